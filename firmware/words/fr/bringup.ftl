### Ce que la boîte dit à qui vient de la construire, étape par étape. Écrit d'abord en français.

## Pour toutes les étapes

bringup-nobody = Je n'ai pas eu de réponse. Relancez cette étape quand vous êtes prêt.
    .screen = Pas de réponse
bringup-none = { $part ->
    [screen] Cette boîte n'a pas d'écran : il n'y a rien à essayer.
   *[reader] Cette boîte n'a pas de lecteur de cartes : il n'y a rien à essayer.
}
    .screen = { $part ->
        [screen] Sans écran
       *[reader] Sans lecteur
    }

## Un, le son

bringup-sound = Le son marche. Si vous l'entendez, appuyez sur une touche, ou tapez oui au clavier.
    .screen = Le son marche ?
bringup-sound-done = Première étape finie : le son est bon dans les deux langues.
    .screen = 1. Le son est bon
bringup-sound-unheard = Personne n'a confirmé le son. Vérifiez les deux fils du haut-parleur, puis les cinq volts de l'ampli.
    .screen = Son : voir le câble

## Deux, les touches

bringup-key = Appuyez sur cette touche : { key-name }
    .screen = { key-name.screen } ?
bringup-key-good = Entendue : { key-name }
    .screen = { key-name.screen } : bon
bringup-key-wrong = C'était une autre touche : { key-name }
    .screen = C'était { key-name.screen }
bringup-key-silent = Cette touche est muette : { key-name } Vérifiez son fil, et la masse qu'elle partage avec ses voisines.
    .screen = { key-name.screen } : muette
bringup-key-crossed = Cette touche répond sous un autre nom : { key-name } Deux fils sont sans doute échangés.
    .screen = { key-name.screen } : échangée
bringup-keys-done = Deuxième étape finie : les treize touches répondent à leur nom.
    .screen = 2. Touches bonnes
bringup-keys-wrong = { $count ->
    [one] Une touche est à revoir. Réparez-la, puis relancez cette étape.
   *[other] { FEM($count) } touches sont à revoir. Réparez-les, puis relancez cette étape.
}
    .screen = Touches à revoir : { $count }

## Trois, l'écran

bringup-screen = L'écran montre des lettres accentuées dans un cadre fin, qui longe ses quatre bords. OK si le cadre est entier. Annuler s'il manque un bord. Suivant si personne ne peut regarder.
bringup-screen-done = Troisième étape finie : l'écran est bon.
    .screen = 3. Écran bon
bringup-screen-unseen = Troisième étape finie : l'écran répond, mais personne ne l'a regardé. La voix dit tout sans lui.
    .screen = 3. Écran répond
bringup-screen-cut = Le cadre n'est pas entier. Vérifiez le modèle de l'écran dans le fichier de la boîte, au mot driver.
    .screen = Cadre coupé : driver ?

## Quatre, le lecteur

bringup-reader = Le lecteur répond. Son logiciel est le { $number }, révision { $count }.
    .screen = Lecteur { $number }.{ $count }
bringup-tap = Posez une carte puis reprenez-la, { $count ->
    [one] une fois
   *[other] { FEM($count) } fois
}. Un signal suit chaque pose. Annuler si mon compte n'est pas le vôtre.
    .screen = Posez { $count } fois
bringup-tapped = { $count } en tout.
    .screen = { $count } en tout
bringup-taps-done = Quatrième étape finie : { $count ->
    [one] une pose, une réponse
   *[other] { FEM($count) } poses, autant de réponses
}.
    .screen = 4. Lecteur : { $count } sur { $count }
bringup-taps-few = Il manque des poses : { FEM($count) } au lieu de { FEM($number) }. Rapprochez l'antenne du couvercle, et éloignez-la de tout métal.
    .screen = { $count } au lieu de { $number }
bringup-taps-many = Il y a trop de poses : { FEM($count) } au lieu de { FEM($number) }. Éloignez le lecteur du haut-parleur, et vérifiez ses trois volts.
    .screen = { $count } au lieu de { $number }
