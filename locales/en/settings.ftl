## The options.

home-settings = Options: look, motion, engine
label-settings = options
help-settings = choose theme, pieces, motion, engine
settings-title = Options
settings-subject = changes apply at once and are saved
settings-middle = your choices
settings-how-to = ↑ ↓ choose, ← → change
settings-lost = There is no folder for settings: changes last until you quit.
settings-language-given = Started with --lang: this setting has no effect now.
settings-no-color = NO_COLOR is set: themes have no colours.
settings-pieces-given = Started with --ascii: letters override this choice.
settings-all-threads = all cores
settings-trying = Engine starting …

# $name (String) - the name the engine gives itself
program-answers = { $name } answers. It analyses (a), and plays if you choose it (g).

# $reason (String) - what is wrong with the engine
program-silent = It does not work: { $reason }.

# $file (String) - the file with the settings
kept-in = Saved in { $file }

# $given (Number) - MiB that the engine has
# $wanted (Number) - MiB that were chosen
short-of-memory = The engine got { $given } of { $wanted } MiB.

# $amount (Number) - memory
mebibytes = { $amount } MiB

# $count (Number) - reviews
a-day = { $count } a day

## What stands before the values, and what they mean.

settings-language = Language
    .help = The language of the screen. "auto" is that of your computer.
settings-theme = Theme
    .help = How the screen looks.
settings-colors = Colours
    .help = How many the terminal has. "auto" trusts COLORTERM and TERM.
settings-pieces = Pieces
    .help = How finely pieces are drawn. Sextants and octants need a font that has them.
settings-graphics = Graphics
    .help = Pixels where the terminal has them: kitty, sixel, iTerm2. "cells" never uses them.
settings-numbers = Numbers
    .help = Which squares show their number: 1 to 50, or a1 to h8 on 64 squares.
settings-cells = Board
    .help = The largest squares; "large" uses all the room there is.
settings-motion = Motion
    .help = How fast moves slide over the board; "off" shows them at once.
settings-success = Success
    .help = The share of new puzzles you want to solve: a lower one means harder puzzles.
settings-reviews = Reviews
    .help = The most reviews a day.
# How well to remember what is reviewed
settings-retention = Recall
    .help = How sure you want to be of what comes back for review: a higher share means more reviews.
settings-threads = Threads
    .help = How many cores the engine may use.
settings-memory = Memory
    .help = How much memory the engine may use.
settings-program = Engine
    .help = Your own engine for games and analysis; it must speak Hub. Type its command, like /opt/scan/scan hub. Enter tests it.
# No engine of one's own
settings-program-empty = the bundled one
# No folder is given
settings-folder-empty = current folder
settings-folder = Folder
    .help = Where your own engine runs: many engines look for their files there. Enter tests it.
settings-name = Name
    .help = Your name in the files of your games. Type it; Backspace deletes.

## Themes, colours, pieces, numbers, sizes and speeds

# The language that the operating system is set to
language-auto = auto
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-color-blind = colour-blind safe
theme-monochrome = monochrome

# as many colours as the terminal says
colors-auto = auto
colors-16 = 16
colors-256 = 256
colors-true = truecolour

# drawn with block characters
pieces-block = block
pieces-sextant = sextants
pieces-octant = octants
pieces-unicode = unicode
graphics-auto = auto
graphics-cells = cells
pieces-ascii = ascii

# on every square
numbers-always = always
numbers-free = free squares
# free squares at the edge of the board
numbers-edge = edge
numbers-never = never

cells-large = large
cells-medium = medium
cells-small = small
cells-tiny = tiny

# no motion
speed-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast

## The pieces on the board


# $men (Number) - men of one side
# $kings (Number) - its kings
material = { $men ->
    [one] 1 man
   *[other] { $men } men
}{ $kings ->
    [0] {""}
    [one] , 1 king
   *[other] , { $kings } kings
}

# $pieces (Number) - pieces of one side that are captured
off-board = ({ $pieces } off the board)
