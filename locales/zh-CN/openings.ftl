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

opening-source = { $line }（出处：{ $source }）

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
traps-starts-later = 仍在查找：找到后开始。
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
    .aloud = 全部，{ $count }
traps-all-uncounted = 全部
traps-first = 1.{ $played }（{ $count }）
    .aloud = { $played }，{ $count }题
traps-more = ……还有{ $count }个：damier openings --traps
    .aloud = 还有{ $count }个
trap-falls = { $line } 会遭打击：{ $shot }
trap-which-task = 标出会落入圈套的着法：← → 改变一行，Enter 一并检查。
trap-play-on-task = 继续走，避开会输的着法。
traps-none = 这个棋种还没有这个练习的圈套：在首页按 v 换棋种。
home-openings = 开局：圈套与开局谱
help-opening-training = 开局：圈套和你的开局谱

## What is trained with openings, and the player's repertoire

openings-title = 开局
openings-menu = 开局
openings-clock = 练什么
openings-rule = 用 ↑ ↓ 选择，按 Enter 打开
opening-entry = { $entry ->
    [traps] 途中的圈套
    [train] 你的开局谱：练习
    [types] 中局类型
   *[survey] 你的开局谱：缺口与对局
}

opening-entry-about = { $entry ->
    [traps] 找出打击，指出会落入圈套的着法，沿变化继续走。
    [train] 每个局面你走一着。先练到期的和新的；同样保持评分的着法也算对，并会说明不是你谱里的着法。
    [types] 每种类型：多常出现、出自哪些开局、可解的打击、计划，以及你自己的对局。
   *[survey] 你的对局在哪里离开了开局谱，哪些常见应着没有对策，哪些卡片已走不到。
}

repertoire-cards = 卡片：{ $cards }。没练过：{ $new }。到期：{ $due }。
repertoire-how-to = 分析（a）中，+ 收下最后一着，& 收下这一方的所有着法。从文件：damier repertoire add FILE --side white。
repertoire-title = 你的开局谱
repertoire-menu = 对局、缺口、多余
repertoire-rule = 你走一着，对方任意应
repertoire-whole = 没有对局离开它，常见应着都有对策，每张卡片都走得到。
repertoire-counts = 离开它的对局：{ $left }。缺口：{ $gaps }。多余的卡片：{ $redundant }。
repertoire-enter-trains = 按 Enter 练你的着法。
repertoire-enter-opens = 按 Enter 在分析中打开，那里 + 收下着法。
departure-own-row = 你：{ $line }
departure-other-row = 对方：{ $line }
departure-own = 你离开了它：{ $line }。你的着法是 { $right }。
departure-other = 对方离开了它：{ $line }。你没有对策。
departure-values = 引擎（对你）：{ $made }；走你自己的着法：{ $right }。
departure-value = 引擎（对你）：{ $made }。
departure-no-value = 没有存下的评分；练习时引擎会评判任何着法。
gap-row = 缺口：{ $line }
repertoire-gap = 对 { $line } 没有对策，有{ $games }局走过。
redundant-row = 多余：{ $line }
redundant-card = 走不到 { $line }：你在前面已改走别的着法。
keep-no-move = 先走到一着：收下的是最后一着。
keep-known = { $played } 已在你的开局谱里。再按一次 + 删去。
kept-move = 已收入开局谱：{ $played }。
kept-instead = 已收入开局谱：{ $played }，代替 { $before }。
kept-moves = 收下的着法：{ $cards }。已知：{ $known }。略去的第二着法：{ $others }。
card-removed = 已从开局谱删去：{ $played }。按 + 重新收入。
card-remove-asks = 再按一次 Delete，从开局谱删去你在此处的着法。
label-remove-card = 删除
help-remove-card = 从开局谱删去你在该处的着法（按两次）
label-keep-move = 收下
help-keep-move = 把最后一着收入你的开局谱；对已收入的着法按两次则删去
help-keep-all = 收下走最后一着那一方的所有着法
goal-book = 你的开局谱
task-book = { $side ->
    [white] 白方走。你的开局谱走哪一着？
   *[black] 黑方走。你的开局谱走哪一着？
}

