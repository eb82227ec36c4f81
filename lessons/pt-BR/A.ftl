## Etapa A: jogador de torneio e árbitro.

stage-A = Torneios e árbitros
    .about = O que se pode exigir na partida, quem pode e até quando; relógios, empates, emparceiramento, desempates. Para quem joga seu primeiro torneio, e para árbitros.

## Tocar uma peça

touch-move = Peça tocada é jogada
touch-move-1 = Em torneio, a peça que você toca deve ser movida, se for possível. Você tocou a pedra em 33. Agora preferiria mover a de 42. Tarde demais: mova a pedra em 33.
    .wrong = Você tocou 33, então 33 deve ser movida.
    .right = Primeiro olhe, depois toque. Isso salva mais partidas que qualquer abertura.
touch-move-2 = Você toca a pedra em 38, mas ela não tem casa livre: não pode se mover. E agora?
    .a = Perco a partida
    .b = Posso mover outra peça
    .c = Perco minha vez
    .right = A regra trata de peças que podem se mover.
touch-move-3 = Uma pedra está torta em 42. Você quer ajeitá-la. Quando diz “arrumo”?
    .a = Antes de tocá-la
    .b = Enquanto a toco
    .c = Nunca: não é permitido
    .right = Primeiro a palavra, depois a mão. E só quando é sua vez: o outro jogador não pode tocar nada.
touch-move-4 = Você joga 43-39 e mantém um dedo na pedra. Vê que 39 é ruim. O que ainda pode fazer?
    .a = Nada: ela já foi movida
    .b = Mover outra pedra
    .c = Pôr a pedra em outra casa
    .right = O lance se completa quando sua mão solta a peça. Até lá a mesma peça pode ir a qualquer casa que alcance.

## O que fazem as mãos

by-hand = O que fazem as mãos
by-hand-1 = A pedra que termina na última fileira deve ser coroada imediatamente: põe-se uma segunda pedra em cima. Qualquer um dos jogadores pode fazê-lo. Aqui quem faz isso é o programa. Faça uma dama.
    .right = Em geral você coroa sua própria dama. Chegar à fileira e coroar são um lance só.
by-hand-2 = Sua pedra chegou a 3, mas ninguém pôs nela uma segunda pedra. É dama mesmo assim. As Pretas jogaram. O que você não pode fazer?
    .a = Coroá-la agora
    .b = Movê-la como está
    .c = Deixar as Pretas coroarem
    .right = Primeiro a coroa, depois o lance. E uma dama nova nunca é movida antes que o adversário jogue.
by-hand-3 = Num tabuleiro de verdade você salta, pousa a peça, salta de novo, pousa. Só então as pedras tomadas são retiradas, uma após a outra. Capture duas pedras com 33.
    .right = Na ordem dos saltos ou na inversa, sem pausa, e com a mão que fez o lance. Senão o adversário pode pedir que se refaça.
by-hand-4 = 38 pode tomar três pedras. Depois do primeiro salto, em 29, você solta a peça. E agora?
    .a = O lance está terminado
    .b = Você completa a captura
    .c = Você recomeça
    .right = Soltar a peça encerra o lance. E como foram tomadas peças de menos, as Pretas podem exigir a correção, ou aceitar.
by-hand-5 = As Brancas capturam três pedras com 38x7 e acionam o relógio enquanto elas ainda estão no tabuleiro. A captura está completa?
    .a = Sim
    .b = Não
    .right = Está completa quando todas as peças tomadas saíram do tabuleiro, e acionar o relógio vem depois disso.

## Irregularidades

irregular-acts = Irregularidades
irregular-acts-1 = As Brancas tocam 32, depois jogam 33-28. É uma das dezesseis irregularidades das regras. A quem cabe cuidar disso?
    .a = Ao árbitro
    .b = Às Pretas
    .c = Às Brancas
    .right = As Pretas decidem: as Brancas devem corrigir, ou fica assim. As Pretas podem muito bem preferir 33-28 a um lance de 32.
irregular-acts-2 = As Brancas tocam 32, depois jogam 33-28. As Pretas respondem 19-23 e só então pensam na regra. Elas ainda podem exigir algo?
    .a = Sim, até o fim da partida
    .b = Sim, por mais um lance
    .c = Não
    .right = Seguir jogando aceita a posição. O direito de reclamar acaba com seu próprio lance seguinte.
irregular-acts-3 = As Brancas movem uma pedra para trás. As Pretas exigem a correção, e as Brancas se recusam. O que acontece?
    .a = As Brancas perdem
    .b = As Brancas são advertidas
    .c = O lance vale
    .right = Quem se recusa a corrigir uma irregularidade perde a partida. Corrigir apenas uma parte também é punido.
irregular-acts-4 = As Brancas capturam duas pedras e deixam uma delas no tabuleiro. Qual destas também é uma irregularidade?
    .a = Pensar uma hora
    .b = Retirar a própria pedra
    .c = Propor empate
    .right = Também são irregularidades dois lances seguidos, voltar um lance, não capturar, mover peça inimiga, capturar com as duas mãos, e outras.
irregular-acts-5 = Certas coisas se corrigem, queiram os jogadores ou não: pedra numa casa clara, pedra esquecida no começo. Se o próprio tabuleiro está virado errado, a partida …
    .a = é perdida pelas Brancas
    .b = continua
    .c = é anulada e jogada de novo
    .right = Confira o tabuleiro antes de começar: uma casa escura à esquerda de cada jogador.
irregular-acts-6 = As Brancas jogaram 44x35 e tomaram uma pedra, embora 33 possa tomar duas. As Pretas exigem a correção, e a posição é refeita. Você joga com as Brancas: faça o lance que as regras exigem.
    .right = Não tomar o máximo também é uma irregularidade. As Pretas poderiam também ter deixado assim.

## O relógio

