### 选项、开始时的问题、未完成的内容、题组和成绩。

home-options = 选项
home-help-options = 语言、颜色、规则和练习方式。改动立即生效。
home-unfinished = 未完成
home-help-unfinished = 中途离开的对局、题目、题组和课程。按回车继续；按d放弃。
home-puzzle-sprint = 限时解题
home-help-puzzle-sprint = 三分钟，题目越来越难。错一题扣十秒，连对五题加十秒。
home-sets = 题组
home-help-sets = 每组固定二十题。反复做，做到一看就会。

option-name = { $option ->
    [language] 语言
    [rules] 你的规则
    [experience] 开始时的水平
    [theme] 主题
    [colors] 颜色数
    [graphics] 棋盘
    [face] 界面
    [success] 希望做对
   *[reviews] 复习
}
option-help = { $option ->
    [language] 所有文字的语言。
    [rules] 新对局所用的规则，每局仍可另选。判断题和裁判案例各自注明规则。
    [experience] 开始时你对这种棋的了解：等级分从这里算起，每做一题都会变动。
    [theme] 屏幕的颜色。任何内容都不只靠颜色表示。
    [colors] 终端有多少种颜色。颜色不对时改这一项。
    [graphics] 终端能显示图像时用像素画，否则用字符画。
    [face] 屏幕，或由读屏软件朗读、点显器显示的逐行文字。下次启动时生效。
    [success] 一百题中希望做对多少题。越少题越难。
   *[reviews] 每天最多复习多少题。
}
language-auto = 跟随系统
theme = { $theme ->
    [dark] 深色
    [light] 浅色
    [high-contrast] 高对比度
    [color-blind] 色盲友好
   *[monochrome] 无颜色
}
colors = { $colors ->
    [auto] 由终端决定
    [sixteen] 16
    [indexed] 256
   *[true] 24位
}
graphics = { $graphics ->
    [auto] 能用像素就用
    [kitty] 像素（kitty）
    [sixel] 像素（sixel）
   *[cells] 字符
}
experience = { $experience ->
    [unknown] 没有说
    [beginner] 没下过
    [player] 知道禁手
   *[club] 经常参加比赛
}
percent = { $percent }%
a-day = 每天{ $count }题

first-title = 欢迎
first-welcome = 先回答几个问题，然后就开始。答案以后可以在“选项”里改。
first-how-to = 上下键选行，左右键改答案。
first-begin = 开始
first-ask = { $question ->
    [language] 语言
    [experience] 你的水平
    [face] 界面
   *[rules] 你的规则
}
first-help = { $question ->
    [language] 所有文字的语言。
    [experience] 没下过的人从第一课开始，其他人直接看到全部内容。
    [rules] 你的对局所用的规则。RIF是国际规则；另外两种是学校比赛的规则。三者对犯禁的处理不同。
    [face] 逐行文字供读屏软件和盲文使用：输入一行，得到完整的句子。
   *[begin] 按回车开始。
}

unfinished-count = 有{ $count }项未完成。
unfinished-none = 没有未完成的内容。
unfinished-lost = 无法继续：这道题或这一课已经不在了。按d放弃。
unfinished-game = 对局，第{ $level }级：{ $stones }子
unfinished-analysis = 分析：{ $stones }子
unfinished-lesson = 课程：{ $lesson }
unfinished-puzzle = 题目
unfinished-streak = 连胜：连对{ $solved }题
unfinished-sprint = 限时解题：做对{ $solved }题
unfinished-set = 题组：{ $set }，已做{ $done }题，共20题
unfinished-unkept = 未完成的内容没有保存：{ $file }：{ $reason }
unfinished-unreadable = 未完成的内容读不出来（{ $reason }），原文件保存为{ $file }。
unfinished-newer = 未完成的内容由更新的版本写成，读不出来（{ $reason }），仍保存在{ $file }。

set-name = { $set ->
    [two-fours] 两次冲四
    [two-fours-hidden] 两次冲四（隐蔽）
    [three-fours] 三次冲四
    [three-fours-hidden] 三次冲四（隐蔽）
    [four-fours] 四五次冲四
    [long-fours] 六到十次冲四
    [foul] 一两次冲四逼禁
    [foul-long] 多次冲四逼禁
   *[threats] 追胜
}
set-about = { $set ->
    [two-fours] 黑方或白方两次冲四后成五。
    [two-fours-hidden] 两次冲四后成五，第一子容易看漏。
    [three-fours] 三次冲四后成五。
    [three-fours-hidden] 三次冲四后成五，第一子容易看漏。
    [four-fours] 四五次冲四后成五。
    [long-fours] 很长的连冲四。
    [foul] 白方用一两次冲四逼黑方犯禁。
    [foul-long] 白方用三到九次冲四逼黑方犯禁。
   *[threats] 这里光冲四赢不了。
}
set-round = 第{ $round }轮：{ $all }题对{ $right }题，用时{ $time }
set-line = 第{ $round }轮：{ $all }题已做{ $done }题，对{ $right }题
set-over = 这一轮做完了。按回车回到题组。
set-no-skip = 题组不能跳题。按s看答案，但算做错。
sprint-no-skip = 计时中不行。
sprint-right = 正确。下一题：
sprint-missed = 错了：第一子是{ $point }。下一题：
sprint-line = { $time }   对{ $solved }题，错{ $errors }题

pane-games = 对局
pane-runs = 连胜、限时和题组
rules-short = { $rules ->
    [school-1] 高校规则
    [school-2] 学校规则
   *[rif] RIF
}
opponent = 第{ $level }级，{ $rules }，执{ $side }
games-line = { $opponent }：胜{ $won } 和{ $drawn } 负{ $lost }
games-none = 还没有下完的对局。
games-about = 按级别、规则和执子颜色统计的胜、和、负。
best-streak = 最长连胜：连对{ $best }题
best-sprint = 限时解题最好成绩：{ $best }题
runs-none = 还没有连胜、限时解题或题组的成绩。
runs-about = 最长连胜、限时解题的最好成绩，和各题组最近一轮。

settings-bad-value = { $key }不能是{ $found }，按{ $taken }处理
settings-unknown-key = 没有{ $key }这一项
settings-line = { $file }第{ $line }行：{ $fault }
settings-not-utf8 = 不是UTF-8文件
settings-circle = 链接成环

key-more = 看长文的其余部分
key-sheet = 下一页
key-resume = 继续
key-give-up = 放弃

make-help = 下一子，做成题目要求的棋形。凡能做成的点都算对。
make-ask = { $goal ->
    [five] 做成五。
    [four] 做成四。
    [straight-four] 做成活四。
    [three] 做成活三。
    [four-three] 一子做成四三。
    [double-four] 一子做成四四。
    [double-three] 一子做成三三。
   *[overline] 黑方下在哪里是长连？
}
make-right = 正确：{ $point }做成{ $rows }。
make-shown = 正确的点：{ $points }。

form-row = { $name }：‹ { $value } ›
named = { $name }：{ $value }
