## The first screen of a new player: three questions, and the offer of puzzles that place them.

first-title = Welkom
first-questions = over jou
first-welcome = Vier vragen. Enter begint.
    .aloud = Vier vragen. Een lege regel begint.
first-variant = Spel
    .help = Het spel voor alle schermen; v op het beginscherm kiest een ander.
first-experience = Ik ben
    .help = Dit bepaalt hoe moeilijk de eerste puzzels zijn. Daarna volgt je rating je resultaten.
first-how-to = ↑ ↓ kies een vraag, ← → een antwoord.
first-begin = Begin
first-go-on = Verder
first-placement = je eerste puzzels
first-placement-when = Oplossen
first-placement-now = nu
first-placement-later = later

first-placement-help = { $puzzles } puzzels bepalen je niveau. Eén fout antwoord is niet erg: bij elke puzzel wordt de marge kleiner.
experience-beginner = nieuw in het spel
experience-club = clubspeler
experience-master = meester

you-placing = jij { $rating } · { $done } van { $puzzles }
    .aloud = jij: rating { $rating }, na { $done } van de { $puzzles } puzzels die je niveau bepalen

placement-over = Je niveau is bepaald: je rating is { $rating }. De marge wordt kleiner naarmate je traint.
