### Emu Ranchers. Le résultat d'abord. Un oiseau se compte à partir de 1, une place à partir du bas.

game-name = Emu Ranchers

## Valeurs

facet-awaited = { $facet ->
    [rank] Quel rang ?
    [suits] Quelles couleurs ?
   *[other] Et ensuite ?
}
    .screen = { $facet ->
        [rank] Rang ?
        [suits] Couleurs ?
       *[other] Et ensuite ?
    }
rank = { $rank ->
    [A] As
    [C] Couronne
    [P] Pion
    [T] Cour
    [EX] Excuse
   *[other] { $rank }
}
suits = { $suits ->
    [M] Lune
    [S] Soleil
    [V] Vague
    [L] Feuille
    [Y] Guivre
    [K] Nœud
    [MK] Lune et Nœud
    [SY] Soleil et Guivre
    [VL] Vague et Feuille
    [MV] Lune et Vague
    [SK] Soleil et Nœud
    [LY] Feuille et Guivre
    [MS] Lune et Soleil
    [YK] Guivre et Nœud
    [ML] Lune et Feuille
    [SV] Soleil et Vague
    [LK] Feuille et Nœud
    [VY] Vague et Guivre
    [MSL] Lune, Soleil et Feuille
    [MYK] Lune, Guivre et Nœud
    [SVK] Soleil, Vague et Nœud
    [VLY] Vague, Feuille et Guivre
    [MVK] Lune, Vague et Nœud
    [MLY] Lune, Feuille et Guivre
    [SVY] Soleil, Vague et Guivre
    [SLK] Soleil, Feuille et Nœud
   *[none] sans couleur
}
    .brief = { $suits ->
        [M] Lune
        [S] Soleil
        [V] Vague
        [L] Feuille
        [Y] Guivre
        [K] Nœud
        [MK] Lune et Nœud
        [SY] Soleil et Guivre
        [VL] Vague et Feuille
        [MV] Lune et Vague
        [SK] Soleil et Nœud
        [LY] Feuille et Guivre
        [MS] Lune et Soleil
        [YK] Guivre et Nœud
        [ML] Lune et Feuille
        [SV] Soleil et Vague
        [LK] Feuille et Nœud
        [VY] Vague et Guivre
        [MSL] Lune Soleil Feuille
        [MYK] Lune Guivre Nœud
        [SVK] Soleil Vague Nœud
        [VLY] Vague Feuille Guivre
        [MVK] Lune Vague Nœud
        [MLY] Lune Feuille Guivre
        [SVY] Soleil Vague Guivre
        [SLK] Soleil Feuille Nœud
       *[none] sans couleur
    }
    .screen = { $suits ->
        [M] Lune
        [S] Soleil
        [V] Vague
        [L] Feuille
        [Y] Guivre
        [K] Nœud
        [MK] Lune Nœud
        [SY] Soleil Guivre
        [VL] Vague Feuille
        [MV] Lune Vague
        [SK] Soleil Nœud
        [LY] Feuille Guivre
        [MS] Lune Soleil
        [YK] Guivre Nœud
        [ML] Lune Feuille
        [SV] Soleil Vague
        [LK] Feuille Nœud
        [VY] Vague Guivre
        [MSL] Lun Sol Feu
        [MYK] Lun Gui Nœu
        [SVK] Sol Vag Nœu
        [VLY] Vag Feu Gui
        [MVK] Lun Vag Nœu
        [MLY] Lun Feu Gui
        [SVY] Sol Vag Gui
        [SLK] Sol Feu Nœu
       *[none] sans couleur
    }
decktet = { $rank ->
    [EX] Excuse
   *[other] { rank } de { suits }
}
    .brief = { $rank ->
        [EX] Excuse
       *[other] { rank } de { suits.brief }
    }
    .screen = { $rank ->
        [EX] Excuse
       *[other] { rank } { suits.screen }
    }
