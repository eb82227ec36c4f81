//! What the build scripts of trainers do: the texts of every language.
//!
//! A language is a folder in `locales`, named by its code, with Fluent files. English is the reference: a text that
//! another language lacks is taken from English, and one that English lacks, or that has other variables there, is an
//! error.
//!
//! ```no_run
//! // build.rs
//! fn main() -> std::process::ExitCode {
//!     etude_build::run(|build| {
//!         build.words()?;
//!         build.texts("stages", "lessons", |file| file != "articles.ftl")
//!     })
//! }
//! ```

mod catalogue;
mod entries;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalogue::{File, REFERENCE, has_name, listed, ordered, reference, translated};
use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, try_build_from_locales_folder};

/// How hard the texts are packed: as well as can be.
const LEVEL: u8 = 9;

/// Why the texts cannot be built.
#[derive(Debug)]
pub struct BuildFault(String);

impl From<Vec<String>> for BuildFault {
    fn from(faults: Vec<String>) -> Self {
        Self(faults.join("\n"))
    }
}

impl From<io::Error> for BuildFault {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

/// The build of a package.
pub struct Build {
    /// The folder of the package.
    package: PathBuf,
    /// Where the results go.
    out: PathBuf,
    /// The codes of the languages, in order.
    languages: Vec<String>,
}

/// Builds the texts of the package whose build script runs, and says what is wrong.
#[must_use]
pub fn run(build: impl FnOnce(&Build) -> Result<(), BuildFault>) -> ExitCode {
    if let Err(BuildFault(fault)) = here().and_then(|here| build(&here)) {
        for line in fault.lines() {
            println!("cargo::error={line}");
        }
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Builds the texts of a package that has nothing but the messages in `locales`.
#[must_use]
pub fn words() -> ExitCode {
    run(Build::words)
}

fn here() -> Result<Build, BuildFault> {
    let folder = |name| env::var_os(name).map(PathBuf::from).ok_or_else(|| BuildFault(format!("{name} is not set")));
    let (package, out) = (folder("CARGO_MANIFEST_DIR")?, folder("OUT_DIR")?);
    Build::new(package, out)
}

impl Build {
    fn new(package: PathBuf, out: PathBuf) -> Result<Self, BuildFault> {
        let folders = listed(&package.join("locales"))?.into_iter().filter(|path| path.is_dir());
        let languages = folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
        Ok(Self { package, out, languages })
    }

    /// Generates a function for every message of the Fluent files in `locales`, and packs the messages of every language,
    /// for `etude_text::languages!` to take in. A language that is not for every region of its code, such as `zh-CN`,
    /// names in `regions.txt` what it takes besides.
    ///
    /// # Errors
    ///
    /// What is wrong with the files.
    pub fn words(&self) -> Result<(), BuildFault> {
        for code in &self.languages {
            if !has_name(&self.package.join("locales").join(code))? {
                return Err(BuildFault(format!("locales/{code}: language-name is missing")));
            }
        }
        // Of a language that is gone nothing stays.
        let filled = self.out.join("locales");
        if filled.exists() {
            fs::remove_dir_all(&filled)?;
        }
        self.texts("catalogues", "locales", |_| true)?;
        // fluent-typed tells cargo which folder it reads, and cargo takes that to lie in the package: `locales` names
        // the folder of the texts with nothing missing here, and there the one that people change.
        let before = env::current_dir()?;
        env::set_current_dir(&self.out)?;
        let options = BuildOptions::default()
            .with_output_file_path("words.rs")
            .with_ftl_output(FtlOutputOptions::multi_file("joined"))
            .with_prefix("")
            .with_lint_level(LintLevel::Strict)
            .without_bidi_isolation()
            .without_format();
        let generated = try_build_from_locales_folder(options).map_err(|error| BuildFault(error.to_string()));
        env::set_current_dir(before)?;
        generated?;
        let path = self.out.join("words.rs");
        let text = with_our_runtime(&fs::read_to_string(&path)?);
        Ok(fs::write(&path, text.ok_or_else(|| BuildFault("fluent-typed no longer writes what it did".to_owned()))?)?)
    }

    /// Packs the texts of every language from the Fluent files of a folder, which has a folder for each language. A
    /// program includes `NAME.rs` from `OUT_DIR`: an array with an `etude_text::Catalogue` for each language.
    ///
    /// # Errors
    ///
    /// What is wrong with the files.
    pub fn texts(&self, name: &str, folder: &str, is_of: fn(&str) -> bool) -> Result<(), BuildFault> {
        println!("cargo::rerun-if-changed={folder}");
        let source = self.package.join(folder);
        let english = reference(&source.join(REFERENCE), is_of)?;
        let mut faults = Vec::new();
        let mut list = String::from("[\n");
        for code in &self.languages {
            let own = source.join(code);
            let files = match code.as_str() {
                REFERENCE => reference(&own, is_of),
                _ => translated(&english, &own, is_of),
            };
            match files {
                Ok(files) => list.push_str(&self.pack(name, folder, code, &files)?),
                Err(errors) => faults.extend(errors),
            }
        }
        list.push(']');
        if faults.is_empty() {
            Ok(write(&self.out.join(format!("{name}.rs")), list.as_bytes())?)
        } else {
            Err(faults.into())
        }
    }

    /// Writes the texts of a language: for fluent-typed as they are, for the program packed. Returns the line of the list.
    fn pack(&self, name: &str, folder: &str, code: &str, files: &[File]) -> Result<String, BuildFault> {
        let text = ordered(files);
        let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL);
        let path = self.out.join(format!("{name}-{code}.packed"));
        write(&path, &packed)?;
        let own = self.package.join(folder).join(code);
        if folder == "locales" {
            let filled = self.out.join("locales").join(code);
            fs::create_dir_all(&filled)?;
            for file in files {
                // The comments of English type the arguments.
                let text = if code == REFERENCE { fs::read_to_string(own.join(&file.name))? } else { file.text() };
                write(&filled.join(&file.name), text.as_bytes())?;
            }
        }
        let regions = fs::read_to_string(own.join("regions.txt")).unwrap_or_default();
        let regions: Vec<&str> = regions.split_whitespace().collect();
        let mut shares = String::new();
        for File { name, share: (own, all), .. } in files {
            let _ = write!(shares, "etude_text::FileShare {{ file: {name:?}, own: {own}, all: {all} }}, ");
        }
        Ok(format!(
            "etude_text::Catalogue {{ code: {code:?}, regions: &{regions:?}, packed: include_bytes!({:?}), \
             files: &[{shares}] }},\n",
            path.display().to_string(),
        ))
    }

    /// Writes a macro for tests, `each_language!(check)`: a test for every language, named after its code, that calls
    /// `check` with the code. A test includes `each_language.rs` from `OUT_DIR`.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn tests(&self) -> Result<(), BuildFault> {
        let mut tests = String::new();
        for code in &self.languages {
            let _ = writeln!(tests, "#[test] fn {}() {{ $check({code:?}); }}", function_name(code));
        }
        let text = format!("macro_rules! each_language {{ ($check:path) => {{\n{tests}}}; }}\n");
        Ok(write(&self.out.join("each_language.rs"), text.as_bytes())?)
    }

    /// Takes in a file of every language that is no text of the program, such as a table. A program includes `NAME.rs`
    /// from `OUT_DIR`: an array with the content for each language, empty where there is no such file.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn tables(&self, name: &str, folder: &str, file: &str) -> Result<(), BuildFault> {
        println!("cargo::rerun-if-changed={folder}");
        let mut list = String::from("[\n");
        for code in &self.languages {
            let path = self.package.join(folder).join(code).join(file);
            let text = if path.exists() { fs::read_to_string(&path)? } else { String::new() };
            let _ = writeln!(list, "{text:?},");
        }
        list.push(']');
        Ok(write(&self.out.join(format!("{name}.rs")), list.as_bytes())?)
    }
}

