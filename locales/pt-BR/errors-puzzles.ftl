## Problemas e seus arquivos errados

cannot-read = não é possível ler { $path }: { $reason }

in-file = { $path }: { $problem }

at-line-of-file = { $path }:{ $line }: { $problem }

puzzle-twice = o problema { $id } já existe

puzzle-syntax = não é um registro de problema: { $reason }

puzzle-position = a posição "{ $fen }": { $problem }

puzzle-id = o id { $found } não pertence à posição, cujo id é { $expected }

puzzle-move = o lance { $played }: { $problem }

puzzle-move-form = o lance { $played } não está escrito como duas casas, como 7-12

puzzle-move-destination = o lance { $played } não tem destino

puzzle-move-piece = o lance { $played } não leva a esta posição: nenhuma peça adversária está em seu destino

puzzle-no-move = o registro não dá nenhum lance certo

pack-version = um pacote do formato { $version }, que esta versão não conhece
pack-unknown = não é um pacote de problemas
pack-damaged = o pacote está danificado

## Composições

composition-no-fen = começa na posição inicial: uma composição tem uma etiqueta FEN
composition-no-moves = não tem lances

## Provas

proof-not-unique = depois de { $line }: { $other } não é claramente pior que o lance certo ({ $margin } pedras)

proof-other-better = depois de { $line }: { $other } é melhor que o lance certo{ $margin ->
    [result] {""} e decide a partida
   *[other] {""} por { $margin } pedras
}

proof-unequal = depois de { $line }: { $worse } { $difference ->
    [result] entrega o resultado que outro lance listado mantém
   *[other] é { $difference } pedras pior que outro lance listado
}

proof-missing-defence = depois de { $line }: a defesa { $defence } { $difference ->
    [result] muda o resultado, as listadas levam a uma posição perdida
   *[other] é { $difference } pedras melhor que as listadas
}

proof-goal-missed = depois de { $line }: a meta não é alcançada

proof-nothing-to-find = não há nada a achar: todo primeiro lance leva à mesma posição
