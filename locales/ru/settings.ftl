## Настройки.

home-settings = Настройки: вид, ходы, движок
label-settings = опции
help-settings = выбрать тему, шашки, движение, движок
settings-title = Настройки
settings-subject = изменения действуют сразу и сохраняются
settings-middle = ваш выбор
settings-how-to = ↑ ↓ — выбор, ← → — менять
settings-lost = Папки для настроек здесь нет: изменения действуют до выхода.
settings-language-given = Запущено с --lang: эта настройка сейчас не действует.
settings-no-color = Задано NO_COLOR: темы без цветов.
settings-pieces-given = Запущено с --ascii: буквы важнее этого выбора.
settings-all-threads = все
settings-trying = Движок запускается …

program-answers = { $name } отвечает. Он анализирует (a) и играет, если вы его выберете (g).

program-silent = Не работает: { $reason }.

kept-in = Сохранено в { $file }

short-of-memory = Движок получил { $given } из { $wanted } МиБ.

mebibytes = { $amount } МиБ

a-day = { $count } в день

## Что стоит перед значениями и что они значат.

option-name = { $option ->
    [language] Язык
    [face] Режим
    [speech] Речь
    [moves] Ходы
    [theme] Тема
    [colors] Цвета
    [pieces] Шашки
    [graphics] Графика
    [numbers] Номера
    [cells] Доска
    [motion] Движение
    [success] Успех
    [reviews] Повторы
    [retention] Память
    [threads] Ядра
    [memory] ОЗУ
    [program] Движок
    [folder] Папка
    [name] Имя
   *[picks] Задачи
}
option-help = { $option ->
    [language] Язык экрана. «авто» — язык вашего компьютера.
    [face] Полный экран или строки для речи и брайля. Меняется со следующего запуска.
    [speech] Как много говорят строки для речи и брайля.
    [moves] Как эти строки называют ходы.
    [theme] Как выглядит экран.
    [colors] Сколько цветов у терминала. «авто» верит COLORTERM и TERM.
    [pieces] Как тонко нарисованы шашки. Секстантам и октантам нужен шрифт, в котором они есть.
    [graphics] Пиксели, где они есть у терминала: kitty, sixel, iTerm2. «знаки» их не использует никогда.
    [numbers] На каких полях виден номер: от 1 до 50 или от a1 до h8 на 64 полях.
    [cells] Наибольшие поля; «крупные» занимают всё место.
    [motion] Как быстро ходы скользят по доске; «нет» показывает их сразу.
    [success] Какую долю новых задач вы хотите решать: меньше доля — труднее задачи.
    [reviews] Сколько самое большее повторений в день.
    [retention] Как уверенно вы хотите помнить то, что приходит на повторение: больше доля — больше повторений.
    [threads] Сколько ядер может занять движок.
    [memory] Сколько памяти может занять движок.
    [program] Ваш движок для партий и анализа; он должен знать Hub. Наберите команду, как /opt/scan/scan hub. Enter — проверить.
    [folder] Где работает ваш движок: многие движки ищут там свои файлы. Enter — проверить.
    [name] Ваше имя в файлах ваших партий. Наберите его; Backspace стирает.
   *[picks] Enter перечислит ваши наборы и скрытые задачи; там можно отменить то и другое.
}
settings-program-empty = встроенный
settings-folder-empty = текущая папка

## Темы, цвета, шашки, номера, размеры и скорости

language-auto = авто
theme-choice = { $theme ->
    [dark] тёмная
    [light] светлая
    [high-contrast] контрастная
    [color-blind] для дальтоников
   *[monochrome] одноцветная
}

face-choice = { $face ->
    [screen] экран
   *[plain] речь и брайль
}

speech-choice = { $speech ->
    [short] кратко
    [normal] обычно
   *[full] полно
}

moves-choice = { $moves ->
    [notation] 32-28, 28x19
    [short] 32 28, 28 бьёт на 19
   *[full] 32 на 28, 28 бьёт на 19
}

colors-choice = { $colors ->
    [auto] авто
    [sixteen] 16
    [indexed] 256
   *[true] truecolor
}

pieces-choice = { $pieces ->
    [block] блоки
    [half] полублоки
    [sextant] секстанты
    [octant] октанты
    [unicode] unicode
   *[ascii] ascii
}
graphics-choice = { $graphics ->
    [auto] авто
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] знаки
}

numbers-choice = { $numbers ->
    [always] всегда
    [on-free-squares] на свободных
    [on-edge] по краю
   *[never] никогда
}

cells-choice = { $cells ->
    [large] крупные
    [medium] средние
    [small] малые
   *[tiny] крошечные
}

speed-choice = { $speed ->
    [off] нет
    [slow] медленно
    [normal] обычно
   *[fast] быстро
}

## Шашки на доске


material = { $men ->
    [one] { $men } простая
    [few] { $men } простые
    [many] { $men } простых
   *[other] { $men } простой
}{ $kings ->
    [0] {""}
    [one] , { $kings } дамка
    [few] , { $kings } дамки
    [many] , { $kings } дамок
   *[other] , { $kings } дамки
}

off-board = (снято с доски: { $pieces })
language-incomplete = Переведено ещё не всё: { $screens }% экранов, { $lessons }% уроков. Остальное по-английски.
