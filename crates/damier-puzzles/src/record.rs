//! A puzzle as stored in a file: one JSON object per line, described in `puzzles/README.md`.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::AsRefStr;

use super::features;
use super::puzzle::Puzzle;
use super::tag::{Feature, Motif, Tag, Theme};
use super::verification::Verified;
use damier_rules::notation::write_fen;
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup, Variant};

/// One line of a collection. Moves are text here; [`super::Puzzle`] has them checked and ready for use.
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
    /// The goal of the solver.
    pub goal: Goal,
    /// Motifs and features.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Its difficulty.
    pub rating: Rating,
    /// The source.
    #[serde(default)]
    pub source: Source,
    /// How it was proven.
    pub verification: Verification,
    /// The status of the solution. Proven by default.
    #[serde(default, skip_serializing_if = "Status::is_proven")]
    pub status: Status,
    /// How instructive it is, from 0 to 100; `puzzles/README.md` has the formula.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merit: Option<u8>,
    /// Any other fields of the line. They are kept when the record is written again.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Record {
    /// Replaces proof and tags with those from a search of `nodes` positions.
    pub fn renew(&mut self, puzzle: &Puzzle, nodes: u64, verified: Verified) {
        self.tags.retain(|tag| *tag != Motif::Majority.into());
        self.tags.extend(verified.majority_decides.then(|| Motif::Majority.into()));
        self.retag(puzzle);
        let engine = env!("CARGO_PKG_VERSION").to_owned();
        self.verification = Verification { engine, nodes, margin: verified.margin };
        self.status = Status::Proven;
    }

    /// Replaces the tags that the solution itself shows. Those that only a search, the tables or the player can set are
    /// kept.
    pub fn retag(&mut self, puzzle: &Puzzle) {
        self.tags.retain(|tag| match tag {
            Tag::Theme(Theme::Motif(motif)) => *motif == Motif::Majority,
            Tag::Theme(Theme::Feature(feature)) => matches!(feature, Feature::Proven | Feature::OwnGame),
            Tag::Theme(Theme::Other(_)) => true,
            Tag::Moves(_) | Tag::Offers(_) | Tag::Gain(_) => false,
        });
        self.tags.splice(..0, features::tags(puzzle));
    }
}

/// A right move of the solver and its continuations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceRecord {
    /// The move. Another route or capture with the same result is the same answer and is not listed.
    #[serde(rename = "move")]
    pub played: String,
    /// The relevant defences, the most stubborn first. Empty when the puzzle is solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<ReplyRecord>,
    /// Once solved: the forced moves at the end, for display.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finish: Vec<String>,
}

/// A defence, and the right moves against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplyRecord {
    /// The opponent's move.
    #[serde(rename = "move")]
    pub played: String,
    /// The right moves of the next turn. Empty when the puzzle is solved anyway.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<ChoiceRecord>,
}

/// The goal of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Goal {
    /// Win pieces.
    Material {
        /// Pieces won minus pieces given up, against the best defence: 1 or more. Never more than the gain in men with
        /// a king counted as three, so that giving up a king is taken into account.
        men: u8,
    },
    /// Win the game: the opponent has no pieces or no move left, or is in a position proven to be lost.
    Win,
    /// Get a king that survives, with no fewer pieces than before.
    Promote,
    /// Hold a draw.
    Draw,
    /// Play the move of one's own repertoire. It is a choice and proves nothing.
    Book,
}

/// The status of a solution. Every shipped puzzle is proven. For a composition, the author's solution is kept in any
/// case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Status {
    /// The proof holds.
    #[default]
    Proven,
    /// The author's solution wins something, but another move is at most 60 centi-men worse.
    Dual {
        /// The number of the solver's move that it replaces, counted from 1.
        number: usize,
        /// The other move.
        #[serde(rename = "move")]
        played: String,
    },
    /// The proof fails for another reason.
    Unproven {
        /// The reason.
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
            Self::Dual { number, played } => write!(formatter, "dual: {played} is about as good as move {number}"),
            Self::Unproven { reason } => write!(formatter, "unproven: {reason}"),
        }
    }
}

/// The difficulty of a puzzle, on the scale of players' ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate, 800 to 2600.
    pub value: u16,
    /// Its standard deviation.
    pub deviation: u16,
}

/// The kind of material a puzzle was made from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SourceKind {
    /// A game that was played.
    #[default]
    Game,
    /// A game of the engine against itself.
    SelfPlay,
    /// A search of random endings.
    Endings,
    /// A composition.
    Composition,
    /// A search of variations on other puzzles, for motifs that are rare in games.
    Constructed,
}

