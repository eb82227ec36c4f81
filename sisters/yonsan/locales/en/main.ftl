program = Yonsan
about = A terminal trainer for five-in-a-row with forbidden moves (renju)
home-title = Home
home-subject = five-in-a-row with forbidden moves
home-fouls = Is it a foul?
home-sprint = Fouls in three minutes
home-fours = Win by fours
home-game = Play
home-help-fouls = A black stone on a point: five, allowed, or one of the three fouls? Without end, from games.
home-help-sprint = As many as you can. An error costs ten seconds; five in a row earn ten.
home-help-fours = Win by fours: every stone makes a four, until one cannot be answered.
home-help-game = Against the engine, under the rules that you choose.

# $side (String)
side = { $side ->
    [black] Black
   *[white] White
}
# $side (String)
to-move = { $side ->
    [black] Black (●) to move
   *[white] White (○) to move
}
pane-state = State
pane-answers = Answers
pane-stones = Stones
pane-task = Task
pane-keys = Keys
thinking = Thinking …
drawing = Looking for a question …
# $right (Number)
# $asked (Number)
sprint-over = Time is up: { $right } of { $asked } right. Enter begins anew.
# $right (Number)
# $asked (Number)
score = { $right } of { $asked } right

# $point (String)
fouls-ask = Black plays on { $point }. What does the stone make?
# $made (String)
fouls-right = Right: it makes { $made }.
# $made (String)
fouls-wrong = No: it makes { $made }.
# $rows (String)
fouls-rows = The rows: { $rows }.
fouls-no-rows = It makes no row of three or more.
made-five = five, and Black wins
made-allowed = nothing forbidden
made-double-three = a double three
made-double-four = a double four
made-overline = an overline
row-overline = an overline
row-five = a five
row-two-fours = two fours in one line
row-straight-four = a straight four
row-four = a four
row-three = an open three
row-false-three = a three that can never become a straight four
and = { " and " }
list = { ", " }

# $side (String)
# $fours (String)
fours-ask = { $side ->
    [black] Black wins with { $fours } and a five. Where does the first stone go?
   *[white] White wins with { $fours } and a five. Where does the first stone go?
}
# $fours (String)
fours-ask-foul = White wins with { $fours }: in the end Black can only stop the five with a foul.
# $side (String)
fours-ask-threats = { $side ->
    [black] Black wins by threes and fours.
   *[white] White wins by threes and fours.
}
# $count (Number)
fours = { $count ->
    [one] one four
   *[other] { $count } fours
}
# $point (String)
fours-go-on = Good. { $point } is the only answer. Go on.
fours-other = That wins as well. Go on.
# $point (String)
fours-wrong = { $point } does not win: it can be answered. Try again.
# $point (String)
fours-foul = { $point } would be a foul. Try again.
# $point (String)
fours-taken = There is a stone on { $point }.
fours-solved = Solved.
# $errors (Number)
fours-solved-errors = { $errors ->
    [one] Solved, after one error.
   *[other] Solved, after { $errors } errors.
}
fours-shown = The stones to come are numbered on the board.
# $point (String)
fours-judged = { $point }: being checked …
fours-kind-fours = by fours
fours-kind-foul = by Black's fouls
fours-kind-threats = by threes and fours

game-ask-rules = Rules
game-ask-level = Level
game-ask-side = You play
game-start = Start
rules-school1 = college tournament, 2012
rules-school2 = school games day
rules-rif = RIF (international)
# $rules (String)
# $level (Number)
game-terms = { $rules }, level { $level }
game-your-move = Your move. A stone goes where the cursor is.
# $made (String)
game-may-object = Black's stone is a foul: { $made }. You may object, or play on.
# $made (String)
game-taken-back = The engine objects: { $made }. The stone is taken back; play elsewhere.
game-nothing-to-object = There is nothing to object to.
game-refused-taken = There is a stone already.
game-refused-own-side = By these rules White's first stone lies in row 8 or above.
game-refused = The rules do not allow that.
# $side (String)
# $reason (String)
verdict-won = { $side ->
    [black] Black wins: { $reason }.
   *[white] White wins: { $reason }.
}
# $reason (String)
verdict-draw = Draw: { $reason }.
reason-five = five in a row
reason-foul = Black's foul
reason-resignation = resignation
reason-full = the board is full
reason-other = by the rules

key-quit = quit
key-home = home
key-help = keys
key-choose = choose
key-point = play
key-next = next
key-solution = solution
key-fouls = fouls
key-object = object
key-resign = resign
key-up-down = up and down
key-board = cursor
key-answer = answer
keys-title = Keys
keys-close = Any key closes this list.
key-space = Space
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-home-key = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-control = Ctrl-
# $key (String)
key-idle = { $key } does nothing here.
too-small = Yonsan needs at least 60 columns and 18 rows.
no-terminal = yonsan needs a terminal: standard input and output must be one.
no-foreground = yonsan was started in the background and cannot wait there.
# $error (String)
terminal-failed = the terminal failed: { $error }
