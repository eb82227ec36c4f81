//! Touched pieces and incidents, against a second implementation that follows the text line by line.

use std::{collections::BTreeMap, time::Duration};

use chuhe_rules::{Decision, Incident, Level, Move, Position, Side, Step, Touch};

use crate::{
    reference::{Grid, square},
    support::{Random, random_game, random_placement},
};

/// 5.1 to 5.5 and 8.1.5 read aloud, on the naive generator.
fn read_aloud(position: &Position, touch: Touch) -> (String, Vec<Move>, bool) {
    let legal: Vec<Move> =
        Grid::of(position).legal().into_iter().map(|(from, to)| Move::new(square(from), square(to))).collect();
    let can_move = |own| legal.iter().filter(|mv| mv.from() == own).copied().collect::<Vec<_>>();
    let can_capture = |enemy| legal.iter().filter(|mv| mv.to() == enemy).copied().collect::<Vec<_>>();
    let both = |own, enemy| legal.iter().filter(|mv| mv.from() == own && mv.to() == enemy).copied().collect::<Vec<_>>();
    let foul = |own, enemy| can_move(own).is_empty() || can_capture(enemy).is_empty();
    match touch {
        // 摸触己方的哪个棋子,就应走那个棋子,除非所摸触的棋子根本不能走,才可以另走他子。
        Touch::Own(own) => match can_move(own) {
            none if none.is_empty() => ("5.1".into(), legal, true),
            some => ("5.1".into(), some, false),
        },
        // 摸触对方的哪个棋子,就必须吃掉那个棋子,只有当己方的任何棋子都无法去吃时,才可以另行走子。
        Touch::Enemy(enemy) => match can_capture(enemy) {
            none if none.is_empty() => ("5.2".into(), legal, true),
            some => ("5.2".into(), some, false),
        },
        Touch::OwnThenEnemy { own, enemy } => {
            let foul = foul(own, enemy);
            if !both(own, enemy).is_empty() {
                // 前者必须吃掉后者
                ("5.3.1".into(), both(own, enemy), foul)
            } else if !can_move(own).is_empty() {
                // 如前者无法吃掉后者,则必须走动前者
                ("5.3.2".into(), can_move(own), foul)
            } else if !can_capture(enemy).is_empty() {
                // 如前者无法走动,则必须用别的棋子吃掉后者
                ("5.3.3".into(), can_capture(enemy), foul)
            } else {
                // 如均无法吃掉后者,才可以另行走子
                ("5.3.4".into(), legal.clone(), foul)
            }
        }
        // 同时摸触双方棋子,处理顺序同5.4条款。
        Touch::EnemyThenOwn { enemy, own } | Touch::Both { own, enemy } => {
            let foul = foul(own, enemy);
            let (step, moves) = if !both(own, enemy).is_empty() {
                // 后者必须吃掉前者
                (1, both(own, enemy))
            } else if !can_capture(enemy).is_empty() {
                // 如后者无法吃掉前者,则必须用别的棋子吃掉前者
                (2, can_capture(enemy))
            } else if !can_move(own).is_empty() {
                // 如均无法吃掉前者,则必须走动后者
                (3, can_move(own))
            } else {
                // 后者无法走动,才可以另行走子
                (4, legal.clone())
            };
            let article = if matches!(touch, Touch::Both { .. }) { "5.5".into() } else { format!("5.4.{step}") };
            (article, moves, foul)
        }
    }
}

#[test]
fn ten_thousand_touches_are_judged_as_the_text_says() {
    let mut random = Random::new(31);
    let mut seen: BTreeMap<(&str, Step), usize> = BTreeMap::new();
    let mut cases = 0;
    while cases < 10_000 {
        let positions = match random.below(3) {
            0 => random_game(&mut random, 80),
            _ => (0..20).map(|round| random_placement(&mut random, 4 + round)).collect(),
        };
        for position in positions {
            let number = u64::try_from(random.below(1 << 40)).unwrap();
            let touch = Touch::draw(&position, number);
            let Ok(duty) = position.duty(touch) else {
                assert!(position.legal_moves().is_empty(), "{position} {touch:?}");
                continue;
            };
            let (article, mut moves, foul) = read_aloud(&position, touch);
            let mut found = duty.moves.clone();
            moves.sort();
            found.sort();
            assert_eq!((duty.article, &found, duty.foul), (article.as_str(), &moves, foul), "{position} {touch:?}");
            *seen.entry((duty.article, duty.step)).or_default() += 1;
            cases += 1;
        }
    }
    // Every step of every article occurs often.
    assert_eq!(seen.len(), 16, "{seen:?}");
    assert!(seen.values().all(|&count| count >= 15), "{seen:?}");
}

