## Etapa 2: notação e golpes.

stage-2 = Notação e golpes
    .about = Casas e lances por escrito, os golpes básicos com seus nomes franceses, sacrifícios, primeiros lances tranquilos e finais de três damas.

## As cinquenta casas

numbers = As cinquenta casas
numbers-1 = Toda fileira tem cinco casas e termina num múltiplo de cinco. As fileiras que começam na borda esquerda começam com 6, 16, 26, 36 e 46. Aponte 16 e 35.
    .right = 16 na borda esquerda, 35 na direita.
numbers-2 = Bem no meio do tabuleiro ficam 23 e 28, ambas na grande diagonal; 22, 29, 24 e 27 ficam ao lado. Aponte 23 e 28.
    .right = A partir destas duas você conta até qualquer outra.
numbers-3 = Uma casa que não está na borda tem quatro vizinhas: duas na fileira seguinte para o lado das Pretas e duas para o das Brancas. Aponte as quatro vizinhas de 28.
    .right = 22 e 23 do lado das Pretas, 32 e 33 do lado das Brancas. Uma pedra branca em 28 anda para as duas primeiras e captura sobre qualquer uma das quatro.

## Lances escritos

written = Lances escritos
written-1 = Um lance se escreve de casa a casa com um hífen. Faça o lance 34-29.
    .right = Na planilha cada lado tem sua coluna: 1. 34-29 é o primeiro lance das Brancas.
written-2 = Uma captura leva um x: primeira casa, última casa. As do meio se omitem, salvo se duas capturas têm os mesmos extremos. Faça 32x21.
    .right = De 32 sobre 27 até 21. Pedras e damas se escrevem igual.
written-3 = Sinais julgam um lance ou resultado: ! bom, ? ruim; dobrados, “muito”; * forçado, + vitória, = empate. O que diz 32-28??
    .right = Um ? é um lance ruim, dois um muito ruim.
    .a = Proposta de empate
    .b = Lance surpreendente
    .c = Lance muito ruim
written-4 = Sinais mistos: !? parece bom e pode ser ruim. +1, -1: uma peça ganha ou perdida; a.l.: várias capturas dão o mesmo resultado. O que diz 32-28?!
    .right = Assim, o primeiro sinal é a primeira impressão.
    .a = Lance que ganha uma peça
    .b = Parece ruim, pode ser bom
    .c = O único lance

## O desvio

deflection = O desvio
deflection-1 = Uma pedra que vigia uma casa pode ser afastada. 28 gostaria de saltar sobre 23, mas 19 está atrás. Dê 30-24: 19 tem de tomar.
    .then = 19 saiu, e a casa está livre. Tome duas com 28.
    .wrong = Afaste 19: 30-24.
    .right = Uma dada, duas tomadas. Uma oferta que afasta um vigia é um desvio.
deflection-2 = 25 poderia passar sobre 20 e depois sobre 9, se 14 não estivesse lá. Qual das suas pedras 14 pode ser obrigada a tomar?
    .then = 14 tomou 19 e deixou a casa onde estava. Tome com 25.
    .wrong = Ofereça uma pedra que 14 deva tomar.
    .right = 25x3, sobre 20 e 9: duas por uma, e uma dama.
deflection-3 = Primeiro veja a captura que quer, depois pergunte o que a impede. 28 quer passar sobre 22 e 12. O que bloqueia a casa entre elas, e que oferta o afasta?
    .then = 17 está agora na borda. Tome com 28.
    .wrong = 17 está no caminho. O que você pode lhe dar?
    .right = 28x8. A oferta em 21 só tinha um objetivo: esvaziar 17.

## Coup de la mazette

mazette = Coup de la mazette
mazette-1 = Uma pedra preta em 23 bloqueia o caminho da sua pedra em 32. A mazette traz um alvo a 28 e afasta 23. Ache a primeira oferta.
    .then = Agora afaste 23.
    .then-2 = Tome com 32, até o fim.
    .wrong = Comece pelo alvo: o que traz uma pedra a 28?
    .wrong-2 = Afaste 23: o que você pode lhe dar?
    .right = 32x5: o caminho estava livre e a pedra é coroada.
mazette-2 = A mesma ideia em outra posição. As duas ofertas estão lá de novo.
    .then = E a pedra que bloqueia o caminho?
    .then-2 = Tome com 32, até o fim.
    .wrong = Primeiro traga uma pedra a 28.
    .wrong-2 = Agora afaste 23.
    .right = Procure primeiro o caminho, depois o que o bloqueia.
