//! What is said, as text for speech and braille: without signs of drawing, in lines of limited width, and never twice
//! the same.

use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::wording::{Phrase, Wording};
use etude_text::plain::is_order;

/// The most columns of a line.
pub const WIDTH: usize = 160;

/// A text of the screen without signs that only eyes can read.
#[must_use]
pub fn speakable(text: &str, wording: &impl Wording) -> String {
    let say = |phrase: Phrase| wording.phrase(phrase);
    let mut told = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '↑' => word(&mut told, &say(Phrase::Arrow("up"))),
            '↓' => word(&mut told, &say(Phrase::Arrow("down"))),
            '←' => word(&mut told, &say(Phrase::Arrow("left"))),
            '→' => word(&mut told, &say(Phrase::Arrow("right"))),
            // A sign between two parts of a line.
            '·' => {
                while told.ends_with(' ') {
                    told.pop();
                }
                told.push_str(&say(Phrase::Pause));
            }
            '±' => word(&mut told, &say(Phrase::PlusMinus)),
            '…' => told.push_str("..."),
            // French spaces inside quotation marks and before signs: a sign that stands alone is not said.
            '\u{a0}' | '\u{202f}'
                if told.ends_with('«') || letters.peek().is_some_and(|next| ":;!?»%".contains(*next)) => {}
            '\u{a0}' | '\u{202f}' => told.push(' '),
            '▏' => {}
            '/' if is_share(&told, letters.peek()) => word(&mut told, &say(Phrase::Of)),
            '√' if is_mark(&told) => word(&mut told, &say(Phrase::Right)),
            '×' if is_mark(&told) => word(&mut told, &say(Phrase::Wrong)),
            letter if is_order(letter) || is_drawing(letter) => {}
            // A sign of the game, right behind what it is about.
            '!' | '?' => {
                let rest: String = std::iter::once(letter).chain(letters.clone()).collect();
                match wording.sign(&told, &rest, text) {
                    Some((said, length)) => {
                        told.push_str(&said);
                        letters.by_ref().take(length - 1).for_each(drop);
                    }
                    None => told.push(letter),
                }
            }
            '-' if is_range(&told, letters.clone()) => word(&mut told, &say(Phrase::Range)),
            letter => told.push(letter),
        }
    }
    let words: Vec<Cow<str>> = told.split_whitespace().map(|word| named(word, wording)).collect();
    words.join(" ").replace(" :", ":").replace(" ，", "，").replace("， ", "，")
}

/// Whether a stroke stands between two numbers that are too large for squares.
fn is_range(told: &str, after: impl Iterator<Item = char>) -> bool {
    let digits = |letters: &mut dyn Iterator<Item = char>| letters.take_while(char::is_ascii_digit).count();
    let (before, after) = (digits(&mut told.chars().rev()), digits(&mut after.into_iter()));
    before.min(after) >= 3 && before.max(after) <= 4
}

/// A word; one that consists of signs which voices pass over is named, and the game may have words of its own.
fn named<'a>(word: &'a str, wording: &impl Wording) -> Cow<'a, str> {
    let after = word.trim_start_matches(['“', '«', '"', '(']);
    let bare = after.trim_end_matches([',', ':', ';', '.', '”', '»', '"', ')']);
    let (before, behind) = (&word[..word.len() - after.len()], &after[bare.len()..]);
    if !bare.is_empty() && bare.chars().all(|letter| matches!(letter, '!' | '?' | '*' | '&' | '=' | '+')) {
        let mut signs = bare.chars();
        let name = match (signs.next(), signs.next()) {
            (Some(first), Some(second)) if first == second && bare.len() == 2 => {
                wording.phrase(Phrase::Double(&sign_name(first, wording)))
            }
            _ => bare.chars().map(|sign| sign_name(sign, wording)).collect::<Vec<_>>().join(" "),
        };
        return Cow::Owned(format!("{before}{name}{behind}"));
    }
    match wording.word(bare) {
        Some(said) => Cow::Owned(format!("{before}{said}{behind}")),
        None => Cow::Borrowed(word),
    }
}

/// The name of a sign.
fn sign_name(sign: char, wording: &impl Wording) -> String {
    wording.phrase(Phrase::Sign(match sign {
        '!' => "exclamation",
        '?' => "question",
        '*' => "asterisk",
        '&' => "ampersand",
        '+' => "plus",
        _ => "equals",
    }))
}

/// Whether a stroke stands between two numbers: so many of so many.
fn is_share(told: &str, next: Option<&char>) -> bool {
    told.ends_with(|before: char| before.is_ascii_digit()) && next.is_some_and(char::is_ascii_digit)
}

/// Appends a word with blanks around it.
fn word(told: &mut String, word: &str) {
    told.push(' ');
    told.push_str(word);
    told.push(' ');
}

/// Whether a sign at this place marks a line of a list as right or wrong.
fn is_mark(told: &str) -> bool {
    told.trim().is_empty()
}

