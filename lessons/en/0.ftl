## Stage 0: board and rules. At most 45 words a text, and 8 rows of 35 columns.

stage-0 = Board and rules
    .about = The board, the moves, the captures, the king, and how a game ends. For everyone who has never played.

## The first game

first-game = Your first game
first-game-1 = You play White, at the bottom. Pieces stand on dark squares. A man moves one square forward along a diagonal. Choose a man of the front row: arrow keys and Enter, or click it. Then choose the free square in front of it.
    .aloud = You play White, on the high numbers: squares are numbered 1 to 50, five a row, from Black's side. A man moves one square diagonally forward: from 32 to 27 or 28. Move a man of the front row, 31 to 35.
    .then = Good. Black has replied and it is your turn again. Move any man to a free square in front of it.
    .right = That is all there is to a move. The sides take turns: you, Black, you. Numbers name the squares, so a move can also be typed: 32-28, then Enter.
    .right-aloud = That is all there is to a move. The sides take turns: you, Black, you.
first-game-2 = A black man stands diagonally in front of your man on 33, and the square behind it is free. So you jump over it to that square and take it. Capturing is not a choice: if you can, you must.
    .right = The man you jumped over leaves the board. Men capture forward and backward, although they only move forward.
first-game-3 = Two of your men can capture. The one on 44 takes one man. The one on 33 takes two, jump after jump. The most pieces must be taken, so play 33: choose it, then each square it lands on.
    .aloud = Two of your men can capture. The one on 44 takes one man. The one on 33 takes two, jump after jump. The most pieces must be taken, so play 33: type 33x and the square of its last jump.
    .right = Two men in one move. Whenever you have several captures, count first: only one that takes the most is allowed.
first-game-4 = The man on 8 is one step from the far row. A man that ends its move there becomes a king. Move it there.
    .right = The crown shows that it is a king. It moves from your next turn on.
    .right-aloud = It is a king now. It moves from your next turn on.
first-game-5 = A king goes any distance along a diagonal, forward and backward. It captures from far away and may turn after each jump. The king on 46 takes 28, stops on 23, turns and takes 40. Play it.
    .aloud = A king goes any distance along a diagonal, both ways, captures from far away and may turn after each jump. Yours on 46 takes the man on 28, stops on 23, turns, takes the man on 40 and lands on 45. Play it: type 46x45.
    .right = Both are gone. A king is worth about three men, so whoever gets one first often wins.
first-game-6 = Now a shot: you give one man and take three. Play 27-21. Black must capture it, and lands where your man stood. Look at what your man on 32 can take then.
    .then = Black had to take, and now stands on 27. Choose your man on 32 and take everything it can: three men.
    .right = One man given, three taken, and a king as well. Because capturing is compulsory, you can lead Black's pieces where you want them.
    .then-aloud = Black had to take, and now stands on 27. Take everything your man on 32 can, three men: type 32x and the square of its last jump.
first-game-7 = An ending. Black's man on 36 wants to become a king, and it has only one move: to 41. Move your king, but keep it on a line that guards 41. Then take the man.
    .then = Black had only this move. Take the man: choose the king, then a free square behind 41.
    .then-aloud = Black had only this move. Take the man: type the square of the king, x, and a free square behind 41.
    .right = Black has no pieces left, so you have won. You also win when Black has pieces but no legal move.
first-game-8 = You have three men more. An exchange, one man for one, brings you closer to the win. Play 34-29, let Black take, and take back with 39.
    .then = Take back with 39.
    .wrong = First 34-29; then take back with 39.
    .right = Now a small game: your seven men against four. Exchange when you can, and get a king. u takes a move back. Win it by taking or blocking all of Black's pieces.

## The board

board = The board and the men
board-1 = The board has a hundred squares, of which only the fifty dark ones are used. It is placed so that each player has a dark square in the left corner. Point at the one in White's left corner.
    .right = That is square 46.
board-2 = Each side has twenty men in four rows. Two rows between them are free at first. Point at the two ends of these free rows: the first square of the upper one and the last of the lower one.
    .right = Squares 21 and 30. All squares from 21 to 30 are free at the start.
board-3 = The dark squares are numbered from 1 to 50, row by row: five in each, from left to right, beginning at Black's side. The edges help: 6, 16, 26, 36 and 46 lie on the left. Point at 28.
    .right = 26, 27, 28: the third dark square of its row.
board-4 = A move is written as two numbers: from and to. White begins every game. Play 32-28.
    .right = 32-28 is the most popular first move.

## Lines

