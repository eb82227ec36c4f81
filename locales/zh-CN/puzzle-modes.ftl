## The modes of puzzles, and the form in which they are chosen.

modes-title = 战术题：选择
modes-menu = 训练内容
modes-clock = 战术题
modes-start = 开始
modes-how-to = 按 Enter 开始

## Modes

plan-name = { $plan ->
    [practice] 练习
    [review] 复习
    [streak] 连对
    [sprint] 冲刺，{ $minutes }分钟
    [woodpecker] 啄木鸟
   *[blind] 盲解
}


plan-rules = { $plan ->
    [practice] 难度与你相当的题，一题接一题。其他模式不会改变这个等级分。
    [review] 今天到期的错题。没有其他选项可设。
    [streak] 一题比一题难，首次出错即结束；按 n 可跳过一题，仅限一次。
    [sprint] { $minutes }分钟内尽量多做。错一题-{ $penalty }秒，连对{ $row }题+{ $bonus }秒。
    [woodpecker] 同一组题反复做，一轮比一轮快，错得更少。哪天继续都可以。
   *[blind] 棋盘不显示棋子：看棋子清单，输入着法。从少子局面开始，等级分单独计算。
}
plan-practice-set-rules = 你的题组里的题，一题接一题，计入等级分。

## The form

modes-mode = 模式
modes-set = 题组
modes-theme = 主题
modes-rating = 等级分
modes-range = 从-到
modes-length = 着数
modes-source = 来源
modes-mirror = 镜像
modes-goal = 目标
modes-any = 不限

new-set = 新题组，{ $size }题

old-set = 继续：第{ $cycle }轮，{ $done }/{ $size }

mirror-never = 原样
mirror-random = 随机镜像
goal-named = 说明
goal-hidden = 不说明
band-mine = 接近你的等级分
band-easy = 容易
band-hard = 困难
band-range = 从……到……
length-any = 不限
length-1 = 找出1着
length-2 = 2着
length-3 = 3着
length-4 = 4着及以上
origin-name = { $origin ->
    [games] 比赛对局
    [self-play] 引擎对局
    [endings] 残局
    [compositions] 构造局面
   *[own] 你的对局
}

puzzle-count = { $name }（{ $count }）

fitting = { $count ->
    [0] 没有符合的题。
   *[other] 有{ $count }题符合。
}

due-today = { $due ->
    [0] 今天没有到期的复习。
   *[other] 今天{ $due }项到期。
}

## Choices that no puzzle fits

no-single-obstacle = 去掉任何一项也没有符合的题：请至少改两项。
change-it = 按 m 更改选择。

obstacle = 去掉“{ $choice }”有{ $count }题符合。

obstacle-ratings = 等级分{ $least }-{ $most }

obstacle-length = 着数{ $moves }

obstacle-length-least = 着数{ $moves }及以上

left-out = 你的题目中有{ $lines }行已略去，第一处：{ $reason }。“damier puzzles list”列出全部。

no-range = 没有等级分范围。
range-missing = 请移到“从-到”一行，输入最低和最高等级分，如 1200-1600。

range-wrong = “{ $typed }”不是范围：请输入最低和最高等级分，如 1200-1600。

## A streak

streak-count = 连对{ $solved }题

streak-count-best = 连对{ $solved }题 · 最佳{ $best }题

skip-left = 按 n 跳过本题，仅限一次
no-skip-left = 已不能再跳过
no-help-in-run = 连续做题时没有提示和答案，只算自己找到的。
no-skipping = 这里不能跳过，请走一步。

streak-over = 连对结束：做对{ $solved }题。

streak-over-best = 连对结束：做对{ $solved }题。你的最佳成绩是{ $best }题。

streak-over-record = 连对结束：做对{ $solved }题，新纪录（原为{ $best }题）。

missed-title = 做错的题

missed-line = { $id }  { $moves }着

missed-how-to = Enter 重做一题，l 全部反复练，n 再来一次。
missed-back = 按 n 或 Esc 回到列表。
label-train-missed = 练错题
help-train-missed = 连对或冲刺之后，把做错的题当作一组来练

run-again = 按 n 再来一次，按 s 看答案，按 m 换模式。

## A sprint

sprint-count = 对{ $solved }题，错{ $errors }题

sprint-row = 连对{ $row }题；满{ $needed }题+{ $bonus }秒，错-{ $penalty }秒

sprint-right = 正确。
sprint-bonus = 正确。连对{ $row }题：+{ $bonus }秒！

sprint-wrong = 错，-{ $penalty }秒：应走{ $solution }。

puzzle-time-over = 时间到

sprint-left = 冲刺已结束：做对{ $solved }题，错{ $errors }题，最多连对{ $longest }题。
sprint-over = 时间到：做对{ $solved }题，错{ $errors }题，最多连对{ $longest }题。

sprint-first = 这是你的第一次此类冲刺。
sprint-best = 你的最佳成绩是{ $best }题。
sprint-record = 新纪录（原为{ $best }题）。

## A set of the woodpecker

cycle-count = 第{ $cycle }轮：{ $done }/{ $size } · 错{ $errors }题

cycle-time = 用时{ $time }

cycle-time-before = 用时{ $time } · 上一轮{ $before }

cycle-over = 第{ $cycle }轮完成。

cycle-line = 第{ $cycle }轮：{ $time }，错{ $errors }题

## Keys

label-modes = 模式
help-modes = 选题：模式、主题、等级分、着数、来源
help-walk-solution = 在答案中逐着进退；↑ ↓ 换其他应着
help-first = 到答案开头
help-last = 到答案末尾

practice-left = 做了{ $done }题，一次做对{ $clean }题。