bird = oiseau { FROM_ONE($bird) }
play = { $play ->
    [hatch] faire éclore
    [grow] agrandir un oiseau
   *[discard] défausser
}
    .screen = { $play ->
        [hatch] Éclore
        [grow] Agrandir
       *[discard] Défausser
    }
draw = { $draw ->
    [pile] la pioche
   *[discard] la défausse
}
tracking = { $tracking ->
    [birds] compter les oiseaux en fin d'année
   *[turns] carte par carte
}
    .screen = { $tracking ->
        [birds] Fin d'année
       *[turns] Carte par carte
    }
extras = { $extras ->
    [excuse] l'Excuse
    [pawns] les Pions
   *[courts] les Cours
}
wild = { $wild ->
    [best] au mieux, à la fin
   *[declared] dit en la posant
}
    .screen = { $wild ->
        [best] Au mieux
       *[declared] Dit en posant
    }
years = { $years } ans

## Options

ask-option-tracking = Suivre la partie carte par carte, ou compter les oiseaux en fin d'année ?
    .brief = Carte par carte, ou en fin d'année ?
    .screen = Suivi ?
ask-option-extras = Quelles cartes en plus ? L'Excuse, les Pions, les Cours, ou aucune.
    .brief = Quelles cartes en plus ?
    .screen = Cartes en plus ?
ask-option-wild = Le rang d'un Pion ou d'une Cour : au mieux à la fin, ou dit en posant la carte ?
    .brief = Rang des Pions et des Cours ?
    .screen = Pions, Cours : rang ?
ask-option-years = Combien d'années ?
    .screen = Combien d'années ?

## L'année

ask-starter = Qui commence la première année ? Ensuite, chacun son tour.
    .brief = Qui commence ?
    .screen = Qui commence ?
starter = { $seat } commence.
    .screen = { $seat } commence
ask-year = Année { $year }, { $starter } commence. Mélangez, donnez { $count } cartes à chacun, puis OK.
    .brief = Année { $year }, { $starter } commence.
    .screen = Année { $year } : { $count } cartes
ask-play = { $seat }, que faites-vous ?
    .brief = { $seat }, à vous.
    .screen = À { $seat }
play-only = { $seat } ne peut que défausser.
    .screen = { $seat } défausse
ask-card = { $play ->
    [hatch] { $seat }, quelle carte commence l'oiseau ?
    [grow] { $seat }, quelle carte agrandit un oiseau ?
   *[discard] { $seat }, quelle carte défaussez-vous ?
}
    .brief = { $play ->
        [hatch] Éclore avec quelle carte ?
        [grow] Agrandir avec quelle carte ?
       *[discard] Défausser quelle carte ?
    }
    .screen = { $play ->
        [hatch] Éclore : carte ?
        [grow] Agrandir : carte ?
       *[discard] Défausser : carte ?
    }
card-only = { $seat } n'a plus qu'une carte possible.
    .brief = Une seule carte possible.
    .screen = Une seule carte
hatched = Nouvel oiseau à { $seat } : { $card }.
    .brief = Éclos : { $card }.
    .screen = + { $card }
ask-bird = { $stage ->
    [show] { $count ->
        [0] { $seat }, montrez votre premier oiseau à partir du bas, ou rien si vous n'en avez pas.
       *[other] { $seat }, l'oiseau suivant à partir du bas, ou rien si c'est fini.
    }
   *[grow] { $seat }, sur quel oiseau : { JOIN($options, last: "ou") } ?
}
    .brief = { $stage ->
        [show] { $count ->
            [0] { $seat }, premier oiseau ?
           *[other] { $seat }, oiseau suivant ?
        }
       *[grow] { $seat }, sur quel oiseau ?
    }
    .screen = { $stage ->
        [show] { $count ->
            [0] { $seat } : premier oiseau ?
           *[other] { $seat } : oiseau suivant ?
        }
       *[grow] { $seat } : quel oiseau ?
    }
bird-only = { $card } : { $answer }, pas d'autre.
    .brief = Sur { $answer }.
    .screen = Sur { $answer }
