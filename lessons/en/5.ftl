## Stage 5: plans.

stage-5 = Plans
    .about = What to play when there is no shot: tempi, wings, centre, outposts, base, formations, locks, classical positions. The exercises are moments from games of strong players.

## Counting tempi

tempi = Counting tempi
tempi-1 = Each step forward is a tempo. Play 32-28, then 33-29, and see how an exchange changes the count for both sides.
    .then = Go on: 33-29, and then take back.
    .then-2 = Take back, with 37 or with 38.
    .wrong = First 32-28, then 33-29.
    .right = Men that had walked far have left the board. An exchange changes not only the number of men, but also the tempi.
tempi-2 = To count, give each man the number of rows behind it. White: 28 has four, 33 three, 38 two. Now Black, seen from its own side. Who is ahead?
    .a = Black, by 3
    .b = White, by 3
    .c = Neither
    .right = Nine against six: 9 has one, 13 two, 19 three. A side that is far ahead often runs out of free moves first.
tempi-3 = White is one tempo behind, seven to eight. Exchange 33-29, take back, and count the steps of both sides again.
    .then = Take back, and count.
    .right = Six to four: White is two ahead. Black lost a man with four steps; White lost three steps and gained two.

## The wings

wings = The wings
wings-1 = There are five columns on each side of the middle. How many of White's men stand on the left half?
    .a = 4
    .b = 5
    .c = 6
    .right = Six to one. The right wing is nearly empty, and Black's man on 30 is already there.
wings-2 = Bring help to the thin side with 38-33: this man is free to go, and those of the centre have other duties.
    .wrong = Here help the right wing with the man that is free to go: 38-33.
    .right = Before a plan, compare the wings: attack where you have more men, help where you have fewer.
wings-3 = Compare this position. Six of White's men stand on the left half. Point at all that stand on the right half.
    .right = Six and five: no wing is empty, and the men are evenly spread.

## The centre

centre = The centre
centre-1 = The centre is 22, 23, 24 and 27, 28, 29. Point at all of White's men there.
    .right = From the centre a man works on both wings; on the edge it works on one.
centre-2 = 27 and 28 stand in the centre, 32 and 33 behind them. What they need is more support. Choose a calm move.
    .wrong = That is worse. Bring 44 to 39, behind the centre.
    .right = Strong men in the middle are worth a quiet move. Then it is Black who needs a plan.
centre-3 = The same position. One of these three moves takes away a man that supports the centre, and costs material at once. Which?
    .a = 33-29
    .b = 44-39
    .c = 30-25
    .right = 33-29 leaves holes in the middle of White's men. Look twice before you move a man that supports the centre.

## Outposts

outposts = Outposts
outposts-1 = A man in the centre just beyond the middle is an outpost: for White on 22, 23 or 24, for Black on 27, 28 or 29. Point at both in this position.
    .right = An outpost takes squares from the other side, if it is supported. Alone it becomes a target.
outposts-2 = White's outpost on 23 stands alone, and Black can soon attack it. One move gives it company at once. Find it.
    .wrong = Then 23 stays alone or is lost.
    .right = 23 and 24 together take 18, 19 and 20 from Black. All other moves are worse by about half a man or more.
outposts-3 = An outpost is supported by men on the two squares right behind it; for 24 these are 29 and 30. Point at the man that supports it.
    .right = With 30 behind it, a man on 19 cannot take 24. A man on 20 could, because 29 is empty.

## The base

base-men = The base
base-men-1 = The men on your own back row are the base: while they stand there, a black man can hardly get through. Point at White's.
    .right = Think which of them will move last, and move the others first.
base-men-2 = White's base is 46, 48 and 49. 48-43 and 49-43 look natural, but they open it, and 24-29 then wins 23. Leave it whole, and bring a man up that can answer 24-29.
    .wrong = There is a better move. Leave the base at home: which man can go to 33?
    .right = 39-33 is the best move here: 24-29 is met by 33x24, and the base is whole.
base-men-3 = Now Black's base in the same position: point at it. The other squares of that row are the ones where a white man could become a king.
    .right = Two men are left at home: enough to guard much of the row, not all of it.

## Formations

formations = Formations
formations-1 = Some groups of men have names. The Olympic formation, 34, 35, 40 and 45, waits for the exchanges 34-29 and 34-30. Point at it.
    .right = When 34 is exchanged, 40 takes back, and 45 can fill the gap on 40.
formations-2 = 25, 30 and 35 are the clover leaf: passive, because it mostly exchanges backward. Which move supports it?
    .wrong = Every other move is worse by more than a man.
    .right = Next comes 34-29, and then 29x20: Black's man on 24 is in danger.
