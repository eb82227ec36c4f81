## Plaintes au sujet du fichier des réglages

settings-unread = Impossible de lire { $path } : { $reason }. Les valeurs par défaut s’appliquent.

settings-unsaved = Les réglages ne sont pas enregistrés dans { $path } : { $reason }.

settings-complaint = { $file }, { $problem }.

settings-not-utf8 = il n’est pas en UTF-8 ; enregistrez-le dans ce codage
settings-dead-link = ses liens ne mènent nulle part

settings-bad-value = ligne { $line } : { $key } ne peut pas être { $found } : mettez { $allowed }. { $taken } s’applique pour l’instant

settings-unknown-key = ligne { $line } : il n’y a pas de réglage { $key } ; les réglages sont { $known }

settings-no-toml = ligne { $line } : ce n’est pas du TOML ({ $reason }). Les valeurs par défaut s’appliquent

settings-a-table = une table

## The values that a setting may have

allowed-range = { $least } à { $most }

allowed-threads = "all" ou 1 à { $most }

allowed-memory = 1 à { $most } (Mio)

allowed-text = une ligne d’au plus { $most } caractères

settings-no-language = language ne peut pas être { $found } : mettez { $allowed }. "auto" s’applique pour l’instant
