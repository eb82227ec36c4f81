//! A correspondence game.

mod acts;

use damier_rules::notation::pdn::{GameResult, NodeId, PdnGame, Step};
use damier_rules::notation::{MoveError, write_move};
use damier_rules::{AnyPosition, Color, Game, Move, Outcome};
use etude::calendar::Day;

/// The tag that tells games apart, the same on both sides.
const ID: &str = "GameId";
/// Our colour, and the day of the last move; only in our own file.
const OWNER: &str = "Owner";
const LAST_MOVE: &str = "LastMove";
/// What `Site` says of such a game.
const SITE: &str = "Correspondence";
/// Seconds of a day.
const DAY: u32 = 86_400;
/// The comment on a move that comes with a draw offer.
const OFFER: &str = "draw offered";

/// Plies after which a position belongs to a game.
pub(super) const OWN: usize = 8;

/// The terms of a new game.
#[derive(Clone, Debug)]
pub struct MailTerms<'a> {
    /// What tells it apart from all other games.
    pub id: &'a str,
    /// Our name.
    pub me: &'a str,
    /// The opponent's name.
    pub opponent: &'a str,
    /// Our colour.
    pub mine: Color,
    /// The days for a move.
    pub days: u32,
    /// The first position.
    pub start: AnyPosition,
}

/// A correspondence game.
#[derive(Clone, Debug)]
pub struct MailGame {
    /// The name of its file.
    name: String,
    pdn: PdnGame,
    game: Game,
    mine: Color,
    moved: Day,
}

/// The moves follow from the file.
impl PartialEq for MailGame {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.pdn, self.mine, self.moved) == (&other.name, &other.pdn, other.mine, other.moved)
    }
}

impl Eq for MailGame {}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Ours, with so many days left; fewer than none if they are over.
    Ours(i64),
    /// The opponent's.
    Theirs(i64),
    /// Neither side is to move: the game is over.
    Over,
}

/// What a file of the opponent has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// The opponent's move. `None` if only the result is new.
    pub played: Option<Move>,
    /// Our move in reply, if it was given in advance.
    pub answer: Option<Move>,
    /// Whether the opponent offers a draw.
    pub offers: bool,
}

