## Таблицы окончаний, которых нет или которые неверны

table-problem = { $path } не годится: { $reason }. Постройте заново: `{ $command }`

table-not-a-table = это не таблица окончаний

table-version = её версия { $found }, эта программа читает версию { $known }

table-length = байтов в ней { $found } вместо { $expected }

table-checksum = она повреждена, контрольная сумма не сходится

table-wrong-class = в ней { $variant } { $class }, а не { $wanted-variant } { $wanted-class }

table-too-long = в { $class } есть выигрыши длиннее { $most } полуходов, таблица таких не вмещает

cannot-write = { $path } нельзя записать: { $reason }

table-missing = для { $class } нужны таблицы, которых нет или которые повреждены. { $problems }

problem-separator = ;{ " " }

unknown-class = «{ $name }» — не класс окончаний: напишите шашки обеих сторон, как KKM-K, не больше { $most } шашек
