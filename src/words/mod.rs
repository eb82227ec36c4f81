//! Turns typed values into the words of the current language.
//!
//! The words themselves are Fluent messages in `locales`. Errors of the libraries are worded in `errors`.

#![allow(missing_docs, reason = "the words document themselves")]

pub(in crate::words) mod analysis;
pub(in crate::words) mod arbiter;
pub(in crate::words) mod choice;
pub(in crate::words) mod common;
pub(in crate::words) mod course;
pub(in crate::words) mod drill;
pub(in crate::words) mod errors;
pub(in crate::words) mod find;
pub(in crate::words) mod home;
pub mod language;
pub(in crate::words) mod mail;
pub(in crate::words) mod notation;
pub(in crate::words) mod openings;
pub(in crate::words) mod own_games;
pub(in crate::words) mod play;
pub(in crate::words) mod progress;
pub(in crate::words) mod puzzle;
pub(in crate::words) mod reason;
pub(in crate::words) mod recent;
pub(in crate::words) mod rulebook;
pub(in crate::words) mod settings;
pub mod spoken;
pub(in crate::words) mod tournament;
pub(in crate::words) mod unannounced;

pub use analysis::*;
pub use arbiter::*;
pub use choice::{GivenLanguage, language_after_command, language_names, language_set};
pub use common::*;
pub use course::*;
pub use drill::*;
pub use errors::*;
pub use etude_text::fluent::{is_aloud, speak_aloud};
pub use etude_text::foreign_characters;
pub use find::*;
pub use home::*;
pub use language::{
    Language, Message, Messages, catalogue, in_english, language, language_named, say, speak, speak_here,
};
pub use mail::*;
pub use notation::*;
pub use openings::*;
pub use own_games::*;
pub use play::*;
pub use progress::*;
pub use puzzle::*;
pub use reason::*;
pub use recent::*;
pub use settings::*;
pub use tournament::*;
pub use unannounced::*;
