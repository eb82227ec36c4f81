//! Every word that a person reads on the screen: the English catalogue.
//!
//! Another language is another file with the same items. What the floors below say about moves and positions (why a
//! move is not legal, how a game ended) comes with their error types.

#![allow(missing_docs, reason = "the words say themselves what they are")]

use std::time::Duration;

use crate::puzzles::Goal;
use crate::rules::{Color, EndReason, GameEnd, LimitCount, Outcome};
use crate::store::keeper::Trouble;
use crate::train::drill::{Outlook, Role};
use crate::train::rating::Strength;
use crate::train::statistics::{Advice, Week};

pub const PROGRAM: &str = "Damier";
pub const TOO_SMALL: &str = "Damier needs 40x12, please make room";

pub const KEY_SPACE: &str = "Space";
pub const KEY_ENTER: &str = "Enter";
pub const KEY_ESCAPE: &str = "Esc";
pub const KEY_BACKSPACE: &str = "Bksp";
pub const KEY_TAB: &str = "Tab";
pub const KEY_CONTROL: &str = "^";

pub const LABEL_PUZZLES: &str = "puzzles";
pub const LABEL_ENDING: &str = "ending";
pub const LABEL_DEFEND: &str = "defend";
pub const LABEL_REVIEW: &str = "review";
pub const LABEL_PROGRESS: &str = "progress";
pub const LABEL_NUMBERS: &str = "numbers";
pub const LABEL_PAGE: &str = "page";
pub const LABEL_NOTATION: &str = "notation";
pub const LABEL_COMPLETE: &str = "complete";
pub const LABEL_NEXT: &str = "next";
pub const LABEL_RETRY: &str = "retry";
pub const LABEL_TAKE_BACK: &str = "back";
pub const LABEL_HINT: &str = "hint";
pub const LABEL_SOLUTION: &str = "solution";
pub const LABEL_TURN: &str = "turn";
pub const LABEL_KEYS: &str = "keys";
pub const LABEL_HOME: &str = "home";
pub const LABEL_QUIT: &str = "quit";
pub const LABEL_BACK: &str = "back";

pub const HELP_PUZZLES: &str = "start puzzles";
pub const HELP_ATTACK: &str = "ending drill: win with three kings against one";
pub const HELP_DEFEND: &str = "ending drill: hold one king against three";
pub const HELP_REVIEW: &str = "repeat what is due today";
pub const HELP_PROGRESS: &str = "charts of your progress";
pub const HELP_NUMBERS: &str = "the numbers behind a chart";
pub const HELP_PAGE: &str = "next and previous page";
pub const HELP_SPRINT: &str = "notation sprint: find the square";
pub const HELP_COMPLETE: &str = "complete the typed move; again for the next one";
pub const HELP_NEXT: &str = "next exercise";
pub const HELP_RETRY: &str = "try the same again";
pub const HELP_UNDO: &str = "take your last move back";
pub const HELP_HINT: &str = "a hint: first the piece, then the square";
pub const HELP_SOLUTION: &str = "show the solution";
pub const HELP_TURN: &str = "turn the board";
pub const HELP_CURSOR: &str = "move the cursor or the list";
pub const HELP_CONFIRM: &str = "choose the square or line, play the typed move";
pub const HELP_ERASE: &str = "delete the last character";
pub const HELP_CANCEL: &str = "drop what is typed or chosen, else go home";
pub const HELP_CLOSE: &str = "close this list";
pub const HELP_HELP: &str = "this list";
pub const HELP_HOME: &str = "home screen";
pub const HELP_QUIT: &str = "leave Damier";
pub const HELP_QUIT_ANYWHERE: &str = "leave Damier at once, from anywhere";
pub const HELP_SUSPEND: &str = "pause Damier, back to the shell (fg returns)";
pub const HELP_REDRAW: &str = "draw the screen afresh";
pub const HELP_MORE: &str = " ↓ more ";
pub const HELP_TITLE: &str = "keys";
pub const HELP_MOVES: &str = "type moves: 32-28, 28x19, 3228";
pub const HELP_MOUSE: &str = "mouse: click piece and square, or drag";

