//! Why a move gave the result away, in the terms of a teacher, and the line that shows it.

use super::Role;
use super::assess::{after, best_reply, known};
use damier_endings::{Outcome, TableSet};
use damier_rules::{AnyPosition, Color, Game, Move, PieceKind, Square};

/// Plies of a refutation: enough to see a king caught or slip away.
const LINE: usize = 7;

/// What was wrong with a move that gave a win or a draw away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mistake {
    /// The win would still be there, but the move limit ends the game first.
    TooLate,
    /// It lets the opponent capture.
    LosesPiece(PieceKind),
    /// A man of the opponent's gets through and is crowned.
    LetsManThrough,
    /// The lone king reaches the main road, where it cannot be caught.
    GivesMainRoad,
    /// The player's king leaves the main road.
    LeavesMainRoad,
    /// A king of the opponent's slips out.
    LetsKingOut,
    /// The opponent offers a piece, and the capture lands where another one captures.
    WalksIntoOffer,
    /// The player's king is caught without an offer.
    IsCaught,
    /// None of these.
    Other,
}

/// Best play after a move, starting with the opponent's reply.
pub(super) fn refutation(game: &Game, played: Move, tables: &TableSet) -> Vec<Move> {
    let mut game = after(game, played);
    let mut line = Vec::new();
    while line.len() < LINE
        && let Some(best) = best_reply(&game, tables)
    {
        line.push(best);
        if game.play(best).is_err() || game.end().is_some() {
            break;
        }
    }
    line
}

/// Why a move of the player gave the result away, given the position before it and the refutation.
pub(super) fn mistake(game: &Game, played: Move, line: &[Move], role: Role, tables: &TableSet) -> Mistake {
    let own = game.position().side_to_move();
    let position = *after(game, played).position();
    let without_limit = Game::new(position);
    if role == Role::Win && known(&without_limit, tables).is_some_and(|answer| answer.outcome == Outcome::Loss) {
        return Mistake::TooLate;
    }
    let Some(&reply) = line.first() else { return Mistake::Other };
    if let Some(kind) = captured(&position, reply) {
        return Mistake::LosesPiece(kind);
    }
    let replied = position.play_unchecked(reply);
    if crowns(&position, line, !own) {
        return Mistake::LetsManThrough;
    }
    let has_king = |position: &AnyPosition, color| !position.pieces(color, PieceKind::King).is_empty();
    match role {
        Role::Win if on_main_road(&replied, !own) => Mistake::GivesMainRoad,
        Role::Win if has_king(&replied, !own) => Mistake::LetsKingOut,
        Role::Hold if on_main_road(game.position(), own) && !on_main_road(&position, own) => Mistake::LeavesMainRoad,
        Role::Hold if replied.must_capture() => Mistake::WalksIntoOffer,
        Role::Hold if has_king(&position, own) => Mistake::IsCaught,
        _ => Mistake::Other,
    }
}

/// The strongest piece that a move captures.
fn captured(position: &AnyPosition, played: Move) -> Option<PieceKind> {
    let kinds = played.captured.into_iter().filter_map(|square| position.piece_at(square)).map(|piece| piece.kind);
    kinds.fold(None, |best, kind| if best == Some(PieceKind::King) { best } else { Some(kind) })
}

/// Whether a side crowns a man in a line.
fn crowns(start: &AnyPosition, line: &[Move], color: Color) -> bool {
    let mut position = *start;
    let kings = |position: &AnyPosition| position.pieces(color, PieceKind::King).len();
    line.iter().any(|&played| {
        let before = kings(&position);
        let is_own = position.side_to_move() == color;
        position = position.play_unchecked(played);
        is_own && kings(&position) > before
    })
}

/// Whether the only piece of a side is a king on the main road of 64 squares: there it cannot be caught by three.
fn on_main_road(position: &AnyPosition, color: Color) -> bool {
    // From a1 to h8.
    let is_on_it = |square: Square| square.row() + square.column() == 7;
    let kings = position.pieces(color, PieceKind::King);
    position.board_size() == damier_rules::BoardSize::Eight
        && position.all_pieces(color).len() == 1
        && kings.into_iter().all(is_on_it)
        && !kings.is_empty()
}
