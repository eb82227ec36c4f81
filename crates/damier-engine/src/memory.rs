//! How the search avoids waiting for memory: it looks up a table far larger than any cache, in no order.
//!
//! With a table of 64 MiB, both functions together make the search a sixth faster (`docs/strength.md`). They only give
//! advice, which the system and the processor may ignore, so they cannot change a result.

#![allow(unsafe_code, reason = "advice on memory takes addresses")]

/// Asks the system to keep the memory that a vector has reserved in large pages. Then the processor finds the address
/// of nearly every page in its own small list, instead of looking it up in memory first. Call it before the memory is
/// first written. Only Linux takes such advice.
pub fn prefer_large_pages<T>(vector: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};

        let memory = vector.spare_capacity_mut();
        let (start, length) = (memory.as_mut_ptr().cast::<u8>(), size_of_val(memory));
        let page = rustix::param::page_size();
        let skipped = start.align_offset(page);
        let Some(length) = length.checked_sub(skipped).map(|length| length / page * page) else { return };
        // SAFETY: these pages lie within memory that the vector owns, and the advice does not change their contents. If
        // the system does not take it, nothing is lost.
        let _ = unsafe { madvise(start.wrapping_add(skipped).cast(), length, Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = vector;
}

/// Asks the processor to fetch what a reference points to, because it will be read soon.
#[inline(always)]
pub fn fetch<T>(soon_read: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

        // SAFETY: every x86-64 processor has the instruction, and it reads nothing that the program could notice.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(soon_read).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = soon_read;
}
