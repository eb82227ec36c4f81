## Tactics that do not announce themselves: is there a shot at all?

trial-title = Unannounced
trial-menu = exercises
trial-ten = ten questions to a set
# The moves to choose from
trial-moves = loses?
    .aloud = moves to be marked

# $trial (String) - a kind of question
trial-name = { $trial ->
    [shot-or-not] Shot or not?
    [which-lose] Which of these lose?
    [parry] Parry
   *[your-move] Your move
}

# $trial (String) - a kind of question
trial-about = { $trial ->
    [shot-or-not] Half of the positions hold a shot; the others only look like it. Play the shot, or press n for "no shot here".
    [which-lose] Three to five natural moves. Mark those that lose to a shot.
    [parry] Your opponent threatens a shot. Play a move that prevents it; every sound move counts.
   *[your-move] A position from a game of strong players. What would you play? The score is what your move loses, in men.
}

# $trial (String) - a kind of question
trial-asked = { $trial ->
    [shot-or-not] Is there a shot? Play it, or press n: no shot here.
    [which-lose] Mark the moves that lose to a shot: ← → change a line, Enter checks them all.
    [parry] A shot is threatened. Play a move that prevents it.
   *[your-move] What would you play?
}
# $loss (String) - men, with two decimals
trial-plan-task = How does the plan go on? Play a move that loses no more than { $loss } of a man.

# $number (Number) - the question
# $of (Number) - questions in the set
trial-number = { $number } of { $of }

# The values of a mark
trial-holds = holds
    .aloud = not marked
trial-loses = loses
    .aloud = marked as losing
trial-check = Check

trial-right = right
trial-wrong = wrong
trial-over = the set is over

## Results

# $hits (Number) - shots found
# $misses (Number) - shots not found
# $alarms (Number) - moves played where there was no shot
trial-responses = hits { $hits }, misses { $misses }, false alarms { $alarms }

# $right (Number) - right answers
# $all (Number) - questions
trial-count = { $right } of { $all } right

# $loss (String) - men, with two decimals
trial-mean = mean loss { $loss }

# $right (Number) - right answers
# $all (Number) - questions
# $misses (Number) - shots not found
# $alarms (Number) - moves played where there was no shot
trial-set-responses = { $right } of { $all } right. Shots missed: { $misses }. False alarms: { $alarms }.

# $right (Number) - right answers
# $all (Number) - questions
trial-set-count = { $right } of { $all } right.

# $loss (String) - men, with two decimals
# $right (Number) - sound moves
# $all (Number) - questions
trial-set-mean = Mean loss { $loss } men; { $right } of { $all } moves were sound.

# $sets (Number) - sets
# $right (Number) - right answers
# $all (Number) - questions
trial-count-so-far = In { $sets } sets: { $right } of { $all }.

# $sets (Number) - sets
# $loss (String) - men, with two decimals
trial-mean-so-far = In { $sets } sets: mean loss { $loss } men.

trial-again = Enter starts another set, Esc goes back to the list.
trial-empty = There are no positions for this exercise. Esc goes back.

## Verdicts

trial-hit = Right: that is the shot.

# $shot (String) - a move
trial-missed = There is a shot: { $shot }.

# $given (String) - a move
# $shot (String) - a move
trial-missed-by = Not { $given }: the shot is { $shot }.

# $depth (Number) - plies
trial-declined = Right: there is no shot within { $depth } half-moves.

# $given (String) - a move
trial-false-alarm = There is no shot here; { $given } wins nothing.

# $given (String) - a move
# $loss (String) - men, with two decimals
trial-false-alarm-loses = There is no shot here, and { $given } loses { $loss } men.

# $wrong (Number) - wrong marks
trial-marked = { $wrong ->
    [0] All marked right.
    [one] One mark is wrong.
   *[other] { $wrong } marks are wrong.
}

# $loss (String) - men, with two decimals
trial-choice-loses = loses { $loss }
    .aloud = loses { $loss } men
trial-choice-holds = holds

# $given (String) - a move
trial-parried = { $given } prevents it.

# $given (String) - a move
# $loss (String) - men, with two decimals
trial-not-parried = { $given } does not prevent it: it loses { $loss } men.

# $given (String) - a move
trial-best = { $given }: no move is better.

# $given (String) - a move
# $loss (String) - men, with two decimals
trial-costs = { $given } loses { $loss } men.

# The line on the board
# $first (String) - a move
trial-line-given = Shown: your { $first }.

# $first (String) - a move
trial-line-threat = Shown: the threat { $first }, had you passed.

# $first (String) - a move
trial-line-choice = Shown: { $first }.

# $first (String) - a move
trial-line-best = Shown: the best move, { $first }.

# $first (String) - a move
# $loss (String) - men, with two decimals
trial-line-played = Shown: the game went { $first } (loses { $loss }).

trial-go-on = n goes on.
trial-go-on-line = n goes on, ← → play it.
trial-go-on-lines = n goes on, ← → play it, ↑ ↓ show another line.

## Elsewhere

home-unannounced = Unannounced: shot or not?

# $trial (String) - the exercise
# $number (Number) - the question
unfinished-trials = { $trial } · question { $number }

give-up-trials = Press Delete again to end the set. The answers given stay.

label-unannounced = unannounced
help-unannounced = tactics that do not announce themselves
label-nothing = no shot
help-nothing = there is no shot here
