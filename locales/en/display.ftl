## A simultaneous display: one player at several boards.

display-title = Simultaneous
# $variant (String) - a variant-name message
# $board (Number) - the board in front, from 1
# $boards (Number) - all boards
# $opponent (String) - a level-name message
display-subject = { $variant }, board { $board } of { $boards }, { $opponent }
# The title of the list of boards
display-boards = boards
# The same, with what the host set out to score
# $target (Number) - the points that he needs
# $possible (Number) - the points of all games
display-boards-target = boards, target { $target } of { $possible } points

# A board in the list
# $board (Number) - its number
# $opponent (String) - a level-name message
# $number (Number) - the number of the move that comes next
# $state (String) - waits, aside, thinks, won, drawn or lost
display-row = { $board }. { $opponent }, { $state ->
    [waits] move { $number }: you
    [aside] move { $number }: put aside
    [thinks] move { $number }: it thinks
    [won] you won
    [drawn] a draw
   *[lost] you lost
}
    .aloud = board { $board }, { $opponent }, { $state ->
        [waits] move { $number }: you
        [aside] move { $number }: put aside
        [thinks] move { $number }: it thinks
        [won] you won
        [drawn] a draw
       *[lost] you lost
    }

# The same in at most seven columns, above a small picture of the board
# $state (String) - waits, aside, thinks, won, drawn or lost
display-state = { $state ->
    [waits] you
    [aside] aside
    [thinks] thinks
    [won] won
    [drawn] drawn
   *[lost] lost
}

# $points (Number) - the host's points: two for a win, one for a draw
# $over (Number) - games that are over
# $games (Number) - all games
display-score = points: { $points }, over: { $over } of { $games }

# The guest's last move, when the host comes to the board
# $played (String) - the move in notation
display-moved = It played { $played }.
# The game in front is over, others go on
display-goes-on = n goes to the next board.
# All games are over
# $points (Number) - the host's points
# $possible (Number) - the points of all games
display-over = All boards are played: { $points } of { $possible } points.
# The file with all games of the display
# $name (String) - its name without its ending
display-together = Together: { $name }.pdn
# The host can no longer miss what he set out to score
display-reached = Your target is reached.
# He can no longer reach it
display-missed = Your target is out of reach.

## The form for a new game

row-boards = boards
    .help = Several: a simultaneous display. You go from board to board; the levels think while you are elsewhere.
# One board: a game like any other
boards-one = one
row-guests = guests
    .help = All at this level, or one after the other at all levels up to it.
guests-same = all alike
guests-mixed = mixed levels
row-target = target
    .help = The share of the points that you want: two for a win, one for a draw.
target-none = none
# More time for the host of a display
row-host = on top
    .help = Minutes more for you: one clock for all boards, which runs as long as any of them waits for you.
host-none = nothing
# The host's colours on the boards
play-alternate = in turn

## What is unfinished

# $games (Number) - boards
# $over (Number) - of them, games that are over
unfinished-display = { $games } boards, { $over } over
give-up-display = Press Delete again to save the open games without a result.

## Keys

label-next-board = next board
help-next-board = go to the next board that waits for you
label-aside = aside
help-aside = put this board aside for a while; the others come first
