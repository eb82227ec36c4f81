## Режимы задач и анкета, в которой их выбирают.

modes-title = Задачи: выбор
modes-menu = что тренировать
modes-clock = задачи
modes-start = Начать
modes-how-to = Enter — начать

## Режимы

plan-name = { $plan ->
    [practice] практика
    [review] повторение
    [streak] серия
    [sprint] спринт, { $minutes } мин
    [woodpecker] дятел
   *[blind] вслепую
}


plan-rules = { $plan ->
    [practice] Задачи вашего уровня, одна за другой. Их рейтинг никакой другой режим не меняет.
    [review] Ваши ошибки, которые сегодня пора повторить. Больше выбирать нечего.
    [streak] Каждая задача труднее прежней. Первая ошибка — конец; n пропускает задачу, один раз.
    [sprint] Сколько успеете за { $minutes } мин. Ошибка -{ $penalty } с, { $row } подряд +{ $bonus } с.
    [woodpecker] Один набор снова и снова, каждый раз быстрее и с меньшим числом ошибок. Продолжить можно в любой день.
   *[blind] Доска пуста: читайте список шашек и набирайте ходы. Сначала шашек мало; рейтинг здесь отдельный.
}
plan-practice-set-rules = Задачи вашего набора, одна за другой. Они идут в рейтинг.

## Анкета

modes-mode = режим
modes-set = набор
modes-theme = тема
modes-rating = рейтинг
modes-range = от-до
modes-length = длина
modes-source = откуда
modes-mirror = зеркало
modes-goal = цель
modes-any = все

new-set = новый набор, { $size }

old-set = дальше: круг { $cycle }, { $done } из { $size }

mirror-never = как есть
mirror-random = зеркально наугад
goal-named = названа
goal-hidden = не названа
band-mine = около моего
band-easy = легко
band-hard = трудно
band-range = от … до …
length-any = любая
length-1 = найти 1 ход
length-2 = 2 хода
length-3 = 3 хода
length-4 = 4 и больше
origin-name = { $origin ->
    [games] турнирные партии
    [self-play] партии движка
    [endings] окончания
    [compositions] построенные позиции
   *[own] мои партии
}

puzzle-count = { $name } ({ $count })

fitting = { $count ->
    [0] Не подходит ни одна задача.
    [one] Подходит { $count } задача.
    [few] Подходят { $count } задачи.
    [many] Подходят { $count } задач.
   *[other] Подходят { $count } задачи.
}

due-today = { $due ->
    [0] Повторений на сегодня нет.
   *[other] На сегодня: { $due }.
}

## Выбор, при котором не подходит ни одна задача

no-single-obstacle = Даже без одного условия не подходит ни одна задача: измените два или больше.
change-it = m — изменить выбор.

obstacle = { $count ->
    [one] Без «{ $choice }» подходит { $count }.
   *[other] Без «{ $choice }» подходят { $count }.
}

obstacle-ratings = рейтинг { $least }-{ $most }

obstacle-length = длина { $moves }

obstacle-length-least = длина { $moves } и больше

left-out = { $lines ->
    [one] Пропущена { $lines } строка ваших задач: { $reason }.
    [few] Пропущены { $lines } строки ваших задач, первая: { $reason }. Все покажет «damier puzzles list».
    [many] Пропущено { $lines } строк ваших задач, первая: { $reason }. Все покажет «damier puzzles list».
   *[other] Пропущено { $lines } строки ваших задач, первая: { $reason }. Все покажет «damier puzzles list».
}

no-range = Нет вилки рейтинга.
range-missing = Спуститесь к «от-до» и наберите низший и высший рейтинг: 1200-1600.

range-wrong = «{ $typed }» — не вилка: наберите низший и высший рейтинг, например 1200-1600.

## Серия

streak-count = подряд { $solved }

streak-count-best = подряд { $solved } · рекорд { $best }

skip-left = n пропускает эту, один раз
no-skip-left = пропусков нет
no-help-in-run = Здесь нет ни подсказок, ни решений: считается то, что вы нашли сами.
no-skipping = Пропускать нельзя: сделайте ход.

streak-over = Серия окончена: решено { $solved }.

streak-over-best = Серия окончена: решено { $solved }. Ваш рекорд: { $best }.

streak-over-record = Серия окончена: решено { $solved }, новый рекорд (был { $best }).

missed-title = ошибки

missed-line = { $moves ->
    [one] { $id }  { $moves } ход
    [few] { $id }  { $moves } хода
    [many] { $id }  { $moves } ходов
   *[other] { $id }  { $moves } хода
}

missed-how-to = Enter — одну снова, l — тренировать все, n — сначала.
missed-back = n или Esc — назад к списку.
label-train-missed = учить ошибки
help-train-missed = после серии или спринта тренировать нерешённые задачи как набор

run-again = n — сначала, s — решение, m — другой режим.

## Спринт

sprint-count = верно { $solved }, неверно { $errors }

sprint-row = подряд { $row }; { $needed }: +{ $bonus } с, ошибка: -{ $penalty } с

sprint-right = Верно.
sprint-bonus = Верно. Подряд { $row }: +{ $bonus } с!

sprint-wrong = Неверно, -{ $penalty } с: надо было { $solution }.

puzzle-time-over = конец

sprint-over = Время вышло: решено { $solved }, ошибок { $errors }, подряд до { $longest }.

sprint-left = Спринт окончен: решено { $solved }, ошибок { $errors }, подряд до { $longest }.

sprint-first = Ваш первый такой спринт.
sprint-best = Ваш рекорд: { $best }.
sprint-record = Новый рекорд (был { $best }).

## Набор дятла

cycle-count = круг { $cycle }: { $done } из { $size } · ошибок { $errors }

cycle-time = время { $time }

cycle-time-before = время { $time } · прежде { $before }

cycle-over = Круг { $cycle } пройден.

cycle-line = круг { $cycle }: { $time }, ошибок { $errors }

## Клавиши

label-modes = режим
help-modes = выбрать задачи: режим, тема, рейтинг, длина, откуда
help-walk-solution = назад и вперёд по решению; ↑ ↓ — к другой защите
help-first = в начало решения
help-last = в конец решения

practice-left = { $done ->
    [one] { $done } задача
    [few] { $done } задачи
    [many] { $done } задач
   *[other] { $done } задачи
}: сразу решено { $clean }.
