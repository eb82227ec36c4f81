## The help of the command line: `damier --help`, `damier perft --help` and so on. No full stop at the end.

cli-about = 终端中的跳棋训练程序（国际、俄罗斯、巴西）。不带命令运行即打开训练程序

## Commands

cli-perft = 统计着法树的叶节点数
cli-moves = 列出局面的合法着法
cli-pdn = 检查PDN文件或整理其格式
cli-puzzles = 验证、列出、显示、导入和导出战术题
cli-endings = 查询、列出、验证和生成残局库
cli-import = 在你的对局中找出错过的打击和断送的残局，做成战术题和残局训练
cli-progress = 导出、导入或备份训练进度
cli-stats = 显示训练统计：等级分、弱点、训练频度、训练建议
cli-analyse = 分析局面或为对局加注
cli-hub = 通过Hub协议第2版为其他程序运行引擎
cli-dxp = 通过DXP（跳棋程序之间的对局协议）在网络上与另一个程序对局
cli-bench = 测量搜索速度；搜索的局面数在任何机器上都相同
cli-completions = 输出shell的补全脚本
cli-man = 输出手册页
cli-help-command = 显示命令的帮助

cli-pdn-check = 重走对局，列出全部错误和警告，注明文件、行和列
cli-pdn-format = 以PDN 3.0的规范格式输出对局

cli-puzzles-list = 列出战术题
cli-puzzles-show = 显示一道战术题及其答案
cli-puzzles-stats = 按棋种、来源、着数、阶段、主题和等级分统计战术题
cli-puzzles-verify = 重新证明战术题：文件中的，或自带的
cli-puzzles-import = 由排局制作战术题：排局即从自设局面开始、以主变为答案的对局
cli-puzzles-export = 以其他格式输出战术题

cli-endings-build = 生成残局库：四子及以下约需一分钟；五子和六子从上次中断处继续
cli-endings-probe = 查询局面及其各着法的结果
cli-endings-stats = 统计各类型的胜、和、负局面数，并给出最长的着数
cli-endings-verify = 由后续局面重新计算每个值；遇到第一处不符即停止，退出状态为1
cli-endings-list = 列出某一类型的局面，可按着数长短、走棋方和能保持结果的着法数筛选

cli-progress-export = 把全部内容写到标准输出
cli-progress-import = 导入JSON或CSV导出文件；已有的内容不变
cli-progress-backup = 写出数据库的副本，训练程序运行时也可以

## Headings, and the options of every command

cli-heading-usage = 用法：
cli-heading-commands = 命令：
cli-heading-arguments = 参数：
cli-heading-options = 选项：
cli-options-word = OPTIONS
cli-help-flag = 显示本帮助
cli-help-flag-long = 显示本帮助；-h较简短
cli-help-flag-short = 显示本帮助；--help较详细
cli-version-flag = 显示版本
cli-lang = 程序的语言；默认用设置中的语言，没有则用系统语言
cli-help-argument = 要说明的命令
cli-default = [默认：{ $value }]
cli-possible = [可用的值：{ $values }]

## Placeholders for values: --depth <PLIES>. Short, without spaces.

# 与英文相同，便于查阅
value-address = ADDRESS
value-class = CLASS
value-color = COLOR
value-command = COMMAND
value-fen-or-file = FEN|FILE
value-file = FILE
value-folder = FOLDER
value-id = ID
value-language = LANGUAGE
value-name = NAME
value-date = 日期
value-number = NUMBER
value-outcome = OUTCOME
value-place = PLACE
value-plies = PLIES
value-range = RANGE
value-seconds = SECONDS
value-setting = NAME=VALUE
value-shell = SHELL
value-side = SIDE
value-tag = TAG
value-variant = VARIANT
value-yes-or-no = BOOL

## Options of several commands

