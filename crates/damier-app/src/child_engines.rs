//! The external engines of this process. The list of them is global, because signals and panics must reach them from any
//! thread.

use std::sync::LazyLock;

use damier_engine::Groups;

/// All external engines started by this program.
pub static CHILD_ENGINES: LazyLock<Groups> = LazyLock::new(Groups::default);
