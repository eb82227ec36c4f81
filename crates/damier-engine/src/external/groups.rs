//! The process groups of the running programs.
//!
//! Each program has its own group, so that helpers it started end with it. On the other hand, what the terminal sends
//! to our group (Ctrl-C, Ctrl-Z) does not reach the program and has to be passed on.

use std::io;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The running external engines, to be stopped and ended together. Clones are the same list.
#[derive(Clone, Debug, Default)]
pub struct Groups {
    /// The leaders of the groups. None has been waited for, so the system does not reuse their numbers.
    leaders: Arc<Mutex<Vec<u32>>>,
}

/// The list that a program is on is not part of its identity.
impl PartialEq for Groups {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Groups {}

impl Groups {
    /// Stops all of them, before Damier itself is stopped. Does nothing on systems without process groups.
    pub fn stop(&self) {
        self.send_all(GroupSignal::Stop);
    }

    /// Resumes all of them after [`Groups::stop`].
    pub fn resume(&self) {
        self.send_all(GroupSignal::Continue);
    }

    /// Ends all of them, for use when Damier exits without dropping them.
    pub fn end(&self) {
        self.send_all(GroupSignal::End);
    }

    /// Starts a program in its own group.
    pub(super) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // Under the lock, so that `end` either finds the new program on the list or runs before it starts.
        let mut leaders = self.leaders();
        let child = command.spawn()?;
        leaders.push(child.id());
        Ok(child)
    }

    /// Ends a program and everything it has started.
    pub(super) fn end_one(&self, child: &mut Child) {
        let mut leaders = self.leaders();
        if let Some(place) = leaders.iter().position(|&leader| leader == child.id()) {
            leaders.swap_remove(place);
            send(child.id(), GroupSignal::End);
        }
        // Fails only if the program has already ended.
        let _ = child.kill();
        let _ = child.wait();
    }

    fn leaders(&self) -> MutexGuard<'_, Vec<u32>> {
        // The list is consistent after every step.
        self.leaders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send_all(&self, signal: GroupSignal) {
        for &leader in self.leaders().iter() {
            send(leader, signal);
        }
    }
}

/// The signals for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GroupSignal {
    Stop,
    Continue,
    End,
}

#[cfg(unix)]
fn send(leader: u32, signal: GroupSignal) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let signal = match signal {
        GroupSignal::Stop => Signal::STOP,
        GroupSignal::Continue => Signal::CONT,
        GroupSignal::End => Signal::KILL,
    };
    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        // A group that is gone needs no signal.
        let _ = kill_process_group(group, signal);
    }
}

#[cfg(not(unix))]
fn send(_leader: u32, _signal: GroupSignal) {}
