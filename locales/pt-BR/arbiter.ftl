## Casos para um árbitro. $mover fez algo, $other é o adversário: "Brancas" ou "Pretas", sempre depois de as ou das. Um
## caso tem no máximo 45 palavras com sua pergunta.

act = { $act ->
    [moves-twice] As { $mover } jogam { $played } e depois, antes que as { $other } respondam, { $second }.
    [moves-wrongly] As { $mover } jogam { $played }, para trás com uma pedra.
    [touches-other] As { $mover } tocam sem aviso a peça em { $piece }, depois jogam { $played }.
    [takes-back] As { $mover } jogam { $played }, soltam, repõem a peça e jogam { $second } em vez disso.
    [moves-enemy] As { $mover } movem a peça das { $other } em { $piece }: { $played }.
    [does-not-capture] As { $mover } jogam { $played }, embora essa peça possa capturar.
    [lifts-piece] As { $mover } levantam sem motivo a peça em { $piece } do tabuleiro, depois jogam { $played }.
    [captures-fewer] As { $mover } capturam { $played }. Outra captura toma mais peças.
    [stops-capture] As { $mover } começam a captura { $played }, mas soltam a peça em { $piece }.
    [lifts-during-capture] As { $mover } capturam { $played }, e tiram do tabuleiro a peça em { $piece } antes do último salto.
    [leaves-captured] As { $mover } capturam { $played }, mas deixam no tabuleiro a peça capturada em { $piece }.
    [removes-unjumped] As { $mover } capturam { $played } e tiram também a peça em { $piece }, que não foi saltada.
    [stops-removing] As { $mover } capturam { $played } e param no meio da retirada das peças capturadas.
    [removes-own] As { $mover } capturam { $played } e depois tiram também uma peça do próprio lado, em { $piece }.
    [moves-uncrowned] As { $mover } jogam { $played } com uma dama ainda sem coroa.
   *[two-hands] As { $mover } capturam { $played } com uma mão e tiram as peças capturadas com a outra.
}

irregular-case = { $happened } { $question }
sequel = { $sequel ->
    [noticed] As { $other } veem isso imediatamente. O que as { $other } podem fazer?
    [noticed-late] As { $other } respondem com um lance e só então notam. O que as { $other } podem fazer?
    [refused] As { $other } exigem a correção, e as { $mover } recusam. Qual é a decisão?
    [partly] As { $other } exigem a correção. As { $mover } corrigem só uma parte. Qual é a decisão?
   *[silence] As { $other } nada dizem, mas o árbitro viu. O que o árbitro faz?
}

case-accident = Uma manga de camisa varre algumas peças das casas. Os dois jogadores notam no mesmo momento. Como o árbitro vê isso?
case-board-turned = No meio da partida alguém nota que os cantos esquerdos do tabuleiro são claros. Qual é a decisão?
case-left-off = Após alguns lances descobre-se que uma pedra foi esquecida ao montar as peças. Qual é a decisão?
case-on-light = Durante a partida descobre-se que uma pedra está numa casa clara desde o começo. Qual é a decisão?

## Tocar uma peça

touch = { $touch ->
    [movable] As { $mover } tocam sem aviso a peça em { $piece }, depois querem mover outra. Qual é a decisão?
    [blocked] As { $mover } tocam a peça em { $piece }, que não pode se mover. Qual é a decisão?
    [adjusted] As { $mover } dizem “arrumo” e depois tocam a peça em { $piece }. Qual é a decisão?
    [adjusted-late] As { $mover } tocam a peça em { $piece } e só então dizem “arrumo”. Qual é a decisão?
    [hand-on] As { $mover } jogam { $played }, mas mantêm a mão na peça e agora veem uma casa melhor. Qual é a decisão?
    [hand-off] As { $mover } jogam { $played }, tiram a mão e agora veem uma casa melhor. Qual é a decisão?
   *[not-to-move] É a vez das { $mover }. As { $other } nada dizem e ajeitam a peça em { $piece }. Isso é permitido?
}

## O relógio

