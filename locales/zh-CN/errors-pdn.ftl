## Files of games (PDN) that are wrong

pdn-at = { $place }: { $problem }

pdn-warning-at = { $place }: 警告：{ $problem }

pdn-unread = 无法继续读取：{ $reason }

pdn-utf16 = 文件编码为UTF-16；请另存为UTF-8

pdn-unexpected = “{ $text }”既不是着法，也不是此处允许的其他内容

pdn-tag-expected = 此处应为标签，如[Event "名称"]

pdn-tag-value = 标签{ $tag }：值应放在半角双引号中

pdn-tag-unclosed = 标签{ $tag }没有结束：缺少"]

pdn-too-many-tags = 这一局的标签超过{ $most }个

pdn-comment-unclosed = 注释没有结束：{ $most } KiB以内应有{"}"}

pdn-setup-unclosed = 局面设置没有结束：应为/FEN "..."/

pdn-too-deep = 此处变着嵌套超过{ $most }层

pdn-variation-unopened = 此处的“)”前面没有对应的“(”：请删去“)”
pdn-variation-unclosed = 变着在对局结束前没有结束：缺少“)”
pdn-variation-before-move = 变着用来替换前一着，而前面没有着法

pdn-other-game = 不支持{ $game ->
    [0] 国际象棋
    [1] 中国象棋
    [21] 英国跳棋
    [22] 意大利跳棋
    [23] 美国普尔跳棋
    [24] 西班牙跳棋
    [27] 加拿大跳棋
    [28] 葡萄牙跳棋
    [29] 捷克跳棋
    [30] 土耳其跳棋
    [31] 泰国跳棋
    [40] 弗里斯兰跳棋
    [41] 斯潘奇雷蒂跳棋
   *[50] 黑白棋
}（GameType { $game }）：请用20（国际跳棋）、25（俄罗斯跳棋）或26（巴西跳棋）

pdn-other-name = 不支持{ $tag }“{ $value }”：只支持国际跳棋、俄罗斯跳棋和巴西跳棋

pdn-game-type = 不支持GameType“{ $value }”：请用20（国际跳棋）、25（俄罗斯跳棋）或26（巴西跳棋）

## Oddities

pdn-no-terminator = 这一局末尾没有结果或*
pdn-stray-dot = 这个点前面没有回合序号

pdn-unquoted-tag = 标签{ $tag }的值没有用双引号括起

pdn-draw-in-words = “{ $text }”按和棋读取

pdn-remark = 结果旁的“{ $text }”按注释读取
pdn-null-move = 代替着法的横线已忽略
pdn-dash-for-capture = 这是吃子：请用x或“:”代替横线

pdn-ambiguous = { $played }有多种含义；依后面的着法只能是{ $meaning }

pdn-naming = GameType“{ $value }”所定的格名与着法不符；着法按该棋种通常的格名读取

pdn-recognised = 没有GameType：按{ $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}读取{ $certain ->
    [true] {""}
   *[false] ；其他棋种也允许这些着法
}

pdn-unknown-game-type = GameType未知：按{ $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}读取

pdn-other-name-ignored = { $tag }“{ $value }”与GameType不符，以GameType为准

pdn-unknown-fen = FEN未知：按通常的开局局面读取

pdn-unknown-setup = 此处摆出的局面未知：棋盘保持不变

pdn-unknown-side = FEN没有说明轮到谁走：按{ $side ->
    [white] 白方
   *[black] 黑方
}先走读取

pdn-other-result = 标签Result为{ $tag }，而着法以{ $end }结束；以标签为准

## The encoding of a text

text-guessed = 编码不是UTF-8：按推测的{ $encoding }读取；可用--encoding NAME指定
text-marked = 编码不是UTF-8：按{ $encoding }读取
text-does-not-fit = 部分文字不符合{ $encoding }编码：请用--encoding另行指定
