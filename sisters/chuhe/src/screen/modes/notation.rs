//! Names of moves and files, on the screen.

use chuhe_rules::{Move, Notation, Position, Side};
use etude::questions::{Question as _, QuestionAct, Questions};
use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{BoardRole, Desk, Mode, Page, Picture, Turn, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::notation::{Ask, GivenAnswer, NotationAnswer, NotationQuestion};
use crate::words::{self, say};

/// Questions about names, one after another.
#[derive(Debug)]
pub struct NotationMode {
    run: Running<Questions<NotationQuestion>>,
    chosen: usize,
}

/// The files of a side.
const FILES: usize = 9;

impl NotationMode {
    /// Draws the first question, in the notation that is set.
    #[must_use]
    pub fn new(ask: Ask, desk: &mut Desk) -> Self {
        let topic = (ask, desk.notation());
        Self { run: Running::new(Questions::new(topic, &mut desk.world())), chosen: 0 }
    }

    /// Goes on with questions that were left.
    #[must_use]
    pub fn resume(ask: Ask, saved: &SavedQuestions, desk: &mut Desk) -> Self {
        let topic = (ask, desk.notation());
        Self { run: Running::new(Questions::resume(topic, saved, &mut desk.world())), chosen: 0 }
    }

    fn question(&self) -> Option<&NotationQuestion> {
        self.run.lesson().question()
    }

    fn answer(&mut self, answer: NotationAnswer, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(answer), desk)
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        self.run.act(QuestionAct::Next, desk)
    }

    /// The move in all notations that the screen can draw.
    fn forms(question: &NotationQuestion, desk: &Desk) -> String {
        let is_drawn = |notation: &Notation| !desk.is_ascii || matches!(notation, Notation::Wxf | Notation::Iccs);
        let forms = Notation::ALL.into_iter().filter(is_drawn);
        let forms = forms.map(|notation| question.position().write_move(question.mv(), notation));
        forms.collect::<Vec<_>>().join(&say().list())
    }

    fn said(question: &NotationQuestion, desk: &Desk) -> Vec<Words> {
        let Some(is_right) = question.outcome() else {
            return question.fault().map(|_| Words::new(Tone::Notice, say().notation_unread())).into_iter().collect();
        };
        let right = if question.ask() == Ask::File {
            let (square, side) = question.point();
            number(square.file_number(side), side, desk)
        } else {
            Self::forms(question, desk)
        };
        let mut said = vec![match is_right {
            true => Words::new(Tone::Good, say().right(right)),
            false if question.is_shown() => Words::new(Tone::Notice, say().notation_shown(right)),
            false => Words::new(Tone::Bad, say().wrong(right)),
        }];
        if let (Some(GivenAnswer::Move(mv)), false) = (question.given(), is_right) {
            let name = match question.position().check_move(*mv) {
                Ok(()) => say().notation_played(question.position().write_move(*mv, question.notation())),
                Err(refusal) => words::refusal(refusal),
            };
            said.push(Words::from(name));
        }
        said
    }
}

/// The number of a file as its side writes it.
fn number(number: u8, side: Side, desk: &Desk) -> String {
    const CHINESE: [&str; FILES] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let place = usize::from(number.saturating_sub(1));
    match CHINESE.get(place).filter(|_| side == Side::Red && words::is_chinese() && !desk.is_ascii) {
        Some(chinese) => (*chinese).to_owned(),
        None => number.to_string(),
    }
}

