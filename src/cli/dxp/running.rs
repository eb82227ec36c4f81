//! The game that is played, and its result.

use std::time::{Duration, Instant};

use damier_dxp::{GameOver, Reason, Terms};
use damier_endings::TableSet;
use damier_engine::Clock;
use damier_rules::notation::pdn::{GameResult, PdnGame};
use damier_rules::{Color, EndReason, Game, GameEnd, Outcome};
use etude_store::wall;

/// A game in progress.
#[derive(Debug)]
pub struct Running {
    /// Its number in the match, from 1.
    pub(super) number: u32,
    /// The board, which knows the draws of the rules.
    pub(super) game: Game,
    /// Our colour.
    pub(super) ours: Color,
    /// What it is played for.
    pub(crate) terms: Terms,
    /// The other side.
    pub(super) opponent: String,
    /// The moves of its ballot.
    ballot: Option<String>,
    /// The time that we have used.
    pub(super) used: Duration,
    /// The time that the other side has used, by our watch.
    pub(super) theirs: Duration,
    /// The seconds that the other side says it has used.
    pub(crate) claimed: u64,
    /// Since when it is our turn.
    pub(crate) since: Instant,
    /// Why we have ended it, if it is not over on the board.
    pub(super) ended: Option<EndedBy>,
    /// What the other side did wrong.
    pub(super) faults: u32,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedBy {
    /// The rules.
    Rules(GameEnd),
    /// The clock of the side with this colour.
    Flag(Color),
    /// All moves that the terms allow were made.
    Moves,
    /// An illegal move of the other side.
    IllegalMove,
    /// The other side, which says how it ended.
    Opponent,
    /// The end of the connection.
    Connection,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `None` if it is undecided.
    pub(super) outcome: Option<Outcome>,
    /// What ended it.
    pub(crate) by: EndedBy,
    /// Whether only the other side says so, to its advantage.
    pub(super) is_claimed: bool,
}

impl Running {
    /// A game that begins.
    pub fn new(number: u32, opponent: String, ours: Color, terms: Terms, ballot: Option<String>) -> Self {
        Self {
            number,
            game: Game::new(*terms.start()),
            ours,
            terms,
            opponent,
            ballot,
            used: Duration::ZERO,
            theirs: Duration::ZERO,
            claimed: 0,
            since: Instant::now(),
            ended: None,
            faults: 0,
        }
    }

    /// Whether it is our turn.
    pub fn is_our_turn(&self) -> bool {
        self.game.position().side_to_move() == self.ours
    }

    /// The time of a player.
    fn allowed(&self) -> Duration {
        Duration::from_secs(60 * u64::from(self.terms.minutes()))
    }

    /// Whether our time is over.
    pub fn has_our_flag_fallen(&self) -> bool {
        self.used + self.since.elapsed() > self.allowed()
    }

    /// Whether the time of the other side is over, by our watch and by its own.
    fn has_their_flag_fallen(&self) -> bool {
        self.theirs > self.allowed() && self.claimed >= self.allowed().as_secs()
    }

    /// Our clock.
    pub fn clock(&self) -> Clock {
        let played = u32::try_from(self.game.moves().len() / 2).unwrap_or(u32::MAX);
        let moves_to_go = self.terms.moves().map(|moves| u32::from(moves).saturating_sub(played));
        let remaining = self.allowed().saturating_sub(self.used + self.since.elapsed());
        Clock { remaining, increment: Duration::ZERO, moves_to_go }
    }

    /// Why the game has to be ended on our turn, and how it ended for us.
    pub fn must_end(&self, tables: &TableSet) -> Option<(EndedBy, Reason)> {
        let for_us = |outcome| match outcome {
            Some(Outcome::Win(winner)) if winner == self.ours => Reason::Won,
            Some(Outcome::Win(_)) => Reason::Lost,
            Some(Outcome::Draw) => Reason::Drawn,
            None => Reason::Unknown,
        };
        if let Some(end) = self.game.end() {
            return Some((EndedBy::Rules(end), for_us(Some(end.outcome))));
        }
        if self.has_our_flag_fallen() {
            return Some((EndedBy::Flag(self.ours), Reason::Lost));
        }
        if self.has_their_flag_fallen() {
            return Some((EndedBy::Flag(!self.ours), Reason::Won));
        }
        self.are_moves_made().then(|| (EndedBy::Moves, for_us(self.by_tables(tables))))
    }

