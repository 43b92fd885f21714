### What the box says of itself: menus, keys, settings, faults. Written in French first.

## Switching on

box-hello = Coincoin est prêt. OK valide, Répéter redit, Info explique.
    .brief = Coincoin est prêt.
    .screen = Coincoin
game-open = Une partie est ouverte : { $game }, avec { JOIN($names, last: "et") }.
    .brief = Partie ouverte : { $game }.
    .screen = { $game } ouvert
game-lost = La partie de { $game } ne peut pas reprendre. Voici les derniers points.
    .brief = { $game } ne peut pas reprendre.
    .screen = Partie perdue : { $game }
no-games = Aucun jeu n'est installé. Installez un jeu, puis rallumez la boîte.
    .screen = Aucun jeu installé
game-unnamed = { $name }

## Menus

ask-box-menu = Que voulez-vous faire ?
    .brief = Menu.
    .screen = Que faire ?
box-menu = { $box-menu ->
    [resume] reprendre la partie
    [again] rejouer avec la même table
    [new] nouvelle partie
   *[settings] réglages
}
    .screen = { $box-menu ->
        [resume] Reprendre
        [again] Même table
        [new] Nouvelle partie
       *[settings] Réglages
    }
ask-box-abandon = Une partie est ouverte. L'abandonner ? OK garde la partie. Suivant puis OK l'abandonne.
    .brief = Abandonner la partie ouverte ?
    .screen = Abandonner la partie ?
ask-box-game = Quel jeu ?
    .screen = Quel jeu ?
ask-box-count = Combien de joueurs, de { $low } à { $high } ?
    .brief = Combien de joueurs ?
    .screen = Joueurs : { $low } à { $high } ?
ask-box-players = Avec { JOIN($names, last: "et") }, dans cet ordre ?
    .screen = { $names } ?
box-players = { $box-players ->
    [usual] oui, ces noms
   *[named] d'autres noms
}
    .screen = { $box-players ->
        [usual] Oui
       *[named] Autres noms
    }
ask-box-name = Nom du joueur { $number } ? Un badge le donne aussi.
    .brief = Joueur { $number } ?
    .screen = Joueur { $number } ?
name-known = { $name }
name-other = un autre nom, lettre par lettre
    .screen = Autre nom
name-box = toute la table
    .screen = Toute la table
ask-box-spell = Épelez le nom.
    .screen = Épelez le nom
letter = { $letter ->
    [hyphen] trait d'union
   *[other] { $letter }
}
ask-box-usual = Les options habituelles ?
    .screen = Options habituelles ?
ask-box-end = Finir la partie sans la compter ? OK continue la partie. Suivant puis OK la finit.
    .brief = Finir la partie ?
    .screen = Finir la partie ?
ask-box-change = Finir la partie en cours ? OK la continue. Suivant puis OK la finit.
    .brief = Finir la partie en cours ?
    .screen = Finir la partie en cours ?
game-ended = La partie est finie, elle ne compte pas.
    .brief = Partie finie, non comptée.
    .screen = Partie non comptée
ask-box-after = On rejoue ? Annuler revient dans la partie.
    .brief = On rejoue ?
    .screen = On rejoue ?
box-after = { $box-after ->
    [again] encore avec la même table
   *[menu] retour au menu
}
    .screen = { $box-after ->
        [again] Encore
       *[menu] Menu
    }
refusal-nothing-before = Rien à annuler : c'est le premier menu.
    .brief = Rien à annuler.
    .screen = Rien à annuler
refusal-setup-failed = Ce jeu n'a pas pu commencer. Recommencez la mise en place.
    .brief = Mise en place à refaire.
    .screen = À refaire
refusal-name-taken = { $name } est déjà à table. Donnez un autre nom.
    .brief = { $name } est déjà pris.
    .screen = Déjà pris : { $name }
refusal-name-empty = Il faut au moins une lettre.
    .screen = Au moins une lettre

