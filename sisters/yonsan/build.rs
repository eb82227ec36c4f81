//! Generates a function for every message of the Fluent files in `locales`.

use std::env;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
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
