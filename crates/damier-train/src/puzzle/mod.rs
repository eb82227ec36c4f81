//! Puzzles: the judge checks answers, right ones are met by the most stubborn defence, wrong ones are refuted on the
//! board.
//!
//! A [`PuzzleTraining`] is a whole session: which puzzle comes next, what counts, what is recorded. The current puzzle
//! is a [`PuzzleLesson`], which a front end only reads. A [`World`](crate::world::World) lends each call the front end's
//! data and the time:
//!
//! ```
//! use std::time::Duration;
//!
//! use damier_endings::TableSet;
//! use damier_engine::{Judge, ReportKind, Task};
//! use damier_puzzles::Collection;
//! use damier_rules::notation::read_move;
//! use damier_train::history::History;
//! use damier_train::puzzle::session::PuzzleSession;
//! use damier_train::puzzle::selector::PuzzleSelector;
//! use damier_train::puzzle::{PuzzleAct, PuzzleComment, PuzzlePhase, PuzzleTraining};
//! use damier_train::unannounced::Turns;
//! use damier_train::due::Round;
//! use damier_train::world::{LessonReport, LessonTask, Player, World};
//! use etude::lesson::{Lesson, Now};
//!
//! let mut collection = Collection::default();
//! collection.add_text("example", r#"{"id":"ibc5ea67e98a4","variant":"international",
//!     "fen":"W:W20,27,32,37:B16,17,21,29,30","solution":[{"move":"27-22","finish":["17x28","32x25"]}],
//!     "goal":{"kind":"material","men":2},"tags":["moves-1","direct"],"rating":{"value":867,"deviation":250},
//!     "verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#.replace('\n', ""));
//! let (mut selector, history) = (PuzzleSelector::of(collection, 7, None), History::default());
//! let (mut round, mut random) = (Round::default(), etude::random(7));
//! let mut world = World {
//!     selector: &mut selector,
//!     turns: &mut Turns::default(),
//!     tables: &TableSet::default(),
//!     history: &history,
//!     round: &mut round,
//!     random: &mut random,
//!     player: Player::default(),
//!     now: Now::default(),
//! };
//! let mut training = PuzzleTraining::new(PuzzleSession::default(), &mut world);
//! let lesson = training.lesson().expect("a puzzle");
//! assert_eq!((lesson.phase, &lesson.comment), (PuzzlePhase::Thinking, &PuzzleComment::Task));
//!
//! // A move that is not in the solution waits for the judge, who refutes it.
//! let wrong = read_move(&lesson.position, "20-14")?;
//! world.now.run = Duration::from_secs(5);
//! training.act(PuzzleAct::Answer(wrong), &mut world);
//! let pending = training.pending(&world);
//! let Some(LessonTask::Engine(Task::Verdict { situation, candidate })) = pending else { panic!("no task") };
//! let verdict = Judge::default().verdict(&situation, candidate);
//! training.report(&LessonReport::Engine(ReportKind::Judged(verdict)), &mut world);
//! assert!(matches!(training.lesson().map(|lesson| &lesson.comment), Some(PuzzleComment::Wrong(_))));
//! training.act(PuzzleAct::PlayOut, &mut world); // the refutation, on the board
//! training.act(PuzzleAct::Retry, &mut world);
//!
//! // The right move: the program plays the rest, and the puzzle is handed out to be recorded.
//! let position = training.lesson().expect("it is still there").position;
//! training.act(PuzzleAct::Answer(read_move(&position, "27-22")?), &mut world);
//! let recorded = training.take_recorded(&mut world);
//! assert_eq!((recorded.len(), recorded[0].exercise.errors), (1, 1));
//! training.act(PuzzleAct::Advance, &mut world); // on to the next puzzle
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Other modules choose the puzzles ([`filter`], [`session`], [`selector`], [`choice`]), implement the modes in which
//! puzzles are scored together ([`progress`]), and replay the solution afterwards ([`navigator`]).

use std::collections::VecDeque;
use std::time::Duration;

use damier_engine::{ReportKind, Situation, Task, Verdict};
use damier_puzzles::{Choice, Puzzle};
use damier_rules::{AnyPosition, Move};

