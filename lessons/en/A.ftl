## Stage A: tournament player and arbiter.

stage-A = Tournaments and arbiters
    .about = What may be demanded at the board, by whom and until when; clocks, draws, pairing, tie-breaks. For players in their first tournament, and for arbiters.

## Touching a piece

touch-move = Touch-move
touch-move-1 = In a tournament, a piece you touch must move, if it can. You have touched the man on 33. Now you would rather move the one on 42. Too late: move the man on 33.
    .wrong = You touched 33, so 33 must move.
    .right = Look first, then touch. This saves more games than any opening.
touch-move-2 = You touch the man on 38, but it has no free square: it cannot move. What now?
    .a = I lose the game
    .b = I may move another piece
    .c = I lose my turn
    .right = The rule is about pieces that can move.
touch-move-3 = A man stands crooked on 42. You want to straighten it. When do you say “I adjust”?
    .a = Before I touch it
    .b = While I touch it
    .c = Never: it is not allowed
    .right = First the words, then the hand. And only when it is your move: the other player may not touch anything.
touch-move-4 = You move 43-39 and keep a finger on the man. You see that 39 is bad. What may you still do?
    .a = Nothing: it has moved
    .b = Move another man
    .c = Put this man elsewhere
    .right = The move is complete once your hand has left the piece. Until then the same piece may go to any square it can reach.

## Irregular acts

irregular-acts = Irregular acts
irregular-acts-1 = White touches 32, then plays 33-28. That is one of sixteen irregular acts in the rules. Whose business is it?
    .a = The arbiter's
    .b = Black's
    .c = White's
    .right = Black decides: White must correct it, or it stands. Black may well like 33-28 better than a move of 32.
irregular-acts-2 = White touches 32, then plays 33-28. Black answers 19-23 and only then thinks of the rule. May Black still demand anything?
    .a = Yes, until the game ends
    .b = Yes, for one more move
    .c = No
    .right = Playing on accepts the position. The right to complain ends with your own next move.
irregular-acts-3 = White moves a man backward. Black demands a correction, and White refuses. What happens?
    .a = White loses the game
    .b = White is warned
    .c = The move stands
    .right = A player who refuses to correct an irregular act loses the game. Correcting only a part of it is punished, too.
irregular-acts-4 = White captures two men and leaves one of them on the board. Which of these is an irregular act as well?
    .a = Thinking for an hour
    .b = Removing your own man
    .c = Offering a draw
    .right = So are two moves in a row, taking a move back, not capturing, moving an enemy piece, capturing with two hands, and more.
irregular-acts-5 = Some things are corrected whatever the players want: a man on a light square, a man left off at the start. If the board itself lies the wrong way round, the game is …
    .a = lost for White
    .b = continued
    .c = void, and played again
    .right = Check the board before you begin: a dark square at each player's left hand.
irregular-acts-6 = White played 44x35 and took one man, although 33 can take two. Black demands a correction, and the position is put back. You are White: play the move that the rules demand.
    .right = Not taking the most is an irregular act, too. Black might also have let it stand.

## The clock

clock-and-flag = Clock and flag
clock-and-flag-1 = You move, then you press your clock, with the same hand. Which hand did White use to move, if the right hand pressed the clock?
    .a = The right one
    .b = The left one
    .c = Either
    .right = One hand for the move, for taking pieces off, and for the clock.
clock-and-flag-2 = White moves and lets go of the piece. The flag falls before White has pressed the clock. Was the move in time?
    .a = Yes
    .b = No, White loses on time
    .c = It is a draw
    .right = Under the clock, a move counts once the clock is pressed. Keep a few seconds for that.
clock-and-flag-3 = Your opponent has moved, but forgot to press the clock. Who may say so?
    .a = Only you
    .b = The arbiter too
    .c = Any spectator
    .right = Each player looks after their own clock. You may say so, or simply think on your opponent's time.
clock-and-flag-4 = Sudden death: a fixed time for the whole game. With a Fischer clock …
    .a = time never runs out
    .b = each move adds time
    .c = the flag does not count
    .right = That is why the special rules for a player with no time left apply only under sudden death.

## Arriving

arriving = Late at the board
arriving-1 = The round starts at ten. White is there; Black is not. The arbiter starts …
    .a = White's clock
    .b = Black's clock
    .c = no clock
    .right = Lost time is counted against the one who is late. Normally White's clock starts.
arriving-2 = Black comes sixty-five minutes late; the limit is an hour. The game is …
    .a = played with less time
    .b = drawn
    .c = lost for Black
    .right = Up to an hour, only the time is lost. Later than that, the game. If both are too late, both lose.
arriving-3 = Neither player is there at the start. White comes after twenty minutes. Both clocks together have lost twenty minutes. White now has lost …
    .a = ten minutes
    .b = twenty minutes
    .c = nothing
    .right = The time until the first of them arrives is halved. From then on Black's clock runs.