/// Why a file or a move is not accepted. Plies count from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// A tag that a game needs is missing, or says nothing of use.
    #[error("the tag {0}")]
    Tag(&'static str),
    /// The position is set up anew in the middle of the game.
    #[error("a position set up after ply {0}")]
    Setup(usize),
    /// Moves go on after the end of the game.
    #[error("over after ply {0}")]
    GoesOn(usize),
    /// It begins elsewhere.
    #[error("another first position")]
    OtherStart,
    /// The moves at this ply differ.
    #[error("ply {ply}: {ours} here, {theirs} there")]
    Differs {
        /// The ply.
        ply: usize,
        /// Our move.
        ours: String,
        /// The move of the file.
        theirs: String,
    },
    /// The file ends before our last moves.
    #[error("it ends before ply {0}")]
    Behind(usize),
    /// It has nothing new.
    #[error("nothing new")]
    Nothing,
    /// It has more than one new move.
    #[error("{0} new moves")]
    TooMany(usize),
    /// The new move is ours to make.
    #[error("a move of our own")]
    OurMove,
    /// It says that the opponent has won, or agrees to a draw that was not offered.
    #[error("a result that the opponent cannot decide")]
    Result,
    /// It is not our turn.
    #[error("not our turn")]
    NotOurTurn,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The move cannot be read or is not legal.
    #[error("{text}: {error}")]
    Move {
        /// What was typed.
        text: String,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A conditional line needs pairs of a move of the opponent and our answer.
    #[error("a conditional line of {0} moves")]
    Condition(usize),
    /// No draw was offered.
    #[error("no draw was offered")]
    NoOffer,
}

impl MailGame {
    /// A new game.
    #[must_use]
    pub fn new(name: &str, terms: &MailTerms, today: Day) -> Self {
        let mut pdn = PdnGame::from_position(terms.start);
        let names = if terms.mine == Color::White { [terms.me, terms.opponent] } else { [terms.opponent, terms.me] };
        for (tag, value) in [
            ("Event", "Correspondence game"),
            ("Site", SITE),
            ("Date", &dotted(today)),
            ("Round", "?"),
            ("White", names[0]),
            ("Black", names[1]),
            ("TimeControl", &format!("1/{}", terms.days * DAY)),
            (ID, terms.id),
        ] {
            pdn.set_tag(tag, value);
        }
        let game = Game::new(terms.start);
        let mut new = Self { name: name.to_owned(), pdn, game, mine: terms.mine, moved: today };
        new.note(today);
        new
    }

    /// A game from our own file.
    ///
    /// # Errors
    ///
    /// If it is no such file.
    pub fn of_file(name: &str, pdn: PdnGame) -> Result<Self, MailError> {
        let mine = match pdn.tag(OWNER) {
            Some("White") => Color::White,
            Some("Black") => Color::Black,
            _ => return Err(MailError::Tag(OWNER)),
        };
        let moved = pdn.tag(LAST_MOVE).and_then(undotted).ok_or(MailError::Tag(LAST_MOVE))?;
        pdn.tag(ID).ok_or(MailError::Tag(ID))?;
        let game = replayed(&pdn)?;
        Ok(Self { name: name.to_owned(), pdn, game, mine, moved })
    }

    /// A game that the opponent has begun: we have the colour of our name, or that of whose turn it is.
    ///
    /// # Errors
    ///
    /// If it has more moves than the opponent's first.
    pub fn of_opponent(name: &str, mut pdn: PdnGame, me: &str, today: Day) -> Result<Self, MailError> {
        pdn.tag(ID).ok_or(MailError::Tag(ID))?;
        days(&pdn)?;
        let game = replayed(&pdn)?;
        let is_me = |tag| pdn.tag(tag).is_some_and(|name| name.eq_ignore_ascii_case(me.trim()));
        let mine = match (is_me("White"), is_me("Black")) {
            (true, false) => Color::White,
            (false, true) => Color::Black,
            _ => return Err(MailError::Tag("White")),
        };
        if game.moves().len() > 1 {
            return Err(MailError::TooMany(game.moves().len()));
        }
        if game.moves().len() == 1 && game.start().side_to_move() == mine {
            return Err(MailError::OurMove);
        }
        pdn.result = GameResult::Unknown;
        let mut new = Self { name: name.to_owned(), pdn, game, mine, moved: today };
        new.drop_variations();
        new.note(today);
        Ok(new)
    }

    /// The name of its file.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What tells it apart from all other games.
    #[must_use]
    pub fn id(&self) -> &str {
        self.pdn.tag(ID).unwrap_or_default()
    }

    /// Our colour.
    #[must_use]
    pub const fn mine(&self) -> Color {
        self.mine
    }

    /// The name of a side.
    #[must_use]
    pub fn player(&self, color: Color) -> &str {
        self.pdn.tag(if color == Color::White { "White" } else { "Black" }).unwrap_or("?")
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The result, if it is over.
    #[must_use]
    pub const fn result(&self) -> &GameResult {
        &self.pdn.result
    }

    /// The last move in notation.
    #[must_use]
    pub fn last_move(&self) -> Option<String> {
        let ply = self.game.moves().len().checked_sub(1)?;
        self.written(ply)
    }

    fn written(&self, ply: usize) -> Option<String> {
        Some(write_move(self.game.position_after(ply)?, self.game.moves().nth(ply)?))
    }

    /// The days for a move.
    #[must_use]
    pub fn days(&self) -> u32 {
        days(&self.pdn).unwrap_or(0)
    }

    /// Whose turn it is, and how many days are left.
    #[must_use]
    pub fn turn(&self, today: Day) -> Turn {
        if self.is_over() {
            return Turn::Over;
        }
        let left = i64::from(self.days()) - i64::from(today.since(self.moved));
        if self.game.position().side_to_move() == self.mine { Turn::Ours(left) } else { Turn::Theirs(left) }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.pdn.result != GameResult::Unknown || self.game.end().is_some()
    }

    /// Whether the last move came with a draw offer.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        offers(&self.pdn)
    }

    /// Our answers in advance: lines that begin with a move of the opponent.
    #[must_use]
    pub fn conditions(&self) -> Vec<Vec<Move>> {
        let nodes: Vec<NodeId> = self.pdn.main_line().collect();
        let Some(&last) = nodes.last() else { return Vec::new() };
        let Some(parent) = self.pdn.node(last).parent() else { return Vec::new() };
        let step = |node: NodeId| match self.pdn.node(node).step {
            Step::Move(played) => Some(played),
            _ => None,
        };
        let alternatives = self.pdn.node(parent).children().iter().skip(1);
        let lines = alternatives.filter(|&&other| step(other) == step(last)).map(|&other| {
            let first = self.pdn.node(other).children().first().copied();
            let line = std::iter::successors(first, |&node| self.pdn.node(node).children().first().copied());
            line.map_while(step).collect::<Vec<Move>>()
        });
        lines.filter(|line| line.len() >= 2).collect()
    }

    /// The game for our own file.
    #[must_use]
    pub const fn own(&self) -> &PdnGame {
        &self.pdn
    }

    /// The game for the opponent: the same without what only we need.
    #[must_use]
    pub fn outgoing(&self) -> PdnGame {
        let mut out = PdnGame::from_position(*self.game.start());
        for tag in self.pdn.tags().iter().filter(|tag| ![OWNER, LAST_MOVE].contains(&&*tag.name)) {
            out.set_tag(&tag.name, &tag.value);
        }
        out.result = self.pdn.result.clone();
        let mut node = out.root();
        for played in self.game.moves() {
            // The game contains only legal moves.
            let Ok(next) = out.add_move(node, played) else { break };
            node = next;
        }
        if self.is_offered() {
            out.add_comment(node, OFFER);
        }
        for line in self.conditions() {
            add_line(&mut out, node, &line);
        }
        out
    }

    /// Whether there is something for the opponent to read: a move or an end of ours, or a game that we have begun.
    #[must_use]
    pub fn is_for_opponent(&self) -> bool {
        let is_begun_by_us = self.game.moves().len() == 0 && self.game.position().side_to_move() != self.mine;
        let last_is_ours = self.game.moves().len() > 0 && self.game.position().side_to_move() != self.mine;
        is_begun_by_us || last_is_ours || self.is_over()
    }

    /// The positions of the game that a player may be thinking about: those after the first moves, to which games of
    /// others do not lead so often.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> + '_ {
        let last = self.game.moves().len();
        (OWN.min(last)..=last).filter_map(|ply| self.game.position_after(ply).copied())
    }

    fn add(&mut self, played: Move) {
        let last = self.last_node();
        if self.game.play(played).is_ok() {
            // The rules have just accepted it.
            let _ = self.pdn.add_move(last, played);
        }
    }

    fn last_node(&self) -> NodeId {
        self.pdn.main_line().last().unwrap_or_else(|| self.pdn.root())
    }

    /// Adds an answer in advance after our last move: PDN has it as a variation that begins with that move.
    fn add_condition(&mut self, line: &[Move]) {
        let last = self.last_node();
        add_line(&mut self.pdn, last, line);
    }

    /// Drops our answers in advance, which the opponent's move has decided on.
    fn drop_variations(&mut self) {
        let nodes: Vec<NodeId> = std::iter::once(self.pdn.root()).chain(self.pdn.main_line()).collect();
        for node in nodes {
            for other in self.pdn.node(node).children().iter().skip(1).copied().collect::<Vec<_>>() {
                self.pdn.remove(other);
            }
        }
    }

    fn comment_offer(&mut self) {
        let last = self.last_node();
        self.pdn.add_comment(last, OFFER);
    }

    /// Notes whose file it is, and the day of the last move.
    fn note(&mut self, today: Day) {
        self.moved = today;
        self.pdn.set_tag(OWNER, if self.mine == Color::White { "White" } else { "Black" });
        self.pdn.set_tag(LAST_MOVE, &dotted(today));
    }

    /// The result by the rules.
    fn settle(&mut self) {
        if let Some(end) = self.game.end() {
            self.pdn.result = of_outcome(end.outcome);
        }
    }
}

