## O treino de finais

drill-title = Finais
drill-drawing = Procurando uma posição …

## Escolha de um final

ending-form-title = final
ending-form-ending = final
ending-form-role = papel
ending-form-level = nível
ending-form-errors = erros
ending-form-fen = FEN
ending-form-start = Iniciar
ending-form-fen-help = Digite ou cole um FEN como { $board ->
    [eight] W:WKc3,Ke1,a3:BKb8
   *[ten] W:WK6,K8,45:BK2
} para começar de uma posição sua. Vazio: posição ao acaso.
ending-form-over = A partida já acabou nesta posição.
ending-form-from-fen = A partir do FEN: vença, se está ganha; empate com o lado mais fraco, se está empatada.

errors-at-once = mostrados logo
errors-at-the-end = mostrados no fim

ending-role = { $role ->
    [win] vencer
   *[hold] empatar
}

ending-role-with = { $role ->
    [win] vencer
   *[hold] empatar
} com: { $pieces }

ending-level = { $level ->
    [easy] fácil
    [medium] médio
    [hard] difícil
   *[any] qualquer
}

ending-kings = { $count ->
    [one] dama
   *[other] { $count } damas
}

ending-lone-king = dama

ending-men = { $count ->
    [one] pedra
   *[other] { $count } pedras
}

ending-force = { $kings }, { $men }

ending-material = { $strong } x { $weak }

ending-material-short = { $strong }–{ $weak }

drill-not-tried = Ainda não tentado.

drill-record = Resolvido { $solved } de { $tried }, perfeito { $perfect }, melhor série { $streak }.

## A tarefa

drill-task-win-limit = Vença na regra dos { $moves } lances. Todo lance que mantém a vitória é certo. “De folga”: lances que sobram.

drill-task-win = Você pode vencer. Todo lance que mantém a vitória é certo.

drill-task-hold-limit = Você pode empatar, se achar os lances até que a regra dos { $moves } lances encerre a partida.

drill-task-hold = Você pode empatar, se achar os lances.
drill-attempt-win = Tente vencer. Nenhuma tabela cobre este final: o motor responde e julga.
drill-attempt-hold = Tente empatar. Nenhuma tabela cobre este final: o motor responde e julga.

moves-to-spare = { $moves } de folga

## Veredictos sobre um lance

engine-sees-no-win = O motor já não vê vitória.
engine-sees-loss = O motor agora vê uma derrota forçada.
drill-still-drawn = Ainda é empate.
drill-still-won = Ainda ganho.

drill-still-won-in = { $moves ->
    [one] Ainda ganho, em { $moves } lance com o melhor jogo.
   *[other] Ainda ganho, em { $moves } lances com o melhor jogo.
}

drill-win-gone = A vitória se foi. r volta ao erro.
drill-lost-now = Está perdido. r volta ao erro.
drill-not-seen = Siga jogando; o motor responde.

drill-wasted = { $moves ->
    [one] Ainda ganho, mas você desperdiçou { $moves } lance: { $better } mantinha { $kept } de folga antes do limite.
   *[other] Ainda ganho, mas você desperdiçou { $moves } lances: { $better } mantinha { $kept } de folga antes do limite.
}

drill-gives-win-away = Isso entrega a vitória: { $why }.

drill-loses = Isso perde: { $why }.

drill-gave-win-why = { $written } entregou a vitória: { $why }.

drill-gave-draw-why = { $written } entregou o empate: { $why }.

## Por que um lance entregou o resultado: depois de dois-pontos

drill-mistake = { $mistake ->
    [too-late] demora demais para o limite de lances
    [loses-king] uma dama é capturada
    [loses-man] uma pedra é capturada
    [lets-man-through] a pedra passa e é coroada
    [gives-main-road] a dama sozinha ganha a grande diagonal
    [leaves-main-road] sua dama deixa a grande diagonal
    [lets-king-out] a dama sozinha escapa entre suas peças
    [walks-into-offer] uma oferta atrai sua peça à linha em que é tomada
    [is-caught] sua dama é apanhada
   *[other] a resposta mostra por quê
}

## O que se pode fazer então

drill-better = { $better } era o certo.

drill-retry-or-see = s mostra por quê, r tenta de novo, i diz o lance certo.
drill-refutation-more = s mostra o lance seguinte, qualquer outra tecla volta.
    .aloud = s mostra o lance seguinte; qualquer outra entrada volta.
drill-refutation-drawn = Isso é empate.
drill-refutation-lost = Isso está perdido.
drill-refutation-end = Qualquer tecla volta.
    .aloud = Qualquer entrada volta.

