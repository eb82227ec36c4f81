//! The tables, and their migration from older versions.

use etude_store::Schema;

/// The steps from each version of the schema to the next, beginning with an empty file. The first ones are older than
/// [`etude_store::ATTEMPTS`] and lead to the same table.
pub(super) const SCHEMA: Schema = Schema::new(&[
    "
    create table attempt (
        place integer primary key autoincrement,
        uid text not null unique,
        at_millis integer not null,
        day text not null,
        kind text not null,
        mode text not null,
        variant text not null,
        item text not null,
        verdict text not null,
        millis integer not null,
        hints integer not null,
        errors integer not null,
        tags text not null,
        detail text not null,
        rating_before real,
        deviation_before real,
        volatility_before real,
        rating_after real,
        deviation_after real,
        volatility_after real,
        item_rating_before real,
        item_deviation_before real,
        item_volatility_before real,
        item_rating_after real,
        item_deviation_after real,
        item_volatility_after real
    ) strict;
    create index attempt_of_person on attempt (variant, mode, place) where rating_after is not null;
    create index attempt_of_item on attempt (item) where rating_after is not null;
    create table game (
        id text primary key,
        pdn text not null,
        mine text not null check (mine in ('white', 'black')),
        searched integer not null default 0
    ) strict;
    create table own_puzzle (
        id text primary key,
        game text not null references game (id),
        record text not null
    ) strict;
",
    "
    create table own_drill (
        item text not null,
        variant text not null,
        game text not null references game (id),
        source text not null,
        day text not null,
        primary key (item, variant)
    ) strict;
",
    // The player's strength is that after the attempt made last, not the one stored last.
    "
    drop index if exists attempt_of_person;
    create index attempt_of_person on attempt (variant, mode, at_millis, place) where rating_after is not null;
",
    // From here on there are attempts of the kinds `lesson` and `trial`, which earlier versions cannot read.
    "",
    "
    create table kept_puzzle (
        place integer primary key,
        own_set text not null,
        puzzle text not null,
        unique (own_set, puzzle)
    ) strict;
    create table hidden_puzzle (
        place integer primary key,
        puzzle text not null unique
    ) strict;
",
    // From here on there are attempts of the kind `review`.
    "",
    // Ratings are on the scale of play from here on, see `scale.rs`.
    "
    update attempt set
        rating_before = 145 + 0.81 * rating_before,
        deviation_before = max(45, 0.81 * deviation_before),
        item_rating_before = 145 + 0.81 * item_rating_before,
        item_deviation_before = max(45, 0.81 * item_deviation_before),
        rating_after = 145 + 0.81 * rating_after,
        deviation_after = max(45, 0.81 * deviation_after),
        item_rating_after = 145 + 0.81 * item_rating_after,
        item_deviation_after = max(45, 0.81 * item_deviation_after)
    where rating_after is not null;
",
    // Ratings are on the scale of the levels of 2026-11-24 from here on.
    "
    update attempt set
        rating_before = 246 + 0.854 * rating_before,
        deviation_before = max(45, 0.854 * deviation_before),
        item_rating_before = 246 + 0.854 * item_rating_before,
        item_deviation_before = max(45, 0.854 * item_deviation_before),
        rating_after = 246 + 0.854 * rating_after,
        deviation_after = max(45, 0.854 * deviation_after),
        item_rating_after = 246 + 0.854 * item_rating_after,
        item_deviation_after = max(45, 0.854 * item_deviation_after)
    where rating_after is not null;
",
    // Where a game was imported from, and what the search that is going on has found so far.
    "
    alter table game add column file text;
    alter table game add column number integer;
    create table search_so_far (
        only_one integer primary key check (only_one = 1),
        tally text not null
    ) strict;
",
    // From here on there are attempts of the kind `recital`.
    "",
]);
