## Cases that an article of the rule books decides directly. $mover did something, $other is the opponent: "White" or
## "Black". At most 45 words.

# $size (Number) - centimetres
equipment-board = The part of a board that is used for play measures { $size } by { $size } centimetres. Is it allowed in a tournament?
# $height (Number) - millimetres
equipment-rim = The rim of a board stands { $height } millimetres higher than the squares. Is it allowed in a tournament?
# $square (Number) - millimetres
# $man (Number) - millimetres
equipment-man = The squares of a board are { $square } millimetres wide, the men { $man }. Is that allowed in a tournament?
# $width (Number) - millimetres
equipment-man-on-45 = On a board of 45 centimetres with 100 squares the men are { $width } millimetres wide. Is that allowed in a tournament?
# $width (Number) - millimetres
# $height (Number) - millimetres
equipment-height = The men are { $width } millimetres wide and { $height } high. Is that allowed in a tournament?
# $height (Number) - millimetres
# $width (Number) - millimetres
equipment-display = The display of a clock is { $height } millimetres high and { $width } wide. Is it allowed in a tournament?
# $fixture (String) - something about the equipment
# $mover (String) - White or Black
fixture = { $fixture ->
    [numbers-at-home] The numbers 1 to 50 are printed on a board for practice. Is that allowed?
    [numbers-in-tournament] The numbers 1 to 50 are printed on the boards of a tournament. Is that allowed?
    [glossy-board] In the light of the lamps the boards of a tournament shine. Is that allowed?
    [pale-squares] On the boards of a tournament the dark squares are only a little darker than the light ones. Is that allowed?
    [glossy-men] The men of a tournament set are polished and shine. Is that allowed?
    [two-shades] Three of White's men were replaced and are a little darker than the others. Is that allowed in a tournament?
    [wobbly-kings] Two men on top of each other slip off easily. Is such a set allowed in a tournament?
    [one-clock-works] One of the two clocks in a case has stopped for good; the players share the other. Is that allowed?
    [no-common-stop] A clock cannot stop both sides at once. Is it allowed in a tournament?
    [both-run] A clock lets both sides run at the same time. Is it allowed in a tournament?
    [starts-late] On a clock the other side starts five seconds after the press. Is it allowed in a tournament?
    [hidden-time] A clock shows the time used only when a button is held down. Is it allowed in a tournament?
    [minutes-only] In its last two minutes a clock shows only minutes. Is it allowed in a tournament?
    [wobbly-clock] A clock tips over when it is pressed. Is it allowed in a tournament?
    [clock-on-left] The clock stands on White's left, halfway along the board. Is that allowed?
    [clock-moved-by-player] { $mover } puts the clock on the other side of the board. Is that allowed?
    [clock-moved-by-arbiter] Because of a pillar the arbiter puts the clock on White's right. Is that allowed?
    [no-sheet] Only one score sheet lies at the board: { $mover } gets none. Is that allowed?
    [late-sheets] The score sheets are handed out after the tenth move. Is that allowed?
    [single-sheet] The score sheets have no second copy. Is that allowed?
   *[original-taken-home] { $mover } takes the original score sheet home after the game. Is that allowed?
}

