## Finding a position, or a pattern of one, among puzzles and games.

label-find = find
help-find = find this position or a pattern in games and puzzles

find-title = Find a position
find-pattern = FEN
find-start = Find it
find-how-to = Squares left out are open; -28 says that 28 is empty; ? as the first letter leaves open who moves.
find-searches = Searching …
find-none = Nothing has this pattern.
find-hits = found
# Over what is known about the chosen puzzle or game
find-hit = this one
find-go-on = Enter opens it, Esc goes back.
find-unsaved = Your analysis has unsaved changes. Press Enter again to leave it.
find-gone = This puzzle is not in the collection now.

pattern-side-expected = expected the side to move: W, B, or ? if it is open

# Puzzles and games that have the position, in the pane above the list
# $found (Number) - puzzles and games that have it
# $shown (Number) - how many of them are listed
find-found = { $found ->
    [one] 1 found
   *[other] { $found } found
}{ $shown ->
    [0] { "" }
   *[other] , the first { $shown } shown
}

# What was searched
# $puzzles (Number) - puzzles
# $games (Number) - games
find-extent = in { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} and { $games ->
    [one] 1 game
   *[other] { $games } games
}

# $id (String) - the name of a puzzle
found-puzzle = puzzle { $id }
# The same where players name it
found-puzzle-of = puzzle
found-game = game
found-own = your game
# The position has the given pieces and no others
found-whole = the whole position

# A player whose name is not known
found-unknown-player = ?

# $moves (Number) - moves that each side has made
found-after = { $moves ->
    [0] at the start
    [one] after 1 move
   *[other] after { $moves } moves
}

## The command

cli-find = Find a position or a pattern in puzzles and games
cli-find-pattern = FEN of a position, or a pattern: a FEN in which squares left out are open, -28 says that 28 is empty, and ? for the side to move leaves that open, such as "?:W28,32,-33:B19"
value-pattern = FEN-OR-PATTERN