## Answering

refusal-choose-first = Rien n'est choisi. Parcourez avec Suivant, puis OK.
    .brief = Rien n'est choisi.
    .screen = Rien n'est choisi
refusal-key-idle = Cette touche ne fait rien ici. Info redit la question.
    .brief = Touche sans effet.
    .screen = Touche sans effet
entry-on-ok = OK : { $option }.
    .screen = { $option }
entry-number = { $count }
entry-counted = { $option } : { $count }
    .screen = { $option } : { $count }
entry-added = { $option }, noté : { $count } en tout.
    .brief = { $option }, noté.
    .screen = + { $option } ({ $count })
entry-dropped = { $option } en moins : { $count } en tout.
    .brief = { $option } en moins.
    .screen = − { $option } ({ $count })
entry-finished = { $count ->
    [0] C'est fini, sans rien.
   *[other] C'est fini, avec { $count }.
}
    .brief = { $count ->
        [0] Fini, sans rien.
       *[other] Fini, avec { $count }.
    }
    .screen = Fini ({ $count })
entry-complete = OK pour valider.
    .screen = OK ?
facet-dropped = Annulé : { $option }.
facet-awaited = Et ensuite ?
    .screen = Ensuite ?
hint-choose = { COUNT($first) ->
    [0] Parcourez avec Précédent et Suivant, puis OK. Les formes de A à E prennent les premiers choix.
    [1] A : { $first }.
    [2] A ou B : { JOIN($first, last: "ou") }.
    [3] A, B ou C : { JOIN($first, last: "ou") }.
    [4] De A à D : { JOIN($first, last: "ou") }.
   *[other] { $more ->
        [0] De A à E : { JOIN($first, last: "ou") }.
       *[other] De A à E : { $first }, puis Suivant.
    }
}
    .screen = { COUNT($first) ->
        [0] Suivant, OK
        [1] { $first }
        [2] { $first }
       *[other] De A à E, ou Suivant
    }
hint-number = Suivant ajoute un, Précédent enlève un, OK valide.
    .screen = Suivant, OK
hint-tally = { COUNT($first) ->
    [0] Chaque appui de A à E compte un de plus. Puis OK.
    [1] A, un par appui : { $first }. Puis OK.
    [2] A et B, un par appui : { $first }. Puis OK.
   *[other] De A à E, un par appui : { $first }. Puis OK.
}
    .screen = { COUNT($first) ->
        [0] A à E, OK
        [1] { $first }
        [2] { $first }
       *[other] De A à E, puis OK
    }
hint-card = { COUNT($first) ->
    [0] Posez la carte sur la boîte, ou donnez-la valeur par valeur avec les touches.
   *[other] { $more ->
        [0] La carte, ou A à E : { JOIN($first, last: "ou") }.
       *[other] La carte, ou A à E : { $first }, puis Suivant.
    }
}
    .screen = { COUNT($first) ->
        [0] Posez la carte
        [1] { $first }
        [2] { $first }
       *[other] Carte, ou de A à E
    }
hint-collect = { COUNT($first) ->
    [0] Ajoutez un par un, avec OK ou une carte. Précédent mène à la fin.
   *[other] De A à E : { $first }. Précédent mène à la fin.
}
    .screen = { COUNT($first) ->
        [0] Ajoutez, puis Fini
        [1] { $first }
        [2] { $first }
       *[other] De A à E, puis Fini
    }
hint-ready = OK quand c'est fait.
    .screen = OK

## Saying again

results-unheard = Je répète.
    .screen = Je répète
history-start = Début de l'historique.
    .screen = Début
history-empty = Rien n'a encore été dit.
    .screen = Rien

## The INFO walk

where-game = { $game }.
    .screen = { $game }
where-turn = C'est à { $seat } de jouer.
    .screen = À { $seat }
