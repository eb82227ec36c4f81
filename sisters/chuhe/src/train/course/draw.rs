//! Steps that are made up, without end: about the moves of a piece, checks, answers to them, and notation.

use chuhe_rules::{Kind, Move, Position, Square};
use etude::Random;
use rand::seq::IndexedRandom as _;

use super::Step;
use super::goal::kind;
use crate::train::random_position;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drill {
    /// All points to which a piece of this kind can move.
    Targets(Kind),
    /// A move that gives check.
    Check,
    /// All pieces that can answer a check.
    Answers,
    /// A move that is written down.
    Written,
}

/// A step that was made up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnStep {
    /// The step.
    pub step: Step,
    /// The move that is to be played, where one is written down.
    pub written: Option<Move>,
}

/// Positions that are tried for a step.
const TRIES: usize = 20_000;

/// The pieces and the points of a question: more would be tedious.
const MOST: usize = 9;

fn names<T: ToString>(list: impl IntoIterator<Item = T>) -> String {
    list.into_iter().map(|each| each.to_string()).collect::<Vec<_>>().join(" ")
}

impl Drill {
    /// The drill of this name; a topic names the piece.
    #[must_use]
    pub fn named(name: &str, topic: Option<&str>) -> Option<Self> {
        match (name, topic) {
            ("targets", Some(topic)) => kind(topic).map(Self::Targets),
            ("check", None) => Some(Self::Check),
            ("answers", None) => Some(Self::Answers),
            ("written", None) => Some(Self::Written),
            _ => None,
        }
    }

    /// Makes up a step; `None` if none was found.
    #[must_use]
    pub fn draw(self, random: &mut Random) -> Option<DrawnStep> {
        (0..TRIES).find_map(|_| self.ask_about(&random_position(random), random))
    }

    fn ask_about(self, position: &Position, random: &mut Random) -> Option<DrawnStep> {
        let legal = position.legal_moves();
        let in_check = position.in_check(position.turn());
        let step = Step { board: position.to_fen(), ..Step::default() };
        let drawn = |step| Some(DrawnStep { step, written: None });
        match self {
            Self::Targets(of) => {
                let of_kind = |at: &Square| position.piece(*at).is_some_and(|piece| piece.kind == of);
                let own: Vec<Square> = position.pieces(position.turn()).filter(of_kind).collect();
                let &at = own.choose(random)?;
                let targets: Vec<Square> = legal.iter().filter(|mv| mv.from() == at).map(|mv| mv.to()).collect();
                let is_asked = !in_check && (1..=MOST).contains(&targets.len());
                is_asked.then_some(())?;
                let goal = vec![format!("targets {at}")];
                drawn(Step { point: names(targets), mark: at.to_string(), goal, ..step })
            }
            Self::Check => {
                let checks: Vec<Move> = legal
                    .iter()
                    .copied()
                    .filter(|&mv| {
                        let after = position.after(mv);
                        after.in_check(after.turn())
                    })
                    .collect();
                (!checks.is_empty() && !in_check).then_some(())?;
                drawn(Step { play: vec![names(checks)], goal: vec!["check".to_owned()], ..step })
            }
            Self::Answers => {
                let movers = position.pieces(position.turn()).filter(|&at| legal.iter().any(|mv| mv.from() == at));
                let movers: Vec<Square> = movers.collect();
                in_check.then_some(())?;
                drawn(Step { point: names(movers), goal: vec!["movers".to_owned()], ..step })
            }
            Self::Written => {
                let &mv = legal.iter().copied().collect::<Vec<_>>().choose(random)?;
                let step = Step { play: vec![mv.to_string()], goal: vec![format!("written {mv}")], ..step };
                Some(DrawnStep { step, written: Some(mv) })
            }
        }
    }
}
