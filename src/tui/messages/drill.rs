//! The ending drill.

use crate::train::drill::{Outlook, Role};

pub const DRILL_TITLE: &str = "Ending drill";
pub const DRILL_WON: &str = "Won!";
pub const DRILL_LOST: &str = "Lost.";
pub const DRILL_NOT_WON: &str = "Not won: a draw.";
pub const DRILL_HELD: &str = "Held: a draw!";
pub const DRILL_GO_ON: &str = "n new position, r again, u take back.";

/// What the drill is about.
#[must_use]
pub const fn drill_subject(role: Role) -> &'static str {
    match role {
        Role::Attack => "win 3 kings v 1",
        Role::Defend => "hold 1 king v 3",
    }
}

/// What to do in the drill.
#[must_use]
pub const fn drill_task(role: Role) -> &'static str {
    match role {
        Role::Attack => "Catch the black king within 16 moves. It can be done from here.",
        Role::Defend => "Stay alive: after 16 moves by each side the game is a draw.",
    }
}

/// A rule of thumb.
#[must_use]
pub const fn drill_hint(role: Role) -> &'static str {
    match role {
        Role::Attack => "Offer a king so that taking it puts the black one on a line where another king waits.",
        Role::Defend => "Keep to long diagonals, away from lines that two white kings cross.",
    }
}

/// What the engine thinks of the drill.
#[must_use]
pub fn drill_outlook(outlook: Outlook, role: Role) -> String {
    match (outlook, role) {
        (Outlook::Won { moves }, Role::Attack) => format!("It is won: {} with best play.", moves_long(moves)),
        (Outlook::Won { moves }, Role::Defend) => {
            format!("White wins by force in {}: make it long.", moves_long(moves))
        }
        (Outlook::Slipped, Role::Attack) => {
            "The quick win is gone. Build it up again, or take the move back with u.".to_owned()
        }
        (Outlook::Slipped, Role::Defend) => "White has let you go.".to_owned(),
        (Outlook::Open, Role::Attack) => "No forced win in sight yet. Tighten the net.".to_owned(),
        (Outlook::Open, Role::Defend) => "You are holding.".to_owned(),
    }
}

fn moves_long(moves: u16) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") }
}
