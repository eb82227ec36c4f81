## damier dxp: partidas contra outro programa

dxp-waiting = Esperando outro programa em { $address }
dxp-cannot-listen = não é possível esperar em { $address }
dxp-cannot-keep = não é possível escrever a partida
dxp-says = O outro lado diz: { $text }
dxp-fault = O outro lado: { $problem }

## O relatório

dxp-game = Partida { $number }: { $color ->
    [white] Brancas
   *[black] Pretas
} contra { $opponent }, { $result }, { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}. { $why }
dxp-end-moves = Todos os lances foram feitos.
dxp-end-illegal = O outro lado fez um lance ilegal.
dxp-end-opponent = O outro lado encerrou a partida.
dxp-end-connection = A conexão se perdeu.
dxp-no-game = Nenhuma partida foi jogada
dxp-won = vit.
dxp-drawn = emp.
dxp-lost = der.
dxp-undecided = indecisa
dxp-score = pontos
dxp-both = ambas
dxp-elo = Elo { $elo }, 95% entre { $low } e { $high }
dxp-claimed = { $games ->
    [one] { $games } resultado se baseia
   *[other] { $games } resultados se baseiam
} só na palavra do outro lado

## Por que uma conexão acabou, ou uma partida não é jogada

dxp-stopped = não se desejou outra partida
dxp-left = a conexão foi encerrada
dxp-hung-up = o outro lado fechou a conexão
dxp-unreachable = sem conexão: { $reason }
dxp-broken = a conexão caiu: { $reason }
dxp-no-request = o outro lado não pede nenhuma partida
dxp-no-reply = o outro lado não responde ao pedido de partida
dxp-no-move = o outro lado não faz lance, e o tempo dele acabou
dxp-no-end = o outro lado não confirma o fim da partida
dxp-too-long = o outro lado enviou mais de { $length } caracteres sem um fim
dxp-faults = o outro lado cometeu erros demais
dxp-flood = o outro lado envia mensagens sem fim
dxp-declined-version = o outro lado fala outra versão do protocolo
dxp-declined-this = o outro lado recusa esta partida
dxp-declined-all = o outro lado não joga nenhuma partida

## O que o outro lado fez de errado

dxp-illegal-move = um lance ilegal
dxp-unexpected = uma mensagem { $kind } inesperada
dxp-unknown = uma mensagem "{ $kind }" desconhecida
dxp-length = uma mensagem { $kind } com { $length ->
    [one] { $length } caractere
   *[other] { $length } caracteres
}
dxp-character = uma mensagem com um caractere errado na coluna { $column }
dxp-blank = um nome vazio
dxp-square = não há casa { $number }
dxp-twice = a peça em { $square } é capturada duas vezes
dxp-version = versão { $version } do protocolo, não 1
dxp-bad-minutes = uma partida dura de 1 a { $most } minutos para cada lado
dxp-bad-moves = uma partida tem no máximo { $most } lances
dxp-variant = o protocolo é para damas internacionais, não para damas { $variant }
dxp-over = nesta posição a partida acabou

## O que o nosso lado não pode fazer no momento

dxp-nobody = ainda não há conexão
dxp-not-ask = nenhuma partida pode ser pedida agora
dxp-not-reply = não há nada a responder
dxp-not-our-turn = é a vez do outro lado
dxp-not-back = não há nada a desfazer
