//! What is wrong with the files of progress and settings.

use super::say;

etude_store::words!();
