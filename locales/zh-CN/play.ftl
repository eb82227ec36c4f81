## A game against the engine or another person.

home-game = 对局：与引擎或他人对弈
play-title = 对局
play-pane = 对局
play-sheet = 你的记录纸
play-sheet-of = { $name }的记录纸
play-setup = 新对局
play-begin = 开始
help-begin = 对局中：o 提和，z 认输，j 封棋。
enter-begins = 按 Enter 开始对局。

game-subject = { $variant }，{ $opponent }
playoff-subject = { $variant }，{ $opponent }，加赛第{ $game }局
match-subject = { $variant }，{ $opponent }，两局赛第{ $game }局

## The opponent

own-engine = 你的引擎
another-person = 另一位棋手（同机）
    .aloud = 另一位棋手（同一键盘）
remote-opponent = 另一终端（DXP）
remote-side = 对方
guest-nameless = 客人

level-name = { $level }级

player-engine = Damier（{ $level }）
player-nameless = 玩家
event-training = 训练对局
event-casual = 友谊对局
event-play-off = 莱曼-格奥尔基耶夫加赛
event-mini-match = 两局赛
event-display = 车轮赛

level-choice = { $level ->
    [1] 1级 · { $elo } · 初学
    [2] 2级 · { $elo } · 粗心
    [3] 3级 · { $elo } · 急躁
    [4] 4级 · { $elo } · 业余
    [5] 5级 · { $elo } · 俱乐部
    [6] 6级 · { $elo } · 稳健
    [7] 7级 · { $elo } · 深算
   *[other] 8级 · { $elo } · 全力
}
    .aloud = { $level ->
        [1] 1级，等级分{ $elo }，初学
        [2] 2级，等级分{ $elo }，粗心
        [3] 3级，等级分{ $elo }，急躁
        [4] 4级，等级分{ $elo }，业余
        [5] 5级，等级分{ $elo }，俱乐部
        [6] 6级，等级分{ $elo }，稳健
        [7] 7级，等级分{ $elo }，深算
       *[other] 8级，等级分{ $elo }，全力
    }

program-starts = 你的引擎正在启动。棋钟尚未开动。

program-fault = 你的引擎出错：{ $reason }。改由8级引擎对弈。

game-engine-failed = 引擎出错（{ $reason }）。对局已保留，棋钟已停：按 r 重试。

## The clock

game-you = 你
flag = 超时！

## What happens in the game

your-move = 轮到你走。
move-of = 轮到{ $name }走。
game-engine-thinks = 引擎正在思考。
arbiter-looks = 裁判正在审核局面。
engine-offers = 引擎提和：按 o 同意，走棋即拒绝。
person-offers = { $name }提和：按 o 同意，走棋即拒绝。
offering = 你走下一着时将提和。
offer-stands = 你已提和。
offer-declined = 引擎拒绝和棋。
person-declines = { $name }拒绝和棋。
resign-sure-of = { $name }认输？再按 z 认输，按其他键继续对局。
    .aloud = { $name }认输？再输入一次“{ label-resign }”认输，输入其他内容继续对局。
resign-sure = 认输？再按 z 认输，按其他键继续对局。
    .aloud = 认输？再输入一次“{ label-resign }”认输，输入其他内容继续对局。
sealing = 封棋：你的下一着为封棋着法，棋钟停止。再按 j 取消。
    .aloud = 封棋：请输入你的下一着，它是封棋着法，棋钟停止。再输入“{ label-adjourn }”取消。
written-wrong = 实际走的不是这一着。
taken-back = 已悔棋。
resumed = 对局继续。
resumed-sealed = 封棋着法已走出：对局继续。
claim-possible = 可按 w 申请判和。
time-trouble = 不足5分钟：不必再记录着法。
blind = 蒙目：终局前不显示棋子。
you-win = 你赢了！
you-lose = 你输了。
a-draw = 和棋。
person-wins = { $name }赢了！
playoff-continues = 加赛继续：按 n 开始第{ $game }局。你执{ $side ->
        [white] 白
       *[black] 黑
    }，剩余{ $yours }；引擎剩余{ $theirs }。