pub const PANE_MOVES: &str = "moves";
pub const PANE_CLOCK: &str = "clock";
pub const PROMPT_MOVE: &str = " move › ";
pub const PROMPT_NONE: &str = " ";

pub const HOME_TITLE: &str = "Home";
pub const HOME_MENU: &str = "train";
pub const HOME_CLOCK: &str = "welcome";
pub const HOME_MESSAGE: &str = "how to";
pub const HOME_HOW_TO: &[&str] = &[
    "Press a key from the list, or choose with ↑ ↓ and Enter.",
    "Moves are typed (32-28), made with the cursor keys and Enter, or with the mouse.",
];

pub const SPRINT_TITLE: &str = "Find the square";
pub const SPRINT_MIDDLE: &str = "find the square";
pub const SPRINT_READY: &str = "Enter starts the 30 seconds";
pub const SPRINT_HOW_TO: &[&str] = &[
    "A number appears: go to its square with the cursor keys and press Enter, or click it.",
    "Numbers run from 1 at the top left, five to a row, over the dark squares.",
];
pub const SPRINT_LEFT: &str = "time left";
pub const SPRINT_RIGHT: &str = "Right.";
pub const SPRINT_AGAIN: &str = "Enter or n starts again.";
pub const SPRINT_MESSAGE: &str = "result";

/// The side to move.
#[must_use]
pub fn to_move(color: Color) -> String {
    format!("{color} to move")
}

/// Minutes and seconds.
#[must_use]
pub fn minutes(time: Duration) -> String {
    format!("{:02}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// The counter of a move limit.
#[must_use]
pub fn limit(count: LimitCount) -> String {
    format!("{}: {} of {}", count.limit, count.plies_used / 2, count.limit.moves())
}

/// The count of a sprint.
#[must_use]
pub fn right_and_wrong(right: u32, wrong: u32) -> String {
    format!("{right} right · {wrong} wrong")
}

/// What is left of a sprint, in whole seconds begun.
#[must_use]
pub fn left(time: Duration) -> String {
    minutes(Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0)))
}

/// A wrong answer in a sprint.
#[must_use]
pub fn wrong_square(asked: u8, given: u8) -> String {
    format!("That was {given}. Here is {asked}: it will come back.")
}

/// The result of a sprint.
#[must_use]
pub fn sprint_over(right: u32, wrong: u32) -> String {
    format!(
        "Time. {} found, {wrong} missed.",
        if right == 1 { "1 square".to_owned() } else { format!("{right} squares") }
    )
}

pub const HOME_SUBJECT: &str = "a draughts trainer";
pub const HOME_SPRINT: &str = "Notation: find squares in 30 s";
pub const HOME_QUIT: &str = "Leave";
pub const HOME_WELCOME: &[&str] = &["International draughts, 10x10", "Train a little every day."];
pub const HOME_ATTACK: &str = "Ending: win 3 kings v 1";
pub const HOME_DEFEND: &str = "Ending: hold 1 king v 3";

pub const INPUT_HINT: &str = "type a move or use arrows";
pub const WHICH_WAY: &str = "which way? choose a square it passes";
pub const ENGINE_THINKS: &str = "engine thinks …";
pub const ENGINE_FAILED: &str = "The engine stumbled and played any move.";

pub const DRILL_TITLE: &str = "Ending drill";
pub const DRILL_WON: &str = "Won!";
pub const DRILL_LOST: &str = "Lost.";
pub const DRILL_NOT_WON: &str = "Not won: a draw.";
pub const DRILL_HELD: &str = "Held: a draw!";
pub const DRILL_GO_ON: &str = "n new position, r again, u take back.";

/// What the drill is about.
#[must_use]
pub const fn drill_subject(role: Role) -> &'static str {
    match role {
        Role::Attack => "win 3 kings v 1",
        Role::Defend => "hold 1 king v 3",
    }
}

/// What to do in the drill.
#[must_use]
pub const fn drill_task(role: Role) -> &'static str {
    match role {
        Role::Attack => "Catch the black king within 16 moves. It can be done from here.",
        Role::Defend => "Stay alive: after 16 moves by each side the game is a draw.",
    }
}

/// A rule of thumb.
#[must_use]
pub const fn drill_hint(role: Role) -> &'static str {
    match role {
        Role::Attack => "Offer a king so that taking it puts the black one on a line where another king waits.",
        Role::Defend => "Keep to long diagonals, away from lines that two white kings cross.",
    }
}

