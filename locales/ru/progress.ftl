## Графики успехов.

progress-title = Успехи
progress-nothing = Здесь пока пусто: заполнится, когда вы будете тренироваться.
progress-start = Enter — начать тренировку.

tab-week = неделя
tab-rating = рейтинг
tab-themes = темы
tab-calendar = дни
tab-endings = окончания
tab-notation = нотация
tab-games = партии
tab-trials = удары

## Неделя

week-exercises = упражнения
week-first-try = с 1-го раза
week-time = время
week-days = дни занятий
week-chart = Упражнений в день, по сегодня

streaks = { $now ->
    [1] 1 день, рекорд: { $longest }
    [one] { $now } день подряд, рекорд: { $longest }
    [few] { $now } дня подряд, рекорд: { $longest }
    [many] { $now } дней подряд, рекорд: { $longest }
   *[other] { $now } дня подряд, рекорд: { $longest }
}

due-count = на сегодня { $due }

due-count-more = на сегодня { $due }, ещё { $more } могут ждать

due-count-elsewhere = в других видах { $due }

## Рейтинги

rating-line = { $variant } { $mode } { $rating } ±{ $deviation } ({ $rated })

rating-line-range = { $variant } { $mode } { $range } ({ $rated })

rating-place = ↑ ↓ { $place } из { $all }

mode-name = { $mode ->
    [practice] практика
    [review] повторение
    [sprint] спринт
    [streak] серия
    [woodpecker] дятел
   *[blind] вслепую
}

## Таблицы: заголовки столбцов и части полос

column-theme = тема
column-tried = проб
    .aloud = попыток
column-first-try = сразу
    .aloud = верно с первой попытки
right-first-try = верно с 1-й попытки
right-later = верно позже или с помощью
missed-bar = не решено
column-ending = состав
column-solved = решено
column-perfect = чисто
column-best-streak = рекорд
endings-streak = серия
not-solved = не решено
column-opponent = соперник
column-games = игр
column-won = плюс
column-exercise = задание
column-sets = серий
trials-chart-loss = { $trial }: средняя потеря каждой серии, в сотых шашки
trials-chart-right = { $trial }: верные ответы каждой серии, в процентах
column-drawn = ничьи
column-lost = минус
column-square = поле
column-asked = спрос
    .aloud = спрошено раз
column-day = день
column-rating = рейтинг
column-exercises = упражнения
column-time = время
column-7-days = 7 дней
    .aloud = за последние 7 дней
column-7-before = ранее
    .aloud = за 7 до них

calendar-key = · нет  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 и больше упражнений
squares-key = █ долго или с ошибками  ▓ ▒ ░ быстро  · не спрошено

## Единицы и дни

seconds-short = { $seconds } с
    .aloud = { $seconds } секунд

minutes-short = { $minutes } мин
    .aloud = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }

weekday = { $day ->
    [0] Пн
    [1] Вт
    [2] Ср
    [3] Чт
    [4] Пт
    [5] Сб
   *[other] Вс
}

month = { $month ->
    [1] янв
    [2] фев
    [3] мар
    [4] апр
    [5] мая
    [6] июн
    [7] июл
    [8] авг
    [9] сен
    [10] окт
    [11] ноя
   *[other] дек
}

ahead-count = { $count ->
    [one] { $count } упражнение датировано позже сегодняшнего дня: оно считается с того дня.
    [few] { $count } упражнения датированы позже сегодняшнего дня: каждое считается со своего дня.
    [many] { $count } упражнений датированы позже сегодняшнего дня: каждое считается со своего дня.
   *[other] { $count } упражнения датированы позже сегодняшнего дня: каждое считается со своего дня.
}
