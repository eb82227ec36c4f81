//! `damier-lab tables`: writes the tables of `puzzles/README.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;

use super::write_file;
use damier_puzzles::tag::{Motif, decisions};
use damier_puzzles::{Collection, Entry, Reached, SourceKind};
use damier_rules::Variant;

/// The lines between which the tables are written.
const MARKS: [&str; 2] = ["<!-- The tables, written by damier-lab tables -->\n", "<!-- End of the tables -->\n"];
/// The width of a column of ratings, and the first and last one.
const RATINGS: (u16, u16, u16) = (200, 800, 2400);
/// The last column of decisions counts the longer puzzles too.
const MAX_DECISIONS: u8 = 6;

/// The arguments of `tables`.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// The folder of the collection; its README.md is rewritten
    #[arg(default_value = "puzzles")]
    folder: PathBuf,
}

/// Counts the puzzles of a folder and writes the tables into its README.
///
/// # Errors
///
/// If a puzzle cannot be read, or the README cannot be read or written or lacks the lines that mark the place.
pub fn run(args: &TablesArgs) -> Result<ExitCode> {
    let mut collection = Collection::default();
    collection.add_folder(&args.folder);
    if collection.entries().is_empty() || !collection.bad_lines().is_empty() {
        bail!("{} holds no puzzles, or bad ones", args.folder.display());
    }
    let path = args.folder.join("README.md");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let place = MARKS.map(|mark| text.find(mark));
    let [Some(start), Some(end)] = place else { bail!("{} lacks the line {:?}", path.display(), MARKS[0].trim_end()) };
    let tables = tables(&collection)?;
    let written = format!("{}{tables}{}", &text[..start + MARKS[0].len()], &text[end..]);
    write_file(&path, written.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Counts of puzzles by row and column.
struct Table {
    heading: String,
    columns: Vec<String>,
    counts: BTreeMap<(usize, String), Vec<usize>>,
}

impl Table {
    fn new(heading: &str, columns: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let columns = columns.into_iter().map(Into::into).collect();
        Self { heading: heading.to_owned(), columns, counts: BTreeMap::new() }
    }

    /// Counts a puzzle. Rows are sorted by `order`.
    fn count(&mut self, order: usize, row: &str, column: usize) {
        let columns = self.columns.len();
        let row = self.counts.entry((order, row.to_owned())).or_insert_with(|| vec![0; columns]);
        row[column] += 1;
    }

    fn write(&self, text: &mut String) {
        let line = |cells: &[String]| cells.join(" | ");
        let _ = writeln!(text, "\n| {} | {} |", self.heading, line(&self.columns));
        let _ = writeln!(text, "|---{}|", "|---".repeat(self.columns.len()));
        for ((_, row), counts) in &self.counts {
            let cells: Vec<String> = counts.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "| {row} | {} |", line(&cells));
        }
    }
}

fn tables(collection: &Collection) -> Result<String> {
    let (width, least, most) = RATINGS;
    let ratings = (least..=most).step_by(width.into()).map(|rating| rating.to_string());
    let lengths = (1..MAX_DECISIONS).map(|count| count.to_string()).chain([format!("{MAX_DECISIONS} or more")]);
    let sources = ["played", "avoided", "threat", "engine, played", "engine, avoided", "engine, threat", "constructed"];
    let mut by_source = Table::new("source", sources.into_iter().chain(["composition", "endings"]));
    let mut by_rating = Table::new("rating", ratings);
    let mut by_length = Table::new("decisions", lengths);
    let mut by_motif = Table::new("motif", Variant::ALL.map(Variant::name));
    for entry in collection.entries() {
        let (order, variant) = (entry.variant as usize, entry.variant.name());
        by_source.count(order, variant, source_column(collection, entry)?);
        let rating = entry.rating.value.clamp(least, most + width - 1) - least;
        let is_ending = entry.source == SourceKind::Endings;
        let kind = if is_ending { "endings" } else { "shots" };
        by_rating.count(2 * order + usize::from(is_ending), &format!("{variant}, {kind}"), usize::from(rating / width));
        if !is_ending {
            by_length.count(order, variant, usize::from(decisions(&entry.tags).min(MAX_DECISIONS)) - 1);
            for (place, motif) in
                Motif::ALL.iter().enumerate().filter(|(_, motif)| entry.tags.contains(&(**motif).into()))
            {
                by_motif.count(place, &format!("`{}`", motif.word()), order);
            }
        }
    }
    let mut text = format!("\n{} puzzles.\n", collection.entries().len());
    by_source.write(&mut text);
    text += "\nThe other tables but that of ratings do not count endings.\n";
    for table in [&by_length, &by_rating, &by_motif] {
        table.write(&mut text);
    }
    text += "\n";
    Ok(text)
}

/// The column of a puzzle in the table of sources.
fn source_column(collection: &Collection, entry: &Entry) -> Result<usize> {
    let reached = |first: usize, reached| match reached {
        Reached::Played => first,
        Reached::Avoided => first + 1,
        Reached::Threat => first + 2,
    };
    Ok(match entry.source {
        SourceKind::Game => reached(0, collection.record(entry)?.source.reached),
        SourceKind::SelfPlay => reached(3, collection.record(entry)?.source.reached),
        SourceKind::Constructed => 6,
        SourceKind::Composition => 7,
        SourceKind::Endings => 8,
    })
}
