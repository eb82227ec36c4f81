//! Lines that mean nothing here, and questions that another line answers with no.

use super::line::Line;
use super::session::{EXPECTED, LineDeed, Meaning, Session};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::words::{self, in_english, say, spoken};
use etude_plain::line::resolve;

impl Session {
    /// Reports a line that means nothing.
    pub(super) fn refuse(&mut self, said: String) {
        self.has_erred = true;
        self.said.push(said);
    }

    /// Plays on where a side is asked whether it resigns, and leaves the line that refutes a move, where a key that does not
    /// belong to it would only do that.
    pub(super) fn return_from_line(&mut self, read: &Line) {
        if self.shown.asks_resigning() || self.shown.asks_leaving() {
            let is_sure = match read {
                Line::Words { first, rest, is_question } => {
                    let meaning = self.meaning(first, rest, *is_question);
                    meaning.is_ok_and(|meaning| self.shown.is_confirmed_by(meaning))
                }
                Line::Empty | Line::Number(_) | Line::Move(_) => false,
            };
            if !is_sure {
                self.act(Action::Do(Command::Nothing));
                self.shown = self.spoken();
            }
        }
        let ends = [say().drill_refutation_more(), say().drill_refutation_end()];
        if !self.shown.message.iter().any(|line| ends.contains(line)) {
            return;
        }
        let stays = match read {
            Line::Empty => true,
            Line::Number(_) | Line::Move(_) => false,
            Line::Words { first, rest, is_question } => match self.meaning(first, rest, *is_question) {
                Ok(Meaning::Query(query)) => query.command().is_none(),
                Ok(Meaning::Command(command)) => command == Command::Solution,
                Err(_) => false,
            },
        };
        if !stays {
            self.act(Action::Do(Command::Nothing));
            self.shown = self.spoken();
        } else if *read == Line::Empty {
            self.deed = LineDeed::TakesBack;
        }
    }

    /// Reports a word that means nothing now: why, if it is that of a key of this screen.
    pub(super) fn refuse_word(&mut self, typed: &str, word: &str) {
        let labelled = || {
            let keys = self.app.mode().keys();
            keys.filter_map(|key| Some((key.label?(say()).to_lowercase(), key.command))).collect::<Vec<_>>()
        };
        let words: Vec<(String, Command)> = labelled().into_iter().chain(in_english(labelled)).collect();
        match resolve(word, &words) {
            Ok(command) => {
                let reason = self.app.why_not(command).unwrap_or_else(|| say().plain_not_now(word));
                self.refuse(reason);
            }
            Err(_) => self.refuse_line(typed),
        }
    }

    /// Refuses the word of a key that this screen does not have.
    pub(super) fn refuse_key(&mut self, command: Command, typed: &str) {
        let steps = [Command::Left, Command::Right, Command::First, Command::Last, Command::Up, Command::Down];
        if steps.contains(&command) { self.refuse(say().plain_no_steps()) } else { self.refuse_line(typed) }
    }

    /// Says what was expected instead of a line.
    pub(super) fn refuse_line(&mut self, typed: &str) {
        let mut expected = Vec::new();
        let is_answered = self.shown.takes_answer();
        if self.has_list() || !self.shown.fields.rows.is_empty() {
            expected.push(say().plain_expected_number());
        }
        if self.shown.mode == Mode::Notation {
            expected.push(say().plain_expected_places());
        } else if is_answered {
            expected.push(say().plain_expected_answer());
        } else if self.shown.takes_move() && !self.has_list() {
            expected.push(say().plain_expected_move(spoken::example_move(&self.shown.position)));
        }
        expected.extend(self.bindings().filter_map(|binding| Some(binding.label?(say()))).take(EXPECTED));
        expected.push(say().plain_expected_help());
        self.refuse(say().plain_unknown(typed.trim(), words::list(expected)));
    }
}
