## Ce qui suit les options dans `damier --help` et les commandes dans la page de manuel.

manual-environment = Environnement
manual-damier-home = dossier de tout ce que Damier garde, réglages compris
manual-damier-plain = 1 parle en lignes au lieu de dessiner un écran, 0 dessine, quoi que disent les réglages
manual-no-color = s’il n’est pas vide, éteint les couleurs
manual-colorterm = combien de couleurs a le terminal
manual-locale = langue du programme, si ni --lang ni les réglages n’en choisissent une

manual-files = Fichiers
manual-settings = réglages
manual-progress = essais, classements, révisions, vos parties
manual-games = parties finies
manual-puzzles = vos problèmes
manual-endings = tables de finales de cinq et six pièces que vous avez faites

manual-examples = Exemples
manual-example-trainer = ouvrir l’entraîneur
manual-example-plain = l’ouvrir pour un lecteur d’écran ou une plage braille
manual-example-script = exécuter les commandes d’un script, toujours avec le même résultat
manual-example-position = analyser une position
manual-example-game = analyser la troisième partie d’un fichier
manual-example-annotate = annoter des parties, une seconde par coup
manual-example-import = faire de vos erreurs des problèmes et des exercices
manual-example-puzzles = lister des problèmes
manual-example-endings = interroger les tables de finales
manual-example-pdn = vérifier des fichiers PDN

manual-exit = Code de retour
manual-exit-success = succès
manual-exit-wrong = une vérification a trouvé une faute, ou une ligne d’un script ne voulait rien dire
manual-exit-unusable = entrée inutilisable ; l’erreur standard dit ce qui ne va pas et où

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-version = VERSION

manual-heading = { $title } :
