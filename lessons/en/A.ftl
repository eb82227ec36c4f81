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

## What hands do

by-hand = What hands do
by-hand-1 = A man that stops on the far row must be crowned at once: a second man is put on top of it. Either player may do that. Here the program does it. Make a king.
    .right = Usually you crown your own king. Reaching the row and crowning are one move.
by-hand-2 = Your man reached 3, but no one put a second man on it. It is a king all the same. Black has moved. What may you not do?
    .a = Crown it now
    .b = Move it as it is
    .c = Let Black crown it
    .right = First the crown, then the move. And a new king never moves before the opponent has.
by-hand-3 = On a real board you jump, put the piece down, jump again, put it down. Only then are the taken men lifted off, one after the other. Capture two men with 33.
    .right = In the order of the jumps or in reverse, without a pause, and with the hand that moved. Otherwise the opponent may ask for it to be done again.
by-hand-4 = 38 can take three men. After the first jump, on 29, you let go of the piece. What now?
    .a = The move counts as finished
    .b = You complete the capture
    .c = You begin again
    .right = Letting go ends the move. And since too few were taken, Black may have it corrected, or accept it.
by-hand-5 = White captures three men with 38x7 and presses the clock while they still stand on the board. Is the capture complete?
    .a = Yes
    .b = No
    .right = It is complete when all taken pieces are off the board, and pressing the clock comes after that.

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
    .right = That is why the theoretical draw, and the draw by advantage for a player with under a minute, apply only under sudden death.

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

## Objections and appeals

claims = Objections and appeals
claims-1 = The clock breaks down. White has used forty minutes, Black fifty. The arbiter brings another at once. What is set on it?
    .a = The full times
    .b = The times used so far
    .c = Half of the time left
    .right = The game continues with both players' times as they were.
claims-2 = You think that your clock does not show the time properly. Until when may you object?
    .a = Until the time is up
    .b = Until the game ends
    .c = Until the next round
    .right = An objection after the flag has fallen is no longer heard.
claims-3 = White has committed an irregular act, and the arbiter needs six minutes to put it right. Whose time is that?
    .a = White's
    .b = Black's
    .c = No one's
    .right = The arbiter decides how long it takes; the offender bears the cost.
claims-4 = Black's flag has fallen. Who may say so?
    .a = Only White
    .b = Only the arbiter
    .c = Both players and the arbiter
    .right = Players may point out the other's flag or their own; the arbiter may also act alone.
claims-5 = You disagree with a ruling and have played on. How do you appeal?
    .a = You tell the committee
    .b = In writing, on time, fee paid
    .c = By leaving the hall
    .right = The regulations set the time after the game and the fee.
claims-6 = The appeals committee decides by majority, and whoever has an interest does not vote. How many members does it usually have?
    .a = Two
    .b = Four
    .c = Five
    .right = Usually an odd number, three or more. An alternate takes the place of a member who may not vote.

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
    .right = A move declines it. Until it is answered, the offer stands.
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
    .right = Three pieces with a king among them: sixteen moves. Two pieces with a king among them, or a king alone: five.
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
sealed-move-3 = The envelope is opened, the sheets are handed back, position and times are agreed. The sealed move is 20-24, but overnight you came to like 19-24 better. You are Black: play what you must.
    .wrong = The sealed move stands: play 20-24.
    .right = Then you press the clock, and the game continues.

## Conduct

conduct = Conduct and penalties
conduct-1 = Your opponent is thinking. May you walk about in the hall?
    .a = Yes
    .b = No
    .right = You may walk, ask the arbiter, appeal in writing. But do not leave the board when it is your move, and do not stand beside other games.
conduct-2 = May you discuss your finished game with your opponent in the playing hall?
    .a = Yes, quietly
    .b = No
    .right = Analysis, telephones, advice, pointing at squares and talk disturb others, or help where no help is allowed.
conduct-3 = There are four penalties: a warning, a severe warning, loss of the game, disqualification. After how many severe warnings in one game is it lost?
    .a = One
    .b = Two
    .c = Three
    .right = Disqualification needs the consent of the chief arbiter.

## Rights and duties

duties = Rights and duties
duties-1 = You may know the regulations, play in quiet, ask the arbiter about your game, write to the organisers, appeal. Which of these may you do as well?
    .a = Walk about in the hall
    .b = Stop your clock for a rest
    .c = Analyse in the hall
    .right = But not when it is your move.
