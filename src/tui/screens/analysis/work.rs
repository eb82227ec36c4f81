//! The analysis of a game: state and keys.

use std::time::Duration;

use super::super::{Destination, Screen, Step};
use super::finding::{Finding, Found};
use super::moves;
use super::opening::{opening_of, reading};
use super::page::{self, middle_size, rows};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone};
use crate::tui::shared::Shared;
use crate::tui::widgets::evaluation::Evaluation;
use crate::words::{self, say};
use damier_app::store::pdn_files::{FileReport, FileTask, PdnFileError};
use damier_app::{Effect, Event, Trainer};
use damier_engine::{ReportKind, RequestId};
use damier_rules::BoardSize;
use damier_rules::notation::pdn::{PdnGame, write_game};
use damier_train::analysis::{Analysis, Author, EngineRequest, GameInFile, GameNavigator, Opening, SignKind};
use damier_train::unfinished::Unfinished;
use etude_tui::plot::Curve;
use etude_tui::text_input::TextInput;

/// Analysis of a game.
pub struct Work {
    pub lesson: Analysis,
    pub entry: MoveEntry,
    source: Option<GameInFile>,
    /// The last task for the engine; `id` is its request.
    request: Option<EngineRequest>,
    id: Option<RequestId>,
    /// The first of the latest requests in a row that all went to the player's own engine.
    own_since: Option<RequestId>,
    /// Whether the engine may still be working on another game.
    is_new: bool,
    /// Whether the graph replaces the engine lines.
    graph_in_pane: bool,
    /// A message about the last command.
    pub notice: Option<(Tone, String)>,
    pub saving: Option<Saving>,
    /// The search for a position, while it is open.
    pub finding: Option<Finding>,
    /// The game being read from the file, and its request.
    reading: Option<(RequestId, GameInFile)>,
    /// The command that would discard unsaved changes, if it was pressed once.
    warned: Option<Command>,
}

/// The form that asks for a file name.
pub struct Saving {
    /// A form with a single row.
    pub form: Form<()>,
    /// The name of an existing file that the player was warned about.
    warned_of: Option<String>,
    /// The request to save the game, and the revision it saves.
    waiting: Option<(RequestId, u64)>,
}

impl Work {
    /// Analyses a game with the engines from the settings.
    pub fn new(opening: Opening, shared: &Shared) -> Self {
        let source = opening.source.clone();
        Self::of(Analysis::new(opening, shared.trainer.settings().program(), shared.trainer.tables().clone()), source)
    }

    fn of(lesson: Analysis, source: Option<GameInFile>) -> Self {
        Self {
            entry: MoveEntry::new(lesson.walk().game().variant().board_size()),
            lesson,
            source,
            request: None,
            id: None,
            own_since: None,
            is_new: false,
            graph_in_pane: false,
            notice: None,
            saving: None,
            finding: None,
            reading: None,
            warned: None,
        }
    }

    /// Resumes an analysis that was not saved, at the end of a way from its start.
    pub fn resume(game: PdnGame, way: &[usize], shared: &Shared) -> Self {
        let mut work = Self::new(Opening::from(game), shared);
        work.step(|walk| {
            walk.go_along(way);
            true
        });
        work.lesson.unsaved();
        work
    }

    fn enter(&mut self, action: &Action, shared: &Shared) {
        let position = *self.lesson.walk().position();
        match self.entry.update(action, &position, shared.turned) {
            Entered::Move(played) => {
                self.lesson.play(played);
                self.arrive();
            }
            Entered::Pending => self.notice = None,
            Entered::Nothing => {}
        }
    }

    fn arrive(&mut self) {
        self.entry.put_away();
        self.notice = None;
    }

