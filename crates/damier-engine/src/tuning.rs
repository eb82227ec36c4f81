//! The numbers of the search that are found by playing.

/// The margins of the search. The default was found by `damier-lab tune`, see `docs/strength.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Near the leaves an evaluation is trusted if it exceeds the window by this much per ply of depth, in centi-men.
    pub futile_margin: i32,
    /// A shallow search replaces a deep one if its result exceeds the window by this much, in centi-men.
    pub shallow_margin: i32,
    /// The best move is searched one ply deeper if the others fall behind it by this much per eight plies of depth, in
    /// centi-men.
    pub singular_margin: i32,
    /// The constant part of the reduction of late moves, in hundredths of a ply.
    pub reduction_base: i32,
    /// The weight of ln(depth) * ln(move number) in that reduction, in hundredths of a ply.
    pub reduction_slope: i32,
    /// What a move loses in the history for failing at depth d, in hundredths of d + 1.
    pub malus: i32,
    /// At the end of a line, a threat to capture is followed if the evaluation exceeds the window by this much, in
    /// centi-men.
    pub threat_margin: i32,
    /// Half the width of the first window at the root, in centi-men.
    pub first_window: i32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            futile_margin: 60,
            shallow_margin: 20,
            singular_margin: 20,
            reduction_base: 60,
            reduction_slope: 100,
            malus: 100,
            threat_margin: 0,
            first_window: 40,
        }
    }
}
