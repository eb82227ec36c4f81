//! The trainer behind the stream: a line becomes actions on the screen, and what is new there becomes sentences.

use std::time::Duration;

use super::line::{self, Line, Squares};
use super::query::Query;
use super::spoken_page::{Diction, SpokenPage};
use crate::tui::action::{Action, ScreenEffect};
use crate::tui::app::{App, update};
use crate::tui::keymap::{self, Binding, Command, Mode};
use crate::tui::page::{Page, Pane, Words};
use crate::words::{self, in_english, say, spoken};
use damier_app::Effect;
use damier_app::settings::Speech;
use damier_engine::{ReportKind, Task};
use etude_plain::clock::Warnings;
use etude_plain::host::{self, Talk};
use etude_plain::line::resolve;
use etude_plain::tables::seconds;
use etude_tui::key::Key;

/// What a word means on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A word of every screen.
    Query(Query),
    /// A command of this screen.
    Command(Command),
}

/// What a line did that decides how its outcome is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LineDeed {
    /// Nothing of these.
    #[default]
    Other,
    /// It held a move.
    EntersMove,
    /// It took moves back: the pieces may be able to go there by moves as well.
    TakesBack,
    /// It stepped back over moves, which stay.
    StepsBack,
}

/// The most words of a screen that are named at once.
pub(super) const EXPECTED: usize = 8;

/// The place of the home screen among what has been told.
const HOME: usize = 3;

/// The most lines of a list or a form that are read again where the screen is asked for.
const LONG: usize = 8;

/// The trainer behind the stream.
pub struct Session {
    pub(super) app: App,
    pub(super) shown: SpokenPage,
    pub(super) now: Duration,
    /// The numbered moves to choose from, if a line named several.
    pub(super) offered: Vec<String>,
    /// What was said last, for those who did not hear it.
    pub(super) last: Vec<String>,
    /// The last move that was told, where the screen keeps no score.
    pub(super) made: Option<String>,
    /// The move that the line makes: where another board follows at once, no change of the board tells it.
    pub(super) own: Option<String>,
    /// What is wrong with the move that was typed last, while the screen says so, and how it is told.
    pub(super) problem: Option<(String, String)>,
    pub(super) deed: LineDeed,
    /// What the screen showed on its clock when that was last looked at.
    left: Warnings,
    /// Whether it has been told how forms, lists and boards are used, and last the list of the home screen.
    hinted: [bool; 4],
    pub(super) said: Vec<String>,
    pub(super) effects: Vec<Effect>,
    pub(super) has_quit: bool,
    /// Whether a line meant nothing.
    pub(crate) has_erred: bool,
}

/// What is to be written and done after a call.
pub type Answer = host::Answer<Effect>;

impl Session {
    /// A session with a program.
    #[must_use]
    pub fn new(app: App) -> Self {
        words::speak_aloud();
        let shown = SpokenPage::of(&app);
        Self {
            app,
            shown,
            now: Duration::ZERO,
            offered: Vec::new(),
            last: Vec::new(),
            made: None,
            own: None,
            problem: None,
            deed: LineDeed::Other,
            left: Warnings::default(),
            hinted: [false; 4],
            said: Vec::new(),
            effects: Vec::new(),
            has_quit: false,
            has_erred: false,
        }
    }

    /// How things are said.
    pub(super) fn diction(&self) -> Diction {
        let settings = self.app.shared().trainer.settings();
        Diction { speech: settings.speech, style: settings.move_style }
    }

    /// The page without its clock, and without the cursor of the board and what is marked for it.
    fn still_page(&self) -> Page {
        let mut page = Page { time: String::new(), clock: Pane::default(), ..self.app.page() };
        page.board.marks.clear();
        page.input.preview = Words::default();
        page
    }

    /// Has the program take an action.
    pub(super) fn act(&mut self, action: Action) {
        for effect in update(&mut self.app, action, self.now) {
            match effect {
                ScreenEffect::Quit => self.has_quit = true,
                ScreenEffect::Perform(effect) => self.effects.push(effect),
                ScreenEffect::Suspend | ScreenEffect::Redraw => {}
            }
        }
    }

