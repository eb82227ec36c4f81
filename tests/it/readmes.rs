//! A README in another language, `README.CODE.md`, names the same commands and options as `README.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The options in the code of a text, and the commands that stand behind `damier` there. In French that is a word.
fn commands(text: &str) -> BTreeSet<String> {
    let code: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    let text = code.join("\n");
    let is_of = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let word = |text: &str| text.split(|letter| !is_of(letter)).next().unwrap_or_default().to_owned();
    let options = text.match_indices("--").map(|(at, _)| word(&text[at..]));
    let options = options.filter(|option| option.len() > 3 && !option.starts_with("---"));
    let commands = text.match_indices("damier ").map(|(at, name)| word(&text[at + name.len()..]));
    let commands = commands.filter(|command| !command.is_empty() && !command.starts_with('-'));
    options.chain(commands.map(|command| format!("damier {command}"))).collect()
}

#[test]
fn a_readme_in_another_language_names_the_same_commands() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = commands(include_str!("../../README.md"));
    assert!(english.len() > 40, "{english:?}");
    for file in fs::read_dir(root).unwrap().map(|file| file.unwrap()) {
        let name = file.file_name().into_string().unwrap();
        let Some(code) = name.strip_prefix("README.").and_then(|rest| rest.strip_suffix(".md")) else { continue };
        assert!(root.join("locales").join(code).is_dir(), "{name} is in no language of the program");
        let found = commands(&fs::read_to_string(file.path()).unwrap());
        assert_eq!(found.symmetric_difference(&english).collect::<Vec<_>>(), [""; 0], "{name}");
    }
}

#[test]
fn commands_and_options_are_found_in_tables_and_lines() {
    let text = "| `damier find FILE` | un damier de 10 |\n`--lang CODE`, --not\n|---|---|\n```\n$ damier pdn check --json\n\
                damier --plain\n```\nun damier vide";
    let found: Vec<String> = commands(text).into_iter().collect();
    assert_eq!(found, ["--json", "--lang", "--plain", "damier find", "damier pdn"]);
}
