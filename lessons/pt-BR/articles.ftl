## Os artigos dos livros de regras nas nossas próprias palavras. `lessons/README.md` diz como são citados.

## CDA 1: o tabuleiro, as pedras, o relógio e a planilha

CDA-1-1-1-1 = O tabuleiro é um quadrado de dez por dez casas, alternadamente escuras e claras: 50 escuras e 50 claras.
    .title = O tabuleiro
CDA-1-1-1-2 = Joga-se nas 50 casas escuras. As claras não são usadas.
    .title = As casas em uso
CDA-1-1-1-3 = Casas escuras que se tocam nos cantos formam diagonais: 17 ao todo. A mais longa tem dez casas, do canto inferior esquerdo ao superior direito, e se chama grande diagonal.
    .title = As 17 diagonais
CDA-1-1-1-4 = O tabuleiro fica entre os jogadores de modo que a grande diagonal comece à esquerda de cada um: o canto esquerdo de cada um é escuro.
    .title = Como fica o tabuleiro
CDA-1-1-1-5-1 = A fileira de cima e a de baixo são as bases. A pedra que termina seu lance na mais distante do lado dela vira dama.
    .title = Linhas de coroação
CDA-1-1-1-5-2 = A primeira e a última coluna, cada uma de cinco casas escuras, são as bordas.
    .title = Bordas
CDA-1-1-1-5-3 = Cinco casas escuras lado a lado da esquerda para a direita são uma fileira. O tabuleiro tem dez fileiras.
    .title = Fileiras
CDA-1-1-1-5-4 = Cinco casas escuras uma acima da outra são uma coluna. O tabuleiro tem dez colunas.
    .title = Colunas
CDA-1-1-1-6-1 = As bases são numeradas de 1 a 5 e de 46 a 50, da esquerda para a direita.
    .title = Números das bases
CDA-1-1-1-6-2 = A borda esquerda é 6, 16, 26, 36, 46; a borda direita é 5, 15, 25, 35, 45.
    .title = Números das bordas
CDA-1-1-1-6-3 = A grande diagonal vai de 46 a 5.
    .title = Pontas da grande diagonal
CDA-1-1-2-1 = Num tabuleiro de torneio, a parte usada no jogo mede de 35 por 35 a 45 por 45 centímetros.
    .title = Tamanho do tabuleiro
CDA-1-1-2-2 = A superfície de um tabuleiro de torneio não deve refletir a luz.
    .title = Sem reflexos
CDA-1-1-2-3 = Casas escuras e claras devem distinguir-se facilmente.
    .title = Escuro e claro
CDA-1-1-2-4 = A moldura do tabuleiro fica 5 a 6 milímetros acima das casas.
    .title = A moldura
CDA-1-1-2-5 = Um tabuleiro de treino pode ter impressos os números 1 a 50. Um tabuleiro de torneio não pode.
    .title = Números no tabuleiro
CDA-1-2-1 = Cada lado tem 20 pedras, um lado brancas ou claras, o outro pretas ou escuras.
    .title = As peças
CDA-1-2-2 = No começo as pedras pretas estão de 1 a 20 e as brancas de 31 a 50. As casas de 21 a 30 estão livres.
    .title = A posição inicial
CDA-1-2-3 = Todas as 40 pedras são redondas, exatamente da mesma forma e do mesmo tamanho, e duas delas empilhadas, uma dama, ficam firmes.
    .title = A forma das pedras
CDA-1-2-4 = Uma pedra é 7 a 14 milímetros mais estreita que uma casa; num tabuleiro de 45 centímetros com 100 casas mede 31 a 38. As regras para 64 casas repetem esses números.
    .title = A largura das pedras
CDA-1-2-5 = A altura de uma pedra é de um quarto a um quinto da largura.
    .title = A altura das pedras
CDA-1-2-6 = Todas as pedras de um lado têm exatamente a mesma cor.
    .title = Uma cor por lado
CDA-1-2-7 = As cores são suaves e sem brilho, e claramente diferentes das do tabuleiro.
    .title = As cores
CDA-1-3-1-1 = Um relógio de damas contém dois relógios, e ambos devem funcionar.
    .title = Dois relógios em um
CDA-1-3-1-2 = Deve ser possível parar os dois relógios ao mesmo tempo.
    .title = Parar os dois
CDA-1-3-1-3 = Os dois relógios nunca andam ao mesmo tempo.
    .title = Nunca os dois juntos
CDA-1-3-1-4 = Parar um relógio faz andar o outro imediatamente.
    .title = De um para o outro
CDA-1-3-1-5 = O tempo gasto é mostrado claramente e sem interrupção. Se uma bandeira cai, o relógio mostra imediatamente de quem era.
    .title = O que o relógio mostra
CDA-1-3-1-6 = Ao menos nos últimos dois minutos o relógio mostra minutos e segundos.
    .title = Os últimos dois minutos
CDA-1-3-1-7 = O mostrador mede ao menos 15 por 45 milímetros.
    .title = Tamanho do mostrador
CDA-1-3-1-8 = O relógio fica firme e é fácil de usar.
    .title = Firme e fácil
CDA-1-3-2 = Cada mesa tem um relógio. Fica à esquerda do tabuleiro, visto pelas Brancas, paralelo ao lado dele e no meio desse lado. O árbitro pode colocá-lo em outro lugar.
    .title = Onde fica o relógio
CDA-1-4-1 = Cada jogador tem uma planilha, para que todos os lances de cada partida possam ser anotados.
    .title = Uma planilha para cada um
CDA-1-4-2-1 = As planilhas estão prontas para os jogadores antes da partida.
    .title = Prontas a tempo
CDA-1-4-2-2 = As planilhas se fazem em duas vias.
    .title = Em duas vias
CDA-1-4-2-3 = O livro de regras mostra num anexo como é uma planilha.
    .title = A forma da planilha
CDA-1-4-3 = A planilha fica ao lado do tabuleiro do jogador.
    .title = Onde ela fica
CDA-1-4-4 = Depois da partida os originais das planilhas dos dois jogadores pertencem à comissão organizadora.
    .title = De quem ela é

## CDA 2.5: mover

CDA-2-5-1 = Uma peça é pedra ou dama.
    .title = Pedras e damas
CDA-2-5-2 = Pedras e damas andam e capturam de modos diferentes. Mover uma peça uma vez é um lance.
    .title = Um lance
CDA-2-5-3 = As Brancas fazem o primeiro lance. Depois os lados se alternam, um lance cada, cada um com suas próprias peças.
    .title = A vez de cada um
CDA-2-5-4 = Quando não captura, a pedra anda uma casa para a frente na diagonal, até uma casa livre. Ela nunca anda para trás.
    .title = O lance da pedra
CDA-2-5-5 = A pedra que termina seu lance na última fileira vira dama. Ela é coroada com uma segunda peça da sua cor em cima.
    .title = Virar dama
CDA-2-5-6 = Uma nova dama deve ser coroada imediatamente. Qualquer um dos jogadores pode fazer isso; em geral é o dono da dama. Chegar à fileira e coroar são um lance só.
    .title = Quem coroa
CDA-2-5-7 = Uma dama que não foi coroada é dama mesmo assim, e qualquer um dos jogadores pode coroá-la mais tarde. Antes disso ela não deve ser movida.
    .title = Dama sem coroa
CDA-2-5-8 = Uma nova dama só pode ser movida depois que o adversário fez um lance.
    .title = Quando a nova dama anda
CDA-2-5-9 = A dama anda numa diagonal para a frente ou para trás, por qualquer número de casas livres.
    .title = O lance da dama
CDA-2-5-10 = Um lance está completo quando a peça foi movida e a mão a soltou.
    .title = Quando o lance está completo
