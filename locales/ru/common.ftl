## Слова, общие для нескольких экранов.

-damier = Damier
language-name = Русский

decimal-sign = ,
percentage = { $share }%

program = { -damier }
too-small = { -damier } нужно не меньше 40 столбцов и 12 строк. Увеличьте окно.

## Заголовки панелей

pane-moves = ходы
pane-clock = часы
pane-clock-paused = часы стоят
pane-material = шашки
prompt-move = ход

## Стороны и виды шашек

side-name = { $side ->
    [white] Белые
   *[black] Чёрные
}

to-move = Ход { $side ->
    [white] белых
   *[black] чёрных
}

variant-name = { $variant ->
    [russian] русские
    [brazilian] бразильские
   *[international] международные
}

variant-with-board = { $variant ->
    [russian] русские, 8x8
    [brazilian] бразильские, 8x8
   *[international] международные, 10x10
}

board-size = { $variant ->
    [international] 10x10
   *[other] 8x8
}

## Ввод хода

input-hint = наберите или стрелки и Enter
typing-hint = наберите, затем Enter
which-way = каким путём? выберите поле на нём
no-such-move = так не начинается ни один ход

entry-plays = Enter: { $written }

entry-legal = можно: { $moves }

entry-legal-more = можно: { $moves }, …

must-capture = Надо бить: { $squares }.

cannot-move = У шашки на { $square } нет хода.

cannot-reach = С { $from } на { $to } пойти нельзя.

## Движок

engine-thinks = движок думает …
engine-failed = Сбой движка: вместо него сделан возможный ход.

## Конец партии

move-limit = Правило { $moves } ходов: { $used }/{ $moves }

end-no-pieces = { $loser ->
    [white] У белых
   *[black] У чёрных
} не осталось шашек.

end-no-moves = { $loser ->
    [white] У белых
   *[black] У чёрных
} нет хода.

end-resigned = { $loser ->
    [white] Белые
   *[black] Чёрные
} сдались.

end-out-of-time = { $loser ->
    [white] Белые
   *[black] Чёрные
} просрочили время.

end-repetition = Ничья повторением: эта позиция возникла в третий раз.

end-move-limit = Ничья по правилу { $moves } ходов: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} у каждой стороны.

end-agreement = Ничья по соглашению.
end-neither-can-win = Ничья: ни одна сторона не может выиграть.
end-advantage = Ничья при перевесе: заявлена, когда времени почти не осталось.

## Соединение

list-separator = ,{ " " }

list-or = { $first } или { $last }
