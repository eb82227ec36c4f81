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
CDA-1-2-4 = A man is 7 to 14 millimetres narrower than a square; on a board of 45 centimetres and 100 squares it is 31 to 38 wide. The rules for 64 squares repeat this.
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
CDA-1-4-2-2 = Score sheets are made out in duplicate.
    .title = In duplicate
CDA-1-4-2-3 = The rule book shows in an appendix what a sheet looks like.
    .title = The form of the sheet
CDA-1-4-3 = The sheet lies beside the board of the player.
    .title = Where it lies
CDA-1-4-4 = After the game the originals of both players' sheets belong to the organising committee.
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

## CDA 2.7: irregular acts

CDA-2-7-1 = If it turns out during a game that the board lies the wrong way round, the game is void and is played again.
    .title = The board lies wrong
CDA-2-7-2 = Before the game it is checked that the pieces are set up right. Any wrong position that is found during the game must be put right.
    .title = A wrong position
CDA-2-7-3 = A piece on a light square is not in play. That must be put right.
    .title = A piece on a light square
CDA-2-7-4 = There are sixteen irregular acts. After each of them it is the opponent who decides: to demand a correction, or to accept what was done.
    .title = Irregular acts: the opponent decides
CDA-2-7-4-1 = To make two moves in a row.
    .title = Two moves in a row
CDA-2-7-4-2 = To move a man or a king in a way that the rules do not allow.
    .title = A move against the rules
CDA-2-7-4-3 = To touch one piece of one's own and then move another.
    .title = Touching one piece, moving another
CDA-2-7-4-4 = To take a move back: the piece that has just moved is put back where it came from.
    .title = Taking a move back
CDA-2-7-4-5 = To move a piece of the opponent.
    .title = Moving the opponent's piece
CDA-2-7-4-6 = To move a piece that can capture, without capturing.
    .title = Not capturing
CDA-2-7-4-7 = To lift a piece of either side off the board for no reason.
    .title = Lifting a piece for no reason
CDA-2-7-4-8 = To capture more or fewer pieces than the rules demand.
    .title = Too many or too few
CDA-2-7-4-9 = To let go of the piece during a multiple capture before all pieces that must be taken are jumped.
    .title = Stopping a capture
CDA-2-7-4-10 = To lift a piece against the rules while a multiple capture is not finished.
    .title = Lifting during a capture
CDA-2-7-4-11 = To remove fewer pieces after a multiple capture than were captured.
    .title = Leaving captured pieces
CDA-2-7-4-12 = To remove a piece after a capture that was not jumped.
    .title = Removing a piece not jumped
CDA-2-7-4-13 = To stop removing the captured pieces of a multiple capture.
    .title = Stopping the removal
CDA-2-7-4-14 = To remove a piece of one's own side after a capture.
    .title = Removing one's own piece
CDA-2-7-4-15 = To move a king that has not been crowned.
    .title = Moving an uncrowned king
CDA-2-7-4-16 = To make a capture with one hand and remove the captured pieces with the other.
    .title = Two hands
CDA-2-7-5 = If chance or an accident changes the position, and this is noticed at the same time, no one has broken a rule.
    .title = Accidents
CDA-2-7-6 = If a player refuses to keep to the official rules, the opponent may demand that they be kept.
    .title = Refusing to play by the rules
CDA-2-7-7 = Whoever makes a move after an irregular act, without first demanding a correction, has accepted the position and can no longer have it corrected.
    .title = Playing on accepts
CDA-2-7-8 = Correcting an irregular act only in part, or refusing to correct it, is punished.
    .title = Corrected in part, or not

## CDA 3.8: the clock

CDA-3-8-1-1 = Sudden death: each player has a fixed time for the game. If the game is not over by then, whoever reaches the limit first loses.
    .title = Sudden death
CDA-3-8-1-2 = Fischer clock: each player starts with a fixed time, and every move adds some. Whoever runs out of time first loses.
    .title = Fischer clock
CDA-3-8-1-3 = A round that must end on time may be played with a fixed time first. After it, an electronic clock runs with time added for each move; if it cannot, the fixed time is all there is.
    .title = A fixed time first
CDA-3-8-1-3-1 = Two special rules for draws hold only where the time is fixed and no time is added for a move.
    .title = Only without added time
CDA-3-8-1-3-1-A = Under sudden death the game is a draw once one king is left against three kings, two kings and a man, or a king and two men; or against two kings, or a king and a man. It is played on only if the game can clearly be carried on or the stronger side can show a win.
    .title = Theoretical draw
