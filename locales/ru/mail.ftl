## damier mail: партии по переписке в файлах

cli-mail = Играть по переписке: партии в файлах, с папками входящих и исходящих; ничего не отправляется
cli-mail-new = Начать партию
cli-mail-read = Взять файлы соперников: те, что во входящих, или указанные
cli-mail-play = Сделать ход и записать его для соперника
cli-mail-list = Перечислить партии, чей в них ход и сколько осталось дней
cli-mail-folder = Папка партий; обычно это папка mail рядом с файлом успехов
cli-mail-name = Имя партии: латинские буквы, цифры, - и _
cli-mail-me = Наше имя; обычно то, что в настройках
cli-mail-opponent = Имя соперника
cli-mail-color = Наш цвет
cli-mail-days = Дней на ход
cli-mail-files = Файлы PDN, по одной партии в каждом; - читает стандартный ввод
cli-mail-move = Ход, или resign, чтобы сдаться, или draw, чтобы принять предложение
cli-mail-if = Ответить заранее: ход соперника и наш, можно несколько пар, например "19-23 28x19"; можно повторять
cli-mail-offer = Предложить ничью вместе с ходом
cli-mail-yes = Не спрашивать, точно ли нужен этот ход
cli-mail-json = Записать по объекту JSON на партию
value-move = ХОД
value-moves = ХОДЫ

mail-no-folder = папки для данных нет: назовите её через --folder
mail-no-name = нашего имени нет: дайте его через --me или в настройках
mail-your-move = Ваш ход: damier mail play { $name } ХОД
mail-to-send = Записано: { $file }. Кому послать: { $opponent }; если хотите, вместе с текстом, что лежит рядом.
mail-inbox-empty = В { $folder } ничего нет
mail-new-game = Новая партия { $name }, соперник { $opponent }
mail-received = { $opponent } играет { $played }
mail-answered = Отвечено заранее: { $played }
mail-offered = { $opponent } предлагает ничью: draw вместо хода — принять, ход — отклонить
mail-result = Партия окончена: { $result }
mail-resignation = сдачу партии
mail-draw = ничью
mail-confirm = Записать { $what }? [д/Н]
mail-yes = д да y yes
mail-not-sent = Ничего не записано
mail-none = Партий по переписке нет: их начинает damier mail new
mail-line-over = { $name }: { $white } – { $black }, окончена, { $result }
    .aloud = { $name }: { $white }, { $black }, окончена, { $result }
mail-line-ours = { $name }: { $white } – { $black }, { $place }, ходить вам, { $left ->
    [one] остался { $left } день
    [few] осталось { $left } дня
    [many] осталось { $left } дней
   *[other] осталось { $left } дня
}
    .aloud = { $name }: { $white }, { $black }, { $place }, ходить вам, { $left ->
        [one] остался { $left } день
        [few] осталось { $left } дня
        [many] осталось { $left } дней
       *[other] осталось { $left } дня
    }
mail-line-late = { $name }: { $white } – { $black }, { $place }, ходить вам, ваше время вышло
    .aloud = { $name }: { $white }, { $black }, { $place }, ходить вам, ваше время вышло
mail-line-theirs = { $name }: { $white } – { $black }, { $place }, ходит соперник, { $left ->
    [one] остался { $left } день
    [few] осталось { $left } дня
    [many] осталось { $left } дней
   *[other] осталось { $left } дня
}
    .aloud = { $name }: { $white }, { $black }, { $place }, ходит соперник, { $left ->
        [one] остался { $left } день
        [few] осталось { $left } дня
        [many] осталось { $left } дней
       *[other] осталось { $left } дня
    }
mail-line-theirs-late = { $name }: { $white } – { $black }, { $place }, ходит соперник, его время вышло
    .aloud = { $name }: { $white }, { $black }, { $place }, ходит соперник, его время вышло
