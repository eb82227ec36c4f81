//! The texts of a screen as they are said: without what is only there for the eye, with the meaning of its signs.

use super::query::Query;
use super::wording::Words as Wording;
use crate::tui::keymap::Mode;
use crate::tui::page::{FieldText, Fields, Report, Tone, Words};
use crate::words::{self, say};
use damier_puzzles::record::is_id;
use damier_rules::{Color, Variant};
use etude_plain::tables::{self, is_legend, seconds};

/// How many moves of a line of the engine are read.
const MOVES_OF_LINE: usize = 5;

/// The words of a line, without what is only there for the eye, and with the word to type for the key Esc.
pub(super) fn text(words: &Words) -> String {
    let text = words.text();
    let text = text.trim().trim_start_matches(['▸', ' ']);
    let text = text.replace(&say().key_escape(), &say().plain_typed(Query::Back.word()));
    // Voices pass over a sign that is quoted.
    let pair = |one, other| say().plain_pair(say().plain_arrow(one), say().plain_arrow(other));
    let text = text.replace("← →", &pair("left", "right")).replace("↑ ↓", &pair("up", "down"));
    let quoted = [("“?”", "question"), ("“!”", "exclamation"), ("“+”", "plus"), ("“-”", "hyphen")];
    quoted.into_iter().fold(text, |text, (sign, name)| text.replace(sign, &format!("“{}”", say().plain_sign(name))))
}

/// The lines of a pane that say something: no legend of a map, and nothing about keys that the stream has no use for.
pub(super) fn lines(words: &[Words]) -> Vec<String> {
    // The time that is left is told with its label.
    let silent = [say().home_how_to(), say().first_how_to(), say().settings_how_to(), say().notation_left()];
    let is_for_eyes =
        |line: &str| line.is_empty() || is_legend(line) || is_id(line) || silent.iter().any(|text| text == line);
    let told = words.iter().filter(|words| !is_for_eyes(words.text().trim())).map(text);
    told.filter(|line| !line.is_empty()).map(|line| identified(&line, "")).collect()
}

/// A line about signs, where a stroke is one of them.
pub(super) fn with_strokes(line: &str) -> String {
    let named = |word: &str| if word == "-" { say().plain_sign("hyphen") } else { word.to_owned() };
    line.split(' ').map(named).collect::<Vec<_>>().join(" ")
}

/// A line with a word in place of the identity of a puzzle, which says nothing.
fn identified(line: &str, name: &str) -> String {
    match line.split([' ', ',']).find(|word| is_id(word)) {
        Some(identity) => line.replace(identity, name).replace(" ,", ",").trim().to_owned(),
        None => line.to_owned(),
    }
}

/// A line with its times in words, each with what follows it: `4:57`, `1:02:03`.
pub(super) fn timed(line: &str, after: &str) -> String {
    tables::timed(
        line,
        |minutes, seconds| format!("{}{after}", say().plain_time(minutes, seconds)),
        |run| Some(say().seconds_short(run)),
    )
}

/// What is counted beside the board; the message of a set that is over tells the counts itself.
pub(super) fn counted(words: &[Words], mode: Mode) -> Vec<String> {
    let mut said = lines(words);
    if mode == Mode::Home {
        // The subject says which game it is.
        said.retain(|line| !Variant::ALL.iter().any(|&variant| words::home_welcome(variant)[0] == *line));
    }
    if said.first() == Some(&say().trial_over()) {
        said.truncate(1);
    }
    said
}

/// The lines of a message, verdicts first, and how many of them are verdicts.
pub(super) fn message(words: &[Words]) -> (Vec<String>, usize) {
    let is_verdict = |line: &&Words| line.0.iter().any(|(tone, _)| matches!(tone, Tone::Good | Tone::Bad));
    let (verdicts, others): (Vec<&Words>, Vec<&Words>) = words.iter().partition(is_verdict);
    let said = |some: Vec<&Words>| lines(&some.into_iter().cloned().collect::<Vec<_>>());
    let (mut said, others) = (said(verdicts), said(others));
    let count = said.len();
    said.extend(others);
    (said, count)
}

/// A form whose rows are named by moves as they are said.
pub(super) fn with_names(mut fields: Fields, said: impl Fn(String) -> String) -> Fields {
    for row in &mut fields.rows {
        row.name = said(std::mem::take(&mut row.name));
    }
    fields
}

/// The sign before a line of a list, in words behind it.
pub(super) fn signed(line: &str, mode: Mode) -> String {
    let mut letters = line.chars();
    let Some(sign) = letters.next() else { return String::new() };
    let rest = letters.as_str().trim();
    let told = |state: &str| say().plain_with_state(rest, say().plain_state(state));
    match (sign, mode) {
        ('◆', Mode::Learn) => told("kept"),
        ('√', Mode::Learn) => told("passed"),
        ('!', Mode::Learn) => told("due"),
        ('…', Mode::Learn) => told("begun"),
        ('–', Mode::Learn) => told("tried"),
        ('·', Mode::Learn) => rest.to_owned(),
        ('√', _) => format!("{} {rest}", say().plain_right()),
        ('×', _) => format!("{} {rest}", say().plain_wrong()),
        // The key of a line of the home screen.
        (_, Mode::Home) if letters.as_str().starts_with("  ") => rest.to_owned(),
        _ => line.to_owned(),
    }
}

