## Notation

notation-title = Notation

## Choosing what to train

# Title of the clock pane before the training starts
notation-pane = notation
notation-setup = what to train
# Behind "Enter": starts the training
notation-start = Start
notation-how-to = how it works
notation-skill = train
# Which side is at the bottom of the board
notation-bottom = bottom
    .aloud = bottom of the drawn board
notation-time = time
notation-plies = moves
# Where the names of squares are shown on the board
notation-numbers = names
notation-enter-starts = Enter starts

notation-30-seconds = 30 seconds
notation-no-clock = no clock
notation-names-nowhere = nowhere
notation-names-at-the-edge = at the edge
notation-names-everywhere = everywhere

# $moves (Number) - moves of each side that are shown blindfold
notation-moves-each = { $moves } by each side

# $skill (String) - a skill of notation
skill-name = { $skill ->
    [find-square] find the square
    [name-square] name the square
    [make-move] make the move
    [write-move] write the move
    [blind] blindfold
   *[signs] signs
}
# $skill (String) - the same
skill-help = { $skill ->
    [find-square] You get the name of a square: go to it with the arrow keys and press Enter, or click it.
    [name-square] One square is marked ?: type its name and press Enter.
    [make-move] You get a written move: make it on the board with the arrow keys or the mouse. Of two captures with the same ends, the written route counts.
    [write-move] A move is made on the board: write it. Captures take an x; where two share their ends, add the squares between or the captured pieces.
    [blind] You see the moves of a game from the start one by one, without a board. Then say what stands where.
   *[signs] Write the sign for what happened (x - + = ! ? * a.l.); choose what a sign means by its digit.
}
    .aloud = { $skill ->
        [find-square] You get the name of a square: type its row, from 1 at Black's side, and its place in the row, from 1 at White's left, such as 6 2.
        [name-square] You get the row of a square, from 1 at Black's side, and its place in the row, from 1 at White's left: type its name.
        [make-move] You get a written move: type row and place of each of its squares, such as 6 2 5 2. Of two captures with the same ends, the written route counts.
        [write-move] A move is made on the board: write it. Captures take an x; where two share their ends, add the squares between or the captured pieces.
        [blind] You hear the moves of a game from the start one by one, without a board. Then say what stands where.
       *[signs] Write the sign for what happened, such as x for a capture or a hyphen for a quiet move; where the meaning of a sign is asked, choose it by its number.
    }

## Titles of panes

notation-message = answer
notation-results = result
# How this session compares with earlier ones
notation-trend = trend

## During a session

# The time that is left to answer
notation-left = time left
notation-ends = Esc ends it

# $count (Number) - right answers
notation-count-right = { $count } right

# $count (Number) - wrong answers
notation-count-wrong = { $count } wrong

# Before the place where the name of a square is typed
notation-prompt-square = square
# Before the place where a sign is typed
notation-prompt-sign = sign
notation-point = arrows and Enter, or click it
    .aloud = Type row and place of each square, such as 6 2.
notation-make = make it: arrows and Enter, or mouse
    .aloud = Type row and place of each square, such as 6 2.
notation-go-on = Enter: continue
notation-read = Enter: next move, ←: previous move
notation-ask = Enter: what stands where?
notation-revealed = Enter: another game
notation-again = Enter: again, Esc: other choices

## Questions

notation-name-it = Which square is marked?
notation-write-it = Write the move that was made.

# $square (String) - its name
where-is = Where is { $square }?

# $square (String) - its name
what-stands-on = What stands on { $square }?

# $side (String) - white or black
# $written (String) - the written move
make-move = { $side ->
    [white] White
   *[black] Black
} plays { $written }: make the move.

# $sign (String) - a sign of a score, such as ??
sign-question = What does { $sign } mean?

# $shown (Number) - half-moves shown so far
# $all (Number) - half-moves to be shown
moves-read = { $shown } of { $all } moves read

