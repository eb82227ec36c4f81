### 练习：应将、记谱、不提示的局面。

home-drills = 基本练习
about-drills = 答案确定、没有尽头的题目：哪些着法能应将，着法和直线怎么称呼。
drills-answers = 应将
about-answers = 应将（yìngjiàng）：逐一走出每一种应将的着法；将军的棋子有标记。按a表示没有别的应着。一种也没有，就是将死（jiāngsǐ）。
answers-ask = { $side ->
    [red] 红方
   *[black] 黑方
}被将军。哪些着法能应将？全部走出来；没有别的了就按a。
answers-right = { $played }能应将。
answers-again = { $played }已经走过了。
answers-wrong = 这不能应将。{ $reason }
answers-not-all = 还有别的应着。
answers-found = 已找到：{ $moves }。
answers-all = 全部应着：{ $moves }。
answers-shown = 应着：{ $moves }。
answers-mate = 没有应着：将死。
key-all = 没有别的
key-erase = 删除

drills-name = 写出着法
about-name-moves = 一着棋有标记：按选项里的记谱法写出来。回车回答。
name-ask = { $side ->
    [red] 红方
   *[black] 黑方
}在标记的两点之间走一着。写出着法，如{ $example }。
notation-unread = 这不是这种记谱法的着法。
notation-shown = 答案：{ $answer }。
notation-played = 你走了{ $played }。
drills-play = 按谱走棋
about-play-moves = 给出着法：选棋子，再选落点。同一直线上有两个相同的棋子，前面的称前，后面的称后。
play-ask = { $side ->
    [red] 红方
   *[black] 黑方
}走{ $name }。
drills-files = 数直线
about-files = 双方都从自己的右边数直线（1.1）：红方用中文数字，黑方用阿拉伯数字。
file-ask = 标记的点{ $point }：{ $side ->
    [red] 红方
   *[black] 黑方
}数是第几路？

mates-mixed = 不提示
about-mixed = 不说有什么：三步以内的杀着、必须应的将军，或者都没有。
mixed-ask = { $side ->
    [red] 红方
   *[black] 黑方
}走。有什么？
need-mate = 三步以内有杀
need-check = 被将军，没有杀
need-nothing = 都没有
mixed-mate = 对。请走杀着的第一着。
mixed-check = 对。请应将。
mixed-right = 正确。
mixed-wrong = 不对。实际是：{ $need }。
mixed-shown = 实际是：{ $need }。
mixed-wrong-move = { $played }不能按时杀。
