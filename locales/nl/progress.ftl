## The charts of progress.

progress-title = Voortgang
progress-nothing = Nog niets: dit vult zich als je traint.
progress-start = Enter begint een sessie.

tab-week = week
tab-rating = rating
tab-themes = thema
tab-calendar = kalender
tab-endings = eindspel
tab-notation = notatie
tab-games = partij
tab-trials = slag

## The week

week-exercises = oefeningen
week-first-try = in één keer
week-time = tijd
week-days = dagen getraind
week-chart = Oefeningen per dag, tot vandaag

streaks = { $now ->
    [one] nu 1 dag op rij, langste: { $longest }
   *[other] nu { $now } dagen op rij, langste: { $longest }
}

due-count = vandaag { $due } te doen
due-count-more = vandaag { $due } te doen, { $more } kunnen wachten
due-count-elsewhere = { $due } te doen in andere spelen

## Ratings

rating-line = { $variant } { $mode } { $rating } ±{ $deviation } ({ $rated })
rating-line-range = { $variant } { $mode } { $range } ({ $rated })
rating-place = ↑ ↓ { $place } van { $all }
mode-name = { $mode ->
    [practice] oefenen
    [review] herhalen
    [sprint] sprint
    [streak] reeks
    [woodpecker] specht
   *[blind] blind
}

## Tables: heads of columns, and what the parts of bars mean

column-theme = thema
column-tried = keer
    .aloud = pogingen
column-first-try = direct
    .aloud = in één keer goed
right-first-try = in één keer goed
right-later = later of met hulp goed
missed-bar = gemist
column-ending = eindspel
column-solved = gelukt
column-perfect = perfect
column-best-streak = record
endings-streak = reeks
not-solved = niet opgelost
column-opponent = tegen
column-games = part.
column-won = gew
column-exercise = oefening
column-sets = sets
trials-chart-loss = { $trial }: gemiddeld verlies per set, in honderdsten van een schijf
trials-chart-right = { $trial }: goede antwoorden per set, in procenten
column-drawn = rem
column-lost = verl
column-square = veld
column-asked = keer
    .aloud = gevraagd, keer
column-day = dag
column-rating = rating
column-exercises = oefeningen
column-time = tijd
column-7-days = 7 dagen
    .aloud = in de laatste 7 dagen
column-7-before = ervoor
    .aloud = in de 7 ervoor
calendar-key = · geen  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 of meer oefeningen
squares-key = █ traag of vaak fout  ▓ ▒ ░ snel  · nooit gevraagd

## Units and days

seconds-short = { $seconds } s
    .aloud = { $seconds } seconden
minutes-short = { $minutes } min
    .aloud = { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
weekday = { $day ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[other] zo
}
month = { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[other] dec
}

ahead-count = { $count ->
    [one] 1 oefening heeft een datum na vandaag: die telt vanaf die dag.
   *[other] { $count } oefeningen hebben een datum na vandaag: elk telt vanaf zijn dag.
}
