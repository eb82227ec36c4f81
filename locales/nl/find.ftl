## Finding a position, or a pattern of one, among puzzles and games.

label-find = zoek
help-find = zoek deze stand of een patroon in partijen en puzzels
find-title = Een stand zoeken
find-pattern = FEN
find-start = Zoek
find-how-to = Weggelaten velden zijn open; -28 zegt dat 28 leeg is; ? als eerste letter laat open wie aan zet is.
find-searches = Zoekt …
find-none = Niets heeft dit patroon.
find-hits = gevonden
find-hit = deze
find-go-on = Enter opent hem, Esc gaat terug.
find-unsaved = Je analyse heeft niet bewaarde wijzigingen. Druk nog eens op Enter om die te verlaten.
find-gone = Deze puzzel zit nu niet in de verzameling.
pattern-side-expected = hier moet de speler aan zet staan: W, B, of ? als dat open is
find-found = { $found ->
    [one] 1 gevonden
   *[other] { $found } gevonden
}{ $shown ->
    [0] { "" }
   *[other] , de eerste { $shown } getoond
}
find-extent = in { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
} en { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
found-puzzle = puzzel { $id }
found-puzzle-of = puzzel
found-game = partij
found-own = je partij
found-whole = de hele stand
found-unknown-player = ?
found-after = { $moves ->
    [0] aan het begin
    [one] na 1 zet
   *[other] na { $moves } zetten
}

## The command

cli-find = Zoek een stand of een patroon in puzzels en partijen
cli-find-pattern = FEN van een stand, of een patroon: een FEN waarin weggelaten velden open zijn, -28 zegt dat 28 leeg is, en ? als speler aan zet dat openlaat, zoals "?:W28,32,-33:B19"
value-pattern = FEN-OF-PATROON
