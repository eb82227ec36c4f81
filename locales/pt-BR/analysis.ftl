## Análise

analysis-title = Análise
home-analysis = Análise: partida ou posição
analysis-tags = partida
analysis-input = digite um lance · ← → passo · Enter: cursor

## Escolha do que analisar

opening-title = o que analisar
opening-from = de
opening-number = partida nº
opening-start = Analisar
opening-message = como usar
opening-from-empty = posição inicial
opening-how-to = Enter analisa a posição inicial.
opening-how-to-from = Ou digite em "de" um FEN como { $board ->
    [eight] W:Wc3,Ke1:Bb8,h6
   *[ten] W:W31,K46:B2,7
} ou o caminho de um arquivo PDN. O arquivo decide a modalidade.
    .aloud = Ou digite 1 e um FEN como { $board ->
        [eight] W:Wc3,Ke1:Bb8,h6
       *[ten] W:W31,K46:B2,7
    }, ou 1 e o caminho de um arquivo PDN. O arquivo decide a modalidade.
opening-reads = lendo …
opening-number-wrong = Digite um número de partida a partir de 1: a partida 1 é a primeira do arquivo.

variant-draughts = { $variant ->
    [russian] Damas russas
    [brazilian] Damas brasileiras
   *[international] Damas internacionais
}

## Salvar

save-title = salvar como
save-name = arquivo
save-start = Salvar
save-how-to = Um nome sem caminho vai para a pasta das análises. Esc cancela.
save-no-name = Digite antes um nome de arquivo.

comment-title = comentário
comment-text = texto
comment-start = Guardar
comment-how-to = Fica depois do lance, na lista e no arquivo. Sem texto, é removido. Esc cancela.

saved-as = Salvo como { $path }

save-exists = { $path } já existe. Enter de novo o substitui, ou digite outro nome.

unsaved = não salvo
leave-unsaved = Ainda não salvo: w salva, a mesma tecla de novo sai.
    .aloud = Ainda não salvo: w salva. A mesma palavra de novo sai sem salvar, qualquer outra linha fica.

## A posição

setup = nova posição

side-moves = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam

alternative = alternativa { $place }/{ $count } ↑ ↓

half-move = meio-lance { $ply }/{ $count }

## O motor

pane-engine = motor
engine-off = motor desligado
engine-is-off = l liga o motor.
engine-broke = O motor falhou nesta posição. l tenta de novo.
own-engine-starts = Seu motor está iniciando. y: usar o incluído.
no-own-engine = Nenhum motor seu está definido: acrescente um nas opções (o na tela inicial).
one-line = Seu motor mostra só uma variante. y: usar o incluído.

own-engine-fault = Seu motor não funciona: { $reason }. O incluído assume; y tenta o seu de novo.

engine-depth = profund. { $plies }

millions-a-second = { $count } M/s

thousands-a-second = { $count } k/s

value-wins = { $side ->
    [white] Brancas
   *[black] Pretas
} vencem em { $moves }
    .aloud = { $side ->
        [white] Brancas
       *[black] Pretas
    } vencem em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }

value-wins-short = { $side ->
    [white] B
   *[black] P
} em { $moves }

graph-title = avaliação
graph-empty = Ainda sem avaliações: percorra a partida, ou pressione “o” para conferi-la toda.
no-file = Nenhum arquivo está aberto, portanto não há próxima partida.

## Tabelas de finais

tables-draw = Tabelas: empate.

tables-win = { $side ->
    [white] Tabelas: as Brancas vencem.
   *[black] Tabelas: as Pretas vencem.
}

tables-win-in = { $side ->
    [white] Tabelas: as Brancas vencem em { $moves }.
   *[black] Tabelas: as Pretas vencem em { $moves }.
}

tables-limit = Regra dos { $rule } lances: precisa de { $needed }, { $spare } de folga.

tables-with-limit = { $verdict } { $limit }

tables-unheeded = A regra dos { $moves } lances não é contada aqui.

tables-all-win = Todo lance vence.
tables-all-hold = Todo lance empata.

tables-winning = Vitória ({ $kept } de { $all }): { $moves }

tables-holding = Empate ({ $kept } de { $all }): { $moves }

## Conferir a partida toda

nothing-to-survey = Ainda não há lances a conferir.

survey-progress = Conferindo a partida: { $done } de { $all }. Esc para.

survey-done = { $mistakes ->
    [0] Conferida: nenhum erro achado.
    [one] Conferida: { $mistakes } erro marcado, com uma variante melhor.
   *[other] Conferida: { $mistakes } erros marcados, com variantes melhores.
}

## Uma partida revista à mão: marcada pelo jogador antes que o motor olhe

by-hand = Marcados à mão: { $marked } de { $least } (! marca um lance). Depois “o” confere a partida.

by-hand-enough = Marcados à mão: { $marked }. “o” confere a partida.

by-hand-seen = O motor já olhou aqui: esta marca não conta.

reviewed-clean = Lances que você marcou à mão: { $marked }.

reviewed = Lances que você marcou à mão: { $marked }. Erros que você achou: { $found } de { $mistakes }.

reviewed-other = { $compared } (Não é sua partida: nenhum jogador tem seu nome.)

## Teclas: os nomes curtos ficam na última linha, a ajuda na lista de teclas

label-analysis = análise
label-walk = passo
label-engine = motor
label-lines = variantes
label-own-engine = seu motor
label-view = curva
mistakes-of-side = { $side }: { $worst } ??, { $bad } ?, { $dubious } ?!

label-next-mistake = próximo erro
help-next-mistake = ir ao próximo lance marcado como erro

label-survey = confere
label-save = salva
label-undo = desfaz
label-promote = sobe
label-remove = remove
label-sign = sinal
label-comment = comenta
help-analysis = analisar uma partida ou posição com o motor
help-walk = voltar e avançar; ↑ ↓ alternativas; Enter: cursor
help-ends = começo da partida, fim da variante
help-engine = ligar ou desligar o motor
help-lines = mais uma variante do motor incluído, 1 a 5
help-own-engine = seu próprio motor ou o incluído
help-view = variantes do motor ou curva
help-survey = conferir a partida toda e marcar os erros
help-save = salvar num arquivo (PDN)
help-undo-change = desfazer a última mudança na partida
help-promote = pôr esta variante em primeiro lugar
help-remove = remover este lance e todos depois dele
help-sign = próximo sinal: ! ? !! ?? !? ?! ou nenhum
    .aloud = próximo sinal: !, ?, !!, ??, !?, ?! ou nenhum
help-result-sign = próximo sinal: = + * ou nenhum
help-comment = escrever um comentário sobre este lance, ou removê-lo
help-next-game = próxima partida do arquivo
