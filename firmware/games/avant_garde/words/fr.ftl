### Avant-Garde. Le résultat d'abord. Les noms et pouvoirs des mécènes viennent de leurs données.

game-name = Avant-Garde

## Valeurs

facet-awaited = { $facet ->
    [colour] Quelle couleur ?
    [number] Quel numéro ?
   *[other] Et ensuite ?
}
    .screen = { $facet ->
        [colour] Quelle couleur ?
        [number] Quel numéro ?
       *[other] Et ensuite ?
    }
colour = { $colour ->
    [orange] orange
    [blue] bleu
    [red] rouge
    [purple] violet
    [white] blanc
   *[grey] gris
}
number = carte { $number }
number-count = { $count ->
    [one] une carte { $number }
   *[other] { FEM($count) } cartes { $number }
}
cards = { colour } { $number }
deck = { $deck ->
    [cards] carte de jeu
   *[patrons] mécène
}
dollars-count = { $dollars ->
    [0] aucun dollar
    [one] un dollar
   *[other] { $dollars } dollars
}
buy = { $buy ->
    [renew] renouveler une pile
    [done] terminer
   *[other] une carte { $buy }
}
    .brief = { $buy ->
        [renew] renouveler
        [done] terminer
       *[other] { $buy }
    }
    .screen = { $buy ->
        [renew] Renouveler
        [done] Terminer
       *[other] Carte { $buy }
    }
tracking = { $tracking ->
    [turns] tour par tour
   *[scores] les dollars de chaque manche seulement
}
    .screen = { $tracking ->
        [turns] Tour par tour
       *[scores] Dollars seulement
    }
chain = { $chain ->
    [count] compter les cartes posées
   *[cards] montrer chaque carte posée
}
    .screen = { $chain ->
        [count] Compter
       *[cards] Carte par carte
    }

## Options

ask-option-tracking = Suivre chaque tour, ou seulement les dollars de chaque manche ?
    .brief = Tour par tour, ou dollars seulement ?
    .screen = Suivi ?
ask-option-chain = Compter les cartes posées, ou les montrer une à une ?
    .brief = Compter ou montrer les cartes ?
    .screen = Cartes posées ?

## La mise en place

ask-patrons = Quels mécènes ? Posez ou choisissez ceux qui changent : les autres viennent de New York.
    .brief = Quels mécènes ?
    .screen = Quels mécènes ?
ask-first = Qui commence ?
    .screen = Qui commence ?
first = { $seat } commence.
    .screen = { $seat } commence

## L'exposition

ask-chain = { $opens ->
    [yes] Manche { $round }, tous exposent.
   *[no] {""}
}{ $opens ->
    [yes] {" "}
   *[no] {""}
}{ $shown ->
    [yes] { $seat }, montrez votre chaîne dans l'ordre.
   *[no] { $seat }, combien de cartes posées ?
}
    .brief = { $opens ->
        [yes] Manche { $round }. { $seat }, vos cartes ?
       *[no] { $seat }, vos cartes ?
    }
    .screen = { $opens ->
        [yes] Manche { $round } { $seat }, vos cartes ?
       *[no] { $seat }, vos cartes ?
    }
ask-laid = { $seat }, parmi vos { FEM($sum) } cartes, comptez : { $options }.
    .brief = { COUNT($options) ->
        [1] { $seat }, comptez : { $options }.
        [2] { $seat }, comptez : { $options }.
       *[other] { $seat }, combien de chaque ?
    }
    .screen = { $seat }, combien de chaque ?

## Les achats

ask-other = { $seat }, { dollars-count } jusqu'ici. Combien d'autres, par les mécènes ou le Joyau Caché ?
    .brief = { $seat }, { dollars-count }. D'autres ?
    .screen = { $seat } : { $dollars } Autres dollars ?
ask-coin = { $seat }, { dollars-count }. Dépenser la Monnaie pour un de plus ?
    .brief = { dollars-count }. La Monnaie ?
    .screen = { $seat } : { $dollars } La Monnaie ?
