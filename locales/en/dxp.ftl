## damier dxp: games against another program

# $address (String) - a machine and a port
dxp-waiting = Waiting for another program at { $address }
# $address (String) - a machine and a port
dxp-cannot-listen = cannot listen at { $address }
dxp-cannot-keep = cannot write the game
# $text (String) - what the other side says
dxp-says = The other side says: { $text }
# $problem (String) - what the other side did wrong
dxp-fault = The other side: { $problem }

## The report

# $number (Number) - the number of the game
# $color (String) - our colour: white or black
# $opponent (String) - the name of the other side
# $result (String) - such as 2-0, White's points first; an asterisk if it is undecided
# $moves (Number) - the moves of each side
# $why (String) - how it ended, a sentence
dxp-game = Game { $number }: { $color ->
    [white] White
   *[black] Black
} against { $opponent }, { $result }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. { $why }
dxp-end-moves = All moves were made.
dxp-end-illegal = The other side made an illegal move.
dxp-end-opponent = The other side ended the game.
dxp-end-connection = The connection was lost.
dxp-no-game = No game was played
# The headings of a table
dxp-won = won
dxp-drawn = drawn
dxp-lost = lost
dxp-undecided = undecided
dxp-score = score
# The last row of that table, below White and Black
dxp-both = both
# $elo (String) - the difference, such as +21
# $low (String) - the lower bound
# $high (String) - the upper bound
dxp-elo = Elo { $elo }, 95% between { $low } and { $high }
# $games (Number) - results that only the other side vouches for
dxp-claimed = { $games ->
    [one] One result rests
   *[other] { $games } results rest
} on the word of the other side alone

## Why a connection is over, or a game is not played

dxp-stopped = no other game was wished for
dxp-left = the connection was ended
dxp-hung-up = the other side closed the connection
# $reason (String) - what the system says, in English
dxp-unreachable = no connection: { $reason }
# $reason (String) - what the system says, in English
dxp-broken = the connection broke: { $reason }
dxp-no-request = the other side asks for no game
dxp-no-reply = the other side does not answer the request for a game
dxp-no-move = the other side makes no move, and its time is over
dxp-no-end = the other side does not acknowledge the end of the game
# $length (Number) - the most characters of a message
dxp-too-long = the other side sent more than { $length } characters without an end
dxp-faults = the other side made too many mistakes
dxp-flood = the other side sends messages without end
dxp-declined-version = the other side speaks another version of the protocol
dxp-declined-this = the other side declines this game
dxp-declined-all = the other side plays no game

## What the other side did wrong

dxp-illegal-move = an illegal move
# $kind (String) - the letter of a message
dxp-unexpected = an unexpected message { $kind }
# $kind (String) - a character
dxp-unknown = an unknown message "{ $kind }"
# $kind (String) - the letter of a message
# $length (Number) - its characters
dxp-length = a message { $kind } with { $length ->
    [one] 1 character
   *[other] { $length } characters
}
# $column (Number) - where it stands, from 1
dxp-character = a message with a wrong character in column { $column }
dxp-blank = a blank name
# $number (Number) - not 1 to 50
dxp-square = there is no square { $number }
# $square (Number) - a square
dxp-twice = the piece on { $square } is captured twice
# $version (Number) - a version of the protocol
dxp-version = version { $version } of the protocol, not 1
# $most (Number) - the most minutes
dxp-bad-minutes = a game lasts 1 to { $most } minutes for each side
# $most (Number) - the most moves
dxp-bad-moves = a game has at most { $most } moves
# $variant (String) - the name of a variant
dxp-variant = the protocol is for international draughts, not for { $variant } draughts
dxp-over = in this position the game is over

## What our own side cannot do at the moment

dxp-nobody = there is no connection yet
dxp-not-ask = no game can be asked for now
dxp-not-reply = there is nothing to answer
dxp-not-our-turn = it is the other side's turn
dxp-not-back = there is nothing to take back
