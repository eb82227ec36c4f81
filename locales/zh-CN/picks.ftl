## The player's own sets of puzzles, and the puzzles that never come up again.

## Keys

label-keep = 收藏
help-keep = 把这道题收入自己的题组
label-hide = 不再出现
help-hide = 不再出这道题；再按一次撤销
label-remove-set = 删除
help-remove-set = 删除题组（按两次）；其中的题目仍在题库里

## Keeping a puzzle

keep-title = 收藏这道题
keep-clock = 收藏
keep-menu = 收入何处
keep-set = 题组
keep-name = 名称
keep-new = 新题组
keep-start = 收入
drop-start = 取出
keep-how-to = 按 Enter 收入这个题组。题组可用任何模式训练（m），也可导出。
drop-how-to = 这道题已在题组中。按 Enter 取出。
keep-nameless = 请输入题组的名称。
    .aloud = 输入2和题组的名称。

kept-in-set = 已收入“{ $set }”，共{ $count }题。

dropped-from-set = 已从“{ $set }”中取出。

hidden-now = 这道题不会再出现。按 Delete 撤销。
shown-again = 这道题可以再次出现了。

## The form that chooses puzzles

set-all = 全部题目

set-own = { $set }（{ $count }）

## The list

picks-title = 我的题目
picks-menu = 题组与不再出现的题目
picks-none = 你还没有题组，也没有设为不再出现的题目。做题时按 + 收入题组，按 Delete 不再出现。
picks-set-how-to = 按 Enter 选择这个题组的训练方式，按 Delete 删除。
picks-hidden-how-to = 这道题不会出现。按 Enter 撤销。
picks-remove = 再按一次 Delete 删除题组。其中的题目仍在题库里。
picks-unknown = 题库里目前没有这道题。

picks-set = { $set }  { $count }题

picks-hidden = 不再出现：{ $id }


settings-picks-count = { $sets }个题组，{ $hidden }题不再出现
