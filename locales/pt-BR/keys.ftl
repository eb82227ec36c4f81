## Teclas: o que está escrito nelas, nomes curtos para a última linha da tela e uma frase para a lista de teclas.

key-space = Espaço
key-enter = Enter
key-escape = Esc
key-backspace = Bksp
key-tab = Tab
key-delete = Delete
key-home = Home
key-page-down = PgDn
key-page-up = PgUp
key-end = End
key-control = ^
key-mouse = mouse

## A lista de teclas

help-title = teclas
help-moves = digite lances: 32-28, 3228, 28x19; c3-d4 em 64 casas
help-mouse = clique na peça e na casa, ou arraste; botão direito: cancela
help-mouse-lines = clique numa linha, ou numa tecla embaixo
help-more = mais
help-all = ? mostra todas
help-idle = Agora não:

key-idle = { $key } não faz nada aqui; ? mostra as teclas.

key-idle-back = { $key } não faz nada aqui; Esc volta.

## A tela inicial

label-puzzles = problemas
help-puzzles = começar problemas
label-endings = finais
help-endings = treino de finais: vencer ou empatar
label-review = rever
help-review = repetir as revisões de hoje
label-notation = notação
help-notation = notação: casas, lances, resultados e sinais
label-progress = avanço
help-progress = gráficos do seu progresso
label-own-games = partidas
help-own-games = achar o que você deixou passar em suas partidas
label-refutation = por quê
label-next-move = próximo
help-refutation = após um erro, ver a refutação no tabuleiro, lance a lance
label-explain = o que é isto
help-explain = explicar o tema, com um exemplo
label-articles = artigo
help-articles = mostrar os artigos das regras que decidem
help-explain-back = fechar a explicação
help-variant = mudar a modalidade que você joga
help-resume = continuar o que está inacabado
label-quit = sair
help-quit-asking = sair do Damier: pressione duas vezes
help-quit-anywhere = sair já do Damier, de qualquer lugar

## Exercícios

label-next = segue
help-next = próximo exercício
label-retry = refaz
help-retry = tentar o mesmo de novo
label-take-back = anula
help-undo = voltar seu último lance
label-hint = dica
help-hint = dicas: a peça, o que observar, a casa, a linha
    .aloud = a peça, o que observar, a casa, a linha
help-hint-drill = uma regra prática, depois os lances; após um erro, o certo
label-solution = solução
help-solution = mostrar a solução
label-answer = revela
help-answer = mostrar a resposta; conta como erro
label-turn = vira
help-turn = virar o tabuleiro
label-complete = completa
help-complete = completar o lance digitado; de novo para o seguinte

## Progresso

label-numbers = números
help-numbers = os números por trás de um gráfico
label-page = pág.
help-page = página seguinte e anterior

## Listas, formulários e textos

help-cursor = mover o cursor ou a escolha
help-confirm = escolher a casa, jogar o lance digitado, continuar
help-confirm-line = fazer o que diz a última linha, ou abrir a linha escolhida
label-open = abre
label-start = inicia
label-test = teste
label-continue = continua
label-change = muda
help-change = mudar a linha escolhida
label-erase = apaga
help-erase = apagar o último caractere
help-erase-back = apagar o caractere antes do cursor
help-erase-next = apagar o caractere depois do cursor
help-erase-word = apagar a palavra antes do cursor
help-erase-before = apagar tudo antes do cursor
help-caret = mover o cursor no texto
help-caret-word = mover o cursor uma palavra
help-caret-ends = ao começo ou fim do texto
help-complete-path = completar o caminho de um arquivo
label-give-up = desiste
help-give-up = desistir do que está escolhido
label-back = volta
help-cancel = cancelar o digitado ou escolhido, senão voltar
help-close = fechar esta lista

## Em toda parte

label-keys = teclas
help-help = esta lista
help-message = ler adiante e atrás numa mensagem longa
label-home = início
help-home = tela inicial
help-suspend = suspender o Damier (fg no shell o retoma)
help-redraw = redesenhar a tela
