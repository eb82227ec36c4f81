## Stage 1: first steps.

stage-1 = First steps
    .about = Exchanges, free tempi, attack and defence, the first shots, catching a king, three or four kings against one, blockade and opposition.

## The exchange

exchange = The exchange
exchange-1 = An exchange gives a man and takes one back. Offer the man with 33-29: Black must take it. Your man on 39 takes back.
    .then = Black had to take 29. Take back with 39.
    .right = One man each: no one has won anything, but the board has changed: Black's man is gone from the centre.
exchange-2 = Before you offer, look behind: who takes back? Here the man on 39 is missing. Would 33-29 still be an exchange?
    .right = After 23x34 nothing can take back.
    .a = Yes
    .b = No, it loses a man
exchange-3 = Several exchanges in a row may end with a profit. Play 22-18 and take whenever you must. Count what you have at the end.
    .then = Black took. Now you must take, too.
    .then-2 = Take again: how many this time?
    .right = Two given, three taken. The last capture, 35x15, took two.

## The free tempo

free-tempo = The free tempo
free-tempo-1 = Black is about to take 8 or 19. Crown, and only 19 is left to take: this uses up Black's move, so you have a move for nothing, a free tempo. Crown where the new king will see Black's man on 24.
    .then = Black had to take and stands on 24. Take two with your king.
    .wrong = Let Black take 19. Crown on 2: from there a king sees 24.
    .right = One man given, two taken, and a king: all with a move that Black could not answer.
free-tempo-2 = Your man on 34 is under attack. Do not save it: Black must take it, and lands on 29. Use the free move to bring a man to where it can take 17, 18 and 29 together.
    .then = 40 came to 29. Take three with 21.
    .wrong = Let Black take 34. You need a man on 21 that 17 cannot take.
    .right = Three for one. When the other side has to capture, look for a useful move before you defend.
free-tempo-3 = Find it yourself: let Black take 39. Where does that capture end? And where must you crown, so that the new king can take the most?
    .then = It stands on 44. Take as far as you can.
    .wrong = Let Black take 39. You can crown on 4 or on 5: from which square does a king see 13?
    .right = Three men for one: 13, 28 and 44.

## Attack and defence

defend = Attack and defence
defend-1 = A man is attacked when it could be taken next move. Attack 24 with a man that Black cannot take: it needs a man of yours behind it, and 20, behind 24, is free for your jump.
    .wrong = That does not attack 24, or Black simply takes. Which man can attack 24 and still have one of yours behind it?
    .right = Black defended: a man on 20 fills the square behind 24, and your jump is gone.
defend-2 = Now Black attacks. The man on 22 wants to jump over 27 to 31. Fill 31.
    .wrong = This time fill the square behind 27, which is 31.
    .right = The jump needs a free square, and there is none now.
defend-3 = 22 attacks 27 once more, and no man of yours can fill 31 or take back. One defence is left: walk away with 27, before it is too late.
    .wrong = Then 22x31 wins a man.
    .right = Fill the square behind, walk away, or take back: look for all three before you give a man up.

## Behind and between

between = Behind and between
between-1 = A man that goes between two enemy men attacks both, if behind each there is room. Neither can take it, because the other one stands behind it. Go between 8 and 17.
    .then = Black saves one man. Take the other.
    .right = Two attacks at once, and a single move to answer them.
between-2 = From behind, too: White's man runs in between 14 and 23. Black cannot save both. Play 24-19.
    .then = 23 ran away. Take 14 and run on towards a king.
    .right = One man won, and yours is first at the promotion row.
between-3 = The same on a fuller board. Look for a free square between two black men on one diagonal, with room behind both of them, and go there.
    .then = Black cannot save both. Take with 19, towards the promotion row.
    .wrong = Look for a free square between two black men on one diagonal.
    .wrong-2 = Take the other man: 19x10, towards the promotion row.
    .right = A man won, and again neither of the two could take you.

## The direct shot

direct = The direct shot
direct-1 = A shot gives material to win more: men, a king or the game. A direct shot is one offer and one capture. Offer 16-11, then look along the lines from 21.
    .then = Black's man has landed on 17, right in front of your man on 21. Take everything.
    .right = One given, three taken: 17, 18 and 29.
