## What is known about openings

# The name of an opening; the sources are in docs/openings.md
# $name (String) - its word in the program
opening-name = { $name ->
    [symmetrical] symmetrical variation
    [chefneux] Chefneux opening
    [fox] the Fox
    [modern] modern variation
    [fabre] Fabre opening
    [fabre-variation] Fabre variation
    [molimard] Molimard's reply
    [de-haas] De Haas's reply
    [lochtenberg] Lochtenberg's move, a trap
    [city] city game
    [city-declined] city game declined
    [old] old game
    [reverse-crossroads] reverse crossroads
    [reverse-crossroads-declined] reverse crossroads declined
    [kaulen] Kaulen's game
    [filippov] Filippov's game
    [bodyansky] Bodyansky's game
    [reverse-stake] reverse stake
    [stake] stake
   *[reverse-poke] reverse poke
}

# $line (String) - the moves of a named opening as players write them
# $source (String) - the site that names it
opening-source = { $line } (source: { $source })

# Results of the player's own games with a move; the rest have none
# $games (Number) - all games
# $won (Number) - won games
# $drawn (Number) - drawn games
# $lost (Number) - lost games
opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
# $shot (String) - the first move of the shot
opening-trap = loses to { $shot }
# $value (String) - the value for White
# $depth (Number) - plies searched
opening-value = Engine, depth { $depth }: { $value } for White
opening-unknown = Nothing is known about this position.

# Heads of columns
opening-head-move = move
# Games of people that were not chosen by their results
opening-head-unselected = games
# Games of people that were chosen by their results
opening-head-selected = chosen
opening-head-programs = programs
opening-head-value = value
opening-head-own = yours
opening-legend = games: of people; chosen: of people, collected by their results; value: of the engine, for White; yours: all, won, drawn, lost

label-openings = openings
help-openings = show what is played here, how often, its value and traps
opening-pane = openings
opening-searches = Looking …

## Opening traps

traps-title = Opening traps
traps-menu = traps
traps-clock = lines that are played
traps-how-to = ← → choose, Enter starts
traps-exercise = exercise
traps-line = line
traps-start = Start

# It was started before the traps were gathered
traps-starts-later = Still looking: it starts when they are found.
# $exercise (String) - what is trained with traps
trap-exercise = { $exercise ->
    [find] find the shot
    [which-falls] which fall in?
   *[play-on] play on
}

# $exercise (String) - what is trained with traps
# $loss (String) - men, with two decimals
trap-about = { $exercise ->
    [find] A move on a line that is played has just fallen into a trap. Find the shot.
    [which-falls] Three to five natural moves at the end of a line that is played. Mark those that fall into a trap.
   *[play-on] Continue a line that is played, as the side that must avoid a trap: up to three moves, each judged. A move that loses no more than { $loss } of a man counts; then the line goes on.
}

# $count (Number) - questions
traps-all = all ({ $count })
    .aloud = all, { $count }

# Before they are gathered
traps-all-uncounted = all
# $played (String) - the first move of the game
# $count (Number) - questions
traps-first = 1.{ $played } ({ $count })
    .aloud = { $played }, { $count } questions
# $count (Number) - traps
traps-more = … and { $count } more: damier openings --traps
    .aloud = and { $count } more
# $line (String) - the moves from the start, the last one with a question mark
# $shot (String) - the first move of the shot
trap-falls = { $line } loses to { $shot }
trap-which-task = Mark the moves that fall into a trap: ← → change a line, Enter checks them all.
trap-play-on-task = Play on, and avoid what loses.
traps-none = There are no traps for this exercise in this game yet: v on the home screen changes the game.
home-openings = Openings: traps, repertoire
help-opening-training = openings: traps, and your own repertoire

## What is trained with openings, and the player's repertoire

openings-title = Openings
openings-menu = openings
openings-clock = what to train
openings-rule = ↑ ↓ choose, Enter opens
# $entry (String) - a line of the menu
opening-entry = { $entry ->
    [traps] Traps on the way
    [train] Your repertoire: train it
    [types] Types of middlegame
   *[survey] Your repertoire: gaps, games
}

