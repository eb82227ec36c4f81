//! Characters in place of others: what a key meant, and what a poor terminal can show instead.

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

/// The key of a Latin keyboard in the place of a character of another layout: of the Cyrillic ones (йцукен, with the letters of
/// the Ukrainian one and `ў` of the Belarusian one), the Greek, the Hebrew, the Arabic, the Georgian and the Korean one;
/// others stay.
#[must_use]
pub fn latin_key(character: char) -> char {
    const LAYOUTS: [(&str, &str); 6] = [
        (
            "йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ№іїєґўІЇЄҐЎ",
            "qwertyuiop[]asdfghjkl;'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~#s]'\\oS}\"|O",
        ),
        ("ςερτυθιοπασδφγηξκλζχψωβνμΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "wertyuiopasdfghjklzxcvbnmERTYUIOPASDFGHJKLZXCVBNM"),
        ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
        ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"),
        ("ქწერტყუიოპასდფგჰჯკლზხცვბნმ", "qwertyuiopasdfghjklzxcvbnm"),
        ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
    ];
    if character.is_ascii() {
        return character;
    }
    let mut keys = LAYOUTS.iter().flat_map(|(letters, keys)| letters.chars().zip(keys.chars()));
    keys.find(|(letter, _)| *letter == character).map_or(character, |(_, key)| key)
}

/// The ASCII character that looks most like another one; a question mark if none does.
#[must_use]
pub fn ascii(character: char) -> char {
    match half_width(character) {
        half if half.is_ascii() => half,
        '━' | '▔' | '▁' | '▂' | '═' => '-',
        '│' | '┃' | '▌' | '▐' | '▏' | '▎' | '▍' | '▕' | '‖' | '║' => '|',
        '┏' | '┓' | '┗' | '┛' | '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' | '±' => {
            '+'
        }
        '·' | '…' | '•' => '.',
        '░' => ':',
        '▒' => '=',
        '▓' => '%',
        '█' | '▀' | '▄' | '▃' | '▅' | '▆' | '▇' | '▉' | '▊' | '▋' | '■' => '#',
        '▸' | '▶' | '→' | '›' => '>',
        '◂' | '◀' | '←' | '‹' => '<',
        '↑' | '▲' => '^',
        '↓' | '▼' | '√' => 'v',
        '╳' => 'x',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' | '´' => '\'',
        '\u{a0}' => ' ',
        'À'..='Å' => 'A',
        'à'..='å' | 'ā' | 'ǎ' => 'a',
        'Ç' => 'C',
        'ç' => 'c',
        'È'..='Ë' => 'E',
        'è'..='ë' | 'ē' | 'ě' => 'e',
        'Ì'..='Ï' => 'I',
        'ì'..='ï' | 'ī' | 'ǐ' => 'i',
        'Ñ' => 'N',
        'ñ' => 'n',
        'Ò'..='Ö' | 'Ø' => 'O',
        'ò'..='ö' | 'ø' | 'ō' | 'ǒ' => 'o',
        'Ù'..='Ü' => 'U',
        'ù'..='ü' | 'ū' | 'ǔ' => 'u',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_characters_have_half_width_forms() {
        let text: String = "３２－２８　ｃ３：ｄ４，１９×２３".chars().map(half_width).collect();
        assert_eq!(text, "32-28 c3:d4,19x23");
    }

    /// The rows of the layout, as printed on keyboards.
    #[test]
    fn keys_of_the_cyrillic_layout_have_the_places_of_latin_ones() {
        for (cyrillic, latin) in [
            ("йцукенгшщзхъ", "qwertyuiop[]"),
            ("фывапролджэ", "asdfghjkl;'"),
            ("ячсмитьбю", "zxcvbnm,."),
            ("фівапролджє", "asdfghjkl;'"),
            ("йцукенгшўзх", "qwertyuiop["),
        ] {
            assert_eq!(cyrillic.chars().map(latin_key).collect::<String>(), latin);
            let upper = cyrillic.to_uppercase();
            let upper = upper.chars().map(latin_key).filter(char::is_ascii_alphabetic);
            assert_eq!(upper.collect::<String>(), latin.to_uppercase().replace(|key: char| !key.is_alphabetic(), ""));
        }
        assert_eq!(["q", "7", "马", "é"].map(|same| latin_key(same.chars().next().unwrap())), ['q', '7', '马', 'é']);
    }

    /// The rows of the layouts, as printed on keyboards: those of Windows.
    #[test]
    fn keys_of_other_alphabets_have_the_places_of_latin_ones() {
        for (row, latin) in [
            ("ςερτυθιοπ", "wertyuiop"),
            ("ασδφγηξκλ", "asdfghjkl"),
            ("ζχψωβνμ", "zxcvbnm"),
            ("קראטוןםפ", "ertyuiop"),
            ("שדגכעיחלך", "asdfghjkl"),
            ("זסבהנמצ", "zxcvbnm"),
            ("ضصثقفغعهخح", "qwertyuiop"),
            ("شسيبلاتنم", "asdfghjkl"),
            ("ქწერტყუიოპ", "qwertyuiop"),
            ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"),
            ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
        ] {
            assert_eq!(row.chars().map(latin_key).collect::<String>(), latin);
        }
    }

    #[test]
    fn what_is_not_ascii_has_a_stand_in_that_is() {
        let text: String = "┌─ Königsspiel · 12×23 … ▸ ½ „Ж“ 马 ─┐".chars().map(ascii).collect();
        assert_eq!(text, "+- Konigsspiel . 12x23 . > ? ??\" ? -+");
    }
}
