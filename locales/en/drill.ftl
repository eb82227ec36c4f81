## The ending drill

drill-title = Endings
drill-drawing = Looking for a position …

## Choosing an ending

# Title of the form
ending-form-title = ending
# Which variant of draughts
ending-form-ending = ending
# Whether to win or to hold
ending-form-role = role
# How hard the position is
ending-form-level = level
# When errors are shown
ending-form-errors = errors
ending-form-fen = FEN
# Behind "Enter": starts the drill
ending-form-start = Start
# $board (String) - ten for 10x10, eight for 8x8
ending-form-fen-help = Type or paste a FEN such as { $board ->
    [eight] W:WKc3,Ke1,a3:BKb8
   *[ten] W:WK6,K8,45:BK2
} to start from a position of your own. Empty: a random position.
ending-form-over = The game is over in this position.
ending-form-from-fen = From the FEN: win it if it is won; hold it with the weaker side if it is drawn.

errors-at-once = shown at once
errors-at-the-end = shown at the end

# $role (String) - win or hold
ending-role = { $role ->
    [win] win it
   *[hold] hold it
}

# Where it does not go without saying who has to: 3 men v king, win as the king
# $role (String) - win or hold
# $pieces (String) - the pieces of the player, in words
ending-role-with = { $role ->
    [win] win
   *[hold] hold
} as the { $pieces }

# $level (String) - any, easy, medium or hard
ending-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[any] any
}

# $count (Number) - kings of one side, 1 or more
ending-kings = { $count ->
    [one] king
   *[other] { $count } kings
}

# A king that is alone against the other side
ending-lone-king = king

# $count (Number) - men of one side, 1 or more
ending-men = { $count ->
    [one] man
   *[other] { $count } men
}

# $kings (String) - the kings of one side, in words
# $men (String) - the men of the same side, in words
ending-force = { $kings }, { $men }

# $strong (String) - the pieces of the stronger side
# $weak (String) - the pieces of the weaker side
ending-material = { $strong } v { $weak }

# The same in a row of a form: at most 22 columns
# $strong (String) - the pieces of one side
# $weak (String) - those of the other
ending-material-short = { $strong } v { $weak }

drill-not-tried = Not tried yet.

# $solved (Number) - how often the ending was solved
# $tried (Number) - how often it was tried
# $perfect (Number) - how often it was solved without wasting a move
# $streak (Number) - the most solutions in a row
drill-record = Solved { $solved } of { $tried }, { $perfect } perfect, best streak { $streak }.

## The task

# $moves (Number) - the moves of the rule: 16 names the 16-move rule
drill-task-win-limit = You can win within the { $moves }-move rule. Any move that keeps the win is right. “To spare”: the moves that you can waste.

drill-task-win = You can win. Any move that keeps the win is right.

# $moves (Number) - the moves of the rule: 16 names the 16-move rule
drill-task-hold-limit = You can draw, if you find the moves until the { $moves }-move rule ends the game.

drill-task-hold = You can draw, if you find the moves.
drill-attempt-win = Try to win. No table covers this ending: the engine replies and judges.
drill-attempt-hold = Try to hold. No table covers this ending: the engine replies and judges.

# $moves (Number) - moves that can be wasted without losing the win to the move rule
moves-to-spare = { $moves } to spare

## Verdicts on a move

engine-sees-no-win = The engine no longer sees a win.
engine-sees-loss = The engine now sees a forced loss.
drill-still-drawn = Still a draw.
drill-still-won = Still won.

# $moves (Number) - moves to the win with best play
drill-still-won-in = { $moves ->
    [one] Still won, in 1 move with best play.
   *[other] Still won, in { $moves } moves with best play.
}

drill-win-gone = The win is gone. r goes back to the error.
drill-lost-now = This is lost. r goes back to the error.
drill-not-seen = Play on; the engine replies.

# $moves (Number) - moves wasted by this move
# $better (String) - a move that wastes none
# $kept (Number) - the moves to spare after the better move
drill-wasted = { $moves ->
    [one] Still won, but you wasted a move: { $better } kept { $kept } to spare before the limit.
   *[other] Still won, but you wasted { $moves } moves: { $better } kept { $kept } to spare before the limit.
}

# $why (String) - a mistake-... message
drill-gives-win-away = That gives away the win: { $why }.

# $why (String) - a mistake-... message
drill-loses = That loses: { $why }.

# $written (String) - the number and the move with its sign: 2. 45-40??
# $why (String) - a mistake-... message
drill-gave-win-why = { $written } gave away the win: { $why }.

# $written (String) - the number and the move with its sign: 2. 45-40??
# $why (String) - a mistake-... message
drill-gave-draw-why = { $written } gave away the draw: { $why }.

## Why a move gave the result away: follows a colon

# $mistake (String) - why a move gave the result away
drill-mistake = { $mistake ->
    [too-late] it takes too long for the move limit
    [loses-king] a king is captured
    [loses-man] a man is captured
    [lets-man-through] the man gets through and is crowned
    [gives-main-road] the lone king gets the main road
    [leaves-main-road] your king leaves the main road
    [lets-king-out] the lone king slips out between your pieces
    [walks-into-offer] an offer draws you onto a line where you are captured
    [is-caught] your king is caught
   *[other] the reply shows why
}

## What can be done then

# $better (String) - the right move
drill-better = { $better } was right.

drill-retry-or-see = s shows why, r tries again, i tells the right move.
drill-refutation-more = s shows the next move, any other key returns.
    .aloud = s shows the next move; any other line returns.
