//! The tables of `damier-lab rate fit`.

use damier_lab::rating::validation::{Agreement, BINS, HeldOut, Quality, calibration, held_out, quality};
use damier_lab::rating::{Assumptions, Division, PLAYERS, Ratings, Tries};

/// Prints the rating and the success of every player.
pub fn players(ratings: &Ratings) {
    let model = &ratings.model;
    println!("correlation of tries {:.3}", model.assumptions.correlation);
    println!("dispersion between players {:.2}", model.assumptions.dispersion);
    println!("\nplayer    rating  deviation  tries  solved");
    let mut order: Vec<usize> = (0..PLAYERS.len()).collect();
    order.sort_by(|&one, &other| model.players[one].value.total_cmp(&model.players[other].value));
    for player in order {
        let counts = ratings.samples.iter().flat_map(|sample| &sample.counts).filter(|count| count.player == player);
        let (tries, solved) =
            counts.fold((0.0, 0.0), |(tries, solved), each| (tries + each.tries, solved + each.solved));
        let estimate = model.players[player];
        println!(
            "{:9} {:6.0}  {:9.0} {tries:6.0}  {:.3}",
            PLAYERS[player].name,
            estimate.value,
            estimate.deviation,
            solved / tries
        );
    }
}

/// Prints the distribution of the puzzles' ratings.
pub fn puzzles(ratings: &Ratings) {
    let prior = ratings.model.prior;
    println!("\npuzzles: mean {:.0}, deviation {:.0}", prior.value, prior.deviation);
    let sorted = |of: &dyn Fn(usize) -> f64| {
        let mut values: Vec<f64> = (0..ratings.samples.len()).map(of).collect();
        values.sort_by(f64::total_cmp);
        values
    };
    let values = sorted(&|puzzle| ratings.model.puzzles[puzzle].value);
    let deviations = sorted(&|puzzle| ratings.model.puzzles[puzzle].deviation);
    println!("percentile  rating  deviation");
    for percent in [0, 1, 5, 10, 25, 50, 75, 90, 95, 99, 100] {
        let place = percent * values.len().saturating_sub(1) / 100;
        if let (Some(value), Some(deviation)) = (values.get(place), deviations.get(place)) {
            println!("{percent:10}  {value:6.0}  {deviation:9.0}");
        }
    }
}

/// Leaves out every player in turn and prints how well the ratings, and those in the files, predict it.
pub fn validation(ratings: &Ratings, tries: &[Tries], known: &[f64]) {
    let held_out = held_out(ratings, known);
    println!("\n             log loss                   area");
    println!("held out     none   files  play         files  play");
    let row = |name: &str, files: Quality, play: Quality| {
        let Quality { base_loss, loss, area } = play;
        println!("{name:12} {base_loss:.4} {:.4} {loss:.4}       {:.4} {area:.4}", files.loss, files.area);
    };
    for HeldOut { player, from_play, compared } in &held_out {
        if let (Some(play), Some(files)) = (quality(from_play), quality(compared)) {
            row(PLAYERS[*player].name, files, play);
        }
    }
    let means = |of: &dyn Fn(&HeldOut) -> Option<Quality>| mean(held_out.iter().filter_map(of));
    row("mean", means(&|each| quality(&each.compared)), means(&|each| quality(&each.from_play)));
    let play = calibration(held_out.iter().flat_map(|each| &each.from_play));
    let files = calibration(held_out.iter().flat_map(|each| &each.compared));
    println!("\n         play                       files");
    println!("chance   tries  predicted  solved   tries  predicted  solved");
    for bin in 0..BINS {
        let column = |(tries, chance, solved): (f64, f64, f64)| format!("{tries:6.0}  {chance:9.3}  {solved:6.3}");
        println!("0.{bin}      {}  {}", column(play[bin]), column(files[bin]));
    }
    groups(ratings, tries);
}

/// Prints how well the ratings by two halves of the results agree.
fn groups(ratings: &Ratings, tries: &[Tries]) {
    let assumptions = ratings.model.assumptions;
    let once = Assumptions { dispersion: 1.0, ..assumptions };
    println!("\nratings by            correlation  corrected  dispersion");
    let halves = Agreement::of_tries(tries, once);
    println!("halves of the tries   {:11.3}", halves.correlation);
    for (name, division) in [("alternating players", Division::Alternating), ("made and levels", Division::Kinds)] {
        let Agreement { correlation, corrected } = Agreement::of_players(tries, once, division);
        let dispersion = division.dispersion(tries, once);
        println!("{name:21} {correlation:11.3}  {corrected:9.3}  {dispersion:10.2}");
    }
}

/// The mean over players.
fn mean(qualities: impl Iterator<Item = Quality>) -> Quality {
    let zero = Quality { loss: 0.0, base_loss: 0.0, area: 0.0 };
    let (sum, count) = qualities.fold((zero, 0.0), |(sum, count), each| {
        let (loss, base_loss) = (sum.loss + each.loss, sum.base_loss + each.base_loss);
        (Quality { loss, base_loss, area: sum.area + each.area }, count + 1.0)
    });
    Quality { loss: sum.loss / count, base_loss: sum.base_loss / count, area: sum.area / count }
}
