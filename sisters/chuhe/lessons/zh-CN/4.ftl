## Stage 4: practical endings, one attacking piece.

stage-4 = 实用残局（上）
    .about = 单车、单马、单炮、单兵能胜什么、不能胜什么。每个数字、每一着都有残局库为证。

rook-advisors = 单车对士
rook-advisors-1 = 单车对双士，红先。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 残局库里的任何摆法都胜。
rook-advisors-2 = 对一士一象呢？
    .a = 红胜
    .b = 和棋
    .right = 三个士象也守不住：除了士象全，单车都胜。

rook-full = 单车对士象全
rook-full-1 = 双士双象叫士象全。红先，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 摆得好就能守和。但残局库的所有摆法中，车仍胜81.0%。
rook-full-2 = 这样分散，守得住吗？
    .a = 红胜
    .b = 和棋
    .right = 将与士分开，车就有机可乘。

horse-advisor = 单马对单士
horse-advisor-1 = 单马对单士，红先，胜的机会有多大？
    .a = 约一半的摆法
    .b = 几乎总是
    .c = 几乎从不
    .right = 99.7%的摆法：单马例胜单士。
horse-advisor-2 = 对双士呢？
    .a = 红胜
    .b = 和棋
    .right = 只有7.3%的摆法能胜。

horse-elephant = 单马对单象
horse-elephant-1 = 将和象在棋盘的同一边。红先，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 马能兼顾两者。
horse-elephant-2 = 现在它们在不同的两边。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 残局库的摆法中，单马能胜24.1%。

cannon-advisor = 炮士对单士、单象
cannon-advisor-1 = 炮要有炮架。带一个仕（炮士）对单士，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 任何摆法都胜，对单象也一样。
cannon-advisor-2 = 对双象呢？
    .a = 红胜
    .b = 和棋
    .right = 双象几乎总能守和：能胜的只有5.9%。

cannon-advisors = 炮士对双士
cannon-advisors-1 = 炮士对双士，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 99.9%的摆法：炮士必胜双士。
cannon-advisors-2 = 把仕换成相呢？
    .a = 红胜
    .b = 和棋
    .right = 相的作用小得多：能胜的摆法只有5.3%。

pawn-king = 单兵对将
pawn-king-1 = 过河单兵对光将，红先。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 84.9%的摆法能胜：帅占着敞开的直线助战。
pawn-king-2 = 兵已走到底线。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 在底线只能横走，叫老兵。

pawn-advisor = 单兵对单士
pawn-advisor-1 = 单兵对单士，红先。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 能胜的摆法只有8.7%，对单象只有3.6%：单兵难胜单士。
