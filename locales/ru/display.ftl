## Сеанс одновременной игры: один игрок на нескольких досках.

display-title = Сеанс одновременной игры
display-subject = { $variant }, доска { $board } из { $boards }, { $opponent }
display-boards = доски
display-boards-target = доски, цель: { $target } из { $possible } очков

display-row = { $board }. { $opponent }, { $state ->
    [waits] ход { $number }: ваш
    [aside] ход { $number }: позже
    [thinks] ход { $number }: думает
    [won] вы выиграли
    [drawn] ничья
   *[lost] вы проиграли
}
    .aloud = доска { $board }, { $opponent }, { $state ->
        [waits] ход { $number }: ваш
        [aside] ход { $number }: позже
        [thinks] ход { $number }: он думает
        [won] вы выиграли
        [drawn] ничья
       *[lost] вы проиграли
    }

display-state = { $state ->
    [waits] ход ваш
    [aside] позже
    [thinks] думает
    [won] 2 очка
    [drawn] 1 очко
   *[lost] 0 очков
}

display-score = очки: { $points }, закончено: { $over } из { $games }

display-moved = Соперник сыграл { $played }.
display-goes-on = n — к следующей доске.
display-over = Все партии сыграны. Очки: { $points } из { $possible }.
display-together = Вместе: { $name }.pdn
display-reached = Цель достигнута.
display-missed = Цель уже недостижима.

## Форма новой партии

row-boards = доски
    .help = Несколько: сеанс одновременной игры. Вы идёте от доски к доске, соперники думают без вас.
boards-one = одна
row-guests = соперники
    .help = Все этого уровня или по очереди от первого уровня до этого.
guests-same = одного уровня
guests-mixed = разных уровней
row-target = цель
    .help = Какую долю очков вы хотите набрать: два за победу, одно за ничью.
target-none = нет
row-host = вам ещё
    .help = Сколько минут добавить вам: часы одни на все доски и идут, пока хоть одна ждёт вас.
host-none = ничего
play-alternate = по очереди

## Незаконченное

unfinished-display = сеанс, закончено { $over } из { $games }
give-up-display = Ещё раз Delete — сохранить незаконченные партии без результата.

## Клавиши

label-next-board = дальше
help-next-board = перейти к следующей доске, которая ждёт вас
label-aside = позже
help-aside = вернуться к этой доске позже; сначала остальные
