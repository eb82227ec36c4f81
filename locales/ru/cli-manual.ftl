## Что следует за ключами в `damier --help` и за командами на странице руководства.

manual-environment = Окружение
manual-damier-home = папка для всего, что хранит Damier, вместе с настройками
manual-damier-plain = 1 — говорить строками, а не рисовать экран, 0 — рисовать, что бы ни говорили настройки
manual-no-color = если не пусто, выключает цвета
manual-colorterm = сколько цветов у терминала
manual-locale = язык программы, если его не выбирают ни --lang, ни настройки

manual-files = Файлы
manual-settings = настройки
manual-progress = попытки, рейтинги, повторения, свои партии
manual-games = оконченные партии
manual-puzzles = ваши собственные задачи
manual-endings = построенные вами таблицы окончаний на пять и шесть шашек

manual-examples = Примеры
manual-example-trainer = открыть тренажёр
manual-example-plain = открыть его для экранного чтеца или брайлевского дисплея
manual-example-script = выполнить команды сценария, всегда с тем же итогом
manual-example-position = анализировать позицию
manual-example-game = анализировать третью партию файла
manual-example-annotate = снабдить партии примечаниями, по секунде на ход
manual-example-import = превратить свои ошибки в задачи и упражнения
manual-example-puzzles = перечислить задачи
manual-example-endings = запросить таблицы окончаний
manual-example-pdn = проверить файлы PDN

manual-exit = Код выхода
manual-exit-success = успех
manual-exit-wrong = проверка нашла ошибку, или строка сценария ничего не значила
manual-exit-unusable = негодный ввод; что и где не так, говорит стандартный вывод ошибок

man-name = ИМЯ
man-synopsis = ВЫЗОВ
man-description = ОПИСАНИЕ
man-options = КЛЮЧИ
man-version = ВЕРСИЯ

manual-heading = { $title }:
