## The player's own games, searched for missed shots and thrown endings.

own-title = Your games
own-form = your games
# How far the search has come
own-state = search
home-own = Your games: what you missed
own-no-work = nothing to do
own-start = search them
own-no-file = Type the path of a file with your games first.
own-no-name = Type your name as it appears in the games, or part of it.
own-reading = Reading the file …
own-here = Enter: search your own games for missed shots and thrown endings.
own-about-puzzles = Missed shots become puzzles,
own-about-drills = lost endings become drills.

# In the form for endings: no drill from the player's own games is chosen
own-none = none
# In the form for endings, before a drill from the player's own games
ending-form-own = yours

## The form: what stands before the values, and what they mean.

own-file = file
    .help = The path of a PDN file with games of yours. Tab completes it.
    .help-aloud = The path of a PDN file with games of yours.
own-name = name
    .help = Your name as it appears in the games, or part of it.
own-work = engine
    .help = ← → pause the engine or set it to work. It waits while your training needs it. Finished games stay finished.

work-paused = paused
work-running = running

## How far the search has come

# $games (Number) - games
own-done-count = { $games ->
    [one] 1 game searched
   *[other] { $games } games searched
}

# $games (Number) - games
own-waiting-short = { $games ->
    [one] 1 game waits
   *[other] { $games } games wait
}

# y is the key that leads there
# $games (Number) - games
own-waiting = { $games ->
    [one] 1 game of yours waits to be searched: y.
   *[other] { $games } games of yours wait to be searched: y.
}

# $puzzles (Number) - new puzzles
# $drills (Number) - new drills
own-found = { $puzzles ->
    [one] 1 new puzzle
   *[other] { $puzzles } new puzzles
}, { $drills ->
    [one] 1 new drill
   *[other] { $drills } new drills
}

# Games were searched, and nothing was found in them
own-nothing-missed = no shot missed and no ending thrown away

# a is the key of Analysis at home, o that of the check there
# $moves (Number) - moves of the player
# $mean (String) - what a move lost on average, in men: 0.12
# $nodes (Number) - positions that the search visited for each
# $number (Number) - the number of the worst move
# $written (String) - the worst move
# $loss (String) - what it lost, in men
# $game (String) - an own-game message
own-losses = { $moves ->
    [one] Your one move
   *[other] Your { $moves } moves
} lost { $mean } men on average, by a quick look ({ $nodes } positions a move). The worst: { $number }. { $written }, { $loss } men, in { $game }. Open that game in Analysis (a) and press o: it looks longer and marks every mistake.

# No move lost anything
# $moves (Number) - moves of the player
# $nodes (Number) - positions that the search visited for each
own-no-losses = { $moves ->
    [one] Your one move
   *[other] Your { $moves } moves
} lost nothing, by a quick look ({ $nodes } positions a move). Open a game in Analysis (a) and press o: it looks longer and marks every mistake.

# The same at home, where the moves were judged. y is the key that leads to the own games
# $done (Number) - games searched
# $found (String) - new puzzles and drills
own-done-losses = Your games: { $done } searched, { $found }. y says what your moves lost.

# A game of the player
# $white (String) - who played White
# $black (String) - who played Black
own-game = { $white } against { $black }

# The same with its date
# $white (String) - who played White
# $black (String) - who played Black
# $date (String) - the date, or what is known of it: 2025.03.01
own-game-dated = { $white } against { $black }, { $date }

# The same with its place
# $file (String) - the name of the file
# $number (Number) - the number of the game in the file
# $game (String) - an own-game message
own-game-in-file = { $file }, game { $number }: { $game }

# The same where there is little room
# $puzzles (Number) - new puzzles
# $drills (Number) - new drills
own-found-short = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $drills ->
    [one] 1 drill
   *[other] { $drills } drills
}

# $done (Number) - games searched
# $of (Number) - games in all
# $found (String) - new puzzles and drills
own-tally = { $of ->
    [one] { $done } of 1 game, { $found }
   *[other] { $done } of { $of } games, { $found }
}

# $done (Number) - games searched
# $found (String) - new puzzles and drills
own-done = Your games: { $done } searched, { $found }.

## In the last line of every screen

# $bar (String) - a bar
# $done (Number) - games searched
# $of (Number) - games in all
own-going = your games { $bar } { $done }/{ $of }

# The search waits for the engine
# $done (Number) - games searched
# $of (Number) - games in all
own-held = your games wait { $done }/{ $of }

# The same where there is little room
# $done (Number) - games searched
# $of (Number) - games in all
own-held-short = wait { $done }/{ $of }

# $found (String) - new puzzles and drills
own-done-line = your games: { $found }

## What a file brought

# $games (Number) - games of the player in the file
# $new (Number) - those not known before
own-added = { $games ->
    [one] 1 game of yours, { $new } new.
   *[other] { $games } games of yours, { $new } new.
}

# $games (Number) - games of the player in the file
# $new (Number) - those not known before
# $skipped (Number) - games left out
# $reason (String) - why the first of these was left out
own-added-skipped = { $games ->
    [one] 1 game of yours, { $new } new.
   *[other] { $games } games of yours, { $new } new.
} { $skipped ->
    [one] One was left out: { $reason }.
   *[other] { $skipped } were left out, the first: { $reason }.
}

# $reason (String) - what the system says
own-failed = Your games cannot be saved: { $reason }.

## Drills from the player's own games

# $number (Number) - which drill
# $of (Number) - how many there are
# $drill (String) - an ending-short message
own-drill-name = { $number }/{ $of } { $drill }

# $role (String) - win or hold: what the player should have done
# $white (String) - a player
# $black (String) - a player
# $year (String) - when the game was played, or none
# $number (Number) - the number of the move, or 0 if it is not known
own-drill-source = { $role ->
    [win] You threw the win away in { $white } against { $black }
   *[hold] You threw the draw away in { $white } against { $black }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}{ $number ->
    [0] {""}
   *[other] , move { $number }
}.
