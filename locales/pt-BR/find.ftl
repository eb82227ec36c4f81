## Achar uma posição, ou um padrão dela, entre problemas e partidas.

label-find = acha
help-find = achar esta posição ou um padrão em partidas e problemas

find-title = Achar uma posição
find-pattern = FEN
find-start = Achar
find-how-to = Casas omitidas ficam em aberto; -28 diz que 28 está vazia; ? como primeira letra deixa em aberto quem joga.
find-searches = Procurando …
find-none = Nada tem este padrão.
find-hits = achados
find-hit = este
find-go-on = Enter o abre, Esc volta.
find-unsaved = Sua análise tem mudanças não salvas. Pressione Enter de novo para sair dela.
find-gone = Este problema não está na coleção agora.

pattern-side-expected = espera-se o lado da vez: W, B, ou ? se ficar em aberto

find-found = { $found ->
    [one] { $found } achado
   *[other] { $found } achados
}{ $shown ->
    [0] { "" }
   *[other] , mostrados os primeiros { $shown }
}

find-extent = em { $puzzles ->
    [0] 0 problemas
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
} e { $games ->
    [0] 0 partidas
    [one] { $games } partida
   *[other] { $games } partidas
}

found-puzzle = problema { $id }
found-puzzle-of = problema
found-game = partida
found-own = sua partida
found-whole = a posição inteira

found-unknown-player = ?

found-after = { $moves ->
    [0] no começo
    [one] após { $moves } lance
   *[other] após { $moves } lances
}

## O comando

cli-find = Achar uma posição ou um padrão em problemas e partidas
cli-find-pattern = FEN de uma posição, ou um padrão: um FEN em que as casas omitidas ficam em aberto, -28 diz que 28 está vazia, e ? no lugar do lado da vez o deixa em aberto, como "?:W28,32,-33:B19"
value-pattern = FEN-OU-PADRÃO
