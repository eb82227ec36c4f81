## Cases for an arbiter. $mover did something, $other is the opponent: "White" or "Black". A case has at most 45 words
## with its question.

# $act (String) - an irregular act
# $mover (String) - White or Black
# $played (String) - the move in question
# $other (String) - the other side
# $piece (String) - a square
# $second (String) - another move of $mover's
act = { $act ->
    [moves-twice] { $mover } plays { $played } and then, before { $other } has replied, { $second }.
    [moves-wrongly] { $mover } plays { $played }, backward with a man.
    [touches-other] { $mover } touches the piece on { $piece } without a word, then plays { $played }.
    [takes-back] { $mover } plays { $played }, lets go, puts the piece back and plays { $second } instead.
    [moves-enemy] { $mover } moves { $other }'s piece on { $piece }: { $played }.
    [does-not-capture] { $mover } plays { $played }, although that piece can capture.
    [lifts-piece] { $mover } lifts the piece on { $piece } off the board for no reason, then plays { $played }.
    [captures-fewer] { $mover } captures { $played }. Another capture takes more pieces.
    [stops-capture] { $mover } begins the capture { $played }, but lets go of the piece on { $piece }.
    [lifts-during-capture] { $mover } captures { $played }, and lifts the piece on { $piece } off the board before the last jump.
    [leaves-captured] { $mover } captures { $played }, but leaves the captured piece on { $piece } on the board.
    [removes-unjumped] { $mover } captures { $played } and also removes the piece on { $piece }, which was not jumped.
    [stops-removing] { $mover } captures { $played } and stops in the middle of removing the captured pieces.
    [removes-own] { $mover } captures { $played } and then also removes a piece of its own side, on { $piece }.
    [moves-uncrowned] { $mover } plays { $played } with a king that still has no crown.
   *[two-hands] { $mover } captures { $played } with one hand and removes the captured pieces with the other.
}

# $happened (String) - one of the sentences above
# $question (String) - one of the lines below
irregular-case = { $happened } { $question }
# $sequel (String) - what follows the act
# $other (String) - White or Black
# $mover (String) - White or Black
sequel = { $sequel ->
    [noticed] { $other } sees it at once. What may { $other } do?
    [noticed-late] { $other } replies with a move and notices only then. What may { $other } do?
    [refused] { $other } demands a correction, and { $mover } refuses. What is the ruling?
    [partly] { $other } demands a correction. { $mover } corrects only a part of it. What is the ruling?
   *[silence] { $other } says nothing, but the arbiter has seen it. What does the arbiter do?
}

case-accident = A sleeve sweeps some pieces off their squares. Both players notice at once. How does the arbiter see it?
case-board-turned = In the middle of the game someone notices that the left corners of the board are light. What is the ruling?
case-left-off = Some moves into the game it turns out that a man was left off when the pieces were set up. What is the ruling?
case-on-light = During the game it turns out that a man has stood on a light square since the start. What is the ruling?

## Touching a piece

# $touch (String) - how a piece was touched
# $mover (String) - White or Black
# $piece (String) - a square
# $played (String) - a move
# $other (String) - the other side
touch = { $touch ->
    [movable] { $mover } touches the piece on { $piece } without a word, then wants to move another. What is the ruling?
    [blocked] { $mover } touches the piece on { $piece }, which cannot move. What is the ruling?
    [adjusted] { $mover } says “I adjust”, then touches the piece on { $piece }. What is the ruling?
    [adjusted-late] { $mover } touches the piece on { $piece }, and only then says “I adjust”. What is the ruling?
    [hand-on] { $mover } plays { $played }, but keeps the hand on the piece and now sees a better square. What is the ruling?
    [hand-off] { $mover } plays { $played }, takes the hand away and now sees a better square. What is the ruling?
   *[not-to-move] { $mover } is to move. { $other } says nothing and straightens the piece on { $piece }. Is that allowed?
}

## The clock

