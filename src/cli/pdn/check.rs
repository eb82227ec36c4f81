//! `damier pdn check`.

use std::fs::File;
use std::io::{self, BufRead, BufWriter, Seek as _, Write};

use serde::Serialize;

use super::{CheckArgs, SOME_WRONG, name_of, start_of};
use crate::cli::output::UNUSABLE;
use crate::words::{self, say};
use damier_app::encoding::{Foreign, Notice};
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnError, PdnErrorKind, PdnReader, PdnWarning, Replay};
use etude_files::nameless;

/// What was counted in a file.
#[derive(Debug, Default, Serialize)]
struct Counts {
    file: String,
    games: u64,
    plies: u64,
    variation_plies: u64,
    #[serde(skip)]
    errors: usize,
    #[serde(skip)]
    warnings: usize,
}

/// An error of a game, or a warning about it.
#[derive(Debug, Serialize)]
struct Wrong {
    game: u64,
    line: u64,
    column: u64,
    message: String,
}

impl From<PdnError> for Wrong {
    fn from(error: PdnError) -> Self {
        let PdnError { game, place, kind } = error;
        Self { game, line: place.line, column: place.column, message: words::pdn_error_kind(&kind) }
    }
}

impl From<&PdnWarning> for Wrong {
    fn from(warning: &PdnWarning) -> Self {
        let PdnWarning { game, place, kind } = warning;
        Self { game: *game, line: place.line, column: place.column, message: words::pdn_warning_kind(kind) }
    }
}

impl Wrong {
    /// A warning about the encoding, noticed while a game was read.
    fn foreign(foreign: &Foreign, game: u64) -> Self {
        let place = start_of(foreign);
        Self { game, line: place.line, column: place.column, message: words::foreign_text(foreign) }
    }
}

/// Where the errors and the warnings of a file go, game by game.
trait Findings {
    /// Takes the warnings about a game and its error, if it has one.
    fn take(&mut self, warnings: Vec<Wrong>, error: Option<Wrong>) -> io::Result<()>;
}

/// Lines of text, in the order of the file.
struct Lines<'a> {
    file: String,
    out: &'a mut dyn Write,
}

impl Findings for Lines<'_> {
    fn take(&mut self, warnings: Vec<Wrong>, error: Option<Wrong>) -> io::Result<()> {
        let warnings = warnings.into_iter().map(|odd| Wrong { message: say().pdn_warning_line(odd.message), ..odd });
        let mut all: Vec<Wrong> = warnings.chain(error).collect();
        all.sort_by_key(|wrong| (wrong.line, wrong.column));
        for Wrong { line, column, message, .. } in all {
            writeln!(self.out, "{}:{line}:{column}: {message}", self.file)?;
        }
        Ok(())
    }
}

/// Two lists in JSON. They come after the counts, so they wait on the disk: a file may have as many errors as games.
struct Lists {
    errors: List,
    warnings: List,
}

struct List {
    written: BufWriter<File>,
    is_empty: bool,
}

impl List {
    fn new() -> io::Result<Self> {
        Ok(Self { written: BufWriter::new(nameless()?), is_empty: true })
    }

    fn push(&mut self, wrong: &Wrong) -> io::Result<()> {
        if !std::mem::take(&mut self.is_empty) {
            self.written.write_all(b",")?;
        }
        Ok(serde_json::to_writer(&mut self.written, wrong)?)
    }

    fn copy_to(self, out: &mut dyn Write) -> io::Result<()> {
        let mut written = self.written.into_inner().map_err(io::IntoInnerError::into_error)?;
        written.rewind()?;
        io::copy(&mut written, out).map(drop)
    }
}

impl Lists {
    fn new() -> io::Result<Self> {
        Ok(Self { errors: List::new()?, warnings: List::new()? })
    }

    /// Writes the report on a file: a line of JSON.
    fn write(self, counts: &Counts, out: &mut dyn Write) -> io::Result<()> {
        let counts = serde_json::to_string(counts)?;
        write!(out, "{},\"errors\":[", counts.trim_end_matches('}'))?;
        self.errors.copy_to(out)?;
        write!(out, "],\"warnings\":[")?;
        self.warnings.copy_to(out)?;
        writeln!(out, "]}}")
    }
}

