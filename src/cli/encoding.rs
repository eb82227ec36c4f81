//! The encoding of the files that a command reads.

use std::io::{self, BufRead};
use std::path::Path;

use clap::Args;
use clap::builder::TypedValueParser;

use crate::words::{self, say};
use damier_app::encoding::{self, Foreign, Notice, TextEncoding};
use etude_text::complain;

/// The option `--encoding`.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct EncodingArgs {
    #[arg(long = "encoding", value_name = say().value_name(), value_parser = encoding_parser(),
        help = say().cli_encoding())]
    encoding: Option<TextEncoding>,
}

impl EncodingArgs {
    /// The encoding named, if any.
    pub const fn chosen(self) -> Option<TextEncoding> {
        self.encoding
    }

    /// Opens a file as UTF-8; `-` is the standard input.
    ///
    /// # Errors
    ///
    /// When the file cannot be opened.
    pub fn open(self, path: &Path) -> io::Result<(Box<dyn BufRead>, Notice)> {
        encoding::open(path, self.encoding)
    }
}

/// Reports on the standard error that a file is not UTF-8.
pub fn tell(file: &str, foreign: &Foreign) {
    let said = say().pdn_warning_line(words::foreign_text(foreign));
    complain!("{file}:{}: {said}", foreign.line);
}

/// Reads the name of an encoding.
fn encoding_parser() -> impl TypedValueParser<Value = TextEncoding> {
    |text: &str| encoding::named(text).ok_or_else(|| say().unknown_encoding(text))
}
