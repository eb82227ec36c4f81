//! What is said of a match: a line for every game, and a table at the end.

use std::io::{self, StdoutLock, Write as _};

use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use super::running::{EndedBy, Running, Verdict};
use crate::cli::output;
use crate::words::{self, say};
use damier_dxp::Tally;
use damier_rules::notation::write_fen;
use damier_rules::{Color, EndReason, GameEnd, Outcome};
use etude_text::plain::Plain;
use etude_tui::text::padded;

/// The results so far.
pub struct Report {
    out: Plain<StdoutLock<'static>>,
    json: bool,
    opponent: Option<String>,
    /// The results with White and with Black.
    tallies: [Tally; 2],
    undecided: [u32; 2],
    /// Results that rest on the word of the other side, to its advantage.
    claimed: u32,
}

/// A game as JSON: a contract with the programs that read it.
#[derive(Serialize)]
struct PlayedGame {
    game: u32,
    opponent: String,
    color: &'static str,
    fen: String,
    result: String,
    plies: usize,
    end: String,
    claimed: bool,
    faults: u32,
    seconds: f64,
    opponent_seconds: f64,
}

/// The whole match as JSON.
#[derive(Serialize)]
struct Summary {
    opponent: Option<String>,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    undecided: u32,
    claimed: u32,
    score: Option<f64>,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
}

impl Report {
    /// A report without a game, on the standard output.
    pub fn new(json: bool) -> Self {
        let (tallies, undecided) = ([Tally::default(); 2], [0; 2]);
        Self { out: output::lines(json), json, opponent: None, tallies, undecided, claimed: 0 }
    }

    /// Counts a game and says how it ended.
    ///
    /// # Errors
    ///
    /// A failure to write.
    pub fn game(&mut self, running: &Running, verdict: Verdict) -> io::Result<()> {
        let ours = running.ours;
        let tally = &mut self.tallies[ours as usize];
        match verdict.outcome {
            None => self.undecided[ours as usize] += 1,
            Some(Outcome::Draw) => tally.drawn += 1,
            Some(Outcome::Win(winner)) if winner == ours => tally.won += 1,
            Some(Outcome::Win(_)) => tally.lost += 1,
        }
        self.claimed += u32::from(verdict.is_claimed);
        self.opponent = Some(running.opponent.clone());
        let result = verdict.outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string());
        let plies = running.game.moves().len();
        if self.json {
            let game = PlayedGame {
                game: running.number,
                opponent: running.opponent.clone(),
                color: if ours == Color::White { "white" } else { "black" },
                fen: write_fen(running.terms.start()),
                result,
                plies,
                end: verdict.termination(),
                claimed: verdict.is_claimed,
                faults: running.faults,
                seconds: running.used.as_secs_f64(),
                opponent_seconds: running.theirs.as_secs_f64(),
            };
            serde_json::to_writer(&mut self.out, &game)?;
            return writeln!(self.out);
        }
        let color = if ours == Color::White { "white" } else { "black" };
        let why = told(verdict);
        let line = say().dxp_game(running.number, color, &running.opponent, result, plies.div_ceil(2), why);
        writeln!(self.out, "{line}")
    }

    /// The table of the match.
    ///
    /// # Errors
    ///
    /// A failure to write.
    pub fn summary(&mut self) -> io::Result<()> {
        let [white, black] = self.tallies;
        let all = Tally { won: white.won + black.won, drawn: white.drawn + black.drawn, lost: white.lost + black.lost };
        let undecided: u32 = self.undecided.iter().sum();
        let elo = all.elo();
        if self.json {
            // JSON has no infinity.
            let finite = |value: Option<f64>| value.filter(|value| value.is_finite());
            let summary = Summary {
                opponent: self.opponent.clone(),
                games: all.games() + undecided,
                won: all.won,
                drawn: all.drawn,
                lost: all.lost,
                undecided,
                claimed: self.claimed,
                score: all.score(),
                elo: finite(elo.map(|elo| elo.elo)),
                elo_low: finite(elo.map(|elo| elo.low)),
                elo_high: finite(elo.map(|elo| elo.high)),
            };
            serde_json::to_writer(&mut self.out, &summary)?;
            return writeln!(self.out);
        }
        if all.games() + undecided == 0 {
            return writeln!(self.out, "{}", say().dxp_no_game());
        }
        let [of_white, of_black] = self.undecided;
        let mut rows = vec![[
            String::new(),
            say().dxp_won(),
            say().dxp_drawn(),
            say().dxp_lost(),
            say().dxp_undecided(),
            say().dxp_score(),
        ]];
        rows.push(row(words::side_name(Color::White), &white, of_white));
        rows.push(row(words::side_name(Color::Black), &black, of_black));
        rows.push(row(say().dxp_both(), &all, undecided));
        write!(self.out, "\n{}", aligned(&rows))?;
        if let Some(elo) = elo {
            let [low, middle, high] = [elo.low, elo.elo, elo.high].map(signed);
            writeln!(self.out, "{}", say().dxp_elo(middle, low, high))?;
        }
        if self.claimed > 0 {
            writeln!(self.out, "{}", say().dxp_claimed(self.claimed))?;
        }
        Ok(())
    }
}

/// Why a game ended, in words.
fn told(verdict: Verdict) -> String {
    let flag = |loser: Color| GameEnd { outcome: Outcome::Win(!loser), reason: EndReason::FlagFall };
    match verdict.by {
        EndedBy::Rules(end) => words::end_reason(end),
        EndedBy::Flag(loser) => words::end_reason(flag(loser)),
        EndedBy::Moves => say().dxp_end_moves(),
        EndedBy::IllegalMove => say().dxp_end_illegal(),
        EndedBy::Opponent => say().dxp_end_opponent(),
        EndedBy::Connection => say().dxp_end_connection(),
    }
}

/// A row of the table.
fn row(name: String, tally: &Tally, undecided: u32) -> [String; 6] {
    let score = tally.score().map_or_else(String::new, |score| format!("{:.1}%", 100.0 * score));
    let [won, drawn, lost] = [tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
    [name, won, drawn, lost, undecided.to_string(), score]
}

/// A table with its columns under each other: names on the left, numbers on the right.
fn aligned(rows: &[[String; 6]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let gap = " ".repeat(width(column) - cell.width());
            if column == 0 { padded(cell, width(column)) } else { format!("{gap}{cell}") }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// A difference in Elo with its sign.
fn signed(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { if elo > 0.0 { "+∞" } else { "-∞" }.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_each_other_in_every_script() {
        let row = |cells: [&str; 6]| cells.map(str::to_owned);
        let rows = [row(["", "胜", "drawn", "", "", ""]), row(["白方", "1", "12", "3", "0", "58.3%"])];
        assert_eq!(aligned(&rows), "      胜  drawn\n白方   1     12  3  0  58.3%\n");
    }

    #[test]
    fn a_difference_has_a_sign_even_if_it_has_no_end() {
        assert_eq!([21.4, -14.6, f64::INFINITY, f64::NEG_INFINITY].map(signed), ["+21", "-15", "+∞", "-∞"]);
    }
}
