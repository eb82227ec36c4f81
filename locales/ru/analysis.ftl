## Анализ

analysis-title = Анализ
home-analysis = Анализ: партия или позиция
analysis-tags = партия
analysis-input = наберите ход · ← → шаг · Enter: курсор

## Выбор того, что анализировать

opening-title = что анализировать
opening-from = откуда
opening-number = № партии
opening-start = Начать
opening-message = что делать
opening-from-empty = начальная позиция
opening-how-to = Enter — анализ начальной позиции.
opening-how-to-from = Или наберите под «откуда» FEN, например { $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
}, или путь к файлу PDN. Вид шашек берётся из файла.
    .aloud = Или наберите 1 и FEN, например { $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }, или 1 и путь к файлу PDN. Вид шашек берётся из файла.
opening-reads = чтение …
opening-number-wrong = Наберите номер партии, начиная с 1: партия 1 — первая в файле.

variant-draughts = { $variant ->
    [russian] Русские шашки
    [brazilian] Бразильские шашки
   *[international] Международные шашки
}

## Сохранение

save-title = сохранить как
save-name = файл
save-start = Сохранить
save-how-to = Имя без пути — это файл в папке анализов. Esc — отмена.
save-no-name = Сначала наберите имя файла.

comment-title = примечание
comment-text = текст
comment-start = Оставить
comment-how-to = Оно стоит за ходом в списке и в файле. Без текста оно убирается. Esc — отмена.

saved-as = Сохранено как { $path }

save-exists = { $path } уже есть. Enter ещё раз — заменить, или наберите другое имя.

unsaved = не сохранено
leave-unsaved = Ещё не сохранено: w — сохранить, та же клавиша ещё раз — уйти.
    .aloud = Ещё не сохранено: w — сохранить. То же слово ещё раз — уйти не сохраняя, любая другая строка — остаться.

## Позиция

setup = новая позиция

side-moves = Ход { $side ->
    [white] белых
   *[black] чёрных
}

alternative = вариант { $place }/{ $count } ↑ ↓

half-move = полуход { $ply }/{ $count }

## Движок

pane-engine = движок
engine-off = движок выключен
engine-is-off = l — включить движок.
engine-broke = Сбой движка на этой позиции. l — попробовать снова.
own-engine-starts = Ваш движок запускается. y — взять встроенный.
no-own-engine = Своего движка у вас не задано: добавьте его в настройках (o на экране «Начало»).
one-line = Ваш движок показывает только один вариант. y — взять встроенный.

own-engine-fault = Ваш движок не работает: { $reason }. Его сменил встроенный; y — снова попробовать ваш.

engine-depth = глубина { $plies }

millions-a-second = { $count } млн/с

thousands-a-second = { $count } тыс/с

value-wins = { $side ->
    [white] Белые
   *[black] Чёрные
}: выигрыш в { $moves } х.
    .aloud = { $side ->
        [white] Белые
       *[black] Чёрные
    } выигрывают, ходов: { $moves }

value-wins-short = { $side ->
    [white] Б
   *[black] Ч
} в { $moves }

graph-title = оценка
graph-empty = Оценок ещё нет: пройдите партию по ходам или нажмите o, чтобы проверить её всю.
no-file = Файл не открыт, поэтому следующей партии нет.

## Таблицы окончаний

tables-draw = Таблицы: ничья.

tables-win = { $side ->
    [white] Таблицы: белые выигрывают.
   *[black] Таблицы: чёрные выигрывают.
}

tables-win-in = { $side ->
    [white] Таблицы: выигрыш белых, ходов: { $moves }.
   *[black] Таблицы: выигрыш чёрных, ходов: { $moves }.
}

tables-limit = Правило { $rule } ходов: нужно { $needed }, запас { $spare }.

tables-with-limit = { $verdict } { $limit }

tables-unheeded = Правило { $moves } ходов здесь не учтено.

tables-all-win = Выигрывает любой ход.
tables-all-hold = Держит любой ход.

tables-winning = Выигрывают ({ $kept } из { $all }): { $moves }

tables-holding = Держат ({ $kept } из { $all }): { $moves }

## Проверка всей партии

nothing-to-survey = Ходов для проверки ещё нет.

survey-progress = Проверка партии: { $done } из { $all }. Esc — остановить.

survey-done = { $mistakes ->
    [0] Проверено: ошибок не найдено.
    [one] Проверено: отмечена { $mistakes } ошибка, с лучшим вариантом.
    [few] Проверено: отмечены { $mistakes } ошибки, с лучшими вариантами.
    [many] Проверено: отмечено { $mistakes } ошибок, с лучшими вариантами.
   *[other] Проверено: отмечено { $mistakes } ошибки, с лучшими вариантами.
}

## Партия, разобранная вручную: её отмечает игрок, прежде чем смотрит движок

by-hand = Отмечено вручную: { $marked } из { $least } (! отмечает ход). Затем o проверяет партию.

by-hand-enough = Отмечено вручную: { $marked }. o проверяет партию.

by-hand-seen = Движок здесь уже смотрел: эта отметка не в счёт.

reviewed-clean = Ходов, отмеченных вами вручную: { $marked }.

reviewed = Ходов, отмеченных вами вручную: { $marked }. Ошибок, которые вы нашли: { $found } из { $mistakes }.

reviewed-other = { $compared } (Партия не ваша: вашего имени среди игроков нет.)

## Клавиши: подписи стоят в последней строке, объяснения — в списке клавиш

label-analysis = анализ
label-walk = шаг
label-engine = движок
label-lines = варианты
label-own-engine = свой движок
label-view = график
mistakes-of-side = { $side }: { $worst } ??, { $bad } ?, { $dubious } ?!

label-next-mistake = след. ошибка
help-next-mistake = к следующему ходу, отмеченному как ошибка

label-survey = разбор
label-save = в файл
label-undo = отмена
label-promote = главный
label-remove = удалить
label-sign = знак
label-comment = примеч.
help-analysis = анализировать партию или позицию с движком
help-walk = назад и вперёд; ↑ ↓ — другие ходы; Enter: курсор
help-ends = начало партии, конец варианта
help-engine = включить или выключить движок
help-lines = ещё один вариант встроенного движка, от 1 до 5
help-own-engine = ваш движок или встроенный
help-view = варианты движка или график
help-survey = проверить всю партию и отметить ошибки
help-save = сохранить в файл (PDN)
help-undo-change = отменить последнее изменение партии
help-promote = поставить этот вариант первым
help-remove = удалить этот ход и всё после него
help-sign = следующий знак: ! ? !! ?? !? ?! или ничего
    .aloud = следующий знак: !, ?, !!, ??, !?, ?! или ничего
help-result-sign = следующий знак: = + * или ничего
help-comment = примечание к этому ходу: написать или убрать
help-next-game = следующая партия файла
