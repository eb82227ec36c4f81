## Complaints about the file of settings

settings-unread = Kan { $path } niet lezen: { $reason }. De standaardwaarden gelden.
settings-unsaved = De instellingen zijn niet bewaard in { $path }: { $reason }.
settings-complaint = { $file }, { $problem }.
settings-not-utf8 = het is geen UTF-8; bewaar het in die codering
settings-dead-link = de koppelingen leiden nergens heen
settings-bad-value = regel { $line }: { $key } kan niet { $found } zijn: gebruik { $allowed }. Voorlopig geldt { $taken }
settings-unknown-key = regel { $line }: er is geen instelling { $key }; de instellingen zijn { $known }
settings-no-toml = regel { $line }: dit is geen TOML ({ $reason }). De standaardwaarden gelden
settings-a-table = een tabel

## The values that a setting may have

allowed-range = { $least } tot { $most }
allowed-threads = "all" of 1 tot { $most }
allowed-memory = 1 tot { $most } (MiB)
allowed-text = één regel van hoogstens { $most } tekens
settings-no-language = language kan niet { $found } zijn: gebruik { $allowed }. Voorlopig geldt "auto"