/// What the engine thinks of the drill.
#[must_use]
pub fn drill_outlook(outlook: Outlook, role: Role) -> String {
    match (outlook, role) {
        (Outlook::Won { moves }, Role::Attack) => format!("It is won: {} with best play.", moves_long(moves)),
        (Outlook::Won { moves }, Role::Defend) => {
            format!("White wins by force in {}: make it long.", moves_long(moves))
        }
        (Outlook::Slipped, Role::Attack) => {
            "The quick win is gone. Build it up again, or take the move back with u.".to_owned()
        }
        (Outlook::Slipped, Role::Defend) => "White has let you go.".to_owned(),
        (Outlook::Open, Role::Attack) => "No forced win in sight yet. Tighten the net.".to_owned(),
        (Outlook::Open, Role::Defend) => "You are holding.".to_owned(),
    }
}

fn moves_long(moves: u16) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") }
}

/// Why a game ended, in a sentence.
#[must_use]
pub fn end_reason(end: GameEnd) -> String {
    let loser = match end.outcome {
        Outcome::Win(winner) => (!winner).to_string(),
        Outcome::Draw => String::new(),
    };
    match end.reason {
        EndReason::NoPieces => format!("{loser} has no piece left."),
        EndReason::NoMoves => format!("{loser} cannot move."),
        EndReason::Resignation => format!("{loser} resigned."),
        EndReason::FlagFall => format!("{loser} has no time left."),
        EndReason::Repetition => "Draw by repetition: this position for the third time.".to_owned(),
        EndReason::MoveLimit(limit) => format!("Draw by the {limit}: {} moves by each side.", limit.moves()),
        EndReason::Agreement => "Draw by agreement.".to_owned(),
        EndReason::NobodyCanWin => "Draw: neither side can win.".to_owned(),
    }
}

/// What a typed text means.
#[must_use]
pub fn means(written: &str) -> String {
    format!("Enter plays {written}")
}

/// The legal moves that begin like this.
#[must_use]
pub fn legal(listed: &str, and_more: bool) -> String {
    format!("legal: {listed}{}", if and_more { ", …" } else { "" })
}

/// A piece that may not move because others must capture.
#[must_use]
pub fn must_capture(squares: &str) -> String {
    format!("capturing is compulsory: {squares}")
}

/// A piece without a move.
#[must_use]
pub fn cannot_move(number: u8) -> String {
    format!("the piece on {number} cannot move")
}

/// A square that the chosen piece cannot go to.
#[must_use]
pub fn cannot_reach(from: u8, to: u8) -> String {
    format!("{from} cannot go to {to}")
}

pub const HOME_PUZZLES: &str = "Puzzles: find the shot";

pub const PUZZLE_TITLE: &str = "Puzzles";
pub const PUZZLE_NONE: &str = "There are no puzzles in this build.";
pub const PUZZLE_GOOD: &str = "Good. Now go on.";
pub const PUZZLE_RIGHT: &str = "Solved!";
pub const PUZZLE_EQUALLY_GOOD: &str = "Just as good! The puzzle had another move in mind (s shows it).";
pub const PUZZLE_UNDECIDED: &str = "The judge cannot tell about that move. It does not count: try another.";
pub const PUZZLE_ENGINE_FAILED: &str = "The engine stumbled over that move. It does not count: try another.";
pub const PUZZLE_SOLUTION: &str = "The solution:";
pub const PUZZLE_TRY_AGAIN: &str = "r tries again, s shows the solution.";
pub const PUZZLE_GO_ON: &str = "n goes on.";
pub const PUZZLE_REFUTED: &str = "refuted";
pub const PUZZLE_SOLVED: &str = "solved";
pub const PUZZLE_SHOWN: &str = "shown";
pub const JUDGE_THINKS: &str = "being judged …";
pub const PLAYING: &str = "watch …";

/// The task of a puzzle.
#[must_use]
pub fn puzzle_goal(side: Color, goal: Goal) -> String {
    match goal {
        Goal::Material { men: 1 } => format!("{side} to move wins a man."),
        Goal::Material { men } => format!("{side} to move wins {men} men."),
        Goal::Win => format!("{side} to move wins the game."),
        Goal::Promote => format!("{side} to move gets a king."),
        Goal::Draw => format!("{side} to move holds the draw."),
    }
}

