//! Puzzles: find the move.

use std::time::Duration;

use super::{Destination, Screen, Step, score};
use crate::notation::MoveWriter;
use crate::puzzles::{Puzzle, Source};
use crate::rules::{BoardSize, Square};
use crate::train::attempt::{Exercise, Kind, Mode as TrainingMode, Verdict};
use crate::train::choice::Aim;
use crate::train::puzzle::{Comment, Hint, Phase, PuzzleLesson};
use crate::train::rating::Strength;
use crate::tui::action::{Action, Effect, Ticket};
use crate::tui::app::{Due, Shared};
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::messages as words;
use crate::tui::page::{InputLine, Middle, Page, Pane, ScoreRow, Tone, Words};
use crate::tui::widgets::board::Mark;

/// The screen of puzzles.
pub struct PuzzleScreen {
    /// None when there is no puzzle.
    lesson: Option<PuzzleLesson>,
    session: Session,
    entry: MoveEntry,
    waiting: Option<Ticket>,
    tally: Tally,
}

/// Which puzzles come.
#[derive(Clone, Debug)]
pub struct Session {
    mode: TrainingMode,
    aim: Aim,
}

impl Default for Session {
    fn default() -> Self {
        Self { mode: TrainingMode::Practice, aim: Aim::default() }
    }
}

impl Session {
    /// Puzzles of one theme.
    pub fn of(theme: String) -> Self {
        Self { aim: Aim { theme: Some(theme), ..Aim::default() }, ..Self::default() }
    }

    /// What is due to be repeated.
    pub fn review() -> Self {
        Self { mode: TrainingMode::Review, ..Self::default() }
    }
}

/// What has been done since the screen was opened.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Solved without an error or a hint.
    clean: u32,
    /// All that are over.
    done: u32,
    /// Whether the puzzle on the board is among them.
    counted: bool,
}

impl PuzzleScreen {
    pub fn new(session: Session, shared: &mut Shared) -> Self {
        let entry = MoveEntry::new(BoardSize::Ten);
        let mut screen = Self { lesson: None, session, entry, waiting: None, tally: Tally::default() };
        screen.next(shared);
        screen
    }

