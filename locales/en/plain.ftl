## Plain mode: the trainer as a stream of lines, for speech, braille and scripts.

plain-hello = { -damier }, plain mode: one line in, whole sentences out. Type help for help, quit to leave.
# $kept (String) - whether something unfinished is kept
plain-bye = { $kept ->
    [kept] { -damier } ends. What is unfinished is kept.
   *[other] { -damier } ends.
}

# An exercise that is not solved is left
# $counts (String) - whether it counts
plain-parted = { $counts ->
    [counts] You left the exercise: it counts as it stands, and is not kept for later.
   *[other] You left the exercise: it does not count, and is not kept for later.
}

# $text (String) - an announcement that is made again
# $times (Number) - how often it was made in a row
plain-again = { $times ->
    [2] Again: { $text }
   *[other] Again, number { $times }: { $text }
}

# $title (String) - the name of a screen
plain-screen = Screen: { $title }

# In a lesson
# $played (String) - a move
plain-type-move = Type the move, such as { $played }.

# $line (String) - a line of a list
# $state (String) - the state of what it names
plain-with-state = { $line }, { $state }

# The state of a lesson of the course
# $state (String) - which one
plain-state = { $state ->
    [kept] passed and kept
    [passed] passed
    [due] due again
    [begun] begun
   *[tried] tried
}

# A move that was made on a board without names
# $from (String) - where it began
# $to (String) - where it ended
plain-moved = A piece goes from { $from } to { $to }.

# $label (String) - what a line is about
# $text (String) - the line
plain-labelled = { $label }: { $text }

# $place (Number) - the number to type
# $text (String) - what it chooses
plain-numbered = { $place }. { $text }

# $text (String) - the line of a list
plain-chosen = Chosen: { $text }

# $name (String) - the name of a row of a form
# $value (String) - its value
plain-row = { $name }: { $value }
plain-row-empty = empty

# A page of progress
# $page (String) - its name
# $place (Number) - its place
# $pages (Number) - how many there are
plain-page = { $page }, page { $place } of { $pages }

# $name (String) - the name of a row of a form
# $values (String) - its values, numbered, a list
# $value (String) - the value it has
# $row (Number) - the number of the row
plain-row-values = { $name }, one of: { $values }. Now: { $value }. Type { $row } and the number of a value.

# $name (String) - the name of a row of a form
# $values (Number) - how many values it can have; each follows on a line of its own
# $value (String) - the value it has
# $row (Number) - the number of the row
plain-row-many = { $name }, one of { $values } values. Now: { $value }. Type { $row } and the number of a value:

# $name (String) - the name of a row of a form
# $value (String) - the text it has
# $row (Number) - the number of the row
plain-row-text = { $name } is a text: { $value }. Type { $row } and the text, or { $row } and a full stop to empty it.

# $row (Number) - a number that was typed
# $rows (Number) - how many rows there are
plain-no-row = There is no { $row }. Type a number from 1 to { $rows }.

# $row (Number) - the number of a row
# $values (Number) - how many values it has
plain-no-value = Row { $row } takes a number from 1 to { $values }, or the beginning of a value; { $row } alone tells them.

# Text was typed into a form without saying where
# $row (Number) - the number of a row of text
# $typed (String) - what was typed
plain-text-row = For text, type the number of its row first: { $row } { $typed }.

# $count (Number) - how many lines of a list were not read
plain-more = { $count } more: type list for all.

plain-nothing-changed = Nothing has changed.
# $played (String) - a move of this board
plain-nothing-happened = Nothing happened: type a move such as { $played }.
plain-done = Done.

# A question whether to resign or to adjourn is dropped
plain-cancelled = Cancelled.
# What can be typed once a game is over
# $words (String) - a list of words
plain-go-on = You can type { $words }.
plain-no-list = There is no list here.

# An arrow where nothing is replayed
plain-no-steps = There is nothing to step through here.
plain-no-clock = No clock runs here.
plain-no-pieces = No pieces are shown.
plain-no-moves-told = This exercise does not list the moves.
plain-no-last = No move has been made.

# Where the board is hidden and moves are taken back
# $played (String) - the move that is the last one now, a sentence
plain-last-now = The last move now: { $played }
plain-no-score = No moves are written here.
plain-nothing-to-repeat = Nothing has been said yet.

