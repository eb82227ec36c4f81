//! A puzzle: first what the index needs, then the rest of its record.

use super::board;
use super::coder::{Coder, Damaged, NUMBER};
use super::fields::{
    DEVIATION, FOLLOWS, GOAL, HAS_PLY, KIND, MARGIN, MEN, MERIT, PLAYED, PLY, PREVIOUS, PREVIOUS_CAPTURED,
    PREVIOUS_CAPTURES, PREVIOUS_STEP, PREVIOUS_TO, PROOF, RATED_DECISIONS, RATING, REACHED, TAGS, TEXT, WINS,
};
use super::moves::Role;
use super::solution::Solution;
use super::source::Origin;
use super::tables::{Names, TagLists};
use crate::hub::hub_text;
use crate::puzzle::read_previous;
use crate::record::{Goal, Rating, Reached, Record, Source, SourceKind, Status, Verification};
use crate::tag::{self, Tag};
use damier_rules::notation::{read_fen, write_fen};
use damier_rules::{AnyPosition, Bitboard, Move, Square, Variant};

/// Subtracted from deviations, so that small numbers are written.
const USUAL_DEVIATION: i32 = 250;
/// How much a won game counts in a margin.
const WIN: i32 = 30_000;

/// The kinds of sources in the order of their numbers.
const KINDS: [SourceKind; super::fields::KINDS] =
    [SourceKind::Game, SourceKind::SelfPlay, SourceKind::Endings, SourceKind::Composition, SourceKind::Constructed];
/// The ways to reach a position in the order of their numbers.
const WAYS: [Reached; super::fields::WAYS] = [Reached::Played, Reached::Avoided, Reached::Threat];

/// What the index knows of a puzzle, besides its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub(crate) kind: SourceKind,
    /// The index of its list of tags.
    pub tags: u32,
    pub rating: Rating,
}

impl Head {
    /// Writes the head of a puzzle, or reads one. Returns it. `last` is the kind of the puzzle before it.
    ///
    /// # Errors
    ///
    /// [`Damaged`] for an unknown kind or list of tags, or an impossible rating.
    pub fn code(coder: &mut impl Coder, lists: &TagLists, last: SourceKind, written: &Self) -> Result<Self, Damaged> {
        let kind = coder.number(KIND + last as usize * NUMBER, written.kind as u32);
        let kind = *KINDS.get(kind as usize).ok_or(Damaged)?;
        let tags = coder.number(TAGS, written.tags);
        let decisions = usize::from(tag::decisions(lists.get(tags)?));
        let field = RATING + (decisions.min(RATED_DECISIONS) - 1) * NUMBER;
        let value = coder.short(field, written.rating.value)?;
        let deviation = coder.signed(DEVIATION, i32::from(written.rating.deviation) - USUAL_DEVIATION);
        let deviation = deviation.checked_add(USUAL_DEVIATION).and_then(|deviation| deviation.try_into().ok());
        Ok(Self { kind, tags, rating: Rating { value, deviation: deviation.ok_or(Damaged)? } })
    }
}

/// What the record of a puzzle builds on.
pub struct Ground<'a> {
    pub variant: Variant,
    pub names: &'a Names,
    pub origin: &'a Origin,
    pub id: String,
    pub tags: &'a [Tag],
    pub rating: Rating,
    /// The ply of the puzzle before it, if from the same source.
    pub last_ply: u16,
}

/// The position of a puzzle with what its source says about it.
struct Found {
    position: AnyPosition,
    /// The opponent's move in Hub form, and the move of the game, where they follow from the game.
    previous: Option<String>,
    played: Option<String>,
    follows: bool,
}

impl Found {
    /// The opponent's move: none, that of the game, or another.
    fn previous(&self, coder: &mut impl Coder, written: Option<&str>) -> Result<Option<String>, Damaged> {
        let squares = written.and_then(|text| {
            let previous = read_previous(&self.position, text).ok()?;
            (hub_text(&self.position, previous) == text).then_some(previous)
        });
        let kind = match written {
            None => 0,
            Some(text) if self.previous.as_deref() == Some(text) => 1,
            Some(_) => 2,
        };
        match coder.number(PREVIOUS + usize::from(self.follows) * NUMBER, kind) {
            0 => Ok(None),
            1 => self.previous.clone().map(Some).ok_or(Damaged),
            2 => Ok(Some(hub_text(&self.position, squares_of(coder, &self.position, squares)?))),
            _ => Err(Damaged),
        }
    }
}

