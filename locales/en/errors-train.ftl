## Lessons, answers and saved games that are wrong

## A game that cannot begin

no-fen-typed = Type the position in FEN, like W:W31-50:B1-20, on 64 squares like W:Wc3,e3:Bb6,d6.
game-over-no-move = The game is over here: the side to move has no move.

# $moves (Number) - of each side, as 16
game-over-drawn = The game is drawn here: counter H has used up the { $moves }-move rule.

## Answers

# $text (String) - what was typed
# $board (String) - ten for 10x10, eight for 8x8
not-a-square = { $board ->
    [ten] "{ $text }" is not a square: squares are 1 to 50.
   *[eight] "{ $text }" is not a square: squares are the dark ones from a1 to h8.
}

# A sign is a mark of a game record: - x ! ?! and others
# $text (String) - what was typed
# $signs (String) - the signs that may be typed
not-a-sign = "{ $text }" is not a sign of a score: use { $signs }.

## Saved games

# $reason (String) - what is wrong
saved-unreadable = the unfinished game cannot be read: { $reason }

# $found (Number) - a version
# $known (Number) - a version
saved-newer = the unfinished game was saved by a newer Damier (version { $found }, this one reads { $known }): use that one

# $part (String) - the part of a saved game that is wrong
saved-bad = { $part ->
    [variant] the unfinished game cannot be read: its variant is wrong
    [level] the unfinished game cannot be read: its level is wrong
    [start] the unfinished game cannot be read: its starting position is wrong
    [moves] the unfinished game cannot be read: its list of moves is wrong
    [clock] the unfinished game cannot be read: its clock is wrong
    [boards] the unfinished display cannot be read: its boards are wrong
   *[sealed-move] the unfinished game cannot be read: its sealed move is wrong
}

## Whose game it is

# $white (String) - a name
# $black (String) - a name
game-of-others = neither "{ $white }" nor "{ $black }" fits your name

# $white (String) - a name
# $black (String) - a name
game-of-both = both "{ $white }" and "{ $black }" fit your name

## Words and days in files

# $word (String) - what is written there
no-such-kind = there is no kind of exercise "{ $word }"

# $word (String) - what is written there
no-such-mode = there is no mode "{ $word }"

# $word (String) - what is written there
no-such-verdict = there is no verdict "{ $word }"

# $text (String) - what is written there
not-a-day = "{ $text }" is not a day: write it like 2026-11-21
