//! Joins the trainer to the stream: the services of the application, and what is waited for.

use std::process::ExitCode;

use super::session::{Session, ends_wait, is_awaited};
use super::wording::Words;
use crate::tui::app::App;
use crate::tui::{Error, Options};
use crate::words;
use damier_app::services::{Mailbox, Services};
use damier_app::store::keeper::{News, Request};
use damier_app::{Effect, Event, ExploreTask, FindTask};
use damier_engine::RequestId;
use etude_plain::host::{self, Pace, Post, World};
use etude_text::complain;

/// The way of the services to the stream.
#[derive(Clone)]
struct Way(Post<Event>);

impl Mailbox for Way {
    fn send(&self, event: Event) -> bool {
        self.0.send(event)
    }
}

/// What the stream waits for before it takes another line that was not typed by hand.
#[derive(Debug, Default)]
struct Awaited {
    engine: Option<RequestId>,
    others: Vec<RequestId>,
    records: usize,
    is_gathering: bool,
    is_saving: bool,
}

impl Awaited {
    fn is_empty(&self) -> bool {
        self.engine.is_none() && self.others.is_empty() && self.records == 0 && !self.is_gathering && !self.is_saving
    }

    /// An effect is performed.
    fn begin(&mut self, effect: &Effect, has_file: bool) {
        match effect {
            Effect::Ask(id, task) => self.engine = is_awaited(task).then_some(*id),
            Effect::PonderHit(id) => self.engine = Some(*id),
            Effect::Keep(Request::Record { .. }) => self.records += 1,
            Effect::Keep(Request::Gather { .. }) => self.is_gathering = true,
            Effect::Save(_) => self.is_saving = has_file,
            Effect::Find(_, FindTask::Forget)
            | Effect::Explore(_, ExploreTask::Forget)
            | Effect::Keep(_)
            | Effect::Search(_)
            // A person at the other end takes as long as it takes.
            | Effect::Link(_) => {}
            Effect::File(id, _) | Effect::Find(id, _) | Effect::Explore(id, _) | Effect::Draw(id, ..) => {
                self.others.push(*id);
            }
        }
    }

    /// An event has come.
    fn end(&mut self, event: &Event) {
        match event {
            Event::Report(id, report) if self.engine == Some(*id) && ends_wait(report) => self.engine = None,
            Event::News(News::Recorded(attempts)) => self.records = self.records.saturating_sub(attempts.len()),
            Event::News(News::Problem(_)) => (self.records, self.is_gathering) = (0, false),
            Event::News(News::Gathered(_)) => self.is_gathering = false,
            Event::SettingsSaved(_) => self.is_saving = false,
            Event::File(id, _)
            | Event::Drawn(id, _)
            | Event::Matched(id, ..)
            | Event::Explored(id, _)
            | Event::Surveyed(id, _)
            | Event::Middlegames(id, _)
            | Event::Traps(id, _) => {
                self.others.retain(|other| other != id);
            }
            Event::Report(..) | Event::News(_) | Event::Search(_) | Event::Link(..) => {}
        }
    }
}

/// The services, and what is awaited of them.
struct Served {
    services: Services<Way>,
    awaited: Awaited,
    has_file: bool,
}

impl host::Services<Session> for Served {
    type Error = Error;

    fn perform(&mut self, effect: Effect) -> Result<(), Error> {
        self.awaited.begin(&effect, self.has_file);
        if matches!(effect, Effect::Save(_)) {
            // The other threads follow the language of the stream.
            words::speak(words::language());
        }
        Ok(self.services.perform(effect)?)
    }

    fn note(&mut self, event: &Event) {
        self.awaited.end(event);
    }

    fn is_busy(&self) -> bool {
        !self.awaited.is_empty()
    }

    fn is_ready(event: &Event) -> bool {
        matches!(event, Event::News(News::Unfinished(_)))
    }
}

/// Runs a program on standard input and output.
///
/// # Errors
///
/// When the services cannot be started or the engine ends.
pub fn run(app: App, options: &Options, pace: Pace) -> Result<ExitCode, Error> {
    let mut world = World::new(pace);
    let services = Services::start(options.served(), Way(world.post()))?;
    let mut served = Served { services, awaited: Awaited::default(), has_file: options.settings_file.is_some() };
    let mut session = Session::new(app);
    let ran = world.run(&mut session, &mut served, &Words);
    if let Some(lost) = served.services.end() {
        complain!("damier: {}", words::lost(&lost));
    }
    world.die();
    match ran {
        // The stream has ended.
        Err(Error::Terminal(_)) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(error),
        Ok(()) => Ok(ExitCode::from(u8::from(session.has_erred && !world.is_typed()))),
    }
}
