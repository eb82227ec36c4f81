language-name = 简体中文
program = Yonsan
about = 终端里的五子棋（有禁手）训练程序
home-title = 首页
home-subject = 有禁手五子棋
home-puzzles = 题目
home-rules = 禁手与规则
home-fouls = 是不是禁手？
home-sprint = 三分钟判禁手
home-fours = 连冲四胜
home-threats = 追胜
home-drive = 逼黑方犯禁
home-game = 对局
home-help-puzzles = 题目取自对局，每题都经过证明，取胜的第一子只有一个；同样能取胜的走法也算对。
home-help-rules = 规则对一子怎么说：题目没有尽头，每题只有一个正确答案。
home-help-fouls = 黑方在某点落子：成五、不犯禁，还是三种禁手之一？题目取自对局，没有尽头。
home-help-sprint = 三分钟内答对得越多越好。答错扣十秒，连对五题加十秒。
home-help-fours = 连冲四胜：每一子都成四，直到对方挡不住。
home-help-threats = 这里光冲四赢不了：有的子要做成威胁取胜的活三。
home-help-drive = 你执白。一路冲四，直到黑方只能下在禁手点上才挡得住五。
home-help-game = 与引擎对局，规则和开局规则由你选择。

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
answered = 这题已经答过。按n看下一题。
no-fouls = 现在黑方没有禁手点。
solution-shown = 已经解出或看过答案。按n看下一题。
drawing = 正在出题……
sprint-over = 时间到：{ $asked }题中答对{ $right }题。按回车重新开始。
score = { $asked }题中答对{ $right }题

