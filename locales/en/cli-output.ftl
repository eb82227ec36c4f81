## Mistakes on the command line

# $problem (String) - what went wrong
cli-error = damier: { $problem }
# $argument (String) - an option or argument as it was written
mistake-unknown-argument = unexpected argument: { $argument }
# $name (String) - a word in the place of a command
mistake-unknown-command = unknown command: { $name }
# $argument (String) - the option with its placeholder, such as --depth <PLIES>
mistake-needs-value = { $argument } needs a value
# $argument (String) - the option with its placeholder
# $value (String) - what was written
# $values (String) - the possible values, already joined
mistake-invalid-value = { $argument }: "{ $value }" is not one of { $values }
# $argument (String) - the option with its placeholder
# $value (String) - what was written
# $reason (String) - what was expected
mistake-bad-value = { $argument }: "{ $value }" is not valid, { $reason }
# $argument (String) - the option
# $value (String) - what was written
mistake-takes-no-value = { $argument } takes no value, so "{ $value }" does not belong there
# $argument (String) - the option with its placeholder
mistake-value-count = { $argument }: wrong number of values
# $argument (String) - the option with its placeholder
mistake-twice = { $argument } can be given only once
# $argument (String) - one option or command
# $others (String) - the options that exclude it, already joined
mistake-conflict = { $argument } cannot be combined with { $others }
# $arguments (String) - the options, already joined
mistake-missing = missing: { $arguments }
# $command (String) - a command
mistake-missing-command = { $command } needs a command
mistake-not-utf8 = the arguments are not valid UTF-8
# $suggestion (String) - an option, command or value with a similar name
mistake-did-you-mean = Did you mean { $suggestion }?
# $argument (String) - an argument that begins with a hyphen
mistake-after-hyphens = To pass { $argument } as a value, write -- before it.
mistake-help = For help, add --help.

## What is wrong with a value: follows "is not valid, "

expected-seconds = expected a number of seconds above 0, such as 2.5
expected-address = expected a machine, perhaps with a port, such as 127.0.0.1 or example.org:27531
expected-parameter = expected NAME=VALUE, such as threads=1
# $least (Number) - the smallest number allowed
expected-at-least = expected a whole number, { $least } or more
# $least (Number) - the smallest number allowed
# $most (Number) - the largest number allowed
expected-between = expected a whole number from { $least } to { $most }
expected-range = expected a number or a range such as 20..28
expected-ratings = expected two ratings joined by two dots, such as 1200..1500
expected-rising = expected the smaller number first
# $most (Number) - the most pieces that a table covers
expected-class = expected the pieces of both sides, such as KKM-K, { $most } in all at most

## Files, input and output

cannot-write-output = cannot write the output
cannot-read-input = cannot read the standard input
# $file (String) - a path
cli-cannot-open = cannot open { $file }
# $file (String) - a path
cli-cannot-read = cannot read { $file }
# $file (String) - a path
cli-cannot-write = cannot write { $file }
# The name of the standard input where a file name would stand
standard-input = standard input
# $name (String) - what was given
unknown-encoding = unknown encoding "{ $name }": use utf-8, utf-16le, windows-1251, koi8-r, cp866, windows-1252, cp850 or gbk, say
nothing-written = nothing written
# $number (Number) - the number of a game in a file
game-number = game { $number }
cannot-follow-signals = cannot listen for signals
cannot-speak-hub = the Hub connection failed
cli-no-data-folder = this system has no data folder: name one with --dir

## damier import, damier progress

# $name (String) - the player
# $games (Number) - games of that player
# $new (Number) - how many of them were not known yet
import-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $name }, { $new } new
# $reason (String) - why a game is not searched
import-left-out = left out: { $reason }
# $others (Number) - games that the player is not in, or both players could be
# $wrong (Number) - games with an error
import-left-out-count = left out: { $others ->
    [one] 1 game of others
   *[other] { $others } games of others
}{ $wrong ->
    [0] {""}
    [one] , 1 with an error
   *[other] , { $wrong } with errors
} (--verbose lists them)
import-no-files = name the files with your games, or resume the last search with --continue
# $name (String) - what --me was given
import-no-such-player = no player in these games is called "{ $name }": write the name as it stands there
# $new (Number) - attempts that were not known yet
progress-imported = { $new ->
    [one] 1 new attempt
   *[other] { $new } new attempts
}
# $file (String) - the damaged file
# $reason (String) - what is wrong with it
# $kept (String) - its new name
progress-set-aside = { $file } was damaged ({ $reason }); it was renamed to { $kept }

