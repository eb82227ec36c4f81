//! What happens on the board: irregular acts, and pieces touched.

use rand::RngExt;
use rand::seq::IndexedRandom;
use strum::{AsRefStr, VariantArray};

use super::ruling::{Law, Ruling, law, pick};
use super::{CaseFacts, Scene};
use damier_rules::{AnyPosition, Move, PieceKind, Square, Variant};
use etude::Random;

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
    /// The opponent demands a correction, and the player corrects only a part.
    Partly,
    /// The opponent says nothing and thinks.
    Silence,
}

impl Act {
    /// Its item in the list of CDA 2.7.4.
    pub(super) const fn article(self) -> &'static str {
        match self {
            Self::MovesTwice => "CDA 2.7.4.1",
            Self::MovesWrongly => "CDA 2.7.4.2",
            Self::TouchesOther => "CDA 2.7.4.3",
            Self::TakesBack => "CDA 2.7.4.4",
            Self::MovesEnemy => "CDA 2.7.4.5",
            Self::DoesNotCapture => "CDA 2.7.4.6",
            Self::LiftsPiece => "CDA 2.7.4.7",
            Self::CapturesFewer => "CDA 2.7.4.8",
            Self::StopsCapture => "CDA 2.7.4.9",
            Self::LiftsDuringCapture => "CDA 2.7.4.10",
            Self::LeavesCaptured => "CDA 2.7.4.11",
            Self::RemovesUnjumped => "CDA 2.7.4.12",
            Self::StopsRemoving => "CDA 2.7.4.13",
            Self::RemovesOwn => "CDA 2.7.4.14",
            Self::MovesUncrowned => "CDA 2.7.4.15",
            Self::TwoHands => "CDA 2.7.4.16",
        }
    }

    /// Whether its correction has two parts, so that one of them can be left out: to take something back, and to do what the
    /// rules demand.
    const fn has_parts(self) -> bool {
        matches!(
            self,
            Self::TouchesOther | Self::DoesNotCapture | Self::CapturesFewer | Self::StopsCapture | Self::StopsRemoving
        )
    }
}

impl Sequel {
    pub(super) fn law(self, act: Act) -> Law {
        use Ruling::{
            Accepted, ArbiterActs, ArbiterWaits, Continues, CorrectOrAccept, MustCorrect, OffenderLoses, Punished,
            Replayed, StillCorrect, Warned,
        };
        match self {
            Self::Noticed => {
                law(["CDA 2.7.4", act.article()], CorrectOrAccept, [MustCorrect, OffenderLoses, Continues])
            }
            Self::NoticedLate => law(["CDA 2.7.7"], Accepted, [StillCorrect, OffenderLoses]),
            Self::Refused => law(["CDA 3.14.4"], OffenderLoses, [Warned, Continues]),
            Self::Partly => {
                law(["CDA 2.7.8", "CDA 3.14.2.1", "CDA 3.14.3.1"], Punished, [OffenderLoses, Replayed, ArbiterWaits])
            }
            Self::Silence => law(["CDA 2.7.4", act.article(), "CDA 3.15.1.3"], ArbiterWaits, [ArbiterActs, Warned]),
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
            Self::Movable => law(["CDA 2.5.11"], MustMove, [AnyPiece, OffenderLoses]),
            Self::Blocked => law(["CDA 2.5.11"], AnyPiece, [MustMove, OffenderLoses]),
            Self::Adjusted => law(["CDA 2.5.13"], AnyPiece, [MustMove, OffenderLoses]),
            Self::AdjustedLate => law(["CDA 2.5.11", "CDA 2.5.13"], MustMove, [AnyPiece, OffenderLoses]),
            Self::HandOn => law(["CDA 2.5.12"], AnySquare, [MoveStands, AnyPiece]),
            Self::HandOff => law(["CDA 2.5.10"], MoveStands, [AnySquare, AnyPiece]),
            Self::NotToMove => law(["CDA 2.5.14"], Forbidden, [Allowed, OffenderLoses]),
        }
    }
}

/// Games played at random to find a position in.
const GAMES: usize = 200;
/// Plies of such a game.
const PLIES: usize = 90;

/// An irregular act on a board, or an accident.
pub(super) fn irregular(random: &mut Random) -> Option<(CaseFacts, Option<Scene>)> {
    if random.random_range(0..8) == 0 {
        let facts = [CaseFacts::Accident, CaseFacts::BoardTurned, CaseFacts::LeftOff, CaseFacts::OnLight];
        return Some((pick(&facts, random), None));
    }
    let act = pick(Act::VARIANTS, random);
    let sequels: Vec<Sequel> =
        Sequel::VARIANTS.iter().copied().filter(|&sequel| sequel != Sequel::Partly || act.has_parts()).collect();
    let sequel = pick(&sequels, random);
    Some((CaseFacts::Irregular(act, sequel), Some(act_on_board(act, random)?)))
}

