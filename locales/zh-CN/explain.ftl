## What the motifs mean

explain-title = 主题
explain-how-to = ← → 演示例题，Esc 返回。
explain-none = 这里没有它的例题。Esc 返回。
motif-explained = { $motif ->
    [direct] 送吃后对方必须吃，随即反吃得子。
    [mazette] 用送吃把挡住吃子路线的兵引开。
    [promenade] 连续三次以上逼对方同一枚兵吃子，把它一路引走。
    [epicier] 逼对方同一枚兵连吃两次，离开原位。
    [rappel] 敌兵吃子之后再送一子，逼它向后吃回来。
    [trappe] 先让出一格，使对方吃子后正好落入活门而被吃。
    [talon] 一枚兵一路向后吃，从而让出关键的一格。
    [ricochet] 对方回吃的棋子被弹到你要吃的一串棋子里。
    [double-deux] 接连两次各吃二子，对方在中间吃一次，总共净得一两子。
    [bombe] 兵停在可被吃之处，但对方必须先吃别处，它便继续吃下去。
    [renverse] 一子本可吃掉送上的兵，但多吃优先迫使另一子拐弯吃两枚以上。
    [africain] 兵走到对方的兵跟前，多吃优先却迫使对方吃别处，随后这兵吃掉那枚兵和别的棋子。
    [parallele] 对方两枚兵都能吃送上的兵，两种吃法的应着殊途同归。
    [tempo] 趁对方还必须吃子，白走一着来准备打击。
    [king-offer] 诱使对方升变，再吃掉这枚新王棋。
    [turc] 被吃的棋子要到吃完才拿走，王棋因此被挡住停下，再被吃回。
    [royal] 让对方 23x34 连吃三兵，40格的兵随即长吃到7格或更远。
    [philippe] 引开18格的兵，从38或40格穿过中心吃子。
    [napoleon] 先摆好第二环再摆第一环，然后之字形吃子。
    [express] 接连送吃单兵，直到对方的兵回到吃子路线上。
    [manoury] 一着既攻击又设圈套：吃的是兵而不是王棋。
    [raphael] 趁对方必须 21x43 吃两兵，把兵贴到39格敌兵旁，先连它吃一串，随后另一枚再吃一串。
    [lapin] 被攻击的兵逃走，随即从背后用直接打击吃掉它。
    [lunette] 兵插入相隔一格的两枚敌兵之间，同时威胁两子，吃掉其一。
    [forcing] 连续威胁，对方每次只有一应，直到打击出现。
    [gambit] 先弃一子，再走静着，得子已无法阻止。
    [promotion] 最后一吃落到升变线。
    [quiet] 第一着不送吃也无直接威胁，打击却无法阻止。
    [exchange-trick] 每次吃子都是等量兑换，直到最后一次吃子得子。
    [semi-direct] 两次以上送吃，凑成随后被吃的一串。
    [deflection] 用送吃把棋子从吃子路线上引开。
    [exchange] 先对等兑子，为得子作准备。
    [king-capture] 吃掉对方的王棋。
    [rafle] 一次吃掉三枚以上。
    [double-attack] 一着造成两个威胁，对方只能应付一个。
    [attack] 攻击一枚无法保护的棋子。
    [zugzwang] 对方无论怎么走都要失子。
    [majority] 对方必须吃得最多，因此丢下本想保住的棋子。
    [breakthrough] 兵强行突破，升变成王棋。
   *[blockade] 使对方无子可走。
}

## Articles of the rules

articles-title = 规则条文
articles-own-words = 以上不是规则原文，而是用自己的话写的内容。
