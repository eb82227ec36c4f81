//! What is the same wherever a step of a lesson is on the screen: its board, what is said, what keys do.

use chuhe_rules::{Move, Square};
use etude::course::{CourseStep, Wanted};
use etude_tui::text::{Tone, Words};

use crate::memory::{Kind, PracticeMode};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Picture, RecordedAs, Turn, move_in};
use crate::train::course::{Comment, LessonSteps};
use crate::words::lessons::{article, text};
use crate::words::{self, say};

/// A step on the screen.
#[derive(Clone, Debug, Default)]
pub struct StepView {
    /// The choice.
    pub chosen: usize,
    /// How many moves of the cycle are made on the board.
    made: usize,
}

/// The choices of the step whose words have this id.
pub fn choices(id: &str) -> Vec<String> {
    ('a'..='f').map_while(|letter| text(&format!("{id}.{letter}"))).collect()
}

/// The keys of a step.
pub fn keys(steps: &LessonSteps) -> Keys {
    match steps.wanted() {
        Wanted::Moves | Wanted::Points => keys::AT_STEP,
        Wanted::Choice => keys::AT_CHOICE,
        Wanted::Nothing => keys::AT_TEXT,
    }
}

/// Whether the step was right at the first try, once it is done. One that is only read has no outcome.
pub fn outcome(steps: &LessonSteps) -> Option<bool> {
    (steps.is_done() && steps.wanted() != Wanted::Nothing).then(|| steps.is_clean())
}

/// As what a step is recorded.
pub fn recorded_as(steps: &LessonSteps, lesson: &str, number: usize, mode: PracticeMode) -> RecordedAs {
    let moves = steps.step().map_or(1, |step| step.turns().len().div_ceil(2) + step.points().len());
    let moves = u32::try_from(moves).unwrap_or(u32::MAX).max(1);
    RecordedAs { kind: Kind::Step, mode, item: format!("{lesson}-{number}"), moves, lesson: lesson.to_owned() }
}

/// What is said about the last input, by the words with this id.
pub fn comment(steps: &LessonSteps, id: &str, desk: &Desk) -> Vec<Words> {
    let right = || text(&format!("{id}.right")).unwrap_or_else(|| say().lesson_right());
    let good = |said: String| vec![Words::new(Tone::Good, said)];
    let bad = |said: String| vec![Words::new(Tone::Bad, said)];
    match steps.comment() {
        Comment::Task => Vec::new(),
        Comment::Then => {
            // A line may have words of its own for its later turns.
            let turn = format!("{id}.then-{}", steps.turn());
            good(text(&turn).or_else(|| text(&format!("{id}.then"))).unwrap_or_else(|| say().lesson_then()))
        }
        Comment::AsGood(first) => good(say().lesson_as_good(before_last(steps, first, desk))),
        Comment::Found(left) => good(say().lesson_found(u32::try_from(left).unwrap_or(u32::MAX))),
        Comment::Again => vec![Words::new(Tone::Notice, say().lesson_again())],
        Comment::Refused(_, refusal) => vec![Words::new(Tone::Notice, words::refusal(refusal))],
        Comment::Wrong(mv) => bad(why_not(steps, mv, desk)),
        Comment::WrongPoint(_) => bad(say().lesson_not_point()),
        Comment::WrongChoice => bad(say().lesson_wrong_choice()),
        Comment::Done if steps.wanted() == Wanted::Nothing => Vec::new(),
        // What is said after an answer need not say that it was right.
        Comment::Done if steps.wanted() == Wanted::Choice => good(format!("{} {}", say().lesson_right(), right())),
        Comment::Done => good(right()),
        Comment::Shown => vec![Words::new(Tone::Notice, say().lesson_shown()), Words::from(right())],
    }
}

/// The move with which the line went on, as it is written in the position before it and the reply.
fn before_last(steps: &LessonSteps, first: Move, desk: &Desk) -> String {
    let start = steps.step().map(CourseStep::board).unwrap_or_default();
    let played = steps.played();
    let before = played[..played.len().saturating_sub(2)].iter().fold(start, |position, &mv| position.after(mv));
    desk.write(&before, first)
}

