## Complaints about the file of settings

settings-unread = 无法读取{ $path }：{ $reason }。改用默认值。

settings-unsaved = 设置未能保存到{ $path }：{ $reason }。

settings-complaint = { $file }，{ $problem }。

settings-not-utf8 = 编码不是UTF-8，请以UTF-8保存
settings-dead-link = 链接指向不存在的文件

settings-bad-value = 第{ $line }行：{ $key }不能是{ $found }：可用的值为{ $allowed }。暂用{ $taken }

settings-unknown-key = 第{ $line }行：没有{ $key }这项设置；可用的设置有{ $known }

settings-no-toml = 第{ $line }行：不是TOML（{ $reason }）。全部改用默认值

settings-a-table = TOML表

## The values that a setting may have

allowed-range = { $least }到{ $most }

allowed-threads = "all"或1到{ $most }

allowed-memory = 1到{ $most }（MiB）

allowed-text = 一行，最多{ $most }个字符
settings-no-language = language 不能是 { $found }：可用 { $allowed }。暂按 "auto" 处理