/// An irregular act that the arbiter sees, and the opponent does not mention.
pub(super) fn seen_act(random: &mut Random) -> Option<(CaseFacts, Option<Scene>)> {
    let act = pick(Act::VARIANTS, random);
    Some((CaseFacts::Irregular(act, Sequel::Silence), Some(act_on_board(act, random)?)))
}

fn act_on_board(act: Act, random: &mut Random) -> Option<Scene> {
    find(random, |seen, random| scene_of(act, seen, random).filter(|scene| seen.goes_on_after(scene)))
}

/// A touched piece.
pub(super) fn touch(random: &mut Random) -> Option<(CaseFacts, Option<Scene>)> {
    let touch = pick(Touch::VARIANTS, random);
    let scene = find(random, |RandomPosition { position, legal, .. }, random| {
        if legal.iter().any(|played| played.is_capture()) {
            return None;
        }
        let played = *legal.choose(random)?;
        let mover = position.side_to_move();
        let pieces = |color, can_move: bool| {
            let squares = position.all_pieces(color).into_iter();
            squares.filter(|&square| legal.iter().any(|other| other.from == square) == can_move).collect::<Vec<_>>()
        };
        let (piece, step) = match touch {
            Touch::Movable | Touch::Adjusted | Touch::AdjustedLate => {
                // There is another piece to be moved instead.
                legal.iter().find(|other| other.from != played.from)?;
                (played.from, None)
            }
            Touch::Blocked => (*pieces(mover, false).choose(random)?, None),
            Touch::NotToMove => (*pieces(!mover, false).choose(random)?, None),
            Touch::HandOn | Touch::HandOff => {
                legal.iter().find(|other| other.from == played.from && other.to != played.to)?;
                (played.from, Some(AttemptedMove::of(&played)))
            }
        };
        Some(Scene { position: *position, piece: Some(piece), step, then: None })
    })?;
    Some((CaseFacts::Touched(touch), Some(scene)))
}

/// A move, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttemptedMove {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// Whether it captures.
    pub captures: bool,
}

impl AttemptedMove {
    const fn of(played: &Move) -> Self {
        Self { from: played.from, to: played.to, captures: played.is_capture() }
    }

    const fn quiet(from: Square, to: Square) -> Self {
        Self { from, to, captures: false }
    }
}

/// A position of a random game.
pub(super) struct RandomPosition {
    /// The position; both sides can move.
    position: AnyPosition,
    /// Its legal moves.
    legal: Vec<Move>,
    /// Where men have just been crowned and have not moved since.
    crowned: Vec<Square>,
}

impl RandomPosition {
    /// Whether the opponent can reply to the move in question, so that the game is not over.
    fn goes_on_after(&self, scene: &Scene) -> bool {
        let made = self.legal.iter().filter(|played| scene.step == Some(AttemptedMove::of(played)));
        made.into_iter().all(|&played| !self.position.play_unchecked(played).legal_moves().is_empty())
    }
}

/// The first scene found in the positions of random games in which both sides can move.
pub(super) fn find(
    random: &mut Random,
    mut scene: impl FnMut(&RandomPosition, &mut Random) -> Option<Scene>,
) -> Option<Scene> {
    for _ in 0..GAMES {
        let mut position = AnyPosition::start(Variant::International);
        let mut crowned: Vec<Square> = Vec::new();
        // Begin to look at a random moment, so that not all scenes are openings.
        let from = random.random_range(6..PLIES / 2);
        for ply in 0..PLIES {
            let legal = position.legal_moves();
            let Some(&played) = legal.choose(random) else { break };
            let seen = RandomPosition { position, legal, crowned };
            if ply >= from
                && !position.passed().legal_moves().is_empty()
                && let Some(found) = scene(&seen, random)
            {
                return Some(found);
            }
            crowned = seen.crowned;
            crowned.retain(|&square| square != played.from && !played.captured.contains(square));
            crowned.extend(position.promotes(played).then_some(played.to));
            position = position.play_unchecked(played);
        }
    }
    None
}

/// A sealed move, legal or not, with the board.
pub(super) fn sealed(is_legal: bool, random: &mut Random) -> Option<Scene> {
    find(random, |RandomPosition { position, legal, .. }, random| {
        let step = if is_legal {
            AttemptedMove::of(legal.choose(random)?)
        } else {
            *illegal(position, legal).choose(random)?
        };
        Some(Scene { position: *position, piece: None, step: Some(step), then: None })
    })
}

