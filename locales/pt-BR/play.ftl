## Uma partida contra o motor ou outra pessoa.

home-game = Partida: motor ou pessoa
play-title = Partida
play-pane = partida
play-sheet = sua planilha
play-sheet-of = planilha: { $name }
play-setup = nova partida
play-begin = Começar
help-begin = Na partida, teclas: o propõe empate, z abandona, j adia.
enter-begins = Enter começa a partida.

game-subject = { $variant }, { $opponent }

playoff-subject = { $variant }, { $opponent }, desempate, partida { $game }
match-subject = { $variant }, { $opponent }, minimatch, partida { $game }

## O adversário

own-engine = seu próprio motor
another-person = outra pessoa, aqui
    .aloud = outra pessoa neste teclado
remote-opponent = outro terminal
remote-side = o outro lado
guest-nameless = Visitante

level-name = nível { $level }

player-engine = Damier, { $level }
player-nameless = Jogador
event-training = Partida de treino
event-casual = Partida amistosa
event-play-off = Desempate Lehmann-Georgiev
event-mini-match = Minimatch
event-display = Simultânea

level-choice = { $level ->
    [1] 1 · { $elo } · iniciante
    [2] 2 · { $elo } · distraído
    [3] 3 · { $elo } · apressado
    [4] 4 · { $elo } · casual
    [5] 5 · { $elo } · clube
    [6] 6 · { $elo } · sólido
    [7] 7 · { $elo } · profundo
   *[other] 8 · { $elo } · o melhor
}
    .aloud = { $level ->
        [1] nível 1, rating { $elo }, iniciante
        [2] nível 2, rating { $elo }, distraído
        [3] nível 3, rating { $elo }, apressado
        [4] nível 4, rating { $elo }, casual
        [5] nível 5, rating { $elo }, clube
        [6] nível 6, rating { $elo }, sólido
        [7] nível 7, rating { $elo }, profundo
       *[other] nível 8, rating { $elo }, o melhor
    }

program-starts = Seu motor está iniciando. O relógio ainda não anda.

program-fault = Seu próprio motor falhou: { $reason }. O nível 8 joga no lugar dele.

game-engine-failed = O motor falhou ({ $reason }). A partida está guardada e o relógio parado: r pergunta de novo.

## O relógio

game-you = você
flag = caiu!

## O que acontece na partida

your-move = Sua vez.
move-of = { $name } joga.
game-engine-thinks = O motor está pensando.
arbiter-looks = O árbitro está julgando a posição.
engine-offers = O motor propõe empate: “o” aceita, um lance recusa.
person-offers = { $name } propõe empate: “o” aceita, um lance recusa.
offering = Seu próximo lance vai com uma proposta de empate.
offer-stands = Você propôs empate.
offer-declined = O motor recusa o empate.
person-declines = { $name } recusa o empate.
resign-sure-of = { $name } abandona? z de novo abandona, qualquer outra tecla segue.
    .aloud = { $name } abandona? Digite { label-resign } de novo para abandonar; qualquer outra entrada continua a partida.
resign-sure = Abandonar? z de novo abandona, qualquer outra tecla segue.
    .aloud = Abandonar? Digite { label-resign } de novo para abandonar; qualquer outra entrada continua a partida.
sealing = Adiar: seu próximo lance é secreto e o relógio para. j de novo cancela.
    .aloud = Adiar: digite seu próximo lance; ele é secreto, e o relógio para. { label-adjourn } de novo cancela.
written-wrong = Esse lance não foi jogado.
taken-back = Lance desfeito.
resumed = A partida continua.
resumed-sealed = O lance secreto foi feito: a partida continua.
claim-possible = w reivindica empate.
time-trouble = Menos de 5 minutos: não é preciso anotar lances.
blind = Às cegas: as peças ficam ocultas até o fim.
you-win = Você venceu!
you-lose = Você perdeu.
a-draw = Empate.
person-wins = { $name } venceu!
playoff-continues = O desempate continua: n inicia a partida { $game }. Você tem as { $side ->
        [white] Brancas
       *[black] Pretas
    } e { $yours }, o motor { $theirs }.
playoff-continues-of = O desempate continua: n inicia a partida { $game }. Brancas: { $white }, { $whites }. Pretas: { $black }, { $blacks }.
match-continues = Minimatch: { $yours } a { $theirs } após a primeira partida. n inicia a segunda; você tem as { $side ->
        [white] Brancas
       *[black] Pretas
    }.
