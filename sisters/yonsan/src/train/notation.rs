//! Names of points: name the point that is marked, or find the one that is named.

use etude::Random;
use rand::RngExt;
use rand::seq::IteratorRandom;
use strum::AsRefStr;
use yonsan_rules::{Point, write_chinese};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ask {
    /// The name of a point.
    Name,
    /// The point of a name.
    Find,
}

/// A run of names and points.
#[derive(Clone, Debug, PartialEq)]
pub struct NotationRun {
    ask: Ask,
    point: Point,
    typed: String,
    given: Option<Point>,
    asked: u32,
    right: u32,
}

/// The longest name: a letter and two digits.
const LONGEST: usize = 3;

impl NotationRun {
    /// A run of one kind.
    #[must_use]
    pub fn new(ask: Ask, random: &mut Random) -> Self {
        Self { ask, point: draw(random), typed: String::new(), given: None, asked: 0, right: 0 }
    }

    /// What is asked for.
    #[must_use]
    pub const fn asks(&self) -> Ask {
        self.ask
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

    /// Questions answered, and those answered right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// Whether the answer was right, once there is one.
    #[must_use]
    pub fn is_right(&self) -> Option<bool> {
        self.given.map(|given| given == self.point)
    }

    /// Types a letter or digit of a name.
    pub fn letter(&mut self, letter: char) {
        if self.given.is_none() && self.typed.chars().count() < LONGEST {
            self.typed.extend(letter.to_uppercase());
        }
    }

    /// Deletes the last letter.
    pub fn delete(&mut self) {
        self.typed.pop();
    }

    /// Answers with what was typed. Returns `false`, and nothing changes, if that is no point.
    pub fn confirm(&mut self) -> bool {
        let point = self.typed.parse::<Point>();
        point.is_ok_and(|point| self.answer(point))
    }

    /// Answers with a point. Returns whether an answer was awaited.
    pub fn answer(&mut self, point: Point) -> bool {
        if self.given.is_some() {
            return false;
        }
        self.given = Some(point);
        self.asked += 1;
        self.right += u32::from(point == self.point);
        true
    }

    /// Goes on to another point.
    pub fn next(&mut self, random: &mut Random) {
        let last = self.point;
        self.point = std::iter::repeat_with(|| draw(random)).find(|&point| point != last).unwrap_or(last);
        self.typed.clear();
        self.given = None;
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

    #[test]
    fn a_name_is_typed_and_an_unreadable_one_is_no_answer() {
        let mut random = etude::random(1);
        let mut run = NotationRun::new(Ask::Name, &mut random);
        "h1x".chars().for_each(|letter| run.letter(letter));
        assert!(!run.confirm(), "H1X is no point");
        run.delete();
        run.delete();
        run.delete();
        let name = run.point().to_string();
        name.chars().chain("7".chars()).for_each(|letter| run.letter(letter));
        assert_eq!(run.typed().len(), 3, "no name is longer");
        while run.typed().len() > name.len() {
            run.delete();
        }
        assert!(run.confirm());
        assert_eq!((run.is_right(), run.score()), (Some(true), (1, 1)));
        assert!(!run.answer(Point::CENTRE), "it is answered");
        let before = run.point();
        run.next(&mut random);
        assert!(run.point() != before && run.typed().is_empty() && run.given().is_none());
    }

    #[test]
    fn the_centre_has_a_name_of_its_own_in_chinese() {
        let mut random = etude::random(1);
        let mut run = NotationRun::new(Ask::Find, &mut random);
        while run.point() != Point::CENTRE {
            run.next(&mut random);
        }
        assert_eq!((run.name(true), run.name(false)), ("天元".to_owned(), "H8".to_owned()));
        assert!(run.answer(Point::MARKED[0]));
        assert_eq!(run.score(), (1, 0));
    }
}