direct-2 = How to find one: look for free squares between enemy men, then for a piece that could land on them, then for what must be moved away or brought near. Offer 37-31.
    .then = The man on 37 now stands on your king's line, with room behind it. Take as many as you can.
    .right = Five men in one capture.
direct-3 = Now find one yourself. 29 and 30 have free squares around them, but 32 cannot reach them yet: one more black man is missing. Bring it.
    .then = 17 has come to 28. Take as far as you can.
    .wrong = Which offer brings a black man next to 32?
    .right = One given, three taken: 28, 29 and 30.

## A shot of two offers

two-offers = A shot of two offers
two-offers-1 = Two men can be given in one move, if Black's capture is longer. Play 29-23 and see how the majority rule leads Black's man to 20.
    .then = Black had to take two. Now take with 25, as far as it goes.
    .right = Two given, three taken: the majority rule binds Black as well as you.
two-offers-2 = Or two offers, one after another. 27-22 brings a black man to 28. Then 34-29 draws away the man behind it, on 23, and your man on 32 has an open road.
    .then = Offer again: 34-29. Then take with 32 as far as it goes.
    .then-2 = Take with 32, as far as it goes.
    .right = Two given, three taken, and the man is crowned.
two-offers-3 = Two offers once more. First 37-32 sends 27 to 38. Then find the offer that brings 19 next to your man on 25.
    .then = 27 stands on 38. Now draw 19 to 30.
    .then-2 = Take with 25, as far as it goes.
    .wrong = Begin with 37-32.
    .wrong-2 = Offer a man that brings 19 to 30.
    .right = Two given, three taken: 30, 39 and 38.

## Is there a shot?

is-there-a-shot = Is there a shot?
is-there-a-shot-1 = In a game, nothing tells you that there is a shot. Three questions find it: what can I give, what must Black then take, and what can I take after that? Ask them here.
    .then = After each jump, 21 has a free square to land on. Take everything.
    .right = One given, three taken.
is-there-a-shot-2 = The same board with one more black man, on 12. Does 16-11 still win?
    .a = Yes
    .b = No, 12 is in the way
    .right = 21 cannot jump over 17 any more. Every square that you want to land on has to be free.
is-there-a-shot-3 = 27-22 17x28, 34-29 23x34 and 32x5: you know this shot. But here 43 is empty. Follow Black's captures to their end. Does White still win?
    .a = Yes
    .b = No
    .right = 23 takes 29 and 39 and goes on to 43: three given, three taken, and soon a king each. In the exercises, n says that there is no shot.

## Breaking through

breakthrough = Breaking through
breakthrough-1 = A breakthrough brings a man to the promotion row by force. Look for a road of single black men with free squares between. 33 has one to 2, over 28, 17 and 7. Give 27-22 first, then 28-23.
    .then = 18 is out of the way. Bring a man to 28: 28-23.
    .then-2 = The road is complete. Take with 33, all the way.
    .wrong = First 27-22, to draw 18 away.
    .wrong-2 = Now 28-23: 19 must take, and lands on 28.
    .wrong-3 = Take with 33, up to the promotion row.
    .right = Two given, three taken, and a king on 2.
breakthrough-2 = The road of 32 leads over 28, 18 and 7 to 1. One man is missing on it. Give 29-24, then 44-40, and take back with 39: where does the man on 30 have to go?
    .then = It stands on 30. Now give 44-40.
    .then-2 = Take back with 39.
    .then-3 = 30 took two and stands on 28. Take with 32, up to the promotion row.
    .wrong = Begin with 29-24.
    .wrong-2 = Now 44-40.
    .wrong-4 = Take with 32 to the last row: 32x1.
    .right = 32x1. Before you calculate an offer, look at the empty squares of the last row.
breakthrough-3 = Find both offers yourself. 33 wants to go over 28, 18 and 8. The man on 24 has to leave, and 26 has to come to 28.
    .then = 24 is gone. Now bring 26 to 28.
    .then-2 = It took two on its way. Take with 33.
    .wrong = Send 24 to the edge: which man can it take there?
    .wrong-2 = Offer a man that 26 must take.
    .right = 33x2. Three given, three taken, and a king.

## Catching a king

