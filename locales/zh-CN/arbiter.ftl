## Cases for an arbiter.

act = { $act ->
    [moves-twice] { $mover }走{ $played }，未等{ $other }应着，又走了{ $second }。
    [moves-wrongly] { $mover }用普通棋子后退，走{ $played }。
    [touches-other] { $mover }一言不发，先触摸{ $piece }位的棋子，然后走{ $played }。
    [takes-back] { $mover }走{ $played }，手离开棋子后又把它放回原处，改走{ $second }。
    [moves-enemy] { $mover }移动了{ $other }在{ $piece }位的棋子：{ $played }。
    [does-not-capture] { $mover }走{ $played }，而这枚棋子本可以吃子。
    [lifts-piece] { $mover }无缘无故地从棋盘上拿起{ $piece }位的棋子，然后走{ $played }。
    [captures-fewer] { $mover }吃子{ $played }，而另一条路线可以吃掉更多棋子。
    [stops-capture] { $mover }连吃{ $played }，中途在{ $piece }位手离开了棋子。
    [lifts-during-capture] { $mover }连吃{ $played }，尚未跳完就拿走了{ $piece }位的棋子。
    [leaves-captured] { $mover }吃子{ $played }，却没有拿走{ $piece }位被吃的棋子。
    [removes-unjumped] { $mover }吃子{ $played }，还拿走了{ $piece }位没有被跳过的棋子。
    [stops-removing] { $mover }连吃{ $played }，拿走被吃的棋子时中途停了下来。
    [removes-own] { $mover }吃子{ $played }，随后又拿走了己方{ $piece }位的棋子。
    [moves-uncrowned] { $mover }用尚未加冕的王棋走{ $played }。
   *[two-hands] { $mover }一只手走子吃{ $played }，另一只手拿走被吃的棋子。
}

irregular-case = { $happened }{ $question }
sequel = { $sequel ->
    [noticed] { $other }当即发现。{ $other }可以怎么做？
    [noticed-late] { $other }应了一着才发现。{ $other }可以怎么做？
    [refused] { $other }要求纠正，{ $mover }拒绝。如何判决？
    [partly] { $other }要求纠正，{ $mover }只改正了一部分。如何判决？
   *[silence] { $other }没有作声。裁判看到了，应怎么做？
}

case-accident = 衣袖碰乱了几枚棋子，双方同时发现。裁判怎样看待？
case-board-turned = 对局中途发现，棋手左下角是白格，棋盘放错了。如何处理？
case-left-off = 走了几着后发现，摆棋时少放了一枚普通棋子。如何处理？
case-on-light = 对局中发现，有一枚棋子从开局起就放在白格里。如何处理？

## Touching a piece

touch = { $touch ->
    [movable] { $mover }一言不发，触摸了{ $piece }位的棋子，又想走另一枚。如何判决？
    [blocked] { $mover }触摸了{ $piece }位的棋子，而它无法走动。如何判决？
    [adjusted] { $mover }先说“我摆正棋子”，再触摸{ $piece }位的棋子。如何判决？
    [adjusted-late] { $mover }触摸了{ $piece }位的棋子，然后才说“我摆正棋子”。如何判决？
    [hand-on] { $mover }走{ $played }，手还没有离开棋子，又看到更好的格子。如何判决？
    [hand-off] { $mover }走{ $played }，手已离开棋子，才看到更好的格子。如何判决？
   *[not-to-move] 轮到{ $mover }走棋。{ $other }不声不响地摆正{ $piece }位的棋子。可以吗？
}

## The clock

clock-flag-pressed = { $mover }手离开棋子时还剩{ $seconds }秒，按停棋钟时还剩{ $left }秒。{ $other }要求判超时胜。如何判决？
clock-flag-not-pressed = { $mover }手离开棋子时还剩{ $seconds }秒，但还没有按钟，{ $mover }的钟旗就落下了。如何判决？
clock-forgotten = { $mover }走完一着，忘了按钟。谁可以提醒？
clock-other-hand = { $mover }用右手走棋，用左手按钟。可以吗？
clock-late = { $other }迟到{ $minutes }分钟；迟到时限为1小时。如何判决？
clock-both-late = 过了{ $minutes }分钟，双方都没有到场；迟到时限为1小时。如何判决？
clock-neither = 开赛时双方都未到场。{ $minutes }分钟后{ $mover }先到，{ $other }未到。已耗去的时间怎么算？
clock-black-absent = 比赛开始，白方在场，黑方缺席。裁判开动哪一方的棋钟？
clock-claim-right = { $mover }申请判和。裁判裁定前，{ $mover }钟旗落下。裁判认定申请成立。如何判决？
clock-claim-wrong = { $mover }申请判和。裁判裁定前，{ $mover }钟旗落下。裁判认定申请不成立。如何判决？
clock-broken = 对局中棋钟出了故障。裁判更换棋钟并调好双方用时。如何处理？
clock-colors-swapped = 走了几着后发现，双方执棋的颜色颠倒了。如何处理？

