//! Permanent settings: the look of the trainer, the difficulty of training, the resources of the engine.
//!
//! Pure data; [`text`] reads and writes it as TOML, [`etude_store::settings`] keeps it on disk.

pub mod text;

use crate::child_engines::CHILD_ENGINES;
use damier_engine::Program;
use damier_rules::Variant;
use etude::history::Repetition;
use etude::rating::Strength;
use etude::review::DAILY_LIMIT;
use etude_store::choices;
pub use etude_store::settings::appearance::{Colors, ThemeName};
pub use etude_store::settings::language::LanguageName;

choices! {
    /// How pieces are drawn.
    PieceSet {
        /// Half blocks and quadrants, which every terminal has.
        #[default]
        Block = "block",
        /// Half blocks alone, where quadrants are missing, as on the Linux console.
        Half = "half",
        /// Sextants, of Unicode 13: three dots down a cell.
        Sextant = "sextant",
        /// Octants, of Unicode 16: four dots down a cell.
        Octant = "octant",
        /// Lines and the draughts symbols.
        Unicode = "unicode",
        /// Letters and brackets, for terminals limited to ASCII.
        Ascii = "ascii",
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
        /// With the pictures of iTerm2.
        Iterm = "iterm",
        /// In the cells of the terminal.
        Cells = "cells",
    }
}

choices! {
    /// Which squares show their number, or on 64 squares their name.
    Numbers {
        /// All squares, occupied ones too.
        Always = "always",
        /// Free squares.
        #[default]
        OnFreeSquares = "free squares",
        /// Free squares at the edge of the board.
        OnEdge = "edge",
        /// None.
        Never = "never",
    }
}

choices! {
    /// The largest cells of the board; where they do not fit it has smaller ones.
    Cells {
        /// As many columns as fit.
        #[default]
        Large = "large",
        /// 6 columns by 3 rows.
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
        /// Instantly: reduced motion.
        Off = "off",
        /// Slowly enough to follow every step.
        Slow = "slow",
        /// Like a hand.
        #[default]
        Normal = "normal",
        /// Barely noticeable.
        Fast = "fast",
    }
}

choices! {
    /// How strong the player was at the start, by their own word.
    Experience {
        /// Not asked.
        #[default]
        Unknown = "unknown",
        /// They have never played.
        Beginner = "never played",
        /// They play in a club.
        Club = "club",
        /// They are a master.
        Master = "master",
    }
}

impl Experience {
    /// The strength before the first rated puzzle, on the scale of the puzzles, where level 8 of the engine has 2400
    /// (docs/ratings.md). A deviation of 200 leaves room for two classes of players on either side.
    #[must_use]
    pub fn strength(self) -> Strength {
        match self {
            Self::Unknown => Strength::default(),
            Self::Beginner => Strength::estimated(1_000.0, 200.0),
            Self::Club => Strength::estimated(1_500.0, 200.0),
            Self::Master => Strength::estimated(2_000.0, 200.0),
        }
    }
}

choices! {
    /// The face of the trainer.
    Face {
        /// A full screen.
        #[default]
        Screen = "screen",
        /// A stream of lines, for speech and braille.
        Plain = "plain",
    }
}

choices! {
    /// How much the stream of lines says.
    Speech {
        /// What happens, and the first sentence.
        Short = "short",
        /// Everything that is new.
        #[default]
        Normal = "normal",
        /// Clocks and counters too.
        Full = "full",
    }
}

choices! {
    /// How the stream of lines says moves.
    MoveStyle {
        /// 32-28, 28x19.
        Notation = "notation",
        /// 32 28, 28 takes to 19.
        Short = "short",
        /// 32 to 28, 28 takes 19.
        #[default]
        Full = "full",
    }
}

/// All permanent settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The game that the player plays: every screen shows this one.
    pub variant: Variant,
    /// How strong the player was at the start.
    pub experience: Experience,
    /// The language of the screen.
    pub language: LanguageName,
    /// The face of the trainer.
    pub face: Face,
    /// How much the stream of lines says.
    pub speech: Speech,
    /// How the stream of lines says moves.
    pub move_style: MoveStyle,
    /// The look of the screen.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub colors: Colors,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Whether the board is drawn in pixels.
    pub graphics: Graphics,
    /// Which squares show their number.
    pub numbers: Numbers,
    /// The largest cells of the board.
    pub cells: Cells,
    /// How fast pieces move.
    pub animation: Speed,
    /// The share of puzzles that the player wants to solve, in percent, 50 to 95.
    pub success: u8,
    /// The most repetitions per day, 1 to 500.
    pub reviews: usize,
    /// The wanted probability of remembering a repeated item, in percent, 70 to 97.
    pub retention: u8,
    /// Threads of the engine, 1 to [`damier_engine::MAX_THREADS`]; `None` for as many as the machine has cores.
    pub threads: Option<u16>,
    /// Memory of the engine in MiB, 1 to 65536.
    pub memory: u32,
    /// The command of the player's own engine, which speaks the Hub protocol; empty without one. At most
    /// [`LONGEST_COMMAND`] characters.
    pub program: String,
    /// The working folder of that engine; empty for Damier's. At most [`LONGEST_COMMAND`] characters.
    pub program_folder: String,
    /// The player's name, for files of games; at most [`LONGEST_NAME`] characters.
    pub name: String,
}

/// The most characters of a command or a folder.
pub const LONGEST_COMMAND: usize = 200;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 60;

impl Default for Settings {
    fn default() -> Self {
        Self {
            variant: Variant::International,
            experience: Experience::default(),
            language: LanguageName::default(),
            face: Face::default(),
            speech: Speech::default(),
            move_style: MoveStyle::default(),
            theme: ThemeName::default(),
            colors: Colors::default(),
            pieces: PieceSet::default(),
            graphics: Graphics::default(),
            numbers: Numbers::default(),
            cells: Cells::default(),
            animation: Speed::default(),
            success: 75,
            reviews: DAILY_LIMIT,
            // The default of the review, see the test.
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
    /// The settings of the engine.
    #[must_use]
    pub fn engine(&self) -> damier_engine::Settings {
        let usual = damier_engine::Settings::default();
        damier_engine::Settings {
            mebibytes: usize::try_from(self.memory).unwrap_or(usual.mebibytes),
            threads: self.threads.map_or(usual.threads, usize::from),
            ..usual
        }
    }

    /// The player's own engine, if one is set.
    #[must_use]
    pub fn program(&self) -> Option<Program> {
        let (command, folder) = (self.program.trim(), self.program_folder.trim());
        let folder = (!folder.is_empty()).then(|| folder.into());
        (!command.is_empty()).then(|| Program {
            command: command.to_owned(),
            folder,
            groups: CHILD_ENGINES.clone(),
            ..Program::default()
        })
    }

    /// The share of puzzles that the player wants to solve, 0.5 to 0.95.
    #[must_use]
    pub fn success(&self) -> f64 {
        f64::from(self.success) / 100.0
    }

    /// The wanted probability of remembering a repeated item, 0.7 to 0.97.
    #[must_use]
    pub fn retention(&self) -> f32 {
        f32::from(self.retention) / 100.0
    }

    /// The settings of repetition.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        Repetition { daily_limit: self.reviews, retention: self.retention() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_train::puzzle::choice::Aim;
    use etude::review::RETENTION;

    #[test]
    fn the_defaults_are_those_of_the_training_itself() {
        let settings = Settings::default();
        assert_eq!(Aim::Success(settings.success()), Aim::default());
        assert!((settings.retention() - RETENTION).abs() < 1e-6);
    }
}
