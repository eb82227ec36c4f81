### 对局的开局：开局规则、交换、第五手打点、名称。

game-ask-opening = 开局规则
game-ask-pattern = 前三子
opening-rule = { $rule ->
    [rif] RIF规则
    [yamaguchi] 山口规则
    [soosyrv-8] 索索夫规则（8）
    [taraguchi-10] 塔拉山口规则（10）
   *[free] 天元起，以后自由
}
opening-about = { $rule ->
    [rif] 先手摆下前三子，另一方可以交换。白方第四子下在任意点。黑方提出两个第五手打点，白方选一个。
    [yamaguchi] 先手摆下前三子，并宣布黑方要提几个第五手打点，另一方可以交换。白方第四子下在任意点，黑方提打点，白方选一个。
    [soosyrv-8] 先手摆下前三子，另一方可以交换。白方下第四子，并宣布黑方要提几个打点（最多八个），另一方可以再交换。黑方提打点，白方选一个。
    [taraguchi-10] 前几子的范围逐步扩大，每子之后另一方都可以交换。第四子之后，黑方也可以改提十个第五手打点，由白方选一个。
   *[free] 第一子下在天元，以后双方自由落子。
}
opening-none = 此规则没有开局规则：第一子下在天元，以后自由落子。
opening-seat = { $side ->
    [black] 先手，暂执黑
   *[white] 后手
}
opening-by-hand = 在棋盘上摆
opening-named = { $code } { $chinese } { $romanised }
opening-is = 开局：{ $name }
opening-you-have = { $side ->
    [black] 你执黑（●）
   *[white] 你执白（○）
}

opening-ask-lay = { $side ->
    [black] 请在中央{ $width }乘{ $width }内下一颗黑子。
   *[white] 请在中央{ $width }乘{ $width }内下一颗白子。
}
opening-ask-anywhere = 请下第四子，即白方第二子，任意空点都可以。
opening-ask-swap = 你可以交换。要哪一方？
opening-ask-declare = 黑方要提几个第五手打点？你宣布之后，引擎可以交换。
opening-ask-choice = 你执黑。可以交换；也可以在中央9乘9内下第五子，此后引擎可以交换；还可以提出十打。
opening-ask-offer = { $left ->
    [one] 请再提一个第五手打点。
   *[other] 请逐一提出{ $left }个第五手打点。
}任何两点不得对称相同。由引擎选一个。
opening-ask-choose = 黑方提出棋盘上标出的第五手打点。请选一个。
opening-over = 开局结束。

opening-take = { $side ->
    [black] 交换：执黑
   *[white] 交换：执白
}
opening-keep = { $side ->
    [black] 不交换：执黑
   *[white] 不交换：执白
}
opening-keep-fifth = 不交换，下第五子
opening-offer-ten = 不交换，提出十打

opening-did-swap = { $side ->
    [black] 引擎交换：现在你执黑。
   *[white] 引擎交换：现在你执白。
}
opening-did-keep = { $side ->
    [black] 引擎不交换：你仍执黑。
   *[white] 引擎不交换：你仍执白。
}
opening-did-declare = { $number ->
    [one] 引擎宣布：一个打点。
   *[other] 引擎宣布：{ $number }个打点。
}
opening-did-ten = 引擎不交换，提出十打。
opening-did-offer = 引擎提出打点{ $points }。

opening-refused-far = { $point }不在中央{ $width }乘{ $width }之内。
opening-refused-alike = { $point }与{ $offered }对称相同：打点必须不同。
opening-refused-offered = { $point }不是提出的打点。
opening-refused-taken = { $point }已经有子，或已经提出。