# After the last move of a refutation
drill-refutation-drawn = That is a draw.
drill-refutation-lost = That is lost.
drill-refutation-end = Any key returns.
    .aloud = Any line returns.

# r is the key that goes back to the position before the move
drill-retry = r tries again from there.
drill-back-here = r resumes from here.

## Hints

drill-all-keep = Every move keeps the result.

# $written (String) - the only move that wins
# $spare (Number) - moves that can then still be wasted
drill-winning-move = { $spare ->
    [one] Winning: { $written }. After it you can waste 1 move before the limit.
   *[other] Winning: { $written }. After it you can waste { $spare } moves before the limit.
}

# $moves (String) - moves that win, a list; behind each in parentheses how many moves can then still be wasted
drill-winning-spare = Winning: { $moves }. In brackets: how many moves you can waste then before the limit.

# $moves (String) - moves that win, a list
drill-winning = Winning: { $moves }.

# $moves (String) - moves that hold the draw, a list
drill-holding = Holding: { $moves }.

# The first moves of a list that goes on
# $moves (String) - the first moves
drill-and-more = { $moves } and more

rule-four-kings = Watch for a move that attacks two of your kings at once; without one, four kings always win.

# $on (Number) - of 100 positions, those won with the lone king on the main road
# $off (Number) - those won with it elsewhere
rule-keep-off-road = Keep the lone king off the main road. With it there you win { $on } positions in 100, with it elsewhere { $off }.

# $on (Number) - of 100 positions, those lost on the main road
# $off (Number) - those lost elsewhere
rule-hold-road = Hold the main road. On it you lose { $on } positions in 100, elsewhere { $off }.

# $offers (Number) - of 100 wins in two moves, those that can begin with an offer
rule-last-offer = Look for an offer: the other side must capture, and your next move ends the game. { $offers ->
    [100] Every win in two moves begins with one.
   *[other] Of 100 wins in two moves, { $offers } can begin with one.
}

# $keeps (Number) - of 100 won positions in which a man can be crowned at once, those in which that keeps the win
rule-crowning = Do not crown in haste. Of 100 won positions in which a man can be crowned at once, crowning keeps the win in { $keeps }.

# $moves (Number) - the moves of the longest win
# $offers (Number) - of 100 wins in two moves, those that can begin with the offer of a king
rule-few-moves = Guard the squares to which the lone king can go, until it has no safe one, or offer a king. Of 100 wins in two moves, { $offers } can begin with an offer; no win takes more than { $moves } moves.

rule-corner = Go to the opposite corner of the main road: you win only if both kings stand on it, the other one in a corner.

# $on (Number) - of 100 positions, those lost on the main road
# $off (Number) - those lost elsewhere
# $taken (Number) - of 100 losing moves, those after which the king is taken at once
rule-no-refuge = Keep your king where it cannot be taken. Of 100 losing moves, { $taken } let it be taken at once. The main road is no refuge: you lose { $on } positions in 100 on it, { $off } elsewhere.

# $result (String) - win or lose
# $share (Number) - of 100 such positions
rule-opposition = { $result ->
    [win] Bring a man face to face with theirs, in one column with one row between, and keep another man that can move. Of 100 such positions with you to move, you win { $share }.
   *[lose] Do not face their man in one column with one row between when it is your move: your man must step beside theirs. Of 100 such positions you lose { $share }.
}

# $near (Number) - steps of the foremost man of the other side to its last row
# $won (Number) - of 100 such positions, those won
# $far (Number) - more steps
# $more (Number) - of 100 such positions, those won
rule-stop = Guard the road of their foremost man: bring a piece in front of it while it is still far from its last row. Of 100 positions you win { $won } when it is { $near ->
    [one] 1 step
   *[other] { $near } steps
} away, and { $more ->
    [100] all
   *[other] { $more }
} when it is { $far } away.

# $near (Number) - steps of one's own foremost man to its last row
# $held (Number) - of 100 such positions, those not lost
# $far (Number) - more steps
# $fewer (Number) - of 100 such positions, those not lost
rule-hurry = Run with your foremost man, and keep its road free. Of 100 positions you hold { $held } when it is { $near ->
    [one] 1 step
   *[other] { $near } steps
} from its last row, and { $fewer ->
    [0] none
   *[other] { $fewer }
} when it is { $far } away.

# $result (String) - win or draw
# $taken (Number) - of 100 moves that give it away, those that let the other side capture at once
rule-captures-share = { $result ->
    [win] Guard your pieces: before each move, look at what it lets the other side capture. Of 100 moves that give the win away, { $taken } let it capture at once.
   *[draw] Guard your pieces: before each move, look at what it lets the other side capture. Of 100 moves that lose, { $taken } let it capture at once.
}

rule-captures = Before each move, check what it lets the other side capture.

## The result

drill-won = Won!
drill-lost = Lost.
drill-not-won = Only a draw.
drill-held = Draw held!
drill-won-more = Won, where a draw was enough!
drill-perfect = Perfect: nothing wasted.

# $written (String) - the number and the move with its sign: 2. 45-40??
drill-gave-win = { $written } gave away the win.

# $written (String) - the number and the move with its sign: 2. 45-40??
drill-gave-draw = { $written } gave away the draw.

# $moves (Number) - moves wasted in the whole drill
drill-wasted-in-all = { $moves ->
    [one] You wasted 1 move.
   *[other] You wasted { $moves } moves.
}

drill-go-on = n: next, r: again, ↑: look back.
drill-try-again = r: back to the error, n: next, ↑: look back.
