//! The numbering of the positions of a class.
//!
//! A position and its mirror image have the same value, so only one of them is numbered: the red king stands on the files d
//! and e, and if it stands on e, the black king does not stand on f. Where both stand on e, both images have numbers.

use chuhe_rules::{Kind, Piece, Position, Setup, Side, Square};

use crate::{
    class::Class,
    geometry::{Geometry, bit, is_pawn_square, number},
    men::MenSets,
};

/// No square: the second attacker where there is only one.
pub const NONE: u8 = 90;

/// Where everything stands, Red attacking. The men are numbers of their sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub kings: [u8; 2],
    pub own: u16,
    pub defence: u16,
    /// The second is [`NONE`] where there is only one.
    pub attackers: [u8; 2],
}

/// The pairs of kings that are numbered, and the number of each pair with whether it has to be mirrored.
struct Pairs {
    kings: Vec<[u8; 2]>,
    numbers: Vec<(u8, bool)>,
}

/// The numbering of one class.
pub struct Layout {
    pub class: Class,
    pub own: MenSets,
    pub defence: MenSets,
    pairs: Pairs,
    /// The squares of the attackers by their number, and back: `first * 91 + second`.
    pub attackers: Vec<[u8; 2]>,
    numbers: Vec<u32>,
}

const fn mirror(square: u8) -> u8 {
    if square == NONE { NONE } else { square - square % 9 + 8 - square % 9 }
}

fn palace(side: Side) -> Vec<u8> {
    Square::all().filter(|square| square.in_palace(side)).map(number).collect()
}

impl Pairs {
    fn new() -> Self {
        let mut pairs = Self { kings: Vec::new(), numbers: vec![(0, false); 90 * 90] };
        let all: Vec<[u8; 2]> = palace(Side::Red)
            .into_iter()
            .flat_map(|red| palace(Side::Black).into_iter().map(move |black| [red, black]))
            .collect();
        for &kings in &all {
            let [red, black] = kings.map(|king| king % 9);
            if red == 3 || red == 4 && black <= 4 {
                #[allow(clippy::cast_possible_truncation, reason = "45 pairs")]
                let next = pairs.kings.len() as u8;
                pairs.numbers[Self::place(kings)] = (next, false);
                pairs.kings.push(kings);
            }
        }
        for &kings in &all {
            if !pairs.kings.contains(&kings) {
                pairs.numbers[Self::place(kings)] = (pairs.numbers[Self::place(kings.map(mirror))].0, true);
            }
        }
        pairs
    }

    fn place([red, black]: [u8; 2]) -> usize {
        usize::from(red) * 90 + usize::from(black)
    }
}

/// The squares on which a red piece of the kind may stand.
fn squares_of(kind: Kind) -> Vec<u8> {
    Square::all().filter(|&square| kind != Kind::Pawn || is_pawn_square(square)).map(number).collect()
}

impl Layout {
    pub fn new(class: &Class) -> Self {
        let kinds = class.attackers();
        let mut attackers = Vec::new();
        let mut numbers = vec![0; 91 * 91];
        for first in squares_of(kinds[0]) {
            let seconds = kinds.get(1).map_or_else(|| vec![NONE], |&kind| squares_of(kind));
            let twins = kinds.len() == 2 && kinds[0] == kinds[1];
            for second in seconds {
                if twins && second <= first {
                    continue;
                }
                let next = u32::try_from(attackers.len()).unwrap_or_default();
                numbers[Self::place([first, second])] = next;
                if twins {
                    numbers[Self::place([second, first])] = next;
                }
                attackers.push([first, second]);
            }
        }
        Self {
            class: class.clone(),
            own: MenSets::new(Side::Red, class.own()),
            defence: MenSets::new(Side::Black, class.defence()),
            pairs: Pairs::new(),
            attackers,
            numbers,
        }
    }

    fn place([first, second]: [u8; 2]) -> usize {
        usize::from(first) * 91 + usize::from(second)
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.frames() * self.attackers.len()
    }

    /// How many arrangements of all but the attackers.
    pub fn frames(&self) -> usize {
        self.pairs.kings.len() * self.own.sets.len() * self.defence.sets.len()
    }

    /// The kings and men of a frame, the attackers left out.
    pub fn frame(&self, frame: usize) -> Placement {
        let (rest, defence) = (frame / self.defence.sets.len(), frame % self.defence.sets.len());
        let (pair, own) = (rest / self.own.sets.len(), rest % self.own.sets.len());
        let number = |index: usize| u16::try_from(index).unwrap_or_default();
        Placement { kings: self.pairs.kings[pair], own: number(own), defence: number(defence), attackers: [NONE; 2] }
    }

    /// The position with the number.
    pub fn placement(&self, index: usize) -> Placement {
        let count = self.attackers.len();
        Placement { attackers: self.attackers[index % count], ..self.frame(index / count) }
    }

