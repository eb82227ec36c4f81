language-name = English
program = Chuhe
about = A terminal trainer for xiangqi (Chinese chess, 象棋 xiàngqí).
home-title = Home
home-foot = Chuhe (楚河 chǔ hé) is the river in the middle of the board.
home-mates = Mates
about-mates = Positions from games in which the side to move mates by force, each proved. Any mate as short is accepted.
home-endings = Endings
about-endings = Practical endings (实用残局 shíyòng cánjú) from exact tables, under the counter of sixty rounds without a capture.
home-vary = Who must vary?
about-vary = Repetition (棋例 qílì): both sides repeat their moves. Who must vary, or is it a draw? Without end; the rules are those of the options. ← and → make the moves on the board.
home-arbiter = Arbiter
about-arbiter = What the rules of 2020 decide: touched pieces, slips, late discoveries.
home-game = Play
about-game = A game against the engine, under the rules of repetition that you choose. Choose a piece with Enter, then its point.
home-progress = Progress
about-progress = What you have done, and how strong you are with mates.
home-options = Options
about-options = Language, rules, notation and colours. A change counts at once.

mates-due = Due today
about-mates-due = Mates that come back because you missed them, or before you forget them.
mates-one = Mate in one
about-mates-one = One move, and the king has no answer: 将死 jiāngsǐ, or no move at all: 困毙 kùnbì, which also loses.
mates-two = Mate in two
about-mates-two = Two moves by the attacker.
mates-three = Mate in three or four
about-mates-three = Mostly by checks (连将杀 liánjiàngshā); some need a quiet move (宽一步 kuān yī bù).
mates-long = Mate in five to nine
about-mates-long = Long mates. Every answer of the opponent is proved.
# $moves (Number)
mate-title = Mate in { $moves }
# $moves (Number)
# $side (String)
mate-ask = { $side ->
    [red] Red
   *[black] Black
} mates in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
# $played (String)
# $reply (String)
mate-good = { $played } is right. The answer is { $reply }. Go on.
# $played (String)
mate-not = { $played } does not mate.
# $played (String)
# $reply (String)
mate-escapes = { $played } lets the king escape: { $reply }, and there is no mate in time.
# $played (String)
mate-unknown = Whether { $played } still mates in time could not be found out. It does not count; try another move.
# $errors (Number)
mate-done = { $errors ->
    [0] Mate! Right at once. n brings the next one.
    [one] Mate, after one error. n brings the next one.
   *[other] Mate, after { $errors } errors. n brings the next one.
}
# $line (String)
mate-shown = The mate: { $line }
mate-not-shown = The mate was not found again in time.

# $name (String)
mate-name = { $name ->
    [double-cannon] 重炮 chóngpào, double cannon: one cannon checks over the other.
    [horse-cannon] 马后炮 mǎ hòu pào, cannon behind the horse.
    [smothered-palace] 闷宫 mēngōng, smothered palace: the own advisor is the cannon's screen.
    [palace-horse] 卧槽马 wòcáo mǎ, horse beside the palace.
    [corner-horse] 挂角马 guàjiǎo mǎ, horse on the palace's corner.
    [iron-bolt] 铁门栓 tiěménshuān, iron bolt: a cannon holds the middle file, a rook or pawn checks at the gate beside it.
    [facing-king] 白脸将 báiliǎnjiàng, the kings' file: the own king takes the last way out.
   *[two-rooks] 双车错 shuāngjū cuò, two rooks, line after line.
}

