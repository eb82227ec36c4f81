## Stage 2: notation and shots.

stage-2 = Notation and shots
    .about = Squares and moves in writing, the basic shots with their French names, sacrifices, quiet first moves, and endings of three kings.

## The fifty squares

numbers = The fifty squares
numbers-1 = Every row has five squares and ends on a multiple of five. The rows that begin at the left edge begin with 6, 16, 26, 36 and 46. Point at 16 and 35.
    .right = 16 on the left edge, 35 on the right.
numbers-2 = In the very middle of the board lie 23 and 28, both on the main road; 22, 29, 24 and 27 lie beside them. Point at 23 and 28.
    .right = From these two you can count to any other.
numbers-3 = A square away from the edge has four neighbours: two in the next row towards Black and two towards White. Point at all four neighbours of 28.
    .right = 22 and 23 towards Black, 32 and 33 towards White. A white man on 28 moves to the first two, and captures over any of the four.

## Written moves

written = Written moves
written-1 = A move is written from square to square with a hyphen. Make the move 34-29.
    .right = On the score sheet each side has its own column: 1. 34-29 is White's first move.
written-2 = A capture takes an x: first square, last square. The squares between are left out unless two captures share both ends. Make 32x21.
    .right = From 32 over 27 to 21. Men and kings are written alike.
written-3 = Signs judge a move or a result: ! good, ? bad, and doubled they mean very; * forced, + win, = draw. What does 32-28?? say?
    .right = One ? is a bad move, two a very bad one.
    .a = A draw offer
    .b = A surprising move
    .c = A very bad move
written-4 = Mixed signs: !? looks good and may be bad. +1, -1: a piece is won or lost; a.l.: several captures lead to the same result. What does 32-28?! say?
    .right = So the first sign is the first impression.
    .a = A move that wins a piece
    .b = It looks bad, may be good
    .c = The only move

## Deflection

deflection = Deflection
deflection-1 = A man that guards a square can be drawn away. 28 would like to jump over 23, but 19 stands behind it. Give 30-24: 19 has to take.
    .then = 19 is gone, and the square is free. Take two with 28.
    .wrong = Draw 19 away: 30-24.
    .right = One given, two taken. An offer that draws a guard away is a deflection.
deflection-2 = 25 could go over 20 and then over 9, if 14 were not there. Which of your men can 14 be made to take?
    .then = 14 took 19 and left its square. Take with 25.
    .wrong = Offer a man that 14 must take.
    .right = 25x3, over 20 and 9: two for one, and a king.
deflection-3 = First see the capture that you want, then ask what stands in its way. 28 wants to go over 22 and 12. What blocks the square between them, and which offer draws it away?
    .then = 17 is on the edge now. Take with 28.
    .wrong = 17 stands in the way. What can you give it?
    .right = 28x8. The offer on 21 had only one purpose: to empty 17.

## Coup de la mazette

mazette = Coup de la mazette
mazette-1 = A black man on 23 blocks the road of your 32. The mazette brings a target to 28 and draws 23 away. Find the first offer.
    .then = Now draw 23 away.
    .then-2 = Take with 32, as far as it goes.
    .wrong = Begin with the target: what brings a man to 28?
    .wrong-2 = Draw 23 away: what can you give it?
    .right = 32x5: the road was free and the man is crowned.
mazette-2 = The same idea in another position. Both offers are there again.
    .then = And the man that blocks the road?
    .then-2 = Take with 32, as far as it goes.
    .wrong = First bring a man to 28.
    .wrong-2 = Now draw 23 away.
    .right = Look for the road first, then for what blocks it.
mazette-3 = Another road, from 31 over 27. Black's man on 22 blocks it, and 23 guards 28. Draw the guard away first, then the man that blocks.
    .then = Now 22: which offer must it take?
    .then-2 = Take with 31, as far as it goes.
    .wrong = Draw 23 away first.
    .wrong-2 = Offer a man that 22 must take.
    .right = 31x2: over 27, 18 and 8, and the man is a king.

## Coup de la trappe

