## Ce que Damier garde sur le disque, et pourquoi il ne le peut pas

caused-by = { $problem } : { $cause }

not-a-regular-file = ce n’est pas un fichier ordinaire
link-to-nothing = c’est un lien vers { $target }, qui manque : rétablissez-le ou enlevez le lien

folder-links-to-nothing = { $folder } est un lien vers { $target }, qui manque : rétablissez-le ou enlevez le lien
no-data-folder = il n’y a pas de dossier de données ici ; réglez DAMIER_HOME sur un dossier

store-odd-value = il est abîmé : quelque chose n’y est pas un texte, ou pas un nombre, là où il le faudrait. Renommez-le et mettez une copie à vous à sa place, ou lancez Damier sans ; damier progress import reprend un export

store-unusable = { $path } ne peut pas servir : { $reason }

make-writable = { $problem }. Rendez-le accessible en écriture, ou réglez DAMIER_HOME sur un autre dossier

rename-it = { $problem }. Renommez-le, ou réglez DAMIER_HOME sur un autre dossier

free-space = { $problem }. Libérez de la place, ou réglez DAMIER_HOME sur un dossier d’un autre disque

other-folder = { $problem }. Réglez DAMIER_HOME sur un autre dossier

file-for-folder = ce devrait être un dossier

store-newer = { $path } a été écrit par un Damier plus récent (son schéma est { $found }, celui-ci connaît { $known }) : prenez celui-là

store-damaged = { $path } est abîmé : { $reason }

store-no-backup = impossible d’écrire la sauvegarde { $path } : { $reason }

backup-exists = elle existe déjà et n’est pas écrasée

## What the database says

disk-full = le disque est plein ; libérez de la place
file-read-only = le fichier est en lecture seule ; changez ses permissions
file-busy = un autre programme le tient verrouillé

cannot-open = il ne s’ouvre pas ({ $reason })

disk-fails = le disque a échoué ({ $reason })

## Damage

file-empty = il est vide

store-table-missing = sa table { $table } manque

store-column-missing = il manque à sa table { $table } la colonne { $column }

## Exports

not-an-export = ce n’est pas un export des progrès : { $reason }

other-format = le format est « { $found } », non « { $expected } »

export-newer = l’export est de version { $found }, ce programme lit la version { $known } : prenez un Damier plus récent

export-line = ligne { $line } : { $problem }

export-attempt = essai { $number } : { $problem }

export-unwritten = impossible d’écrire l’export : { $reason }

export-columns = les colonnes doivent être { $columns }

export-value = { $column } d’un essai : { $problem }

ratings-incomplete = il manque des classements
value-missing = cela manque
value-other-type = le type est faux

value-not-text = { $value } n’est pas un texte

value-not-whole = « { $value } » n’est pas un nombre entier

value-not-number = « { $value } » n’est pas un nombre fini

value-out-of-range = { $value } est hors limites

## Unfinished exercises, games and analyses

unfinished-put-aside = { $reason } ; il est gardé sous { $path }
unfinished-left-alone = { $reason } ; { $path } reste tel quel, pour le programme plus récent qui l’a écrit

## Files of games

no-analyses-folder = il n’y a pas de dossier de données ici ; tapez un chemin entier, ou réglez DAMIER_HOME

no-such-game = { $path } a { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
} : il n’y a pas de partie { $wanted }

file-exists = { $path } existe déjà

is-a-folder = c’est un dossier
no-game-in-file = il ne contient aucune partie

game-left-out = { $path } : partie { $number } : { $problem }

## The trainer does not start, or has to stop

no-foreground = l’entraîneur a besoin de son terminal au premier plan : lancez damier sans & à la fin
no-screen = l’entraîneur ne peut pas dessiner sur ce terminal : réglez TERM sur ce qu’il est, comme TERM=xterm-256color ; damier --plain n’en demande rien
no-terminal = l’entraîneur a besoin d’un terminal : lancez damier sans rediriger ni entrée ni sortie, ou damier --plain

terminal-failed = le terminal a échoué : { $reason }

no-puzzle-in-file = il n’y a pas de problème dans { $file }

no-such-puzzle = il n’y a pas de problème { $id } : damier puzzles stats les compte, damier puzzles show ID en montre un

foreign-characters = La locale dit { $name }, non UTF-8 : Damier dessine donc en ASCII et parle anglais. Prenez une locale UTF-8, comme fr_FR.UTF-8.
