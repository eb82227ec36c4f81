## Etapa 4: finais.

stage-4 = Finais
    .about = Dama contra pedras, três peças contra uma dama sob a regra dos 16 lances, e segurar o empate com uma dama sozinha. Tabelas exatas julgam cada lance.

## Dama contra pedras

king-men = Dama contra pedras
king-men-1 = Uma dama detém uma pedra vigiando as casas à frente dela. A pedra em 32 tem dois caminhos, 37 e 38. De uma única casa a dama vence: ache-a.
    .wrong = Dali a pedra passa.
    .right = 38 fica logo vigiada; se a pedra vai a 37, a dama volta a tempo.
king-men-2 = Duas pedras, e 33 está à frente. Uma dama logo à frente de uma pedra pode pará-la nos dois caminhos. Em que casa a sua faz isso, e a tempo?
    .wrong = Dali uma das pedras passa, ou toma sua dama.
    .right = 38 e 39 estão ambas vigiadas. Quando 33 se for, há tempo para 25.
king-men-3 = As duas pedras correm pela mesma ala. Não as persiga: ache a linha que ambas cruzarão e ponha nela sua dama.
    .wrong = Então uma das pedras passa, ou toma sua dama.
    .right = A linha de 1 a 45: onde quer que a cruzem, são tomadas.

## As linhas longas

long-lines = As linhas longas
long-lines-1 = Três damas contra uma, sem captura para nenhum lado. Muitos põem primeiro uma dama na grande diagonal. Quanto isso ajuda no tabuleiro de 100 casas?
    .right = Se a vez é das três damas, essas posições calmas se vencem 13 vezes em 100 com a grande diagonal, e 18 em 100 se ninguém está nela. Em 64 casas ela decide.
    .a = Decide
    .b = Quase nada
long-lines-2 = Agora a dama sozinha tem a grande diagonal para si. Se ela está em outro lugar e nada pode ser tomado, três damas que têm a vez vencem 15 posições em 100. E aqui?
    .a = 3 em 100
    .b = 15 em 100
    .right = 3 em 100: para quem segura o empate, a grande diagonal é o melhor lugar. Em 64 casas são 4 em 100 na grande diagonal, e todas as 100 fora dela.
long-lines-3 = Você tem a dama sozinha, na linha longa de 36 a 4. Essa linha não salva você: dos nove lances, oito perdem. Que casa é segura?
    .wrong = Ali sua dama é apanhada: de imediato, depois que se dá uma dama, ou alguns lances mais tarde.
    .right = Não é a linha que conta, mas se uma dama pode ser dada no caminho da sua, com outra atrás.
long-lines-4 = Mais duas linhas têm nome: as linhas do trictrac, de nove casas cada uma. Cruzam a grande diagonal, em 23 e 28. Uma vai de 1 a 45, a outra de 6 a 50. Aponte as quatro pontas.
    .right = Sem nada a tomar para nenhum lado, três damas que têm a vez vencem 11 posições em 100 se a outra está ali, fora da grande diagonal, e 17 se ela não está em nenhuma das três linhas.

## Duas damas e uma pedra contra uma dama

kkm = Duas damas e pedra contra dama
kkm-1 = Dezesseis lances de cada lado, e uma vitória pode exigir catorze: pouco se pode desperdiçar. A pedra pode coroar ou ser a isca. A dama preta está na borda: um lance vence.
    .wrong = Isso deixa a dama escapar.
    .right = A dama deve tomar 24 e é apanhada onde quer que caia.
kkm-2 = A pedra é de novo a isca: 19 está atacada, e a dama preta deve tomá-la na linha de 2 a 35. Que dama pode esperá-la nessa linha?
    .wrong = Então ela tem uma casa segura, ou toma tudo.
    .right = 35 é a outra ponta da linha: toda casa atrás de 19 está ao alcance da sua dama.
kkm-3 = A dama preta está no canto, na grande diagonal, e todos os lances dela são por ali; a próxima vez é dela. Feche a diagonal na outra ponta.
    .wrong = Então ela deixa o canto ilesa.
    .right = Toda casa da diagonal está agora ao alcance das suas damas.

## Uma dama e duas pedras contra uma dama

kmm = Dama e duas pedras contra dama
kmm-1 = Vencem-se menos posições do que com duas damas e uma pedra, e algumas vitórias começam coroando uma pedra em segurança. Mas se a dama preta pode ser apanhada, isso vem antes. Ela está na ponta da grande diagonal.
    .wrong = Então a dama preta escapa.
    .right = Cada lance da dama na grande diagonal leva a uma captura.
kmm-2 = A dama preta deve tomar 32, virar e tomar 17: termina na linha que sobe até 3. Coroe onde você pode retomá-la.
    .wrong = Então a dama preta escapa, ou toma tudo.
    .right = 3 é a ponta dessa linha: as Pretas param em 12 ou 8, e a nova dama a toma em qualquer uma.
