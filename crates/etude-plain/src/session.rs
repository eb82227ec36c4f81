//! A trainer with a screen, behind the stream: a line becomes actions on the screen, and what is new there becomes sentences.

use std::time::Duration;

use etude_tui::key::Key;
use strum::VariantArray as _;

use crate::clock::Warnings;
use crate::host::{Answer, Talk};
use crate::line::{Line, resolve, trimmed};
use crate::spoken_page::{SpokenPage, how_to, times_in};
use crate::tables::timed;
use crate::trainer::{Query, Said, SessionWords, Sorted, SpokenKey, StreamKey, Takes, Trainer};
use crate::wording::Phrase;

/// What a word means on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning<C, Q> {
    /// A word of every screen.
    Query(Query),
    /// A question about the board.
    Question(Q),
    /// A command of this screen.
    Command(C),
}

/// What a word means for a trainer.
type MeaningOf<T> = Meaning<<T as Trainer>::Command, <T as Trainer>::Question>;

/// The trainer behind the stream.
#[derive(Debug)]
pub struct Session<T: Trainer, W> {
    trainer: T,
    words: W,
    page: SpokenPage<T::Board>,
    now: Duration,
    /// What was said last, for those who did not hear it.
    last: Vec<String>,
    /// The clocks of the screen: the first one of each line, and the second.
    warnings: [Warnings; 2],
    /// Whether it has been told how lists and boards are used.
    hinted: [bool; 2],
    /// Whether the list of the home screen has been told.
    knows_home: bool,
    said: Vec<String>,
    /// What the services are to do, and whether something is found out by it.
    effects: Vec<(T::Effect, bool)>,
    has_quit: bool,
    /// Whether a line meant nothing.
    has_erred: bool,
}

impl<T: Trainer, W: SessionWords> Session<T, W> {
    /// A session with a trainer.
    #[must_use]
    pub fn new(trainer: T, words: W) -> Self {
        let page = SpokenPage::of(trainer.shown(), &words);
        Self {
            trainer,
            words,
            page,
            now: Duration::ZERO,
            last: Vec::new(),
            warnings: <[Warnings; 2]>::default(),
            hinted: [false; 2],
            knows_home: false,
            said: Vec::new(),
            effects: Vec::new(),
            has_quit: false,
            has_erred: false,
        }
    }

    /// Whether a line meant nothing.
    #[must_use]
    pub const fn has_erred(&self) -> bool {
        self.has_erred
    }

    /// Has the trainer take an action.
    fn act(&mut self, action: T::Action) {
        for effect in self.trainer.take(action, self.now) {
            match T::sort(effect) {
                Sorted::Quit => self.has_quit = true,
                Sorted::Screen => {}
                Sorted::Serve(effect, waits) => self.effects.push((effect, waits)),
            }
        }
    }

    fn command(&mut self, command: T::Command) {
        self.act(T::obey(command));
    }

    fn key(&mut self, key: StreamKey) {
        self.command(T::command(key));
    }

    /// Says what is new on the screen.
    fn tell(&mut self) {
        let mut page = SpokenPage::of(self.trainer.shown(), &self.words);
        if !self.trainer.is_away() {
            page.is_known = std::mem::replace(&mut self.knows_home, true);
        }
        self.said.extend(page.news(&self.page, &self.words));
        self.page = page;
        let hint = self.hint();
        self.said.extend(hint);
    }

    /// How lists and boards are used, the first time that there is one.
    fn hint(&mut self) -> Option<String> {
        let [list, board] = &mut self.hinted;
        if self.trainer.has_hint(&self.page) && !std::mem::replace(board, true) {
            return Some(self.words.said(Said::HintBoard));
        }
        (self.page.lines() > 0 && !std::mem::replace(list, true)).then(|| self.words.said(Said::HintList))
    }