CDA-3-8-1-3-1-B = Under sudden death, with eight pieces or fewer on the board, a player with less than one minute left and a sufficient advantage may ask the arbiter for a draw.
    .title = Draw by advantage
CDA-3-8-2-1 = The arbiter starts White's clock. White moves and presses the clock; then Black's time runs, and so on in turn.
    .title = Starting the clock
CDA-3-8-2-2 = After a move the player presses the clock, with the hand that moved. A move counts only once the clock is pressed, even if the flag falls while moving. The opponent may not prevent the press.
    .title = Pressing the clock
CDA-3-8-2-3 = Each player looks after their own time. If a player forgets to press the clock, only the opponent may point it out.
    .title = Forgetting the clock
CDA-3-8-2-4 = If the clock breaks down, the arbiter replaces it at once, sets both players' times, and the game continues.
    .title = A broken clock
CDA-3-8-2-5 = Whoever has doubts about the signals of the clock must tell the arbiter before the time is up. Later claims are not accepted.
    .title = Doubts about the clock
CDA-3-8-2-6 = A fallen flag means that the time is up. The last move counts only if the clock was pressed before. Whoever has not made the required moves in time loses, and the arbiter has to stop the game even if no player claims it.
    .title = The flag
CDA-3-8-2-7 = While the arbiter considers a draw claim, the clock of the player who made it runs. If it runs out, that counts only if the claim is refused; then the player loses.
    .title = The clock during a claim
CDA-3-8-2-8 = How long the correction of an irregular act takes is for the arbiter to decide. That time is taken from the player who acted irregularly, whatever comes of it.
    .title = Time for a correction
CDA-3-8-2-9 = The move and the clock are made with the same hand.
    .title = One hand
CDA-3-8-3-1 = The limit for being late is usually one hour. Up to the limit, the time lost comes off the clock of the player who is late, or of both.
    .title = Being late
CDA-3-8-3-2 = A player who is later than the limit loses by default.
    .title = Too late
CDA-3-8-3-3 = If both players are later than the limit, both lose by default.
    .title = Both too late
CDA-3-8-4 = Either player may tell the arbiter that a player's time is up, their own or the opponent's; the arbiter may also establish it alone.
    .title = Who establishes that time is up
CDA-3-8-5 = A protest has to be made within the time that is set for it.
    .title = Time for a protest

## CDA 3.9: the start

CDA-3-9-1 = The round starts on time, whoever is there. White's clock is started; if Black is absent, Black's. From then on no player may stop the clocks, on pain of losing, move the clock to the other side, or change the times. If a player is late without being at fault, the arbiter may restore the time.
    .title = Starting the round
CDA-3-9-2 = If neither player is there, White's clock is started. When the first of them comes, the time lost is divided equally between both clocks, and White's clock runs on; if Black is still absent, Black's. When Black comes, White's clock is started.
    .title = Neither player is there
CDA-3-9-3 = If it turns out after the start that the players have each other's colours, the game continues, and its result stands.
    .title = Colours swapped

## CDA 3.10: the score

CDA-3-10-1 = Every player writes down every move of the game, of both sides.
    .title = Keeping score is a duty
CDA-3-10-2-1 = A move is written as the number of the square it starts from, then that of the square it ends on.
    .title = From and to
CDA-3-10-2-2 = Between the two numbers of a plain move stands a hyphen.
    .title = A plain move
CDA-3-10-2-3 = Between the two numbers of a capture stands a cross.
    .title = A capture
CDA-3-10-2-4 = A plus sign stands for a game that is won.
    .title = The sign for a win
CDA-3-10-2-5 = An equals sign stands for a draw.
    .title = The sign for a draw
CDA-3-10-2-6 = a.l., ad libitum, stands for a choice of routes for a capture that lead to the same result.
    .title = The sign a.l.
CDA-3-10-3-1 = Each move is written down at once and legibly, a capture only after it has been made.
    .title = When to write
CDA-3-10-3-2 = The score sheet lies where the arbiter can see it and can check how many moves were made.
    .title = Where the sheet lies
CDA-3-10-4 = With the opponent's consent, and on one's own time, a player may compare the two score sheets.
    .title = Comparing sheets
CDA-3-10-5-1-1 = Under sudden death, a player with less than five minutes before the clock signals is in time trouble.
    .title = Time trouble
CDA-3-10-5-1-2 = With a Fischer clock there is no time trouble.
    .title = No time trouble with a Fischer clock
CDA-3-10-5-2 = A player in time trouble need not keep score. The arbiter may have the missing moves filled in after the game.
    .title = Not writing in time trouble
CDA-3-10-6 = After the game both players write the times used and the result on their sheets, sign both, correct what has to be corrected, and hand them to the arbiter.
    .title = After the game

