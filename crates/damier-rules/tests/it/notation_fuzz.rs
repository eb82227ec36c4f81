//! The fuzz targets on random bytes and on randomly damaged texts, so that every test run tries some.

use proptest::prelude::*;

const PDN: [&[u8]; 8] = [
    include_bytes!("../data/pdn/annotated.pdn"),
    include_bytes!("../data/pdn/latin1_cr.pdn"),
    include_bytes!("../data/pdn/results_only.pdn"),
    include_bytes!("../data/pdn/setups.pdn"),
    include_bytes!("../data/pdn/sixty_four.pdn"),
    include_bytes!("../data/pdn/tags_and_spaces.pdn"),
    include_bytes!("../data/pdn/utf8_crlf.pdn"),
    include_bytes!("../data/pdn/wrong.pdn"),
];

const FEN: [&[u8]; 4] = [
    b"\0W:W31-50:B1-20",
    b"\0B:WK6,7,K33:BK50,12.",
    b"\x01W:Wa1,c1,Kd2:Bb8,f6,h6:H3:F12",
    b"\x02[FEN \"W:W21-32:B1-12\"]",
];

const MOVES: [&[u8]; 5] = [
    b"\0\x0432-28",
    b"\0\x063228",
    b"\0\x2dW:WK47:B42,29,14,19,3147x38x24x13x36",
    b"\x01\x02c3d4",
    b"\x02\x15W:WKa1:Bd4a1xg7",
];

/// A sample with some bytes replaced, removed, duplicated or swapped.
fn damaged(samples: &'static [&'static [u8]]) -> impl Strategy<Value = Vec<u8>> {
    let damage = prop::collection::vec((any::<prop::sample::Index>(), 0_u8..4, any::<u8>()), 0..6);
    (prop::sample::select(samples), damage).prop_map(|(sample, damage)| {
        let mut bytes = sample.to_vec();
        for (place, kind, byte) in damage {
            if bytes.is_empty() {
                break;
            }
            let at = place.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[(at + usize::from(byte)) % bytes.len()]),
                _ => bytes.truncate(at),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases * 4, ..ProptestConfig::default() })]

    #[test]
    fn fen(bytes in prop::collection::vec(any::<u8>(), 0..80), damaged in damaged(&FEN)) {
        crate::fuzz_entries::fen(&bytes);
        crate::fuzz_entries::fen(&damaged);
    }

    #[test]
    fn moves(bytes in prop::collection::vec(any::<u8>(), 0..80), damaged in damaged(&MOVES)) {
        crate::fuzz_entries::moves(&bytes);
        crate::fuzz_entries::moves(&damaged);
    }

    #[test]
    fn pdn(bytes in prop::collection::vec(any::<u8>(), 0..200), damaged in damaged(&PDN)) {
        crate::fuzz_entries::pdn(&bytes);
        crate::fuzz_entries::pdn(&damaged);
    }
}
