## Гонка окончаний: пять окончаний на выигрыш при одних часах.

rush-title = Гонка окончаний
rush-row = гонка
rush-no = нет, одно окончание
rush-yes = окончаний { $endings }, { $minutes } мин

rush-rules = Выиграйте окончания ({ $endings }) за { $minutes } мин. Первый ход, упускающий выигрыш, прекращает это окончание; подсказок нет.

rush-count = окончание { $number } из { $endings } · выиграно { $won }

rush-best = рекорд { $best }

rush-task = Выиграйте. Подсказок нет, и ни один ход нельзя вернуть.
rush-missed = Дальше следующее окончание. Enter — сразу.

rush-left = Гонка окончена: выиграно { $won } из { $endings }.

rush-over = Выиграно { $won } из { $endings }, осталось { $left }.

rush-time-up = Время вышло: выиграно { $won } из { $endings }.

rush-first = Ваша первая гонка.
rush-best-is = Ваш рекорд: { $best }.
rush-record = Новый рекорд (был { $best }).

rush-results = окончания
rush-again = Enter — одно из них снова, n — новая гонка.
rush-anew = n — новая гонка.

unfinished-rush = Гонка, окончание { $number }, осталось { $left }
give-up-rush = Нажмите Delete ещё раз, чтобы бросить эту гонку. Законченные окончания останутся в записи.
