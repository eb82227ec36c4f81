## Puzzles and reviews.

plan-title = { $plan ->
    [practice] 战术题
    [review] 复习
    [streak] 连对模式
    [sprint] 冲刺{ $minutes }分钟
    [woodpecker] 啄木鸟
   *[blind] 盲解
}
review-done = 今天没有到期的复习了。按 q 回首页。

## The task

task-men = { $side ->
    [white] 白方
   *[black] 黑方
}走，得{ $men }兵。

task-win = { $side ->
    [white] 白方
   *[black] 黑方
}走，取胜。

task-promote = { $side ->
    [white] 白方
   *[black] 黑方
}走，升变成王。

task-draw = { $side ->
    [white] 白方
   *[black] 黑方
}走，守和。

goal-men = 得{ $men }兵
goal-win = 取胜
goal-promote = 升变成王
goal-draw = 守和

status-dual = 另有一着同样好。
status-unproven = 答案未经证明。

## Verdicts

puzzle-good = 好，继续。
puzzle-right = 做对了！
puzzle-plays-out = 其余着法自动走完：
puzzle-equally-good = 同样好！按 s 看本题原来的着法。
puzzle-undecided = 这一着难下定论，不计：换一着试试。
puzzle-engine-failed = 引擎判这一着时出错，不计：换一着试试。
puzzle-more-to-find = 有所得，但还能得到更多。再试一次，不算错。
puzzle-thrown = 这一着断送了机会。

puzzle-loses = 比最佳着法差{ $men }个兵。

basis-proven = （已证明）
basis-depth = （深度{ $depth }）
    .aloud = { "" }

## What to do

puzzle-solution = 这就是答案。
puzzle-try-again = 按 r 或走棋重试，按 s 看答案。
    .aloud = 棋盘上是这条变化的末尾。走棋从开头算起；r 回到开头，s 看答案。
blind-pieces = { $side ->
    [white] 白方
   *[black] 黑方
}：{ $pieces }

unannounced-title = 请走棋
unannounced-task = { $side ->
    [white] 白方
   *[black] 黑方
}走，找出最好的一着。

puzzle-go-on = 按 n 继续，← → 回放。

no-more-hints = 没有更多提示了。

hint-piece = 提示：注意{ $from }格的棋子。

hint-one-capture = 提示：必须吃子，合法的吃法只有一种。

hint-captures = 提示：合法的吃法有{ $ways }种；正着之后{ $side ->
    [white] 白方
   *[black] 黑方
}无子可吃。

hint-captures-answered = 提示：合法的吃法有{ $ways }种；每种之后都要看{ $side ->
    [white] 白方
   *[black] 黑方
}能吃什么，正着之后也有子可吃。

hint-threat = 提示：如果轮到{ $side ->
    [white] 白方
   *[black] 黑方
}走，{ $by }格的棋子能吃{ $count ->
    [one] { $squares }格的棋子
   *[other] { $squares }格的棋子
}。

hint-end = 提示：正着之后{ $side ->
    [white] 白方
   *[black] 黑方
}无合法着法。

hint-king = 提示：己方目前无子会被吃；正着走出王棋。

hint-offer = 提示：己方目前无子会被吃；正着迫使{ $side ->
    [white] 白方
   *[black] 黑方
}吃子。

hint-careless = 提示：己方{ $of }种着法中，有{ $careless }种之后{ $side ->
    [white] 白方
   *[black] 黑方
}能吃子；正着之后不能。

hint-aim = 提示：己方无子会被吃；正着威胁吃{ $count ->
    [one] { $squares }格的棋子
   *[other] { $squares }格的棋子
}。

hint-quiet = 提示：无论现在还是正着之后，都无子可吃。

hint-square = 提示：从{ $from }到{ $to }。

hint-move = 提示：{ $line }。

fork-defences = ↑ ↓ 应着：{ $moves }
fork-right = ↑ ↓ 正确着法：{ $moves }

## Beside the clock

puzzle-before = 对手走棋……
puzzle-before-avoided = 未走……
judge-thinks = 判定中……
playing = 演示中……
puzzle-refuted = 走不通
puzzle-solved = 已做对
puzzle-shown = 已看答案

puzzle-rating = 本题{ $rating } ±{ $deviation }
    .aloud = 本题：等级分{ $rating }，误差{ $deviation }

you-rating = 你{ $rating }
    .aloud = 你：等级分{ $rating }

tally = { $done }题中{ $clean }题一次做对

your-rating = 等级分

## Where a puzzle comes from

puzzle-players = { $white } - { $black }

puzzle-players-event = { $white } - { $black }，{ $event }

puzzle-avoided = { $side ->
    [white] 走{ $avoided }才有这个局面，对局中白方没有走。
   *[black] 走{ $avoided }才有这个局面，对局中黑方没有走。
}

puzzle-threat = { $side ->
    [white] 这是威胁：对局中轮到白方走。
   *[black] 这是威胁：对局中轮到黑方走。
}

made-self-play = 选自引擎的自我对局
made-endings = 选自残局库
made-constructed = 由程序构造
made-composition = 排局

made-composition-event = 排局，{ $event }

## Reviews

still-due = 还剩{ $due }项

put-off-all = { $items ->
    [1] 这一项你已推后，今天没有别的复习了。
   *[other] 今天只剩你推后的{ $items }项。
}

put-off = { $items }项推到最后。
