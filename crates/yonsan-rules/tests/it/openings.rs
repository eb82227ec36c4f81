//! Openings by name and the opening rules.

use std::collections::{HashMap, HashSet};

use yonsan_rules::{
    Act, Due, Engine, Level, Opening, OpeningRule, Player, Point, Protocol, ProtocolError, RuleSet, Side, Symmetry,
    read_moves,
};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

/// The third stones in the usual orientation, from the diagrams of the RIF's list of openings: second on h9 or i9.
const DIAGRAMS: [(&str, &str); 26] = [
    ("D1", "h8 h9 h10"),
    ("D2", "h8 h9 i10"),
    ("D3", "h8 h9 j10"),
    ("D4", "h8 h9 i9"),
    ("D5", "h8 h9 j9"),
    ("D6", "h8 h9 i8"),
    ("D7", "h8 h9 j8"),
    ("D8", "h8 h9 h7"),
    ("D9", "h8 h9 i7"),
    ("D10", "h8 h9 j7"),
    ("D11", "h8 h9 h6"),
    ("D12", "h8 h9 i6"),
    ("D13", "h8 h9 j6"),
    ("I1", "h8 i9 j10"),
    ("I2", "h8 i9 j9"),
    ("I3", "h8 i9 j8"),
    ("I4", "h8 i9 j7"),
    ("I5", "h8 i9 j6"),
    ("I6", "h8 i9 i8"),
    ("I7", "h8 i9 i7"),
    ("I8", "h8 i9 i6"),
    ("I9", "h8 i9 h7"),
    ("I10", "h8 i9 h6"),
    ("I11", "h8 i9 g7"),
    ("I12", "h8 i9 g6"),
    ("I13", "h8 i9 f6"),
];

#[test]
fn the_openings_are_those_of_the_diagrams_in_every_orientation() {
    for (code, moves) in DIAGRAMS {
        let moves = read_moves(moves).unwrap();
        for symmetry in Symmetry::all() {
            let turned: Vec<_> = moves.iter().map(|&point| symmetry.apply(point)).collect();
            assert_eq!(Opening::of(&turned).unwrap().code(), code);
        }
        assert_eq!(code.parse::<Opening>().unwrap().moves().to_vec(), moves);
    }
}

#[test]
fn all_three_stones_near_the_centre_are_one_of_26_openings() {
    let mut found: HashMap<Opening, usize> = HashMap::new();
    let square = |radius| Point::all().filter(move |point| point.distance(Point::CENTRE) <= radius);
    for second in square(1).filter(|&point| point != Point::CENTRE) {
        for third in square(2).filter(|&third| third != Point::CENTRE && third != second) {
            *found.entry(Opening::of(&[Point::CENTRE, second, third]).unwrap()).or_default() += 1;
        }
    }
    assert_eq!(found.len(), 26);
    assert_eq!(found.values().sum::<usize>(), 8 * 23);
    assert_eq!(Opening::of(&read_moves("h8 h9").unwrap()), None);
    assert_eq!(Opening::of(&read_moves("h9 h8 h10").unwrap()), None);
    assert_eq!(Opening::of(&read_moves("h8 h10 h9").unwrap()), None);
    assert_eq!(Opening::of(&read_moves("h8 h9 k8").unwrap()), None);
}

#[test]
fn names_are_unique_and_read_back() {
    let mut names = HashSet::new();
    for opening in Opening::all() {
        for name in [opening.code(), opening.chinese(), opening.romanised()] {
            assert!(names.insert(name), "{name}");
            assert_eq!(name.to_lowercase().parse(), Ok(opening));
        }
    }
    assert_eq!("花月".parse::<Opening>().unwrap().known_winner(), Some(Side::Black));
    assert_eq!("Suisei".parse::<Opening>().unwrap().known_winner(), Some(Side::White));
    assert!("D14".parse::<Opening>().is_err());
}

fn acts(rule: OpeningRule, text: &str) -> Protocol {
    let mut protocol = Protocol::new(rule);
    for word in text.split_whitespace() {
        let act = match word {
            "swap" => Act::Swap,
            "keep" => Act::Keep,
            "ten" => Act::OfferTen,
            number if number.parse::<u8>().is_ok() => Act::Declare(number.parse().unwrap()),
            stone => Act::Stone(point(stone)),
        };
        protocol.act(act).unwrap_or_else(|error| panic!("{word}: {error}"));
    }
    protocol
}

