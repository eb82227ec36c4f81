//! The texts of a language, packed inside a program.

/// The texts of a language.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// The code of the language: `nl`, or `pt-BR` for one that is not for every region.
    pub code: &'static str,
    /// The regions and scripts that a language with a region takes besides.
    pub regions: &'static [&'static str],
    /// Its Fluent files one after another, deflated.
    pub packed: &'static [u8],
    /// How much of each file is in this language.
    pub files: &'static [FileShare],
}

/// How much of a file is in its language; the rest is English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileShare {
    /// The name of the file.
    pub file: &'static str,
    /// The texts in the language.
    pub own: usize,
    /// All texts.
    pub all: usize,
}

impl FileShare {
    /// The share in percent, rounded down: 100 only if no text is missing.
    #[must_use]
    pub const fn percent(&self) -> usize {
        match (self.own * 100).checked_div(self.all) {
            Some(percent) => percent,
            None => 100,
        }
    }
}

impl Catalogue {
    /// The texts; nothing if they are damaged, which a build does not let through.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        miniz_oxide::inflate::decompress_to_vec(self.packed).unwrap_or_default()
    }

    /// How much of all files together is in this language.
    #[must_use]
    pub fn share(&self) -> FileShare {
        let sum = |count: fn(&FileShare) -> usize| self.files.iter().map(count).sum();
        FileShare { file: "", own: sum(|file| file.own), all: sum(|file| file.all) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_whole_only_if_nothing_is_missing() {
        let of = |own, all| FileShare { file: "x.ftl", own, all }.percent();
        assert_eq!([of(0, 3), of(1, 3), of(999, 1_000), of(1_000, 1_000), of(0, 0)], [0, 33, 99, 100, 100]);
    }

    #[test]
    fn texts_are_unpacked_and_shares_added() {
        // "abc" in a stored block: final, length 3, its complement, and the bytes (RFC 1951, 3.2.4).
        let packed = &[1, 3, 0, 0xfc, 0xff, b'a', b'b', b'c'];
        let files = &[FileShare { file: "a", own: 1, all: 2 }, FileShare { file: "b", own: 2, all: 2 }];
        let catalogue = Catalogue { code: "nl", regions: &[], packed, files };
        assert_eq!(catalogue.text(), b"abc");
        assert_eq!(catalogue.share().percent(), 75);
        assert_eq!(Catalogue { packed: &[7], ..catalogue }.text(), b"");
    }
}
