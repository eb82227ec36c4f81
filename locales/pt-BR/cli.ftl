## A ajuda da linha de comando: `damier --help`, `damier perft --help` e assim por diante. Sem ponto no fim.

cli-about = Treinador de damas para o terminal. Sem comando, ele abre o treinador

## Comandos

cli-perft = Contar as folhas da árvore de lances
cli-moves = Listar os lances legais de posições
cli-pdn = Verificar ou formatar arquivos PDN
cli-puzzles = Verificar, listar, mostrar, importar e exportar problemas
cli-endings = Consultar, listar, verificar e construir tabelas de finais
cli-import = Achar golpes não vistos e finais desperdiçados em suas próprias partidas: viram problemas e treinos
cli-progress = Exportar, importar ou fazer cópia de segurança do progresso do seu treino
cli-stats = Mostrar as estatísticas do seu treino: ratings, pontos fracos, regularidade, o que treinar
cli-analyse = Analisar uma posição ou anotar partidas
cli-hub = Executar o motor para outro programa pelo protocolo Hub, versão 2
cli-dxp = Jogar contra outro programa pela rede por DXP, o protocolo dos programas de damas
cli-bench = Medir a velocidade da busca; o número de nós é o mesmo em qualquer máquina
cli-completions = Escrever um script de completação para um shell
cli-man = Escrever a página de manual
cli-help-command = Mostrar a ajuda de um comando

cli-pdn-check = Reproduzir partidas e listar todo erro e aviso com arquivo, linha e coluna
cli-pdn-format = Escrever partidas na forma canônica de PDN 3.0

cli-puzzles-list = Listar problemas
cli-puzzles-show = Mostrar um problema e sua solução
cli-puzzles-stats = Contar problemas por modalidade, fonte, comprimento, fase, motivo e rating
cli-puzzles-verify = Provar problemas de novo: os dos arquivos, ou os incluídos
cli-puzzles-import = Fazer problemas de composições: partidas com posição montada cuja linha principal é a solução
cli-puzzles-export = Escrever problemas em outro formato

cli-endings-build = Construir tabelas: as de até quatro peças levam um minuto; cinco e seis continuam de onde uma construção anterior parou
cli-endings-probe = Consultar o valor de uma posição e de seus lances
cli-endings-stats = Contar as vitórias, empates e derrotas de cada classe, e mostrar as mais longas
cli-endings-verify = Recalcular todo valor a partir das posições que o seguem; para com o código de saída 1 na primeira divergência
cli-endings-list = Listar posições de uma classe por comprimento, lado da vez e número de bons lances

cli-progress-export = Escrever tudo na saída padrão
cli-progress-import = Importar uma exportação JSON ou CSV; o que você já tem fica como está
cli-progress-backup = Escrever uma cópia do banco de dados, mesmo enquanto o treinador roda

## Títulos, e as opções de todo comando

cli-heading-usage = Uso:
cli-heading-commands = Comandos:
cli-heading-arguments = Argumentos:
cli-heading-options = Opções:
cli-options-word = OPÇÕES
cli-help-flag = Mostrar esta ajuda
cli-help-flag-long = Mostrar esta ajuda; -h é mais curta
cli-help-flag-short = Mostrar esta ajuda; --help é mais longa
cli-version-flag = Mostrar a versão
cli-lang = Idioma do programa; por padrão o das opções, senão o do sistema
cli-help-argument = O comando a explicar
cli-default = [padrão: { $value }]
cli-possible = [valores possíveis: { $values }]

## Marcadores de valores: --depth <PLIES>. Curtos, sem espaços.

value-address = ENDEREÇO
value-class = CLASSE
value-color = COR
value-command = COMANDO
value-fen-or-file = FEN|ARQUIVO
value-file = ARQUIVO
value-folder = PASTA
value-id = ID
value-language = IDIOMA
value-name = NOME
value-date = DATA
value-number = NÚMERO
value-outcome = RESULTADO
value-place = LUGAR
value-plies = MEIOS-LANCES
value-range = FAIXA
value-seconds = SEGUNDOS
value-setting = NOME=VALOR
value-shell = SHELL
value-side = LADO
value-tag = ETIQUETA
value-variant = MODALIDADE
value-yes-or-no = BOOL

## Opções de vários comandos

