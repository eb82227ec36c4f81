### Drills: answers to a check, notation, unannounced positions.

home-drills = Drills
about-drills = Exact questions without end: which moves answer a check, and how moves and files are named.
drills-answers = Answers to a check
about-answers = 应将 yìngjiàng: play every move that answers the check, one after another; the pieces that give it are marked. a says that there is no other. If there is none at all, it is mate (将死 jiāngsǐ).
# $side (String)
answers-ask = { $side ->
    [red] Red
   *[black] Black
} is in check. Which moves answer it? Play all; a says that there is no other.
# $played (String)
answers-right = { $played } answers it.
# $played (String)
answers-again = { $played } was named before.
# $reason (String)
answers-wrong = That is no answer. { $reason }
answers-not-all = There is another answer.
# $moves (String)
answers-found = Found: { $moves }.
# $moves (String)
answers-all = These are all: { $moves }.
# $moves (String)
answers-shown = The answers: { $moves }.
answers-mate = There is no answer: it is mate.
key-all = no other
key-erase = delete

drills-name = Name a move
about-name-moves = A move is marked: type its name, in the notation of the options. Enter answers.
# $side (String)
# $example (String)
name-ask = { $side ->
    [red] Red
   *[black] Black
} moves between the marked points. Name the move, as in { $example }.
notation-unread = That is no name of a move in this notation.
# $answer (String)
notation-shown = The answer: { $answer }.
# $played (String)
notation-played = You played { $played }.
drills-play = Play a named move
about-play-moves = A move is named: choose its piece, then its point. Of two pieces of a kind on one file the front one is 前 (qián), the rear one 后 (hòu), in letters + and -.
# $side (String)
# $name (String)
play-ask = { $side ->
    [red] Red
   *[black] Black
} plays { $name }.
drills-files = Count files
about-files = Each side counts the files from its own right (1.1): Red in Chinese characters, Black in digits.
# $point (String)
# $side (String)
file-ask = The marked point { $point }: which file is it, as { $side ->
    [red] Red
   *[black] Black
} counts?

mates-mixed = Unannounced
about-mixed = Nobody says what there is: a mate in at most three moves, a check that must be answered, or neither.
# $side (String)
mixed-ask = { $side ->
    [red] Red
   *[black] Black
} to move. What is there?
need-mate = Mate in at most three moves
need-check = In check, and no mate
need-nothing = Neither
mixed-mate = So it is. Now play the first move of the mate.
mixed-check = So it is. Now answer the check.
mixed-right = Right.
# $need (String)
mixed-wrong = No. This was there: { $need }.
# $need (String)
mixed-shown = This is there: { $need }.
# $played (String)
mixed-wrong-move = { $played } does not mate in time.
