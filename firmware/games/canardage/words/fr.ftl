### Canardage. Ce qui vient d'arriver d'abord, puis ce qu'il en reste.

game-name = Canardage

## Valeurs

duck = { $duck ->
    [blue] bleu
    [green] vert
    [orange] orange
    [yellow] jaune
    [purple] violet
    [pink] rose
   *[water] eau
}
line = { $duck ->
    [water] carte d'eau
   *[other] canard { duck }
}
deck = { $deck ->
    [line] carte de la ligne
   *[actions] carte d'action
}
victim = { $victim ->
    [blue] bleu
    [green] vert
    [orange] orange
    [yellow] jaune
    [purple] violet
    [pink] rose
    [revive] un canard revient
   *[none-left] les deux derniers ensemble
}
effect = { $effect ->
    [shoot] Pan
    [aim] En joue
    [march] En avant marche
    [swap_front] Palme avant, ou Canard pressé
    [swap_back] Palme arrière, ou Canard blasé
    [shield] Planqué, qui protège une place
    [hide] À couvert, sous un voisin
    [shift_left] Rectifier le tir à gauche
    [shift_right] Rectifier le tir à droite
    [aim2] Double viseur, ou Deux pour le prix d'un
    [sniper] Tireur d'élite, ou Lucky Duck
    [ricochet] Tu louches, ou Oups
    [double_shot] Canardage, ou Canards enchaînés
    [rush] Banzaï, ou Fulguro coin
    [reorder] Canarchie
    [scatter] Dispersion, ou Danse des canards
    [revive] Walking Duck
    [clear_targets] Peace and love
    [mobiduck] Mobiduck
    [mexicoin] Mexicoin
    [president] Président
    [simplet] Canard simplet
    [magret] Commissaire Magret
   *[none] aucune des trois
}
    .brief = { $effect ->
        [shoot] Pan
        [aim] En joue
        [march] En avant marche
        [swap_front] Palme avant
        [swap_back] Palme arrière
        [shield] Planqué
        [hide] À couvert
        [shift_left] Rectifier à gauche
        [shift_right] Rectifier à droite
        [aim2] Double viseur
        [sniper] Tireur d'élite
        [ricochet] Tu louches
        [double_shot] Canardage
        [rush] Banzaï
        [reorder] Canarchie
        [scatter] Dispersion
        [revive] Walking Duck
        [clear_targets] Peace and love
        [mobiduck] Mobiduck
        [mexicoin] Mexicoin
        [president] Président
        [simplet] Canard simplet
        [magret] Commissaire Magret
       *[none] aucune
    }
effect-newer = { $effect-newer ->
    [shoot] Pan
    [aim] En joue
    [march] En avant marche
    [swap_front] Canard pressé
    [swap_back] Canard blasé
    [shield] À couvert, qui protège une place
    [hide] Planqué, sous un voisin
    [shift_left] Rectifier le tir à gauche
    [shift_right] Rectifier le tir à droite
    [aim2] Deux pour le prix d'un
    [sniper] Ducky Luke, ou Lucky Duck
    [ricochet] Oups
    [double_shot] Canards enchaînés
    [rush] Fulguro coin
    [reorder] Canarchie
    [scatter] Danse des canards
    [revive] Walking Duck
    [clear_targets] Peace and love
    [mobiduck] Mobiduck
    [mexicoin] Mexicoin
    [president] Président
    [simplet] Canard simplet
    [magret] Commissaire Magret
   *[none] aucune des trois
}
    .brief = { $effect-newer ->
        [shoot] Pan
        [aim] En joue
        [march] En avant marche
        [swap_front] Canard pressé
        [swap_back] Canard blasé
        [shield] À couvert
        [hide] Planqué
        [shift_left] Rectifier à gauche
        [shift_right] Rectifier à droite
        [aim2] Deux pour le prix d'un
        [sniper] Ducky Luke
        [ricochet] Oups
        [double_shot] Canards enchaînés
        [rush] Fulguro coin
        [reorder] Canarchie
        [scatter] Danse des canards
        [revive] Walking Duck
        [clear_targets] Peace and love
        [mobiduck] Mobiduck
        [mexicoin] Mexicoin
        [president] Président
        [simplet] Canard simplet
        [magret] Commissaire Magret
       *[none] aucune
    }
