language-name = 简体中文
program = 楚河
about = 终端里的象棋（xiàngqí）训练程序。
home-title = 首页
home-foot = 楚河（chǔ hé）是棋盘中间的界河。
home-mates = 杀法
about-mates = 实战局面，轮走方有强制杀法，每题都经过证明。同样快的任何杀法都算对。
home-endings = 残局
about-endings = 实用残局（shíyòng cánjú），依据精确的残局库，并计自然限着六十回合。
home-vary = 谁该变着？
about-vary = 棋例（qílì）：双方循环重复。谁该变着，还是不变作和？题目无穷；规则在选项里选。←和→在棋盘上走棋。
home-arbiter = 裁判
about-arbiter = 2020版规则的判定：摸子、失误、事后发现的错误。
home-game = 对局
about-game = 按所选棋例规则与引擎对局。先用回车选棋子，再选落点。
home-progress = 进度
about-progress = 做过多少题，杀法水平如何。
home-options = 选项
about-options = 语言、规则、记谱和颜色。改动立即生效。

mates-due = 今日复习
about-mates-due = 做错过的，或快要忘记的杀法。
mates-one = 一步杀
about-mates-one = 一步之后对方无法应将：将死（jiāngsǐ）；或无子可走：困毙（kùnbì），同样判负。
mates-two = 两步杀
about-mates-two = 攻方走两着。
mates-three = 三步、四步杀
about-mates-three = 多为连将杀（liánjiàngshā），有的要宽一步（kuān yī bù）。
mates-long = 五步至九步杀
about-mates-long = 长杀法。对方的每一应着都经过证明。
mate-title = { $moves }步杀
mate-ask = { $side ->
    [red] 红方
   *[black] 黑方
}{ $moves }步杀。
mate-good = { $played }正确。对方应{ $reply }。请继续。
mate-not = { $played }不成杀。
mate-escapes = { $played }后可应{ $reply }，不能按时成杀。
mate-unknown = { $played }是否按时成杀，没能算清。不计对错，请换一着。
mate-done = { $errors ->
    [0] 杀！一次做对。按n看下一题。
   *[other] 杀！错了{ $errors }次。按n看下一题。
}
mate-shown = 杀法：{ $line }
mate-not-shown = 没能及时再找到杀法。

mate-name = { $name ->
    [double-cannon] 重炮（chóngpào）：前炮作炮架，后炮将军。
    [horse-cannon] 马后炮（mǎ hòu pào）。
    [smothered-palace] 闷宫（mēngōng）：对方的士成了炮架。
    [palace-horse] 卧槽马（wòcáo mǎ）。
    [corner-horse] 挂角马（guàjiǎo mǎ）。
    [iron-bolt] 铁门栓（tiěménshuān）：炮镇中路，车或兵在将门将军。
    [facing-king] 白脸将（báiliǎnjiàng）：借己方将帅控制对方的出路。
   *[two-rooks] 双车错（shuāngjū cuò）。
}

endings-win = 取胜
about-endings-win = 在六十回合无吃子之前取胜。每一着都与残局库核对；对方尽量拖延。
endings-hold = 守和
about-endings-hold = 守到六十回合无吃子为止。对方每一着都设圈套。
class = { $attack }对{ $defence }
two = { $piece ->
    [advisor] 双士
   *[elephant] 双象
}
rounds = 已有{ $rounds }回合无吃子，共六十回合
ending-ask-win = { $side ->
    [red] 红方
   *[black] 黑方
}取胜。
ending-ask-hold = { $side ->
    [red] 红方
   *[black] 黑方
}守和。
ending-right = { $played }正确。
ending-good = { $played }正确。对方应{ $reply }。请继续。
ending-lets-go = { $played }放走了胜机。
ending-too-slow = { $played }能胜，但要超过六十回合。
ending-loses = { $played }要输。
ending-won = { $errors ->
    [0] 胜，没有失误。按n看下一题。
   *[other] 胜，失误{ $errors }次。按n看下一题。
}
ending-bare = { $errors ->
    [0] 对方已无攻子：守和，没有失误。按n看下一题。
   *[other] 对方已无攻子：守和，失误{ $errors }次。按n看下一题。
}
ending-limit = { $errors ->
    [0] 满六十回合：守和，没有失误。按n看下一题。
   *[other] 满六十回合：守和，失误{ $errors }次。按n看下一题。
}
ending-shown = 正着是{ $played }。按n看下一题。

