## Etapa 3: golpes com nome.

stage-3 = Golpes com nome
    .about = As combinações famosas, cada uma com seu sinal no tabuleiro: royal, Philippe, Napoléon, Raphaël, Manoury e outras.

## Coup ricochet

ricochet = Coup ricochet
ricochet-1 = Ricochet, como bola na parede: você toma, as Pretas retomam, e essa pedra cai diante de outra sua. Comece com 22-18. O que 28 pode tomar então, e onde cai 25?
    .then = Tome com 28.
    .then-2 = 25 ricocheteou para 34. Tome com 40.
    .right = Duas dadas, três tomadas.
ricochet-2 = A parede mais uma vez: 23-18 deixa 28 tomar sobre 23 e 24 até 30. As Pretas retomam: diante de que pedra cai a peça?
    .then = Tome com 28.
    .then-2 = Ela ricocheteou para 34. Tome com 39.
    .wrong = Comece com 23-18.
    .right = Duas dadas, três tomadas.
ricochet-3 = Aqui a troca vem primeiro. Depois de 34-30 25x34 e 40x18 as Pretas têm de retomar, e a pedra que o faz ricocheteia bem diante de 28. Faça o primeiro lance.
    .then = Tome com 40.
    .then-2 = Ela caiu em 22. Tome com 28.
    .wrong = Comece com 34-30.
    .right = 28x26: sobre 22 e 21. A troca igual preparou um lucro.

## Double-deux

double-deux = Double-deux
double-deux-1 = Double-deux, duas vezes duas: você toma duas pedras, as Pretas retomam, e você toma mais duas. Ofereça 37-31. 32 toma duas; 18 retoma e deixa aberto o caminho de 29.
    .then = Tome duas com 32.
    .then-2 = 18 retomou. Agora duas com 29: sobre 23 e 13, rumo à coroação.
    .wrong = Comece com 37-31.
    .wrong-2 = Tome duas com 32: 32x12.
    .wrong-3 = Tome com 29 sobre 23 e 13: 29x9.
    .right = Duas dadas, quatro tomadas.
double-deux-2 = Procure dois pares. 25 pode tomar 30 e 29, se uma pedra preta vier a 30. Então 18 tem de retomar. Que par resta para 27?
    .then = Tome duas com 25.
    .then-2 = 18 saiu. Tome 22 e 12.
    .wrong = Traga uma pedra a 30: 30-24.
    .wrong-2 = Tome duas com 25: 25x23.
    .right = 27x7. A retomada abriu o segundo caminho.
double-deux-3 = Agora ache a oferta: 33 toma duas, 36 retoma, e 30 toma duas.
    .then = Tome duas com 33.
    .then-2 = E duas com 30, onde nada pode retomar.
    .wrong = Traga 19 a 28.
    .wrong-2 = Tome duas com 33: 33x31.
    .wrong-3 = Tome com 30 sobre 24 e 13: 30x8.
    .right = Duas dadas, quatro tomadas.

## Coup de la bombe

bombe = Golpe da bomba (bombe)
bombe-1 = Sua pedra fica no meio das pretas e poderia ser tomada: uma bomba (bombe). Mas a Lei da Maioria força as Pretas a tomar em outro lugar, e a bomba explode. Comece com 27-21.
    .then = Continue: tome, pare entre as pedras pretas e tome de novo.
    .right = As Pretas tiveram de tomar mais em outro lugar, e sua pedra seguiu até a linha de coroação.
bombe-2 = Agora você coloca a bomba. 27-21 atrai 16 a 27; depois 32 toma e fica bem atrás de 19. Por que 19 não pode tomá-la?
    .then = Tome com 32. Depois veja o que as Pretas devem tomar.
    .then-2 = As Pretas tiveram de tomar duas. A bomba explode.
    .wrong = Comece com 27-21.
    .right = 23x43 tomava mais, então 19 não podia tomar uma. A pedra em 14 seguiu até 12.
