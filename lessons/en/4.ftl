## Stage 4: endings.

stage-4 = Endings
    .about = Opposition, king against men, three pieces against a king under the 16-move rule, and holding with a lone king. Exact tables judge every move.

## The opposition

opposition = The opposition
opposition-1 = Two men face each other with one free square between. Whoever is to move loses the man: this is the opposition. Take it: go where Black has only losing moves.
    .then = Black had to step in front of you. Take.
    .wrong = Then Black's man slips past.
    .right = 13-19 would have lost the man as well.
opposition-2 = The same idea near the promotion row. One of the two moves wins, the other loses. Count the squares before you go.
    .wrong = There Black takes you.
    .right = Past the danger. Now your man is first.

## King against men

king-men = King against men
king-men-1 = A king stops a man by guarding the squares in front of it. The man on 32 has two ways, 37 and 38. From one square only does the king win: find it.
    .wrong = From there the man gets through.
    .right = 38 is guarded at once; if it goes to 37, the king comes back in time.

## The long lines

long-lines = The long lines
long-lines-1 = Three kings against one, no capture for either side. Many players first put a king on the main road. How much does that help on the board of 100 squares?
    .right = Of such quiet positions, 13 in 100 are won with the main road and without it. On 64 squares it decides.
    .a = It decides
    .b = Hardly at all

## Two kings and a man against a king

kkm = Two kings and a man against a king
kkm-1 = Sixteen moves, and a win may need fourteen: little may be wasted. The man can promote, or be the bait. Black's king is in the corner: one move wins.
    .wrong = That lets the king out of the corner.
    .right = The king has no safe square left.

## A king and two men against a king

kmm = A king and two men against a king
kmm-1 = Fewer positions are won, and most begin by bringing a man to promotion safely. But if Black's king can be caught, that comes first. Black stands at the end of the main road.
    .wrong = There was a quicker end.
    .right = The king on the main road must move into a capture.

## Holding with a lone king

hold = Holding with a lone king
hold-1 = You are Black, with one king against three. Keep to long lines, and look before each move for the square on which you cannot be caught. Two captures: one of them draws.
    .wrong = There you would be caught.
    .right = On 46 nothing reaches you.

## Practical endings, two against two

practical = Practical endings, two against two
practical-1 = With few pieces, every move counts. Before you push a man, look what Black takes and who is first at the promotion row. Two of the moves here lose at once: avoid them.
    .wrong = That loses at once.
    .right = A draw, as it should be. The drills that follow are judged by exact tables.
