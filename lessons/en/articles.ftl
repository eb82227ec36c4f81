## The articles of the rule books in our own words. `lessons/README.md` says how they are cited.

## CDA 1: the board, the men, the clock and the score sheet

CDA-1-1-1-1 = The board is a square of ten by ten squares, dark and light by turns: 50 dark ones and 50 light ones.
    .title = The board
CDA-1-1-1-2 = The game is played on the 50 dark squares. The light ones are not used.
    .title = The squares in use
CDA-1-1-1-3 = Dark squares that touch at their corners form diagonals: 17 in all. The longest has ten squares, from the bottom left corner to the top right one, and is called the main road.
    .title = The 17 diagonals
CDA-1-1-1-4 = The board lies between the players so that the main road begins at each player's left hand: the left corner of each is dark.
    .title = How the board lies
CDA-1-1-1-5-1 = The top and the bottom row are the base rows. A man that ends its move on the one farthest from its own side becomes a king.
    .title = Promotion rows
CDA-1-1-1-5-2 = The first and the last column, of five dark squares each, are the edges.
    .title = Edges
CDA-1-1-1-5-3 = Five dark squares side by side from left to right are a row. The board has ten rows.
    .title = Rows
CDA-1-1-1-5-4 = Five dark squares one above the other are a column. The board has ten columns.
    .title = Columns
CDA-1-1-1-6-1 = The base rows are numbered 1 to 5 and 46 to 50, from left to right.
    .title = Numbers of the base rows
CDA-1-1-1-6-2 = The left edge is 6, 16, 26, 36, 46; the right edge is 5, 15, 25, 35, 45.
    .title = Numbers of the edges
CDA-1-1-1-6-3 = The main road runs from 46 to 5.
    .title = Ends of the main road
CDA-1-1-2-1 = On a tournament board, the part used for play measures from 35 by 35 to 45 by 45 centimetres.
    .title = Size of the board
CDA-1-1-2-2 = The surface of a tournament board must not reflect light.
    .title = No reflections
CDA-1-1-2-3 = Dark and light squares must be easy to tell apart.
    .title = Dark and light
CDA-1-1-2-4 = The rim of the board stands 5 to 6 millimetres higher than the squares.
    .title = The rim
CDA-1-1-2-5 = A board for practice may have the numbers 1 to 50 printed on it. A tournament board may not.
    .title = Numbers on the board
CDA-1-2-1 = Each side has 20 men, one side white or light, the other black or dark.
    .title = The pieces
CDA-1-2-2 = At the start Black's men stand on 1 to 20 and White's on 31 to 50. The squares 21 to 30 are free.
    .title = The start position
CDA-1-2-3 = All 40 men are round, of exactly the same shape and size, and two of them on top of each other, a king, stand firmly.
    .title = The shape of the men
CDA-1-2-4 = A man is 7 to 14 millimetres narrower than a square; on a board of 45 centimetres it is 31 to 38 millimetres wide.
    .title = The width of the men
CDA-1-2-5 = A man is a quarter to a fifth as high as it is wide.
    .title = The height of the men
CDA-1-2-6 = All men of a side have exactly the same colour.
    .title = One colour a side
CDA-1-2-7 = The colours are soft and without gloss, and clearly different from those of the board.
    .title = The colours
CDA-1-3-1-1 = A clock for draughts holds two clocks, and both must work.
    .title = Two clocks in one
CDA-1-3-1-2 = It must be possible to stop both clocks at once.
    .title = Stopping both
CDA-1-3-1-3 = The two clocks never run at the same time.
    .title = Never both at once
CDA-1-3-1-4 = Stopping one clock starts the other at once.
    .title = From one to the other
CDA-1-3-1-5 = The time used is shown clearly and all the time. If a flag falls, the clock shows at once whose it was.
    .title = What the clock shows
CDA-1-3-1-6 = At least for the last two minutes the clock shows minutes and seconds.
    .title = The last two minutes
CDA-1-3-1-7 = The display measures at least 15 by 45 millimetres.
    .title = Size of the display
