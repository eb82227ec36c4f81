## Stage 2: notation and values.

stage-2 = Notation and values
    .about = How moves are written down, in Chinese characters and in letters, and what the pieces are worth.

files = A move in four signs
files-1 = 炮二平五 pào èr píng wǔ: the piece, its file, the direction, the new file. 平 píng is sideways. In letters C2=5. Play it.
    .right = The cannon stands in the middle now.
files-2 = 马二进三 mǎ èr jìn sān, H2+3: 进 jìn is forwards. A piece that moves diagonally names the file on which it arrives. Play it.
    .right = From file two to file three.
files-3 = 车一进一 jū yī jìn yī, R1+1: a piece that moves straight forwards or back counts the points. Play it.
    .right = One point forwards.
files-4 = Black counts from its own right, with digits: 马8进7 mǎ bā jìn qī. You are Black. Play it.
    .right = Black's eighth file is Red's second.
files-5 = 退 tuì is back: play 车六退二 jū liù tuì èr, R6-2.
    .right = Two points back on file six.

same-file = Two on one file
same-file-1 = Two rooks stand on one file. The one nearer the opponent is 前 qián, in front; it takes the place of the file. Play 前车进二 qián jū jìn èr.
    .right = The rook in front goes two points forwards.
same-file-2 = The other one is 后 hòu, behind. Play 后车平三 hòu jū píng sān.
    .right = The rook behind goes to file three.
same-file-3 = For Black in front is nearer to Red. Play 前车平5 qián jū píng wǔ.
    .right = Check, by the way.

letters = Letters and squares
letters-1 = In letters: K king, A advisor, E elephant, H horse, R rook, C cannon, P pawn; + forwards, - back, = sideways. What is 炮二平五 pào èr píng wǔ?
    .a = C5=2
    .b = C2=5
    .c = P2=5
    .right = P is the pawn.
letters-2 = Programs name squares: files a to i from Red's left, ranks 0 to 9 from Red's side. h0g2 is a horse's move. Which?
    .a = H2+3
    .b = H8+7
    .right = File h is Red's second.
letters-3 = Play E3+5, 相三进五 xiàng sān jìn wǔ.
    .right = An elephant to the middle.

values = What the pieces are worth
values-1 = By the rulebook, what is a rook worth?
    .a = a horse and a pawn
    .b = a horse and a cannon
    .c = three horses
    .right = Or two horses, or two cannons.
values-2 = You can take a horse or a rook. Take what is worth more.
    .right = A rook for nothing.
values-3 = The horse is unprotected. What does R7+2 win, 车七进二 jū qī jìn èr?
    .a = nothing
    .b = a horse
    .right = A piece that nothing protects is rootless, 无根 wú gēn.
values-4 = The elephant protects this horse. Does taking it win anything?
    .a = No: a rook for a horse
    .b = Yes: a horse
    .right = The elephant takes back, and a rook is worth two horses.
