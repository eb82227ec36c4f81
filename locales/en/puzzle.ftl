## Puzzles and reviews.

# $plan (String) - the same
# $minutes (Number) - 3 or 5
plan-title = { $plan ->
    [practice] Puzzles
    [review] Review
    [streak] Streak
    [sprint] Sprint { $minutes } min
    [woodpecker] Woodpecker
   *[blind] Blind
}
review-done = No more reviews are due today. q goes home.

## The task

# $side (String) - white or black
# $men (Number) - men to be won
task-men = { $side ->
    [white] White
   *[black] Black
} to move wins { $men ->
    [one] a man
   *[other] { $men } men
}.

# $side (String) - white or black
task-win = { $side ->
    [white] White
   *[black] Black
} to move wins the game.

# $side (String) - white or black
task-promote = { $side ->
    [white] White
   *[black] Black
} to move gets a king.

# $side (String) - white or black
task-draw = { $side ->
    [white] White
   *[black] Black
} to move holds the draw.

# The same tasks as titles
# $men (Number) - men to be won
goal-men = win { $men ->
    [one] a man
   *[other] { $men } men
}
goal-win = win the game
goal-promote = get a king
goal-draw = hold the draw

# Warnings about a solution
status-dual = Another move is as good.
status-unproven = The solution is not proven.

## Verdicts

puzzle-good = Good. Go on.
puzzle-right = Solved!

# In plain mode: the moves that decide were found, and the program plays the others of the solution
puzzle-plays-out = The rest is played out:
puzzle-equally-good = Just as good! s shows the puzzle's own move.
puzzle-undecided = No clear verdict on that move. It does not count: try another.
puzzle-engine-failed = The engine failed on that move. It does not count: try another.
puzzle-more-to-find = It wins something, but there is more. Another try is free.
puzzle-thrown = That throws it away.

# $men (Number) - what the move costs, 1 to 9
puzzle-loses = { $men ->
    [1] A man worse than the best move.
    [2] Two men worse than the best move.
    [3] Three men worse than the best move.
    [4] Four men worse than the best move.
    [5] Five men worse than the best move.
    [6] Six men worse than the best move.
    [7] Seven men worse than the best move.
    [8] Eight men worse than the best move.
    [9] Nine men worse than the best move.
   *[other] { $men } men worse than the best move.
}

# What a verdict rests on: the endings tables, or a search
basis-proven = { " " }(proven)
# $depth (Number) - depth of the search in plies; a space before it where no line is broken
basis-depth = { " " }(depth{"\u00A0"}{ $depth })
    .aloud = { "" }

## What to do

puzzle-solution = This is the solution.
puzzle-try-again = r or a move tries again, s shows the solution.
    .aloud = The board shows the end of this line. A move is played from the start; r goes back there, s shows the solution.
# The pieces of a side, where the board is not shown
# $side (String) - white or black
# $pieces (String) - squares; a K stands before a king
blind-pieces = { $side ->
    [white] White
   *[black] Black
}: { $pieces }

# The goal stays hidden: find the best move, as in a game
unannounced-title = Your move
# $side (String) - white or black
unannounced-task = Find the best move for { $side ->
    [white] White
   *[black] Black
}.

puzzle-go-on = n goes on, ← → replay it.

# $from (String) - a square
hint-piece = Hint: look at the piece on { $from }.