mazette-3 = Outro caminho, de 31 sobre 27. A pedra preta em 22 o bloqueia, e 23 vigia 28. Afaste primeiro o vigia, depois a pedra que bloqueia.
    .then = Agora 22: que oferta ela deve tomar?
    .then-2 = Tome com 31, até o fim.
    .wrong = Afaste primeiro 23.
    .wrong-2 = Ofereça uma pedra que 22 deva tomar.
    .right = 31x2: sobre 27, 18 e 8, e a pedra vira dama.

## Coup de la trappe

trappe = Coup de la trappe
trappe-1 = Abre-se um alçapão: sua pedra deixa uma casa, e a captura das Pretas tem de cair ali. 34 sai; 23 toma 29, ou 25 toma 30, e cai em 34. O que você pode tomar então?
    .then = A pedra está em 34. Tome-a, e mais.
    .wrong = Abra a porta em 34.
    .right = A casa deixada era a trappe.
trappe-2 = Aqui a porta é 32. A que casa deve ir sua pedra, para poder tomar depois que as Pretas caírem no alçapão?
    .then = As Pretas tomaram 27 e caíram em 32. Agora tome em outro lugar.
    .wrong = Saia de 32, mas fique ao alcance.
    .right = A pedra preta foi levada para longe das outras.
trappe-3 = Mais uma vez a porta é a casa de uma pedra sua: 23 toma 28 e 27 e cai no alçapão. A pedra que abre a porta toma então três. Ache a porta.
    .then = 23 caiu em 21. Tome com 16, até o fim.
    .wrong = 23 vai tomar 28 e 27. Qual das suas pedras está onde ela cairia?
    .right = 16x9, sobre 11, 12 e 13: três por duas.

## Coup de talon

talon = Coup de talon
talon-1 = O golpe de calcanhar: uma trappe cuja casa fica livre por uma captura para trás. Dê 33-29: 24 a toma. Tome essa pedra com 28, para trás, e veja quem cai em 28.
    .then = Retome com 28: a casa dela vira a trappe.
    .then-2 = 17 tomou 22 e caiu em 28. Tome com 32, até a linha de coroação.
    .wrong = Comece com 33-29.
    .wrong-3 = Tome até a linha de coroação: 32x5.
    .right = 32x5, sobre 28, 19 e 10: uma dama.
talon-2 = Dê 37-31 e retome com 32, para trás. Então 23 toma 28 e cai em 32, a casa que você deixou. Que pedra sua a espera?
    .then = Retome com 32.
    .then-2 = Ela está em 32. Tome com 38.
    .wrong = Comece com 37-31.
    .wrong-2 = Retome com 32: 32x41.
    .right = 38x16: sobre 32 e 21.
talon-3 = Um com captura mais longa no fim. 32-27 deixa 23 tomar 28. Retome com 27, para trás: a casa se abre, e 16 toma 21 e cai em 27. Então 31 tem caminho.
    .then = Retome com 27.
    .then-2 = Tome com 31, até o fim.
    .wrong = Comece com 32-27.
    .wrong-2 = Retome com 27: 27x38.
    .right = Cada vez a casa foi deixada por uma captura para trás: é o calcanhar.

## Épicier

epicier = Épicier
epicier-1 = No épicier uma pedra preta toma duas vezes, porque você dá duas vezes, e acaba onde você quer. Dê 27-22: 17 toma duas e para em 37. Depois dê 38-32.
    .then = A mesma pedra de novo: 38-32.
    .then-2 = Ela está em 28. Tome com 33.
    .wrong = Comece com 27-22.
    .wrong-2 = Dê outra à pedra em 37: 38-32.
    .right = 33x15, sobre 28, 18, 19 e 20: quatro por três.
epicier-2 = A pedra preta em 33 deve parar em 31, diante da sua em 36. Chega lá em duas capturas. Ache a primeira.
    .then = Ela está em 42. Onde está a segunda?
    .then-2 = Agora está em 31. Tome com 36.
    .wrong = Ofereça uma pedra que traga 33 a 42.
    .wrong-2 = Ofereça uma pedra que 42 deva tomar.
    .right = 36x7, sobre 31, 21 e 11.
epicier-3 = Aqui 45 deve vir a 23, bem diante de 28. Duas ofertas a levam lá. Jogue o golpe inteiro.
    .then = A mesma pedra mais uma vez.
    .then-2 = Ela está em 23. Tome com 28.
    .wrong = Ofereça uma pedra que 45 deva tomar.
    .wrong-2 = Ofereça uma pedra que 34 deva tomar.
    .right = 28x17, sobre 23, 13 e 12: três por duas.

## Coup de rappel

rappel = Coup de rappel
rappel-1 = Uma pedra que capturou é chamada de volta (rappel): recebe outra e tem de tomar para trás. 33-28 deixa 18 ir a 29; 28-23 a chama de volta a 18. Depois 27-21 completa o caminho de 31.
    .then = Chame-a de volta: 28-23.
    .then-2 = Ela está de novo em 18, como você precisa. Agora 27-21.
    .then-3 = Tome com 31, até o fim.
    .wrong = Comece com 33-28.
    .wrong-2 = 28-23 chama a pedra de volta.
    .wrong-3 = Traga uma pedra a 27: 27-21.
    .right = 31x11, sobre 27, 18, 8 e 7: quatro por três.
rappel-2 = A pedra em 17 desce a 37 e é chamada de volta para cima, a 28. Você já viu este golpe: jogue-o de novo e observe a segunda captura, que vai para trás.
    .then = Chame-a de volta a 28.
    .then-2 = Tome com 33.
    .wrong = Comece com 27-22.
    .wrong-2 = Chame de volta a pedra em 37: 38-32.
    .right = Um rappel é um épicier cuja segunda captura vai para trás.
rappel-3 = Uma pedra prestes a coroar também pode ser chamada de volta. 33 toma até 42, a um passo da última linha. Onde você precisa dela?
    .then = Chame-a de volta antes que coroe.
    .then-2 = Ela está em 31. Tome com 36.
    .wrong = Deixe 33 tomar: 42-38.
    .wrong-2 = 41-37 chama de volta a pedra em 42.
    .right = A um passo de virar dama ela teve de voltar, porque a captura é obrigatória.

## Coup turc

turc = Golpe turco (coup turc)
turc-1 = Você sabe que uma peça tomada fica até a captura acabar. Aqui isso para uma dama junto da sua pedra. Ofereça 28-23: a dama deve tomar quatro.
    .then = Ela não pode saltar de novo uma peça tomada, então está em 28. Tome-a e o resto.
    .wrong = Dê-lhe o caminho mais longo: 28-23.
    .right = Quatro dadas e quatro tomadas, a dama entre elas: as Pretas não têm mais nada.
turc-2 = Mais um. Siga o caminho da dama: quais peças suas ela toma, e onde deve parar?
    .then = Ela parou em 28. Tome-a.
    .wrong = A dama deve ser levada em volta até 28, onde 33 pode tomá-la.
    .right = Não podia seguir, porque uma peça que ela tinha tomado estava no caminho.
turc-3 = Um último. Sua dama em 32 é a primeira peça que a dama preta toma. Ache o lance depois do qual ela deve dar toda a volta até 28.
    .then = Ela parou em 28. Tome-a.
    .wrong = A dama deve ser levada em volta até 28, onde 33 pode tomá-la.
    .right = Quatro peças dadas, quatro tomadas, e a dama se foi.

## A promenade

promenade = A promenade
promenade-1 = Uma pedra preta é levada passo a passo: cada oferta tem de ser tomada pela mesma pedra, até que esteja onde você quer. Comece com 26-21.
    .then = Leve-a adiante: a próxima oferta.
    .then-3 = Ela está onde você quer. Tome.
    .wrong = Comece com 26-21.
    .wrong-2 = Leve a pedra adiante: ofereça-lhe a próxima.
    .right = Três ofertas à mesma pedra, e uma dama no fim.
promenade-2 = Aqui a pedra em 25 passeia pelo meio das suas pedras: toma em 30, 39 e 38. Dê estas três pedras uma após a outra. Comece com 35-30.
    .then = A próxima parada.
    .then-3 = Ela está em 32. Tome com 37.
    .wrong = Comece com 35-30.
    .wrong-2 = Ofereça a próxima pedra à mesma pedra preta.
    .right = 37x6: cinco pedras por três.
