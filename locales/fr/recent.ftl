## Les derniers résultats, un par ligne.

pane-rating = Elo par jour
pane-recent = résultats

recent-with-help = avec aide : { $what }

recent-notation = notation, justes : { $right } sur { $all }

recent-puzzle = problème { $id }

recent-puzzle-motif = problème, { $motif }

recent-review = partie revue à la main, { $marked } marques

recent-recital = partie de mémoire, { $told } demi-coups sur { $plies }

recent-game = partie, { $opponent }
