//! What the stream needs in words, in the language that is spoken.

use chuhe_rules::Side;
use etude_plain::spoken_page::without_signs;
use etude_plain::trainer::{Said, SessionWords};
use etude_plain::wording::{Phrase, Wording};

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

    /// The signs of a move are said as what they mean: `C2=5` goes across, `+` forward, `-` back.
    fn word(&self, word: &str) -> Option<String> {
        let letters: Vec<char> = word.chars().collect();
        let [first, second, way, number] = letters[..] else { return None };
        let is_move = first.is_alphabetic() && (second.is_ascii_digit() || "+-.".contains(second))
            || "+-.".contains(first) && (second.is_alphabetic() || second.is_ascii_digit());
        let way = match way {
            '+' => "forward",
            '-' => "back",
            '=' => "across",
            _ => return None,
        };
        let piece: String = [first, second]
            .into_iter()
            .map(|letter| match letter {
                '+' => say().plain_rank("front"),
                '-' => say().plain_rank("back"),
                '.' => say().plain_rank("middle"),
                letter => letter.to_string(),
            })
            .collect();
        (is_move && number.is_ascii_digit()).then(|| say().plain_move_is(way, piece, number.to_string()))
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

    /// The screen speaks of its cursor and of arrows.
    fn how_to(&self, text: &str) -> Option<String> {
        if ["red", "black"].iter().any(|side| text == say().game_ask(*side)) {
            return Some(say().plain_your_move());
        }
        match text {
            text if text == say().first_how_to() => Some(String::new()),
            text if text == say().lesson_help() => Some(say().plain_lesson()),
            // A lesson that is passed has a sign behind it, which the gate explains.
            text if text == say().learn_gate() => Some(text.replace(" (✓)", "").replace("（✓）", "")),
            text if text.ends_with(" ✓") => Some(say().plain_passed(without_signs(text.trim_end_matches('✓'), self))),
            _ => None,
        }
    }
}
