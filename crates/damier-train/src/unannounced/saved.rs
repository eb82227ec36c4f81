//! An interrupted set.

use super::saved_set::SavedSet;
use super::{QUESTIONS, UnannouncedKind, UnannouncedPhase, UnannouncedQuestion, UnannouncedSet};
use crate::world::World;
use damier_rules::AnyPosition;
use damier_rules::notation::write_move;
use etude::calendar::{Day, Moment};

impl UnannouncedSet {
    /// The set to be kept.
    pub(super) fn saved(&self) -> SavedSet {
        SavedSet {
            trial: self.settings.trial,
            variant: self.settings.variant.name().to_owned(),
            began: self.began.millis,
            ids: self.ids.clone(),
            answers: self.answers.clone(),
            trap_lines: self.scope.trap_lines.map(|lines| {
                let start = AnyPosition::start(self.settings.variant);
                lines.first.map(|first| write_move(&start, first)).unwrap_or_default()
            }),
            ahead: self.ahead.iter().cloned().collect(),
        }
    }

    /// Resumes a set: with the question that was on the board, or the next one if that was answered or is gone. `None` for
    /// an unknown variant.
    #[must_use]
    pub fn resume(saved: &SavedSet, world: &mut World) -> Option<Self> {
        let settings = saved.settings()?;
        let mut answers = saved.answers.clone();
        answers.truncate(QUESTIONS);
        let mut trials = Self {
            settings,
            scope: saved.scope(settings.variant),
            began: Moment { millis: saved.began, day: Day::default() },
            question: None,
            given: None,
            asked_at: world.now.run,
            ids: saved.ids.clone(),
            ahead: saved.ahead.iter().cloned().collect(),
            answers,
            recorded: None,
            revision: 0,
        };
        let current = saved.ids.get(saved.answers.len());
        let question = current.and_then(|id| find(settings.trial, id, world));
        match question {
            Some(question) => trials.put(Some(question), world.now.run),
            None if trials.answers.len() < QUESTIONS => {
                trials.ids.truncate(trials.answers.len());
                trials.ask(world);
            }
            None => debug_assert_eq!(trials.phase(), UnannouncedPhase::Over),
        }
        Some(trials)
    }
}

/// The question about a position.
fn find(trial: UnannouncedKind, id: &str, world: &mut World) -> Option<UnannouncedQuestion> {
    if let Some(turn) = world.turns.find(id) {
        return Some(UnannouncedQuestion::turn(trial, turn));
    }
    let puzzle = (trial == UnannouncedKind::ShotOrNot).then(|| world.selector.puzzle(id)).flatten()?;
    Some(UnannouncedQuestion::Shot(Box::new(puzzle)))
}
