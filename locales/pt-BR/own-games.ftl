## As partidas do próprio jogador, examinadas em busca de golpes não vistos e finais jogados fora.

own-title = Suas partidas
own-form = suas partidas
own-state = busca
home-own = Suas partidas: o que escapou
own-no-work = nada a fazer
own-start = examiná-las
own-no-file = Digite antes o caminho de um arquivo com suas partidas.
own-no-name = Digite antes seu nome como aparece nas partidas, ou parte dele.
own-reading = Lendo o arquivo …
own-here = Enter: procurar em suas partidas golpes não vistos e finais desperdiçados.
own-about-puzzles = Golpes não vistos viram problemas,
own-about-drills = finais desperdiçados viram treinos.

own-none = nenhum
ending-form-own = seu

## O formulário: o que está antes dos valores e o que significam.

own-file = arquivo
    .help = O caminho de um arquivo PDN com partidas suas. Tab o completa.
    .help-aloud = O caminho de um arquivo PDN com partidas suas.
own-name = nome
    .help = Seu nome como aparece nas partidas, ou parte dele.
own-work = motor
    .help = ← → pausam o motor ou o põem a trabalhar. Ele espera enquanto seu treino precisa dele. As partidas prontas continuam prontas.

work-paused = em pausa
work-running = trabalhando

## Até onde a busca chegou

own-done-count = { $games ->
    [0] 0 partidas examinadas
    [one] { $games } partida examinada
   *[other] { $games } partidas examinadas
}

own-waiting-short = { $games ->
    [one] { $games } partida espera
   *[other] { $games } partidas esperam
}

own-waiting = { $games ->
    [one] { $games } partida sua espera ser examinada: y.
   *[other] { $games } partidas suas esperam ser examinadas: y.
}

own-found = { $puzzles ->
    [0] 0 problemas novos
    [one] { $puzzles } problema novo
   *[other] { $puzzles } problemas novos
}, { $drills ->
    [0] 0 treinos novos
    [one] { $drills } treino novo
   *[other] { $drills } treinos novos
}

own-nothing-missed = nenhum golpe escapou, nenhum final desperdiçado

own-losses = { $moves ->
    [one] Seu único lance perdeu
   *[other] Seus { $moves } lances perderam
} { $mean } pedras em média, num exame rápido ({ $nodes } posições por lance). O pior: { $number }. { $written }, { $loss } pedras, em { $game }. Abra essa partida na Análise (a) e pressione “o”: ela procura por mais tempo e marca todo erro.

own-no-losses = { $moves ->
    [one] Seu único lance não perdeu
   *[other] Seus { $moves } lances não perderam
} nada, num exame rápido ({ $nodes } posições por lance). Abra uma partida na Análise (a) e pressione “o”: ela procura por mais tempo e marca todo erro.

own-done-losses = Suas partidas: { $done } examinadas, { $found }. y diz o que seus lances perderam.

own-game = { $white } contra { $black }

own-game-dated = { $white } contra { $black }, { $date }

own-game-in-file = { $file }, partida { $number }: { $game }

own-found-short = { $puzzles ->
    [0] 0 problemas
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
}, { $drills ->
    [0] 0 treinos
    [one] { $drills } treino
   *[other] { $drills } treinos
}

own-tally = { $of ->
    [one] { $done } de { $of } partida, { $found }
   *[other] { $done } de { $of } partidas, { $found }
}

own-done = Suas partidas: { $done } examinadas, { $found }.

## Na última linha de toda tela

own-going = suas partidas { $bar } { $done }/{ $of }

own-held = partidas em espera { $done }/{ $of }

own-held-short = espera { $done }/{ $of }

own-done-line = suas partidas: { $found }

## O que um arquivo trouxe

own-added = { $games ->
    [one] { $games } partida sua, novas: { $new }.
   *[other] { $games } partidas suas, novas: { $new }.
}

own-added-skipped = { $games ->
    [one] { $games } partida sua, novas: { $new }.
   *[other] { $games } partidas suas, novas: { $new }.
} { $skipped ->
    [one] Uma ficou de fora: { $reason }.
   *[other] { $skipped } ficaram de fora, a primeira: { $reason }.
}

own-failed = Suas partidas não podem ser salvas: { $reason }.

## Treinos com as partidas do próprio jogador

own-drill-name = { $number }/{ $of } { $drill }

own-drill-source = { $role ->
    [win] Você jogou fora a vitória em { $white } contra { $black }
   *[hold] Você jogou fora o empate em { $white } contra { $black }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}{ $number ->
    [0] {""}
   *[other] , lance { $number }
}.
