//! The process groups of the programs that run.
//!
//! Each program has a group of its own, so that helpers that it started end with it. In return, what the terminal sends
//! to our group (Ctrl-C, Ctrl-Z) does not reach the program, and has to be passed on.

use std::io;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// External engines that run, to be stopped and ended together. Clones are the same list.
#[derive(Clone, Debug, Default)]
pub struct Groups {
    /// The leaders of the groups. None of them has been waited for, so that the system gives none of their numbers away.
    leaders: Arc<Mutex<Vec<u32>>>,
}

/// Which list a program is on says nothing about the program.
impl PartialEq for Groups {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Groups {}

impl Groups {
    /// Stops all of them, before the program itself is stopped. Without process groups this does nothing.
    pub fn stop(&self) {
        self.send_all(Fate::Stop);
    }

    /// Continues all of them after [`Groups::stop`].
    pub fn resume(&self) {
        self.send_all(Fate::Continue);
    }

    /// Ends all of them, for a program that ends without dropping them.
    pub fn end(&self) {
        self.send_all(Fate::End);
    }

    /// Starts a program in a group of its own.
    pub(super) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // A program that starts while all are ended is on the list before the end, or after it.
        let mut leaders = self.leaders();
        let child = command.spawn()?;
        leaders.push(child.id());
        Ok(child)
    }

    /// Ends a program and all that it has started.
    pub(super) fn end_one(&self, child: &mut Child) {
        let mut leaders = self.leaders();
        if let Some(place) = leaders.iter().position(|&leader| leader == child.id()) {
            leaders.swap_remove(place);
            send(child.id(), Fate::End);
        }
        // It fails only when the program has ended already.
        let _ = child.kill();
        let _ = child.wait();
    }

    fn leaders(&self) -> MutexGuard<'_, Vec<u32>> {
        // A list of numbers is whole after every step.
        self.leaders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send_all(&self, fate: Fate) {
        for &leader in self.leaders().iter() {
            send(leader, fate);
        }
    }
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
