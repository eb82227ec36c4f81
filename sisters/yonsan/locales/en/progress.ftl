### Memory and progress.

home-due = Due today
home-streak = Streak
home-progress = Progress
home-help-due = Puzzles that come back because you missed them, or before you forget them.
home-help-streak = Puzzles that get harder until the first error. One may be skipped.
home-help-progress = What you have done, and how strong you are with puzzles.

# $due (Number)
due-count = { $due ->
    [0] Nothing is due today.
    [one] { $due } puzzle is due today.
   *[other] { $due } puzzles are due today.
}
due-none = Nothing is due: come back tomorrow, or try new puzzles.
# $done (Number)
# $clean (Number)
done-today = Today: { $done } done, { $clean } right at once.
# $rating (Number)
# $range (Number)
rating-line = Your puzzle rating: { $rating } ± { $range }
rating-none = Your puzzle rating: none yet
# $rating (Number)
puzzle-rating = Puzzle: { $rating }
# $solved (Number)
streak-line = { $solved } in a row
# $solved (Number)
streak-over = The streak is over after { $solved }. Enter begins another.
streak-skipped = A streak allows one skip, and it is used.
pane-progress = Exercises
# $kind (String)
exercise-kind = { $kind ->
    [puzzle] Puzzles
    [foul] Fouls
    [case] Cases
    [defence] Defence
    [unannounced] Unannounced
    [notation] Notation
    [lesson] Lessons
   *[game] Games
}
# $name (String)
# $done (Number)
# $clean (Number)
progress-line = { $name }: { $done }, { $clean } right at once
progress-none = Nothing yet. Every puzzle and question that you answer is counted here.
# $due (Number)
# $seen (Number)
# $all (Number)
progress-puzzles = { $seen } of { $all } puzzles seen, { $due } due today

# $reason (String)
trouble-in-memory = Progress is not saved: { $reason }. You can still train.
# $reason (String)
# $file (String)
trouble-damaged = Your progress file was damaged ({ $reason }). It is kept as { $file }; a new one was started.
# $had (Number)
# $has (Number)
trouble-fewer = Your progress file had { $had } exercises and has { $has } now. Was it replaced, or copied without its -wal file?
trouble-mended = An index of your progress file was damaged and has been made anew. Nothing is lost.
# $fault (String)
trouble-faulty = Your progress file has a fault: { $fault }.
# $attempts (Number)
trouble-unreadable = { $attempts ->
    [one] { $attempts } exercise in your progress file cannot be read and is skipped.
   *[other] { $attempts } exercises in your progress file cannot be read and are skipped.
}
# $exercises (Number)
# $reason (String)
exercises-lost = { $exercises ->
    [one] { $exercises } exercise could not be saved: { $reason }
   *[other] { $exercises } exercises could not be saved: { $reason }
}
no-data-folder = the system names no folder for data; set YONSAN_HOME
# $file (String)
# $reason (String)
in-file = { $file }: { $reason }
store-newer = a newer Yonsan has written it
file-empty = it is empty
# $table (String)
table-missing = { $table } is missing
file-exists = it exists already
disk-full = the disk is full; free some space
file-read-only = the file is read-only; change its permissions
file-busy = another program keeps it locked
odd-value = a value is not of the kind that was written
