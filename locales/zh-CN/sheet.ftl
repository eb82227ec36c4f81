## Sheets of diagrams to print: `damier sheet`.

cli-sheet = 把战术题印成图：写出 PDF 或 SVG
value-text = 文字
cli-sheet-out = 要写的文件，以 .pdf 或 .svg 结尾；SVG 每页一个文件
cli-sheet-per-page = 每页的图数，2到6
cli-sheet-count = 题数；不给时为整个题组或文件，否则为12题
cli-sheet-seed = 再次抽出同样的题目
cli-sheet-solutions = 加上答案页
cli-sheet-title = 标题
cli-sheet-font = 字体文件，用于本程序自带字体没有的字（如中文）；不给时在系统字体中查找

sheet-title = 战术题
sheet-solutions = 答案

sheet-more-lines = 另有{ $count }种变化

sheet-written = { $puzzles }题，共{ $pages }页：
sheet-again = --seed { $seed } 可再次抽出同样的题目

## What can go wrong

sheet-kind = --out：{ $file } 须以 .pdf 或 .svg 结尾
sheet-none = 没有符合条件的题目。用同样的选项运行 `damier puzzles list` 可查看；请去掉一个条件
sheet-no-font = 这个文件不是可用的字体：需要 TrueType 或 OpenType 文件
sheet-font-forbidden = 这个字体不允许嵌入文档：请另选一个
sheet-letters-missing = 没有字体含有“{ $letters }”。请安装含有它的字体（如 Noto Sans CJK），或用 --font 指定字体文件
