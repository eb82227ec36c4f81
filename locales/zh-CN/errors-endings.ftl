## Endgame tables that are missing or wrong

table-problem = 无法使用{ $path }：{ $reason }。重新生成的命令：`{ $command }`

table-not-a-table = 不是残局库文件

table-version = 版本为{ $found }，本程序读取版本{ $known }

table-length = 长度为{ $found }字节，应为{ $expected }字节

table-checksum = 文件已损坏，校验和不符

table-wrong-class = 内容是{ $variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}{ $class }，不是{ $wanted-variant ->
    [russian] 俄罗斯跳棋
    [brazilian] 巴西跳棋
   *[international] 国际跳棋
}{ $wanted-class }

table-too-long = { $class }有超过{ $most }着的取胜过程，残局库无法容纳

cannot-write = 无法写入{ $path }：{ $reason }

table-missing = { $class }所需的残局库缺失或已损坏。{ $problems }

problem-separator = ；

unknown-class = “{ $name }”不是残局类型：请按KKM-K的形式写出双方的棋子，总共不超过{ $most }枚
