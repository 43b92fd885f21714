### Duck & Cover. L'appel d'abord, court et net : tout le monde veut répondre.

game-name = Duck and Cover
    .screen = Duck & Cover

## Valeurs

call = { $call ->
    [max] le plus grand
    [repeat] encore
   *[number] le { $call }
}
facet-awaited = { $facet ->
    [family] Quelle famille ?
    [number] Quel numéro ?
   *[other] Et ensuite ?
}
    .screen = { $facet ->
        [family] Quelle famille ?
        [number] Quel numéro ?
       *[other] Et ensuite ?
    }
family = { $family ->
    [film_stars] vedettes
    [history] histoire
    [monsters] monstres
    [sweets] douceurs
    [aliens] martiens
    [fairy_tale] conte de fées
   *[pirates] pirates
}
number = { $number }
outcome = { $outcome ->
    [moved] ça a bougé
    [coin] tous Coin
   *[pile] ça a bougé, avec une pile unique
}
    .brief = { $outcome ->
        [moved] bougé
        [coin] Coin
       *[pile] pile unique
    }
    .screen = { $outcome ->
        [moved] Bougé
        [coin] Tous Coin
       *[pile] Pile unique
    }
tracking = { $tracking ->
    [calls] suivre les appels
   *[scores] compter les points seulement
}
    .screen = { $tracking ->
        [calls] Les appels
       *[scores] Les points
    }
deck = { $deck ->
    [captain] carte du capitaine
   *[ducks] canard d'un joueur
}
captain = { $captain ->
    [box] la boîte
    [cards] les vraies cartes
   *[card] { call }
}
    .screen = { $captain ->
        [box] La boîte
        [cards] Les cartes
       *[card] { call }
    }
rounds = { $rounds }
splash = { $splash }

## Options

ask-option-tracking = Suivre les appels, ou compter les points seulement ?
    .brief = Les appels, ou les points seulement ?
    .screen = Suivi ?
ask-option-captain = Qui appelle : la boîte, ou les vraies cartes du capitaine ?
    .brief = La boîte, ou les vraies cartes ?
    .screen = Capitaine ?
ask-option-rounds = Combien de manches ?
    .screen = Manches ?
ask-usual-splash = Garder les éclaboussures habituelles ?
    .screen = Éclaboussures habituelles ?
ask-option-splash = Les douze éclaboussures, du canard 1 au canard 12 ?
    .brief = Les douze éclaboussures, du 1 au 12 ?
    .screen = Éclaboussures du 1 au 12 ?

## Les appels

ask-ready = Manche { $round } : { $tracking ->
    [calls] douze canards chacun, en trois rangs de quatre. { $captain ->
        [box] OK, et j'appelle.
       *[cards] Battez les cartes du capitaine, puis OK.
    }
   *[scores] jouez, puis OK.
}
    .brief = Manche { $round }. Prêts ?
    .screen = Manche { $round } { $tracking ->
        [calls] Prêts ? OK
       *[scores] Jouez, puis OK
    }
ask-captain = La carte du capitaine ?
    .brief = La carte ?
    .screen = Carte du capitaine ?
called = { $again ->
    [yes] Encore ! { $call ->
        [max] Le plus grand !
       *[number] Le { $call } !
    }
   *[no] { $call ->
        [max] Le plus grand !
       *[number] Le { $call } !
    }
}
    .brief = { $again ->
        [yes] Encore { $call ->
            [max] le plus grand !
           *[number] le { $call } !
        }
       *[no] { $call ->
            [max] Le plus grand !
           *[number] Le { $call } !
        }
    }
    .screen = { $again ->
        [yes] Encore { call } !
       *[no] { $call ->
            [max] Le plus grand !
           *[number] Le { $call } !
        }
    }
ask-call = { $again ->
    [yes] C'est fait ?
   *[no] { $call ->
        [max] C'est fait ?
       *[number] Tous Coin ?
    }
}
    .brief = { $again ->
        [yes] Fait ?
       *[no] { $call ->
            [max] Fait ?
           *[number] Coin ?
        }
    }
    .screen = { $again ->
        [yes] Encore { call } : bougé ou pile ?
       *[no] { $call ->
            [max] Le plus grand : bougé ou pile ?
           *[number] Le { $call } : bougé, Coin, pile ?
        }
    }
set-aside = { $card ->
    [repeat] Encore, mais rien à répéter. De côté : { $count } sur { $limit }.
   *[number] Coin ! Le { $card } est de côté : { $count } sur { $limit }.
}
    .brief = { $card ->
        [repeat] Encore, pour rien : { $count } sur { $limit }.
       *[number] Coin ! { $count } sur { $limit }.
    }
    .screen = { $card ->
        [repeat] Encore : rien { $count } sur { $limit }
       *[number] Coin ! Le { $card } { $count } sur { $limit }
    }
reshuffled = { $captain ->
    [box] Pile vide : je mélange { FEM($count) } cartes.
   *[cards] Pile vide : mélangez la défausse, { FEM($count) } cartes.
}
    .brief = { $captain ->
        [box] Je mélange.
       *[cards] Mélangez la défausse.
    }
    .screen = { $captain ->
        [box] Pile mélangée : { $count } cartes
       *[cards] Mélangez : { $count } cartes
    }
round-over = { $why ->
    [limit] Fin de la manche : assez de cartes sont de côté.
   *[pile] Fin de la manche : une pile unique !
}
    .brief = { $why ->
        [limit] Fin : assez de cartes de côté.
       *[pile] Fin : pile unique !
    }
    .screen = { $why ->
        [limit] Fin : assez de cartes
       *[pile] Fin : pile unique
    }

