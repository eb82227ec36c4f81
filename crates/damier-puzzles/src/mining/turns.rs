//! Finding turns: decisions in games for exercises that do not announce what they are about.
//!
//! A short search looks at some positions of a game and chooses up to three of them: one with natural moves that lose to
//! a shot, one in which the opponent threatens something, and one that offers tempting sacrifices of which none works. A
//! long search then finds the value of every move.

use std::collections::HashSet;

use super::{MinedGame, Task, levels};
use crate::record::{Reached, Record, Source, id_of};
use crate::solving::{Balance, Solver, bounded, distinct_moves, is_calm, pieces};
use crate::thresholds::{
    DEFAULT_NODES, GLANCE_FACTOR, MAX_GLANCED, MAX_TURN_VALUE, MAX_UNCERTAIN, MIN_THREAT, NATURAL, QUIET_NODES,
    TURN_FACTOR, TURN_PIECES, TURN_PLIES,
};
use crate::turn::{JudgedRecord, LOSES, MAX_LOST, QUIET_DEPTH, SOUND, Turn, TurnProof, TurnRecord, lot};
use damier_endings::TableSet;
use damier_engine::{Finding, Limits};
use damier_rules::notation::{read_line, write_fen, write_line, write_move};
use damier_rules::{AnyPosition, Color, Move};

/// What a miner looks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// Moves that lose, threats, and sacrifices that win nothing.
    #[default]
    Tactics,
    /// Positions in which a plan decides.
    Plans,
}

/// The decisions asked about on the line to a trap.
const DECISIONS: usize = 3;
/// The first ply at which a decision on the line to a trap is asked about: before it nothing can go wrong.
const FIRST_PLY: usize = 2;
/// The plies that are kept of the game in which a trap opens.
const KEPT_PLIES: usize = 24;

/// Finds turns with its own engines.
pub struct TurnMiner {
    aim: Aim,
    tables: TableSet,
    pub(super) solver: Solver,
}

/// A position of a game as a short search sees it.
pub(super) struct Glanced {
    pub(super) ply: usize,
    pub(super) position: AnyPosition,
    /// Natural moves that lose material.
    pub(super) traps: usize,
    /// Whether the opponent would win material after a pass.
    pub(super) threat: bool,
    /// Sacrifices that look good; 0 if something is to be won.
    pub(super) lures: usize,
}

/// A move with its value and the line after it.
pub(super) struct Valued {
    pub(super) candidate: Move,
    pub(super) value: i32,
    pub(super) line: Vec<Move>,
}

impl TurnMiner {
    /// A miner that uses the endings tables.
    #[must_use]
    pub fn new(aim: Aim, tables: &TableSet) -> Self {
        Self { aim, tables: tables.clone(), solver: Solver::new(DEFAULT_NODES, tables) }
    }

    /// The turns of a task. Tasks that are not games have none.
    pub fn run(&mut self, task: &Task) -> Vec<TurnRecord> {
        match *task {
            Task::Game(ref game) => self.mine(game, &task.key()),
            Task::Levels(variant, seed, number) => {
                let game = levels::game(variant, seed, number, &self.tables);
                self.mine(&game, &task.key())
            }
            Task::Traps(..) | Task::Variations(..) | Task::Endings(..) => Vec::new(),
        }
    }

    /// The decisions of the player who falls into an opening trap, on the line to it: the position in which the trap opens,
    /// and up to two before it, all in the game that the record names. None if that is not known. Of the
    /// game only the beginning is kept. Positions whose identities are in `known` are left out, the others added to it:
    /// lines to traps have their beginnings in common.
    pub fn before_trap(&mut self, trap: &Record, known: &mut HashSet<String>) -> Vec<TurnRecord> {
        let Some(game) = beginning(trap) else { return Vec::new() };
        let (Some(written), Some(ply)) = (game.written(), trap.source.ply) else { return Vec::new() };
        let last = usize::from(ply).saturating_sub(1);
        let plies: Vec<usize> =
            (0..DECISIONS).filter_map(|back| last.checked_sub(2 * back)).filter(|ply| *ply >= FIRST_PLY).collect();
        let positions: Vec<AnyPosition> = game.positions().map(|(position, _)| position).collect();
        let open = plies.into_iter().rev().filter_map(|ply| Some((ply, *positions.get(ply)?)));
        let is_new = |(_, position): &(usize, AnyPosition)| known.insert(id_of(position));
        let asked = open.filter(|(_, position)| distinct_moves(position).len() > 2 && is_calm(position)).filter(is_new);
        let judge = |(ply, position)| {
            let glanced = Glanced { ply, position, traps: 0, threat: false, lures: 0 };
            self.judge(&glanced, &game, &written, TURN_FACTOR * DEFAULT_NODES)
        };
        asked.filter_map(judge).collect()
    }

