//! `damier sheet`: puzzles on paper.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use rand::SeedableRng;
use rand::seq::IndexedRandom as _;

use super::output;
use super::puzzles::filter::Filter;
use super::puzzles::{collection, report_bad_lines};
use super::values::{at_least, between};
use crate::sheet::{Diagram, DiagramSheet, FontError, Fonts, PER_PAGE, PrintedPage, pdf, svg};
use crate::words::{self, say};
use damier_puzzles::{Collection, Entry};
use etude::{Random, fresh_seed};
use etude_files::{Access, replace};
use etude_text::plain::{Form, in_line};

/// The puzzles of a sheet that were not put together by the player, if no number is given.
const USUAL: usize = 12;
/// The lines of play of a solution that are printed. Most have fewer; some have hundreds, which tell a reader nothing.
const MAX_LINES: usize = 6;

/// The arguments of `damier sheet`.
#[derive(Args, Debug)]
pub struct SheetArgs {
    #[command(flatten)]
    filter: Filter,
    #[arg(long, value_name = say().value_file(), help = say().cli_sheet_out())]
    out: PathBuf,
    #[arg(long, value_name = say().value_number(), default_value_t = 6, value_parser = between(PER_PAGE),
        help = say().cli_sheet_per_page())]
    per_page: u8,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(1_usize), help = say().cli_sheet_count())]
    count: Option<usize>,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(0_u64), help = say().cli_sheet_seed())]
    seed: Option<u64>,
    #[arg(long, help = say().cli_sheet_solutions())]
    solutions: bool,
    #[arg(long, value_name = say().value_text(), help = say().cli_sheet_title())]
    title: Option<String>,
    #[arg(long, value_name = say().value_file(), help = say().cli_sheet_font())]
    font: Option<PathBuf>,
}

/// The kind of file that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Pdf,
    Svg,
}

/// Writes a sheet of diagrams.
///
/// # Errors
///
/// A name that ends neither in `.pdf` nor in `.svg`, no puzzle that fits, letters that no font has, an unreadable file,
/// or one that cannot be written.
pub fn run(args: &SheetArgs) -> Result<ExitCode> {
    let kind = match args.out.extension().and_then(|end| end.to_str()).map(str::to_lowercase).as_deref() {
        Some("pdf") => Written::Pdf,
        Some("svg") => Written::Svg,
        _ => bail!(say().sheet_kind(args.out.display().to_string())),
    };
    let collection = collection(&args.filter.files)?;
    let seed = args.seed.unwrap_or_else(|| fresh_seed() >> 32);
    let (entries, is_drawn) = drawn(args, &collection, seed)?;
    let sheet = DiagramSheet {
        title: title(args),
        diagrams: entries.into_iter().map(|entry| diagram(&collection, entry)).collect::<Result<_>>()?,
        per_page: args.per_page,
        solutions: args.solutions.then(|| say().sheet_solutions()),
    };
    let fonts = fonts(args, &sheet)?;
    let pages = sheet.pages(&fonts).map_err(|error| in_words(&error))?;
    let files = match kind {
        Written::Pdf => {
            let language = words::language();
            let bytes = pdf::written(&pages, &sheet.title, &language, &fonts).map_err(|error| in_words(&error))?;
            vec![(args.out.clone(), bytes)]
        }
        Written::Svg => pictures(args, &sheet, &pages, &fonts)?,
    };
    for (path, bytes) in &files {
        replace(path, bytes, Access::Usual).with_context(|| say().cli_cannot_write(path.display().to_string()))?;
    }
    let done = say().sheet_written(sheet.diagrams.len(), pages.len());
    let again = is_drawn.then(|| say().sheet_again(seed.to_string()));
    let lines = [done].into_iter().chain(files.iter().map(|(path, _)| path.display().to_string())).chain(again);
    output::write_text(Form::Sentences, lines.collect::<Vec<_>>().join("\n") + "\n")?;
    Ok(report_bad_lines(&collection))
}

/// The puzzles of the sheet, and whether they were drawn by lot. Those put together by somebody keep their order; others
/// go from easy to hard.
fn drawn<'a>(args: &SheetArgs, collection: &'a Collection, seed: u64) -> Result<(Vec<&'a Entry>, bool)> {
    let mut entries = args.filter.entries(collection)?;
    if entries.is_empty() {
        bail!(say().sheet_none());
    }
    if args.filter.is_chosen() {
        entries.truncate(args.count.unwrap_or(usize::MAX));
        return Ok((entries, false));
    }
    let count = args.count.unwrap_or(USUAL);
    let is_drawn = count < entries.len();
    let mut entries: Vec<&Entry> = entries.sample(&mut Random::seed_from_u64(seed), count).copied().collect();
    entries.sort_by(|one, other| (one.rating.value, &one.id).cmp(&(other.rating.value, &other.id)));
    Ok((entries, is_drawn))
}

fn title(args: &SheetArgs) -> String {
    let of_filter = Some(args.filter.title()).filter(|title| !title.is_empty());
    let title = in_line(&args.title.clone().or(of_filter).unwrap_or_else(|| say().sheet_title()));
    // The name of a theme begins with a small letter.
    let mut letters = title.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn diagram(collection: &Collection, entry: &Entry) -> Result<Diagram> {
    let (puzzle, record) = (collection.puzzle(entry)?, collection.record(entry)?);
    let mover = puzzle.position.side_to_move();
    let lines = words::solution_lines(&puzzle);
    let more = lines.len().checked_sub(MAX_LINES).filter(|more| *more > 0).map(|more| say().sheet_more_lines(more));
    let shown = lines.iter().take(MAX_LINES).map(|line| words::numbered(mover, line));
    let made = words::puzzle_made_from(record.source.kind, record.source.event.as_deref());
    let source = [made.unwrap_or_else(|| words::puzzle_origin(&record.source)), entry.id.to_string()].join(" · ");
    Ok(Diagram {
        position: puzzle.position,
        task: words::puzzle_goal(mover, puzzle.goal),
        solution: shown.chain(more).collect(),
        source: in_line(&source),
    })
}

fn fonts(args: &SheetArgs, sheet: &DiagramSheet) -> Result<Fonts> {
    let mut fonts = Fonts::default();
    if let Some(path) = &args.font {
        let shown = || path.display().to_string();
        let mut bytes = Vec::new();
        let read = etude_files::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
        read.with_context(|| say().cli_cannot_open(shown()))?;
        fonts = fonts.with(bytes).map_err(|error| in_words(&error)).with_context(shown)?;
    }
    Ok(fonts.with_those_of_the_system(sheet.texts()))
}

/// A picture for each page; several are numbered.
fn pictures(
    args: &SheetArgs,
    sheet: &DiagramSheet,
    pages: &[PrintedPage],
    fonts: &Fonts,
) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let path = |number: usize| if pages.len() == 1 { args.out.clone() } else { numbered(&args.out, number) };
    let picture = |(number, page)| {
        let text = svg::written(page, &sheet.title, fonts).map_err(|error| in_words(&error))?;
        Ok((path(number), text.into_bytes()))
    };
    (1..).zip(pages).map(picture).collect()
}

/// `sheet.svg` becomes `sheet-2.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    path.with_file_name(format!("{stem}-{number}.svg"))
}

fn in_words(error: &FontError) -> anyhow::Error {
    anyhow::Error::msg(match error {
        FontError::NoFont(_) | FontError::Unusable => say().sheet_no_font(),
        FontError::Forbidden => say().sheet_font_forbidden(),
        FontError::Missing(letters) => say().sheet_letters_missing(letters),
    })
}
