## Cases that an article of the rule books decides directly.

equipment-board = 棋盘的行棋部分为{ $size }×{ $size }厘米。比赛可以用吗？
equipment-rim = 棋盘的边沿比格子高{ $height }毫米。比赛可以用吗？
equipment-man = 棋盘格子边长{ $square }毫米，棋子直径{ $man }毫米。比赛可以用吗？
equipment-man-on-45 = 45厘米的100格棋盘上，棋子直径{ $width }毫米。比赛可以用吗？
equipment-height = 棋子直径{ $width }毫米，厚{ $height }毫米。比赛可以用吗？
equipment-display = 棋钟的显示屏高{ $height }毫米，宽{ $width }毫米。比赛可以用吗？
fixture = { $fixture ->
    [numbers-at-home] 平时练习用的棋盘上印着1至50的编号。可以吗？
    [numbers-in-tournament] 比赛用盘上印着1至50的编号。可以吗？
    [glossy-board] 比赛用盘在灯光下反光。可以吗？
    [pale-squares] 比赛用盘的黑格只比白格深一点。可以吗？
    [glossy-men] 比赛用的棋子上了光，发亮。可以吗？
    [two-shades] 白方换过三枚棋子，颜色比其余的略深。比赛可以用吗？
    [wobbly-kings] 两枚棋子叠起来容易滑落。这样的棋子比赛可以用吗？
    [one-clock-works] 棋钟里的一只钟坏了，双方合用另一只。可以吗？
    [no-common-stop] 棋钟不能同时停住两边。比赛可以用吗？
    [both-run] 棋钟会让两边同时走。比赛可以用吗？
    [starts-late] 按钟之后，另一边过五秒才开始走。比赛可以用吗？
    [hidden-time] 要按住按钮才能看到用时。这样的棋钟比赛可以用吗？
    [minutes-only] 最后两分钟只显示分，不显示秒。这样的棋钟比赛可以用吗？
    [wobbly-clock] 棋钟一按就倒。比赛可以用吗？
    [clock-on-left] 棋钟放在白方的左侧，棋盘侧边的正中。可以吗？
    [clock-moved-by-player] { $mover }把棋钟移到棋盘的另一侧。可以吗？
    [clock-moved-by-arbiter] 因为有柱子，裁判把棋钟移到白方的右侧。可以吗？
    [no-sheet] 棋盘旁只有一份记录纸，{ $mover }没有。可以吗？
    [late-sheets] 走到第十着才发记录纸。可以吗？
    [single-sheet] 记录纸只有一份，没有第二联。可以吗？
   *[original-taken-home] 比赛结束后，{ $mover }把记录纸的原件带回家。可以吗？
}

handling = { $handling ->
    [crowned-by-opponent] { $mover }的普通棋子停在升变线上，{ $other }在它上面叠了一枚棋子。可以吗？
    [crowned-by-owner] { $mover }的普通棋子停在升变线上，{ $mover }自己给它加冕。可以吗？
    [crowned-later] { $mover }的新王没有加冕，五着以后{ $other }给它补加冕。可以吗？
    [moves-uncrowned] { $mover }的新王没有加冕，{ $mover }就这样移动了它。可以吗？
    [moves-at-once] { $mover }的棋子升变并加冕，{ $other }还没有走，{ $mover }又走这只王棋。可以吗？
    [moves-after-reply] { $mover }的棋子升变并加冕，{ $other }走了一着，然后{ $mover }走这只王棋。可以吗？
    [treated-as-man] { $mover }的新王没有加冕，{ $other }说它还是普通棋子，只能前进。{ $other }可以这样要求吗？
    [takes-off-in-order] { $mover }吃了三枚，按吃子的顺序逐个拿走。可以吗？
    [takes-off-in-reverse] { $mover }吃了三枚，从最后一枚倒着逐个拿走。可以吗？
    [takes-off-mixed] { $mover }吃了三枚，先拿第二枚，再拿第一枚、第三枚。可以吗？
    [takes-off-early] { $mover }连吃两枚，还没有跳第二次就拿走了第一枚。可以吗？
    [pauses] { $mover }吃了三枚，拿走一枚，想了一会儿再拿其余的。可以吗？
    [continues-after-letting-go] { $mover }连吃到一半，手离开了棋子，现在又想接着吃完。可以吗？
    [keeps-hold] { $mover }连吃时每跳一次都放下棋子，手一直不离开。可以吗？
    [sweeps] { $mover }连吃三枚，直接把棋子放到最后一格。可以吗？
    [two-hands] { $mover }用右手跳子，用左手拿走被吃的棋子。可以吗？
   *[one-hand] { $mover }用左手跳子，也用左手拿走被吃的棋子。可以吗？
}

