//! Questions about fouls: what does a black stone on this point make? They are endless, and the rules answer each exactly.

use std::sync::Arc;

use etude::{Random, random};
use rand::RngExt;
use rand::seq::IndexedRandom;
use strum::AsRefStr;
use yonsan_rules::{Board, Engine, Foul, Level, Playout, Point, Position, Puzzle, RowKind, Side, varied_start};

use super::exercise::Kind;
use super::questions::{Drawing, Question, QuestionKind, Renju};
use super::{Report, Task};

/// What a black stone makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Made {
    /// A row of five: Black wins, whatever else it makes.
    Five,
    /// Nothing that is forbidden.
    Allowed,
    /// Two open threes.
    DoubleThree,
    /// Two fours.
    DoubleFour,
    /// A row of six or more.
    Overline,
}

impl Made {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Five, Self::Allowed, Self::DoubleThree, Self::DoubleFour, Self::Overline];

    /// What a black stone on an empty point makes.
    #[must_use]
    pub fn by(board: &Board, point: Point) -> Self {
        if board.makes_five(point, Side::Black) {
            return Self::Five;
        }
        match board.foul(point) {
            None => Self::Allowed,
            Some(Foul::DoubleThree) => Self::DoubleThree,
            Some(Foul::DoubleFour) => Self::DoubleFour,
            Some(Foul::Overline) => Self::Overline,
        }
    }
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoulQuestion {
    board: Board,
    point: Point,
    given: Option<Made>,
}

/// Games played before a rarer answer is given up.
const GAMES: u32 = 40;
/// The most stones of such a game.
const STONES: usize = 60;

impl FoulQuestion {
    /// Draws a question by a seed: first the answer, so that none is more frequent than the positions make it, then a
    /// position for it from a game of beginners.
    #[must_use]
    pub fn draw(seed: u64) -> Self {
        let mut random = random(seed);
        let wanted = *Made::ALL.choose(&mut random).unwrap_or(&Made::Allowed);
        let mut other = None;
        for _ in 0..GAMES {
            for board in boards_of_a_game(&mut random) {
                if let Some(point) = point_that_makes(&board, wanted, &mut random) {
                    return Self::at(&board, point);
                }
                other = other.or_else(|| tempting(&board, &mut random).map(|point| Self::at(&board, point)));
            }
        }
        other.unwrap_or(Self::at(&Board::new(), Point::CENTRE))
    }

    const fn at(board: &Board, point: Point) -> Self {
        Self { board: *board, point, given: None }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The empty point that is asked about.
    #[must_use]
    pub const fn point(&self) -> Point {
        self.point
    }

    /// The right answer.
    #[must_use]
    pub fn right_answer(&self) -> Made {
        Made::by(&self.board, self.point)
    }

    /// The answer given.
    #[must_use]
    pub const fn given(&self) -> Option<Made> {
        self.given
    }

    /// The rows that the stone would make, longest first: why the answer is right.
    #[must_use]
    pub fn rows(&self) -> Vec<RowKind> {
        let mut kinds: Vec<RowKind> =
            self.board.rows_made(self.point, Side::Black).iter().map(yonsan_rules::Row::kind).collect();
        kinds.sort_by_key(|kind| RANKS.iter().position(|rank| rank == kind));
        kinds
    }

    /// The board with the stone, so that the rows can be seen.
    #[must_use]
    pub fn played(&self) -> Board {
        super::with_black(&self.board, self.point)
    }
}

/// The kinds of rows, longest first.
const RANKS: [RowKind; 7] = [
    RowKind::Overline,
    RowKind::Five,
    RowKind::TwoFours,
    RowKind::StraightFour,
    RowKind::Four,
    RowKind::Three,
    RowKind::FalseThree,
];

/// The boards of a game with Black to move, the fullest first: they have the rarer fouls.
fn boards_of_a_game(random: &mut Random) -> Vec<Board> {
    let start = varied_start(random.random());
    let mut player = |number| Engine::new(number, random.random());
    let (mut black, mut white) = (player(Level::FIRST.effort()), player(Level::FIRST.effort()));
    let game = Playout::play(&mut black, &mut white, &start, STONES);
    let mut position: Position = start;
    let mut boards = Vec::new();
    for &point in game.moves() {
        if position.to_move() == Side::Black {
            boards.push(*position.board());
        }
        if position.play(point).is_err() {
            break;
        }
    }
    boards.reverse();
    boards
}

/// A point of a board where a black stone makes this. A point that is allowed has to be worth the question.
fn point_that_makes(board: &Board, wanted: Made, random: &mut Random) -> Option<Point> {
    if wanted == Made::Allowed {
        return tempting(board, random);
    }
    let points: Vec<Point> = board.empty_points().filter(|&point| Made::by(board, point) == wanted).collect();
    points.choose(random).copied()
}

/// A point where a stone is allowed although it makes two rows or more.
fn tempting(board: &Board, random: &mut Random) -> Option<Point> {
    let is_tempting =
        |&point: &Point| Made::by(board, point) == Made::Allowed && board.rows_made(point, Side::Black).len() >= 2;
    board.empty_points().filter(is_tempting).collect::<Vec<_>>().choose(random).copied()
}

impl Question for FoulQuestion {
    type Around = Renju;
    type Topic = ();
    type Answer = Made;

    fn saved_as((): &(), is_timed: bool) -> Option<QuestionKind> {
        Some(if is_timed { QuestionKind::FoulSprint } else { QuestionKind::Fouls })
    }

    fn draw((): &(), _before: Option<&Self>, _puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Foul(seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Foul(question) = report { Some(Some(**question)) } else { None }
    }

    fn answer(&mut self, made: Made) {
        self.given = self.given.or(Some(made));
    }

    fn outcome(&self) -> Option<bool> {
        self.given.map(|given| given == self.right_answer())
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Foul, self.right_answer().as_ref().to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use yonsan_rules::{Position, read_moves};

    use super::*;

    /// The example of a double three in the first page of the rules.
    #[test]
    fn a_double_three_is_one() {
        let position = Position::after(&read_moves("h8 a1 h9 a3 i10 a5 j10 a7").unwrap()).unwrap();
        assert_eq!(Made::by(position.board(), "h10".parse().unwrap()), Made::DoubleThree);
        assert_eq!(Made::by(position.board(), "h11".parse().unwrap()), Made::Allowed);
    }

    #[test]
    fn every_answer_is_asked_for_and_an_allowed_point_tempts() {
        let mut answers: BTreeMap<Made, u32> = BTreeMap::new();
        for seed in 0..40 {
            let question = FoulQuestion::draw(seed);
            assert_eq!(question, FoulQuestion::draw(seed), "the same seed gives the same question");
            assert!(question.board().is_empty(question.point()));
            *answers.entry(question.right_answer()).or_default() += 1;
            if question.right_answer() == Made::Allowed {
                assert!(question.rows().len() >= 2, "{question:?}");
            }
        }
        assert_eq!(answers.len(), 5, "{answers:?}");
        assert!(answers.values().all(|&count| count <= 20), "{answers:?}");
    }
}