    /// At most three turns of a game, in the order of the game. `key` chooses the positions looked at.
    fn mine(&mut self, game: &MinedGame, key: &str) -> Vec<TurnRecord> {
        let Some(written) = game.written() else { return Vec::new() };
        let mut plies: Vec<(usize, AnyPosition)> =
            game.positions().map(|(position, _)| position).enumerate().skip(TURN_PLIES).collect();
        plies.retain(|(_, position)| {
            pieces(position) >= TURN_PIECES && is_calm(position) && distinct_moves(position).len() > 2
        });
        plies.sort_by_key(|&(ply, _)| lot(key, ply));
        let mut found = match self.aim {
            Aim::Tactics => self.tactics(&plies, game, &written),
            Aim::Plans => self.plans(plies, game, &written),
        };
        found.sort_by_key(|record| record.source.ply);
        found
    }

    fn tactics(&mut self, plies: &[(usize, AnyPosition)], game: &MinedGame, written: &str) -> Vec<TurnRecord> {
        let plies = plies.iter().take(MAX_GLANCED);
        let glanced: Vec<Glanced> = plies.filter_map(|&(ply, position)| self.glance(ply, position)).collect();
        let nodes = TURN_FACTOR * DEFAULT_NODES;
        chosen(&glanced).into_iter().filter_map(|glanced| self.judge(glanced, game, written, nodes)).collect()
    }

    /// Looks at a position. `None` if it is decided.
    fn glance(&mut self, ply: usize, position: AnyPosition) -> Option<Glanced> {
        self.solver.forget();
        let natural = self.natural(&position);
        let moves = self.values(&position, GLANCE_FACTOR * DEFAULT_NODES / 10);
        let best = moves.first()?.value;
        if best.abs() > MAX_TURN_VALUE {
            return None;
        }
        let loses = |each: &&Valued| best - each.value >= LOSES && natural.contains(&each.candidate);
        let traps = moves.iter().filter(loses).count();
        let threat =
            -self.solver.limited(&position.passed(), None, &Limits::nodes(DEFAULT_NODES / 5)).score.as_centi_men();
        let second = moves.get(1)?.value;
        let calm = best - second <= SOUND && self.is_even(&position, best);
        let lures = if calm { lures(&position) } else { 0 };
        Some(Glanced { ply, position, traps, threat: best - threat >= MIN_THREAT, lures })
    }

    /// Whether nothing is won: the value is close to that without a search.
    pub(super) fn is_even(&mut self, position: &AnyPosition, value: i32) -> bool {
        (value - self.solver.evaluate(position)).abs() <= MAX_UNCERTAIN
    }

    /// The moves that look playable to a player who follows only the captures after them.
    fn natural(&mut self, position: &AnyPosition) -> Vec<Move> {
        let lines = self.solver.lines(position, &Limits::depth(1));
        let best = lines.first().map_or(0, |line| line.score.as_centi_men());
        let close = lines.iter().filter(|line| best - line.score.as_centi_men() <= NATURAL);
        close.filter_map(Finding::best).collect()
    }

    /// All moves with different results and their values, the best first.
    pub(super) fn values(&mut self, position: &AnyPosition, nodes: u64) -> Vec<Valued> {
        let lines = self.solver.lines(position, &Limits::nodes(nodes));
        Self::valued(position, lines)
    }

    fn valued(position: &AnyPosition, lines: Vec<Finding>) -> Vec<Valued> {
        let valued = |line: Finding| {
            let value = bounded(line.score.as_centi_men());
            line.best().map(|played| Valued { candidate: played, value, line: line.line[1..].to_vec() })
        };
        let mut moves: Vec<Valued> = lines.into_iter().filter_map(valued).collect();
        let mut seen = Vec::new();
        moves.retain(|each| {
            let after = position.play_unchecked(each.candidate);
            let new = !seen.contains(&after);
            seen.push(after);
            new
        });
        moves
    }

    /// Searches every move of a position at length: `nodes` positions for each.
    pub(super) fn judge(
        &mut self,
        glanced: &Glanced,
        game: &MinedGame,
        written: &str,
        nodes: u64,
    ) -> Option<TurnRecord> {
        let position = glanced.position;
        self.solver.forget();
        let natural = self.natural(&position);
        let all = nodes * distinct_moves(&position).len() as u64;
        let lines = self.solver.lines(&position, &Limits::nodes(all));
        let depth = lines.first()?.depth;
        let moves = Self::valued(&position, lines);
        let value = moves.first()?.value;
        if value.abs() > MAX_TURN_VALUE {
            return None;
        }
        let is_level = moves.get(1).is_some_and(|second| value - second.value <= SOUND);
        let quiet = glanced.lures > 0 && is_level && self.has_no_shot(&position);
        let threat = if glanced.threat { self.threat(&position, value) } else { Vec::new() };
        let moves = moves.iter().map(|each| self.judged(&position, each, value, &natural)).collect();
        let source =
            Source { ply: u16::try_from(glanced.ply).ok(), moves: Some(written.to_owned()), ..game.source.clone() };
        Some(TurnRecord {
            id: id_of(&position),
            variant: position.variant().name().to_owned(),
            fen: write_fen(&position),
            source,
            value,
            moves,
            quiet,
            threat: write_line(position.passed(), threat),
            proof: TurnProof { engine: env!("CARGO_PKG_VERSION").to_owned(), nodes, depth },
        })
    }