# $mover (String) - White or Black
# $seconds (Number) - 2 to 9
# $left (Number) - 1 to 8
# $other (String) - the other side
clock-flag-pressed = { $mover } lets go of the piece with { $seconds } seconds on the clock and presses it with { $left } left. { $other } claims a win on time. What is the ruling?
# $mover (String) - White or Black
# $seconds (Number) - 2 to 9
clock-flag-not-pressed = { $mover } lets go of the piece with { $seconds } seconds on the clock, but the flag falls before { $mover } has pressed it. What is the ruling?
# $mover (String) - White or Black
clock-forgotten = { $mover } has moved and forgets to press the clock. Who may say so?
# $mover (String) - White or Black
clock-other-hand = { $mover } moves with the right hand and presses the clock with the left. Is that allowed?
# $other (String) - the other side
# $minutes (Number) - 5 to 90
clock-late = { $other } arrives { $minutes } minutes after the start; the limit is an hour. What is the ruling?
# $minutes (Number) - more than 60
clock-both-late = After { $minutes } minutes neither player has come; the limit is an hour. What is the ruling?
# $mover (String) - White or Black
# $other (String) - the other side
# $minutes (Number) - an even number
clock-neither = At the start neither player is there. { $mover } comes after { $minutes } minutes, before { $other }. How is the lost time counted?
clock-black-absent = The round begins. White is at the board, Black is not. Which clock does the arbiter start?
# $mover (String) - White or Black
clock-claim-right = { $mover } claims a draw. While the arbiter considers it, { $mover }'s flag falls. The arbiter finds that the claim was right. What is the ruling?
# $mover (String) - White or Black
clock-claim-wrong = { $mover } claims a draw. While the arbiter considers it, { $mover }'s flag falls. The arbiter finds that the claim was wrong. What is the ruling?
clock-broken = The clock stops working in the middle of the game. The arbiter brings another and sets both times. What is the ruling?
clock-colors-swapped = After some moves the players notice that each has the other's colour. What is the ruling?

## Keeping score

# $mover (String) - White or Black
# $minutes (Number) - 1 to 10
sheet-sudden-death = Sudden death: { $mover } has { $minutes } minutes left and stops writing the moves down. What is the ruling?
# $mover (String) - White or Black
# $minutes (Number) - 1 to 10
sheet-fischer = Fischer clock: { $mover } has { $minutes } minutes left and stops writing the moves down. What is the ruling?
# $mover (String) - White or Black
sheet-after-time-trouble = { $mover } stopped writing in time trouble. The game is over, and the arbiter asks for the missing moves. What is the ruling?
# $case (String) - whose clock runs, and whether the opponent agrees
# $mover (String) - White or Black
# $other (String) - the other side
sheet-compare = { $case ->
    [own-agreed] While { $mover }'s clock runs, { $mover } asks for { $other }'s score sheet, to compare the two. { $other } agrees. Is that allowed?
    [own] While { $mover }'s clock runs, { $mover } takes { $other }'s score sheet, to compare the two. { $other } does not agree. Is that allowed?
    [others-agreed] While { $other }'s clock runs, { $mover } asks for { $other }'s score sheet, to compare the two. { $other } agrees. Is that allowed?
   *[others] While { $other }'s clock runs, { $mover } takes { $other }'s score sheet, to compare the two. { $other } does not agree. Is that allowed?
}
# $mover (String) - White or Black
sheet-capture-first = { $mover } writes the capture 28x19 down, then makes it on the board. Is that allowed?
# $mover (String) - White or Black
sheet-refuses = { $mover } refuses to keep score, even when the arbiter asks for it. What is the ruling?

## Draws

# $mover (String) - White or Black
# $number (Number) - the number of a move
offer-after = Move { $number }: { $mover } plays, offers a draw and then presses the clock. What about the offer?
# $mover (String) - White or Black
# $other (String) - the other side
offer-again = Move 60: { $mover } plays, offers a draw and presses the clock. At move 50 { $other } declined such an offer, and has made none since. What about the offer?
# $mover (String) - White or Black
offer-conditional = Move 50: { $mover } plays, says “draw, unless you take backward”, and presses the clock. What about the offer?
# $mover (String) - White or Black
offer-on-opponents-time = Move 50: { $mover } plays, presses the clock, and then offers a draw. What about the offer?
# $mover (String) - White or Black
# $other (String) - the other side
offer-answered-by-move = { $mover } has made a valid draw offer. { $other } says nothing and plays a move. What about the offer?

# $material (String) - one of the lines below
# $moves (Number) - moves by each side
limit-case = { $material } Each side has made { $moves } moves since, and the game is undecided. What is the ruling?
# $material (String) - the pieces of the stronger side
limit-material = { $material ->
    [kings] Both sides have kings and men. The last capture is a while ago, and since then only kings have moved.
    [three-kings] Fischer clock. Three kings against one king came about.
    [two-kings-and-man] Fischer clock. Two kings and a man against one king came about.
    [king-and-two-men] Fischer clock. One king and two men against one king came about.
    [two-kings] Fischer clock. Two kings against one king came about.
    [king-and-man] Fischer clock. One king and a man against one king came about.
   *[king] Fischer clock. One king against one king came about.
}

