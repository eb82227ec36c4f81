## The ending drill

drill-title = 残局
drill-drawing = 正在寻找局面……

## Choosing an ending

ending-form-title = 残局
ending-form-ending = 残局
ending-form-role = 任务
ending-form-level = 难度
ending-form-errors = 错误
ending-form-fen = FEN
ending-form-start = 开始
ending-form-fen-help = 输入或粘贴FEN，如{ $board ->
    [eight] W:WKc3,Ke1,a3:BKb8
   *[ten] W:WK6,K8,45:BK2
}，从自设局面开始。留空则为随机局面。
ending-form-over = 对局在这个局面已经结束。
ending-form-from-fen = 从FEN的局面开始：有胜则执胜方取胜，和棋则执弱方守和。

errors-at-once = 当场指出
errors-at-the-end = 结束时指出

ending-role = { $role ->
    [win] 取胜
   *[hold] 守和
}

ending-role-with = 用{ $pieces }{ $role ->
    [win] 取胜
   *[hold] 守和
}

ending-level = { $level ->
    [easy] 容易
    [medium] 中等
    [hard] 困难
   *[any] 不限
}

ending-kings = { $count ->
    [1] 一王
    [2] 两王
    [3] 三王
    [4] 四王
    [5] 五王
   *[other] { $count }王
}

ending-lone-king = 单王

ending-men = { $count ->
    [1] 一兵
    [2] 两兵
    [3] 三兵
    [4] 四兵
    [5] 五兵
   *[other] { $count }兵
}

ending-force = { $kings }{ $men }

ending-material = { $strong }对{ $weak }

ending-material-short = { $strong }对{ $weak }

drill-not-tried = 还没有练过。

drill-record = 练过{ $tried }次，做对{ $solved }次，完美{ $perfect }次，最长连对{ $streak }次。

## The task

drill-task-win-limit = 你可以在{ $moves }回合规则内取胜。凡保持胜势的着法都算对。“富余”是可以浪费的回合数。

drill-task-win = 你可以取胜。凡保持胜势的着法都算对。

drill-task-hold-limit = 你可以守和：走对着法，坚持到按{ $moves }回合规则终局。

drill-task-hold = 你可以守和，只要走对着法。
drill-attempt-win = 争取取胜。残局库不含这个残局：由引擎应着并判定。
drill-attempt-hold = 争取守和。残局库不含这个残局：由引擎应着并判定。

# 富余：不影响取胜、可以浪费的回合数
moves-to-spare = 富余{ $moves }回合

## Verdicts on a move

engine-sees-no-win = 引擎已看不到胜机。
engine-sees-loss = 引擎判定已是必败。
drill-still-drawn = 仍是和棋。
drill-still-won = 仍可取胜。

drill-still-won-in = 仍可取胜，最快{ $moves }回合。

drill-win-gone = 胜局已失。按 r 回到出错处。
drill-lost-now = 败局已定。按 r 回到出错处。
drill-not-seen = 继续走，引擎应着。

drill-wasted = 仍可取胜，但浪费了{ $moves }回合：走{ $better }本可富余{ $kept }回合。

drill-gives-win-away = 这步丢掉了胜局：{ $why }。

drill-loses = 这步输了：{ $why }。

drill-gave-win-why = { $written }丢掉了胜局：{ $why }。

drill-gave-draw-why = { $written }丢掉了和局：{ $why }。

## Why a move gave the result away: follows a colon

drill-mistake = { $mistake ->
    [too-late] 限定回合内来不及取胜
    [loses-king] 有王棋被吃
    [loses-man] 有兵被吃
    [lets-man-through] 对方的兵冲过去升变
    [gives-main-road] 单王占住了大斜线
    [leaves-main-road] 你的王棋离开了大斜线
    [lets-king-out] 单王从你的棋子之间溜走
    [walks-into-offer] 对方送吃，把你引到会被吃的斜线上
    [is-caught] 你的王棋被捉住
   *[other] 看对方的应着就明白
}

## What can be done then

drill-better = 正着是{ $better }。

drill-retry-or-see = s 看原因，r 重试，i 看正着。
drill-refutation-more = s 看下一着，按其他键返回。
    .aloud = s 看下一着，输入其他内容返回。
