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

opening-source = { $line } (bron: { $source })

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
traps-clock = varianten uit de praktijk
traps-how-to = ← → kiest, Enter begint
traps-exercise = oefening
traps-line = variant
traps-start = Begin
traps-starts-later = Zoekt nog: het begint zodra ze gevonden zijn.
trap-exercise = { $exercise ->
    [find] zoek de slagzet
    [which-falls] welke lopen erin?
   *[play-on] speel verder
}

trap-about = { $exercise ->
    [find] In een variant uit de praktijk is net iemand in een lokzet gelopen. Zoek de slagzet.
    [which-falls] Drie tot vijf natuurlijke zetten aan het eind van een variant uit de praktijk. Markeer de zetten die in een lokzet lopen.
   *[play-on] Speel een variant uit de praktijk verder, als de kant die een lokzet moet vermijden: hoogstens drie zetten, elk beoordeeld. Een zet die niet meer dan { $loss } schijf verliest, telt; dan gaat de variant verder.
}

traps-all = alle ({ $count })
    .aloud = alle, { $count }
traps-all-uncounted = alle
traps-first = 1.{ $played } ({ $count })
    .aloud = { $played }, { $count } vragen
traps-more = … en nog { $count }: damier openings --traps
    .aloud = en nog { $count }
trap-falls = { $line } verliest door { $shot }
trap-which-task = Markeer de zetten die in een lokzet lopen: ← → wijzigt een regel, Enter kijkt ze alle na.
trap-play-on-task = Speel verder, en vermijd wat verliest.
traps-none = Voor deze oefening zijn er in dit spel nog geen lokzetten: v op het beginscherm wisselt van spel.
home-openings = Openingen: lokzet, repertoire
help-opening-training = openingen: lokzetten en je eigen repertoire

## What is trained with openings, and the player's repertoire

openings-title = Openingen
openings-menu = openingen
openings-clock = wat te trainen
openings-rule = ↑ ↓ kiest, Enter opent
opening-entry = { $entry ->
    [traps] Lokzetten onderweg
    [train] Je repertoire: trainen
    [types] Soorten middenspel
   *[survey] Je repertoire: gaten, partijen
}

opening-entry-about = { $entry ->
    [traps] Zoek de slagzet, herken de zetten die erin lopen, speel de variant verder.
    [train] Eén zet van jou in elke stand. Wat aan de beurt of nieuw is, komt eerst; een zet die de waarde behoudt, telt ook, en er wordt gezegd dat hij niet in je repertoire staat.
    [types] Bij elke soort: hoe vaak ze ontstaat en uit welke openingen, haar slagzetten om op te lossen, de plannen en je eigen partijen.
   *[survey] Waar je partijen je repertoire verlieten, veelgespeelde antwoorden waarop je geen zet hebt, en kaarten waar niets heen leidt.
}

repertoire-cards = Kaarten: { $cards }. Nooit geprobeerd: { $new }. Aan de beurt: { $due }.
repertoire-how-to = In de analyse (a): + bewaart de laatste zet, & alle zetten van die kant. Uit een bestand: damier repertoire add BESTAND --side white.
repertoire-title = Je repertoire
repertoire-menu = partijen, gaten, overbodig
repertoire-rule = één zet van jou, elk antwoord
repertoire-whole = Geen partij heeft het verlaten, op elk veelgespeeld antwoord heb je een zet, en elke kaart is te bereiken.
repertoire-counts = Partijen die het verlieten: { $left }. Gaten: { $gaps }. Overbodige kaarten: { $redundant }.
repertoire-enter-trains = Enter traint je zet.
repertoire-enter-opens = Enter opent het in de analyse, waar + een zet bewaart.
departure-own-row = jij: { $line }
departure-other-row = zij: { $line }
departure-own = Jij verliet het: { $line }. Je repertoire speelt { $right }.
departure-other = Je tegenstander verliet het: { $line }. Je hebt er geen antwoord op.
departure-values = Engine, voor jou: { $made }; na de zet uit je repertoire, { $right }.
departure-value = Engine, voor jou: { $made }.
departure-no-value = Er is geen waarde bewaard; bij het trainen beoordeelt de engine elke zet.
gap-row = gat: { $line }
repertoire-gap = Geen antwoord op { $line }, gespeeld in { $games } partijen.
redundant-row = overbodig: { $line }
redundant-card = Niets leidt naar { $line }: een eerdere zet van jou is nu vervangen.
keep-no-move = Ga eerst naar een zet: die wordt bewaard.
keep-known = { $played } staat al in je repertoire. Nog eens + haalt hem eruit.
kept-move = Bewaard in je repertoire: { $played }.
kept-instead = Bewaard in je repertoire: { $played } in plaats van { $before }.
kept-moves = Bewaarde zetten: { $cards }. Bekend: { $known }. Andere zetten in dezelfde stand, niet bewaard: { $others }.
card-removed = Uit je repertoire gehaald: { $played }. + bewaart hem weer.
card-remove-asks = Druk nog eens op Delete om je zet hier uit het repertoire te halen.
label-remove-card = wissen
help-remove-card = haal je zet daar uit het repertoire (twee keer)
label-keep-move = bewaar
help-keep-move = bewaar de laatste zet in je repertoire; twee keer op een zet die erin staat: haal hem eruit
help-keep-all = bewaar alle zetten van de kant die de laatste speelde
goal-book = je repertoire
task-book = { $side ->
    [white] Wit aan zet. Wat speelt je repertoire?
   *[black] Zwart aan zet. Wat speelt je repertoire?
}

