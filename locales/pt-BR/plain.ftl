## Modo simples: o treinador como uma sequência de linhas, para fala, braile e scripts.

plain-hello = { -damier }, modo simples: uma linha entra, frases inteiras saem. Digite “ajuda” para ajuda, “sair” para sair.
plain-bye = { $kept ->
    [kept] { -damier } termina. O que está inacabado fica guardado.
   *[other] { -damier } termina.
}

plain-parted = { $counts ->
    [counts] Você deixou o exercício: ele conta como está e não fica guardado.
   *[other] Você deixou o exercício: ele não conta e não fica guardado.
}

plain-again = { $times ->
    [2] De novo: { $text }
   *[other] De novo, número { $times }: { $text }
}

plain-screen = Tela: { $title }

plain-type-move = Digite o lance, como { $played }.

plain-with-state = { $line }, { $state }

plain-state = { $state ->
    [kept] aprovada e fixada
    [passed] aprovada
    [due] a repetir
    [begun] iniciada
   *[tried] tentada
}

plain-moved = Uma peça vai de { $from } a { $to }.

plain-labelled = { $label }: { $text }

plain-numbered = { $place }. { $text }

plain-chosen = Escolhido: { $text }

plain-row = { $name }: { $value }
plain-row-empty = vazio
plain-page = { $page }, página { $place } de { $pages }

plain-row-values = { $name }, à escolha: { $values }. Agora: { $value }. Digite { $row } e o número de um valor.
plain-row-many = { $name }, { $values } valores à escolha. Agora: { $value }. Digite { $row } e o número de um valor:

plain-row-text = { $name } é um texto: { $value }. Digite { $row } e o texto, ou { $row } e um ponto final para esvaziá-lo.

plain-no-row = Não há { $row }. Digite um número de 1 a { $rows }.

plain-no-value = A linha { $row } aceita um número de 1 a { $values }, ou o começo de um valor; { $row } sozinho diz quais são.

plain-text-row = Para texto, digite antes o número da linha: { $row } { $typed }.

plain-more = mais { $count }: digite lista para todas.

plain-nothing-changed = Nada mudou.
plain-nothing-happened = Nada aconteceu: digite um lance como { $played }.
plain-done = Feito.
plain-cancelled = Cancelado.
plain-go-on = Você pode digitar { $words }.
plain-no-list = Não há lista aqui.
plain-no-steps = Não há nada para percorrer aqui.
plain-no-clock = Nenhum relógio anda aqui.
plain-no-pieces = Nenhuma peça é mostrada.
plain-no-moves-told = Este exercício não lista os lances.
plain-no-last = Nenhum lance foi feito.
plain-last-now = O último lance agora: { $played }
plain-no-score = Nenhum lance está escrito aqui.
plain-nothing-to-repeat = Nada foi dito ainda.

plain-unknown = “{ $typed }” não significa nada aqui. Esperado: { $expected }.

plain-not-now = “{ $word }” não faz nada agora.
plain-capture-ends = Uma captura nomeia a casa onde a peça cai, não a da peça que ela toma.
plain-is-over = Isto acabou: digite “segue”.
plain-step-over = Este passo acabou: uma linha vazia continua.

plain-move-before = O lance anterior: { $played }
plain-move-avoided = Um lance que foi evitado na partida: { $played }

plain-better = { $side ->
    [white] As Brancas
   *[black] As Pretas
} estão melhor por { $men } pedras
plain-even = Nenhum lado está melhor

plain-back-at-start = De volta ao começo do problema.

plain-stops-early = { $played } para cedo demais: a captura continua.

plain-pair = { $one } e { $other }

plain-line = A linha: { $moves }.
plain-wrong-answer = Errado.

plain-new-board = Outra posição:

plain-typed = “{ $word }”

plain-several = “{ $typed }” pode ser { $words }.

plain-usage = { $typed } se digita assim: { $wanted }.

plain-expected-move = um lance como { $played }
plain-expected-number = um número da lista
plain-expected-places = fileira e lugar, como 6 2
plain-expected-answer = a resposta
plain-expected-help = ajuda