lines = Lines with names
lines-1 = The longest diagonal is called the main road. It has ten squares and joins the left corners of the two players. Point at its two ends.
    .right = It runs from 46 to 5. A king on the main road commands the longest line of the board.
lines-2 = The row farthest from you is your promotion row: a man that ends its move there becomes a king. For White it is 1 to 5. Point at both squares where the man on 7 can become a king.
    .right = From 7 it can go to 1 or to 2.
lines-3 = Black's men move down the board. Their promotion row is 46 to 50. Point at both squares where the black man on 41 can become a king.
    .right = From 41 it can go to 46 or to 47.
lines-4 = The edges are the columns 6 to 46 on the left and 5 to 45 on the right. A man on the edge cannot be taken there, but it has only one square to go to. Move the man on 35.
    .right = One way only. That is safe, but slow to join the game.

## Rows

rows = Rows, columns, diagonals
rows-1 = Five dark squares side by side are a row, and the board has ten of them. The man on 33 stands in the seventh row from Black's side. Point at the two ends of its row.
    .right = 31 to 35. White's men start in the four lowest rows, Black's in the four highest.
rows-2 = Dark squares straight above one another are a column, five squares again. From one square of a column to the next the number grows by ten. Point at the two ends of the column of 33.
    .right = 3, 13, 23, 33, 43. All five have the same last digit.
rows-3 = Pieces move and capture along diagonals. The king on 33 stands on two of them. One, marked here, runs from 47 to 15. Point at the two ends of the other.
    .right = From 6 to 50: nine squares.
rows-4 = One way, to the right and up, there are nine diagonals; the longest of them is the main road. The other way, to the left and up, there are eight. How many diagonals has the board?
    .a = Ten
    .b = Sixteen
    .c = Seventeen
    .right = Seventeen, of two to ten squares. The board of 64 squares has thirteen.
rows-5 = Almost every dark square lies on two diagonals. Two squares lie on one only: the two ends of the main road. Point at both.
    .right = 5 and 46, the corners of the board. A king in a corner can leave only along the main road.

## The man

man = How a man moves
man-1 = A man moves one square forward along a diagonal, to the left or to the right. Move the man on 33.
    .right = 28 and 29 were its only two squares.
man-2 = The square must be free. The man on 33 is blocked on one side by your own man. Move it to the other side.
    .wrong = That move is legal too, but move the man on 33.
    .right = Men never jump over their own side.
man-3 = Men never move backward. Forward means toward the far row: up for White, down for Black. Now you play Black. Move the man on 18.
    .right = Down to 22 or 23: forward for Black.
man-4 = Players take turns, one move each, and no one may pass. You play White: make a move, let Black reply, and move again.
    .right = Exactly one move each time, whether you like it or not. Later you will see games decided by that.

## Capturing

capture = Capturing
capture-1 = A man captures by jumping over an enemy piece next to it, onto the free square right behind. Capture with the man on 33.
    .right = 33x22: the x means that something was captured.
capture-2 = A man moves forward only, but it captures in all four directions. Black's man stands behind yours. Capture it.
    .right = Backward, from 23 to 32. Beginners overlook these captures most.
capture-3 = Capturing is compulsory. Three of your men could move, but one of them can capture, so nothing else is allowed. Find the capture.
    .right = If a capture exists, no other move is legal.
capture-4 = The square behind must be free. Your man stands before two black men, but one of them is covered from behind. Take the other.
    .right = Two pieces in a row cannot be jumped.
capture-5 = If several captures take the same number of pieces, you may choose. Take either man.
    .right = Here both take one man. You will need the freedom to choose later.

## Several captures

chain = Several captures in one move
chain-1 = If a man can jump again from where it lands, it must. It is still one move. Choose the man on 33, then each square where it lands; or type 33x13.
    .right = Two men in one move. Only the first and the last square are written.
chain-2 = A capture may change direction at every jump, backward as well. Take two men with 33.
    .right = Forward over 28, then backward over 27.
chain-3 = A capture goes on as long as it can; stopping halfway is not allowed. Take everything that you can.
    .right = Three men: 33, 23 and 12.
chain-4 = You play Black. Find the capture and count what it takes before you move.
    .right = 24, 34 and 33: three men with two turns.

## The majority rule

majority = The majority rule
majority-1 = When several captures are possible, you must take as many pieces as possible. 44 takes one, 33 takes two. Play the one that is allowed.
    .right = Capturing one man would have been illegal.
majority-2 = The rule holds for one piece with two ways, too. Your man can take 29, or go over 28. Count both ways, then play.
    .right = Over 28 it takes two, over 29 only one.
