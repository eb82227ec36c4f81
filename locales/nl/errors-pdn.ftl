## Files of games (PDN) that are wrong

pdn-at = { $place }: { $problem }
pdn-warning-at = { $place }: waarschuwing: { $problem }
pdn-unread = kan niet verder lezen: { $reason }
pdn-utf16 = het bestand is in UTF-16; bewaar het als UTF-8
pdn-unexpected = "{ $text }" is geen zet, en ook niets anders dat hier mag staan
pdn-tag-expected = verwacht wordt een tag zoals [Event "name"]
pdn-tag-value = tag { $tag }: verwacht wordt de waarde tussen dubbele aanhalingstekens
pdn-tag-unclosed = tag { $tag } is niet gesloten: verwacht wordt "]
pdn-too-many-tags = de partij heeft meer dan { $most } tags
pdn-comment-unclosed = dit commentaar is niet gesloten: verwacht wordt {"}"} binnen { $most } KiB
pdn-setup-unclosed = deze opstelling is niet gesloten: verwacht wordt /FEN "..."/
pdn-too-deep = varianten zijn hier meer dan { $most } diep genest
pdn-variation-unopened = hier is geen variant open: verwijder de )
pdn-variation-unclosed = deze variant is niet gesloten voordat de partij eindigt: verwacht wordt )
pdn-variation-before-move = een variant vervangt de zet ervoor, en die is er niet
pdn-other-game = { $game ->
    [0] schaken
    [1] Chinees schaken
    [21] Engels dammen
    [22] Italiaans dammen
    [23] Amerikaans pool-checkers
    [24] Spaans dammen
    [27] Canadees dammen
    [28] Portugees dammen
    [29] Tsjechisch dammen
    [30] Turks dammen
    [31] Thais dammen
    [40] Fries dammen
    [41] Spantsiretti-dammen
   *[50] Othello
} (GameType { $game }) wordt niet ondersteund: gebruik 20 (internationaal), 25 (Russisch) of 26 (Braziliaans)
pdn-other-name = { $tag } "{ $value }" wordt niet ondersteund: alleen internationaal, Russisch en Braziliaans dammen
pdn-game-type = GameType "{ $value }" wordt niet ondersteund: gebruik 20 (internationaal), 25 (Russisch) of 26 (Braziliaans)

## Oddities

pdn-no-terminator = deze partij eindigt niet met een uitslag of *
pdn-stray-dot = deze punt volgt op geen zetnummer
pdn-unquoted-tag = de waarde van tag { $tag } staat niet tussen dubbele aanhalingstekens
pdn-draw-in-words = "{ $text }" wordt gelezen als remise
pdn-remark = "{ $text }" naast de uitslag wordt gelezen als commentaar
pdn-null-move = het streepje in plaats van een zet wordt genegeerd
pdn-dash-for-capture = dit is een slag: schrijf hem met x of : in plaats van het streepje
pdn-ambiguous = { $played } heeft verscheidene betekenissen; de zetten die volgen laten alleen { $meaning } toe
pdn-naming = GameType "{ $value }" spreekt de zetten tegen; ze worden met de gewone veldnamen gelezen
pdn-recognised = geen GameType: gelezen als { $variant ->
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] internationaal
} dammen{ $certain ->
    [true] {""}
   *[false] ; ook andere varianten staan de zetten toe
}
pdn-unknown-game-type = GameType is onbekend: gelezen als { $variant ->
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] internationaal
} dammen
pdn-other-name-ignored = { $tag } "{ $value }" past niet bij GameType, dat telt
pdn-unknown-fen = FEN is onbekend: de partij wordt vanaf het gewone begin gelezen
pdn-unknown-setup = de hier opgezette stand is onbekend: het bord blijft zoals het was
pdn-unknown-side = FEN zegt niet wie aan zet is: gelezen als { $side ->
    [white] Wit
   *[black] Zwart
}
pdn-other-result = tag Result zegt { $tag }, maar de zetten eindigen met { $end }; de tag telt

## The encoding of a text

text-guessed = geen UTF-8: gelezen als { $encoding }, en dat is geraden; --encoding NAME beslist
text-marked = geen UTF-8: gelezen als { $encoding }
text-does-not-fit = een deel van de tekst is geen { $encoding }: noem een andere met --encoding