#[test]
fn pieces_that_are_not_there_cannot_be_touched() {
    let start = Position::start();
    let refused = |touch| start.duty(touch).unwrap_err().to_string();
    assert_eq!(refused(Touch::Own("e5".parse().unwrap())), "Red has no piece on e5");
    assert_eq!(refused(Touch::Own("a9".parse().unwrap())), "Red has no piece on a9");
    assert_eq!(refused(Touch::Enemy("a0".parse().unwrap())), "Black has no piece on a0");
    let mated = Position::from_fen("4k4/3P5/9/9/9/9/9/9/9/5K3 b").unwrap();
    assert_eq!(
        mated.duty(Touch::Own("e9".parse().unwrap())).unwrap_err().to_string(),
        "the side to move has lost: there is nothing to play"
    );
    assert_eq!(mated.turn(), Side::Black);
}

/// 5.6 to 5.10 read aloud.
fn decided(incident: Incident) -> Option<Decision> {
    let minutes = |after: Duration| (after.as_secs() / 60, !after.as_secs().is_multiple_of(60));
    match incident {
        Incident::Adjusting { own_time, announced, accident } => {
            // 只能在自己行棋的时间内进行,且必须事先申明,否则按摸子论处。如系明显误碰某个棋子,不作摸子论处。
            let allowed = accident || own_time && announced;
            Some(if allowed { Decision::Nothing } else { Decision::Touched })
        }
        Incident::LetGo { slipped } => Some(if slipped { Decision::NotPlaced } else { Decision::MoveStands }),
        Incident::WrongColours { after } => match minutes(after) {
            (0..=4, _) => Some(Decision::Restart),
            (5, false) => None,
            _ => Some(Decision::GoesOn),
        },
        Incident::Shifted { rounds } => match rounds {
            0..=4 => Some(Decision::Restored),
            5 => None,
            _ => Some(Decision::GoesOn),
        },
        Incident::IllegalMove { rounds, level, second } => match (rounds, level, second) {
            (5, ..) => None,
            (6.., ..) => Some(Decision::GoesOn),
            (_, Level::National, _) | (_, Level::Local, true) => Some(Decision::Loses),
            (_, Level::Local, false) => Some(Decision::FoulAndReplay),
        },
        Incident::Knocked { pieces, off_board, pressed, opponent_has } => {
            // 碰乱标准为两个及以上棋子离开交叉点,或将棋子碰出棋盘外。
            let in_disorder = off_board || pieces >= 2;
            Some(match (in_disorder, pressed, opponent_has.as_secs()) {
                (false, ..) => Decision::Nothing,
                (true, false, _) => Decision::PutRight,
                // 不足3分钟
                (true, true, 0..180) => Decision::Loses,
                (true, true, _) => Decision::ThreeMinutes,
            })
        }
        Incident::BetweenPoints => Some(Decision::OpponentChooses),
    }
}

#[test]
fn ten_thousand_incidents_are_decided_as_the_text_says() {
    let mut random = Random::new(32);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..10_000 {
        let incident = Incident::draw(u64::try_from(random.below(1 << 50)).unwrap());
        assert_eq!(incident.decision(), decided(incident), "{incident:?}");
        *seen.entry(format!("{} {:?}", incident.article(), incident.decision())).or_default() += 1;
    }
    assert!(seen.len() >= 17, "{seen:?}");
    assert!(seen.iter().all(|(what, &count)| what.ends_with("None") || count >= 20), "{seen:?}");
}
