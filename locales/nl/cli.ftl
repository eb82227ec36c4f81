## The help of the command line: `damier --help`, `damier perft --help` and so on. No full stop at the end.

cli-about = Damtrainer voor de terminal. Zonder opdracht opent hij de trainer

## Commands

cli-perft = Tel de bladeren van de zettenboom
cli-moves = Toon de toegestane zetten van standen
cli-pdn = Controleer of formatteer PDN-bestanden
cli-puzzles = Bewijs, toon, importeer en exporteer puzzels
cli-endings = Bevraag, toon, controleer en maak eindspeltabellen
cli-import = Vind gemiste slagzetten en bedorven eindspelen in je eigen partijen: ze worden puzzels en eindspeloefeningen
cli-progress = Exporteer of importeer je trainingsvoortgang, of maak er een reservekopie van
cli-stats = Toon je trainingscijfers: ratings, zwakke punten, regelmaat, waaraan te werken
cli-analyse = Analyseer een stand of voorzie partijen van aantekeningen
cli-hub = Draai de engine voor een ander programma met het Hub-protocol, versie 2
cli-dxp = Speel over het netwerk tegen een ander programma met DXP, het protocol van damprogramma's
cli-bench = Meet de snelheid van het zoeken; het aantal knopen is op elke computer gelijk
cli-completions = Schrijf een aanvulscript voor een shell
cli-man = Schrijf de handleiding
cli-help-command = Toon de hulp bij een opdracht
cli-pdn-check = Speel partijen na en meld elke fout en waarschuwing met bestand, regel en kolom
cli-pdn-format = Schrijf partijen in de standaardvorm van PDN 3.0
cli-puzzles-list = Toon een lijst van puzzels
cli-puzzles-show = Toon een puzzel en zijn oplossing
cli-puzzles-stats = Tel puzzels naar variant, bron, lengte, fase, motief en rating
cli-puzzles-verify = Bewijs puzzels opnieuw: die in de bestanden, of de meegeleverde
cli-puzzles-import = Maak puzzels van composities: partijen met een opgezette stand waarvan de hoofdvariant de oplossing is
cli-puzzles-export = Schrijf puzzels in een ander formaat
cli-endings-build = Maak tabellen: die tot vier stukken duren een minuut; vijf en zes gaan verder waar een eerdere keer stopte
cli-endings-probe = Zoek de waarde van een stand en van de zetten daarin op
cli-endings-stats = Tel winst, remise en verlies van elke klasse, en toon de langste
cli-endings-verify = Bereken elke waarde opnieuw uit de standen die erop volgen; stopt met afsluitcode 1 bij het eerste verschil
cli-endings-list = Toon standen van een klasse naar lengte, speler aan zet en aantal goede zetten
cli-progress-export = Schrijf alles naar de standaarduitvoer
cli-progress-import = Importeer een export in JSON of CSV; wat je al hebt, blijft zoals het is
cli-progress-backup = Schrijf een kopie van de database, ook terwijl de trainer draait

## Headings, and the options of every command

cli-heading-usage = Gebruik:
cli-heading-commands = Opdrachten:
cli-heading-arguments = Argumenten:
cli-heading-options = Opties:
cli-options-word = OPTIES
cli-help-flag = Toon deze hulp
cli-help-flag-long = Toon deze hulp; -h is korter
cli-help-flag-short = Toon deze hulp; --help is langer
cli-version-flag = Toon de versie
cli-lang = Taal van het programma; standaard die van de instellingen, anders die van het systeem
cli-help-argument = De opdracht om uit te leggen
cli-default = [standaard: { $value }]
cli-possible = [mogelijke waarden: { $values }]

## Placeholders for values: --depth <PLIES>. Short, without spaces.

value-address = ADRES
value-class = KLASSE
value-color = KLEUR
value-command = OPDRACHT
value-fen-or-file = FEN|BESTAND
value-file = BESTAND
value-folder = MAP
value-id = ID
value-language = TAAL
value-name = NAAM
value-date = DATUM
value-number = GETAL
value-outcome = UITSLAG
value-place = PLAATS
value-plies = HALFZETTEN
value-range = BEREIK
value-seconds = SECONDEN
value-setting = NAAM=WAARDE
value-shell = SHELL
value-side = SPELER
value-tag = LABEL
value-variant = VARIANT
value-yes-or-no = BOOL

## Options of several commands

