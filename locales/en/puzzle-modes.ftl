## The modes of puzzles, and the form in which they are chosen.

modes-title = Puzzles: choose
modes-menu = what to train
modes-clock = puzzles
modes-start = Start
modes-how-to = Enter starts

## Modes

# $plan (String) - a mode of puzzles
# $minutes (Number) - 3 or 5
plan-name = { $plan ->
    [practice] practice
    [review] review
    [streak] streak
    [sprint] sprint, { $minutes } minutes
    [woodpecker] woodpecker
   *[blind] blind
}


# $plan (String) - the same
# $minutes (Number) - 3 or 5
# $penalty (Number) - seconds lost for an error
# $row (Number) - right answers in a row that win time
# $bonus (Number) - seconds won for these
plan-rules = { $plan ->
    [practice] Puzzles at your level, one after another. No other mode changes this rating.
    [review] Your mistakes that are due today. There is nothing else to choose.
    [streak] Each puzzle is harder than the last. The first error ends it; n skips one puzzle, once.
    [sprint] As many as you can in { $minutes } minutes. Error -{ $penalty } s, { $row } in a row +{ $bonus } s.
    [woodpecker] One set, again and again, faster and with fewer errors each time. Continue it on any day.
   *[blind] The board stays empty: read the list of pieces and type the moves. Few pieces first; it has a rating of its own.
}
plan-practice-set-rules = The puzzles of your set, one after another. They count for your rating.

## The form

modes-mode = mode
modes-set = set
modes-theme = theme
modes-rating = rating
# A range of ratings is typed here
modes-range = from-to
# Moves to find
modes-length = length
modes-source = source
modes-mirror = mirror
# Whether goal and theme are named
modes-goal = goal
# No condition
modes-any = any

# $size (Number) - puzzles in the set
new-set = a new set of { $size }

# The set in progress
# $cycle (Number) - which time through the set
# $done (Number) - puzzles done in this cycle
# $size (Number) - puzzles in the set
old-set = resume: cycle { $cycle }, { $done } of { $size }

mirror-never = as they are
mirror-random = mirrored at random
goal-named = named
# Goal and theme stay hidden until the puzzle is over, as in a game
goal-hidden = unannounced
# Puzzles rated around the player's own rating
band-mine = around mine
band-easy = easy
band-hard = hard
band-range = from … to …
length-any = any
length-1 = 1 move to find
length-2 = 2 moves
length-3 = 3 moves
length-4 = 4 or more
# $origin (String) - where puzzles come from
origin-name = { $origin ->
    [games] tournament games
    [self-play] engine games
    [endings] endings
    [compositions] constructed positions
   *[own] my own games
}

# A value of the form with the number of its puzzles
# $name (String) - the value
# $count (Number) - puzzles
puzzle-count = { $name } ({ $count })

# $count (Number) - puzzles that fit what is chosen
fitting = { $count ->
    [0] No puzzle fits.
    [one] 1 puzzle fits.
   *[other] { $count } puzzles fit.
}

# $due (Number) - reviews
due-today = { $due ->
    [0] No reviews are due today.
   *[other] { $due } due today.
}

## Choices that no puzzle fits

no-single-obstacle = No puzzle fits even if you drop one choice: change two or more.
change-it = m changes your choice.

# $choice (String) - the choice to drop
# $count (Number) - puzzles that fit without it
obstacle = { $count ->
    [one] Without "{ $choice }" 1 fits.
   *[other] Without "{ $choice }" { $count } fit.
}

# $least (Number) - a rating
# $most (Number) - a rating
obstacle-ratings = rating { $least }-{ $most }

# $moves (Number) - moves to find
obstacle-length = length { $moves }

# $moves (Number) - moves to find
obstacle-length-least = length { $moves } or more

# $lines (Number) - lines that cannot be read
# $reason (String) - the first one, and what is wrong with it
left-out = { $lines ->
    [one] One line of your puzzles is left out: { $reason }.
   *[other] { $lines } lines of your puzzles are left out, first { $reason }. "damier puzzles list" shows all.
}

no-range = No range of ratings.
range-missing = Go down to from-to and type the lowest and the highest rating: 1200-1600.

# $typed (String) - what stands there
range-wrong = "{ $typed }" is no range: type the lowest and the highest rating, like 1200-1600.

