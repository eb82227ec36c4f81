### Plain mode: lines in, sentences out.

plain-hello = Chuhe, plain mode: one line in, whole sentences out. Type help for help, quit to leave.
plain-bye = Chuhe ends. What is unfinished is kept.
# $times (Number)
# $text (String)
plain-again = { $times ->
    [2] Again: { $text }
   *[other] Again, number { $times }: { $text }
}
# $title (String)
plain-screen = Screen: { $title }
# $place (Number)
# $text (String)
plain-numbered = { $place }. { $text }
# $text (String)
plain-chosen = Chosen: { $text }
plain-empty = empty
plain-none = none
plain-nothing-changed = Nothing has changed.
plain-no-list = There is no list here.
plain-no-board = No board is shown here.
# $number (Number)
# $rows (Number)
plain-no-row = There is no { $number }. Type a number from 1 to { $rows }.
# $typed (String)
# $expected (String)
plain-unknown = “{ $typed }” means nothing here. Expected: { $expected }.
# $typed (String)
# $words (String)
plain-several = “{ $typed }” can be: { $words }.
# $word (String)
# $help (String)
plain-usage = { $word } needs more: { $help }.
plain-expected-number = a number of the list
plain-hint-list = Type the number of a line to choose it.
plain-help-line = An empty line is Enter. A word may be cut short. A letter alone is a key of this screen; after a stroke, as in /p, it is a question about the board.
plain-known = Type a number, or list for what there is.
plain-new-board = The board now:
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
# $minutes (Number)
# $seconds (Number)
plain-left = { $minutes ->
    [0] { $seconds } seconds left.
    [one] { $minutes } minute left.
   *[other] { $minutes } minutes left.
}
# $arrow (String)
plain-arrow = { $arrow ->
    [up] up
    [down] down
    [left] left
   *[right] right
}
plain-right = Right:
plain-wrong = Wrong:
plain-of = of
plain-range = to
plain-pause = ,
plain-plus-minus = plus or minus
# $sign (String)
plain-sign = { $sign ->
    [exclamation] exclamation mark
    [question] question mark
    [asterisk] asterisk
    [ampersand] ampersand
    [plus] plus sign
   *[equals] equals sign
}
# $sign (String)
plain-double = double { $sign }
# $count (Number)
plain-more = { $count } more: type list for all.
plain-no-last = No move has been made here.
plain-no-score = No moves are written here.
plain-your-move = Your move.
plain-type-move = Type a move, such as C2=5 or h2e2.
plain-expected-move = a move such as C2=5 or h2e2
plain-expected-name = an answer
plain-hint-board = Type a move in any notation, such as C2=5 or h2e2; pieces tells all pieces.
plain-help-points = Moves are typed as C2=5, 炮二平五 or h2e2. Points have a letter for the file, a to i from Red's left, and a number for the rank, 0 for Red's first rank to 9 for Black's. In C2=5 the files are numbered from the mover's right.
# $word (String)
plain-no-move-now = No move is made here now. Type { $word }.
# $piece (String)
plain-no-piece = There is no such { $piece }.
# $piece (String)
# $file (Number)
plain-no-such-move = The { $piece } on file { $file } has no such move.
# $count (Number)
plain-ambiguous = That can be { $count } moves. Type both points, such as h2e2.
# $side (String)
# $piece (String)
plain-piece = { $side ->
    [red] Red
   *[black] Black
} { $piece }
# $piece (String)
# $from (String)
# $to (String)
plain-moved = { $piece } from { $from } to { $to }
# $moved (String)
# $taken (String)
plain-taking = { $moved }, taking { $taken }
# $text (String)
plain-sentence = { $text }.
# $points (String)
plain-asked = Marked: { $points }.
# $point (String)
# $piece (String)
plain-at = { $point } { $piece }
plain-nothing-there = empty
# $piece (String)
# $points (String)
plain-kind = { $piece } { $points }
# $side (String)
# $pieces (String)
plain-pieces = { $side ->
    [red] Red
   *[black] Black
}: { $pieces }.
# $rank (Number)
# $points (String)
plain-row-is = Rank { $rank }: { $points }.
# $file (String)
# $red (Number)
# $black (Number)
# $points (String)
plain-file-is = File { $file }, { $red } as Red counts, { $black } as Black counts: { $points }.
# $at (String)
# $red (Number)
# $black (Number)
plain-point-is = { $at }. Its file is { $red } as Red counts, { $black } as Black counts.
# $points (String)
plain-near = The nearest pieces on its lines: { $points }.
# $rank (String)
plain-rank = { $rank ->
    [front] front{" "}
    [middle] middle{" "}
   *[back] rear{" "}
}
# $piece (String)
# $way (String)
# $number (String)
plain-move-is = { $way ->
    [forward] { $piece } forward { $number }
    [back] { $piece } back { $number }
   *[across] { $piece } across { $number }
}
# $word (String)
plain-word = { $word ->
    [pieces] pieces
    [point] point
    [rank] rank
    [file] file
    [last] last
    [score] score
    [clock] clock
    [where] where
    [say] say
    [read] read
    [list] list
    [help] help
    [board] board
    [up] up
    [down] down
    [left] left
    [right] right
    [enter] enter
    [back] back
    [home] home
   *[quit] quit
}
# $word (String)
plain-word-help = { $word ->
    [pieces] all pieces; “pieces black” for one side
    [point] a point and the nearest pieces on its lines, as in point e2
    [rank] a rank by its number, 0 on Red's side, as in rank 2
    [file] a file by its letter from Red's left, as in file h
    [last] the last move
    [score] the moves in their order
    [clock] the clock and what is counted
    [where] which screen this is, what is asked, whose move it is
    [say] the last answer again
    [read] the whole task
    [list] the whole list
    [help] this help; “help rank” for a word
    [board] a plain diagram for braille, Black's side first: capital letters Red, small letters Black
    [up] the line above
    [down] the line below
    [left] the value before, or a move back
    [right] the next value, or a move on
    [enter] the same as an empty line
    [back] back to the screen before
    [home] to the home screen
   *[quit] leaves the program; what is unfinished is kept
}
plain-type-point = Type a point, such as e2.
plain-expected-point = a point such as e2
plain-lesson = Do what the text asks for: type a move such as C2=5, or a point such as e2; a question is answered by its number.
# $lesson (String)
plain-passed = { $lesson }, passed
