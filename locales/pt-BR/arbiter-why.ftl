## Por que um caso se decide como se decide: uma frase cada. Os artigos vêm atrás dela.

why-case = { $why } ({ $articles })

why-irregular = { $sequel ->
    [noticed] É uma das dezesseis irregularidades, e só o adversário decide.
    [noticed-late] Quem responde com um lance aceita a posição.
    [refused] O jogador que se recusa a corrigir uma violação das regras de jogo perde a partida.
    [partly] Corrigir só uma parte é punido; só a recusa custa direto a partida.
   *[silence] Sobre uma irregularidade só o adversário pode falar; aqui o árbitro não pode intervir.
}
why-accident = Uma mudança por acidente não é infração se for notada no mesmo momento.
why-board-turned = Uma partida num tabuleiro virado do lado errado é nula.
why-left-off = Toda posição errada que se descobre durante a partida é corrigida.
why-on-light = Uma peça numa casa clara não está em jogo, e tem de ser corrigida.

why-touch = { $touch ->
    [movable] Uma peça tocada que pode ser movida deve ser movida.
    [blocked] Só uma peça tocada que tenha lance legal tem de ser movida.
    [adjusted] Quem o diz antes com clareza pode ajeitar peças.
    [adjusted-late] As palavras só contam se vêm antes do toque.
    [hand-on] Até que a mão solte, a peça pode ir a qualquer casa que alcance.
    [hand-off] O lance está completo quando a mão soltou a peça.
   *[not-to-move] O jogador que não tem a vez não pode tocar nenhuma peça.
}

why-clock = { $case ->
    [pressed] O relógio foi acionado enquanto havia tempo.
    [not-pressed] Um lance só conta quando o relógio foi acionado.
    [forgotten] Cada jogador cuida do seu tempo; só o adversário pode avisar.
    [other-hand] A mão que moveu a peça deve também acionar o relógio.
    [late] Até o limite, o atraso só custa o tempo perdido.
    [too-late] Quem passa do limite perde.
    [both-late] Se os dois passam do limite, os dois perdem.
    [neither] O tempo até a chegada do primeiro jogador é dividido entre os dois relógios.
    [black-absent] Se as Pretas faltam no início, anda o relógio das Pretas.
    [claim-right] Se o pedido é aceito, a bandeira caída não conta.
    [claim-wrong] O relógio anda durante um pedido; se este é recusado, a bandeira conta.
    [broken] O árbitro troca o relógio, acerta os dois tempos, e a partida continua.
   *[colors-swapped] Uma vez começada, a partida continua com as cores como estão.
}

why-sheet = { $case ->
    [trouble] Com tempo único, o jogador com menos de cinco minutos não precisa anotar.
    [time-left] O apuro de tempo começa com menos de cinco minutos.
    [fischer] Com relógio Fischer não há apuro de tempo.
    [after] O árbitro pode mandar anotar após a partida os lances omitidos.
    [compare] É preciso o consentimento do adversário, e o próprio tempo.
    [capture-first] Uma captura é anotada depois de feita.
   *[refuses] Quem se recusa a anotar, mesmo mandado, perde a partida.
}

why-draw = { $case ->
    [early] Só se pode propor empate depois de quarenta lances.
    [stands] Quarenta lances foram feitos, e a ordem está certa: lance, proposta, relógio.
    [again] Quem teve a proposta recusada espera uma do adversário.
    [conditional] Uma proposta não pode ter condições.
    [late] A proposta vem antes do relógio, no próprio tempo.
    [answered] Seguir jogando recusa uma proposta.
    [repeated] É a terceira vez, sempre na vez do mesmo lado.
    [not-repeated] São precisas três vezes, todas na vez do mesmo lado.
    [theoretical] Com tempo único isto é empate, salvo se o lado mais forte mostrar vitória.
    [advantage] No máximo oito peças, menos de um minuto, e a posição melhor: nada falta.
    [no-advantage] É preciso ter no máximo oito peças, e menos de um minuto no relógio.
   *[fischer] Essa regra é só para tempo único, sem acréscimo.
}
why-limit-reached = Com este material o limite é de { $limit } lances de cada lado, e foi atingido.
why-limit-open = Com este material o limite é de { $limit } lances de cada lado, e ainda não foi atingido.

why-sealing = { $step ->
    [reads-legal] O lance secreto é legal, portanto tem de ser feito.
    [reads-illegal] Um lance secreto que não é legal perde a partida.
    [who-seals] O jogador da vez anota o lance sem ser visto.
    [illegal] O lance secreto tem de ser legal; senão a partida está perdida.
    [who-keeps] O árbitro lacra o envelope e o guarda.
    [first] Envelope, planilhas, posição e tempos, lance secreto: nesta ordem.
    [second] Envelope, planilhas, posição e tempos, lance secreto: nesta ordem.
    [third] Envelope, planilhas, posição e tempos, lance secreto: nesta ordem.
    [fourth] Envelope, planilhas, posição e tempos, lance secreto: nesta ordem.
    [other-move] O lance secreto tem de ser feito.
   *[arbiters-time] O tempo de anotar a posição não conta para nenhum dos jogadores.
}

