//! The integration tests of the laboratory, in one binary: it links once.

mod mining;