    /// What the screen says, but for what is wrong with a move, which is told once.
    pub(super) fn spoken(&self) -> SpokenPage {
        let mut shown = SpokenPage::of(&self.app);
        if let Some((problem, _)) = &self.problem {
            shown.take_problem(problem);
        }
        shown
    }

    /// Says what is wrong with the move of a line, each time that it is typed.
    fn tell_problem(&mut self) {
        let has_entered = self.deed == LineDeed::EntersMove;
        let shown = self.problem.take().filter(|(problem, _)| SpokenPage::of(&self.app).take_problem(problem));
        self.said.extend(shown.clone().filter(|_| has_entered).map(|(_, told)| told));
        self.problem = shown;
    }

    /// Says what is new on the screen.
    fn tell(&mut self, is_answer: bool) {
        let mut shown = self.spoken();
        shown.deed = std::mem::take(&mut self.deed);
        if shown.mode == Mode::Home && std::mem::replace(&mut self.hinted[HOME], true) {
            shown.most = 0;
        }
        let ends_game = shown.mode == Mode::Played && self.shown.mode == Mode::Play;
        let mut news = shown.news(&self.shown, self.diction(), is_answer && self.said.is_empty());
        if shown.mode != self.shown.mode {
            self.left.forget();
        }
        match shown.events(&self.shown, self.diction().style) {
            Some(events) if shown.title == self.shown.title => self.made = events.last().cloned().or(self.made.take()),
            _ => self.made = None,
        }
        self.made = shown.made.clone().or(self.made.take());
        self.shown = shown;
        if ends_game && self.diction().speech != Speech::Short {
            let words = self.bindings().filter_map(|binding| Some(binding.label?(say()))).take(EXPECTED);
            news.push(say().plain_go_on(words::list(words.collect::<Vec<_>>())));
        }
        news.extend(self.hint());
        self.said.extend(news);
    }

    /// Says the move that the line made, where another board followed at once.
    fn tell_own(&mut self, before: &SpokenPage) {
        let Some(own) = self.own.take() else { return };
        let is_other = self.shown.events(before, self.diction().style).is_none();
        if is_other && before.has_board() && !self.said.contains(&own) {
            self.said.insert(0, own);
        }
    }

    /// How forms, lists and boards are used, told once each.
    fn hint(&mut self) -> Vec<String> {
        let (place, hint) = if self.shown.is_text() {
            return Vec::new();
        } else if !self.shown.fields.rows.is_empty() {
            (0, say().plain_help_form())
        } else if self.has_boards() {
            (1, say().plain_help_boards(spoken::example_square(&self.shown.position)))
        } else if self.has_list() {
            (1, say().plain_help_list())
        } else if self.shown.has_board() {
            let square = spoken::example_square(&self.shown.position);
            let tells_moves = self.shown.tells_moves();
            if self.shown.is_opening() {
                return Vec::new();
            }
            (2, if tells_moves { say().plain_help_board(square) } else { say().plain_help_exercise(square) })
        } else {
            return Vec::new();
        };
        if std::mem::replace(&mut self.hinted[place], true) {
            return Vec::new();
        }
        let lists = (place == 2 && self.shown.tells_moves()).then(|| say().plain_help_square());
        std::iter::once(hint).chain(lists).collect()
    }

    /// Says that a clock runs out, at five minutes, one minute and ten seconds.
    fn tell_time(&mut self) {
        // Beside a game the clocks of both sides run; elsewhere such times are those used so far.
        let clocks = self.shown.clock.iter().filter(|_| self.shown.mode == Mode::Play);
        let lines = Some(&self.shown.time).filter(|_| self.shown.left.is_some()).into_iter().chain(clocks);
        let left: Vec<Option<u64>> = lines.map(|line| seconds(line)).collect();
        self.said.extend(self.left.take(&left).into_iter().map(|left| say().plain_left(time(left))));
    }

    /// What is said and done.
    fn answer(&mut self, is_answer: bool) -> Answer {
        let said = std::mem::take(&mut self.said);
        if is_answer && !said.is_empty() || self.last.is_empty() {
            self.last.clone_from(&said);
        } else {
            self.last.extend(said.iter().cloned());
        }
        Answer { said, effects: std::mem::take(&mut self.effects) }
    }