why-conduct = { $conduct ->
    [talks] Durante a partida os jogadores não podem falar com ninguém, salvo o árbitro.
    [asks-spectator] Durante a partida os jogadores não podem falar com ninguém, salvo o árbitro.
    [notes] Nada que possa ajudar na partida pode ser consultado.
    [written-opening] Nada que possa ajudar na partida pode ser consultado.
    [leaves-to-move] O jogador da vez fica junto ao tabuleiro.
    [points] Tocar ou apontar casas para ajudar o próprio raciocínio é punido.
    [disturbs] Um jogador não pode atrapalhar um adversário que pensa.
    [disturbs-others] Um jogador não pode atrapalhar partidas em andamento.
    [advice] Um jogador não pode aceitar conselhos sobre a própria partida.
    [analyses-running] Uma partida em andamento não pode ser analisada.
    [analyses-in-hall] Partidas acabadas não se analisam no salão de jogo.
    [holds-up] Um jogador não pode fazer nada que impeça o torneio de correr sem problemas.
    [leaves-hall] Para deixar o salão é preciso a permissão do árbitro.
    [fetches-something] Para deixar o salão é preciso a permissão do árbitro.
    [stands-by] Os jogadores não podem permanecer junto a uma partida em andamento.
    [telephone] Não é permitido nem portar nem usar aparelhos eletrônicos.
    [watch] Não é permitido nem portar nem usar aparelhos eletrônicos.
    [walks] Os jogadores têm o direito de andar pelo salão.
    [asks-arbiter] Os jogadores podem perguntar ao árbitro tudo sobre sua partida.
    [appeals] Os jogadores podem recorrer por escrito, sem interromper a partida.
   *[writes-to-organisers] Os jogadores podem escrever aos organizadores.
}
why-severe-warnings = Duas advertências graves na mesma partida fazem perdê-la.
why-disqualification = Para desclassificar um jogador, o árbitro precisa do consentimento do árbitro principal.

why-seen = { $seen ->
    [flag] O árbitro tem de encerrar a partida, mesmo que nenhum jogador o reivindique.
    [rule-draw] O árbitro pode declarar um empate pelas regras sem que o peçam.
    [third-time] O árbitro pode declarar um empate pelas regras sem que o peçam.
    [king-moves] O árbitro pode declarar um empate pelas regras sem que o peçam.
    [too-late] O árbitro declara perdida a partida de quem chega após o limite.
    [forgotten-clock] Só o adversário pode avisar do relógio esquecido.
    [quarrel] O árbitro pode intervir em qualquer conflito sem que o peçam.
   *[no-score] Anotar é um dever, e o árbitro o fiscaliza.
}
why-seen-conduct = O árbitro age por si; só as irregularidades e um relógio não acionado ficam com o adversário.

why-form = { $form ->
    [odds] O jogador mais forte dá pedras, para que a diferença de força seja menor.
    [blindfold] Um lado não vê tabuleiro e não anota; os lances são ditados.
    [simultaneous] Um jogador enfrenta ao mesmo tempo vários adversários em vários tabuleiros.
    [blindfold-simultaneous] É uma simultânea de alguém que não vê nenhum tabuleiro.
    [correspondence] Os jogadores estão em lugares diferentes, e os lances vão por carta.
    [knock-out] Vizinhos na lista se enfrentam, e quem perde está fora.
    [round-robin] Todos enfrentam todos; há turno simples, turno duplo e grupos.
    [by-score] O emparceiramento segue pontos iguais ou quase iguais.
    [relay] É uma disputa de equipes em que os jogadores se revezam até perderem.
    [match] Dois jogadores se enfrentam em duas partidas ou mais.
   *[scheveningen] É um match de equipes em que todos de uma enfrentam todos da outra.
}
why-rounds = Uma eliminatória de { $players } leva { $rounds } rodadas; mais duas a quatro, de preferência ímpar, e nunca menos de sete.
why-score = Uma vitória vale dois pontos, um empate um, uma derrota nada.
why-compare = { $by ->
    [score] Quem tem mais pontos fica à frente.
    [wins] Os pontos são iguais, então mais vitórias ficam à frente.
    [game] Pontos e vitórias são iguais, então a partida entre os dois decide.
   *[play-off] Pontos e vitórias são iguais e os dois empataram: uma partida de desempate decide.
}
why-play-off-drawn = Após um empate a próxima partida começa com o que resta a cada jogador.
why-play-off-over = Decide a primeira partida vencida, ou perdida por tempo.
