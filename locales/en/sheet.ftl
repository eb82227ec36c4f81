## Sheets of diagrams to print: `damier sheet`.

cli-sheet = Write puzzles as a sheet of diagrams to print, PDF or SVG
value-text = TEXT
cli-sheet-out = The file to write, ending in .pdf or .svg; SVG has a file for each page
# Diagrams on a page
cli-sheet-per-page = Diagrams on a page, 2 to 6
cli-sheet-count = How many puzzles; without it, the whole set or file, or else 12
cli-sheet-seed = Draw the same puzzles again
cli-sheet-solutions = Add pages with the solutions
cli-sheet-title = The title of the sheet
cli-sheet-font = A font file for letters that Damier's own font lacks, such as Chinese; without it, the fonts of the system are searched

# The title of a sheet that has no other
sheet-title = Puzzles
# The heading of the pages with the solutions
sheet-solutions = Solutions

# $count (Number) - lines of play that are not printed
sheet-more-lines = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}

# $puzzles (Number) - diagrams
# $pages (Number) - pages, those of the solutions included
sheet-written = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} on { $pages ->
    [one] 1 page:
   *[other] { $pages } pages:
}
# $seed (String) - a number
sheet-again = --seed { $seed } draws the same puzzles again

## What can go wrong

# $file (String) - the name of a file
sheet-kind = --out: { $file } must end in .pdf or .svg
sheet-none = No puzzle fits. `damier puzzles list` with the same options shows what there is; leave one out
sheet-no-font = This is no font that can be used: a TrueType or OpenType file is needed
sheet-font-forbidden = This font may not be embedded in documents: choose another
# $letters (String) - letters that no font has
sheet-letters-missing = No font has "{ $letters }". Install one that does, such as Noto Sans CJK for Chinese, or name its file with --font