## The score sheet

score-sheet = Keeping score
score-sheet-1 = Every player writes down all moves, of both sides, after each move. A capture is written …
    .a = before it is made
    .b = after it is made
    .c = at the end of the game
    .right = The sheet lies where the arbiter can see it. Both sign the sheets at the end.
score-sheet-2 = Sudden death, four minutes left on your clock. Must you keep writing?
    .a = No
    .b = Yes
    .right = Under five minutes is called time trouble. The arbiter may have you fill in the missing moves after the game.
score-sheet-3 = Fischer clock, four minutes left. Must you keep writing?
    .a = No
    .b = Yes
    .right = Every move adds time, so there is no time trouble under Fischer.
score-sheet-4 = A game can be played again from the sheet. Yours says: 1. 28-23 19x28 2. 32x23. Play White's moves as they are written.
    .then = Black's capture is on the sheet as well: 19x28. Now 32x23.
    .wrong = The sheet says 28-23.
    .right = The sheet shows what was played. That is why both sides' moves are on it.

## Draw offers

draw-offers = Offering a draw
draw-offers-1 = You may offer a draw after each side has made forty moves. In which order?
    .a = Clock, offer, move
    .b = Offer, move, clock
    .c = Move, offer, clock
    .right = On your own time, and without conditions.
draw-offers-2 = Your opponent says nothing and plays a move. Your offer is …
    .a = still open
    .b = declined
    .c = accepted
    .right = A move declines it. Until then it stands: it cannot be withdrawn.
draw-offers-3 = It was declined. When may you offer a draw again?
    .a = With my next move
    .b = After my opponent has
    .c = After forty more moves
    .right = So choose the moment well: the next offer is your opponent's.

## Draw claims

draw-claims = Claiming a draw
draw-claims-1 = Three kings against one. Each side has made sixteen more moves, and nothing happened. What is the result?
    .a = The game goes on
    .b = A draw
    .c = White wins on points
    .right = Sixteen moves with three pieces and a king among them; five with two pieces, or one.
draw-claims-2 = A king and a man against a king. How many moves has each side left?
    .a = Five
    .b = Sixteen
    .c = Twenty-five
    .right = Five. Twenty-five is for positions in which both sides move only kings and nothing is taken.
draw-claims-3 = Sudden death: three kings against one have just come about. White cannot show a win. What is the result?
    .a = A theoretical draw
    .b = The game goes on
    .right = Such an ending is not to be decided by the flag. Under a Fischer clock it is played on.
draw-claims-4 = Sudden death again. You stand clearly better with forty seconds left. With how many pieces on the board may you claim a draw?
    .a = Four or fewer
    .b = Any number
    .c = Eight or fewer
    .right = Draw by advantage: eight pieces or fewer, under a minute, and a clear advantage. Your clock runs on while the arbiter decides.

## The sealed move

sealed-move = Adjournment
sealed-move-1 = The lights fail, and the game must be adjourned. Black is to move. Who writes down the next move, in secret?
    .a = White
    .b = Black
    .c = The arbiter
    .right = The player to move seals a move. Position, times and both sheets go into an envelope, and the arbiter keeps it.
sealed-move-2 = The envelope is opened. The sealed move is illegal. What happens?
    .a = Another move is made
    .b = Black is warned
    .c = Black loses
    .right = Check what you seal: square numbers are easily mixed up.
sealed-move-3 = The envelope is opened, the sheets are handed back, position and times are agreed. The sealed move is 20-24, but overnight you came to like 19-23 better. You are Black: play what you must.
    .wrong = The sealed move stands: play 20-24.
    .right = Then you press the clock, and the game continues.

## Conduct

conduct = Conduct and penalties
conduct-1 = White is thinking. May you walk about in the hall?
    .a = Yes
    .b = No
    .right = You may walk, ask the arbiter, appeal in writing. But not when it is your move, and do not stand beside other games.
conduct-2 = May you discuss your finished game with your opponent in the playing hall?
    .a = Yes, quietly
    .b = No
    .right = Analysis, telephones, advice, pointing at squares and talk disturb others, or help where no help is allowed.
conduct-3 = There are four penalties: a warning, a severe warning, loss of the game, disqualification. After how many severe warnings in one game is it lost?
    .a = One
    .b = Two
    .c = Three
    .right = Disqualification needs the consent of the chief arbiter.

## The arbiter

arbiter = The arbiter
arbiter-1 = A flag has fallen, and neither player has noticed. What does the arbiter do?
    .a = Wait
    .b = End the game
    .c = Warn both
    .right = The arbiter also ends a game that the rules have made a draw, and settles any quarrel unasked.
arbiter-2 = White touches 32 and moves 33. Black says nothing. What does the arbiter do?
    .a = Nothing
    .b = Warn White
    .c = Make White move 32
    .right = Two things are left to the opponent alone: irregular acts, and a clock that someone forgot to press.