# $typed (String) - a line that means nothing
# $expected (String) - what can be typed, a list
plain-unknown = “{ $typed }” means nothing here. Expected: { $expected }.

# $word (String) - the word of a key
plain-not-now = “{ $word }” does nothing now.
# To whoever names the piece that is taken
plain-capture-ends = A capture names the square where the piece lands, not the one that it takes.
plain-is-over = This is over: next goes on.

# A move typed after a step of a lesson
plain-step-over = This step is done: an empty line goes on.

# In a puzzle
# $played (String) - the move that led to it, a sentence
plain-move-before = The move before: { $played }

# In a puzzle that arises only after a move which was not played
# $played (String) - the move, a sentence
plain-move-avoided = A move that was avoided in the game: { $played }

# A value of the engine
# $side (String) - white or black
# $men (String) - by how many men
plain-better = { $side ->
    [white] White
   *[black] Black
} is better by { $men } men
plain-even = Neither side is better

plain-back-at-start = Back at the start of the puzzle.

# In a puzzle, where the right capture must not be told
# $played (String) - a move
plain-stops-early = { $played } stops too early: the capture continues.

# Two arrows
# $one (String) - one
# $other (String) - the other
plain-pair = { $one } and { $other }

# $moves (String) - moves in notation, a list
plain-line = The line: { $moves }.
plain-wrong-answer = Wrong.

# Before the pieces of another position
plain-new-board = Another position:

# $word (String) - a word to type, in place of a key
plain-typed = “{ $word }”

# $typed (String) - the beginning of several words
# $words (String) - the words, a list
plain-several = “{ $typed }” can be { $words }.

# $typed (String) - a command
# $wanted (String) - how it is typed
plain-usage = { $typed } is typed like this: { $wanted }.

# $played (String) - a move
plain-expected-move = a move such as { $played }
plain-expected-number = a number of the list
plain-expected-places = row and place, such as 6 2
plain-expected-answer = the answer
plain-expected-help = help

# What a place on the board is called where its number must not be told
# $row (Number) - the row from Black's side, from 1
# $place (Number) - which playable square of the row, from White's left
plain-place = row { $row }, place { $place }

# $mark (String) - why squares are marked
# $squares (String) - the squares, a list
plain-marked = { $mark ->
    [right] Right:
    [wrong] Wrong:
    [taken] Taken:
    [asked] The right answer is
    [given] You pointed at
   *[hint] Marked:
} { $squares }.

plain-by-place = Say it by rows and places: rows are counted from Black's side, places from White's left. “at 6 2” is row 6, place 2.

# $count (Number) - how many moves there are
# $text (String) - what can be typed, a list of numbered moves
plain-which-move = { $count ->
    [one] One move
   *[other] Several moves
}: { $text }. Type the number.

# $square (String) - a square
plain-no-move-of = No legal move begins on { $square }.

## The clock

# $time (String) - minutes and seconds
plain-left = { $time } left.

# $time (String) - minutes and seconds
plain-used = Time used: { $time }.
plain-time-is-up = Time is up.

