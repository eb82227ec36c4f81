## Tática sem aviso: há mesmo um golpe?

trial-title = Sem aviso
trial-menu = exercícios
trial-ten = dez perguntas por série
trial-moves = perde?
    .aloud = lances a marcar

trial-name = { $trial ->
    [shot-or-not] Golpe ou não?
    [which-lose] Quais destes perdem?
    [parry] Defesa
   *[your-move] Seu lance
}

trial-about = { $trial ->
    [shot-or-not] Metade das posições tem um golpe; as outras só parecem ter. Jogue o golpe, ou pressione n para "aqui não há golpe".
    [which-lose] Três a cinco lances naturais. Marque os que perdem por um golpe.
    [parry] Seu adversário ameaça um golpe. Faça um lance que o impeça; todo lance sólido conta.
   *[your-move] Uma posição de partidas de jogadores fortes. O que você jogaria? O resultado é o que seu lance perde, em pedras.
}

trial-asked = { $trial ->
    [shot-or-not] Há um golpe? Jogue-o, ou pressione n: aqui não há golpe.
    [which-lose] Marque os lances que perdem por um golpe: ← → mudam a resposta, Enter confere todos.
    [parry] Um golpe está ameaçado. Faça um lance que o impeça.
   *[your-move] O que você jogaria?
}
trial-plan-task = Como o plano continua? Faça um lance que não perca mais de { $loss } de uma pedra.

trial-number = { $number } de { $of }

trial-holds = mantém
    .aloud = não marcado
trial-loses = perde
    .aloud = marcado como perdedor
trial-check = Conferir

trial-right = certo
trial-wrong = errado
trial-over = a série acabou

## Resultados

trial-responses = achados { $hits }, não vistos { $misses }, falsos { $alarms }

trial-count = { $right } de { $all } certas

trial-mean = perda média { $loss }

trial-set-responses = { $right } de { $all } certas. Golpes não vistos: { $misses }. Alarmes falsos: { $alarms }.

trial-set-count = { $right } de { $all } certas.

trial-set-mean = Perda média de { $loss } pedras; { $right } de { $all } lances eram sólidos.

trial-count-so-far = Em { $sets } séries: { $right } de { $all }.

trial-mean-so-far = Em { $sets } séries: perda média de { $loss } pedras.

trial-again = Enter inicia outra série, Esc volta à lista.
trial-empty = Não há posições para este exercício. Esc volta.

## Veredictos

trial-hit = Certo: esse é o golpe.

trial-missed = Há um golpe: { $shot }.

trial-missed-by = Não { $given }: o golpe é { $shot }.

trial-declined = Certo: não há golpe em até { $depth } meios-lances.

trial-false-alarm = Aqui não há golpe; { $given } não ganha nada.

trial-false-alarm-loses = Aqui não há golpe, e { $given } perde { $loss } pedras.

trial-marked = { $wrong ->
    [0] Tudo marcado certo.
    [one] Uma marca está errada.
   *[other] { $wrong } marcas estão erradas.
}

trial-choice-loses = perde { $loss }
    .aloud = perde, em pedras: { $loss }
trial-choice-holds = mantém

trial-parried = { $given } o impede.

trial-not-parried = { $given } não o impede: perde { $loss } pedras.

trial-best = { $given }: nenhum lance é melhor.

trial-costs = { $given } perde { $loss } pedras.

trial-line-given = Mostrado: seu { $first }.

trial-line-threat = Mostrado: a ameaça { $first }, se você passasse a vez.

trial-line-choice = Mostrado: { $first }.

trial-line-best = Mostrado: o melhor lance, { $first }.

trial-line-played = Mostrado: a partida seguiu com { $first } (perde { $loss }).

trial-go-on = n continua.
trial-go-on-line = n continua, ← → percorrem a linha.
trial-go-on-lines = n continua, ← → percorrem a linha, ↑ ↓ mostram outra.

## Em outros lugares

home-unannounced = Sem aviso: golpe ou não?

unfinished-trials = { $trial } · pergunta { $number }

give-up-trials = Pressione Delete de novo para encerrar a série. As respostas dadas ficam.

label-unannounced = sem aviso
help-unannounced = golpes que não se anunciam
label-nothing = sem golpe
help-nothing = aqui não há golpe
