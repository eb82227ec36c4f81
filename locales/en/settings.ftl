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

# $option (String) - an option
option-name = { $option ->
    [language] Language
    [face] Face
    [speech] Speech
    [moves] Moves
    [theme] Theme
    [colors] Colours
    [pieces] Pieces
    [graphics] Graphics
    [numbers] Numbers
    [cells] Board
    [motion] Motion
    [success] Success
    [reviews] Reviews
    [retention] Recall
    [threads] Threads
    [memory] Memory
    [program] Engine
    [folder] Folder
    [name] Name
   *[picks] Puzzles
}
# $option (String) - the same
option-help = { $option ->
    [language] The language of the screen. "auto" is that of your computer.
    [face] A full screen, or lines for speech and braille. It changes with the next start.
    [speech] How much the lines for speech and braille say.
    [moves] How they say moves.
    [theme] How the screen looks.
    [colors] How many the terminal has. "auto" trusts COLORTERM and TERM.
    [pieces] How finely pieces are drawn. Sextants and octants need a font that has them.
    [graphics] Pixels where the terminal has them: kitty, sixel, iTerm2. "cells" never uses them.
    [numbers] Which squares show their number: 1 to 50, or a1 to h8 on 64 squares.
    [cells] The largest squares; "large" uses all the room there is.
    [motion] How fast moves slide over the board; "off" shows them at once.
    [success] The share of new puzzles you want to solve: a lower one means harder puzzles.
    [reviews] The most reviews a day.
    [retention] How sure you want to be of what comes back for review: a higher share means more reviews.
    [threads] How many cores the engine may use.
    [memory] How much memory the engine may use.
    [program] Your own engine for games and analysis; it must speak Hub. Type its command, like /opt/scan/scan hub. Enter tests it.
    [folder] Where your own engine runs: many engines look for their files there. Enter tests it.
    [name] Your name in the files of your games. Type it; Backspace deletes.
   *[picks] Enter lists your own sets and the puzzles you hid; there you can undo either.
}
# No engine of one's own
settings-program-empty = the bundled one
# No folder is given
settings-folder-empty = current folder

## Themes, colours, pieces, numbers, sizes and speeds

# The language that the operating system is set to
language-auto = auto
# $theme (String) - a theme
theme-choice = { $theme ->
    [dark] dark
    [light] light
    [high-contrast] high contrast
    [color-blind] colour-blind safe
   *[monochrome] monochrome
}

# $face (String) - a face
face-choice = { $face ->
    [screen] screen
   *[plain] speech and braille
}

# $speech (String) - how much is said
speech-choice = { $speech ->
    [short] short
    [normal] normal
   *[full] full
}

# $moves (String) - how moves are said
moves-choice = { $moves ->
    [notation] 32-28, 28x19
    [short] 32 28, 28 takes to 19
   *[full] 32 to 28, 28 takes to 19
}

# $colors (String) - how many colours; auto is as many as the terminal says
colors-choice = { $colors ->
    [auto] auto
    [sixteen] 16
    [indexed] 256
   *[true] truecolour
}

# $pieces (String) - how pieces are drawn; block: with block characters
pieces-choice = { $pieces ->
    [block] block
    [half] half blocks
    [sextant] sextants
    [octant] octants
    [unicode] unicode
   *[ascii] ascii
}
# $graphics (String) - how the board is drawn
graphics-choice = { $graphics ->
    [auto] auto
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] cells
}

# $numbers (String) - which squares show their number; always: every square
numbers-choice = { $numbers ->
    [always] always
    [on-free-squares] free squares
    [on-edge] edge
   *[never] never
}

# $cells (String) - the largest squares
cells-choice = { $cells ->
    [large] large
    [medium] medium
    [small] small
   *[tiny] tiny
}

# $speed (String) - how fast moves slide; off: not at all
speed-choice = { $speed ->
    [off] off
    [slow] slow
    [normal] normal
   *[fast] fast
}

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
# $screens (Number) - per cent
# $lessons (Number) - per cent
language-incomplete = Not all is translated yet: { $screens }% of the screens, { $lessons }% of the lessons. The rest is in English.
