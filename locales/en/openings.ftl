## What is known about openings

# The name of an opening; the sources are in docs/openings.md
# $name (String) - its word in the program
opening-name = { $name ->
    [symmetrical] symmetrical variation
    [chefneux] Chefneux opening
    [fox] the Fox
    [modern] modern variation
    [fabre] Fabre opening
    [fabre-variation] Fabre variation
    [molimard] Molimard's reply
    [de-haas] De Haas's reply
    [lochtenberg] Lochtenberg's move, a trap
    [city] city game
    [city-declined] city game declined
    [old] old game
    [reverse-crossroads] reverse crossroads
    [reverse-crossroads-declined] reverse crossroads declined
    [kaulen] Kaulen's game
    [filippov] Filippov's game
    [bodyansky] Bodyansky's game
    [reverse-stake] reverse stake
    [stake] stake
   *[reverse-poke] reverse poke
}

# Results of the player's own games with a move; the rest have none
# $games (Number) - all games
# $won (Number) - won games
# $drawn (Number) - drawn games
# $lost (Number) - lost games
opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
# $shot (String) - the first move of the shot
opening-trap = loses to { $shot }
# $value (String) - the value for White
# $depth (Number) - plies searched
opening-value = Engine, depth { $depth }: { $value } for White
opening-unknown = Nothing is known about this position.

# Heads of columns
opening-head-move = move
# Games of people that were not chosen by their results
opening-head-unselected = games
# Games of people that were chosen by their results
opening-head-selected = chosen
opening-head-programs = programs
opening-head-value = value
opening-head-own = yours
opening-legend = games: of people; chosen: of people, collected by their results; value: of the engine, for White; yours: all, won, drawn, lost

label-openings = openings
help-openings = show what is played here, how often, its value and traps
opening-pane = openings
opening-searches = Looking …

## Opening traps

traps-title = Opening traps
traps-menu = traps
traps-clock = lines that are played
traps-how-to = ← → choose, Enter starts
traps-exercise = exercise
traps-line = line
traps-start = Start
# $exercise (String) - what is trained with traps
trap-exercise = { $exercise ->
    [find] find the shot
    [which-falls] which fall in?
   *[play-on] play on
}

# $exercise (String) - what is trained with traps
# $loss (String) - men, with two decimals
trap-about = { $exercise ->
    [find] A move on a line that is played has just fallen into a trap. Find the shot.
    [which-falls] Three to five natural moves at the end of a line that is played. Mark those that fall into a trap.
   *[play-on] Continue a line that is played, as the side that must avoid a trap: up to three moves, each judged. A move that loses no more than { $loss } of a man counts; then the line goes on.
}

# $count (Number) - questions
traps-all = all ({ $count })
# $played (String) - the first move of the game
# $count (Number) - questions
traps-first = 1.{ $played } ({ $count })
# $count (Number) - traps
traps-more = … and { $count } more: damier openings --traps
# $line (String) - the moves from the start, the last one with a question mark
# $shot (String) - the first move of the shot
trap-falls = { $line } loses to { $shot }
trap-which-task = Mark the moves that fall into a trap: ← → change a line, Enter checks them all.
trap-play-on-task = Play on, and avoid what loses.
traps-none = There are no traps for this exercise in this game yet: v on the home screen changes the game.
home-openings = Openings: traps on the way
help-opening-training = opening traps: find the shot, which fall in, play on

## The command

cli-openings = List what is played in a position of an opening, its value, its traps and your own games
cli-openings-position = FEN of a position, or moves from the start, such as 32-28 19-23; without either, the start
cli-openings-json = Write one JSON object; values are for the side to move
cli-openings-traps = List the opening traps on lines that begin with these moves
# $count (Number) - traps
traps-listed = traps: { $count }
value-fen-or-moves = FEN-OR-MOVES
# $text (String) - a move as it was typed
# $problem (String) - what is wrong with it
openings-bad-move = { $text }: { $problem }
