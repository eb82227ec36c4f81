//! The list of correspondence games.

use anyhow::Result;
use serde_json::json;

use crate::words;
use damier_app::mail::{MailGame, Turn};
use damier_rules::{Color, Variant};
use etude::calendar::Day;

/// A line for each game.
pub fn lines(games: &[MailGame], today: Day) -> Vec<String> {
    if games.is_empty() {
        return vec![words::say().mail_none()];
    }
    games.iter().map(|game| words::mail_line(game, today)).collect()
}

/// An object for each game.
pub fn json(games: &[MailGame], today: Day) -> Result<Vec<String>> {
    let object = |game: &MailGame| {
        let (turn, left) = match game.turn(today) {
            Turn::Ours(left) => ("ours", Some(left)),
            Turn::Theirs(left) => ("theirs", Some(left)),
            Turn::Over => ("over", None),
        };
        let object = json!({
            "name": game.name(),
            "white": game.player(Color::White),
            "black": game.player(Color::Black),
            "mine": if game.mine() == Color::White { "white" } else { "black" },
            "plies": game.game().moves().len(),
            "last": game.last_move(),
            "turn": turn,
            "days_left": left,
            "result": game.result().spelling(Variant::International),
        });
        Ok(serde_json::to_string(&object)?)
    };
    games.iter().map(object).collect()
}