actions = { $effect ->
    [hide] À couvert de la première édition, Planqué de la nouvelle
    [shield] Planqué de la première édition, À couvert de la nouvelle
   *[other] { effect }
}
    .brief = { $effect ->
        [hide] se cacher
        [shield] protéger
       *[other] { effect.brief }
    }
    .screen = { $effect ->
        [hide] À couvert, ou Planqué neuf
        [shield] Planqué, ou À couvert neuf
       *[other] { effect.brief }
    }
slot = { $slot }
pair = { $pair }
primitive = { $primitive ->
    [aim] viser une place
    [unaim] retirer une cible
    [move] déplacer une cible
    [shoot] tirer sur un canard
    [swap] échanger deux voisins
    [march] avancer toute la ligne
    [reorder] changer tout l'ordre
    [revive] faire revenir un canard
    [clear] retirer toutes les cibles
   *[done] fini
}
edition = { $edition ->
    [seed] première édition
    [newer] nouvelle édition
   *[other] nouvelle édition avec des cartes en plus
}
    .screen = { $edition ->
        [seed] Première
        [newer] Nouvelle
       *[other] Nouvelle, en plus
    }
tracking = { $tracking ->
    [turns] carte par carte
   *[deaths] seulement les morts
}
    .screen = { $tracking ->
        [turns] Carte par carte
       *[deaths] Les morts
    }

## Options

ask-option-edition = Quelle édition ? Sur À couvert de la nouvelle, on ne voit qu'une queue de canard qui plonge ; sur son Planqué, un canard se cache derrière un autre. Au toucher, la nouvelle a en plus une carte au cœur et une carte au plus.
    .brief = Quelle édition ?
    .screen = Quelle édition ?
ask-option-tracking = Suivre la partie carte par carte, ou compter seulement les canards morts ?
    .brief = Carte par carte, ou seulement les morts ?
    .screen = Suivi ?

## La mise en place

ask-colour = { $seat }, quelle couleur de canards ?
    .brief = { $seat }, quelle couleur ?
    .screen = { $seat } : couleur ?
colour-only = Il ne reste qu'une couleur pour { $seat } : { $answer }.
    .brief = Pour { $seat } : { $answer }.
    .screen = { $seat } : { $answer }
joined = { $seat } joue en { duck }, avec cinq canards dans la pioche.
    .brief = { $seat } joue en { duck }.
    .screen = { $seat } : { duck }
ask-line = Place { $slot } : quelle carte sort de la pioche ?
    .brief = Place { $slot } ?
    .screen = Place { $slot } : carte ?
line-only = Place { $slot } : { $answer }, c'est la seule carte possible.
    .brief = Place { $slot } : { $answer }.
    .screen = Place { $slot } : { $answer }

## Le tour

ask-play = { $seat }, quelle carte jouez-vous ?
    .brief = { $seat }, à vous.
    .screen = { $seat } joue
all-playable = Sur cette ligne, toute carte peut être jouée : { $seat } n'a rien à jeter.
    .brief = Toute carte peut être jouée.
    .screen = Rien à jeter
ask-discard = { $seat }, quelle carte impossible jetez-vous ?
    .brief = { $seat }, quelle carte jetez-vous ?
    .screen = { $seat } jette ?
discarded = { $seat } jette une carte : { $option }.
    .brief = { $seat } jette { $option }.
    .screen = { $seat } jette
