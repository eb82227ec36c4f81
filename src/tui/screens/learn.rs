//! The course as a path: stages, the lessons of the chosen one, and what is passed, kept and due.

use super::{Destination, Screen, Step};
use crate::lessons;
use crate::progress_tables::course as course_progress;
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{InputLine, Middle, Page, Pane, Report, Tone, Words, title_line};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::store::unfinished::Kept;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::course::{LessonProgress, LessonTopic, SavedLesson, Stage, StageProgress, next};
use damier_train::unfinished::Unfinished;

/// A line of the list.
#[derive(Clone, Debug, PartialEq)]
enum Line {
    /// A stage, by its index.
    Stage(usize),
    /// A lesson of a stage, by their indices; behind the last lesson, the exam.
    Entry(usize, usize),
}

/// The screen.
pub struct Learn {
    /// The stages of the course of the player's game, then those on the other board.
    stages: Vec<&'static Stage>,
    line: Line,
    standings: Vec<StageProgress>,
    /// The lessons left before their end.
    begun: Vec<SavedLesson>,
    /// How many lines of the page of a stage are scrolled off, while it is shown.
    report: Option<usize>,
}

impl Learn {
    pub fn new(shared: &Shared) -> Self {
        let (course, game) = (lessons::course(), shared.trainer.settings().variant);
        let others = course.stages.iter().filter(|stage| !stage.is_for(game) && stage.games.is_empty());
        let stages: Vec<&Stage> = course.stages_for(game).chain(others).collect();
        let standings = stages.iter().map(|stage| StageProgress::of(shared.trainer.history(), stage)).collect();
        let begun: Vec<SavedLesson> = shared.trainer.unfinished().iter().filter_map(lesson_of).collect();
        let left_last = begun.last().map(|saved| saved.topic.clone());
        let mut screen = Self { stages, line: Line::Stage(0), standings, begun, report: None };
        let topic =
            left_last.or_else(|| next(course.stages_for(game), shared.trainer.history(), shared.trainer.today()));
        screen.line = topic.and_then(|topic| screen.line_of(&topic)).unwrap_or(Line::Stage(0));
        screen
    }

    fn line_of(&self, topic: &LessonTopic) -> Option<Line> {
        self.stages.iter().enumerate().find_map(|(place, stage)| match topic {
            LessonTopic::Exam(id) => (stage.id == *id).then_some(Line::Entry(place, stage.lessons.len())),
            LessonTopic::Lesson(id) => {
                stage.lessons.iter().position(|lesson| lesson.id == *id).map(|lesson| Line::Entry(place, lesson))
            }
        })
    }

    /// The stage that the cursor is in.
    const fn place(&self) -> usize {
        match self.line {
            Line::Stage(place) | Line::Entry(place, _) => place,
        }
    }

