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

## Opening traps

traps-title = Дебютные ловушки
traps-menu = ловушки
traps-clock = варианты, которые играют
traps-how-to = ← → — выбор, Enter — начать
traps-exercise = упражнение
traps-line = вариант
traps-start = Начать
trap-exercise = { $exercise ->
    [find] найдите удар
    [which-falls] что в ловушку?
   *[play-on] играйте дальше
}

trap-about = { $exercise ->
    [find] В варианте, который играют, ход только что попал в ловушку. Найдите удар.
    [which-falls] От трёх до пяти естественных ходов в конце варианта, который играют. Отметьте те, что попадают в ловушку.
   *[play-on] Продолжите вариант, который играют, за сторону, которой надо избежать ловушки: до трёх ходов, каждый оценивается. Верен ход, который теряет не больше { $loss } простой; затем вариант идёт дальше.
}

traps-all = все ({ $count })
traps-first = 1.{ $played } ({ $count })
traps-more = … и ещё { $count }: damier openings --traps
trap-falls = { $line } теряет от { $shot }
trap-which-task = Отметьте ходы, которые попадают в ловушку: ← → — менять строку, Enter — проверить все.
trap-play-on-task = Играйте дальше и избегайте потерь.
traps-none = Для этого упражнения в этом виде ловушек пока нет: сменить вид — v на экране «Начало».
home-openings = Дебюты: ловушки
help-opening-training = дебютные ловушки: найти удар, что в ловушку, играть дальше

## Команда

cli-openings = Перечислить, что играют в позиции дебюта, её оценку, ловушки и ваши партии
cli-openings-position = FEN позиции или ходы от начала, например 32-28 19-23; без того и другого — начало
cli-openings-json = Записать один объект JSON; оценки — для стороны, чей ход
cli-openings-traps = Перечислить дебютные ловушки вариантов, которые начинаются с этих ходов
traps-listed = ловушек: { $count }
value-fen-or-moves = FEN-ИЛИ-ХОДЫ
openings-bad-move = { $text }: { $problem }
