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

opening-source = { $line } (источник: { $source })

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = проигрывает из-за { $shot }
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

## Дебютные ловушки

traps-title = Дебютные ловушки
traps-menu = ловушки
traps-clock = варианты из практики
traps-how-to = ← → — выбор, Enter — начать
traps-exercise = упражнение
traps-line = вариант
traps-start = Начать
traps-starts-later = Поиск ещё идёт: начнётся, когда они найдены.
trap-exercise = { $exercise ->
    [find] найдите удар
    [which-falls] ведёт в ловушку?
   *[play-on] играйте дальше
}

trap-about = { $exercise ->
    [find] В варианте из практики ход только что привёл в ловушку. Найдите удар.
    [which-falls] От трёх до пяти естественных ходов в конце варианта из практики. Отметьте те, что ведут в ловушку.
   *[play-on] Продолжите вариант из практики за сторону, которой надо избежать ловушки: до трёх ходов, каждый оценивается. Верен ход, который теряет не больше { $loss } шашки; затем вариант идёт дальше.
}

traps-all = все ({ $count })
    .aloud = все, { $count }
traps-all-uncounted = все
traps-first = 1.{ $played } ({ $count })
    .aloud = { $played }, вопросов: { $count }
traps-more = … и ещё { $count }: damier openings --traps
    .aloud = и ещё { $count }
trap-falls = { $line } проигрывает из-за { $shot }
trap-which-task = Отметьте ходы, которые ведут в ловушку: ← → — менять отметку, Enter — проверить все.
trap-play-on-task = Играйте дальше и избегайте потерь.
traps-none = Для этого упражнения в этом виде шашек ловушек пока нет: сменить вид — v на экране «Начало».
home-openings = Дебюты: ловушки, репертуар
help-opening-training = дебюты: ловушки и ваш репертуар

## What is trained with openings, and the player's repertoire

openings-title = Дебюты
openings-menu = дебюты
openings-clock = что тренировать
openings-rule = ↑ ↓ — выбор, Enter — открыть
opening-entry = { $entry ->
    [traps] Ловушки по пути
    [train] Репертуар: тренировка
    [types] Типы середины игры
   *[survey] Репертуар: пробелы, партии
}

opening-entry-about = { $entry ->
    [traps] Найдите удар, отметьте ходы, которые ведут в ловушку, продолжите вариант.
    [train] Один ваш ход в каждой позиции. Сначала то, что пора повторить, и новое; ход, который сохраняет оценку, принимается, но вам скажут, что это не ваша карточка.
    [types] О каждом типе: как часто и из каких дебютов он возникает, его удары для решения, планы и ваши партии.
   *[survey] Где ваши партии вышли из репертуара, частые ответы без вашего хода и карточки, к которым ничто не ведёт.
}

repertoire-cards = Карточек: { $cards }. Новых: { $new }. Пора повторить: { $due }.
repertoire-how-to = В анализе (a): + сохраняет последний ход, & — все ходы этой стороны. Из файла: damier repertoire add ФАЙЛ --side white.
repertoire-title = Ваш репертуар
repertoire-menu = партии, пробелы, лишнее
repertoire-rule = один ваш ход, любой ответ
repertoire-whole = Ни одна партия не вышла из репертуара, на каждый частый ответ есть ход, и к каждой карточке что-то ведёт.
repertoire-counts = Вышло из репертуара партий: { $left }. Пробелов: { $gaps }. Лишних карточек: { $redundant }.
repertoire-enter-trains = Enter — тренировать ваш ход.
repertoire-enter-opens = Enter — открыть в анализе, где + сохранит ход.
departure-own-row = вы: { $line }
departure-other-row = они: { $line }
departure-own = Вы вышли из репертуара: { $line }. Ваш ход — { $right }.
departure-other = Соперник вышел из репертуара: { $line }. Ответа у вас нет.
departure-values = Оценка движка для вас: { $made }; после вашего хода { $right }.
departure-value = Оценка движка для вас: { $made }.
departure-no-value = Оценка не сохранена; на тренировке движок судит любой ход.
gap-row = пробел: { $line }
repertoire-gap = Нет ответа на { $line }, партий: { $games }.
redundant-row = лишнее: { $line }
redundant-card = К { $line } ничто не ведёт: раньше по пути ваш ход теперь другой.
keep-no-move = Сначала перейдите к ходу: сохраняется последний.
keep-known = { $played } уже в вашем репертуаре. Ещё раз + — убрать.
kept-move = В вашем репертуаре: { $played }.
kept-instead = В вашем репертуаре: { $played } вместо { $before }.
kept-moves = Принято ходов: { $cards }. Известных: { $known }. Вторых ходов пропущено: { $others }.
card-removed = Убрано из репертуара: { $played }. + вносит снова.
card-remove-asks = Нажмите Delete ещё раз, чтобы убрать ваш ход из репертуара.
label-remove-card = убрать
help-remove-card = убрать ваш ход из репертуара (дважды)
label-keep-move = внести
help-keep-move = внести последний ход в ваш репертуар; дважды на внесённом — убрать его
help-keep-all = внести все ходы стороны, сделавшей последний
goal-book = ваш репертуар
task-book = { $side ->
    [white] Ход белых. Что играет ваш репертуар?
   *[black] Ход чёрных. Что играет ваш репертуар?
}