bombe-3 = O mesmo padrão com outras pedras atrás. Ache a primeira oferta e calcule antes onde a bomba vai parar.
    .then = Tome com 32.
    .then-2 = Agora de 14 até o fim.
    .wrong = Que oferta 16 deve tomar?
    .right = 14x1: mais três pedras, e uma dama.

## Coup renversé

renverse = Coup renversé
renverse-1 = Você oferece uma pedra, e duas pretas poderiam tomá-la. Mas uma delas pode tomar duas, virando, e então deve. Depois de 28-23, 19 poderia tomar uma; o que 18 deve fazer?
    .then = 18 teve de tomar 23 e 24 e está em 20. Tome com 25, até a linha de coroação.
    .wrong = Comece com 28-23.
    .wrong-2 = Tome com 25 até a última linha: 25x3.
    .right = 25x3, sobre 20 e 9: duas por duas, e uma dama.
renverse-2 = 33-29 parece dar uma pedra a 24. Siga-a quando vira: toma 29 e 28 e acaba em 22. Quem espera ali?
    .then = Ela está em 22. Tome três com 27.
    .wrong = Comece com 33-29.
    .right = 27x20: sobre 22, 13 e 14.
renverse-3 = Ache a oferta. 14 ou 15 poderia tomá-la, mas 14 deve virar e tomar uma segunda, e cai diante de 40.
    .then = Ela está em 34. Tome com 40.
    .wrong = Ofereça a pedra em 25.
    .right = 40x9, sobre 34, 23 e 13: três por duas.

## Coup de l'Africain

africain = Coup de l'Africain
africain-1 = Uma colagem com a Lei da Maioria: sua pedra encosta numa preta que poderia tomá-la, mas as Pretas devem tomar duas em outro lugar. 21 tem de tomar duas. Onde você encosta?
    .then = 21 teve de tomar duas. Agora tome a partir de 9.
    .wrong = Encoste em 13: 14-9.
    .right = 9x20, sobre 13, 23 e 24: três por duas.
africain-2 = 23 deve tomar duas, 29 e 30. Enquanto isso encoste sua pedra numa que poderia tomá-la e conte o que pode tomar depois.
    .then = 23 está na borda. Tome a partir de 22.
    .wrong = Encoste em 18: 27-22.
    .right = 22x11, sobre 18, 8 e 7.
africain-3 = Ache o passo. 23 deve tomar duas pedras e cai em 21. Sua pedra na borda tem caminho se chegar mais perto.
    .then = Tome a partir de 20.
    .wrong = Encoste em 14 e 24.
    .right = 20x7, sobre 14, 13 e 12: três por duas.

## Coup parallèle

parallele = Coup parallèle
parallele-1 = Duas pedras pretas podem tomar a que você oferece, e não importa qual: sua resposta leva à mesma posição. Ofereça 30-24: 19 ou 29 toma, e 25 toma as duas. Jogue.
    .then = Uma delas tomou. Tome com 25.
    .wrong = Ponha uma pedra entre 19 e 29: 30-24.
    .right = Uma dada, duas tomadas, qualquer que seja a que tomou.
parallele-2 = Procure duas pedras pretas numa coluna com uma fileira no meio. Ofereça uma pedra nessa fileira e confira as duas capturas.
    .then = Tome com 16.
    .wrong = Ponha uma pedra entre 12 e 22, em 17.
    .right = Depois de 12x21 você teria tomado com 16 ou 26: as Pretas não tinham boa escolha.
parallele-3 = A mesma forma, com mais uma pedra a tomar. Ache a oferta.
    .then = Tome com 25, até o fim.
    .wrong = Ponha uma pedra entre 19 e 29, em 24.
    .right = 25x12, sobre 20, 19 e 18.

## Coup royal

royal = Golpe real (coup royal)
royal-1 = O golpe real (royal) abre o caminho de 40 a 7. Primeiro 18 tem de sair: troque-a com 27-22. Depois as Pretas devem tomar três pedras e caem em 34.
    .then = Tome. Se as Pretas caem em 34, 40 tem o caminho aberto.
    .right = 40x29x20x9x18x7: o caminho real.