CDA-2-5-11 = O jogador da vez que toca uma peça sua que pode se mover deve mover essa peça, desde que ela tenha um lance legal.
    .title = Peça tocada é jogada
CDA-2-5-12 = Enquanto a mão ainda está na peça, ela pode ser posta em outra casa, se esse lance é legal.
    .title = Antes de a mão soltar
CDA-2-5-13 = O jogador da vez que quer ajeitar peças suas deve dizê-lo claramente antes, por exemplo “arrumo”.
    .title = Ajeitar peças
CDA-2-5-14 = O jogador que não tem a vez não pode tocar nem mover peça alguma, de nenhum dos lados.
    .title = Sem a vez, não toque

## CDA 2.6: capturar

CDA-2-6-1 = As peças capturam para a frente e para trás. Uma captura é um lance inteiro. Um lado nunca captura as próprias peças.
    .title = Para a frente e para trás
CDA-2-6-2 = Se uma peça inimiga está ao lado de uma pedra numa diagonal e a casa atrás dela está livre, a pedra deve saltar sobre ela até essa casa. Depois a peça saltada é retirada.
    .title = A pedra captura
CDA-2-6-3 = A dama deve capturar uma peça inimiga na sua diagonal, perto ou longe, se há casas livres atrás dessa peça. Ela pode cair em qualquer uma dessas casas.
    .title = A dama captura
CDA-2-6-4 = Uma captura se faz claramente e em ordem: saltar, depois retirar. Está completa quando todas as peças tomadas saíram do tabuleiro. A mesma mão joga e retira. Senão o adversário pode pedir que ela seja refeita direito.
    .title = Capturar claramente
CDA-2-6-5 = Se a pedra pode capturar de novo da casa onde cai, deve fazê-lo, até que não se possa tomar mais nada. Ela termina atrás da última peça, e as peças tomadas são retiradas uma por uma, na ordem da captura ou na inversa.
    .title = Várias capturas da pedra
CDA-2-6-6 = A dama segue capturando do mesmo modo, perto ou longe, e vira para outra diagonal onde tem de fazê-lo. Atrás da última peça pode cair em qualquer casa livre.
    .title = Várias capturas da dama
CDA-2-6-7 = Numa captura de várias peças não se pode saltar nenhuma peça própria.
    .title = Não sobre as próprias
CDA-2-6-8 = Numa captura de várias peças se pode cruzar uma casa livre várias vezes, mas uma peça inimiga só uma vez.
    .title = Não duas vezes a mesma
CDA-2-6-9 = Numa captura de várias peças a peça é pousada na casa certa depois de cada salto. Se isso se faz sem clareza, o adversário pode pedir que se refaça.
    .title = Passo a passo
CDA-2-6-10 = Uma captura de várias peças conta como terminada quando a mão deixa a peça, tenha sido feito ou não o caminho inteiro.
    .title = A mão solta
CDA-2-6-11 = As peças tomadas só saem do tabuleiro depois da captura inteira, uma após a outra na ordem da captura ou na inversa, sem pausa. O adversário pode pedir que se corrija qualquer outra ordem.
    .title = Retirar as peças
CDA-2-6-12 = Se várias capturas são possíveis, deve ser jogada a que toma mais peças. Uma dama conta como uma peça.
    .title = A Lei da Maioria
CDA-2-6-13 = Se várias capturas tomam o mesmo número, o jogador escolhe livremente: o caminho, e se captura com pedra ou com dama.
    .title = Livre escolha entre iguais
CDA-2-6-14 = A pedra que chega à última fileira durante uma captura e a deixa de novo continua pedra.
    .title = Passar pela última fileira

## CDA 2.7: irregularidades

CDA-2-7-1 = Se durante uma partida se descobre que o tabuleiro está virado errado, a partida é anulada e jogada de novo.
    .title = O tabuleiro virado errado
CDA-2-7-2 = Antes da partida se confere que as peças estão bem colocadas. Qualquer posição errada que se descubra durante a partida deve ser corrigida.
    .title = Uma posição errada
CDA-2-7-3 = Uma peça numa casa clara não está em jogo. Isso deve ser corrigido.
    .title = Peça numa casa clara
CDA-2-7-4 = Há dezesseis irregularidades. Depois de cada uma é o adversário quem decide: exigir a correção, ou aceitar o que foi feito.
    .title = Irregularidades: o adversário decide
CDA-2-7-4-1 = Fazer dois lances seguidos.
    .title = Dois lances seguidos
CDA-2-7-4-2 = Mover uma pedra ou uma dama de um modo que as regras não permitem.
    .title = Lance contra as regras
CDA-2-7-4-3 = Tocar uma peça própria e depois mover outra.
    .title = Tocar uma peça, mover outra
CDA-2-7-4-4 = Voltar um lance: a peça que acaba de ser movida é posta de volta de onde veio.
    .title = Voltar um lance
CDA-2-7-4-5 = Mover uma peça do adversário.
    .title = Mover peça do adversário
CDA-2-7-4-6 = Mover uma peça que pode capturar, sem capturar.
    .title = Não capturar
CDA-2-7-4-7 = Tirar do tabuleiro uma peça de qualquer lado sem motivo.
    .title = Tirar uma peça sem motivo
CDA-2-7-4-8 = Capturar mais ou menos peças do que as regras exigem.
    .title = De mais ou de menos
CDA-2-7-4-9 = Soltar a peça durante uma captura de várias peças antes que todas as que devem ser tomadas tenham sido saltadas.
    .title = Parar uma captura
CDA-2-7-4-10 = Tirar uma peça contra as regras enquanto uma captura de várias peças não acabou.
    .title = Tirar durante a captura
CDA-2-7-4-11 = Retirar, depois de uma captura de várias peças, menos peças do que as capturadas.
    .title = Deixar peças capturadas
CDA-2-7-4-12 = Retirar depois de uma captura uma peça que não foi saltada.
    .title = Retirar peça não saltada
CDA-2-7-4-13 = Parar de retirar as peças tomadas numa captura de várias peças.
    .title = Parar a retirada
CDA-2-7-4-14 = Retirar depois de uma captura uma peça do próprio lado.
    .title = Retirar a própria peça
CDA-2-7-4-15 = Mover uma dama que não foi coroada.
    .title = Mover dama não coroada
CDA-2-7-4-16 = Fazer uma captura com uma mão e retirar as peças tomadas com a outra.
    .title = Duas mãos
CDA-2-7-5 = Se o acaso ou um acidente muda a posição, e isso se nota no mesmo momento, ninguém quebrou uma regra.
    .title = Acidentes
CDA-2-7-6 = Se um jogador se recusa a cumprir as regras oficiais, o adversário pode exigir que sejam cumpridas.
    .title = Recusar-se a jogar pelas regras
CDA-2-7-7 = Quem faz um lance depois de uma irregularidade, sem antes exigir a correção, aceitou a posição e já não pode exigir que seja corrigida.
    .title = Seguir jogando aceita
CDA-2-7-8 = Corrigir uma irregularidade apenas em parte, ou recusar-se a corrigi-la, é punido.
    .title = Corrigida em parte, ou não

## CDA 3.8: o relógio

CDA-3-8-1-1 = Tempo único: cada jogador tem um tempo fixo para a partida. Se ela não acabou até lá, perde quem primeiro chega ao limite.
    .title = Tempo único
CDA-3-8-1-2 = Relógio Fischer: cada jogador começa com um tempo fixo, e cada lance soma algum. Perde quem primeiro esgota o tempo.
    .title = Relógio Fischer
CDA-3-8-1-3 = Uma rodada que deve acabar no horário pode ser jogada primeiro com um tempo fixo. Depois dele, um relógio eletrônico segue somando tempo a cada lance; se não pode, só há o tempo fixo.
    .title = Primeiro um tempo fixo
