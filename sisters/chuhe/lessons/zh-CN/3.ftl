## Stage 3: combinations.

stage-3 = 战术
    .about = 强制得子的手段：捉双、抽将、牵制、引离、弃子。得失都经过逐着计算。

double-attack = 捉双
double-attack-1 = 一着攻击两个目标，对方只能救一个：捉双。请一着又将军又捉车，得车。
    .right = 将必须应，马就吃车。
double-attack-2 = 还是用马。请得车。
    .right = 马在这一点将军，同时看住中路。

discovered = 抽将
discovered-1 = 马在自己的车与将之间。马一走开，车就将军，马可以捉任何子：抽将。请得车。
    .right = 黑方应将时，马就吃车。
discovered-2 = 这次马去哪里？
    .right = 能捉到车的点都行。

behind-king = 将后之子
behind-king-1 = 沿一条线将军：将一离开，后面的子就能吃。请得车。
    .right = 将让开，后面的車就丢了。
behind-king-2 = 用炮。请得车。
    .right = 士成了炮架。

pin = 牵制
pin-1 = 标出的马有几着可走？
    .a = 八着
    .b = 没有
    .right = 它挡在将前，一走就是自杀：马被牵制。
pin-2 = 捉住走不动的子。请得一马。
    .right = 兵和车同捉，只有一马保护。
pin-3 = 这只被牵制的炮可以沿直线走吗？
    .a = 可以
    .b = 不可以
    .right = 那样它仍在车与将之间。

decoy = 引离
decoy-1 = 把防守的子引开：引离。两步杀。
    .then = 士只好吃车，底线空了。请杀。
    .right = 士本来守着底线。
decoy-2 = 引开象。两步杀。
    .then = 象只好吃炮。请杀。
    .right = 象本可以落回底线。

sacrifice = 弃子
sacrifice-1 = 送一子换取更大的好处：弃子。弃车，两步杀。
    .then = 第二只车接上。请杀。
    .right = 前车为后车开了路。
sacrifice-2 = 弃马。两步杀。
    .then = 将只好吃马。请用一个不起眼的子收尾。
    .right = 自己的仕作炮架，将回不去了。

double-check = 双将
double-check-1 = 两子同时将军：双将。两步杀。
    .then = 只能动将。请杀。
    .right = 车和炮同时将军。
double-check-2 = 再来一个。两步杀。
    .then = 士同时挡住了两子。请杀。
    .right = 士挡得一时，挡不住第二着。
