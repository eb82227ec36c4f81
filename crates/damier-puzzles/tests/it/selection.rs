//! A collection is chosen by merit, holds no twins, and does not depend on the order of what was mined.

use damier_puzzles::Record;
use damier_puzzles::record::{Status, id_of};
use damier_puzzles::selection::{Selection, select};
use damier_puzzles::tag::Feature;
use damier_rules::notation::{read_fen, write_fen};
use damier_rules::{Color, Variant};

/// The shot 27-22 17x28 32x25 of White, with more white men, or the same for Black with the board turned.
fn shot(side: Color, more: &[u8], merit: u8, game: &str) -> Record {
    let turn = |square: u8| if side == Color::White { square } else { 51 - square };
    let list = |squares: &[u8]| squares.iter().map(|&square| turn(square).to_string()).collect::<Vec<_>>().join(",");
    let (own, other) = if side == Color::White { ('W', 'B') } else { ('B', 'W') };
    let (men, opposing) = ([&[20, 27, 32, 37], more].concat(), [16, 17, 21, 29, 30]);
    let fen = format!("{own}:{own}{}:{other}{}", list(&men), list(&opposing));
    let position = read_fen(&fen, Variant::International).unwrap().position;
    let (id, fen) = (id_of(&position), write_fen(&position));
    let [first, reply, finish] = [(27, '-', 22), (17, 'x', 28), (32, 'x', 25)]
        .map(|(from, sign, to)| format!("{}{sign}{}", turn(from), turn(to)));
    let line = format!(
        r#"{{"id":"{id}","variant":"international","fen":"{fen}",
        "solution":[{{"move":"{first}","finish":["{reply}","{finish}"]}}],"goal":{{"kind":"material","men":2}},"tags":["direct"],
        "rating":{{"value":900,"deviation":250}},"source":{{"white":"A","black":"B","event":"{game}"}},
        "verification":{{"engine":"0.1.0","nodes":100000,"margin":200}},"merit":{merit}}}"#
    );
    serde_json::from_str(&line).unwrap()
}

/// Blocks of men: positions with different blocks differ by three men, so they are no twins.
const BLOCKS: [[u8; 3]; 4] = [[46, 47, 48], [49, 50, 41], [42, 43, 44], [36, 45, 31]];

/// The men of the blocks whose bits are set.
fn blocks(bits: u8) -> Vec<u8> {
    (0..4).filter(|block| bits >> block & 1 == 1).flat_map(|block| BLOCKS[block]).collect()
}

fn merits(selection: &Selection) -> Vec<u8> {
    let mut merits: Vec<u8> = selection.records.iter().filter_map(|record| record.merit).collect();
    merits.sort_unstable();
    merits
}

#[test]
fn of_two_twins_the_more_instructive_one_stays() {
    let records = vec![
        shot(Color::White, &[46, 47, 48], 30, "1"),
        shot(Color::White, &[46, 49, 50], 40, "2"),
        shot(Color::Black, &[42, 43, 44], 20, "3"),
        shot(Color::Black, &[31, 36, 45], 10, "4"),
    ];
    let selection = select(records).unwrap();
    assert_eq!(selection.alike, 1, "the second is the first with two men elsewhere");
    // One of White is left, and so one of the two of Black has to go.
    assert_eq!((merits(&selection), selection.one_sided), (vec![20, 40], 1));
}

#[test]
fn a_shot_without_a_motif_is_left_out() {
    let named = shot(Color::White, &blocks(1), 30, "1");
    let plain = Record { tags: vec![Feature::Endgame.into()], ..shot(Color::Black, &blocks(2), 30, "2") };
    let selection = select(vec![named, plain]).unwrap();
    assert_eq!((selection.plain, selection.one_sided), (1, 1));
}

#[test]
fn turning_the_board_makes_no_other_puzzle() {
    let records = vec![
        shot(Color::White, &blocks(1), 30, "1"),
        shot(Color::Black, &blocks(1), 40, "2"),
        shot(Color::White, &blocks(2), 50, "3"),
    ];
    let selection = select(records).unwrap();
    assert_eq!((merits(&selection), selection.same), (vec![40, 50], 1));
}