impl Ground<'_> {
    /// Writes the rest of a record, or reads it. Returns the record.
    ///
    /// # Errors
    ///
    /// [`Damaged`] for anything that is not possible.
    pub fn code(self, coder: &mut impl Coder, written: Option<&Record>) -> Result<Record, Damaged> {
        let source = written.map(|record| &record.source);
        let way = coder.number(REACHED, source.map_or(0, |source| source.reached as u32));
        let reached = *WAYS.get(way as usize).ok_or(Damaged)?;
        let ply = self.ply(coder, source.and_then(|source| source.ply))?;
        let found = self.found(coder, reached, ply, written)?;
        let previous = found.previous(coder, written.and_then(|record| record.previous.as_deref()))?;
        let played = source.and_then(|source| source.played.as_deref());
        let played = self.played(coder, reached, &found, played)?;
        let goal = self.goal(coder, written.map(|record| record.goal))?;
        let decisions = usize::from(tag::decisions(self.tags));
        let solution = written.map_or(&[][..], |record| &record.solution);
        let solution = Solution::new(coder, decisions).turn(&found.position, 0, solution)?;
        let verification = self.proof(coder, written.map(|record| &record.verification))?;
        let merit =
            coder.number(MERIT, written.and_then(|record| record.merit).map_or(0, |merit| u32::from(merit) + 1));
        let merit = merit.checked_sub(1).map(u8::try_from).transpose().map_err(|_| Damaged)?;
        Ok(Record {
            id: self.id,
            variant: self.variant.name().to_owned(),
            fen: write_fen(&found.position),
            previous,
            solution,
            goal,
            tags: self.tags.to_vec(),
            rating: self.rating,
            source: Source { reached, ply, played, ..self.origin.source.clone() },
            verification,
            status: Status::Proven,
            merit,
            extra: serde_json::Map::new(),
        })
    }

    fn ply(&self, coder: &mut impl Coder, written: Option<u16>) -> Result<Option<u16>, Damaged> {
        if !coder.bit(HAS_PLY + usize::from(self.origin.game.is_some()), written.is_some()) {
            return Ok(None);
        }
        let last = i32::from(self.last_ply);
        let step = coder.signed(PLY, i32::from(written.unwrap_or_default()) - last);
        step.checked_add(last).and_then(|ply| ply.try_into().ok()).map(Some).ok_or(Damaged)
    }

    /// The position: that of the game, if it is one or the written one is the same; else the position itself.
    fn found(
        &self,
        coder: &mut impl Coder,
        reached: Reached,
        ply: Option<u16>,
        written: Option<&Record>,
    ) -> Result<Found, Damaged> {
        let wanted = written.and_then(|record| read_fen(&record.fen, self.variant).ok()).map(|fen| fen.position);
        if let Some(found) = self.followed(coder, reached, ply, wanted.as_ref())? {
            return Ok(found);
        }
        let position = board::code(coder, self.variant, wanted.as_ref())?;
        Ok(Found { position, previous: None, played: None, follows: false })
    }

    /// The position that follows from the game. `None` if none follows, or another is wanted.
    fn followed(
        &self,
        coder: &mut impl Coder,
        reached: Reached,
        ply: Option<u16>,
        wanted: Option<&AnyPosition>,
    ) -> Result<Option<Found>, Damaged> {
        let (Some(game), Some(ply)) = (&self.origin.game, ply.map(usize::from)) else { return Ok(None) };
        let Some(before) = ply.checked_sub(usize::from(reached == Reached::Avoided)) else { return Ok(None) };
        let Some(&base) = game.positions.get(before) else { return Ok(None) };
        let hub = |position: &AnyPosition, ply: usize| Some(hub_text(position, *game.moves.get(ply.checked_sub(1)?)?));
        let avoided = || base.legal_moves().into_iter().find(|&played| Some(&base.play_unchecked(played)) == wanted);
        let passed = base.passed();
        let (is_it, avoided) = match reached {
            Reached::Played => (Some(&base) == wanted, None),
            Reached::Avoided => (avoided().is_some(), avoided()),
            Reached::Threat => (Some(&passed) == wanted, None),
        };
        if !coder.bit(FOLLOWS, is_it) {
            return Ok(None);
        }
        let (position, previous, played) = match reached {
            Reached::Avoided => {
                let (avoided, _) = Role::Avoided.code(coder, &base, avoided)?;
                let position = base.play_unchecked(avoided);
                (position, Some(hub_text(&position, avoided)), game.texts.get(before))
            }
            Reached::Threat => (passed, None, game.texts.get(before)),
            Reached::Played => (base, hub(&base, ply), None),
        };
        Ok(Some(Found { position, previous, played: played.cloned(), follows: true }))
    }

    /// The move of the game instead of the avoided or passed one: none, that of the game, or any other text.
    fn played(
        &self,
        coder: &mut impl Coder,
        reached: Reached,
        found: &Found,
        written: Option<&str>,
    ) -> Result<Option<String>, Damaged> {
        let kind = match written {
            None => 0,
            Some(text) if found.played.as_deref() == Some(text) => 1,
            Some(_) => 2,
        };
        match coder.number(PLAYED + reached as usize * NUMBER, kind) {
            0 => Ok(None),
            1 => found.played.clone().map(Some).ok_or(Damaged),
            2 => self.names.code(coder, TEXT, written),
            _ => Err(Damaged),
        }
    }

    fn goal(&self, coder: &mut impl Coder, written: Option<Goal>) -> Result<Goal, Damaged> {
        let gain = self.tags.iter().find_map(|tag| if let Tag::Gain(men) = tag { Some(*men) } else { None });
        let (kind, men) = match written {
            Some(Goal::Material { men }) => (0, men),
            None | Some(Goal::Win) => (1, 0),
            Some(Goal::Promote) => (2, 0),
            Some(Goal::Draw) => (3, 0),
            Some(Goal::Book) => (4, 0),
        };
        match coder.number(GOAL + usize::from(gain.is_some()) * NUMBER, kind) {
            0 => {
                let gain = i32::from(gain.unwrap_or_default());
                let more = coder.signed(MEN, i32::from(men) - gain);
                let men = more.checked_add(gain).and_then(|men| men.try_into().ok()).ok_or(Damaged)?;
                Ok(Goal::Material { men })
            }
            1 => Ok(Goal::Win),
            2 => Ok(Goal::Promote),
            3 => Ok(Goal::Draw),
            4 => Ok(Goal::Book),
            _ => Err(Damaged),
        }
    }

    fn proof(&self, coder: &mut impl Coder, written: Option<&Verification>) -> Result<Verification, Damaged> {
        let index = written.map_or(0, |proof| self.names.proof_index(&proof.engine, proof.nodes));
        let (engine, nodes) = self.names.proof(coder.number(PROOF, index))?;
        let margin = written.map_or(0, |proof| i64::from(proof.margin));
        let won = (margin + i64::from(WIN / 2)).div_euclid(WIN.into());
        let rest = margin - won * i64::from(WIN);
        let narrow = |number: i64| i32::try_from(number).unwrap_or_default();
        let won = coder.signed(WINS, narrow(won));
        let rest = coder.signed(MARGIN + usize::from(won != 0) * NUMBER, narrow(rest));
        let margin = won.checked_mul(WIN).and_then(|wins| wins.checked_add(rest)).ok_or(Damaged)?;
        Ok(Verification { engine: engine.to_owned(), nodes, margin })
    }
}