# $mover (String) - White or Black
# $times (Number) - 2 or 3
repetition-same-side = A position has now occurred { $times } times in all, always with { $mover } to move. What is the ruling?
# $mover (String) - White or Black
# $other (String) - the other side
# $times (Number) - 2 or 3
repetition-either-side = The same pieces have now stood on the same squares { $times } times, once with { $other } to move and otherwise with { $mover }. What is the ruling?
theoretical-sudden-death = Sudden death: three kings against one have just come about. The stronger side cannot show a win. What is the ruling?
theoretical-fischer = Fischer clock: three kings against one have just come about. What is the ruling?
# $mover (String) - White or Black
# $pieces (Number) - on the board
# $seconds (Number) - left on the clock
advantage-sudden-death = Sudden death: { $pieces } pieces are left on the board. { $mover } clearly stands better, has { $seconds } seconds and claims a draw. What is the ruling?
# $mover (String) - White or Black
# $pieces (Number) - on the board
# $seconds (Number) - left on the clock
advantage-fischer = Fischer clock: { $pieces } pieces are left on the board. { $mover } clearly stands better, has { $seconds } seconds and claims a draw. What is the ruling?

## An adjourned game

# $mover (String) - White or Black
# $played (String) - a move, legal or not
sealed-read = The envelope is opened. { $mover } is to move, and the sealed move reads { $played }. What is the ruling?
# $step (String) - a question about an adjourned game
sealing-case = { $step ->
    [who-seals] The lights go out for hours, and the game is adjourned. Who writes the next move down in secret?
    [illegal] The envelope is opened, and the sealed move turns out to be illegal. What is the ruling?
    [who-keeps] The game is adjourned. Who keeps the sealed envelope?
    [first] An adjourned game is resumed. What happens first?
    [second] An adjourned game is resumed. The envelope has been opened. What comes next?
    [third] An adjourned game is resumed. The players have their score sheets back. What comes next?
    [fourth] An adjourned game is resumed. The players agree on position and times. What comes next?
    [other-move] The player has found a better move overnight and wants to play it instead of the sealed one. Is that allowed?
   *[arbiters-time] Before an adjournment the arbiter writes the position down. Whose clock runs meanwhile?
}

## Conduct

# $conduct (String) - what someone does in the hall
# $mover (String) - White or Black
# $other (String) - the other side
conduct = { $conduct ->
    [talks] { $mover } talks to a friend in the hall during the game.
    [asks-spectator] { $mover } asks a spectator during the game how the others are doing.
    [notes] { $mover } looks something up in a notebook during the game.
    [written-opening] { $mover } has an opening written on the back of the score sheet, and looks at it.
    [leaves-to-move] { $mover } is to move and leaves the board.
    [points] { $mover } thinks, pointing at one square after another with a finger.
    [disturbs] { $other } is thinking. { $mover } drums on the table.
    [disturbs-others] { $mover } has finished, and tells jokes aloud while others are still playing.
    [advice] { $mover } asks a team-mate about the position and takes the advice.
    [analyses-running] { $mover } tells a friend what is wrong with a game at the next board, which is still going on.
    [analyses-in-hall] { $mover } has finished and analyses the game with { $other }, in the playing hall.
    [holds-up] The next round is due. { $mover } sits at the table of the last one and will not leave it.
    [leaves-hall] { $mover } leaves the playing hall without asking the arbiter.
    [fetches-something] { $mover } runs to the hotel for a pair of glasses and tells no one.
    [stands-by] { $mover } stands beside the next board for ten minutes and watches.
    [telephone] { $mover } looks at a telephone during the game.
    [watch] { $mover } reads a message on a watch during the game.
    [walks] While { $other } is thinking, { $mover } walks up and down in the hall.
    [asks-arbiter] { $mover } asks the arbiter how the move limit is counted.
    [appeals] { $mover } plays on, and sends a written appeal to the appeals committee with a copy for the chief arbiter.
   *[writes-to-organisers] { $mover } writes the organisers a letter about the light in the hall.
}

# $conduct (String) - one of the sentences above
conduct-case = { $conduct } Is that allowed?
# $conduct (String) - one of the sentences above, about what is not allowed
# $other (String) - the other side
seen-conduct = { $conduct } The arbiter sees it; { $other } has not complained. What does the arbiter do?

