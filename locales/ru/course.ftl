## Курс

course-title = Учиться
home-learn = Учиться: с первого хода
label-learn = учить
help-learn = курс: уроки с первого хода
label-exercises = к упражнениям
help-exercises = сразу к упражнениям
help-again-step = этот шаг снова или предыдущий
label-stage = ступень
help-stage = следующая и предыдущая ступень
label-details = итоги
help-details = ступень в цифрах и как их экспортировать
recent-lesson = урок: { $what }

course-path = ступени
course-progress = ваш курс

course-own-left-out = Ваши собственные уроки пропущены: { $reason }

course-stage = Ступень { $stage }: { $name }

course-exam-of = экзамен, ступень { $stage }: { $name }

course-exam = Экзамен

course-lessons-passed = сдано уроков: { $passed } из { $of }

course-starts = Enter — начать: { $name }
course-continues = Enter — продолжить: { $name }

course-open = не начат
course-begun-board = начат: дальше с шага { $number } из { $of }
course-begun-exercise = начат: дальше с упражнения { $number }
course-passed-on = сдан { $day }, лучшее { $best }%
course-kept-on = закреплён: снова сдан { $day }
course-due-on = повторять начиная с { $day }
course-passed-and-due = { $passed }; { $due }
course-not-passed = ещё не сдан, лучшее { $best }%

course-length = { $steps ->
    [0] без шагов
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}, { $exercises ->
    [one] { $exercises } упражнение
    [few] { $exercises } упражнения
    [many] { $exercises } упражнений
   *[other] { $exercises } упражнения
}

course-length-steps = шагов: { $steps }

course-exam-help = Упражнений всей ступени: { $exercises }. Сдать: 80% всего; в каждом уроке 60% или не больше одной ошибки. 85% через неделю закрепляют. Если знаете игру, сдавайте сразу.

## В уроке

course-lesson = урок

course-step = шаг { $number } из { $of }

course-exercise = упражнение { $number } из { $of }

course-right-so-far = верно { $right } из { $of }

course-over = конец
course-task = задание
course-enter-goes-on = Enter: дальше
course-missed = Засчитано как ошибка; n — дальше.
course-enter-starts-exercises = Enter: упражнения
course-enter-ends = Enter: следующий урок
course-no-hints = В упражнениях подсказок нет; на досках до них есть.
course-no-hint-to-question = На вопрос подсказки нет; неверный ответ здесь ничего не стоит.
course-answer-first = Сначала ответьте; потом n ведёт дальше.
course-enter-lists = Enter: все уроки
course-point-prompt = стрелки и Enter или щёлкните поле
    .aloud = Наберите номер поля.
course-not-by-typing = Покажите на доске: стрелки и Enter или щелчок.
course-no-square = Такого поля на доске нет.
course-choose-prompt = наберите цифру или стрелки и Enter
    .aloud = Наберите номер ответа.
course-wait-prompt = Чёрные отвечают …
course-found = найдено взятий

course-right = Верно.
course-your-move = Хорошо. Другая сторона ответила: ваш ход.
course-wrong = Неверно.
course-again-found = Это у вас уже есть.
course-found-more = Верно. Есть ещё.
course-found-left = Верно. Осталось { $left }.
course-other-square = Не { $square }.
course-other-move = { $played } — по правилам, но здесь нужен другой ход. Ещё раз.
course-other-choice = Нет. Ещё раз.
course-it-was = Верно было бы: { $answer }.
course-choose-own = Сначала выберите белую шашку.
    .aloud = Ход белых: наберите его.
course-choose-own-black = Сначала выберите чёрную шашку.
    .aloud = Ход чёрных: наберите его.
course-from = с { $square } на …

course-passed = Сдано: верно { $right } из { $of }.
course-failed = Верно { $right } из { $of }; нужно { $needed }. Вернётся завтра, или сейчас — r.
course-uneven = Верных { $right } из { $of } хватает, но в одном уроке их меньше 60%. Вернётся завтра, или сейчас — r.
course-steps-done = Готово. Вы прошли все шаги.
course-weak-subject = Слабее всего: { $subject }

## Упражнения, построенные программой