ask-buy = { $seat }, { $left ->
    [0] plus de dollar. Que faites-vous ?
    [one] un dollar. Que faites-vous ?
   *[other] { $left } dollars. Qu'achetez-vous ?
}
    .brief = { $seat }, { $left ->
        [0] plus rien.
        [one] un dollar.
       *[other] { $left } dollars.
    }
    .screen = { $seat } : { $left } Achat ?
buy-only = { $seat } ne peut plus rien acheter.
    .screen = { $seat } : plus d'achat
ask-earned = { $opens ->
    [yes] Manche { $round }. { $seat }, combien de dollars gagnés ?
   *[no] { $seat }, combien de dollars gagnés ?
}
    .brief = { $seat }, vos dollars ?
    .screen = { $opens ->
        [yes] Manche { $round } { $seat } : dollars ?
       *[no] { $seat } : dollars ?
    }
earned = { $dollars ->
    [0] { $seat } ne gagne aucun dollar.
    [one] { $seat } gagne un dollar.
   *[other] { $seat } gagne { $dollars } dollars.
}
    .brief = { $seat } : { dollars-count }.
    .screen = { $seat } : { $dollars } $
prizes = { $gained ->
    [0] Pas de prix pour { $seat }, qui en a { $total }.
    [one] { $seat } prend un prix, total { $total }.
   *[other] { $seat } prend { $gained } prix, total { $total }.
}
    .brief = { $gained ->
        [0] { $seat } : pas de prix, total { $total }.
       *[other] { $seat } : { $gained } prix, total { $total }.
    }
    .screen = { $seat } +{ $gained } total { $total }
improvised = { $count ->
    [one] Il manque un prix : { $seat } prend n'importe quel objet.
   *[other] Il manque { $count } prix : { $seat } prend n'importe quels objets.
}
    .brief = { $count ->
        [one] Un prix à improviser.
       *[other] { $count } prix à improviser.
    }
    .screen = Prix à improviser : { $count }
coin-gained = { $seat } reçoit une Monnaie.
    .screen = { $seat } : Monnaie
last-round = { $by } prend le dernier prix de la pile : la manche est la dernière. La réserve prend la suite.
    .brief = C'est la dernière manche.
    .screen = Dernière manche
winner = { $tied ->
    [yes] { $seat } gagne avec { $total } prix : à égalité, mais { dollars-count } dans la dernière manche !
   *[no] { $seat } gagne avec { $total } prix !
}
    .brief = { $tied ->
        [yes] À égalité de prix, { $seat } gagne.
       *[no] { $seat } gagne avec { $total } prix.
    }
    .screen = { $seat } gagne : { $total }
winners = { $winners } gagnent ensemble, avec { $total } prix et { dollars-count } dans la dernière manche !
    .brief = Victoire partagée à { $total } prix.
    .screen = Victoire partagée : { $total }
reason-most-prizes = C'est le plus grand nombre de prix.
    .screen = Le plus de prix
reason-last-round-dollars = À égalité de prix, les dollars de la dernière manche décident.
    .screen = Départagés aux dollars
reason-shared = Autant de prix, autant de dollars dans la dernière manche : la victoire est partagée.
    .screen = Tout à égalité

## Les mécènes

patron-told = { patron }, { $phase ->
    [exhibition] pendant l'exposition
   *[purchase] pendant les achats
}.
    .brief = { patron }, { $phase ->
        [exhibition] exposition
       *[purchase] achats
    }.
    .screen = { patron }

## Un mécène fait à la boîte

phase = { $phase ->
    [exhibition] pendant l'exposition
   *[purchase] pendant les achats
}
power = { $power ->
    [card] des dollars pour chaque carte de son chiffre
    [turn] des dollars si une carte de son chiffre est posée
    [majority] des dollars à qui en pose le plus
    [table] des dollars que la table compte
    [change] changer la couleur ou le chiffre
    [change-colour] changer la couleur
    [change-number] changer le chiffre
   *[read] un autre, à lire sur la carte
}
    .screen = { $power ->
        [card] Dollars par carte
        [turn] Dollars par tour
        [majority] Dollars au plus grand
        [table] Dollars à compter
        [change] Couleur ou chiffre
        [change-colour] Changer la couleur
        [change-number] Changer le chiffre
       *[read] À lire sur la carte
    }