/// The task of a puzzle in a few words.
#[must_use]
pub fn goal_title(goal: Goal) -> String {
    match goal {
        Goal::Material { men: 1 } => "win a man".to_owned(),
        Goal::Material { men } => format!("win {men} men"),
        Goal::Win => "win the game".to_owned(),
        Goal::Promote => "get a king".to_owned(),
        Goal::Draw => "hold the draw".to_owned(),
    }
}

/// A wrong answer, with its cost in centi-men.
#[must_use]
pub fn puzzle_wrong(cost: Option<i32>) -> String {
    match cost.map(|cost| (cost + 50) / 100) {
        None => "That gives it away.".to_owned(),
        Some(0 | 1) => "Not that: it is a man worse.".to_owned(),
        Some(men) => format!("Not that: it is {men} men worse."),
    }
}

/// The piece to move, and where it goes.
#[must_use]
pub fn puzzle_hint(from: u8, to: Option<u8>) -> String {
    to.map_or_else(|| format!("Hint: look at the piece on {from}."), |to| format!("Hint: from {from} to {to}."))
}

/// How hard a puzzle is.
#[must_use]
pub fn puzzle_rating(value: u16, deviation: u16) -> String {
    format!("rating {value} ±{deviation}")
}

/// The count of puzzles.
#[must_use]
pub fn tally(clean: u32, done: u32) -> String {
    format!("{clean} of {done} solved at once")
}

/// The game that a puzzle comes from.
#[must_use]
pub fn puzzle_source(white: &str, black: &str, event: &str) -> String {
    if event.is_empty() { format!("{white} - {black}") } else { format!("{white} - {black}, {event}") }
}
pub const NO_SUCH_MOVE: &str = "no legal move begins like this";

/// What is asked in the sprint.
#[must_use]
pub fn where_is(number: u8) -> String {
    format!("Where is {number}?")
}

pub const HOME_REVIEW: &str = "Review: what is due today";
pub const HOME_PROGRESS: &str = "Progress: charts and numbers";
pub const REVIEW_TITLE: &str = "Review";
pub const REVIEW_DONE: &str = "Nothing more is due today. q leads home.";
pub const NOT_SAVED: &str = "not saved!";
pub const YOUR_RATING: &str = "Your rating: ";

/// The entry of the menu for what is due.
#[must_use]
pub fn home_review(due: usize) -> String {
    match due {
        0 => "Review: nothing due today".to_owned(),
        due => format!("Review: {due} due today"),
    }
}

/// How many repetitions are left today.
#[must_use]
pub fn still_due(due: usize) -> String {
    format!(" · {due} due")
}

/// Days in a row.
#[must_use]
pub fn streak(days: u32) -> String {
    match days {
        0 => "Welcome back.".to_owned(),
        1 => "1 day in a row".to_owned(),
        days => format!("{days} days in a row"),
    }
}

/// What was done today.
#[must_use]
pub fn done_today(done: usize, right: usize) -> String {
    if done == 0 { "nothing done today yet".to_owned() } else { format!("today: {done} done, {right} right") }
}

/// A rating; a question mark says that it is provisional.
#[must_use]
pub fn rating_now(rating: f64, provisional: bool) -> String {
    format!("puzzle rating {}", rating_value(rating, provisional))
}

fn rating_value(rating: f64, provisional: bool) -> String {
    format!("{rating:.0}{}", if provisional { "?" } else { "" })
}

/// The person's rating, and the count of this session: solved at once, of all.
#[must_use]
pub fn you(person: Strength, tally: Option<(u32, u32)>) -> String {
    let rating = format!("you {}", rating_value(person.rating, person.is_provisional()));
    tally.map_or(rating.clone(), |(clean, done)| format!("{rating} · {}", self::tally(clean, done)))
}

/// A rating and how it has changed.
#[must_use]
pub fn rating_change(before: Strength, after: Strength) -> String {
    let value = rating_value(after.rating, after.is_provisional());
    format!("{value} ({:+.0})", after.rating.round() - before.rating.round())
}

