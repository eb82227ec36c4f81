//! Exercises on the table of a tournament.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::{Game, PairingFault, Points, TieBreak, Tournament};
use etude::Random;

/// The players of a tournament in an exercise: as many as a small terminal has lines for.
pub const PLAYERS: usize = 6;

/// What is asked about a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// A player's score, or the scores of the player's opponents counted in one of the ways.
    Value(usize, TieBreak),
    /// The order of players with the same score. In the exercise the criterion decides between at least two of them.
    Order(Vec<usize>, TieBreak),
    /// The pairing of the next round.
    Pairing,
}

/// The kinds of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A number of the table, by this criterion.
    Value(TieBreak),
    /// The order of players with the same score, decided by this criterion.
    Order(TieBreak),
    /// The pairing of the next round.
    Pairing,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A number of the table.
    Number(u32),
    /// Players from the first to the last.
    Order(Vec<usize>),
    /// The pairs of the next round, in any order; colours do not matter.
    Pairs(Vec<(usize, usize)>),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The answer is of another kind than the question, or names other players.
    Unfit,
    /// The right number.
    Number(u32),
    /// The right order.
    Order(Vec<usize>),
    /// The pairing breaks a rule.
    Pairing(PairingFault),
}

/// Why a typed answer cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// A number is asked for.
    #[error("not a number")]
    Number,
    /// Players are asked for: digits from 1 on.
    #[error("no player {0:?}")]
    Player(char),
    /// The order of certain players is asked for, and these are others.
    #[error("other players")]
    OtherPlayers,
    /// Pairs are asked for, and the last player has no opponent.
    #[error("an odd number of players")]
    Odd,
}

/// A tournament with a question about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableExercise {
    /// The tournament so far.
    pub tournament: Tournament,
    /// The question.
    pub question: Question,
}

impl TableExercise {
    /// An exercise of a kind; the same seed gives the same one.
    ///
    /// A tie that only a cut decides may need thousands of tournaments to turn up. The search for one is bounded, and
    /// `None` means that it found none.
    #[must_use]
    pub fn generate(kind: Kind, seed: u64) -> Option<Self> {
        let mut random = etude::random(seed);
        (0..MAX_TRIES).find_map(|_| {
            let tournament = random_tournament(&mut random)?;
            let question = match kind {
                Kind::Value(criterion) => Question::Value(random.random_range(0..PLAYERS), criterion),
                Kind::Order(criterion) => return Self::with_tie(&tournament, criterion, &mut random),
                Kind::Pairing => tournament.closest_pairing().map(|_| Question::Pairing)?,
            };
            Some(Self { tournament, question })
        })
    }

    /// A tie that the criterion decides, by other results of the last round if need be: to try those is far quicker than
    /// to play another tournament.
    fn with_tie(tournament: &Tournament, criterion: TieBreak, random: &mut Random) -> Option<Self> {
        let (last, before) = tournament.rounds().split_last()?;
        let mut earlier = Tournament::new(tournament.players());
        for round in before {
            earlier.add_round(round.clone()).ok()?;
        }
        let mut rounds = vec![Vec::new()];
        for game in last {
            let with = |points| move |round: &Vec<Game>| [round.as_slice(), &[Game { points, ..*game }]].concat();
            rounds = [Points::White, Points::Shared, Points::Black]
                .into_iter()
                .flat_map(|points| rounds.iter().map(with(points)).collect::<Vec<_>>())
                .collect();
        }
        rounds.shuffle(random);
        rounds.into_iter().find_map(|round| {
            let mut tournament = earlier.clone();
            tournament.add_round(round).ok()?;
            let question = Question::Order(tied(&tournament, criterion, random)?, criterion);
            Some(Self { tournament, question })
        })
    }

