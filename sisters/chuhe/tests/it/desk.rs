//! The screen, played on a terminal in memory: tasks are done at once.

use std::time::Duration;

use chuhe::memory::{Attempt, Kept, MemoryNews, MemoryRequest};
use chuhe::screen::{Action, App, Effect, Options};
use chuhe::settings::Settings;
use chuhe::train::mates::MatePuzzle;
use chuhe::words::Language;
use etude_store::wall::WallClock;
use etude_store::{ATTEMPTS, Database, Recorder, Schema};
use etude_tui::key::Key;
use etude_tui::run_loop::Program;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::terminal::Terminal;
use unicode_width::UnicodeWidthStr;

/// The program with its terminal.
pub struct Desk {
    pub app: App,
    terminal: Terminal<TestBackend>,
    pub has_ended: bool,
    recorder: Recorder<Database>,
    /// The settings that were to be written.
    pub saved: Vec<Settings>,
    pub now: Duration,
    /// What is kept of unfinished work.
    pub kept: Vec<Kept>,
    /// The time that each recorded exercise took, in milliseconds.
    pub times: Vec<u32>,
}

impl Desk {
    pub fn new(language: Language, is_ascii: bool, seed: u64) -> Self {
        Self::begin(language, is_ascii, seed, false)
    }

    /// The program of somebody who has never been here.
    pub fn first(language: Language) -> Self {
        Self::begin(language, false, 1, true)
    }

    /// The program at its next start, which finds what the last one left.
    pub fn again(self) -> Self {
        let mut next = Self::new(Language::En, false, 2);
        next.act(Action::Heard(Box::new(MemoryNews::LeftBehind(self.kept.clone()))));
        next.kept = self.kept;
        next
    }

    fn begin(language: Language, is_ascii: bool, seed: u64, is_first: bool) -> Self {
        let options = Options {
            seed: Some(seed),
            is_ascii,
            colors: None,
            mates: MatePuzzle::collection(),
            progress: None,
            tables: None,
            opens: None,
            is_first,
            clock: WallClock::default(),
            settings: (Settings::default(), Vec::new()),
            settings_file: None,
            language: (Some(language), language),
        };
        let app = App::new(options, Rect::new(0, 0, 80, 24));
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let (mut recorder, _) = Recorder::open(None, Schema::new(&[ATTEMPTS]));
        // Without a place everything is kept in memory.
        recorder.load().unwrap();
        let (saved, kept, times) = (Vec::new(), Vec::new(), Vec::new());
        Self { app, terminal, has_ended: false, recorder, saved, now: Duration::ZERO, kept, times }
    }

    pub fn act(&mut self, action: Action) {
        self.now += Duration::from_secs(1);
        let mut effects = self.app.update(action, self.now);
        while let Some(effect) = effects.pop() {
            match effect {
                Effect::Perform(id, task) => {
                    let report = Action::Reported(id, Box::new(task.perform()));
                    effects.extend(self.app.update(report, self.now));
                }
                Effect::Save(settings) => self.saved.push(*settings),
                Effect::Remember(MemoryRequest::Record(request)) => {
                    self.times.push(request.row.effort.millis);
                    let (_, news) = self.recorder.record(&request.row, request.strength, request.start);
                    for news in news {
                        let news = MemoryNews::of(news, Attempt::of_row);
                        effects.extend(self.app.update(Action::Heard(Box::new(news)), self.now));
                    }
                }
                Effect::Remember(MemoryRequest::Keep(kept)) => {
                    self.kept.retain(|before| before.uid != kept.uid);
                    self.kept.push(*kept);
                }
                Effect::Remember(MemoryRequest::Forget(uid)) => self.kept.retain(|kept| kept.uid != uid),
                Effect::Quit | Effect::Lines => self.has_ended = true,
                Effect::Redraw | Effect::Suspend => {}
            }
        }
    }

    pub fn key(&mut self, key: Key) {
        self.act(Action::Press(key));
    }

    pub fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(match key {
                '\n' => Key::ENTER,
                '\t' => Key::TAB,
                letter => Key::char(letter),
            });
        }
    }

    /// Moves the cursor by so many steps, to the right and up.
    pub fn steer(&mut self, right: i32, up: i32) {
        for _ in 0..right.abs() {
            self.key(if right > 0 { Key::RIGHT } else { Key::LEFT });
        }
        for _ in 0..up.abs() {
            self.key(if up > 0 { Key::UP } else { Key::DOWN });
        }
    }

    pub fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
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
