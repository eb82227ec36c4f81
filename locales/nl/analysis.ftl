## Analysis

analysis-title = Analyse
home-analysis = Analyse: partij of stand
analysis-tags = partij
analysis-input = typ een zet · ← → stap · Enter: cursor

## Choosing what to analyse

opening-title = wat je analyseert
opening-from = uit
opening-number = partijnummer
opening-start = Analyseer
opening-message = uitleg
opening-from-empty = beginstand
opening-how-to = Enter analyseert de beginstand.
opening-how-to-from = Of typ onder "uit" een FEN zoals { $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
} of het pad van een PDN-bestand. Het bestand bepaalt het spel.
    .aloud = Of typ 1 en een FEN zoals { $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }, of 1 en het pad van een PDN-bestand. Het bestand bepaalt het spel.
opening-reads = leest …
opening-number-wrong = Typ een partijnummer vanaf 1: partij 1 is de eerste in het bestand.
variant-draughts = { $variant ->
    [russian] Russisch dammen
    [brazilian] Braziliaans dammen
   *[international] Internationaal dammen
}

## Saving

save-title = bewaar als
save-name = bestand
save-start = Bewaar
save-how-to = Een naam zonder pad komt in de analysemap. Esc annuleert.
save-no-name = Typ eerst een bestandsnaam.

comment-title = opmerking
comment-text = tekst
comment-start = Bewaar
comment-how-to = De opmerking staat achter de zet in de lijst en in het bestand. Zonder tekst verdwijnt die. Esc annuleert.

saved-as = Bewaard als { $path }
save-exists = { $path } bestaat al. Enter nog eens vervangt het, of typ een andere naam.
unsaved = niet bewaard
leave-unsaved = Nog niet bewaard: w bewaart, dezelfde toets nog eens verlaat.
    .aloud = Nog niet bewaard: w bewaart. Hetzelfde woord nog eens verlaat zonder bewaren, elke andere regel blijft hier.

## The position

setup = nieuwe stand
side-moves = { $side ->
    [white] Wit
   *[black] Zwart
} zet
alternative = variant { $place }/{ $count } ↑ ↓
half-move = halfzet { $ply }/{ $count }

## The engine

pane-engine = engine
engine-off = engine uit
engine-is-off = l zet de engine aan.
engine-broke = De engine viel uit bij deze stand. l probeert opnieuw.
own-engine-starts = Je engine start. y: gebruik de meegeleverde.
no-own-engine = Je hebt geen eigen engine ingesteld: voeg er een toe bij de opties (o op het beginscherm).
one-line = Je engine toont maar één variant. y: gebruik de meegeleverde.
own-engine-fault = Je engine werkt niet: { $reason }. De meegeleverde neemt het over; y probeert de jouwe opnieuw.
engine-depth = diepte { $plies }
millions-a-second = { $count } M/s
thousands-a-second = { $count } k/s
value-wins = { $side ->
    [white] Wit
   *[black] Zwart
} wint in { $moves }
    .aloud = { $side ->
        [white] Wit
       *[black] Zwart
    } wint in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
value-wins-short = { $side ->
    [white] W
   *[black] Z
} in { $moves }
graph-title = waardering
graph-empty = Nog geen waarderingen: loop door de partij, of druk op o om alles na te kijken.
no-file = Er is geen bestand open, dus er is geen volgende partij.

## Ending tables

tables-draw = Tabellen: remise.
tables-win = { $side ->
    [white] Tabellen: Wit wint.
   *[black] Tabellen: Zwart wint.
}
tables-win-in = { $side ->
    [white] Tabellen: Wit wint in { $moves }.
   *[black] Tabellen: Zwart wint in { $moves }.
}
tables-limit = { $rule }-zettenregel: { $needed } nodig, { $spare } over.
tables-with-limit = { $verdict } { $limit }
tables-unheeded = De { $moves }-zettenregel telt hier niet mee.
tables-all-win = Elke zet wint.
tables-all-hold = Elke zet houdt remise.
tables-winning = Winst ({ $kept } van { $all }): { $moves }
tables-holding = Remise ({ $kept } van { $all }): { $moves }

## Checking the whole game

nothing-to-survey = Er zijn nog geen zetten om na te kijken.
survey-progress = Partij wordt nagekeken: { $done } van { $all }. Esc stopt.
survey-done = { $mistakes ->
    [0] Nagekeken: geen fouten gevonden.
    [one] Nagekeken: 1 fout gemarkeerd, met een betere variant.
   *[other] Nagekeken: { $mistakes } fouten gemarkeerd, met betere varianten.
}

## A game gone over by hand: marked by the player before the engine looks

by-hand = Zelf gemarkeerd: { $marked } van { $least } (! markeert een zet). Daarna kijkt o de partij na.
by-hand-enough = Zelf gemarkeerd: { $marked }. o kijkt de partij na.
by-hand-seen = Hier heeft de engine al gekeken: dit merkteken telt niet.
reviewed-clean = Je hebt { $marked } zetten zelf gemarkeerd.
reviewed = Je hebt { $marked } zetten zelf gemarkeerd. Fouten die je vond: { $found } van { $mistakes }.
reviewed-other = { $compared } (Niet jouw partij: geen speler heeft jouw naam.)

## Keys: labels stand in the bottom line, the help in the list of keys

label-analysis = analyse
label-walk = stap
label-engine = engine
label-lines = variant
label-own-engine = eigen eng.
label-view = grafiek
mistakes-of-side = { $side }: { $worst } ??, { $bad } ?, { $dubious } ?!
label-next-mistake = volgende fout
help-next-mistake = ga naar de volgende gemarkeerde fout
label-survey = nakijken
label-save = bewaar
label-undo = herstel
label-promote = eerst
label-remove = wis
label-sign = teken
label-comment = opmerking
help-analysis = analyseer een partij of een stand met de engine
help-walk = terug en vooruit; ↑ ↓ andere varianten; Enter: cursor
help-ends = begin van de partij, eind van de variant
help-engine = engine aan of uit
help-lines = één variant meer van de meegeleverde engine, 1 tot 5
help-own-engine = je eigen engine of de meegeleverde
help-view = varianten van de engine of grafiek
help-survey = kijk de hele partij na en markeer fouten
help-save = bewaar in een bestand (PDN)
help-undo-change = maak de laatste wijziging van de partij ongedaan
help-promote = zet deze variant vooraan
help-remove = wis deze zet en alles erna
help-sign = volgend teken: ! ? !! ?? !? ?! of geen
    .aloud = volgend teken: !, ?, !!, ??, !?, ?! of geen
help-result-sign = volgend teken: = + * of geen
help-comment = schrijf een opmerking bij deze zet, of verwijder die
help-next-game = volgende partij in het bestand
