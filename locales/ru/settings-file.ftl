## Жалобы на файл настроек

settings-unread = { $path } нельзя прочесть: { $reason }. Действуют настройки по умолчанию.

settings-unsaved = Настройки не сохранены в { $path }: { $reason }.

settings-complaint = { $file }, { $problem }.

settings-not-utf8 = это не UTF-8; сохраните в этой кодировке
settings-dead-link = его ссылки никуда не ведут

settings-bad-value = строка { $line }: { $key } не может быть { $found }: возьмите { $allowed }. Пока действует { $taken }

settings-unknown-key = строка { $line }: настройки { $key } нет; настройки такие: { $known }

settings-no-toml = строка { $line }: это не TOML ({ $reason }). Действуют настройки по умолчанию

settings-a-table = таблица

## Какие значения может иметь настройка

allowed-range = от { $least } до { $most }

allowed-threads = "all" или от 1 до { $most }

allowed-memory = от 1 до { $most } (МиБ)

allowed-text = одна строка, знаков не больше { $most }

settings-no-language = language не может быть { $found }: возьмите { $allowed }. Пока действует "auto"