# $handling (String) - what a player does with the pieces
# $mover (String) - White or Black
# $other (String) - the other side
handling = { $handling ->
    [crowned-by-opponent] { $mover }'s man stops on the promotion row. { $other } puts a second man on it. Is that allowed?
    [crowned-by-owner] { $mover }'s man stops on the promotion row, and { $mover } puts a second man on it. Is that allowed?
    [crowned-later] A new king of { $mover } was not crowned. Five moves later { $other } crowns it. Is that allowed?
    [moves-uncrowned] A new king of { $mover } was not crowned. { $mover } moves it as it is. Is that allowed?
    [moves-at-once] { $mover }'s man becomes a king and is crowned. Before { $other } has moved, { $mover } moves it again. Is that allowed?
    [moves-after-reply] { $mover }'s man becomes a king and is crowned. { $other } makes a move; then { $mover } moves the king. Is that allowed?
    [treated-as-man] A new king of { $mover } was not crowned. { $other } says that it is still a man and may only step forward. Is { $other } allowed to demand that?
    [takes-off-in-order] { $mover } has captured three pieces and takes them off in the order of the jumps. Is that allowed?
    [takes-off-in-reverse] { $mover } has captured three pieces and takes them off from the last to the first. Is that allowed?
    [takes-off-mixed] { $mover } has captured three pieces and takes off the second, the first, the third. Is that allowed?
    [takes-off-early] { $mover } captures two pieces and takes the first one off before the second jump. Is that allowed?
    [pauses] { $mover } has captured three pieces, takes one off, thinks for a while, and takes off the others. Is that allowed?
    [continues-after-letting-go] In the middle of a multiple capture { $mover } lets go of the piece. Now { $mover } wants to complete the capture. Is that allowed?
    [keeps-hold] In a multiple capture { $mover } puts the piece down after every jump without letting go of it. Is that allowed?
    [sweeps] { $mover } captures three pieces by putting the piece straight on its last square. Is that allowed?
    [two-hands] { $mover } jumps with the right hand and takes the piece off with the left. Is that allowed?
   *[one-hand] { $mover } jumps with the left hand and takes the piece off with the left hand. Is that allowed?
}

# $minutes (Number) - minutes before the flag falls
# $mover (String) - White or Black
claim-objection-before = { $minutes } minutes before the time is up { $mover } tells the arbiter that the clock shows the wrong time. What about the objection?
# $minutes (Number) - minutes after the flag fell
# $mover (String) - White or Black
claim-objection-after = { $minutes } minutes after the time was up { $mover } tells the arbiter that the clock showed the wrong time. What about the objection?
# $mover (String) - White or Black
# $minutes (Number) - minutes used by the arbiter
claim-correction = { $mover } has committed an irregular act. The arbiter needs { $minutes } minutes to put it right. Whose time is that?
# $reporter (String) - who points out that a flag has fallen
# $mover (String) - White or Black
# $other (String) - the other side
claim-flag = { $reporter ->
    [owner] { $mover }'s flag has fallen, and { $mover } says so. Is that allowed?
    [opponent] { $mover }'s flag has fallen, and { $other } says so. Is that allowed?
    [arbiter] { $mover }'s flag has fallen, and the arbiter says so. Is that allowed?
   *[spectator] { $mover }'s flag has fallen, and a spectator calls it out. Do the rules give spectators that right?
}
# $limit (Number) - minutes
# $mover (String) - White or Black
# $after (Number) - minutes after the game
claim-appeal = Appeals are to be handed in within { $limit } minutes after the game. { $mover } hands in a written one with the fee after { $after } minutes. What about it?
# $mover (String) - White or Black
claim-spoken = { $mover } appeals to the committee by word of mouth only. What about the appeal?
# $mover (String) - White or Black
claim-no-fee = { $mover } appeals in writing and in time but does not pay the fee. What about the appeal?
# $members (Number) - members of a committee
claim-committee = An appeals committee has { $members ->
        [one] one member
       *[other] { $members } members
    }. Is that a usual number?
# $members (Number) - members of the committee
# $favour (Number) - votes for the appeal
# $against (Number) - votes against it
claim-vote = An appeals committee of { $members } votes on an appeal: { $favour } for it, { $against } against it. What about the appeal?
# $mover (String) - White or Black
claim-interested = { $mover } has appealed. A member of the committee is { $mover }'s trainer and wants to vote. Is that allowed?
# $white (Number) - minutes used by White
# $black (Number) - minutes used by Black
claim-broken = The clock breaks down. White has used { $white } minutes and Black { $black }. What does the arbiter do?

