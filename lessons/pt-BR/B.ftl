## Etapa B: as 64 casas.

stage-B = As 64 casas
    .about = Damas russas e brasileiras no tabuleiro pequeno: livre escolha de captura, coroação no caminho, a grande diagonal, os limites, sorteios de abertura, e três damas contra uma.

## O tabuleiro pequeno

board-64 = O tabuleiro pequeno
board-64-1 = Oito fileiras, doze pedras de cada lado. A grande diagonal vai de a1, no canto esquerdo das Brancas, a h8. Aponte as duas pontas.
    .right = Quem domina esta linha com uma dama é difícil de vencer. Você verá por quê.
board-64-2 = Uma casa leva o nome da sua coluna, uma letra, e da sua fileira, um número contado do lado das Brancas. Aponte c3 e f6.
    .right = Ambas ficam na grande diagonal.
board-64-3 = As pedras andam como no tabuleiro grande: para a frente, uma casa. Jogue c3-d4; depois da resposta, faça qualquer lance. Há captura? Então você deve tomar.
    .then = Sua vez; nada pode ser tomado. Uma captura se escreve com dois-pontos, como d4:b6.
    .right = As pedras também tomam para trás, e as damas vão longe, como você sabe.

## Livre escolha de captura

free-choice = Livre escolha de captura
free-choice-1 = Nas damas russas não há Lei da Maioria: entre capturas você escolhe. Você pode tomar duas pedras, ou uma. Mas olhe g3: que pedra não deve passar?
    .wrong = Duas pedras são tomadas, mas g3 vira dama.
    .right = Apenas uma pedra, mas a perigosa. Em 100 casas você teria de tomar duas.
free-choice-2 = A escolha é livre, mas a captura escolhida se leva até o fim. Você toma d4 com c3. Pode parar em e5?
    .a = Sim
    .b = Não, deve tomar também f6
    .right = Tomar b4 também é permitido: essa captura se completa com uma pedra.
free-choice-3 = A dama pode cair em qualquer casa livre atrás da vítima. Mas, se de algumas delas pode seguir capturando, tem de escolher uma dessas. Tome como manda a regra.
    .wrong = De f6 a captura continua. É lá, então, que a dama tem de cair.
    .right = De f6 ela tomou também e7.

## Coroada no caminho

crowned-on-the-way = Coroada no caminho
crowned-on-the-way-1 = Nas damas russas a pedra que chega à última fileira durante uma captura vira dama imediatamente, e segue como dama. Sua pedra toma e7, e depois?
    .wrong = Em d8 ela é dama: ainda tem c7 a tomar.
    .right = De d8 ela tomou c7 como dama, e podia escolher onde cair.
crowned-on-the-way-2 = A nova dama vê a linha toda. De f8, o que está no caminho até a3?
    .wrong = Ela deve seguir tomando: olhe de f8 até a3.
    .right = Uma pedra em h6 tomou b4. Olhe um salto além da última fileira, também para o adversário.
crowned-on-the-way-3 = Se a nova dama não acha mais nada a tomar, o lance acaba na última fileira. Aqui b4 não está em nenhuma das linhas dela. Tome e7.
    .right = Coroada em d8. Ela anda como dama depois da resposta das Pretas.

## Damas brasileiras

brazilian = Damas brasileiras
brazilian-1 = Nas damas brasileiras pedras e damas andam e capturam pelas regras do tabuleiro grande. Então a Lei da Maioria está de volta: c5 poderia tomar uma pedra. O que as Brancas devem tomar?
    .wrong = A captura do maior número de peças é obrigatória.
    .right = Duas pedras. Nas damas russas as Brancas poderiam ter escolhido.
brazilian-2 = E a pedra que apenas passa pela última fileira continua pedra. Tome e7 e c7. O que há depois em b6?
    .right = Uma pedra: o lance dela não acabou na última fileira. Nas damas russas ela seria dama.
