program = Yonsan
about = 终端里的五子棋（有禁手）训练程序
home-title = 首页
home-subject = 有禁手五子棋
home-fouls = 是不是禁手？
home-sprint = 三分钟判禁手
home-fours = 连冲四胜
home-game = 对局
home-help-fouls = 黑方在某点落子：成五、不犯禁，还是三种禁手之一？题目取自对局，没有尽头。
home-help-sprint = 三分钟内答对得越多越好。答错扣十秒，连对五题加十秒。
home-help-fours = 连冲四胜：每一子都成四，直到对方挡不住。
home-help-game = 与引擎对局，规则由你选择。

side = { $side ->
    [black] 黑方
   *[white] 白方
}
to-move = { $side ->
    [black] 轮到黑方（●）
   *[white] 轮到白方（○）
}
pane-state = 局面
pane-answers = 答案
pane-stones = 棋谱
pane-task = 题目
pane-keys = 按键
thinking = 思考中……
drawing = 正在出题……
sprint-over = 时间到：{ $asked }题中答对{ $right }题。按回车重新开始。
score = { $asked }题中答对{ $right }题

fouls-ask = 黑方在{ $point }落子，会成什么？
fouls-right = 对：{ $made }。
fouls-wrong = 不对：{ $made }。
fouls-rows = 这一子形成{ $rows }。
fouls-no-rows = 这一子没有形成三或更长的连子。
made-five = 成五，黑方胜
made-allowed = 不犯禁
made-double-three = 三三禁手
made-double-four = 四四禁手
made-overline = 长连禁手
row-overline = 长连
row-five = 五连
row-two-fours = 一线双四
row-straight-four = 活四
row-four = 冲四
row-three = 活三
row-false-three = 永远成不了活四的三
and = 和
list = 、

fours-ask = { $side ->
    [black] 黑方冲{ $fours }个四后成五取胜。第一子下在哪里？
   *[white] 白方冲{ $fours }个四后成五取胜。第一子下在哪里？
}
fours-ask-foul = 白方冲{ $fours }个四取胜：最后黑方只能下在禁手点上才挡得住五。
fours-ask-threats = { $side ->
    [black] 黑方以活三和冲四取胜。
   *[white] 白方以活三和冲四取胜。
}
fours = { $count }
fours-go-on = 好。对方只能应在{ $point }。请继续。
fours-other = 这样也能取胜。请继续。
fours-wrong = { $point }不能取胜：对方挡得住。请再试。
fours-foul = { $point }是禁手。请再试。
fours-taken = { $point }已经有子。
fours-solved = 解出了。
fours-solved-errors = 解出了，错{ $errors }次。
fours-shown = 棋盘上的数字是以后的着法。
fours-judged = { $point }：正在检查……
fours-kind-fours = 连冲四
fours-kind-foul = 逼黑方犯禁
fours-kind-threats = 活三和冲四

game-ask-rules = 规则
game-ask-level = 级别
game-ask-side = 你执
game-start = 开始
rules-school1 = 学院比赛规则（2012）
rules-school2 = 学校棋类比赛规则
rules-rif = 国际规则（RIF）
game-terms = { $rules }，{ $level }级
game-your-move = 请走棋，棋子下在光标处。
game-may-object = 黑方这一子犯禁：{ $made }。你可以指出，也可以接着走。
game-taken-back = 引擎指出：{ $made }。这一子收回，请另走。
game-nothing-to-object = 没有可以指出的禁手。
game-refused-taken = 这里已经有子。
game-refused-own-side = 按此规则，白方第一子须下在第8行或以上。
game-refused = 规则不允许这样走。
verdict-won = { $side ->
    [black] 黑方胜：{ $reason }。
   *[white] 白方胜：{ $reason }。
}
verdict-draw = 和棋：{ $reason }。
reason-five = 五子连珠
reason-foul = 黑方禁手
reason-resignation = 认输
reason-full = 棋盘已满
reason-other = 按规则判定

key-quit = 退出
key-home = 首页
key-help = 按键
key-choose = 选择
key-point = 落子
key-next = 下一题
key-solution = 答案
key-fouls = 禁手点
key-object = 指出禁手
key-resign = 认输
key-up-down = 上下移动
key-board = 光标
key-answer = 回答
keys-title = 按键
keys-close = 按任意键关闭。
key-space = 空格
key-enter = 回车
key-escape = Esc
key-backspace = 退格
key-tab = Tab
key-delete = Delete
key-home-key = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-control = Ctrl-
key-idle = { $key }在这里没有作用。
too-small = Yonsan至少需要60列、18行。
no-terminal = yonsan需要终端：标准输入和输出都必须是终端。
no-foreground = yonsan在后台启动，无法在那里等待。
terminal-failed = 终端出错：{ $error }
