//! Packing the values of a class.
//!
//! Only positions with the attacker to move are written: the others follow from them by a look at every answer. Four
//! neighbours each foresee a value: the same attackers against the set of men before, the attacker one square to the left,
//! one rank below, and the same attackers with the attacker's men or the kings placed as before. A range coder writes which of
//! them is right, the more cheaply the better that was known from which of them agree; only if none is, the value itself.
//! What is no position is not written and takes the first neighbour's value.

use etude_coder::{Chance, Decoder, Encoder, Tree};

use crate::layout::Layout;

/// The bytes were not written by [`encode`] for this class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// The neighbours that foresee a value.
const NEIGHBOURS: usize = 4;

/// How many values may occur.
const VALUES: usize = 128;

/// The distances back to the neighbours.
fn distances(layout: &Layout) -> [usize; NEIGHBOURS] {
    let row = layout.attackers.len();
    let (owns, defences) = (layout.own.sets.len(), layout.defence.sets.len());
    [row, 1, 9, row * if defences == 1 { owns } else { defences }]
}

struct Model {
    /// Whether a neighbour is right, by its place among those that differ, their agreement and the first one's value.
    right: Vec<[Chance; NEIGHBOURS]>,
    /// The value, by that of the first neighbour.
    values: Vec<Tree<VALUES>>,
}

/// What the neighbours foresee: the values that differ, how many there are, and the context.
struct Foresight {
    values: [u8; NEIGHBOURS],
    count: usize,
    context: usize,
}

impl Model {
    fn new() -> Self {
        Self { right: vec![[Chance::EVEN; NEIGHBOURS]; 64 * VALUES], values: vec![Tree::new(7); VALUES] }
    }
}

#[inline(always)]
fn foresee(cells: &[u8], distances: [usize; NEIGHBOURS]) -> Foresight {
    let seen = distances.map(|distance| cells.len().checked_sub(distance).map_or(0, |at| cells[at]));
    let mut found = Foresight { values: [0; NEIGHBOURS], count: 0, context: 0 };
    let mut agreement = 0;
    for (at, &value) in seen.iter().enumerate() {
        for &earlier in &seen[..at] {
            agreement = agreement << 1 | usize::from(earlier == value);
        }
        if !found.values[..found.count].contains(&value) {
            found.values[found.count] = value;
            found.count += 1;
        }
    }
    found.context = agreement * VALUES + usize::from(seen[0]) % VALUES;
    found
}

/// Packs the cells; `matters` says which of them are positions.
pub fn encode(layout: &Layout, cells: &[u8], matters: impl Fn(usize) -> bool) -> Vec<u8> {
    let (distances, mut model, mut encoder) = (distances(layout), Model::new(), Encoder::new());
    let mut filled = Vec::with_capacity(cells.len());
    for (index, &cell) in cells.iter().enumerate() {
        let foresight = foresee(&filled, distances);
        if !matters(index) {
            filled.push(foresight.values[0]);
            continue;
        }
        let chances = &mut model.right[foresight.context];
        let known = &foresight.values[..foresight.count];
        let right = known.iter().zip(chances).any(|(&value, chance)| {
            encoder.put(chance, value != cell);
            value == cell
        });
        if !right {
            model.values[usize::from(known[0]) % VALUES].put(&mut encoder, u32::from(cell));
        }
        filled.push(cell);
    }
    encoder.finish()
}

/// Unpacks the cells.
///
/// # Errors
///
/// [`Damaged`] if a value is none.
pub fn decode(layout: &Layout, bytes: &[u8], matters: impl Fn(usize) -> bool) -> Result<Vec<u8>, Damaged> {
    let (distances, mut model, mut decoder) = (distances(layout), Model::new(), Decoder::new(bytes));
    let count = layout.len();
    let mut filled = Vec::with_capacity(count);
    for index in 0..count {
        let foresight = foresee(&filled, distances);
        if !matters(index) {
            filled.push(foresight.values[0]);
            continue;
        }
        let chances = &mut model.right[foresight.context];
        let known = &foresight.values[..foresight.count];
        let right = known.iter().zip(chances).find_map(|(&value, chance)| (!decoder.get(chance)).then_some(value));
        let cell = match right {
            Some(value) => value,
            None => {
                u8::try_from(model.values[usize::from(known[0]) % VALUES].get(&mut decoder)).map_err(|_| Damaged)?
            }
        };
        filled.push(cell);
    }
    Ok(filled)
}