# $deed (String) - what a player does
# $mover (String) - White or Black
# $other (String) - the other side
deed = { $deed ->
    [sees-regulations] { $mover } asks to see the regulations of the tournament. Is that a right, a duty, or not allowed?
    [wants-quiet] { $mover } asks for quiet in the hall. Is that a right, a duty, or not allowed?
    [asks-arbiter] { $mover } asks the arbiter to explain a ruling about the game. Is that a right, a duty, or not allowed?
    [writes-through-captain] { $mover } has the team captain write to the organisers. Is that a right, a duty, or not allowed?
    [appeals] { $mover } plays on and appeals in writing, with a copy for the chief arbiter. Is that a right, a duty, or not allowed?
    [walks] { $mover } walks about while { $other } is thinking. Is that a right, a duty, or not allowed?
    [keeps-regulations] { $mover } keeps to the regulations. Is that a right, a duty, or not allowed?
    [answers] The arbiter asks { $mover } what happened, and { $mover } answers. Is that a right, a duty, or not allowed?
    [follows-ruling] { $mover } thinks a ruling is wrong but follows it. Is that a right, a duty, or not allowed?
    [tidies] After the game { $mover } puts the men back in order. Is that a right, a duty, or not allowed?
    [leaves-quietly] After the game { $mover } leaves without a sound. Is that a right, a duty, or not allowed?
    [plays-last-round] { $mover } can win nothing any more and still plays the last round. Is that a right, a duty, or not allowed?
    [skips-last-round] { $mover } can win nothing any more and stays away from the last round. Is that a right, a duty, or not allowed?
    [leaves-pieces] After the game { $mover } leaves the men lying. Is that a right, a duty, or not allowed?
    [keeps-silent] The arbiter asks { $mover } what happened. { $mover } says nothing. Is that a right, a duty, or not allowed?
    [refuses-to-sign] { $mover } has lost and refuses to sign the result. Is that a right, a duty, or not allowed?
    [sets-clock] { $mover } sets five minutes more on the clock, and no one knows the right time any more. Is that a right, a duty, or not allowed?
    [stops-clock] { $mover } stops both clocks to drink some water. Is that a right, a duty, or not allowed?
    [corrects-half] { $mover } has lifted two men off wrongly and puts only one of them back. Is that a right, a duty, or not allowed?
    [refuses-to-start] { $mover } has stopped the clock. The arbiter says that it must run; { $mover } refuses. What is the ruling?
    [refuses-to-write] { $mover } refuses to keep score, and refuses again when the arbiter demands it. What is the ruling?
    [shouts] { $mover } shouts at the arbiters and will not stop. Who may send { $mover } out of the hall?
    [both-break-rules] { $mover } and { $other } have agreed on the result beforehand. May the game be lost for both?
    [refuses-rules] { $mover } refuses to play by the official rules. May { $other } demand that they be kept?
   *[severe-warning] { $mover } gets a severe warning. Is it made public?
}

# $job (String) - a task in a tournament
job = Whose task is it { $job ->
    [draw-up-regulations] to draw up the regulations of the tournament, through the organisers?
    [strike-out] to strike out of the regulations what contradicts the rules of the game?
    [receive-list] to have the list of players half an hour before the draw?
    [notice-board] to have a notice board for official announcements?
    [post-regulations] to keep the regulations posted all the time?
    [badge] to wear a badge that is easy to see?
    [start-clocks] to start the clocks, or give the word to start them?
    [check-clocks] to check during play that all clocks work?
    [check-sheets] to check that the moves are written down?
    [settle-disputes] to settle disputes during the tournament?
    [declare-late] to declare the game lost for someone who comes too late?
    [declare-time] to declare the game lost for someone who has made too few moves in time?
    [declare-draw] to declare a draw that neither player has claimed?
    [explain] to explain an unclear passage of the regulations?
    [decide-open] to decide what the regulations do not cover?
    [collect-games] to collect the scores of the most important games?
    [update-table] to keep the table of results up to date?
    [pair] to pair the players?
    [post-pairings] to see to it that the pairings of each round are posted?
    [direct-adjournment] to direct the sealing of a move?
    [announce-results] to announce the final results?
    [plan-event] to draw up the plan of the event?
    [wind-up] to see to what has to be done after the event?
    [sign-list] to sign the list of players?
    [keep-originals] to keep the originals of the score sheets?
    [tidy-set] to put the set in order after a game?
    [ask-questions] to put questions about one's own game to the arbiter, if there are any?
    [decide-appeal] to decide an appeal?
    [consent-to-disqualify] to consent to a disqualification?
    [keep-order] to see to it that players and spectators keep the rules, and that the tournament runs smoothly?
    [hand-in-sheet] to sign the score sheets after a game and hand them in?
   *[send-out] to send someone out of the hall who gravely breaks order?
}