home-learn = 课程
home-help-learn = 三十课：起步、五个阶段和裁判部分。几乎每一步都要在棋盘上动手，每课最后有练习。
lesson-step = 第{ $step }步，共{ $steps }步
lesson-exercise = 练习{ $number }/{ $all }
lesson-help = 按文字的要求在棋盘上做：用方向键移动光标，或者点击。问题按编号回答。
lesson-cursor = 把光标移到那里按回车，或者点击。
lesson-right = 对。
lesson-then = 对。对方已应。请继续。
lesson-as-good = 这样也一样好。这里下了{ $point }，对方已应。请继续。
lesson-found = 对。还有{ $left }点。
lesson-again = 这一点已经找到了。
lesson-wrong-choice = 不对，请再选。
lesson-shown = 这就是答案。
lesson-go-on = 按回车继续。
lesson-finish-first = 请先做完这一题；有答案键时，按s看答案。
lesson-is-done = 这一步已经完成。按回车继续。
lesson-is-first = 这是第一步。
lesson-foul = { $point }是禁手。请再试。
lesson-not-defence = 下在{ $point }，对方仍然取胜。请再试。
lesson-not-win = { $point }形成{ $rows }，不能取胜。请再试。
lesson-not-this = { $point }形成{ $rows }，不是这一点。请再试。
lesson-makes-nothing = 不到三的连子
lesson-passed = 本课通过。
lesson-failed = 没有通过：十题中要有八题第一次就答对。
lesson-end = 按回车重学本课，按q回到列表。
key-go-on = 继续
key-before = 上一步
key-lesson-again = 重学
home-analysis = 分析
home-help-analysis = 为双方落子，浏览变化，再问裁判：它能证明连冲四取胜，并找出所有防守点。
analysis-edit = 摆子：按回车，空点变黑子，黑子变白子，白子变空点。
analysis-five = { $side ->
    [black] 五连：黑方胜。
   *[white] 五连：白方胜。
}
analysis-foul = 这一子犯禁：{ $made }。
analysis-ask = 按w问裁判。
analysis-variation = 变化{ $number }，共{ $all }种
analysis-first = 这是最初的局面。
analysis-last = 后面没有落过子。
analysis-no-variation = 这里只有一种变化。
analysis-over = 对局已经结束：按u退回。
judge-five = { $side ->
    [black] 黑方下{ $point }成五。
   *[white] 白方下{ $point }成五。
}
judge-fours = { $side ->
    [black] 已证明：黑方连冲四取胜。{ $line }
   *[white] 已证明：白方连冲四取胜。{ $line }
}
judge-forced = 已证明：黑方被逼犯禁，判负。
judge-must-stop = { $side ->
    [black] 黑方威胁成五，必须挡{ $point }。
   *[white] 白方威胁成五，必须挡{ $point }。
}
judge-two-fives = { $side ->
    [black] 已证明：黑方有两点成五，挡不住。
   *[white] 已证明：白方有两点成五，挡不住。
}
judge-lost = { $side ->
    [black] 已证明：守不住。黑方连冲四取胜：{ $line }
   *[white] 已证明：守不住。白方连冲四取胜：{ $line }
}
judge-threatened = { $side ->
    [black] 黑方威胁连冲四取胜：{ $line }。守得住的点：{ $points }。
   *[white] 白方威胁连冲四取胜：{ $line }。守得住的点：{ $points }。
}
judge-threats = { $side ->
    [black] 已证明：黑方用三和四取胜。一种下法：{ $line }
   *[white] 已证明：白方用三和四取胜。一种下法：{ $line }
}
judge-open = 双方都不能连冲四取胜，也没有找到用三取胜的下法。引擎会下{ $point }。
judge-nothing = 没有找到。
line-foul = 其中最后一点是黑方的禁手。
judge-over = 对局已经结束。
lesson-no-analysis = 做完这一课再分析。
game-ask-pace = 用时
pace-free = 不限
pace-minutes = 每方{ $minutes }分钟
pace-moves = 半小时后每步30秒
pace-final = 半小时后每方15分钟
pace-about-free = 不用棋钟。
pace-about-minutes = 包干：超时判负。
pace-about-moves = 学校预选赛：半小时内不限时，以后每步30秒。
pace-about-final = 学校决赛：半小时内不限时，以后每方包干15分钟。
time-game = 黑方{ $black }　白方{ $white }
time-move = 这一步还有{ $time }
time-none-yet = { $time }之后开始限时
reason-time = 超时
key-analyse = 分析
key-undo = 退回
key-redo = 前进
key-variation = 其他变化
key-judge = 裁判
key-pass = 停一手
key-edit = 摆子
key-edit-end = 摆完
key-set = 换子
key-turn = 换先后
key-clear = 清空
home-hunt = 找出所有禁手点
home-help-hunt = 找出棋盘上黑方的所有禁手点。
pane-fouls = 禁手点
hunt-ask = 黑方有{ $count }个禁手点，请全部找出。
hunt-right = { $point }：{ $made }。
hunt-wrong = { $point }不是禁手。
hunt-five = { $point }成五：不管还成什么，都胜。
hunt-shown = 这些就是禁手点。
key-mark = 标出
home-defend = 防守
home-mixed = 不提示题
home-notation = 记谱
home-name = 说出点名
home-find = 找到点
home-help-defend = 对方威胁连冲四取胜。找出所有能守住的点；裁判全都知道。
home-help-mixed = 该进攻、该防守，还是都不用？没有人告诉你：先从三项中选一项，再落子。
home-help-notation = 点的名称：字母是列，从左数；数字是行，从下数。
home-help-name = 棋盘上没有字母和数字，标出一点。键入它的名称（如H8），再按回车。
home-help-find = 给出一个名称。在没有字母和数字的棋盘上把光标移到那一点。
pane-threat = 对方的威胁
pane-name = 名称
defend-ask = { $side ->
    [black] 黑方威胁连冲四取胜。
   *[white] 白方威胁连冲四取胜。
}有{ $count }点能守住：落子之后对方不再能连冲四取胜。请全部找出。
defend-found = { $all }点中找到{ $found }点
defend-holds = { $point }守得住。
defend-again = { $point }已经找到了。
defend-refused = { $point }不能落子。
defend-fails = { $point }守不住。
defend-line = 对方的攻法：{ $line }，棋盘上标了数字。
defend-shown = 守得住的点：{ $points }。
defend-done = { $errors ->
    [0] 全部找到。
   *[other] 全部找到，错{ $errors }次。
}
need-win = 连冲四取胜
need-defend = 防对方连冲四
need-nothing = 都不用
mixed-ask = { $side ->
    [black] 轮到黑方。黑方能连冲四取胜吗？不能的话，假如轮到白方，白方能吗？还是都不能？
   *[white] 轮到白方。白方能连冲四取胜吗？不能的话，假如轮到黑方，黑方能吗？还是都不能？
}
mixed-win = 对。现在下取胜的第一子。
mixed-defend = 对。现在下一子守住。
mixed-right = 对。
mixed-shown = 答案：这个局面该这样：{ $need }。
mixed-wrong = 不对。这个局面该这样：{ $need }。
mixed-wrong-stone = { $point }不行。
mixed-wins = 能取胜的第一子：{ $points }。一种下法标了数字。
mixed-holds = 守得住的点：{ $points }。对方的威胁是{ $line }。
mixed-nothing = 这里双方都不能连冲四取胜。
notation-name = 标出的点叫什么？
notation-find = 找到{ $name }。
notation-right = 对：{ $name }。
notation-wrong-name = 不对，{ $given }在打叉处。这一点是{ $name }。
notation-wrong-point = 不对，那是{ $given }。加号处才对。
notation-next = 按回车继续。
notation-answer-first = 请先回答这一题。
notation-unreadable = 请键入A到O的字母和1到15的数字。
key-delete-letter = 删除

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