# $minutes (Number)
# $seconds (Number)
plain-time = { $minutes ->
    [0] { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    [one] { $seconds ->
        [0] 1 minute
       *[other] 1 minute { $seconds } seconds
    }
   *[other] { $seconds ->
        [0] { $minutes } minutes
       *[other] { $minutes } minutes { $seconds } seconds
    }
}

## A position in sentences

# $piece (String) - which piece
spoken-piece = { $piece ->
    [white-man] white man
    [white-king] white king
    [black-man] black man
   *[black-king] black king
}

# $pieces (String) - which pieces
# $squares (String) - where they stand
spoken-pieces = { $pieces ->
    [white-man] White man
    [white-men] White men
    [white-king] White king
    [white-kings] White kings
    [black-man] Black man
    [black-men] Black men
    [black-king] Black king
   *[black-kings] Black kings
} { $squares }.

# $pieces (String) - which pieces
spoken-no-pieces = { $pieces ->
    [white-men] No white men
    [white-kings] No white kings
    [black-men] No black men
   *[black-kings] No black kings
}.

spoken-empty = empty

# $square (String) - a square
# $content (String) - what stands there
spoken-on = { $square } { $content }

# $on (String) - a square and what stands there
# $neighbours (String) - the squares around it with what stands there, a list
spoken-square = { $on }. Neighbours: { $neighbours }.

# $typed (String) - what was typed in place of a square
spoken-no-square = “{ $typed }” is no square of this board.

# $row (Number) - the row from the top, from 1
# $first (String) - its first square
# $last (String) - its last square
# $contents (String) - what stands there, a list
spoken-row = Row { $row }, { $first } to { $last }: { $contents }.

# $rows (Number) - how many rows there are
# $board (String) - ten or eight
spoken-no-row = Rows go from 1 to { $rows }, from { $board ->
    [ten] Black's side
   *[eight] White's side
}.

# $squares (String) - the squares of a diagonal with what stands there
# $first (String) - its first square
# $last (String) - its last square
spoken-diagonal = Diagonal { $first } to { $last }: { $squares }.

# $side (String) - white or black
# $from (String) - where the piece stood
# $to (String) - where it goes
spoken-move = { $side ->
    [white] White
   *[black] Black
} { $from } to { $to }.

# $side (String) - white or black
# $path (String) - where the piece goes, with “takes”
# $taken (String) - what it takes
spoken-capture = { $side ->
    [white] White
   *[black] Black
} { $path }, { $taken }.

# $played (String) - a move in notation
# $side (String) - white or black
# $taken (String) - what it takes; empty if nothing
spoken-notation = { $side ->
    [white] White
   *[black] Black
} { $played }{ $taken }.

spoken-crowned = It becomes a king.

# $from (String) - a square
# $to (String) - a square
spoken-to = { $from } to { $to }

# Squares with all those between them
# $first (String) - the first
# $last (String) - the last
spoken-range = { $first } to { $last }

# $from (String) - a square
# $to (String) - a square, or several
spoken-takes = { $from } takes to { $to }

# $men (Number)
spoken-men = { $men ->
    [1] one man
    [2] two men
    [3] three men
    [4] four men
    [5] five men
    [6] six men
    [7] seven men
    [8] eight men
    [9] nine men
   *[other] { $men } men
}

# $kings (Number)
spoken-kings = { $kings ->
    [1] one king
    [2] two kings
    [3] three kings
    [4] four kings
    [5] five kings
   *[other] { $kings } kings
}

# $side (String) - white or black
# $ways (Number) - how many captures are possible
spoken-must = { $side ->
    [white] White
   *[black] Black
} to move, and must capture: { $ways ->
    [one] one way
   *[other] { $ways } ways
}.

# $side (String) - white or black
spoken-turn = { $side ->
    [white] White
   *[black] Black
} to move.

# $played (String) - a move
spoken-undone = Taken back: { $played }
# Where a move is stepped back over, not taken back
# $played (String) - a sentence for a move
spoken-before = Back before { $played }

# $count (Number) - how many moves there are
# $moves (String) - the moves, a list
spoken-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}: { $moves }.
spoken-no-moves = No legal move.
spoken-no-captures = No capture is possible.

# A sign of PDN after a move
# $sign (String) - the sign
spoken-sign = { $sign ->
    [mark] , good
    [mark-mark] , excellent
    [query] , a mistake
    [query-query] , a blunder
    [mark-query] , looks good, may be bad
   *[query-mark] , looks bad, may be good
}

## Help

plain-help-title = What can be typed:
plain-help-line = An empty line is Enter. A word may be cut short. A letter alone is a key of this screen; after a slash, as in /p, it is a question about the board.
# $played (String) - a move of this board
plain-help-moves = Moves: { $played } or without the sign; captures with x or “takes”, and with the squares between where there are two ways.
plain-help-square = A square alone lists its moves.
plain-help-form = Form: a number tells the values of a row; a row and a value change it, as in 2 3.
# $square (String) - a square of this board
plain-help-board = Board: type a move, or pieces, square { $square }, row 5, moves, captures, last, clock, where.
# The same where the legal moves are not told
# $square (String) - a square of this board
plain-help-exercise = Board: type a move, or pieces, square { $square }, row 5, last, clock, where.
plain-help-list = List: a number chooses a line; up and down move in it.