ask-slot = { $act ->
    [aim] { $seat }, quelle place visez-vous ?
    [shoot] { $seat }, sur quelle place visée tirez-vous ?
    [sniper] { $seat }, sur quelle place tirez-vous ?
    [ricochet] { $seat }, quelle place voisine est touchée ?
    [shift_left] { $seat }, de quelle place la cible va-t-elle à gauche, vers la tête ?
    [shift_right] { $seat }, de quelle place la cible va-t-elle à droite, vers la pioche ?
    [swap_front] { $seat }, de quelle place votre canard avance-t-il ?
    [swap_back] { $seat }, de quelle place votre canard recule-t-il ?
    [rush] { $seat }, de quelle place votre canard court-il en tête ?
    [shield] { $seat }, quelle place protégez-vous ?
    [hide] { $seat }, de quelle place votre canard se cache-t-il ?
    [unaim] { $seat }, de quelle place retirez-vous la cible ?
   *[move] { $seat }, vers quelle place va la cible ?
}
    .brief = { $act ->
        [aim] Viser quelle place ?
        [shoot] Tirer où ?
        [sniper] Tirer où ?
        [ricochet] Toucher où ?
        [shift_left] À gauche, la cible de quelle place ?
        [shift_right] À droite, la cible de quelle place ?
        [swap_front] Avancer de quelle place ?
        [swap_back] Reculer de quelle place ?
        [rush] Courir de quelle place ?
        [shield] Protéger quelle place ?
        [hide] Cacher quelle place ?
        [unaim] Retirer quelle cible ?
       *[move] La cible va où ?
    }
    .screen = { $act ->
        [aim] Viser : place ?
        [shoot] Tirer : place ?
        [sniper] Tirer : place ?
        [ricochet] Toucher : place ?
        [shift_left] Cible à gauche : place ?
        [shift_right] Cible à droite : place ?
        [swap_front] Avancer : place ?
        [swap_back] Reculer : place ?
        [rush] En tête : place ?
        [shield] Protéger : place ?
        [hide] Cacher : place ?
        [unaim] Retirer : place ?
       *[move] Vers : place ?
    }
slot-only = Place { $answer }, la seule possible.
    .brief = Place { $answer }.
    .screen = Place { $answer }
ask-from = { $act ->
    [ricochet] { $seat }, quelle cible visez-vous de travers ?
   *[move] { $seat }, de quelle place part la cible ?
}
    .brief = { $act ->
        [ricochet] Tirer de quelle cible ?
       *[move] La cible de quelle place ?
    }
    .screen = Cible : place ?
from-only = La cible de la place { $answer }, la seule possible.
    .brief = Cible de la place { $answer }.
    .screen = Cible place { $answer }
ask-slots = { $act ->
    [aim2] { $seat }, où posez-vous les cibles ?
    [double_shot] { $seat }, sur quelles places voisines tirez-vous ?
   *[swap] { $seat }, quelles places voisines s'échangent ?
}
    .brief = { $act ->
        [aim2] Cibles où ?
        [double_shot] Tirer où ?
       *[swap] Échanger quelles places ?
    }
    .screen = { $act ->
        [aim2] Cibles : places ?
        [double_shot] Tirer : places ?
       *[swap] Échanger : places ?
    }
slots-only = Places { $answer }, les seules possibles.
    .brief = Places { $answer }.
    .screen = Places { $answer }
ask-under = { $seat }, sous le canard de quelle place ?
    .brief = Sous quelle place ?
    .screen = Sous : place ?
under-only = Sous le canard de la place { $answer }, le seul possible.
    .brief = Sous la place { $answer }.
    .screen = Sous la place { $answer }
ask-order = { $seat }, qui vient à la place { $place } ? Donnez son ancienne place.
    .brief = Qui vient à la place { $place } ?
    .screen = Nouvelle place { $place } : l'ancienne ?
ask-revived = { $seat ->
    [none] De quelle couleur est le canard qui revient ?
   *[other] { $seat }, quelle couleur faites-vous revenir ?
}
    .brief = Quelle couleur revient ?
    .screen = Qui revient ?
revived-only = Seul un canard { $answer } peut revenir.
    .screen = Revient : { $answer }
ask-primitive = { $option } : { $seat }, que fait la carte ? À la fin, dites fini.
    .brief = { $seat }, que fait la carte ?
    .screen = { $seat } : la carte fait ?
