## Lances, posições e modalidades errados
##
## Um erro é uma oração: começa com letra minúscula e não tem ponto final, para poder seguir dois-pontos. `sentence`
## faz uma frase de uma oração que fica sozinha na tela.

sentence = { $clause }.

at-column = coluna { $column }: { $problem }

## Um texto que não é um lance

no-move-typed = não há lance; escreva um como 32-28 ou c3-d4

not-a-move = "{ $text }" não é um lance: { $problem }

move-square-expected = espera-se uma casa como 28 ou c3
move-one-square = uma casa não é um lance, escreva duas, como 32-28 ou c3-d4
move-trailing = remova o que segue o lance
move-dash-after-move = um lance sem captura tem duas casas, escreva capturas com x
move-too-long = nenhuma captura é tão longa

no-square-numbered = não há casa { $number }

## Um lance que as regras proíbem

no-such-square = { $board ->
    [ten] não há casa { $square }: as casas são 1 a 50
   *[eight] não há casa { $square }: as casas são as escuras de a1 a h8, ou 1 a 32
}

no-piece-there = não há peça em { $square }

no-piece-on-file = { $side ->
    [white] as Brancas não têm peça na coluna { $file }
   *[black] as Pretas não têm peça na coluna { $file }
}

not-your-piece = { $owner ->
    [white] a peça em { $square } é das Brancas, mas é a vez das Pretas
   *[black] a peça em { $square } é das Pretas, mas é a vez das Brancas
}

man-not-king = a peça em { $square } é uma pedra, não uma dama

piece-moves-otherwise = a peça em { $square } não pode se mover assim

move-ambiguous = { $text } pode significar { $moves }: escreva um deles por inteiro

illegal-occupied = { $played } não é possível: a casa { $square } está ocupada

illegal-must-capture = { $played } não é legal: a captura é obrigatória, jogue { $captures }

illegal-man-step = { $played } não é legal: uma pedra anda uma casa na diagonal para a frente

illegal-man-backward = { $played } não é legal: uma pedra só anda para trás ao capturar

illegal-king-off-diagonal = { $played } não é legal: uma dama anda ao longo de uma diagonal

illegal-king-blocked = { $played } não é possível: a peça em { $square } está no caminho

illegal-takes-nothing = { $played } não captura nada: não há peça adversária para saltar entre { $from } e { $to }
    .aloud = de { $from } a { $to } não há o que capturar: nenhuma peça adversária para saltar entre essas casas

illegal-jumps-own = { $played } não é possível: a peça em { $square } é do mesmo lado

illegal-jumps-twice = { $played } não é possível: a peça em { $square } só pode ser saltada uma vez e fica até a captura terminar

illegal-no-room = { $played } não é possível: a casa logo atrás de { $square } não está livre

illegal-man-jumps-too-far = { $played } não é possível: uma pedra salta uma peça vizinha e cai logo atrás dela

illegal-majority = { $played } captura { $takes ->
    [one] { $takes } peça
   *[other] { $takes } peças
}, mas { $best } captura { $most } (Lei da Maioria)
    .aloud = { $played }, isto é { $takes ->
        [one] { $takes } peça
       *[other] { $takes } peças
    }, mas { $best }, isto é { $most } (Lei da Maioria)

illegal-stops-early = { $played } para cedo demais: a captura continua, jogue { $captures }
    .aloud = { $played } para cedo demais: a captura continua. Digite { $captures }

illegal-wrong-landing = { $played } não é legal: a dama tem de cair onde possa capturar de novo, jogue { $captures }

illegal-wrong-way = { $played } não segue nenhuma captura legal: de { $from } a { $to } jogue { $captures }

illegal-no-moves = { $side ->
    [white] { $played } não é possível: as Brancas não têm mais lances e perderam
   *[black] { $played } não é possível: as Pretas não têm mais lances e perderam
}

illegal-digits = { $digits } não é um lance legal, qualquer que seja a divisão dos algarismos

move-not-legal = o lance não é legal nesta posição

## FEN

fen-at = FEN, coluna { $column }: { $problem }

fen-side-expected = espera-se o lado da vez, W ou B
fen-colon-expected = esperam-se dois-pontos antes da parte seguinte, como em W:W31-50:B1-20
fen-part-expected = espera-se W ou B e as casas desse lado, ou um contador como H0 ou F1
fen-square-expected = espera-se uma casa como 28, K28 ou c3
fen-bad-range = uma faixa de casas vai de um número menor a um maior, como 31-50
fen-comma-expected = espera-se uma vírgula antes da casa seguinte ou dois-pontos antes da parte seguinte
fen-trailing = a posição termina antes disto: remova o resto

fen-number-expected = espera-se um número depois de { $counter }

fen-counter-twice = { $counter } aparece duas vezes: remova um

fen-square-twice = a casa { $square } aparece duas vezes: remova uma

fen-man-is-crowned = { $side ->
    [white] uma pedra branca não pode estar em { $square }, onde as pedras são coroadas: escreva K{ $square }
   *[black] uma pedra preta não pode estar em { $square }, onde as pedras são coroadas: escreva K{ $square }
}

## A outra forma das posições, uma letra para cada casa

hub-length = uma posição neste tabuleiro tem { $expected } letras, não { $found }

hub-side-expected = espera-se o lado da vez, W ou B, não '{ $found }'

hub-letter-expected = espera-se w, b, W, B ou e, não '{ $found }'

## Uma peça que não pode ser posta

setup-no-square = não há casa { $number }: as casas são 1 a { $last }

setup-square-twice = a casa { $number } tem duas peças

setup-man-is-crowned = { $side ->
    [white] uma pedra branca não pode estar em { $number }, onde as pedras são coroadas: faça dela uma dama
   *[black] uma pedra preta não pode estar em { $number }, onde as pedras são coroadas: faça dela uma dama
}

## Modalidades

unknown-variant = modalidade desconhecida "{ $name }": use international, russian ou brazilian