/// The lines of a report: the tab, and each row of a table in one sentence.
pub(super) fn told(report: &Report) -> Vec<String> {
    let tab = report.tabs.get(report.tab).cloned().unwrap_or_default();
    let (rest, lines): (Vec<String>, Vec<String>) =
        report.lines.iter().map(text).partition(|line| *line == say().progress_start());
    let lines = tables::told(lines.into_iter().chain(rest), &Wording);
    let place = say().plain_page(tab, report.tab + 1, report.tabs.len());
    std::iter::once(place).chain(lines).filter(|line| !line.is_empty()).collect()
}

/// A move that is called out by its number, as `1. ... 17-21`, with its side; any other text as it is.
pub(super) fn called(text: &str) -> String {
    let is_number = |number: &&str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let Some((number, called)) = text.split_once(". ").filter(|(number, _)| is_number(number)) else {
        return text.to_owned();
    };
    let played = called.trim_start_matches(|letter: char| letter == '.' || letter == '…' || letter.is_whitespace());
    let side = if played == called { Color::White } else { Color::Black };
    format!("{number}. {}", say().spoken_notation(words::side(side), played, ""))
}

/// Cells that are set apart by blanks, as a list.
pub(super) fn celled(line: &str) -> String {
    tables::celled(&identified(line, &say().plain_puzzle()), &Wording)
}

/// A value of a table or a form: a dash says that there is none.
pub(super) fn value(text: &str) -> String {
    tables::value(text, &Wording)
}

/// A row of a form in words.
#[must_use]
pub(super) fn row(field: &FieldText) -> String {
    say().plain_row(&*field.name, value(&field.value))
}

/// Whether a line of the message is a line of the engine: it begins with a value.
#[must_use]
pub(super) fn is_value(line: &str) -> bool {
    let mut letters = line.chars();
    matches!(letters.next(), Some('+' | '-' | '=')) && letters.next().is_some_and(|next| next.is_ascii_digit())
        || line.starts_with(|first: char| first.is_ascii_digit()) && line.contains('%')
}

/// A line of the engine with its value in words: who is better, and by how much.
pub(super) fn valued(line: &str) -> String {
    let read = || {
        let (value, rest) = line.split_once(' ')?;
        let men: f64 = value.strip_prefix(['+', '-'])?.replace(&say().decimal_sign(), ".").parse().ok()?;
        // The points to be expected say the same.
        let (points, moves) = rest.trim_start().split_once(' ').unwrap_or((rest, ""));
        let side = if value.starts_with('+') { "white" } else { "black" };
        let men_told = || words::decimal(&format!("{men:.1}"));
        let told = if men < words::EVEN { say().plain_even() } else { say().plain_better(side, men_told()) };
        let line = if moves.is_empty() { told } else { say().plain_labelled(told, moves.trim_start()) };
        points.ends_with('%').then_some(line)
    };
    read().unwrap_or_else(|| line.to_owned())
}

/// A line of the engine with its value and its first moves.
pub(super) fn first_moves(line: &str) -> String {
    let pause = say().list_separator();
    line.split(&*pause).take(MOVES_OF_LINE).collect::<Vec<_>>().join(&pause)
}

/// Whether a line has a time in it, which changes every second.
pub(super) fn has_time(line: &str) -> bool {
    seconds(line).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_words_and_identities_are_not_said() {
        words::speak_aloud();
        for (line, told) in [
            ("cycle 2: 00:10, 1 wrong", "cycle 2: 10 seconds, 1 wrong"),
            ("1:02:03 left", "62 minutes 3 seconds left"),
            ("Error -10 s, 5 in a row +10 s.", "Error -10 seconds, 5 in a row +10 seconds."),
            ("2 same", "2 same"),
            ("33 prend en 22 s’arrête", "33 prend en 22 s’arrête"),
            ("用时04:57。", "用时4 minutes 57 seconds。"),
            ("W:W28:B22, c3:d4, 3:1, 2026-11-26", "W:W28:B22, c3:d4, 3:1, 2026-11-26"),
        ] {
            assert_eq!(timed(line, ""), told);
        }
        assert_eq!(identified("puzzle ibc5ea67e98a4, 1988", ""), "puzzle, 1988");
        assert_eq!(celled("ibc5ea67e98a4  1 move"), "puzzle, 1 move");
    }

    #[test]
    fn values_of_the_engine_say_who_is_better() {
        for (line, told) in [
            ("-2.61 6%", "Black is better by 2.6 men"),
            ("+0.52 61%  32 to 28, 19 to 23", "White is better by 0.5 men: 32 to 28, 19 to 23"),
            ("+0.00 50%", "Neither side is better"),
            ("White wins in 5", "White wins in 5"),
            ("-1.20", "-1.20"),
        ] {
            assert_eq!(valued(line), told);
        }
    }
}
