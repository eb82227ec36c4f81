//! Why a pack cannot be read.

use super::coder::Damaged;

/// Why a pack cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// It does not begin like a pack.
    #[error("not a pack of puzzles")]
    NotAPack,
    /// It is of a later format.
    #[error("pack of format {0}, which this version does not know")]
    Version(u8),
    /// Its bytes have changed.
    #[error("damaged pack")]
    Damaged,
}

impl From<Damaged> for PackError {
    fn from(_: Damaged) -> Self {
        Self::Damaged
    }
}
