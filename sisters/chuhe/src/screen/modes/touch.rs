//! Touched pieces on the screen.

use etude_tui::text::{Tone, Words};

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, choices, move_in};
use crate::train::touch::{TouchAnswer, TouchLesson};
use crate::words::{self, say};

/// A touch to be judged.
#[derive(Debug)]
pub struct TouchMode {
    lesson: TouchLesson,
    chosen: usize,
    right: u32,
    asked: u32,
}

impl TouchMode {
    /// Draws the first question.
    #[must_use]
    pub fn draw(desk: &mut Desk) -> Self {
        Self { lesson: TouchLesson::draw(&mut desk.random), chosen: 0, right: 0, asked: 0 }
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        (self.lesson, self.chosen) = (TouchLesson::draw(&mut desk.random), 0);
        Turn::Stay
    }

    fn answer(&mut self, place: usize) -> Turn {
        let Some(&answer) = TouchAnswer::ALL.get(place) else { return Turn::Idle };
        if self.lesson.answer().is_some() {
            return Turn::Refuse(say().answered());
        }
        self.lesson.choose(answer);
        self.asked += 1;
        self.right += u32::from(self.lesson.outcome() == Some(true));
        Turn::Stay
    }
}

/// How many of the moves are listed.
const LISTED: usize = 6;

impl Mode for TouchMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().about_touch()
    }

    fn page(&self, desk: &Desk) -> Page {
        let (lesson, position) = (&self.lesson, self.lesson.position());
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
                Words::new(Tone::Quiet, say().score(self.right, self.asked)),
            ],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..Page::new(say().arbiter_touch())
        }
    }

    fn picture(&self) -> Picture {
        let touch = self.lesson.touch();
        let marked = touch.own().into_iter().chain(touch.enemy()).collect();
        Picture { marked, bottom: Some(self.lesson.position().turn()), ..Picture::of(*self.lesson.position()) }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Next => self.next(desk),
            Command::Confirm if self.lesson.answer().is_some() => self.next(desk),
            Command::Confirm => self.answer(self.chosen),
            Command::Choose(place) if place < TouchAnswer::ALL.len() => {
                self.chosen = place;
                self.answer(place)
            }
            _ => move_in(&mut self.chosen, TouchAnswer::ALL.len(), command),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Touch, self.lesson.duty().article))
    }
}
