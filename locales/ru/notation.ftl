## Нотация

notation-title = Нотация

## Выбор тренировки

notation-pane = нотация
notation-setup = что тренировать
notation-start = Начать
notation-how-to = как это идёт
notation-skill = учить
notation-bottom = внизу
    .aloud = внизу на нарисованной доске
notation-time = время
notation-plies = ходы
notation-numbers = имена
notation-enter-starts = Enter — начать

notation-30-seconds = 30 секунд
notation-no-clock = без часов
notation-names-nowhere = нигде
notation-names-at-the-edge = по краю
notation-names-everywhere = везде

notation-moves-each = по { $moves } у каждой стороны

skill-name = { $skill ->
    [find-square] найти поле
    [name-square] назвать поле
    [make-move] сделать ход
    [write-move] записать ход
    [blind] вслепую
   *[signs] знаки
}
skill-help = { $skill ->
    [find-square] Дано имя поля: дойдите до него стрелками и нажмите Enter или щёлкните.
    [name-square] Одно поле отмечено знаком ?: наберите его имя и нажмите Enter.
    [make-move] Дан записанный ход: сделайте его на доске стрелками или мышью. Из двух взятий с одинаковыми началом и концом считается записанный путь.
    [write-move] На доске сделан ход: запишите его. У взятия стоит x; где у двух взятий начало и конец те же, добавьте промежуточные поля или побитые шашки.
    [blind] Вы видите ходы партии с начала по одному, без доски. Потом скажите, что где стоит.
   *[signs] Напишите знак того, что случилось (x - + = ! ? * a.l.); значение знака выбирайте цифрой.
}
    .aloud = { $skill ->
        [find-square] Дано имя поля: наберите его ряд, от 1 со стороны чёрных, и место в ряду, от 1 слева от белых, например 6 2.
        [name-square] Даны ряд поля, от 1 со стороны чёрных, и место в ряду, от 1 слева от белых: наберите имя поля.
        [make-move] Дан записанный ход: наберите ряд и место каждого его поля, например 6 2 5 2. Из двух взятий с одинаковыми началом и концом считается записанный путь.
        [write-move] На доске сделан ход: запишите его. У взятия стоит x; где у двух взятий начало и конец те же, добавьте промежуточные поля или побитые шашки.
        [blind] Вы слышите ходы партии с начала по одному, без доски. Потом скажите, что где стоит.
       *[signs] Напишите знак того, что случилось, например x для взятия или дефис для хода без взятия; где спрошено значение знака, выберите его по номеру.
    }

## Заголовки панелей

notation-message = ответ
notation-results = итог
notation-trend = динамика

## Во время тренировки

notation-left = осталось
notation-ends = Esc — конец

notation-count-right = верно { $count }

notation-count-wrong = неверно { $count }

notation-prompt-square = поле
notation-prompt-sign = знак
notation-point = стрелки и Enter или щёлкните
    .aloud = Наберите ряд и место каждого поля, например 6 2.
notation-make = сделайте: стрелки и Enter или мышь
    .aloud = Наберите ряд и место каждого поля, например 6 2.
notation-go-on = Enter: дальше
notation-read = Enter: ход вперёд, ←: ход назад
notation-ask = Enter: что где стоит?
notation-revealed = Enter: ещё партия
notation-again = Enter: снова, Esc: выбрать иначе

## Вопросы

notation-name-it = Какое поле отмечено?
notation-write-it = Запишите сделанный ход.

where-is = Где { $square }?

what-stands-on = Что стоит на { $square }?

make-move = { $side ->
    [white] Белые
   *[black] Чёрные
} играют { $written }: сделайте ход.

sign-question = Что значит { $sign }?

moves-read = ходов прочитано { $shown } из { $all }

contents = { $piece ->
    [white-man] белая простая
    [white-king] белая дамка
    [black-man] чёрная простая
    [black-king] чёрная дамка
   *[nothing] ничего
}

## Значение каждого знака как ответ, и вопрос о нём

sign-meaning = { $sign ->
    [quiet] ход без взятия
    [capture] взятие
    [win] выигрывает партию
    [draw] делает ничью
    [good] хороший ход
    [very-good] очень хороший ход
    [bad] плохой ход
    [very-bad] очень плохой ход
    [interesting] с виду хорош, может быть плох
    [dubious] с виду плох, может быть хорош
    [forced] вынужден: всё иное проигрывает
    [ad-libitum] любой путь, итог тот же
    [wins-man] выигрывает шашку
    [loses-man] теряет шашку
   *[nag] примечание с номером
}
sign-asked = { $sign ->
    [quiet] Ход без взятия: какой знак?
    [capture] Шашку побили: какой знак?
    [win] Партия теперь выиграна: какой знак?
    [draw] Партия теперь ничейна: какой знак?
    [good] Сильный ход: какой знак?
    [very-good] Блестящий ход: какой знак?
    [bad] Ошибка: какой знак?
    [very-bad] Зевок: какой знак?
    [interesting] Заманчиво, возможно, плохо: какой знак?
    [dubious] Рискованно, возможно, хорошо: какой знак?
    [forced] Любой другой ход проигрывает: какой знак?
    [ad-libitum] Два пути, один итог: какой знак?
    [wins-man] В итоге лишняя шашка: какой знак?
    [loses-man] В итоге без шашки: какой знак?
   *[nag] Примечание с номером: какой знак?
}

## Приговоры

notation-right = Верно.
notation-revealed-message = Вот позиция.

wrong-square = Это было { $given }. Вот { $asked }; вопрос вернётся.
    .aloud = Это было { $given }. Про { $asked } ещё спросят.

wrong-name = Это было { $asked }, а не { $given }; вопрос вернётся.

it-was = Это было { $answer }.

it-was-contents = { $piece ->
    [white-man] Там стояла белая простая.
    [white-king] Там стояла белая дамка.
    [black-man] Там стояла чёрная простая.
    [black-king] Там стояла чёрная дамка.
   *[nothing] Поле было пусто.
}

wrong-move = Вы сделали { $given }. Отмечен { $asked }.
    .aloud = Вы сделали { $given }; нужен был { $asked }.

slip-other-move = { $given } — другой ход.

slip-no-capture-sign = Это взятие: пишите его со знаком взятия, { $asked }.

slip-no-sign = Не хватает знака между полями: { $asked }.

sign-means = { $sign } значит: { $meaning }.

## Результаты

notation-no-answer = Ответов не было.
notation-first = Ваша первая тренировка такого рода: следующие сравнят с ней.

median-time = медиана { $time }
    .aloud = половина ответов заняла { $time } или меньше

times-before = прежде { $times } с

results-slow = долго
results-missed = ошибки

as-fast-as-usual = Так же быстро, как обычно ({ $usual }).

faster-than-usual = Быстрее обычного: прежде { $usual }.

slower-than-usual = Медленнее обычного: прежде { $usual }.

column-sessions = разы
column-right = верно
column-median = медиана
    .aloud = половина из них за

notation-session-left = Нотация окончена: { $count }.
