//! A trainer as a stream of lines, for speech, braille and scripts: a line in, whole sentences out, nothing redrawn.
//!
//! - [`line`](mod@line) takes a typed line apart, and finds the word that was meant.
//! - [`speech`] makes a text of a screen speakable, and says nothing twice the same; [`wording`] is what it asks of a
//!   program's language.
//! - [`tables`] tells rows of cells as sentences; [`clock`] says when a clock has to be told.
//! - [`session`] is the whole conversation of a trainer that has a screen, as a [`Trainer`](trainer::Trainer): lines become
//!   actions on the screen, and what is new on its page, a [`SpokenPage`](spoken_page::SpokenPage), becomes sentences.
//! - [`host`] joins a trainer, as a [`Talk`](host::Talk), to standard input and output, signals and the clock.
//!
//! ```
//! use etude_plain::line::{Line, read, resolve};
//!
//! let words = [("stones".to_owned(), 's'), ("solution".to_owned(), 'v')];
//! let Line::Words { first, .. } = read::<()>("ＳＴＯ", |_| None) else { unreachable!() };
//! assert_eq!(resolve(&first, &words), Ok('s'));
//! assert_eq!(resolve("s", &words), Err(Vec::new()), "one letter is a key");
//! ```

pub mod clock;
pub mod host;
pub mod line;
pub mod session;
pub mod speech;
pub mod spoken_page;
pub mod tables;
pub mod trainer;
pub mod wording;
