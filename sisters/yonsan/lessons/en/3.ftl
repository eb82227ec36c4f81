## Stage 3: wins by fours, and what holds against them.

stage-3 = Wins by fours
    .about = Fours one after another, each forcing an answer, until one cannot be answered; and how to stop that.

two-fours = Two fours
two-fours-1 = A four forces an answer. So fours, one after another, can lead to a win that nothing stops. Here two are enough. Find the first.
    .then-1 = White had to play K6. Your new stone also stands in column H.
    .then-2 = Now five.
    .right = Each stone did two things: it forced an answer, and it prepared the next row.
two-fours-2 = Two fours again. The first one prepares row 8.
    .then-1 = White had to play F5. Now row 8.
    .then-2 = Now five.
    .right = Well done.
two-fours-3 = You are White, and two fours win. Find the first.
    .right = Black must answer in column J, and J9 has joined row 9.

three-fours = Three fours
three-fours-1 = Three fours win. The first lies on a diagonal.
    .then = White had to play J10. The next four lies on the same diagonal, at its other end.
    .right = White must play E5, and row 6 is ready for the last four.
three-fours-2 = You are White. Three fours win. Find them.
    .then-1 = Black had to play E6. Stay on the same diagonal.
    .then-2 = Black had to play J11. Your last stone also stands in column I.
    .right = Four in column I, with both ends free.
three-fours-3 = Three fours win. Find the first.
    .right = G7 it is.

order = The right order
order-1 = Black can make a four in row 8 in two ways. One four on the board begins a win. Point at it.
    .right = On F8 the stone also stands in column F. On E8 it would give F8 to White.
order-2 = Four fours win here. Play the first two, in the right order.
    .then = White had to play J6. Another four in the same column.
    .right = White must play J11, and two more fours win.

to-the-end = To the end
to-the-end-1 = Play a whole win: three fours and five.
    .then-1 = White had to play I9. The next four.
    .then-2 = White had to play D4. The next four.
    .then-3 = Now five.
    .right = Seven stones, and White never had a choice.
to-the-end-2 = Play the first two fours of a win.
    .then = White had to play I8. The next four is in the same row.
    .right = White must play M8, and one more four wins.

hold = What holds
hold-1 = You are White. Black threatens to win by two fours. Four stones hold: point at them all.
    .right = Each of them takes away something that the fours need.
hold-2 = You are White. Black threatens to win by three fours. Seven points hold. Play one.
    .right = After it Black has no win by fours.

unannounced = Nobody tells you
unannounced-1 = White to move. What does the position ask for?
    .a = win by fours
    .b = defend against fours
    .c = neither
    .right = White wins with two fours, the first on J9.
unannounced-2 = White to move. What does the position ask for?
    .a = win by fours
    .b = defend against fours
    .c = neither
    .right = White has no win by fours, and Black threatens one.
