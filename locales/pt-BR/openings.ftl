## O que se sabe das aberturas

opening-name = { $name ->
    [symmetrical] variante simétrica
    [chefneux] abertura Chefneux
    [fox] a Raposa
    [modern] variante moderna
    [fabre] abertura Fabre
    [fabre-variation] variante Fabre
    [molimard] resposta de Molimard
    [de-haas] resposta de De Haas
    [lochtenberg] lance de Lochtenberg, uma cilada
    [city] partida urbana
    [city-declined] partida urbana recusada
    [old] partida antiga
    [reverse-crossroads] encruzilhada invertida
    [reverse-crossroads-declined] encruzilhada invertida recusada
    [kaulen] partida de Kaulen
    [filippov] partida de Filippov
    [bodyansky] partida de Bodyansky
    [reverse-stake] estaca invertida
    [stake] estaca
   *[reverse-poke] estocada invertida
}

opening-source = { $line } (fonte: { $source })

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = perde para { $shot }
opening-value = Motor, profundidade { $depth }: { $value } para as Brancas
opening-unknown = Nada se sabe desta posição.

opening-head-move = lance
opening-head-unselected = jogos
opening-head-selected = seletas
opening-head-programs = programas
opening-head-value = valor
opening-head-own = suas
opening-legend = jogos: partidas de pessoas; seletas: de pessoas, reunidas pelo resultado; valor: do motor, para as Brancas; suas: todas, vitórias, empates, derrotas

label-openings = aberturas
help-openings = mostrar o que se joga aqui, quantas vezes, seu valor e as ciladas
opening-pane = aberturas
opening-searches = Procurando …

## Ciladas de abertura

traps-title = Ciladas de abertura
traps-menu = ciladas
traps-clock = linhas da prática
traps-how-to = ← → escolhem, Enter inicia
traps-exercise = exercício
traps-line = linha
traps-start = Começar
traps-starts-later = Ainda procurando: começa quando forem achadas.
trap-exercise = { $exercise ->
    [find] ache o golpe
    [which-falls] quais perdem?
   *[play-on] continue jogando
}

trap-about = { $exercise ->
    [find] Numa linha da prática, um lance acaba de cair numa cilada. Ache o golpe.
    [which-falls] Três a cinco lances naturais no fim de uma linha da prática. Marque os que caem numa cilada.
   *[play-on] Continue uma linha da prática, pelo lado que precisa evitar uma cilada: até três lances, cada um avaliado. Conta o lance que não perde mais de { $loss } de uma pedra; depois a linha continua.
}

traps-all = todas ({ $count })
    .aloud = todas, { $count }
traps-all-uncounted = todas
traps-first = 1.{ $played } ({ $count })
    .aloud = { $played }, { $count } perguntas
traps-more = … e mais { $count }: damier openings --traps
    .aloud = e mais { $count }
trap-falls = { $line } perde para { $shot }
trap-which-task = Marque os lances que caem numa cilada: ← → mudam a resposta, Enter confere todos.
trap-play-on-task = Continue jogando, e evite o que perde.
traps-none = Ainda não há ciladas para este exercício nesta modalidade: v na tela inicial muda a modalidade.
home-openings = Aberturas: ciladas, repertório
help-opening-training = aberturas: ciladas e seu próprio repertório

## What is trained with openings, and the player's repertoire

openings-title = Aberturas
openings-menu = aberturas
openings-clock = o que treinar
openings-rule = ↑ ↓ escolhem, Enter abre
opening-entry = { $entry ->
    [traps] Ciladas no caminho
    [train] Repertório: treino
    [types] Tipos de meio-jogo
   *[survey] Repertório: lacunas, partidas
}

opening-entry-about = { $entry ->
    [traps] Ache o golpe, diga quais lances caem na cilada, continue a linha.
    [train] Um lance seu em cada posição. Primeiro o que está para rever ou é novo; um lance que mantém o valor é aceito, e se diz que não é o seu.
    [types] Para cada tipo: com que frequência surge e de quais aberturas, seus golpes para resolver, seus planos e suas partidas.
   *[survey] Onde suas partidas saíram do repertório, as respostas frequentes sem lance seu, e os cartões aos quais nada leva.
}

repertoire-cards = Cartões: { $cards }. Nunca tentados: { $new }. Para rever: { $due }.
repertoire-how-to = Na análise (a), + guarda o último lance, & todos os lances desse lado. De um arquivo: damier repertoire add ARQUIVO --side white.
repertoire-title = Seu repertório
repertoire-menu = partidas, lacunas, sobras
repertoire-rule = um lance seu, toda resposta
repertoire-whole = Nenhuma partida saiu do repertório, toda resposta frequente tem lance, e todo cartão pode surgir.
repertoire-counts = Partidas com desvio: { $left }. Lacunas: { $gaps }. Cartões de sobra: { $redundant }.
repertoire-enter-trains = Enter treina seu lance.
repertoire-enter-opens = Enter abre na análise, onde + guarda um lance.
departure-own-row = você: { $line }
departure-other-row = eles: { $line }
departure-own = Você desviou: { $line }. Seu lance é { $right }.
departure-other = O adversário desviou: { $line }. Você não tem resposta.
departure-values = Motor, para você: { $made }; depois do seu lance { $right }.
departure-value = Motor, para você: { $made }.
departure-no-value = Não há valor guardado; no treino o motor julga qualquer lance.
gap-row = lacuna: { $line }
repertoire-gap = Sem resposta a { $line }, jogado em { $games } partidas.
redundant-row = sobra: { $line }
redundant-card = Nada leva a { $line }: um lance anterior seu agora é outro.
keep-no-move = Avance primeiro até um lance: o último é guardado.
keep-known = { $played } já está no seu repertório. + de novo o retira.
kept-move = Guardado no seu repertório: { $played }.
kept-instead = Guardado no seu repertório: { $played } em vez de { $before }.
kept-moves = Lances guardados: { $cards }. Conhecidos: { $known }. Alternativas não guardadas: { $others }.
card-removed = Retirado do seu repertório: { $played }. + o guarda de novo.
card-remove-asks = Pressione Delete de novo para retirar seu lance daqui do repertório.
label-remove-card = retira
help-remove-card = retirar seu lance dali do repertório (duas vezes)
label-keep-move = guardar
help-keep-move = guardar o último lance no seu repertório; duas vezes num lance que já está lá, retirá-lo
help-keep-all = guardar todos os lances do lado que fez o último
goal-book = seu repertório
task-book = { $side ->
    [white] Brancas jogam. O que seu repertório joga?
   *[black] Pretas jogam. O que seu repertório joga?
}

