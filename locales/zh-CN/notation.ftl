## Notation

notation-title = 记谱

## Choosing what to train

notation-pane = 记谱
notation-setup = 训练内容
notation-start = 开始
notation-how-to = 说明
notation-skill = 训练
notation-bottom = 下方
    .aloud = 所画棋盘的下方
notation-time = 时间
notation-plies = 着数
notation-numbers = 格号
notation-enter-starts = 按 Enter 开始

notation-30-seconds = 30秒
notation-no-clock = 不计时
notation-names-nowhere = 不显示
notation-names-at-the-edge = 边线格
notation-names-everywhere = 所有格

notation-moves-each = 双方各{ $moves }着

skill-name = { $skill ->
    [find-square] 找格子
    [name-square] 认格号
    [make-move] 走着法
    [write-move] 写着法
    [blind] 蒙目
   *[signs] 符号
}
skill-help = { $skill ->
    [find-square] 给出格号：用方向键移到这一格并按 Enter，或点击它。
    [name-square] 有一格标着“?”：输入它的格号并按 Enter。
    [make-move] 给出写好的着法：用方向键或鼠标在棋盘上走出。两条吃子路线首尾格相同时，以所写的为准。
    [write-move] 棋盘上走出一着：把它写下来。吃子用x；首尾格相同时，加写途经的格或被吃的棋子。
    [blind] 不看棋盘，从头逐着看一局棋的着法，然后回答各格上有什么棋子。
   *[signs] 写出所述情况的符号（x - + = ! ? * a.l.）；问符号含义时，按数字选择。
}
    .aloud = { $skill ->
        [find-square] 给出格号：输入它的行（从黑方一侧的1数起）和位置（从白方左边的1数起），如 6 2。
        [name-square] 给出一格的行（从黑方一侧的1数起）和位置（从白方左边的1数起）：输入它的格号。
        [make-move] 给出写好的着法：输入每一格的行和位置，如 6 2 5 2。两条吃子路线首尾格相同时，以所写的为准。
        [write-move] 棋盘上走出一着：把它写下来。吃子用x；首尾格相同时，加写途经的格或被吃的棋子。
        [blind] 不看棋盘，从头逐着听一局棋的着法，然后回答各格上有什么棋子。
       *[signs] 写出所述情况的符号，例如吃子用x，普通着法用连字符；问符号含义时，按编号选择。
    }

## Titles of panes

notation-message = 回答
notation-results = 结果
notation-trend = 趋势

## During a session

notation-left = 剩余
notation-ends = 按 Esc 结束

notation-count-right = 对{ $count }题

notation-count-wrong = 错{ $count }题

notation-prompt-square = 格号
notation-prompt-sign = 符号
notation-point = 方向键加 Enter，或点击
    .aloud = 输入每一格的行和位置，如 6 2。
notation-make = 走出：方向键加 Enter，或鼠标
    .aloud = 输入每一格的行和位置，如 6 2。
notation-go-on = 按 Enter 继续
notation-read = 按 Enter 看下一着，按 ← 看上一着
notation-ask = 按 Enter 开始回答
notation-revealed = 按 Enter 换一局
notation-again = 按 Enter 再来，按 Esc 另选

## Questions

notation-name-it = 标出的是哪一格？
notation-write-it = 写下刚走的一着。

where-is = { $square }在哪里？

what-stands-on = { $square }格上有什么？

make-move = { $side ->
    [white] 白方
   *[black] 黑方
}走{ $written }：走出这一着。

sign-question = { $sign }表示什么？

moves-read = 已看{ $shown }着，共{ $all }着

contents = { $piece ->
    [white-man] 白兵
    [white-king] 白王
    [black-man] 黑兵
    [black-king] 黑王
   *[nothing] 无棋子
}

## The meaning of each sign as an answer, and the question for it

sign-meaning = { $sign ->
    [quiet] 不吃子的着法
    [capture] 吃子
    [win] 对局获胜
    [draw] 对局成和
    [good] 好着
    [very-good] 极好的着法
    [bad] 坏着
    [very-bad] 极坏的着法
    [interesting] 看似好，或许坏
    [dubious] 看似坏，或许好
    [forced] 唯一着：其他都输
    [ad-libitum] 路线任选，结果相同
    [wins-man] 得一兵
    [loses-man] 丢一兵
   *[nag] 编号评注
}
sign-asked = { $sign ->
    [quiet] 走棋而不吃子：用什么符号？
    [capture] 吃掉了棋子：用什么符号？
    [win] 至此赢得对局：用什么符号？
    [draw] 至此下成和棋：用什么符号？
    [good] 有力的一着：用什么符号？
    [very-good] 绝妙的一着：用什么符号？
    [bad] 失误：用什么符号？
    [very-bad] 大错：用什么符号？
    [interesting] 诱人，但或许不好：用什么符号？
    [dubious] 冒险，但或许可行：用什么符号？
    [forced] 走其他着法都输：用什么符号？
    [ad-libitum] 两条路线，结果相同：用什么符号？
    [wins-man] 最后多一兵：用什么符号？
    [loses-man] 最后少一兵：用什么符号？
   *[nag] 带编号的评注：用什么符号？
}

## Verdicts

notation-right = 正确。
notation-revealed-message = 这就是局面。

wrong-square = 那是{ $given }。{ $asked }在这里，稍后再考。
    .aloud = 那是{ $given }。{ $asked }稍后再考。

wrong-name = 是{ $asked }，不是{ $given }，稍后再考。

it-was = 答案是{ $answer }。

it-was-contents = { $piece ->
    [white-man] 答案是白兵。
    [white-king] 答案是白王。
    [black-man] 答案是黑兵。
    [black-king] 答案是黑王。
   *[nothing] 这一格没有棋子。
}

wrong-move = 你走了{ $given }。已标出{ $asked }。
    .aloud = 你走了{ $given }，要求的是{ $asked }。

slip-other-move = { $given }是另一着。

slip-no-capture-sign = 这是吃子：要用吃子符号，写作{ $asked }。

slip-no-sign = 两格之间缺少符号：{ $asked }。

sign-means = { $sign }表示：{ $meaning }。

## Results

notation-no-answer = 没有作答。
notation-first = 这是你第一次做这类训练：以后的成绩与它比较。

median-time = 中位数{ $time }
    .aloud = 有一半的题在{ $time }以内答完

times-before = 以往{ $times }秒

results-slow = 慢
results-missed = 错

as-fast-as-usual = 与平时一样快（{ $usual }）。

faster-than-usual = 比平时快：以往为{ $usual }。

slower-than-usual = 比平时慢：以往为{ $usual }。

column-sessions = 训练
column-right = 正确
column-median = 中位数
    .aloud = 半数不超过

notation-session-left = 记谱练习结束：{ $count }。
