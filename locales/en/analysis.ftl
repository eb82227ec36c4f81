## Analysis

analysis-title = Analysis
home-analysis = Analysis: any game or position
# Title of the pane with what is known of the game: players, event, date
analysis-tags = game
analysis-input = type a move · ← → step · Enter: cursor

## Choosing what to analyse

opening-title = what to analyse
# What is typed here: a FEN, or the path of a PDN file
opening-from = from
# Which game of the file, counted from 1
opening-number = game number
# Behind "Enter": starts the analysis
opening-start = Analyse
# Title of the pane with instructions
opening-message = how to
# An empty "from"
opening-from-empty = start position
opening-how-to = Enter analyses the start position.
# $board (String) - ten for 10x10, eight for 8x8
opening-how-to-from = Or type under "from" a FEN such as { $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
} or the path of a PDN file. The file sets the variant.
    .aloud = Or type 1 and a FEN such as { $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }, or 1 and the path of a PDN file. The file sets the variant.
opening-reads = reading …
opening-number-wrong = Type a game number from 1: game 1 is the first in the file.

# $variant (String) - international, russian or brazilian
variant-draughts = { $variant ->
    [russian] Russian draughts
    [brazilian] Brazilian draughts
   *[international] International draughts
}

## Saving

# Title of the form
save-title = save as
# The name of the file
save-name = file
# Behind "Enter": saves the file
save-start = Save
save-how-to = A bare name goes into the analysis folder. Esc cancels.
save-no-name = Type a file name first.

# Title of the form
comment-title = comment
# The row with the text of the comment
comment-text = text
# Behind "Enter": keeps the comment
comment-start = Keep
comment-how-to = It stands behind the move in the list and in the file. Without a text it is removed. Esc cancels.

# $path (String) - the file
saved-as = Saved as { $path }

# $path (String) - the file
save-exists = { $path } already exists. Enter again replaces it, or type another name.

# The game has changes that are not saved
unsaved = not saved
leave-unsaved = Not saved yet: w saves, the same key again leaves.
    .aloud = Not saved yet: w saves. The same word again leaves without saving, any other line stays.

## The position

# In the list of moves: a position that was set up, not reached by a move
setup = new position

# White or Black to move, where there is little room
# $side (String) - white or black
side-moves = { $side ->
    [white] White
   *[black] Black
} moves

# $place (Number) - which of several moves in the same position, from 1
# $count (Number) - how many there are
alternative = alternative { $place }/{ $count } ↑ ↓

# $ply (Number) - half-moves from the start of the line
# $count (Number) - half-moves of the line
half-move = half-move { $ply }/{ $count }

## The engine

# Title of its pane while its name is not known
pane-engine = engine
engine-off = engine off
engine-is-off = l turns the engine on.
engine-broke = The engine failed on this position. l tries again.
own-engine-starts = Starting your engine. y: use the bundled one.
no-own-engine = No engine of your own is set: add one in the options (o on the home screen).
one-line = Your engine shows only one line. y: use the bundled one.

# $reason (String) - what went wrong
own-engine-fault = Your engine does not work: { $reason }. The bundled one takes over; y tries yours again.

# $plies (Number) - how many half-moves the engine looks ahead
engine-depth = depth { $plies }

# Millions of positions per second
# $count (String) - a decimal number
millions-a-second = { $count } M/s

# Thousands of positions per second
# $count (Number) - how many
thousands-a-second = { $count } k/s

# $side (String) - white or black
# $moves (Number) - moves to the win
value-wins = { $side ->
    [white] White
   *[black] Black
} wins in { $moves }
    .aloud = { $side ->
        [white] White
       *[black] Black
    } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# The same in few characters: W for White, B for Black
# $side (String) - white or black
# $moves (Number) - moves to the win
value-wins-short = { $side ->
    [white] W
   *[black] B
} in { $moves }

graph-title = evaluation
graph-empty = No evaluations yet: step through the game, or press o to check all of it.
no-file = No file is open, so there is no next game.

## Ending tables

tables-draw = Tables: draw.

# $side (String) - white or black
tables-win = { $side ->
    [white] Tables: White wins.
   *[black] Tables: Black wins.
}