book-right = Esse é o seu lance.
book-kept = Este lance também mantém o valor: perde menos de meia pedra. O seu é { $right }.
cli-repertoire = Guardar seus lances de abertura, e ver onde suas partidas saíram deles
cli-repertoire-add = Guardar os lances de um lado das partidas e variantes de um arquivo PDN
cli-repertoire-check = Listar onde suas partidas saíram do repertório, as respostas sem lance, e os cartões aos quais nada leva
cli-repertoire-file = Um arquivo PDN
cli-repertoire-side = O lado cujos lances são seus: white ou black
no-place-for-files = O sistema não indica uma pasta para os arquivos do jogador

## O comando

cli-openings = Listar o que se joga numa posição de abertura, seu valor, suas ciladas e suas próprias partidas
cli-openings-position = FEN de uma posição, ou lances desde o começo, como 32-28 19-23; sem nenhum dos dois, o começo
cli-openings-json = Escrever um objeto JSON; os valores são para o lado da vez
cli-openings-traps = Listar as ciladas de abertura das linhas que começam com estes lances
cli-openings-ballots = Listar as aberturas de uma tabela de sorteio, ou as destes números: federation ou basic em 64 casas, balanced em 100
cli-openings-draw = Sortear uma delas
cli-openings-seed = A semente do sorteio
value-table = TABELA
ballots-listed = { $game }: { $count } sorteios, { $flying } deles voadores (uma pedra está em outra casa, como em a3-h4 h6-a3)
ballots-none = Nenhum sorteio desta tabela neste jogo: { $game }. Suas tabelas: { $tables }
ballots-no-number = Nenhum sorteio tem o número { $code }
traps-listed = ciladas: { $count }
value-fen-or-moves = FEN-OU-LANCES
openings-bad-move = { $text }: { $problem }

## Types of middlegame

formation-name = { $formation ->
    [outpost] Posto avançado
    [enemy-outpost] Contra um posto avançado
    [centre] Centro forte
    [base] A base em casa
    [wing] Uma ala forte
    [olympic] Formação olímpica
    [clover] Trevo
    [pyramid] Pirâmide de Drenth
    [classical] Partida clássica
   *[roozenburg] Sistema Roozenburg
}

formation-about = { $formation ->
    [outpost] Uma pedra além do meio: em 22, 23 ou 24. Apoiada, tira casas do outro lado.
    [enemy-outpost] O adversário tem uma pedra além do meio: em 27, 28 ou 29. Sozinha, vira um alvo.
    [centre] Quatro pedras ou mais em 27, 28, 29, 32 e 33: dali atuam nas duas alas.
    [base] Três pedras ou mais ainda em 46 a 50: quase nada passa, mas elas não jogam.
    [wing] Uma metade do tabuleiro tem ao menos três pedras a mais que a outra: ataque ali, e leve ajuda ao lado fraco.
    [olympic] 34, 35, 40 e 45: esperam as trocas 34-29 e 34-30.
    [clover] 25, 30 e 35: passivo, porque troca quase sempre para trás.
    [pyramid] 38, 42, 43, 47, 48 e 49: uma defesa forte, com a qual se pode avançar em outro lugar.
    [classical] 27 e 28 contra 23 e 24: as frentes se enfrentam, e os lances acabam.
   *[roozenburg] 24, 27, 29 e 34 contra 18, 23 e 25: o alvo é a pedra em 23.
}

middlegames-title = Tipos de meio-jogo
middlegames-menu = tipos
middlegames-rule = casas vistas pelas Brancas
middlegames-none = Os tipos são os das 100 casas; v na tela inicial muda o jogo.
middlegame-often = Surge em { $games } de { $total } partidas de pessoas ({ $share }), com mais frequência de { $openings }.
middlegame-opening = { $line } ({ $games } de { $of })
middlegame-own = Suas partidas com ele: { $own }. Contra ele: { $against }.
middlegame-own-none = Não surgiu nas suas partidas.
middlegame-shots = Resolver seus golpes: { $count }
middlegame-plans = Seus planos: { $lesson }
middlegame-enter = Enter abre o tipo.
cli-openings-types = Listar os tipos de meio-jogo: com que frequência surgem, de quais aberturas, seus golpes e suas partidas
