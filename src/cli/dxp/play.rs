//! A match: what our side does as it hears from the other.

use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result};
use rand::SeedableRng as _;

use super::fixtures::Fixtures;
use super::game_file::GameFile;
use super::report::Report;
use super::running::{EndedBy, Running};
use crate::shipped;
use crate::words::{self, say};
use damier_dxp::{
    Awaited, BackReply, Closed, Command, Event, Fault, GameOver, NotNow, Patience, Place, Reason, Remote, Reply, Role,
    Terms,
};
use damier_engine::{Clock, Engine, Level, Limits, Settings, Situation};
use damier_rules::notation::pdn::write_game;
use damier_rules::{Color, Game, Move};
use etude::{Random, fresh_seed};
use etude_text::complain;

/// The engine at our side.
pub struct Player {
    engine: Engine,
    level: Level,
    /// The most time for a move.
    time: Option<Duration>,
    random: Random,
}

impl Player {
    /// The engine at a level, with the most time for a move and a number of threads.
    pub fn new(level: Level, time: Option<Duration>, threads: Option<usize>) -> Self {
        let usual = Settings::default();
        let settings = Settings { threads: threads.unwrap_or(usual.threads), ..usual };
        let engine = Engine::with_settings(settings, &shipped::tables());
        if let Some(shortage) = engine.shortage() {
            complain!("{}", say().cli_error(words::shortage(shortage)));
        }
        Self { engine, level, time, random: Random::seed_from_u64(fresh_seed()) }
    }

    /// The name by which it introduces itself.
    pub fn name(&self) -> String {
        if self.level == Level::FULL { "Damier".to_owned() } else { format!("Damier, level {}", self.level) }
    }

    /// A move in a game that is not over.
    fn choose(&mut self, game: &Game, clock: Clock) -> Option<Move> {
        let moves = game.legal_moves();
        if moves.len() == 1 {
            return moves.first().copied();
        }
        let by_clock = clock.limits();
        let limits = match self.time.map(Clock::per_move) {
            None => by_clock,
            Some(per_move) => {
                let time = per_move.time.into_iter().chain(by_clock.time).min();
                Limits { time, ..per_move }
            }
        };
        let situation = Situation::from(game);
        let found = self.level.choose(&mut self.engine, &situation, &limits, &mut self.random);
        found.and_then(|found| found.best()).or_else(|| moves.first().copied())
    }
}

/// A match against another program.
pub struct Contest {
    /// Whether we ask for the games.
    pub(crate) role: Role,
    /// The games.
    pub(crate) fixtures: Fixtures,
    /// Our side.
    pub(crate) player: Player,
    /// Where the games are written.
    pub(crate) file: GameFile,
    /// Our name.
    pub(crate) name: String,
    /// Whether the report is JSON.
    pub(crate) json: bool,
}

impl Contest {
    /// Plays the match. The exit code is that of success if all games were played.
    ///
    /// # Errors
    ///
    /// No connection, or a failure to write.
    pub fn run(self, place: Place) -> Result<ExitCode> {
        let (sender, events) = channel();
        let deliver = move |event| {
            // An error means that the match is over.
            let _ = sender.send(event);
        };
        let remote = Remote::open(place, self.role, &self.name, Patience::default(), deliver)?;
        let report = Report::new(self.json);
        let mut table = Table { contest: self, remote, report, running: None, played: 0, declined: false };
        let mut closed = Closed::HungUp;
        for event in events {
            match event {
                Event::Closed(why) => closed = why,
                event => table.take(event)?,
            }
        }
        table.close(closed)
    }
}

/// The match as it is played.
struct Table {
    contest: Contest,
    remote: Remote,
    report: Report,
    running: Option<Running>,
    /// The games that have begun.
    played: u32,
    /// Whether the other side has declined a game.
    declined: bool,
}

impl Table {
    fn take(&mut self, event: Event) -> Result<()> {
        match event {
            Event::Connected if self.contest.role == Role::Initiator => self.ask(),
            // A command that comes too late: the game has ended while we were thinking.
            Event::NotNow(NotNow::NotOurTurn | NotNow::NothingToReply)
            | Event::Connected
            | Event::WentBack { .. }
            | Event::BackDeclined(_)
            | Event::Closed(_) => {}
            Event::Requested { .. } => {
                let is_over = self.contest.fixtures.are_over();
                self.remote.send(Command::Reply(if is_over { Reply::None } else { Reply::Accepted }));
                if is_over {
                    self.remote.send(Command::Leave);
                }
            }
            Event::Declined(reply) => {
                self.declined = true;
                complain!("{}", say().cli_error(words::dxp_declined(reply)));
                self.remote.send(Command::Leave);
            }
            Event::Started { opponent, ours, terms } => return self.start(opponent, ours, terms),
            Event::Sent { played, elapsed } => return self.sent(played, elapsed),
            Event::Moved { played, elapsed, seconds } => return self.moved(played, elapsed, seconds),
            Event::BackRequested { .. } => self.remote.send(Command::ReplyBack(BackReply::Unsupported)),
            Event::Ended(over) => return self.finish(Some(over)),
            Event::Chat(text) => complain!("{}", say().dxp_says(text)),
            Event::Fault(fault) => self.fault(&fault),
            Event::NotNow(why) => complain!("{}", say().cli_error(words::dxp_not_now(&why))),
        }
        Ok(())
    }

