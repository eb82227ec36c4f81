## Words that several screens share.

-damier = Damier
language-name = 简体中文

decimal-sign = .
percentage = { $share }%

program = { -damier }
too-small = { -damier }至少需要40列12行，请放大窗口。

## Titles of panes

pane-moves = 着法
pane-clock = 棋钟
pane-clock-paused = 棋钟暂停
pane-material = 棋子
prompt-move = 着法

## Sides and variants

side-name = { $side ->
    [white] 白方
   *[black] 黑方
}

to-move = { $side ->
    [white] 白方
   *[black] 黑方
}走

variant-name = { $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}

variant-with-board = { $variant ->
    [russian] 俄罗斯跳棋，64格
    [brazilian] 巴西跳棋，64格
   *[international] 国际跳棋，100格
}

board-size = { $variant ->
    [international] 100格
   *[other] 64格
}

## Entering a move

input-hint = 输入着法，或用方向键和 Enter
typing-hint = 输入后按 Enter
which-way = 哪条路线？选途经的一格
no-such-move = 没有这样开头的合法着法

entry-plays = 按 Enter：{ $written }

entry-legal = 合法：{ $moves }

entry-legal-more = 合法：{ $moves }……

must-capture = 必须吃子，只能走：{ $squares }。

cannot-move = { $square }格的棋子不能走。

cannot-reach = { $from }不能走到{ $to }。

## The engine

engine-thinks = 引擎正在思考……
engine-failed = 引擎出错，已代它走一着合法着法。

## The end of a game

move-limit = { $moves }回合规则：{ $used }/{ $moves }

end-no-pieces = { $loser ->
    [white] 白方
   *[black] 黑方
}已无棋子。

end-no-moves = { $loser ->
    [white] 白方
   *[black] 黑方
}无子可走。

end-resigned = { $loser ->
    [white] 白方
   *[black] 黑方
}认输。

end-out-of-time = { $loser ->
    [white] 白方
   *[black] 黑方
}超时。

end-repetition = 和棋：同一局面第三次出现。

end-move-limit = 和棋：{ $moves }回合规则，双方各走{ $moves }着。

end-agreement = 和棋：双方同意。
end-neither-can-win = 和棋：双方都无法取胜。
end-advantage = 和棋：占优方时间所剩无几，申请判和获准。

## Joining

list-separator = 、

list-or = { $first }或{ $last }