where-menu = { $menu ->
    [menu] Menu de départ.
    [setup] Mise en place d'une partie.
    [settings] Réglages.
    [enrol] Carte à enregistrer.
    [end] Fin de partie à confirmer.
   *[other] Question de la boîte.
}
    .screen = { $menu ->
        [menu] Menu
        [setup] Mise en place
        [settings] Réglages
        [enrol] Carte nouvelle
        [end] Finir ?
       *[other] Question
    }
scores = { $scores }.
    .screen = { $scores }
score = { $seat } { $points }
    .screen = { $seat } { $points }
hint-places = { $count ->
    [6] De A à E : les places 1 à 5. OK : la place 6. Suivant : le reste de la table.
   *[other] De A à E : les places, dans l'ordre. Suivant : le reste de la table.
}
    .screen = { $count ->
        [6] A à E, OK : places
       *[other] A à E : places
    }
topic-table = La table.
    .screen = Table
nothing-table = La table n'a rien à dire de plus.
    .screen = Table : rien
topic-why = Pourquoi.
    .screen = Pourquoi
nothing-why = Rien à expliquer pour le moment.
    .screen = Rien à expliquer
topic-missed = Depuis votre dernier tour.
    .screen = Depuis votre tour
nothing-missed = Vous n'avez rien manqué.
    .screen = Rien manqué
topic-rule = La règle.
    .screen = Règle
topic-doctor = Ce qui ne marche pas.
    .screen = En panne
nothing-doctor = Tout marche.
    .screen = Tout marche
open-keys = Apprendre les touches : OK.
    .screen = Touches : OK
open-settings = Réglages : OK. { $language ->
    [fr] Français
   *[other] anglais
}, { $verbosity ->
    [full] paroles complètes
    [brief] paroles brèves
   *[normal] paroles normales
}, vitesse { $rate }, volume { $volume }.
    .brief = Réglages : OK.
    .screen = Réglages : OK
open-hand = Écouter mes cartes au casque : OK.
    .screen = Mes cartes : OK
open-end = Finir la partie : OK.
    .screen = Finir : OK
no-rule = Aucune règle n'est en cause.
    .screen = Pas de règle

## What keys do

key-name = { $key ->
    [A] A, le dôme
    [B] B, deux barres
    [C] C, le triangle
    [D] D, la croix
    [E] E, l'anneau
    [PREVIOUS] Précédent
    [OK] OK
    [NEXT] Suivant
    [UNDO] Annuler
    [REPEAT] Répéter
    [INFO] Info
    [VOLUME_DOWN] Moins fort
   *[VOLUME_UP] Plus fort
}.
    .screen = { $key ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [PREVIOUS] Précédent
        [OK] OK
        [NEXT] Suivant
        [UNDO] Annuler
        [REPEAT] Répéter
        [INFO] Info
        [VOLUME_DOWN] Volume −
       *[VOLUME_UP] Volume +
    }
does-nothing = Ne fait rien ici.
    .screen = Rien ici
does-browse = { $key ->
    [NEXT] Passe au choix suivant.
   *[other] Revient au choix précédent.
}
    .screen = { $key ->
        [NEXT] Choix suivant
       *[other] Choix précédent
    }
does-read-place = Lit la place { $number }.
    .screen = Place { $number }
does-walk = { $key ->
    [NEXT] Passe à l'information suivante.
   *[other] Revient à l'information précédente.
}
    .screen = { $key ->
        [NEXT] Info suivante
       *[other] Info précédente
    }
does-take = Prend : { $option }.
    .screen = Prend : { $option }
does-take-number = Prend { $count }.
    .screen = Prend { $count }
does-set-number = Met { $count }.
    .screen = Met { $count }
does-more = Un de plus : { $option }.
    .screen = +1 { $option }
does-less = Un de moins : { $option }.
    .screen = −1 { $option }
does-add = Ajoute : { $option }.
    .screen = + { $option }
does-drop = Retire : { $option }.
    .screen = − { $option }
