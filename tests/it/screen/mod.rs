//! Shared by the tests of the screen: a program without a terminal, keys to press, and pictures of what it shows.

#![allow(dead_code, reason = "each test file uses part of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests")]

pub mod history;
pub mod invariants;
mod panes;
pub mod puzzles;
pub mod states;
pub mod svg;

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

use damier::shipped;
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEffect, ScreenEvent, action};
use damier::tui::app::{App, update};
use damier::tui::keymap::{Command, Mode};
use damier::tui::view::view;
use damier_app::own_games::searcher::SearchRequest;
use damier_app::settings::{Settings, Speed};
use damier_app::store::Store;
use damier_app::store::keeper::{News, Request};
use damier_app::store::pdn_files::{self, FileTask};
use damier_app::store::unfinished::Kept;
use damier_app::{Effect, Event, ExploreTask, FindTask, LinkRequest};
use damier_engine::{Basis, Engine, Finding, Judge, Limits, ReportKind, RequestId, Score, StopFlag, Task, Verdict};
use damier_openings::{GameGroup, TableBuilder};
use damier_puzzles::{Collection, Formation};
use damier_rules::notation::{read_line, read_move};
use damier_rules::{AnyPosition, Color, Variant};
use damier_train::attempt::{Attempt, Recorded, Subject};
use damier_train::explorer::{Explorer, Middlegame, OwnResults};
use damier_train::finder::Finder;
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::traps::Traps;
use damier_train::unannounced::Turns;
use damier_train::unfinished::{Draft, Unfinished};
use etude::rating::Strength;
use etude_tui::event::{KeyCode, TerminalEvent};
use etude_tui::key::Key;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::terminal::Terminal;
use strum::VariantArray as _;

/// The sizes at which screens are checked; the first one has a picture.
pub const SIZES: [(u16, u16); 4] = [(80, 24), (40, 12), (120, 40), (200, 60)];

/// Asserts the invariants of every picture and, at 80x24, that its middle matches the stored one.
macro_rules! assert_picture {
    ($name:expr, $desk:expr) => {{
        let desk: &crate::screen::Desk = &$desk;
        crate::screen::invariants::check(desk);
        if (desk.app.area().width, desk.app.area().height) == crate::screen::SIZES[0] {
            insta::assert_snapshot!(format!("{}_80x24", $name), desk.middle());
        }
    }};
}
pub(crate) use assert_picture;

/// The keys of all screens, each once, with the command that it gives first.
pub fn all_keys() -> Vec<(Command, Key)> {
    let mut all: Vec<(Command, Key)> = Vec::new();
    let bindings = Mode::VARIANTS.iter().flat_map(|mode| mode.keys());
    for (command, key) in bindings.flat_map(|binding| binding.keys.iter().map(|&key| (binding.command, key))) {
        if !all.iter().any(|&(_, known)| known == key) {
            all.push((command, key));
        }
    }
    all
}

/// The puzzles of the tests.
pub fn puzzles() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/screen.jsonl")
}

/// A program with a clock set by hand, and an engine that answers on request.
pub struct Desk {
    pub app: App,
    pub now: Duration,
    pub asked: Vec<(RequestId, Task)>,
    /// Requests whose pondered position has come about.
    pub hits: Vec<RequestId>,
    /// File operations to be done: nothing is touched before the test says so.
    pub files: Vec<(RequestId, FileTask)>,
    pub store: Store,
    /// Whether the store reports what it has kept only when the test says so.
    pub is_slow: bool,
    kept: Vec<Attempt>,
    /// What was handed over: unfinished work, and games given up without a result.
    pub handed_over: Vec<Request>,
    /// Finished games.
    pub filed: Vec<String>,
    pub searches: Vec<SearchRequest>,
    pub links: Vec<LinkRequest>,
    pub has_quit: bool,
    pub saved: Option<Settings>,
}

impl Desk {
    /// Moves appear on the board at once, so that their effects show.
    pub fn new(options: &Options, width: u16, height: u16) -> Self {
        let settings = Settings { animation: Speed::Off, ..options.settings.clone() };
        Self::with_motion(&Options { settings, ..options.clone() }, width, height)
    }

    /// Moves are animated, as the settings say.
    pub fn with_motion(options: &Options, width: u16, height: u16) -> Self {
        let mut collection = Collection::default();
        collection.add_file(&puzzles()).unwrap();
        Self::with_puzzles(collection, options, width, height)
    }