clock-flag-pressed = As { $mover } soltam a peça com { $seconds } segundos no relógio e o acionam com { $left } restantes. As { $other } reivindicam vitória por tempo. Qual é a decisão?
clock-flag-not-pressed = As { $mover } soltam a peça com { $seconds } segundos no relógio, mas a bandeira cai antes que as { $mover } o acionem. Qual é a decisão?
clock-forgotten = As { $mover } jogaram e se esquecem de acionar o relógio. Quem pode dizer isso?
clock-other-hand = As { $mover } jogam com a mão direita e acionam o relógio com a esquerda. Isso é permitido?
clock-late = As { $other } chegam { $minutes } minutos depois do início; o limite é uma hora. Qual é a decisão?
clock-both-late = Após { $minutes } minutos nenhum dos jogadores veio; o limite é uma hora. Qual é a decisão?
clock-neither = No início nenhum dos jogadores está lá. As { $mover } vêm após { $minutes } minutos, antes das { $other }. Como se conta o tempo perdido?
clock-black-absent = A rodada começa. As Brancas estão à mesa, as Pretas não. Que relógio o árbitro aciona?
clock-claim-right = As { $mover } reivindicam empate. Enquanto o árbitro examina, a bandeira das { $mover } cai. O árbitro acha o pedido certo. Qual é a decisão?
clock-claim-wrong = As { $mover } reivindicam empate. Enquanto o árbitro examina, a bandeira das { $mover } cai. O árbitro acha o pedido errado. Qual é a decisão?
clock-broken = O relógio para de funcionar no meio da partida. O árbitro traz outro e acerta os dois tempos. Qual é a decisão?
clock-colors-swapped = Após alguns lances os jogadores notam que cada um tem a cor do outro. Qual é a decisão?

## Anotar a partida

sheet-sudden-death = Tempo único: as { $mover } têm { $minutes } minutos restantes e param de anotar os lances. Qual é a decisão?
sheet-fischer = Relógio Fischer: as { $mover } têm { $minutes } minutos restantes e param de anotar os lances. Qual é a decisão?
sheet-after-time-trouble = As { $mover } pararam de anotar em apuros de tempo. A partida acabou, e o árbitro pede os lances que faltam. Qual é a decisão?
sheet-compare = { $case ->
    [own-agreed] Com o relógio das { $mover } andando, as { $mover } pedem a planilha das { $other }, para comparar as duas. As { $other } concordam. Isso é permitido?
    [own] Com o relógio das { $mover } andando, as { $mover } pegam a planilha das { $other }, para comparar as duas. As { $other } não concordam. Isso é permitido?
    [others-agreed] Com o relógio das { $other } andando, as { $mover } pedem a planilha das { $other }, para comparar as duas. As { $other } concordam. Isso é permitido?
   *[others] Com o relógio das { $other } andando, as { $mover } pegam a planilha das { $other }, para comparar as duas. As { $other } não concordam. Isso é permitido?
}
sheet-capture-first = As { $mover } anotam a captura 28x19, depois a fazem no tabuleiro. Isso é permitido?
sheet-refuses = As { $mover } se recusam a anotar, mesmo quando o árbitro o pede. Qual é a decisão?

## Empates

offer-after = Lance { $number }: as { $mover } jogam, propõem empate e depois acionam o relógio. E a proposta?
offer-again = Lance 60: as { $mover } jogam, propõem empate e acionam o relógio. No lance 50 as { $other } recusaram tal proposta, e não fizeram nenhuma desde então. E a proposta?
offer-conditional = Lance 50: as { $mover } jogam, dizem “empate, a não ser que você tome para trás”, e acionam o relógio. E a proposta?
offer-on-opponents-time = Lance 50: as { $mover } jogam, acionam o relógio, e depois propõem empate. E a proposta?
offer-answered-by-move = As { $mover } fizeram uma proposta válida de empate. As { $other } nada dizem e fazem um lance. E a proposta?

limit-case = { $material } Desde então cada lado fez { $moves } lances, e a partida está indecisa. Qual é a decisão?
limit-material = { $material ->
    [kings] Os dois lados têm damas e pedras. A última captura foi há algum tempo, e desde então só damas se moveram.
    [three-kings] Relógio Fischer. Chegou-se a três damas contra uma dama.
    [two-kings-and-man] Relógio Fischer. Chegou-se a duas damas e uma pedra contra uma dama.
    [king-and-two-men] Relógio Fischer. Chegou-se a uma dama e duas pedras contra uma dama.
    [two-kings] Relógio Fischer. Chegou-se a duas damas contra uma dama.
    [king-and-man] Relógio Fischer. Chegou-se a uma dama e uma pedra contra uma dama.
   *[king] Relógio Fischer. Chegou-se a uma dama contra uma dama.
}

