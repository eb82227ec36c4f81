//! A trainer as a stream of lines, for speech, braille and scripts: a line in, whole sentences out, nothing redrawn.
//!
//! - [`line`](mod@line) takes a typed line apart, and finds the word that was meant.
//! - [`speech`] makes a text of a screen speakable, and says nothing twice the same; [`wording`] is what it asks of a
//!   program's language.
//! - [`tables`] tells rows of cells as sentences; [`clock`] says when a clock has to be told.
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
pub mod speech;
pub mod tables;
pub mod wording;
