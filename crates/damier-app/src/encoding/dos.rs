//! Code pages of DOS for Latin letters, which the standard of the web leaves out.

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
}
