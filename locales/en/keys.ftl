## Keys: what stands on them, short labels for the last line of the screen, and a sentence each for the list of keys.

key-space = Space
key-enter = Enter
key-escape = Esc
# Backspace
key-backspace = Bksp
key-tab = Tab
key-delete = Delete
key-home = Home
key-page-down = PgDn
key-page-up = PgUp
key-end = End
# Before a letter: the Control key held down
key-control = ^
key-mouse = mouse

## The list of keys

help-title = keys
help-moves = type moves: 32-28, 3228, 28x19; c3-d4 on 64 squares
help-mouse = click piece and square, or drag; right button: cancel
help-mouse-lines = click a line, or a key at the bottom
# More keys follow below
help-more = more
help-all = ? shows all
# Before the keys that have no effect at the moment
help-idle = Not at the moment:

# A key that changed nothing
# $key (String) - its name
key-idle = { $key } does nothing here; ? shows the keys.

# The same where ? lists nothing
# $key (String) - its name
key-idle-back = { $key } does nothing here; Esc goes back.

## The home screen

label-puzzles = puzzles
help-puzzles = start puzzles
label-endings = endings
help-endings = ending drill: win it or hold it
# what is due to be repeated
label-review = review
help-review = repeat what is due today
label-notation = notation
help-notation = notation: squares, moves, scores and signs
label-progress = progress
help-progress = charts of your progress
label-own-games = your games
help-own-games = find what you missed in your own games
label-refutation = why
# while a refutation is shown
label-next-move = next move
help-refutation = after a mistake, show the refutation on the board, move by move
label-explain = what is this
help-explain = explain the theme, with an example
label-articles = article
help-articles = show the articles of the rules that decide it
help-explain-back = close the explanation
help-variant = change the game that you play
help-resume = continue what is unfinished
label-quit = quit
help-quit-asking = quit Damier: press it twice
help-quit-anywhere = quit Damier at once, from anywhere

## Exercises

# the next exercise
label-next = next
help-next = next exercise
label-retry = retry
help-retry = try the same again
# take a move back
label-take-back = undo
help-undo = take back your last move
label-hint = hint
help-hint = hints: the piece, what to guard, the square, the line
    .aloud = the piece, what to guard, the square, the line
help-hint-drill = a rule of thumb, then the moves; after a mistake, the right move
label-solution = solution
help-solution = show the solution
label-answer = answer
help-answer = show the answer; it counts as missed
# turn the board round
label-turn = turn
help-turn = turn the board
# complete the typed move
label-complete = complete
help-complete = complete the typed move; again for the next one

## Progress

# the numbers behind a chart
label-numbers = numbers
help-numbers = the numbers behind a chart
# turn to another page
label-page = page
help-page = next and previous page

## Lists, forms and texts

help-cursor = move the cursor or the choice
help-confirm = choose the square, play the typed move, go on
help-confirm-line = do what the line at the bottom says, or open the chosen line
# open the chosen line of a list
label-open = open
# start what is chosen in a list
label-start = start
# try whether an engine works
label-test = test
# continue what is unfinished
label-continue = continue
# change the chosen line of a form
label-change = change
help-change = change the chosen line
# delete a character
label-erase = delete
help-erase = delete the last character
help-erase-back = delete the character before the caret
help-erase-next = delete the character after the caret
help-erase-word = delete the word before the caret
help-erase-before = delete everything before the caret
help-caret = move the caret
help-caret-word = move the caret by a word
help-caret-ends = to the start or end of the text
help-complete-path = complete the path of a file
label-give-up = give up
help-give-up = give up what is chosen
# leave the form or the list
label-back = back
help-cancel = cancel what is typed or chosen, else go back
help-close = close this list

## Everywhere

# the list of keys
label-keys = keys
help-help = this list
help-message = read on and back in a long message
# the home screen
label-home = home
help-home = home screen
help-suspend = suspend Damier (fg in the shell resumes it)
help-redraw = redraw the screen
