## Тактика, которая не объявляет о себе: есть ли вообще удар?

trial-title = Без объявления
trial-menu = упражнения
trial-ten = в серии десять вопросов
trial-moves = теряет?
    .aloud = ходы для отметки

trial-name = { $trial ->
    [shot-or-not] Удар или нет?
    [which-lose] Какие ходы под удар?
    [parry] Отразить удар
   *[your-move] Ваш ход
}

trial-about = { $trial ->
    [shot-or-not] В половине позиций есть удар, остальные лишь похожи на такие. Сделайте удар или нажмите n: «удара нет».
    [which-lose] От трёх до пяти естественных ходов. Отметьте те, что попадают под удар.
    [parry] Соперник грозит ударом. Сделайте ход, который этому мешает; верен любой надёжный ход.
   *[your-move] Позиция из партии сильных игроков. Как бы вы пошли? Считается, сколько ваш ход теряет, в шашках.
}

trial-asked = { $trial ->
    [shot-or-not] Есть ли удар? Сделайте его или нажмите n: удара нет.
    [which-lose] Отметьте ходы, которые попадают под удар: ← → — менять отметку, Enter — проверить все.
    [parry] Грозит удар. Сделайте ход, который этому мешает.
   *[your-move] Как бы вы пошли?
}
trial-plan-task = Как продолжить план? Сделайте ход, который теряет не больше { $loss } шашки.

trial-number = { $number } из { $of }

trial-holds = держит
    .aloud = не отмечен
trial-loses = теряет
    .aloud = отмечен как теряющий
trial-check = Проверить

trial-right = верно
trial-wrong = неверно
trial-over = серия окончена

## Результаты

trial-responses = найдено { $hits }, пропущено { $misses }, ложных { $alarms }

trial-count = верно { $right } из { $all }

trial-mean = средняя потеря { $loss }

trial-set-responses = Верно { $right } из { $all }. Ударов пропущено: { $misses }. Ложных тревог: { $alarms }.

trial-set-count = Верно { $right } из { $all }.

trial-set-mean = Средняя потеря { $loss } шашки; надёжных ходов: { $right } из { $all }.

trial-count-so-far = Серий { $sets }: верно { $right } из { $all }.

trial-mean-so-far = Серий { $sets }: средняя потеря { $loss } шашки.

trial-again = Enter — новая серия, Esc — назад к списку.
trial-empty = Для этого упражнения позиций нет. Esc — назад.

## Суждения

trial-hit = Верно: это удар.

trial-missed = Удар есть: { $shot }.

trial-missed-by = Не { $given }: удар — { $shot }.

trial-declined = Верно: удара нет на глубину { $depth } полуходов.

trial-false-alarm = Удара здесь нет; { $given } ничего не выигрывает.

trial-false-alarm-loses = Удара здесь нет, а { $given } теряет { $loss } шашки.

trial-marked = { $wrong ->
    [0] Все отметки верны.
    [one] Неверна { $wrong } отметка.
    [few] Неверны { $wrong } отметки.
    [many] Неверны { $wrong } отметок.
   *[other] Неверны { $wrong } отметки.
}

trial-choice-loses = теряет { $loss }
    .aloud = теряет, в шашках: { $loss }
trial-choice-holds = держит

trial-parried = { $given } этому мешает.

trial-not-parried = { $given } этому не мешает: теряется { $loss } шашки.

trial-best = { $given }: лучшего хода нет.

trial-costs = { $given } теряет { $loss } шашки.

trial-line-given = Показано: ваш { $first }.

trial-line-threat = Показано, чем грозили бы после пропуска хода: { $first }.

trial-line-choice = Показано: { $first }.

trial-line-best = Показан лучший ход, { $first }.

trial-line-played = Показано: в партии было { $first } (теряет { $loss }).

trial-go-on = n — дальше.
trial-go-on-line = n — дальше, ← → — ходы.
trial-go-on-lines = n — дальше, ← → — ходы, ↑ ↓ — другой вариант.

## В других местах

home-unannounced = Без объявления: удар или нет?

unfinished-trials = { $trial } · вопрос { $number }

give-up-trials = Нажмите Delete ещё раз, чтобы окончить серию. Данные ответы останутся.

label-unannounced = есть удар?
help-unannounced = тактика, которая не объявляет о себе
label-nothing = нет удара
help-nothing = удара здесь нет
