## Engines that do not work

no-engine-set = no engine is set in the options
engine-no-move = the engine gave no move

# $command (String) - what was written
engine-command = "{ $command }" is not a command: expected a program and its arguments, with quotes closed

# $program (String) - the file
# $reason (String) - what the system says
engine-start = cannot start "{ $program }": { $reason }

# $folder (String) - the folder in which it was to run
engine-no-folder = the folder "{ $folder }" does not exist

engine-stopped = the engine was stopped
engine-ended-at-start = the engine quit while starting; it may need an argument like "hub", or another folder
engine-ended-in-search = the engine quit while searching
engine-silent-at-start = the engine does not answer while starting
engine-silent-in-search = the engine does not answer while searching

# $lines (Number) - how many lines it has written
# $missing (String) - the word of the Hub protocol that it has not written
engine-endless = the engine wrote { $lines } lines without "{ $missing }"; it may need an argument like "hub", or another folder

engine-flood = the engine floods its output while searching; it was ended
engine-unstoppable = the engine does not stop searching

# $line (String) - what it has written
engine-no-evaluation = the engine wrote "{ $line }", which is not an evaluation of the position

# $line (String) - what it has written
engine-names-no-move = the engine wrote "{ $line }", which has no move

# $line (String) - what it has written
# $problem (String) - why its move is refused
engine-bad-move = the engine wrote "{ $line }": { $problem }

# $message (String) - what the engine reports
engine-complains = the engine reports: { $message }

# $variant (String) - international, russian or brazilian
engine-other-variant = the engine does not play { $variant ->
    [russian] Russian
    [brazilian] Brazilian
   *[international] international
} draughts

engine-no-node-limit = the engine uses version 1 of the Hub protocol, which cannot limit the number of positions

# $wanted (Number) - MiB
# $given (Number) - MiB
engine-shortage = the system has no { $wanted } MiB for the engine, which runs with { $given }

engine-gone = the engine's thread is not running

# An engine that does not tell its name, at the beginning of a sentence: Your engine answers.
engine-unnamed = Your engine
