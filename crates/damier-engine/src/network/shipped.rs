//! The networks embedded in the program.

use std::sync::{Arc, LazyLock};

use super::Network;
use damier_rules::Variant;

const fn bytes(variant: Variant) -> &'static [u8] {
    match variant {
        Variant::International => include_bytes!("weights/international.net"),
        Variant::Russian => include_bytes!("weights/russian.net"),
        Variant::Brazilian => include_bytes!("weights/brazilian.net"),
    }
}

impl Network {
    /// The network of a variant that is part of the program, unpacked when it is first needed.
    #[must_use]
    pub fn shipped(variant: Variant) -> Arc<Self> {
        static NETWORKS: [LazyLock<Arc<Network>>; 3] = [
            LazyLock::new(|| open(Variant::International)),
            LazyLock::new(|| open(Variant::Russian)),
            LazyLock::new(|| open(Variant::Brazilian)),
        ];
        Arc::clone(&NETWORKS[variant as usize])
    }
}

fn open(variant: Variant) -> Arc<Network> {
    // A test reads every file, so the untaught network is never used.
    Arc::new(Network::from_bytes(bytes(variant)).unwrap_or_else(|_| Network::untaught(variant)))
}

/// The scale of a variant's network, without unpacking it.
pub fn scale(variant: Variant) -> u16 {
    super::file::scale(bytes(variant)).unwrap_or(100)
}
