//! What the words of a step say about its board, in a form that can be checked. A claim is a few words:
//!
//! | claim | it is true if |
//! |---|---|
//! | `check`, `no-check` | the side to move is in check, or not |
//! | `mated`, `stalemated` | it is mated, or has no move without being in check |
//! | `moves N`, `moves-of SQUARE N` | it has so many legal moves, or the piece there has |
//! | `legal MOVE` | the move is legal |
//! | `illegal MOVE REASON` | it is refused: `leg`, `eye`, `way`, `screens`, `palace`, `river`, `shape`, `own`, `face`, `gives`, `unanswered` |
//! | `mate N`, `no-mate N` | the side to move mates in N moves and no fewer, or not in N |
//! | `ends NAME` | after the line of the step there is a mate of this name, or `mate` or `stalemate` |
//! | `table OUTCOME`, `table OUTCOME PLIES` | by the tables, after the quiet plies of the step, the side to move has a `win`, `draw` or `loss`, in so many plies |
//! | `share PERCENT CLASS` | the attacker, to move, wins so many of the placements of the class, rounded to a tenth |
//! | `longest PLIES CLASS` | so many plies is the longest win of the class |
//! | `file SQUARE SIDE N` | the square lies on the file that the side calls N |
//! | `written MOVE TEXT` | the move reads so, and is the only one that does |
//! | `verdict RULES SIDE` | in the cycle of the step this side must vary; `draw` for none |
//! | `conduct SIDE NAME` | it is `check`, `kill`, `chase`, `mixture` or `allowed` under the Chinese rules |
//! | `duty STEP ARTICLE TOUCH …` | after the touch (`own SQUARE`, `enemy SQUARE`, or both in their order) the article's step applies: `capture`, `other`, `move`, `free`; with `foul` at the end if the touch is one |
//! | `gains N MOVE` | the move wins so much in pieces, whatever is answered, see `material.rs` |
//! | `no-gain N` | no move does |
//! | `choose WAYS N M` | there are so many ways to choose N of M, the order given |

use chuhe_rules::{
    Conduct, Defeat, Move, Notation, Position, Refusal, Repetition, RuleSet, Square, Step as TouchStep, Suicide, Touch,
};
use chuhe_tables::{Class, Outcome, Tables};

use super::Step;
use super::goal::{Prover, side};
use super::material::gains;
use crate::train::names::MateName;

const fn refusal_word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Empty(_) => "empty",
        Refusal::NotYours { .. } => "not-yours",
        Refusal::OwnPiece(_) => "own",
        Refusal::NotItsMove(_) => "shape",
        Refusal::Leg(_) => "leg",
        Refusal::Eye(_) => "eye",
        Refusal::InTheWay(_) => "way",
        Refusal::Screens(_) => "screens",
        Refusal::Palace(_) => "palace",
        Refusal::River => "river",
        Refusal::Suicide(Suicide::KingsFace) => "face",
        Refusal::Suicide(Suicide::GivesKing) => "gives",
        Refusal::Suicide(Suicide::CheckUnanswered) => "unanswered",
    }
}

const fn conduct_word(conduct: Conduct) -> &'static str {
    match conduct {
        Conduct::PerpetualCheck => "check",
        Conduct::PerpetualKill => "kill",
        Conduct::PerpetualChase => "chase",
        Conduct::ChaseOfSeveral => "several",
        Conduct::Mixture => "mixture",
        Conduct::Allowed => "allowed",
    }
}

const fn touch_word(step: TouchStep) -> &'static str {
    match step {
        TouchStep::Capture => "capture",
        TouchStep::OtherCaptures => "other",
        TouchStep::Move => "move",
        TouchStep::Free => "free",
    }
}

const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    }
}

