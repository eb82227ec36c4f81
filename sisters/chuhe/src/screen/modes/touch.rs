//! Touched pieces on the screen.

use etude::questions::{QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::touch::{TouchAnswer, TouchLesson};
use crate::words::{self, say};

/// Touches to be judged, one after another.
#[derive(Debug)]
pub struct TouchMode {
    run: Running<Questions<TouchLesson>>,
    chosen: usize,
}

impl TouchMode {
    /// Draws the first question.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((), &mut desk.world())), chosen: 0 }
    }

    /// Goes on with questions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())), chosen: 0 }
    }

    fn touched(&self) -> Option<&TouchLesson> {
        self.run.lesson().question()
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        self.run.act(QuestionAct::Next, desk)
    }

    fn answer(&mut self, place: usize, desk: &mut Desk) -> Turn {
        let Some(&answer) = TouchAnswer::ALL.get(place) else { return Turn::Idle };
        if self.touched().is_none_or(|lesson| lesson.answer().is_some()) {
            return Turn::Refuse(say().answered());
        }
        self.run.act(QuestionAct::Answer(answer), desk)
    }
}

/// How many of the moves are listed.
const LISTED: usize = 6;

impl Mode for TouchMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().about_touch()
    }

    fn page(&self, desk: &Desk) -> Page {
        let Some(lesson) = self.touched() else { return Page::new(say().arbiter_touch()) };
        let (position, (asked, right)) = (lesson.position(), self.run.lesson().score());
        let names: Vec<String> = TouchAnswer::ALL.iter().map(|&answer| words::touch_answer(answer)).collect();
        let mut task = vec![Words::from(words::touch(position, lesson.touch()))];
        if let Some(is_right) = lesson.outcome() {
            let answer = words::touch_answer(lesson.right());
            let tone = if is_right { Tone::Good } else { Tone::Bad };
            task.push(Words::new(tone, if is_right { say().right(answer) } else { say().wrong(answer) }));
            let duty = lesson.duty();
            let moves: Vec<String> = duty.moves.iter().take(LISTED).map(|&mv| desk.write(position, mv)).collect();
            if duty.moves.len() <= LISTED {
                task.push(Words::from(say().touch_moves(moves.join(&say().list()))));
            }
            task.push(Words::from(if duty.foul { say().touch_foul() } else { say().touch_no_foul() }));
            task.push(Words::new(Tone::Quiet, say().article(duty.article)));
        }
        Page {
            state: vec![
                Words::from(say().to_move(words::side(position.turn()))),
                Words::new(Tone::Quiet, words::check(position)),
                Words::new(Tone::Quiet, say().score(right, asked)),
            ],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..Page::new(say().arbiter_touch())
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.touched() else { return Picture::example() };
        let touch = lesson.touch();
        let marked = touch.own().into_iter().chain(touch.enemy()).collect();
        Picture { marked, bottom: Some(lesson.position().turn()), ..Picture::of(*lesson.position()) }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let is_answered = self.touched().is_some_and(|lesson| lesson.answer().is_some());
        match command {
            Command::Next => self.next(desk),
            Command::Confirm if is_answered => self.next(desk),
            Command::Confirm => self.answer(self.chosen, desk),
            Command::Choose(place) if place < TouchAnswer::ALL.len() => {
                self.chosen = place;
                self.answer(place, desk)
            }
            _ => move_in(&mut self.chosen, TouchAnswer::ALL.len(), command),
        }
    }
}
