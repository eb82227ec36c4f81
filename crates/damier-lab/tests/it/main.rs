//! The integration tests of the laboratory, in one binary that links only once.

mod mining;
