### 记忆与进度。

home-due = 今日复习
home-streak = 连胜
home-progress = 进度
home-help-due = 做错的题，或者快要忘记的题，会再出现。
home-help-streak = 题目越来越难，错一题就结束。可以跳过一题。
home-help-progress = 你做过什么，解题水平如何。

due-count = { $due ->
    [0] 今天没有要复习的题。
   *[other] 今天要复习{ $due }题。
}
due-none = 没有要复习的题：明天再来，或者做新题。
done-today = 今天：做了{ $done }题，一次做对{ $clean }题。
rating-line = 解题等级分：{ $rating } ± { $range }
rating-none = 解题等级分：还没有
puzzle-rating = 本题：{ $rating }
streak-line = 连对{ $solved }题
streak-over = 连对{ $solved }题，到此结束。按回车重新开始。
streak-skipped = 只能跳过一题，已经用掉了。
pane-progress = 练习
exercise-kind = { $kind ->
    [puzzle] 题目
    [foul] 禁手
    [case] 判例
    [defence] 防守
    [unannounced] 未提示局面
    [notation] 坐标
    [lesson] 课程
   *[game] 对局
}
progress-line = { $name }：{ $done }次，一次做对{ $clean }次
progress-none = 还没有记录。你回答的每一题都会记在这里。
progress-puzzles = { $all }题中做过{ $seen }题，今天要复习{ $due }题

trouble-in-memory = 进度没有保存：{ $reason }。仍然可以练习。
trouble-damaged = 进度文件已损坏（{ $reason }）。原文件保存为{ $file }，并新建了一个。
trouble-fewer = 进度文件原有{ $had }次练习，现在只有{ $has }次。是不是换过文件，或者复制时漏了-wal文件？
trouble-mended = 进度文件的索引损坏，已经重建，没有丢失任何内容。
trouble-faulty = 进度文件有问题：{ $fault }。
trouble-unreadable = 进度文件中有{ $attempts }次练习读不出来，已跳过。
exercises-lost = { $exercises }次练习没能保存：{ $reason }
no-data-folder = 系统没有数据文件夹；请设置YONSAN_HOME
in-file = { $file }：{ $reason }
store-newer = 它是由更新版本的Yonsan写的
file-empty = 文件是空的
table-missing = 缺少{ $table }
file-exists = 文件已经存在
disk-full = 磁盘已满，请腾出空间
file-read-only = 文件只读，请修改权限
file-busy = 另一个程序锁住了它
odd-value = 有一个值的类型不对
