## Что Damier хранит на диске и почему не может

caused-by = { $problem }: { $cause }

not-a-regular-file = это не обычный файл
link-to-nothing = это ссылка на { $target }, а того нет: верните его или уберите ссылку

folder-links-to-nothing = { $folder } — ссылка на { $target }, а того нет: верните его или уберите ссылку
no-data-folder = папки для данных здесь нет; укажите папку в DAMIER_HOME

store-odd-value = он повреждён: кое-где не текст или не число, хотя должно быть. Переименуйте его и поставьте на его место свою копию или запустите Damier без него; damier progress import принимает выгрузку

store-unusable = { $path } не годится: { $reason }

make-writable = { $problem }. Разрешите запись или укажите в DAMIER_HOME другую папку

rename-it = { $problem }. Переименуйте его или укажите в DAMIER_HOME другую папку

free-space = { $problem }. Освободите место или укажите в DAMIER_HOME папку на другом диске

other-folder = { $problem }. Укажите в DAMIER_HOME другую папку

file-for-folder = это должна быть папка

store-newer = { $path } записан более новым Damier (его схема { $found }, этот знает { $known }): возьмите тот

store-damaged = { $path } повреждён: { $reason }

store-no-backup = копию { $path } нельзя записать: { $reason }

backup-exists = она уже есть и не перезаписывается

## Что говорит база данных

disk-full = диск полон; освободите место
file-read-only = файл только для чтения; измените его права
file-busy = его заняла другая программа

cannot-open = его нельзя открыть ({ $reason })

disk-fails = сбой диска ({ $reason })

## Повреждения

file-empty = он пуст

store-table-missing = в нём нет таблицы { $table }

store-column-missing = в его таблице { $table } нет столбца { $column }

## Выгрузки

not-an-export = не выгрузка успехов: { $reason }

other-format = формат «{ $found }», а не «{ $expected }»

export-newer = у выгрузки версия { $found }, эта программа читает версию { $known }: возьмите более новый Damier

export-line = строка { $line }: { $problem }

export-attempt = попытка { $number }: { $problem }

export-unwritten = выгрузку нельзя записать: { $reason }

export-columns = столбцы должны быть такие: { $columns }

export-value = { $column } попытки: { $problem }

ratings-incomplete = некоторых рейтингов не хватает
value-missing = значения нет
value-other-type = тип не тот

value-not-text = { $value } — не текст

value-not-whole = «{ $value }» — не целое число

value-not-number = «{ $value }» — не конечное число

value-out-of-range = { $value } вне пределов

## Неоконченные упражнения, партии и анализы

unfinished-put-aside = { $reason }; оно оставлено под именем { $path }
unfinished-left-alone = { $reason }; { $path } остаётся как есть для более новой версии программы, которая его записала

## Файлы партий

no-analyses-folder = папки для данных здесь нет; наберите полный путь или задайте DAMIER_HOME

no-such-game = { $path }: { $games ->
    [0] партий нет
    [one] там { $games } партия
    [few] там { $games } партии
    [many] там { $games } партий
   *[other] там { $games } партии
}; партии { $wanted } нет

file-exists = { $path } уже есть

is-a-folder = это папка
no-game-in-file = в нём нет ни одной партии

game-left-out = { $path }: партия { $number }: { $problem }

## Тренажёр не запускается или должен остановиться

no-foreground = тренажёру нужен терминал на переднем плане: запустите damier без & в конце
no-screen = тренажёр не может рисовать на этом терминале: скажите в TERM, какой он, например TERM=xterm-256color; damier --plain ничего от него не требует
no-terminal = тренажёру нужен терминал: запустите damier, не перенаправляя ни ввода, ни вывода, или damier --plain

terminal-failed = сбой терминала: { $reason }

no-puzzle-in-file = в { $file } нет ни одной задачи

no-such-puzzle = задачи { $id } нет: damier puzzles stats их считает, damier puzzles show ID показывает одну

foreign-characters = В настройках системы стоит { $name }, а не UTF-8: поэтому Damier рисует в ASCII и говорит по-английски. Возьмите локаль UTF-8, например ru_RU.UTF-8.