brazilian-3 = Assim voltam também os golpes do tabuleiro grande. As Pretas gostariam de tomar f4, mas depois de b4-c5 quem decide é a Lei da Maioria. Jogue até o fim.
    .then = Siga tomando.
    .wrong = Faça d6 ter mais a tomar do que e5xg3 tomaria.
    .right = Nas damas russas as Pretas teriam tomado f4, e não haveria golpe.

## O sorteio

ballots = O sorteio
ballots-1 = Em torneios os primeiros lances são muitas vezes tirados à sorte: é o sorteio. Os dois jogadores têm de fazê-los. Este se escreve ab4 ba5 ba3 ab6: a primeira letra é a coluna que a pedra deixa. Jogue os lances das Brancas.
    .then = As Pretas seguem o sorteio: agora ba3.
    .wrong = O sorteio diz ab4, depois ba3: da coluna a até b4, da coluna b até a3.
    .right = Daqui em diante cada lado joga seus próprios lances.
ballots-2 = O sorteio ab4 ba5 ba3 cb6 gh4 fe5. Cinco lances estão feitos. Faça o último, pelas Pretas.
    .wrong = fe5: da coluna f até e5.
    .right = Há centenas de sorteios. Leia o seu com cuidado, e pense a partir do primeiro lance que for seu.
ballots-3 = Um sorteio para você ler: cd4 ba5 bc3 ab6. Do ponto de partida só se dá a coluna: ache a pedra que pode ir ali. Jogue os lances das Brancas.
    .then = As Pretas jogaram ba5. Agora bc3.
    .wrong = cd4: da coluna c até d4. Depois bc3: da coluna b até c3.
    .right = ab6 completa o sorteio, e as Brancas começam a pensar.

## Golpes no tabuleiro pequeno

shots-64 = Golpes no tabuleiro pequeno
shots-64-1 = Com livre escolha, uma oferta funciona se toda captura das Pretas ajuda você. Aqui as Pretas têm uma captura depois de e5-d6. Jogue, e depois siga a linha a partir de a3.
    .then = c5 saiu. Tome.
    .right = Uma dada, duas tomadas.
shots-64-2 = Traga d6 a f4 com d4-e5, e veja até onde vai então o caminho de g5.
    .then = Agora tome, e não pare cedo demais.
    .right = f4 e d2, tomadas para trás: duas por uma.
shots-64-3 = Desta vez duas ofertas. a3-b4 manda a5 a c3. Depois mais uma oferta traz e7 para junto da sua pedra em h6. Confira que as Pretas não têm outra captura.
    .then = Agora traga e7 a g5.
    .then-2 = Tome com h6, até onde puder.
    .wrong = Comece com a3-b4.
    .wrong-2 = Ofereça uma pedra que e7 deva tomar.
    .right = Três tomadas por duas: g5, e3 e c3.

## Perigo no tabuleiro pequeno

danger-64 = Perigo no tabuleiro pequeno
danger-64-1 = Você joga com as Pretas. As Brancas ameaçam o golpe que você acaba de ver: e5-d6. Só uma troca salva você. Em que casa você oferece uma pedra?
    .wrong = Então vem e5-d6, ou as Brancas tomam tudo de imediato. Ofereça uma pedra a b2.
    .right = b2:d4 c5:e3, e não resta nada a golpear.
danger-64-2 = Você joga com as Brancas. e1-d2 parece calmo, mas todos os lances, exceto um, custam cerca de uma pedra ou a partida. A exceção é uma troca no meio. Ache-a.
    .then = As Pretas tiveram de tomar. Retome.
    .wrong = Isso custa cerca de uma pedra, ou a partida. Ofereça uma pedra que d6 tenha de tomar.
    .right = Igual, e seguro. Nos exercícios: marque o que perde, pare o que ameaça.
danger-64-3 = De novo as Brancas. A pedra preta em b4 quer ir a c3 e dali coroar. Um lance faz de c3 uma casa onde ela seria tomada. Qual?
    .wrong = Isso perde. De que casa você pode vigiar c3?
    .right = b2 olha c3, e atrás dela d4 está livre. Pode-se parar uma ameaça guardando a casa de que ela precisa.

