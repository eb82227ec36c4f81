## Files of games (PDN) that are wrong

# $place (String) - line and column, as 2:4
# $problem (String) - what is wrong there
pdn-at = { $place }: { $problem }

# $place (String) - line and column, as 2:4
# $problem (String) - what is odd there
pdn-warning-at = { $place }: warning: { $problem }

# $reason (String) - what the system says
pdn-unread = cannot read further: { $reason }

pdn-utf16 = the file is in UTF-16; save it as UTF-8

# $text (String) - what is written there
pdn-unexpected = "{ $text }" is not a move, nor anything else allowed here

pdn-tag-expected = expected a tag like [Event "name"]

# $tag (String) - the name of a tag
pdn-tag-value = tag { $tag }: expected its value in double quotes

# $tag (String) - the name of a tag
pdn-tag-unclosed = tag { $tag } is not closed: expected "]

# $most (Number) - the most tags that a game may have
pdn-too-many-tags = the game has more than { $most } tags

# $most (Number) - the most KiB that a comment may take
pdn-comment-unclosed = this comment is not closed: expected {"}"} within { $most } KiB

pdn-setup-unclosed = this set-up is not closed: expected /FEN "..."/

# $most (Number) - how deep variations may be nested
pdn-too-deep = variations are nested more than { $most } deep here

pdn-variation-unopened = no variation is open here: remove the )
pdn-variation-unclosed = this variation is not closed before the game ends: expected )
pdn-variation-before-move = a variation replaces the move before it, and there is none

# $game (Number) - a game of the PDN standard that is not supported, by its GameType
pdn-other-game = { $game ->
    [0] chess
    [1] Chinese chess
    [21] English draughts
    [22] Italian draughts
    [23] American pool checkers
    [24] Spanish draughts
    [27] Canadian draughts
    [28] Portuguese draughts
    [29] Czech draughts
    [30] Turkish draughts
    [31] Thai draughts
    [40] Frisian draughts
    [41] Spantsiretti draughts
   *[50] Othello
} (GameType { $game }) is not supported: use 20 (international), 25 (Russian) or 26 (Brazilian)

# $tag (String) - the name of a tag that names a game in words
# $value (String) - its value
pdn-other-name = { $tag } "{ $value }" is not supported: only international, Russian and Brazilian draughts are

# $value (String) - the value of the tag
pdn-game-type = GameType "{ $value }" is not supported: use 20 (international), 25 (Russian) or 26 (Brazilian)

## Oddities

pdn-no-terminator = this game does not end with a result or *
pdn-stray-dot = this dot follows no move number

# $tag (String) - the name of a tag
pdn-unquoted-tag = tag { $tag } has its value without double quotes

# $text (String) - a word for a draw, in any language
pdn-draw-in-words = "{ $text }" is read as a draw

# $text (String) - words beside a result: remise, time
pdn-remark = "{ $text }" beside the result is read as a comment

pdn-null-move = the dash in place of a move is ignored
pdn-dash-for-capture = this is a capture: write it with x or : instead of the dash

# $played (String) - as it is written
# $meaning (String) - the move that it must be
pdn-ambiguous = { $played } has several meanings; the moves that follow allow only { $meaning }

# $value (String) - the value of the tag
pdn-naming = GameType "{ $value }" contradicts the moves; they are read with the usual square names

# $variant (String) - international, russian or brazilian
# $certain (Bool) - whether only this variant allows its moves
pdn-recognised = no GameType: read as { $variant ->
    [russian] Russian
    [brazilian] Brazilian
   *[international] international
} draughts{ $certain ->
    [true] {""}
   *[false] ; other variants allow its moves too
}

# $variant (String) - international, russian or brazilian
pdn-unknown-game-type = GameType is unknown: read as { $variant ->
    [russian] Russian
    [brazilian] Brazilian
   *[international] international
} draughts

# $tag (String) - the name of a tag that names a game in words
# $value (String) - its value
pdn-other-name-ignored = { $tag } "{ $value }" does not fit GameType, which counts

pdn-unknown-fen = FEN is unknown: the game is read from the usual start

pdn-unknown-setup = the position set up here is unknown: the board is left as it was

# $side (String) - white or black
pdn-unknown-side = FEN does not say who is to move: read as { $side ->
    [white] White
   *[black] Black
}

# $tag (String) - the result according to the tag
# $end (String) - the result after the moves
pdn-other-result = tag Result says { $tag }, but the moves end with { $end }; the tag counts

## The encoding of a text

# $encoding (String) - its name, as windows-1251
text-guessed = not UTF-8: read as { $encoding }, which is a guess; --encoding NAME decides
# $encoding (String) - its name, as UTF-16LE
text-marked = not UTF-8: read as { $encoding }
# $encoding (String) - its name, as windows-1251
text-does-not-fit = some of the text is not { $encoding }: name another with --encoding
