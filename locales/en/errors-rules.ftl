## Moves, positions and variants that are wrong
##
## An error is a clause: it begins with a small letter and has no full stop, so that it can follow a colon. `sentence`
## makes a sentence of a clause that stands alone on the screen.

# $clause (String) - what is wrong; its first letter is a capital already
sentence = { $clause }.

# A part of a text, counted in characters from 1
# $column (Number) - the place
# $problem (String) - what is wrong there
at-column = column { $column }: { $problem }

## A text that is not a move

no-move-typed = there is no move; write one like 32-28 or c3-d4

# $text (String) - what was written
# $problem (String) - one of the messages below, perhaps with its column
not-a-move = "{ $text }" is not a move: { $problem }

move-square-expected = expected a square like 28 or c3
move-one-square = one square is not a move, write two, like 32-28 or c3-d4
move-trailing = remove what follows the move
move-dash-after-move = a move without a capture has two squares, write captures with x
move-too-long = no capture is that long

# $number (String) - a number that is no square of any board
no-square-numbered = there is no square { $number }

## A move that the rules forbid

# $square (String) - what was written for a square
# $board (String) - ten for 10x10, eight for 8x8
no-such-square = { $board ->
    [ten] there is no square { $square }: squares are 1 to 50
   *[eight] there is no square { $square }: squares are the dark ones from a1 to h8, or 1 to 32
}

# $square (String) - where a piece was expected
no-piece-there = there is no piece on { $square }

# A move in short notation, as cd4
# $side (String) - who is to move, white or black
# $file (String) - the letter with which the move begins
no-piece-on-file = { $side ->
    [white] White has no piece on the { $file }-file
   *[black] Black has no piece on the { $file }-file
}

# $square (String) - where the piece stands
# $owner (String) - whose piece it is, white or black; the other side is to move
not-your-piece = { $owner ->
    [white] the piece on { $square } is White's, but Black is to move
   *[black] the piece on { $square } is Black's, but White is to move
}

# $square (String) - where the piece stands
man-not-king = the piece on { $square } is a man, not a king

# $square (String) - where the piece stands
piece-moves-otherwise = the piece on { $square } cannot move like that

# $text (String) - what was written, as 112
# $moves (String) - the moves that it can mean: 1-12 or 11-2
move-ambiguous = { $text } can mean { $moves }: write one of them in full

# $played (String) - a move
# $square (String) - where it was to go
illegal-occupied = { $played } is not possible: square { $square } is occupied

# $played (String) - a move
# $captures (String) - the legal moves: 28x17 or 28x19
illegal-must-capture = { $played } is not legal: capturing is compulsory, play { $captures }

# $played (String) - a move
illegal-man-step = { $played } is not legal: a man moves one square diagonally forward

# $played (String) - a move
illegal-man-backward = { $played } is not legal: a man moves backward only to capture

# $played (String) - a move
illegal-king-off-diagonal = { $played } is not legal: a king moves along a diagonal

# $played (String) - a move
# $square (String) - where another piece stands
illegal-king-blocked = { $played } is not possible: the piece on { $square } is in the way

# $played (String) - a move
# $from (String) - a square
# $to (String) - a square
illegal-takes-nothing = { $played } captures nothing: there is no opposing piece to jump between { $from } and { $to }
    .aloud = from { $from } to { $to } there is nothing to capture: no opposing piece between them

# $played (String) - a move
# $square (String) - where the jumped piece stands
illegal-jumps-own = { $played } is not possible: the piece on { $square } is of the same side

# $played (String) - a move
# $square (String) - where the jumped piece stands
illegal-jumps-twice = { $played } is not possible: the piece on { $square } can be jumped only once and stays until the capture ends

# $played (String) - a move
# $square (String) - where the jumped piece stands
illegal-no-room = { $played } is not possible: the square right behind { $square } is not free

# $played (String) - a move
illegal-man-jumps-too-far = { $played } is not possible: a man jumps an adjacent piece and lands right behind it

# Majority rule: the capture that takes the most pieces must be played
# $played (String) - a move
# $takes (Number) - how many pieces it captures
# $best (String) - the captures that are legal
# $most (Number) - how many pieces they capture
illegal-majority = { $played } captures { $takes ->
    [one] { $takes } piece
   *[other] { $takes } pieces
}, but { $best } captures { $most } (majority rule)
    .aloud = { $played }, that is { $takes ->
        [one] { $takes } piece
       *[other] { $takes } pieces
    }; but { $best }, that is { $most } (majority rule)

# $played (String) - a capture that must continue
# $captures (String) - the whole captures
illegal-stops-early = { $played } stops too early: the capture continues, play { $captures }
    .aloud = { $played } stops too early: the capture continues. Type { $captures }

# $played (String) - a move
# $captures (String) - the captures that are legal
illegal-wrong-landing = { $played } is not legal: the king must land where it can capture again, play { $captures }

# $played (String) - a capture with squares in between
# $from (String) - where it begins
# $to (String) - where it ends
# $captures (String) - the legal captures between the two squares
illegal-wrong-way = { $played } follows no legal capture: from { $from } to { $to } play { $captures }

# $played (String) - a move
# $side (String) - who was to move, white or black
illegal-no-moves = { $side ->
    [white] { $played } is not possible: White has no move left and has lost
   *[black] { $played } is not possible: Black has no move left and has lost
}

# $digits (String) - as 3299
illegal-digits = { $digits } is not a legal move, however the digits are divided

move-not-legal = the move is not legal in this position

## FEN

# $column (Number) - the place in the FEN, counted in characters from 1
# $problem (String) - what is wrong there
fen-at = FEN column { $column }: { $problem }

fen-side-expected = expected the side to move, W or B
fen-colon-expected = expected a colon before the next part, as in W:W31-50:B1-20
fen-part-expected = expected W or B and the squares of that side, or a counter like H0 or F1
fen-square-expected = expected a square like 28, K28 or c3
fen-bad-range = a range of squares runs from a lower to a higher number, like 31-50
fen-comma-expected = expected a comma before the next square or a colon before the next part
fen-trailing = the position ends before this: remove the rest

# $counter (String) - H or F
fen-number-expected = expected a number after { $counter }

# $counter (String) - H or F
fen-counter-twice = { $counter } appears twice: remove one

# $square (String) - a square
fen-square-twice = square { $square } appears twice: remove one

# $side (String) - white or black
# $square (String) - a square of the row on which men are crowned
fen-man-is-crowned = { $side ->
    [white] a white man cannot stand on { $square }, where men are crowned: write K{ $square }
   *[black] a black man cannot stand on { $square }, where men are crowned: write K{ $square }
}

## The other form of positions, a letter for each square

# $expected (Number) - how many letters the position must have
# $found (Number) - how many it has
hub-length = a position on this board has { $expected } letters, not { $found }

# $found (String) - a letter
hub-side-expected = expected the side to move, W or B, found '{ $found }'

# $found (String) - a letter
hub-letter-expected = expected w, b, W, B or e, found '{ $found }'

## A piece that cannot be set up

# $number (Number) - what was given for a square
# $last (Number) - the number of the last square
setup-no-square = there is no square { $number }: squares are 1 to { $last }

# $number (Number) - a square
setup-square-twice = square { $number } has two pieces

# $side (String) - white or black
# $number (Number) - a square of the row on which men are crowned
setup-man-is-crowned = { $side ->
    [white] a white man cannot stand on { $number }, where men are crowned: make it a king
   *[black] a black man cannot stand on { $number }, where men are crowned: make it a king
}

## Variants

# $name (String) - what was written
unknown-variant = unknown variant "{ $name }": use international, russian or brazilian
