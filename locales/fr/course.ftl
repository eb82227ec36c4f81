## Le cours

course-title = Apprendre
home-learn = Apprendre : depuis le début
label-learn = cours
help-learn = le cours : des leçons depuis le début
label-exercises = aux exercices
help-exercises = passer aux exercices
help-again-step = cette étape encore, ou la précédente
label-stage = module
help-stage = module suivant et précédent
label-details = détails
help-details = le module en chiffres, et comment l’exporter
recent-lesson = leçon : { $what }

course-path = modules
course-progress = votre cours

course-own-left-out = Vos propres leçons sont laissées de côté : { $reason }

course-stage = Module { $stage } : { $name }

course-exam-of = examen, module { $stage } : { $name }

course-exam = Examen

course-lessons-passed = leçons réussies : { $passed } sur { $of }

course-starts = Entrée commence : { $name }
course-continues = Entrée reprend : { $name }

course-open = à commencer
course-begun-board = en cours : étape { $number } sur { $of }
course-begun-exercise = en cours : reprend à l’exercice { $number }
course-passed-on = réussite le { $day }, record { $best } %
course-kept-on = acquis : nouvelle réussite le { $day }
course-due-on = à refaire à partir du { $day }
course-passed-and-due = { $passed } ; { $due }
course-not-passed = pas encore réussie, record { $best } %

course-length = { $steps ->
    [0] sans étapes
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $exercises ->
    [one] { $exercises } exercice
   *[other] { $exercises } exercices
}

course-length-steps = { $steps } étapes

course-exam-help = { $exercises } exercices de tout le module. Pour réussir : 80 % en tout ; dans chaque leçon 60 %, ou au plus une erreur. 85 % une semaine plus tard : c’est acquis. Si vous connaissez le jeu, passez-le tout de suite.

## In a lesson

course-lesson = leçon

course-step = étape { $number } sur { $of }

course-exercise = exercice { $number } sur { $of }

course-right-so-far = réponses justes : { $right } sur { $of }

course-over = la fin
course-task = tâche
course-enter-goes-on = Entrée : continuer
course-missed = C’est compté faux ; n continue.
course-enter-starts-exercises = Entrée : les exercices
course-enter-ends = Entrée : la leçon suivante
course-no-hints = Pas d’indices dans les exercices ; les damiers d’avant en ont.
course-no-hint-to-question = Une question n’a pas d’indice ; une erreur ne coûte rien ici.
course-answer-first = Répondez d’abord ; puis n continue.
course-enter-lists = Entrée : toutes les leçons
course-point-prompt = flèches et Entrée, ou clic sur une case
    .aloud = Tapez le numéro de la case.
course-not-by-typing = Montrez-le sur le damier : flèches et Entrée, ou clic.
course-no-square = Le damier n’a pas cette case.
course-choose-prompt = tapez le chiffre, ou flèches et Entrée
    .aloud = Tapez le numéro de la réponse.
course-wait-prompt = les Noirs répondent …
course-found = prises trouvées

course-right = Juste.
course-your-move = Bien. L’adversaire a répondu : à vous.
course-wrong = Faux.
course-again-found = Celle-là, vous l’avez déjà.
course-found-more = Juste. Il y en a d’autres.
course-found-left = Juste. Reste { $left }.
course-other-square = Pas { $square }.
course-other-move = { $played } est régulier, mais ce n’est pas le coup demandé. Encore un essai.
course-other-choice = Non. Encore un essai.
course-it-was = La bonne réponse : { $answer }.
course-choose-own = Choisissez d’abord une pièce des Blancs.
    .aloud = Aux Blancs de jouer : tapez un coup.
course-choose-own-black = Choisissez d’abord une pièce des Noirs.
    .aloud = Aux Noirs de jouer : tapez un coup.
course-from = de { $square } à …

course-passed = Réussi. Réponses justes : { $right } sur { $of }.
course-failed = Réponses justes : { $right } sur { $of } ; il en fallait { $needed }. À revoir demain, ou tout de suite avec r.
course-uneven = { $right } sur { $of } justes suffisent, mais dans une leçon moins de 60 % le sont. À revoir demain, ou tout de suite par r.
course-steps-done = Fini. Vous avez joué toutes les étapes.
course-weak-subject = Le plus faible : { $subject }

## Exercises made by the program

