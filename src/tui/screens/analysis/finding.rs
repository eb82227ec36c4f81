//! Finding the position on the board, or a pattern, in puzzles and games.

use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Fields, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::puzzle::opening_of;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::Mark;
use crate::words::{self, say};
use damier_app::{Effect, Event, FindTask};
use damier_engine::RequestId;
use damier_puzzles::composition::whole_game;
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::{Fen, Pattern, read_pattern};
use damier_rules::{AnyPosition, Variant};
use damier_train::analysis::Opening;
use damier_train::finder::{Extent, Hit, HitOrigin, Matches};
use etude_text::plain::in_line;
use etude_tui::text_input::TextInput;

/// How many hits are listed.
const MAX_HITS: usize = 200;

/// What an action did.
pub enum Found {
    /// It stays open.
    Here,
    /// It was closed.
    Closed,
    /// This is to be analysed.
    Open(Box<Opening>),
}

/// The form that asks for a pattern, and what was found.
pub struct Finding {
    form: Form<()>,
    pattern: Pattern,
    /// Why the text is no pattern, in words.
    problem: Option<String>,
    waiting: Option<RequestId>,
    /// What was found, and where.
    result: Option<(Matches, Extent)>,
    chosen: usize,
    /// A notice about the last key.
    notice: Option<Words>,
    /// Whether unsaved changes were pointed out.
    is_warned: bool,
}

impl Finding {
    /// Proposes a position.
    pub fn new(position: &AnyPosition) -> Self {
        let text = TextInput::new(&Fen::new(*position).to_string());
        Self {
            form: Form::new(vec![Row::text((), say().find_pattern(), text)], say().find_start()),
            pattern: Pattern::of(position),
            problem: None,
            waiting: None,
            result: None,
            chosen: 0,
            notice: None,
            is_warned: false,
        }
    }

    /// The mode that decides which keys work.
    pub fn mode(&self) -> Mode {
        if self.hits().is_empty() { self.form.mode() } else { Mode::List }
    }

    fn hits(&self) -> &[Hit] {
        self.result.as_ref().map_or(&[], |(matches, _)| &matches.hits)
    }

    /// The position on the board: that of the chosen hit, or the given pieces.
    pub fn position(&self) -> &AnyPosition {
        self.hits().get(self.chosen).map_or(self.pattern.pieces(), |hit| &hit.position)
    }

    /// Handles an action. `is_unsaved` says whether opening a hit would lose changes.
    pub fn update(&mut self, action: &Action, is_unsaved: bool, shared: &mut Shared) -> (Found, Vec<Effect>) {
        if let Action::App(Event::Matched(id, matches, extent)) = action {
            if self.waiting.take_if(|waiting| waiting == id).is_some() {
                self.result = Some((matches.clone(), *extent));
                self.chosen = 0;
            }
            return (Found::Here, Vec::new());
        }
        if action.is_input() {
            self.notice = None;
        }
        if self.hits().is_empty() {
            return self.ask(action, shared);
        }
        let last = self.hits().len() - 1;
        match action {
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(last),
            Action::Do(Command::Cancel) => self.result = None,
            Action::Do(Command::Home) => return Self::close(shared),
            Action::Do(Command::Confirm) => return self.open(is_unsaved, shared),
            Action::Choose(line) if *line <= last => {
                self.chosen = *line;
                return self.open(is_unsaved, shared);
            }
            _ => return (Found::Here, Vec::new()),
        }
        self.is_warned = false;
        (Found::Here, Vec::new())
    }

    /// Handles an action while the pattern is typed.
    fn ask(&mut self, action: &Action, shared: &mut Shared) -> (Found, Vec<Effect>) {
        if matches!(action, Action::Do(Command::Cancel | Command::Home)) {
            return Self::close(shared);
        }
        match self.form.update(action) {
            Filled::Changed(()) => {
                // A search for another pattern no longer matters.
                (self.waiting, self.result, self.problem) = (None, None, None);
                if let Ok(pattern) = self.read() {
                    self.pattern = pattern;
                }
            }
            Filled::Done => match self.read() {
                Ok(pattern) => {
                    self.pattern = pattern;
                    let id = shared.trainer.next_id();
                    self.waiting = Some(id);
                    let task = FindTask::Find { pattern: Box::new(pattern), most: MAX_HITS };
                    return (Found::Here, vec![Effect::Find(id, task)]);
                }
                Err(problem) => self.problem = Some(problem),
            },
            Filled::Same => {}
        }
        (Found::Here, Vec::new())
    }

