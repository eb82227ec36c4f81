//! Counting games.

use std::collections::{HashMap, VecDeque};

use crate::coding::{by_games, moves_in_order};
use crate::table::{Counts, GameGroup, OpeningTable, PlayedMove};
use damier_rules::{AnyPosition, Move, Variant};

/// Counts the moves of games.
#[derive(Clone, Debug)]
pub struct TableBuilder {
    variant: Variant,
    /// For each position the positions after a move, with the games.
    counts: HashMap<AnyPosition, HashMap<AnyPosition, Counts>>,
}

impl TableBuilder {
    /// No games yet.
    #[must_use]
    pub fn new(variant: Variant) -> Self {
        Self { variant, counts: HashMap::new() }
    }

    /// Counts a game: its moves from the start of the variant, which must be legal.
    pub fn add(&mut self, moves: &[Move], group: GameGroup) {
        let mut position = AnyPosition::start(self.variant);
        for &played in moves {
            let after = position.play_unchecked(played);
            let counts = self.counts.entry(position).or_default().entry(after).or_default();
            *counts.of_group(group) += 1;
            position = after;
        }
    }

    /// The table of the positions in which at least `least` games made a move, at most `plies` plies from the start, and
    /// reached through such positions.
    #[must_use]
    pub fn table(&self, least: u32, plies: usize) -> OpeningTable {
        let mut table = OpeningTable::empty(self.variant);
        let mut open = VecDeque::from([(AnyPosition::start(self.variant), 0)]);
        while let Some((position, ply)) = open.pop_front() {
            let Some(counts) = self.counts.get(&position).filter(|_| ply <= plies) else { continue };
            let games: u32 = counts.values().map(|counts| counts.all()).sum();
            if games < least || table.moves.contains_key(&position) {
                continue;
            }
            let known = moves_in_order(&position).into_iter();
            let known = known.filter_map(|played| {
                let after = position.play_unchecked(played);
                counts.get(&after).map(|&counts| PlayedMove { played, after, counts, shot: None })
            });
            let moves = by_games(known.collect());
            open.extend(moves.iter().map(|each| (each.after, ply + 1)));
            table.moves.insert(position, moves);
        }
        table
    }
}