ask-shot = Quel canard a été touché ?
    .brief = Qui est touché ?
    .screen = Touché : qui ?

## Ce qui arrive

shot = Touché, place { $slot } : le canard { duck } { DE($owner) }. { $left ->
    [0] C'était le dernier.
   *[other] Il en reste { $left }.
}
    .brief = Touché place { $slot } : { duck }, reste { $left }.
    .screen = Touché : { duck } Reste { $left }
counted = Touché : un canard { duck } { DE($owner) }. { $left ->
    [0] C'était le dernier.
   *[other] Il en reste { $left }.
}
    .brief = Touché : { duck }, reste { $left }.
    .screen = Touché : { duck } Reste { $left }
uncovered = Dessous, place { $slot }, se montre le canard { duck } { DE($owner) }.
    .brief = Dessous : { duck } { DE($owner) }.
    .screen = Dessous : { duck }
water-shot = Dans l'eau, place { $slot } : rien ne bouge.
    .brief = Dans l'eau, place { $slot }.
    .screen = Dans l'eau, place { $slot }
line-moved = La ligne, de la tête : { $ducks }.
    .brief = { $ducks }.
    .screen = { $ducks }
marched = { $duck ->
    [water] L'eau de tête passe sous la pioche, et la ligne avance.
   *[other] Le canard { duck } { DE($owner) } passe sous la pioche, et la ligne avance.
}
    .brief = Sous la pioche : { duck }.
    .screen = Sous la pioche : { duck }
scattered = Toute la ligne rentre dans la pioche. Mélangez, puis retournez six cartes.
    .brief = Tout dans la pioche, mélangez, six cartes.
    .screen = Mélangez, 6 cartes
aimed = { $duck ->
    [water] Place { $slot } visée : de l'eau.
   *[other] Place { $slot } visée : le canard { duck } { DE($owner) }.
}
    .brief = Place { $slot } visée : { duck }.
    .screen = Place { $slot } visée : { duck }
unaimed = La place { $slot } n'est plus visée.
    .screen = Place { $slot } : plus de cible
target-moved = { $duck ->
    [water] La cible passe de la place { $old } à la place { $slot } : de l'eau.
   *[other] La cible passe de la place { $old } à la place { $slot } : le canard { duck } { DE($owner) }.
}
    .brief = Cible de { $old } à { $slot } : { duck }.
    .screen = Cible { $old } à { $slot } : { duck }
targets-cleared = Plus aucune place n'est visée.
    .screen = Plus de cibles
hidden = Un canard { DE($owner) } se cache place { $slot }, sous le canard { duck }.
    .brief = { $owner } se cache place { $slot }.
    .screen = { $owner } se cache place { $slot }
shielded = { $seat } protège la place { $slot } jusqu'à son prochain tour.
    .brief = { $seat } protège la place { $slot }.
    .screen = Place { $slot } protégée
shield-ends = La place { $slot } n'est plus protégée par { $seat }.
    .brief = Place { $slot }, fin de protection.
    .screen = Place { $slot } : plus protégée
revived = Un canard { duck } { DE($owner) } revient, sous la pioche. Cela en fait { $left }.
    .brief = Un canard { duck } revient sous la pioche.
    .screen = Revient : { duck }
returned = { $seat } revient dans la partie.
    .screen = { $seat } revient
eliminated = { $seat } n'a plus de canard, et joue encore, mais ne peut plus gagner.
    .brief = { $seat } n'a plus de canard.
    .screen = { $seat } : plus de canard
winner = { $seat } gagne !
    .screen = { $seat } gagne !
winners = { $winners } gagnent ensemble !
    .brief = Victoire partagée !
    .screen = Victoire partagée
reason-last-duck = Plus personne d'autre n'a de canard vivant.
reason-last-together = Une seule carte a touché les derniers canards.

## Refus