    /// What is to be done when the puzzle on the board is left for the next one.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        let effects = self.leave(shared);
        if self.session.mode == TrainingMode::Review && !matches!(shared.next_due(), Some(Due::Puzzle(_))) {
            return Step { effects, destination: Some(Destination::Review) };
        }
        self.next(shared);
        Step { effects, destination: None }
    }

    fn next(&mut self, shared: &mut Shared) {
        let aim = Aim { success: shared.settings.success(), ..self.session.aim.clone() };
        let puzzle = match self.session.mode {
            TrainingMode::Review => match shared.next_due() {
                Some(Due::Puzzle(puzzle)) => Some(*puzzle),
                _ => None,
            },
            _ => shared.shelf.next_puzzle(&shared.history, &aim),
        };
        self.lesson = puzzle.map(|puzzle| PuzzleLesson::new(puzzle, shared.now));
        self.entry = MoveEntry::new(self.board_size());
        self.waiting = None;
        self.tally.counted = false;
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let now = shared.now;
        match (command, &mut self.lesson) {
            (Command::Home, _) => return Some(Step::to(Destination::Home)),
            (Command::Cancel, _) if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            (Command::Next, _) => return Some(self.go_on(shared)),
            (Command::Retry, Some(lesson)) => {
                lesson.retry(now);
                self.entry.clear();
            }
            (Command::Hint, Some(lesson)) => lesson.ask_for_hint(),
            (Command::Solution, Some(lesson)) => {
                lesson.show_solution(now);
                self.entry.clear();
            }
            (Command::Confirm, Some(lesson)) => match lesson.phase() {
                Phase::Playing { .. } => {
                    lesson.hurry(now);
                }
                Phase::Refuted => lesson.retry(now),
                Phase::Solved | Phase::Shown => return Some(self.go_on(shared)),
                Phase::Thinking | Phase::Judging(_) => return None,
            },
            _ => return None,
        }
        Some(Step::stay())
    }

    fn subject(&self, lesson: &PuzzleLesson, shared: &Shared) -> Words {
        let id = &*lesson.puzzle().id;
        match self.session.mode {
            TrainingMode::Review => {
                let due = shared.history.due(shared.today(), shared.settings.reviews).len();
                Words::new(Tone::Quiet, id).and(Tone::Quiet, words::still_due(due))
            }
            TrainingMode::Practice | TrainingMode::Sprint => Words::new(Tone::Quiet, id),
        }
    }

    const fn title(&self) -> &'static str {
        match self.session.mode {
            TrainingMode::Review => words::REVIEW_TITLE,
            TrainingMode::Practice | TrainingMode::Sprint => words::PUZZLE_TITLE,
        }
    }

    /// Asks the judge if the lesson waits for it and it has not been asked, and has the puzzle kept once it is over.
    fn ask(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let Some(lesson) = &self.lesson else { return Vec::new() };
        let (pending, is_over) = (lesson.pending(), lesson.is_over());
        let mut effects = if is_over { self.count(shared) } else { Vec::new() };
        match pending {
            None => self.waiting = None,
            Some(task) if self.waiting.is_none() => {
                let ticket = shared.ticket();
                self.waiting = Some(ticket);
                effects.push(Effect::Ask(ticket, task));
            }
            Some(_) => {}
        }
        effects
    }

    /// Counts the puzzle on the board, once, however often it is tried again.
    fn count(&mut self, shared: &Shared) -> Vec<Effect> {
        let Some(lesson) = self.lesson.as_ref().filter(|_| !self.tally.counted) else { return Vec::new() };
        let exercise = exercise(lesson, self.session.mode, shared);
        self.tally.counted = true;
        self.tally.done += 1;
        self.tally.clean += u32::from(exercise.is_clean());
        let rating = lesson.puzzle().rating;
        let strength = Strength::of_item(f64::from(rating.value), f64::from(rating.deviation));
        let rated = self.session.mode == TrainingMode::Practice;
        vec![Effect::Record(Box::new(exercise), rated.then_some(strength))]
    }

    fn empty_page(&self, shared: &Shared) -> Page {
        let review = self.session.mode == TrainingMode::Review;
        let why = if review { words::REVIEW_DONE } else { words::PUZZLE_NONE };
        let position = crate::rules::AnyPosition::start(crate::rules::Variant::International);
        let board = shared.board(position);
        Page {
            title: self.title().to_owned(),
            subject: Words::default(),
            board,
            clock: Pane { title: words::PANE_CLOCK.to_owned(), lines: Vec::new() },
            time: String::new(),
            middle_title: words::PANE_MOVES.to_owned(),
            middle: Middle::Score(Vec::new()),
            message: Pane { title: self.title().to_owned(), lines: vec![Words::from(why)] },
            input: InputLine::default(),
        }
    }
}

fn marks(lesson: &PuzzleLesson, entry: &MoveEntry) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    if lesson.phase() == Phase::Thinking {
        marks.extend(entry.marks(lesson.position()));
        if let Some((hint, played)) = lesson.hint() {
            // Behind the cursor and the choice, before everything else.
            let place = marks.iter().take_while(|(_, mark)| matches!(mark, Mark::Cursor | Mark::Selected)).count();
            marks.insert(place, (played.from, Mark::Hint));
            if hint == Hint::Move {
                marks.insert(place + 1, (played.to, Mark::Hint));
            }
        }
    }
    let last = lesson.line().last().copied().or(lesson.puzzle().previous);
    marks.extend(score::last_move_marks(last));
    marks
}

/// A puzzle as it is kept: solved if it ended so, failed if it was left or its solution shown.
fn exercise(lesson: &PuzzleLesson, mode: TrainingMode, shared: &Shared) -> Exercise {
    let puzzle = lesson.puzzle();
    Exercise {
        moment: shared.moment(),
        kind: Kind::Puzzle,
        mode,
        variant: puzzle.position.variant(),
        item: puzzle.id.clone(),
        verdict: if lesson.phase() == Phase::Solved { Verdict::Right } else { Verdict::Wrong },
        millis: u32::try_from(lesson.time(shared.now).as_millis()).unwrap_or(u32::MAX),
        hints: lesson.hints(),
        errors: lesson.errors(),
        tags: puzzle.tags.clone(),
        detail: String::new(),
    }
}

