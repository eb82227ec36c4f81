## The last results, one a line.

pane-rating = rating per dag
pane-recent = laatste resultaten
recent-with-help = met hulp: { $what }
recent-notation = notatie: { $right } van { $all } goed
recent-puzzle = puzzel { $id }
recent-puzzle-motif = puzzel, { $motif }
recent-review = partij zelf doorgenomen, { $marked } merktekens
recent-recital = partij uit het hoofd, { $told } van { $plies } halfzetten
recent-game = partij, { $opponent }