/// Moves that a player might take for legal: backward with a man, without the capture that is compulsory, or with a smaller
/// one.
fn illegal(position: &AnyPosition, legal: &[Move]) -> Vec<AttemptedMove> {
    if !position.must_capture() {
        return backward_steps(position).into_iter().map(|(from, to)| AttemptedMove::quiet(from, to)).collect();
    }
    let quiet = legal.iter().flat_map(|played| {
        let to = forward_steps(position, played.from);
        to.into_iter().map(|to| AttemptedMove::quiet(played.from, to))
    });
    quiet.chain(fewer(position, legal)).collect()
}

/// Captures of fewer pieces than the rules demand, which no legal capture could be taken for.
fn fewer(position: &AnyPosition, legal: &[Move]) -> Vec<AttemptedMove> {
    let steps = position.captures_of_fewer().into_iter().map(|played| AttemptedMove::of(&played));
    steps.filter(|step| !legal.iter().any(|played| AttemptedMove::of(played) == *step)).collect()
}

/// The scene of an act, if the position has one.
fn scene_of(act: Act, seen: &RandomPosition, random: &mut Random) -> Option<Scene> {
    let RandomPosition { position, legal, crowned } = seen;
    let mover = position.side_to_move();
    let captures: Vec<Move> = legal.iter().copied().filter(|played| played.is_capture()).collect();
    let several: Vec<Move> = captures.iter().copied().filter(|played| played.captured.len() > 1).collect();
    let is_quiet = captures.is_empty();
    let scene = |piece, step| Some(Scene { position: *position, piece, step: Some(step), then: None });
    match act {
        Act::MovesTwice | Act::TakesBack => {
            let played = *legal.choose(random).filter(|_| is_quiet)?;
            let then = second(act, position, legal, played, random)?;
            Some(Scene { position: *position, piece: None, step: Some(AttemptedMove::of(&played)), then: Some(then) })
        }
        Act::MovesWrongly => {
            let steps = backward_steps(position);
            let &(from, to) = steps.choose(random).filter(|_| is_quiet)?;
            scene(None, AttemptedMove::quiet(from, to))
        }
        Act::TouchesOther | Act::LiftsPiece => {
            let played = *legal.choose(random).filter(|_| is_quiet)?;
            let others = legal.iter().filter(|other| other.from != played.from).collect::<Vec<_>>();
            scene(Some(others.choose(random)?.from), AttemptedMove::of(&played))
        }
        Act::MovesEnemy => {
            let theirs = position.passed().legal_moves();
            let played = theirs.choose(random).filter(|played| is_quiet && !played.is_capture())?;
            scene(Some(played.from), AttemptedMove::of(played))
        }
        Act::DoesNotCapture => {
            let played = *captures.choose(random)?;
            let to = *forward_steps(position, played.from).choose(random)?;
            scene(None, AttemptedMove::quiet(played.from, to))
        }
        Act::CapturesFewer => scene(None, *fewer(position, legal).choose(random)?),
        Act::StopsCapture => {
            let played = *several.choose(random)?;
            let route = position.routes(played).into_iter().next()?;
            scene(Some(*route.get(1)?), AttemptedMove::of(&played))
        }
        Act::LiftsDuringCapture | Act::LeavesCaptured | Act::StopsRemoving => {
            let played = *several.choose(random)?;
            scene(played.captured.into_iter().next(), AttemptedMove::of(&played))
        }
        Act::RemovesUnjumped | Act::RemovesOwn => {
            let played = *captures.choose(random)?;
            let color = if act == Act::RemovesOwn { mover } else { !mover };
            let others = position.all_pieces(color).into_iter();
            let others: Vec<Square> =
                others.filter(|&square| square != played.from && !played.captured.contains(square)).collect();
            scene(Some(*others.choose(random)?), AttemptedMove::of(&played))
        }
        Act::TwoHands => scene(None, AttemptedMove::of(captures.choose(random)?)),
        Act::MovesUncrowned => {
            let is_new = |played: &&Move| crowned.contains(&played.from);
            let played = legal.iter().find(is_new).filter(|_| is_quiet)?;
            scene(Some(played.from), AttemptedMove::of(played))
        }
    }
}

/// The second move of a player who moves twice, or who takes the first one back.
fn second(act: Act, position: &AnyPosition, legal: &[Move], first: Move, random: &mut Random) -> Option<AttemptedMove> {
    let moves = if act == Act::MovesTwice {
        position.play_unchecked(first).passed().legal_moves()
    } else {
        legal.iter().copied().filter(|other| other.from != first.from).collect()
    };
    moves.choose(random).filter(|played| !played.is_capture()).map(AttemptedMove::of)
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
