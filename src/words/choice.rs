//! Which language the program speaks.

use std::ffi::{OsStr, OsString};

use super::language::{Language, language_named, language_of_system};
use damier_app::settings::LanguageName;

/// The option of the command line that chooses the language.
const OPTION: &str = "--lang";

/// What decides about the language beside the setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GivenLanguage {
    /// The language of `--lang`.
    pub asked: Option<Language>,
    /// The language of the system: English if the program does not speak its own.
    pub system: Language,
}

impl GivenLanguage {
    /// The language of the command line and of the environment. A command line that names an unknown language names none
    /// here: clap refuses it.
    #[must_use]
    pub fn of(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Self {
        Self { asked: of_arguments(arguments), system: language_of_system(variable).unwrap_or_default() }
    }

    /// The language to speak: that of `--lang`, else that of the setting, else that of the system.
    #[must_use]
    pub fn with(self, setting: &LanguageName) -> Language {
        self.asked.or(language_set(setting)).unwrap_or(self.system)
    }
}

/// The language of the setting, unless that leaves it to the system.
#[must_use]
pub fn language_set(setting: &LanguageName) -> Option<Language> {
    setting.code().and_then(language_named)
}

/// The settings that name a language, in the order of the list.
#[must_use]
pub fn language_names() -> Vec<LanguageName> {
    Language::iter().map(|language| LanguageName::coded(language)).collect()
}

/// The command line with a language at its beginning moved behind the word that follows it: clap takes no command after an
/// option.
#[must_use]
pub fn language_after_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let length = match arguments.get(1) {
        Some(first) if first == OPTION => 2,
        Some(first) if value_of(first).is_some() => 1,
        _ => return arguments,
    };
    let is_word = |word: &OsString| !word.as_encoded_bytes().starts_with(b"-");
    if arguments.get(1 + length).is_some_and(is_word) {
        arguments[1..2 + length].rotate_right(1);
    }
    arguments
}

/// The language of `--lang X` or `--lang=X`; what follows `--` is a value.
fn of_arguments(arguments: &[OsString]) -> Option<Language> {
    let options = || arguments.iter().skip(1).take_while(|argument| *argument != "--");
    let separate = options().zip(options().skip(1)).filter(|(option, _)| *option == OPTION);
    let separate = separate.map(|(_, value)| value.to_str());
    let joined = options().filter_map(|argument| value_of(argument));
    separate.flatten().chain(joined).find_map(language_named)
}

/// X of `--lang=X`.
fn value_of(argument: &OsStr) -> Option<&str> {
    argument.to_str()?.strip_prefix(OPTION)?.strip_prefix('=')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::language::{in_english, language, speak_here};

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    fn chosen(line: &str, setting: &LanguageName, environment: &[(&str, &str)]) -> String {
        let variable =
            |name: &str| environment.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        GivenLanguage::of(&words(line), variable).with(setting).to_string()
    }

    #[test]
    fn the_command_line_goes_before_settings_and_environment() {
        let environment = [("LANG", "zh_CN.UTF-8")];
        for line in ["damier --lang en", "damier perft --lang=en --depth 3"] {
            assert_eq!(chosen(line, &LanguageName::coded("zh-CN"), &environment), "en", "{line}");
        }
        for line in ["damier --lang zh-CN", "damier man --lang=zh-cn"] {
            assert_eq!(chosen(line, &LanguageName::coded("en"), &[]), "zh-CN", "{line}");
        }
        assert_eq!(chosen("damier", &LanguageName::coded("en"), &environment), "en");
    }

    #[test]
    fn a_language_that_is_not_there_or_is_only_a_value_does_not_count() {
        let environment = [("LANG", "zh_CN.UTF-8")];
        for line in ["damier", "damier --lang xx", "damier --lang", "damier --language en", "damier -- --lang en"] {
            assert_eq!(chosen(line, &LanguageName::default(), &environment), "zh-CN", "{line}");
        }
    }

    #[test]
    fn a_language_before_a_command_moves_behind_it() {
        for (typed, parsed) in [
            ("damier --lang en perft --depth 3", "damier perft --lang en --depth 3"),
            ("damier --lang=en pdn check x", "damier pdn --lang=en check x"),
            ("damier --lang en --seed 3", "damier --lang en --seed 3"),
            ("damier --lang en", "damier --lang en"),
            ("damier --lang", "damier --lang"),
            ("damier perft --lang en", "damier perft --lang en"),
        ] {
            assert_eq!(language_after_command(words(typed)), words(parsed), "{typed}");
        }
    }

    #[test]
    fn what_programs_read_is_english() {
        speak_here(Language::ZhCN);
        assert_eq!(in_english(|| language().to_string()), "en");
        assert_eq!(language(), Language::ZhCN);
    }

    #[test]
    fn a_setting_names_a_language_that_is_there() {
        for (name, code) in [("en", Some("en")), ("zh-CN", Some("zh-CN")), ("auto", None), ("xx", None)] {
            let setting = LanguageName::of(name).unwrap();
            assert_eq!(language_set(&setting).map(|language| language.to_string()).as_deref(), code, "{name}");
        }
        assert_eq!(chosen("damier", &LanguageName::coded("xx"), &[("LANG", "zh_CN.UTF-8")]), "zh-CN");
    }

    #[test]
    fn regions_are_those_of_the_folders() {
        let of = |locale: &str| chosen("damier", &LanguageName::default(), &[("LANG", locale)]);
        assert_eq!(["zh_SG.UTF-8", "zh_TW.UTF-8", "zh_HK.UTF-8", "pt_PT.UTF-8"].map(of), ["zh-CN", "en", "en", "en"]);
        // Where most players of each language live, as glibc names it.
        for (locale, expected) in [
            ("nl_NL.UTF-8", "nl"),
            ("nl_BE.UTF-8", "nl"),
            ("fr_FR.UTF-8", "fr"),
            ("fr_SN.UTF-8", "fr"),
            ("ru_RU.UTF-8", "ru"),
            ("ru_UA.UTF-8", "ru"),
            ("ru_KZ.UTF-8", "ru"),
            ("pt_BR.UTF-8", "pt-BR"),
            ("zh_CN.UTF-8", "zh-CN"),
        ] {
            assert_eq!(of(locale), expected, "{locale}");
        }
    }
}