vary-title = 谁该变着？（{ $rules }）
vary-ask = 双方循环：{ $moves }。谁该变着？
vary-step = 已走{ $made }着，共{ $all }着（←→）
vary-red = 红方变着
vary-black = 黑方变着
vary-draw = 双方不变作和
conduct-check = { $side ->
    [red] 红方
   *[black] 黑方
}用{ $pieces }长将（chángjiāng）。
conduct-kill = { $side ->
    [red] 红方
   *[black] 黑方
}长杀（chángshā）。
conduct-chase = { $side ->
    [red] 红方
   *[black] 黑方
}长捉（chángzhuō）{ $pieces }。
conduct-several = { $side ->
    [red] 红方
   *[black] 黑方
}轮番捉多子：{ $pieces }。
conduct-mixture = { $side ->
    [red] 红方
   *[black] 黑方
}步步都打，手段交替（将jiāng、杀shā、捉zhuō）。
conduct-allowed = { $side ->
    [red] 红方
   *[black] 黑方
}为允许着法：并非步步都打。
ground-check = 单方面长将判负
ground-allowed = 双方均为允许着法，不变作和
ground-forbidden = 双方均为禁止着法，不变作和
ground-one = 一方为禁止着法，应由该方变着
ground-cxa = 中国象棋协会{ $article }：{ $reason }。
ground-wxf = 世界象棋联合会：{ $reason }。
deed = { $played }：{ $deed }
deed-check = 将（jiāng）
deed-kill = 杀（shā）
deed-chase = 捉（zhuō）{ $pieces }
deed-pawn = 兵卒攻击{ $pieces }
deed-idle = 闲（xián）

arbiter-touch = 摸子
about-touch = 摸子（mōzǐ）：摸触之后该怎么走，算不算犯规？5.1至5.5款，取自随机对局。
arbiter-incidents = 失误与纠错
about-incidents = 摆正棋子、落子、先后手颠倒、碰乱棋子：5.6至5.10款及其时限。
touch-own = { $side ->
    [red] 红方
   *[black] 黑方
}摸触己方{ $piece }。该怎么走？
touch-enemy = { $side ->
    [red] 红方
   *[black] 黑方
}摸触对方{ $piece }。该怎么走？
touch-own-enemy = { $side ->
    [red] 红方
   *[black] 黑方
}先摸触己方{ $own }，后摸触对方{ $enemy }。该怎么走？
touch-enemy-own = { $side ->
    [red] 红方
   *[black] 黑方
}先摸触对方{ $enemy }，后摸触己方{ $own }。该怎么走？
touch-both = { $side ->
    [red] 红方
   *[black] 黑方
}同时摸触己方{ $own }和对方{ $enemy }。该怎么走？
touch-capture = 所摸己子吃所摸对方子
touch-other = 吃掉所摸的对方子
touch-move = 走动所摸的己子
touch-free = 可以另行走子
touch-moves = 可走：{ $moves }。
touch-foul = 这样摸触算犯规（8.1.5）。
touch-no-foul = 不算犯规。
article = 2020版规则{ $article }款。

