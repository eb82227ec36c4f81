## Простой режим: тренажёр как поток строк, для речи, брайля и сценариев.

plain-hello = { -damier }, простой режим: строка на входе, целые фразы на выходе. Наберите «помощь» для справки, «выход» — чтобы уйти.
plain-bye = { $kept ->
    [kept] { -damier } завершает работу. Неоконченное сохранено.
   *[other] { -damier } завершает работу.
}

plain-parted = { $counts ->
    [counts] Упражнение прервано: оно засчитано как есть и не сохраняется.
   *[other] Упражнение прервано: оно не засчитано и не сохраняется.
}

plain-again = { $times ->
    [2] Снова: { $text }
   *[other] Снова, в { $times }-й раз: { $text }
}

plain-screen = Экран: { $title }

plain-type-move = Наберите ход, например { $played }.

plain-with-state = { $line }, { $state }

plain-state = { $state ->
    [kept] сдан и закреплён
    [passed] сдан
    [due] снова пора
    [begun] начат
   *[tried] испробован
}

plain-moved = Шашка идёт с { $from } на { $to }.

plain-labelled = { $label }: { $text }

plain-numbered = { $place }. { $text }

plain-chosen = Выбрано: { $text }

plain-row = { $name }: { $value }
plain-row-empty = пусто
plain-page = { $page }, страница { $place } из { $pages }

plain-row-values = { $name }, на выбор: { $values }. Сейчас: { $value }. Наберите { $row } и номер значения.
plain-row-many = { $name }, значений на выбор: { $values }. Сейчас: { $value }. Наберите { $row } и номер значения:

plain-row-text = { $name } — текст: { $value }. Наберите { $row } и текст, или { $row } и точку, чтобы стереть.

plain-no-row = Номера { $row } нет. Наберите число от 1 до { $rows }.

plain-no-value = Для строки { $row } наберите номер от 1 до { $values } или начало значения; один номер { $row } назовёт их.

plain-text-row = Для текста сначала наберите номер строки: { $row } { $typed }.

plain-more = ещё { $count }: наберите «список», чтобы услышать все.

plain-nothing-changed = Ничего не изменилось.
plain-nothing-happened = Ничего не произошло: наберите ход, например { $played }.
plain-done = Готово.
plain-cancelled = Отменено.
plain-go-on = Можно набрать: { $words }.
plain-no-list = Здесь нет списка.
plain-no-steps = Здесь нечего листать.
plain-no-clock = Часы здесь не идут.
plain-no-pieces = Шашки не показаны.
plain-no-moves-told = Это упражнение не перечисляет ходов.
plain-no-last = Ходов ещё не было.
plain-last-now = Последний ход теперь: { $played }
plain-no-score = Ходы здесь не записаны.
plain-nothing-to-repeat = Ещё ничего не сказано.

plain-unknown = «{ $typed }» здесь ничего не значит. Можно: { $expected }.

plain-not-now = «{ $word }» сейчас ничего не делает.
plain-capture-ends = Взятие называет поле, куда шашка становится, а не то, которое она бьёт.
plain-is-over = Это окончено: «далее» — продолжить.
plain-step-over = Этот шаг окончен: пустая строка — дальше.

plain-move-before = Ход перед этим: { $played }
plain-move-avoided = Ход, которого в партии избежали: { $played }

plain-better = { $side ->
    [white] У белых
   *[black] У чёрных
} лучше, в шашках: { $men }
plain-even = Ни одна сторона не лучше

plain-back-at-start = Снова начало задачи.

plain-stops-early = { $played }: остановка слишком рано, взятие идёт дальше.

plain-pair = { $one } и { $other }

plain-line = Вариант: { $moves }.
plain-wrong-answer = Неверно.

plain-new-board = Другая позиция:

plain-typed = «{ $word }»

plain-several = «{ $typed }» может значить { $words }.

plain-usage = { $typed } набирают так: { $wanted }.