mod answers;
mod blind;
pub mod choice;
pub mod filter;
mod label;
pub mod mirror;
pub mod navigator;
pub mod player_sets;
mod position_before;
pub mod progress;
mod resuming;
pub mod run;
mod run_state;
pub mod selector;
pub mod session;
mod state;
mod training;
pub mod woodpecker;

use answers::{gains, shown_part};
pub use position_before::position_before;
pub use state::{PuzzleComment, PuzzleHint, PuzzlePhase};
pub use training::{Missed, PuzzleAct, PuzzleRefusal, PuzzleTraining, SessionTally};

/// The delay before a move by the program appears on the board: long enough to see the previous one.
const PACE: Duration = Duration::from_millis(600);

/// What comes after the program's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    Think,
    Refuted,
    Solved,
    Shown,
}

/// A decision of the solver: the position, the right moves, and the number of plies that led to it.
#[derive(Clone, Debug)]
struct Decision {
    position: AnyPosition,
    choices: Vec<Choice>,
    plies: usize,
}

/// A puzzle being solved. [`PuzzleTraining`] makes and changes it; others can only read it.
#[derive(Clone, Debug)]
pub struct PuzzleLesson {
    /// The puzzle.
    pub puzzle: Puzzle,
    decision: Decision,
    /// The moves made since the puzzle began, including those of a refutation.
    pub line: Vec<Move>,
    /// The current position.
    pub position: AnyPosition,
    /// The phase of the puzzle.
    pub phase: PuzzlePhase,
    script: VecDeque<Move>,
    then: Then,
    /// The current comment.
    pub comment: PuzzleComment,
    hint: Option<PuzzleHint>,
    /// The time taken before it was interrupted.
    time_before: Duration,
    started: Duration,
    ended: Option<Duration>,
    /// The number of wrong answers.
    pub errors: u32,
    /// The number of hints requested.
    hints: u32,
    /// Whether the solution has been requested, even if another try followed.
    pub(crate) was_shown: bool,
}

impl PuzzleLesson {
    /// Starts a puzzle with the position before it. The clock starts with the opponent's move.
    #[must_use]
    pub(crate) fn new(puzzle: Puzzle, now: Duration) -> Self {
        let before = position_before(&puzzle);
        let lesson = Self::at_once(puzzle, now);
        match before {
            Some(position) => {
                let until = now + PACE;
                Self { position, phase: PuzzlePhase::Opening { until }, started: until, ..lesson }
            }
            None => lesson,
        }
    }

    /// Starts a puzzle with the solver to move.
    #[must_use]
    pub(crate) fn at_once(puzzle: Puzzle, now: Duration) -> Self {
        let position = puzzle.position;
        Self {
            decision: Decision { position, choices: puzzle.solution.clone(), plies: 0 },
            puzzle,
            line: Vec::new(),
            position,
            phase: PuzzlePhase::Thinking,
            script: VecDeque::new(),
            then: Then::Think,
            comment: PuzzleComment::Task,
            hint: None,
            time_before: Duration::ZERO,
            started: now,
            ended: None,
            errors: 0,
            hints: 0,
            was_shown: false,
        }
    }

    /// The move of the solution and how much of it the hint reveals.
    #[must_use]
    pub fn hint(&self) -> Option<(PuzzleHint, Move)> {
        let played = self.decision.choices.first()?.candidate;
        self.hint.filter(|_| self.phase == PuzzlePhase::Thinking).map(|hint| (hint, played))
    }

    /// The right move and what follows it as far as the solution goes, for the last hint.
    #[must_use]
    pub fn hinted_line(&self) -> Vec<Move> {
        self.decision.choices.first().map(Choice::line).unwrap_or_default()
    }

    /// The position of the solver's last turn, and the right move there.
    #[must_use]
    pub fn right_move(&self) -> Option<(&AnyPosition, Move)> {
        Some((&self.decision.position, self.decision.choices.first()?.candidate))
    }

    /// The index of the refuted move in the line.
    #[must_use]
    pub fn refuted_ply(&self) -> Option<usize> {
        matches!(self.comment, PuzzleComment::Wrong(_)).then_some(self.decision.plies)
    }

