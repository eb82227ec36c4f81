## Stage B: the 64 squares.

stage-B = The 64 squares
    .about = Russian and Brazilian draughts on the small board: free choice of capture, promotion on the way, the main road, the limits, ballots, and three kings against one.

## The small board

board-64 = The small board
board-64-1 = Eight rows, twelve men a side. The main road runs from a1, in White's left corner, to h8. Point at both ends.
    .right = Whoever holds this line with a king is hard to beat. You will see why.
board-64-2 = A square is named by its column, a letter, and its row, a number counted from White's side. Point at c3 and f6.
    .right = Both lie on the main road.
board-64-3 = Men move as on the large board: forward, one square. Play c3-d4; after the reply, make any move. Is there a capture? Then you must take.
    .then = Your move; nothing can be captured. A capture is written with a colon, such as d4:b6.
    .right = Men also take backward, and kings fly, as you know them.

## Free choice of capture

free-choice = Free choice of capture
free-choice-1 = In Russian draughts there is no majority rule: among captures you choose. You can take two men, or one. But look at g3: which man must not get through?
    .wrong = Two men are taken, but g3 becomes a king.
    .right = One man only, but the dangerous one. On 100 squares you would have had to take two.
free-choice-2 = The choice is free, but the capture chosen is carried through to its end. You take d4 with c3. May you stop on e5?
    .a = Yes
    .b = No, f6 must be taken too
    .right = Taking b4 is allowed as well: that capture is complete after one man.
free-choice-3 = A king may land on any free square behind its victim. But if it can go on capturing from some of them, it has to choose one of those. Take as the rule says.
    .wrong = From f6 the capture goes on. So that is where the king has to land.
    .right = From f6 it took e7 as well.

## Crowned on the way

crowned-on-the-way = Crowned on the way
crowned-on-the-way-1 = In Russian draughts a man that reaches the last row during a capture is a king at once, and goes on as a king. Your man takes e7, and then?
    .wrong = On d8 it is a king: it still has c7 to take.
    .right = From d8 it took c7 like a king, and could choose its landing square.
crowned-on-the-way-2 = The new king sees the whole line. From f8, what stands on the way to a3?
    .wrong = It must take on: look from f8 down to a3.
    .right = A man on h6 took b4. Look one jump beyond the last row, for your opponent too.
crowned-on-the-way-3 = If the new king finds nothing more to take, the move ends on the last row. b4 stands on neither of its lines here. Take e7.
    .right = Crowned on d8. It moves as a king after Black's reply.

## Brazilian draughts

brazilian = Brazilian draughts
brazilian-1 = In Brazilian draughts men and kings move and capture by the rules of the large board. So the majority rule is back: c5 could take one man. What must White take?
    .wrong = The capture of the most pieces is compulsory.
    .right = Two men. In Russian draughts White could have chosen.
brazilian-2 = And a man that only passes the last row stays a man. Take e7 and c7. What stands on b6 afterwards?
    .right = A man: its move did not end on the last row. In Russian draughts it would be a king.
brazilian-3 = So the shots of the large board come back as well. Black would like to take f4, but after b4-c5 the majority rule decides. Play it to the end.
    .then = Take on.
    .wrong = Give d6 more to take than e5xg3 would.
    .right = In Russian draughts Black would have taken f4, and there would be no shot.

## The ballot

ballots = The ballot
ballots-1 = In tournaments the first moves are often drawn by lot: the ballot. Both players have to make them. This one is written ab4 ba5 ba3 ab6: the first letter is the column that the man leaves. Play White's moves.
    .then = Black follows the ballot: now ba3.
    .wrong = The ballot says ab4, then ba3: from column a to b4, from column b to a3.
    .right = From here on each side plays its own moves.
ballots-2 = The ballot ab4 ba5 ba3 cb6 gh4 fe5. Five moves are made. Make the last one for Black.
    .wrong = fe5: from column f to e5.
    .right = There are hundreds of ballots. Read yours carefully, and think from your first own move.
