//! The turns that exercises draw on.

use std::collections::HashSet;

use rand::RngExt;

use damier_puzzles::Turn;
use damier_puzzles::pack::TurnPack;
use damier_puzzles::turn::Uses;
use damier_rules::Variant;
use etude::Random;

/// The turns, opened when the first is needed.
#[derive(Debug, Default)]
pub struct Turns {
    games: Packs,
    trap_lines: Packs,
}

/// What turns are collected for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TurnSource {
    /// Decisions of games.
    #[default]
    Games,
    /// Decisions on the lines to opening traps.
    TrapLines,
}

/// Packs, opened when a turn of theirs is needed.
#[derive(Default)]
struct Packs {
    /// Opens them. `None` once they are open.
    open: Option<Box<dyn FnOnce() -> Vec<TurnPack>>>,
    packs: Vec<TurnPack>,
}

impl Packs {
    fn new(open: impl FnOnce() -> Vec<TurnPack> + 'static) -> Self {
        Self { open: Some(Box::new(open)), packs: Vec::new() }
    }

    fn opened(&mut self) -> &[TurnPack] {
        if let Some(open) = self.open.take() {
            self.packs = open();
        }
        &self.packs
    }
}

/// Which turn is wanted.
#[derive(Clone, Copy, Debug)]
pub struct TurnWish<'a> {
    /// What it was collected for.
    pub source: TurnSource,
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
        Self { games: Packs::new(open), trap_lines: Packs::default() }
    }

    /// The same with turns on the lines to opening traps.
    #[must_use]
    pub fn with_trap_lines(self, open: impl FnOnce() -> Vec<TurnPack> + 'static) -> Self {
        Self { trap_lines: Packs::new(open), ..self }
    }

    /// A turn as it is wanted that fits, at random. `None` if there is none at all.
    pub fn draw(&mut self, wanted: TurnWish, fits: impl Fn(&Turn) -> bool, random: &mut Random) -> Option<Turn> {
        let TurnWish { source, variant, uses, seen } = wanted;
        let pack = self.packs(source).iter().find(|pack| pack.variant() == variant)?;
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
        let in_pack = |pack: &TurnPack| {
            let index = (0..pack.uses().len()).find(|&index| pack.id(index) == id)?;
            pack.turn(index).ok()
        };
        [TurnSource::Games, TurnSource::TrapLines]
            .into_iter()
            .find_map(|source| self.packs(source).iter().find_map(in_pack))
    }

    /// How many turns of a variant are good for something and fit.
    pub fn count(&mut self, source: TurnSource, variant: Variant, uses: Uses, fits: impl Fn(&Turn) -> bool) -> usize {
        let of_variant = self.packs(source).iter().filter(|pack| pack.variant() == variant);
        let in_pack = |pack: &TurnPack| wanted(pack, uses).filter(|turn| fits(turn)).count();
        of_variant.map(in_pack).sum()
    }

    /// The turns on the lines to opening traps in which a natural move falls into one.
    pub fn traps(&mut self, variant: Variant) -> Vec<Turn> {
        let of_variant = self.packs(TurnSource::TrapLines).iter().filter(|pack| pack.variant() == variant);
        of_variant.flat_map(|pack| wanted(pack, Uses::CHOICES)).collect()
    }

    fn packs(&mut self, source: TurnSource) -> &[TurnPack] {
        match source {
            TurnSource::Games => self.games.opened(),
            TurnSource::TrapLines => self.trap_lines.opened(),
        }
    }
}

/// The turns of a pack that are good for something.
fn wanted(pack: &TurnPack, uses: Uses) -> impl Iterator<Item = Turn> {
    let good = (0..pack.uses().len()).filter(move |&index| pack.uses()[index].has(uses));
    good.filter_map(|index| pack.turn(index).ok())
}

impl std::fmt::Debug for Packs {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Packs").field("packs", &self.packs).finish_non_exhaustive()
    }
}
