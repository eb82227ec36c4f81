### Options, first questions, unfinished work, sets and results.

home-options = Options
home-help-options = Language, colours, rules, and how you train. A change counts at once.
home-unfinished = Unfinished
home-help-unfinished = Games, puzzles, sets and lessons that you left before their end. Enter continues one; d gives it up.
home-puzzle-sprint = Sprint
home-help-puzzle-sprint = Three minutes for puzzles that get harder. An error costs ten seconds; five in a row earn ten.
home-sets = Sets
home-help-sets = Fixed sets of twenty puzzles. Solve one again and again, until the wins come at sight.

# $option (String)
option-name = { $option ->
    [language] Language
    [rules] Your rules
    [experience] You began as
    [theme] Theme
    [colors] Colours
    [graphics] Board
    [face] Talks by
    [success] Puzzles to solve
   *[reviews] Reviews
}
# $option (String)
option-help = { $option ->
    [language] The language of all texts.
    [rules] The rules of a new game. You can still choose others for each one. Questions and cases name their rules themselves.
    [experience] How well you knew the game at first: your rating starts from there. It moves with every puzzle that you try.
    [theme] The colours of the screen. Nothing is said by colour alone.
    [colors] How many colours your terminal has. Change it if the colours look wrong.
    [graphics] Drawn in pixels where the terminal can show pictures, or in characters.
    [face] A screen, or lines that a screen reader speaks and a braille display shows. It counts at the next start.
    [success] How many puzzles in a hundred you want to solve. With fewer they are harder.
   *[reviews] The most puzzles in a day that come back because they are due.
}
language-auto = as the system
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
# $graphics (String)
graphics = { $graphics ->
    [auto] pixels if possible
    [kitty] pixels (kitty)
    [sixel] pixels (sixel)
   *[cells] characters
}
# $experience (String)
experience = { $experience ->
    [unknown] not said
    [beginner] new to the game
    [player] I know the fouls
   *[club] I play in a club
}
# $percent (Number)
percent = { $percent } %
# $count (Number)
a-day = { $count } a day

first-title = Welcome
first-welcome = A few questions, then you begin. You can change the answers later under Options.
first-how-to = Up and down chooses a line, left and right changes an answer.
first-begin = Begin
# $question (String)
first-ask = { $question ->
    [language] Language
    [experience] You
    [face] Talks by
   *[rules] Your rules
}
# $question (String)
first-help = { $question ->
    [language] The language of all texts.
    [experience] Whoever is new to the game begins with the first lesson. The others see all that there is.
    [rules] The rules of your games. RIF plays all over the world; the others are rules of Chinese schools. They differ in what follows upon a foul.
    [face] Lines are for screen readers and braille: one line in, whole sentences out.
   *[begin] Enter begins.
}

# $count (Number)
unfinished-count = { $count ->
    [one] { $count } thing is unfinished.
   *[other] { $count } things are unfinished.
}
unfinished-none = Nothing is unfinished.
unfinished-lost = This cannot be continued: its puzzle or lesson is no longer there. d gives it up.
# $level (Number)
# $stones (Number)
unfinished-game = Game, level { $level }: { $stones } stones
# $stones (Number)
unfinished-analysis = { $stones ->
    [one] Analysis: { $stones } stone
   *[other] Analysis: { $stones } stones
}
# $lesson (String)
unfinished-lesson = Lesson: { $lesson }
unfinished-puzzle = Puzzle
# $solved (Number)
unfinished-streak = Streak: { $solved } in a row
# $solved (Number)
unfinished-sprint = Sprint: { $solved } solved
# $set (String)
# $done (Number)
unfinished-set = Set: { $set }, { $done } of 20
# $file (String)
# $reason (String)
unfinished-unkept = Unfinished work is not saved: { $file }: { $reason }
# $file (String)
# $reason (String)
unfinished-unreadable = Unfinished work cannot be read ({ $reason }). It is kept as { $file }.
# $reason (String)
# $file (String)
unfinished-newer = Unfinished work of a newer program cannot be read ({ $reason }). It stays in { $file }.

# $set (String)
set-name = { $set ->
    [two-fours] Two fours
    [two-fours-hidden] Two fours, hidden
    [three-fours] Three fours
    [three-fours-hidden] Three fours, hidden
    [four-fours] Four or five fours
    [long-fours] Six to ten fours
    [foul] One or two fours, and a foul
    [foul-long] Many fours, and a foul
   *[threats] Threes and fours
}
# $set (String)
set-about = { $set ->
    [two-fours] Black or White wins with two fours and a five.
    [two-fours-hidden] Two fours and a five, where the first stone is easily overlooked.
    [three-fours] Three fours and a five.
    [three-fours-hidden] Three fours and a five, where the first stone is easily overlooked.
    [four-fours] Four or five fours and a five.
    [long-fours] Long wins by fours.
    [foul] White drives Black into a foul, with one or two fours.
    [foul-long] White drives Black into a foul, with three to nine fours.
   *[threats] Fours alone do not win here.
}
# $round (Number)
# $right (Number)
# $all (Number)
# $time (String)
set-round = round { $round }: { $right } of { $all } in { $time }
# $round (Number)
# $done (Number)
# $all (Number)
# $right (Number)
set-line = Round { $round }: { $done } of { $all } done, { $right } right
set-over = The round is over. Enter goes back to the sets.
set-no-skip = A set skips nothing. s shows the solution; then it counts as an error.
sprint-no-skip = Not while the clock runs.
sprint-right = Right. The next one:
# $point (String)
sprint-missed = Missed: the first stone was { $point }. The next one:
# $time (String)
# $solved (Number)
# $errors (Number)
sprint-line = { $time }   { $solved } solved, { $errors } missed

pane-games = Games
pane-runs = Runs and sets
# $rules (String)
rules-short = { $rules ->
    [school-1] college
    [school-2] school
   *[rif] RIF
}
# $level (Number)
# $rules (String)
# $side (String)
opponent = Level { $level }, { $rules }, { $side }
# $opponent (String)
# $won (Number)
# $drawn (Number)
# $lost (Number)
games-line = { $opponent }: +{ $won } ={ $drawn } -{ $lost }
games-none = No game is finished yet.
games-about = Games by level, rules and your colour: won (+), drawn (=), lost (-).
# $best (Number)
best-streak = Best streak: { $best } in a row
# $best (Number)
best-sprint = Best sprint: { $best } solved
runs-none = No streak, sprint or set yet.
runs-about = The best streak and sprint, and the last round of each set.

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

key-more = more of a long text
key-sheet = next sheet
key-resume = continue
key-give-up = give up

make-help = Play a stone that makes what is asked for. Any point where it does is right.
# $goal (String)
make-ask = { $goal ->
    [five] Make five.
    [four] Make a four.
    [straight-four] Make a straight four.
    [three] Make an open three.
    [four-three] Make a four and an open three with one stone.
    [double-four] Make two fours with one stone.
    [double-three] Make two open threes with one stone.
   *[overline] Where would a black stone make an overline?
}
# $point (String)
# $rows (String)
make-right = Right: { $point } makes { $rows }.
# $points (String)
make-shown = Right would have been: { $points }.

# $name (String)
# $value (String)
form-row = { $name }: ‹ { $value } ›
# $name (String)
# $value (String)
named = { $name }: { $value }
