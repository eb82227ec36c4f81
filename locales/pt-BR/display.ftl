## Uma simultânea: um jogador em vários tabuleiros.

display-title = Simultânea
display-subject = { $variant }, tabuleiro { $board } de { $boards }, { $opponent }
display-boards = tabuleiros
display-boards-target = tabuleiros, meta { $target } de { $possible } pontos

display-row = { $board }. { $opponent }, { $state ->
    [waits] lance { $number }: você
    [aside] lance { $number }: de lado
    [thinks] lance { $number }: pensando
    [won] você venceu
    [drawn] empate
   *[lost] você perdeu
}
    .aloud = tabuleiro { $board }, { $opponent }, { $state ->
        [waits] lance { $number }: você
        [aside] lance { $number }: de lado
        [thinks] lance { $number }: pensando
        [won] você venceu
        [drawn] empate
       *[lost] você perdeu
    }

display-state = { $state ->
    [waits] você
    [aside] de lado
    [thinks] pensa
    [won] vitória
    [drawn] empate
   *[lost] derrota
}

display-score = pontos: { $points }, terminadas: { $over } de { $games }

display-moved = O adversário jogou { $played }.
display-goes-on = n vai para o próximo tabuleiro.
display-over = Todas as partidas terminaram: { $points } de { $possible } pontos.
display-together = Juntas: { $name }.pdn
display-reached = Sua meta foi alcançada.
display-missed = Sua meta já não pode ser alcançada.

## O formulário de uma nova partida

row-boards = partidas
    .help = Várias: uma simultânea. Você vai de um tabuleiro a outro; os adversários pensam enquanto isso.
boards-one = uma
row-guests = rivais
    .help = Todos neste nível, ou um após o outro em cada nível até este.
guests-same = mesmo nível
guests-mixed = níveis variados
row-target = meta
    .help = A parte dos pontos que você quer: dois por vitória, um por empate.
target-none = nenhuma
row-host = a mais
    .help = Minutos a mais para você: um só relógio, que anda enquanto algum tabuleiro espera por você.
host-none = nada
play-alternate = alternadas

## O que ficou inacabado

unfinished-display = simultânea, { $over } de { $games }
give-up-display = Pressione Delete de novo para salvar as partidas em andamento sem resultado.

## Teclas

label-next-board = próximo
help-next-board = ir ao próximo tabuleiro que espera por você
label-aside = de lado
help-aside = deixar este tabuleiro de lado por um tempo; os outros vêm antes