duties-2 = Four duties: keep the regulations, follow the arbiter, tidy the set and leave quietly, play all your games. You cannot win a prize any more. What about the last round?
    .a = You may stay away
    .b = You play it
    .right = The others' places depend on your games, too.
duties-3 = You have lost and would rather not sign the result. What follows?
    .a = Nothing: signing is free
    .b = A penalty
    .c = The game is drawn
    .right = Refusing to sign is punished, as is refusing to keep score, or to put an irregular act right.
duties-4 = Black stops both clocks, without asking, to fetch some water. Is that allowed?
    .a = Yes, if both clocks stop
    .b = Yes, when White agrees
    .c = No
    .right = Only the arbiter stops the clocks; a player who does may lose the game. Setting them so that the times cannot be restored is punished as well.
duties-5 = The arbiter tells Black to start the clock again. Black refuses. What is the ruling?
    .a = A warning
    .b = Black loses the game
    .c = Both lose
    .right = Whoever breaks a technical rule and refuses to put it right loses the game.
duties-6 = Someone shouts at the arbiters and does not stop. Who may send that player out of the hall?
    .a = Any arbiter
    .b = The organisers
    .c = The chief arbiter
    .right = The chief arbiter also has the last word when a player is to be disqualified.

## The arbiter

arbiter = The arbiter
arbiter-1 = A flag has fallen, and neither player has noticed. What does the arbiter do?
    .a = Wait
    .b = End the game
    .c = Warn both
    .right = The arbiter also ends a game that the rules have made a draw, and may step into a quarrel unasked.
arbiter-2 = White touches 32 and moves 33. Black says nothing. What does the arbiter do?
    .a = Nothing
    .b = Warn White
    .c = Make White move 32
    .right = Two things are left to the opponent alone: irregular acts, and a clock that someone forgot to press.
arbiter-3 = You think that the arbiter is wrong. What can you do?
    .a = Stop the clock and argue
    .b = Leave
    .c = Appeal in writing
    .right = Play on, and appeal after the game, in time. An appeals committee, usually three or more, an odd number, decides by majority.

## The arbiter's tasks

tasks = The arbiter's tasks
tasks-1 = Before the event the arbiter, through the organisers, draws up the regulations, strikes out what contradicts the rules, and gets the list of players half an hour before the start or the draw. Who signs the list?
    .a = The players
    .b = The organisers
    .c = The arbiter
    .right = The list also names titles and reserves.
tasks-2 = The arbiter wears a badge, pairs the players, and has a notice board for the regulations and the pairings. How long do the regulations hang there?
    .a = All the time
    .b = Until the first round
    .c = Until someone has read them
    .right = So everyone can look them up at any time.
tasks-3 = In play the arbiter starts the clocks, checks them and the score sheets, settles disputes, and declares games lost on time or for lateness. A game is drawn by the rules; no one claims it. What then?
    .a = The arbiter waits
    .b = The arbiter declares the draw
    .right = That is a duty, whoever notices it.
tasks-4 = The regulations say nothing about what has just happened. Who decides?
    .a = The organisers
    .b = The arbiter
    .c = The players, by vote
    .right = The arbiter also explains what is unclear in the regulations, and directs adjournments.
tasks-5 = The work goes on after the last game. The table has been kept up to date, the most important games are collected. What else does the arbiter do?
    .a = Announce the final results
    .b = Pay out the prizes
    .c = Rate the players
    .right = An arbiter works before, during and after the event.
tasks-6 = Someone has to plan the event, prepare it, deal with problems and clear up afterwards. Whose task is that?
    .a = The arbiter's
    .b = The organising committee's
    .c = The appeals committee's
    .right = Its first task is the plan of the event.

## Board, men, clock, sheet

equipment = Board, men, clock, sheet
equipment-1 = A tournament board is 35 to 45 centimetres wide inside its rim, which is 5 or 6 millimetres higher. It does not shine, dark and light differ clearly, and no numbers are printed on it. Which one is fit?
    .a = 40 cm, with numbers
    .b = 40 cm, without numbers
    .c = 50 cm, without numbers
    .right = Boards with numbers are for practice.