CDA-1-3-1-8 = The clock stands firmly and is easy to use.
    .title = Firm and easy
CDA-1-3-2 = Every table has a clock. It stands to the left of the board as White sees it, parallel to its side and halfway along it. The arbiter may place it elsewhere.
    .title = Where the clock stands
CDA-1-4-1 = Each player has a score sheet, so that all moves of every game can be written down.
    .title = A sheet for everyone
CDA-1-4-2-1 = The sheets are ready for the players before the game.
    .title = Ready in time
CDA-1-4-2-2 = A score sheet has two copies.
    .title = In duplicate
CDA-1-4-2-3 = The rule book shows in an appendix what a sheet looks like.
    .title = The form of the sheet
CDA-1-4-3 = The sheet lies beside the board of the player.
    .title = Where it lies
CDA-1-4-4 = After the tournament the originals of both players' sheets belong to the organising committee.
    .title = Whose it is

## CDA 2.5: moving

CDA-2-5-1 = A piece is either a man or a king.
    .title = Men and kings
CDA-2-5-2 = Men and kings move and capture differently. Moving one piece once is a move.
    .title = A move
CDA-2-5-3 = White makes the first move. Then the sides take turns, one move each, each with its own pieces.
    .title = Turns
CDA-2-5-4 = When it does not capture, a man moves one square diagonally forward to a free square. It never moves backward.
    .title = The man's move
CDA-2-5-5 = A man that ends its move on the far row becomes a king. It is crowned with a second piece of its colour on top.
    .title = Becoming a king
CDA-2-5-6 = A new king must be crowned at once. Either player may do it; usually it is the one whose king it is. Reaching the row and crowning are one move.
    .title = Who crowns
CDA-2-5-7 = A king that was not crowned is still a king, and either player may crown it later. It must not be moved before that.
    .title = A king without a crown
CDA-2-5-8 = A new king may move only after the opponent has made a move.
    .title = When a new king moves
CDA-2-5-9 = A king moves along a diagonal forward or backward, over any number of free squares.
    .title = The king's move
CDA-2-5-10 = A move is complete once the piece has been moved and the hand has let go of it.
    .title = When a move is complete
CDA-2-5-11 = A player who is to move and touches a piece of their own that can move must move that piece, as long as it has a legal move.
    .title = Touch-move
CDA-2-5-12 = While the hand is still on the piece, it may be put on another square, if that move is legal.
    .title = Before the hand lets go
CDA-2-5-13 = A player who is to move and wants to straighten pieces of their own must say so clearly beforehand, for example “I adjust”.
    .title = Adjusting pieces
CDA-2-5-14 = A player who is not to move may neither touch nor move any piece, of either side.
    .title = Hands off when not to move

## CDA 2.6: capturing

CDA-2-6-1 = Pieces capture forward and backward. A capture is a whole move. A side never captures its own pieces.
    .title = Forward and backward
CDA-2-6-2 = If an enemy piece stands next to a man on a diagonal and the square behind it is free, the man must jump over it to that square. Then the jumped piece is taken off.
    .title = A man captures
CDA-2-6-3 = A king must capture an enemy piece on its diagonal, near or far, if there are free squares behind it. It may land on any of them.
    .title = A king captures
CDA-2-6-4 = A capture is done clearly and in order: jump, then take off. It is complete when all taken pieces are off the board. The same hand moves and takes off. Otherwise the opponent may ask for it to be done again properly.
    .title = Capturing clearly
CDA-2-6-5 = If a man can capture again from where it lands, it must, until no more can be taken. It ends behind the last piece, and the taken pieces are taken off one by one, in the order of the capture or in reverse.
    .title = Several captures by a man
CDA-2-6-6 = A king goes on capturing in the same way, near or far, and turns onto another diagonal where it has to. Behind the last piece it may land on any free square.
    .title = Several captures by a king
CDA-2-6-7 = In a multiple capture no piece of one's own may be jumped.
    .title = Not over one's own
CDA-2-6-8 = In a multiple capture a free square may be crossed several times, but an enemy piece only once.
    .title = Not twice over one piece
