## The charts of progress.

progress-title = Progress
progress-nothing = Nothing here yet: it fills as you train.
progress-start = Enter starts a session.

tab-week = week
tab-rating = rating
tab-themes = themes
tab-calendar = calendar
tab-endings = endings
tab-notation = notation
tab-games = games
# Tactics that do not announce themselves
tab-trials = shots

## The week

week-exercises = exercises
# exercises solved at the first attempt, in percent
week-first-try = at first try
# time spent
week-time = time
week-days = days trained
week-chart = Exercises a day, up to today

# $now (Number) - days in a row, up to now
# $longest (Number) - the most days in a row
streaks = { $now ->
    [one] 1 day in a row now, best: { $longest }
   *[other] { $now } days in a row now, best: { $longest }
}

# $due (Number) - reviews
due-count = { $due } due today

# $due (Number) - reviews due today
# $more (Number) - further reviews that are put off by the daily limit
due-count-more = { $due } due today, { $more } more can wait

# $due (Number) - reviews due today in games other than the one that the player plays
due-count-elsewhere = { $due } due in other games

## Ratings

# $variant (String) - the name of the variant
# $mode (String) - the name of the mode
# $rating (String) - a number, or two that enclose it
# $deviation (String) - a number
# $rated (Number) - rated exercises
rating-line = { $variant } { $mode } { $rating } ±{ $deviation } ({ $rated })

# A rating that is not known well yet
# $variant (String) - international, Russian or Brazilian
# $mode (String) - a mode of training
# $range (String) - two numbers
# $rated (Number) - rated exercises
rating-line-range = { $variant } { $mode } { $range } ({ $rated })

# The arrow keys show the others
# $place (Number) - which rating is shown
# $all (Number) - how many there are
rating-place = ↑ ↓ { $place } of { $all }

# $mode (String) - a mode
mode-name = { $mode ->
    [practice] practice
    [review] review
    [sprint] sprint
    [streak] streak
    [woodpecker] woodpecker
   *[blind] blind
}

## Tables: heads of columns, and what the parts of bars mean

column-theme = theme
column-tried = tried
    .aloud = times tried
# solved at the first attempt
column-first-try = 1st try
    .aloud = right at first try
right-first-try = right at first try
right-later = right later or with help
missed-bar = missed
column-ending = ending
column-solved = solved
# without giving anything away
column-perfect = perfect
column-best-streak = best run
# The best streak, where there is little room.
endings-streak = streak
not-solved = not solved
column-opponent = opponent
column-games = games
column-won = won
column-exercise = exercise
# sets of ten questions
column-sets = sets
# $trial (String) - the exercise
trials-chart-loss = { $trial }: mean loss of each set, in hundredths of a man
# $trial (String) - the exercise
trials-chart-right = { $trial }: right answers in each set, in percent
column-drawn = drawn
column-lost = lost
column-square = square
# how often the square was asked for
column-asked = asked
    .aloud = times asked
column-day = day
column-rating = rating
column-exercises = exercises
# time spent
column-time = time
column-7-days = 7 days
    .aloud = in the last 7 days
# the 7 days before these
column-7-before = before
    .aloud = in the 7 before

calendar-key = · none  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 or more exercises
squares-key = █ slow or often wrong  ▓ ▒ ░ quick  · never asked

## Units and days

# $seconds (String) - a number, with one decimal below ten
seconds-short = { $seconds } s
    .aloud = { $seconds } seconds

# $minutes (Number) - time spent
minutes-short = { $minutes } min
    .aloud = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

# $day (Number) - 0 for Monday to 6 for Sunday
weekday = { $day ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[other] Su
}

# $month (Number) - 1 to 12
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}

# $count (Number) - exercises dated in the future
ahead-count = { $count ->
    [one] 1 exercise is dated after today: it counts from that day on.
   *[other] { $count } exercises are dated after today: each counts from its day on.
}
