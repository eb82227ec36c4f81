## Stage 7: openings by name.

stage-7 = 开局
    .about = 最初几着的名称和用意。这里不评价哪种开局更好。

central-cannon = 中炮
central-cannon-1 = 炮到中路：中炮。请走炮二平五。
    .right = 炮瞄着黑方的中卒。
central-cannon-2 = 如果再走一着，这只炮能吃什么？
    .right = 隔着自己的中兵打中卒。

screen-horses = 屏风马
screen-horses-1 = 你执黑，应中炮。双马保护中卒：屏风马。请走马8进7。
    .then = 再跳另一只：马2进3。
    .right = 双马立在两边，好像屏风。

flying-elephant = 飞相
flying-elephant-1 = 相到中路：飞相。请走相三进五。
    .right = 双相现在互相保护。
flying-elephant-2 = 这只相从中路能去哪里？
    .right = 另一边的原位上站着它的同伴。

palace-cannon = 仕角炮
palace-cannon-1 = 炮到己方九宫的前角，也就是仕角：仕角炮。请走炮二平四。
    .right = 用另一只炮则是炮八平六。
palace-cannon-2 = 请走另一种：炮八平六。
    .right = 两只炮各到近的一角。

plans = 出子
plans-1 = 保护中兵的马要早出。请走马二进三，H2+3。
    .right = 现在车可以沿横线离开角落。
plans-2 = 最强的子要占通路。请走车一平二，R1=2。
    .right = 从这里直通整条线。
plans-3 = 这里哪只车的走法多？
    .a = 左边的
    .b = 右边的
    .right = 它旁边的马已经让开了路。
