//! What a screen says at a moment, and what is new in it.

use etude_tui::page::{Middle, ScoreRow};
use etude_tui::text::{Tone, Words};

use crate::tables::{names_all, seconds};
use crate::trainer::{Said, SessionWords, Shown, SpokenBoard, Takes};
use crate::wording::Phrase;

/// What a screen says at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenPage<B> {
    title: String,
    subject: String,
    state: Vec<String>,
    silent: Vec<String>,
    list_title: String,
    /// The lines of a list; none if the middle holds something else.
    list: Vec<String>,
    /// The index of the chosen line.
    chosen: Option<usize>,
    /// The moves in their order, two to a line.
    score: Vec<String>,
    /// The task, with verdicts on what was done first.
    task: Vec<String>,
    notice: Option<String>,
    board: Option<B>,
    takes: Takes,
    /// Whether the list is told only when asked for.
    pub(crate) is_known: bool,
}

/// A text of the screen without what is only there for the eye.
fn text(words: &Words, voice: &impl SessionWords) -> String {
    how_to(&words.text(), voice)
}

/// How something is done by lines, or the text without signs for the eye.
pub(crate) fn how_to(text: &str, voice: &impl SessionWords) -> String {
    voice.how_to(text).unwrap_or_else(|| without_signs(text, voice))
}

/// The times in a line of the state, in seconds, whatever stands beside them.
#[must_use]
pub fn times_in(line: &str) -> Vec<u64> {
    let runs = line.split(|letter: char| !(letter.is_ascii_digit() || letter == ':'));
    runs.filter(|run| run.starts_with(|first: char| first.is_ascii_digit())).filter_map(seconds).collect()
}

