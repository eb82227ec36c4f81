## Queixas sobre o arquivo das opções

settings-unread = Não é possível ler { $path }: { $reason }. Valem os valores padrão.

settings-unsaved = As opções não foram salvas em { $path }: { $reason }.

settings-complaint = { $file }, { $problem }.

settings-not-utf8 = não está em UTF-8; salve-o nessa codificação
settings-dead-link = seus links não levam a lugar nenhum

settings-bad-value = linha { $line }: { $key } não pode ser { $found }: use { $allowed }. Por ora vale { $taken }

settings-unknown-key = linha { $line }: não há opção { $key }; as opções são { $known }

settings-no-toml = linha { $line }: isto não é TOML ({ $reason }). Valem os valores padrão

settings-a-table = uma tabela

## Os valores que uma opção pode ter

allowed-range = { $least } a { $most }

allowed-threads = "all" ou 1 a { $most }

allowed-memory = 1 a { $most } (MiB)

allowed-text = uma linha de no máximo { $most } caracteres

settings-no-language = language não pode ser { $found }: use { $allowed }. Por ora vale "auto"