promenade-3 = Agora é com você: ache as três ofertas. A pedra a levar é a que está em 17, e você a quer em 28, diante da sua pedra em 33.
    .then = Continue com a mesma pedra.
    .then-3 = Ela está em 28. Tome com 33, até a linha de coroação.
    .wrong = Que oferta essa pedra deve tomar em seguida?
    .wrong-4 = Tome com 33 até a última linha: 33x4.
    .right = 33x4: uma dama no fim do passeio.

## Coup d'échange

exchange-trick = Coup d'échange
exchange-trick-1 = Os lados tomam alternadamente, pedra por pedra, e a última captura toma mais. Ofereça 32-28 e retome com 29, para trás. As Pretas tomam de novo: o que se abre para 34?
    .then = Retome com 29.
    .then-2 = 20 tomou 24 e está em 29. Tome com 34, até a linha de coroação.
    .wrong = Comece com 32-28.
    .wrong-2 = Retome com 29: 29x38.
    .wrong-3 = Tome com 34 até a última linha: 34x1.
    .right = Uma por uma, e depois três por uma. Conte até o fim das trocas, não só até a primeira.
exchange-trick-2 = 43-39 oferece uma troca: 34 toma, 38 retoma. Mas então as Pretas devem tomar duas com 27, e 25 vem por último. Quantas ela toma?
    .then = Retome: 38x49.
    .then-2 = 27 tomou duas. Agora 25.
    .wrong = Comece com 43-39.
    .wrong-2 = Retome com 38.
    .right = 25x3, sobre 30, 29, 19 e 9.
exchange-trick-3 = Ache a primeira oferta: 9 deve tomar, 23 retoma, 17 toma, e as pedras em 21 e 22 perderam o apoio.
    .then = Retome com 23.
    .then-2 = 17 saiu. Tome duas com 26.
    .wrong = Ofereça uma pedra para que 9 caia em 18, diante de 23.
    .wrong-2 = Retome com 23.
    .right = Uma por uma, e depois duas por uma.

## Sacrifício posicional

sacrifice = Sacrifício posicional
sacrifice-1 = Um sacrifício dá uma pedra sem retomar de imediato. O ganho vem depois: pedras bloqueadas, ou lances livres. Dê 35-30: onde ficarão depois as pedras pretas?
    .right = As pretas em 35 e 45 estão na borda e quase bloqueadas. Em seguida vem 49-44, que vigia 40.
sacrifice-2 = Uma pedra prestes a coroar pode ser atraída para longe. Para a pedra preta em 44 falta mais um passo. Dê-lhe sua dama, para que caia longe da linha de coroação.
    .then = Ela está em 35. Agora você coroa primeiro.
    .then-2 = Ela teve de ir a 40. Tome-a.
    .wrong = Então a pedra coroa, e é empate.
    .right = Uma dama pelo tempo de dois lances, e a partida está ganha.
sacrifice-3 = A pedra preta em 29 vai passar por você. Faça-a voltar: dê 30-24, e ela fica em 20, perto da borda. Depois mantenha a pedra em 35 à frente dela.
    .then = Fique no caminho dela: 35-30.
    .then-2 = Ela foi à borda. Deixe-a vir e fique ao lado: 30-24.
    .then-3 = Ela foi a 30, atrás da sua pedra. As pedras também tomam para trás: tome-a.
    .wrong = Primeiro 30-24.
    .wrong-2 = Então ela passa.
    .wrong-3 = Então 25 toma 30. Vá a 24, onde ela não pode.
    .right = Uma pedra dada, e a última das Pretas é tomada.

## O primeiro lance tranquilo

quiet = O primeiro lance tranquilo
quiet-1 = Nem todo golpe começa com uma oferta. Um lance tranquilo o prepara, e as Pretas não têm boa resposta. Jogue 33-29 e espere para ver o que elas fazem.
    .then = 19-24 ataca sua pedra e abre o caminho de 28. Tome com 28.
    .right = Três tomadas por uma. As Pretas não tinham nada melhor: é a força de um lance tranquilo.
quiet-2 = Um lance tranquilo pode amarrar o outro lado. Jogue 28-23 e veja o que a resposta 27-32 das Pretas deixa aberto.
    .then = Outro lance tranquilo: ataque com 36-31.
    .then-2 = Tome duas com 31.
    .wrong = Primeiro 28-23, depois 36-31.
    .right = Dois lances tranquilos, duas pedras.
quiet-3 = 22 não ameaça 27, pois 31 está atrás dela. Mesmo assim, saia com 27-21 e deixe as Pretas jogarem. Quanto custa 25-30?
    .then = 34 toma duas.
    .wrong = Primeiro 27-21.
    .right = Quando o outro lado já não tem lance bom, o lance tranquilo é o mais forte.

