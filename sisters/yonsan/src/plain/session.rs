//! The trainer behind the stream: a line becomes actions on the screen, and what is new there becomes sentences.

use std::time::Duration;

use etude_plain::clock::Warnings;
use etude_plain::host::{Answer, Talk};
use etude_plain::line::{resolve, trimmed};
use etude_plain::tables::timed;
use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use strum::VariantArray as _;
use yonsan_rules::{Point, Side};

use super::board;
use super::line::{self, Line, Pointed};
use super::query::Query;
use super::spoken_page::{SpokenPage, how_to, times_in};
use crate::screen::{Action, App, Binding, Command, Effect, name, names};
use crate::words::{self, in_english, say};

/// What a word means on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// A word of every screen.
    Query(Query),
    /// A command of this screen.
    Command(Command),
}

/// The trainer behind the stream.
#[derive(Debug)]
pub struct Session {
    app: App,
    shown: SpokenPage,
    now: Duration,
    /// What was said last, for those who did not hear it.
    last: Vec<String>,
    /// The clocks of the screen: the first one of each line, and the second.
    warnings: [Warnings; 2],
    /// Whether it has been told how lists and boards are used.
    hinted: [bool; 2],
    /// Whether the list of the home screen has been told.
    knows_home: bool,
    said: Vec<String>,
    effects: Vec<Effect>,
    has_quit: bool,
    /// Whether a line meant nothing.
    has_erred: bool,
}

impl Session {
    /// A session with a program.
    #[must_use]
    pub fn new(app: App) -> Self {
        let shown = SpokenPage::of(&app);
        Self {
            app,
            shown,
            now: Duration::ZERO,
            last: Vec::new(),
            warnings: <[Warnings; 2]>::default(),
            hinted: [false; 2],
            knows_home: false,
            said: Vec::new(),
            effects: Vec::new(),
            has_quit: false,
            has_erred: false,
        }
    }

    /// Whether a line meant nothing.
    #[must_use]
    pub const fn has_erred(&self) -> bool {
        self.has_erred
    }

    /// Has the program take an action.
    fn act(&mut self, action: Action) {
        for effect in self.app.update(action, self.now) {
            match effect {
                Effect::Quit => self.has_quit = true,
                Effect::Redraw | Effect::Suspend | Effect::Lines => {}
                effect => self.effects.push(effect),
            }
        }
    }

    fn command(&mut self, command: Command) {
        self.act(Action::Obey(command));
    }

    /// Says what is new on the screen.
    fn tell(&mut self) {
        let mut shown = SpokenPage::of(&self.app);
        if !self.app.is_away() {
            shown.is_known = std::mem::replace(&mut self.knows_home, true);
        }
        self.said.extend(shown.news(&self.shown));
        self.shown = shown;
        let hint = self.hint();
        self.said.extend(hint);
    }

    /// How lists and boards are used, the first time that there is one.
    fn hint(&mut self) -> Option<String> {
        let [list, board] = &mut self.hinted;
        if self.shown.takes_point() && !self.shown.hides_names && !std::mem::replace(board, true) {
            return Some(say().plain_hint_board());
        }
        (!self.shown.list.is_empty() && !std::mem::replace(list, true)).then(|| say().plain_hint_list())
    }

    /// Says that a clock runs out.
    fn tell_time(&mut self) {
        let times: Vec<Vec<u64>> = self.shown.state.iter().map(|line| times_in(line)).collect();
        // Two clocks are those of Black and White.
        let is_game = times.iter().any(|times| times.len() > 1);
        for ((place, warnings), side) in self.warnings.iter_mut().enumerate().zip(Side::ALL) {
            let left: Vec<u64> = times.iter().filter_map(|times| times.get(place).copied()).collect();
            self.said.extend(warnings.take(&left).into_iter().map(|left| {
                let left = say().plain_left(left / 60, left % 60);
                if is_game { say().named(say().side(words::side(side)), left) } else { left }
            }));
        }
    }

