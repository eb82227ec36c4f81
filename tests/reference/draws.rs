//! The draw rules.
