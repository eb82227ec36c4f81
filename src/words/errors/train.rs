//! Why lessons, answers and what was kept of them cannot be had.

use super::{fen_error, typed_syntax_error};
use damier_rules::BoardSize;
use damier_train::attempt::{Unknown, Vocabulary};
use damier_train::calendar::NoDay;
use damier_train::notation::NotAnAnswer;
use damier_train::own_games::WhoseGame;
use damier_train::play::terms::BeginningError;
use damier_train::play::{SavedError, SavedPart};

/// Why a game cannot begin.
#[must_use]
pub fn beginning_error(error: &BeginningError) -> String {
    match error {
        BeginningError::Fen(error) => fen_error(error),
        BeginningError::NoFen => "write the position in FEN, like W:W31-50:B1-20".to_owned(),
        BeginningError::Over => "the game is over in this position: the side to move has no move".to_owned(),
        BeginningError::Drawn(limit) => {
            format!("the game is over in this position: its counter H has used up the {limit}")
        }
    }
}

/// Why a text is no answer at all.
#[must_use]
pub fn not_an_answer(error: &NotAnAnswer) -> String {
    match error {
        NotAnAnswer::NotASquare { text, size } => {
            let (board, squares) = match size {
                BoardSize::Ten => ("10x10", "1 to 50"),
                BoardSize::Eight => ("8x8", "the dark ones of a1 to h8"),
            };
            format!("{text:?} is no square: {board} squares are {squares}")
        }
        NotAnAnswer::NotASign { text, signs } => {
            format!("{text:?} is no sign of a score: the signs are {}", signs.join("  "))
        }
        NotAnAnswer::NotAMove { text, reason } => typed_syntax_error(text, reason),
    }
}

/// Why a game that was kept cannot be resumed.
#[must_use]
pub fn saved_error(error: &SavedError) -> String {
    match error {
        SavedError::Json(error) => format!("the unfinished game cannot be read: {error}"),
        SavedError::Version { found, known } => format!(
            "the unfinished game was written by a newer Damier (version {found}, this one knows {known}): use that one"
        ),
        SavedError::Wrong(part) => format!("the unfinished game cannot be read: its {} is wrong", saved_part(*part)),
    }
}

const fn saved_part(part: SavedPart) -> &'static str {
    match part {
        SavedPart::Variant => "variant",
        SavedPart::Level => "level",
        SavedPart::Start => "first position",
        SavedPart::Moves => "list of moves",
        SavedPart::Clock => "clock",
        SavedPart::SealedMove => "sealed move",
    }
}

/// Why a game is not taken for one of the player's.
#[must_use]
pub fn whose_game(error: &WhoseGame) -> String {
    match error {
        WhoseGame::Strangers { white, black } => format!("it is between \"{white}\" and \"{black}\""),
        WhoseGame::Both { white, black } => format!("both \"{white}\" and \"{black}\" fit the name"),
    }
}

/// A word of a file that means nothing.
#[must_use]
pub fn unknown_word(Unknown { what, text }: &Unknown) -> String {
    let what = match what {
        Vocabulary::Kind => "kind of exercise",
        Vocabulary::Mode => "mode",
        Vocabulary::Credit => "verdict",
    };
    format!("there is no {what} \"{text}\"")
}

/// A text that is no day.
#[must_use]
pub fn no_day(NoDay(text): &NoDay) -> String {
    format!("\"{text}\" is no day: write it like 2026-11-21")
}
