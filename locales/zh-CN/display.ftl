## 车轮赛：一人同时下几盘棋。

display-title = 车轮赛
display-subject = { $variant }，第{ $board }盘，共{ $boards }盘，{ $opponent }
display-boards = 各盘
display-boards-target = 各盘，目标{ $target }分，满分{ $possible }分

display-row = { $board }. { $opponent }，{ $state ->
    [waits] 第{ $number }手：轮到您
    [aside] 第{ $number }手：先放着
    [thinks] 第{ $number }手：对方在想
    [won] 您胜
    [drawn] 和棋
   *[lost] 您负
}
    .aloud = 第{ $board }盘，{ $opponent }，{ $state ->
        [waits] 第{ $number }手：轮到您
        [aside] 第{ $number }手：先放着
        [thinks] 第{ $number }手：对方在想
        [won] 您胜
        [drawn] 和棋
       *[lost] 您负
    }

display-state = { $state ->
    [waits] 轮到您
    [aside] 先放着
    [thinks] 在想
    [won] 您胜
    [drawn] 和棋
   *[lost] 您负
}

display-score = 得{ $points }分，{ $games }盘已完{ $over }盘

display-moved = 对方走了{ $played }。
display-goes-on = 按n到下一盘。
display-over = 全部下完：{ $possible }分中得{ $points }分。
display-together = 合在一起：{ $name }.pdn
display-reached = 目标已达到。
display-missed = 目标已无法达到。

## 新对局的表

row-boards = 盘数
    .help = 多盘即车轮赛：您一盘一盘地走，您在别的盘时对手在想。
boards-one = 一盘
row-guests = 对手
    .help = 都是这一级，或者从低到高各级轮流，最高到这一级。
guests-same = 都一样
guests-mixed = 各级混合
row-target = 目标
    .help = 您要得到的分数比例：胜两分，和一分。
target-none = 无
row-host = 另加
    .help = 您另外多用的分钟数：各盘共用一个钟，只要有一盘等您走，钟就在走。
host-none = 不加
play-alternate = 轮流

## 未完成的

unfinished-display = 同时{ $games }盘，已完{ $over }盘
give-up-display = 再按一次Delete，未完的棋不计结果存下。

## 按键

label-next-board = 下一盘
help-next-board = 到下一盘等您走的棋
label-aside = 先放着
help-aside = 把这一盘先放一放，先走其他盘
