## 文字模式：训练软件作为一行行文字，供语音、盲文和脚本使用。

plain-hello = { -damier }文字模式：输入一行，得到完整的句子。输入 help 或“帮助”查看说明，quit 或“退出”离开。
plain-bye = { $kept ->
    [kept] { -damier }结束。未完成的内容已保存。
   *[other] { -damier }结束。
}

plain-parted = { $counts ->
    [counts] 你离开了这道题：按现在的情况计入成绩，不保存以后继续。
   *[other] 你离开了这道题：不计成绩，也不保存以后继续。
}

plain-again = { $times ->
    [2] 再说一遍：{ $text }
   *[other] 第{ $times }遍：{ $text }
}

plain-screen = 画面：{ $title }

plain-type-move = 输入着法，如 { $played }。

plain-with-state = { $line }，{ $state }

plain-state = { $state ->
    [kept] 已通过并巩固
    [passed] 已通过
    [due] 需要重做
    [begun] 已开始
   *[tried] 试过
}

plain-moved = 一个棋子从{ $from }走到{ $to }。

plain-labelled = { $label }：{ $text }

plain-numbered = { $place }. { $text }

plain-chosen = 选中：{ $text }

plain-row = { $name }：{ $value }
plain-row-empty = 空
plain-page = { $page }，第{ $place }页，共{ $pages }页

plain-row-values = { $name }可选：{ $values }。现在是{ $value }。输入{ $row }和选项的编号。
plain-row-many = { $name }有{ $values }个选项。现在是{ $value }。输入{ $row }和选项的编号：

plain-row-text = { $name }是文字：{ $value }。输入{ $row }和文字，或输入{ $row }和一个句点来清空。

plain-no-row = 没有第{ $row }项。请输入1到{ $rows }之间的数字。

plain-no-value = 第{ $row }行可以填1到{ $values }的编号，或选项的开头几个字；只输入{ $row }会读出选项。

plain-text-row = 要填文字，请先输入行号：{ $row } { $typed }。

plain-more = 还有{ $count }行：输入 list 或“列表”全部读出。

plain-nothing-changed = 没有变化。
plain-nothing-happened = 什么也没有发生：请输入着法，如 { $played }。
plain-done = 已完成。
plain-cancelled = 已取消。
plain-go-on = 可以输入：{ $words }。
plain-no-list = 这里没有列表。
plain-no-steps = 这里没有可以一步步看的内容。
plain-no-clock = 这里没有棋钟在走。
plain-no-pieces = 不显示棋子。
plain-no-moves-told = 这道练习不列出着法。
plain-no-last = 还没有走过棋。
plain-last-now = 现在最后一着是：{ $played }
plain-no-score = 这里没有记录着法。
plain-nothing-to-repeat = 还没有说过什么。

plain-unknown = “{ $typed }”在这里没有意义。可以输入：{ $expected }。

plain-not-now = “{ $word }”现在不起作用。
plain-capture-ends = 吃子要写棋子落脚的格子，不是被吃的格子。
plain-is-over = 这题已经结束：输入 next 或“下题”继续。
plain-step-over = 这一步已经完成：空行继续。

plain-move-before = 前一着：{ $played }
plain-move-avoided = 对局中没有走的一着：{ $played }

plain-better = { $side ->
    [white] 白方
   *[black] 黑方
}优{ $men }个兵
plain-even = 双方相当

plain-back-at-start = 回到题目开头。

plain-stops-early = { $played }没有吃完：必须连吃。

plain-pair = { $one }和{ $other }

plain-line = 变化：{ $moves }。
plain-wrong-answer = 错误。

plain-new-board = 另一个局面：

plain-typed = “{ $word }”

plain-several = “{ $typed }”可以是{ $words }。

plain-usage = { $typed }这样输入：{ $wanted }。

plain-expected-move = 着法，如 { $played }
plain-expected-number = 列表中的编号
plain-expected-places = 行和位置，如6 2
plain-expected-answer = 答案
plain-expected-help = 帮助

plain-place = 第{ $row }行第{ $place }格

plain-marked = { $mark ->
    [right] 正确：
    [wrong] 错误：
    [taken] 被吃：
    [asked] 正确答案是
    [given] 你指的是
   *[hint] 标记：
}{ $squares }。

plain-by-place = 请用行和位置说：行从黑方一侧数起，位置从白方的左边数起。“at 6 2”是第6行第2格。

plain-which-move = 有{ $count }种着法：{ $text }。输入编号。

plain-no-move-of = { $square }格没有合法着法。

## 棋钟

plain-left = 剩{ $time }。

plain-used = 已用{ $time }。
plain-time-is-up = 时间到。

plain-time = { $minutes ->
    [0] { $seconds }秒
   *[other] { $seconds ->
        [0] { $minutes }分
       *[other] { $minutes }分{ $seconds }秒
    }
}