claim-objection-before = 离时限还有{ $minutes }分钟，{ $mover }向裁判提出棋钟显示不对。这个异议怎样？
claim-objection-after = 时限已过{ $minutes }分钟，{ $mover }才向裁判提出棋钟显示不对。这个异议怎样？
claim-correction = { $mover }有不合规则的行为，裁判用了{ $minutes }分钟来纠正。这段时间算谁的？
claim-flag = { $reporter ->
    [owner] { $mover }超时，{ $mover }自己提出。可以吗？
    [opponent] { $mover }超时，{ $other }提出。可以吗？
    [arbiter] { $mover }超时，裁判指出。可以吗？
   *[spectator] { $mover }超时，一名观众喊了出来。规则给了观众这个权利吗？
}
claim-appeal = 规定赛后{ $limit }分钟内提出申诉。{ $mover }在{ $after }分钟后递交书面申诉并交了申诉费。这个申诉怎样？
claim-spoken = { $mover }只是口头向仲裁委员会申诉。这个申诉怎样？
claim-no-fee = { $mover }按时递交书面申诉，但没有交申诉费。这个申诉怎样？
claim-committee = 仲裁委员会有{ $members }名成员。这是通常的人数吗？
claim-vote = { $members }人的仲裁委员会对申诉表决：{ $favour }票赞成，{ $against }票反对。申诉怎样？
claim-interested = { $mover }提出申诉。仲裁委员会里有{ $mover }的教练，他想投票。可以吗？
claim-broken = 棋钟出了故障。白方已用{ $white }分钟，黑方已用{ $black }分钟。裁判怎么做？

deed = { $deed ->
    [sees-regulations] { $mover }要求看比赛规程。这是权利、义务，还是不允许？
    [wants-quiet] { $mover }要求赛场安静。这是权利、义务，还是不允许？
    [asks-arbiter] { $mover }请裁判解释对自己这盘棋的判决。这是权利、义务，还是不允许？
    [writes-through-captain] { $mover }请领队代为致信组委会。这是权利、义务，还是不允许？
    [appeals] { $mover }继续比赛，书面申诉，并给裁判长一份复印件。这是权利、义务，还是不允许？
    [walks] { $other }想棋时，{ $mover }在赛场内走动。这是权利、义务，还是不允许？
    [keeps-regulations] { $mover }遵守规程。这是权利、义务，还是不允许？
    [answers] 裁判询问经过，{ $mover }如实回答。这是权利、义务，还是不允许？
    [follows-ruling] { $mover }认为判决不对，但仍然服从。这是权利、义务，还是不允许？
    [tidies] 对局结束后，{ $mover }把棋子收拾好。这是权利、义务，还是不允许？
    [leaves-quietly] 对局结束后，{ $mover }安静离场。这是权利、义务，还是不允许？
    [plays-last-round] { $mover }已无望获奖，仍下完最后一轮。这是权利、义务，还是不允许？
    [skips-last-round] { $mover }已无望获奖，最后一轮不来了。这是权利、义务，还是不允许？
    [leaves-pieces] 对局结束后，{ $mover }丢下棋子不管。这是权利、义务，还是不允许？
    [keeps-silent] 裁判询问经过，{ $mover }不予回答。这是权利、义务，还是不允许？
    [refuses-to-sign] { $mover }输了棋，拒绝在成绩单上签字。这是权利、义务，还是不允许？
    [sets-clock] { $mover }私自给自己加了五分钟，原来的用时已查不清。这是权利、义务，还是不允许？
    [stops-clock] { $mover }停住双方的棋钟去喝水。这是权利、义务，还是不允许？
    [corrects-half] { $mover }错拿了两枚棋子，只放回一枚。这是权利、义务，还是不允许？
    [refuses-to-start] { $mover }停了棋钟。裁判要求恢复，{ $mover }拒绝。如何判决？
    [refuses-to-write] { $mover }拒绝记录，裁判再次要求，仍然拒绝。如何判决？
    [shouts] { $mover }对裁判大声叫嚷，不肯停止。谁有权将其逐出赛场？
    [both-break-rules] { $mover }和{ $other }事先商量好结果。可以双方判负吗？
    [refuses-rules] { $mover }拒绝按正式规则对局。{ $other }可以要求遵守规则吗？
   *[severe-warning] { $mover }受到严重警告。要向外界公开吗？
}