CDA-2-6-9 = In a multiple capture the piece is put down on the right square after every jump. If it is done unclearly, the opponent may ask for it to be done again.
    .title = Step by step
CDA-2-6-10 = A multiple capture counts as finished when the hand leaves the piece, whether or not the whole route has been done.
    .title = The hand lets go
CDA-2-6-11 = Taken pieces leave the board only after the whole capture, one after another in the order of the capture or in reverse, without a pause. The opponent may ask for any other order to be put right.
    .title = Taking pieces off
CDA-2-6-12 = If several captures are possible, the one that takes the most pieces must be played. A king counts as one piece.
    .title = The majority rule
CDA-2-6-13 = If several captures take the same number, the player chooses freely: the route, and whether a man or a king captures.
    .title = Free choice among equals
CDA-2-6-14 = A man that reaches the far row during a capture and leaves it again stays a man.
    .title = Passing the far row

## CDA 3.13: rights and duties of the players

CDA-3-13-1-1 = A player may know the regulations of the tournament.
    .title = Right to know
CDA-3-13-1-2 = A player may expect to play in complete quiet.
    .title = Right to quiet
CDA-3-13-1-3 = A player may put any question about the own games to the arbiter.
    .title = Right to ask
CDA-3-13-1-4 = A player may write to the organising committee, personally or through someone else.
    .title = Right to write
CDA-3-13-1-5 = A player may appeal to the appeals committee in writing, without interrupting the game, with a copy for the chief arbiter.
    .title = Right to appeal
CDA-3-13-1-6 = A player may walk about in the playing hall.
    .title = Right to walk
CDA-3-13-2-1 = A player keeps to the regulations and to order in the hall.
    .title = Duty: the rules
CDA-3-13-2-2 = A player answers the arbiter's questions and follows the arbiter's decisions.
    .title = Duty: the arbiter
CDA-3-13-2-3 = After the game a player tidies the set and leaves quietly.
    .title = Duty: after the game
CDA-3-13-2-4 = A player plays all games of the tournament.
    .title = Duty: every game

## CDA 3.14: order and penalties

CDA-3-14-1-1 = A player may not talk to anyone but the arbiter.
    .title = Talking
CDA-3-14-1-2 = A player may not use or look at anything that helps with the game.
    .title = Notes and devices
CDA-3-14-1-3 = A player whose turn it is may not leave the board.
    .title = Leaving the board
CDA-3-14-1-4 = A player may not touch or point at squares to think more easily.
    .title = Pointing
CDA-3-14-1-5 = A player may not disturb an opponent who is thinking.
    .title = Disturbing
CDA-3-14-1-6 = A player may not disturb games that are going on.
    .title = Other games
CDA-3-14-1-7 = A player may not take advice about the own game.
    .title = Advice
CDA-3-14-1-8 = A player may not analyse a game that is going on.
    .title = Analysing a running game
CDA-3-14-1-9 = A player may not analyse finished games in the playing hall.
    .title = Analysing in the hall
CDA-3-14-1-10 = A player may do nothing that keeps the tournament from running smoothly.
    .title = Anything that disturbs
CDA-3-14-1-11 = A player may not leave the playing hall without the arbiter's leave.
    .title = Leaving the hall
CDA-3-14-1-12 = A player may not stay beside a game that is going on.
    .title = Standing by
CDA-3-14-1-13 = A player may not carry or use electronic devices that affect games.
    .title = Devices that disturb
CDA-3-14-2-1 = For every offence the arbiter decides on a penalty that fits how serious it is.
    .title = Which penalty
CDA-3-14-2-2 = There are four penalties: a warning; a severe warning, made public; loss of the game, perhaps for both; disqualification.
    .title = The four penalties
CDA-3-14-2-3 = A player who is severely warned twice in one game loses it.
    .title = Two severe warnings
CDA-3-14-2-4 = A player is disqualified only with the consent of the chief arbiter.
    .title = Disqualification
CDA-3-14-3-1 = A player who will not correct an irregular move, or corrects only part of it, is punished.
    .title = Refusing to correct
CDA-3-14-3-2 = A player who refuses to keep score during the game is punished.
    .title = Refusing to keep score
