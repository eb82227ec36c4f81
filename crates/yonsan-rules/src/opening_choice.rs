//! What the engine does while an opening rule is in force, by its own evaluation.

use crate::{
    engine::Engine,
    point::Point,
    position::Position,
    protocol::{Act, Due, OpeningRule, Player, Protocol, are_symmetrical},
    side::Side,
};

/// The most nodes for one of the many positions that a choice compares.
const NODES: u64 = 200;

/// Among so many of the most even points the seed chooses.
const EVEN: usize = 4;

/// What a stone is worth that leaves Black no fifth stone to offer.
const LOST: i32 = -100_000;

/// How closely positions are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glance {
    /// By a short search.
    Search,
    /// By the evaluation alone, where hundreds are compared.
    Still,
}

impl Engine {
    /// What the engine does in an opening where it is to act: all its acts until the opponent has the next one or the
    /// opening is over. Empty once it is over.
    ///
    /// It lays stones that look even, as the opponent may take either side, and swaps where the other side looks better.
    /// It declares the number of fifth stones that makes the position most even, offers the best ones, and chooses the one
    /// that looks worst for Black.
    ///
    /// ```
    /// use yonsan_rules::{Engine, Level, Opening, OpeningRule, Protocol};
    ///
    /// let mut protocol = Protocol::new(OpeningRule::Rif);
    /// for act in Engine::new(Level::FIRST.effort(), 1).open(&protocol) {
    ///     protocol.act(act)?;
    /// }
    /// assert!(Opening::of(protocol.stones()).is_some(), "the first player lays one of the 26 openings");
    /// # Ok::<(), yonsan_rules::ProtocolError>(())
    /// ```
    #[must_use]
    pub fn open(&mut self, protocol: &Protocol) -> Vec<Act> {
        let (mut protocol, mut acts) = (protocol.clone(), Vec::new());
        let Some(player) = protocol.actor() else { return acts };
        while protocol.actor() == Some(player) {
            // The rule refuses nothing that is chosen here; if it did, the opening would stand still.
            let Some(act) = self.next(&protocol, player).filter(|&act| protocol.act(act).is_ok()) else { break };
            acts.push(act);
        }
        acts
    }

    /// The next act of the player, who is to act.
    fn next(&mut self, protocol: &Protocol, player: Player) -> Option<Act> {
        let position = protocol.position();
        Some(match protocol.due() {
            Due::Nothing => return None,
            Due::Stone { within: 0, .. } => Act::Stone(Point::CENTRE),
            Due::Stone { within: 7, .. } => Act::Stone(self.think(&position)?.best()),
            Due::Stone { within, .. } => Act::Stone(self.even_point(protocol, within)?),
            Due::Swap => Self::swap_if(self.black_prospects(protocol), protocol, player),
            Due::SwapOrOffer if self.prospects_with(protocol.stones(), 10, Glance::Search) > 0 => Act::OfferTen,
            // Whoever lays the fifth stone leaves the choice of sides to the other.
            Due::SwapOrOffer => Act::Swap,
            Due::Declare { most } => Act::Declare(self.fairest(protocol.stones(), most, Glance::Search)),
            Due::Offer { .. } => {
                let sorted = self.fifths(protocol.stones(), Glance::Search);
                let is_new = |point: &Point| protocol.clone().act(Act::Stone(*point)).is_ok();
                let rest = position.legal_points();
                Act::Stone(sorted.into_iter().map(|(point, _)| point).chain(rest).find(is_new)?)
            }
            Due::Choose => {
                let worth = |&&point: &&Point| self.worth_after(&position, point, Glance::Search);
                Act::Stone(*protocol.offers().iter().min_by_key(worth)?)
            }
        })
    }

    /// Takes the other side if this one looks worse.
    fn swap_if(black: i32, protocol: &Protocol, player: Player) -> Act {
        let own = if protocol.player(Side::Black) == player { black } else { -black };
        if own < 0 { Act::Swap } else { Act::Keep }
    }

    /// The engine with less effort, for one of many positions.
    fn hasty(&self) -> Self {
        Self { effort: self.effort.at_most(NODES), seed: self.seed, weights: self.weights }
    }

    /// What a position is worth to Black.
    fn worth(&self, position: &Position, glance: Glance) -> i32 {
        let score = match glance {
            Glance::Search => self.hasty().think(position).map_or(LOST, |thought| thought.score()),
            Glance::Still => self.evaluate(position),
        };
        if position.to_move() == Side::Black { score } else { -score }
    }

    /// What a position is worth to Black after a stone on an empty point.
    fn worth_after(&self, position: &Position, point: Point, glance: Glance) -> i32 {
        let mut after = *position;
        // The point is empty.
        let _ = after.play(point);
        self.worth(&after, glance)
    }

