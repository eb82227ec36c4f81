//! Tactics that do not announce themselves: is there a shot, which moves lose, what is threatened, what would you play?
//!
//! A [`UnannouncedSet`] asks ten questions of one kind. Every answer is judged by what a long search found when the positions were
//! mined, so that no engine is needed:
//!
//! - a shot is found by one of the first moves of its puzzle;
//! - a position is quiet if no shot was found at a depth of 15 plies or more;
//! - a move loses to a shot if the record refutes it;
//! - a threat is parried by any move that keeps the value of the position.

mod acts;
mod question;
mod saved;
mod saved_set;
mod scope;
mod scores;
mod tested;
#[cfg(test)]
mod tests;
mod trap_line;
mod turns;

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

use rand::RngExt;

pub use acts::UnannouncedAct;
pub use question::{Shown, ShownKind, UnannouncedQuestion, UnannouncedResponse};
pub use saved_set::{JudgedAnswer, SavedSet, UnannouncedSettings};
pub use scope::{Plans, QUESTIONS, Scope, TrapLines, first_move};
pub use scores::{Scores, UnannouncedScore};
pub use tested::{Response, Tested, UnannouncedKind};
pub use turns::{TurnSource, TurnWish, Turns};

use crate::attempt::{Recorded, Subject};
use crate::history::History;
use crate::puzzle::filter::{Filter, PuzzleOrigin};
use crate::puzzle::selector::PuzzleWish;
use crate::world::World;
use damier_puzzles::tag::Feature;
use damier_puzzles::turn::Uses;
use damier_puzzles::{Entry, Turn};
use etude::calendar::Moment;

/// The fewest pieces in a position with a shot: quiet positions have as many.
const FEWEST_PIECES: u32 = 9;
/// How often a puzzle is drawn until one has enough pieces.
const DRAWS: usize = 8;

/// The phase of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnannouncedPhase {
    /// A question waits for its answer.
    Thinking,
    /// It was answered, and the right answer can be looked at.
    Answered,
    /// The set is over.
    Over,
    /// There are no positions for such questions.
    Empty,
}

/// A set of questions.
#[derive(Clone, Debug)]
pub struct UnannouncedSet {
    /// The settings.
    pub settings: UnannouncedSettings,
    scope: Scope,
    /// When the set began. This identifies its answers.
    began: Moment,
    question: Option<UnannouncedQuestion>,
    given: Option<UnannouncedResponse>,
    asked_at: Duration,
    /// The positions asked about so far.
    ids: Vec<String>,
    /// The positions to be asked about next, on the way to a trap.
    ahead: VecDeque<String>,
    /// All judged answers, the latest last.
    pub answers: Vec<JudgedAnswer>,
    /// The exercise to be recorded.
    recorded: Option<Recorded>,
    revision: u64,
}

impl UnannouncedSet {
    /// A new set, with its first question.
    #[must_use]
    pub fn new(settings: UnannouncedSettings, world: &mut World) -> Self {
        Self::within(settings, Scope::default(), world)
    }

    /// A new set of some scope, with its first question.
    #[must_use]
    pub fn within(settings: UnannouncedSettings, scope: Scope, world: &mut World) -> Self {
        let began = world.now.wall;
        let (ids, ahead, answers) = (Vec::new(), VecDeque::new(), Vec::new());
        let mut trials = Self {
            settings,
            scope,
            began,
            question: None,
            given: None,
            asked_at: world.now.run,
            ids,
            ahead,
            answers,
            recorded: None,
            revision: 0,
        };
        trials.ask(world);
        trials
    }

    /// Draws the next question.
    fn ask(&mut self, world: &mut World) {
        let question = self.draw(world);
        self.ids.extend(question.as_ref().map(|question| question.id().to_owned()));
        self.put(question, world.now.run);
    }

    fn put(&mut self, question: Option<UnannouncedQuestion>, now: Duration) {
        (self.question, self.given, self.asked_at) = (question, None, now);
        self.revision += 1;
    }

