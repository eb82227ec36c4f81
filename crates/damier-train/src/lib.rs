//! Lessons for draughts as pure state machines: all decisions are here, with no dependency on terminal or disk.
//!
//! Times are passed in as arguments, counted from any fixed moment, and randomness as a seed, so the same inputs
//! produce the same lesson. A front end turns keys into calls of a lesson, passes the lesson's pending task to the
//! engine, and shows the lesson's state.
//!
//! ```
//! use damier_puzzles::Collection;
//! use damier_rules::Variant;
//! use damier_train::drill::{DrillAct, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Role};
//! use damier_train::start::Start;
//! use damier_train::study::Study;
//! use etude::lesson::Lesson;
//!
//! // Three kings against one: to be won within 16 moves.
//! let mut study = Study::new(Collection::default(), 7);
//! let mut world = study.world();
//! let start = Start::read("W:WK6,K8,K45:BK2", Variant::International)?;
//! let plan = DrillPlan::of_start(start, Role::Win, world.tables).expect("the game is not over");
//! let mut drill = EndingDrill::new(plan, start, DrillSettings::default(), world.tables.clone(), world.now.run);
//! while drill.phase() == DrillPhase::Thinking {
//!     drill.act(DrillAct::Play(drill.keeping()[0].candidate), &mut world);
//! }
//! assert_eq!(drill.is_solved(), Some(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Writing a front end
//!
//! Every lesson is an [`etude::lesson::Lesson`] and used in the same way; [`puzzle`] and [`drill`] have complete examples.
//!
//! 1. Lend it a [`World`](world::World): the puzzles, the tables, the history, chance and the time. A program without a
//!    store has that in a [`Study`](study::Study).
//! 2. Start the lesson: [`puzzle::PuzzleTraining`] (practice, streak, sprint, woodpecker, review),
//!    [`drill::EndingDrill`], [`drill::rush::EndingRush`], [`unannounced::UnannouncedSet`],
//!    [`notation::NotationSession`], [`play::PlayLesson`], [`analysis::Analysis`], [`course::LessonRun`].
//! 3. Show its position, phase and comment. These are enum values; the wording is yours.
//! 4. Pass on what the player does (`act`). Call `tick` when `wakes_at` is reached.
//!    [`Study::drive`](study::Study::drive) does this and the next two steps for a program that may wait for the engine.
//! 5. Have its `pending` task done and pass the answer to `report`. A [`Dispatcher`](damier_engine::Dispatcher) runs a
//!    task of the engine on its own thread; a [`Judge`](damier_engine::Judge) or an [`Engine`](damier_engine::Engine)
//!    runs it while you wait.
//! 6. Pass what the lesson hands out ([`Recorded`](attempt::Recorded)) to
//!    [`record`](history::record), which rates it and returns the [`Attempt`](attempt::Attempt) to
//!    store. The history knows what is due ([`due`]) and how strong the player is; [`statistics`]
//!    summarises it.
//! 7. If the program may be killed, also store its `draft`, whenever its `revision` changes.
//!
//! `examples/any_lesson.rs` is such a front end on standard input and output: one loop drives puzzles, an ending,
//! notation and a lesson of the course.

pub mod analysis;
pub mod arbiter;
pub mod attempt;
pub mod course;
pub mod drill;
pub mod due;
pub mod explorer;
pub mod finder;
pub mod guard;
pub mod history;
pub mod line_step;
mod mode;
pub mod notation;
pub mod own_games;
pub mod play;
pub mod puzzle;
pub mod repertoire;
pub mod start;
pub mod statistics;
pub mod study;
pub mod traps;
pub mod unannounced;
pub mod unfinished;
pub mod world;

/// The shipped puzzles, for tests: the program that bundles them depends on this crate.
#[cfg(test)]
fn shipped() -> damier_puzzles::Collection {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut collection = damier_puzzles::Collection::default();
    for variant in damier_rules::Variant::ALL {
        collection.add_file(&folder.join(variant.name()).with_extension("pack")).expect("a shipped collection");
    }
    collection
}

/// The endings tables, unpacked once for all tests.
#[cfg(test)]
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
