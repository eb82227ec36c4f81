## Stage 3: combinations.

stage-3 = Combinations
    .about = Winning pieces by force: double attack, discovered check, pin, decoy, sacrifice. What a move wins was counted over every answer.

double-attack = Double attack 捉双 zhuō shuāng
double-attack-1 = One move attacks two things, and only one can be saved: 捉双 zhuō shuāng. Check and attack a rook. Win the rook.
    .right = The king has to move, and the horse takes the rook.
double-attack-2 = Again the horse. Win the rook.
    .right = A horse on this point checks the king and looks at the middle file.

discovered = Discovered check 抽将 chōujiàng
discovered-1 = The horse stands between its rook and the king. When it leaves, the rook checks, and the horse may attack anything: 抽将 chōujiàng. Win the rook.
    .right = While Black answers the check, the horse takes the rook.
discovered-2 = Where does the horse go this time?
    .right = Any point from which it attacks the rook will do.

behind-king = Behind the king
behind-king-1 = A check along a line: when the king leaves it, what stands behind can be captured. Win the rook.
    .right = The king steps aside, and the rook behind is lost.
behind-king-2 = With a cannon. Win the rook.
    .right = The advisor is the screen for both captures.

pin = Pin 牵制 qiānzhì
pin-1 = How many moves has the marked horse?
    .a = eight
    .b = none
    .right = It stands before its king: a move would be suicide. 牵制 qiānzhì, the horse is pinned.
pin-2 = Attack what cannot move away. Win a horse.
    .right = Pawn and rook attack it, one horse protects it.
pin-3 = May this pinned cannon move along the file?
    .a = Yes
    .b = No
    .right = It still stands between rook and king then.

decoy = Decoy 引离 yǐnlí
decoy-1 = A defender is lured away from its post: 引离 yǐnlí. Mate in two.
    .then = The advisor had to take, and the last rank is open. Finish.
    .right = The advisor guarded the last rank.
decoy-2 = Lure the elephant away. Mate in two.
    .then = The elephant had to take. Finish.
    .right = The elephant could have gone back to the last rank.

sacrifice = Sacrifice 弃子 qìzǐ
sacrifice-1 = A piece is given for something better: 弃子 qìzǐ. Give a rook and mate in two.
    .then = The second rook is there. Finish.
    .right = The first rook opened the line for the second.
sacrifice-2 = Give the horse. Mate in two.
    .then = The king had to take. Finish with a quiet piece.
    .right = The own advisor is the cannon's screen: the king has no way back.

double-check = Double check 双将 shuāngjiàng
double-check-1 = Two pieces check at once: 双将 shuāngjiàng. Mate in two.
    .then = Only the king could move. Finish.
    .right = Rook and cannon checked together.
double-check-2 = Another one. Mate in two.
    .then = The advisor blocks the file for both. Finish.
    .right = The advisor was no lasting help.
