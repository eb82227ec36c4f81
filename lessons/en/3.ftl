## Stage 3: named shots.

stage-3 = Named shots
    .about = The famous combinations, each with its sign on the board: royal, Philippe, Napoléon, Raphaël, Manoury and others.

## Coup ricochet

ricochet = Coup ricochet
ricochet-1 = Like a ball against a wall: Black's capture brings a man back into your line. 22-18 looks like a gift. Where does the man on 12 land, and what can 28 take then?
    .then = Now it is your turn to take. Then count the rest.
    .then-2 = And take back with 40.
    .right = Two given, three taken.

## Coup de la bombe

bombe = Coup de la bombe
bombe-1 = Your man stops in the middle of Black's men and could be taken: a bomb. But the majority rule forces Black elsewhere, and the bomb goes off. Begin with 27-21.
    .then = Go on: take, stop among Black's men, and take again.
    .right = Black had to take more elsewhere, and your man went on to the promotion row.

## Coup royal

royal = Coup royal
royal-1 = The royal shot clears the road from 40 to 7. First 18 has to go: exchange it with 27-22. Then Black must take three men and lands on 34.
    .then = Take. If Black lands on 34, 40 has its road.
    .right = 40x29x20x9x18x7: the royal road.
royal-2 = Here 18 is free already. Only one thing is missing: Black's man on 23 must be made to take. Which move opens its way?
    .then = It took three. The road is open.
    .wrong = Open the way for 23, so that it has to land on 34.
    .right = Remember the picture: men on 12, 13, 14 and 24, and 40 ready.

## Coup Philippe

philippe = Coup Philippe
philippe-1 = The Philippe begins like the royal: Black's man on 18 is drawn away. The finish runs from 38 or 40 through the gap that it leaves. Begin.
    .then = Follow the line: take, and take again.
    .wrong = First draw 18 away.
    .right = Through the gap on 18 to 16. Look for this shot whenever 18 can be removed.

## Coup Napoléon

napoleon = Coup Napoléon
napoleon-1 = The Napoléon puts the second link in place before the first. 28-23 sends 18 to 29; then 27-22 brings 17 to 28. Your capture zigzags through both.
    .then = Now the first link: bring a man to 28.
    .then-2 = Both links are in place. Take.
    .wrong = The second link first: what brings a man to 29?
    .wrong-2 = What brings the man on 17 to 28?
    .right = A zigzag over 28, 29 and 30.
napoleon-2 = The same shape, one column to the left. Which man has to be placed first?
    .then = And now the near one.
    .then-2 = Both links are in place. Take.
    .wrong = Place the far link first.
    .wrong-2 = Now the near link: what brings a man to 27?
    .right = Far link, near link, zigzag.

## Coup de l'express

express = Coup de l'express
express-1 = Three single men given in a row, like an express that stops nowhere. One of Black's men is sent back on the way. Begin with 38-32.
    .then = Give the next one.
    .then-3 = Now 25 takes everything.
    .wrong = The express stops nowhere: give the next one.
    .right = 25 has swept the board. Three given, four taken.

## Coup Raphaël

raphael = Coup Raphaël
raphael-1 = In the Raphaël you take first. Then Black must capture from 21 to 43, across your ranks, and 39 takes the man there. Begin with 37-31.
    .then = Take, and let Black take. Then finish.
    .right = You have a king, and the man on 43 is gone as well.

## Offering a king

king-offer = Offering a king
king-offer-1 = Let Black promote, if the new king can be caught at once. Give 47-41: Black's man becomes a king on 46. Then look at the main road.
    .then = The king stands at the end of the main road. Offer it a piece there.
    .then-2 = The king has come out. Take all that you can.
    .wrong = Let it promote on 46 first.
    .wrong-2 = Offer the king a piece on the main road.
    .right = The king came out, and your own king swept the board.

## Coup Manoury

manoury = Coup Manoury
manoury-1 = The Manoury lets Black get a king and then takes a man, not the king! The king is led to a square where it is harmless. Begin with 40-34.
    .then = Black has a king on 48. Draw it back: which move must it take?
    .then-2 = The king stands on 31. Which capture opens the road of 36?
    .then-3 = Now 36 takes, all the way.
    .wrong = Begin with 40-34.
    .wrong-2 = 31-26 draws the king to 31.
    .wrong-3 = Leave the king alone: take with 26x17.
    .right = 36x9 takes the king on its way. Black has hardly anything left.

## Shots by the majority rule

majority-shot = Shots by the majority rule
majority-shot-1 = Black would like to take with 20, but the majority rule forbids it. Offer so that another capture is longer, and 20 has to stay.
    .then = 20 had to stay where it was. Take.
    .wrong = Black could then choose the capture it likes.
    .right = Black took three men, but 15x11 takes four.

## The free tempo

tempo = The free tempo
tempo-1 = Black must take, whatever you do: 23 hangs. So you have a move for nothing. Use it where it changes most.
    .then = Black had to take. Your king was faster.
    .wrong = Black still has to take 23. What can you do in the meantime?
    .right = The free move made a king, and the king took four.

## Setting a trap

set-a-trap = Setting a trap
set-a-trap-1 = A trap is a good move after which a natural reply loses. With 27-21 you invite 18-22: it looks active, but takes a square away from Black. Play it, and punish the error.
    .then = Black fell into it. What can you give now?
    .then-2 = Take two, towards the promotion row.
    .wrong = First 27-21.
    .wrong-2 = Give a man that only 12 can take.
    .wrong-3 = Take towards the promotion row: 26x6.
    .right = 11 could have taken 17 if 22 had been free. Two for one.
set-a-trap-2 = Now Black sees it and answers 13-19 instead. What has your trap cost you?
    .a = Nothing
    .b = A man
    .c = The game
    .right = 27-21 was as good as any move. Set traps only with moves that you would play anyway.
set-a-trap-3 = Back to the beginning. 33-29 also waits for an error, but Black simply takes it, 24x42, and wins. When is a trap worth setting?
    .a = When it catches a beginner
    .b = When you stand badly
    .c = When the move is sound
    .right = In the exercises you meet traps from the other side: which natural moves fall into one?