clock-and-flag = O relógio e a bandeira
clock-and-flag-1 = Você joga, depois aciona seu relógio, com a mesma mão. Com que mão as Brancas jogaram, se a direita acionou o relógio?
    .a = Com a direita
    .b = Com a esquerda
    .c = Com qualquer uma
    .right = Uma só mão para o lance, para retirar peças e para o relógio.
clock-and-flag-2 = As Brancas movem e soltam a peça. A bandeira cai antes que elas tenham acionado o relógio. O lance foi feito a tempo?
    .a = Sim
    .b = Não, perdem por tempo
    .c = É empate
    .right = Com relógio, um lance conta quando o relógio foi acionado. Guarde alguns segundos para isso.
clock-and-flag-3 = Seu adversário jogou, mas esqueceu de acionar o relógio. Quem pode dizê-lo?
    .a = Só você
    .b = O árbitro também
    .c = Qualquer espectador
    .right = Cada jogador cuida do próprio relógio. Você pode dizê-lo, ou simplesmente pensar no tempo do adversário.
clock-and-flag-4 = Tempo único: um tempo fixo para a partida inteira. Com relógio Fischer …
    .a = o tempo nunca acaba
    .b = cada lance soma tempo
    .c = a bandeira não conta
    .right = É por isso que o empate teórico, e o empate por vantagem para quem tem menos de um minuto, só valem com tempo único.

## A chegada

arriving = Chegar atrasado
arriving-1 = A rodada começa às dez. As Brancas estão lá; as Pretas não. O árbitro aciona …
    .a = o relógio das Brancas
    .b = o relógio das Pretas
    .c = nenhum relógio
    .right = O tempo perdido conta contra quem se atrasa. Normalmente se aciona o relógio das Brancas.
arriving-2 = As Pretas chegam sessenta e cinco minutos atrasadas; o limite é uma hora. A partida …
    .a = é jogada com menos tempo
    .b = acaba empatada
    .c = é perdida pelas Pretas
    .right = Até uma hora, perde-se apenas o tempo. Mais tarde que isso, a partida. Se ambos chegam tarde demais, ambos perdem.
arriving-3 = Nenhum jogador está lá no começo. As Brancas chegam após vinte minutos. Os dois relógios juntos perderam vinte minutos. Quanto as Brancas perderam agora?
    .a = Dez minutos
    .b = Vinte minutos
    .c = Nada
    .right = O tempo até a chegada do primeiro se divide ao meio. Daí em diante anda o relógio das Pretas.

## Objeções e recursos

claims = Objeções e recursos
claims-1 = O relógio quebra. As Brancas gastaram quarenta minutos, as Pretas cinquenta. O árbitro traz logo outro. Que tempos se põem nele?
    .a = Os tempos inteiros
    .b = Os tempos já gastos
    .c = Metade do que resta
    .right = A partida continua com os tempos dos dois jogadores como estavam.
claims-2 = Você acha que seu relógio não mostra o tempo direito. Até quando pode reclamar?
    .a = Até o tempo acabar
    .b = Até a partida acabar
    .c = Até a próxima rodada
    .right = Uma objeção depois que a bandeira caiu já não é ouvida.
claims-3 = As Brancas cometeram uma irregularidade, e o árbitro precisa de seis minutos para corrigi-la. De quem é esse tempo?
    .a = Das Brancas
    .b = Das Pretas
    .c = De ninguém
    .right = O árbitro decide quanto isso demora; o infrator arca com o custo.
claims-4 = A bandeira das Pretas caiu. Quem pode dizê-lo?
    .a = Só as Brancas
    .b = Só o árbitro
    .c = Os jogadores e o árbitro
    .right = Os jogadores podem apontar a bandeira do outro ou a própria; o árbitro também pode agir sozinho.
claims-5 = Você discorda de uma decisão e seguiu jogando. Como recorre?
    .a = Falando com a comissão
    .b = Escrevendo no prazo, com taxa
    .c = Deixando o salão
    .right = O regulamento fixa o prazo após a partida e a taxa.
claims-6 = A comissão de apelação decide por maioria, e quem tem interesse não vota. Quantos membros ela costuma ter?
    .a = Dois
    .b = Quatro
    .c = Cinco
    .right = Em geral um número ímpar, três ou mais. Um suplente substitui o membro que não pode votar.

## A planilha

score-sheet = Anotar a partida
score-sheet-1 = Cada jogador anota todos os lances, dos dois lados, depois de cada lance. Uma captura se anota …
    .a = antes de feita
    .b = depois de feita
    .c = no fim da partida
    .right = A planilha fica onde o árbitro a vê. Os dois assinam as planilhas no fim.
score-sheet-2 = Tempo único, restam quatro minutos no seu relógio. Você deve seguir anotando?
    .a = Não
    .b = Sim
    .right = Menos de cinco minutos se chama apuro de tempo. O árbitro pode mandar completar os lances que faltam após a partida.
score-sheet-3 = Relógio Fischer, restam quatro minutos. Você deve seguir anotando?
    .a = Não
    .b = Sim
    .right = Cada lance soma tempo, então com Fischer não há apuro de tempo.
score-sheet-4 = Uma partida pode ser jogada de novo pela planilha. A sua diz: 1. 28-23 19x28 2. 32x23. Jogue os lances das Brancas como estão escritos.
    .then = A captura das Pretas também está na planilha: 19x28. Agora 32x23.
    .wrong = A planilha diz 28-23.
    .right = A planilha mostra o que foi jogado. É por isso que os lances dos dois lados estão nela.

## Propostas de empate

draw-offers = Propor empate
draw-offers-1 = Você pode propor empate depois que cada lado fez quarenta lances. Em que ordem?
    .a = Relógio, proposta, lance
    .b = Proposta, lance, relógio
    .c = Lance, proposta, relógio
    .right = No seu próprio tempo, e sem condições.
draw-offers-2 = Seu adversário não diz nada e faz um lance. Sua proposta está …
    .a = ainda de pé
    .b = recusada
    .c = aceita
    .right = Um lance a recusa. Até ser respondida, a proposta vale.
