//! The results of games in all spellings.

use std::ops::Range;

use crate::Variant;
use crate::notation::plain::plain_text;
use crate::notation::scan::{Scanned, scan};

/// The result of a game (PDN 3.0, tag `Result`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `2-0`, `1-0`.
    WhiteWins,
    /// `1-1`, `1/2-1/2`.
    Draw,
    /// `0-2`, `0-1`.
    BlackWins,
    /// `0-0`: both players lose.
    BothLose,
    /// `*`: unfinished or unknown.
    #[default]
    Unknown,
    /// A result used by some events only, such as `1+ - 1-`.
    Other(String),
}

/// All spellings. Longer ones precede their own prefixes.
const SPELLINGS: [(&str, GameResult); 15] = [
    ("1/2-1/2", GameResult::Draw),
    ("½-½", GameResult::Draw),
    ("½", GameResult::Draw),
    ("0.5-0.5", GameResult::Draw),
    ("0,5-0,5", GameResult::Draw),
    ("1/2", GameResult::Draw),
    ("=/=", GameResult::Draw),
    ("=-=", GameResult::Draw),
    ("2-0", GameResult::WhiteWins),
    ("1-0", GameResult::WhiteWins),
    ("1-1", GameResult::Draw),
    ("0-2", GameResult::BlackWins),
    ("0-1", GameResult::BlackWins),
    ("0-0", GameResult::BothLose),
    ("*", GameResult::Unknown),
];

/// What people write for a draw: in Dutch, French, German and Polish, English, Russian and Ukrainian, Spanish and Portuguese,
/// Italian, Chinese.
const DRAWS: [&str; 23] = [
    "remise",
    "gelijkspel",
    "gelijk",
    "partie nulle",
    "match nul",
    "nulle",
    "nul",
    "remis",
    "unentschieden",
    "drawn",
    "draw",
    "ничья",
    "нічия",
    "empate",
    "tablas",
    "patta",
    "pari",
    "和棋",
    "和局",
    "平局",
    "平手",
    "平",
    "和",
];
/// More than the longest of them takes, spaces included.
const LONGEST_WORDS: usize = 32;
/// The longest remark beside a result, in bytes.
const LONGEST_REMARK: usize = 100;

/// The length in bytes of the word for a draw that a text begins with, in letters of any size. Other letters or digits
/// must not follow.
#[cold]
pub(super) fn draw_in_words(text: &[u8]) -> Option<usize> {
    let start = &text[..text.len().min(LONGEST_WORDS)];
    let start = match std::str::from_utf8(start) {
        Ok(start) => start,
        Err(error) => std::str::from_utf8(&start[..error.valid_up_to()]).ok()?,
    };
    DRAWS.iter().find_map(|words| {
        let mut rest = start;
        for expected in words.chars() {
            let found = rest.chars().next()?;
            let fits = if expected == ' ' { found.is_whitespace() } else { found.to_lowercase().eq([expected]) };
            if !fits {
                return None;
            }
            rest = if expected == ' ' { rest.trim_start() } else { &rest[found.len_utf8()..] };
        }
        let goes_on =
            rest.chars().next().is_some_and(|next| next.is_alphanumeric() || matches!(next, '-' | '_' | '\''));
        (!goes_on).then(|| start.len() - rest.len())
    })
}

impl GameResult {
    /// The result given by the value of a `Result` tag. Spaces are ignored, and so is a remark in words.
    #[must_use]
    pub fn from_tag(value: &str) -> Self {
        let value = Self::split_tag(value).0;
        let letters = plain_text(value);
        let letters = letters.chars().filter(|letter| !letter.is_whitespace());
        let bare: String = letters.map(|letter| if letter == ':' { '-' } else { letter }).collect();
        if matches!(&*bare, "" | "?" | "-") {
            return Self::Unknown;
        }
        if Self::is_draw_in_words(value) {
            return Self::Draw;
        }
        let known = SPELLINGS.into_iter().find(|(spelling, _)| *spelling == bare);
        known.map_or_else(|| Self::Other(value.trim().to_owned()), |(_, result)| result)
    }

    /// The value of a `Result` tag as a result and a remark beside it: `1-1 (remise)`, `0-2 opgegeven`.
    pub(super) fn split_tag(value: &str) -> (&str, Option<&str>) {
        let whole = (value, None);
        let Some((_, length)) = Self::scan(value.trim_start().as_bytes()) else { return whole };
        let (result, beside) = value.split_at(value.len() - value.trim_start().len() + length);
        match remark(beside.as_bytes()) {
            Some((span, length)) if beside[length..].trim().is_empty() => (result, Some(beside[span].trim())),
            _ => whole,
        }
    }