equipment-2 = The men are round and all alike, without gloss. They are 7 to 14 millimetres narrower than the squares and a quarter to a fifth as high as they are wide. Squares of 40 millimetres: how wide may the men be?
    .a = 24 mm
    .b = 30 mm
    .c = 36 mm
    .right = Ten less than 40. They are 6 to 7.5 high, and two on top of each other stand firmly.
equipment-3 = Of the two clocks in one case only one runs at a time; stopping it starts the other, and a fallen flag is shown at once. Minutes and seconds are shown at least for the last …
    .a = two minutes
    .b = five minutes
    .c = ten minutes
    .right = And the display measures at least 15 by 45 millimetres.
equipment-4 = Every table has a clock, halfway along one side of the board. On which side, as White sees it?
    .a = On the left
    .b = On the right
    .c = Either
    .right = The arbiter may place it elsewhere; the players may not.
equipment-5 = Each player finds a score sheet in duplicate beside the board. To whom do the originals belong after the game?
    .a = To the players
    .b = To the organising committee
    .c = To the arbiter
    .right = The original goes to the committee; there is a copy as well.

## Forms of play

forms-of-play = Forms of play
forms-of-play-1 = Draughts is a sport of the mind for two, amateurs or professionals. As a rule they sit face to face at a board. In which form does one player meet many at once?
    .a = Simultaneous play
    .b = Correspondence play
    .c = Blindfold play
    .right = One player goes from board to board.
forms-of-play-2 = Two players live in different towns and send each other one move at a time. What is that called?
    .a = Blindfold play
    .b = A game at odds
    .c = Correspondence play
    .right = Each may think for days.
forms-of-play-3 = A blindfold player sees no board, keeps no score and calls out the moves. The opponent plays on a board. Who tells the blindfold player the replies?
    .a = No one
    .b = The opponent or the arbiter
    .c = The spectators
    .right = Against several opponents at once it is called blindfold simultaneous play.
forms-of-play-4 = A blind player meets a sighted one, or two blind players meet. How do they know where the pieces stand?
    .a = They feel them
    .b = They are told
    .c = They remember it all
    .right = The pieces stand out from the board.
forms-of-play-5 = White begins without the man on 48: a game at odds. What is it for?
    .a = A quicker game
    .b = Players of unequal strength
    .c = A change of colours
    .right = The stronger player gives one piece or more.
forms-of-play-6 = Simultaneous, correspondence, blindfold: each has rules of its own. Which form has none besides the general ones?
    .a = Face to face at a board
    .b = Play by touch
    .c = Blindfold simultaneous play
    .right = In correspondence and blindfold play, too, a board is to stand between the players.
forms-of-play-7 = There are two kinds of time limit: so many moves in a period, or one time for the whole game (sudden death). A clock is needed in both. By the FMJD's rules, with which must every move be written down?
    .a = Moves in a period
    .b = Sudden death
    .right = How else would one know how many were made? Under sudden death the Chinese rules want it too, except with less than five minutes left.

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
tournaments-5 = In a knock-out no points are counted. A went out in the second round, B in the third. Who stands higher?
    .a = A
    .b = B
    .c = They share the place
    .right = Whoever goes out later. Places within a round are shared, or a play-off decides.

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
round-robin-3 = Score and wins are the same. Next comes the game between the two: whoever won it is ahead. It was drawn. What decides now?
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
pairing-3 = Six players after two rounds: A and B have 3 points, C and D 2, E and F 1. A and B have already met, and drew. Whom should A meet now?
    .a = B
    .b = C or D
    .c = E or F
    .right = Equal scores come first, but by custom no pair meets twice. One point apart is the closest that is left.

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

## Ratings as a tie-break

ratings = Ratings as a tie-break
ratings-1 = Regulations may break ties by ratings: whoever met the stronger opponents on average comes first. You met 1800, 1900, 1700 and 2000. Their average?
    .a = 1800
    .b = 1850
    .c = 1900
    .right = 7400 divided by four.
ratings-2 = A has 7 points, and the opponents' average is 1700. B has 6 points and an average of 1900. Who comes first?
    .a = A
    .b = B
    .c = They share the place
    .right = The score comes first. Ratings only break ties.
ratings-3 = A and B are tied. A met 1600, 1800, 1900, 1700; B met 1650, 1750, 1800, 1900. With as many opponents each you need not divide: compare the sums. Who comes first?
    .a = A
    .b = B
    .c = Neither
    .right = 7000 against 7100.