arbiter-3 = You think that the arbiter is wrong. What can you do?
    .a = Stop the clock and argue
    .b = Leave
    .c = Appeal in writing
    .right = Play on, and appeal after the game, in time. An appeals committee, an odd number of people, decides by majority.

## Tournaments

tournaments = Kinds of tournament
tournaments-1 = In a round robin everyone meets everyone. In a knock-out the losers are out. In each round of a tournament paired by score …
    .a = the best meet the worst
    .b = pairs are drawn by lot
    .c = players of like score meet
    .right = It suits many players and few rounds.
tournaments-2 = Paired by score: take the rounds of a knock-out and add two to four, an odd number if you can, never fewer than seven. Thirty players would need five rounds to knock each other out. How many rounds suit?
    .a = Five
    .b = Seven
    .c = Eleven
    .right = Seven or nine.
tournaments-3 = Two teams of five. Every player of one team plays every player of the other. That is called …
    .a = a relay
    .b = the Scheveningen system
    .c = a knock-out
    .right = In a relay, each team sends one player after another, and a loser is out.
tournaments-4 = There are other ways to play, too: blindfold, by correspondence, one against many. White begins here without a man. That is a game …
    .a = at odds
    .b = by score
    .c = in passing
    .right = The stronger player gives one or more men.

## Round robin

round-robin = The table of a round robin
round-robin-1 = A win counts two points, a draw one. A player has won three games, drawn two and lost one. How many points?
    .a = 7
    .b = 8
    .c = 9
    .right = Three times two, and two times one.
round-robin-2 = Two players have the same score. In a round robin, whoever has won more games comes first. A: five wins, two draws. B: four wins, four draws. Who comes first?
    .a = A
    .b = B
    .c = They share the place
    .right = Both have twelve points, and A has won more.
round-robin-3 = Score and wins are the same. Then it counts who won the game between them. It was drawn. What decides now?
    .a = The lot
    .b = The rating
    .c = A play-off
    .right = Score, wins, their own game, play-off: in this order.

## Pairing

pairing = Pairing a round
pairing-1 = Four players after one round: A and B have 2 points, C and D none. A beat C, and B beat D. Who meets whom?
    .a = A-B and C-D
    .b = A-D and B-C
    .c = A-C and B-D
    .right = The rules say: equal or nearly equal scores meet. By custom, no pair meets twice.
pairing-2 = After two rounds A has 4, B and C have 2, D none. Only A and D have not met, and B and C. So who meets whom?
    .a = A-B and C-D
    .b = A-D and B-C
    .c = It is over
    .right = By custom no pair meets twice. Among the pairings that are left, take the one with the scores closest together.
pairing-3 = Six players after two rounds: A and B have 4 points, C and D 2, E and F none. A and B have already met. Whom should A meet now?
    .a = B
    .b = C or D
    .c = E or F
    .right = Equal scores come first, but by custom no pair meets twice. Two points apart is the closest that is left.

## Tie-breaks

tie-breaks = Tie-breaks
tie-breaks-1 = Paired by score, players with equal scores have met different opponents. Who met the stronger ones comes first: add up their opponents' scores. You met players who ended with 8, 6, 5, 5 and 2. Your sum?
    .a = 24
    .b = 25
    .c = 26
    .right = 8 + 6 + 5 + 5 + 2.
tie-breaks-2 = Still equal? Leave out the opponents with the highest and the lowest score and add up the rest: the median. Your opponents had 8, 6, 5, 5 and 2. Your median?
    .a = 18
    .b = 16
    .c = 11
    .right = Without 8 and 2: 6 + 5 + 5.
tie-breaks-3 = Still equal? Leave out only the lowest; if that is not enough, the two lowest, and so on: the cut. Your opponents had 8, 6, 5, 5 and 2. Your sum with one cut?
    .a = 18
    .b = 24
    .c = 26
    .right = Without the 2: 8 + 6 + 5 + 5. An opponent who lost everything then no longer counts against you.

## Play-off

play-off = The Lehmann-Georgiev play-off
play-off-1 = Two players are still equal. In a Lehmann-Georgiev play-off they play until someone wins a game, with a Fischer clock. The first game is drawn. You have two minutes left. The next game starts with …
    .a = the full time again
    .b = what each has left
    .c = a minute each
    .right = So a draw with little time is dangerous. Under Game, choose the Lehmann-Georgiev clock to play one.
play-off-2 = In the second game your opponent's flag falls. What happens?
    .a = The play-off is over
    .b = One more game
    .right = A win on the board or a fallen flag decides.
play-off-3 = How many games has a Lehmann-Georgiev play-off, at most?
    .a = Two
    .b = Four
    .c = Any number
    .right = The number is not limited. Each drawn game leads to another, which begins with the time that is left, until one is won or lost on time.
