//! Which older encoding a text is in.
//!
//! The detector of the web knows neither the pages of DOS for Latin letters nor that of the Mac, and takes such a text for
//! another. Then signs stand within words, and capitals within small letters: flaws. The encoding with the fewest is taken,
//! and of several the one whose languages have most of the letters.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::MACINTOSH;

use super::TextEncoding;
use super::dos::DosPage;

/// Letters that names of Western Europe have, and the fraction in its results.
const WESTERN: &str = "àáâãäåæçèéêëìíîïñòóôõöøùúûüÿœß½";
/// Those of Central Europe: Polish, Czech, Slovak, Hungarian, Croatian, Romanian, German.
const CENTRAL: &str = "ąćęłńóśźżáčďéěíňřšťúůýžäôľĺŕöőüűđăâîşţß";
/// Those of the Baltic states: Latvian, Lithuanian, Estonian.
const BALTIC: &str = "āčēģīķļņšūžōŗąęėįųäõöü";

/// The encoding of lines that are not UTF-8.
pub(super) fn guess<'a>(lines: &(impl Iterator<Item = &'a [u8]> + Clone)) -> TextEncoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for line in lines.clone() {
        detector.feed(line, false);
    }
    detector.feed(b"", true);
    let detected = TextEncoding::Web(detector.guess(None, Utf8Detection::Deny));
    let pages = [("850", WESTERN), ("852", CENTRAL), ("775", BALTIC)]
        .into_iter()
        .filter_map(|(number, letters)| Some((TextEncoding::Dos(DosPage::named(number)?), letters)));
    let others = pages.chain([(TextEncoding::Web(MACINTOSH), WESTERN)]);
    let mut best = (detected, Fit::of(lines.clone(), detected, ""));
    if best.1.flaws == 0 {
        return detected;
    }
    for (encoding, letters) in others {
        let fit = Fit::of(lines.clone(), encoding, letters);
        if fit.is_better_than(&best.1) {
            best = (encoding, fit);
        }
    }
    best.0
}

/// How well a text fits an encoding.
#[derive(Debug, PartialEq, Eq)]
struct Fit {
    /// Characters that no one writes where they stand.
    flaws: usize,
    /// Letters of the languages that are written in it.
    letters: usize,
}

impl Fit {
    fn of<'a>(lines: impl Iterator<Item = &'a [u8]>, encoding: TextEncoding, letters: &str) -> Self {
        let mut fit = Self { flaws: 0, letters: 0 };
        for line in lines {
            let text: Vec<char> = encoding.decode(line).chars().collect();
            for (at, &letter) in text.iter().enumerate().filter(|(_, letter)| !letter.is_ascii()) {
                let near = |place: Option<usize>| place.and_then(|place| text.get(place)).copied().unwrap_or(' ');
                fit.flaws += usize::from(is_flaw(near(at.checked_sub(1)), letter, near(Some(at + 1))));
                fit.letters += usize::from(letter.to_lowercase().any(|small| letters.contains(small)));
            }
        }
        fit
    }

    const fn is_better_than(&self, other: &Self) -> bool {
        self.flaws < other.flaws || self.flaws == other.flaws && self.letters > other.letters && other.letters > 0
    }
}

/// Whether no one writes a character between these two.
fn is_flaw(before: char, letter: char, after: char) -> bool {
    let (follows, leads) = (before.is_alphabetic(), after.is_alphabetic());
    match letter {
        // Fractions in results, and what an apostrophe, a dash or a space may be.
        '½' | '¼' | '’' | '‘' | '\u{a0}' => false,
        '–' | '—' => before.is_lowercase() && after.is_lowercase(),
        // Quotation marks and other signs that begin something or stand after a number.
        '„' | '‚' | '‰' | '«' | '‹' => follows,
        '“' | '”' | '»' | '›' | '…' | '•' | '·' | '°' | '™' | '©' | '®' | '†' | '‡' | '€' | '§' => {
            follows && leads
        }
        'ª' | 'º' | 'µ' | 'ƒ' => follows || leads,
        'À'..='ɏ' if letter.is_alphabetic() => {
            letter.is_uppercase() && before.is_lowercase()
                || letter.is_lowercase() && before.is_uppercase() && after.is_uppercase()
        }
        // A letter of another script, alone in a word of ASCII.
        _ if letter.is_alphabetic() => before.is_ascii_alphabetic() || after.is_ascii_alphabetic(),
        // Spacing accents, frames and control characters; the punctuation of Chinese and Japanese stands anywhere.
        _ => !('\u{3000}'..='\u{303f}').contains(&letter) && !('\u{ff00}'..='\u{ffef}').contains(&letter),
    }
}