# $entry (String) - a line of the menu
opening-entry-about = { $entry ->
    [traps] Find the shot, tell the moves that fall in, play on along the line.
    [train] One move of yours in each position. What is due or new comes first; a move that keeps the value is accepted and said to be no card of yours.
    [types] For each type: how often it arises and from which openings, its shots to solve, its plans, and your own games.
   *[survey] Where your games left your repertoire, the frequent replies without an answer, and cards that nothing leads to.
}

# $cards (Number) - cards
# $new (Number) - cards never tried
# $due (Number) - cards due for review
repertoire-cards = Cards: { $cards }. Never tried: { $new }. Due: { $due }.
repertoire-how-to = In analysis (a), + keeps the last move, & all moves of its side. From a file: damier repertoire add FILE --side white.
repertoire-title = Your repertoire
repertoire-menu = games, gaps, redundant
repertoire-rule = one move of yours, all replies
repertoire-whole = No game has left it, no frequent reply is without an answer, and every card can arise.
# $left (Number) - games that left the repertoire
# $gaps (Number) - replies without an answer
# $redundant (Number) - cards that nothing leads to
repertoire-counts = Games that left it: { $left }. Gaps: { $gaps }. Redundant cards: { $redundant }.
repertoire-enter-trains = Enter trains your move.
repertoire-enter-opens = Enter opens it in analysis, where + keeps a move.
# $line (String) - moves from the start
departure-own-row = you: { $line }
# $line (String) - moves from the start
departure-other-row = they: { $line }
# $line (String) - moves from the start
# $right (String) - the move of the repertoire
departure-own = You left it: { $line }. Your move is { $right }.
# $line (String) - moves from the start
departure-other = Your opponent left it: { $line }. You have no answer.
# $made (String) - a value in men
# $right (String) - a value in men
departure-values = Engine, for you: { $made }; after your own move { $right }.
# $made (String) - a value in men
departure-value = Engine, for you: { $made }.
departure-no-value = No value is stored; in training the engine judges any move.
# $line (String) - moves from the start
gap-row = gap: { $line }
# $line (String) - moves from the start
# $games (Number) - games of people
repertoire-gap = No answer to { $line }, played in { $games } games.
# $line (String) - moves from the start
redundant-row = redundant: { $line }
# $line (String) - moves from the start
redundant-card = Nothing leads to { $line }: an earlier move of yours is another now.
keep-no-move = Go to a move first: the last one is kept.
# $played (String) - a move
keep-known = { $played } is in your repertoire. + again removes it.
# $played (String) - a move
kept-move = Kept in your repertoire: { $played }.
# $played (String) - a move
# $before (String) - the move that was kept before
kept-instead = Kept in your repertoire: { $played } instead of { $before }.
# $cards (Number) - moves that were kept
# $known (Number) - moves that were known
# $others (Number) - second moves in a position
kept-moves = Kept moves: { $cards }. Known: { $known }. Second moves left out: { $others }.
# $played (String) - a move
card-removed = Removed from your repertoire: { $played }. + keeps it again.
card-remove-asks = Press Delete again to remove your move here from the repertoire.
label-remove-card = remove
help-remove-card = remove your move there from the repertoire (twice)
label-keep-move = keep
help-keep-move = keep the last move in your repertoire; pressed twice on one that is there, remove it
help-keep-all = keep all moves of the side that made the last one
goal-book = your repertoire
# $side (String) - white or black
task-book = { $side ->
    [white] White to move. What does your repertoire play?
   *[black] Black to move. What does your repertoire play?
}

book-right = That is your move.
# $right (String) - the move of the repertoire
book-kept = This keeps the value too: less than half a man worse. Your own move is { $right }.
cli-repertoire = Keep your own opening moves, and see where your games left them
cli-repertoire-add = Keep the moves of a side in the games and variations of a PDN file
cli-repertoire-check = List where your games left the repertoire, replies without an answer, and cards that nothing leads to
cli-repertoire-file = A PDN file
cli-repertoire-side = The side whose moves are yours: white or black
no-place-for-files = The system names no folder for the player's files