## Team events

team-events = Team events
team-events-1 = In an individual event each player counts, in a team event the team. Fixed boards: a team enters its players in order of strength, 1 to 4, and keeps to it. May it play as 2, 1, 3, 4?
    .a = Yes
    .b = No
    .right = Only the organisers may change the order, if it does not fit the players' strength.
team-events-2 = A fixed order with reserves: six players are entered as 1 to 6, and four of them play. Lower numbers sit on higher boards. May 1, 2, 5 and 6 play, in this order?
    .a = Yes
    .b = No
    .right = But not 1, 6, 2, 5: there 6 sits in front of 2.
team-events-3 = The order is set before each match. May a team put its strongest player on board 4 today?
    .a = Yes
    .b = No
    .right = Each team guesses what the other will do.
team-events-4 = Everyone plays everyone of the other team. Two teams of five: how many games?
    .a = Five
    .b = Twenty
    .c = Twenty-five
    .right = Five times five.
team-events-5 = Or there are no team matches at all: the players take part in an individual event, and their scores are added up. They scored 9, 7, 7 and 4. The team's result?
    .a = 23
    .b = 27
    .c = 28
    .right = 9 + 7 + 7 + 4.

## Places of teams

team-places = Places of teams
team-places-1 = Say that a team match won counts two match points. The game points of its boards are added up separately. A match ends 5 to 3 in game points. How many match points has the winner?
    .a = 2
    .b = 5
    .c = 8
    .right = First the match points are compared.
team-places-2 = A round robin of teams: two teams have the same match points. What is compared next?
    .a = The match between them
    .b = All their game points
    .c = Board 1
    .right = Among single players the wins come next; among teams the game points of all boards.
team-places-3 = The game points are the same as well, and the match between the two was drawn. What decides?
    .a = The lot
    .b = A play-off
    .c = The score on board 1
    .right = Then board 2, and so on, until there is a difference.
team-places-4 = Teams paired by score: two have the same match points. What is compared next?
    .a = Their opponents' match points
    .b = Their game points
    .c = The match between them
    .right = Paired by score, teams have met different opponents, so that comes next.
team-places-5 = Paired by score: the opponents' match points are the same, too. What now?
    .a = The match between them
    .b = Their game points
    .c = Board 1
    .right = Then board 1, board 2, and so on. The match between the two does not count here.

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

## Where the rule books differ

two-books = Where the rule books differ
two-books-1 = Two books are in use: the Chinese competition rules and the rules of the game of the FMJD. White's new king on 3 is left without a crown. Which book has that alone in its list of irregular acts?
    .a = In both
    .b = In the FMJD's
    .c = In the Chinese one
    .right = Both want the crown at once, but the Chinese list has only the moving of an uncrowned king. Damier crowns by itself, so it makes no difference here.
two-books-2 = Man takes man: White lifts 28 off first and then puts 33 on 22. Which book allows that?
    .a = Both
    .b = The FMJD's
    .c = The Chinese one
    .right = The Chinese rules want the jump first. In Damier a capture is one move, and pieces leave at its end.
two-books-3 = White has captured three men, takes two off and clearly pauses. In which book is the taking off over now?
    .a = In both
    .b = In the FMJD's
    .c = In the Chinese one
    .right = With one man left standing, that would be too few, and Black may complain. The Chinese rules wait for the last one, but they forbid the pause as well.
two-books-4 = A man stands on a light square. In one book the opponent decides whether that is corrected. What does the Chinese book say?
    .a = The opponent decides
    .b = The game is void
    .c = It must be corrected
    .right = The FMJD treats it like an irregular act. Damier puts no piece on a light square.
two-books-5 = Sudden death, and White has an hour left. Which book lets White stop writing?
    .a = Both
    .b = The FMJD's
    .c = The Chinese one
    .right = The Chinese rules let you stop with less than five minutes. The lessons of Damier follow them.
two-books-6 = Sudden death, three kings against one, and White cannot show a win. By the Chinese rules that is a theoretical draw at once. By the FMJD's, White has still …
    .a = five moves
    .b = sixteen moves
    .c = twenty-five moves
    .right = The FMJD's rules of the game do not have theoretical draws and draws by advantage. In Damier they apply only where you choose sudden death.
