//! `damier endings build`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;

use super::read_class;
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::between;
use crate::shipped;
use crate::words::{self, say};
use damier_endings::{Build, Class, Progress};
use damier_rules::Variant;
use etude_files::{Access, replace};
use etude_text::complain;
use etude_tui::text::padded;

/// The arguments of `damier endings build`.
#[derive(Debug, Args)]
pub struct BuildArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
    #[arg(long, value_name = say().value_number(), default_value_t = 4, value_parser = between(2..=6_u8),
        help = say().cli_build_pieces())]
    pieces: u8,
    #[arg(long, help = say().cli_build_lone_kings())]
    lone_kings: bool,
    #[arg(long = "class", value_name = say().value_class(), conflicts_with_all = ["pieces", "lone_kings"],
        value_parser = read_class, help = say().cli_build_classes())]
    classes: Vec<Class>,
    #[arg(long, value_name = say().value_folder(), conflicts_with = "pack", help = say().cli_build_folder())]
    dir: Option<PathBuf>,
    #[arg(long, value_name = say().value_file(), help = say().cli_build_pack())]
    pack: Option<PathBuf>,
    #[arg(long, value_name = say().value_number(), value_parser = between(1..=256_u16), help = say().cli_endings_threads())]
    threads: Option<u16>,
}

/// Runs `damier endings build`.
///
/// # Errors
///
/// A file that cannot be written, or a table that cannot be built.
pub fn run(args: &BuildArgs) -> anyhow::Result<ExitCode> {
    let build = Build { variant: args.variant, classes: classes(args), threads: super::threads(args.threads) };
    let bar = Bar::new();
    let report = |progress| bar.show(progress);
    if let Some(file) = &args.pack {
        let bytes = build.pack(&report)?;
        bar.end();
        let name = file.display().to_string();
        replace(file, &bytes, Access::Usual).with_context(|| say().cli_cannot_write(&name))?;
        writeln!(output::lines(false), "{}", say().build_packed(name, bytes.len(), bar.seconds()))?;
    } else {
        let folder = args.dir.clone().or_else(shipped::tables_folder);
        let folder = folder.with_context(|| say().cli_no_data_folder())?;
        let result = build.write_to(&folder, &report);
        bar.end();
        result?;
        let (name, variant) = (folder.display().to_string(), words::variant_name(build.variant));
        let done = say().build_done(name, variant, build.classes.len(), build.positions(), bar.seconds());
        writeln!(output::lines(false), "{done}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The classes to build.
fn classes(args: &BuildArgs) -> Vec<Class> {
    if !args.classes.is_empty() {
        return Class::with_all_below(&args.classes);
    }
    Class::up_to(args.pieces).into_iter().filter(|class| !args.lone_kings || class.has_lone_king()).collect()
}

/// The line on the standard error that shows the progress of a build.
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

    /// Draws the bar over the previous one; without a terminal, writes a line per class.
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
        let state = if found { say().build_found() } else { say().build_ply(distance) };
        let class = padded(&class.to_string(), 8);
        let line = format!("[{cells}] {:3}% {class} {}", done * 100 / all.max(1), padded(&state, 7));
        if self.is_terminal {
            output::draw_over(&line, false);
        } else {
            complain!("{line} {:.0} s", self.start.elapsed().as_secs_f64());
        }
    }

    fn seconds(&self) -> String {
        format!("{:.1}", self.start.elapsed().as_secs_f64())
    }

    fn end(&self) {
        if self.is_terminal {
            complain!("");
        }
    }
}