    /// Whether both sides have made all moves that the terms allow.
    fn are_moves_made(&self) -> bool {
        self.terms.moves().is_some_and(|moves| self.game.moves().len() >= 2 * usize::from(moves))
    }

    /// The result of the position by the endings tables, if they reach it.
    fn by_tables(&self, tables: &TableSet) -> Option<Outcome> {
        let answer = tables.of(self.game.position().variant()).probe_game(&self.game)?;
        let mover = self.game.position().side_to_move();
        Some(match answer.outcome {
            damier_endings::Outcome::Win => Outcome::Win(mover),
            damier_endings::Outcome::Draw => Outcome::Draw,
            damier_endings::Outcome::Loss => Outcome::Win(!mover),
        })
    }

    /// The result once the game is over: by the rules or the tables, or else what the side that ended it says.
    pub fn verdict(&self, over: Option<GameOver>, tables: &TableSet) -> Verdict {
        let decided = |outcome, by| Verdict { outcome, by, is_claimed: false };
        if let Some(end) = self.game.end() {
            return decided(Some(end.outcome), EndedBy::Rules(end));
        }
        let Some(over) = over else { return decided(None, EndedBy::Connection) };
        let ender = if over.by_us { self.ours } else { !self.ours };
        let said = match over.reason {
            Reason::Unknown => None,
            Reason::Lost => Some(Outcome::Win(!ender)),
            Reason::Drawn => Some(Outcome::Draw),
            Reason::Won => Some(Outcome::Win(ender)),
        };
        if over.by_us {
            return decided(said, self.ended.unwrap_or(EndedBy::IllegalMove));
        }
        let by = if self.are_moves_made() { EndedBy::Moves } else { EndedBy::Opponent };
        let known = self.by_tables(tables);
        let is_claimed = matches!(over.reason, Reason::Drawn | Reason::Won) && known != said;
        Verdict { outcome: if is_claimed { said } else { said.or(known) }, by, is_claimed }
    }

    /// The game so far as PDN; our side has this name.
    pub fn pdn(&self, name: &str, verdict: Option<Verdict>) -> PdnGame {
        let mut pdn = PdnGame::from_position(*self.terms.start());
        let names = if self.ours == Color::White { [name, &self.opponent] } else { [&self.opponent, name] };
        let (year, month, day) = wall::now().day.date();
        let (date, number) = (format!("{year:04}.{month:02}.{day:02}"), self.number.to_string());
        let moves = self.terms.moves().map(|moves| format!("{moves}/"));
        let control = format!("{}{}", moves.unwrap_or_default(), 60 * u32::from(self.terms.minutes()));
        for (tag, value) in [
            ("Event", "DXP match"),
            ("Site", "?"),
            ("Date", &date),
            ("Round", &number),
            ("White", names[0]),
            ("Black", names[1]),
            ("TimeControl", &control),
        ] {
            pdn.set_tag(tag, value);
        }
        if let Some(ballot) = &self.ballot {
            pdn.set_tag("Opening", &format!("Ballot {ballot}"));
        }
        if let Some(verdict) = verdict {
            pdn.set_tag("Termination", &verdict.termination());
            pdn.result = match verdict.outcome {
                Some(Outcome::Win(Color::White)) => GameResult::WhiteWins,
                Some(Outcome::Win(Color::Black)) => GameResult::BlackWins,
                Some(Outcome::Draw) => GameResult::Draw,
                None => GameResult::Unknown,
            };
        }
        let mut node = pdn.root();
        for played in self.game.moves() {
            // The game contains only legal moves.
            let Ok(next) = pdn.add_move(node, played) else { break };
            node = next;
        }
        pdn
    }
}

impl Verdict {
    /// What ended the game, as scripts and the tag `Termination` have it.
    pub fn termination(self) -> String {
        let why = match self.by {
            EndedBy::Rules(end) => match end.reason {
                EndReason::NoPieces => "no piece left",
                EndReason::NoMoves => "no move left",
                EndReason::Repetition => "repetition",
                EndReason::MoveLimit(_) => "limit on moves",
                _ => "agreement",
            },
            EndedBy::Flag(_) => "time forfeit",
            EndedBy::Moves => "all moves made",
            EndedBy::IllegalMove => "illegal move",
            EndedBy::Opponent => "ended by the other side",
            EndedBy::Connection => "connection lost",
        };
        if self.is_claimed { format!("{why}, by its word alone") } else { why.to_owned() }
    }
}
