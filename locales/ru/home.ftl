## Домашний экран и то, что ждёт продолжения.

home-title = Начало
home-menu = тренировка
home-clock = привет
home-message = что делать
    .aloud = совет
home-puzzles = Задачи: найти удар

home-review = { $due ->
    [0] Повторение: на сегодня ничего
   *[other] Повторение: на сегодня { $due }
}

home-endings = Окончания: выиграть, устоять
home-notation = Нотация: поля и ходы
home-variant = Играю: { $variant }

home-progress = Успехи: графики и числа
home-quit-again = Чтобы выйти, нажмите q или Esc ещё раз.

home-resume = Продолжить: { $what }

home-resume-several = Продолжить: не окончено { $count }

home-due = на сегодня: { $due }

due-elsewhere = { $due ->
    [one] В других видах ждёт { $due } повторение: сменить — v на экране «Начало».
    [few] В других видах ждут { $due } повторения: сменить — v на экране «Начало».
    [many] В других видах ждут { $due } повторений: сменить — v на экране «Начало».
   *[other] В других видах ждут { $due } повторения: сменить — v на экране «Начало».
}

home-lesson-due = урок: { $name }

home-how-to = Нажмите клавишу или ↑ ↓ и Enter.
home-welcome = { $variant ->
    [russian] Русские шашки, 8x8
    [brazilian] Бразильские шашки, 8x8
   *[international] Международные шашки, 10x10
}

home-welcome-advice = Понемногу каждый день.
not-saved = не сохранено!

streak = { $days ->
    [0] С возвращением
    [1] 1 день
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}

done-today = { $done ->
    [0] сегодня упражнений нет
   *[other] сегодня: { $clean } из { $done } с 1-й попытки
}
    .aloud = { $done ->
        [0] сегодня упражнений нет
       *[other] упражнений сегодня: { $done }, с первой попытки верно: { $clean }
    }

rating-now = рейтинг { $rating }

## Повторения на сегодня

due-puzzle = { $variant ->
    [russian] русские: задача
    [brazilian] бразильские: задача
   *[international] задача
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}

due-ending = { $variant ->
    [russian] русские: { $ending }
    [brazilian] бразильские: { $ending }
   *[international] { $ending }
}

days-ago = { $days ->
    [0] сегодня
    [1] вчера
   *[other] { $days } дн.
}

## Что ждёт продолжения

waiting-title = Продолжить
waiting-clock = не окончено
waiting-menu = не окончено
waiting-how-to = Enter — продолжить, Delete — бросить.

unfinished-game = партия, { $opponent }, ход { $number }

unfinished-analysis = { $moves ->
    [one] анализ, { $moves } ход
    [few] анализ, { $moves } хода
    [many] анализ, { $moves } ходов
   *[other] анализ, { $moves } хода
}

unfinished-streak = серия, решено { $solved }

unfinished-sprint = спринт, осталось { $left }

unfinished-ending = { $ending }, ход { $number }

unfinished-puzzle = задача, ход { $number }

unfinished-set = дятел, круг { $cycle }, { $done } из { $size }

give-up-analysis = Не сохранено. Нажмите Delete ещё раз, чтобы удалить.
give-up-game = Нажмите Delete ещё раз, чтобы сохранить партию без результата.
give-up-counted = Нажмите Delete ещё раз, чтобы записать это как неудачу.
give-up-uncounted = Нажмите Delete ещё раз, чтобы удалить это без записи.

## Когда успехи нельзя сохранить

trouble-in-memory = Успехи не сохраняются: { $reason }. Тренироваться можно.

trouble-damaged = Файл успехов был повреждён ({ $reason }). Он оставлен под именем { $file }; начат новый.

trouble-fewer = В файле успехов было упражнений: { $had }, теперь { $has }. Его заменили или скопировали без файла -wal?

trouble-mended = Индекс файла успехов был повреждён и построен заново. Ничего не потеряно.

trouble-faulty = В файле успехов ошибка ({ $fault }). Сохраните то, что читается: damier progress export --json > copy.json

trouble-file = Партии и неоконченные упражнения не сохраняются: { $reason }.

trouble-unfinished = Что-то неоконченное не читается и в списке не стоит: { $reason }.

trouble-unreadable = { $attempts ->
    [one] { $attempts } упражнение в вашей истории не читается. Оно хранится, но не считается.
    [few] { $attempts } упражнения в вашей истории не читаются. Они хранятся, но не считаются.
    [many] { $attempts } упражнений в вашей истории не читаются. Они хранятся, но не считаются.
   *[other] { $attempts } упражнения в вашей истории не читаются. Они хранятся, но не считаются.
}

exercises-lost = { $exercises ->
    [one] { $exercises } упражнение не удалось сохранить, оно потеряно: { $reason }
    [few] { $exercises } упражнения не удалось сохранить, они потеряны: { $reason }
    [many] { $exercises } упражнений не удалось сохранить, они потеряны: { $reason }
   *[other] { $exercises } упражнения не удалось сохранить, они потеряны: { $reason }
}

## Над чем работать

advice-begin = Начните с нескольких задач.

advice-review = { $due ->
    [1] Займитесь повторением на сегодня: { $due }.
   *[other] Займитесь повторениями на сегодня: { $due }.
}

advice-theme = Займитесь задачами на тему «{ $theme }».
advice-explained = {" "}Объяснение: w.

advice-ending = Займитесь окончанием { $ending }.

advice-regularity = Тренируйтесь больше дней в неделю.
advice-go-on = Слабых мест не видно.
