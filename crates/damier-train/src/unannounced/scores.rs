//! The results of a set, and of earlier ones.

use serde::Serialize;
use strum::VariantArray;

use super::{QUESTIONS, Response, UnannouncedKind, UnannouncedSettings};
use crate::attempt::{Attempt, Subject};
use damier_rules::Variant;
use etude::calendar::Day;
use etude::effort::Credit;

/// The answers of a complete set.
#[allow(clippy::cast_possible_truncation, reason = "ten")]
const COMPLETE: u32 = QUESTIONS as u32;

/// Counted answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// Answers.
    pub all: u32,
    /// Right ones.
    pub right: u32,
    /// How answers to "shot or not?" turned out, in the order of [`Response::VARIANTS`].
    pub(crate) responses: [u32; 4],
    /// What all moves cost together, in centi-men.
    loss: u32,
}

impl Scores {
    /// How often a response was given.
    #[must_use]
    pub const fn count(&self, response: Response) -> u32 {
        self.responses[response as usize]
    }

    /// What a move cost on average, in centi-men, rounded.
    #[must_use]
    pub fn mean_loss(&self) -> u32 {
        (self.loss + self.all / 2).checked_div(self.all).unwrap_or(0)
    }

    /// All answers of a kind in a game, and those of each set with `least` answers or more, with the day of its last one, the
    /// oldest first.
    #[must_use]
    pub fn of_history(attempts: &[Attempt], kind: UnannouncedSettings, least: u32) -> (Self, Vec<(Day, Self)>) {
        let (mut whole, mut sets) = (Self::default(), Vec::<(Option<i64>, Day, Self)>::new());
        for attempt in attempts {
            let Subject::Unannounced(tested) = &attempt.exercise.subject else { continue };
            if (tested.trial, attempt.exercise.variant) != (kind.trial, kind.variant) {
                continue;
            }
            let one = (attempt.exercise.credit == Credit::Full, tested.response, tested.loss);
            whole.extend([one]);
            let at = attempt.exercise.moment.day;
            match sets.last_mut().filter(|(set, ..)| *set == tested.set && set.is_some()) {
                Some((_, end, scores)) => {
                    *end = at;
                    scores.extend([one]);
                }
                None => sets.push((tested.set, at, [one].into_iter().collect())),
            }
        }
        let whole_sets = sets.into_iter().filter(|(.., scores)| scores.all >= least);
        (whole, whole_sets.map(|(_, at, scores)| (at, scores)).collect())
    }
}

/// The results of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnannouncedScore {
    /// The exercise.
    pub trial: UnannouncedKind,
    /// The variant.
    #[serde(serialize_with = "crate::statistics::variant_name")]
    pub variant: Variant,
    /// All answers.
    pub scores: Scores,
    /// The complete sets, the oldest first, each with the day on which it ended.
    pub sets: Vec<(Day, Scores)>,
}

impl UnannouncedScore {
    /// The results of every exercise that was tried, those of the player's game first.
    #[must_use]
    pub fn all(attempts: &[Attempt], game: Variant) -> Vec<Self> {
        let games = std::iter::once(game).chain(Variant::ALL.into_iter().filter(|&other| other != game));
        let kinds = games.flat_map(|variant| {
            UnannouncedKind::VARIANTS.iter().map(move |&trial| UnannouncedSettings { trial, variant })
        });
        let line = |kind: UnannouncedSettings| {
            let (scores, sets) = Scores::of_history(attempts, kind, COMPLETE);
            (scores.all > 0).then_some(Self { trial: kind.trial, variant: kind.variant, scores, sets })
        };
        kinds.filter_map(line).collect()
    }
}

impl Extend<(bool, Option<Response>, u16)> for Scores {
    fn extend<T: IntoIterator<Item = (bool, Option<Response>, u16)>>(&mut self, answers: T) {
        for (is_right, response, loss) in answers {
            self.all += 1;
            self.right += u32::from(is_right);
            self.loss += u32::from(loss);
            if let Some(response) = response {
                self.responses[response as usize] += 1;
            }
        }
    }
}

impl FromIterator<(bool, Option<Response>, u16)> for Scores {
    fn from_iter<T: IntoIterator<Item = (bool, Option<Response>, u16)>>(answers: T) -> Self {
        let mut scores = Self::default();
        scores.extend(answers);
        scores
    }
}
