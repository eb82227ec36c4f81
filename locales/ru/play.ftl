## Партия против движка или другого человека.

home-game = Партия: движок или человек
play-title = Партия
play-pane = партия
play-sheet = ваш бланк
play-sheet-of = бланк: { $name }
play-setup = новая партия
play-begin = Начать
help-begin = В партии: o — предложить ничью, z — сдаться, j — отложить.
enter-begins = Enter — начать партию.

game-subject = { $variant }, { $opponent }

playoff-subject = { $variant }, { $opponent }, доп. матч, партия { $game }
match-subject = { $variant }, { $opponent }, микроматч, партия { $game }

## Соперник

own-engine = свой движок (Hub)
another-person = человек, здесь
    .aloud = другой человек за этой клавиатурой
remote-opponent = другой терминал
remote-side = другая сторона
guest-nameless = Гость

level-name = уровень { $level }

player-engine = Damier, { $level }
player-nameless = Игрок
event-training = Тренировочная партия
event-casual = Товарищеская партия
event-play-off = Дополнительный матч Лемана–Георгиева
event-mini-match = Микроматч
event-display = Сеанс одновременной игры

level-choice = { $level ->
    [1] 1 · { $elo } · новичок
    [2] 2 · { $elo } · беспечный
    [3] 3 · { $elo } · поспешный
    [4] 4 · { $elo } · любитель
    [5] 5 · { $elo } · клубный
    [6] 6 · { $elo } · надёжный
    [7] 7 · { $elo } · глубокий
   *[other] 8 · { $elo } · лучший
}
    .aloud = { $level ->
        [1] уровень 1, рейтинг { $elo }, новичок
        [2] уровень 2, рейтинг { $elo }, беспечный
        [3] уровень 3, рейтинг { $elo }, поспешный
        [4] уровень 4, рейтинг { $elo }, любитель
        [5] уровень 5, рейтинг { $elo }, клубный
        [6] уровень 6, рейтинг { $elo }, надёжный
        [7] уровень 7, рейтинг { $elo }, глубокий
       *[other] уровень 8, рейтинг { $elo }, лучший
    }

program-starts = Ваш движок запускается. Часы ещё не пущены.

program-fault = Сбой вашего движка: { $reason }. Вместо него играет уровень 8.

game-engine-failed = Сбой движка ({ $reason }). Партия сохранена, часы стоят: r — спросить снова.

## Часы

game-you = вы
flag = флаг!

## Что происходит в партии

your-move = Ваш ход.
move-of = Ход: { $name }.
game-engine-thinks = Движок думает.
arbiter-looks = Арбитр оценивает позицию.
engine-offers = Движок предлагает ничью: o — принять, ход — отклонить.
person-offers = { $name } предлагает ничью: o — принять, ход — отклонить.
offering = Ваш следующий ход — с предложением ничьей.
offer-stands = Вы предложили ничью.
offer-declined = Движок отклоняет ничью.
person-declines = { $name } отклоняет ничью.
resign-sure-of = { $name } сдаётся? z ещё раз — да, любая другая клавиша — играть дальше.
    .aloud = { $name } сдаётся? Наберите { label-resign } ещё раз, чтобы сдаться; любая другая строка — играть дальше.
resign-sure = Сдаться? z ещё раз — да, любая другая клавиша — играть дальше.
    .aloud = Сдаться? Наберите { label-resign } ещё раз, чтобы сдаться; любая другая строка — играть дальше.
sealing = Откладывание: ваш следующий ход записывается, часы стоят. j ещё раз — отмена.
    .aloud = Откладывание: наберите ваш следующий ход; он записывается, часы стоят. { label-adjourn } ещё раз — отмена.
written-wrong = Сыгран был не этот ход.
taken-back = Ход возвращён.
resumed = Партия продолжается.
resumed-sealed = Записанный ход сделан: партия продолжается.
claim-possible = w — требовать ничью.
time-trouble = Меньше 5 минут: записывать ходы не нужно.
blind = Вслепую: шашки скрыты до конца.
you-win = Вы выиграли!
you-lose = Вы проиграли.
a-draw = Ничья.
person-wins = { $name } выигрывает!
playoff-continues = Дополнительный матч продолжается: n — начать партию { $game }. У вас { $side ->
        [white] белые
       *[black] чёрные
    } и { $yours }, у движка { $theirs }.
