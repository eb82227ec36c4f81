## Собственные партии игрока: поиск пропущенных ударов и упущенных окончаний.

own-title = Ваши партии
own-form = ваши партии
own-state = поиск
home-own = Ваши партии: что вы упустили
own-no-work = нечего делать
own-start = искать в них
own-no-file = Сначала наберите путь к файлу с вашими партиями.
own-no-name = Наберите ваше имя, как оно стоит в партиях, или часть его.
own-reading = Чтение файла …
own-here = Enter: искать в своих партиях пропущенные удары и упущенные окончания.
own-about-puzzles = Пропущенные удары станут задачами,
own-about-drills = упущенные окончания — заданиями.

own-none = нет
ending-form-own = ваши

## Анкета: что стоит перед значениями и что они значат.

own-file = файл
    .help = Путь к файлу PDN с вашими партиями. Tab дописывает его.
    .help-aloud = Путь к файлу PDN с вашими партиями.
own-name = имя
    .help = Ваше имя, как оно стоит в партиях, или часть его.
own-work = движок
    .help = ← → — приостановить движок или пустить его. Он ждёт, пока нужен вашей тренировке. Законченные партии остаются законченными.

work-paused = пауза
work-running = работает

## Как далеко зашёл поиск

own-done-count = { $games ->
    [one] просмотрена { $games } партия
    [few] просмотрены { $games } партии
    [many] просмотрено { $games } партий
   *[other] просмотрено { $games } партии
}

own-waiting-short = { $games ->
    [one] ждёт { $games } партия
    [few] ждут { $games } партии
    [many] ждут { $games } партий
   *[other] ждут { $games } партии
}

own-waiting = { $games ->
    [one] Просмотра ждёт { $games } ваша партия: y.
    [few] Просмотра ждут { $games } ваши партии: y.
    [many] Просмотра ждут { $games } ваших партий: y.
   *[other] Просмотра ждут { $games } вашей партии: y.
}

own-found = { $puzzles ->
    [one] { $puzzles } новая задача
    [few] { $puzzles } новые задачи
    [many] { $puzzles } новых задач
   *[other] { $puzzles } новой задачи
}, { $drills ->
    [one] { $drills } новое окончание
    [few] { $drills } новых окончания
    [many] { $drills } новых окончаний
   *[other] { $drills } нового окончания
}

own-nothing-missed = ни пропущенных ударов, ни упущенных окончаний

own-losses = Ваши ходы (всего { $moves }) теряли в среднем { $mean } шашки, по беглому взгляду (позиций на ход: { $nodes }). Худший: { $number }. { $written }, { $loss } шашки, в партии { $game }. Откройте её в Анализе (a) и нажмите o: он смотрит дольше и отмечает каждую ошибку.

own-no-losses = Ваши ходы (всего { $moves }) не потеряли ничего, по беглому взгляду (позиций на ход: { $nodes }). Откройте партию в Анализе (a) и нажмите o: он смотрит дольше и отмечает каждую ошибку.

own-done-losses = Ваши партии: просмотрено { $done }, { $found }. y скажет, что теряли ваши ходы.

own-game = { $white } – { $black }

own-game-dated = { $white } – { $black }, { $date }

own-game-in-file = { $file }, партия { $number }: { $game }

own-found-short = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
    [many] { $puzzles } задач
   *[other] { $puzzles } задачи
}, { $drills ->
    [one] { $drills } окончание
    [few] { $drills } окончания
    [many] { $drills } окончаний
   *[other] { $drills } окончания
}

own-tally = партий { $done } из { $of }, { $found }

own-done = Ваши партии: просмотрено { $done }, { $found }.

## В последней строке каждого экрана

own-going = ваши партии { $bar } { $done }/{ $of }

own-held = ваши партии ждут { $done }/{ $of }

own-held-short = ждут { $done }/{ $of }

own-done-line = ваши партии: { $found }

## Что дал файл

own-added = { $games ->
    [one] { $games } ваша партия, новых { $new }.
    [few] { $games } ваши партии, новых { $new }.
    [many] { $games } ваших партий, новых { $new }.
   *[other] { $games } вашей партии, новых { $new }.
}

own-added-skipped = { $games ->
    [one] { $games } ваша партия, новых { $new }.
    [few] { $games } ваши партии, новых { $new }.
    [many] { $games } ваших партий, новых { $new }.
   *[other] { $games } вашей партии, новых { $new }.
} { $skipped ->
    [1] Одна пропущена: { $reason }.
   *[other] Пропущено { $skipped }, первая: { $reason }.
}

own-failed = Ваши партии нельзя сохранить: { $reason }.

## Упражнения из собственных партий игрока

own-drill-name = { $number }/{ $of } { $drill }

own-drill-source = { $role ->
    [win] Вы упустили выигрыш в партии { $white } – { $black }
   *[hold] Вы упустили ничью в партии { $white } – { $black }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}{ $number ->
    [0] {""}
   *[other] , ход { $number }
}.
