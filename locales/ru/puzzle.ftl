## Задачи и повторение.

plan-title = { $plan ->
    [practice] Задачи
    [review] Повторение
    [streak] Серия
    [sprint] Спринт { $minutes } мин
    [woodpecker] Дятел
   *[blind] Вслепую
}
review-done = Повторений на сегодня больше нет. q — в начало.

## Задание

task-men = Ход { $side ->
    [white] белых
   *[black] чёрных
}: выигрыш { $men ->
    [1] шашки
   *[other] { $men } шашек
}.

task-win = Ход { $side ->
    [white] белых: они выигрывают
   *[black] чёрных: они выигрывают
} партию.

task-promote = Ход { $side ->
    [white] белых: они проводят
   *[black] чёрных: они проводят
} дамку.

task-draw = Ход { $side ->
    [white] белых: они держат
   *[black] чёрных: они держат
} ничью.

goal-men = выигрыш { $men ->
    [1] шашки
   *[other] { $men } шашек
}
goal-win = выиграть партию
goal-promote = провести дамку
goal-draw = удержать ничью

status-dual = Другой ход не хуже.
status-unproven = Решение не доказано.

## Приговоры

puzzle-good = Хорошо. Дальше.
puzzle-right = Решено!
puzzle-plays-out = Остальное доигрывается:
puzzle-equally-good = Не хуже! s — ход самой задачи.
puzzle-undecided = Об этом ходе нет ясного суждения. Он не в счёт: попробуйте другой.
puzzle-engine-failed = Сбой движка на этом ходе. Ход не в счёт: попробуйте другой.
puzzle-more-to-find = Кое-что это даёт, но есть больше. Ещё попытка ничего не стоит.
puzzle-thrown = Это упускает всё.

puzzle-loses = { $men ->
    [1] На шашку хуже лучшего хода.
    [2] На две шашки хуже лучшего хода.
    [3] На три шашки хуже лучшего хода.
    [4] На четыре шашки хуже лучшего хода.
    [5] На пять шашек хуже лучшего хода.
    [6] На шесть шашек хуже лучшего хода.
    [7] На семь шашек хуже лучшего хода.
    [8] На восемь шашек хуже лучшего хода.
    [9] На девять шашек хуже лучшего хода.
   *[other] Хуже лучшего хода, в шашках: { $men }.
}

basis-proven = { " " }(доказано)
basis-depth = { " " }(глубина{"\u00A0"}{ $depth })
    .aloud = { "" }

## Что делать

puzzle-solution = Вот решение.
puzzle-try-again = r или ход — снова, s — решение.
    .aloud = На доске конец этого варианта. Ход делается из исходной позиции; r возвращает туда, s показывает решение.
blind-pieces = { $side ->
    [white] Белые
   *[black] Чёрные
}: { $pieces }

unannounced-title = Ваш ход
unannounced-task = Найдите лучший ход за { $side ->
    [white] белых
   *[black] чёрных
}.

puzzle-go-on = n — дальше, ← → — повтор ходов.

hint-piece = Подсказка: взгляните на шашку на { $from }.

hint-one-capture = Подсказка: надо бить, и возможно только одно взятие.
hint-captures = Подсказка: возможных взятий { $ways }; после верного { $side ->
    [white] белые
   *[black] чёрные
} бить не могут.
hint-captures-answered = Подсказка: возможных взятий { $ways }; после каждого смотрите, что могут побить { $side ->
    [white] белые
   *[black] чёрные
}. Что-то есть и после верного.
hint-threat = Подсказка: будь сейчас ход { $side ->
    [white] белых
   *[black] чёрных
}, шашка на { $by } могла бы побить { $count ->
    [1] шашку на { $squares }
   *[other] шашки на { $squares }
}.
hint-end = Подсказка: после верного хода у { $side ->
    [white] белых
   *[black] чёрных
} нет ни одного хода.
hint-king = Подсказка: сопернику сейчас нечего бить; верный ход проводит дамку.
hint-offer = Подсказка: сопернику сейчас нечего бить; верный ход заставляет { $side ->
    [white] белых
   *[black] чёрных
} бить.
hint-careless = Подсказка: ходов у вас { $of }; после { $careless } из них { $side ->
    [white] белые
   *[black] чёрные
} могут что-то побить, после верного — ничего.
hint-aim = Подсказка: сопернику нечего бить; верный ход грозит побить { $count ->
    [1] шашку на { $squares }
   *[other] шашки на { $squares }
}.
hint-quiet = Подсказка: побить нельзя ни одной шашки — ни сейчас, ни после верного хода.

hint-square = Подсказка: с { $from } на { $to }.

hint-move = Подсказка: { $line }.

fork-defences = ↑ ↓ защиты: { $moves }
fork-right = ↑ ↓ верные: { $moves }

## Рядом с часами

puzzle-before = соперник …
puzzle-before-avoided = избежали …
judge-thinks = оценка …
playing = смотрите …
puzzle-refuted = опровергнуто
puzzle-solved = решено
puzzle-shown = показано

puzzle-rating = задача { $rating } ±{ $deviation }
    .aloud = задача: рейтинг { $rating }, плюс-минус { $deviation }

you-rating = вы { $rating }
    .aloud = вы: рейтинг { $rating }

no-more-hints = Это была последняя подсказка.

tally = { $clean } из { $done } с 1-й попытки

your-rating = Рейтинг

## Откуда задача

puzzle-players = { $white } - { $black }

puzzle-players-event = { $white } - { $black }, { $event }

puzzle-avoided = { $side ->
    [white] Возникает только после { $avoided }: в партии белые так не пошли.
   *[black] Возникает только после { $avoided }: в партии чёрные так не пошли.
}

puzzle-threat = { $side ->
    [white] Угроза: в партии был ход белых.
   *[black] Угроза: в партии был ход чёрных.
}

made-self-play = из партии движка с самим собой
made-endings = из таблиц окончаний
made-constructed = построена программой
made-composition = композиция

made-composition-event = композиция, { $event }

## Повторение

still-due = осталось { $due }

put-off-all = { $items ->
    [1] Это повторение вы отложили, а других на сегодня нет.
   *[other] На сегодня остались только отложенные: { $items }.
}

put-off = отложено до конца: { $items }.
