## What follows the options in `damier --help` and the commands in the manual page.

manual-environment = 环境变量
manual-damier-home = 存放Damier全部文件（包括设置）的文件夹
manual-damier-plain = 1用文字行代替屏幕，0显示屏幕，不论设置如何
manual-no-color = 非空时关闭颜色
manual-colorterm = 终端的颜色数
manual-locale = 程序的语言，用于--lang和设置都未指定时

manual-files = 文件
manual-settings = 设置
manual-progress = 练习记录、等级分、复习、你的对局
manual-games = 下完的对局
manual-puzzles = 你自己的战术题
manual-endings = 你生成的五子和六子残局库

manual-examples = 示例
manual-example-trainer = 打开训练程序
manual-example-plain = 供读屏软件或盲文显示器使用
manual-example-script = 执行脚本中的命令，每次结果相同
manual-example-position = 分析局面
manual-example-game = 分析文件中的第三局
manual-example-annotate = 为对局加注，每着一秒
manual-example-import = 把你的失误做成战术题和残局训练
manual-example-puzzles = 列出战术题
manual-example-endings = 查询残局库
manual-example-pdn = 检查PDN文件

manual-exit = 退出状态
manual-exit-success = 成功
manual-exit-wrong = 检查发现问题，或脚本中有一行没有意义
manual-exit-unusable = 输入无法使用；标准错误输出会说明错误及其位置

man-name = 名称
man-synopsis = 概要
man-description = 描述
man-options = 选项
man-version = 版本

manual-heading = { $title }：
