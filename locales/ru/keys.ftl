## Клавиши: что на них стоит, короткие подписи для последней строки и по фразе для списка клавиш.

key-space = Пробел
key-enter = Enter
key-escape = Esc
key-backspace = Bksp
key-tab = Tab
key-delete = Delete
key-home = Home
key-page-down = PgDn
key-page-up = PgUp
key-end = End
key-control = ^
key-mouse = мышь

## Список клавиш

help-title = клавиши
help-moves = наберите ход: 32-28, 3228, 28x19; c3-d4 на 64 полях
help-mouse = щёлкните шашку и поле или тащите; правая кнопка: отмена
help-mouse-lines = щёлкните строку или клавишу внизу
help-more = ещё
help-all = ? — все
help-idle = Сейчас не действуют:

key-idle = { $key } здесь ничего не делает; ? — клавиши.

key-idle-back = { $key } здесь ничего не делает; Esc — назад.

## Экран «Начало»

label-puzzles = задачи
help-puzzles = начать задачи
label-endings = окончания
help-endings = окончания: выиграть или удержать
label-review = повтор
help-review = повторить то, что на сегодня
label-notation = нотация
help-notation = нотация: поля, ходы, записи и знаки
label-progress = успехи
help-progress = графики ваших успехов
label-own-games = ваши партии
help-own-games = найти, что вы упустили в своих партиях
label-refutation = почему
label-next-move = след. ход
help-refutation = после ошибки показать опровержение на доске, ход за ходом
label-explain = что это
help-explain = объяснить тему, с примером
label-articles = пункт
help-articles = показать пункты правил, которые это решают
help-explain-back = закрыть объяснение
help-variant = сменить вид шашек
help-resume = продолжить неоконченное
label-quit = уйти
help-quit-asking = выйти из Damier: нажать дважды
help-quit-anywhere = выйти из Damier сразу, откуда угодно

## Упражнения

label-next = далее
help-next = следующее упражнение
label-retry = снова
help-retry = то же ещё раз
label-take-back = вернуть
help-undo = вернуть ваш последний ход
label-hint = совет
help-hint = подсказки: шашка, что беречь, поле, вариант
    .aloud = шашка, что беречь, поле, вариант
help-hint-drill = правило, затем ходы; после ошибки — верный ход
label-solution = решение
help-solution = показать решение
label-answer = ответ
help-answer = показать ответ; засчитывается как ошибка
label-turn = поворот
help-turn = повернуть доску
label-complete = дописать
help-complete = дописать набранный ход; ещё раз — следующий

## Успехи

label-numbers = числа
help-numbers = числа за графиком
label-page = стр.
help-page = следующая и предыдущая страница

## Списки, анкеты и тексты

help-cursor = двигать курсор или выбор
help-confirm = выбрать поле, сделать набранный ход, дальше
help-confirm-line = сделать то, что в строке внизу, или открыть строку
label-open = войти
label-start = пуск
label-test = тест
label-continue = дальше
label-change = менять
help-change = изменить выбранную строку
label-erase = стереть
help-erase = стереть последний знак
help-erase-back = стереть знак перед курсором
help-erase-next = стереть знак за курсором
help-erase-word = стереть слово перед курсором
help-erase-before = стереть всё перед курсором
help-caret = двигать курсор
help-caret-word = двигать курсор на слово
help-caret-ends = в начало или конец текста
help-complete-path = дописать путь к файлу
label-give-up = бросить
help-give-up = бросить выбранное
label-back = назад
help-cancel = отменить набранное или выбор, иначе назад
help-close = закрыть этот список

## Везде

label-keys = клавиши
help-help = этот список
help-message = листать длинное сообщение вперёд и назад
label-home = начало
help-home = экран «Начало»
help-suspend = приостановить Damier (вернуть: fg в оболочке)
help-redraw = перерисовать экран