cli-variant = Variant
cli-variant-of-games = Variant van partijen zonder GameType-tag
cli-encoding = Codering van de bestanden, zoals windows-1251, cp866 of cp850; anders geraden waar het geen UTF-8 is
cli-fen = Stand als FEN, in plaats van het begin van de partij
cli-json-lines = Schrijf één JSON-object per regel
cli-pdn-files = PDN-bestanden; - is de standaardinvoer
cli-endings-folder = Map van de tabellen van vijf en zes stukken [standaard: de gegevensmap]
cli-endings-classes = Alleen deze klassen, zoals KKM-K
cli-endings-up-to = Klassen tot dit aantal stukken
cli-endings-threads = Threads [standaard: een per processor]

## damier

cli-trainer-seed = Maak elke keer dezelfde toevallige keuzes: de volgorde van puzzels, standen en velden
cli-trainer-plain = Spreek in regels, voor schermlezers, brailleleesregels en scripts, in plaats van een scherm te tekenen
cli-trainer-date = Dag waarop een script zich afspeelt: de tijd verstrijkt alleen van regel tot regel
cli-trainer-puzzle = Begin met deze puzzel
cli-trainer-puzzles = Gebruik de puzzels van dit bestand in plaats van de meegeleverde
cli-trainer-graphics = Teken het bord in pixels van deze soort, of in cellen, wat de instellingen ook zeggen
cli-trainer-ascii = Teken de stukken met letters en haken, wat de instellingen ook zeggen
cli-trainer-config = Bewaar de instellingen in dit bestand
cli-trainer-analyse = Begin met het analyseren van een stand (een FEN) of een partij van een PDN-bestand
cli-trainer-game = Nummer van de partij in het bestand, vanaf 1
cli-trainer-variant = Variant van de FEN, of van partijen zonder GameType-tag (standaard: die je speelt)

## damier analyse

cli-analyse-pdn = Voorzie de partijen van een bestand (- is de standaardinvoer) van aantekeningen: de waarde voor Wit na elke zet, tekens bij fouten, en betere varianten; ze vervangen die van een eerdere analyse. --variant geldt voor partijen zonder GameType-tag
cli-analyse-time = Seconden per stand; 2 als niets anders het zoeken begrenst
cli-analyse-depth = Halfzetten om volledig te doorzoeken
cli-analyse-nodes = Standen om per zoektocht te bezoeken
cli-analyse-multipv = Toon zo veel van de beste zetten
cli-analyse-threads = Threads [standaard: een per core]
cli-analyse-json = Schrijf JSON: één regel per diepte, of per partij
cli-analyse-engine = Vraag een andere engine: een opdracht die het Hub-protocol spreekt, zoals "scan hub"
cli-analyse-engine-folder = Map waarin die engine draait; veel engines zoeken daar hun bestanden
cli-analyse-engine-param = Parameter van die engine, zoals tt-size=24; mag herhaald worden

## damier bench, damier completions

cli-bench-verbose = Toon elke stand
cli-completions-shell = Shell om voor aan te vullen

## damier dxp

cli-dxp-listen = Wacht tot een ander programma met dit adres verbinding maakt; zonder adres kunnen alleen programma's op deze computer dat
cli-dxp-connect = Verbind met deze computer, met naam of nummer; de poort is { $port } tenzij er een na een dubbele punt volgt
cli-dxp-follow = Speel de partijen die de andere kant vraagt, in plaats van erom te vragen
cli-dxp-games = Speel zo veel partijen, met na elk gewisselde kleuren; { $usual } als niets gezegd is, met --follow zo veel als er gevraagd worden
cli-dxp-ballots = Speel met elke kleur een partij vanuit elk van de 79 gelote openingen van twee zetten: 158 partijen
cli-dxp-fen = Begin met deze stand
cli-dxp-color = Onze kleur in de eerste partij
cli-dxp-minutes = Minuten van elke speler voor de hele partij
cli-dxp-moves = Zetten van elke speler waarna een partij eindigt, onbeslist tenzij de eindspeltabellen beter weten; 0 voor geen limiet
cli-dxp-level = Niveau van de engine, 1 tot 8
cli-dxp-time = Seconden voor een zet, hoogstens
cli-dxp-name = Onze naam, zoals de andere kant hem ziet
cli-dxp-pdn = Bestand waaraan elke partij wordt toegevoegd
cli-dxp-json = Schrijf één JSON-object per partij en één voor de match

## damier import

cli-import-files = PDN-bestanden; - is de standaardinvoer
cli-import-me = Je naam zoals hij in de partijen staat, of een deel ervan
cli-import-continue = Hervat een onderbroken zoektocht
cli-import-verbose = Toon elke weggelaten partij
cli-import-jobs = Threads
cli-import-nodes = Standen die elke zoektocht van een bewijs bezoekt; de laatste controle bezoekt er vier keer zo veel

## damier moves, damier perft