    /// The same with other puzzles.
    pub fn with_puzzles(collection: Collection, options: &Options, width: u16, height: u16) -> Self {
        let first = options.puzzle.clone();
        let app = App::new(options, |seed| PuzzleSelector::of(collection, seed, first), Rect::new(0, 0, width, height));
        Self {
            app,
            now: Duration::ZERO,
            asked: Vec::new(),
            hits: Vec::new(),
            files: Vec::new(),
            store: Store::in_memory().unwrap(),
            is_slow: false,
            kept: Vec::new(),
            handed_over: Vec::new(),
            filed: Vec::new(),
            searches: Vec::new(),
            links: Vec::new(),
            has_quit: false,
            saved: None,
        }
    }

    pub fn event(&mut self, event: &ScreenEvent) {
        let action = match event.clone() {
            ScreenEvent::Terminal(event) => action(&self.app, event),
            ScreenEvent::Other(action) => Some(action),
        };
        if let Some(action) = action {
            self.act(action);
        }
    }

    pub fn act(&mut self, action: Action) {
        for effect in update(&mut self.app, action, self.now) {
            let effect = match effect {
                ScreenEffect::Quit => {
                    self.has_quit = true;
                    continue;
                }
                ScreenEffect::Suspend | ScreenEffect::Redraw => continue,
                ScreenEffect::Perform(effect) => effect,
            };
            match effect {
                Effect::Ask(id, task) => self.asked.push((id, task)),
                Effect::PonderHit(id) => self.hits.push(id),
                Effect::Keep(Request::Record { uid, recorded }) => self.record(&uid, &recorded),
                Effect::Keep(request) => self.handed_over.push(request),
                Effect::Save(settings) => self.saved = Some(*settings),
                Effect::Search(request) => self.searches.push(request),
                Effect::Link(request) => self.links.push(request),
                Effect::File(id, task) => self.files.push((id, task)),
                Effect::Find(id, task) => self.find(id, &task),
                Effect::Explore(id, task) => self.explore(id, task),
                Effect::Draw(id, plan, seed) => {
                    self.act(Action::App(Event::Drawn(id, plan.draw(seed, &crate::TABLES))));
                }
            }
        }
    }

    /// Finds a position in the puzzles and in one game of the player.
    fn find(&mut self, id: RequestId, task: &FindTask) {
        let FindTask::Find { pattern, most } = task else { return };
        let own = "[White \"Anna\"]\n[Black \"Damier\"]\n[GameType \"20\"]\n\n1. 32-28 17-22 2. 28x17 11x22 *\n";
        let mut finder = Finder::default();
        finder.add_own_games(own.as_bytes(), Variant::International);
        finder.add_puzzles(&puzzles::collection(100));
        self.act(Action::App(Event::Matched(id, finder.find(pattern, *most), finder.extent())));
    }

    /// Looks a position up in a small table and in one game of the player.
    fn explore(&mut self, id: RequestId, task: ExploreTask) {
        let mut builder = TableBuilder::new(Variant::International);
        let games = [
            ("32-28 19-23", GameGroup::Unselected),
            ("32-28 19-23", GameGroup::Selected),
            ("32-28 18-23", GameGroup::Selected),
            ("32-28 17-22", GameGroup::Programs),
        ];
        for (line, group) in games {
            let moves = read_line(AnyPosition::start(Variant::International), line.split(' ')).unwrap();
            builder.add(&moves, group);
        }
        let own = "[White \"Anna\"]\n[Black \"Bob\"]\n\n1. 32-28 18-23 2. 38-32 2-0\n";
        let mut explorer = Explorer::new(vec![builder.table(1, 30)], Collection::default());
        explorer.add_own_games(own.as_bytes(), Variant::International, |_| Some(Color::White));
        match task {
            ExploreTask::Explore { position, .. } => {
                self.act(Action::App(Event::Explored(id, Box::new(explorer.explore(&position)))));
            }
            ExploreTask::Survey { repertoire, variant, .. } => {
                self.act(Action::App(Event::Surveyed(id, Box::new(explorer.survey(&repertoire, variant)))));
            }
            ExploreTask::Traps { .. } if self.is_slow => {}
            ExploreTask::Traps { variant, hidden } => {
                let mut selector = PuzzleSelector::of(shipped::collection(), 0, None);
                selector.hide(hidden);
                let mut turns = Turns::default().with_trap_lines(shipped::trap_lines);
                let traps = Traps::of(variant, &mut selector, &mut turns);
                self.act(Action::App(Event::Traps(id, Box::new(traps))));
            }
            ExploreTask::Middlegames { .. } => {
                let shots = vec!["i7b43c45b44c5".to_owned()];
                let known = |&formation: &Formation| Middlegame {
                    formation,
                    shots: if formation == Formation::Roozenburg { shots.clone() } else { Vec::new() },
                    own: [OwnResults { games: 2, won: 1, drawn: 0, lost: 1 }, OwnResults::default()],
                };
                self.act(Action::App(Event::Middlegames(id, Formation::VARIANTS.iter().map(known).collect())));
            }
            ExploreTask::Forget => {}
        }
    }

