## The player's own sets of puzzles, and the puzzles that never come up again.

## Keys

# Put a puzzle in a set of one's own
label-keep = keep
help-keep = keep the puzzle in a set of your own
# Never show a puzzle again
label-hide = never again
help-hide = never show this puzzle again, or undo that
# Of a list
label-remove-set = remove
help-remove-set = remove a set (twice); its puzzles stay in the collection

## Keeping a puzzle

keep-title = Keep this puzzle
keep-clock = keep
keep-menu = where
keep-set = set
keep-name = name
# A set that is made with its first puzzle
keep-new = a new set
keep-start = Keep it
drop-start = Take it out
keep-how-to = Enter keeps the puzzle in this set. You can train a set in every mode (m) and export it.
drop-how-to = The puzzle is in this set. Enter takes it out.
keep-nameless = Type a name for the set.
    .aloud = Type 2 and a name for the set.

# $set (String) - the name of a set
# $count (Number) - puzzles in the set
kept-in-set = { $count ->
    [one] Kept in "{ $set }": 1 puzzle.
   *[other] Kept in "{ $set }": { $count } puzzles.
}

# $set (String) - the name of a set
dropped-from-set = Taken out of "{ $set }".

hidden-now = It will never come up again. Delete undoes this.
shown-again = It may come up again.

## The form that chooses puzzles

# All puzzles, instead of a set
set-all = all puzzles

# $set (String) - the name of a set
# $count (Number) - its puzzles of the chosen game
set-own = { $set } ({ $count })

## The list

picks-title = Your puzzles
picks-menu = sets, and puzzles hidden
picks-none = You have no set and have hidden no puzzle. At a puzzle, + keeps it in a set and Delete hides it.
picks-set-how-to = Enter chooses how to train this set. Delete removes it.
picks-hidden-how-to = This puzzle never comes up. Enter undoes this.
picks-remove = Press Delete again to remove the set. Its puzzles stay in the collection.
picks-unknown = This puzzle is not in the collection now.

# $set (String) - the name of a set
# $count (Number) - its puzzles
picks-set = { $count ->
    [one] { $set }  1 puzzle
   *[other] { $set }  { $count } puzzles
}

# $id (String) - the name of a puzzle
picks-hidden = hidden: { $id }


# $sets (Number) - sets
# $hidden (Number) - hidden puzzles
settings-picks-count = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}, { $hidden } hidden