    fn stage(&self) -> Option<&'static Stage> {
        self.stages.get(self.place()).copied()
    }

    /// All lines: the stages, and the entries of the one with the cursor.
    fn lines(&self) -> Vec<Line> {
        (0..self.stages.len())
            .flat_map(|place| {
                let stage = self.stages[place];
                let entries = if place == self.place() { stage.lessons.len() + usize::from(stage.exam > 0) } else { 0 };
                std::iter::once(Line::Stage(place)).chain((0..entries).map(move |entry| Line::Entry(place, entry)))
            })
            .collect()
    }

    /// The lesson or exam under the cursor.
    fn topic(&self) -> Option<LessonTopic> {
        self.topic_of(&self.line)
    }

    /// The lesson or exam of a line.
    fn topic_of(&self, line: &Line) -> Option<LessonTopic> {
        let Line::Entry(place, entry) = *line else { return None };
        let stage = self.stages.get(place)?;
        Some(
            stage
                .lessons
                .get(entry)
                .map_or_else(|| LessonTopic::Exam(stage.id.clone()), |lesson| LessonTopic::Lesson(lesson.id.clone())),
        )
    }

    /// How far the lesson or exam of a line was taken before it was left.
    fn begun(&self, line: &Line) -> Option<&SavedLesson> {
        let topic = self.topic_of(line)?;
        self.begun.iter().find(|saved| saved.topic == topic)
    }

    fn standing(&self, line: &Line) -> LessonProgress {
        match *line {
            Line::Stage(place) => self.standings[place].exam,
            Line::Entry(place, entry) => {
                let standing = &self.standings[place];
                standing.lessons.get(entry).copied().unwrap_or(standing.exam)
            }
        }
    }

    fn step(&mut self, command: Command) {
        let lines = self.lines();
        let place = lines.iter().position(|line| *line == self.line).unwrap_or(0);
        let next = if command == Command::Up { place.checked_sub(1) } else { Some(place + 1) };
        if let Some(line) = next.and_then(|next| lines.get(next)) {
            self.line = line.clone();
        }
    }

    /// What Enter starts: the lesson or exam under the cursor; on a stage, the one to take next in it, or its first once
    /// all are passed.
    fn starts(&self, shared: &Shared) -> Option<LessonTopic> {
        let stages = [self.stage()?];
        let first = || self.topic_of(&Line::Entry(self.place(), 0));
        self.topic().or_else(|| next(stages, shared.trainer.history(), shared.trainer.today())).or_else(first)
    }

    fn confirm(&self, shared: &Shared) -> Step {
        self.starts(shared).map_or_else(Step::stay, |topic| Step::to(Destination::Lesson(topic)))
    }

    /// What Enter does, in a word for the footer and in a sentence.
    fn enter(&self, shared: &Shared) -> (String, String) {
        let Some(topic) = self.starts(shared) else { return Default::default() };
        let name = words::topic_name(&topic);
        if self.begun.iter().any(|saved| saved.topic == topic) {
            return (say().label_continue(), say().course_continues(name));
        }
        (say().label_start(), say().course_starts(name))
    }

    fn row(&self, line: &Line, shared: &Shared) -> Words {
        let today = shared.trainer.today();
        let standing = self.standing(line);
        let (sign, tone) = match *line {
            Line::Stage(place) if self.standings[place].exam.kept.is_some() => ("◆", Tone::Good),
            Line::Stage(place) if self.standings[place].is_passed(self.stages[place]) => ("√", Tone::Good),
            _ if standing.is_due(today) => ("!", Tone::Notice),
            Line::Stage(_) => (" ", Tone::Text),
            Line::Entry(..) if self.begun(line).is_some() => ("…", Tone::Notice),
            Line::Entry(..) if standing.kept.is_some() => ("◆", Tone::Good),
            Line::Entry(..) if standing.passed.is_some() => ("√", Tone::Good),
            Line::Entry(..) if standing.sittings > 0 => ("–", Tone::Notice),
            Line::Entry(..) => ("·", Tone::Quiet),
        };
        let name = match *line {
            Line::Stage(place) => {
                let stage = self.stages[place];
                let title = lessons::text(&lessons::stage_key(&stage.id));
                // To the ear two numbers in a row are one.
                if words::is_aloud() {
                    say().course_stage(stage.id.name(), title)
                } else {
                    format!("{} {title}", stage.id.name())
                }
            }
            Line::Entry(place, entry) => match self.stages[place].lessons.get(entry) {
                Some(lesson) => format!("  {}", lessons::text(&lesson.id)),
                None => format!("  {}", say().course_exam()),
            },
        };
        let board = match *line {
            Line::Stage(place) => {
                self.other_board(place, shared).map_or_else(String::new, |board| format!(" · {board}"))
            }
            Line::Entry(..) => String::new(),
        };
        if *line == self.line {
            return Words::new(Tone::Chosen, format!("▸{sign} {name} ")).and(Tone::Quiet, board);
        }
        let plain = Words::new(Tone::Text, " ").and(tone, sign);
        let plain =
            plain.and(if matches!(line, Line::Stage(_)) { Tone::Title } else { Tone::Text }, format!(" {name}"));
        match *line {
            Line::Stage(place) => {
                let standing = &self.standings[place];
                plain.and(Tone::Quiet, format!("  {}/{}{board}", standing.passed(), standing.lessons.len()))
            }
            Line::Entry(..) => plain,
        }
    }

    /// The board of a stage, where it is not that of the player's game.
    fn other_board(&self, place: usize, shared: &Shared) -> Option<String> {
        let variant = self.stages.get(place)?.variant();
        let is_other = variant.board_size() != shared.trainer.settings().variant.board_size();
        is_other.then(|| words::board_size(variant))
    }

    /// What stands under the cursor.
    fn message(&self) -> Pane {
        let Some(stage) = self.stage() else { return Pane::default() };
        let standing = &self.standings[self.place()];
        match self.topic() {
            None => {
                let mut lines = vec![
                    Words::from(lessons::text(&format!("{}.about", lessons::stage_key(&stage.id)))),
                    Words::new(Tone::Quiet, say().course_lessons_passed(standing.passed(), standing.lessons.len())),
                ];
                // The page of the stage has them all.
                let mut gates = stage.gates.iter().zip(&standing.gates).zip(&standing.counts);
                let open = gates.find(|((_, passed), _)| passed.is_none());
                lines.extend(open.map(|((gate, _), &count)| Words::new(Tone::Quiet, words::gate(gate, None, count))));
                let name = lessons::text(&lessons::stage_key(&stage.id));
                Pane::new(say().course_stage(stage.id.name(), name), lines)
            }
            Some(topic) => {
                let (standing, begun) = (self.standing(&self.line), self.begun(&self.line));
                let begun = begun.map(|saved| Words::new(Tone::Notice, words::lesson_begun(saved)));
                let is_new = standing == LessonProgress::default();
                let reached = Words::new(Tone::Quiet, course_progress::state(&standing));
                let about = match &topic {
                    LessonTopic::Exam(_) => say().course_exam_help(stage.exam),
                    LessonTopic::Lesson(id) => length(id),
                };
                let lines = begun.clone().into_iter().chain((!is_new || begun.is_none()).then_some(reached));
                Pane::new(words::topic_name(&topic), lines.chain([Words::from(about)]).collect())
            }
        }
    }

    /// The first board of the lesson under the cursor.
    fn board(&self) -> AnyPosition {
        let first = || {
            let Some(LessonTopic::Lesson(id)) = self.topic() else { return None };
            let lesson = lessons::course().lesson(&id)?;
            Some(read_fen(&lesson.steps.first()?.fen, lesson.variant).ok()?.position)
        };
        first().unwrap_or_else(|| AnyPosition::start(self.stage().map_or(Variant::International, Stage::variant)))
    }
}

