//! The opening rules: who may do what until the sixth stone.

use std::{fmt, str::FromStr};

use crate::{point::Point, position::Position, side::Side};

/// A certified opening rule of the Renju International Federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OpeningRule {
    /// 1996: one player lays an opening, the other may swap; Black offers two fifth stones (五手两打).
    Rif,
    /// Yamaguchi: as RIF, and the first player declares how many fifth stones Black will offer.
    Yamaguchi,
    /// Soosõrv-8: White declares 1 to 8 fifth stones with the fourth stone, and the opponent may swap again.
    Soosyrv8,
    /// Taraguchi-10: a swap after each stone in growing squares, or Black offers ten fifth stones.
    Taraguchi10,
}

impl OpeningRule {
    /// All opening rules.
    pub const ALL: [Self; 4] = [Self::Rif, Self::Yamaguchi, Self::Soosyrv8, Self::Taraguchi10];

    const fn steps(self) -> &'static [Step] {
        use Step::{Choice, Choose, Declare, End, Lay, Offers, Stone, Swap};
        match self {
            Self::Rif => &[Lay(0), Lay(1), Lay(2), Swap, Stone(ANYWHERE), Offers(2), Choose, End],
            Self::Yamaguchi => {
                &[Lay(0), Lay(1), Lay(2), Declare(MAX_FIFTHS), Swap, Stone(ANYWHERE), Offers(0), Choose, End]
            }
            Self::Soosyrv8 => {
                &[Lay(0), Lay(1), Lay(2), Swap, Stone(ANYWHERE), Declare(8), Swap, Offers(0), Choose, End]
            }
            Self::Taraguchi10 => &[
                Stone(0),
                Swap,
                Stone(1),
                Swap,
                Stone(2),
                Swap,
                Stone(3),
                Choice,
                Stone(4),
                Swap,
                End,
                Offers(10),
                Choose,
                End,
            ],
        }
    }
}

impl fmt::Display for OpeningRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rif => "rif",
            Self::Yamaguchi => "yamaguchi",
            Self::Soosyrv8 => "soosyrv-8",
            Self::Taraguchi10 => "taraguchi-10",
        })
    }
}

/// No opening rule has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no opening rule is called \"{0}\"; there are rif, yamaguchi, soosyrv-8 and taraguchi-10")]
pub struct UnknownOpeningRule(String);

impl FromStr for OpeningRule {
    type Err = UnknownOpeningRule;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|rule| rule.to_string() == text).ok_or_else(|| UnknownOpeningRule(text.to_owned()))
    }
}

/// A stone may lie anywhere on the board.
const ANYWHERE: u8 = 7;

/// The most fifth stones that Yamaguchi's rule lets the first player declare (J: the rule names no limit).
const MAX_FIFTHS: u8 = 12;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// A stone of the opening that the first player lays alone, at most this far from the centre.
    Lay(u8),
    /// A stone of the side to move, at most this far from the centre.
    Stone(u8),
    /// Whoever did not act last may swap.
    Swap,
    /// Whoever acted last declares the number of fifth stones, up to this.
    Declare(u8),
    /// Black may swap, keep, or offer ten fifth stones.
    Choice,
    /// Black offers fifth stones; 0: as many as declared.
    Offers(u8),
    /// White chooses one.
    Choose,
    End,
}

/// A player, whichever side he has at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Begins, as Black for the time being.
    First,
    /// The other.
    Second,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// What is due next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A stone of this side, at most `within` king's steps from the centre (0: on it; 7: anywhere).
    Stone {
        /// Its colour.
        side: Side,
        /// The greatest distance to the centre.
        within: u8,
    },
    /// To swap the sides or to keep them.
    Swap,
    /// To declare how many fifth stones Black will offer, from 1 to `most`.
    Declare {
        /// The greatest number.
        most: u8,
    },
    /// To swap, to keep, or (staying Black) to offer ten fifth stones.
    SwapOrOffer,
    /// Fifth stones to offer: so many more.
    Offer {
        /// How many are missing.
        left: u8,
    },
    /// To choose one of the fifth stones offered.
    Choose,
    /// Nothing: the opening is over and White plays the sixth stone anywhere. (After Taraguchi's fifth stone White's
    /// sixth follows too.)
    Nothing,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Puts a stone, offers a fifth stone, or chooses one, whichever is due.
    Stone(Point),
    /// Swaps the sides.
    Swap,
    /// Keeps the sides.
    Keep,
    /// Declares the number of fifth stones.
    Declare(u8),
    /// Stays Black and will offer ten fifth stones (Taraguchi-10).
    OfferTen,
}

