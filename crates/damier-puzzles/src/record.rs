//! A puzzle as it stands in a file: one JSON object a line, described in `puzzles/README.md`.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::features;
use super::puzzle::Puzzle;
use super::tag::{Feature, Motif, Tag};
use super::verification::Verified;
use damier_rules::notation::write_fen;
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup};

/// One line of a collection. Moves are text here; [`super::Puzzle`] is the same with moves checked and ready for use.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The identity, see [`id_of`].
    pub id: String,
    /// The name of the variant.
    pub variant: String,
    /// The position, in canonical FEN.
    pub fen: String,
    /// The opponent's move that led to the position, in Hub form (`19x28x23`: origin, destination, captured squares).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// The right moves of the first turn.
    pub solution: Vec<ChoiceRecord>,
    /// What the solver has to achieve.
    pub goal: Goal,
    /// Motifs and features.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// How hard it is.
    pub rating: Rating,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
    /// How it was proven.
    pub verification: Verification,
    /// What is known of the solution; proven where nothing is said.
    #[serde(default, skip_serializing_if = "Status::is_proven")]
    pub status: Status,
    /// Whatever else the line holds; kept when the record is written again.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Record {
    /// Replaces proof and tags by new ones, of a search of `nodes` positions; a tag that only mining can give stays.
    pub fn renew(&mut self, puzzle: &Puzzle, nodes: u64, verified: Verified) {
        let proven = self.tags.contains(&Feature::Proven.into());
        self.tags = features::tags(puzzle);
        self.tags.extend(verified.majority_decides.then(|| Motif::Majority.into()));
        self.tags.extend(proven.then(|| Feature::Proven.into()));
        let engine = env!("CARGO_PKG_VERSION").to_owned();
        self.verification = Verification { engine, nodes, margin: verified.margin };
        self.status = Status::Proven;
    }
}

/// A right move of the solver and what may follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceRecord {
    /// The move. Another route or another capture with the same result is the same answer and is not listed.
    #[serde(rename = "move")]
    pub played: String,
    /// The defences that matter, the most stubborn first; empty when the puzzle is solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<ReplyRecord>,
    /// Once solved: the forced moves with which it ends, for show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finish: Vec<String>,
}

/// A defence, and the right moves against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplyRecord {
    /// The opponent's move.
    #[serde(rename = "move")]
    pub played: String,
    /// The right moves of the next turn; none when the puzzle is solved all the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<ChoiceRecord>,
}

/// What the solver has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Goal {
    /// Win pieces.
    Material {
        /// Pieces won, less those given, against the best defence: 1 or more. It is no more than the gain in men with a
        /// king counted as three, so that a king given up is not forgotten.
        men: u8,
    },
    /// Win the game: the opponent is left without a piece or a move, or in a position that is proven to be lost.
    Win,
    /// Get a king that stays, with no fewer pieces than before.
    Promote,
    /// Hold a draw.
    Draw,
}

/// What is known of a solution. Every shipped puzzle is proven; of a composition the author's solution is kept in any case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Status {
    /// The proof holds.
    #[default]
    Proven,
    /// The author's solution wins something, but another move is at least as good.
    Dual {
        /// Which move of the solver it replaces, counted from 1.
        number: usize,
        /// The other move.
        #[serde(rename = "move")]
        played: String,
    },
    /// The proof fails for another reason.
    Unproven {
        /// Why.
        reason: String,
    },
}

impl Status {
    /// Whether the proof holds.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        *self == Self::Proven
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proven => formatter.write_str("proven"),
            Self::Dual { number, played } => write!(formatter, "dual: {played} is at least as good as move {number}"),
            Self::Unproven { reason } => write!(formatter, "unproven: {reason}"),
        }
    }
}

/// How hard a puzzle is, on the scale of players' ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate, 800 to 2600.
    pub value: u16,
    /// Its standard deviation.
    pub deviation: u16,
}

/// From what kind of material a puzzle was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SourceKind {
    /// A game that was played.
    #[default]
    Game,
    /// A game of the engine against itself.
    SelfPlay,
    /// A search of endings.
    Endings,
    /// Somebody has composed it.
    Composition,
}

impl SourceKind {
    /// The name, as it stands in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::SelfPlay => "self-play",
            Self::Endings => "endings",
            Self::Composition => "composition",
        }
    }

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_game(&self) -> bool {
        *self == Self::Game
    }
}

/// Where a puzzle comes from; what is not known is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The kind; a game where nothing is said.
    #[serde(default, skip_serializing_if = "SourceKind::is_game")]
    pub kind: SourceKind,
    /// Who had White.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Who had Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// The event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<u16>,
    /// Plies played in the game before the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u16>,
    /// The moves of the whole game from the start position, with spaces between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
}

/// How a record was proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// The version of Damier whose engine did it.
    pub engine: String,
    /// Positions that each of its searches visited.
    pub nodes: u64,
    /// By how much the right first move is better than any other, in centi-men; proven wins count 300 men.
    pub margin: i32,
}

