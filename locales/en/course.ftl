## The course

course-title = Learn
home-learn = Learn: from the first move
label-learn = learn
help-learn = the course: lessons from the first move
label-exercises = skip to exercises
help-exercises = skip to the exercises
help-again-step = this step again, or the one before
# another stage of the course
label-stage = stage
help-stage = next and previous stage
label-details = details
help-details = the stage in figures, and how to export them
# $what (String) - the name of a lesson
recent-lesson = lesson: { $what }

# Title of the pane with the stages
course-path = stages
# Title of the clock pane on the Learn screen
course-progress = your course

# $reason (String) - what is wrong, and where
course-own-left-out = Your own lessons are left out: { $reason }

# $stage (String) - 0 to 7, A or B
# $name (String) - the name of the stage
course-stage = Stage { $stage }: { $name }

# $stage (String) - 0 to 7, A or B
# $name (String) - the name of the stage
course-exam-of = exam, stage { $stage }: { $name }

course-exam = Exam

# $passed (Number) - lessons passed
# $of (Number) - all lessons
course-lessons-passed = { $passed } of { $of } lessons passed

# $name (String) - a lesson or an exam
course-starts = Enter starts: { $name }
# $name (String) - a lesson or an exam
course-continues = Enter continues: { $name }

course-open = not started
# A lesson that was left
# $number (Number) - the step at which it continues
# $of (Number) - all steps
course-begun-board = begun: continues at step { $number } of { $of }
# $number (Number) - the exercise at which it continues
course-begun-exercise = begun: continues at exercise { $number }
# $day (String) - a date
# $best (Number) - percent
course-passed-on = passed on { $day }, best { $best }%
# $day (String) - a date
course-kept-on = kept: passed again on { $day }
# $day (String) - a date
course-due-on = to be repeated from { $day } on
# $passed (String) - when it was passed
# $due (String) - when it is due
course-passed-and-due = { $passed }; { $due }
# $best (Number) - percent
course-not-passed = not passed yet, best { $best }%

# $steps (Number) - steps
# $exercises (Number) - exercises
course-length = { $steps ->
    [0] no steps
    [one] 1 step
   *[other] { $steps } steps
}, { $exercises ->
    [one] 1 exercise
   *[other] { $exercises } exercises
}

# $steps (Number) - steps
course-length-steps = { $steps } steps

# $exercises (Number) - exercises
course-exam-help = { $exercises } exercises of the whole stage. To pass: 80% in all; in each lesson 60%, or at most one mistake. 85% a week later keeps it. If you know the game, take it at once.

## In a lesson

# Title of a pane: whose move it is, and how many answers are right
course-lesson = lesson

# $number (Number) - this step
# $of (Number) - all steps
course-step = step { $number } of { $of }

# $number (Number) - this exercise
# $of (Number) - all exercises
course-exercise = exercise { $number } of { $of }

# $right (Number) - right answers
# $of (Number) - answers
course-right-so-far = { $right } of { $of } right

course-over = the end
course-task = task
course-enter-goes-on = Enter: continue
course-missed = It counts as wrong; n goes on.
course-enter-starts-exercises = Enter: the exercises
course-enter-ends = Enter: the next lesson
course-no-hints = No hints in exercises; the boards before them have some.
course-no-hint-to-question = A question has no hint; a wrong answer costs nothing here.
course-answer-first = Answer first; then n leads on.
course-enter-lists = Enter: all lessons
course-point-prompt = arrows and Enter, or click a square
    .aloud = Type the number of the square.
course-not-by-typing = Show it on the board: arrow keys and Enter, or click.
course-no-square = The board has no such square.
course-choose-prompt = type the digit, or arrows and Enter
    .aloud = Type the number of the answer.
course-wait-prompt = Black replies …
course-found = captures found

course-right = Right.
# After the reply of the other side
course-your-move = Good. The other side has replied: your move.
course-wrong = Wrong.
course-again-found = You have that one already.
course-found-more = Right. There are more.
# $left (Number) - squares
course-found-left = Right. { $left } to go.
# $square (String) - a square
course-other-square = Not { $square }.
# $played (String) - a move
course-other-move = { $played } is legal, but not the move wanted here. Try again.
course-other-choice = No. Try again.
# $answer (String) - the right answer
course-it-was = Right would be: { $answer }.
course-choose-own = Choose one of White's pieces first.
    .aloud = It is White's move: type one.
