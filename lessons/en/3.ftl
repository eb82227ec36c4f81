## Stage 3: named shots.

stage-3 = Named shots
    .about = The famous combinations, each with its sign on the board: royal, Philippe, Napoléon, Raphaël, Manoury and others.

## Coup ricochet

ricochet = Coup ricochet
ricochet-1 = Like a ball against a wall: you take, Black takes back, and that man lands in front of another man of yours. Begin with 22-18. What can 28 take then, and where does 25 land?
    .then = Take with 28.
    .then-2 = 25 bounced to 34. Take with 40.
    .right = Two given, three taken.
ricochet-2 = The wall once more: 23-18 lets 28 take over 23 and 24 to 30. Black takes back: in front of which man does it land?
    .then = Take with 28.
    .then-2 = It bounced to 34. Take with 39.
    .wrong = Begin with 23-18.
    .right = Two given, three taken.
ricochet-3 = Here the exchange comes first. After 34-30 25x34 and 40x18 Black has to take back, and the man that does it bounces right in front of 28. Make the first move.
    .then = Take with 40.
    .then-2 = It landed on 22. Take with 28.
    .wrong = Begin with 34-30.
    .right = 28x26: over 22 and 21. The even exchange prepared a profit.

## Double-deux

double-deux = Double-deux
double-deux-1 = Twice two: you take two men, Black takes back, and you take two again. Offer 37-31. 32 takes two; 18 takes back, and leaves the road of 29 open.
    .then = Take two with 32.
    .then-2 = 18 took back. Now two with 29: over 23 and 13, towards promotion.
    .wrong = Begin with 37-31.
    .wrong-2 = Take two with 32: 32x12.
    .wrong-3 = Take with 29 over 23 and 13: 29x9.
    .right = Two given, four taken.
double-deux-2 = Look for two pairs. 25 can take 30 and 29, if a black man comes to 30. Then 18 has to take back. Which pair is left for 27?
    .then = Take two with 25.
    .then-2 = 18 is gone. Take 22 and 12.
    .wrong = Bring a man to 30: 30-24.
    .wrong-2 = Take two with 25: 25x23.
    .right = 27x7. The recapture opened the second road.
double-deux-3 = Find the offer yourself: 33 takes two, 36 takes back, and 30 takes two.
    .then = Take two with 33.
    .then-2 = And two with 30, where nothing can take back.
    .wrong = Bring 19 to 28.
    .wrong-2 = Take two with 33: 33x31.
    .wrong-3 = Take with 30 over 24 and 13: 30x8.
    .right = Two given, four taken.

## Coup de la bombe

bombe = Coup de la bombe
bombe-1 = Your man stops in the middle of Black's men and could be taken: a bomb. But the majority rule forces Black elsewhere, and the bomb goes off. Begin with 27-21.
    .then = Go on: take, stop among Black's men, and take again.
    .right = Black had to take more elsewhere, and your man went on to the promotion row.
bombe-2 = Place the bomb yourself. 27-21 draws 16 to 27; then 32 takes and stops right behind 19. Why can 19 not take it?
    .then = Take with 32. Then see what Black must take.
    .then-2 = Black had to take two. The bomb goes off.
    .wrong = Begin with 27-21.
    .right = 23x43 took more, so 19 could not take one. The man on 14 went on to 12.
bombe-3 = The same picture with other men behind. Find the first offer, and count in advance where the bomb will end.
    .then = Take with 32.
    .then-2 = Now from 14 to the end.
    .wrong = Which offer must 16 take?
    .right = 14x1: three more men, and a king.

## Coup renversé

renverse = Coup renversé
renverse-1 = You offer one man, and two black men could take it. But one of them can take two, with a turn, so it must. After 28-23, 19 could take one; what must 18 do?
    .then = 18 had to take 23 and 24, and stands on 20. Take with 25, up to the promotion row.
    .wrong = Begin with 28-23.
    .wrong-2 = Take with 25 to the last row: 25x3.
    .right = 25x3, over 20 and 9: two for two, and a king.
renverse-2 = 33-29 seems to give 24 one man. Follow it as it turns: it takes 29 and 28, and stops on 22. Who waits there?
    .then = It stands on 22. Take three with 27.
    .wrong = Begin with 33-29.
    .right = 27x20: over 22, 13 and 14.
renverse-3 = Find the offer. 14 or 15 could take it, but 14 must turn and take a second man, and it lands in front of 40.
    .then = It stands on 34. Take with 40.
    .wrong = Offer the man on 25.
    .right = 40x9, over 34, 23 and 13: three for two.