/// What is wrong with keeping progress.
#[must_use]
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::InMemory(reason) => format!("Progress is not saved: {reason}. You can train all the same."),
        Trouble::PutAside(aside) => format!(
            "The file with your progress was damaged ({}). It is kept as {}; a new one has been begun.",
            aside.reason,
            aside.path.display()
        ),
    }
}

/// The one thing to work on.
#[must_use]
pub fn advice(advice: &Advice) -> String {
    match advice {
        Advice::Begin => "Start with a few puzzles.".to_owned(),
        Advice::Review(due) => format!("Work on: the {due} reviews that are due."),
        Advice::Theme(theme) => format!("Work on: puzzles with \"{theme}\"."),
        Advice::Ending(ending) => format!("Work on: the ending {ending}."),
        Advice::Regularity => "Work on: a little on more days of the week.".to_owned(),
        Advice::GoOn => "All is well: go on like this.".to_owned(),
    }
}

pub const PROGRESS_TITLE: &str = "Progress";
pub const PROGRESS_TABS: [&str; 7] = ["week", "rating", "themes", "calendar", "endings", "notation", "games"];
pub const PROGRESS_NOTHING: &str = "Nothing here yet: it fills as you train.";
pub const PROGRESS_START: &str = "Enter starts a session.";
pub const THEMES_HEADER: [&str; 5] = ["theme", "tried", "right", "", "median"];
pub const ENDINGS_HEADER: [&str; 6] = ["ending", "tried", "solved", "perfect", "best streak", "median"];
pub const GAMES_HEADER: [&str; 5] = ["opponent", "games", "won", "drawn", "lost"];
pub const SQUARES_HEADER: [&str; 4] = ["square", "asked", "right", "median"];
pub const RATING_HEADER: [&str; 2] = ["day", "rating"];
pub const CALENDAR_HEADER: [&str; 3] = ["day", "exercises", "time"];
pub const CALENDAR_KEY: &str = "· none  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 or more exercises";
pub const SQUARES_KEY: &str = "█ slow or often wrong  ▓ ▒ ░ quick  · never asked";
pub const WEEKDAYS: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
pub const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
pub const THIS_WEEK: &str = "the last 7 days";
pub const WEEK_BEFORE: &str = "the 7 before";

/// Seconds, with a tenth below ten.
#[must_use]
pub fn seconds(millis: u32) -> String {
    if millis < 10_000 {
        format!("{}.{} s", millis / 1_000, millis % 1_000 / 100)
    } else {
        format!("{} s", millis / 1_000)
    }
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

/// Time spent, in minutes.
#[must_use]
pub fn minutes_spent(millis: u64) -> String {
    format!("{} min", millis.div_ceil(60_000))
}

/// A week in a line.
#[must_use]
pub fn week(name: &str, week: &Week) -> String {
    let share = if week.done == 0 { 0.0 } else { f64::from(week.clean) / f64::from(week.done) };
    let (done, days) = (week.done, week.days);
    format!(
        "{name:<16}{done:>5} exercises, {} at once, {}, on {days} of 7 days",
        percent(share),
        minutes_spent(week.millis)
    )
}

/// Streaks in a line.
#[must_use]
pub fn streaks(now: u32, longest: u32) -> String {
    format!("{now} days in a row now, {longest} at most")
}

/// What waits to be repeated.
#[must_use]
pub fn waiting(due: usize, waiting: usize) -> String {
    match waiting - due.min(waiting) {
        0 => format!("{due} due today"),
        more => format!("{due} due today, {more} more can wait"),
    }
}

pub const WEEK_HEADER: [&str; 3] = ["", "7 days", "7 before"];
pub const WEEK_EXERCISES: &str = "exercises";
pub const WEEK_AT_ONCE: &str = "at once";
pub const WEEK_TIME: &str = "time";
pub const WEEK_DAYS: &str = "days trained";

/// The name of a line of ratings.
#[must_use]
pub fn rating_line(variant: &str, mode: &str, rating: f64, deviation: f64, provisional: bool, rated: u32) -> String {
    let value = rating_value(rating, provisional);
    format!("{variant} {mode} {value} ±{deviation:.0} ({rated})")
}
