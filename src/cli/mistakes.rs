//! What is wrong with a command line, in the language of the program.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help::usage_worded;
use crate::words::{self, say};

/// What is wrong, a suggestion where there is one, the usage, and where to read on.
pub fn told(error: &Error) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return usage_worded(error.render().to_string().trim_end());
    }
    let mut parts = vec![say().cli_error(problem(error).unwrap_or_else(|| unusual(error)))];
    parts.extend(suggestion(error));
    parts.extend(usage(error).map(|usage| format!("{} {}", say().cli_heading_usage(), usage_worded(&usage))));
    parts.push(say().mistake_help());
    parts.join("\n\n")
}

/// The line of usage without its heading.
fn usage(error: &Error) -> Option<String> {
    let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) else { return None };
    let usage = usage.to_string();
    let usage = usage.trim();
    Some(usage.strip_prefix("Usage: ").unwrap_or(usage).to_owned())
}

/// What is wrong, if clap says enough about it.
fn problem(error: &Error) -> Option<String> {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say().mistake_unknown_argument(argument()?),
        ErrorKind::InvalidSubcommand => say().mistake_unknown_command(text(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::InvalidValue if value()?.is_empty() => say().mistake_needs_value(argument()?),
        ErrorKind::InvalidValue => {
            say().mistake_invalid_value(argument()?, value()?, several(error, ContextKind::ValidValue)?)
        }
        ErrorKind::ValueValidation => say().mistake_bad_value(argument()?, value()?, error.source()?.to_string()),
        ErrorKind::TooManyValues => say().mistake_takes_no_value(argument()?, value()?),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say().mistake_value_count(argument()?)
        }
        ErrorKind::ArgumentConflict => {
            let argument = argument().or_else(|| text(error, ContextKind::InvalidSubcommand))?;
            match several(error, ContextKind::PriorArg)? {
                others if others == argument => say().mistake_twice(argument),
                others => say().mistake_conflict(argument, others),
            }
        }
        ErrorKind::MissingRequiredArgument => say().mistake_missing(several(error, ContextKind::InvalidArg)?),
        ErrorKind::MissingSubcommand => say().mistake_missing_command(text(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::InvalidUtf8 => say().mistake_not_utf8(),
        _ => return None,
    })
}

/// clap's own words for what does not happen.
fn unusual(error: &Error) -> String {
    let said = error.render().to_string();
    said.trim().trim_start_matches("error: ").lines().next().unwrap_or_default().to_owned()
}

/// What may have been meant.
fn suggestion(error: &Error) -> Option<String> {
    let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(similar) = similar.into_iter().find_map(|kind| alternatives(error, kind)) {
        return Some(say().mistake_did_you_mean(similar));
    }
    let argument = text(error, ContextKind::InvalidArg).filter(|argument| argument.starts_with('-'))?;
    let could_be_value = error.kind() == ErrorKind::UnknownArgument && error.get(ContextKind::Suggested).is_some();
    could_be_value.then(|| say().mistake_after_hyphens(argument))
}

/// a, b or c.
fn alternatives(error: &Error, kind: ContextKind) -> Option<String> {
    strings(error, kind)
        .filter(|alternatives| !alternatives.is_empty())
        .map(|alternatives| words::either(&alternatives))
}

/// a, b, c.
fn several(error: &Error, kind: ContextKind) -> Option<String> {
    strings(error, kind).map(words::list)
}

fn strings(error: &Error, kind: ContextKind) -> Option<Vec<String>> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(vec![text.clone()]),
        ContextValue::Strings(texts) => Some(texts.clone()),
        _ => None,
    }
}

fn text(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        _ => None,
    }
}
