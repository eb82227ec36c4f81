//! The language that the program speaks, and the functions that the Fluent files in `locales` become.

etude_text::languages!();
