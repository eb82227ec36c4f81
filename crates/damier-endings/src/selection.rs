//! Selects positions of a class, for the ending drills.

use std::ops::{ControlFlow, RangeInclusive};

use super::index::Index;
use super::material::{Class, View};
use super::probe::{Answer, MoveAnswer};
use super::record::index_of;
use super::survey::white_to_move;
use super::tables::Tables;
use super::value::Outcome;
use damier_rules::board::Board;
use damier_rules::{AnyPosition, Brazilian, International, Rules, Russian, Variant};

/// The conditions on a position. `None` means any.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The class.
    pub class: Class,
    /// Whether the stronger side is to move (with equal sides, either counts as stronger).
    pub strong_to_move: Option<bool>,
    /// The outcome for the side to move.
    pub outcome: Option<Outcome>,
    /// Plies needed within the limit.
    pub needed: Option<RangeInclusive<u8>>,
    /// Plies to the end of the game.
    pub to_win: Option<RangeInclusive<u8>>,
    /// Number of moves that keep the outcome.
    pub keeping: Option<RangeInclusive<u8>>,
    /// Whether exactly one of several moves keeps the outcome.
    pub only_move: bool,
    /// Whether a king of the weaker side stands on the main diagonal.
    pub on_main_diagonal: Option<bool>,
    /// Whether a capture is compulsory.
    pub capture: Option<bool>,
    /// Plies used of the limit.
    pub plies_used: u16,
    /// Looks at every so many positions of the numbering only: 1 for all, which is also what 0 means.
    pub every: u32,
}

/// A selected position. The stronger side is White.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    /// The position.
    pub position: AnyPosition,
    /// What the tables say about it.
    pub answer: Answer,
    /// What they say about its moves.
    pub moves: Vec<MoveAnswer>,
}

impl Selected {
    /// The number of moves that keep the outcome.
    #[must_use]
    pub fn keeping(&self) -> usize {
        self.moves.iter().filter(|each| each.outcome == self.answer.outcome).count()
    }
}

impl Selection {
    /// Every position of a class.
    #[must_use]
    pub const fn of(class: Class) -> Self {
        Self {
            class,
            strong_to_move: None,
            outcome: None,
            needed: None,
            to_win: None,
            keeping: None,
            only_move: false,
            on_main_diagonal: None,
            capture: None,
            plies_used: 0,
            every: 1,
        }
    }

    fn wants_view(&self, view: View) -> bool {
        let is_strong = view.mover == self.class.strong();
        self.strong_to_move.is_none_or(|wanted| wanted == is_strong)
    }

    fn wants_board<R: Rules>(&self, board: Board) -> bool {
        let weak_is_mover = View::of(board).mover != self.class.strong();
        let weak_kings = if weak_is_mover { board.own_kings } else { board.enemy_kings };
        self.on_main_diagonal.is_none_or(|wanted| wanted == (weak_kings & main_diagonal::<R>() != 0))
    }

    fn wants_answer(&self, answer: &Answer) -> bool {
        let within = |wanted: &Option<RangeInclusive<u8>>, plies: Option<u8>| {
            wanted.as_ref().is_none_or(|wanted| plies.is_some_and(|plies| wanted.contains(&plies)))
        };
        self.outcome.is_none_or(|wanted| wanted == answer.outcome)
            && within(&self.needed, answer.needed)
            && within(&self.to_win, answer.to_win)
    }

    fn wants_moves(&self, selected: &Selected) -> bool {
        let keeping = selected.keeping();
        self.keeping.as_ref().is_none_or(|wanted| u8::try_from(keeping).is_ok_and(|keeping| wanted.contains(&keeping)))
            && (!self.only_move || (keeping == 1 && selected.moves.len() > 1))
    }
}

impl Tables {
    /// Calls `visit` with the positions of a selection until it breaks or each has been visited once.
    ///
    /// `start` is any number and sets where in the numbering to begin; for a random position, begin at a random number
    /// and take the first one. Classes that the tables do not cover have no positions.
    pub fn select(&self, selection: &Selection, start: u64, mut visit: impl FnMut(Selected) -> ControlFlow<()>) {
        self.walk(selection, start, &mut visit);
    }

    /// Not generic, so that the per-position code is compiled in this crate, where it is optimised.
    fn walk(&self, selection: &Selection, start: u64, visit: &mut dyn FnMut(Selected) -> ControlFlow<()>) {
        let views = selection.class.views().into_iter().filter(|&view| selection.wants_view(view));
        let indices: Vec<Index> = views.map(|view| index_of(self.variant(), view)).collect();
        let all: u64 = indices.iter().map(Index::positions).sum();
        let start = start.checked_rem(all).unwrap_or(0);
        let every = usize::try_from(selection.every).unwrap_or(usize::MAX).max(1);
        for mut number in (start..all).chain(0..start).step_by(every) {
            let mut indices = indices.iter();
            let index = indices.find(|index| {
                let here = number < index.positions();
                number -= if here { 0 } else { index.positions() };
                here
            });
            let selected = index.and_then(|index| match self.variant() {
                Variant::International => self.selected::<International>(selection, index, number),
                Variant::Russian => self.selected::<Russian>(selection, index, number),
                Variant::Brazilian => self.selected::<Brazilian>(selection, index, number),
            });
            if selected.is_some_and(|selected| visit(selected).is_break()) {
                return;
            }
        }
    }

    fn selected<R: Rules>(&self, selection: &Selection, index: &Index, number: u64) -> Option<Selected> {
        let board = index.board::<R>(number);
        if !selection.wants_board::<R>(board) {
            return None;
        }
        let position = white_to_move(R::VARIANT, board);
        let is_strong = index.view().mover == selection.class.strong();
        let position = if is_strong { position } else { position.flipped() };
        if selection.capture.is_some_and(|wanted| wanted != position.must_capture()) {
            return None;
        }
        let answer = self.probe(&position, selection.plies_used).filter(|answer| selection.wants_answer(answer))?;
        let moves = self.probe_moves(&position, selection.plies_used)?;
        Some(Selected { position, answer, moves }).filter(|selected| selection.wants_moves(selected))
    }
}

/// The main diagonal, from the bottom left to the top right: unchanged when the board is turned.
fn main_diagonal<R: Rules>() -> u64 {
    let last = R::BOARD.rows() - 1;
    R::BOARD
        .all_squares()
        .filter(|square| square.row() + square.column() == last)
        .fold(0, |bits, square| bits | square.bit())
}