# $mover (String) - White or Black
severe-warning-one = In one game { $mover } has had a severe warning, the first. What is the ruling?
# $mover (String) - White or Black
severe-warning-two = In one game { $mover } has had a second severe warning. What is the ruling?
disqualification-case = An arbiter wants to disqualify a player. Who must agree?
# $mover (String) - White or Black
refuses-correction-case = { $mover } has broken a rule of play. The arbiter asks for a correction, and { $mover } refuses. What is the ruling?

# $seen (String) - what the arbiter sees
# $mover (String) - White or Black
seen = { $seen ->
    [flag] The arbiter sees that a flag has fallen. The players have not noticed. What does the arbiter do?
    [rule-draw] The arbiter sees that the game is drawn under the 16-move rule. Neither player has noticed. What does the arbiter do?
    [third-time] The arbiter sees the same position on a board for the third time, with the same side to move. Neither player has noticed. What does the arbiter do?
    [king-moves] The arbiter sees that each side has made 25 moves with kings only and nothing was taken. Neither player has noticed. What does the arbiter do?
    [too-late] { $mover } comes an hour and a half late; the limit is an hour. The opponent says nothing. What does the arbiter do?
    [forgotten-clock] The arbiter sees that { $mover } has moved and forgotten the clock. The opponent says nothing. What does the arbiter do?
    [quarrel] Two players quarrel at the board. Neither has called the arbiter. What does the arbiter do?
   *[no-score] The arbiter sees that { $mover }, with an hour left, has stopped keeping score. What does the arbiter do?
}

## Forms of play and of tournaments

# $form (String) - a form of play or of a tournament
form-described = { $form ->
    [odds] A master meets a beginner and starts with a man less. What is this called?
    [blindfold] A player plays without seeing the board and calls out the moves. What is this called?
    [simultaneous] A master plays twenty opponents at once, going from board to board. What is this called?
    [blindfold-simultaneous] A master plays ten opponents at once and sees none of the boards. What is this called?
    [correspondence] The players send each other one move at a time and may think for days. What is this called?
    [knock-out] Whoever loses is out, until one player is left. What is this called?
    [round-robin] Every player meets every other. What is this called?
    [by-score] In each round players with equal or nearly equal scores meet. What is this called?
    [relay] Each team sends one player after another. Whoever has lost a game plays no more, and a team is out once its last player has lost. What is this called?
    [match] Two players meet in a series of games. What is this called?
   *[scheveningen] Two teams meet, and every player of one plays every player of the other. What is this called?
}

# $players (Number) - 12 to 120
rounds-case = { $players } players enter a tournament paired by score. How many rounds suit it?

# $player (String) - a player: a to f
player-name = { $player ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[f] F
}
# $player (String) - a player
# $score (Number) - points
# $wins (Number) - games won
player-line = { $player } { $score } ({ $wins })
# $player (String) - a player
# $wins (Number) - games won
# $draws (Number) - games drawn
# $losses (Number) - games lost
score-case = A round robin of six ends. { $player } has won { $wins }, drawn { $draws } and lost { $losses }. How many points are that?
# $winner (String) - a player
# $loser (String) - a player
compare-won = { $winner } beat { $loser }.
# $first (String) - a player
# $second (String) - a player
compare-drawn = { $first } and { $second } drew their game.
# $table (String) - the players with their points, and their wins in brackets
# $game (String) - one of the two sentences above
# $first (String) - a player
# $second (String) - a player
compare-case = Round robin of six, final scores with wins in brackets: { $table }. { $game } Who is ahead, { $first } or { $second }?
# $game (Number) - 1 to 4
# $first (String) - time left, such as 02:10
# $second (String) - time left
play-off-drawn = A Lehmann-Georgiev play-off, five minutes each at the start. Game { $game } is drawn. A has { $first } left and B { $second }. With which times does the next game start?
# $winner (String) - a player
# $game (Number) - 1 to 4
play-off-won = A Lehmann-Georgiev play-off, five minutes each at the start. { $winner } wins game { $game }. What comes next?
# $loser (String) - a player
# $game (Number) - 1 to 4
play-off-flag = A Lehmann-Georgiev play-off, five minutes each at the start. In game { $game } { $loser }'s flag falls. What comes next?

## Tables of tournaments

