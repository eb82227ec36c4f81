//! The integration tests of the crate in a single binary, so that they are linked only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may fail the test")]

mod bridge;
mod cases;
mod differential;
mod fuzz_entries;
mod game_draws;
mod game_draws_64;
mod game_draws_differential;
mod game_offers;
mod game_support;
mod notation_fen;
mod notation_fuzz;
mod notation_moves;
mod notation_support;
mod pdn_corpus;
mod pdn_field;
mod pdn_reading;
mod pdn_warnings;
mod pdn_writing;
mod perft_tables;
mod reference;
mod reference_draws_check;
mod reference_self_check;
