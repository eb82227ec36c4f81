## Движки, которые не работают

no-engine-set = в настройках не задан движок
engine-no-move = движок не дал хода

engine-command = «{ $command }» — не команда: нужна программа и её аргументы, с закрытыми кавычками

engine-start = «{ $program }» нельзя запустить: { $reason }

engine-no-folder = папки «{ $folder }» нет

engine-stopped = движок был остановлен
engine-ended-at-start = движок вышел при запуске; возможно, ему нужен аргумент вроде "hub" или другая папка
engine-ended-in-search = движок вышел во время поиска
engine-silent-at-start = движок не отвечает при запуске
engine-silent-in-search = движок не отвечает во время поиска

engine-endless = движок написал строк: { $lines }, и всё без "{ $missing }"; возможно, ему нужен аргумент вроде "hub" или другая папка

engine-flood = движок заливает вывод во время поиска; он был закрыт
engine-unstoppable = движок не прекращает поиск

engine-no-evaluation = движок написал «{ $line }», а это не оценка позиции

engine-names-no-move = движок написал «{ $line }», а хода там нет

engine-bad-move = движок написал «{ $line }»: { $problem }

engine-complains = движок сообщает: { $message }

engine-other-variant = движок не играет в { $variant ->
    [russian] русские
    [brazilian] бразильские
   *[international] международные
} шашки

engine-no-node-limit = движок говорит на версии 1 протокола Hub, а она не ограничивает числа позиций

engine-shortage = у системы нет { $wanted } МиБ для движка, он работает с { $given }

engine-gone = поток движка не работает

engine-unnamed = Ваш движок