# $piece (String) - what stands on a square
contents = { $piece ->
    [white-man] a white man
    [white-king] a white king
    [black-man] a black man
    [black-king] a black king
   *[nothing] nothing
}

## The meaning of each sign as an answer, and the question for it

# $sign (String) - a sign of a score
sign-meaning = { $sign ->
    [quiet] a quiet move
    [capture] a capture
    [win] wins the game
    [draw] draws the game
    [good] a good move
    [very-good] a very good move
    [bad] a bad move
    [very-bad] a very bad move
    [interesting] looks good, may be bad
    [dubious] looks bad, may be good
    [forced] forced: all else loses
    [ad-libitum] any route, same result
    [wins-man] wins a man
    [loses-man] loses a man
   *[nag] a numbered remark
}
# $sign (String) - the same
sign-asked = { $sign ->
    [quiet] A move without a capture: which sign?
    [capture] A piece is captured: which sign?
    [win] The game is now won: which sign?
    [draw] The game is now a draw: which sign?
    [good] A strong move: which sign?
    [very-good] A brilliant move: which sign?
    [bad] A mistake: which sign?
    [very-bad] A blunder: which sign?
    [interesting] Tempting, perhaps bad: which sign?
    [dubious] Risky, perhaps good: which sign?
    [forced] Any other move loses: which sign?
    [ad-libitum] Two routes, one result: which sign?
    [wins-man] A man up in the end: which sign?
    [loses-man] A man down in the end: which sign?
   *[nag] A remark with a number: which sign?
}

## Verdicts

notation-right = Right.
notation-revealed-message = This is the position.

# $asked (String) - the square that was asked for
# $given (String) - the square that was chosen
wrong-square = That was { $given }. { $asked } is here; it will come back.
    .aloud = That was { $given }. { $asked } will be asked again.

# $asked (String) - the square that was marked
# $given (String) - the name that was typed
wrong-name = It was { $asked }, not { $given }; it will come back.

# $answer (String) - a square or a move
it-was = It was { $answer }.

# $piece (String) - what stood there
it-was-contents = { $piece ->
    [white-man] It was a white man.
    [white-king] It was a white king.
    [black-man] It was a black man.
    [black-king] It was a black king.
   *[nothing] The square was empty.
}

# $asked (String) - the written move
# $given (String) - the move that was made
wrong-move = You made { $given }. { $asked } is marked.
    .aloud = You made { $given }; { $asked } was asked.

# $given (String) - the typed move
slip-other-move = { $given } is another move.

# $asked (String) - the right way to write the move
slip-no-capture-sign = This is a capture: write it with the capture sign, { $asked }.

# $asked (String) - the right way to write the move
slip-no-sign = The sign between the squares is missing: { $asked }.

# $sign (String) - a sign of a score, such as ??
# $meaning (String) - what it means
sign-means = { $sign } stands for: { $meaning }.

## Results

notation-no-answer = No answers given.
notation-first = Your first session of this kind: later ones are compared with it.

# The middle one of all times, if they are sorted
# $time (String) - seconds with their unit
median-time = median { $time }
    .aloud = half of the answers took { $time } or less

# The median times of earlier sessions
# $times (String) - seconds, the latest first
times-before = before { $times } s

# Before the squares or moves that took longest
results-slow = slow
# Before the squares or moves that were answered wrong
results-missed = missed

# $usual (String) - seconds with their unit
as-fast-as-usual = As fast as usual ({ $usual }).

# $usual (String) - the median of earlier sessions: seconds with their unit
faster-than-usual = Faster than usual: { $usual } in earlier sessions.

# $usual (String) - the median of earlier sessions: seconds with their unit
slower-than-usual = Slower than usual: { $usual } in earlier sessions.

column-sessions = sessions
column-right = right
column-median = median
    .aloud = half of them within

# A session was left before its end
# $count (String) - right and wrong answers, in words
notation-session-left = Notation ended: { $count }.