## 用句子说局面

spoken-piece = { $piece ->
    [white-man] 白兵
    [white-king] 白王
    [black-man] 黑兵
   *[black-king] 黑王
}

spoken-pieces = { $pieces ->
    [white-man] 白兵
    [white-men] 白兵
    [white-king] 白王
    [white-kings] 白王
    [black-man] 黑兵
    [black-men] 黑兵
    [black-king] 黑王
   *[black-kings] 黑王
}：{ $squares }。

spoken-no-pieces = { $pieces ->
    [white-men] 没有白兵
    [white-kings] 没有白王
    [black-men] 没有黑兵
   *[black-kings] 没有黑王
}。

spoken-empty = 空

spoken-on = { $square } { $content }

spoken-square = { $on }。相邻：{ $neighbours }。

spoken-no-square = “{ $typed }”不是这个棋盘上的格。

spoken-row = 第{ $row }行，{ $first }到{ $last }：{ $contents }。

spoken-no-row = 行从1到{ $rows }，从{ $board ->
    [ten] 黑方
   *[eight] 白方
}一侧数起。

spoken-diagonal = 斜线{ $first }到{ $last }：{ $squares }。

spoken-move = { $side ->
    [white] 白方
   *[black] 黑方
}{ $from }到{ $to }。

spoken-capture = { $side ->
    [white] 白方
   *[black] 黑方
}{ $path }，吃{ $taken }。

spoken-notation = { $side ->
    [white] 白方
   *[black] 黑方
}{ $played }{ $taken }。

spoken-crowned = 升变为王。

spoken-to = { $from }到{ $to }

spoken-range = { $first }至{ $last }

spoken-takes = { $from }吃到{ $to }

spoken-men = { $men }个兵

spoken-kings = { $kings }个王

spoken-must = 轮到{ $side ->
    [white] 白方
   *[black] 黑方
}走，必须吃子：{ $ways }种吃法。

spoken-turn = 轮到{ $side ->
    [white] 白方
   *[black] 黑方
}走。

spoken-undone = 收回：{ $played }
spoken-before = 退回到此着之前：{ $played }

spoken-moves = { $count }种着法：{ $moves }。
spoken-no-moves = 没有合法着法。
spoken-no-captures = 无子可吃。

spoken-sign = { $sign ->
    [mark] ，好着
    [mark-mark] ，妙着
    [query] ，错着
    [query-query] ，漏着
    [mark-query] ，看似好，或许坏
   *[query-mark] ，看似坏，或许好
}

## 说明

plain-help-title = 可以输入：
plain-help-line = 空行就是 Enter。词可以只输入开头。单个字母是本画面的按键；前面加斜线（如 /p）则是询问棋盘。
plain-help-moves = 着法：{ $played }，也可省略符号；吃子用 x 或“吃”，有两条路线时写出途经的格。
plain-help-square = 只输入一格则列出它的着法。
plain-help-form = 表单：编号读出一行的选项；行号和选项编号修改它，如2 3。
plain-help-board = 棋盘：输入着法，或棋子、格 { $square }、行 5、着法、吃子、上一着、棋钟、哪里。
plain-help-exercise = 棋盘：输入着法，或棋子、格 { $square }、行 5、上一着、棋钟、哪里。
plain-help-list = 列表：编号选一行；up 和 down 上下移动。
plain-help-text = 输入文字：它会代替原来的文字。空行保留原样，“返回”则放弃。
plain-help-boards = 各盘：编号去那一盘，n 去下一盘；“着法 { $square }”列出一格的着法。
plain-help-keys = 按键：{ $keys }。
plain-help-board-words = 问棋盘：{ $words }。
plain-help-words = 随时可用：{ $words }。
plain-help-more = “帮助 { $word }”解释一个词，“帮助 { $all }”解释全部。
plain-help-all = 全部
plain-no-help = 没有关于“{ $about }”的帮助：只输入“帮助”会说明可以输入什么。
plain-home-list = 输入“列表”，听{ $count }项训练。

plain-help-command = { $keys }：{ $help }。

plain-word = { $word ->
    [pieces] 棋子
    [square] 格
    [row] 行
    [diagonals] 斜线
    [moves] 着法
    [captures] 吃子
    [last] 上一着
    [score] 记录
    [clock] 棋钟
    [where] 哪里
    [say] 重复
    [read] 读
    [list] 列表
    [help] 帮助
    [board] 棋盘
    [speech] 播报
    [style] 说法
    [at] 位置
    [up] 上
    [down] 下
    [left] 左
    [right] 右
    [start] 开头
    [end] 末尾
    [enter] 确认
    [back] 返回
    [delete] 删除
    [keep] 收藏
    [home] 首页
   *[quit] 退出
}