ask-new-number = Quel chiffre a ce mécène ?
    .screen = Son chiffre ?
ask-new-phase = Quand agit-il ?
    .screen = Il agit quand ?
ask-new-power = Que permet-il ?
    .screen = Son pouvoir ?
ask-new-dollars = Combien de dollars ? En dessous de zéro, il en coûte.
    .brief = Combien de dollars ?
    .screen = Dollars ?
refusal-patron-called-so = { patron } a déjà ce nom et ce chiffre. Donnez un autre chiffre, ou un autre nom avec Annuler.
    .brief = { patron } existe déjà.
    .screen = Existe déjà
refusal-pays-nothing = Zéro dollar ne change rien. Pour un pouvoir sans dollar, Annuler revient au choix du pouvoir.
    .brief = Zéro dollar ne change rien.
    .screen = Pas zéro

## Refus et règles

refusal-patron-doubled = Deux mécènes ont le chiffre { $number }. Un seul par chiffre : Annuler en retire un.
    .brief = Deux mécènes { $number }.
    .screen = Deux mécènes { $number }
rule-patron-doubled = Il y a un mécène en jeu pour chaque chiffre, de 2 à 7.
refusal-illegal-link = Lien { $link } : { $pair } n'ont ni la couleur ni le chiffre en commun. Annuler revient jusque-là.
    .brief = Lien { $link } : rien en commun.
    .screen = Lien { $link } : ni couleur ni chiffre
rule-illegal-link = Chaque carte partage sa couleur ou son chiffre avec celle posée juste avant.
refusal-more-than-laid = { $given ->
    [one] Une carte
   *[other] { FEM($given) } cartes
}, c'est trop : la chaîne en a { FEM($high) }. Annuler en retire une.
    .brief = Trop : la chaîne a { $high ->
        [one] une carte.
       *[other] { FEM($high) } cartes.
    }
    .screen = Trop : { $high } en tout
rule-more-than-laid = Les cartes comptées sont toutes dans la chaîne.
refusal-pile-empty = La pile des { $price } est vide. Achetez une autre carte.
    .brief = La pile des { $price } est vide.
    .screen = Pile { $price } vide
rule-pile-empty = On n'achète que la carte visible d'une pile.
refusal-too-dear = Une carte { $price } coûte { $price } dollars, { $left ->
    [0] et il n'en reste pas.
    [one] et il en reste un.
   *[other] et il en reste { $left }.
} Achetez moins cher, ou terminez.
    .brief = Trop cher : il reste { $left }.
    .screen = Prix { $price }, reste { $left }
rule-too-dear = Une carte de la galerie coûte son chiffre en dollars.
refusal-renewed-already = Une pile a déjà été renouvelée ce tour. Achetez, ou terminez.
    .brief = Déjà renouvelé.
    .screen = Déjà renouvelé
rule-renewed-already = Une fois par tour, la carte visible d'une pile passe dessous.
refusal-nothing-to-renew = Aucune pile n'a deux cartes : rien à renouveler. Achetez, ou terminez.
    .brief = Rien à renouveler.
    .screen = Rien à renouveler
rule-nothing-to-renew = Renouveler met la carte visible d'une pile sous les autres.

## Pourquoi

why-chain = { $seat } : { $dollars ->
    [0] aucune carte posée, aucun dollar.
    [one] une carte posée, un dollar.
   *[other] { FEM($dollars) } cartes posées, { $dollars } dollars.
}
    .brief = Cartes : { $dollars }.
    .screen = Cartes : { $dollars }
why-patron = Le mécène { patron } paie { dollars-count }.
    .brief = { patron } : { dollars-count }.
    .screen = { patron } : { $dollars }
why-other = { SIGN($dollars) ->
    [minus] Autres pouvoirs : { ABS($dollars) } de moins.
   *[plus] Autres pouvoirs et Joyau : { ABS($dollars) } de plus.
}
    .screen = Autres : { $dollars }
why-coin = La Monnaie ajoute un dollar.
    .screen = Monnaie : 1