incident-brush = 一方明显误碰了某个棋子。
incident-adjust = 一方摆正棋子。
incident-own-time = 在自己行棋的时间内。
incident-other-time = 在对方行棋的时间内。
incident-announced = 事先作了申明。
incident-silent = 没有申明。
incident-slipped = 棋子无意中脱手落在某个点上。
incident-let-go = 一方的手已离开棋子，又想悔棋。
incident-colours = 发现先后手颠倒。
incident-after = 对局已进行{ $time }。
incident-shifted = 发现有棋子意外挪动到了别的点。
incident-rounds = 那是{ $rounds }个回合以前的事。
incident-illegal = 发现有一着棋违反行棋规定。
incident-national = 这是全国比赛。
incident-local = 这是省级以下或少年比赛。
incident-second = 这是该方第二次。
incident-first = 这是该方第一次。
incident-knocked = 一方碰得{ $pieces }个棋子离开交叉点。
incident-off-board = 有棋子掉到棋盘外。
incident-pressed = 正在按钟或已按钟。
incident-not-pressed = 没有按钟。
incident-opponent-has = 对方还有{ $time }。
incident-between = 走棋并按钟后，棋子落在两个交叉点之间，无法辨别位置。
minutes = { $minutes }分{ $seconds }秒
decide-nothing = 不作处理
decide-touched = 按摸子论处
decide-stands = 落子生根
decide-not-placed = 不作落子论处
decide-restart = 换先重赛
decide-goes-on = 继续比赛
decide-restored = 恢复局面，可另行走子
decide-loses = 判过错方负
decide-foul = 犯规，重走时必须走那个子
decide-put-right = 在自己用时内摆正
decide-three = 为对方增加3分钟
decide-opponent = 由对方指定落点

game-title = 对局，{ $level }级（{ $rules }）
setup-level = 级别
about-level = 1级适合初学者，8级最强。引擎是本程序自己的。
setup-side = 执子
about-side = 红方先走。
setup-rules = 棋例
setup-begin = 按回车开始。
game-ask = 你执{ $side ->
    [red] 红
   *[black] 黑
}。先选棋子，再选落点。
game-again = 按n再下一局。
game-goes-on = 对局还在进行。按r认输。
occurrences = 此局面已出现{ $times }次；第四次出现时裁决。
verdict-won = { $side ->
    [red] 红方
   *[black] 黑方
}胜：{ $reason }。
verdict-drawn = 和棋：{ $reason }。
reason-mate = 将死（jiāngsǐ）
reason-stalemate = 困毙（kùnbì）
reason-perpetual = 对方单方面长将（4.1.4）
reason-repetition = 对方应变着而不变（4.1.5；25回合内由红方变着，4.3）
reason-resigned = 对方认输
reason-other = 由裁判判定
draw-repetition = 双方不变作和（4.2.3）
draw-limit = 六十回合无吃子（4.2.4）

rules-cxa = 中国象棋协会
rules-wxf = 世界象棋联合会
about-cxa = 中国规则（1999年版25至28条）：长杀、长捉及其交替都判负。
about-wxf = 世界联合会规则：长将和长捉一子判负；长杀和交替手段作和。
option-language = 语言
option-rules = 棋例
option-notation = 记谱
option-theme = 主题
option-colors = 颜色数
about-language = 所有文字的语言。
about-notation = 着法的写法。用--ascii时不能显示汉字。
about-theme = 屏幕的颜色。不单靠颜色表示：双方棋子用字不同。
about-colors = 终端有多少种颜色。颜色不对时请改动。
language-auto = 随系统
notation-auto = 随语言
theme = { $theme ->
    [dark] 深色
    [light] 浅色
    [high-contrast] 高对比
    [color-blind] 色盲友好
   *[monochrome] 无颜色
}
colors = { $colors ->
    [auto] 按终端所报
    [sixteen] 16
    [indexed] 256
   *[true] 24位
}
form-row = { $name }：‹ { $value } ›

side = { $side ->
    [red] 红方
   *[black] 黑方
}
to-move = { $side ->
    [red] 轮到红方走
   *[black] 轮到黑方走
}
piece = { $piece ->
    [king] 将帅
    [advisor] 士
    [elephant] 象
    [horse] 马
    [rook] 车
    [cannon] 炮
   *[pawn] 兵
}
list = 、
then = ；
and = 、
state-check = { $side ->
    [red] 红方
   *[black] 黑方
}被将军。
state-mate = 将死。
state-stalemate = 困毙。
choose-own = 请选{ $side ->
    [red] 红方
   *[black] 黑方
}的棋子：轮到该方走。
refuse-empty = 那里没有棋子。
refuse-own = 那里是己方的棋子。
refuse-move = { $piece }不这样走（2.2）。
refuse-leg = 蹩马腿（bié mǎtuǐ，2.2）。
refuse-eye = 塞象眼（sāi xiàngyǎn，2.2）。
refuse-way = 有棋子挡路（2.2）。
refuse-screens = 炮打隔子（pào dǎ gé zǐ）：必须正好隔一子，这里隔{ $count }子（2.2）。
refuse-palace = { $piece }不能出九宫（jiǔgōng，2.2）。
refuse-river = 象不能过河（2.2）。
refuse-face = 走后将帅直接对面（3.4）。
refuse-gives = 走后送吃将帅（3.4）。
refuse-unanswered = 没有应将（3.4）。

