//! The crate's verdict on a game against the slow reference, at every ply of random endings in all variants.
//!
//! `PROPTEST_CASES=15000 cargo test --release --test it game_draws` runs fifty times as many cases as a plain
//! run.

use std::collections::BTreeSet;
use std::fmt;

use crate::bridge::random::variants;
use crate::bridge::{color, in_reference, written};
use crate::reference::draws::{Count, History, Rule, Standing};
use crate::reference::{Board, Colour, Kind, Variant};
use damier_rules::{AnyPosition, EndReason, Game, GameEnd, Move, MoveLimit, Outcome, PieceKind};
use proptest::prelude::*;

/// How the players of a random game choose: a move that fits the style takes precedence.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any move: short games with captures.
    Wild,
    /// Offers no capture and repeats no position: the counters run to the limit.
    Careful,
    /// As careful, with kings only.
    KingsOnly,
    /// As careful, with Black's kings on the main road and White off it.
    MainRoad,
    /// Moves to and fro: repetition.
    Stubborn,
}

#[derive(Clone)]
struct Ending {
    start: Board,
    style: Style,
    choices: Vec<u16>,
}

impl fmt::Debug for Ending {
    /// Shows the ending as FEN, from which it can be reproduced, instead of a grid of cells.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, style, choices } = self;
        write!(formatter, "{} {} {style:?} {choices:?}", start.variant.name(), start.to_fen())
    }
}

/// White kings and men, black kings and men: the material of the limits, and material that leads to it.
const MATERIAL: [(u8, u8, u8, u8); 23] = [
    (1, 0, 1, 0),
    (2, 0, 1, 0),
    (1, 1, 1, 0),
    (3, 0, 1, 0),
    (2, 1, 1, 0),
    (1, 2, 1, 0),
    (0, 3, 1, 0),
    (4, 0, 1, 0),
    (3, 1, 1, 0),
    (3, 0, 1, 1),
    (2, 0, 0, 1),
    (2, 0, 2, 0),
    (2, 1, 1, 1),
    (3, 0, 3, 0),
    (2, 0, 1, 1),
    (1, 0, 1, 1),
    (5, 0, 1, 0),
    (3, 1, 2, 0),
    (1, 2, 1, 2),
    (1, 3, 1, 2),
    (4, 0, 2, 0),
    (2, 2, 2, 1),
    (3, 2, 2, 2),
];

fn endings() -> impl Strategy<Value = Ending> {
    let styles = [Style::Wild, Style::Careful, Style::KingsOnly, Style::MainRoad, Style::Stubborn];
    let position = (variants(), prop::sample::select(MATERIAL.to_vec()), any::<[bool; 2]>(), any::<[u8; 9]>());
    let choices = prop::collection::vec(any::<u16>(), 0..400);
    (position, prop::sample::select(styles.to_vec()), choices).prop_map(
        |((variant, material, [white_to_move, exchanged], squares), style, choices)| {
            let start = set_up(variant, white_to_move, material, exchanged, &squares);
            Ending { start, style, choices }
        },
    )
}

/// Places every piece on the square wanted for it, or the next one where it can stand.
fn set_up(variant: Variant, white_to_move: bool, material: (u8, u8, u8, u8), exchanged: bool, wanted: &[u8]) -> Board {
    let (white_kings, white_men, black_kings, black_men) = material;
    let [white, black] = if exchanged { [Colour::Black, Colour::White] } else { [Colour::White, Colour::Black] };
    let pieces = [
        (white_kings, white, Kind::King),
        (white_men, white, Kind::Man),
        (black_kings, black, Kind::King),
        (black_men, black, Kind::Man),
    ]
    .into_iter()
    .flat_map(|(count, colour, kind)| std::iter::repeat_n((colour, kind), usize::from(count)));
    let mut standing = Vec::new();
    let mut board = Board::empty(variant, white_to_move);
    for ((colour, kind), &wanted) in pieces.zip(wanted) {
        for step in 0..variant.squares() {
            standing.push(((wanted % variant.squares() + step) % variant.squares() + 1, colour, kind));
            match Board::from_pieces(variant, white_to_move, &standing) {
                Ok(with_it) => {
                    board = with_it;
                    break;
                }
                Err(_) => drop(standing.pop()),
            }
        }
    }
    board
}

/// The move picked by the style and the next number.
fn choose(game: &Game, style: Style, choice: u16) -> Option<Move> {
    let position = game.position();
    let legal = game.legal_moves();
    let fitting: Vec<Move> = legal.iter().copied().filter(|&played| fits(game, position, style, played)).collect();
    let candidates = if fitting.is_empty() { legal } else { fitting };
    let index = match style {
        // With only two moves to choose from, positions soon repeat.
        Style::Stubborn => usize::from(choice) % 2,
        _ => usize::from(choice),
    };
    candidates.get(index % candidates.len().max(1)).copied()
}

