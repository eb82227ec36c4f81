## 课程

course-title = 学棋
home-learn = 学棋：从头学起
label-learn = 学棋
help-learn = 课程：从第一着学起
label-exercises = 跳到练习
help-exercises = 跳到练习
help-again-step = 重做这一步，或回到上一步
label-stage = 阶段
help-stage = 上一阶段和下一阶段
label-details = 详情
help-details = 本阶段的成绩表，以及如何导出
recent-lesson = 课程：{ $what }

course-path = 阶段
course-progress = 我的课程
course-own-left-out = 你自己的课程没有载入：{ $reason }

course-stage = 第{ $stage }阶段：{ $name }

course-exam-of = 第{ $stage }阶段考试：{ $name }

course-exam = 考试

course-lessons-passed = 已通过{ $passed }课，共{ $of }课

course-starts = 按 Enter 开始：{ $name }
course-continues = 按 Enter 继续：{ $name }

course-open = 尚未开始
course-begun-board = 已开始：从第{ $number }图继续，共{ $of }图
course-begun-exercise = 已开始：从第{ $number }题继续
course-passed-on = { $day }通过，最好成绩{ $best }%
course-kept-on = 已巩固：{ $day }再次通过
course-due-on = { $day }起需要重做
course-passed-and-due = { $passed }；{ $due }
course-not-passed = 尚未通过，最好成绩{ $best }%

course-length = { $steps ->
    [0] { $exercises }道练习
   *[other] { $steps }图讲解，{ $exercises }道练习
}

course-length-steps = { $steps }图讲解

course-exam-help = 全阶段混合出题，共{ $exercises }题。总分80%，且每课60%或最多错一题为通过；一周后再考达到85%为巩固。会下棋可以直接考。



## In a lesson

course-lesson = 课

course-step = 第{ $number }图，共{ $of }图

course-exercise = 第{ $number }题，共{ $of }题

course-right-so-far = 做对{ $right }题，共{ $of }题

course-over = 结束
course-task = 任务
course-enter-goes-on = 按 Enter 继续
course-missed = 这一题算错；按 n 做下一题。
course-enter-starts-exercises = 按 Enter 做练习
course-enter-ends = 按 Enter 去下一课
course-no-hints = 练习没有提示；前面的讲解图有提示。
course-no-hint-to-question = 问答没有提示；在这里答错不计。
course-answer-first = 先作答，再按 n 继续。
course-enter-lists = 按 Enter 看所有课程
course-point-prompt = 方向键加 Enter，或点击格子
    .aloud = 输入格号。
course-not-by-typing = 请在棋盘上指出：方向键加 Enter，或点击。
course-no-square = 棋盘上没有这一格。
course-choose-prompt = 输入数字，或用方向键加 Enter
    .aloud = 输入答案的编号。
course-wait-prompt = 对方应着……
course-found = 已找到的吃子

course-right = 对。
course-your-move = 好。对方已应着，轮到你走。
course-wrong = 不对。
course-again-found = 这个已经找到了。
course-found-more = 对。还有别的。
course-found-left = 对。还差{ $left }个。
course-other-square = 不是{ $square }。
course-other-move = { $played }合乎规则，但不是这里要走的着法。再试一次。
course-other-choice = 不对。再试一次。
course-it-was = 正确的是：{ $answer }。
course-choose-own = 请先选一枚白棋。
    .aloud = 轮到白方：请输入一着。
course-choose-own-black = 请先选一枚黑棋。
    .aloud = 轮到黑方：请输入一着。
course-from = 从{ $square }走到……

course-passed = 通过：做对{ $right }题，共{ $of }题。
course-failed = { $of }题做对{ $right }题，需要{ $needed }题。明天会再安排，按 r 现在重做。
course-uneven = { $of }题做对{ $right }题，总数够了，但有一课不到60%。明天会再安排，按 r 现在重做。
course-steps-done = 完成。每一图都走过了。
course-weak-subject = 最弱的一课：{ $subject }

## Exercises made by the program

