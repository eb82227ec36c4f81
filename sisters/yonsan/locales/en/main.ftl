language-name = English
program = Yonsan
about = A terminal trainer for five-in-a-row with forbidden moves (renju)
home-title = Home
home-subject = five-in-a-row with forbidden moves
home-puzzles = Puzzles
home-rules = Fouls and rules
home-fouls = Is it a foul?
home-sprint = Fouls in three minutes
home-fours = Win by fours
home-threats = Win by threes and fours
home-drive = Drive Black into a foul
home-game = Play
home-help-puzzles = Positions from games, each proved, with one first stone that wins; any way that wins as well is accepted.
home-help-rules = What the rules say about a stone: questions that never end, each with one right answer.
home-help-fouls = A black stone on a point: five, allowed, or one of the three fouls? Without end, from games.
home-help-sprint = As many as you can. An error costs ten seconds; five in a row earn ten.
home-help-fours = Win by fours: every stone makes a four, until one cannot be answered.
home-help-threats = Fours alone do not win here: some stones make a three that threatens to win.
home-help-drive = You are White. Make fours until Black can stop the five only on a forbidden point.
home-help-game = Against the engine, under the rules and the opening rule that you choose.

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
answered = The question is answered. n brings the next one.
no-fouls = No point is forbidden to Black now.
solution-shown = It is solved or shown already. n brings the next one.
drawing = Looking for a question …
# $right (Number)
# $asked (Number)
sprint-over = Time is up: { $right } of { $asked } right. Enter begins anew.
# $right (Number)
# $asked (Number)
score = { $right } of { $asked } right

