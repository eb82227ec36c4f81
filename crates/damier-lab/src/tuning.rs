//! Tunes the numbers of the search by playing: Spall's simultaneous perturbation ("Multivariate stochastic
//! approximation using a simultaneous perturbation gradient approximation", 1992), with gains that shrink as he
//! recommends ("Implementation of the simultaneous perturbation algorithm for stochastic optimization", 1998).

use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::{RngExt, SeedableRng};

use super::arguments::RunArgs;
use super::contest::{Contest, Contestant, Full, Standing};
use damier_engine::{Engine, Limits, Tuning};

/// Spall's exponents of the step and of the perturbation.
const STEP_EXPONENT: f64 = 0.602;
const SPREAD_EXPONENT: f64 = 0.101;
/// Memory of a player's table, in MiB.
const PLAYER_MEBIBYTES: usize = 8;

/// A number of the search that can be tuned.
pub struct Knob {
    /// Its name.
    pub name: &'static str,
    /// By how much it is changed at the end of the tuning, either way, to see what that is worth.
    spread: f64,
    /// The least value that makes sense.
    least: f64,
    place: fn(&mut Tuning) -> &mut i32,
}

/// All that can be tuned.
pub const KNOBS: [Knob; 8] = [
    Knob { name: "futile_margin", spread: 12.0, least: 0.0, place: |tuning| &mut tuning.futile_margin },
    Knob { name: "shallow_margin", spread: 8.0, least: 0.0, place: |tuning| &mut tuning.shallow_margin },
    Knob { name: "singular_margin", spread: 7.0, least: 0.0, place: |tuning| &mut tuning.singular_margin },
    Knob { name: "reduction_base", spread: 20.0, least: 0.0, place: |tuning| &mut tuning.reduction_base },
    Knob { name: "reduction_slope", spread: 12.0, least: 0.0, place: |tuning| &mut tuning.reduction_slope },
    Knob { name: "malus", spread: 60.0, least: 0.0, place: |tuning| &mut tuning.malus },
    Knob { name: "threat_margin", spread: 12.0, least: -1000.0, place: |tuning| &mut tuning.threat_margin },
    Knob { name: "first_window", spread: 10.0, least: 5.0, place: |tuning| &mut tuning.first_window },
];

/// A number for each of [`KNOBS`].
pub type Values = [f64; KNOBS.len()];

/// How to tune.
#[derive(Clone, Copy, Debug)]
pub struct Tuner {
    /// The matches: their variant, pairs of games and threads; each has a seed of its own.
    pub contest: Contest,
    /// Positions visited per move.
    pub nodes: u64,
    /// The number of matches after which steps and perturbations have become small.
    pub rounds: u32,
    /// How far the numbers follow a result, in perturbations per half point at the end of the tuning.
    pub rate: f64,
}

/// The numbers of the present search.
#[must_use]
pub fn present() -> Values {
    let mut tuning = Tuning::default();
    KNOBS.map(|knob| f64::from(*(knob.place)(&mut tuning)))
}

/// The search with these numbers, rounded.
#[must_use]
#[allow(clippy::cast_possible_truncation, reason = "numbers of a few hundred at most")]
pub fn tuning_of(values: &Values) -> Tuning {
    let mut tuning = Tuning::default();
    for (knob, value) in KNOBS.iter().zip(values) {
        *(knob.place)(&mut tuning) = value.max(knob.least).round() as i32;
    }
    tuning
}

impl Tuner {
    /// Plays round `number`, counted from zero, between two searches whose numbers lie on either side of `values`, and
    /// moves `values` towards the better one. The result depends only on the arguments and the fields of this.
    pub fn round(&self, number: u32, values: &mut Values) -> Standing {
        let mut random = Random::seed_from_u64(self.contest.run.seed << 32 | u64::from(number));
        let rounds = f64::from(self.rounds);
        let (done, settling) = (f64::from(number) + 1.0, rounds / 10.0);
        let spread = (rounds / done).powf(SPREAD_EXPONENT);
        let step = self.rate * ((settling + rounds) / (settling + done)).powf(STEP_EXPONENT) / spread;
        let sides: Values = std::array::from_fn(|_| if random.random() { 1.0 } else { -1.0 });
        let at = |sign: f64| {
            let place = |index: usize| values[index] + sign * sides[index] * KNOBS[index].spread * spread;
            tuning_of(&std::array::from_fn(place))
        };
        let player = |tuning: Tuning| {
            let limits = Limits::nodes(self.nodes);
            move || {
                let mut engine = Engine::new(PLAYER_MEBIBYTES);
                engine.use_tuning(tuning);
                Box::new(Full { engine, limits }) as Box<dyn Contestant>
            }
        };
        let contest = Contest { run: RunArgs { seed: random.random(), ..self.contest.run }, ..self.contest };
        let standing = contest.run([&player(at(1.0)), &player(at(-1.0))], |_| ());
        let [won, _, lost] = standing.games;
        #[allow(clippy::cast_precision_loss, reason = "numbers of games")]
        let advantage = won as f64 - lost as f64;
        for (index, value) in values.iter_mut().enumerate() {
            let knob = &KNOBS[index];
            *value = (*value + step * advantage * sides[index] * knob.spread).max(knob.least);
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;

    #[test]
    fn values_become_numbers_of_the_search() {
        assert_eq!(tuning_of(&present()), Tuning::default());
        let mut values = present();
        (values[0], values[7]) = (-3.0, 17.6);
        let expected = Tuning { futile_margin: 0, first_window: 18, ..Tuning::default() };
        assert_eq!(tuning_of(&values), expected);
    }

    #[test]
    fn a_round_moves_every_number_by_the_advantage() {
        let contest = Contest { run: RunArgs { variant: Variant::Russian, seed: 3, jobs: 1 }, pairs: 4, bounds: None };
        let tuner = Tuner { contest, nodes: 200, rounds: 1, rate: 0.01 };
        let mut values = present();
        let [won, drawn, lost] = tuner.round(0, &mut values).games;
        assert_eq!(won + drawn + lost, 8);
        assert_ne!(won, lost, "choose another seed");
        for ((value, before), knob) in values.into_iter().zip(present()).zip(&KNOBS) {
            // In the last round, a step is the rate times the spread times the difference of wins and losses.
            let advantage = u32::try_from(won.abs_diff(lost)).map(f64::from).unwrap();
            let expected = 0.01 * knob.spread * advantage;
            assert!(((value - before).abs() - expected).abs() < 1e-9, "{}: {before} to {value}", knob.name);
        }
    }
}
