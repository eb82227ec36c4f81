## Puzzles and their files that are wrong

# $path (String) - the file
# $reason (String) - what the system says
cannot-read = cannot read { $path }: { $reason }

# $path (String) - the file
# $problem (String) - what is wrong with it
in-file = { $path }: { $problem }

# $path (String) - the file
# $line (Number) - the line
# $problem (String) - what is wrong there
at-line-of-file = { $path }:{ $line }: { $problem }

# $id (String) - the identity of a puzzle
puzzle-twice = puzzle { $id } exists already

# $reason (String) - what is wrong with the text
puzzle-syntax = not a puzzle record: { $reason }

# $fen (String) - the position of a puzzle
# $problem (String) - what is wrong with it
puzzle-position = the position "{ $fen }": { $problem }

# $found (String) - the identity in the record
# $expected (String) - the right identity
puzzle-id = the id { $found } does not belong to the position, whose id is { $expected }

# $played (String) - a move of the record
# $problem (String) - why it is refused
puzzle-move = the move { $played }: { $problem }

# $played (String) - the move before the puzzle, as it is written
puzzle-move-form = the move { $played } is not written as two squares, like 7-12

# $played (String) - the move before the puzzle
puzzle-move-destination = the move { $played } has no destination

# $played (String) - the move before the puzzle
puzzle-move-piece = the move { $played } does not lead to this position: no opposing piece stands on its destination

puzzle-no-move = the record gives no right move

# $version (Number) - the version of a format
pack-version = a pack of format { $version }, which this version does not know
pack-unknown = it is not a pack of puzzles
pack-damaged = the pack is damaged

## Compositions

composition-no-fen = it begins in the starting position: a composition has a FEN tag
composition-no-moves = it has no moves

## Proofs

# $line (String) - the moves before
# $other (String) - another move
# $margin (String) - by how much the right move is better, in men
proof-not-unique = after { $line }: { $other } is not clearly worse than the right move ({ $margin } men)

# $line (String) - the moves before
# $other (String) - another move
# $margin (String) - by how much it is better, in men, or result
proof-other-better = after { $line }: { $other } is better than the right move{ $margin ->
    [result] {""} and decides the game
   *[other] {""} by { $margin } men
}

# $line (String) - the moves before
# $worse (String) - a listed move
# $difference (String) - men, or result
proof-unequal = after { $line }: { $worse } { $difference ->
    [result] gives away the result that another listed move keeps
   *[other] is { $difference } men worse than another listed move
}

# $line (String) - the moves before
# $defence (String) - a move of the opponent
# $difference (String) - men, or result
proof-missing-defence = after { $line }: the defence { $defence } { $difference ->
    [result] changes the result, those listed lead to a lost position
   *[other] is { $difference } men better than those listed
}

# $line (String) - the moves before
proof-goal-missed = after { $line }: the goal is not reached

proof-nothing-to-find = there is nothing to find: every first move leads to the same position