royal-2 = Aqui 18 já está livre. Só falta uma coisa: fazer a pedra preta em 23 tomar. Que lance abre o caminho dela?
    .then = Ela tomou três. O caminho está aberto.
    .wrong = Abra o caminho de 23, para que tenha de cair em 34.
    .right = Lembre-se do padrão: pedras em 12, 13, 14 e 24, e 40 pronta.
royal-3 = O padrão de novo: 12, 13, 14 e 24, e 40 pronta. A pedra preta em 23 já pode tomar 28, mas não chega a 34. Que pedra ainda falta?
    .then = Ela tomou três e está em 34.
    .wrong = Ponha uma pedra onde 23 deva tomá-la a caminho de 34.
    .right = 40x7: cinco pedras. Até a terceira pedra da oferta foi trazida por um lance tranquilo.

## Coup Philippe

philippe = Coup Philippe
philippe-1 = O Philippe começa como o royal: a pedra preta em 18 é afastada. A captura final vai de 38 ou 40 pela brecha que ela deixa. Comece com 27-22. Depois leve a pedra em 25 para a frente de 40.
    .then = 18 saiu. Agora traga 25 a 34.
    .wrong = Primeiro afaste 18: 27-22.
    .then-2 = Ela está em 34. Tome com 40.
    .wrong-2 = Ofereça uma pedra que 25 deva tomar.
    .right = 40x16, sobre 34, 23, 12 e 11. Procure este golpe quando 18 puder ser afastada.
philippe-2 = Desta vez de 38. 27-22 afasta 18, e mais uma oferta traz uma pedra preta a 33, diante de 38. Ache essa oferta.
    .then = 18 saiu. Agora traga uma pedra a 33.
    .then-2 = A brecha está aberta. Tome com 38.
    .wrong = Primeiro afaste 18.
    .wrong-2 = Ofereça uma pedra que traga 24 a 33.
    .right = 38x9, pela brecha em 18.
philippe-3 = Primeiro 18, como antes. Depois olhe a pedra em 35: no caminho ela toma duas das suas e acaba onde você quer.
    .then = Agora 35: o que você pode lhe dar?
    .then-2 = Ela tomou duas e está em 33. Tome com 38.
    .wrong = Primeiro afaste 18.
    .wrong-2 = Ofereça uma pedra que 35 deva tomar.
    .right = 38x20: quatro pedras por três.

## Coup Napoléon

napoleon = Coup Napoléon
napoleon-1 = O Napoléon põe o segundo elo antes do primeiro. 28-23 manda 18 a 29; depois 27-22 traz 17 a 28. Sua captura ziguezagueia pelos dois.
    .then = Agora o primeiro elo: traga uma pedra a 28.
    .then-2 = Os dois elos estão no lugar. Tome.
    .wrong = O segundo elo primeiro: o que traz uma pedra a 29?
    .wrong-2 = O que traz a pedra em 17 a 28?
    .right = Um ziguezague sobre 28, 29 e 30.
napoleon-2 = A mesma forma, duas colunas à esquerda. Que pedra tem de ser colocada primeiro?
    .then = E agora a de perto.
    .then-2 = Os dois elos estão no lugar. Tome.
    .wrong = Coloque primeiro o elo distante.
    .wrong-2 = Agora o elo próximo: o que traz uma pedra a 27?
    .right = Elo distante, elo próximo, ziguezague.
napoleon-3 = Mais uma vez. 30 é o último elo do ziguezague. Coloque os outros dois, primeiro o distante.
    .then = E agora o elo próximo.
    .then-2 = Os dois elos estão no lugar. Tome.
    .wrong = O que traz uma pedra a 29?
    .wrong-2 = O que traz uma pedra a 28?
    .right = 32x25: sobre 28, 29 e 30.

## Coup de l'express

