//! The analysis of a game: state and keys.

use std::sync::Arc;
use std::time::Duration;

use super::super::{Destination, Screen, Step, line_step};
use super::explorer::ExplorerPane;
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
use damier_app::{Effect, Event, Running, Trainer};
use damier_engine::RequestId;
use damier_rules::BoardSize;
use damier_rules::notation::pdn::{PdnGame, write_game};
use damier_train::analysis::{Analysis, AnalysisAct, AnalysisStep, GameInFile, Opening};
use damier_train::unfinished::Unfinished;
use etude_tui::plot::Curve;
use etude_tui::text_input::TextInput;

/// The most characters of a comment.
const LONGEST_COMMENT: usize = 1_000;

/// Analysis of a game.
pub struct Work {
    run: Running<Analysis>,
    pub(super) entry: MoveEntry,
    source: Option<GameInFile>,
    /// Whether the graph replaces the engine lines.
    graph_in_pane: bool,
    /// A message about the last command.
    pub(crate) notice: Option<(Tone, String)>,
    pub(super) saving: Option<Saving>,
    /// The form for a comment, a single row, while it is open.
    commenting: Option<Form<()>>,
    /// The search for a position, while it is open.
    pub(crate) finding: Option<Finding>,
    /// What is known about openings, while it is shown.
    pub(super) explorer: Option<ExplorerPane>,
    /// The game being read from the file, and its request.
    reading: Option<(RequestId, GameInFile)>,
    /// The command that would discard unsaved changes, if it was pressed once.
    warned: Option<Command>,
}

/// The form that asks for a file name.
pub struct Saving {
    /// A form with a single row.
    form: Form<()>,
    /// The name of an existing file that the player was warned about.
    warned_of: Option<String>,
    /// The request to save the game, and the revision it saves.
    waiting: Option<(RequestId, u64)>,
}

/// The command that leaves as this one does: two keys lead home.
fn way_out(command: Command) -> Command {
    if command == Command::Cancel { Command::Home } else { command }
}

impl Work {
    /// Analyses a game with the engines from the settings.
    pub fn new(opening: Opening, shared: &Shared) -> Self {
        let source = opening.source.clone();
        let (program, tables) = (shared.trainer.settings().program(), shared.trainer.tables().clone());
        let mut lesson = Analysis::new(opening, program, tables);
        lesson.close(Arc::new(shared.trainer.closed_positions()));
        Self::of(lesson, source)
    }

    fn of(lesson: Analysis, source: Option<GameInFile>) -> Self {
        Self {
            entry: MoveEntry::new(lesson.walk().game().variant().board_size()),
            run: Running::new(lesson),
            source,
            graph_in_pane: false,
            notice: None,
            saving: None,
            commenting: None,
            finding: None,
            explorer: None,
            reading: None,
            warned: None,
        }
    }

    /// Resumes an analysis that was not saved, at the end of a way from its start.
    pub fn resume(game: PdnGame, way: &[usize], shared: &Shared) -> Self {
        let (program, tables) = (shared.trainer.settings().program(), shared.trainer.tables().clone());
        let mut lesson = Analysis::resume(game, way, program, tables);
        lesson.close(Arc::new(shared.trainer.closed_positions()));
        Self::of(lesson, None)
    }

    /// The form that is open in place of the moves.
    pub fn form(&self) -> Option<&Form<()>> {
        self.saving.as_ref().map(|saving| &saving.form).or(self.commenting.as_ref())
    }

