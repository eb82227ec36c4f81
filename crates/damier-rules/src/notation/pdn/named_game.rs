//! Games named by words, as in the tag `Variant`.

use crate::Variant;

/// What a name says about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedGame {
    /// A game that Damier plays.
    Known(Variant),
    /// Another game.
    Other,
    /// No game is named: the value is unknown, or means the usual game of the program that wrote it.
    Nothing,
    /// A name that is in no list.
    Strange,
}

/// Values that name no game.
const NOTHING: [&str; 13] = [
    "",
    "?",
    "-",
    "*",
    "standard",
    "normal",
    "default",
    "from position",
    "unknown",
    "draughts",
    "dames",
    "jeu de dames",
    "шашки",
];

/// How words begin that name games which Damier does not play: variants of draughts, and other games on such boards.
const OTHER: [&str; 50] = [
    "english",
    "american",
    "anglo",
    "italian",
    "dama",
    "spanish",
    "español",
    "portug",
    "turk",
    "türk",
    "czech",
    "česk",
    "canad",
    "frisian",
    "frysk",
    "fries",
    "thai",
    "pool",
    "jamaic",
    "malay",
    "singapor",
    "german",
    "argentin",
    "philippin",
    "ghan",
    "damii",
    "armenian",
    "gothic",
    "sri",
    "anti",
    "suicid",
    "giveaway",
    "give",
    "losing",
    "misère",
    "misere",
    "breakthrough",
    "killer",
    "spantsir",
    "stavropol",
    "diagonal",
    "lasca",
    "bashni",
    "dameo",
    "chess",
    "othello",
    "reversi",
    "поддав",
    "ставроп",
    "столб",
];

/// How words begin that name games which Damier plays.
const KNOWN: [(&str, Variant); 12] = [
    ("internation", Variant::International),
    ("dammen", Variant::International),
    ("damspel", Variant::International),
    ("стоклет", Variant::International),
    ("polish", Variant::International),
    ("международ", Variant::International),
    ("russ", Variant::Russian),
    ("shashki", Variant::Russian),
    ("русск", Variant::Russian),
    ("brazil", Variant::Brazilian),
    ("brasil", Variant::Brazilian),
    ("бразил", Variant::Brazilian),
];

/// The same in Chinese, which writes no spaces between words.
const CHINESE: [(&str, Variant); 4] = [
    ("俄罗斯", Variant::Russian),
    ("巴西", Variant::Brazilian),
    ("百格", Variant::International),
    ("国际跳棋", Variant::International),
];

/// The game that a name means.
pub(super) fn named_game(name: &str) -> NamedGame {
    let name = name.trim().to_lowercase();
    if NOTHING.contains(&&*name) {
        return NamedGame::Nothing;
    }
    let words = || name.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
    // "Russian giveaway" is another game, "Russian checkers" is not.
    if words().any(|word| OTHER.iter().any(|begin| word.starts_with(begin))) {
        return NamedGame::Other;
    }
    let known = KNOWN.into_iter().find(|(begin, _)| words().any(|word| word.starts_with(begin)));
    if let Some((_, variant)) = known.or_else(|| CHINESE.into_iter().find(|(part, _)| name.contains(part))) {
        return NamedGame::Known(variant);
    }
    // The board alone names the game that is usual on it. On 64 squares there are too many.
    let board: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
    if ["10x10", "10×10", "10х10", "10*10"].iter().any(|part| board.contains(part)) {
        return NamedGame::Known(Variant::International);
    }
    if words().any(|word| word == "checkers") { NamedGame::Other } else { NamedGame::Strange }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_known_by_the_names_that_programs_and_people_give_them() {
        for (name, game) in [
            ("International", NamedGame::Known(Variant::International)),
            ("Polish draughts 10x10", NamedGame::Known(Variant::International)),
            ("Russian checkers", NamedGame::Known(Variant::Russian)),
            ("русские шашки", NamedGame::Known(Variant::Russian)),
            ("BRAZILIAN", NamedGame::Known(Variant::Brazilian)),
            ("六十四格俄罗斯跳棋", NamedGame::Known(Variant::Russian)),
            ("American/English", NamedGame::Other),
            ("Checkers", NamedGame::Other),
            ("Italian", NamedGame::Other),
            ("Frisian", NamedGame::Other),
            ("Frysk!", NamedGame::Other),
            ("Antidraughts", NamedGame::Other),
            ("Russian give-away", NamedGame::Other),
            ("Breakthrough", NamedGame::Other),
            ("Killer", NamedGame::Other),
            ("Pool checkers", NamedGame::Other),
            ("Standard", NamedGame::Nothing),
            ("From Position", NamedGame::Nothing),
            ("10x10", NamedGame::Known(Variant::International)),
            ("10 X 10", NamedGame::Known(Variant::International)),
            ("Draughts (10×10)", NamedGame::Known(Variant::International)),
            ("Шашки 10х10", NamedGame::Known(Variant::International)),
            ("Frisian 10x10", NamedGame::Other),
            ("Dammen", NamedGame::Known(Variant::International)),
            ("Стоклеточные шашки", NamedGame::Known(Variant::International)),
            ("Draughts", NamedGame::Nothing),
            ("8x8", NamedGame::Strange),
            ("?", NamedGame::Nothing),
            (" ", NamedGame::Nothing),
            ("Blitz night", NamedGame::Strange),
        ] {
            assert_eq!(named_game(name), game, "{name}");
        }
    }
}
