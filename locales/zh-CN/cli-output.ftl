## Mistakes on the command line

cli-error = damier: { $problem }
mistake-unknown-argument = 未知参数：{ $argument }
mistake-unknown-command = 未知命令：{ $name }
mistake-needs-value = { $argument }需要一个值
mistake-invalid-value = { $argument }：“{ $value }”不在可用的值之列：{ $values }
mistake-bad-value = { $argument }：“{ $value }”无效，{ $reason }
mistake-takes-no-value = { $argument }不带值，“{ $value }”不该写在那里
mistake-value-count = { $argument }：值的个数有误
mistake-twice = { $argument }只能使用一次
mistake-conflict = { $argument }不能与{ $others }同时使用
mistake-missing = 缺少：{ $arguments }
mistake-missing-command = { $command }后面缺少命令
mistake-not-utf8 = 参数不是有效的UTF-8
mistake-did-you-mean = 你要的是{ $suggestion }吗？
mistake-after-hyphens = 要把{ $argument }作为值，请在它前面另写“--”。
mistake-help = 加上--help可查看帮助。

## What is wrong with a value: follows "is not valid, "

expected-seconds = 应为大于0的秒数，如2.5
expected-address = 应为机器名或地址，可带端口，如127.0.0.1或example.org:27531
expected-parameter = 应为NAME=VALUE，如threads=1
expected-at-least = 应为不小于{ $least }的整数
expected-between = 应为{ $least }到{ $most }的整数
expected-range = 应为一个数或20..28这样的范围
expected-ratings = 应为以“..”相连的两个等级分，如1200..1500
expected-rising = 较小的数应在前
expected-class = 应为双方的棋子，如KKM-K，总共不超过{ $most }枚

## Files, input and output

cannot-write-output = 无法写入输出
cannot-read-input = 无法读取标准输入
cli-cannot-open = 无法打开{ $file }
cli-cannot-read = 无法读取{ $file }
cli-cannot-write = 无法写入{ $file }
standard-input = 标准输入
unknown-encoding = 未知编码“{ $name }”：可用utf-8、utf-16le、windows-1251、koi8-r、cp866、windows-1252、cp850、gbk等
nothing-written = 未写入任何内容
game-number = 第{ $number }局
cannot-follow-signals = 无法监听信号
cannot-speak-hub = Hub连接失败
cli-no-data-folder = 本系统没有数据文件夹：请用--dir指定

## damier import, damier progress

import-games = { $name }的对局{ $games }局，新增{ $new }局
import-left-out = 略去：{ $reason }
import-left-out-count = 略过：他人的对局{ $others }盘{ $wrong ->
    [0] {""}
   *[other] ，有错误的对局{ $wrong }盘
}（用--verbose逐一列出）
import-no-files = 请给出含有你的对局的文件，或用--continue继续上次的搜索
import-no-such-player = 这些对局中没有名为“{ $name }”的棋手：请照对局中的写法填写
progress-imported = 新增{ $new }条练习记录
progress-set-aside = { $file }已损坏（{ $reason }）；已改名为{ $kept }

## damier pdn check

pdn-counts = { $file }: { $counts }
pdn-total = 合计
pdn-games = { $count }局
pdn-plies = { $count }着
pdn-variation-plies = 变着{ $count }着
pdn-errors = { $count }个错误
pdn-warnings = { $count }个警告
pdn-warning-line = 警告：{ $message }

## damier puzzles

own-puzzles = 来自你的对局的题
puzzle-unknown = 没有战术题{ $id }
no-such-tag = 没有带标签“{ $tag }”的题；主题有：{ $known }
no-sets = 你还没有题组：在训练程序中按 + 可将题目收入题组
no-such-set = 你没有名为“{ $set }”的题组；现有：{ $known }
puzzle-not-unique = 以{ $id }开头的战术题不止一道：{ $first }、{ $second }，或许还有更多
puzzle-task = { $to-move }：{ $goal }
puzzle-rated = 等级分{ $rating } ±{ $deviation }
puzzle-dual = 双解：{ $played }与答案的第{ $number }着大致同样好
puzzle-unproven = 未证明：{ $reason }
puzzle-proven = 已证明
import-game = { $file }: 第{ $number }局：{ $problem }
import-known = 题库中已有这个局面：{ $id }
import-not-stored = 没有保存任何内容。要训练这些题目，请把输出存为 { $folder } 中以 .jsonl 结尾的文件
import-summary = 战术题{ $puzzles }道：已证明{ $proven }道，双解{ $dual }道，未证明{ $unproven }道；舍弃{ $refused }局
verify-progress = { $done }/{ $all }题
verify-progress-left = { $done }/{ $all }题，剩余{ $time }
value-progress = { $done }/{ $all }个局面
value-progress-left = { $done }/{ $all }个局面，剩余{ $time }

## damier endings

build-packed = { $file }: { $bytes }字节，{ $seconds }秒
build-done = { $folder }: { $variant }，{ $classes }个类型，{ $positions }个局面，{ $seconds }秒
build-found = 已有
build-ply = 第{ $number }着
no-table-for = 残局库不含{ $class }
no-table-below = 残局库不含{ $class }，或不含它会转入的类型
no-table-yet = 残局库不含这个{ $pieces }子的局面：请用{ $command }生成残局库
no-table-ever = 残局库不含这个{ $pieces }子的局面：残局库最多到{ $most }子
outcome-name = { $outcome ->
    [win] 胜
    [loss] 负
   *[draw] 和
}
probe-needed = 需{ $needed }着（限{ $limit }着，富余{ $slack }着）
probe-to-end = 到终局{ $plies }着
survey-note = 胜负均指强方，强方的棋子写在前面。后三列为最长距离，以着计。
survey-class = 类型
survey-to-move = 走棋方
survey-positions = 局面
survey-wins = 胜
survey-draws = 和
survey-losses = 负
survey-needed = 所需
survey-to-win = 取胜
survey-weak-wins = 弱方取胜
survey-side = { $side ->
    [strong] 强方
    [weak] 弱方
   *[either] 任一方
}
verify-class = { $variant } { $class }：{ $positions }个局面
verify-wrong = { $variant } { $class }：{ $problem }
verify-right = { $positions }个局面与其后续局面相符，{ $seconds }秒
verify-mismatch-needed = { $fen }，所需着数：残局库为{ $stored }，按着法推算为{ $recomputed }
verify-mismatch-to-win = { $fen }，到终局的着数：残局库为{ $stored }，按着法推算为{ $recomputed }

## damier stats

rating-title = { $variant }·{ $mode }
ending-short = { $role ->
    [win] 取胜
   *[hold] 守和
} { $ending }

ending-short-with = { $own }：{ $role ->
    [win] 取胜
   *[hold] 守和
} { $ending }
