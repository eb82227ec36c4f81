## Stage 5: mates in several moves.

stage-5 = 连杀
    .about = 两步到九步的杀法：连将、宽一步、弃子。同样快的杀法都算对。

checks-two = 连将杀
checks-two-1 = 着着将军：连将杀。两步杀。
    .then = 将躲开了。请杀。
    .right = 车跟到新的直线。
checks-two-2 = 兵先动。两步杀。
    .then = 只剩一条路。请杀。
    .right = 车封住最后的线。
checks-two-3 = 两步杀，是你认得的杀法。
    .then = 请杀。
    .right = 横线上的马后炮。

screens = 做炮架
screens-1 = 双炮。两步杀。
    .then = 象只好离开。请杀。
    .right = 重炮。
screens-2 = 两步杀。
    .then = 象离开了中路。请杀。
    .right = 马成了炮架：马后炮。

quiet = 宽一步
quiet-1 = 第一着不将军，只伏杀：宽一步。两步杀。
    .then = 黑方怎么走都晚了。请杀。
    .right = 马、炮、帅各司其职。
quiet-2 = 先不将军，两步杀。
    .then = 请走完。现在也不必将军。
    .right = 困毙同样判负。
quiet-3 = 先吃子，再将死。
    .then = 请杀。
    .right = 双炮一前一后。

three = 三步杀
three-1 = 三步杀。
    .then-1 = 请找一着封住最后的去路。
    .then-2 = 请杀。
    .right = 仕让开中路，帅出来助战。
three-2 = 兵先冲。三步杀。
    .then-1 = 继续弃。
    .then-2 = 请杀。
    .right = 兵把将引了上来。

four = 四步杀
four-1 = 你执黑。四步杀。
    .then-1 = 现在换一种办法封线。请继续。
    .then-2 = 車只好舍身。请继续。
    .then-3 = 请杀。
    .right = 红方无子可走：困毙。

long = 长杀法
long-1 = 你执黑。弃車，四步杀。
    .then-1 = 请继续：只剩双仕了。
    .then-2 = 底线空了。请继续。
    .then-3 = 请杀。
    .right = 双仕都被引开了。