/// Adds a line after the last move of the main line, as a variation that begins with that move.
fn add_line(pdn: &mut PdnGame, last: NodeId, line: &[Move]) {
    let node = pdn.node(last);
    let (Step::Move(played), Some(parent)) = (node.step, node.parent()) else { return };
    let Ok(mut at) = pdn.add_move(parent, played) else { return };
    for &played in line {
        let Ok(next) = pdn.add_move(at, played) else { return };
        at = next;
    }
}

const fn of_outcome(outcome: Outcome) -> GameResult {
    match outcome {
        Outcome::Win(Color::White) => GameResult::WhiteWins,
        Outcome::Win(Color::Black) => GameResult::BlackWins,
        Outcome::Draw => GameResult::Draw,
    }
}

/// Whether the last move comes with a draw offer.
fn offers(pdn: &PdnGame) -> bool {
    let last = pdn.main_line().last();
    last.is_some_and(|last| pdn.node(last).comments.iter().any(|comment| comment.to_lowercase().contains(OFFER)))
}

/// The main line, played by the rules.
fn replayed(pdn: &PdnGame) -> Result<Game, MailError> {
    let mut game = Game::new(*pdn.start());
    for (ply, node) in pdn.main_line().enumerate() {
        let Step::Move(played) = pdn.node(node).step else { return Err(MailError::Setup(ply)) };
        game.play(played).map_err(|_| MailError::GoesOn(ply))?;
    }
    Ok(game)
}

/// The days for a move.
fn days(pdn: &PdnGame) -> Result<u32, MailError> {
    let text = pdn.tag("TimeControl").and_then(|control| control.strip_prefix("1/"));
    let seconds: Option<u32> = text.and_then(|seconds| seconds.parse().ok());
    seconds.map(|seconds| seconds / DAY).filter(|&days| days > 0).ok_or(MailError::Tag("TimeControl"))
}

fn dotted(day: Day) -> String {
    let (year, month, day) = day.date();
    format!("{year:04}.{month:02}.{day:02}")
}

fn undotted(text: &str) -> Option<Day> {
    text.replace('.', "-").parse().ok()
}

#[cfg(test)]
mod tests;