does-finish = Termine et valide.
    .screen = Termine
does-facet-back = Revient à la valeur précédente de la carte.
    .screen = Valeur précédente
does-go-on = Continue.
    .screen = Continue
does-undo-answer = Reprend la dernière réponse.
    .screen = Reprend la réponse
does-leave = Quitte les informations.
    .screen = Quitte
does-close-hand = Finit l'écoute au casque.
    .screen = Finit
does-open = { $topic ->
    [scores] Donne les scores.
    [table] Décrit la table.
    [keys] Apprend les touches.
    [why] Explique les derniers points.
    [missed] Dit ce qui s'est passé depuis votre tour.
    [rule] Rappelle la règle.
    [settings] Ouvre les réglages.
    [doctor] Dit ce qui ne marche pas.
    [hand] Fait écouter vos cartes au casque.
   *[end] Propose de finir la partie.
}
    .screen = { $topic ->
        [scores] Scores
        [table] Table
        [keys] Touches
        [why] Pourquoi
        [missed] Depuis votre tour
        [rule] Règle
        [settings] Réglages
        [doctor] Pannes
        [hand] Mes cartes
       *[end] Finir
    }
does-repeat = Redit la dernière phrase ; encore, les phrases d'avant.
    .screen = Redit
does-inform = Dit où vous en êtes, puis le reste avec Suivant ou une lettre.
    .screen = Où vous en êtes
does-softer = Baisse le volume.
    .screen = Moins fort
does-louder = Monte le volume.
    .screen = Plus fort
hand-opened = Écoute au casque. Posez une carte : vous seul l'entendez, et elle n'est pas jouée. Annuler pour finir.
    .brief = Écoute au casque. Annuler pour finir.
    .screen = Au casque. Annuler : fin
hand-closed = Fin de l'écoute au casque.
    .screen = Fin
hand-unknown = Ce n'est pas une carte de ce jeu.
    .screen = Pas de ce jeu
hand-no-earphone = Pas de casque. Branchez-le, puis posez une carte. Annuler pour finir.
    .brief = Pas de casque. Branchez-le.
    .screen = Branchez le casque
learn-opened = Apprentissage des touches. Chaque touche dit son nom et ne fait rien. Info ou Annuler pour finir.
    .brief = Apprentissage des touches. Info pour finir.
    .screen = Touches. Info : fin
learn-closed = Fin de l'apprentissage.
    .screen = Fin
learn-card = Les cartes attendent la fin de l'apprentissage.
    .screen = Cartes : plus tard

## Settings

volume = Volume { $count } sur { $most }.
    .brief = { $count }.
    .screen = Volume { $count }/{ $most }
ask-box-whose = Réglages de qui ?
    .screen = Pour qui ?
ask-box-setting = Quel réglage ? Annuler pour finir.
    .brief = Quel réglage ?
    .screen = Quel réglage ?
box-setting = { $box-setting ->
    [language] langue
    [verbosity] longueur des paroles
    [rate] vitesse de la voix
   *[volume] volume
}
    .screen = { $box-setting ->
        [language] Langue
        [verbosity] Paroles
        [rate] Vitesse
       *[volume] Volume
    }
ask-box-language = Quelle langue ?
    .screen = Langue ?
language = { $language ->
    [fr] français
   *[en] anglais, English
}
    .screen = { $language ->
        [fr] Français
       *[en] English
    }
ask-box-verbosity = Quelle longueur de paroles ?
    .screen = Paroles ?
verbosity = { $verbosity ->
    [full] complète
    [normal] normale
   *[brief] brève
}
    .screen = { $verbosity ->
        [full] Complètes
        [normal] Normales
       *[brief] Brèves
    }
ask-box-rate = Quelle vitesse, de { $low } à { $high } ?
    .screen = Vitesse { $low } à { $high } ?
ask-box-volume = Quel volume, de { $low } à { $high } ?
    .screen = Volume { $low } à { $high } ?
