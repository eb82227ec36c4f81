//! Random games, from the starting position and from generated positions.

use std::fmt;

use damier_rules::{AnyPosition, Move};
use proptest::prelude::*;

use super::{Written, written};
use crate::reference::{Board, Colour, Kind, Variant};

/// A starting position, and for each ply a number that picks one of the legal moves.
#[derive(Clone)]
pub struct RandomGame {
    pub start: Board,
    pub choices: Vec<u16>,
}

impl fmt::Debug for RandomGame {
    /// Shows the game as moves and FEN, from which it can be reproduced, instead of a grid of cells.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<Written> = self
            .played()
            .into_iter()
            .filter_map(|(position, played)| played.map(|played| written(&position, played)))
            .collect();
        write!(formatter, "{} {} then {moves:?}", self.start.variant.name(), self.start.to_fen())
    }
}

impl RandomGame {
    /// The positions of the game as played by the crate, each with the move made in it. The last one has no move.
    pub fn played(&self) -> Vec<(AnyPosition, Option<Move>)> {
        let mut position = super::position(&self.start);
        let mut played = Vec::new();
        for &choice in &self.choices {
            let legal = position.legal_moves();
            let Some(&chosen) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            played.push((position, Some(chosen)));
            position = position.play_unchecked(chosen);
        }
        played.push((position, None));
        played
    }

    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        self.played().into_iter().map(|(position, _)| position)
    }
}

pub fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

/// Games of any variant: from the start down to bare kings, or a few plies from a generated position.
pub fn games() -> impl Strategy<Value = RandomGame> {
    let choices = |most| prop::collection::vec(any::<u16>(), 0..most);
    let from_start =
        (variants(), choices(150)).prop_map(|(variant, choices)| RandomGame { start: variant.start(), choices });
    let from_setup = (setups(), choices(16)).prop_map(|(start, choices)| RandomGame { start, choices });
    prop_oneof![1 => from_start, 4 => from_setup]
}

/// Generated positions. Each kind stresses a different part of the rules.
pub fn setups() -> impl Strategy<Value = Board> {
    prop_oneof![
        // Kings in the open: many routes to the same destination.
        2 => position_of(placement(1..=50, 50, 100), 2..9),
        // Men and some kings, loosely placed so that captures of several pieces are possible.
        1 => position_of(placement(1..=50, 50, 20), 2..26),
        // Few pieces among many unprotected ones: long captures.
        2 => position_of(placement(6..=45, 85, 30), 8..40).prop_map(|board| without_cover(&board)),
        2 => position_of(placement(6..=45, 15, 30), 8..40).prop_map(|board| without_cover(&board)),
        // A crowded board: blocked pieces, captures that end between other pieces.
        1 => position_of(placement(1..=50, 50, 40), 20..70),
        // Men one capture or one step away from promotion, and the squares behind them.
        1 => position_of(
            prop_oneof![placement(1..=15, 50, 10), placement(36..=50, 50, 10), placement(1..=50, 50, 30)],
            2..20
        ),
    ]
}

/// A square of the large board, whether the piece is white, and whether it is a king.
type Placement = (u8, bool, bool);

/// `white` and `kings` are the percentages of white pieces and of kings.
fn placement(squares: std::ops::RangeInclusive<u8>, white: u32, kings: u32) -> impl Strategy<Value = Placement> {
    let percent = |share: u32| prop::bool::weighted(f64::from(share) / 100.0);
    (squares, percent(white), percent(kings))
}

fn position_of(
    placements: impl Strategy<Value = Placement>,
    pieces: std::ops::Range<usize>,
) -> impl Strategy<Value = Board> {
    (variants(), any::<bool>(), prop::collection::vec(placements, pieces))
        .prop_map(|(variant, white_to_move, placements)| set_up(variant, white_to_move, &placements))
}

/// Places the pieces one after another. A piece that cannot stand on its square is left out.
fn set_up(variant: Variant, white_to_move: bool, placements: &[Placement]) -> Board {
    let mut pieces = Vec::new();
    let mut board = Board::empty(variant, white_to_move);
    for &(place, is_white, is_king) in placements {
        // The same relative height on the board, large or small.
        let square = (u16::from(place - 1) * u16::from(variant.squares()) / 50) + 1;
        let colour = if is_white { Colour::White } else { Colour::Black };
        let kind = if is_king { Kind::King } else { Kind::Man };
        pieces.push((u8::try_from(square).expect("at most 50"), colour, kind));
        match Board::from_pieces(variant, white_to_move, &pieces) {
            Ok(with_it) => board = with_it,
            Err(_) => drop(pieces.pop()),
        }
    }
    board
}

/// Keeps White's pieces on odd rows and Black's on even rows, so that every piece inside the board has empty squares
/// around it.
fn without_cover(board: &Board) -> Board {
    let mut pieces = board.pieces();
    pieces.retain(|&(square, colour, _)| {
        let row_is_odd = board.cell_of(square).row % 2 == 1;
        row_is_odd == (colour == Colour::White)
    });
    Board::from_pieces(board.variant, board.white_to_move, &pieces).expect("a subset of valid pieces is valid")
}
