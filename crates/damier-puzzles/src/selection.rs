//! Choosing a collection from everything that was mined.
//!
//! The result depends on the set of records only, not on their order or on how the mining was divided.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use super::motifs::flipped;
use super::puzzle::{Puzzle, PuzzleError};
use super::record::{Goal, Record, SourceKind, equivalent_ids};
use super::tag::{Theme, themes};
use super::thresholds::{MAX_ENDINGS, MAX_MEN_APART, MAX_PER_GAME, MAX_PIECES_APART, RARE_RATING};
use damier_rules::{AnyPosition, Color, Move, PieceKind, Variant};

/// A chosen collection, and how many records were left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The chosen records: by variant, then by game and ply.
    pub records: Vec<Record>,
    /// Records of a position of which another one failed its proof or was proven with more positions.
    pub same: usize,
    /// Records whose proof failed.
    pub failed: usize,
    /// Shots with the line of a better one and at most [`MAX_MEN_APART`] men elsewhere, and endings with the material
    /// and goal of a better one and at most [`MAX_PIECES_APART`] piece elsewhere.
    pub alike: usize,
    /// Shots without a motif.
    pub plain: usize,
    /// Records of games of which neither White's name nor the event is known.
    pub unnamed: usize,
    /// Records of games with more than [`MAX_PER_GAME`].
    pub crowded: usize,
    /// Endings beyond the most instructive ones.
    pub endings: usize,
    /// Records of the side that has more of them.
    pub one_sided: usize,
}

/// A record while it is being chosen.
struct Candidate {
    record: Record,
    /// With White to move.
    position: AnyPosition,
    line: Vec<Move>,
    ids: Vec<String>,
    flipped: bool,
}

impl Candidate {
    fn new(record: Record) -> Result<Self, PuzzleError> {
        let puzzle = Puzzle::from_record(&record)?;
        let (position, line, ids) = (puzzle.position, puzzle.main_line(), equivalent_ids(&puzzle.position));
        if position.side_to_move() == Color::White {
            return Ok(Self { record, position, line, ids, flipped: false });
        }
        let line = line.into_iter().map(|played| flipped(&position, played)).collect();
        Ok(Self { record, position: position.flipped(), line, ids, flipped: true })
    }

    fn is_ending(&self) -> bool {
        self.record.source.kind == SourceKind::Endings
    }

    fn has_motif(&self) -> bool {
        themes(&self.record.tags).any(|theme| matches!(theme, Theme::Motif(_)))
    }

    /// Whether neither White's name nor the event is known.
    fn is_unnamed(&self) -> bool {
        let source = &self.record.source;
        source.kind == SourceKind::Game && source.white.is_none() && source.event.is_none()
    }

    /// Whether it is one of the hardest shots. Many have few pieces and one decision, so little merit.
    fn is_rare(&self) -> bool {
        !self.is_ending() && self.record.rating.value >= RARE_RATING
    }

    /// The order in which candidates are chosen: the hardest shots first, then by merit, then by proof, games before
    /// games of the engine. The rest only makes the order complete.
    fn rank(&self) -> impl Ord + use<> {
        let Record { merit, verification, source, id, .. } = &self.record;
        let source_order = (source.kind, source.reached, source.year, source.event.clone(), source.moves.clone());
        let by_worth = (Reverse(merit.unwrap_or(0)), Reverse(verification.nodes));
        (!self.is_rare(), by_worth, source_order, source.ply, id.clone())
    }

    /// The order of the copies of one position: those that failed, then by proof, rank and certainty of the rating. The
    /// text only makes the order complete.
    fn precedence(&self) -> impl Ord + use<> {
        let Record { status, verification, rating, .. } = &self.record;
        let text = serde_json::to_string(&self.record).unwrap_or_default();
        (status.is_proven(), Reverse(verification.nodes), self.rank(), rating.deviation, text)
    }

    fn variant(&self) -> &'static str {
        self.position.variant().name()
    }

    /// The candidates among which it may have a twin.
    fn family(&self) -> Family {
        if self.is_ending() {
            Family::Ending(self.position.variant(), material(&self.position), self.record.goal == Goal::Win)
        } else {
            Family::Shot(self.position.variant(), self.line.clone())
        }
    }

    /// The group in which both sides have as many puzzles.
    fn group(&self) -> (Variant, bool) {
        (self.position.variant(), self.is_ending())
    }

    /// The game, as far as the source tells.
    fn game(&self) -> Option<String> {
        let source = &self.record.source;
        let names = || Some(format!("{:?} {:?} {:?}", source.white.as_ref()?, source.black.as_ref()?, source.event));
        if self.is_ending() { None } else { source.moves.clone().or_else(names) }
    }
}

/// Puzzles that may be twins: shots with the same line, and endings with the same material and goal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Family {
    Shot(Variant, Vec<Move>),
    Ending(Variant, [u32; 4], bool),
}

/// White men and kings, black men and kings.
fn material(position: &AnyPosition) -> [u32; 4] {
    let count = |color, kind| position.pieces(color, kind).len();
    let [white, black] = Color::ALL;
    [(white, PieceKind::Man), (white, PieceKind::King), (black, PieceKind::Man), (black, PieceKind::King)]
        .map(|(color, kind)| count(color, kind))
}