endings-win = Win
about-endings-win = Win before sixty rounds have passed without a capture. Every move is checked against the table; the opponent holds out as long as possible.
endings-hold = Hold
about-endings-hold = Hold the draw until sixty rounds have passed without a capture. The opponent sets a trap with every move.
# $attack (String)
# $defence (String)
class = { $attack } against { $defence }
# $piece (String)
two = { $piece ->
    [advisor] two advisors
   *[elephant] two elephants
}
# $rounds (Number)
rounds = { $rounds } of 60 rounds without a capture
# $side (String)
ending-ask-win = { $side ->
    [red] Red
   *[black] Black
} is to win.
# $side (String)
ending-ask-hold = { $side ->
    [red] Red
   *[black] Black
} is to hold the draw.
# $played (String)
ending-right = { $played } is right.
# $played (String)
# $reply (String)
ending-good = { $played } is right. The answer is { $reply }. Go on.
# $played (String)
ending-lets-go = { $played } lets the win go.
# $played (String)
ending-too-slow = { $played } wins, but not before sixty rounds have passed.
# $played (String)
ending-loses = { $played } loses.
# $errors (Number)
ending-won = { $errors ->
    [0] Won, without an error. n brings the next one.
    [one] Won, with one error. n brings the next one.
   *[other] Won, with { $errors } errors. n brings the next one.
}
# $errors (Number)
ending-bare = { $errors ->
    [0] Nothing can attack any more: held, without an error. n brings the next one.
    [one] Nothing can attack any more: held, with one error. n brings the next one.
   *[other] Nothing can attack any more: held, with { $errors } errors. n brings the next one.
}
# $errors (Number)
ending-limit = { $errors ->
    [0] Sixty rounds: held, without an error. n brings the next one.
    [one] Sixty rounds: held, with one error. n brings the next one.
   *[other] Sixty rounds: held, with { $errors } errors. n brings the next one.
}
# $played (String)
ending-shown = A right move: { $played }. n brings the next one.

# $rules (String)
vary-title = Who must vary? ({ $rules })
# $moves (String)
vary-ask = Both sides repeat: { $moves }. Who must vary?
# $made (Number)
# $all (Number)
vary-step = { $made } of { $all } moves made (← →)
vary-red = Red must vary
vary-black = Black must vary
vary-draw = Draw if nobody varies
# $side (String)
# $pieces (String)
conduct-check = { $side ->
    [red] Red
   *[black] Black
} checks for ever (长将 chángjiāng) with the { $pieces }.
# $side (String)
conduct-kill = { $side ->
    [red] Red
   *[black] Black
} threatens mate for ever (长杀 chángshā).
# $side (String)
# $pieces (String)
conduct-chase = { $side ->
    [red] Red
   *[black] Black
} chases for ever (长捉 chángzhuō): { $pieces }.
# $side (String)
# $pieces (String)
conduct-several = { $side ->
    [red] Red
   *[black] Black
} chases several pieces in turn: { $pieces }.
# $side (String)
conduct-mixture = { $side ->
    [red] Red
   *[black] Black
} attacks with every move, by different means (将 jiāng, 杀 shā, 捉 zhuō).
# $side (String)
conduct-allowed = { $side ->
    [red] Red
   *[black] Black
} does nothing forbidden: not every move attacks.
ground-check = perpetual check by one side loses
ground-allowed = both do what is allowed: a draw
ground-forbidden = both do what is forbidden: a draw
ground-one = the side that does what is forbidden must vary
# $reason (String)
# $article (String)
ground-cxa = CXA { $article }: { $reason }.
# $reason (String)
ground-wxf = WXF: { $reason }.
# $played (String)
# $deed (String)
deed = { $played }: { $deed }
deed-check = check (将 jiāng)
deed-kill = threatens mate (杀 shā)
# $pieces (String)
deed-chase = chases (捉 zhuō): { $pieces }
# $pieces (String)
deed-pawn = a pawn attacks: { $pieces }
deed-idle = idle (闲 xián)

