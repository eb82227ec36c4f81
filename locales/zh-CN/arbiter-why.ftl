## 判决的理由，各一句；后面是依据的条文。

why-case = { $why }（{ $articles }）

why-irregular = { $sequel ->
    [noticed] 这是十六种不合规则的行为之一，怎么办由对手决定。
    [noticed-late] 应了一着，就是接受了此时的局面。
    [refused] 违反行棋规定又拒绝改正，当局判负。
    [partly] 只改正一部分要受处罚；拒绝改正才直接判负。
   *[silence] 不合规则的行为只能由对手提出，裁判无权干预。
}
why-accident = 意外造成的局面改变，只要当即发现，就不属于犯规。
why-board-turned = 棋盘放错方向，对局作废重下。
why-left-off = 对局中发现的任何不合规则的局面都必须纠正。
why-on-light = 白格里的棋子是无效棋子，必须纠正。

why-touch = { $touch ->
    [movable] 摸到能走的棋子就必须走它。
    [blocked] 只有摸到有合法着法的棋子才必须走。
    [adjusted] 事先清楚地告知对方，就可以摆正棋子。
    [adjusted-late] 先告知，再动手，才算摆正棋子。
    [hand-on] 手没离开棋子，就可以改放到别的合法空格。
    [hand-off] 手离开棋子，这着棋就完成了。
   *[not-to-move] 没有行棋权的一方不得触摸任何棋子。
}

why-clock = { $case ->
    [pressed] 按停棋钟时还有时间。
    [not-pressed] 按停自己的棋钟，这着棋才算完成。
    [forgotten] 各人管好自己的时间，只有对方可以提醒。
    [other-hand] 走棋和按钟必须用同一只手。
    [late] 迟到未超过时限，只扣除迟到的时间。
    [too-late] 迟到超过时限，判其弃权作负。
    [both-late] 双方都超过迟到时限，判双方弃权作负。
    [neither] 第一名棋手到场前耗去的时间，平均分给双方。
    [black-absent] 开赛时黑方缺席，就开动黑方的棋钟。
    [claim-right] 申请被接受，超时就不予计较。
    [claim-wrong] 申请时棋钟继续走；申请不成立，超时判负。
    [broken] 裁判更换棋钟，调好双方用时，对局继续。
   *[colors-swapped] 比赛开始后发现颜色颠倒，对局照样继续。
}

why-sheet = { $case ->
    [trouble] 包干制下剩余不足五分钟，可以不做记录。
    [time-left] 剩余不足五分钟才算时间恐慌。
    [fischer] 菲舍尔制没有时间恐慌。
    [after] 裁判可以要求在比赛结束后补全漏记的着法。
    [compare] 须征得对方同意，并用自己的时间。
    [capture-first] 吃子完成之后才做记录。
   *[refuses] 拒绝记录，裁判要求也不改正，当局判负。
}

why-draw = { $case ->
    [early] 走完40着以后才可以提和。
    [stands] 已走完40着，顺序也对：走棋、提和、按钟。
    [again] 提和遭拒后，要等对方提和才能再提。
    [conditional] 提和不得附带任何条件。
    [late] 应在按钟之前、用自己的时间提和。
    [answered] 继续走棋就表示拒绝。
    [repeated] 同一局面第三次出现，每次都轮到同一方走。
    [not-repeated] 须出现三次，且每次都轮到同一方走。
    [theoretical] 包干制下这是理论和棋，除非多子一方能证明可胜。
    [advantage] 不多于八枚棋子、不足一分钟、局面占优，条件齐备。
    [no-advantage] 须不多于八枚棋子，且剩余不足一分钟。
   *[fischer] 这条规定只用于包干制，不用于菲舍尔制。
}
why-limit-reached = 这种子力的限着是双方各{ $limit }着，已经走满。
why-limit-open = 这种子力的限着是双方各{ $limit }着，还没有走满。