## CDA 3.11: adjournment

CDA-3-11-1 = In the normal course of things a game is never interrupted.
    .title = No interruptions
CDA-3-11-2 = If the playing hall cannot be used for the time being, the game needs to be interrupted. It is resumed as soon as the trouble is over.
    .title = When the hall cannot be used
CDA-3-11-3-1 = The arbiter writes the position down and has both players confirm it. The time for this is counted for neither.
    .title = Recording the position
CDA-3-11-3-2 = Before leaving, the player who is not to move writes the time they have used on their score sheet and hands it to the arbiter.
    .title = The player not to move
CDA-3-11-3-3 = The player to move writes the next move on the score sheet, unseen. It need not be made on the board.
    .title = Sealing a move
CDA-3-11-3-4 = The arbiter stops both clocks. The player to move writes the time they have used on their sheet and hands it over.
    .title = Stopping the clocks
CDA-3-11-3-5 = The arbiter puts the recorded position and both score sheets into an envelope, seals it, and keeps it until the game is resumed.
    .title = The envelope
CDA-3-11-3-6 = The sealed move must be legal; otherwise the player who sealed it loses.
    .title = An illegal sealed move
CDA-3-11-4-1 = First the envelope is opened.
    .title = Resuming: the envelope
CDA-3-11-4-2 = Then the score sheets are given back to the players.
    .title = Resuming: the sheets
CDA-3-11-4-3 = Then the players confirm the position and the times that are left.
    .title = Resuming: position and times
CDA-3-11-4-4 = Then the player to move makes the sealed move, no other, and presses the clock.
    .title = Resuming: the sealed move

## CDA 3.12: the end of the game

CDA-3-12-1 = A game is over when both players agree that it is, or when the arbiter rules so. It ends with a win or a draw.
    .title = When a game is over
CDA-3-12-2-1 = A player whose opponent resigns, for whatever reason, wins.
    .title = Resigning
CDA-3-12-2-2 = A player whose opponent has no pieces left wins.
    .title = No pieces left
CDA-3-12-2-3 = A player whose opponent cannot move any of the pieces that are left wins.
    .title = No move left
CDA-3-12-2-4 = If the arbiter declares a game lost or disqualifies a player, the opponent wins.
    .title = Lost by ruling
CDA-3-12-3-1 = The game is drawn when the same position occurs for the third time, each time with the same side to move.
    .title = Three times the same position
CDA-3-12-3-2 = The game is drawn after 25 moves in a row by each side in which only kings moved and nothing was captured.
    .title = 25 moves with kings only
CDA-3-12-3-3 = Three kings, two kings and a man, or a king and two men against one king: each side makes at most 16 more moves; without a winner by then, the game is drawn.
    .title = Three against one: 16 moves
CDA-3-12-3-4 = Two kings, a king and a man, or one king against one king: each side makes at most 5 more moves; without a winner by then, the game is drawn.
    .title = Two or one against one: 5 moves
CDA-3-12-3-5 = The game is drawn if both players agree.
    .title = By agreement
CDA-3-12-3-6 = The game is drawn if neither side can beat the other.
    .title = No one can win
CDA-3-12-4 = A draw may be offered only after 40 moves. On one's own time the player moves, offers the draw without conditions, and presses the clock. The offer stands until it is answered; a move declines it. After that the same player may not offer again until the opponent has.
    .title = Offering a draw
CDA-3-12-5 = To prove a draw by the rules, a player calls the arbiter, who checks it. The arbiter may also declare such a draw unasked: it is part of the duty to end games.
    .title = Who declares a draw
CDA-3-12-6-1 = The winner gets 2 points.
    .title = Points for a win
CDA-3-12-6-2 = In a draw both get 1 point.
    .title = Points for a draw
CDA-3-12-6-3 = The loser gets none.
    .title = Points for a loss

## CDA 3.13: rights and duties of the players

CDA-3-13-1-1 = A player may know the regulations of the tournament.
    .title = Right to know
CDA-3-13-1-2 = A player may expect to play in complete quiet.
    .title = Right to quiet
CDA-3-13-1-3 = A player may put any question about their games to the arbiter.
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
CDA-3-14-1-7 = A player may not take advice about their own game.
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
CDA-3-14-3-2 = A player who refuses to keep score during the game, and will not put that right, is punished.
    .title = Refusing to keep score
CDA-3-14-3-3 = A player who refuses to sign the result after the game, and will not put that right, is punished.
    .title = Refusing to sign
CDA-3-14-3-4 = A player is punished who changes the clock without leave, so that the right times cannot be known any more, and refuses to put it right.
    .title = Changing the times