arbiter-touch = Touched pieces
about-touch = Touch (摸子 mōzǐ): what must be played after it, and is it a foul? Articles 5.1 to 5.5, from random games.
arbiter-incidents = Slips and discoveries
about-incidents = Adjusting, letting go, wrong colours, knocked pieces: articles 5.6 to 5.10, with their limits.
# $side (String)
# $piece (String)
touch-own = { $side ->
    [red] Red
   *[black] Black
} touches the own { $piece } (marked). What must be played?
# $side (String)
# $piece (String)
touch-enemy = { $side ->
    [red] Red
   *[black] Black
} touches the opponent's { $piece } (marked). What must be played?
# $side (String)
# $own (String)
# $enemy (String)
touch-own-enemy = { $side ->
    [red] Red
   *[black] Black
} touches first the own { $own }, then the opponent's { $enemy }. What must be played?
# $side (String)
# $enemy (String)
# $own (String)
touch-enemy-own = { $side ->
    [red] Red
   *[black] Black
} touches first the opponent's { $enemy }, then the own { $own }. What must be played?
# $side (String)
# $own (String)
# $enemy (String)
touch-both = { $side ->
    [red] Red
   *[black] Black
} touches the own { $own } and the opponent's { $enemy } at once. What must be played?
touch-capture = The own piece captures the enemy
touch-other = The touched enemy is captured
touch-move = The touched own piece moves
touch-free = Any move
# $moves (String)
touch-moves = Possible: { $moves }.
touch-foul = Touching that was a foul (8.1.5).
touch-no-foul = It is no foul.
# $article (String)
article = Article { $article } of the rules of 2020.

incident-brush = A player plainly brushes a piece by accident.
incident-adjust = A player puts a piece right on its point.
incident-own-time = It is the player's own time.
incident-other-time = It is the opponent's time.
incident-announced = The player has said so before.
incident-silent = The player has said nothing.
incident-slipped = A piece slips out of a player's hand by accident and lands on a point.
incident-let-go = A player lets go of a piece on a point, and then wants to take the move back.
incident-colours = The players find that they have the wrong colours.
# $time (String)
incident-after = The game has gone on for { $time }.
incident-shifted = A piece stands on another point than it should: it was moved by accident.
# $rounds (Number)
incident-rounds = { $rounds ->
    [one] That was one round ago.
   *[other] That was { $rounds } rounds ago.
}
incident-illegal = It is found that a player has made a move against the rules.
incident-national = It is a national tournament.
incident-local = It is a tournament of a province, or of children.
incident-second = It is this player's second one.
incident-first = It is this player's first one.
# $pieces (Number)
incident-knocked = { $pieces ->
    [one] A player knocks one piece off its point.
   *[other] A player knocks { $pieces } pieces off their points.
}
incident-off-board = One falls off the board.
incident-pressed = The player is pressing the clock or has pressed it.
incident-not-pressed = The player has not pressed the clock.
# $time (String)
incident-opponent-has = The opponent has { $time } left.
incident-between = A move was made and the clock pressed, and the piece stands between two points: nobody can tell which is meant.
# $minutes (Number)
# $seconds (Number)
minutes = { $minutes } min { $seconds } s
decide-nothing = Nothing follows
decide-touched = The piece counts as touched
decide-stands = The move stands
decide-not-placed = The move has not been made
decide-restart = A new game with colours changed
decide-goes-on = The game goes on as it stands
decide-restored = Back to before; any move
decide-loses = The culprit loses
decide-foul = A foul; that piece must move
decide-put-right = Put right in the own time
decide-three = The opponent gets 3 minutes
decide-opponent = The opponent chooses the point

# $level (Number)
# $rules (String)
game-title = Game, level { $level } ({ $rules })
setup-level = Level
about-level = From 1, for beginners, to 8. The engine is the program's own.
setup-side = You play
about-side = Red moves first.
setup-rules = Repetition
setup-begin = Enter begins.
# $side (String)
game-ask = You are { $side ->
    [red] Red
   *[black] Black
}. Choose a piece, then its point.
game-again = n begins another game.
game-goes-on = The game goes on. r gives it up.
# $times (Number)
occurrences = This position has come { $times } times; at the fourth it is judged.
# $side (String)
# $reason (String)
verdict-won = { $side ->
    [red] Red
   *[black] Black
} wins: { $reason }.
# $reason (String)
verdict-drawn = A draw: { $reason }.
reason-mate = mate (将死 jiāngsǐ)
reason-stalemate = no move is left (困毙 kùnbì)
reason-perpetual = the other side checked for ever (4.1.4)
reason-repetition = the other side had to vary (4.1.5; in the first 25 rounds Red has to, 4.3)
reason-resigned = the other side gave up
reason-other = by the arbiter's decision
draw-repetition = nobody had to vary (4.2.3)
draw-limit = sixty rounds without a capture (4.2.4)

