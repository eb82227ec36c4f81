//! Defence: find every stone after which the opponent has no win by fours.
//!
//! The positions come from puzzles: a stone of the side that is about to be beaten is taken off, so that it is its turn. The
//! judge then says exactly which points hold.

use etude::random;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use strum::AsRefStr;
use yonsan_rules::{Board, Finding, Judge, Point, Position, Puzzle, PuzzleKind, Side};

use super::finding::{PointSearch, Tried};

/// The most points that may hold; more would be a matter of patience.
const MAX_HOLDS: usize = 6;

/// Positions looked at before a seed is given up.
const ATTEMPTS: u32 = 60;

/// A position to be defended.
#[derive(Clone, Debug, PartialEq)]
pub struct Threatened {
    position: Position,
    holds: Vec<Point>,
    threat: Vec<Point>,
}

impl Threatened {
    /// Draws a position by a seed; `None` if the puzzles give none.
    #[must_use]
    pub fn draw(puzzles: &[Puzzle], seed: u64) -> Option<Self> {
        let (mut random, mut judge) = (random(seed), Judge::new());
        let fours: Vec<&Puzzle> =
            puzzles.iter().filter(|puzzle| puzzle.kind() != PuzzleKind::Threats && puzzle.length() <= 4).collect();
        for _ in 0..ATTEMPTS {
            let position = fours.choose(&mut random)?.position();
            let (board, defender) = (position.board(), position.to_move().other());
            let mut stones: Vec<Point> = board.of(defender).collect();
            stones.shuffle(&mut random);
            for &stone in stones.iter().take(3) {
                let mut before: Board = *board;
                before.remove(stone);
                if let Some(found) = Self::of(Position::new(before, defender), &mut judge) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// The position as a question, if it is one: the opponent threatens to win by fours, the side to move does not win so
    /// itself, and one point holds, or a few.
    #[must_use]
    pub fn of(position: Position, judge: &mut Judge) -> Option<Self> {
        let attacker = position.to_move().other();
        let is_open = position.fives(Side::Black).chain(position.fives(Side::White)).next().is_none();
        if !is_open || !judge.vcf(&position).is_refuted() {
            return None;
        }
        let Finding::Won(threat) = judge.vcf(&Position::new(*position.board(), attacker)) else { return None };
        let holds = judge.defences(&position);
        let threat = threat.moves().to_vec();
        (1..=MAX_HOLDS).contains(&holds.len()).then_some(Self { position, holds, threat })
    }

    /// The position; its side to move defends.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The points that hold.
    #[must_use]
    pub fn holds(&self) -> &[Point] {
        &self.holds
    }

    /// How the opponent would win if nothing were done.
    #[must_use]
    pub fn threat(&self) -> &[Point] {
        &self.threat
    }
}

/// How the attacker wins after a defence on this point; `None` if it holds.
#[must_use]
pub fn refutation(position: &Position, point: Point) -> Option<Vec<Point>> {
    let mut after = *position;
    after.play(point).ok()?;
    Some(Judge::new().vcf(&after).won()?.moves().to_vec())
}

/// What is said of the last point.
#[derive(Clone, Debug, PartialEq)]
pub enum DefenceRemark {
    /// It holds.
    Holds(Point),
    /// It was found before.
    Again(Point),
    /// It is taken, or forbidden to Black.
    Refused(Point),
    /// It does not hold; the attacker wins so, once that is known.
    Fails(Point, Vec<Point>),
}

/// A position being defended.
#[derive(Clone, Debug, PartialEq)]
pub struct DefendLesson {
    question: Threatened,
    search: PointSearch,
    remark: Option<DefenceRemark>,
}

impl DefendLesson {
    /// Begins with a position.
    #[must_use]
    pub fn new(question: Threatened) -> Self {
        let search = PointSearch::new(question.holds.clone());
        Self { question, search, remark: None }
    }

    /// The position and what holds.
    #[must_use]
    pub const fn question(&self) -> &Threatened {
        &self.question
    }

    /// The points found so far, the errors, and whether all is done.
    #[must_use]
    pub const fn search(&self) -> &PointSearch {
        &self.search
    }

    /// What is said of the last point.
    #[must_use]
    pub const fn remark(&self) -> Option<&DefenceRemark> {
        self.remark.as_ref()
    }

    /// Tries a point. Returns it if it does not hold and its refutation is to be found.
    pub fn try_point(&mut self, point: Point) -> Option<Point> {
        if self.search.is_done() {
            return None;
        }
        let is_legal = self.question.position.is_legal(point);
        let remark = match self.search.try_point(point, is_legal) {
            Tried::Again => DefenceRemark::Again(point),
            Tried::Found => DefenceRemark::Holds(point),
            Tried::Other if !is_legal => DefenceRemark::Refused(point),
            Tried::Other => DefenceRemark::Fails(point, Vec::new()),
        };
        let fails = matches!(remark, DefenceRemark::Fails(..)).then_some(point);
        self.remark = Some(remark);
        fails
    }

    /// Takes the refutation of a point.
    pub fn refute(&mut self, line: Vec<Point>) {
        if let Some(DefenceRemark::Fails(_, refutation)) = &mut self.remark {
            *refutation = line;
        }
    }

    /// Shows all points that hold.
    pub fn show(&mut self) {
        self.search.show();
        self.remark = None;
    }
}

/// What there is to be done in a position, which nobody announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Need {
    /// The side to move wins by fours.
    Win,
    /// It does not, but its opponent would.
    Defend,
    /// Neither.
    Nothing,
}

impl Need {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Win, Self::Defend, Self::Nothing];
}

/// A position whose need is to be found out, with the points that meet it.
#[derive(Clone, Debug, PartialEq)]
pub struct Unannounced {
    position: Position,
    need: Need,
    points: Vec<Point>,
    line: Vec<Point>,
}

impl Unannounced {
    /// Draws a position by a seed: first what it needs, so that none is more frequent than another.
    #[must_use]
    pub fn draw(puzzles: &[Puzzle], seed: u64) -> Option<Self> {
        let mut random = random(seed);
        match Need::ALL.choose(&mut random)? {
            Need::Win => {
                let fours: Vec<&Puzzle> = puzzles
                    .iter()
                    .filter(|puzzle| puzzle.kind() != PuzzleKind::Threats && puzzle.length() <= 4)
                    .collect();
                let puzzle = fours.choose(&mut random)?;
                let points = Judge::new().vcf_starts(puzzle.position()).iter().map(yonsan_rules::Vcf::first).collect();
                let line = puzzle.solution().to_vec();
                Some(Self { position: *puzzle.position(), need: Need::Win, points, line })
            }
            Need::Defend => {
                let found = Threatened::draw(puzzles, random.random())?;
                Some(Self { position: found.position, need: Need::Defend, points: found.holds, line: found.threat })
            }
            Need::Nothing => (0..ATTEMPTS).find_map(|_| {
                let found = Threatened::draw(puzzles, random.random())?;
                let mut position = found.position;
                position.play(*found.holds.choose(&mut random)?).ok()?;
                let mut judge = Judge::new();
                let quiet = judge.vcf(&position).is_refuted() && judge.vcf(&position.passed()).is_refuted();
                quiet.then_some(Self { position, need: Need::Nothing, points: Vec::new(), line: Vec::new() })
            }),
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What it needs.
    #[must_use]
    pub const fn need(&self) -> Need {
        self.need
    }

    /// The points that win or hold.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The win of the side to move, or of its opponent if nothing is done.
    #[must_use]
    pub fn line(&self) -> &[Point] {
        &self.line
    }
}

/// Where an unannounced exercise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixedStep {
    /// What does the position need?
    Need,
    /// The need is named; now a stone for it.
    Stone,
    /// Done.
    Done,
}

/// An unannounced exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct MixedLesson {
    question: Unannounced,
    given: Option<Need>,
    played: Option<Point>,
    step: MixedStep,
}

impl MixedLesson {
    /// Begins with a position.
    #[must_use]
    pub const fn new(question: Unannounced) -> Self {
        Self { question, given: None, played: None, step: MixedStep::Need }
    }