CDA-3-8-1-3-1 = Duas regras especiais de empate só valem onde o tempo é fixo e nenhum lance soma tempo.
    .title = Só sem tempo somado
CDA-3-8-1-3-1-A = Com tempo único a partida é empate quando resta uma dama contra três damas, duas damas e uma pedra, ou dama e duas pedras; ou contra duas damas, ou dama e pedra. Só se segue jogando se a partida claramente pode continuar ou se o lado mais forte pode mostrar a vitória.
    .title = Empate teórico
CDA-3-8-1-3-1-B = Com tempo único, com oito peças ou menos no tabuleiro, um jogador com menos de um minuto e vantagem suficiente pode pedir empate ao árbitro.
    .title = Empate por vantagem
CDA-3-8-2-1 = O árbitro aciona o relógio das Brancas. As Brancas jogam e acionam o relógio; então anda o tempo das Pretas, e assim por diante, um de cada vez.
    .title = Ligar o relógio
CDA-3-8-2-2 = Depois de um lance o jogador aciona o relógio, com a mão que fez o lance. Um lance só conta quando o relógio foi acionado, mesmo que a bandeira caia durante o lance. O adversário não pode impedir que se acione.
    .title = Acionar o relógio
CDA-3-8-2-3 = Cada jogador cuida do próprio tempo. Se um jogador esquece de acionar o relógio, só o adversário pode apontar isso.
    .title = Esquecer o relógio
CDA-3-8-2-4 = Se o relógio quebra, o árbitro o troca imediatamente, acerta os tempos dos dois jogadores, e a partida continua.
    .title = Relógio quebrado
CDA-3-8-2-5 = Quem tem dúvidas sobre os sinais do relógio deve dizê-lo ao árbitro antes que o tempo acabe. Reclamações posteriores não são aceitas.
    .title = Dúvidas sobre o relógio
CDA-3-8-2-6 = A bandeira caída diz que o tempo acabou. O último lance só conta se o relógio foi acionado antes. Quem não fez a tempo os lances exigidos perde, e o árbitro tem de parar a partida mesmo que nenhum jogador o reivindique.
    .title = A bandeira
CDA-3-8-2-7 = Enquanto o árbitro examina um pedido de empate, anda o relógio do jogador que o fez. Se o tempo acaba, isso só conta se o pedido é recusado; então o jogador perde.
    .title = O relógio durante um pedido
CDA-3-8-2-8 = É o árbitro quem decide quanto tempo leva a correção de uma irregularidade. Esse tempo é tirado do jogador que agiu de modo irregular, seja qual for o desfecho.
    .title = Tempo de uma correção
CDA-3-8-2-9 = O lance e o relógio se fazem com a mesma mão.
    .title = Uma só mão
CDA-3-8-3-1 = O limite para atrasos costuma ser de uma hora. Até o limite, o tempo perdido sai do relógio do jogador que se atrasa, ou de ambos.
    .title = Atraso
CDA-3-8-3-2 = O jogador que se atrasa além do limite perde por ausência.
    .title = Tarde demais
CDA-3-8-3-3 = Se os dois jogadores se atrasam além do limite, os dois perdem por ausência.
    .title = Ambos tarde demais
CDA-3-8-4 = Qualquer dos jogadores pode dizer ao árbitro que o tempo de um jogador acabou, o próprio ou o do adversário; o árbitro também pode constatá-lo sozinho.
    .title = Quem constata o tempo esgotado
CDA-3-8-5 = Um protesto tem de ser feito dentro do prazo fixado para ele.
    .title = Prazo de um protesto

## CDA 3.9: o início

CDA-3-9-1 = A rodada começa no horário, esteja quem estiver. Aciona-se o relógio das Brancas; se as Pretas estão ausentes, o das Pretas. Daí em diante nenhum jogador pode parar os relógios (sob pena de perder), passar o relógio para o outro lado ou mudar os tempos. Se um jogador se atrasa sem culpa, o árbitro pode devolver o tempo.
    .title = Iniciar a rodada
CDA-3-9-2 = Se nenhum jogador está presente, aciona-se o relógio das Brancas. Quando o primeiro chega, o tempo perdido se divide por igual entre os dois relógios, e o das Brancas segue; se as Pretas ainda estão ausentes, o das Pretas. Quando as Pretas chegam, aciona-se o relógio das Brancas.
    .title = Nenhum jogador presente
CDA-3-9-3 = Se depois do início se descobre que cada jogador tem a cor do outro, a partida continua, e seu resultado vale.
    .title = Cores trocadas

## CDA 3.10: a anotação

CDA-3-10-1 = Cada jogador anota todos os lances da partida, dos dois lados.
    .title = Anotar é um dever
CDA-3-10-2-1 = Um lance se escreve como o número da casa de onde sai, depois o da casa onde termina.
    .title = De e para
CDA-3-10-2-2 = Entre os dois números de um lance sem captura fica um hífen.
    .title = Um lance sem captura
CDA-3-10-2-3 = Entre os dois números de uma captura fica uma cruz.
    .title = Uma captura
CDA-3-10-2-4 = Um sinal de mais indica uma partida ganha.
    .title = O sinal de vitória
CDA-3-10-2-5 = Um sinal de igual indica empate.
    .title = O sinal de empate
CDA-3-10-2-6 = a.l., ad libitum, indica caminhos à escolha para uma captura que levam ao mesmo resultado.
    .title = O sinal a.l.
CDA-3-10-3-1 = Cada lance se anota imediatamente e de modo legível, uma captura só depois de feita.
    .title = Quando anotar
CDA-3-10-3-2 = A planilha fica onde o árbitro pode vê-la e conferir quantos lances foram feitos.
    .title = Onde fica a planilha
CDA-3-10-4 = Com o consentimento do adversário, e no próprio tempo, um jogador pode comparar as duas planilhas.
    .title = Comparar planilhas
CDA-3-10-5-1-1 = Com tempo único, está em apuro de tempo o jogador a quem faltam menos de cinco minutos para o sinal do relógio.
    .title = Apuro de tempo
CDA-3-10-5-1-2 = Com relógio Fischer não há apuro de tempo.
    .title = Com Fischer não há apuro
CDA-3-10-5-2 = Um jogador em apuro de tempo não precisa anotar. O árbitro pode mandar completar os lances que faltam depois da partida.
    .title = Não anotar em apuro de tempo
CDA-3-10-6 = Depois da partida os dois jogadores anotam nas planilhas os tempos gastos e o resultado, assinam ambas, corrigem o que tem de ser corrigido e as entregam ao árbitro.
    .title = Depois da partida

## CDA 3.11: o adiamento

CDA-3-11-1 = No curso normal das coisas uma partida nunca é interrompida.
    .title = Sem interrupções
CDA-3-11-2 = Se o salão de jogo não pode ser usado por enquanto, a partida precisa ser interrompida. É retomada assim que o problema passa.
    .title = Quando o salão não serve
CDA-3-11-3-1 = O árbitro anota a posição e os dois jogadores a confirmam. O tempo gasto nisso não é contado para nenhum deles.
    .title = Anotar a posição
CDA-3-11-3-2 = Antes de sair, o jogador que não tem a vez escreve na sua planilha o tempo que gastou e a entrega ao árbitro.
    .title = O jogador sem a vez
CDA-3-11-3-3 = O jogador da vez escreve o próximo lance na planilha, sem que se veja. Não é preciso fazê-lo no tabuleiro.
    .title = Escrever o lance secreto
CDA-3-11-3-4 = O árbitro faz parar os dois relógios. O jogador da vez escreve na sua planilha o tempo que gastou e a entrega.
    .title = Parar os relógios
