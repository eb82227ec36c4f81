//! The end from outside: signals, for a program that saves everything before it ends.
//!
//! ```
//! use etude_signals::{EndRequest, Signalled, listen};
//!
//! let ending = EndRequest::default();
//! let (sender, receiver) = std::sync::mpsc::channel();
//! listen(ending.clone(), move |signalled| sender.send(signalled).is_ok())?;
//! // A loop that waits for its events in `receiver` looks here between two of them.
//! while !ending.take() {
//! #   ending.want();
//!     // ...
//! }
//! // Everything is saved: end by the signal that asked for it, if one did.
//! ending.die();
//! # drop(receiver);
//! # Ok::<(), std::io::Error>(())
//! ```

#[cfg(unix)]
mod faults;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;

/// Whether the program was asked from outside to end. Clones share their state.
///
/// The flag bypasses the queue of events, so that thousands of queued keys do not delay the end.
#[derive(Clone, Debug, Default)]
pub struct EndRequest {
    wanted: Arc<AtomicBool>,
    signal: Arc<AtomicI32>,
}

impl EndRequest {
    /// Asks the program to end normally.
    pub fn want(&self) {
        self.wanted.store(true, Ordering::SeqCst);
    }

    /// Asks the program to end by a signal, once everything is saved.
    pub fn want_by(&self, signal: i32) {
        self.signal.store(signal, Ordering::SeqCst);
        self.want();
    }

    /// Whether the end is wanted. Returns true only once per request.
    #[must_use]
    pub fn take(&self) -> bool {
        self.wanted.swap(false, Ordering::SeqCst)
    }

    /// Whether the end is wanted.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::SeqCst)
    }

    /// Ends the program by the signal that asked for it, if any, so that the parent process sees the signal. Everything
    /// must be saved and the terminal restored.
    pub fn die(&self) {
        #[cfg(unix)]
        {
            let signal = self.signal.load(Ordering::SeqCst);
            if signal != 0 {
                faults::die_by(signal);
            }
        }
    }
}

/// The meaning of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signalled {
    /// The shell has continued the program.
    Continued,
    /// The window has another size.
    Resized,
    /// The program must end; the [`EndRequest`] is set.
    Ended,
}

/// What the program does about a signal.
#[cfg(unix)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// It saves everything, restores the terminal and ends as by its own key.
    End,
    /// The same, but it dies of the signal: that means an end by default, and nothing else to this program.
    Die,
    /// It restores the terminal and dies at once, after what [`before_fault`] was given.
    Fault,
    /// It learns of it: a continuation, another size of the window.
    Tell,
    /// The write beyond the limit fails, and its caller reports the error.
    FailedWrite,
    /// Nothing here: the default is no end, the standard library ignores it, a program stops by it, or nothing can
    /// be done.
    Leave,
}

/// What the program does about every signal that the system has. One that is not in the list ends a program by default,
/// and would leave the terminal raw.
#[cfg(unix)]
fn answer(signal: nix::sys::signal::Signal) -> Answer {
    use nix::sys::signal::Signal::{
        SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGKILL, SIGPIPE, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGTTIN, SIGTTOU,
        SIGURG, SIGWINCH, SIGXFSZ,
    };

    match signal {
        SIGHUP | SIGINT | SIGQUIT | SIGTERM => Answer::End,
        SIGCONT | SIGWINCH => Answer::Tell,
        SIGXFSZ => Answer::FailedWrite,
        SIGCHLD | SIGKILL | SIGPIPE | SIGSTOP | SIGTSTP | SIGTTIN | SIGTTOU | SIGURG => Answer::Leave,
        #[cfg(any(target_vendor = "apple", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
        nix::sys::signal::Signal::SIGINFO | nix::sys::signal::Signal::SIGIO => Answer::Leave,
        fault if faults::FAULTS.contains(&fault) => Answer::Fault,
        _ => Answer::Die,
    }
}

/// Every signal is caught from here on, and waits until it is listened to.
///
/// By default, most signals would end the program at once and leave the terminal raw. So the program catches them before it
/// takes over the terminal, and saves everything and restores the terminal before it dies by them.
#[derive(Debug)]
pub struct Caught {
    #[cfg(unix)]
    signals: signal_hook::iterator::Signals,
    /// Those by which the program dies.
    #[cfg(unix)]
    deadly: Vec<i32>,
}

