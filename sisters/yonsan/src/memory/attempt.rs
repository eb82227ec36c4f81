//! What is remembered of an exercise.

use etude::calendar::Moment;
use etude::effort::Effort;
use etude::rating::{Rated, Strength};
use etude::review::{Grade, Pace, grade};
use etude_store::{AttemptRow, BadRow};
use yonsan_rules::{Puzzle, PuzzleKind};

use crate::train::exercise::{Exercise, Kind, LENGTH_TAG, PracticeMode};

/// An exercise with its identity and what it did to the rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// Its identity.
    uid: String,
    /// The exercise.
    pub exercise: Exercise,
    /// The rating change, if it was rated.
    pub(super) rated: Option<Rated>,
}

/// All rules of Yonsan have one variant of attempts: what a rule set decides is part of a question.
const VARIANT: &str = "renju";

impl Attempt {
    /// The row of an exercise that is still to be rated.
    #[must_use]
    pub fn row(uid: String, exercise: &Exercise) -> AttemptRow {
        let Exercise { moment, kind, mode, item, effort, tags, detail } = exercise;
        AttemptRow {
            uid,
            moment: *moment,
            kind: kind.as_ref().to_owned(),
            mode: mode.as_ref().to_owned(),
            variant: VARIANT.to_owned(),
            item: item.clone(),
            effort: *effort,
            tags: tags.join(" "),
            detail: detail.clone(),
            rated: None,
        }
    }

    /// The attempt of a row.
    ///
    /// # Errors
    ///
    /// A kind or mode that this version does not know.
    pub fn of_row(row: AttemptRow) -> Result<Self, BadRow> {
        let AttemptRow { uid, moment, kind, mode, item, effort, tags, detail, rated, .. } = row;
        let kind = AttemptRow::parse("kind", &kind)?;
        let mode = AttemptRow::parse("mode", &mode)?;
        let tags = tags.split_whitespace().map(str::to_owned).collect();
        Ok(Self { uid, exercise: Exercise { moment, kind, mode, item, effort, tags, detail }, rated })
    }
}

impl etude::history::Attempt for Attempt {
    /// The id of a puzzle.
    type Item = String;
    type Pool = (Kind, PracticeMode);
    type Theme = String;

    fn moment(&self) -> Moment {
        self.exercise.moment
    }

    fn effort(&self) -> Effort {
        self.exercise.effort
    }

    fn pool(&self) -> Self::Pool {
        (self.exercise.kind, self.exercise.mode)
    }

    fn rated(&self) -> Option<Rated> {
        self.rated
    }

    fn puzzle(&self) -> Option<&str> {
        (self.exercise.kind == Kind::Puzzle).then_some(&*self.exercise.item)
    }

    fn themes(&self) -> impl Iterator<Item = &String> {
        self.exercise.tags.iter()
    }

    fn repeated(&self) -> Option<(String, Grade)> {
        let decisions = self.exercise.tags.iter().find_map(|tag| tag.strip_prefix(LENGTH_TAG)?.parse().ok());
        let pace = Pace::Timed { decisions: decisions.unwrap_or(1) };
        (self.exercise.kind == Kind::Puzzle).then(|| (self.exercise.item.clone(), grade(self.exercise.effort, pace)))
    }

    fn is_review(&self) -> bool {
        self.exercise.mode == PracticeMode::Review
    }
}

/// The strength of a puzzle before the player has tried it: its rating by play of the engine's levels, which a few attempts
/// outweigh. One that they have not tried has a guess by its kind and length.
#[must_use]
pub fn first_strength(puzzle: &Puzzle) -> Strength {
    if let Some(rating) = puzzle.rating() {
        return Strength::estimated(rating, 150.0);
    }
    let base = match puzzle.kind() {
        PuzzleKind::Fours => 900.0,
        PuzzleKind::Foul => 1_050.0,
        PuzzleKind::Threats => 1_300.0,
    };
    let length = u32::try_from(puzzle.length()).unwrap_or(u32::MAX).min(12);
    Strength::estimated(base + 110.0 * f64::from(length), 250.0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use etude::calendar::Day;
    use etude::history::{Attempt as _, History};
    use yonsan_rules::{COLLECTION, unpack};

    use super::*;
    use crate::train::exercise::puzzle_id;

    fn attempt(day: i32, mode: PracticeMode, is_right: bool) -> Attempt {
        let moment = Moment { millis: i64::from(day) * 86_400_000, day: Day(day) };
        let exercise = Exercise { mode, ..Exercise::new(moment, Kind::Puzzle, "f1".to_owned(), is_right) };
        Attempt { uid: format!("{day}"), exercise, rated: None }
    }

    #[test]
    fn a_row_and_back_is_the_same() {
        let mut attempt = attempt(20_000, PracticeMode::Streak, true);
        attempt.exercise.tags = vec!["fours".to_owned(), "stones-3".to_owned()];
        attempt.exercise.detail = "1. H8".to_owned();
        let row = Attempt::row(attempt.uid.clone(), &attempt.exercise);
        assert_eq!((&*row.kind, &*row.mode, &*row.tags), ("puzzle", "streak", "fours stones-3"));
        assert_eq!(Attempt::of_row(row.clone()), Ok(attempt));
        let odd = AttemptRow { kind: "dance".to_owned(), ..row };
        assert_eq!(Attempt::of_row(odd).unwrap_err().column, "kind");
    }

    #[test]
    fn a_missed_puzzle_is_due_the_next_day_and_a_question_never() {
        let mut history = History::of([attempt(20_000, PracticeMode::Practice, false)]);
        history.set_today(Day(20_001));
        assert_eq!(history.due(Day(20_001)), [&"f1".to_owned()]);
        let question = Exercise::new(Moment::default(), Kind::Foul, "double-three".to_owned(), false);
        assert_eq!(Attempt { uid: String::new(), exercise: question, rated: None }.repeated(), None);
    }

    #[test]
    fn every_puzzle_of_the_collection_has_an_identity_of_its_own() {
        let puzzles = unpack(COLLECTION).unwrap();
        let ids: BTreeSet<String> = puzzles.iter().map(puzzle_id).collect();
        assert_eq!(ids.len(), puzzles.len());
    }
}