impl Mode for NotationMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        match self.question() {
            Some(question) if question.is_over() => keys::AT_ANSWERED,
            Some(question) if question.ask() == Ask::Name => keys::AT_NAME,
            Some(question) if question.ask() == Ask::File => keys::AT_QUESTION,
            _ => keys::AT_BOARD,
        }
    }

    fn help(&self) -> String {
        match self.run.lesson().topic().0 {
            Ask::Name => say().about_name_moves(),
            Ask::Play => say().about_play_moves(),
            Ask::File => say().about_files(),
        }
    }

    fn page(&self, desk: &Desk) -> Page {
        let title = match self.run.lesson().topic().0 {
            Ask::Name => say().drills_name(),
            Ask::Play => say().drills_play(),
            Ask::File => say().drills_files(),
        };
        let Some(question) = self.question() else { return Page::new(title) };
        let (asked, right) = self.run.lesson().score();
        let side = words::side(question.position().turn());
        let mut middle = Middle::Menu(Vec::new());
        let ask = match question.ask() {
            Ask::Name => {
                let typed = if question.is_over() { String::new() } else { format!("{}▏", question.typed()) };
                middle = Middle::Large(typed);
                say().name_ask(side, words::example(question.notation()))
            }
            Ask::Play => say().play_ask(side, question.position().write_move(question.mv(), question.notation())),
            Ask::File => {
                let (square, side) = question.point();
                if !question.is_over() {
                    let numbers = (1..=FILES).filter_map(|place| u8::try_from(place).ok());
                    let is_chosen = |file: u8| usize::from(file) == self.chosen + 1;
                    let line = |file| Words::choice(&number(file, side, desk), is_chosen(file));
                    middle = Middle::Menu(numbers.map(line).collect());
                }
                say().file_ask(square.to_string(), words::side(side))
            }
        };
        let mut task = vec![Words::from(ask)];
        task.extend(Self::said(question, desk));
        Page {
            state: vec![Words::from(say().to_move(side)), Words::new(Tone::Quiet, say().score(right, asked))],
            middle_title: say().pane_answers(),
            middle,
            task,
            ..Page::new(title)
        }
    }

    fn picture(&self) -> Picture {
        let Some(question) = self.question() else { return Picture::of(Position::start()) };
        let picture = Picture::of(*question.position());
        match question.ask() {
            Ask::Name => Picture { marked: vec![question.mv().from(), question.mv().to()], ..picture },
            Ask::Play => Picture { has_cursor: !question.is_over(), ..picture },
            Ask::File => {
                let role = if question.is_over() { BoardRole::Subject } else { BoardRole::Unnumbered };
                Picture { marked: vec![question.point().0], role, ..picture }
            }
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(question) = self.question() else { return Turn::Idle };
        let (is_over, ask) = (question.is_over(), question.ask());
        match command {
            Command::Next | Command::Confirm if is_over => self.next(desk),
            Command::Solution if is_over => Turn::Refuse(say().answered()),
            Command::Solution => self.run.act(QuestionAct::Show, desk),
            Command::Confirm if ask == Ask::Name => self.answer(NotationAnswer::Confirm, desk),
            Command::Delete => self.answer(NotationAnswer::Delete, desk),
            Command::Next => self.next(desk),
            Command::Choose(place) if ask == Ask::File && place < FILES => {
                self.chosen = place;
                self.obey(Command::Confirm, desk)
            }
            Command::Confirm if ask == Ask::File => {
                let file = u8::try_from(self.chosen + 1).unwrap_or(u8::MAX);
                self.answer(NotationAnswer::File(file), desk)
            }
            _ if ask == Ask::File => move_in(&mut self.chosen, FILES, command),
            _ => Turn::Idle,
        }
    }

    /// The characters of a name; every letter may be one.
    fn typed(&mut self, key: Key, desk: &mut Desk) -> Option<Turn> {
        let is_typed = self.question().is_some_and(|question| question.ask() == Ask::Name && !question.is_over());
        let letter = key.character().filter(|letter| is_typed && !letter.is_whitespace())?;
        Some(self.answer(NotationAnswer::Letter(letter), desk))
    }

    fn paste(&mut self, text: &str, desk: &mut Desk) -> Turn {
        for letter in text.trim().chars() {
            if self.typed(Key::char(letter), desk).is_none() {
                return Turn::Idle;
            }
        }
        Turn::Stay
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.answer(NotationAnswer::Play(mv), desk)
    }
}
