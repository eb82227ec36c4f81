## Lessons, answers and saved games that are wrong

## A game that cannot begin

no-fen-typed = Typ de stand als FEN, zoals W:W31-50:B1-20, op 64 velden zoals W:Wc3,e3:Bb6,d6.
game-over-no-move = De partij is hier voorbij: de speler aan zet heeft geen zet.
game-over-drawn = De partij is hier remise: teller H heeft de { $moves }-zettenregel opgebruikt.

## Answers

not-a-square = { $board ->
    [ten] "{ $text }" is geen veld: velden zijn 1 tot 50.
   *[eight] "{ $text }" is geen veld: velden zijn de donkere van a1 tot h8.
}
not-a-sign = "{ $text }" is geen notatieteken: gebruik { $signs }.

## Saved games

saved-unreadable = de onafgemaakte partij is niet te lezen: { $reason }
saved-newer = de onafgemaakte partij is bewaard door een nieuwere Damier (versie { $found }, deze leest { $known }): gebruik die
saved-bad = { $part ->
    [variant] de onafgemaakte partij is niet te lezen: de variant klopt niet
    [level] de onafgemaakte partij is niet te lezen: de niveau klopt niet
    [start] de onafgemaakte partij is niet te lezen: de beginstand klopt niet
    [moves] de onafgemaakte partij is niet te lezen: de lijst van zetten klopt niet
    [clock] de onafgemaakte partij is niet te lezen: de klok klopt niet
    [boards] de onafgemaakte simultaan is niet te lezen: de borden kloppen niet
   *[sealed-move] de onafgemaakte partij is niet te lezen: de afgegeven zet klopt niet
}

## Whose game it is

game-of-others = noch "{ $white }" noch "{ $black }" past bij jouw naam
game-of-both = zowel "{ $white }" als "{ $black }" past bij jouw naam

## Words and days in files

no-such-kind = er is geen soort oefening "{ $word }"
no-such-mode = er is geen modus "{ $word }"
no-such-verdict = er is geen oordeel "{ $word }"
not-a-day = "{ $text }" is geen dag: schrijf hem als 2026-11-21
