## Words that several screens share.

-damier = Damier
language-name = English

# Between whole and parts of a number
decimal-sign = .
# $share (String) - a number
percentage = { $share }%

program = { -damier }
too-small = { -damier } needs at least 40 columns and 12 rows. Please enlarge the window.

## Titles of panes

pane-moves = moves
# How many moves a rule has counted, and the time
pane-clock = clock
pane-clock-paused = clock, paused
# How many men and kings each side has
pane-material = pieces
# Before the place where a move is typed
prompt-move = move

## Sides and variants

# $side (String) - white or black
side-name = { $side ->
    [white] White
   *[black] Black
}

# $side (String) - white or black
to-move = { $side ->
    [white] White
   *[black] Black
} to move

# $variant (String) - international, russian or brazilian
variant-name = { $variant ->
    [russian] Russian
    [brazilian] Brazilian
   *[international] international
}

# $variant (String) - international, russian or brazilian
variant-with-board = { $variant ->
    [russian] Russian, 8x8
    [brazilian] Brazilian, 8x8
   *[international] international, 10x10
}

# $variant (String) - the name of a variant
board-size = { $variant ->
    [international] 10x10
   *[other] 8x8
}

## Entering a move

input-hint = type it, or arrows and Enter
typing-hint = type it, then Enter
which-way = which route? choose a square on it
no-such-move = no legal move starts this way

# $written (String) - the move that the typed text stands for
entry-plays = Enter: { $written }

# $moves (String) - all legal moves that start as typed, a list
entry-legal = legal: { $moves }

# $moves (String) - the first legal moves that start as typed, a list
entry-legal-more = legal: { $moves }, …

# $squares (String) - squares whose pieces can capture, a list
must-capture = You must capture: { $squares }.

# $square (String) - where the chosen piece stands
cannot-move = The piece on { $square } cannot move.

# $from (String) - where the chosen piece stands
# $to (String) - where it was to go
cannot-reach = { $from } cannot go to { $to }.

## The engine

engine-thinks = engine is thinking …
engine-failed = The engine failed, so a legal move was played for it.

## The end of a game

# The count of a rule that ends the game as a draw.
# $moves (Number) - the moves that each side has: 16 names the 16-move rule
# $used (Number) - the moves made so far
move-limit = { $moves }-move rule: { $used }/{ $moves }

# $loser (String) - white or black
end-no-pieces = { $loser ->
    [white] White
   *[black] Black
} has no pieces left.

# $loser (String) - white or black
end-no-moves = { $loser ->
    [white] White
   *[black] Black
} cannot move.

# $loser (String) - white or black
end-resigned = { $loser ->
    [white] White
   *[black] Black
} resigned.

# $loser (String) - white or black
end-out-of-time = { $loser ->
    [white] White
   *[black] Black
} ran out of time.

end-repetition = Draw by repetition: this position occurred for the third time.

# $moves (Number) - the moves that each side has: 16 names the 16-move rule
end-move-limit = Draw by the { $moves }-move rule: { $moves } moves by each side.

end-agreement = Draw by agreement.
end-neither-can-win = Draw: neither side can win.
end-advantage = Draw by advantage, claimed with hardly any time left.

## Joining

# Between the parts of a list: a, b, c
list-separator = ,{ " " }

# The last two of several: a, b or c
# $first (String) - one thing or several, already joined
# $last (String) - the last one
list-or = { $first } or { $last }