course-choose-own-black = Choose one of Black's pieces first.
    .aloud = It is Black's move: type one.
# $square (String) - a square
course-from = from { $square } to …

# $right (Number) - right answers
# $of (Number) - all answers
course-passed = Passed: { $right } of { $of } right.
# $right (Number) - right answers
# $of (Number) - all answers
# $needed (Number) - that pass
course-failed = { $right } of { $of } right; { $needed ->
    [one] 1 was
   *[other] { $needed } were
} needed. It comes back tomorrow, or now with r.
# $right (Number) - right answers
# $of (Number) - all answers
course-uneven = { $right } of { $of } right is enough, but in one lesson fewer than 60% are right. It comes back tomorrow, or now with r.
course-steps-done = Done. You have played every step.
# $subject (String) - a lesson
course-weak-subject = Weakest: { $subject }

## Exercises made by the program

ask-captures = Play every legal capture. The board stays as it is; each one counts once.
ask-compulsory = More than one capture is possible, but the rules do not allow all of them. Play one that is allowed.
# $side (String) - White or Black, in words
# $written (String) - a move in short, such as ab4
ask-ballot = { $side } is to move, and the next move of the ballot is written { $written }. Make it.
# $ask (String) - what the move is for: as in the data of lessons
# $side (String) - White or Black, in words
ask-move = { $ask ->
    [defend] You are { $side }. One of your men is attacked. Play a move after which nothing is lost.
   *[capture] You are { $side }. Several captures are allowed. Play the one that is best in the long run.
}
# $line (String) - the name of a line
ask-line = Point at any square of { $line }.
# $axis (String) - row, column or diagonal
# $square (String) - a square
ask-beside = { $axis ->
    [row] Point at another square in the row of { $square }.
    [column] Point at another square in the column of { $square }.
   *[diagonal] Point at another square on a diagonal of { $square }.
}
# $square (String) - a square
ask-square = Point at square { $square }.
ask-name-line = What are the marked squares called?
ask-name-square = Which square is marked?
# $from (String) - a square
# $to (String) - a square
ask-may = White wants to go from { $from } to { $to }. Is that allowed?
ask-how-many = White is to move. How many pieces must White take?
# $from (String) - a square
# $to (String) - a square
ask-crowned = The man on { $from } goes to { $to }, over the marked squares. Is it a king afterwards?
ask-result = White is to move. Has someone won?
ask-tempi = Count the rows that each man has behind it, seen from its own side. Who is ahead, and by how many tempi?
ask-limit = From here on no man moves and nothing is taken. Which limit applies now: how many moves has each side until the draw?

# $line (String) - main-road, promotion-white, promotion-black, left-edge or right-edge
line-name = { $line ->
    [main-road] the main road
    [promotion-white] White's promotion row
    [promotion-black] Black's promotion row
    [left-edge] the left edge
   *[right-edge] the right edge
}

choice-yes = yes
choice-no = no
# $count (Number) - pieces
choice-count = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
choice-level = level
# $side (String) - white or black
# $count (Number) - tempi
choice-tempi = { $side ->
    [white] White, by { $count }
   *[black] Black, by { $count }
}
# $moves (Number) - moves by each side
choice-moves = { $moves } moves
# $side (String) - white, black or none
choice-winner = { $side ->
    [white] White has won
    [black] Black has won
   *[none] no, the game goes on
}

why-crowned-yes = It ends its move on the promotion row, so it is a king.
why-crowned-no = It does not end its move on the promotion row, so it stays a man.
# $count (Number) - pieces
why-how-many = { $count ->
    [one] The longest capture takes 1 piece.
   *[other] The longest capture takes { $count } pieces, so it must be played.
}
# $white (Number) - steps of White's men
# $black (Number) - steps of Black's men
why-tempi = White's men have made { $white } steps, Black's { $black }.
# $limit (String) - kings-25, three, two, main-road, three-kings, four, six or kings-15
why-limit = { $limit ->
    [three] Three pieces, with at least one king, against a lone king: 16 moves.
    [two] One or two pieces, with at least one king, against a lone king: 5 moves.
    [main-road] Three pieces against a king that holds the main road alone: 5 moves of that king.
    [three-kings] Three or more kings against a lone king: 15 moves.
    [four] Kings on both sides, four or five pieces: 30 moves without a capture or a promotion.
    [six] Kings on both sides, six or seven pieces: 60 moves without a capture or a promotion.
    [kings-15] Kings on both sides, eight pieces or more: 15 moves with kings only and no capture.
   *[kings-25] No shorter limit applies: 25 moves with kings only and no capture.
}
why-no-pieces = White has no piece left and has lost.
why-blocked = White has pieces, but none of them can move: White has lost.
why-goes-on = White can still move, so the game goes on.

