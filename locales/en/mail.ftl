## damier mail: correspondence games in files

cli-mail = Play by correspondence: games in files, with an inbox and an outbox; nothing is sent
cli-mail-new = Begin a game
cli-mail-read = Take files of opponents: those of the inbox, or the ones named
cli-mail-play = Make a move, and write it for the opponent
cli-mail-list = List the games, whose turn it is and the days left
cli-mail-folder = Folder of the games; usually the folder mail beside the progress
cli-mail-name = Name of the game: letters, digits, - and _
cli-mail-me = Our name; usually that of the settings
cli-mail-opponent = The opponent's name
cli-mail-color = Our colour
cli-mail-days = Days for a move
cli-mail-files = PDN files with one game each; - reads the standard input
cli-mail-move = The move, or resign, or draw to accept an offer
cli-mail-if = Answer in advance: a move of the opponent and ours, perhaps more pairs, such as "19-23 28x19"; may be repeated
cli-mail-offer = Offer a draw with the move
cli-mail-yes = Do not ask whether the move is meant
cli-mail-json = Write one JSON object per game
value-move = MOVE
value-moves = MOVES

mail-no-folder = no folder for data: name one with --folder
mail-no-name = no name of ours: give it with --me, or in the options
# $name (String) - the name of the game
mail-your-move = It is your move: damier mail play { $name } MOVE
# $file (String) - the file
# $opponent (String) - the opponent's name
mail-to-send = Written: { $file }. Send it to { $opponent }, with the text beside it if you like.
# $folder (String) - the folder
mail-inbox-empty = Nothing in { $folder }
# $name (String) - the name of the game
# $opponent (String) - the opponent's name
mail-new-game = New game { $name } against { $opponent }
# $opponent (String) - the opponent's name
# $played (String) - a move
mail-received = { $opponent } plays { $played }
# $played (String) - a move
mail-answered = Answered in advance: { $played }
# $opponent (String) - the opponent's name
mail-offered = { $opponent } offers a draw: play draw to accept it, a move declines
# $result (String) - such as 2-0
mail-result = The game is over: { $result }
mail-resignation = the resignation
mail-draw = the draw
# $what (String) - a move, or one of the two above
mail-confirm = Write { $what }? [y/N]
# The answers that mean yes, in small letters, separated by blanks
mail-yes = y yes
mail-not-sent = Nothing was written
mail-none = No correspondence games: damier mail new begins one
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
# $result (String) - such as 2-0
mail-line-over = { $name }: { $white } – { $black }, over, { $result }
    .aloud = { $name }: { $white }, { $black }, over, { $result }
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
# $place (String) - a mail-place message
# $left (Number) - days
mail-line-ours = { $name }: { $white } – { $black }, { $place }, your turn, { $left ->
    [one] 1 day left
   *[other] { $left } days left
}
    .aloud = { $name }: { $white }, { $black }, { $place }, your turn, { $left ->
        [one] 1 day left
       *[other] { $left } days left
    }
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
# $place (String) - a mail-place message
mail-line-late = { $name }: { $white } – { $black }, { $place }, your turn, your time is over
    .aloud = { $name }: { $white }, { $black }, { $place }, your turn, your time is over
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
# $place (String) - a mail-place message
# $left (Number) - days
mail-line-theirs = { $name }: { $white } – { $black }, { $place }, their turn, { $left ->
    [one] 1 day left
   *[other] { $left } days left
}
    .aloud = { $name }: { $white }, { $black }, { $place }, their turn, { $left ->
        [one] 1 day left
       *[other] { $left } days left
    }
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
# $place (String) - a mail-place message
mail-line-theirs-late = { $name }: { $white } – { $black }, { $place }, their turn, their time is over
    .aloud = { $name }: { $white }, { $black }, { $place }, their turn, their time is over
# $side (String) - white or black
# $number (Number) - the number of the move
mail-place = { $side ->
    [white] White's move { $number }
   *[black] Black's move { $number }
}
# $name (String) - the name of the game
# $white (String) - a player
# $black (String) - a player
mail-text-players = Game { $name }: { $white } (White) – { $black } (Black)
# $place (String) - a mail-place message
# $played (String) - a move
mail-text-last = { $place }: { $played }
mail-text-offer = A draw is offered.
# $side (String) - white or black
# $days (Number) - days for the move
mail-text-turn = { $side ->
    [white] White
   *[black] Black
} to move, within { $days ->
    [one] 1 day
   *[other] { $days } days
}.
mail-text-file = The whole game is in the PDN file that belongs to this text.
mail-board-key = w and b are men, W and B kings; beside each row its first and last square.