trappe = Coup de la trappe
trappe-1 = A trapdoor opens: your man leaves a square, and Black's capture must land there. 34 leaves; 23 takes 29, or 25 takes 30, and falls on 34. What can you take then?
    .then = The man stands on 34. Take it, and more.
    .wrong = Open the door on 34.
    .right = The vacated square was the trap.
trappe-2 = Here the door is 32. Which square must your man go to, so that it can take after Black has fallen through?
    .then = Black took 27 and landed on 32. Now take elsewhere.
    .wrong = Leave 32, but stay in reach.
    .right = Black's man was led away from the others.
trappe-3 = Once more the door is your own square: 23 takes 28 and 27 and falls through. The man that opens the door then takes three. Find the door.
    .then = 23 fell on 21. Take with 16, as far as it goes.
    .wrong = 23 will take 28 and 27. Which of your men stands where it would land?
    .right = 16x9, over 11, 12 and 13: three for two.

## Coup de talon

talon = Coup de talon
talon-1 = The heel shot: a trap whose square is left by a capture backward. Give 33-29: 24 takes it. Take that man with 28, backward, and see who falls through to 28.
    .then = Take back with 28: its square becomes the trap.
    .then-2 = 17 took 22 and landed on 28. Take with 32, up to the promotion row.
    .wrong = Begin with 33-29.
    .wrong-3 = Take up to the promotion row: 32x5.
    .right = 32x5, over 28, 19 and 10: a king.
talon-2 = Give 37-31 and take back with 32, backward. Then 23 takes 28 and lands on 32, the square that you have left. Which man of yours waits for it?
    .then = Take back with 32.
    .then-2 = It stands on 32. Take with 38.
    .wrong = Begin with 37-31.
    .wrong-2 = Take back with 32: 32x41.
    .right = 38x16: over 32 and 21.
talon-3 = One with a longer capture at the end. 32-27 lets 23 take 28. Take back with 27, backward: its square opens, and 16 takes 21 and falls through to 27. Then 31 has a road.
    .then = Take back with 27.
    .then-2 = Take with 31, as far as it goes.
    .wrong = Begin with 32-27.
    .wrong-2 = Take back with 27: 27x38.
    .right = Each time the square was vacated by a capture backward: that is the heel.

## Épicier

epicier = Épicier
epicier-1 = In the épicier one black man takes twice, because you give twice, and stops where you want it. Give 27-22: 17 takes two and stands on 37. Then give 38-32.
    .then = The same man again: 38-32.
    .then-2 = It stands on 28. Take with 33.
    .wrong = Begin with 27-22.
    .wrong-2 = Give the man on 37 another one: 38-32.
    .right = 33x15, over 28, 18, 19 and 20: four for three.
epicier-2 = The man on 33 is to stand on 31, in front of your man on 36. It gets there in two captures. Find the first.
    .then = It stands on 42. Where is the second?
    .then-2 = Now it stands on 31. Take with 36.
    .wrong = Offer a man that brings 33 to 42.
    .wrong-2 = Offer a man that 42 must take.
    .right = 36x7, over 31, 21 and 11.
epicier-3 = Here 45 is to come to 23, right in front of 28. Two offers lead it there. Play the whole shot.
    .then = The same man once more.
    .then-2 = It stands on 23. Take with 28.
    .wrong = Offer a man that 45 must take.
    .wrong-2 = Offer a man that 34 must take.
    .right = 28x17, over 23, 13 and 12: three for two.

## Coup de rappel

rappel = Coup de rappel
rappel-1 = A man that has captured is called back: it gets another man, and has to take backward. 33-28 lets 18 go to 29; 28-23 calls it back to 18. Then 27-21 completes the road of 31.
    .then = Call it back: 28-23.
    .then-2 = It stands on 18 again, as you need it. Now 27-21.
    .then-3 = Take with 31, as far as it goes.
    .wrong = Begin with 33-28.
    .wrong-2 = 28-23 calls the man back.
    .wrong-3 = Bring a man to 27: 27-21.
    .right = 31x11, over 27, 18, 8 and 7: four for three.