why-prizes = En tout { dollars-count } : { $points ->
    [0] pas de prix.
    [one] un prix.
   *[other] { $points } prix.
}
    .screen = { $dollars } $ : prix { $points }

## La table, pour Info

table-round = { $round ->
    [0] La mise en place.
   *[other] Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] {""}
    }{ $first ->
        [none] .
       *[other] . { $first } commence.
    }
}
    .brief = { $last ->
        [yes] Dernière manche.
       *[no] Manche { $round }.
    }
    .screen = { $last ->
        [yes] Dernière manche
       *[no] Manche { $round }
    }
table-prizes = { $pile ->
    [0] La pile des prix est vide.
   *[other] Il reste { $pile } prix dans la pile.
}{ $surplus ->
    [0] {" "}La réserve est vide.
   *[other] {" "}La réserve en a { $surplus }.
}
    .brief = Prix : pile { $pile }, réserve { $surplus }.
    .screen = Prix { $pile } Réserve { $surplus }
table-chain = { $seat } : { $laid ->
    [0] aucune carte posée
    [one] une carte posée
   *[other] { FEM($laid) } cartes posées
}{ $dollars ->
    [0] .
    [one] , un dollar gagné.
   *[other] , { $dollars } dollars gagnés.
}
    .brief = { $dollars ->
        [0] { $seat } : cartes { $laid }.
       *[other] { $seat } : dollars { $dollars }.
    }
    .screen = { $seat } : cartes { $laid }, dollars { $dollars }
table-coins = { COUNT($seats) ->
    [one] { $seats } a une Monnaie.
   *[other] { $seats } ont une Monnaie.
}
    .brief = { COUNT($seats) ->
        [1] Monnaie : { $seats }.
        [2] Monnaie : { $seats }.
        [3] Monnaie : { $seats }.
       *[other] { COUNT($seats) } ont une Monnaie.
    }
    .screen = Monnaie : { COUNT($seats) }
table-pile = { $stock ->
    [0] La pile des { $price } est vide.
    [one] Pile des { $price } : une carte.
   *[other] Pile des { $price } : { FEM($stock) } cartes.
}
    .brief = Pile { $price } : { $stock }.
    .screen = Pile { $price } : { $stock }
table-patron = Mécène { patron }.
    .screen = { patron }

## La règle de ce qui est demandé

help-patrons = Un mécène par chiffre, de 2 à 7. Une carte de mécène posée sur la boîte dit toujours son pouvoir.
    .brief = Un mécène par chiffre.
    .screen = Un mécène par chiffre
help-first = Le premier joueur change à chaque manche, vers la gauche.
    .brief = Puis vers la gauche.
    .screen = Puis vers la gauche
help-chain = Chaque carte partage sa couleur ou son chiffre avec la précédente. Certains mécènes agissent dès que leur chiffre se pose. Chaque carte rapporte un dollar.
    .brief = Même couleur ou même chiffre.
    .screen = Même couleur ou chiffre
help-laid = Certains mécènes paient pour les cartes de leur chiffre. Poser le mécène sur la boîte en compte une.
    .brief = Leurs mécènes paient.
    .screen = Leurs mécènes paient
help-other = Comptez ce que la boîte ne sait pas : les autres pouvoirs, le Joyau Caché. Un nombre négatif enlève.
    .brief = Autres pouvoirs et Joyau Caché.
    .screen = Pouvoirs et Joyau
help-coin = La Monnaie vaut un dollar, une fois. Qui la dépense n'en reçoit pas ce tour.
    .brief = Un dollar, une fois.
    .screen = Un dollar de plus
help-buy = Une carte coûte son chiffre. Les prix comptent tout ce qui est gagné, même dépensé : 6, 8, 10 et 11 dollars, puis tous les 6. S'il reste un dollar, on reçoit une Monnaie.
    .brief = Une carte coûte son chiffre.
    .screen = Coût : le chiffre
help-earned = Comptez tous les dollars gagnés ce tour, même dépensés. 6, 8, 10 et 11 dollars donnent un prix de plus, puis tous les 6.
    .brief = Gagnés, même dépensés.
    .screen = Gagnés, même dépensés
