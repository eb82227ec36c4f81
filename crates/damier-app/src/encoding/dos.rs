//! Code pages of DOS for Latin letters, which the standard of the web leaves out, and how a text in one is recognised.

/// A code page: ASCII, and 128 more characters.
#[derive(Debug, PartialEq, Eq)]
pub struct DosPage {
    /// Its name, as IANA lists it.
    pub(super) name: &'static str,
    /// The characters of the bytes from 128 on.
    upper: &'static str,
}

/// The page of the United States, that of Western Europe, of Central Europe and of the Baltic states.
static PAGES: [DosPage; 4] = [
    DosPage {
        name: "IBM437",
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
              └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
    },
    DosPage {
        name: "IBM850",
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
              └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
    },
    DosPage {
        name: "IBM852",
        upper: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
              └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
    },
    DosPage {
        name: "IBM775",
        upper: "ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐\
              └┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’\u{ad}±“¾¶§÷„°∙·¹³²■\u{a0}",
    },
];

impl DosPage {
    /// The page of a number: `850`, `cp850`, `ibm850`, `dos-850`.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        let number = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        let before = name[..name.len() - number.len()].trim_end_matches(['-', '_', ' ']);
        let is_page = ["", "cp", "ibm", "dos", "codepage", "oem"].contains(&before);
        PAGES.iter().find(|page| is_page && page.name.strip_prefix("IBM") == Some(number))
    }

    /// The text of some bytes. Every byte is a character.
    pub(super) fn decode(&self, bytes: &[u8]) -> String {
        let character = |&byte: &u8| match byte {
            0..=0x7f => char::from(byte),
            _ => self.upper.chars().nth(usize::from(byte - 0x80)).unwrap_or('\u{fffd}'),
        };
        bytes.iter().map(character).collect()
    }

    /// The page in which a text of Western Europe is likely to be: its bytes above ASCII are letters in words of ASCII there,
    /// and some of them would be signs within words in Windows.
    pub(super) fn guess<'a>(lines: impl Iterator<Item = &'a [u8]>) -> Option<&'static Self> {
        let mut has_proof = false;
        for line in lines {
            for (at, &byte) in line.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()) {
                let near = |place: Option<usize>| place.and_then(|place| line.get(place)).copied().unwrap_or(b' ');
                let (before, after) = (near(at.checked_sub(1)), near(Some(at + 1)));
                let (follows, leads) = (before.is_ascii_alphabetic(), after.is_ascii_alphabetic());
                match byte {
                    // Fractions in results.
                    0xab | 0xac => continue,
                    0x80..=0x9b | 0x9d | 0xa0..=0xa5 | 0xe1 => {}
                    _ => return None,
                }
                // Three in a row are a word of another script.
                if !before.is_ascii() && !after.is_ascii() {
                    return None;
                }
                has_proof |= match byte {
                    // In Windows nothing, or a quotation mark or another sign that no letter precedes.
                    0x81 | 0x82 | 0x84 | 0x88 | 0x89 | 0x8b | 0x8d | 0x90 => follows,
                    // Other signs, but none within a word.
                    0x83 | 0x85 | 0x87 | 0x93..=0x98 | 0x9b | 0xa1..=0xa4 => follows && leads,
                    // In Windows it stands after a word.
                    0x99 => !follows && leads,
                    _ => false,
                };
            }
        }
        has_proof.then_some(&PAGES[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_code_charts() {
        // From the tables of the Unicode consortium, VENDORS/MICSFT/PC.
        for (name, bytes, text) in [
            ("cp437", &b"Andr\x82 \xab \xe1 \xe3"[..], "André ½ ß π"),
            ("850", b"J\x9brgensen \xc6\xd2", "Jørgensen ãÊ"),
            ("dos-852", b"\x9dukasz \xa5\xbe", "Łukasz ąż"),
            ("IBM775", b"K\xd7ri\xd0", "Kūrią"),
        ] {
            let page = DosPage::named(&name.to_lowercase()).unwrap();
            assert_eq!(page.decode(bytes), text, "{name}");
            assert_eq!(page.upper.chars().count(), 128);
        }
        for name in ["", "cp", "cp866", "cp8500", "windows-850", "850cp"] {
            assert_eq!(DosPage::named(name), None, "{name}");
        }
    }

    #[test]
    fn western_words_are_recognised_and_other_encodings_are_not() {
        let guess = |line: &[u8]| DosPage::guess([line].into_iter()).map(|page| page.name);
        for line in [&b"Andr\x82 H\x81bner"[..], b"Bj\x94rn", b"\xab-\xab Fran\x87ois", b"\x99zg\x81r", b"Ni\xa4o"] {
            assert_eq!(guess(line), Some("IBM850"), "{line:?}");
        }
        // Windows-1252, also with its quotation marks, dashes and apostrophes; windows-1251; GBK; nothing foreign.
        for line in [
            &b"Andr\xe9 H\xfcbner"[..],
            b"\x93wit\x94 \x96 zwart\x85 d\x92Angelo",
            b"\x84Zug\x93 1940\x9645",
            b"Si\xf4ren\x82 \xc0",
            b"\xca\xe8\xf1\xe5\xeb",
            b"\xb9\xfa\xbc\xca",
            b"\x80\x81\x82",
            b"A. \x8b. Ivanov",
            b"plain",
        ] {
            assert_eq!(guess(line), None, "{line:?}");
        }
    }
}