rappel-2 = The man on 17 goes down to 37 and is called back up to 28. You have seen this shot: play it again and watch the second capture, which goes backward.
    .then = Call it back to 28.
    .then-2 = Take with 33.
    .wrong = Begin with 27-22.
    .wrong-2 = Call the man on 37 back: 38-32.
    .right = A rappel is an épicier whose second capture goes backward.
rappel-3 = A man that was about to promote can be called back, too. 33 takes to 42, one step from the last row. Where do you need it?
    .then = Call it back before it promotes.
    .then-2 = It stands on 31. Take with 36.
    .wrong = Let 33 take: 42-38.
    .wrong-2 = 41-37 calls the man on 42 back.
    .right = One step from a king it had to turn round, because capturing is compulsory.

## Coup turc

turc = Coup turc
turc-1 = You know that a piece taken stays until the capture ends. Here that stops a king next to your man. Offer 28-23: the king must take four.
    .then = It may not jump a taken piece again, so it stands on 28. Take it and the rest.
    .wrong = Give it the longest way: 28-23.
    .right = Four given and four taken, the king among them: Black has nothing left.
turc-2 = Another one. Trace the king's way: which of your pieces does it take, and where must it stop?
    .then = It stopped on 28. Take it.
    .wrong = The king must be led round to 28, where 33 can take it.
    .right = It could not go on, because a piece it had taken stood in the way.
turc-3 = A last one. Your king on 32 is the first piece that Black's king takes. Find the move after which it must go all the way round to 28.
    .then = It stopped on 28. Take it.
    .wrong = The king must be led round to 28, where 33 can take it.
    .right = Four pieces given, four taken, and the king is gone.

## The promenade

promenade = The promenade
promenade-1 = One black man is led along step by step: each offer has to be taken by the same man, until it stands where you want it. Begin with 26-21.
    .then = Lead it on: the next offer.
    .then-3 = It stands where you want it. Take.
    .wrong = Begin with 26-21.
    .wrong-2 = Lead the man on: offer it the next one.
    .right = Three offers to one man, and a king at the end.
promenade-2 = Here the man on 25 goes for a walk through your ranks: it takes on 30, 39 and 38. Give these three men one after another. Begin with 35-30.
    .then = The next stop.
    .then-3 = It stands on 32. Take with 37.
    .wrong = Begin with 35-30.
    .wrong-2 = Offer the next man to the same black man.
    .right = 37x6: five men for three.
promenade-3 = Find all three offers yourself. The man to lead on is the one on 17, and you want it on 28, in front of your man on 33.
    .then = Continue with the same man.
    .then-3 = It stands on 28. Take with 33, up to the promotion row.
    .wrong = Which offer must that man take next?
    .wrong-4 = Take with 33 to the last row: 33x4.
    .right = 33x4: a king at the end of the walk.

## Coup d'échange

exchange-trick = Coup d'échange
exchange-trick-1 = Both sides take in turn, man for man, and the last capture takes more. Offer 32-28 and take back with 29, backward. Black takes again: what is open for 34?
    .then = Take back with 29.
    .then-2 = 20 took 24 and stands on 29. Take with 34, up to the promotion row.
    .wrong = Begin with 32-28.
    .wrong-2 = Take back with 29: 29x38.
    .wrong-3 = Take with 34 to the last row: 34x1.
    .right = One for one, and then three for one. Count to the end of the exchanges, not only to the first.
exchange-trick-2 = 43-39 offers an exchange: 34 takes, 38 takes back. But then Black must take two with 27, and 25 comes last. How many does it take?
    .then = Take back: 38x49.
    .then-2 = 27 took two. Now 25.
    .wrong = Begin with 43-39.
    .wrong-2 = Take back with 38.
    .right = 25x3, over 30, 29, 19 and 9.
exchange-trick-3 = Find the first offer: 9 must take, 23 takes back, 17 takes, and the men on 21 and 22 have lost their support.
    .then = Take back with 23.
    .then-2 = 17 is gone. Take two with 26.
    .wrong = Offer a man so that 9 lands on 18, in front of 23.
    .wrong-2 = Take back with 23.
    .right = One for one, and then two for one.

## Sacrifice for position