playoff-continues-of = 加赛继续：按 n 开始第{ $game }局。白方：{ $white }，{ $whites }；黑方：{ $black }，{ $blacks }。
match-continues = 两局赛：第一局后{ $yours }比{ $theirs }。按 n 开始第二局；你执{ $side ->
        [white] 白
       *[black] 黑
    }。
match-continues-of = 两局赛：{ $white } { $whites }，{ $black } { $blacks }。按 n 开始第二局，双方换色。
match-over = { $result ->
        [won] 你赢得两局赛
        [lost] 你输掉两局赛
       *[drawn] 两局赛和棋
    }：{ $yours }比{ $theirs }。
match-over-of = 两局赛结束：{ $white } { $whites }，{ $black } { $blacks }。
ballot-drawn = 抽签开局：{ $moves }
ballot-basic = 基本局面：{ $moves }
ballot-flying = 飞子抽签：第一步之前有一个兵不在原位。{ $men }。
    .aloud = 这是飞子抽签：第一步之前有一个兵不在原位。{ $men }。
man-elsewhere = { $side ->
    [white] 白方{ $from }的兵在{ $to }
   *[black] 黑方{ $from }的兵在{ $to }
}
game-filed = 已保存到games.pdn。

called-out = 引擎走{ $played }。
called-out-by = { $name }走{ $played }。

touched = 你摸了{ $square }格的棋子：必须走它。

## A side that plays elsewhere, over DXP

link-waits = 等待对方连接{ $address }。
link-calls = 正在连接{ $address }。
link-kept = 按 Esc 离开。
link-over = 没有连接：{ $reason }。
link-again = 按 r 重新连接。
remote-gone = 棋钟已停，对局已保留。
remote-stopped = 对方结束了对局，但没有有效的结果。
remote-says = { $name }说：{ $text }

## Touch-move between two people

touch-broken = { $name }摸了{ $square }格的棋子却走了别的棋子：按 p 请裁判。
touch-corrected = 已退回：{ $name }必须走{ $square }格的棋子。
complaint-breach = { $by }摸了{ $square }格的棋子，{ $other }可以要求走它吗？可以，也可接受已走的着法（{ $article }）。再按 p 要求，走棋即接受。
complaint-late = { $by }摸了{ $square }格的棋子，{ $other }可以要求走它吗？不可以：{ $other }已经应着（{ $article }）。
complaint-touched = { $by }摸了{ $square }格的棋子，{ $other }可以要求走它吗？可以：{ $ruling }（{ $article }）。

## Draws offered and claimed

offer-too-early = 双方各走满{ $needed }着后才可提和；目前走了{ $moves }着。
offer-offered-last = 上次是你提和：下次须由对手提出。
offer-not-your-move = 提和须与自己的着法同时提出：请等轮到你走。
offer-none = 没有需要答复的提和。
offer-game-over = 对局已经结束。

claim-refused = { $reason ->
    [not-your-turn] 轮到你走时才可申请。
    [no-sudden-death] 只有包干制才可申请判和。
    [nothing] 不符合申请条件：须是单王对至多3枚棋子；或全盘至多8枚棋子，且你剩余不足1分钟。
    [can-be-won] 申请被驳回：残局库显示可分胜负。
   *[no-advantage] 申请被驳回：你的优势不明显。
}

## The player's own score sheet

sheet-prompt = { $side ->
    [white] 记录{ $number }.
   *[black] 记录{ $number }…
}

sheet-hint = 输入实际走的着法

write-down = { $side ->
    [white] 记下白方第{ $number }回合的着法。
   *[black] 记下黑方第{ $number }回合的着法。
}

fill-in = 你的记录纸缺{ $missing }着：补上，或按 Esc。

fill-in-of = { $name }的记录纸缺{ $missing }着：补上，或按 Esc。

prompt-seal = 封棋着法

## The form for a new game: what stands before the values, and what they mean.

row-opponent = 对手
    .help = 引擎的某一级（8级全力以赴），或一位棋手。你的引擎在选项（o）中设置。
row-theirs = 对方
    .help = 对方的姓名，用于棋钟、棋谱文件和你们之间的战绩。
row-yours = 你是
    .help = 与选项中不同的姓名算客人：对局只存入棋谱文件，不计进度。
row-color = 你执
    .help = 你执哪一方。除某些局面外，白方先走。
    .both = 两局赛：此局面先执白、再执黑各一局。胜一局得两分。
