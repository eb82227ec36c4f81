//! The game as stored: PDN with clock times.

use std::time::Duration;

use super::PlayLesson;
use super::ballots::{Ballot, BallotTable};
use super::names::{CASUAL, DISPLAY, ENGINE, MINI_MATCH, NAMELESS, PLAY_OFF, TRAINING};
use super::seat::Seat;
use super::terms::MiniMatch;
use crate::attempt::{Exercise, Opponent, Subject, TrainingMode};
use damier_rules::notation::Fen;
use damier_rules::notation::pdn::{Clock, GameResult, PdnGame, write_game};
use damier_rules::{Color, EndReason, Outcome};
use etude::calendar::{Day, Moment};
use etude::effort::millis;
use etude_arbiter::clock::shown;

impl PlayLesson {
    /// The game so far, played on a day by a player with a name, which may be empty.
    #[must_use]
    pub fn pdn(&self, day: Day, name: &str) -> PdnGame {
        let mut pdn = PdnGame::from(Fen::from(&self.terms.start.game()));
        let [white, black] = Color::ALL.map(|color| self.name_in_pdn(color, name));
        let (year, month, date) = day.date();
        let date = format!("{year:04}.{month:02}.{date:02}");
        let control = self.terms.control.map(|control| control.to_string());
        let event = match (self.terms.playoff, self.terms.mini_match) {
            (Some(_), _) => PLAY_OFF,
            (None, Some(_)) => MINI_MATCH,
            (None, None) if self.terms.board.is_some() => DISPLAY,
            (None, None) if self.terms.has_two_people() || self.remote().is_some() => CASUAL,
            (None, None) => TRAINING,
        };
        let contest = self.terms.playoff.map(|playoff| playoff.number);
        let contest = contest.or(self.terms.mini_match.map(MiniMatch::number));
        let round = contest.or(self.terms.board.map(u32::from));
        let round = round.map_or_else(|| "?".to_owned(), |round| round.to_string());
        let tags = [("Event", event), ("Site", "?"), ("Date", &date), ("Round", &round)];
        let tags = tags.into_iter().chain([("White", white.as_str()), ("Black", &black)]);
        let reason = self.game.end().map(|end| termination(end.reason));
        let ballot = self.ballots().first().map(in_pdn);
        let more = [("Opening", ballot.as_deref()), ("TimeControl", control.as_deref()), ("Termination", reason)];
        for (name, value) in tags.chain(more.into_iter().filter_map(|(name, value)| Some((name, value?)))) {
            pdn.set_tag(name, value);
        }
        pdn.result = match self.game.end().map(|end| end.outcome) {
            Some(Outcome::Win(Color::White)) => GameResult::WhiteWins,
            Some(Outcome::Win(Color::Black)) => GameResult::BlackWins,
            Some(Outcome::Draw) => GameResult::Draw,
            None => GameResult::Unknown,
        };
        let mut node = pdn.root();
        for (ply, played) in self.game.moves().enumerate() {
            // The game contains only legal moves.
            let Ok(next) = pdn.add_move(node, played) else { break };
            node = next;
            if let Some(&left) = self.left.get(ply) {
                pdn.add_clock(node, Clock::remaining(u32::try_from(shown(left)).unwrap_or(u32::MAX)));
            }
        }
        pdn
    }

    /// The name of a side in records; `name` is the trainee's, which may be empty.
    fn name_in_pdn(&self, color: Color, name: &str) -> String {
        match self.terms.seat(color) {
            Seat::Trainee if name.is_empty() => NAMELESS.to_owned(),
            Seat::Trainee => name.to_owned(),
            Seat::Guest(name) => name.clone(),
            Seat::Remote(side) if side.name.is_empty() => "?".to_owned(),
            Seat::Remote(side) => side.name.clone(),
            Seat::OwnEngine if self.uses_program() => self.program_name().unwrap_or("a nameless engine").to_owned(),
            seat @ (Seat::Level(_) | Seat::OwnEngine) => format!("{ENGINE}{}", seat.level()),
        }
    }

    /// The game as a finished exercise of the trainee, who has this name or none. `None` while it is in progress, and if
    /// the trainee does not play.
    #[must_use]
    pub(crate) fn exercise(&self, moment: Moment, now: Duration, name: &str) -> Option<Exercise> {
        let opponent = self.terms.seat(!self.mine()).opponent().filter(|_| self.terms.has_trainee())?;
        // A game of two people has both names.
        let name = if matches!(opponent, Opponent::Person(_)) { name } else { "" };
        let subject = Subject::Game { opponent, pdn: write_game(&self.pdn(moment.day, name)) };
        Some(Exercise {
            millis: millis(self.spent(now)),
            errors: self.errors,
            ..Exercise::new(moment, TrainingMode::Practice, self.terms.variant(), self.credit()?, subject)
        })
    }
}

/// A ballot, for the tag `Opening`.
fn in_pdn(ballot: &Ballot) -> String {
    let written = ballot.written();
    match ballot.table {
        BallotTable::Federation => format!("Ballot {} {written}", ballot.code),
        BallotTable::Basic => format!("Ballot, basic position {} {written}", ballot.code),
        BallotTable::Balanced => format!("Ballot {written}"),
    }
}

/// The reason for the end, for the tag `Termination`.
const fn termination(reason: EndReason) -> &'static str {
    match reason {
        EndReason::NoPieces => "no piece left",
        EndReason::NoMoves => "no move left",
        EndReason::Resignation => "resignation",
        EndReason::FlagFall => "time forfeit",
        EndReason::Repetition => "repetition",
        EndReason::MoveLimit(_) => "limit on moves",
        EndReason::Agreement => "agreement",
        EndReason::Unwinnable => "theoretical draw",
        EndReason::Advantage => "draw by advantage",
    }
}
