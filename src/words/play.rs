//! Games against the engine.

use std::time::Duration;

use damier_engine::EngineError;
use damier_rules::{Color, DrawOfferError, MOVES_BEFORE_DRAW_OFFER, Variant};
use damier_train::clock::shown;
use damier_train::play::ClaimRefused;

pub const HOME_GAME: &str = "Game: play the engine";
pub const LABEL_GAME: &str = "game";
pub const LABEL_OFFER: &str = "draw";
pub const LABEL_CLAIM: &str = "claim";
pub const LABEL_RESIGN: &str = "resign";
pub const LABEL_ADJOURN: &str = "adjourn";
pub const HELP_GAME: &str = "play a game against the engine";
pub const HELP_OFFER: &str = "offer a draw with your next move, or accept one";
pub const HELP_CLAIM: &str = "claim a draw, under sudden death";
pub const HELP_RESIGN: &str = "resign; asks for a second press";
pub const HELP_ADJOURN: &str = "adjourn: your next move is sealed";
pub const LABEL_NEW_GAME: &str = "new game";
pub const LABEL_AGAIN: &str = "once more";
pub const HELP_NEW_GAME: &str = "a new game";
pub const HELP_AGAIN: &str = "a game on the same terms";
pub const HELP_ASK_AGAIN: &str = "ask the engine again after it stumbled";
pub const PLAY_TITLE: &str = "Game";
pub const PLAY_PANE: &str = "game";
pub const PLAY_SHEET: &str = "your score sheet";
pub const PLAY_SETUP: &str = "a new game";
pub const PLAY_BEGIN: &str = "Begin";
pub const PROMPT_SEAL: &str = " seal › ";

/// What stands before the rows of the form, and what they mean; the first one is there when a game waits.
pub const ROW_VARIANT: (&str, &str) = ("board", "International draughts on 100 squares, or 64 squares.");
pub const ROW_LEVEL: (&str, &str) = (
    "engine",
    "How strong the engine is. Level 8 gives nothing away and thinks in your time too. The options (o) name an engine of your own.",
);
pub const ROW_COLOR: (&str, &str) = ("you", "Your pieces. White moves first, except in some positions.");
pub const ROW_START: (&str, &str) =
    ("start", "From the start, a balanced opening drawn by lot, your own position, or at odds.");
pub const ROW_FEN: (&str, &str) = ("FEN", "A position like W:W31-50:B1-20, typed or pasted; K stands before kings.");
pub const ROW_CLOCK: (&str, &str) = ("clock", "Sudden death: one time for all. Fischer: more with every move.");
pub const ROW_TIME: (&str, &str) = ("time", "For the whole game, or for the moves of the period.");
pub const ROW_EXTRA: (&str, &str) =
    ("more", "Fischer: seconds for every move. Period: how many moves; half the time again for the rest.");
pub const ROW_UNDO: (&str, &str) = ("undo", "Where moves may be taken back (u), the game is a casual one.");
pub const ROW_TOUCH: (&str, &str) = ("touch", "Touch-move: a piece that you choose and that can move must move.");
pub const ROW_BLIND: (&str, &str) = ("blind", "Blindfold: the pieces are not shown before the end.");
pub const ROW_SHEET: (&str, &str) = ("sheet", "If you keep it, you type both moves after each turn; they are checked.");

pub const VARIANT_VALUES: [&str; 3] = ["international", "Russian", "Brazilian"];
/// The levels, and the player's own engine.
pub const LEVEL_VALUES: [&str; 9] = [
    "level 1, beginner",
    "level 2",
    "level 3",
    "level 4",
    "level 5",
    "level 6",
    "level 7",
    "level 8, full strength",
    OWN_ENGINE,
];
pub const COLOR_VALUES: [&str; 3] = ["White", "Black", "White or Black"];
pub const START_VALUES: [&str; 9] = [
    "the beginning",
    "a drawn opening",
    "the FEN below",
    "it gives 1 man",
    "it gives 2 men",
    "it gives 3 men",
    "you give 1 man",
    "you give 2 men",
    "you give 3 men",
];
pub const CLOCK_VALUES: [&str; 4] = ["none", "sudden death", "Fischer", "moves in a period"];
pub const UNDO_VALUES: [&str; 2] = ["allowed", "no"];
pub const NO_YES: [&str; 2] = ["no", "yes"];
pub const SHEET_VALUES: [&str; 2] = ["kept for you", "you keep it"];

pub const HELP_BEGIN: &str = "Afterwards: o offers a draw, z resigns, j adjourns.";
pub const ENTER_BEGINS: &str = "Enter begins the game.";

