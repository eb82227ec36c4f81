//! The boards of cases: what is said to happen on them is legal, or illegal in the way that is meant.

use damier_train::arbiter::{Act, AttemptedMove, Case, CaseFacts, Scene, Sealing, Sequel, Touch};

use crate::reference::{Board, Cell, Kind, Move};
use crate::{board, need, number};

/// Whether what happens on the board of a case, if it has one, can happen there.
pub fn check(case: &Case) -> Result<(), String> {
    let wants_board = match case.facts {
        CaseFacts::Irregular(..) | CaseFacts::Touched(_) => true,
        CaseFacts::Sealed(sealing) => matches!(sealing, Sealing::ReadsLegal | Sealing::ReadsIllegal),
        _ => false,
    };
    let Some(scene) = case.scene else { return need(!wants_board, "the board is missing") };
    need(wants_board, "a board for nothing")?;
    need(case.who == scene.position.side_to_move(), "the wrong player is to move")?;
    let seen = Seen::of(&scene)?;
    match case.facts {
        CaseFacts::Irregular(act, sequel) => seen.irregular(act, sequel),
        CaseFacts::Touched(touch) => seen.touched(touch),
        _ => {
            let is_legal = case.facts == CaseFacts::Sealed(Sealing::ReadsLegal);
            let sealed = seen.step.ok_or("no sealed move")?;
            need(seen.is_legal(sealed) == is_legal, "the sealed move")
        }
    }
}

/// A move as origin, destination, and whether it captures.
type Stroke = (u8, u8, bool);

/// A board with what is said about it.
struct Seen {
    board: Board,
    legal: Vec<Move>,
    piece: Option<u8>,
    step: Option<Stroke>,
    then: Option<Stroke>,
}

const fn stroke(played: &Move) -> Stroke {
    (played.from, played.to, !played.captured.is_empty())
}

impl Seen {
    fn of(scene: &Scene) -> Result<Self, String> {
        let board = board(&scene.position)?;
        let of =
            |step: AttemptedMove| (number(&scene.position, step.from), number(&scene.position, step.to), step.captures);
        let legal = board.legal_moves();
        need(!legal.is_empty(), "the game is over")?;
        need(board.white_to_move || has_moved(&board), "White begins")?;
        Ok(Self {
            legal,
            piece: scene.piece.map(|square| number(&scene.position, square)),
            step: scene.step.map(of),
            then: scene.then.map(of),
            board,
        })
    }

    fn is_legal(&self, wanted: Stroke) -> bool {
        self.legal.iter().any(|played| stroke(played) == wanted)
    }

    fn must_capture(&self) -> bool {
        self.legal.iter().any(|played| !played.captured.is_empty())
    }

    fn is_own(&self, square: u8) -> bool {
        self.board.piece(square).is_some_and(|piece| piece.colour == self.board.mover())
    }

    fn is_foe(&self, square: u8) -> bool {
        self.board.piece(square).is_some_and(|piece| piece.colour != self.board.mover())
    }

    fn can_move(&self, square: u8) -> bool {
        self.legal.iter().any(|played| played.from == square)
    }

    /// The board as if the other side were to move.
    fn passed(&self) -> Board {
        with_mover(&self.board, !self.board.white_to_move)
    }

    /// Whether a piece can step from one square to the next one diagonally, forward or backward.
    fn is_step(&self, (from, to, captures): Stroke, forward: bool) -> bool {
        let [Cell { row, column }, Cell { row: to_row, column: to_column }] =
            [from, to].map(|square| self.board.cell_of(square));
        let ahead = if self.board.white_to_move == forward { row.checked_sub(1) } else { Some(row + 1) };
        !captures
            && self.is_own(from)
            && self.board.piece(to).is_none()
            && ahead == Some(to_row)
            && column.abs_diff(to_column) == 1
    }

