## Поиск позиции или её образца среди задач и партий.

label-find = найти
help-find = найти эту позицию или образец в партиях и задачах

find-title = Найти позицию
find-pattern = FEN
find-start = Найти
find-how-to = Пропущенные поля — любые; -28: поле 28 пусто; ? первой буквой — ход любой стороны.
find-searches = Поиск …
find-none = Такого образца нет нигде.
find-hits = найдено
find-hit = это
find-go-on = Enter — открыть, Esc — назад.
find-unsaved = В анализе есть несохранённое. Нажмите Enter ещё раз, чтобы уйти.
find-gone = Этой задачи сейчас нет в собрании.

pattern-side-expected = нужна сторона, чей ход: W, B или ?, если всё равно

find-found = { $found ->
    [one] найдено { $found }
   *[other] найдено { $found }
}{ $shown ->
    [0] { "" }
   *[other] , показаны первые { $shown }
}

find-extent = задач { $puzzles }, партий { $games }

found-puzzle = задача { $id }
found-puzzle-of = задача
found-game = партия
found-own = ваша партия
found-whole = вся позиция

found-unknown-player = ?

found-after = { $moves ->
    [0] в начале
    [one] после { $moves } хода
   *[other] после { $moves } ходов
}

## Команда

cli-find = Найти позицию или образец в задачах и партиях
cli-find-pattern = FEN позиции или образец: FEN, в котором пропущенные поля — любые, -28 значит, что 28 пусто, а ? вместо стороны — что ход любой из них, например "?:W28,32,-33:B19"
value-pattern = FEN-ИЛИ-ОБРАЗЕЦ