# A form for one text
plain-help-text = Type the text: it takes the place of the old one. An empty line leaves it as it is, back drops it.

# In a simultaneous display
# $square (String) - a square of this board
plain-help-boards = Boards: a number goes to that board, n to the next one; moves { $square } lists the moves of a square.
# The keys of a screen in one line
# $keys (String) - the keys and their words, a list
plain-help-keys = Keys: { $keys }.
# $words (String) - words that ask about the board, a list
plain-help-board-words = About the board: { $words }.
# $words (String) - words that work on every screen, a list
plain-help-words = Everywhere: { $words }.
# $word (String) - a word that can be typed
# $all (String) - the word for everything
plain-help-more = “help { $word }” explains a word, “help { $all }” all of them.
# What is typed after “help” for all words
plain-help-all = all
# $about (String) - a word that means nothing
plain-no-help = There is no help on “{ $about }”: help alone tells what can be typed.
# $count (Number) - how many lines the list has
plain-home-list = Type list for the { $count } things to do.

# $keys (String) - a key or a word, or both
# $help (String) - what it does
plain-help-command = { $keys }: { $help }.

# The words of commands
# $word (String) - which one
plain-word = { $word ->
    [pieces] pieces
    [square] square
    [row] row
    [diagonals] line
    [moves] moves
    [captures] captures
    [last] last
    [score] score
    [clock] clock
    [where] where
    [say] say
    [read] read
    [list] list
    [help] help
    [board] board
    [speech] speech
    [style] style
    [at] at
    [up] up
    [down] down
    [left] left
    [right] right
    [start] start
    [end] end
    [enter] enter
    [back] back
    [delete] delete
    [keep] keep
    [home] home
   *[quit] quit
}

# What the commands do
# $word (String) - which one
plain-word-help = { $word ->
    [pieces] all pieces; “pieces white”, “pieces black kings” for some
    [square] a square and its neighbours, as in square 28
    [row] a row, from 1 at Black's side, or on 64 squares by the digit in their names; as in row 5
    [diagonals] the diagonals through a square, as in line 28
    [moves] the legal moves; “moves 32” for those of a piece
    [captures] the captures
    [last] the last move
    [score] the moves so far
    [clock] the clock and what is counted
    [where] which screen this is, what is asked, whose move it is
    [say] the last answer again
    [read] the whole message of the screen, or the lines of the engine
    [list] the whole list
    [help] this help
    [board] a plain diagram for braille, a letter a square: w and b are men, W and B kings, a hyphen an empty square
    [speech] how much is said: speech 0, 1 or 2
    [style] how moves are said: style 1 is 32-28, 2 is 32 28, 3 is 32 to 28
    [at] points at squares by row and place, as in at 6 2
    [up] the line above, or the next one up
    [down] the line below
    [left] a step back, or the value before
    [right] a step on, or the next value
    [start] to the start of a game or a solution
    [end] to its end, or past the steps of a lesson
    [enter] the same as an empty line
    [back] back, or what is typed or chosen is dropped
    [delete] gives up or removes what is chosen
    [keep] keeps a puzzle in a set
    [home] to the home screen
   *[quit] leaves the program, and says what of the unfinished is kept
}

# Words between the squares of a move, and before its pieces; separated by a bar
plain-move-to = to
plain-move-takes = takes|captures|hits
plain-white-words = white|w
plain-black-words = black|b
plain-men-words = men|man|m
plain-king-words = kings|king|k

# Further words for the same, which a player may type; separated by a bar
# $command (String) - resign, next, progress or board
plain-other-words = { $command ->
    [resign] give up
    [next] continue
    [progress] statistics
   *[board] diagram
}

# $length (Number) - 0, 1 or 2
plain-speech-is = { $length ->
    [0] Speech is short: what happens, and the first sentence.
    [1] Speech is normal.
   *[2] Speech is full: with clocks and counters.
}

# $style (Number) - 1, 2 or 3
plain-style-is = Moves are said like this: { $style ->
    [1] 32-28, 28x19
    [2] 32 28, 28 takes to 19
   *[3] 32 to 28, 28 takes to 19
}.

# Arrows in the texts of the screen
# $arrow (String) - which one
plain-arrow = { $arrow ->
    [up] up
    [down] down
    [left] left
   *[right] right
}

