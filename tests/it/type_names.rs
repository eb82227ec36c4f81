//! One name, one thing: no two public types of a crate have the same name.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The source folders of all packages of the workspace, from its root.
fn sources(root: &Path) -> Vec<PathBuf> {
    let packages = ["crates", "sisters"].into_iter().flat_map(|group| fs::read_dir(root.join(group)).unwrap());
    let folders = packages.map(|package| package.unwrap().path().join("src")).filter(|folder| folder.is_dir());
    [root.join("src")].into_iter().chain(folders).collect()
}

/// The text of all files of a folder that are not tests.
fn texts(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            found.extend(texts(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
    found
}

/// The name that a line gives to a type which other files can see.
fn named(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = if rest.starts_with('(') { rest.split_once(')')?.1 } else { rest };
    let (what, rest) = rest.strip_prefix(' ')?.split_once(' ')?;
    let name = rest.split(|letter: char| !letter.is_alphanumeric()).next()?;
    ["struct", "enum", "trait", "type", "union"].contains(&what).then_some(name)
}

/// The names that stand for more than one type, leaving out modules of tests.
fn repeated(texts: &[String]) -> Vec<&str> {
    let mut counts = BTreeMap::<&str, u32>::new();
    for text in texts {
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
        for name in code.lines().filter_map(named) {
            *counts.entry(name).or_default() += 1;
        }
    }
    counts.into_iter().filter(|&(_, count)| count > 1).map(|(name, _)| name).collect()
}

#[test]
fn no_two_public_types_of_a_crate_have_the_same_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in sources(root) {
        let at = folder.strip_prefix(root).unwrap();
        let texts = texts(&folder);
        let twice = repeated(&texts);
        assert!(twice.is_empty(), "{}: rename all but one each of {twice:?}", at.display());
    }
}

#[test]
fn a_name_that_stands_twice_is_found() {
    let texts =
        ["pub struct Phase;\npub enum Hint {\n    Phase,\n}\n", "/// pub struct Hint;\npub(super) enum Phase {\n"];
    assert_eq!(repeated(&texts.map(str::to_owned)), ["Phase"]);
    let private = [
        "pub struct Row<'a> {\n    pub kind: Kind,\n}\n",
        "struct Row;\n#[cfg(test)]\nmod tests {\n    pub struct Row;\n",
    ];
    assert!(repeated(&private.map(str::to_owned)).is_empty());
}
