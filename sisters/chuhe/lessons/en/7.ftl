## Stage 7: openings by name.

stage-7 = Openings
    .about = The names of the first moves, and what they are for. No opening is called better than another here.

central-cannon = Central cannon 中炮 zhōng pào
central-cannon-1 = A cannon on the middle file: 中炮 zhōng pào. Play 炮二平五 pào èr píng wǔ, C2=5.
    .right = The cannon looks at Black's middle pawn.
central-cannon-2 = What could the cannon capture with another move now?
    .right = Over its own pawn it reaches the middle pawn.

screen-horses = Screen of horses 屏风马 píngfēng mǎ
screen-horses-1 = You are Black against the central cannon. Two horses protect the middle pawn: 屏风马 píngfēng mǎ. Play 马8进7 mǎ bā jìn qī, H8+7.
    .then = And the other horse: 马2进3 mǎ èr jìn sān, H2+3.
    .right = The horses stand on both sides of the middle, like a screen.

flying-elephant = Elephant opening 飞相 fēi xiàng
flying-elephant-1 = An elephant to the middle: 飞相 fēi xiàng. Play 相三进五 xiàng sān jìn wǔ, E3+5.
    .right = The two elephants protect each other now.
flying-elephant-2 = Where could this elephant go from the middle?
    .right = And back on the other side stands its companion.

palace-cannon = Corner cannon 仕角炮 shìjiǎo pào
palace-cannon-1 = A cannon on the front corner of the own palace, where an advisor may stand: 仕角炮 shìjiǎo pào. Play 炮二平四 pào èr píng sì, C2=4.
    .right = With the other cannon it is 炮八平六 pào bā píng liù.
palace-cannon-2 = Play the other one: 炮八平六 pào bā píng liù, C8=6.
    .right = Each cannon went to the near corner.

plans = Getting the pieces out
plans-1 = Horses that protect the middle pawn come out early. Play 马二进三 mǎ èr jìn sān, H2+3.
    .right = Now the rook can leave its corner along the rank.
plans-2 = The strongest piece wants an open file. Play 车一平二 jū yī píng èr, R1=2.
    .right = From here it looks up the whole file.
plans-3 = Which rook has more moves here?
    .a = the one on your left
    .b = the one on your right
    .right = Its horse has left the way.