express = Coup de l'express
express-1 = O express dá três pedras seguidas, uma a uma, como um trem expresso que não para em lugar nenhum. No caminho, uma pedra preta é mandada de volta. Comece com 38-32.
    .then = Dê a próxima.
    .then-3 = Agora tome com 25, até o fim.
    .wrong = Comece com 38-32.
    .wrong-2 = O express não para: dê a próxima à pedra em 38.
    .wrong-3 = Dê a última: 30-24.
    .right = Três dadas, quatro tomadas: as Pretas ficam com uma pedra, em 1.
express-2 = De novo três pedras, uma após a outra, e 27 é mandada de volta a 18. A última oferta traz uma pedra para a frente de 33. Comece com 28-22.
    .then = A próxima, na ala.
    .then-2 = E a terceira.
    .then-3 = Tome com 33, até o fim.
    .wrong = Comece com 28-22.
    .wrong-2 = Ofereça uma pedra que 26 deva tomar.
    .wrong-3 = Leve a pedra em 37 para a frente de 33.
    .right = Três dadas, três tomadas, e uma dama.
express-3 = Agora é com você: ache o express inteiro, três ofertas, e 25 toma no fim. A pedra em 27 é a que dá a volta.
    .then = A mesma pedra mais uma vez.
    .then-2 = E a última oferta.
    .then-3 = Tome com 25, até o fim.
    .wrong = Ofereça uma pedra que traga 27 a 38.
    .wrong-2 = Ofereça uma pedra que 38 deva tomar.
    .wrong-3 = Agora traga 19 para junto de 25.
    .right = 25x3: uma dama na estação final.

## Coup Weiss

weiss = Coup Weiss
weiss-1 = O express ganhou seu outro nome em 1904, quando Isidore Weiss o jogou contra De Haas. Forma usual: 33, 38 e 39 juntas, uma pedra preta passa por 26, 37, 28, e 33 toma. Primeiro 28-22 manda 27 de volta a 18.
    .then = Agora começa o passeio: 37-31.
    .then-2 = Adiante, a 28: 38-32.
    .then-3 = Tome com 33, até o fim.
    .wrong = Mande primeiro 27 de volta: 28-22.
    .wrong-2 = 37-31: 26 deve tomar.
    .wrong-3 = 38-32: 37 deve tomar.
    .right = 33x11, sobre 28, 18, 8 e 7: quatro por três.
weiss-2 = O mesmo passeio, mas 33 toma outras pedras. A ordem das ofertas conta: a pedra mandada de volta vem primeiro. Jogue as três ofertas.
    .then = Agora a pedra na borda.
    .then-2 = Leve-a a 28.
    .then-3 = Tome com 33. Conte: cinco.
    .wrong = Primeiro mande 27 de volta.
    .wrong-2 = Ofereça uma pedra que 26 deva tomar.
    .wrong-3 = Ofereça uma pedra que 37 deva tomar.
    .right = 33x24: cinco por três.
weiss-3 = Mais um. A pedra que vai passear ainda está em 17, e nenhuma tem de ser mandada de volta: 18 e 19 já estão no lugar certo. Leve 17 a 28.
    .then = Ela está na borda, em 26.
    .then-2 = Mais um passo, a 28.
    .then-3 = Tome com 33.
    .wrong = Traga 17 a 26.
    .wrong-2 = Ofereça uma pedra que traga 26 a 37.
    .wrong-3 = Ofereça uma pedra que 37 deva tomar.
    .right = 33x15 e 33x11 são igualmente bons. O passeio 26, 37, 28 é o sinal deste golpe.

## Coup Raphaël

raphael = Coup Raphaël
raphael-1 = Dê duas pedras, e de novo duas. Enquanto as Pretas devem tomar o segundo par, você tem um lance livre: ponha uma pedra ao lado da pedra em 39. Comece com 37-31.
    .then = 21 deve tomar duas agora, então 39 não pode tomar uma. Jogue 50-44.
    .then-2 = Tome com 44: a pedra em 39 é a primeira de quatro.
    .then-3 = E agora com 48.
    .right = Duas vezes duas pedras, um lance livre, duas capturas: o coup Raphaël.
