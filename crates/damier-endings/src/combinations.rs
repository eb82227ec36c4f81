//! Numbering the subsets of a set of squares (the combinatorial number system).
//!
//! The subsets of `k` squares of a domain are numbered in the order of their words: the `i`th square of the subset, at
//! relative position `r` (0 for the first square of the domain), contributes C(r, i).

/// The largest size of a subset.
pub const MAX_SUBSET: usize = 6;
const MAX_DOMAIN: usize = 50;

/// Binomial coefficients: `CHOOSE[k][n]` is the number of ways to choose `k` of `n`.
static CHOOSE: [[u32; MAX_DOMAIN + 1]; MAX_SUBSET + 1] = pascal();

const fn pascal() -> [[u32; MAX_DOMAIN + 1]; MAX_SUBSET + 1] {
    let mut table = [[0; MAX_DOMAIN + 1]; MAX_SUBSET + 1];
    let mut n = 0;
    while n <= MAX_DOMAIN {
        table[0][n] = 1;
        let mut k = 1;
        while k <= MAX_SUBSET && n > 0 {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

/// The number of ways to choose `k` (at most [`MAX_SUBSET`]) of `n` (at most 50); 0 if `n` is too small.
pub fn choose(n: u32, k: u8) -> u64 {
    u64::from(CHOOSE[usize::from(k)][n as usize])
}

/// The number of `subset` among the subsets of its size of `domain`, which contains it.
#[inline(always)]
pub fn rank(domain: u64, mut subset: u64) -> u64 {
    let mut rank = 0;
    let mut size = 1;
    while subset != 0 {
        let below = (subset & subset.wrapping_neg()) - 1;
        rank += u64::from(CHOOSE[size][(domain & below).count_ones() as usize]);
        size += 1;
        subset &= subset - 1;
    }
    rank
}

/// The subset of `size` squares of `domain` with a number: the inverse of [`rank`].
#[inline]
pub fn unrank(domain: u64, size: u8, mut rank: u64) -> u64 {
    let mut subset = 0;
    let mut position = domain.count_ones() as usize;
    for size in (1..=usize::from(size)).rev() {
        let row = &CHOOSE[size];
        position = if size == 1 {
            // With a single square left the rank itself is the position.
            #[allow(clippy::cast_possible_truncation, reason = "a rank among single squares is below 50")]
            let single = rank as usize;
            single
        } else {
            row[..position].partition_point(|&below| u64::from(below) <= rank) - 1
        };
        rank -= u64::from(row[position]);
        subset |= select(domain, position);
    }
    subset
}

/// The bit of the square of `domain` that has `position` squares of `domain` below it.
#[inline(always)]
fn select(domain: u64, position: usize) -> u64 {
    #[allow(clippy::cast_possible_truncation, reason = "below 50")]
    let mut left = position as u32;
    let mut start = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let half = (domain >> start) & ((1 << width) - 1);
        let count = half.count_ones();
        if left >= count {
            left -= count;
            start += width;
        }
    }
    1 << (start & 63)
}

/// The first subset of `size` squares of `domain`: its lowest squares.
#[inline]
pub fn first_subset(domain: u64, size: u8) -> u64 {
    let mut rest = domain;
    for _ in 0..size {
        rest &= rest.wrapping_sub(1);
    }
    domain ^ rest
}

/// The subset after `subset` in numerical order; meaningless after the last one.
#[inline(always)]
pub fn next_subset(domain: u64, subset: u64) -> u64 {
    let mut rest = subset;
    let mut passed = 0;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        let above = domain & !(bit | (bit - 1));
        let next = above & above.wrapping_neg();
        if next & subset == 0 {
            return (rest & (rest - 1)) | next | first_subset(domain, passed);
        }
        passed += 1;
        rest &= rest - 1;
    }
    subset
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_numbered_without_gaps_in_the_order_of_their_words() {
        let domain = 0x0f0f_3355_0000_ff10_u64;
        for size in 0..=4 {
            let count = choose(domain.count_ones(), size);
            let mut subset = first_subset(domain, size);
            for number in 0..count {
                assert_eq!(subset & !domain, 0);
                assert_eq!(subset.count_ones(), u32::from(size));
                assert_eq!(rank(domain, subset), number);
                assert_eq!(unrank(domain, size, number), subset);
                let next = next_subset(domain, subset);
                assert!(next > subset || number + 1 == count);
                subset = next;
            }
        }
    }

    #[test]
    fn binomials_at_the_edges() {
        assert_eq!(choose(50, 6), 15_890_700);
        assert_eq!(choose(50, 0), 1);
        assert_eq!(choose(3, 4), 0);
    }
}