ask-captures = Сделайте все возможные взятия. Доска остаётся прежней; каждое считается один раз.
ask-compulsory = Видно несколько взятий, но правила разрешают не все. Сделайте разрешённое.
ask-ballot = { $side } ходят. Следующий ход жеребьёвки записан { $written }. Сделайте его.
ask-move = { $ask ->
    [defend] { $side } — это вы. На вашу простую напали. Сделайте ход, после которого ничего не теряется.
   *[capture] { $side } — это вы. Разрешены несколько взятий. Выберите лучшее в дальнейшем.
}
ask-line = Укажите любое поле линии: { $line }.
ask-beside = { $axis ->
    [row] Укажите другое поле на горизонтали поля { $square }.
    [column] Укажите другое поле на вертикали поля { $square }.
   *[diagonal] Укажите другое поле на диагонали поля { $square }.
}
ask-square = Укажите поле { $square }.
ask-name-line = Как называются отмеченные поля?
ask-name-square = Какое поле отмечено?
ask-may = Белые хотят пойти с { $from } на { $to }. Можно ли?
ask-how-many = Ход белых. Сколько шашек белые должны побить?
ask-crowned = Простая с { $from } идёт на { $to } через отмеченные поля. Станет ли она дамкой?
ask-result = Ход белых. Кто-то уже выиграл?
ask-tempi = Сосчитайте, сколько горизонталей позади каждой простой, если смотреть с её стороны. Кто впереди и на сколько темпов?
ask-limit = Отсюда ни одна простая не ходит и ничего не бьют. Какой предел теперь действует: сколько ходов у каждой стороны до ничьей?

line-name = { $line ->
    [main-road] большая дорога
    [promotion-white] дамочный ряд белых
    [promotion-black] дамочный ряд чёрных
    [left-edge] левый борт
   *[right-edge] правый борт
}

choice-yes = да
choice-no = нет
choice-count = { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
choice-level = поровну
choice-tempi = { $side ->
    [white] белые, на { $count }
   *[black] чёрные, на { $count }
}
choice-moves = ходов: { $moves }
choice-winner = { $side ->
    [white] белые выиграли
    [black] чёрные выиграли
   *[none] нет, партия продолжается
}

why-crowned-yes = Она заканчивает ход на дамочном ряду, значит, она дамка.
why-crowned-no = Она заканчивает ход не на дамочном ряду, значит, остаётся простой.
why-how-many = { $count ->
    [one] Самое длинное взятие бьёт { $count } шашку.
    [few] Самое длинное взятие бьёт { $count } шашки, поэтому оно обязательно.
    [many] Самое длинное взятие бьёт { $count } шашек, поэтому оно обязательно.
   *[other] Самое длинное взятие бьёт { $count } шашки, поэтому оно обязательно.
}
why-tempi = Простые белых сделали шагов: { $white }, чёрных — { $black }.
why-limit = { $limit ->
    [three] Три шашки, из них хотя бы одна дамка, против одинокой дамки: 16 ходов.
    [two] Одна или две шашки, из них хотя бы одна дамка, против одинокой дамки: 5 ходов.
    [main-road] Три шашки против дамки, которая одна держит большую дорогу: 5 ходов этой дамки.
    [three-kings] Три дамки или больше против одинокой дамки: 15 ходов.
    [four] Дамки у обеих сторон, четыре или пять шашек: 30 ходов без взятия и без превращения.
    [six] Дамки у обеих сторон, шесть или семь шашек: 60 ходов без взятия и без превращения.
    [kings-15] Дамки у обеих сторон, восемь шашек или больше: 15 ходов только дамками и без взятия.
   *[kings-25] Более короткого предела нет: 25 ходов только дамками и без взятия.
}
why-no-pieces = У белых не осталось шашек, они проиграли.
why-blocked = Шашки у белых есть, но ни одна не может ходить: белые проиграли.
why-goes-on = Белые ещё могут ходить, партия продолжается.

## Страница ступени

page-lesson = урок
page-passed = сдан
page-best = лучшее
page-sittings = раз
page-commands = В оболочке damier course page { $stage } пишет эту страницу как текст, а damier course export — все ваши результаты таблицей (CSV).

## Командная строка

cli-course = Проверить, перечислить и экспортировать уроки курса
cli-course-check = Доказать все уроки или уроки папки: шаги, ходы, упражнения и слова
cli-course-list = Перечислить уроки
cli-course-export = Записать ваши результаты в курсе как CSV; названия столбцов английские на любом языке
cli-course-rulebook = Записать, где каждый пункт правил объясняют и спрашивают
cli-course-page = Записать страницу ступени как текст
cli-course-folder = папка ваших уроков, кроме уроков курса
cli-course-record = взять значения ходов из этого файла и записать в него значения этих уроков
cli-course-again = найти заново все значения ходов, и те, что уже записаны
cli-course-json = в JSON: список объектов
cli-course-stage = ступень: от 0 до 7, A, B, 0-64@russian и подобные, или ваша
course-check-sound = { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
    [many] { $lessons } уроков
   *[other] { $lessons } урока
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}: всё в порядке.
course-no-stage = Ступени «{ $stage }» нет. Ступени: { $stages }.

course-no-lessons = В { $folder } нет уроков. Уроки лежат в файлах с окончанием .toml.

fault-lesson = { $lesson }: { $problem }
fault-step = { $lesson }, шаг { $step }: { $problem }
fault-several = спрашивается больше одного; дайте одно из play, point и answer
fault-judged = { $played } назван верным, но что-то теряет; поставьте rule = true, если он лишь показывает правило
fault-refused = { $played } отклонён, хотя он не хуже того, что названо верным; примите его, назовите верный ход в тексте и в named = ["…"] или выберите другую доску
fault-false-claim = одно из его утверждений неверно для этой позиции
fault-lost = сторона, чей ход, здесь проигрывает, как бы ни пошла; выберите другую доску
fault-unvalued = значения его ходов не записаны
record-line = строка { $line } — не значение ходов: { $reason }
fault-square = на доске нет поля { $number }
fault-needs = ему нужен урок { $lesson }, который не стоит раньше него
fault-unproven = поля или ответ ничем не доказаны; добавьте proof или сошлитесь на пункт правил
fault-untrue = его proof неверно для этой позиции
fault-line = вариант { $line } нельзя сыграть
fault-level = у движка нет уровня { $level }
fault-no-source = он не называет источника; добавьте sources = ["…"]
fault-no-exam = условие требует экзамена, а у ступени его нет
fault-no-theme = ни у одной задачи нет метки { $theme }; метки перечисляет damier puzzles stats
fault-no-band = он берёт задачи и не называет вилки рейтинга; добавьте band = [низший, высший]
fault-idle-band = указана вилка рейтинга, но задач нет, а рейтинг есть только у них; уберите band
fault-band = вилка от { $least } до { $most } должна начинаться с низшего рейтинга и быть не шире { $widest }
fault-out-of-band = взяты задачи с рейтингом от { $least } до { $most }, а это не в пределах вилки
fault-untaught = он берёт задачи с меткой { $theme }, которой не учит ни он, ни урок до него; добавьте teaches = ["…"] там, где ей учат
fault-choice = { $text } — не позиция с верными ходами, как W:W27,42:B12,18,22:27-21
fault-blurred = в { $text } судья называет верными не ровно эти ходы
fault-too-few = вид E{ $kind }: упражнений найдено { $found }, нужно { $needed }
fault-word-missing = слов { $id } нет на языке { $language }
fault-word-extra = слова { $id } на языке { $language } не относятся ни к какому уроку
fault-word-long = слова { $id } на языке { $language } занимают строк { $rows }, а при 80x24 помещается 8
fault-words-many = в { $id } на языке { $language } слов { $words }, а можно не больше 45

fault-word-unnamed = слова { $id } на языке { $language } не называют { $played }
fault-word-unproven = в { $id } на языке { $language } сказано «{ $word }», и ни одно утверждение шага этого не доказывает
fault-word-wide = у выбора { $id } на языке { $language } столбцов { $columns }, а помещается 29

course-lesson-twice = у двух уроков одно имя: { $lesson }

ask-make = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
} Сделайте этот ход на доске, не набирая его: { $written }

