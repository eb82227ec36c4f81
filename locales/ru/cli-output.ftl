## Ошибки в командной строке

cli-error = damier: { $problem }
mistake-unknown-argument = лишний аргумент: { $argument }
mistake-unknown-command = неизвестная команда: { $name }
mistake-needs-value = { $argument } требует значения
mistake-invalid-value = { $argument }: «{ $value }» — не одно из { $values }
mistake-bad-value = { $argument }: «{ $value }» не годится, { $reason }
mistake-takes-no-value = { $argument } не берёт значения, поэтому «{ $value }» там лишнее
mistake-value-count = { $argument }: неверное число значений
mistake-twice = { $argument } можно дать только раз
mistake-conflict = { $argument } нельзя соединить с { $others }
mistake-missing = не хватает: { $arguments }
mistake-missing-command = { $command } требует команды
mistake-not-utf8 = аргументы не в UTF-8
mistake-did-you-mean = Может быть, { $suggestion }?
mistake-after-hyphens = Чтобы передать { $argument } как значение, напишите перед ним --.
mistake-help = Справка: добавьте --help.

## Что не так со значением: следует за «не годится, »

expected-seconds = нужно число секунд больше 0, например 2.5
expected-address = нужна машина, можно с портом, например 127.0.0.1 или example.org:27531
expected-parameter = нужно ИМЯ=ЗНАЧЕНИЕ, например threads=1
expected-at-least = нужно целое число, { $least } или больше
expected-between = нужно целое число от { $least } до { $most }
expected-range = нужно число или пределы, например 20..28
expected-ratings = нужны два рейтинга через две точки, например 1200..1500
expected-rising = сначала нужно меньшее число
expected-class = нужны шашки обеих сторон, например KKM-K, всего не больше { $most }

## Файлы, ввод и вывод

cannot-write-output = вывод нельзя записать
cannot-read-input = стандартный ввод нельзя прочесть
cli-cannot-open = { $file } нельзя открыть
cli-cannot-read = { $file } нельзя прочесть
cli-cannot-write = { $file } нельзя записать
standard-input = стандартный ввод
unknown-encoding = неизвестная кодировка «{ $name }»: возьмите, скажем, utf-8, utf-16le, windows-1251, koi8-r, cp866, windows-1252, cp850 или gbk
nothing-written = ничего не записано
game-number = партия { $number }
cannot-follow-signals = сигналы нельзя принимать
cannot-speak-hub = сбой связи по Hub
cli-no-data-folder = у этой системы нет папки данных: назовите её через --dir

## damier import, damier progress

import-games = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, новых { $new }
import-left-out = пропущено: { $reason }
import-left-out-count = пропущено: { $others ->
    [one] { $others } чужая партия
    [few] { $others } чужие партии
    [many] { $others } чужих партий
   *[other] { $others } чужой партии
}{ $wrong ->
    [0] {""}
    [one] , с ошибкой: { $wrong }
   *[other] , с ошибкой: { $wrong }
} (--verbose их перечислит)
import-no-files = назовите файлы с вашими партиями или продолжите прошлый поиск через --continue
import-no-such-player = игрока «{ $name }» в этих партиях нет: напишите имя, как оно там стоит
progress-imported = { $new ->
    [one] { $new } новая попытка
    [few] { $new } новые попытки
    [many] { $new } новых попыток
   *[other] { $new } новой попытки
}
progress-set-aside = файл { $file } был повреждён ({ $reason }); он переименован в { $kept }

## damier pdn check

pdn-counts = { $file }: { $counts }
pdn-total = всего
pdn-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
pdn-plies = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
    [many] { $count } полуходов
   *[other] { $count } полухода
}
pdn-variation-plies = { $count ->
    [one] { $count } полуход в вариантах
    [few] { $count } полухода в вариантах
    [many] { $count } полуходов в вариантах
   *[other] { $count } полухода в вариантах
}
pdn-errors = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
pdn-warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
    [many] { $count } предупреждений
   *[other] { $count } предупреждения
}
pdn-warning-line = предупреждение: { $message }