draw-offers-3 = Foi recusada. Quando você pode propor empate de novo?
    .a = Com meu próximo lance
    .b = Depois do adversário
    .c = Após mais quarenta lances
    .right = Escolha bem o momento, portanto: a próxima proposta é do seu adversário.

## Empates reivindicados

draw-claims = Reivindicar empate
draw-claims-1 = Três damas contra uma. Cada lado fez mais dezesseis lances, e nada aconteceu. Qual é o resultado?
    .a = A partida segue
    .b = Empate
    .c = Brancas vencem por pontos
    .right = Três peças com uma dama entre elas: dezesseis lances. Duas peças com uma dama, ou uma dama sozinha: cinco.
draw-claims-2 = Dama e pedra contra dama. Quantos lances restam a cada lado?
    .a = Cinco
    .b = Dezesseis
    .c = Vinte e cinco
    .right = Cinco. Vinte e cinco valem em posições em que os dois lados só movem damas e nada é tomado.
draw-claims-3 = Tempo único: acabam de surgir três damas contra uma. As Brancas não conseguem mostrar a vitória. Qual é o resultado?
    .a = Um empate teórico
    .b = A partida segue
    .right = Um final desses não deve ser decidido pela bandeira. Com relógio Fischer ele é jogado até o fim.
draw-claims-4 = De novo tempo único. Você está claramente melhor, com quarenta segundos. Com quantas peças no tabuleiro pode reivindicar empate?
    .a = Quatro ou menos
    .b = Qualquer número
    .c = Oito ou menos
    .right = Empate por vantagem: oito peças ou menos, menos de um minuto, e clara vantagem. Seu relógio anda enquanto o árbitro decide.

## O lance secreto

sealed-move = O adiamento
sealed-move-1 = A luz acaba, e a partida tem de ser adiada. É a vez das Pretas. Quem escreve o próximo lance, em segredo?
    .a = As Brancas
    .b = As Pretas
    .c = O árbitro
    .right = O jogador da vez escreve um lance secreto. Posição, tempos e as duas planilhas vão num envelope, que o árbitro guarda.
sealed-move-2 = O envelope é aberto. O lance secreto é ilegal. O que acontece?
    .a = Faz-se outro lance
    .b = As Pretas são advertidas
    .c = As Pretas perdem
    .right = Confira o que escreve: números de casas se confundem facilmente.
sealed-move-3 = O envelope é aberto, as planilhas são devolvidas, posição e tempos são confirmados. O lance secreto é 20-24, mas à noite você passou a gostar mais de 19-24. Você joga com as Pretas: jogue o que deve.
    .wrong = O lance secreto vale: jogue 20-24.
    .right = Depois você aciona o relógio, e a partida continua.

## Conduta

conduct = Conduta e penalidades
conduct-1 = Seu adversário está pensando. Você pode andar pelo salão?
    .a = Sim
    .b = Não
    .right = Você pode andar, perguntar ao árbitro, recorrer por escrito. Mas não deixe o tabuleiro quando é sua vez, nem fique ao lado de outras partidas.
conduct-2 = Você pode discutir sua partida acabada com o adversário no salão de jogo?
    .a = Sim, em voz baixa
    .b = Não
    .right = Análise, telefones, conselhos, apontar casas e conversa atrapalham os outros, ou ajudam onde ajuda não é permitida.
conduct-3 = Há quatro penalidades: advertência, advertência grave, perda da partida, desclassificação. Depois de quantas advertências graves numa partida ela está perdida?
    .a = Uma
    .b = Duas
    .c = Três
    .right = A desclassificação exige o consentimento do árbitro principal.

## Direitos e deveres

duties = Direitos e deveres
duties-1 = Você tem direito a conhecer o regulamento, jogar em ambiente silencioso, perguntar ao árbitro sobre sua partida, escrever aos organizadores, recorrer. Qual destas coisas também pode fazer?
    .a = Andar pelo salão
    .b = Parar o relógio e descansar
    .c = Analisar no salão
    .right = Mas não quando é sua vez.
duties-2 = Quatro deveres: cumprir o regulamento, seguir o árbitro, arrumar o material e sair em silêncio, jogar todas as partidas. Você já não pode ganhar prêmio. E a última rodada?
    .a = Você pode faltar
    .b = Você a joga
    .right = As colocações dos outros também dependem das suas partidas.
duties-3 = Você perdeu e preferiria não assinar o resultado. O que se segue?
    .a = Nada: assinar é opcional
    .b = Uma penalidade
    .c = A partida acaba empatada
    .right = Recusar-se a assinar é punido, como recusar-se a anotar, ou a corrigir uma irregularidade.
duties-4 = As Pretas param os dois relógios, sem pedir, para buscar água. Isso é permitido?
    .a = Sim, se ambos param
    .b = Sim, se as Brancas aceitam
    .c = Não
    .right = Só o árbitro pode parar os relógios; o jogador que o faz pode perder a partida. Ajustá-los de modo que os tempos não possam ser restaurados também é punido.
duties-5 = O árbitro manda as Pretas acionarem o relógio de novo. Elas se recusam. Qual é a decisão?
    .a = Uma advertência
    .b = As Pretas perdem
    .c = Ambos perdem
    .right = Quem quebra uma regra técnica e se recusa a corrigir isso perde a partida.
duties-6 = Alguém grita com os árbitros e não para. Quem pode mandar esse jogador sair do salão?
    .a = Qualquer árbitro
    .b = Os organizadores
    .c = O árbitro principal
    .right = O árbitro principal tem também a última palavra quando um jogador deve ser desclassificado.

## O árbitro

arbiter = O árbitro
arbiter-1 = Uma bandeira caiu, e nenhum dos jogadores notou. O que faz o árbitro?
    .a = Espera
    .b = Encerra a partida
    .c = Adverte os dois
    .right = O árbitro também encerra uma partida que as regras tornaram empate, e pode intervir numa disputa sem ser chamado.
