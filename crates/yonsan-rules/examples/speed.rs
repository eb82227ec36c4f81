//! Measures foul checks and questions about fours on boards from play by chance:
//! `cargo run --release -p yonsan-rules --example speed`.

use std::time::Instant;

use yonsan_rules::{Board, Judge, Point, Position, Side};

/// Boards of 20 to 50 stones thrown around the centre, without five in reach.
fn boards(count: usize) -> Vec<Board> {
    let mut state = 7_u64;
    let mut random = |bound: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    let mut boards = Vec::new();
    while boards.len() < count {
        let (mut board, stones) = (Board::new(), 20 + random(30));
        for index in 0..stones {
            let coordinate = |random: &mut dyn FnMut(u64) -> u64| u8::try_from(3 + random(5) + random(5)).ok();
            let (column, row) = (coordinate(&mut random), coordinate(&mut random));
            if let Some(point) = column.zip(row).and_then(|(column, row)| Point::new(column, row)) {
                board.put(point, Side::ALL[usize::from(index % 2 == 1)]);
            }
        }
        let position = Position::new(board, Side::Black);
        if Side::ALL.iter().all(|&side| position.fives(side).next().is_none()) {
            boards.push(board);
        }
    }
    boards
}

fn main() {
    let start = Instant::now();
    let first = boards(1);
    println!("{} fouls on a board, tables and all: {:?}", first[0].fouls().count(), start.elapsed());

    let boards = boards(4_000);
    let start = Instant::now();
    let points: usize = boards.iter().map(|board| 225 - board.stones()).sum();
    let fouls: usize = boards.iter().map(|board| board.fouls().count()).sum();
    println!("{points} points, {fouls} fouls: {:.1} million points a second", millions(points, start));

    let mut judge = Judge::new();
    let start = Instant::now();
    let questions = 2 * boards.len();
    let won: usize = Side::ALL.iter().map(|&side| won(&mut judge, &boards, side)).sum();
    let nodes = judge.nodes();
    println!(
        "{questions} questions, {won} victories by fours, {nodes} nodes: {:.3} million questions a second",
        millions(questions, start)
    );

    let start = Instant::now();
    let holding: usize =
        boards[..200].iter().map(|&board| judge.defences(&Position::new(board, Side::White)).len()).sum();
    println!("all defences of 200 boards ({holding}): {:?}", start.elapsed());

    let start = Instant::now();
    let proved =
        boards[..200].iter().filter(|&&board| judge.vct(&Position::new(board, Side::White), 2_000).is_won()).count();
    println!("200 questions about threats, 2,000 nodes each ({proved} won): {:?}", start.elapsed());
}

fn won(judge: &mut Judge, boards: &[Board], side: Side) -> usize {
    boards.iter().filter(|&&board| judge.vcf(&Position::new(board, side)).is_won()).count()
}

#[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
fn millions(count: usize, start: Instant) -> f64 {
    count as f64 / 1e6 / start.elapsed().as_secs_f64()
}
