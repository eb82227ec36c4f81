//! The referee's cases: questions about the rules, each with one right answer, made without end from a seed.
//!
//! A case names the rule set that it is judged by, and the article that settles it. The three rule sets contradict each
//! other; where a text is silent, or can be read in two ways, nothing is asked about it.

mod answer;
mod draw;
mod question;

use std::time::Duration;

use strum::AsRefStr;
use yonsan_rules::{Act, Board, Due, OpeningRule, Player, Point, Position, RuleSet, Side};

use super::fouls::Made;
pub use question::CaseQuestion;

/// What cases are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// What a black stone makes.
    Stone,
    /// Who has won, and what an objection brings.
    Result,
    /// Black was forced into a foul.
    Forced,
    /// A five and more at once.
    FiveFirst,
    /// The first stones, swapping, fifth stones.
    Opening,
    /// Threats that must be announced.
    Announce,
    /// Clocks and leaving.
    Time,
    /// Draws.
    Draw,
    /// Points, colours and the end of a match.
    Match,
}

impl Topic {
    /// All topics.
    pub const ALL: [Self; 9] = [
        Self::Stone,
        Self::Result,
        Self::Forced,
        Self::FiveFirst,
        Self::Opening,
        Self::Announce,
        Self::Time,
        Self::Draw,
        Self::Match,
    ];

    /// Its name in files of lessons.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stone => "stone",
            Self::Result => "result",
            Self::Forced => "forced",
            Self::FiveFirst => "five-first",
            Self::Opening => "opening",
            Self::Announce => "announce",
            Self::Time => "time",
            Self::Draw => "draw",
            Self::Match => "match",
        }
    }
}

/// Whether and when the opponent objects to a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nobody says anything.
    None,
    /// At once.
    AtOnce,
    /// Only after a stone of his own on this point.
    Late(Point),
}

/// What happens to the time of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The clock that was set after half an hour: so much has this side used of it.
    Final(Side, Duration),
    /// A move without a clock: the game has lasted so long when it begins, and it takes so long.
    Move(Duration, Duration),
    /// The time of this side has run out.
    Flag(Side),
    /// Both times have run out.
    BothFlags,
    /// This side leaves the game.
    Leaves(Side),
    /// This side resigns.
    Resigns(Side),
}

/// How a game may come to an end without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWinner {
    /// The last point was taken without a five.
    FullBoard,
    /// Both players agree to a draw.
    Agreement,
    /// Only one player wants a draw.
    Offer,
    /// One player passes.
    Pass,
    /// Both pass, one after the other.
    TwoPasses,
}

/// What a question of a match is about. A and B are its players; A had Black in the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The points for games won, drawn and lost.
    Points([u32; 3]),
    /// Games won by A and by B: who wins the match?
    Won(u32, u32),
    /// Who has Black in the game with this number?
    Black(u32),
}

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    /// Black plays on the point. What does the stone make?
    Stone(Board, Point),
    /// The side to move played on the point. What follows?
    Laid(Position, Point, Claim),
    /// The side to move played the first point, announcing what it makes or not; the opponent answered on the second. May
    /// the answer be taken back?
    Silent {
        /// The position before.
        before: Position,
        /// The point of the threat, or of a stone that is none.
        threat: Point,
        /// The answer.
        answer: Point,
        /// Whether it was announced.
        announced: bool,
    },
    /// The first stones: may the next one lie on the point?
    First(Vec<Point>, Point),
    /// Three stones: are they an opening that the rules know?
    Pattern([Point; 3]),
    /// An opening so far: who acts next?
    Actor(OpeningRule, Vec<(Player, Act)>),
    /// An opening so far: what is due next?
    Due(OpeningRule, Vec<(Player, Act)>),
    /// The four stones of an opening and the fifth stones offered so far: may the point be offered too?
    Fifth(OpeningRule, [Point; 4], Vec<Point>, Point),
    /// Time.
    Clock(Clock),
    /// Draws.
    NoWinner(NoWinner),
    /// A match.
    Match(Match),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Black has won.
    BlackWins,
    /// White has won.
    WhiteWins,
    /// The game is drawn.
    Draw,
    /// The game goes on.
    GoesOn,
    /// Black takes the stone back and plays elsewhere.
    TakenBack,
    /// Yes.
    Yes,
    /// No.
    No,
    /// What a stone makes.
    Made(Made),
    /// A number.
    Number(u32),
    /// One of the two players: A began the opening or the match.
    Player(Player),
    /// Neither player yet.
    Nobody,
    /// What is due in an opening.
    Due(Due),
}

/// The article that settles a case, as the files of lessons name it: `rif-9-2`.
pub type Article = &'static str;

/// A case.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    topic: Topic,
    rules: RuleSet,
    facts: Facts,
    choices: Vec<Answer>,
    answer: Answer,
    article: Article,
}

impl Case {
    /// What it is about.
    #[must_use]
    pub const fn topic(&self) -> Topic {
        self.topic
    }

    /// The rule set that it is judged by.
    #[must_use]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// What happened.
    #[must_use]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The answers to choose from.
    #[must_use]
    pub fn choices(&self) -> &[Answer] {
        &self.choices
    }

    /// The right answer.
    #[must_use]
    pub const fn answer(&self) -> Answer {
        self.answer
    }

    /// The article that settles it.
    #[must_use]
    pub const fn article(&self) -> Article {
        self.article
    }

    /// The board, and the stone that it is about.
    #[must_use]
    pub fn board(&self) -> (Board, Option<Point>) {
        let played = |points: &[Point]| Position::after(points).map_or_else(|_| Board::new(), |after| *after.board());
        match &self.facts {
            Facts::Stone(board, point) => (*board, Some(*point)),
            Facts::Laid(before, point, claim) => {
                let mut after = *before;
                // The points of a case are free.
                after.play(*point).ok();
                if let Claim::Late(next) = claim {
                    after.play(*next).ok();
                }
                (*after.board(), Some(*point))
            }
            Facts::Silent { before, threat, answer, .. } => {
                let mut after = *before;
                after.play(*threat).ok();
                after.play(*answer).ok();
                (*after.board(), Some(*answer))
            }
            Facts::First(stones, point) => {
                let all: Vec<Point> = stones.iter().copied().chain([*point]).collect();
                (played(&all), Some(*point))
            }
            Facts::Pattern(stones) => (played(stones), None),
            Facts::Actor(_, acts) | Facts::Due(_, acts) => (played(&stones_of(acts)), None),
            Facts::Fifth(_, stones, _, point) => (played(stones), Some(*point)),
            Facts::Clock(_) | Facts::NoWinner(_) | Facts::Match(_) => (Board::new(), None),
        }
    }
}

/// The stones on the board after the acts of an opening: fifth stones are only offered until one is chosen.
fn stones_of(acts: &[(Player, Act)]) -> Vec<Point> {
    let mut stones: Vec<Point> = Vec::new();
    let mut offers: Vec<Point> = Vec::new();
    for (_, act) in acts {
        if let Act::Stone(point) = *act {
            // A stone that was offered is chosen; one that follows four is an offer where a fifth stone is due.
            if offers.contains(&point) || stones.len() < 4 {
                stones.push(point);
            } else {
                offers.push(point);
            }
        }
    }
    stones
}
