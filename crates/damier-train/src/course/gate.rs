//! Gates: what a stage asks for besides its lessons and its exam. Each is derived from the attempts.

use std::collections::HashSet;

use serde::Deserialize;

use super::data::Stage;
use super::sitting::{Answer, Topic};
use crate::attempt::{Attempt, Credit, Exercise, Mode, Opponent, Subject};
use crate::calendar::Day;
use crate::history::History;
use crate::notation::Skill;
use crate::unannounced::Trial;
use damier_puzzles::Theme;
use damier_puzzles::tag::{Feature, themes};
use damier_rules::Variant;

/// What has to be reached once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gate {
    /// Points in games in a row from the beginning of the game, against a level of the engine or a higher one. They are
    /// games on the board of the stage, as are the squares below.
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
    /// Right answers in a row of exercises of some lessons, in sittings and in exams.
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
        let on_board = || exercises().filter(|exercise| exercise.variant.board_size() == variant.board_size());
        match self {
            Self::Games { level, of, points, clockless } => {
                let counts = |exercise: &Exercise| half_points(exercise, *level, *clockless);
                let games = on_board().filter_map(|exercise| Some((exercise.moment.day, counts(exercise)?)));
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
                let losses = exercises().filter_map(|exercise| Some((exercise.moment.day, loss(exercise)?)));
                in_a_row(losses, *of, |losses| losses.iter().sum::<usize>() <= most * of)
            }
            Self::Rating { least, deviation } => {
                let is_enough = |attempt: &&Attempt| {
                    let exercise = &attempt.exercise;
                    let rated =
                        attempt.rated.filter(|_| exercise.mode == Mode::Practice && exercise.variant == variant);
                    rated.is_some_and(|rated| {
                        rated.after.rating >= f64::from(*least) && rated.after.deviation <= f64::from(*deviation)
                    })
                };
                history.attempts().iter().find(is_enough).map(|attempt| attempt.exercise.moment.day)
            }
            Self::Squares { of, seconds } => {
                let squares = on_board().filter_map(|exercise| Some((exercise.moment.day, square(exercise)?)));
                let limit = 1_000 * *seconds;
                in_a_row(squares, *of, |squares| {
                    squares.iter().all(|(is_right, _)| *is_right)
                        && squares.iter().fold(0_u32, |sum, (_, millis)| sum.saturating_add(*millis)) <= limit
                })
            }
            Self::Own { puzzles } => {
                let mut solved: Vec<String> = Vec::new();
                exercises().find_map(|exercise| {
                    let id = own_shot(exercise).filter(|id| !solved.contains(id))?;
                    solved.push(id);
                    (solved.len() >= *puzzles).then_some(exercise.moment.day)
                })
            }
            Self::Motif { theme, of, right, least } => {
                let shots = first_tries(history, variant, theme, *least);
                in_a_row(shots, *of, |shots| shots.iter().filter(|&&is_right| is_right).count() >= *right)
            }
            Self::Exam { least } => {
                let is_enough = |exercise: &&Exercise| {
                    matches!(
                        &exercise.subject,
                        Subject::Lesson { topic: Topic::Exam(exam), answers }
                            if *exam == stage.id && right_share(answers) >= *least && exercise.credit == Credit::Full
                    )
                };
                exercises().find(is_enough).map(|exercise| exercise.moment.day)
            }
        }
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
pub(super) fn right_share(answers: &[Answer]) -> usize {
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
        Subject::Trial(tested) if tested.trial == Trial::YourMove => Some(tested.loss.into()),
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

fn own_shot(exercise: &Exercise) -> Option<String> {
    match &exercise.subject {
        Subject::Puzzle { id, tags, .. } if exercise.is_clean() && tags.contains(&Feature::OwnGame.into()) => {
            Some(id.clone())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::Moment;
    use crate::course::{Answer as LessonAnswer, StageId, Topic};
    use crate::rating::{Rated, Strength};
    use crate::unannounced::Tested;
    use damier_engine::Level;
    use damier_puzzles::tag::Motif;
    use damier_rules::Variant;

    fn on(day: i32, credit: Credit, subject: Subject) -> Attempt {
        let moment = Moment { millis: i64::from(day) * 86_400_000, day: Day(day) };
        let exercise = Exercise::new(moment, Mode::Practice, Variant::International, credit, subject);
        Attempt { uid: String::new(), exercise, rated: None }
    }

    fn game(day: i32, level: u8, credit: Credit, pdn: &str) -> Attempt {
        let opponent = Opponent::Level(Level::new(level).unwrap());
        on(day, credit, Subject::Game { opponent, pdn: pdn.to_owned() })
    }

    fn passed(toml: &str, attempts: Vec<Attempt>) -> Option<i32> {
        passed_in("international", toml, attempts)
    }

    fn passed_in(variant: &str, gate: &str, attempts: Vec<Attempt>) -> Option<i32> {
        let gate: Gate = toml_edit::de::from_str(gate).unwrap();
        let stage = format!("stage = 's'\nlesson = [{{ id = 'a', variant = '{variant}' }}]");
        gate.passed(&History::of(attempts), &toml_edit::de::from_str(&stage).unwrap()).map(|day| day.0)
    }

    #[test]
    fn a_game_counts_from_the_beginning_and_at_the_level() {
        let win = "kind = 'games'\nlevel = 3";
        let from = "[FEN \"W:W31:B2\"]";
        let games = vec![
            game(1, 2, Credit::Full, ""),
            game(2, 3, Credit::Half, ""),
            game(3, 5, Credit::Full, from),
            game(4, 5, Credit::Full, ""),
        ];
        assert_eq!(passed(win, games.clone()), Some(4));
        assert_eq!(passed("kind = 'games'\nlevel = 3\npoints = 50", games), Some(2));
    }

    #[test]
    fn a_game_with_a_clock_does_not_count_where_none_is_allowed() {
        let draw = "kind = 'games'\nlevel = 8\npoints = 50\nclockless = true";
        let games = vec![game(1, 8, Credit::Full, "[TimeControl \"60\"]"), game(2, 8, Credit::Half, "")];
        assert_eq!(passed(draw, games), Some(2));
    }

    #[test]
    fn points_are_added_over_games_in_a_row() {
        let half = "kind = 'games'\nlevel = 2\nof = 4\npoints = 50";
        let lost = |day| game(day, 2, Credit::None, "");
        let won = |day| game(day, 2, Credit::Full, "");
        assert_eq!(passed(half, vec![won(1), won(2)]), None, "four games are asked for");
        assert_eq!(passed(half, vec![won(1), lost(2), lost(3), lost(4), won(5)]), None);
        assert_eq!(passed(half, vec![lost(1), won(2), lost(3), lost(4), won(5)]), Some(5));
    }

    #[test]
    fn answers_of_the_lessons_named_count_wherever_they_were_given() {
        let gate = "kind = 'answers'\nlessons = ['a']\nof = 3\nright = 2";
        let sitting = |day, answers: &[(&str, bool)]| {
            let answer = |&(subject, right): &(&str, bool)| LessonAnswer { subject: subject.to_owned(), right };
            let answers = answers.iter().map(answer).collect();
            on(day, Credit::Full, Subject::Lesson { topic: Topic::Lesson("x".to_owned()), answers })
        };
        let first = sitting(1, &[("a", false), ("b", true), ("a", true)]);
        assert_eq!(passed(gate, vec![first.clone()]), None);
        assert_eq!(passed(gate, vec![first.clone(), sitting(2, &[("b", true)])]), None);
        assert_eq!(passed(gate, vec![first, sitting(3, &[("a", true)])]), Some(3));
    }

    #[test]
    fn a_loss_is_a_mean_over_positions_in_a_row() {
        let gate = "kind = 'loss'\nof = 2\nmost = 20";
        let tested = |day, trial, loss| {
            let (id, given) = (String::new(), String::new());
            on(day, Credit::Full, Subject::Trial(Tested { trial, id, response: None, loss, set: None, given }))
        };
        let moves = [(1, 0), (2, 50), (3, 10), (4, 30)].map(|(day, loss)| tested(day, Trial::YourMove, loss));
        assert_eq!(passed(gate, moves.to_vec()), Some(4));
        assert_eq!(passed(gate, vec![tested(1, Trial::Parry, 0), tested(2, Trial::YourMove, 0)]), None);
    }

    fn shot(day: i32, id: &str, rating: f64, credit: Credit) -> Attempt {
        let tags = vec![Motif::Bombe.into()];
        let rated = |rating| Strength { rating, deviation: 50.0, volatility: 0.06 };
        let rated = Rated {
            before: rated(1500.0),
            after: rated(1500.0),
            item_before: rated(rating),
            item_after: rated(rating),
        };
        let shot = on(day, credit, Subject::Puzzle { id: id.to_owned(), tags, run: None });
        Attempt { rated: Some(rated), ..shot }
    }

    #[test]
    fn shots_of_a_motif_count_at_the_first_try_and_above_a_rating() {
        let gate = "kind = 'motif'\ntheme = 'bombe'\nof = 3\nright = 2\nleast = 1600";
        let shots = vec![
            shot(1, "a", 1700.0, Credit::Full),
            shot(2, "easy", 1500.0, Credit::Full),
            shot(3, "b", 1600.0, Credit::None),
            shot(4, "b", 1600.0, Credit::Full),
        ];
        assert_eq!(passed(gate, shots.clone()), None, "an easy one and a second try do not count");
        let more = [shots, vec![shot(5, "c", 1650.0, Credit::Full)]].concat();
        assert_eq!(passed(gate, more.clone()), Some(5));
        assert_eq!(passed(&gate.replace("bombe", "royal"), more), None, "another motif");
    }

    #[test]
    fn the_exam_counts_with_the_share_asked_for() {
        let gate = "kind = 'exam'\nleast = 85";
        let exam = |day, stage: &str, right| {
            let answers = (0..20).map(|place| LessonAnswer { subject: "a".to_owned(), right: place < right }).collect();
            on(day, Credit::Full, Subject::Lesson { topic: Topic::Exam(StageId(stage.to_owned())), answers })
        };
        assert_eq!(passed(gate, vec![exam(1, "s", 16), exam(2, "other", 20), exam(3, "s", 17)]), Some(3));
    }

    #[test]
    fn games_and_squares_count_on_the_board_of_the_stage() {
        let games = vec![game(1, 5, Credit::Full, "")];
        assert_eq!(passed("kind = 'games'\nlevel = 5", games.clone()), Some(1));
        assert_eq!(passed_in("russian", "kind = 'games'\nlevel = 5", games.clone()), None);
        let mut brazilian = games;
        brazilian[0].exercise.variant = Variant::Brazilian;
        assert_eq!(passed_in("russian", "kind = 'games'\nlevel = 5", brazilian), Some(1));
    }
}
