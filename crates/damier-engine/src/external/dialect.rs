//! The two versions of the protocol, from the side of the client.

use std::time::Duration;

use super::{ExternalError, Nonsense};
use crate::engine::Finding;
use crate::hub::{Command, VARIANTS, move_text, read_move, shortened};
use crate::limits::{Limits, MAX_DEPTH};
use crate::score::Score;
use crate::situation::Situation;
use damier_rules::notation::write_hub;
use damier_rules::{Move, Variant};

/// A version of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// Words in a fixed order, times in milliseconds: Scan 2.0.
    One,
    /// Arguments with names.
    Two,
}

/// The meaning of a line from the program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Anything irrelevant here.
    Other,
    /// An evaluation.
    Info(Finding),
    /// The end of the search: the move, and the expected reply.
    Done(Vec<Move>),
}

/// The error for an `error` line, with its message.
pub(super) fn reported_error(line: &str) -> ExternalError {
    let command = Command::read(line);
    let message = command.get("message").unwrap_or_else(|| line.trim_start_matches("error").trim());
    ExternalError::Complaint(shortened(message))
}

/// The error for a line that makes no sense, with the reason.
pub(super) fn unreadable_line(line: &str, reason: impl Into<Nonsense>) -> ExternalError {
    ExternalError::Nonsense { line: shortened(line), reason: reason.into() }
}

impl Dialect {
    /// The version that an introduction is written in.
    pub fn of(introduction: &[String]) -> Self {
        let named = introduction.iter().any(|line| {
            let command = Command::read(line);
            matches!(command.word.as_str(), "id" | "param") && command.has("name")
        });
        if named { Self::Two } else { Self::One }
    }

    /// The program's name for itself.
    pub fn name(self, introduction: &[String]) -> Option<String> {
        let mut commands = introduction.iter().map(|line| Command::read(line));
        let name = match self {
            Self::One => introduction.iter().find_map(|line| Some(line.strip_prefix("name ")?.trim().to_owned())),
            Self::Two => commands.find(|command| command.word == "id").and_then(|id| Some(id.get("name")?.to_owned())),
        };
        name.map(|name| shortened(&name))
    }

    /// The lines that set the variant and other parameters.
    pub fn settings(
        self,
        introduction: &[String],
        variant: Variant,
        parameters: &[(String, String)],
    ) -> Result<Vec<String>, ExternalError> {
        let wanted = VARIANTS.iter().find(|(_, each)| *each == variant).map_or("normal", |&(name, _)| name);
        let declared = introduction
            .iter()
            .map(|line| Command::read(line))
            .find(|command| command.word == "param" && command.get("name") == Some("variant"));
        let set = |name: &str, value: &str| match self {
            Self::One => format!("set {name} {value}"),
            Self::Two => Command::new("set-param").with("name", name).with("value", value).to_string(),
        };
        let mut lines = Vec::new();
        match declared {
            Some(declared) if declared.get("value") == Some(wanted) => {}
            Some(declared) if declared.get("values").unwrap_or(wanted).split(' ').any(|value| value == wanted) => {
                lines.push(set("variant", wanted));
            }
            None if variant == Variant::International => {}
            _ => return Err(ExternalError::Variant(variant)),
        }
        lines.extend(parameters.iter().map(|(name, value)| set(name, value)));
        Ok(lines)
    }

    /// The lines that request a search.
    pub fn question(self, situation: &Situation, limits: &Limits) -> Result<Vec<String>, ExternalError> {
        let (start, moves) = past(situation);
        let analyses = !limits.are_finite();
        let Limits { depth, nodes, time, .. } = *limits;
        let mut lines = Vec::new();
        match self {
            Self::One => {
                // In version 1 the side to move is a lower-case letter.
                let (side, squares) = start.split_at(1);
                lines.push(format!("pos {}{squares}", side.to_lowercase()));
                lines.extend(moves.iter().map(|played| format!("move {played}")));
                if nodes.is_some() {
                    return Err(ExternalError::NodeLimit);
                }
                lines.extend(depth.map(|depth| format!("depth {depth}")));
                lines.extend(time.map(|time| format!("time {}", time.as_millis())));
                lines.push("analyse".to_owned());
            }
            Self::Two => {
                let position = Command::new("pos").with("pos", start);
                let position = if moves.is_empty() { position } else { position.with("moves", moves.join(" ")) };
                lines.push(position.to_string());
                lines.extend(depth.map(|depth| format!("level depth={depth}")));
                lines.extend(nodes.map(|nodes| format!("level nodes={nodes}")));
                lines.extend(time.map(|time| format!("level move-time={:.3}", time.as_secs_f64())));
                if analyses {
                    lines.push("level infinite".to_owned());
                }
                lines.push("go analyze".to_owned());
            }
        }
        Ok(lines)
    }

