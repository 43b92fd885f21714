### InterDuck. Le résultat d'abord, puis ce qui l'explique.

game-name = InterDuck

## Valeurs

facet-awaited = { $facet ->
    [epoch] Quelle époque ?
    [symbol] Quel symbole ?
   *[other] Et ensuite ?
}
    .screen = { $facet ->
        [epoch] Quelle époque ?
        [symbol] Quel symbole ?
       *[other] Et ensuite ?
    }
epoch = { $epoch ->
    [antique] Antique
    [medieval] Moyen-Âge
    [baroque] Baroque
    [classical] Classique
   *[modern] Moderne
}
epoch-count = { FEM($count) } { epoch }
symbol = { $symbol ->
    [plain] sans symbole
    [draw] pioche
    [three_people] tous ensemble
    [double] double
    [hidden] œuvre cachée
   *[bonus] bonus
}
tracking = { $tracking ->
    [turns] œuvre par œuvre
   *[counts] comptes en fin de saison
}
    .screen = { $tracking ->
        [turns] Œuvre par œuvre
       *[counts] Fin de saison
    }

## Options

ask-option-tracking = Suivre la partie œuvre par œuvre, ou compter en fin de saison ?
    .brief = Œuvre par œuvre, ou en fin de saison ?
    .screen = Suivi ?
ask-option-reserve = Garder dans la pioche les cartes des saisons à venir ?
    .brief = Garder les cartes des saisons à venir ?
    .screen = Garder des cartes ?

## La donne

ask-oya = Qui a visité un musée en dernier ? C'est l'Oya, qui commence.
    .brief = Qui est l'Oya ?
    .screen = Qui est l'Oya ?
ask-deal = Saison { $season } : donnez { $cards ->
    [one] une carte
   *[other] { FEM($cards) } cartes
} à chacun, puis OK.
    .brief = Saison { $season } : { $cards ->
        [one] une carte
       *[other] { FEM($cards) } cartes
    } chacun.
    .screen = Saison { $season } : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } chacun
ask-trend = Saison { $season } : retournez la tendance. Quelle époque ?
    .brief = Saison { $season } : la tendance ?
    .screen = Saison { $season } Tendance ?
trend-none = La pioche est vide : pas de tendance cette saison.
    .brief = Pas de tendance.
    .screen = Pas de tendance

## L'exposition

ask-expose = { $seat }, exposez une œuvre.
    .brief = { $seat }, à vous.
    .screen = { $seat } expose
exposed = { $seat } : { epoch }, { FEM($count) } sur la table.
    .brief = { $seat } : { epoch }, { FEM($count) }.
    .screen = { $seat } : { epoch } { $count }
passed = { $seat } n'a plus de carte et passe.
    .brief = { $seat } passe.
    .screen = { $seat } passe
draw-card = { $seat } prend une carte de la pioche. { $deck ->
    [0] Elle est vide.
   *[other] Il en reste { FEM($deck) }.
}
    .brief = { $seat } pioche, reste { FEM($deck) }.
    .screen = { $seat } pioche Reste { $deck }
draw-none = { $deck ->
    [0] La pioche est vide : { $seat } ne prend rien.
   *[other] Les cartes qui restent sont pour les donnes à venir : { $seat } ne prend rien.
}
    .brief = { $deck ->
        [0] Pioche vide : rien pour { $seat }.
       *[other] Pioche réservée : rien pour { $seat }.
    }
    .screen = { $deck ->
        [0] Pioche vide pour { $seat }
       *[other] Pas de pioche pour { $seat }
    }
everyone-lays = Tous ensemble : chacun pose une œuvre face cachée, puis toutes se retournent.
    .brief = Tous ensemble : une œuvre chacun.
    .screen = Une œuvre chacun
ask-everyone = { $seat }, quelle époque avez-vous retournée ?
    .brief = { $seat }, quelle époque ?
    .screen = { $seat } : époque ?