    fn draw(&mut self, world: &mut World) -> Option<UnannouncedQuestion> {
        let UnannouncedSettings { trial, variant } = self.settings;
        if self.plays_on() {
            return self.draw_on_line(world).map(|turn| UnannouncedQuestion::turn(trial, turn));
        }
        let mut seen = seen(world.history, trial);
        seen.extend(self.ids.iter().cloned());
        if trial == UnannouncedKind::ShotOrNot
            && world.random.random_bool(0.5)
            && let Some(question) = self.shot(world)
        {
            return Some(question);
        }
        let fits = |turn: &Turn| self.scope.fits(turn);
        let source = self.scope.source();
        let mut turn = |uses| world.turns.draw(TurnWish { source, variant, uses, seen: &seen }, fits, world.random);
        let mut drawn = turn(self.scope.uses(trial));
        if drawn.is_none() && trial == UnannouncedKind::YourMove {
            // Where there are no games of strong players, any game will do.
            drawn = turn(Uses::default());
        }
        drawn.map(|turn| UnannouncedQuestion::turn(trial, turn))
    }

    /// A position with a shot that looks like those without: of the same games, and with as many pieces.
    fn shot(&self, world: &mut World) -> Option<UnannouncedQuestion> {
        let variant = Some(self.settings.variant);
        let origins = [Some(PuzzleOrigin::Games), Some(PuzzleOrigin::SelfPlay), None];
        for origin in origins {
            let filter = Filter { variant, origin, ..self.scope.shots.clone() };
            let aim = world.aim(&filter);
            let mut known = self.ids.clone();
            for _ in 0..DRAWS {
                let wanted = PuzzleWish { filter: &filter, aim, known: &known };
                let Some(puzzle) = world.draw_puzzle(wanted) else { break };
                if puzzle.position.occupied().len() >= FEWEST_PIECES && !puzzle.position.must_capture() {
                    return Some(UnannouncedQuestion::Shot(Box::new(puzzle)));
                }
                known.push(puzzle.id);
            }
        }
        None
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> UnannouncedPhase {
        match (&self.question, &self.given) {
            (Some(_), None) => UnannouncedPhase::Thinking,
            (Some(_), Some(_)) => UnannouncedPhase::Answered,
            (None, _) if self.answers.is_empty() => UnannouncedPhase::Empty,
            (None, _) => UnannouncedPhase::Over,
        }
    }

    /// The number of questions in the set.
    #[must_use]
    pub const fn questions(&self) -> usize {
        self.scope.questions
    }

    /// Whether a plan is to be continued: a move may then cost no more than
    /// [`PLAN`](damier_puzzles::turn::PLAN).
    #[must_use]
    pub const fn asks_for_plans(&self) -> bool {
        self.scope.plans.is_some()
    }

    /// Whether it asks about the lines to opening traps.
    #[must_use]
    pub const fn asks_about_traps(&self) -> bool {
        self.scope.trap_lines.is_some()
    }

    /// Whether the player plays on, along lines to opening traps.
    #[must_use]
    pub fn plays_on(&self) -> bool {
        self.asks_about_traps() && self.settings.trial == UnannouncedKind::YourMove
    }

    /// The question on the board.
    #[must_use]
    pub const fn question(&self) -> Option<&UnannouncedQuestion> {
        self.question.as_ref()
    }

    /// The answer to it.
    #[must_use]
    pub const fn given(&self) -> Option<&UnannouncedResponse> {
        self.given.as_ref()
    }

    /// The number of the question, counted from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.answers.len() + usize::from(self.phase() == UnannouncedPhase::Thinking)
    }

    /// What there is to see after an answer: the right line, the refutation of the answer, and so on.
    #[must_use]
    pub fn shown(&self) -> Vec<Shown> {
        match (&self.question, &self.given) {
            (Some(question), Some(given)) => question.shown(given),
            _ => Vec::new(),
        }
    }

    /// The results so far.
    #[must_use]
    pub fn scores(&self) -> Scores {
        self.answers.iter().map(|answer| (answer.is_right, answer.response, answer.loss)).collect()
    }

    /// The time taken for the question so far, or for its answer.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        match self.phase() {
            UnannouncedPhase::Thinking => now.saturating_sub(self.asked_at),
            _ => self.answers.last().map_or(Duration::ZERO, |answer| Duration::from_millis(answer.millis.into())),
        }
    }
}

/// The positions that questions of a kind have asked about.
fn seen(history: &History, trial: UnannouncedKind) -> HashSet<String> {
    let tested = history.attempts().iter().filter_map(|attempt| match &attempt.exercise.subject {
        Subject::Unannounced(tested) if tested.trial == trial => Some(tested.id.clone()),
        _ => None,
    });
    tested.collect()
}

/// Whether a puzzle may be asked about: it has enough pieces.
#[must_use]
pub fn can_ask(entry: &Entry) -> bool {
    !entry.tags.contains(&Feature::Endgame.into())
}
