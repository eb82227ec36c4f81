//! The tables' assessment of the moves of a game, and the choice of the program's move.

use std::cmp::Reverse;

use damier_endings::{Answer, MoveAnswer, Outcome, SHIPPED_PIECES, TableSet};
use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Game, GameEnd, Move, Outcome as Result};

/// A legal move and its value.
#[derive(Clone, Copy, Debug)]
pub struct AssessedMove {
    /// The move.
    pub candidate: Move,
    /// The result of best play after it, for the player who makes it.
    pub outcome: Outcome,
    /// The tables' answer for the position after it, from the opponent's point of view. `None` if the move ends the
    /// game.
    pub after: Option<Answer>,
}

impl AssessedMove {
    /// The full moves that the winner can waste after it, if a limit of the tables applies and there is a winner.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        self.after.as_ref().and_then(slack)
    }

    /// The value for the player who makes the move.
    #[must_use]
    pub fn score(&self) -> Score {
        // The move itself is one ply.
        let plies = 1 + self.after.and_then(|after| after.to_win).map_or(0, u16::from);
        match self.outcome {
            Outcome::Win => Score::win_in(plies),
            Outcome::Draw => Score::DRAW,
            Outcome::Loss => -Score::win_in(plies),
        }
    }
}

/// The full moves that the winner can waste. Each costs two plies of [`Answer::slack`].
#[must_use]
pub fn slack(answer: &Answer) -> Option<u8> {
    answer.slack().map(|plies| plies / 2)
}

/// The bundled tables' answer for the current position of a game, for the side to move. `None` for more pieces than
/// they cover: reading large tables from disk would keep the player waiting.
#[must_use]
pub fn known(game: &Game, tables: &TableSet) -> Option<Answer> {
    is_covered(game.position()).then(|| tables.of(game.position().variant()).probe_game(game)).flatten()
}

fn is_covered(position: &AnyPosition) -> bool {
    position.occupied().len() <= u32::from(SHIPPED_PIECES)
}

/// Assesses all legal moves: those that end the game by the rules, the others by the tables. `None` if the tables do
/// not cover the position.
#[must_use]
pub fn assess_moves(game: &Game, tables: &TableSet) -> Option<Vec<AssessedMove>> {
    if !is_covered(game.position()) {
        return None;
    }
    let mover = game.position().side_to_move();
    let assessed = |played| {
        let after = after(game, played);
        if let Some(end) = after.end() {
            return Some(AssessedMove { candidate: played, outcome: outcome_for(mover, end), after: None });
        }
        let answer = known(&after, tables)?;
        Some(AssessedMove { candidate: played, outcome: answer.outcome.reversed(), after: Some(answer) })
    };
    game.legal_moves().into_iter().map(assessed).collect()
}

/// The tables' knowledge of the current position.
#[derive(Clone, Debug)]
pub(super) struct TableFacts {
    /// The value for the side to move.
    pub answer: Option<Answer>,
    /// The legal moves. Empty if the tables do not cover the position.
    pub moves: Vec<AssessedMove>,
}

impl TableFacts {
    /// Probes the tables.
    pub fn of(game: &Game, tables: &TableSet) -> Self {
        Self { answer: known(game, tables), moves: assess_moves(game, tables).unwrap_or_default() }
    }
}

/// The game after a legal move.
pub(super) fn after(game: &Game, played: Move) -> Game {
    let mut after = game.clone();
    // The move comes from the list of legal moves.
    let _ = after.play(played);
    after
}

/// The result of a finished game for a player.
pub(super) fn outcome_for(player: Color, end: GameEnd) -> Outcome {
    match end.outcome {
        Result::Win(winner) if winner == player => Outcome::Win,
        Result::Win(_) => Outcome::Loss,
        Result::Draw => Outcome::Draw,
    }
}

/// The program's move: the one with the best result, which then makes the rest as hard as possible for the opponent.
///
/// When losing, it leaves the fewest replies that still win and, among those, the longest line. When it can only draw,
/// it leaves the fewest replies that still hold, if possible without repeating a position or giving a piece away. A
/// move after which every reply is sufficient poses no problem, however few the replies are, and ranks behind moves
/// that do pose one.
#[must_use]
pub fn best_reply(game: &Game, tables: &TableSet) -> Option<Move> {
    best_of(game, &assess_moves(game, tables)?, tables)
}

/// The same for moves already assessed.
pub(super) fn best_of(game: &Game, moves: &[AssessedMove], tables: &TableSet) -> Option<Move> {
    moves.iter().min_by_key(|assessed| rank(game, assessed, tables)).map(|best| best.candidate)
}

/// Lower is better.
type Rank = (Reverse<Outcome>, bool, bool, bool, usize, Reverse<i16>);

fn rank(game: &Game, assessed: &AssessedMove, tables: &TableSet) -> Rank {
    let length = i16::from(assessed.after.and_then(|answer| answer.to_win).unwrap_or(0));
    if assessed.outcome == Outcome::Win {
        return (Reverse(Outcome::Win), false, false, false, 0, Reverse(-length));
    }
    // A side that does not win ends the game as a draw only as a last resort.
    let Some(answer) = assessed.after else { return (Reverse(assessed.outcome), true, true, true, 0, Reverse(0)) };
    let after = after(game, assessed.candidate);
    let is_draw = assessed.outcome == Outcome::Draw;
    let repeats = is_draw && after.repetitions() > 1;
    let gives = is_draw && after.position().must_capture();
    let replies = replies(&after, tables);
    let keeping = replies.iter().filter(|reply| reply.outcome == answer.outcome).count();
    let asks_nothing = keeping == replies.len();
    (Reverse(assessed.outcome), repeats, asks_nothing, gives, keeping, Reverse(length))
}

fn replies(game: &Game, tables: &TableSet) -> Vec<MoveAnswer> {
    let plies_used = game.limit().map_or(0, |count| count.plies_used);
    let tables = tables.of(game.position().variant());
    tables.probe_moves(game.position(), plies_used).unwrap_or_default()
}

/// The number of the winner's or holder's moves along a line of best play that are only moves among several. The line
/// ends with the game, or after `moves` such moves.
#[must_use]
pub fn only_moves(start: AnyPosition, moves: usize, tables: &TableSet) -> usize {
    let mut game = Game::new(start);
    let mut found = 0;
    for _ in 0..moves {
        let Some(assessed) = assess_moves(&game, tables) else { break };
        let Some(best) = assessed.iter().map(|each| each.outcome).max() else { break };
        let keeping = assessed.iter().filter(|each| each.outcome == best);
        found += usize::from(assessed.len() > 1 && keeping.clone().count() == 1);
        let Some(kept) = keeping.min_by_key(|each| each.after.and_then(|after| after.to_win)) else { break };
        let _ = game.play(kept.candidate);
        let Some(reply) = best_reply(&game, tables) else { break };
        let _ = game.play(reply);
    }
    found
}