ask-second = { $seat }, une deuxième œuvre de l'époque { epoch } ?
    .brief = { $seat }, encore { epoch } ?
    .screen = { $seat }, encore { epoch } ?
second-only = Pas de deuxième œuvre pour { $seat } : il ne reste rien de l'époque { epoch }.
    .brief = { $seat }, plus rien de l'époque { epoch }.
    .screen = { epoch } : plus rien
ask-face_down = { $seat }, une œuvre de plus, face cachée ?
    .brief = { $seat }, une œuvre cachée ?
    .screen = { $seat }, une cachée ?
face-down = { $seat } cache une œuvre. { $count ->
    [one] C'est la première.
   *[other] Cela en fait { FEM($count) }.
}
    .brief = { $seat } cache une œuvre.
    .screen = { $seat } en cache { $count }
ask-bonus = { $seat ->
    [none] Combien de jetons bonus sur chaque époque, cette saison ? Il en restait { $stock }.
   *[other] { $seat }, sur quelle époque posez-vous le jeton bonus ?
}
    .brief = { $seat ->
        [none] Bonus posés, sur { $stock } ?
       *[other] { $seat }, bonus sur quelle époque ?
    }
    .screen = { $seat ->
        [none] Bonus posés, sur { $stock } ?
       *[other] { $seat }, bonus sur ?
    }
bonus-only = Tous les jetons bonus sont déjà posés.
    .brief = Plus de jeton bonus.
    .screen = Plus de bonus
bonus-placed = Bonus sur { epoch }, par { $seat }. { $count ->
    [one] C'est le premier sur cette carte.
   *[other] Cela en fait { $count } sur cette carte.
}
    .brief = Bonus sur { epoch }, par { $seat }.
    .screen = { $seat } : bonus { epoch } { $count }
bonus-none = Il n'y a plus de jeton bonus : le symbole ne fait rien.
    .brief = Plus de jeton bonus.
    .screen = Plus de bonus
exposition-closed = { $by } ferme l'exposition avec la { ORDINAL($count, gender: "feminine") } œuvre de l'époque { epoch }.
    .brief = { $by } ferme : { epoch }, { $count }.
    .screen = { $by } ferme : { epoch } { $count }
exposition-empty = { $by ->
    [none] Personne n'a de carte : pas d'exposition cette saison.
   *[other] Plus personne n'a de carte : l'exposition ferme. { $by } a exposé en dernier.
}
    .brief = { $by ->
        [none] Pas de cartes, pas d'exposition.
       *[other] Plus de cartes : { $by } a exposé en dernier.
    }
    .screen = Plus de cartes

## Les comptes de fin de saison

ask-works = { $seat }, combien d'œuvres de chaque époque, cachées comprises ?
    .brief = { $seat }, vos œuvres ?
    .screen = { $seat } : vos œuvres ?
works-only = { $seat } n'a rien exposé : il ne reste plus de carte.
    .brief = { $seat } : aucune œuvre.
    .screen = { $seat } : rien
ask-last = Qui a exposé la dernière œuvre ?
    .brief = Qui a exposé en dernier ?
    .screen = Dernière œuvre : qui ?

## Les points

ask-reveal = { $seat }, retournez une œuvre cachée. Quelle époque ?
    .brief = { $seat }, l'œuvre cachée ?
    .screen = { $seat }, l'œuvre cachée ?
ranking = { epoch } est { ORDINAL($place, gender: "feminine") } avec { $count ->
    [one] une œuvre
   *[other] { FEM($count) } œuvres
} : jeton { $token }.
    .brief = { epoch }, { $count } : jeton { $token }.
    .screen = { $place }. { epoch } { $count } : jeton { $token }
value = { $value ->
    [one] Une œuvre { epoch } vaut { $value } point.
   *[other] Une œuvre { epoch } vaut { $value } points.
}
    .brief = { epoch } vaut { $value }.
    .screen = { epoch } vaut { $value }
ask-extra = { $seat }, quelles œuvres en plus ? Une par époque que vous avez déjà, ou aucune.
    .brief = { $seat }, œuvres en plus ?
    .screen = { $seat }, en plus ?