arbiter-2 = As Brancas tocam 32 e movem 33. As Pretas não dizem nada. O que faz o árbitro?
    .a = Nada
    .b = Adverte as Brancas
    .c = Manda as Brancas moverem 32
    .right = Duas coisas cabem apenas ao adversário: as irregularidades, e um relógio que alguém esqueceu de acionar.
arbiter-3 = Você acha que o árbitro está errado. O que pode fazer?
    .a = Parar o relógio e discutir
    .b = Ir embora
    .c = Recorrer por escrito
    .right = Siga jogando, e recorra após a partida, no prazo. Uma comissão de apelação, em geral três ou mais, em número ímpar, decide por maioria.

## As tarefas do árbitro

tasks = As tarefas do árbitro
tasks-1 = Antes do evento o árbitro, por meio dos organizadores, redige o regulamento, risca o que contradiz as regras, e recebe a lista de jogadores meia hora antes do início ou do sorteio. Quem assina a lista?
    .a = Os jogadores
    .b = Os organizadores
    .c = O árbitro
    .right = A lista traz também títulos e reservas.
tasks-2 = O árbitro usa um crachá, emparceira os jogadores e tem um quadro de avisos para o regulamento e o emparceiramento. Quanto tempo o regulamento fica ali?
    .a = O tempo todo
    .b = Até a primeira rodada
    .c = Até alguém o ler
    .right = Assim todos podem consultá-lo a qualquer momento.
tasks-3 = Durante o jogo o árbitro aciona os relógios, confere relógios e planilhas, resolve disputas e declara partidas perdidas por tempo ou atraso. Uma partida está empatada pelas regras; ninguém reivindica isso. E então?
    .a = O árbitro espera
    .b = O árbitro declara o empate
    .right = É um dever, seja quem for que o note.
tasks-4 = O regulamento não diz nada sobre o que acaba de acontecer. Quem decide?
    .a = Os organizadores
    .b = O árbitro
    .c = Os jogadores, por voto
    .right = O árbitro também explica o que não é claro no regulamento, e dirige os adiamentos.
tasks-5 = O trabalho segue depois da última partida. A tabela foi mantida em dia, as partidas mais importantes foram reunidas. O que mais faz o árbitro?
    .a = Anuncia o resultado final
    .b = Paga os prêmios
    .c = Dá rating aos jogadores
    .right = O árbitro trabalha antes, durante e depois do evento.
tasks-6 = Alguém tem de planejar o evento, prepará-lo, tratar dos problemas e pôr tudo em ordem depois. De quem é essa tarefa?
    .a = Do árbitro
    .b = Da comissão organizadora
    .c = Da comissão de apelação
    .right = A primeira tarefa dela é o plano do evento.

## Tabuleiro, pedras, relógio, planilha

equipment = O material de jogo
equipment-1 = Um tabuleiro de torneio tem 35 a 45 centímetros dentro da moldura, que é 5 ou 6 milímetros mais alta. Não brilha, escuro e claro se distinguem bem, e não traz números impressos. Qual serve?
    .a = 40 cm, com números
    .b = 40 cm, sem números
    .c = 50 cm, sem números
    .right = Tabuleiros com números são para treino.
equipment-2 = As pedras são redondas e todas iguais, sem brilho. São 7 a 14 milímetros mais estreitas que as casas e sua altura é um quarto a um quinto da largura. Casas de 40 milímetros: que largura podem ter?
    .a = 24 mm
    .b = 30 mm
    .c = 36 mm
    .right = Dez menos que 40. Têm 6 a 7,5 mm de altura, e duas empilhadas ficam firmes.
equipment-3 = Dos dois relógios numa caixa só um anda por vez; parar um faz andar o outro, e a queda de uma bandeira aparece imediatamente. Minutos e segundos aparecem ao menos nos últimos …
    .a = dois minutos
    .b = cinco minutos
    .c = dez minutos
    .right = E o mostrador mede ao menos 15 por 45 milímetros.
equipment-4 = Cada mesa tem um relógio, no meio de um lado do tabuleiro. De que lado, visto pelas Brancas?
    .a = À esquerda
    .b = À direita
    .c = Qualquer um
    .right = O árbitro pode colocá-lo em outro lugar; os jogadores não.
equipment-5 = Cada jogador encontra uma planilha em duas vias ao lado do tabuleiro. De quem são os originais após a partida?
    .a = Dos jogadores
    .b = Da comissão organizadora
    .c = Do árbitro
    .right = O original vai para a comissão; há também uma cópia.

## Formas de jogo

forms-of-play = Formas de jogo
forms-of-play-1 = Damas é um esporte mental para dois, amadores ou profissionais. Em regra eles se sentam frente a frente ao tabuleiro. Em que forma um jogador enfrenta muitos de uma vez?
    .a = Simultânea
    .b = Por correspondência
    .c = Às cegas
    .right = Um jogador vai de tabuleiro em tabuleiro.
forms-of-play-2 = Dois jogadores moram em cidades diferentes e enviam um ao outro um lance de cada vez. Como se chama isso?
    .a = Jogo às cegas
    .b = Partida com vantagem
    .c = Jogo por correspondência
    .right = Cada um pode pensar por dias.
forms-of-play-3 = Quem joga às cegas não vê tabuleiro, não anota e diz os lances em voz alta. O adversário joga num tabuleiro. Quem diz as respostas a esse jogador?
    .a = Ninguém
    .b = O adversário ou o árbitro
    .c = Os espectadores
    .right = Contra vários adversários de uma vez se chama simultânea às cegas.
forms-of-play-4 = Um jogador cego enfrenta um que vê, ou dois jogadores cegos se enfrentam. Como sabem onde estão as peças?
    .a = Eles as apalpam
    .b = Alguém lhes diz
    .c = Lembram tudo
    .right = As peças ficam salientes no tabuleiro.
forms-of-play-5 = As Brancas começam sem a pedra em 48: uma partida com vantagem. Para que serve?
    .a = Partida mais rápida
    .b = Jogadores de força desigual
    .c = Troca de cores
    .right = O jogador mais forte dá uma ou mais peças.
