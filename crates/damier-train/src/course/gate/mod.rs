//! Gates: what a stage asks for besides its lessons and its exam. Each is derived from the attempts.

use std::collections::HashSet;

use serde::Deserialize;

use super::answers::{ExerciseAnswer, LessonTopic};
use super::data::Stage;
use crate::attempt::{Attempt, Exercise, Opponent, Subject, TrainingMode};
use crate::history::History;
use crate::notation::Skill;
use crate::unannounced::UnannouncedKind;
use damier_puzzles::Theme;
use damier_puzzles::tag::{Feature, themes};
use damier_rules::Variant;
use etude::calendar::Day;
use etude::effort::Credit;

/// What has to be reached once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gate {
    /// Points in games in a row from the beginning of the game, against a level of the engine or a higher one. They are
    /// games of the stage's variant, as are the squares, losses and own games below.
    Games {
        /// The level.
        level: u8,
        /// The number of games.
        #[serde(default = "one")]
        of: usize,
        /// The share of the points, in percent: 100 for a win, 50 for a draw.
        #[serde(default = "all")]
        points: usize,
        /// Whether only games without a clock count: on a clock the engine may have less than a second for a move.
        #[serde(default)]
        clockless: bool,
    },
    /// Right answers in a row of exercises of some lessons, in lesson runs and in exams.
    Answers {
        /// The ids of the lessons.
        lessons: Vec<String>,
        /// The length of the row.
        of: usize,
        /// The right answers among them.
        right: usize,
    },
    /// A mean loss over positions of games in a row in which the learner's move was valued.
    Loss {
        /// The number of positions.
        of: usize,
        /// The highest mean, in centi-men.
        most: usize,
    },
    /// A rating for puzzles.
    Rating {
        /// The lowest rating.
        least: u16,
        /// The greatest deviation.
        deviation: u16,
    },
    /// Squares found or named without an error, in a row.
    Squares {
        /// The number of squares.
        of: usize,
        /// The time for all of them.
        seconds: u32,
    },
    /// Shots of one's own games solved.
    Own {
        /// The number of different shots.
        puzzles: usize,
    },
    /// Own games gone over by hand.
    Reviewed {
        /// The number of different games.
        games: usize,
    },
    /// Shots with a motif solved among so many tried in a row, each at its first try.
    Motif {
        /// The motif.
        theme: Theme,
        /// The length of the row.
        of: usize,
        /// The shots solved among them.
        right: usize,
        /// The lowest rating of a shot that counts.
        least: u16,
    },
    /// A share of right answers in the exam of the stage.
    Exam {
        /// The share, in percent.
        least: usize,
    },
}

const fn one() -> usize {
    1
}

const fn all() -> usize {
    100
}

impl Gate {
    /// The day on which it was first passed.
    #[must_use]
    pub fn passed(&self, history: &History, stage: &Stage) -> Option<Day> {
        let variant = stage.variant();
        let exercises = || history.attempts().iter().map(|attempt| &attempt.exercise);
        let of_game = || exercises().filter(|exercise| exercise.variant == variant);
        match self {
            Self::Games { level, of, points, clockless } => {
                let counts = |exercise: &Exercise| half_points(exercise, *level, *clockless);
                let games = of_game().filter_map(|exercise| Some((exercise.moment.day, counts(exercise)?)));
                in_a_row(games, *of, |halves| halves.iter().sum::<usize>() * 100 >= points * 2 * of)
            }
            Self::Answers { lessons, of, right } => {
                let answers = exercises().flat_map(|exercise| {
                    let day = exercise.moment.day;
                    answers(exercise, lessons).into_iter().map(move |is_right| (day, usize::from(is_right)))
                });
                in_a_row(answers, *of, |answers| answers.iter().sum::<usize>() >= *right)
            }
            Self::Loss { of, most } => {
                let losses = of_game().filter_map(|exercise| Some((exercise.moment.day, loss(exercise)?)));
                in_a_row(losses, *of, |losses| losses.iter().sum::<usize>() <= most * of)
            }
            Self::Rating { least, deviation } => {
                let is_enough = |attempt: &&Attempt| {
                    let exercise = &attempt.exercise;
                    let rated = attempt
                        .rated
                        .filter(|_| exercise.mode == TrainingMode::Practice && exercise.variant == variant);
                    rated.is_some_and(|rated| {
                        rated.after.rating >= f64::from(*least) && rated.after.deviation <= f64::from(*deviation)
                    })
                };
                history.attempts().iter().find(is_enough).map(|attempt| attempt.exercise.moment.day)
            }
            Self::Squares { of, seconds } => {
                let squares = of_game().filter_map(|exercise| Some((exercise.moment.day, square(exercise)?)));
                let limit = 1_000 * *seconds;
                in_a_row(squares, *of, |squares| {
                    squares.iter().all(|(is_right, _)| *is_right)
                        && squares.iter().fold(0_u32, |sum, (_, millis)| sum.saturating_add(*millis)) <= limit
                })
            }
            Self::Own { puzzles: of } | Self::Reviewed { games: of } => self.days(history, stage).get(of - 1).copied(),
            Self::Motif { theme, of, right, least } => {
                let shots = first_tries(history, variant, theme, *least);
                in_a_row(shots, *of, |shots| shots.iter().filter(|&&is_right| is_right).count() >= *right)
            }
            Self::Exam { least } => {
                let is_enough = |exercise: &&Exercise| {
                    matches!(
                        &exercise.subject,
                        Subject::Lesson { topic: LessonTopic::Exam(exam), answers }
                            if *exam == stage.id && right_share(answers) >= *least && exercise.credit == Credit::Full
                    )
                };
                exercises().find(is_enough).map(|exercise| exercise.moment.day)
            }
        }
    }

