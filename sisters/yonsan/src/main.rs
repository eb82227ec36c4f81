//! The `yonsan` command.

use std::env;
use std::process::ExitCode;

use clap::Parser;
use etude_text::complain;
use etude_tui::color::ColorDepth;
use yonsan::screen::{self, Options};
use yonsan::words::{self, Language};

/// A terminal trainer for five-in-a-row with forbidden moves (renju).
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Seed of every random choice
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Language
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "zh-CN"])]
    lang: Option<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let variable = |name: &str| env::var(name).ok();
    words::speak(match args.lang.as_deref() {
        // No Chinese can be written in ASCII.
        _ if args.ascii => Language::En,
        Some("zh-CN") => Language::ZhCN,
        Some(_) => Language::En,
        None => words::language_of(variable),
    });
    let puzzles = match yonsan_rules::unpack(yonsan_rules::COLLECTION) {
        Ok(puzzles) => puzzles,
        Err(error) => {
            complain!("yonsan: {error}");
            return ExitCode::from(2);
        }
    };
    let has_colors = variable("NO_COLOR").is_none_or(|value| value.is_empty());
    let colors = has_colors.then(|| ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()));
    match screen::run(Options { seed: args.seed, is_ascii: args.ascii, colors, puzzles }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain!("yonsan: {error}");
            ExitCode::from(2)
        }
    }
}
