## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

# 以战术家或形象命名的打击附法文名，便于查阅；按作用命名的只用中文。
motif-direct = 直接打击 direct
motif-mazette = 马泽特打击 mazette
motif-promenade = 漫步打击 promenade
motif-epicier = 杂货商打击 épicier
motif-rappel = 召回打击 rappel
motif-trappe = 活门打击 trappe
motif-talon = 后跟打击 talon
motif-ricochet = 回弹打击 ricochet
motif-double-deux = 双二打击 double-deux
motif-bombe = 炸弹打击 bombe
motif-renverse = 反转打击 renversé
motif-africain = 非洲人打击 Africain
motif-parallele = 平行打击 parallèle
# 对方仍须吃子时，己方多走的一着 (temps de repos)
motif-tempo = 自由着
# 迫使对方升变，再吃掉这枚王棋 (envoi à dame)
motif-king-offer = 诱升打击
motif-turc = 土耳其打击 turc
motif-royal = 皇家打击 royal
motif-philippe = 菲利普打击 Philippe
motif-napoleon = 拿破仑打击 Napoléon
motif-express = 快车打击 express
motif-manoury = 马努里打击 Manoury
motif-raphael = 拉斐尔打击 Raphaël
motif-lapin = 兔子打击 lapin
motif-lunette = 眼镜打击 lunette
# 连续威胁，对方只有唯一应着，直到可以打击
motif-forcing = 逼着
# 先弃子，再走一着静着
motif-gambit = 弃子
# 最后一吃落在底线 (coup à dame)
motif-promotion = 升变打击
# 第一着既不送吃也无威胁 (coup de repos initial)
motif-quiet = 静着打击
# 直到最后一吃都是对等兑子 (coup d'échange)
motif-exchange-trick = 兑子打击
# 两次以上送吃，凑成被吃的一串棋子 (coup semi-direct)
motif-semi-direct = 半直接打击
# 送吃把挡路的棋子引开
motif-deflection = 引离
# 先对等兑子，随后得子
motif-exchange = 兑子
motif-king-capture = 吃王棋
# 一次吃掉三枚以上 (rafle)
motif-rafle = 连吃三子
# 一着造成两个威胁
motif-double-attack = 双重攻击
# 威胁无法化解
motif-attack = 攻击
# 对方唯一的着法必定失子
motif-zugzwang = 逼走劣着
# 对方被迫多吃
motif-majority = 多吃规则
# 强行升变 (percée)
motif-breakthrough = 突破
# 对方无子可走 (blocage)
motif-blockade = 封锁

## Other features of puzzles

feature-opening = 开局
feature-middlegame = 中局
feature-endgame = 残局
feature-kings = 盘上有王棋
feature-single-reply = 应着唯一
feature-choice = 应着多种
feature-proven = 残局库证明
feature-own-game = 你的对局
