//! Helpers shared by the tests of endings.

use damier_endings::{Class, Force};
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup, Variant};

/// A fixed sequence of pseudo-random numbers (Knuth's MMIX generator), so that every run tests the same positions.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    /// A position of a class, with its stronger side White or Black and either side to move.
    pub fn position(&mut self, variant: Variant, class: Class) -> AnyPosition {
        let color = |number: u64| Color::ALL[usize::try_from(number).unwrap_or(0)];
        let strong = color(self.below(2));
        let mut setup = Setup::new(variant, color(self.below(2)));
        self.put(&mut setup, variant, strong, class.strong());
        self.put(&mut setup, variant, !strong, class.weak());
        setup.position()
    }

    fn put(&mut self, setup: &mut Setup, variant: Variant, color: Color, force: Force) {
        let pieces = [(PieceKind::Man, force.men), (PieceKind::King, force.kings)];
        for (kind, count) in pieces {
            for _ in 0..count {
                // Retries on occupied squares and where a man would promote.
                while setup.put(self.square(variant), Piece { color, kind }).is_err() {}
            }
        }
    }

    fn square(&mut self, variant: Variant) -> u32 {
        let number = 1 + self.below(u64::from(variant.board_size().squares()));
        u32::try_from(number).unwrap_or(1)
    }
}
