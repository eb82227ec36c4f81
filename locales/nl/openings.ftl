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

## The command

cli-openings = Toon wat in een openingsstand gespeeld wordt, de waarde, de lokzetten en je eigen partijen
cli-openings-position = FEN van een stand, of zetten vanaf het begin, zoals 32-28 19-23; zonder een van beide het begin
cli-openings-json = Schrijf één JSON-object; waarden gelden voor de speler aan zet
value-fen-or-moves = FEN-OF-ZETTEN
openings-bad-move = { $text }: { $problem }
