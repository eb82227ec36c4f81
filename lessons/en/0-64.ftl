## Stage 0 on 64 squares: board and rules. The same words in Russian and Brazilian draughts.

stage-0-64 = Board and rules
    .about = The small board, the moves, the captures, the king, and how a game ends. For everyone who has never played.

## The first game

first-game-64 = Your first game
first-game-64-1 = You play White, at the bottom. Pieces stand on dark squares. A man moves one square forward along a diagonal. Choose a man of the front row: arrow keys and Enter, or click it. Then choose the free square in front of it.
    .aloud = You play White. Letters a to h run from your left to right, digits 1 to 8 towards Black. A man moves one square diagonally forward: from c3 to b4 or d4. Move a man of the front row: a3, c3, e3 or g3.
    .then = Good. Black has replied and it is your turn again. Move any man to a free square in front of it.
    .right = That is all there is to a move. The sides take turns: you, Black, you. Letters and digits name the squares, so a move can also be typed: c3-d4, then Enter.
    .right-aloud = That is all there is to a move. The sides take turns: you, Black, you.
first-game-64-2 = A black man stands diagonally in front of your man on c3, and the square behind it is free. So you jump over it to that square and take it. Capturing is not a choice: if you can, you must.
    .right = The man you jumped over leaves the board. Men capture forward and backward, although they only move forward.
first-game-64-3 = After the first jump your man can jump again, so it must: it is still the same move. Choose the man on c3, then each square where it lands.
    .right = Two men in one move. Look how far a capture goes before you play it.
first-game-64-4 = The man on c7 is one step from the far row. A man that gets there becomes a king. Move it there.
    .right = The crown shows that it is a king. It moves from your next turn on.
    .right-aloud = It is a king now. It moves from your next turn on.
first-game-64-5 = A king goes any distance along a diagonal, forward and backward. It captures from far away and may turn after each jump. The king on a1 takes d4, stops on f6, turns and takes g5. Play it.
    .right = Both are gone. A king is worth about three men, so whoever gets one first often wins.
first-game-64-6 = Now a shot: you give one man and take two. Play e3-d4. Black must capture it with c5, because nothing else can. Look at what your man on f2 can take then.
    .then = Black had to take, and now stands on e3. Choose your man on f2 and take everything it can: two men.
    .right = One man given, two taken. Because capturing is compulsory, you can lead Black's pieces where you want them.
first-game-64-7 = An ending. Black's man on a5 wants to become a king, and it has only one move: to b4. Move your king, but keep it on the line that guards b4. Then take the man.
    .then = Black had no other move. Take the man: choose the king, then a free square behind b4.
    .wrong = Keep the king on the line from a3 to f8, but not on b4, where it could be taken.
    .right = Black has no pieces left, so you have won. Now a small game: your six men against three. Exchange when you can, and get a king. u takes a move back.

## The board

squares-64 = The board and its squares
squares-64-1 = The board has 64 squares, of which only the 32 dark ones are used. Each player has a dark square in the left corner. Point at the one in White's left corner.
    .right = That is a1. Each side begins with twelve men in three rows; two rows between them are free.
squares-64-2 = The columns have letters, a to h from White's left; the rows have digits, 1 to 8 from White's side. The name of a square is its letter and its digit. Point at c3.
    .right = Third column, third row.
squares-64-3 = The row farthest from you is your promotion row: a man that gets there becomes a king. For White it is row 8. Point at both squares where the man on e7 can become a king.
    .right = From e7 it can go to d8 or to f8. Black's promotion row is row 1.
squares-64-4 = A move is written as two squares: from and to. White begins every game. Play c3-d4.
    .right = The man goes to the centre, from where it can go both ways.

## The man

man-64 = How a man moves
man-64-1 = A man moves one square forward along a diagonal, to the left or to the right. Move the man on c3.
    .right = b4 and d4 were its two squares.
man-64-2 = The square must be free. The man on c3 is blocked on one side by your own man. Move it to the other side.
    .wrong = That move is legal too, but move the man on c3.
    .right = Men never jump over their own side.
man-64-3 = Men never move backward. Forward means toward the far row: up for White, down for Black. Now you play Black. Move the man on d6.
    .right = Down to c5 or e5: forward for Black.
man-64-4 = Players take turns, one move each, and no one may pass. You play White: make a move, let Black reply, and move again.
    .right = Exactly one move each time, whether you like it or not. Later you will see games decided by that.

## Capturing

capture-64 = Capturing
capture-64-1 = A man captures by jumping over an enemy piece next to it, onto the free square right behind. Capture with the man on c3.
    .right = Russian draughts writes c3:e5, Brazilian c3xe5. You can type either.
capture-64-2 = A man moves forward only, but it captures in all four directions. Black's man stands behind yours. Capture it.
    .right = Backward, from e5 to c3. Beginners overlook these captures most.
capture-64-3 = Capturing is compulsory. Two of your men could move, but the third can capture, so nothing else is allowed. Find the capture.
    .right = If a capture exists, no other move is legal.
capture-64-4 = The square behind must be free. Two black men stand before yours, but one of them is covered from behind. Take the other.
    .right = Two pieces in a row cannot be jumped.
capture-64-5 = If there are two captures, and each takes one piece, you may choose. Take either man.
    .right = You will need the freedom to choose later.

## Several captures