bringup-taps-mixed = Plus d'une carte est venue. Recommencez avec une seule, les autres loin de la boîte.
    .screen = Une seule carte

## Cinq, la carte qui reste

bringup-rest = Posez la carte et laissez-la. Je me tais pendant { $count ->
    [one] une minute
   *[other] { FEM($count) } minutes
}.
    .screen = Carte posée : { $count } min
bringup-lift = Reprenez la carte.
    .screen = Reprenez la carte
bringup-rest-done = Cinquième étape finie : la carte est restée sans être recomptée.
    .screen = 5. Carte tranquille
bringup-rest-moved = La carte semblait bouger toute seule. Éloignez le lecteur du haut-parleur et du métal, et vérifiez ses trois volts.
    .screen = Carte instable
bringup-rest-absent = Aucune carte n'a été lue. Posez la carte au milieu du creux, puis relancez cette étape.
    .screen = Carte non lue

## Six, la touche de marche

bringup-power-done = Sixième étape finie : la touche de marche a sa broche, la { $number }, et elle est seule dessus.
    .screen = 6. Marche : broche { $number }
bringup-power-unread = Le fichier de démarrage ne se lit pas. Donnez son chemin avec l'option boot config.
    .screen = Fichier illisible
bringup-power-missing = La touche de marche n'est pas réglée. Ajoutez la ligne gpio shutdown au fichier de démarrage.
    .screen = Sans gpio-shutdown
bringup-power-taken = La broche { $number } de la touche de marche sert à autre chose. Libérez-la dans le fichier de démarrage ou dans celui de la boîte.
    .screen = Broche { $number } prise
bringup-power-asleep = Une ligne gpio poweroff empêche la boîte de se réveiller. Retirez-la du fichier de démarrage.
    .screen = Retirez gpio-poweroff

## Sept, la prise retirée

bringup-plug = Commencez une partie. Puis retirez la prise { $count ->
    [one] une fois
   *[other] { FEM($count) } fois
} au milieu du jeu, et donnez une réponse à chaque retour.
    .screen = Prise : { $count } fois
bringup-plug-done = Septième étape finie : la prise a été retirée { $count ->
    [one] une fois
   *[other] { FEM($count) } fois
}, et rien n'est perdu.
    .screen = 7. Prise : { $count } fois
bringup-plug-more = { $count } sur { $number } : la prise doit encore être retirée. Reprenez la partie, puis relancez cette étape.
    .screen = Prise : { $count } sur { $number }
bringup-plug-damaged = Le journal des parties est abîmé. Changez la carte mémoire, et essayez une autre alimentation.
    .screen = Journal abîmé

## Huit, la veille

bringup-soak = Je veille pendant { $count ->
    [one] une heure
   *[other] { FEM($count) } heures
}. Laissez la boîte tranquille.
    .screen = Veille : { $count } h
bringup-soak-hour = { $count ->
    [one] Une heure sans défaut.
   *[other] { FEM($count) } heures sans défaut.
}
    .screen = { $count } h sans défaut
bringup-soak-done = Huitième étape finie : la boîte a tenu { $count ->
    [one] une heure
   *[other] { FEM($count) } heures
}. Elle est prête à jouer.
    .screen = 8. Prête à jouer
bringup-soak-hung = { $part ->
    [keys] Les touches se sont figées.
    [reader] Le lecteur de cartes s'est figé.
    [screen] L'écran s'est figé.
   *[speaker] Le son s'est figé.
} Vérifiez le câble, puis l'alimentation.
    .screen = { $part ->
        [keys] Touches figées
        [reader] Lecteur figé
        [screen] Écran figé
       *[speaker] Son figé
    }
bringup-soak-slow = La boîte s'est arrêtée plus de { $count } secondes. Vérifiez l'alimentation et la carte mémoire.
    .screen = Arrêt de plus de { $count } s