match-continues-of = Minimatch: { $white } { $whites }, { $black } { $blacks }. n inicia a segunda partida, com as cores trocadas.
match-over = { $result ->
        [won] Você venceu o minimatch
        [lost] Você perdeu o minimatch
       *[drawn] O minimatch terminou empatado
    }: { $yours } a { $theirs }.
match-over-of = O minimatch terminou: { $white } { $whites }, { $black } { $blacks }.
ballot-drawn = Sorteio: { $moves }
ballot-basic = Posição básica: { $moves }
ballot-flying = Voador: antes do primeiro lance uma pedra está em outra casa. { $men }.
    .aloud = É um sorteio voador: antes do primeiro lance uma pedra está em outra casa. { $men }.
man-elsewhere = { $side ->
    [white] As Brancas têm { $to } em vez de { $from }
   *[black] As Pretas têm { $to } em vez de { $from }
}
game-filed = Salva em games.pdn.

called-out = O motor joga { $played }.
called-out-by = { $name } joga { $played }.

touched = Você tocou { $square }: essa peça deve ser movida.

## Um lado que joga em outro lugar, por DXP

link-waits = Esperando que o outro lado chame { $address }.
link-calls = Chamando { $address }.
link-kept = Esc sai.
link-over = Sem conexão: { $reason }.
link-again = r conecta de novo.
remote-gone = O relógio parou, a partida está guardada.
remote-stopped = O outro lado encerrou a partida sem um resultado que valha.
remote-says = { $name } diz: { $text }

## Peça tocada entre duas pessoas

touch-broken = { $name } tocou { $square } e moveu outra peça: p chama o árbitro.
touch-corrected = Lance desfeito: { $name } deve mover { $square }.
complaint-breach = As { $by } tocaram { $square }; as { $other } podem exigir o lance? Sim, ou aceitar o que foi feito ({ $article }). A tecla p de novo exige, um lance aceita.
complaint-late = As { $by } tocaram { $square }; as { $other } podem exigir o lance? Não: as { $other } já responderam ({ $article }).
complaint-touched = As { $by } tocaram { $square }; as { $other } podem exigir o lance? Sim: { $ruling } ({ $article }).

## Empates propostos e reivindicados

offer-too-early = Você pode propor empate depois de { $needed } lances de cada lado; até agora: { $moves }.
offer-offered-last = A última proposta foi sua: a próxima é do adversário.
offer-not-your-move = Propõe-se empate com o próprio lance: espere sua vez.
offer-none = Não há proposta de empate a responder.
offer-game-over = A partida acabou.

claim-refused = { $reason ->
    [not-your-turn] Reivindique quando for sua vez.
    [no-sudden-death] Só se pode reivindicar empate com tempo único.
    [nothing] Nada a reivindicar: é preciso uma dama sozinha contra até 3 peças, ou até 8 peças ao todo e menos de um minuto.
    [can-be-won] Pedido recusado: as tabelas mostram vitória.
   *[no-advantage] Pedido recusado: sua vantagem não é clara.
}

## A planilha do próprio jogador

sheet-prompt = { $side ->
    [white] planilha { $number }.
   *[black] planilha { $number }…
}

sheet-hint = digite o lance que foi jogado

write-down = { $side ->
    [white] Anote o lance { $number } das Brancas.
   *[black] Anote o lance { $number } das Pretas.
}

fill-in = { $missing ->
    [one] Falta { $missing } lance na sua planilha: anote-o, ou Esc.
   *[other] Faltam { $missing } lances na sua planilha: anote-os, ou Esc.
}

fill-in-of = { $missing ->
    [one] Falta { $missing } lance na planilha de { $name }: anote-o, ou Esc.
   *[other] Faltam { $missing } lances na planilha de { $name }: anote-os, ou Esc.
}

prompt-seal = secreto

## O formulário de uma nova partida: o que está antes dos valores e o que significam.

row-opponent = contra
    .help = Um nível do motor (8 é o melhor), ou uma pessoa. As opções (o) definem um motor seu.
row-theirs = outro
    .help = O nome da outra pessoa, para o relógio, o arquivo e seus resultados.
row-yours = nome
    .help = Um nome diferente do das opções é de visitante: a partida é arquivada, sem progresso.
row-color = você
    .help = Suas peças. As Brancas começam, salvo em algumas posições.
    .both = Um minimatch: esta posição com cada cor, primeiro as Brancas. Vitória: dois pontos.
