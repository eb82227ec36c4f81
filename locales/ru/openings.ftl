## Что известно о дебютах

opening-name = { $name ->
    [symmetrical] симметричный вариант
    [chefneux] дебют Шефнё
    [fox] Лиса
    [modern] современный вариант
    [fabre] дебют Фабра
    [fabre-variation] вариант Фабра
    [molimard] ответ Молимара
    [de-haas] ответ Де Хааса
    [lochtenberg] ход Лохтенберга, ловушка
    [city] городская партия
    [city-declined] отказанная городская партия
    [old] старая партия
    [reverse-crossroads] обратный перекрёсток
    [reverse-crossroads-declined] отказанный обратный перекрёсток
    [kaulen] игра Каулена
    [filippov] игра Филиппова
    [bodyansky] игра Бодянского
    [reverse-stake] обратный кол
    [stake] кол
   *[reverse-poke] обратный тычок
}

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = теряет от { $shot }
opening-value = Движок, глубина { $depth }: { $value } для белых
opening-unknown = Об этой позиции ничего не известно.

opening-head-move = ход
opening-head-unselected = партий
opening-head-selected = отбор
opening-head-programs = программ
opening-head-value = оценка
opening-head-own = ваши
opening-legend = партий: у людей; отбор: у людей, собраны по результатам; оценка: движка, для белых; ваши: все, выигрыши, ничьи, проигрыши

label-openings = дебюты
help-openings = показать, что здесь играют, как часто, с какой оценкой и ловушками
opening-pane = дебюты
opening-searches = Поиск …

## Команда

cli-openings = Перечислить, что играют в позиции дебюта, её оценку, ловушки и ваши партии
cli-openings-position = FEN позиции или ходы от начала, например 32-28 19-23; без того и другого — начало
cli-openings-json = Записать один объект JSON; оценки — для стороны, чей ход
value-fen-or-moves = FEN-ИЛИ-ХОДЫ
openings-bad-move = { $text }: { $problem }