CDA-3-14-3-3 = A player who refuses to sign the result after the game is punished.
    .title = Refusing to sign
CDA-3-14-3-4 = A player who sets the clock so that the times cannot be restored is punished.
    .title = Changing the times
CDA-3-14-3-5 = A player who stops the clock without leave is punished.
    .title = Stopping the clock
CDA-3-14-4 = A player who breaks a technical rule and refuses to put it right loses the game.
    .title = Refusing costs the game
CDA-3-14-5 = The chief arbiter may send a player out of the hall who gravely breaks order or does not obey the arbiters.
    .title = Out of the hall

## CDA 3.15: the arbiter

CDA-3-15-1-1 = The arbiter sees to it that everyone, players and spectators, keeps the rules, and that the tournament runs smoothly.
    .title = What an arbiter is for
CDA-3-15-1-2 = The arbiter's work begins before the games and the tournament, and goes on after them.
    .title = Before, during, after
CDA-3-15-1-3 = The arbiter may settle any quarrel unasked, except in two matters left to the opponent: irregular acts (2.7.4) and a clock someone forgot to press (3.8.2.3).
    .title = Stepping in
CDA-3-15-2-1 = Before the tournament, the arbiter draws up its regulations, through the organisers.
    .title = Regulations
CDA-3-15-2-2 = The arbiter strikes out of the regulations whatever contradicts the rules of the game.
    .title = Against the rules
CDA-3-15-2-3 = Half an hour before the start or the draw, the arbiter gets the list of players, titles and reserves, signed by the organisers.
    .title = The list of players
CDA-3-15-2-4 = The arbiter has a notice board for official announcements.
    .title = The notice board
CDA-3-15-2-5 = The arbiter keeps the regulations posted on the notice board.
    .title = Regulations on show
CDA-3-15-2-6 = The arbiter wears a badge that is easy to see.
    .title = The badge
CDA-3-15-2-7 = The arbiter starts the clocks, or tells the players to.
    .title = Starting the clocks
CDA-3-15-2-8 = The arbiter checks from time to time that the clocks work.
    .title = Watching the clocks
CDA-3-15-2-9 = The arbiter checks that the players keep score.
    .title = Score sheets
CDA-3-15-2-10 = The arbiter does everything to settle disputes.
    .title = Disputes
CDA-3-15-2-11 = The arbiter declares a game lost for a player who comes after the time limit.
    .title = Too late
CDA-3-15-2-12 = The arbiter declares a game lost for a player who has not made the required moves in time.
    .title = Time control missed
CDA-3-15-2-13 = The arbiter declares a draw where the rules make one, whether a player claims it or not.
    .title = Declaring a draw
CDA-3-15-2-14 = The arbiter explains unclear passages of the regulations to the players.
    .title = Explaining
CDA-3-15-2-15 = The arbiter decides what the regulations do not cover.
    .title = What is not foreseen
CDA-3-15-2-16 = After the tournament, the arbiter collects the scores of the most important games.
    .title = Important games
CDA-3-15-2-17 = The arbiter keeps the table of results up to date.
    .title = The table
CDA-3-15-2-18 = The arbiter pairs the players, by computer or by hand.
    .title = Pairings
CDA-3-15-2-19 = The arbiter sees to it that the pairings of each round are posted.
    .title = Posting the pairings
CDA-3-15-2-20 = The arbiter directs adjournments.
    .title = Adjournments
CDA-3-15-2-21 = After the tournament, the arbiter announces the final results.
    .title = Final results

## CDA 3.15: the arbiter

CDA-3-16 = Whoever disagrees with a ruling appeals in writing to the appeals committee, within the time set and with the fee, after the game. The committee is an odd number of at least three; each member has one vote, no one with an interest votes, and the majority decides.
    .title = Appeals

## CDA 4.17: individual and team tournaments

CDA-4-17-1 = In an individual event, such as a championship or a match, the results of single players count.
    .title = Individual events
CDA-4-17-2-1 = Each team names its players in board order when it enters, by rating, title or results, and keeps to it. The organisers may change the order if it does not fit, and tell the team.
    .title = Fixed boards, fixed players
