//! The clock of a game: the times of two players, of which at most one runs.
//!
//! Times are passed in as arguments, counted from any fixed moment. Optionally, a player first has to make a number of
//! moves in a period; then follows the rest of the game, with sudden death or with an increment for every move (CDA
//! 3.8).

use std::fmt;
use std::time::Duration;

use damier_rules::Color;

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
    /// As in the tag `TimeControl` of PDN, in seconds: `300`, `180+2`, `40/7200:3600`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Period { moves, time }) = self.period {
            write!(formatter, "{moves}/{}:", time.as_secs())?;
        }
        write!(formatter, "{}", self.time.as_secs())?;
        if self.increment.is_zero() { Ok(()) } else { write!(formatter, "+{}", self.increment.as_secs()) }
    }
}

/// A clock with two dials.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock {
    control: Control,
    /// The time left to White and Black when their dials last stopped.
    left: [Duration; 2],
    /// The number of moves each side has made.
    moves: [u32; 2],
    /// Whose dial is running, and since when.
    running: Option<(Color, Duration)>,
}

impl GameClock {
    /// A clock before the game. No dial is running.
    #[must_use]
    pub fn new(control: Control) -> Self {
        Self::restored(control, [control.period.map_or(control.time, |period| period.time); 2], [0; 2])
    }

