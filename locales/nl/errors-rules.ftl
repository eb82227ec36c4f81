## Moves, positions and variants that are wrong
##
## An error is a clause: it begins with a small letter and has no full stop, so that it can follow a colon. `sentence`
## makes a sentence of a clause that stands alone on the screen.

sentence = { $clause }.

at-column = kolom { $column }: { $problem }

## A text that is not a move

no-move-typed = er staat geen zet; schrijf er een zoals 32-28 of c3-d4
not-a-move = "{ $text }" is geen zet: { $problem }
move-square-expected = verwacht wordt een veld zoals 28 of c3
move-one-square = één veld is geen zet, schrijf er twee, zoals 32-28 of c3-d4
move-trailing = verwijder wat op de zet volgt
move-dash-after-move = een zet zonder slag heeft twee velden, schrijf slagen met x
move-too-long = zo lang is geen slag
no-square-numbered = er is geen veld { $number }

## A move that the rules forbid

no-such-square = { $board ->
    [ten] er is geen veld { $square }: velden zijn 1 tot 50
   *[eight] er is geen veld { $square }: velden zijn de donkere van a1 tot h8, of 1 tot 32
}
no-piece-there = er staat geen stuk op { $square }
no-piece-on-file = { $side ->
    [white] Wit heeft geen stuk op de { $file }-kolom
   *[black] Zwart heeft geen stuk op de { $file }-kolom
}
not-your-piece = { $owner ->
    [white] het stuk op { $square } is van Wit, maar Zwart is aan zet
   *[black] het stuk op { $square } is van Zwart, maar Wit is aan zet
}
man-not-king = het stuk op { $square } is een schijf, geen dam
piece-moves-otherwise = het stuk op { $square } kan zo niet zetten
move-ambiguous = { $text } kan { $moves } betekenen: schrijf er een voluit
illegal-occupied = { $played } is niet mogelijk: veld { $square } is bezet
illegal-must-capture = { $played } mag niet: slaan is verplicht, speel { $captures }
illegal-man-step = { $played } mag niet: een schijf gaat één veld schuin vooruit
illegal-man-backward = { $played } mag niet: een schijf gaat alleen achteruit om te slaan
illegal-king-off-diagonal = { $played } mag niet: een dam gaat over een diagonaal
illegal-king-blocked = { $played } is niet mogelijk: het stuk op { $square } staat in de weg
illegal-takes-nothing = { $played } slaat niets: tussen { $from } en { $to } is geen vijandelijk stuk om over te springen
    .aloud = van { $from } naar { $to } valt niets te slaan: ertussen is geen vijandelijk stuk om over te springen
illegal-jumps-own = { $played } is niet mogelijk: het stuk op { $square } is van dezelfde kant
illegal-jumps-twice = { $played } is niet mogelijk: over het stuk op { $square } mag maar één keer gesprongen worden en het blijft tot de slag eindigt
illegal-no-room = { $played } is niet mogelijk: het veld vlak achter { $square } is niet vrij
illegal-man-jumps-too-far = { $played } is niet mogelijk: een schijf springt over een stuk ernaast en landt vlak erachter
illegal-majority = { $played } slaat { $takes ->
    [one] { $takes } stuk
   *[other] { $takes } stukken
}, maar { $best } slaat er { $most } (meerslag gaat voor)
    .aloud = { $played }, dat is { $takes ->
        [one] { $takes } stuk
       *[other] { $takes } stukken
    }, maar { $best }, dat zijn er { $most } (meerslag gaat voor)
illegal-stops-early = { $played } stopt te vroeg: de slag gaat door, speel { $captures }
    .aloud = { $played } stopt te vroeg: de slag gaat door. Typ { $captures }
illegal-wrong-landing = { $played } mag niet: de dam moet landen waar hij verder kan slaan, speel { $captures }
illegal-wrong-way = { $played } volgt geen toegestane slag: speel van { $from } naar { $to } { $captures }
illegal-no-moves = { $side ->
    [white] { $played } is niet mogelijk: Wit heeft geen zet meer en heeft verloren
   *[black] { $played } is niet mogelijk: Zwart heeft geen zet meer en heeft verloren
}
illegal-digits = { $digits } is geen toegestane zet, hoe je de cijfers ook verdeelt
move-not-legal = de zet is in deze stand niet toegestaan

## FEN

fen-at = FEN-kolom { $column }: { $problem }
fen-side-expected = verwacht wordt de speler aan zet, W of B
fen-colon-expected = verwacht wordt een dubbele punt voor het volgende deel, zoals in W:W31-50:B1-20
fen-part-expected = verwacht wordt W of B en de velden van die speler, of een teller zoals H0 of F1
fen-square-expected = verwacht wordt een veld zoals 28, K28 of c3
fen-bad-range = een reeks velden loopt van een lager naar een hoger nummer, zoals 31-50
fen-comma-expected = verwacht wordt een komma voor het volgende veld of een dubbele punt voor het volgende deel
fen-trailing = de stand eindigt hiervoor: verwijder de rest
fen-number-expected = verwacht wordt een getal na { $counter }
fen-counter-twice = { $counter } komt twee keer voor: verwijder er een
fen-square-twice = veld { $square } komt twee keer voor: verwijder er een
fen-man-is-crowned = { $side ->
    [white] een witte schijf kan niet op { $square } staan, waar schijven dam worden: schrijf K{ $square }
   *[black] een zwarte schijf kan niet op { $square } staan, waar schijven dam worden: schrijf K{ $square }
}

## The other form of positions, a letter for each square

hub-length = een stand op dit bord heeft { $expected } letters, niet { $found }
hub-side-expected = verwacht wordt de speler aan zet, W of B, gevonden '{ $found }'
hub-letter-expected = verwacht wordt w, b, W, B of e, gevonden '{ $found }'

## A piece that cannot be set up

setup-no-square = er is geen veld { $number }: velden zijn 1 tot { $last }
setup-square-twice = veld { $number } heeft twee stukken
setup-man-is-crowned = { $side ->
    [white] een witte schijf kan niet op { $number } staan, waar schijven dam worden: maak er een dam van
   *[black] een zwarte schijf kan niet op { $number } staan, waar schijven dam worden: maak er een dam van
}

## Variants

unknown-variant = onbekende variant "{ $name }": gebruik international, russian of brazilian