refusal-targeted-already = { COUNT($slots) ->
    [6] Toutes les places sont déjà visées : il en faut une sans cible.
    [one] La place { $slots } est déjà visée : il en faut une sans cible.
   *[other] Les places { $slots } sont déjà visées : il en faut une sans cible.
}
    .brief = { COUNT($slots) ->
        [6] Toutes les places sont déjà visées.
        [1] Place { $slots } déjà visée.
        [2] Places { $slots } déjà visées.
        [3] Places { $slots } déjà visées.
       *[other] { COUNT($slots) } places déjà visées.
    }
    .screen = Déjà visé : { $slots }
refusal-not-targeted = { COUNT($slots) ->
    [6] Aucune place n'est visée : il faut une cible.
    [one] La place { $slots } n'est pas visée : il faut une cible.
   *[other] Les places { $slots } ne sont pas visées : il faut une cible.
}
    .brief = { COUNT($slots) ->
        [6] Aucune place n'est visée.
        [1] Place { $slots } sans cible.
        [2] Places { $slots } sans cible.
        [3] Places { $slots } sans cible.
       *[other] { COUNT($slots) } places sans cible.
    }
    .screen = { COUNT($slots) ->
        [6] Aucune cible
       *[other] Pas visé : { $slots }
    }
refusal-shielded = { COUNT($slots) ->
    [one] La place { $slots } est protégée : il en faut une sans protection.
   *[other] Les places { $slots } sont protégées : il en faut une sans protection.
}
    .brief = { COUNT($slots) ->
        [1] Place { $slots } protégée.
        [2] Places { $slots } protégées.
        [3] Places { $slots } protégées.
       *[other] { COUNT($slots) } places protégées.
    }
    .screen = Protégé : { $slots }
refusal-water = { COUNT($slots) ->
    [one] À la place { $slots }, c'est de l'eau : il faut un canard.
   *[other] Aux places { $slots }, c'est de l'eau : il faut un canard.
}
    .brief = { COUNT($slots) ->
        [1] De l'eau, place { $slots }.
        [2] De l'eau, places { $slots }.
        [3] De l'eau, places { $slots }.
       *[other] De l'eau à { COUNT($slots) } places.
    }
    .screen = De l'eau : { $slots }
refusal-not-your-duck = { COUNT($slots) ->
    [6] Aucun de vos canards n'est visible : il en faut un.
    [one] À la place { $slots }, ce n'est pas votre canard : il en faut un à vous.
   *[other] Aux places { $slots }, ce ne sont pas vos canards : il en faut un à vous.
}
    .brief = { COUNT($slots) ->
        [6] Aucun de vos canards n'est visible.
        [1] Place { $slots } : pas à vous.
        [2] Places { $slots } : pas à vous.
        [3] Places { $slots } : pas à vous.
       *[other] { COUNT($slots) } places ne sont pas à vous.
    }
    .screen = { COUNT($slots) ->
        [6] Aucun canard à vous
       *[other] Pas à vous : { $slots }
    }
refusal-at-head = La place { $slots } est déjà la tête : il en faut une autre.
    .brief = C'est déjà la tête.
    .screen = { $slots } : déjà en tête
refusal-at-tail = La place { $slots } est déjà la queue : il en faut une autre.
    .brief = C'est déjà la queue.
    .screen = { $slots } : déjà en queue
refusal-covers-duck = { COUNT($slots) ->
    [one] À la place { $slots }, un canard est déjà caché dessous : il en faut un qui ne cache personne.
   *[other] Aux places { $slots }, un canard est déjà caché dessous : il en faut un qui ne cache personne.
}
    .brief = { COUNT($slots) ->
        [1] Déjà un caché, place { $slots }.
        [2] Déjà un caché, places { $slots }.
       *[other] Déjà un caché, à { COUNT($slots) } places.
    }
    .screen = Déjà un caché : { $slots }
