//! What a screen says at a moment.

mod news;

use super::session::{LineDeed, Meaning};
use super::texts::{
    called, celled, counted, first_moves, is_value, message, row, signed, text, timed, told, valued, with_names,
    with_strokes,
};
use crate::tui::app::App;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Fields, Middle, ScoreRow, Tone, Words};
use crate::tui::widgets::board::Mark;
use crate::words::{self, say, spoken};
use damier_app::settings::{MoveStyle, Speech};
use damier_puzzles::record::is_id;
use damier_rules::{AnyPosition, Color, Square};
use etude_plain::tables::seconds;

/// The most lines of a list that are read without being asked for.
const LIST: usize = 16;

/// How things are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Diction {
    /// How much.
    pub(crate) speech: Speech,
    /// How moves are said.
    pub(super) style: MoveStyle,
}

/// The last move before a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpeningMove {
    /// It was made in the game.
    Made,
    /// It was avoided in the game.
    Avoided,
}

/// What a screen says at a moment.
#[derive(Clone, Debug)]
pub struct SpokenPage {
    /// Which keys work.
    pub(super) mode: Mode,
    /// The name of the screen.
    pub(super) title: String,
    subject: String,
    /// The identity of the puzzle.
    item: String,
    /// What is counted beside the board.
    pub(super) clock: Vec<String>,
    /// The time in the corner.
    pub(super) time: String,
    /// The seconds that are left, if that is the time left; otherwise it is the time used.
    pub(super) left: Option<u64>,
    middle_title: String,
    /// The lines of a list; none if the middle holds something else.
    pub list: Vec<String>,
    /// The index of the chosen line.
    chosen: Option<usize>,
    /// The number of the first line of the list: 0 for one that comes and goes, so that the others keep theirs.
    pub(crate) first: usize,
    /// The most lines of the list that are told without being asked for.
    pub(crate) most: usize,
    /// The moves so far.
    pub(super) score: Vec<String>,
    /// The last of them, and whose it is.
    pub(crate) last: Option<(Color, String)>,
    large: String,
    /// The rows of a form.
    pub(super) fields: Fields,
    /// The title of the message.
    pub(super) message_title: String,
    /// The task, and verdicts on what was done.
    pub(super) message: Vec<String>,
    /// How many of its first lines are verdicts.
    verdicts: usize,
    /// How to go on, or why the last line did nothing.
    note: String,
    /// Whether it is the latter.
    is_refusal: bool,
    /// The text before what is typed; empty if nothing can be typed.
    prompt: String,
    /// What is typed.
    typed: String,
    /// The position on the board.
    pub(super) position: AnyPosition,
    marks: Vec<(Mark, Square)>,
    is_about_board: bool,
    /// That the search through the player's own games has ended.
    search: Option<String>,
    /// The last move of a game, in a sentence.
    pub made: Option<String>,
    /// What the line did that led here.
    pub(in crate::plain) deed: LineDeed,
    /// The last move before the puzzle, if it is still to be made.
    opening: Option<OpeningMove>,
    /// The lines of a report that covers the page.
    pub(super) report: Option<Vec<String>>,
}