CDA-3-11-3-5 = O árbitro põe num envelope a posição anotada e as duas planilhas, fecha-o e o guarda até a partida ser retomada.
    .title = O envelope
CDA-3-11-3-6 = O lance secreto deve ser legal; senão perde o jogador que o escreveu.
    .title = Lance secreto ilegal
CDA-3-11-4-1 = Primeiro se abre o envelope.
    .title = Retomar: o envelope
CDA-3-11-4-2 = Depois as planilhas são devolvidas aos jogadores.
    .title = Retomar: as planilhas
CDA-3-11-4-3 = Depois os jogadores confirmam a posição e os tempos que restam.
    .title = Retomar: posição e tempos
CDA-3-11-4-4 = Depois o jogador da vez faz o lance secreto, nenhum outro, e aciona o relógio.
    .title = Retomar: o lance secreto

## CDA 3.12: o fim da partida

CDA-3-12-1 = Uma partida acaba quando os dois jogadores concordam que acabou, ou quando o árbitro assim decide. Acaba com vitória ou empate.
    .title = Quando acaba uma partida
CDA-3-12-2-1 = Vence o jogador cujo adversário abandona, por qualquer motivo.
    .title = Abandonar
CDA-3-12-2-2 = Vence o jogador cujo adversário não tem mais peças.
    .title = Sem peças
CDA-3-12-2-3 = Vence o jogador cujo adversário não pode mover nenhuma das peças que lhe restam.
    .title = Sem lances
CDA-3-12-2-4 = Se o árbitro declara uma partida perdida ou desclassifica um jogador, o adversário vence.
    .title = Perdida por decisão
CDA-3-12-3-1 = A partida é empate quando a mesma posição ocorre pela terceira vez, cada vez com o mesmo lado a jogar.
    .title = Três vezes a mesma posição
CDA-3-12-3-2 = A partida é empate depois de 25 lances seguidos de cada lado em que só se moveram damas e nada foi capturado.
    .title = 25 lances só de damas
CDA-3-12-3-3 = Três damas, duas damas e uma pedra, ou dama e duas pedras contra uma dama: cada lado faz no máximo mais 16 lances; sem vencedor até lá, a partida é empate.
    .title = Três contra uma: 16 lances
CDA-3-12-3-4 = Duas damas, dama e pedra, ou uma dama contra uma dama: cada lado faz no máximo mais 5 lances; sem vencedor até lá, a partida é empate.
    .title = Duas ou uma contra uma: 5 lances
CDA-3-12-3-5 = A partida é empate se os dois jogadores concordam.
    .title = Por acordo
CDA-3-12-3-6 = A partida é empate se nenhum lado pode vencer o outro.
    .title = Ninguém pode vencer
CDA-3-12-4 = Só se pode propor empate depois de 40 lances. No próprio tempo o jogador joga, propõe empate sem condições e aciona o relógio. A proposta vale até ser respondida; um lance a recusa. Depois disso o mesmo jogador não pode propor de novo até que o adversário tenha proposto.
    .title = Propor empate
CDA-3-12-5 = Para provar um empate pelas regras, um jogador chama o árbitro, que o confere. O árbitro também pode declarar tal empate sem ser chamado: faz parte do dever de encerrar partidas.
    .title = Quem declara o empate
CDA-3-12-6-1 = O vencedor recebe 2 pontos.
    .title = Pontos da vitória
CDA-3-12-6-2 = No empate ambos recebem 1 ponto.
    .title = Pontos do empate
CDA-3-12-6-3 = O perdedor não recebe nenhum.
    .title = Pontos da derrota

## CDA 3.13: direitos e deveres dos jogadores

CDA-3-13-1-1 = Um jogador tem direito a conhecer o regulamento do torneio.
    .title = Direito de saber
CDA-3-13-1-2 = Um jogador tem direito a jogar em completo silêncio.
    .title = Direito ao silêncio
CDA-3-13-1-3 = Um jogador pode fazer ao árbitro qualquer pergunta sobre suas partidas.
    .title = Direito de perguntar
CDA-3-13-1-4 = Um jogador pode escrever à comissão organizadora, pessoalmente ou por meio de outra pessoa.
    .title = Direito de escrever
CDA-3-13-1-5 = Um jogador pode recorrer por escrito à comissão de apelação, sem interromper a partida, com cópia para o árbitro principal.
    .title = Direito de recorrer
CDA-3-13-1-6 = Um jogador pode andar pelo salão de jogo.
    .title = Direito de andar
CDA-3-13-2-1 = Um jogador cumpre o regulamento e mantém a ordem no salão.
    .title = Dever: as regras
CDA-3-13-2-2 = Um jogador responde às perguntas do árbitro e segue as decisões dele.
    .title = Dever: o árbitro
CDA-3-13-2-3 = Depois da partida um jogador arruma o material e sai em silêncio.
    .title = Dever: depois da partida
CDA-3-13-2-4 = Um jogador joga todas as partidas do torneio.
    .title = Dever: toda partida

## CDA 3.14: ordem e penalidades

CDA-3-14-1-1 = Um jogador não pode falar com ninguém, exceto o árbitro.
    .title = Falar
CDA-3-14-1-2 = Um jogador não pode usar nem consultar nada que ajude na partida.
    .title = Notas e aparelhos
CDA-3-14-1-3 = O jogador que tem a vez não pode deixar o tabuleiro.
    .title = Deixar o tabuleiro
CDA-3-14-1-4 = Um jogador não pode tocar nem apontar casas para pensar mais facilmente.
    .title = Apontar
CDA-3-14-1-5 = Um jogador não pode atrapalhar um adversário que pensa.
    .title = Atrapalhar
CDA-3-14-1-6 = Um jogador não pode atrapalhar partidas em andamento.
    .title = Outras partidas
CDA-3-14-1-7 = Um jogador não pode receber conselhos sobre a própria partida.
    .title = Conselhos
CDA-3-14-1-8 = Um jogador não pode analisar uma partida em andamento.
    .title = Analisar em andamento
CDA-3-14-1-9 = Um jogador não pode analisar partidas acabadas no salão de jogo.
    .title = Analisar no salão
CDA-3-14-1-10 = Um jogador não pode fazer nada que impeça o torneio de correr bem.
    .title = Tudo o que atrapalha
CDA-3-14-1-11 = Um jogador não pode sair do salão de jogo sem licença do árbitro.
    .title = Sair do salão
CDA-3-14-1-12 = Um jogador não pode ficar ao lado de uma partida em andamento.
    .title = Ficar ao lado
CDA-3-14-1-13 = Um jogador não pode levar nem usar aparelhos eletrônicos que afetem partidas.
    .title = Aparelhos que atrapalham
CDA-3-14-2-1 = Para cada infração o árbitro decide uma penalidade conforme a gravidade dela.
    .title = Que penalidade
CDA-3-14-2-2 = Há quatro penalidades: advertência; advertência grave, tornada pública; perda da partida, talvez para ambos; desclassificação.
    .title = As quatro penalidades
CDA-3-14-2-3 = Perde a partida o jogador que nela recebe duas advertências graves.
    .title = Duas advertências graves
CDA-3-14-2-4 = Um jogador só é desclassificado com o consentimento do árbitro principal.
    .title = Desclassificação
CDA-3-14-3-1 = É punido o jogador que não quer corrigir um lance irregular, ou que corrige apenas parte dele.
    .title = Recusar-se a corrigir
CDA-3-14-3-2 = É punido o jogador que se recusa a anotar durante a partida, e não quer corrigir isso.
    .title = Recusar-se a anotar