#[test]
fn a_failed_proof_shuts_out_the_earlier_record() {
    let mut failed = shot(Color::White, &blocks(1), 30, "1");
    failed.verification.nodes *= 10;
    failed.status = Status::Unproven { reason: "another move wins".to_owned() };
    // Nothing else of the copy says that it is worth less.
    let earlier = shot(Color::White, &blocks(1), 90, "1");
    let others = [shot(Color::White, &blocks(2), 50, "2"), shot(Color::Black, &blocks(4), 40, "3")];
    let selection = select([vec![earlier, failed], others.to_vec()].concat()).unwrap();
    assert_eq!((merits(&selection), selection.failed, selection.same), (vec![40, 50], 1, 1));
}

#[test]
fn a_longer_proof_replaces_the_earlier_record_even_if_it_is_then_left_out() {
    let earlier = shot(Color::White, &blocks(1), 90, "1");
    let mut later = Record { tags: vec![Feature::Endgame.into()], ..earlier.clone() };
    later.verification.nodes *= 10;
    let others = [shot(Color::White, &blocks(2), 50, "2"), shot(Color::Black, &blocks(4), 40, "3")];
    let selection = select([vec![earlier, later], others.to_vec()].concat()).unwrap();
    assert_eq!((merits(&selection), selection.same, selection.plain), (vec![40, 50], 1, 1));
}

#[test]
fn of_two_copies_with_the_same_proof_the_one_with_the_surer_rating_stays() {
    let guessed = shot(Color::White, &blocks(1), 30, "1");
    let mut rated = guessed.clone();
    rated.rating.value = 1100;
    rated.rating.deviation = 120;
    let other = shot(Color::Black, &blocks(2), 20, "2");
    for records in [vec![guessed.clone(), rated.clone(), other.clone()], vec![other, rated, guessed]] {
        let selection = select(records).unwrap();
        let ratings: Vec<u16> = selection.records.iter().map(|record| record.rating.value).collect();
        assert!(ratings.contains(&1100) && ratings.len() == 2, "{ratings:?}");
    }
}

#[test]
fn a_game_gives_five_at_most() {
    let of_one_game = (1..8).map(|bits| shot(Color::White, &blocks(bits), bits, "one"));
    let others = (8..15).map(|bits| shot(Color::Black, &blocks(bits), bits, &bits.to_string()));
    let selection = select(of_one_game.chain(others).collect()).unwrap();
    let of_game = selection.records.iter().filter(|record| record.source.event.as_deref() == Some("one"));
    let mut merits: Vec<_> = of_game.filter_map(|record| record.merit).collect();
    merits.sort_unstable();
    assert_eq!(merits, [3, 4, 5, 6, 7], "the most instructive ones");
    assert_eq!((selection.crowded, selection.one_sided), (2, 2));
}

#[test]
fn the_hardest_shots_of_a_game_come_first() {
    let mut of_game: Vec<Record> = (1..=6).map(|bits| shot(Color::White, &blocks(bits), 10 * bits, "1")).collect();
    of_game[0].rating.value = 2000;
    let others = (1..=6).map(|bits| shot(Color::Black, &blocks(8 + bits), 5, &(1 + bits).to_string()));
    let selection = select(of_game.into_iter().chain(others).collect()).unwrap();
    let of_game: Vec<u8> = merits(&selection).into_iter().filter(|&merit| merit > 5).collect();
    assert_eq!((of_game, selection.crowded), (vec![10, 30, 40, 50, 60], 1));
}

#[test]
fn the_order_does_not_matter() {
    let side = |bits: u8| if bits.is_multiple_of(2) { Color::White } else { Color::Black };
    let mut records: Vec<Record> = (0..16).map(|bits| shot(side(bits), &blocks(bits), 50, "1")).collect();
    records.extend((0..8).map(|bits| shot(side(bits), &[&blocks(bits)[..], &[40]].concat(), 50, "2")));
    let once = select(records.clone()).unwrap();
    assert!(once.records.len() >= 4);
    records.reverse();
    assert_eq!(select(records.clone()).unwrap(), once);
    records.rotate_left(2);
    assert_eq!(select(records).unwrap(), once);
}