## Keeping score

sheet-sudden-death = 包干制：{ $mover }还剩{ $minutes }分钟，不再记录着法。如何处理？
sheet-fischer = 菲舍尔制：{ $mover }还剩{ $minutes }分钟，不再记录着法。如何处理？
sheet-after-time-trouble = { $mover }在时间恐慌中停止了记录。对局结束后，裁判要求补全漏记的着法。如何处理？
sheet-compare = { $case ->
    [own-agreed] { $mover }在自己走时的时候，想看{ $other }的记录纸来核对，{ $other }同意。可以吗？
    [own] { $mover }在自己走时的时候，拿过{ $other }的记录纸来核对，{ $other }不同意。可以吗？
    [others-agreed] { $mover }在{ $other }走时的时候，想看{ $other }的记录纸来核对，{ $other }同意。可以吗？
   *[others] { $mover }在{ $other }走时的时候，拿过{ $other }的记录纸来核对，{ $other }不同意。可以吗？
}
sheet-capture-first = { $mover }先写下吃子 28x19，再在棋盘上走出。可以吗？
sheet-refuses = { $mover }拒绝记录对局，裁判要求也不听。如何判决？

## Draws

offer-after = 第{ $number }着：{ $mover }走棋，提和，然后按钟。这次提和怎样？
offer-again = 第60着：{ $mover }走棋，提和，然后按钟。第50着时{ $other }拒绝过{ $mover }的提和，此后没有提过和。这次提和怎样？
offer-conditional = 第50着：{ $mover }走棋，说“你不往后吃就和棋”，然后按钟。这次提和怎样？
offer-on-opponents-time = 第50着：{ $mover }走棋，按钟，然后才提和。这次提和怎样？
offer-answered-by-move = { $mover }的提和有效。{ $other }一言不发，走了一着棋。这次提和怎样？

limit-case = { $material }此后双方各走了{ $moves }着，未分胜负。如何判决？
limit-material = { $material ->
    [kings] 双方都有王棋和普通棋子，最近一次吃子之后，双方一直只走王棋。
    [three-kings] 菲舍尔制：棋盘上形成三王对单王。
    [two-kings-and-man] 菲舍尔制：棋盘上形成两王一兵对单王。
    [king-and-two-men] 菲舍尔制：棋盘上形成一王两兵对单王。
    [two-kings] 菲舍尔制：棋盘上形成两王对单王。
    [king-and-man] 菲舍尔制：棋盘上形成一王一兵对单王。
   *[king] 菲舍尔制：棋盘上形成一王对单王。
}

repetition-same-side = 同一局面已出现{ $times }次，每次都轮到{ $mover }走棋。如何判决？
repetition-either-side = 同样的棋子在同样的位置已出现{ $times }次，一次轮到{ $other }走，其余轮到{ $mover }走。如何判决？
theoretical-sudden-death = 包干制：刚刚形成三王对单王，强方无法证明能赢。如何判决？
theoretical-fischer = 菲舍尔制：刚刚形成三王对单王。如何判决？
advantage-sudden-death = 包干制：棋盘上剩{ $pieces }枚棋子。{ $mover }明显占优，只剩{ $seconds }秒，申请判和。如何判决？
advantage-fischer = 菲舍尔制：棋盘上剩{ $pieces }枚棋子。{ $mover }明显占优，只剩{ $seconds }秒，申请判和。如何判决？

## An adjourned game

sealed-read = 启封续赛，轮到{ $mover }走棋，封棋着法写的是{ $played }。如何判决？
sealing-case = { $step ->
    [who-seals] 赛场停电几个小时，对局封棋。由谁暗记下一着？
    [illegal] 启封后发现，封棋着法不合规则。如何判决？
    [who-keeps] 对局封棋。封好的信封由谁保管？
    [first] 封棋续赛。第一步做什么？
    [second] 封棋续赛。信封已经打开，下一步做什么？
    [third] 封棋续赛。记录纸已发还双方，下一步做什么？
    [fourth] 封棋续赛。双方已确认局面和用时，下一步做什么？
    [other-move] 棋手一夜之间想到更好的着法，想改走它而不走封棋着法。可以吗？
   *[arbiters-time] 封棋前裁判记录当前局面。这段时间算谁的？
}

## Conduct