#[test]
fn rif_offers_two_fifth_stones() {
    let mut protocol = acts(OpeningRule::Rif, "h8 h9 i9 swap");
    // The second player is Black now, and the first plays White's fourth stone.
    assert_eq!(protocol.player(Side::White), Player::First);
    assert_eq!(protocol.actor(), Some(Player::First));
    assert_eq!(protocol.due(), Due::Stone { side: Side::White, within: 7 });
    protocol.act(Act::Stone(point("a1"))).unwrap();
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::Second), Due::Offer { left: 2 }));
    protocol.act(Act::Stone(point("g7"))).unwrap();
    assert_eq!(protocol.act(Act::Stone(point("g7"))), Err(ProtocolError::Taken(point("g7"))));
    protocol.act(Act::Stone(point("j7"))).unwrap();
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::First), Due::Choose));
    assert_eq!(protocol.act(Act::Stone(point("c3"))), Err(ProtocolError::NotOffered(point("c3"))));
    protocol.act(Act::Stone(point("j7"))).unwrap();
    assert_eq!((protocol.actor(), protocol.due()), (None, Due::Nothing));
    assert_eq!(protocol.stones(), read_moves("h8 h9 i9 a1 j7").unwrap());
    assert_eq!(protocol.act(Act::Keep), Err(ProtocolError::NotDue));
}

#[test]
fn the_opening_stones_lie_in_growing_squares() {
    for rule in OpeningRule::ALL {
        let mut protocol = Protocol::new(rule);
        let error = protocol.act(Act::Stone(point("h9"))).unwrap_err();
        assert_eq!(error, ProtocolError::TooFar { point: point("h9"), width: 1 });
    }
    let error = acts(OpeningRule::Rif, "h8").act(Act::Stone(point("h10"))).unwrap_err();
    assert_eq!(error.to_string(), "h10 lies outside the central square of 3 by 3 points");
    assert!(acts(OpeningRule::Rif, "h8 h9").act(Act::Stone(point("h11"))).is_err());
    assert!(acts(OpeningRule::Taraguchi10, "h8 keep h9 keep h10 keep").act(Act::Stone(point("h12"))).is_err());
    assert!(acts(OpeningRule::Taraguchi10, "h8 keep h9 keep h10 keep h11 swap").act(Act::Stone(point("h13"))).is_err());
}

#[test]
fn yamaguchi_declares_with_the_opening() {
    let mut protocol = acts(OpeningRule::Yamaguchi, "h8 h9 i9");
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::First), Due::Declare { most: 12 }));
    assert_eq!(protocol.act(Act::Declare(0)), Err(ProtocolError::Number(12)));
    let protocol = acts(OpeningRule::Yamaguchi, "h8 h9 i9 3 keep a1 g7 j7 j6");
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::Second), Due::Choose));
    assert_eq!(protocol.offers().len(), 3);
}

#[test]
fn soosyrv_swaps_twice() {
    let mut protocol = acts(OpeningRule::Soosyrv8, "h8 h9 i9 keep a1");
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::Second), Due::Declare { most: 8 }));
    assert_eq!(protocol.act(Act::Declare(9)), Err(ProtocolError::Number(8)));
    protocol.act(Act::Declare(1)).unwrap();
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::First), Due::Swap));
    protocol.act(Act::Swap).unwrap();
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::Second), Due::Offer { left: 1 }));
}

#[test]
fn taraguchi_swaps_after_each_stone_or_offers_ten() {
    let protocol = acts(OpeningRule::Taraguchi10, "h8 swap h9 keep i9 keep j9");
    // The second player took Black; White's fourth stone is the first player's.
    assert_eq!((protocol.actor(), protocol.due()), (Some(Player::Second), Due::SwapOrOffer));
    let mut one = protocol.clone();
    one.act(Act::Keep).unwrap();
    assert_eq!((one.actor(), one.due()), (Some(Player::Second), Due::Stone { side: Side::Black, within: 4 }));
    one.act(Act::Stone(point("g7"))).unwrap();
    assert_eq!((one.actor(), one.due()), (Some(Player::First), Due::Swap));
    one.act(Act::Swap).unwrap();
    assert_eq!((one.due(), one.player(Side::Black)), (Due::Nothing, Player::First));
    let mut two = protocol;
    two.act(Act::OfferTen).unwrap();
    assert_eq!((two.actor(), two.due()), (Some(Player::Second), Due::Offer { left: 10 }));
    for offer in ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"] {
        two.act(Act::Stone(point(offer))).unwrap();
    }
    assert_eq!((two.actor(), two.due()), (Some(Player::First), Due::Choose));
}

