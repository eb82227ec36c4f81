## Tactics that do not announce themselves: is there a shot at all?

trial-title = Onaangekondigd
trial-menu = oefeningen
trial-ten = tien vragen per set
trial-moves = verliest?
    .aloud = te markeren zetten
trial-name = { $trial ->
    [shot-or-not] Slagzet of niet?
    [which-lose] Welke verliezen?
    [parry] Pareren
   *[your-move] Jouw zet
}
trial-about = { $trial ->
    [shot-or-not] In de helft van de standen zit een slagzet; de andere lijken er alleen op. Speel de slagzet, of druk op n voor "hier geen slagzet".
    [which-lose] Drie tot vijf natuurlijke zetten. Markeer die door een slagzet verliezen.
    [parry] Je tegenstander dreigt met een slagzet. Speel een zet die hem verhindert; elke goede zet telt.
   *[your-move] Een stand uit een partij van sterke spelers. Wat zou je spelen? De score is wat je zet verliest, in schijven.
}
trial-asked = { $trial ->
    [shot-or-not] Zit er een slagzet in? Speel hem, of druk op n: hier geen slagzet.
    [which-lose] Markeer de zetten die door een slagzet verliezen: ← → wijzigt een regel, Enter kijkt ze alle na.
    [parry] Er dreigt een slagzet. Speel een zet die hem verhindert.
   *[your-move] Wat zou je spelen?
}
trial-plan-task = Hoe gaat het plan verder? Speel een zet die niet meer dan { $loss } van een schijf verliest.
trial-number = { $number } van { $of }

trial-holds = houdt
    .aloud = niet gemarkeerd
trial-loses = verliest
    .aloud = gemarkeerd als verliezend
trial-check = Nakijken

trial-right = goed
trial-wrong = fout
trial-over = de set is voorbij

## Results

trial-responses = raak { $hits }, gemist { $misses }, loos alarm { $alarms }
trial-count = { $right } van { $all } goed
trial-mean = gemiddeld verlies { $loss }
trial-set-responses = { $right } van { $all } goed. Slagzetten gemist: { $misses }. Loos alarm: { $alarms }.
trial-set-count = { $right } van { $all } goed.
trial-set-mean = Gemiddeld verlies { $loss } schijven; { $right } van { $all } zetten waren goed.
trial-count-so-far = In { $sets } sets: { $right } van { $all }.
trial-mean-so-far = In { $sets } sets: gemiddeld verlies { $loss } schijven.
trial-again = Enter begint nog een set, Esc gaat terug naar de lijst.
trial-empty = Voor deze oefening zijn er geen standen. Esc gaat terug.

## Verdicts

trial-hit = Goed: dat is de slagzet.
trial-missed = Er is een slagzet: { $shot }.
trial-missed-by = Niet { $given }: de slagzet is { $shot }.
trial-declined = Goed: binnen { $depth } halfzetten is er geen slagzet.
trial-false-alarm = Hier is geen slagzet; { $given } wint niets.
trial-false-alarm-loses = Hier is geen slagzet, en { $given } verliest { $loss } schijven.
trial-marked = { $wrong ->
    [0] Alles goed gemarkeerd.
    [one] Eén merkteken is fout.
   *[other] { $wrong } merktekens zijn fout.
}
trial-choice-loses = verliest { $loss }
    .aloud = verliest { $loss } schijf
trial-choice-holds = houdt
trial-parried = { $given } verhindert hem.
trial-not-parried = { $given } verhindert hem niet: het verliest { $loss } schijven.
trial-best = { $given }: geen zet is beter.
trial-costs = { $given } verliest { $loss } schijven.
trial-line-given = Getoond: jouw { $first }.
trial-line-threat = Getoond: de dreiging { $first }, als jij oversloeg.
trial-line-choice = Getoond: { $first }.
trial-line-best = Getoond: de beste zet, { $first }.
trial-line-played = Getoond: in de partij ging het { $first } (verliest { $loss }).
trial-go-on = n gaat verder.
trial-go-on-line = n gaat verder, ← → spelen na.
trial-go-on-lines = n gaat verder, ← → spelen na, ↑ ↓ tonen een andere variant.

## Elsewhere

home-unannounced = Onaangekondigd: slag of niet
unfinished-trials = { $trial } · vraag { $number }
give-up-trials = Druk nog eens op Delete om de set te beëindigen. De gegeven antwoorden blijven.
label-unannounced = slagzet?
help-unannounced = slagzetten die zich niet aankondigen
label-nothing = niets
help-nothing = hier zit geen slagzet in
