//! Questions about fouls: what does a black stone on this point make? They are endless, and the rules answer each exactly.

use std::time::Duration;

use etude::runs::Sprint;
use etude::{Random, random};
use rand::RngExt;
use rand::seq::IndexedRandom;
use strum::AsRefStr;
use yonsan_rules::{Board, Engine, Foul, Level, Playout, Point, Position, RowKind, Side, varied_start};

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
pub struct Question {
    board: Board,
    point: Point,
}

/// Games played before a rarer answer is given up.
const GAMES: u32 = 40;
/// The most stones of such a game.
const STONES: usize = 60;

impl Question {
    /// Draws a question by a seed: first the answer, so that none is more frequent than the positions make it, then a
    /// position for it from a game of beginners.
    #[must_use]
    pub fn draw(seed: u64) -> Self {
        let mut random = random(seed);
        let wanted = *Made::ALL.choose(&mut random).unwrap_or(&Made::Allowed);
        let mut other = None;
        for _ in 0..GAMES {
            for board in boards_of_a_game(&mut random) {
                match point_that_makes(&board, wanted, &mut random) {
                    Some(point) => return Self { board, point },
                    None => other = other.or_else(|| tempting(&board, &mut random).map(|point| Self { board, point })),
                }
            }
        }
        other.unwrap_or(Self { board: Board::new(), point: Point::CENTRE })
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
    pub fn answer(&self) -> Made {
        Made::by(&self.board, self.point)
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

/// How long a sprint lasts, before errors and series change that.
pub const SPRINT: Duration = Duration::from_secs(180);

/// A run of questions: without end, or against the clock.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FoulRun {
    question: Option<Question>,
    given: Option<Made>,
    asked: u32,
    right: u32,
    sprint: Option<Sprint>,
}

impl FoulRun {
    /// A run against the clock, which starts now.
    #[must_use]
    pub fn sprint(now: Duration) -> Self {
        Self { sprint: Some(Sprint::new(SPRINT, now)), ..Self::default() }
    }

    /// A run that was left, with questions answered and those answered right, and against the clock with the time left and
    /// the counts.
    #[must_use]
    pub fn resume([asked, right]: [u32; 2], clock: Option<(Duration, [u32; 4])>, now: Duration) -> Self {
        let sprint = clock.map(|(left, counts)| Sprint::resume(left, counts, now));
        Self { asked, right, sprint, ..Self::default() }
    }

    /// The clock and the counts of a run against it.
    #[must_use]
    pub const fn clock(&self) -> Option<&Sprint> {
        self.sprint.as_ref()
    }

    /// Whether the time is up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.sprint.is_some_and(|sprint| sprint.is_over)
    }

    /// Takes note of the time.
    pub fn tick(&mut self, now: Duration) {
        if let Some(sprint) = &mut self.sprint {
            sprint.tick(now);
        }
    }

    /// Takes a question that was drawn.
    pub const fn ask(&mut self, question: Question) {
        self.question = Some(question);
        self.given = None;
    }

    /// The question, once it is drawn.
    #[must_use]
    pub const fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The answer given.
    #[must_use]
    pub const fn given(&self) -> Option<Made> {
        self.given
    }

    /// Answers the question; a second answer, or one after the time, changes nothing. Returns whether it was right.
    pub fn answer(&mut self, made: Made, now: Duration) -> Option<bool> {
        self.tick(now);
        let question = self.question.filter(|_| self.given.is_none() && !self.is_over())?;
        self.given = Some(made);
        let is_right = question.answer() == made;
        self.asked += 1;
        self.right += u32::from(is_right);
        if let Some(sprint) = &mut self.sprint {
            if is_right {
                sprint.solve(now);
            } else {
                sprint.miss(now);
            }
        }
        Some(is_right)
    }

    /// Questions answered, and those answered right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
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
            let question = Question::draw(seed);
            assert_eq!(question, Question::draw(seed), "the same seed gives the same question");
            assert!(question.board().is_empty(question.point()));
            *answers.entry(question.answer()).or_default() += 1;
            if question.answer() == Made::Allowed {
                assert!(question.rows().len() >= 2, "{question:?}");
            }
        }
        assert_eq!(answers.len(), 5, "{answers:?}");
        assert!(answers.values().all(|&count| count <= 20), "{answers:?}");
    }

    #[test]
    fn a_question_is_answered_once() {
        let mut run = FoulRun::default();
        assert_eq!(run.answer(Made::Five, Duration::ZERO), None);
        let question = Question::draw(3);
        run.ask(question);
        assert_eq!(run.answer(question.answer(), Duration::ZERO), Some(true));
        assert_eq!(run.answer(Made::Five, Duration::ZERO), None);
        run.ask(question);
        let wrong = Made::ALL.into_iter().find(|&made| made != question.answer()).unwrap();
        assert_eq!((run.answer(wrong, Duration::ZERO), run.score()), (Some(false), (2, 1)));
    }

    #[test]
    fn a_sprint_ends_with_its_time_which_an_error_shortens() {
        let second = Duration::from_secs;
        let mut run = FoulRun::sprint(second(100));
        let question = Question::draw(3);
        run.ask(question);
        let wrong = Made::ALL.into_iter().find(|&made| made != question.answer()).unwrap();
        assert_eq!(run.answer(wrong, second(101)), Some(false));
        assert_eq!(run.clock().unwrap().left(second(101)), second(180 - 1 - 10));
        run.ask(question);
        assert_eq!(run.answer(question.answer(), second(270)), None, "the time is up");
        assert!(run.is_over());
        assert_eq!(run.score(), (1, 0));
    }
}
