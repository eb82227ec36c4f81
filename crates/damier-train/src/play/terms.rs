//! The terms of a game: opponent, colours, starting position, clock and strictness.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::ballots::BallotTable;
use super::seat::Seat;
use crate::start::Start;
use damier_rules::notation::FenError;
use damier_rules::{AnyPosition, Color, EndReason, MoveLimit, Outcome, Piece, PieceKind, Setup, Square, Variant};
use etude::Random;
use etude::effort::Credit;
use etude_arbiter::clock::Control;

/// The terms of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who plays White and who plays Black.
    pub seats: [Seat; 2],
    /// The starting position.
    pub start: Start,
    /// The clock, if there is one.
    pub control: Option<Control>,
    /// The strictness of the game.
    pub strictness: Strictness,
    /// The place of the game in a play-off.
    pub playoff: Option<PlayoffGame>,
    /// The place of the game in a mini-match.
    pub mini_match: Option<MiniMatch>,
    /// The number of its board in a simultaneous display, from 1.
    pub board: Option<u8>,
    /// Determines the engine's random choices.
    pub seed: u64,
}

/// A game of a Lehmann-Georgiev play-off: games are played until one is won, each with the time left over from the last
/// one (CDA 4.19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoffGame {
    /// The number of the game, from 1.
    pub number: u32,
    /// The time of White and of Black at its start.
    pub left: [Duration; 2],
}

/// The place of a game in a mini-match: two games from one position, in which the players change colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiniMatch {
    /// In the second game, what the player who now has White got out of the first.
    pub first: Option<Credit>,
}

/// The strictness of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "five independent settings")]
pub struct Strictness {
    /// Whether moves may be taken back.
    pub casual: bool,
    /// Whether a touched piece must be moved.
    pub touch_move: bool,
    /// Whether the pieces are hidden.
    pub blindfold: bool,
    /// Whether the player keeps the score sheet.
    pub own_sheet: bool,
    /// Whether the board is turned to the side to move, for two people. Older saved games do not have this field.
    #[serde(default, skip_serializing_if = "is_false")]
    pub turning: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl MiniMatch {
    /// The number of the game: 1 or 2.
    #[must_use]
    pub const fn number(self) -> u32 {
        if self.first.is_some() { 2 } else { 1 }
    }

    /// The points of White and of Black in both games, once this one is over: two for a win, one for a draw.
    #[must_use]
    pub fn points(self, outcome: Outcome) -> [u8; 2] {
        let whites = points(credit(outcome, Color::White)) + self.first.map_or(0, points);
        [whites, 2 * if self.first.is_some() { 2 } else { 1 } - whites]
    }
}

const fn points(credit: Credit) -> u8 {
    match credit {
        Credit::Full => 2,
        Credit::Half => 1,
        Credit::None => 0,
    }
}

/// What a side got out of a game.
fn credit(outcome: Outcome, side: Color) -> Credit {
    match outcome {
        Outcome::Win(winner) if winner == side => Credit::Full,
        Outcome::Win(_) => Credit::None,
        Outcome::Draw => Credit::Half,
    }
}

impl PlayoffGame {
    /// The first game under a time control.
    #[must_use]
    pub const fn first(control: Control) -> Self {
        Self { number: 1, left: [control.time; 2] }
    }
}

impl Terms {
    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.start.position.variant()
    }

    /// The seats of the trainee, who has this colour, and of the opponent.
    #[must_use]
    pub fn trainee_against(mine: Color, opponent: Seat) -> [Seat; 2] {
        if mine == Color::White { [Seat::Trainee, opponent] } else { [opponent, Seat::Trainee] }
    }

    /// Who plays a side.
    #[must_use]
    pub const fn seat(&self, color: Color) -> &Seat {
        &self.seats[color as usize]
    }

    /// The side of the person in front of the board: the trainee's, or else that of the only guest, or White's.
    #[must_use]
    pub fn mine(&self) -> Color {
        let [white, black] = &self.seats;
        let is_black = *black == Seat::Trainee || black.is_person() && !white.is_person();
        if is_black { Color::Black } else { Color::White }
    }

    /// Whether both sides are played by people at this board.
    #[must_use]
    pub fn has_two_people(&self) -> bool {
        self.seats.iter().all(Seat::is_person)
    }

    /// Whether the trainee plays.
    #[must_use]
    pub fn has_trainee(&self) -> bool {
        self.seats.contains(&Seat::Trainee)
    }

    /// The same terms with another seed. A play-off and a mini-match begin again.
    #[must_use]
    pub fn again(&self, seed: u64) -> Self {
        let playoff = self.playoff.and(self.control).map(PlayoffGame::first);
        Self { seed, playoff, mini_match: self.mini_match.map(|_| MiniMatch::default()), ..self.clone() }
    }

    /// The terms of the second game of a mini-match, after the first has ended so.
    pub(super) fn second_of_match(&self, outcome: Outcome, seed: u64) -> Option<Self> {
        self.mini_match.filter(|place| place.first.is_none())?;
        let mut next = Self { seed, ..self.clone() };
        next.seats.reverse();
        // Who had Black has White now.
        next.mini_match = Some(MiniMatch { first: Some(credit(outcome, Color::Black)) });
        Some(next)
    }

    /// The terms of the game that follows a drawn one in a play-off, in which White and Black had this much time left.
    /// The players change colours, unless one side starts with more men.
    pub(super) fn next_of_playoff(&self, [white, black]: [Duration; 2], seed: u64) -> Option<Self> {
        let number = self.playoff?.number + 1;
        let men = |color| self.start.position.all_pieces(color).len();
        let mut next = Self { seed, ..self.clone() };
        let mut left = [white, black];
        if men(Color::White) == men(Color::Black) {
            next.seats.reverse();
            left.reverse();
        }
        next.playoff = Some(PlayoffGame { number, left });
        Some(next)
    }
}