/// The lesson of unfinished work.
fn lesson_of(kept: &Kept) -> Option<SavedLesson> {
    match &kept.unfinished {
        Unfinished::Lesson(saved) => Some((**saved).clone()),
        _ => None,
    }
}

/// The length of a lesson.
fn length(id: &str) -> String {
    let Some(lesson) = lessons::course().lesson(id) else { return String::new() };
    let exercises: usize = lesson.exercises.iter().map(|draw| draw.count).sum();
    match exercises {
        0 => say().course_length_steps(lesson.steps.len()),
        _ => say().course_length(lesson.steps.len(), exercises),
    }
}

impl Screen for Learn {
    fn mode(&self) -> Mode {
        Mode::Learn
    }

    fn board_size(&self) -> BoardSize {
        self.board().board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        let stages = &self.stages;
        let most = stages.iter().map(|stage| stage.lessons.len() + 1).max().unwrap_or(0);
        // The list is as high with every stage, so that the panes stay where they are.
        Emphasis::Form { rows: u16::try_from(stages.len() + most).unwrap_or(u16::MAX), least: LIST_ROWS }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let (Some(scrolled), Action::Do(command)) = (self.report, &action) {
            let most = self
                .stage()
                .map_or(0, |stage| course_progress::page(stage, shared.trainer.history(), lessons::text).len());
            self.report = match command {
                Command::Up => Some(scrolled.saturating_sub(1)),
                Command::Down => Some((scrolled + 1).min(most)),
                Command::Home => return Step::to(Destination::Home),
                _ => None,
            };
            return Step::stay();
        }
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(command @ (Command::Up | Command::Down)) => self.step(command),
            Action::Do(Command::Left) => self.line = Line::Stage(self.place().saturating_sub(1)),
            Action::Do(Command::Right) => {
                let last = self.stages.len().saturating_sub(1);
                self.line = Line::Stage((self.place() + 1).min(last));
            }
            Action::Do(Command::View) => self.report = Some(0),
            Action::Do(Command::Confirm) => return self.confirm(shared),
            Action::Choose(line) => {
                if let Some(line) = self.lines().get(line).cloned() {
                    let is_stage = matches!(line, Line::Stage(_));
                    self.line = line;
                    return if is_stage { Step::stay() } else { self.confirm(shared) };
                }
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let rows = self.lines().iter().map(|line| self.row(line, shared)).collect();
        let own =
            || self.standings.iter().take(lessons::course().stages_for(shared.trainer.settings().variant).count());
        let passed: usize = own().map(StageProgress::passed).sum();
        let all: usize = own().map(|standing| standing.lessons.len()).sum();
        let (label, sentence) = self.enter(shared);
        let left_out = lessons::own_error().map(|reason| say().course_own_left_out(words::lessons_error(reason)));
        let mut message = self.message();
        message.lines.splice(0..0, left_out.map(|text| Words::new(Tone::Bad, text)));
        Page {
            subject: Words::new(Tone::Quiet, words::board_name(shared.trainer.settings().variant)),
            clock: Pane::new(say().course_progress(), vec![Words::from(say().course_lessons_passed(passed, all))]),
            middle_title: say().course_path(),
            middle: Middle::Menu(rows),
            message,
            input: InputLine { preview: Words::new(Tone::Quiet, format!(" {sentence}")), ..InputLine::default() },
            enter: if self.report.is_some() { String::new() } else { label },
            ..Page::new(say().course_title(), shared.board(self.board()))
        }
    }

    fn report(&self, shared: &Shared) -> Option<Report> {
        let scrolled = self.report?;
        let stage = self.stage()?;
        let commands = Words::new(Tone::Quiet, say().page_commands(stage.id.to_string()));
        let page = course_progress::page(stage, shared.trainer.history(), lessons::text).into_iter().map(Words::from);
        let lines: Vec<Words> = [commands, Words::default()].into_iter().chain(page).collect();
        let title = say().course_stage(stage.id.name(), lessons::text(&lessons::stage_key(&stage.id)));
        Some(Report {
            title: title_line(&say().course_title()),
            tabs: vec![title],
            tab: 0,
            lines,
            scrolled,
            bars: Vec::new(),
            chart: None,
            beside: Vec::new(),
        })
    }
}
