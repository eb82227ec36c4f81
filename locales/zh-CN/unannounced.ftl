## Tactics that do not announce themselves: is there a shot at all?

trial-title = 临场判断
trial-menu = 练习
trial-ten = 每组十题
trial-moves = 会输吗？
    .aloud = 要标的着法

trial-name = { $trial ->
    [shot-or-not] 有没有打击？
    [which-lose] 哪几着会输？
    [parry] 化解威胁
   *[your-move] 你来走
}

trial-about = { $trial ->
    [shot-or-not] 一半局面有打击，另一半只是看似有。有就走出来，没有就按 n。
    [which-lose] 三到五个自然的着法，标出会被对方打击的着法。
    [parry] 对方威胁要打击。走一着化解它，凡是稳妥的着法都算对。
   *[your-move] 高手对局中的局面，你会怎么走？得分是你这一着的损失，以兵计。
}

trial-asked = { $trial ->
    [shot-or-not] 有打击吗？有就走出来，没有就按 n。
    [which-lose] 标出会被打击的着法：← → 改一行，按 Enter 一并检查。
    [parry] 对方威胁要打击，走一着化解它。
   *[your-move] 你会怎么走？
}
trial-plan-task = 计划怎样继续？走一着损失不超过{ $loss }兵的棋。

trial-number = 第{ $number }题，共{ $of }题

trial-holds = 不输
    .aloud = 未标
trial-loses = 会输
    .aloud = 标为会输
trial-check = 检查

trial-right = 正确
trial-wrong = 错误
trial-over = 本组结束

## Results

trial-responses = 找到{ $hits }，漏掉{ $misses }，误报{ $alarms }

trial-count = { $all }题对{ $right }题

trial-mean = 平均损失{ $loss }

trial-set-responses = { $all }题对{ $right }题。漏掉打击{ $misses }次，误报{ $alarms }次。

trial-set-count = { $all }题对{ $right }题。

trial-set-mean = 平均损失{ $loss }兵；{ $all }着中{ $right }着稳妥。

trial-count-so-far = { $sets }组共{ $all }题，对{ $right }题。

trial-mean-so-far = { $sets }组平均损失{ $loss }兵。

trial-again = 按 Enter 再做一组，按 Esc 回到列表。
trial-empty = 这项练习没有局面。按 Esc 返回。

## Verdicts

trial-hit = 正确：这就是打击。

trial-missed = 这里有打击：{ $shot }。

trial-missed-by = 不是{ $given }，打击是{ $shot }。

trial-declined = 正确：算到{ $depth }着也没有打击。

trial-false-alarm = 这里没有打击；{ $given }没有得到什么。

trial-false-alarm-loses = 这里没有打击，{ $given }还损失{ $loss }兵。

trial-marked = { $wrong ->
    [0] 全部标对。
   *[other] { $wrong }处标错。
}

trial-choice-loses = 会输，损失{ $loss }
    .aloud = 会输，损失{ $loss }个兵
trial-choice-holds = 不输

trial-parried = { $given }化解了威胁。

trial-not-parried = { $given }没有化解：损失{ $loss }兵。

trial-best = { $given }：没有更好的着法。

trial-costs = { $given }损失{ $loss }兵。

trial-line-given = 演示：你走的{ $first }。

trial-line-threat = 演示：若你停一着，对方的威胁{ $first }。

trial-line-choice = 演示：{ $first }。

trial-line-best = 演示：最佳着法{ $first }。

trial-line-played = 演示：实战走{ $first }（损失{ $loss }）。

trial-go-on = 按 n 继续。
trial-go-on-line = 按 n 继续，← → 演示。
trial-go-on-lines = 按 n 继续，← → 演示，↑ ↓ 换一条线。

## Elsewhere

home-unannounced = 临场判断：有没有打击？

unfinished-trials = { $trial } · 第{ $number }题

give-up-trials = 再按 Delete 结束本组，已答的题保留。

label-unannounced = 临场判断
help-unannounced = 临场判断：不预告主题的战术练习
label-nothing = 没有打击
help-nothing = 这里没有打击