case-stone = 黑方在{ $point }落子，会成什么？
case-laid = { $side ->
    [black] 黑方刚在{ $point }落子。结果如何？
   *[white] 白方刚在{ $point }落子。结果如何？
}
case-laid-at-once = { $side ->
    [black] 黑方刚在{ $point }落子。
   *[white] 白方刚在{ $point }落子。
}{ $other ->
    [black] 黑方立即指出：这是禁手。结果如何？
   *[white] 白方立即指出：这是禁手。结果如何？
}
case-laid-late = 黑方在{ $point }落子，白方应在{ $next }。白方这时才指出{ $point }是禁手。结果如何？
case-announced = { $side ->
    [black] 黑方下{ $threat }，并提示了这一子成什么。白方应在{ $answer }，这才发现漏了。白方可以收回{ $answer }吗？
   *[white] 白方下{ $threat }，并提示了这一子成什么。黑方应在{ $answer }，这才发现漏了。黑方可以收回{ $answer }吗？
}
case-silent = { $side ->
    [black] 黑方下{ $threat }，没有提示。白方应在{ $answer }，现在想收回。可以吗？
   *[white] 白方下{ $threat }，没有提示。黑方应在{ $answer }，现在想收回。可以吗？
}
case-first = 第一子：黑方下在{ $point }。可以吗？
case-second = 白方坐在棋盘上方，第一子下在{ $point }。可以吗？
case-pattern = 前三子是{ $stones }。这是26种开局之一吗？
case-actor = { $rule }，甲方（A）先摆。至此：{ $acts }。下面轮到谁？
case-due = { $rule }，甲方（A）先摆。至此：{ $acts }。现在该做什么？
case-fifth = { $rule }。黑方已提出第五手打点{ $offers }，又提出{ $point }。可以吗？
case-final = { $side ->
    [black] 决赛，开赛半小时后设了棋钟。黑方已用{ $time }，对局还没有结束。结果如何？
   *[white] 决赛，开赛半小时后设了棋钟。白方已用{ $time }，对局还没有结束。结果如何？
}
case-move = 预选赛不设棋钟，对局已进行{ $minutes }分钟。下一步用了{ $seconds }秒。在规定时间之内吗？
case-flag = { $side ->
    [black] 黑方时间用完，白方指出。结果如何？
   *[white] 白方时间用完，黑方指出。结果如何？
}
case-both-flags = 双方时间都已用完。结果如何？
case-leaves = { $side ->
    [black] 黑方中途退场。结果如何？
   *[white] 白方中途退场。结果如何？
}
case-resigns = { $side ->
    [black] 黑方认输。结果如何？
   *[white] 白方认输。结果如何？
}
case-full = 最后一个空点也下满了，没有人成五。结果如何？
case-agreement = 黑方落子并提和，白方同意。结果如何？
case-offer = 黑方落子并提和，白方接着落子。结果如何？
case-pass = 黑方停一手。结果如何？
case-two-passes = 黑方停一手，白方也停一手。结果如何？
case-points = 某棋手胜{ $won }局，和{ $drawn }局，负{ $lost }局。共得几分？
case-match = A对B的比赛，A胜{ $one }盘，B胜{ $other }盘。谁晋级？
case-black = A对B的比赛，第1局A执黑。第{ $game }局谁执黑？
act-swap = 交换
act-keep = 不交换
act-declare = 宣布{ $number }个打点
act-offer-ten = 提出十打
act-none = 还没有落子
opening-rif = RIF开局规则
opening-yamaguchi = 山口规则
opening-soosyrv = 索索夫规则
opening-taraguchi = 塔拉山口规则
answer-wins = { $side ->
    [black] 黑方胜
   *[white] 白方胜
}
answer-draw = 和棋
answer-goes-on = 对局继续
answer-taken-back = 黑方这手棋重下
answer-yes = 可以（是）
answer-no = 不可以（否）
answer-nobody = 还没有人
due-stone-anywhere = { $side ->
    [black] 黑方在任意空点落子
   *[white] 白方在任意空点落子
}
due-stone-centre = { $side ->
    [black] 黑方在天元落子
   *[white] 白方在天元落子
}
due-stone = { $side ->
    [black] 黑方在中央{ $width }乘{ $width }内落子
   *[white] 白方在中央{ $width }乘{ $width }内落子
}
due-swap = 决定是否交换
due-declare = 宣布打点数
due-swap-or-offer = 交换、不交换或提出十打
due-offer = 再提出{ $left }个打点
due-choose = 选一个打点
due-nothing = 没有
home-cases = 裁判案例
home-help-cases = 谁胜了？能不能收回？案例没有尽头，每题都注明所依的规则和条文。两份中文规则的条文取自原文；RIF的条文取自转述。
case-rules = 所依规则：{ $rules }
case-right = 对。
case-wrong = 不对：{ $answer }。
case-article = { $title }：{ $text }

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
fours-go-on-threats = 好。对方应在{ $point }。请继续。
fours-other = 这样也能取胜。请继续。
fours-wrong = { $point }不是题目要求的取胜手段。请再试。
fours-fails = { $point }不能取胜：对方应{ $reply }。请再试。
fours-loses = { $point }不能取胜：此后对方以{ $line }取胜。请再试。
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
game-help = 五子连珠者胜。黑方不得走三三、四四和长连，白方没有禁手。
game-after = 按n开始新对局，按a分析这一局。
game-not-over = 对局还没有结束。
game-over = 对局已经结束。按n开始新对局。
game-only-white-objects = 只有白方能指出禁手，而你执黑。
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
key-back = 返回
key-line = 选列表中的一行
key-change = 改变数值
key-again = 新对局
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
course-sound = { $lessons }课，共{ $steps }步：全部证明无误。