plain-place = fileira { $row }, lugar { $place }

plain-marked = { $mark ->
    [right] Certo:
    [wrong] Errado:
    [taken] Tomado:
    [asked] A resposta certa é
    [given] Você apontou
   *[hint] Marcado:
} { $squares }.

plain-by-place = Diga por fileiras e lugares: as fileiras se contam a partir do lado das Pretas, os lugares a partir da esquerda das Brancas. “em 6 2” é fileira 6, lugar 2.

plain-which-move = { $count ->
    [one] Um lance
   *[other] Vários lances
}: { $text }. Digite o número.

plain-no-move-of = Nenhum lance legal começa em { $square }.

## O relógio

plain-left = Restam { $time }.

plain-used = Tempo usado: { $time }.
plain-time-is-up = O tempo acabou.

plain-time = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
    [one] { $seconds ->
        [0] { $minutes } minuto
        [one] { $minutes } minuto e { $seconds } segundo
       *[other] { $minutes } minuto e { $seconds } segundos
    }
   *[other] { $seconds ->
        [0] { $minutes } minutos
        [one] { $minutes } minutos e { $seconds } segundo
       *[other] { $minutes } minutos e { $seconds } segundos
    }
}

## Uma posição em frases

spoken-piece = { $piece ->
    [white-man] pedra branca
    [white-king] dama branca
    [black-man] pedra preta
   *[black-king] dama preta
}

spoken-pieces = { $pieces ->
    [white-man] Pedra branca
    [white-men] Pedras brancas
    [white-king] Dama branca
    [white-kings] Damas brancas
    [black-man] Pedra preta
    [black-men] Pedras pretas
    [black-king] Dama preta
   *[black-kings] Damas pretas
} { $squares }.

spoken-no-pieces = { $pieces ->
    [white-men] Nenhuma pedra branca
    [white-kings] Nenhuma dama branca
    [black-men] Nenhuma pedra preta
   *[black-kings] Nenhuma dama preta
}.

spoken-empty = vazia

spoken-on = { $square } { $content }

spoken-square = { $on }. Vizinhas: { $neighbours }.

spoken-no-square = “{ $typed }” não é uma casa deste tabuleiro.

spoken-row = Fileira { $row }, { $first } a { $last }: { $contents }.

spoken-no-row = As fileiras vão de 1 a { $rows }, a partir { $board ->
    [ten] do lado das Pretas
   *[eight] do lado das Brancas
}.

spoken-diagonal = Diagonal { $first } a { $last }: { $squares }.

spoken-move = { $side ->
    [white] Brancas
   *[black] Pretas
} { $from } para { $to }.

spoken-capture = { $side ->
    [white] Brancas
   *[black] Pretas
} { $path }, { $taken }.

spoken-notation = { $side ->
    [white] Brancas
   *[black] Pretas
} { $played }{ $taken }.

spoken-crowned = Torna-se dama.

spoken-to = { $from } para { $to }

spoken-range = { $first } a { $last }

spoken-takes = { $from } toma para { $to }

spoken-men = { $men ->
    [1] uma pedra
    [2] duas pedras
    [3] três pedras
    [4] quatro pedras
    [5] cinco pedras
    [6] seis pedras
    [7] sete pedras
    [8] oito pedras
    [9] nove pedras
   *[other] { $men } pedras
}

spoken-kings = { $kings ->
    [1] uma dama
    [2] duas damas
    [3] três damas
    [4] quatro damas
    [5] cinco damas
   *[other] { $kings } damas
}

spoken-must = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam e devem capturar: { $ways ->
    [one] { $ways } maneira
   *[other] { $ways } maneiras
}.

spoken-turn = { $side ->
    [white] Brancas
   *[black] Pretas
} jogam.

spoken-undone = Desfeito: { $played }
spoken-before = De volta antes de { $played }

spoken-moves = { $count ->
    [one] Um lance
   *[other] { $count } lances
}: { $moves }.
spoken-no-moves = Nenhum lance legal.
spoken-no-captures = Nenhuma captura é possível.