## Coup de l'Africain

africain = Coup de l'Africain
africain-1 = A stick-move with the majority rule: your man steps up to a black man that could take it, but Black must take two elsewhere. 21 has to take two men. Where do you step?
    .then = 21 had to take two. Now take from 9.
    .wrong = Step up to 13: 14-9.
    .right = 9x20, over 13, 23 and 24: three for two.
africain-2 = 23 must take two, 29 and 30. Meanwhile step up to a man that could take you, and count what you can take next.
    .then = 23 is on the edge. Take from 22.
    .wrong = Step up to 18: 27-22.
    .right = 22x11, over 18, 8 and 7.
africain-3 = Find the step. 23 must take two men and lands on 21. Your man on the edge has a road if it comes closer.
    .then = Take from 20.
    .wrong = Step up to 14 and 24.
    .right = 20x7, over 14, 13 and 12: three for two.

## Coup parallèle

parallele = Coup parallèle
parallele-1 = Two black men can take the man that you offer, and it does not matter which one does: your answer leads to the same position. Offer 30-24: 19 or 29 takes, and 25 takes both. Play it.
    .then = One of them took. Take with 25.
    .wrong = Move in between 19 and 29: 30-24.
    .right = One given, two taken, whichever of them took.
parallele-2 = Look for two black men in one column with one row between. Offer a man in that row, and check both captures.
    .then = Take with 16.
    .wrong = Move a man in between 12 and 22, to 17.
    .right = After 12x21 you would have taken with 16 or 26: Black had no good choice.
parallele-3 = The same shape, with one man more to take. Find the offer.
    .then = Take with 25, as far as it goes.
    .wrong = Move a man in between 19 and 29, to 24.
    .right = 25x12, over 20, 19 and 18.

## Coup royal

royal = Coup royal
royal-1 = The royal shot clears the road from 40 to 7. First 18 has to go: exchange it with 27-22. Then Black must take three men and lands on 34.
    .then = Take. If Black lands on 34, 40 has its road.
    .right = 40x29x20x9x18x7: the royal road.
royal-2 = Here 18 is free already. Only one thing is missing: Black's man on 23 must be made to take. Which move opens its way?
    .then = It took three. The road is open.
    .wrong = Open the way for 23, so that it has to land on 34.
    .right = Remember the picture: men on 12, 13, 14 and 24, and 40 ready.
royal-3 = The picture again: 12, 13, 14 and 24, and 40 ready. Black's man on 23 can take 28 already, but not as far as 34. Which man is still missing?
    .then = It took three and stands on 34.
    .wrong = Put a man where 23 must take it on its way to 34.
    .right = 40x7: five men. Even the third man of the offer was brought by a quiet move.

## Coup Philippe

philippe = Coup Philippe
philippe-1 = The Philippe begins like the royal: Black's man on 18 is drawn away. The finish runs from 38 or 40 through the gap that it leaves. Begin with 27-22. Then bring the man on 25 in front of 40.
    .then = 18 is gone. Now bring 25 to 34.
    .wrong = First draw 18 away: 27-22.
    .then-2 = It stands on 34. Take with 40.
    .wrong-2 = Offer a man that 25 must take.
    .right = 40x16, over 34, 23, 12 and 11. Look for this shot whenever 18 can be removed.
philippe-2 = From 38 this time. 27-22 draws 18 away, and one more offer brings a black man to 33, in front of 38. Find that offer.
    .then = 18 is gone. Now bring a man to 33.
    .then-2 = The gap is open. Take with 38.
    .wrong = First draw 18 away.
    .wrong-2 = Offer a man that brings 24 to 33.
    .right = 38x9, through the gap on 18.
philippe-3 = 18 first, as before. Then look at the man on 35: on its way it takes two of yours, and stops where you want it.
    .then = Now 35: what can you give it?
    .then-2 = It took two and stands on 33. Take with 38.
    .wrong = First draw 18 away.
    .wrong-2 = Offer a man that 35 must take.
    .right = 38x20: four men for three.

## Coup Napoléon

napoleon = Coup Napoléon
napoleon-1 = The Napoléon puts the second link in place before the first. 28-23 sends 18 to 29; then 27-22 brings 17 to 28. Your capture zigzags through both.
    .then = Now the first link: bring a man to 28.
    .then-2 = Both links are in place. Take.
    .wrong = The second link first: what brings a man to 29?
    .wrong-2 = What brings the man on 17 to 28?
    .right = A zigzag over 28, 29 and 30.