    /// A stopped clock with the given times left to White and Black and the given numbers of moves made.
    #[must_use]
    pub const fn restored(control: Control, left: [Duration; 2], moves: [u32; 2]) -> Self {
        Self { control, left, moves, running: None }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> Control {
        self.control
    }

    /// Whose dial is running.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// Starts a player's dial and stops the other one.
    pub fn start(&mut self, color: Color, now: Duration) {
        self.stop(now);
        self.running = Some((color, now));
    }

    /// Stops both dials.
    pub fn stop(&mut self, now: Duration) {
        if let Some((color, _)) = self.running {
            self.left[color as usize] = self.left(color, now);
            self.running = None;
        }
    }

    /// Presses the clock after a move of the player whose dial is running: adds the time for the move and starts the
    /// other dial.
    pub fn press(&mut self, now: Duration) {
        let Some((color, _)) = self.running else { return };
        self.stop(now);
        let (left, moves) = (&mut self.left[color as usize], &mut self.moves[color as usize]);
        *moves += 1;
        match self.control.period {
            Some(period) if *moves == period.moves => *left += self.control.time,
            Some(period) if *moves < period.moves => {}
            _ => *left += self.control.increment,
        }
        self.start(!color, now);
    }

    /// Uncounts a move that was taken back. Its time is not restored, and the dials are unchanged.
    pub const fn uncount(&mut self, color: Color) {
        self.moves[color as usize] = self.moves[color as usize].saturating_sub(1);
    }

    /// The time left to a player.
    #[must_use]
    pub fn left(&self, color: Color, now: Duration) -> Duration {
        let left = self.left[color as usize];
        match self.running {
            Some((running, since)) if running == color => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// The player whose time has run out.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<Color> {
        self.running().filter(|&color| self.left(color, now).is_zero())
    }

    /// Whether a player must make all remaining moves in the time left.
    #[must_use]
    pub fn is_sudden_death(&self, color: Color) -> bool {
        let in_period = self.control.period.is_some_and(|period| self.moves[color as usize] < period.moves);
        self.control.increment.is_zero() && !in_period
    }

    /// When the display of the running dial changes next: at every full second, and when the flag falls.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.running()?, now);
        let part = left.saturating_sub(Duration::from_secs(shown(left).saturating_sub(1)));
        Some(now + if left.is_zero() { SECOND } else { part })
    }

    /// The data an engine needs to budget its time.
    #[must_use]
    pub fn for_engine(&self, color: Color, now: Duration) -> damier_engine::Clock {
        let made = self.moves[color as usize];
        let to_go = self.control.period.and_then(|period| period.moves.checked_sub(made)).filter(|&moves| moves > 0);
        damier_engine::Clock {
            remaining: self.left(color, now),
            increment: if to_go.is_some() { Duration::ZERO } else { self.control.increment },
            moves_to_go: to_go,
        }
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

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn only_the_dial_of_the_player_to_move_runs() {
        let mut clock = GameClock::new(Control::sudden_death(seconds(60)));
        assert_eq!((clock.left(Color::White, seconds(9)), clock.wakes_at(seconds(9))), (seconds(60), None));
        clock.start(Color::White, seconds(10));
        clock.press(seconds(14));
        assert_eq!(clock.running(), Some(Color::Black));
        assert_eq!(clock.left(Color::White, seconds(20)), seconds(56));
        assert_eq!(clock.left(Color::Black, seconds(20)), seconds(54));
        clock.stop(seconds(20));
        assert_eq!(clock.left(Color::Black, seconds(99)), seconds(54));
    }

    #[test]
    fn the_flag_falls_exactly_when_the_time_is_over() {
        let mut clock = GameClock::new(Control::sudden_death(Duration::from_millis(2_500)));
        clock.start(Color::Black, seconds(1));
        assert_eq!(clock.wakes_at(seconds(1)), Some(Duration::from_millis(1_500)));
        assert_eq!(clock.wakes_at(Duration::from_millis(1_500)), Some(Duration::from_millis(2_500)));
        assert_eq!(clock.wakes_at(Duration::from_millis(2_500)), Some(Duration::from_millis(3_500)));
        assert_eq!(clock.fallen(Duration::from_millis(3_499)), None);
        assert_eq!(clock.fallen(Duration::from_millis(3_500)), Some(Color::Black));
        assert_eq!(shown(clock.left(Color::Black, Duration::from_millis(3_499))), 1);
        assert_eq!(shown(clock.left(Color::Black, Duration::from_millis(3_500))), 0);
    }

    #[test]
    fn fischers_clock_adds_time_after_every_move() {
        let mut clock = GameClock::new(Control::fischer(seconds(10), seconds(3)));
        clock.start(Color::White, seconds(0));
        clock.press(seconds(2));
        clock.press(seconds(7));
        clock.press(seconds(9));
        assert_eq!(clock.left(Color::White, seconds(9)), seconds(10 - 2 + 3 - 2 + 3));
        assert_eq!(clock.left(Color::Black, seconds(9)), seconds(10 - 5 + 3));
        assert!(!clock.is_sudden_death(Color::White));
        let engine = clock.for_engine(Color::Black, seconds(10));
        assert_eq!((engine.remaining, engine.increment, engine.moves_to_go), (seconds(7), seconds(3), None));
    }

    #[test]
    fn after_the_moves_of_a_period_comes_the_time_for_the_rest() {
        let mut clock = GameClock::new(Control::moves_in_period(2, seconds(20), seconds(5)));
        clock.start(Color::White, seconds(0));
        assert_eq!(clock.for_engine(Color::White, seconds(0)).moves_to_go, Some(2));
        clock.press(seconds(4));
        clock.press(seconds(4));
        assert_eq!(clock.left(Color::White, seconds(4)), seconds(16));
        assert!(!clock.is_sudden_death(Color::White));
        clock.press(seconds(10));
        assert_eq!(clock.left(Color::White, seconds(10)), seconds(10 + 5));
        assert!(clock.is_sudden_death(Color::White));
        assert!(!clock.is_sudden_death(Color::Black));
        assert_eq!(clock.for_engine(Color::White, seconds(10)).moves_to_go, None);
        clock.uncount(Color::White);
        assert!(!clock.is_sudden_death(Color::White));
    }

    #[test]
    fn controls_are_written_as_in_pdn() {
        let minutes = |minutes: u64| seconds(60 * minutes);
        assert_eq!(Control::sudden_death(minutes(5)).to_string(), "300");
        assert_eq!(Control::fischer(minutes(3), seconds(2)).to_string(), "180+2");
        assert_eq!(Control::moves_in_period(40, minutes(120), minutes(60)).to_string(), "40/7200:3600");
    }
}
