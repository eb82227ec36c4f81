//! What an arbiter is asked and answers.

use std::time::Duration;

use chuhe_rules::{Decision, Incident, Kind, Level, Position, Square, Touch};

use super::{piece, say, side};
use crate::train::touch::TouchAnswer;

/// What was touched, in a sentence.
#[must_use]
pub fn touch(position: &Position, touch: Touch) -> String {
    let named = |at: Square| piece(position.piece(at).map_or(Kind::King, |piece| piece.kind));
    let who = side(position.turn());
    match touch {
        Touch::Own(own) => say().touch_own(who, named(own)),
        Touch::Enemy(enemy) => say().touch_enemy(who, named(enemy)),
        Touch::OwnThenEnemy { own, enemy } => say().touch_own_enemy(who, named(own), named(enemy)),
        Touch::EnemyThenOwn { enemy, own } => say().touch_enemy_own(who, named(enemy), named(own)),
        Touch::Both { own, enemy } => say().touch_both(who, named(own), named(enemy)),
    }
}

/// An answer to a question about a touch.
#[must_use]
pub fn touch_answer(answer: TouchAnswer) -> String {
    match answer {
        TouchAnswer::Capture => say().touch_capture(),
        TouchAnswer::OtherCaptures => say().touch_other(),
        TouchAnswer::Move => say().touch_move(),
        TouchAnswer::Free => say().touch_free(),
    }
}

/// What happened, a sentence each.
#[must_use]
pub fn incident(incident: Incident) -> Vec<String> {
    let rounds = |count: u32| say().incident_rounds(count);
    match incident {
        Incident::Adjusting { accident: true, .. } => vec![say().incident_brush()],
        Incident::Adjusting { own_time, announced, .. } => vec![
            say().incident_adjust(),
            if own_time { say().incident_own_time() } else { say().incident_other_time() },
            if announced { say().incident_announced() } else { say().incident_silent() },
        ],
        Incident::LetGo { slipped } => {
            vec![if slipped { say().incident_slipped() } else { say().incident_let_go() }]
        }
        Incident::WrongColours { after } => vec![say().incident_colours(), say().incident_after(time(after))],
        Incident::Shifted { rounds: count } => vec![say().incident_shifted(), rounds(count)],
        Incident::IllegalMove { rounds: count, level, second } => vec![
            say().incident_illegal(),
            rounds(count),
            if level == Level::National { say().incident_national() } else { say().incident_local() },
            if second { say().incident_second() } else { say().incident_first() },
        ],
        Incident::Knocked { pieces, off_board, pressed, opponent_has } => {
            let mut facts = vec![say().incident_knocked(pieces)];
            if off_board {
                facts.push(say().incident_off_board());
            }
            facts.push(if pressed { say().incident_pressed() } else { say().incident_not_pressed() });
            facts.push(say().incident_opponent_has(time(opponent_has)));
            facts
        }
        Incident::BetweenPoints => vec![say().incident_between()],
    }
}

fn time(time: Duration) -> String {
    let seconds = time.as_secs();
    say().minutes(seconds / 60, seconds % 60)
}

/// A decision.
#[must_use]
pub fn decision(decision: Decision) -> String {
    match decision {
        Decision::Nothing => say().decide_nothing(),
        Decision::Touched => say().decide_touched(),
        Decision::MoveStands => say().decide_stands(),
        Decision::NotPlaced => say().decide_not_placed(),
        Decision::Restart => say().decide_restart(),
        Decision::GoesOn => say().decide_goes_on(),
        Decision::Restored => say().decide_restored(),
        Decision::Loses => say().decide_loses(),
        Decision::FoulAndReplay => say().decide_foul(),
        Decision::PutRight => say().decide_put_right(),
        Decision::ThreeMinutes => say().decide_three(),
        Decision::OpponentChooses => say().decide_opponent(),
    }
}
