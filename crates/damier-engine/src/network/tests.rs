use std::sync::Arc;

use super::*;
use damier_rules::with_position;
use damier_rules::{AnyPosition, Color, PieceKind};

/// A network in which every weight matters, from a simple generator.
fn scrambled(variant: Variant) -> Network {
    let mut state = 7_u32;
    let mut next = |most: i16| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i16::try_from(i32::try_from(state >> 16).unwrap() % (2 * i32::from(most) + 1) - i32::from(most)).unwrap()
    };
    let mut network = Network { scale: 93, ..Network::untaught(variant) };
    network.patterns.iter_mut().flat_map(|row| row.iter_mut()).for_each(|weight| *weight = next(90));
    for input in Network::used_kings(variant.board_size()) {
        network.kings[input].iter_mut().for_each(|weight| *weight = next(90));
    }
    network.biases.iter_mut().for_each(|bias| *bias = next(200));
    network
        .outputs
        .iter_mut()
        .flatten()
        .flat_map(|weights| weights.iter_mut())
        .for_each(|weight| *weight = next(MAX_OUTPUT));
    network.output_biases.iter_mut().for_each(|bias| *bias = next(50));
    network
}

/// Positions of a game of pseudo-random moves.
fn game(variant: Variant, seed: u64) -> Vec<AnyPosition> {
    let mut state = seed;
    let mut positions = vec![AnyPosition::start(variant)];
    for _ in 0..120 {
        let position = positions[positions.len() - 1];
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        positions.push(position.play_unchecked(moves[usize::try_from(state >> 33).unwrap() % moves.len()]));
    }
    positions
}

fn value(evaluator: &Evaluator, position: &AnyPosition) -> i32 {
    with_position!(position, position => evaluator.evaluate(position))
}

/// Men and kings of a colour, then of the other, with the board turned so that the colour is at the bottom.
fn view(position: &AnyPosition, color: Color) -> [u64; 4] {
    let see = |owner, kind| {
        let pieces = position.pieces(owner, kind);
        if color == Color::White { pieces.bits() } else { pieces.rotated(position.board_size()).bits() }
    };
    [(color, PieceKind::Man), (color, PieceKind::King), (!color, PieceKind::Man), (!color, PieceKind::King)]
        .map(|(owner, kind)| see(owner, kind))
}

/// The pattern in a window, read square by square: its upper left corner is in this row and column.
fn pattern_at([men, _, enemy_men, _]: [u64; 4], board: BoardSize, top: u8, left: u8) -> usize {
    let cells = (top..top + 4).flat_map(|row| (left..left + 4).map(move |column| (row, column)));
    let squares: Vec<u64> = cells.filter_map(|(row, column)| Some(board.square_at(row, column)?.bit())).collect();
    assert_eq!(squares.len(), 8);
    let digit = |bit: &u64| usize::from(men & bit != 0) + 2 * usize::from(enemy_men & bit != 0);
    squares.iter().rev().fold(0, |pattern, bit| 3 * pattern + digit(bit))
}

/// The definition, in real numbers and square by square.
fn defined(network: &Network, position: &AnyPosition) -> f64 {
    let (side, board) = (position.side_to_move(), position.board_size());
    let [pieces, enemy] = [side, !side].map(|color| view(position, color));
    let count = |bits: u64| f64::from(bits.count_ones());
    let phase = Network::phase(board, pieces.iter().map(|bits| bits.count_ones()).sum());
    let corners: Vec<u8> = (0..board.rows() - 3).step_by(2).collect();
    let mut sum = 0.0;
    for (view, &pieces) in [pieces, enemy].iter().enumerate() {
        let mut rows = vec![network.biases];
        for (number, (&top, &left)) in
            corners.iter().flat_map(|top| corners.iter().map(move |left| (top, left))).enumerate()
        {
            rows.push(network.patterns[number * 6561 + pattern_at(pieces, board, top, left)]);
        }
        for bit in 0..64 {
            rows.extend((pieces[1] >> bit & 1 == 1).then(|| network.kings[bit]));
            rows.extend((pieces[3] >> bit & 1 == 1).then(|| network.kings[64 + bit]));
        }
        for neuron in 0..HIDDEN {
            let input = rows.iter().map(|row| f64::from(row[neuron])).sum::<f64>() / f64::from(ONE);
            let activation = if neuron < 2 { input } else { input.clamp(0.0, 1.0).powi(2) };
            sum += activation * f64::from(network.outputs[phase][view][neuron]) / f64::from(OUTPUT_ONE);
        }
    }
    let material = f64::from(MAN) * (count(pieces[0]) - count(pieces[2]))
        + f64::from(KING) * (count(pieces[1]) - count(pieces[3]));
    sum * f64::from(network.scale) + f64::from(network.output_biases[phase]) + material
}