spoken-sign = { $sign ->
    [mark] , bom
    [mark-mark] , excelente
    [query] , um erro
    [query-query] , um erro grave
    [mark-query] , parece bom, pode ser ruim
   *[query-mark] , parece ruim, pode ser bom
}

## Ajuda

plain-help-title = O que se pode digitar:
plain-help-line = Uma linha vazia é Enter. Uma palavra pode ser abreviada. Uma letra sozinha é uma tecla desta tela; depois de uma barra, como em /p, é uma pergunta sobre o tabuleiro.
plain-help-moves = Lances: { $played } ou sem o sinal; capturas com x ou “toma”, e com as casas do meio onde há dois caminhos.
plain-help-square = Uma casa sozinha lista seus lances.
plain-help-form = Formulário: um número diz os valores de uma linha; linha e valor a mudam, como em 2 3.
plain-help-board = Tabuleiro: digite um lance, ou peças, casa { $square }, fileira 5, lances, capturas, último, relógio, onde.
plain-help-exercise = Tabuleiro: digite um lance, ou peças, casa { $square }, fileira 5, último, relógio, onde.
plain-help-list = Lista: um número escolhe uma linha; acima e abaixo andam nela.
plain-help-text = Digite o texto: ele substitui o antigo. Uma linha vazia o deixa como está, “voltar” o descarta.
plain-help-boards = Tabuleiros: um número leva a esse tabuleiro, n ao próximo; lances { $square } diz os lances de uma casa.
plain-help-keys = Teclas: { $keys }.
plain-help-board-words = Sobre o tabuleiro: { $words }.
plain-help-words = Em toda parte: { $words }.
plain-help-more = “ajuda { $word }” explica uma palavra, “ajuda { $all }” todas.
plain-help-all = tudo
plain-no-help = Não há ajuda sobre “{ $about }”: a palavra ajuda sozinha diz o que se pode digitar.
plain-home-list = Digite “lista” para as { $count } coisas a fazer.

plain-help-command = { $keys }: { $help }.

plain-word = { $word ->
    [pieces] peças
    [square] casa
    [row] fileira
    [diagonals] linha
    [moves] lances
    [captures] capturas
    [last] último
    [score] anotação
    [clock] relógio
    [where] onde
    [say] dizer
    [read] ler
    [list] lista
    [help] ajuda
    [board] tabuleiro
    [speech] fala
    [style] estilo
    [at] em
    [up] acima
    [down] abaixo
    [left] esquerda
    [right] direita
    [start] começo
    [end] fim
    [enter] entrar
    [back] voltar
    [delete] apagar
    [keep] guardar
    [home] início
   *[quit] sair
}

plain-word-help = { $word ->
    [pieces] todas as peças; “peças brancas”, “peças pretas damas” para algumas
    [square] uma casa e suas vizinhas, como em casa 28
    [row] uma fileira, a partir de 1 do lado das Pretas, ou em 64 casas pelo algarismo dos nomes das casas; como em fileira 5
    [diagonals] as diagonais por uma casa, como em linha 28
    [moves] os lances legais; “lances 32” para os de uma peça
    [captures] as capturas
    [last] o último lance
    [score] os lances até agora
    [clock] o relógio e o que é contado
    [where] que tela é esta, o que se pede, de quem é a vez
    [say] a última resposta de novo
    [read] a mensagem inteira da tela, ou as variantes do motor
    [list] a lista inteira
    [help] esta ajuda
    [board] um diagrama simples para braile, uma letra por casa: w e b são pedras, W e B damas, o hífen uma casa vazia
    [speech] quanto se diz: fala 0, 1 ou 2
    [style] como se dizem os lances: estilo 1 é 32-28, 2 é 32 28, 3 é 32 para 28
    [at] aponta casas por fileira e lugar, como “em 6 2”
    [up] a linha de cima, ou a seguinte para cima
    [down] a linha de baixo
    [left] um passo atrás, ou o valor anterior
    [right] um passo adiante, ou o valor seguinte
    [start] ao começo de uma partida ou solução
    [end] ao fim da partida ou solução, ou além dos passos de uma lição
    [enter] o mesmo que uma linha vazia
    [back] volta, ou descarta o que foi digitado ou escolhido
    [delete] desiste do que está escolhido ou o remove
    [keep] guarda um problema num conjunto
    [home] à tela inicial
   *[quit] sai do programa, e diz o que fica guardado
}