/// Writes a move of the opponent that led to a position, or reads one. Returns it.
fn squares_of(coder: &mut impl Coder, position: &AnyPosition, written: Option<Move>) -> Result<Move, Damaged> {
    let size = position.board_size();
    let pieces: Vec<Square> = position.all_pieces(!position.side_to_move()).into_iter().collect();
    let number = |square: Option<Square>| square.map_or(0, |square| i32::from(size.number(square)));
    let to = pieces.iter().position(|&piece| written.is_some_and(|written| written.to == piece));
    let to = coder.count(PREVIOUS_TO, to.unwrap_or_default(), pieces.len())?;
    let to = *pieces.get(to).ok_or(Damaged)?;
    let square = |coder: &mut _, field, written: Option<Square>| {
        let step = Coder::signed(coder, field, number(written) - number(Some(to)));
        let found = step.checked_add(number(Some(to))).and_then(|number| number.try_into().ok());
        found.and_then(|number| size.square(number)).ok_or(Damaged)
    };
    let from = square(coder, PREVIOUS_STEP, written.map(|written| written.from))?;
    let victims: Vec<Square> = written.map_or_else(Vec::new, |written| written.captured.into_iter().collect());
    let count = coder.count(PREVIOUS_CAPTURES, victims.len(), usize::from(size.squares()))?;
    let captured = (0..count).map(|index| square(coder, PREVIOUS_CAPTURED, victims.get(index).copied()));
    Ok(Move { from, to, captured: captured.collect::<Result<Bitboard, _>>()? })
}