    /// How many have been counted so far. `None` for gates that ask for anything else than a number.
    #[must_use]
    pub fn counted(&self, history: &History, stage: &Stage) -> Option<usize> {
        matches!(self, Self::Own { .. } | Self::Reviewed { .. }).then(|| self.days(history, stage).len())
    }

    /// The days on which new ones of what is counted were added.
    fn days(&self, history: &History, stage: &Stage) -> Vec<Day> {
        let mut known: HashSet<&str> = HashSet::new();
        let variant = stage.variant();
        let exercises = history.attempts().iter().map(|attempt| &attempt.exercise);
        let new = exercises.filter(|exercise| exercise.variant == variant).filter(|exercise| {
            let id = match self {
                Self::Own { .. } => own_shot(exercise),
                Self::Reviewed { .. } => own_game(exercise),
                _ => None,
            };
            id.is_some_and(|id| known.insert(id))
        });
        new.map(|exercise| exercise.moment.day).collect()
    }
}

/// The day of the last of `of` results in a row that are enough together.
fn in_a_row<T>(results: impl Iterator<Item = (Day, T)>, of: usize, is_enough: impl Fn(&[T]) -> bool) -> Option<Day> {
    let mut row: Vec<T> = Vec::new();
    for (day, result) in results {
        if row.len() == of {
            row.remove(0);
        }
        row.push(result);
        if row.len() == of && is_enough(&row) {
            return Some(day);
        }
    }
    None
}

/// The first try at each rated shot that has a theme and at least this rating: the day, and whether it was solved.
fn first_tries<'a>(
    history: &'a History,
    variant: Variant,
    theme: &'a Theme,
    least: u16,
) -> impl Iterator<Item = (Day, bool)> + 'a {
    let mut tried: HashSet<&str> = HashSet::new();
    history.attempts().iter().filter_map(move |attempt| {
        let exercise = &attempt.exercise;
        let Subject::Puzzle { id, tags, .. } = &exercise.subject else { return None };
        let is_first = exercise.variant == variant && tried.insert(id);
        let rating = attempt.rated?.item_before.rating;
        let counts = is_first && themes(tags).any(|own| own == theme) && rating >= f64::from(least);
        counts.then_some((exercise.moment.day, exercise.is_clean()))
    })
}

/// The share of right answers, in percent.
pub(super) fn right_share(answers: &[ExerciseAnswer]) -> usize {
    if answers.is_empty() {
        return 100;
    }
    answers.iter().filter(|answer| answer.right).count() * 100 / answers.len()
}

/// Half points of a game against a level, from the beginning: a game from another position may be won before it starts.
fn half_points(exercise: &Exercise, level: u8, clockless: bool) -> Option<usize> {
    let Subject::Game { opponent: Opponent::Level(played), pdn } = &exercise.subject else { return None };
    let is_refused = pdn.contains("[FEN ") || clockless && pdn.contains("[TimeControl ");
    (!is_refused && played.number() >= level).then_some(match exercise.credit {
        Credit::Full => 2,
        Credit::Half => 1,
        Credit::None => 0,
    })
}

fn answers(exercise: &Exercise, lessons: &[String]) -> Vec<bool> {
    let Subject::Lesson { answers, .. } = &exercise.subject else { return Vec::new() };
    answers.iter().filter(|answer| lessons.contains(&answer.subject)).map(|answer| answer.right).collect()
}

fn loss(exercise: &Exercise) -> Option<usize> {
    match &exercise.subject {
        Subject::Unannounced(tested) if tested.trial == UnannouncedKind::YourMove => Some(tested.loss.into()),
        _ => None,
    }
}

fn square(exercise: &Exercise) -> Option<(bool, u32)> {
    match &exercise.subject {
        Subject::Notation(answer) if matches!(answer.skill, Skill::FindSquare | Skill::NameSquare) => {
            Some((exercise.is_clean(), exercise.millis))
        }
        _ => None,
    }
}

fn own_shot(exercise: &Exercise) -> Option<&str> {
    match &exercise.subject {
        Subject::Puzzle { id, tags, .. } if exercise.is_clean() && tags.contains(&Feature::OwnGame.into()) => Some(id),
        _ => None,
    }
}

fn own_game(exercise: &Exercise) -> Option<&str> {
    match &exercise.subject {
        Subject::Review { reviewed, is_own: true } => Some(&reviewed.game),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