ask-recall = Сыграйте по памяти ходы { $side ->
    [white] белых
   *[black] чёрных
} главного варианта; другая сторона отвечает сама. Считается любой главный вариант этого урока.
ask-game-win = Выиграйте эту партию.
ask-game-draw = Не проиграйте эту партию: ничьей достаточно.

## Условия: что ступень требует кроме экзамена

gate-win = выиграть одну партию у уровня { $level }
gate-draw = сделать ничью в одной партии против уровня { $level }
gate-points = { $points }% очков в { $games } партиях подряд против уровня { $level }
gate-clockless = { $wanted }, без часов (он думает секунду на ход)
gate-answers = { $right } верных из { $of } упражнений подряд: { $lessons }
gate-loss = «Ваш ход» в { $of } позициях подряд: в среднем потеряно не больше { $loss }
gate-rating = рейтинг задач { $least } или выше, ±{ $deviation } или меньше
gate-squares = { $of } полей подряд без ошибки за { $seconds } с (Нотация)
gate-own = решено ударов из своих партий: { $puzzles } (их находит y на экране «Начало»)
gate-reviewed = своих партий разобрано вручную: { $games }; в Анализе l выключает движок, ! отмечает ход (не меньше { $marks } в партии), затем o проверяет
gate-motif = { $motif }: решено { $right } из { $of } новых задач подряд, рейтинг каждой { $least } или выше
gate-exam = экзамен на { $least }% или больше
gate-open = Ещё: { $wanted }.
gate-counted = Ещё: { $wanted } (пока { $count }).
gate-passed = Сделано: { $wanted } ({ $day }).
course-language = { $code }: { $screens }% экранов, { $lessons }% уроков
course-unchecked = { $code }: что его тексты называют вынужденным или единственным ходом, не проверяется — нет lessons/{ $code }/force.csv
