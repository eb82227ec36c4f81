## Endgame tables that are missing or wrong

# $path (String) - the file
# $reason (String) - what is wrong with it
# $command (String) - the command that builds it again
table-problem = { $path } cannot be used: { $reason }. Rebuild it with `{ $command }`

table-not-a-table = it is not an endings table

# $found (Number) - its version
# $known (Number) - the version that this program reads
table-version = it has version { $found }, this program reads version { $known }

# $found (Number) - its length
# $expected (Number) - the right length
table-length = it has { $found } bytes instead of { $expected }

table-checksum = it is damaged, its checksum does not match

# $variant (String) - international, russian or brazilian
# $class (String) - what it holds, as KKM-K
# $wanted-variant (String) - international, russian or brazilian
# $wanted-class (String) - what it should hold
table-wrong-class = it holds { $variant } { $class }, not { $wanted-variant } { $wanted-class }

# $class (String) - as KKM-K
# $most (Number) - plies
table-too-long = { $class } has wins longer than { $most } plies, more than a table can hold

# $path (String) - the file
# $reason (String) - what the system says
cannot-write = cannot write { $path }: { $reason }

# $class (String) - as KKM-K
# $problems (String) - what is wrong with the tables that it needs
table-missing = { $class } needs tables that are missing or damaged. { $problems }

# Between sentences about several tables
problem-separator = ;{ " " }

# $name (String) - what was written
# $most (Number) - the most pieces that a class may have
unknown-class = "{ $name }" is not a class of endings: write the pieces of both sides like KKM-K, at most { $most } pieces