mail-place = { $side ->
    [white] { $number }-й ход белых
   *[black] { $number }-й ход чёрных
}
mail-text-players = Партия { $name }: { $white } (белые) – { $black } (чёрные)
mail-text-last = { $place }: { $played }
mail-text-offer = Предложена ничья.
mail-text-turn = Ход { $side ->
    [white] белых
   *[black] чёрных
}, на него { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
mail-text-file = Вся партия — в файле PDN, к которому относится этот текст.
mail-board-key = w и b — простые, W и B — дамки; у каждого ряда — его первое и последнее поле.

mail-closed = Эта позиция стоит в вашей партии по переписке, и та не окончена: движок и таблицы закрыты.

## Что не так с файлом или ходом

mail-at = { $place }: { $reason }
mail-too-long = слишком длинно для партии
mail-games = ожидалась одна партия, найдено { $games }
mail-tag = тега { $tag } нет, или его значение непригодно
mail-setup = новая позиция вместо хода: { $place }
mail-goes-on = { $place } — уже после конца партии
mail-other-start = начальная позиция не та, что у нас
mail-differs = { $place }: здесь { $ours }, а в файле { $theirs }
mail-behind = файл кончается раньше известного здесь хода: { $place }
mail-nothing = ничего нового
mail-too-many = новых ходов { $moves } вместо одного
mail-our-move = новый ход — наш, его делаем мы
mail-bad-result = результат, который соперник один определить не может
mail-not-our-turn = ход не наш
mail-over = партия окончена
mail-condition = ходов в варианте { $moves }: нужны пары из хода соперника и нашего, не больше 20 пар
mail-no-offer = с последним ходом ничьей не предлагали
mail-bad-name = { $name } — не имя для партии: от 1 до 40 латинских букв, цифр, - и _
mail-exists = партия { $name } уже есть
mail-missing = партии { $name } нет

## Games by mail in the program

mail-opponent = человек, по переписке
mail-title = По переписке
mail-menu = партии по переписке
mail-row-named = { $opponent } ({ $name })
    .aloud = { $opponent }, { $name }
mail-row-ours = { $opponent }: ход ваш, { $left ->
    [one] { $left } день
    [few] { $left } дня
   *[other] { $left } дней
}
mail-row-late = { $opponent }: ход ваш, время вышло
mail-row-theirs = { $opponent }: ждём, { $left ->
    [one] { $left } день
    [few] { $left } дня
   *[other] { $left } дней
}
mail-row-theirs-late = { $opponent }: ждём, время вышло
mail-row-over = { $opponent }: { $result }
mail-list-how-to = r — прочесть то, что пришло в { $folder }.
    .aloud = Номер открывает партию, { label-new-game } — начать новую, { label-mail-read } — прочесть то, что пришло в { $folder }.
mail-list-none = Партий пока нет: n — начать. Файлы соперников кладите в { $folder }, r — прочесть их.
    .aloud = Партий пока нет: { label-new-game } — начать. Файлы соперников кладите в { $folder }, { label-mail-read } — прочесть их.
mail-no-place = Нет папки для партий по переписке.
mail-nothing-new = Ничего нового не пришло.
mail-needs-names = Нужны оба имени.
mail-sure = Записать { $what }? Enter — да, Esc — нет.
    .aloud = Записать { $what }? Пустая строка — да.
mail-with-offer = С предложением ничьей.
mail-with-line = Ответ заранее: { $line }
mail-more = o — предложить ничью с этим ходом, i — ответить сопернику заранее.
    .aloud = { label-offer } — предложить ничью с этим ходом, { label-mail-if } — ответить сопернику заранее.
mail-waits = Ход делает { $opponent }. Следующий файл кладите во входящие.
row-mail-days = дней
    .help = Дней на ход.
mail-days-value = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
row-mail-if = если
    .help = Ход соперника и ваш, можно ещё пары: 19-23 28x19.
label-mail-read = входящие
help-mail-read = прочесть файлы во входящих
help-mail-new = начать партию по переписке
help-mail-offer = предложить ничью с ходом или принять предложение соперника
label-mail-if = ответ
help-mail-if = ответить на ход соперника заранее
help-mail-resign = сдаться, после вопроса
