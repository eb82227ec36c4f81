//! Values on record: a line for each position, so that they need not be found again.

use std::collections::HashMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::{Appraisal, Basis, NODES, Values, Worth};
use damier_engine::{SIGNATURE, Score};
use damier_rules::notation::{read_fen, write_fen};
use damier_rules::{AnyPosition, Variant};

/// The first line: the search that found the values, and the positions that it visited for a move.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordHead {
    signature: u64,
    nodes: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordLine {
    variant: String,
    fen: String,
    moves: std::collections::BTreeMap<String, String>,
}

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is not one of a record.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// It was made by another search, or with another number of positions.
    #[error("made by another search: {signature}, {nodes} positions")]
    OtherSearch {
        /// The [signature](SIGNATURE) of that search.
        signature: u64,
        /// The positions that it visited.
        nodes: u64,
    },
}

/// The values of the moves of many positions.
#[derive(Clone, Debug, Default)]
pub struct Record(HashMap<AnyPosition, Values>);

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    ///
    /// When a line cannot be read, or the values are those of another search.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = (1..).zip(text.lines());
        let head = lines.next().map_or("", |(_, head)| head);
        let head: RecordHead = serde_json::from_str(head).map_err(|error| wrong(1, &error))?;
        if (head.signature, head.nodes) != (SIGNATURE, NODES) {
            return Err(RecordError::OtherSearch { signature: head.signature, nodes: head.nodes });
        }
        let read = |(number, text): (usize, &str)| {
            let line: RecordLine = serde_json::from_str(text).map_err(|error| wrong(number, &error))?;
            let variant: Variant = line.variant.parse().map_err(|error| wrong(number, &error))?;
            let position = read_fen(&line.fen, variant).map_err(|error| wrong(number, &error))?.position;
            let worth = |(played, text): (String, String)| {
                let worth = read_worth(&text).ok_or_else(|| wrong(number, &format_args!("{played} {text}")))?;
                Ok((played, worth))
            };
            let moves: Result<_, RecordError> = line.moves.into_iter().map(worth).collect();
            Ok((position, Values(moves?)))
        };
        lines.map(read).collect::<Result<_, _>>().map(Self)
    }

    /// Writes it: positions in the order of their text, so that the same values are the same file.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |(position, values): (&AnyPosition, &Values)| {
            let moves = values.0.iter().map(|(played, worth)| (played.clone(), write_worth(*worth))).collect();
            let (variant, fen) = (position.variant().to_string(), write_fen(position));
            serde_json::to_string(&RecordLine { variant, fen, moves }).unwrap_or_default()
        };
        let mut lines: Vec<String> = self.0.iter().map(line).collect();
        lines.sort();
        let head = serde_json::to_string(&RecordHead { signature: SIGNATURE, nodes: NODES }).unwrap_or_default();
        let mut text = head + "\n";
        for line in lines {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// The values of a position, if they are on record.
    #[must_use]
    pub fn of(&self, position: &AnyPosition) -> Option<&Values> {
        self.0.get(position)
    }

    /// Whether it answers an appraisal.
    #[must_use]
    pub fn answers(&self, appraisal: &Appraisal) -> bool {
        self.of(&appraisal.position).is_some_and(|values| values.answer(appraisal))
    }

    /// Adds the values of a position.
    pub fn add(&mut self, position: AnyPosition, values: Values) {
        self.0.insert(position, values);
    }

    /// Adds the values of a position that another record has.
    pub fn keep(&mut self, position: AnyPosition, other: &Self) {
        if let Some(values) = other.of(&position) {
            self.add(position, values.clone());
        }
    }

    /// Takes over the values of another record that this one lacks.
    pub fn take_over(&mut self, other: Self) {
        for (position, values) in other.0 {
            self.0.entry(position).or_insert(values);
        }
    }
}

fn wrong(line: usize, reason: &dyn std::fmt::Display) -> RecordError {
    RecordError::Line { line, reason: reason.to_string() }
}

/// A value as it is recorded: `win 5` and `loss 4` in plies, or centi-men; then `t` if the tables say so, `b` if the search
/// was brief.
fn write_worth(worth: Worth) -> String {
    let value = match worth.score.plies_to_end() {
        Some(plies) if worth.score.is_win() => format!("win {plies}"),
        Some(plies) => format!("loss {plies}"),
        None => worth.score.as_centi_men().to_string(),
    };
    let basis = match worth.basis {
        Basis::Tables => " t",
        Basis::Searched => "",
        Basis::Briefly => " b",
    };
    value + basis
}

fn read_worth(text: &str) -> Option<Worth> {
    let (value, basis) = match text.rsplit_once(' ') {
        Some((value, "t")) => (value, Basis::Tables),
        Some((value, "b")) => (value, Basis::Briefly),
        _ => (text, Basis::Searched),
    };
    let score = match value.split_once(' ') {
        Some(("win", plies)) => Score::win_in(plies.parse().ok()?),
        Some(("loss", plies)) => -Score::win_in(plies.parse().ok()?),
        Some(_) => return None,
        None => Score::centi_men(value.parse().ok()?),
    };
    Some(Worth { score, basis })
}
