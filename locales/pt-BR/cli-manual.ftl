## O que segue as opções em `damier --help` e os comandos na página de manual.

manual-environment = Ambiente
manual-damier-home = pasta para tudo o que o Damier guarda, opções incluídas
manual-damier-plain = 1 fala em linhas em vez de desenhar uma tela, 0 desenha, não importa o que digam as opções
manual-no-color = se não estiver vazia, desliga as cores
manual-colorterm = quantas cores o terminal tem
manual-locale = idioma do programa, se nem --lang nem as opções escolhem um

manual-files = Arquivos
manual-settings = opções
manual-progress = tentativas, ratings, revisões, suas próprias partidas
manual-games = partidas acabadas
manual-puzzles = seus próprios problemas
manual-endings = tabelas de finais de cinco e seis peças que você construiu

manual-examples = Exemplos
manual-example-trainer = abrir o treinador
manual-example-plain = abri-lo para um leitor de tela ou uma linha braile
manual-example-script = executar os comandos de um script, sempre com o mesmo resultado
manual-example-position = analisar uma posição
manual-example-game = analisar a terceira partida de um arquivo
manual-example-annotate = anotar partidas, um segundo por lance
manual-example-import = fazer dos seus próprios erros problemas e treinos
manual-example-puzzles = listar problemas
manual-example-endings = consultar as tabelas de finais
manual-example-pdn = verificar arquivos PDN

manual-exit = Código de saída
manual-exit-success = sucesso
manual-exit-wrong = uma verificação achou algo errado, ou uma linha de um script não significava nada
manual-exit-unusable = entrada ruim; a saída de erros diz o que está errado e onde

man-name = NOME
man-synopsis = SINOPSE
man-description = DESCRIÇÃO
man-options = OPÇÕES
man-version = VERSÃO

manual-heading = { $title }:
