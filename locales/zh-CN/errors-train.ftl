## Lessons, answers and saved games that are wrong

## A game that cannot begin

no-fen-typed = 请以FEN输入局面，如W:W31-50:B1-20（64格如W:Wc3,e3:Bb6,d6）。
game-over-no-move = 对局在此已经结束：走棋方无着可走。

game-over-drawn = 对局在此已成和棋：计数H已达到{ $moves }回合规则的上限。

## Answers

not-a-square = { $board ->
    [ten] “{ $text }”不是格号：格号为1到50。
   *[eight] “{ $text }”不是格名：须为a1到h8的黑格。
}

not-a-sign = “{ $text }”不是棋谱符号：请用{ $signs }。

## Saved games

saved-unreadable = 无法读取未完成的对局：{ $reason }

saved-newer = 未完成的对局由较新的Damier保存（版本{ $found }，本程序读取版本{ $known }）：请用较新的版本

saved-bad = { $part ->
    [variant] 无法读取未完成的对局：棋种有误
    [level] 无法读取未完成的对局：级别有误
    [start] 无法读取未完成的对局：起始局面有误
    [moves] 无法读取未完成的对局：着法列表有误
    [clock] 无法读取未完成的对局：棋钟有误
    [boards] 无法读取未完成的车轮赛：其棋盘有误
   *[sealed-move] 无法读取未完成的对局：封棋着法有误
}

## Whose game it is

game-of-others = “{ $white }”和“{ $black }”都与你的姓名不符

game-of-both = “{ $white }”和“{ $black }”都与你的姓名相符

## Words and days in files

no-such-kind = 没有“{ $word }”这种练习

no-such-mode = 没有“{ $word }”这种模式

no-such-verdict = 没有“{ $word }”这种判定

not-a-day = “{ $text }”不是日期：写法如 2026-11-21
