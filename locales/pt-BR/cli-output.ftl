## Erros na linha de comando

cli-error = damier: { $problem }
mistake-unknown-argument = argumento inesperado: { $argument }
mistake-unknown-command = comando desconhecido: { $name }
mistake-needs-value = { $argument } precisa de um valor
mistake-invalid-value = { $argument }: "{ $value }" não é um de { $values }
mistake-bad-value = { $argument }: "{ $value }" não é válido, { $reason }
mistake-takes-no-value = { $argument } não recebe valor, portanto "{ $value }" não cabe ali
mistake-value-count = { $argument }: número errado de valores
mistake-twice = { $argument } só pode ser dado uma vez
mistake-conflict = { $argument } não pode ser combinado com { $others }
mistake-missing = falta: { $arguments }
mistake-missing-command = { $command } precisa de um comando
mistake-not-utf8 = os argumentos não são UTF-8 válido
mistake-did-you-mean = Você quis dizer { $suggestion }?
mistake-after-hyphens = Para passar { $argument } como valor, escreva -- antes.
mistake-help = Para ajuda, acrescente --help.

## O que está errado num valor: segue "não é válido, "

expected-seconds = espera-se um número de segundos acima de 0, como 2.5
expected-address = espera-se uma máquina, talvez com uma porta, como 127.0.0.1 ou example.org:27531
expected-parameter = espera-se NOME=VALOR, como threads=1
expected-at-least = espera-se um número inteiro, { $least } ou mais
expected-between = espera-se um número inteiro de { $least } a { $most }
expected-range = espera-se um número ou uma faixa como 20..28
expected-ratings = esperam-se dois ratings unidos por dois pontos, como 1200..1500
expected-rising = espera-se o número menor primeiro
expected-class = esperam-se as peças dos dois lados, como KKM-K, no máximo { $most } ao todo

## Arquivos, entrada e saída

cannot-write-output = não é possível escrever a saída
cannot-read-input = não é possível ler a entrada padrão
cli-cannot-open = não é possível abrir { $file }
cli-cannot-read = não é possível ler { $file }
cli-cannot-write = não é possível escrever { $file }
standard-input = entrada padrão
unknown-encoding = codificação desconhecida "{ $name }": use, por exemplo, utf-8, utf-16le, windows-1251, koi8-r, cp866, windows-1252, cp850 ou gbk
nothing-written = nada foi escrito
game-number = partida { $number }
cannot-follow-signals = não é possível receber sinais
cannot-speak-hub = a conexão Hub falhou
cli-no-data-folder = este sistema não tem pasta de dados: indique uma com --dir

## damier import, damier progress

import-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $name }, novas: { $new }
import-left-out = deixada de fora: { $reason }
import-left-out-count = deixadas de fora: { $others ->
    [0] 0 partidas de outros
    [one] { $others } partida de outros
   *[other] { $others } partidas de outros
}{ $wrong ->
    [0] {""}
    [one] , { $wrong } com um erro
   *[other] , { $wrong } com erros
} (--verbose as lista)
import-no-files = indique os arquivos com suas partidas, ou retome a última busca com --continue
import-no-such-player = nenhum jogador nestas partidas se chama "{ $name }": escreva o nome como está ali
progress-imported = { $new ->
    [0] 0 tentativas novas
    [one] { $new } tentativa nova
   *[other] { $new } tentativas novas
}
progress-set-aside = { $file } estava danificado ({ $reason }); foi renomeado para { $kept }

## damier pdn check

pdn-counts = { $file }: { $counts }
pdn-total = total
pdn-games = { $count ->
    [0] 0 partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
pdn-plies = { $count ->
    [0] 0 meios-lances
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
}
pdn-variation-plies = { $count ->
    [one] { $count } meio-lance em variantes
   *[other] { $count } meios-lances em variantes
}
pdn-errors = { $count ->
    [0] 0 erros
    [one] { $count } erro
   *[other] { $count } erros
}
pdn-warnings = { $count ->
    [0] 0 avisos
    [one] { $count } aviso
   *[other] { $count } avisos
}
pdn-warning-line = aviso: { $message }

## damier puzzles

own-puzzles = problemas próprios
puzzle-unknown = não há problema { $id }
no-such-tag = nenhum problema tem a etiqueta "{ $tag }"; os motivos são { $known }
no-sets = você ainda não tem conjunto de problemas: no treinador, + põe um problema num conjunto
no-such-set = você não tem conjunto "{ $set }"; os seus são { $known }
puzzle-not-unique = vários problemas começam com { $id }: { $first }, { $second } e talvez mais
puzzle-task = { $to-move }: { $goal }
puzzle-rated = rating { $rating } ±{ $deviation }
puzzle-dual = dual: { $played } é mais ou menos tão bom quanto o lance { $number }
puzzle-unproven = não provado: { $reason }
puzzle-proven = provado
import-game = { $file }: partida { $number }: { $problem }
import-known = a coleção já tem esta posição, como { $id }
import-not-stored = Nada é guardado. Para treinar estes problemas, salve esta saída como arquivo terminado em .jsonl em { $folder }
import-summary = { $puzzles ->
    [0] 0 problemas
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
}: { $proven } provados, { $dual } duais, { $unproven } não provados; { $refused } recusados
verify-progress = { $done } de { $all } problemas
verify-progress-left = { $done } de { $all } problemas, restam { $time }
value-progress = { $done } de { $all } posições
value-progress-left = { $done } de { $all } posições, restam { $time }

## damier endings

build-packed = { $file }: { $bytes } bytes, { $seconds } s
build-done = { $folder }: { $variant }, { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
}, { $positions } posições, { $seconds } s
build-found = achada
build-ply = passo { $number }
no-table-for = nenhuma tabela cobre { $class }
no-table-below = nenhuma tabela cobre { $class }, ou uma classe a que ela leva
no-table-yet = nenhuma tabela cobre esta posição de { $pieces } peças: construa as tabelas com { $command }
no-table-ever = nenhuma tabela cobre esta posição de { $pieces } peças: as tabelas vão até { $most }
outcome-name = { $outcome ->
    [win] vitória
    [loss] derrota
   *[draw] empate
}
probe-needed = { $needed ->
    [one] { $needed } meio-lance necessário
   *[other] { $needed } meios-lances necessários
} dentro do limite de { $limit }, folga { $slack }
probe-to-end = { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
} até o fim
survey-note = Vitórias e derrotas são as do lado mais forte, cujas peças vêm primeiro. As distâncias são em meios-lances.
survey-class = classe
survey-to-move = vez
survey-positions = posições
survey-wins = vitórias
survey-draws = empates
survey-losses = derrotas
survey-needed = precisa
survey-to-win = vencer
survey-weak-wins = v. fraco
survey-side = { $side ->
    [strong] forte
    [weak] fraco
   *[either] ambos
}
verify-class = { $variant } { $class }: { $positions ->
    [one] { $positions } posição
   *[other] { $positions } posições
}
verify-wrong = { $variant } { $class }: { $problem }
verify-right = { $positions } posições concordam com as que as seguem, { $seconds } s
verify-mismatch-needed = { $fen }, meios-lances necessários: a tabela diz { $stored }, os lances dizem { $recomputed }
verify-mismatch-to-win = { $fen }, meios-lances até o fim: a tabela diz { $stored }, os lances dizem { $recomputed }

## damier stats

rating-title = { $variant } { $mode }
ending-short = { $role ->
    [win] vencer
   *[hold] empatar
} { $ending }

ending-short-with = { $own }: { $role ->
    [win] vencer
   *[hold] empatar
} { $ending }
