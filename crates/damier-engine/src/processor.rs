//! Runs code compiled for the processor at hand.
//!
//! Damier is built for nearly every x86-64 processor, but most of them can add up a network's neurons in wider words.
//! This module runs a [`Computation`] in the version for the best instructions that the processor reports. It needs `unsafe`,
//! because the compiler cannot know the result of the run-time detection.

#![allow(unsafe_code, reason = "calls functions compiled for instructions that were detected at run time")]

/// Code to run. It is inlined, so that it is compiled for the instructions it runs with.
pub trait Computation {
    /// Its result.
    type Output;
    /// Runs it.
    fn run(self) -> Self::Output;
}

/// The best available instructions. Only [`Processor::detect`] creates one, so holding it proves that they are
/// available.
#[derive(Clone, Copy)]
pub struct Processor(Instructions);

#[derive(Clone, Copy)]
enum Instructions {
    /// What the program is built for, which every processor has.
    Plain,
    /// 256-bit words.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit words.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Processor {
    /// Detects the processor's instructions.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if x86_64::has_avx512() {
            return Self(Instructions::Avx512);
        } else if x86_64::has_avx2() {
            return Self(Instructions::Avx2);
        }
        Self(Instructions::Plain)
    }

    /// Runs a computation with these instructions.
    #[inline]
    pub fn run<C: Computation>(self, computation: C) -> C::Output {
        match self.0 {
            Instructions::Plain => computation.run(),
            // SAFETY: `detect` found all features that the function enables.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => unsafe { x86_64::with_avx2(computation) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => unsafe { x86_64::with_avx512(computation) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use crate::processor::Computation;

    pub fn has_avx2() -> bool {
        let bits = is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2");
        let counts = is_x86_feature_detected!("lzcnt") && is_x86_feature_detected!("popcnt");
        is_x86_feature_detected!("avx2") && bits && counts
    }

    pub fn has_avx512() -> bool {
        has_avx2() && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw")
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub fn with_avx2<C: Computation>(computation: C) -> C::Output {
        computation.run()
    }

    #[target_feature(enable = "avx512f,avx512bw,avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub fn with_avx512<C: Computation>(computation: C) -> C::Output {
        computation.run()
    }
}