points = { $points ->
    [0] { $seat } ne marque rien et reste à { $total }.
    [one] { $seat } marque { $points } point, total { $total }.
   *[other] { $seat } marque { $points } points, total { $total }.
}
    .brief = { $seat } { $points }.
    .screen = { $seat } +{ $points } total { $total }
leader = { COUNT($seats) ->
    [one] { $lead ->
        [one] { $seats } mène d'un point.
       *[other] { $seats } mène de { $lead } points.
    }
   *[other] { $seats } sont en tête avec { $total } points.
}
    .brief = { COUNT($seats) ->
        [one] { $seats } mène de { $lead }.
       *[other] Égalité en tête à { $total }.
    }
    .screen = { COUNT($seats) ->
        [one] { $seats } mène de { $lead }
       *[other] Égalité à { $total }
    }
next-oya = { $seat } sera l'Oya de la prochaine saison.
    .brief = { $seat } est l'Oya.
    .screen = Oya : { $seat }
winner = { $seat } gagne avec { $total } points !
    .brief = { $seat } gagne !
    .screen = { $seat } gagne : { $total }
winners = { $winners } gagnent ensemble avec { $total } points !
    .brief = Victoire partagée !
    .screen = Victoire partagée : { $total }
reason-highest-total = { COUNT($winners) ->
    [one] C'est le plus haut total.
   *[other] Le plus haut total est partagé.
}

## Refus et règles

refusal-epoch-exhausted = Époque { epoch } : { $left ->
    [0] les { $printed } œuvres sont déjà sorties. Annuler corrige une erreur.
    [one] une seule œuvre peut encore sortir, sur { $printed }. Comptez de nouveau.
   *[other] { FEM($left) } œuvres peuvent encore sortir, sur { $printed }. Comptez de nouveau.
}
    .brief = { epoch } : { $left ->
        [0] les { $printed } sont sorties.
        [one] il n'en reste qu'une.
       *[other] il n'en reste que { FEM($left) }.
    }
    .screen = { epoch } : reste { $left } sur { $printed }
rule-epoch-exhausted = Le nombre imprimé sur la carte { epoch } est { $printed } : il n'existe pas plus d'œuvres de cette époque, et une œuvre exposée ne revient jamais.
refusal-hand-empty = { FEM($given) } œuvres, c'est plus qu'il n'y a en main. { $high ->
    [one] Au plus une.
   *[other] Au plus { FEM($high) }.
}
    .brief = Pas assez de cartes : au plus { FEM($high) }.
    .screen = En main : { $high } au plus
rule-hand-empty = On ne montre que des œuvres de sa main.
refusal-bonus-exhausted = { $given } jetons bonus, c'est trop : il en reste { $high }. Comptez de nouveau.
    .brief = Trop de bonus : il en reste { $high }.
    .screen = Bonus : reste { $high }
rule-bonus-exhausted = Il y a cinq jetons bonus pour toute la partie, et ils restent où ils sont posés.

## Pourquoi

why-works = { $value ->
    [0] { $seat }, { epoch } : { $count ->
        [one] une œuvre
       *[other] { FEM($count) } œuvres
    } sans valeur cette saison.
   *[other] { $seat }, { epoch } : { $count ->
        [one] une œuvre
       *[other] { FEM($count) } œuvres
    } à { $value }, soit { $points }.
}
    .brief = { $seat }, { epoch } : { $count } à { $value }.
    .screen = { $seat }, { epoch } : { $count } à { $value }
why-nothing = { $seat } n'a rien exposé : zéro.
    .screen = { $seat } : rien

## La table, pour Info

table-season = Saison { $season } sur { $seasons }.{ $oya ->
    [none] {""}
   *[other] {" "}L'Oya est { $oya }.
}
    .brief = Saison { $season }{ $oya ->
        [none] .
       *[other] , Oya { $oya }.
    }
    .screen = Saison { $season }{ $oya ->
        [none] {""}
       *[other] , Oya { $oya }
    }