majority-3 = What counts is the number, not the value: a king counts as one piece. 44 could take a king, 33 takes two men. Play what the rule demands.
    .right = Two men come before one king.
majority-4 = Here each capture takes one man. Neither is longer, so the choice is yours. Play one.
    .right = With equal numbers you may also choose whether a man or a king captures.

## The king

king = The king
king-1 = A man that ends its move on the promotion row becomes a king at once. A second piece is put on top: it is crowned. Crown the man on 8.
    .right = Becoming a king is part of the move. It can move after Black's next move.
king-2 = A king moves any number of free squares along a diagonal, forward or backward. Go from 46 to 5 in one move.
    .wrong = Legal for a king, but go all the way to 5.
    .right = The whole main road in one move.
king-3 = A king captures from a distance, too. There must be a free square behind the piece, and the king may land on any free square behind it. Capture 28 and choose where to land.
    .right = From 23 to 5, five squares were yours to choose.
king-4 = After a jump the king may turn and capture on another diagonal, and it must if it can. So one landing square is right. Take two men.
    .right = Only from 23 could it take the second man.
king-5 = Two pieces next to each other on a diagonal stop a king: there is no free square between them. White's king is on 46. Can it capture?
    .a = Yes, it takes both
    .b = No
    .right = 28 and 23 stand back to back. A king never jumps two pieces at once.

## Passing the promotion row

passing = Passing the promotion row
passing-1 = A man may reach the promotion row with a capture. If its move ends there, it is a king. Capture with the man on 13.
    .right = The capture ended on 2, so the man is crowned.
passing-2 = Now there is one more man to take. The capture must go on, and it leaves the promotion row again. Play it and look at your man.
    .right = It passed 2 but did not stop there, so it is still a man. Only the end of the move counts.
passing-3 = Again the man comes to the promotion row and leaves it. Will it be a king? Play the whole capture.
    .right = It ended on 14 and is still a man.

## Removal

removal = When the taken pieces leave
removal-1 = Taken pieces leave the board only when the whole capture is over, then one after another. Take three men.
    .right = Until your man stopped on 7, all three stood on the board.
removal-2 = During a capture a free square may be crossed more than once, and your man may come back to where it began. It goes round four men, comes back to 33 and takes a fifth. It ends on 42.
    .right = Five men. It landed on 33 in the middle of its way.
removal-3 = No piece may be jumped twice. The king takes 7 and 28. Then it takes 29 or 42, not both: the first one it takes stays in the way. Choose either.
    .right = A taken piece blocks the way until the capture is over. The shot that uses this is called the Turkish strike.
removal-4 = The same board. Suppose the king has taken 7, 28 and 42, and stands on 47. On the same diagonal, behind 42, is 29. Why can it not take 29 as well?
    .a = 42 is still on the board
    .b = Three men are the most
    .right = 42 is taken, but not yet removed, and may not be jumped again.

## The end of the game

end = Win, loss and draw
end-1 = You win when the other side has no pieces left. Take the last man.
    .right = Win. You also win when the other player gives up or runs out of time.
end-2 = You also win when the other side has pieces but cannot move. Block the man on 36: it must have no move and no capture.
    .wrong = Then Black can still move or capture. The square in front of 36 and the next one beyond must both be occupied.
    .right = 36 cannot step forward, and it cannot jump, because 47 is occupied. Black has lost.
end-3 = If neither side can win, it is a draw: both agree, or the same position occurs for the third time with the same side to move. One king against one may go on for five more moves each. How many has each side here?
    .a = As many as it likes
    .b = Five
    .right = Five each, and then it is a draw.
end-4 = Three pieces, at least one of them a king, against one king: sixteen moves each. In any game, twenty-five moves by each side with kings only and nothing taken make a draw. Three kings: how many moves are left to win?
    .a = Five by each side
    .b = Sixteen by each side
    .c = As many as it takes
    .right = Sixteen. Three kings can win, but not from everywhere.
end-5 = A win scores two points, a draw one each, a loss none. In a tournament a draw may be offered once each side has made forty moves. Here each has made thirty. May White offer a draw?
    .a = Yes
    .b = Not yet
    .right = Ten more moves each come first. And a win on the very last move of a limit is still a win.

## Questions about the end of the game

draw-kings = One king against one king, and neither can be taken. How many more moves does each side get?
    .a = 5
    .b = 16
    .c = 25
    .why = One or two kings, or a king and a man, against one king: five moves each, then a draw.
draw-three = Three kings against one king. Within how many moves of each side must they win?
    .a = 5
    .b = 16
    .c = 25
    .why = Three pieces with a king against one king: sixteen moves each, then a draw.