refusal-not-adjacent = { COUNT($slots) ->
    [one] La place { $slots } n'est pas voisine : il faut celle d'à côté.
   *[other] Les places { $slots } ne sont pas voisines : il faut celle d'à côté.
}
    .brief = { COUNT($slots) ->
        [one] La place { $slots } n'est pas voisine.
       *[other] Ces places ne sont pas voisines.
    }
    .screen = Pas voisin : { $slots }
refusal-room-for-two = Deux places voisines sont libres : il faut y poser deux cibles.
    .brief = Il y a de la place pour deux cibles.
    .screen = Posez deux cibles
refusal-placed-already = La carte de la place { $slots } a déjà sa nouvelle place. Donnez-en une autre.
    .brief = La place { $slots } est déjà donnée.
    .screen = Déjà placé : { $slots }
refusal-nobody-dead = Aucun canard n'a été touché : personne ne peut revenir.
    .brief = Aucun canard n'a été touché.
    .screen = Aucun mort
refusal-none-dead = Aucun canard { duck } n'a été touché. Choisissez une autre couleur.
    .brief = Aucun canard { duck } n'a été touché.
    .screen = { duck } : aucun mort
refusal-no-duck-left = Il n'y a plus de canard { duck } vivant. Choisissez une autre couleur.
    .brief = Plus de canard { duck } vivant.
    .screen = { duck } : plus un vivant
refusal-ducks-left = Deux canards ne tombent ensemble que s'ils sont les derniers de deux joueurs. Il en vit { $count } : comptez-les un par un.
    .brief = Pas les deux derniers : il en vit { $count }.
    .screen = Vivants : { $count }
refusal-colour-taken = { $owner } joue déjà en { duck }. Choisissez une autre couleur.
    .brief = { $owner } joue déjà en { duck }.
    .screen = { duck } : à { $owner }
refusal-colour-not-in-game = Personne ne joue en { duck } : ces canards ne sont pas du jeu. Prenez une autre carte.
    .brief = Personne ne joue en { duck }.
    .screen = { duck } : hors du jeu
refusal-too-many = { $duck ->
    [water] Toute l'eau est déjà sortie. Annuler corrige une erreur.
   *[other] Chaque canard { duck } est déjà sorti. Annuler corrige une erreur.
}
    .brief = { $duck ->
        [water] Toute l'eau est déjà sortie.
       *[other] Plus de canard { duck } dans la pioche.
    }
    .screen = { duck } : tous sortis
refusal-playable = Cette carte peut être jouée, elle ne se jette pas : { $option }. Annuler revient pour la jouer.
    .brief = Elle peut être jouée.
    .screen = Elle est jouable

## Règles

rule-targeted-already = Il n'y a jamais plus d'une cible sur une place.
rule-not-targeted = Il faut une cible sur la place d'où elle part ou sur laquelle on tire.
rule-shielded = On peut viser une place protégée, mais on n'y tire pas, et elle ne se protège pas deux fois.
rule-water = L'eau peut être visée, mais elle ne se protège pas, ne cache personne, et ces cartes ne la touchent pas.
rule-not-your-duck = Cette carte ne déplace qu'un canard à vous, visible dans la ligne. Un canard caché ne bouge pas seul.
rule-at-head = La place 1 est la tête de la ligne : il n'y a rien devant.
rule-at-tail = La place 6 est la queue de la ligne : il n'y a rien derrière.
rule-covers-duck = Un canard ne cache qu'un seul autre canard, et qui cache quelqu'un ne se cache pas.
rule-not-adjacent = Cela ne va qu'à la place juste à gauche ou juste à droite.
rule-room-for-two = Les deux cibles se posent côte à côte. Une seule cible ne se pose que si c'est impossible.
rule-placed-already = Chaque carte de la ligne reçoit une seule nouvelle place.
rule-nobody-dead = Seul un canard touché peut revenir.
rule-none-dead = Seul un canard touché peut revenir, même si son joueur n'en avait plus.
rule-no-duck-left = Chaque joueur a cinq canards à perdre.
rule-ducks-left = Quand une seule carte touche les derniers canards de tous ceux qui en avaient, ils gagnent ensemble.
rule-colour-taken = Chaque joueur a sa couleur.
rule-colour-not-in-game = Les couleurs que personne ne joue quittent le jeu.
rule-too-many = Il y a cinq canards de chaque couleur et cinq cartes d'eau. Ceux qui sont morts ou dans la ligne ne sont plus dans la pioche.
rule-must-play = Une carte qui peut être jouée doit l'être, même contre vous. On ne jette une carte que si aucune des trois ne peut être jouée.