    /// Whether a deep search finds no shot.
    fn has_no_shot(&mut self, position: &AnyPosition) -> bool {
        let finding = self.solver.limited(position, None, &Limits::nodes(QUIET_NODES));
        finding.depth >= QUIET_DEPTH
            && self.is_even(position, finding.score.as_centi_men())
            && men_won(*position, &finding.line, position.side_to_move()).is_none()
    }

    /// Searches once more, at length, what an exercise relies on: that a quiet position is quiet, and that a plan decides.
    /// Returns what is left of the turn.
    pub fn confirm(&mut self, record: TurnRecord, turn: &Turn) -> Option<TurnRecord> {
        if turn.is_plan() && !self.confirms_plan(turn) {
            return None;
        }
        self.solver.forget();
        let quiet = record.quiet && self.has_no_shot(&turn.position);
        Some(TurnRecord { quiet, ..record })
    }

    /// The line by which the opponent wins material after a pass.
    fn threat(&mut self, position: &AnyPosition, value: i32) -> Vec<Move> {
        let passed = position.passed();
        let finding = self.solver.limited(&passed, None, &Limits::nodes(TURN_FACTOR * DEFAULT_NODES));
        if value + finding.score.as_centi_men() < MIN_THREAT {
            return Vec::new();
        }
        let length = men_won(passed, &finding.line, passed.side_to_move()).unwrap_or(0);
        finding.line[..length].to_vec()
    }

    fn judged(&mut self, position: &AnyPosition, valued: &Valued, best: i32, natural: &[Move]) -> JudgedRecord {
        let loss = (best - valued.value).clamp(0, MAX_LOST.into());
        let after = position.play_unchecked(valued.candidate);
        let mut line = valued.line.clone();
        let mut length = (loss >= LOSES).then(|| men_won(after, &line, after.side_to_move())).flatten();
        if loss >= LOSES && length.is_none() {
            line = self.solver.limited(&after, None, &Limits::nodes(TURN_FACTOR * DEFAULT_NODES)).line;
            length = men_won(after, &line, after.side_to_move());
        }
        let is_natural = natural.iter().any(|&each| position.play_unchecked(each) == after);
        JudgedRecord {
            played: write_move(position, valued.candidate),
            loss: u16::try_from(loss).unwrap_or(MAX_LOST),
            natural: is_natural,
            refutation: write_line(after, line[..length.unwrap_or(0)].iter().copied()),
        }
    }
}

/// The game of a trap as far as it is kept. `None` if the record does not hold it.
fn beginning(trap: &Record) -> Option<MinedGame> {
    let start = AnyPosition::start(trap.variant.parse().ok()?);
    let moves = trap.source.moves.as_deref()?;
    let moves = read_line(start, moves.split(' ').take(KEPT_PLIES)).ok()?;
    let source = Source { ply: None, reached: Reached::Played, played: None, moves: None, ..trap.source.clone() };
    Some(MinedGame { start, plies_used: 0, moves, source })
}

/// The plies of a line up to the move after which `color` is at least a man ahead of where it began, to the end of the
/// line, if it wins one. Positions with captures pending do not count.
pub(super) fn men_won(start: AnyPosition, line: &[Move], color: Color) -> Option<usize> {
    let before = Balance::of(&start, color);
    let (mut position, mut won) = (start, None);
    for (ply, &played) in (1..).zip(line) {
        position = position.play_unchecked(played);
        if !position.must_capture() {
            let gains = Balance::of(&position, color).since(before).in_men() > 0;
            won = gains.then(|| won.unwrap_or(ply));
        }
    }
    won
}

/// The sacrifices after which, whatever the opponent captures, at least two pieces can be captured in return.
fn lures(position: &AnyPosition) -> usize {
    let strikes = |offered: &AnyPosition| {
        offered.must_capture()
            && offered.legal_moves().into_iter().all(|reply| {
                let next = offered.play_unchecked(reply);
                next.legal_moves().iter().any(|played| played.captured.len() >= 2)
            })
    };
    distinct_moves(position).into_iter().filter(|&played| strikes(&position.play_unchecked(played))).count()
}

/// One position with traps, one with a threat, one with lures.
fn chosen(glanced: &[Glanced]) -> Vec<&Glanced> {
    let mut found: Vec<&Glanced> = Vec::new();
    let scores: [fn(&Glanced) -> usize; 3] =
        [|each| each.lures, |each| usize::from(each.threat), |each| each.traps.min(3)];
    for score in scores {
        let open = glanced.iter().filter(|each| score(each) > 0 && found.iter().all(|other| other.ply != each.ply));
        // Of equals the first, as the lot has placed them.
        let best = open.reduce(|best, each| if score(each) > score(best) { each } else { best });
        found.extend(best);
    }
    found
}