    fn irregular(&self, act: Act, sequel: Sequel) -> Result<(), String> {
        let step = self.step.ok_or("no move")?;
        let legal_steps: Vec<&Move> = self.legal.iter().filter(|played| stroke(played) == step).collect();
        if sequel == Sequel::NoticedLate || !legal_steps.is_empty() {
            need(legal_steps.iter().all(|played| !played.after.legal_moves().is_empty()), "no reply is possible")?;
        }
        let is_right = match act {
            Act::MovesTwice | Act::TakesBack => return self.two_moves(act, step),
            Act::MovesWrongly => !self.must_capture() && self.is_man(step.0) && self.is_step(step, false),
            Act::TouchesOther | Act::LiftsPiece => {
                let piece = self.piece.ok_or("no piece")?;
                !self.must_capture() && self.is_legal(step) && piece != step.0 && self.can_move(piece)
            }
            Act::MovesEnemy => {
                let theirs = self.passed().legal_moves();
                self.piece == Some(step.0) && self.is_foe(step.0) && theirs.iter().any(|played| stroke(played) == step)
            }
            Act::DoesNotCapture => self.must_capture() && self.can_move(step.0) && self.is_step(step, true),
            Act::CapturesFewer => self.is_smaller(step),
            Act::StopsCapture => {
                let piece = self.piece.ok_or("no piece")?;
                legal_steps.iter().any(|played| {
                    played.captured.len() > 1
                        && self.board.routes(played).iter().any(|route| route[1..route.len() - 1].contains(&piece))
                })
            }
            Act::LiftsDuringCapture | Act::LeavesCaptured | Act::StopsRemoving => {
                let piece = self.piece.ok_or("no piece")?;
                legal_steps.iter().any(|played| played.captured.len() > 1 && played.captured.contains(&piece))
            }
            Act::RemovesUnjumped => {
                let piece = self.piece.ok_or("no piece")?;
                self.is_foe(piece) && legal_steps.iter().any(|played| step.2 && !played.captured.contains(&piece))
            }
            Act::RemovesOwn => {
                let piece = self.piece.ok_or("no piece")?;
                self.is_own(piece) && piece != step.0 && step.2 && self.is_legal(step)
            }
            Act::MovesUncrowned => {
                let last = if self.board.white_to_move { 1..=5 } else { 46..=50 };
                let is_king = self.board.piece(step.0).is_some_and(|piece| piece.kind == Kind::King);
                self.piece == Some(step.0) && is_king && last.contains(&step.0) && self.is_legal(step)
            }
            Act::TwoHands => step.2 && self.is_legal(step),
        };
        need(is_right, format!("{act:?} does not fit the board"))
    }

    fn two_moves(&self, act: Act, step: Stroke) -> Result<(), String> {
        let then = self.then.ok_or("no second move")?;
        let first = self.legal.iter().find(|played| stroke(played) == step).ok_or("the first move is not legal")?;
        need(!step.2 && !then.2, "a capture")?;
        let is_right = if act == Act::TakesBack {
            then.0 != step.0 && self.is_legal(then)
        } else {
            let again = with_mover(&first.after, self.board.white_to_move);
            again.legal_moves().iter().any(|played| stroke(played) == then)
        };
        need(is_right, "the second move")
    }

    fn is_man(&self, square: u8) -> bool {
        self.board.piece(square).is_some_and(|piece| piece.kind == Kind::Man)
    }

    /// Whether a capture can be made that takes fewer pieces than another.
    fn is_smaller(&self, (from, to, captures): Stroke) -> bool {
        let most = self.legal.iter().map(|played| played.captured.len()).max().unwrap_or(0);
        let is_it = |route: &crate::reference::moves::Route| {
            (route.squares[0], route.squares[route.squares.len() - 1]) == (from, to)
        };
        captures
            && !self.is_legal((from, to, captures))
            && self.board.capture_routes().iter().any(|route| is_it(route) && route.captured.len() < most)
    }

    fn touched(&self, touch: Touch) -> Result<(), String> {
        let piece = self.piece.ok_or("no piece")?;
        let others = self.legal.iter().any(|played| played.from != piece);
        let is_right = match touch {
            Touch::Movable | Touch::Adjusted | Touch::AdjustedLate => self.can_move(piece) && others,
            Touch::Blocked => self.is_own(piece) && !self.can_move(piece) && others,
            Touch::NotToMove => self.is_foe(piece),
            Touch::HandOn | Touch::HandOff => {
                let step = self.step.ok_or("no move")?;
                let elsewhere = self.legal.iter().any(|played| played.from == piece && played.to != step.1);
                step.0 == piece && self.is_legal(step) && elsewhere
            }
        };
        need(is_right && !self.must_capture(), format!("{touch:?} does not fit the board"))
    }
}

/// Whether any white man has left its first square.
fn has_moved(board: &Board) -> bool {
    (31..=50).any(|square| board.piece(square).is_none())
}

/// The same pieces, with this side to move.
fn with_mover(board: &Board, white_to_move: bool) -> Board {
    let mut turned = board.clone();
    turned.white_to_move = white_to_move;
    turned
}