formations-3 = 38, 42, 43, 47, 48 and 49 are the pyramid of Drenth, a strong defence. With it behind you, you may go forward elsewhere. You are a man down: win it back.
    .wrong = All the other moves are worse by more than three quarters of a man.
    .right = 27-22 gives one man or two and takes one more than it gives, 29 among them; the pyramid stays at home.

## Locks

locks = Locks
locks-1 = A lock holds men so that they cannot move without loss. 21, 16 and 26 can hardly move. Close the lock, so that nothing can move.
    .wrong = That does not close the lock.
    .right = 26 cannot take 31, for 37 is there; 21 cannot take 27, for 32 is there.
locks-2 = The same lock. Black has one man left that can move, and you have one, too. Do not touch the lock: use your free man.
    .wrong = That opens the lock.
    .right = When the free moves run out, men are given away. That is why one counts tempi.
locks-3 = The end of such a game. Black has one free man left, on 25. Stand so that its only move gives it away; the lock does the rest.
    .then = It had to step to 30, behind your man. Take it backward.
    .wrong = Then 25 gets past, or the lock opens.
    .right = Three black men are left, and none of them can move: White has won.

## Weak squares

weak-squares = Weak squares
weak-squares-1 = A weak square lies empty between or behind men: there a capture lands. You are Black. 29 and 38 are weak: use them.
    .then = 35 had to come to 24. Land on the weak squares.
    .wrong = Give a man that 35 has to take.
    .right = Two for one. An empty square behind a man is a landing place.
weak-squares-2 = Now you are White, and Black's weak squares are 24, 13 and 22. Calculate 40-34 39x30, and let 35 take from one to the next. Point at the square where it ends.
    .wrong = Go through it again: from 35 over 30, and then on from 24.
    .right = On 22: over 30, 19 and 18.
weak-squares-3 = The same board. One offer brings your man on 35 onto all three weak squares. Play it.
    .then = 39 came to 30. Take.
    .wrong = Which offer brings a black man to 30?
    .right = 35x22: three for one. A weak square counts if the other side can reach it.

## Classical positions

classical = Classical positions
classical-1 = In a classical position White holds 27 and 28, Black 23 and 24: the fronts face each other, and moves run out. Point at these four men.
    .right = Neither front can pass the other. Tempi decide who breaks it first.
classical-2 = The same position, and it is your move. Support the front where Black can strike at it: one move keeps everything.
    .wrong = All the other moves are worse by about three quarters of a man or more.
    .right = With 33 behind it, 28 stands, and it is Black who needs good moves.
classical-3 = Once more the same position. The side that opens the front usually loses something. Which of these two moves opens it?
    .a = 34-29
    .b = 38-33
    .right = 34-29 makes contact with 24 and loses. Waiting moves are worth much in such positions: save them.

## Exchanging with a plan

exchange-with-a-plan = Exchanging with a plan
exchange-with-a-plan-1 = An exchange needs a reason: it removes a strong man, opens a way, or changes the tempi. Black's outpost on 29 cuts White's side in two. Exchange it away.
    .then = Take back.
    .wrong = Every other move loses a man. Which offer can you take back?
    .right = One man each, and the outpost is gone.
exchange-with-a-plan-2 = You are behind in tempi, and would like to be ahead. Which exchange helps: one that takes a man which …
    .a = has hardly moved
    .b = has walked far
    .c = stands on the edge
    .right = The steps of a captured man are lost to its side. 33-29 here turns one behind into two ahead.
exchange-with-a-plan-3 = An exchange can also break in. Offer 25-20: after 14x25 your man on 23 takes 19 and stands deep in Black's side, where nothing can take it.
    .then = Take with 23.
    .wrong = Offer a man that 14 must take.
    .right = One man each, and yours is two steps from a king. To get rid of it, Black must give a man: 13-19.

## Playing it out

play-it-out = Playing it out
play-it-out-1 = You are a man ahead, ten to nine. First of all, give nothing away: 33-29 would lose two men. An exchange comes later: bring help from the wing first, with 37-31.
    .wrong = Play 37-31.
    .right = Nothing can be taken, and you keep the better game.
play-it-out-2 = A man ahead, look for even exchanges: the fewer men are left, the more the extra one counts. Here one exchange wins, and no other move does. Find it.
    .then = Take back.
    .wrong = That does not win. Which man can you give so that you take one back at once?
    .right = Three men against two: Black's men are caught or blocked.
play-it-out-3 = Now you are two men down. Do not just wait: whoever stands worse looks for a shot that wins men back. Give one, and take three.
    .then = Take three with 40.
    .wrong = Which offer must 25 take? Then see how far 40 can go.
    .right = Five against five, and the game can be held. In the exercises you play two positions from games of strong players against level 5: win the better one, do not lose the worse one.
