//! Checks the slow reference itself: against published counts of moves, and against hand-worked cases of each rule.

mod reference;

use reference::{Board, Variant};

/// The counts that the slow reference gets through in a few seconds altogether; the deeper rows are for faster hands.
const MOST_LEAVES: u64 = 100_000;

struct Row {
    variant: Variant,
    fen: String,
    depth: u32,
    leaves: u64,
}

fn published_rows() -> Vec<Row> {
    include_str!("data/perft.csv")
        .lines()
        .skip(1)
        .map(|line| {
            // The position is quoted since it has commas in it, and it is the only quoted field.
            let mut around_quotes = line.splitn(3, '"');
            let variant = around_quotes
                .next()
                .unwrap_or_default()
                .trim_end_matches(',');
            let fen = around_quotes.next().unwrap_or_default().to_owned();
            let mut numbers = around_quotes.next().unwrap_or_default().split(',').skip(1);
            let mut number = || numbers.next().expect(line).parse::<u64>().expect(line);
            Row {
                variant: Variant::from_name(variant).expect(line),
                fen,
                depth: u32::try_from(number()).expect(line),
                leaves: number(),
            }
        })
        .collect()
}

#[test]
fn the_reference_agrees_with_the_published_counts() {
    let mut checked = 0;
    for row in published_rows()
        .iter()
        .filter(|row| row.leaves <= MOST_LEAVES)
    {
        let board = Board::from_fen(row.variant, &row.fen).expect("a position of the table");
        assert_eq!(
            board.perft(row.depth),
            row.leaves,
            "{} depth {}",
            row.fen,
            row.depth
        );
        checked += 1;
    }
    assert!(
        checked >= 40,
        "only {checked} rows of the table were small enough"
    );
}