CDA-4-17-2-2 = A team may enter reserves, all in one numbered order. The players of a round may change, but lower numbers sit on higher boards: 1, 2, 5, 6 is allowed, 1, 6, 2, 5 is not.
    .title = Fixed order with reserves
CDA-4-17-2-3 = Before each match a team sets the order of its boards anew.
    .title = Order set before each match
CDA-4-17-2-4 = Every player of one team plays every player of the other.
    .title = Everyone against everyone
CDA-4-17-2-5 = The team's result is the sum of what its players score in an individual event.
    .title = Sum of individual results

## CDA 4.18: kinds of tournament

CDA-4-18-1 = Neighbours in a bracket meet, and the loser is out, until one is left: the winner.
    .title = Knock-out
CDA-4-18-2 = Everyone meets everyone: once, twice, or in groups.
    .title = Round robin
CDA-4-18-3 = Players of equal or nearly equal score meet. The number of rounds is that of a knock-out with as many players plus two to four, best an odd number, and at least seven.
    .title = Pairing by score
CDA-4-18-4 = Teams of equal size send out one player after another. A loser plays no more. The team that still has a player unbeaten wins.
    .title = Relay
CDA-4-18-5 = A match is played between two players over several games, or between two teams board by board. In the Scheveningen system every player of one team meets every player of the other.
    .title = Matches

## CDA 4.19: results and places

CDA-4-19-1 = In a knock-out those who go out later stand higher. Otherwise scores are added up. Ties are broken by criteria or by a play-off, at any speed. A Lehmann-Georgiev play-off uses a Fischer clock and goes on until someone wins a game or oversteps the time; each new game begins with the time left from the last.
    .title = Places, ties and play-offs
CDA-4-19-2-1-1 = First the scores are compared.
    .title = Round robin: score
CDA-4-19-2-1-2 = With equal scores, whoever has won more games comes first.
    .title = Round robin: wins
CDA-4-19-2-1-3 = Then the result between the tied players counts.
    .title = Round robin: own game
CDA-4-19-2-1-4 = Then a play-off between the tied players decides.
    .title = Round robin: play-off
CDA-4-19-2-2-1 = First the teams' match points are compared.
    .title = Teams in a round robin: match points
CDA-4-19-2-2-2 = With equal match points, the team whose players scored more game points in all comes first.
    .title = Teams in a round robin: game points
CDA-4-19-2-2-3 = Then the match between the tied teams counts.
    .title = Teams in a round robin: own match
CDA-4-19-2-2-4 = Then the score of the player on board 1 counts; if equal, board 2, and so on.
    .title = Teams in a round robin: first board
CDA-4-19-3-1-1-1 = When ratings break ties: first the scores are compared.
    .title = By rating: score
CDA-4-19-3-1-1-2 = Then whoever met opponents with the higher average rating comes first.
    .title = By rating: average rating
CDA-4-19-3-1-2-1 = When opponents' scores break ties: first the scores are compared.
    .title = By opponents: score
CDA-4-19-3-1-2-2 = Then whoever's opponents scored more in all comes first.
    .title = By opponents: the sum
CDA-4-19-3-1-2-3 = Then the sum without the highest and the lowest opponent counts.
    .title = By opponents: the median
CDA-4-19-3-1-2-4 = Then the sum without the lowest opponent counts; if still equal, without the two lowest, and so on.
    .title = By opponents: the cut
CDA-4-19-3-2-1 = First the teams' match points are compared.
    .title = Teams paired by score: match points
CDA-4-19-3-2-2 = Then the team whose opponents have more match points in all comes first.
    .title = Teams paired by score: opponents
CDA-4-19-3-2-3 = Then the team whose players scored more game points in all comes first.
    .title = Teams paired by score: game points
CDA-4-19-3-2-4 = Then the score of the player on board 1 counts; if equal, board 2, and so on.
    .title = Teams paired by score: first board

## CDA 4.20: organisation

