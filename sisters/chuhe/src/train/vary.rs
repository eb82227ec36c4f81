//! Who must vary? Repetitions from small positions, each judged by definition alone.

use chuhe_rules::{
    Conduct, Kind, MateFinding, MateLimits, MateSearch, Move, Piece, Position, Repetition, RuleSet, Ruling, Setup,
    Side, Square,
};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

use super::{Content, QuestionKind, Report, Task, Xiangqi};
use crate::attempt::Kind as ExerciseKind;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// This side must vary, or it loses.
    MustVary(Side),
    /// If nobody varies, it is a draw.
    Draw,
}

impl Answer {
    /// All three, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::MustVary(Side::Red), Self::MustVary(Side::Black), Self::Draw];
}

/// A repetition with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VaryQuestion {
    /// The position before the moves, and after them.
    pub start: Position,
    /// One cycle.
    pub moves: Vec<Move>,
    /// Who must vary, and why.
    pub ruling: Ruling,
}

impl VaryQuestion {
    /// The right answer.
    #[must_use]
    pub const fn answer(&self) -> Answer {
        match self.ruling.loser {
            Some(side) => Answer::MustVary(side),
            None => Answer::Draw,
        }
    }
}

/// Positions that are tried for one question before any answer will do.
const TRIES: usize = 600;

/// Kinds with the odds at which they stand on a board: what attacks comes up often.
const KINDS: [Kind; 14] = [
    Kind::Rook,
    Kind::Rook,
    Kind::Rook,
    Kind::Horse,
    Kind::Horse,
    Kind::Horse,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Advisor,
    Kind::Advisor,
    Kind::Elephant,
];

/// A random position of a few pieces.
fn placement(random: &mut Random) -> Option<Position> {
    let turn = if random.random() { Side::Red } else { Side::Black };
    let mut setup = Setup::new(turn);
    let squares: Vec<Square> = Square::all().collect();
    let mut taken: Vec<Square> = Vec::new();
    for side in Side::ALL {
        let palace: Vec<Square> = squares.iter().copied().filter(|square| square.in_palace(side)).collect();
        let king = *palace.choose(random)?;
        setup.set(king, Some(Piece { side, kind: Kind::King }));
        taken.push(king);
        for _ in 0..random.random_range(1..5) {
            let (attacker, square) = (*KINDS.choose(random)?, *squares.choose(random)?);
            if !taken.contains(&square) {
                setup.set(square, Some(Piece { side, kind: attacker }));
                taken.push(square);
            }
        }
    }
    setup.position().ok()
}

/// A cycle of two moves there and back by each side. `None` if it does not close.
fn cycle(start: &Position, random: &mut Random) -> Option<Vec<Move>> {
    let quiet = |position: &Position| -> Vec<Move> {
        position.legal_moves().into_iter().filter(|mv| position.is_empty(mv.to())).collect()
    };
    let first = pick(start, &quiet(start), random)?;
    let next = start.after(first);
    let reply = *quiet(&next).choose(random)?;
    let back = |mv: Move| Move::new(mv.to(), mv.from());
    let moves = vec![first, reply, back(first), back(reply)];
    Repetition::new(*start, &moves).is_ok().then_some(moves)
}

/// A move that gives check twice as often as another, for there are few of them.
fn pick(position: &Position, moves: &[Move], random: &mut Random) -> Option<Move> {
    let checks: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| {
            let next = position.after(mv);
            next.in_check(next.turn())
        })
        .collect();
    let list = if checks.is_empty() || random.random_range(0..3) > 0 { moves } else { &checks[..] };
    list.choose(random).copied()
}

/// What makes a question worth asking: at least one side attacks with some move.
fn is_lively(ruling: &Ruling) -> bool {
    ruling.deeds.iter().any(|deed| deed.check || deed.kill || !deed.chased.is_empty() || !deed.pawn_chased.is_empty())
}

/// Whether nobody could simply mate by checks instead of going round: only such a repetition is worth judging, and a threat of
/// mate that stands before a move is none that the move makes.
fn is_natural(question: &VaryQuestion, search: &mut MateSearch) -> bool {
    let limits = MateLimits { plies: 5, quiet: 0, nodes: 20_000 };
    let mut position = question.start;
    question.moves.iter().all(|&mv| {
        let found = search.search(&position, limits);
        position.play(mv);
        found == MateFinding::None
    })
}