plain-expected-move = ход, например { $played }
plain-expected-number = номер из списка
plain-expected-places = ряд и место, например 6 2
plain-expected-answer = ответ
plain-expected-help = помощь

plain-place = ряд { $row }, место { $place }

plain-marked = { $mark ->
    [right] Верно:
    [wrong] Неверно:
    [taken] Побито:
    [asked] Верный ответ:
    [given] Вы указали
   *[hint] Отмечено:
} { $squares }.

plain-by-place = Говорите рядами и местами: ряды считают со стороны чёрных, места — слева от белых. «место 6 2» — ряд 6, место 2.

plain-which-move = { $count ->
    [1] Один ход
   *[other] Несколько ходов
}: { $text }. Наберите номер.

plain-no-move-of = На { $square } не начинается ни один ход.

## Часы

plain-left = Осталось { $time }.

plain-used = Потрачено времени: { $time }.
plain-time-is-up = Время вышло.

plain-time = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
   *[other] { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes } мин { $seconds } с
    }
}

## Позиция фразами

spoken-piece = { $piece ->
    [white-man] белая простая
    [white-king] белая дамка
    [black-man] чёрная простая
   *[black-king] чёрная дамка
}

spoken-pieces = { $pieces ->
    [white-man] Белая простая
    [white-men] Белые простые
    [white-king] Белая дамка
    [white-kings] Белые дамки
    [black-man] Чёрная простая
    [black-men] Чёрные простые
    [black-king] Чёрная дамка
   *[black-kings] Чёрные дамки
} { $squares }.

spoken-no-pieces = { $pieces ->
    [white-men] Белых простых нет
    [white-kings] Белых дамок нет
    [black-men] Чёрных простых нет
   *[black-kings] Чёрных дамок нет
}.

spoken-empty = пусто

spoken-on = { $square } { $content }

spoken-square = { $on }. Соседи: { $neighbours }.

spoken-no-square = «{ $typed }» — не поле этой доски.

spoken-row = Ряд { $row }, от { $first } до { $last }: { $contents }.

spoken-no-row = Ряды идут от 1 до { $rows }, { $board ->
    [ten] со стороны чёрных
   *[eight] со стороны белых
}.

spoken-diagonal = Диагональ от { $first } до { $last }: { $squares }.

spoken-move = { $side ->
    [white] Белые
   *[black] Чёрные
} { $from } на { $to }.

spoken-capture = { $side ->
    [white] Белые
   *[black] Чёрные
}: { $path }, { $taken }.

spoken-notation = { $side ->
    [white] Белые
   *[black] Чёрные
}: { $played }{ $taken }.

spoken-crowned = Она становится дамкой.

spoken-to = { $from } на { $to }

spoken-range = с { $first } по { $last }

spoken-takes = { $from } бьёт на { $to }

spoken-men = { $men ->
    [1] одну простую
    [2] две простые
    [3] три простые
    [4] четыре простые
    [5] пять простых
    [6] шесть простых
    [7] семь простых
    [8] восемь простых
    [9] девять простых
   *[other] простых: { $men }
}

spoken-kings = { $kings ->
    [1] одну дамку
    [2] две дамки
    [3] три дамки
    [4] четыре дамки
    [5] пять дамок
   *[other] дамок: { $kings }
}

spoken-must = { $side ->
    [white] Ход белых, они должны
   *[black] Ход чёрных, они должны
} бить: { $ways ->
    [one] { $ways } способ
    [few] { $ways } способа
    [many] { $ways } способов
   *[other] { $ways } способа
}.

spoken-turn = Ход { $side ->
    [white] белых
   *[black] чёрных
}.

spoken-undone = Возвращён ход: { $played }
spoken-before = Назад, до хода { $played }

spoken-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}: { $moves }.
spoken-no-moves = Нет ни одного хода.
spoken-no-captures = Бить нечего.

