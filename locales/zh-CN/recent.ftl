## The last results, one a line.

pane-rating = 每日等级分
pane-recent = 最近成绩

# 用过提示或先走错过，最后做对
recent-with-help = 经提示做对：{ $what }

recent-notation = 记谱：{ $all }题对{ $right }题

recent-puzzle = 战术题{ $id }

recent-puzzle-motif = 战术题，{ $motif }

recent-review = 亲手分析的对局，标出{ $marked }处
recent-recital = 凭记忆复盘，{ $plies }着中的{ $told }着
recent-game = 对局，{ $opponent }