raphael-2 = O mesmo padrão. Que oferta faz 26 tomar duas?
    .then = 21 deve tomar duas. Use o lance livre.
    .then-2 = Tome com 44, até o fim.
    .then-3 = 48 toma mais duas.
    .wrong = Ofereça uma pedra que 26 deva tomar.
    .wrong-2 = A pedra ao lado de 39 deve poder tomá-la: ponha uma em 44.
    .right = As Pretas não tiveram tempo de tomar a pedra em 44.
raphael-3 = Aqui 39 ainda está vazia, então uma pedra preta tem de ser trazida para lá. Comece com 34-29.
    .then = Dê duas com 28-23: 19 as toma e cai em 39.
    .then-2 = Mais duas: que oferta 26 tem de tomar?
    .then-3 = E o lance livre.
    .then-4 = Tome com 44.
    .then-5 = Agora com 48.
    .wrong-3 = Ofereça uma pedra que 26 deva tomar.
    .wrong-4 = A pedra ao lado de 39 deve poder tomá-la: ponha uma em 44.
    .right = Louis Raphaël, que deu nome ao golpe, foi campeão da França em 1894.

## Oferecer uma dama

king-offer = Envoi à dame
king-offer-1 = Envoi à dame: deixe as Pretas coroarem, se a nova dama pode ser apanhada de imediato. Dê 47-41: a pedra preta vira dama em 46. Depois olhe a grande diagonal.
    .then = A dama está na ponta da grande diagonal. Ofereça-lhe ali uma peça.
    .then-2 = A dama saiu do canto. Tome tudo o que puder.
    .wrong = Deixe-a primeiro coroar em 46.
    .wrong-2 = Deixe a dama tomar 14 e parar em 10: ocupe 5.
    .right = A dama saiu do canto, e a sua tomou cinco.
king-offer-2 = Uma nova dama pode ser apanhada de imediato. Vá primeiro 31-18 e deixe as Pretas coroarem em 48. Onde pode então dar sua dama, para que 25 retome?
    .then = A dama preta está em 48. Ofereça a sua para que 25 retome.
    .then-2 = Ela está em 30. Tome-a com 25.
    .wrong = Primeiro 31-18.
    .wrong-2 = Ofereça a dama na linha de 48 a 25.
    .right = Dama por dama, e as Pretas não têm mais nada.
king-offer-3 = A pedra preta em 39 pode tomar 43 e virar dama. Deixe-a: você também faz uma dama, e uma melhor. Comece pela coroação.
    .then = Tome 14 e caia em 25: ali você espera a dama preta.
    .then-2 = Ela teve de tomar 34 e está em 30. Tome-a e caia onde você vigie 26.
    .wrong = Coroe primeiro: 8-3.
    .wrong-2 = Caia em 25.
    .wrong-3 = Isso também vence, mas mais devagar: caia em 48, de onde você vigia 26.
    .right = Os dois lados fizeram dama, e a sua fez a última captura.

## Coup Manoury

manoury = Coup Manoury
manoury-1 = Na forma clássica o Manoury deixa as Pretas fazerem dama e depois toma uma pedra, não a dama! A dama é levada a uma casa onde é inofensiva. Comece com 40-34.
    .then = As Pretas têm dama em 48. Que lance a atrai a 31?
    .then-2 = A dama está em 31. Que captura abre o caminho de 36?
    .then-3 = Agora 36 toma, até o fim.
    .wrong = Comece com 40-34.
    .wrong-2 = 31-26 atrai a dama a 31.
    .wrong-3 = Deixe a dama em paz: tome com 26x17.
    .right = 36x9 toma a dama no caminho. É uma pedra contra duas, mas coroa de imediato e apanha as duas.