spoken-sign = { $sign ->
    [mark] , хорошо
    [mark-mark] , отлично
    [query] , ошибка
    [query-query] , зевок
    [mark-query] , с виду хорош, может быть плох
   *[query-mark] , с виду плох, может быть хорош
}

## Справка

plain-help-title = Что можно набрать:
plain-help-line = Пустая строка — это Enter. Слово можно сократить. Одна буква — клавиша этого экрана; после косой черты, как /p, — вопрос о доске.
plain-help-moves = Ходы: { $played } или без знака; взятия — с x или «бьёт», и с полями между ними, где есть два пути.
plain-help-square = Одно поле перечисляет свои ходы.
plain-help-form = Анкета: число называет значения строки; строка и значение меняют её, как 2 3.
plain-help-board = Доска: наберите ход или слово: шашки, поле { $square }, ряд 5, ходы, взятия, последний, часы, где.
plain-help-exercise = Доска: наберите ход или слово: шашки, поле { $square }, ряд 5, последний, часы, где.
plain-help-list = Список: число выбирает строку; вверх и вниз двигают по нему.
plain-help-text = Наберите текст: он заменит прежний. Пустая строка оставит его как есть, «назад» — отмена.
plain-help-boards = Доски: число ведёт к этой доске, n — к следующей; ходы { $square } — ходы с одного поля.
plain-help-keys = Клавиши: { $keys }.
plain-help-board-words = О доске: { $words }.
plain-help-words = Везде: { $words }.
plain-help-more = «помощь { $word }» объяснит слово, «помощь { $all }» — все слова.
plain-help-all = все
plain-no-help = О «{ $about }» справки нет: одно слово «справка» скажет, что можно набрать.
plain-home-list = Наберите «список», чтобы услышать, что можно делать, всего { $count }.

plain-help-command = { $keys }: { $help }.

plain-word = { $word ->
    [pieces] шашки
    [square] поле
    [row] ряд
    [diagonals] линия
    [moves] ходы
    [captures] взятия
    [last] последний
    [score] запись
    [clock] часы
    [where] где
    [say] скажи
    [read] читай
    [list] список
    [help] помощь
    [board] доска
    [speech] речь
    [style] стиль
    [at] место
    [up] вверх
    [down] вниз
    [left] влево
    [right] вправо
    [start] старт
    [end] конец
    [enter] ввод
    [back] назад
    [delete] удали
    [keep] храни
    [home] домой
   *[quit] выход
}

plain-word-help = { $word ->
    [pieces] все шашки; «шашки белые», «шашки чёрные дамки» — часть
    [square] поле и его соседи, например поле 28
    [row] ряд, от 1 со стороны чёрных, а на 64 клетках по цифре в названиях его полей; например ряд 5
    [diagonals] диагонали через поле, например линия 28
    [moves] возможные ходы; «ходы 32» — ходы одной шашки
    [captures] взятия
    [last] последний ход
    [score] ходы до сих пор
    [clock] часы и то, что считают
    [where] какой это экран, что спрошено, чей ход
    [say] последний ответ ещё раз
    [read] всё сообщение экрана или варианты движка
    [list] весь список
    [help] эта справка
    [board] простая диаграмма для брайля, буква на поле: w и b — простые, W и B — дамки, дефис — пустое поле
    [speech] сколько говорится: речь 0, 1 или 2
    [style] как называются ходы: стиль 1 — 32-28, 2 — 32 28, 3 — 32 на 28
    [at] указывает поля по ряду и месту, например место 6 2
    [up] строка выше или следующая вверх
    [down] строка ниже
    [left] шаг назад или прежнее значение
    [right] шаг вперёд или следующее значение
    [start] в начало партии или решения
    [end] в конец или за последний шаг урока
    [enter] то же, что пустая строка
    [back] назад, или набранное и выбранное отменяется
    [delete] бросает или убирает выбранное
    [keep] сохраняет задачу в наборе
    [home] на экран «Начало»
   *[quit] выход из программы; при этом сказано, что сохраняется
}

