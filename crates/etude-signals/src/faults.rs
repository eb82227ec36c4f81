//! Signals that end the program at once: faults of its own, and the default action of any other.
//!
//! The handler of a fault may run in the middle of anything, so it makes system calls and nothing else.

#![allow(unsafe_code, reason = "the handler of a fault and a default action can be set in no other way")]

use std::io;
use std::sync::OnceLock;

use nix::libc::{self, c_int, c_void, siginfo_t};
use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};

/// What the processor reports. Afterwards the program cannot go on, so that nothing can be saved.
pub(crate) const FAULTS: [Signal; 4] = [Signal::SIGBUS, Signal::SIGFPE, Signal::SIGILL, Signal::SIGSEGV];

/// What was done about each of the [`FAULTS`] before: the standard library reports a stack that overflows.
static BEFORE: [OnceLock<SigAction>; FAULTS.len()] = [const { OnceLock::new() }; FAULTS.len()];

/// What is done before the program dies.
static LAST: OnceLock<fn()> = OnceLock::new();

/// Sets what is done before the program dies, once.
pub(crate) fn prepare(last: fn()) {
    LAST.get_or_init(|| last);
}

fn do_last() {
    if let Some(last) = LAST.get() {
        last();
    }
}

/// Handles faults, and the program's own aborts. Call it before anything else handles
/// SIGABRT, which keeps this handler beside its own.
///
/// # Errors
///
/// When signals cannot be handled.
pub(crate) fn listen() -> io::Result<()> {
    // The stack of the thread may be what is wrong: then only another one can be used.
    let flags = SaFlags::SA_ONSTACK | SaFlags::SA_SIGINFO;
    let action = |handler| SigAction::new(SigHandler::SigAction(handler), flags, SigSet::empty());
    for (signal, before) in FAULTS.into_iter().zip(&BEFORE) {
        if before.get().is_none() {
            // SAFETY: the handler makes system calls only, and calls the one that was there before.
            let found = unsafe { sigaction(signal, &action(on_fault)) }?;
            before.get_or_init(|| found);
        }
    }
    // SAFETY: the handler makes system calls only.
    unsafe { sigaction(Signal::SIGABRT, &action(on_abort)) }?;
    Ok(())
}

/// Does what was set, and dies of a fault, after the earlier handler has reported what it knows.
extern "C" fn on_fault(number: c_int, info: *mut siginfo_t, context: *mut c_void) {
    do_last();
    let at = FAULTS.iter().position(|&signal| signal as c_int == number);
    match at.and_then(|at| BEFORE[at].get()).map(SigAction::handler) {
        Some(SigHandler::SigAction(before)) => before(number, info, context),
        Some(SigHandler::Handler(before)) => before(number),
        _ => {}
    }
    // A fault happens again at once, but a signal from outside does not.
    die_by(number);
}

/// Does what was set where the program aborts itself. The signal from outside ends it in good order.
extern "C" fn on_abort(_: c_int, info: *mut siginfo_t, _: *mut c_void) {
    // SAFETY: the kernel hands over a valid description of a signal that one process sent to another.
    let sender = unsafe { info.as_ref() }.map(|info| unsafe { info.si_pid() });
    // SAFETY: the call only reads the number of the process.
    if sender == Some(unsafe { libc::getpid() }) {
        do_last();
    }
}

/// Ends the program by a signal, so that its parent sees the signal. From a handler it happens at the handler's end.
pub(crate) fn die_by(number: c_int) {
    // SAFETY: the default action of a signal needs nothing of the program. Both calls fail only for numbers of no signal.
    unsafe {
        libc::signal(number, libc::SIG_DFL);
        libc::raise(number);
    }
}

/// The signals without a name that the system leaves to programs. Their default action ends the program, too.
pub(crate) fn nameless() -> impl Iterator<Item = c_int> {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    return libc::SIGRTMIN()..=libc::SIGRTMAX();
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    return std::iter::empty();
}
