### 分析。

home-analysis = 分析
about-analysis = 双方的着法和引擎的变化。按i输入FEN、DhtmlXQ或着法；按f显示局面和棋谱的文本。
analysis-ask = 按w问引擎。
analysis-line = { $worth }：{ $line }
worth-mates = { $moves }步杀
worth-mated = { $moves }步被杀
analysis-at = 第{ $at }着，共{ $all }着
analysis-first = 这是最初的局面。
analysis-last = 后面没有着法了。
input-title = 局面、棋谱或着法
input-ask = 输入或粘贴FEN、DhtmlXQ或PGN棋谱，或着法，如炮二平五 马8进7。回车确认。
input-fault = 读不出来：{ $reason }。
input-unknown = 这不是FEN、DhtmlXQ、PGN或着法。
pane-input = 文本
key-undo = 后退
key-redo = 前进
key-judge = 引擎
key-texts = FEN和DhtmlXQ
key-input = 输入局面或着法
key-take-line = 确认
key-analyse = 分析
unfinished-analysis = 分析：{ $moves }着
