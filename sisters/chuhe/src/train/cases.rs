//! Cases for an arbiter beside touch and repetition: fouls, clock, claims, tournaments (articles 4, 6 to 8, 10, 11). What a case
//! leads to is what the game counts, or arithmetic that an article gives.

use chuhe_rules::{Foul, Game, GameError, Level, NATURAL_LIMIT, Position, RuleSet, Side, Verdict};
use etude::Random;
use rand::RngExt as _;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use strum::{EnumString, VariantArray};

/// What a case is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// Fouls and what they add up to.
    Fouls,
    /// Clock and kinds of time.
    Clock,
    /// Offers and claims of a draw.
    Draws,
    /// Tournaments and teams.
    Tournaments,
}

/// A case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// A foul by a player with so many fouls.
    Foul(Foul, u8),
    /// So many moves are missing in the record of a player with so many fouls.
    Missing(u32, u8),
    /// A move against the rules, the player's second one or not.
    Illegal(Level, bool),
    /// The clock is pressed without a move, for the second time or not.
    Press(bool),
    /// A game in which each side has so many minutes for everything.
    Rapid(u32),
    /// Minutes, seconds for each move, and moves made: the time given so far.
    Time(u32, u32, u32),
    /// Offers of a draw by the player and by the opponent.
    Offers(u8, u8),
    /// A claim after so many rounds without a capture, the second one in this stage or not.
    Claim(u32, bool),
    /// Both sides do what is allowed, for three cycles, in this round.
    Cycle(u32),
    /// A line-up of four out of six.
    LineUp([u8; 4]),
    /// After the first part: one round of knock-out or two, and a place.
    KnockOut(u8, u8),
    /// Players of two teams in which all play all.
    Games(u32, u32),
    /// Places of a team's players.
    Sum([u32; 3]),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// Nothing follows.
    Nothing,
    /// A foul.
    Foul,
    /// Two fouls.
    TwoFouls,
    /// The player loses.
    Loses,
    /// A draw.
    Drawn,
    /// Red has to vary.
    RedVaries,
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// So many.
    Number(u32),
}

const FOULS: [Foul; 4] = [Foul::Disturbance, Foul::Clock, Foul::Touch, Foul::FalseClaim];

/// How many offers of a draw one side has made more than the other when that is a foul (8.1.3).
const OFFERS: u8 = 2;

/// The rounds in which Red varies a drawn repetition (4.3).
const EARLY: u32 = 25;

/// The most minutes of a rapid game (6.3).
const RAPID: u32 = 15;

impl Case {
    /// Draws a case about a topic, or about any.
    #[must_use]
    pub fn draw(topic: Option<Topic>, random: &mut Random) -> Self {
        let topic = topic.or_else(|| Topic::VARIANTS.choose(random).copied()).unwrap_or(Topic::Fouls);
        let half = random.random_range(0..2) == 0;
        match (topic, random.random_range(0..4)) {
            (Topic::Fouls, 0 | 1) => Self::Foul(FOULS[random.random_range(0..4)], random.random_range(0..3)),
            (Topic::Fouls, 2) => Self::Missing(random.random_range(1..11), random.random_range(0..3)),
            // The first one has lost a national game.
            (Topic::Fouls, _) if half => Self::Illegal(Level::National, false),
            (Topic::Fouls, _) => Self::Illegal(Level::Local, random.random_range(0..2) == 0),
            (Topic::Clock, 0) => Self::Press(half),
            (Topic::Clock, 1) => Self::Rapid(5 * random.random_range(1..7)),
            (Topic::Clock, _) => {
                let moves = 2 * random.random_range(5..31);
                Self::Time(10 * random.random_range(3..8), 30, moves)
            }
            (Topic::Draws, 0) => Self::Offers(OFFERS + u8::from(half), 1),
            (Topic::Draws, 1) => Self::Cycle(random.random_range(18..34)),
            (Topic::Draws, _) => Self::Claim(random.random_range(56..65), half),
            (Topic::Tournaments, 0) => Self::line_up(random),
            (Topic::Tournaments, 1) => Self::KnockOut(1 + u8::from(half), random.random_range(1..5)),
            (Topic::Tournaments, 2) => Self::Games(random.random_range(2..8), random.random_range(2..8)),
            (Topic::Tournaments, _) => {
                let place = |random: &mut Random, from: u32| random.random_range(from..from + 6);
                Self::Sum([place(random, 1), place(random, 7), place(random, 13)])
            }
        }
    }