book-right = Dat is je zet.
book-kept = Ook dit behoudt de waarde: minder dan een halve schijf slechter. In je repertoire staat { $right }.
cli-repertoire = Bewaar je eigen openingszetten, en zie waar je partijen ze verlieten
cli-repertoire-add = Bewaar de zetten van een kant uit de partijen en varianten van een PDN-bestand
cli-repertoire-check = Toon waar je partijen het repertoire verlieten, waarop je geen antwoord hebt, en kaarten waar niets heen leidt
cli-repertoire-file = Een PDN-bestand
cli-repertoire-side = De kant waarvan de zetten van jou zijn: white of black
no-place-for-files = Het systeem noemt geen map voor de bestanden van de speler

## The command

cli-openings = Toon wat in een openingsstand gespeeld wordt, de waarde, de lokzetten en je eigen partijen
cli-openings-position = FEN van een stand, of zetten vanaf het begin, zoals 32-28 19-23; zonder een van beide het begin
cli-openings-json = Schrijf één JSON-object; waarden gelden voor de speler aan zet
cli-openings-traps = Toon de openingslokzetten in varianten die met deze zetten beginnen
cli-openings-ballots = Toon de openingen van een lotingstabel, of die met de gegeven nummers: federation of basic op 64 velden, balanced op 100
cli-openings-draw = Loot er een
cli-openings-seed = Het begingetal van de loting
value-table = TABEL
ballots-listed = { $game }: { $count } lotingen, waarvan { $flying } vliegend (een schijf staat elders, zoals bij a3-h4 h6-a3)
ballots-none = Van deze tabel wordt in dit spel niet geloot: { $game }. Tabellen: { $tables }
ballots-no-number = Geen loting heeft nummer { $code }
traps-listed = lokzetten: { $count }
value-fen-or-moves = FEN-OF-ZETTEN
openings-bad-move = { $text }: { $problem }

## Types of middlegame

formation-name = { $formation ->
    [outpost] Voorpost
    [enemy-outpost] Tegen een voorpost
    [centre] Sterk centrum
    [base] De basis thuis
    [wing] Een sterke vleugel
    [olympic] Olympische formatie
    [clover] Klaverblad
    [pyramid] Piramide van Drenth
    [classical] Klassieke stand
   *[roozenburg] Roozenburgsysteem
}

formation-about = { $formation ->
    [outpost] Een schijf over de helft: op 22, 23 of 24. Gesteund ontneemt hij de ander velden.
    [enemy-outpost] De tegenstander heeft een schijf over de helft: op 27, 28 of 29. Alleen wordt hij een doelwit.
    [centre] Vier schijven of meer op 27, 28, 29, 32 en 33: van daaruit werken ze op beide vleugels.
    [base] Drie schijven of meer nog op 46 tot en met 50: er komt nauwelijks iets door, maar ze spelen niet mee.
    [wing] De ene helft van het bord heeft minstens drie schijven meer dan de andere: val daar aan, en breng hulp naar de dunne kant.
    [olympic] 34, 35, 40 en 45: ze wachten op de ruilen 34-29 en 34-30.
    [clover] 25, 30 en 35: passief, omdat ze meestal achteruit ruilen.
    [pyramid] 38, 42, 43, 47, 48 en 49: een sterke verdediging, waarmee je elders naar voren mag.
    [classical] 27 en 28 tegen 23 en 24: de fronten staan tegenover elkaar, en de zetten raken op.
   *[roozenburg] 24, 27, 29 en 34 tegen 18, 23 en 25: het doel is de schijf op 23.
}

middlegames-title = Soorten middenspel
middlegames-menu = soorten
middlegames-rule = velden zoals Wit ze ziet
middlegames-none = De soorten zijn die van de 100 velden; v op het beginscherm verandert het spel.
middlegame-often = Ontstaat in { $games } van { $total } partijen van mensen ({ $share }), het vaakst uit { $openings }.
middlegame-opening = { $line } ({ $games } van { $of })
middlegame-own = Jouw partijen ermee: { $own }. Ertegen: { $against }.
middlegame-own-none = In jouw partijen is ze niet ontstaan.
middlegame-shots = Los de slagzetten op: { $count }
middlegame-plans = De plannen: { $lesson }
middlegame-enter = Enter opent de soort.
cli-openings-types = Toon de soorten middenspel: hoe vaak ze ontstaan, uit welke openingen, hun slagzetten en je eigen partijen
