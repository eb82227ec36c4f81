## The help of the command line: `damier --help`, `damier perft --help` and so on. No full stop at the end.

cli-about = Draughts trainer for the terminal. Without a command, it opens the trainer

## Commands

cli-perft = Count the leaves of the move tree
cli-moves = List the legal moves of positions
cli-pdn = Check or format PDN files
cli-puzzles = Verify, list, show, import and export puzzles
cli-endings = Query, list, verify and build endings tables
cli-import = Find missed shots and spoilt endings in your own games: they become puzzles and drills
cli-progress = Export, import or back up your training progress
cli-stats = Show your training statistics: ratings, weak spots, regularity, what to work on
cli-analyse = Analyse a position or annotate games
cli-hub = Run the engine for another program over the Hub protocol, version 2
cli-dxp = Play against another program over the network by DXP, the protocol of draughts programs
cli-bench = Measure the speed of the search; its node count is the same on every machine
cli-completions = Write a completion script for a shell
cli-man = Write the manual page
cli-help-command = Show the help of a command

cli-pdn-check = Replay games and list every error and warning with file, line and column
cli-pdn-format = Write games in the canonical form of PDN 3.0

cli-puzzles-list = List puzzles
cli-puzzles-show = Show a puzzle and its solution
cli-puzzles-stats = Count puzzles by variant, source, length, phase, motif and rating
cli-puzzles-verify = Prove puzzles again: those in the files, or the shipped ones
cli-puzzles-import = Make puzzles from compositions: games with a set-up whose main line is the solution
cli-puzzles-export = Write puzzles in another format

cli-endings-build = Build tables: those of up to four pieces take a minute; five and six resume where an earlier build stopped
cli-endings-probe = Look up the value of a position and of its moves
cli-endings-stats = Count the wins, draws and losses of every class, and show the longest
cli-endings-verify = Recompute every value from the positions that follow it; stops with exit code 1 at the first mismatch
cli-endings-list = List positions of a class by length, side to move and number of good moves

cli-progress-export = Write everything to the standard output
cli-progress-import = Import a JSON or CSV export; what you already have is left alone
cli-progress-backup = Write a copy of the database, even while the trainer runs

## Headings, and the options of every command

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
# Stands for the options in a line of usage: damier perft [OPTIONS]
cli-options-word = OPTIONS
cli-help-flag = Show this help
cli-help-flag-long = Show this help; -h is shorter
cli-help-flag-short = Show this help; --help is longer
cli-version-flag = Show the version
cli-lang = Language of the program; by default that of the settings, else that of the system
cli-help-argument = The command to explain
# Behind the help of an option: [default: 4]
# $value (String) - the value that holds when the option is left out
cli-default = [default: { $value }]
# Behind the help of an option: [possible values: win, draw, loss]
# $values (String) - the values, already joined
cli-possible = [possible values: { $values }]

## Placeholders for values: --depth <PLIES>. Short, without spaces.

# A machine, perhaps with a port
value-address = ADDRESS
value-class = CLASS
value-color = COLOR
value-command = COMMAND
value-fen-or-file = FEN|FILE
value-file = FILE
value-folder = FOLDER
# The identity of a puzzle
value-id = ID
value-language = LANGUAGE
# The name of a player
value-name = NAME
value-date = DATE
value-number = NUMBER
value-outcome = OUTCOME
# Where a piece stands: on the main diagonal or off it
value-place = PLACE
value-plies = PLIES
# 20..28
value-range = RANGE
value-seconds = SECONDS
value-setting = NAME=VALUE
value-shell = SHELL
# The stronger or the weaker side
value-side = SIDE
value-tag = TAG
value-variant = VARIANT
value-yes-or-no = BOOL

## Options of several commands

cli-variant = Variant
cli-variant-of-games = Variant of games without a GameType tag
cli-encoding = Encoding of the files, as windows-1251, cp866 or cp850; otherwise guessed where it is not UTF-8
cli-fen = Position as a FEN, instead of the start of the game
cli-json-lines = Write one JSON object per line
cli-pdn-files = PDN files; - is the standard input
cli-endings-folder = Folder of the tables of five and six pieces [default: the data folder]
cli-endings-classes = Only these classes, such as KKM-K
cli-endings-up-to = Classes of up to this many pieces
cli-endings-threads = Threads [default: one per processor]

## damier

cli-trainer-seed = Make the same random choices each time: the order of puzzles, positions and squares
cli-trainer-plain = Speak in lines, for screen readers, braille displays and scripts, instead of drawing a screen
cli-trainer-date = Day on which a script takes place: time passes only from line to line
cli-trainer-puzzle = Begin with this puzzle
cli-trainer-puzzles = Use the puzzles of this file instead of the shipped ones
cli-trainer-graphics = Draw the board in pixels of this kind, or in cells, whatever the settings say
cli-trainer-ascii = Draw the pieces with letters and brackets, whatever the settings say
cli-trainer-config = Keep the settings in this file
cli-trainer-analyse = Begin by analysing a position (a FEN) or a game of a PDN file
cli-trainer-game = Number of the game in the file, from 1
cli-trainer-variant = Variant of the FEN, or of games without a GameType tag (default: the one that you play)

## damier analyse

