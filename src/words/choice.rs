//! Which language the program speaks.

use std::ffi::{OsStr, OsString};

use super::language::Language;
use damier_app::settings::LanguageName;

/// The option of the command line that chooses the language.
const OPTION: &str = "--lang";

/// The variables that name the language of a system; the first one that is not empty counts.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The variables that name the characters of a terminal; the first one that is not empty counts.
const CHARACTERS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// The preferred languages, one after another; it counts for every locale but that of no language.
const PREFERRED: &str = "LANGUAGE";

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
        let locale = first_of(VARIABLES, &variable).filter(|locale| !names_no_language(locale));
        let preferred = variable(PREFERRED).filter(|list| !list.is_empty());
        let system = locale.and_then(|locale| preferred.unwrap_or(locale).split(':').find_map(of_locale));
        Self { asked: of_arguments(arguments), system: system.unwrap_or_default() }
    }

    /// The language to speak: that of `--lang`, else that of the setting, else that of the system.
    #[must_use]
    pub fn with(self, setting: LanguageName) -> Language {
        self.asked.or(language_set(setting)).unwrap_or(self.system)
    }
}

/// The name of the characters that the terminal has, if the environment says that they are not those of UTF-8. A locale
/// without such a name, C and POSIX say nothing about the terminal.
#[must_use]
pub fn foreign_characters(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let locale = first_of(CHARACTERS, &variable)?;
    let (_, name) = locale.split('@').next()?.split_once('.')?;
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let is_utf8 = letters.collect::<String>().eq_ignore_ascii_case("utf8");
    (!is_utf8).then(|| name.to_owned())
}

/// The first of the variables that is not empty.
fn first_of(names: [&str; 3], variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    names.into_iter().filter_map(variable).find(|value| !value.is_empty())
}

/// Whether a locale is that of programs, not of people.
fn names_no_language(locale: &str) -> bool {
    matches!(locale.split('.').next(), Some("C" | "POSIX"))
}

/// The language of the setting, unless that leaves it to the system.
#[must_use]
pub fn language_set(setting: LanguageName) -> Option<Language> {
    named(setting.name())
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
    separate.flatten().chain(joined).find_map(named)
}

/// X of `--lang=X`.
fn value_of(argument: &OsStr) -> Option<&str> {
    argument.to_str()?.strip_prefix(OPTION)?.strip_prefix('=')
}

/// The language of a code such as zh-CN.
fn named(code: &str) -> Option<Language> {
    Language::iter().find(|language| language.eq_ignore_ascii_case(code)).copied()
}

/// The language closest to that of a locale such as `zh_CN.UTF-8`: the same, or one with the same first part. Who reads
/// traditional Chinese, as in `zh_TW`, `zh_HK` or `zh_Hant`, is not given simplified Chinese.
fn of_locale(locale: &str) -> Option<Language> {
    let code = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_ascii_lowercase();
    let mut parts = code.split('-');
    let first = parts.next().unwrap_or_default();
    let parts: Vec<&str> = parts.collect();
    let is_traditional = parts.contains(&"hant")
        || !parts.contains(&"hans") && parts.iter().any(|part| matches!(*part, "tw" | "hk" | "mo"));
    if first == "zh" && is_traditional {
        return None;
    }
    let starts_alike = |language: &&Language| language.split('-').next() == Some(first);
    named(&code).or_else(|| Language::iter().find(starts_alike).copied())
}

#[cfg(test)]
mod tests {
    use super::super::language::{in_english, language};
    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    fn chosen(line: &str, setting: LanguageName, environment: &[(&str, &str)]) -> String {
        let variable =
            |name: &str| environment.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        GivenLanguage::of(&words(line), variable).with(setting).to_string()
    }

    /// What a wish comes to: the language, or English as long as the program does not have it.
    fn if_there(code: &str) -> String {
        named(code).map_or_else(|| "en".to_owned(), |language| language.to_string())
    }

    #[test]
    fn the_command_line_goes_before_settings_and_environment() {
        let environment = [("LANG", "zh_CN.UTF-8")];
        for line in ["damier --lang en", "damier perft --lang=en --depth 3"] {
            assert_eq!(chosen(line, LanguageName::Chinese, &environment), "en", "{line}");
        }
        for line in ["damier --lang zh-CN", "damier man --lang=zh-cn"] {
            assert_eq!(chosen(line, LanguageName::English, &[]), if_there("zh-CN"), "{line}");
        }
        assert_eq!(chosen("damier", LanguageName::English, &environment), "en");
    }

