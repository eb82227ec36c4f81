//! The page of a lesson.

use super::LessonScreen;
use crate::lessons;
use crate::tui::layout::Emphasis;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::score;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::{Mark, Numbers, Pointer};
use crate::words::{self, say};
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{Color, Square};
use damier_train::course::lesson_run::Board;
use damier_train::course::rules_exercise::{About, RulesExercise, Target};
use damier_train::course::{LessonComment, LessonPhase, LessonRun, LessonTopic, Place};

/// The rows of moves that are in sight beside a long text.
const MOVES: u16 = 3;

/// How far the lesson run is, after its name.
pub fn progress(lesson_run: &LessonRun) -> Words {
    let (steps, exercises) = lesson_run.length();
    Words::from(match lesson_run.place {
        Place::Step(place) => say().course_step(place + 1, steps),
        Place::Exercise(place) => say().course_exercise(place + 1, exercises),
        Place::Over => say().course_over(),
    })
}

impl LessonScreen {
    /// The whole page.
    pub(super) fn compose(&self, shared: &Shared) -> Page {
        let lesson_run = self.lesson_run();
        let mut board = shared.board(lesson_run.position);
        board.marks = self.marks();
        if let [from, to] = *lesson_run.hint() {
            board.arrows.push((from, to, Pointer::Hint));
        }
        board.wrong = match &lesson_run.comment {
            LessonComment::OtherMove(played) => Some(played.from),
            _ => None,
        };
        // The texts name pieces by their squares; an exercise that asks for a square must not show its number.
        board.numbers = match &lesson_run.board {
            Board::Exercise(RulesExercise::Point(Target::Square(_)) | RulesExercise::Make(..)) => Numbers::OnEdge,
            Board::Exercise(RulesExercise::Question(question)) if question.about == About::NameSquare => Numbers::Never,
            Board::Exercise(RulesExercise::Point(_)) => Numbers::Never,
            _ => Numbers::Always,
        };
        Page {
            subject: progress(lesson_run),
            clock: Pane::new(words::topic_kind(&lesson_run.topic), self.clock()),
            middle_title: self.middle_title(),
            middle: self.middle(),
            message: Pane::new(self.message_title(), self.message()),
            input: self.input(shared),
            ..Page::new(words::topic_name(&lesson_run.topic), board)
        }
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        let lesson_run = self.lesson_run();
        let size = lesson_run.position.board_size();
        let mut marks = Vec::new();
        if lesson_run.takes_moves() || lesson_run.takes_squares() {
            marks.extend(self.entry.marks());
        }
        marks.extend(lesson_run.hint().into_iter().map(|square| (square, Mark::Hint)));
        marks.extend(lesson_run.pointed.iter().map(|&square| (square, Mark::Right)));
        if let LessonComment::OtherSquare(square) = &lesson_run.comment {
            marks.push((*square, Mark::Wrong));
        }
        if lesson_run.phase == LessonPhase::Done && lesson_run.is_wrong {
            marks.extend(lesson_run.right_squares().into_iter().map(|square| (square, Mark::Right)));
            for played in lesson_run.right_moves().into_iter().take(1) {
                marks.extend([(played.to, Mark::Right), (played.from, Mark::Right)]);
                marks.extend(played.captured.into_iter().map(|square| (square, Mark::Taken)));
            }
        }
        marks.extend(score::last_move_marks(lesson_run.line.last().map(|&(_, played)| played)));
        match &lesson_run.board {
            Board::Step(step) if lesson_run.line.is_empty() => {
                marks.extend(step.mark.iter().filter_map(|&number| Some((size.square(number)?, Mark::Hint))));
            }
            Board::Exercise(RulesExercise::Question(question)) => {
                marks.extend(question.squares.iter().map(|&square| (square, Mark::Hint)));
            }
            Board::Exercise(RulesExercise::Point(Target::Beside(_, square))) => marks.push((*square, Mark::Hint)),
            _ => {}
        }
        marks
    }

