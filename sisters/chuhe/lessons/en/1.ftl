## Stage 1: mates in one by their names.

stage-1 = Mates by name
    .about = Eight patterns of mate in one move, with the names that players use.

horse-cannon = Horse-cannon mate 马后炮 mǎ hòu pào
horse-cannon-1 = 马后炮 mǎ hòu pào, cannon behind the horse: the horse stands on the king's line, one point between them, and the cannon checks over it. Play it.
    .right = The horse guards both points beside the king, and Black has nothing to put between.
horse-cannon-2 = It also works along a rank. Mate.
    .right = The same pattern, lying on its side.
horse-cannon-3 = Now the cannon stands ready, and the horse arrives. Mate.
    .right = The horse became the cannon's screen.
horse-cannon-4 = The same with Black. Mate.
    .right = Both sides mate in the same ways.

palace-horse = Horse beside the palace 卧槽马 wòcáo mǎ
palace-horse-1 = A horse beside the palace, one rank in front of the king's, checks the king in the middle: 卧槽马 wòcáo mǎ. Here the rook shuts the way out. Mate.
    .right = Your king guards one side, the rook the other.
palace-horse-2 = Black's own advisors are in the king's way. Mate.
    .right = One advisor stands in the way, and your king faces the other side.
palace-horse-3 = On the other side of the palace. Mate.
    .right = The rook shuts one side, your king the other.

corner-horse = Horse on the corner 挂角马 guàjiǎo mǎ
corner-horse-1 = A horse on a front corner of the palace checks the king: 挂角马 guàjiǎo mǎ. Mate.
    .right = The rook guards the rank in front.
corner-horse-2 = Another one. Mate.
    .right = The other horse guards the last way out.
corner-horse-3 = The rook guards a rank, and an advisor stands in the way. Mate.
    .right = The own advisor takes the king's last point.

double-cannon = Double cannon 重炮 chóngpào
double-cannon-1 = One cannon checks over the other: 重炮 chóngpào. The first cannon is the screen and guards the line at the same time. Mate.
    .right = A piece between the first cannon and the king is no help: the first one checks over it.
double-cannon-2 = Again, on another file. Mate.
    .right = Your king guards the file beside.
double-cannon-3 = Now Black. Mate.
    .right = The black king guards the middle file.

two-rooks = Two rooks 双车错 shuāngjū cuò
two-rooks-1 = Two rooks take turns, line after line: 双车错 shuāngjū cuò. One guards a rank, the other checks on the next. Mate.
    .right = The king has no rank left.
two-rooks-2 = It works on files as well. Mate.
    .right = One rook guards the middle file, the other checks beside it.
two-rooks-3 = One rook guards a file already. Mate.
    .right = Your king guards the third file.

iron-bolt = Iron bolt 铁门栓 tiěménshuān
iron-bolt-1 = A cannon in the middle nails the pieces before the king; rook and king on the file beside mate: 铁门栓 tiěménshuān, the iron bolt. Mate.
    .right = The king may not take the rook: the kings would face each other. The advisor may not: the cannon would check.
iron-bolt-2 = On the other side. Mate.
    .right = Rook and king share a file, the cannon holds the middle.

smothered = Smothered palace 闷宫 mēngōng
smothered-1 = The defender's own advisor becomes the cannon's screen and the king cannot step aside: 闷宫 mēngōng. Mate.
    .right = Two advisors, and yet the king dies in its own palace.
smothered-2 = From the other side. Mate.
    .right = The advisors took the king's points.
smothered-3 = And with Black. Mate.
    .right = Red's own advisor was the screen.

facing-kings = Facing kings 白脸将 báiliǎn jiàng
facing-kings-1 = The kings may not face each other: so your king guards its whole open file like a rook. 白脸将 báiliǎn jiàng, the bare-faced king. Mate.
    .right = The king guards the middle file, the rook has the other.
facing-kings-2 = And with Black. Mate.
    .right = The black king guards the middle file.
