//! Annotates a game: the value after every move, mistakes, and better lines.

mod check;
mod course;
mod earlier;
mod losses;
mod spoilt;

use super::engine::Finding;
use super::score::Score;
use super::situation::Situation;
pub use check::{CheckStep, GameCheck};
use course::Course;
use damier_endings::TableSet;
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::{NodeId, PdnGame};
use damier_rules::{Color, Move, Variant};
pub use earlier::is_annotated;
pub use losses::MoveLoss;
use spoilt::{Searched, changes_the_result, loses_a_man};

/// The losses of expected points that earn a mark, the worst first.
const MARKS: [(f64, Symbol); 3] = [(0.30, Symbol::VeryBad), (0.15, Symbol::Bad), (0.08, Symbol::Dubious)];
/// The mark of a move that costs few points but loses a man, or changes the result that the tables know.
const SPOILT: Symbol = Symbol::Bad;
/// The number of plies shown of a better line.
const LINE_SHOWN: usize = 10;

/// The annotation of one move of the main line.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// Its place in the game.
    pub node: NodeId,
    /// The move.
    pub played: Move,
    /// The value after it, for White.
    pub score: Score,
    /// The mark of a mistake.
    pub mark: Option<Symbol>,
    /// The better line and its value for White; only for a mistake.
    pub better: Option<(Vec<Move>, Score)>,
}

/// Evaluates the moves of the main line and writes the results into the game: the value for White after every move as a
/// comment, a mark on every mistake that has none yet, and the better line as a variation. It replaces an earlier
/// annotation, so annotating twice gives the same as annotating once, and keeps what the user wrote.
///
/// Calls `search` for every position of the main line, the last one first, and then for those that [`GameCheck`] looks
/// at again.
///
/// # Errors
///
/// Any error of `search`; the game is then unchanged.
pub fn annotate<E>(game: &mut PdnGame, search: impl FnMut(&Situation) -> Result<Finding, E>) -> Result<Vec<Remark>, E> {
    let remarks = GameCheck::run(game, None, search)?.remarks(game);
    earlier::remove_annotation(game);
    for remark in &remarks {
        let value = value_text(remark.score, game.variant());
        game.add_comment(remark.node, &value);
        write_mistake(game, remark);
    }
    Ok(remarks)
}

/// The remarks on the moves of the main line, given the findings for its positions, one per situation of the course.
fn remarks(game: &PdnGame, course: &Course, findings: &[Option<Finding>]) -> Vec<Remark> {
    let tables = TableSet::default();
    let found = |place: usize| findings.get(place).and_then(Option::as_ref);
    let remark = |(node, played, place): (NodeId, Move, usize)| {
        let before = course.situation(place).zip(found(place));
        let mut remark = remark(game, node, played, before, found(place + 1));
        if let Some(before) = before.filter(|_| remark.mark.is_none())
            && is_other_move(before, played)
            && is_spoilt(&tables, before, played, (course.situation(place + 1), found(place + 1)))
        {
            remark.blame(SPOILT, before);
        }
        remark
    };
    course.moves().map(remark).collect()
}

/// What is known after a move: the position, `None` if it is a draw by the rules, and what was found in it.
type After<'a> = (Option<&'a Situation>, Option<&'a Finding>);

/// Whether a move other than the best one loses a man, or changes the result that the tables know.
fn is_spoilt(tables: &TableSet, before: Searched<'_>, played: Move, (position, found): After<'_>) -> bool {
    found.is_some_and(|after| loses_a_man(before, played, after)) || changes_the_result(tables, before.0, position)
}

/// Whether a move is marked beside one that is known to be better.
fn is_mistake(tables: &TableSet, better: Searched<'_>, played: Move, after: After<'_>) -> bool {
    let left = after.1.map_or(Score::DRAW, |after| -after.score);
    mark_for(better.1.score, left, better.0.position.variant()).is_some() || is_spoilt(tables, better, played, after)
}

/// The remark on a move, given the findings before and after it.
fn remark(game: &PdnGame, node: NodeId, played: Move, before: Option<Searched<'_>>, after: Option<&Finding>) -> Remark {
    let left = after.map_or(Score::DRAW, |after| -after.score);
    let mover = !game.node(node).position.side_to_move();
    let for_white = |score: Score| if mover == Color::White { score } else { -score };
    let mut remark = Remark { node, played, score: for_white(left), mark: None, better: None };
    if let Some(before) = before.filter(|&before| is_other_move(before, played))
        && let Some(mark) = mark_for(before.1.score, left, game.variant())
    {
        remark.blame(mark, before);
    }
    remark
}

impl Remark {
    fn blame(&mut self, mark: Symbol, (situation, found): Searched<'_>) {
        let is_white = situation.position.side_to_move() == Color::White;
        self.mark = Some(mark);
        self.better = Some((found.line.clone(), if is_white { found.score } else { -found.score }));
    }
}

/// Whether a move has another result than the best one: two captures with the same result are the same answer.
fn is_other_move((situation, found): Searched<'_>, played: Move) -> bool {
    let after = |played| situation.position.play_unchecked(played);
    found.line.first().is_some_and(|&best| after(best) != after(played))
}

/// The mark of a move whose player had `before` before it and has `after` after it.
fn mark_for(before: Score, after: Score, variant: Variant) -> Option<Symbol> {
    let cost = before.win_probability(variant) - after.win_probability(variant);
    MARKS.iter().find(|(least, _)| cost >= *least).map(|&(_, mark)| mark)
}

/// Marks a mistake that has no mark yet, and adds the better line as a variation if it is missing.
pub fn write_mistake(game: &mut PdnGame, remark: &Remark) {
    let Remark { node, mark, better, .. } = remark;
    let variant = game.variant();
    let is_marked = game.node(*node).symbols.iter().any(|symbol| symbol.is_strength());
    if let Some(mark) = mark.filter(|_| !is_marked) {
        game.add_symbol(*node, mark);
    }
    let (Some((line, value)), Some(parent)) = (better, game.node(*node).parent()) else { return };
    let result = line.first().map(|&best| game.node(parent).position.play_unchecked(best));
    let is_there = game.node(parent).children().iter().any(|&child| Some(game.node(child).position) == result);
    if is_there {
        return;
    }
    let mut at = parent;
    for (index, &played) in line.iter().take(LINE_SHOWN).enumerate() {
        let Ok(next) = game.add_move(at, played) else { return };
        if index == 0 {
            game.add_comment(next, &value_text(*value, variant));
        }
        at = next;
    }
}

/// A value for White as a comment: `+0.35 57%`, `White wins in 3`.
fn value_text(score: Score, variant: Variant) -> String {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => format!("White wins in {}", plies.div_ceil(2)),
        Some(plies) => format!("Black wins in {}", plies.div_ceil(2)),
        None => format!("{score} {:.0}%", score.win_probability(variant) * 100.0),
    }
}