book-right = Это ваш ход.
book-kept = Этот ход тоже сохраняет оценку: он теряет меньше полшашки. Ваш ход — { $right }.
cli-repertoire = Хранить ваши дебютные ходы и видеть, где партии из них вышли
cli-repertoire-add = Сохранить ходы одной стороны из партий и вариантов файла PDN
cli-repertoire-check = Перечислить, где партии вышли из репертуара, ответы без вашего хода и карточки, к которым ничто не ведёт
cli-repertoire-file = Файл PDN
cli-repertoire-side = Сторона, чьи ходы ваши: white или black
no-place-for-files = Система не указывает папку для файлов игрока

## Команда

cli-openings = Перечислить, что играют в позиции дебюта, её оценку, ловушки и ваши партии
cli-openings-position = FEN позиции или ходы от начала, например 32-28 19-23; без того и другого — начало
cli-openings-json = Записать один объект JSON; оценки — для стороны, чей ход
cli-openings-traps = Перечислить дебютные ловушки вариантов, которые начинаются с этих ходов
cli-openings-ballots = Перечислить дебюты таблицы жеребьёвки или с этими номерами: federation или basic на 64 полях, balanced на 100
cli-openings-draw = Вытянуть один из них
cli-openings-seed = Начальное число жеребьёвки
value-table = ТАБЛИЦА
ballots-listed = { $game }: жеребьёвок — { $count }, из них летающих — { $flying } (шашка стоит в другом месте, как a3-h4 h6-a3)
ballots-none = Из этой таблицы в этой игре не тянут: { $game }. Её таблицы: { $tables }
ballots-no-number = Нет жеребьёвки с номером { $code }
traps-listed = ловушек: { $count }
value-fen-or-moves = FEN-ИЛИ-ХОДЫ
openings-bad-move = { $text }: { $problem }

## Types of middlegame

formation-name = { $formation ->
    [outpost] Форпост
    [enemy-outpost] Против форпоста
    [centre] Сильный центр
    [base] Тыл на месте
    [wing] Сильный фланг
    [olympic] Олимпийское построение
    [clover] Клевер
    [pyramid] Пирамида Дрента
    [classical] Классическая позиция
   *[roozenburg] Система Роозенбурга
}

formation-about = { $formation ->
    [outpost] Простая за серединой доски: на 22, 23 или 24. Пока её поддерживают, она отнимает поля у соперника.
    [enemy-outpost] У соперника простая за серединой: на 27, 28 или 29. Одинокая, она становится целью.
    [centre] Четыре простые или больше на 27, 28, 29, 32 и 33: оттуда они действуют на обоих флангах.
    [base] Три простые или больше ещё на 46–50: пройти едва ли удастся, но они не играют.
    [wing] На одной половине доски хотя бы на три простые больше: нападайте там и ведите помощь на слабую сторону.
    [olympic] 34, 35, 40 и 45: ждут разменов 34-29 и 34-30.
    [clover] 25, 30 и 35: пассивен, потому что меняет больше назад.
    [pyramid] 38, 42, 43, 47, 48 и 49: крепкая защита, с которой можно идти вперёд в другом месте.
    [classical] 27 и 28 против 23 и 24: фронты стоят лицом к лицу, и ходы кончаются.
   *[roozenburg] 24, 27, 29 и 34 против 18, 23 и 25: цель — простая на 23.
}

middlegames-title = Типы середины игры
middlegames-menu = типы
middlegames-rule = поля со стороны белых
middlegames-none = Эти типы — для 100 полей; v на начальном экране меняет игру.
middlegame-often = Возникает в { $games } партиях людей из { $total } ({ $share }), чаще всего из { $openings }.
middlegame-opening = { $line } ({ $games } из { $of })
middlegame-own = Ваши партии с ним: { $own }. Против него: { $against }.
middlegame-own-none = В ваших партиях он не возникал.
middlegame-shots = Решать его удары: { $count }
middlegame-plans = Его планы: { $lesson }
middlegame-enter = Enter открывает тип.
cli-openings-types = Перечислить типы середины игры: как часто они возникают, из каких дебютов, их удары и ваши партии