ballots-3 = A ballot to read yourself: cd4 ba5 bc3 ab6. Only the columns of the start are given: find the man that can go there. Play White's moves.
    .then = Black played ba5. Now bc3.
    .wrong = cd4: from column c to d4. Then bc3: from column b to c3.
    .right = ab6 completes the ballot, and White begins to think.

## Shots on the small board

shots-64 = Shots on the small board
shots-64-1 = With free choice, an offer works if every capture of Black's helps you. Here Black has one capture after e5-d6. Play it, then follow the line from a3.
    .then = c5 has gone. Take.
    .right = One given, two taken.
shots-64-2 = Bring d6 to f4 with d4-e5, and look how far the road of g5 goes then.
    .then = Now take, and do not stop early.
    .right = f4 and d2, taken backward: two for one.
shots-64-3 = Two offers this time. a3-b4 sends a5 to c3. Then one more offer brings e7 next to your man on h6. Check that Black has no other capture.
    .then = Now bring e7 to g5.
    .then-2 = Take with h6, as far as it goes.
    .wrong = Begin with a3-b4.
    .wrong-2 = Offer a man that e7 must take.
    .right = Three taken for two: g5, e3 and c3.

## Danger on the small board

danger-64 = Danger on the small board
danger-64-1 = You are Black. White threatens the shot that you have just seen: e5-d6. Only an exchange saves you. On which square do you offer a man?
    .wrong = Then e5-d6 comes, or White takes everything at once. Offer a man to b2.
    .right = b2:d4 c5:e3, and there is nothing left to hit.
danger-64-2 = You are White. e1-d2 looks calm, but every move except one costs about a man or the game. The one is an exchange in the middle. Find it.
    .then = Black had to take. Take back.
    .wrong = That costs about a man, or the game. Offer a man that d6 has to take.
    .right = Even, and safe. In the exercises: mark what loses, parry what threatens.
danger-64-3 = White again. Black's man on b4 wants to go to c3 and on to a king. One move makes c3 a square where it would be taken. Which?
    .wrong = That loses. From which square can you watch c3?
    .right = b2 looks at c3, and behind it d4 is free. A threat can be parried by guarding the square that it needs.

## Endings on the small board

endings-64 = Endings on the small board
endings-64-1 = The opposition works as on the large board: leave Black nothing but moves that lose. One of your two moves wins, the other draws.
    .wrong = Then Black's man slips past.
    .right = c5 and e5 both lose the man.
endings-64-2 = A king stops a man by guarding the squares in front of it. From one square only does it win here. Then close both ways.
    .then = The man slipped to c3. From where do you see both b2 and d2?
    .wrong = From there the man gets through, or takes your king.
    .right = On either side it is taken. In the exercises, exact tables judge every position of up to four pieces.
endings-64-3 = Two against one. Drive the black man to the edge, and stand so that its last step leads into your capture. Begin with d4-e5.
    .then = It went to the edge. Stand before it.
    .then-2 = It has stepped beside you. Take it.
    .wrong = First d4-e5.
    .wrong-2 = Then it slips past.
    .right = On the edge a man has a single step, and that made it easy to catch.

## The main road

main-road-64 = The main road
main-road-64-1 = You are Black, with one king against three. On 64 squares one line saves you: the main road, marked here. Get there.
    .wrong = Every other move loses.
    .right = With White to move and nothing to take for either side, a king alone on this line is safe against three kings in 96 of 100 positions.
main-road-64-2 = Black holds the main road against three. How many more moves must Black's king make before the game is a draw?
    .a = 5
    .b = 15
    .c = 30
    .right = Five moves of the king along the road, if no other piece stands on it.
main-road-64-3 = Now you are White, and Black's king is not on the road yet. Two moves win; all others draw. What do they have in common?
    .wrong = Do not let Black's king get to b2.
    .right = Both put a king on the main road. This is the first task.

## Petrov's triangle