cli-variant = 棋种
cli-variant-of-games = 没有GameType标签的对局的棋种
cli-encoding = 文件的编码，如windows-1251、koi8-r、cp866或gbk；不指定时，非UTF-8的部分由程序推测
cli-fen = FEN局面，代替初始局面
cli-json-lines = 每行输出一个JSON对象
cli-pdn-files = PDN文件；-表示标准输入
cli-endings-folder = 五子和六子残局库的文件夹 [默认：数据文件夹]
cli-endings-classes = 只限这些类型，如KKM-K
cli-endings-up-to = 只限不超过这么多棋子的类型
cli-endings-threads = 线程数 [默认：每个逻辑处理器一个]

## damier

cli-trainer-seed = 随机种子，使每次的随机选择相同：战术题、局面和格子的出现次序
cli-trainer-plain = 用文字行代替屏幕，供读屏软件、盲文显示器和脚本使用
cli-trainer-date = 脚本所在的日期：时间只随每行命令前进
cli-trainer-puzzle = 从这道战术题开始
cli-trainer-puzzles = 使用这个文件中的战术题，不用自带的
cli-trainer-graphics = 用这种像素图形或用字符画棋盘，不管设置如何
cli-trainer-ascii = 用字母和括号画棋子，不管设置如何
cli-trainer-config = 用这个文件存放设置
cli-trainer-analyse = 启动后直接分析局面（FEN）或PDN文件中的对局
cli-trainer-game = 文件中对局的序号，从1起
cli-trainer-variant = FEN的棋种，或没有GameType标签的对局的棋种（默认：你下的棋种）

## damier analyse

cli-analyse-pdn = 为文件中的对局加注（-表示标准输入）：每着之后从白方角度的评估、失误符号和更好的变化；它们取代先前分析所加的内容。--variant用于没有GameType标签的对局
cli-analyse-time = 每个局面的秒数；没有其他限制时为2
cli-analyse-depth = 搜索的深度：完整搜索多少着
cli-analyse-nodes = 每次搜索的局面数
cli-analyse-multipv = 显示这么多条最佳着法
cli-analyse-threads = 线程数 [默认：每个逻辑处理器一个]
cli-analyse-json = 输出JSON：每个深度一行，或每局一行
cli-analyse-engine = 改用其他引擎：支持Hub协议的命令，如"scan hub"
cli-analyse-engine-folder = 该引擎的运行文件夹；许多引擎在那里查找自己的文件
cli-analyse-engine-param = 该引擎的参数，如tt-size=24；可重复使用

## damier bench, damier completions

cli-bench-verbose = 输出每个局面
cli-completions-shell = 为哪个shell生成补全脚本

## damier dxp

cli-dxp-listen = 等待另一个程序连接到这个地址；不给出地址时，只有本机的程序能连接
cli-dxp-connect = 连接到这台机器（名称或IP地址）；除非在冒号后另写端口，端口为{ $port }
cli-dxp-follow = 由对方提出对局，我方接受
cli-dxp-games = 下这么多局，每局后交换颜色；不指定时为{ $usual }局，与--follow同用时由对方决定
cli-dxp-ballots = 从79个两着开局各下两局，双方换色：共158局
cli-dxp-fen = 从这个局面开始
cli-dxp-color = 我方第一局的颜色
cli-dxp-minutes = 每方全局用时的分钟数
cli-dxp-moves = 每方走满这么多着后对局结束，除非残局库知道结果，否则不分胜负；0表示不限
cli-dxp-level = 引擎的级别，1到8
cli-dxp-time = 每着最多的秒数
cli-dxp-name = 对方看到的我方名称
cli-dxp-pdn = 每局都追加到这个文件
cli-dxp-json = 每局输出一个JSON对象，整场比赛一个

## damier import

cli-import-files = PDN文件；-表示标准输入
cli-import-me = 你在对局中所用的姓名，或其中一部分
cli-import-continue = 继续中断的搜索
cli-import-verbose = 列出每一盘略过的对局
cli-import-jobs = 线程数
cli-import-nodes = 证明中每次搜索的局面数；最后检验的搜索为其四倍

## damier moves, damier perft

