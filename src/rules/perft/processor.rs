//! Loops compiled for the processor at hand.
//!
//! Damier is built for every x86-64 processor, whose common instructions cannot count the bits of several words at
//! once. This module runs a loop in the version for the best instructions that the processor says it has. It is the
//! only one that needs `unsafe`: the compiler cannot know what has been asked at run time. What it pays: bulk perft 9
//! from the start position runs at twice the speed (`cargo bench --bench perft`).

#![allow(unsafe_code, reason = "a call of a function compiled for instructions that were asked for at run time")]

/// A loop that counts something.
pub trait Task {
    /// Runs it; to be inlined, so that it is compiled for the caller's instructions.
    fn run(self) -> u64;
}

/// Runs a task with the best instructions there are.
#[cfg(target_arch = "x86_64")]
pub fn run<T: Task>(task: T) -> u64 {
    if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vpopcntdq") {
        // SAFETY: the processor has just said that it has these instructions.
        unsafe { with_avx512(task) }
    } else if is_x86_feature_detected!("avx2") {
        // SAFETY: as above.
        unsafe { with_avx2(task) }
    } else {
        task.run()
    }
}

/// Runs a task with the best instructions there are.
#[cfg(not(target_arch = "x86_64"))]
pub fn run<T: Task>(task: T) -> u64 {
    task.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512vpopcntdq")]
fn with_avx512<T: Task>(task: T) -> u64 {
    task.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<T: Task>(task: T) -> u64 {
    task.run()
}
