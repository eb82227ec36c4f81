//! What happens on the board: irregular acts, and pieces touched.

use rand::RngExt;
use rand::seq::IndexedRandom;
use strum::{AsRefStr, VariantArray};

use super::{Facts, Law, Ruling, Scene, pick};
use crate::Random;
use damier_rules::{AnyPosition, Move, Piece, PieceKind, Square, Variant};

/// The irregular acts, in the order of CDA 2.7.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Act {
    /// Makes two moves in a row.
    MovesTwice,
    /// Moves a man or a king in a way that the rules do not allow.
    MovesWrongly,
    /// Touches one piece and moves another.
    TouchesOther,
    /// Takes a move back.
    TakesBack,
    /// Moves a piece of the opponent.
    MovesEnemy,
    /// Moves a piece that can capture, but does not capture with it.
    DoesNotCapture,
    /// Lifts a piece off the board for no reason.
    LiftsPiece,
    /// Captures fewer or more pieces than the rules demand.
    CapturesFewer,
    /// Lets go of the piece before a multiple capture is complete.
    StopsCapture,
    /// Lifts a piece off the board while a multiple capture is not complete.
    LiftsDuringCapture,
    /// Removes fewer pieces than were captured.
    LeavesCaptured,
    /// Removes a piece that was not jumped.
    RemovesUnjumped,
    /// Stops removing the captured pieces.
    StopsRemoving,
    /// Removes a piece of the own side after a capture.
    RemovesOwn,
    /// Moves a king that was not crowned.
    MovesUncrowned,
    /// Moves with one hand and removes the captured pieces with the other.
    TwoHands,
}

/// What comes after an irregular act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Sequel {
    /// The opponent notices it at once.
    Noticed,
    /// The opponent notices it after a move in reply.
    NoticedLate,
    /// The opponent demands a correction, and the player refuses.
    Refused,
    /// The opponent says nothing and thinks.
    Silence,
}

impl Sequel {
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Accepted, ArbiterActs, ArbiterWaits, Continues, CorrectOrAccept, MustCorrect, OffenderLoses, StillCorrect,
            Warned,
        };
        match self {
            Self::Noticed => (&["CDA 2.7.4"], CorrectOrAccept, vec![MustCorrect, OffenderLoses, Continues]),
            Self::NoticedLate => (&["CDA 2.7.7"], Accepted, vec![StillCorrect, OffenderLoses]),
            Self::Refused => (&["CDA 2.7.8", "CDA 3.14.4"], OffenderLoses, vec![Warned, Continues]),
            Self::Silence => (&["CDA 2.7.4", "CDA 3.15.1.3"], ArbiterWaits, vec![ArbiterActs, Warned]),
        }
    }
}

/// How a piece was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Touch {
    /// A piece that can move, without a word.
    Movable,
    /// A piece that cannot move.
    Blocked,
    /// After the words "I adjust".
    Adjusted,
    /// The words came only after the touch.
    AdjustedLate,
    /// The piece stands on a new square, with the hand still on it.
    HandOn,
    /// The hand has left the piece on its new square.
    HandOff,
    /// It was touched by the player who is not to move.
    NotToMove,
}

impl Touch {
    pub(super) fn law(self) -> Law {
        use Ruling::{Allowed, AnyPiece, AnySquare, Forbidden, MoveStands, MustMove, OffenderLoses};
        match self {
            Self::Movable => (&["CDA 2.5.11"], MustMove, vec![AnyPiece, OffenderLoses]),
            Self::Blocked => (&["CDA 2.5.11"], AnyPiece, vec![MustMove, OffenderLoses]),
            Self::Adjusted => (&["CDA 2.5.13", "CDA 2.5.11"], AnyPiece, vec![MustMove, OffenderLoses]),
            Self::AdjustedLate => (&["CDA 2.5.13", "CDA 2.5.11"], MustMove, vec![AnyPiece, OffenderLoses]),
            Self::HandOn => (&["CDA 2.5.12"], AnySquare, vec![MoveStands, AnyPiece]),
            Self::HandOff => (&["CDA 2.5.10"], MoveStands, vec![AnySquare, AnyPiece]),
            Self::NotToMove => (&["CDA 2.5.14"], Forbidden, vec![Allowed, OffenderLoses]),
        }
    }
}

/// Games played at random to find a position in.
const GAMES: usize = 200;
/// Plies of such a game.
const PLIES: usize = 90;

/// An irregular act on a board, or an accident.
pub(super) fn irregular(random: &mut Random) -> Option<(Facts, Option<Scene>)> {
    if random.random_range(0..8) == 0 {
        return Some((pick(&[Facts::Accident, Facts::BoardTurned, Facts::Misplaced], random), None));
    }
    let (act, sequel) = (pick(Act::VARIANTS, random), pick(Sequel::VARIANTS, random));
    let scene = find(random, |position, random| scene_of(act, position, random))?;
    Some((Facts::Irregular(act, sequel), Some(scene)))
}

/// A touched piece.
pub(super) fn touch(random: &mut Random) -> Option<(Facts, Option<Scene>)> {
    let touch = pick(Touch::VARIANTS, random);
    let scene = find(random, |position, random| {
        let legal = position.legal_moves();
        if legal.iter().any(|played| played.is_capture()) {
            return None;
        }
        let played = *legal.choose(random)?;
        let mover = position.side_to_move();
        let of_others = |color: damier_rules::Color, can_move: bool| {
            let squares = position.all_pieces(color).into_iter();
            squares.filter(|&square| legal.iter().any(|other| other.from == square) == can_move).collect::<Vec<_>>()
        };
        let (piece, step) = match touch {
            Touch::Movable | Touch::Adjusted | Touch::AdjustedLate => (played.from, None),
            Touch::Blocked => (*of_others(mover, false).choose(random)?, None),
            Touch::NotToMove => (*of_others(!mover, false).choose(random)?, None),
            Touch::HandOn | Touch::HandOff => {
                legal.iter().find(|other| other.from == played.from && other.to != played.to)?;
                (played.from, Some(step(played)))
            }
        };
        Some(Scene { position: *position, piece: Some(piece), step })
    })?;
    Some((Facts::Touched(touch), Some(scene)))
}