ask-captures = 走出所有合乎规则的吃子。局面保持不变，每种吃法算一次。
ask-ballot = 轮到{ $side }走，抽签开局的下一着写作 { $written }。请走这一着。
ask-move = { $ask ->
    [defend] 你执{ $side }。你有一枚棋子受到攻击。走一着，使自己不丢子。
   *[capture] 你执{ $side }。有几种吃法都符合规则。走长远看最好的一种。
}
ask-compulsory = 可以吃子的着法不止一种，但规则并不都允许。走出规则允许的一种。
ask-line = 指出{ $line }上的任意一格。
ask-beside = { $axis ->
    [row] 请指出与{ $square }同一排的另一个格子。
    [column] 请指出与{ $square }同一列的另一个格子。
   *[diagonal] 请指出与{ $square }同一条斜线上的另一个格子。
}
ask-square = 指出{ $square }号格。
ask-name-line = 标出的这些格子叫什么？
ask-name-square = 标出的是哪一格？
ask-may = 白方想从{ $from }走到{ $to }，可以吗？
ask-how-many = 轮到白方走。白方必须吃几枚？
ask-crowned = { $from }的普通棋子经过标出的格子走到{ $to }。走完以后它是王棋吗？
ask-result = 轮到白方走。已经分出胜负了吗？
ask-tempi = 每枚棋子从自己一侧数，身后有几排就算几个步数。哪一方领先，领先几步？
ask-limit = 从现在起没有普通棋子移动，也没有吃子。现在适用哪一种限着：双方每人走多少步就作和？

line-name = { $line ->
    [main-road] 大斜线
    [promotion-white] 白方的升变线
    [promotion-black] 黑方的升变线
    [left-edge] 左边线
   *[right-edge] 右边线
}

choice-yes = 是
choice-no = 否
choice-count = { $count }枚
choice-level = 相等
choice-tempi = { $side ->
    [white] 白方领先{ $count }步
   *[black] 黑方领先{ $count }步
}
choice-moves = { $moves }步
choice-winner = { $side ->
    [white] 白方已胜
    [black] 黑方已胜
   *[none] 没有，对局继续
}

why-crowned-yes = 它的着法在升变线上结束，所以升变为王棋。
why-crowned-no = 它的着法不在升变线上结束，所以仍是普通棋子。
why-how-many = 最多能吃{ $count }枚，必须吃这么多。
why-tempi = 白方棋子共走了{ $white }步，黑方{ $black }步。
why-limit = { $limit ->
    [three] 三枚（其中至少一只王棋）对单王：16步。
    [two] 一枚或两枚（其中至少一只王棋）对单王：5步。
    [main-road] 三枚对独占大斜线的单王：该王走5步。
    [three-kings] 三只或更多王棋对单王：15步。
    [four] 双方都有王棋，共四五枚：30步内没有吃子和升变。
    [six] 双方都有王棋，共六七枚：60步内没有吃子和升变。
    [kings-15] 双方都有王棋，共八枚或更多：15步只走王棋，没有吃子。
   *[kings-25] 没有更短的限着：25步只走王棋，没有吃子。
}
why-no-pieces = 白方的棋子全被吃光，白方负。
why-blocked = 白方还有棋子，但都被堵住走不动，白方负。
why-goes-on = 白方还能走，对局继续。

## The page of a stage

page-lesson = 课
page-passed = 通过日期
page-best = 最好
page-sittings = 次数
page-commands = 在命令行中，damier course page { $stage } 以文字输出本页，damier course export 以表格（CSV）输出你的全部成绩。

## The command line

cli-course = 检查、列出、导出课程
cli-course-check = 验证每一课，或文件夹中的各课：步骤、着法、练习和文字
cli-course-list = 列出各课
cli-course-export = 把课程成绩写成 CSV；列名在各种语言中都是英文
cli-course-rulebook = 输出每条规则在哪里讲授、在哪里提问
cli-course-page = 把一个阶段的成绩表写成文本
cli-course-folder = 自编课程的文件夹，与内置课程一并使用
cli-course-record = 先从这个文件读取各着的评分，再把这些课的评分写入其中
cli-course-again = 全部重新计算各着的评分，已有记录的也不例外
cli-course-json = JSON 格式：对象列表
cli-course-stage = 阶段：0 到 7、A、B、0-64@russian 等，或自编阶段
course-check-sound = { $lessons }课、{ $steps }图，全部正确。
course-no-stage = 没有阶段“{ $stage }”。现有阶段：{ $stages }。

course-no-lessons = { $folder }中没有课程。课程在以 .toml 结尾的文件中。