#[test]
fn symmetrical_fifth_stones_are_refused() {
    // Black on h8, h10, White on h9, h7: column h is an axis.
    let mut protocol = acts(OpeningRule::Rif, "h8 h9 h10 keep h7 g6");
    let error = protocol.act(Act::Stone(point("i6"))).unwrap_err();
    assert_eq!(error.to_string(), "i6 equals g6 by symmetry; fifth stones must differ");
    protocol.act(Act::Stone(point("i7"))).unwrap();
    // Black on h8 and h10, White on h9 and a1: no symmetry. With White on g9 and h9 row 9 is an axis off the centre.
    assert!(acts(OpeningRule::Rif, "h8 h9 h10 keep a1 g6").act(Act::Stone(point("i6"))).is_ok());
    let mut protocol = acts(OpeningRule::Rif, "h8 h9 h10 keep g9 i7");
    assert_eq!(
        protocol.act(Act::Stone(point("i11"))),
        Err(ProtocolError::Symmetrical { point: point("i11"), offered: point("i7") })
    );
}

#[test]
fn opening_rules_are_found_by_name() {
    for rule in OpeningRule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
    assert!("swap2".parse::<OpeningRule>().is_err());
}

#[test]
fn acts_are_written_and_read() {
    for (text, act) in [
        ("h8", Act::Stone(Point::CENTRE)),
        ("swap", Act::Swap),
        ("keep", Act::Keep),
        ("3", Act::Declare(3)),
        ("ten", Act::OfferTen),
    ] {
        assert_eq!((act.to_string().as_str(), text.parse()), (text, Ok(act)));
    }
    for wrong in ["", "h16", "300", "take", "h8 h9"] {
        assert!(wrong.parse::<Act>().is_err(), "{wrong}");
    }
}

/// The RIF's opening rules belong to its rules; the two school texts name the centre for the first stone and no more.
#[test]
fn the_school_rules_know_no_opening_rule() {
    assert_eq!(RuleSet::Rif.opening_rules(), OpeningRule::ALL);
    assert!(RuleSet::School1.opening_rules().is_empty() && RuleSet::School2.opening_rules().is_empty());
}

/// Two engines of the weakest and of a middle level bring the opening to its end under every rule, without an act that the rule refuses.
#[test]
fn the_engine_plays_every_opening_rule() {
    for rule in OpeningRule::ALL {
        for (level, seed) in [Level::FIRST, Level::new(4).unwrap()].into_iter().zip(1..) {
            let (mut protocol, mut engine) = (Protocol::new(rule), Engine::new(level.effort(), seed));
            while let Some(player) = protocol.actor() {
                let acts = engine.open(&protocol);
                assert!(!acts.is_empty(), "{rule}, level {level}: {protocol:?}");
                for act in acts {
                    assert_eq!(protocol.actor(), Some(player));
                    protocol.act(act).unwrap();
                }
            }
            assert_eq!(protocol.stones().len(), 5, "{rule}, level {level}");
            assert!(Opening::of(protocol.stones()).is_some(), "{rule}, level {level}: {:?}", protocol.stones());
            assert_eq!(engine.open(&protocol), []);
        }
    }
}

/// 花月 and 浦月 are won for Black, 游星 is lost (every textbook agrees), so whoever may choose takes that side. 彗星, lost
/// too, looks even to the engine.
#[test]
fn the_strongest_level_takes_the_side_that_wins() {
    for opening in ["花月", "浦月", "游星"].map(|name| name.parse::<Opening>().unwrap()) {
        let mut protocol = Protocol::new(OpeningRule::Rif);
        for stone in opening.moves() {
            protocol.act(Act::Stone(stone)).unwrap();
        }
        let acts = Engine::new(Level::LAST.effort(), 1).open(&protocol);
        assert_eq!(acts[0] == Act::Swap, opening.known_winner() == Some(Side::Black), "{opening}");
    }
}