repetition-same-side = Uma posição já ocorreu { $times } vezes ao todo, sempre na vez das { $mover }. Qual é a decisão?
repetition-either-side = As mesmas peças já estiveram { $times } vezes nas mesmas casas, uma na vez das { $other } e, fora isso, na das { $mover }. Qual é a decisão?
theoretical-sudden-death = Tempo único: acaba-se de chegar a três damas contra uma. O lado mais forte não consegue mostrar vitória. Qual é a decisão?
theoretical-fischer = Relógio Fischer: acaba-se de chegar a três damas contra uma. Qual é a decisão?
advantage-sudden-death = Tempo único: restam { $pieces } peças no tabuleiro. As { $mover } estão claramente melhor, têm { $seconds } segundos e reivindicam empate. Qual é a decisão?
advantage-fischer = Relógio Fischer: restam { $pieces } peças no tabuleiro. As { $mover } estão claramente melhor, têm { $seconds } segundos e reivindicam empate. Qual é a decisão?

## Uma partida adiada

sealed-read = O envelope é aberto. É a vez das { $mover }, e o lance secreto diz { $played }. Qual é a decisão?
sealing-case = { $step ->
    [who-seals] A luz falta por horas, e a partida é adiada. Quem anota em segredo o lance seguinte?
    [illegal] O envelope é aberto, e o lance secreto se revela ilegal. Qual é a decisão?
    [who-keeps] A partida é adiada. Quem guarda o envelope lacrado?
    [first] Uma partida adiada é retomada. O que acontece primeiro?
    [second] Uma partida adiada é retomada. O envelope foi aberto. O que vem em seguida?
    [third] Uma partida adiada é retomada. Os jogadores têm de volta suas planilhas. O que vem em seguida?
    [fourth] Uma partida adiada é retomada. Os jogadores concordam com posição e tempos. O que vem em seguida?
    [other-move] O jogador achou de noite um lance melhor e quer jogá-lo em vez do secreto. Isso é permitido?
   *[arbiters-time] Antes de um adiamento o árbitro anota a posição. De quem é o relógio que anda enquanto isso?
}

## Conduta

conduct = { $conduct ->
    [talks] As { $mover } conversam com um amigo no salão durante a partida.
    [asks-spectator] As { $mover } perguntam a um espectador, durante a partida, como vão os outros.
    [notes] As { $mover } consultam algo num caderno durante a partida.
    [written-opening] As { $mover } têm uma abertura escrita no verso da planilha, e olham para ela.
    [leaves-to-move] É a vez das { $mover }, e elas deixam o tabuleiro.
    [points] As { $mover } pensam, apontando com o dedo uma casa após outra.
    [disturbs] As { $other } estão pensando. As { $mover } batucam na mesa.
    [disturbs-others] As { $mover } terminaram, e contam piadas em voz alta enquanto outros ainda jogam.
    [advice] As { $mover } perguntam a um companheiro de equipe sobre a posição e seguem o conselho.
    [analyses-running] As { $mover } contam a um amigo o que há de errado numa partida do tabuleiro ao lado, ainda em andamento.
    [analyses-in-hall] As { $mover } terminaram e analisam a partida com as { $other }, no salão de jogo.
    [holds-up] A rodada seguinte vai começar. As { $mover } estão sentadas à mesa da anterior e não saem.
    [leaves-hall] As { $mover } deixam o salão de jogo sem perguntar ao árbitro.
    [fetches-something] As { $mover } correm ao hotel para buscar os óculos e não avisam ninguém.
    [stands-by] As { $mover } ficam dez minutos junto ao tabuleiro ao lado, olhando.
    [telephone] As { $mover } olham um telefone durante a partida.
    [watch] As { $mover } leem uma mensagem num relógio de pulso durante a partida.
    [walks] Enquanto as { $other } pensam, as { $mover } andam de um lado a outro no salão.
    [asks-arbiter] As { $mover } perguntam ao árbitro como se conta o limite de lances.
    [appeals] As { $mover } seguem jogando, e enviam um recurso escrito à comissão de apelação com cópia para o árbitro principal.
   *[writes-to-organisers] As { $mover } escrevem aos organizadores uma carta sobre a luz no salão.
}

conduct-case = { $conduct } Isso é permitido?
seen-conduct = { $conduct } O árbitro vê; as { $other } não reclamaram. O que o árbitro faz?