grown = { $count } cartes à l'oiseau { $bird }, avec { $card }.
    .brief = Oiseau { $bird } : { $count } cartes.
    .screen = Oiseau { $bird } : { $count } cartes
ask-rank = { $seat }, quel rang pour { $card } ? De 2 à 9.
    .brief = { $seat }, quel rang ?
    .screen = Rang : { $card } ?
rank-only = { $card } vaut { $answer }, le seul rang possible.
    .brief = Rang { $answer }.
    .screen = Rang { $answer }
discarded = { $seat } défausse : { $card }.
    .brief = Défausse : { $card }.
    .screen = Jeté : { $card }
ask-draw = { $seat }, piochez-vous dans la pioche ou prenez-vous la défausse ?
    .brief = Pioche ou défausse ?
    .screen = Pioche ou défausse ?
drawn = { $count ->
    [0] { $seat } prend la dernière carte de la pioche.
    [one] Il reste une carte dans la pioche, { $seat } a pioché.
   *[other] Il reste { FEM($count) } cartes dans la pioche, { $seat } a pioché.
}
    .brief = { $count ->
        [0] Plus de pioche.
       *[other] Reste { FEM($count) }.
    }
    .screen = { $seat } pioche Reste { $count }
taken = { $seat } prend la défausse : { $card }.
    .brief = Repris : { $card }.
    .screen = Pris : { $card }
drawn_last = L'année est finie : { $seat } a pris la dernière carte. On peut encore agrandir ses oiseaux.
    .brief = Fin de l'année.
    .screen = Fin de l'année
ask-lay = { $seat }, quelles cartes de votre main posez-vous encore sur vos oiseaux, dans l'ordre ?
    .brief = { $seat }, cartes posées ?
    .screen = { $seat } : cartes posées ?
lay-only = { $seat } n'a plus rien à poser.
    .screen = { $seat } ne pose rien

## Les points

bird-scored = { SIGN($points) ->
    [minus] { $seat }, oiseau { $bird } : moins { ABS($points) }.
    [zero] { $seat }, oiseau { $bird } : zéro. Tout paie l'entretien.
   *[plus] { $seat }, oiseau { $bird } : { $points }.{ COUNT($kept) ->
        [0] {""}
        [one] {" "}Reste { $kept }.
       *[other] {" "}Restent { $kept }.
    }{ COUNT($paid) ->
        [0] {""}
       *[other] {" "}L'entretien : { $paid }.
    }
}
    .brief = { SIGN($points) ->
        [minus] { $seat }, oiseau { $bird } : moins { ABS($points) }.
       *[other] { $seat }, oiseau { $bird } : { $points }.
    }
    .screen = { SIGN($points) ->
        [minus] { $seat }, oiseau { $bird } : -{ ABS($points) }
       *[other] { $seat }, oiseau { $bird } : { $points }
    }
ask-excuse = Qui avait l'Excuse en main ?
    .screen = Qui avait l'Excuse ?
excuse-only = L'Excuse : { $answer }, c'est connu.
    .brief = L'Excuse : { $answer }.
    .screen = Excuse : { $answer }
excuse-used = L'Excuse rend { $points ->
    [one] un point
   *[other] { $points } points
} à { $seat } : l'oiseau { $bird } ne compte plus.
    .brief = Excuse : oiseau { $bird } écarté.
    .screen = Excuse : oiseau { $bird }
excuse-idle = L'Excuse ne sert à rien : { $seat } n'a pas d'oiseau perdant.
    .brief = Excuse sans effet.
    .screen = Excuse sans effet
