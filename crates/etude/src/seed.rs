//! A seed for random numbers.

use std::hash::{BuildHasher, Hasher, RandomState};

/// An unpredictable number to seed a generator with. It comes from the seed that the system gives to hash maps.
#[must_use]
pub fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::thread;

    use super::*;

    #[test]
    fn no_two_seeds_are_alike_in_one_thread_or_in_several() {
        let here = || (0..100).map(|_| fresh_seed()).collect::<Vec<_>>();
        let there = thread::spawn(here).join().unwrap();
        let seeds: BTreeSet<u64> = here().into_iter().chain(there).collect();
        assert_eq!(seeds.len(), 200);
    }
}