cli-analyse-pdn = Annotate the games of a file (- is the standard input): the value for White after every move, marks for mistakes, and better lines; they replace those of an earlier analysis. --variant applies to games without a GameType tag
cli-analyse-time = Seconds per position; 2 when nothing else limits the search
cli-analyse-depth = Plies to search in full
cli-analyse-nodes = Positions to visit per search
cli-analyse-multipv = Show this many of the best moves
cli-analyse-threads = Threads [default: one per core]
cli-analyse-json = Write JSON: one line per depth, or per game
cli-analyse-engine = Ask another engine: a command that speaks the Hub protocol, such as "scan hub"
cli-analyse-engine-folder = Folder to run that engine in; many look for their files there
cli-analyse-engine-param = Parameter of that engine, such as tt-size=24; can be repeated

## damier bench, damier completions

cli-bench-verbose = Print every position
cli-completions-shell = Shell to complete for

## damier dxp

cli-dxp-listen = Wait for another program to connect to this address; without one, only programs on this machine can
# $port (Number) - the port that such programs use
cli-dxp-connect = Connect to this machine, by name or number; the port is { $port } unless one follows a colon
cli-dxp-follow = Play the games that the other side asks for, instead of asking for them
# $usual (Number) - the games if nothing is said
cli-dxp-games = Play this many games, with colours changed after each; { $usual } if nothing is said, with --follow as many as are asked for
cli-dxp-ballots = Play a game with either colour from each of the 79 two-move ballots: 158 games
cli-dxp-fen = Begin with this position
cli-dxp-color = Our colour in the first game
cli-dxp-minutes = Minutes of each side for the whole game
cli-dxp-moves = Moves of each side after which a game ends, undecided unless the endings tables know better; 0 for no limit
cli-dxp-level = Level of the engine, 1 to 8
cli-dxp-time = Seconds for a move at most
cli-dxp-name = Our name, as the other side sees it
cli-dxp-pdn = File to which every game is added
cli-dxp-json = Write one JSON object per game and one for the match

## damier import

cli-import-files = PDN files; - is the standard input
cli-import-me = Your name as it stands in the games, or part of it
cli-import-continue = Resume an interrupted search
cli-import-verbose = List every game left out
cli-import-jobs = Threads
cli-import-nodes = Positions that each search of a proof visits; the final check visits four times as many

## damier moves, damier perft

cli-moves-stdin = Read lines of a variant, a tab and a FEN; write a line of JSON for each: its moves, or an error
cli-perft-depth = Plies to the leaves; every depth up to this one is counted
cli-perft-threads = Threads
cli-perft-no-bulk = Make the position at every leaf instead of counting the moves that lead to it
cli-perft-divide = Show the count behind each move at the last depth

## damier pdn, damier progress, damier stats

cli-pdn-check-json = Write one JSON object per file
cli-pdn-format-skip-bad = Leave out games with errors instead of writing nothing
cli-progress-export-json = Write JSON, the default
cli-progress-export-csv = Write only the attempts, as CSV
cli-progress-import-file = The export; - is the standard input
cli-progress-backup-file = The copy; it must not exist yet
cli-stats-json = Write everything, as JSON

## damier puzzles

cli-puzzles-files = Collections [default: the shipped puzzles, your own, and those from your own games]
cli-puzzles-tag = Only puzzles with this tag; repeat the option to require several
cli-puzzles-rating = Only puzzles rated within this range, such as 1200..1500, both included; either number may be left out
cli-puzzles-variant = Only puzzles of this variant
cli-puzzles-set = Only puzzles of this set of yours
cli-puzzles-list-json = Write the whole records, one JSON object per line
cli-puzzles-show-id = Identity of the puzzle, or the beginning of it
cli-puzzles-stats-json = Write a JSON object
cli-puzzles-verify-files = Collections to verify [default: the shipped puzzles]
cli-puzzles-verify-nodes = Positions that each search visits
cli-puzzles-verify-sample = Verify only this many, chosen at random
cli-puzzles-verify-seed = Seed of that choice [default: a new one, which is printed]
cli-puzzles-verify-out = Write the records that hold to a file, with the new proof and their tags found anew
cli-puzzles-import-files = PDN files with compositions
cli-puzzles-import-nodes = Positions that each search of a first proof visits; its check visits four times as many, and what follows a failure up to forty times as many
cli-puzzles-export-pdn = Write games in PDN, with the solution as moves and variations
cli-puzzles-export-jsonl = Write the whole records, one JSON object per line

## damier endings

cli-build-pieces = Build the classes of up to this many pieces, 2 to 6
cli-build-lone-kings = Only classes in which one side has a single king and nothing else
cli-build-classes = Only these classes, such as KKM-K, and those they lead to
cli-build-folder = Folder to write to [default: the data folder]
cli-build-pack = Write the classes of up to four pieces to this file, in the form that the program carries
cli-probe-fen = Position as a FEN
cli-probe-plies-used = Plies already counted towards the move limit that runs in the position
cli-probe-stdin = Read lines of variant, FEN and plies used, separated by tabs; write one JSON object per line
cli-probe-no-moves = Leave out the moves
cli-probe-json = Write JSON
cli-verify-variant = Variant [default: all three]
cli-verify-every = Check only every Nth position
cli-list-class = Class, such as KKM-K; White is the stronger side
cli-list-needed = Plies needed within the move limit: a number, or a range such as 20..28, both included
cli-list-to-win = Plies to the end of the game
cli-list-to-move = Side to move
cli-list-outcome = Outcome for the side to move
cli-list-keeping = Number of moves that keep the outcome
cli-list-only-move = Exactly one of several moves keeps the outcome
cli-list-main-diagonal = Whether the weaker side's king stands on the main diagonal
cli-list-capture = Whether a capture is compulsory
cli-list-plies-used = Plies of the move limit already used; near its end fewer moves keep the outcome
cli-list-count = List at most this many positions
cli-list-start = Where in the numbering of the class to begin: any number