table-trend = La tendance est { epoch }.
    .brief = Tendance : { epoch }.
    .screen = Tendance { epoch }
table-epoch = { epoch } : { $count ->
    [0] aucune œuvre
    [one] une œuvre
   *[other] { FEM($count) } œuvres
}{ $value ->
    [0] .
   *[other] , jetons pour { $value }.
}
    .brief = { epoch } : { $count } à { $value }.
    .screen = { epoch } : { $count } jetons { $value }
table-face-down = { $seat } a { $count ->
    [one] une œuvre cachée
   *[other] { FEM($count) } œuvres cachées
}.
    .brief = { $seat }, cachées : { $count }.
    .screen = { $seat } Cachées : { $count }
table-hand = { $seat } a { $hand ->
    [0] la main vide
    [one] une carte en main
   *[other] { FEM($hand) } cartes en main
}.
    .brief = { $seat }, en main : { $hand }.
    .screen = { $seat } En main : { $hand }
table-deck = { $deck ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { FEM($deck) } cartes dans la pioche.
}
    .brief = Pioche : { $deck }.
    .screen = Pioche : { $deck }
table-bonus = { $count ->
    [0] Tous les jetons bonus sont posés.
    [one] Il reste un jeton bonus.
   *[other] Il reste { $count } jetons bonus.
}
    .brief = Bonus : { $count }.
    .screen = Bonus : { $count }

## La règle de ce qui est demandé

help-oya = L'Oya expose en premier. Ensuite, l'Oya est le voisin de gauche de qui a exposé en dernier.
    .brief = L'Oya expose en premier.
    .screen = L'Oya commence
help-deal = Les œuvres pas encore jouées restent en main d'une saison à l'autre.
    .brief = Les mains restent d'une saison à l'autre.
    .screen = Les mains restent
help-trend = La tendance n'est à personne et son symbole ne fait rien, mais elle compte pour son époque.
    .brief = La tendance compte pour son époque.
    .screen = La tendance compte
help-expose = Exposez une œuvre, puis suivez son symbole. Plus : piocher. Rond : tous ensemble. Triangle : une deuxième de la même époque. Croix : une cachée. Étoile : un bonus. La sixième œuvre d'une époque ferme l'exposition, la cinquième à deux joueurs.
    .brief = Une œuvre, puis son symbole.
    .screen = Une œuvre, puis le symbole
help-everyone = Chacun expose une œuvre au même moment. Les symboles ne font rien. La fermeture se regarde quand toutes sont retournées.
    .brief = Une œuvre chacun, sans leurs symboles.
    .screen = Une œuvre chacun
help-second = La deuxième œuvre est de la même époque. Son symbole ne fait rien. Elle peut fermer l'exposition.
    .brief = Même époque, symbole sans effet.
    .screen = Même époque
help-face_down = L'œuvre cachée est de n'importe quelle époque. Elle ne compte pas pour fermer, mais pour les points.
    .brief = Elle ne compte qu'aux points.
    .screen = Compte aux points
help-bonus = Un jeton bonus ajoute deux à la valeur de son époque, pour toute la partie, quand elle est classée.
    .brief = Deux de plus pour une époque classée.
    .screen = +2 si classée
help-works = Comptez les œuvres de la collection, les cachées retournées, sans la tendance et sans les œuvres en plus.
    .brief = Sans la tendance ni les œuvres en plus.
    .screen = Sans la tendance
help-last = Qui a exposé en dernier commence les œuvres en plus, et son voisin de gauche sera l'Oya.
    .brief = Son voisin de gauche sera l'Oya.
    .screen = Puis Oya à gauche
help-reveal = Les œuvres cachées se retournent avant le classement, et comptent comme les autres.
    .brief = Les cachées comptent maintenant.
    .screen = Les cachées comptent
help-extra = Les œuvres en plus marquent des points, mais ne changent plus le classement. Leurs symboles ne font rien.
    .brief = Des points, sans changer le classement.
    .screen = Classement déjà fixé
