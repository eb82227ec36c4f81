//! Unannounced positions: does the side to move win, must it defend, or is there nothing to do?

use std::sync::Arc;

use etude::random;
use rand::RngExt;
use rand::seq::IndexedRandom;
use strum::AsRefStr;
use yonsan_rules::{Judge, Point, Position, Puzzle, PuzzleKind};

use super::defend::{ATTEMPTS, Threatened};
use super::exercise::Kind;
use super::questions::{Drawing, Question, QuestionKind, Renju};
use super::{Report, Task};

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
                Some(Self {
                    position: *found.position(),
                    need: Need::Defend,
                    points: found.holds().to_vec(),
                    line: found.threat().to_vec(),
                })
            }
            Need::Nothing => (0..ATTEMPTS).find_map(|_| {
                let found = Threatened::draw(puzzles, random.random())?;
                let mut position = *found.position();
                position.play(*found.holds().choose(&mut random)?).ok()?;
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
    /// Whether the answer was shown.
    is_shown: bool,
}

impl MixedLesson {
    /// Begins with a position.
    #[must_use]
    pub const fn new(question: Unannounced) -> Self {
        Self { question, given: None, played: None, step: MixedStep::Need, is_shown: false }
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

    /// Whether the answer was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Names the need of the position. Naming it right is not yet meeting it, unless there is none.
    fn name(&mut self, need: Need) {
        if self.step == MixedStep::Need {
            self.given = Some(need);
            let goes_on = need == self.question.need && need != Need::Nothing;
            self.step = if goes_on { MixedStep::Stone } else { MixedStep::Done };
        }
    }

    /// Plays a stone for the need; one on a taken point changes nothing.
    fn play(&mut self, point: Point) {
        if self.step == MixedStep::Stone && self.question.position.board().is_empty(point) {
            self.played = Some(point);
            self.step = MixedStep::Done;
        }
    }
}

/// What the player answers to an unannounced position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixedAnswer {
    /// What it needs.
    Need(Need),
    /// A stone for that.
    Stone(Point),
}

impl Question for MixedLesson {
    type Around = Renju;
    type Topic = ();
    type Answer = MixedAnswer;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Unannounced)
    }

    fn draw((): &(), _before: Option<&Self>, puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Unannounced(puzzles.clone(), seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Unannounced(question) = report {
            Some(question.as_deref().cloned().map(Self::new))
        } else {
            None
        }
    }

    fn answer(&mut self, answer: MixedAnswer) {
        match answer {
            MixedAnswer::Need(need) => self.name(need),
            MixedAnswer::Stone(point) => self.play(point),
        }
    }

    fn show(&mut self) {
        self.is_shown |= self.step != MixedStep::Done;
        self.step = MixedStep::Done;
    }

    fn outcome(&self) -> Option<bool> {
        if self.step != MixedStep::Done {
            return None;
        }
        let named = self.given == Some(self.question.need);
        Some(named && !self.is_shown && self.played.is_none_or(|point| self.question.points.contains(&point)))
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Unannounced, self.question.need.as_ref().to_owned()))
    }

    /// Whoever has named the need of a position is not asked for it again.
    fn done(&self) -> Option<Vec<String>> {
        (self.step == MixedStep::Stone).then(Vec::new)
    }

    fn redone(mut self, _done: &[String]) -> Option<Self> {
        self.name(self.question.need);
        Some(self)
    }
}
