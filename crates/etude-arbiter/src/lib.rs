//! What an arbiter needs in any game of two players.
//!
//! - [`clock`]: a clock with two dials, for sudden death, increments and a number of moves in a period.
//! - [`tournament`]: pairing by score, tie-breaks and tables, and [exercises](tournament::exercise) on them.
//!
//! ```
//! use std::time::Duration;
//!
//! use etude_arbiter::clock::{Control, GameClock};
//!
//! let seconds = Duration::from_secs;
//! let mut clock = GameClock::new(Control::fischer(seconds(60), seconds(2)), ["Ann", "Bo"]);
//! clock.start("Ann", seconds(0));
//! // Ann has thought for ten seconds, and gets two for her move.
//! clock.press(seconds(10));
//! assert_eq!(clock.left("Ann", seconds(15)), seconds(52));
//! assert_eq!(clock.left("Bo", seconds(15)), seconds(55));
//! assert_eq!(clock.fallen(seconds(70)), Some("Bo"));
//! ```

pub mod clock;
pub mod tournament;