impl SourceKind {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_game(&self) -> bool {
        *self == Self::Game
    }
}

/// How the position of a puzzle arises from its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reached {
    /// It is a position of the game.
    #[default]
    Played,
    /// By a move that the player could have made, but avoided: the puzzle's `previous` move.
    Avoided,
    /// By a passed move: it is a position of the game in which it was the other side's turn, so the solution is a threat.
    Threat,
}

impl Reached {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_played(&self) -> bool {
        *self == Self::Played
    }
}

/// The source of a puzzle. Unknown fields are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The kind. A game by default.
    #[serde(default, skip_serializing_if = "SourceKind::is_game")]
    pub kind: SourceKind,
    /// The player of the white pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// The player of the black pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// The event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<u16>,
    /// How the position arises from the game.
    #[serde(default, skip_serializing_if = "Reached::is_played")]
    pub reached: Reached,
    /// Plies before the position. An avoided move counts, a passed one does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u16>,
    /// The move of the game that was played instead of the avoided or passed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// The moves of the whole game from the starting position, separated by spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
}

/// The proof of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// The version of Damier whose engine proved it.
    pub engine: String,
    /// Positions visited by each search.
    pub nodes: u64,
    /// How much better the right first move is than any other, in centi-men. Proven wins count as 300 men.
    pub margin: i32,
}

/// The identity of a position as a puzzle: the letter of the variant and twelve hexadecimal digits of a hash (FNV-1a,
/// 64 bits, the upper 48) of the canonical FEN. A position and its flipped version (board turned, colours swapped) are
/// the same puzzle; of their two FENs the alphabetically first is used.
#[must_use]
pub fn id_of(position: &AnyPosition) -> String {
    let name = position.variant().name();
    let fen = write_fen(position).min(write_fen(&position.flipped()));
    let hash = hash(name.bytes().chain(*b"|").chain(fen.bytes()));
    format!("{}{:012x}", &name[..1], hash >> 16)
}

/// Whether a text has the shape of an identity that [`id_of`] gives.
#[must_use]
pub fn is_id(text: &str) -> bool {
    let Some((letter, digits)) = text.split_at_checked(1) else { return false };
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    Variant::ALL.iter().any(|variant| variant.name().starts_with(letter))
        && digits.len() == 12
        && digits.bytes().all(is_digit)
}

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo). Data on disk depends on it, so it must never change.
pub fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The identities under which a position may be known: its own and, if there are only kings on the board, those of its
/// reflections in the two diagonals and of its rotation by 180 degrees. Kings move alike in all directions, so these
/// are the same puzzle. Men do not, and reflecting the board about its middle would swap dark and light squares.
#[must_use]
pub fn equivalent_ids(position: &AnyPosition) -> Vec<String> {
    let mut ids = vec![id_of(position)];
    if Color::ALL.into_iter().all(|color| position.pieces(color, PieceKind::Man).is_empty()) {
        ids.extend((0..3).filter_map(|way| reflected(position, way)).map(|position| id_of(&position)));
    }
    ids
}

/// The kings of a position reflected in one diagonal (way 0) or the other (1), or rotated by 180 degrees (2).
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
    fn new_tags_replace_those_that_the_solution_shows_and_keep_the_others() {
        let line = r#"{"id":"ibc5ea67e98a4","variant":"international","fen":"W:W20,27,32,37:B16,17,21,29,30","solution":[{"move":"27-22","finish":["17x28","32x25"]}],"goal":{"kind":"material","men":2},"tags":["moves-7","kings","bombe","majority","proven","own-game","mine"],"rating":{"value":867,"deviation":250},"verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#;
        let mut record: Record = serde_json::from_str(line).unwrap();
        let before = record.clone();
        record.retag(&Puzzle::from_record(&before).unwrap());
        let written = crate::tag::written(&record.tags);
        assert_eq!(
            written,
            "moves-1 offers-1 gain-2 middlegame single-reply direct rafle majority proven own-game mine"
        );
        assert_eq!(record, Record { tags: record.tags.clone(), ..before });
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
        // The axis is the diagonal from 46 to 5: it swaps 2 and 35, 7 and 40, 45 and 1, 26 and 48.
        let (one, other) = (position("W:WK2,K7,K45:BK26"), position("W:WK1,K35,K40:BK48"));
        assert_ne!(id_of(&one), id_of(&other));
        assert!(equivalent_ids(&one).contains(&id_of(&other)) && equivalent_ids(&other).contains(&id_of(&one)));
        assert_eq!(equivalent_ids(&position("W:W31:B20")).len(), 1);
    }
}