/// Whether a claim is true of a step; `None` if it cannot be read or decided.
pub fn holds(claim: &str, step: &Step, position: &Position, prover: &mut Prover) -> Option<bool> {
    let words: Vec<&str> = claim.split_whitespace().collect();
    let mv = |word: &str| word.parse::<Move>().ok();
    let number = |word: &str| word.parse::<usize>().ok();
    Some(match words[..] {
        ["check"] => position.in_check(position.turn()),
        ["no-check"] => !position.in_check(position.turn()),
        ["mated"] => position.defeat() == Some(Defeat::Mate),
        ["stalemated"] => position.defeat() == Some(Defeat::Stalemate),
        ["moves", count] => position.count_legal_moves() == number(count)?,
        ["moves-of", at, count] => {
            let at: Square = at.parse().ok()?;
            position.legal_moves().iter().filter(|mv| mv.from() == at).count() == number(count)?
        }
        ["legal", played] => position.is_legal(mv(played)?),
        ["illegal", played, reason] => position.check_move(mv(played)?).err().map(refusal_word) == Some(reason),
        ["mate", moves] => prover.mate(position, number(moves)?)? == number(moves),
        ["no-mate", moves] => prover.mate(position, number(moves)?)?.is_none(),
        ["ends", name] => ends(name, step, *position)?,
        ["table", outcome] => outcome_word(prover.tables.probe(position, step.quiet)?.outcome) == outcome,
        ["table", outcome, plies] => {
            let found = prover.tables.probe(position, step.quiet)?;
            outcome_word(found.outcome) == outcome && found.plies == Some(plies.parse().ok()?)
        }
        ["share", percent, ref class @ ..] => {
            let (won, _) = statistics(&class.join(" ").parse().ok()?, &prover.tables)?;
            format!("{won:.1}") == percent
        }
        ["longest", plies, ref class @ ..] => {
            let (_, longest) = statistics(&class.join(" ").parse().ok()?, &prover.tables)?;
            Some(longest) == plies.parse::<u8>().ok()
        }
        ["file", at, of, file] => usize::from(at.parse::<Square>().ok()?.file_number(side(of)?)) == number(file)?,
        ["written", played, text] => {
            let played = mv(played)?;
            position.read_move(text) == Ok(played)
                && Notation::ALL.iter().any(|&notation| position.write_move(played, notation) == text)
        }
        ["verdict", rules, loser] => {
            let ruling = Repetition::new(*position, &step.repeated().ok()?).ok()?.judge(rules.parse().ok()?);
            let wanted = if loser == "draw" { None } else { Some(side(loser)?) };
            ruling.doubt.is_none() && ruling.loser == wanted
        }
        ["conduct", of, name] => {
            let ruling = Repetition::new(*position, &step.repeated().ok()?).ok()?.judge(RuleSet::Cxa);
            conduct_word(ruling.conduct[side(of)?.index()]) == name
        }
        ["duty", name, article, ref touched @ ..] => duty(name, article, touched, position)?,
        ["gains", least, played] => gains(position, least.parse().ok()?).contains(&mv(played)?),
        ["no-gain", least] => gains(position, least.parse().ok()?).is_empty(),
        ["choose", ways, of, all] => {
            let (of, all) = (number(of)?, number(all)?);
            (0..of).fold(1, |ways, taken| ways * (all - taken) / (taken + 1)) == number(ways)?
        }
        _ => return None,
    })
}

/// What is on the board after the line of a step.
fn ends(name: &str, step: &Step, mut position: Position) -> Option<bool> {
    for turn in step.read_turns().ok()? {
        let first = turn.first()?;
        position.is_legal(*first).then(|| position.play(*first))?;
    }
    Some(match name {
        "mate" => position.defeat() == Some(Defeat::Mate),
        "stalemate" => position.defeat() == Some(Defeat::Stalemate),
        _ => MateName::of(&position).is_some_and(|found| found.as_ref() == name),
    })
}

/// The share in percent of the placements that the attacker, to move, wins, and the plies of the longest win.
fn statistics(class: &Class, tables: &Tables) -> Option<(f64, u8)> {
    let table = tables.table(class)?;
    let (mut won, mut all, mut longest) = (0_u32, 0_u32, 0);
    for index in 0..table.count() {
        let Some(position) = table.position(index) else { continue };
        let found = tables.probe(&position, 0)?;
        all += 1;
        if let Some(plies) = found.plies.filter(|_| found.outcome == Outcome::Win) {
            won += 1;
            longest = longest.max(plies);
        }
    }
    (all > 0).then(|| (100.0 * f64::from(won) / f64::from(all), longest))
}

fn duty(name: &str, article: &str, touched: &[&str], position: &Position) -> Option<bool> {
    let (touched, foul) = match touched {
        [rest @ .., "foul"] => (rest, true),
        rest => (rest, false),
    };
    let at = |word: &str| word.parse::<Square>().ok();
    let touch = match touched {
        ["own", own] => Touch::Own(at(own)?),
        ["enemy", enemy] => Touch::Enemy(at(enemy)?),
        ["own", own, "enemy", enemy] => Touch::OwnThenEnemy { own: at(own)?, enemy: at(enemy)? },
        ["enemy", enemy, "own", own] => Touch::EnemyThenOwn { enemy: at(enemy)?, own: at(own)? },
        ["both", own, enemy] => Touch::Both { own: at(own)?, enemy: at(enemy)? },
        _ => return None,
    };
    let duty = position.duty(touch).ok()?;
    Some(touch_word(duty.step) == name && duty.article == article && duty.foul == foul)
}
