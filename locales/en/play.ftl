## A game against the engine.

home-game = Game: play the engine
play-title = Game
# Title of panes about the game
play-pane = game
play-sheet = your score sheet
play-setup = a new game
play-begin = Begin
help-begin = In the game: o offers a draw, z resigns, j adjourns.
enter-begins = Enter begins the game.

# Subject of the screen
# $variant (String) - the name of the variant
# $opponent (String) - the engine and its level
game-subject = { $variant }, { $opponent }

# $variant (String) - the name of the variant
# $opponent (String) - the engine and its level
# $game (Number) - the number of the game in the play-off
playoff-subject = { $variant }, { $opponent }, play-off game { $game }

## The opponent

own-engine = your own engine

# $level (Number) - 1 to 8
level-name = level { $level }

# The engine as a player of a saved game
# $level (String) - a level-name message
player-engine = Damier, { $level }
# A player of a saved game who gave no name
player-nameless = Player

# $level (Number) - 1 to 8
# $elo (Number) - its strength
level-choice = { $level ->
    [1] 1 · { $elo } · beginner
    [2] 2 · { $elo } · careless
    [3] 3 · { $elo } · hasty
    [4] 4 · { $elo } · casual
    [5] 5 · { $elo } · club
    [6] 6 · { $elo } · solid
    [7] 7 · { $elo } · deep
   *[other] 8 · { $elo } · the best
}

program-starts = Your engine is starting. The clock has not started yet.

# $reason (String) - what is wrong with the engine
program-fault = Your own engine failed: { $reason }. Level 8 plays instead.

# $reason (String) - what is wrong with the engine
game-engine-failed = The engine failed ({ $reason }). The game is kept and the clock stopped: r asks again.

## The clock

# The player, beside the clock
game-you = you
# Beside the clock of the side that has run out of time
flag = flag!

## What happens in the game

your-move = Your move.
game-engine-thinks = The engine is thinking.
arbiter-looks = The arbiter is judging the position.
engine-offers = The engine offers a draw: o accepts, a move declines.
offering = Your next move comes with a draw offer.
offer-stands = You have offered a draw.
offer-declined = The engine declines the draw.
resign-sure = Resign? z again resigns, any other key plays on.
sealing = Adjourn: your next move is sealed and the clock stops. j again cancels.
written-wrong = That move was not played.
taken-back = Taken back.
resumed = The game continues.
resumed-sealed = Your sealed move was made: the game continues.
claim-possible = w claims a draw.
time-trouble = Under 5 minutes: no need to write moves down.
blind = Blindfold: the pieces are hidden until the end.
you-win = You win!
you-lose = You lose.
a-draw = A draw.
# $game (Number) - the number of the next game in the play-off
# $side (String) - the player's pieces in it: white or black
# $yours (String) - the player's time, such as 03:12
# $theirs (String) - the engine's time
playoff-continues = The play-off continues: n starts game { $game }. You have { $side ->
        [white] White
       *[black] Black
    } and { $yours }, the engine { $theirs }.
# $moves (String) - the moves of the opening, as 32-28 19-23
ballot-drawn = Ballot: { $moves }
game-filed = Saved to games.pdn.

# $played (String) - a move
called-out = The engine plays { $played }.

# $square (String) - the number or name of a square
touched = You touched { $square }: that piece must move.

## Draws offered and claimed

# $needed (Number) - moves by each side before a draw may be offered
# $moves (Number) - moves made so far
offer-too-early = You may offer a draw after { $needed } moves by each side; so far: { $moves }.
offer-offered-last = You made the last offer: the next one is the engine's.
offer-not-your-move = A draw is offered with your own move: wait for it.
offer-none = There is no draw offer to answer.
offer-game-over = The game is over.