    /// The time the solver has taken.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        self.time_before + self.ended.unwrap_or(now).saturating_sub(self.started)
    }

    /// Whether the puzzle is over: solved, or the solution shown.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, PuzzlePhase::Solved | PuzzlePhase::Shown)
    }

    /// Whether the last right move has been found. The rest may still be playing.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        matches!(self.comment, PuzzleComment::Solved | PuzzleComment::EquallyGood(_))
    }

    /// Whether it has ended in a way that counts, even if moves are still to be shown. Requesting the solution ends it.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.is_solved() || self.is_over() || self.was_shown
    }

    /// Ends the opening phase: makes the opponent's move and starts the clock. Has no effect later.
    pub(crate) fn begin(&mut self, now: Duration) {
        if matches!(self.phase, PuzzlePhase::Opening { .. }) {
            self.position = self.puzzle.position;
            self.phase = PuzzlePhase::Thinking;
            self.started = now;
        }
    }

    /// The judge's task that the puzzle is waiting for.
    #[must_use]
    pub fn pending(&self) -> Option<Task> {
        let PuzzlePhase::Judging(candidate) = self.phase else { return None };
        Some(Task::Verdict { situation: Situation::from(self.decision.position), candidate })
    }

    /// Processes an answer: a legal move in the current position, at the solver's turn.
    pub(crate) fn answer(&mut self, played: Move, now: Duration) {
        if self.phase != PuzzlePhase::Thinking || !self.position.is_legal(played) {
            return;
        }
        self.hint = None;
        let after = self.position.play_unchecked(played);
        let known = self.decision.choices.iter().find(|choice| choice.after == after).cloned();
        self.make(played);
        match known {
            Some(choice) => self.accept(choice, now),
            None => self.phase = PuzzlePhase::Judging(played),
        }
    }

    /// Processes the engine's report on the pending task.
    pub(crate) fn report(&mut self, report: &ReportKind, now: Duration) {
        if !matches!(self.phase, PuzzlePhase::Judging(_)) {
            return;
        }
        let verdict = match report {
            ReportKind::Judged(Ok(verdict)) => verdict,
            ReportKind::Judged(Err(_)) | ReportKind::Failed(_) => return self.ask_again(PuzzleComment::EngineFailed),
            _ => return,
        };
        let said = verdict.clone();
        match verdict {
            Verdict::Kept { .. } => {
                self.comment = PuzzleComment::EquallyGood(said);
                self.end(PuzzlePhase::Solved, now);
            }
            Verdict::Lost { left, .. } if gains(&self.puzzle.position, *left) => {
                self.ask_again(PuzzleComment::MoreToFind(said));
            }
            Verdict::Lost { refutation, .. } => {
                self.errors += 1;
                self.comment = PuzzleComment::Wrong(said);
                self.play_out(shown_part(refutation), Then::Refuted, now);
            }
            Verdict::Undecided { .. } => self.ask_again(PuzzleComment::Undecided(said)),
        }
    }

    /// Plays the moves that are due.
    pub(crate) fn tick(&mut self, now: Duration) {
        if let PuzzlePhase::Opening { until } = self.phase
            && now >= until
        {
            self.begin(until);
        }
        while let PuzzlePhase::Playing { next } = self.phase {
            if now < next {
                break;
            }
            self.play_next(next);
        }
    }

    /// Plays the program's next move at once. `false` if there is none.
    pub(crate) fn hurry(&mut self, now: Duration) -> bool {
        let is_playing = matches!(self.phase, PuzzlePhase::Playing { .. });
        if is_playing {
            self.play_next(now);
        }
        is_playing
    }

    /// Makes way for the solver entering a move: a pending reply is played at once, and a refutation ends and the
    /// puzzle is retried. Anything else continues.
    pub(crate) fn interrupt(&mut self, now: Duration) {
        match (self.phase, self.then) {
            (PuzzlePhase::Playing { .. }, Then::Think) => while self.hurry(now) {},
            (PuzzlePhase::Playing { .. }, Then::Refuted) | (PuzzlePhase::Refuted, _) => self.retry(now),
            _ => {}
        }
    }

    /// Goes back to the position before the error, or to the start of the puzzle.
    pub(crate) fn retry(&mut self, now: Duration) {
        if matches!(self.comment, PuzzleComment::Wrong(_)) && !self.is_over() {
            self.ask_again(PuzzleComment::Task);
        } else {
            let Self { errors, hints, was_shown, .. } = *self;
            *self = Self { errors, hints, was_shown, ..Self::at_once(self.puzzle.clone(), now) };
        }
    }

    /// Whether there is a further hint on the next move.
    pub(crate) fn can_hint(&self) -> bool {
        self.phase == PuzzlePhase::Thinking && self.hint != Some(PuzzleHint::Move)
    }

    /// Gives a further hint on the next move.
    pub(crate) fn ask_for_hint(&mut self) {
        if self.can_hint() {
            self.hint = Some(match self.hint {
                None => PuzzleHint::Piece,
                Some(PuzzleHint::Piece) => PuzzleHint::Guard,
                Some(PuzzleHint::Guard) => PuzzleHint::Square,
                Some(PuzzleHint::Square | PuzzleHint::Move) => PuzzleHint::Move,
            });
            self.hints += 1;
        }
    }

    /// Shows the rest of the solution from the solver's last turn.
    pub(crate) fn show_solution(&mut self, now: Duration) {
        if self.is_over() || self.is_solved() || self.comment == PuzzleComment::Solution {
            return;
        }
        self.begin(now);
        self.was_shown = true;
        self.ask_again(PuzzleComment::Solution);
        let script = self.decision.choices.first().map(Choice::line).unwrap_or_default().into();
        self.play_out(script, Then::Shown, now);
    }

    /// When the program's next move is due.
    #[must_use]
    pub const fn continues_at(&self) -> Option<Duration> {
        match self.phase {
            PuzzlePhase::Playing { next } => Some(next),
            PuzzlePhase::Opening { until } => Some(until),
            _ => None,
        }
    }

    fn accept(&mut self, choice: Choice, now: Duration) {
        let Some(reply) = choice.replies.into_iter().next() else {
            self.comment = PuzzleComment::Solved;
            self.ended = Some(now);
            self.play_out(choice.finish.into(), Then::Solved, now);
            return;
        };
        self.comment = PuzzleComment::Good;
        self.decision = Decision { position: reply.after, choices: reply.next, plies: self.line.len() + 1 };
        self.play_out(VecDeque::from([reply.candidate]), Then::Think, now);
    }

    /// Returns to the solver's turn and takes back the moves made after it.
    fn ask_again(&mut self, comment: PuzzleComment) {
        self.line.truncate(self.decision.plies);
        self.position = self.decision.position;
        self.script.clear();
        self.phase = PuzzlePhase::Thinking;
        self.comment = comment;
    }

    fn play_out(&mut self, script: VecDeque<Move>, then: Then, now: Duration) {
        self.script = script;
        self.then = then;
        self.phase = PuzzlePhase::Playing { next: now + PACE };
        if self.script.is_empty() {
            self.finish_playing(now);
        }
    }

    fn play_next(&mut self, now: Duration) {
        if let Some(played) = self.script.pop_front().filter(|played| self.position.is_legal(*played)) {
            self.make(played);
        } else {
            self.script.clear();
        }
        if self.script.is_empty() {
            self.finish_playing(now);
        } else {
            self.phase = PuzzlePhase::Playing { next: now + PACE };
        }
    }

    fn finish_playing(&mut self, now: Duration) {
        match self.then {
            Then::Think => self.phase = PuzzlePhase::Thinking,
            Then::Refuted => self.phase = PuzzlePhase::Refuted,
            Then::Solved => self.end(PuzzlePhase::Solved, now),
            Then::Shown => self.end(PuzzlePhase::Shown, now),
        }
    }

    fn end(&mut self, phase: PuzzlePhase, now: Duration) {
        self.phase = phase;
        self.ended.get_or_insert(now);
    }

    fn make(&mut self, played: Move) {
        self.position = self.position.play_unchecked(played);
        self.line.push(played);
    }
}

#[cfg(test)]
mod tests;
