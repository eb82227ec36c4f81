//! The plain characters that printed texts, word processors and input methods replace by others.

use std::borrow::Cow;

/// The half-width form of a full-width character, as an input method for Chinese or Japanese writes digits and signs,
/// and `-` or `x` for the dashes and crosses of printed texts.
#[must_use]
pub fn half_width(character: char) -> char {
    /// From U+FF01 on the characters of ASCII stand in their order.
    const DISTANCE: u32 = 0xff01 - '!' as u32;
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - DISTANCE).unwrap_or(character),
        '\u{3000}' => ' ',
        '×' | '✕' | '✖' | '⨯' => 'x',
        '‐'..='―' | '⁃' | '−' | '─' | '﹘' | '﹣' | 'ー' => '-',
        '∶' | '꞉' => ':',
        '、' => ',',
        '。' => '.',
        _ => character,
    }
}

/// The character of notation that is meant: [`half_width`], a space for spaces of any width, and a Latin letter for a
/// Cyrillic one of the same shape, which a Russian keyboard has in its place.
pub(super) fn plain(character: char) -> char {
    match character {
        '\u{a0}' | '\u{ad}' | '\u{2000}'..='\u{200b}' | '\u{202f}' | '\u{205f}' | '\u{2060}' | '\u{feff}' => ' ',
        'а' | 'А' => 'a',
        'В' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'Н' => 'h',
        'К' => 'K',
        'х' | 'Х' => 'x',
        _ => half_width(character),
    }
}

/// A text of notation in plain characters. It has as many as before.
pub(super) fn plain_text(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(text.chars().map(plain).collect()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_characters_have_half_width_forms() {
        let text: String = "３２－２８　ｃ３：ｄ４，１９×２３".chars().map(half_width).collect();
        assert_eq!(text, "32-28 c3:d4,19x23");
    }

    #[test]
    fn every_dash_space_and_letter_of_the_same_shape_is_plain() {
        for dash in ['‐', '‑', '‒', '–', '—', '―', '−', '－'] {
            assert_eq!(plain_text(&format!("1{dash}0")), "1-0", "{dash:?}");
        }
        for space in ['\u{a0}', '\u{2009}', '\u{202f}', '\u{3000}'] {
            assert_eq!(plain_text(&format!("32{space}28")), "32 28", "{space:?}");
        }
        assert_eq!(plain_text("с3хе5"), "c3xe5", "Cyrillic letters");
        assert_eq!(plain_text("Жü½…"), "Жü½…", "nothing else is changed");
    }
}
