## What is known about openings

opening-name = { $name ->
    [symmetrical] 对称变化
    [chefneux] Chefneux开局
    [fox] “狐狸”变化
    [modern] 现代变化
    [fabre] Fabre开局
    [fabre-variation] Fabre变化
    [molimard] Molimard应着
    [de-haas] De Haas应着
    [lochtenberg] Lochtenberg的一着（圈套）
    [city] 城市局（Городская партия）
    [city-declined] 拒城市局（Отказанная городская）
    [old] 老式局（Старая партия）
    [reverse-crossroads] 反十字路口（Обратный перекрёсток）
    [reverse-crossroads-declined] 拒反十字路口（Отказанный обратный перекрёсток）
    [kaulen] Kaulen开局
    [filippov] Filippov开局
    [bodyansky] Bodyansky开局
    [reverse-stake] 反木桩（Обратный кол）
    [stake] 木桩（Кол）
   *[reverse-poke] 反戳（Обратный тычок）
}

opening-own = { $games }（胜{ $won } 和{ $drawn } 负{ $lost }）
opening-trap = 会遭打击：{ $shot }
opening-value = 引擎（深度{ $depth }）：白方{ $value }
opening-unknown = 对这个局面一无所知。

opening-head-move = 着法
opening-head-unselected = 对局
opening-head-selected = 按结果选
opening-head-programs = 程序
opening-head-value = 评分
opening-head-own = 你的
opening-legend = 对局：人的对局；按结果选：按结果挑出的人的对局；评分：引擎对白方的评分；你的：总数、胜、和、负

label-openings = 开局库
help-openings = 显示这里走过的着法、次数、评分和圈套
opening-pane = 开局库
opening-searches = 正在查找……

## Opening traps

traps-title = 开局圈套
traps-menu = 圈套
traps-clock = 实战着法
traps-how-to = 用 ← → 选择，按 Enter 开始
traps-exercise = 练习
traps-line = 变化
traps-start = 开始
trap-exercise = { $exercise ->
    [find] 找出打击
    [which-falls] 哪些会落入圈套？
   *[play-on] 继续走
}

trap-about = { $exercise ->
    [find] 在常见的变化中，有一着刚刚落入圈套。请找出打击。
    [which-falls] 常见变化末尾的三到五个自然着法。请标出会落入圈套的着法。
   *[play-on] 执须避开圈套的一方，沿常见的变化继续走：最多三着，每着都评判。损失不超过{ $loss }兵的着法算对，然后变化继续。
}

traps-all = 全部（{ $count }）
traps-first = 1.{ $played }（{ $count }）
traps-more = ……还有{ $count }个：damier openings --traps
trap-falls = { $line } 会遭打击：{ $shot }
trap-which-task = 标出会落入圈套的着法：← → 改变一行，Enter 一并检查。
trap-play-on-task = 继续走，避开会输的着法。
traps-none = 这个棋种还没有这个练习的圈套：在首页按 v 换棋种。
home-openings = 开局：途中的圈套
help-opening-training = 开局圈套：找出打击、哪些着会落入圈套、继续走

## The command

cli-openings = 列出开局局面中走过的着法、评分、圈套和你的对局
cli-openings-position = 局面的FEN，或从开始局面起的着法，如 32-28 19-23；都不写则为开始局面
cli-openings-json = 写出一个JSON对象；评分以走棋方为准
cli-openings-traps = 列出以这些着法开始的变化中的开局圈套
traps-listed = 圈套：{ $count }
value-fen-or-moves = FEN-OR-MOVES
openings-bad-move = { $text }：{ $problem }