napoleon-2 = The same shape, two columns to the left. Which man has to be placed first?
    .then = And now the near one.
    .then-2 = Both links are in place. Take.
    .wrong = Place the far link first.
    .wrong-2 = Now the near link: what brings a man to 27?
    .right = Far link, near link, zigzag.
napoleon-3 = Once more. 30 is the last link of the zigzag. Place the other two, the far one first.
    .then = And now the near link.
    .then-2 = Both links are in place. Take.
    .wrong = What brings a man to 29?
    .wrong-2 = What brings a man to 28?
    .right = 32x25: over 28, 29 and 30.

## Coup de l'express

express = Coup de l'express
express-1 = Three single men given in a row, like an express that stops nowhere. One of Black's men is sent back on the way. Begin with 38-32.
    .then = Give the next one.
    .then-3 = Now take with 25, as far as it goes.
    .wrong = Begin with 38-32.
    .wrong-2 = The express stops nowhere: give the next one to the man on 38.
    .wrong-3 = Give the last one: 30-24.
    .right = Three given, four taken: Black has one man left, on 1.
express-2 = Three men again, one after another, and 27 is sent back to 18. The last offer brings a man in front of 33. Begin with 28-22.
    .then = The next one, on the wing.
    .then-2 = And the third.
    .then-3 = Take with 33, as far as it goes.
    .wrong = Begin with 28-22.
    .wrong-2 = Offer a man that 26 must take.
    .wrong-3 = Bring the man on 37 in front of 33.
    .right = Three given, three taken, and a king.
express-3 = Find the whole express yourself: three offers, and 25 takes at the end. The man on 27 is the one that is sent round.
    .then = The same man once more.
    .then-2 = And the last offer.
    .then-3 = Take with 25, as far as it goes.
    .wrong = Offer a man that brings 27 to 38.
    .wrong-2 = Offer a man that 38 must take.
    .wrong-3 = Now bring 19 next to 25.
    .right = 25x3: a king at the terminus.

## Coup Weiss

weiss = Coup Weiss
weiss-1 = The express got its other name in 1904, when Isidore Weiss played it against De Haas. Its usual form: 33, 38 and 39 stand together, a black man walks 26, 37, 28, and 33 takes. First 28-22 sends 27 back to 18.
    .then = Now the walk begins: 37-31.
    .then-2 = On to 28: 38-32.
    .then-3 = Take with 33, as far as it goes.
    .wrong = Send 27 back first: 28-22.
    .wrong-2 = 37-31: 26 must take.
    .wrong-3 = 38-32: 37 must take.
    .right = 33x11, over 28, 18, 8 and 7: four for three.
weiss-2 = The same walk, but 33 takes other men. The order of the offers counts: the man that is sent back comes first. Play all three.
    .then = Now the man on the edge.
    .then-2 = Lead it to 28.
    .then-3 = Take with 33. Count: five.
    .wrong = First send 27 back.
    .wrong-2 = Offer a man that 26 must take.
    .wrong-3 = Offer a man that 37 must take.
    .right = 33x24: five for three.
weiss-3 = One more. The man that will walk still stands on 17, and no man has to be sent back: 18 and 19 stand right already. Lead 17 to 28.
    .then = It stands on the edge, on 26.
    .then-2 = One more step, to 28.
    .then-3 = Take with 33.
    .wrong = Bring 17 to 26.
    .wrong-2 = Offer a man that brings 26 to 37.
    .wrong-3 = Offer a man that 37 must take.
    .right = 33x15 and 33x11 are equally good. The walk 26, 37, 28 is the sign of this shot.

## Coup Raphaël

raphael = Coup Raphaël
raphael-1 = Give two men, and two again. While Black must take the second pair, you have a free move: put a man beside the man on 39. Begin with 37-31.
    .then = 21 must take two now, so 39 may not take one. Play 50-44.
    .then-2 = Take with 44: the man on 39 is the first of four.
    .then-3 = And now with 48.
    .right = Two men twice, a free move, two captures: the coup Raphaël.
raphael-2 = The same picture. Which offer makes 26 take two?
    .then = 21 must take two. Use the free move.
    .then-2 = Take with 44, as far as it goes.
    .then-3 = 48 takes two more.
    .wrong = Offer a man that 26 must take.
    .wrong-2 = The man beside 39 must be able to take it: put one on 44.
    .right = Black had no time to take the man on 44.