conduct = { $conduct ->
    [talks] 对局中，{ $mover }与赛场里的朋友说话。
    [asks-spectator] 对局中，{ $mover }问观众别人下得怎么样。
    [notes] 对局中，{ $mover }翻看笔记。
    [written-opening] { $mover }把开局抄在记录纸背面，对局中拿来看。
    [leaves-to-move] 轮到{ $mover }走棋，{ $mover }离开了棋盘。
    [points] { $mover }想棋时用手指点着一个个格子。
    [disturbs] { $other }想棋时，{ $mover }敲打桌子。
    [disturbs-others] { $mover }下完棋，别人还在比赛，他却大声讲笑话。
    [advice] { $mover }向队友请教自己的局面，并采纳了建议。
    [analyses-running] 邻台对局还在进行，{ $mover }对朋友分析这盘棋错在哪里。
    [analyses-in-hall] { $mover }下完棋，在赛场内与{ $other }复盘分析。
    [holds-up] 下一轮就要开始，{ $mover }还坐在上一轮的棋桌旁，不肯离开。
    [leaves-hall] { $mover }未经裁判允许走出赛场。
    [fetches-something] { $mover }跑回宾馆取眼镜，没有告诉任何人。
    [stands-by] { $mover }在邻台旁站了十分钟看棋。
    [telephone] 对局中，{ $mover }看手机。
    [watch] 对局中，{ $mover }在手表上看了一条信息。
    [walks] { $other }想棋时，{ $mover }在赛场内走动。
    [asks-arbiter] { $mover }向裁判询问限着规则怎样计数。
    [appeals] { $mover }不中断比赛，向仲裁委员会递交书面申诉，并给裁判长一份复印件。
   *[writes-to-organisers] { $mover }就赛场灯光问题致信组委会。
}

conduct-case = { $conduct }可以吗？

seen-conduct = { $conduct }裁判看到了，{ $other }没有提出。裁判怎么做？

severe-warning-one = { $mover }在一局棋中受到第一次严重警告。如何判决？
severe-warning-two = { $mover }在同一局棋中受到第二次严重警告。如何判决？
disqualification-case = 裁判想取消一名选手的比赛资格，须经谁同意？
refuses-correction-case = { $mover }违反行棋规定，裁判要求改正，{ $mover }拒绝。如何判决？

seen = { $seen ->
    [flag] 裁判看到钟旗已落下，双方棋手都没有发现。裁判怎么做？
    [rule-draw] 裁判看到对局按16步规则已成和棋，双方都没有发现。裁判怎么做？
    [third-time] 裁判看到相同局面第三次出现，每次都轮到同一方走，双方都没有发现。裁判怎么做？
    [king-moves] 裁判看到双方连续25个回合只走王棋、没有吃子，双方都没有发现。裁判怎么做？
    [too-late] { $mover }迟到一个半小时，迟到时限为一小时，对手没有作声。裁判怎么做？
    [forgotten-clock] 裁判看到{ $mover }走完忘了按钟，对手没有作声。裁判怎么做？
    [quarrel] 两名棋手在棋盘旁争执起来，没有人叫裁判。裁判怎么做？
   *[no-score] { $mover }还有一小时，却不再记录着法，裁判看到了。裁判怎么做？
}

## Forms of play and of tournaments

form-described = { $form ->
    [odds] 高手与初学者下棋，开局时少放一枚棋子。这叫什么？
    [blindfold] 棋手不看棋盘，口报着法。这叫什么？
    [simultaneous] 一名高手同时与二十人对弈，逐台轮流走子。这叫什么？
    [blindfold-simultaneous] 一名高手不看棋盘，同时与十人对弈。这叫什么？
    [correspondence] 双方每次寄出一着，可以想上几天。这叫什么？
    [knock-out] 输者出局，直到剩下最后一名棋手。这叫什么？
    [round-robin] 所有棋手互相之间都要对弈。这叫什么？
    [by-score] 每轮由积分相同或相近的棋手对弈。这叫什么？
    [relay] 各队棋手轮流出场，输一局者不再出场，最后一名棋手输棋的队退出比赛。这叫什么？
    [match] 两名棋手之间进行多局比赛。这叫什么？
   *[scheveningen] 两队比赛，一队的每名棋手与另一队的每名棋手都要对弈。这叫什么？
}

rounds-case = { $players }名棋手参加积分编排赛。下多少轮合适？