/// The choice of the starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartChoice {
    /// The usual starting position.
    Usual,
    /// An opening by ballot, out of a table.
    Ballot(BallotTable),
    /// A position in FEN.
    Fen(String),
    /// The side of this colour plays without this many men of its back row.
    Odds(Color, usize),
}

/// Why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The position cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// No position was entered.
    #[error("no position")]
    NoFen,
    /// The game is already over in the position.
    #[error("game over in the position")]
    Over,
    /// According to the counter of the FEN, a move limit is used up.
    #[error("game over in the position by the {0}")]
    Drawn(MoveLimit),
}

impl StartChoice {
    /// The starting position.
    ///
    /// # Errors
    ///
    /// If the game cannot be played from there.
    pub fn start(&self, variant: Variant, random: &mut Random) -> Result<Start, StartError> {
        let start = match self {
            Self::Usual => Start::new(AnyPosition::start(variant)),
            Self::Ballot(table) => {
                let drawn = table.or_usual(variant).draw(variant, random).and_then(|ballot| ballot.position());
                // A test reads all openings.
                Start::new(drawn.unwrap_or_else(|| AnyPosition::start(variant)))
            }
            Self::Fen(text) if text.trim().is_empty() => return Err(StartError::NoFen),
            Self::Fen(text) => Start::read(text, variant)?,
            Self::Odds(color, men) => Start::new(without_men(&AnyPosition::start(variant), *color, *men)),
        };
        match start.game().end().map(|end| end.reason) {
            None => Ok(start),
            Some(EndReason::MoveLimit(limit)) => Err(StartError::Drawn(limit)),
            Some(_) => Err(StartError::Over),
        }
    }
}

/// A position without some men of one side's back row, removed from the middle outwards.
fn without_men(position: &AnyPosition, color: Color, count: usize) -> AnyPosition {
    let size = position.board_size();
    let back = if color == Color::White { size.rows() - 1 } else { 0 };
    let mut row: Vec<Square> = (0..size.rows()).filter_map(|column| size.square_at(back, column)).collect();
    row.sort_by_key(|square| (2 * square.column() + 1).abs_diff(size.rows()));
    let given: Vec<Square> = row.into_iter().take(count).collect();
    let mut setup = Setup::new(position.variant(), position.side_to_move());
    for color in Color::ALL {
        for square in position.pieces(color, PieceKind::Man).into_iter().filter(|square| !given.contains(square)) {
            // The man stays where it was, so the square is valid.
            let _ = setup.put_on(square, Piece { color, kind: PieceKind::Man });
        }
    }
    setup.position()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::play::ballots::Ballot;

    fn start(choice: &StartChoice, variant: Variant) -> Result<Start, StartError> {
        choice.start(variant, &mut Random::seed_from_u64(1))
    }

    #[test]
    fn odds_are_men_of_the_middle_of_the_back_row() {
        let men = |color, count, variant| {
            let given = start(&StartChoice::Odds(color, count), variant).unwrap().position;
            let full = AnyPosition::start(variant);
            let missing = full.all_pieces(color).into_iter().filter(|&square| given.piece_at(square).is_none());
            assert_eq!(given.all_pieces(!color), full.all_pieces(!color));
            missing.map(|square| variant.board_size().number(square)).collect::<Vec<u8>>()
        };
        assert_eq!(men(Color::White, 1, Variant::International), [48]);
        assert_eq!(men(Color::White, 3, Variant::International), [47, 48, 49]);
        // The same men as White's, seen from the other side of the board.
        assert_eq!(men(Color::Black, 2, Variant::International), [2, 3]);
        assert_eq!(men(Color::White, 1, Variant::Russian), [31]);
        assert_eq!(men(Color::Black, 1, Variant::Russian), [2]);
    }

    #[test]
    fn a_fen_that_cannot_be_played_is_refused() {
        let fen = |text: &str| start(&StartChoice::Fen(text.to_owned()), Variant::International);
        assert_eq!(fen("  "), Err(StartError::NoFen));
        assert!(matches!(fen("W:W51:B1"), Err(StartError::Fen(_))));
        assert_eq!(fen("W:W46:B41,37"), Err(StartError::Over));
        assert_eq!(fen("W:WK1,K2,K3:BK50:H9").map(|start| start.write()).unwrap(), "W:WK1,K2,K3:BK50:H9");
        assert_eq!(fen("W:WK1,K2,K3:BK50:H32"), Err(StartError::Drawn(MoveLimit::ThreeAgainstKing)));
    }

    #[test]
    fn the_same_seed_draws_the_same_opening_and_others_draw_others() {
        for variant in Variant::ALL {
            for &table in BallotTable::of(variant) {
                let choice = StartChoice::Ballot(table);
                let drawn = |seed| choice.start(variant, &mut Random::seed_from_u64(seed)).unwrap();
                assert_eq!(drawn(7), drawn(7));
                assert!((0..20).any(|seed| drawn(seed) != drawn(7)));
                // The position tells which one it was.
                for position in (0..20).map(|seed| drawn(seed).position) {
                    let named = Ballot::leading_to(&position);
                    assert!(named.iter().any(|ballot| ballot.table == table), "{position:?}");
                    assert!(named.iter().all(|ballot| ballot.position() == Some(position)));
                }
            }
            assert_eq!(Ballot::leading_to(&AnyPosition::start(variant)), []);
        }
        let basic =
            StartChoice::Ballot(BallotTable::Basic).start(Variant::International, &mut Random::seed_from_u64(1));
        assert_eq!(Ballot::leading_to(&basic.unwrap().position)[0].table, BallotTable::Balanced, "there is no other");
    }
}