CDA-4-20 = An event has an organising committee: it prepares the event, deals with what comes up and sees to what has to be done afterwards. Its first task is to draw up the plan.
    .title = The organising committee

## CDA-64 1: the board and the men of 64 squares

CDA-64-1-1-1-1 = The board is a square of eight by eight squares, dark and light by turns: 32 dark ones and 32 light ones.
    .title = The board of 64 squares
CDA-64-1-1-1-2 = The game is played on the 32 dark squares.
    .title = The squares in use
CDA-64-1-1-1-3 = Dark squares that touch at their corners form 13 diagonals. The longest has eight squares and is the main road, a1 to h8.
    .title = The 13 diagonals
CDA-64-1-1-1-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
CDA-64-1-1-1-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
CDA-64-1-1-1-5-2 = The first and the last column, of four dark squares each, are the edges.
    .title = Edges
CDA-64-1-1-1-5-3 = Four dark squares side by side from left to right are a row. The board has eight rows.
    .title = Rows
CDA-64-1-1-1-5-4 = Four dark squares one above the other are a column. The board has eight columns.
    .title = Columns
CDA-64-1-1-1-6-1 = The dark squares are named from a1 to h8; the names are not printed on the board.
    .title = Names of the squares
CDA-64-1-1-1-6-2 = The ends of the main road, a1 and h8, are called the corners of the board.
    .title = The two corners
CDA-64-1-1-2-1 = { CDA-1-1-2-1 }
    .title = { CDA-1-1-2-1.title }
CDA-64-1-1-2-2 = { CDA-1-1-2-2 }
    .title = { CDA-1-1-2-2.title }
CDA-64-1-1-2-3 = { CDA-1-1-2-3 }
    .title = { CDA-1-1-2-3.title }
CDA-64-1-1-2-4 = { CDA-1-1-2-4 }
    .title = { CDA-1-1-2-4.title }
CDA-64-1-2-1 = Each side has 12 men, one side white or light, the other black or dark.
    .title = The pieces
CDA-64-1-2-2 = At the start Black's men stand on rows 6 to 8 and White's on rows 1 to 3. Rows 4 and 5 are free.
    .title = The start position
CDA-64-1-2-3 = All 24 men are round, of exactly the same shape and size, and two of them on top of each other, a king, stand firmly.
    .title = The shape of the men
CDA-64-1-2-4 = { CDA-1-2-4 }
    .title = { CDA-1-2-4.title }
CDA-64-1-2-5 = { CDA-1-2-5 }
    .title = { CDA-1-2-5.title }
CDA-64-1-2-6 = All twelve men of a side have exactly the same colour.
    .title = One colour a side
CDA-64-1-2-7 = { CDA-1-2-7 }
    .title = { CDA-1-2-7.title }

## FMJD 1: the game and its players

FMJD-1-1 = Draughts is a sport of the mind between two players.
    .title = A sport for two
FMJD-1-2 = Whoever takes part in this sport is a draughts player.
    .title = Who is a player
FMJD-1-3 = Tournaments may be held for amateurs or for professionals.
    .title = Amateurs and professionals

## FMJD 2: the board and the men

FMJD-2-1 = { CDA-1-1-1-1 }
    .title = { CDA-1-1-1-1.title }
FMJD-2-2 = { CDA-1-1-1-2 }
    .title = { CDA-1-1-1-2.title }
FMJD-2-3 = { CDA-1-1-1-3 }
    .title = { CDA-1-1-1-3.title }
FMJD-2-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
FMJD-2-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
FMJD-2-5-2 = { CDA-1-1-1-5-2 }
    .title = { CDA-1-1-1-5-2.title }
FMJD-2-5-3 = { CDA-1-1-1-5-3 }
    .title = { CDA-1-1-1-5-3.title }
FMJD-2-5-4 = { CDA-1-1-1-5-4 }
    .title = { CDA-1-1-1-5-4.title }
FMJD-2-6 = The dark squares are numbered 1 to 50 from left to right and from top to bottom. The board itself does not show the numbers.
    .title = Numbers of the squares
FMJD-2-6-1 = { CDA-1-1-1-6-1 }
    .title = { CDA-1-1-1-6-1.title }