kmm-3 = Sua dama está diante da preta. Entregue-a numa casa onde as Pretas devam tomá-la e terminar bem diante de uma das suas pedras.
    .then = Ela teve de parar em 42. Tome-a.
    .wrong = Então a dama preta escapa, ou até toma duas peças.
    .right = Restam as duas pedras, e as Pretas não têm nada.

## Segurar com uma dama sozinha

hold = Empatar com uma dama sozinha
hold-1 = Você joga com as Pretas, com uma dama contra três. Fique em linhas longas, e antes de cada lance procure a casa em que sua dama não pode ser apanhada. Duas capturas: uma delas empata.
    .wrong = Ali sua dama seria apanhada.
    .right = Em 46 a dama não pode ser apanhada de imediato.
hold-2 = Agora você joga com as Brancas, com a dama sozinha. De oito lances um empata. Teste cada casa: uma das três pode tomar você ali?
    .wrong = Ali sua dama é apanhada.
    .right = Em 45 nenhuma das três alcança você de imediato.
hold-3 = Duas damas e uma pedra querem apanhar você. A pedra gostaria de ser tomada, pois então uma dama toma você. De doze lances um empata.
    .wrong = Ali sua dama é apanhada.
    .right = 6 é a ponta de uma linha longa, longe da pedra.

## Finais práticos, dois contra dois

practical = Finais práticos, dois contra dois
practical-1 = Com poucas peças, todo lance conta. Antes de avançar uma pedra, veja o que as Pretas podem tomar e quem chega antes à linha de coroação. Dois dos lances perdem de imediato: evite-os.
    .wrong = Isso perde de imediato.
    .right = Empate, como é o certo. Os treinos que seguem são julgados por tabelas exatas.
practical-2 = Dois contra dois, e você coroa já, em 4 ou em 5. Olhe primeiro: qual das pedras pretas a nova dama precisa parar, e de onde a vê?
    .then = 19 avançou na grande diagonal. Tome-a e caia onde ainda detém 34.
    .wrong = Então a dama chega tarde.
    .right = De 5 a dama via a grande diagonal; de 28 ou 32 ela detém 34.
practical-3 = De novo você coroa primeiro. De 1 sua dama olha a linha até 45: qual das pedras pretas está nela, e aonde irá a outra?
    .then = Ela avançou na mesma linha. Tome-a e escolha bem sua casa.
    .then-2 = 36 foi a 41, e você está na grande diagonal. Tome.
    .wrong = Coroe primeiro.
    .wrong-2 = Caia onde você vê 41.
    .right = Uma dama parou as duas pedras.

## A regra dos 25 lances

twenty-five = A regra dos 25 lances
twenty-five-1 = Damas dos dois lados, e nenhum lado reduzido a uma dama sozinha. Quantos lances cada lado pode fazer só com damas, sem tomar, até a partida acabar em empate?
    .a = 5
    .b = 16
    .c = 25
    .right = Vinte e cinco seguidos de cada lado, sem mover pedra e sem tomar nada.
twenty-five-2 = Vinte e quatro lances de cada lado foram feitos só com damas. As Brancas querem seguir jogando. Que lance recomeça a conta?
    .wrong = Esse é um lance de dama, o vigésimo quinto das Brancas.
    .right = Todo lance de pedra, e toda captura, a recomeça.
twenty-five-3 = As Brancas acabam de tomar uma dama. Agora três damas jogam contra uma. Que limite corre?
    .a = 5 lances
    .b = 16 lances
    .c = 25 lances
    .right = Contra uma dama sozinha, até três peças com uma dama entre elas têm limites mais curtos em vez dos 25 lances: 16 para três peças, 5 para duas ou uma.

## Finais práticos, até quatro contra três

practical-bigger = Finais práticos, até sete peças
practical-bigger-1 = Três contra dois. Duas pedras suas podem segurar as duas pretas, se você escolhe bem as casas; a terceira vira dama. Pare primeiro 25, depois a outra.
    .then = Agora 20: aonde ela não pode ir?
    .wrong = Isso vence mais devagar, se vence. Segure as duas pedras pretas.
    .right = 25-30 agora perde as duas pedras, e 20-24 é apenas uma troca: 27 está livre para correr.
practical-bigger-2 = Três contra três, e você coroa já, em 1 ou em 2. Pense a partir daí: de que casa a nova dama alcança as pedras pretas a tempo?
    .wrong = De 1, ou um lance depois, a dama chega tarde.
    .right = De 2 ela volta sobre 11 e vigia a linha até 44. Nos finais uma casa decide.
practical-bigger-3 = 33 está perto da coroação. Sua pedra em 20 precisa de tempo, então dê uma pedra: 32-28 manda a pedra preta de volta a 22. Depois corra.
    .then = Ela está duas fileiras mais longe da meta. Corra, passando por 13.
    .wrong = Então as Pretas coroam a tempo, e é empate.
    .right = Uma pedra dada por dois lances: troca de material por tempo. Jogue esses finais até o fim contra o programa.
