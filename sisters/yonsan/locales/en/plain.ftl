### Plain mode: lines in, sentences out.

plain-hello = Yonsan, plain mode: one line in, whole sentences out. Type help for help, quit to leave.
plain-bye = Yonsan ends. What is unfinished is kept.
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
# $count (Number)
plain-more = { $count } more: type list for all.
plain-empty = empty
plain-none = none
plain-nothing-changed = Nothing has changed.
plain-no-list = There is no list here.
plain-no-board = No board is shown here.
plain-no-names = The names are asked for here, so nothing is told by them.
plain-no-fouls-told = This exercise does not tell the forbidden points.
plain-no-last = No stone has been laid here.
plain-no-score = No stones are written here.
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
plain-type-point = Type the point, such as H8.
plain-type-place = Type the point by its column from the left and its row from below, such as 8 8.
plain-expected-point = a point such as H8
plain-expected-place = column and row, such as 8 8
plain-expected-name = a name such as H8
plain-expected-number = a number of the list
plain-hint-board = Type a point to lay a stone there, such as H8; stones tells all stones.
plain-hint-list = Type the number of a line to choose it.
plain-help-line = An empty line is Enter. A word may be cut short. A letter alone is a key of this screen; after a stroke, as in /p, it is a question about the board.
plain-help-points = Points have a letter for the column, from the left, and a number for the row, from below. Where the name is asked for, they are two numbers: column and row.
plain-known = Type a number, or list for what there is.
plain-your-move = Your move.
plain-find = A name is given. Type its point by the column from the left and the row from below, such as 8 8.
plain-lesson = Type the point that the text asks for; a question is answered by its number.
plain-edit = Setting up: a point that is typed changes from empty to black, to white, to empty.
plain-type-it = Type its name.
plain-new-board = The board now:
plain-board-empty = The board is empty.
# $side (String)
# $count (Number)
# $points (String)
plain-stones = { $side ->
    [black] Black
   *[white] White
}: { $count ->
    [0] none.
   *[other] { $points }.
}
# $side (String)
# $point (String)
plain-laid = { $side ->
    [black] Black { $point }.
   *[white] White { $point }.
}
# $laid (String)
plain-taken-back = Taken back: { $laid }
# $point (String)
plain-asked = The point in question: { $point }.
# $points (String)
plain-signs = Marked: { $points }.
# $kind (String)
# $sign (String)
# $point (String)
plain-sign-at = { $kind ->
    [right] { $point } right
    [wrong] { $point } wrong
   *[name] { $sign } is { $point }
}
# $point (String)
# $stone (String)
plain-at = { $point } { $stone ->
    [black] black
    [white] white
   *[empty] empty
}
# $first (String)
# $last (String)
# $stone (String)
plain-run = { $first } to { $last } { $stone ->
    [black] black
    [white] white
   *[empty] empty
}
# $row (Number)
# $points (String)
plain-row-is = Row { $row }: { $points }.
# $file (String)
# $points (String)
plain-file-is = File { $file }: { $points }.
# $first (String)
# $points (String)
plain-diagonal-is = Diagonal from { $first }: { $points }.
# $at (String)
plain-alone = { $at }. No stone beside it.
# $at (String)
# $beside (String)
plain-beside = { $at }. Beside it: { $beside }.
# $column (Number)
# $row (Number)
plain-counted = column { $column }, row { $row }
# $word (String)
plain-no-point-now = No stone is laid here now. Type { $word }.
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
# $word (String)
plain-word = { $word ->
    [stones] stones
    [point] point
    [row] row
    [file] file
    [diagonals] diagonals
    [fouls] fouls
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
    [stones] all stones; “stones black” for one side
    [point] a point and the stones beside it, as in point H8
    [row] a row from below, as in row 8
    [file] a column by its letter, as in file H
    [diagonals] the diagonals through a point, as in diagonals H8
    [fouls] the points that are forbidden to Black
    [last] the stone laid last
    [score] the stones in their order
    [clock] the clock and what is counted
    [where] which screen this is, what is asked, whose move it is
    [say] the last answer again
    [read] the whole task
    [list] the whole list
    [help] this help; “help row” for a word
    [board] a plain diagram for braille, highest row first: X black, O white
    [up] the line above
    [down] the line below
    [left] the value before
    [right] the next value, or the next sheet
    [enter] the same as an empty line
    [back] back to the screen before
    [home] to the home screen
   *[quit] leaves the program; what is unfinished is kept
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
not-now = That does nothing now.
# $face (String)
face = { $face ->
    [screen] screen
   *[plain] lines, for speech and braille
}