impl fmt::Display for Act {
    /// A word: the point, `swap`, `keep`, the number declared, or `ten`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stone(point) => point.fmt(f),
            Self::Swap => f.write_str("swap"),
            Self::Keep => f.write_str("keep"),
            Self::Declare(number) => number.fmt(f),
            Self::OfferTen => f.write_str("ten"),
        }
    }
}

/// No act of an opening is written like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no act of an opening; there are points, swap, keep, numbers and ten")]
pub struct UnknownAct(String);

impl FromStr for Act {
    type Err = UnknownAct;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = || text.parse().map(Self::Declare).ok();
        match text {
            "swap" => Some(Self::Swap),
            "keep" => Some(Self::Keep),
            "ten" => Some(Self::OfferTen),
            _ => text.parse().map(Self::Stone).ok().or_else(number),
        }
        .ok_or_else(|| UnknownAct(text.to_owned()))
    }
}

/// What the opening rule refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// Something else is due.
    #[error("something else is due in the opening")]
    NotDue,
    /// The point is taken or was offered already.
    #[error("{0} is taken")]
    Taken(Point),
    /// Too far from the centre.
    #[error("{point} lies outside the central square of {width} by {width} points")]
    TooFar {
        /// The point.
        point: Point,
        /// The width of the square.
        width: u8,
    },
    /// A fifth stone that equals another by symmetry.
    #[error("{point} equals {offered} by symmetry; fifth stones must differ")]
    Symmetrical {
        /// The new point.
        point: Point,
        /// The one offered before.
        offered: Point,
    },
    /// Not among the fifth stones offered.
    #[error("{0} was not offered")]
    NotOffered(Point),
    /// A number out of range.
    #[error("the number of fifth stones must be from 1 to {0}")]
    Number(u8),
}

/// An opening in progress under an [`OpeningRule`].
///
/// ```
/// use yonsan_rules::{Act, Due, OpeningRule, Player, Protocol, Side};
///
/// let mut opening = Protocol::new(OpeningRule::Rif);
/// for text in ["h8", "h9", "i9"] {
///     assert_eq!(opening.actor(), Some(Player::First));
///     opening.act(Act::Stone(text.parse()?))?;
/// }
/// assert_eq!((opening.actor(), opening.due()), (Some(Player::Second), Due::Swap));
/// opening.act(Act::Swap)?;
/// assert_eq!(opening.player(Side::Black), Player::Second);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protocol {
    rule: OpeningRule,
    step: usize,
    stones: Vec<Point>,
    offers: Vec<Point>,
    declared: u8,
    black: Player,
    last: Player,
}

impl Protocol {
    /// The empty board under the rule.
    #[must_use]
    pub const fn new(rule: OpeningRule) -> Self {
        Self {
            rule,
            step: 0,
            stones: Vec::new(),
            offers: Vec::new(),
            declared: 0,
            black: Player::First,
            last: Player::Second,
        }
    }

    /// The rule.
    #[must_use]
    pub const fn rule(&self) -> OpeningRule {
        self.rule
    }

    /// The stones on the board, in turn. Offers are not among them.
    #[must_use]
    pub fn stones(&self) -> &[Point] {
        &self.stones
    }

    /// The fifth stones offered so far.
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// The number of fifth stones declared, once it has been.
    #[must_use]
    pub const fn declared(&self) -> Option<u8> {
        if self.declared == 0 { None } else { Some(self.declared) }
    }