home-learn = Learn
home-help-learn = Thirty lessons: first steps, five stages, and a part for referees. You do something on nearly every board, and each lesson ends with exercises.
# $step (Number)
# $steps (Number)
lesson-step = Step { $step } of { $steps }
# $number (Number)
# $all (Number)
lesson-exercise = exercise { $number } of { $all }
lesson-help = Do on the board what the text asks for: move the cursor with the arrows, or click. A question is answered by its number.
lesson-cursor = Move the cursor there and press Enter, or click.
lesson-right = Right.
lesson-then = Right. The opponent has answered. Go on.
# $point (String)
lesson-as-good = That is as good. Here { $point } was played and answered. Go on.
# $left (Number)
lesson-found = { $left ->
    [one] Right. One more.
   *[other] Right. { $left } more.
}
lesson-again = You have found that one.
lesson-wrong-choice = No. Try another answer.
lesson-shown = This is the answer.
lesson-go-on = Enter goes on.
lesson-finish-first = First do this one; s shows the answer where there is such a key.
lesson-is-done = This step is done. Enter goes on.
lesson-is-first = This is the first step.
# $point (String)
lesson-foul = { $point } is a foul. Try again.
# $point (String)
lesson-not-defence = After { $point } the opponent still wins. Try again.
# $point (String)
# $rows (String)
lesson-not-win = { $point } makes { $rows }. That does not win. Try again.
# $point (String)
# $rows (String)
lesson-not-this = { $point } makes { $rows }. That is not it. Try again.
lesson-makes-nothing = no row of three or more
lesson-passed = The lesson is passed.
lesson-failed = Not passed: eight of ten exercises have to be right at the first try.
lesson-end = Enter begins the lesson again, q leads back to the list.
key-go-on = go on
key-before = step back
key-lesson-again = again
home-analysis = Analysis
home-help-analysis = Lay stones for both sides, walk through variations, and ask the judge: it proves wins by fours and finds all defences.
analysis-edit = Setting up: Enter changes a point from empty to black, to white, to empty.
# $side (String)
analysis-five = { $side ->
    [black] Five: Black has won.
   *[white] Five: White has won.
}
# $made (String)
analysis-foul = The stone is a foul: { $made }.
analysis-ask = w asks the judge.
# $number (Number)
# $all (Number)
analysis-variation = variation { $number } of { $all }
analysis-first = This is the first position.
analysis-last = No stone was laid after this one.
analysis-no-variation = There is one variation here.
analysis-over = The game is over: u goes back.
# $side (String)
# $point (String)
judge-five = { $side ->
    [black] Black makes five on { $point }.
   *[white] White makes five on { $point }.
}
# $side (String)
# $line (String)
judge-fours = { $side ->
    [black] Proved: Black wins by fours. { $line }
   *[white] Proved: White wins by fours. { $line }
}
judge-forced = Proved: Black is forced into a foul and loses.
# $side (String)
# $point (String)
judge-must-stop = { $side ->
    [black] Black threatens five: it has to be stopped on { $point }.
   *[white] White threatens five: it has to be stopped on { $point }.
}
# $side (String)
judge-two-fives = { $side ->
    [black] Proved: Black makes five; two points cannot both be stopped.
   *[white] Proved: White makes five; two points cannot both be stopped.
}
# $side (String)
# $line (String)
judge-lost = { $side ->
    [black] Proved: nothing holds. Black wins by fours: { $line }
   *[white] Proved: nothing holds. White wins by fours: { $line }
}
# $side (String)
# $line (String)
# $points (String)
judge-threatened = { $side ->
    [black] Black threatens to win by fours: { $line }. These hold: { $points }.
   *[white] White threatens to win by fours: { $line }. These hold: { $points }.
}
# $side (String)
# $line (String)
judge-threats = { $side ->
    [black] Proved: Black wins by threes and fours. One way: { $line }
   *[white] Proved: White wins by threes and fours. One way: { $line }
}
# $point (String)
judge-open = Neither side has a win by fours, and no win by threes was found. The engine would play { $point }.
judge-nothing = Nothing was found.
line-foul = The last of these points is forbidden to Black.
judge-over = The game is over.
lesson-no-analysis = Analysis has to wait until the lesson is done.
game-ask-pace = Time
pace-free = no limit
# $minutes (Number)
pace-minutes = { $minutes } minutes each
pace-moves = 30 seconds a move, late
pace-final = 15 minutes each, late
pace-about-free = No clock.
pace-about-minutes = Sudden death: whoever's time is over loses.
pace-about-moves = The school's preliminaries: no limit for half an hour, then thirty seconds for each move.
pace-about-final = The school's finals: no limit for half an hour, then fifteen minutes for each player.
# $black (String)
# $white (String)
time-game = Black { $black }   White { $white }
# $time (String)
time-move = { $time } for this move
# $time (String)
time-none-yet = no limit for another { $time }
reason-time = the time is over
key-analyse = analyse
key-undo = back
key-redo = forward
key-variation = other variation
key-judge = judge
key-pass = pass
key-edit = set up
key-edit-end = done
key-set = change
key-turn = side to move
key-clear = clear the board
home-hunt = All forbidden points
home-help-hunt = Find every point of a board that is forbidden to Black.
pane-fouls = Forbidden
# $count (Number)
hunt-ask = { $count ->
    [one] One point is forbidden to Black. Find it.
   *[other] { $count } points are forbidden to Black. Find them all.
}
# $point (String)
# $made (String)
hunt-right = { $point }: { $made }.
# $point (String)
hunt-wrong = { $point } is allowed.
# $point (String)
hunt-five = { $point } makes five: that wins, whatever else it makes.
hunt-shown = These are the forbidden points.
key-mark = mark
home-defend = Defend
home-mixed = Unannounced
home-notation = Notation
home-name = Name the point
home-find = Find the point
home-help-defend = The opponent threatens to win by fours. Find every stone after which that is over; the judge knows them all.
home-help-mixed = Win, defend, or neither? You are not told what a position needs. First choose one of the three, then play the stone for it.
home-help-notation = Names of points: a letter for the column, from the left, and a number for the row, from below.
home-help-name = A point is marked on a board without letters and numbers. Type its name, such as H8, and press Enter.
home-help-find = A name is given. Move the cursor to its point on a board without letters and numbers.
pane-threat = The threat
pane-name = Name
# $side (String)
# $count (Number)
defend-ask = { $side ->
    [black] Black threatens to win by fours.
   *[white] White threatens to win by fours.
} { $count ->
    [one] One stone holds: after it there is no such win. Find it.
   *[other] { $count } stones hold: after each there is no such win. Find them all.
}
# $found (Number)
# $all (Number)
defend-found = { $found } of { $all } found
# $point (String)
defend-holds = { $point } holds.
# $point (String)
defend-again = { $point } is found already.
# $point (String)
defend-refused = Nothing can be played on { $point }.
# $point (String)
defend-fails = { $point } does not hold.
# $line (String)
defend-line = The attack: { $line }. It is numbered on the board.
# $points (String)
defend-shown = These hold: { $points }.
# $errors (Number)
defend-done = { $errors ->
    [0] All found.
    [one] All found, after one error.
   *[other] All found, after { $errors } errors.
}
need-win = win by fours
need-defend = defend against fours
need-nothing = neither
# $side (String)
mixed-ask = { $side ->
    [black] Black to move. Can Black win by fours? If not, would White, if it were White's turn? Or neither?
   *[white] White to move. Can White win by fours? If not, would Black, if it were Black's turn? Or neither?
}
mixed-win = So it is. Now play the first stone of the win.
mixed-defend = So it is. Now play a stone that holds.
mixed-right = Right.
# $need (String)
mixed-shown = Shown. The position asks for this: { $need }.
# $need (String)
mixed-wrong = No. The position asks for this: { $need }.
# $point (String)
mixed-wrong-stone = { $point } does not do it.
# $points (String)
mixed-wins = First stones that win: { $points }. One way is numbered.
# $points (String)
# $line (String)
mixed-holds = These hold: { $points }. The threat was { $line }.
mixed-nothing = Neither side has a win by fours here.
notation-name = What is the name of the marked point?
# $name (String)
notation-find = Find { $name }.
# $name (String)
notation-right = Right: { $name }.
# $given (String)
# $name (String)
notation-wrong-name = No, { $given } is marked with a cross. This is { $name }.
# $given (String)
notation-wrong-point = No, that was { $given }. The plus marks the right point.
notation-next = Enter goes on.
notation-answer-first = First answer this one.
notation-unreadable = Type a letter from A to O and a number from 1 to 15.
key-delete-letter = delete

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

