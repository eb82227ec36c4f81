## Les touches : ce qui y est écrit, étiquettes courtes de la dernière ligne, et une phrase chacune pour la liste.

key-space = Espace
key-enter = Entrée
key-escape = Échap
key-backspace = Retour
key-tab = Tab
key-delete = Suppr
key-home = Début
key-page-down = PgSv
key-page-up = PgPr
key-end = Fin
key-control = ^
key-mouse = souris

## The list of keys

help-title = touches
help-moves = tapez les coups : 32-28, 3228, 28x19 ; c3-d4 sur 64 cases
help-mouse = clic sur pièce et case, ou glisser ; bouton droit : annuler
help-mouse-lines = clic sur une ligne, ou sur une touche en bas
help-more = suite
help-all = ? montre tout
help-idle = Pas en ce moment :

key-idle = { $key } ne fait rien ici ; ? montre les touches.

key-idle-back = { $key } ne fait rien ici ; Échap sort.

## The home screen

label-puzzles = problème
help-puzzles = commencer des problèmes
label-endings = finales
help-endings = entraînement aux finales : gagner ou tenir
label-review = revoir
help-review = revoir ce qui attend aujourd’hui
label-notation = notation
help-notation = notation : cases, coups, feuilles et signes
label-progress = progrès
help-progress = courbes de vos progrès
label-own-games = parties
help-own-games = trouver ce que vous avez manqué dans vos parties
label-refutation = raison
label-next-move = suivant
help-refutation = après une erreur, montrer la réfutation sur le damier, coup par coup
label-explain = expliquer
help-explain = expliquer le thème, avec un exemple
label-articles = article
help-articles = montrer les articles des règles qui en décident
help-explain-back = fermer l’explication
help-variant = changer de jeu
help-resume = reprendre ce qui est en cours
label-quit = quitter
help-quit-asking = quitter Damier (appuyer deux fois)
help-quit-anywhere = quitter Damier aussitôt, de n’importe où

## Exercises

label-next = suite
help-next = exercice suivant
label-retry = encore
help-retry = refaire le même
label-take-back = annuler
help-undo = annuler votre dernier coup
label-hint = indice
help-hint = indices : la pièce, ce qu’il faut protéger, la case, la suite
    .aloud = la pièce, ce qu’il faut protéger, la case, la suite
help-hint-drill = une règle simple, puis les coups ; après une erreur, le bon coup
label-solution = solution
help-solution = montrer la solution
label-answer = réponse
help-answer = montrer la réponse ; elle compte comme manquée
label-turn = tourner
help-turn = tourner le damier
label-complete = compléter
help-complete = compléter le coup tapé ; encore : le suivant

## Progress

label-numbers = nombres
help-numbers = les nombres d’une courbe
label-page = page
help-page = page suivante et précédente

## Lists, forms and texts

help-cursor = déplacer le curseur ou le choix
help-confirm = choisir la case, jouer le coup tapé, continuer
help-confirm-line = faire ce que dit la ligne du bas, ou ouvrir la ligne choisie
label-open = ouvrir
label-start = lancer
label-test = test
label-continue = reprendre
label-change = changer
help-change = changer la ligne choisie
label-erase = effacer
help-erase = effacer le dernier caractère
help-erase-back = effacer le caractère avant le curseur
help-erase-next = effacer le caractère après le curseur
help-erase-word = effacer le mot avant le curseur
help-erase-before = effacer tout avant le curseur
help-caret = déplacer le curseur
help-caret-word = déplacer le curseur d’un mot
help-caret-ends = au début ou à la fin du texte
help-complete-path = compléter le chemin d’un fichier
label-give-up = jeter
help-give-up = abandonner ce qui est choisi
label-back = retour
help-cancel = annuler ce qui est tapé ou choisi, sinon revenir
help-close = fermer cette liste

## Everywhere

label-keys = aide
help-help = cette liste
help-message = lire la suite ou le début d’un long message
label-home = accueil
help-home = l’accueil
help-suspend = suspendre Damier (fg dans le shell le reprend)
help-redraw = redessiner l’écran
