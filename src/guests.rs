//! The external engines of this process. Children belong to the process as a whole, and so does the list of them: signals
//! and panics must reach them from wherever they strike.

use std::sync::LazyLock;

use damier_engine::Groups;

/// All external engines that this program has started.
pub static GUESTS: LazyLock<Groups> = LazyLock::new(Groups::default);
