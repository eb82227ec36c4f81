//! Whether words are heard or read: what only eyes can follow has other words for ears.

use std::cell::Cell;

thread_local! {
    static IS_ALOUD: Cell<bool> = const { Cell::new(false) };
}

/// Has this thread put into words what is heard, from now on.
pub fn speak_aloud() {
    IS_ALOUD.set(true);
}

/// Whether this thread's words are heard.
#[must_use]
pub fn is_aloud() -> bool {
    IS_ALOUD.get()
}
