//! Arrows from square to square.

use tiny_skia::{FillRule, Pixmap};

use super::{Mark, unit};
use crate::tui::theme::inks::Inks;
use etude_tui::paint::{closed_path, plain, round_stroke};

/// What an arrow points out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pointer {
    /// A hint.
    Hint,
    /// The move that refutes an answer.
    Refutation,
}

/// An arrow from square to square, in rows and columns from some square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Row and column of its beginning.
    pub(crate) from: (i8, i8),
    /// Row and column of its end.
    pub(crate) to: (i8, i8),
    /// What it points out.
    pub(crate) pointer: Pointer,
}

impl Arrow {
    /// The same arrow, from another square.
    #[must_use]
    pub fn seen_from(&self, row: u8, column: u8) -> Self {
        let less = |(down, right): (i8, i8)| (down.saturating_sub_unsigned(row), right.saturating_sub_unsigned(column));
        Self { from: less(self.from), to: less(self.to), ..*self }
    }

    /// Whether it runs over the square from which it is seen.
    #[must_use]
    pub fn touches_origin(&self) -> bool {
        let within = |from: i8, to: i8| (from.min(to) - 1..=from.max(to) + 1).contains(&0);
        within(self.from.0, self.to.0) && within(self.from.1, self.to.1)
    }
}

/// Draws the part of an arrow that runs over a square.
pub fn arrow(pixmap: &mut Pixmap, arrow: Arrow, inks: &Inks) {
    let rgb = match arrow.pointer {
        Pointer::Hint => inks.mark(Mark::Hint).rgb,
        Pointer::Refutation => inks.mark(Mark::Wrong).rgb,
    };
    let middle = |(row, column): (i8, i8)| (f32::from(column) + 0.5, f32::from(row) + 0.5);
    let (from, to) = (middle(arrow.from), middle(arrow.to));
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(0.1);
    let (across, down) = (across / length, down / length);
    let at = |along: f32, aside: f32| (from.0 + across * along - down * aside, from.1 + down * along + across * aside);
    let (neck, end) = (length - 0.42, length - 0.08);
    let points =
        [at(0.3, 0.07), at(neck, 0.07), at(neck, 0.2), at(end, 0.0), at(neck, -0.2), at(neck, -0.07), at(0.3, -0.07)];
    let scale = unit(pixmap);
    if let Some(path) = closed_path(points) {
        pixmap.fill_path(&path, &plain(rgb, 0.9), FillRule::Winding, scale, None);
        pixmap.stroke_path(&path, &plain(inks.pale.rgb, 0.9), &round_stroke(0.03), scale, None);
    }
}