cli-variant = Modalidade
cli-variant-of-games = Modalidade das partidas sem etiqueta GameType
cli-encoding = Codificação dos arquivos, como windows-1251, koi8-r ou cp866; senão é adivinhada onde não for UTF-8
cli-fen = Posição como FEN, em vez do começo da partida
cli-json-lines = Escrever um objeto JSON por linha
cli-pdn-files = Arquivos PDN; - é a entrada padrão
cli-endings-folder = Pasta das tabelas de cinco e seis peças [padrão: a pasta de dados]
cli-endings-classes = Só estas classes, como KKM-K
cli-endings-up-to = Classes de até este número de peças
cli-endings-threads = Threads [padrão: uma por processador]

## damier

cli-trainer-seed = Fazer toda vez as mesmas escolhas ao acaso: a ordem de problemas, posições e casas
cli-trainer-plain = Falar em linhas, para leitores de tela, linhas braile e scripts, em vez de desenhar uma tela
cli-trainer-date = Dia em que um script acontece: o tempo só passa de linha em linha
cli-trainer-puzzle = Começar com este problema
cli-trainer-puzzles = Usar os problemas deste arquivo em vez dos incluídos
cli-trainer-graphics = Desenhar o tabuleiro em pixels deste tipo, ou em células, não importa o que digam as opções
cli-trainer-ascii = Desenhar as peças com letras e parênteses, não importa o que digam as opções
cli-trainer-config = Guardar as opções neste arquivo
cli-trainer-analyse = Começar analisando uma posição (um FEN) ou uma partida de um arquivo PDN
cli-trainer-game = Número da partida no arquivo, a partir de 1
cli-trainer-variant = Modalidade do FEN, ou das partidas sem etiqueta GameType (padrão: a que você joga)

## damier analyse

cli-analyse-pdn = Anotar as partidas de um arquivo (- é a entrada padrão): o valor para as Brancas após cada lance, marcas para erros, e variantes melhores; elas substituem as de uma análise anterior. --variant vale para partidas sem etiqueta GameType
cli-analyse-time = Segundos por posição; 2 quando nada mais limita a busca
cli-analyse-depth = Meios-lances a buscar por completo
cli-analyse-nodes = Posições a visitar por busca
cli-analyse-multipv = Mostrar esta quantidade dos melhores lances
cli-analyse-threads = Threads [padrão: uma por núcleo]
cli-analyse-json = Escrever JSON: uma linha por profundidade, ou por partida
cli-analyse-engine = Consultar outro motor: um comando que fala o protocolo Hub, como "scan hub"
cli-analyse-engine-folder = Pasta onde executar esse motor; muitos procuram ali seus arquivos
cli-analyse-engine-param = Parâmetro desse motor, como tt-size=24; pode ser repetido

## damier bench, damier completions

cli-bench-verbose = Escrever cada posição
cli-completions-shell = Shell para o qual completar

## damier dxp

cli-dxp-listen = Esperar que outro programa se conecte a este endereço; sem endereço, só programas desta máquina podem
cli-dxp-connect = Conectar a esta máquina, por nome ou número; a porta é { $port }, salvo se outra vier após dois-pontos
cli-dxp-follow = Jogar as partidas que o outro lado pede, em vez de pedi-las
cli-dxp-games = Jogar este número de partidas, trocando as cores após cada uma; { $usual } se nada é dito, com --follow tantas quantas forem pedidas
cli-dxp-ballots = Jogar uma partida com cada cor a partir de cada um dos 79 sorteios de dois lances: 158 partidas
cli-dxp-fen = Começar com esta posição
cli-dxp-color = Nossa cor na primeira partida
cli-dxp-minutes = Minutos de cada lado para a partida toda
cli-dxp-moves = Lances de cada lado após os quais uma partida termina, indecisa salvo se as tabelas de finais souberem melhor; 0 para nenhum limite
cli-dxp-level = Nível do motor, 1 a 8
cli-dxp-time = Segundos por lance, no máximo
cli-dxp-name = Nosso nome, como o outro lado o vê
cli-dxp-pdn = Arquivo ao qual cada partida é acrescentada
cli-dxp-json = Escrever um objeto JSON por partida e um para o match

## damier import

cli-import-files = Arquivos PDN; - é a entrada padrão
cli-import-me = Seu nome como está nas partidas, ou parte dele
cli-import-continue = Retomar uma busca interrompida
cli-import-verbose = Listar toda partida deixada de fora
cli-import-jobs = Threads
cli-import-nodes = Posições que cada busca de uma prova visita; a conferência final visita quatro vezes mais