FMJD-2-6-2 = { CDA-1-1-1-6-2 }
    .title = { CDA-1-1-1-6-2.title }
FMJD-2-6-3 = The ends of the main road, 5 and 46, are called the corners of the board.
    .title = The two corners
FMJD-2-7 = { CDA-1-2-1 }
    .title = { CDA-1-2-1.title }
FMJD-2-8 = { CDA-1-2-2 }
    .title = { CDA-1-2-2.title }

## FMJD 3: moving

FMJD-3-1 = { CDA-2-5-1 }
    .title = { CDA-2-5-1.title }
FMJD-3-2 = { CDA-2-5-2 }
    .title = { CDA-2-5-2.title }
FMJD-3-3 = { CDA-2-5-3 }
    .title = { CDA-2-5-3.title }
FMJD-3-4 = { CDA-2-5-4 }
    .title = { CDA-2-5-4.title }
FMJD-3-5 = { CDA-2-5-5 }
    .title = { CDA-2-5-5.title }
FMJD-3-6 = Either player may crown a new king. If the opponent does not, its owner must do so at once. Leaving it uncrowned is an irregular act. (The Chinese rules count only moving it.)
    .title = Who crowns
FMJD-3-7 = A king that was not crowned is still a king, and either player may crown it later. Moving it before that is an irregular act.
    .title = A king without a crown
FMJD-3-8 = { CDA-2-5-8 }
    .title = { CDA-2-5-8.title }
FMJD-3-9 = { CDA-2-5-9 }
    .title = { CDA-2-5-9.title }
FMJD-3-10 = { CDA-2-5-10 }
    .title = { CDA-2-5-10.title }
FMJD-3-11 = { CDA-2-5-11 }
    .title = { CDA-2-5-11.title }
FMJD-3-12 = { CDA-2-5-12 }
    .title = { CDA-2-5-12.title }
FMJD-3-13 = { CDA-2-5-13 }
    .title = { CDA-2-5-13.title }
FMJD-3-14 = { CDA-2-5-14 }
    .title = { CDA-2-5-14.title }

## FMJD 4: capturing

FMJD-4-1 = { CDA-2-6-1 }
    .title = { CDA-2-6-1.title }
FMJD-4-2 = { CDA-2-6-2 }
    .title = { CDA-2-6-2.title }
FMJD-4-3 = { CDA-2-6-3 }
    .title = { CDA-2-6-3.title }
FMJD-4-4 = A capture is done clearly and in order, and is complete when all taken pieces are off the board. Otherwise the opponent may ask for it to be done again properly. (That one hand does both is said only in the Chinese rules.)
    .title = Capturing clearly
FMJD-4-5 = { CDA-2-6-5 }
    .title = { CDA-2-6-5.title }
FMJD-4-6 = { CDA-2-6-6 }
    .title = { CDA-2-6-6.title }
FMJD-4-7 = { CDA-2-6-7 }
    .title = { CDA-2-6-7.title }
FMJD-4-8 = { CDA-2-6-8 }
    .title = { CDA-2-6-8.title }
FMJD-4-9 = { CDA-2-6-9 }
    .title = { CDA-2-6-9.title }
FMJD-4-10 = { CDA-2-6-10 }
    .title = { CDA-2-6-10.title }
FMJD-4-11 = { CDA-2-6-11 }
    .title = { CDA-2-6-11.title }
FMJD-4-12 = Taking pieces off is over when all of them are off, or when the player clearly pauses while doing it.
    .title = When taking off is over
FMJD-4-13 = { CDA-2-6-12 }
    .title = { CDA-2-6-12.title }
FMJD-4-14 = { CDA-2-6-13 }
    .title = { CDA-2-6-13.title }
FMJD-4-15 = { CDA-2-6-14 }
    .title = { CDA-2-6-14.title }
FMJD-4-16 = A man that captures one man may also do it the other way round: first the captured man is taken off, then the jump is made.
    .title = Taking off first

## FMJD 5: irregular positions and acts

