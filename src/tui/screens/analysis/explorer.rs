//! What is known about the position on the board as one of an opening, in the pane of the engine's lines.

use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_app::{Effect, ExploreTask, Trainer};
use damier_engine::RequestId;
use damier_openings::OpeningName;
use damier_rules::AnyPosition;
use damier_train::explorer::Explored;
use unicode_width::UnicodeWidthStr as _;

/// What is known, and the request for it.
#[derive(Default)]
pub struct ExplorerPane {
    /// The last position asked about.
    asked: Option<(RequestId, AnyPosition)>,
    explored: Option<Explored>,
}

impl ExplorerPane {
    /// Asks about a position, unless that was the last one.
    pub fn ask(&mut self, position: &AnyPosition, trainer: &mut Trainer) -> Option<Effect> {
        if self.asked.is_some_and(|(_, asked)| asked == *position) {
            return None;
        }
        let id = trainer.next_id();
        self.asked = Some((id, *position));
        let name = trainer.settings().name.clone();
        Some(Effect::Explore(id, ExploreTask::Explore { position: Box::new(*position), name }))
    }

    /// What frees the memory once it is closed.
    pub fn close(trainer: &mut Trainer) -> Effect {
        Effect::Explore(trainer.next_id(), ExploreTask::Forget)
    }

    /// Takes an answer, if it is that to the last request.
    pub fn take(&mut self, id: RequestId, explored: &Explored) {
        if self.asked.is_some_and(|(asked, _)| asked == id) {
            self.explored = Some(explored.clone());
        }
    }

    /// The rows of the pane. `way` are the positions up to the one on the board, the last of which with a name gives it.
    pub fn rows<'a>(&self, way: impl DoubleEndedIterator<Item = &'a AnyPosition>, width: usize) -> Vec<Words> {
        let name = OpeningName::of_line(way);
        let mut rows: Vec<Words> = name.into_iter().map(words::opening_name).map(Words::from).collect();
        // On 64 squares the line is known by the way it is written.
        let line = name.map(words::opening_source).filter(|line| words::is_aloud() || line.width() <= width);
        rows.extend(line.map(|line| Words::new(Tone::Quiet, line)));
        let current =
            self.explored.as_ref().filter(|explored| self.asked.is_some_and(|(_, asked)| asked == explored.position));
        let Some(explored) = current else {
            rows.push(Words::new(Tone::Quiet, say().opening_searches()));
            return rows;
        };
        if explored.moves.is_empty() {
            rows.push(Words::new(Tone::Quiet, say().opening_unknown()));
            return rows;
        }
        if words::is_aloud() {
            rows.extend(words::opening_sentences(explored).into_iter().map(Words::from));
            return rows;
        }
        let table = words::opening_rows(explored, Some(width));
        rows.extend(table.into_iter().enumerate().map(|(index, row)| match index.checked_sub(1) {
            None => Words::new(Tone::Quiet, row),
            Some(index) if explored.moves[index].shot.is_some() => Words::new(Tone::Bad, row),
            Some(_) => Words::from(row),
        }));
        rows
    }
}