CDA-3-14-3-5 = A player who stops the clock without leave, and will not put that right, is punished.
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

## CDA 3.16: appeals

CDA-3-16 = Whoever disagrees with a ruling appeals in writing to the appeals committee, within the time set and with the fee, after the game. The committee is usually an odd number of three or more. Each member has one vote, an alternate takes the place of one with an interest, and the majority decides.
    .title = Appeals

## CDA 4.17: individual and team tournaments

CDA-4-17-1 = In an individual event, such as a championship or a match, the results of single players count.
    .title = Individual events
CDA-4-17-2-1 = Each team names its players in board order when it enters, by rating, title or results, and keeps to it. The organisers may change an order that does not agree with what they know, and tell the team.
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
CDA-4-18-3 = Players of equal or nearly equal score meet. The number of rounds is usually that of a knock-out with as many players plus two to four, best an odd number, and at least seven.
    .title = Pairing by score
CDA-4-18-4 = Teams, usually of equal size, send out one player after another. A loser plays no more. The team that still has a player unbeaten wins.
    .title = Relay
CDA-4-18-5 = A match is played between two players over several games, or between two teams board by board. In the Scheveningen system every player of one team meets every player of the other.
    .title = Matches

## CDA 4.19: results and places

CDA-4-19 = The scores of all rounds are added up, and whoever has more comes first. Ties are broken by criteria or by a play-off, at any speed. In a Lehmann-Georgiev play-off each move adds time, and it goes on until someone wins a game or oversteps the time; after a draw the next game begins with the time left from the last.
    .title = Scores, ties and play-offs
CDA-4-19-1 = In a knock-out no points are counted: whoever goes out later stands higher, and the one who is never out wins. Other places may be shared or decided by play-offs.
    .title = Places in a knock-out
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

FMJD-5-1 = { CDA-2-7-1 }
    .title = { CDA-2-7-1.title }
FMJD-5-2 = Before the game the start position is checked. An irregular position found during the game is treated like an irregular act: the opponent decides whether it is corrected. (The Chinese rules always correct it.)
    .title = Irregular positions
FMJD-5-3 = A piece on a light square is out of play. It is treated like an irregular act: the opponent decides. (The Chinese rules always correct it.)
    .title = A piece on a light square
FMJD-5-4 = { CDA-2-7-4 }
    .title = { CDA-2-7-4.title }
FMJD-5-4-1 = { CDA-2-7-4-1 }
    .title = { CDA-2-7-4-1.title }
FMJD-5-4-2 = { CDA-2-7-4-2 }
    .title = { CDA-2-7-4-2.title }
FMJD-5-4-3 = { CDA-2-7-4-3 }
    .title = { CDA-2-7-4-3.title }
FMJD-5-4-4 = { CDA-2-7-4-4 }
    .title = { CDA-2-7-4-4.title }
FMJD-5-4-5 = { CDA-2-7-4-5 }
    .title = { CDA-2-7-4-5.title }
FMJD-5-4-6 = { CDA-2-7-4-6 }
    .title = { CDA-2-7-4-6.title }
FMJD-5-4-7 = { CDA-2-7-4-7 }
    .title = { CDA-2-7-4-7.title }
FMJD-5-4-8 = { CDA-2-7-4-8 }
    .title = { CDA-2-7-4-8.title }
FMJD-5-4-9 = { CDA-2-7-4-9 }
    .title = { CDA-2-7-4-9.title }
FMJD-5-4-10 = { CDA-2-7-4-10 }
    .title = { CDA-2-7-4-10.title }
FMJD-5-4-11 = { CDA-2-7-4-11 }
    .title = { CDA-2-7-4-11.title }
FMJD-5-4-12 = { CDA-2-7-4-12 }
    .title = { CDA-2-7-4-12.title }
FMJD-5-4-13 = { CDA-2-7-4-13 }
    .title = { CDA-2-7-4-13.title }
FMJD-5-4-14 = { CDA-2-7-4-14 }
    .title = { CDA-2-7-4-14.title }
FMJD-5-4-15 = A man that became a king is not crowned.
    .title = Leaving a king uncrowned
FMJD-5-4-16 = { CDA-2-7-4-15 }
    .title = { CDA-2-7-4-15.title }
FMJD-5-5 = { CDA-2-7-5 }
    .title = { CDA-2-7-5.title }
FMJD-5-6 = { CDA-2-7-6 }
    .title = { CDA-2-7-6.title }
FMJD-5-7 = { CDA-2-7-7 }
    .title = { CDA-2-7-7.title }