    /// Records an exercise and reports it.
    fn record(&mut self, uid: &str, recorded: &Recorded) {
        if let Subject::Game { pdn, .. } = &recorded.exercise.subject {
            self.filed.push(pdn.clone());
        }
        let start = self.saved.as_ref().map_or_else(Strength::default, |settings| settings.experience.strength());
        self.kept.push(self.store.record(uid, recorded, start).unwrap());
        if !self.is_slow {
            self.deliver_news();
        }
    }

    /// The unfinished exercises handed over since the last call; `None` for a withdrawn one.
    pub fn drafts(&mut self) -> Vec<Option<Draft>> {
        let draft = |request| match request {
            Request::Keep(kept) => match kept.unfinished {
                Unfinished::Exercise(draft) => Some(*draft),
                other => panic!("{other:?}"),
            },
            Request::Forget(_) => None,
            other => panic!("{other:?}"),
        };
        self.handed_over.drain(..).map(draft).collect()
    }

    /// The last unfinished work handed over.
    pub fn unfinished(&self) -> Option<Kept> {
        match self.handed_over.last() {
            Some(Request::Keep(kept)) => Some((**kept).clone()),
            _ => None,
        }
    }

    /// The next program, started after this one was killed, which has read what was kept last.
    pub fn next_program(kept: &[Kept], options: &Options, width: u16, height: u16) -> Self {
        let mut next = Self::new(options, width, height);
        next.read(&[], kept);
        next
    }

    /// Reads the history and unfinished work of earlier programs.
    pub fn read(&mut self, attempts: &[Attempt], kept: &[Kept]) {
        self.act(Action::App(Event::News(News::Loaded(attempts.to_vec(), String::new()))));
        self.act(Action::App(Event::News(News::Unfinished(kept.to_vec()))));
    }

    /// Has the store report what it has kept.
    pub fn deliver_news(&mut self) {
        let kept = std::mem::take(&mut self.kept);
        self.act(Action::App(Event::News(News::Recorded(kept))));
    }

    pub fn press(&mut self, code: KeyCode) {
        self.event(&ScreenEvent::Terminal(TerminalEvent::Key(code.into())));
    }

    /// Types characters; a line break is the Enter key.
    pub fn write(&mut self, text: &str) {
        for character in text.chars() {
            self.press(if character == '\n' { KeyCode::Enter } else { KeyCode::Char(character) });
        }
    }

    /// Opens the form for a game, and chooses the opponent.
    pub fn choose_opponent(&mut self, name: &str) {
        self.write("g");
        for _ in 0..20 {
            if self.app.page().fields.rows.first().is_some_and(|row| row.value.contains(name)) {
                return;
            }
            self.press(KeyCode::Left);
        }
        panic!("no opponent {name} in\n{}", self.text());
    }

    /// Lets time pass, with a tick whenever the program requested one.
    pub fn pass(&mut self, time: Duration) {
        let end = self.now + time;
        while let Some(wake) = self.app.wakes_at().filter(|wake| *wake <= end) {
            self.now = wake;
            self.act(Action::Tick);
        }
        self.now = end;
    }

    /// Has the engine carry out its last task.
    pub fn answer(&mut self) {
        if let Some((id, task)) = self.asked.pop() {
            let report = done(task);
            self.act(Action::App(Event::Report(id, report)));
        }
        self.asked.clear();
    }

    /// Has the engine carry out every task, and those that follow from them.
    pub fn answer_all(&mut self) {
        while let Some((id, task)) = self.asked.pop() {
            self.act(Action::App(Event::Report(id, done(task))));
        }
    }