sacrifice = Sacrifice for position
sacrifice-1 = A sacrifice gives a man without taking it back at once. What it wins comes later: blocked men, or free moves. Give 35-30: where will Black's men be afterwards?
    .right = 35 and 45 stand on the edge and are almost blocked. 49-44 comes next, and guards 40.
sacrifice-2 = A man about to promote can be lured away. Black's man on 44 needs one step more. Give it your king, so that it lands far from the promotion row.
    .then = It stands on 35. Now you promote first.
    .then-2 = It had to step to 40. Take it.
    .wrong = Then the man promotes, and it is a draw.
    .right = A king for two moves' time, and the game is won.
sacrifice-3 = Black's man on 29 will get past you. Turn it back: give 30-24, and it stands on 20 near the edge. Then keep the man on 35 in front of it.
    .then = Stand in its way: 35-30.
    .then-2 = It went to the edge. Let it come, and stand beside it: 30-24.
    .then-3 = It stepped to 30, behind your man. Men also take backward: take it.
    .wrong = First 30-24.
    .wrong-2 = Then it slips past.
    .wrong-3 = Then 25 takes 30. Go on to 24, where it cannot.
    .right = One man given, and Black's last one is taken.

## The quiet first move

quiet = The quiet first move
quiet-1 = Not every shot begins with an offer. A quiet move prepares it, and Black has no good answer. Play 33-29 and wait for what Black does.
    .then = 19-24 attacks your man and opens the road of 28. Take with 28.
    .right = Three taken for one. Black had nothing better: that is the strength of a quiet move.
quiet-2 = A quiet move can tie the other side up. Play 28-23, and see what Black's reply 27-32 leaves open.
    .then = Another quiet move: attack with 36-31.
    .then-2 = Take two with 31.
    .wrong = First 28-23, then 36-31.
    .right = Two quiet moves, two men.
quiet-3 = 22 does not threaten 27, for 31 stands behind it. Still, step away with 27-21 and let Black move. What does 25-30 cost?
    .then = 34 takes two.
    .wrong = First 27-21.
    .right = When the other side has no good move left, the quiet move is the strongest.

## Lunette

lunette = Lunette
lunette-1 = Two black men on one diagonal with a free square between them are called a lunette. Step in between: both are attacked, and neither can take you. Which square?
    .then = 24 ran away. Take 13.
    .wrong = Look at 13 and 24: which square lies between them?
    .right = A man won, because Black has a single move.
lunette-2 = Once more 13 and 24. Before you step in, check that the squares behind both are free, and that a third man cannot take you.
    .then = Black has moved, and 24 still stands. Take it.
    .wrong = Step in between 13 and 24.
    .wrong-2 = Take the man on 24: 19x30.
    .right = Both were attacked, and Black had a single move.
lunette-3 = The lunette may also lie on a diagonal of the other direction: here it is 22 and 31. Step in, and see how far the capture goes.
    .then = 31 ran to the edge. Take as far as you can.
    .wrong = Which square lies between 22 and 31?
    .right = 27x9, over 22 and 13: two men.

## Your choice of capture

choice = Your choice of capture
choice-1 = When captures are equal, you choose, and the choice decides. Both ways take one man here. Before you take, ask what Black can take next.
    .wrong = After that, 13 takes back. Try the other way.
    .right = On 17 your man is safe. On 19 it would have been taken by 13.
choice-2 = Two captures, by different men. You take one black man, and the other stays. Which of them could do more damage if it stayed?
    .wrong = Then 29 takes two men and becomes a king.
    .right = 38 is needed at home. 32 can be dealt with later.
choice-3 = Once more two men can take. One of the captures leaves a square that Black needs. Which of your men should stay where it is?
    .wrong = Then 17 takes 22, 33 and 44 and becomes a king.
    .right = 28 blocks the way from 17 to 50. It was needed there.

## Which of these lose?

which-lose = Which of these lose?
which-lose-1 = Many games are lost by a natural move that allows a shot. White has just played 33-29. You are Black: what does the man on 29 stop White from doing? Play the shot.
    .then = 29 was occupied, so 40 could not take. Now take two men, and land as near to White's back row as you can.
    .wrong = Give a man that only 39 can take.
    .wrong-2 = Take as near to White's back row as you can: 25x45.
    .right = With 29 empty, White would have taken with 40, and nothing would be lost.
