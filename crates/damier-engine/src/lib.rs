//! Search and judgement.
//!
//! [`Engine`] searches one position at a time on the thread that calls it; [`Worker`] does so on a thread of its own
//! for whoever must not wait. [`Judge`] answers the one question that training asks: does this move keep the value of
//! the position?

pub mod annotation;
mod background;
mod brakes;
mod clock;
mod deepening;
mod draws;
mod exact;
pub mod external;
pub mod hub;
pub mod judge;
mod level;
mod limits;
pub mod network;
mod ordering;
mod patience;
mod root;
mod score;
mod search;
mod settings;
mod situation;
mod transposition;
mod win_probability;
mod worker;

pub use background::{Background, Precedence};
pub use clock::Clock;
pub use deepening::{Engine, Finding};
pub use external::{ExternalEngine, ExternalError, Patience, Program};
pub use judge::{Assessment, Basis, IllegalCandidate, Judge, Verdict};
pub use level::Level;
pub use limits::{Limits, MAX_DEPTH, StopFlag};
pub use network::{Network, NetworkError};
pub use score::Score;
pub use settings::{MOST_THREADS, Settings, Shortage};
pub use situation::Situation;
pub use worker::{Generation, Report, ReportKind, Task, Worker, WorkerGone};

/// The signature of the search: the number of positions that `damier bench` visits. What was proven by a search of
/// another signature may not hold for this one.
pub const SIGNATURE: u64 = 5_735_334;
