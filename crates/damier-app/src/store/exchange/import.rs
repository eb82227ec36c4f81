//! Reading an export of progress, entry by entry: a file of any size takes the memory of a few of them.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead, Cursor, Read};
use std::mem;

use etude_store::{Batch, CsvError, StoreError};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value as Json};

use super::{ExchangeError, FORMAT, VERSION, attempt_from_json};
use crate::store::games::{self, Finds, OwnDrill, OwnGame, OwnPuzzle};
use crate::store::scale::converted;
use crate::store::{Store, player_sets, row};
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};

/// How many games are held before they are written.
const GAMES: usize = 256;

/// Imports JSON or CSV. Existing rows stay unchanged, but a game that was searched elsewhere counts as searched here.
/// Returns how many attempts were new.
///
/// # Errors
///
/// When the text is not an export, or the store fails; then nothing is imported.
pub fn read(store: &mut Store, mut input: impl BufRead) -> Result<usize, ExchangeError> {
    // A byte order mark says nothing.
    let mut start = Vec::new();
    input.by_ref().take(3).read_to_end(&mut start).map_err(ExchangeError::Read)?;
    if start == "\u{feff}".as_bytes() {
        start.clear();
    }
    let mut input = Cursor::new(start).chain(input);
    let is_json = first_byte(&mut input).map_err(ExchangeError::Read)? == Some(b'{');
    store.database.batch(|batch| if is_json { read_json(batch, input) } else { read_csv(batch, input) })
}

/// The first byte that is no space, which is not consumed.
fn first_byte(input: &mut impl BufRead) -> io::Result<Option<u8>> {
    loop {
        let found = match input.fill_buf() {
            Ok(found) => found,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let blanks = found.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let (first, is_end) = (found.get(blanks).copied(), found.is_empty());
        input.consume(blanks);
        if first.is_some() || is_end {
            return Ok(first);
        }
    }
}

fn read_csv(batch: &Batch<'_>, input: impl BufRead) -> Result<usize, ExchangeError> {
    let mut new = 0;
    etude_store::read_csv(input, |line, row| {
        let attempt = row::attempt(row).map_err(|error| CsvError { line, fault: error.into() })?;
        new += batch.insert(&row::of_attempt(&attempt))?;
        Ok::<_, ExchangeError>(())
    })?;
    Ok(new)
}

fn read_json(batch: &Batch<'_>, input: impl BufRead) -> Result<usize, ExchangeError> {
    let mut import = Import::new(batch);
    let mut json = serde_json::Deserializer::from_reader(input);
    let read = json.deserialize_map(&mut import).and_then(|()| json.end());
    if let Some(error) = import.failed.take() {
        return Err(error);
    }
    match read {
        Ok(()) => import.finish(),
        Err(error) if error.is_io() => Err(ExchangeError::Read(error.into())),
        Err(error) => Err(ExchangeError::Json(error)),
    }
}

/// The names of what an export holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Part {
    Format,
    Version,
    Attempts,
    Games,
    OwnPuzzles,
    OwnDrills,
    /// The player's own sets: the puzzles of each name.
    Sets,
    /// The puzzles that are never shown again.
    Hidden,
    #[serde(other)]
    Unknown,
}

impl Part {
    const fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Version => "version",
            Self::Attempts => "attempts",
            Self::Games => "games",
            Self::OwnPuzzles => "own_puzzles",
            Self::OwnDrills => "own_drills",
            Self::Sets => "sets",
            Self::Hidden => "hidden",
            Self::Unknown => "",
        }
    }
}

/// An import that is going on.
struct Import<'a, 'b> {
    batch: &'a Batch<'b>,
    /// Why it ended, where that is not the fault of the JSON.
    failed: Option<ExchangeError>,
    seen: Vec<Part>,
    version: Option<u32>,
    /// Attempts that came before the version, which says on what scale they are rated.
    waiting: Vec<Map<String, Json>>,
    /// How many attempts there were, and how many of them were new.
    attempts: usize,
    new: usize,
    /// Games that are not written yet.
    games: Vec<OwnGame>,
    finds: Finds,
    sets: BTreeMap<String, Vec<String>>,
    hidden: Vec<String>,
}

impl<'a, 'b> Import<'a, 'b> {
    fn new(batch: &'a Batch<'b>) -> Self {
        Self {
            batch,
            failed: None,
            seen: Vec::new(),
            version: None,
            waiting: Vec::new(),
            attempts: 0,
            new: 0,
            games: Vec::new(),
            finds: Finds::default(),
            sets: BTreeMap::new(),
            hidden: Vec::new(),
        }
    }