    /// Whether the value of a `Result` tag is a word for a draw: `remise`.
    pub(super) fn is_draw_in_words(value: &str) -> bool {
        let value = value.trim().trim_end_matches('.');
        draw_in_words(value.as_bytes()) == Some(value.len())
    }

    /// The result at the start of a text and its length in bytes. `*` is not recognised here, nor is the `1-1` in
    /// `1-18`.
    #[inline]
    pub(super) fn scan(text: &[u8]) -> Option<(Self, usize)> {
        let (length, result) = SPELLINGS
            .into_iter()
            .take(SPELLINGS.len() - 1)
            .find_map(|(spelling, result)| Some((spaced(text, spelling.as_bytes())?, result)))?;
        let goes_on = text.get(length).is_some_and(|next| next.is_ascii_digit() || matches!(next, b'/' | b'x' | b':'));
        (!goes_on).then_some((result, length))
    }

    /// Whether another result cannot be true at the same time. An unknown one contradicts nothing.
    #[must_use]
    pub fn contradicts(&self, other: &Self) -> bool {
        *self != Self::Unknown && *other != Self::Unknown && self != other
    }

    /// The spelling that PDN 3.0 prescribes for a variant.
    #[must_use]
    pub fn spelling(&self, variant: Variant) -> &str {
        let international = variant == Variant::International;
        match self {
            Self::WhiteWins if international => "2-0",
            Self::WhiteWins => "1-0",
            Self::Draw if international => "1-1",
            Self::Draw => "1/2-1/2",
            Self::BlackWins if international => "0-2",
            Self::BlackWins => "0-1",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
            Self::Other(text) => text,
        }
    }
}

/// Length of `spelling` at the start of `text`, with spaces allowed around its dash. A colon may stand for it: no king comes
/// back to square 1, nor is there a square 0, so that a result is no capture.
fn spaced(text: &[u8], spelling: &[u8]) -> Option<usize> {
    let mut at = 0;
    for &expected in spelling {
        if expected == b'-' {
            at += blanks(&text[at..]);
        }
        let is_colon = expected == b'-' && text.get(at) == Some(&b':');
        if text.get(at) != Some(&expected) && !is_colon {
            return None;
        }
        at += 1;
        if expected == b'-' {
            at += blanks(&text[at..]);
        }
    }
    Some(at)
}

fn blanks(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| byte == b' ').count()
}

