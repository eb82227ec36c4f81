//! The three variants and their differences, as constants for the compiler and as a value for run time.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use super::board::RayTable;
use super::piece::Color;
use super::square::BoardSize;

/// A variant of draughts that Damier plays, chosen at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// 10x10, majority capture (CDA 2.6, FMJD 4).
    International,
    /// 8x8, free choice of capture, promotion during captures (FMJD-64).
    Russian,
    /// 8x8 by international rules.
    Brazilian,
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::International, Self::Russian, Self::Brazilian];

    /// The name used on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
        }
    }

    /// The board of this variant.
    #[must_use]
    pub const fn board_size(self) -> BoardSize {
        match self {
            Self::International => BoardSize::Ten,
            Self::Russian | Self::Brazilian => BoardSize::Eight,
        }
    }

    /// The number of this variant in the `GameType` tag of PDN.
    #[must_use]
    pub const fn game_type(self) -> u8 {
        match self {
            Self::International => 20,
            Self::Russian => 25,
            Self::Brazilian => 26,
        }
    }

    /// The variant with a `GameType` number of PDN, if Damier plays it.
    #[must_use]
    pub fn from_game_type(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.game_type() == number)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// A name that is not a [`Variant`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown variant {0:?}")]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::ALL.into_iter().find(|variant| variant.name() == name).ok_or_else(|| UnknownVariant(name.to_owned()))
    }
}

/// Variant `R` with free choice of capture, for finding the captures that its majority rule forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct AnyCapture<R>(PhantomData<R>);

mod sealed {
    /// Restricts [`super::Rules`] to the variants of this module.
    pub trait Sealed {}
}

/// The differences between the variants as compile-time constants.
pub trait Rules: sealed::Sealed + Copy + fmt::Debug + PartialEq + Eq + Hash + Send + Sync + 'static {
    /// The variant as a value.
    const VARIANT: Variant;
    /// The board.
    const BOARD: BoardSize = Self::VARIANT.board_size();
    /// Whether capturing the most pieces is compulsory (CDA 2.6).
    const MAJORITY: bool;
    /// Whether a man that reaches the last row during a capture continues as a king.
    const PROMOTES_IN_PASSING: bool;
    /// All playable squares.
    #[doc(hidden)]
    const SQUARES: u64 = Self::BOARD.mask();
    /// The squares that a king attacks from every square.
    #[doc(hidden)]
    const RAYS: &'static RayTable;
    /// The rows on which White's and Black's men are crowned.
    #[doc(hidden)]
    const PROMOTION: [u64; 2] = [Self::BOARD.row_mask(0), Self::BOARD.row_mask(Self::BOARD.rows() - 1)];
    /// The rows just before the promotion rows.
    #[doc(hidden)]
    const BEFORE_PROMOTION: [u64; 2] = [Self::BOARD.row_mask(1), Self::BOARD.row_mask(Self::BOARD.rows() - 2)];

    /// The squares on which men of `color` are crowned.
    #[doc(hidden)]
    #[must_use]
    #[inline(always)]
    fn promotion_row(color: Color) -> u64 {
        Self::PROMOTION[color as usize]
    }

    /// The squares of the row just before the promotion row of `color`.
    #[doc(hidden)]
    #[must_use]
    #[inline(always)]
    fn before_promotion_row(color: Color) -> u64 {
        Self::BEFORE_PROMOTION[color as usize]
    }
}

/// International draughts, as a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct International;

/// Russian draughts, as a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Russian;

/// Brazilian draughts, as a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Brazilian;

impl sealed::Sealed for International {}
impl sealed::Sealed for Russian {}
impl sealed::Sealed for Brazilian {}
impl<R> sealed::Sealed for AnyCapture<R> {}

static RAYS_TEN: RayTable = RayTable::new(BoardSize::Ten);
static RAYS_EIGHT: RayTable = RayTable::new(BoardSize::Eight);

impl Rules for International {
    const VARIANT: Variant = Variant::International;
    const MAJORITY: bool = true;
    const PROMOTES_IN_PASSING: bool = false;
    const RAYS: &'static RayTable = &RAYS_TEN;
}

impl Rules for Russian {
    const VARIANT: Variant = Variant::Russian;
    const MAJORITY: bool = false;
    const PROMOTES_IN_PASSING: bool = true;
    const RAYS: &'static RayTable = &RAYS_EIGHT;
}

impl Rules for Brazilian {
    const VARIANT: Variant = Variant::Brazilian;
    const MAJORITY: bool = true;
    const PROMOTES_IN_PASSING: bool = false;
    const RAYS: &'static RayTable = &RAYS_EIGHT;
}

impl<R: Rules> Rules for AnyCapture<R> {
    const VARIANT: Variant = R::VARIANT;
    const MAJORITY: bool = false;
    const PROMOTES_IN_PASSING: bool = R::PROMOTES_IN_PASSING;
    const RAYS: &'static RayTable = R::RAYS;
}