#[test]
fn the_value_is_the_one_defined() {
    for variant in Variant::ALL {
        let network = Arc::new(scrambled(variant));
        let evaluator = Evaluator::new(Arc::clone(&network));
        let mut with_kings = 0;
        for position in (1..6).flat_map(|seed| game(variant, seed)) {
            let found = f64::from(value(&evaluator, &position));
            let expected = defined(&network, &position);
            assert!((found - expected).abs() <= 4.0, "{variant} {position:?}: {found}, not {expected}");
            with_kings += usize::from(!position.pieces(Color::White, PieceKind::King).is_empty());
        }
        assert!(with_kings > 0, "{variant}: no game has a king");
    }
}

#[test]
fn both_sides_see_the_same_value() {
    for variant in Variant::ALL {
        let evaluator = Evaluator::new(Network::shipped(variant));
        for position in game(variant, 99) {
            assert_eq!(value(&evaluator, &position), value(&evaluator, &position.flipped()), "{position:?}");
        }
    }
}

#[test]
fn every_shipped_network_is_of_its_variant_and_has_learned_something() {
    for variant in Variant::ALL {
        let network = Network::shipped(variant);
        assert_eq!(network.variant, variant);
        assert_eq!(network.scale, scale(variant));
        assert_ne!(*network, Network::untaught(variant));
    }
}

#[test]
fn a_network_survives_being_written() {
    for variant in Variant::ALL {
        let network = scrambled(variant);
        assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
    }
}

#[test]
fn patterns_that_are_the_sum_of_their_men_take_no_space() {
    let mut network = scrambled(Variant::Russian);
    let everything = network.to_bytes().len();
    for rows in network.patterns.chunks_exact_mut(windows::PATTERNS) {
        for pattern in 0..windows::PATTERNS {
            if windows::men_of(pattern).count() > 1 {
                rows[pattern] = sum_of_men(rows, pattern);
            }
        }
    }
    let bytes = network.to_bytes();
    assert!(bytes.len() * 50 < everything, "{} bytes of {everything}", bytes.len());
    assert_eq!(Network::from_bytes(&bytes), Ok(network));
}

#[test]
fn a_damaged_file_is_refused_with_the_reason() {
    let good = Network::untaught(Variant::Russian).to_bytes();
    assert_eq!(Network::from_bytes(b"PK\x03\x04"), Err(NetworkError::Magic));
    assert_eq!(Network::from_bytes(&good[..9]), Err(NetworkError::Magic));
    assert_eq!(Network::from_bytes(&good[..13]), Err(NetworkError::Damaged));
    assert_eq!(Network::from_bytes(&good[..good.len() - 1]), Err(NetworkError::Damaged));
    let changed = |place: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[place] = byte;
        Network::from_bytes(&bytes)
    };
    assert_eq!(changed(8, 9), Err(NetworkError::Variant(9)));
    assert_eq!(changed(9, 1), Err(NetworkError::Size(1)));
    assert_eq!(changed(good.len() / 2, good[good.len() / 2] ^ 1), Err(NetworkError::Damaged));
    let mut heavy = Network::untaught(Variant::Russian);
    heavy.outputs[3][1][5] = MAX_OUTPUT + 1;
    assert_eq!(Network::from_bytes(&heavy.to_bytes()), Err(NetworkError::Weight(MAX_OUTPUT + 1)));
}