    fn clock(&self) -> Vec<Words> {
        let lesson_run = self.lesson_run();
        let right = lesson_run.answers.iter().filter(|answer| answer.right).count();
        let mut lines = Vec::new();
        if lesson_run.takes_moves() {
            lines.push(Words::from(words::to_move(lesson_run.position.side_to_move())));
        }
        if !lesson_run.answers.is_empty() {
            lines.push(Words::new(Tone::Quiet, say().course_right_so_far(right, lesson_run.answers.len())));
        }
        lines
    }

    /// The rows that the middle pane needs: its choices or its table, or a few moves.
    fn middle_rows(&self) -> u16 {
        match self.middle() {
            Middle::Menu(rows) => u16::try_from(rows.len()).unwrap_or(u16::MAX).max(MOVES),
            _ => MOVES,
        }
    }

    /// Whether the board says nothing: it is empty, and nothing is asked or shown on it.
    pub(super) fn is_without_board(&self) -> bool {
        let lesson_run = self.lesson_run();
        let is_empty = Color::ALL.iter().all(|&color| lesson_run.position.all_pieces(color).is_empty());
        is_empty && !lesson_run.takes_moves() && !lesson_run.takes_squares() && self.marks().is_empty()
    }

    /// Which pane gets the rows, so that a refusal can be read below its task.
    pub(super) fn emphasis_of_panes(&self) -> Emphasis {
        if self.is_without_board() { Emphasis::Text(self.middle_rows()) } else { Emphasis::Lesson(self.middle_rows()) }
    }

    fn middle_title(&self) -> String {
        match &self.lesson_run().board {
            Board::Exercise(RulesExercise::Captures(_)) => say().course_found(),
            Board::Exercise(RulesExercise::Table(_)) => say().course_table(),
            _ if self.choices().is_empty() => say().pane_moves(),
            _ => say().notation_message(),
        }
    }

    fn middle(&self) -> Middle {
        let choices = self.choices();
        if !choices.is_empty() {
            return Middle::Menu(self.choice_lines(&choices));
        }
        if let Board::Exercise(RulesExercise::Table(table)) = &self.lesson_run().board {
            return Middle::Menu(words::table_rows(&table.tournament).into_iter().map(Words::from).collect());
        }
        let position = &self.lesson_run().position;
        if matches!(&self.lesson_run().board, Board::Exercise(RulesExercise::Captures(_))) {
            let line = |played| Words::new(Tone::Good, format!("√ {}", write_move(position, played)));
            return Middle::Menu(self.lesson_run().found.iter().copied().map(line).collect());
        }
        let line = &self.lesson_run().line;
        let Some((first, _)) = line.first() else { return Middle::Score(Vec::new()) };
        let moves = score::written(*first, line.iter().map(|&(_, played)| played));
        Middle::Score(score::rows(1, first.side_to_move(), moves))
    }

    fn choice_lines(&self, choices: &[damier_train::course::rules_exercise::Choice]) -> Vec<Words> {
        let lesson_run = self.lesson_run();
        let id = self.question_id();
        let is_done = lesson_run.phase == LessonPhase::Done;
        let line = |(place, choice): (usize, &damier_train::course::rules_exercise::Choice)| {
            let text = format!("{}  {} ", place + 1, words::choice(choice, id.as_deref()));
            match &lesson_run.comment {
                _ if is_done && lesson_run.right_choice().as_ref() == Some(choice) => {
                    Words::new(Tone::Good, format!("√ {text}"))
                }
                LessonComment::OtherChoice(given) if given == choice => Words::new(Tone::Bad, format!("× {text}")),
                _ if !is_done && place == self.chosen => Words::new(Tone::Chosen, format!("▸ {text}")),
                _ => Words::from(format!("  {text}")),
            }
        };
        choices.iter().enumerate().map(line).collect()
    }