forms-of-play-6 = Simultânea, por correspondência, às cegas: cada uma tem regras próprias. Que forma não tem nenhuma além das gerais?
    .a = Frente a frente
    .b = Jogo pelo tato
    .c = Simultânea às cegas
    .right = Também por correspondência e às cegas deve haver um tabuleiro entre os jogadores.
forms-of-play-7 = Há dois tipos de controle: um número de lances num período, ou um tempo para a partida toda (tempo único). Ambos exigem relógio. Pelas regras da FMJD, com qual se deve anotar todo lance?
    .a = Lances num período
    .b = Tempo único
    .right = Senão, como saber quantos foram feitos? Com tempo único as regras chinesas também o pedem, salvo com menos de cinco minutos.

## Torneios

tournaments = Tipos de torneio
tournaments-1 = No todos contra todos (Schuring) cada um enfrenta todos. Numa eliminatória quem perde sai. Em cada rodada de um torneio por pontuação (sistema suíço) …
    .a = o melhor enfrenta o pior
    .b = os pares são sorteados
    .c = jogam os de pontos próximos
    .right = Serve para muitos jogadores e poucas rodadas.
tournaments-2 = Por pontuação: tome as rodadas de uma eliminatória e some duas a quatro, num total ímpar se puder, nunca menos de sete. Trinta jogadores precisariam de cinco rodadas para se eliminar. Quantas rodadas convêm?
    .a = Cinco
    .b = Sete
    .c = Onze
    .right = Sete ou nove.
tournaments-3 = Duas equipes de cinco. Cada jogador de uma equipe joga com cada jogador da outra. Isso se chama …
    .a = revezamento
    .b = sistema Scheveningen
    .c = eliminatória
    .right = No revezamento, cada equipe envia um jogador após o outro, e quem perde sai.
tournaments-4 = Há também outras formas de jogar: às cegas, por correspondência, um contra muitos. Aqui as Brancas começam sem uma pedra. É uma partida …
    .a = com vantagem
    .b = por pontuação
    .c = de passagem
    .right = O jogador mais forte dá uma ou mais pedras.
tournaments-5 = Numa eliminatória não se contam pontos. A saiu na segunda rodada, B na terceira. Quem fica à frente?
    .a = A
    .b = B
    .c = Dividem o lugar
    .right = Quem sai mais tarde. Os lugares dentro de uma rodada se dividem, ou uma partida de desempate decide.

## Todos contra todos

round-robin = Tabela de todos contra todos
round-robin-1 = A vitória vale dois pontos, o empate um. Um jogador venceu três partidas, empatou duas e perdeu uma. Quantos pontos?
    .a = 7
    .b = 8
    .c = 9
    .right = Três vezes dois, e duas vezes um.
round-robin-2 = Dois jogadores têm os mesmos pontos. No todos contra todos, fica à frente quem venceu mais partidas. A: cinco vitórias, dois empates. B: quatro vitórias, quatro empates. Quem fica à frente?
    .a = A
    .b = B
    .c = Dividem o lugar
    .right = Ambos têm doze pontos, e A venceu mais.
round-robin-3 = Pontos e vitórias são iguais. A seguir vem a partida entre os dois: quem a venceu está à frente. Ela acabou empatada. O que decide agora?
    .a = O sorteio
    .b = O rating
    .c = Uma partida de desempate
    .right = Pontos, vitórias, a partida entre eles, partida de desempate: nesta ordem.

## Emparceiramento

pairing = Emparceirar uma rodada
pairing-1 = Quatro jogadores após uma rodada: A e B têm 2 pontos, C e D nenhum. A venceu C, e B venceu D. Quem enfrenta quem?
    .a = A-B e C-D
    .b = A-D e B-C
    .c = A-C e B-D
    .right = As regras dizem: enfrentam-se pontuações iguais ou quase iguais. Por costume, nenhum par se enfrenta duas vezes.
pairing-2 = Após duas rodadas A tem 4, B e C têm 2, D nenhum. Só dois pares ainda não se enfrentaram: A e D, B e C. Então quem enfrenta quem?
    .a = A-B e C-D
    .b = A-D e B-C
    .c = Acabou
    .right = Por costume nenhum par se enfrenta duas vezes. Dos emparceiramentos que restam, escolha o de pontuações mais próximas.
pairing-3 = Seis jogadores após duas rodadas: A e B têm 3 pontos, C e D 2, E e F 1. A e B já se enfrentaram, e empataram. Quem A deve enfrentar agora?
    .a = B
    .b = C ou D
    .c = E ou F
    .right = Pontuações iguais vêm primeiro, mas por costume nenhum par se enfrenta duas vezes. Um ponto de diferença é o mais próximo que resta.

## Critérios de desempate

tie-breaks = Critérios de desempate
tie-breaks-1 = Por pontuação, jogadores com os mesmos pontos tiveram adversários diferentes. Fica à frente quem teve os mais fortes: some os pontos deles. Os seus acabaram com 8, 6, 5, 5 e 2. Sua soma?
    .a = 24
    .b = 25
    .c = 26
    .right = 8 + 6 + 5 + 5 + 2.
tie-breaks-2 = Ainda iguais? Tire os adversários com mais e com menos pontos e some o resto: a mediana. Seus adversários tiveram 8, 6, 5, 5 e 2. Sua mediana?
    .a = 18
    .b = 16
    .c = 11
    .right = Sem 8 e 2: 6 + 5 + 5.
tie-breaks-3 = Ainda iguais? Tire apenas o menor; se não basta, os dois menores, e assim por diante: o corte. Seus adversários tiveram 8, 6, 5, 5 e 2. Sua soma com um corte?
    .a = 18
    .b = 24
    .c = 26
    .right = Sem o 2: 8 + 6 + 5 + 5. Um adversário que perdeu tudo então já não conta contra você.

## Ratings como desempate

