## Stage 6: endings under the limit of sixty rounds.

stage-6 = 实用残局（下）
    .about = 六十回合的自然限着也决定残局，守方的功夫也一样。

limit = 自然限着
limit-1 = 已有20回合没有吃子。双方走得最好，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 时间足够。
limit-2 = 同一局面，但已有58回合没有吃子。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 只剩两回合，来不及取胜：自然限着。

slow = 分秒必争
slow-1 = 吃子后重新计数，但这里无子可吃。已过50回合，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 兵能及时取胜。
slow-2 = 过了59回合呢？
    .a = 红胜
    .b = 和棋
    .right = 一个回合不够。

hold-horse = 守和单马
hold-horse-1 = 双士对单马，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 单马只能胜7.3%的摆法；对一士一象是9.4%。

hold-cannon = 守和炮士
hold-cannon-1 = 双象对炮士，结果如何？
    .a = 红胜
    .b = 和棋
    .right = 对一士一象炮士能胜14.6%，对双象5.9%。

full-attack = 再攻士象全
full-attack-1 = 守子分散，红先。结果如何？
    .a = 红胜
    .b = 和棋
    .right = 要快：一旦聚拢，就守住了。
