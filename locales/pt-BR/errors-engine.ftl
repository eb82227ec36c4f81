## Motores que não funcionam

no-engine-set = nenhum motor está definido nas opções
engine-no-move = o motor não deu nenhum lance

engine-command = "{ $command }" não é um comando: espera-se um programa e seus argumentos, com aspas fechadas

engine-start = não é possível iniciar "{ $program }": { $reason }

engine-no-folder = a pasta "{ $folder }" não existe

engine-stopped = o motor foi parado
engine-ended-at-start = o motor encerrou ao iniciar; talvez precise de um argumento como "hub", ou de outra pasta
engine-ended-in-search = o motor encerrou durante a busca
engine-silent-at-start = o motor não responde ao iniciar
engine-silent-in-search = o motor não responde durante a busca

engine-endless = o motor escreveu { $lines } linhas sem "{ $missing }"; talvez precise de um argumento como "hub", ou de outra pasta

engine-flood = o motor inunda sua saída durante a busca; foi encerrado
engine-unstoppable = o motor não para de buscar

engine-no-evaluation = o motor escreveu "{ $line }", que não é uma avaliação da posição

engine-names-no-move = o motor escreveu "{ $line }", que não tem lance

engine-bad-move = o motor escreveu "{ $line }": { $problem }

engine-complains = o motor informa: { $message }

engine-other-variant = o motor não joga damas { $variant ->
    [russian] russas
    [brazilian] brasileiras
   *[international] internacionais
}

engine-no-node-limit = o motor usa a versão 1 do protocolo Hub, que não pode limitar o número de posições

engine-shortage = o sistema não tem { $wanted } MiB para o motor, que roda com { $given }

engine-gone = a thread do motor não está rodando

engine-unnamed = Seu motor