## A streak

# $solved (Number) - puzzles solved in a row
streak-count = { $solved } in a row

# $solved (Number) - puzzles solved in a row
# $best (Number) - the best streak so far
streak-count-best = { $solved } in a row · best { $best }

skip-left = n skips this one, once
no-skip-left = no skip left
# In a streak, a sprint or a woodpecker set, whose keys for help are off
no-help-in-run = No hints and no solutions in a run: it counts what you find alone.
# In a sprint or a woodpecker set
no-skipping = No skipping here: play a move.

# $solved (Number) - puzzles solved in a row
streak-over = Streak over: { $solved } solved.

# $solved (Number) - puzzles solved in a row
# $best (Number) - the best streak so far
streak-over-best = Streak over: { $solved } solved. Your best is { $best }.

# $solved (Number) - puzzles solved in a row
# $best (Number) - the best streak before
streak-over-record = Streak over: { $solved } solved, a new best (was { $best }).

# Over the list of puzzles missed in a streak or a sprint
missed-title = missed

# $id (String) - the name of the puzzle
# $moves (Number) - moves to find
missed-line = { $moves ->
    [one] { $id }  1 move
   *[other] { $id }  { $moves } moves
}

missed-how-to = Enter replays one, l trains them all, n starts again.
missed-back = n or Esc goes back to the list.
label-train-missed = train the missed
help-train-missed = after a streak or sprint, train the missed puzzles as a set

run-again = n starts again, s shows the solution, m changes the mode.

## A sprint

# $solved (Number) - puzzles
# $errors (Number) - puzzles
sprint-count = { $solved } right, { $errors } wrong

# $row (Number) - right answers in a row
# $needed (Number) - how many of these win time
# $bonus (Number) - seconds won for these
# $penalty (Number) - seconds lost for an error
sprint-row = { $row } in a row; { $needed }: +{ $bonus } s, error: -{ $penalty } s

sprint-right = Right.
# $row (Number) - right answers in a row
# $bonus (Number) - seconds won for them
sprint-bonus = Right. { $row } in a row: +{ $bonus } s!

# $penalty (Number) - seconds lost
# $solution (String) - the right move
sprint-wrong = Wrong, -{ $penalty } s: it was { $solution }.

# The time is up
puzzle-time-over = over

# $solved (Number) - puzzles
# $errors (Number) - puzzles
# $longest (Number) - the most right answers in a row
sprint-over = Time is up: { $solved } solved, { $errors } wrong, best row { $longest }.

# $solved (Number) - puzzles solved
# $errors (Number) - wrong answers
# $longest (Number) - the longest row of right answers
sprint-left = Sprint ended: { $solved } solved, { $errors } wrong, best row { $longest }.

sprint-first = Your first sprint of this kind.
# $best (Number) - puzzles solved in the best sprint
sprint-best = Your best is { $best }.
# $best (Number) - puzzles solved in the best sprint before
sprint-record = A new best (was { $best }).

## A set of the woodpecker

# $cycle (Number) - which time through the set
# $done (Number) - puzzles done in this cycle
# $size (Number) - puzzles in the set
# $errors (Number) - puzzles missed in this cycle
cycle-count = cycle { $cycle }: { $done } of { $size } · { $errors } wrong

# $time (String) - minutes and seconds
cycle-time = time { $time }

# $time (String) - minutes and seconds
# $before (String) - minutes and seconds of the cycle before
cycle-time-before = time { $time } · last one { $before }

# $cycle (Number) - which time through the set
cycle-over = Cycle { $cycle } is done.

# $cycle (Number) - which time through the set
# $time (String) - minutes and seconds
# $errors (Number) - puzzles missed
cycle-line = cycle { $cycle }: { $time }, { $errors } wrong

## Keys

# choose what to train
label-modes = modes
help-modes = choose puzzles: mode, theme, rating, length, source
help-walk-solution = back and forward in the solution; ↑ ↓ to another defence
help-first = to the start of the solution
help-last = to the end of the solution

# Practice without a run was left, or reviews
# $done (Number) - puzzles finished
# $clean (Number) - those solved without an error or a hint
practice-left = { $done ->
    [one] 1 puzzle
   *[other] { $done } puzzles
}: { $clean } solved at once.