setting-changed = C'est réglé.
    .screen = C'est réglé

## Cards and badges

ask-box-enrol = Cette carte est inconnue. Que faut-il en faire ?
    .brief = Carte inconnue : quoi en faire ?
    .screen = Carte inconnue
box-enrol = { $box-enrol ->
    [card] une carte de jeu
    [player] le badge d'un joueur
    [game] le signe d'un jeu
    [new] une carte nouvelle, à décrire
   *[nothing] rien
}
    .screen = { $box-enrol ->
        [card] Carte de jeu
        [player] Badge joueur
        [game] Signe d'un jeu
        [new] Carte à décrire
       *[nothing] Rien
    }
ask-box-deck = De quel paquet ?
    .screen = Quel paquet ?
ask-box-card = Quelle est cette carte ?
    .screen = Quelle carte ?
ask-box-new-name = Lui donner un nom, lettre par lettre ?
    .screen = Lui donner un nom ?
tag-enrolled = La carte est enregistrée. Posez-la pour jouer.
    .brief = Carte enregistrée.
    .screen = Carte enregistrée
refusal-owner-data-wrong = Votre fichier de cartes n'est pas juste. Rien n'y est ajouté : corrigez-le d'abord.
    .brief = Votre fichier de cartes n'est pas juste.
    .screen = Fichier pas juste
refusal-owner-data-unsaved = La carte n'a pas pu être gardée. Rien n'est changé : réessayez plus tard.
    .brief = La carte n'est pas gardée.
    .screen = Pas gardée
refusal-card-unprinted = Cette carte n'existe pas dans ce jeu. Annuler corrige la dernière valeur.
    .brief = Cette carte n'existe pas.
    .screen = N'existe pas
refusal-tap-strange = Cette carte n'est pas connue. Essayez une autre carte.
    .brief = Carte inconnue.
    .screen = Carte inconnue
refusal-tap-card-elsewhere = Cette carte est d'un autre jeu. Posez une carte de cette partie.
    .brief = Carte d'un autre jeu.
    .screen = Carte d'un autre jeu
refusal-two-cards = Deux cartes sont posées ensemble. N'en laissez qu'une.
    .brief = Deux cartes. Une seule.
    .screen = Une seule carte
tag-written = La carte est écrite.
    .screen = Carte écrite
tag-left = La carte est partie trop tôt. Laissez-la posée jusqu'au signal.
    .screen = Partie trop tôt
tag-locked = Cette carte est verrouillée. Prenez-en une autre.
    .screen = Carte verrouillée
tag-foreign = Cette carte porte déjà autre chose. Prenez-en une autre.
    .screen = Carte déjà prise
tag-small = Cette carte est trop petite. Prenez-en une autre.
    .screen = Carte trop petite
tag-unwritable = Cette carte ne s'écrit pas. Prenez-en une autre.
    .screen = Ne s'écrit pas
tap-player = Badge : { $name }.
    .screen = Badge { $name }
tap-game = C'est le signe d'un autre jeu : { $game }.
    .brief = { $game }.
    .screen = { $game }
ask-box-tapped-twice = Cette carte vient d'être comptée. La compter encore ? OK ne la compte pas.
    .brief = Déjà comptée. Encore ?
    .screen = Déjà comptée. Encore ?
ask-box-tapped-before = Cette carte a déjà été jouée. La rejouer ? OK la joue.
    .brief = Déjà jouée. La rejouer ?
    .screen = Déjà jouée. Rejouer ?

## Faults, with their remedies

fault-key-stuck = La touche { $key ->
    [A] A
    [B] B
    [C] C
    [D] D
    [E] E
    [PREVIOUS] Précédent
    [OK] OK
    [NEXT] Suivant
    [UNDO] Annuler
    [REPEAT] Répéter
    [INFO] Info
    [VOLUME_DOWN] Moins fort
   *[VOLUME_UP] Plus fort
} reste enfoncée. Dégagez-la.
    .screen = Touche coincée : { $key }
