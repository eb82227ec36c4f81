## Stage 4: endings.

stage-4 = Endings
    .about = King against men, three pieces against a king under the 16-move rule, and holding with a lone king. Exact tables judge every move.

## King against men

king-men = King against men
king-men-1 = A king stops a man by guarding the squares in front of it. The man on 32 has two ways, 37 and 38. From one square only does the king win: find it.
    .wrong = From there the man gets through.
    .right = 38 is guarded at once; if it goes to 37, the king comes back in time.
king-men-2 = Two men, and 33 is ahead. A king close in front of a man can stop it on both of its ways. On which square does yours do that, and in time?
    .wrong = From there one of the men gets through, or takes your king.
    .right = 38 and 39 are both guarded. When 33 is gone, there is time for 25.
king-men-3 = Both men run down the same wing. Do not chase them: find the line that both will cross, and put your king on it.
    .wrong = Then one of the men gets through, or takes your king.
    .right = The line from 1 to 45: wherever they cross it, they are taken.

## The long lines

long-lines = The long lines
long-lines-1 = Three kings against one, no capture for either side. Many players first put a king on the main road. How much does that help on the board of 100 squares?
    .right = With three kings to move, such quiet positions are won 13 times in 100 with the main road, and 18 times in 100 where no one stands on it. On 64 squares it decides.
    .a = It decides
    .b = Hardly at all
long-lines-2 = Now the lone king has the main road to itself. Where it stands elsewhere and nothing can be taken, three kings to move win 15 positions of 100. And here?
    .a = 3 of 100
    .b = 15 of 100
    .right = 3 of 100: for the side that holds, the road is the best place. On 64 squares it is 4 of 100 on the road, and all 100 elsewhere.
long-lines-3 = You have the lone king, on the long line from 36 to 4. That line does not save you: eight of nine moves lose. Which square is safe?
    .wrong = There you are caught: at once, after a king is given, or a few moves later.
    .right = It is not the line that counts, but whether a king can be given in your way with another behind it.
long-lines-4 = Two more lines have a name: the trictrac lines, nine squares each. They cross the main road, on 23 and 28. One runs from 1 to 45, the other from 6 to 50. Point at all four ends.
    .right = With nothing to take for either side, three kings to move win 11 positions of 100 against a king there, off the main road, and 17 where it stands on none of the three lines.

## Two kings and a man against a king

kkm = Two kings and a man against a king
kkm-1 = Sixteen moves each, and a win may need fourteen: little may be wasted. The man can promote, or be the bait. Black's king is on the edge: one move wins.
    .wrong = That lets the king escape.
    .right = The king must take 24, and is caught wherever it lands.
kkm-2 = The man is the bait again: 19 is under attack, and Black's king must take it along the line from 2 to 35. Which king can wait for it on that line?
    .wrong = Then it has a square where it is safe, or takes everything.
    .right = 35 is the other end of the line: every square behind 19 is in its reach.
kkm-3 = Black's king stands in the corner, on the main road, with all its moves along it, and it is to move next. Close the road at the other end.
    .wrong = Then it leaves the corner unharmed.
    .right = Every square of the road is now in your reach.

## A king and two men against a king

kmm = A king and two men against a king
kmm-1 = Fewer positions are won than with two kings and a man, and some wins begin by promoting a man safely. But if Black's king can be caught, that comes first. Black stands at the end of the main road.
    .wrong = Then Black's king gets away.
    .right = Each move of the king on the main road leads into a capture.
kmm-2 = Black's king must take 32, turn, and take 17: it ends on the line that runs up to 3. Promote where you can take it back.
    .wrong = Then Black's king gets away, or takes everything.
    .right = 3 is the end of that line: Black stops on 12 or 8, and the new king takes it on either.
kmm-3 = Your king is in front of Black's. Give it away on a square where Black must take it and end right before one of your men.
    .then = It had to stop on 42. Take it.
    .wrong = Then Black's king gets away, or even takes two pieces.
    .right = The two men are left, and Black has nothing.

## Holding with a lone king

hold = Holding with a lone king
hold-1 = You are Black, with one king against three. Keep to long lines, and before each move, look for the square on which you cannot be caught. Two captures: one of them draws.
    .wrong = There you would be caught.
    .right = On 46 the king cannot be caught at once.
hold-2 = You are White now, with the lone king. Of eight moves one draws. Test each square: can one of the three take you there?
    .wrong = There you are caught.
    .right = On 45 none of the three reaches you at once.
hold-3 = Two kings and a man want to catch you. The man would like to be taken, for then a king takes you. Of twelve moves one draws.
    .wrong = There you are caught.
    .right = 6 is the end of a long line, away from the man.

## Practical endings, two against two

practical = Practical endings, two against two
practical-1 = With few pieces, every move counts. Before you push a man, see what Black can take and who is first at the promotion row. Two of the moves here lose at once: avoid them.
    .wrong = That loses at once.
    .right = A draw, as it should be. The drills that follow are judged by exact tables.
practical-2 = Two against two, and you promote at once, on 4 or on 5. Look first: which of Black's men should the new king stop, and from where does it see it?
    .then = 19 stepped forward on the main road. Take it, and land where you still stop 34.
    .wrong = Then the king comes too late.
    .right = From 5 the king saw the main road; from 28 or 32 it stops 34.
practical-3 = Once more you promote first. From 1 your king looks down the line to 45: which of Black's men stands on it, and where will the other one go?
    .then = It stepped forward on the same line. Take it, and choose your square well.
    .then-2 = 36 has gone to 41, and you stand on the main road. Take.
    .wrong = Promote first.
    .wrong-2 = Land where you see 41.
    .right = One king stopped both men.

## The 25-move rule

twenty-five = The 25-move rule
twenty-five-1 = Kings on both sides, and neither side is down to a lone king. How many moves may each side make with kings only, taking nothing, before the game is a draw?
    .a = 5
    .b = 16
    .c = 25
    .right = Twenty-five in a row by each side, with no man moved and nothing taken.
twenty-five-2 = Twenty-four moves by each side have been made with kings only. White wants to play on. Which move starts the count again?
    .wrong = That is a king's move, the twenty-fifth of White.
    .right = Any move of a man, and any capture, starts it again.
twenty-five-3 = White has just taken a king. Now three kings play against one. Which limit runs?
    .a = 5 moves
    .b = 16 moves
    .c = 25 moves
    .right = Against a lone king, up to three pieces with a king among them have shorter limits instead of the 25 moves: 16 for three pieces, 5 for two or one.

## Practical endings, up to four against three

practical-bigger = Practical endings, up to seven pieces
practical-bigger-1 = Three against two. Two of your men can hold both of Black's, if you choose the squares well; the third becomes a king. Stop 25 first, then the other man.
    .then = Now 20: where may it not go?
    .wrong = That wins more slowly, if at all. Hold both of Black's men.
    .right = 25-30 now loses both men, and 20-24 is just an exchange: 27 is free to run.
practical-bigger-2 = Three against three, and you promote at once, on 1 or on 2. Think from there: from which square does the new king reach Black's men in time?
    .wrong = From 1, or a move later, the king comes too late.
    .right = From 2 it comes back over 11 and guards the line down to 44. In endings one square decides.
practical-bigger-3 = 33 is close to promotion. Your man on 20 needs time, so give a man: 32-28 sends Black's man back to 22. Then run.
    .then = It is two rows further from its goal. Run, past 13.
    .wrong = Then Black promotes in time, and it is a draw.
    .right = A man given for two moves: the exchange of material for time. Play such endings on against the program.