## Finais no tabuleiro pequeno

endings-64 = Finais no tabuleiro pequeno
endings-64-1 = A oposição funciona como no tabuleiro grande: deixe as Pretas só com lances que perdem. Um dos seus dois lances vence, o outro empata.
    .wrong = Então a pedra preta passa.
    .right = c5 e e5 perdem ambos a pedra.
endings-64-2 = A dama detém uma pedra guardando as casas à frente dela. Aqui ela vence de uma única casa. Depois feche os dois caminhos.
    .then = A pedra fugiu para c3. De onde você vê b2 e d2 ao mesmo tempo?
    .wrong = Dali a pedra passa, ou toma sua dama.
    .right = De um lado ou do outro ela é tomada. Nos exercícios, tabelas exatas julgam cada posição de até quatro peças.
endings-64-3 = Duas contra uma. Empurre a pedra preta até a borda, e fique onde o último passo dela leva à captura. Comece com d4-e5.
    .then = Ela foi à borda. Fique diante dela.
    .then-2 = Ela veio ao lado da sua. Tome-a.
    .wrong = Primeiro d4-e5.
    .wrong-2 = Então ela passa.
    .right = Na borda a pedra tem um só passo, e isso a tornou fácil de apanhar.

## A grande diagonal

main-road-64 = A grande diagonal
main-road-64-1 = Você joga com as Pretas, com uma dama contra três. Em 64 casas uma linha salva você: a grande diagonal, marcada aqui. Chegue lá.
    .wrong = Todo outro lance perde.
    .right = Se a vez é das Brancas e nenhum lado tem o que tomar, uma dama sozinha nesta linha está segura contra três damas em 96 de 100 posições.
main-road-64-2 = As Pretas dominam a grande diagonal contra três. Quantos lances ainda deve fazer a dama preta até o empate?
    .a = 5
    .b = 15
    .c = 30
    .right = Cinco lances da dama pela grande diagonal, se nenhuma outra peça está nela.
main-road-64-3 = Agora você joga com as Brancas, e a dama preta ainda não está na diagonal. Dois lances vencem; todos os outros empatam. O que os dois têm em comum?
    .wrong = Não deixe a dama preta chegar a b2.
    .right = Ambos põem uma dama na grande diagonal. É a primeira tarefa.

## O triângulo de Petrov

petrov = O triângulo de Petrov
petrov-1 = Três damas contra uma: com uma das suas na diagonal, nada a tomar para nenhum lado e na sua vez, toda posição se vence. Dê duas: e3-f2 faz as Pretas tomarem e caírem em e1. Depois saia de b4: a preta deve tomar de novo.
    .then = Ela teve de tomar. Continue.
    .then-2 = Tome-a.
    .wrong = Isso vence mais devagar, se vence. Dê a dama em e3: e3-f2.
    .wrong-2 = Isso não vence. Saia de b4 para a5.
    .right = Duas damas dadas, a dama sozinha tomada.
petrov-2 = O triângulo do manual de Petrov, de 1827 (no Brasil, pé de galinha): damas em c3, d6 e e3, a dama sozinha no retângulo de linhas e1-h4-d8-a5. O golpe é d6-b4: daí em diante cada ponta dessas linhas é uma cilada.
    .then = As Pretas correram para h4. O resto você sabe.
    .then-2 = Ela tomou. Agora saia de b4.
    .then-3 = Tome-a.
    .wrong = Primeiro o golpe, d6-b4; depois e3-f2.
    .wrong-3 = Saia de b4 para a5.
    .right = Monte o triângulo, golpeie, dê duas damas, tome.
