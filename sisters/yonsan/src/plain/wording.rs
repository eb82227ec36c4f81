//! What the stream needs in words, in the language that is spoken.

use etude_plain::spoken_page::without_signs;
use etude_plain::trainer::{Said, SessionWords};
use etude_plain::wording::{Phrase, Wording};
use yonsan_rules::Side;

use crate::words::{self, say};

/// The words of the language that is spoken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words;

impl Wording for Words {
    fn phrase(&self, phrase: Phrase<'_>) -> String {
        match phrase {
            Phrase::Arrow(name) => say().plain_arrow(name),
            Phrase::Pause => say().plain_pause(),
            Phrase::PlusMinus => say().plain_plus_minus(),
            Phrase::Of => say().plain_of(),
            Phrase::Right => say().plain_right(),
            Phrase::Wrong => say().plain_wrong(),
            Phrase::Range => say().plain_range(),
            Phrase::Sign(name) => say().plain_sign(name),
            Phrase::Double(name) => say().plain_double(name),
            Phrase::Again(times, text) => say().plain_again(times, text),
            Phrase::Empty => say().plain_empty(),
            Phrase::None => say().plain_none(),
            Phrase::Row(name, value) => say().named(name, value),
            Phrase::Numbered(number, line) => say().plain_numbered(number, line),
            Phrase::Chosen(line) => say().plain_chosen(line),
            Phrase::More(count) => say().plain_more(count),
        }
    }

    fn list(&self, parts: &[String]) -> String {
        parts.join(&say().list())
    }
}

impl SessionWords for Words {
    fn said(&self, said: Said<'_>) -> String {
        match said {
            Said::Hello => say().plain_hello(),
            Said::Bye => say().plain_bye(),
            Said::HintBoard => say().plain_hint_board(),
            Said::HintList => say().plain_hint_list(),
            Said::Time(minutes, seconds) => say().plain_time(minutes, seconds),
            Said::Left(minutes, seconds) => say().plain_left(minutes, seconds),
            Said::Player(place) => say().side(words::side(Side::ALL[place % 2])),
            Said::Several(typed, several) => say().plain_several(typed, several),
            Said::NoRow(number, rows) => say().plain_no_row(number, rows),
            Said::NoList => say().plain_no_list(),
            Said::NoScore => say().plain_no_score(),
            Said::NoBoard => say().plain_no_board(),
            Said::Unknown(typed, expected) => say().plain_unknown(typed, expected),
            Said::ExpectedNumber => say().plain_expected_number(),
            Said::Thinking => say().thinking(),
            Said::NothingChanged => say().plain_nothing_changed(),
            Said::Screen(title) => say().plain_screen(title),
            Said::Known => say().plain_known(),
            Said::NewBoard => say().plain_new_board(),
            Said::HelpLine => say().plain_help_line(),
            Said::HelpBoard => say().plain_help_points(),
            Said::Usage(word, help) => say().plain_usage(word, help),
        }
    }

    fn query_word(&self, name: &str) -> String {
        say().plain_word(name)
    }

    fn query_help(&self, name: &str) -> String {
        say().plain_word_help(name)
    }

    fn in_english<T>(&self, run: impl FnOnce() -> T) -> T {
        words::in_english(run)
    }

    /// The screen speaks of its cursor, of arrows and of the mouse.
    fn how_to(&self, text: &str) -> Option<String> {
        Some(match text {
            text if text == say().game_your_move() => say().plain_your_move(),
            text if text == say().first_how_to() => String::new(),
            text if text == say().home_help_find() => say().plain_find(),
            text if text == say().lesson_help() => say().plain_lesson(),
            text if text == say().analysis_edit() => say().plain_edit(),
            text if text.contains(&say().lesson_cursor()) => {
                without_signs(&text.replace(&say().lesson_cursor(), &say().plain_type_it()), self)
            }
            _ => return None,
        })
    }
}