row-start = 起始
    .help = 常规初始局面、均衡的抽签开局、自设局面，或让子。
    .ballots = FMJD 的{ $full }个抽签开局之一、IDF 的{ $basic }个基本局面之一、自设局面，或让子。
row-fen = FEN
    .help = 局面如W:W31-50:B1-20（64格如W:Wc3,e3:Bb6,d6），输入或粘贴；K表示王棋。
row-clock = 棋钟
    .help = 包干制：全局一个固定用时。菲舍尔制：每走一着加时。
    .playoff = 加赛至分出胜负：和棋后，以双方剩余时间开始下一局。菲舍尔制计时。
row-time = 用时
    .help = 全局的用时，或规定着数的用时。
row-extra = 附加
    .help = 菲舍尔制：每着加的秒数。分段计时：规定的着数；其余着法另加一半用时。
    .aloud = 加秒或着数
row-undo = 悔棋
    .help = 允许悔棋（u）的对局算友谊对局。
row-touch = 摸子
    .help = 摸子走子：选中的棋子只要能走，就必须走。
    .two = 摸子走子：摸了一子却走另一子时，对方可要求改走（p）。
    .aloud = 摸子走子
row-blind = 蒙目
    .help = 蒙目：终局前不显示棋子。
    .aloud = 蒙目
row-sheet = 记录
    .help = 自己记录时，每回合后由你输入双方着法，程序会核对。
    .aloud = 对局记录纸

row-link = 连接
    .help = 通过DXP：一方等待，另一方连接；一方定条件，另一方接受。
row-address = 地址
    .help = 留空：只限本机。填了地址，他人即可连到你，且不加密。
address-here = 127.0.0.1:27531
link-listen-ask = 等待，按我的条件
link-call-follow = 连接，按对方条件
link-call-ask = 连接，按我的条件
link-listen-follow = 等待，按对方条件

row-turning = 棋盘
    .help = 每着后转动，轮走方坐在下方。

play-white = 白方
play-black = 黑方
play-either = 随机
play-both = 各一局：两局赛
start-beginning = 初始局面
start-ballot = 抽签开局
start-ballot-federation = FMJD 抽签开局
start-ballot-basic = IDF 基本局面
start-fen = 下面的FEN
    .aloud = FEN一行的局面
start-opponent-down-1 = 对手让一兵
start-opponent-down-2 = 对手让两兵
start-opponent-down-3 = 对手让三兵
start-you-down-1 = 你让一兵
start-you-down-2 = 你让两兵
start-you-down-3 = 你让三兵
clock-none = 无
clock-sudden-death = 包干制
clock-fischer = 菲舍尔制
clock-periods = 分段计时
clock-playoff = 莱曼-格奥尔基耶夫
undo-allowed = 允许
undo-forbidden = 不允许
no = 否
yes = 是
sheet-kept = 自动记录
sheet-yours = 自己记录
sheet-theirs = 各自记录
turning-no = 不转动
turning-yes = 每着转动

minutes-value = { $minutes }分钟

seconds-value = 每着加{ $seconds }秒

moves-value = { $moves }着

## Keys

label-game = 对局
help-game = 与引擎或他人对弈一局
label-offer = 提和
help-offer = 走下一着时提和，或同意提和
label-claim = 判和
help-claim = 申请判和（包干制）
label-protest = 裁判
help-protest = 就摸子请裁判；再按：要求改走
label-resign = 认输
help-resign = 认输；按两次
    .aloud = 认输；输入两次
label-adjourn = 封棋
help-adjourn = 封棋：你的下一着为封棋着法
label-new-game = 新对局
help-new-game = 开始新对局
label-again = 再战
help-again = 以同样条件再下一局
help-ask-again = 引擎出错后重试

## A game read back from memory

recall-at = 凭记忆：{ $plies }着中的{ $at }着。{ $faults }
recall-done = 凭记忆复述了全局：{ $plies }着。{ $faults }
recall-faults = 说错{ $wrong }次，提示{ $shown }次。
recall-how-to = i 显示下一着，Esc 结束。
    .aloud = { label-remind }：显示下一着。
recall-shown = 实际走的是 { $played }。
label-recall = 凭记忆
help-recall = 凭记忆一着一着复述全局
label-remind = 提示
help-remind = 凭记忆复述时：显示下一着