drill-refutation-drawn = 这就成了和棋。
drill-refutation-lost = 这就输了。
drill-refutation-end = 按任意键返回。
    .aloud = 输入任意内容返回。

drill-retry = 按 r 从那里重试。
drill-back-here = 按 r 从这里继续。

## Hints

drill-all-keep = 任何着法都不影响结果。

drill-winning-move = 取胜：{ $written }。走完后，在限着之前还可以浪费{ $spare }回合。

drill-winning-spare = 取胜：{ $moves }。括号内是走完后在限着之前还可以浪费的回合数。

drill-winning = 取胜：{ $moves }。

drill-holding = 守和：{ $moves }。

drill-and-more = { $moves }等

rule-four-kings = 提防对方一着同时攻击你的两枚王棋；没有这种着法，四王必胜。

rule-keep-off-road = 别让单王占住大斜线。它在大斜线上时，100个局面你能胜{ $on }个；它在别处时，能胜{ $off }个。

rule-hold-road = 守住大斜线。你在大斜线上时，100个局面会输{ $on }个；在别处时，会输{ $off }个。

rule-last-offer = 找送吃：对方非吃不可，你下一着就结束战斗。{ $offers ->
    [100] 两步取胜的局面，全都从送吃开始。
   *[other] 100个两步取胜的局面，有{ $offers }个可以从送吃开始。
}

rule-crowning = 别急着升变。100个能立刻升变的胜势局面，升变后仍然能胜的只有{ $keeps }个。

rule-few-moves = 守住单王能去的格子，直到它无处可躲，或者送吃一枚王棋。100个两步取胜的局面，有{ $offers }个可以从送吃开始；最多{ $moves }步取胜。

rule-corner = 走到大斜线上对面的角上去：只有双方王棋都在大斜线上，而且对方的在角上，你才能胜。

rule-no-refuge = 别让王棋停在会被吃的地方。100种输棋的着法，有{ $taken }种让它马上被吃。大斜线帮不了多少忙：在大斜线上100个局面会输{ $on }个，在别处会输{ $off }个。

rule-opposition = { $result ->
    [win] 让一枚棋子与对方的棋子在同一列相对，中间隔一排（对峙），并留一枚别的棋子可走。轮到你走时，100个这样的局面你胜{ $share }个。
   *[lose] 轮到你走时，不要让棋子与对方的棋子在同一列相对、中间隔一排（对峙）：你的棋子只能走到对方旁边。100个这样的局面你输{ $share }个。
}

rule-stop = 守住对方跑在最前面的棋子的去路：趁它离底线还远，派棋子挡在它前面。它离升变还有{ $near }步时，100个局面你能胜{ $won }个；还有{ $far }步时，{ $more ->
    [100] 全都能胜
   *[other] 能胜{ $more }个
}。

rule-hurry = 快走你跑在最前面的棋子，保持它的去路畅通。离升变还有{ $near }步时，100个局面你能守住{ $held }个；还有{ $far }步时，{ $fewer ->
    [0] 一个也守不住
   *[other] 能守住{ $fewer }个
}。

rule-captures-share = { $result ->
    [win] 护住棋子：每走一着之前，看清它会让对方吃到什么。100种丢掉胜势的着法，有{ $taken }种让对方马上有子可吃。
   *[draw] 护住棋子：每走一着之前，看清它会让对方吃到什么。100种输棋的着法，有{ $taken }种让对方马上有子可吃。
}

rule-captures = 每走一着之前，看清它会让对方吃到什么。

## The result

drill-won = 取胜！
drill-lost = 输了。
drill-not-won = 只下成和棋。
drill-held = 守和成功！
drill-won-more = 守和即可，你却赢了！
drill-perfect = 完美：没有浪费。

drill-gave-win = { $written }断送了胜局。

drill-gave-draw = { $written }断送了和局。

drill-wasted-in-all = 你浪费了{ $moves }回合。

drill-go-on = 按 n 继续，按 r 重来，按 ↑ 回看。
drill-try-again = 按 r 回到出错处，按 n 继续，按 ↑ 回看。