    fn line_up(random: &mut Random) -> Self {
        let mut all = [1, 2, 3, 4, 5, 6];
        all.shuffle(random);
        let mut order = [all[0], all[1], all[2], all[3]];
        order.sort_unstable();
        if random.random_range(0..2) == 0 {
            let at = random.random_range(0..3);
            order.swap(at, at + 1);
        }
        Self::LineUp(order)
    }

    /// The id of the article that decides it.
    #[must_use]
    pub fn article(self) -> &'static str {
        match self {
            Self::Foul(..) | Self::Missing(..) if self.right() == Reply::Loses => "a4-1-10",
            Self::Foul(Foul::Disturbance, _) => "a8-1-1",
            Self::Foul(Foul::Clock, _) => "a8-1-2",
            Self::Foul(Foul::FalseClaim, _) => "a8-1-4",
            Self::Foul(..) => "a8-1-5",
            Self::Missing(..) => "a7-1",
            Self::Illegal(Level::Local, false) => "a8-1-8",
            Self::Illegal(..) => "a4-1-8",
            Self::Press(false) => "a8-1-7",
            Self::Press(true) => "a4-1-9",
            Self::Rapid(_) => "a6-3",
            Self::Time(..) => "a6-1",
            Self::Offers(..) => "a8-1-3",
            Self::Claim(..) => match self.right() {
                Reply::Drawn => "a4-2-4",
                Reply::Loses => "a4-1-11",
                _ => "a8-1-4",
            },
            Self::Cycle(_) => "a4-3",
            Self::LineUp(_) => "a11-2",
            Self::KnockOut(..) => "a10-4-1",
            Self::Games(..) => "a11-4",
            Self::Sum(_) => "a11-5",
        }
    }

    /// What the rules say.
    #[must_use]
    pub fn right(self) -> Reply {
        let side = Side::Red;
        let yes = |is_so| if is_so { Reply::Yes } else { Reply::No };
        match self {
            Self::Foul(foul, before) => counted(before, Level::Local, |game| game.foul(side, foul)),
            Self::Missing(entries, before) => {
                counted(before, Level::Local, |game| game.missing_entries(side, entries as usize))
            }
            Self::Illegal(level, second) => counted_twice(second, level, |game| game.illegal_move(side)),
            Self::Press(second) => counted_twice(second, Level::Local, |game| game.clock_without_move(side)),
            Self::Claim(rounds, _) if rounds as usize >= NATURAL_LIMIT => Reply::Drawn,
            Self::Claim(_, second) => counted_twice(second, Level::Local, |game| game.claim_natural_limit(side)),
            Self::Offers(own, other) if own >= other + OFFERS => Reply::Foul,
            Self::Offers(..) => Reply::Nothing,
            Self::Cycle(round) if round <= EARLY => Reply::RedVaries,
            Self::Cycle(_) => Reply::Drawn,
            Self::Rapid(minutes) => yes(minutes <= RAPID),
            Self::LineUp(order) => yes(order.is_sorted()),
            Self::Time(minutes, seconds, moves) => Reply::Number(minutes + seconds * moves / 60),
            Self::KnockOut(1, place) => Reply::Number([2, 1, 4, 3][usize::from(place - 1)]),
            Self::KnockOut(_, place) => Reply::Number(u32::from(5 - place)),
            Self::Games(one, other) => Reply::Number(one * other),
            Self::Sum(places) => Reply::Number(places.iter().sum()),
        }
    }

    /// The answers that are offered.
    #[must_use]
    pub fn offered(self) -> Vec<Reply> {
        match self {
            Self::Foul(..) | Self::Missing(..) | Self::Illegal(..) | Self::Press(_) => {
                vec![Reply::Nothing, Reply::Foul, Reply::TwoFouls, Reply::Loses]
            }
            Self::Offers(..) | Self::Claim(..) => vec![Reply::Nothing, Reply::Foul, Reply::Loses, Reply::Drawn],
            Self::Cycle(_) => vec![Reply::Drawn, Reply::RedVaries, Reply::Nothing],
            Self::Rapid(_) | Self::LineUp(_) => vec![Reply::Yes, Reply::No],
            Self::KnockOut(..) => (1..=4).map(Reply::Number).collect(),
            Self::Time(minutes, seconds, moves) => {
                let right = minutes + seconds * moves / 60;
                [minutes, right, right + seconds * moves / 60].map(Reply::Number).to_vec()
            }
            Self::Games(one, other) => {
                let mut numbers = vec![one * other, one + other, one.max(other), one * other + 1];
                numbers.sort_unstable();
                numbers.dedup();
                numbers.into_iter().map(Reply::Number).collect()
            }
            Self::Sum(places) => {
                let sum: u32 = places.iter().sum();
                [places[0], sum / 3, sum, sum + 1].map(Reply::Number).to_vec()
            }
        }
    }
}