const fn step(played: Move) -> (Square, Square, bool) {
    (played.from, played.to, played.is_capture())
}

/// The first scene found in the positions of random games.
fn find(random: &mut Random, mut scene: impl FnMut(&AnyPosition, &mut Random) -> Option<Scene>) -> Option<Scene> {
    for _ in 0..GAMES {
        let mut position = AnyPosition::start(Variant::International);
        // Begin to look at a random moment, so that not all scenes are openings.
        let from = random.random_range(6..PLIES / 2);
        for ply in 0..PLIES {
            if ply >= from
                && let Some(found) = scene(&position, random)
            {
                return Some(found);
            }
            let Some(&played) = position.legal_moves().choose(random) else { break };
            position = position.play_unchecked(played);
        }
    }
    None
}

/// The scene of an act, if the position has one.
fn scene_of(act: Act, position: &AnyPosition, random: &mut Random) -> Option<Scene> {
    let legal = position.legal_moves();
    let mover = position.side_to_move();
    let captures: Vec<Move> = legal.iter().copied().filter(|played| played.is_capture()).collect();
    let several: Vec<Move> = captures.iter().copied().filter(|played| played.captured.len() > 1).collect();
    let is_quiet = captures.is_empty();
    let scene = |piece, step| Some(Scene { position: *position, piece, step });
    let any = |played: Option<&Move>| played.copied();
    match act {
        Act::MovesTwice | Act::TakesBack => {
            let played = any(legal.choose(random)).filter(|_| is_quiet)?;
            scene(None, Some(step(played)))
        }
        Act::MovesWrongly => {
            let steps = backward_steps(position);
            let &(from, to) = steps.choose(random).filter(|_| is_quiet)?;
            scene(None, Some((from, to, false)))
        }
        Act::TouchesOther => {
            let played = any(legal.choose(random)).filter(|_| is_quiet)?;
            let other = legal.iter().find(|other| other.from != played.from)?;
            scene(Some(other.from), Some(step(played)))
        }
        Act::MovesEnemy => scene(Some(any_piece(position, !mover, random)?), None),
        Act::LiftsPiece => scene(Some(any_piece(position, mover, random)?), None),
        Act::DoesNotCapture => {
            let played = any(captures.choose(random))?;
            let to = forward_steps(position, played.from).first().copied()?;
            scene(None, Some((played.from, to, false)))
        }
        Act::CapturesFewer => {
            let fewer = position.captures_of_fewer();
            scene(None, Some(step(any(fewer.choose(random))?)))
        }
        Act::StopsCapture => {
            let played = any(several.choose(random))?;
            let route = position.routes(played).into_iter().next()?;
            scene(Some(*route.get(1)?), Some(step(played)))
        }
        Act::LiftsDuringCapture | Act::LeavesCaptured | Act::StopsRemoving => {
            let played = any(several.choose(random))?;
            scene(played.captured.into_iter().next(), Some(step(played)))
        }
        Act::RemovesUnjumped | Act::RemovesOwn => {
            let played = any(captures.choose(random))?;
            let color = if act == Act::RemovesOwn { mover } else { !mover };
            let others = position.all_pieces(color).into_iter();
            let others: Vec<Square> =
                others.filter(|&square| square != played.from && !played.captured.contains(square)).collect();
            scene(Some(*others.choose(random)?), Some(step(played)))
        }
        Act::TwoHands => scene(None, Some(step(any(captures.choose(random))?))),
        Act::MovesUncrowned => {
            let is_new = |played: &&Move| {
                let last = if mover == damier_rules::Color::White { 0 } else { position.board_size().rows() - 1 };
                let piece = Piece { color: mover, kind: PieceKind::King };
                played.from.row() == last && position.piece_at(played.from) == Some(piece)
            };
            let played = legal.iter().find(is_new).copied().filter(|_| is_quiet)?;
            scene(Some(played.from), Some(step(played)))
        }
    }
}

fn any_piece(position: &AnyPosition, color: damier_rules::Color, random: &mut Random) -> Option<Square> {
    position.all_pieces(color).into_iter().collect::<Vec<_>>().choose(random).copied()
}

/// The free squares one step from a man of the side to move: the next row in its direction.
fn forward_steps(position: &AnyPosition, from: Square) -> Vec<Square> {
    steps(position, from, position.side_to_move() == damier_rules::Color::White)
}

/// The steps backward that men of the side to move have the room for.
fn backward_steps(position: &AnyPosition) -> Vec<(Square, Square)> {
    let mover = position.side_to_move();
    let men = position.pieces(mover, PieceKind::Man).into_iter();
    let backward = |from| steps(position, from, mover != damier_rules::Color::White);
    men.flat_map(|from| backward(from).into_iter().map(move |to| (from, to))).collect()
}

/// The free squares diagonally above or below a square.
fn steps(position: &AnyPosition, from: Square, up: bool) -> Vec<Square> {
    let size = position.board_size();
    let row = if up { from.row().checked_sub(1) } else { Some(from.row() + 1) };
    let columns = [from.column().checked_sub(1), Some(from.column() + 1)];
    let squares = columns.into_iter().flatten().filter_map(|column| size.square_at(row?, column));
    squares.filter(|&to| position.piece_at(to).is_none()).collect()
}