which-lose-2 = One move back, and you are White. 33-29 loses. So look at each move through Black's eyes: what can Black give after it? Play one that keeps everything.
    .wrong = After that Black wins material. Ask what Black can take or give.
    .right = Before every move: what can the other side give me now?
which-lose-3 = One of these three loses to a shot. After which of them does Black strike with 24-30?
    .a = 39-33
    .b = 41-37
    .c = 45-40
    .right = 39-33 24-30, 35x24 20x38: 33 stands just where the capture can go on. In the exercises, mark every move that loses.

## Parrying a threat

parry = Parrying a threat
parry-1 = Before you look for your own move, ask what the other side would do if you passed. You are Black: which move attacks a man that White cannot defend?
    .wrong = Look at the man on 30, and at the square behind it.
    .right = 25x34 is coming, and 30 has no way out: 24 and 25 are both occupied.
parry-2 = Now you are White, and it is your move. Black threatens 20-25. There is one answer that keeps the game level.
    .wrong = After that, Black gets the better game.
    .right = The man now stands on the square from which it was to be attacked. A threat can be parried by moving away, by filling the square behind, or by an exchange.
parry-3 = Another threat. You are Black: what would you give, if it were your move?
    .then = Now take: how many?
    .wrong = Bring the man on 28 to 19.
    .right = 13 took 19 and 30: two for one.
parry-4 = You are White again. 19-23 is threatened. Which exchange makes it harmless?
    .wrong = Black still wins at least a man.
    .right = 19x30, 25x34: the man Black meant to give is gone, and so is the target on 30.

## The weak man

weak-man = The weak man
weak-man-1 = A man is weak if it has gone too far to be helped: nothing can support it, exchange it, or fill the square behind it. Black's man on 27 is weak. Attack it with a man that it cannot take.
    .then = Black could do nothing for 27. Take it.
    .wrong = Attack 27 from where it cannot take you: which square is covered by 36?
    .right = A man won without any shot.
weak-man-2 = 27 again, on a fuller board. Find the attack after which neither 12 nor 23 comes in time.
    .then = Take 27.
    .wrong = Attack 27 with a man that it cannot take.
    .right = Before you move a man far forward, ask who will support it.
weak-man-3 = The man on 34 has no black man behind it. Attack it, and cover the square that it could run to.
    .then = It ran to 40. Take it.
    .wrong = Attack 34 from in front, so that 35 covers 40.
    .right = It could not stay, and it could not run.

## The stick-move

stick-move = The stick-move
stick-move-1 = In a stick-move a man moves right up to a black man, where it seems to be lost. But Black has to take elsewhere first. Black must take two with 28 now. Use the move: stick a man to 17 and 18.
    .then = Black had to take two. Your man on 22 is still there: take.
    .wrong = Move a man next to 17 and 18.
    .right = 22x2, over 17 and 7: two for two, and a king. The Dutch name is plakker, the French one collage.
stick-move-2 = 21 must take two men and will land on 23. Meanwhile stick a man to 14 and 24: what could take it is not allowed to.
    .then = Take with 20, as far as it goes.
    .wrong = Which man can move right up to 14 and 24?
    .right = 20x7, over 24, 23 and 12: even the man that took your two is among them.
stick-move-3 = Find it yourself. 21 attacks 27 and must take two. Which of your men can step up to a black man, and take three after that?
    .then = 21 took two. Take three with 19.
    .then-2 = Black took once more. Take back with 36.
    .wrong = Stick the man on 23 to 13 and 14.
    .wrong-2 = Take with 19, as far as it goes.
    .wrong-3 = Take back with 36.
    .right = Four taken for three.

## The 5-move rule

five-moves = The 5-move rule
five-moves-1 = Two kings, or a king and a man, against one king: five moves by each side, then it is a draw. So the win must be near. Black must take 30: place the other king.
    .then = It took. Catch it.
    .wrong = Then the king takes both of yours, stops in safety, or need not take.
    .right = In most positions there is no win, and the game is a draw.