/// What fluent-typed has generated, for `etude_text::fluent` instead of its own runtime, and without the check of texts that
/// come from elsewhere; `None` if it looks different.
fn with_our_runtime(generated: &str) -> Option<String> {
    let (before, rest) = generated.split_once("use fluent_typed::prelude::*;\n")?;
    let (between, rest) = rest.split_once("static MESSAGE_CONTRACTS")?;
    let (_, rest) = rest.split_once("\n];\n")?;
    let (languages, rest) = rest.split_once("    pub fn new_external")?;
    let (_, rest) = rest.split_once("\n    }\n")?;
    Some(format!("{before}use etude_text::fluent::*;\n{between}{languages}{rest}"))
}

/// The name of a function for a code.
fn function_name(code: &str) -> String {
    code.replace('-', "_").to_lowercase()
}

/// Writes a file unless it says so already.
fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|before| before == content) {
        return Ok(());
    }
    fs::write(path, content)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "-game = ludo\nlanguage-name = English\n\n# $count (Number) - men\nmen = { $count ->\n    \
                           [one] one man\n   *[other] { $count } men\n}\n    .short = { $count } m\n\nhome = Home\n";

    /// What a build makes of English and a second language: its packed texts, and its share of them.
    fn built(dutch: &str) -> Result<(String, String), String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let path = |name: &str| folder.path().join(name);
        for (language, text) in [("en", ENGLISH), ("nl", dutch)] {
            fs::create_dir_all(path("locales").join(language)).unwrap();
            fs::write(path("locales").join(language).join("main.ftl"), text).unwrap();
        }
        fs::write(path("locales/nl/regions.txt"), "BE SR").unwrap();
        fs::create_dir_all(path("out")).unwrap();
        let build = Build::new(folder.path().to_owned(), path("out")).map_err(|fault| fault.0)?;
        assert_eq!(build.languages, ["en", "nl"]);
        build.texts("words", "locales", |_| true).map_err(|fault| fault.0)?;
        let packed = fs::read(path("out/words-nl.packed")).unwrap();
        let text = miniz_oxide::inflate::decompress_to_vec(&packed).unwrap();
        let list = fs::read_to_string(path("out/words.rs")).unwrap();
        let line = list.lines().find(|line| line.contains("\"nl\"")).unwrap().to_owned();
        assert!(line.contains("regions: &[\"BE\", \"SR\"]"), "{line}");
        Ok((String::from_utf8(text).unwrap(), line))
    }

    #[test]
    fn what_a_language_lacks_is_taken_from_english_text_by_text() {
        let (text, line) =
            built("# A remark.\nhome = Thuis\nmen = { $count } schijven\nlanguage-name = Nederlands\n").unwrap();
        assert_eq!(
            text,
            "-game = ludo\nhome = Thuis\nlanguage-name = Nederlands\nmen = { $count } schijven\n    .short = { $count } m\n"
        );
        assert!(line.contains("file: \"main.ftl\", own: 3, all: 4"), "{line}");
        let (text, line) = built("").unwrap();
        assert!(text.contains("*[other] { $count } men\n}\n    .short"), "{text}");
        assert!(line.contains("own: 0, all: 4"), "{line}");
    }

    #[test]
    fn a_language_may_have_terms_of_its_own() {
        let (text, _) = built("-dam = dam\nhome = { -dam }\n").unwrap();
        assert!(text.contains("home = { -dam }\n") && text.contains("-dam = dam\n"), "{text}");
    }

    #[test]
    fn what_english_does_not_have_is_an_error_with_its_place() {
        for (dutch, fault) in [
            ("home = Thuis\nhuis = Thuis\n", "main.ftl:2: huis: there is no such message in English"),
            ("home = Thuis\n    .short = T\n", "main.ftl:1: home: English has no short"),
            ("home = { $where }\n", "main.ftl:1: home: English has no $where"),
            ("men = schijven\n", "main.ftl:1: men: only English has $count"),
            ("home = Thuis\nhome = Huis\n", "main.ftl:2: home: it is there twice"),
            ("home = Thuis\n\nmen = { $count\n", "main.ftl:4: "),
        ] {
            let told = built(dutch).unwrap_err();
            assert!(told.contains(fault), "{told}");
        }
    }
}
