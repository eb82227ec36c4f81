## Arquivos de partidas (PDN) errados

pdn-at = { $place }: { $problem }

pdn-warning-at = { $place }: aviso: { $problem }

pdn-unread = não é possível ler adiante: { $reason }

pdn-utf16 = o arquivo está em UTF-16; salve-o como UTF-8

pdn-unexpected = "{ $text }" não é um lance, nem outra coisa permitida aqui

pdn-tag-expected = espera-se uma etiqueta como [Event "nome"]

pdn-tag-value = etiqueta { $tag }: espera-se seu valor entre aspas duplas

pdn-tag-unclosed = a etiqueta { $tag } não está fechada: espera-se "]

pdn-too-many-tags = a partida tem mais de { $most } etiquetas

pdn-comment-unclosed = este comentário não está fechado: espera-se {"}"} em até { $most } KiB

pdn-setup-unclosed = esta posição montada não está fechada: espera-se /FEN "..."/

pdn-too-deep = aqui as variantes estão aninhadas além de { $most } níveis

pdn-variation-unopened = nenhuma variante está aberta aqui: remova o )
pdn-variation-unclosed = esta variante não está fechada antes do fim da partida: espera-se )
pdn-variation-before-move = uma variante substitui o lance anterior a ela, e não há nenhum

pdn-other-game = { $game ->
    [0] xadrez
    [1] xadrez chinês
    [21] damas inglesas
    [22] damas italianas
    [23] damas americanas (pool checkers)
    [24] damas espanholas
    [27] damas canadenses
    [28] damas portuguesas
    [29] damas tchecas
    [30] damas turcas
    [31] damas tailandesas
    [40] damas frísias
    [41] damas spantsiretti
   *[50] Othello
} (GameType { $game }) não tem suporte: use 20 (internacionais), 25 (russas) ou 26 (brasileiras)

pdn-other-name = { $tag } "{ $value }" não tem suporte: só damas internacionais, russas e brasileiras têm

pdn-game-type = GameType "{ $value }" não tem suporte: use 20 (internacionais), 25 (russas) ou 26 (brasileiras)

## Coisas estranhas

pdn-no-terminator = esta partida não termina com um resultado ou *
pdn-stray-dot = este ponto não segue nenhum número de lance

pdn-unquoted-tag = a etiqueta { $tag } tem seu valor sem aspas duplas

pdn-draw-in-words = "{ $text }" é lido como empate

pdn-remark = "{ $text }" ao lado do resultado é lido como comentário

pdn-null-move = o traço no lugar de um lance é ignorado
pdn-dash-for-capture = isto é uma captura: escreva-a com x ou : em vez do traço

pdn-ambiguous = { $played } tem vários significados; os lances seguintes só permitem { $meaning }

pdn-naming = GameType "{ $value }" contradiz os lances; eles são lidos com os nomes usuais das casas

pdn-recognised = sem GameType: lido como damas { $variant ->
    [russian] russas
    [brazilian] brasileiras
   *[international] internacionais
}{ $certain ->
    [true] {""}
   *[false] ; outras modalidades também permitem seus lances
}

pdn-unknown-game-type = GameType é desconhecido: lido como damas { $variant ->
    [russian] russas
    [brazilian] brasileiras
   *[international] internacionais
}

pdn-other-name-ignored = { $tag } "{ $value }" não combina com GameType, que é o que conta

pdn-unknown-fen = FEN é desconhecido: a partida é lida a partir da posição usual

pdn-unknown-setup = a posição montada aqui é desconhecida: o tabuleiro ficou como estava

pdn-unknown-side = FEN não diz de quem é a vez: lido como { $side ->
    [white] Brancas
   *[black] Pretas
}

pdn-other-result = a etiqueta Result diz { $tag }, mas os lances terminam com { $end }; a etiqueta conta

## A codificação de um texto

text-guessed = não é UTF-8: lido como { $encoding }, o que é um palpite; --encoding NOME decide
text-marked = não é UTF-8: lido como { $encoding }
text-does-not-fit = parte do texto não é { $encoding }: indique outra com --encoding
