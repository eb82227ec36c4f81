## Первый экран нового игрока: вопросы и предложение задач, определяющих уровень.

first-title = Привет
first-questions = о вас
first-welcome = Четыре вопроса. Enter — начать.
    .aloud = Четыре вопроса. Пустая строка — начать.
first-variant = Шашки
    .help = Вид шашек для всех экранов; сменить — v на экране «Начало».
first-experience = Я
    .help = От этого зависит трудность первых задач. Дальше рейтинг следует за вашими результатами.
first-how-to = ↑ ↓ — вопрос, ← → — ответ.
first-begin = Начать
first-go-on = Дальше
first-placement = первые задачи
first-placement-when = Решать их
first-placement-now = сейчас
first-placement-later = потом

first-placement-help = Ваш уровень найдут задачи, всего { $puzzles }. Один неверный ответ не страшен: вилка сужается с каждой задачей.
experience-beginner = новичок
experience-club = клубный игрок
experience-master = мастер

you-placing = вы { $rating } · { $done } из { $puzzles }
    .aloud = вы: рейтинг { $rating }; решено { $done } из { $puzzles } задач, по которым находится ваш уровень

placement-over = Ваш уровень найден, рейтинг: { $rating }. Вилка сузится, когда вы будете тренироваться.
