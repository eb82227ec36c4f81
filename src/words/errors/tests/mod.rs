//! Every kind of error comes to the player in words of this program, with its facts.

mod endings;
mod engine;
mod puzzles;
mod rules;
mod train;

use super::*;

/// The words for an error, which are not those that the library has for developers.
fn words_of(error: &(dyn Error + 'static)) -> String {
    let words = known(error).unwrap_or_else(|| unreachable!("no words for {error:?}"));
    assert_ne!(words, error.to_string());
    words
}

#[test]
fn an_error_of_a_library_is_said_in_words_wherever_it_is_in_a_chain() {
    let fen = damier_rules::notation::read_fen("W:W51", damier_rules::Variant::International).unwrap_err();
    let said = "FEN column 4: there is no square 51: squares are 1 to 50";
    assert_eq!(error_chain(&fen.clone().into()), said);
    assert_eq!(
        error_chain(&anyhow::Error::from(fen).context("inside").context("outside")),
        format!("outside: inside: {said}")
    );
    let system = anyhow::Error::from(std::io::Error::other("no disk")).context("cannot write");
    assert_eq!(error_chain(&system), "cannot write: no disk");
}