## Lunette

lunette = Lunette
lunette-1 = Duas pedras pretas numa diagonal com uma casa livre entre elas se chamam lunette. Entre no meio: ambas ficam atacadas, e nenhuma pode tomar você. Que casa?
    .then = 24 fugiu. Tome 13.
    .wrong = Olhe 13 e 24: que casa fica entre elas?
    .right = Uma pedra ganha, porque as Pretas têm um lance só.
lunette-2 = De novo 13 e 24. Antes de entrar, confira que as casas atrás de ambas estão livres e que uma terceira pedra não pode tomar você.
    .then = As Pretas jogaram, e 24 continua lá. Tome-a.
    .wrong = Ponha uma pedra entre 13 e 24.
    .wrong-2 = Tome a pedra em 24: 19x30.
    .right = Ambas estavam atacadas, e as Pretas tinham um lance só.
lunette-3 = A lunette também pode estar numa diagonal do outro sentido: aqui 22 e 31. Entre e veja até onde vai a captura.
    .then = 31 correu para a borda. Tome até onde puder.
    .wrong = Que casa fica entre 22 e 31?
    .right = 27x9, sobre 22 e 13: duas pedras.

## Sua escolha de captura

choice = Sua escolha de captura
choice-1 = Quando as capturas são iguais, você escolhe, e a escolha decide. Aqui os dois caminhos tomam uma pedra. Antes de tomar, pergunte-se o que as Pretas podem tomar depois.
    .wrong = Depois disso, 13 retoma. Tente o outro caminho.
    .right = Em 17 sua pedra está segura. Em 19 teria sido tomada por 13.
choice-2 = Duas capturas, com pedras diferentes. Você toma uma pedra preta, e a outra fica. Qual delas causaria mais dano se ficasse?
    .wrong = Então 29 toma duas pedras e vira dama.
    .right = 38 é necessária na retaguarda. 32 pode ficar para depois.
choice-3 = De novo duas pedras podem tomar. Uma das capturas deixa livre uma casa de que as Pretas precisam. Qual das suas pedras convém deixar onde está?
    .wrong = Então 17 toma 22, 33 e 44 e vira dama.
    .right = 28 bloqueia o caminho de 17 a 50. Ela era necessária ali.

## Quais destes perdem?

which-lose = Quais destes perdem?
which-lose-1 = Muitas partidas se perdem por um lance natural que permite um golpe. As Brancas acabam de jogar 33-29. Você joga com as Pretas: o que a pedra em 29 impede as Brancas de fazer? Jogue o golpe.
    .then = 29 estava ocupada, então 40 não pôde tomar. Agora tome duas pedras e caia o mais perto que puder da fileira de trás das Brancas.
    .wrong = Dê uma pedra que só 39 possa tomar.
    .wrong-2 = Tome o mais perto possível da fileira de trás das Brancas: 25x45.
    .right = Com 29 vazia, as Brancas teriam tomado com 40, e nada se perderia.
which-lose-2 = Um lance antes, e você joga com as Brancas. 33-29 perde. Então olhe cada lance com os olhos das Pretas: o que elas podem dar depois? Jogue um que mantém tudo.
    .wrong = Depois disso as Pretas ganham material. Pergunte-se o que elas podem tomar ou dar.
    .right = Antes de cada lance: o que o outro lado pode me dar agora?
which-lose-3 = Um destes três perde por um golpe. Depois de qual deles as Pretas golpeiam com 24-30?
    .a = 39-33
    .b = 41-37
    .c = 45-40
    .right = 39-33 24-30, 35x24 20x38: 33 está bem onde a captura pode seguir. Nos exercícios, marque todo lance que perde.

## Parar uma ameaça

parry = Parar uma ameaça
parry-1 = Antes de procurar seu lance, pergunte o que o outro lado faria se você passasse. Você joga com as Pretas: que lance ataca uma pedra que as Brancas não podem defender?
    .wrong = Olhe a pedra em 30 e a casa atrás dela.
    .right = Segue 25x34, e 30 não tem saída: 24 e 25 estão ambas ocupadas.
parry-2 = Agora você joga com as Brancas, e é sua vez. As Pretas ameaçam 20-25. Há uma resposta que mantém o equilíbrio.
    .wrong = Depois disso, as Pretas ficam melhor.
    .right = A pedra ocupa agora a casa de onde ela seria atacada. Pode-se parar uma ameaça fugindo, ocupando a casa de trás ou com uma troca.
