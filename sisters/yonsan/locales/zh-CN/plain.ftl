plain-hello = Yonsan 纯文本模式：输入一行，得到完整的句子。输入 帮助 看说明，输入 退出 离开。
plain-bye = Yonsan 结束。未完成的内容已保存。
plain-again = { $times ->
    [2] 再说一次：{ $text }
   *[other] 第{ $times }次：{ $text }
}
plain-screen = 画面：{ $title }
plain-numbered = { $place }. { $text }
plain-chosen = 选中：{ $text }
plain-more = 还有{ $count }行：输入 列表 读出全部。
plain-empty = 空
plain-none = 无
plain-nothing-changed = 没有变化。
plain-no-list = 这里没有列表。
plain-no-board = 这里没有棋盘。
plain-no-names = 这里问的就是点名，所以不用点名播报。
plain-no-fouls-told = 这个练习不播报禁点。
plain-no-last = 这里还没有落子。
plain-no-score = 这里没有棋谱。
plain-no-row = 没有{ $number }。请输入1到{ $rows }的数字。
plain-unknown = “{ $typed }”在这里没有意义。可以输入：{ $expected }。
plain-several = “{ $typed }”可以是：{ $words }。
plain-usage = { $word }后面还要输入：{ $help }。
plain-type-point = 请输入点名，如 H8。
plain-type-place = 请输入从左数的列和从下数的行，如 8 8。
plain-expected-point = 点名，如 H8
plain-expected-place = 列和行，如 8 8
plain-expected-name = 点名，如 H8
plain-expected-number = 列表中的数字
plain-hint-board = 输入点名就在那里落子，如 H8；输入 棋子 读出全部棋子。
plain-hint-list = 输入行号选择那一行。
plain-help-line = 空行就是回车。词可以只输入开头。单个字母是本画面的键；前面加斜杠，如 /p，是问棋盘。
plain-help-points = 点名是从左数的列字母加从下数的行号。问点名的时候，用两个数字：列和行。
plain-known = 输入数字，或输入 列表 读出全部。
plain-your-move = 轮到你下。
plain-find = 给出点名，请输入从左数的列和从下数的行，如 8 8。
plain-lesson = 请输入文字所要求的点；选择题输入数字回答。
plain-edit = 摆子：输入一个点，它在空、黑、白之间变换。
plain-type-it = 请输入点名。
plain-new-board = 现在的棋盘：
plain-board-empty = 棋盘是空的。
plain-stones = { $side ->
    [black] 黑方
   *[white] 白方
}：{ $count ->
    [0] 无。
   *[other] { $points }。
}
plain-laid = { $side ->
    [black] 黑{ $point }。
   *[white] 白{ $point }。
}
plain-taken-back = 撤回：{ $laid }
plain-asked = 所问的点：{ $point }。
plain-signs = 标记：{ $points }。
plain-sign-at = { $kind ->
    [right] { $point }正确
    [wrong] { $point }错误
   *[name] { $sign }是{ $point }
}
plain-at = { $point }{ $stone ->
    [black] 黑
    [white] 白
   *[empty] 空
}
plain-run = { $first }到{ $last }{ $stone ->
    [black] 黑
    [white] 白
   *[empty] 空
}
plain-row-is = 第{ $row }行：{ $points }。
plain-file-is = { $file }列：{ $points }。
plain-diagonal-is = 从{ $first }起的斜线：{ $points }。
plain-alone = { $at }。旁边没有棋子。
plain-beside = { $at }。旁边：{ $beside }。
plain-counted = 第{ $column }列第{ $row }行
plain-no-point-now = 现在这里不落子。请输入 { $word }。
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
plain-word = { $word ->
    [stones] 棋子
    [point] 点
    [row] 行
    [file] 列
    [diagonals] 斜线
    [fouls] 禁点
    [last] 上一手
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
    [stones] 全部棋子；“棋子 黑”只读一方
    [point] 一个点和旁边的棋子，如 点 H8
    [row] 从下数的一行，如 行 8
    [file] 一列，用字母，如 列 H
    [diagonals] 经过一个点的斜线，如 斜线 H8
    [fouls] 黑方的禁点
    [last] 最后落的棋子
    [score] 按先后的落子
    [clock] 棋钟和计数
    [where] 现在是什么画面，问什么，轮到谁
    [say] 重复上一次的回答
    [read] 读出全部题目文字
    [list] 读出整个列表
    [help] 这份说明；“帮助 行”只说明一个词
    [board] 供盲文使用的棋盘图，最高的行在前：X黑，O白
    [up] 上一行
    [down] 下一行
    [left] 上一个选项
    [right] 下一个选项，或下一页
    [enter] 与空行相同
    [back] 回到上一个画面
    [home] 回首页
   *[quit] 离开软件，未完成的内容会保存
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
not-now = 现在没有作用。
face = { $face ->
    [screen] 屏幕
   *[plain] 逐行文字，供语音和盲文
}