    /// Asks for the next game, or leaves if there is none.
    fn ask(&self) {
        let next = self.contest.fixtures.next().map(|fixture| fixture.terms);
        self.remote.send(next.map_or(Command::Leave, Command::Request));
    }

    fn start(&mut self, opponent: String, ours: Color, terms: Terms) -> Result<()> {
        let ballot = self.contest.fixtures.begin();
        self.played += 1;
        self.contest.player.engine.forget();
        self.contest.file.begin();
        let running = Running::new(self.played, opponent, ours, terms, ballot);
        self.running = Some(running);
        self.keep()?;
        self.turn();
        Ok(())
    }

    fn sent(&mut self, played: Move, elapsed: Duration) -> Result<()> {
        if let Some(running) = &mut self.running {
            running.used += elapsed;
            // It was chosen among the legal moves of this game.
            let _ = running.game.play(played);
        }
        self.keep()
    }

    fn moved(&mut self, played: Move, elapsed: Duration, seconds: u16) -> Result<()> {
        if let Some(running) = &mut self.running {
            running.since = Instant::now();
            running.theirs += elapsed;
            running.claimed += u64::from(seconds);
            // The dialogue lets only legal moves through. One that comes after a draw by the rules changes nothing: our
            // next message ends the game.
            let _ = running.game.play(played);
        }
        self.keep()?;
        self.turn();
        Ok(())
    }

    /// Makes our move or ends the game, if one is played and it is our turn.
    fn turn(&mut self) {
        let Self { contest, running: Some(running), remote, .. } = self else { return };
        if !running.is_our_turn() && running.game.end().is_none() {
            return;
        }
        let tables = contest.player.engine.tables().clone();
        let mut end = running.must_end(&tables);
        if end.is_none() {
            let chosen = contest.player.choose(&running.game, running.clock());
            match chosen.filter(|_| !running.has_our_flag_fallen()) {
                Some(chosen) => remote.send(Command::Play(chosen)),
                None => end = Some((EndedBy::Flag(running.ours), Reason::Lost)),
            }
        }
        if let Some((by, reason)) = end {
            running.ended = Some(by);
            remote.send(Command::End { reason, stops: contest.fixtures.are_over() });
        }
    }

    fn fault(&mut self, fault: &Fault) {
        complain!("{}", say().dxp_fault(words::dxp_fault(fault)));
        if let Some(running) = &mut self.running {
            running.faults += 1;
            if matches!(fault, Fault::IllegalMove(_)) {
                running.ended = Some(EndedBy::IllegalMove);
            }
        }
    }

    /// Writes the game that is played.
    fn keep(&mut self) -> Result<()> {
        let Some(running) = &self.running else { return Ok(()) };
        let pdn = write_game(&running.pdn(&self.contest.name, None));
        self.contest.file.put(&pdn).with_context(|| say().dxp_cannot_keep())
    }

    /// A game is over; `None` if the connection is.
    fn finish(&mut self, over: Option<GameOver>) -> Result<()> {
        let Some(running) = self.running.take() else { return Ok(()) };
        let verdict = running.verdict(over, self.contest.player.engine.tables());
        let pdn = write_game(&running.pdn(&self.contest.name, Some(verdict)));
        self.contest.file.put(&pdn).with_context(|| say().dxp_cannot_keep())?;
        self.report.game(&running, verdict).with_context(|| say().cannot_write_output())?;
        if self.contest.role == Role::Initiator && over.is_some_and(|over| !over.stops) {
            self.ask();
        }
        Ok(())
    }

    /// The connection is over.
    fn close(mut self, why: Closed) -> Result<ExitCode> {
        let was_playing = self.running.is_some();
        self.finish(None)?;
        self.contest.file.close();
        if matches!(why, Closed::Unreachable(_)) {
            return Err(Error::new(why));
        }
        self.report.summary().with_context(|| say().cannot_write_output())?;
        let fixtures = &self.contest.fixtures;
        let is_complete = !was_playing && !self.declined && (fixtures.are_over() || fixtures.are_open());
        let is_usual =
            matches!(why, Closed::Stopped | Closed::Left | Closed::HungUp | Closed::Silent(Awaited::Request));
        if is_complete && is_usual {
            return Ok(ExitCode::SUCCESS);
        }
        if !self.declined {
            complain!("{}", say().cli_error(words::dxp_closed(&why)));
        }
        Ok(ExitCode::FAILURE)
    }
}
