## The charts of progress.

progress-title = 进度
progress-nothing = 暂无数据：训练后会逐渐积累。
progress-start = 按 Enter 开始训练。

tab-week = 一周
tab-rating = 等级分
tab-themes = 主题
tab-calendar = 日历
tab-endings = 残局
tab-notation = 记谱
tab-trials = 临场判断
tab-games = 对局

## The week

week-exercises = 练习数
week-first-try = 一次做对
week-time = 用时
week-days = 训练天数
week-chart = 每天的练习数，到今天为止

streaks = 已连续{ $now }天，最长{ $longest }天

due-count = 今天{ $due }项到期

due-count-more = 今天{ $due }项到期，另有{ $more }项可以延后

due-count-elsewhere = 其他棋种有{ $due }项到期

## Ratings

rating-line = { $variant }·{ $mode } { $rating } ±{ $deviation }（{ $rated }）

rating-line-range = { $variant }·{ $mode } { $range }（{ $rated }）

rating-place = ↑ ↓ { $place }/{ $all }

mode-name = { $mode ->
    [practice] 练习
    [review] 复习
    [sprint] 冲刺
    [streak] 连对
    [woodpecker] 啄木鸟
   *[blind] 盲解
}

## Tables: heads of columns, and what the parts of bars mean

column-theme = 主题
column-tried = 练过
    .aloud = 练过的次数
# 至多7列宽
column-first-try = 一次对
    .aloud = 一次做对
right-first-try = 一次做对
right-later = 后来或经提示做对
missed-bar = 未做对
column-ending = 残局
column-solved = 做对
column-perfect = 完美
column-best-streak = 最长连对
endings-streak = 连对
not-solved = 未做对
column-opponent = 对手
column-games = 对局
column-exercise = 练习
column-sets = 组数
trials-chart-loss = { $trial }：每组平均损失（百分之一兵）
trials-chart-right = { $trial }：每组正确率（%）
column-won = 胜
column-drawn = 和
column-lost = 负
column-square = 格号
column-asked = 次数
    .aloud = 问过的次数
column-day = 日期
column-rating = 等级分
column-exercises = 练习数
column-time = 用时
column-7-days = 近7天
    .aloud = 近7天
column-7-before = 此前
    .aloud = 此前7天

calendar-key = · 无  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30项及以上
squares-key = █ 慢或常错  ▓ ▒ ░ 快  · 没考过

## Units and days

seconds-short = { $seconds }秒
    .aloud = { $seconds }秒

minutes-short = { $minutes }分钟
    .aloud = { $minutes }分钟

weekday = { $day ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[other] 日
}

month = { $month }月

ahead-count = { $count }个练习的日期晚于今天：到那天才计入。
