plain-hello = 楚河 纯文本模式：输入一行，得到完整的句子。输入 帮助 看说明，输入 退出 离开。
plain-bye = 楚河 结束。未完成的内容已保存。
plain-again = { $times ->
    [2] 再说一次：{ $text }
   *[other] 第{ $times }次：{ $text }
}
plain-screen = 画面：{ $title }
plain-numbered = { $place }. { $text }
plain-chosen = 选中：{ $text }
plain-empty = 空
plain-none = 无
plain-nothing-changed = 没有变化。
plain-no-list = 这里没有列表。
plain-no-board = 这里没有棋盘。
plain-no-row = 没有{ $number }。请输入1到{ $rows }的数字。
plain-unknown = “{ $typed }”在这里没有意义。可以输入：{ $expected }。
plain-several = “{ $typed }”可以是：{ $words }。
plain-usage = { $word }后面还要输入：{ $help }。
plain-expected-number = 列表中的数字
plain-hint-list = 输入行号选择那一行。
plain-help-line = 空行就是回车。词可以只输入开头。单个字母是本画面的键；前面加斜杠，如 /p，是问棋盘。
plain-known = 输入数字，或输入 列表 读出全部。
plain-new-board = 现在的棋盘：
plain-time = { $minutes ->
    [0] { $seconds }秒
   *[other] { $seconds ->
        [0] { $minutes }分钟
       *[other] { $minutes }分{ $seconds }秒
    }
}
plain-left = { $minutes ->
    [0] 还剩{ $seconds }秒。
   *[other] 还剩{ $minutes }分钟。
}
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
plain-plus-minus = 正负
plain-sign = { $sign ->
    [exclamation] 感叹号
    [question] 问号
    [asterisk] 星号
    [ampersand] 和号
    [plus] 加号
   *[equals] 等号
}
plain-double = 双{ $sign }
plain-more = 还有{ $count }行：输入 列表 读出全部。
plain-no-last = 这里还没有走棋。
plain-no-score = 这里没有棋谱。
plain-your-move = 轮到你走。
plain-type-move = 请输入着法，如 炮二平五 或 h2e2。
plain-expected-move = 着法，如 炮二平五 或 h2e2
plain-expected-name = 答案
plain-hint-board = 用任何一种写法输入着法，如 炮二平五 或 h2e2；输入 棋子 读出全部棋子。
plain-help-points = 着法可写作 炮二平五、C2=5 或 h2e2。点名是直线的字母（从红方左边起a到i）加横线的数字（红方底线0到黑方底线9）。炮二平五里的直线从走棋方右边数起。
plain-no-move-now = 现在这里不走棋。请输入 { $word }。
plain-no-piece = 那里没有这样的{ $piece }。
plain-no-such-move = 第{ $file }路的{ $piece }不能这样走。
plain-ambiguous = 这可以是{ $count }种着法。请输入两个点，如 h2e2。
plain-piece = { $side ->
    [red] 红
   *[black] 黑
}{ $piece }
plain-moved = { $piece }从{ $from }到{ $to }
plain-taking = { $moved }，吃{ $taken }
plain-sentence = { $text }。
plain-asked = 标记：{ $points }。
plain-at = { $point } { $piece }
plain-nothing-there = 空
plain-kind = { $piece } { $points }
plain-pieces = { $side ->
    [red] 红方
   *[black] 黑方
}：{ $pieces }。
plain-row-is = 横线{ $rank }：{ $points }。
plain-file-is = 直线{ $file }，红方数第{ $red }路，黑方数第{ $black }路：{ $points }。
plain-point-is = { $at }。所在直线红方数第{ $red }路，黑方数第{ $black }路。
plain-near = 直线和横线上最近的棋子：{ $points }。
plain-rank = { $rank ->
    [front] 前
    [middle] 中
   *[back] 后
}
plain-move-is = { $way ->
    [forward] { $piece }进{ $number }
    [back] { $piece }退{ $number }
   *[across] { $piece }平{ $number }
}
plain-word = { $word ->
    [pieces] 棋子
    [point] 点
    [rank] 横线
    [file] 直线
    [last] 上一着
    [score] 棋谱
    [clock] 棋钟
    [where] 哪里
    [say] 重复
    [read] 读
    [list] 列表
    [help] 帮助
    [board] 棋盘
    [up] 上
    [down] 下
    [left] 左
    [right] 右
    [enter] 确认
    [back] 返回
    [home] 首页
   *[quit] 退出
}
plain-word-help = { $word ->
    [pieces] 全部棋子；“棋子 黑”只读一方
    [point] 一个点和纵横线上最近的棋子，如 点 e2
    [rank] 一条横线，红方底线为0，如 横线 2
    [file] 一条直线，用从红方左边起的字母，如 直线 h
    [last] 最后一着
    [score] 按先后的着法
    [clock] 棋钟和计数
    [where] 现在是什么画面，问什么，轮到谁
    [say] 重复上一次的回答
    [read] 读出全部题目文字
    [list] 读出整个列表
    [help] 这份说明；“帮助 横线”只说明一个词
    [board] 供盲文使用的棋盘图，黑方在前：大写为红，小写为黑
    [up] 上一行
    [down] 下一行
    [left] 上一个选项，或退一着
    [right] 下一个选项，或进一着
    [enter] 与空行相同
    [back] 回到上一个画面
    [home] 回首页
   *[quit] 离开软件，未完成的内容会保存
}
plain-type-point = 请输入一个点，如 e2。
plain-expected-point = 一个点，如 e2
plain-lesson = 按文字的要求做：输入着法，如 炮二平五，或点，如 e2；选择题输入数字回答。
plain-passed = { $lesson }，已通过
