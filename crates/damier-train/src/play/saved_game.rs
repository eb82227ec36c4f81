//! An unfinished game as a text to store: adjourned, left, or interrupted when the program ended.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::seat::{RemoteSide, Seat};
use super::terms::{MiniMatch, Strictness};
use damier_engine::Level;
use damier_rules::{Color, EndReason, Game, GameEnd, Outcome};
use etude_arbiter::clock::{Control, Period};

/// An unfinished game. Times are in milliseconds, moves in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    pub(super) version: u32,
    /// Who plays White and who plays Black, unless they are the trainee and an engine. Then the level, the program and
    /// the side say so, as in older saved games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seats: Option<[SavedSeat; 2]>,
    pub(super) variant: String,
    pub(super) level: u8,
    /// Whether the player's own engine plays. Older saved games do not have this field.
    #[serde(default)]
    pub(super) program: bool,
    /// Whether the player has White.
    pub(super) white: bool,
    pub(super) start: String,
    pub(super) control: Option<SavedControl>,
    /// Older saved games do not have this field.
    #[serde(default)]
    pub(super) playoff: Option<SavedPlayoff>,
    /// Older saved games do not have this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) mini_match: Option<MiniMatch>,
    /// The number of its board in a simultaneous display.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) board: Option<u8>,
    /// How it ended, in a simultaneous display that goes on; nothing if the moves say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) end: Option<SavedEnd>,
    pub(super) manners: Strictness,
    pub(super) seed: u64,
    pub(super) moves: Vec<String>,
    /// The time left after each move, for the player who made it.
    pub(super) left_after: Vec<u64>,
    /// The time left to White and Black at the time of saving.
    pub(super) left: Option<[u64; 2]>,
    /// Draw offers: the number of plies played before each, and whether White offered.
    pub(super) offers: Vec<(usize, bool)>,
    pub(super) sealed: Option<String>,
    pub(super) written: usize,
    /// The moves on the other sheet, if a person keeps it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) written_by_other: usize,
    pub(super) errors: u32,
    pub(super) spent: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedSeat {
    Trainee,
    Guest(String),
    Remote(RemoteSide),
    Level(u8),
    OwnEngine,
}

impl SavedSeat {
    pub(super) fn of(seat: &Seat) -> Self {
        match seat {
            Seat::Trainee => Self::Trainee,
            Seat::Guest(name) => Self::Guest(name.clone()),
            Seat::Remote(side) => Self::Remote((**side).clone()),
            Seat::Level(level) => Self::Level(level.number()),
            Seat::OwnEngine => Self::OwnEngine,
        }
    }

    /// `None` if there is no such level.
    pub(super) fn seat(&self) -> Option<Seat> {
        Some(match self {
            Self::Trainee => Seat::Trainee,
            Self::Guest(name) => Seat::Guest(name.clone()),
            Self::Remote(side) => Seat::Remote(Box::new(side.clone())),
            Self::Level(level) => Seat::Level(Level::new(*level)?),
            Self::OwnEngine => Seat::OwnEngine,
        })
    }
}

/// An end that does not follow from the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedEnd {
    /// White resigned.
    WhiteResigned,
    BlackResigned,
    /// White's time ran out.
    WhiteFlag,
    BlackFlag,
    /// The open offer was accepted.
    Agreed,
    /// Neither side can win.
    Unwinnable,
    /// A draw claimed by the side with the advantage.
    Claimed,
}

impl SavedEnd {
    pub(super) fn of(end: GameEnd) -> Option<Self> {
        let is_whites = end.outcome == Outcome::Win(Color::Black);
        Some(match end.reason {
            EndReason::Resignation if is_whites => Self::WhiteResigned,
            EndReason::Resignation => Self::BlackResigned,
            EndReason::FlagFall if is_whites => Self::WhiteFlag,
            EndReason::FlagFall => Self::BlackFlag,
            EndReason::Agreement => Self::Agreed,
            EndReason::Unwinnable => Self::Unwinnable,
            EndReason::Advantage => Self::Claimed,
            EndReason::NoPieces | EndReason::NoMoves | EndReason::Repetition | EndReason::MoveLimit(_) => return None,
        })
    }

    /// Ends a game after its last move.
    pub(super) fn apply(self, game: &mut Game) {
        match self {
            Self::WhiteResigned => game.resign(Color::White),
            Self::BlackResigned => game.resign(Color::Black),
            Self::WhiteFlag => game.flag_fall(Color::White),
            Self::BlackFlag => game.flag_fall(Color::Black),
            // The offer was repeated with its move.
            Self::Agreed => drop(game.accept_draw()),
            Self::Unwinnable => game.declare_unwinnable(),
            Self::Claimed => game.draw_by_advantage(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedControl {
    pub(super) period: Option<(u32, u64)>,
    pub(super) time: u64,
    pub(super) increment: u64,
}

impl From<Control> for SavedControl {
    fn from(control: Control) -> Self {
        Self {
            period: control.period.map(|period| (period.moves, millis(period.time))),
            time: millis(control.time),
            increment: millis(control.increment),
        }
    }
}

impl From<SavedControl> for Control {
    fn from(SavedControl { period, time, increment }: SavedControl) -> Self {
        let time_of = Duration::from_millis;
        Self {
            period: period.map(|(moves, time)| Period { moves, time: time_of(time) }),
            time: time_of(time),
            increment: time_of(increment),
        }
    }
}

/// A time in milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedPlayoff {
    pub(super) game: u32,
    /// The time of White and Black at its start.
    pub(super) left: [u64; 2],
}
