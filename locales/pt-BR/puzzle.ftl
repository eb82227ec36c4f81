## Problemas e revisões.

plan-title = { $plan ->
    [practice] Problemas
    [review] Revisão
    [streak] Sequência
    [sprint] Sprint { $minutes } min
    [woodpecker] Pica-pau
   *[blind] Às cegas
}
review-done = Não há mais revisões para hoje. q vai ao início.

## A tarefa

task-men = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam e ganham { $men ->
    [one] { $men } pedra
   *[other] { $men } pedras
}.

task-win = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam e vencem a partida.

task-promote = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam e fazem dama.

task-draw = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam e seguram o empate.

goal-men = ganhar { $men ->
    [one] { $men } pedra
   *[other] { $men } pedras
}
goal-win = vencer a partida
goal-promote = fazer dama
goal-draw = segurar o empate

status-dual = Outro lance é tão bom quanto este.
status-unproven = A solução não está provada.

## Veredictos

puzzle-good = Muito bem. Continue.
puzzle-right = Resolvido!
puzzle-plays-out = O resto é jogado:
puzzle-equally-good = Igualmente bom! s mostra o lance do problema.
puzzle-undecided = Sem veredito claro sobre esse lance. Não conta: tente outro.
puzzle-engine-failed = O motor falhou nesse lance. Não conta: tente outro.
puzzle-more-to-find = Ganha algo, mas há mais. Outra tentativa é livre.
puzzle-thrown = Isso põe tudo a perder.

puzzle-loses = { $men ->
    [1] Uma pedra a menos que o melhor lance.
    [2] Duas pedras a menos que o melhor lance.
    [3] Três pedras a menos que o melhor lance.
    [4] Quatro pedras a menos que o melhor lance.
    [5] Cinco pedras a menos que o melhor lance.
    [6] Seis pedras a menos que o melhor lance.
    [7] Sete pedras a menos que o melhor lance.
    [8] Oito pedras a menos que o melhor lance.
    [9] Nove pedras a menos que o melhor lance.
   *[other] { $men } pedras a menos que o melhor lance.
}

basis-proven = { " " }(provado)
basis-depth = { " " }(profund.{"\u00A0"}{ $depth })
    .aloud = { "" }

## O que fazer

puzzle-solution = Esta é a solução.
puzzle-try-again = r ou um lance tenta de novo, s mostra a solução.
    .aloud = O tabuleiro mostra o fim desta linha. Um lance é jogado a partir do começo; r volta para lá, s mostra a solução.
blind-pieces = { $side ->
    [white] Brancas
   *[black] Pretas
}: { $pieces }

unannounced-title = Seu lance
unannounced-task = Ache o melhor lance das { $side ->
    [white] Brancas
   *[black] Pretas
}.

puzzle-go-on = n continua, ← → repetem o problema.

hint-piece = Dica: olhe a peça em { $from }.

hint-one-capture = Dica: você deve capturar, e só uma captura é legal.
hint-captures = Dica: { $ways } capturas são legais; depois da certa, as { $side ->
    [white] Brancas
   *[black] Pretas
} não podem capturar.
hint-captures-answered = Dica: { $ways } capturas são legais; depois de cada uma, veja o que as { $side ->
    [white] Brancas
   *[black] Pretas
} podem tomar. Depois da certa também há algo.
hint-threat = Dica: se fosse a vez das { $side ->
    [white] Brancas
   *[black] Pretas
}, a peça em { $by } poderia tomar { $count ->
    [one] a peça em { $squares }
   *[other] as peças em { $squares }
}.
hint-end = Dica: depois do lance certo, as { $side ->
    [white] Brancas
   *[black] Pretas
} não têm lance legal.
hint-king = Dica: nenhuma peça sua pode ser tomada agora; o lance certo faz dama.
hint-offer = Dica: nenhuma peça sua pode ser tomada agora; o lance certo faz as { $side ->
    [white] Brancas
   *[black] Pretas
} capturarem.
hint-careless = Dica: depois de { $careless } dos seus { $of } lances, as { $side ->
    [white] Brancas
   *[black] Pretas
} podem capturar algo; depois do certo, nada.
hint-aim = Dica: nenhuma peça sua pode ser tomada; o lance certo ameaça tomar { $count ->
    [one] a peça em { $squares }
   *[other] as peças em { $squares }
}.
hint-quiet = Dica: nenhuma peça pode ser tomada, nem agora nem depois do lance certo.

hint-square = Dica: de { $from } para { $to }.

hint-move = Dica: { $line }.

fork-defences = ↑ ↓ defesas: { $moves }
fork-right = ↑ ↓ lances certos: { $moves }

## Ao lado do relógio

puzzle-before = adversário …
puzzle-before-avoided = evitado …
judge-thinks = julgando …
playing = observe …
puzzle-refuted = refutado
puzzle-solved = resolvido
puzzle-shown = mostrado

puzzle-rating = problema { $rating } ±{ $deviation }
    .aloud = problema: rating { $rating }, { $deviation } a mais ou a menos

you-rating = você { $rating }
    .aloud = você: rating { $rating }

no-more-hints = Essa foi a última dica.

tally = { $clean } de { $done } de primeira

your-rating = Rating

## De onde vem um problema

puzzle-players = { $white } - { $black }

puzzle-players-event = { $white } - { $black }, { $event }

puzzle-avoided = { $side ->
    [white] Só surge depois de { $avoided }, que as Brancas evitaram na partida.
   *[black] Só surge depois de { $avoided }, que as Pretas evitaram na partida.
}

puzzle-threat = { $side ->
    [white] Uma ameaça: na partida era a vez das Brancas.
   *[black] Uma ameaça: na partida era a vez das Pretas.
}

made-self-play = de uma partida do motor contra si mesmo
made-endings = das tabelas de finais
made-constructed = construído pelo programa
made-composition = uma composição

made-composition-event = composição, { $event }

## Revisões

still-due = restam { $due }

put-off-all = { $items ->
    [one] Você adiou esta, e não resta outra revisão hoje.
   *[other] Hoje só restam as { $items } que você adiou.
}

put-off = { $items } para o fim da fila.