rules-cxa = CXA
rules-wxf = WXF
about-cxa = China's rules (1999, 25 to 28): threats of mate and chases for ever lose, and so do mixtures.
about-wxf = The World Federation's rules: check and chases of one piece for ever lose; threats of mate and mixtures are a draw.
option-language = Language
option-rules = Repetition
option-notation = Notation
option-theme = Theme
option-colors = Colours
about-language = The language of all texts.
about-notation = How moves are written. Chinese characters cannot be drawn with --ascii.
about-theme = The colours of the screen. Nothing is said by colour alone: the sides' pieces differ in their characters.
about-colors = How many colours your terminal has. Change it if the colours look wrong.
language-auto = as the system
notation-auto = by the language
# $theme (String)
theme = { $theme ->
    [dark] dark
    [light] light
    [high-contrast] high contrast
    [color-blind] colour-blind safe
   *[monochrome] no colours
}
# $colors (String)
colors = { $colors ->
    [auto] as the terminal says
    [sixteen] 16
    [indexed] 256
   *[true] 24 bits
}
# $name (String)
# $value (String)
form-row = { $name }: ‹ { $value } ›

# $side (String)
side = { $side ->
    [red] Red
   *[black] Black
}
# $side (String)
to-move = { $side ->
    [red] Red to move
   *[black] Black to move
}
# $piece (String)
piece = { $piece ->
    [king] king
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [rook] rook
    [cannon] cannon
   *[pawn] pawn
}
list = ,{" "}
then = ;{" "}
and = {" "}and{" "}
# $side (String)
state-check = { $side ->
    [red] Red
   *[black] Black
} is in check.
state-mate = Mate.
state-stalemate = No move is left.
# $side (String)
choose-own = Choose a piece of { $side ->
    [red] Red
   *[black] Black
}'s: it is to move.
refuse-empty = No piece stands there.
refuse-own = An own piece stands there.
# $piece (String)
refuse-move = The { $piece } does not move like that (2.2).
refuse-leg = A piece blocks the horse's leg (蹩马腿 bié mǎtuǐ, 2.2).
refuse-eye = A piece blocks the elephant's eye (塞象眼 sāi xiàngyǎn, 2.2).
refuse-way = A piece is in the way (2.2).
# $count (Number)
refuse-screens = A cannon captures over exactly one piece (炮打隔子 pào dǎ gé zǐ); here it is { $count } (2.2).
# $piece (String)
refuse-palace = The { $piece } stays in the palace (九宫 jiǔgōng, 2.2).
refuse-river = An elephant does not cross the river (2.2).
refuse-face = The kings would face each other (3.4).
refuse-gives = The king could be captured (3.4).
refuse-unanswered = The check is not answered (3.4).

pane-state = State
pane-answers = Answers
pane-moves = Moves
pane-task = Task
thinking = Thinking …
drawing = Looking for a question …
answered = It is answered. n brings the next one.
none-there = There is none now.
# $answer (String)
right = Right: { $answer }.
# $answer (String)
wrong = No: { $answer }.
# $right (Number)
# $asked (Number)
score = { $right } of { $asked } right

# $done (Number)
# $clean (Number)
done-today = Today: { $done } done, { $clean } right at once.
# $rating (Number)
# $range (Number)
rating-line = Your rating with mates: { $rating } ± { $range }
# $due (Number)
due-count = { $due ->
    [one] { $due } mate is due today.
   *[other] { $due } mates are due today.
}
# $kind (String)
exercise-kind = { $kind ->
    [mate] Mates
    [ending-win] Endings to win
    [ending-hold] Endings to hold
    [vary] Who must vary?
    [touch] Touched pieces
    [answers] Answers to a check
    [notation] Notation
    [unannounced] Unannounced
    [incident] Slips and discoveries
    [drill] Drills of lessons
    [step] Steps of lessons
    [lesson] Lessons
   *[game] Games
}
# $name (String)
# $done (Number)
# $clean (Number)
progress-line = { $name }: { $done }, { $clean } right at once
progress-none = Nothing yet. Every exercise and every game is counted here.

