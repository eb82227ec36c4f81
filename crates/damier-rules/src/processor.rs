//! Code compiled for the processor at hand.
//!
//! Damier is built for nearly every x86-64 processor, but most have instructions that find and count bits faster,
//! and do so in several words at once. This module runs a [`Task`] in the version for the best instructions that the
//! processor says it has. It is the only one that needs `unsafe`: the compiler cannot know what was asked at run time.
//! What it pays, in million leaves a second of bulk perft 9 from the start position (`damier perft`, with [`run`] held to
//! one version): 357 with [`Plain`], 585 with AVX2, 1,070 with AVX-512.

#![allow(unsafe_code, reason = "calls of functions compiled for instructions that were asked for at run time")]

/// Something to run.
pub trait Task {
    /// What comes of it.
    type Output;
    /// Runs it. To be inlined, so that it is compiled for the instructions of `level`; parts that are not inlined stay
    /// at that level only if they are tasks that are entered with it.
    fn run<L: Level>(self, level: L) -> Self::Output;
}

/// Instructions that the processor has. To hold a value is to know that.
pub trait Level: Copy {
    /// Runs a task in the version for these instructions.
    fn enter<T: Task>(self, task: T) -> T::Output;
}

/// The best instructions there are.
#[derive(Clone, Copy)]
pub enum Processor {
    /// Those that the program is built for.
    Plain(Plain),
    /// Words of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Avx2(x86_64::Avx2),
    /// Words of 512 bits.
    #[cfg(target_arch = "x86_64")]
    Avx512(x86_64::Avx512),
}

impl Processor {
    /// Asks the processor.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            let avx512 = x86_64::Avx512::detect().map(Self::Avx512);
            if let Some(best) = avx512.or_else(|| x86_64::Avx2::detect().map(Self::Avx2)) {
                return best;
            }
        }
        Self::Plain(Plain)
    }

    /// Runs a task with these instructions.
    #[inline]
    pub fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            Self::Plain(level) => level.enter(task),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(level) => level.enter(task),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(level) => level.enter(task),
        }
    }
}

/// What every processor has that the program is built for.
#[derive(Clone, Copy)]
pub struct Plain;

impl Level for Plain {
    fn enter<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::{Level, Task};

    /// Words of 512 bits and their population count.
    #[derive(Clone, Copy)]
    pub struct Avx512(());

    /// Words of 256 bits.
    #[derive(Clone, Copy)]
    pub struct Avx2(());

    impl Avx512 {
        pub fn detect() -> Option<Self> {
            let words = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw");
            let found = words && is_x86_feature_detected!("avx512vpopcntdq");
            (Avx2::detect().is_some() && found).then_some(Self(()))
        }
    }

    impl Avx2 {
        pub fn detect() -> Option<Self> {
            let bits = is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2");
            let counts = is_x86_feature_detected!("lzcnt") && is_x86_feature_detected!("popcnt");
            (is_x86_feature_detected!("avx2") && bits && counts).then_some(Self(()))
        }
    }

    impl Level for Avx512 {
        fn enter<T: Task>(self, task: T) -> T::Output {
            // SAFETY: the value was made by `detect`, which found all features that the function enables.
            unsafe { with_avx512(self, task) }
        }
    }

    impl Level for Avx2 {
        fn enter<T: Task>(self, task: T) -> T::Output {
            // SAFETY: the value was made by `detect`, which found all features that the function enables.
            unsafe { with_avx2(self, task) }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vpopcntdq,avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_avx512<T: Task>(level: Avx512, task: T) -> T::Output {
        task.run(level)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_avx2<T: Task>(level: Avx2, task: T) -> T::Output {
        task.run(level)
    }
}