# Before a line of a list that was the right answer, or a wrong one
plain-right = Right:
plain-wrong = Wrong:

# Between two numbers: so many of so many
plain-of = of
# Between two numbers: from one to the other
plain-range = to
# Between two parts of a line
plain-pause = ,
# $square (String) - where a king stands
plain-king = king { $square }

# The name of a sign
# $sign (String) - which one
plain-sign = { $sign ->
    [exclamation] exclamation mark
    [question] question mark
    [asterisk] asterisk
    [ampersand] ampersand
    [plus] plus sign
    [hyphen] hyphen
    [slash] slash
   *[equals] equals sign
}

# $sign (String) - the name of a sign that stands twice
plain-double = double { $sign }

# Why something is due
# $reason (String) - missed, thrown, helped, slow or known
spoken-due-reason = { $reason ->
    [missed] missed
    [thrown] thrown away
    [helped] solved with help
    [slow] solved slowly
   *[known] solved
}
# $days (Number) - days
spoken-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}

# In place of the identity of a puzzle
plain-puzzle = puzzle
plain-none = none
plain-plus-minus = plus or minus

## What the screen writes in few characters or for eyes, as it is said

# The pieces of one side of an ending, each counted
# $count (Number) - kings
spoken-ending-kings = { $count ->
    [one] 1 king
   *[other] { $count } kings
}
# $count (Number) - men
spoken-ending-men = { $count ->
    [one] 1 man
   *[other] { $count } men
}
# $kings (String) - the kings of one side, in words
# $men (String) - the men of the same side, in words
spoken-ending-force = { $kings } and { $men }
# $strong (String) - the pieces of the stronger side
# $weak (String) - the pieces of the weaker side
spoken-ending = { $strong } against { $weak }

# $times (String) - seconds, the latest first, a list
spoken-times-before = in earlier sessions, the latest first: { $times } seconds

# The sessions of one kind of notation
# $skill (String) - what is asked
# $mode (String) - with which time
# $sessions (Number) - how many there were
# $right (String) - the share of right answers
# $time (String) - half of the answers of the latest took less
spoken-trend = { $skill }, { $mode }: sessions { $sessions }, right { $right }, in the last one half of the answers within { $time }
# $items (String) - squares or moves, a list
spoken-missed = answered wrong: { $items }
# $items (String) - squares or moves, a list
spoken-slowest = took longest: { $items }

# A row, where the names of its squares must not be told
# $row (Number) - the row from Black's side, from 1
# $contents (String) - what stands there
spoken-row-unnamed = Row { $row }: { $contents }.
# Squares of a row, by their places in it
# $row (Number) - the row from Black's side, from 1
# $count (Number) - how many squares
# $places (String) - their places, a list
spoken-places = row { $row }, { $count ->
    [one] place
   *[other] places
} { $places }
plain-names-hidden = This exercise asks for the names of squares: pieces and row tell places.

# What is played in an opening
# $games (Number) - games
spoken-opening-unselected = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# $games (Number) - games that were chosen by their results
spoken-opening-selected = { $games ->
    [one] 1 from collections
   *[other] { $games } from collections
}
# $games (Number) - games between programs
spoken-opening-programs = { $games ->
    [one] 1 between programs
   *[other] { $games } between programs
}
# $side (String) - white or black
# $men (String) - by how many men
spoken-opening-better = { $side ->
    [white] White
   *[black] Black
} better by { $men } men
spoken-opening-even = even
# $games (Number) - all of the player's own games
# $won (Number) - won games
# $drawn (Number) - drawn games
# $lost (Number) - lost games
spoken-opening-own = { $games ->
    [one] 1 game of yours
   *[other] { $games } games of yours
}: { $won } won, { $drawn } drawn, { $lost } lost

## The engine in an analysis

# $text (String) - the comment on the last move
spoken-comment = Comment: { $text }

plain-engine-on = The engine is at work: lines tells what it finds.
plain-engine-no-line = The engine has found no line yet: ask again.
plain-engine-hidden = What is played here is told instead of the engine's lines: z tells them again.
# $count (Number) - moves that were not read
plain-more-moves = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}: read tells all.
