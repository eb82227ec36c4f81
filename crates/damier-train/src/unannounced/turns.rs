//! The turns that exercises draw on.

use std::collections::HashSet;

use rand::RngExt;

use damier_puzzles::Turn;
use damier_puzzles::pack::TurnPack;
use damier_puzzles::turn::Uses;
use damier_rules::Variant;
use etude::Random;

/// The turns, opened when the first is needed.
#[derive(Default)]
pub struct Turns {
    /// Opens the packs. `None` once they are open.
    open: Option<Box<dyn FnOnce() -> Vec<TurnPack>>>,
    packs: Vec<TurnPack>,
}

/// Which turn is wanted.
#[derive(Clone, Copy, Debug)]
pub struct TurnWish<'a> {
    /// The variant.
    pub variant: Variant,
    /// What it has to be good for.
    pub uses: Uses,
    /// The identities of the turns that it should not be, if there is another.
    pub seen: &'a HashSet<String>,
}

impl Turns {
    /// The turns of packs that are opened when the first is needed.
    #[must_use]
    pub fn new(open: impl FnOnce() -> Vec<TurnPack> + 'static) -> Self {
        Self { open: Some(Box::new(open)), packs: Vec::new() }
    }

    /// A turn as it is wanted that fits, at random. `None` if there is none at all.
    pub fn draw(&mut self, wanted: TurnWish, fits: impl Fn(&Turn) -> bool, random: &mut Random) -> Option<Turn> {
        let TurnWish { variant, uses, seen } = wanted;
        let pack = self.packs().iter().find(|pack| pack.variant() == variant)?;
        let is_good = |index: &usize| pack.uses()[*index].has(uses);
        let wanted = (0..pack.uses().len()).filter(is_good);
        let (known, fresh): (Vec<_>, Vec<_>) = wanted.partition(|&index| seen.contains(&pack.id(index)));
        for mut from in [fresh, known] {
            while !from.is_empty() {
                let index = from.swap_remove(random.random_range(0..from.len()));
                let turn = pack.turn(index).ok().filter(&fits);
                if turn.is_some() {
                    return turn;
                }
            }
        }
        None
    }

    /// The turn with an identity.
    pub fn find(&mut self, id: &str) -> Option<Turn> {
        self.packs().iter().find_map(|pack| {
            let index = (0..pack.uses().len()).find(|&index| pack.id(index) == id)?;
            pack.turn(index).ok()
        })
    }

    /// How many turns of a variant are good for something and fit.
    pub fn count(&mut self, variant: Variant, uses: Uses, fits: impl Fn(&Turn) -> bool) -> usize {
        let of_variant = self.packs().iter().filter(|pack| pack.variant() == variant);
        let in_pack = |pack: &TurnPack| {
            let wanted = (0..pack.uses().len()).filter(|&index| pack.uses()[index].has(uses));
            wanted.filter(|&index| pack.turn(index).is_ok_and(|turn| fits(&turn))).count()
        };
        of_variant.map(in_pack).sum()
    }

    fn packs(&mut self) -> &[TurnPack] {
        if let Some(open) = self.open.take() {
            self.packs = open();
        }
        &self.packs
    }
}

impl std::fmt::Debug for Turns {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Turns").field("packs", &self.packs).finish_non_exhaustive()
    }
}
