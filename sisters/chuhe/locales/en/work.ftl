### First questions, unfinished work, clocks and offers.

first-title = Welcome
first-welcome = A few questions, then you begin. You can change the answers later under Options.
first-how-to = Up and down chooses a line, left and right changes an answer.
first-begin = Begin
# $question (String)
first-ask = { $question ->
    [language] Language
    [rules] Repetition
    [notation] Notation
   *[face] Talks by
}
# $question (String)
first-help = { $question ->
    [language] The language of all texts.
    [rules] The rules of repetition of your games and questions: those of China, or those of the World Federation.
    [notation] How moves are written, on the screen and in what you type.
    [face] Lines are for screen readers and braille: one line in, whole sentences out.
   *[begin] Enter begins.
}
option-face = Talks by
about-face = A screen, or lines for speech and braille. This counts at the next start; chuhe --plain does it once.
# $face (String)
face = { $face ->
    [screen] screen
   *[plain] lines, for speech and braille
}
not-now = That does nothing now.
# $name (String)
# $value (String)
named = { $name }: { $value }

home-unfinished = Unfinished
about-unfinished = Mates, endings, games and questions that you left before their end. Enter continues one; x gives it up.
# $count (Number)
unfinished-count = { $count ->
    [one] { $count } thing is unfinished.
   *[other] { $count } things are unfinished.
}
unfinished-none = Nothing is unfinished.
unfinished-lost = This cannot be continued: what it was about is no longer there. x gives it up.
# $moves (Number)
unfinished-mate = Mate in { $moves }
# $level (Number)
# $moves (Number)
unfinished-game = { $moves ->
    [one] Game, level { $level }: { $moves } move
   *[other] Game, level { $level }: { $moves } moves
}
# $file (String)
# $reason (String)
unfinished-unkept = Unfinished work is not saved: { $file }: { $reason }
# $file (String)
# $reason (String)
unfinished-unreadable = Unfinished work cannot be read ({ $reason }). It is kept as { $file }.
# $reason (String)
# $file (String)
unfinished-newer = Unfinished work of a newer program cannot be read ({ $reason }). It stays in { $file }.

setup-pace = Time
pace-free = no limit
# $minutes (Number)
# $seconds (Number)
pace-seconds = { $minutes } min, { $seconds } s a move
# $minutes (Number)
pace-minutes = { $minutes } min for the game
# $red (Number)
# $black (Number)
pace-odds = Red { $red } min, Black { $black } min
about-pace-free = Without a clock.
about-pace-seconds = A base time, and seconds more with every move (6.1). Whoever has used the time loses (4.1.6).
about-pace-sudden = One time for the whole game (6.2).
about-pace-rapid = One time for the whole game; up to 15 minutes it is a rapid game (快棋 kuàiqí, 6.3).
about-pace-odds = Odds of time (贴时 tiēshí, 6.4): Black, who moves second, has more.
# $red (String)
# $black (String)
game-clocks = Red { $red }   Black { $black }
# $round (Number)
offer-early = Round { $round }: no draw is offered in the first 25 rounds (4.3).
offer-declined = The opponent declines the draw.
offer-foul = The opponent declines. Two more offers than the opponent are a foul (8.1.3); the third foul loses.
offer-made = The opponent offers a draw. a accepts it; a move declines it.
offer-none = The opponent has offered nothing.
reason-time = the other side's time is over (4.1.6)
reason-fouls = the other side has three fouls (4.1.10)
draw-agreed = both agree (4.2.1)
key-offer = offer a draw
key-accept = accept a draw
key-give-up = give up

# $piece (String)
# $side (String)
man = { $piece ->
    [king] { $side ->
        [red] king
       *[black] king
    }
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [rook] rook
    [cannon] cannon
   *[pawn] pawn
}
