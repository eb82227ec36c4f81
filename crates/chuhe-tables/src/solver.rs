//! Retrograde analysis: from mates and captures back to everything that leads there.

use std::sync::Arc;

use chuhe_rules::Kind;

use crate::{
    class::Class,
    geometry::{Geometry, Hop, bit},
    layout::{Layout, NONE, Placement},
    men::{MenSet, Step},
};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Plies to the next capture or the mate, whichever comes first: what the limit of sixty rounds asks for.
    Capture,
    /// Plies to the mate.
    Mate,
}

/// No position: pieces on one square, kings that face each other, or the side that has moved is in check.
pub const ILLEGAL: u8 = 255;

/// The most plies that a cell holds.
const MAX_PLIES: usize = 250;

/// How many answers one counts for that holds: more than can ever be found to lose.
const DRAWN: u8 = 100;

/// All values of a class.
pub struct Solution {
    pub(crate) layout: Layout,
    /// The attacker to move: 0, or the plies to the win.
    pub(crate) attack: Vec<u8>,
    /// The defender to move: 0, or one more than the plies to the loss.
    pub(crate) defend: Vec<u8>,
}

/// A class that cannot be solved here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// A win takes longer than a cell can hold.
    #[error("{0}: a win takes more than 250 plies")]
    TooLong(Class),
    /// The attacker, who is to move, has lost: cells have no room for that.
    #[error("{0}: the attacker has no move in some position")]
    AttackerStuck(Class),
}

/// The solutions of the classes into which captures lead.
struct Below {
    advisor: Option<Arc<Solution>>,
    elephant: Option<Arc<Solution>>,
    /// Without the attacker of this index.
    attackers: [Option<Arc<Solution>>; 2],
}

struct Solver<'a> {
    geometry: &'static Geometry,
    layout: &'a Layout,
    below: Below,
    metric: Metric,
    kinds: Vec<Kind>,
    attack: Vec<u8>,
    defend: Vec<u8>,
    /// Answers of the defender that are not yet known to lose.
    open: Vec<u8>,
    /// What is found to be won or lost in so many plies before anything else says so: by captures.
    wins: Vec<Vec<u32>>,
    losses: Vec<Vec<u32>>,
}

/// Solves a class, given the classes into which captures lead.
///
/// # Errors
///
/// If a win takes too long for a cell, or the attacker may be without a move; and whatever `below` fails with.
pub fn solve(
    class: &Class,
    metric: Metric,
    below: impl Fn(&Class) -> Result<Arc<Solution>, Unsolvable>,
) -> Result<Solution, Unsolvable> {
    let layout = Layout::new(class);
    let find = |class: Option<Class>| class.map(|class| below(&class)).transpose();
    let below = Below {
        advisor: find(class.without_defender(Kind::Advisor))?,
        elephant: find(class.without_defender(Kind::Elephant))?,
        attackers: [find(class.without_attacker(0))?, find(class.without_attacker(1))?],
    };
    let count = layout.len();
    let mut solver = Solver {
        geometry: Geometry::get(),
        kinds: class.attackers().to_vec(),
        layout: &layout,
        below,
        metric,
        attack: vec![0; count],
        defend: vec![0; count],
        open: vec![0; count],
        wins: vec![Vec::new(); MAX_PLIES + 2],
        losses: vec![Vec::new(); MAX_PLIES + 2],
    };
    for frame in 0..layout.frames() {
        solver.look_at(frame)?;
    }
    solver.spread()?;
    let Solver { attack, defend, .. } = solver;
    Ok(Solution { layout, attack, defend })
}