    /// Says that a clock runs out.
    fn tell_time(&mut self) {
        let times: Vec<Vec<u64>> = self.page.state().iter().map(|line| times_in(line)).collect();
        // Two clocks are those of the two players.
        let is_game = times.iter().any(|times| times.len() > 1);
        for (place, warnings) in self.warnings.iter_mut().enumerate() {
            let left: Vec<u64> = times.iter().filter_map(|times| times.get(place).copied()).collect();
            self.said.extend(warnings.take(&left).into_iter().map(|left| {
                let left = self.words.said(Said::Left(left / 60, left % 60));
                let player = self.words.said(Said::Player(place));
                if is_game { self.words.phrase(Phrase::Row(&player, &left)) } else { left }
            }));
        }
    }

    fn answer(&mut self, is_answer: bool) -> Answer<T::Effect> {
        let time = |minutes, seconds| self.words.said(Said::Time(minutes, seconds));
        let said: Vec<String> = self.said.drain(..).map(|line| timed(&line, time, |_| None)).collect();
        if is_answer && !said.is_empty() || self.last.is_empty() {
            self.last.clone_from(&said);
        } else {
            self.last.extend(said.iter().cloned());
        }
        Answer { said, effects: self.effects.drain(..).map(|(effect, _)| effect).collect() }
    }

    fn say(&mut self, said: Said<'_>) {
        self.said.push(self.words.said(said));
    }

    fn refuse(&mut self, said: String) {
        self.has_erred = true;
        self.said.push(said);
    }

    /// The screen, the task and whose move it is.
    fn state(&self) -> Vec<String> {
        let mut said = vec![self.page.named(&self.words)];
        said.extend(self.page.task().iter().cloned());
        said.extend(self.page.state().iter().cloned());
        said
    }

    /// The words that mean something on this screen, in the language spoken and in English.
    fn vocabulary(&self) -> Vec<(String, MeaningOf<T>)> {
        let own = || {
            let keys = self.trainer.keys().into_iter();
            keys.map(|key| (key.label.to_lowercase(), Meaning::Command(key.command))).collect::<Vec<_>>()
        };
        let every = || {
            let word = |name: &str| self.words.query_word(name).to_lowercase();
            let questions = T::QUESTIONS.iter().map(|&each| (word(each.as_ref()), Meaning::Question(each)));
            let queries = Query::VARIANTS.iter().map(|&each| (word(each.as_ref()), Meaning::Query(each)));
            questions.chain(queries).collect::<Vec<_>>()
        };
        let english = self.words.in_english(|| every().into_iter().chain(own()).collect::<Vec<_>>());
        every().into_iter().chain(own()).chain(english).collect()
    }

    /// Obeys a line where any words are taken: it belongs to the screen unless it is just a word of the stream.
    fn obey_line(&mut self, line: &str) {
        let word = line.to_lowercase();
        let found = self.vocabulary().into_iter().find(|(name, _)| *name == word).map(|(_, meaning)| meaning);
        match found {
            Some(Meaning::Query(Query::Enter)) => self.key(StreamKey::TakeLine),
            Some(meaning) => self.follow(meaning, ""),
            None => {
                if !line.is_empty() {
                    self.act(T::paste(line.to_owned()));
                }
                self.key(StreamKey::TakeLine);
            }
        }
    }

    /// Obeys a line.
    fn obey(&mut self, typed: &str) {
        if self.page.takes() == Takes::Line {
            return self.obey_line(&trimmed(typed));
        }
        match self.trainer.read(typed) {
            Line::Empty if self.page.takes() == Takes::Move => self.refuse(self.trainer.expected_move(&self.page)),
            Line::Empty => self.key(StreamKey::Enter),
            Line::Number(number) => self.choose(number, typed),
            Line::Move(moves) => match self.trainer.moves(moves, &self.page) {
                Ok(actions) => actions.into_iter().for_each(|action| self.act(action)),
                Err(Some(said)) => self.refuse(said),
                Err(None) => self.refuse_line(typed),
            },
            Line::Words { first, rest, is_question } => match self.meaning(&first, &rest, is_question) {
                Ok(meaning) => self.follow(meaning, &rest),
                Err(several) if several.len() > 1 => {
                    let several = self.words.list(&several);
                    self.refuse(self.words.said(Said::Several(&first, &several)));
                }
                Err(_) if self.page.takes() == Takes::Text => self.type_text(&trimmed(typed)),
                Err(_) => self.refuse_line(typed),
            },
        }
    }

    /// What words mean: a key of the screen, a question by its letter, or a word.
    fn meaning(&self, first: &str, rest: &str, is_question: bool) -> Result<MeaningOf<T>, Vec<String>> {
        let mut letters = first.chars();
        if let (Some(letter), None) = (letters.next().filter(char::is_ascii), letters.next()) {
            if is_question || !rest.is_empty() {
                let question = T::question_of(letter).map(Meaning::Question);
                return question.or_else(|| Query::of_letter(letter).map(Meaning::Query)).ok_or_else(Vec::new);
            }
            if letter == '?' {
                return Ok(Meaning::Query(Query::Help));
            }
            let keys = self.trainer.keys();
            let found = keys.iter().find(|key| key.keys.contains(&Key::char(letter)));
            return found.map(|key| Meaning::Command(key.command)).ok_or_else(Vec::new);
        }
        let whole = if rest.is_empty() { first.to_owned() } else { format!("{first} {}", rest.to_lowercase()) };
        let vocabulary = self.vocabulary();
        resolve(&whole, &vocabulary).or_else(|_| resolve(first, &vocabulary))
    }

    /// Chooses a line of a list.
    fn choose(&mut self, number: usize, typed: &str) {
        let lines = self.page.lines();
        if lines == 0 {
            self.refuse_line(typed);
        } else if (1..=lines).contains(&number) {
            self.key(StreamKey::Choose(number - 1));
        } else {
            self.refuse(self.words.said(Said::NoRow(number, lines)));
        }
    }