## damier pdn check

# $file (String) - a file, or the word total
# $counts (String) - what was counted in it, already joined
pdn-counts = { $file }: { $counts }
# Stands for the name of a file where several files are counted together
pdn-total = total
# $count (Number) - games in a file
pdn-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
# $count (Number) - moves of one side
pdn-plies = { $count ->
    [one] 1 ply
   *[other] { $count } plies
}
# $count (Number) - moves of one side in variations
pdn-variation-plies = { $count ->
    [one] 1 ply in variations
   *[other] { $count } plies in variations
}
# $count (Number) - errors in a file
pdn-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
# $count (Number) - warnings about a file
pdn-warnings = { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
# $message (String) - what is odd about a game
pdn-warning-line = warning: { $message }

## damier puzzles

# Stands for the name of a file: the puzzles found in the player's own games
own-puzzles = own puzzles
# $id (String) - the beginning of an identity
puzzle-unknown = there is no puzzle { $id }
# $tag (String) - the tag that was given
# $known (String) - the motifs, a list
no-such-tag = no puzzle has the tag "{ $tag }"; the motifs are { $known }
no-sets = you have no set of puzzles yet: in the trainer, + puts a puzzle in one
# $set (String) - the name that was given
# $known (String) - the names of the player's sets, a list
no-such-set = you have no set "{ $set }"; yours are { $known }
# $id (String) - the beginning of the identities
# $first (String) - one identity
# $second (String) - another
puzzle-not-unique = several puzzles begin with { $id }: { $first }, { $second } and perhaps more
# $to-move (String) - White to move
# $goal (String) - what the solution reaches, such as: win a man
puzzle-task = { $to-move }: { $goal }
# $rating (Number) - how hard the puzzle is
# $deviation (Number) - how uncertain that is
puzzle-rated = rating { $rating } ±{ $deviation }
# What the proof of a puzzle says: a second move is as good
# $played (String) - the other move
# $number (Number) - the number of the move in the solution
puzzle-dual = dual: { $played } is about as good as move { $number }
# $reason (String) - why the proof fails
puzzle-unproven = unproven: { $reason }
# The proof of a puzzle succeeds
puzzle-proven = proven
# $file (String) - the file
# $number (Number) - the number of the game in it
# $problem (String) - why it becomes no puzzle, or no proven one
import-game = { $file }: game { $number }: { $problem }
# $id (String) - the id of the puzzle
import-known = the collection has this position already, as { $id }
# $folder (String) - the folder of the player's own puzzles
import-not-stored = Nothing is stored. To train these puzzles, save this output as a file ending in .jsonl in { $folder }
# $puzzles (Number) - all puzzles that were made
# $proven (Number) - those that are proven
# $dual (Number) - those with a second solution
# $unproven (Number) - those whose proof fails
# $refused (Number) - games that became no puzzle
import-summary = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}: { $proven } proven, { $dual } dual, { $unproven } unproven; { $refused } refused
# $done (Number) - puzzles that are verified
# $all (Number) - all puzzles to verify
verify-progress = { $done } of { $all } puzzles
# $done (Number) - puzzles that are verified
# $all (Number) - all puzzles to verify
# $time (String) - hours, minutes and seconds
verify-progress-left = { $done } of { $all } puzzles, { $time } left
# $done (Number) - positions whose moves are valued
# $all (Number) - all positions
value-progress = { $done } of { $all } positions
# $done (Number) - positions whose moves are valued
# $all (Number) - all positions
# $time (String) - hours, minutes and seconds
value-progress-left = { $done } of { $all } positions, { $time } left

