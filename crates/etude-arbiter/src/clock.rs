//! The clock of a game: the times of two players, of which at most one runs.
//!
//! Times are passed in as arguments, counted from any fixed moment. Optionally, a player first has to make a number of
//! moves in a period; then follows the rest of the game, with sudden death or with an increment for every move (CDA
//! 3.8).

use std::fmt;
use std::time::Duration;

/// A second.
const SECOND: Duration = Duration::from_secs(1);

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// An initial period with its own time.
    pub period: Option<Period>,
    /// The time for the rest of the game. Time left over from the period is added.
    pub time: Duration,
    /// The increment after every move of the rest. Zero is sudden death, anything else a Fischer clock.
    pub increment: Duration,
}

/// A number of moves to be made within a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The number of moves, at least 1.
    pub moves: u32,
    /// The time for all of them.
    pub time: Duration,
}

impl Control {
    /// A fixed time for the whole game.
    #[must_use]
    pub const fn sudden_death(time: Duration) -> Self {
        Self { period: None, time, increment: Duration::ZERO }
    }

    /// A fixed time with an increment for every move.
    #[must_use]
    pub const fn fischer(time: Duration, increment: Duration) -> Self {
        Self { period: None, time, increment }
    }

    /// A number of moves within a time, then another time for the rest of the game.
    #[must_use]
    pub const fn moves_in_period(moves: u32, time: Duration, rest: Duration) -> Self {
        Self { period: Some(Period { moves, time }), time: rest, increment: Duration::ZERO }
    }
}

impl fmt::Display for Control {
    /// In seconds, as the records of games have it: `300`, `180+2`, `40/7200:3600`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Period { moves, time }) = self.period {
            write!(formatter, "{moves}/{}:", time.as_secs())?;
        }
        write!(formatter, "{}", self.time.as_secs())?;
        if self.increment.is_zero() { Ok(()) } else { write!(formatter, "+{}", self.increment.as_secs()) }
    }
}

/// A clock with two dials. Its two players are named by any values that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock<P> {
    control: Control,
    players: [P; 2],
    /// The time left to each player when the dials last stopped.
    left: [Duration; 2],
    /// The number of moves each player has made.
    moves: [u32; 2],
    /// Which dial is running, and since when.
    running: Option<(usize, Duration)>,
}

impl<P: Copy + PartialEq> GameClock<P> {
    /// A clock before the game. No dial is running.
    #[must_use]
    pub fn new(control: Control, players: [P; 2]) -> Self {
        Self::restored(control, players, [control.period.map_or(control.time, |period| period.time); 2], [0; 2])
    }

    /// A stopped clock with the times left to its players and the numbers of moves that they have made.
    #[must_use]
    pub const fn restored(control: Control, players: [P; 2], left: [Duration; 2], moves: [u32; 2]) -> Self {
        Self { control, players, left, moves, running: None }
    }