    /// Answers the request to the judge: the move throws something away, by these values in centi-men of the best move
    /// and of what is left, and is refuted by this line.
    pub fn refute(&mut self, best: i32, left: i32, refutation: &[&str]) {
        let Some((id, Task::Verdict { situation, candidate })) = self.asked.pop() else {
            panic!("the judge is asked");
        };
        let mut position = situation.position.play_unchecked(candidate);
        let mut moves = Vec::new();
        for text in refutation {
            let played = read_move(&position, text).unwrap();
            moves.push(played);
            position = position.play_unchecked(played);
        }
        let basis = Basis::Evaluated { depth: 11, nodes: 100_000 };
        let (best, left) = (Score::centi_men(best), Score::centi_men(left));
        let verdict = Verdict::Lost { basis, refutation: moves, best, left, better: None };
        self.act(Action::App(Event::Report(id, ReportKind::Judged(Ok(verdict)))));
    }

    /// Carries out the file operations.
    pub fn do_files(&mut self) {
        for (id, task) in std::mem::take(&mut self.files) {
            let report = pdn_files::perform(&task);
            self.act(Action::App(Event::File(id, report)));
        }
    }

    /// The cells that the program draws.
    pub fn buffer(&self) -> Buffer {
        let Rect { width, height, .. } = self.app.area();
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| view(&self.app, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The middle of the screen: the characters, then a letter for the style of each, then the meaning of the letters.
    pub fn picture(&self) -> String {
        let (Rect { width, height, .. }, buffer) = (self.app.area(), self.buffer());
        let (mut text, mut letters, mut styles) = (String::new(), String::new(), Vec::<Style>::new());
        for y in 1..height - 1 {
            let (mut characters, mut codes) = (String::new(), String::new());
            for x in 0..width {
                let cell = &buffer[(x, y)];
                characters.push_str(cell.symbol());
                let place = styles.iter().position(|style| *style == cell.style()).unwrap_or_else(|| {
                    styles.push(cell.style());
                    styles.len() - 1
                });
                codes.push(letters_of_styles().nth(place).unwrap());
            }
            writeln!(text, "{}", characters.trim_end()).unwrap();
            writeln!(letters, "{codes}").unwrap();
        }
        let mut legend = String::new();
        for (letter, style) in letters_of_styles().zip(&styles) {
            let fg = style.fg.map_or_else(String::new, |color| color.to_string());
            let bg = style.bg.map_or_else(String::new, |color| color.to_string());
            writeln!(legend, "{letter}: {fg} on {bg} {:?}", style.add_modifier).unwrap();
        }
        format!("{text}\n{letters}\n{legend}")
    }

    /// The characters on the screen.
    pub fn text(&self) -> String {
        let (Rect { width, height, .. }, buffer) = (self.app.area(), self.buffer());
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..height).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The characters of the middle: all but the title and the keys below, which have a picture of their own.
    pub fn middle(&self) -> String {
        let text = self.text();
        let lines: Vec<&str> = text.split('\n').collect();
        lines[1..lines.len() - 1].join("\n")
    }

    /// The title, and the keys below.
    pub fn frame(&self) -> String {
        let text = self.text();
        let lines: Vec<&str> = text.split('\n').collect();
        format!("{}\n{}", lines[0], lines[lines.len() - 1])
    }
}

/// The letters that stand for styles: true colour may need many.
fn letters_of_styles() -> impl Iterator<Item = char> {
    ('a'..='z').chain('A'..='Z').chain('À'..='ɏ')
}

/// A finding whose time, and with it the speed on the screen, does not depend on the machine.
fn timeless(finding: Finding) -> Finding {
    Finding { elapsed: Duration::ZERO, ..finding }
}

fn done(task: Task) -> ReportKind {
    match task {
        Task::Search { situation, .. }
        | Task::Ponder { situation, .. }
        | Task::Move { situation, .. }
        | Task::ProgramSearch { situation, .. } => {
            let limits = Limits::nodes(3_000);
            ReportKind::Found(timeless(Engine::new(1).search(&situation, None, &limits, |_| {})))
        }
        Task::Lines { situation, count, .. } => {
            let (limits, stop) = (Limits::nodes(3_000), StopFlag::new());
            let lines = Engine::new(1).search_lines(&situation, count, limits.or(&stop), |_| {});
            ReportKind::LinesFound(lines.into_iter().map(timeless).collect())
        }
        Task::Verdict { situation, candidate } => {
            ReportKind::Judged(Judge::new(60_000, &crate::TABLES).verdict(&situation, candidate))
        }
        Task::StartProgram { program, .. } => ReportKind::Started(Ok(Some(program.command))),
        Task::Forget | Task::Rest => ReportKind::Ready,
    }
}