# $reason (String)
trouble-in-memory = Progress is not saved: { $reason }. You can still train.
# $reason (String)
# $file (String)
trouble-damaged = Your progress file was damaged ({ $reason }). It is kept as { $file }; a new one was started.
# $had (Number)
# $has (Number)
trouble-fewer = Your progress file had { $had } exercises and has { $has } now. Was it replaced, or copied without its -wal file?
trouble-mended = An index of your progress file was damaged and has been made anew. Nothing is lost.
# $fault (String)
trouble-faulty = Your progress file has a fault: { $fault }.
# $attempts (Number)
trouble-unreadable = { $attempts ->
    [one] { $attempts } exercise in your progress file cannot be read and is skipped.
   *[other] { $attempts } exercises in your progress file cannot be read and are skipped.
}
# $exercises (Number)
# $reason (String)
exercises-lost = { $exercises ->
    [one] { $exercises } exercise could not be saved: { $reason }
   *[other] { $exercises } exercises could not be saved: { $reason }
}
no-data-folder = the system names no folder for data; set CHUHE_HOME
# $file (String)
# $reason (String)
in-file = { $file }: { $reason }
store-newer = a newer Chuhe has written it
file-empty = it is empty
# $table (String)
table-missing = { $table } is missing
file-exists = it exists already
disk-full = the disk is full; free some space
file-read-only = the file is read-only; change its permissions
file-busy = another program keeps it locked
odd-value = a value is not of the kind that was written
# $key (String)
# $found (String)
# $taken (String)
settings-bad-value = { $key } cannot be { $found }; { $taken } is used
# $key (String)
settings-unknown-key = { $key } is not known
# $file (String)
# $line (Number)
# $fault (String)
settings-line = { $file }, line { $line }: { $fault }
settings-not-utf8 = it is not UTF-8
settings-circle = it is a link in a circle

key-help = keys
key-back = back
key-quit = quit
key-up-down = choose
key-choose = open
key-answer = answer
key-next = next
key-solution = solution
key-line = line by number
key-board = cursor
key-piece = piece, point
key-step = moves
key-resign = give up
key-again = another game
key-change = change
key-begin = begin
key-turn = turn the board
key-more = rest of the text
keys-title = Keys
keys-close = Any key closes this list.
key-space = Space
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-home-key = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-control = Ctrl-
# $key (String)
key-idle = { $key } does nothing here.
too-small = Chuhe needs at least 72 columns and 24 rows.
no-terminal = chuhe needs a terminal: standard input and output must be one.
no-foreground = chuhe was started in the background and cannot wait there.
# $error (String)
terminal-failed = the terminal failed: { $error }

home-learn = Learn
about-learn = A course: the rules, mates by name, notation, combinations, endings, openings, and an arbiter's part. Every step is proved.
# $name (String)
# $passed (Number)
# $all (Number)
learn-stage = { $name } ({ $passed }/{ $all })
# $due (Number)
learn-due = Steps due today: { $due }
about-learn-due = Steps of lessons that come back because you missed them, or before you forget them.
learn-review = Steps due today
learn-all-done = That was all for today. q leads back.
learn-gate = Passed: eight of ten exercises right at the first try.
# $step (Number)
# $steps (Number)
lesson-step = Step { $step } of { $steps }
# $title (String)
# $number (Number)
# $all (Number)
lesson-exercise = { $title } · exercise { $number } of { $all }
lesson-help = Do on the board what the text asks for: choose a piece with Enter, then its point, or click. A question is answered by its number.
lesson-right = Right.
lesson-then = Right. The opponent has answered. Go on.
# $played (String)
lesson-as-good = That is as good. Here { $played } was played and answered. Go on.
# $left (Number)
lesson-found = { $left ->
    [one] Right. One is still missing.
   *[other] Right. { $left } are still missing.
}
lesson-again = You have found that one.
lesson-wrong-choice = No. Try another answer.
lesson-shown = This is the answer.
lesson-go-on = Enter goes on.
lesson-finish-first = First do this one; s shows the answer.
lesson-is-done = This step is done. Enter goes on.
lesson-is-first = This is the first step.
# $played (String)
lesson-no-mate = { $played } does not mate in time. Try again.
# $played (String)
lesson-no-check = { $played } gives no check. Try again.
# $played (String)
lesson-no-gain = { $played } does not win that much. Try again.
# $played (String)
lesson-not-this = { $played } is not it. Try again.
lesson-not-point = Not this point. Try again.
lesson-passed = The lesson is passed.
lesson-failed = Not passed: eight of ten exercises have to be right at the first try.
lesson-end = Enter begins the lesson again, q leads back to the list.
# $title (String)
# $text (String)
lesson-article = { $title }: { $text }
# $piece (String)
drill-targets = Point at all points to which the marked { $piece } can move. Captures count.
drill-check = Give check (将军 jiāngjūn).
drill-answers = The side to move is in check. Point at all pieces that can answer it (应将 yìngjiàng).
# $played (String)
drill-written = Play { $played }.
# $lessons (Number)
# $steps (Number)
course-sound = { $lessons } lessons with { $steps } steps: all proved.
key-before = step before
key-lesson-again = again

