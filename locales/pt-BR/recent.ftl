## Os últimos resultados, um por linha.

pane-rating = rating por dia
pane-recent = últimos

recent-with-help = com ajuda: { $what }

recent-notation = notação: { $right } de { $all } certas

recent-puzzle = problema { $id }

recent-puzzle-motif = problema, { $motif }

recent-review = partida revista à mão, { $marked } marcas

recent-recital = partida de memória, { $told } de { $plies } meios-lances

recent-game = partida, { $opponent }