year-score = { SIGN($points) ->
    [minus] { $seat } perd { ABS($points) } cette année, total { SIGN($total) ->
        [minus] moins { ABS($total) }
       *[other] { $total }
    }.
    [zero] { $seat } ne gagne rien cette année, total { SIGN($total) ->
        [minus] moins { ABS($total) }
       *[other] { $total }
    }.
   *[plus] { $seat } gagne { $points } cette année, total { SIGN($total) ->
        [minus] moins { ABS($total) }
       *[other] { $total }
    }.
}
    .brief = { $seat } { SIGN($points) ->
        [minus] moins { ABS($points) }
       *[other] { $points }
    }.
    .screen = { SIGN($points) ->
        [minus] { $seat } -{ ABS($points) }
       *[other] { $seat } +{ $points }
    } total { SIGN($total) ->
        [minus] -{ ABS($total) }
       *[other] { $total }
    }
winner = { $seat } gagne avec { SIGN($total) ->
    [minus] moins { ABS($total) }
   *[other] { $total }
} !
    .brief = { $seat } gagne !
    .screen = { $seat } gagne : { SIGN($total) ->
        [minus] -{ ABS($total) }
       *[other] { $total }
    }
winners = { $winners } gagnent ensemble avec { SIGN($total) ->
    [minus] moins { ABS($total) }
   *[other] { $total }
} !
    .brief = Victoire partagée !
    .screen = Victoire partagée
reason-highest-total = { COUNT($winners) ->
    [one] C'est le plus haut total.
   *[other] Le plus haut total est partagé.
}

## Refus et règles

refusal-card-used = { $card } : cette carte est déjà vue ailleurs. Annuler corrige une erreur.
    .brief = { $card } : déjà vue.
    .screen = Déjà vue : { $card }
rule-card-used = Chaque carte n'existe qu'une fois. Celle qui est sur la table, dans la défausse ou dans la main de l'autre ne peut pas venir.
refusal-not-in-hand = { $card } n'est pas dans cette main, dont toutes les cartes sont connues. Il en faut une autre.
    .brief = { $card } : pas en main.
    .screen = Pas en main : { $card }
rule-not-in-hand = On ne joue que de sa main. Ses six cartes sont connues : toutes viennent de la défausse.
refusal-no-such-card = Cette carte n'existe pas dans ce jeu. Vérifiez le rang et les couleurs.
    .brief = Cette carte n'existe pas.
    .screen = Carte inexistante
rule-no-such-card = À chaque rang, une couleur n'est que sur une carte. Les Pions, les Cours et l'Excuse ne jouent que s'ils sont choisis au début.
refusal-no-common-suit = { $card } n'a pas de couleur commune avec l'oiseau{ $place ->
    [none] . Il faut une autre carte.
   *[other] , à la place { $place }. Annuler revient jusque-là.
}
    .brief = { $card } : autre couleur.
    .screen = Autre couleur : { $card }
rule-no-common-suit = Toutes les cartes d'un oiseau ont au moins une même couleur.
refusal-not-monotone = { $card } casse la montée ou la descente de l'oiseau{ $place ->
    [none] . Il faut une autre carte.
   *[other] , à la place { $place }. Annuler revient jusque-là.
}
    .brief = { $card } : mauvais rang.
    .screen = Mauvais rang : { $card }
rule-not-monotone = Les rangs d'un oiseau ne font que monter, ou que descendre. L'As est le plus bas, la Couronne la plus haute.
refusal-wild-cannot-hatch = { $card } ne peut pas commencer un oiseau, seulement l'agrandir. Il faut une autre carte.
    .brief = { $card } : pas pour éclore.
    .screen = Pas pour éclore : { $card }
rule-wild-cannot-hatch = Un Pion ou une Cour ne fait qu'agrandir un oiseau.
refusal-wild-no-rank = Aucun rang permis ne convient à { $card }{ $place ->
    [none] . Il faut une autre carte.
   *[other] , à la place { $place }. Annuler revient jusque-là.
}
    .brief = { $card } : pas de rang.
    .screen = Pas de rang : { $card }
rule-wild-no-rank = Un Pion ou une Cour vaut de 2 à 9, et les rangs ne font que monter, ou que descendre.
refusal-excuse-inert = L'Excuse ne va sur aucun oiseau{ $place ->
    [none] . Gardez-la, ou défaussez-la.
   *[other] , ni à la place { $place }. Annuler revient jusque-là.
}
    .brief = Pas l'Excuse.
    .screen = Pas l'Excuse
