## damier mail: correspondence games in files

cli-mail = 通讯对局：以文件为准，设收件箱与发件箱；程序不发送任何东西
cli-mail-new = 开始一局
cli-mail-read = 读取对手的文件：收件箱中的，或指定的
cli-mail-play = 走一着，并写出给对手的文件
cli-mail-list = 列出对局、轮到谁走及剩余天数
cli-mail-folder = 对局的文件夹；通常是进度旁的mail
cli-mail-name = 对局的名称：字母、数字、-和_
cli-mail-me = 我方姓名；通常是设置中的姓名
cli-mail-opponent = 对手的姓名
cli-mail-color = 我方执哪一方
cli-mail-days = 每着的天数
cli-mail-files = PDN文件，各含一局；-表示读标准输入
cli-mail-move = 着法，或resign（认输），或draw（同意和棋）
cli-mail-if = 预先应着：对手的一着和我方的应着，可有多对，如"19-23 28x19"；可重复
cli-mail-offer = 走棋同时提和
cli-mail-yes = 不询问确认
cli-mail-json = 每局写一个JSON对象
value-move = MOVE
value-moves = MOVES

mail-no-folder = 没有数据文件夹：用--folder指定
mail-no-name = 没有我方姓名：用--me给出，或在选项中设置
mail-your-move = 轮到你走：damier mail play { $name } MOVE
mail-to-send = 已写出：{ $file }。请发给{ $opponent }，可附上同名文本。
mail-inbox-empty = { $folder }中没有文件
mail-new-game = 新对局{ $name }，对手{ $opponent }
mail-received = { $opponent }走{ $played }
mail-answered = 按预先应着走：{ $played }
mail-offered = { $opponent }提和：走draw即同意，走棋即拒绝
mail-result = 对局结束：{ $result }
mail-resignation = 认输
mail-draw = 和棋
mail-confirm = 写出{ $what }？[y/N]
mail-yes = y yes 是
mail-not-sent = 没有写出任何文件
mail-none = 没有通讯对局：用damier mail new开始
mail-line-over = { $name }：{ $white } – { $black }，已结束，{ $result }
    .aloud = { $name }：{ $white }，{ $black }，已结束，{ $result }
mail-line-ours = { $name }：{ $white } – { $black }，{ $place }，轮到你走，剩{ $left }天
    .aloud = { $name }：{ $white }，{ $black }，{ $place }，轮到你走，剩{ $left }天
mail-line-late = { $name }：{ $white } – { $black }，{ $place }，轮到你走，你已超时
    .aloud = { $name }：{ $white }，{ $black }，{ $place }，轮到你走，你已超时
mail-line-theirs = { $name }：{ $white } – { $black }，{ $place }，轮到对手走，剩{ $left }天
    .aloud = { $name }：{ $white }，{ $black }，{ $place }，轮到对手走，剩{ $left }天
mail-line-theirs-late = { $name }：{ $white } – { $black }，{ $place }，轮到对手走，对手已超时
    .aloud = { $name }：{ $white }，{ $black }，{ $place }，轮到对手走，对手已超时
mail-place = { $side ->
    [white] 白方第{ $number }着
   *[black] 黑方第{ $number }着
}
mail-text-players = 对局{ $name }：{ $white }（白）– { $black }（黑）
mail-text-last = { $place }：{ $played }
mail-text-offer = 同时提和。
mail-text-turn = 轮到{ $side ->
    [white] 白方
   *[black] 黑方
}走，限{ $days }天。
mail-text-file = 整局棋在同名的PDN文件中。
mail-board-key = w、b为普通棋子，W、B为王棋；每行两侧是该行首末两格的号码。

mail-closed = 你有一局未结束的通讯对局出现过此局面：引擎与残局库不开放。

## What is wrong with a file or a move

mail-at = { $place }：{ $reason }
mail-too-long = 太长，不像一局棋
mail-games = 应有一局，实有{ $games }局
mail-tag = 缺少标签{ $tag }，或内容无用
mail-setup = { $place }处另设了局面
mail-goes-on = { $place }在对局结束之后
mail-other-start = 起始局面与我方的不同
mail-differs = { $place }此处为{ $ours }，文件中为{ $theirs }
mail-behind = 文件止于{ $place }之前，此处已有该着
mail-nothing = 没有新内容
mail-too-many = 新着法有{ $moves }着，应为一着
mail-our-move = 新着法应由我方走
mail-bad-result = 这个结果不能由对手单方面决定
mail-not-our-turn = 没有轮到我方走
mail-over = 对局已经结束
mail-condition = 这一行有{ $moves }着：须为对手一着、我方一着成对，至多20对
mail-no-offer = 上一着没有提和
mail-bad-name = { $name }不能作对局名：须为1至40个字母、数字、-或_
mail-exists = 已有对局{ $name }
mail-missing = 没有对局{ $name }

## Games by mail in the program

mail-opponent = 他人，通讯对局
mail-title = 通讯对局
mail-menu = 通讯对局
mail-row-named = { $opponent }（{ $name }）
    .aloud = { $opponent }、{ $name }
mail-row-ours = { $opponent }：轮到您，剩{ $left }天
mail-row-late = { $opponent }：轮到您，您已超时
mail-row-theirs = { $opponent }：等对手，剩{ $left }天
mail-row-theirs-late = { $opponent }：等对手，对手已超时
mail-row-over = { $opponent }：{ $result }
mail-list-how-to = r 读取{ $folder }中的文件。
    .aloud = 输入编号打开对局，{ label-new-game }：开始一局，{ label-mail-read }：读取{ $folder }中的文件。
mail-list-none = 还没有对局：n 开始一局。把对手的文件放进{ $folder }，r 读取。
    .aloud = 还没有对局：{ label-new-game }：开始一局。把对手的文件放进{ $folder }，{ label-mail-read }：读取。
mail-no-place = 没有存放通讯对局的文件夹。
mail-nothing-new = 没有新文件。
mail-needs-names = 需要双方的姓名。
mail-sure = 写出{ $what }？Enter：是，Esc：否。
    .aloud = 写出{ $what }？空行：是。
mail-with-offer = 同时提和。
mail-with-line = 预先应着：{ $line }
mail-more = o 同时提和，i 预先应对手的着法。
    .aloud = { label-offer }：同时提和，{ label-mail-if }：预先应对手的着法。
mail-waits = 轮到{ $opponent }走。下一个文件放进收件箱。
row-mail-days = 天数
    .help = 每步的天数。
mail-days-value = { $days }天
row-mail-if = 如果
    .help = 对手的一着和您的一着，可再加几对：19-23 28x19。
label-mail-read = 收件箱
help-mail-read = 读取收件箱中的文件
help-mail-new = 开始一局通讯对局
help-mail-offer = 走棋时提和，或同意对手提和
label-mail-if = 预应
help-mail-if = 预先应对手的一着
help-mail-resign = 认输（先询问）