pub const OWN_ENGINE: &str = "your own engine";
pub const PROGRAM_STARTS: &str = "Your engine starts. The clock waits for it.";
pub const GAME_YOU: &str = "you";
pub const FLAG: &str = "flag!";
pub const YOUR_MOVE: &str = "Your move.";
pub const GAME_ENGINE_THINKS: &str = "The engine thinks.";
pub const ARBITER_LOOKS: &str = "The arbiter looks at the position.";
pub const ENGINE_OFFERS: &str = "The engine offers a draw: o accepts, a move declines.";
pub const OFFERING: &str = "Your next move comes with a draw offer.";
pub const OFFER_STANDS: &str = "You have offered a draw.";
pub const OFFER_DECLINED: &str = "The engine declines the draw.";
pub const RESIGN_SURE: &str = "Resign? z again resigns, any other key goes on.";
pub const SEALING: &str = "Adjourn: your next move is sealed and the clock stops. j again goes on.";
pub const WRITTEN_WRONG: &str = "That was not played.";
pub const TAKEN_BACK: &str = "Taken back.";
pub const RESUMED: &str = "The game goes on.";
pub const RESUMED_SEALED: &str = "Your sealed move was made: the game goes on.";
pub const CLAIM_POSSIBLE: &str = "You can claim a draw with w.";
pub const TIME_TROUBLE: &str = "Less than 5 minutes: you need not write.";
pub const BLIND: &str = "Blindfold: the pieces are hidden until the end.";
pub const YOU_WIN: &str = "You win!";
pub const YOU_LOSE: &str = "You lose.";
pub const A_DRAW: &str = "A draw.";
pub const GAME_FILED: &str = "It is in games.pdn.";

/// The engine broke down.
#[must_use]
pub fn game_engine_failed(error: &EngineError) -> String {
    let reason = super::engine_error(error);
    format!("The engine stumbled ({reason}). The game is kept, the clock stands: r asks again.")
}

/// The person's own engine does not play.
#[must_use]
pub fn program_fault(error: &EngineError) -> String {
    let reason = super::engine_error(error);
    format!("Your own engine does not play: {reason}. Level 8 plays in its place.")
}

/// The name of the engine at a level; without one, of the player's own.
#[must_use]
pub fn opponent(level: Option<u8>) -> String {
    level.map_or_else(|| OWN_ENGINE.to_owned(), level_name)
}

/// The name of the engine at a level.
#[must_use]
pub fn level_name(level: u8) -> String {
    format!("level {level}")
}

/// A line of the clock pane.
#[must_use]
pub fn dial(runs: bool, color: Color, left: Option<Duration>, who: &str) -> String {
    let mark = if runs { '▸' } else { ' ' };
    let color = color.to_string();
    match left {
        None => format!("{mark} {color:<5} {who}"),
        Some(left) => format!("{mark} {color:<5} {:>5} {who}", dial_time(left)),
    }
}

/// The time left: hours where there are any, minutes, seconds.
#[must_use]
pub fn dial_time(left: Duration) -> String {
    let seconds = shown(left);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes:02}:{seconds:02}") }
}

/// Why a draw cannot be offered now.
#[must_use]
pub fn offer_refused(error: DrawOfferError) -> String {
    match error {
        DrawOfferError::TooEarly { moves } => {
            format!("A draw may be offered after {MOVES_BEFORE_DRAW_OFFER} moves by each side; so far: {moves}.")
        }
        DrawOfferError::OfferedLast => "You offered last: now it is the engine's turn to offer.".to_owned(),
        DrawOfferError::NotWithOwnMove => "A draw is offered with your own move: wait for it.".to_owned(),
        DrawOfferError::NoOffer => "There is no draw offer to answer.".to_owned(),
        DrawOfferError::GameOver => "The game is over.".to_owned(),
    }
}

/// Why a claim is refused.
#[must_use]
pub const fn claim_refused(refused: ClaimRefused) -> &'static str {
    match refused {
        ClaimRefused::NotYourTurn => "Claim when it is your move.",
        ClaimRefused::NoSuddenDeath => "Draws are claimed under sudden death only.",
        ClaimRefused::Nothing => {
            "Nothing to claim: that takes a lone king against 3 or less, or 8 pieces and less than a minute."
        }
        ClaimRefused::CanBeWon => "Claim refused: the tables say that this ending can be won.",
        ClaimRefused::NoAdvantage => "Claim refused: your advantage is not clear.",
    }
}

/// Another piece was touched.
#[must_use]
pub fn touched(square: &str) -> String {
    format!("You have touched {square}: that piece has to move.")
}

/// The engine's move, where nothing else shows it.
#[must_use]
pub fn called_out(played: &str) -> String {
    format!("The engine plays {played}.")
}

/// Which move has to be written down.
#[must_use]
pub fn write_down(number: usize, color: Color) -> String {
    format!("Write down {color}'s move {number}.")
}

pub const SHEET_HINT: &str = "type the move that was played";

/// What the game is.
#[must_use]
pub fn game_subject(variant: Variant, level: &str) -> String {
    let variant = match variant {
        Variant::International => VARIANT_VALUES[0],
        Variant::Russian => VARIANT_VALUES[1],
        Variant::Brazilian => VARIANT_VALUES[2],
    };
    format!("{variant}, {level}")
}

/// The prompt for a move of the sheet.
#[must_use]
pub fn sheet_prompt(number: usize, color: Color) -> String {
    match color {
        Color::White => format!(" sheet {number}. › "),
        Color::Black => format!(" sheet {number}… › "),
    }
}

/// After the game moves are missing.
#[must_use]
pub fn fill_in(missing: usize) -> String {
    format!("Your sheet lacks {missing}: fill them in, or Esc.")
}

/// A number of minutes to choose.
#[must_use]
pub fn minutes_value(minutes: u64) -> String {
    if minutes == 1 { "1 minute".to_owned() } else { format!("{minutes} minutes") }
}

/// An increment to choose.
#[must_use]
pub fn seconds_value(seconds: u64) -> String {
    if seconds == 1 { "1 second a move".to_owned() } else { format!("{seconds} seconds a move") }
}

/// A number of moves to choose.
#[must_use]
pub fn moves_value(moves: u32) -> String {
    format!("{moves} moves")
}