    fn step(&mut self, step: impl FnOnce(&mut GameNavigator) -> bool) {
        self.lesson.step(step);
        self.arrive();
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        match command {
            // While the cursor is on the board, the arrows move it.
            Command::Left | Command::Right | Command::Up | Command::Down if self.entry.has_cursor() => return None,
            Command::Left => self.step(GameNavigator::back),
            Command::Right => self.step(GameNavigator::forward),
            Command::Up => self.step(|walk| walk.to_alternative(false)),
            Command::Down => self.step(|walk| walk.to_alternative(true)),
            Command::First => self.step(GameNavigator::to_start),
            Command::Last => self.step(GameNavigator::to_end),
            Command::Remove => self.step(GameNavigator::remove),
            Command::Promote => self.step(GameNavigator::promote),
            Command::Sign => self.mark(),
            Command::ResultSign => self.step(|walk| walk.sign(SignKind::Result)),
            Command::Undo => {
                self.lesson.undo();
                self.arrive();
            }
            Command::Engine => self.lesson.switch(),
            Command::Lines => self.more_lines(),
            Command::OwnEngine => self.change_author(),
            Command::View => self.graph_in_pane = !self.graph_in_pane,
            Command::Survey => self.survey(),
            Command::NextMistake => self.step(GameNavigator::to_next_mistake),
            Command::Find => self.finding = Some(Finding::new(self.lesson.walk().position())),
            Command::Save => self.saving = Some(Saving::new(&self.proposed_name(shared))),
            Command::Next => return Some(self.next_game(shared)),
            Command::Cancel => return self.cancel(),
            Command::Home => return Some(self.go_home(Command::Home)),
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Marks the last move; says so if the mark does not count, because the engine has looked there.
    fn mark(&mut self) {
        let is_late = self.lesson.marked_by_hand().is_some() && self.lesson.is_seen() && !self.lesson.is_on;
        self.lesson.mark();
        self.arrive();
        self.notice = is_late.then(|| (Tone::Notice, say().by_hand_seen()));
    }

    fn more_lines(&mut self) {
        self.notice = None;
        match self.lesson.author() {
            Author::Bundled => self.lesson.more_lines(),
            Author::Own => self.notice = Some((Tone::Notice, say().one_line())),
        }
    }

    fn change_author(&mut self) {
        self.notice = (!self.lesson.has_own_engine()).then(|| (Tone::Notice, say().no_own_engine()));
        self.lesson.change_author();
    }

    fn survey(&mut self) {
        if self.lesson.walk().game().main_line().next().is_none() {
            self.notice = Some((Tone::Notice, say().nothing_to_survey()));
            return;
        }
        self.notice = None;
        self.lesson.start_survey();
    }

    /// Undoes one thing at a time: the typed text, the cursor on the board, the survey; then goes home.
    fn cancel(&mut self) -> Option<Step> {
        if !self.entry.is_empty() {
            return None;
        }
        if self.entry.has_cursor() {
            self.entry.put_away();
        } else if !self.lesson.stop_survey() {
            return Some(self.go_home(Command::Cancel));
        }
        Some(Step::stay())
    }

    /// Goes home; warns first if there are unsaved changes.
    fn go_home(&mut self, key: Command) -> Step {
        if self.may_leave(key) { Step::to(Destination::Home) } else { Step::stay() }
    }

    fn may_leave(&mut self, key: Command) -> bool {
        if !self.lesson.walk().is_changed() || self.warned == Some(key) {
            return true;
        }
        self.warned = Some(key);
        self.notice = Some((Tone::Notice, say().leave_unsaved()));
        false
    }

    fn next_game(&mut self, shared: &mut Shared) -> Step {
        // While a game is being read, the key asks for the one after it.
        let asked = self.reading.as_ref().map(|(_, source)| source);
        let Some(source) = asked.or(self.source.as_ref()).cloned() else {
            self.notice = Some((Tone::Notice, say().no_file()));
            return Step::stay();
        };
        if !self.may_leave(Command::Next) {
            return Step::stay();
        }
        let next = GameInFile { number: source.number + 1, ..source };
        let (id, task) = (shared.trainer.next_id(), reading(&next));
        self.reading = Some((id, next));
        Step { effects: vec![Effect::File(id, task)], ..Step::default() }
    }

    /// Goes to a move of the clicked row: the first one, or the one after the move on the board.
    fn choose(&mut self, line: usize, shared: &Shared) {
        let walk = self.lesson.walk();
        let (width, height) = middle_size(self, shared);
        let rows = rows(self, width);
        let first = moves::first_shown(&rows, walk.here(), height);
        let Some(nodes) = rows.get(first + line).map(|row| &row.nodes).filter(|nodes| !nodes.is_empty()) else {
            return;
        };
        let next = nodes.iter().position(|&node| node == walk.here()).map_or(0, |place| (place + 1) % nodes.len());
        let chosen = nodes[next];
        self.step(|walk| walk.go_to(chosen));
    }

    /// Handles an action while the file name is being typed.
    fn save(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        let Some(saving) = &mut self.saving else { return Vec::new() };
        if matches!(action, Action::Do(Command::Cancel | Command::Home)) {
            self.saving = None;
            self.notice = None;
            return Vec::new();
        }
        match saving.form.update(action) {
            Filled::Done => {}
            Filled::Changed(()) => {
                saving.warned_of = None;
                self.notice = None;
                return Vec::new();
            }
            Filled::Same => return Vec::new(),
        }
        let name = saving.form.text(()).trim().to_owned();
        if name.is_empty() {
            self.notice = Some((Tone::Bad, say().save_no_name()));
            return Vec::new();
        }
        let id = shared.trainer.next_id();
        let replace = saving.warned_of.as_ref() == Some(&name);
        saving.waiting = Some((id, self.lesson.walk().revision()));
        let text = write_game(self.lesson.walk().game());
        vec![Effect::File(id, FileTask::Write { name, text, replace })]
    }

    fn file_report(&mut self, id: RequestId, report: &FileReport) {
        match report {
            FileReport::Read(read) => {
                let Some((_, source)) = self.reading.take_if(|(waiting, _)| *waiting == id) else { return };
                match read {
                    Ok(game) => {
                        let graph_in_pane = self.graph_in_pane;
                        let new = Self::of(self.lesson.of_another(opening_of(game, source.clone())), Some(source));
                        *self = Self { graph_in_pane, is_new: true, ..new };
                    }
                    Err(error) => self.notice = Some((Tone::Bad, words::pdn_file_error(error))),
                }
            }
            FileReport::Completed(_) => {}
            FileReport::Written(written) => {
                let Some(saving) = self.saving.as_mut() else { return };
                let Some((_, revision)) = saving.waiting.take_if(|(waiting, _)| *waiting == id) else { return };
                match written {
                    Ok(path) => {
                        self.lesson.saved(revision);
                        self.saving = None;
                        self.notice = Some((Tone::Good, say().saved_as(path.display().to_string())));
                    }
                    Err(PdnFileError::Exists(path)) => {
                        saving.warned_of = Some(saving.form.text(()).trim().to_owned());
                        self.notice = Some((Tone::Bad, say().save_exists(path.display().to_string())));
                    }
                    Err(error) => self.notice = Some((Tone::Bad, words::pdn_file_error(error))),
                }
            }
        }
    }

    /// Handles an action while a position is searched for.
    fn find(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let is_unsaved = self.lesson.walk().is_changed();
        let Some(finding) = &mut self.finding else { return Step::stay() };
        let (found, effects) = finding.update(action, is_unsaved, shared);
        let destination = match found {
            Found::Here => None,
            Found::Closed => {
                self.finding = None;
                None
            }
            Found::Open(opening) => Some(Destination::Analysis(Some(opening))),
        };
        Step { effects, destination, ..Step::default() }
    }

    /// A default file name: the players, or else the date.
    fn proposed_name(&self, shared: &Shared) -> String {
        let game = self.lesson.walk().game();
        let player = |tag| game.tag(tag).map(file_part).filter(|part| !part.is_empty());
        let name = match (player("White"), player("Black")) {
            (Some(white), Some(black)) => format!("{white}-{black}"),
            _ => format!("analysis-{}", shared.trainer.today()),
        };
        format!("{name}.pdn")
    }

    /// Requests what is needed from the engine now, if that has changed.
    fn ask(&mut self, shared: &mut Shared) -> Option<Effect> {
        let request = self.lesson.engine_request();
        if !std::mem::take(&mut self.is_new) && request == self.request {
            return None;
        }
        self.request = request;
        let id = shared.trainer.next_id();
        self.id = Some(id);
        let is_own = matches!(request, Some(EngineRequest::Look { author: Author::Own, .. }));
        self.own_since = self.own_since.or(Some(id)).filter(|_| is_own);
        Some(Effect::Ask(id, self.lesson.task(request)))
    }
}

impl Screen for Work {
    fn mode(&self) -> Mode {
        match (&self.finding, &self.saving) {
            (Some(finding), _) => finding.mode(),
            (None, Some(saving)) => saving.form.mode(),
            (None, None) => Mode::Analysis,
        }
    }

    fn can(&self, command: Command) -> bool {
        let walk = self.lesson.walk();
        match command {
            _ if self.finding.is_some() => command != Command::Complete,
            Command::Complete => self.saving.is_none(),
            Command::Undo => walk.can_undo(),
            Command::Remove => walk.ply() > 0,
            Command::Sign | Command::ResultSign => walk.last_move().is_some(),
            Command::Promote => walk.variation().is_some(),
            Command::Next => self.source.is_some(),
            Command::Survey => walk.line().len() > 1,
            Command::NextMistake => walk.mistakes() != [[0; 3]; 2] && self.saving.is_none(),
            Command::Lines => self.lesson.author() == Author::Bundled,
            Command::OwnEngine => self.lesson.has_own_engine(),
            Command::Left => walk.line().len() > 1 && self.saving.is_none(),
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson.walk().position().board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if self.saving.is_some() || self.finding.is_some() { Emphasis::Middle } else { Emphasis::Game }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let mut effects = Vec::new();
        match &action {
            Action::Tick => self.lesson.tick(shared.trainer.now().run),
            Action::App(Event::Report(id, report)) => {
                // A fault of the player's own engine may arrive after the request for the next position.
                let is_fault = matches!(report, ReportKind::Failed(_));
                let is_late = is_fault && self.own_since.is_some_and(|first| first <= *id);
                if Some(*id) == self.id || is_late {
                    self.lesson.report(report, shared.trainer.now().run);
                }
            }
            Action::App(Event::File(id, report)) => self.file_report(*id, report),
            action if self.finding.is_some() => return self.find(action, shared),
            action if self.saving.is_some() => effects = self.save(action, shared),
            Action::Do(command) => {
                if self.warned != Some(*command) {
                    self.warned = None;
                }
                if let Some(step) = self.command(*command, shared) {
                    if step.destination.is_some() {
                        return step;
                    }
                    effects = step.effects;
                } else {
                    self.enter(&action, shared);
                }
            }
            Action::Choose(line) => self.choose(*line, shared),
            action => self.enter(action, shared),
        }
        let recorded = self.lesson.record(&shared.trainer.settings().name, shared.trainer.now().wall);
        effects.extend(recorded.map(|recorded| shared.trainer.record(recorded)));
        effects.extend(self.ask(shared));
        Step { effects, ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        page::page(self, shared)
    }

    fn evaluation(&self, _shared: &Shared) -> Option<Evaluation> {
        let walk = self.lesson.walk();
        self.finding.is_none().then(|| Evaluation {
            expected: self.lesson.expected(),
            points: self.lesson.points(),
            plies: walk.line().len() - 1,
            at: walk.ply(),
            in_pane: self.graph_in_pane && self.saving.is_none() && self.notice.is_none(),
        })
    }

    fn aside(&self, _shared: &Shared) -> Option<Pane> {
        if self.finding.is_some() { None } else { page::tags(&self.lesson) }
    }

    fn curve(&self, _shared: &Shared) -> Option<(String, Curve)> {
        None
    }

    /// The engine is working.
    fn holds_engine(&self) -> bool {
        self.request.is_some() && !self.lesson.has_failed
    }

    fn revision(&self) -> Option<u64> {
        let walk = self.lesson.walk();
        walk.is_changed().then(|| walk.revision())
    }

    fn unfinished(&self, _trainer: &Trainer) -> Option<Unfinished> {
        let walk = self.lesson.walk();
        walk.is_changed().then(|| Unfinished::Analysis(Box::new(walk.game().clone()), walk.way()))
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let rest = self.request.take().map(|_| shared.trainer.rest());
        rest.into_iter().collect()
    }

    fn runs_on(&self) -> bool {
        true
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        self.lesson.wakes_at()
    }
}

impl Saving {
    fn new(name: &str) -> Self {
        let form = Form::new(vec![Row::text((), say().save_name(), TextInput::new(name))], say().save_start());
        Self { form, warned_of: None, waiting: None }
    }
}

/// The part of a player's name that is valid in a file name on every system.
fn file_part(name: &str) -> String {
    let family = name.split(',').next().unwrap_or(name);
    family.chars().filter(|character| character.is_alphanumeric()).take(20).collect()
}