    /// Reads a line received during a search.
    pub fn read(self, line: &str, situation: &Situation, elapsed: Duration) -> Result<Answer, ExternalError> {
        let command = Command::read(line);
        match (self, command.word.as_str()) {
            (_, "error") => Err(reported_error(line)),
            (Self::One, "info") => Ok(read_first_info(line, situation, elapsed)),
            (Self::Two, "info") => Ok(read_info(&command, situation, elapsed)),
            (Self::One, "move") => read_done(line, line.split_whitespace().skip(1), situation),
            (Self::Two, "done") => {
                read_done(line, ["move", "ponder"].iter().filter_map(|name| command.get(name)), situation)
            }
            _ => Ok(Answer::Other),
        }
    }
}

/// A start position and the moves from there, covering as much of the history as matters.
fn past(situation: &Situation) -> (String, Vec<String>) {
    let positions: Vec<_> = situation.earlier.iter().chain([&situation.position]).collect();
    let variant = situation.position.variant();
    let moves: Option<Vec<String>> = positions
        .windows(2)
        .map(|pair| {
            let played =
                pair[0].legal_moves().into_iter().find(|&played| pair[0].play_unchecked(played) == *pair[1])?;
            Some(move_text(variant, played))
        })
        .collect();
    match moves {
        Some(moves) => (write_hub(positions[0]), moves),
        None => (write_hub(&situation.position), Vec::new()),
    }
}

/// `info depth=21 score=-0.01 nodes=31261613 pv="32-28 17-22"`, the score in men.
fn read_info(command: &Command, situation: &Situation, elapsed: Duration) -> Answer {
    let line = read_line(command.get("pv").unwrap_or_default().split_whitespace(), situation);
    #[allow(clippy::cast_possible_truncation, reason = "a whole number, not too large")]
    let centi_men = |men: f64| men.is_finite().then(|| (men * 100.0).round().clamp(-1e6, 1e6) as i32);
    let score = command.number("score").and_then(centi_men);
    info(score, line, command.number("depth"), command.number("nodes"), elapsed)
}

/// `info 21 20.8 -1 31261613 3.91 8.0 32-28 17-22`: depth, mean depth, score in centi-men, nodes, seconds, millions of
/// nodes a second, line.
fn read_first_info(line: &str, situation: &Situation, elapsed: Duration) -> Answer {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [_, depth, _, score, nodes, _, _, moves @ ..] = &words[..] else { return Answer::Other };
    let line = read_line(moves.iter().copied(), situation);
    info(score.parse().ok(), line, depth.parse().ok(), nodes.parse().ok(), elapsed)
}

/// What an engine has found, if it names a score in centi-men and a line.
fn info(score: Option<i32>, line: Vec<Move>, depth: Option<u32>, nodes: Option<u64>, elapsed: Duration) -> Answer {
    match score.filter(|_| !line.is_empty()) {
        Some(score) => Answer::Info(Finding {
            score: Score::centi_men(score),
            line,
            depth: depth.unwrap_or(0),
            nodes: nodes.unwrap_or(0),
            elapsed,
        }),
        None => Answer::Other,
    }
}

/// The legal part of a line of moves, at most [`MAX_DEPTH`] plies: what an engine adds after the end of the game does
/// not matter.
fn read_line<'a>(moves: impl Iterator<Item = &'a str>, situation: &Situation) -> Vec<Move> {
    let mut position = situation.position;
    moves
        .take(MAX_DEPTH as usize)
        .map_while(|text| {
            let played = read_move(&position, text).ok()?;
            position = position.play_unchecked(played);
            Some(played)
        })
        .collect()
}

fn read_done<'a>(
    line: &str,
    mut moves: impl Iterator<Item = &'a str>,
    situation: &Situation,
) -> Result<Answer, ExternalError> {
    let has_moves = !situation.position.legal_moves().is_empty();
    let Some(best) = moves.next() else {
        return if has_moves { Err(unreadable_line(line, Nonsense::NoMove)) } else { Ok(Answer::Done(Vec::new())) };
    };
    let played = read_move(&situation.position, best).map_err(|reason| unreadable_line(line, reason))?;
    let after = Situation::from(situation.position.play_unchecked(played));
    let reply = read_line(moves.take(1), &after);
    Ok(Answer::Done(std::iter::once(played).chain(reply).collect()))
}
