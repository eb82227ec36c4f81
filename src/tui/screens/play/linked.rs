//! The connection to a side that plays elsewhere, as the screen of its game uses it.

use super::{PlayScreen, bottom};
use crate::tui::shared::Shared;
use damier_app::link::{self, command, heard};
use damier_app::{Effect, LinkRequest, Running};
use damier_dxp::{BackReply, Closed, Command, Event, Reply};
use damier_engine::RequestId;
use damier_rules::Color;
use damier_train::play::{FromRemote, GamePhase, NAMELESS, PlayAct, PlayLesson, Seat};

/// The connection.
#[derive(Debug, Default)]
pub(super) struct Link {
    /// Its number while it is open.
    id: Option<RequestId>,
    /// Whether it was opened at least once.
    was_opened: bool,
    /// Why the last one ended.
    pub(crate) closed: Option<Closed>,
    /// The answer of a side that does not want this game.
    pub(crate) declined: Option<Reply>,
    /// What the other side said last.
    pub(crate) said: Option<String>,
}

impl Link {
    /// Whether there is a connection, or one is waited for.
    pub const fn is_open(&self) -> bool {
        self.id.is_some()
    }

    /// Closes it.
    pub fn close(&mut self) -> Option<Effect> {
        self.id.take().map(|_| Effect::Link(LinkRequest::Close))
    }
}

impl PlayScreen {
    /// Opens the connection, unless it is open.
    pub(super) fn connect(&mut self, shared: &mut Shared) -> Option<Effect> {
        let lesson = self.lesson();
        let (theirs, side) = lesson.remote()?;
        if self.link.is_open() || lesson.is_over() {
            return None;
        }
        let name = match lesson.terms.seat(!theirs) {
            Seat::Guest(name) => name.clone(),
            _ => shared.trainer.settings().name.trim().to_owned(),
        };
        let name = if name.is_empty() { NAMELESS.to_owned() } else { name };
        let side = Box::new(side.clone());
        let id = shared.trainer.next_id();
        self.link = Link { id: Some(id), was_opened: true, ..Link::default() };
        Some(Effect::Link(LinkRequest::Open { id, name, side }))
    }

    /// Opens the connection when the game comes to the board.
    pub(super) fn connect_first(&mut self, shared: &mut Shared) -> Option<Effect> {
        if self.link.was_opened { None } else { self.connect(shared) }
    }

    /// Tells the other side what the game has for it.
    pub(super) fn pass_on(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let Some((theirs, _)) = self.lesson().remote() else { return Vec::new() };
        let mut orders = Vec::new();
        self.run.prepare(&mut shared.trainer, |boards, _| orders = boards.here_mut().take_orders());
        orders.into_iter().map(|order| send(command(order, !theirs))).collect()
    }

    /// Processes what the connection reports.
    pub(super) fn hear(&mut self, id: RequestId, event: &Event, shared: &mut Shared) -> Vec<Effect> {
        let Some((theirs, side)) = self.lesson().remote() else { return Vec::new() };
        if self.link.id != Some(id) {
            return Vec::new();
        }
        let asks = side.asks;
        let mut effects = Vec::new();
        match event {
            Event::Connected if asks => {
                let now = shared.trainer.now().run;
                effects.extend(link::request(self.lesson(), now).map(send));
            }
            Event::Requested { terms, .. } => {
                let mut answer = None;
                self.run.prepare(&mut shared.trainer, |boards, world| {
                    answer = Some(link::reply(boards.here_mut(), terms, world.now.run));
                });
                effects.extend(answer.map(send));
            }
            Event::Started { opponent, terms, .. } => effects.extend(self.begin_linked(opponent, terms, shared)),
            Event::Declined(reply) => {
                self.link.declined = Some(*reply);
                effects.push(send(Command::Leave));
            }
            Event::BackRequested { .. } => effects.push(send(Command::ReplyBack(BackReply::Refused))),
            Event::Chat(text) => self.link.said = Some(text.clone()),
            Event::Closed(why) => {
                self.link.id = None;
                self.link.closed = Some(*why);
            }
            _ => {}
        }
        if let Some(heard) = heard(event, !theirs) {
            effects.extend(self.act_here(PlayAct::Hear(heard), shared));
            // After an end that does not count, only a new connection can go on.
            let is_parted = self.lesson().phase() == GamePhase::Parted;
            effects.extend(if is_parted { self.link.close() } else { None });
        }
        effects
    }

    /// The other side is there: a new game is played on its terms or on ours, another goes on.
    fn begin_linked(&mut self, opponent: &str, terms: &damier_dxp::Terms, shared: &mut Shared) -> Vec<Effect> {
        let lesson = self.lesson();
        let Some((theirs, side)) = lesson.remote() else { return Vec::new() };
        if lesson.game.moves().len() == 0 && !side.asks {
            let (seat, strictness) = (lesson.terms.seat(!theirs).clone(), lesson.terms.strictness);
            let side = side.clone();
            let mut agreed = link::asked_game(terms, opponent, &side, strictness, shared.trainer.seed());
            for place in &mut agreed.seats {
                if *place == Seat::Trainee {
                    place.clone_from(&seat);
                }
            }
            let lesson = PlayLesson::new(agreed, shared.trainer.now().run, shared.trainer.tables().clone());
            shared.turned = bottom(&lesson) == Color::Black;
            self.run = Running::new(lesson.into());
        } else {
            self.run.prepare(&mut shared.trainer, |boards, _| boards.here_mut().name_remote(opponent));
        }
        self.act_here(PlayAct::Hear(FromRemote::Joined), shared)
    }
}

const fn send(command: Command) -> Effect {
    Effect::Link(LinkRequest::Send(command))
}
