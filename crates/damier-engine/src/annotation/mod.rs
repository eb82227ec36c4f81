//! Annotates a game: the value after every move, mistakes, and better lines.

mod earlier;
mod losses;
mod spoilt;

use super::engine::Finding;
use super::score::Score;
use super::situation::Situation;
use damier_endings::TableSet;
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::{NodeId, PdnGame, Step};
use damier_rules::{Color, Game, Move, Outcome, Variant};
pub use earlier::is_annotated;
pub use losses::{MoveLoss, losses};
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
/// Calls `search` for every position of the main line, the last one first.
///
/// # Errors
///
/// Any error of `search`; the game is then unchanged.
pub fn annotate<E>(
    game: &mut PdnGame,
    mut search: impl FnMut(&Situation) -> Result<Finding, E>,
) -> Result<Vec<Remark>, E> {
    let course = Course::of(game);
    let mut findings = Vec::with_capacity(course.situations.len());
    for place in course.situations.iter().rev() {
        findings.push(place.as_ref().map(&mut search).transpose()?);
    }
    findings.reverse();
    let remarks = remarks(game, &course, &findings);
    earlier::remove_annotation(game);
    for remark in &remarks {
        let value = value_text(remark.score, game.variant());
        game.add_comment(remark.node, &value);
        write_mistake(game, remark);
    }
    Ok(remarks)
}

/// The remarks on the moves of the main line, given the findings for its positions, one per situation of the course.
#[must_use]
pub fn remarks(game: &PdnGame, course: &Course, findings: &[Option<Finding>]) -> Vec<Remark> {
    let tables = TableSet::default();
    let situation = |place: usize| course.situations.get(place).and_then(Option::as_ref);
    let found = |place: usize| findings.get(place).and_then(Option::as_ref);
    let remark = |&(node, played, place): &(NodeId, Move, usize)| {
        let before = situation(place).zip(found(place));
        let mut remark = remark(game, node, played, before, found(place + 1));
        if let Some(before) = before.filter(|_| remark.mark.is_none())
            && is_other_move(before, played)
            && (found(place + 1).is_some_and(|after| loses_a_man(before, played, after))
                || changes_the_result(&tables, before.0, situation(place + 1)))
        {
            remark.blame(SPOILT, before);
        }
        remark
    };
    course.moves.iter().map(remark).collect()
}

/// The main line with its positions.
#[derive(Clone, Debug)]
pub struct Course {
    /// The position at the start and after every step; `None` where the game was drawn by a rule that the position does
    /// not show.
    pub situations: Vec<Option<Situation>>,
    /// Every move with its node and the index of the situation before it.
    moves: Vec<(NodeId, Move, usize)>,
}

impl Course {
    /// The main line of a game.
    #[must_use]
    pub fn of(pdn: &PdnGame) -> Self {
        let mut game = pdn.fen().game();
        let mut course = Self { situations: vec![Some(Situation::from(&game))], moves: Vec::new() };
        for id in pdn.main_line() {
            let node = pdn.node(id);
            match node.step {
                Step::Move(played) => {
                    course.moves.push((id, played, course.situations.len() - 1));
                    if game.play(played).is_err() {
                        // They played on after a draw by the rules: the earlier positions no longer count.
                        game = Game::new(node.position);
                    }
                }
                Step::Setup | Step::Start => game = Game::new(node.position),
            }
            let is_draw = game.end().is_some_and(|end| end.outcome == Outcome::Draw);
            course.situations.push((!is_draw).then(|| Situation::from(&game)));
        }
        course
    }
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
