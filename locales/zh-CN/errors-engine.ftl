## Engines that do not work

no-engine-set = 选项中未设置引擎
engine-no-move = 引擎没有给出着法

engine-command = “{ $command }”不是命令：应为程序及其参数，引号须成对

engine-start = 无法启动“{ $program }”：{ $reason }

engine-no-folder = 文件夹“{ $folder }”不存在

engine-stopped = 引擎已被停止
engine-ended-at-start = 引擎启动时退出；可能需要“hub”之类的参数，或另一个文件夹
engine-ended-in-search = 引擎搜索时退出
engine-silent-at-start = 引擎启动时没有应答
engine-silent-in-search = 引擎搜索时没有应答

engine-endless = 引擎输出了{ $lines }行，其中没有“{ $missing }”；可能需要“hub”之类的参数，或另一个文件夹

engine-flood = 引擎搜索时不断大量输出，已被结束
engine-unstoppable = 引擎没有停止搜索

engine-no-evaluation = 引擎输出“{ $line }”，不是对局面的评估

engine-names-no-move = 引擎输出“{ $line }”，其中没有着法

engine-bad-move = 引擎输出“{ $line }”：{ $problem }

engine-complains = 引擎报告：{ $message }

engine-other-variant = 引擎不会下{ $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}

engine-no-node-limit = 引擎使用Hub协议第1版，无法限制搜索的局面数

engine-shortage = 系统无法为引擎提供{ $wanted } MiB内存，引擎现用{ $given } MiB

engine-gone = 引擎线程没有运行

# 引擎没有报出名称时，用在句首：你的引擎已应答。
engine-unnamed = 你的引擎