/// The remark that a text begins with, and the length in bytes with the parentheses around it: ` (remise)`, ` opgegeven`.
/// It ends on the same line, begins with a letter if it has no parentheses, and has no move in it.
#[cold]
pub(super) fn remark(text: &[u8]) -> Option<(Range<usize>, usize)> {
    let start = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let ends = |byte: &u8| matches!(byte, b'\n' | b'\r' | b'(' | b')' | b'{' | b'[' | b';' | b'"' | b'*');
    let to_end = |from: usize| from + text[from..].iter().take(LONGEST_REMARK).take_while(|byte| !ends(byte)).count();
    let (span, length) = if text.get(start) == Some(&b'(') {
        let end = to_end(start + 1);
        (text.get(end) == Some(&b')')).then_some((start + 1..end, end + 1))?
    } else {
        let end = to_end(start);
        let is_letter = |letter: char| letter.is_alphabetic() && start > 0;
        let first = String::from_utf8_lossy(&text[start..end]).chars().next();
        (first.is_some_and(is_letter) && end - start < LONGEST_REMARK).then_some((start..end, end))?
    };
    let words = || text[span.clone()].split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let is_plain = |word: &[u8]| !matches!(scan(word), Ok(Scanned::Move { .. }));
    let is_number = span.clone().all(|at| text[at].is_ascii_digit());
    (words().next().is_some() && words().all(is_plain) && !is_number).then_some((span, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_contradict_each_other_in_every_spelling_and_unknown_ones_never() {
        let contradicts = |one, other| GameResult::from_tag(one).contradicts(&GameResult::from_tag(other));
        assert!(contradicts("2-0", "0-1") && contradicts("1-1", "0-0"));
        assert!(!contradicts("2-0", "1-0") && !contradicts("½-½", "1-1"));
        assert!(!contradicts("*", "1-0") && !contradicts("1-0", "?"));
    }

    #[test]
    fn every_spelling_is_read_from_tags_and_from_the_text() {
        for (text, result) in [
            ("2-0", GameResult::WhiteWins),
            ("1 - 0", GameResult::WhiteWins),
            ("1-1", GameResult::Draw),
            ("1/2-1/2", GameResult::Draw),
            ("1/2 - 1/2", GameResult::Draw),
            ("½-½", GameResult::Draw),
            ("½", GameResult::Draw),
            ("1/2", GameResult::Draw),
            ("0.5-0.5", GameResult::Draw),
            ("0,5 - 0,5", GameResult::Draw),
            ("2:0", GameResult::WhiteWins),
            ("1 : 1", GameResult::Draw),
            ("0-1", GameResult::BlackWins),
            ("0 - 2", GameResult::BlackWins),
            ("0-0", GameResult::BothLose),
            ("=/=", GameResult::Draw),
            ("=-=", GameResult::Draw),
        ] {
            assert_eq!(GameResult::from_tag(text), result);
            assert_eq!(GameResult::scan(text.as_bytes()), Some((result.clone(), text.len())));
            let stream = format!("{text}\n[Event");
            assert_eq!(GameResult::scan(stream.as_bytes()), Some((result, text.len())));
        }
        for (text, result) in [
            ("2\u{2013}0", GameResult::WhiteWins),
            ("½ \u{2013} ½", GameResult::Draw),
            ("0\u{2212}2", GameResult::BlackWins),
            ("１－１", GameResult::Draw),
            ("1/2\u{2012}1/2", GameResult::Draw),
        ] {
            assert_eq!(GameResult::from_tag(text), result, "{text}");
        }
        assert_eq!(GameResult::from_tag("*"), GameResult::Unknown);
        assert_eq!(GameResult::from_tag(""), GameResult::Unknown);
        assert_eq!(GameResult::from_tag(" 1+ - 1- "), GameResult::Other("1+ - 1-".to_owned()));
    }

    #[test]
    fn a_draw_may_be_said_in_words() {
        for text in
            ["remise", "Remise", "REMISE", "nulle", "Partie  nulle", "match\nnul", "Ничья", "draw", "和棋", "remis"]
        {
            assert_eq!(draw_in_words(text.as_bytes()), Some(text.len()), "{text}");
            let stream = format!("{text}. [Event");
            assert_eq!(draw_in_words(stream.as_bytes()), Some(text.len()), "{text}");
            assert_eq!(GameResult::from_tag(text), GameResult::Draw, "{text}");
        }
        for text in
            ["remises", "remise-aanbod", "nullement", "draws", "draw2", "partie", "match", "ничьяя", "wit wint", ""]
        {
            assert_eq!(draw_in_words(text.as_bytes()), None, "{text}");
        }
        assert_eq!(draw_in_words("remise \u{e9}".as_bytes()), Some(6));
        assert_eq!(draw_in_words(b"remise\xff"), Some(6), "a byte that is no UTF-8");
        assert_eq!(GameResult::from_tag("remise na 40 zetten"), GameResult::Other("remise na 40 zetten".to_owned()));
    }

    #[test]
    fn a_remark_beside_a_result_is_told_from_the_next_game() {
        for (text, said, length) in [
            (" (remise)", "remise", 9),
            ("(tijd)", "tijd", 6),
            ("\t(na 40 zetten)\n[Event", "na 40 zetten", 15),
            (" opgegeven\n[Event", "opgegeven", 10),
            (" Ничья", "Ничья", 11),
            (" FF {", "FF ", 4),
        ] {
            let (span, found) = remark(text.as_bytes()).unwrap();
            assert_eq!((&text[span], found), (said, length), "{text}");
        }
        let none =
            ["", " ", "\n(remise)", " (1)", " ()", " (32-28)", " (a", " a1-b2", " (remise", " 32-28", "remise", " (b4"];
        for text in none.into_iter().chain([" 1. 32-28", " wit speelde 32-28", " [Event", " {ok}", " $7"]) {
            assert_eq!(remark(text.as_bytes()), None, "{text}");
        }
        assert_eq!(remark(&[b' '; 4]), None);
        assert_eq!(remark(format!(" {}", "a".repeat(LONGEST_REMARK)).as_bytes()), None, "a text of another kind");
        for (value, result) in [
            ("1-1 (remise)", GameResult::Draw),
            ("2-0 (12-8)", GameResult::Other("2-0 (12-8)".to_owned())),
            ("0-2 opgegeven", GameResult::BlackWins),
            (" ½-½ na 40 zetten ", GameResult::Draw),
            ("1-1 1-0", GameResult::Other("1-1 1-0".to_owned())),
        ] {
            assert_eq!(GameResult::from_tag(value), result, "{value}");
        }
        assert_eq!(GameResult::split_tag(" 2-0 ( tijd )"), (" 2-0", Some("tijd")));
    }

    #[test]
    fn moves_are_not_taken_for_results() {
        for text in ["1-18", "1-12", "1:10", "2-07", "1x10", "1-6", "1-1x12", "11-17", "12. 1-7"] {
            assert_eq!(GameResult::scan(text.as_bytes()), None, "{text}");
        }
    }
}