fault-key-absent = La touche { $key ->
    [A] A
    [B] B
    [C] C
    [D] D
    [E] E
    [PREVIOUS] Précédent
    [OK] OK
    [NEXT] Suivant
    [UNDO] Annuler
    [REPEAT] Répéter
    [INFO] Info
    [VOLUME_DOWN] Moins fort
   *[VOLUME_UP] Plus fort
} ne répond pas. Vérifiez son câble.
    .screen = Touche absente : { $key }
fault-keys-absent = Les touches ne répondent pas. Vérifiez leur câble.
    .screen = Touches muettes
fault-reader-absent = Le lecteur de cartes manque. Les touches suffisent pour jouer. Vérifiez son câble.
    .brief = Le lecteur manque. Jouez aux touches.
    .screen = Lecteur absent
fault-reader-silent = Le lecteur de cartes ne répond plus. Les touches suffisent pour jouer. Vérifiez son câble.
    .brief = Le lecteur se tait. Jouez aux touches.
    .screen = Lecteur muet
fault-screen-absent = L'écran manque. La voix dit tout. Vérifiez son câble.
    .brief = L'écran manque.
    .screen = Écran absent
fault-screen-silent = L'écran ne répond plus. La voix dit tout. Vérifiez son câble.
    .brief = L'écran ne répond plus.
    .screen = Écran muet
note-unheard = Rien ne s'entend.
    .screen = Pas de son
fault-sound-absent = Il n'y a pas de sortie de son. L'écran montre tout. Vérifiez le haut-parleur.
    .brief = Pas de son.
    .screen = Pas de son : voir le câble
fault-voice-silent = La voix s'est tue. L'écran montre tout. Si elle ne revient pas, réinstallez espeak-ng.
    .brief = La voix s'est tue.
    .screen = Pas de voix : espeak-ng ?
fault-voice-plain = La voix choisie ne marche pas. Une voix de secours parle.
    .brief = Une voix de secours parle.
    .screen = Voix de secours
fault-voice-sound = Un son enregistré manque ou est abîmé. Une autre voix dit la phrase.
    .brief = Un son enregistré manque.
    .screen = Son manquant
fault-other = { $part ->
    [keys] Les touches ont un défaut. Vérifiez leur câble.
    [reader] Le lecteur de cartes a un défaut. Jouez aux touches.
    [screen] L'écran a un défaut. La voix dit tout.
    [voice] La voix a un défaut. L'écran montre tout.
    [speaker] Le son a un défaut. L'écran montre tout.
    [journal] Le journal des parties a un défaut. Vérifiez la carte mémoire.
   *[settings] Un réglage de la boîte est faux : l'habituel est pris.
}
    .screen = { $part ->
        [keys] Défaut : touches
        [reader] Défaut : lecteur
        [screen] Défaut : écran
        [voice] Défaut : voix
        [speaker] Défaut : son
        [journal] Défaut : journal
       *[settings] Réglage faux
    }
fault-mended = { $part ->
    [keys] Les touches marchent de nouveau.
    [reader] Le lecteur de cartes marche de nouveau.
    [screen] L'écran marche de nouveau.
    [voice] La voix marche de nouveau.
    [speaker] Le son marche de nouveau.
    [journal] Le journal s'écrit de nouveau.
   *[settings] Les réglages sont bons de nouveau.
}
    .screen = { $part ->
        [keys] Touches : bon
        [reader] Lecteur : bon
        [screen] Écran : bon
        [voice] Voix : bon
        [speaker] Son : bon
        [journal] Journal : bon
       *[settings] Réglages : bon
    }
box-failed = La boîte s'est trompée, rien n'est perdu. Essayez encore.
    .brief = Erreur de la boîte. Essayez encore.
    .screen = Erreur. Essayez encore
