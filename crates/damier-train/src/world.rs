//! What a lesson draws on: the puzzles, the tables, the player's history, chance and the time.

use crate::attempt::Recorded;
use crate::drill::DrillPlan;
use crate::due::{self, DueExercise, DueItems, ReviewState, Round};
use crate::history::{History, Item, lost_ending};
use crate::puzzle::choice::Aim;
use crate::puzzle::filter::Filter;
use crate::puzzle::selector::{PuzzleSelector, PuzzleWish};
use crate::start::Start;
use crate::unannounced::Turns;
use crate::unfinished::Unfinished;
use damier_endings::TableSet;
use damier_engine::{Program, ReportKind, Task};
use damier_puzzles::Puzzle;
use damier_rules::Variant;
use etude::Random;
use etude::lesson::{Lesson, Now};
use rand::RngExt as _;

/// What a front end lends to a lesson for a call, from its own data.
#[derive(Debug)]
pub struct World<'a> {
    /// The puzzles.
    pub selector: &'a mut PuzzleSelector,
    /// The positions of games, for tactics that do not announce themselves.
    pub turns: &'a mut Turns,
    /// The endgame tables.
    pub tables: &'a TableSet,
    /// Everything done so far.
    pub history: &'a History,
    /// The day's repetitions that are done or put off.
    pub round: &'a mut Round,
    /// The source of every random choice.
    pub random: &'a mut Random,
    /// The player.
    pub player: Player<'a>,
    /// The time.
    pub now: Now,
}

/// What a lesson has to know of the player.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// The name, for the games; empty if it is not known.
    pub name: &'a str,
    /// The game that the player plays: only its items are reviewed.
    pub variant: Variant,
    /// The share of puzzles that the player wants to solve, 0.5 to 0.95.
    pub success: f64,
    /// The player's own engine, if there is one.
    pub program: Option<&'a Program>,
}

impl Default for Player<'_> {
    fn default() -> Self {
        Self { name: "", variant: Variant::International, success: 0.75, program: None }
    }
}

impl World<'_> {
    /// The items to repeat today, and how many of them were put off.
    #[must_use]
    pub fn due_items(&mut self) -> (DueItems, usize) {
        let mut due = due::due_items(self.history, self.selector, self.player.variant, self.now.wall.day);
        let put_off = self.round.order(&mut due);
        (due, put_off)
    }

    /// The number of items due in the other games.
    #[must_use]
    pub fn elsewhere(&mut self) -> usize {
        due::elsewhere(self.history, self.selector, self.player.variant, self.now.wall.day)
    }

    /// The state of the review.
    #[must_use]
    pub fn review_state(&mut self) -> ReviewState {
        let (due, put_off) = self.due_items();
        ReviewState { due: due.items.len(), put_off }
    }

    /// The next item to repeat today.
    #[must_use]
    pub fn next_due(&mut self) -> Option<DueExercise> {
        let item = self.due_items().0.items.into_iter().next()?;
        match &item {
            Item::Puzzle { id, .. } => self.selector.puzzle(id).map(|puzzle| DueExercise::Puzzle(Box::new(puzzle))),
            Item::Ending { .. } => lost_ending(self.history, &item).map(|plan| DueExercise::Ending(Box::new(plan))),
        }
    }

    /// A puzzle as it is wanted, drawn at random.
    pub(crate) fn draw_puzzle(&mut self, wanted: PuzzleWish) -> Option<Puzzle> {
        let seed = self.random.random();
        self.selector.draw(self.history, wanted, seed)
    }

    /// The desired difficulty of puzzles.
    pub(crate) fn aim(&self, filter: &Filter) -> Aim {
        Aim::Success(filter.band.success(self.player.success))
    }
}

/// What a lesson waits for.
#[derive(Clone, Debug)]
pub enum LessonTask {
    /// The engine.
    Engine(Task),
    /// A position of a plan, drawn by a seed.
    Draw(Box<DrillPlan>, u64),
    /// The engine is to search in the player's time, ahead of the move that it expects.
    Ponder(Task),
    /// The expected move was played, so that the engine can go on with what it ponders. If it does not ponder, it is to
    /// search now.
    PonderHit(Task),
    /// Nothing more: the engine rests, and the player's own engine ends.
    Rest,
}

/// What comes of a [`LessonTask`].
#[derive(Clone, Debug, PartialEq)]
pub enum LessonReport {
    /// The engine's report.
    Engine(ReportKind),
    /// The position drawn, if there is one.
    Drawn(Option<Start>),
}

impl LessonReport {
    /// Whether it is the last one on its task.
    #[must_use]
    pub fn is_final(&self) -> bool {
        match self {
            Self::Engine(report) => report.is_final(),
            Self::Drawn(_) => true,
        }
    }
}

/// A lesson of this crate: it draws on a [`World`], asks the engine, and is recorded and kept like all the others.
pub trait DraughtsLesson:
    for<'a> Lesson<World<'a> = World<'a>, Task = LessonTask, Report = LessonReport, Record = Recorded, Draft = Unfinished>
{
}

impl<L> DraughtsLesson for L where
    L: for<'a> Lesson<
            World<'a> = World<'a>,
            Task = LessonTask,
            Report = LessonReport,
            Record = Recorded,
            Draft = Unfinished,
        >
{
}
