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

settings-language = 语言
    .help = 屏幕所用的语言。“自动”表示与电脑的语言一致。
settings-theme = 配色
    .help = 屏幕的外观。
settings-colors = 颜色数
    .help = 终端支持多少种颜色。“自动”以COLORTERM和TERM为准。
settings-pieces = 棋子
    .help = 棋子画得多细。六分块、八分块要求字体支持。
settings-graphics = 图形
    .help = 终端支持像素图形（kitty、sixel、iTerm2）时用像素画棋盘；“字符”则从不使用。
settings-numbers = 格号
    .help = 哪些格显示格号：1到50，64格棋盘为a1到h8。
settings-cells = 棋盘
    .help = 棋格的最大尺寸，终端放得下时采用。
settings-motion = 动画
    .help = 棋子在棋盘上滑动的快慢；“关”则立即到位。
settings-success = 成功率
    .help = 希望做对的新题所占比例：越低，题越难。
settings-reviews = 复习
    .help = 每天最多复习多少项。
settings-retention = 记忆率
    .help = 到期复习时仍能记住的把握：比例越高，复习越多。
settings-threads = 线程
    .help = 引擎最多可用多少个核心。
settings-memory = 内存
    .help = 引擎最多可用多少内存。
settings-program = 引擎
    .help = 你的引擎，用于对局和分析；须支持Hub协议。输入它的命令，如/opt/scan/scan hub。按 Enter 测试。
settings-program-empty = 内置引擎
settings-folder-empty = 当前文件夹
settings-folder = 文件夹
    .help = 你的引擎的运行文件夹：许多引擎在那里查找自己的文件。按 Enter 测试。
settings-name = 姓名
    .help = 你的对局文件中所用的姓名。直接输入；退格键删除。

## Themes, colours, pieces, numbers, sizes and speeds

# 与操作系统相同的语言
language-auto = 自动
theme-dark = 深色
theme-light = 浅色
theme-high-contrast = 高对比度
theme-color-blind = 色盲友好
theme-monochrome = 单色

colors-auto = 自动
colors-16 = 16
colors-256 = 256
colors-true = 真彩色

pieces-block = 色块
pieces-sextant = 六分块
pieces-octant = 八分块
pieces-unicode = Unicode
graphics-auto = 自动
graphics-cells = 字符
pieces-ascii = ASCII

numbers-always = 所有格
numbers-free = 空格
numbers-edge = 边线空格
numbers-never = 不显示

cells-large = 大
cells-medium = 中
cells-small = 小
cells-tiny = 特小

speed-off = 关
speed-slow = 慢
speed-normal = 正常
speed-fast = 快

## The pieces on the board

material = { $men }兵{ $kings ->
    [0] {""}
   *[other] { $kings }王
}

off-board = （被吃{ $pieces }枚）
