//! The home screen: one key per kind of training.

use std::time::Duration;

use super::{Destination, Screen, Step, waiting};
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::keymap::{self, Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::words;
use damier_rules::{AnyPosition, Variant};
use damier_train::attempt::Mode as TrainingMode;
use damier_train::puzzle::session::Session;
use damier_train::statistics::Advice;

/// What can be started from here, in the order of the list. The first only if something waits to be resumed.
const ENTRIES: &[(Command, &str)] = &[
    (Command::Resume, ""),
    (Command::Puzzles, words::HOME_PUZZLES),
    (Command::Review, words::HOME_REVIEW),
    (Command::Endings, words::HOME_ENDINGS),
    (Command::Notation, words::HOME_NOTATION),
    (Command::Game, words::HOME_GAME),
    (Command::Analysis, words::HOME_ANALYSIS),
    (Command::OwnGames, words::HOME_OWN),
    (Command::Progress, words::HOME_PROGRESS),
    (Command::Settings, words::HOME_SETTINGS),
    (Command::Quit, words::HOME_QUIT),
];

/// What can be started now.
fn entries(shared: &Shared) -> &'static [(Command, &'static str)] {
    if waiting::count(shared) > 0 { ENTRIES } else { &ENTRIES[1..] }
}

/// The home screen.
pub struct Home {
    chosen: usize,
}

impl Home {
    pub fn new() -> Self {
        Self { chosen: 0 }
    }

    fn start(command: Command, shared: &Shared) -> Step {
        match command {
            Command::Resume => match waiting::count(shared) {
                0 => Step::stay(),
                1 => waiting::destination(shared, 0).map_or_else(Step::stay, Step::to),
                _ => Step::to(Destination::Waiting),
            },
            Command::Puzzles => Step::to(Destination::Puzzle),
            Command::Modes => Step::to(Destination::PuzzleSetup(Session::default())),
            Command::Endings => Step::to(Destination::Endings),
            Command::Review => Step::to(Destination::Review),
            Command::Game => Step::to(Destination::PlaySetup),
            Command::Progress => Step::to(Destination::Progress),
            Command::Settings => Step::to(Destination::Settings),
            Command::Analysis => Step::to(Destination::Analysis(None)),
            Command::Notation => Step::to(Destination::Notation),
            Command::OwnGames => Step::to(Destination::OwnGames),
            Command::Quit => Step { effects: vec![Effect::Quit], ..Step::default() },
            _ => Step::stay(),
        }
    }
}

/// How things stand; a welcome to who has done nothing yet.
fn welcome(shared: &Shared) -> Vec<Words> {
    let statistics = &shared.statistics;
    if statistics.done == 0 {
        return words::HOME_WELCOME.iter().map(|&line| Words::from(line)).collect();
    }
    let (today, right) = shared.history.count_on(shared.today());
    let mut first = Words::from(words::streak(statistics.streak));
    let rating = statistics.ratings.iter().find(|line| line.mode == TrainingMode::Practice);
    if let Some(line) = rating {
        first = first.and(Tone::Quiet, words::rating_now(line.rating, line.provisional));
    }
    vec![first, Words::new(Tone::Quiet, words::done_today(today, right))]
}

/// What is wrong, what to work on, and what is due; how to begin while nothing is.
fn message(shared: &Shared) -> Pane {
    let (statistics, due) = (&shared.statistics, &shared.statistics.due);
    let mut lines: Vec<Words> = shared.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)).collect();
    lines.extend(shared.trouble.iter().map(|trouble| Words::new(Tone::Bad, words::trouble(trouble))));
    lines.extend(shared.search.at_home());
    // That something is due says the title.
    let advice = (statistics.done > 0 && !matches!(statistics.advice, Advice::Review(_)))
        .then(|| Words::from(words::advice(&statistics.advice)));
    if due.is_empty() {
        lines.extend(advice);
        lines.extend(words::HOME_HOW_TO.iter().map(|&line| Words::new(Tone::Quiet, line)));
        return Pane::new(words::HOME_MESSAGE, lines);
    }
    lines.extend(due.iter().map(words::due));
    lines.extend(advice);
    Pane::new(words::home_due(due.len()), lines)
}

impl Screen for Home {
    fn mode(&self) -> Mode {
        Mode::Home
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Middle
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(entries(shared).len() - 1),
            Action::Do(Command::Confirm) => return Self::start(entries(shared)[self.chosen].0, shared),
            Action::Do(command) => return Self::start(command, shared),
            Action::Choose(line) => {
                if let Some(&(command, _)) = entries(shared).get(line) {
                    self.chosen = line;
                    return Self::start(command, shared);
                }
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let menu = entries(shared).iter().enumerate().map(|(line, &(command, label))| {
            let key = keymap::bindings(Mode::Home).find(|binding| binding.command == command);
            let label = match command {
                Command::Review => words::home_review(shared.statistics.due.len()),
                Command::Resume => words::home_resume(waiting::count(shared), waiting::named(shared, 0).as_deref()),
                _ => label.to_owned(),
            };
            let key = key.map_or(String::new(), |binding| binding.keys[0].name());
            if line == self.chosen {
                Words::new(Tone::Chosen, format!("▸ {key}  {label} "))
            } else {
                Words::new(Tone::Text, "  ").and(Tone::Key, key).and(Tone::Text, format!("  {label}"))
            }
        });
        Page {
            subject: Words::new(Tone::Quiet, words::HOME_SUBJECT),
            clock: Pane::new(words::HOME_CLOCK, welcome(shared)),
            middle_title: words::HOME_MENU.to_owned(),
            middle: Middle::Menu(menu.collect()),
            message: message(shared),
            ..Page::new(words::HOME_TITLE, shared.board(AnyPosition::start(Variant::International)))
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}