two-books-7 = 45 takes the man on 34: three kings against one. Both books give sixteen moves from there, and neither says whether this capture counts. In Damier it does not. How many moves has White left after it?
    .a = Sixteen
    .b = Fifteen
    .right = The count begins with the position after the move that brought it about.
two-books-8 = After thirty moves each White offers a draw, and Black agrees. Which book forbids that?
    .a = Both
    .b = The FMJD's
    .c = The Chinese one
    .right = The Chinese rules ask for forty moves each. The FMJD's speak only of agreement.

## Questions of clock-and-flag

clock-sudden = Sudden death: the time is up, and the game is not over. Who loses?
    .a = The side with fewer men
    .b = Whoever ran out of time
    .c = No one: it is a draw
    .why = The time is fixed for the whole game, and whoever reaches its end first loses.
clock-adds = Fischer clock: what happens to your time when you make a move?
    .a = Some is added
    .b = All of it comes back
    .c = Nothing
    .why = Each player starts with a fixed time, and every move adds some.
clock-fixed-first = A round has to end on time, so the game begins with a fixed time. The clock can also add time for each move. When does it begin to add?
    .a = With the first move
    .b = Never
    .c = After the fixed time
    .why = First the fixed time is used up; then the clock runs on, with time added for each move.
clock-first = Both players are at the board, and the round begins. Which clock is started?
    .a = Black's
    .b = White's
    .c = Both
    .why = White moves first, so White's time runs first.
clock-turn = White has made a move and pressed the clock. Whose time runs now?
    .a = Black's
    .b = White's
    .c = No one's until the reply
    .why = Pressing your clock stops it and starts the other one.

## Questions of score-sheet

sheet-seen = Where does the score sheet lie while you play?
    .a = On your knees
    .b = Where the arbiter sees it
    .c = Under the board
    .why = The arbiter checks on it how many moves were made.
sheet-both = Whose moves do you write down?
    .a = Your own
    .b = Your opponent's
    .c = Those of both sides
    .why = Every player keeps the score of the whole game.
sheet-at-once = When do you write a move down?
    .a = At once, move by move
    .b = Every five moves
    .c = After the game
    .why = At once and legibly; a capture once it has been made.
sheet-capture = You are about to capture. When may you write the capture down?
    .a = Before I capture
    .b = After I have captured
    .c = Either is allowed
    .why = A capture is written down only after it has been made.
sheet-signed = The game is over. Who signs the score sheets?
    .a = The loser
    .b = No one
    .c = Both players, both sheets
    .why = Both players sign both sheets.
sheet-result = The game is over. What goes on the sheets before they are signed?
    .a = Times used and the result
    .b = Both ratings
    .c = The next round's pairing
    .why = The times used and the result; what is wrong is corrected.
sheet-handed-in = The sheets are signed. Who gets them?
    .a = The spectators
    .b = The arbiter
    .c = The players keep them
    .why = The players hand them to the arbiter.
sheet-own-time = You want to compare your score with your opponent's. Whose clock has to run?
    .a = My own
    .b = My opponent's
    .c = Neither
    .why = Comparing is done on one's own time, and the opponent has to agree.
sheet-consent = To compare the score sheets you need someone's consent. Whose?
    .a = The organisers'
    .b = No one's
    .c = My opponent's
    .why = The opponent has to agree, and it is done on one's own time.
sheet-beside = Where does a player find the score sheet?
    .a = At the door
    .b = On the notice board
    .c = Beside the board
    .why = It lies beside the board of the player.

## Questions of sealed-move

seal-normal = A game has lasted three hours, and both players are tired. Is it interrupted?
    .a = Yes, for an hour
    .b = Yes, until tomorrow
    .c = No
    .why = In the normal course of things a game is never interrupted.
seal-hall = What may be a reason to interrupt a game?
    .a = The hall cannot be used
    .b = It is late
    .c = The game is long
    .why = The hall cannot be used for the time being.
seal-resumed = The lights had failed, and now they are on again. When is the game resumed?
    .a = The next day
    .b = At once
    .c = After the last round
    .why = As soon as the trouble is over.
seal-other = Before leaving, the player who is not to move writes something on the score sheet and hands it in. What?
    .a = The next move
    .b = Their own time used
    .c = A draw offer
    .why = The next move is sealed by the player to move.
