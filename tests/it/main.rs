//! The integration tests of the program, in one binary that links only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

mod bench_signature;
mod cli_analyse;
mod cli_contract;
mod cli_help;
mod cli_import;
mod cli_progress;
mod cli_puzzles;
mod course;
mod endings_cli;
mod engine_external;
mod engine_hub;
mod engine_threads;
mod fixtures;
mod hub_fuzz_entry;
mod hub_support;
mod languages;
mod plain_text;
mod pty;
mod pty_analysis;
mod pty_exit;
mod pty_fixtures;
mod pty_game;
mod pty_own_games;
mod pty_progress;
mod pty_puzzles;
mod pty_settings;
mod pty_sizes;
mod pty_training;
mod pty_unannounced;
mod puzzles_collection;
mod screen;
mod screen_analysis;
mod screen_charts;
mod screen_endings;
mod screen_explain;
mod screen_first;
mod screen_game;
mod screen_languages;
mod screen_lessons;
mod screen_look;
mod screen_mouse;
mod screen_notation;
mod screen_options;
mod screen_own_engine;
mod screen_own_games;
mod screen_picks;
mod screen_pictures;
mod screen_pixels;
mod screen_play;
mod screen_progress;
mod screen_puzzle_modes;
mod screen_puzzles;
mod screen_unannounced;
mod screen_unfinished;
mod screen_walk;
mod settings;
mod store_exchange;
mod store_files;
mod store_kill;
mod store_support;
mod store_trouble;
mod store_unfinished;

/// The endings tables, unpacked once for all tests.
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
