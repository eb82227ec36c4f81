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
    let squares = variant.board_size().mask();
    for (feature, row) in network.inputs.iter_mut().enumerate() {
        for weight in row.iter_mut() {
            *weight = next(90) * i16::from(squares >> (feature % 64) & 1 == 1);
        }
    }
    network.biases.iter_mut().for_each(|bias| *bias = next(200));
    network
        .outputs
        .iter_mut()
        .flatten()
        .flat_map(|weights| weights.iter_mut())
        .for_each(|weight| *weight = next(MOST_OUTPUT));
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

fn value(evaluator: &mut Evaluator, position: &AnyPosition, ply: usize) -> i32 {
    with_position!(position, position => evaluator.evaluate(position, ply))
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

/// The definition, in real numbers and without incremental updates.
fn defined(network: &Network, position: &AnyPosition) -> f64 {
    let side = position.side_to_move();
    let [pieces, enemy] = [side, !side].map(|color| view(position, color));
    let count = |bits: u64| f64::from(bits.count_ones());
    let phase = Network::phase(position.board_size(), pieces.iter().map(|bits| bits.count_ones()).sum());
    let mut sum = 0.0;
    for (view, pieces) in [pieces, enemy].iter().enumerate() {
        for neuron in 0..HIDDEN {
            let mut input = f64::from(network.biases[neuron]);
            for feature in 0..FEATURES {
                if pieces[feature / 64] >> (feature % 64) & 1 == 1 {
                    input += f64::from(network.inputs[feature][neuron]);
                }
            }
            let activation = (input / f64::from(ONE)).clamp(0.0, 1.0);
            sum += activation * activation * f64::from(network.outputs[phase][view][neuron]) / f64::from(OUTPUT_ONE);
        }
    }
    let material = f64::from(MAN) * (count(pieces[0]) - count(pieces[2]))
        + f64::from(KING) * (count(pieces[1]) - count(pieces[3]));
    sum * f64::from(network.scale) + f64::from(network.output_biases[phase]) + material
}

#[test]
fn what_is_kept_from_position_to_position_gives_the_value_as_defined() {
    for variant in Variant::ALL {
        let network = Arc::new(scrambled(variant));
        let mut evaluator = Evaluator::new(Arc::clone(&network));
        for (number, position) in (1..6).flat_map(|seed| game(variant, seed)).enumerate() {
            let found = f64::from(value(&mut evaluator, &position, number % 3));
            let expected = defined(&network, &position);
            assert!((found - expected).abs() <= 4.0, "{variant} {position:?}: {found}, not {expected}");
        }
    }
}

#[test]
fn both_sides_see_the_same_value() {
    for variant in Variant::ALL {
        let mut evaluator = Evaluator::new(shipped(variant));
        for position in game(variant, 99) {
            let there = value(&mut evaluator, &position, 0);
            assert_eq!(there, value(&mut evaluator, &position.flipped(), 1), "{position:?}");
        }
    }
}

#[test]
fn every_shipped_network_is_of_its_variant_and_has_learned_something() {
    for variant in Variant::ALL {
        let network = shipped(variant);
        assert_eq!(network.variant, variant);
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
fn a_damaged_file_is_refused_with_the_reason() {
    let good = scrambled(Variant::Russian).to_bytes();
    assert_eq!(Network::from_bytes(b"PK\x03\x04"), Err(NetworkError::Magic));
    assert_eq!(Network::from_bytes(&good[..9]), Err(NetworkError::Magic));
    assert!(matches!(Network::from_bytes(&good[..good.len() - 1]), Err(NetworkError::Length { .. })));
    let changed = |place: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[place] = byte;
        Network::from_bytes(&bytes)
    };
    assert_eq!(changed(8, 9), Err(NetworkError::Variant(9)));
    assert_eq!(changed(9, 1), Err(NetworkError::Size(1)));
    let first_output = 12 + 2 * HIDDEN * (4 * 32 + 1);
    assert!(matches!(changed(first_output + 1, 1), Err(NetworkError::Weight(_))));
}
