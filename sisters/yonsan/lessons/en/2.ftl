## Stage 2: what Black may not play.

stage-2 = Fouls
    .about = Overline, double four, double three: Black's fouls, and what looks like one.

overline = The overline
overline-1 = Six or more black stones in a row are an overline: a foul, not a five. Point at the point where Black would make one.
    .right = E8 to J8 would be six stones.
overline-2 = You are White. For White more than five is as good as five. Win.
    .right = Six white stones in a row win.
overline-3 = One end of Black's row makes five, the other six. Win.
    .right = D8 makes exactly five. I8 would have joined J8: six.
overline-4 = You are White, and D8 is yours. Does Black threaten to make five on I8?
    .a = yes
    .b = no
    .right = I8 would be an overline. Black's row is no four at all.

double-four = The double four
double-four-1 = One black stone that makes two fours is a double four, a foul. Point at it.
    .right = H10: a four in row 10 and one in column H.
double-four-2 = Now White has H7, below the column. May Black play H10?
    .a = yes
    .b = no
    .right = It makes one four, in row 10. One four is no foul.
double-four-3 = Here H10 makes two fours and an open three. What is that for Black?
    .a = allowed: it holds a four-three
    .b = a double four, a foul
    .right = Two fours are a foul, whatever else the stone makes, unless it makes five.

one-line = Two fours in one line
one-line-1 = Two fours can lie in one line. Point at the foul.
    .right = With G8, both E8 and I8 would make five: two fours.
one-line-2 = Another form of it: pairs with gaps. Point at the foul.
    .right = With G8, both F8 and I8 would make five.
one-line-3 = And with three stones on either side. Point at the foul.
    .right = With H8, both G8 and I8 would make five.
one-line-4 = White has a stone on E8. May Black play G8?
    .a = yes
    .b = no
    .right = Only I8 makes five now: a single four.

double-three = The double three
double-three-1 = One black stone that makes two open threes is a double three, a foul. Point at it.
    .right = H10: column H and row 10.
double-three-2 = With gaps it is the same. Point at the foul.
    .right = H10: a three with a gap in column H, and one on the diagonal of I11 and J12.
double-three-3 = White has a stone on H7. May Black play H10?
    .a = yes
    .b = no
    .right = The column is closed below. There is one open three, in row 10, and that is no foul.
double-three-4 = White has a stone on H12. Is H10 a foul for Black?
    .a = yes
    .b = no
    .right = H7 would still make a straight four, from H7 to H10. So both threes are open.

false-three = Threes that do not count
false-three-1 = F9 (a) makes two threes. To make the one in row 9 a straight four Black would have to play H9 (b), and that would be a double four. May Black play F9?
    .a = yes
    .b = no
    .right = A three counts only if the stone that makes it a straight four is no foul itself.
false-three-2 = Black has played F9, and White answered. Point at all points that are forbidden now.
    .right = F8, and H9: there lies the double four that took the three in row 9 away.
false-three-3 = On G9 (a) it is alike: for the three in column G Black would need G11 (b), a double four. May Black play G9?
    .a = yes
    .b = no
    .right = One three that counts is no foul.

five-first = Five comes first
five-first-1 = H8 makes five in row 8, and two fours besides. Dare you?
    .right = If five and a foul arise together, the five wins.
five-first-2 = H8 makes five in row 8 and six stones in column H. Play on.
    .right = Even an overline at the same time does not matter.
five-first-3 = H8 makes six in row 8 and a straight four in column H. What is that for Black?
    .a = a win
    .b = a foul
    .c = an ordinary four
    .right = Six is no five. Only a five lifts a foul, not a straight four.
