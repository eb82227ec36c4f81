//! Joins the trainer to the stream: a thread for tasks, the keeper, the file of settings, and what is waited for.

use std::process::ExitCode;
use std::sync::mpsc::{self, Sender};
use std::thread;

use etude_plain::host::{self, Pace, World};
use etude_store::settings::Saver;
use etude_text::complain;
use ratatui::layout::Rect;

use super::session::Session;
use super::wording::Words;
use crate::memory::{Keeper, MemoryNews, MemoryRequest, start_keeper};
use crate::screen::{Action, App, Effect, Error, Options};
use crate::settings::Settings;
use crate::train::Task;
use crate::words;

/// An area in which nothing is cut.
const AREA: Rect = Rect { x: 0, y: 0, width: 240, height: 200 };

/// What performs the effects of the stream.
struct Served {
    tasks: Sender<(u64, Box<Task>)>,
    keeper: Keeper,
    /// `None` without a file of settings.
    saver: Option<Saver<Settings>>,
    /// Tasks that are not reported on yet.
    asked: usize,
    /// Exercises that are not recorded yet.
    records: usize,
    /// Changes of the settings that are not written yet.
    saves: usize,
}

impl host::Services<Session> for Served {
    type Error = Error;

    fn perform(&mut self, effect: Effect) -> Result<(), Error> {
        match effect {
            Effect::Quit | Effect::Lines | Effect::Redraw | Effect::Suspend => {}
            Effect::Perform(id, task) => {
                self.asked += 1;
                // The thread ends only with the program.
                let _ = self.tasks.send((id, task));
            }
            Effect::Remember(request) => {
                self.records += usize::from(matches!(request, MemoryRequest::Record(_)));
                self.keeper.hand_over(request);
            }
            Effect::Save(settings) => {
                // The other threads follow the language of the stream.
                words::speak(words::language());
                if let Some(saver) = &self.saver {
                    self.saves += 1;
                    saver.save(*settings);
                }
            }
        }
        Ok(())
    }

    fn note(&mut self, event: &Action) {
        match event {
            Action::Reported(..) => self.asked = self.asked.saturating_sub(1),
            Action::Saved(_) => self.saves = self.saves.saturating_sub(1),
            Action::Heard(news) => match &**news {
                MemoryNews::Recorded(attempts) => self.records = self.records.saturating_sub(attempts.len()),
                MemoryNews::Problem(_) => self.records = 0,
                _ => {}
            },
            _ => {}
        }
    }

    fn is_busy(&self) -> bool {
        self.asked > 0 || self.records > 0 || self.saves > 0
    }

    /// What earlier programs left unfinished is heard last.
    fn is_ready(event: &Action) -> bool {
        matches!(event, Action::Heard(news) if matches!(**news, MemoryNews::LeftBehind(_)))
    }
}

/// Runs the trainer on standard input and output until the player leaves it or the input ends. The exit code is 1 if a line
/// of a script meant nothing.
///
/// # Errors
///
/// When a thread cannot be started.
pub fn run(options: Options, pace: Pace) -> Result<ExitCode, Error> {
    let mut world = World::new(pace);
    let (tasks, work) = mpsc::channel::<(u64, Box<Task>)>();
    let post = world.post();
    thread::Builder::new().name("tasks".to_owned()).spawn(move || {
        for (id, task) in work {
            if !post.send(Action::Reported(id, Box::new(task.perform()))) {
                break;
            }
        }
    })?;
    let post = world.post();
    let keeper = start_keeper(options.progress.clone(), move |news| {
        // The receiver is gone once the program ends.
        let _ = post.send(Action::Heard(Box::new(news)));
    })?;
    let post = world.post();
    let tell = move |errors| {
        let _ = post.send(Action::Saved(errors));
    };
    let saver = options.settings_file.clone().map(|file| Saver::start(file, tell)).transpose()?;
    let mut served = Served { tasks, keeper, saver, asked: 0, records: 0, saves: 0 };
    let mut session = Session::new(App::new(options, AREA), Words);
    let ran = world.run(&mut session, &mut served, &Words);
    let Served { keeper, saver, .. } = served;
    drop(saver);
    if let Some(lost) = keeper.end() {
        complain!("chuhe: {}", words::lost(&lost));
    }
    world.die();
    match ran {
        // Nobody listens any more.
        Err(Error::Terminal(_)) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(error),
        Ok(()) => Ok(ExitCode::from(u8::from(session.has_erred() && !world.is_typed()))),
    }
}