pane-state = 状态
pane-answers = 答案
pane-moves = 着法
pane-task = 题目
thinking = 正在计算……
drawing = 正在找题……
answered = 已经答过。按n看下一题。
none-there = 现在没有。
right = 对：{ $answer }。
wrong = 不对：{ $answer }。
score = 答{ $asked }题，对{ $right }题

done-today = 今天做了{ $done }题，一次做对{ $clean }题。
rating-line = 杀法等级分：{ $rating } ± { $range }
due-count = 今天有{ $due }题杀法要复习。
exercise-kind = { $kind ->
    [mate] 杀法
    [ending-win] 残局取胜
    [ending-hold] 残局守和
    [vary] 谁该变着？
    [touch] 摸子
    [answers] 应将
    [notation] 记谱
    [unannounced] 不提示
    [incident] 失误与纠错
    [drill] 课程小题
    [step] 课程步骤
    [lesson] 课程
   *[game] 对局
}
progress-line = { $name }：{ $done }题，一次做对{ $clean }题
progress-none = 还没有。做过的每一题、下过的每一局都记在这里。

trouble-in-memory = 进度没有保存：{ $reason }。仍可继续训练。
trouble-damaged = 进度文件已损坏（{ $reason }），存为{ $file }；已另建新文件。
trouble-fewer = 进度文件原有{ $had }题，现在只有{ $has }题。是否被替换，或复制时漏了-wal文件？
trouble-mended = 进度文件的索引曾损坏，现已重建。没有丢失。
trouble-faulty = 进度文件有错：{ $fault }。
trouble-unreadable = 进度文件中有{ $attempts }题读不出，已跳过。
exercises-lost = 有{ $exercises }题没能保存：{ $reason }
no-data-folder = 系统没有指定数据文件夹，请设CHUHE_HOME
in-file = { $file }：{ $reason }
store-newer = 由更新版本的楚河写成
file-empty = 文件是空的
table-missing = 缺少{ $table }
file-exists = 文件已存在
disk-full = 磁盘已满，请腾出空间
file-read-only = 文件只读，请改权限
file-busy = 文件被别的程序锁住
odd-value = 有一个值的类型不对
settings-bad-value = { $key }不能是{ $found }，按{ $taken }处理
settings-unknown-key = 没有{ $key }这一项
settings-line = { $file }第{ $line }行：{ $fault }
settings-not-utf8 = 不是UTF-8文件
settings-circle = 链接成环

key-help = 按键
key-back = 返回
key-quit = 退出
key-up-down = 选择
key-choose = 打开
key-answer = 回答
key-next = 下一题
key-solution = 答案
key-line = 按号选
key-board = 光标
key-piece = 选子、落点
key-step = 走棋
key-resign = 认输
key-again = 再下一局
key-change = 改动
key-begin = 开始
key-turn = 翻转棋盘
key-more = 看余下文字
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
too-small = 楚河至少需要72列、24行。
no-terminal = chuhe需要终端：标准输入和输出都必须是终端。
no-foreground = chuhe在后台启动，无法在那里等待。
terminal-failed = 终端出错：{ $error }