    /// The number of the attackers on these squares.
    #[inline(always)]
    pub fn attackers_number(&self, squares: [u8; 2]) -> usize {
        self.numbers[Self::place(squares)] as usize
    }

    /// The number of the position, or of its mirror image.
    #[inline(always)]
    pub fn index(&self, placement: Placement) -> usize {
        let (pair, mirrored) = self.pairs.numbers[Pairs::place(placement.kings)];
        if mirrored {
            return self.index(self.mirrored(placement));
        }
        let frame = (usize::from(pair) * self.own.sets.len() + usize::from(placement.own)) * self.defence.sets.len()
            + usize::from(placement.defence);
        frame * self.attackers.len() + self.attackers_number(placement.attackers)
    }

    pub fn mirrored(&self, placement: Placement) -> Placement {
        Placement {
            kings: placement.kings.map(mirror),
            own: self.own.sets[usize::from(placement.own)].mirrored,
            defence: self.defence.sets[usize::from(placement.defence)].mirrored,
            attackers: placement.attackers.map(mirror),
        }
    }

    /// Whether the mirror image has the number.
    #[inline(always)]
    pub fn is_mirrored(&self, placement: Placement) -> bool {
        self.pairs.numbers[Pairs::place(placement.kings)].1
    }

    /// Whether both kings stand on the middle file: then the mirror image has a number of its own.
    #[inline(always)]
    pub fn is_doubled(placement: Placement) -> bool {
        placement.kings[0] % 9 == 4 && placement.kings[1] % 9 == 4
    }

    /// The occupied squares; `None` if two pieces stand on one.
    pub fn occupied(&self, placement: Placement) -> Option<u128> {
        let (own, defence) =
            (&self.own.sets[usize::from(placement.own)], &self.defence.sets[usize::from(placement.defence)]);
        let mut occupied = own.all() | defence.all();
        for square in placement.kings.into_iter().chain(placement.attackers) {
            if square != NONE {
                if occupied & bit(square) != 0 {
                    return None;
                }
                occupied |= bit(square);
            }
        }
        Some(occupied)
    }

    /// Whether the number is that of a position with the attacker to move.
    pub fn is_position(&self, index: usize) -> bool {
        let (placement, geometry) = (self.placement(index), Geometry::get());
        self.occupied(placement).is_some_and(|occupied| {
            !geometry.facing(placement.kings, occupied)
                && !geometry.in_check(self.class.attackers(), placement.attackers, placement.kings[1], occupied)
        })
    }

    /// The placement of a position of this class, seen with Red attacking.
    pub fn read(&self, position: &Position, attacker: Side) -> Option<Placement> {
        let place = |square: Square| number(if attacker == Side::Red { square } else { square.turned() });
        let mut attackers = [NONE; 2];
        let mut men = [[0_u128; 2]; 2];
        for side in Side::ALL {
            for square in position.pieces(side) {
                let kind = position.piece(square)?.kind;
                let slot = usize::from(side != attacker);
                match kind {
                    Kind::King => {}
                    Kind::Advisor => men[slot][0] |= bit(place(square)),
                    Kind::Elephant => men[slot][1] |= bit(place(square)),
                    kind => {
                        let kinds = self.class.attackers();
                        let free = (0..kinds.len()).find(|&at| kinds[at] == kind && attackers[at] == NONE)?;
                        attackers[free] = place(square);
                    }
                }
            }
        }
        Some(Placement {
            kings: [attacker, attacker.other()].map(|side| place(position.king(side))),
            own: self.own.find(men[0][0], men[0][1])?,
            defence: self.defence.find(men[1][0], men[1][1])?,
            attackers,
        })
    }

    /// The position of a placement, Red attacking. `None` if there is none.
    pub fn position(&self, placement: Placement, turn: Side) -> Option<Position> {
        self.occupied(placement)?;
        let mut setup = Setup::new(turn);
        let mut put = |square: u8, side: Side, kind: Kind| {
            if let Some(square) = Square::from_index(square.into()) {
                setup.set(square, Some(Piece { side, kind }));
            }
        };
        for side in Side::ALL {
            put(placement.kings[side.index()], side, Kind::King);
            let set = match side {
                Side::Red => &self.own.sets[usize::from(placement.own)],
                Side::Black => &self.defence.sets[usize::from(placement.defence)],
            };
            crate::men::squares(set.advisors).for_each(|square| put(square, side, Kind::Advisor));
            crate::men::squares(set.elephants).for_each(|square| put(square, side, Kind::Elephant));
        }
        for (&square, &kind) in placement.attackers.iter().zip(self.class.attackers()) {
            put(square, Side::Red, kind);
        }
        setup.position().ok()
    }
}