FMJD-5-8 = To correct an irregular act only in part, or not at all, is not accepted.
    .title = Partial correction

## FMJD 6: draws by the rules

FMJD-6-1 = { CDA-3-12-3-1 }
    .title = { CDA-3-12-3-1.title }
FMJD-6-2 = { CDA-3-12-3-2 }
    .title = { CDA-3-12-3-2.title }
FMJD-6-3 = { CDA-3-12-3-3 }
    .title = { CDA-3-12-3-3.title }
FMJD-6-4 = { CDA-3-12-3-4 }
    .title = { CDA-3-12-3-4.title }

## FMJD 7: results

FMJD-7-1-1 = A game may have a winner; the opponent has then lost.
    .title = Win and loss
FMJD-7-1-2 = If neither player beats the other, the game is drawn.
    .title = Draw
FMJD-7-2-1 = { CDA-3-12-2-1 }
    .title = { CDA-3-12-2-1.title }
FMJD-7-2-2 = { CDA-3-12-2-3 }
    .title = { CDA-3-12-2-3.title }
FMJD-7-2-3 = { CDA-3-12-2-2 }
    .title = { CDA-3-12-2-2.title }
FMJD-7-2-4 = A player who refuses to play by the official rules loses.
    .title = Refusing the rules
FMJD-7-3-1 = { CDA-3-12-3-5 }
    .title = { CDA-3-12-3-5.title }
FMJD-7-3-2 = A game is drawn when one of the rules of chapter 6 applies.
    .title = Draw by the rules
FMJD-7-3-3 = { CDA-3-12-3-6 }
    .title = { CDA-3-12-3-6.title }

## FMJD 8: keeping score

FMJD-8-1 = With numbers for the 50 squares every move of both sides can be written down, and the game replayed or copied later.
    .title = Why squares have numbers
FMJD-8-2-1 = { CDA-3-10-2-1 }
    .title = { CDA-3-10-2-1.title }
FMJD-8-2-2 = { CDA-3-10-2-2 }
    .title = { CDA-3-10-2-2.title }
FMJD-8-2-3 = { CDA-3-10-2-3 }
    .title = { CDA-3-10-2-3.title }

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
FMJD-9-1-10 = { CDA-3-10-2-4 }
    .title = { CDA-3-10-2-4.title }
FMJD-9-1-11 = { CDA-3-10-2-5 }
    .title = { CDA-3-10-2-5.title }
FMJD-9-1-12 = +1, +2 and so on: with the last move a side is so many pieces ahead.
    .title = The signs +1, +2
FMJD-9-1-13 = -1, -2 and so on: with the last move a side is so many pieces behind.
    .title = The signs -1, -2
FMJD-9-1-14 = { CDA-3-10-2-6 }
    .title = { CDA-3-10-2-6.title }

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

## RULES 2-4: 64 squares and notation as Damier plays them

RULES-2-1 = Russian draughts: 32 dark squares, a1 to h8, with a1 at White's left hand; 12 men each, White's on the first three rows. White begins.
    .title = Russian draughts: board and pieces
RULES-2-2 = Men move one square diagonally forward. Kings move any number of free squares, both ways.
    .title = Russian draughts: moving
RULES-2-3 = Capturing is compulsory, forward and backward, but any capture may be chosen. Once chosen it is carried through. A king that can capture on from some of the squares behind a piece must land on one of those.
    .title = Russian draughts: capturing
RULES-2-4 = A man that reaches the last row during a capture becomes a king at once, and captures on as a king if it can.
    .title = Russian draughts: crowned on the way
RULES-2-5 = Drawn: the same position a third time. Against a lone king: up to two pieces with a king, 5 moves, which no capture or promotion restarts; three with a king, 5 while that lone king alone holds the main road; three kings or more, 15. Kings on both sides, no capture or promotion: 30 moves with 4 or 5 pieces, 60 with 6 or 7; otherwise 15 with kings only.
    .title = Draws on 64 squares
RULES-3-1 = Brazilian draughts: the rules of the 100 squares, with the majority rule, on the Russian board. A man that only passes the last row stays a man. Draws are as in Russian draughts.
    .title = Brazilian draughts
RULES-4-1 = A move is written as origin, hyphen, destination, a capture with a cross: 32-28, 28x19; on 64 squares c3-d4, f2xb6 or f2:b6. Where two captures share both ends, all squares are written.
    .title = Writing moves
RULES-4-2 = A plus sign means a win, an equals sign a draw. Behind a move: ! good, !! very good, ? bad, ?? very bad, !? looks good but may be bad, ?! looks bad but may be good, * forced.
    .title = Signs
