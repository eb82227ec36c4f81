//! A model of memory, FSRS-6 with its standard parameters: how well an item is remembered, and for how long.
//!
//! Written from the description of the algorithm at
//! <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>. The crate `fsrs` gives the same days, but
//! it is meant for fitting parameters to a user and takes long to build; `rs-fsrs` implements the previous version.

use super::review::Grade;

/// The parameters: w0 to w20 in the description.
const W: [f32; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const STABILITY: (f32, f32) = (0.001, 36_500.0);
const DIFFICULTY: (f32, f32) = (1.0, 10.0);
/// The longest interval, in days.
const LONGEST: f32 = 3_650.0;

/// The memory of one item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// The number of days after which it is still remembered with probability 0.9.
    stability: f32,
    /// How hard it is to learn, 1 to 10.
    difficulty: f32,
}

impl Memory {
    /// The memory after the first repetition.
    #[must_use]
    pub fn first(grade: Grade) -> Self {
        let (easiest, hardest) = DIFFICULTY;
        Self { stability: W[grade as usize], difficulty: first_difficulty(grade).clamp(easiest, hardest) }
    }

    /// The memory after another repetition `days` later.
    #[must_use]
    pub fn after(self, grade: Grade, days: u32) -> Self {
        let stability = match grade {
            _ if days == 0 => self.stability_within_a_day(grade),
            Grade::Again => self.stability_of_the_forgotten(days),
            _ => self.stability_of_the_known(grade, days),
        };
        let change = -W[6] * (number(grade) - 3.0);
        let damped = self.difficulty + (10.0 - self.difficulty) * change / 9.0;
        let reverted = W[7] * (first_difficulty(Grade::Easy) - damped) + damped;
        Self {
            stability: stability.clamp(STABILITY.0, STABILITY.1),
            difficulty: reverted.clamp(DIFFICULTY.0, DIFFICULTY.1),
        }
    }

    /// The probability that it is still remembered after `days`, 0 to 1.
    #[must_use]
    pub fn retrievability(self, days: u32) -> f32 {
        #[allow(clippy::cast_precision_loss, reason = "days are few")]
        let days = days as f32;
        (days / self.stability * curvature() + 1.0).powf(-W[20])
    }

    /// The number of days until the next repetition, so that it is then remembered with probability `retention`.
    #[must_use]
    pub fn interval(self, retention: f32) -> i32 {
        let days = self.stability / curvature() * (retention.powf(-1.0 / W[20]) - 1.0);
        #[allow(clippy::cast_possible_truncation, reason = "clamped")]
        let days = days.round().clamp(1.0, LONGEST) as i32;
        days
    }

    fn stability_of_the_known(self, grade: Grade, days: u32) -> f32 {
        let factor = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let surprise = ((1.0 - self.retrievability(days)) * W[10]).exp() - 1.0;
        let growth = W[8].exp() * (11.0 - self.difficulty) * self.stability.powf(-W[9]) * surprise * factor;
        self.stability * (growth + 1.0)
    }

    fn stability_of_the_forgotten(self, days: u32) -> f32 {
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * ((1.0 - self.retrievability(days)) * W[14]).exp();
        // Never more than forgetting it within a day would leave.
        left.min(self.stability / (W[17] * W[18]).exp())
    }

    fn stability_within_a_day(self, grade: Grade) -> f32 {
        let growth = (W[17] * (number(grade) - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        self.stability * if grade == Grade::Again { growth } else { growth.max(1.0) }
    }
}

/// The number of a grade in the description, 1 to 4.
fn number(grade: Grade) -> f32 {
    f32::from(grade as u8 + 1)
}

fn first_difficulty(grade: Grade) -> f32 {
    W[4] - (W[5] * (number(grade) - 1.0)).exp() + 1.0
}

/// Makes the forgetting curve pass 0.9 after as many days as the stability.
fn curvature() -> f32 {
    0.9_f32.powf(-1.0 / W[20]) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRADES: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    /// One line of the table: the retention, the repetitions as grade, days and interval, and the result.
    fn history(line: &str) -> (f32, Vec<(Grade, u32, i32)>, Vec<f32>) {
        let (course, end) = line.split_once(" = ").unwrap();
        let (retention, repetitions) = course.split_once(' ').unwrap();
        let repetition = |text: &str| {
            let [grade, days, interval] = text.split('/').collect::<Vec<_>>().try_into().unwrap();
            let grade = GRADES[grade.parse::<usize>().unwrap() - 1];
            (grade, days.parse().unwrap(), interval.parse().unwrap())
        };
        let numbers = end.split(' ').map(|number| number.parse().unwrap());
        (retention.parse().unwrap(), repetitions.split(' ').map(repetition).collect(), numbers.collect())
    }

    #[test]
    fn memory_and_intervals_are_those_of_the_crate_fsrs() {
        let table = include_str!("memory_fsrs_6_6_2.txt");
        let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), 300);
        for line in lines {
            let (retention, repetitions, end) = history(line);
            let mut memory: Option<Memory> = None;
            for (grade, days, interval) in repetitions {
                let next = memory.map_or_else(|| Memory::first(grade), |memory| memory.after(grade, days));
                assert_eq!(next.interval(retention), interval, "{line}");
                memory = Some(next);
            }
            let memory = memory.unwrap();
            for (found, expected) in
                [memory.stability, memory.difficulty, memory.retrievability(100)].into_iter().zip(end)
            {
                // Mathematical libraries differ in the last bit.
                assert!((found / expected - 1.0).abs() < 2e-5, "{line}: {memory:?}");
            }
        }
    }
}