playoff-continues-of = Дополнительный матч продолжается: n — начать партию { $game }. Белые: { $white }, { $whites }. Чёрные: { $black }, { $blacks }.
match-continues = Микроматч: { $yours } : { $theirs } после первой партии. n — начать вторую; у вас { $side ->
        [white] белые
       *[black] чёрные
    }.
match-continues-of = Микроматч: { $white } { $whites }, { $black } { $blacks }. n — начать вторую партию, цвета меняются.
match-over = { $result ->
        [won] Вы выиграли микроматч
        [lost] Вы проиграли микроматч
       *[drawn] Микроматч закончился вничью
    }: { $yours } : { $theirs }.
match-over-of = Микроматч окончен: { $white } { $whites }, { $black } { $blacks }.
ballot-drawn = Жеребьёвка: { $moves }
ballot-basic = Базовая позиция: { $moves }
ballot-flying = Летающая: до первого хода одна шашка стоит в другом месте. { $men }.
    .aloud = Это летающая жеребьёвка: до первого хода одна шашка стоит в другом месте. { $men }.
man-elsewhere = { $side ->
    [white] У белых { $to } вместо { $from }
   *[black] У чёрных { $to } вместо { $from }
}
game-filed = Сохранено в games.pdn.

called-out = Движок пошёл { $played }.
called-out-by = { $name }: ход { $played }.

touched = Вы тронули { $square }: этой шашкой надо ходить.

## Сторона, играющая в другом месте, по DXP

link-waits = Ожидание вызова другой стороны: { $address }.
link-calls = Вызов: { $address }.
link-kept = Esc — уйти.
link-over = Связи нет: { $reason }.
link-again = r — соединить снова.
remote-gone = Часы стоят, партия сохранена.
remote-stopped = Другая сторона прекратила партию без зачётного результата.
remote-says = { $name } говорит: { $text }

## «Тронул — ходи» между двумя людьми

touch-broken = { $name }: тронута { $square }, а ход сделан другой шашкой; p — спросить арбитра.
touch-corrected = Ход возвращён. { $name }: надо ходить шашкой на { $square }.
complaint-breach = { $by }: тронута { $square }. Вправе ли { $other } требовать хода? Да, или принять сделанный ход ({ $article }). p ещё раз — требовать, ход — принять.
complaint-late = { $by }: тронута { $square }. Вправе ли { $other } требовать хода? Нет: ответный ход уже сделан ({ $article }).
complaint-touched = { $by }: тронута { $square }. Вправе ли { $other } требовать хода? Да: { $ruling } ({ $article }).

## Предложение и требование ничьей

offer-too-early = Ничью можно предложить, когда у каждой стороны будет ходов { $needed }; пока: { $moves }.
offer-offered-last = Последнее предложение было вашим: следующее — за соперником.
offer-not-your-move = Ничью предлагают со своим ходом: дождитесь его.
offer-none = Предложения ничьей нет, отвечать не на что.
offer-game-over = Партия окончена.

claim-refused = { $reason ->
    [not-your-turn] Требуйте, когда ход ваш.
    [no-sudden-death] Требовать ничью можно только при контроле на всю партию.
    [nothing] Требовать нечего: нужна одинокая дамка против не более 3 шашек, либо всего не более 8 шашек и меньше минуты.
    [can-be-won] Отказано: таблицы показывают выигрыш.
   *[no-advantage] Отказано: ваш перевес не ясен.
}

## Собственный бланк игрока

sheet-prompt = { $side ->
    [white] бланк { $number }.
   *[black] бланк { $number }…
}

sheet-hint = наберите сыгранный ход

write-down = { $side ->
    [white] Запишите ход белых { $number }.
   *[black] Запишите ход чёрных { $number }.
}

fill-in = { $missing ->
    [one] На бланке не хватает { $missing } хода: впишите или Esc.
   *[other] На бланке не хватает { $missing } ходов: впишите или Esc.
}

fill-in-of = { $missing ->
    [one] { $name }: на бланке не хватает { $missing } хода: впишите или Esc.
   *[other] { $name }: на бланке не хватает { $missing } ходов: впишите или Esc.
}

prompt-seal = записать

## Анкета новой партии

row-opponent = соперник
    .help = Уровень движка (8 — лучший) или человек. Свой движок задают настройки (o).
row-theirs = это
    .help = Имя другого человека: для часов, файла и ваших результатов.
row-yours = вы —
    .help = Имя не из настроек — это гость: партия сохраняется, успехи нет.
row-color = вы
    .help = Ваши шашки. Белые ходят первыми, кроме некоторых позиций.
    .both = Микроматч: эта позиция обоими цветами, сначала белыми. Победа — два очка.
