## Why a case is decided as it is: a sentence each. The articles stand behind it.

# $why (String) - one of the sentences below
# $articles (String) - a list, such as "CDA 2.7.4 and CDA 2.7.4.3"
why-case = { $why } ({ $articles })

# $sequel (String) - what follows an irregular act
why-irregular = { $sequel ->
    [noticed] It is one of the sixteen irregular acts, and it is for the opponent alone to decide.
    [noticed-late] Replying with a move accepts the position.
    [refused] A player who refuses to correct a breach of the rules of play loses the game.
    [partly] Correcting only a part is punished; only a refusal costs the game outright.
   *[silence] About an irregular act only the opponent may speak; here the arbiter may not step in.
}
why-accident = A change by accident is no offence if it is noticed at once.
why-board-turned = A game on a board that lies the wrong way round is void.
why-left-off = Any wrong position that comes to light during the game is put right.
why-on-light = A piece on a light square is not in play, and has to be put right.

# $touch (String) - how a piece was touched
why-touch = { $touch ->
    [movable] A touched piece that can move must move.
    [blocked] Only a touched piece that has a legal move must be moved.
    [adjusted] Whoever says so clearly beforehand may straighten pieces.
    [adjusted-late] The words count only if they come before the touch.
    [hand-on] Until the hand lets go, the piece may go to any square it can reach.
    [hand-off] The move is complete once the hand has let go of the piece.
   *[not-to-move] A player who is not to move may not touch any piece.
}

# $case (String) - a case about the clock
why-clock = { $case ->
    [pressed] The clock was pressed while there was time left.
    [not-pressed] A move counts only once the clock has been pressed.
    [forgotten] Each player looks after their own time; only the opponent may point it out.
    [other-hand] The hand that moved must also press the clock.
    [late] Up to the limit, being late costs only the time lost.
    [too-late] Whoever is later than the limit loses.
    [both-late] If both are later than the limit, both lose.
    [neither] The time until the first player comes is divided between the two clocks.
    [black-absent] If Black is absent at the start, Black's clock runs.
    [claim-right] If the claim is accepted, the fallen flag does not count.
    [claim-wrong] The clock runs on during a claim; if it is refused, the flag counts.
    [broken] The arbiter replaces the clock, sets both times, and the game continues.
   *[colors-swapped] Once the game has begun, it continues with the colours as they are.
}

# $case (String) - a case about the score sheet
why-sheet = { $case ->
    [trouble] Under sudden death a player with less than five minutes need not write.
    [time-left] Time trouble begins with less than five minutes.
    [fischer] With a Fischer clock there is no time trouble.
    [after] The arbiter may have the moves that were left out filled in after the game.
    [compare] It takes the opponent's consent, and one's own time.
    [capture-first] A capture is written down after it has been made.
   *[refuses] Whoever refuses to keep score, even when told to, loses the game.
}

# $case (String) - a case about a draw
why-draw = { $case ->
    [early] A draw may be offered only after forty moves.
    [stands] Forty moves have been made, and the order is right: move, offer, clock.
    [again] Whoever was declined has to wait for an offer by the opponent.
    [conditional] An offer may have no conditions.
    [late] The offer comes before the clock, on one's own time.
    [answered] Playing on declines an offer.
    [repeated] It is the third time, always with the same side to move.
    [not-repeated] It takes three times, each with the same side to move.
    [theoretical] Under sudden death this is a draw, unless the stronger side can show a win.
    [advantage] It takes eight pieces at most, less than a minute, and the better position: all is given.
    [no-advantage] It takes eight pieces at most, and less than a minute on the clock.
   *[fischer] That rule is for sudden death only, without added time.
}
# $limit (Number) - moves by each side
why-limit-reached = With this material the limit is { $limit } moves by each side, and it is reached.
# $limit (Number) - moves by each side
why-limit-open = With this material the limit is { $limit } moves by each side, and it is not yet reached.

