## The first screen of a new player: three questions, and the offer of puzzles that place them.

first-title = 欢迎
first-questions = 关于你
first-welcome = 四个问题，按 Enter 开始。
    .aloud = 四个问题，空行开始。
first-variant = 棋种
    .help = 各处训练都用这种棋；以后可在首页按 v 更换。
first-experience = 我的水平
    .help = 决定最初的题目有多难，之后等级分由你的成绩决定。
first-how-to = ↑ ↓ 选问题，← → 选答案。
first-begin = 开始
first-go-on = 继续
first-placement = 定级题
first-placement-when = 什么时候做
first-placement-now = 现在做
first-placement-later = 以后再做

first-placement-help = 做{ $puzzles }道题就能测出你的水平。答错一题没关系：每做一题，等级分的范围都会缩小。
experience-beginner = 没下过
experience-club = 俱乐部棋手
experience-master = 大师

you-placing = 你{ $rating } · 已做{ $done }/{ $puzzles }题
    .aloud = 你：等级分{ $rating }，定级题{ $puzzles }道，已做{ $done }道

placement-over = 水平已测出：你的等级分是{ $rating }。继续训练，范围会越来越小。