parry-3 = Outra ameaça. Você joga com as Pretas: o que daria, se fosse sua vez?
    .then = Agora tome: quantas?
    .wrong = Traga a pedra em 28 a 19.
    .right = 13 tomou 19 e 30: duas por uma.
parry-4 = Você joga de novo com as Brancas. Ameaça-se 19-23. Que troca torna isso inofensivo?
    .wrong = As Pretas ainda ganham pelo menos uma pedra.
    .right = 19x30, 25x34: a pedra que as Pretas queriam dar sumiu, e o alvo em 30 também.

## A pedra fraca

weak-man = A pedra fraca
weak-man-1 = Uma pedra é fraca se foi longe demais para ser ajudada: nada pode apoiá-la, trocá-la ou ocupar a casa atrás dela. A pedra preta em 27 é fraca. Ataque-a com uma que ela não possa tomar.
    .then = As Pretas nada puderam fazer por 27. Tome-a.
    .wrong = Ataque 27 de onde ela não possa tomar você: que casa é coberta por 36?
    .right = Uma pedra ganha sem golpe algum.
weak-man-2 = De novo 27, num tabuleiro mais cheio. Ache o ataque depois do qual nem 12 nem 23 chegam a tempo.
    .then = Tome 27.
    .wrong = Ataque 27 com uma pedra que ela não possa tomar.
    .right = Antes de avançar muito uma pedra, pergunte-se quem a apoiará.
weak-man-3 = A pedra em 34 não tem pedra preta atrás. Ataque-a e cubra a casa para onde ela poderia correr.
    .then = Ela correu para 40. Tome-a.
    .wrong = Ataque 34 de frente, de modo que 35 cubra 40.
    .right = Não podia ficar, e não podia correr.

## A colagem

stick-move = A colagem (collage)
stick-move-1 = Na colagem (collage) uma pedra encosta numa pedra preta, onde parece perdida. Mas as Pretas têm antes de tomar em outro lugar: agora duas com 28. Aproveite o lance: cole uma pedra em 17 e 18.
    .then = As Pretas tiveram de tomar duas. Sua pedra em 22 ainda está lá: tome.
    .wrong = Mova uma pedra para junto de 17 e 18.
    .right = 22x2, sobre 17 e 7: duas por duas, e uma dama. O nome holandês é plakker, o francês collage.
stick-move-2 = 21 deve tomar duas pedras e cairá em 23. Enquanto isso cole uma pedra em 14 e 24: a pedra que poderia tomá-la não tem esse direito.
    .then = Tome com 20, até o fim.
    .wrong = Que pedra pode encostar em 14 e 24?
    .right = 20x7, sobre 24, 23 e 12: até a pedra que tomou as suas duas está entre elas.
stick-move-3 = Agora é com você. 21 ataca 27 e deve tomar duas. Qual das suas pedras pode encostar numa preta e tomar três depois?
    .then = 21 tomou duas. Tome três com 19.
    .then-2 = As Pretas tomaram mais uma vez. Retome com 36.
    .wrong = Leve a pedra em 23 para junto de 13 e 14.
    .wrong-2 = Tome com 19, até o fim.
    .wrong-3 = Retome com 36.
    .right = Quatro tomadas por três.

## A regra dos 5 lances

five-moves = A regra dos 5 lances
five-moves-1 = Duas damas, ou dama e pedra, contra uma dama: cinco lances de cada lado, depois é empate. Então a vitória tem de estar perto. As Pretas devem tomar 30: coloque a outra dama.
    .then = Ela tomou. Apanhe-a.
    .wrong = Então a dama toma as suas duas, fica em segurança, ou não precisa tomar.
    .right = Na maioria das posições não há vitória, e a partida acaba empatada.
five-moves-2 = A dama preta olha a linha de 36 a 4. Uma das suas damas é a isca nessa linha. Onde a outra tem de esperar?
    .wrong = Então a dama toma as suas duas, ou fica em segurança.
    .right = Na ponta da linha: onde quer que a dama pare, 4 a toma.
five-moves-3 = Com dama e pedra é igual: dê a dama onde a pedra retoma. A dama preta está na grande diagonal. Ache a casa.
    .then = Ela teve de tomar, e 41 era sua única casa. Tome-a.
    .wrong = Então ela não precisa vir a 41.
    .right = Até uma pedra na borda pode apanhar uma dama.

