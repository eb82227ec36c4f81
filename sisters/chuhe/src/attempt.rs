//! What is remembered of an exercise.

use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use etude::history;
use etude::questions::Answered;
use etude::rating::{Rated, Strength};
use etude::review::{Grade, Pace, grade};
use etude_store::{AttemptRow, BadRow};
use strum::{AsRefStr, EnumString, VariantArray};

use crate::train::mates::MatePuzzle;

/// The kinds of exercise, by their words on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A forced mate.
    Mate,
    /// An ending to win.
    EndingWin,
    /// An ending to hold.
    EndingHold,
    /// Who must vary?
    Vary,
    /// A touched piece.
    Touch,
    /// A decision of an arbiter.
    Incident,
    /// All answers to a check.
    Answers,
    /// Names of moves and files.
    Notation,
    /// A position of which nothing is announced.
    Unannounced,
    /// A game.
    Game,
    /// A drill about the rules.
    Drill,
    /// A step of a lesson.
    Step,
    /// A lesson of the course.
    Lesson,
}

/// How an exercise came up, by its words on disk. Exercises of one kind and one mode share a rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, AsRefStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeMode {
    /// The player chose it.
    #[default]
    Practice,
    /// It was due.
    Review,
}

/// An exercise that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// When it ended.
    pub moment: Moment,
    /// What kind it was.
    pub kind: Kind,
    /// How it came up.
    pub mode: PracticeMode,
    /// What it was about: the position of a mate, the right answer of a question, the opponent of a game.
    pub item: String,
    /// How it went.
    pub effort: Effort,
    /// How many moves it asked for.
    pub(crate) moves: u32,
    /// The lesson in which it came up, or nothing.
    pub lesson: String,
}

impl Exercise {
    /// A practised question that was right at the first try, or was not.
    #[must_use]
    pub fn question(kind: Kind, item: String, answered: Answered) -> Self {
        let effort = Self::effort(answered.is_right, answered.millis);
        Self {
            moment: answered.moment,
            kind,
            mode: PracticeMode::Practice,
            item,
            effort,
            moves: 1,
            lesson: String::new(),
        }
    }

    /// How an exercise went that was right at the first try, or was not.
    #[must_use]
    pub const fn effort(is_right: bool, millis: u32) -> Effort {
        let credit = if is_right { Credit::Full } else { Credit::None };
        Effort { millis, ..Effort::new(credit) }
    }
}

/// An exercise as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// Its identity.
    uid: String,
    /// The exercise.
    pub exercise: Exercise,
    /// The rating change, if it was rated.
    pub(crate) rated: Option<Rated>,
}

/// Xiangqi has one variant of attempts: what a rule set decides is part of a question.
const VARIANT: &str = "xiangqi";

/// The beginning of the tag that says how many moves were asked for.
const LENGTH: &str = "moves-";

/// The beginning of the tag that names the lesson.
const LESSON: &str = "lesson-";

impl Attempt {
    /// The row of an exercise that is still to be rated.
    #[must_use]
    pub fn row(uid: String, exercise: &Exercise) -> AttemptRow {
        let Exercise { moment, kind, mode, item, effort, moves, lesson } = exercise;
        let of_lesson = if lesson.is_empty() { String::new() } else { format!(" {LESSON}{lesson}") };
        AttemptRow {
            uid,
            moment: *moment,
            kind: kind.as_ref().to_owned(),
            mode: mode.as_ref().to_owned(),
            variant: VARIANT.to_owned(),
            item: item.clone(),
            effort: *effort,
            tags: format!("{LENGTH}{moves}{of_lesson}"),
            detail: String::new(),
            rated: None,
        }
    }

    /// The attempt of a row.
    ///
    /// # Errors
    ///
    /// A kind or mode that this version does not know.
    pub fn of_row(row: AttemptRow) -> Result<Self, BadRow> {
        let AttemptRow { uid, moment, kind, mode, item, effort, tags, rated, .. } = row;
        let kind = AttemptRow::parse("kind", &kind)?;
        let mode = AttemptRow::parse("mode", &mode)?;
        let moves = tags.split_whitespace().find_map(|tag| tag.strip_prefix(LENGTH)?.parse().ok()).unwrap_or(1);
        let lesson = tags.split_whitespace().find_map(|tag| tag.strip_prefix(LESSON)).unwrap_or_default().to_owned();
        Ok(Self { uid, exercise: Exercise { moment, kind, mode, item, effort, moves, lesson }, rated })
    }
}

impl history::Attempt for Attempt {
    /// The identity of a mate or of a step.
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
        (self.exercise.kind == Kind::Mate).then_some(&*self.exercise.item)
    }

    fn themes(&self) -> impl Iterator<Item = &String> {
        std::iter::empty()
    }

    fn repeated(&self) -> Option<(String, Grade)> {
        let pace = Pace::Timed { decisions: self.exercise.moves };
        let is_repeated = matches!(self.exercise.kind, Kind::Mate | Kind::Step);
        is_repeated.then(|| (self.exercise.item.clone(), grade(self.exercise.effort, pace)))
    }

    fn is_review(&self) -> bool {
        self.exercise.mode == PracticeMode::Review
    }
}

/// The strength of a mate before anybody has tried it: by play of the engine's levels, or a guess by its length if the
/// collection does not hold it.
#[must_use]
pub fn first_strength(item: &str, moves: u8) -> Strength {
    if let Some(rating) = MatePuzzle::rating_of(item) {
        return Strength::estimated(rating, 150.0);
    }
    Strength::estimated(800.0 + 170.0 * f64::from(moves), 250.0)
}

#[cfg(test)]
mod tests {
    use etude::calendar::Day;
    use etude::history::{Attempt as _, History};

    use super::*;

    fn attempt(day: i32, kind: Kind, is_right: bool) -> Attempt {
        let moment = Moment { millis: i64::from(day) * 86_400_000, day: Day(day) };
        let (mode, effort) = (PracticeMode::Practice, Exercise::effort(is_right, 4_000));
        let lesson = String::new();
        let exercise = Exercise { moment, kind, mode, item: "m1".to_owned(), effort, moves: 3, lesson };
        Attempt { uid: format!("{day}"), exercise, rated: None }
    }

    #[test]
    fn a_row_and_back_is_the_same() {
        let attempt = attempt(20_000, Kind::EndingWin, true);
        let row = Attempt::row(attempt.uid.clone(), &attempt.exercise);
        assert_eq!((&*row.kind, &*row.mode, &*row.tags), ("ending-win", "practice", "moves-3"));
        assert_eq!(Attempt::of_row(row.clone()), Ok(attempt));
        assert_eq!(Attempt::of_row(AttemptRow { kind: "dance".to_owned(), ..row }).unwrap_err().column, "kind");
    }

    #[test]
    fn a_missed_mate_is_due_the_next_day_and_a_question_never() {
        let mut history = History::of([attempt(20_000, Kind::Mate, false)]);
        history.set_today(Day(20_001));
        assert_eq!(history.due(Day(20_001)), [&"m1".to_owned()]);
        assert_eq!(attempt(20_000, Kind::Touch, false).repeated(), None);
    }
}