    /// Who has this side at the moment.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        if side == Side::Black { self.black } else { self.black.other() }
    }

    /// The side to put the next stone.
    #[must_use]
    pub fn to_move(&self) -> Side {
        if self.stones.len().is_multiple_of(2) { Side::Black } else { Side::White }
    }

    /// The position of the stones on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::after(&self.stones).unwrap_or_default()
    }

    fn at(&self) -> Step {
        self.rule.steps()[self.step]
    }

    /// What is due next.
    #[must_use]
    pub fn due(&self) -> Due {
        match self.at() {
            Step::Lay(within) | Step::Stone(within) => Due::Stone { side: self.to_move(), within },
            Step::Swap => Due::Swap,
            Step::Declare(most) => Due::Declare { most },
            Step::Choice => Due::SwapOrOffer,
            Step::Offers(_) => Due::Offer { left: self.fifths().saturating_sub(self.offered()) },
            Step::Choose => Due::Choose,
            Step::End => Due::Nothing,
        }
    }

    fn fifths(&self) -> u8 {
        match self.at() {
            Step::Offers(count) if count > 0 => count,
            _ => self.declared,
        }
    }

    fn offered(&self) -> u8 {
        u8::try_from(self.offers.len()).unwrap_or(u8::MAX)
    }

    /// Who is to act, or `None` once the opening is over.
    #[must_use]
    pub fn actor(&self) -> Option<Player> {
        match self.at() {
            Step::Lay(_) => Some(Player::First),
            Step::Stone(_) => Some(self.player(self.to_move())),
            Step::Swap | Step::Choice => Some(self.last.other()),
            Step::Declare(_) => Some(self.last),
            Step::Offers(_) => Some(self.black),
            Step::Choose => Some(self.black.other()),
            Step::End => None,
        }
    }

    /// Does what is due. A single declared fifth stone is chosen like any other.
    ///
    /// # Errors
    ///
    /// Something else is due, or the rule forbids it; then nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<(), ProtocolError> {
        let actor = self.actor().ok_or(ProtocolError::NotDue)?;
        match (self.at(), act) {
            (Step::Lay(within) | Step::Stone(within), Act::Stone(point)) => {
                self.check_free(point)?;
                if point.distance(Point::CENTRE) > within {
                    return Err(ProtocolError::TooFar { point, width: 2 * within + 1 });
                }
                self.stones.push(point);
            }
            (Step::Swap | Step::Choice, Act::Swap) => self.black = self.black.other(),
            (Step::Swap | Step::Choice, Act::Keep) => {}
            (Step::Choice, Act::OfferTen) => {
                let offers = self.rule.steps().iter().position(|&step| matches!(step, Step::Offers(_)));
                self.step = offers.ok_or(ProtocolError::NotDue)?;
                self.last = actor;
                return Ok(());
            }
            (Step::Declare(most), Act::Declare(number)) => {
                if !(1..=most).contains(&number) {
                    return Err(ProtocolError::Number(most));
                }
                self.declared = number;
            }
            (Step::Offers(_), Act::Stone(point)) => {
                self.offer(point)?;
                self.last = actor;
                if self.offered() < self.fifths() {
                    return Ok(());
                }
            }
            (Step::Choose, Act::Stone(point)) => {
                if !self.offers.contains(&point) {
                    return Err(ProtocolError::NotOffered(point));
                }
                self.stones.push(point);
            }
            _ => return Err(ProtocolError::NotDue),
        }
        (self.step, self.last) = (self.step + 1, actor);
        Ok(())
    }

    fn check_free(&self, point: Point) -> Result<(), ProtocolError> {
        if self.stones.contains(&point) || self.offers.contains(&point) {
            return Err(ProtocolError::Taken(point));
        }
        Ok(())
    }

    fn offer(&mut self, point: Point) -> Result<(), ProtocolError> {
        self.check_free(point)?;
        if let Some(&offered) = self.offers.iter().find(|&&offered| are_symmetrical(&self.stones, point, offered)) {
            return Err(ProtocolError::Symmetrical { point, offered });
        }
        self.offers.push(point);
        Ok(())
    }
}

/// A point of the plane.
type Spot = (i16, i16);

fn spot(point: Point) -> Spot {
    (i16::from(point.column()), i16::from(point.row()))
}

/// Whether a turn or reflection of the plane, about any centre or axis, maps the stones onto themselves (colours kept)
/// and one point onto the other. The board's edges are too far away to matter for the fifth stone.
pub(crate) fn are_symmetrical(stones: &[Point], one: Point, other: Point) -> bool {
    let turn = |kind: u8, (x, y): Spot| {
        let (x, y) = (if kind & 1 != 0 { -x } else { x }, if kind & 2 != 0 { -y } else { y });
        if kind & 4 != 0 { (y, x) } else { (x, y) }
    };
    (0..8).any(|kind| {
        let (from, to) = (turn(kind, spot(one)), spot(other));
        let image = |point: Point| {
            let (x, y) = turn(kind, spot(point));
            (x + to.0 - from.0, y + to.1 - from.1)
        };
        stones.iter().enumerate().all(|(index, &stone)| {
            let same_side = stones.iter().skip(index % 2).step_by(2);
            same_side.copied().map(spot).any(|target| target == image(stone))
        })
    })
}
