//! What is new on a screen since another moment.

use super::{Diction, SpokenPage};
use crate::plain::texts::{has_time, is_value, row};
use crate::tui::keymap::Mode;
use crate::words::{self, say};
use damier_app::settings::Speech;
use damier_rules::Color;
use etude_plain::tables::names_all;

/// The most rows of a game that are read when something in it changes.
const MARKED: usize = 2;

/// The most moves of an opening that are read at once.
const OPENINGS: usize = 4;

/// The most seconds that a clock shows when its time runs out before the next look at it.
const LAST: u64 = 2;

impl SpokenPage {
    /// What is new since another moment, the most important first.
    #[must_use]
    pub fn news(&self, before: &Self, diction: Diction, is_answer: bool) -> Vec<String> {
        if self.report.is_some() || before.report.is_some() {
            let is_same = self.report == before.report;
            let page = self.report.clone().filter(|_| before.report.is_some());
            return if is_same { self.notes(before, is_answer) } else { page.unwrap_or_else(|| self.whole(diction)) };
        }
        let is_form = |page: &Self| !page.fields.rows.is_empty();
        // The same game goes on behind the form for a comment or a file.
        let is_back = self.mode == Mode::Analysis && !before.subject.is_empty() && self.position == before.position;
        if self.title != before.title || is_form(self) != is_form(before) && !is_back {
            return self.whole(diction);
        }
        let note = self.notes(before, is_answer);
        let (mut said, note) = if self.is_refusal { (note, Vec::new()) } else { (Vec::new(), note) };
        let tells_subject = !(self.subject.is_empty() || matches!(self.mode, Mode::Analysis | Mode::Home));
        if self.subject != before.subject && tells_subject {
            said.push(self.subject.clone());
        }
        let events = self.events(before, diction.style);
        let is_other_board = events.is_none();
        // On a hidden board only the score tells of a move.
        let is_hidden = !(self.has_pieces() && before.has_pieces());
        // A sign behind a move that was told is no other move.
        let is_told = |(color, played): &&(Color, String)| {
            before.last.as_ref().is_some_and(|(other, told)| other == color && played.starts_with(&**told))
        };
        let hidden = self.last.as_ref().filter(|last| is_hidden && !is_told(last));
        let told = |(color, played): &(Color, String)| say().spoken_notation(words::side(*color), &**played, "");
        let undone = before.made.as_ref().filter(|_| is_hidden && self.is_back() && self.made != before.made);
        match undone {
            Some(made) => {
                said.push(say().spoken_undone(&**made));
                said.extend(self.made.as_ref().map(|made| say().plain_last_now(&**made)));
            }
            None => said.extend(hidden.map(|last| self.made.clone().unwrap_or_else(|| told(last)))),
        }
        said.extend(events.unwrap_or_default());
        said.extend(self.time_is_up(before));
        let judged = self.judged(before, diction);
        let is_judged = self.mode == Mode::Notation;
        // The guest's move in a display is told once.
        let judged: Vec<String> = judged.into_iter().filter(|line| !said.contains(line)).collect();
        said.extend(judged);
        said.extend(self.large_text().filter(|_| self.large != before.large));
        said.extend(self.search.clone().filter(|_| self.search != before.search));
        said.extend(self.new_list(before));
        if diction.speech == Speech::Full {
            said.extend(self.clock.iter().filter(|line| !has_time(line) && !before.clock.contains(line)).cloned());
        }
        if self.is_opening() {
            return said;
        }
        said.extend(note);
        if self.has_board() && (is_other_board || before.is_opening()) {
            let is_told = before.mode == Mode::Puzzle && self.mode == Mode::Puzzle;
            said.extend((is_other_board && before.has_board() && !is_told).then(|| say().plain_new_board()));
            said.extend(self.board(diction));
        } else {
            let names = |told: &String| said.iter().any(|line| names_all(line, told));
            let marked =
                self.marked(&before.marks).into_iter().filter(|told| !(is_judged || is_form(self) || names(told)));
            let marked: Vec<String> = marked.collect();
            said.extend(marked);
            // In a game the message says whose move it is.
            let is_said = self.mode == Mode::Play && !self.position.must_capture();
            let is_turn = !is_said && (self.position != before.position || self.prompt != before.prompt);
            said.extend(self.turn(diction).filter(|_| is_turn));
        }
        said
    }

    /// How to go on, or why the last line did nothing.
    fn notes(&self, before: &Self, is_answer: bool) -> Vec<String> {
        let is_same = (self.prompt.is_empty() || self.is_refusal) && self.message == before.message;
        let is_new = self.note != before.note || is_answer && is_same;
        if is_new && !self.note.is_empty() { vec![self.note.clone()] } else { Vec::new() }
    }