    /// Reads an answer as typed: a number; or players, numbered from 1, in their order or in pairs. What stands between
    /// the digits does not matter unless it is a letter.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn read(&self, text: &str) -> Result<Answer, Unread> {
        if matches!(self.question, Question::Value(..)) {
            return text.trim().parse().map(Answer::Number).map_err(|_| Unread::Number);
        }
        let mut players = Vec::new();
        for letter in text.chars().filter(|letter| letter.is_alphanumeric()) {
            let player = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1));
            players.push(player.filter(|&player| player < PLAYERS).ok_or(Unread::Player(letter))?);
        }
        if let Question::Order(tied, _) = &self.question {
            let is_fit = is_permutation(&players, tied);
            return if is_fit { Ok(Answer::Order(players)) } else { Err(Unread::OtherPlayers) };
        }
        let (pairs, rest) = players.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(Unread::Odd);
        }
        Ok(Answer::Pairs(pairs.iter().map(|&[first, second]| (first, second)).collect()))
    }

    /// Checks an answer.
    ///
    /// # Errors
    ///
    /// What is wrong with it, with the right answer where there is only one.
    pub fn check(&self, answer: &Answer) -> Result<(), Fault> {
        match (&self.question, answer) {
            (&Question::Value(player, criterion), &Answer::Number(number)) => {
                let right = self.tournament.value(player, criterion);
                if number == right { Ok(()) } else { Err(Fault::Number(right)) }
            }
            (Question::Order(tied, _), Answer::Order(order)) => self.check_order(tied, order),
            (Question::Pairing, Answer::Pairs(pairs)) => self.tournament.check_pairing(pairs).map_err(Fault::Pairing),
            _ => Err(Fault::Unfit),
        }
    }

    fn check_order(&self, tied: &[usize], order: &[usize]) -> Result<(), Fault> {
        if !is_permutation(order, tied) {
            return Err(Fault::Unfit);
        }
        if order.is_sorted_by(|&first, &second| self.tournament.comparison(first, second).0.is_ge()) {
            return Ok(());
        }
        Err(Fault::Order(self.tournament.ranking().into_iter().filter(|player| tied.contains(player)).collect()))
    }
}

/// Whether these are the players of a sorted list, each once.
fn is_permutation(players: &[usize], sorted: &[usize]) -> bool {
    let mut players = players.to_vec();
    players.sort_unstable();
    players == sorted
}

/// The tournaments tried for an exercise.
const MAX_TRIES: usize = 20_000;

/// A tournament after three or four rounds between players of different strength. `None` if they cannot be paired any
/// more.
fn random_tournament(random: &mut Random) -> Option<Tournament> {
    let mut tournament = Tournament::new(PLAYERS);
    let mut strengths: Vec<u32> = (1..).take(PLAYERS).collect();
    strengths.shuffle(random);
    for _ in 0..random.random_range(3..=4) {
        let (pairs, _) = tournament.closest_pairing()?;
        let games = pairs.into_iter().map(|(first, second)| {
            let (white, black) = if random.random() { (first, second) } else { (second, first) };
            Game::new(white, black, random_result(strengths[white], strengths[black], random))
        });
        let games = games.collect();
        tournament.add_round(games).ok()?;
    }
    Some(tournament)
}

/// A third of the games are drawn; the others go to a player in proportion to strength.
fn random_result(white: u32, black: u32, random: &mut Random) -> Points {
    if random.random_range(0..3) == 0 {
        Points::Shared
    } else if random.random_range(0..white + black) < white {
        Points::White
    } else {
        Points::Black
    }
}

/// Two to four players with the same score, in the order of their numbers, all of whom are separated, at least two of
/// them by the criterion.
fn tied(tournament: &Tournament, criterion: TieBreak, random: &mut Random) -> Option<Vec<usize>> {
    let mut groups = Vec::new();
    for score in 0..=u32::try_from(2 * tournament.rounds().len()).ok()? {
        let group: Vec<usize> = (0..tournament.players()).filter(|&player| tournament.score(player) == score).collect();
        if !(2..=4).contains(&group.len()) {
            continue;
        }
        let by: Vec<Option<TieBreak>> = (group.iter().enumerate())
            .flat_map(|(place, &first)| group[..place].iter().map(move |&second| (first, second)))
            .map(|(first, second)| tournament.comparison(first, second).1)
            .collect();
        if by.contains(&Some(criterion)) && !by.contains(&None) {
            groups.push(group);
        }
    }
    groups.choose(random).cloned()
}