# $side (String) - white or black
# $moves (Number) - moves to the win
tables-win-in = { $side ->
    [white] Tables: White wins in { $moves }.
   *[black] Tables: Black wins in { $moves }.
}

# $rule (Number) - the moves of the rule: 16 names the 16-move rule
# $needed (Number) - moves that the winner needs
# $spare (Number) - moves that can be wasted
tables-limit = { $rule }-move rule: needs { $needed }, { $spare } to spare.

# Two sentences in one line
# $verdict (String) - what the tables say
# $limit (String) - the moves of the rule needed and to spare
tables-with-limit = { $verdict } { $limit }

# $moves (Number) - the moves of the rule: 15 names the 15-move rule
tables-unheeded = The { $moves }-move rule is not counted here.

tables-all-win = Every move wins.
tables-all-hold = Every move holds.

# $kept (Number) - how many moves win
# $all (Number) - how many moves there are
# $moves (String) - the moves that win
tables-winning = Winning ({ $kept } of { $all }): { $moves }

# $kept (Number) - how many moves hold the draw
# $all (Number) - how many moves there are
# $moves (String) - the moves that hold
tables-holding = Holding ({ $kept } of { $all }): { $moves }

## Checking the whole game

nothing-to-survey = There are no moves to check yet.

# $done (Number) - positions checked so far
# $all (Number) - positions to check
survey-progress = Checking the game: { $done } of { $all }. Esc stops.

# $mistakes (Number) - how many were found
survey-done = { $mistakes ->
    [0] Checked: no mistakes found.
    [one] Checked: 1 mistake marked, with a better line.
   *[other] Checked: { $mistakes } mistakes marked, with better lines.
}

## A game gone over by hand: marked by the player before the engine looks

# While the engine is off. "o" checks the whole game
# $marked (Number) - moves marked so far
# $least (Number) - moves to be marked
by-hand = Marked by hand: { $marked } of { $least } (! marks a move). Then o checks the game.

# $marked (Number) - moves marked so far, enough of them
by-hand-enough = Marked by hand: { $marked }. o checks the game.

# A mark was set where the engine had already shown its opinion
by-hand-seen = The engine has looked here: this mark does not count.

# The engine found no mistakes
# $marked (Number) - moves marked by hand
reviewed-clean = You marked { $marked } moves by hand.

# $marked (Number) - moves marked by hand
# $found (Number) - mistakes that the player marked as well
# $mistakes (Number) - mistakes that the engine found
reviewed = You marked { $marked } moves by hand. Mistakes that you found: { $found } of { $mistakes }.

# Behind the comparison, if neither player has the name from the options
# $compared (String) - the comparison
reviewed-other = { $compared } (Not your game: no player has your name.)

## Keys: labels stand in the bottom line, the help in the list of keys

label-analysis = analysis
# Steps through the moves with the arrow keys
label-walk = step
label-engine = engine
# The number of lines that the engine shows
label-lines = lines
label-own-engine = own engine
label-view = graph
# $side (String) - White or Black
# $worst (Number) - moves marked ??
# $bad (Number) - moves marked ?
# $dubious (Number) - moves marked ?!
mistakes-of-side = { $side }: { $worst } ??, { $bad } ?, { $dubious } ?!

label-next-mistake = next mistake
help-next-mistake = go to the next move marked as a mistake

# Checks the whole game for mistakes
label-survey = check
label-save = save
label-undo = undo
label-promote = promote
label-remove = delete
# Puts a sign such as ! or ? behind a move
label-sign = sign
# Writes a comment behind a move
label-comment = comment
help-analysis = analyse a game or a position with the engine
help-walk = back and forward; ↑ ↓ alternatives; Enter: cursor
help-ends = start of the game, end of the line
help-engine = engine on or off
help-lines = one more line of the bundled engine, 1 to 5
help-own-engine = your own engine or the bundled one
help-view = engine lines or graph
help-survey = check the whole game and mark mistakes
help-save = save to a file (PDN)
help-undo-change = undo the last change to the game
help-promote = put this variation first
help-remove = delete this move and all after it
help-sign = next sign: ! ? !! ?? !? ?! or none
    .aloud = next sign: !, ?, !!, ??, !?, ?! or none
help-result-sign = next sign: = + * or none
help-comment = write a comment on this move, or remove it
help-next-game = next game in the file
