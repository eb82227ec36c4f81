//! The home screen: one key per kind of training.

use std::time::Duration;

use super::own_games::search as own_search;
use super::{Destination, Screen, Step, unfinished};
use crate::tui::action::Action;
use crate::tui::keymap::{self, Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::review_notices;
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::Effect;
use damier_app::settings::Settings;
use damier_puzzles::Theme;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::puzzle::session::PuzzleSession;
use damier_train::statistics::Advice;

/// The menu entries, in order. The first is left out if nothing waits to be resumed.
const ENTRIES: &[Command] = &[
    Command::Resume,
    Command::Puzzles,
    Command::Review,
    Command::Learn,
    Command::Endings,
    Command::Unannounced,
    Command::Openings,
    Command::Notation,
    Command::Game,
    Command::Analysis,
    Command::OwnGames,
    Command::Progress,
    Command::Variant,
    Command::Settings,
];

/// The entries shown now.
fn entries(shared: &Shared) -> &'static [Command] {
    if shared.trainer.count_resumable() > 0 { ENTRIES } else { &ENTRIES[1..] }
}

/// The text beside the key of an entry.
fn label(command: Command, shared: &Shared) -> String {
    match command {
        Command::Resume => {
            words::home_resume(shared.trainer.count_resumable(), unfinished::named(&shared.trainer, 0).as_deref())
        }
        Command::Review => {
            say().home_review(shared.trainer.statistics().due.len() + shared.trainer.lessons_due().len())
        }
        Command::Learn => say().home_learn(),
        Command::Puzzles => say().home_puzzles(),
        Command::Unannounced => say().home_unannounced(),
        Command::Openings => say().home_openings(),
        Command::Endings => say().home_endings(),
        Command::Notation => say().home_notation(),
        Command::Game => say().home_game(),
        Command::Analysis => say().home_analysis(),
        Command::OwnGames => say().home_own(),
        Command::Progress => say().home_progress(),
        Command::Variant => words::home_variant(shared.trainer.settings().variant),
        Command::Settings => say().home_settings(),
        _ => String::new(),
    }
}

/// The home screen.
pub struct Home {
    chosen: usize,
    /// The game that the player plays, whose board is shown.
    variant: Variant,
    /// Whether the next press of q or Esc quits.
    asks_to_quit: bool,
    /// Whether something waits to be resumed.
    has_waiting: bool,
}

impl Home {
    pub fn new(shared: &Shared) -> Self {
        let has_waiting = shared.trainer.count_resumable() > 0;
        Self { chosen: 0, variant: shared.trainer.settings().variant, asks_to_quit: false, has_waiting }
    }

    fn obey(&mut self, action: &Action, was_asked: bool, shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(entries(shared).len() - 1),
            Action::Do(Command::Confirm) => return Self::start(entries(shared)[self.chosen], shared),
            Action::Do(Command::Cancel) if was_asked => return Self::start(Command::Quit, shared),
            Action::Do(Command::Cancel) => self.asks_to_quit = true,
            &Action::Do(command) => return Self::start(command, shared),
            &Action::Choose(line) => {
                if let Some(&command) = entries(shared).get(line) {
                    self.chosen = line;
                    return Self::start(command, shared);
                }
            }
            _ => {}
        }
        Step::stay()
    }

    fn start(command: Command, shared: &mut Shared) -> Step {
        match command {
            Command::Resume => match shared.trainer.count_resumable() {
                0 => Step::stay(),
                1 => unfinished::destination(&shared.trainer, 0).map_or_else(Step::stay, Step::to),
                _ => Step::to(Destination::Unfinished),
            },
            Command::Learn => Step::to(Destination::Learn),
            Command::Puzzles => Step::to(Destination::Puzzle),
            Command::Modes => {
                Step::to(Destination::PuzzleSetup(PuzzleSession::of_variant(shared.trainer.settings().variant)))
            }
            Command::Unannounced => Step::to(Destination::UnannouncedMenu),
            Command::Openings => Step::to(Destination::Openings),
            Command::Endings => Step::to(Destination::Endings),
            Command::Review => Step::to(Destination::Review),
            Command::Game => Step::to(Destination::PlaySetup),
            Command::Progress => Step::to(Destination::Progress),
            Command::Settings => Step::to(Destination::Settings),
            Command::Analysis => Step::to(Destination::Analysis(None)),
            Command::Notation => Step::to(Destination::Notation),
            Command::OwnGames => Step::to(Destination::OwnGames),
            Command::Variant => Step { effects: vec![next_variant(shared)], ..Step::default() },
            Command::Quit => Step { quits: true, ..Step::default() },
            _ => Step::stay(),
        }
    }
}

/// Changes the game that the player plays to the next one.
fn next_variant(shared: &mut Shared) -> Effect {
    let mut others =
        Variant::ALL.into_iter().cycle().skip_while(|&variant| variant != shared.trainer.settings().variant);
    let variant = others.nth(1).unwrap_or(Variant::International);
    let settings = Settings { variant, ..shared.trainer.settings().clone() };
    shared.set(settings.clone());
    shared.trainer.refresh_statistics();
    Effect::Save(Box::new(settings))
}

