//! Stepping through the solution of a puzzle, with its alternative defences.

use damier_puzzles::{Choice, Puzzle, Reply};
use damier_rules::{AnyPosition, Move};

/// A place in the tree of a solution.
#[derive(Clone, Copy)]
enum Node<'a> {
    Choices(&'a [Choice]),
    Replies(&'a [Reply]),
    Finish(&'a [Move]),
}

/// The moves that the tree contains at a ply, and the selected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The moves, best first.
    pub moves: Vec<Move>,
    /// The index of the selected move.
    pub chosen: usize,
}

/// A walk through a solution: one line of it, and the current place in the line.
#[derive(Clone, Debug)]
pub struct SolutionNavigator {
    puzzle: Puzzle,
    /// The index selected at each ply. Missing entries mean the first move.
    picks: Vec<usize>,
    line: Vec<Fork>,
    at: usize,
}

impl SolutionNavigator {
    /// A walk starting at the point where the moves played leave the solution.
    #[must_use]
    pub fn new(puzzle: &Puzzle, played: &[Move]) -> Self {
        let mut walk = Self { puzzle: puzzle.clone(), picks: Vec::new(), line: Vec::new(), at: 0 };
        walk.rebuild_line();
        let mut position = puzzle.position;
        for &made in played {
            let after = position.play_unchecked(made);
            let Some(fork) = walk.line.get(walk.at) else { break };
            let Some(pick) = fork.moves.iter().position(|&listed| position.play_unchecked(listed) == after) else {
                break;
            };
            walk.pick(pick);
            walk.at += 1;
            position = after;
        }
        walk
    }

    /// The moves of the line from the start of the puzzle to its end, with the alternatives in the tree.
    #[must_use]
    pub fn line(&self) -> &[Fork] {
        &self.line
    }

    /// The number of plies of the line on the board.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        self.moves().take(self.at).fold(self.puzzle.position, |position, played| position.play_unchecked(played))
    }

    /// All moves of the line, played and to come.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.iter().filter_map(|fork| fork.moves.get(fork.chosen).copied())
    }

    /// The next move with its alternatives, if there is a choice.
    #[must_use]
    pub fn fork(&self) -> Option<&Fork> {
        self.line.get(self.at).filter(|fork| fork.moves.len() > 1)
    }

    /// Goes one ply forward.
    pub fn forward(&mut self) {
        self.at = (self.at + 1).min(self.line.len());
    }

    /// Goes one ply back.
    pub const fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Goes to the start of the puzzle.
    pub const fn to_start(&mut self) {
        self.at = 0;
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        self.at = self.line.len();
    }

    /// Selects the next or the previous alternative of the next move, cyclically.
    pub fn select_alternative(&mut self, forward: bool) {
        if let Some(Fork { moves, chosen }) = self.fork() {
            let step = if forward { 1 } else { moves.len() - 1 };
            self.pick((chosen + step) % moves.len());
        }
    }

    /// Selects a move at the current ply. The line then continues with the first moves.
    fn pick(&mut self, pick: usize) {
        self.picks.resize(self.at, 0);
        self.picks.push(pick);
        self.rebuild_line();
    }

    /// Rebuilds the line from the selected moves.
    fn rebuild_line(&mut self) {
        let (mut line, mut node) = (Vec::new(), Node::Choices(&self.puzzle.solution));
        loop {
            let pick = self.picks.get(line.len()).copied().unwrap_or(0);
            let (moves, next): (Vec<Move>, _) = match node {
                Node::Choices(choices) => {
                    let Some(choice) = choices.get(pick) else { break };
                    let is_last = choice.replies.is_empty();
                    let next = if is_last { Node::Finish(&choice.finish) } else { Node::Replies(&choice.replies) };
                    (choices.iter().map(|choice| choice.candidate).collect(), next)
                }
                Node::Replies(replies) => {
                    let Some(reply) = replies.get(pick) else { break };
                    (replies.iter().map(|reply| reply.candidate).collect(), Node::Choices(&reply.next))
                }
                Node::Finish(finish) => {
                    let Some((&played, rest)) = finish.split_first() else { break };
                    (vec![played], Node::Finish(rest))
                }
            };
            line.push(Fork { moves, chosen: pick });
            node = next;
        }
        self.line = line;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_puzzles::Collection;
    use damier_rules::notation::write_move;

    /// 28-32 38x27 11-16, and now 25-20 14x25 27-22 16x36 or 27-22 16x36.
    const FORKED: &str = include_str!("../../../../tests/data/screen.jsonl");

    fn puzzle() -> Puzzle {
        let mut collection = Collection::default();
        collection.add_text("test", FORKED.to_owned());
        collection.puzzle(collection.find("id941c0972586").unwrap()).unwrap()
    }

    fn written(walk: &SolutionNavigator) -> Vec<String> {
        let mut position = puzzle().position;
        let moves = walk.moves().map(|played| {
            let text = write_move(&position, played);
            position = position.play_unchecked(played);
            text
        });
        moves.collect()
    }

    #[test]
    fn it_goes_forward_and_back_and_stays_on_the_line() {
        let mut walk = SolutionNavigator::new(&puzzle(), &[]);
        assert_eq!(written(&walk), ["28-32", "38x27", "11-16", "25-20", "14x25", "27-22", "16x36"]);
        walk.back();
        assert_eq!((walk.at(), walk.position()), (0, puzzle().position));
        for _ in 0..20 {
            walk.forward();
        }
        assert_eq!(walk.at(), 7);
        walk.back();
        walk.back();
        assert_eq!(walk.at(), 5);
        walk.to_start();
        assert_eq!(walk.at(), 0);
        walk.to_end();
        assert_eq!(walk.at(), 7);
    }

    #[test]
    fn another_defence_is_walked_from_where_it_is_made() {
        let mut walk = SolutionNavigator::new(&puzzle(), &[]);
        walk.select_alternative(true);
        assert_eq!(walk.line().len(), 7, "the first move has no alternative");
        for _ in 0..3 {
            walk.forward();
        }
        assert_eq!(walk.fork().unwrap().moves.len(), 2);
        walk.select_alternative(true);
        assert_eq!(written(&walk), ["28-32", "38x27", "11-16", "27-22", "16x36"]);
        walk.select_alternative(true);
        assert_eq!(walk.line().len(), 7);
        walk.select_alternative(false);
        assert_eq!((walk.line().len(), walk.at()), (5, 3));
    }

    #[test]
    fn it_begins_where_what_was_played_leaves_the_solution() {
        let puzzle = puzzle();
        let mut whole = SolutionNavigator::new(&puzzle, &[]);
        whole.to_end();
        let mut played: Vec<Move> = whole.moves().collect();
        assert_eq!(SolutionNavigator::new(&puzzle, &played).at(), 7);
        played.truncate(3);
        let position = SolutionNavigator::new(&puzzle, &played).position();
        let other = position.legal_moves().into_iter().find(|made| whole.line()[3].moves[1] == *made).unwrap();
        played.push(other);
        let walk = SolutionNavigator::new(&puzzle, &played);
        assert_eq!((walk.at(), walk.line().len()), (4, 5));
        let stranger = puzzle.position.legal_moves().into_iter().find(|made| *made != played[0]).unwrap();
        assert_eq!(SolutionNavigator::new(&puzzle, &[stranger]).at(), 0);
    }
}
