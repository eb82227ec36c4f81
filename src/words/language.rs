//! The language that the program speaks, and the functions that the Fluent files in `locales` become. A folder there is a
//! language: nothing else names one.

etude_text::languages!();