    /// What is new in the message, with the line of moves that a verdict speaks of, and the places that it is about.
    fn judged(&self, before: &Self, diction: Diction) -> Vec<String> {
        let mut fresh = self.new_message(before, diction);
        if self.mode == Mode::Notation && !fresh.is_empty() && self.message.first() != Some(&say().notation_right()) {
            let verdicts = self.message.iter().take(self.verdicts).filter(|line| fresh.contains(line)).count();
            let next = fresh.split_off(verdicts);
            fresh.extend(self.marked(if verdicts > 0 { &[] } else { &before.marks }));
            fresh.extend(next);
        }
        if before.mode == Mode::Unannounced && self.mode == Mode::Solved && !fresh.is_empty() {
            if self.clock.first() == Some(&say().trial_wrong()) {
                fresh.insert(0, say().plain_wrong_answer());
            }
            if !self.score.is_empty() {
                let verdicts = self.verdicts.min(fresh.len());
                let place = fresh.len().min(verdicts + usize::from(fresh.first() == Some(&say().plain_wrong_answer())));
                fresh.insert(place, say().plain_line(words::list(self.score.iter().map(String::as_str))));
            }
        }
        fresh
    }

    /// That the time of a notation session has run out.
    fn time_is_up(&self, before: &Self) -> Option<String> {
        let is_over = before.hides_names() && self.time.is_empty();
        (is_over && before.left.is_some_and(|left| left <= LAST)).then(|| say().plain_time_is_up())
    }

    /// Whether a place on the board is asked for, which cannot be felt: Enter alone must not answer.
    #[must_use]
    pub fn asks_place(&self) -> bool {
        [say().notation_point(), say().notation_make(), say().course_point_prompt()].contains(&self.note)
    }

    /// What is new in the message.
    fn new_message(&self, before: &Self, diction: Diction) -> Vec<String> {
        let is_engine = self.mode == Mode::Analysis && before.mode == Mode::Analysis;
        // Another puzzle is asked for anew, even in the same words.
        let is_other = self.item != before.item && self.mode != Mode::Solved;
        let is_told = |line: &String| !is_other && before.message.contains(line);
        let is_new = |line: &&String| !(is_told(line) || is_engine && is_value(line));
        // Who thinks is told when asked.
        let mut silent = vec![say().game_engine_thinks(), say().engine_thinks(), say().opening_searches()];
        if self.is_game() && before.is_game() {
            // That the pieces are hidden is said once, and whose turn it is with the captures.
            silent.push(say().blind());
            silent.extend((self.has_pieces() && self.position.must_capture()).then(|| say().your_move()));
        }
        let is_other_place = self.position != before.position || self.is_back() && self.made != before.made;
        let is_back = |line: &String| *line == say().taken_back() && is_other_place;
        let fresh = self.message.iter().filter(is_new).filter(|line| !(silent.contains(line) || is_back(line)));
        let mut fresh: Vec<String> = fresh.cloned().collect();
        let openings = is_engine && self.message_title == say().opening_pane();
        let more = fresh.len().saturating_sub(OPENINGS);
        if diction.speech == Speech::Short {
            fresh.truncate(1);
        } else if openings && more > 1 {
            fresh.truncate(OPENINGS);
            fresh.push(say().plain_more_moves(more));
        }
        // The title of a game, or that of the engine, is read on request.
        if self.message_title != before.message_title
            && !matches!(self.mode, Mode::Analysis | Mode::Play)
            && let Some(first) = fresh.first_mut()
        {
            *first = self.labelled(&self.message_title, first);
        }
        fresh
    }

    /// What is new in the list or the form.
    fn new_list(&self, before: &Self) -> Vec<String> {
        if self.mode == Mode::Analysis && self.fields.rows.is_empty() {
            // A sign or a comment is new, not a move.
            let is_told = |line: &str| self.message.iter().any(|told| told.contains(line));
            let is_new = |line: &&String| {
                self.position == before.position && !(before.list.contains(line) || is_told(line.as_str()))
            };
            return self.list.iter().filter(is_new).take(MARKED).cloned().collect();
        }
        if !self.fields.rows.is_empty() {
            let (rows, old) = (&self.fields.rows, &before.fields.rows);
            if !rows.iter().map(|row| &row.name).eq(old.iter().map(|row| &row.name)) {
                return self.listed(self.most);
            }
            let changed = rows.iter().zip(old).filter(|(row, old)| row.value != old.value);
            let mut said: Vec<String> = changed.map(|(changed, _)| row(changed)).collect();
            if said.is_empty() && self.fields.chosen != before.fields.chosen {
                said.extend(self.chosen_line().map(|row| say().plain_chosen(row)));
            }
            return said;
        }
        if self.list != before.list {
            let is_row = self.list.len() == before.list.len()
                && self.list.iter().zip(&before.list).filter(|(line, old)| line != old).count() == 1;
            if !is_row {
                return self.listed(self.most);
            }
            // Of the other boards of a display only a result is news.
            if self.is_game()
                && before.clock.iter().filter(|line| !has_time(line)).all(|line| self.clock.contains(line))
            {
                return Vec::new();
            }
            return self.list.iter().filter(|line| !before.list.contains(line)).cloned().collect();
        }
        let line = if self.chosen == before.chosen { None } else { self.chosen_line() };
        line.map(|line| say().plain_chosen(line)).into_iter().collect()
    }
}
