## damier mail: partidas por correspondência em arquivos

cli-mail = Jogar por correspondência: partidas em arquivos, com caixa de entrada e de saída; nada é enviado
cli-mail-new = Começar uma partida
cli-mail-read = Receber arquivos de adversários: os da caixa de entrada, ou os indicados
cli-mail-play = Fazer um lance, e escrevê-lo para o adversário
cli-mail-list = Listar as partidas, de quem é a vez e os dias que restam
cli-mail-folder = Pasta das partidas; normalmente a pasta mail ao lado do arquivo de progresso
cli-mail-name = Nome da partida: letras, algarismos, - e _
cli-mail-me = Seu nome; normalmente o das opções
cli-mail-opponent = O nome do adversário
cli-mail-color = Sua cor
cli-mail-days = Dias para um lance
cli-mail-files = Arquivos PDN com uma partida em cada um; - lê a entrada padrão
cli-mail-move = O lance, ou "resign" para abandonar, ou "draw" para aceitar uma proposta de empate
cli-mail-if = Responder de antemão: um lance do adversário e o seu, talvez mais pares, como "19-23 28x19"; a opção pode se repetir
cli-mail-offer = Propor empate com o lance
cli-mail-yes = Não perguntar se o lance é esse mesmo
cli-mail-json = Escrever um objeto JSON por partida
value-move = LANCE
value-moves = LANCES

mail-no-folder = não há pasta para os dados: indique uma com --folder
mail-no-name = falta seu nome: dê-o com --me, ou nas opções
mail-your-move = É sua vez: damier mail play { $name } LANCE
mail-to-send = Escrito: { $file }. Envie-o a { $opponent }, com o texto ao lado dele se quiser.
mail-inbox-empty = Nada em { $folder }
mail-new-game = Nova partida { $name } contra { $opponent }
mail-received = { $opponent } joga { $played }
mail-answered = Respondido de antemão: { $played }
mail-offered = { $opponent } propõe empate: “draw” em vez do lance aceita, um lance recusa
mail-result = A partida acabou: { $result }
mail-resignation = o abandono
mail-draw = o empate
mail-confirm = Escrever { $what }? [s/N]
mail-yes = s sim y yes
mail-not-sent = Nada foi escrito
mail-none = Nenhuma partida por correspondência: damier mail new começa uma
mail-line-over = { $name }: { $white } – { $black }, encerrada, { $result }
    .aloud = { $name }: { $white }, { $black }, encerrada, { $result }
mail-line-ours = { $name }: { $white } – { $black }, { $place }, sua vez, { $left ->
    [one] resta { $left } dia
   *[other] restam { $left } dias
}
    .aloud = { $name }: { $white }, { $black }, { $place }, sua vez, { $left ->
        [one] resta { $left } dia
       *[other] restam { $left } dias
    }
mail-line-late = { $name }: { $white } – { $black }, { $place }, sua vez, seu tempo acabou
    .aloud = { $name }: { $white }, { $black }, { $place }, sua vez, seu tempo acabou
mail-line-theirs = { $name }: { $white } – { $black }, { $place }, vez do adversário, { $left ->
    [one] resta { $left } dia
   *[other] restam { $left } dias
}
    .aloud = { $name }: { $white }, { $black }, { $place }, vez do adversário, { $left ->
        [one] resta { $left } dia
       *[other] restam { $left } dias
    }
mail-line-theirs-late = { $name }: { $white } – { $black }, { $place }, vez do adversário, o tempo dele acabou
    .aloud = { $name }: { $white }, { $black }, { $place }, vez do adversário, o tempo dele acabou
mail-place = { $side ->
    [white] lance { $number } das Brancas
   *[black] lance { $number } das Pretas
}
mail-text-players = Partida { $name }: { $white } (Brancas) – { $black } (Pretas)
mail-text-last = Jogado no { $place }: { $played }
mail-text-offer = Foi proposto empate.
mail-text-turn = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam, em até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
mail-text-file = A partida inteira está no arquivo PDN que acompanha este texto.
mail-board-key = w e b são pedras, W e B damas; ao lado de cada fileira, sua primeira e sua última casa.