ask-captures = Jouez toutes les prises régulières. Le damier ne change pas ; chacune compte une fois.
ask-compulsory = Plusieurs prises sont possibles, mais les règles ne les permettent pas toutes. Jouez-en une qui est permise.
ask-ballot = Aux { $side } de jouer, et le coup suivant du tirage s’écrit { $written }. Jouez-le.
ask-move = { $ask ->
    [defend] Vous avez les { $side }. Un de vos pions est attaqué. Jouez un coup après lequel rien n’est perdu.
   *[capture] Vous avez les { $side }. Plusieurs prises sont permises. Jouez la meilleure à la longue.
}
ask-line = Montrez une case quelconque de cette ligne : { $line }.
ask-beside = { $axis ->
    [row] Montrez une autre case de la rangée de { $square }.
    [column] Montrez une autre case de la colonne de { $square }.
   *[diagonal] Montrez une autre case d’une diagonale de { $square }.
}
ask-square = Montrez la case { $square }.
ask-name-line = Comment s’appellent les cases marquées ?
ask-name-square = Quelle case est marquée ?
ask-may = Les Blancs veulent aller de { $from } en { $to }. Est-ce permis ?
ask-how-many = Trait aux Blancs. Combien de pièces les Blancs doivent-ils prendre ?
ask-crowned = Le pion en { $from } va en { $to }, par les cases marquées. Est-il une dame ensuite ?
ask-result = Trait aux Blancs. Quelqu’un a-t-il gagné ?
ask-tempi = Comptez les rangées que chaque pion a derrière lui, vu de son camp. Qui est en avance, et de combien de temps ?
ask-limit = À partir d’ici, aucun pion ne bouge et rien n’est pris. Quelle limite s’applique : combien de coups chaque camp a-t-il jusqu’à la nulle ?

line-name = { $line ->
    [main-road] la grande diagonale
    [promotion-white] la ligne de dame des Blancs
    [promotion-black] la ligne de dame des Noirs
    [left-edge] la bande gauche
   *[right-edge] la bande droite
}

choice-yes = oui
choice-no = non
choice-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
choice-level = à égalité
choice-tempi = { $side ->
    [white] Blancs, de { $count }
   *[black] Noirs, de { $count }
}
choice-moves = { $moves } coups
choice-winner = { $side ->
    [white] Les Blancs ont gagné
    [black] Les Noirs ont gagné
   *[none] non, la partie continue
}

why-crowned-yes = Il finit son coup sur la ligne de dame : c’est une dame.
why-crowned-no = Il ne finit pas son coup sur la ligne de dame : il reste pion.
why-how-many = { $count ->
    [one] La plus longue prise compte { $count } pièce.
   *[other] La plus longue prise compte { $count } pièces : il faut la jouer.
}
why-tempi = Les pions blancs ont fait { $white } pas, les noirs { $black }.
why-limit = { $limit ->
    [three] Trois pièces, dont au moins une dame, contre une dame seule : 16 coups.
    [two] Une ou deux pièces, dont au moins une dame, contre une dame seule : 5 coups.
    [main-road] Trois pièces contre une dame seule qui tient la grande diagonale : 5 coups de cette dame.
    [three-kings] Trois dames ou plus contre une dame seule : 15 coups.
    [four] Dames des deux côtés, quatre ou cinq pièces : 30 coups sans prise ni promotion.
    [six] Dames des deux côtés, six ou sept pièces : 60 coups sans prise ni promotion.
    [kings-15] Dames des deux côtés, huit pièces ou plus : 15 coups rien qu’avec des dames et sans prise.
   *[kings-25] Aucune limite plus courte ne s’applique : 25 coups rien qu’avec des dames et sans prise.
}
why-no-pieces = Les Blancs n’ont plus de pièce et ont perdu.
why-blocked = Les Blancs ont des pièces, mais aucune ne peut bouger : les Blancs ont perdu.
why-goes-on = Les Blancs peuvent encore jouer : la partie continue.

## The page of a stage

page-lesson = leçon
page-passed = réussi
page-best = max
page-sittings = fois
page-commands = Dans le shell, damier course page { $stage } écrit cette page en texte, et damier course export tous vos résultats en tableau (CSV).

## The command line

cli-course = Vérifier, lister et exporter les leçons du cours
cli-course-check = Prouver toutes les leçons, ou celles d’un dossier : étapes, coups, exercices et textes
cli-course-list = Lister les leçons
cli-course-export = Écrire vos résultats du cours en CSV, avec des noms de colonnes anglais dans toutes les langues
cli-course-rulebook = Écrire où chaque article des règles est enseigné et demandé
cli-course-page = Écrire la page d’un module en texte
cli-course-folder = un dossier de leçons à vous, en plus de celles du cours
cli-course-record = prendre les valeurs des coups dans ce fichier, et y écrire celles de ces leçons
cli-course-again = recalculer toutes les valeurs des coups, même celles du fichier
cli-course-json = en JSON : une liste d’objets
cli-course-stage = le module : 0 à 7, A, B, 0-64@russian et semblables, ou un module à vous
course-check-sound = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
} avec { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} : tout est correct.
course-no-stage = Il n’y a pas de module « { $stage } ». Les modules sont { $stages }.

course-no-lessons = Il n’y a pas de leçon dans { $folder }. Les leçons sont dans des fichiers finissant par .toml.