FMJD-5-2 = Before the game the players check the start position. An irregular position found during the game is treated like an irregular act: the opponent decides whether it is corrected. (The Chinese rules always correct it.)
    .title = Irregular positions
FMJD-5-3 = A piece on a light square is out of play. It is treated like an irregular act: the opponent decides. (The Chinese rules always correct it.)
    .title = A piece on a light square
FMJD-5-4-15 = A man that became a king is not crowned.
    .title = Leaving a king uncrowned
FMJD-5-8 = To correct an irregular act only in part, or not at all, is not accepted.
    .title = Partial correction

## FMJD 7: results

FMJD-7-1-1 = A game may have a winner; the opponent has then lost.
    .title = Win and loss
FMJD-7-1-2 = If neither player beats the other, the game is drawn.
    .title = Draw
FMJD-7-2-4 = A player who refuses to play by the official rules loses.
    .title = Refusing the rules
FMJD-7-3-2 = A game is drawn when one of the rules of chapter 6 applies.
    .title = Draw by the rules

## FMJD 8: keeping score

FMJD-8-1 = With numbers for the 50 squares every move of both sides can be written down, and the game replayed or copied later.
    .title = Why squares have numbers

## FMJD 9: signs

FMJD-9-1-1 = - stands for a move without a capture.
    .title = The sign -
FMJD-9-1-2 = x stands for a capture.
    .title = The sign x
FMJD-9-1-3 = ! marks a good move.
    .title = The sign !
FMJD-9-1-4 = !! marks a very good move.
    .title = The sign !!
FMJD-9-1-5 = ? marks a bad move.
    .title = The sign ?
FMJD-9-1-6 = ?? marks a very bad move.
    .title = The sign ??
FMJD-9-1-7 = ?! marks a move that looks bad and may be good.
    .title = The sign ?!
FMJD-9-1-8 = !? marks a move that looks good and may be bad.
    .title = The sign !?
FMJD-9-1-9 = * marks a forced move: everything else loses.
    .title = The sign *
FMJD-9-1-12 = +1, +2 and so on: with the last move a side is so many pieces ahead.
    .title = The signs +1, +2
FMJD-9-1-13 = -1, -2 and so on: with the last move a side is so many pieces behind.
    .title = The signs -1, -2

## FMJD 10: time

FMJD-10-1 = Time may be given for a number of moves: each side must make so many moves within it.
    .title = Moves in a period
FMJD-10-2-1 = With a number of moves in a period, a clock is compulsory.
    .title = A clock
FMJD-10-2-2 = With a number of moves in a period, every move is written down.
    .title = Every move on the sheet
FMJD-10-3 = Time may also be given for the whole game: all of it must be finished within that time.
    .title = Sudden death
FMJD-10-4 = Under sudden death a clock is compulsory, but not all moves need be written down. (In the Chinese rules only a player with less than five minutes may stop writing.)
    .title = No score under sudden death
FMJD-10-5 = How clocks are used is laid down in the competition rules.
    .title = More about clocks

## FMJD 11: forms of play

FMJD-11-1-1 = Two players sit at a board, face to face: the regular game.
    .title = Over the board
FMJD-11-1-2 = One player plays several opponents, each on a board of their own, at the same time.
    .title = Simultaneous play
FMJD-11-1-3 = Two players in different places send each other their moves.
    .title = Correspondence play
FMJD-11-1-4 = One player sees no board, writes nothing down and calls out the moves. The other plays on a board and answers, or the arbiter does.
    .title = Blindfold play
FMJD-11-1-5 = One player who sees no board and writes nothing down plays several opponents who have boards.
    .title = Blindfold simultaneous play
FMJD-11-1-6 = A blind player plays against a sighted one, or two blind players against each other. They feel the pieces on a board on which these stand out.
    .title = Play by touch
FMJD-11-1-7 = The stronger player gives the weaker one or more pieces at the start, so that they are better matched.
    .title = Games at odds
FMJD-11-2 = Each form except the regular game has rules of its own.
    .title = Rules of their own
FMJD-11-3 = In correspondence, blindfold and blindfold simultaneous play, a board is to stand between the players.
    .title = A board is there