fn fits(game: &Game, position: &AnyPosition, style: Style, played: Move) -> bool {
    let side = position.side_to_move();
    let after = position.play_unchecked(played);
    let careful = !after.must_capture();
    let by_king = position.pieces(side, PieceKind::King).contains(played.from);
    let on_road = played.to.row() + played.to.column() == position.board_size().rows() - 1;
    let is_new = || (0..game.moves().len()).all(|plies| game.position_after(plies) != Some(&after));
    match style {
        Style::Wild => true,
        Style::Careful => careful && is_new(),
        Style::KingsOnly => careful && by_king && is_new(),
        Style::MainRoad => careful && on_road == (side == damier_rules::Color::Black),
        Style::Stubborn => careful && by_king,
    }
}

fn limit(rule: Rule) -> Option<MoveLimit> {
    match rule {
        Rule::Repetition => None,
        Rule::KingMoves25 => Some(MoveLimit::KingMoves25),
        Rule::ThreeAgainstOne16 => Some(MoveLimit::ThreeAgainstKing),
        Rule::TwoAgainstOne5 | Rule::TwoAgainstOne64 => Some(MoveLimit::TwoAgainstKing),
        Rule::MainRoad64 => Some(MoveLimit::MainRoad),
        Rule::ThreeKings64 => Some(MoveLimit::ThreeKings),
        Rule::FourOrFivePieces64 => Some(MoveLimit::FourOrFivePieces),
        Rule::SixOrSevenPieces64 => Some(MoveLimit::SixOrSevenPieces),
        Rule::KingMoves64 => Some(MoveLimit::KingMoves15),
    }
}

/// The end that the crate should report.
fn expected_end(history: &History) -> Option<GameEnd> {
    match history.standing() {
        Standing::Open => None,
        Standing::Won(winner) => {
            let loser_has_pieces = history.last().count(winner.opponent()) != (0, 0);
            let reason = if loser_has_pieces { EndReason::NoMoves } else { EndReason::NoPieces };
            Some(GameEnd { outcome: Outcome::Win(color(winner)), reason })
        }
        Standing::Drawn(rule) => {
            let reason = limit(rule).map_or(EndReason::Repetition, EndReason::MoveLimit);
            Some(GameEnd { outcome: Outcome::Draw, reason })
        }
    }
}

/// The limit that the crate should show, and the plies used. Moves of one side only count double there, and an unused
/// 25-move rule is not shown.
fn expected_limit(history: &History) -> Option<(MoveLimit, usize)> {
    let Count { rule, used } = history.limit_count()?;
    if rule == Rule::KingMoves25 && used == 0 {
        return None;
    }
    Some((limit(rule)?, if rule == Rule::MainRoad64 { 2 * used } else { used }))
}

/// Plays an ending in both and compares them at every ply. Returns the end, if the game reached one.
fn judged_alike(ending: &Ending) -> Result<Option<GameEnd>, TestCaseError> {
    let mut game = Game::new(crate::bridge::position(&ending.start));
    let mut history = History::starting_from(ending.start.clone());
    let mut choices = ending.choices.iter();
    loop {
        let shown = game.limit().map(|count| (count.limit, usize::from(count.plies_used)));
        let plies = game.moves().len();
        prop_assert_eq!(shown, expected_limit(&history), "limit after {} plies: {}", plies, history.last().to_fen());
        prop_assert_eq!(game.end(), expected_end(&history), "end after {} plies: {}", plies, history.last().to_fen());
        prop_assert_eq!(game.repetitions(), history.occurrences());
        let Some(&choice) = choices.next() else { return Ok(game.end()) };
        let Some(played) = choose(&game, ending.style, choice) else { return Ok(game.end()) };
        let in_history = in_reference(history.last(), &written(game.position(), played));
        prop_assert_eq!(game.play(played), Ok(()));
        history.play(&in_history);
    }
}

proptest! {
    // The variable named at the top of this file takes precedence.
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn games_are_judged_alike(ending in endings()) {
        judged_alike(&ending)?;
    }
}

/// Every way in which a game can end on the board must occur; otherwise the test above proves little.
#[test]
fn the_random_endings_end_in_every_way() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let mut seen = BTreeSet::new();
    for _ in 0..600 {
        let ending = endings().new_tree(&mut runner).expect("nothing is rejected").current();
        let end = judged_alike(&ending).expect("both agree");
        seen.extend(end.map(|end| format!("{:?}", end.reason)));
    }
    let expected = [
        "MoveLimit(FourOrFivePieces)",
        "MoveLimit(KingMoves15)",
        "MoveLimit(KingMoves25)",
        "MoveLimit(MainRoad)",
        "MoveLimit(SixOrSevenPieces)",
        "MoveLimit(ThreeAgainstKing)",
        "MoveLimit(ThreeKings)",
        "MoveLimit(TwoAgainstKing)",
        "NoMoves",
        "NoPieces",
        "Repetition",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