## Pourquoi

why-ducks = { $seat } commence avec { $points } canards en { duck }.
    .screen = { $seat } : { $points } canards
why-shot = { $seat } perd un canard, place { $slot } : { $left ->
    [0] c'était le dernier.
   *[other] il en reste { $left }.
}
    .screen = { $seat } : reste { $left }
why-counted = { $seat } perd un canard : { $left ->
    [0] c'était le dernier.
   *[other] il en reste { $left }.
}
    .screen = { $seat } : reste { $left }
why-revived = { $seat } retrouve un canard, et en a { $left }.
    .screen = { $seat } : en a { $left }
undone-points = { $total ->
    [0] { $seat } n'a plus de canard.
    [one] { $seat } revient à { $total } canard.
   *[other] { $seat } revient à { $total } canards.
}
    .brief = { $seat } revient à { $total }.
    .screen = { $seat } : { $total }

## La table, pour Info

table-line = De la tête : { $ducks }.
    .brief = { $ducks }.
    .screen = { $ducks }
table-targets = { COUNT($slots) ->
    [0] Aucune cible.
    [one] Une cible, place { $slots } : { $ducks }.
   *[other] Des cibles, places { $slots } : { $ducks }.
}
    .brief = { COUNT($slots) ->
        [0] Aucune cible.
        [5] Cinq cibles.
        [6] Six cibles.
       *[other] Cibles : { $slots }.
    }
    .screen = { COUNT($slots) ->
        [0] Aucune cible
       *[other] Cibles : { $slots }
    }
table-own = { $seat } : { COUNT($slots) ->
    [0] aucun canard visible
    [one] un canard place { $slots }
   *[other] des canards places { $slots }
}{ COUNT($covers) ->
    [0] {""}
    [one] , un caché place { $covers }
   *[other] , des cachés places { $covers }
}, { $left ->
    [one] { $left } vivant
   *[other] { $left } vivants
}.
    .brief = { COUNT($slots) ->
        [0] { $seat } : aucun visible.
        [1] { $seat } : place { $slots }.
        [2] { $seat } : { $slots }.
        [3] { $seat } : { $slots }.
       *[other] { $seat } : { COUNT($slots) } visibles.
    }
    .screen = { $seat } : { COUNT($slots) ->
        [0] aucun visible
       *[other] { $slots }
    }
table-slot = Place { $slot } : { $duck ->
    [water] de l'eau
   *[other] le canard { duck } { DE($owner) }
}{ $aimed ->
    [yes] , place visée
   *[no] {""}
}{ $guard ->
    [none] {""}
   *[other] , protection { DE($guard) }
}{ $below ->
    [none] {""}
   *[other] , dessous un canard { DE($below) }
}.
    .brief = { $slot } : { duck }{ $aimed ->
        [yes] {" "}visé
       *[no] {""}
    }{ $guard ->
        [none] {""}
       *[other] {" "}protégé
    }{ $below ->
        [none] {""}
       *[other] , un caché
    }.
    .screen = { $slot } { duck }{ $aimed ->
        [yes] {" "}visé
       *[no] {""}
    }{ $guard ->
        [none] {""}
       *[other] {" "}protégé
    }{ $below ->
        [none] {""}
       *[other] {" "}+1
    }
table-lives = { $seat }, en { duck } : { $left ->
    [0] plus de canard.
    [one] un canard vivant.
   *[other] { $left } canards vivants.
}
    .brief = { $seat }, { duck } : { $left }.
    .screen = { $seat } { duck } : { $left }
