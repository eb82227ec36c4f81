//! What a person can choose for good: how the trainer looks, how hard it trains, how much the engine may use.
//!
//! Pure data; [`text`] reads and writes it, [`crate::store::settings`] keeps it on the disk.

pub mod text;

use crate::guests::GUESTS;
use damier_engine::Program;
use damier_train::history::Repetition;
use damier_train::review::DAILY_LIMIT;

/// An enumeration whose values have names in the file of settings.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$meaning])* $value),+
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// Its name in the file.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text),+
                }
            }

            /// The value of a name.
            #[must_use]
            pub fn of(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

choices! {
    /// The look of the screen.
    ThemeName {
        /// Light words on a dark ground.
        #[default]
        Dark = "dark",
        /// Dark words on a light ground.
        Light = "light",
        /// White on black, for eyes that need it.
        HighContrast = "high contrast",
        /// Blue and orange, never red against green.
        ColorBlind = "colour-blind safe",
        /// No colours at all.
        Monochrome = "monochrome",
    }
}

choices! {
    /// How many colours the terminal is taken to have.
    Colors {
        /// As many as it says.
        #[default]
        Auto = "auto",
        /// The sixteen oldest.
        Sixteen = "16",
        /// The palette of xterm.
        Indexed = "256",
        /// All.
        True = "truecolour",
    }
}

choices! {
    /// How pieces are drawn.
    PieceSet {
        /// Block characters: white pieces solid, black ones rings, kings crowned.
        #[default]
        Block = "block",
        /// Lines and the draughts symbols.
        Unicode = "unicode",
        /// Letters and brackets, for terminals with nothing else.
        Ascii = "ascii",
    }
}

choices! {
    /// Where squares show their number, or their name on 64 squares.
    Numbers {
        /// Everywhere, also on pieces.
        Always = "always",
        /// Where no piece stands.
        #[default]
        OnFreeSquares = "free squares",
        /// Where no piece stands, at the edge of the board.
        OnEdge = "edge",
        /// Nowhere.
        Never = "never",
    }
}

choices! {
    /// The largest cells that a board may have; there must be room for them.
    Cells {
        /// 8 columns by 4 rows.
        #[default]
        Large = "large",
        /// 6 by 3.
        Medium = "medium",
        /// 4 by 2.
        Small = "small",
        /// 2 by 1.
        Tiny = "tiny",
    }
}

choices! {
    /// How fast pieces move over the board.
    Speed {
        /// They are there at once: reduced motion.
        Off = "off",
        /// To follow every step.
        Slow = "slow",
        /// As a hand would.
        #[default]
        Normal = "normal",
        /// Hardly to be noticed.
        Fast = "fast",
    }
}

/// Everything that can be chosen for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The look of the screen.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub colors: Colors,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Where squares show their number.
    pub numbers: Numbers,
    /// The largest cells of the board.
    pub cells: Cells,
    /// How fast pieces move.
    pub animation: Speed,
    /// The share of puzzles that one wants to solve, in percent, 50 to 95.
    pub success: u8,
    /// How many repetitions a day are asked for at most, 1 to 500.
    pub reviews: usize,
    /// How likely one wants to be to still know what comes back, in percent, 70 to 97.
    pub retention: u8,
    /// Threads of the engine, 1 to [`damier_engine::MOST_THREADS`]; without a number as many as the machine has cores.
    pub threads: Option<u16>,
    /// Memory of the engine in MiB, 1 to 65536.
    pub memory: u32,
    /// The command of the player's own engine, which speaks the Hub protocol; empty without one. At most
    /// [`LONGEST_COMMAND`] characters, as its folder.
    pub program: String,
    /// Where that engine runs; empty for the folder in which Damier does.
    pub program_folder: String,
    /// The person's name, for the files of games; at most [`LONGEST_NAME`] characters.
    pub name: String,
}

/// The most characters of a command or a folder.
pub const LONGEST_COMMAND: usize = 200;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 60;

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeName::default(),
            colors: Colors::default(),
            pieces: PieceSet::default(),
            numbers: Numbers::default(),
            cells: Cells::default(),
            animation: Speed::default(),
            success: 75,
            reviews: DAILY_LIMIT,
            // That of the review itself, see the test.
            retention: 90,
            threads: None,
            memory: 16,
            program: String::new(),
            program_folder: String::new(),
            name: String::new(),
        }
    }
}

impl Settings {
    /// What the engine gets.
    #[must_use]
    pub fn engine(&self) -> damier_engine::Settings {
        let usual = damier_engine::Settings::default();
        damier_engine::Settings {
            mebibytes: usize::try_from(self.memory).unwrap_or(usual.mebibytes),
            threads: self.threads.map_or(usual.threads, usize::from),
            ..usual
        }
    }

    /// The person's own engine.
    #[must_use]
    pub fn program(&self) -> Option<Program> {
        let (command, folder) = (self.program.trim(), self.program_folder.trim());
        let folder = (!folder.is_empty()).then(|| folder.into());
        (!command.is_empty()).then(|| Program {
            command: command.to_owned(),
            folder,
            groups: GUESTS.clone(),
            ..Program::default()
        })
    }

    /// The share of puzzles that one wants to solve, 0.5 to 0.95.
    #[must_use]
    pub fn success(&self) -> f64 {
        f64::from(self.success) / 100.0
    }

    /// How likely one wants to be to still know what comes back, 0.7 to 0.97.
    #[must_use]
    pub fn retention(&self) -> f32 {
        f32::from(self.retention) / 100.0
    }

    /// How much is repeated.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        Repetition { daily_limit: self.reviews, retention: self.retention() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_train::puzzle::choice::Aim;
    use damier_train::review::RETENTION;

    #[test]
    fn the_defaults_are_those_of_the_training_itself() {
        let settings = Settings::default();
        assert_eq!(Aim::Success(settings.success()), Aim::default());
        assert!((settings.retention() - RETENTION).abs() < 1e-6);
    }
}
