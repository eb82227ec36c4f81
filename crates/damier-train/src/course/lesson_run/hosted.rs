//! Exercises of a course that another lesson trains: a shot, an ending, an unannounced question, a game.

use std::collections::HashSet;
use std::time::Duration;

use super::{Board, LessonRun};
use crate::course::LessonTopic;
use crate::course::check;
use crate::course::draw::ExerciseSource;
use crate::drill::DrillPlan;
use crate::play::terms::{Strictness, Terms};
use crate::play::{PlayLesson, Seat};
use crate::puzzle::PuzzleTraining;
use crate::puzzle::session::{PuzzleSession, SessionPlan};
use crate::start::Start;
use crate::unannounced::{TurnSource, TurnWish, UnannouncedSet, UnannouncedSettings};
use crate::world::World;
use damier_engine::Level;
use damier_puzzles::Turn;
use damier_puzzles::turn::Uses;
use etude_arbiter::clock::Control;

/// Minutes of a game as a clock.
const MINUTE: Duration = Duration::from_secs(60);

/// The lesson that trains an exercise. What it records is [the answer](super::LessonAct::Hosted).
#[derive(Clone, Debug)]
pub enum Hosted {
    /// A puzzle.
    Puzzles(Box<PuzzleTraining>),
    /// A drill, whose position is still to be drawn.
    Drill(Box<DrillPlan>),
    /// A game.
    Game(Box<PlayLesson>),
    /// An unannounced question.
    Unannounced(Box<UnannouncedSet>),
}

impl LessonRun {
    /// The lesson that trains the present exercise. `None` if this one trains it itself, or nothing can be found for it.
    #[must_use]
    pub fn hosted(&mut self, world: &mut World) -> Option<Hosted> {
        let saved = self.game.take();
        let Board::Elsewhere(source) = &self.board else { return None };
        let variant = self.variant();
        let (now, tables) = (world.now.run, world.tables.clone());
        if let Some(saved) = saved.filter(|_| source.goal().is_some())
            && let Ok(game) = PlayLesson::resume(&saved, now, tables.clone())
        {
            return Some(Hosted::Game(Box::new(game)));
        }
        if let Some(trial) = source.trial() {
            let settings = UnannouncedSettings { trial, variant };
            let set = UnannouncedSet::within(settings, source.scope(variant), world);
            return Some(Hosted::Unannounced(Box::new(set)));
        }
        match source {
            ExerciseSource::Win { ending } | ExerciseSource::Hold { ending } => {
                let plan = check::plan(variant, ending, matches!(source, ExerciseSource::Win { .. }))?;
                Some(Hosted::Drill(Box::new(plan)))
            }
            ExerciseSource::Game { .. } | ExerciseSource::PlayOn { .. } => {
                let terms = self.terms(source, world)?;
                Some(Hosted::Game(Box::new(PlayLesson::new(terms, now, tables))))
            }
            source => {
                let filter = source.filter(variant)?;
                let is_blind = matches!(source, ExerciseSource::Shot { blind: true, .. });
                let plan = if is_blind { SessionPlan::Blind } else { SessionPlan::Practice };
                // An exam does not say which subject it asks about.
                let unannounced = matches!(&self.topic, LessonTopic::Exam(_));
                let session = PuzzleSession { plan, filter, unannounced, ..PuzzleSession::default() };
                Some(Hosted::Puzzles(Box::new(PuzzleTraining::new(session, world))))
            }
        }
    }

    /// The terms of a game, with the side to move.
    fn terms(&self, source: &ExerciseSource, world: &mut World) -> Option<Terms> {
        let variant = self.variant();
        let (start, level, control) = match source {
            ExerciseSource::Game { fen, level, minutes, .. } => {
                let control = minutes.map(|minutes| Control::sudden_death(u32::from(minutes) * MINUTE));
                (Start::read(fen, variant).ok()?, *level, control)
            }
            ExerciseSource::PlayOn { level, .. } => {
                let mut random = etude::random(self.exercise_seed());
                let fits = |turn: &Turn| source.fits(turn);
                let wanted = TurnWish { source: TurnSource::Games, variant, uses: Uses::PEOPLE, seen: &HashSet::new() };
                let turn = world.turns.draw(wanted, fits, &mut random)?;
                (Start::new(turn.position), *level, None)
            }
            _ => return None,
        };
        Some(Terms {
            seats: Terms::trainee_against(start.position.side_to_move(), Seat::Level(Level::new(level)?)),
            start,
            control,
            playoff: None,
            mini_match: None,
            board: None,
            strictness: Strictness { casual: source.takes_back(), ..Strictness::default() },
            seed: self.exercise_seed(),
        })
    }
}