severe-warning-one = Numa partida as { $mover } receberam uma advertência grave, a primeira. Qual é a decisão?
severe-warning-two = Na mesma partida as { $mover } receberam uma segunda advertência grave. Qual é a decisão?
disqualification-case = Um árbitro quer desclassificar um jogador. Quem precisa concordar?
refuses-correction-case = As { $mover } violaram uma regra do jogo. O árbitro pede a correção, e as { $mover } recusam. Qual é a decisão?

seen = { $seen ->
    [flag] O árbitro vê que uma bandeira caiu. Os jogadores não notaram. O que o árbitro faz?
    [rule-draw] O árbitro vê que a partida está empatada pela regra dos 16 lances. Nenhum dos jogadores notou. O que o árbitro faz?
    [third-time] O árbitro vê num tabuleiro a mesma posição pela terceira vez, com a vez do mesmo lado. Nenhum dos jogadores notou. O que o árbitro faz?
    [king-moves] O árbitro vê que cada lado fez 25 lances só de damas e nada foi tomado. Nenhum dos jogadores notou. O que o árbitro faz?
    [too-late] As { $mover } chegam uma hora e meia atrasadas; o limite é uma hora. O adversário nada diz. O que o árbitro faz?
    [forgotten-clock] O árbitro vê que as { $mover } jogaram e esqueceram o relógio. O adversário nada diz. O que o árbitro faz?
    [quarrel] Dois jogadores brigam à mesa. Nenhum chamou o árbitro. O que o árbitro faz?
   *[no-score] O árbitro vê que as { $mover }, com uma hora restante, pararam de anotar. O que o árbitro faz?
}

## Formas de jogo e de torneios

form-described = { $form ->
    [odds] Um mestre enfrenta um iniciante e começa com uma pedra a menos. Como se chama isso?
    [blindfold] Um jogador joga sem ver o tabuleiro e dita os lances. Como se chama isso?
    [simultaneous] Um mestre joga contra vinte adversários ao mesmo tempo, indo de tabuleiro em tabuleiro. Como se chama isso?
    [blindfold-simultaneous] Um mestre joga contra dez adversários ao mesmo tempo e não vê nenhum dos tabuleiros. Como se chama isso?
    [correspondence] Os jogadores enviam um ao outro um lance por vez e podem pensar por dias. Como se chama isso?
    [knock-out] Quem perde está fora, até que reste um jogador. Como se chama isso?
    [round-robin] Todo jogador enfrenta todos os outros. Como se chama isso?
    [by-score] Em cada rodada se enfrentam jogadores com pontos iguais ou quase iguais. Como se chama isso?
    [relay] Cada equipe envia um jogador após outro. Quem perdeu uma partida não joga mais, e uma equipe está fora quando seu último jogador perdeu. Como se chama isso?
    [match] Dois jogadores se enfrentam numa série de partidas. Como se chama isso?
   *[scheveningen] Duas equipes se enfrentam, e todo jogador de uma joga contra todo jogador da outra. Como se chama isso?
}

rounds-case = { $players } jogadores entram num torneio emparceirado por pontos. Quantas rodadas são adequadas?

player-name = { $player ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[f] F
}
player-line = { $player } { $score } ({ $wins })
score-case = Um torneio de seis, todos contra todos, termina. { $player } tem { $wins } vitórias, { $draws } empates e { $losses } derrotas. Quantos pontos são?
compare-won = { $winner } venceu { $loser }.
compare-drawn = { $first } e { $second } empataram sua partida.
compare-case = Seis jogadores, todos contra todos, pontos finais com vitórias entre parênteses: { $table }. { $game } Quem está à frente, { $first } ou { $second }?
play-off-drawn = Desempate Lehmann-Georgiev, cinco minutos cada um no início. A partida { $game } é empate. A tem { $first } restantes e B { $second }. Com que tempos começa a próxima partida?
play-off-won = Desempate Lehmann-Georgiev, cinco minutos cada um no início. { $winner } vence a partida { $game }. O que vem em seguida?
play-off-flag = Desempate Lehmann-Georgiev, cinco minutos cada um no início. Na partida { $game } a bandeira de { $loser } cai. O que vem em seguida?

## Tabelas de torneios