## Les points

ask-visible = { $seat }, quels canards voyez-vous encore ?
    .brief = { $seat }, vos canards ?
    .screen = { $seat } : canards visibles ?
points = { SIGN($points) ->
    [zero] { $seat } ne prend rien, total { $total }.
   *[other] { $seat } : { $points }, total { $total }.
}
    .brief = { $seat } : { $points }.
    .screen = { $seat } : { $points } total { $total }
winner = { $seat } gagne avec { $total } !
    .brief = { $seat } gagne !
    .screen = { $seat } gagne : { $total }
winners = { $winners } gagnent ensemble avec { $total } !
    .brief = Victoire partagée !
    .screen = Victoire partagée : { $total }
reason-lowest-total = { COUNT($winners) ->
    [one] C'est le plus petit total.
   *[other] Le plus petit total est partagé.
}
why-splash = { $seat }, le { $number } { $points ->
    [0] n'éclabousse pas.
    [one] éclabousse : { $points } point.
   *[other] éclabousse : { $points } points.
}
    .brief = { $seat }, le { $number } : { $points }.
    .screen = { $seat }, le { $number } : { $points }
why-pile = { $seat }, une seule pile, sous le { $number } : { $points }.
    .brief = { $seat }, pile sous le { $number } : { $points }.
    .screen = { $seat }, pile du { $number } : { $points }

## Refus et règles

refusal-max-moves = Chacun voit un plus grand canard : tous bougent. Répondez que ça a bougé.
    .brief = Au plus grand, tous bougent.
    .screen = Le plus grand : tous bougent
rule-max-moves = Au plus grand, chacun bouge son plus grand canard visible. Personne ne peut crier Coin.
refusal-repeat-moves = Encore { call } : ce qui vient de bouger est visible, et bouge encore. Répondez que ça a bougé.
    .brief = Ce qui a bougé est visible et bouge encore.
    .screen = Encore { call } : il bouge
rule-repeat-moves = Un canard qui vient de bouger est au-dessus de sa pile. Qui l'a bougé le bouge encore.
refusal-set-aside = Le { $number } est de côté : tous l'ont couvert. Annuler corrige une erreur.
    .brief = Le { $number } est de côté, couvert chez tous.
    .screen = Le { $number } est couvert chez tous
rule-set-aside = Un numéro mis de côté était couvert chez tous, et un canard couvert ne revient jamais.
refusal-duplicate = Le { $number } est donné deux fois. Annuler retire le dernier.
    .brief = Le { $number } est donné deux fois.
    .screen = Le { $number } : deux fois
rule-duplicate = Chacun a douze canards différents.
refusal-no-pile = Personne n'a une seule pile, et c'est elle qui a fini la manche. Annuler corrige une erreur.
    .brief = Personne n'a une seule pile.
    .screen = Personne n'a une seule pile
rule-no-pile = Une pile unique ne montre qu'un canard. Elle a fini la manche : quelqu'un ne voit donc qu'un canard.
refusal-not-in-pile = { $call ->
    [max] Le plus grand est déjà sorti de la pile.
    [repeat] Encore est déjà sorti de la pile.
   *[number] Les deux { $call } sont déjà sortis de la pile.
} Annuler corrige une erreur.
    .brief = { $call ->
        [max] Le plus grand est déjà sorti.
        [repeat] Encore est déjà sorti.
       *[number] Les deux { $call } sont déjà sortis.
    }
    .screen = { $call ->
        [max] Le plus grand est sorti
        [repeat] Encore est sorti
       *[number] Les deux { $call } sont sortis
    }
rule-not-in-pile = Chaque numéro est deux fois dans la pile, le plus grand et encore une fois. Une carte sortie revient quand la défausse est mélangée, sauf si elle est de côté.

## La table, pour Info

table-round = Manche { $round }.
    .screen = Manche { $round }
table-last = Dernier appel : { call }.
    .screen = Appel : { call }
table-aside = { $count ->
    [0] Rien n'est de côté, sur { $limit }.
   *[other] De côté, { $count } sur { $limit } : { $cards }.
}
    .brief = De côté : { $count } sur { $limit }.
    .screen = De côté : { $count } sur { $limit }
table-pile = Pile du capitaine : { $count }. Défausse : { $discard }.
    .brief = Pile { $count }, défausse { $discard }.
    .screen = Pile { $count } Défausse { $discard }

## La règle de ce qui est demandé

help-ready = Les douze canards d'une famille, au hasard, face visible. Le plus petit total gagne.
    .brief = Douze canards au hasard, face visible.
    .screen = 12 canards au hasard
help-captain = Montrez la carte que le capitaine retourne, ou donnez son appel.
    .brief = La carte que le capitaine retourne.
    .screen = Carte retournée
help-call = Qui voit ce canard le bouge avec sa pile : sur une pile voisine, ou à une place libre contre une autre pile. Qui l'a couvert crie Coin. Dites si ça a bougé, si tous ont crié, ou si quelqu'un n'a plus qu'une pile.
    .brief = Bougé, Coin, ou une pile unique.
    .screen = A bougé, B Coin, C pile
help-visible = Le dessus de chaque pile. Chaque canard visible éclabousse ; une pile unique retire son éclaboussure.
    .brief = Le dessus de chaque pile.
    .screen = Le dessus des piles
