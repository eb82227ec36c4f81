//! Notation sprint: a number is given, its square has to be found, as often as possible before the time is over.

use std::collections::VecDeque;
use std::time::Duration;

use rand::{RngExt, SeedableRng};

use super::Random;
use crate::rules::{BoardSize, Square};

/// How long a sprint takes.
pub const LENGTH: Duration = Duration::from_secs(30);

/// How many other squares are asked before one that was missed comes back.
const ROUNDS_UNTIL_BACK: usize = 2;

/// Where a sprint stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The time does not run yet.
    Ready,
    /// The time runs until then.
    Running {
        /// When it is over.
        until: Duration,
    },
    /// The time is over.
    Over,
}

/// An answer and what it should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The square asked for.
    pub asked: Square,
    /// The square given.
    pub given: Square,
}

impl Answer {
    /// Whether it was right.
    #[must_use]
    pub fn is_right(self) -> bool {
        self.asked == self.given
    }
}

/// A sprint over the squares of one board.
#[derive(Clone, Debug)]
pub struct SquareSprint {
    board: BoardSize,
    random: Random,
    phase: Phase,
    asked: Square,
    /// Squares that were missed, with the number of answers until they come back.
    missed: VecDeque<(Square, usize)>,
    last: Option<Answer>,
    right: u32,
    wrong: u32,
}

impl SquareSprint {
    /// A sprint that waits for its start.
    #[must_use]
    pub fn new(board: BoardSize, seed: u64) -> Self {
        let mut random = Random::seed_from_u64(seed);
        let asked = any_square(board, &mut random);
        let missed = VecDeque::new();
        Self { board, random, phase: Phase::Ready, asked, missed, last: None, right: 0, wrong: 0 }
    }

    /// Lets the time run, if it has not started yet.
    pub fn start(&mut self, now: Duration) {
        if self.phase == Phase::Ready {
            self.phase = Phase::Running { until: now + LENGTH };
        }
    }

    /// Ends the sprint when its time is over.
    pub fn tick(&mut self, now: Duration) {
        if matches!(self.phase, Phase::Running { until } if now >= until) {
            self.phase = Phase::Over;
        }
    }

    /// Takes an answer and asks the next square; nothing happens while the time does not run.
    pub fn answer(&mut self, given: Square, now: Duration) -> Option<Answer> {
        self.tick(now);
        if !matches!(self.phase, Phase::Running { .. }) {
            return None;
        }
        let answer = Answer { asked: self.asked, given };
        if answer.is_right() {
            self.right += 1;
        } else {
            self.wrong += 1;
            self.missed.push_back((self.asked, ROUNDS_UNTIL_BACK));
        }
        self.last = Some(answer);
        self.asked = self.next_square();
        Some(answer)
    }

    /// Where the sprint stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The square that is asked for, while the time runs.
    #[must_use]
    pub fn asked(&self) -> Option<Square> {
        matches!(self.phase, Phase::Running { .. }).then_some(self.asked)
    }

    /// The answer given last.
    #[must_use]
    pub const fn last(&self) -> Option<Answer> {
        self.last
    }

    /// The time that is left.
    #[must_use]
    pub fn left(&self, now: Duration) -> Duration {
        match self.phase {
            Phase::Ready => LENGTH,
            Phase::Running { until } => until.saturating_sub(now),
            Phase::Over => Duration::ZERO,
        }
    }

    /// Right answers so far.
    #[must_use]
    pub const fn right(&self) -> u32 {
        self.right
    }

    /// Wrong answers so far.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// The board it is about.
    #[must_use]
    pub const fn board(&self) -> BoardSize {
        self.board
    }

    /// A missed square whose time has come, else any but the one just asked.
    fn next_square(&mut self) -> Square {
        if let Some(&(square, 0)) = self.missed.front() {
            self.missed.pop_front();
            self.count_down();
            return square;
        }
        self.count_down();
        loop {
            let square = any_square(self.board, &mut self.random);
            if square != self.asked {
                return square;
            }
        }
    }

    fn count_down(&mut self) {
        for (_, rounds) in &mut self.missed {
            *rounds = rounds.saturating_sub(1);
        }
    }
}

fn any_square(board: BoardSize, random: &mut Random) -> Square {
    let squares: Vec<Square> = board.all_squares().collect();
    squares[random.random_range(0..squares.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn other_than(square: Square) -> Square {
        BoardSize::Ten.all_squares().find(|&other| other != square).unwrap()
    }

    #[test]
    fn the_time_runs_from_the_start_and_not_before() {
        let mut sprint = SquareSprint::new(BoardSize::Ten, 1);
        assert_eq!(sprint.asked(), None);
        assert_eq!(sprint.answer(other_than(sprint.asked), seconds(100)), None);
        sprint.start(seconds(200));
        assert_eq!(sprint.left(seconds(212)), seconds(18));
        sprint.tick(seconds(229));
        assert!(sprint.asked().is_some());
        sprint.tick(seconds(230));
        assert_eq!(sprint.phase(), Phase::Over);
        assert_eq!(sprint.answer(other_than(sprint.asked), seconds(230)), None);
    }

    #[test]
    fn an_answer_after_the_time_does_not_count_even_without_a_tick() {
        let mut sprint = SquareSprint::new(BoardSize::Ten, 1);
        sprint.start(seconds(0));
        let asked = sprint.asked().unwrap();
        assert_eq!(sprint.answer(asked, seconds(31)), None);
        assert_eq!((sprint.right(), sprint.phase()), (0, Phase::Over));
    }

    #[test]
    fn right_and_wrong_answers_are_counted_and_a_missed_square_comes_back() {
        let mut sprint = SquareSprint::new(BoardSize::Ten, 7);
        sprint.start(seconds(0));
        let missed = sprint.asked().unwrap();
        assert!(!sprint.answer(other_than(missed), seconds(1)).unwrap().is_right());
        let mut asked = Vec::new();
        for second in 2..5 {
            let square = sprint.asked().unwrap();
            asked.push(square);
            assert!(sprint.answer(square, seconds(second)).unwrap().is_right());
        }
        assert_eq!((sprint.right(), sprint.wrong()), (3, 1));
        assert_eq!(asked[ROUNDS_UNTIL_BACK], missed);
    }

    #[test]
    fn the_same_seed_asks_the_same_squares_and_never_one_twice_running() {
        let play = |seed| {
            let mut sprint = SquareSprint::new(BoardSize::Eight, seed);
            sprint.start(seconds(0));
            let mut asked = Vec::new();
            for _ in 0..200 {
                let square = sprint.asked().unwrap();
                asked.push(square);
                sprint.answer(square, seconds(1));
            }
            asked
        };
        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
        assert!(play(3).windows(2).all(|pair| pair[0] != pair[1]));
    }
}