/// Draws a question. The answers and what is done come up about equally often, as far as positions can be found. What the
/// text leaves to an arbiter is not asked.
#[must_use]
pub fn draw(rules: RuleSet, random: &mut Random) -> Option<VaryQuestion> {
    let wanted = *Answer::ALL.choose(random)?;
    let conduct =
        *[Conduct::PerpetualCheck, Conduct::PerpetualKill, Conduct::PerpetualChase, Conduct::Mixture].choose(random)?;
    let mut search = MateSearch::new(1);
    let mut spare = None;
    for attempt in 0..2 * TRIES {
        let Some(start) = placement(random) else { continue };
        let Some(moves) = cycle(&start, random) else { continue };
        let Ok(repetition) = Repetition::new(start, &moves) else { continue };
        let ruling = repetition.judge(rules);
        if ruling.doubt.is_some() || !is_lively(&ruling) {
            continue;
        }
        let question = VaryQuestion { start, moves, ruling };
        let is_wanted = question.answer() == wanted;
        let is_usable = is_wanted || spare.is_none();
        if !is_usable || !is_natural(&question, &mut search) {
            continue;
        }
        // A loser by the conduct that is wanted, and later by any.
        if is_wanted && (attempt >= TRIES || wanted == Answer::Draw || question.ruling.conduct.contains(&conduct)) {
            return Some(question);
        }
        spare = Some(question);
    }
    spare
}

/// A question at work.
#[derive(Clone, Debug)]
pub struct VaryLesson {
    question: VaryQuestion,
    answer: Option<Answer>,
    /// How many moves of the cycle have been made on the board.
    made: usize,
}

impl VaryLesson {
    /// A question that begins.
    #[must_use]
    pub const fn new(question: VaryQuestion) -> Self {
        Self { question, answer: None, made: 0 }
    }

    /// The question.
    #[must_use]
    pub const fn question(&self) -> &VaryQuestion {
        &self.question
    }

    /// The player's answer.
    #[must_use]
    pub const fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// Answers; the first answer counts.
    pub fn choose(&mut self, answer: Answer) {
        self.answer.get_or_insert(answer);
    }

    /// Whether the answer is right; `None` before it.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.answer.map(|answer| answer == self.question.answer())
    }

    /// How many moves of the cycle have been made on the board.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The position after them.
    #[must_use]
    pub fn position(&self) -> Position {
        self.question.moves[..self.made].iter().fold(self.question.start, |position, &mv| position.after(mv))
    }

    /// Makes a move of the cycle, or takes one back; at the end it begins again.
    pub fn step(&mut self, is_forward: bool) {
        let count = self.question.moves.len() + 1;
        self.made = (self.made + if is_forward { 1 } else { count - 1 }) % count;
    }
}

/// What the player does with a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaryAct {
    /// Answers.
    Choose(Answer),
    /// Makes a move of the cycle on the board, or takes one back.
    Step(bool),
}

impl Question for VaryLesson {
    type Around = Xiangqi;
    type Topic = RuleSet;
    type Answer = VaryAct;

    const IS_DRAWN_AHEAD: bool = true;

    fn saved_as(rules: &RuleSet, _is_timed: bool) -> Option<QuestionKind> {
        Some(match rules {
            RuleSet::Cxa => QuestionKind::VaryCxa,
            RuleSet::Wxf => QuestionKind::VaryWxf,
        })
    }

    fn draw(rules: &RuleSet, _before: Option<&Self>, _content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::DrawRepetition { rules: *rules, seed }))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        let Report::Repetition(question) = report else { return None };
        Some(question.as_deref().cloned().map(Self::new))
    }

    fn answer(&mut self, act: VaryAct) {
        match act {
            VaryAct::Choose(answer) => self.choose(answer),
            VaryAct::Step(is_forward) => self.step(is_forward),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.outcome()
    }

    fn filed(&self) -> Option<(ExerciseKind, String)> {
        let ruling = &self.question.ruling;
        Some((ExerciseKind::Vary, format!("{} {}", ruling.rules, ruling.ground.article())))
    }
}