table-pile = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { FEM($count) } cartes dans la pioche.
}
    .brief = Pioche : { $count }.
    .screen = Pioche : { $count }

## La règle de ce qui est demandé

help-colour = Posez devant vous un canard de votre couleur, pour mémoire. Vos cinq autres vont dans la pioche, avec ceux des autres joueurs et les cinq cartes d'eau.
    .brief = Un canard devant vous, cinq dans la pioche.
    .screen = 1 devant, 5 en pioche
help-line = La ligne a six places. La place 1 est la tête, loin de la pioche ; la place 6 est la queue, près d'elle. Les cartes avancent vers la tête, les cibles et les protections restent à leur place.
    .brief = La place 1 est la tête, la 6 touche la pioche.
    .screen = Place 1 : la tête
help-play = Jouez une de vos trois cartes en entier, même contre vous, puis reprenez-en une. Si aucune ne peut être jouée, choisissez aucune, puis jetez-en une. { $edition ->
    [seed] Ici À couvert cache sous un voisin et Planqué protège une place ; la nouvelle édition dit l'inverse.
   *[other] Ici À couvert protège une place et Planqué cache sous un voisin ; la première édition dit l'inverse.
} Les autocollants. Pan : croix. En joue : ronds. En avant marche : deux triangles à gauche. À couvert : point d'interrogation et triangle à gauche. Planqué : point d'interrogation. Rectifier le tir : ronds et triangle. Canard pressé : triangle à gauche, en haut à gauche. Canard blasé : triangle à droite, en haut à droite. Fulguro coin : triangle à gauche, en haut au centre. Deux pour le prix d'un : deux ronds. Canards enchaînés : deux croix. Oups : croix, ronds, croix. Lucky Duck : étoile. Canarchie : triangles des deux côtés. Danse des canards : lune. Peace and love : cœur. Walking Duck : plus. Mobiduck : point d'exclamation. Mexicoin : trois ronds. Président : trait. Canard simplet : ronds et croix. Commissaire Magret : plus et croix.
    .brief = { $edition ->
        [seed] À couvert cache, Planqué protège.
       *[other] À couvert protège, Planqué cache.
    }
    .screen = { $edition ->
        [seed] À couvert cache
       *[other] À couvert protège
    }
help-discard = On ne jette une carte que si aucune des trois ne peut être jouée.
    .brief = Seulement si aucune ne peut être jouée.
    .screen = Si rien n'est jouable
help-slot = Les places vont de 1, la tête, à 6, près de la pioche. Une cible et une protection restent à leur place quand les cartes bougent.
    .brief = De 1, la tête, à 6, près de la pioche.
    .screen = 1 : la tête 6 : la queue
help-from = La cible d'où part le coup, ou celle que vous déplacez. Elle quitte cette place.
    .brief = La cible quitte cette place.
    .screen = La cible part
help-slots = Deux places côte à côte. Les deux coups partent avant que la ligne avance.
    .brief = Deux places côte à côte.
    .screen = Côte à côte
help-under = Un voisin, de n'importe quelle couleur, qui ne cache encore personne. Le canard caché le suit partout, et se montre quand il est touché.
    .brief = Un voisin qui ne cache personne.
    .screen = Un voisin libre
help-order = Nommez les cartes de la tête à la queue par leur ancienne place. La dernière suit seule. Les cibles et les protections ne bougent pas.
    .brief = De la tête à la queue, par l'ancienne place.
    .screen = De la tête à la queue
help-revived = Un canard touché va sous la pioche. Un joueur qui n'en avait plus revient dans la partie.
    .brief = Le canard va sous la pioche.
    .screen = Sous la pioche
help-primitive = La boîte ne connaît pas le texte de cette carte. Faites-lui faire un pas après l'autre, puis dites fini.
    .brief = Un pas après l'autre, puis fini.
    .screen = Pas à pas, puis fini
help-shot = Dites chaque canard touché. Le dernier joueur qui a un canard vivant gagne.
    .brief = Chaque canard touché, un à un.
    .screen = Chaque canard touché