job = { $job ->
    [draw-up-regulations] 通过组织者制订比赛规程
    [strike-out] 删除规程中与竞赛规则矛盾的条款
    [receive-list] 抽签前半小时拿到棋手名单
    [notice-board] 备有专门发布正式信息的布告板
    [post-regulations] 让规程始终公布在布告板上
    [badge] 佩戴醒目的标志
    [start-clocks] 开动棋钟或下令开钟
    [check-clocks] 比赛期间检查棋钟是否正常
    [check-sheets] 检查是否做记录
    [settle-disputes] 解决比赛中的争执
    [declare-late] 对迟到超过时限的棋手判负
    [declare-time] 对没有按时走满着数的棋手判负
    [declare-draw] 对无人提出的规则和局判和
    [explain] 解释规程中有异议的条款
    [decide-open] 裁决规程没有规定的问题
    [collect-games] 收集最重要对局的记录
    [update-table] 及时更新成绩表
    [pair] 编排配对
    [post-pairings] 监督每轮配对的公布
    [direct-adjournment] 指导封棋程序
    [announce-results] 宣布最后成绩
    [plan-event] 拟定比赛计划
    [wind-up] 做好比赛的善后工作
    [sign-list] 在棋手名单上签字
    [keep-originals] 保存记录纸的原件
    [tidy-set] 对局后整理棋具
    [ask-questions] 有疑问时就自己的比赛提问
    [decide-appeal] 裁决申诉
    [consent-to-disqualify] 同意取消比赛资格
    [keep-order] 使棋手和观众遵守规则、比赛顺利进行
    [hand-in-sheet] 对局结束后在记录纸上签字并上交
   *[send-out] 将严重违反纪律的人逐出赛场
}，这是谁的事？

team-form-described = { $form ->
    [fixed] 各队报名时排定台次，赛中不得更改。这叫什么？
    [reserves] 可以报替补，统一排定序号；每轮出场者可以不同，但大号不得排在小号之前。这叫什么？
    [set-anew] 每场比赛前各队临时排定出场台次。这叫什么？
    [all-play-all] 一方的所有队员与另一方的所有队员逐一对弈。这叫什么？
   *[sum] 队员参加个人比赛，各队队员的得分相加。这叫什么？
}
line-up = { $system ->
    [fixed] 分台定人制：某队报名的台次为1至4号。
    [reserves] 分台换人制：某队报名的序号为1至6号。
   *[set-anew] 临时定台制：某队有四名棋手，1至4号。
}今天一至四台依次为{ $order }。可以吗？
team-sum = 队员总分制：某队四名棋手分别得{ $scores }分。全队成绩是多少？
team-games = 两队各{ $players }人，全队轮赛制。一共下多少局？
standing-case = { $system ->
    [round-robin] 循环团体赛。
   *[by-score] 积分编排团体赛。
}甲队：{ $first }。乙队：{ $second }。{ $between ->
    [first] 甲队胜乙队。
    [second] 乙队胜甲队。
    [none] 两队战平。
   *[apart] 两队没有相遇。
}谁名次在前？
standing-round-robin = 场分{ $points }，总局分{ $games }（各台{ $boards }）
standing-by-score = 场分{ $points }，对手分{ $opponents }，总局分{ $games }（各台{ $boards }）
rated-case = 积分编排赛，用等级分破同分。甲得{ $first }分，对手等级分{ $met }。乙得{ $second }分，对手等级分{ $others }。谁名次在前？

