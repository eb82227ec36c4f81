//! Shared by the tests of games: games from a FEN, moves in notation, and ways to let plies pass.

#![allow(dead_code, reason = "every test file uses only part of it")]

use damier_rules::notation::{read_fen, read_move};
use damier_rules::{
    AnyPosition, Color, EndReason, Game, GameEnd, LimitCount, Move, MoveLimit, Outcome, PieceKind, Variant,
};

pub const BOARDS_OF_64_SQUARES: [Variant; 2] = [Variant::Russian, Variant::Brazilian];

pub fn position(variant: Variant, fen: &str) -> AnyPosition {
    read_fen(fen, variant).expect(fen).position
}

pub fn game_from(variant: Variant, fen: &str) -> Game {
    Game::new(position(variant, fen))
}

/// Plays moves such as `46-41 1x6`, all of which must be legal.
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let played = read_move(game.position(), text).expect(text);
        game.play(played).expect(text);
    }
}

/// Plays the first legal move that fits.
pub fn play_where(game: &mut Game, fits: impl Fn(&AnyPosition, Move) -> bool) {
    let position = *game.position();
    let chosen = game.legal_moves().into_iter().find(|&played| fits(&position, played));
    game.play(chosen.expect("the case is set up so that such a move exists")).expect("it is legal");
}

/// Lets plies pass: quiet moves of kings that offer no capture and do not repeat a position for the third time.
pub fn pass(game: &mut Game, plies: usize) {
    pass_with(game, plies, |_, _| true);
}

/// Like [`pass`], with moves that also fit.
pub fn pass_with(game: &mut Game, plies: usize, fits: impl Fn(&AnyPosition, Move) -> bool) {
    assert!(find_a_way(game, plies, &fits), "no way to continue from {:?}", game.position());
}

/// Searches for such moves by backtracking. Leaves the game unchanged if there are none.
fn find_a_way(game: &mut Game, plies: usize, fits: &impl Fn(&AnyPosition, Move) -> bool) -> bool {
    if plies == 0 {
        return true;
    }
    let position = *game.position();
    for played in game.legal_moves() {
        let quiet = !played.is_capture() && !position.play_unchecked(played).must_capture();
        if !quiet || !by_king(&position, played) || !fits(&position, played) {
            continue;
        }
        game.play(played).expect("it is legal");
        if game.repetitions() < 3 && find_a_way(game, plies - 1, fits) {
            return true;
        }
        game.undo();
    }
    false
}

pub fn by_king(position: &AnyPosition, played: Move) -> bool {
    position.pieces(position.side_to_move(), PieceKind::King).contains(played.from)
}

pub fn promotes(position: &AnyPosition, played: Move) -> bool {
    position.promotes(played)
}

/// Whether a move takes the piece on the square with this number and nothing else.
pub fn takes(position: &AnyPosition, played: Move, number: u8) -> bool {
    let only = position.board_size().square(number).expect("a square of the board");
    played.captured.len() == 1 && played.captured.contains(only)
}

pub fn offers_a_capture(position: &AnyPosition, played: Move) -> bool {
    position.play_unchecked(played).must_capture()
}

#[track_caller]
pub fn assert_running(game: &Game, limit: MoveLimit, plies_used: u16) {
    assert_eq!(game.limit(), Some(LimitCount { limit, plies_used }));
    assert_eq!(game.end(), None);
}

#[track_caller]
pub fn assert_drawn(game: &Game, limit: MoveLimit) {
    assert_eq!(game.end(), Some(GameEnd { outcome: Outcome::Draw, reason: EndReason::MoveLimit(limit) }));
    assert!(game.legal_moves().is_empty());
}

/// Asserts that a game at the start of a limit goes on for `last` plies and is drawn by the next one.
#[track_caller]
pub fn assert_ends(game: &mut Game, limit: MoveLimit, last: u16) {
    pass(game, last.into());
    assert_running(game, limit, last);
    pass(game, 1);
    assert_drawn(game, limit);
}

#[track_caller]
pub fn assert_won(game: &Game, winner: Color, reason: EndReason) {
    assert_eq!(game.end(), Some(GameEnd { outcome: Outcome::Win(winner), reason }));
}