# $reason (String) - why a claim is refused
claim-refused = { $reason ->
    [not-your-turn] Claim when it is your move.
    [no-sudden-death] Draws can only be claimed under sudden death.
    [nothing] Nothing to claim: it takes a lone king against 3 pieces or fewer, or 8 pieces and under a minute.
    [can-be-won] Claim refused: the tables show a win.
   *[no-advantage] Claim refused: your advantage is not clear.
}

## The player's own score sheet

# Before the line for typing the next move of the sheet
# $number (Number) - the number of the move
# $side (String) - white or black
sheet-prompt = { $side ->
    [white] sheet { $number }.
   *[black] sheet { $number }…
}

# What to type there
sheet-hint = type the move that was played

# $number (Number) - the number of the move
# $side (String) - white or black
write-down = { $side ->
    [white] Write down White's move { $number }.
   *[black] Write down Black's move { $number }.
}

# $missing (Number) - moves
fill-in = { $missing ->
    [one] Your sheet lacks one move: fill it in, or Esc.
   *[other] Your sheet lacks { $missing } moves: fill them in, or Esc.
}

# Before the line for typing the move that is sealed for an adjournment
prompt-seal = seal

## The form for a new game: what stands before the values, and what they mean.

row-level = engine
    .help = How strong the engine is. Level 8 plays its best and thinks in your time too. The options (o) set an engine of your own.
# The player
row-color = you
    .help = Your pieces. White moves first, except in some positions.
# How the game begins
row-start = start
    .help = The usual position, a balanced opening by ballot, your own position, or odds.
row-fen = FEN
    .help = A position like W:W31-50:B1-20, on 64 squares like W:Wc3,e3:Bb6,d6, typed or pasted; K marks a king.
row-clock = clock
    .help = Sudden death: one time for the game. Fischer: more for every move.
    .playoff = A play-off until a game is won. After a draw, the next game starts with the time left. Fischer clock.
row-time = time
    .help = For the whole game, or for the moves of the period.
# What the clock needs besides the time: seconds a move, or moves in a period
row-extra = more
    .help = Fischer: seconds added a move. Period: how many moves; half the time again for the rest.
row-undo = undo
    .help = With takebacks (u) the game is casual.
row-touch = touch
    .help = Touch-move: a piece you choose must move, if it can.
row-blind = blind
    .help = Blindfold: the pieces are hidden until the end.
row-sheet = sheet
    .help = If you keep it, you type both moves after each turn; they are checked.

play-white = White
play-black = Black
play-either = White or Black
start-beginning = start position
start-ballot = opening by ballot
# The FEN is typed in the row below
start-fen = the FEN below
start-engine-down-1 = engine a man down
start-engine-down-2 = engine two men down
start-engine-down-3 = engine three men down
start-you-down-1 = you a man down
start-you-down-2 = you two men down
start-you-down-3 = you three men down
# No clock
clock-none = none
clock-sudden-death = sudden death
clock-fischer = Fischer
clock-periods = moves in a period
# A series of games until one is won, each with the time left over from the last
clock-playoff = Lehmann-Georgiev
undo-allowed = allowed
undo-forbidden = not allowed
no = no
yes = yes
sheet-kept = kept for you
sheet-yours = you keep it

# $minutes (Number) - thinking time
minutes-value = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}

# $seconds (Number) - added for every move
seconds-value = { $seconds ->
    [one] 1 second a move
   *[other] { $seconds } seconds a move
}

# $moves (Number) - moves in a period
moves-value = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## Keys

# a game
label-game = game
help-game = play a game against the engine
# offer a draw
label-offer = draw
help-offer = offer a draw with your next move, or accept one
# claim a draw
label-claim = claim
help-claim = claim a draw, under sudden death
label-resign = resign
help-resign = resign; press twice
label-adjourn = adjourn
help-adjourn = adjourn: your next move is sealed
label-new-game = new game
help-new-game = a new game
# play another game like this one
label-again = rematch
help-again = another game on the same terms
help-ask-again = ask the engine again after a failure