raphael-3 = Here 39 is still empty, so a black man has to be brought there. Begin with 34-29.
    .then = Give two with 28-23: 19 takes them and lands on 39.
    .then-2 = Two more: which offer does 26 have to take?
    .then-3 = And the free move.
    .then-4 = Take with 44.
    .then-5 = Now with 48.
    .wrong-3 = Offer a man that 26 must take.
    .wrong-4 = The man beside 39 must be able to take it: put one on 44.
    .right = Louis Raphaël, after whom it is named, was champion of France in 1894.

## Offering a king

king-offer = Offering a king
king-offer-1 = Let Black promote, if the new king can be caught at once. Give 47-41: Black's man becomes a king on 46. Then look at the main road.
    .then = The king stands at the end of the main road. Offer it a piece there.
    .then-2 = The king has come out. Take all that you can.
    .wrong = Let it promote on 46 first.
    .wrong-2 = Let the king take 14 and stop on 10: fill 5.
    .right = The king came out, and your own king took five.
king-offer-2 = A new king can be caught at once. Go 31-18 first, and let Black promote on 48. Where can you then give your king, so that 25 takes back?
    .then = It is a king on 48. Offer yours so that 25 takes back.
    .then-2 = It stands on 30. Take it with 25.
    .wrong = First 31-18.
    .wrong-2 = Offer the king on the line from 48 to 25.
    .right = A king for a king, and Black has nothing left.
king-offer-3 = Black's man on 39 can take 43 and become a king. Let it: you get a king too, and a better one. Begin with the promotion.
    .then = Take 14 and land on 25: there you wait for Black's king.
    .then-2 = It had to take 34 and stands on 30. Take it, and land where you watch 26.
    .wrong = Promote first: 8-3.
    .wrong-2 = Land on 25.
    .wrong-3 = That wins too, but more slowly: land on 48, where you watch 26.
    .right = Both sides got a king, and yours made the last capture.

## Coup Manoury

manoury = Coup Manoury
manoury-1 = In its classic form the Manoury lets Black get a king and then takes a man, not the king! The king is led to a square where it is harmless. Begin with 40-34.
    .then = Black has a king on 48. Which move draws it to 31?
    .then-2 = The king stands on 31. Which capture opens the road of 36?
    .then-3 = Now 36 takes, all the way.
    .wrong = Begin with 40-34.
    .wrong-2 = 31-26 draws the king to 31.
    .wrong-3 = Leave the king alone: take with 26x17.
    .right = 36x9 takes the king on its way. It is one man against two, but it promotes at once and catches both.
manoury-2 = The same mechanism: give 40-34, draw the king back with 31-26, and take 21 instead of the king. Then the long capture of 36 comes.
    .then = Draw the king back.
    .then-2 = Leave the king: which capture opens the road of 36?
    .then-3 = Now 36 takes, all the way.
    .wrong = Begin with 40-34.
    .wrong-2 = 31-26 draws the king to 31.
    .wrong-3 = Take with 26x17.
    .right = 36x20, and the king is among the four.
manoury-3 = Without help now. Ask which offers lead a black man to promotion on 48, and what calls the new king back.
    .then = Call the king back.
    .then-2 = Not the king: open the road of 36.
    .then-3 = All the way.
    .wrong = Offer a man so that 30 captures its way to 48.
    .wrong-2 = Let the king stop on 31: which move fills 26, behind that square?
    .wrong-3 = Take with 26x17.
    .right = Four given, five taken, and your man on 20 is on its way.

## Shots by the majority rule

majority-shot = Shots by the majority rule
majority-shot-1 = Black would like to take with 20. Offer a man so that another capture is longer: the majority rule then forbids it, and 20 has to stay.
    .then = 20 had to stay where it was. Take.
    .wrong = Then 20 takes, or nothing has to be taken. Make another capture longer.
    .right = Black took three men, but 15x11 takes four.
majority-shot-2 = 28 attacks 32, and Black would gladly take it. But the majority rule decides: make another capture longer, and take 28 yourself. Which offer does it?
    .then = 23 had to take two. Now take with 32.
    .wrong = Give men to 23, so that it takes two.
    .right = 32x21: three men for two.
majority-shot-3 = 33 and 44 are on their way to promotion. One offer makes 23 turn round, because it must take two, and 26 then takes four. Find it.
    .then = 23 had to take two and stands on 21.
    .wrong = Give a man to 23, so that it must take two.
    .right = 26x50: over 21, 22, 33 and 44.

## Shots with a free tempo

