## O que se sabe das aberturas

opening-name = { $name ->
    [symmetrical] variante simétrica
    [chefneux] abertura Chefneux
    [fox] a Raposa
    [modern] variante moderna
    [fabre] abertura Fabre
    [fabre-variation] variante Fabre
    [molimard] resposta de Molimard
    [de-haas] resposta de De Haas
    [lochtenberg] lance de Lochtenberg, uma cilada
    [city] partida urbana
    [city-declined] partida urbana recusada
    [old] partida antiga
    [reverse-crossroads] encruzilhada invertida
    [reverse-crossroads-declined] encruzilhada invertida recusada
    [kaulen] partida de Kaulen
    [filippov] partida de Filippov
    [bodyansky] partida de Bodyansky
    [reverse-stake] estaca invertida
    [stake] estaca
   *[reverse-poke] estocada invertida
}

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = perde por { $shot }
opening-value = Motor, profundidade { $depth }: { $value } para as Brancas
opening-unknown = Nada se sabe desta posição.

opening-head-move = lance
opening-head-unselected = jogos
opening-head-selected = seletas
opening-head-programs = programas
opening-head-value = valor
opening-head-own = suas
opening-legend = jogos: partidas de pessoas; seletas: de pessoas, reunidas pelo resultado; valor: do motor, para as Brancas; suas: todas, vitórias, empates, derrotas

label-openings = aberturas
help-openings = mostrar o que se joga aqui, quantas vezes, seu valor e as ciladas
opening-pane = aberturas
opening-searches = Procurando …

## Opening traps

traps-title = Ciladas de abertura
traps-menu = ciladas
traps-clock = linhas que se jogam
traps-how-to = ← → escolhem, Enter começa
traps-exercise = exercício
traps-line = linha
traps-start = Começar
trap-exercise = { $exercise ->
    [find] ache o golpe
    [which-falls] quais caem?
   *[play-on] siga a linha
}

trap-about = { $exercise ->
    [find] Numa linha que se joga, um lance acaba de cair numa cilada. Ache o golpe.
    [which-falls] Três a cinco lances naturais no fim de uma linha que se joga. Marque os que caem numa cilada.
   *[play-on] Siga uma linha que se joga, pelo lado que precisa evitar uma cilada: até três lances, cada um avaliado. Conta o lance que não perde mais de { $loss } de uma pedra; depois a linha continua.
}

traps-all = todas ({ $count })
traps-first = 1.{ $played } ({ $count })
traps-more = … e mais { $count }: damier openings --traps
trap-falls = { $line } perde por { $shot }
trap-which-task = Marque os lances que caem numa cilada: ← → mudam uma linha, Enter confere todos.
trap-play-on-task = Siga a linha, e evite o que perde.
traps-none = Ainda não há ciladas para este exercício nesta modalidade: v na tela inicial muda a modalidade.
home-openings = Aberturas: as ciladas
help-opening-training = ciladas de abertura: achar o golpe, quais caem, seguir a linha

## O comando

cli-openings = Listar o que se joga numa posição de abertura, seu valor, suas ciladas e suas próprias partidas
cli-openings-position = FEN de uma posição, ou lances desde o começo, como 32-28 19-23; sem nenhum dos dois, o começo
cli-openings-json = Escrever um objeto JSON; os valores são para o lado da vez
cli-openings-traps = Listar as ciladas de abertura das linhas que começam com estes lances
traps-listed = ciladas: { $count }
value-fen-or-moves = FEN-OU-LANCES
openings-bad-move = { $text }: { $problem }
