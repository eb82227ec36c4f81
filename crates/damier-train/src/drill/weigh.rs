//! What the tables say about the moves of a game, and which of them the program makes.

use std::cmp::Reverse;

use damier_endings::{Answer, MoveAnswer, Outcome, SHIPPED_PIECES, TableSet};
use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Game, GameEnd, Move, Outcome as Result};

/// A legal move and what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// The move.
    pub played: Move,
    /// The result of best play after it, for the player who makes it.
    pub outcome: Outcome,
    /// What the tables say about the position after it, seen by the opponent; `None` when it ends the game.
    pub after: Option<Answer>,
}

impl Weighed {
    /// The whole moves that the winner can waste after it, where a limit of the tables runs and somebody wins.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        self.after.as_ref().and_then(slack)
    }

    /// Its value for the player who makes it.
    #[must_use]
    pub fn score(&self) -> Score {
        // The move itself is a ply.
        let plies = 1 + self.after.and_then(|after| after.to_win).map_or(0, u16::from);
        match self.outcome {
            Outcome::Win => Score::win_in(plies),
            Outcome::Draw => Score::DRAW,
            Outcome::Loss => -Score::win_in(plies),
        }
    }
}

/// The whole moves that the winner can waste: each costs two of the plies of [`Answer::slack`].
#[must_use]
pub fn slack(answer: &Answer) -> Option<u8> {
    answer.slack().map(|plies| plies / 2)
}

/// What the tables in the program say about the position of a game, for the side to move; `None` for more pieces
/// than they have: reading large tables from disk would keep the player waiting.
#[must_use]
pub fn known(game: &Game, tables: &TableSet) -> Option<Answer> {
    is_covered(game.position()).then(|| tables.of(game.position().variant()).probe_game(game)).flatten()
}

fn is_covered(position: &AnyPosition) -> bool {
    let pieces: u32 = Color::ALL.into_iter().map(|color| position.all_pieces(color).len()).sum();
    pieces <= u32::from(SHIPPED_PIECES)
}

/// Weighs all legal moves of a game: one that ends it is worth what the rules say, the others what the tables say.
/// `None` when the tables do not cover the position.
#[must_use]
pub fn weigh(game: &Game, tables: &TableSet) -> Option<Vec<Weighed>> {
    if !is_covered(game.position()) {
        return None;
    }
    let mover = game.position().side_to_move();
    let weighed = |played| {
        let after = after(game, played);
        if let Some(end) = after.end() {
            return Some(Weighed { played, outcome: outcome_for(mover, end), after: None });
        }
        let answer = known(&after, tables)?;
        Some(Weighed { played, outcome: answer.outcome.reversed(), after: Some(answer) })
    };
    game.legal_moves().into_iter().map(weighed).collect()
}

/// What the tables know about the position of a game.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The value for the side to move.
    pub answer: Option<Answer>,
    /// The legal moves; none where the tables do not cover the position.
    pub moves: Vec<Weighed>,
}

impl Facts {
    /// Asks the tables.
    pub fn of(game: &Game, tables: &TableSet) -> Self {
        Self { answer: known(game, tables), moves: weigh(game, tables).unwrap_or_default() }
    }
}

/// The game after a legal move.
pub(super) fn after(game: &Game, played: Move) -> Game {
    let mut after = game.clone();
    // The move comes from the list of legal ones.
    let _ = after.play(played);
    after
}

/// How a game that is over ended for a player.
pub(super) fn outcome_for(player: Color, end: GameEnd) -> Outcome {
    match end.outcome {
        Result::Win(winner) if winner == player => Outcome::Win,
        Result::Win(_) => Outcome::Loss,
        Result::Draw => Outcome::Draw,
    }
}

/// The move that the program makes: it takes the best result it can have, and then makes it hard to keep the rest.
///
/// Where it loses it leaves the fewest replies that still win, and among those the longest way; where it can only
/// draw, the fewest replies that still hold, without repeating a position or giving a piece away if it can. A move
/// after which every reply will do asks nothing, however few they are, and comes after those that ask something.
#[must_use]
pub fn best_reply(game: &Game, tables: &TableSet) -> Option<Move> {
    best_of(game, &weigh(game, tables)?, tables)
}

/// The same with the moves weighed already.
pub(super) fn best_of(game: &Game, moves: &[Weighed], tables: &TableSet) -> Option<Move> {
    moves.iter().min_by_key(|weighed| rank(game, weighed, tables)).map(|best| best.played)
}

/// The lower the better.
type Rank = (Reverse<Outcome>, bool, bool, bool, usize, Reverse<i16>);

fn rank(game: &Game, weighed: &Weighed, tables: &TableSet) -> Rank {
    let length = i16::from(weighed.after.and_then(|answer| answer.to_win).unwrap_or(0));
    if weighed.outcome == Outcome::Win {
        return (Reverse(Outcome::Win), false, false, false, 0, Reverse(-length));
    }
    // To end the game as a draw is the last that is done by who does not win it.
    let Some(answer) = weighed.after else { return (Reverse(weighed.outcome), true, true, true, 0, Reverse(0)) };
    let after = after(game, weighed.played);
    let is_draw = weighed.outcome == Outcome::Draw;
    let repeats = is_draw && after.repetitions() > 1;
    let gives = is_draw && after.position().must_capture();
    let replies = replies(&after, tables);
    let keeping = replies.iter().filter(|reply| reply.outcome == answer.outcome).count();
    let asks_nothing = keeping == replies.len();
    (Reverse(weighed.outcome), repeats, asks_nothing, gives, keeping, Reverse(length))
}

fn replies(game: &Game, tables: &TableSet) -> Vec<MoveAnswer> {
    let plies_used = game.limit().map_or(0, |count| count.plies_used);
    let tables = tables.of(game.position().variant());
    tables.probe_moves(game.position(), plies_used).unwrap_or_default()
}

/// How many of the winner's or the holder's moves, along a line of best play, are the only ones of several that keep
/// the result. The line ends with the game, or after so many of them.
#[must_use]
pub fn only_moves(start: AnyPosition, moves: usize, tables: &TableSet) -> usize {
    let mut game = Game::new(start);
    let mut found = 0;
    for _ in 0..moves {
        let Some(weighed) = weigh(&game, tables) else { break };
        let Some(best) = weighed.iter().map(|each| each.outcome).max() else { break };
        let keeping = weighed.iter().filter(|each| each.outcome == best);
        found += usize::from(weighed.len() > 1 && keeping.clone().count() == 1);
        let Some(kept) = keeping.min_by_key(|each| each.after.and_then(|after| after.to_win)) else { break };
        let _ = game.play(kept.played);
        let Some(reply) = best_reply(&game, tables) else { break };
        let _ = game.play(reply);
    }
    found
}