    /// The screen, the task and whose move it is.
    pub(super) fn state(&self) -> Vec<String> {
        if !self.shown.has_board() || self.shown.report.is_some() {
            return self.shown.whole(self.diction());
        }
        let mut said = vec![self.shown.named()];
        said.extend(self.shown.asked(self.diction()));
        said.extend(self.shown.note());
        // The other side thinks.
        let is_told = self.shown.mode == Mode::Play && self.made.is_some();
        let turn = self.shown.turn(self.diction());
        said.extend(turn.or_else(|| is_told.then(|| spoken::side_to_move(&self.shown.position))));
        said
    }

    /// The same, without what a long list has besides the chosen line.
    pub(super) fn brief(&self) -> Vec<String> {
        let is_short = self.shown.mode == Mode::Home || self.shown.count_lines() <= LONG;
        if is_short || self.shown.has_board() || self.shown.report.is_some() {
            return self.state();
        }
        let mut page = self.shown.clone();
        page.most = 0;
        page.whole(self.diction()).into_iter().chain(page.chosen_line().map(|line| say().plain_chosen(line))).collect()
    }

    /// Says something.
    pub(super) fn say(&mut self, said: impl IntoIterator<Item = String>) {
        self.said.extend(said);
    }

    /// The words that mean something on this screen: those of every screen before its own, in the language spoken and in
    /// English.
    pub(super) fn vocabulary(&self) -> Vec<(String, Meaning)> {
        let own = || {
            let labelled =
                self.bindings().filter_map(|binding| Some((binding.label?(say()).to_lowercase(), binding.command)));
            labelled.map(|(label, command)| (label, Meaning::Command(command))).collect::<Vec<_>>()
        };
        let every = Query::words().into_iter().map(|(word, query)| (word, Meaning::Query(query)));
        every.chain(own()).chain(in_english(own)).chain(self.other_words()).collect()
    }

    /// Further words for a few commands of this screen, and for the diagram.
    fn other_words(&self) -> Vec<(String, Meaning)> {
        let commands = [("resign", Command::Resign), ("next", Command::Next), ("progress", Command::Progress)];
        let is_here = |wanted: Command| self.bindings().any(|binding| binding.command == wanted);
        let here = commands.into_iter().filter(|&(_, command)| is_here(command));
        let all = here.map(|(name, command)| (name, Meaning::Command(command)));
        let words = |(name, meaning): (&str, Meaning)| {
            let words = say().plain_other_words(name);
            words.split('|').map(|word| (word.to_owned(), meaning)).collect::<Vec<_>>()
        };
        all.chain([("board", Meaning::Query(Query::Board))]).flat_map(words).collect()
    }

    /// Obeys a line that is no row of a form.
    fn obey(&mut self, typed: &str, read: Line) {
        let is_answered = self.shown.takes_answer();
        self.return_from_line(&read);
        match read {
            Line::Empty if self.shown.mode == Mode::Notation && self.shown.asks_place() => {
                self.refuse(say().plain_by_place());
            }
            Line::Empty if self.shown.mode == Mode::Lesson && self.shown.asks_place() => {
                self.refuse(say().course_point_prompt());
            }
            Line::Empty => self.act(Action::Do(Command::Confirm)),
            Line::Number(number) if self.has_list() => self.choose(number),
            Line::Number(number) if self.shown.mode == Mode::Lesson || is_answered => self.enter(&number.to_string()),
            Line::Number(number) => self.moves_of(&number.to_string()),
            Line::Move(squares) if self.shown.mode == Mode::Notation => self.point(&squares.names),
            Line::Move(_) if is_answered => self.enter(typed.trim()),
            Line::Move(Squares { names, is_capture }) => self.play(&names, is_capture),
            Line::Words { first, rest, is_question } => {
                let is_text = is_answered || self.shown.mode.types_text();
                match self.meaning(&first, &rest, is_question) {
                    Ok(meaning) => self.follow(meaning, &rest, &first),
                    Err(_) if self.choose_named(typed) => {}
                    Err(_) if is_text => self.enter(typed.trim()),
                    Err(several) if several.len() > 1 => {
                        self.refuse(say().plain_several(first, words::list(several)));
                    }
                    Err(_) => self.refuse_word(typed, &first),
                }
            }
        }
    }