# $form (String) - a form of team events
team-form-described = { $form ->
    [fixed] Each team enters its players in board order and keeps to that order. What is this called?
    [reserves] Reserves are entered as well, all in one order. Others may play in each round, but never with a higher number in front of a lower one. What is this called?
    [set-anew] Before each match each team decides anew who sits on which board. What is this called?
    [all-play-all] Every player of a team meets every player of the other. What is this called?
   *[sum] The players take part in an individual event, and what those of a team score is added up. What is this called?
}
# $system (String) - how a team may line up
# $order (String) - numbers of players, from board 1 on
line-up = { $system ->
    [fixed] Fixed boards, fixed players: a team entered its players as 1 to 4.
    [reserves] A fixed order with reserves: a team entered its players as 1 to 6.
   *[set-anew] The order is set before each match: a team entered four players, 1 to 4.
} Today boards 1 to 4 are taken by { $order }. Is that allowed?
# $scores (String) - points of four players
team-sum = The sum of individual results counts. The four players of a team have scored { $scores }. What is the team's result?
# $players (Number) - players of each team
team-games = Two teams of { $players } meet, and everyone plays everyone of the other team. How many games are that?
# $system (String) - round-robin or by-score
# $first (String) - A's values
# $second (String) - B's values
# $between (String) - who won their match: first, second or none; or apart
standing-case = { $system ->
    [round-robin] A round robin of teams.
   *[by-score] Teams paired by score.
} A: { $first }. B: { $second }. { $between ->
    [first] A beat B.
    [second] B beat A.
    [none] A and B drew.
   *[apart] A and B have not met.
} Who is ahead?
# $points (Number) - match points
# $games (Number) - game points
# $boards (String) - game points on each board
standing-round-robin = { $points } match points, { $games } game points (boards { $boards })
# $points (Number) - match points
# $opponents (Number) - match points of the opponents
# $games (Number) - game points
# $boards (String) - game points on each board
standing-by-score = { $points } match points, opponents { $opponents }, { $games } game points (boards { $boards })
# $first (Number) - A's score
# $met (String) - ratings
# $second (Number) - B's score
# $others (String) - ratings
rated-case = Paired by score; ratings break ties. A has { $first } points and met { $met }. B has { $second } and met { $others }. Who is ahead?

# $form (String) - a form of play
play-form-described = { $form ->
    [over-the-board] Two players sit at one board, face to face. What is this called?
    [simultaneous] A player goes from board to board and plays twenty opponents at once. What is this called?
    [correspondence] Two players in different towns send each other one move at a time. What is this called?
    [blindfold] One player sees no board, keeps no score and calls out the moves. What is this called?
    [blindfold-simultaneous] One player sees no board and plays eight opponents who have boards. What is this called?
    [by-touch] A blind player feels the pieces, which stand out from the board. What is this called?
   *[at-odds] The stronger player begins with two pieces fewer. What is this called?
}
# $form (String) - the same
play-form = { $form ->
    [over-the-board] play over the board
    [simultaneous] simultaneous play
    [correspondence] correspondence play
    [blindfold] blindfold play
    [blindfold-simultaneous] blindfold simultaneous play
    [by-touch] play by touch
   *[at-odds] a game at odds
}
# $form (String) - a form of play, as above
# $aspect (String) - something about it
aspect-case = Think of { $form }. { $aspect ->
    [several] Does one player play several games at once?
    [calls-out] Does a player call the moves out instead of making them?
    [apart] Are the two players in different places by definition?
    [own-rules] Are there special rules for it besides the general ones?
    [fewer] Does one side begin with fewer pieces?
   *[felt] Are the pieces recognised with the fingers?
}
# $control (String) - how time is given
# $asked (String) - clock or sheet
time-case = By the rules of the FMJD, { $control ->
    [period] each side must make so many moves within a period.
   *[sudden-death] each side has a fixed time for the whole game.
} { $asked ->
    [clock] Must a clock be used?
   *[sheet] Must every move be written down?
}