petrov = Petrov's triangle
petrov-1 = Three kings against one: with one of yours on the road, nothing to take for either side, and you to move, every position is won. Here you give two: e3-f2 makes Black take and land on e1. Then leave b4: it has to take again.
    .then = It had to take. Go on.
    .then-2 = Take it.
    .wrong = That wins more slowly, if at all. Give the king on e3: e3-f2.
    .wrong-2 = That does not win. Leave b4 for a5.
    .right = Two kings given, the lone king taken.
petrov-2 = The triangle of Petrov's manual of 1827: kings on c3, d6 and e3, the lone king on the square of lines e1-h4-d8-a5. The blow is d6-b4: from then on every end of these lines is a trap.
    .then = Black ran to h4. You know the rest.
    .then-2 = It has taken. Now leave b4.
    .then-3 = Take it.
    .wrong = First the blow, d6-b4; afterwards e3-f2.
    .wrong-3 = Leave b4 for a5.
    .right = Build the triangle, strike, give two kings, take.
petrov-3 = The same triangle, with Black on a5, at another end of these lines. The same blow wins; c3-e1 is as quick. Show one of them.
    .wrong = That wins more slowly, if at all. The same blow: d6-b4.
    .right = In the drills: first the main road, then drive the king onto these lines, then the triangle. Thirteen moves are enough.

## The limits

limits-64 = The limits
limits-64-1 = Three kings against one king that does not hold the main road. Within how many moves must White win?
    .a = 5
    .b = 15
    .c = 30
    .right = Fifteen; and a position that can be won never needs more than thirteen.
limits-64-2 = Two kings against one: five moves by each side. Here White cannot force a win, and the five moves pass. And the result?
    .a = A draw
    .b = Black loses
    .c = Another five moves
    .right = One or two pieces, a king among them, against a lone king: five moves, and the count never starts again.
limits-64-3 = Kings on both sides and four or five pieces: 30 moves without a capture or a promotion. With six or seven pieces it is 60. With eight or more, the limit is 15 moves with kings only. Which applies here?
    .a = 15
    .b = 30
    .c = 60
    .right = Count the pieces, then the limit follows.
limits-64-4 = Three kings again: fifteen moves, and none may be wasted on letting the lone king go. It is about to reach the main road. One move keeps the win: take the road first.
    .wrong = Then the win is gone: the lone king draws, or even takes your kings.
    .right = With the road in your hands you win within eight moves, this one counted. The limit leaves enough.

## Questions of board-64

small-dark = How many dark squares has the board of 64 squares?
    .a = 32
    .b = 64
    .c = 50
    .why = Eight by eight squares, half of them dark.
small-used = On which squares of the small board do the pieces move?
    .a = On the light ones
    .b = On the dark ones
    .c = On all of them
    .why = Only the 32 dark squares are used.
small-diagonals = How many diagonals has the small board?
    .a = 8
    .b = 17
    .c = 13
    .why = Thirteen, of two to eight squares. The board of 100 squares has 17.
small-edges = Which columns are the edges of the small board?
    .a = d and e
    .b = a and h
    .c = b and g
    .why = The first and the last column.
small-rows = How many rows has the small board?
    .a = Eight
    .b = Ten
    .c = Four
    .why = Eight rows, of four dark squares each.
small-columns = How many dark squares has a column of the small board?
    .a = Eight
    .b = Five
    .c = Four
    .why = Four, one above the other.
small-corners = Which squares are called the corners of the small board?
    .a = b8 and g1
    .b = a1 and h8
    .c = a5 and h4
    .why = They are the ends of the main road.
small-men = How many men has each side on the small board?
    .a = 12
    .b = 20
    .c = 16
    .why = Twelve white and twelve black ones.
small-free = Which rows of the small board are free at the start?
    .a = 1 and 8
    .b = 3 and 6
    .c = 4 and 5
    .why = White's men stand on rows 1 to 3, Black's on rows 6 to 8.
small-alike = What must all 24 men have in common?
    .a = The colour
    .b = The shape and the size
    .c = Nothing
    .why = All are round, of the same shape and size.
small-colour = What about the colour of the twelve men of one side?
    .a = It is exactly the same
    .b = Kings are lighter
    .c = It does not matter
    .why = All twelve men of a side have exactly the same colour.
