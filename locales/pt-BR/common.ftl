## Palavras de várias telas.

-damier = Damier
language-name = Português (Brasil)

decimal-sign = ,
percentage = { $share }%

program = { -damier }
too-small = { -damier } precisa de pelo menos 40 colunas e 12 linhas. Aumente a janela.

## Títulos dos painéis

pane-moves = lances
pane-clock = tempo
pane-clock-paused = tempo parado
pane-material = peças
prompt-move = lance

## Lados e modalidades

side-name = { $side ->
    [white] Brancas
   *[black] Pretas
}

to-move = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam

variant-name = { $variant ->
    [russian] russas
    [brazilian] brasileiras
   *[international] internacionais
}

variant-with-board = { $variant ->
    [russian] russas, 8x8
    [brazilian] brasileiras, 8x8
   *[international] internacionais, 10x10
}

board-size = { $variant ->
    [international] 10x10
   *[other] 8x8
}

## Entrada de um lance

input-hint = digite, ou setas e Enter
typing-hint = digite, depois Enter
which-way = por onde? escolha uma casa da rota
no-such-move = nenhum lance legal começa assim

entry-plays = Enter: { $written }

entry-legal = legais: { $moves }

entry-legal-more = legais: { $moves }, …

must-capture = Captura obrigatória: { $squares }.

cannot-move = A peça em { $square } não pode se mover.

cannot-reach = { $from } não pode ir a { $to }.

## O motor

engine-thinks = o motor pensa …
engine-failed = O motor falhou; um lance legal foi jogado por ele.

## O fim da partida

move-limit = regra dos { $moves } lances: { $used }/{ $moves }

end-no-pieces = { $loser ->
    [white] As Brancas
   *[black] As Pretas
} não têm mais peças.

end-no-moves = { $loser ->
    [white] As Brancas
   *[black] As Pretas
} não têm mais lances.

end-resigned = { $loser ->
    [white] As Brancas
   *[black] As Pretas
} abandonaram.

end-out-of-time = { $loser ->
    [white] As Brancas
   *[black] As Pretas
} esgotaram o tempo.

end-repetition = Empate por repetição: esta posição ocorreu pela terceira vez.

end-move-limit = Empate pela regra dos { $moves } lances: { $moves } lances de cada lado.

end-agreement = Empate de comum acordo.
end-neither-can-win = Empate: nenhum dos lados pode vencer.
end-advantage = Empate por vantagem, reivindicado com quase nenhum tempo restante.

## Junções

list-separator = ,{ " " }

list-or = { $first } ou { $last }
