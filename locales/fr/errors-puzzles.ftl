## Problèmes et leurs fichiers qui sont faux

cannot-read = impossible de lire { $path } : { $reason }

in-file = { $path } : { $problem }

at-line-of-file = { $path }:{ $line } : { $problem }

puzzle-twice = le problème { $id } existe déjà

puzzle-syntax = ce n’est pas un enregistrement de problème : { $reason }

puzzle-position = la position « { $fen } » : { $problem }

puzzle-id = l’identité { $found } n’est pas celle de la position, qui est { $expected }

puzzle-move = le coup { $played } : { $problem }

puzzle-move-form = le coup { $played } n’est pas écrit par deux cases, comme 7-12

puzzle-move-destination = le coup { $played } n’a pas d’arrivée

puzzle-move-piece = le coup { $played } ne mène pas à cette position : aucune pièce adverse n’est sur sa case d’arrivée

puzzle-no-move = l’enregistrement ne donne aucun bon coup

pack-version = un paquet de format { $version }, que cette version ne connaît pas
pack-unknown = ce n’est pas un paquet de problèmes
pack-damaged = le paquet est abîmé

## Compositions

composition-no-fen = elle commence par la position de départ : une composition a une étiquette FEN
composition-no-moves = elle n’a pas de coups

## Proofs

proof-not-unique = après { $line } : { $other } n’est pas nettement pire que le bon coup (en pions : { $margin })

proof-other-better = après { $line } : { $other } est meilleur que le bon coup{ $margin ->
    [result] {""} et décide la partie
   *[other] {""} (en pions : { $margin })
}

proof-unequal = après { $line } : { $worse } { $difference ->
    [result] cède le résultat que garde un autre coup de la liste
   *[other] est pire qu’un autre coup de la liste (en pions : { $difference })
}

proof-missing-defence = après { $line } : la défense { $defence } { $difference ->
    [result] change le résultat, celles de la liste mènent à une position perdue
   *[other] est meilleure que celles de la liste (en pions : { $difference })
}

proof-goal-missed = après { $line } : le but n’est pas atteint

proof-nothing-to-find = il n’y a rien à trouver : tout premier coup mène à la même position