cli-moves-stdin = Lees regels met een variant, een tab en een FEN; schrijf voor elk een regel JSON: de zetten, of een fout
cli-perft-depth = Halfzetten tot de bladeren; elke diepte tot en met deze wordt geteld
cli-perft-threads = Threads
cli-perft-no-bulk = Maak de stand bij elk blad in plaats van de zetten te tellen die ertoe leiden
cli-perft-divide = Toon op de laatste diepte het aantal achter elke zet

## damier pdn, damier progress, damier stats

cli-pdn-check-json = Schrijf één JSON-object per bestand
cli-pdn-format-skip-bad = Laat partijen met fouten weg in plaats van niets te schrijven
cli-progress-export-json = Schrijf JSON, de standaard
cli-progress-export-csv = Schrijf alleen de pogingen, als CSV
cli-progress-import-file = De export; - is de standaardinvoer
cli-progress-backup-file = De kopie; die mag nog niet bestaan
cli-stats-json = Schrijf alles, als JSON

## damier puzzles

cli-puzzles-files = Verzamelingen [standaard: de meegeleverde puzzels, die van jezelf, en die uit je eigen partijen]
cli-puzzles-tag = Alleen puzzels met dit label; herhaal de optie om er meer te eisen
cli-puzzles-rating = Alleen puzzels met een rating binnen dit bereik, zoals 1200..1500, beide inbegrepen; elk van de getallen mag wegblijven
cli-puzzles-variant = Alleen puzzels van deze variant
cli-puzzles-set = Alleen puzzels van deze set van jou
cli-puzzles-list-json = Schrijf de hele records, één JSON-object per regel
cli-puzzles-show-id = Id van de puzzel, of het begin ervan
cli-puzzles-stats-json = Schrijf een JSON-object
cli-puzzles-verify-files = Verzamelingen om te bewijzen [standaard: de meegeleverde puzzels]
cli-puzzles-verify-nodes = Standen die elke zoektocht bezoekt
cli-puzzles-verify-sample = Bewijs er maar zo veel, willekeurig gekozen
cli-puzzles-verify-seed = Startwaarde van die keuze [standaard: een nieuwe, die getoond wordt]
cli-puzzles-verify-out = Schrijf de records die standhouden naar een bestand, met het nieuwe bewijs en hun labels opnieuw bepaald
cli-puzzles-import-files = PDN-bestanden met composities
cli-puzzles-import-nodes = Standen die elke zoektocht van een eerste bewijs bezoekt; de controle bezoekt er vier keer zo veel, en wat op een mislukking volgt tot veertig keer zo veel
cli-puzzles-export-pdn = Schrijf partijen in PDN, met de oplossing als zetten en varianten
cli-puzzles-export-jsonl = Schrijf de hele records, één JSON-object per regel

## damier endings

cli-build-pieces = Maak de klassen tot dit aantal stukken, 2 tot 6
cli-build-lone-kings = Alleen klassen waarin één speler een enkele dam heeft en verder niets
cli-build-classes = Alleen deze klassen, zoals KKM-K, en die waartoe ze leiden
cli-build-folder = Map om in te schrijven [standaard: de gegevensmap]
cli-build-pack = Schrijf de klassen tot vier stukken naar dit bestand, in de vorm die het programma meedraagt
cli-probe-fen = Stand als FEN
cli-probe-plies-used = Halfzetten die al tellen voor de zettenlimiet die in de stand loopt
cli-probe-stdin = Lees regels met variant, FEN en gebruikte halfzetten, gescheiden door tabs; schrijf één JSON-object per regel
cli-probe-no-moves = Laat de zetten weg
cli-probe-json = Schrijf JSON
cli-verify-variant = Variant [standaard: alle drie]
cli-verify-every = Controleer alleen elke N-de stand
cli-list-class = Klasse, zoals KKM-K; Wit is de sterkere speler
cli-list-needed = Halfzetten nodig binnen de zettenlimiet: een getal, of een bereik zoals 20..28, beide inbegrepen
cli-list-to-win = Halfzetten tot het eind van de partij
cli-list-to-move = Speler aan zet
cli-list-outcome = Uitslag voor de speler aan zet
cli-list-keeping = Aantal zetten die de uitslag behouden
cli-list-only-move = Precies één van verscheidene zetten behoudt de uitslag
cli-list-main-diagonal = Of de dam van de zwakkere speler op de hoofdlijn staat
cli-list-capture = Of slaan verplicht is
cli-list-plies-used = Al gebruikte halfzetten van de zettenlimiet; tegen het eind ervan behouden minder zetten de uitslag
cli-list-count = Toon hoogstens zo veel standen
cli-list-start = Waar in de nummering van de klasse te beginnen: elk getal mag
