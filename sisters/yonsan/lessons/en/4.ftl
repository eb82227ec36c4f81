## Stage 4: wins by threes and fours, and White's wins by Black's fouls.

stage-4 = Threats
    .about = Threes that prepare fours, and White's own weapon: forcing Black into a foul.

threats = Threes count, too
threats-1 = Fours alone do not win here. But an open three has to be answered, too. White to move: find the stone that begins a win by threes and fours.
    .right = Whatever Black answers, White wins by threes and fours.
threats-2 = White to move again. One stone begins a win by threes and fours.
    .right = F6, F7 and F8 threaten a straight four.
threats-3 = Now you are Black. Fours alone do not win. Find the stone that begins a win by threes and fours.
    .right = A single open three is no foul.

prepare = First three, then four
prepare-1 = Black to move. Fours alone do not win; find the stone that does.
    .right = This three needs an answer, and then the fours are ready.
prepare-2 = Here a four comes first: it lays the stone that the threes need. Find it.
    .right = White must answer on I8, and K8 stays for what follows.

forced = Forced into a foul
forced-1 = White has a four, and Black can stop it on G6 (a) only. There Black would make a double three. How does it end?
    .a = Black plays G6, and the game goes on
    .b = White has won: by five or by the foul
    .right = Black is forced into a foul. Only White can win like this.
forced-2 = You are White. Make the four that Black can stop on a forbidden point only.
    .right = G6 would be a double three.
forced-3 = Once more: make the four that Black can stop on a forbidden point only.
    .right = Black would have to play I9, and that is a foul.

drive = Driving Black
drive-1 = You are White. Two fours win: the first makes Black lay a stone that spoils Black's own point.
    .then = Black had to play E8. Now the four that Black can stop on a forbidden point only.
    .right = The point that stops it, G8, is forbidden.
drive-2 = Again two fours, with Black's foul at the end.
    .then = Black had to play I5. And now?
    .right = The point that stops it, I9, is forbidden.
