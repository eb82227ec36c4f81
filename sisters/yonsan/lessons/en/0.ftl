## Stage 0: five, and the rows that lead to it.

stage-0 = First steps
    .about = Five, fours, threes, and how to stop them. For everyone who has never played.

five = Five in a row
five-1 = Stones lie where lines cross: 15 by 15 points. Black begins, and the first stone lies on the centre, H8. Move the cursor there and press Enter, or click.
    .right = From now on the sides lay a stone each in turn. Stones are not moved.
five-2 = Whoever first has five stones in an unbroken row wins: across, up, or along a diagonal. Black has four. Two points make five; play either.
    .right = Five. Black has won.
five-3 = On diagonals it is the same, and the missing stone may be in the middle. Find the point that makes five.
    .right = G6, H7, I8, J9, K10: five on a diagonal.
five-4 = Now you are White. Black has four in a row, and your stone on D8 closes one end. Play where Black would make five.
    .right = Stopped. Black has no point for five left in this row.

points = Names of points
points-1 = Five points of the board are marked. The centre, H8, is called tengen. Point at the other four.
    .right = D4, D12, L4 and L12. Other points are found from them quickly.
points-2 = Letters name the columns from the left, numbers the rows from below. Point at A15.
    .right = A15 is the top left corner.
points-3 = Black has H8 and I9, White H9. Point at J10.
    .right = J10 continues the diagonal of H8 and I9.

four = Four
four-1 = Four stones to which one more makes five are a four. It must be stopped at once. Black has three, and E8 is closed. Make a four.
    .right = I8 makes it without a gap, J8 with one. Either way one point makes five.
four-2 = You are White. Stop this four.
    .right = J8 was Black's point for five.
four-3 = A four may have a gap. Point at the point where Black makes five.
    .right = F8, G8, then H8, then I8, J8.
four-4 = E5 closes one end of this diagonal. Make a four on it.
    .right = H8 fills the gap, J10 leaves it. Both are fours.
four-5 = Black has four stones from E8 to H8, but both ends are White's. Is that a four?
    .a = yes
    .b = no
    .right = No stone makes five here, so it is no four.

straight-four = The straight four
straight-four-1 = An unbroken four that can become five at both ends is a straight four, or open four. Black has three with room on both sides. Make it one.
    .right = Now there are two points for five.
straight-four-2 = You are White, and Black has a straight four. Is there a stone after which Black has no five?
    .a = yes
    .b = no
    .right = Stop D8, and I8 makes five. Stop I8, and D8 does.
straight-four-3 = White has stopped at I8. Win.
    .right = A straight four wins, unless the opponent makes five first.
straight-four-4 = White's stone on D8 lies one point away from the row. Where is the straight four now?
    .right = I8. On E8 the row would touch D8, and J8 would leave a gap: plain fours.

three = The open three
three-1 = Three stones that one more turns into a straight four are an open three. Black has two. Four points make an open three; play one.
    .right = Unbroken or with one gap, both are open threes. Unless it is stopped, a straight four follows.
three-2 = White's E8 closes this row. Is it an open three?
    .a = yes
    .b = no
    .right = I8 and J8 make plain fours, not a straight one. It is a closed three.
three-3 = You are White. Two stones hold against this open three: after them Black has no win by fours. Play one.
    .right = Right beside the row. After D8 or J8 Black would still get a straight four on the other side.
three-4 = White already has D8, one point away from the row. Now three stones hold. Point at them all.
    .right = E8, I8, and J8 as well: between D8 and J8 there is no room for a straight four.

block = What comes first
block-1 = An open three with a gap. Three stones hold against it. Point at them all.
    .right = The gap, and the points at both ends.
block-2 = You are White. Black has a four in row 8 and an open three in column K. One of them comes first.
    .right = The four had to be stopped. But now Black's three becomes a straight four: two threats were too many.
block-3 = You are White, and Black has a four. Before you stop it, look at your own stones.
    .right = Five. Your own five comes before everything else.
