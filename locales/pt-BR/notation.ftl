## Notação

notation-title = Notação

## Escolha do que treinar

notation-pane = notação
notation-setup = o que treinar
notation-start = Iniciar
notation-how-to = como funciona
notation-skill = treinar
notation-bottom = embaixo
    .aloud = embaixo no tabuleiro desenhado
notation-time = tempo
notation-plies = lances
notation-numbers = nomes
notation-enter-starts = Enter inicia

notation-30-seconds = 30 segundos
notation-no-clock = sem relógio
notation-names-nowhere = em lugar nenhum
notation-names-at-the-edge = na borda
notation-names-everywhere = em toda parte

notation-moves-each = { $moves } de cada lado

skill-name = { $skill ->
    [find-square] achar a casa
    [name-square] nomear a casa
    [make-move] fazer o lance
    [write-move] escrever o lance
    [blind] às cegas
   *[signs] sinais
}
skill-help = { $skill ->
    [find-square] Você recebe o nome de uma casa: vá até ela com as setas e pressione Enter, ou clique nela.
    [name-square] Uma casa está marcada com ?: digite o nome dela e pressione Enter.
    [make-move] Você recebe um lance escrito: faça-o no tabuleiro com as setas ou o mouse. De duas capturas com os mesmos extremos, vale a rota escrita.
    [write-move] Um lance é feito no tabuleiro: escreva-o. Capturas levam um x; onde duas têm os mesmos extremos, acrescente as casas do meio ou as peças capturadas.
    [blind] Você vê os lances de uma partida desde o começo, um a um, sem tabuleiro. Depois diga o que está em cada casa.
   *[signs] Escreva o sinal do que aconteceu (x - + = ! ? * a.l.); escolha pelo número o que um sinal significa.
}
    .aloud = { $skill ->
        [find-square] Você recebe o nome de uma casa: digite sua fileira, a partir de 1 no lado das Pretas, e seu lugar na fileira, a partir de 1 à esquerda das Brancas, como 6 2.
        [name-square] Você recebe a fileira de uma casa, a partir de 1 no lado das Pretas, e seu lugar na fileira, a partir de 1 à esquerda das Brancas: digite o nome dela.
        [make-move] Você recebe um lance escrito: digite fileira e lugar de cada uma de suas casas, como 6 2 5 2. De duas capturas com os mesmos extremos, vale a rota escrita.
        [write-move] Um lance é feito no tabuleiro: escreva-o. Capturas levam um x; onde duas têm os mesmos extremos, acrescente as casas do meio ou as peças capturadas.
        [blind] Você ouve os lances de uma partida desde o começo, um a um, sem tabuleiro. Depois diga o que está em cada casa.
       *[signs] Escreva o sinal do que aconteceu, como x para uma captura ou um hífen para um lance sem captura; onde se pergunta o significado de um sinal, escolha-o pelo número.
    }

## Títulos dos painéis

notation-message = resposta
notation-results = resultado
notation-trend = evolução

## Durante uma sessão

notation-left = restam
notation-ends = Esc encerra

notation-count-right = { $count ->
    [one] { $count } certa
   *[other] { $count } certas
}

notation-count-wrong = { $count ->
    [one] { $count } errada
   *[other] { $count } erradas
}

notation-prompt-square = casa
notation-prompt-sign = sinal
notation-point = setas e Enter, ou clique nela
    .aloud = Digite fileira e lugar de cada casa, como 6 2.
notation-make = faça-o: setas e Enter, ou mouse
    .aloud = Digite fileira e lugar de cada casa, como 6 2.
notation-go-on = Enter: continuar
notation-read = Enter: lance seguinte, ←: anterior
notation-ask = Enter: o que está onde?
notation-revealed = Enter: outra partida
notation-again = Enter: de novo, Esc: outra escolha

## Perguntas

notation-name-it = Que casa está marcada?
notation-write-it = Escreva o lance que foi feito.

where-is = Onde fica { $square }?

what-stands-on = O que está em { $square }?

make-move = { $side ->
    [white] As Brancas
   *[black] As Pretas
} jogam { $written }: faça o lance.

sign-question = O que significa { $sign }?

moves-read = { $shown } de { $all } lances lidos

contents = { $piece ->
    [white-man] uma pedra branca
    [white-king] uma dama branca
    [black-man] uma pedra preta
    [black-king] uma dama preta
   *[nothing] nada
}

## O significado de cada sinal como resposta e a pergunta por ele

sign-meaning = { $sign ->
    [quiet] um lance sem captura
    [capture] uma captura
    [win] vence a partida
    [draw] empata a partida
    [good] um bom lance
    [very-good] um lance muito bom
    [bad] um lance ruim
    [very-bad] um lance muito ruim
    [interesting] parece bom, pode ser ruim
    [dubious] parece ruim, pode ser bom
    [forced] forçado: o resto perde
    [ad-libitum] qualquer rota, mesmo fim
    [wins-man] ganha uma pedra
    [loses-man] perde uma pedra
   *[nag] uma nota numerada
}
sign-asked = { $sign ->
    [quiet] Um lance sem captura: que sinal?
    [capture] Uma peça é capturada: que sinal?
    [win] A partida agora está ganha: que sinal?
    [draw] A partida agora está empatada: que sinal?
    [good] Um lance forte: que sinal?
    [very-good] Um lance brilhante: que sinal?
    [bad] Um erro: que sinal?
    [very-bad] Um erro grave: que sinal?
    [interesting] Tentador, talvez ruim: que sinal?
    [dubious] Arriscado, talvez bom: que sinal?
    [forced] Qualquer outro lance perde: que sinal?
    [ad-libitum] Duas rotas, um resultado: que sinal?
    [wins-man] Uma pedra a mais no fim: que sinal?
    [loses-man] Uma pedra a menos no fim: que sinal?
   *[nag] Uma nota com número: que sinal?
}

## Veredictos

notation-right = Certo.
notation-revealed-message = Esta é a posição.

wrong-square = Essa era { $given }. { $asked } é aqui; ela voltará.
    .aloud = Essa era { $given }. { $asked } será perguntada de novo.

wrong-name = Era { $asked }, não { $given }; ela voltará.

it-was = Era { $answer }.

it-was-contents = { $piece ->
    [white-man] Era uma pedra branca.
    [white-king] Era uma dama branca.
    [black-man] Era uma pedra preta.
    [black-king] Era uma dama preta.
   *[nothing] A casa estava vazia.
}

wrong-move = Você fez { $given }. { $asked } está marcado.
    .aloud = Você fez { $given }; o pedido era { $asked }.

slip-other-move = { $given } é outro lance.

slip-no-capture-sign = Isto é uma captura: escreva com o sinal de captura, { $asked }.

slip-no-sign = Falta o sinal entre as casas: { $asked }.

sign-means = { $sign } quer dizer: { $meaning }.

## Resultados

notation-no-answer = Nenhuma resposta dada.
notation-first = Sua primeira sessão deste tipo: as próximas são comparadas com ela.

median-time = mediana { $time }
    .aloud = metade das respostas levou { $time } ou menos

times-before = antes { $times } s

results-slow = lentas
results-missed = erros

as-fast-as-usual = Tão rápido como sempre ({ $usual }).

faster-than-usual = Mais rápido que o usual: { $usual } em sessões anteriores.

slower-than-usual = Mais lento que o usual: { $usual } em sessões anteriores.

column-sessions = sessões
column-right = certo
column-median = med.
    .aloud = metade delas em até

notation-session-left = Notação encerrada: { $count }.