## damier moves, damier perft

cli-moves-stdin = Ler linhas com uma modalidade, uma tabulação e um FEN; escrever para cada uma linha de JSON: seus lances, ou um erro
cli-perft-depth = Meios-lances até as folhas; toda profundidade até esta é contada
cli-perft-threads = Threads
cli-perft-no-bulk = Fazer a posição em cada folha em vez de contar os lances que levam a ela
cli-perft-divide = Mostrar a contagem por trás de cada lance na última profundidade

## damier pdn, damier progress, damier stats

cli-pdn-check-json = Escrever um objeto JSON por arquivo
cli-pdn-format-skip-bad = Deixar de fora as partidas com erros em vez de não escrever nada
cli-progress-export-json = Escrever JSON, o padrão
cli-progress-export-csv = Escrever só as tentativas, em CSV
cli-progress-import-file = A exportação; - é a entrada padrão
cli-progress-backup-file = A cópia; ela ainda não pode existir
cli-stats-json = Escrever tudo, em JSON

## damier puzzles

cli-puzzles-files = Coleções [padrão: os problemas incluídos, os seus, e os das suas próprias partidas]
cli-puzzles-tag = Só problemas com esta etiqueta; repita a opção para exigir várias
cli-puzzles-rating = Só problemas com rating nesta faixa, como 1200..1500, ambos incluídos; um dos números pode faltar
cli-puzzles-variant = Só problemas desta modalidade
cli-puzzles-set = Só problemas deste conjunto seu
cli-puzzles-list-json = Escrever os registros inteiros, um objeto JSON por linha
cli-puzzles-show-id = Identidade do problema, ou o começo dela
cli-puzzles-stats-json = Escrever um objeto JSON
cli-puzzles-verify-files = Coleções a verificar [padrão: os problemas incluídos]
cli-puzzles-verify-nodes = Posições que cada busca visita
cli-puzzles-verify-sample = Verificar só esta quantidade, escolhida ao acaso
cli-puzzles-verify-seed = Semente dessa escolha [padrão: uma nova, que é escrita]
cli-puzzles-verify-out = Escrever num arquivo os registros que se sustentam, com a nova prova e suas etiquetas achadas de novo
cli-puzzles-import-files = Arquivos PDN com composições
cli-puzzles-import-nodes = Posições que cada busca de uma primeira prova visita; sua conferência visita quatro vezes mais, e o que segue uma falha até quarenta vezes mais
cli-puzzles-export-pdn = Escrever partidas em PDN, com a solução como lances e variantes
cli-puzzles-export-jsonl = Escrever os registros inteiros, um objeto JSON por linha

## damier endings

cli-build-pieces = Construir as classes de até este número de peças, 2 a 6
cli-build-lone-kings = Só classes em que um lado tem uma única dama e nada mais
cli-build-classes = Só estas classes, como KKM-K, e aquelas a que levam
cli-build-folder = Pasta em que escrever [padrão: a pasta de dados]
cli-build-pack = Escrever as classes de até quatro peças neste arquivo, na forma que o programa carrega
cli-probe-fen = Posição como FEN
cli-probe-plies-used = Meios-lances já contados para o limite de lances que corre na posição
cli-probe-stdin = Ler linhas de modalidade, FEN e meios-lances usados, separados por tabulações; escrever um objeto JSON por linha
cli-probe-no-moves = Deixar de fora os lances
cli-probe-json = Escrever JSON
cli-verify-variant = Modalidade [padrão: todas as três]
cli-verify-every = Conferir só uma posição a cada N
cli-list-class = Classe, como KKM-K; as Brancas são o lado mais forte
cli-list-needed = Meios-lances necessários dentro do limite de lances: um número, ou uma faixa como 20..28, ambos incluídos
cli-list-to-win = Meios-lances até o fim da partida
cli-list-to-move = Lado da vez
cli-list-outcome = Resultado para o lado da vez
cli-list-keeping = Número de lances que mantêm o resultado
cli-list-only-move = Exatamente um de vários lances mantém o resultado
cli-list-main-diagonal = Se a dama do lado mais fraco está na grande diagonal
cli-list-capture = Se uma captura é obrigatória
cli-list-plies-used = Meios-lances do limite já usados; perto do fim dele menos lances mantêm o resultado
cli-list-count = Listar no máximo este número de posições
cli-list-start = Onde começar na numeração da classe: qualquer número
