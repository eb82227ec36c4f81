## The first screen of a new player: three questions, and the offer of puzzles that place them.

first-title = Welcome
first-questions = about you
first-welcome = Four questions. Enter begins.
    .aloud = Four questions. An empty line begins.
first-variant = I play
    .help = The game for every screen; v on the home screen changes it.
first-experience = I am
    .help = It decides how hard the first puzzles are. Your rating follows your results from there.
first-how-to = ↑ ↓ choose a question, ← → an answer.
first-begin = Begin
first-go-on = Go on
first-placement = your first puzzles
first-placement-when = Solve them
first-placement-now = now
first-placement-later = later

# $puzzles (Number) - how many puzzles
first-placement-help = { $puzzles } puzzles find your level. One wrong answer does not matter: a range narrows with every puzzle.
experience-beginner = new to the game
experience-club = a club player
experience-master = a master

# How far a player's level has been found
# $rating (String) - two numbers
# $done (Number) - puzzles rated so far
# $puzzles (Number) - how many it takes
you-placing = you { $rating } · { $done } of { $puzzles }
    .aloud = you: rating { $rating }, after { $done } of the { $puzzles } puzzles that find your level

# $rating (String) - two numbers
placement-over = Your level is found: you are rated { $rating }. The range narrows as you train.
