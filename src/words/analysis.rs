//! Analysis.

use damier_endings::{Answer, Limit, Outcome};
use damier_engine::Score;
use damier_rules::{Color, Variant};
use damier_train::analysis::{MIN_MARKS, Reviewed};
use damier_train::play::{CASUAL, DISPLAY, ENGINE, MINI_MATCH, NAMELESS, PLAY_OFF, TRAINING};

use crate::words::common::{decimal, side, side_name};
use crate::words::language::say;
use crate::words::progress::percent;
use etude_text::fluent::is_aloud;

/// The players of a game.
#[must_use]
pub fn players(white: &str, black: &str) -> String {
    let (white, black) = (player(white), player(black));
    if is_aloud() { say().own_game(white, black) } else { format!("{white} - {black}") }
}

/// A player as named in a game: files of games are English, so the names that Damier itself writes are translated.
#[must_use]
pub fn player(name: &str) -> String {
    let level = name.strip_prefix(ENGINE).and_then(|level| level.parse::<u8>().ok());
    match level {
        Some(level) => say().player_engine(say().level_name(level)),
        None if name == NAMELESS => say().player_nameless(),
        None => name.to_owned(),
    }
}

/// An event as named in a game; those that Damier itself writes are translated.
#[must_use]
pub fn event_name(name: &str) -> String {
    match name {
        TRAINING => say().event_training(),
        CASUAL => say().event_casual(),
        PLAY_OFF => say().event_play_off(),
        MINI_MATCH => say().event_mini_match(),
        DISPLAY => say().event_display(),
        name => name.to_owned(),
    }
}

/// A value for White: men and expected points, or who wins in how many moves.
#[must_use]
pub fn value(score: Score, variant: Variant) -> String {
    match score.plies_to_end() {
        Some(plies) => say().value_wins(winner(score), plies.div_ceil(2)),
        None => format!("{} {}", decimal(&score.to_string()), percent(score.win_probability(variant))),
    }
}

/// The same in few characters.
#[must_use]
pub fn short_value(score: Score) -> String {
    match score.plies_to_end() {
        Some(plies) => say().value_wins_short(winner(score), plies.div_ceil(2)),
        None => decimal(&score.to_string()),
    }
}

/// The side that wins, by a decided score for White.
const fn winner(score: Score) -> &'static str {
    side(if score.is_win() { Color::White } else { Color::Black })
}

/// The engine at work: its depth in plies, and its speed in positions per second if it is measured.
#[must_use]
pub fn engine_at_work(name: &str, depth: u32, speed: Option<u64>) -> String {
    let depth = say().engine_depth(depth);
    let speed = match speed {
        None => return format!("{name} · {depth}"),
        Some(speed @ 1_000_000..) => {
            say().millions_a_second(decimal(&format!("{}.{}", speed / 1_000_000, speed / 100_000 % 10)))
        }
        Some(speed) => say().thousands_a_second(speed / 1000),
    };
    format!("{name} · {depth} · {speed}")
}

/// The verdict of the tables for the side to move, with the winner's moves to go if known.
#[must_use]
pub fn tables(answer: &Answer, to_move: Color) -> String {
    let winner = match answer.outcome {
        Outcome::Win => side(to_move),
        Outcome::Loss => side(!to_move),
        Outcome::Draw => return say().tables_draw(),
    };
    match answer.to_win {
        Some(plies) => say().tables_win_in(winner, plies.div_ceil(2)),
        None => say().tables_win(winner),
    }
}

/// What the winner needs of a move limit and can waste of it, both in plies.
#[must_use]
pub fn tables_limit(limit: Limit, needed: u8, slack: u8) -> String {
    say().tables_limit(limit.plies() / 2, needed.div_ceil(2), slack / 2)
}

/// The moves that keep the value: how many of all there are, and as many as are listed.
#[must_use]
pub fn keeping(outcome: Outcome, listed: &str, kept: usize, moves: usize) -> String {
    match (outcome, kept == moves) {
        (Outcome::Win, true) => say().tables_all_win(),
        (Outcome::Win, false) => say().tables_winning(kept, moves, listed),
        (_, true) => say().tables_all_hold(),
        (_, false) => say().tables_holding(kept, moves, listed),
    }
}

/// How many of a side's moves are marked `??`, `?` and `?!`.
#[must_use]
pub fn mistakes(color: Color, counts: [usize; 3]) -> String {
    let [worst, bad, dubious] = counts;
    say().mistakes_of_side(side_name(color), worst, bad, dubious)
}

/// How many moves are marked by hand, and what makes the game count as gone over.
#[must_use]
pub fn by_hand(marked: usize) -> String {
    if marked < MIN_MARKS { say().by_hand(marked, MIN_MARKS) } else { say().by_hand_enough(marked) }
}

/// The marks made by hand, beside the mistakes that the engine found.
#[must_use]
pub fn reviewed(reviewed: &Reviewed, is_own: bool) -> String {
    let Reviewed { marked, mistakes, found, .. } = reviewed;
    let compared = match mistakes {
        0 => say().reviewed_clean(*marked),
        mistakes => say().reviewed(*marked, *found, *mistakes),
    };
    if is_own { compared } else { say().reviewed_other(compared) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_for_white() {
        let variant = Variant::International;
        assert_eq!(value(Score::win_in(9), variant), "White wins in 5");
        assert_eq!(value(-Score::win_in(9), variant), "Black wins in 5");
        assert_eq!(value(Score::DRAW, variant), "+0.00 50%");
        assert_eq!(short_value(-Score::win_in(9)), "B in 5");
        assert_eq!(short_value(Score::centi_men(-120)), "-1.20");
    }

    #[test]
    fn the_engine_tells_its_depth_and_speed() {
        assert_eq!(engine_at_work("Scan", 21, None), "Scan · depth 21");
        assert_eq!(engine_at_work("Scan", 21, Some(850_000)), "Scan · depth 21 · 850 k/s");
        assert_eq!(engine_at_work("Scan", 21, Some(8_040_000)), "Scan · depth 21 · 8.0 M/s");
    }

    #[test]
    fn moves_that_keep_the_value_are_counted() {
        assert_eq!(keeping(Outcome::Win, "1-34 2-24", 2, 26), "Winning (2 of 26): 1-34 2-24");
        assert_eq!(keeping(Outcome::Draw, "1-34", 1, 26), "Holding (1 of 26): 1-34");
        assert_eq!(keeping(Outcome::Win, "1-34", 1, 1), "Every move wins.");
        assert_eq!(keeping(Outcome::Draw, "1-34", 1, 1), "Every move holds.");
    }

    #[test]
    fn marked_mistakes_are_counted() {
        assert_eq!(say().survey_done(0), "Checked: no mistakes found.");
        assert_eq!(say().survey_done(1), "Checked: 1 mistake marked, with a better line.");
        assert_eq!(say().survey_done(2), "Checked: 2 mistakes marked, with better lines.");
    }
}
