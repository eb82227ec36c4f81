//! The names of motifs, as the books write them, and of the other features of puzzles.

/// The motifs by their tags.
const MOTIFS: [(&str, &str); 23] = [
    ("direct", "coup direct"),
    ("mazette", "mazette"),
    ("promenade", "promenade"),
    ("epicier", "épicier"),
    ("trappe", "trappe"),
    ("talon", "coup de talon"),
    ("ricochet", "ricochet"),
    ("bombe", "coup de la bombe"),
    ("tempo", "temps de repos"),
    ("king-offer", "envoi à dame"),
    ("turc", "coup turc"),
    ("royal", "coup royal"),
    ("philippe", "coup Philippe"),
    ("napoleon", "coup Napoléon"),
    ("express", "coup de l'express"),
    ("manoury", "coup Manoury"),
    ("raphael", "coup Raphaël"),
    ("promotion", "coup à dame"),
    ("quiet", "coup de repos initial"),
    ("exchange-trick", "coup d'échange"),
    ("majority", "majority rule"),
    ("breakthrough", "percée"),
    ("blockade", "blocage"),
];

/// The other features by their tags.
const FEATURES: [(&str, &str); 8] = [
    ("opening", "opening"),
    ("middlegame", "middlegame"),
    ("endgame", "endgame"),
    ("kings", "kings on the board"),
    ("single-reply", "forced replies"),
    ("choice", "replies to choose from"),
    ("proven", "proven by tables"),
    ("own-game", "my own games"),
];

/// The name of a motif; `None` when the tag is of something else.
#[must_use]
pub fn motif_name(tag: &str) -> Option<&'static str> {
    MOTIFS.into_iter().find(|&(known, _)| known == tag).map(|(_, name)| name)
}

/// The name of a theme: a motif, another feature, or a tag of a person's own.
#[must_use]
pub fn theme_name(tag: &str) -> &str {
    let feature = || FEATURES.into_iter().find(|&(known, _)| known == tag).map(|(_, name)| name);
    motif_name(tag).or_else(feature).unwrap_or(tag)
}

/// Where a theme stands in a list: motifs first, in the order of the books, then features, then all others.
#[must_use]
pub fn theme_order(tag: &str) -> usize {
    MOTIFS.into_iter().chain(FEATURES).position(|(known, _)| known == tag).unwrap_or(usize::MAX)
}
