## Lições, respostas e partidas salvas erradas

## Uma partida que não pode começar

no-fen-typed = Digite a posição em FEN, como W:W31-50:B1-20, em 64 casas como W:Wc3,e3:Bb6,d6.
game-over-no-move = A partida acabou aqui: o lado da vez não tem lance.

game-over-drawn = A partida está empatada aqui: o contador H esgotou a regra dos { $moves } lances.

## Respostas

not-a-square = { $board ->
    [ten] "{ $text }" não é uma casa: as casas são 1 a 50.
   *[eight] "{ $text }" não é uma casa: as casas são as escuras de a1 a h8.
}

not-a-sign = "{ $text }" não é um sinal de anotação: use { $signs }.

## Partidas salvas

saved-unreadable = a partida inacabada não pode ser lida: { $reason }

saved-newer = a partida inacabada foi salva por um Damier mais novo (versão { $found }, este lê { $known }): use aquele

saved-bad = { $part ->
    [variant] a partida inacabada não pode ser lida: sua modalidade está errada
    [level] a partida inacabada não pode ser lida: seu nível está errado
    [start] a partida inacabada não pode ser lida: sua posição inicial está errada
    [moves] a partida inacabada não pode ser lida: sua lista de lances está errada
    [clock] a partida inacabada não pode ser lida: seu relógio está errado
    [boards] a simultânea inacabada não pode ser lida: seus tabuleiros estão errados
   *[sealed-move] a partida inacabada não pode ser lida: seu lance secreto está errado
}

## De quem é a partida

game-of-others = nem "{ $white }" nem "{ $black }" combina com seu nome

game-of-both = tanto "{ $white }" como "{ $black }" combinam com seu nome

## Palavras e dias em arquivos

no-such-kind = não há tipo de exercício "{ $word }"

no-such-mode = não há modo "{ $word }"

no-such-verdict = não há veredito "{ $word }"

not-a-day = "{ $text }" não é um dia: escreva-o como 2026-11-21