    /// Types a text letter by letter, and confirms it.
    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.act(T::press(Key::char(letter)));
        }
        self.key(StreamKey::Enter);
    }

    /// Follows a word.
    fn follow(&mut self, meaning: MeaningOf<T>, rest: &str) {
        match meaning {
            Meaning::Command(command) => self.command(command),
            Meaning::Question(question) => self.ask_board(question, rest),
            Meaning::Query(query) => match query.key() {
                Some(key) => self.key(key),
                None => self.follow_query(query, rest),
            },
        }
    }

    /// Follows a word of every screen.
    fn follow_query(&mut self, query: Query, rest: &str) {
        match query {
            Query::Home => {
                while self.trainer.is_away() {
                    self.key(StreamKey::Back);
                }
            }
            Query::Say => {
                let again = self.last.clone();
                self.said.extend(again);
            }
            Query::Where => self.said.extend(self.state()),
            Query::Read => self.said.extend(self.page.task().iter().cloned()),
            Query::List if self.page.lines() == 0 => self.say(Said::NoList),
            Query::List => self.said.extend(self.page.listed(&self.words)),
            Query::Score if self.page.score().is_empty() => self.say(Said::NoScore),
            Query::Score => self.said.extend(self.page.score().iter().cloned()),
            Query::Clock => self.said.extend(self.page.state().iter().cloned()),
            // The others are keys.
            _ => self.help(rest),
        }
    }

    /// Answers a question about the board.
    fn ask_board(&mut self, question: T::Question, rest: &str) {
        let Some(board) = self.page.board() else {
            return self.say(Said::NoBoard);
        };
        if let Ok(said) = self.trainer.ask(question, rest, board) {
            self.said.extend(said);
        } else {
            let name = question.as_ref();
            let (word, help) = (self.words.query_word(name), self.words.query_help(name));
            self.refuse(self.words.said(Said::Usage(&word, &help)));
        }
    }

    /// Says what can be typed, or what a word does.
    fn help(&mut self, about: &str) {
        let words = &self.words;
        let named = |name: &str, value: &str| words.phrase(Phrase::Row(name, value));
        let explained = |name: &str| named(&words.query_word(name), &words.query_help(name));
        let about = about.trim().to_lowercase();
        let found = self.vocabulary().into_iter().find(|(word, _)| *word == about).map(|(_, meaning)| meaning);
        let mut said = Vec::new();
        match found {
            Some(Meaning::Query(query)) => said.push(explained(query.as_ref())),
            Some(Meaning::Question(question)) => said.push(explained(question.as_ref())),
            Some(Meaning::Command(_)) | None => {
                said.extend([how_to(&self.trainer.help(), words), words.said(Said::HelpLine)]);
                if self.page.takes() == Takes::Move || self.page.board().is_some() {
                    said.push(words.said(Said::HelpBoard));
                }
                said.extend(self.trainer.keys().iter().filter_map(|SpokenKey { keys, label, .. }| {
                    let letter = keys.iter().find_map(|key| key.character())?;
                    Some(named(&letter.to_string(), label))
                }));
                said.extend(T::QUESTIONS.iter().map(|question| explained(question.as_ref())));
                said.extend(Query::VARIANTS.iter().map(|query| explained(query.as_ref())));
            }
        }
        self.said.extend(said);
    }

    /// Says what was expected instead of a line.
    fn refuse_line(&mut self, typed: &str) {
        let number = (self.page.lines() > 0).then(|| self.words.said(Said::ExpectedNumber));
        let mut expected: Vec<String> = number.into_iter().chain(self.trainer.expected(&self.page)).collect();
        expected.extend(self.trainer.keys().into_iter().map(|key| key.label));
        expected.push(self.words.query_word(Query::Help.as_ref()));
        let expected = self.words.list(&expected);
        self.refuse(self.words.said(Said::Unknown(typed.trim(), &expected)));
    }
}

impl<T: Trainer, W: SessionWords> Talk for Session<T, W> {
    type Event = T::Action;
    type Effect = T::Effect;

    fn greet(&mut self) -> Answer<T::Effect> {
        self.hinted = [false; 2];
        self.page = SpokenPage::of(self.trainer.shown(), &self.words);
        self.said = self.page.whole(&self.words);
        self.knows_home = !self.trainer.is_away();
        self.said.insert(0, self.words.said(Said::Hello));
        let hint = self.hint();
        self.said.extend(hint);
        self.answer(false)
    }

    fn line(&mut self, typed: &str, now: Duration) -> Answer<T::Effect> {
        self.now = now;
        self.act(T::tick());
        self.obey(typed);
        if self.has_quit {
            self.say(Said::Bye);
        } else {
            self.tell();
            self.tell_time();
            if self.said.is_empty() {
                let waits = self.effects.iter().any(|&(_, waits)| waits);
                self.say(if waits { Said::Thinking } else { Said::NothingChanged });
            }
        }
        self.answer(true)
    }

    fn event(&mut self, event: T::Action, now: Duration) -> Answer<T::Effect> {
        self.now = now;
        self.act(event);
        self.tell();
        self.answer(false)
    }

    fn tick(&mut self, now: Duration) -> Answer<T::Effect> {
        self.now = now;
        self.act(T::tick());
        self.tell();
        self.tell_time();
        self.answer(false)
    }

    fn end(&mut self, now: Duration) -> Answer<T::Effect> {
        self.now = now;
        self.said = self.state();
        self.act(T::quit());
        self.say(Said::Bye);
        self.answer(false)
    }

    fn wakes_at(&self) -> Option<Duration> {
        self.trainer.wakes_at()
    }

    fn has_quit(&self) -> bool {
        self.has_quit
    }
}
