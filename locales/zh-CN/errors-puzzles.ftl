## Puzzles and their files that are wrong

cannot-read = 无法读取{ $path }：{ $reason }

in-file = { $path }: { $problem }

at-line-of-file = { $path }:{ $line }: { $problem }

puzzle-twice = 战术题{ $id }已存在

puzzle-syntax = 不是战术题的记录：{ $reason }

puzzle-position = 局面“{ $fen }”：{ $problem }

puzzle-id = 标识{ $found }与局面不符，这个局面的标识是{ $expected }

puzzle-move = 着法{ $played }：{ $problem }

puzzle-move-form = 着法{ $played }没有写成 7-12 这样的两格

puzzle-move-destination = 着法{ $played }没有目标格

puzzle-move-piece = 着法{ $played }之后不会是这个局面：它的目标格上没有对方棋子

puzzle-no-move = 记录中没有正确着法

pack-version = 题包格式为{ $version }，本版本不认识
pack-unknown = 不是题包
pack-damaged = 题包已损坏

## Compositions

composition-no-fen = 从初始局面开始：排局须有FEN标签
composition-no-moves = 没有着法

## Proofs

proof-not-unique = { $line }之后：{ $other }并不明显差于正确着法（相差{ $margin }兵）

proof-other-better = { $line }之后：{ $other }比正确着法{ $margin ->
    [result] 更好，并决定胜负
   *[other] 好{ $margin }兵
}

proof-unequal = { $line }之后：{ $worse }{ $difference ->
    [result] 丢掉了所列另一着所保持的结果
   *[other] 比所列的另一着差{ $difference }兵
}

proof-missing-defence = { $line }之后：应着{ $defence }{ $difference ->
    [result] 改变了结果，而所列的应着都导致必败局面
   *[other] 比所列的应着好{ $difference }兵
}

proof-goal-missed = { $line }之后：没有达到目标

proof-nothing-to-find = 没有需要找的着法：第一着怎么走都得到同一局面