CDA-3-14-3-3 = É punido o jogador que se recusa a assinar o resultado depois da partida, e não quer corrigir isso.
    .title = Recusar-se a assinar
CDA-3-14-3-4 = É punido o jogador que sem licença altera o relógio, de modo que ninguém mais sabe os tempos certos, e se recusa a corrigir isso.
    .title = Mudar os tempos
CDA-3-14-3-5 = É punido o jogador que sem licença faz parar o relógio, e não quer corrigir isso.
    .title = Parar o relógio
CDA-3-14-4 = Perde a partida o jogador que quebra uma regra técnica e se recusa a corrigir isso.
    .title = Recusar custa a partida
CDA-3-14-5 = O árbitro principal pode mandar sair do salão o jogador que quebra gravemente a ordem ou não obedece aos árbitros.
    .title = Fora do salão

## CDA 3.15: o árbitro

CDA-3-15-1-1 = O árbitro cuida para que todos, jogadores e espectadores, cumpram as regras, e para que o torneio corra bem.
    .title = Para que serve o árbitro
CDA-3-15-1-2 = O trabalho do árbitro começa antes das partidas e do torneio, e segue depois deles.
    .title = Antes, durante, depois
CDA-3-15-1-3 = O árbitro pode resolver qualquer disputa sem ser chamado, exceto em duas coisas que cabem ao adversário: irregularidades (2.7.4) e um relógio que alguém esqueceu de acionar (3.8.2.3).
    .title = Intervir
CDA-3-15-2-1 = Antes do torneio, o árbitro redige o regulamento dele, por meio dos organizadores.
    .title = Regulamento
CDA-3-15-2-2 = O árbitro risca do regulamento o que contradiz as regras do jogo.
    .title = Contra as regras
CDA-3-15-2-3 = Meia hora antes do início ou do sorteio, o árbitro recebe a lista de jogadores, títulos e reservas, assinada pelos organizadores.
    .title = A lista de jogadores
CDA-3-15-2-4 = O árbitro tem um quadro de avisos para comunicados oficiais.
    .title = O quadro de avisos
CDA-3-15-2-5 = O árbitro mantém o regulamento afixado no quadro de avisos.
    .title = Regulamento à vista
CDA-3-15-2-6 = O árbitro usa um crachá fácil de ver.
    .title = O crachá
CDA-3-15-2-7 = O árbitro aciona os relógios, ou manda os jogadores acioná-los.
    .title = Ligar os relógios
CDA-3-15-2-8 = O árbitro confere de tempos em tempos que os relógios funcionam.
    .title = Vigiar os relógios
CDA-3-15-2-9 = O árbitro confere que os jogadores anotam.
    .title = Planilhas
CDA-3-15-2-10 = O árbitro faz tudo para resolver disputas.
    .title = Disputas
CDA-3-15-2-11 = O árbitro declara perdida a partida de um jogador que chega depois do prazo.
    .title = Tarde demais
CDA-3-15-2-12 = O árbitro declara perdida a partida de um jogador que não fez a tempo os lances exigidos.
    .title = Controle de tempo não cumprido
CDA-3-15-2-13 = O árbitro declara empate onde as regras o dão, reivindique-o um jogador ou não.
    .title = Declarar o empate
CDA-3-15-2-14 = O árbitro explica aos jogadores passagens pouco claras do regulamento.
    .title = Explicar
CDA-3-15-2-15 = O árbitro decide o que o regulamento não prevê.
    .title = O que não está previsto
CDA-3-15-2-16 = Depois do torneio, o árbitro reúne as planilhas das partidas mais importantes.
    .title = Partidas importantes
CDA-3-15-2-17 = O árbitro mantém em dia a tabela de resultados.
    .title = A tabela
CDA-3-15-2-18 = O árbitro emparceira os jogadores, por computador ou à mão.
    .title = Emparceiramento
CDA-3-15-2-19 = O árbitro cuida para que o emparceiramento de cada rodada seja afixado.
    .title = Afixar o emparceiramento
CDA-3-15-2-20 = O árbitro dirige os adiamentos.
    .title = Adiamentos
CDA-3-15-2-21 = Depois do torneio, o árbitro anuncia os resultados finais.
    .title = Resultados finais

## CDA 3.16: recursos

CDA-3-16 = Quem discorda de uma decisão recorre por escrito à comissão de apelação, no prazo fixado e com a taxa, depois da partida. A comissão tem em geral um número ímpar de membros, três ou mais. Cada membro tem um voto, um suplente substitui quem tem interesse, e a maioria decide.
    .title = Recursos

## CDA 4.17: torneios individuais e por equipes

CDA-4-17-1 = Numa prova individual, como um campeonato ou um match, contam os resultados de cada jogador.
    .title = Provas individuais
CDA-4-17-2-1 = Cada equipe nomeia seus jogadores na ordem dos tabuleiros ao se inscrever, por rating, título ou resultados, e a mantém. Os organizadores podem mudar uma ordem que não corresponde ao que sabem, e avisam a equipe.
    .title = Tabuleiros fixos, jogadores fixos
CDA-4-17-2-2 = Uma equipe pode inscrever reservas, todos numa só ordem numerada. Os jogadores de uma rodada podem mudar, mas números menores jogam em tabuleiros mais altos: 1, 2, 5, 6 é permitido, 1, 6, 2, 5 não é.
    .title = Ordem fixa com reservas
CDA-4-17-2-3 = Antes de cada match uma equipe fixa de novo a ordem dos seus tabuleiros.
    .title = Ordem fixada antes de cada match
CDA-4-17-2-4 = Cada jogador de uma equipe joga com cada jogador da outra.
    .title = Cada um contra cada um
CDA-4-17-2-5 = O resultado da equipe é a soma do que seus jogadores fazem numa prova individual.
    .title = Soma de resultados individuais

## CDA 4.18: tipos de torneio

CDA-4-18-1 = Vizinhos numa chave se enfrentam, e quem perde sai, até que reste um: o vencedor.
    .title = Eliminatória
CDA-4-18-2 = Cada um enfrenta todos: uma vez, duas vezes, ou em grupos.
    .title = Todos contra todos (Schuring)
CDA-4-18-3 = Enfrentam-se jogadores de pontuação igual ou quase igual. O número de rodadas é em geral o de uma eliminatória com o mesmo número de jogadores mais duas a quatro, de preferência ímpar, e ao menos sete.
    .title = Por pontuação (sistema suíço)
CDA-4-18-4 = Equipes, em geral do mesmo tamanho, enviam um jogador após o outro. Quem perde não joga mais. Vence a equipe que ainda tem um jogador invicto.
    .title = Revezamento
CDA-4-18-5 = Um match se joga entre dois jogadores em várias partidas, ou entre duas equipes tabuleiro por tabuleiro. No sistema Scheveningen cada jogador de uma equipe enfrenta cada jogador da outra.
    .title = Matches

## CDA 4.19: resultados e lugares

CDA-4-19 = Somam-se os pontos de todas as rodadas, e quem tem mais fica à frente. Igualdades se resolvem por critérios ou por uma partida de desempate, a qualquer ritmo. No desempate Lehmann-Georgiev cada lance soma tempo, e segue-se até que alguém vença uma partida ou esgote o tempo; depois de um empate a próxima partida começa com o tempo que restou da última.
    .title = Pontos, igualdades e desempates
CDA-4-19-1 = Numa eliminatória não se contam pontos: quem sai mais tarde fica à frente, e vence quem nunca sai. Outros lugares podem ser divididos ou decididos em partidas de desempate.
    .title = Lugares numa eliminatória
CDA-4-19-2-1-1 = Primeiro se comparam os pontos.
    .title = Todos contra todos: pontos
