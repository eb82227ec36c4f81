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

## The command

cli-openings = List what is played in a position of an opening, its value, its traps and your own games
cli-openings-position = FEN of a position, or moves from the start, such as 32-28 19-23; without either, the start
cli-openings-json = Write one JSON object; values are for the side to move
value-fen-or-moves = FEN-OR-MOVES
# $text (String) - a move as it was typed
# $problem (String) - what is wrong with it
openings-bad-move = { $text }: { $problem }