seal-stopped = The move has been sealed. Who stops the clocks?
    .a = The player to move
    .b = The other player
    .c = The arbiter
    .why = The arbiter stops both, and the player to move writes down the time used.

## Questions of forms-of-play

form-two = Between how many players is a game of draughts?
    .a = One
    .b = Two
    .c = Four
    .why = Draughts is a sport of the mind between two players.
form-player = Whom do the rules of the FMJD call a draughts player?
    .a = Whoever takes part
    .b = Only masters
    .c = Only club members
    .why = Whoever takes part in this sport is a draughts player.
form-amateurs = For whom may tournaments be held?
    .a = Only amateurs
    .b = Only professionals
    .c = Amateurs or professionals
    .why = There are tournaments for either.
form-period = Time is given for a number of moves. What must each side do within it?
    .a = Finish the game
    .b = Make that many moves
    .c = Crown a king
    .why = Each side must make so many moves within the time.
form-whole = Time is given for the whole game. What has to happen within it?
    .a = The game must be finished
    .b = Forty moves must be made
    .c = A draw must be offered
    .why = All of the game has to be finished within that time.
form-board = Blindfold and correspondence games: is a board to stand between the players?
    .a = No
    .b = Only for spectators
    .c = Yes
    .why = In these forms, too, a board is to stand between the players.

## Questions of team-events

team-single = A championship for single players. Whose results count?
    .a = Each player's own
    .b = The club's
    .c = The country's
    .why = In an individual event the results of single players count.
team-match = Two players meet in a match of ten games. Which sort of event is that?
    .a = An individual one
    .b = A team event
    .why = The results of single players count.
knock-later = A knock-out: A went out in round 1, B in round 4. Who stands higher?
    .a = A
    .b = B
    .c = They share the place
    .why = Whoever goes out later stands higher.
knock-winner = Who wins a knock-out?
    .a = Whoever scores most points
    .b = The best rated player
    .c = Whoever is never out
    .why = No points are counted: the one who is never out wins.
knock-same = Two players go out of a knock-out in the same round. What about their places?
    .a = Shared, or a play-off
    .b = Drawn by lot
    .c = By their ratings
    .why = Such places may be shared or decided by play-offs.

## Questions of tasks

task-for = What is an arbiter for?
    .a = Helping the weaker side
    .b = Seeing that rules are kept
    .c = Commenting on the games
    .why = The arbiter sees to it that everyone keeps the rules, and that the tournament runs smoothly.
task-spectators = A spectator breaks the rules. Is that the arbiter's business?
    .a = Yes
    .b = No, only the players are
    .why = The rules bind players and spectators alike.
task-begins = When does an arbiter's work begin?
    .a = With the first quarrel
    .b = With the first move
    .c = Before the games
    .why = It begins before the games and the tournament.
task-goes-on = The last game is over. Is the arbiter's work done?
    .a = Not yet
    .b = Yes
    .why = It goes on after the games and the tournament.
task-list = How long before the draw does the arbiter get the list of players?
    .a = A week
    .b = Half an hour
    .c = Five minutes
    .why = Half an hour before the start or the draw, signed by the organisers.

## Questions of two-books

book-crown = By the FMJD's rules: your opponent does not crown your new king. Who must do it, and when?
    .a = I must, at once
    .b = No one has to
    .c = The arbiter, later
    .why = If the opponent does not, its owner must do so at once.
book-uncrowned = By the FMJD's rules: a man stopped on the last row, and no one crowned it. What is it?
    .a = A man
    .b = A king
    .c = Out of play
    .why = A king that was not crowned is still a king.
book-moved = By the FMJD's rules: may a king be moved that has no crown yet?
    .a = No: first the crown
    .b = Yes
    .c = Only forward
    .why = Moving it before it is crowned is an irregular act.
book-partly = By the FMJD's rules: a player corrects an irregular act only in part. Is that accepted?
    .a = Yes
    .b = After a warning
    .c = No
    .why = To correct it only in part, or not at all, is not accepted.
book-refuses = By the FMJD's rules: a player refuses to play by the official rules. How does the game end?
    .a = It is a draw
    .b = That player loses
    .c = It begins again
    .why = A player who refuses to play by the official rules loses.
