## Stage 1: two threats with one stone.

stage-1 = Forks
    .about = One stone that makes two threats: four-three, and what White alone may do.

four-three = Four-three
four-three-1 = One stone can make two threats. Here a single point makes a four and an open three at once. Find it.
    .right = A four-three. Of all forks it is the one that Black may make.
four-three-2 = Now play it to the end: the four-three, a straight four, five.
    .then-1 = White had to stop the four at K8. Now the three in column J: make it a straight four.
    .then-2 = White could stop one end. Make five at the other.
    .right = That is how a four-three wins.
four-three-3 = Here the stones lie further apart. Find the four that is a four-three.
    .right = A four in column H, and an open three besides.

white-four-four = White: two fours
white-four-four-1 = White has no fouls. One white stone here makes two fours. Find it.
    .right = Two points for five: one black stone cannot stop both.
white-four-four-2 = Play it to the end.
    .then = Black stopped I10. Make five with the other four.
    .right = Five in column H.
white-four-four-3 = The same stones, but now they are Black's. May Black play H10?
    .a = yes, two fours win
    .b = no, that is a foul
    .right = Two fours at once are a double four, and Black loses by it.

white-three-three = White: two threes
white-three-three-1 = You are White again. One stone makes two open threes. Find it.
    .right = Column H and row 10: two open threes.
white-three-three-2 = You are Black, and White has just played H10. Is there a stone after which White has no win by fours?
    .a = yes
    .b = no
    .right = One stone stops one of the threes. The other becomes a straight four.
white-three-three-3 = The same stones, but Black's. What would H10 be?
    .a = a win
    .b = an ordinary move
    .c = a foul
    .right = A double three is a foul for Black.

crossing = Where rows cross
crossing-1 = Forks grow where rows cross. Point at the point where White makes two open threes.
    .right = The diagonal of G7 and H8 crosses column I on I9.
crossing-2 = Black to move. Find the four that wins: it crosses another row.
    .right = F8: a four in column F and an open three in row 8.
crossing-3 = You are White. Two fours win, and the first one brings the stone that the second needs.
    .then = Black had to answer on G8. Your stone on F9 now belongs to another diagonal.
    .right = Black can stop only one of the fives that follow.