book-right = 这就是你的着法。
book-kept = 这一着也保持评分：差不到半个兵。你自己的着法是 { $right }。
cli-repertoire = 收下你自己的开局着法，看看你的对局在哪里离开
cli-repertoire-add = 收下PDN文件的对局和变化中一方的着法
cli-repertoire-check = 列出对局离开开局谱之处、没有对策的应着和走不到的卡片
cli-repertoire-file = PDN文件
cli-repertoire-side = 哪一方是你的着法：white或black
no-place-for-files = 系统没有给出存放文件的文件夹

## The command

cli-openings = 列出开局局面中走过的着法、评分、圈套和你的对局
cli-openings-position = 局面的FEN，或从开始局面起的着法，如 32-28 19-23；都不写则为开始局面
cli-openings-json = 写出一个JSON对象；评分以走棋方为准
cli-openings-traps = 列出以这些着法开始的变化中的开局圈套
cli-openings-ballots = 列出抽签表中的开局，或给定编号的开局：64 格用 federation 或 basic，100 格用 balanced
cli-openings-draw = 从中抽一个
cli-openings-seed = 抽签的种子
value-table = 表
ballots-listed = { $game }：共{ $count }个抽签开局，其中飞子{ $flying }个（有兵不在原位，如 a3-h4 h6-a3）
ballots-none = 此棋种不从这张表抽签：{ $game }。可用的表：{ $tables }
ballots-no-number = 没有编号为 { $code } 的抽签开局
traps-listed = 圈套：{ $count }
value-fen-or-moves = FEN-OR-MOVES
openings-bad-move = { $text }：{ $problem }

## Types of middlegame

formation-name = { $formation ->
    [outpost] 前哨
    [enemy-outpost] 对付前哨
    [centre] 强中心
    [base] 底线未动
    [wing] 一翼兵多
    [olympic] 奥林匹克阵形
    [clover] 三叶草阵形
    [pyramid] 德伦特金字塔
    [classical] 古典局面
   *[roozenburg] 罗森堡体系
}

formation-about = { $formation ->
    [outpost] 越过中线的棋子：在22、23或24。有支援时，它夺走对方的格。
    [enemy-outpost] 对方有棋子越过中线：在27、28或29。孤立时，它就成为目标。
    [centre] 27、28、29、32、33上有四枚以上：从那里照应两翼。
    [base] 46到50还有三枚以上：对方很难通过，但它们没有参战。
    [wing] 半边比另半边至少多三枚：在那边进攻，并支援兵少的一边。
    [olympic] 34、35、40、45：等着用 34-29 或 34-30 兑子。
    [clover] 25、30、35：比较被动，多半是向后兑子。
    [pyramid] 38、42、43、47、48、49：防守坚固，可以在别处前进。
    [classical] 27、28对23、24：阵线对峙，着法越来越少。
   *[roozenburg] 24、27、29、34对18、23、25：目标是23上的棋子。
}

middlegames-title = 中局类型
middlegames-menu = 类型
middlegames-rule = 格号按白方
middlegames-none = 这些类型属于 100 格；在首页按 v 更换棋种。
middlegame-often = 在{ $total }局人类对局中出现于{ $games }局（{ $share }），最常出自{ $openings }。
middlegame-opening = { $line }（{ $of }局中{ $games }局）
middlegame-own = 你执此形的对局：{ $own }。对付此形的对局：{ $against }。
middlegame-own-none = 你的对局中还没有出现过。
middlegame-shots = 解它的打击：{ $count }题
middlegame-plans = 它的计划：{ $lesson }
middlegame-enter = Enter 打开此类型。
cli-openings-types = 列出中局类型：多常出现、出自哪些开局、其中的打击，以及你自己的对局