catch-king = Catching a king
catch-king-1 = A king is strong, but captures are compulsory for it as well. Offer two men so that it must stop beside your third man, with a free square behind it.
    .then = It had to take both and stop on 40. Take the king.
    .wrong = Then the king does not have to come to 40.
    .right = Two men for a king, and Black has nothing left.
catch-king-2 = Even from the main road. Find the offer that brings the king to 40.
    .then = The majority rule left it no choice. Take it.
    .wrong = Then the king stays free.
    .right = Before you run for a king, ask whether it can be caught at once.
catch-king-3 = A king may turn while it captures, and it must if it can take more. Give 15-10 and follow its way: over 10, and then? See where it has to stop.
    .then = It took 10 and 38 and stands on 42. Take it.
    .wrong = First 15-10.
    .right = Two men for the king. 47 behind 42 left it no other square.

## Four kings against one

four-kings = Four kings against one
four-kings-1 = Kings catch a king by giving themselves up. Black's king on 45 must take 40. Play 41-23: wherever it stops, another king takes it.
    .then = It had to take. Take it.
    .right = Four kings always win against one if neither side can take at once. If they are to move, at most fifteen moves of both sides together are needed.
four-kings-2 = Black's king on 49 must take next move, for 38 and 40 stand in its reach. Arrange your kings so that it is taken wherever it stops. Three moves do it; play one.
    .wrong = Then it finds a square where it is safe, or it takes all your kings.
    .right = You can nearly always make it capture; when it can be retaken wherever it stops, it is caught.
four-kings-3 = The same from another square of that row: 41 and 42 stand next to Black's king, and it must take. Find a move that wins: two catch it at once, a third with one more offer.
    .wrong = Then it gets away.
    .right = In the exercises, look for a win in a few moves: the only limit here is the 25-move rule.

## Three kings against one

three-kings = Three kings against one
three-kings-1 = If they have nothing to take, three kings can win only about one position in four within sixteen moves. Black's king must take 22. Move the king on 29 so that Black's king must take it as well and stops where you can catch it.
    .then = It had to take two, and stops on 30. Take it.
    .wrong = Then the king is not caught, or takes more than you want.
    .right = Two kings given, and the lone king is caught.
three-kings-2 = Black's king stands in the corner, at the end of the main road. All its moves are along it, and passing is not allowed. Go to the other end.
    .right = Watch the limit: the drill counts the moves that you may still waste.
three-kings-3 = 33 is under attack: Black's king on 50 must take it, along the line to 6. It may stop on any free square behind 33, if it cannot take more. Where does the king on 11 wait for it?
    .wrong = Then it has a way out, or takes all your kings.
    .right = On the same line, at its very end: every square where it can stop is in your reach.

## The blockade

blockade = The blockade
blockade-1 = A side whose pieces are all blocked has lost. The man on 36 wants to go to 41. Stop it for good.
    .wrong = Then it can still move or capture.
    .right = On 41 your man cannot be taken, because 47 is occupied.
blockade-2 = 26 is blocked already: 31 is in its way, and 37 keeps it from jumping. Block the other man as well, and be careful which man you use.
    .wrong = Then a black man can still move or capture.
    .right = Neither man can move or capture: White wins.
blockade-3 = A king can block as well. The man on 40 can go to 44 or 45. Guard 44 first; then shut the man in on the edge.
    .then = It went to 45. Shut it in.
    .wrong = Then it is not shut in.
    .right = The way from 45 leads to 50, and there your king stands.

## The opposition

opposition = The opposition
opposition-1 = Two men face each other with one free row between them. Whoever is to move loses the man: this is the opposition. Take it: go where Black has only losing moves.
    .then = Black has stepped in front of you. Take.
    .wrong = Then Black's man slips past.
    .right = 13-19 would have lost the man as well.
opposition-2 = The same idea near the promotion row. One of the two moves wins, the other loses. Count the squares before you go.
    .wrong = There Black takes you.
    .right = You are past the danger, and your man gets there first.
opposition-3 = Count before you move. You want to stand opposite Black's man when it is Black's turn. So first make a waiting move with the other man.
    .then = It came to 32. Stand opposite it.
    .wrong = Then Black's man gets past.
    .right = From 32 both steps, 37 and 38, lose the man.
