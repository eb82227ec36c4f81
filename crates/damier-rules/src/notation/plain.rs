//! The plain characters that printed texts, word processors and input methods replace by others.

use std::borrow::Cow;

use etude_text::half_width;

/// The character of notation that is meant: [`half_width`], a space for spaces of any width and for characters that are not
/// seen, the digits and strokes of printed fractions, and a Latin letter for a Cyrillic one of the same shape, which a
/// Russian keyboard has in its place.
pub(super) fn plain(character: char) -> char {
    match character {
        '\u{85}'
        | '\u{a0}'
        | '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{feff}'
        | '\u{2000}'..='\u{200f}'
        | '\u{2028}'..='\u{202f}'
        | '\u{205f}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' => ' ',
        '、' => ',',
        '⁄' | '∕' => '/',
        '¹' | '₁' => '1',
        '²' | '₂' => '2',
        '⁰' | '₀' => '0',
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
    fn every_dash_space_and_letter_of_the_same_shape_is_plain() {
        for dash in ['‐', '‑', '‒', '–', '—', '―', '−', '－'] {
            assert_eq!(plain_text(&format!("1{dash}0")), "1-0", "{dash:?}");
        }
        for space in
            ['\u{a0}', '\u{2009}', '\u{202f}', '\u{3000}', '\u{85}', '\u{2028}', '\u{200e}', '\u{200f}', '\u{fe0f}']
        {
            assert_eq!(plain_text(&format!("32{space}28")), "32 28", "{space:?}");
        }
        assert_eq!(plain_text("с3хе5"), "c3xe5", "Cyrillic letters");
        assert_eq!(plain_text("¹⁄₂-¹∕₂"), "1/2-1/2", "fractions");
        assert_eq!(plain_text("Жü½…"), "Жü½…", "nothing else is changed");
    }
}
