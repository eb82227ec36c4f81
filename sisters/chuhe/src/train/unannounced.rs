//! Unannounced positions: does the side to move mate, must it answer a check, or is there neither?

use chuhe_rules::{MateFinding, MateLimits, MateSearch, Move, Position, Refusal};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::seq::IndexedRandom as _;
use strum::AsRefStr;

use super::mates::{MatePuzzle, MateVerdict};
use super::{Content, QuestionKind, Report, Task, Xiangqi, random_position};
use crate::attempt::Kind;

/// What there is in a position, which nobody announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Need {
    /// The side to move mates in at most three moves.
    Mate,
    /// It does not, but is in check.
    Check,
    /// Neither.
    Nothing,
}

impl Need {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Mate, Self::Check, Self::Nothing];
}

/// The plies of a mate in three.
const PLIES: u8 = 5;

/// Positions that a proof may look at before another position is tried.
const NODES: u64 = 60_000;

/// Positions that are tried.
const TRIES: usize = 400;

/// A position whose need is to be found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unannounced {
    /// The position.
    pub position: Position,
    /// What there is in it.
    pub need: Need,
    /// A mate, or nothing.
    pub line: Vec<Move>,
}

/// The mate in a position: `None` if that could not be found out, nothing in it if there is none.
fn mate(position: &Position) -> Option<Vec<Move>> {
    let limits = MateLimits { plies: PLIES, nodes: NODES, ..MateLimits::default() };
    match MateSearch::new(8).search(position, limits) {
        MateFinding::Mate { line, .. } => Some(line),
        MateFinding::None => Some(Vec::new()),
        MateFinding::Unknown => None,
    }
}

impl Unannounced {
    /// Draws a position: first what there is in it, so that nothing is more frequent than another.
    #[must_use]
    pub fn draw(mates: &[MatePuzzle], random: &mut Random) -> Option<Self> {
        let need = *Need::ALL.choose(random)?;
        (0..TRIES).find_map(|_| Self::of(need, mates, random))
    }

    fn of(need: Need, mates: &[MatePuzzle], random: &mut Random) -> Option<Self> {
        let short: Vec<&MatePuzzle> = mates.iter().filter(|mate| mate.plies <= PLIES).collect();
        let position = match need {
            Need::Mate => short.choose(random)?.position,
            Need::Check => random_position(random),
            // Near a mate, so that there is something to look for.
            Need::Nothing => {
                let before = short.choose(random)?.position;
                let after = before.after(*before.legal_moves().choose(random)?);
                after.after(*after.legal_moves().choose(random)?)
            }
        };
        let line = if position.can_move() { mate(&position)? } else { return None };
        let found = match (line.is_empty(), position.in_check(position.turn())) {
            (false, _) => Need::Mate,
            (true, true) => Need::Check,
            (true, false) => Need::Nothing,
        };
        (found == need).then_some(Self { position, need, line })
    }
}

/// Where an unannounced exercise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixedStep {
    /// What is there?
    Need,
    /// That is named; now the move for it.
    Move,
    /// Done.
    Done,
}

/// An unannounced exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedLesson {
    question: Unannounced,
    given: Option<Need>,
    played: Option<Move>,
    /// Whether the move was right.
    is_right: Option<bool>,
    refusal: Option<Refusal>,
    step: MixedStep,
    is_shown: bool,
}

impl MixedLesson {
    /// Begins with a position.
    #[must_use]
    pub const fn new(question: Unannounced) -> Self {
        let step = MixedStep::Need;
        Self { question, given: None, played: None, is_right: None, refusal: None, step, is_shown: false }
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

    /// The move that was played.
    #[must_use]
    pub const fn played(&self) -> Option<Move> {
        self.played
    }

    /// Why the last move was none.
    #[must_use]
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Whether the answer was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether the move is being checked.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.step == MixedStep::Move && self.played.is_some()
    }

    /// Naming it right is not yet doing it, unless there is nothing.
    fn name(&mut self, need: Need) {
        if self.step == MixedStep::Need {
            self.given = Some(need);
            let goes_on = need == self.question.need && need != Need::Nothing;
            self.step = if goes_on { MixedStep::Move } else { MixedStep::Done };
        }
    }

    /// Plays a move for the need; one that is none changes nothing.
    fn play(&mut self, mv: Move) {
        if self.step != MixedStep::Move || self.played.is_some() {
            return;
        }
        self.refusal = self.question.position.check_move(mv).err();
        if self.refusal.is_some() {
            return;
        }
        self.played = Some(mv);
        // A legal move answers a check; whether it mates may have to be proved.
        if self.question.need == Need::Check || !self.question.position.after(mv).can_move() {
            self.end(true);
        }
    }

    fn end(&mut self, is_right: bool) {
        (self.is_right, self.step) = (Some(is_right), MixedStep::Done);
    }
}

/// What the player answers to an unannounced position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixedAnswer {
    /// What there is.
    Need(Need),
    /// A move for that.
    Play(Move),
}

impl Question for MixedLesson {
    type Around = Xiangqi;
    type Topic = ();
    type Answer = MixedAnswer;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Unannounced)
    }

    fn draw((): &(), _before: Option<&Self>, content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::DrawUnannounced { mates: content.mates.clone(), seed }))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        let Report::Unannounced(question) = report else { return None };
        Some(question.as_deref().cloned().map(Self::new))
    }

    fn answer(&mut self, answer: MixedAnswer) {
        match answer {
            MixedAnswer::Need(need) => self.name(need),
            MixedAnswer::Play(mv) => self.play(mv),
        }
    }

    fn show(&mut self) {
        self.is_shown |= self.step != MixedStep::Done;
        self.step = MixedStep::Done;
    }

    fn outcome(&self) -> Option<bool> {
        let named = self.given == Some(self.question.need);
        (self.step == MixedStep::Done).then_some(named && !self.is_shown && self.is_right != Some(false))
    }

    /// Whether the move keeps the mate.
    fn pending(&self) -> Option<Task> {
        let mv = self.played.filter(|_| self.is_thinking())?;
        Some(Task::CheckMate { after: self.question.position.after(mv), plies: PLIES - 1 })
    }

    fn report(&mut self, report: &Report) {
        if let (Report::Checked(verdict), true) = (report, self.is_thinking()) {
            self.end(!matches!(verdict, MateVerdict::Escapes(_)));
        }
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Unannounced, self.question.need.as_ref().to_owned()))
    }

    /// Whoever has named the need of a position is not asked for it again.
    fn done(&self) -> Option<Vec<String>> {
        (self.step == MixedStep::Move).then(Vec::new)
    }

    fn redone(mut self, _done: &[String]) -> Option<Self> {
        self.name(self.question.need);
        Some(self)
    }
}