/// Whether a character draws: boxes, blocks, shapes, braille patterns, symbols.
#[must_use]
pub const fn is_drawing(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{2500}'..='\u{27bf}' | '\u{2800}'..='\u{28ff}'
        | '\u{2b00}'..='\u{2bff}' | '\u{e000}'..='\u{f8ff}' | '\u{1fb00}'..='\u{1fbff}' | '\u{fffd}')
}

/// Cuts a full line behind its last pause, if there is one in its second half, and returns what was behind: what belongs
/// together, such as a move, stays in one line.
fn after_pause(line: &mut String) -> String {
    let ends = [". ", "; ", ": ", "! ", "? ", ", "];
    let last = ends.iter().filter_map(|end| Some(line.rfind(end)? + end.len())).max();
    let Some(place) = last.filter(|&place| line[..place].width() > WIDTH / 2) else { return String::new() };
    let rest = line.split_off(place);
    line.truncate(line.trim_end().len());
    rest
}

/// A text in lines of at most [`WIDTH`] columns, broken behind a pause or else between words where there are any.
#[must_use]
pub fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut width = 0;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if width > 0 && width + 1 + word.width() > WIDTH {
            let rest = lines.last_mut().map(after_pause).unwrap_or_default();
            width = rest.width();
            lines.push(rest);
        }
        if width > 0
            && let Some(line) = lines.last_mut()
        {
            line.push(' ');
            width += 1;
        }
        for letter in word.chars() {
            let columns = letter.width().unwrap_or(0);
            if width + columns > WIDTH {
                lines.push(String::new());
                width = 0;
            }
            if let Some(line) = lines.last_mut() {
                line.push(letter);
            }
            width += columns;
        }
    }
    lines
}

/// The voice: it remembers what it said, so that the same announcement sounds different the second time.
#[derive(Debug, Default)]
pub struct Voice {
    last: String,
    times: usize,
}

impl Voice {
    /// The lines to write for an announcement.
    pub fn say(&mut self, text: &str, wording: &impl Wording) -> Vec<String> {
        let text = speakable(text, wording);
        if text.is_empty() {
            return Vec::new();
        }
        if text == self.last {
            self.times += 1;
            let ends = text.ends_with(['.', '!', '?', '。', '！', '？']);
            let text = if ends { text } else { format!("{text}.") };
            return wrapped(&wording.phrase(Phrase::Again(self.times, &text)));
        }
        self.last.clone_from(&text);
        self.times = 1;
        wrapped(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::tests::English;

    #[test]
    fn signs_for_eyes_become_words_or_go() {
        for (text, told) in [
            ("▸ p  Puzzles: win by fours ", "p Puzzles: win by fours"),
            ("puzzle 1833 ±250", "puzzle 1833 plus or minus 250"),
            ("you 1250-1900 · 1 of 1", "you 1250 to 1900, 1 of 1"),
            ("n goes on, ← → replay it.", "n goes on, left right replay it."),
            ("×  2  warn", "Wrong: 2 warn"),
            ("What is on 28?", "What is on 28?"),
            ("a\u{1b}[2Jb", "a[2Jb"),
            ("Rating 1250-1900, day 2026-11-26", "Rating 1250 to 1900, day 2026-11-26"),
            ("What does !? mean?", "What does exclamation mark question mark mean?"),
            ("press & first", "press ampersand first"),
            ("“+” is (=).", "“plus sign” is (equals sign)."),
            ("!!, ?? or !?", "double exclamation mark, double question mark or exclamation mark question mark"),
            ("marked ?: type it; + keeps it", "marked question mark: type it; plus sign keeps it"),
            ("Enter: next, ← : back", "Enter: next, left: back"),
            ("16-move rule: 2/16", "16-move rule: 2 of 16"),
            ("(depth\u{a0}15)", "(depth 15)"),
            ("Liste\u{a0}: un numéro\u{a0}; «\u{a0}haut\u{a0}»\u{202f}!", "Liste: un numéro; «haut»!"),
            ("«\u{a0}??\u{a0}» ou", "«double question mark» ou"),
            ("│ 6 ▅▔▔▅ │", "6"),
        ] {
            assert_eq!(speakable(text, &English), told);
        }
    }

    #[test]
    fn lines_are_broken_between_words_and_never_too_wide() {
        let long = "word ".repeat(100);
        assert!(wrapped(&long).iter().all(|line| line.width() <= WIDTH && line.ends_with("word")));
        let chinese = wrapped(&"白".repeat(100));
        assert_eq!(chinese.iter().map(|line| line.width()).collect::<Vec<_>>(), [160, 40]);
        assert_eq!(wrapped("one line"), ["one line"]);
        let moves = "20 to 15; ".repeat(30);
        assert!(wrapped(&moves).iter().all(|line| line.starts_with("20 to") && line.ends_with("to 15;")));
    }

    #[test]
    fn the_same_announcement_differs_each_time() {
        let mut voice = Voice::default();
        let mut said = |text: &str| voice.say(text, &English).join("");
        assert_eq!(said("Right."), "Right.");
        assert_eq!(said("Right."), "Again: Right.");
        assert_eq!(said("Right."), "Again, number 3: Right.");
        assert_eq!(said("Wrong."), "Wrong.");
        assert_eq!(said("Right."), "Right.");
    }
}