## Três damas, toda posição

three-kings-all = Três damas, toda posição
three-kings-all-1 = Estas vitórias costumam acabar com um golpe: uma ou duas damas são dadas, e a última toma. Antes, deixe menos casas à dama sozinha. Um lance vence aqui: ache-o.
    .wrong = Isso deixa a dama escapar, ou tomar todas as suas.
    .right = Onde quer que a dama vá, é apanhada.
three-kings-all-2 = A dama preta em 2 deve tomar 7, e dali também uma segunda dama, se puder. Senão ela para em 11 ou, se essa casa estiver livre, em 16. Que dama pode fechar 16 e apanhá-la?
    .wrong = Então ela tem uma casa segura, ou toma todas as suas damas.
    .right = Ela deve parar em 11, bem diante da sua dama em 16.
three-kings-all-3 = Podem-se dar duas damas, uma após a outra. Atraia primeiro a dama preta a 48. Depois 5 se entrega na linha de 26.
    .then = Ela está em 48. Agora dê a segunda: em que casa esta deve ser tomada?
    .then-2 = Ela está em 31. Tome-a com 26.
    .wrong = Atraia-a primeiro a 48: que dama ela pode tomar no caminho?
    .wrong-2 = Dê a dama em 5, na linha de 48 a 26.
    .right = Duas dadas, e a última toma: o fim usual de três contra uma.

## Perguntas da lição dos lances escritos

sign-move = O que diz o hífen em 34-29?
    .a = Lance, nada tomado
    .b = Captura
    .c = Empate
    .why = O primeiro número diz de onde a peça vem.
sign-capture = O que diz o x em 32x21?
    .a = Um erro
    .b = Uma captura
    .c = O fim da partida
    .why = Só se escrevem a primeira e a última casa.
sign-good = O que diz ! depois de um lance?
    .a = É forçado
    .b = É bom
    .c = É ruim
    .why = Dois deles querem dizer muito bom.
sign-very-good = O que diz !! depois de um lance?
    .a = É ruim
    .b = Ganha duas peças
    .c = É muito bom
    .why = Os autores o guardam para lances raros.
sign-bad = O que diz ? depois de um lance?
    .a = Não é claro
    .b = Não foi anotado
    .c = É ruim
    .why = Dois deles querem dizer muito ruim.
sign-very-bad = O que diz ?? depois de um lance?
    .a = É muito ruim
    .b = Pode ser ruim
    .c = Propõe-se empate
    .why = Muitas vezes perde de imediato.
sign-doubtful = O que diz ?! depois de um lance?
    .a = Parece bom, pode ser ruim
    .b = Parece ruim, pode ser bom
    .c = É muito ruim
    .why = O primeiro sinal é a primeira impressão.
sign-interesting = O que diz !? depois de um lance?
    .a = Parece bom, pode ser ruim
    .b = Parece ruim, pode ser bom
    .c = É muito bom
    .why = O primeiro sinal é a primeira impressão.
sign-forced = O que diz * depois de um lance?
    .a = Vence
    .b = É uma captura
    .c = Todo o resto perde
    .why = O lance era forçado.
sign-win = O que diz + no fim de uma partida?
    .a = Empate
    .b = Vitória
    .c = Uma peça foi ganha
    .why = = indica empate.
sign-ahead = O que diz +1 depois do último lance?
    .a = Resta um lance
    .b = Uma peça foi ganha
    .c = É a primeira vitória
    .why = +2 diz que foram ganhas duas.
sign-behind = O que diz -1 depois do último lance?
    .a = Uma peça foi perdida
    .b = Falta um lance
    .c = Resta um minuto
    .why = -2 diz que foram perdidas duas.
sign-either = O que diz a.l. depois de uma captura?
    .a = Captura longa
    .b = A última captura
    .c = Vários modos, mesmo resultado
    .why = É a abreviatura de ad libitum: à vontade.

## Perguntas da notação

sign-draw = O que diz = no fim de uma partida?
    .a = Vitória
    .b = Segue outra partida
    .c = Empate
    .why = + indica vitória.
sign-numbers = Por que as casas têm números?
    .a = Para anotar lances
    .b = Para contar as pedras
    .c = Para achar a grande diagonal
    .why = Assim uma partida pode ser anotada e jogada de novo depois.
