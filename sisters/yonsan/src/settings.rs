//! Permanent settings: language and look of the screen, the player's rules and strength, how they train. The file is
//! `settings.toml` in the folder for settings; [`etude_store::settings`] reads and writes it.

use etude::history::Repetition;
use etude::rating::Strength;
use etude::review::DAILY_LIMIT;
pub use etude_store::settings::appearance::{Colors, ThemeName};
use etude_store::settings::{Key, Keyed, whole};
use etude_store::{choices, named_key};
use yonsan_rules::RuleSet;

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
    /// Whether the board is drawn in pixels, and how they are sent to the terminal.
    Graphics {
        /// In pixels if the terminal says that it has them.
        #[default]
        Auto = "auto",
        /// With kitty's graphics.
        Kitty = "kitty",
        /// In sixels.
        Sixel = "sixel",
        /// In the cells of the terminal.
        Cells = "cells",
    }
}

choices! {
    /// How the program talks to the player. A change counts at the next start.
    FaceChoice {
        /// By a screen.
        #[default]
        Screen = "screen",
        /// By lines, for speech and braille.
        Plain = "plain",
    }
}

choices! {
    /// The rules that the player plays by: those of a new game.
    Rules {
        /// The international ones.
        #[default]
        Rif = "rif",
        /// Those of a college's tournament of 2012.
        College = "college",
        /// Those of a school's games day.
        School = "school",
    }
}

impl Rules {
    /// The rule set.
    #[must_use]
    pub const fn set(self) -> RuleSet {
        match self {
            Self::Rif => RuleSet::Rif,
            Self::College => RuleSet::School1,
            Self::School => RuleSet::School2,
        }
    }
}

choices! {
    /// How strong the player was at the start, by their own word.
    Experience {
        /// Not asked.
        #[default]
        Unknown = "unknown",
        /// They have never played with forbidden moves.
        Beginner = "never played",
        /// They know the rules.
        Player = "player",
        /// They play in a club.
        Club = "club",
    }
}

impl Experience {
    /// The strength before the first rated puzzle, on the scale of the puzzles, where the weakest level of the engine has 900
    /// and the strongest 2,400 (`crates/yonsan-rules/puzzles/README.md`). A deviation of 200 leaves room for two classes of
    /// players on either side.
    #[must_use]
    pub fn strength(self) -> Strength {
        match self {
            Self::Unknown => Strength::default(),
            Self::Beginner => Strength::estimated(1_000.0, 200.0),
            Self::Player => Strength::estimated(1_300.0, 200.0),
            Self::Club => Strength::estimated(1_700.0, 200.0),
        }
    }
}

/// All permanent settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of the screen.
    pub language: LanguageChoice,
    /// The rules of a new game.
    pub rules: Rules,
    /// How strong the player was at the start.
    pub experience: Experience,
    /// The look of the screen.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub colors: Colors,
    /// Whether the board is drawn in pixels.
    pub(crate) graphics: Graphics,
    /// How the program talks to the player.
    pub face: FaceChoice,
    /// The share of puzzles that the player wants to solve, in percent, 50 to 95.
    pub(crate) success: u8,
    /// The most repetitions per day, 1 to 500.
    pub(crate) reviews: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::default(),
            rules: Rules::default(),
            experience: Experience::default(),
            theme: ThemeName::default(),
            colors: Colors::default(),
            graphics: Graphics::default(),
            face: FaceChoice::default(),
            success: 75,
            reviews: DAILY_LIMIT,
        }
    }
}

impl Settings {
    /// The share of puzzles that the player wants to solve, 0.5 to 0.95.
    #[must_use]
    pub fn success(&self) -> f64 {
        f64::from(self.success) / 100.0
    }

    /// The settings of repetition.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        Repetition { daily_limit: self.reviews, ..Repetition::default() }
    }
}

const KEYS: &[Key<Settings>] = &[
    named_key!(Settings, "language", language: LanguageChoice),
    named_key!(Settings, "rules", rules: Rules),
    named_key!(Settings, "experience", experience: Experience),
    named_key!(Settings, "theme", theme: ThemeName),
    named_key!(Settings, "colours", colors: Colors),
    named_key!(Settings, "graphics", graphics: Graphics),
    named_key!(Settings, "face", face: FaceChoice),
    Key {
        name: "success",
        read: |settings, value| whole(value, 50, 95).map(|share| settings.success = share),
        write: |settings| i64::from(settings.success).into(),
    },
    Key {
        name: "reviews",
        read: |settings, value| whole(value, 1, 500).map(|reviews| settings.reviews = reviews),
        write: |settings| i64::try_from(settings.reviews).unwrap_or(500).into(),
    },
];

impl Keyed for Settings {
    fn keys() -> impl Iterator<Item = Key<Self>> {
        KEYS.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use etude_store::settings::{LineFault, read, write};

    use super::*;

    #[test]
    fn what_is_written_is_read_and_only_what_was_chosen_is_written() {
        let chosen = Settings {
            language: LanguageChoice::Chinese,
            rules: Rules::School,
            experience: Experience::Club,
            theme: ThemeName::ColorBlind,
            colors: Colors::Indexed,
            graphics: Graphics::Sixel,
            face: FaceChoice::Plain,
            success: 60,
            reviews: 5,
        };
        assert_eq!(write("", &Settings::default()).unwrap(), "");
        let text = write("# mine\n", &chosen).unwrap();
        assert_eq!(read::<Settings>(&text), (chosen, Vec::new()));
        assert!(text.contains("# mine\n") && text.contains("rules = \"school\""), "{text}");
    }

    #[test]
    fn what_is_not_allowed_is_reported_with_its_line() {
        let (settings, problems) = read::<Settings>("theme = \"light\"\nsuccess = 20\nrules = 7\nluck = 1\n");
        assert_eq!(settings, Settings { theme: ThemeName::Light, ..Settings::default() });
        let found: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
        assert_eq!(found, [2, 3, 4]);
        assert_eq!(problems[2].fault, LineFault::UnknownKey("luck".to_owned()));
    }
}
