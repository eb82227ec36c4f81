## 第4阶段

stage-4 = 残局
    .about = 对峙、王棋对普通棋子、16步规则下三枚对单王，以及单王守和。每一着都由精确的残局表判断。

## The opposition

opposition = 对峙
opposition-1 = 两枚棋子中间隔一格相对，轮到谁走，谁就丢子，这叫对峙。请取得对峙：走到使黑方只有坏着的格子。
    .then = 黑棋只好走到你面前。请吃。
    .wrong = 这样黑棋就溜过去了。
    .right = 走 13-19 同样丢子。
opposition-2 = 靠近升变线也一样。两种走法一胜一负，走之前先数一数。
    .wrong = 那里会被黑方吃掉。
    .right = 绕过了危险，你的棋子先升变。

## King against men

king-men = 王棋对普通棋子
king-men-1 = 王棋要守住对方棋子前面的格子。32有两条路：37和38。只有一格能取胜，请找出来。
    .wrong = 从那里挡不住它。
    .right = 38马上被守住；它若走37，王棋也赶得回来。

## The long lines

long-lines = 长斜线
long-lines-1 = 三王对单王，双方都没有子吃。许多人先用一只王棋占住大斜线。在100格棋盘上，这有多大用处？
    .right = 这样的局面占不占大斜线，胜率都是百分之十三左右；在64格棋盘上它才决定胜负。
    .a = 决定胜负
    .b = 几乎没有用

## Two kings and a man against a king

kkm = 两王一兵对单王
kkm-1 = 共16步，最长的胜法要14步，浪费不得。兵可以升变，也可以当诱饵。黑王在角边：只有一着能胜。
    .wrong = 这样黑王就出来了。
    .right = 黑王没有安全的格子了。

## A king and two men against a king

kmm = 一王两兵对单王
kmm-1 = 能胜的局面少一些，大多先要把兵安全送去升变。但如果能捉住黑王，就先捉。黑王在大斜线的一端。
    .wrong = 有更快的结束方法。
    .right = 大斜线上的黑王只能走进被吃的格子。

## Holding with a lone king

hold = 单王守和
hold-1 = 你执黑，单王对三王。要走在长斜线上，每一着前先看哪一格不会被捉。这里有两种吃法，只有一种能和。
    .wrong = 那里会被捉住。
    .right = 在46没有人够得着你。

## Practical endings, two against two

practical = 实用残局：二对二
practical-1 = 棋子少时，每一着都很重要。推进之前，先看对方能吃什么、谁先到升变线。这里有两着马上输棋，请避开。
    .wrong = 这一着马上输棋。
    .right = 应当是和棋。下面的练习由精确的残局表判断。
