//! The engine alone, for other programs and for `contest` against another version of itself: `cargo run --release -p
//! chuhe-engine --example uci`.

fn main() -> std::io::Result<()> {
    chuhe_engine::uci::serve(std::io::stdin().lock(), std::io::stdout())
}