    fn message_title(&self) -> String {
        match (self.lesson_run().place, self.lesson_run().phase) {
            (Place::Over, _) => say().notation_results(),
            _ => say().course_task(),
        }
    }

    fn message(&self) -> Vec<Words> {
        match (self.lesson_run().place, &self.lesson_run().board) {
            (Place::Over, _) => self.result(),
            (Place::Step(place), _) => self.step_message(place).into_iter().chain(self.hint()).collect(),
            (_, Board::Exercise(task)) => self.task_message(task),
            _ => Vec::new(),
        }
    }

    /// The text of a step; after the answer, what it shows.
    fn step_message(&self, place: usize) -> Vec<Words> {
        let LessonTopic::Lesson(id) = &self.lesson_run().topic else { return Vec::new() };
        let id = format!("{id}-{}", place + 1);
        // The moves of the learner: those made, and the one that is asked for now.
        let (made, asked) = (self.lesson_run().line.len().div_ceil(2), self.lesson_run().line.len() / 2 + 1);
        let then = lessons::text_for_move(&id, "then", made);
        let wrong = lessons::text_for_move(&id, "wrong", asked);
        // After the first move of a step its text has been obeyed.
        let text = then.clone().filter(|_| made > 0).unwrap_or_else(|| lessons::text(&id));
        let text = Words::from(text);
        match (&self.lesson_run().comment, wrong) {
            (LessonComment::Right, _) if self.lesson_run().phase == LessonPhase::Done => {
                let right = format!("{id}.right");
                let said = if lessons::has_text(&right) { lessons::text(&right) } else { say().course_right() };
                vec![Words::new(Tone::Good, said)]
            }
            (LessonComment::Right, _) if self.lesson_run().phase == LessonPhase::Asking => {
                vec![Words::new(Tone::Good, then.unwrap_or_else(|| say().course_your_move()))]
            }
            (LessonComment::Task | LessonComment::Right | LessonComment::Again, _) => vec![text],
            (
                LessonComment::OtherMove(_) | LessonComment::OtherSquare(_) | LessonComment::OtherChoice(_),
                Some(wrong),
            ) => {
                vec![text, Words::new(Tone::Bad, wrong)]
            }
            (comment, _) => {
                let tone = if matches!(comment, LessonComment::Found(_)) { Tone::Good } else { Tone::Bad };
                vec![text, Words::new(tone, self.comment(comment))]
            }
        }
    }

    /// The hint in words, where it is about a move.
    fn hint(&self) -> Option<Words> {
        let name = |square| SquareNames::of(self.lesson_run().variant()).text(square).to_string();
        let text = match self.lesson_run().hint()[..] {
            [_] if let Some(guard) = self.lesson_run().guard() => words::guard(&guard, &self.lesson_run().position),
            [from] if self.lesson_run().takes_moves() => say().hint_piece(name(from)),
            [from, to] => say().hint_square(name(from), name(to)),
            _ => return None,
        };
        Some(Words::new(Tone::Notice, text))
    }

    /// The question of an exercise, and after the answer whether it was right and why.
    fn task_message(&self, task: &RulesExercise) -> Vec<Words> {
        let asked = Words::from(words::task(task, self.lesson_run().variant()));
        if self.lesson_run().phase != LessonPhase::Done {
            return match &self.lesson_run().comment {
                LessonComment::Task => vec![asked],
                LessonComment::Unread(_) | LessonComment::Refused(_) => {
                    vec![asked, Words::new(Tone::Bad, self.comment(&self.lesson_run().comment))]
                }
                comment => vec![asked, Words::new(Tone::Good, self.comment(comment))],
            };
        }
        let mut lines = if self.lesson_run().is_wrong {
            vec![Words::new(Tone::Bad, self.comment(&self.lesson_run().comment))]
        } else {
            vec![Words::new(Tone::Good, say().course_right())]
        };
        lines.extend(words::why(task).map(Words::from));
        if self.lesson_run().is_wrong && task.takes_moves() {
            let position = &self.lesson_run().position;
            let moves = self.lesson_run().right_moves().into_iter().map(|played| write_move(position, played));
            lines.push(Words::from(say().course_it_was(words::list(moves))));
        }
        lines
    }