ratings = Ratings como desempate
ratings-1 = O regulamento pode desempatar por ratings: fica à frente quem teve em média adversários mais fortes. Você teve 1800, 1900, 1700 e 2000. Qual é a média?
    .a = 1800
    .b = 1850
    .c = 1900
    .right = 7400 dividido por quatro.
ratings-2 = A tem 7 pontos, e a média dos adversários é 1700. B tem 6 pontos e média 1900. Quem fica à frente?
    .a = A
    .b = B
    .c = Dividem o lugar
    .right = Os pontos vêm primeiro. Os ratings só desempatam.
ratings-3 = A e B estão empatados. A teve 1600, 1800, 1900, 1700; B teve 1650, 1750, 1800, 1900. Com o mesmo número de adversários não é preciso dividir: compare as somas. Quem fica à frente?
    .a = A
    .b = B
    .c = Nenhum dos dois
    .right = 7000 contra 7100.

## Provas por equipes

team-events = Provas por equipes
team-events-1 = Na prova individual conta cada jogador, na de equipes a equipe. Tabuleiros fixos: a equipe inscreve seus jogadores por ordem de força, 1 a 4, e a mantém. Ela pode jogar como 2, 1, 3, 4?
    .a = Sim
    .b = Não
    .right = Só os organizadores podem mudar a ordem, se não corresponde à força dos jogadores.
team-events-2 = Ordem fixa com reservas: seis jogadores se inscrevem como 1 a 6, e quatro jogam. Números menores jogam nos tabuleiros mais altos. 1, 2, 5 e 6 podem jogar, nesta ordem?
    .a = Sim
    .b = Não
    .right = Mas não 1, 6, 2, 5: ali 6 senta à frente de 2.
team-events-3 = A ordem se fixa antes de cada match. Uma equipe pode pôr hoje seu jogador mais forte no tabuleiro 4?
    .a = Sim
    .b = Não
    .right = Cada equipe adivinha o que a outra fará.
team-events-4 = Cada um joga com cada um da outra equipe. Duas equipes de cinco: quantas partidas?
    .a = Cinco
    .b = Vinte
    .c = Vinte e cinco
    .right = Cinco vezes cinco.
team-events-5 = Ou não há matches de equipes: os jogadores participam de uma prova individual, e seus pontos são somados. Fizeram 9, 7, 7 e 4. O resultado da equipe?
    .a = 23
    .b = 27
    .c = 28
    .right = 9 + 7 + 7 + 4.

## Colocação das equipes

team-places = Colocação das equipes
team-places-1 = Digamos que um match vencido vale dois pontos de match. Os pontos de jogo dos tabuleiros se somam à parte. Um match acaba 5 a 3 em pontos de jogo. Quantos pontos de match tem o vencedor?
    .a = 2
    .b = 5
    .c = 8
    .right = Primeiro se comparam os pontos de match.
team-places-2 = Equipes, todos contra todos: duas têm os mesmos pontos de match. O que se compara a seguir?
    .a = O match entre elas
    .b = Os pontos de jogo
    .c = O tabuleiro 1
    .right = Entre jogadores vêm a seguir as vitórias; entre equipes, os pontos de jogo de todos os tabuleiros.
team-places-3 = Os pontos de jogo também são iguais, e o match entre as duas acabou empatado. O que decide?
    .a = O sorteio
    .b = Uma partida de desempate
    .c = Os pontos do tabuleiro 1
    .right = Depois o tabuleiro 2, e assim por diante, até haver diferença.
team-places-4 = Equipes por pontuação: duas têm os mesmos pontos de match. O que se compara a seguir?
    .a = Os pontos de match das rivais
    .b = Os próprios pontos de jogo
    .c = O match entre elas
    .right = Por pontuação, as equipes tiveram adversárias diferentes, então os pontos delas vêm a seguir.
team-places-5 = Por pontuação: os pontos de match das adversárias também são iguais. E agora?
    .a = O match entre elas
    .b = Os próprios pontos de jogo
    .c = O tabuleiro 1
    .right = Depois tabuleiro 1, tabuleiro 2, e assim por diante. O match entre as duas não conta aqui.

## Desempate

play-off = O desempate Lehmann-Georgiev
play-off-1 = Dois jogadores continuam iguais. No desempate Lehmann-Georgiev eles jogam até que um vença uma partida, com relógio Fischer. A primeira acaba empatada. Você tem ainda dois minutos. A próxima começa com …
    .a = o tempo inteiro de novo
    .b = o que resta a cada um
    .c = um minuto para cada um
    .right = Por isso um empate com pouco tempo é perigoso. Na tela Partida, escolha o relógio Lehmann-Georgiev para jogar um desempate assim.
play-off-2 = Na segunda partida cai a bandeira do seu adversário. O que acontece?
    .a = O desempate acabou
    .b = Mais uma partida
    .right = Decide uma vitória no tabuleiro ou uma bandeira caída.
play-off-3 = Quantas partidas tem no máximo um desempate Lehmann-Georgiev?
    .a = Duas
    .b = Quatro
    .c = Qualquer número
    .right = O número não é limitado. Cada partida empatada leva a outra, que começa com o tempo que resta, até que uma seja vencida ou perdida por tempo.

## Onde os livros de regras diferem

two-books = Onde os livros diferem
two-books-1 = Há dois livros em uso: as regras de competição chinesas e as regras do jogo da FMJD. A nova dama branca em 3 fica sem coroa. Que livro traz isso, por si mesmo, na lista de irregularidades?
    .a = Ambos
    .b = O da FMJD
    .c = O chinês
    .right = Ambos querem a coroa imediatamente, mas a lista chinesa só fala de mover uma dama sem coroa. O Damier coroa sozinho, então aqui não faz diferença.
two-books-2 = Pedra toma pedra: as Brancas retiram primeiro 28 e depois põem 33 em 22. Que livro permite isso?
    .a = Ambos
    .b = O da FMJD
    .c = O chinês
    .right = As regras chinesas querem primeiro o salto. No Damier uma captura é um lance, e as peças saem no fim dele.