/// Chooses from records.
///
/// # Errors
///
/// The first record that is not a valid puzzle.
pub fn select(records: Vec<Record>) -> Result<Selection, PuzzleError> {
    let mut candidates = records.into_iter().map(Candidate::new).collect::<Result<Vec<_>, _>>()?;
    let (mut selection, mut chosen) = (Selection::default(), Chosen::default());
    candidates.sort_by_cached_key(Candidate::precedence);
    let mut ids = HashSet::new();
    selection.same = retain(&mut candidates, |candidate| {
        let is_first = candidate.ids.iter().all(|id| !ids.contains(id));
        ids.extend(candidate.ids.iter().cloned());
        is_first
    });
    selection.failed = retain(&mut candidates, |candidate| candidate.record.status.is_proven());
    candidates.sort_by_cached_key(Candidate::rank);
    candidates.retain(|candidate| {
        let refusal = chosen.refuses(candidate);
        match refusal {
            None => chosen.add(candidate),
            Some(Refusal::Alike) => selection.alike += 1,
            Some(Refusal::Plain) => selection.plain += 1,
            Some(Refusal::Unnamed) => selection.unnamed += 1,
            Some(Refusal::Crowded) => selection.crowded += 1,
            Some(Refusal::Ending) => selection.endings += 1,
        }
        refusal.is_none()
    });
    selection.one_sided = balance(&mut candidates);
    candidates.sort_by_cached_key(|candidate| {
        let source = &candidate.record.source;
        (candidate.variant(), source.kind, candidate.game(), source.ply, candidate.record.id.clone())
    });
    selection.records = candidates.into_iter().map(|candidate| candidate.record).collect();
    Ok(selection)
}

/// Keeps what satisfies a test, and returns how many did not.
fn retain(candidates: &mut Vec<Candidate>, test: impl FnMut(&Candidate) -> bool) -> usize {
    let before = candidates.len();
    candidates.retain(test);
    before - candidates.len()
}

/// Why a candidate is left out.
#[derive(Clone, Copy)]
enum Refusal {
    Alike,
    Plain,
    Unnamed,
    Crowded,
    Ending,
}

/// What is chosen so far.
#[derive(Default)]
struct Chosen {
    families: HashMap<Family, Vec<AnyPosition>>,
    games: HashMap<String, usize>,
    endings: HashMap<Variant, usize>,
}

impl Chosen {
    fn refuses(&self, candidate: &Candidate) -> Option<Refusal> {
        let family = self.families.get(&candidate.family()).map_or(&[][..], Vec::as_slice);
        let of_game = candidate.game().and_then(|game| self.games.get(&game).copied());
        let endings = self.endings.get(&candidate.position.variant()).copied();
        let most = if candidate.is_ending() { MAX_PIECES_APART } else { MAX_MEN_APART };
        if family.iter().any(|other| pieces_apart(other, &candidate.position) <= most) {
            Some(Refusal::Alike)
        } else if !candidate.is_ending() && !candidate.has_motif() {
            Some(Refusal::Plain)
        } else if candidate.is_unnamed() {
            Some(Refusal::Unnamed)
        } else if of_game.is_some_and(|count| count >= MAX_PER_GAME) {
            Some(Refusal::Crowded)
        } else if candidate.is_ending() && endings.is_some_and(|count| count >= MAX_ENDINGS) {
            Some(Refusal::Ending)
        } else {
            None
        }
    }

    fn add(&mut self, candidate: &Candidate) {
        self.families.entry(candidate.family()).or_default().push(candidate.position);
        if let Some(game) = candidate.game() {
            *self.games.entry(game).or_default() += 1;
        }
        if candidate.is_ending() {
            *self.endings.entry(candidate.position.variant()).or_default() += 1;
        }
    }
}

/// The pieces that stand elsewhere in another position or are missing there, counted for the position with more of them.
pub(super) fn pieces_apart(one: &AnyPosition, other: &AnyPosition) -> u32 {
    let missing = |one: &AnyPosition, other: &AnyPosition| -> u32 {
        let kinds = [PieceKind::Man, PieceKind::King];
        let sets = Color::ALL.into_iter().flat_map(|color| kinds.map(|kind| (color, kind)));
        sets.map(|(color, kind)| (one.pieces(color, kind) & !other.pieces(color, kind)).len()).sum()
    };
    missing(one, other).max(missing(other, one))
}

/// Leaves as many puzzles for either side, of each variant and kind: of the side that has more, the least instructive
/// ones go. Returns their number.
fn balance(candidates: &mut Vec<Candidate>) -> usize {
    let mut counts = HashMap::<_, [usize; 2]>::new();
    for candidate in &*candidates {
        counts.entry(candidate.group()).or_default()[usize::from(candidate.flipped)] += 1;
    }
    let before = candidates.len();
    // The last ones are the least instructive.
    let mut kept: Vec<Candidate> = Vec::with_capacity(before);
    for candidate in candidates.drain(..).rev() {
        let count = counts.entry(candidate.group()).or_default();
        let own = usize::from(candidate.flipped);
        if count[own] > count[1 - own] {
            count[own] -= 1;
        } else {
            kept.push(candidate);
        }
    }
    *candidates = kept;
    before - candidates.len()
}
