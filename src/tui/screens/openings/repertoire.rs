//! The player's repertoire gone over: where games left it, replies without an answer, cards that nothing leads to.

use std::time::Duration;

use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Effect, Event, ExploreTask};
use damier_engine::RequestId;
use damier_puzzles::record::id_of;
use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::read_line;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::analysis::Opening;
use damier_train::explorer::RepertoireSurvey;
use damier_train::puzzle::session::PuzzleSession;
use damier_train::repertoire::{Card, Departure, Gap, LeftBy};

/// A line of the list.
#[derive(Clone, Copy)]
enum SurveyLine<'a> {
    Left(&'a Departure),
    Gap(&'a Gap),
    Redundant(&'a Card),
}

/// The list.
pub struct RepertoireScreen {
    variant: Variant,
    waiting: Option<RequestId>,
    survey: Option<RepertoireSurvey>,
    chosen: usize,
    /// Whether the next press of Delete removes the card of the chosen line.
    is_asked: bool,
}

impl RepertoireScreen {
    /// The list for the game that the player plays. It asks for its contents at the first tick.
    pub const fn new(variant: Variant) -> Self {
        Self { variant, waiting: None, survey: None, chosen: 0, is_asked: false }
    }

    fn ask(&mut self, shared: &mut Shared) -> Option<Effect> {
        if self.waiting.is_some() {
            return None;
        }
        let id = shared.trainer.next_id();
        self.waiting = Some(id);
        let (variant, name) = (self.variant, shared.trainer.settings().name.clone());
        let repertoire = Box::new(shared.trainer.repertoire());
        Some(Effect::Explore(id, ExploreTask::Survey { repertoire, variant, name }))
    }

    fn lines(&self) -> Vec<SurveyLine<'_>> {
        let Some(survey) = &self.survey else { return Vec::new() };
        let left = survey.departures.iter().map(SurveyLine::Left);
        left.chain(survey.gaps.iter().map(SurveyLine::Gap))
            .chain(survey.redundant.iter().map(SurveyLine::Redundant))
            .collect()
    }

    /// Trains the move that was left, or opens the position in analysis.
    fn open(&self) -> Step {
        let destination = match self.lines().get(self.chosen) {
            Some(SurveyLine::Left(Departure { by: LeftBy::Player, position, .. })) => {
                Destination::Training(PuzzleSession::of_variant(self.variant).limited_to(vec![id_of(position)]))
            }
            Some(SurveyLine::Left(left)) => analysis(&left.line, None, self.variant),
            Some(SurveyLine::Gap(gap)) => analysis(&gap.line, None, self.variant),
            Some(SurveyLine::Redundant(card)) => {
                analysis(card.line.as_deref().unwrap_or_default(), Some(&card.position), self.variant)
            }
            None => return Step::stay(),
        };
        Step::to(destination)
    }

    /// The position of the card that the chosen line is about.
    fn card(&self) -> Option<AnyPosition> {
        match self.lines().get(self.chosen)? {
            SurveyLine::Left(left) => (left.by == LeftBy::Player).then_some(left.position),
            SurveyLine::Redundant(card) => Some(card.position),
            SurveyLine::Gap(_) => None,
        }
    }

    /// Removes the card of the chosen line, if that was asked before, and goes over the rest again.
    fn remove(&mut self, was_asked: bool, shared: &mut Shared) -> Vec<Effect> {
        let Some(position) = self.card() else { return Vec::new() };
        if !was_asked {
            self.is_asked = true;
            return Vec::new();
        }
        let removed = shared.trainer.remove_card(&position);
        self.waiting = None;
        [Some(removed), self.ask(shared)].into_iter().flatten().collect()
    }

    fn message(&self) -> Vec<Words> {
        let Some(survey) = &self.survey else { return vec![Words::new(Tone::Quiet, say().opening_searches())] };
        let lines = self.lines();
        let Some(chosen) = lines.get(self.chosen) else {
            return vec![Words::new(Tone::Good, say().repertoire_whole())];
        };
        let counts = say().repertoire_counts(survey.departures.len(), survey.gaps.len(), survey.redundant.len());
        let mut message = match chosen {
            SurveyLine::Left(left) => words::departure(left),
            SurveyLine::Gap(gap) => vec![words::repertoire_gap(gap)],
            SurveyLine::Redundant(card) => vec![words::redundant_card(card)],
        };
        message.push(match chosen {
            SurveyLine::Left(Departure { by: LeftBy::Player, .. }) => say().repertoire_enter_trains(),
            _ => say().repertoire_enter_opens(),
        });
        let asked = self.is_asked.then(|| Words::new(Tone::Notice, say().card_remove_asks()));
        let quiet = Words::new(Tone::Quiet, counts);
        asked.into_iter().chain(message.into_iter().map(Words::from)).chain([quiet]).collect()
    }
}

/// The analysis of a line, at its end; of a position, if there is no line to it.
fn analysis(line: &[String], position: Option<&AnyPosition>, variant: Variant) -> Destination {
    let mut game = PdnGame::new(variant);
    if let (true, Some(position)) = (line.is_empty(), position) {
        game = PdnGame::from_position(*position);
    }
    let start = *game.start();
    let mut last = game.root();
    for played in read_line(start, line.iter().map(String::as_str)).unwrap_or_default() {
        let Ok(next) = game.add_move(last, played) else { break };
        last = next;
    }
    Destination::Analysis(Some(Box::new(Opening { ply: line.len(), ..Opening::from(game) })))
}

impl Screen for RepertoireScreen {
    fn mode(&self) -> Mode {
        Mode::Repertoire
    }

    fn can(&self, command: Command) -> bool {
        command != Command::Remove || self.card().is_some()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: LIST_ROWS, least: 3 }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let last = self.lines().len().saturating_sub(1);
        let was_asked = action.is_input() && std::mem::take(&mut self.is_asked);
        match action {
            Action::App(Event::Surveyed(id, survey)) if self.waiting == Some(id) => {
                self.survey = Some(*survey);
                self.chosen = self.chosen.min(self.lines().len().saturating_sub(1));
            }
            Action::Do(Command::Remove) => {
                return Step { effects: self.remove(was_asked, shared), ..Step::default() };
            }
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::Openings),
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(last),
            Action::Do(Command::Confirm | Command::Next) => return self.open(),
            Action::Choose(line) if line <= last => {
                self.chosen = line;
                return self.open();
            }
            _ => {}
        }
        Step { effects: self.ask(shared).into_iter().collect(), ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        let lines = self.lines();
        let row = |(place, line): (usize, &SurveyLine)| {
            let text = match line {
                SurveyLine::Left(left) => words::departure_row(left),
                SurveyLine::Gap(gap) => words::gap_row(gap),
                SurveyLine::Redundant(card) => words::redundant_row(card),
            };
            Words::choice(&format!("{text} "), place == self.chosen)
        };
        let position = match lines.get(self.chosen) {
            Some(SurveyLine::Left(left)) => left.position,
            Some(SurveyLine::Gap(gap)) => gap.position,
            Some(SurveyLine::Redundant(card)) => card.position,
            None => AnyPosition::start(self.variant),
        };
        Page {
            subject: Words::new(Tone::Quiet, words::variant_name(self.variant)),
            clock: Pane::new(say().repertoire_title(), vec![Words::new(Tone::Quiet, say().repertoire_rule())]),
            middle_title: say().repertoire_menu(),
            middle: Middle::Menu(lines.iter().enumerate().map(row).collect()),
            message: Pane::new(say().repertoire_title(), self.message()),
            enter: if lines.is_empty() { String::new() } else { say().label_open() },
            ..Page::new(say().repertoire_title(), shared.board(position))
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.waiting.is_none().then(|| shared.trainer.now().run)
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        vec![Effect::Explore(shared.trainer.next_id(), ExploreTask::Forget)]
    }
}