    /// What words mean: a key of the screen, a question by its letter, or a word.
    pub(super) fn meaning(&self, first: &str, rest: &str, is_question: bool) -> Result<Meaning, Vec<String>> {
        let mut letters = first.chars();
        if let (Some(letter), None) = (letters.next().filter(char::is_ascii), letters.next()) {
            let question = || Query::of_letter(letter).map(Meaning::Query).ok_or_else(Vec::new);
            if is_question || !rest.is_empty() {
                return question();
            }
            if letter == '?' {
                return Ok(Meaning::Query(Query::Help));
            }
            let command = if self.shown.mode.types_text() { None } else { self.key(letter) };
            return command.map(Meaning::Command).ok_or_else(Vec::new);
        }
        let whole = if rest.is_empty() { first.to_owned() } else { format!("{first} {}", rest.to_lowercase()) };
        let vocabulary = self.vocabulary();
        resolve(&whole, &vocabulary).or_else(|_| resolve(first, &vocabulary))
    }

    /// The command of a letter on this screen.
    fn key(&self, letter: char) -> Option<Command> {
        keymap::command(self.shown.mode, Key::char(letter))
    }

    /// Follows a word.
    fn follow(&mut self, meaning: Meaning, rest: &str, typed: &str) {
        match meaning {
            Meaning::Command(Command::Comment) if !rest.is_empty() => {
                self.act(Action::Do(Command::Comment));
                for command in [Command::Last, Command::EraseBefore] {
                    self.act(Action::Do(command));
                }
                self.act(Action::Paste(rest.to_owned()));
                self.act(Action::Do(Command::Confirm));
            }
            // The word asks for the lines; its key asks for one more.
            Meaning::Command(Command::Lines) if typed.chars().count() > 1 => self.tell_engine(),
            Meaning::Command(command) => self.command(command, typed),
            Meaning::Query(Query::Delete) => {
                let removes = |command: &Command| matches!(command, Command::Remove | Command::Hide);
                let found = self.app.mode().keys().map(|binding| binding.command).find(removes);
                match found {
                    Some(command) => self.command(command, typed),
                    None => self.refuse_line(typed),
                }
            }
            Meaning::Query(query) => {
                if let Some(command) = query.command() {
                    return self.command(command, typed);
                }
                self.ask(query, rest);
            }
        }
    }

    /// Gives a command.
    fn command(&mut self, command: Command, typed: &str) {
        let leads_out = matches!(command, Command::Quit | Command::Home | Command::Cancel | Command::Confirm);
        let is_key = self.app.mode().keys().any(|binding| binding.command == command);
        if !is_key && !leads_out {
            return self.refuse_key(command, typed);
        }
        if command == Command::Suspend || command == Command::Redraw {
            return;
        }
        if takes_back(command) {
            let is_step = matches!(command, Command::Left | Command::First);
            self.deed = if is_step { LineDeed::StepsBack } else { LineDeed::TakesBack };
        }
        self.act(Action::Do(command));
        if self.app.is_idle() {
            return self.refuse(say().plain_not_now(typed));
        }
        if command == Command::Lines || command == Command::Engine {
            self.tell_switched();
        }
    }

    /// Whether the middle is the list of the boards of a simultaneous display.
    pub(super) fn has_boards(&self) -> bool {
        self.has_list() && self.shown.is_game()
    }

    /// Whether the middle is a list to choose from by numbers.
    pub(super) fn has_list(&self) -> bool {
        !self.shown.list.is_empty() && self.shown.mode != Mode::Analysis
    }

    /// Chooses a line of a list.
    fn choose(&mut self, number: usize) {
        let first = self.shown.first;
        match number.checked_sub(first).filter(|&place| place < self.shown.list.len()) {
            Some(place) => self.act(Action::Choose(place)),
            None => self.refuse(say().plain_no_row(number, self.shown.list.len() + first - 1)),
        }
    }

