//! A match of two levels, each start with both sides:
//! `cargo run --release -p yonsan-rules --example contest -- LEVEL LEVEL GAMES`.

use std::{env, time::Instant};

use yonsan_rules::{Engine, Level, Playout, Side, varied_start};

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let level = |number: u64| u8::try_from(number).ok().and_then(Level::new);
    let &[one, other, games] = numbers.as_slice() else { return eprintln!("give two levels and a number of games") };
    let Some((one, other)) = level(one).zip(level(other)) else { return eprintln!("levels are 1 to 6") };
    let start = Instant::now();
    let (mut results, mut stones, mut won_by_black) = ([0; 3], 0, 0);
    for game in 0..games {
        let mut engines = [Engine::new(one.effort(), game), Engine::new(other.effort(), game)];
        let [first, second] = &mut engines;
        let one_is_black = game % 2 == 0;
        let (black, white) = if one_is_black { (first, second) } else { (second, first) };
        let playout = Playout::play(black, white, &varied_start(game / 2), 200);
        stones += playout.moves().len();
        won_by_black += usize::from(playout.winner() == Some(Side::Black));
        results[match playout.winner() {
            None => 1,
            Some(winner) if (winner == Side::Black) == one_is_black => 0,
            Some(_) => 2,
        }] += 1;
    }
    let [won, drawn, lost] = results;
    println!("level {one} against {other}: {won} won, {drawn} drawn, {lost} lost; Black won {won_by_black}");
    println!("{stones} stones in {:.1} s", start.elapsed().as_secs_f64());
}
