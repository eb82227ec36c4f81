//! A draughts engine: search, evaluation, judge, levels of play, and the Hub protocol.
//!
//! ```
//! use damier_endings::TableSet;
//! use damier_engine::{Engine, Judge, Limits, Situation, StopFlag};
//! use damier_rules::Variant;
//! use damier_rules::notation::{read_fen, read_move, write_move};
//!
//! // 27-22 17x28 32x25 wins two men.
//! let position = read_fen("W:W20,27,32,37:B16,17,21,29,30", Variant::International)?.position;
//! let situation = Situation::from(position);
//! let found = Engine::new(1).search(&situation, None, &Limits::nodes(10_000), |_| ());
//! assert_eq!(found.best().map(|best| write_move(&position, best)).as_deref(), Some("27-22"));
//!
//! // The central question of training: does this move keep the value of the position?
//! let mut judge = Judge::new(50_000, &TableSet::default());
//! assert!(judge.verdict(&situation, read_move(&position, "27-22")?)?.is_kept());
//! assert!(judge.verdict(&situation, read_move(&position, "37-31")?)?.is_lost());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Engine`] searches one position at a time, on the calling thread and on as many more as its [`Settings`] say.
//! - [`Judge`] decides whether a move keeps the value of its position ([`Verdict`]).
//! - [`Dispatcher`] runs an engine and a judge on their own thread: it accepts tasks and pushes reports, and a new task
//!   stops the previous one.
//!
//! [`hub`] offers the engine to other programs, [`ExternalEngine`] uses theirs, [`Level`] plays below full strength,
//! [`annotation`] annotates whole games, and [`network`] is the learned evaluation. With one thread, a search limited
//! by depth or nodes gives the same result on every machine; [`SIGNATURE`] identifies the current search.

pub mod annotation;
mod background;
mod clock;
mod deepening;
mod depth_timer;
mod dispatcher;
mod draws;
mod engine;
mod exact;
mod external;
pub mod hub;
pub mod judge;
mod level;
mod limits;
mod memory;
pub mod network;
mod ordering;
mod processor;
mod score;
mod search;
mod settings;
mod situation;
mod stop_conditions;
mod transposition;
mod tuning;
mod verdict;
mod win_probability;

pub use background::{Background, Hold, Precedence};
pub use clock::Clock;
pub use dispatcher::{Dispatcher, EngineError, EngineGone, ReportKind, RequestId, RequestIds, Task};
pub use engine::{Engine, Finding};
pub use external::{During, ExternalEngine, ExternalError, Groups, Nonsense, Program, Timeouts};
pub use judge::{IllegalCandidate, Judge};
pub use level::Level;
pub use limits::{Limits, MAX_DEPTH, StopFlag, Until};
pub use network::{Network, NetworkError};
pub use score::Score;
pub use settings::{MAX_THREADS, Settings, Shortage, TableUse};
pub use situation::Situation;
pub use tuning::Tuning;
pub use verdict::{Basis, Verdict, Waste};

/// The signature of the search: the number of positions that `damier bench` visits. What a search with another
/// signature proved may not hold for this one.
pub const SIGNATURE: u64 = 3_762_162;