/// What an act leads to in a game in which Red has so many fouls.
fn counted(before: u8, level: Level, act: impl Fn(&mut Game) -> Result<(), GameError>) -> Reply {
    let mut game = Game::new(Position::start(), RuleSet::Cxa, level);
    for _ in 0..before {
        game.foul(Side::Red, Foul::Conduct).ok();
    }
    // The game goes on: two fouls at most came before.
    act(&mut game).ok();
    match (game.verdict(), game.tally(Side::Red).fouls - before) {
        (Some(Verdict::Lost(..)), _) => Reply::Loses,
        (_, 0) => Reply::Nothing,
        (_, 1) => Reply::Foul,
        _ => Reply::TwoFouls,
    }
}

/// What an act leads to the first time, or the second.
fn counted_twice(second: bool, level: Level, act: impl Fn(&mut Game) -> Result<(), GameError>) -> Reply {
    let mut game = Game::new(Position::start(), RuleSet::Cxa, level);
    for _ in 0..=u8::from(second) {
        act(&mut game).ok();
    }
    if game.verdict().is_some() { Reply::Loses } else { Reply::Foul }
}

/// A case at work.
#[derive(Clone, Debug)]
pub struct CaseLesson {
    /// The case.
    pub(crate) case: Case,
    answer: Option<Reply>,
}

impl CaseLesson {
    /// A case that begins.
    #[must_use]
    pub const fn new(case: Case) -> Self {
        Self { case, answer: None }
    }

    /// Answers; the first answer counts.
    pub fn choose(&mut self, place: usize) {
        if let Some(&reply) = self.case.offered().get(place) {
            self.answer.get_or_insert(reply);
        }
    }

    /// Whether the answer is right; `None` before it.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.answer.map(|reply| reply == self.case.right())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_text_says_what_is_right() {
        // 4.1.8 to 4.1.11, 4.2.4, 4.3, 6.1, 6.3, 7.1, 8.1.3, 8.1.4, 8.1.7, 10.4.1, 11.2, 11.4, 11.5, read by hand.
        for (case, right) in [
            (Case::Foul(Foul::Clock, 1), Reply::Foul),
            (Case::Foul(Foul::Touch, 2), Reply::Loses),
            (Case::Missing(3, 0), Reply::Nothing),
            (Case::Missing(4, 0), Reply::Foul),
            (Case::Missing(8, 0), Reply::TwoFouls),
            (Case::Missing(8, 1), Reply::Loses),
            (Case::Illegal(Level::National, false), Reply::Loses),
            (Case::Illegal(Level::Local, false), Reply::Foul),
            (Case::Illegal(Level::Local, true), Reply::Loses),
            (Case::Press(false), Reply::Foul),
            (Case::Press(true), Reply::Loses),
            (Case::Rapid(15), Reply::Yes),
            (Case::Rapid(20), Reply::No),
            (Case::Time(60, 30, 40), Reply::Number(80)),
            (Case::Offers(2, 1), Reply::Nothing),
            (Case::Offers(3, 1), Reply::Foul),
            (Case::Claim(60, true), Reply::Drawn),
            (Case::Claim(59, false), Reply::Foul),
            (Case::Claim(59, true), Reply::Loses),
            (Case::Cycle(25), Reply::RedVaries),
            (Case::Cycle(26), Reply::Drawn),
            (Case::LineUp([1, 2, 3, 5]), Reply::Yes),
            (Case::LineUp([3, 4, 6, 5]), Reply::No),
            (Case::KnockOut(1, 1), Reply::Number(2)),
            (Case::KnockOut(1, 4), Reply::Number(3)),
            (Case::KnockOut(2, 1), Reply::Number(4)),
            (Case::KnockOut(2, 3), Reply::Number(2)),
            (Case::Games(4, 5), Reply::Number(20)),
            (Case::Sum([1, 7, 13]), Reply::Number(21)),
        ] {
            assert_eq!(case.right(), right, "{case:?}");
        }
    }

    #[test]
    fn the_pool_is_larger_than_the_exam_and_every_right_answer_is_offered_once() {
        let mut random = etude::random(1);
        let drawn: HashSet<Case> = (0..2_000).map(|_| Case::draw(None, &mut random)).collect();
        assert!(drawn.len() > 200, "{}", drawn.len());
        for case in drawn {
            let offered = case.offered();
            let unlike: HashSet<Reply> = offered.iter().copied().collect();
            assert_eq!(unlike.len(), offered.len(), "{case:?}");
            assert!(offered.contains(&case.right()), "{case:?}");
        }
    }
}
