## The player's own games, searched for missed shots and thrown endings.

own-title = 你的对局
own-form = 你的对局
own-state = 搜索
home-own = 你的对局：找出错过的机会
own-no-work = 无待搜的对局
own-start = 开始搜索
own-no-file = 请先输入对局文件的路径。
own-no-name = 请输入你在对局中所用的姓名，或其中一部分。
own-reading = 正在读取文件……
own-here = 按 Enter：在你的对局中搜索错过的打击和断送的残局。
own-about-puzzles = 错过的打击成为战术题，
own-about-drills = 断送的残局成为残局训练。

own-none = 无
ending-form-own = 你的

## The form: what stands before the values, and what they mean.

own-file = 文件
    .help = 含有你的对局的PDN文件的路径。按 Tab 补全。
    .help-aloud = 含有你的对局的PDN文件的路径。
own-name = 姓名
    .help = 你在对局中所用的姓名，或其中一部分。
own-work = 引擎
    .help = ← → 暂停引擎或让它工作。训练要用引擎时，搜索会等待。搜完的对局不再重搜。

work-paused = 暂停
work-running = 运行中

## How far the search has come

own-done-count = 已搜索{ $games }局

own-waiting-short = { $games }局待搜索

own-waiting = 你有{ $games }局待搜索：按 y。

own-found = 新战术题{ $puzzles }道，新残局训练{ $drills }个

own-nothing-missed = 没有漏掉打击，也没有断送残局

own-losses = 粗略计算（每着{ $nodes }个局面），你的{ $moves }着棋平均损失{ $mean }兵。最差的一着：第{ $number }回合{ $written }，损失{ $loss }兵，{ $game }。请在分析（a）中打开这一局，按 o：它会算得更久，并标出每个错着。

own-no-losses = 粗略计算（每着{ $nodes }个局面），你的{ $moves }着棋没有损失。请在分析（a）中打开一局，按 o：它会算得更久，并标出每个错着。

own-done-losses = 你的对局：已搜索{ $done }局，{ $found }。按 y 查看你的着法损失了多少。

own-game = { $white }对{ $black }

own-game-dated = { $white }对{ $black }（{ $date }）

own-game-in-file = { $file }第{ $number }局：{ $game }

own-found-short = 战术题{ $puzzles }道，残局{ $drills }个

own-tally = 已搜索{ $done }/{ $of }局，{ $found }

own-done = 你的对局：已搜索{ $done }局，{ $found }。

## In the last line of every screen

own-going = 你的对局 { $bar } { $done }/{ $of }

own-held = 对局搜索等待中 { $done }/{ $of }

own-held-short = 等待 { $done }/{ $of }

own-done-line = 你的对局：{ $found }

## What a file brought

own-added = 找到你的对局{ $games }局，新增{ $new }局。

own-added-skipped = 找到你的对局{ $games }局，新增{ $new }局。{ $skipped ->
    [1] 略去1局：{ $reason }。
   *[other] 略去{ $skipped }局，首局原因：{ $reason }。
}

own-failed = 你的对局无法保存：{ $reason }。

## Drills from the player's own games

own-drill-name = { $number }/{ $of } { $drill }

own-drill-source = { $role ->
    [win] 你在{ $white }对{ $black }一局中断送了胜局
   *[hold] 你在{ $white }对{ $black }一局中断送了和局
}{ $year ->
    [none] {""}
   *[other] ，{ $year }年
}{ $number ->
    [0] {""}
   *[other] ，第{ $number }回合
}。
