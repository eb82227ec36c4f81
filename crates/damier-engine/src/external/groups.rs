//! The process groups of the programs that run.
//!
//! Each program has a group of its own, so that helpers that it started end with it. In return, what the terminal sends
//! to our group (Ctrl-C, Ctrl-Z) does not reach the program, and has to be passed on. Children belong to the whole
//! process, and so does this list of them.

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The leaders of the groups. None of them has been waited for, so that the system gives none of their numbers away.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    // A list of numbers is whole after every step.
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a group of its own.
pub(super) fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    // A program that starts while all are ended is on the list before the end, or after it.
    let mut running = running();
    let child = command.spawn()?;
    running.push(child.id());
    Ok(child)
}

/// Ends a program and all that it has started.
pub(super) fn end(child: &mut Child) {
    let mut running = running();
    if let Some(place) = running.iter().position(|&leader| leader == child.id()) {
        running.swap_remove(place);
        send(child.id(), Fate::End);
    }
    // It fails only when the program has ended already.
    let _ = child.kill();
    let _ = child.wait();
}

/// What happens to programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Stop,
    Continue,
    End,
}

#[cfg(unix)]
fn send(leader: u32, fate: Fate) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let signal = match fate {
        Fate::Stop => Signal::STOP,
        Fate::Continue => Signal::CONT,
        Fate::End => Signal::KILL,
    };
    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        // A group that is gone needs no signal.
        let _ = kill_process_group(group, signal);
    }
}

#[cfg(not(unix))]
fn send(_leader: u32, _fate: Fate) {}

fn send_all(fate: Fate) {
    for &leader in running().iter() {
        send(leader, fate);
    }
}

/// Stops all external engines, before the program itself is stopped. Without process groups this does nothing.
pub fn stop_all() {
    send_all(Fate::Stop);
}

/// Continues all external engines after [`stop_all`].
pub fn continue_all() {
    send_all(Fate::Continue);
}

/// Ends all external engines, for a program that ends without dropping them.
pub fn end_all() {
    send_all(Fate::End);
}
