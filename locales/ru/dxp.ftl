## damier dxp: партии с другой программой

dxp-waiting = Ожидание другой программы: { $address }
dxp-cannot-listen = нельзя принимать вызовы на { $address }
dxp-cannot-keep = партию нельзя записать
dxp-says = Другая сторона говорит: { $text }
dxp-fault = Другая сторона: { $problem }

## Отчёт

dxp-game = Партия { $number }: { $color ->
    [white] белыми
   *[black] чёрными
} против { $opponent }, { $result }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}. { $why }
dxp-end-moves = Все ходы сделаны.
dxp-end-illegal = Другая сторона сделала неправильный ход.
dxp-end-opponent = Другая сторона окончила партию.
dxp-end-connection = Связь потеряна.
dxp-no-game = Ни одной партии не сыграно
dxp-won = выиграно
dxp-drawn = вничью
dxp-lost = проиграно
dxp-undecided = не решено
dxp-score = очки
dxp-both = вместе
dxp-elo = Эло { $elo }, 95% — между { $low } и { $high }
dxp-claimed = { $games ->
    [one] { $games } результат известен только со слов другой стороны
    [few] { $games } результата известны только со слов другой стороны
    [many] { $games } результатов известны только со слов другой стороны
   *[other] { $games } результата известны только со слов другой стороны
}

## Почему связь окончена или партия не играется

dxp-stopped = новой партии не захотели
dxp-left = связь окончена
dxp-hung-up = другая сторона закрыла связь
dxp-unreachable = связи нет: { $reason }
dxp-broken = связь прервалась: { $reason }
dxp-no-request = другая сторона не просит партии
dxp-no-reply = другая сторона не отвечает на вызов к партии
dxp-no-move = другая сторона не делает хода, и её время вышло
dxp-no-end = другая сторона не подтверждает конца партии
dxp-too-long = другая сторона прислала больше знаков, чем { $length }, без конца
dxp-faults = другая сторона сделала слишком много ошибок
dxp-flood = другая сторона шлёт сообщения без конца
dxp-declined-version = другая сторона говорит на другой версии протокола
dxp-declined-this = другая сторона отклоняет эту партию
dxp-declined-all = другая сторона не играет партий

## Что другая сторона сделала не так

dxp-illegal-move = неправильный ход
dxp-unexpected = неожиданное сообщение { $kind }
dxp-unknown = неизвестное сообщение «{ $kind }»
dxp-length = сообщение { $kind }, в котором { $length ->
    [one] { $length } знак
    [few] { $length } знака
    [many] { $length } знаков
   *[other] { $length } знака
}
dxp-character = сообщение с неверным знаком в столбце { $column }
dxp-blank = пустое имя
dxp-square = поля { $number } нет
dxp-twice = шашка на { $square } побита дважды
dxp-version = версия протокола { $version }, а не 1
dxp-bad-minutes = партия длится от 1 до { $most } минут у каждой стороны
dxp-bad-moves = ходов в партии не больше { $most }
dxp-variant = протокол — для международных шашек, а это другие: { $variant }
dxp-over = в этой позиции партия окончена

## Чего наша сторона сейчас не может

dxp-nobody = связи ещё нет
dxp-not-ask = сейчас нельзя вызвать на партию
dxp-not-reply = отвечать не на что
dxp-not-our-turn = ход другой стороны
dxp-not-back = возвращать нечего
