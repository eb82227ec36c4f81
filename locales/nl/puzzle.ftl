## Puzzles and reviews.

plan-title = { $plan ->
    [practice] Puzzels
    [review] Herhalen
    [streak] Reeks
    [sprint] Sprint { $minutes } min
    [woodpecker] Specht
   *[blind] Blind
}
review-done = Vandaag zijn er geen herhalingen meer. q gaat naar het begin.

## The task

task-men = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet wint { $men ->
    [one] een schijf
   *[other] { $men } schijven
}.

task-win = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet wint de partij.

task-promote = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet haalt dam.

task-draw = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet houdt remise.

goal-men = win { $men ->
    [one] een schijf
   *[other] { $men } schijven
}
goal-win = win de partij
goal-promote = haal dam
goal-draw = houd remise

status-dual = Een andere zet is even goed.
status-unproven = De oplossing is niet bewezen.

## Verdicts

puzzle-good = Goed. Ga door.
puzzle-right = Opgelost!
puzzle-plays-out = De rest wordt uitgespeeld:
puzzle-equally-good = Net zo goed! s toont de zet van de puzzel zelf.
puzzle-undecided = Geen duidelijk oordeel over die zet. Hij telt niet: probeer een andere.
puzzle-engine-failed = De engine viel uit bij die zet. Hij telt niet: probeer een andere.
puzzle-more-to-find = Dit wint iets, maar er zit meer in. Je mag gratis nog eens.
puzzle-thrown = Dat gooit het weg.

puzzle-loses = { $men ->
    [1] Een schijf slechter dan de beste zet.
    [2] Twee schijven slechter dan de beste zet.
    [3] Drie schijven slechter dan de beste zet.
    [4] Vier schijven slechter dan de beste zet.
    [5] Vijf schijven slechter dan de beste zet.
    [6] Zes schijven slechter dan de beste zet.
    [7] Zeven schijven slechter dan de beste zet.
    [8] Acht schijven slechter dan de beste zet.
    [9] Negen schijven slechter dan de beste zet.
   *[other] { $men } schijven slechter dan de beste zet.
}

basis-proven = { " " }(bewezen)
basis-depth = { " " }(diepte{"\u00A0"}{ $depth })
    .aloud = { "" }

## What to do

puzzle-solution = Dit is de oplossing.
puzzle-try-again = r of een zet probeert opnieuw, s toont de oplossing.
    .aloud = Het bord toont het eind van deze variant. Een zet wordt vanaf het begin van de puzzel gespeeld; r gaat daarheen terug, s toont de oplossing.
blind-pieces = { $side ->
    [white] Wit
   *[black] Zwart
}: { $pieces }

unannounced-title = Jouw zet
unannounced-task = Vind de beste zet voor { $side ->
    [white] Wit
   *[black] Zwart
}.

puzzle-go-on = n gaat verder, ← → spelen na.

hint-piece = Hint: kijk naar het stuk op { $from }.

hint-one-capture = Hint: je moet slaan, en maar één slag is toegestaan.
hint-captures = Hint: { $ways } slagen zijn toegestaan; na de goede kan { $side ->
    [white] Wit
   *[black] Zwart
} niet slaan.
hint-captures-answered = Hint: { $ways } slagen zijn toegestaan; kijk na elke slag wat { $side ->
    [white] Wit
   *[black] Zwart
} kan slaan. Ook na de goede is er iets.
hint-threat = Hint: was { $side ->
    [white] Wit
   *[black] Zwart
} aan zet, dan kon het stuk op { $by } { $count ->
    [one] het stuk op { $squares }
   *[other] de stukken op { $squares }
} slaan.
hint-end = Hint: na de goede zet heeft { $side ->
    [white] Wit
   *[black] Zwart
} geen toegestane zet.
hint-king = Hint: geen stuk van jou kan nu worden geslagen; de goede zet haalt dam.
hint-offer = Hint: geen stuk van jou kan nu worden geslagen; na de goede zet moet { $side ->
    [white] Wit
   *[black] Zwart
} slaan.
hint-careless = Hint: na { $careless } van je { $of } zetten kan { $side ->
    [white] Wit
   *[black] Zwart
} iets slaan; na de goede niets.
hint-aim = Hint: geen stuk van jou kan worden geslagen; de goede zet dreigt { $count ->
    [one] het stuk op { $squares }
   *[other] de stukken op { $squares }
} te slaan.
hint-quiet = Hint: er kan geen stuk worden geslagen, nu niet en na de goede zet niet.

hint-square = Hint: van { $from } naar { $to }.

hint-move = Hint: { $line }.

fork-defences = ↑ ↓ verweer: { $moves }
fork-right = ↑ ↓ goede zetten: { $moves }

## Beside the clock

puzzle-before = tegenstander …
puzzle-before-avoided = vermeden …
judge-thinks = oordeel …
playing = kijk …
puzzle-refuted = weerlegd
puzzle-solved = opgelost
puzzle-shown = getoond

puzzle-rating = puzzel { $rating } ±{ $deviation }
    .aloud = puzzel: rating { $rating }, op { $deviation } na

you-rating = jij { $rating }
    .aloud = jij: rating { $rating }

no-more-hints = Dat was de laatste hint.

tally = { $clean } van { $done } in één keer

your-rating = Rating

## Where a puzzle comes from

puzzle-players = { $white } - { $black }

puzzle-players-event = { $white } - { $black }, { $event }

puzzle-avoided = { $side ->
    [white] De stand ontstaat alleen na { $avoided }; dat vermeed Wit in de partij.
   *[black] De stand ontstaat alleen na { $avoided }; dat vermeed Zwart in de partij.
}

puzzle-threat = { $side ->
    [white] Een dreiging: in de partij was Wit aan zet.
   *[black] Een dreiging: in de partij was Zwart aan zet.
}

made-self-play = uit een partij van de engine tegen zichzelf
made-endings = uit de eindspeltabellen
made-constructed = door het programma geconstrueerd
made-composition = een compositie

made-composition-event = compositie, { $event }

## Reviews

still-due = nog { $due }

put-off-all = { $items ->
    [one] Deze heb je uitgesteld; een andere herhaling is er vandaag niet meer.
   *[other] Vandaag zijn alleen de { $items } over die je hebt uitgesteld.
}

put-off = { $items } uitgesteld tot het eind.