cli-moves-stdin = 从标准输入逐行读取以制表符分隔的棋种和FEN；每行输出一行JSON：着法或错误
cli-perft-depth = 到叶节点的着数；统计不超过此数的每个深度
cli-perft-threads = 线程数
cli-perft-no-bulk = 逐一生成每个叶节点的局面，而不只计算到达它们的着法数
cli-perft-divide = 显示达到最大深度时，每个首着之后的叶节点数

## damier pdn, damier progress, damier stats

cli-pdn-check-json = 每个文件输出一个JSON对象
cli-pdn-format-skip-bad = 略去有错误的对局，而不是什么都不输出
cli-progress-export-json = 输出JSON，此为默认
cli-progress-export-csv = 只输出练习记录，格式为CSV
cli-progress-import-file = 导出文件；-表示标准输入
cli-progress-backup-file = 副本；不能是已有的文件
cli-stats-json = 以JSON输出全部内容

## damier puzzles

cli-puzzles-files = 题集 [默认：自带的题、你自己的题和来自你的对局的题]
cli-puzzles-tag = 只限带此标签的题；重复使用则须同时具备
cli-puzzles-rating = 只限等级分在此范围内的题，如1200..1500，含两端；任一端可省略
cli-puzzles-variant = 只限此棋种的题
cli-puzzles-set = 只限你的这个题组里的题
cli-puzzles-list-json = 输出完整记录，每行一个JSON对象
cli-puzzles-show-id = 战术题的标识，或其开头部分
cli-puzzles-stats-json = 输出一个JSON对象
cli-puzzles-verify-files = 要验证的题集 [默认：自带的题]
cli-puzzles-verify-nodes = 每次搜索的局面数
cli-puzzles-verify-sample = 只随机验证这么多题
cli-puzzles-verify-seed = 随机选题的种子 [默认：新的种子，并显示出来]
cli-puzzles-verify-out = 把证明成立的记录写入文件，附新的证明和重新得出的标签
cli-puzzles-import-files = 含有排局的PDN文件
cli-puzzles-import-nodes = 首次证明中每次搜索的局面数；其检验的搜索为其四倍，证明失败后的搜索最多为其四十倍
cli-puzzles-export-pdn = 以PDN输出对局，答案写成着法和变着
cli-puzzles-export-jsonl = 输出完整记录，每行一个JSON对象

## damier endings

cli-build-pieces = 生成不超过这么多棋子的类型，2到6
cli-build-lone-kings = 只限一方仅有单王的类型
cli-build-classes = 只限这些类型（如KKM-K）及其会转入的类型
cli-build-folder = 写入的文件夹 [默认：数据文件夹]
cli-build-pack = 把四子及以下的类型写入此文件，采用程序自带残局库的格式
cli-probe-fen = FEN局面
cli-probe-plies-used = 局面所适用的回合限制已计入的着数
cli-probe-stdin = 从标准输入逐行读取以制表符分隔的棋种、FEN和已计着数；每行输出一个JSON对象
cli-probe-no-moves = 不列着法
cli-probe-json = 输出JSON
cli-verify-variant = 棋种 [默认：全部三种]
cli-verify-every = 每N个局面只检查一个
cli-list-class = 类型，如KKM-K；白方为强方
cli-list-needed = 回合限制内所需的着数（到终局或重新计数为止）：一个数，或20..28这样的范围，含两端
cli-list-to-win = 到终局的着数
cli-list-to-move = 走棋方
cli-list-outcome = 走棋方的结果
cli-list-keeping = 能保持结果的着法数
cli-list-only-move = 有多种着法，其中只有一着能保持结果
cli-list-main-diagonal = 弱方的王棋是否在大斜线上
cli-list-capture = 是否必须吃子
cli-list-plies-used = 回合限制中已用的着数；越接近限制，能保持结果的着法越少
cli-list-count = 最多列出这么多局面
cli-list-start = 从该类型局面编号的何处开始：任何整数均可
