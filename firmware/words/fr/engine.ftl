### What the engine tells, asks and refuses in every game. Written in French first.

## Values

yes-no = { $yes-no ->
    [yes] oui
   *[no] non
}
seat-unnamed = joueur { $number }
seat-random = au hasard
seat-nobody = personne
answer-ready = prêt
answer-none = rien
answer-count = { $count } { $what }
answer-and-more = { $what } et { $count } de plus

## Taken back

undone = { $seat ->
    [none] Annulé : { $answer }.
   *[other] Annulé pour { $seat } : { $answer }.
}
    .brief = Annulé : { $answer }.
    .screen = Annulé : { $answer }
undone-points = { SIGN($points) ->
    [minus] { ABS($points) ->
        [one] { $seat } retrouve { ABS($points) } point : total { $total }.
       *[other] { $seat } retrouve { ABS($points) } points : total { $total }.
    }
   *[other] { ABS($points) ->
        [one] { $seat } rend { ABS($points) } point : total { $total }.
       *[other] { $seat } rend { ABS($points) } points : total { $total }.
    }
}
    .brief = { $seat } revient à { $total }.
    .screen = { $seat } : { $total }

## Plain questions, for a game that lacks the words of one

any-choose = { $seat ->
    [none] Choisissez : { JOIN($options, last: "ou") }.
   *[other] { $seat }, choisissez : { JOIN($options, last: "ou") }.
}
    .screen = { $seat ->
        [none] Votre choix ?
       *[other] { $seat }, votre choix ?
    }
any-number = { $seat ->
    [none] Donnez un nombre de { $low } à { $high }.
   *[other] { $seat }, donnez un nombre de { $low } à { $high }.
}
    .screen = { $seat ->
        [none] Nombre de { $low } à { $high } ?
       *[other] { $seat }, de { $low } à { $high } ?
    }
any-tally = { $seat ->
    [none] Combien de chaque : { $options } ?
   *[other] { $seat }, combien de chaque : { $options } ?
}
    .screen = { $seat ->
        [none] Combien de chaque ?
       *[other] { $seat }, combien de chaque ?
    }
any-card = { $seat ->
    [none] Montrez une carte.
   *[other] { $seat }, montrez une carte.
}
    .screen = { $seat ->
        [none] Une carte ?
       *[other] { $seat }, une carte ?
    }
any-collect = { $seat ->
    [none] Montrez les cartes une à une, puis dites que c'est fini.
   *[other] { $seat }, montrez les cartes une à une, puis dites que c'est fini.
}
    .brief = { $seat ->
        [none] Montrez les cartes.
       *[other] { $seat }, montrez les cartes.
    }
    .screen = { $seat ->
        [none] Les cartes ?
       *[other] { $seat }, les cartes ?
    }
any-ready = { $seat ->
    [none] Appuyez sur OK quand c'est prêt.
   *[other] { $seat }, appuyez sur OK quand c'est prêt.
}
    .screen = { $seat ->
        [none] Prêt ? OK
       *[other] { $seat }, prêt ? OK
    }

## Refused, whatever the game

refusal-not-an-option = « { $given } » n'est pas possible ici. Choisissez { JOIN($options, last: "ou") }.
    .brief = Pas « { $given } » ici.
    .screen = Pas possible : { $given }
refusal-out-of-range = { $given } ne va pas. Il faut { SAME($low, $high) ->
    [yes] { $low }
   *[no] un nombre de { $low } à { $high }
}.
    .brief = { $given } ne va pas. Il faut { SAME($low, $high) ->
        [yes] { $low }
       *[no] de { $low } à { $high }
    }.
    .screen = Pas { $given } : { SAME($low, $high) ->
        [yes] { $low }
       *[no] de { $low } à { $high }
    }
refusal-option-out-of-range = { $option } : { $given } ne va pas. Le plus possible est { $high }.
    .brief = { $option } : au plus { $high }.
    .screen = { $option } : au plus { $high }
refusal-over-sum = { $given } en tout, c'est trop. Le plus possible est { $high }.
    .brief = { $given } en tout, c'est trop. Au plus { $high }.
    .screen = { $given } en tout : au plus { $high }
