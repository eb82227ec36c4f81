//! Steps through moves that have been played or written down.

/// A step through a line of moves with its variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStep {
    /// One ply forward.
    Forward,
    /// One ply back.
    Back,
    /// To the start.
    First,
    /// To the end of the line.
    Last,
    /// To the next alternative of the move.
    NextAlternative,
    /// To the previous alternative of the move.
    PreviousAlternative,
}
