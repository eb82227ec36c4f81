## The options.

home-settings = 选项：外观、动画、引擎
label-settings = 选项
help-settings = 选择配色、棋子、动画、引擎
settings-title = 选项
settings-subject = 更改立即生效并保存
settings-middle = 你的选择
settings-how-to = ↑ ↓ 选择，← → 更改
settings-lost = 没有存放设置的文件夹：更改只保留到退出为止。
settings-language-given = 以--lang启动：此项暂不起作用。
settings-no-color = 已设置NO_COLOR：各配色均无颜色。
settings-pieces-given = 以--ascii启动：棋子用字母显示，此项无效。
settings-all-threads = 全部核心
settings-trying = 引擎正在启动……

program-answers = { $name }已应答。可用于分析（a），选用它即可对弈（g）。

program-silent = 无法使用：{ $reason }。

kept-in = 保存在{ $file }

short-of-memory = 引擎只得到{ $given }/{ $wanted } MiB。

mebibytes = { $amount } MiB

a-day = 每天{ $count }项

## What stands before the values, and what they mean.

option-name = { $option ->
    [language] 语言
    [face] 界面
    [speech] 播报
    [moves] 着法
    [theme] 配色
    [colors] 颜色数
    [pieces] 棋子
    [graphics] 图形
    [numbers] 格号
    [cells] 棋盘
    [motion] 动画
    [success] 成功率
    [reviews] 复习
    [retention] 记忆率
    [threads] 线程
    [memory] 内存
    [program] 引擎
    [folder] 文件夹
    [name] 姓名
   *[picks] 题目
}
option-help = { $option ->
    [language] 屏幕所用的语言。“自动”表示与电脑的语言一致。
    [face] 全屏，或供语音和盲文使用的文字行。下次启动时生效。
    [speech] 文字行说得多详细。
    [moves] 文字行怎样说着法。
    [theme] 屏幕的外观。
    [colors] 终端支持多少种颜色。“自动”以COLORTERM和TERM为准。
    [pieces] 棋子画得多细。六分块、八分块要求字体支持。
    [graphics] 终端支持像素图形（kitty、sixel、iTerm2）时用像素画棋盘；“字符”则从不使用。
    [numbers] 哪些格显示格号：1到50，64格棋盘为a1到h8。
    [cells] 棋格的最大尺寸，终端放得下时采用。
    [motion] 棋子在棋盘上滑动的快慢；“关”则立即到位。
    [success] 希望做对的新题所占比例：越低，题越难。
    [reviews] 每天最多复习多少项。
    [retention] 到期复习时仍能记住的把握：比例越高，复习越多。
    [threads] 引擎最多可用多少个核心。
    [memory] 引擎最多可用多少内存。
    [program] 你的引擎，用于对局和分析；须支持Hub协议。输入它的命令，如/opt/scan/scan hub。按 Enter 测试。
    [folder] 你的引擎的运行文件夹：许多引擎在那里查找自己的文件。按 Enter 测试。
    [name] 你的对局文件中所用的姓名。直接输入；退格键删除。
   *[picks] 按 Enter 列出你的题组和设为不再出现的题目，两者都可以撤销。
}
settings-program-empty = 内置引擎
settings-folder-empty = 当前文件夹

## Themes, colours, pieces, numbers, sizes and speeds

# 与操作系统相同的语言
language-auto = 自动
theme-choice = { $theme ->
    [dark] 深色
    [light] 浅色
    [high-contrast] 高对比度
    [color-blind] 色盲友好
   *[monochrome] 单色
}

face-choice = { $face ->
    [screen] 屏幕
   *[plain] 语音和盲文
}

speech-choice = { $speech ->
    [short] 简短
    [normal] 普通
   *[full] 详细
}

moves-choice = { $moves ->
    [notation] 32-28, 28x19
    [short] 32 28, 28吃到19
   *[full] 32到28, 28吃到19
}

colors-choice = { $colors ->
    [auto] 自动
    [sixteen] 16
    [indexed] 256
   *[true] 真彩色
}

pieces-choice = { $pieces ->
    [block] 色块
    [half] 半块
    [sextant] 六分块
    [octant] 八分块
    [unicode] Unicode
   *[ascii] ASCII
}
graphics-choice = { $graphics ->
    [auto] 自动
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] 字符
}

numbers-choice = { $numbers ->
    [always] 所有格
    [on-free-squares] 空格
    [on-edge] 边线空格
   *[never] 不显示
}

cells-choice = { $cells ->
    [large] 大
    [medium] 中
    [small] 小
   *[tiny] 特小
}

speed-choice = { $speed ->
    [off] 关
    [slow] 慢
    [normal] 正常
   *[fast] 快
}

## The pieces on the board

material = { $men }兵{ $kings ->
    [0] {""}
   *[other] { $kings }王
}

off-board = （被吃{ $pieces }枚）
language-incomplete = 尚未全部译出：界面{ $screens }%，课程{ $lessons }%，其余为英文。
