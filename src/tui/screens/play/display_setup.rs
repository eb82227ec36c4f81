//! What the form for a new game asks about a simultaneous display.

use std::iter::zip;
use std::time::Duration;

use rand::SeedableRng;

use super::setup::Field;
use crate::tui::form::{Form, NO_YES, Row, named};
use crate::tui::last_choices::{ClockKind, GameChoices, OpponentKind};
use crate::words::{self, say};
use damier_engine::Level;
use damier_rules::{Color, Variant};
use damier_train::play::Seat;
use damier_train::play::boards::DisplayTerms;
use damier_train::play::terms::{Strictness, Terms};
use etude::Random;

/// Numbers of boards.
const BOARDS: [usize; 9] = [1, 4, 5, 6, 8, 10, 12, 16, 20];
/// The shares of the points that the host of a display can want, in percent.
const TARGETS: [Option<u8>; 7] = [None, Some(50), Some(60), Some(70), Some(80), Some(90), Some(100)];
/// The host's minutes on top of the clock's.
const ON_TOP: [u64; 7] = [0, 5, 10, 15, 30, 60, 120];

impl GameChoices {
    /// Whether several games are played at once.
    pub(super) const fn is_display(&self) -> bool {
        matches!(self.opponent, OpponentKind::Level(_)) && self.boards > 1
    }

    /// The rows of a simultaneous display: of one board only their number.
    pub(super) fn display_rows(&self) -> Vec<Row<Field>> {
        let number = |boards: usize| if boards == 1 { say().boards_one() } else { boards.to_string() };
        let label = (say().row_boards(), say().row_boards_help());
        let mut rows = vec![Row::choice(Field::Boards, label, named(&BOARDS, number), &self.boards)];
        if !self.is_display() {
            return rows;
        }
        let values = zip(NO_YES, [say().guests_same(), say().guests_mixed()]);
        rows.push(Row::choice(Field::Guests, (say().row_guests(), say().row_guests_help()), values, &self.is_mixed));
        let share = |target: Option<u8>| {
            target.map_or_else(|| say().target_none(), |share| words::percent(f64::from(share) / 100.0))
        };
        let label = (say().row_target(), say().row_target_help());
        rows.push(Row::choice(Field::Target, label, named(&TARGETS, share), &self.target));
        let minutes = |minutes: u64| if minutes == 0 { say().host_none() } else { say().minutes_value(minutes) };
        let label = (say().row_host(), say().row_host_help());
        let row = || Row::choice(Field::OnTop, label, named(&ON_TOP, minutes), &self.on_top);
        rows.extend((self.clock() != ClockKind::None).then(row));
        rows
    }

    /// Takes the value of a row of a display.
    pub(super) fn take_display(&mut self, field: Field, form: &Form<Field>) {
        match field {
            Field::Boards => self.boards = form.pick(field, &BOARDS),
            Field::Guests => self.is_mixed = form.pick(field, &NO_YES),
            Field::Target => self.target = form.pick(field, &TARGETS),
            Field::OnTop => self.on_top = form.pick(field, &ON_TOP),
            _ => {}
        }
    }

    /// The terms of a simultaneous display.
    pub(super) fn display(&self, variant: Variant, seed: u64) -> Option<DisplayTerms> {
        let OpponentKind::Level(top) = self.opponent else { return None };
        let board = |place: usize| {
            let mine = self.color.unwrap_or(if place.is_multiple_of(2) { Color::White } else { Color::Black });
            let level = if self.is_mixed { Level::ALL[place % usize::from(top.number())] } else { top };
            let seed = seed.wrapping_add((place as u64) << 32);
            let start = self.start_choice(mine).start(variant, &mut Random::seed_from_u64(seed)).ok()?;
            Some(Terms {
                seats: Terms::trainee_against(mine, Seat::Level(level)),
                start,
                control: None,
                strictness: Strictness { casual: false, turning: false, ..self.strictness },
                playoff: None,
                mini_match: None,
                board: u8::try_from(place + 1).ok(),
                seed,
            })
        };
        Some(DisplayTerms {
            boards: (0..self.boards).map(board).collect::<Option<_>>()?,
            control: self.control(),
            extra: Duration::from_secs(60 * self.on_top),
            target: self.target,
        })
    }
}
