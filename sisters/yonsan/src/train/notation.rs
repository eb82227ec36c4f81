//! Names of points: name the point that is marked, or find the one that is named.

use std::sync::Arc;

use etude::{Random, random};
use rand::RngExt;
use rand::seq::IteratorRandom;
use strum::AsRefStr;
use yonsan_rules::{Point, Puzzle, write_chinese};

use super::exercise::Kind;
use super::questions::{Drawing, Question, QuestionKind, Renju};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ask {
    /// The name of a point.
    Name,
    /// The point of a name.
    Find,
}

/// A point and its name, one of which is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct PointQuestion {
    ask: Ask,
    point: Point,
    typed: String,
    given: Option<Point>,
}

/// What the player answers to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointAnswer {
    /// A letter or digit of a name.
    Letter(char),
    /// Deletes the last one.
    Delete,
    /// What was typed is the name.
    Confirm,
    /// The point is here.
    Point(Point),
}

/// The longest name: a letter and two digits.
const LONGEST: usize = 3;

impl PointQuestion {
    /// The question of a seed, another one than that before.
    #[must_use]
    pub fn of_seed(ask: Ask, before: Option<&Self>, seed: u64) -> Self {
        let mut random = random(seed);
        let last = before.map(|question| question.point);
        let point = std::iter::repeat_with(|| draw(&mut random)).find(|&point| Some(point) != last);
        Self { ask, point: point.unwrap_or(Point::CENTRE), typed: String::new(), given: None }
    }

    /// The point.
    #[must_use]
    pub const fn point(&self) -> Point {
        self.point
    }

    /// Its name, as Chinese players write it or with a capital letter.
    #[must_use]
    pub fn name(&self, is_chinese: bool) -> String {
        if is_chinese { write_chinese(self.point) } else { self.point.to_string().to_uppercase() }
    }

    /// What was typed so far.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The answer.
    #[must_use]
    pub const fn given(&self) -> Option<Point> {
        self.given
    }

    /// Whether what was typed is the name of a point.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.typed.parse::<Point>().is_ok()
    }
}

impl Question for PointQuestion {
    type Around = Renju;
    type Topic = Ask;
    type Answer = PointAnswer;

    fn saved_as(ask: &Ask, _is_timed: bool) -> Option<QuestionKind> {
        Some(match ask {
            Ask::Name => QuestionKind::Names,
            Ask::Find => QuestionKind::Points,
        })
    }

    fn draw(ask: &Ask, before: Option<&Self>, _puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Done(Self::of_seed(*ask, before, seed))
    }

    fn answer(&mut self, answer: PointAnswer) {
        if self.given.is_some() {
            return;
        }
        match answer {
            PointAnswer::Letter(letter) if self.typed.chars().count() < LONGEST => {
                self.typed.extend(letter.to_uppercase());
            }
            PointAnswer::Letter(_) => {}
            PointAnswer::Delete => drop(self.typed.pop()),
            PointAnswer::Confirm => self.given = self.typed.parse().ok(),
            PointAnswer::Point(point) => self.given = Some(point),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.given.map(|given| given == self.point)
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Notation, self.ask.as_ref().to_owned()))
    }
}

/// Any point; the marked ones come up more often, because others are found from them.
fn draw(random: &mut Random) -> Point {
    let marked = random.random_bool(0.1).then(|| Point::MARKED.into_iter().choose(random)).flatten();
    marked.or_else(|| Point::all().choose(random)).unwrap_or(Point::CENTRE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(question: &mut PointQuestion, text: &str) {
        text.chars().for_each(|letter| question.answer(PointAnswer::Letter(letter)));
    }

    #[test]
    fn a_name_is_typed_and_an_unreadable_one_is_no_answer() {
        let mut question = PointQuestion::of_seed(Ask::Name, None, 1);
        typed(&mut question, "h1x");
        question.answer(PointAnswer::Confirm);
        assert_eq!((question.is_readable(), question.outcome()), (false, None), "H1X is no point");
        for _ in 0..3 {
            question.answer(PointAnswer::Delete);
        }
        let name = question.point().to_string();
        typed(&mut question, &(name.clone() + "7"));
        assert_eq!(question.typed().len(), 3, "no name is longer");
        while question.typed().len() > name.len() {
            question.answer(PointAnswer::Delete);
        }
        assert!(question.is_readable());
        question.answer(PointAnswer::Confirm);
        assert_eq!(question.outcome(), Some(true));
        question.answer(PointAnswer::Point(Point::CENTRE));
        assert_eq!(question.given(), Some(question.point()), "it is answered");
    }

    #[test]
    fn another_point_follows() {
        for seed in 0..200 {
            let first = PointQuestion::of_seed(Ask::Name, None, seed);
            assert_ne!(PointQuestion::of_seed(Ask::Name, Some(&first), seed).point(), first.point());
        }
    }

    #[test]
    fn the_centre_has_a_name_of_its_own_in_chinese() {
        let mut draws = (0..).map(|seed| PointQuestion::of_seed(Ask::Find, None, seed));
        let mut question = draws.find(|question| question.point() == Point::CENTRE).unwrap();
        assert_eq!((question.name(true), question.name(false)), ("天元".to_owned(), "H8".to_owned()));
        question.answer(PointAnswer::Point(Point::MARKED[0]));
        assert_eq!(question.outcome(), Some(false));
    }
}