/// The question before q or Esc quits.
fn quitting() -> Pane {
    Pane::new(say().home_message(), vec![Words::new(Tone::Notice, say().home_quit_again())])
}

/// Streak, rating and exercises of today; a welcome before the first exercise.
fn welcome(shared: &Shared) -> Vec<Words> {
    let statistics = shared.trainer.statistics();
    if statistics.done == 0 {
        return words::home_welcome(shared.trainer.settings().variant).map(Words::from).into();
    }
    let (today, clean) = shared.trainer.history().count_on(shared.trainer.today());
    let mut first = Words::from(say().streak(statistics.streak));
    let rating = shared.trainer.practice_rating();
    if let Some(line) = rating {
        first = first.and(Tone::Quiet, format!(" · {}", words::rating_now(line)));
    }
    vec![first, Words::new(Tone::Quiet, say().done_today(today, clean))]
}

/// The advice, if any is shown. The title already says that reviews are due.
fn advice(shared: &Shared) -> Option<&Advice> {
    let statistics = shared.trainer.statistics();
    Some(&statistics.advice).filter(|advice| statistics.done > 0 && !matches!(advice, Advice::Review(_)))
}

/// Problems, advice and due reviews; how to begin if no review is due.
fn message(shared: &Shared) -> Pane {
    let due = &shared.trainer.statistics().due;
    let mut lines: Vec<Words> = shared.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)).collect();
    lines.extend(shared.trainer.trouble().iter().map(|trouble| Words::new(Tone::Bad, words::trouble(trouble))));
    lines.extend(shared.parting.iter().cloned());
    lines.extend(own_search::at_home(&shared.trainer.search));
    let advice = advice(shared).map(|advice| match advice {
        Advice::Theme(Theme::Motif(_)) => Words::from(words::advice(advice)).and(Tone::Quiet, say().advice_explained()),
        _ => Words::from(words::advice(advice)),
    });
    let lessons = shared.trainer.lessons_due();
    if due.is_empty() && lessons.is_empty() {
        lines.extend(advice);
        lines.extend(review_notices::elsewhere(shared.trainer.statistics().elsewhere));
        lines.push(Words::new(Tone::Quiet, say().home_how_to()));
        return Pane::new(say().home_message(), lines);
    }
    lines.extend(lessons.iter().map(|topic| Words::from(say().home_lesson_due(words::topic_name(topic)))));
    lines.extend(due.iter().map(words::due));
    lines.extend(advice);
    Pane::new(say().home_due(due.len() + lessons.len()), lines)
}

impl Screen for Home {
    fn mode(&self) -> Mode {
        Mode::Home
    }

    fn can(&self, command: Command) -> bool {
        command != Command::Resume || self.has_waiting
    }

    /// The theme that the advice names.
    fn theme(&self, shared: &Shared) -> Option<Theme> {
        match advice(shared)? {
            Advice::Theme(theme) if !self.asks_to_quit => Some(theme.clone()),
            _ => None,
        }
    }

    /// All entries are in view, unless something has to be said at length.
    fn emphasis(&self, shared: &Shared) -> Emphasis {
        let is_brief = shared.complaints.is_empty()
            && shared.trainer.trouble().is_empty()
            && shared.parting.is_empty()
            && own_search::at_home(&shared.trainer.search).is_none();
        match u16::try_from(entries(shared).len()) {
            Ok(rows) if is_brief => Emphasis::Menu(rows),
            _ => Emphasis::Menu(LIST_ROWS),
        }
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let was_asked = action.is_input() && std::mem::take(&mut self.asks_to_quit);
        let step = self.obey(&action, was_asked, shared);
        self.variant = shared.trainer.settings().variant;
        self.has_waiting = shared.trainer.count_resumable() > 0;
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        let menu = entries(shared).iter().enumerate().map(|(line, &command)| {
            let key = Mode::Home.keys().find(|binding| binding.command == command);
            let (key, label) =
                (key.map_or(String::new(), |binding| keymap::name(binding.keys[0])), label(command, shared));
            if line == self.chosen {
                Words::new(Tone::Chosen, format!("▸ {key}  {label} "))
            } else {
                Words::new(Tone::Text, "  ").and(Tone::Key, key).and(Tone::Text, format!("  {label}"))
            }
        });
        Page {
            subject: Words::new(Tone::Quiet, words::board_name(shared.trainer.settings().variant)),
            clock: Pane::new(say().home_clock(), welcome(shared)),
            middle_title: say().home_menu(),
            middle: Middle::Menu(menu.collect()),
            message: if self.asks_to_quit { quitting() } else { message(shared) },
            enter: if entries(shared).get(self.chosen) == Some(&Command::Variant) {
                say().label_change()
            } else {
                say().label_open()
            },
            ..Page::new(say().home_title(), shared.board(AnyPosition::start(shared.trainer.settings().variant)))
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}