## The command

cli-openings = List what is played in a position of an opening, its value, its traps and your own games
cli-openings-position = FEN of a position, or moves from the start, such as 32-28 19-23; without either, the start
cli-openings-json = Write one JSON object; values are for the side to move
cli-openings-traps = List the opening traps on lines that begin with these moves
cli-openings-ballots = List the openings of a table that are drawn by lot, or those with the given numbers: federation or basic on 64 squares, balanced on 100
cli-openings-draw = Draw one of them
cli-openings-seed = The seed of the draw
value-table = TABLE
# $game (String) - the name of a variant
# $count (Number) - ballots
# $flying (Number) - how many of them are flying
ballots-listed = { $game }: { $count } ballots, { $flying } of them flying (a man stands elsewhere, as in a3-h4 h6-a3)
# $game (String) - the name of a variant
# $tables (String) - names of tables on the command line
ballots-none = No ballots of this table are drawn in this game: { $game }. Its tables: { $tables }
# $code (String) - a number that was typed
ballots-no-number = No ballot has the number { $code }
# $count (Number) - traps
traps-listed = traps: { $count }
value-fen-or-moves = FEN-OR-MOVES
# $text (String) - a move as it was typed
# $problem (String) - what is wrong with it
openings-bad-move = { $text }: { $problem }

## Types of middlegame

# The name of a type
# $formation (String) - its word in the program
formation-name = { $formation ->
    [outpost] Outpost
    [enemy-outpost] Against an outpost
    [centre] Strong centre
    [base] The base at home
    [wing] A strong wing
    [olympic] Olympic formation
    [clover] Clover leaf
    [pyramid] Pyramid of Drenth
    [classical] Classical position
   *[roozenburg] Roozenburg system
}

# What makes the type, and what it asks for; squares are White's
# $formation (String) - its word in the program
formation-about = { $formation ->
    [outpost] A man beyond the middle: on 22, 23 or 24. It takes squares from the other side while it is supported.
    [enemy-outpost] The opponent has a man beyond the middle: on 27, 28 or 29. Alone it becomes a target.
    [centre] Four men or more on 27, 28, 29, 32 and 33: from there they work on both wings.
    [base] Three men or more still on 46 to 50: hardly anything gets through, but they do not play.
    [wing] One half of the board has at least three men more than the other: attack there, and bring help to the thin side.
    [olympic] 34, 35, 40 and 45: they wait for the exchanges 34-29 and 34-30.
    [clover] 25, 30 and 35: passive, because they mostly exchange backward.
    [pyramid] 38, 42, 43, 47, 48 and 49: a strong defence, with which men can go forward elsewhere.
    [classical] 27 and 28 against 23 and 24: the fronts face each other, and moves run out.
   *[roozenburg] 24, 27, 29 and 34 against 18, 23 and 25: the aim is the man on 23.
}

middlegames-title = Types of middlegame
middlegames-menu = types
middlegames-rule = squares as White sees them
middlegames-none = The types are those of the 100 squares; v on the home screen changes the game.
# $games (Number) - games in which it arises
# $total (Number) - all games that were counted
# $share (String) - the same in percent
# $openings (String) - middlegame-opening messages
middlegame-often = It arises in { $games } of { $total } games of people ({ $share }), most often from { $openings }.
# $line (String) - the first moves of an opening, and its name if it has one
# $games (Number) - games in which the type arises from it
# $of (Number) - all games with it
middlegame-opening = { $line } ({ $games } of { $of })
# $own (String) - how many games, won, drawn and lost
# $against (String) - the same of games in which the opponent had it
middlegame-own = Your games with it: { $own }. Against it: { $against }.
middlegame-own-none = It has not arisen in your games.
# $count (Number) - puzzles
middlegame-shots = Solve its shots: { $count }
# $lesson (String) - the name of a lesson
middlegame-plans = Its plans: { $lesson }
middlegame-enter = Enter opens the type.
cli-openings-types = List the types of middlegame: how often they arise, from which openings, their shots, and your own games
