## Ending rush: five endings to be won against one clock.

rush-title = Ending rush
# In the form of endings
rush-row = rush
rush-no = no, one ending
# $endings (Number) - endings
# $minutes (Number) - minutes
rush-yes = { $endings } endings in { $minutes } minutes

# $endings (Number) - endings
# $minutes (Number) - minutes
rush-rules = Win { $endings } endings in { $minutes } minutes. The first move that gives a win away ends that ending; there are no hints.

# $number (Number) - the ending on the board, from 1
# $endings (Number) - endings
# $won (Number) - endings won
rush-count = ending { $number } of { $endings } · { $won } won

# $best (Number) - endings won in the best rush before
rush-best = best { $best }

rush-task = Win it. There are no hints, and no move can be taken back.
rush-missed = The next ending follows. Enter goes on at once.

# $won (Number) - endings won
# $endings (Number) - endings
rush-left = Rush ended: { $won } of { $endings } won.

# $won (Number) - endings won
# $endings (Number) - endings
# $left (String) - the time left, minutes and seconds
rush-over = { $won } of { $endings } won, { $left } left.

# $won (Number) - endings won
# $endings (Number) - endings
rush-time-up = Time is up: { $won } of { $endings } won.

rush-first = Your first rush.
# $best (Number) - endings won in the best rush before
rush-best-is = Your best is { $best }.
# $best (Number) - endings won in the best rush before
rush-record = A new best (was { $best }).

rush-results = endings
rush-again = Enter drills one again, n starts a new rush.
rush-anew = n starts a new rush.

# $number (Number) - the ending on the board, from 1
# $left (String) - minutes and seconds
unfinished-rush = Ending rush, ending { $number }, { $left } left
give-up-rush = Press Delete again to give up this rush. The endings that are over stay recorded.
