//! Random positions with captures, White to move.

use rand::RngExt;

use super::fits;
use crate::course::draw::Capturing;
use crate::notation::games::game;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Square, Variant};
use etude::Random;

/// Games, and constructed positions, that are searched for a fitting one.
const GAMES: u32 = 60;
const BOARDS: u32 = 20_000;
/// Plies of a game.
const PLIES: usize = 70;
/// Plies at the start of a game that all look the same.
const OPENING: usize = 8;
/// The most captures to be found in one position.
const MAX_CAPTURES: usize = 4;

/// A position in which every legal capture is to be played: none is forbidden by the majority rule.
pub(super) fn captures(by: Capturing, variant: Variant, random: &mut Random) -> Option<AnyPosition> {
    find(by, variant, random, |position, legal| legal.len() <= MAX_CAPTURES && position.captures_of_fewer().is_empty())
}

/// A position in which the majority rule forbids a capture.
pub(super) fn compulsory(by: Capturing, variant: Variant, random: &mut Random) -> Option<AnyPosition> {
    find(by, variant, random, |position, _| !position.captures_of_fewer().is_empty())
}

/// A position of a game with a move to be made, as often a capture as not, where there is a choice.
pub(super) fn written(variant: Variant, random: &mut Random) -> Option<(AnyPosition, Move)> {
    let is_capture = random.random_bool(0.5);
    (0..GAMES).find_map(|_| {
        let line = game(variant, PLIES, random);
        let is_fit = |&(position, played): &(AnyPosition, Move)| {
            let legal = position.legal_moves();
            legal.len() > 1 && are_apart(&legal) && played.is_capture() == is_capture
        };
        let found: Vec<(AnyPosition, Move)> = line.positions().skip(OPENING).filter(is_fit).collect();
        (!found.is_empty()).then(|| found[random.random_range(0..found.len())])
    })
}

fn find(
    by: Capturing,
    variant: Variant,
    random: &mut Random,
    is_wanted: impl Fn(&AnyPosition, &[Move]) -> bool,
) -> Option<AnyPosition> {
    let is_fit = |position: &AnyPosition| {
        let legal = position.legal_moves();
        position.must_capture() && are_apart(&legal) && fits(by, position, &legal) && is_wanted(position, &legal)
    };
    if matches!(by, Capturing::One | Capturing::Several) {
        for _ in 0..GAMES {
            let line = game(variant, PLIES, random);
            let found: Vec<AnyPosition> = line
                .positions()
                .skip(OPENING)
                .map(|(position, _)| white_to_move(&position))
                .filter(|position| is_fit(position))
                .collect();
            if !found.is_empty() {
                return Some(found[random.random_range(0..found.len())]);
            }
        }
    }
    (0..BOARDS).map(|_| scattered(by, variant, random)).find(is_fit)
}

/// The position with White to move: turned round if Black is.
pub(super) fn white_to_move(position: &AnyPosition) -> AnyPosition {
    if position.side_to_move() == Color::White { *position } else { position.flipped() }
}

/// Whether no two moves share both ends, so that two squares tell them apart.
fn are_apart(legal: &[Move]) -> bool {
    legal
        .iter()
        .enumerate()
        .all(|(place, one)| legal[..place].iter().all(|other| (one.from, one.to) != (other.from, other.to)))
}

/// Pieces on random squares, White to move.
fn scattered(by: Capturing, variant: Variant, random: &mut Random) -> AnyPosition {
    let rows = variant.board_size().rows();
    match by {
        Capturing::Turkish => king_among_men(variant, random),
        Capturing::King => {
            let (kings, men) = (random.random_range(1..=2), random.random_range(1..=3));
            let foes = random.random_range(3..=rows / 2 + 1);
            scatter(variant, [(Color::White, kings, men), (Color::Black, 0, foes)], random)
        }
        Capturing::Crowned => scatter(variant, [(Color::White, 0, 3), (Color::Black, 0, 6)], random),
        Capturing::One | Capturing::Several => {
            let (men, foes) = (random.random_range(3..=rows / 2), random.random_range(3..=rows / 2 + 1));
            scatter(variant, [(Color::White, 0, men), (Color::Black, 0, foes)], random)
        }
    }
}

/// A king among men that stand away from the edges, where nothing can be taken.
fn king_among_men(variant: Variant, random: &mut Random) -> AnyPosition {
    let size = variant.board_size();
    let inner = 1..size.rows() - 1;
    let inside: Vec<Square> =
        size.all_squares().filter(|square| inner.contains(&square.row()) && inner.contains(&square.column())).collect();
    let mut setup = Setup::new(variant, Color::White);
    let king = Piece { color: Color::White, kind: PieceKind::King };
    let man = Piece { color: Color::Black, kind: PieceKind::Man };
    // A square that is taken leaves the piece out.
    let _ = setup.put(random.random_range(1..=u32::from(size.squares())), king);
    for _ in 0..=size.rows() / 2 {
        let _ = setup.put_on(inside[random.random_range(0..inside.len())], man);
    }
    setup.position()
}

/// Kings and men of both sides on random squares, White to move.
pub(super) fn scatter(variant: Variant, sides: [(Color, u8, u8); 2], random: &mut Random) -> AnyPosition {
    let mut setup = Setup::new(variant, Color::White);
    let squares = u32::from(variant.board_size().squares());
    for (color, kings, men) in sides {
        for (kind, count) in [(PieceKind::King, kings), (PieceKind::Man, men)] {
            for _ in 0..count {
                // A square that is taken, or not for a man, leaves the piece out.
                let _ = setup.put(random.random_range(1..=squares), Piece { color, kind });
            }
        }
    }
    setup.position()
}

/// Whether the move is a Turkish strike: a piece already jumped, which is still on the board, keeps it from going on.
pub(super) fn is_turkish(position: &AnyPosition, played: Move) -> bool {
    if played.captured.len() < 3 {
        return false;
    }
    // With the captured pieces off the board, the capture could go on.
    let piece = position.play_unchecked(played).piece_at(played.to);
    let mut cleared = Setup::new(position.variant(), position.side_to_move());
    for square in position.board_size().all_squares().filter(|&square| square != played.from && square != played.to) {
        if let Some(piece) = position.piece_at(square).filter(|_| !played.captured.contains(square)) {
            // Every piece stands where it may.
            let _ = cleared.put_on(square, piece);
        }
    }
    if let Some(piece) = piece {
        let _ = cleared.put_on(played.to, piece);
    }
    cleared.position().legal_moves().iter().any(|next| next.is_capture() && next.from == played.to)
}