    /// The position and its need.
    #[must_use]
    pub const fn question(&self) -> &Unannounced {
        &self.question
    }

    /// Where it stands.
    #[must_use]
    pub const fn step(&self) -> MixedStep {
        self.step
    }

    /// The need that was named.
    #[must_use]
    pub const fn given(&self) -> Option<Need> {
        self.given
    }

    /// The stone that was played for it.
    #[must_use]
    pub const fn played(&self) -> Option<Point> {
        self.played
    }

    /// Names the need of the position. Naming it right is not yet meeting it, unless there is none.
    pub fn name(&mut self, need: Need) {
        if self.step == MixedStep::Need {
            self.given = Some(need);
            let goes_on = need == self.question.need && need != Need::Nothing;
            self.step = if goes_on { MixedStep::Stone } else { MixedStep::Done };
        }
    }

    /// Plays a stone for the need; one on a taken point changes nothing.
    pub fn play(&mut self, point: Point) -> bool {
        let is_free = self.question.position.board().is_empty(point);
        if self.step == MixedStep::Stone && is_free {
            self.played = Some(point);
            self.step = MixedStep::Done;
        }
        is_free
    }

    /// Whether it was answered right, once it is done.
    #[must_use]
    pub fn is_right(&self) -> Option<bool> {
        if self.step != MixedStep::Done {
            return None;
        }
        let named = self.given == Some(self.question.need);
        Some(named && self.played.is_none_or(|point| self.question.points.contains(&point)))
    }
}
