## Complaints about the file of settings

# $path (String) - the file
# $reason (String) - why
settings-unread = Cannot read { $path }: { $reason }. The defaults apply.

# $path (String) - the file
# $reason (String) - why
settings-unsaved = The settings are not saved in { $path }: { $reason }.

# $file (String) - the name of the file
# $problem (String) - the line and what is wrong there
settings-complaint = { $file }, { $problem }.

settings-not-utf8 = it is not UTF-8; save it in that encoding
settings-dead-link = its links lead nowhere

# $line (Number) - the line of the file
# $key (String) - the name of a setting
# $found (String) - its value, as written
# $allowed (String) - the values that it may have
# $taken (String) - the value that counts instead
settings-bad-value = line { $line }: { $key } cannot be { $found }: use { $allowed }. { $taken } applies for now

# $line (Number) - the line of the file
# $key (String) - a name that is not a setting
# $known (String) - the names of all settings
settings-unknown-key = line { $line }: there is no setting { $key }; the settings are { $known }

# $line (Number) - the line of the file
# $reason (String) - what the parser says
settings-no-toml = line { $line }: this is not TOML ({ $reason }). The defaults apply

# A table of TOML, where a value should be
settings-a-table = a table

## The values that a setting may have

# $least (String) - a number
# $most (String) - a number
allowed-range = { $least } to { $most }

# $most (Number) - how many threads
allowed-threads = "all" or 1 to { $most }

# $most (Number) - MiB
allowed-memory = 1 to { $most } (MiB)

# $most (Number) - how many characters
allowed-text = one line of at most { $most } characters

# $found (String) - what the file says
# $allowed (String) - the values that it may have
settings-no-language = language cannot be { $found }: use { $allowed }. "auto" applies for now
