### 文件和粘贴文字中的局面。

key-open = 打开局面
key-save = 保存
key-take-line = 确定
key-back-escape = 返回

files-open-title = 打开局面
files-save-title = 保存
files-open-ask = 键入或粘贴依次的落点（H8 I9 G7）、棋盘（黑 / 白：H8 H9 / I9），或者文件名：.pos文件，或写有以上内容的文本。
files-save-ask = 键入新文件的名称。以.pos结尾的文件其他软件也能读，其余的存为文本。
files-help = 键入或粘贴后按回车。按Esc返回。
files-nothing = 还没有键入内容。
files-written = 已保存：{ $file }
pane-line = 输入

unread-file = 文件读不出来：{ $reason }。请检查文件名。
unread-no-text = 这不是文本。.pos文件的名称须以.pos结尾。
unread-text = 第{ $line }行第{ $column }列：{ $problem }
unread-advice = 请依次写落点，如H8 I9 G7；或写棋盘，如H8 H9 / I9。
unread-pos-advice = 请用写出此文件的软件重新保存。
unread-after-five = 第{ $number }子{ $point }在成五之后，对局那时已经结束。请去掉这一子。
text-no-point = “{ $word }”不是点。
text-no-column = 没有{ $letter }列，最后一列是O。
text-no-row = 没有第{ $number }行，只有1到15行。
text-row-missing = { $letter }后面缺少数字。
text-taken = { $point }出现了两次。
text-second-stroke = 棋盘只有一条斜线，在黑白之间。
text-nothing = 缺少一个点。
pos-empty = 文件是空的，第一个字节应是着数。
pos-length = 第一个字节写明{ $announced }着，后面却有{ $held }着。
pos-no-point = 第{ $byte }个字节是{ $value }，点只有0到224。
pos-taken = 第{ $byte }个字节下在{ $point }，那里已经有子。
unwritten-exists = 已经有这个文件，没有改动它。请键入另一个名称。
unwritten-no-stones = .pos文件只能存从空棋盘依次落的子，而这里是摆出来的，或有停手。请让名称以.txt结尾。
unwritten-file = 文件写不了：{ $reason }。请检查文件夹。