CDA-4-19-2-1-2 = Com pontos iguais, fica à frente quem venceu mais partidas.
    .title = Todos contra todos: vitórias
CDA-4-19-2-1-3 = Depois conta o resultado entre os jogadores empatados.
    .title = Todos contra todos: a partida entre eles
CDA-4-19-2-1-4 = Depois decide uma partida de desempate entre os jogadores empatados.
    .title = Todos contra todos: partida de desempate
CDA-4-19-2-2-1 = Primeiro se comparam os pontos de match das equipes.
    .title = Equipes, todos contra todos: pontos de match
CDA-4-19-2-2-2 = Com pontos de match iguais, fica à frente a equipe cujos jogadores fizeram ao todo mais pontos de jogo.
    .title = Equipes, todos contra todos: pontos de jogo
CDA-4-19-2-2-3 = Depois conta o match entre as equipes empatadas.
    .title = Equipes, todos contra todos: o match entre elas
CDA-4-19-2-2-4 = Depois contam os pontos do jogador no tabuleiro 1; se iguais, do tabuleiro 2, e assim por diante.
    .title = Equipes, todos contra todos: primeiro tabuleiro
CDA-4-19-3-1-1-1 = Quando os ratings desempatam: primeiro se comparam os pontos.
    .title = Por rating: pontos
CDA-4-19-3-1-1-2 = Depois fica à frente quem teve adversários de rating médio maior.
    .title = Por rating: rating médio
CDA-4-19-3-1-2-1 = Quando os pontos dos adversários desempatam: primeiro se comparam os pontos.
    .title = Por adversários: pontos
CDA-4-19-3-1-2-2 = Depois fica à frente aquele cujos adversários fizeram ao todo mais pontos.
    .title = Por adversários: a soma
CDA-4-19-3-1-2-3 = Depois conta a soma sem o adversário com mais pontos e o com menos.
    .title = Por adversários: a mediana
CDA-4-19-3-1-2-4 = Depois conta a soma sem o adversário com menos pontos; se ainda igual, sem os dois com menos, e assim por diante.
    .title = Por adversários: o corte
CDA-4-19-3-2-1 = Primeiro se comparam os pontos de match das equipes.
    .title = Equipes por pontuação: pontos de match
CDA-4-19-3-2-2 = Depois fica à frente a equipe cujas adversárias têm ao todo mais pontos de match.
    .title = Equipes por pontuação: adversárias
CDA-4-19-3-2-3 = Depois fica à frente a equipe cujos jogadores fizeram ao todo mais pontos de jogo.
    .title = Equipes por pontuação: pontos de jogo
CDA-4-19-3-2-4 = Depois contam os pontos do jogador no tabuleiro 1; se iguais, do tabuleiro 2, e assim por diante.
    .title = Equipes por pontuação: primeiro tabuleiro

## CDA 4.20: organização

CDA-4-20 = Um evento tem uma comissão organizadora: ela prepara o evento, trata do que surge e cuida do que tem de ser feito depois. A primeira tarefa dela é traçar o plano.
    .title = A comissão organizadora

## CDA-64 1: o tabuleiro e as pedras de 64 casas

CDA-64-1-1-1-1 = O tabuleiro é um quadrado de oito por oito casas, alternadamente escuras e claras: 32 escuras e 32 claras.
    .title = O tabuleiro de 64 casas
CDA-64-1-1-1-2 = Joga-se nas 32 casas escuras.
    .title = As casas em uso
CDA-64-1-1-1-3 = Casas escuras que se tocam nos cantos formam 13 diagonais. A mais longa tem oito casas e é a grande diagonal, a1 a h8.
    .title = As 13 diagonais
CDA-64-1-1-1-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
CDA-64-1-1-1-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
CDA-64-1-1-1-5-2 = A primeira e a última coluna, cada uma de quatro casas escuras, são as bordas.
    .title = Bordas
CDA-64-1-1-1-5-3 = Quatro casas escuras lado a lado da esquerda para a direita são uma fileira. O tabuleiro tem oito fileiras.
    .title = Fileiras
CDA-64-1-1-1-5-4 = Quatro casas escuras uma acima da outra são uma coluna. O tabuleiro tem oito colunas.
    .title = Colunas
CDA-64-1-1-1-6-1 = As casas escuras têm nomes de a1 a h8; os nomes não vêm impressos no tabuleiro.
    .title = Nomes das casas
CDA-64-1-1-1-6-2 = As pontas da grande diagonal, a1 e h8, se chamam cantos do tabuleiro.
    .title = Os dois cantos
CDA-64-1-1-2-1 = { CDA-1-1-2-1 }
    .title = { CDA-1-1-2-1.title }
CDA-64-1-1-2-2 = { CDA-1-1-2-2 }
    .title = { CDA-1-1-2-2.title }
CDA-64-1-1-2-3 = { CDA-1-1-2-3 }
    .title = { CDA-1-1-2-3.title }
CDA-64-1-1-2-4 = { CDA-1-1-2-4 }
    .title = { CDA-1-1-2-4.title }
CDA-64-1-2-1 = Cada lado tem 12 pedras, um lado brancas ou claras, o outro pretas ou escuras.
    .title = As peças
CDA-64-1-2-2 = No começo as pedras pretas estão nas fileiras 6 a 8 e as brancas nas fileiras 1 a 3. As fileiras 4 e 5 estão livres.
    .title = A posição inicial
CDA-64-1-2-3 = Todas as 24 pedras são redondas, exatamente da mesma forma e do mesmo tamanho, e duas delas empilhadas, uma dama, ficam firmes.
    .title = A forma das pedras
CDA-64-1-2-4 = { CDA-1-2-4 }
    .title = { CDA-1-2-4.title }
CDA-64-1-2-5 = { CDA-1-2-5 }
    .title = { CDA-1-2-5.title }
CDA-64-1-2-6 = Todas as doze pedras de um lado têm exatamente a mesma cor.
    .title = Uma cor por lado
CDA-64-1-2-7 = { CDA-1-2-7 }
    .title = { CDA-1-2-7.title }

## FMJD 1: o jogo e seus jogadores

FMJD-1-1 = Damas é um esporte mental entre dois jogadores.
    .title = Um esporte para dois
FMJD-1-2 = Quem participa deste esporte é damista.
    .title = Quem é jogador
FMJD-1-3 = Podem realizar-se torneios para amadores ou para profissionais.
    .title = Amadores e profissionais

## FMJD 2: o tabuleiro e as pedras

FMJD-2-1 = { CDA-1-1-1-1 }
    .title = { CDA-1-1-1-1.title }
FMJD-2-2 = { CDA-1-1-1-2 }
    .title = { CDA-1-1-1-2.title }
FMJD-2-3 = { CDA-1-1-1-3 }
    .title = { CDA-1-1-1-3.title }
FMJD-2-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
FMJD-2-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
FMJD-2-5-2 = { CDA-1-1-1-5-2 }
    .title = { CDA-1-1-1-5-2.title }
FMJD-2-5-3 = { CDA-1-1-1-5-3 }
    .title = { CDA-1-1-1-5-3.title }
FMJD-2-5-4 = { CDA-1-1-1-5-4 }
    .title = { CDA-1-1-1-5-4.title }
FMJD-2-6 = As casas escuras são numeradas de 1 a 50 da esquerda para a direita e de cima para baixo. O próprio tabuleiro não mostra os números.
    .title = Números das casas
FMJD-2-6-1 = { CDA-1-1-1-6-1 }
    .title = { CDA-1-1-1-6-1.title }
FMJD-2-6-2 = { CDA-1-1-1-6-2 }
    .title = { CDA-1-1-1-6-2.title }
FMJD-2-6-3 = As pontas da grande diagonal, 5 e 46, se chamam cantos do tabuleiro.
    .title = Os dois cantos
