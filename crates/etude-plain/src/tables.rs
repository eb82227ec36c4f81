//! Rows of cells, lists and times, as sentences.

use crate::wording::{Phrase, Wording};

/// Whether a line explains the shades of a map; a bar has several shades in a row.
#[must_use]
pub fn is_legend(line: &str) -> bool {
    const SHADES: [char; 4] = ['░', '▒', '▓', '█'];
    let is_shade = |letter: &char| SHADES.contains(letter);
    let in_a_row = line.chars().skip_while(|letter| !is_shade(letter)).take_while(is_shade).count();
    (1..=3).contains(&in_a_row)
}

/// The cells of a line that are set apart by blanks.
pub fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty())
}

/// A value of a table or a form: a dash says that there is none.
#[must_use]
pub fn value(text: &str, wording: &impl Wording) -> String {
    match text {
        "" => wording.phrase(Phrase::Empty),
        "–" | "-" => wording.phrase(Phrase::None),
        text => text.to_owned(),
    }
}

/// Cells that are set apart by blanks, as a list.
#[must_use]
pub fn celled(line: &str, wording: &impl Wording) -> String {
    wording.list(&cells(line).map(|cell| value(cell, wording)).collect::<Vec<_>>())
}

/// The lines of a table, each row in one sentence with the names of its columns: each before the value that it belongs to.
#[must_use]
pub fn told(lines: impl IntoIterator<Item = String>, wording: &impl Wording) -> Vec<String> {
    let (mut head, mut said): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for text in lines {
        if is_legend(&text) {
            continue;
        }
        let cells: Vec<String> = cells(&text).map(str::to_owned).collect();
        match (head.len(), cells.len()) {
            (_, 0) => {}
            (names, count) if names > 1 && (count == names || count == names + 1) => {
                let pairs = head.iter().skip(names + 1 - count).zip(&cells[1..]);
                let pairs: Vec<String> = pairs.map(|(name, cell)| format!("{name} {}", value(cell, wording))).collect();
                // The first column has a name of its own, or the rows speak for themselves.
                let row = if count == names { format!("{} {}", head[0], cells[0]) } else { cells[0].clone() };
                said.push(wording.phrase(Phrase::Row(&row, &wording.list(&pairs))));
            }
            (_, 1) => said.extend(cells),
            _ => head = cells,
        }
    }
    said
}

/// Whether a line names every place that another one marks: words that end in a digit.
#[must_use]
pub fn names_all(line: &str, marked: &str) -> bool {
    let places = |text: &str| -> Vec<String> {
        text.split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| word.ends_with(|last: char| last.is_ascii_digit()))
            .map(str::to_owned)
            .collect()
    };
    let named = places(line);
    places(marked).iter().all(|place| named.contains(place))
}

/// The time in a line, in seconds: `4:57`, `1:02:03`.
#[must_use]
pub fn seconds(line: &str) -> Option<u64> {
    let is_time = |word: &&str| word.contains(':') && word.split(':').all(|part| part.len() <= 2);
    let word = line.split_whitespace().find(is_time)?;
    word.split(':').try_fold(0, |all, part| Some(all * 60 + part.parse::<u64>().ok()?))
}

/// A line with its times (`4:57`, `1:02:03`) in words, by their minutes and seconds, and so its seconds (`10 s`), by their
/// number; `None` leaves these as they are.
#[must_use]
pub fn timed(line: &str, time: impl Fn(u64, u64) -> String, short: impl Fn(&str) -> Option<String>) -> String {
    let mut told = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(begin) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, from) = rest.split_at(begin);
        let end = from.find(|letter: char| !(letter.is_ascii_digit() || letter == ':')).unwrap_or(from.len());
        let (run, behind) = from.split_at(end);
        told.push_str(before);
        let is_time = run.split(':').skip(1).all(|part| part.len() == 2);
        // An apostrophe makes a word of the letter: « en 22 s’arrête ».
        let is_word = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || matches!(next, '’' | '\''));
        let unit = behind.strip_prefix(" s").filter(|rest| !is_word(rest));
        rest = behind;
        match (seconds(run).filter(|_| is_time), unit.zip(unit.and_then(|_| short(run)))) {
            (Some(seconds), _) => told.push_str(&time(seconds / 60, seconds % 60)),
            (None, Some((after, seconds))) => {
                told.push_str(&seconds);
                rest = after;
            }
            (None, None) => told.push_str(run),
        }
    }
    told.push_str(rest);
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::tests::English;

    #[test]
    fn rows_are_told_with_the_names_of_their_columns() {
        let lines = ["", "won  drawn", "Level 1  3  -", "Level 2  0  1", "A line of text.", "░ few  ▓ many"];
        let said = told(lines.map(str::to_owned), &English);
        assert_eq!(said, ["Level 1: won 3, drawn none", "Level 2: won 0, drawn 1", "A line of text."]);
        let named = ["square  asked  half of them within", "16  1  1.2 seconds"];
        assert_eq!(told(named.map(str::to_owned), &English), ["square 16: asked 1, half of them within 1.2 seconds"]);
    }

    #[test]
    fn times_in_a_line_are_told_in_words() {
        let time = |minutes, seconds| format!("{minutes} min {seconds} sec");
        for (line, told) in [
            ("Black 15:00   White 04:57", "Black 15 min 0 sec   White 4 min 57 sec"),
            ("1:02:03 left", "62 min 3 sec left"),
            ("3:1, c3:d4, 2 same, 10 s.", "3:1, c3:d4, 2 same, 10 s."),
        ] {
            assert_eq!(timed(line, time, |_| None), told);
        }
        assert_eq!(timed("+10 s.", time, |run| Some(format!("{run} sec"))), "+10 sec.");
    }

    #[test]
    fn times_are_counted_in_seconds() {
        for (line, wanted) in
            [("White 4:57", Some(297)), ("1:02:03", Some(3_723)), ("at 12", None), ("a:b", None), ("note: x", None)]
        {
            assert_eq!(seconds(line), wanted, "{line}");
        }
    }

    #[test]
    fn places_are_words_with_a_digit_at_their_end() {
        assert!(names_all("H8 holds, and g10.", "Marked: H8"));
        assert!(!names_all("H8 holds.", "H8, G10"));
    }
}