fault-lesson = { $lesson }：{ $problem }
fault-step = { $lesson }，第{ $step }步：{ $problem }
fault-several = 要求不止一件事；play、point、answer 只能给一个
fault-judged = { $played }被标为正确，但这着有损失；如果只是演示规则，请写 rule = true
fault-refused = { $played }与标为正确的着法同样好，却被拒绝；请接受它，或在文字和 named = ["…"] 中写明正确着法，或换一个局面
fault-false-claim = 它的一项论断与局面不符
fault-lost = 轮走方在此局面已是负局；请换一个局面
fault-unvalued = 没有各着评分的记录
record-line = 第{ $line }行不是着法评分：{ $reason }
fault-square = 棋盘上没有{ $number }号格
fault-needs = 它需要的课 { $lesson } 不在它之前
fault-unproven = 没有依据证明所指的格或答案；请加上 proof，或引用规则条文
fault-untrue = 这个 proof 与局面不符
fault-line = 无法走出 { $line }
fault-level = 引擎没有{ $level }级
fault-no-source = 没有注明出处；请写 sources = ["…"]
fault-no-exam = 该阶段没有考试，却有要求考试成绩的条件
fault-no-theme = 没有带标签 { $theme } 的战术题；damier puzzles stats 列出所有标签
fault-no-band = 它抽取战术题，却没有写等级分范围；请加上 band = [900, 1300]
fault-idle-band = 它写了等级分范围，却没有抽取战术题，而只有战术题才有等级分；请去掉 band
fault-band = 范围 { $least } 到 { $most } 应从较低的等级分写起，跨度最多{ $widest }分
fault-out-of-band = 抽取的战术题等级分为 { $least } 到 { $most }，超出了范围
fault-untaught = 它抽取带标签 { $theme } 的战术题，而本课和前面的课都没有教；请在教它的课里写 teaches = ["…"]
fault-choice = { $text } 不是局面加正确着法，例如 W:W27,42:B12,18,22:27-21
fault-blurred = 在 { $text } 中，裁定为正确的着法与所写的不完全相同
fault-too-few = E{ $kind } 类练习只有{ $found }道，需要{ $needed }道
fault-word-missing = { $language } 缺少文字 { $id }
fault-word-extra = { $language } 的文字 { $id } 不属于任何一课
fault-word-long = { $language } 的文字 { $id } 有{ $rows }行，80x24 下只能显示8行
fault-words-many = { $language } 的文字 { $id } 有{ $words }个词，最多45个
fault-word-wide = { $language } 的选项 { $id } 有{ $columns }列，最多29列
fault-word-unnamed = 文字 { $id }（{ $language }）没有写出 { $played }
fault-word-unproven = 文字 { $id }（{ $language }）写了“{ $word }”，而这一步没有论断证明它

course-lesson-twice = 两课使用了同一个编号 { $lesson }

ask-make = { $side ->
    [white] 轮到白方走。
   *[black] 轮到黑方走。
}请在棋盘上走出（不要输入）：{ $written }

ask-recall = 凭记忆走出主变中{ $side ->
    [white] 白方
   *[black] 黑方
}的着法，对方自动应着。本课的任何一条主变都算对。
ask-game-win = 请赢下这一局。
ask-game-draw = 这一局不能输，和棋即可。

## 阶段的其他要求

gate-win = 战胜{ $level }级一局
gate-draw = 与{ $level }级弈和一局
gate-points = 连续{ $games }局对{ $level }级得到{ $points }%的分数
gate-clockless = { $wanted }，不用棋钟（程序每着想1秒）
gate-answers = 连续{ $of }题中答对{ $right }题：{ $lessons }
gate-loss = “你来走”连续{ $of }个局面，平均损失不超过{ $loss }
gate-rating = 战术题等级分达到{ $least }，偏差不超过{ $deviation }
gate-squares = 记谱练习中{ $seconds }秒内连续答对{ $of }格
gate-own = 解出{ $puzzles }道自己对局中的打击（在首页按 y 寻找）
gate-reviewed = 自己动手分析{ $games }盘自己的对局：在分析中按 l 关掉引擎，用 ! 标出着法（每局至少{ $marks }处），再按 o 检查
gate-motif = { $motif }：等级分{ $least }以上的新战术题，连续{ $of }道中解出{ $right }道
gate-exam = 考试达到{ $least }%
gate-open = 另需：{ $wanted }。
gate-counted = 另需：{ $wanted }（已有{ $count }）。
gate-passed = 已完成：{ $wanted }（{ $day }）。
course-language = { $code }：界面{ $screens }%，课程{ $lessons }%
course-unchecked = { $code }：缺少 lessons/{ $code }/force.csv，文字中“必须”“唯一”之类的说法未作检查
