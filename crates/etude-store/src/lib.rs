//! A trainer's progress on disk, in one `SQLite` file that only its owner can read.
//!
//! Each attempt is one row, written in one transaction with the rating that follows from it and synced to disk before it
//! is acknowledged. No crash loses an acknowledged attempt, and on a disk that keeps its promises neither does a power
//! failure. Any number of programs may have the file open at once. Nothing is sent anywhere.
//!
//! - [`Database`] opens the file by a [`Schema`], records attempts as [`AttemptRow`]s and reads them again.
//! - A [`Recorder`] goes on in memory while the disk fails.
//! - A [`Writer`] is a thread that writes, so that the screen never waits for the disk.
//! - [`words!`](words) puts what is wrong with the files into sentences.
//! - [`Home`] names the folders of a program, [`wall`] reads the wall clock.
//!
//! ```
//! use etude::calendar::Moment;
//! use etude::effort::{Credit, Effort};
//! use etude::rating::Strength;
//! use etude_store::{ATTEMPTS, AttemptRow, Database, Schema, new_uid};
//!
//! const SCHEMA: Schema = Schema::new(&[ATTEMPTS]);
//!
//! let folder = std::env::temp_dir().join("etude-store-example");
//! let (mut progress, _) = Database::open(&folder.join("progress.sqlite3"), SCHEMA)?;
//! let mut solved = AttemptRow {
//!     uid: new_uid(),
//!     moment: Moment::at(1_795_276_800_000, 0),
//!     kind: "puzzle".to_owned(),
//!     mode: "practice".to_owned(),
//!     variant: "free".to_owned(),
//!     item: "p0001".to_owned(),
//!     effort: Effort { millis: 9_000, ..Effort::new(Credit::Full) },
//!     tags: "fours-3".to_owned(),
//!     detail: String::new(),
//!     rated: None,
//! };
//! progress.record(&mut solved, Some(Strength::estimated(1_450.0, 60.0)), Strength::default())?;
//! assert!(solved.rated.is_some_and(|rated| rated.after.rating > rated.before.rating));
//! assert_eq!(progress.attempts_after(0)?.rows, [solved]);
//! # std::fs::remove_dir_all(folder).unwrap();
//! # Ok::<(), etude_store::StoreError>(())
//! ```

mod database;
mod error;
mod home;
mod keeper;
mod mending;
mod open_work;
mod opening;
mod progress_keeper;
mod recorder;
mod row;
mod schema;
pub mod settings;
mod unfinished;
mod unfinished_files;
pub mod wall;
mod words;
mod writer;

pub use database::{Batch, Database, Fewer, Stored, new_uid};
pub use error::{BackupError, Damage, DatabaseError, StoreError};
pub use home::{Home, home_folder};
pub use keeper::{Keeper, Unwritten};
pub use mending::{Checkup, text};
pub use open_work::{KeptState, OpenWork};
pub use opening::SetAside;
pub use progress_keeper::{MemoryNews, MemoryRequest, ReadRow, RecordRequest, keep_progress};
pub use recorder::{Fault, Recorder, RecorderNews, StoreProblem};
pub use row::{AttemptRow, BadRow, BadValue, CsvAttempts, CsvError, CsvFault, read_csv};
pub use schema::{ATTEMPTS, Schema};
pub use unfinished::{HeldError, HeldFiles, Misread, Notes, is_later_format, settled};
pub use unfinished_files::{Kept, Unfinished, UnfinishedError};
pub use writer::Writer;