mail-closed = A correspondence game of yours has this position and is not over: engine and tables are closed.

## What is wrong with a file or a move

# $place (String) - a file, or what was typed
# $reason (String) - what is wrong with it
mail-at = { $place }: { $reason }
mail-too-long = too long for a game
# $games (Number) - how many
mail-games = expected one game, found { $games }
# $tag (String) - the name of a tag
mail-tag = the tag { $tag } is missing or says nothing of use
# $place (String) - a mail-place message
mail-setup = a new position instead of { $place }
# $place (String) - a mail-place message
mail-goes-on = { $place } comes after the end of the game
mail-other-start = another first position than ours
# $place (String) - a mail-place message
# $ours (String) - a move
# $theirs (String) - a move
mail-differs = { $place } is { $ours } here and { $theirs } in the file
# $place (String) - a mail-place message
mail-behind = the file ends before { $place }, which is known here
mail-nothing = nothing new
# $moves (Number) - more than one
mail-too-many = { $moves } new moves instead of one
mail-our-move = the new move is ours to make
mail-bad-result = a result that the opponent cannot decide alone
mail-not-our-turn = it is not our turn
mail-over = the game is over
# $moves (Number) - how many
mail-condition = a line of { $moves } moves: it takes pairs of their move and ours, at most 20 pairs
mail-no-offer = no draw was offered with the last move
# $name (String) - a name
mail-bad-name = { $name } is no name for a game: 1 to 40 letters, digits, - and _
# $name (String) - a name
mail-exists = there is a game { $name } already
# $name (String) - a name
mail-missing = there is no game { $name }

## Games by mail in the program

# An opponent in the form for a game
mail-opponent = a person, by mail
# The title of the screen
mail-title = By mail
# The title of the list of games
mail-menu = games by mail
# $opponent (String) - the opponent's name, where there are several games with one
# $name (String) - the name of the game
mail-row-named = { $opponent } ({ $name })
    .aloud = { $opponent }, { $name }
# $opponent (String) - the opponent's name
# $left (Number) - days
mail-row-ours = { $opponent }: you, { $left ->
    [one] 1 day
   *[other] { $left } days
}
# $opponent (String) - the opponent's name
mail-row-late = { $opponent }: you, your time is over
# $opponent (String) - the opponent's name
# $left (Number) - days
mail-row-theirs = { $opponent }: waiting, { $left ->
    [one] 1 day
   *[other] { $left } days
}
# $opponent (String) - the opponent's name
mail-row-theirs-late = { $opponent }: waiting, their time is over
# $opponent (String) - the opponent's name
# $result (String) - such as 2-0
mail-row-over = { $opponent }: { $result }
# $folder (String) - the inbox
mail-list-how-to = r reads what has come into { $folder }.
    .aloud = Its number opens a game, { label-new-game } begins one, { label-mail-read } reads what has come into { $folder }.
# $folder (String) - the inbox
mail-list-none = No games yet: n begins one. Put the files of opponents into { $folder }, r reads them.
    .aloud = No games yet: { label-new-game } begins one. Put the files of opponents into { $folder }, { label-mail-read } reads them.
mail-no-place = There is no folder for games by mail.
mail-nothing-new = Nothing new has come.
mail-needs-names = A game needs both names.
# What Enter writes
# $what (String) - a move, mail-resignation or mail-draw
mail-sure = Write { $what }? Enter: yes, Esc: no.
    .aloud = Write { $what }? An empty line: yes.
mail-with-offer = With a draw offer.
# $line (String) - a move of the opponent and ours, perhaps more
mail-with-line = Answered in advance: { $line }
mail-more = o offers a draw with it, i answers the opponent in advance.
    .aloud = { label-offer } offers a draw with it, { label-mail-if } answers the opponent in advance.
# $opponent (String) - the opponent's name
mail-waits = It is { $opponent }'s turn. The next file goes into the inbox.
row-mail-days = days
    .help = Days for a move.
# $days (Number) - days for a move
mail-days-value = { $days ->
    [one] 1 day
   *[other] { $days } days
}
row-mail-if = if
    .help = A move of the opponent and yours, perhaps more pairs: 19-23 28x19.
label-mail-read = inbox
help-mail-read = read the files in the inbox
help-mail-new = begin a game by mail
help-mail-offer = offer a draw with the move, or accept the opponent's
label-mail-if = answer
help-mail-if = answer a move of the opponent in advance
help-mail-resign = resign, after a question
