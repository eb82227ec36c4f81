## Finding a position, or a pattern of one, among puzzles and games.

label-find = 查找
help-find = 在对局和题目中查找这个局面或模式

find-title = 查找局面
find-pattern = FEN
find-start = 查找
find-how-to = 没写的格不限；-28 表示 28 是空格；首字母写 ? 则不限轮到谁走。
find-searches = 正在查找……
find-none = 没有符合的局面。
find-hits = 结果
find-hit = 选中的一项
find-go-on = 按 Enter 打开，按 Esc 返回。
find-unsaved = 当前分析尚未保存。再按 Enter 放弃并打开。
find-gone = 题库里目前没有这道题。

pattern-side-expected = 应为走棋方：W、B，或不限时写 ?

find-found = 找到{ $found }处{ $shown ->
    [0] { "" }
   *[other] ，列出前{ $shown }处
}

find-extent = 共查{ $puzzles }题、{ $games }局

found-puzzle = 题目{ $id }
found-puzzle-of = 题目
found-game = 对局
found-own = 你的对局
found-whole = 完整局面

found-unknown-player = ?

found-after = { $moves ->
    [0] 开局时
   *[other] { $moves }回合后
}

## The command

cli-find = 在题目和对局中查找局面或模式
cli-find-pattern = 局面的FEN，或一个模式：模式也是FEN，没写的格不限，-28 表示 28 是空格，走棋方写 ? 则不限，如"?:W28,32,-33:B19"
value-pattern = FEN-OR-PATTERN
