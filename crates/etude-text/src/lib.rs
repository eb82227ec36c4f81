//! Text as people type it and terminals show it, for programs that live in a terminal.
//!
//! - What is typed: [`half_width`] and [`latin_key`] read what an input method or another keyboard layout made of a key.
//! - What is shown: [`ascii`] stands in where a terminal has no more.
//! - What the program says: [`languages!`] declares its languages, a [`Catalogue`] holds the texts of one, and
//!   [`closest`] chooses one for a system.
//!   [`fluent`] reads them.
//! - What comes from elsewhere: [`plain`] keeps control sequences in names, files and messages from reaching the terminal.
//!
//! ```
//! use etude_text::{ascii, half_width, latin_key, plain};
//!
//! assert_eq!("３２－２８".chars().map(half_width).collect::<String>(), "32-28");
//! assert_eq!(latin_key('й'), 'q');
//! assert_eq!("→ café".chars().map(ascii).collect::<String>(), "> cafe");
//! assert_eq!(plain::in_line("a name\u{1b}[31m"), "a name[31m");
//! ```

mod catalogue;
pub mod fluent;
mod languages;
pub mod lesson_words;
mod letters;
mod locale;
pub mod plain;

pub use catalogue::{Catalogue, FileShare};
pub use letters::{ascii, half_width, latin_key};
pub use locale::{closest, foreign_characters, of_system};
