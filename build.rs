//! Packs the texts of every language, generates a function for every message of the screens, and names the commit for `damier --version`.

use std::path::Path;
use std::process::{Command, ExitCode};

/// The words of the articles of the rule books; the other files in `lessons` have those of the stages.
const ARTICLES: &str = "articles.ftl";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=DAMIER_VERSION={}", version());
    etude_build::run(|build| {
        build.words()?;
        build.texts("stages", "lessons", |file| file != ARTICLES)?;
        build.texts("articles", "lessons", |file| file == ARTICLES)?;
        build.tables("force", "lessons", "force.csv")?;
        build.tests()
    })
}

/// The package version, with the commit if it is known: that of the repository, or of the published package.
fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match repository_commit().or_else(package_commit) {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_owned(),
    }
}

/// The checked-out commit, if this is a checkout.
fn repository_commit() -> Option<String> {
    // A package unpacked inside someone else's repository must not take the commit from there.
    if !Path::new(".git").exists() {
        return None;
    }
    for path in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", path])?);
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The commit recorded by `cargo package`.
fn package_commit() -> Option<String> {
    let text = std::fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, rest) = text.split_once("\"sha1\"")?;
    let commit = rest.split('"').nth(1)?;
    commit.get(..9).map(str::to_owned)
}