impl SpokenPage {
    /// What a program says now.
    #[must_use]
    pub fn of(app: &App) -> Self {
        let page = app.page();
        let style = app.shared().trainer.settings().move_style;
        let mode = app.mode();
        let has_pieces = Color::ALL.iter().any(|&color| !page.board.position.all_pieces(color).is_empty());
        // In a lesson without a board, a pair of numbers is no move.
        let has_moves = has_pieces || app.mode() != Mode::Lesson;
        let said = |line: String| {
            let line = if has_moves { spoken::restyled(&line, style).into_owned() } else { line };
            let line = timed(&line, "");
            if mode == Mode::NotationTyped { with_strokes(&line) } else { line }
        };
        let list = match &page.middle {
            Middle::Menu(lines) => lines.clone(),
            _ => Vec::new(),
        };
        let score = match &page.middle {
            Middle::Score(rows) => rows
                .iter()
                .map(|row| {
                    let moves = [&row.white, &row.black].into_iter().flatten().map(|moved| celled(&moved.text()));
                    format!("{}. {}", row.number, words::list(moves.map(&said).collect::<Vec<_>>()))
                })
                .collect(),
            _ => Vec::new(),
        };
        let last_move = match &page.middle {
            Middle::Score(rows) => last_of(rows, app.mode()).map(|(color, moved)| (color, said(celled(&moved.text())))),
            _ => None,
        };
        let large = if let Middle::Large(text) = &page.middle { called(&said(text.clone())) } else { String::new() };
        let is_told = |tone: &Tone| *tone == Tone::Notice;
        let is_refusal = !app.is_idle() && page.input.preview.0.iter().any(|(tone, _)| is_told(tone));
        let is_note = page.input.prompt.is_empty() || is_refusal;
        let is_written = mode == Mode::NotationTyped;
        let wanted = |&&(_, mark): &&(Square, Mark)| match mark {
            Mark::Hint | Mark::Right | Mark::Wrong => true,
            Mark::LastMove | Mark::Taken => is_written,
            _ => false,
        };
        let subject = page.subject.text();
        let is_first = |text: String| page.clock.lines.first().is_some_and(|line| line.text() == text);
        let (mut message, verdicts) = message(&page.message.lines);
        // The moves of the solution come before the verdict.
        let is_early = |line: &str| mode == Mode::Puzzle && line == say().puzzle_right();
        let verdicts = verdicts - message.iter().filter(|line| is_early(line)).count();
        message.retain(|line| !is_early(line));
        // What is said of a reply comes after it.
        let waits = text(&page.input.preview) == say().course_wait_prompt();
        if waits {
            message.clear();
        }
        let note = if is_note && !waits && !app.is_idle() { text(&page.input.preview) } else { String::new() };
        Self {
            mode,
            item: subject.split(' ').find(|word| is_id(word)).unwrap_or_default().to_owned(),
            subject: subject.split(" · ").filter(|part| !is_id(part)).collect::<Vec<_>>().join(" · "),
            clock: counted(&page.clock.lines, mode),
            time: page.time.clone(),
            left: if page.counts_down { seconds(&page.time) } else { None },
            chosen: list.iter().position(Words::is_chosen),
            first: usize::from(!(mode == Mode::Home && app.can(Command::Resume))),
            most: LIST,
            list: list.iter().map(|line| said(celled(&signed(&text(line), mode)))).collect(),
            score,
            last: last_move,
            large,
            fields: with_names(page.fields.clone(), said),
            is_refusal,
            note: if message.contains(&note) { String::new() } else { note },
            message: message.into_iter().map(said).collect(),
            verdicts,
            prompt: page.input.prompt.clone(),
            typed: page.input.typed.text().to_owned(),
            position: page.board.position,
            marks: page.board.marks.iter().filter(wanted).fold(Vec::new(), |mut marks, &(square, mark)| {
                // Of several marks on a square only the first is shown.
                if !marks.iter().any(|&(_, marked)| marked == square) {
                    marks.push((mark, square));
                }
                marks
            }),
            is_about_board: app.is_about_board(),
            search: app
                .search_line()
                .filter(|line| line.0.iter().any(|(tone, _)| *tone == Tone::Good))
                .as_ref()
                .map(text),
            made: page.last.as_ref().map(|(position, played)| spoken::made(position, *played, style)),
            deed: LineDeed::Other,
            opening: if is_first(say().puzzle_before()) {
                Some(OpeningMove::Made)
            } else {
                is_first(say().puzzle_before_avoided()).then_some(OpeningMove::Avoided)
            },
            report: app.report().map(|report| told(&report)),
            title: page.title,
            middle_title: page.middle_title,
            message_title: page.message.title,
        }
    }

    /// Whether the board is what the screen is about.
    #[must_use]
    pub fn has_board(&self) -> bool {
        self.is_about_board && self.has_pieces()
    }

    /// Whether an answer is typed that is no move on the board.
    #[must_use]
    pub fn takes_answer(&self) -> bool {
        !self.prompt.is_empty() && (self.prompt != say().prompt_move() || self.mode == Mode::NotationTyped)
    }

    /// Whether a move is played by typing it, now or after what is shown.
    #[must_use]
    pub fn takes_move(&self) -> bool {
        match self.mode {
            Mode::NotationTyped => false,
            Mode::Lesson => self.prompt == say().prompt_move(),
            mode => mode.types_moves(),
        }
    }

