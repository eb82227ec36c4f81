//! What the rows of the form for a new game offer, and its names.

use crate::tui::last_choices::{ClockKind, GameStart, LinkKind, OpponentKind};
use crate::words::{self, say};
use damier_rules::Variant;
use damier_train::play::ballots::BallotTable;

/// Ways to start without all men.
const ODDS: [GameStart; 6] = {
    use GameStart::{OpponentGives, PlayerGives};
    [OpponentGives(1), OpponentGives(2), OpponentGives(3), PlayerGives(1), PlayerGives(2), PlayerGives(3)]
};
/// The ways to start in a variant.
pub(super) fn openings(variant: Variant) -> Vec<GameStart> {
    let drawn = BallotTable::of(variant).iter().copied().map(GameStart::Drawn);
    [GameStart::Usual].into_iter().chain(drawn).chain([GameStart::Fen]).chain(ODDS).collect()
}

/// What the ways to start are.
pub(super) fn start_help(variant: Variant) -> String {
    match BallotTable::of(variant) {
        [full, basic, ..] => {
            let [full, basic] = [full, basic].map(|table| table.ballots(variant).len());
            say().row_start_ballots(full, basic)
        }
        _ => say().row_start_help(),
    }
}

/// The name of a way to start.
pub(super) fn opening_name(opening: GameStart) -> String {
    match opening {
        GameStart::Usual => say().start_beginning(),
        GameStart::Drawn(BallotTable::Balanced) => say().start_ballot(),
        GameStart::Drawn(BallotTable::Federation) => say().start_ballot_federation(),
        GameStart::Drawn(BallotTable::Basic) => say().start_ballot_basic(),
        GameStart::Fen => say().start_fen(),
        GameStart::OpponentGives(1) => say().start_opponent_down_1(),
        GameStart::OpponentGives(2) => say().start_opponent_down_2(),
        GameStart::OpponentGives(_) => say().start_opponent_down_3(),
        GameStart::PlayerGives(1) => say().start_you_down_1(),
        GameStart::PlayerGives(2) => say().start_you_down_2(),
        GameStart::PlayerGives(_) => say().start_you_down_3(),
    }
}

/// The name of a kind of clock.
pub(super) fn clock_name(clock: ClockKind) -> String {
    match clock {
        ClockKind::None => say().clock_none(),
        ClockKind::SuddenDeath => say().clock_sudden_death(),
        ClockKind::Fischer => say().clock_fischer(),
        ClockKind::Period => say().clock_periods(),
        ClockKind::Playoff => say().clock_playoff(),
    }
}

/// The name of a way to reach the other side.
pub(super) fn link_name(link: LinkKind) -> String {
    match link {
        LinkKind::ListenAndAsk => say().link_listen_ask(),
        LinkKind::CallAndFollow => say().link_call_follow(),
        LinkKind::CallAndAsk => say().link_call_ask(),
        LinkKind::ListenAndFollow => say().link_listen_follow(),
    }
}

/// The name of an opponent, with the character of a level.
pub(super) fn opponent_value(opponent: OpponentKind) -> String {
    match opponent {
        OpponentKind::Level(level) => words::level_value(level.number()),
        OpponentKind::OwnEngine => say().own_engine(),
        OpponentKind::Person => say().another_person(),
        OpponentKind::Remote => say().remote_opponent(),
        OpponentKind::Mail => say().mail_opponent(),
    }
}
