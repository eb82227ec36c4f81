## Stage 5: mates in several moves.

stage-5 = Mates in several moves
    .about = Mates in two to nine: by checks, by quiet moves, by giving something. Any mate as short is accepted.

checks-two = Check after check 连将杀 lián jiāng shā
checks-two-1 = Every move is a check: 连将杀 lián jiāng shā. Mate in two.
    .then = The king steps aside. Finish.
    .right = The rook follows it onto the new file.
checks-two-2 = The pawn begins. Mate in two.
    .then = One way was left. Finish.
    .right = The rook shuts the last file.
checks-two-3 = Mate in two, with a name that you know.
    .then = Finish.
    .right = 马后炮 mǎ hòu pào, on the rank.

screens = Making a screen
screens-1 = Two cannons. Mate in two.
    .then = The elephant had to leave. Finish.
    .right = 重炮 chóngpào, double cannon.
screens-2 = Mate in two.
    .then = The elephant left the file. Finish.
    .right = The horse is the screen: 马后炮 mǎ hòu pào.

quiet = A quiet move 宽一步 kuān yī bù
quiet-1 = The first move gives no check and threatens mate: 宽一步 kuān yī bù. Mate in two.
    .then = Whatever Black plays, it is too late. Finish.
    .right = Horse, cannon and king share the work.
quiet-2 = Mate in two without a check first.
    .then = Finish. No check is needed even now.
    .right = A stalemated side loses as well.
quiet-3 = Take first, then mate.
    .then = Finish.
    .right = The cannons stand one behind the other.

three = Mate in three
three-1 = Mate in three.
    .then-1 = Look for a move that takes the last way out.
    .then-2 = Finish.
    .right = The advisor cleared the middle file for the king.
three-2 = The pawn goes first. Mate in three.
    .then-1 = Go on giving.
    .then-2 = Finish.
    .right = The pawn lured the king upstairs.

four = Mate in four
four-1 = You are Black. Mate in four.
    .then-1 = Now the file is closed in another way. Go on.
    .then-2 = The rook gave itself up. Go on.
    .then-3 = Finish.
    .right = No move is left: 困毙 kùnbì.

long = Long mates
long-1 = You are Black. Give a rook and mate in four.
    .then-1 = Go on: the advisors are all that is left.
    .then-2 = The last rank is open. Go on.
    .then-3 = Finish.
    .right = Both advisors were lured away.