    /// Takes one attempt in, or keeps it until the version is known.
    fn attempt(&mut self, fields: Map<String, Json>) -> Result<(), ExchangeError> {
        let Some(version) = self.version else {
            self.waiting.push(fields);
            return Ok(());
        };
        self.attempts += 1;
        let read = attempt_from_json(&fields).map_err(|error| ExchangeError::Row { number: self.attempts, error })?;
        self.new += self.batch.insert(&row::of_attempt(&converted(read, version)))?;
        Ok(())
    }

    fn game(&mut self, game: OwnGame) -> Result<(), ExchangeError> {
        self.games.push(game);
        if self.games.len() == GAMES { Ok(self.write_games(Finds::default())?) } else { Ok(()) }
    }

    fn write_games(&mut self, finds: Finds) -> Result<(), StoreError> {
        let games = mem::take(&mut self.games);
        self.batch.write(|connection| games::add(connection, &games, finds).map(drop))
    }

    /// Writes what waits for all the rest. Returns how many attempts were new.
    fn finish(mut self) -> Result<usize, ExchangeError> {
        for fields in mem::take(&mut self.waiting) {
            self.attempt(fields)?;
        }
        let finds = mem::take(&mut self.finds);
        self.write_games(finds)?;
        let mut chosen = PlayerSets::default();
        for (set, ids) in &self.sets {
            for id in ids {
                chosen.apply(&SetChange::Keep { set: set.clone(), id: id.clone() });
            }
        }
        for id in &self.hidden {
            chosen.apply(&SetChange::Hide(id.clone()));
        }
        self.batch.write(|connection| {
            chosen.changes().into_iter().try_for_each(|pick| player_sets::apply(connection, &pick))
        })?;
        Ok(self.new)
    }

    /// Ends the reading of the JSON with an error of another kind.
    fn fail<E: Error>(&mut self, error: ExchangeError) -> E {
        self.failed = Some(error);
        E::custom("")
    }

    fn part<'de, M: MapAccess<'de>>(&mut self, part: Part, map: &mut M) -> Result<(), M::Error> {
        if part != Part::Unknown && self.seen.contains(&part) {
            return Err(M::Error::duplicate_field(part.name()));
        }
        self.seen.push(part);
        match part {
            Part::Format => {
                let format: String = map.next_value()?;
                if format != FORMAT {
                    return Err(self.fail(ExchangeError::Format(format)));
                }
            }
            Part::Version => {
                let version: u32 = map.next_value()?;
                if version > VERSION {
                    return Err(self.fail(ExchangeError::Version(version)));
                }
                self.version = Some(version);
            }
            Part::Attempts => map.next_value_seed(Entries { import: self, take: Import::attempt })?,
            Part::Games => map.next_value_seed(Entries { import: self, take: Import::game })?,
            Part::OwnPuzzles => self.finds.puzzles = map.next_value::<Vec<OwnPuzzle>>()?,
            Part::OwnDrills => self.finds.drills = map.next_value::<Vec<OwnDrill>>()?,
            Part::Sets => self.sets = map.next_value()?,
            Part::Hidden => self.hidden = map.next_value()?,
            Part::Unknown => drop(map.next_value::<IgnoredAny>()?),
        }
        Ok(())
    }
}

impl<'de> Visitor<'de> for &mut Import<'_, '_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an export of progress")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        while let Some(part) = map.next_key()? {
            self.part(part, &mut map)?;
        }
        let needed = [Part::Format, Part::Version, Part::Attempts];
        needed
            .into_iter()
            .find(|part| !self.seen.contains(part))
            .map_or(Ok(()), |missing| Err(M::Error::missing_field(missing.name())))
    }
}

/// A list whose entries are taken in one after another.
struct Entries<'i, 'a, 'b, T> {
    import: &'i mut Import<'a, 'b>,
    take: fn(&mut Import<'a, 'b>, T) -> Result<(), ExchangeError>,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Entries<'_, '_, '_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<'_, '_, '_, T> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a sequence")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut entries: S) -> Result<(), S::Error> {
        while let Some(entry) = entries.next_element()? {
            (self.take)(self.import, entry).map_err(|error| self.import.fail(error))?;
        }
        Ok(())
    }
}