row-start = início
    .help = A posição usual, uma abertura sorteada equilibrada, sua própria posição, ou vantagem.
    .ballots = Um dos { $full } sorteios da FMJD, uma das { $basic } posições básicas da IDF, sua própria posição, ou vantagem.
row-fen = FEN
    .help = Uma posição como W:W31-50:B1-20, em 64 casas como W:Wc3,e3:Bb6,d6, digitada ou colada; K marca uma dama.
row-clock = ritmo
    .help = Tempo único: um só tempo para a partida. Fischer: mais a cada lance.
    .playoff = Desempate até que se vença uma partida. Após um empate, a próxima começa com o tempo que resta. Relógio Fischer.
row-time = tempo
    .help = Para a partida toda, ou para os lances do período.
row-extra = mais
    .help = Fischer: segundos somados por lance. Período: quantos lances; metade do tempo de novo para o resto.
    .aloud = segundos somados, ou lances
row-undo = voltar
    .help = Com volta de lances (u), a partida é amistosa.
row-touch = toque
    .help = Peça tocada é jogada: a peça que você escolhe deve ser movida, se puder.
    .two = Peça tocada é jogada: quem toca uma peça e move outra pode ser chamado de volta pelo adversário (p).
    .aloud = peça tocada, peça jogada
row-blind = cegas
    .help = Às cegas: as peças ficam ocultas até o fim.
    .aloud = às cegas
row-sheet = folha
    .help = Se você a mantém, digita os dois lances depois de cada vez; eles são conferidos.
    .aloud = planilha

row-link = rede
    .help = Por DXP: um lado espera, o outro chama; um decide a partida, o outro segue.
row-address = em
    .help = Vazio: só esta máquina. Com um endereço, outros podem alcançar você, sem criptografia.
address-here = 127.0.0.1:27531
link-listen-ask = espera, eu decido
link-call-follow = chama, eu sigo
link-call-ask = chama, eu decido
link-listen-follow = espera, eu sigo

row-turning = virar
    .help = Com o tabuleiro virado depois de cada lance, o lado da vez fica embaixo.

play-white = Brancas
play-black = Pretas
play-either = Brancas ou Pretas
play-both = ambas: minimatch
start-beginning = posição inicial
start-ballot = abertura sorteada
start-ballot-federation = sorteio da FMJD
start-ballot-basic = posição básica, IDF
start-fen = o FEN abaixo
    .aloud = a posição da linha FEN
start-opponent-down-1 = rival menos 1 pedra
start-opponent-down-2 = rival menos 2 pedras
start-opponent-down-3 = rival menos 3 pedras
start-you-down-1 = você menos 1 pedra
start-you-down-2 = você menos 2 pedras
start-you-down-3 = você menos 3 pedras
clock-none = nenhum
clock-sudden-death = tempo único
clock-fischer = Fischer
clock-periods = lances por período
clock-playoff = Lehmann-Georgiev
undo-allowed = permitido
undo-forbidden = proibido
no = não
yes = sim
sheet-kept = automática
sheet-yours = você anota
sheet-theirs = cada um anota
turning-no = fica como está
turning-yes = vira a cada lance

minutes-value = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}

seconds-value = { $seconds ->
    [one] { $seconds } segundo por lance
   *[other] { $seconds } segundos por lance
}

moves-value = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}

## Teclas

label-game = jogo
help-game = jogar uma partida contra o motor ou outra pessoa
label-offer = empate
help-offer = propor empate com seu próximo lance, ou aceitar um
label-claim = pede
help-claim = reivindicar empate, com tempo único
label-protest = árbitro
help-protest = chamar o árbitro por peça tocada; de novo: exigir o lance
label-resign = desiste
help-resign = abandonar; pressione duas vezes
    .aloud = abandonar; digite duas vezes
label-adjourn = adia
help-adjourn = adiar: seu próximo lance é secreto
label-new-game = nova
help-new-game = uma nova partida
label-again = revanche
help-again = outra partida nas mesmas condições
help-ask-again = perguntar de novo ao motor após uma falha

## A game read back from memory

recall-at = De memória: { $at } de { $plies } meios-lances. { $faults }
recall-done = A partida inteira de memória: { $plies } meios-lances. { $faults }
recall-faults = Errados: { $wrong }, mostrados: { $shown }.
recall-how-to = i mostra o próximo lance, Esc encerra.
    .aloud = { label-remind } mostra o próximo lance.
recall-shown = Era { $played }.
label-recall = de memória
help-recall = repetir a partida de memória, lance por lance
label-remind = mostrar
help-remind = ao repetir de memória: mostrar o próximo lance
