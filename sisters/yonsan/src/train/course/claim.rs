//! What the words of a step say about its board, in a form that can be checked. A claim is a few words:
//!
//! | claim | it is true if |
//! |---|---|
//! | `foul P KIND` | a black stone on P is a `double-three`, a `double-four` or an `overline` |
//! | `allowed P` | a black stone on P is no foul |
//! | `makes SIDE P KIND …` | a stone of the side on P makes just these rows: `five`, `overline`, `straight-four`, `two-fours`, `four`, `three`, `false-three`; `nothing` for none |
//! | `vcf SIDE N` | the side, to move, wins by fours, the shortest way with N of them |
//! | `no-vcf SIDE` | it does not |
//! | `vct SIDE`, `no-vct SIDE` | it wins by threes and fours, or not within the limit of nodes |
//! | `fives SIDE N` | N points make five for the side |
//! | `fouls N` | N points are forbidden to Black |
//! | `defences N` | after N stones of the side to move the opponent has no win by fours |
//! | `forced` | Black, to move, can stop a five on forbidden points only |
//! | `alike P Q`, `differ P Q` | by RIF 12.7 Black may not offer both as fifth stones, or may |
//! | `opening NAME` | the three stones are this opening |

use yonsan_rules::{Act, Board, Foul, Judge, Opening, OpeningRule, Point, Position, Protocol, RowKind, Side};

use super::goal::THREAT_NODES;

fn side(word: &str) -> Option<Side> {
    match word {
        "black" => Some(Side::Black),
        "white" => Some(Side::White),
        _ => None,
    }
}

fn foul(word: &str) -> Option<Foul> {
    match word {
        "double-three" => Some(Foul::DoubleThree),
        "double-four" => Some(Foul::DoubleFour),
        "overline" => Some(Foul::Overline),
        _ => None,
    }
}

fn kind(word: &str) -> Option<RowKind> {
    match word {
        "five" => Some(RowKind::Five),
        "overline" => Some(RowKind::Overline),
        "straight-four" => Some(RowKind::StraightFour),
        "two-fours" => Some(RowKind::TwoFours),
        "four" => Some(RowKind::Four),
        "three" => Some(RowKind::Three),
        "false-three" => Some(RowKind::FalseThree),
        _ => None,
    }
}

/// Whether a claim is true of a position; `None` if it cannot be read.
pub fn holds(claim: &str, position: &Position, judge: &mut Judge) -> Option<bool> {
    let words: Vec<&str> = claim.split_whitespace().collect();
    let (board, turn) = (position.board(), |side| Position::new(*position.board(), side));
    let point = |word: &str| word.parse::<Point>().ok().filter(|&point| board.is_empty(point));
    Some(match words[..] {
        ["foul", at, of] => board.foul(point(at)?) == Some(foul(of)?),
        ["allowed", at] => board.foul(point(at)?).is_none(),
        ["makes", of, at, ref rows @ ..] => {
            let mut made: Vec<RowKind> =
                board.rows_made(point(at)?, side(of)?).iter().map(yonsan_rules::Row::kind).collect();
            let rows = if rows == ["nothing"] { &[][..] } else { rows };
            let mut said: Vec<RowKind> = rows.iter().map(|word| kind(word)).collect::<Option<_>>()?;
            made.sort_unstable();
            said.sort_unstable();
            made == said
        }
        ["vcf", of, fours] => {
            let won = judge.vcf(&turn(side(of)?)).won();
            won.map(|vcf| vcf.fours()) == Some(fours.parse().ok()?)
        }
        ["no-vcf", of] => judge.vcf(&turn(side(of)?)).is_refuted(),
        ["vct", of] => judge.vct(&turn(side(of)?), THREAT_NODES).is_won(),
        ["no-vct", of] => judge.vct(&turn(side(of)?), THREAT_NODES).is_refuted(),
        ["fives", of, count] => position.fives(side(of)?).count() == count.parse::<usize>().ok()?,
        ["fouls", count] => board.fouls().count() == count.parse::<usize>().ok()?,
        ["defences", count] => judge.defences(position).len() == count.parse::<usize>().ok()?,
        ["forced"] => position.is_black_forced(),
        ["alike", one, other] => !may_offer(board, point(one)?, point(other)?)?,
        ["differ", one, other] => may_offer(board, point(one)?, point(other)?)?,
        ["opening", name] => opening(board) == Some(name.parse().ok()?),
        _ => return None,
    })
}

/// Whether Black may offer both points as fifth stones; `None` if the board is no opening of four stones.
fn may_offer(board: &Board, one: Point, other: Point) -> Option<bool> {
    let first = |side, near: Point| -> Vec<Point> {
        let mut points: Vec<Point> = board.of(side).collect();
        points.sort_by_key(|point| point.distance(near));
        points
    };
    let (black, white) = (first(Side::Black, Point::CENTRE), first(Side::White, Point::CENTRE));
    let (&[b1, b2], &[w1, w2]) = (black.as_slice(), white.as_slice()) else { return None };
    let mut opening = Protocol::new(OpeningRule::Rif);
    for act in [Act::Stone(b1), Act::Stone(w1), Act::Stone(b2), Act::Keep, Act::Stone(w2), Act::Stone(one)] {
        opening.act(act).ok()?;
    }
    Some(opening.act(Act::Stone(other)).is_ok())
}

/// The opening of a board with three stones.
fn opening(board: &Board) -> Option<Opening> {
    let white = board.of(Side::White).next()?;
    let third = board.of(Side::Black).find(|&point| point != Point::CENTRE)?;
    (board.stones() == 3).then(|| Opening::of(&[Point::CENTRE, white, third]))?
}
