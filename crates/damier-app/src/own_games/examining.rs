//! Goes over a game of the player: what was missed or given away in it, and what the moves cost.

use std::collections::HashMap;

use crate::store::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use damier_endings::TableSet;
use damier_engine::{Background, Engine, Finding, Limits, Settings, Situation};
use damier_puzzles::mining::{MinedGame, Miner};
use damier_rules::notation::pdn::read_games;
use damier_rules::{AnyPosition, Color, PieceKind, Variant};
use damier_train::history::Item;
use damier_train::own_games::{Losses, given_away, missed};
use etude::calendar::Day;

/// Positions that the search visits for the value of one position of a game: some 10 ms. A check of a game in Analysis
/// takes longer and sees more.
pub const QUICK_NODES: u64 = 20_000;
/// The most positions whose values are kept.
const MAX_KNOWN: usize = 20_000;
/// Memory of that search, in MiB.
const QUICK_MEBIBYTES: usize = 4;

/// Goes over games, one after another.
pub struct Examiner<'a> {
    miner: Miner,
    engine: Engine,
    /// The values of positions without kings: openings recur in game after game.
    known: HashMap<AnyPosition, Finding>,
    background: &'a Background,
    tables: &'a TableSet,
}

/// The search was stopped.
struct Stopped;

impl<'a> Examiner<'a> {
    /// Looks for puzzles with so many positions a search, until `background` is stopped.
    #[must_use]
    pub fn new(nodes: u64, background: &'a Background, tables: &'a TableSet) -> Self {
        let mut miner = Miner::new(nodes, tables);
        miner.give_way(background);
        let engine = Engine::with_settings(Settings::one_thread(QUICK_MEBIBYTES), tables);
        Self { miner, engine, known: HashMap::new(), background, tables }
    }

    /// The shots that the player missed and the endings given away in a game, and what the player's moves cost; nothing
    /// if its text cannot be read, which only happens when another program wrote it, or once it is stopped. `day` is
    /// today.
    pub fn go_over(&mut self, own: &OwnGame, day: Day) -> (Finds, Losses) {
        // A stored game names its variant.
        let Some(Ok(game)) = read_games(own.pdn.as_bytes(), Variant::International).next() else {
            return Default::default();
        };
        let mine = if own.mine == "white" { Color::White } else { Color::Black };
        let mined = MinedGame::from(&game);
        let drills = given_away(&mined, mine, self.tables).into_iter().filter_map(|given| {
            Some(OwnDrill {
                item: Item::ending(&given.plan).to_string(),
                variant: given.plan.ending.variant.name().to_owned(),
                game: own.id.clone(),
                source: serde_json::to_string(&given.source).ok()?,
                day: day.to_string(),
            })
        });
        let drills = drills.collect();
        let found = missed(&mined, mine, self.miner.mine_side(&mined, mine)).into_iter().filter_map(|record| {
            let text = serde_json::to_string(&record).ok()?;
            Some(OwnPuzzle { id: record.id, game: own.id.clone(), record: text })
        });
        let finds = Finds { puzzles: found.collect(), drills };
        let losses = Losses::of(&game, mine, |situation| self.value(situation));
        let mut losses = losses.unwrap_or_default();
        if let Some(worst) = &mut losses.worst {
            worst.place.clone_from(&own.place);
        }
        (finds, losses)
    }

    /// The value of a position, which depends on nothing else that was searched.
    fn value(&mut self, situation: &Situation) -> Result<Finding, Stopped> {
        let position = situation.position;
        // Without a king no limit counts and no position recurs.
        let has_kings = Color::ALL.iter().any(|&color| !position.pieces(color, PieceKind::King).is_empty());
        if let Some(found) = self.known.get(&position).filter(|_| !has_kings) {
            return Ok(found.clone());
        }
        self.background.wait_turn();
        self.engine.forget();
        let found = self.engine.search(situation, None, Limits::nodes(QUICK_NODES).or(&self.background.stop), |_| {});
        if self.background.stop.is_raised() {
            return Err(Stopped);
        }
        if !has_kings && self.known.len() < MAX_KNOWN {
            self.known.insert(position, found.clone());
        }
        Ok(found)
    }
}
