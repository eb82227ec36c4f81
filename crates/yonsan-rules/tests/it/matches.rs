//! The games against bovo that `matches/README.md` counts, replayed by the naive rules.

use yonsan_oracle::Grid;
use yonsan_rules::{Board, Point, Side, read_moves};

const GAMES: &str = include_str!("../../matches/bovo.txt");

/// The stones of a side in a row through its stone.
fn row(board: &Board, point: Point, side: Side, (right, up): (i8, i8)) -> usize {
    let run = |sign: i8| {
        let mut at = point.step(sign * right, sign * up);
        let mut count = 0;
        while let Some(next) = at.filter(|&next| board.stone(next) == Some(side)) {
            (at, count) = (next.step(sign * right, sign * up), count + 1);
        }
        count
    };
    1 + run(1) + run(-1)
}

/// Who has won, and whether by a foul of Black, if the last of these stones ends the game and no other one does.
fn result(stones: &[Point]) -> Option<(Side, bool)> {
    let mut board = Board::default();
    for (number, &point) in stones.iter().enumerate() {
        let side = Side::ALL[number % 2];
        assert!(board.is_empty(point));
        let foul = (side == Side::Black).then(|| Grid::of(&board).foul_at(point)).flatten();
        board.put(point, side);
        let rows = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|direction| row(&board, point, side, direction));
        let five = rows.iter().any(|&row| row == 5 || row > 5 && side == Side::White);
        if five || foul.is_some() {
            let winner = if five { side } else { Side::White };
            return (number + 1 == stones.len()).then_some((winner, !five));
        }
    }
    None
}

#[test]
fn the_games_against_bovo_ended_as_they_say() {
    let mut counts = [0; 3];
    for (number, line) in GAMES.lines().enumerate() {
        let (said, stones) = line.split_once(": ").unwrap();
        let stones = read_moves(stones).unwrap();
        let own = Side::ALL[number % 2];
        let Some((winner, by_foul)) = result(&stones) else { panic!("game {number} goes on, or ended before") };
        let colour = if own == Side::Black { "black" } else { "white" };
        let result = if winner == own { "won" } else { "lost" };
        let foul = if by_foul { " by-a-foul" } else { "" };
        assert_eq!(said, format!("{colour} {result}{foul}"), "game {number}");
        counts[0] += 1;
        counts[1] += usize::from(winner == own);
        counts[2] += usize::from(winner == own && by_foul);
    }
    assert_eq!(counts, [60, 59, 22]);
}
