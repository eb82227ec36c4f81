//! Permanent settings. The file is `settings.toml` in the folder for settings; [`etude_store::settings`] reads and writes it.

use chuhe_rules::{Notation, RuleSet};
pub use etude_store::settings::appearance::{Colors, ThemeName};
use etude_store::settings::{Key, Keyed};
use etude_store::{choices, named_key};

choices! {
    /// The language of the screen.
    LanguageChoice {
        /// That of the system.
        #[default]
        Auto = "auto",
        /// English.
        English = "en",
        /// Simplified Chinese.
        Chinese = "zh-CN",
    }
}

choices! {
    /// The rules of repetition by which questions are asked and games are played.
    Rules {
        /// Those of the Chinese Xiangqi Association.
        #[default]
        Cxa = "cxa",
        /// Those of the World Xiangqi Federation.
        Wxf = "wxf",
    }
}

impl Rules {
    /// The rule set.
    #[must_use]
    pub const fn set(self) -> RuleSet {
        match self {
            Self::Cxa => RuleSet::Cxa,
            Self::Wxf => RuleSet::Wxf,
        }
    }
}

choices! {
    /// How moves are written.
    NotationChoice {
        /// Four Chinese characters in Chinese, letters and digits in English.
        #[default]
        Auto = "auto",
        /// 炮二平五.
        Full = "full",
        /// 炮2=5.
        Short = "short",
        /// C2=5.
        Wxf = "wxf",
        /// h2e2.
        Iccs = "iccs",
    }
}

impl NotationChoice {
    /// The notation, in a language and on a screen that can draw Chinese or cannot.
    #[must_use]
    pub const fn notation(self, is_chinese: bool, is_ascii: bool) -> Notation {
        match self {
            Self::Iccs => Notation::Iccs,
            Self::Auto if is_chinese && !is_ascii => Notation::Full,
            Self::Full if !is_ascii => Notation::Full,
            Self::Short if !is_ascii => Notation::Short,
            _ => Notation::Wxf,
        }
    }
}

choices! {
    /// How the program shows itself.
    FaceChoice {
        /// A screen.
        #[default]
        Screen = "screen",
        /// Lines, for speech, braille and scripts.
        Plain = "plain",
    }
}

/// All permanent settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the screen.
    pub language: LanguageChoice,
    /// The rules of repetition.
    pub rules: Rules,
    /// How moves are written.
    pub(crate) notation: NotationChoice,
    /// The look of the screen.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub colors: Colors,
    /// How the program shows itself.
    pub face: FaceChoice,
}

const KEYS: &[Key<Settings>] = &[
    named_key!(Settings, "language", language: LanguageChoice),
    named_key!(Settings, "rules", rules: Rules),
    named_key!(Settings, "notation", notation: NotationChoice),
    named_key!(Settings, "theme", theme: ThemeName),
    named_key!(Settings, "colours", colors: Colors),
    named_key!(Settings, "face", face: FaceChoice),
];

impl Keyed for Settings {
    fn keys() -> impl Iterator<Item = Key<Self>> {
        KEYS.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use etude_store::settings::{read, write};

    use super::*;

    #[test]
    fn what_is_written_is_read_and_only_what_was_chosen_is_written() {
        let chosen = Settings {
            language: LanguageChoice::Chinese,
            rules: Rules::Wxf,
            notation: NotationChoice::Iccs,
            theme: ThemeName::ColorBlind,
            colors: Colors::Indexed,
            face: FaceChoice::Plain,
        };
        assert_eq!(write("", &Settings::default()).unwrap(), "");
        let text = write("# mine\n", &chosen).unwrap();
        assert_eq!(read::<Settings>(&text), (chosen, Vec::new()));
        let (_, problems) = read::<Settings>("theme = \"pink\"\nluck = 1\n");
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [1, 2]);
    }
}