five-moves-2 = Black's king looks along the line from 36 to 4. One of your kings is the bait on that line. Where does the other have to wait?
    .wrong = Then the king takes both of yours, or stops in safety.
    .right = At the end of the line: wherever the king stops, 4 takes it.
five-moves-3 = With a king and a man it is the same: give the king where the man takes back. Black's king stands on the main road. Find the square.
    .then = It had to take, and 41 was its only square. Take it.
    .wrong = Then it need not come to 41.
    .right = Even one man on the edge can catch a king.

## Three kings, every position

three-kings-all = Three kings, every position
three-kings-all-1 = These wins usually end with a shot: one or two kings are given, and the last one takes. Before that, leave the lone king fewer squares. One move wins here: find it.
    .wrong = That lets the king go, or take all of yours.
    .right = Wherever the king goes, it is caught.
three-kings-all-2 = Black's king on 2 must take 7, and from there a second king too, if it can. Otherwise it stops on 11 or, if that is free, on 16. Which king can close 16, and catch it?
    .wrong = Then it has a square where it is safe, or takes all your kings.
    .right = It must stop on 11, right in front of your king on 16.
three-kings-all-3 = Two kings can be given one after the other. Draw Black's king to 48 first. Then 5 gives itself up on the line of 26.
    .then = It stands on 48. Now give the second: where must it be taken?
    .then-2 = It stands on 31. Take it with 26.
    .wrong = Draw it to 48 first: which king can it take on the way?
    .wrong-2 = Give the king on 5, on the line from 48 to 26.
    .right = Two given, and the last one takes: the usual end of three against one.

## Questions of the lesson written

sign-move = What does the hyphen in 34-29 say?
    .a = A move, nothing taken
    .b = A capture
    .c = A draw
    .why = The first number is where it comes from.
sign-capture = What does the x in 32x21 say?
    .a = A mistake
    .b = A capture
    .c = The end of the game
    .why = Only the first and the last square are written.
sign-good = What does ! after a move say?
    .a = It is forced
    .b = It is good
    .c = It is bad
    .why = Two of them mean very good.
sign-very-good = What does !! after a move say?
    .a = It is bad
    .b = It wins two pieces
    .c = It is very good
    .why = Writers keep it for rare moves.
sign-bad = What does ? after a move say?
    .a = It is unclear
    .b = It was not written down
    .c = It is bad
    .why = Two of them mean very bad.
sign-very-bad = What does ?? after a move say?
    .a = It is very bad
    .b = It may be bad
    .c = A draw is offered
    .why = Often it loses at once.
sign-doubtful = What does ?! after a move say?
    .a = It looks good, may be bad
    .b = It looks bad, may be good
    .c = It is very bad
    .why = The first sign is the first impression.
sign-interesting = What does !? after a move say?
    .a = It looks good, may be bad
    .b = It looks bad, may be good
    .c = It is very good
    .why = The first sign is the first impression.
sign-forced = What does * after a move say?
    .a = It wins
    .b = It is a capture
    .c = Everything else loses
    .why = The move was forced.
sign-win = What does + at the end of a game say?
    .a = A draw
    .b = A win
    .c = A piece was won
    .why = = stands for a draw.
sign-ahead = What does +1 after the last move say?
    .a = One move is left
    .b = A piece was won
    .c = It is the first win
    .why = +2 says that two were won.
sign-behind = What does -1 after the last move say?
    .a = A piece was lost
    .b = A move is missing
    .c = One minute is left
    .why = -2 says that two were lost.
sign-either = What does a.l. after a capture say?
    .a = A long capture
    .b = The last capture
    .c = Several ways, same result
    .why = It is short for ad libitum: as you like.

## Questions of written

sign-draw = What does = at the end of a game say?
    .a = A win
    .b = Another game follows
    .c = A draw
    .why = + stands for a win.
sign-numbers = Why do the squares have numbers?
    .a = To write moves down
    .b = To count the men
    .c = To find the main road
    .why = So a game can be written down, and played again later.
