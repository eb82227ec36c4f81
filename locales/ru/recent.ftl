## Последние результаты, по одному в строке.

pane-rating = рейтинг по дням
pane-recent = последние

recent-with-help = с помощью: { $what }

recent-notation = нотация: верно { $right } из { $all }

recent-puzzle = задача { $id }

recent-puzzle-motif = задача, { $motif }

recent-review = партия разобрана вручную, отметок: { $marked }

recent-recital = партия по памяти, полуходов: { $told } из { $plies }

recent-game = партия, { $opponent }