## damier puzzles

own-puzzles = задачи из своих партий
puzzle-unknown = задачи { $id } нет
no-such-tag = метки «{ $tag }» нет ни у одной задачи; мотивы: { $known }
no-sets = у вас ещё нет ни одного набора задач: в тренажёре + берёт задачу в набор
no-such-set = набора «{ $set }» у вас нет; ваши: { $known }
puzzle-not-unique = с { $id } начинаются несколько задач: { $first }, { $second } и, возможно, другие
puzzle-task = { $to-move }: { $goal }
puzzle-rated = рейтинг { $rating } ±{ $deviation }
puzzle-dual = второе решение: { $played } примерно не хуже хода { $number }
puzzle-unproven = не доказано: { $reason }
puzzle-proven = доказано
import-game = { $file }: партия { $number }: { $problem }
import-known = эта позиция уже есть в собрании, её номер { $id }
import-not-stored = Ничего не сохранено. Чтобы тренировать эти задачи, сохраните этот вывод в { $folder } файлом с окончанием .jsonl
import-summary = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
    [many] { $puzzles } задач
   *[other] { $puzzles } задачи
}: доказано { $proven }, со вторым решением { $dual }, не доказано { $unproven }; отклонено { $refused }
verify-progress = задач { $done } из { $all }
verify-progress-left = задач { $done } из { $all }, осталось { $time }
value-progress = позиций { $done } из { $all }
value-progress-left = позиций { $done } из { $all }, осталось { $time }

## damier endings

build-packed = { $file }: байтов { $bytes }, { $seconds } с
build-done = { $folder }: { $variant }, { $classes ->
    [one] { $classes } класс
    [few] { $classes } класса
    [many] { $classes } классов
   *[other] { $classes } класса
}, позиций { $positions }, { $seconds } с
build-found = уже
build-ply = п/х { $number }
no-table-for = { $class } нет ни в одной таблице
no-table-below = { $class } или класса, к которому он ведёт, нет ни в одной таблице
no-table-yet = этой позиции ({ $pieces } шашек) нет ни в одной таблице: постройте таблицы командой { $command }
no-table-ever = этой позиции ({ $pieces } шашек) нет ни в одной таблице: в таблицах не больше { $most }
outcome-name = { $outcome ->
    [win] выигрыш
    [loss] проигрыш
   *[draw] ничья
}
probe-needed = { $needed ->
    [one] нужен { $needed } полуход
    [few] нужно { $needed } полухода
    [many] нужно { $needed } полуходов
   *[other] нужно { $needed } полухода
} в пределах { $limit }, запас { $slack }
probe-to-end = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
} до конца
survey-note = Выигрыши и проигрыши — сильнейшей стороны, её шашки названы первыми. Расстояния — в полуходах.
survey-class = класс
survey-to-move = ход
survey-positions = позиции
survey-wins = выигрыши
survey-draws = ничьи
survey-losses = проигрыши
survey-needed = нужно
survey-to-win = победа
survey-weak-wins = слабые +
survey-side = { $side ->
    [strong] сильная
    [weak] слабая
   *[either] любая
}
verify-class = { $variant } { $class }: { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
    [many] { $positions } позиций
   *[other] { $positions } позиции
}
verify-wrong = { $variant } { $class }: { $problem }
verify-right = позиций, согласных с теми, что за ними следуют: { $positions }, { $seconds } с
verify-mismatch-needed = { $fen }, нужно полуходов: по таблице { $stored }, по ходам { $recomputed }
verify-mismatch-to-win = { $fen }, полуходов до конца: по таблице { $stored }, по ходам { $recomputed }

## damier stats

rating-title = { $variant } { $mode }
ending-short = { $role ->
    [win] выигрыш
   *[hold] ничья
} { $ending }

ending-short-with = { $own }: { $role ->
    [win] +
   *[hold] =
} { $ending }
