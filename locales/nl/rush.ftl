## Ending rush: five endings to be won against one clock.

rush-title = Eindspelrace
rush-row = race
rush-no = nee, één eindspel
rush-yes = { $endings } eindspelen in { $minutes } minuten
rush-rules = Win { $endings } eindspelen in { $minutes } minuten. De eerste zet die een winst weggeeft, beëindigt dat eindspel; er zijn geen hints.
rush-count = eindspel { $number } van { $endings } · { $won } gewonnen
rush-best = record { $best }
rush-task = Win het. Er zijn geen hints, en geen zet kan teruggenomen worden.
rush-missed = Het volgende eindspel komt. Enter gaat meteen door.
rush-left = Race beëindigd: { $won } van { $endings } gewonnen.
rush-over = { $won } van { $endings } gewonnen, { $left } over.
rush-time-up = De tijd is om: { $won } van { $endings } gewonnen.
rush-first = Je eerste race.
rush-best-is = Je record is { $best }.
rush-record = Een nieuw record (was { $best }).
rush-results = eindspelen
rush-again = Enter oefent er een nog eens, n begint een nieuwe race.
rush-anew = n begint een nieuwe race.
unfinished-rush = Eindspelrace, eindspel { $number }, { $left } over
give-up-rush = Druk nog eens op Delete om deze race op te geven. De afgewerkte eindspelen blijven bewaard.