manoury-2 = O mesmo mecanismo: dê 40-34, atraia a dama de volta com 31-26 e tome 21 em vez da dama. Depois vem a longa captura de 36.
    .then = Atraia a dama de volta.
    .then-2 = Deixe a dama em paz: que captura abre o caminho de 36?
    .then-3 = Agora 36 toma, até o fim.
    .wrong = Comece com 40-34.
    .wrong-2 = 31-26 atrai a dama a 31.
    .wrong-3 = Tome com 26x17.
    .right = 36x20, e a dama está entre as quatro.
manoury-3 = Agora sem ajuda. Pergunte-se que ofertas levam uma pedra preta a coroar em 48, e o que chama a nova dama de volta.
    .then = Chame a dama de volta.
    .then-2 = Não a dama: abra o caminho de 36.
    .then-3 = Até o fim.
    .wrong = Ofereça uma pedra para que 30 capture até 48.
    .wrong-2 = Deixe a dama parar em 31: que lance ocupa 26, atrás dessa casa?
    .wrong-3 = Tome com 26x17.
    .right = Quatro dadas, cinco tomadas, e sua pedra em 20 está a caminho.

## Golpes pela Lei da Maioria

majority-shot = Golpes pela Lei da Maioria
majority-shot-1 = As Pretas gostariam de tomar com 20. Ofereça uma pedra para que outra captura seja mais longa: a Lei da Maioria então proíbe isso, e 20 tem de ficar.
    .then = 20 teve de ficar onde estava. Tome.
    .wrong = Então 20 toma, ou nada tem de ser tomado. Torne outra captura mais longa.
    .right = As Pretas tomaram três pedras, mas 15x11 toma quatro.
majority-shot-2 = 28 ataca 32, e as Pretas a tomariam com gosto. Mas quem decide é a Lei da Maioria: torne outra captura mais longa, e quem toma 28 é você. Que oferta consegue isso?
    .then = 23 teve de tomar duas. Agora tome com 32.
    .wrong = Dê pedras a 23, para que tome duas.
    .right = 32x21: três pedras por duas.
majority-shot-3 = 33 e 44 vão coroar. Uma oferta faz 23 voltar, porque deve tomar duas, e 26 toma então quatro. Ache-a.
    .then = 23 teve de tomar duas e está em 21.
    .wrong = Dê uma pedra a 23, para que deva tomar duas.
    .right = 26x50: sobre 21, 22, 33 e 44.

## Golpes com tempo livre

tempo = Golpes com tempo livre
tempo-1 = As Pretas vão tomar 23. Deixe que tomem: assim você tem um lance de graça. Use-o onde muda mais.
    .then = As Pretas tiveram de tomar. Sua dama foi mais rápida.
    .wrong = Deixe as Pretas tomarem 23. O que você pode fazer enquanto isso?
    .right = O lance livre fez uma dama, e a dama tomou quatro.
tempo-2 = 39 está atacada, e nada a protege. Mas a captura das Pretas gasta um lance: o que você pode fazer com o seu?
    .then = As Pretas tomaram. O que sua dama vê?
    .wrong = Deixe as Pretas tomarem 39. Use o lance.
    .right = 5x49: duas pedras por uma, e uma dama.
tempo-3 = Até contra uma dama. A dama preta deve tomar 37, e só pode parar em 31. Então você tem um lance: em que casa uma nova dama vê 31?
    .then = Ela está em 31. Tome-a.
    .wrong = Coroe onde sua dama vê 31.
    .right = 4x36: a dama é apanhada, e custou uma pedra.

## Forcing

forcing = Forcing
forcing-1 = Forcing é não deixar ao outro lado escolha útil a cada lance, até que o fim seja certo. Coroe em 2 e pergunte-se após cada lance o que as Pretas ainda podem fazer.
    .then = As Pretas correram. De que casa a dama logo vê as duas pedras?
    .then-2 = 34 e 40 estão juntas na linha da dama. Que oferta as separa?
    .then-3 = Tome as duas com a dama.
    .wrong = Coroe em 2.
    .wrong-2 = De 7 a dama olha até 45, passando por 23.
    .wrong-3 = Ofereça 33-29.
    .right = A cada lance as Pretas não tinham resposta melhor.