/// Why a move is not what is wanted.
fn why_not(steps: &LessonSteps, mv: Move, desk: &Desk) -> String {
    let name = desk.write(steps.board(), mv);
    let goal = steps.step().and_then(|step| step.goal(steps.turn())).unwrap_or_default();
    match goal.split(' ').next().unwrap_or_default() {
        "mate" | "quiet-threat" => say().lesson_no_mate(name),
        "check" => say().lesson_no_check(name),
        "win" => say().ending_lets_go(name),
        "hold" => say().ending_loses(name),
        "gain" => say().lesson_no_gain(name),
        _ => say().lesson_not_this(name),
    }
}

/// The articles of a step that is done, and how to go on.
pub fn after(steps: &LessonSteps) -> Vec<Words> {
    if !steps.is_done() {
        return Vec::new();
    }
    let cites = steps.step().map_or(&[][..], |step| step.cites());
    let articles = cites.iter().map(|id| {
        let (title, said) = article(id);
        Words::new(Tone::Quiet, say().lesson_article(title, said))
    });
    articles.chain([Words::new(Tone::Quiet, say().lesson_go_on())]).collect()
}

impl StepView {
    /// The board of a step.
    #[must_use]
    pub fn picture(&self, steps: &LessonSteps) -> Picture {
        let Some(step) = steps.step() else { return Picture::of(*steps.board()) };
        let is_on_board = matches!(steps.wanted(), Wanted::Moves | Wanted::Points);
        let mut marked = step.marked().unwrap_or_default();
        marked.extend(steps.found());
        let cycle = step.repeated().unwrap_or_default();
        let made = &cycle[..self.made.min(cycle.len())];
        let position = made.iter().fold(*steps.board(), |position, &mv| position.after(mv));
        Picture {
            last: steps.played().last().or(made.last()).copied(),
            marked,
            has_cursor: is_on_board && !steps.is_done(),
            points: steps.wanted() == Wanted::Points,
            bottom: Some(step.board().turn()),
            ..Picture::of(position)
        }
    }

    /// Obeys a key on a step that is not left by it.
    pub fn obey(&mut self, steps: &mut LessonSteps, id: &str, command: Command) -> Turn {
        let is_choice = steps.wanted() == Wanted::Choice;
        let lines = choices(id).len();
        match command {
            Command::Next => return Turn::Refuse(say().lesson_finish_first()),
            Command::Solution if steps.is_done() => return Turn::Refuse(say().lesson_is_done()),
            Command::Solution => {
                steps.show();
                let right = steps.step().and_then(CourseStep::answer).map(|letter| u32::from(letter) - u32::from('a'));
                self.chosen = right.and_then(|right| usize::try_from(right).ok()).unwrap_or(self.chosen);
            }
            Command::Right | Command::Left if !steps.is_done() || is_choice => {
                let count = steps.step().and_then(|step| step.repeated().ok()).unwrap_or_default().len();
                if count == 0 {
                    return Turn::Idle;
                }
                let by = if command == Command::Right { 1 } else { count };
                self.made = (self.made + by) % (count + 1);
            }
            Command::Confirm if is_choice => steps.choose(self.chosen),
            Command::Choose(place) if is_choice && place < lines && !steps.is_done() => {
                self.chosen = place;
                steps.choose(place);
            }
            _ if is_choice => return move_in(&mut self.chosen, lines, command),
            _ => return Turn::Idle,
        }
        Turn::Stay
    }
}

/// Takes a move.
pub fn play(steps: &mut LessonSteps, mv: Move) -> Turn {
    steps.play(mv);
    Turn::Stay
}

/// Takes a point.
pub fn point(steps: &mut LessonSteps, square: Square) -> Turn {
    steps.point(square);
    Turn::Stay
}
