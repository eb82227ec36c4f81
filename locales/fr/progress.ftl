## Les courbes des progrès.

progress-title = Progrès
progress-nothing = Rien ici encore : cela se remplit avec l’entraînement.
progress-start = Entrée commence une séance.

tab-week = semaine
tab-rating = Elo
tab-themes = thèmes
tab-calendar = agenda
tab-endings = finales
tab-notation = notation
tab-games = parties
tab-trials = coups

## The week

week-exercises = exercices
week-first-try = du premier coup
week-time = temps
week-days = jours actifs
week-chart = Exercices par jour, jusqu’à ce jour

streaks = { $now ->
    [one] { $now } jour de suite, record : { $longest }
   *[other] { $now } jours de suite, record : { $longest }
}

due-count = { $due } à revoir ce jour

due-count-more = { $due } à revoir ce jour, { $more } peuvent attendre

due-count-elsewhere = { $due } à revoir dans d’autres jeux

## Ratings

rating-line = { $variant }, { $mode } : { $rating } ±{ $deviation } ({ $rated })

rating-line-range = { $variant }, { $mode } : { $range } ({ $rated })

rating-place = ↑ ↓ { $place } sur { $all }

mode-name = { $mode ->
    [practice] exercice
    [review] révision
    [sprint] sprint
    [streak] série
    [woodpecker] pivert
   *[blind] à l’aveugle
}

## Tables: heads of columns, and what the parts of bars mean

column-theme = thème
column-tried = tenté
    .aloud = tentatives
column-first-try = 1er jet
    .aloud = juste du premier coup
right-first-try = justes du premier coup
right-later = justes plus tard ou avec aide
missed-bar = manqués
column-ending = finale
column-solved = faits
column-perfect = parfait
column-best-streak = record
endings-streak = série
not-solved = pas réussie
column-opponent = joueur
column-games = parties
column-won = gain
column-exercise = exercice
column-sets = séries
trials-chart-loss = { $trial } : perte moyenne de chaque série, en centièmes de pion
trials-chart-right = { $trial } : réponses justes de chaque série, en pour cent
column-drawn = nulle
column-lost = perte
column-square = case
column-asked = posée
    .aloud = demandée, fois
column-day = jour
column-rating = Elo
column-exercises = exercices
column-time = durée
column-7-days = 7 jours
    .aloud = ces 7 derniers jours
column-7-before = avant
    .aloud = les 7 d’avant

calendar-key = · aucun  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 exercices ou plus
squares-key = █ lent ou souvent faux  ▓ ▒ ░ rapide  · jamais posée

## Units and days

seconds-short = { $seconds } s
    .aloud = { $seconds } secondes

minutes-short = { $minutes } min
    .aloud = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

weekday = { $day ->
    [0] lu
    [1] ma
    [2] me
    [3] je
    [4] ve
    [5] sa
   *[other] di
}

month = { $month ->
    [1] janv
    [2] févr
    [3] mars
    [4] avr
    [5] mai
    [6] juin
    [7] juil
    [8] août
    [9] sept
    [10] oct
    [11] nov
   *[other] déc
}

ahead-count = { $count ->
    [one] { $count } exercice est daté d’après aujourd’hui : il compte à partir de ce jour.
   *[other] { $count } exercices sont datés d’après aujourd’hui : chacun compte à partir de son jour.
}