mail-closed = Uma partida sua por correspondência tem esta posição e não acabou: motor e tabelas estão fechados.

## O que está errado num arquivo ou lance

mail-at = { $place }: { $reason }
mail-too-long = longo demais para uma partida
mail-games = espera-se uma partida, achadas: { $games }
mail-tag = a etiqueta { $tag } falta ou não diz nada de útil
mail-setup = uma nova posição em vez do { $place }
mail-goes-on = o { $place } vem depois do fim da partida
mail-other-start = uma posição inicial diferente da que há aqui
mail-differs = o { $place } é { $ours } aqui e { $theirs } no arquivo
mail-behind = o arquivo termina antes do { $place }, que é conhecido aqui
mail-nothing = nada de novo
mail-too-many = { $moves } lances novos em vez de um
mail-our-move = o lance novo caberia a você
mail-bad-result = um resultado que o adversário não pode decidir sozinho
mail-not-our-turn = não é sua vez
mail-over = a partida acabou
mail-condition = uma linha de { $moves } lances: são precisos pares de um lance do adversário e um seu, no máximo 20
mail-no-offer = nenhum empate foi proposto com o último lance
mail-bad-name = { $name } não é nome de partida: 1 a 40 letras, algarismos, - e _
mail-exists = já há uma partida { $name }
mail-missing = não há partida { $name }

## Games by mail in the program

mail-opponent = uma pessoa, por correspondência
mail-title = Por correspondência
mail-menu = partidas por correspondência
mail-row-named = { $opponent } ({ $name })
    .aloud = { $opponent }, { $name }
mail-row-ours = { $opponent }: você, { $left ->
    [one] { $left } dia
   *[other] { $left } dias
}
mail-row-late = { $opponent }: você, tempo esgotado
mail-row-theirs = { $opponent }: aguardando, { $left ->
    [one] { $left } dia
   *[other] { $left } dias
}
mail-row-theirs-late = { $opponent }: aguardando, tempo esgotado
mail-row-over = { $opponent }: { $result }
mail-list-how-to = r recebe o que chegou em { $folder }.
    .aloud = O número abre uma partida, { label-new-game } começa uma, { label-mail-read } recebe o que chegou em { $folder }.
mail-list-none = Ainda não há partidas: n começa uma. Ponha os arquivos dos adversários em { $folder }, r os recebe.
    .aloud = Ainda não há partidas: { label-new-game } começa uma. Ponha os arquivos dos adversários em { $folder }, { label-mail-read } os recebe.
mail-no-place = Não há pasta para partidas por correspondência.
mail-nothing-new = Nada de novo chegou.
mail-needs-names = A partida precisa dos dois nomes.
mail-sure = Escrever { $what }? Enter: sim, Esc: não.
    .aloud = Escrever { $what }? Uma linha vazia: sim.
mail-with-offer = Com uma proposta de empate.
mail-with-line = Resposta antecipada: { $line }
mail-more = o propõe empate com o lance, i responde ao adversário de antemão.
    .aloud = { label-offer } propõe empate com o lance, { label-mail-if } responde ao adversário de antemão.
mail-waits = É a vez de { $opponent }. O próximo arquivo vai para a caixa de entrada.
row-mail-days = dias
    .help = Dias para um lance.
mail-days-value = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
row-mail-if = se
    .help = Um lance do adversário e o seu, talvez mais pares: 19-23 28x19.
label-mail-read = entrada
help-mail-read = receber os arquivos da caixa de entrada
help-mail-new = começar uma partida por correspondência
help-mail-offer = propor empate com o lance, ou aceitar o do adversário
label-mail-if = resposta
help-mail-if = responder de antemão a um lance do adversário
help-mail-resign = abandonar, depois de uma pergunta