course-table = tabela
prompt-answer = resposta
table-row = { $player }   { $results }   { $score }
ask-score = Quantos pontos tem o jogador { $player }? +3 significa vitória contra o jogador 3, = empate, - derrota.
ask-opponents = Some os pontos de todos os adversários do jogador { $player }. +3 significa vitória contra o jogador 3; os pontos vêm por último.
ask-median = Some os pontos dos adversários do jogador { $player }, sem o de mais e o de menos pontos. +3 significa vitória contra o jogador 3; os pontos vêm por último.
ask-cut = { $cut ->
        [one] Deixe de fora a menor pontuação
       *[other] Deixe de fora as { $cut } menores pontuações
    } dos adversários do jogador { $player } e some as outras. +3 significa vitória contra o jogador 3; os pontos vêm por último.
ask-order = Os jogadores { $players } têm os mesmos pontos. Quem fica à frente? Compare os pontos dos adversários: todos; depois sem o de mais e o de menos pontos; depois sem o de menos. Digite os números em ordem, como 3 1.
ask-pairing = Emparceire a próxima rodada: cada um uma vez, ninguém contra um adversário anterior, os pontos tão próximos quanto possível. Digite os pares, como 1-4 2-5 3-6.
fault-other-players = Indique exatamente os jogadores pedidos, cada um uma vez.
fault-number = Não: o certo é { $right }.
fault-order = Não. A ordem certa: { $right }.
fault-twice = O jogador { $player } joga duas vezes.
fault-missing = O jogador { $player } não tem adversário.
fault-rematch = { $first } e { $second } já se enfrentaram.
pairing-fault = { $wrong } Certo seria, por exemplo: { $pairs }.
fault-apart = Os pontos nos seus pares diferem em { $total } ao todo; { $least } é possível.
table-unread-number = Digite um número.
table-unread-player = Não há jogador { $player }: eles são 1 a 6.
table-unread-odd = Um jogador está sem adversário: digite pares.

## Decisões: no máximo 30 colunas

ruling = { $ruling ->
    [correct-or-accept] corrigir ou aceitar
    [must-correct] tem de ser corrigido
    [accepted] nada mais
    [still-correct] exigir a correção
    [offender-loses] o infrator perde
    [warned] uma advertência, nada mais
    [punished] uma punição, conforme o ato
    [no-offence] nenhuma regra foi violada
    [arbiter-waits] deixar isso ao adversário
    [arbiter-acts] intervir
    [replayed] a partida recomeça
    [continues] a partida continua
    [must-move] essa peça deve ser movida
    [any-piece] qualquer peça pode ser movida
    [any-square] pode ir a outra casa
    [move-stands] o lance fica
    [forbidden] não é permitido
    [allowed] é permitido
    [loses] o jogador perde
    [both-lose] os dois perdem
    [time-lost] só se perde tempo
    [only-opponent] só o adversário
    [arbiter-too] também o árbitro
    [anyone] qualquer pessoa
    [white-clock] o relógio das Brancas
    [black-clock] o relógio das Pretas
    [no-clock] nenhum dos relógios
    [drawn] empate
    [offer-stands] é válida
    [offer-too-early] vem cedo demais
    [offer-repeated] o adversário deve propor antes
    [offer-conditional] não pode ter condições
    [offer-late] vem depois do relógio
    [offer-declined] está recusada
    [side-to-move] o jogador da vez
    [other-side] o outro jogador
    [the-arbiter] o árbitro
    [white-player] o jogador das Brancas
    [play-sealed] joga-se o lance secreto
    [confirm-position] acerta-se posição e tempos
    [return-sheets] devolvem-se as planilhas
    [open-envelope] abre-se o envelope
    [must-write] continuar anotando
    [write-later] parar; completar se pedido
    [need-not-write] nunca precisam ser anotados
    [fill-in] são anotados agora
    [play-off-decides] o desempate decide
    [chief-arbiter] o árbitro principal
   *[play-off-over] o desempate acabou
}
ruling-minutes-each = { $minutes } minutos de cada relógio
ruling-minutes-white = { $minutes } minutos das Brancas
ruling-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
ruling-rounds = { $rounds } rodadas
ruling-times = A { $first }, B { $second }
form-name = { $form ->
    [odds] partida com vantagem
    [blindfold] jogo às cegas
    [simultaneous] simultânea
    [blindfold-simultaneous] simultânea às cegas
    [correspondence] jogo por correspondência
    [knock-out] eliminatória simples
    [round-robin] todos contra todos
    [by-score] sistema suíço
    [relay] revezamento de equipes
    [match] match
   *[scheveningen] sistema Scheveningen
}