impl Findings for Lists {
    fn take(&mut self, warnings: Vec<Wrong>, error: Option<Wrong>) -> io::Result<()> {
        for warning in &warnings {
            self.warnings.push(warning)?;
        }
        error.iter().try_for_each(|wrong| self.errors.push(wrong))
    }
}

/// Checks files and writes what is wrong with them. Returns the exit code.
pub(super) fn check(args: &CheckArgs, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    let mut code = 0;
    let mut total = Counts { file: say().pdn_total(), ..Counts::default() };
    for path in &args.files {
        let file = in_its_language(args.json, || name_of(path));
        let opened = args.text.open(path).map_err(Stopped::Read);
        let checked = opened.and_then(|opened| {
            if args.json {
                let mut lists = Lists::new()?;
                let counts = words::in_english(|| check_games(opened, args.variant, file, &mut lists))?;
                lists.write(&counts, out)?;
                return Ok(counts);
            }
            let counts = check_games(opened, args.variant, file.clone(), &mut Lines { file, out: &mut *out })?;
            write_counts(out, &counts)?;
            Ok(counts)
        });
        match checked {
            Ok(counts) => {
                code = code.max(if counts.errors > 0 { SOME_WRONG } else { 0 });
                total.games += counts.games;
                total.plies += counts.plies;
                total.variation_plies += counts.variation_plies;
                total.errors += counts.errors;
                total.warnings += counts.warnings;
            }
            Err(Stopped::Read(error)) => {
                writeln!(err, "{}: {}", name_of(path), words::io_error(&error))?;
                code = UNUSABLE;
            }
            Err(Stopped::Write(error)) => return Err(error),
        }
    }
    if args.files.len() > 1 && !args.json {
        write_counts(out, &total)?;
    }
    Ok(code)
}

/// Why a file was not checked to its end.
enum Stopped {
    Read(io::Error),
    Write(io::Error),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

/// Runs a function in English where a program reads what it finds.
fn in_its_language<T>(json: bool, function: impl FnOnce() -> T) -> T {
    if json { words::in_english(function) } else { function() }
}

fn write_counts(out: &mut dyn Write, counts: &Counts) -> io::Result<()> {
    let mut said = vec![say().pdn_games(counts.games), say().pdn_plies(counts.plies)];
    if counts.variation_plies > 0 {
        said.push(say().pdn_variation_plies(counts.variation_plies));
    }
    said.push(say().pdn_errors(counts.errors));
    if counts.warnings > 0 {
        said.push(say().pdn_warnings(counts.warnings));
    }
    writeln!(out, "{}", say().pdn_counts(&counts.file, words::list(said)))
}

fn check_games(
    (input, notice): (Box<dyn BufRead>, Notice),
    variant: Variant,
    file: String,
    findings: &mut dyn Findings,
) -> Result<Counts, Stopped> {
    let mut counts = Counts { file, ..Counts::default() };
    let (mut reader, mut replay) = (PdnReader::new(input), Replay::new(variant));
    loop {
        let game = reader.read_game(&mut replay);
        let foreign = notice.take().map(|foreign| Wrong::foreign(&foreign, reader.games()));
        let warnings: Vec<Wrong> = foreign.into_iter().chain(reader.warnings().iter().map(Wrong::from)).collect();
        counts.warnings += warnings.len();
        match game {
            Ok(Some(game)) => {
                counts.plies += u64::from(game.plies);
                counts.variation_plies += u64::from(game.variation_plies);
                findings.take(warnings, None)?;
            }
            Ok(None) => {
                findings.take(warnings, None)?;
                break;
            }
            Err(PdnError { kind: PdnErrorKind::Read(message), .. }) => {
                return Err(Stopped::Read(io::Error::other(message)));
            }
            Err(error) => {
                counts.errors += 1;
                findings.take(warnings, Some(error.into()))?;
            }
        }
    }
    counts.games = reader.games();
    Ok(counts)
}