home-learn = 课程
about-learn = 一套课程：规则、有名的杀法、记谱、战术、残局、开局，还有裁判部分。每一步都经过证明。
learn-stage = { $name }（{ $passed }/{ $all }）
learn-due = 今日复习的步骤：{ $due }
about-learn-due = 课程里做错过的，或快要忘记的步骤。
learn-review = 复习步骤
learn-all-done = 今天的都做完了。按q返回。
learn-gate = 通过：练习有八成一次做对。
lesson-step = 第{ $step }步，共{ $steps }步
lesson-exercise = { $title } · 练习{ $number }/{ $all }
lesson-help = 按文字的要求在棋盘上走：先用回车选棋子，再选落点，也可以点击。选择题按数字回答。
lesson-right = 正确。
lesson-then = 正确。对方已应着，请继续。
lesson-as-good = 同样好。这里走了{ $played }，对方已应着，请继续。
lesson-found = 正确，还差{ $left }个。
lesson-again = 这一个已经找到了。
lesson-wrong-choice = 不对，请再选。
lesson-shown = 这就是答案。
lesson-go-on = 按回车继续。
lesson-finish-first = 请先做完这一步；按s看答案。
lesson-is-done = 这一步做完了，按回车继续。
lesson-is-first = 这是第一步。
lesson-no-mate = { $played }不能按时成杀，请再试。
lesson-no-check = { $played }没有将军，请再试。
lesson-no-gain = { $played }得不到那么多子，请再试。
lesson-not-this = 不是{ $played }，请再试。
lesson-not-point = 不是这一点，请再试。
lesson-passed = 这一课通过了。
lesson-failed = 没有通过：练习要有八成一次做对。
lesson-end = 按回车重学这一课，按q返回列表。
lesson-article = { $title }：{ $text }
drill-targets = 标出的{ $piece }能走到哪些点？请全部指出，能吃子的点也算。
drill-check = 请走一着将军。
drill-answers = 轮走方正被将军。请指出所有能应将的棋子。
drill-written = 请走{ $played }。
course-sound = 共{ $lessons }课、{ $steps }步，全部得到证明。
key-before = 上一步
key-lesson-again = 重学

case-disturbance = 棋手在对方走棋时间内故意干扰对方。
case-clock = 棋手擅自停钟。
case-false-claim = 棋手提出自然限着和棋，经审核不属实。
case-touch = 棋手触摸了己方无法走动的棋子。
case-missing = 比赛要求记录。一方漏记了{ $entries }着。
case-with-fouls = { $done }此前他{ $before ->
    [0] 没有犯规
   *[other] 已犯规{ $before }次
}。应如何判处？
case-illegal-national = 全国成年比赛中，棋手在本局第一次违反行棋规定。应如何判处？
case-illegal-first = 市级比赛中，棋手在本局第一次违反行棋规定。应如何判处？
case-illegal-second = 市级比赛中，棋手在本局第二次违反行棋规定。应如何判处？
case-press-first = 棋手没有走棋先按钟，在本局是第一次。应如何判处？
case-press-second = 棋手没有走棋先按钟，在本局是第二次。应如何判处？
case-rapid = 每方限时{ $minutes }分钟，这是快棋（kuàiqí）赛吗？
case-time = 基本用时{ $minutes }分钟，每走一步加{ $seconds }秒。走完{ $moves }步，一方总共得到多少用时？
case-offers = 25回合之后，一方已提和{ $own }次，对方提和{ $other }次。应如何判处？
case-claim = 棋手提出自然限着和棋。上次吃子已过{ $rounds }回合。这是第一次提出，此前没有犯规。结果如何？
case-claim-second = 棋手提出自然限着和棋。上次吃子已过{ $rounds }回合。在这一阶段内他曾提出一次，不属实。结果如何？
case-cycle = 第{ $round }回合，双方循环重复已计三个循环，着法都是允许着法。应如何裁决？
case-line-up = 分四台，另有两名替补，棋手按技术水平编为1至6。某队出场顺序为{ $order }。允许吗？
case-knock-out-one = 先积分编排，再赛一轮淘汰赛。第一阶段第{ $place }名的对手是谁？
case-knock-out-two = 先积分编排，再赛两轮淘汰赛。第一阶段第{ $place }名在首轮的对手是谁？
case-games = 两队各有{ $one }人和{ $other }人，一方所有队员与另一方所有队员逐一对弈。共有多少局？
case-sum = 团体成绩按队员名次之和计算。队员名次为{ $one }、{ $two }、{ $three }，成绩是多少？
reply-nothing = 不判罚
reply-foul = 犯规一次
reply-two-fouls = 犯规两次
reply-loses = 判负
reply-drawn = 和棋
reply-red-varies = 红方变着，不变判负
reply-yes = 是
reply-no = 否
reply-place = 第{ $place }名
reply-minutes = { $minutes }分钟
