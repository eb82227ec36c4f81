//! The screen, played on a terminal in memory: tasks are done at once.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use etude_store::wall::WallClock;
use etude_store::{ATTEMPTS, Database, Recorder, Schema};
use etude_tui::color::ColorDepth;
use etude_tui::key::Key;
use etude_tui::run_loop::Program;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::terminal::Terminal;
use unicode_width::UnicodeWidthStr;
use yonsan::memory::{Attempt, Kept, MemoryNews, MemoryRequest};
use yonsan::screen::{Action, App, Effect, Options};
use yonsan::settings::Settings;
use yonsan::train::position_text::Unwritten;
use yonsan::train::{Report, Task};
use yonsan::words::{self, Language};
use yonsan_rules::collection;

/// The program with its terminal.
pub struct Desk {
    pub app: App,
    terminal: Terminal<TestBackend>,
    pub has_ended: bool,
    pub now: Duration,
    /// The time that each recorded exercise took, in milliseconds.
    pub times: Vec<u32>,
    recorder: Recorder<Database>,
    /// The settings that were to be written.
    pub saved: Vec<Settings>,
    /// What is kept of unfinished work.
    pub kept: BTreeMap<String, Kept>,
    /// The identities of what was recorded.
    pub recorded: Vec<String>,
    /// How many requests to the keeper are still performed; then the program is killed.
    pub budget: usize,
}

/// What the program starts with in tests.
pub fn options() -> Options {
    Options {
        seed: Some(3),
        is_ascii: false,
        colors: None,
        puzzles: collection().unwrap(),
        progress: None,
        clock: WallClock::default(),
        settings: (Settings::default(), Vec::new()),
        settings_file: None,
        language: (None, if words::is_chinese() { Language::ZhCN } else { Language::En }),
        is_first: false,
        opens: None,
    }
}

/// Does a task, but writes no file with a name that keys pressed at random may have made up.
pub fn performed(task: Task) -> Report {
    match task {
        Task::Write(path, _) if path.is_relative() => Report::Written(Err(Unwritten::Exists)),
        task => task.perform(),
    }
}

impl Desk {
    pub fn new(width: u16, height: u16, is_ascii: bool) -> Self {
        Self::with(width, height, is_ascii, 3, None)
    }

    pub fn with(width: u16, height: u16, is_ascii: bool, seed: u64, colors: Option<ColorDepth>) -> Self {
        Self::start(width, height, Options { seed: Some(seed), is_ascii, colors, ..options() })
    }

    pub fn start(width: u16, height: u16, options: Options) -> Self {
        let app = App::new(options, Rect::new(0, 0, width, height));
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let (mut recorder, _) = Recorder::open(None, Schema::new(&[ATTEMPTS]));
        // Without a place everything is kept in memory.
        recorder.load().unwrap();
        let (saved, kept) = (Vec::new(), BTreeMap::new());
        Self {
            app,
            terminal,
            has_ended: false,
            now: Duration::ZERO,
            recorder,
            saved,
            kept,
            recorded: Vec::new(),
            times: Vec::new(),
            budget: usize::MAX,
        }
    }

    pub fn act(&mut self, action: Action) {
        // In their order.
        let mut effects: VecDeque<Effect> = self.app.update(action, self.now).into();
        while let Some(effect) = effects.pop_front() {
            if matches!(effect, Effect::Remember(_)) {
                if self.budget == 0 {
                    continue;
                }
                self.budget -= 1;
            }
            match effect {
                Effect::Perform(id, task) => {
                    let report = Action::Reported(id, Box::new(performed(*task)));
                    effects.extend(self.app.update(report, self.now));
                }
                Effect::Remember(MemoryRequest::Keep(kept)) => drop(self.kept.insert(kept.uid.clone(), *kept)),
                Effect::Remember(MemoryRequest::Forget(uid)) => drop(self.kept.remove(&uid)),
                Effect::Save(settings) => self.saved.push(*settings),
                Effect::Remember(MemoryRequest::Record(request)) => {
                    self.recorded.push(request.row.uid.clone());
                    self.times.push(request.row.effort.millis);
                    let row = self.recorder.record(&request.row, request.strength, request.start);
                    for news in row.1 {
                        effects.extend(
                            self.app.update(Action::Heard(Box::new(MemoryNews::of(news, Attempt::of_row))), self.now),
                        );
                    }
                }
                Effect::Quit => self.has_ended = true,
                Effect::Redraw | Effect::Suspend | Effect::Lines => {}
            }
        }
    }

    pub fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            self.act(Action::Press(if key == '\n' { Key::ENTER } else { Key::char(key) }));
        }
    }

    /// Opens lists by the names of their lines, one from another.
    pub fn open(&mut self, names: &[&str]) {
        for name in names {
            let text = self.text();
            let number = (1..=9).find(|number| text.contains(&format!("{number} {name}")));
            let number = number.unwrap_or_else(|| unreachable!("{name} in {text}"));
            self.press(&number.to_string());
        }
    }

    pub fn buffer(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    pub fn text(&mut self) -> String {
        let buffer = self.buffer();
        // A wide character covers the cell behind it.
        let row = |y| {
            let mut text = String::new();
            let mut x = 0;
            while x < buffer.area.width {
                let symbol = buffer[(x, y)].symbol();
                text.push_str(symbol);
                x += u16::try_from(symbol.width().max(1)).unwrap();
            }
            text
        };
        (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}
