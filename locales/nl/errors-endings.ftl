## Endgame tables that are missing or wrong

table-problem = { $path } is niet te gebruiken: { $reason }. Maak het opnieuw met `{ $command }`
table-not-a-table = het is geen eindspeltabel
table-version = het heeft versie { $found }, dit programma leest versie { $known }
table-length = het heeft { $found } bytes in plaats van { $expected }
table-checksum = het is beschadigd, de controlesom klopt niet
table-wrong-class = het bevat { $variant } { $class }, niet { $wanted-variant } { $wanted-class }
table-too-long = { $class } heeft winsten langer dan { $most } halfzetten, meer dan een tabel kan bevatten
cannot-write = kan { $path } niet schrijven: { $reason }
table-missing = { $class } heeft tabellen nodig die ontbreken of beschadigd zijn. { $problems }
problem-separator = ;{ " " }
unknown-class = "{ $name }" is geen soort eindspel: schrijf de stukken van beide spelers zoals KKM-K, hoogstens { $most } stukken
