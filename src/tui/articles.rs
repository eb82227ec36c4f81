//! The articles of the rules behind a question or a step, in our own words. They cover the screen like the list of keys.

use ratatui::layout::Rect;

use super::keymap::Command;
use super::page::{Report, Tone, Words, title_line};
use crate::lessons::articles::Article;
use crate::words::say;
use etude_tui::report;

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
            title: title_line(&say().articles_title()),
            tabs: vec![say().label_articles()],
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::articles::cited;

    #[test]
    fn it_scrolls_to_the_last_row_and_no_farther_and_any_other_key_closes_it() {
        let screen = Rect::new(0, 0, 80, 24);
        assert!(ArticlesPage::new(Vec::new()).is_none());
        let mut page = ArticlesPage::new(cited("CDA 2.7")).unwrap();
        let (rows, height) = (page.rows(screen).len(), usize::from(report::room(screen, false).height));
        assert!(rows > 2 * height && page.rows(screen).iter().all(|row| row.len() <= 76));
        assert!(page.step(Command::Up, screen) && page.scrolled == 0);
        assert!(page.step(Command::Down, screen) && page.scrolled == 1);
        for _ in 0..rows {
            assert!(page.step(Command::MessageOn, screen));
        }
        assert_eq!(page.scrolled, rows - height);
        assert!(page.step(Command::MessageBack, screen) && page.scrolled == rows - 2 * height + 1);
        assert!(!page.step(Command::Cancel, screen));
    }
}
