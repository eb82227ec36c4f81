## Листы диаграмм для печати: `damier sheet`.

cli-sheet = Записать задачи листом диаграмм для печати, PDF или SVG
value-text = ТЕКСТ
cli-sheet-out = Файл для записи, с окончанием .pdf или .svg; у SVG по файлу на страницу
cli-sheet-per-page = Диаграмм на странице, от 2 до 6
cli-sheet-count = Сколько задач; если не сказано — весь набор или файл, а без них 12
cli-sheet-seed = Снова выбрать те же задачи
cli-sheet-solutions = Добавить страницы с решениями
cli-sheet-title = Заголовок листа
cli-sheet-font = Файл шрифта для букв, которых нет в шрифте Damier, например китайских; без него ищутся шрифты системы

sheet-title = Задачи
sheet-solutions = Решения

sheet-more-lines = { $count ->
    [one] и ещё { $count } вариант
    [few] и ещё { $count } варианта
    [many] и ещё { $count } вариантов
   *[other] и ещё { $count } варианта
}

sheet-written = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
    [many] { $puzzles } задач
   *[other] { $puzzles } задачи
}, { $pages ->
    [one] { $pages } страница:
    [few] { $pages } страницы:
    [many] { $pages } страниц:
   *[other] { $pages } страницы:
}
sheet-again = --seed { $seed } снова выберет те же задачи

## Что может не получиться

sheet-kind = --out: { $file } должен кончаться на .pdf или .svg
sheet-none = Не подходит ни одна задача. `damier puzzles list` с теми же ключами покажет, что есть; уберите один из них
sheet-no-font = Этот шрифт не годится: нужен файл TrueType или OpenType
sheet-font-forbidden = Этот шрифт нельзя встраивать в документы: выберите другой
sheet-letters-missing = Ни в одном шрифте нет «{ $letters }». Установите шрифт, где это есть, например Noto Sans CJK для китайского, или назовите его файл через --font
