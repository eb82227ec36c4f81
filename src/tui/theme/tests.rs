use super::*;
use crate::tui::widgets::board::paint;
use etude_tui::color::{Rgb, contrast, linear};

/// The colours that a terminal has, as the theme shows them at a depth.
fn boards() -> Vec<(ThemeName, ColorDepth, Inks)> {
    let depths = [ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True];
    let names = ThemeName::ALL.iter().filter(|name| **name != ThemeName::Monochrome);
    names.flat_map(|&name| depths.map(|depth| (name, depth, Theme::of(name, depth).inks))).collect()
}

/// The squares that a piece can stand on or beside.
fn grounds(inks: &Inks) -> Vec<Rgb> {
    [inks.light, inks.dark].iter().chain(&inks.marks).map(|ink| ink.seen()).collect()
}

#[test]
fn pieces_stand_out_from_both_squares_and_every_mark_by_face_or_rim() {
    for (name, depth, inks) in boards() {
        for side in [inks.white, inks.black] {
            for ground in grounds(&inks) {
                let best = contrast(side.fill.seen(), ground).max(contrast(side.rim.seen(), ground));
                assert!(best >= 3.0, "{name:?} {depth:?}: {ground:02x?} {best}");
            }
            // Small pieces have no rim.
            let face = contrast(side.fill.seen(), inks.dark.seen());
            assert!(face >= 3.0, "{name:?} {depth:?}: {face}");
            // They reach to the light squares beside theirs, and would melt into one of the same colour.
            let beside = contrast(side.fill.seen(), inks.light.seen());
            assert!(beside >= 1.25, "{name:?} {depth:?}: {beside}");
            assert!(contrast(side.fill.seen(), side.crown.seen()) >= 3.0, "{name:?} {depth:?}: crown");
        }
    }
}

#[test]
fn with_high_contrast_no_rim_is_needed() {
    let inks = Theme::of(ThemeName::HighContrast, ColorDepth::True).inks;
    for side in [inks.white, inks.black] {
        for square in [inks.light, inks.dark] {
            assert!(contrast(side.fill.rgb, square.rgb) >= 3.0, "{:02x?} on {:02x?}", side.fill.rgb, square.rgb);
        }
    }
}

#[test]
fn numbers_can_be_read_on_every_square_and_piece() {
    for (name, depth, inks) in boards() {
        let all = [inks.dark, inks.white.fill, inks.black.fill];
        for ground in all.iter().chain(&inks.marks) {
            for wanted in [inks.number, inks.sign] {
                let color = inks.text_on(*ground, wanted);
                let known = [wanted, inks.pale, inks.deep];
                let ink = known.into_iter().find(|ink| ink.color == color).unwrap();
                let found = contrast(ink.seen(), ground.seen());
                assert!(found >= 4.5, "{name:?} {depth:?}: {ink:02x?} on {ground:02x?}: {found}");
            }
        }
    }
}

#[test]
fn numbers_can_be_read_in_pixels() {
    for (name, depth, inks) in boards() {
        let marks = Mark::ALL.iter().map(|&mark| paint::marked(&inks, mark));
        for ground in [inks.dark.rgb, inks.white.fill.rgb, inks.black.fill.rgb].into_iter().chain(marks) {
            let found = contrast(inks.pixels_on(ground, inks.number), ground);
            assert!(found >= 4.5, "{name:?} {depth:?}: on {ground:02x?}: {found}");
        }
    }
}

/// Simulates a deficiency of colour vision, complete: Machado, Oliveira and Fernandes, A Physiologically-based Model for
/// Simulation of Color Vision Deficiency, IEEE TVCG 15 (2009), table 1, severity 1.0, on linear light.
const DEFICIENCIES: [(&str, [[f32; 3]; 3]); 4] = [
    ("none", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// A colour in CIE L*a*b* (D65), as seen with a deficiency.
fn lab(rgb: Rgb, deficiency: &[[f32; 3]; 3]) -> [f32; 3] {
    let rgb = rgb.map(linear);
    let times = |matrix: &[[f32; 3]; 3], rgb: [f32; 3]| {
        matrix.map(|row| row.iter().zip(rgb).map(|(factor, part)| factor * part).sum::<f32>())
    };
    let seen = times(deficiency, rgb).map(|part| part.clamp(0.0, 1.0));
    let xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let [x, y, z] = times(&xyz, seen);
    let root = |part: f32| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let [x, y, z] = [root(x / 0.9505), root(y), root(z / 1.089)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance of two colours, CIE 1976: 2.3 can just be noticed.
fn apart(one: Rgb, other: Rgb, deficiency: &[[f32; 3]; 3]) -> f32 {
    let (one, other) = (lab(one, deficiency), lab(other, deficiency));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn sides_and_marks_are_distinct_with_every_deficiency_of_colour_vision() {
    // In a small square with a piece these have no sign, and colour the whole square.
    let whole = [Mark::Cursor, Mark::Selected, Mark::LastMove, Mark::Right, Mark::Wrong];
    for (theme, depth, inks) in boards().into_iter().filter(|(_, depth, _)| *depth != ColorDepth::Sixteen) {
        for (name, deficiency) in &DEFICIENCIES {
            let faces = apart(inks.white.fill.seen(), inks.black.fill.seen(), deficiency);
            assert!(faces > 60.0, "{theme:?} {depth:?} {name}: the sides, {faces}");
            let mut seen = vec![(None, inks.dark.seen())];
            for mark in whole {
                let color = inks.mark(mark).seen();
                for (other, rgb) in &seen {
                    let apart = apart(color, *rgb, deficiency);
                    assert!(apart >= 10.0, "{theme:?} {name}: {mark:?} and {other:?}, {apart}");
                }
                seen.push((Some(mark), color));
            }
        }
    }
}

#[test]
fn the_band_of_a_crown_can_be_told_from_its_square() {
    let (_, all) = DEFICIENCIES[0];
    for (theme, depth, inks) in boards() {
        for side in [inks.white, inks.black] {
            let found = apart(side.crown.seen(), inks.dark.seen(), &all);
            assert!(found > 15.0, "{theme:?} {depth:?}: {found}");
        }
    }
}