case-disturbance = A player keeps disturbing the opponent in the opponent's time.
case-clock = A player stops the clock without leave.
case-false-claim = A player claims the natural limit, and the count does not bear it out.
case-touch = A player touches an own piece that cannot move.
# $entries (Number)
case-missing = { $entries ->
    [one] Players have to record. One move is missing in a player's record.
   *[other] Players have to record. { $entries } moves are missing in a player's record.
}
# $done (String)
# $before (Number)
case-with-fouls = { $done } The player had { $before ->
    [0] no foul
    [one] one foul
   *[other] { $before } fouls
} before. What follows?
case-illegal-national = A player makes a move against the rules in a national tournament for adults, for the first time in this game. What follows?
case-illegal-first = A player makes a move against the rules in a tournament of a town, for the first time in this game. What follows?
case-illegal-second = A player makes a move against the rules in a tournament of a town, for the second time in this game. What follows?
case-press-first = A player presses the clock without having moved, for the first time in this game. What follows?
case-press-second = A player presses the clock without having moved, for the second time in this game. What follows?
# $minutes (Number)
case-rapid = Each side has { $minutes } minutes for the whole game. Is that a rapid game (快棋 kuàiqí)?
# $minutes (Number)
# $seconds (Number)
# $moves (Number)
case-time = { $minutes } minutes, and { $seconds } seconds more for each move. How much time has a player been given in all after { $moves } moves?
# $own (Number)
# $other (Number)
case-offers = After round 25 a player has offered a draw { $own } times, the opponent { $other ->
    [one] once
   *[other] { $other } times
}. What follows?
# $rounds (Number)
case-claim = A player claims the natural limit of sixty rounds. The last capture was { $rounds } rounds ago. It is the first claim, and there was no foul. What follows?
# $rounds (Number)
case-claim-second = A player claims the natural limit of sixty rounds. The last capture was { $rounds } rounds ago. Since then the player has claimed it once before, wrongly. What follows?
# $round (Number)
case-cycle = In round { $round } both sides have repeated for three cycles, and both do only what is allowed. What does the arbiter decide?
# $order (String)
case-line-up = Four boards, two reserves; players 1 to 6 by strength. A team lines up { $order }. Is that allowed?
# $place (Number)
case-knock-out-one = Points first, then one round of knock-out. Whom does number { $place } of the first part meet?
# $place (Number)
case-knock-out-two = Points first, then two rounds of knock-out. Whom does number { $place } of the first part meet in the first one?
# $one (Number)
# $other (Number)
case-games = Two teams of { $one } and { $other }; all players of one meet all of the other. How many games are that?
# $one (Number)
# $two (Number)
# $three (Number)
case-sum = A team counts by the sum of its players' places: { $one }, { $two } and { $three }. What is its result?
reply-nothing = Nothing
reply-foul = One foul
reply-two-fouls = Two fouls
reply-loses = The player loses
reply-drawn = A draw
reply-red-varies = Red must vary, or loses
reply-yes = Yes
reply-no = No
# $place (Number)
reply-place = Number { $place }
# $minutes (Number)
reply-minutes = { $minutes } minutes
