//! Enumerations whose values have words in files.

/// Lists the values of an enumeration with their words.
macro_rules! in_words {
    ($type:ident: $($value:ident = $word:literal),+ $(,)?) => {
        impl $type {
            /// All values, in the order in which they are offered.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word in files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            /// The value with a word in files.
            #[must_use]
            pub fn of_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.word() == word)
            }
        }
    };
}
pub(crate) use in_words;