play-form-described = { $form ->
    [over-the-board] 两名棋手面对面坐在一个棋盘前。这叫什么？
    [simultaneous] 一名棋手逐台走动，同时与二十人对弈。这叫什么？
    [correspondence] 两名异地棋手每次寄出一着。这叫什么？
    [blindfold] 一方不看棋盘，不作记录，口述着法。这叫什么？
    [blindfold-simultaneous] 一方不看棋盘，同时与八名有棋盘的对手对弈。这叫什么？
    [by-touch] 盲人棋手触摸棋盘上突起的棋子走棋。这叫什么？
   *[at-odds] 强方开局时少两枚棋子。这叫什么？
}
play-form = { $form ->
    [over-the-board] 面对面对局
    [simultaneous] 车轮赛
    [correspondence] 通讯赛
    [blindfold] 蒙目赛
    [blindfold-simultaneous] 蒙目车轮赛
    [by-touch] 触摸棋子的对局
   *[at-odds] 让子棋
}
aspect-case = { $form }：{ $aspect ->
    [several] 是否有一名棋手同时下几盘棋？
    [calls-out] 是否有棋手口述着法而不自己走子？
    [apart] 按定义，双方是否身在异地？
    [own-rules] 除一般规则外，是否另有专门的规定？
    [fewer] 是否有一方开局时棋子较少？
   *[felt] 是否用手指辨认棋子？
}
time-case = 按国际跳棋联合会规则，{ $control ->
    [period] 每方必须在时限内走满一定着数。
   *[sudden-death] 每方用固定时间下完整局。
}{ $asked ->
    [clock] 必须使用棋钟吗？
   *[sheet] 必须记录每一着吗？
}

books-case = { $book ->
    [chinese] 按中国竞赛规则：
   *[fmjd] 按国际跳棋联合会的对局规则：
}{ $difference ->
    [uncrowned] { $mover }的棋子停在升变线上，没有加冕。这在所列的不合规则行为之中吗？
    [light-square] 对局中发现{ $mover }有一枚棋子放在白格里。怎么办？
    [wrong-start] 对局中发现{ $mover }的棋子从开局起就放错了。怎么办？
    [takes-off-first] { $mover }的普通棋子能吃一枚普通棋子。{ $mover }可以先拿走它再跳吗？
    [pause] { $mover }吃了三枚，拿走两枚后明显停顿。拿子算完成了吗？
    [same-hand] { $mover }必须用走子的那只手拿走被吃的棋子吗？
    [stops-writing] 包干制，{ $mover }还有二十分钟。{ $mover }可以停止记录吗？
    [early-offer] 双方各走了三十着，{ $mover }提和，{ $other }同意。这算数吗？
    [theoretical] 包干制，{ $mover }三王对单王，无法证明能赢。现在结果如何？
    [advantage] { $mover }只剩三十秒，棋盘上有六枚棋子，{ $mover }占优。可以申请判和吗？
    [sixteen-moves] { $mover }三王对单王，此后双方各走了16步。结果如何？
    [played-on] { $mover }悔棋，{ $other }已继续走棋。{ $other }可以怎么做？
   *[board-turned] 走到第十着，{ $mover }发现棋盘放错了方向。对局怎么办？
}

## Why

why-article = { $article ->
    [CDA-2-6-4] 先跳后拿，用同一只手；被吃的棋子全部拿走，吃子才算完成。
    [CDA-2-6-11] 连吃完成后才拿走被吃的棋子，按顺序或倒序，中间不停顿。
    [CDA-3-8-1-3-1-A] 包干制下形成三王对单王即为和棋，除非比赛明显还能进行，或多子一方能证明可以取胜。
    [CDA-3-12-4] 双方各走完四十着以后才可以提和。
    [CDA-3-16] 申诉要书面、按时、交费；委员会通常由三人以上的单数成员组成，少数服从多数，有利害关系的由候补委员代替。
    [CDA-4-17-2-1] 报名时排定的台次，赛中不得更改。
    [CDA-4-17-2-2] 每轮出场者可以不同，但从小号到大号不得颠倒。
    [CDA-4-20] 组委会负责筹备、处理赛中的问题、做好善后。
    [FMJD-4-4] 吃子要清楚、依次完成，用哪只手没有规定。
   *[FMJD-5-2] 不合规则的局面按不合规则的行为处理，由对手决定是否纠正。
}

## Rulings

team-form = { $form ->
    [fixed] 分台定人制
    [reserves] 分台换人制
    [set-anew] 临时定台制
    [all-play-all] 全队轮赛制
   *[sum] 队员总分制
}
ruling-games = { $games }局
rulebook-ruling = { $ruling ->
    [yes] 是
    [no] 否
    [right] 权利
    [duty] 义务
    [considered] 予以受理
    [granted] 申诉成立
    [rejected] 不予接受
    [offenders-time] 违规方的
    [opponents-time] 对手的
    [kept-times] 更换棋钟，用时照旧
    [full-times] 更换棋钟，恢复全部用时
    [organisers] 组委会
    [players] 棋手
   *[appeals-committee] 仲裁委员会
}