forcing-2 = Dama e pedra contra uma pedra. Cada vez que a pedra preta anda, a dama lhe tira a casa seguinte. Ache a casa de onde ela o faz.
    .then = Ela foi à borda. Fique ao lado dela, para poder tomá-la em 41.
    .then-2 = Ela parou ao lado da sua dama. Tome-a.
    .wrong = De 48 a dama vê 37, vá a pedra por onde for.
    .wrong-2 = Vá a 37, e a ela resta 41.
    .right = Em 37 a pedra teria sido tomada de imediato; depois restava apenas 41: isso é forcing.
forcing-3 = Empurre a pedra em 32 até a sua em 36. A dama a ataca, e ela segue adiante.
    .then = Ela correu para 37. Ataque-a mais uma vez.
    .then-2 = Ela veio a 41. Tome-a com 36.
    .wrong = Ataque 32 na linha a partir de 21.
    .wrong-2 = Ataque 37 na linha a partir de 26.
    .right = 36x47. A própria dama não tomou nada: apenas tornou piores os outros caminhos.

## Coup du lapin

lapin = Coup du lapin
lapin-1 = O coelho (lapin), a pedra preta, corre e é atingido por trás. Ataque 28 com 38-33: ele corre para 32. Depois uma oferta traz uma segunda pedra ao caminho em que o coelho é tomado.
    .then = O coelho está em 32. Ofereça 33-29.
    .then-2 = 24 está em 33. Tome as duas com 39.
    .wrong = Ataque a pedra em 28: 38-33.
    .wrong-2 = Traga 24 a 33: 33-29.
    .right = 39x37, sobre 33 e 32: duas por uma.
lapin-2 = O coelho está em 34. Ataque-o, deixe-o correr e olhe o caminho de 25 até 45, passando por 34.
    .then = Ele correu para 40. Agora traga uma pedra a 30.
    .then-2 = Tome as duas com 25.
    .wrong = Ataque 34 por trás.
    .wrong-2 = Traga 19 a 30.
    .right = 25x45, para trás sobre 30 e 40.
lapin-3 = Mais uma vez sem ajuda. Que pedra pode ser atacada de modo que corra para onde você quer?
    .then = Agora o golpe por trás.
    .then-2 = Tome as duas com 39.
    .wrong = Ataque a pedra em 28 de onde ela não possa tomar você.
    .wrong-2 = Ofereça uma pedra a 24.
    .right = Antes de atacar, veja para onde a pedra pode fugir, e calcule o golpe para cada casa.

## Armar uma cilada

set-a-trap = Armar uma cilada
set-a-trap-1 = Uma cilada é um bom lance depois do qual uma resposta natural perde. Com 27-21 você convida 18-22: parece um lance ativo, mas tira uma casa das Pretas. Jogue e puna o erro.
    .then = As Pretas caíram na cilada. O que você pode dar agora?
    .then-2 = Tome duas, rumo à linha de coroação.
    .wrong = Primeiro 27-21.
    .wrong-2 = Dê uma pedra que 12 tome.
    .wrong-3 = Tome rumo à linha de coroação: 26x6.
    .right = 11 poderia ter tomado 17 se 22 estivesse livre. Duas por uma.
set-a-trap-2 = Agora as Pretas a veem e respondem 13-19. Quanto a cilada custou a você?
    .a = Nada
    .b = Uma pedra
    .c = A partida
    .right = 27-21 era tão bom quanto qualquer lance. Arme a cilada com um lance que você faria de todo modo.
set-a-trap-3 = De volta ao começo. 33-29 também parece incisivo, mas as Pretas tomam duas pedras, 24x42, e vencem. Quando vale a pena armar uma cilada?
    .a = Se pega um iniciante
    .b = Se parece esperta
    .c = Se o lance é sólido
    .right = Nos exercícios você vê ciladas do outro lado: que lances naturais caem numa?
