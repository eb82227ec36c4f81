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

skill-find-square = find the square
    .help = You get the name of a square: go to it with the arrow keys and press Enter, or click it.
skill-name-square = name the square
    .help = One square is marked ?: type its name and press Enter.
skill-make-move = make the move
    .help = You get a written move: make it on the board with the arrow keys or the mouse. Of two captures with the same ends, the written route counts.
skill-write-move = write the move
    .help = A move is made on the board: write it. Captures take an x; where two share their ends, add the squares between or the captured pieces.
skill-blind = blindfold
    .help = You see the moves of a game from the start one by one, without a board. Then say what stands where.
skill-signs = signs
    .help = Write the sign for what happened (x - + = ! ? * a.l.); choose what a sign means by its digit.

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
notation-make = make it: arrows and Enter, or mouse
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

contents-white-man = a white man
contents-white-king = a white king
contents-black-man = a black man
contents-black-king = a black king
contents-nothing = nothing

## The meaning of each sign as an answer, and the question for it

sign-quiet = a quiet move
    .question = A move without a capture: which sign?
sign-capture = a capture
    .question = A piece is captured: which sign?
sign-win = wins the game
    .question = The game is now won: which sign?
sign-draw = draws the game
    .question = The game is now a draw: which sign?
sign-good = a good move
    .question = A strong move: which sign?
sign-very-good = a very good move
    .question = A brilliant move: which sign?
sign-bad = a bad move
    .question = A mistake: which sign?
sign-very-bad = a very bad move
    .question = A blunder: which sign?
sign-interesting = looks good, may be bad
    .question = Tempting, perhaps bad: which sign?
sign-dubious = looks bad, may be good
    .question = Risky, perhaps good: which sign?
sign-forced = forced: all else loses
    .question = Any other move loses: which sign?
sign-any-route = any route, same result
    .question = Two routes, one result: which sign?
sign-wins-man = wins a man
    .question = A man up in the end: which sign?
sign-loses-man = loses a man
    .question = A man down in the end: which sign?
sign-nag = a numbered remark
    .question = A remark with a number: which sign?

## Verdicts

notation-right = Right.
notation-revealed-message = This is the position.

# $asked (String) - the square that was asked for
# $given (String) - the square that was chosen
wrong-square = That was { $given }. { $asked } is here; it will come back.

# $asked (String) - the square that was marked
# $given (String) - the name that was typed
wrong-name = It was { $asked }, not { $given }; it will come back.

# $answer (String) - a square or a move
it-was = It was { $answer }.

it-was-white-man = It was a white man.
it-was-white-king = It was a white king.
it-was-black-man = It was a black man.
it-was-black-king = It was a black king.
it-was-nothing = The square was empty.

# $asked (String) - the written move
# $given (String) - the move that was made
wrong-move = You made { $given }. { $asked } is marked.

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