## The page of a stage

page-lesson = lesson
# the day on which a lesson was passed
page-passed = passed
page-best = best
page-sittings = times
# Above the page of a stage on the screen: what a teacher can do with it
# $stage (String) - 0 to 7, A or B
page-commands = In the shell, damier course page { $stage } writes this page as text, and damier course export all your results as a table (CSV).

## The command line

cli-course = Check, list and export the lessons of the course
cli-course-check = Prove every lesson, or those of a folder: steps, moves, exercises and words
cli-course-list = List the lessons
cli-course-export = Write your results in the course as CSV, with English column names in every language
cli-course-rulebook = Write where each article of the rules is taught and asked about
cli-course-page = Write the page of a stage as text
cli-course-folder = a folder of your own lessons, besides those of the course
cli-course-record = take the values of moves from this file, and write those of these lessons to it
cli-course-again = find all values of moves again, also those on record
cli-course-json = as JSON: a list of objects
cli-course-stage = the stage: 0 to 7, A, B, 0-64@russian and the like, or one of your own
# $lessons (Number) - lessons
# $steps (Number) - steps
course-check-sound = { $lessons ->
    [one] One lesson
   *[other] { $lessons } lessons
} with { $steps ->
    [one] one step
   *[other] { $steps } steps
}: all sound.
# $stage (String) - what was typed
# $stages (String) - a list
course-no-stage = There is no stage "{ $stage }". The stages are { $stages }.

# $folder (String) - a folder of the user's
course-no-lessons = There is no lesson in { $folder }. Lessons are in files ending in .toml.

# $lesson (String) - its id
# $problem (String) - what is wrong
fault-lesson = { $lesson }: { $problem }
# $lesson (String) - its id
# $step (Number) - counted from 1
# $problem (String) - what is wrong
fault-step = { $lesson }, step { $step }: { $problem }
fault-several = it asks for more than one thing; give one of play, point and answer
# $played (String) - a move
fault-judged = { $played } is called right, but it gives something away; set rule = true if it only shows a rule
# $played (String) - a move
fault-refused = { $played } is refused, though it is as good as what is called right; accept it, name the right move in the text and in named = ["…"], or choose another board
fault-false-claim = a claim of it is not true of the position
fault-lost = the side to move is lost here, whatever it plays; choose another board
fault-unvalued = the values of its moves are not on record
# $line (Number) - of the file
# $reason (String) - what is wrong, in English
record-line = line { $line } is no value of moves: { $reason }
# $number (Number) - as in the file
fault-square = the board has no square { $number }
# $lesson (String) - its id
fault-needs = it needs the lesson { $lesson }, which does not come before it
fault-unproven = nothing proves the squares or the answer; add a proof, or cite an article of the rules
fault-untrue = its proof is not true of the position
# $line (String) - moves
fault-line = the line { $line } cannot be played
# $level (Number) - a level
fault-level = the engine has no level { $level }
fault-no-source = it cites no source; add sources = ["…"]
fault-no-exam = a gate asks for the exam, and the stage has none
# $theme (String) - a tag
fault-no-theme = no puzzle has the tag { $theme }; damier puzzles stats lists the tags
fault-no-band = it draws puzzles and states no band of ratings; add band = [lowest, highest]
fault-idle-band = it states a band of ratings and draws no puzzles, which alone have ratings; leave band out
# $least (Number) - a rating
# $most (Number) - a rating
# $widest (Number) - rating points
fault-band = the band { $least } to { $most } has to begin with the lower rating and to span { $widest } points at most
# $least (Number) - a rating
# $most (Number) - a rating
fault-out-of-band = puzzles rated { $least } to { $most } are drawn, which is not within the band
# $theme (String) - a tag
fault-untaught = it draws puzzles with the tag { $theme }, which neither it nor an earlier lesson teaches; add teaches = ["…"] where it is taught
# $text (String) - as in the file
fault-choice = { $text } is no position with its right moves, such as W:W27,42:B12,18,22:27-21
# $text (String) - as in the file
fault-blurred = in { $text } the judge does not call exactly these moves right
# $kind (Number) - 1 to 14
# $found (Number) - exercises
# $needed (Number) - exercises
fault-too-few = kind E{ $kind }: { $found } exercises are found, { $needed } are needed
# $id (String) - of the words
# $language (String) - its code
fault-word-missing = the words { $id } are missing in { $language }
# $id (String) - of the words
# $language (String) - its code
fault-word-extra = the words { $id } belong to no lesson in { $language }
# $id (String) - of the words
# $language (String) - its code
# $rows (Number) - rows
fault-word-long = the words { $id } have { $rows } rows in { $language }, and 8 fit at 80x24
# $id (String) - of the words
# $language (String) - its code
# $words (Number) - words
fault-words-many = the words { $id } are { $words } words in { $language }, and 45 are the most