/// The identity of a position as a puzzle: the letter of the variant and twelve hexadecimal digits of a hash (FNV-1a,
/// 64 bits, the upper 48) of the canonical FEN. Of a position and the same with the board turned and the colours
/// exchanged, which are one puzzle, the FEN that comes first in the alphabet counts.
#[must_use]
pub fn id_of(position: &AnyPosition) -> String {
    let name = position.variant().name();
    let fen = write_fen(position).min(write_fen(&position.flipped()));
    let hash = hash(name.bytes().chain(*b"|").chain(fen.bytes()));
    format!("{}{:012x}", &name[..1], hash >> 16)
}

/// The FNV-1a hash of 64 bits (Fowler, Noll and Vo): what is kept on disk goes by it, so that it never changes.
pub fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The identities under which a position may be known: its own and, where only kings are on the board, those of its
/// reflections in the two diagonals and of half a turn. Kings move alike in all directions, so that these are the same
/// puzzle; men do not, and a reflection in the middle of the board would bring dark squares onto light ones.
#[must_use]
pub fn ids_of_twins(position: &AnyPosition) -> Vec<String> {
    let mut ids = vec![id_of(position)];
    if Color::ALL.into_iter().all(|color| position.pieces(color, PieceKind::Man).is_empty()) {
        ids.extend((0..3).filter_map(|way| reflected(position, way)).map(|position| id_of(&position)));
    }
    ids
}

/// The kings of a position reflected in one diagonal (way 0) or the other (1), or turned by half a turn (2).
fn reflected(position: &AnyPosition, way: usize) -> Option<AnyPosition> {
    let last = position.board_size().rows() - 1;
    let mut setup = Setup::new(position.variant(), position.side_to_move());
    for color in Color::ALL {
        for square in position.pieces(color, PieceKind::King) {
            let (row, column) = (square.row(), square.column());
            let (row, column) = [(column, row), (last - column, last - row), (last - row, last - column)][way];
            let square = position.board_size().square_at(row, column)?;
            setup.put_on(square, Piece { color, kind: PieceKind::King }).ok()?;
        }
    }
    Some(setup.position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::read_fen;

    #[test]
    fn unknown_fields_survive_a_round_trip() {
        let line = r#"{"id":"i0","variant":"international","fen":"W:W31:B20","solution":[{"move":"31-26","replies":[{"move":"20-24","next":[{"move":"26-21","finish":["24-29"]}]}]}],"goal":{"kind":"material","men":2},"tags":["direct"],"rating":{"value":1200,"deviation":250},"source":{"white":"A","year":1999},"verification":{"engine":"0.1.0","nodes":5,"margin":90},"note":{"by":["me"]},"stars":3}"#;
        let record: Record = serde_json::from_str(line).unwrap();
        assert_eq!(record.goal, Goal::Material { men: 2 });
        assert_eq!((&record.extra["stars"], &record.status), (&Value::from(3), &Status::Proven));
        assert_eq!(serde_json::to_string(&record).unwrap(), line);
    }

    #[test]
    fn every_status_is_read_as_it_is_written() {
        for (status, text) in [
            (Status::Proven, r#"{"kind":"proven"}"#),
            (Status::Dual { number: 2, played: "34-29".to_owned() }, r#"{"kind":"dual","number":2,"move":"34-29"}"#),
            (Status::Unproven { reason: "why".to_owned() }, r#"{"kind":"unproven","reason":"why"}"#),
        ] {
            assert_eq!(serde_json::to_string(&status).unwrap(), text);
            assert_eq!(serde_json::from_str::<Status>(text).unwrap(), status);
        }
    }

    #[test]
    fn the_id_is_stable_and_the_same_for_the_flipped_position() {
        let start = AnyPosition::start(Variant::International);
        assert_eq!(id_of(&start), id_of(&start.flipped()));
        assert_ne!(id_of(&AnyPosition::start(Variant::Russian)), id_of(&AnyPosition::start(Variant::Brazilian)));
        let moved = start.play_unchecked(start.legal_moves()[0]);
        assert_ne!(id_of(&start), id_of(&moved));
    }

    #[test]
    fn reflected_kings_are_the_same_puzzle_and_reflected_men_are_not() {
        let position = |fen: &str| read_fen(fen, Variant::International).unwrap().position;
        // The axis is the diagonal from 46 to 5: 2 and 35, 7 and 40, 45 and 1, 26 and 48 change places.
        let (one, other) = (position("W:WK2,K7,K45:BK26"), position("W:WK1,K35,K40:BK48"));
        assert_ne!(id_of(&one), id_of(&other));
        assert!(ids_of_twins(&one).contains(&id_of(&other)) && ids_of_twins(&other).contains(&id_of(&one)));
        assert_eq!(ids_of_twins(&position("W:W31:B20")).len(), 1);
    }
}
