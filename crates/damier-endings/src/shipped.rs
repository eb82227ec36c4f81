//! The tables embedded in the program.
//!
//! `damier endings build --variant VARIANT --pack FILE` writes `data/VARIANT.tables`: the records of all classes up to
//! four pieces, one after another.

use super::material::Class;
use super::record::{self, Metric};
use damier_rules::Variant;

static PACKS: [&[u8]; 3] = [
    include_bytes!("data/international.tables"),
    include_bytes!("data/russian.tables"),
    include_bytes!("data/brazilian.tables"),
];

/// The records of a pack, found by reading only the headers.
pub type Contents = Vec<(Class, Metric, &'static [u8])>;

/// The size of all shipped tables in bytes.
#[must_use]
pub fn shipped_bytes() -> usize {
    PACKS.iter().map(|pack| pack.len()).sum()
}

/// The embedded records of a variant.
pub fn contents(variant: Variant) -> Contents {
    split(PACKS[variant as usize])
}

/// The records of a pack, up to the first bytes that are not a record.
fn split(mut pack: &'static [u8]) -> Contents {
    let mut contents = Vec::new();
    while let (Ok(length), Ok((_, class, metric))) = (record::length(pack), record::title(pack)) {
        let length = usize::try_from(length).unwrap_or(usize::MAX).min(pack.len());
        let (bytes, rest) = pack.split_at(length);
        contents.push((class, metric, bytes));
        pack = rest;
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_up_to_four_pieces_is_there_and_fits() {
        for variant in Variant::ALL {
            let contents = contents(variant);
            let record = |class, metric| {
                contents.iter().find(|&&(each, of, _)| (each, of) == (class, metric)).map(|&(_, _, bytes)| bytes)
            };
            for class in Class::up_to(4) {
                assert!(record(class, Metric::ToWin).is_some_and(|bytes| record::read(bytes).is_ok()));
                let limited = variant == Variant::International && class.limit().is_some();
                assert_eq!(record(class, Metric::Needed).is_some(), limited);
            }
        }
        assert!(shipped_bytes() <= 5 << 20, "{} bytes", shipped_bytes());
    }
}