row-start = начало
    .help = Обычная позиция, равный дебют по жеребьёвке, ваша позиция или фора.
    .ballots = Одна из { $full } жеребьёвок FMJD, одна из { $basic } базовых позиций IDF, ваша позиция или фора.
row-fen = FEN
    .help = Позиция вида W:W31-50:B1-20, на 64 полях W:Wc3,e3:Bb6,d6: набрать или вставить; K — дамка.
row-clock = часы
    .help = На партию: одно время на всю партию. Фишер: добавка за каждый ход.
    .playoff = Дополнительный матч до выигранной партии. После ничьей следующая идёт с оставшимся временем. Часы Фишера.
row-time = время
    .help = На всю партию или на ходы периода.
row-extra = ещё
    .help = Фишер: добавка секунд за ход. Период: сколько ходов; на остальные — ещё половина времени.
    .aloud = добавка: секунды или ходы
row-undo = возврат
    .help = С возвратом ходов (u) партия не в зачёт.
row-touch = тронул
    .help = Тронул — ходи: выбранная шашка должна ходить, если может.
    .two = Тронул — ходи: кто тронул одну шашку, а пошёл другой, того соперник может вернуть (p).
    .aloud = тронул — ходи
row-blind = вслепую
    .help = Вслепую: шашки скрыты до конца.
    .aloud = вслепую
row-sheet = бланк
    .help = Если ведёте его вы, набирайте оба хода после каждой пары; они проверяются.
    .aloud = бланк партии

row-link = связь
    .help = По DXP: одна сторона ждёт, другая вызывает; одна задаёт партию, другая следует.
row-address = адрес
    .help = Пусто: только эта машина. С адресом вас могут вызвать другие, без шифрования.
address-here = 127.0.0.1:27531
link-listen-ask = ждать, условия мои
link-call-follow = вызвать, условия их
link-call-ask = вызвать, условия мои
link-listen-follow = ждать, условия их

row-turning = доска
    .help = Поворот после каждого хода: сторона, чей ход, внизу.

play-white = белые
play-black = чёрные
play-either = белые или чёрные
play-both = оба цвета, микроматч
start-beginning = начальная
start-ballot = дебют по жеребьёвке
start-ballot-federation = жеребьёвка FMJD
start-ballot-basic = базовая позиция IDF
start-fen = FEN ниже
    .aloud = позиция из строки FEN
start-opponent-down-1 = без шашки соперник
start-opponent-down-2 = без двух соперник
start-opponent-down-3 = без трёх соперник
start-you-down-1 = без шашки вы
start-you-down-2 = без двух вы
start-you-down-3 = без трёх вы
clock-none = нет
clock-sudden-death = на всю партию
clock-fischer = Фишер
clock-periods = ходы в периоде
clock-playoff = Леман-Георгиев
undo-allowed = разрешён
undo-forbidden = запрещён
no = нет
yes = да
sheet-kept = ведётся за вас
sheet-yours = ведёте вы
sheet-theirs = каждый свой
turning-no = стоит
turning-yes = после хода

minutes-value = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}

seconds-value = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
}

moves-value = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}

## Клавиши

label-game = игра
help-game = играть партию с движком или другим человеком
label-offer = ничья
help-offer = предложить ничью со следующим ходом или принять её
label-claim = требую
help-claim = требовать ничью при контроле на всю партию
label-protest = арбитр
help-protest = спросить арбитра о тронутой шашке; ещё раз: пусть ходит
label-resign = сдать
help-resign = сдаться; нажать дважды
    .aloud = сдаться; набрать дважды
label-adjourn = отлож.
help-adjourn = отложить: ваш следующий ход записывается
label-new-game = новая
help-new-game = новая партия
label-again = реванш
help-again = ещё партия на тех же условиях
help-ask-again = снова спросить движок после сбоя

## A game read back from memory

recall-at = По памяти: полуходов { $at } из { $plies }. { $faults }
recall-done = Вся партия по памяти: полуходов { $plies }. { $faults }
recall-faults = Неверно: { $wrong }, показано: { $shown }.
recall-how-to = i — показать следующий ход, Esc — закончить.
    .aloud = { label-remind } — показать следующий ход.
recall-shown = Был сыгран ход { $played }.
label-recall = по памяти
help-recall = повторить партию по памяти, ход за ходом
label-remind = показать
help-remind = при повторении по памяти: показать следующий ход
