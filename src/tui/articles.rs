//! The articles of the rules behind a question or a step, in our own words. They cover the screen like the list of keys.

use ratatui::layout::Rect;

use super::keymap::Command;
use super::page::{Report, Tone, Words};
use super::widgets::report;
use crate::lessons::articles::Article;
use crate::words::say;

/// The most columns of a row that is easy to read.
const COLUMNS: u16 = 76;

/// The articles that are shown.
#[derive(Clone, Debug)]
pub struct ArticlesPage {
    articles: Vec<&'static Article>,
    /// How many rows are scrolled off the top.
    scrolled: usize,
}

impl ArticlesPage {
    /// Shows some articles from their beginning; `None` if there are none.
    #[must_use]
    pub fn new(articles: Vec<&'static Article>) -> Option<Self> {
        (!articles.is_empty()).then_some(Self { articles, scrolled: 0 })
    }

    /// Scrolls on a screen of this area. `false` if the command closes the page.
    pub fn step(&mut self, command: Command, screen: Rect) -> bool {
        let height = usize::from(report::room(screen, false).height);
        let (last, page) = (self.rows(screen).len().saturating_sub(height), height.saturating_sub(1).max(1));
        let first = match command {
            Command::Up => self.scrolled.saturating_sub(1),
            Command::Down => self.scrolled + 1,
            Command::MessageBack => self.scrolled.saturating_sub(page),
            Command::MessageOn => self.scrolled + page,
            _ => return false,
        };
        self.scrolled = first.min(last);
        true
    }

    /// The page on a screen of this area.
    #[must_use]
    pub fn report(&self, screen: Rect) -> Report {
        Report {
            title: say().articles_title(),
            tabs: Vec::new(),
            tab: 0,
            lines: self.rows(screen),
            scrolled: self.scrolled,
            bars: Vec::new(),
            chart: None,
            beside: Vec::new(),
        }
    }

    /// The rows of all articles: the number with the title, the text, and an empty row between two.
    fn rows(&self, screen: Rect) -> Vec<Words> {
        let columns = report::room(screen, false).width.min(COLUMNS).into();
        let mut rows = Vec::new();
        for article in &self.articles {
            if !rows.is_empty() {
                rows.push(Words::default());
            }
            let head =
                Words::new(Tone::Title, article.citation()).and(Tone::Title, "  ").and(Tone::Title, article.title());
            rows.extend(head.wrapped(columns));
            rows.extend(Words::from(article.text()).wrapped(columns));
        }
        rows.push(Words::default());
        rows.push(Words::new(Tone::Quiet, say().articles_own_words()));
        rows
    }
}