    fn answer(&mut self, is_answer: bool) -> Answer<Effect> {
        let time = |minutes, seconds| say().plain_time(minutes, seconds);
        let said: Vec<String> = self.said.drain(..).map(|line| timed(&line, time, |_| None)).collect();
        if is_answer && !said.is_empty() || self.last.is_empty() {
            self.last.clone_from(&said);
        } else {
            self.last.extend(said.iter().cloned());
        }
        Answer { said, effects: std::mem::take(&mut self.effects) }
    }

    fn refuse(&mut self, said: String) {
        self.has_erred = true;
        self.said.push(said);
    }

    /// The screen, the task and whose move it is.
    fn state(&self) -> Vec<String> {
        let mut said = vec![self.shown.named()];
        said.extend(self.shown.task.iter().cloned());
        said.extend(self.shown.state.iter().cloned());
        said
    }

    /// The keys that have a name here, but for those that only change what is drawn.
    fn bindings(&self) -> impl Iterator<Item = &'static Binding> {
        let is_drawn = |command| {
            matches!(command, Command::Help | Command::PageDown | Command::PageUp | Command::Up | Command::Right)
                || matches!(command, Command::Choose(_) | Command::Confirm | Command::Delete)
        };
        self.app.bindings().filter(move |binding| binding.label.is_some() && !is_drawn(binding.command))
    }

    /// The words that mean something on this screen, in the language spoken and in English.
    fn vocabulary(&self) -> Vec<(String, Meaning)> {
        let own = || {
            let labelled = self.bindings().filter_map(|binding| Some(((binding.label?.1)(say()), binding.command)));
            labelled.map(|(label, command)| (label.to_lowercase(), Meaning::Command(command))).collect::<Vec<_>>()
        };
        let every = Query::words().into_iter().map(|(word, query)| (word.to_lowercase(), Meaning::Query(query)));
        every.chain(own()).chain(in_english(own)).collect()
    }

    /// Obeys a line where any words are taken: it belongs to the screen unless it is just a word of the stream.
    fn obey_line(&mut self, line: &str) {
        let word = line.to_lowercase();
        let found = self.vocabulary().into_iter().find(|(name, _)| *name == word).map(|(_, meaning)| meaning);
        match found {
            Some(Meaning::Command(command)) => self.command(command),
            Some(Meaning::Query(Query::Enter)) => self.command(Command::TakeLine),
            Some(Meaning::Query(query)) => self.follow(query, ""),
            None => {
                if !line.is_empty() {
                    self.act(Action::Paste(line.to_owned()));
                }
                self.command(Command::TakeLine);
            }
        }
    }

    /// Obeys a line.
    fn obey(&mut self, typed: &str) {
        if self.shown.takes_line() {
            return self.obey_line(&trimmed(typed));
        }
        match line::read(typed) {
            Line::Empty if self.shown.takes_point() => self.refuse(self.expected_point()),
            Line::Empty => self.command(Command::Confirm),
            Line::Number(number) => self.choose(number, typed),
            Line::Move(Pointed::Named(points)) if self.shown.takes_text() => self.type_name(&points),
            Line::Move(Pointed::Counted(point)) if self.shown.takes_point() => self.act(Action::Lay(point)),
            Line::Move(Pointed::Named(points)) if self.shown.takes_point() && !self.shown.hides_names => {
                for point in points {
                    self.act(Action::Lay(point));
                }
            }
            Line::Move(_) if self.shown.takes_point() => self.refuse(self.expected_point()),
            Line::Move(_) => self.refuse_point(typed),
            Line::Words { first, rest, is_question } => match self.meaning(&first, &rest, is_question) {
                Ok(Meaning::Command(command)) => self.command(command),
                Ok(Meaning::Query(query)) => self.follow(query, &rest),
                Err(several) if several.len() > 1 => {
                    self.refuse(say().plain_several(first, several.join(&say().list())));
                }
                Err(_) if self.shown.takes_text() => self.type_text(&trimmed(typed)),
                Err(_) => self.refuse_line(typed),
            },
        }
    }

    /// What words mean: a key of the screen, a question by its letter, or a word.
    fn meaning(&self, first: &str, rest: &str, is_question: bool) -> Result<Meaning, Vec<String>> {
        let mut letters = first.chars();
        if let (Some(letter), None) = (letters.next().filter(char::is_ascii), letters.next()) {
            if is_question || !rest.is_empty() {
                return Query::of_letter(letter).map(Meaning::Query).ok_or_else(Vec::new);
            }
            if letter == '?' {
                return Ok(Meaning::Query(Query::Help));
            }
            let is_of = |binding: &&Binding| binding.keys.contains(&Key::char(letter));
            let found = self.bindings().find(is_of).map(|binding| Meaning::Command(binding.command));
            return found.ok_or_else(Vec::new);
        }
        let whole = if rest.is_empty() { first.to_owned() } else { format!("{first} {}", rest.to_lowercase()) };
        let vocabulary = self.vocabulary();
        resolve(&whole, &vocabulary).or_else(|_| resolve(first, &vocabulary))
    }

    /// Chooses a line of a list.
    fn choose(&mut self, number: usize, typed: &str) {
        let lines = self.shown.list.len();
        if lines == 0 {
            self.refuse_line(typed);
        } else if (1..=lines).contains(&number) {
            self.command(Command::Choose(number - 1));
        } else {
            self.refuse(say().plain_no_row(number, lines));
        }
    }

    /// Types the name of a point, letter by letter, and confirms it.
    fn type_name(&mut self, points: &[Point]) {
        match points {
            [only] => self.type_text(&name(*only)),
            several => self.refuse_line(&names(several)),
        }
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.act(Action::Press(Key::char(letter)));
        }
        self.command(Command::Confirm);
    }

    /// Follows a word of every screen.
    fn follow(&mut self, query: Query, rest: &str) {
        if let Some(command) = query.command() {
            return self.command(command);
        }
        match query {
            Query::Home => {
                while self.app.is_away() {
                    self.command(Command::Back);
                }
            }
            Query::Say => {
                let again = self.last.clone();
                self.said.extend(again);
            }
            Query::Where => self.said.extend(self.state()),
            Query::Read => self.said.extend(self.shown.task.iter().cloned()),
            Query::List => {
                let listed = self.shown.listed(usize::MAX);
                self.said.extend(if listed.is_empty() { vec![say().plain_no_list()] } else { listed });
            }
            Query::Score => {
                let score = self.shown.score.clone();
                self.said.extend(if score.is_empty() { vec![say().plain_no_score()] } else { score });
            }
            Query::Clock => self.said.extend(self.shown.state.iter().cloned()),
            Query::Help => self.help(rest),
            _ => self.ask_board(query, rest),
        }
    }

    /// Answers a question about the board.
    fn ask_board(&mut self, query: Query, rest: &str) {
        if !self.shown.has_board {
            return self.said.push(say().plain_no_board());
        }
        if self.shown.hides_names && !matches!(query, Query::Stones | Query::Last | Query::Board) {
            return self.said.push(say().plain_no_names());
        }
        let board = self.shown.board;
        let usage = || say().plain_usage(query.word(), query.help());
        let point = line::point(&rest.replace(' ', ""));
        let said = match query {
            Query::Stones => {
                let side = board::side_of(rest);
                if side.is_some() { board::stones(&board, side) } else { self.shown.stones() }
            }
            Query::Board => board::diagram(&board),
            Query::Row => match line::row(rest) {
                Some(row) => vec![board::row(&board, row)],
                None => return self.refuse(usage()),
            },
            Query::File => match line::column(rest) {
                Some(column) => vec![board::file(&board, column)],
                None => return self.refuse(usage()),
            },
            Query::Point | Query::Diagonals => match point {
                Some(point) if query == Query::Point => vec![board::point(&board, point)],
                Some(point) => board::diagonals(&board, point),
                None => return self.refuse(usage()),
            },
            // A screen that asks about fouls does not tell them.
            Query::Fouls if !self.app.has_key(Command::Fouls) => vec![say().plain_no_fouls_told()],
            Query::Fouls => board::fouls(&board),
            _ => {
                let stone = self.shown.last.and_then(|point| Some((board.stone(point)?, point)));
                vec![stone.map_or_else(
                    || say().plain_no_last(),
                    |(side, point)| say().plain_laid(words::side(side), name(point)),
                )]
            }
        };
        self.said.extend(said);
    }

    /// Says what can be typed, or what a word does.
    fn help(&mut self, about: &str) {
        let explained = |query: Query| say().named(query.word(), query.help());
        let about = about.trim().to_lowercase();
        if let Some((_, query)) = Query::words().into_iter().find(|(word, _)| *word == about) {
            return self.said.push(explained(query));
        }
        self.said.extend([how_to(&self.app.help()), say().plain_help_line()]);
        if self.shown.takes_point() || self.shown.has_board {
            self.said.push(say().plain_help_points());
        }
        let own: Vec<String> = self
            .bindings()
            .filter_map(|binding| {
                let (_, label) = binding.label?;
                let key = binding.keys.iter().find(|key| key.character().is_some())?;
                Some(say().named(words::key(*key), label(say())))
            })
            .collect();
        self.said.extend(own);
        self.said.extend(Query::VARIANTS.iter().copied().map(explained));
    }

    /// A point where none is taken: what is done can be left by a word.
    fn refuse_point(&mut self, typed: &str) {
        let next = self.bindings().find(|binding| binding.command == Command::Next);
        match next.and_then(|binding| Some((binding.label?.1)(say()))) {
            Some(word) if self.shown.has_board => self.refuse(say().plain_no_point_now(word)),
            _ => self.refuse_line(typed),
        }
    }

    /// How a point is typed here.
    fn expected_point(&self) -> String {
        if self.shown.hides_names { say().plain_type_place() } else { say().plain_type_point() }
    }

    /// Says what was expected instead of a line.
    fn refuse_line(&mut self, typed: &str) {
        let mut expected = Vec::new();
        if !self.shown.list.is_empty() {
            expected.push(say().plain_expected_number());
        }
        if self.shown.takes_text() {
            expected.push(say().plain_expected_name());
        } else if self.shown.takes_point() {
            expected.push(if self.shown.hides_names {
                say().plain_expected_place()
            } else {
                say().plain_expected_point()
            });
        }
        expected.extend(self.bindings().filter_map(|binding| Some((binding.label?.1)(say()))));
        expected.push(Query::Help.word());
        self.refuse(say().plain_unknown(typed.trim(), expected.join(&say().list())));
    }
}