rule-excuse-inert = L'Excuse se garde en main ou se défausse. Gardée jusqu'à la fin de l'année, elle écarte le pire oiseau perdant.

## Pourquoi

why-paid = Oiseau { $bird }, { $card } paie { $rank_value }, cela fait { $worth } sur 18.
    .brief = { $card } paie { $rank_value }.
    .screen = -{ $rank_value } { $card }
why-kept = Oiseau { $bird }, { $card } reste : plus { $points }.
    .brief = { $card } reste.
    .screen = +{ $points } { $card }
why-short = Oiseau { $bird } : les nombres font { $worth }, il manque { $missing } pour l'entretien de 18.
    .brief = Il manque { $missing } sur 18.
    .screen = Manque { $missing }
why-honour-lost = Oiseau { $bird }, { $card } perd 5 de plus.
    .brief = { $card } : moins 5.
    .screen = -5 : { $card }
why-excused = L'Excuse écarte l'oiseau { $bird } : { $seat } retrouve { $points }.
    .brief = Oiseau { $bird } excusé.
    .screen = Excusé : oiseau { $bird }

## La table, pour Info

table-year = Année { $year }.{ $starter ->
    [none] {""}
   *[other] {" "}{ $starter } a commencé.
}
    .brief = Année { $year }.
    .screen = Année { $year }
table-pile = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { FEM($count) } cartes dans la pioche.
}
    .brief = Pioche : { $count }.
    .screen = Pioche : { $count }
table-discard = Sur la défausse : { $card }.
    .brief = Dessus : { $card }.
    .screen = Tas : { $card }
table-bird = { $seat }, oiseau { $bird }, du bas : { $cards }.
    .brief = { $seat }, oiseau { $bird }.
    .screen = { $seat } : oiseau { $bird }
table-wild = { $card } vaut { $rank_value }.
    .brief = Ici : { $rank_value }.
    .screen = { $card } : { $rank_value }
table-no-bird = { $seat } n'a pas d'oiseau.
    .screen = { $seat } : aucun oiseau

## La règle de ce qui est demandé

help-starter = Le premier joueur change chaque année.
    .screen = Change chaque année
help-year = Une année finit avec la dernière carte de la pioche. Le plus haut total gagne.
    .brief = L'année finit avec la pioche.
    .screen = Jusqu'à la pioche vide
help-play = Faites éclore un oiseau avec une carte, agrandissez un des vôtres, ou défaussez. Puis prenez une carte.
    .brief = Éclore, agrandir ou défausser.
    .screen = Éclore, grandir ou jeter
help-card = Un oiseau garde une même couleur, et ses rangs ne font que monter, ou que descendre. L'As est le plus bas, la Couronne la plus haute.
    .brief = Même couleur, rangs qui montent ou descendent.
    .screen = Même couleur, rangs en ordre
help-bird = Un oiseau dont les nombres font 18 ou plus paie 18 et garde le reste. Sinon il perd ce qui manque. L'As et la Couronne ajoutent 5 au gain, ou à la perte.
    .brief = L'entretien d'un oiseau est de 18.
    .screen = Entretien : 18
help-rank = Un Pion ou une Cour vaut un nombre de 2 à 9. Le rang dit ne change plus.
    .brief = De 2 à 9, et pour de bon.
    .screen = De 2 à 9
help-draw = Après une carte posée, prenez celle de la pioche ou celle du dessus de la défausse.
    .brief = Pioche ou dessus de la défausse.
    .screen = Pioche ou défausse
help-lay = On peut encore agrandir ses oiseaux, sans en commencer. Les autres cartes sont jetées.
    .brief = Agrandir encore, sans éclore.
    .screen = Agrandir encore
help-excuse = L'Excuse gardée en main écarte le pire oiseau perdant de son joueur.
    .brief = Elle écarte le pire oiseau.
    .screen = Écarte le pire oiseau
