//! A program's time in its terminal: taken over at the start, given back on every way out.

use std::io::{Stdout, stdout};
use std::mem::ManuallyDrop;

use crate::backend::AnsiBackend;
use ratatui::terminal::Terminal;

use crate::ending::EndRequest;
use crate::inbox::Unready;
use crate::job::{Background, Job};
use crate::terminal;

/// Takes over the terminal under a title, does the work there, and gives the terminal back. Waits first until the terminal
/// is the program's. Returns what the work returned and the ending, by whose signal the program dies once it has said
/// everything. Call it before any thread is started: they inherit what is blocked.
///
/// # Errors
///
/// When the terminal fails, or is another program's for good; then no work is done.
pub fn in_terminal<T>(
    title: &str,
    work: impl FnOnce(&mut Terminal<AnsiBackend<Stdout>>, Job, &EndRequest) -> T,
) -> Result<(T, EndRequest), Unready> {
    let mut job = Job::begin()?;
    // The shell edits its own line there, and its modes would be taken for those to restore.
    job.wait_for_foreground(|| false).map_err(|Background| Unready::Background)?;
    // A signal that comes before anything listens to it must not leave the terminal raw.
    job.catch_signals()?;
    let ending = EndRequest::default();
    let _guard = terminal::Guard::new(title)?;
    // When dropped after a hang-up it would write to standard error, and panic if that is closed too. The guard does all
    // that is needed.
    let mut terminal = ManuallyDrop::new(Terminal::new(AnsiBackend::new(stdout()))?);
    Ok((work(&mut terminal, job, &ending), ending))
}