impl Talk for Session {
    type Event = Action;
    type Effect = Effect;

    fn greet(&mut self) -> Answer<Effect> {
        self.hinted = [false; 2];
        self.shown = SpokenPage::of(&self.app);
        self.said = self.shown.whole();
        self.knows_home = !self.app.is_away();
        self.said.insert(0, say().plain_hello());
        let hint = self.hint();
        self.said.extend(hint);
        self.answer(false)
    }

    fn line(&mut self, typed: &str, now: Duration) -> Answer<Effect> {
        self.now = now;
        self.act(Action::Tick);
        self.obey(typed);
        if self.has_quit {
            self.said.push(say().plain_bye());
        } else {
            self.tell();
            self.tell_time();
            let waits = self.effects.iter().any(|effect| matches!(effect, Effect::Perform(..)));
            if self.said.is_empty() {
                self.said.push(if waits { say().thinking() } else { say().plain_nothing_changed() });
            }
        }
        self.answer(true)
    }

    fn event(&mut self, event: Action, now: Duration) -> Answer<Effect> {
        self.now = now;
        self.act(event);
        self.tell();
        self.answer(false)
    }

    fn tick(&mut self, now: Duration) -> Answer<Effect> {
        self.now = now;
        self.act(Action::Tick);
        self.tell();
        self.tell_time();
        self.answer(false)
    }

    fn end(&mut self, now: Duration) -> Answer<Effect> {
        self.now = now;
        self.said = self.state();
        self.act(Action::Quit);
        self.said.push(say().plain_bye());
        self.answer(false)
    }

    fn wakes_at(&self) -> Option<Duration> {
        self.app.wakes_at()
    }

    fn has_quit(&self) -> bool {
        self.has_quit
    }
}