    fn comment(&self, comment: &LessonComment) -> String {
        let position = &self.lesson_run().position;
        let name = |square: Square| SquareNames::of(position.variant()).text(square).to_string();
        match comment {
            LessonComment::Task => String::new(),
            LessonComment::Right => say().course_right(),
            LessonComment::Found(None) => say().course_found_more(),
            LessonComment::Found(Some(left)) => say().course_found_left(*left),
            LessonComment::Again => say().course_again_found(),
            LessonComment::Refused(error) => words::typed_move_error(error),
            LessonComment::OtherMove(played) => say().course_other_move(write_move(position, *played)),
            LessonComment::OtherSquare(square) => say().course_other_square(name(*square)),
            LessonComment::OtherChoice(_) if matches!(self.lesson_run().place, Place::Exercise(_)) => {
                say().course_wrong()
            }
            LessonComment::OtherChoice(_) => say().course_other_choice(),
            LessonComment::Unread(unread) => words::table_unread(*unread),
            LessonComment::OtherAnswer(fault) => match &self.lesson_run().board {
                Board::Exercise(RulesExercise::Table(table)) => words::table_fault(fault, &table.tournament),
                _ => say().course_wrong(),
            },
        }
    }

    fn result(&self) -> Vec<Words> {
        let marks = self.lesson_run().marks();
        if marks.of == 0 {
            return vec![Words::new(Tone::Good, say().course_steps_done())];
        }
        let first = match (marks.passed, self.lesson_run().needed()) {
            (true, _) => Words::new(Tone::Good, say().course_passed(marks.right, marks.of)),
            // Enough in all, but too few in one lesson.
            (false, needed) if marks.right >= needed => {
                Words::new(Tone::Bad, say().course_uneven(marks.right, marks.of))
            }
            (false, needed) => Words::new(Tone::Bad, say().course_failed(marks.right, marks.of, needed)),
        };
        let weakest = self.lesson_run().weakest_subject().map(|id| say().course_weak_subject(lessons::text(id)));
        let is_exam = matches!(&self.lesson_run().topic, LessonTopic::Exam(_));
        [Some(first), weakest.filter(|_| is_exam).map(Words::from)].into_iter().flatten().collect()
    }

    fn input(&self, shared: &Shared) -> InputLine {
        let lesson_run = self.lesson_run();
        if let Some(notice) = &self.notice {
            return InputLine { preview: Words::new(Tone::Notice, format!(" {notice}")), ..InputLine::default() };
        }
        if lesson_run.takes_squares() && !self.entry.is_empty() {
            return self.entry.text_line(String::new());
        }
        if lesson_run.takes_moves() {
            return self.entry.input_line(&lesson_run.position);
        }
        if lesson_run.takes_text() {
            return self.entry.text_line(say().typing_hint());
        }
        let (steps, exercises) = lesson_run.length();
        let text = match (lesson_run.phase, lesson_run.place) {
            (LessonPhase::Done, Place::Over) if self.following(shared).is_some() => say().course_enter_ends(),
            (LessonPhase::Done, Place::Over) => say().course_enter_lists(),
            (LessonPhase::Done, Place::Step(place)) if place + 1 == steps && exercises > 0 => {
                say().course_enter_starts_exercises()
            }
            (LessonPhase::Done, _) => say().course_enter_goes_on(),
            (LessonPhase::Replying(_), _) => say().course_wait_prompt(),
            _ if lesson_run.takes_squares() => say().course_point_prompt(),
            _ => say().course_choose_prompt(),
        };
        InputLine { preview: Words::new(Tone::Quiet, format!(" {text}")), ..InputLine::default() }
    }
}