chain-64 = Several captures in one move
chain-64-1 = If a man can jump again from where it lands, it must. It is still one move. Choose the man on c3, then each square where it lands.
    .right = Two men in one move. The first and the last square are enough to write it down.
chain-64-2 = A capture may change direction at every jump. Take two men with c3.
    .right = Over b4 to the edge, then over b6.
chain-64-3 = A capture goes on as long as it can; stopping halfway is not allowed. Take everything that you can.
    .right = Three men: d2, f4 and f6.
chain-64-4 = You play Black. Find the capture and count what it takes before you move.
    .right = d4 and b4: forward and then backward, in one move.

## Free choice of capture, in Russian draughts

choice-64 = Which capture?
choice-64-1 = In Russian draughts you choose among captures: c3 could take two men, h2 could take one. Play either.
    .right = Both are allowed. The better one is not always the longer one.
choice-64-2 = The choice is free, but the capture chosen is carried through to its end. Your man takes d4. May it stop on e5?
    .a = Yes
    .b = No, f6 must be taken too
    .right = A capture ends where nothing more can be taken.
choice-64-3 = The same man may have two ways. Over c3 it takes one man, over e3 two. Choose one and take to its end.
    .right = Before you choose, see what Black can do afterwards.

## The majority rule, in Brazilian draughts

majority-64 = The majority rule
majority-64-1 = In Brazilian draughts you must take as many pieces as possible. h2 could take one man, c3 two. Play the capture that is allowed.
    .right = Taking one man would have been illegal.
majority-64-2 = The rule holds for one piece with two ways, too. Count both ways, then play.
    .right = Over e3 it takes two, over c3 just one.
majority-64-3 = What counts is the number: a king counts as one piece. h2 could take a king, c3 takes two men. Play what the rule demands.
    .right = Two men come before one king.

## The king

king-64 = The king
king-64-1 = A man that moves to the promotion row becomes a king at once. A second piece is put on top: it is crowned. Crown the man on c7.
    .right = Becoming a king is part of the move. It can move after Black's next move.
king-64-2 = A king moves any distance along a diagonal, forward and backward. Go from a1 to h8 in one move.
    .wrong = A king may go there, but go all the way to h8.
    .right = The whole main road, the longest line of the board, in one move.
king-64-3 = A king captures from far away: an enemy piece with a free square behind it, and it may land on any free square behind. Take d4 and land where you like.
    .right = From e5 to h8: four squares to choose from.
king-64-4 = After a jump a king may turn into another diagonal and take on, and if it can, it must. So one landing square is right. Take both men.
    .right = From f6 the second man could be taken.
king-64-5 = Two pieces next to each other on a diagonal, without a gap, cannot be jumped along that diagonal. Can the king on a1 take something?
    .a = Yes, both at once
    .b = No
    .right = d4 and e5 stand right behind each other. A king jumps over one piece at a time.

## Removal

removal-64 = When the taken pieces leave
removal-64-1 = Taken pieces leave the board only when the whole capture is over, then one after another. Take three men.
    .right = Until your man stopped on g7, all three stood on the board.
removal-64-2 = No piece may be jumped twice, and a taken one stays in the way. The king goes by c3, e1 and h4 and takes four men. Land on d8, e7 or f6.
    .right = Four men. c5 is left: a taken piece blocks the way until the capture is over. The shot that uses this is called the Turkish strike.
removal-64-3 = The same board. The king has taken b4, d2, g3 and g5, and stands on e7. On the same diagonal is c5. Why can it not take c5 as well?
    .a = b4 is still on the board
    .b = Four men are the most
    .right = Behind c5 stands b4. It is taken, but not yet removed, so there is no free square.

## Crowned during a capture, in Russian draughts

crowning-64 = Crowned during a capture
crowning-64-1 = A man may reach the promotion row by a capture. If nothing more can be taken from there, the move ends. Take e7.
    .right = Crowned on d8. b4 stands on neither line of the new king.
crowning-64-2 = If the new king can take on, it must, and it does so as a king. What does it see from d8?
    .wrong = Look from d8 down to a5.
    .right = Crowned on d8, it took b6 at once.
crowning-64-3 = It sees far, like every king. Take with h6, and look along the line from f8.
    .wrong = The new king on f8 still has c5 to take.
    .right = A king in the middle of a move: count one jump beyond the last row, for Black too.

## Passing the promotion row, in Brazilian draughts

passing-64 = Passing the promotion row
passing-64-1 = A man may reach the promotion row by a capture. If the move ends there, it is a king. Take e7.
    .right = A man cannot take b6 from d8: the move ended there, and the man is crowned.
passing-64-2 = Now the capture goes on and leaves the row again. Play it to its end.
    .right = It passed d8 without ending its move there.
passing-64-3 = The man takes e7 and c7, over d8, and lands on b6. What is it then?
    .a = Still a man
    .b = A king
    .right = What counts is where the move ends.

## The end of the game

end-64 = How a game ends
end-64-1 = You win when the other side has no piece left. Take the last one.
    .right = Won.
end-64-2 = You also win when the other side has pieces but no legal move. Block Black's man.
    .wrong = Then it can still move or capture. Put a man on b2 that it cannot jump over.
    .right = Black is to move and cannot: you have won.
end-64-3 = One king against one king, on open lines, and neither can be caught. How does such a game end?
    .a = The side to move wins
    .b = In a draw
    .right = Neither side can win. The rules of both games limit such endings; a draw is half a win for each.