# $id (String) - of the words
# $language (String) - its code
# $played (String) - a move
fault-word-unnamed = the words { $id } do not name { $played } in { $language }
# $id (String) - of the words
# $language (String) - its code
# $word (String) - a word of theirs
fault-word-unproven = the words { $id } say "{ $word }" in { $language }, and no claim of the step proves it
# $id (String) - of the words
# $columns (Number) - columns
# $language (String) - its code
fault-word-wide = the choice { $id } has { $columns } columns in { $language }, and 29 fit

# $lesson (String) - its id
course-lesson-twice = two lessons have the id { $lesson }

# $side (String) - white or black
# $written (String) - a move
ask-make = { $side ->
    [white] White is to move.
   *[black] Black is to move.
} Make this move on the board, without typing it: { $written }

# $side (String) - white or black
ask-recall = Play { $side ->
    [white] White's
   *[black] Black's
} moves of a main line from memory; the other side replies by itself. Any main line of this lesson counts.
ask-game-win = Win this game.
ask-game-draw = Do not lose this game: a draw is enough.

## Gates: what a stage asks for besides its exam

# $level (Number) - the level of the engine
gate-win = win one game against level { $level }
# $level (Number) - the level of the engine
gate-draw = draw one game against level { $level }
# $points (Number) - percent
# $games (Number) - games in a row
# $level (Number) - the level of the engine
gate-points = { $points }% of the points in { $games } games in a row against level { $level }
# $wanted (String) - results of games
gate-clockless = { $wanted }, without a clock (it thinks for a second a move)
# $right (Number) - right answers
# $of (Number) - answers
# $lessons (String) - a list of lessons
gate-answers = { $right } of { $of } right in a row of exercises: { $lessons }
# $of (Number) - positions
# $loss (String) - in men
gate-loss = “Your move” in { $of } positions in a row: on average at most { $loss } lost
# $least (Number) - a rating
# $deviation (Number) - its deviation
gate-rating = a puzzle rating of { $least } or more, ±{ $deviation } or less
# $of (Number) - squares
# $seconds (Number) - seconds
gate-squares = { $of } squares in a row without an error, in { $seconds } seconds (Notation)
# $puzzles (Number) - shots
gate-own = { $puzzles } shots of your own games solved (y at home finds them)
# $games (Number) - games
# $marks (Number) - moves to be marked in each
gate-reviewed = { $games } of your own games gone over by hand: in Analysis l turns the engine off, ! marks a move (at least { $marks } a game), then o checks
# $motif (String) - its name
# $right (Number) - shots solved
# $of (Number) - shots tried
# $least (Number) - a rating
gate-motif = { $motif }: { $right } of { $of } new puzzles in a row solved, each rated { $least } or more
# $least (Number) - percent
gate-exam = the exam with { $least }% or more
# $wanted (String) - a gate
gate-open = Also: { $wanted }.
# $wanted (String) - a gate
# $count (Number) - how many are done
gate-counted = Also: { $wanted } (so far { $count }).
# $wanted (String) - a gate
# $day (String) - a date
gate-passed = Done: { $wanted } ({ $day }).
# $code (String) - a language
# $screens (Number) - per cent
# $lessons (Number) - per cent
course-language = { $code }: { $screens }% of the screens, { $lessons }% of the lessons
# $code (String) - a language
course-unchecked = { $code }: what its texts call forced or the only move is not checked, for lessons/{ $code }/force.csv is missing