player-name = { $player ->
    [a] 甲
    [b] 乙
    [c] 丙
    [d] 丁
    [e] 戊
   *[f] 己
}
player-line = { $player }{ $score }（{ $wins }）
score-case = 六人循环赛结束。{ $player }胜{ $wins }局，和{ $draws }局，负{ $losses }局。共得多少分？
compare-won = { $winner }胜{ $loser }。
compare-drawn = { $first }与{ $second }两人之间和棋。
compare-case = 六人循环赛，最后得分与胜局数（括号内）：{ $table }。{ $game }{ $first }和{ $second }谁名次在前？
play-off-drawn = 莱曼-格奥尔基耶夫加赛，开始时每方五分钟。第{ $game }局和棋，甲剩{ $first }，乙剩{ $second }。下一局以什么时间开始？
play-off-won = 莱曼-格奥尔基耶夫加赛，开始时每方五分钟。第{ $game }局{ $winner }胜。接下来呢？
play-off-flag = 莱曼-格奥尔基耶夫加赛，开始时每方五分钟。第{ $game }局{ $loser }超时。接下来呢？

## Tables of tournaments

course-table = 成绩表
prompt-answer = 答案
table-row = { $player }   { $results }   { $score }
ask-score = { $player }号的积分是多少？+3表示胜3号，=表示和，-表示负。
ask-opponents = 计算{ $player }号的对手分：所有对手的得分之和。+3表示胜3号；最后一栏是得分。
ask-median = 计算{ $player }号的中间对手分：去除得分最高和最低的对手。+3表示胜3号；最后一栏是得分。
ask-cut = 计算{ $player }号的对手分，去除{ $cut }名得分最低的对手。+3表示胜3号；最后一栏是得分。
ask-order = { $players }号同分。谁名次在前？依次比较对手分、中间对手分、对手分截断法。按名次输入号码，例如 3 1。
ask-pairing = 编排下一轮：每人一局，不得重遇，对手积分尽量相近。输入对阵，例如 1-4 2-5 3-6。
fault-other-players = 请输入题中的全部棋手，每人一次。
fault-number = 不对，应为{ $right }。
fault-order = 不对。正确名次：{ $right }。
fault-twice = { $player }号出现了两次。
fault-missing = { $player }号没有对手。
fault-rematch = { $first }号与{ $second }号已经下过。
pairing-fault = { $wrong }例如这样才对：{ $pairs }。
fault-apart = 你的对阵积分共差{ $total }分，可以只差{ $least }分。
table-unread-number = 请输入数字。
table-unread-player = 没有{ $player }号：棋手是1至6号。
table-unread-odd = 有一名棋手没有对手：请成对输入。

## Rulings

ruling = { $ruling ->
    [correct-or-accept] 要求纠正，或予以接受
    [must-correct] 必须纠正
    [accepted] 不能再要求什么
    [still-correct] 要求纠正
    [offender-loses] 判违规方负
    [warned] 只给警告
    [punished] 按情节轻重给予处罚
    [no-offence] 不属于犯规
    [arbiter-waits] 由对手决定，不干预
    [arbiter-acts] 立即干预
    [replayed] 对局重下
    [continues] 对局继续
    [must-move] 必须走那枚棋子
    [any-piece] 可以走任何棋子
    [any-square] 可以改放另一格
    [move-stands] 这着棋已完成
    [forbidden] 不允许
    [allowed] 允许
    [loses] 判该棋手负
    [both-lose] 判双方负
    [time-lost] 只损失时间
    [only-opponent] 只有对手
    [arbiter-too] 裁判也可以
    [anyone] 任何人
    [white-clock] 白方的棋钟
    [black-clock] 黑方的棋钟
    [no-clock] 双方都不走钟
    [drawn] 和棋
    [offer-stands] 有效
    [offer-too-early] 太早
    [offer-repeated] 须等对方先提和
    [offer-conditional] 不得附带条件
    [offer-late] 应在按钟之前
    [offer-declined] 已被拒绝
    [side-to-move] 轮走方
    [other-side] 非轮走方
    [the-arbiter] 裁判
    [white-player] 执白一方
    [play-sealed] 走出封棋着法
    [confirm-position] 确认局面和用时
    [return-sheets] 发还记录纸
    [open-envelope] 打开信封
    [must-write] 必须继续记录
    [write-later] 可不记，要求时赛后补全
    [need-not-write] 永远不必补记
    [fill-in] 补全漏记的着法
    [play-off-decides] 加赛决定
    [chief-arbiter] 裁判长
   *[play-off-over] 加赛结束
}
ruling-minutes-each = 双方各扣{ $minutes }分钟
ruling-minutes-white = 只扣白方{ $minutes }分钟
ruling-points = { $points }分
ruling-rounds = { $rounds }轮
ruling-times = 甲{ $first }，乙{ $second }
form-name = { $form ->
    [odds] 让子
    [blindfold] 蒙目
    [simultaneous] 车轮赛
    [blindfold-simultaneous] 蒙目车轮赛
    [correspondence] 通讯赛
    [knock-out] 淘汰制
    [round-robin] 循环制
    [by-score] 积分编排制
    [relay] 擂台赛
    [match] 对抗赛
   *[scheveningen] 舍维宁根制
}