FMJD-2-7 = { CDA-1-2-1 }
    .title = { CDA-1-2-1.title }
FMJD-2-8 = { CDA-1-2-2 }
    .title = { CDA-1-2-2.title }

## FMJD 3: mover

FMJD-3-1 = { CDA-2-5-1 }
    .title = { CDA-2-5-1.title }
FMJD-3-2 = { CDA-2-5-2 }
    .title = { CDA-2-5-2.title }
FMJD-3-3 = { CDA-2-5-3 }
    .title = { CDA-2-5-3.title }
FMJD-3-4 = { CDA-2-5-4 }
    .title = { CDA-2-5-4.title }
FMJD-3-5 = { CDA-2-5-5 }
    .title = { CDA-2-5-5.title }
FMJD-3-6 = Qualquer um dos jogadores pode coroar uma nova dama. Se o adversário não o faz, o dono deve fazê-lo imediatamente. Deixá-la sem coroa é uma irregularidade. (As regras chinesas só contam o ato de movê-la.)
    .title = Quem coroa
FMJD-3-7 = Uma dama que não foi coroada é dama mesmo assim, e qualquer um dos jogadores pode coroá-la mais tarde. Movê-la antes disso é uma irregularidade.
    .title = Dama sem coroa
FMJD-3-8 = { CDA-2-5-8 }
    .title = { CDA-2-5-8.title }
FMJD-3-9 = { CDA-2-5-9 }
    .title = { CDA-2-5-9.title }
FMJD-3-10 = { CDA-2-5-10 }
    .title = { CDA-2-5-10.title }
FMJD-3-11 = { CDA-2-5-11 }
    .title = { CDA-2-5-11.title }
FMJD-3-12 = { CDA-2-5-12 }
    .title = { CDA-2-5-12.title }
FMJD-3-13 = { CDA-2-5-13 }
    .title = { CDA-2-5-13.title }
FMJD-3-14 = { CDA-2-5-14 }
    .title = { CDA-2-5-14.title }

## FMJD 4: capturar

FMJD-4-1 = { CDA-2-6-1 }
    .title = { CDA-2-6-1.title }
FMJD-4-2 = { CDA-2-6-2 }
    .title = { CDA-2-6-2.title }
FMJD-4-3 = { CDA-2-6-3 }
    .title = { CDA-2-6-3.title }
FMJD-4-4 = Uma captura se faz claramente e em ordem, e está completa quando todas as peças tomadas saíram do tabuleiro. Senão o adversário pode pedir que se refaça direito. (Só as regras chinesas dizem que a mesma mão faz as duas coisas.)
    .title = Capturar claramente
FMJD-4-5 = { CDA-2-6-5 }
    .title = { CDA-2-6-5.title }
FMJD-4-6 = { CDA-2-6-6 }
    .title = { CDA-2-6-6.title }
FMJD-4-7 = { CDA-2-6-7 }
    .title = { CDA-2-6-7.title }
FMJD-4-8 = { CDA-2-6-8 }
    .title = { CDA-2-6-8.title }
FMJD-4-9 = { CDA-2-6-9 }
    .title = { CDA-2-6-9.title }
FMJD-4-10 = { CDA-2-6-10 }
    .title = { CDA-2-6-10.title }
FMJD-4-11 = { CDA-2-6-11 }
    .title = { CDA-2-6-11.title }
FMJD-4-12 = A retirada acaba quando todas as peças saíram, ou quando o jogador faz nela uma clara pausa.
    .title = Quando acaba a retirada
FMJD-4-13 = { CDA-2-6-12 }
    .title = { CDA-2-6-12.title }
FMJD-4-14 = { CDA-2-6-13 }
    .title = { CDA-2-6-13.title }
FMJD-4-15 = { CDA-2-6-14 }
    .title = { CDA-2-6-14.title }
FMJD-4-16 = A pedra que captura uma pedra também pode fazê-lo ao contrário: primeiro se retira a pedra capturada, depois se faz o salto.
    .title = Retirar primeiro

## FMJD 5: posições e atos irregulares

FMJD-5-1 = { CDA-2-7-1 }
    .title = { CDA-2-7-1.title }
FMJD-5-2 = Antes da partida se confere a posição inicial. Uma posição irregular descoberta durante a partida é tratada como uma irregularidade: o adversário decide se é corrigida. (As regras chinesas sempre a corrigem.)
    .title = Posições irregulares
FMJD-5-3 = Uma peça numa casa clara está fora de jogo. É tratada como uma irregularidade: o adversário decide. (As regras chinesas sempre a corrigem.)
    .title = Peça numa casa clara
FMJD-5-4 = { CDA-2-7-4 }
    .title = { CDA-2-7-4.title }
FMJD-5-4-1 = { CDA-2-7-4-1 }
    .title = { CDA-2-7-4-1.title }
FMJD-5-4-2 = { CDA-2-7-4-2 }
    .title = { CDA-2-7-4-2.title }
FMJD-5-4-3 = { CDA-2-7-4-3 }
    .title = { CDA-2-7-4-3.title }
FMJD-5-4-4 = { CDA-2-7-4-4 }
    .title = { CDA-2-7-4-4.title }
FMJD-5-4-5 = { CDA-2-7-4-5 }
    .title = { CDA-2-7-4-5.title }
FMJD-5-4-6 = { CDA-2-7-4-6 }
    .title = { CDA-2-7-4-6.title }
FMJD-5-4-7 = { CDA-2-7-4-7 }
    .title = { CDA-2-7-4-7.title }
FMJD-5-4-8 = { CDA-2-7-4-8 }
    .title = { CDA-2-7-4-8.title }
FMJD-5-4-9 = { CDA-2-7-4-9 }
    .title = { CDA-2-7-4-9.title }
FMJD-5-4-10 = { CDA-2-7-4-10 }
    .title = { CDA-2-7-4-10.title }
FMJD-5-4-11 = { CDA-2-7-4-11 }
    .title = { CDA-2-7-4-11.title }
FMJD-5-4-12 = { CDA-2-7-4-12 }
    .title = { CDA-2-7-4-12.title }
FMJD-5-4-13 = { CDA-2-7-4-13 }
    .title = { CDA-2-7-4-13.title }
FMJD-5-4-14 = { CDA-2-7-4-14 }
    .title = { CDA-2-7-4-14.title }
FMJD-5-4-15 = Uma pedra que virou dama não é coroada.
    .title = Deixar dama sem coroa
FMJD-5-4-16 = { CDA-2-7-4-15 }
    .title = { CDA-2-7-4-15.title }
FMJD-5-5 = { CDA-2-7-5 }
    .title = { CDA-2-7-5.title }
FMJD-5-6 = { CDA-2-7-6 }
    .title = { CDA-2-7-6.title }
FMJD-5-7 = { CDA-2-7-7 }
    .title = { CDA-2-7-7.title }
FMJD-5-8 = Corrigir uma irregularidade apenas em parte, ou não a corrigir, não se aceita.
    .title = Correção parcial

## FMJD 6: empates pelas regras

FMJD-6-1 = { CDA-3-12-3-1 }
    .title = { CDA-3-12-3-1.title }
FMJD-6-2 = { CDA-3-12-3-2 }
    .title = { CDA-3-12-3-2.title }
FMJD-6-3 = { CDA-3-12-3-3 }
    .title = { CDA-3-12-3-3.title }
FMJD-6-4 = { CDA-3-12-3-4 }
    .title = { CDA-3-12-3-4.title }

## FMJD 7: resultados

FMJD-7-1-1 = Uma partida pode ter um vencedor; então o adversário perdeu.
    .title = Vitória e derrota