refusal-wrong-length = { $given ->
    [0] Il n'y en a pas encore.
   *[other] Il y en a { $given }.
} Il en faut { SAME($low, $high) ->
    [yes] { $low }
   *[no] de { $low } à { $high }
}.
    .brief = Il en faut { SAME($low, $high) ->
        [yes] { $low }
       *[no] de { $low } à { $high }
    }, pas { $given }.
    .screen = Pas { $given } : { SAME($low, $high) ->
        [yes] il en faut { $low }
       *[no] de { $low } à { $high }
    }
refusal-facet-missing = Il manque une réponse. Choisissez { JOIN($options, last: "ou") }.
    .brief = Il manque une réponse.
    .screen = Il manque une réponse.
refusal-facet-unknown = « { $given } » n'est pas demandé. Donnez { $facets }.
    .brief = « { $given } » n'est pas demandé.
    .screen = Pas demandé : { $given }
refusal-wrong-type = « { $field } » est « { $given } ». Il faut { $expected ->
    [option] le nom d'un choix
    [number] un nombre entier
    [tally] un nombre par choix
    [card] les valeurs d'une carte
    [list] une liste
    [true] la valeur true
    [face] le nom d'une carte
    [object] un objet JSON
   *[other] { $expected }
}.
    .brief = « { $field } » ne va pas.
    .screen = Mauvaise valeur : { $field }

## Refused taps

refusal-tap-other-game = Cette carte est du jeu { $given }. La partie en cours est { $game }. Montrez une carte de cette partie.
    .brief = Carte du jeu { $given }. Une autre carte.
    .screen = Carte d'un autre jeu
refusal-tap-unknown = Cette carte n'existe pas dans ce jeu. Montrez une autre carte.
    .brief = Carte inconnue. Une autre carte.
    .screen = Carte inconnue
refusal-tap-not-awaited = { $card } : cette carte n'est pas attendue maintenant. Info redit la question.
    .brief = { $card } : pas maintenant.
    .screen = Pas attendu : { $card }
refusal-tap-one-of-list = { $given } est une carte de la liste demandée. Donnez la liste entière dans une réponse.
    .brief = Donnez la liste entière.
    .screen = Donnez la liste entière.

## Refused commands

refusal-game-over = La partie est finie. Annuler reprend la dernière réponse.
    .brief = La partie est finie.
    .screen = La partie est finie.
refusal-rulebook-failed = Cette réponse a mis la règle du jeu en défaut : elle n'est pas prise. Donnez-en une autre, ou annulez la précédente.
    .brief = Réponse pas prise. Donnez-en une autre.
    .screen = Réponse pas prise
refusal-nothing-to-undo = Il n'y a rien à annuler : c'est le début de la partie.
    .brief = Rien à annuler.
    .screen = Rien à annuler
refusal-malformed = Cette ligne ne se lit pas comme du JSON : { $given } ({ $why }). Donnez un objet JSON par ligne.
    .brief = Ligne illisible.
    .screen = Ligne illisible
refusal-unknown-key = « { $given } » n'est pas une commande. Les commandes sont { $options }.
    .brief = Commande inconnue.
    .screen = Commande inconnue : { $given }
refusal-one-command = { $given ->
    [0] Il n'y a pas de commande.
   *[other] Il y a { $given } commandes.
} Donnez une seule commande par ligne parmi { $options }.
    .brief = Une seule commande par ligne.
    .screen = Une commande par ligne

## What the journal had to mend

journal-new = Le journal des parties est neuf : il n'y a rien à reprendre.
    .brief = Journal neuf.
    .screen = Journal neuf
journal-set-aside = Le journal des parties était abîmé. Il est mis de côté, rien n'est effacé.
    .brief = Journal abîmé, mis de côté.
    .screen = Journal abîmé
journal-from-backup = La dernière copie du journal est reprise. La partie en cours peut manquer.
    .brief = Copie du journal reprise.
    .screen = Copie du journal
journal-unsaved = Le journal ne s'écrit plus. Vous pouvez jouer, mais une coupure de courant perdrait la partie. Vérifiez la carte mémoire.
    .brief = Le journal ne s'écrit plus.
    .screen = Partie non enregistrée

## The owner's own cards

owner-data-troubled = Un fichier de vos cartes n'est pas juste : je fais sans lui. Le journal du système dit où.
    .brief = Fichier de cartes à corriger.
    .screen = Fichier de cartes à corriger
