//! The board: pieces and marked squares.

use std::time::Duration;

use super::Training;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::{BoardPicture, Mark, Numbers};
use damier_rules::{AnyPosition, Color, Move, Setup, Square};
use damier_train::notation::{NotationPhase, NotationQuestion, NotationResponse, Skill};

/// How long a position is shown before the move to be written is made.
const BEFORE: Duration = Duration::from_millis(700);

/// When the board next changes by itself.
pub fn next_frame(training: &Training, now: Duration) -> Option<Duration> {
    let made = training.session().asked_at + BEFORE;
    (training.skill() == Skill::WriteMove && training.is_asking() && now < made).then_some(made)
}

/// The board of a session.
pub fn picture(training: &Training, shared: &Shared) -> BoardPicture {
    let session = training.session();
    let (phase, variant) = (session.phase, session.settings.variant);
    let empty = Setup::new(variant, Color::White).position();
    let mut picture = match (session.question(), session.revealed()) {
        (Some(NotationQuestion::Move { position, played }), _) => {
            moves(training, position, *played, shared.trainer.now().run)
        }
        (_, Some(position)) => BoardPicture::new(*position),
        _ => BoardPicture::new(empty),
    };
    picture.turned = shared.turned;
    picture.numbers = if phase == NotationPhase::Over { Numbers::OnFreeSquares } else { shared.notation.numbers };
    if phase == NotationPhase::Over {
        picture.marks = session.heat().into_iter().map(|(square, level)| (square, Mark::Heat(level))).collect();
    } else {
        picture.marks.extend(squares(training));
    }
    picture
}

/// The marks of questions about squares.
fn squares(training: &Training) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    match (training.skill(), training.session().question()) {
        (Skill::FindSquare, _) => {
            // The cursor comes first, so that it stays visible on a marked square.
            marks.extend(training.cursor.square().map(|square| (square, Mark::Cursor)));
            if let Some(last) = training.session().outcomes.last()
                && let NotationQuestion::Square(asked) = last.question
            {
                marks.push((asked, Mark::Right));
                if let NotationResponse::Square(given) = last.given {
                    marks.push((given, Mark::Wrong));
                }
            }
        }
        (_, Some(NotationQuestion::Square(square) | NotationQuestion::Contents { square, .. })) => {
            marks.push((*square, Mark::Hint));
        }
        _ => {}
    }
    marks
}

/// The board of a move to be made, or of the right answer.
fn moves(training: &Training, position: &AnyPosition, played: Move, now: Duration) -> BoardPicture {
    let session = training.session();
    let is_asking = session.phase == NotationPhase::Asking;
    let mut picture = BoardPicture::new(*position);
    match (session.settings.skill, is_asking) {
        (Skill::MakeMove, true) => {
            picture.marks = training.entry.marks(position);
            picture.wrong = training.entry.refused();
            // The trainee has to find the capturing piece in the notation.
            picture.marks.retain(|(_, mark)| *mark != Mark::MustCapture);
        }
        (Skill::MakeMove, false) => {
            picture.marks = vec![(played.to, Mark::Right), (played.from, Mark::Right)];
            picture.marks.extend(played.captured.into_iter().map(|square| (square, Mark::Taken)));
        }
        _ if is_asking && now < session.asked_at + BEFORE => {}
        _ => {
            picture.position = carried_out(position, played);
            picture.marks = vec![(played.to, Mark::LastMove), (played.from, Mark::LastMove)];
            picture.marks.extend(played.captured.into_iter().map(|square| (square, Mark::Taken)));
        }
    }
    picture
}

/// The position after a move, with the captured pieces still on the board: the written move may have to name them.
fn carried_out(position: &AnyPosition, played: Move) -> AnyPosition {
    let after = position.play_unchecked(played);
    let mut setup = Setup::new(position.variant(), after.side_to_move());
    for square in position.board_size().all_squares() {
        let piece = match square {
            square if square == played.to => after.piece_at(square),
            square if square == played.from => None,
            square => position.piece_at(square),
        };
        if let Some(piece) = piece {
            // This cannot fail: each piece is on a square of a legal position.
            let _ = setup.put_on(square, piece);
        }
    }
    setup.position()
}
