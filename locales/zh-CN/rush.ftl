## Ending rush: five endings to be won against one clock.

rush-title = 限时残局
rush-row = 限时
rush-no = 否，只练一个
rush-yes = { $minutes }分钟{ $endings }个残局

rush-rules = 在{ $minutes }分钟内取胜{ $endings }个残局。一旦走失胜势，这个残局就结束；没有提示。

rush-count = 第{ $number }个，共{ $endings }个 · 已胜{ $won }个

rush-best = 最佳{ $best }

rush-task = 取胜。没有提示，也不能悔棋。
rush-missed = 接着是下一个残局。按 Enter 立即继续。

rush-left = 已结束：{ $endings }个残局胜了{ $won }个。
rush-over = { $endings }个残局胜了{ $won }个，还剩{ $left }。

rush-time-up = 时间到：{ $endings }个残局胜了{ $won }个。

rush-first = 这是你第一次练限时残局。
rush-best-is = 你的最佳成绩是{ $best }个。
rush-record = 新的最佳成绩（原为{ $best }个）。

rush-results = 残局
rush-again = 按 Enter 重练一个，按 n 再来一轮。
rush-anew = 按 n 再来一轮。

unfinished-rush = 限时残局，第{ $number }个，还剩{ $left }
give-up-rush = 再按一次 Delete 放弃这一轮。已结束的残局仍保留记录。
