//! The networks embedded in the program.

use std::sync::{Arc, LazyLock};

use super::Network;
use damier_rules::Variant;

/// The network of a variant.
pub fn shipped(variant: Variant) -> Arc<Network> {
    static NETWORKS: LazyLock<[Arc<Network>; 3]> = LazyLock::new(|| {
        Variant::ALL.map(|variant| {
            let bytes: &[u8] = match variant {
                Variant::International => include_bytes!("weights/international.net"),
                Variant::Russian => include_bytes!("weights/russian.net"),
                Variant::Brazilian => include_bytes!("weights/brazilian.net"),
            };
            // A test reads every file, so the untaught network is never used.
            Arc::new(Network::from_bytes(bytes).unwrap_or_else(|_| Network::untaught(variant)))
        })
    });
    Arc::clone(&NETWORKS[variant as usize])
}