    /// The fifth stones after four, the best for Black first, no two of them equal by symmetry, with what they are worth.
    fn fifths(&self, stones: &[Point], glance: Glance) -> Vec<(Point, i32)> {
        let position = Position::after(stones).unwrap_or_default();
        let near = position.legal_points().filter(|&point| position.board().has_stone_near(point));
        let mut all: Vec<(Point, i32)> =
            near.map(|point| (point, self.worth_after(&position, point, glance))).collect();
        all.sort_by_key(|&(_, worth)| -worth);
        let mut different: Vec<(Point, i32)> = Vec::with_capacity(all.len());
        for (point, worth) in all {
            if different.iter().all(|&(other, _)| !are_symmetrical(stones, point, other)) {
                different.push((point, worth));
            }
        }
        different
    }

    /// Fifth stones as [`fifths`](Self::fifths), after White's likely fourth stone if that is missing.
    fn fifths_to_come(&self, stones: &[Point], glance: Glance) -> Vec<(Point, i32)> {
        let mut stones = stones.to_vec();
        if stones.len() == 3 {
            let position = Position::after(&stones).unwrap_or_default();
            let near = position.legal_points().filter(|&point| position.board().has_stone_near(point));
            stones.extend(match glance {
                Glance::Search => self.hasty().think(&position).map(|thought| thought.best()),
                Glance::Still => near.min_by_key(|&point| self.worth_after(&position, point, glance)),
            });
        }
        self.fifths(&stones, glance)
    }

    /// Black's prospects after three or four stones where White chooses among so many fifth ones: the worst of the best.
    fn prospects_with(&self, stones: &[Point], count: u8, glance: Glance) -> i32 {
        self.fifths_to_come(stones, glance).get(usize::from(count.max(1)) - 1).map_or(LOST, |&(_, worth)| worth)
    }

    /// The number of fifth stones, up to `most`, with which neither side looks better.
    fn fairest(&self, stones: &[Point], most: u8, glance: Glance) -> u8 {
        self.fairness(stones, most, glance).0
    }

    /// That number, and how far from even the position is with it.
    fn fairness(&self, stones: &[Point], most: u8, glance: Glance) -> (u8, i32) {
        let sorted = self.fifths_to_come(stones, glance);
        let leans = (1..=most).zip(&sorted).map(|(number, (_, worth))| (number, worth.abs()));
        leans.min_by_key(|&(_, lean)| lean).unwrap_or((1, -LOST))
    }

    /// Black's prospects where a player may swap.
    fn black_prospects(&self, protocol: &Protocol) -> i32 {
        let (stones, glance) = (protocol.stones(), Glance::Search);
        match (protocol.rule(), protocol.declared()) {
            (_, Some(count)) => self.prospects_with(stones, count, glance),
            (OpeningRule::Rif, None) => self.prospects_with(stones, 2, glance),
            // White will declare a number, and Black may then swap: the choice is worth what is left to choose.
            (OpeningRule::Soosyrv8, None) => self.fairness(stones, 8, glance).1,
            (OpeningRule::Taraguchi10 | OpeningRule::Yamaguchi, None) => self.worth(&protocol.position(), glance),
        }
    }

    /// A point near the centre after which the position looks even.
    fn even_point(&self, protocol: &Protocol, within: u8) -> Option<Point> {
        let position = protocol.position();
        let free = |point: &Point| position.board().is_empty(*point) && point.distance(Point::CENTRE) <= within;
        let points: Vec<Point> = Point::all().filter(free).collect();
        if within == 1 {
            return self.pick(&points);
        }
        let lean = |point: Point| {
            let stones = [protocol.stones(), &[point]].concat();
            match protocol.rule() {
                OpeningRule::Rif => self.prospects_with(&stones, 2, Glance::Still).abs(),
                OpeningRule::Yamaguchi => self.fairness(&stones, 12, Glance::Still).1,
                OpeningRule::Soosyrv8 => self.fairness(&stones, 8, Glance::Still).1,
                OpeningRule::Taraguchi10 => self.worth_after(&position, point, Glance::Search).abs(),
            }
        };
        let mut sorted: Vec<(i32, Point)> = points.into_iter().map(|point| (lean(point), point)).collect();
        sorted.sort_by_key(|&(lean, _)| lean);
        let points: Vec<Point> = sorted.into_iter().take(EVEN).map(|(_, point)| point).collect();
        self.pick(&points)
    }

    /// One of the points, by the seed.
    fn pick(&self, points: &[Point]) -> Option<Point> {
        let value = (self.seed ^ points.len() as u64).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 33;
        points.get(usize::try_from(value).unwrap_or(0) % points.len().max(1)).copied()
    }
}
