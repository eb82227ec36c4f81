## Analysis

analysis-title = 分析
home-analysis = 分析：任何对局或局面
analysis-tags = 对局
analysis-input = 输入着法 · ← → 进退 · Enter 光标

## Choosing what to analyse

opening-title = 分析对象
opening-from = 来源
opening-number = 对局序号
opening-start = 分析
opening-message = 说明
opening-from-empty = 初始局面
opening-how-to = 按 Enter 分析初始局面。
opening-how-to-from = 或在“来源”中输入FEN（如{ $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
}）或PDN文件的路径。用文件时，棋种以文件为准。
    .aloud = 或输入1和FEN（如{ $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }），或1和PDN文件的路径。用文件时，棋种以文件为准。
opening-reads = 正在读取……
opening-number-wrong = 请输入对局序号，从1起：1是文件中的第一局。

variant-draughts = { $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}

## Saving

save-title = 另存为
save-name = 文件
save-start = 保存
save-how-to = 只写文件名则存入分析文件夹。按 Esc 取消。
save-no-name = 请先输入文件名。

comment-title = 评注
comment-text = 文字
comment-start = 保存
comment-how-to = 写在着法之后，随棋谱存入文件。留空则删除。按 Esc 取消。
saved-as = 已保存到{ $path }

save-exists = { $path }已存在。再按 Enter 覆盖，或另输文件名。

unsaved = 未保存
leave-unsaved = 尚未保存：按 w 保存；再按刚才的键，不保存离开。
    .aloud = 尚未保存：按 w 保存。再输入一次同样的词，不保存离开；输入别的则留下。

## The position

setup = 新局面

side-moves = { $side ->
    [white] 白方
   *[black] 黑方
}走

alternative = 变着{ $place }/{ $count } ↑ ↓

half-move = 第{ $ply }/{ $count }着

## The engine

pane-engine = 引擎
engine-off = 引擎已关闭
engine-is-off = 按 l 开启引擎。
engine-broke = 引擎分析这个局面时出错。按 l 重试。
own-engine-starts = 你的引擎正在启动。按 y 改用自带引擎。
no-own-engine = 尚未设置你的引擎：在选项（首页按 o）中添加。
one-line = 你的引擎只给出一条变化。按 y 改用自带引擎。

own-engine-fault = 你的引擎无法使用：{ $reason }。已改用自带引擎；按 y 再试你的引擎。

engine-depth = 深度{ $plies }

millions-a-second = { $count } M/s

thousands-a-second = { $count } k/s

value-wins = { $side ->
    [white] 白方
   *[black] 黑方
}{ $moves }回合胜
    .aloud = { $side ->
        [white] 白方
       *[black] 黑方
    }{ $moves }回合胜

value-wins-short = { $side ->
    [white] 白
   *[black] 黑
}{ $moves }步胜

graph-title = 评估
graph-empty = 还没有评估：逐着走过对局，或按 o 检查整局。
no-file = 没有打开文件，因此没有下一局。

## Ending tables

tables-draw = 残局库：和棋。

tables-win = { $side ->
    [white] 残局库：白方胜。
   *[black] 残局库：黑方胜。
}

tables-win-in = { $side ->
    [white] 残局库：白方{ $moves }回合胜。
   *[black] 残局库：黑方{ $moves }回合胜。
}

tables-limit = { $rule }回合规则：需{ $needed }回合，富余{ $spare }回合。

tables-with-limit = { $verdict }{ $limit }

tables-unheeded = 这里不计{ $moves }回合规则。

tables-all-win = 任何着法都能取胜。
tables-all-hold = 任何着法都能守和。

tables-winning = 取胜着法（{ $kept }/{ $all }）：{ $moves }

tables-holding = 守和着法（{ $kept }/{ $all }）：{ $moves }

## Checking the whole game

nothing-to-survey = 还没有可检查的着法。

survey-progress = 正在检查整局：{ $done }/{ $all }。按 Esc 停止。

survey-done = { $mistakes ->
    [0] 检查完毕：没有发现失误。
   *[other] 检查完毕：标出{ $mistakes }处失误，并附更好的变化。
}

## A game gone over by hand: marked by the player before the engine looks

by-hand = 已亲手标出{ $marked }处，至少{ $least }处（! 标出着法），然后按 o 检查整局。
by-hand-enough = 已亲手标出{ $marked }处。按 o 检查整局。
by-hand-seen = 引擎已经看过这里：这个符号不算。
reviewed-clean = 你亲手标出了{ $marked }处。
reviewed = 你亲手标出了{ $marked }处；{ $mistakes }处失误中你找出了{ $found }处。
reviewed-other = { $compared }（不是你的对局：双方都不是你的名字。）

## Keys: labels stand in the bottom line, the help in the list of keys

label-analysis = 分析
label-walk = 进退
label-engine = 引擎
label-lines = 变化
label-own-engine = 你的引擎
label-view = 图表
label-survey = 检查
label-comment = 评注
label-save = 保存
label-undo = 撤销
label-promote = 置前
label-remove = 删除
label-sign = 符号
help-analysis = 用引擎分析对局或局面
help-walk = 逐着前进或后退；↑ ↓ 换变着；Enter 用光标
help-ends = 到对局开头，到变化末尾
help-engine = 开启或关闭引擎
help-lines = 自带引擎多显示一条变化，1到5条
help-own-engine = 你的引擎或自带引擎
help-view = 引擎的变化或图表
help-survey = 检查整局并标出失误
help-save = 保存到文件（PDN）
help-undo-change = 撤销对棋谱的上一次更改
help-promote = 把这个变着提到最前
help-remove = 删除这一着及其后的全部着法
help-sign = 下一个符号：! ? !! ?? !? ?! 或无
    .aloud = 下一个符号：!, ?, !!, ??, !?, ?! 或无
help-result-sign = 下一个符号：= + * 或无
help-comment = 给这一着写评注，或删除评注
help-next-game = 文件中的下一局

mistakes-of-side = { $side }：?? { $worst }，? { $bad }，?! { $dubious }

label-next-mistake = 下一错着
help-next-mistake = 跳到下一个标为错着的着法
