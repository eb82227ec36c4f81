## What follows the options in `damier --help` and the commands in the manual page.

manual-environment = Environment
manual-damier-home = folder for everything Damier keeps, settings included
manual-damier-plain = 1 speaks in lines instead of drawing a screen, 0 draws, whatever the settings say
manual-no-color = if not empty, turns colours off
manual-colorterm = how many colours the terminal has
manual-locale = language of the program, if neither --lang nor the settings choose one

manual-files = Files
manual-settings = settings
manual-progress = attempts, ratings, reviews, own games
manual-games = finished games
manual-puzzles = your own puzzles
manual-endings = endings tables of five and six pieces that you have built

manual-examples = Examples
manual-example-trainer = open the trainer
manual-example-plain = open it for a screen reader or a braille display
manual-example-script = run the commands of a script, always with the same result
manual-example-position = analyse a position
manual-example-game = analyse the third game of a file
manual-example-annotate = annotate games, one second per move
manual-example-import = turn your own mistakes into puzzles and drills
manual-example-puzzles = list puzzles
manual-example-endings = query the endings tables
manual-example-pdn = check PDN files

manual-exit = Exit status
manual-exit-success = success
manual-exit-wrong = a check has found something wrong, or a line of a script meant nothing
manual-exit-unusable = bad input; the standard error says what is wrong and where

# The headings of the manual page, in capital letters where the script has them
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-version = VERSION

# The heading of a section in the help
# $title (String) - such as: Examples
manual-heading = { $title }:
