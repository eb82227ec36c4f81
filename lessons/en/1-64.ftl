## Stage 1 on 64 squares: first steps. The same words in Russian and Brazilian draughts.

stage-1-64 = First steps
    .about = Exchanges, attacks, the first shots, and catching a king. All boards hold in Russian and in Brazilian draughts.

## The exchange

exchange-64 = The exchange
exchange-64-1 = An exchange gives a man and takes one back. Offer the man with c3-d4: Black takes it. Your man on b2 takes back.
    .then = Black has taken. Take back with b2.
    .right = One man each: no one has won anything, but the board has changed: your man stands in the centre.
exchange-64-2 = Before you offer, look behind: who takes back? Play g3-f4 and see who can.
    .then = Take back with h2.
    .right = Now Black is to move and loses a man: an exchange can decide a game.
exchange-64-3 = An exchange may leave the other side without a good move. Begin with g3-f4, take back, and see what Black gives next.
    .then = Take back with h2.
    .then-2 = Black offers a man. Take it.
    .right = Look at the position after the exchange, not at the exchange alone.

## Between and behind

between-64 = Between and behind
between-64-1 = A man that goes between two enemy men on one diagonal attacks both, if there is room behind each. Neither can take it, because the other one stands behind it. Find that square.
    .then = One is saved. Take the other.
    .wrong = Look for a free square between two black men on one diagonal.
    .right = Two attacks, and Black has one move to answer.
between-64-2 = The same in the middle of the board: d4 and f6 stand on one line, with e5 free between them. Is there room behind both?
    .then = c3 now covers d4. Take f6.
    .wrong = Go between d4 and f6.
    .right = A man won. c3 was free, and so was g7.
between-64-3 = A man behind the enemy's lines attacks backward, too. From which square do you attack two black men at once?
    .then = Black saved one. Take the other.
    .wrong = Try d6: which men does it touch there?
    .right = Men capture in all four directions, so an attack can come from behind.

## The direct shot

direct-64 = The direct shot
direct-64-1 = A shot gives material to win more: men, a king or the game. A direct shot is one offer and one capture. Offer e3-d4, then look along the lines from f2.
    .then = Black's man has landed on e3, right in front of your man on f2. Take everything.
    .right = One given, two taken.
direct-64-2 = How to find one: look for free squares between enemy men, and for a piece of yours that could land on them. Black may take more than one man. Offer c3-d4.
    .then = Black had to take two and stands on g5, in front of your man on h4. Take to the end.
    .right = Two given, two taken, and a king on d8.
direct-64-3 = Find it yourself. Your man on h6 is near the promotion row. Which offer opens the way?
    .then = Black stands on g7 now. Take it.
    .wrong = Offer a man so that Black must land on g7.
    .right = One for one, and a king: that decides the game.

## A shot of two offers

two-offers-64 = A shot of two offers
two-offers-64-1 = Sometimes one offer is not enough. First e3-d4 brings c5 to e3; then g3-f4 brings it to g5, in front of your man on h4.
    .then = Now the second offer: g3-f4.
    .then-2 = Take to the end with h4.
    .right = Two given, two taken, and a king.
two-offers-64-2 = The first offer, f4-e5, brings f6 to d4. The second draws another man in front of your man on g1. Which one?
    .then = Now make g1 ready to take: offer a man to h4.
    .wrong-2 = Offer f2-g3: h4 has to take it and lands on f2.
    .then-2 = Take to the end with g1.
    .right = Two given, three taken: f2, d4 and b6.

## Is there a shot?

is-there-a-shot-64 = Is there a shot?
is-there-a-shot-64-1 = In a game no one says that there is a shot. Look at every offer, even where it seems absurd. What can White do?
    .then = Take it.
    .wrong = Which offer clears the way for h6?
    .right = Found. Now a board that looks like it.
is-there-a-shot-64-2 = Black has a man on f8 as well, and White one on c1. Does g5-f6 still win?
    .a = Yes
    .b = No
    .right = The square behind g7 is not free, so h6 cannot take, and the man on f6 is lost.

## Catching a king

catch-king-64 = Catching a king
catch-king-64-1 = A king must capture, too, so it can be led where it is taken. It stands on the main road. Offer it a man.
    .then = It had to land on g7. Take it.
    .right = One man for a king, and your own man is crowned.
catch-king-64-2 = The black king sees your man on f6, but g7 is not free. Free it: where will the king land, and which piece can take it there?
    .then = Take the king.
    .wrong = Move g7, so that the king must take f6. From which square can it be taken on g7?
    .right = The new king took the old one.
catch-king-64-3 = The black king stands beside your man on c3, and b4 is free, so it must take. Before that, bring your king to where it can take as much as possible: d8-a5.
    .then = It had to land on b4. Take everything with the king on a5.
    .right = The king and a man for one man of yours.
