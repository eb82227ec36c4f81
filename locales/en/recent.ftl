## The last results, one a line.

pane-rating = rating by day
pane-recent = last results

# Solved, but with a hint or after an error
# $what (String) - the exercise
recent-with-help = with help: { $what }

# Questions about notation
# $right (Number) - correct answers
# $all (Number) - questions
recent-notation = notation: { $right } of { $all } right

# $id (String) - the puzzle's identifier
recent-puzzle = puzzle { $id }

# $motif (String) - the name of a motif
recent-puzzle-motif = puzzle, { $motif }

# A game gone over by hand
# $marked (Number) - moves marked
recent-review = game gone over by hand, { $marked } marks

# A game read back from memory
# $told (Number) - half-moves told
# $plies (Number) - half-moves of the game
recent-recital = game from memory, { $told } of { $plies } half-moves

# $opponent (String) - the engine and its level
recent-game = game, { $opponent }