/// What the puzzle on the board has done to the rating, once the store has told.
fn rating_words(puzzle: &Puzzle, shared: &Shared) -> Option<Words> {
    let last = shared.history.attempts().last().filter(|attempt| attempt.exercise.item == puzzle.id)?;
    let change = last.rated?;
    let tone = if change.after.rating >= change.before.rating { Tone::Good } else { Tone::Bad };
    Some(Words::from(words::YOUR_RATING).and(tone, words::rating_change(change.before, change.after)))
}

/// The moves, from the one that led to the puzzle.
fn score_rows(lesson: &PuzzleLesson) -> Vec<ScoreRow> {
    let puzzle = lesson.puzzle();
    let side = puzzle.position.side_to_move();
    let mut moves = Vec::new();
    let mut ply = usize::from(puzzle.source.ply.unwrap_or(u16::from(puzzle.previous.is_some())));
    let mut first = side;
    if let Some(previous) = puzzle.previous {
        let text = MoveWriter::of(puzzle.position.variant()).unambiguous(&puzzle.position, &[], previous);
        moves.push(Words::new(Tone::Quiet, text));
        ply = ply.saturating_sub(1);
        first = !side;
    }
    for (place, mut words) in score::written(puzzle.position, lesson.line().iter().copied()).enumerate() {
        if lesson.refuted_ply() == Some(place) {
            for (tone, _) in &mut words.0 {
                *tone = Tone::Bad;
            }
            words = words.and(Tone::Bad, "?");
        }
        moves.push(words);
    }
    score::rows(ply / 2 + 1, first, moves)
}

fn clock(lesson: &PuzzleLesson, tally: Tally, person: Strength) -> Vec<Words> {
    let turn = match lesson.phase() {
        Phase::Thinking => Words::from(words::to_move(lesson.position().side_to_move())),
        Phase::Judging(_) => Words::new(Tone::Quiet, words::JUDGE_THINKS),
        Phase::Playing { .. } => Words::new(Tone::Quiet, words::PLAYING),
        Phase::Refuted => Words::new(Tone::Bad, words::PUZZLE_REFUTED),
        Phase::Solved => Words::new(Tone::Good, words::PUZZLE_SOLVED),
        Phase::Shown => Words::new(Tone::Text, words::PUZZLE_SHOWN),
    };
    let rating = lesson.puzzle().rating;
    vec![
        turn,
        Words::new(Tone::Quiet, words::puzzle_rating(rating.value, rating.deviation)),
        Words::new(Tone::Quiet, words::you(person, (tally.done > 0).then_some((tally.clean, tally.done)))),
    ]
}

fn message(lesson: &PuzzleLesson, shared: &Shared) -> Vec<Words> {
    let goal = words::puzzle_goal(lesson.puzzle().position.side_to_move(), lesson.puzzle().goal);
    let mut lines = vec![match lesson.comment() {
        Comment::Task => Words::from(goal),
        Comment::Good => Words::new(Tone::Good, words::PUZZLE_GOOD),
        Comment::Solved => Words::new(Tone::Good, words::PUZZLE_RIGHT),
        Comment::EquallyGood => Words::new(Tone::Good, words::PUZZLE_EQUALLY_GOOD),
        Comment::Wrong { cost } => Words::new(Tone::Bad, words::puzzle_wrong(cost)),
        Comment::Undecided => Words::new(Tone::Notice, words::PUZZLE_UNDECIDED),
        Comment::EngineFailed => Words::new(Tone::Notice, words::PUZZLE_ENGINE_FAILED),
        Comment::Solution => Words::new(Tone::Text, words::PUZZLE_SOLUTION),
    }];
    if let Some((hint, played)) = lesson.hint() {
        let number = |square| lesson.position().board_size().number(square);
        let to = (hint == Hint::Move).then(|| number(played.to));
        lines.push(Words::new(Tone::Notice, words::puzzle_hint(number(played.from), to)));
    }
    match lesson.phase() {
        Phase::Refuted => lines.push(Words::from(words::PUZZLE_TRY_AGAIN)),
        Phase::Solved | Phase::Shown => {
            lines.extend(rating_words(lesson.puzzle(), shared));
            lines.extend(after_words(lesson.puzzle()));
        }
        _ => {}
    }
    lines
}

