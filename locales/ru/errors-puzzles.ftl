## Ошибки в задачах и их файлах

cannot-read = { $path } нельзя прочесть: { $reason }

in-file = { $path }: { $problem }

at-line-of-file = { $path }:{ $line }: { $problem }

puzzle-twice = задача { $id } уже есть

puzzle-syntax = не запись задачи: { $reason }

puzzle-position = позиция «{ $fen }»: { $problem }

puzzle-id = номер { $found } не относится к этой позиции, её номер { $expected }

puzzle-move = ход { $played }: { $problem }

puzzle-move-form = ход { $played } записан не двумя полями, как 7-12

puzzle-move-destination = в ходе { $played } нет поля, куда идут

puzzle-move-piece = ход { $played } не ведёт к этой позиции: там, куда он идёт, нет шашки соперника

puzzle-no-move = в записи нет верного хода

pack-version = пакет формата { $version }, которого эта версия не знает
pack-unknown = это не пакет задач
pack-damaged = пакет повреждён

## Композиции

composition-no-fen = она начинается с начальной позиции: у композиции есть тег FEN
composition-no-moves = в ней нет ходов

## Доказательства

proof-not-unique = после { $line }: { $other } не явно хуже верного хода (в шашках: { $margin })

proof-other-better = после { $line }: { $other } лучше верного хода{ $margin ->
    [result] {""} и решает партию
   *[other] , в шашках на { $margin }
}

proof-unequal = после { $line }: { $worse } { $difference ->
    [result] упускает результат, который держит другой ход из списка
   *[other] хуже другого хода из списка, в шашках на { $difference }
}

proof-missing-defence = после { $line }: защита { $defence } { $difference ->
    [result] меняет результат, а названные ведут к проигранной позиции
   *[other] лучше названных, в шашках на { $difference }
}

proof-goal-missed = после { $line }: цель не достигнута

proof-nothing-to-find = искать нечего: любой первый ход ведёт к той же позиции
