//! What the build scripts of trainers do.
//!
//! ```no_run
//! // build.rs
//! fn main() -> std::process::ExitCode {
//!     etude_build::words()
//! }
//! ```

use std::env;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

/// Generates a function for every message of the Fluent files in `locales`, for `etude_text::languages!` to take in. A
/// message that a language lacks, or whose arguments differ, gets no function, so that its use does not compile.
#[must_use]
pub fn words() -> ExitCode {
    let Ok(folder) = env::var("OUT_DIR") else { return ExitCode::FAILURE };
    let options = BuildOptions::default()
        .with_output_file_path(&format!("{folder}/words.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!("{folder}/words.ftl")))
        .with_prefix("")
        .with_lint_level(LintLevel::Strict)
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
