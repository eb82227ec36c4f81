## Неверные ходы, позиции и виды шашек
##
## Ошибка — это часть фразы: она начинается с маленькой буквы и не имеет точки, чтобы стоять после двоеточия.
## `sentence` делает из неё фразу, которая стоит на экране одна.

sentence = { $clause }.

at-column = столбец { $column }: { $problem }

## Текст, который не ход

no-move-typed = хода нет; напишите его, как 32-28 или c3-d4

not-a-move = «{ $text }» — не ход: { $problem }

move-square-expected = нужно поле, как 28 или c3
move-one-square = одного поля мало, напишите два, как 32-28 или c3-d4
move-trailing = уберите то, что стоит после хода
move-dash-after-move = в ходе без взятия два поля, взятия пишите с x
move-too-long = таких длинных взятий не бывает

no-square-numbered = поля { $number } нет

## Ход, который запрещают правила

no-such-square = { $board ->
    [ten] поля { $square } нет: поля — от 1 до 50
   *[eight] поля { $square } нет: поля — тёмные, от a1 до h8, или от 1 до 32
}

no-piece-there = на { $square } нет шашки

no-piece-on-file = { $side ->
    [white] у белых нет шашки на вертикали { $file }
   *[black] у чёрных нет шашки на вертикали { $file }
}

not-your-piece = { $owner ->
    [white] шашка на { $square } белая, а ход чёрных
   *[black] шашка на { $square } чёрная, а ход белых
}

man-not-king = шашка на { $square } — простая, а не дамка

piece-moves-otherwise = шашка на { $square } так ходить не может

move-ambiguous = { $text } может значить { $moves }: напишите одно из них полностью

illegal-occupied = { $played } — невозможный ход: поле { $square } занято

illegal-must-capture = { $played } не по правилам: бить обязательно, сделайте { $captures }

illegal-man-step = { $played } не по правилам: простая ходит на одно поле вперёд по диагонали

illegal-man-backward = { $played } не по правилам: назад простая только бьёт

illegal-king-off-diagonal = { $played } не по правилам: дамка ходит по диагонали

illegal-king-blocked = { $played } — невозможный ход: мешает шашка на { $square }

illegal-takes-nothing = { $played } ничего не бьёт: между { $from } и { $to } нет шашки соперника, через которую прыгать
    .aloud = с { $from } на { $to } бить нечего: между ними нет шашки соперника, через которую прыгать

illegal-jumps-own = { $played } — невозможный ход: шашка на { $square } — своя

illegal-jumps-twice = { $played } — невозможный ход: через шашку на { $square } можно прыгнуть только раз, и она стоит до конца взятия

illegal-no-room = { $played } — невозможный ход: поле сразу за { $square } не свободно

illegal-man-jumps-too-far = { $played } — невозможный ход: простая прыгает через соседнюю шашку и становится сразу за ней

illegal-majority = { $played } бьёт { $takes ->
    [one] { $takes } шашку
    [few] { $takes } шашки
    [many] { $takes } шашек
   *[other] { $takes } шашки
}, а { $best } — { $most } (правило большинства)
    .aloud = { $played } — это { $takes ->
        [one] { $takes } шашка
        [few] { $takes } шашки
        [many] { $takes } шашек
       *[other] { $takes } шашки
    }, а { $best } — это { $most } (правило большинства)

illegal-stops-early = { $played } кончается слишком рано: взятие идёт дальше, сделайте { $captures }
    .aloud = { $played }: остановка слишком рано, взятие идёт дальше. Наберите: { $captures }

illegal-wrong-landing = { $played } не по правилам: дамка должна встать туда, откуда может бить дальше, сделайте { $captures }

illegal-wrong-way = такого взятия, как { $played }, нет: с { $from } на { $to } сделайте { $captures }

illegal-no-moves = { $side ->
    [white] { $played } — невозможный ход: у белых не осталось ходов, они проиграли
   *[black] { $played } — невозможный ход: у чёрных не осталось ходов, они проиграли
}

illegal-digits = { $digits } — не ход по правилам, как ни дели цифры

move-not-legal = в этой позиции такой ход не по правилам

## FEN

fen-at = FEN, столбец { $column }: { $problem }

fen-side-expected = нужна сторона, чей ход: W или B
fen-colon-expected = перед следующей частью нужно двоеточие, как в W:W31-50:B1-20
fen-part-expected = нужны W или B и поля этой стороны, или счётчик, как H0 или F1
fen-square-expected = нужно поле, как 28, K28 или c3
fen-bad-range = ряд полей идёт от меньшего номера к большему, как 31-50
fen-comma-expected = нужна запятая перед следующим полем или двоеточие перед следующей частью
fen-trailing = позиция кончается раньше: уберите остальное

fen-number-expected = после { $counter } нужно число

fen-counter-twice = { $counter } стоит дважды: уберите одно

fen-square-twice = поле { $square } указано дважды: уберите одно

fen-man-is-crowned = { $side ->
    [white] белая простая не может стоять на { $square }, там она становится дамкой: напишите K{ $square }
   *[black] чёрная простая не может стоять на { $square }, там она становится дамкой: напишите K{ $square }
}

## Другая запись позиций, по букве на поле

hub-length = букв в позиции на этой доске { $expected }, а не { $found }

hub-side-expected = нужна сторона, чей ход: W или B, а стоит '{ $found }'

hub-letter-expected = нужно w, b, W, B или e, а стоит '{ $found }'

## Шашка, которую нельзя поставить

setup-no-square = поля { $number } нет: поля — от 1 до { $last }

setup-square-twice = на поле { $number } две шашки

setup-man-is-crowned = { $side ->
    [white] белая простая не может стоять на { $number }, там она становится дамкой: поставьте дамку
   *[black] чёрная простая не может стоять на { $number }, там она становится дамкой: поставьте дамку
}

## Виды шашек

unknown-variant = неизвестный вид шашек «{ $name }»: возьмите international, russian или brazilian
