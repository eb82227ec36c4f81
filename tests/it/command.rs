//! The program as a command: in English, with nothing of what the developer has trained or set.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A folder for data that does not exist, for commands that need none.
pub const NO_HOME: &str = "/no/such/home";

/// The program, ready to start with a folder for its data.
pub fn damier(home: impl AsRef<Path>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("DAMIER_HOME", home.as_ref()).env("LC_ALL", "C");
    command
}

/// Runs it with some input.
pub fn feed(home: impl AsRef<Path>, arguments: &[&str], input: &str) -> Output {
    let mut command = damier(home);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let written = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    // A program that rejects its arguments does not read its input.
    assert!(written.is_ok() || output.status.code() == Some(2), "it reads its input");
    output
}

/// Runs it with a folder for its data, and without input.
pub fn run(home: impl AsRef<Path>, arguments: &[&str]) -> Output {
    feed(home, arguments, "")
}

/// Runs it without any data, on some input.
pub fn ask(arguments: &[&str], input: &str) -> Output {
    feed(NO_HOME, arguments, input)
}

/// What it wrote.
pub fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("it writes UTF-8")
}