    pub const fn lesson(&self) -> &Analysis {
        self.run.lesson()
    }

    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        let position = *self.lesson().walk().position();
        match self.entry.update(action, &position, shared.turned) {
            Entered::Move(played) => return self.change(AnalysisAct::Play(played), shared),
            Entered::Pending => self.notice = None,
            Entered::Nothing => {}
        }
        Vec::new()
    }

    fn arrive(&mut self) {
        self.entry.put_away();
        self.notice = None;
    }

    /// Passes on what the player does to the game.
    fn change(&mut self, act: AnalysisAct, shared: &mut Shared) -> Vec<Effect> {
        let effects = self.run.act(act, &mut shared.trainer);
        self.arrive();
        effects
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_arrow = matches!(command, Command::Left | Command::Right | Command::Up | Command::Down);
        match command {
            // While the cursor is on the board, the arrows move it.
            _ if is_arrow && self.entry.has_cursor() => return None,
            Command::Sign => return Some(self.mark(shared)),
            Command::Lines | Command::OwnEngine | Command::Survey | Command::Engine => {
                return Some(self.command_engine(command, shared));
            }
            Command::View => {
                self.graph_in_pane = !self.graph_in_pane;
                return Some(Step { effects: self.close_openings(shared), ..Step::default() });
            }
            Command::Openings => return Some(self.switch_openings(shared)),
            Command::Keep => return Some(self.keep_move(shared)),
            Command::KeepAll => return Some(self.keep_all(shared)),
            Command::Find => self.finding = Some(Finding::new(self.lesson().walk().position())),
            Command::Save => self.saving = Some(Saving::new(&self.proposed_name(shared))),
            Command::Comment => self.commenting = Some(self.comment_form()),
            Command::Next => return Some(self.next_game(shared)),
            Command::Cancel => return self.cancel(shared),
            Command::Home => return Some(self.go_home(Command::Home)),
            command => {
                let effects = self.change(act_of(command)?, shared);
                return Some(Step { effects, ..Step::default() });
            }
        }
        Some(Step::stay())
    }

    /// Tells something in place of the verdict.
    pub(super) fn tell(&mut self, tone: Tone, text: String) -> Step {
        self.notice = Some((tone, text));
        Step::stay()
    }

    /// Marks the last move; says so if the mark does not count, because the engine has looked there.
    fn mark(&mut self, shared: &mut Shared) -> Step {
        let lesson = self.lesson();
        let is_late = lesson.marked_by_hand().is_some() && lesson.is_seen() && !lesson.is_on;
        let effects = self.change(AnalysisAct::Mark, shared);
        self.notice = is_late.then(|| (Tone::Notice, say().by_hand_seen()));
        Step { effects, ..Step::default() }
    }

    /// Shows what is known about openings instead of the engine's lines, or these again.
    fn switch_openings(&mut self, shared: &mut Shared) -> Step {
        self.notice = None;
        self.graph_in_pane = false;
        let effects = self.close_openings(shared);
        if effects.is_empty() {
            self.explorer = Some(ExplorerPane::default());
        }
        Step { effects, ..Step::default() }
    }

    /// Hides what is known about openings, if it is shown.
    fn close_openings(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.explorer.take().map(|_| ExplorerPane::close(&mut shared.trainer)).into_iter().collect()
    }

    /// Asks about the position on the board while openings are shown.
    fn explore(&mut self, shared: &mut Shared) -> Option<Effect> {
        let position = *self.lesson().walk().position();
        self.explorer.as_mut()?.ask(&position, &mut shared.trainer)
    }

    /// Handles a key for the engine; says so if it has no effect.
    fn command_engine(&mut self, command: Command, shared: &mut Shared) -> Step {
        let (act, refusal) = match command {
            Command::Lines => (AnalysisAct::MoreLines, say().one_line()),
            Command::OwnEngine => (AnalysisAct::ChangeEngine, say().no_own_engine()),
            Command::Survey => (AnalysisAct::Survey, say().nothing_to_survey()),
            _ => (AnalysisAct::SwitchEngine, String::new()),
        };
        if act != AnalysisAct::SwitchEngine {
            self.notice = (!self.lesson().can(&act)).then_some((Tone::Notice, refusal));
        }
        Step { effects: self.run.act(act, &mut shared.trainer), ..Step::default() }
    }

    /// Undoes one thing at a time: the typed text, the cursor on the board, the survey; then goes home.
    fn cancel(&mut self, shared: &mut Shared) -> Option<Step> {
        if !self.entry.is_empty() {
            return None;
        }
        if self.entry.has_cursor() {
            self.entry.put_away();
            return Some(Step::stay());
        }
        let is_searching = self.lesson().can(&AnalysisAct::StopSurvey);
        let effects = self.run.act(AnalysisAct::StopSurvey, &mut shared.trainer);
        let step = if is_searching { Step::stay() } else { self.go_home(Command::Cancel) };
        Some(Step { effects, ..step })
    }

    /// Goes home; warns first if there are unsaved changes.
    fn go_home(&mut self, key: Command) -> Step {
        if self.may_leave(key) { Step::to(Destination::Home) } else { Step::stay() }
    }

    fn may_leave(&mut self, key: Command) -> bool {
        let key = way_out(key);
        if !self.lesson().walk().is_changed() || self.warned == Some(key) {
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
    fn choose(&mut self, line: usize, shared: &mut Shared) -> Vec<Effect> {
        let walk = self.lesson().walk();
        let (width, height) = middle_size(self, shared);
        let rows = rows(self, width);
        let first = moves::first_shown(&rows, walk.here(), height);
        let Some(nodes) = rows.get(first + line).map(|row| &row.nodes).filter(|nodes| !nodes.is_empty()) else {
            return Vec::new();
        };
        let next = nodes.iter().position(|&node| node == walk.here()).map_or(0, |place| (place + 1) % nodes.len());
        let chosen = nodes[next];
        self.change(AnalysisAct::Go(AnalysisStep::To(chosen)), shared)
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
        saving.waiting = Some((id, self.run.lesson().walk().revision()));
        let text = write_game(self.lesson().walk().game());
        vec![Effect::File(id, FileTask::Write { name, text, replace })]
    }

    /// The form for a comment on the last move.
    fn comment_form(&self) -> Form<()> {
        let text = TextInput::new(&self.lesson().walk().commented()).at_most(LONGEST_COMMENT);
        Form::new(vec![Row::text((), say().comment_text(), text)], say().comment_start())
    }

    /// Handles an action while a comment is being typed.
    fn comment(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        let Some(form) = &mut self.commenting else { return Vec::new() };
        let is_cancelled = matches!(action, Action::Do(Command::Cancel | Command::Home));
        if !is_cancelled && form.update(action) != Filled::Done {
            return Vec::new();
        }
        let text = form.text(()).to_owned();
        self.commenting = None;
        if is_cancelled { Vec::new() } else { self.change(AnalysisAct::Comment(text), shared) }
    }

    fn file_report(&mut self, id: RequestId, report: &FileReport, shared: &mut Shared) -> Vec<Effect> {
        match report {
            FileReport::Read(read) => {
                let Some((_, source)) = self.reading.take_if(|(waiting, _)| *waiting == id) else { return Vec::new() };
                match read {
                    Ok(game) => {
                        let another = self.lesson().of_another(opening_of(game, source.clone()));
                        self.run.replace(another);
                        self.entry = MoveEntry::new(self.board_size());
                        (self.source, self.notice, self.saving, self.finding) = (Some(source), None, None, None);
                        self.commenting = None;
                        (self.reading, self.warned) = (None, None);
                        return self.run.tick(&mut shared.trainer);
                    }
                    Err(error) => self.notice = Some((Tone::Bad, words::pdn_file_error(error))),
                }
            }
            FileReport::Completed(_) | FileReport::Kept(Ok(())) | FileReport::Mail(_) => {}
            FileReport::Kept(Err(error)) => self.notice = Some((Tone::Bad, words::pdn_file_error(error))),
            FileReport::Written(written) => {
                let Some(saving) = self.saving.as_mut() else { return Vec::new() };
                let Some((_, revision)) = saving.waiting.take_if(|(waiting, _)| *waiting == id) else {
                    return Vec::new();
                };
                match written {
                    Ok(path) => {
                        self.saving = None;
                        self.notice = Some((Tone::Good, say().saved_as(path.display().to_string())));
                        return self.run.act(AnalysisAct::Saved(revision), &mut shared.trainer);
                    }
                    Err(PdnFileError::Exists(path)) => {
                        saving.warned_of = Some(saving.form.text(()).trim().to_owned());
                        self.notice = Some((Tone::Bad, say().save_exists(path.display().to_string())));
                    }
                    Err(error) => self.notice = Some((Tone::Bad, words::pdn_file_error(error))),
                }
            }
        }
        Vec::new()
    }

    /// Handles an action while a position is searched for.
    fn find(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let is_unsaved = self.lesson().walk().is_changed();
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
        let game = self.lesson().walk().game();
        let player = |tag| game.tag(tag).map(file_part).filter(|part| !part.is_empty());
        let name = match (player("White"), player("Black")) {
            (Some(white), Some(black)) => format!("{white}-{black}"),
            _ => format!("analysis-{}", shared.trainer.today()),
        };
        format!("{name}.pdn")
    }
}

/// What a key does to the game.
fn act_of(command: Command) -> Option<AnalysisAct> {
    Some(match command {
        Command::NextMistake => AnalysisAct::Go(AnalysisStep::NextMistake),
        Command::Remove => AnalysisAct::Remove,
        Command::Promote => AnalysisAct::Promote,
        Command::Sign => AnalysisAct::Mark,
        Command::ResultSign => AnalysisAct::MarkResult,
        Command::Undo => AnalysisAct::Undo,
        Command::Lines => AnalysisAct::MoreLines,
        Command::OwnEngine => AnalysisAct::ChangeEngine,
        _ => return line_step(command).map(|step| AnalysisAct::Go(AnalysisStep::Line(step))),
    })
}

impl Screen for Work {
    fn mode(&self) -> Mode {
        match (&self.finding, self.form()) {
            (Some(finding), _) => finding.mode(),
            (None, Some(form)) => form.mode(),
            (None, None) => Mode::Analysis,
        }
    }

    fn can(&self, command: Command) -> bool {
        let walk = self.lesson().walk();
        match command {
            _ if self.finding.is_some() => command != Command::Complete,
            Command::Complete => self.form().is_none(),
            Command::Next => self.source.is_some(),
            Command::Survey => walk.line().len() > 1,
            Command::Left => walk.line().len() > 1 && self.form().is_none(),
            Command::NextMistake if self.form().is_some() => false,
            command => act_of(command).is_none_or(|act| self.lesson().can(&act)),
        }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson().walk().position().board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if self.form().is_some() || self.finding.is_some() { Emphasis::Middle } else { Emphasis::Game }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let (Action::App(Event::Explored(id, explored)), Some(pane)) = (&action, &mut self.explorer) {
            pane.take(*id, explored);
        }
        let mut effects = match &action {
            Action::Tick => self.run.tick(&mut shared.trainer),
            Action::App(Event::File(id, report)) => self.file_report(*id, report, shared),
            Action::App(event) if self.finding.is_none() || matches!(event, Event::Report(..)) => {
                self.run.event(event, &mut shared.trainer)
            }
            action if self.finding.is_some() => return self.find(action, shared),
            action if self.saving.is_some() => self.save(action, shared),
            action if self.commenting.is_some() => self.comment(action, shared),
            Action::Do(command) => {
                // Whoever does something else is asked anew.
                if self.warned != Some(way_out(*command)) && self.warned.take().is_some() {
                    self.notice = None;
                }
                if let Some(step) = self.command(*command, shared) {
                    if step.destination.is_some() {
                        return step;
                    }
                    step.effects
                } else {
                    self.enter(&action, shared)
                }
            }
            Action::Choose(line) => self.choose(*line, shared),
            action => self.enter(action, shared),
        };
        effects.extend(self.explore(shared));
        Step { effects, ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        page::page(self, shared)
    }

    fn evaluation(&self, _shared: &Shared) -> Option<Evaluation> {
        let walk = self.lesson().walk();
        self.finding.is_none().then(|| Evaluation {
            expected: self.lesson().expected(),
            points: self.lesson().points(),
            plies: walk.line().len() - 1,
            at: walk.ply(),
            in_pane: self.graph_in_pane && self.form().is_none() && self.notice.is_none(),
        })
    }

    fn aside(&self, _shared: &Shared) -> Option<Pane> {
        if self.finding.is_some() { None } else { page::tags(self.lesson()) }
    }

    fn curve(&self, _shared: &Shared) -> Option<(String, Curve)> {
        None
    }

    /// The engine is working.
    fn holds_engine(&self) -> bool {
        self.lesson().engine_request().is_some() && !self.lesson().has_failed
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let closed = self.close_openings(shared);
        self.run.leave(&mut shared.trainer).into_iter().chain(closed).collect()
    }

    fn runs_on(&self) -> bool {
        true
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
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
