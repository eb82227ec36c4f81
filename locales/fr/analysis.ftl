## Analyse

analysis-title = Analyse
home-analysis = Analyse : partie ou position
analysis-tags = partie
analysis-input = tapez un coup · ← → défiler · Entrée : curseur

## Choosing what to analyse

opening-title = à analyser
opening-from = depuis
opening-number = n° de partie
opening-start = Analyser
opening-message = mode d’emploi
opening-from-empty = le départ
opening-how-to = Entrée analyse la position de départ.
opening-how-to-from = Ou tapez sous « depuis » un FEN comme { $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
} ou le chemin d’un fichier PDN. Le fichier fixe le jeu.
    .aloud = Ou tapez 1 et un FEN comme { $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }, ou 1 et le chemin d’un fichier PDN. Le fichier impose le jeu.
opening-reads = lecture …
opening-number-wrong = Tapez un numéro de partie à partir de 1 : la partie 1 est la première du fichier.

variant-draughts = { $variant ->
    [russian] Dames russes
    [brazilian] Dames brésiliennes
   *[international] Dames internationales
}

## Saving

save-title = enregistrer sous
save-name = fichier
save-start = Enregistrer
save-how-to = Un nom seul va dans le dossier des analyses. Échap annule.
save-no-name = Tapez d’abord un nom de fichier.

comment-title = commentaire
comment-text = texte
comment-start = Garder
comment-how-to = Il suit le coup dans la liste et dans le fichier. Sans texte, il est enlevé. Échap annule.

saved-as = Enregistré sous { $path }

save-exists = { $path } existe déjà. Encore Entrée le remplace, ou tapez un autre nom.

unsaved = non enregistré
leave-unsaved = Pas encore enregistré : w enregistre, la même touche encore sort.
    .aloud = Pas encore enregistré : w enregistre. Le même mot encore sort sans enregistrer, toute autre ligne reste.

## The position

setup = position posée

side-moves = { $side ->
    [white] aux Blancs
   *[black] aux Noirs
}

alternative = autre coup { $place }/{ $count } ↑ ↓

half-move = demi-coup { $ply }/{ $count }

## The engine

pane-engine = moteur
engine-off = moteur arrêté
engine-is-off = l met le moteur en marche.
engine-broke = Le moteur a échoué sur cette position. l réessaie.
own-engine-starts = Votre moteur démarre. y : prendre celui du programme.
no-own-engine = Vous n’avez pas réglé de moteur : ajoutez-en un dans les options (o à l’accueil).
one-line = Votre moteur ne montre qu’une suite. y : prendre celui du programme.

own-engine-fault = Votre moteur ne marche pas : { $reason }. Celui du programme prend la relève ; y réessaie le vôtre.

engine-depth = profondeur { $plies }

millions-a-second = { $count } M/s

thousands-a-second = { $count } k/s

value-wins = { $side ->
    [white] Gain blanc
   *[black] Gain noir
} en { $moves }
    .aloud = { $side ->
        [white] Gain blanc
       *[black] Gain noir
    } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

value-wins-short = { $side ->
    [white] B
   *[black] N
} en { $moves }

graph-title = évaluation
graph-empty = Pas encore d’évaluations : parcourez la partie, ou tapez o pour la vérifier toute.
no-file = Aucun fichier n’est ouvert, il n’y a donc pas de partie suivante.

## Ending tables

tables-draw = Tables : nulle.

tables-win = { $side ->
    [white] Tables : les Blancs gagnent.
   *[black] Tables : les Noirs gagnent.
}

tables-win-in = { $side ->
    [white] Tables : les Blancs gagnent en { $moves }.
   *[black] Tables : les Noirs gagnent en { $moves }.
}

tables-limit = Règle des { $rule } coups : il en faut { $needed }, { $spare } de marge.

tables-with-limit = { $verdict } { $limit }

tables-unheeded = La règle des { $moves } coups n’est pas comptée ici.

tables-all-win = Tout coup gagne.
tables-all-hold = Tout coup tient.

tables-winning = Gagnent ({ $kept } sur { $all }) : { $moves }

tables-holding = Tiennent ({ $kept } sur { $all }) : { $moves }

## Checking the whole game

nothing-to-survey = Il n’y a pas encore de coups à vérifier.

survey-progress = Vérification : { $done } sur { $all }. Échap arrête.

survey-done = { $mistakes ->
    [0] Vérifié : aucune erreur trouvée.
    [one] Vérifié : { $mistakes } erreur marquée, avec une meilleure suite.
   *[other] Vérifié : { $mistakes } erreurs marquées, avec de meilleures suites.
}

## A game gone over by hand: marked by the player before the engine looks

by-hand = Marqués à la main : { $marked } sur { $least } (! marque un coup). Puis o vérifie la partie.

by-hand-enough = Marqués à la main : { $marked }. o vérifie la partie.

by-hand-seen = Le moteur a regardé ici : cette marque ne compte pas.

reviewed-clean = Coups marqués à la main : { $marked }.

reviewed = Coups marqués à la main : { $marked }. Erreurs que vous avez trouvées : { $found } sur { $mistakes }.

reviewed-other = { $compared } (Pas votre partie : aucun joueur ne porte votre nom.)

## Keys: labels stand in the bottom line, the help in the list of keys

label-analysis = analyse
label-walk = coup
label-engine = moteur
label-lines = suites
label-own-engine = mon moteur
label-view = courbe
mistakes-of-side = { $side } : { $worst } ??, { $bad } ?, { $dubious } ?!

label-next-mistake = autre erreur
help-next-mistake = aller au prochain coup marqué comme erreur

label-survey = vérif
label-save = sauver
label-undo = annuler
label-promote = monter
label-remove = effacer
label-sign = signe
label-comment = note
help-analysis = analyser une partie ou une position avec le moteur
help-walk = reculer et avancer ; ↑ ↓ autres coups ; Entrée : curseur
help-ends = début de la partie, fin de la suite
help-engine = moteur en marche ou arrêté
help-lines = une suite de plus du moteur du programme, 1 à 5
help-own-engine = votre moteur ou celui du programme
help-view = suites du moteur ou courbe
help-survey = vérifier toute la partie et marquer les erreurs
help-save = enregistrer dans un fichier (PDN)
help-undo-change = annuler le dernier changement de la partie
help-promote = mettre cette variante en premier
help-remove = effacer ce coup et tout ce qui suit
help-sign = signe suivant : ! ? !! ?? !? ?! ou aucun
    .aloud = signe suivant : ! ? !! ?? !? ?! ou aucun
help-result-sign = signe suivant : = + * ou aucun
help-comment = écrire un commentaire sur ce coup, ou l’enlever
help-next-game = partie suivante du fichier