# $step (String) - a question about an adjourned game
why-sealing = { $step ->
    [reads-legal] The sealed move is legal, so it has to be made.
    [reads-illegal] A sealed move that is not legal loses the game.
    [who-seals] The player to move writes the move down unseen.
    [illegal] A sealed move must be legal; otherwise the game is lost.
    [who-keeps] The arbiter seals the envelope and keeps it.
    [first] Envelope, score sheets, position and times, sealed move: in this order.
    [second] Envelope, score sheets, position and times, sealed move: in this order.
    [third] Envelope, score sheets, position and times, sealed move: in this order.
    [fourth] Envelope, score sheets, position and times, sealed move: in this order.
    [other-move] The sealed move has to be made.
   *[arbiters-time] The time for writing the position down is counted for neither player.
}

# $conduct (String) - what someone does in the hall
why-conduct = { $conduct ->
    [talks] During the game players may talk to no one but the arbiter.
    [asks-spectator] During the game players may talk to no one but the arbiter.
    [notes] Nothing may be looked up that could help in the game.
    [written-opening] Nothing may be looked up that could help in the game.
    [leaves-to-move] A player who is to move stays at the board.
    [points] Touching or pointing at squares to help one's own thinking is punished.
    [disturbs] A player may not disturb an opponent who is thinking.
    [disturbs-others] A player may not disturb games that are going on.
    [advice] A player may take no advice on their own game.
    [analyses-running] A game that is being played may not be analysed.
    [analyses-in-hall] Finished games are not analysed in the playing hall.
    [holds-up] A player may do nothing that keeps the tournament from running smoothly.
    [leaves-hall] Leaving the hall takes the arbiter's permission.
    [fetches-something] Leaving the hall takes the arbiter's permission.
    [stands-by] Players may not stay for a while beside a game in progress.
    [telephone] Electronic devices may be neither carried nor used.
    [watch] Electronic devices may be neither carried nor used.
    [walks] Players have the right to walk about in the hall.
    [asks-arbiter] Players may ask the arbiter anything about their game.
    [appeals] Players may appeal in writing, without interrupting the game.
   *[writes-to-organisers] Players may write to the organisers.
}
why-severe-warnings = Two severe warnings in one game lose it.
why-disqualification = To disqualify a player, the arbiter needs the consent of the chief arbiter.

# $seen (String) - what the arbiter sees
why-seen = { $seen ->
    [flag] The arbiter has to end the game, even if neither player claims it.
    [rule-draw] The arbiter may declare a draw by the rules unasked.
    [third-time] The arbiter may declare a draw by the rules unasked.
    [king-moves] The arbiter may declare a draw by the rules unasked.
    [too-late] The arbiter declares a game lost for a player who comes after the limit.
    [forgotten-clock] Only the opponent may point out a forgotten clock.
    [quarrel] The arbiter may step into any conflict unasked.
   *[no-score] Keeping score is a duty, and the arbiter checks it.
}
why-seen-conduct = The arbiter acts unasked; only irregular acts and a forgotten clock are left to the opponent.

# $form (String) - a form of play or of a tournament
why-form = { $form ->
    [odds] The stronger player gives men, so that the difference in strength is smaller.
    [blindfold] One side sees no board and keeps no score; the moves are called out.
    [simultaneous] One player faces several opponents on several boards at the same time.
    [blindfold-simultaneous] It is simultaneous play by someone who sees no board.
    [correspondence] The players are in different places, and the moves go by letter.
    [knock-out] Neighbours on the list meet, and the loser is out.
    [round-robin] All meet all; there are single and double ones, and ones in groups.
    [by-score] Equal or nearly equal scores are what the pairing goes by.
    [relay] It is a contest of teams in which players take turns until they lose.
    [match] Two players meet in two games or more.
   *[scheveningen] It is a team match in which all of one side meet all of the other.
}
# $players (Number) - players of a tournament
# $rounds (Number) - rounds of a knock-out with as many
why-rounds = A knock-out of { $players } takes { $rounds } rounds; two to four more, best an odd number, and never fewer than seven.
why-score = A win counts two points, a draw one, a loss nothing.
# $by (String) - what decides between two players
why-compare = { $by ->
    [score] The higher score comes first.
    [wins] The scores are equal, so more wins come first.
    [game] Scores and wins are equal, so the game between the two decides.
   *[play-off] Scores and wins are equal and their game was drawn: a play-off decides.
}
why-play-off-drawn = After a draw the next game starts with what each player has left.
why-play-off-over = The first game that is won, or lost on time, decides.
