//! `damier endings build`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;

use super::read_name;
use crate::cli::output;
use crate::{complain, shipped};
use damier_endings::{Build, Class, Progress};
use damier_rules::Variant;

/// The arguments of `damier endings build`.
#[derive(Debug, Args)]
pub struct BuildArgs {
    /// The game
    #[arg(long, default_value_t = Variant::International, value_parser = read_name::<Variant>)]
    pub variant: Variant,
    /// Build the classes of up to so many pieces: 2 to 6
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub pieces: u8,
    /// Only the classes in which a side has a king and nothing else
    #[arg(long)]
    pub lone_kings: bool,
    /// Only these classes, like KKM-K, and those that they lead to
    #[arg(long = "class", value_name = "CLASS", conflicts_with_all = ["pieces", "lone_kings"], value_parser = read_name::<Class>)]
    pub classes: Vec<Class>,
    /// The folder to write to [default: the data folder]
    #[arg(long, conflicts_with = "pack")]
    pub dir: Option<PathBuf>,
    /// Write the classes up to four pieces to this file, in the form in which the program carries them
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
    /// Threads to work on [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

/// Runs `damier endings build`.
///
/// # Errors
///
/// When a file cannot be written or a table cannot be built.
pub fn run(args: &BuildArgs) -> anyhow::Result<ExitCode> {
    let build = Build { variant: args.variant, classes: classes(args), threads: super::threads(args.threads) };
    let bar = Bar::new();
    let report = |progress| bar.show(progress);
    if let Some(file) = &args.pack {
        let bytes = build.pack(&report)?;
        bar.end();
        std::fs::write(file, &bytes).with_context(|| format!("cannot write {}", file.display()))?;
        let seconds = bar.start.elapsed().as_secs_f64();
        writeln!(output::lines(false), "{}: {} bytes, {seconds:.1} s", file.display(), bytes.len())?;
    } else {
        let folder = args.dir.clone().or_else(shipped::tables_folder);
        let folder = folder.context("this system has no data folder: name one with --dir")?;
        let result = build.write_to(&folder, &report);
        bar.end();
        result?;
        writeln!(
            output::lines(false),
            "{}: {} classes of {} draughts, {} positions, {:.1} s",
            folder.display(),
            build.classes.len(),
            build.variant,
            build.positions(),
            bar.start.elapsed().as_secs_f64()
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is to be built.
fn classes(args: &BuildArgs) -> Vec<Class> {
    if !args.classes.is_empty() {
        return Class::with_all_below(&args.classes);
    }
    Class::up_to(args.pieces).into_iter().filter(|class| !args.lone_kings || class.has_lone_king()).collect()
}

/// The line on the standard error that shows how far a build is.
struct Bar {
    start: Instant,
    /// What was shown last, and when.
    last: Mutex<Option<(Progress, Instant)>>,
    is_terminal: bool,
}

/// Cells of the bar.
const WIDTH: u64 = 30;
const PAUSE: Duration = Duration::from_millis(100);

impl Bar {
    fn new() -> Self {
        Self { start: Instant::now(), last: Mutex::new(None), is_terminal: output::shows_bars() }
    }

    /// Draws the bar over the one before; where there is no terminal, writes a line for each class.
    fn show(&self, progress: Progress) {
        let Ok(mut last) = self.last.lock() else { return };
        let same_class = last.is_some_and(|(shown, _)| shown.class == progress.class);
        if same_class && (!self.is_terminal || last.is_some_and(|(_, when)| when.elapsed() < PAUSE)) {
            return;
        }
        *last = Some((progress, Instant::now()));
        let Progress { class, found, distance, done, all } = progress;
        let full = done * WIDTH / all.max(1);
        let cells: String = (0..WIDTH).map(|cell| if cell < full { '#' } else { '.' }).collect();
        let state = if found { "found".to_owned() } else { format!("ply {distance}") };
        let line = format!("[{cells}] {:3}% {class:8} {state:7}", done * 100 / all.max(1));
        if self.is_terminal {
            output::draw_over(&line, false);
        } else {
            complain!("{line} {:.0} s", self.start.elapsed().as_secs_f64());
        }
    }

    fn end(&self) {
        if self.is_terminal {
            complain!("");
        }
    }
}