impl Solver<'_> {
    /// Which positions of a frame there are, how many answers the defender has in each, and which are over.
    fn look_at(&mut self, frame: usize) -> Result<(), Unsolvable> {
        let base = self.layout.frame(frame);
        let first = frame * self.layout.attackers.len();
        for at in 0..self.layout.attackers.len() {
            let index = first + at;
            let placement = Placement { attackers: self.layout.attackers[at], ..base };
            let Some(occupied) =
                self.layout.occupied(placement).filter(|&occupied| !self.geometry.facing(placement.kings, occupied))
            else {
                self.attack[index] = ILLEGAL;
                self.defend[index] = ILLEGAL;
                continue;
            };
            if self.in_check(placement.kings[1], occupied, placement.attackers) {
                self.attack[index] = ILLEGAL;
            } else {
                self.captures(index, placement, occupied)?;
            }
            self.answers(index, placement, occupied);
        }
        Ok(())
    }

    fn in_check(&self, king: u8, occupied: u128, attackers: [u8; 2]) -> bool {
        self.geometry.in_check(&self.kinds, attackers, king, occupied)
    }

    /// Whether the piece attacks the square.
    #[inline(always)]
    fn attacks(&self, kind: Kind, from: u8, to: u8, occupied: u128) -> bool {
        self.geometry.attacks(kind, from, to, occupied)
    }

    /// Counts the defender's answers. A position without any is lost.
    fn answers(&mut self, index: usize, placement: Placement, occupied: u128) {
        let mut answers = 0_u8;
        self.defender_steps(placement, occupied, true, |solver, next, captured| {
            let Some(now) = solver.layout.occupied(next) else { return };
            if solver.geometry.facing(next.kings, now) || solver.in_check(next.kings[1], now, next.attackers) {
                return;
            }
            match captured {
                None => answers = answers.saturating_add(1),
                Some(attacker) => match &solver.below.attackers[attacker] {
                    None => answers = answers.saturating_add(DRAWN),
                    Some(below) => {
                        let rest = [next.attackers[1 - attacker], NONE];
                        let value = below.attack[below.layout.index(Placement { attackers: rest, ..next })];
                        answers = answers.saturating_add(if value == 0 { DRAWN } else { 1 });
                        if value > 0 {
                            let plies = if solver.metric == Metric::Capture { 1 } else { usize::from(value) + 1 };
                            solver.losses[plies.min(MAX_PLIES + 1)].push(number(index));
                        }
                    }
                },
            }
        });
        self.open[index] = answers;
        if answers == 0 {
            self.losses[0].push(number(index));
        }
    }

    /// The defender's moves, or with `forward` false the moves that lead here. Captures are given with the attacker's index,
    /// which then stands nowhere.
    #[inline(always)]
    fn defender_steps(
        &mut self,
        placement: Placement,
        occupied: u128,
        forward: bool,
        mut visit: impl FnMut(&mut Self, Placement, Option<usize>),
    ) {
        let layout = self.layout;
        let set: &MenSet = &layout.defence.sets[usize::from(placement.defence)];
        let mut land = |solver: &mut Self, to: u8, next: Placement| {
            if occupied & bit(to) == 0 {
                visit(solver, next, None);
            } else if forward && let Some(attacker) = placement.attackers.iter().position(|&square| square == to) {
                let mut next = next;
                next.attackers[attacker] = NONE;
                visit(solver, next, Some(attacker));
            }
        };
        let king = placement.kings[1];
        for &to in &self.geometry.king[usize::from(king)] {
            land(self, to, Placement { kings: [placement.kings[0], to], ..placement });
        }
        for &Step { set, to, eye, .. } in &set.steps {
            if eye & occupied == 0 {
                land(self, to, Placement { defence: set, ..placement });
            }
        }
    }

    /// Finds the attacker's captures that win, and whether any move is there at all.
    fn captures(&mut self, index: usize, placement: Placement, occupied: u128) -> Result<(), Unsolvable> {
        let set: &MenSet = &self.layout.defence.sets[usize::from(placement.defence)];
        let mut best = MAX_PLIES + 1;
        for (slot, kind) in self.kinds.clone().into_iter().enumerate() {
            let from = placement.attackers[slot];
            for to in crate::men::squares(set.all()).filter(|&to| self.attacks(kind, from, to, occupied)) {
                let below = if set.advisors & bit(to) == 0 { &self.below.elephant } else { &self.below.advisor };
                let Some(below) = below else { continue };
                let mut next = placement;
                next.attackers[slot] = to;
                let left = |men: u128| men & !bit(to);
                let Some(defence) = below.layout.defence.find(left(set.advisors), left(set.elephants)) else {
                    continue;
                };
                next.defence = defence;
                let value = below.defend[below.layout.index(next)];
                if value != 0 && value != ILLEGAL {
                    best = best.min(if self.metric == Metric::Capture { 1 } else { usize::from(value) });
                }
            }
        }
        if best <= MAX_PLIES {
            self.wins[best].push(number(index));
            return Ok(());
        }
        let mut moves = false;
        self.attacker_steps(placement, occupied, true, |solver, next| {
            moves |= solver.layout.occupied(next).is_some_and(|now| !solver.geometry.facing(next.kings, now));
        });
        // A capture that does not win is a move as well; without any other it is rare enough to look at here.
        if moves || self.has_capture(placement, occupied, set) {
            Ok(())
        } else {
            Err(Unsolvable::AttackerStuck(self.layout.class.clone()))
        }
    }

    fn has_capture(&self, placement: Placement, occupied: u128, set: &MenSet) -> bool {
        self.kinds.iter().zip(placement.attackers).any(|(&kind, from)| {
            crate::men::squares(set.all()).any(|to| {
                self.attacks(kind, from, to, occupied) && !self.geometry.facing(placement.kings, occupied & !bit(from))
            })
        })
    }

    /// The attacker's quiet moves, or with `forward` false those that lead here.
    #[inline(always)]
    fn attacker_steps(
        &mut self,
        placement: Placement,
        occupied: u128,
        forward: bool,
        mut visit: impl FnMut(&mut Self, Placement),
    ) {
        let (layout, geometry) = (self.layout, self.geometry);
        for slot in 0..self.kinds.len() {
            let from = placement.attackers[slot];
            let mut land = |solver: &mut Self, to: u8| {
                let mut next = placement;
                next.attackers[slot] = to;
                visit(solver, next);
            };
            let at = usize::from(from);
            match self.kinds[slot] {
                Kind::Rook | Kind::Cannon => {
                    for ray in &geometry.rays[at] {
                        ray.iter().take_while(|&&to| occupied & bit(to) == 0).for_each(|&to| land(self, to));
                    }
                }
                Kind::Horse => {
                    let hops = if forward { &geometry.horse[at] } else { &geometry.horse_back[at] };
                    for &Hop { to, over } in hops {
                        if occupied & (bit(to) | bit(over)) == 0 {
                            land(self, to);
                        }
                    }
                }
                _ => {
                    let steps = if forward { &geometry.pawn[at] } else { &geometry.pawn_back[at] };
                    steps.iter().filter(|&&to| occupied & bit(to) == 0).for_each(|&to| land(self, to));
                }
            }
        }
        for &to in &geometry.king[usize::from(placement.kings[0])] {
            if occupied & bit(to) == 0 {
                visit(self, Placement { kings: [to, placement.kings[1]], ..placement });
            }
        }
        for step in &layout.own.sets[usize::from(placement.own)].steps {
            if occupied & (bit(step.to) | step.eye) == 0 {
                visit(self, Placement { own: step.set, ..placement });
            }
        }
    }

    /// Carries wins and losses back, a ply at a time.
    fn spread(&mut self) -> Result<(), Unsolvable> {
        let (mut losses, mut wins) = (Vec::new(), Vec::new());
        for plies in 0..=MAX_PLIES {
            wins.append(&mut self.wins[plies]);
            wins.retain(|&index| {
                let cell = &mut self.attack[index as usize];
                let fresh = *cell == 0;
                if fresh {
                    *cell = cell_of(plies);
                }
                fresh
            });
            for index in std::mem::take(&mut self.losses[plies]) {
                self.answer_loses(index, plies, &mut losses);
            }
            self.set_losses(plies, &mut losses);
            let (mut next_losses, mut next_wins) = (Vec::new(), Vec::new());
            for &index in &wins {
                self.before_win(index, &mut next_losses);
            }
            for &index in &losses {
                self.before_loss(index, &mut next_wins);
            }
            (losses, wins) = (next_losses, next_wins);
        }
        if losses.is_empty()
            && wins.is_empty()
            && self.wins[MAX_PLIES + 1].is_empty()
            && self.losses[MAX_PLIES + 1].is_empty()
        {
            Ok(())
        } else {
            Err(Unsolvable::TooLong(self.layout.class.clone()))
        }
    }

    /// One more answer is known to lose; the position is lost when none is left open.
    fn answer_loses(&mut self, index: u32, plies: usize, losses: &mut Vec<u32>) {
        let open = &mut self.open[index as usize];
        if plies > 0 {
            *open = open.saturating_sub(1);
        }
        if *open == 0 && self.defend[index as usize] == 0 {
            losses.push(index);
        }
    }

    fn set_losses(&mut self, plies: usize, losses: &mut Vec<u32>) {
        losses.retain(|&index| {
            let cell = &mut self.defend[index as usize];
            let fresh = *cell == 0;
            if fresh {
                *cell = cell_of(plies) + 1;
            }
            fresh
        });
    }

    /// Everything from which the attacker moves into this loss is won.
    fn before_loss(&mut self, index: u32, wins: &mut Vec<u32>) {
        let placement = self.layout.placement(index as usize);
        let Some(occupied) = self.layout.occupied(placement) else { return };
        let doubled = Layout::is_doubled(placement);
        self.attacker_steps(placement, occupied, false, |solver, next| {
            solver.each_image(next, doubled, |solver, index| {
                if solver.attack[index] == 0 {
                    wins.push(number(index));
                }
            });
        });
    }

    /// In everything from which the defender moves into this win, one answer less is open.
    fn before_win(&mut self, index: u32, losses: &mut Vec<u32>) {
        let placement = self.layout.placement(index as usize);
        let Some(occupied) = self.layout.occupied(placement) else { return };
        let doubled = Layout::is_doubled(placement);
        self.defender_steps(placement, occupied, false, |solver, next, _| {
            solver.each_image(next, doubled, |solver, index| {
                if solver.defend[index] == 0 {
                    solver.answer_loses(number(index), 1, losses);
                }
            });
        });
    }

    /// The numbers of the positions that lead to one that is `doubled` or not, given one of them.
    ///
    /// If only the position before is doubled, its mirror image leads there as well. If only the one after is, its mirror
    /// image has a turn of its own, and what would have to be mirrored to get a number belongs to that.
    #[inline(always)]
    fn each_image(&mut self, placement: Placement, doubled: bool, mut visit: impl FnMut(&mut Self, usize)) {
        if doubled && self.layout.is_mirrored(placement) {
            return;
        }
        visit(self, self.layout.index(placement));
        if !doubled && Layout::is_doubled(placement) {
            let mirror = self.layout.mirrored(placement);
            visit(self, self.layout.index(mirror));
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "at most 250")]
const fn cell_of(plies: usize) -> u8 {
    plies as u8
}

#[allow(clippy::cast_possible_truncation, reason = "classes have fewer than 2^32 positions")]
const fn number(index: usize) -> u32 {
    index as u32
}
