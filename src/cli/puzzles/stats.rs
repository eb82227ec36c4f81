//! `damier puzzles stats`.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use serde::Serialize;

use super::{collection, report_bad_lines};
use crate::cli::output;
use crate::shipped::PROVEN_WITH;
use crate::words::say;
use damier_engine::SIGNATURE;
use damier_puzzles::tag::Feature;
use damier_puzzles::{Collection, Tag, Theme};
use damier_rules::Variant;
use etude_text::plain::Form;

/// Ratings in one bar of the histogram.
const BAR: u16 = 100;

#[derive(Args, Debug)]
pub struct PuzzleStatsArgs {
    #[arg(value_name = say().value_file(), help = say().cli_puzzles_files())]
    files: Vec<PathBuf>,
    #[arg(long, help = say().cli_puzzles_stats_json())]
    json: bool,
}

/// The numbers of puzzles.
#[derive(Default, Serialize)]
struct Stats {
    puzzles: usize,
    bad_lines: usize,
    variants: BTreeMap<String, usize>,
    sources: BTreeMap<String, usize>,
    lengths: BTreeMap<String, usize>,
    phases: BTreeMap<String, usize>,
    motifs: BTreeMap<String, usize>,
    other_tags: BTreeMap<String, usize>,
    /// By the lower end of each bar.
    ratings: BTreeMap<u16, usize>,
    /// Only where the shipped puzzles are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
}

/// Which search proved the shipped puzzles last.
#[derive(Clone, Copy, Serialize)]
struct Proof {
    /// The signature of that search.
    signature: u64,
    /// Whether it is the search of this program.
    current: bool,
}

impl Proof {
    const SHIPPED: Self = Self { signature: PROVEN_WITH, current: PROVEN_WITH == SIGNATURE };
}

impl Stats {
    fn of(collection: &Collection) -> Self {
        let (puzzles, bad_lines) = (collection.entries().len(), collection.bad_lines().len());
        let mut stats = Self { puzzles, bad_lines, ..Self::default() };
        for variant in Variant::ALL {
            stats.variants.insert(variant.to_string(), 0);
        }
        for entry in collection.entries() {
            *stats.variants.entry(entry.variant.to_string()).or_default() += 1;
            *stats.ratings.entry(entry.rating.value / BAR * BAR).or_default() += 1;
            *stats.sources.entry(entry.source.as_ref().to_owned()).or_default() += 1;
            for tag in &*entry.tags {
                *stats.group_of(tag).entry(tag.to_string()).or_default() += 1;
            }
        }
        stats
    }

    /// The group that a tag is counted in. Tags with a number, and what shows before the first move, are not motifs.
    fn group_of(&mut self, tag: &Tag) -> &mut BTreeMap<String, usize> {
        use Feature::{Choice, Endgame, Kings, Middlegame, Opening, SingleReply};
        match tag {
            Tag::Moves(_) => &mut self.lengths,
            Tag::Theme(Theme::Feature(Opening | Middlegame | Endgame)) => &mut self.phases,
            Tag::Offers(_) | Tag::Gain(_) | Tag::Theme(Theme::Feature(SingleReply | Choice | Kings)) => {
                &mut self.other_tags
            }
            Tag::Theme(_) => &mut self.motifs,
        }
    }
}

/// Counts puzzles.
///
/// # Errors
///
/// An unreadable file.
pub fn run(args: &PuzzleStatsArgs) -> Result<ExitCode> {
    let collection = collection(&args.files)?;
    let mut stats = Stats::of(&collection);
    stats.proof = args.files.is_empty().then_some(Proof::SHIPPED);
    output::write(Form::json_if(args.json), |out| {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&stats)?)?;
            return Ok(report_bad_lines(&collection));
        }
        writeln!(out, "puzzles {}", stats.puzzles)?;
        for (variant, count) in Variant::ALL.iter().filter_map(|variant| stats.variants.get_key_value(variant.name())) {
            writeln!(out, "{variant} {count}")?;
        }
        for (rating, count) in &stats.ratings {
            writeln!(out, "rating {rating}-{} {count}", rating + BAR - 1)?;
        }
        let groups = [
            ("source", &stats.sources),
            ("length", &stats.lengths),
            ("phase", &stats.phases),
            ("motif", &stats.motifs),
            ("tag", &stats.other_tags),
        ];
        for (name, counts) in groups {
            for (what, count) in counts {
                writeln!(out, "{name} {what} {count}")?;
            }
        }
        if let Some(Proof { signature, current }) = stats.proof {
            let age = if current { "current" } else { "outdated" };
            writeln!(out, "proof {age} (signature {signature}, search {SIGNATURE})")?;
        }
        Ok(report_bad_lines(&collection))
    })
}
