//! `damier stats`: the numbers behind the charts of the trainer.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::output;
use super::progress;
use crate::store;
use crate::train::history::History;
use crate::train::statistics::{Results, Statistics};
use crate::tui::messages as words;

/// Show how your training goes: ratings, weak spots, regularity, what to work on.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Everything, as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
///
/// When progress cannot be opened or read, or the output cannot be written.
pub fn run(args: &StatsArgs) -> Result<ExitCode> {
    let history = History::of(progress::open()?.attempts()?);
    let statistics = Statistics::of(&history, store::clock().at(Duration::ZERO).day);
    let text = if args.json { serde_json::to_string(&statistics)? + "\n" } else { text(&statistics) };
    output::write(|out| out.write_all(text.as_bytes()).map(|()| ExitCode::SUCCESS))
}

fn text(statistics: &Statistics) -> String {
    let mut text = String::new();
    let mut line = |written: String| text += &(written + "\n");
    line(words::week(words::THIS_WEEK, &statistics.week));
    line(words::week(words::WEEK_BEFORE, &statistics.week_before));
    line(words::streaks(statistics.streak, statistics.longest_streak));
    line(words::waiting(statistics.due, statistics.waiting));
    for rating in &statistics.ratings {
        let (mode, deviation) = (rating.mode.name(), rating.deviation);
        line(words::rating_line(rating.variant, mode, rating.rating, deviation, rating.provisional, rating.rated));
    }
    for (name, results) in [
        ("themes", &statistics.themes),
        ("endings", &statistics.endings),
        ("squares", &statistics.squares),
        ("games", &statistics.games),
    ] {
        if !results.is_empty() {
            line(String::new());
            line(format!("{name:<16} tried right  at once   median"));
        }
        for result in results {
            line(row(result));
        }
    }
    line(String::new());
    line(words::advice(&statistics.advice));
    text
}

fn row(results: &Results) -> String {
    let Results { name, tried, right, .. } = results;
    let (share, median) = (words::percent(results.accuracy()), words::seconds(results.median_millis));
    format!("{name:<16} {tried:>5} {right:>5} {share:>8} {median:>8}")
}