why-sealing = { $step ->
    [reads-legal] 封棋着法合乎规则，就必须走它。
    [reads-illegal] 封棋着法不合规则，判负。
    [who-seals] 由轮走方暗记下一着。
    [illegal] 封棋着法必须合乎规则，否则判负。
    [who-keeps] 信封由裁判密封并保管。
    [first] 依次是：启封、发还记录纸、确认局面和用时、走出封棋着法。
    [second] 依次是：启封、发还记录纸、确认局面和用时、走出封棋着法。
    [third] 依次是：启封、发还记录纸、确认局面和用时、走出封棋着法。
    [fourth] 依次是：启封、发还记录纸、确认局面和用时、走出封棋着法。
    [other-move] 必须走封棋时暗记的着法。
   *[arbiters-time] 裁判记录局面的时间不计入双方用时。
}

why-conduct = { $conduct ->
    [talks] 对局中只能与裁判说话。
    [asks-spectator] 对局中只能与裁判说话。
    [notes] 不得查阅能使自己获益的资料。
    [written-opening] 不得查阅能使自己获益的资料。
    [leaves-to-move] 轮到自己走棋时不得离开棋盘。
    [points] 为帮助思考而触摸格子或指指点点，要受处罚。
    [disturbs] 对方想棋时不得干扰。
    [disturbs-others] 不得干扰正在进行的对局。
    [advice] 不得接受与自己对局有关的建议。
    [analyses-running] 不得分析正在进行的对局。
    [analyses-in-hall] 不得在赛场内分析已结束的对局。
    [holds-up] 不得妨碍比赛顺利进行。
    [leaves-hall] 走出赛场须经裁判允许。
    [fetches-something] 走出赛场须经裁判允许。
    [stands-by] 不得在正在进行的对局旁逗留。
    [telephone] 不得携带或使用电子装置。
    [watch] 不得携带或使用电子装置。
    [walks] 在赛场内走动是棋手的权利。
    [asks-arbiter] 棋手有权向裁判询问与比赛有关的问题。
    [appeals] 不中断比赛，棋手有权书面申诉。
   *[writes-to-organisers] 棋手有权致信组委会。
}
why-severe-warnings = 同一局中被严重警告两次，当局判负。
why-disqualification = 取消比赛资格须报裁判长同意。

why-seen = { $seen ->
    [flag] 即使没有选手指控，裁判也有责任终止比赛。
    [rule-draw] 没有棋手提出，裁判也有权裁定规则和棋。
    [third-time] 没有棋手提出，裁判也有权裁定规则和棋。
    [king-moves] 没有棋手提出，裁判也有权裁定规则和棋。
    [too-late] 对超过迟到时限的棋手，由裁判判负。
    [forgotten-clock] 忘记按钟，只有对方可以提醒。
    [quarrel] 没有人提出，裁判也有权制止任何冲突。
   *[no-score] 记录是棋手的义务，由裁判检查。
}

why-seen-conduct = 对违反纪律的行为，由裁判决定处罚。只有不合规则的行为和忘记按钟要由对手提出。

why-form = { $form ->
    [odds] 强方让子，以缩小水平的差距。
    [blindfold] 一方不看棋盘，也不作记录，只口报着法。
    [simultaneous] 一人同时与多人进行多盘对局。
    [blindfold-simultaneous] 不看棋盘的一人，同时与多人对弈。
    [correspondence] 双方身在两地，着法靠书信往来。
    [knock-out] 相邻两名棋手比赛，败者淘汰。
    [round-robin] 人人都要相遇，有单循环、双循环和分组循环。
    [by-score] 编排的依据是积分相同或相近。
    [relay] 这是团体赛，棋手轮流出场，直到输棋。
    [match] 两名棋手之间下两局或多局。
   *[scheveningen] 两队之间，每名棋手都要与对方每人对弈。
}
why-rounds = { $players }人淘汰赛要{ $rounds }轮；再加二至四轮，以单数为宜，不少于七轮。
why-score = 胜得2分，和得1分，负得0分。
why-compare = { $by ->
    [score] 得分高者名次在前。
    [wins] 得分相同，赢棋多者名次在前。
    [game] 得分和赢棋数都相同，两人之间的胜者名次在前。
   *[play-off] 得分、赢棋数都相同，两人又下和，由加赛决定。
}
why-play-off-drawn = 和棋之后，新的一局以双方剩余的时间开始。
why-play-off-over = 有一方取胜或超时，加赛就结束。