    /// Whether the board still shows the position before the one to be solved.
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        self.opening.is_some()
    }

    /// Whether that last move was avoided in the game that the puzzle is from.
    #[must_use]
    pub fn is_avoided(&self) -> bool {
        self.opening == Some(OpeningMove::Avoided)
    }

    /// Whether a game is played, or has just been.
    #[must_use]
    pub const fn is_game(&self) -> bool {
        matches!(self.mode, Mode::Play | Mode::Played)
    }

    /// Whether it is a form for one text.
    #[must_use]
    pub fn is_text(&self) -> bool {
        matches!(&self.fields.rows[..], [row] if row.values.is_empty())
    }

    /// Whether any piece is on the board.
    #[must_use]
    pub fn has_pieces(&self) -> bool {
        Color::ALL.iter().any(|&color| !self.position.all_pieces(color).is_empty())
    }

    /// Whether the screen shows which moves are legal: lessons and notation do not.
    #[must_use]
    pub const fn tells_moves(&self) -> bool {
        !matches!(self.mode, Mode::Lesson | Mode::Notation | Mode::NotationTyped)
    }

    /// Whether the name of a marked square may be asked for, so that its place is told instead.
    #[must_use]
    pub const fn hides_names(&self) -> bool {
        matches!(self.mode, Mode::NotationTyped | Mode::Notation)
    }

    /// Everything, as when the screen is opened.
    #[must_use]
    pub fn whole(&self, diction: Diction) -> Vec<String> {
        if let Some(report) = &self.report {
            return std::iter::once(self.named()).chain(report.iter().cloned()).collect();
        }
        let mut said = vec![self.named()];
        said.extend(self.asked(diction));
        if diction.speech != Speech::Short {
            if !self.has_board() {
                said.extend(self.clock.iter().cloned());
            }
            said.extend(self.listed(self.most));
        }
        said.extend(self.is_text().then(|| say().plain_help_text()));
        if !self.note.is_empty() {
            said.push(self.note.clone());
        }
        if self.mode == Mode::Lesson && self.prompt == say().prompt_move() {
            said.push(say().plain_type_move(spoken::example_move(&self.position)));
        }
        if !self.has_board() {
            // Beside a form the board is an example.
            // What was right is about the answer given before.
            let marks: Vec<_> =
                self.marks.iter().filter(|(mark, _)| !(self.hides_names() && is_verdict(*mark))).copied().collect();
            let still = Self { marks, ..self.clone() };
            said.extend(still.marked(&[]).into_iter().filter(|_| self.fields.rows.is_empty()));
        } else if !self.is_opening() {
            said.extend(self.board(diction));
        }
        said
    }

    /// The name of the screen, and its subject.
    #[must_use]
    pub fn named(&self) -> String {
        let named = say().plain_screen(&*self.title);
        match (&*self.subject, self.title.ends_with(['?', '!', '？'])) {
            ("", _) => named,
            (subject, true) => format!("{named} {subject}"),
            (subject, false) => words::list([&*named, subject]),
        }
    }

    /// The message, with its title.
    #[must_use]
    pub fn asked(&self, diction: Diction) -> Vec<String> {
        let is_long = self.mode == Mode::Analysis && diction.speech != Speech::Full;
        let cut = |line: &String| match (self.mode == Mode::Analysis && is_value(line), is_long) {
            (true, true) => valued(&first_moves(line)),
            (true, false) => valued(line),
            (false, _) => line.clone(),
        };
        let mut lines = self.message.iter().map(cut);
        let Some(first) = lines.next() else { return Vec::new() };
        // The title of the engine's lines goes on with its depth and speed.
        let title = if is_long { self.message_title.split(" · ").next() } else { None };
        let is_titled = self.mode != Mode::Analysis || self.message.first().is_some_and(|first| is_value(first));
        let title = title.unwrap_or(&self.message_title);
        let first = if is_titled { self.labelled(title, &first) } else { first };
        std::iter::once(first).chain(lines).chain(self.large_text()).collect()
    }

    /// A line of the message behind the title; the task of a puzzle says what its title does.
    fn labelled(&self, title: &str, line: &str) -> String {
        // An exercise of notation asks its question first.
        let is_task = matches!(self.mode, Mode::Puzzle | Mode::Notation | Mode::NotationTyped);
        if is_task { line.to_owned() } else { say().plain_labelled(title, line) }
    }

    /// How to go on, if that is said.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        (!self.note.is_empty()).then(|| self.note.clone())
    }

    /// Whether a side is asked whether it resigns.
    #[must_use]
    pub fn asks_resigning(&self) -> bool {
        let name = "|";
        let of = say().resign_sure_of(name);
        let is_of =
            |line: &str| of.split_once(name).is_some_and(|(one, rest)| line.starts_with(one) && line.ends_with(rest));
        self.message.iter().any(|line| *line == say().resign_sure() || is_of(line))
    }

    /// Whether the same word is wanted again, to resign or against adjourning.
    #[must_use]
    pub fn asks_again(&self) -> bool {
        self.asks_resigning() || self.asks_leaving() || self.message.contains(&say().sealing())
    }

    /// Whether a way out is wanted again, to leave what is not saved.
    #[must_use]
    pub fn asks_leaving(&self) -> bool {
        self.message.contains(&say().leave_unsaved())
    }

    /// Whether a word confirms what is asked again.
    pub(in crate::plain) fn is_confirmed_by(&self, meaning: Meaning) -> bool {
        let command = match meaning {
            Meaning::Command(command) => Some(command),
            Meaning::Query(query) => query.command(),
        };
        let leaves = [Command::Home, Command::Cancel, Command::Next, Command::Quit, Command::Save];
        command.is_some_and(|command| {
            self.asks_resigning() && command == Command::Resign || self.asks_leaving() && leaves.contains(&command)
        })
    }

    /// What the screen is about.
    #[must_use]
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// Whether nothing has happened since another moment: the same position on the same screen.
    #[must_use]
    pub fn is_at(&self, before: &Self) -> bool {
        self.mode == before.mode && self.title == before.title && self.position == before.position
    }

    /// Whether it was reached by taking moves back, or by stepping back over them.
    pub(in crate::plain) const fn is_back(&self) -> bool {
        matches!(self.deed, LineDeed::TakesBack | LineDeed::StepsBack)
    }

    /// Forgets how to go on, so that it is new when it is said again.
    pub fn forget_note(&mut self) {
        self.note.clear();
    }

    /// Takes what is wrong with an entry out of the message; whether it was there.
    pub fn take_problem(&mut self, problem: &str) -> bool {
        let Some(place) = self.message.iter().position(|line| line == problem) else { return false };
        self.message.remove(place);
        self.verdicts -= usize::from(place < self.verdicts);
        true
    }

    /// Whether an exercise is open that is gone when it is left.
    #[must_use]
    pub fn is_exercise(&self) -> bool {
        let is_open = !self.prompt.is_empty();
        self.mode == Mode::Puzzle && (is_open || self.has_pieces()) || self.mode == Mode::Drill && is_open
    }

    /// The large text of the middle, unless the message has it.
    fn large_text(&self) -> Option<String> {
        let is_new = !self.large.is_empty() && self.large != "?" && self.large != self.typed;
        (is_new && !self.message.iter().any(|line| line.contains(&*self.large))).then(|| self.large.clone())
    }

    /// The rows of the form or the lines of the list, numbered: at most so many.
    #[must_use]
    pub fn listed(&self, most: usize) -> Vec<String> {
        if self.mode == Mode::Analysis && self.fields.rows.is_empty() {
            return Vec::new();
        }
        let rows = self.fields.rows.iter().map(row);
        let rows: Vec<String> = match self.fields.rows.len() {
            0 => self.list.iter().enumerate().map(|(place, line)| self.unnumbered(place, line)).collect(),
            _ => rows.chain(self.fields.start.clone()).collect(),
        };
        let numbered = rows.iter().enumerate().map(|(place, row)| say().plain_numbered(place + self.first, &**row));
        if self.mode == Mode::Home && most == 0 {
            let more = say().plain_home_list(rows.len());
            return numbered.take(1 - self.first).chain([more]).collect();
        }
        // The first row may have the name of them all.
        let is_named = self.fields.rows.first().is_some_and(|row| row.name == self.middle_title);
        let title = (!self.middle_title.is_empty() && !rows.is_empty() && !is_named)
            .then(|| say().plain_labelled(&*self.middle_title, "").trim().to_owned());
        let more = rows.len().saturating_sub(most);
        title.into_iter().chain(numbered.take(most)).chain((more > 0).then(|| say().plain_more(more))).collect()
    }

    /// How many rows the form has, or lines the list.
    #[must_use]
    pub const fn count_lines(&self) -> usize {
        if self.fields.rows.is_empty() { self.list.len() } else { self.fields.rows.len() }
    }

    /// The chosen row of the form or line of the list, named.
    #[must_use]
    pub fn chosen_line(&self) -> Option<String> {
        if self.fields.rows.is_empty() {
            let chosen = self.chosen?;
            return Some(self.unnumbered(chosen, self.list.get(chosen)?));
        }
        let chosen = self.fields.rows.get(self.fields.chosen).map(row);
        chosen.or_else(|| self.fields.start.clone())
    }

    /// The lines of the list as they are named.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.list.iter().enumerate().map(|(place, line)| self.unnumbered(place, line)).collect()
    }

    /// A line of a list without a number of its own.
    fn unnumbered(&self, place: usize, line: &str) -> String {
        let rest = line.strip_prefix(&(place + 1).to_string()).filter(|_| self.mode != Mode::Learn);
        let rest = rest.and_then(|rest| rest.strip_prefix(&*say().list_separator()));
        rest.unwrap_or(line).to_owned()
    }

    /// The pieces, and whose move it is.
    #[must_use]
    pub fn board(&self, diction: Diction) -> Vec<String> {
        if !self.has_pieces() {
            return vec![say().plain_no_pieces()];
        }
        let mut said = spoken::pieces(&self.position, spoken::WhichPieces::default());
        said.extend(self.marked(&[]));
        said.extend(if self.fields.rows.is_empty() { self.turn(diction) } else { Some(spoken::turn(&self.position)) });
        said
    }

    /// Whose move it is, as far as the screen tells.
    #[must_use]
    pub fn turn(&self, diction: Diction) -> Option<String> {
        if !self.has_board() || self.prompt.is_empty() || diction.speech == Speech::Short {
            return None;
        }
        if self.tells_moves() {
            return Some(spoken::turn(&self.position));
        }
        (self.prompt == say().prompt_move()).then(|| say().spoken_turn(words::side(self.position.side_to_move())))
    }

    /// The marked squares, but for those that were marked before.
    fn marked(&self, before: &[(Mark, Square)]) -> Vec<String> {
        let sentence = |(mark, name): (Mark, &str)| {
            let squares = self.marks.iter().filter(|marked| marked.0 == mark && !before.contains(marked));
            let named = |&(_, square): &(Mark, Square)| {
                if self.hides_names() { spoken::place(square) } else { spoken::square_name(&self.position, square) }
            };
            let mut squares: Vec<String> = squares.map(named).collect();
            squares.dedup();
            // A row and a place belong together.
            let listed = || {
                if self.hides_names() { squares.join("; ") } else { words::list(squares.iter().map(String::as_str)) }
            };
            (!squares.is_empty()).then(|| say().plain_marked(name, listed()))
        };
        let (right, wrong) = if self.mode == Mode::Notation { ("asked", "given") } else { ("right", "wrong") };
        let kinds = [(Mark::Wrong, wrong), (Mark::Right, right), (Mark::Hint, "hint"), (Mark::Taken, "taken")];
        self.moved(before).into_iter().chain(kinds.into_iter().filter_map(sentence)).collect()
    }

    /// Where a move to be written began and ended, by rows and places.
    fn moved(&self, before: &[(Mark, Square)]) -> Option<String> {
        let ends = self.marks.iter().filter(|marked| marked.0 == Mark::LastMove && !before.contains(marked));
        let [to, from] = ends.map(|&(_, square)| spoken::place(square)).collect::<Vec<_>>().try_into().ok()?;
        Some(say().plain_moved(from, to))
    }
}

/// Whether a mark says what was right or wrong.
const fn is_verdict(mark: Mark) -> bool {
    matches!(mark, Mark::Right | Mark::Wrong)
}

/// The last move of a score: the chosen one where one is chosen, and none where a solution is at its start.
fn last_of(rows: &[ScoreRow], mode: Mode) -> Option<(Color, &Words)> {
    let moves = || {
        let both = rows.iter().flat_map(|row| [(Color::White, row.white.as_ref()), (Color::Black, row.black.as_ref())]);
        both.filter_map(|(color, moved)| Some((color, moved?)))
    };
    let is_of = |moved: &Words, wanted: Tone| moved.0.iter().any(|(tone, _)| *tone == wanted);
    let chosen = moves().find(|(_, moved)| is_of(moved, Tone::Chosen));
    chosen.or_else(|| moves().next_back().filter(|(_, moved)| mode != Mode::Solved || !is_of(moved, Tone::Quiet)))
}
