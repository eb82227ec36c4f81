## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

# 以战术家或形象命名的打击附法文名，便于查阅；按作用命名的只用中文。
motif-name = { $motif ->
    [direct] 直接打击 direct
    [mazette] 马泽特打击 mazette
    [promenade] 漫步打击 promenade
    [epicier] 杂货商打击 épicier
    [rappel] 召回打击 rappel
    [trappe] 活门打击 trappe
    [talon] 后跟打击 talon
    [ricochet] 反弹打击 ricochet
    [double-deux] 双二打击 double-deux
    [bombe] 炸弹打击 bombe
    [renverse] 反转打击 renversé
    [africain] 非洲人打击 Africain
    [parallele] 平行打击 parallèle
    [tempo] 自由着
    [king-offer] 诱升打击
    [turc] 土耳其打击 turc
    [royal] 皇家打击 royal
    [philippe] 菲利普打击 Philippe
    [napoleon] 拿破仑打击 Napoléon
    [express] 快车打击 express
    [manoury] 马努里打击 Manoury
    [raphael] 拉斐尔打击 Raphaël
    [lapin] 兔子打击 lapin
    [lunette] 眼镜打击 lunette
    [forcing] 逼着
    [gambit] 弃子
    [promotion] 升变打击
    [quiet] 静着打击
    [exchange-trick] 兑子打击
    [semi-direct] 半直接打击
    [deflection] 引离
    [exchange] 兑子
    [king-capture] 吃王棋
    [rafle] 连吃三子
    [double-attack] 双重攻击
    [attack] 攻击
    [zugzwang] 逼走劣着
    [majority] 多吃优先
    [breakthrough] 突破
   *[blockade] 封锁
}

## Other features of puzzles

feature-name = { $feature ->
    [opening] 开局
    [opening-trap] 开局圈套
    [middlegame] 中局
    [endgame] 残局
    [kings] 盘上有王棋
    [single-reply] 应着唯一
    [choice] 应着多种
    [proven] 残局库证明
   *[own-game] 你的对局
}
