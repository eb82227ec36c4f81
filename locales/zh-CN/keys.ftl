## Keys: what stands on them, short labels for the last line of the screen, and a sentence each for the list of keys.

key-space = 空格
key-enter = Enter
key-escape = Esc
key-backspace = 退格
key-tab = Tab
key-delete = Delete
key-home = Home
key-page-down = PgDn
key-page-up = PgUp
key-end = End
key-control = ^
key-mouse = 鼠标

## The list of keys

help-title = 按键
help-moves = 输入着法：32-28、3228、28x19；64格用 c3-d4
help-mouse = 点击棋子和目标格，或拖动；右键取消
help-mouse-lines = 点击某一行，或底部的按键
help-more = 更多
help-all = ? 显示全部
help-idle = 目前不起作用：

key-idle = { $key } 在这里不起作用；按 ? 查看可用的键。

key-idle-back = { $key } 在这里不起作用；按 Esc 返回。

## The home screen

label-puzzles = 战术题
help-puzzles = 开始做战术题
label-endings = 残局
help-endings = 残局训练：取胜或守和
label-review = 复习
help-review = 复习今天到期的内容
label-notation = 记谱
help-notation = 记谱：格号、着法、棋谱和符号
label-progress = 进度
help-progress = 查看进度图表
label-own-games = 你的对局
help-own-games = 在你的对局中找出错过的机会
label-refutation = 原因
label-next-move = 下一着
help-refutation = 走错之后，在棋盘上逐着演示对方如何应对
label-explain = 这是什么
help-explain = 解释主题并演示例题
label-articles = 条文
help-articles = 显示作为依据的规则条文
help-explain-back = 关闭解释
help-variant = 更换你下的棋种
help-resume = 继续未完成的内容
label-quit = 退出
help-quit-asking = 退出Damier：按两次
help-quit-anywhere = 在任何界面立即退出Damier

## Exercises

label-next = 下题
help-next = 下一项练习
label-retry = 重试
help-retry = 重做同一题
label-take-back = 悔棋
help-undo = 收回你的上一着
label-hint = 提示
help-hint = 提示：依次为棋子、防范、目标格、全部着法
    .aloud = 依次为棋子、防范、目标格、全部着法
help-hint-drill = 提示：先给经验法则，再给着法；走错之后给正着
label-solution = 答案
help-solution = 显示答案
label-answer = 答案
help-answer = 显示答案；算作未做对
label-turn = 翻转
help-turn = 翻转棋盘
label-complete = 补全
help-complete = 补全输入的着法；再按换下一个

## Progress

label-numbers = 数据
help-numbers = 图表背后的数据
label-page = 翻页
help-page = 上一页和下一页

## Lists, forms and texts

help-cursor = 移动光标或改变选择
help-confirm = 选中棋格，走出输入的着法，或继续
help-confirm-line = 打开选中的一行，或按最下面一行所示执行
label-open = 打开
label-start = 开始
label-test = 测试
label-continue = 继续
label-change = 更改
help-change = 更改这一行
label-erase = 删除
help-erase = 删除最后一个字符
help-erase-back = 删除光标前的字符
help-erase-next = 删除光标后的字符
help-erase-word = 删除光标前的词
help-erase-before = 删除光标前的全部内容
help-caret = 移动光标
help-caret-word = 按词移动光标
help-caret-ends = 移到文本开头或末尾
help-complete-path = 补全文件路径
label-give-up = 放弃
help-give-up = 放弃选中的一项
label-back = 返回
help-cancel = 取消已输入或选中的内容；没有则返回
help-close = 关闭本页

## Everywhere

label-keys = 按键
help-help = 本页按键
help-message = 长消息向下或向上翻页
label-home = 首页
help-home = 回到首页
help-suspend = 挂起Damier（在shell中用fg恢复）
help-redraw = 重绘屏幕