tempo = Shots with a free tempo
tempo-1 = Black is about to take 23. Let it: so you have a move for nothing. Use it where it changes most.
    .then = Black had to take. Your king was faster.
    .wrong = Let Black take 23. What can you do in the meantime?
    .right = The free move made a king, and the king took four.
tempo-2 = 39 is under attack, and nothing protects it. But Black's capture takes a move: what can you do with yours?
    .then = Black took. What does your king see?
    .wrong = Let Black take 39. Use the move.
    .right = 5x49: two men for one, and a king.
tempo-3 = Even against a king. Black's king must take 37, and it can only stop on 31. So you have a move: on which square does a new king see 31?
    .then = It stands on 31. Take it.
    .wrong = Promote where your king sees 31.
    .right = 4x36: the king is caught, and it cost one man.

## Forcing

forcing = Forcing
forcing-1 = To force is to leave the other side no useful choice at each move, until the end is sure. Promote on 2, and ask after each move what Black can still do.
    .then = Black ran. Which square lets the king see both men soon?
    .then-2 = 34 and 40 stand close together on the king's line. Which offer draws them apart?
    .then-3 = Take both with the king.
    .wrong = Promote on 2.
    .wrong-2 = From 7 the king looks down to 45 by way of 23.
    .wrong-3 = Offer 33-29.
    .right = At each move Black had no better answer.
forcing-2 = A king and a man against a man. Each time Black's man moves, the king takes the next square from it. Find the square from which it does.
    .then = It went to the edge. Stand beside it, so that you can take it on 41.
    .then-2 = It has stepped beside you. Take it.
    .wrong = From 48 the king sees 37, whichever way the man goes.
    .wrong-2 = Stand on 37, and 41 is left.
    .right = On 37 it would have been taken at once; then just 41 was left: that is forcing.
forcing-3 = Drive the man on 32 down to your man on 36. The king attacks it, and it moves on.
    .then = It ran to 37. Attack it once more.
    .then-2 = It has come to 41. Take it with 36.
    .wrong = Attack 32 along the line from 21.
    .wrong-2 = Attack 37 along the line from 26.
    .right = 36x47. The king itself took nothing: it just made the other ways worse.

## Coup du lapin

lapin = Coup du lapin
lapin-1 = The rabbit runs, and is shot from behind. Attack 28 with 38-33: it runs to 32. Then one offer brings a second man onto the road along which the rabbit is taken.
    .then = The rabbit is on 32. Offer 33-29.
    .then-2 = 24 stands on 33. Take both with 39.
    .wrong = Attack the man on 28: 38-33.
    .wrong-2 = Bring 24 to 33: 33-29.
    .right = 39x37, over 33 and 32: two for one.
lapin-2 = The rabbit stands on 34. Attack it, let it run, and look at the road from 25 by way of 34 to 45.
    .then = It ran to 40. Now bring a man to 30.
    .then-2 = Take both with 25.
    .wrong = Attack 34 from behind.
    .wrong-2 = Bring 19 to 30.
    .right = 25x45, backward over 30 and 40.
lapin-3 = Once more without help. Which man can be attacked so that it runs where you want it?
    .then = Now the shot from behind.
    .then-2 = Take both with 39.
    .wrong = Attack the man on 28 from where it cannot take you.
    .wrong-2 = Offer a man to 24.
    .right = Before you attack, see where the man can flee, and calculate the shot for every square.

## Setting a trap

set-a-trap = Setting a trap
set-a-trap-1 = A trap is a good move after which a natural reply loses. With 27-21 you invite 18-22: it looks active, but takes a square away from Black. Play it, and punish the error.
    .then = Black fell into it. What can you give now?
    .then-2 = Take two, towards the promotion row.
    .wrong = First 27-21.
    .wrong-2 = Give a man that 12 takes.
    .wrong-3 = Take towards the promotion row: 26x6.
    .right = 11 could have taken 17 if 22 had been free. Two for one.
set-a-trap-2 = Now Black sees it and answers 13-19 instead. What has your trap cost you?
    .a = Nothing
    .b = A man
    .c = The game
    .right = 27-21 was as good as any move. Set a trap with a move that you would play anyway.
set-a-trap-3 = Back to the beginning. 33-29 looks sharp too, but Black takes two men, 24x42, and wins. When is a trap worth setting?
    .a = When it catches a beginner
    .b = When it looks clever
    .c = When the move is sound
    .right = In the exercises you meet traps from the other side: which natural moves fall into one?