## damier endings

# $file (String) - the file that was written
# $bytes (Number) - its size
# $seconds (String) - how long it took
build-packed = { $file }: { $bytes } bytes, { $seconds } s
# $folder (String) - where the tables are
# $variant (String) - the name of the variant
# $classes (Number) - how many classes were built
# $positions (Number) - how many positions they have
# $seconds (String) - how long it took
build-done = { $folder }: { $variant }, { $classes ->
    [one] 1 class
   *[other] { $classes } classes
}, { $positions } positions, { $seconds } s
# Behind a bar, at most seven columns: the table was there already
build-found = found
# Behind a bar, about seven columns
# $number (Number) - the distance that is computed, in plies
build-ply = ply { $number }
# $class (String) - a class, such as KKM-K
no-table-for = no table covers { $class }
# $class (String) - a class, such as KKM-K
no-table-below = no table covers { $class }, or a class that it leads to
# $pieces (Number) - the pieces of the position
# $command (String) - the command that builds the tables for it
no-table-yet = no table covers this position of { $pieces } pieces: build the tables with { $command }
# $pieces (Number) - the pieces of the position
# $most (Number) - the most pieces that a table covers
no-table-ever = no table covers this position of { $pieces } pieces: tables go up to { $most }
# $outcome (String) - win, draw or loss
outcome-name = { $outcome ->
    [win] win
    [loss] loss
   *[draw] draw
}
# $needed (Number) - plies to the end or to a move that starts the count again
# $limit (Number) - plies of the move limit
# $slack (Number) - plies to spare
probe-needed = { $needed ->
    [one] 1 ply
   *[other] { $needed } plies
} needed within the limit of { $limit }, slack { $slack }
# $plies (Number) - plies to the end of the game
probe-to-end = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} to the end
survey-note = Wins and losses are those of the stronger side, whose pieces come first. Distances are in plies.
# The headings of a table: the class and the side to move (8 columns), counts (12), distances (7, the last one 9)
survey-class = class
survey-to-move = to move
survey-positions = positions
survey-wins = wins
survey-draws = draws
survey-losses = losses
survey-needed = needed
survey-to-win = to win
survey-weak-wins = weak wins
# The side to move in that table; either where both sides have the same pieces
# $side (String) - strong, weak or either
survey-side = { $side ->
    [strong] strong
    [weak] weak
   *[either] either
}
# $variant (String) - the name of the variant
# $class (String) - a class, such as KKM-K
# $positions (Number) - positions that are right
verify-class = { $variant } { $class }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}
# $variant (String) - the name of the variant
# $class (String) - a class, such as KKM-K
# $problem (String) - what is wrong
verify-wrong = { $variant } { $class }: { $problem }
# $positions (Number) - positions that are right
# $seconds (String) - how long it took
verify-right = { $positions } positions agree with those that follow them, { $seconds } s
# $fen (String) - a position
# $stored (String) - the value in the table
# $recomputed (String) - the value that follows from the moves
verify-mismatch-needed = { $fen }, plies needed: the table says { $stored }, the moves say { $recomputed }
# $fen (String) - a position
# $stored (String) - the value in the table
# $recomputed (String) - the value that follows from the moves
verify-mismatch-to-win = { $fen }, plies to the end: the table says { $stored }, the moves say { $recomputed }

## damier stats

# The heading of a list of ratings
# $variant (String) - the name of the variant
# $mode (String) - the mode of training
rating-title = { $variant } { $mode }
# The name of an ending where there is little room, at most 15 columns; also on the page of progress
# $role (String) - win or hold: what the player has to do
# $ending (String) - the pieces of both sides, such as KKM-K
ending-short = { $role ->
    [win] win
   *[hold] hold
} { $ending }

# The same where it does not go without saying which side the player has
# $own (String) - the player's pieces, such as MMM
# $role (String) - win or hold: what the player has to do
# $ending (String) - the pieces of both sides, such as MMM-K
ending-short-with = { $own }: { $role ->
    [win] win
   *[hold] hold
} { $ending }
