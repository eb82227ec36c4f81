//! The opening traps that were gathered last, so that their form does not read the collection anew each time.

use std::collections::HashSet;
use std::rc::Rc;

use damier_rules::Variant;
use damier_train::traps::Traps;

/// The traps of a variant, with the hidden puzzles that are not among them.
#[derive(Debug)]
pub struct GatheredTraps {
    variant: Variant,
    hidden: HashSet<String>,
    traps: Rc<Traps>,
}

impl GatheredTraps {
    pub const fn new(variant: Variant, hidden: HashSet<String>, traps: Rc<Traps>) -> Self {
        Self { variant, hidden, traps }
    }

    /// The traps, if they are those of a variant without these hidden puzzles.
    pub fn of(&self, variant: Variant, hidden: &HashSet<String>) -> Option<Rc<Traps>> {
        (self.variant == variant && self.hidden == *hidden).then(|| self.traps.clone())
    }
}
