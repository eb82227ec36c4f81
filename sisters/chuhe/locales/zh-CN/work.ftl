### 初次提问、未完成的内容、棋钟和提和。

first-title = 欢迎
first-welcome = 先回答几个问题，然后就开始。答案以后可以在“选项”里改。
first-how-to = 上下键选行，左右键改答案。
first-begin = 开始
first-ask = { $question ->
    [language] 语言
    [rules] 棋例规则
    [notation] 记谱
   *[face] 界面
}
first-help = { $question ->
    [language] 所有文字的语言。
    [rules] 对局和题目所用的棋例规则：中国规则或世界象棋联合会规则。
    [notation] 屏幕上和你输入时着法的写法。
    [face] 逐行文字供读屏软件和盲文使用：输入一行，得到完整的句子。
   *[begin] 按回车开始。
}
option-face = 界面
about-face = 屏幕，或供读屏软件和盲文使用的逐行文字。下次启动时生效；chuhe --plain只用一次。
face = { $face ->
    [screen] 屏幕
   *[plain] 逐行文字，供读屏软件和盲文使用
}
not-now = 现在没有作用。
named = { $name }：{ $value }

home-unfinished = 未完成
about-unfinished = 中途离开的杀法、残局、对局和题目。按回车继续；按x放弃。
unfinished-count = 有{ $count }项未完成。
unfinished-none = 没有未完成的内容。
unfinished-lost = 无法继续：原来的内容已经不在了。按x放弃。
unfinished-mate = { $moves }步杀
unfinished-game = 对局，第{ $level }级：{ $moves }着
unfinished-unkept = 未完成的内容没有保存：{ $file }：{ $reason }
unfinished-unreadable = 未完成的内容读不出来（{ $reason }），原文件保存为{ $file }。
unfinished-newer = 未完成的内容由更新的版本写成，读不出来（{ $reason }），仍保存在{ $file }。

setup-pace = 用时
pace-free = 不限
pace-seconds = { $minutes }分钟，每着加{ $seconds }秒
pace-minutes = 每方{ $minutes }分钟包干
pace-odds = 红方{ $red }分钟，黑方{ $black }分钟
about-pace-free = 不用棋钟。
about-pace-seconds = 基本用时加秒制（6.1）。超时判负（4.1.6）。
about-pace-sudden = 限时包干制（6.2）：全局用同一段时间。
about-pace-rapid = 全局用同一段时间；15分钟（含）以下为快棋（kuàiqí，6.3）。
about-pace-odds = 贴时制（tiēshí，6.4）：后走的黑方时间多。
game-clocks = 红方{ $red }   黑方{ $black }
offer-early = 第{ $round }回合：25回合（含）内不得提和（4.3）。
offer-declined = 对方不同意作和。
offer-foul = 对方不同意。提和次数超过对方达两次，判犯规（8.1.3）；三次犯规判负。
offer-made = 对方提议作和。按a同意；走棋即为不同意。
offer-none = 对方没有提和。
reason-time = 对方超时（4.1.6）
reason-fouls = 对方三次犯规（4.1.10）
draw-agreed = 双方同意（4.2.1）
key-offer = 提和
key-accept = 同意和棋
key-give-up = 放弃

man = { $piece ->
    [king] { $side ->
        [red] 帅
       *[black] 将
    }
    [advisor] { $side ->
        [red] 仕
       *[black] 士
    }
    [elephant] { $side ->
        [red] 相
       *[black] 象
    }
    [horse] 马
    [rook] 车
    [cannon] 炮
   *[pawn] { $side ->
        [red] 兵
       *[black] 卒
    }
}