    /// The dial of a player: the first for one that the clock does not know.
    fn dial(&self, player: P) -> usize {
        usize::from(player == self.players[1])
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> Control {
        self.control
    }

    /// Whose dial is running.
    #[must_use]
    pub fn running(&self) -> Option<P> {
        self.running.map(|(dial, _)| self.players[dial])
    }

    /// Starts a player's dial and stops the other one.
    pub fn start(&mut self, player: P, now: Duration) {
        self.stop(now);
        self.running = Some((self.dial(player), now));
    }

    /// Stops both dials.
    pub fn stop(&mut self, now: Duration) {
        if let Some((dial, since)) = self.running {
            self.left[dial] = self.left[dial].saturating_sub(now.saturating_sub(since));
            self.running = None;
        }
    }

    /// Presses the clock after a move of the player whose dial is running: adds the time for the move and starts the
    /// other dial.
    pub fn press(&mut self, now: Duration) {
        let Some((dial, _)) = self.running else { return };
        self.stop(now);
        let (left, moves) = (&mut self.left[dial], &mut self.moves[dial]);
        *moves += 1;
        match self.control.period {
            Some(period) if *moves == period.moves => *left += self.control.time,
            Some(period) if *moves < period.moves => {}
            _ => *left += self.control.increment,
        }
        self.running = Some((1 - dial, now));
    }

    /// Uncounts a move that was taken back. Its time is not restored, and the dials are unchanged.
    pub fn uncount(&mut self, player: P) {
        let moves = &mut self.moves[usize::from(player == self.players[1])];
        *moves = moves.saturating_sub(1);
    }

    /// The time left to a player.
    #[must_use]
    pub fn left(&self, player: P, now: Duration) -> Duration {
        let dial = self.dial(player);
        let left = self.left[dial];
        match self.running {
            Some((running, since)) if running == dial => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// The player whose time has run out.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<P> {
        self.running().filter(|&player| self.left(player, now).is_zero())
    }

    /// Whether a player must make all remaining moves in the time left.
    #[must_use]
    pub fn is_sudden_death(&self, player: P) -> bool {
        self.control.increment.is_zero() && self.moves_to_go(player).is_none()
    }

    /// The number of moves that a player still has to make in the first period. `None` without one, or after it.
    #[must_use]
    pub fn moves_to_go(&self, player: P) -> Option<u32> {
        let made = self.moves[self.dial(player)];
        self.control.period.and_then(|period| period.moves.checked_sub(made)).filter(|&moves| moves > 0)
    }

    /// When the display of the running dial changes next: at every full second, and when the flag falls.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.running()?, now);
        let part = left.saturating_sub(Duration::from_secs(shown(left).saturating_sub(1)));
        Some(now + if left.is_zero() { SECOND } else { part })
    }
}

/// The seconds shown on a dial, rounded up: 0 is shown only once the flag has fallen.
#[must_use]
pub const fn shown(left: Duration) -> u64 {
    left.as_secs() + (left.subsec_nanos() > 0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: char = 'A';
    const BO: char = 'B';
    const BOTH: [char; 2] = [ANN, BO];

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn only_the_dial_of_the_player_to_move_runs() {
        let mut clock = GameClock::new(Control::sudden_death(seconds(60)), BOTH);
        assert_eq!((clock.left(ANN, seconds(9)), clock.wakes_at(seconds(9))), (seconds(60), None));
        clock.start(ANN, seconds(10));
        clock.press(seconds(14));
        assert_eq!(clock.running(), Some(BO));
        assert_eq!(clock.left(ANN, seconds(20)), seconds(56));
        assert_eq!(clock.left(BO, seconds(20)), seconds(54));
        clock.stop(seconds(20));
        assert_eq!(clock.left(BO, seconds(99)), seconds(54));
    }

    #[test]
    fn the_flag_falls_exactly_when_the_time_is_over() {
        let mut clock = GameClock::new(Control::sudden_death(Duration::from_millis(2_500)), BOTH);
        clock.start(BO, seconds(1));
        assert_eq!(clock.wakes_at(seconds(1)), Some(Duration::from_millis(1_500)));
        assert_eq!(clock.wakes_at(Duration::from_millis(1_500)), Some(Duration::from_millis(2_500)));
        assert_eq!(clock.wakes_at(Duration::from_millis(2_500)), Some(Duration::from_millis(3_500)));
        assert_eq!(clock.fallen(Duration::from_millis(3_499)), None);
        assert_eq!(clock.fallen(Duration::from_millis(3_500)), Some(BO));
        assert_eq!(shown(clock.left(BO, Duration::from_millis(3_499))), 1);
        assert_eq!(shown(clock.left(BO, Duration::from_millis(3_500))), 0);
    }

    #[test]
    fn fischers_clock_adds_time_after_every_move() {
        let mut clock = GameClock::new(Control::fischer(seconds(10), seconds(3)), BOTH);
        clock.start(ANN, seconds(0));
        clock.press(seconds(2));
        clock.press(seconds(7));
        clock.press(seconds(9));
        assert_eq!(clock.left(ANN, seconds(9)), seconds(10 - 2 + 3 - 2 + 3));
        assert_eq!(clock.left(BO, seconds(9)), seconds(10 - 5 + 3));
        assert!(!clock.is_sudden_death(ANN));
        assert_eq!((clock.left(BO, seconds(10)), clock.moves_to_go(BO)), (seconds(7), None));
    }

    #[test]
    fn after_the_moves_of_a_period_comes_the_time_for_the_rest() {
        let mut clock = GameClock::new(Control::moves_in_period(2, seconds(20), seconds(5)), BOTH);
        clock.start(ANN, seconds(0));
        assert_eq!(clock.moves_to_go(ANN), Some(2));
        clock.press(seconds(4));
        clock.press(seconds(4));
        assert_eq!(clock.left(ANN, seconds(4)), seconds(16));
        assert!(!clock.is_sudden_death(ANN));
        clock.press(seconds(10));
        assert_eq!(clock.left(ANN, seconds(10)), seconds(10 + 5));
        assert!(clock.is_sudden_death(ANN));
        assert!(!clock.is_sudden_death(BO));
        assert_eq!(clock.moves_to_go(ANN), None);
        clock.uncount(ANN);
        assert!(!clock.is_sudden_death(ANN));
    }

    #[test]
    fn controls_are_written_in_seconds() {
        let minutes = |minutes: u64| seconds(60 * minutes);
        assert_eq!(Control::sudden_death(minutes(5)).to_string(), "300");
        assert_eq!(Control::fischer(minutes(3), seconds(2)).to_string(), "180+2");
        assert_eq!(Control::moves_in_period(40, minutes(120), minutes(60)).to_string(), "40/7200:3600");
    }
}