plain-word-help = { $word ->
    [pieces] 全部棋子；“棋子 白”“棋子 黑 王”只读一部分
    [square] 一格及其相邻的格，如 格 28
    [row] 一行，从黑方一侧的1数起，在64格棋盘上按格名中的数字，如 行 5
    [diagonals] 经过一格的斜线，如 斜线 28
    [moves] 合法着法；“着法 32”只读这个棋子的
    [captures] 吃子的着法
    [last] 上一着
    [score] 到现在为止的着法
    [clock] 棋钟和计数
    [where] 现在是什么画面，问什么，轮到谁走
    [say] 重复上一次的回答
    [read] 读出画面的全部文字，或引擎的变化
    [list] 读出整个列表
    [help] 这份说明
    [board] 供盲文使用的棋盘图，每格一个字母：w和b是兵，W和B是王棋，连字符是空格
    [speech] 说多少：播报 0、1 或 2
    [style] 怎样说着法：说法 1 是 32-28，2 是 32 28，3 是 32到28
    [at] 用行和位置指格，如 位置 6 2
    [up] 上一行
    [down] 下一行
    [left] 后退一步，或上一个选项
    [right] 前进一步，或下一个选项
    [start] 到对局或解答的开头
    [end] 到末尾，或跳过课程的步骤
    [enter] 与空行相同
    [back] 返回，或取消已输入、已选的内容
    [delete] 放弃或移除所选的内容
    [keep] 把题目收进题组
    [home] 回首页
   *[quit] 离开软件，并说明保存了什么
}

plain-move-to = 到
plain-move-takes = 吃|吃到
plain-white-words = 白|白方
plain-black-words = 黑|黑方
plain-men-words = 兵
plain-king-words = 王
plain-other-words = { $command ->
    [resign] 投子|投降
    [next] 下一题|继续
    [progress] 成绩
   *[board] 棋图
}

plain-speech-is = { $length ->
    [0] 播报简短：发生了什么，和第一句话。
    [1] 播报普通。
   *[2] 播报详细：包括棋钟和计数。
}

plain-style-is = 着法这样说：{ $style ->
    [1] 32-28，28x19
    [2] 32 28，28吃到19
   *[3] 32到28，28吃到19
}。

plain-arrow = { $arrow ->
    [up] 上
    [down] 下
    [left] 左
   *[right] 右
}

plain-right = 正确：
plain-wrong = 错误：

plain-of = ，共
plain-range = 到
plain-pause = ，
plain-king = 王{ $square }

plain-sign = { $sign ->
    [exclamation] 感叹号
    [question] 问号
    [asterisk] 星号
    [ampersand] 和号
    [plus] 加号
    [hyphen] 连字符
    [slash] 斜线
   *[equals] 等号
}

plain-double = 双{ $sign }

spoken-due-reason = { $reason ->
    [missed] 上次没做对
    [thrown] 上次断送
    [helped] 上次用了提示
    [slow] 上次做得慢
   *[known] 上次做对
}
spoken-days-ago = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}
plain-puzzle = 题目
plain-none = 无
plain-plus-minus = 正负

## What the screen writes in few characters or for eyes, as it is said

spoken-ending-kings = { $count ->
    [1] 一王
    [2] 两王
    [3] 三王
    [4] 四王
    [5] 五王
   *[other] { $count }王
}
spoken-ending-men = { $count ->
    [1] 一兵
    [2] 两兵
    [3] 三兵
    [4] 四兵
    [5] 五兵
   *[other] { $count }兵
}
spoken-ending-force = { $kings }{ $men }
spoken-ending = { $strong }对{ $weak }

spoken-times-before = 以前各次，从最近一次起：{ $times }秒
spoken-trend = { $skill }，{ $mode }：{ $sessions }次，正确{ $right }，最近一次半数答案不超过{ $time }
spoken-missed = 答错：{ $items }
spoken-slowest = 用时最长：{ $items }

spoken-row-unnamed = 第{ $row }行：{ $contents }。
spoken-places = 第{ $row }行{ $count ->
   *[other] 第{ $places }格
}
plain-names-hidden = 这个练习问的是格子的名称：“棋子”和“行”只说位置。

spoken-opening-unselected = { $games }局
spoken-opening-selected = 选集中{ $games }局
spoken-opening-programs = 程序对局{ $games }局
spoken-opening-better = { $side ->
    [white] 白方
   *[black] 黑方
}好{ $men }个兵
spoken-opening-even = 均势
spoken-opening-own = 你的{ $games }局：{ $won }胜{ $drawn }和{ $lost }负

## The engine in an analysis

spoken-comment = 评注：{ $text }

plain-engine-on = 引擎在计算：“变化”会说出它的结果。
plain-engine-no-line = 引擎还没有算出变化，请稍后再问。
plain-engine-hidden = 现在说的是这里常走的着法，不是引擎的变化：按 z 换回。
plain-more-moves = 还有{ $count }着：“读”会全部说出。