drill-retry = r tenta de novo dali.
drill-back-here = r retoma daqui.

## Dicas

drill-all-keep = Todo lance mantém o resultado.

drill-winning-move = { $spare ->
    [one] Vence: { $written }. Depois você pode desperdiçar { $spare } lance antes do limite.
   *[other] Vence: { $written }. Depois você pode desperdiçar { $spare } lances antes do limite.
}

drill-winning-spare = Vitória: { $moves }. Entre parênteses: quantos lances você pode desperdiçar depois, antes do limite.

drill-winning = Vitória: { $moves }.

drill-holding = Empate: { $moves }.

drill-and-more = { $moves } e mais

rule-four-kings = Cuidado com um lance que ataque duas das suas damas ao mesmo tempo; sem ele, quatro damas sempre vencem.

rule-keep-off-road = Mantenha a dama sozinha fora da grande diagonal. Com ela lá você vence { $on } posições em 100; com ela em outro lugar, { $off }.

rule-hold-road = Segure a grande diagonal. Nela você perde { $on } posições em 100; em outro lugar, { $off }.

rule-last-offer = Procure uma oferta: o adversário deve capturar, e seu lance seguinte encerra a partida. { $offers ->
    [100] Toda vitória em dois lances começa com uma.
   *[other] De 100 vitórias em dois lances, { $offers } podem começar com uma.
}

rule-crowning = Não coroe com pressa. De 100 posições ganhas em que uma pedra pode ser coroada de imediato, coroar mantém a vitória em { $keeps }.

rule-few-moves = Vigie as casas a que a dama sozinha pode ir, até que ela não tenha nenhuma segura, ou ofereça uma dama. De 100 vitórias em dois lances, { $offers } podem começar com uma oferta; nenhuma vitória leva mais de { $moves } lances.

rule-corner = Vá ao canto oposto da grande diagonal: você só vence se as duas damas estão nela, a outra num canto.

rule-no-refuge = Deixe sua dama onde não possa ser tomada. De 100 lances que perdem, { $taken } deixam tomá-la de imediato. A grande diagonal não é refúgio: nela você perde { $on } posições em 100; em outro lugar, { $off }.

rule-opposition = { $result ->
    [win] Ponha uma pedra de frente para a do adversário, na mesma coluna com uma fileira no meio, e guarde outra pedra que possa se mover. De 100 dessas posições na sua vez, você vence { $share }.
   *[lose] Não fique de frente para a pedra do adversário na mesma coluna com uma fileira no meio quando for sua vez: sua pedra tem de ir para o lado da dele. De 100 dessas posições você perde { $share }.
}

rule-stop = Vigie o caminho da pedra mais avançada do adversário: ponha uma peça à frente dela enquanto ainda está longe da última linha. De 100 posições você vence { $won } quando ela está a { $near ->
    [one] { $near } passo
   *[other] { $near } passos
}, e { $more ->
    [100] todas
   *[other] { $more }
} quando está a { $far }.

rule-hurry = Corra com sua pedra mais avançada e mantenha livre o caminho dela. De 100 posições você empata { $held } quando ela está a { $near ->
    [one] { $near } passo
   *[other] { $near } passos
} da última linha, e { $fewer ->
    [0] nenhuma
   *[other] { $fewer }
} quando está a { $far }.

rule-captures-share = { $result ->
    [win] Proteja suas peças: antes de cada lance, veja o que ele deixa o adversário capturar. De 100 lances que entregam a vitória, { $taken } permitem captura imediata.
   *[draw] Proteja suas peças: antes de cada lance, veja o que ele deixa o adversário capturar. De 100 lances que perdem, { $taken } permitem captura imediata.
}

rule-captures = Antes de cada lance, confira o que ele deixa o adversário capturar.

## O resultado

drill-won = Venceu!
drill-lost = Perdeu.
drill-not-won = Só empate.
drill-held = Empate salvo!
drill-won-more = Venceu, onde o empate bastava!
drill-perfect = Perfeito: nada desperdiçado.

drill-gave-win = { $written } entregou a vitória.

drill-gave-draw = { $written } entregou o empate.

drill-wasted-in-all = { $moves ->
    [one] Você desperdiçou { $moves } lance.
   *[other] Você desperdiçou { $moves } lances.
}

drill-go-on = n: próximo, r: de novo, ↑: rever.
drill-try-again = r: volta ao erro, n: próximo, ↑: rever.