/// What there is to know once a puzzle is over.
fn after_words(puzzle: &Puzzle) -> Vec<Words> {
    let mut lines = Vec::new();
    // Tags with a number are for filters; the others say what the puzzle is about.
    let telling = |tag: &&String| !tag.ends_with(|last: char| last.is_ascii_digit());
    let tags: Vec<&str> = puzzle.tags.iter().filter(telling).map(String::as_str).collect();
    if !tags.is_empty() {
        lines.push(Words::from(tags.join(", ")));
    }
    let Source { white, black, event, year, .. } = &puzzle.source;
    if let (Some(white), Some(black)) = (white, black) {
        let event = event.iter().cloned().chain(year.map(|year| year.to_string())).collect::<Vec<_>>().join(" ");
        lines.push(Words::new(Tone::Quiet, words::puzzle_source(white, black, &event)));
    }
    lines.push(Words::from(words::PUZZLE_GO_ON));
    lines
}

impl Screen for PuzzleScreen {
    fn mode(&self) -> Mode {
        Mode::Puzzle
    }

    fn can(&self, command: Command) -> bool {
        let Some(lesson) = &self.lesson else {
            return !matches!(command, Command::Retry | Command::Hint | Command::Solution | Command::Complete);
        };
        match command {
            Command::Retry => !lesson.line().is_empty(),
            Command::Hint | Command::Complete => lesson.phase() == Phase::Thinking,
            Command::Solution => !lesson.is_over(),
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson.as_ref().map_or(BoardSize::Ten, |lesson| lesson.puzzle().position.board_size())
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Some(lesson) = &mut self.lesson {
            lesson.tick(shared.now);
        }
        if let Action::Do(command) = action
            && let Some(mut step) = self.command(command, shared)
        {
            step.effects.extend(self.ask(shared));
            return step;
        }
        if let Some(lesson) = &mut self.lesson {
            match &action {
                Action::Report(ticket, report) if Some(*ticket) == self.waiting => lesson.report(report, shared.now),
                _ if lesson.phase() == Phase::Thinking => {
                    if let Entered::Move(played) = self.entry.update(&action, lesson.position(), shared.turned) {
                        lesson.answer(played, shared.now);
                    }
                }
                _ => {}
            }
        }
        Step { effects: self.ask(shared), destination: None }
    }

    fn page(&self, shared: &Shared) -> Page {
        let Some(lesson) = &self.lesson else { return self.empty_page(shared) };
        let mut board = shared.board(*lesson.position());
        board.marks = marks(lesson, &self.entry);
        let input = match lesson.phase() {
            Phase::Thinking => self.entry.input_line(lesson.position()),
            _ => InputLine::default(),
        };
        let mut message = message(lesson, shared);
        if let (Phase::Thinking, Some(problem)) = (lesson.phase(), self.entry.problem(lesson.position())) {
            message.insert(0, Words::new(Tone::Bad, problem));
        }
        let goal = lesson.puzzle().goal;
        let person = shared.history.strength(lesson.puzzle().position.variant(), TrainingMode::Practice);
        Page {
            title: self.title().to_owned(),
            subject: self.subject(lesson, shared),
            board,
            clock: Pane { title: words::PANE_CLOCK.to_owned(), lines: clock(lesson, self.tally, person) },
            time: words::minutes(lesson.time(shared.now)),
            middle_title: words::PANE_MOVES.to_owned(),
            middle: Middle::Score(score_rows(lesson)),
            message: Pane { title: words::goal_title(goal), lines: message },
            input,
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        match &self.lesson {
            // Who has seen nothing yet may leave without a word; who was wrong or was helped has had the puzzle.
            Some(lesson) if lesson.errors() > 0 || lesson.hints() > 0 || lesson.is_over() => self.count(shared),
            _ => Vec::new(),
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let lesson = self.lesson.as_ref()?;
        let second = Duration::from_secs(lesson.time(shared.now).as_secs() + 1);
        let next_second = shared.now + second.saturating_sub(lesson.time(shared.now));
        lesson.wakes_at().or((!lesson.is_over()).then_some(next_second))
    }
}