/// A text without signs for the eye.
#[must_use]
pub fn without_signs(text: &str, voice: &impl SessionWords) -> String {
    let pause = voice.list(&[String::new(), String::new()]);
    let text = text
        .trim()
        .trim_start_matches(['▸', ' '])
        .replace("   ", &pause)
        .replace('\u{3000}', &pause)
        .replace(['‹', '›', '▏'], " ");
    let text = text.replace(" (●)", "").replace(" (○)", "").replace("（●）", "").replace("（○）", "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a line has told all that another says about places.
fn names_places(told: &str, line: &str) -> bool {
    line.chars().any(|letter| letter.is_ascii_digit()) && names_all(told, line)
}

/// A line of a list without a number of its own.
fn unnumbered(place: usize, words: &Words, voice: &impl SessionWords) -> String {
    let line = text(words, voice);
    let rest = line.strip_prefix(&(place + 1).to_string()).and_then(|rest| rest.strip_prefix(' '));
    rest.map_or(line.clone(), str::to_owned)
}

/// The lines of a task, verdicts first, because they answer the last line.
fn verdicts_first(lines: &[Words], voice: &impl SessionWords) -> Vec<String> {
    let is_verdict = |line: &&Words| line.0.iter().any(|(tone, _)| matches!(tone, Tone::Good | Tone::Bad));
    let (verdicts, others): (Vec<&Words>, Vec<&Words>) = lines.iter().partition(is_verdict);
    let all = verdicts.into_iter().chain(others);
    all.map(|words| text(words, voice)).filter(|line| !line.is_empty()).collect()
}

fn scored(rows: &[ScoreRow], voice: &impl SessionWords) -> Vec<String> {
    let row = |row: &ScoreRow| {
        let moves: Vec<String> = [&row.white, &row.black].into_iter().flatten().map(Words::text).collect();
        voice.phrase(Phrase::Numbered(row.number, &voice.list(&moves)))
    };
    rows.iter().map(row).collect()
}

impl<B: SpokenBoard> SpokenPage<B> {
    /// What a screen says now.
    #[must_use]
    pub fn of(shown: Shown<B>, voice: &impl SessionWords) -> Self {
        let list = match &shown.middle {
            Middle::Menu(lines) => lines.clone(),
            Middle::Score(_) | Middle::Large(_) => Vec::new(),
        };
        Self {
            title: shown.title,
            subject: shown.subject,
            state: shown.state.iter().map(|words| text(words, voice)).filter(|line| !line.is_empty()).collect(),
            silent: shown.silent.iter().map(|line| without_signs(line, voice)).collect(),
            list_title: shown.middle_title,
            chosen: list.iter().position(Words::is_chosen),
            list: list.iter().enumerate().map(|(place, line)| unnumbered(place, line, voice)).collect(),
            score: if let Middle::Score(rows) = &shown.middle { scored(rows, voice) } else { Vec::new() },
            task: verdicts_first(&shown.task, voice),
            notice: shown.notice,
            board: shown.board,
            takes: shown.takes,
            is_known: false,
        }
    }

    /// What a line can be, besides words and numbers.
    #[must_use]
    pub const fn takes(&self) -> Takes {
        self.takes
    }

    /// The board, where one is what the screen is about.
    #[must_use]
    pub const fn board(&self) -> Option<&B> {
        self.board.as_ref()
    }

    /// What is counted and whose move it is.
    #[must_use]
    pub fn state(&self) -> &[String] {
        &self.state
    }

    /// The task, with verdicts on what was done first.
    #[must_use]
    pub fn task(&self) -> &[String] {
        &self.task
    }

    /// The number of lines of the list.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.list.len()
    }

    /// The moves in their order, two to a line.
    #[must_use]
    pub fn score(&self) -> &[String] {
        &self.score
    }

    /// The name of the screen and its subject.
    #[must_use]
    pub fn named(&self, voice: &impl SessionWords) -> String {
        let named = voice.said(Said::Screen(&self.title));
        if self.subject.is_empty() { named } else { voice.list(&[named, self.subject.clone()]) }
    }

    /// The list with numbers.
    #[must_use]
    pub fn listed(&self, voice: &impl SessionWords) -> Vec<String> {
        let numbered =
            self.list.iter().enumerate().map(|(place, line)| voice.phrase(Phrase::Numbered(place + 1, line)));
        let title = (!self.list_title.is_empty() && !self.list.is_empty()).then(|| format!("{}:", self.list_title));
        title.into_iter().chain(numbered).collect()
    }

    /// Everything, as when the screen is opened.
    #[must_use]
    pub fn whole(&self, voice: &impl SessionWords) -> Vec<String> {
        let mut said = vec![self.named(voice)];
        if self.board.is_some() || self.list.is_empty() {
            said.extend(self.task.iter().cloned());
            said.extend(self.state.iter().cloned());
            said.extend(self.listed(voice));
        } else {
            said.extend(self.state.iter().cloned());
            if self.is_known {
                said.push(voice.said(Said::Known));
            } else {
                said.extend(self.listed(voice));
                said.extend(self.about(voice));
            }
        }
        let told = self.board.iter().flat_map(SpokenBoard::told);
        let told: Vec<String> = told.filter(|line| !said.iter().any(|told| names_places(told, line))).collect();
        said.extend(told);
        said
    }

    /// What is said of the chosen line of a list.
    fn about(&self, voice: &impl SessionWords) -> Vec<String> {
        let chosen = self.chosen.and_then(|chosen| self.list.get(chosen));
        let chosen = chosen.map(|line| voice.phrase(Phrase::Chosen(line)));
        chosen.into_iter().chain(self.task.iter().cloned()).collect()
    }

    /// What is new since another moment, the most important first.
    #[must_use]
    pub fn news(&self, before: &Self, voice: &impl SessionWords) -> Vec<String> {
        let mut said: Vec<String> = self.notice.iter().cloned().collect();
        let what = |page: &Self| (page.board.is_some(), page.takes == Takes::Text);
        if self.title != before.title || what(self) != what(before) {
            said.extend(self.whole(voice));
            return said;
        }
        let boards = self.board.as_ref().zip(before.board.as_ref());
        let events = boards.map_or(Some(Vec::new()), |(board, before)| board.events(before));
        let is_other_board = events.is_none();
        said.extend(events.unwrap_or_default());
        let list = self.new_list(before, voice);
        let is_list = self.board.is_none() && !list.is_empty();
        said.extend(list.iter().filter(|_| is_list).cloned());
        // Whoever waits hears the result.
        let is_new = |line: &&String| !before.task.contains(line) && !line.ends_with('…');
        said.extend(self.task.iter().filter(is_new).cloned());
        let is_told =
            |line: &&String| before.state.contains(line) || !times_in(line).is_empty() || self.silent.contains(line);
        said.extend(self.state.iter().filter(|line| !is_told(line)).cloned());
        said.extend(list.into_iter().filter(|_| !is_list));
        if is_other_board {
            said.push(voice.said(Said::NewBoard));
            said.extend(self.board.iter().flat_map(SpokenBoard::told));
            return said;
        }
        let marks = boards.map_or_else(Vec::new, |(board, before)| board.marks(before));
        let marks: Vec<String> =
            marks.into_iter().filter(|line| !said.iter().any(|told| names_places(told, line))).collect();
        said.extend(marks);
        said
    }

    /// What is new in the list.
    fn new_list(&self, before: &Self, voice: &impl SessionWords) -> Vec<String> {
        if self.list != before.list {
            let changed = || self.list.iter().zip(&before.list).filter(|(line, old)| line != old);
            let is_row = self.list.len() == before.list.len() && changed().count() == 1;
            return if is_row { changed().map(|(line, _)| line.clone()).collect() } else { self.listed(voice) };
        }
        let chosen = self.chosen.filter(|_| self.chosen != before.chosen);
        let chosen = chosen.and_then(|chosen| self.list.get(chosen));
        chosen.map(|line| voice.phrase(Phrase::Chosen(line))).into_iter().collect()
    }
}