two-books-3 = As Brancas capturaram três pedras, retiram duas e fazem uma clara pausa. Em que livro a retirada acabou agora?
    .a = Em ambos
    .b = No da FMJD
    .c = No chinês
    .right = Com uma pedra deixada, retirou-se de menos, e as Pretas podem reclamar. As regras chinesas esperam a última, mas também proíbem a pausa.
two-books-4 = Uma pedra está numa casa clara. Num dos livros o adversário decide se isso é corrigido. O que diz o livro chinês?
    .a = O adversário decide
    .b = A partida é anulada
    .c = Deve ser corrigido
    .right = A FMJD trata isso como irregularidade. O Damier não põe peça em casa clara.
two-books-5 = Tempo único, e resta às Brancas uma hora. Que livro deixa as Brancas pararem de anotar?
    .a = Ambos
    .b = O da FMJD
    .c = O chinês
    .right = As regras chinesas deixam parar com menos de cinco minutos. As lições do Damier as seguem.
two-books-6 = Tempo único, três damas contra uma, e as Brancas não conseguem mostrar a vitória. Pelas regras chinesas é logo empate teórico. Pelas da FMJD, as Brancas têm ainda …
    .a = cinco lances
    .b = dezesseis lances
    .c = vinte e cinco lances
    .right = As regras do jogo da FMJD não têm empates teóricos nem por vantagem. No Damier eles só valem onde você escolhe tempo único.
two-books-7 = 45 toma a pedra em 34: três damas contra uma. Ambos os livros dão dezesseis lances daí, e nenhum diz se esta captura conta. No Damier não conta. Quantos lances restam às Brancas depois dela?
    .a = Dezesseis
    .b = Quinze
    .right = A conta começa com a posição depois do lance que a produziu.
two-books-8 = Após trinta lances de cada lado as Brancas propõem empate, e as Pretas aceitam. Que livro proíbe isso?
    .a = Ambos
    .b = O da FMJD
    .c = O chinês
    .right = As regras chinesas pedem quarenta lances de cada lado. As da FMJD só falam de acordo.

## Perguntas do relógio

clock-sudden = Tempo único: o tempo acabou, e a partida não. Quem perde?
    .a = O lado com menos pedras
    .b = Quem esgotou o tempo
    .c = Ninguém: é empate
    .why = O tempo é fixo para a partida inteira, e quem chega primeiro ao fim dele perde.
clock-adds = Relógio Fischer: o que acontece com seu tempo quando você faz um lance?
    .a = Soma-se um pouco
    .b = Volta todo
    .c = Nada
    .why = Cada jogador começa com um tempo fixo, e cada lance soma algum.
clock-fixed-first = Uma rodada tem de acabar no horário, então a partida começa com um tempo fixo. O relógio também pode somar tempo a cada lance. Quando começa a somar?
    .a = Com o primeiro lance
    .b = Nunca
    .c = Após o tempo fixo
    .why = Primeiro se gasta o tempo fixo; depois o relógio segue, somando tempo a cada lance.
clock-first = Os dois jogadores estão ao tabuleiro, e a rodada começa. Que relógio se aciona?
    .a = O das Pretas
    .b = O das Brancas
    .c = Os dois
    .why = As Brancas jogam primeiro, então o tempo delas anda primeiro.
clock-turn = As Brancas fizeram um lance e acionaram o relógio. De quem é o tempo que anda agora?
    .a = Das Pretas
    .b = Das Brancas
    .c = De ninguém até a resposta
    .why = Acionar seu relógio o faz parar e faz andar o outro.

## Perguntas da planilha

sheet-seen = Onde fica a planilha enquanto você joga?
    .a = No seu colo
    .b = Onde o árbitro a vê
    .c = Embaixo do tabuleiro
    .why = O árbitro confere nela quantos lances foram feitos.
sheet-both = De quem são os lances que você anota?
    .a = Os seus
    .b = Os do adversário
    .c = Os dos dois lados
    .why = Cada jogador anota a partida inteira.
sheet-at-once = Quando você anota um lance?
    .a = Imediatamente, a cada lance
    .b = A cada cinco lances
    .c = Após a partida
    .why = Imediatamente e de modo legível; uma captura, depois de feita.
sheet-capture = Você está para capturar. Quando pode anotar a captura?
    .a = Antes de capturar
    .b = Depois de capturar
    .c = Tanto faz
    .why = Uma captura só se anota depois de feita.
sheet-signed = A partida acabou. Quem assina as planilhas?
    .a = O perdedor
    .b = Ninguém
    .c = Os dois, em ambas
    .why = Os dois jogadores assinam as duas planilhas.
sheet-result = A partida acabou. O que se põe nas planilhas antes de assiná-las?
    .a = Tempos gastos e resultado
    .b = Os dois ratings
    .c = Os pares da próxima rodada
    .why = Os tempos gastos e o resultado; o que está errado se corrige.
sheet-handed-in = As planilhas estão assinadas. A quem vão?
    .a = Aos espectadores
    .b = Ao árbitro
    .c = Ficam com os jogadores
    .why = Os jogadores as entregam ao árbitro.
sheet-own-time = Você quer comparar sua anotação com a do adversário. Que relógio tem de andar?
    .a = O meu
    .b = O do adversário
    .c = Nenhum
    .why = Compara-se no próprio tempo, e o adversário tem de concordar.
sheet-consent = Para comparar as planilhas você precisa do consentimento de alguém. De quem?
    .a = Dos organizadores
    .b = De ninguém
    .c = Do meu adversário
    .why = O adversário tem de concordar, e se faz no próprio tempo.
sheet-beside = Onde o jogador encontra a planilha?
    .a = Na porta
    .b = No quadro de avisos
    .c = Ao lado do tabuleiro
    .why = Ela fica ao lado do tabuleiro do jogador.

## Perguntas do adiamento

seal-normal = Uma partida já dura três horas, e os dois jogadores estão cansados. Ela é interrompida?
    .a = Sim, por uma hora
    .b = Sim, até amanhã
    .c = Não
    .why = No curso normal das coisas uma partida nunca é interrompida.
