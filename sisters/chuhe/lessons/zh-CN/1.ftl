## Stage 1: mates in one by their names.

stage-1 = 有名的杀法
    .about = 八种一步杀的基本图形，和通用的名称。

horse-cannon = 马后炮
horse-cannon-1 = 马后炮：马与将同在一条线上，中间空一格，炮在马后将军。请走。
    .right = 马控制将两旁的点，黑方又无子可垫。
horse-cannon-2 = 横线上同样成立。请将死。
    .right = 同样的图形，横过来而已。
horse-cannon-3 = 这次炮已就位，马后到。请将死。
    .right = 马成了炮架。
horse-cannon-4 = 换黑方走。请将死。
    .right = 双方的杀法是一样的。

palace-horse = 卧槽马
palace-horse-1 = 马到对方底象前一格将军，叫卧槽马。这里车封住出路。请将死。
    .right = 帅控制一边，车控制另一边。
palace-horse-2 = 黑方自己的士挡了路。请将死。
    .right = 一个士挡路，帅又控制另一边。
palace-horse-3 = 在九宫的另一边。请将死。
    .right = 车封一边，帅控制另一边。

corner-horse = 挂角马
corner-horse-1 = 马在九宫的前角将军，叫挂角马。请将死。
    .right = 车控制前面的横线。
corner-horse-2 = 再来一个。请将死。
    .right = 另一匹马控制最后的出路。
corner-horse-3 = 车控制横线，士又挡了路。请将死。
    .right = 黑方自己的士占了将的去路。

double-cannon = 重炮
double-cannon-1 = 一炮在前作炮架，另一炮在后将军：重炮。请将死。
    .right = 在前炮与将之间垫子也无用：前炮就会将军。
double-cannon-2 = 换一条直线。请将死。
    .right = 帅控制旁边的直线。
double-cannon-3 = 现在黑方走。请将死。
    .right = 黑将控制中路。

two-rooks = 双车错
two-rooks-1 = 双车交错，一线接一线：双车错。一车控制一条横线，另一车在相邻的线上将军。请将死。
    .right = 将再没有横线可走。
two-rooks-2 = 直线上也一样。请将死。
    .right = 一车控制中路，另一车在旁边将军。
two-rooks-3 = 一车已控制一条直线。请将死。
    .right = 帅控制第三条直线。

iron-bolt = 铁门栓
iron-bolt-1 = 中炮镇住将前的子，车得帅助在旁边的直线上将死：铁门栓。请将死。
    .right = 将不能吃车：会与帅对面。士不能吃车：中炮就将军。
iron-bolt-2 = 在另一边。请将死。
    .right = 车、帅同线，炮镇中路。

smothered = 闷宫
smothered-1 = 对方自己的士成了炮架，将又无路可走：闷宫。请将死。
    .right = 双士俱在，将反而闷死在自己宫里。
smothered-2 = 从另一边。请将死。
    .right = 双士占了将的去路。
smothered-3 = 换黑方走。请将死。
    .right = 红方自己的仕成了炮架。

facing-kings = 白脸将
facing-kings-1 = 帅、将不得对面，所以帅控制整条敞开的直线，像车一样：白脸将。请将死。
    .right = 帅控制中路，车控制另一条。
facing-kings-2 = 换黑方走。请将死。
    .right = 黑将控制中路。
