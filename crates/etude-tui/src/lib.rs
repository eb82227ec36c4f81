//! The screen of a trainer, whatever it trains: what a program needs that takes over a terminal and gives it back whole.
//!
//! - [`session`] runs a program in the terminal: [`terminal`] takes over and restores, [`job`] stops and continues, [`ending`] listens for signals and hang-ups.
//! - [`inbox`] gathers keys, signals and what other threads send; [`run_loop`] gives them to a program and draws it.
//! - [`backend`] writes to the terminal; [`event`] is what comes from it: [`decoder`] tells keys, clicks, pasted text and a terminal's answers apart; [`ambiguous`] and [`console`] draw stand-ins
//!   for signs that a terminal has not or draws too wide.
//! - [`key`] reads keys, [`bindings`] says what they do, [`text_input`] edits a line of text, [`page`] has the parts of a screen as data.
//! - [`text`] measures, cuts and wraps lines in columns; [`big`] writes in letters of eight by eight dots; [`encode`] puts
//!   pictures into control strings.
//! - [`color`] mixes colours for any terminal, [`tones`] gives the text of a page its styles; [`frame`], [`score`],
//!   [`report`], [`charts`] and [`plot`] draw the parts of a page in cells, [`figure`] and [`paint`] in pixels.
//!
//! ```
//! use etude_tui::text::{Tone, Words};
//!
//! let line = Words::new(Tone::Good, "Right.").and(Tone::Text, " 五子 in a row");
//! let rows: Vec<String> = line.wrapped(11).iter().map(Words::text).collect();
//! assert_eq!(rows, ["Right. 五子", "in a row"]);
//! ```

pub mod ambiguous;
pub mod backend;
pub mod big;
pub mod bindings;
pub mod charts;
pub mod color;
pub mod console;
pub mod decoder;
mod dots;
pub mod encode;
pub mod ending;
pub mod event;
pub mod figure;
pub mod frame;
pub mod inbox;
mod input;
pub mod job;
pub mod key;
pub mod page;
pub mod paint;
pub mod pixels;
pub mod plot;
pub mod point_pixels;
pub mod points;
pub mod report;
pub mod run_loop;
pub mod score;
pub mod session;
pub mod terminal;
pub mod text;
pub mod text_input;
pub mod tones;

pub use etude_signals::spawn;