seal-hall = O que pode ser motivo para interromper uma partida?
    .a = O salão não pode ser usado
    .b = É tarde
    .c = A partida é longa
    .why = O salão não pode ser usado por enquanto.
seal-resumed = A luz tinha acabado, e agora voltou. Quando a partida é retomada?
    .a = No dia seguinte
    .b = Imediatamente
    .c = Após a última rodada
    .why = Assim que o problema passa.
seal-other = Antes de sair, o jogador que não tem a vez escreve algo na planilha e a entrega. O quê?
    .a = O próximo lance
    .b = O próprio tempo gasto
    .c = Uma proposta de empate
    .why = O próximo lance é escrito em segredo pelo jogador da vez.
seal-stopped = O lance secreto foi escrito. Quem faz parar os relógios?
    .a = O jogador da vez
    .b = O outro jogador
    .c = O árbitro
    .why = O árbitro faz parar os dois, e o jogador da vez anota o tempo gasto.

## Perguntas das formas de jogo

form-two = Entre quantos jogadores é uma partida de damas?
    .a = Um
    .b = Dois
    .c = Quatro
    .why = Damas é um esporte mental entre dois jogadores.
form-player = Quem as regras da FMJD chamam de damista?
    .a = Quem participa
    .b = Só mestres
    .c = Só membros de clube
    .why = Quem participa deste esporte é damista.
form-amateurs = Para quem se podem realizar torneios?
    .a = Só para amadores
    .b = Só para profissionais
    .c = Amadores ou profissionais
    .why = Há torneios para uns e para outros.
form-period = O tempo é dado para um número de lances. O que cada lado deve fazer dentro dele?
    .a = Acabar a partida
    .b = Fazer esse número de lances
    .c = Coroar uma dama
    .why = Cada lado deve fazer esse número de lances dentro do tempo.
form-whole = O tempo é dado para a partida inteira. O que tem de acontecer nele?
    .a = A partida deve acabar
    .b = Quarenta lances feitos
    .c = Um empate proposto
    .why = A partida inteira tem de acabar dentro desse tempo.
form-board = Partidas às cegas e por correspondência: deve haver um tabuleiro entre os jogadores?
    .a = Não
    .b = Só para espectadores
    .c = Sim
    .why = Também nestas formas deve haver um tabuleiro entre os jogadores.

## Perguntas das provas por equipes

team-single = Um campeonato individual. Os resultados de quem contam?
    .a = Os de cada jogador
    .b = Os do clube
    .c = Os do país
    .why = Numa prova individual contam os resultados de cada jogador.
team-match = Dois jogadores disputam um match de dez partidas. Que tipo de prova é?
    .a = Individual
    .b = Por equipes
    .why = Contam os resultados de cada jogador.
knock-later = Uma eliminatória: A saiu na rodada 1, B na rodada 4. Quem fica à frente?
    .a = A
    .b = B
    .c = Dividem o lugar
    .why = Quem sai mais tarde fica à frente.
knock-winner = Quem vence uma eliminatória?
    .a = Quem faz mais pontos
    .b = O de maior rating
    .c = Quem nunca sai
    .why = Não se contam pontos: vence quem nunca sai.
knock-same = Dois jogadores saem de uma eliminatória na mesma rodada. E os lugares deles?
    .a = Divididos, ou há desempate
    .b = Sorteados
    .c = Pelos ratings
    .why = Esses lugares podem ser divididos ou decididos em partidas de desempate.

## Perguntas das tarefas do árbitro

task-for = Para que serve um árbitro?
    .a = Ajudar o lado mais fraco
    .b = Zelar pelas regras
    .c = Comentar as partidas
    .why = O árbitro cuida para que todos cumpram as regras e o torneio corra bem.
task-spectators = Um espectador quebra as regras. Isso cabe ao árbitro?
    .a = Sim
    .b = Não, só os jogadores
    .why = As regras obrigam jogadores e espectadores.
task-begins = Quando começa o trabalho de um árbitro?
    .a = Com a primeira disputa
    .b = Com o primeiro lance
    .c = Antes das partidas
    .why = Começa antes das partidas e do torneio.
task-goes-on = A última partida acabou. O trabalho do árbitro está feito?
    .a = Ainda não
    .b = Sim
    .why = Ele segue depois das partidas e do torneio.
task-list = Quanto tempo antes do sorteio o árbitro recebe a lista de jogadores?
    .a = Uma semana
    .b = Meia hora
    .c = Cinco minutos
    .why = Meia hora antes do início ou do sorteio, assinada pelos organizadores.

## Perguntas sobre os dois livros

book-crown = Pelas regras da FMJD: seu adversário não coroa sua nova dama. Quem deve fazê-lo, e quando?
    .a = Eu, imediatamente
    .b = Ninguém precisa
    .c = O árbitro, mais tarde
    .why = Se o adversário não o faz, o dono deve fazê-lo imediatamente.
book-uncrowned = Pelas regras da FMJD: uma pedra parou na última fileira, e ninguém a coroou. O que ela é?
    .a = Pedra
    .b = Dama
    .c = Fora de jogo
    .why = Uma dama que não foi coroada é dama mesmo assim.
book-moved = Pelas regras da FMJD: pode-se mover uma dama que ainda não tem coroa?
    .a = Não: primeiro a coroa
    .b = Sim
    .c = Só para a frente
    .why = Movê-la antes de coroada é uma irregularidade.
book-partly = Pelas regras da FMJD: um jogador corrige uma irregularidade apenas em parte. Isso se aceita?
    .a = Sim
    .b = Após uma advertência
    .c = Não
    .why = Corrigi-la apenas em parte, ou não corrigi-la, não se aceita.
book-refuses = Pelas regras da FMJD: um jogador se recusa a jogar pelas regras oficiais. Como acaba a partida?
    .a = Em empate
    .b = Esse jogador perde
    .c = Começa de novo
    .why = Quem se recusa a jogar pelas regras oficiais perde.