plain-move-to = на
plain-move-takes = бьёт|бьет|берёт|берет
plain-white-words = белые|б
plain-black-words = чёрные|черные|ч
plain-men-words = простые|простая|п
plain-king-words = дамки|дамка|д
plain-other-words = { $command ->
    [resign] сдаться|сдаюсь|сдаваться
    [next] следующая|следующий|следующее|дальше
    [progress] прогресс
   *[board] диаграмма
}

plain-speech-is = { $length ->
    [0] Речь краткая: что случилось и первая фраза.
    [1] Речь обычная.
   *[2] Речь полная: с часами и счётчиками.
}

plain-style-is = Ходы называются так: { $style ->
    [1] 32-28, 28x19
    [2] 32 28, 28 бьёт на 19
   *[3] 32 на 28, 28 бьёт на 19
}.

plain-arrow = { $arrow ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}

plain-right = Верно:
plain-wrong = Неверно:

plain-of = из
plain-range = до
plain-pause = ,
plain-king = дамка { $square }

plain-sign = { $sign ->
    [exclamation] восклицательный знак
    [question] вопросительный знак
    [asterisk] звёздочка
    [ampersand] амперсанд
    [plus] плюс
    [hyphen] дефис
    [slash] косая черта
   *[equals] знак равенства
}

plain-double = дважды { $sign }

spoken-due-reason = { $reason ->
    [missed] не решено
    [thrown] упущено
    [helped] решено с помощью
    [slow] решено медленно
   *[known] решено
}
spoken-days-ago = { $days ->
    [0] сегодня
    [1] вчера
    [one] { $days } день назад
    [few] { $days } дня назад
    [many] { $days } дней назад
   *[other] { $days } дня назад
}

plain-puzzle = задача
plain-none = нет
plain-plus-minus = плюс-минус

## То, что экран пишет немногими знаками или для глаз, — как оно говорится

spoken-ending-kings = { $count ->
    [one] { $count } дамка
    [few] { $count } дамки
    [many] { $count } дамок
   *[other] { $count } дамки
}
spoken-ending-men = { $count ->
    [one] { $count } простая
    [few] { $count } простые
    [many] { $count } простых
   *[other] { $count } простой
}
spoken-ending-force = { $kings } и { $men }
spoken-ending = { $strong }, у другой стороны { $weak }

spoken-times-before = прежде, начиная с последней тренировки: { $times } секунд
spoken-trend = { $skill }, { $mode }: занятий { $sessions }, верно { $right }, в последнем половина ответов за { $time }
spoken-missed = неверные ответы: { $items }
spoken-slowest = дольше всего: { $items }

spoken-row-unnamed = Ряд { $row }: { $contents }.
spoken-places = ряд { $row }, { $count ->
    [1] место
   *[other] места
} { $places }
plain-names-hidden = Это упражнение спрашивает имена полей: шашки и ряд называют места.

spoken-opening-unselected = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
spoken-opening-selected = { $games ->
   *[other] { $games } из собраний
}
spoken-opening-programs = { $games ->
   *[other] { $games } между программами
}
spoken-opening-better = { $side ->
    [white] у белых
   *[black] у чёрных
} лучше, в шашках: { $men }
spoken-opening-even = равно
spoken-opening-own = { $games ->
    [one] { $games } ваша партия
    [few] { $games } ваши партии
    [many] { $games } ваших партий
   *[other] { $games } вашей партии
}: выиграно { $won }, вничью { $drawn }, проиграно { $lost }

## Движок в анализе

spoken-comment = Примечание: { $text }

plain-engine-on = Движок работает: варианты говорит команда «варианты».
plain-engine-no-line = Движок ещё не нашёл варианта: спросите снова.
plain-engine-hidden = Вместо вариантов движка названо то, что здесь играют: z снова назовёт варианты.
plain-more-moves = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
    [many] ещё { $count } ходов
   *[other] ещё { $count } хода
}: «читай» — все.
