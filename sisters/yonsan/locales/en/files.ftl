### Positions in files and pasted lines.

key-open = open a position
key-save = save
key-take-line = go on
key-back-escape = back

files-open-title = Open a position
files-save-title = Save
files-open-ask = Type or paste points in turn (H8 I9 G7), a board (black / white: H8 H9 / I9), or the name of a file: .pos, or a text with one of these.
files-save-ask = Type the name of a new file. One that ends with .pos can be read by other programs; any other is a text.
files-help = What is typed or pasted is taken with Enter. Esc leads back.
files-nothing = Nothing is typed yet.
# $file (String)
files-written = Written: { $file }
pane-line = Line

# $reason (String)
unread-file = The file cannot be read: { $reason }. Check its name.
unread-no-text = This is no text. The name of a .pos file has to end with .pos.
# $line (Number)
# $column (Number)
# $problem (String)
unread-text = Line { $line }, column { $column }: { $problem }
unread-advice = Write stones in turn, as H8 I9 G7, or a board as H8 H9 / I9.
unread-pos-advice = Save the file again with the program that wrote it.
# $number (Number)
# $point (String)
unread-after-five = Stone { $number }, { $point }, follows upon five in a row, which ended the game. Leave it out.
# $word (String)
text-no-point = “{ $word }” is no point.
# $letter (String)
text-no-column = there is no column { $letter }; the last one is O.
# $number (String)
text-no-row = there is no row { $number }; there are 1 to 15.
# $letter (String)
text-row-missing = the number after { $letter } is missing.
# $point (String)
text-taken = { $point } comes twice.
text-second-stroke = a board has one stroke, between black and white.
text-nothing = a point is missing.
pos-empty = The file is empty; its first byte should be the number of moves.
# $announced (Number)
# $held (Number)
pos-length = The first byte announces { $announced } moves, and { $held } follow.
# $byte (Number)
# $value (Number)
pos-no-point = Byte { $byte } is { $value }; the points are 0 to 224.
# $byte (Number)
# $point (String)
pos-taken = Byte { $byte } plays on { $point }, which is taken.
unwritten-exists = There is such a file already; it is left alone. Type another name.
unwritten-no-stones = A .pos file holds stones laid in turn from the empty board, and this was set up or has a pass. Let the name end with .txt.
# $reason (String)
unwritten-file = The file cannot be written: { $reason }. Check the folder.