# $point (String)
case-stone = Black plays on { $point }. What does the stone make?
# $side (String)
# $point (String)
case-laid = { $side ->
    [black] Black has just played on { $point }. What follows?
   *[white] White has just played on { $point }. What follows?
}
# $side (String)
# $point (String)
# $other (String)
case-laid-at-once = { $side ->
    [black] Black has just played on { $point }.
   *[white] White has just played on { $point }.
} { $other ->
    [black] Black objects at once: that is forbidden. What follows?
   *[white] White objects at once: that is forbidden. What follows?
}
# $point (String)
# $next (String)
case-laid-late = Black played on { $point }, and White answered on { $next }. Only now does White object to { $point }. What follows?
# $side (String)
# $threat (String)
# $answer (String)
case-announced = { $side ->
    [black] Black played on { $threat } and announced what the stone makes. White answered on { $answer } and sees only now what that missed. May White take { $answer } back?
   *[white] White played on { $threat } and announced what the stone makes. Black answered on { $answer } and sees only now what that missed. May Black take { $answer } back?
}
# $side (String)
# $threat (String)
# $answer (String)
case-silent = { $side ->
    [black] Black played on { $threat } and said nothing. White answered on { $answer } and now wants to take that back. May White?
   *[white] White played on { $threat } and said nothing. Black answered on { $answer } and now wants to take that back. May Black?
}
# $point (String)
case-first = The first stone: Black plays on { $point }. Is that allowed?
# $point (String)
case-second = White's first stone, with White sitting at the top: { $point }. Is that allowed?
# $stones (String)
case-pattern = The first three stones are { $stones }. Are they one of the 26 openings?
# $rule (String)
# $acts (String)
case-actor = { $rule }. A began. So far: { $acts }. Who acts next?
# $rule (String)
# $acts (String)
case-due = { $rule }. A began. So far: { $acts }. What is due now?
# $rule (String)
# $offers (String)
# $point (String)
case-fifth = { $rule }. Black has offered the fifth stone { $offers } and now offers { $point }, too. Is that allowed?
# $side (String)
# $time (String)
case-final = { $side ->
    [black] A final. A clock was set half an hour after the start. Black has used { $time } on it, and the game is not over. What follows?
   *[white] A final. A clock was set half an hour after the start. White has used { $time } on it, and the game is not over. What follows?
}
# $minutes (Number)
# $seconds (Number)
case-move = A preliminary game without a clock has lasted { $minutes } minutes. The next move takes { $seconds } seconds. Is it within the time?
# $side (String)
case-flag = { $side ->
    [black] Black's time is over, and White says so. What follows?
   *[white] White's time is over, and Black says so. What follows?
}
case-both-flags = The time of both players is over. What follows?
# $side (String)
case-leaves = { $side ->
    [black] Black leaves during the game. What follows?
   *[white] White leaves during the game. What follows?
}
# $side (String)
case-resigns = { $side ->
    [black] Black resigns. What follows?
   *[white] White resigns. What follows?
}
case-full = The last free point is taken, and nobody has made five. What follows?
case-agreement = Black offers a draw together with a move, and White accepts. What follows?
case-offer = Black offers a draw together with a move, and White answers with a move. What follows?
case-pass = Black passes. What follows?
case-two-passes = Black passes, and White passes, too. What follows?
# $won (Number)
# $drawn (Number)
# $lost (Number)
case-points = A player's games: won { $won }, drawn { $drawn }, lost { $lost }. How many points is that?
# $one (Number)
# $other (Number)
case-match = Games won in a match of A against B: { $one } by A, { $other } by B. Who goes on?
# $game (Number)
case-black = A had Black in the first game of a match against B. Who has Black in game { $game }?
act-swap = swaps
act-keep = does not swap
# $number (Number)
act-declare = { $number ->
    [one] declares one fifth stone
   *[other] declares { $number } fifth stones
}
act-offer-ten = will offer ten fifth stones
act-none = nothing yet
opening-rif = Opening rule of RIF
opening-yamaguchi = Yamaguchi's opening rule
opening-soosyrv = Soosõrv's opening rule
opening-taraguchi = Taraguchi's opening rule
# $side (String)
answer-wins = { $side ->
    [black] Black has won
   *[white] White has won
}
answer-draw = a draw
answer-goes-on = the game goes on
answer-taken-back = Black makes the move again
answer-yes = yes
answer-no = no
answer-nobody = nobody yet
# $side (String)
due-stone-anywhere = { $side ->
    [black] a black stone anywhere
   *[white] a white stone anywhere
}
# $side (String)
due-stone-centre = { $side ->
    [black] a black stone on the centre
   *[white] a white stone on the centre
}
# $side (String)
# $width (Number)
due-stone = { $side ->
    [black] a black stone in the central { $width } by { $width }
   *[white] a white stone in the central { $width } by { $width }
}
due-swap = to swap or not
due-declare = to declare how many fifth stones
due-swap-or-offer = to swap, or not, or to offer ten
# $left (Number)
due-offer = { $left ->
    [one] one more fifth stone to be offered
   *[other] { $left } more fifth stones to be offered
}
due-choose = to choose a fifth stone
due-nothing = nothing
home-cases = Referee's cases
home-help-cases = Who has won? May that be taken back? Cases without end, each with its rule set and the article that settles it. The articles of the two Chinese texts were read there; those of RIF come from a restatement.
# $rules (String)
case-rules = By the rules: { $rules }
case-right = Right.
# $answer (String)
case-wrong = No: { $answer }.
# $title (String)
# $text (String)
case-article = { $title }: { $text }

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
# $point (String)
fours-go-on-threats = Good. The defence plays { $point }. Go on.
fours-other = That wins as well. Go on.
# $point (String)
fours-wrong = { $point } does not begin the win that is asked for. Try again.
# $point (String)
# $reply (String)
fours-fails = { $point } does not win: { $reply } answers it. Try again.
# $point (String)
# $line (String)
fours-loses = { $point } does not win: after it the other side wins with { $line }. Try again.
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
game-help = Five in a row wins. Black must not make a double three, a double four or an overline; White may.
game-after = n begins a new game, a analyses this one.
game-not-over = The game is not over.
game-over = The game is over. n begins a new one.
game-only-white-objects = Only White can object, and you play Black.
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
key-back = back
key-line = the line of a list
key-change = change a value
key-again = new game
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
# $lessons (Number)
# $steps (Number)
course-sound = { $lessons } lessons with { $steps } steps: all proved.