# $book (String) - a rule book
# $difference (String) - what happened
# $mover (String) - White or Black
# $other (String) - the other side
books-case = { $book ->
    [chinese] By the Chinese rules:
   *[fmjd] By the FMJD's rules of the game:
} { $difference ->
    [uncrowned] { $mover }'s man stops on the promotion row and is not crowned. Is that one of the irregular acts listed?
    [light-square] during the game a man of { $mover } is found on a light square. What happens?
    [wrong-start] during the game it turns out that { $mover }'s men were set up wrongly. What happens?
    [takes-off-first] { $mover }'s man can take one man. May { $mover } take that man off first and then jump?
    [pause] { $mover } takes off two of three captured pieces and clearly pauses. Is the taking off over?
    [same-hand] must { $mover } take captured pieces off with the hand that moved?
    [stops-writing] sudden death, and { $mover } has twenty minutes left. May { $mover } stop writing?
    [early-offer] after thirty moves each { $mover } offers a draw, and { $other } agrees. Does that count?
    [theoretical] sudden death: { $mover } has three kings against one and cannot show a win. What is the result now?
    [advantage] { $mover } has thirty seconds, six pieces are left, and { $mover } stands better. Is a draw to be had on claim?
    [sixteen-moves] { $mover } has three kings against one, and each side has made sixteen moves since. What is the result?
    [played-on] { $mover } took a move back, and { $other } has played on. What may { $other } demand?
   *[board-turned] the board lies the wrong way round, which { $mover } notices on move ten. What happens to the game?
}

## Why: what the long articles say, in short; the others are cited as they are

# $article (String) - the number of an article
why-article = { $article ->
    [CDA-2-6-4] Jump first, then take off, with the same hand. The capture is complete when all taken pieces are off.
    [CDA-2-6-11] Pieces are taken off after the whole capture, in its order or in reverse, without a pause.
    [CDA-3-8-1-3-1-A] Under sudden death three kings against one are a draw at once, unless the game can clearly be carried on or the stronger side can show a win.
    [CDA-3-12-4] A draw may be offered only after each side has made forty moves.
    [CDA-3-16] An appeal is written, in time and with the fee. An odd number of members, usually three or more, decide by majority; alternates replace those with an interest.
    [CDA-4-17-2-1] Each team keeps to the board order in which it entered its players.
    [CDA-4-17-2-2] The players of a round may change, but lower numbers sit on higher boards.
    [CDA-4-20] The organising committee prepares the event, deals with what comes up and sees to what has to be done afterwards.
    [FMJD-4-4] A capture is done clearly and in order; which hand does it is left open.
   *[FMJD-5-2] An irregular position is treated like an irregular act: the opponent decides whether it is corrected.
}

## Rulings: at most 30 columns

# $form (String) - a form of team events
team-form = { $form ->
    [fixed] fixed boards, fixed players
    [reserves] fixed order with reserves
    [set-anew] order set before each match
    [all-play-all] everyone against everyone
   *[sum] sum of individual results
}
# $games (Number)
ruling-games = { $games } games
# $ruling (String) - a decision about what the rule books say
rulebook-ruling = { $ruling ->
    [yes] yes
    [no] no
    [right] a right
    [duty] a duty
    [considered] it is considered
    [granted] it is granted
    [rejected] it is rejected
    [offenders-time] that of the offender
    [opponents-time] that of the opponent
    [kept-times] a new clock with these times
    [full-times] a new clock, full times
    [organisers] the organisers
    [players] the players
   *[appeals-committee] the appeals committee
}
