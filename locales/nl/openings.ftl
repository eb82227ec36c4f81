## What is known about openings

opening-name = { $name ->
    [symmetrical] symmetrische variant
    [chefneux] Chefneux-opening
    [fox] de Vos
    [modern] moderne variant
    [fabre] Fabre-opening
    [fabre-variation] Fabre-variant
    [molimard] antwoord van Molimard
    [de-haas] antwoord van De Haas
    [lochtenberg] zet van Lochtenberg, een lokzet
    [city] stadspartij
    [city-declined] geweigerde stadspartij
    [old] oude partij
    [reverse-crossroads] omgekeerd kruispunt
    [reverse-crossroads-declined] geweigerd omgekeerd kruispunt
    [kaulen] Kaulenpartij
    [filippov] Filippovpartij
    [bodyansky] Bodjanskipartij
    [reverse-stake] omgekeerde staak
    [stake] staak
   *[reverse-poke] omgekeerde por
}

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = verliest door { $shot }
opening-value = Engine, diepte { $depth }: { $value } voor Wit
opening-unknown = Over deze stand is niets bekend.

opening-head-move = zet
opening-head-unselected = alle
opening-head-selected = gekozen
opening-head-programs = engines
opening-head-value = waarde
opening-head-own = jij
opening-legend = alle: partijen van mensen; gekozen: van mensen, verzameld om hun uitslag; waarde: volgens de engine, voor Wit; jij: alle, gewonnen, remise, verloren

label-openings = opening
help-openings = toon wat hier gespeeld wordt, hoe vaak, de waarde en lokzetten
opening-pane = openingen
opening-searches = Zoekt …

## Opening traps

traps-title = Openingslokzetten
traps-menu = lokzetten
traps-clock = lijnen die gespeeld worden
traps-how-to = ← → kiest, Enter begint
traps-exercise = oefening
traps-line = lijn
traps-start = Begin
trap-exercise = { $exercise ->
    [find] zoek de slagzet
    [which-falls] welke lopen erin?
   *[play-on] speel verder
}

trap-about = { $exercise ->
    [find] Een zet in een lijn die gespeeld wordt is net in een lokzet gelopen. Zoek de slagzet.
    [which-falls] Drie tot vijf natuurlijke zetten aan het eind van een lijn die gespeeld wordt. Merk die welke in een lokzet lopen.
   *[play-on] Speel een lijn verder die gespeeld wordt, als de kant die een lokzet moet vermijden: hoogstens drie zetten, elk beoordeeld. Een zet die niet meer dan { $loss } van een schijf verliest telt; dan gaat de lijn verder.
}

traps-all = alle ({ $count })
traps-first = 1.{ $played } ({ $count })
traps-more = … en nog { $count }: damier openings --traps
trap-falls = { $line } verliest door { $shot }
trap-which-task = Merk de zetten die in een lokzet lopen: ← → wijzigt een regel, Enter kijkt ze alle na.
trap-play-on-task = Speel verder, en vermijd wat verliest.
traps-none = Voor deze oefening zijn er in dit spel nog geen lokzetten: v op het beginscherm wisselt van spel.
home-openings = Openingen: lokzetten
help-opening-training = openingslokzetten: zoek de slagzet, welke lopen erin, speel verder

## The command

cli-openings = Toon wat in een openingsstand gespeeld wordt, de waarde, de lokzetten en je eigen partijen
cli-openings-position = FEN van een stand, of zetten vanaf het begin, zoals 32-28 19-23; zonder een van beide het begin
cli-openings-json = Schrijf één JSON-object; waarden gelden voor de speler aan zet
cli-openings-traps = Toon de openingslokzetten in lijnen die met deze zetten beginnen
traps-listed = lokzetten: { $count }
value-fen-or-moves = FEN-OF-ZETTEN
openings-bad-move = { $text }: { $problem }