petrov-3 = O mesmo triângulo, com as Pretas em a5, em outra ponta dessas linhas. O mesmo golpe vence; c3-e1 é tão rápido quanto ele. Mostre um dos dois.
    .wrong = Isso vence mais devagar, se vence. O mesmo golpe: d6-b4.
    .right = Nos treinos: primeiro a grande diagonal, depois empurre a dama para essas linhas, depois o triângulo. Treze lances bastam.

## Os limites

limits-64 = Os limites
limits-64-1 = Três damas contra uma que não domina a grande diagonal. Em quantos lances as Brancas devem vencer?
    .a = 5
    .b = 15
    .c = 30
    .right = Quinze; e uma posição que se pode vencer nunca exige mais de treze.
limits-64-2 = Duas damas contra uma: cinco lances de cada lado. Aqui as Brancas não podem forçar a vitória, e os cinco lances passam. E o resultado?
    .a = Empate
    .b = As Pretas perdem
    .c = Mais cinco lances
    .right = Uma ou duas peças, uma delas dama, contra uma dama sozinha: cinco lances, e a conta nunca recomeça.
limits-64-3 = Damas dos dois lados e quatro ou cinco peças: 30 lances sem captura nem coroação. Com seis ou sete peças são 60. Com oito ou mais, o limite é de 15 lances só de damas. Qual vale aqui?
    .a = 15
    .b = 30
    .c = 60
    .right = Conte as peças, e o limite se segue.
limits-64-4 = De novo três damas: quinze lances, e nenhum pode ser gasto deixando a dama sozinha escapar. Ela está prestes a chegar à grande diagonal. Um lance mantém a vitória: ocupe a diagonal antes.
    .wrong = Então a vitória se foi: a dama sozinha empata, ou até toma suas damas.
    .right = Com a diagonal na mão você vence em no máximo oito lances, este contado. O limite basta.

## Perguntas do tabuleiro pequeno

small-dark = Quantas casas escuras tem o tabuleiro de 64 casas?
    .a = 32
    .b = 64
    .c = 50
    .why = Oito por oito casas, metade delas escuras.
small-used = Em que casas do tabuleiro pequeno andam as peças?
    .a = Nas claras
    .b = Nas escuras
    .c = Em todas
    .why = Só se usam as 32 casas escuras.
small-diagonals = Quantas diagonais tem o tabuleiro pequeno?
    .a = 8
    .b = 17
    .c = 13
    .why = Treze, de duas a oito casas. O tabuleiro de 100 casas tem 17.
small-edges = Que colunas são as bordas do tabuleiro pequeno?
    .a = d, e
    .b = a, h
    .c = b, g
    .why = A primeira e a última coluna.
small-rows = Quantas fileiras tem o tabuleiro pequeno?
    .a = Oito
    .b = Dez
    .c = Quatro
    .why = Oito fileiras, de quatro casas escuras cada uma.
small-columns = Quantas casas escuras tem uma coluna do tabuleiro pequeno?
    .a = Oito
    .b = Cinco
    .c = Quatro
    .why = Quatro, uma acima da outra.
small-corners = Que casas se chamam cantos do tabuleiro pequeno?
    .a = b8 e g1
    .b = a1 e h8
    .c = a5 e h4
    .why = São as pontas da grande diagonal.
small-men = Quantas pedras tem cada lado no tabuleiro pequeno?
    .a = 12
    .b = 20
    .c = 16
    .why = Doze brancas e doze pretas.
small-free = Que fileiras do tabuleiro pequeno estão livres no começo?
    .a = 1 e 8
    .b = 3 e 6
    .c = 4 e 5
    .why = As pedras brancas ficam nas fileiras 1 a 3, as pretas nas fileiras 6 a 8.
small-alike = O que devem ter em comum todas as 24 pedras?
    .a = A cor
    .b = A forma e o tamanho
    .c = Nada
    .why = Todas são redondas, da mesma forma e do mesmo tamanho.
small-colour = E a cor das doze pedras de um lado?
    .a = É exatamente a mesma
    .b = As damas são mais claras
    .c = Não importa
    .why = As doze pedras de um lado têm exatamente a mesma cor.