impl Caught {
    /// Catches them.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled.
    #[cfg(unix)]
    pub fn begin() -> io::Result<Self> {
        use nix::sys::signal::Signal;

        faults::listen()?;
        let with = |wanted| Signal::iterator().filter(move |&each| answer(each) == wanted).map(|each| each as i32);
        let deadly: Vec<i32> = with(Answer::Die).chain(faults::nameless()).collect();
        let other = [Answer::End, Answer::Tell, Answer::FailedWrite].into_iter().flat_map(with);
        let signals = signal_hook::iterator::Signals::new(other.chain(deadly.iter().copied()))?;
        Ok(Self { signals, deadly })
    }

    /// Calls `tell` for every signal, those that came before included, until it returns false.
    ///
    /// # Errors
    ///
    /// When the thread cannot be started.
    #[cfg(unix)]
    pub fn listen(self, ending: EndRequest, tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
        use signal_hook::consts::{SIGCONT, SIGWINCH, SIGXFSZ};

        let Self { mut signals, deadly } = self;
        spawn("signals", move || {
            for signal in signals.forever() {
                let told = match signal {
                    SIGCONT => tell(Signalled::Continued),
                    SIGWINCH => tell(Signalled::Resized),
                    SIGXFSZ => true,
                    _ => {
                        if deadly.contains(&signal) {
                            ending.want_by(signal);
                        } else {
                            ending.want();
                        }
                        tell(Signalled::Ended)
                    }
                };
                if !told {
                    break;
                }
            }
        })
    }

    /// Does nothing on a system without signals.
    ///
    /// # Errors
    ///
    /// Never.
    #[cfg(not(unix))]
    pub fn begin() -> io::Result<Self> {
        Ok(Self {})
    }

    /// Does nothing on a system without signals.
    ///
    /// # Errors
    ///
    /// Never.
    #[cfg(not(unix))]
    pub fn listen(self, _ending: EndRequest, _tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
        Ok(())
    }
}

/// Catches every signal and calls `tell` for it, until it returns false: [`Caught`] in one step.
///
/// # Errors
///
/// When signals cannot be handled, or the thread cannot be started.
pub fn listen(ending: EndRequest, tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Caught::begin()?.listen(ending, tell)
}

/// Has something done before the program dies of a fault or aborts itself: the terminal is restored, say. It runs in the
/// handler of a signal, so it may do nothing but set what is atomic, and make system calls. The first one counts.
pub fn before_fault(last: fn()) {
    #[cfg(unix)]
    faults::prepare(last);
    #[cfg(not(unix))]
    let _ = last;
}

/// Starts a thread with a small stack, for one that only waits.
///
/// # Errors
///
/// When the system cannot start it.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).stack_size(256 * 1024).spawn(work).map(drop)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use nix::sys::signal::Signal;

    /// signal(7): the default action of each is Term or Core.
    #[cfg(target_os = "linux")]
    #[test]
    fn every_signal_that_ends_a_program_restores_the_terminal() {
        let ends = "ABRT ALRM BUS FPE HUP ILL INT IO PROF PWR QUIT SEGV STKFLT SYS TERM TRAP USR1 USR2 VTALRM XCPU";
        for name in ends.split(' ') {
            let signal: Signal = format!("SIG{name}").parse().unwrap();
            assert!(matches!(answer(signal), Answer::End | Answer::Die | Answer::Fault), "{name}");
        }
        // The rest of the page: what cannot be caught, stops, is ignored by default or by the standard library (PIPE), or
        // fails a write.
        let others =
            Signal::iterator().filter(|&each| !ends.split(' ').any(|name| each.as_str() == format!("SIG{name}")));
        let others: Vec<_> = others.map(Signal::as_str).collect();
        let expected = "KILL PIPE CHLD CONT STOP TSTP TTIN TTOU URG XFSZ WINCH";
        let sorted = |mut names: Vec<String>| {
            names.sort();
            names
        };
        assert_eq!(
            sorted(others.into_iter().map(str::to_owned).collect()),
            sorted(expected.split(' ').map(|name| format!("SIG{name}")).collect())
        );
    }
}
