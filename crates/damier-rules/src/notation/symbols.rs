//! The signs after moves (CDA 3.10, FMJD 8-9), and the numbered glyphs (NAGs) of PDN.

use std::fmt;

/// An assessment attached to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// `!`, `$1`: good.
    Good,
    /// `?`, `$2`: bad.
    Bad,
    /// `!!`, `$3`: very good.
    VeryGood,
    /// `??`, `$4`: very bad.
    VeryBad,
    /// `!?`, `$5`: looks good, may be bad.
    Interesting,
    /// `?!`, `$6`: looks bad, may be good.
    Dubious,
    /// `*`, `$7`: forced, all other moves lose.
    Forced,
    /// `+`: wins.
    Win,
    /// `=`: draws.
    Draw,
    /// `+1`, `-2`: pieces gained or lost after the last move.
    Material(i8),
    /// `a.l.` (ad libitum): several capture routes with the same result.
    AdLibitum,
    /// `$n`: any other numbered glyph. PDN 3.0 sets no upper limit, and programs define glyphs of their own.
    Nag(u64),
}

impl Symbol {
    /// The symbol of a numbered glyph, as a sign if there is one.
    #[must_use]
    pub const fn from_nag(number: u64) -> Self {
        match number {
            1 => Self::Good,
            2 => Self::Bad,
            3 => Self::VeryGood,
            4 => Self::VeryBad,
            5 => Self::Interesting,
            6 => Self::Dubious,
            7 => Self::Forced,
            other => Self::Nag(other),
        }
    }

    /// The numbered glyph of the symbol, if PDN has one.
    #[must_use]
    pub const fn nag(self) -> Option<u64> {
        match self {
            Self::Good => Some(1),
            Self::Bad => Some(2),
            Self::VeryGood => Some(3),
            Self::VeryBad => Some(4),
            Self::Interesting => Some(5),
            Self::Dubious => Some(6),
            Self::Forced => Some(7),
            Self::Nag(number) => Some(number),
            Self::Win | Self::Draw | Self::Material(_) | Self::AdLibitum => None,
        }
    }

    /// Whether it is one of the `!` and `?` signs, which PDN writes directly after the move.
    #[must_use]
    pub const fn is_strength(self) -> bool {
        matches!(self, Self::Good | Self::Bad | Self::VeryGood | Self::VeryBad | Self::Interesting | Self::Dubious)
    }

    /// Reads the symbol at the start of `text` and returns it with its length in bytes. `*` is not read here: whether
    /// it means "forced" or the end of a game depends on the text before it.
    #[must_use]
    pub fn scan(text: &[u8]) -> Option<(Self, usize)> {
        match text {
            [b'!' | b'?', ..] => Some(scan_strength(text)),
            // `‼`, `⁇`, `⁈` and `⁉`, each one character.
            [0xe2, 0x80, 0xbc, ..] => Some((Self::VeryGood, 3)),
            [0xe2, 0x81, 0x87, ..] => Some((Self::VeryBad, 3)),
            [0xe2, 0x81, 0x88, ..] => Some((Self::Dubious, 3)),
            [0xe2, 0x81, 0x89, ..] => Some((Self::Interesting, 3)),
            [b'(', inner @ ..] => match inner.first()? {
                b'!' | b'?' => {
                    let (symbol, length) = scan_strength(inner);
                    (inner.get(length) == Some(&b')')).then_some((symbol, length + 2))
                }
                _ => None,
            },
            [b'$', digits @ ..] => scan_nag(digits),
            [b'=', ..] => Some((Self::Draw, 1)),
            [sign @ (b'+' | b'-'), digits @ ..] => scan_plus_or_minus(*sign, digits),
            [b'a', b'.', b'l', b'.', ..] => Some((Self::AdLibitum, 4)),
            [b'a', b'.', b' ', b'l', b'.', ..] => Some((Self::AdLibitum, 5)),
            _ => None,
        }
    }
}

/// The sign for a run of `!` and `?`. Only the first two characters count.
fn scan_strength(text: &[u8]) -> (Symbol, usize) {
    let length = text.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let symbol = match text {
        [b'!', b'!', ..] => Symbol::VeryGood,
        [b'!', b'?', ..] => Symbol::Interesting,
        [b'!', ..] => Symbol::Good,
        [b'?', b'?', ..] => Symbol::VeryBad,
        [b'?', b'!', ..] => Symbol::Dubious,
        _ => Symbol::Bad,
    };
    (symbol, length)
}

fn scan_nag(digits: &[u8]) -> Option<(Symbol, usize)> {
    let length = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = std::str::from_utf8(&digits[..length]).ok()?.parse().ok()?;
    Some((Symbol::from_nag(number), length + 1))
}

fn scan_plus_or_minus(sign: u8, digits: &[u8]) -> Option<(Symbol, usize)> {
    let length = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if length == 0 {
        return (sign == b'+').then_some((Symbol::Win, 1));
    }
    let amount: i8 = std::str::from_utf8(&digits[..length]).ok()?.parse().ok()?;
    let amount = if sign == b'+' { amount } else { -amount };
    Some((Symbol::Material(amount), length + 1))
}

impl fmt::Display for Symbol {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self {
            Self::Good => "!",
            Self::Bad => "?",
            Self::VeryGood => "!!",
            Self::VeryBad => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::Forced => "*",
            Self::Win => "+",
            Self::Draw => "=",
            Self::AdLibitum => "a.l.",
            Self::Material(amount) => return write!(formatter, "{amount:+}"),
            Self::Nag(number) => return write!(formatter, "${number}"),
        };
        formatter.pad(sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_read_as_it_is_written() {
        let signs = [
            Symbol::Good,
            Symbol::Bad,
            Symbol::VeryGood,
            Symbol::VeryBad,
            Symbol::Interesting,
            Symbol::Dubious,
            Symbol::Win,
            Symbol::Draw,
            Symbol::Material(2),
            Symbol::Material(-11),
            Symbol::AdLibitum,
            Symbol::Nag(18),
        ];
        for symbol in signs {
            let text = symbol.to_string();
            assert_eq!(Symbol::scan(text.as_bytes()), Some((symbol, text.len())), "{text}");
        }
    }

    #[test]
    fn numbered_glyphs_become_signs_where_there_are_signs() {
        for number in (0..=255).chain([256, 902, u64::MAX]) {
            let symbol = Symbol::from_nag(number);
            assert_eq!(symbol.nag(), Some(number));
            let text = format!("${number}");
            assert_eq!(Symbol::scan(text.as_bytes()), Some((symbol, text.len())));
        }
        assert_eq!(Symbol::scan(b"$99999999999999999999"), None);
        assert_eq!(Symbol::scan(b"$"), None);
        assert_eq!(Symbol::scan(b"(?!) 12-18"), Some((Symbol::Dubious, 4)));
        assert_eq!(Symbol::scan(b"(32-28"), None);
        assert_eq!(Symbol::scan(b"- 4"), None);
    }
}