draw-kings-only = Both sides have men and kings, but only kings move and nothing is taken. After how many moves by each side is it a draw?
    .a = 5
    .b = 16
    .c = 25
    .why = Twenty-five moves by each side with kings only, no man moved and nothing taken: draw.
draw-third = The same position with the same side to move occurs for the third time. What is the result?
    .a = The game goes on
    .b = A draw
    .c = Loss for the one who repeats
    .why = A position that stands for the third time is a draw.
draw-two = Two kings against one king. How many more moves does each side get?
    .a = 5
    .b = 16
    .c = 25
    .why = With two pieces, a king among them, against one king it is five moves each.
draw-men = A king and two men against one king. How many more moves does each side get?
    .a = 5
    .b = 16
    .c = 25
    .why = Three pieces, at least one of them a king, against one king: sixteen moves each.
draw-offer = In a tournament game, when may a player first offer a draw?
    .a = At any time
    .b = After 25 moves each
    .c = After 40 moves each
    .why = A draw may be offered once each side has made forty moves.
end-blocked = White plays 46-41. Black's man on 36 then has no move and no capture. What is the result?
    .a = White wins
    .b = A draw
    .c = Black passes
    .why = A side whose pieces are all blocked has lost. Passing does not exist.
end-points = What does a player score for a win and for a draw?
    .a = 1 and a half
    .b = 2 and 1
    .c = 3 and 1
    .why = Two points for a win, one for a draw, none for a loss.
end-limit = On the sixteenth move that White has with three kings against one, White takes the last king. What is the result?
    .a = A draw
    .b = White wins
    .c = The game goes on
    .why = Taking the last piece wins, on the last move of a limit too.

## Questions of the lesson board

board-size = How many squares has the board, light and dark together?
    .a = 64
    .b = 100
    .c = 50
    .why = Ten rows of ten, half of them dark.
board-dark = On which squares do the pieces move?
    .a = On all of them
    .b = On the light ones
    .c = On the dark ones
    .why = Only the fifty dark squares are used.
board-corner = Which corner of the board is dark, seen by each player?
    .a = The left one
    .b = The right one
    .c = Both
    .why = The main road begins at each player's left hand.
board-men = How many men has each side at the start?
    .a = Twelve
    .b = Twenty
    .c = Thirty
    .why = Twenty white and twenty black ones.
board-start = Where do White's men stand at the start?
    .a = On 1 to 20
    .b = On 21 to 40
    .c = On 31 to 50
    .why = Black's stand on 1 to 20, and 21 to 30 are free.
board-kinds = Which kinds of pieces are there?
    .a = Only men
    .b = Men and kings
    .c = Men, kings and rooks
    .why = Every piece is one or the other.
board-move = What is called a move?
    .a = Moving one piece once
    .b = A turn of both sides
    .c = A jump of a capture
    .why = A whole capture is one move as well.
board-first = Who makes the first move of a game?
    .a = White
    .b = Black
    .c = Whoever wins the toss
    .why = White always begins; then the sides take turns.
board-order = In which direction do the numbers of the squares run?
    .a = From below to the top
    .b = From the top downward
    .c = From the centre outward
    .why = From left to right and from the top, Black's side, downward.
board-ends = Which squares are called the corners of the board?
    .a = 1 and 50
    .b = 6 and 45
    .c = 5 and 46
    .why = They are the ends of the main road.

## Questions of end

end-over = When is a game over?
    .a = When one side is better
    .b = After forty moves
    .c = By agreement or by ruling
    .why = Both players agree that it is over, or the arbiter rules so.
end-resigns = Black gives the game up. What is the result?
    .a = White wins
    .b = A draw
    .c = The arbiter decides
    .why = If one side gives up, for whatever reason, the other wins.
end-ruled = The arbiter rules that Black has lost. What about White?
    .a = White has drawn
    .b = White has won
    .c = White plays on
    .why = If the arbiter declares the game lost for one side, the other wins.
end-agreed = Both players agree to a draw. What is the result?
    .a = A draw
    .b = The better side wins
    .c = The game goes on
    .why = The game is drawn if both players agree.
end-nobody = Neither side can beat the other any more. What is the result?
    .a = Both lose
    .b = A draw
    .c = White wins
    .why = The game is drawn if neither side can beat the other.
end-one-wins = One player has won the game. What about the other?
    .a = Has drawn
    .b = Plays on
    .c = Has lost
    .why = If a game has a winner, the opponent has lost.
end-no-winner = A game is over, and neither player has beaten the other. What is it?
    .a = A draw
    .b = Void
    .c = A win for White
    .why = If neither beats the other, the game is drawn.