course-table = table
# Before the line for typing an answer
prompt-answer = answer
# $player (Number)
# $results (String) - such as "+3 =5 -2": won against 3, drew with 5, lost to 2
# $score (Number)
table-row = { $player }   { $results }   { $score }
# $player (Number)
ask-score = What is the score of player { $player }? +3 means a win against player 3, = a draw, - a loss.
# $player (Number)
ask-opponents = Add up the scores of all opponents of player { $player }. +3 means a win against player 3; the score stands last.
# $player (Number)
ask-median = Add up the scores of the opponents of player { $player }, without the highest and the lowest. +3 means a win against player 3; the score stands last.
# $cut (Number) - how many are left out
# $player (Number)
ask-cut = { $cut ->
        [one] Leave out the lowest score
       *[other] Leave out the { $cut } lowest scores
    } among the opponents of player { $player } and add up the others. +3 means a win against player 3; the score stands last.
# $players (String) - a list
ask-order = Players { $players } have the same score. Who comes first? Compare the opponents' scores: all; then without the highest and the lowest; then without the lowest. Type the numbers in order, such as 3 1.
ask-pairing = Pair the next round: everyone once, no one against an earlier opponent, the scores as close together as possible. Type the pairs, such as 1-4 2-5 3-6.
fault-other-players = Name exactly the players asked for, each once.
# $right (Number)
fault-number = No: it is { $right }.
# $right (String) - players in order
fault-order = No. The right order: { $right }.
# $player (Number)
fault-twice = Player { $player } plays twice.
# $player (Number)
fault-missing = Player { $player } has no opponent.
# $first (Number)
# $second (Number)
fault-rematch = { $first } and { $second } have met before.
# $wrong (String) - one of these sentences
# $pairs (String) - a right pairing
pairing-fault = { $wrong } Right would be, for example: { $pairs }.
# $total (Number) - points
# $least (Number) - points
fault-apart = The scores in your pairs differ by { $total } points in all; { $least } is possible.
table-unread-number = Type a number.
# $player (String) - what was typed
table-unread-player = There is no player { $player }: they are 1 to 6.
table-unread-odd = One player has no opponent: type pairs.

## Rulings: at most 30 columns

# $ruling (String) - a decision
ruling = { $ruling ->
    [correct-or-accept] correct it or accept it
    [must-correct] it must be corrected
    [accepted] nothing any more
    [still-correct] demand a correction
    [offender-loses] the offender loses
    [warned] a warning, no more
    [punished] a penalty, as grave as the act
    [no-offence] no rule was broken
    [arbiter-waits] leave it to the opponent
    [arbiter-acts] step in
    [replayed] the game begins again
    [continues] the game continues
    [must-move] that piece must move
    [any-piece] any piece may move
    [any-square] it may go to another square
    [move-stands] the move stands
    [forbidden] not allowed
    [allowed] allowed
    [loses] the player loses
    [both-lose] both lose
    [time-lost] only time is lost
    [only-opponent] only the opponent
    [arbiter-too] the arbiter as well
    [anyone] anyone
    [white-clock] White's clock
    [black-clock] Black's clock
    [no-clock] neither clock
    [drawn] a draw
    [offer-stands] it is valid
    [offer-too-early] it comes too early
    [offer-repeated] the opponent must offer first
    [offer-conditional] conditions are not allowed
    [offer-late] it comes after the clock
    [offer-declined] it is declined
    [side-to-move] the player to move
    [other-side] the other player
    [the-arbiter] the arbiter
    [white-player] the player with White
    [play-sealed] the sealed move is played
    [confirm-position] position and times are agreed
    [return-sheets] the sheets are given back
    [open-envelope] the envelope is opened
    [must-write] keep writing
    [write-later] stop, and complete it if asked
    [need-not-write] they need never be written
    [fill-in] they are filled in now
    [play-off-decides] a play-off decides
    [chief-arbiter] the chief arbiter
   *[play-off-over] the play-off is over
}
# $minutes (Number)
ruling-minutes-each = { $minutes } minutes off each clock
# $minutes (Number)
ruling-minutes-white = { $minutes } minutes off White's
# $points (Number)
ruling-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $rounds (Number)
ruling-rounds = { $rounds } rounds
# $first (String) - a time, such as 02:10
# $second (String) - a time
ruling-times = A { $first }, B { $second }
# $form (String) - the same
form-name = { $form ->
    [odds] a game at odds
    [blindfold] blindfold play
    [simultaneous] simultaneous play
    [blindfold-simultaneous] blindfold simultaneous play
    [correspondence] correspondence play
    [knock-out] a knock-out
    [round-robin] a round robin
    [by-score] pairing by score
    [relay] a relay of teams
    [match] a match
   *[scheveningen] the Scheveningen system
}