    fn read(&self) -> Result<Pattern, String> {
        let text = self.form.text(());
        read_pattern(text, self.variant()).map_err(|error| words::sentence(&words::pattern_error(&error)))
    }

    const fn variant(&self) -> Variant {
        self.pattern.variant()
    }

    /// Closes it. The index of positions is no longer needed.
    fn close(shared: &mut Shared) -> (Found, Vec<Effect>) {
        (Found::Closed, vec![Effect::Find(shared.trainer.next_id(), FindTask::Forget)])
    }

    /// Opens the chosen hit.
    fn open(&mut self, is_unsaved: bool, shared: &mut Shared) -> (Found, Vec<Effect>) {
        if is_unsaved && !std::mem::replace(&mut self.is_warned, true) {
            self.notice = Some(Words::new(Tone::Notice, say().find_unsaved()));
            return (Found::Here, Vec::new());
        }
        let opening = self.hits().get(self.chosen).and_then(|hit| opening(hit, shared));
        if let Some(opening) = opening {
            return (Found::Open(Box::new(opening)), Self::close(shared).1);
        }
        self.notice = Some(Words::new(Tone::Notice, say().find_gone()));
        (Found::Here, Vec::new())
    }

    /// The page.
    pub fn page(&self, shared: &Shared) -> Page {
        let mut board = shared.board(*self.position());
        if self.hits().is_empty() {
            let squares = self.variant().board_size().all_squares();
            let is_empty = |square: &_| self.pattern.empty().contains(*square);
            board.marks = squares.filter(is_empty).map(|square| (square, Mark::Taken)).collect();
        }
        let mut message: Vec<Words> = self.notice.iter().cloned().collect();
        message.extend(self.problem.iter().map(|problem| Words::new(Tone::Bad, &**problem)));
        message.extend(self.told());
        let (middle, about) = if self.hits().is_empty() {
            (self.form.lines(), say().home_message())
        } else {
            let line = |(place, hit): (usize, &Hit)| {
                Words::choice(&format!("{} ", words::found_line(&hit.searched)), place == self.chosen)
            };
            (self.hits().iter().enumerate().map(line).collect(), say().find_hit())
        };
        Page {
            clock: Pane::new(say().find_hits(), self.summary()),
            middle_title: say().find_title(),
            middle: Middle::Menu(middle),
            fields: if self.hits().is_empty() { self.form.fields() } else { Fields::default() },
            enter: if self.hits().is_empty() { say().find_start().to_lowercase() } else { say().label_open() },
            message: Pane::new(about, message),
            ..Page::new(say().find_title(), board)
        }
    }

    /// How much was found, and where.
    fn summary(&self) -> Vec<Words> {
        let Some((matches, extent)) = &self.result else { return Vec::new() };
        let shown = if matches.all > matches.hits.len() { matches.hits.len() } else { 0 };
        vec![
            Words::from(say().find_found(matches.all, shown)),
            Words::new(Tone::Quiet, say().find_extent(extent.puzzles, extent.games)),
        ]
    }

    /// What to do, or what the chosen hit is.
    fn told(&self) -> Vec<Words> {
        let quiet = |text: String| Words::new(Tone::Quiet, text);
        if self.waiting.is_some() {
            return vec![quiet(say().find_searches())];
        }
        if let Some(hit) = self.hits().get(self.chosen) {
            let event = hit.searched.event.as_deref().map(|event| in_line(&words::event_name(event)));
            let place = Some(words::found_place(hit)).filter(|place| !place.is_empty());
            let lines = [Some(words::found_title(&hit.searched)), event, place].into_iter().flatten();
            return lines.map(Words::from).chain([quiet(say().find_go_on())]).collect();
        }
        let none = self.result.as_ref().map(|_| Words::new(Tone::Notice, say().find_none()));
        none.into_iter().chain([quiet(say().find_how_to())]).collect()
    }
}

/// The game or puzzle of a hit, at its position.
fn opening(hit: &Hit, shared: &mut Shared) -> Option<Opening> {
    let at = |game| Opening { ply: hit.ply.into(), ..Opening::from(game) };
    match &hit.searched.origin {
        HitOrigin::Puzzle(id) => opening_of(&shared.trainer.selector.puzzle(id)?),
        HitOrigin::GameOf(id) => Some(at(whole_game(&shared.trainer.selector.puzzle(id)?)?)),
        HitOrigin::Own(pdn) => Some(at(read_games(pdn.as_bytes(), hit.position.variant()).next()?.ok()?)),
    }
}