    #[test]
    fn a_language_that_is_not_there_or_is_only_a_value_does_not_count() {
        let environment = [("LANG", "zh_CN.UTF-8")];
        for line in ["damier", "damier --lang xx", "damier --lang", "damier --language en", "damier -- --lang en"] {
            assert_eq!(chosen(line, LanguageName::Auto, &environment), if_there("zh-CN"), "{line}");
        }
    }

    #[test]
    fn the_first_variable_that_is_not_empty_counts() {
        let variables = |all, messages, lang| [("LC_ALL", all), ("LC_MESSAGES", messages), ("LANG", lang)];
        for (environment, code) in [
            (variables("", "", "zh_CN.UTF-8"), "zh-CN"),
            (variables("C", "", "zh_CN.UTF-8"), "en"),
            (variables("", "POSIX", "zh_CN.UTF-8"), "en"),
            (variables("", "zh_CN", "en_GB.UTF-8"), "zh-CN"),
            (variables("", "", ""), "en"),
        ] {
            assert_eq!(chosen("damier", LanguageName::Auto, &environment), if_there(code), "{environment:?}");
        }
    }

    #[test]
    fn a_list_of_languages_goes_before_the_locale_unless_that_has_none() {
        for (list, lang, code) in [
            ("zh_CN:en", "en_GB.UTF-8", "zh-CN"),
            ("zh_TW:zh_CN", "de_DE.UTF-8", "zh-CN"),
            ("zh_TW:zh", "zh_TW.UTF-8", "zh-CN"),
            ("zh_TW:en", "zh_TW.UTF-8", "en"),
            ("fr:de", "zh_CN.UTF-8", "en"),
            ("", "zh_CN.UTF-8", "zh-CN"),
            ("zh_CN", "C", "en"),
            ("zh_CN", "C.UTF-8", "en"),
            ("zh_CN", "", "en"),
        ] {
            let environment = [("LANGUAGE", list), ("LANG", lang)];
            assert_eq!(chosen("damier", LanguageName::Auto, &environment), if_there(code), "{environment:?}");
        }
    }

    #[test]
    fn characters_other_than_those_of_utf_8_are_noticed() {
        let of = |all: &str, characters: &str, lang: &str| {
            let variables = [("LC_ALL", all), ("LC_CTYPE", characters), ("LANG", lang)];
            foreign_characters(|name| {
                variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
            })
        };
        for lang in
            ["zh_CN.GBK", "zh_CN.GB18030", "zh_TW.Big5", "de_DE.ISO-8859-1", "ru_RU.KOI8-R", "fr_FR.ISO-8859-15@euro"]
        {
            let name = lang.split(['.', '@']).nth(1).map(str::to_owned);
            assert_eq!(of("", "", lang), name, "{lang}");
        }
        for lang in ["zh_CN.UTF-8", "zh_CN.utf8", "C.UTF-8", "C", "POSIX", "", "zh_CN", "de_DE@euro"] {
            assert_eq!(of("", "", lang), None, "{lang}");
        }
        assert_eq!(of("en_GB.UTF-8", "zh_CN.GBK", "zh_CN.GBK"), None);
        assert_eq!(of("", "en_GB.UTF-8", "zh_CN.GBK"), None);
        assert_eq!(of("", "zh_CN.GBK", "en_GB.UTF-8"), Some("GBK".to_owned()));
    }

    #[test]
    fn locales_name_languages_in_many_ways() {
        for locale in ["zh_CN.UTF-8", "zh-CN", "zh", "zh_Hans", "zh_SG", "zh_MY.UTF-8", "zh_CN@pinyin", "zh-Hans-HK"] {
            assert_eq!(of_locale(locale), named("zh-CN"), "{locale}");
        }
        for locale in ["zh_TW", "zh_TW.UTF-8", "zh_HK.big5hkscs", "zh-Hant", "zh_Hant_CN", "ZH-TW", "zh_MO", "zhx"] {
            assert_eq!(of_locale(locale), None, "{locale}");
        }
        for locale in ["en_GB.UTF-8", "en", "en_US@euro"] {
            assert_eq!(of_locale(locale), Some(Language::En), "{locale}");
        }
        for locale in ["C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "english", ""] {
            assert_eq!(of_locale(locale), None, "{locale}");
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
        assert_eq!(in_english(|| language().to_string()), "en");
    }
}
