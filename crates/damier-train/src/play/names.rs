//! The names of players and events in records of games.

/// The name of the engine in records of games, before its level.
pub const ENGINE: &str = "Damier, level ";

/// The name, in records of games, of a player who has given none.
pub const NAMELESS: &str = "Player";

/// The event, in records of games, of a game against the engine.
pub const TRAINING: &str = "Training game";

/// The event, in records of games, of a game between two people or with another program.
pub const CASUAL: &str = "Casual game";

/// The event, in records of games, of a game of a simultaneous display.
pub const DISPLAY: &str = "Simultaneous display";

/// The event, in records of games, of a game of a Lehmann-Georgiev play-off.
pub const PLAY_OFF: &str = "Lehmann-Georgiev play-off";

/// The event, in records of games, of a game of a mini-match.
pub const MINI_MATCH: &str = "Mini-match";