plain-move-to = para|a
plain-move-takes = toma|captura|tomar
plain-white-words = brancas|branca|b
plain-black-words = pretas|preta|p
plain-men-words = pedras|pedra
plain-king-words = damas|dama|d
plain-other-words = { $command ->
    [resign] abandonar|desistir|abandono
    [next] próximo|próxima|continuar
    [progress] progresso
   *[board] diagrama
}

plain-speech-is = { $length ->
    [0] A fala é curta: o que acontece, e a primeira frase.
    [1] A fala é normal.
   *[2] A fala é completa: com relógios e contadores.
}

plain-style-is = Os lances se dizem assim: { $style ->
    [1] 32-28, 28x19
    [2] 32 28, 28 toma para 19
   *[3] 32 para 28, 28 toma para 19
}.

plain-arrow = { $arrow ->
    [up] acima
    [down] abaixo
    [left] esquerda
   *[right] direita
}

plain-right = Certo:
plain-wrong = Errado:

plain-of = de
plain-range = a
plain-pause = ,
plain-king = dama { $square }

plain-sign = { $sign ->
    [exclamation] ponto de exclamação
    [question] ponto de interrogação
    [asterisk] asterisco
    [ampersand] e comercial
    [plus] sinal de mais
    [hyphen] hífen
    [slash] barra
   *[equals] sinal de igual
}

plain-double = duplo { $sign }

spoken-due-reason = { $reason ->
    [missed] errado
    [thrown] desperdiçado
    [helped] resolvido com ajuda
    [slow] resolvido devagar
   *[known] resolvido
}
spoken-days-ago = { $days ->
    [0] hoje
    [1] ontem
   *[other] há { $days } dias
}

plain-puzzle = problema
plain-none = nenhum
plain-plus-minus = mais ou menos

## O que a tela escreve em poucos caracteres ou para os olhos, como se diz

spoken-ending-kings = { $count ->
    [one] { $count } dama
   *[other] { $count } damas
}
spoken-ending-men = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
spoken-ending-force = { $kings } e { $men }
spoken-ending = { $strong } contra { $weak }

spoken-times-before = em sessões anteriores, a mais recente primeiro: { $times } segundos
spoken-trend = { $skill }, { $mode }: sessões { $sessions }, certo { $right }, na última metade das respostas em até { $time }
spoken-missed = respostas erradas: { $items }
spoken-slowest = as mais demoradas: { $items }

spoken-row-unnamed = Fileira { $row }: { $contents }.
spoken-places = fileira { $row }, { $count ->
    [one] lugar
   *[other] lugares
} { $places }
plain-names-hidden = Este exercício pergunta os nomes das casas: peças e fileira dizem lugares.

spoken-opening-unselected = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
spoken-opening-selected = { $games ->
    [one] { $games } de coletâneas
   *[other] { $games } de coletâneas
}
spoken-opening-programs = { $games ->
    [one] { $games } entre programas
   *[other] { $games } entre programas
}
spoken-opening-better = { $side ->
    [white] Brancas
   *[black] Pretas
} melhor por { $men } pedras
spoken-opening-even = igual
spoken-opening-own = { $games ->
    [one] { $games } partida sua
   *[other] { $games } partidas suas
}: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas

## O motor numa análise

spoken-comment = Comentário: { $text }

plain-engine-on = O motor trabalha: “variantes” diz o que ele acha.
plain-engine-no-line = O motor ainda não achou variante: pergunte de novo.
plain-engine-hidden = O que se joga aqui é dito no lugar das variantes do motor: z as diz de novo.
plain-more-moves = { $count ->
    [one] mais { $count } lance
   *[other] mais { $count } lances
}: “ler” diz todos.