# The second hint: what the player to move has to look after
hint-one-capture = Hint: you must capture, and only one capture is legal.
# $ways (Number) - legal captures, at least two
# $side (String) - the other side
hint-captures = Hint: { $ways } captures are legal; after the right one { $side ->
    [white] White
   *[black] Black
} cannot capture.
# $ways (Number) - legal captures, at least two
# $side (String) - the other side
hint-captures-answered = Hint: { $ways } captures are legal; after each, see what { $side ->
    [white] White
   *[black] Black
} can take. After the right one, too, there is something.
# $side (String) - the other side
# $by (String) - a square
# $count (Number) - pieces that could be taken
# $squares (String) - their squares
hint-threat = Hint: if it were { $side ->
    [white] White
   *[black] Black
}'s move, the piece on { $by } could take { $count ->
    [one] the piece on { $squares }
   *[other] the pieces on { $squares }
}.
# $side (String) - the other side
hint-end = Hint: after the right move { $side ->
    [white] White
   *[black] Black
} has no legal move.
hint-king = Hint: nothing of yours can be taken now; the right move makes a king.
# $side (String) - the other side
hint-offer = Hint: nothing of yours can be taken now; the right move makes { $side ->
    [white] White
   *[black] Black
} capture.
# $careless (Number) - moves after which the other side can capture
# $of (Number) - legal moves
# $side (String) - the other side
hint-careless = Hint: after { $careless } of your { $of } moves { $side ->
    [white] White
   *[black] Black
} can capture something; after the right one nothing.
# $count (Number) - pieces that could be taken
# $squares (String) - their squares
hint-aim = Hint: nothing of yours can be taken; the right move threatens to take { $count ->
    [one] the piece on { $squares }
   *[other] the pieces on { $squares }
}.
hint-quiet = Hint: no piece can be taken, neither now nor after the right move.

# $from (String) - a square
# $to (String) - a square
hint-square = Hint: from { $from } to { $to }.

# $line (String) - the right move and what follows
hint-move = Hint: { $line }.

# The arrow keys choose among moves; the chosen one is in brackets
# $moves (String) - moves
fork-defences = ↑ ↓ defences: { $moves }
# $moves (String) - moves
fork-right = ↑ ↓ right moves: { $moves }

## Beside the clock

# The opponent's move before the puzzle is shown
puzzle-before = opponent …

# In plain mode: the move before the puzzle was avoided in the game
puzzle-before-avoided = avoided …
# The judge is at work on the player's move
judge-thinks = judging …
# A line is being played out on the board
playing = watch …
puzzle-refuted = refuted
puzzle-solved = solved
# The solution was shown
puzzle-shown = shown

# How hard the puzzle is
# $rating (Number) - a rating
# $deviation (Number) - how uncertain it is
puzzle-rating = puzzle { $rating } ±{ $deviation }
    .aloud = puzzle: rating { $rating }, give or take { $deviation }

# The player's rating
# $rating (String) - a number, or two that enclose it
you-rating = you { $rating }
    .aloud = you: rating { $rating }

no-more-hints = That was the last hint.

# $clean (Number) - puzzles solved without an error or a hint
# $done (Number) - puzzles done
tally = { $clean } of { $done } at first try

# Before the new rating
your-rating = Rating

## Where a puzzle comes from

# $white (String) - a player
# $black (String) - a player
puzzle-players = { $white } - { $black }

# $white (String) - a player
# $black (String) - a player
# $event (String) - the event and the year
puzzle-players-event = { $white } - { $black }, { $event }

# $side (String) - white or black
# $avoided (String) - the move it did not make in the game
puzzle-avoided = { $side ->
    [white] It arises only after { $avoided }, which White avoided in the game.
   *[black] It arises only after { $avoided }, which Black avoided in the game.
}

# $side (String) - white or black: whose turn it was in the game
puzzle-threat = { $side ->
    [white] A threat: in the game it was White's turn.
   *[black] A threat: in the game it was Black's turn.
}

made-self-play = from a game of the engine against itself
made-endings = from the endings tables
made-constructed = constructed by the program
made-composition = a composition

# $event (String) - the event, or the source of the composition
made-composition-event = composition, { $event }

## Reviews

# $due (Number) - reviews left today
still-due = { $due } due

# All that is left was put off
# $items (Number) - reviews
put-off-all = { $items ->
    [one] You put this one off, and no other review is left today.
   *[other] Only the { $items } you put off are left today.
}

# $items (Number) - reviews
put-off = { $items } put off until the end.
