## The home screen, and what waits to be resumed.

home-title = Home
# Over the list of things to do: verb
home-menu = train
home-clock = welcome
home-message = how to
    .aloud = advice
home-puzzles = Puzzles: find the shot

# $due (Number) - reviews due today
home-review = { $due ->
    [0] Review: nothing due today
   *[other] Review: { $due } due today
}

home-endings = Endings: win them, hold them
home-notation = Notation: squares and moves
# The game that the player plays; the key beside it changes it
# $variant (String) - its name and the size of its board
home-variant = I play: { $variant }

home-progress = Progress: charts and numbers
home-quit-again = Press q or Esc again to quit.

# Resumes the only unfinished thing
# $what (String) - an unfinished-... message
home-resume = Continue: { $what }

# $count (Number) - unfinished things
home-resume-several = Continue: { $count } unfinished

# Over the list of due reviews
# $due (Number) - reviews due today
home-due = due today: { $due }

# $due (Number) - reviews due today in games other than the one that the player plays
due-elsewhere = { $due ->
    [one] 1 review is due in another game: v on the home screen changes it.
   *[other] { $due } reviews are due in other games: v on the home screen changes it.
}

# $name (String) - a lesson or an exam
home-lesson-due = lesson: { $name }

home-how-to = Press a key, or ↑ ↓ and Enter.
# $variant (String) - international, russian or brazilian
home-welcome = { $variant ->
    [russian] Russian draughts, 8x8
    [brazilian] Brazilian draughts, 8x8
   *[international] International draughts, 10x10
}

home-welcome-advice = Train a little every day.
not-saved = not saved!

# $days (Number) - days in a row with training
streak = { $days ->
    [0] Welcome back
    [one] 1 day in a row
   *[other] { $days } days in a row
}

# $done (Number) - exercises today
# $clean (Number) - those right at the first try
done-today = { $done ->
    [0] no exercises today
   *[other] today: { $clean } of { $done } at first try
}
    .aloud = { $done ->
        [0] no exercises today
        [one] today 1 exercise, { $clean } right at the first try
       *[other] today { $done } exercises, { $clean } right at the first try
    }

# $rating (String) - a number, or two that enclose it
rating-now = rating { $rating }

## Due reviews

# $variant (String) - international, russian or brazilian
# $moves (Number) - moves to find
due-puzzle = { $variant ->
    [russian] Russian puzzle
    [brazilian] Brazilian puzzle
   *[international] puzzle
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

# $variant (String) - international, russian or brazilian
# $ending (String) - the pieces and the task
due-ending = { $variant ->
    [russian] Russian { $ending }
    [brazilian] Brazilian { $ending }
   *[international] { $ending }
}

# How long ago something was last trained
# $days (Number) - days
days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days }d ago
}

## What waits to be resumed

waiting-title = Continue
waiting-clock = to continue
waiting-menu = unfinished
waiting-how-to = Enter continues, Delete gives up.

# $opponent (String) - the engine and its level
# $number (Number) - the number of the move to be made
unfinished-game = game, { $opponent }, move { $number }

# $moves (Number) - moves in the game
unfinished-analysis = { $moves ->
    [one] analysis, 1 move
   *[other] analysis, { $moves } moves
}

# $solved (Number) - puzzles
unfinished-streak = streak, { $solved } solved

# $left (String) - minutes and seconds
unfinished-sprint = sprint, { $left } left

# $ending (String) - the pieces and the task
# $number (Number) - the number of the move to be made
unfinished-ending = { $ending }, move { $number }

# $number (Number) - the number of the move to be made
unfinished-puzzle = puzzle, move { $number }

# A set of puzzles solved again and again
# $cycle (Number) - which time through the set
# $done (Number) - puzzles done in this cycle
# $size (Number) - puzzles in the set
unfinished-set = woodpecker, cycle { $cycle }, { $done } of { $size }

give-up-analysis = Not saved. Press Delete again to discard it.
give-up-game = Press Delete again to save the game without a result.
give-up-counted = Press Delete again to record it as failed.
give-up-uncounted = Press Delete again to discard it without a record.

## When progress cannot be saved

# $reason (String) - what the system says
trouble-in-memory = Progress is not saved: { $reason }. You can still train.

# $reason (String) - what is wrong with the file
# $file (String) - where the damaged file is now
trouble-damaged = Your progress file was damaged ({ $reason }). It is kept as { $file }; a new one was started.

# $has (Number) - exercises in the file
# $had (Number) - exercises that were in it before
trouble-fewer = Your progress file had { $had } exercises and has { $has } now. Was it replaced, or copied without its -wal file?

trouble-mended = An index of your progress file was damaged and has been made anew. Nothing is lost.

# $fault (String) - the fault, in the words of the database
trouble-faulty = Your progress file has a fault ({ $fault }). Save what can be read: damier progress export --json > copy.json

# $reason (String) - what the system says
trouble-file = Games and unfinished exercises are not saved: { $reason }.

# $reason (String) - what is wrong, and where the file is now
trouble-unfinished = Something unfinished cannot be read and is not listed: { $reason }.

# $attempts (Number) - exercises
trouble-unreadable = { $attempts ->
    [one] 1 exercise in your history cannot be read. It is kept but not counted.
   *[other] { $attempts } exercises in your history cannot be read. They are kept but not counted.
}

# $exercises (Number) - exercises
# $reason (String) - what the system says
exercises-lost = { $exercises ->
    [one] 1 exercise could not be saved and is lost: { $reason }
   *[other] { $exercises } exercises could not be saved and are lost: { $reason }
}

## What to work on

advice-begin = Start with a few puzzles.

# $due (Number) - reviews due today
advice-review = { $due ->
    [one] Work on: the review that is due.
   *[other] Work on: the { $due } reviews that are due.
}

# $theme (String) - the name of a motif or another feature of puzzles
advice-theme = Work on: puzzles with "{ $theme }".
# Which key explains the theme of the advice
advice-explained = {" "}w explains it.

# $ending (String) - the pieces and the task
advice-ending = Work on: the ending { $ending }.

advice-regularity = Work on: training more days a week.
advice-go-on = No weak spot stands out.
