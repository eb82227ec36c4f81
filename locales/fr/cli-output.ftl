## Erreurs de la ligne de commande

cli-error = damier: { $problem }
mistake-unknown-argument = argument inattendu : { $argument }
mistake-unknown-command = commande inconnue : { $name }
mistake-needs-value = { $argument } demande une valeur
mistake-invalid-value = { $argument } : « { $value } » n’est pas l’une de { $values }
mistake-bad-value = { $argument } : « { $value } » n’est pas valable, { $reason }
mistake-takes-no-value = { $argument } ne prend pas de valeur, « { $value } » n’a donc rien à y faire
mistake-value-count = { $argument } : mauvais nombre de valeurs
mistake-twice = { $argument } ne peut être donné qu’une fois
mistake-conflict = { $argument } ne va pas avec { $others }
mistake-missing = il manque : { $arguments }
mistake-missing-command = { $command } demande une commande
mistake-not-utf8 = les arguments ne sont pas de l’UTF-8 valable
mistake-did-you-mean = Vouliez-vous dire { $suggestion } ?
mistake-after-hyphens = Pour passer { $argument } comme valeur, écrivez -- devant.
mistake-help = Pour l’aide, ajoutez --help.

## What is wrong with a value: follows "is not valid, "

expected-seconds = il faut un nombre de secondes au-dessus de 0, comme 2.5
expected-address = il faut une machine, avec un port peut-être, comme 127.0.0.1 ou example.org:27531
expected-parameter = il faut NOM=VALEUR, comme threads=1
expected-at-least = il faut un nombre entier, { $least } ou plus
expected-between = il faut un nombre entier de { $least } à { $most }
expected-range = il faut un nombre ou une plage comme 20..28
expected-ratings = il faut deux classements joints par deux points, comme 1200..1500
expected-rising = il faut d’abord le plus petit nombre
expected-class = il faut les pièces des deux camps, comme KKM-K, { $most } en tout au plus

## Files, input and output

cannot-write-output = impossible d’écrire la sortie
cannot-read-input = impossible de lire l’entrée standard
cli-cannot-open = impossible d’ouvrir { $file }
cli-cannot-read = impossible de lire { $file }
cli-cannot-write = impossible d’écrire { $file }
standard-input = entrée standard
unknown-encoding = codage inconnu « { $name } » : mettez par exemple utf-8, utf-16le, windows-1251, koi8-r, cp866, windows-1252, cp850 ou gbk
nothing-written = rien n’est écrit
game-number = partie { $number }
cannot-follow-signals = impossible d’écouter les signaux
cannot-speak-hub = la connexion Hub a échoué
cli-no-data-folder = ce système n’a pas de dossier de données : nommez-en un avec --dir

## damier import, damier progress

import-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $name }, { $new } nouvelles
import-left-out = laissé de côté : { $reason }
import-left-out-count = laissé de côté : { $others ->
    [one] { $others } partie d’autres joueurs
   *[other] { $others } parties d’autres joueurs
}{ $wrong ->
    [0] {""}
    [one] , { $wrong } avec une erreur
   *[other] , { $wrong } avec des erreurs
} (--verbose les liste)
import-no-files = nommez les fichiers de vos parties, ou reprenez la dernière recherche avec --continue
import-no-such-player = aucun joueur de ces parties ne s’appelle « { $name } » : écrivez le nom tel qu’il y figure
progress-imported = { $new ->
    [one] { $new } nouvel essai
   *[other] { $new } nouveaux essais
}
progress-set-aside = { $file } était abîmé ({ $reason }) ; il a été renommé { $kept }

## damier pdn check

pdn-counts = { $file } : { $counts }
pdn-total = total
pdn-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
pdn-plies = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
}
pdn-variation-plies = { $count ->
    [one] { $count } demi-coup de variantes
   *[other] { $count } demi-coups de variantes
}
pdn-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
pdn-warnings = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
pdn-warning-line = avertissement : { $message }

## damier puzzles

own-puzzles = vos problèmes
puzzle-unknown = il n’y a pas de problème { $id }
no-such-tag = aucun problème n’a l’étiquette « { $tag } » ; les motifs sont { $known }
no-sets = vous n’avez pas encore de recueil de problèmes : dans l’entraîneur, + y met un problème
no-such-set = vous n’avez pas de recueil « { $set } » ; les vôtres sont { $known }
puzzle-not-unique = plusieurs problèmes commencent par { $id } : { $first }, { $second } et d’autres peut-être
puzzle-task = { $to-move } : { $goal }
puzzle-rated = classement { $rating } ±{ $deviation }
puzzle-dual = double : { $played } vaut à peu près le coup { $number }
puzzle-unproven = non prouvé : { $reason }
puzzle-proven = prouvé
import-game = { $file } : partie { $number } : { $problem }
import-known = la collection a déjà cette position, sous { $id }
import-not-stored = Rien n’est enregistré. Pour travailler ces problèmes, enregistrez cette sortie dans un fichier finissant par .jsonl dans { $folder }
import-summary = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} : { $proven } prouvés, { $dual } doubles, { $unproven } non prouvés ; { $refused } refusés
verify-progress = { $done } problèmes sur { $all }
verify-progress-left = { $done } problèmes sur { $all }, reste { $time }
value-progress = { $done } positions sur { $all }
value-progress-left = { $done } positions sur { $all }, reste { $time }

## damier endings

build-packed = { $file } : { $bytes } octets, { $seconds } s
build-done = { $folder } : { $variant }, { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
}, { $positions } positions, { $seconds } s
build-found = trouvé
build-ply = pas { $number }
no-table-for = aucune table ne couvre { $class }
no-table-below = aucune table ne couvre { $class }, ou une classe où elle mène
no-table-yet = aucune table ne couvre cette position de { $pieces } pièces : faites les tables avec { $command }
no-table-ever = aucune table ne couvre cette position de { $pieces } pièces : les tables vont jusqu’à { $most }
outcome-name = { $outcome ->
    [win] gain
    [loss] perte
   *[draw] nulle
}
probe-needed = { $needed ->
    [one] { $needed } demi-coup nécessaire
   *[other] { $needed } demi-coups nécessaires
} dans la limite de { $limit }, marge { $slack }
probe-to-end = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} jusqu’à la fin
survey-note = Les gains et les pertes sont ceux du camp le plus fort, dont les pièces viennent d’abord. Les distances sont en demi-coups.
survey-class = classe
survey-to-move = trait
survey-positions = positions
survey-wins = gains
survey-draws = nulles
survey-losses = pertes
survey-needed = requis
survey-to-win = au gain
survey-weak-wins = g. faible
survey-side = { $side ->
    [strong] fort
    [weak] faible
   *[either] chacun
}
verify-class = { $variant } { $class } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
verify-wrong = { $variant } { $class } : { $problem }
verify-right = { $positions } positions s’accordent avec celles qui les suivent, { $seconds } s
verify-mismatch-needed = { $fen }, demi-coups nécessaires : la table dit { $stored }, les coups disent { $recomputed }
verify-mismatch-to-win = { $fen }, demi-coups jusqu’à la fin : la table dit { $stored }, les coups disent { $recomputed }

## damier stats

rating-title = { $variant }, { $mode }
ending-short = { $role ->
    [win] gain
   *[hold] nul
} { $ending }

ending-short-with = { $own }, { $role ->
    [win] gain
   *[hold] nul
} { $ending }
