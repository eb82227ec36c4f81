## Stage 4: practical endings, one attacking piece.

stage-4 = Endings I
    .about = What a single rook, horse, cannon or pawn wins against, and what it does not: 实用残局 shíyòng cánjú. Every figure and every move is checked by exact tables.

rook-advisors = Rook against advisors 单车 dān jū
rook-advisors-1 = A single rook, 单车 dān jū, against two advisors, Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = From every placement of the tables.
rook-advisors-2 = And against an advisor and an elephant?
    .a = Red wins
    .b = A draw
    .right = Three such men do not hold either: the rook wins against any defence but the full one.

rook-full = Rook against the full defence
rook-full-1 = Two advisors and two elephants are the full defence, 士象全 shì xiàng quán. Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = Well placed it holds. Yet the rook wins 81.0 % of all placements of the tables.
rook-full-2 = Scattered like this, does it hold?
    .a = Red wins
    .b = A draw
    .right = King and advisors stand apart, and the rook gets between.

horse-advisor = Horse against an advisor 单马 dān mǎ
horse-advisor-1 = A single horse, 单马 dān mǎ, against one advisor, Red to move: how often does it win?
    .a = in about half of the placements
    .b = nearly always
    .c = hardly ever
    .right = From 99.7 % of the placements: 单马例胜单士 dān mǎ lì shèng dān shì.
horse-advisor-2 = And against two?
    .a = Red wins
    .b = A draw
    .right = Only 7.3 % of the placements are won.

horse-elephant = Horse against an elephant
horse-elephant-1 = King and elephant stand on the same side of the board. Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = The horse gets at both.
horse-elephant-2 = Now they stand on different sides. The result?
    .a = Red wins
    .b = A draw
    .right = The horse wins 24.1 % of the placements of the tables.

cannon-advisor = Cannon and advisor 炮士 pào shì
cannon-advisor-1 = A cannon needs a screen. With an own advisor, 炮士 pào shì, against one advisor: the result?
    .a = Red wins
    .b = A draw
    .right = From every placement, and against a single elephant too.
cannon-advisor-2 = Against two elephants?
    .a = Red wins
    .b = A draw
    .right = Two elephants hold nearly always: 5.9 % are won.

cannon-advisors = Cannon against two advisors
cannon-advisors-1 = Cannon and advisor against two advisors: the result?
    .a = Red wins
    .b = A draw
    .right = 99.9 % of the placements: 炮士必胜双士 pào shì bì shèng shuāng shì.
cannon-advisors-2 = With an elephant instead of the own advisor?
    .a = Red wins
    .b = A draw
    .right = An elephant helps far less: 5.3 % of the placements are won.

pawn-king = Pawn against the bare king 单兵 dān bīng
pawn-king-1 = A single pawn, 单兵 dān bīng, across the river against the bare king, Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = 84.9 % of the placements are won: the king helps from its open file.
pawn-king-2 = The pawn has run to the last rank. The result?
    .a = Red wins
    .b = A draw
    .right = It can only go sideways there: 老兵 lǎo bīng, an old pawn.

pawn-advisor = Pawn against an advisor
pawn-advisor-1 = A pawn against a single advisor, Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = 8.7 % of the placements are won, and against an elephant 3.6 %: 单兵难胜单士 dān bīng nán shèng dān shì.