    /// The keys that do something here, but for those that only change what is drawn.
    pub(super) fn bindings(&self) -> impl Iterator<Item = &'static Binding> {
        let is_drawn = |command| matches!(command, Command::Turn | Command::Complete | Command::Help | Command::View);
        let is_view = self.shown.mode == Mode::Learn;
        let keys = self.app.mode().keys();
        keys.filter(move |binding| {
            let hides = is_drawn(binding.command) && !(is_view && binding.command == Command::View);
            !hides && self.app.can(binding.command)
        })
    }
}

impl Talk for Session {
    type Event = damier_app::Event;
    type Effect = Effect;

    fn greet(&mut self) -> Answer {
        self.hinted = [false; 4];
        self.shown = SpokenPage::of(&self.app);
        self.hinted[HOME] = self.shown.mode == Mode::Home;
        self.said = self.shown.whole(self.diction());
        self.said.insert(0, say().plain_hello());
        let hint = self.hint();
        self.said.extend(hint);
        self.answer(false)
    }

    fn wakes_at(&self) -> Option<Duration> {
        self.app.wakes_at()
    }

    fn event(&mut self, event: Self::Event, now: Duration) -> Answer {
        self.now = now;
        self.act(Action::App(event));
        self.tell(false);
        self.answer(false)
    }

    fn tick(&mut self, now: Duration) -> Answer {
        self.now = now;
        self.act(Action::Tick);
        self.tell(false);
        self.tell_time();
        self.answer(false)
    }

    fn end(&mut self, now: Duration) -> Answer {
        self.now = now;
        self.said = self.state();
        let before = self.shown.clone();
        self.act(Action::Do(Command::Quit));
        self.tell_left(&before);
        self.tell_end();
        self.answer(false)
    }

    fn line(&mut self, typed: &str, now: Duration) -> Answer {
        self.now = now;
        let offered = std::mem::take(&mut self.offered);
        let title = self.shown.message_title.clone();
        let page = self.still_page();
        let before = self.shown.clone();
        let read = line::read(typed);
        match &read {
            Line::Number(number) if (1..=offered.len()).contains(number) => self.enter(&offered[number - 1].clone()),
            _ if self.takes_field(typed, &read) => {}
            _ => self.obey(typed, read),
        }
        self.tell_left(&before);
        self.tell_problem();
        if self.has_quit {
            self.tell_end();
        } else {
            self.tell(true);
            self.tell_own(&before);
            self.tell_time();
            if before.asks_again() && !self.shown.asks_again() && self.shown.is_at(&before) {
                self.said.insert(0, say().plain_cancelled());
            }
            if self.said.is_empty() {
                self.said.push(if self.shown.message_title != title {
                    self.shown.message_title.clone()
                } else if self.still_page() != page {
                    say().plain_done()
                } else if self.shown.takes_move() {
                    say().plain_nothing_happened(spoken::example_move(&self.shown.position))
                } else {
                    say().plain_nothing_changed()
                });
                self.said.extend(self.shown.turn(self.diction()));
            }
        }
        self.answer(true)
    }

    fn has_quit(&self) -> bool {
        self.has_quit
    }
}

/// Whether a command takes moves back, or shows an earlier position.
const fn takes_back(command: Command) -> bool {
    matches!(command, Command::Undo | Command::Retry | Command::Left | Command::First | Command::Nothing)
}

/// A time in words.
pub(super) fn time(seconds: u64) -> String {
    say().plain_time(seconds / 60, seconds % 60)
}

/// Whether the stream waits for what an effect brings, before it takes another line of a script.
#[must_use]
pub const fn is_awaited(task: &Task) -> bool {
    match task {
        Task::Verdict { .. } | Task::Move { .. } | Task::StartProgram { .. } => true,
        Task::Search { limits, .. } | Task::Lines { limits, .. } | Task::ProgramSearch { limits, .. } => {
            limits.nodes.is_some() || limits.time.is_some() || limits.depth.is_some()
        }
        Task::Ponder { .. } | Task::Forget | Task::Rest => false,
    }
}

/// Whether a report ends the wait.
#[must_use]
pub const fn ends_wait(report: &ReportKind) -> bool {
    report.is_final()
}