fault-lesson = { $lesson } : { $problem }
fault-step = { $lesson }, étape { $step } : { $problem }
fault-several = elle demande plus d’une chose ; donnez play, point ou answer, un seul
fault-judged = { $played } est dit bon, mais il cède quelque chose ; mettez rule = true s’il ne fait que montrer une règle
fault-refused = { $played } est refusé, bien qu’il vaille ce qui est dit bon ; acceptez-le, nommez le bon coup dans le texte et dans named = ["…"], ou prenez une autre position
fault-false-claim = une de ses affirmations (claim) est fausse pour la position
fault-lost = le camp au trait est perdu ici, quoi qu’il joue ; prenez une autre position
fault-unvalued = les valeurs de ses coups ne sont pas dans le fichier
record-line = la ligne { $line } n’est pas une valeur de coups : { $reason }
fault-square = le damier n’a pas de case { $number }
fault-needs = elle demande la leçon { $lesson }, qui ne vient pas avant elle
fault-unproven = rien ne prouve les cases ou la réponse ; ajoutez un proof, ou citez un article des règles
fault-untrue = son proof est faux pour la position
fault-line = la suite { $line } ne peut pas être jouée
fault-level = le moteur n’a pas de niveau { $level }
fault-no-source = elle ne cite aucune source ; ajoutez sources = ["…"]
fault-no-exam = une condition (gate) demande l’examen, et le module n’en a pas
fault-no-theme = aucun problème n’a l’étiquette { $theme } ; damier puzzles stats les liste
fault-no-band = elle tire des problèmes sans dire entre quels classements ; ajoutez band = [bas, haut]
fault-idle-band = elle donne une fourchette de classements mais ne tire aucun problème, et eux seuls ont un classement ; retirez band
fault-band = l’intervalle de { $least } à { $most } doit commencer par le classement le plus bas et couvrir au plus { $widest } points
fault-out-of-band = des problèmes classés de { $least } à { $most } sont tirés, ce qui sort de l’intervalle
fault-untaught = elle tire des problèmes avec l’étiquette { $theme }, que ni elle ni une leçon précédente n’enseigne ; ajoutez teaches = ["…"] là où on l’enseigne
fault-choice = { $text } n’est pas une position avec ses bons coups, comme W:W27,42:B12,18,22:27-21
fault-blurred = dans { $text }, le juge ne dit pas bons exactement ces coups
fault-too-few = genre E{ $kind } : { $found } exercices trouvés, { $needed } nécessaires
fault-word-missing = les textes { $id } manquent en { $language }
fault-word-extra = les textes { $id } n’appartiennent à aucune leçon en { $language }
fault-word-long = les textes { $id } font { $rows } lignes en { $language }, et 8 tiennent à 80x24
fault-words-many = les textes { $id } font { $words } mots en { $language }, et 45 sont le maximum

fault-word-unnamed = les textes { $id } ne nomment pas { $played } en { $language }
fault-word-unproven = les textes { $id } disent « { $word } » en { $language }, et aucune affirmation (claim) de l’étape ne le prouve
fault-word-wide = le choix { $id } fait { $columns } colonnes en { $language }, et 29 tiennent

course-lesson-twice = deux leçons ont l’identifiant { $lesson }

ask-make = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
} Jouez ce coup sur le damier, sans le taper : { $written }

ask-recall = Jouez de mémoire les coups { $side ->
    [white] des Blancs
   *[black] des Noirs
} d’une variante principale ; l’adversaire répond tout seul. Toute variante principale de cette leçon compte.
ask-game-win = Gagnez cette partie.
ask-game-draw = Ne perdez pas cette partie : la nulle suffit.

## Gates: what a stage asks for besides its exam

gate-win = gagner une partie contre le niveau { $level }
gate-draw = faire nulle dans une partie contre le niveau { $level }
gate-points = { $points } % des points en { $games } parties de suite contre le niveau { $level }
gate-clockless = { $wanted }, sans pendule (il réfléchit une seconde par coup)
gate-answers = { $right } justes sur { $of } exercices de suite : { $lessons }
gate-loss = « À vous de jouer » dans { $of } positions de suite : { $loss } pion perdu au plus en moyenne
gate-rating = un classement aux problèmes de { $least } ou plus, ±{ $deviation } ou moins
gate-squares = { $of } cases de suite sans erreur, en { $seconds } secondes (Notation)
gate-own = { $puzzles } combinaisons de vos parties résolues (y à l’accueil les trouve)
gate-reviewed = { $games } de vos parties revues à la main : dans Analyse, l arrête le moteur, ! marque un coup (au moins { $marks } par partie), puis o vérifie
gate-motif = { $motif } : { $right } nouveaux problèmes résolus sur { $of } de suite, chacun classé { $least } ou plus
gate-exam = l’examen avec { $least } % ou plus
gate-open = Aussi : { $wanted }.
gate-counted = Aussi : { $wanted } (pour l’instant { $count }).
gate-passed = Fait : { $wanted } ({ $day }).
course-language = { $code } : { $screens } % des écrans, { $lessons } % des leçons
course-unchecked = { $code } : ce que ses textes disent forcé ou seul coup n’est pas vérifié, car lessons/{ $code }/force.csv manque
