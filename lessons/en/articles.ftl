## The articles of the rule books in our own words. `lessons/README.md` says how they are cited.

## CDA 2.5: moving

CDA-2-5-10 = A move is complete once the piece has been moved and the hand has let go of it.
    .title = When a move is complete
CDA-2-5-11 = A player who is to move and touches a piece of their own that can move must move that piece, as long as it has a legal move.
    .title = Touch-move
CDA-2-5-12 = While the hand is still on the piece, it may be put on another square, if that move is legal.
    .title = Before the hand lets go
CDA-2-5-13 = A player who is to move and wants to straighten pieces of their own must say so clearly beforehand, for example “I adjust”.
    .title = Adjusting pieces
CDA-2-5-14 = A player who is not to move may neither touch nor move any piece, of either side.
    .title = Hands off when not to move