FMJD-7-1-2 = Se nenhum jogador vence o outro, a partida é empate.
    .title = Empate
FMJD-7-2-1 = { CDA-3-12-2-1 }
    .title = { CDA-3-12-2-1.title }
FMJD-7-2-2 = { CDA-3-12-2-3 }
    .title = { CDA-3-12-2-3.title }
FMJD-7-2-3 = { CDA-3-12-2-2 }
    .title = { CDA-3-12-2-2.title }
FMJD-7-2-4 = Quem se recusa a jogar pelas regras oficiais perde.
    .title = Recusar as regras
FMJD-7-3-1 = { CDA-3-12-3-5 }
    .title = { CDA-3-12-3-5.title }
FMJD-7-3-2 = Uma partida é empate quando se aplica uma das regras do capítulo 6.
    .title = Empate pelas regras
FMJD-7-3-3 = { CDA-3-12-3-6 }
    .title = { CDA-3-12-3-6.title }

## FMJD 8: anotar a partida

FMJD-8-1 = Com números para as 50 casas todo lance dos dois lados pode ser anotado, e a partida jogada de novo ou copiada mais tarde.
    .title = Por que as casas têm números
FMJD-8-2-1 = { CDA-3-10-2-1 }
    .title = { CDA-3-10-2-1.title }
FMJD-8-2-2 = { CDA-3-10-2-2 }
    .title = { CDA-3-10-2-2.title }
FMJD-8-2-3 = { CDA-3-10-2-3 }
    .title = { CDA-3-10-2-3.title }

## FMJD 9: sinais

FMJD-9-1-1 = - indica um lance sem captura.
    .title = O sinal -
FMJD-9-1-2 = x indica uma captura.
    .title = O sinal x
FMJD-9-1-3 = ! marca um lance bom.
    .title = O sinal !
FMJD-9-1-4 = !! marca um lance muito bom.
    .title = O sinal !!
FMJD-9-1-5 = ? marca um lance ruim.
    .title = O sinal ?
FMJD-9-1-6 = ?? marca um lance muito ruim.
    .title = O sinal ??
FMJD-9-1-7 = ?! marca um lance que parece ruim e pode ser bom.
    .title = O sinal ?!
FMJD-9-1-8 = !? marca um lance que parece bom e pode ser ruim.
    .title = O sinal !?
FMJD-9-1-9 = * marca um lance forçado: todo o resto perde.
    .title = O sinal *
FMJD-9-1-10 = { CDA-3-10-2-4 }
    .title = { CDA-3-10-2-4.title }
FMJD-9-1-11 = { CDA-3-10-2-5 }
    .title = { CDA-3-10-2-5.title }
FMJD-9-1-12 = +1, +2 e assim por diante: com o último lance um lado tem esse número de peças a mais.
    .title = Os sinais +1, +2
FMJD-9-1-13 = -1, -2 e assim por diante: com o último lance um lado tem esse número de peças a menos.
    .title = Os sinais -1, -2
FMJD-9-1-14 = { CDA-3-10-2-6 }
    .title = { CDA-3-10-2-6.title }

## FMJD 10: o tempo

FMJD-10-1 = Pode-se dar tempo para um número de lances: cada lado deve fazer esse número de lances dentro dele.
    .title = Lances num período
FMJD-10-2-1 = Com um número de lances num período, o relógio é obrigatório.
    .title = Um relógio
FMJD-10-2-2 = Com um número de lances num período, todo lance é anotado.
    .title = Todo lance na planilha
FMJD-10-3 = Pode-se também dar tempo para a partida inteira: toda ela deve acabar dentro desse tempo.
    .title = Tempo único
FMJD-10-4 = Com tempo único o relógio é obrigatório, mas não é preciso anotar todos os lances. (Nas regras chinesas só um jogador com menos de cinco minutos pode parar de anotar.)
    .title = Sem anotar com tempo único
FMJD-10-5 = Como se usam os relógios está fixado nas regras de competição.
    .title = Mais sobre relógios

## FMJD 11: formas de jogo

FMJD-11-1-1 = Dois jogadores se sentam ao tabuleiro, frente a frente: a partida regular.
    .title = Ao tabuleiro
FMJD-11-1-2 = Um jogador enfrenta vários adversários, cada um no próprio tabuleiro, ao mesmo tempo.
    .title = Simultânea
FMJD-11-1-3 = Dois jogadores em lugares diferentes enviam um ao outro seus lances.
    .title = Por correspondência
FMJD-11-1-4 = Um jogador não vê tabuleiro, não anota nada e diz os lances em voz alta. O outro joga num tabuleiro e responde, ou o árbitro o faz.
    .title = Às cegas
FMJD-11-1-5 = Um jogador que não vê tabuleiro e não anota nada enfrenta vários adversários que têm tabuleiro.
    .title = Simultânea às cegas
FMJD-11-1-6 = Um jogador cego enfrenta um que vê, ou dois jogadores cegos se enfrentam. Eles apalpam as peças num tabuleiro em que elas ficam salientes.
    .title = Jogo pelo tato
FMJD-11-1-7 = O jogador mais forte dá ao mais fraco uma ou mais peças no começo, para que as forças fiquem mais iguais.
    .title = Partidas com vantagem
FMJD-11-2 = Cada forma, exceto a partida regular, tem regras próprias.
    .title = Regras próprias
FMJD-11-3 = Por correspondência, às cegas e na simultânea às cegas, deve haver um tabuleiro entre os jogadores.
    .title = Há um tabuleiro

## RULES 2-4: 64 casas e notação como o Damier as joga

RULES-2-1 = Damas russas: 32 casas escuras, a1 a h8, com a1 à esquerda das Brancas; 12 pedras de cada lado, as das Brancas nas três primeiras fileiras. As Brancas começam.
    .title = Damas russas: tabuleiro e peças
RULES-2-2 = As pedras andam uma casa para a frente na diagonal. As damas andam qualquer número de casas livres, nos dois sentidos.
    .title = Damas russas: mover
RULES-2-3 = A captura é obrigatória, para a frente e para trás, mas qualquer captura pode ser escolhida. Uma vez escolhida, vai até o fim. A dama que pode seguir capturando de algumas das casas atrás de uma peça deve cair numa dessas.
    .title = Damas russas: capturar
RULES-2-4 = A pedra que chega à última fileira durante uma captura vira dama imediatamente, e segue capturando como dama se puder.
    .title = Damas russas: coroada no caminho
RULES-2-5 = Empate: a mesma posição pela terceira vez. Contra uma dama sozinha: até duas peças, dama entre elas, 5 lances, sem recomeço por captura ou coroação; três, dama entre elas, 5 enquanto só a dama sozinha domina a grande diagonal; três damas ou mais, 15. Damas dos dois lados, sem captura nem coroação: 30 lances com 4 ou 5 peças, 60 com 6 ou 7; senão, 15 lances só com damas.
    .title = Empates em 64 casas
RULES-3-1 = Damas brasileiras: as regras das 100 casas, com a Lei da Maioria, no tabuleiro das damas russas. A pedra que apenas passa pela última fileira continua pedra. Os empates são como nas damas russas.
    .title = Damas brasileiras
RULES-4-1 = Um lance se escreve como origem, hífen, destino, uma captura com cruz: 32-28, 28x19; em 64 casas c3-d4, f2xb6 ou f2:b6. Onde duas capturas têm os mesmos extremos, escrevem-se todas as casas.
    .title = Escrever lances
RULES-4-2 = Um sinal de mais quer dizer vitória, um de igual empate. Depois de um lance: ! bom, !! muito bom, ? ruim, ?? muito ruim, !? parece bom mas pode ser ruim, ?! parece ruim mas pode ser bom, * forçado.
    .title = Sinais
