## What Damier keeps on the disk, and why it cannot

caused-by = { $problem }：{ $cause }

not-a-regular-file = 不是普通文件
link-to-nothing = 这是指向{ $target }的链接，而该目标不存在：请恢复它或删除链接

folder-links-to-nothing = { $folder }是指向{ $target }的链接，而该目标不存在：请恢复它或删除链接
store-odd-value = 它已损坏：其中本应是文字或数字的地方不是。请把它改名，换上你的备份，或让Damier重新开始；damier progress import 可以读入导出的文件
no-data-folder = 本系统没有数据文件夹；请把DAMIER_HOME设为一个文件夹

store-unusable = 无法使用{ $path }：{ $reason }

make-writable = { $problem }。请使其可写，或把DAMIER_HOME设为另一个文件夹

rename-it = { $problem }。请把它改名，或把DAMIER_HOME设为另一个文件夹

free-space = { $problem }。请腾出空间，或把DAMIER_HOME设为另一个磁盘上的文件夹

other-folder = { $problem }。请把DAMIER_HOME设为另一个文件夹

file-for-folder = 它应该是文件夹

store-newer = { $path }由较新的Damier写入（数据库结构版本{ $found }，本程序只识别到{ $known }）：请用较新的版本

store-damaged = { $path }已损坏：{ $reason }

store-no-backup = 无法写入备份{ $path }：{ $reason }

backup-exists = 文件已存在，不会覆盖

## What the database says

disk-full = 磁盘已满；请腾出空间
file-read-only = 文件为只读；请修改权限
file-busy = 文件被另一个程序锁定

cannot-open = 无法打开（{ $reason }）

disk-fails = 磁盘出错（{ $reason }）

## Damage

# 也用于值为空
file-empty = 内容为空

store-table-missing = 缺少数据表{ $table }

store-column-missing = 数据表{ $table }缺少列{ $column }

## Exports

not-an-export = 不是进度的导出文件：{ $reason }

other-format = 格式是“{ $found }”，不是“{ $expected }”

export-newer = 导出文件的版本为{ $found }，本程序读取版本{ $known }：请用较新的Damier

export-line = 第{ $line }行：{ $problem }

export-attempt = 第{ $number }条练习记录：{ $problem }

export-unwritten = 无法写入导出文件：{ $reason }

export-columns = 各列须为{ $columns }

export-value = 练习记录的{ $column }：{ $problem }

ratings-incomplete = 缺少部分等级分
value-missing = 缺少值
value-other-type = 类型有误

value-not-text = { $value }不是文本

value-not-whole = “{ $value }”不是整数

value-not-number = “{ $value }”不是有限的数

value-out-of-range = { $value }超出范围

## Unfinished exercises, games and analyses

unfinished-put-aside = { $reason }；原文件保留为{ $path }
unfinished-left-alone = { $reason }；{ $path }由更新的版本写成，保持不变

## Files of games

no-analyses-folder = 本系统没有数据文件夹；请输入完整路径，或设置DAMIER_HOME

no-such-game = { $path }中{ $games ->
    [0] 没有对局
   *[other] 有{ $games }局
}：没有第{ $wanted }局

file-exists = { $path }已存在

is-a-folder = 这是文件夹
no-game-in-file = 其中没有对局

game-left-out = { $path }: 第{ $number }局：{ $problem }

## The trainer does not start, or has to stop

no-foreground = 训练程序要在终端前台运行：命令末尾不要加&
no-screen = 训练程序无法在此终端上绘制界面：请按终端类型设置TERM，例如TERM=xterm-256color；damier --plain 不受此限
no-terminal = 训练程序需要终端：运行damier时不要重定向输入或输出；或运行 damier --plain

terminal-failed = 终端出错：{ $reason }

no-puzzle-in-file = { $file }中没有战术题

no-such-puzzle = 没有战术题{ $id }：“damier puzzles stats”统计题目，“damier puzzles show ID”显示一题

foreign-characters = 区域设置的编码是{ $name }，不是UTF-8，因此用ASCII显示英文。请改用UTF-8区域设置，例如zh_CN.UTF-8。
