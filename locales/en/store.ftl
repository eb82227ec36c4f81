## What Damier keeps on the disk, and why it cannot

# $problem (String) - what is wrong
# $cause (String) - why
caused-by = { $problem }: { $cause }

not-a-regular-file = it is not a regular file
# $target (String) - the path of a file
link-to-nothing = it is a link to { $target }, which is missing: restore that or remove the link

# $folder (String) - the path of a folder
# $target (String) - the path to which it is a link
folder-links-to-nothing = { $folder } is a link to { $target }, which is missing: restore that or remove the link
no-data-folder = there is no data folder here; set DAMIER_HOME to a folder

store-odd-value = it is damaged: something in it is not text, or not a number, where it should be. Rename it and put a copy of yours in its place, or start Damier without one; damier progress import takes an export in

# $path (String) - the file or folder
# $reason (String) - what the system says
store-unusable = { $path } cannot be used: { $reason }

# $problem (String) - which file cannot be used, and why
make-writable = { $problem }. Make it writable, or set DAMIER_HOME to another folder

# $problem (String) - which file cannot be used, and why
rename-it = { $problem }. Rename it, or set DAMIER_HOME to another folder

# $problem (String) - which file cannot be used, and why
free-space = { $problem }. Free some space, or set DAMIER_HOME to a folder on another disk

# $problem (String) - which file cannot be used, and why
other-folder = { $problem }. Set DAMIER_HOME to another folder

file-for-folder = it should be a folder

# $path (String) - the file
# $found (Number) - the version of its schema
# $known (Number) - the version that this program knows
store-newer = { $path } was written by a newer Damier (its schema is { $found }, this one knows { $known }): use that one

# $path (String) - the file
# $reason (String) - what is wrong with it
store-damaged = { $path } is damaged: { $reason }

# $path (String) - the copy
# $reason (String) - why
store-no-backup = cannot write the backup { $path }: { $reason }

backup-exists = it exists already and is not overwritten

## What the database says

disk-full = the disk is full; free some space
file-read-only = the file is read-only; change its permissions
file-busy = another program keeps it locked

# $reason (String) - what the database says
cannot-open = it cannot be opened ({ $reason })

# $reason (String) - what the database says
disk-fails = the disk failed ({ $reason })

## Damage

file-empty = it is empty

# $table (String) - the name of a table
store-table-missing = its table { $table } is missing

# $table (String) - the name of a table
# $column (String) - the name of a column
store-column-missing = its table { $table } lacks the column { $column }

## Exports

# $reason (String) - what is wrong with it
not-an-export = not an export of progress: { $reason }

# $found (String) - what the file says it is
# $expected (String) - what it must say
other-format = the format is "{ $found }", not "{ $expected }"

# $found (Number) - the version of the export
# $known (Number) - the version that this program reads
export-newer = the export has version { $found }, this program reads version { $known }: use a newer Damier

# $line (Number) - the line of the file
# $problem (String) - what is wrong there
export-line = line { $line }: { $problem }

# $number (Number) - which attempt of the file
# $problem (String) - what is wrong with it
export-attempt = attempt { $number }: { $problem }

# $reason (String) - what the system says
export-unwritten = cannot write the export: { $reason }

# $columns (String) - the names of the columns
export-columns = the columns must be { $columns }

# $column (String) - the name of a column
# $problem (String) - what is wrong with its value
export-value = the { $column } of an attempt: { $problem }

ratings-incomplete = some of the ratings are missing
value-missing = it is missing
value-other-type = its type is wrong

# $value (String) - a number
value-not-text = { $value } is not a text

# $value (String) - a number or a text
value-not-whole = "{ $value }" is not a whole number

# $value (String) - a number or a text
value-not-number = "{ $value }" is not a finite number

# $value (String) - a number
value-out-of-range = { $value } is out of range

## Unfinished exercises, games and analyses

# $reason (String) - what is wrong with a file
# $path (String) - where it is now
unfinished-put-aside = { $reason }; it is kept as { $path }

# $reason (String) - what is not understood of a file
# $path (String) - where it is
unfinished-left-alone = { $reason }; { $path } stays as it is, for the newer program that wrote it

## Files of games

no-analyses-folder = there is no data folder here; type a whole path, or set DAMIER_HOME

# $path (String) - the file
# $games (Number) - how many games it has
# $wanted (Number) - the number of the game that was asked for
no-such-game = { $path } has { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}: there is no game { $wanted }

# $path (String) - the file
file-exists = { $path } exists already

is-a-folder = it is a folder
no-game-in-file = there is no game in it

# $path (String) - the file
# $number (Number) - which of its games
# $problem (String) - why it is left out
game-left-out = { $path }: game { $number }: { $problem }

## The trainer does not start, or has to stop

no-foreground = the trainer needs its terminal in the foreground: run damier without & at the end
no-screen = the trainer cannot draw on this terminal: set TERM to what it is, such as TERM=xterm-256color; damier --plain needs nothing of it
no-terminal = the trainer needs a terminal: run damier without redirecting its input or output, or damier --plain

# $reason (String) - what the system says
terminal-failed = the terminal failed: { $reason }

# $file (String) - a file
no-puzzle-in-file = there is no puzzle in { $file }

# $id (String) - the identity of a puzzle
no-such-puzzle = there is no puzzle { $id }: damier puzzles stats counts them, damier puzzles show ID shows one

# $name (String) - a character set
foreign-characters = The locale says { $name }, not UTF-8: so Damier draws in ASCII and speaks English. Use a UTF-8 locale, such as en_US.UTF-8.
