## Moves, positions and variants that are wrong
##
## An error is a clause: it begins with a small letter and has no full stop, so that it can follow a colon. `sentence`
## makes a sentence of a clause that stands alone on the screen.

sentence = { $clause }。

at-column = 第{ $column }个字符：{ $problem }

## A text that is not a move

no-move-typed = 没有着法；写法如 32-28 或c3-d4

not-a-move = “{ $text }”不是着法：{ $problem }

move-square-expected = 此处应为一个格，如28或c3
move-one-square = 只有一格不成着法，要写两格，如 32-28 或c3-d4
move-trailing = 请删去着法后面的内容
move-dash-after-move = 不吃子的着法只有两格，吃子要用x
move-too-long = 没有这么长的吃子

no-square-numbered = 没有{ $number }这一格

## A move that the rules forbid

no-such-square = { $board ->
    [ten] 没有{ $square }这一格：格号为1到50
   *[eight] 没有{ $square }这一格：须为a1到h8的黑格，或1到32
}

no-piece-there = { $square }格上没有棋子

no-piece-on-file = { $side ->
    [white] 白方在{ $file }列没有棋子
   *[black] 黑方在{ $file }列没有棋子
}

not-your-piece = { $owner ->
    [white] { $square }格的棋子是白方的，而现在轮到黑方走
   *[black] { $square }格的棋子是黑方的，而现在轮到白方走
}

man-not-king = { $square }格的棋子是兵，不是王棋

piece-moves-otherwise = { $square }格的棋子不能这样走

move-ambiguous = { $text }可以是{ $moves }：请完整写出其中一着

illegal-occupied = { $played }不可行：{ $square }格已有棋子

illegal-must-capture = { $played }不合法：必须吃子，应走{ $captures }

illegal-man-step = { $played }不合法：兵只能向斜前方走一格

illegal-man-backward = { $played }不合法：兵只有吃子时才能后退

illegal-king-off-diagonal = { $played }不合法：王棋只能沿斜线走

illegal-king-blocked = { $played }不可行：{ $square }格的棋子挡住去路

illegal-takes-nothing = { $played }没有吃子：{ $from }与{ $to }之间没有可跳过的对方棋子
    .aloud = 从{ $from }到{ $to }没有可吃的子：中间没有可跳过的对方棋子

illegal-jumps-own = { $played }不可行：{ $square }格是己方棋子

illegal-jumps-twice = { $played }不可行：{ $square }格的棋子只能跳过一次，吃子完成前不拿走

illegal-no-room = { $played }不可行：紧接在{ $square }后面的格已被占

illegal-man-jumps-too-far = { $played }不可行：兵只能跳过相邻的棋子，落在紧接其后的格

illegal-majority = { $played }吃{ $takes }枚，而{ $best }吃{ $most }枚（多吃优先）
    .aloud = { $played }只吃{ $takes }枚，而{ $best }吃{ $most }枚（多吃优先）

illegal-stops-early = { $played }没有吃完：必须连吃，应走{ $captures }
    .aloud = { $played }没有吃完：必须连吃，应走{ $captures }

illegal-wrong-landing = { $played }不合法：王棋必须落在能继续吃子的格，应走{ $captures }

illegal-wrong-way = { $played }不是合法的吃子路线：从{ $from }到{ $to }应走{ $captures }

illegal-no-moves = { $side ->
    [white] { $played }不可行：白方已无着可走，对局已负
   *[black] { $played }不可行：黑方已无着可走，对局已负
}

illegal-digits = { $digits }无论怎样拆分都不是合法着法

move-not-legal = 这一着在当前局面中不合法

## FEN

fen-at = FEN第{ $column }个字符：{ $problem }

fen-side-expected = 此处应为走棋方，W或B
fen-colon-expected = 下一部分之前应有冒号，如W:W31-50:B1-20
fen-part-expected = 此处应为W或B及该方的格号，或H0、F1之类的计数
fen-square-expected = 此处应为一个格，如28、K28或c3
fen-bad-range = 格号范围须从小到大，如 31-50
fen-comma-expected = 此处应有逗号（后接下一格）或冒号（后接下一部分）
fen-trailing = 局面到此之前已经结束：请删去其余内容

fen-number-expected = { $counter }后面应为数字

fen-counter-twice = { $counter }出现两次：请删去一个

fen-square-twice = { $square }格出现两次：请删去一个

fen-man-is-crowned = { $side ->
    [white] { $square }是白方的升变格，不能放白兵：请写K{ $square }
   *[black] { $square }是黑方的升变格，不能放黑兵：请写K{ $square }
}

## The other form of positions, a letter for each square

hub-length = 这种棋盘的局面有{ $expected }个字母，不是{ $found }个

hub-side-expected = 此处应为走棋方W或B，实际是“{ $found }”

hub-letter-expected = 此处应为w、b、W、B或e，实际是“{ $found }”

## A piece that cannot be set up

setup-no-square = 没有{ $number }这一格：格号为1到{ $last }

setup-square-twice = { $number }格上有两枚棋子

setup-man-is-crowned = { $side ->
    [white] { $number }是白方的升变格，不能放白兵：请改为王棋
   *[black] { $number }是黑方的升变格，不能放黑兵：请改为王棋
}

## Variants

unknown-variant = 未知棋种“{ $name }”：请用international、russian或brazilian
