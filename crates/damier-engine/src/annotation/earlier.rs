//! Removes an earlier annotation from a game to make room for a new one, and keeps what the user wrote.

use super::{LINE_SHOWN, SPOILT, mark_for, value_text};
use crate::score::Score;
use damier_rules::notation::pdn::{Node, NodeId, PdnGame, Step};
use damier_rules::{Color, Variant};

/// Whether an engine has annotated the game before: a value stands on its main line or beside it.
#[must_use]
pub fn is_annotated(game: &PdnGame) -> bool {
    let is_valued = |id: NodeId| game.node(id).comments.iter().any(|comment| value_in(comment).is_some());
    let siblings = |id| game.node(id).parent().map_or(&[][..], |parent| game.node(parent).children());
    game.main_line().any(|id| siblings(id).iter().any(|&each| is_valued(each)))
}

/// Removes the values, marks and better lines of earlier annotations from the main line and from beside it.
///
/// A better line counts as an annotation as long as nothing has been added to it. A mark does if it comes last and is
/// the one that follows from such a line and the value after the move; a user's mark in its place would have been the
/// same.
pub fn remove_annotation(game: &mut PdnGame) {
    let main_line: Vec<NodeId> = game.main_line().collect();
    for id in main_line {
        let after = game.node(id).comments.iter().rev().find_map(|comment| value_in(comment));
        let before = take_out_lines(game, id);
        if let (Some(before), Some(after)) = (before, after) {
            take_out_mark(game, id, before, after);
        }
        let comments = game.node(id).comments.iter().filter(|comment| value_in(comment).is_none()).cloned().collect();
        game.set_comments(id, comments);
    }
}

/// Removes the better lines beside a move. Returns the value of the last one for White.
fn take_out_lines(game: &mut PdnGame, id: NodeId) -> Option<Score> {
    let siblings = game.node(id).parent().map(|parent| game.node(parent).children().to_vec()).unwrap_or_default();
    let mut before = None;
    for sibling in siblings.into_iter().filter(|&sibling| sibling != id) {
        if let Some(value) = value_of_line(game, sibling) {
            before = Some(value);
            game.remove(sibling);
        }
    }
    before
}

fn take_out_mark(game: &mut PdnGame, id: NodeId, before: Score, after: Score) {
    let node = game.node(id);
    let mover = !node.position.side_to_move();
    let for_mover = |score: Score| if mover == Color::White { score } else { -score };
    // A better line stands only beside a mistake, so one that cost few points lost a man or changed the result.
    let mark = mark_for(for_mover(before), for_mover(after), game.variant()).unwrap_or(SPOILT);
    if node.symbols.last() == Some(&mark) {
        let mut symbols = node.symbols.clone();
        symbols.pop();
        game.set_symbols(id, symbols);
    }
}

/// The value at the head of a better line; `None` if the variation contains anything else.
fn value_of_line(game: &PdnGame, first: NodeId) -> Option<Score> {
    let is_bare = |node: &Node| {
        matches!(node.step, Step::Move(_))
            && node.symbols.is_empty()
            && node.comments_before.is_empty()
            && node.clocks.is_empty()
    };
    let mut node = game.node(first);
    let [comment] = &node.comments[..] else { return None };
    let value = value_in(comment).filter(|_| is_bare(node))?;
    for _ in 0..LINE_SHOWN {
        node = match node.children() {
            [] => return Some(value),
            &[next] => game.node(next),
            _ => return None,
        };
        if !is_bare(node) || !node.comments.is_empty() {
            return None;
        }
    }
    None
}

/// The value for White if the comment consists only of one, see [`value_text`]; `None` for any other text. The
/// percentage is ignored, because another engine may scale it differently.
fn value_in(comment: &str) -> Option<Score> {
    let won = |moves: &str| moves.parse().ok().map(|moves: u16| Score::win_in(moves.saturating_mul(2)));
    let decided = match (comment.strip_prefix("White wins in "), comment.strip_prefix("Black wins in ")) {
        (Some(moves), _) => won(moves),
        (_, Some(moves)) => won(moves).map(|score| -score),
        _ => None,
    };
    if decided.is_some() {
        // We never write "White wins in 03", so that is not ours.
        return decided.filter(|&score| value_text(score, Variant::International) == comment);
    }
    let (score, percent) = comment.strip_suffix('%')?.split_once(' ')?;
    let value = Score::centi_men(score.replace('.', "").parse().ok()?);
    let is_percent = percent.len() <= 3 && percent.bytes().all(|byte| byte.is_ascii_digit()) && !percent.is_empty();
    (is_percent && value.to_string() == score).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::pdn::{read_games, write_game};

    #[test]
    fn values_are_read_as_they_are_written() {
        let decided = [Score::win_in(0), Score::win_in(1), Score::win_in(80), Score::win_in(320)];
        let valued = [0, 35, -5, -1_234, 29_679].map(Score::centi_men);
        for variant in Variant::ALL {
            for score in valued {
                assert_eq!(value_in(&value_text(score, variant)), Some(score));
            }
            for score in decided.into_iter().flat_map(|score| [score, -score]) {
                let text = value_text(score, variant);
                let read = value_in(&text).unwrap_or(Score::DRAW);
                assert_eq!((read.is_win(), read.is_loss()), (score.is_win(), score.is_loss()), "{text}");
            }
        }
        for other in [
            "",
            "%",
            "known",
            "+0.35",
            "57%",
            "0.35 57%",
            "+.35 57%",
            "+0.3 57%",
            "+0.35  57%",
            "+0.35 %",
            "+0.35 5700%",
            "+0.35 57% or more",
            "White wins in",
            "White wins in 03",
            "White wins in +3",
            "White wins in 3 moves",
        ] {
            assert_eq!(value_in(other), None, "{other}");
        }
    }

    #[test]
    fn what_a_person_wrote_stays() {
        // On the scale of international draughts +0.10 is 52% and -5.00 is 1%.
        for (before, after) in [
            ("1. 32-28?? {mine} {-5.00 1%} (1. 33-28 {+0.10 52%} 19-23) 19-24 *", "1. 32-28 {mine} 19-24 *"),
            ("1. 32-28 19-24?? {+5.00 99%} (1... 19-23 {+0.10 52%}) *", "1. 32-28 19-24 *"),
            ("1. 32-28 {+0.10 52%} {+0.20 55%} 19-23 {White wins in 3} *", "1. 32-28 19-23 *"),
            ("1. 32-28? {-5.00 1%} (1. 33-28 {+0.10 52%}) *", "1. 32-28? *"),
            ("1. 32-28?? $7 {-5.00 1%} (1. 33-28 {+0.10 52%}) *", "1. 32-28?? $7 *"),
            ("1. 32-28?? {-5.00 1%} *", "1. 32-28?? *"),
            ("1. 32-28 (1. 33-28! {+0.10 52%}) *", "1. 32-28 (1. 33-28! {+0.10 52%}) *"),
            ("1. 32-28 (1. 33-28 {+0.10 52%} {mine}) *", "1. 32-28 (1. 33-28 {+0.10 52%} {mine}) *"),
            ("1. 32-28 (1. 33-28 {+0.10 52%} 19-23 {so}) *", "1. 32-28 (1. 33-28 {+0.10 52%} 19-23 {so}) *"),
            ("1. 32-28 (1. 33-28 19-23) *", "1. 32-28 (1. 33-28 19-23) *"),
        ] {
            let read = |text: &str| read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
            let mut game = read(before);
            remove_annotation(&mut game);
            assert_eq!(write_game(&game), write_game(&read(after)), "{before}");
        }
    }
}
