## A game against the engine or another person.

home-game = Game: an engine or a person
play-title = Game
# Title of panes about the game
play-pane = game
play-sheet = your score sheet
# The score sheet of one of two people
# $name (String) - the player
play-sheet-of = score sheet: { $name }
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

# $variant (String) - the name of the variant
# $opponent (String) - the engine and its level
# $game (Number) - 1 or 2: the game of the mini-match
match-subject = { $variant }, { $opponent }, mini-match game { $game }

## The opponent

own-engine = your own engine
# An opponent in the form: someone else at the same board
another-person = another person, here
    .aloud = another person at this keyboard
# An opponent in the form: a person or a program on another terminal or machine
remote-opponent = another terminal
# An opponent that has not said its name
remote-side = the other side
# The name of another person who has given none
guest-nameless = Guest

# $level (Number) - 1 to 8
level-name = level { $level }

# The engine as a player of a saved game
# $level (String) - a level-name message
player-engine = Damier, { $level }
# A player of a saved game who gave no name
player-nameless = Player
# Events of games that Damier has saved
event-training = Training game
event-casual = Casual game
event-play-off = Lehmann-Georgiev play-off
event-mini-match = Mini-match
event-display = Simultaneous display

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
    .aloud = { $level ->
        [1] level 1, rating { $elo }, beginner
        [2] level 2, rating { $elo }, careless
        [3] level 3, rating { $elo }, hasty
        [4] level 4, rating { $elo }, casual
        [5] level 5, rating { $elo }, club
        [6] level 6, rating { $elo }, solid
        [7] level 7, rating { $elo }, deep
       *[other] level 8, rating { $elo }, the best
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
# $name (String) - one of two people
move-of = { $name } to move.
game-engine-thinks = The engine is thinking.
arbiter-looks = The arbiter is judging the position.
engine-offers = The engine offers a draw: o accepts, a move declines.
# $name (String) - one of two people
person-offers = { $name } offers a draw: o accepts, a move declines.
offering = Your next move comes with a draw offer.
offer-stands = You have offered a draw.
offer-declined = The engine declines the draw.
# $name (String) - one of two people
person-declines = { $name } declines the draw.
# $name (String) - one of two people
resign-sure-of = { $name } resigns? z again resigns, any other key plays on.
    .aloud = { $name } resigns? Type { label-resign } again to resign; any other line plays on.
resign-sure = Resign? z again resigns, any other key plays on.
    .aloud = Resign? Type { label-resign } again to resign; any other line plays on.
sealing = Adjourn: your next move is sealed and the clock stops. j again cancels.
    .aloud = Adjourn: type your next move; it is sealed, and the clock stops. { label-adjourn } again cancels.
written-wrong = That move was not played.
taken-back = Taken back.
resumed = The game continues.
resumed-sealed = The sealed move was made: the game continues.
claim-possible = w claims a draw.
time-trouble = Under 5 minutes: no need to write moves down.
blind = Blindfold: the pieces are hidden until the end.
you-win = You win!
you-lose = You lose.
a-draw = A draw.
# $name (String) - one of two people
person-wins = { $name } wins!
# $game (Number) - the number of the next game in the play-off
# $side (String) - the player's pieces in it: white or black
# $yours (String) - the player's time, such as 03:12
# $theirs (String) - the engine's time
playoff-continues = The play-off continues: n starts game { $game }. You have { $side ->
        [white] White
       *[black] Black
    } and { $yours }, the engine { $theirs }.
# $game (Number) - the number of the next game in the play-off
# $white (String) - who has White in it
# $whites (String) - White's time, such as 03:12
# $black (String) - who has Black in it
# $blacks (String) - Black's time
playoff-continues-of = The play-off continues: n starts game { $game }. White: { $white }, { $whites }. Black: { $black }, { $blacks }.
# A mini-match: two games from one position, with the colours exchanged; two points for a win, one for a draw
# $yours (Number) - the player's points in the first game
# $theirs (Number) - the engine's points
# $side (String) - the player's pieces in the second game: white or black
match-continues = Mini-match: { $yours } : { $theirs } after the first game. n starts the second; you have { $side ->
        [white] White
       *[black] Black
    }.
# $white (String) - who had White in the first game
# $whites (Number) - White's points
# $black (String) - who had Black in it
# $blacks (Number) - Black's points
match-continues-of = Mini-match: { $white } { $whites }, { $black } { $blacks }. n starts the second game, with the colours exchanged.
# $result (String) - won, lost or drawn
# $yours (Number) - the player's points in both games
# $theirs (Number) - the engine's points
match-over = { $result ->
        [won] You have won the mini-match
        [lost] You have lost the mini-match
       *[drawn] The mini-match is drawn
    }: { $yours } : { $theirs }.
# $white (String) - who had White in the second game
# $whites (Number) - White's points in both games
# $black (String) - who had Black in it
# $blacks (Number) - Black's points
match-over-of = The mini-match is over: { $white } { $whites }, { $black } { $blacks }.
# $moves (String) - the moves of the opening, as 32-28 19-23
ballot-drawn = Ballot: { $moves }
# $moves (String) - the number of a ballot among the basic positions of the IDF, and its moves, as 7-V gh4
ballot-basic = Basic position: { $moves }
# $men (String) - man-elsewhere messages
ballot-flying = Flying: before the first move a man stands elsewhere. { $men }.
    .aloud = This is a flying ballot: before the first move a man stands elsewhere. { $men }.
# A man of a flying ballot
# $side (String) - white or black: whose man
# $from (String) - its usual square
# $to (String) - where it stands
man-elsewhere = { $side ->
    [white] White has { $to } instead of { $from }
   *[black] Black has { $to } instead of { $from }
}
game-filed = Saved to games.pdn.

# $played (String) - a move
called-out = The engine plays { $played }.
# $name (String) - one of two people
# $played (String) - a move
called-out-by = { $name } plays { $played }.

# $square (String) - the number or name of a square
touched = You touched { $square }: that piece must move.

## A side that plays elsewhere, over DXP

# $address (String) - such as 127.0.0.1:27531
link-waits = Waiting for the other side to call { $address }.
# $address (String) - such as 127.0.0.1:27531
link-calls = Calling { $address }.
link-kept = Esc leaves.
# $reason (String) - why it is over, a clause
link-over = No connection: { $reason }.
link-again = r connects again.
remote-gone = The clock stands, the game is kept.
remote-stopped = The other side ended the game without a result that counts.
# $name (String) - the other side
# $text (String) - what it says
remote-says = { $name } says: { $text }

## Touch-move between two people

# $name (String) - one of two people
# $square (String) - the number or name of a square
touch-broken = { $name } touched { $square } and moved another piece: p asks the arbiter.
# $name (String) - one of two people
# $square (String) - the number or name of a square
touch-corrected = Taken back: { $name } must move { $square }.
# $by (String) - White or Black
# $square (String) - the number or name of a square
# $other (String) - the other side
# $article (String) - the article that decides
complaint-breach = { $by } touched { $square }; may { $other } demand the move? Yes, or accept the one made ({ $article }). p again demands it, a move accepts.
# $by (String) - White or Black
# $square (String) - the number or name of a square
# $other (String) - the other side
# $article (String) - the article that decides
complaint-late = { $by } touched { $square }; may { $other } demand the move? No: { $other } has replied ({ $article }).
# $by (String) - White or Black
# $square (String) - the number or name of a square
# $other (String) - the other side
# $ruling (String) - the arbiter's decision, in the words of an exercise
# $article (String) - the article that decides
complaint-touched = { $by } touched { $square }; may { $other } demand the move? Yes: { $ruling } ({ $article }).

## Draws offered and claimed

# $needed (Number) - moves by each side before a draw may be offered
# $moves (Number) - moves made so far
offer-too-early = You may offer a draw after { $needed } moves by each side; so far: { $moves }.
offer-offered-last = You made the last offer: the next one is your opponent's.
offer-not-your-move = A draw is offered with your own move: wait for it.
offer-none = There is no draw offer to answer.
offer-game-over = The game is over.

# $reason (String) - why a claim is refused
claim-refused = { $reason ->
    [not-your-turn] Claim when it is your move.
    [no-sudden-death] Draws can only be claimed under sudden death.
    [nothing] Nothing to claim: it takes a lone king against at most 3 pieces, or at most 8 pieces in all and under a minute.
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

# $missing (Number) - moves
# $name (String) - one of two people
fill-in-of = { $missing ->
    [one] The sheet of { $name } lacks one move: fill it in, or Esc.
   *[other] The sheet of { $name } lacks { $missing } moves: fill them in, or Esc.
}

# Before the line for typing the move that is sealed for an adjournment
prompt-seal = seal

## The form for a new game: what stands before the values, and what they mean.

row-opponent = opponent
    .help = A level of the engine (8 is the best), or a person. The options (o) set an engine of your own.
# The name of the other person
row-theirs = they are
    .help = The other person's name, for the clock, the file and your results.
# The name of the person in front
row-yours = you are
    .help = A name other than that in the options is a guest's: the game is filed, and no progress.
# The player
row-color = you
    .help = Your pieces. White moves first, except in some positions.
    .both = A mini-match: this position with either colour, first White. A win is two points.
# How the game begins
# $full (Number) - ballots in the drawing table of the FMJD
# $basic (Number) - basic positions of the IDF
row-start = start
    .help = The usual position, a balanced opening by ballot, your own position, or odds.
    .ballots = One of the { $full } ballots of the FMJD, one of the { $basic } basic positions of the IDF, your own position, or odds.
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
    .aloud = seconds added, or moves
row-undo = undo
    .help = With takebacks (u) the game is casual.
row-touch = touch
    .help = Touch-move: a piece you choose must move, if it can.
    .two = Touch-move: who touches one piece and moves another may be called back by the opponent (p).
    .aloud = a touched piece must move
row-blind = blind
    .help = Blindfold: the pieces are hidden until the end.
    .aloud = blindfold
row-sheet = sheet
    .help = If you keep it, you type both moves after each turn; they are checked.
    .aloud = score sheet

# How the other terminal or program is reached
row-link = link
    .help = By DXP: one side waits, the other calls; one decides on the game, the other follows.
row-address = at
    .help = Empty: this machine only. With an address, others can reach you, unencrypted.
address-here = 127.0.0.1:27531
link-listen-ask = wait, my terms
link-call-follow = call, their terms
link-call-ask = call, my terms
link-listen-follow = wait, their terms

# Whether the board turns between two people
row-turning = board
    .help = Turned after each move, the side to move sits at the bottom.

play-white = White
play-black = Black
play-either = White or Black
play-both = both: a mini-match
start-beginning = start position
start-ballot = opening by ballot
# Which of the ballots: the drawing table of the FMJD has 736, the basic positions of the IDF are 150
start-ballot-federation = ballot of the FMJD
start-ballot-basic = basic position, IDF
# The FEN is typed in the row below
start-fen = the FEN below
    .aloud = the position in the row FEN
start-opponent-down-1 = opponent a man down
start-opponent-down-2 = opponent two men down
start-opponent-down-3 = opponent three men down
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
sheet-theirs = each keeps one
turning-no = stays as it is
turning-yes = turned each move

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
help-game = play a game against the engine or another person
# offer a draw
label-offer = draw
help-offer = offer a draw with your next move, or accept one
# claim a draw
label-claim = claim
help-claim = claim a draw, under sudden death
# ask the arbiter about a touched piece
label-protest = arbiter
help-protest = ask the arbiter about a touched piece; again: have it moved
label-resign = resign
help-resign = resign; press twice
    .aloud = resign; type it twice
label-adjourn = adjourn
help-adjourn = adjourn: your next move is sealed
label-new-game = new game
help-new-game = a new game
# play another game like this one
label-again = rematch
help-again = another game on the same terms
help-ask-again = ask the engine again after a failure

## A game read back from memory

# $at (Number) - half-moves read back
# $plies (Number) - all half-moves of the game
# $faults (String) - a recall-faults message
recall-at = From memory: { $at } of { $plies } half-moves. { $faults }
# $plies (Number) - all half-moves of the game
# $faults (String) - a recall-faults message
recall-done = The whole game from memory: { $plies } half-moves. { $faults }
# $wrong (Number) - wrong tries
# $shown (Number) - moves that were shown
recall-faults = { $wrong } wrong, { $shown } shown.
recall-how-to = i shows the next move, Esc ends.
    .aloud = Type { label-remind } to have the next move shown.
# $played (String) - a move
recall-shown = It was { $played }.
label-recall = from memory
help-recall = read the game back from memory, move by move
label-remind = show it
help-remind = reading a game back: show the next move
