## Etapa 5: planos.

stage-5 = Planos
    .about = O que jogar quando não há golpe: tempos, alas, centro, postos avançados, base, formações, prisões, partidas clássicas. Os exercícios são momentos de partidas de jogadores fortes.

## Contar os tempos

tempi = Contar os tempos
tempi-1 = Cada passo para a frente é um tempo. Jogue 32-28, depois 33-29, e veja como uma troca muda a conta dos dois lados.
    .then = Continue: 33-29, e depois retome.
    .then-2 = Retome, com 37 ou com 38.
    .wrong = Primeiro 32-28, depois 33-29.
    .right = Saíram do tabuleiro pedras que tinham andado muito. Uma troca muda não apenas o número de pedras, mas também os tempos.
tempi-2 = Para contar, dê a cada pedra o número de fileiras atrás dela. Brancas: 28 tem quatro, 33 três, 38 duas. Agora as Pretas, vistas do próprio lado. Quem está à frente?
    .a = As Pretas, por 3
    .b = As Brancas, por 3
    .c = Nenhum lado
    .right = Nove contra seis: 9 tem uma, 13 duas, 19 três. O lado que está muito à frente costuma ficar primeiro sem lances livres.
tempi-3 = As Brancas estão um tempo atrás, sete a oito. Troque com 33-29, retome e conte de novo os passos dos dois lados.
    .then = Retome e conte.
    .right = Seis a quatro: as Brancas estão dois à frente. As Pretas perderam uma pedra de quatro passos; as Brancas perderam três passos e ganharam dois.

## As alas

wings = As alas
wings-1 = Há cinco colunas de cada lado do meio. Quantas pedras brancas estão na metade esquerda?
    .a = 4
    .b = 5
    .c = 6
    .right = Seis a uma. A ala direita está quase vazia, e a pedra preta em 30 já está lá.
wings-2 = Leve ajuda ao lado fraco com 38-33: esta pedra está livre para ir, e as do centro têm outras tarefas.
    .wrong = Aqui ajude a ala direita com a pedra que está livre para ir: 38-33.
    .right = Antes de um plano, compare as alas: ataque onde tem mais pedras, ajude onde tem menos.
wings-3 = Compare esta posição. Seis pedras brancas estão na metade esquerda. Aponte todas as que estão na metade direita.
    .right = Seis e cinco: nenhuma ala está vazia, e as pedras estão bem repartidas.

## O centro

centre = O centro
centre-1 = O centro é 22, 23, 24 e 27, 28, 29. Aponte todas as pedras brancas ali.
    .right = Do centro uma pedra age nas duas alas; na borda, em uma ala.
centre-2 = 27 e 28 estão no centro, 32 e 33 atrás delas. O que lhes falta é mais apoio. Escolha um lance calmo.
    .wrong = Isso é pior. Leve 44 a 39, atrás do centro.
    .right = Pedras fortes no meio valem um lance tranquilo. Aí são as Pretas que precisam de um plano.
centre-3 = A mesma posição. Um destes três lances tira uma pedra que apoia o centro, e custa material de imediato. Qual?
    .a = 33-29
    .b = 44-39
    .c = 30-25
    .right = 33-29 deixa vãos no meio das pedras brancas. Olhe duas vezes antes de mover uma pedra que apoia o centro.

## Postos avançados

outposts = Postos avançados
outposts-1 = Uma pedra no centro logo além do meio é um posto avançado: para as Brancas em 22, 23 ou 24, para as Pretas em 27, 28 ou 29. Aponte os dois desta posição.
    .right = Um posto avançado tira casas do outro lado, se está apoiado. Sozinho, vira alvo.
outposts-2 = O posto avançado das Brancas em 23 está sozinho, e as Pretas logo podem atacá-lo. Um lance já lhe dá companhia. Ache-o.
    .wrong = Então 23 fica sozinha ou se perde.
    .right = 23 e 24 juntas tiram 18, 19 e 20 das Pretas. Todos os outros lances são piores em cerca de meia pedra ou mais.
outposts-3 = Um posto avançado é apoiado por pedras nas duas casas logo atrás dele; para 24 são 29 e 30. Aponte a pedra que o apoia.
    .right = Com 30 atrás, uma pedra em 19 não pode tomar 24. Uma em 20 poderia, porque 29 está vazia.

## A base

base-men = A base
base-men-1 = As pedras na própria fileira de trás são a base: enquanto estão lá, uma pedra preta dificilmente passa. Aponte as das Brancas.
    .right = Pense quais delas sairão por último, e mova antes as outras.
base-men-2 = A base das Brancas é 46, 48 e 49. 48-43 e 49-43 parecem naturais, mas a abrem, e 24-29 então ganha 23. Deixe-a inteira, e traga uma pedra que possa responder a 24-29.
    .wrong = Há lance melhor. Deixe a base em casa: que pedra pode ir a 33?
    .right = 39-33 é o melhor lance aqui: a 24-29 se responde 33x24, e a base está inteira.
base-men-3 = Agora a base das Pretas na mesma posição: aponte-a. As outras casas dessa fileira são aquelas onde uma pedra branca poderia virar dama.
    .right = Duas pedras ficaram em casa: o bastante para guardar boa parte da fileira, não toda.

## Formações

formations = Formações
formations-1 = Alguns grupos de pedras têm nome. A formação olímpica, 34, 35, 40 e 45, espera as trocas 34-29 e 34-30. Aponte-a.
    .right = Quando 34 é trocada, 40 retoma, e 45 pode ocupar o vão em 40.
formations-2 = 25, 30 e 35 são o trevo: passivo, porque troca quase sempre para trás. Que lance o apoia?
    .wrong = Todo outro lance é pior em mais de uma pedra.
    .right = A seguir vem 34-29, e depois 29x20: a pedra preta em 24 corre perigo.
formations-3 = 38, 42, 43, 47, 48 e 49 são a pirâmide de Drenth, uma defesa forte. Com ela atrás, você pode avançar em outro lugar. Você tem uma pedra a menos: recupere-a.
    .wrong = Todos os outros lances são piores em mais de três quartos de pedra.
    .right = 27-22 dá uma ou duas pedras e toma uma a mais do que dá, 29 entre elas; a pirâmide fica em casa.

## Prisões

locks = Prisões
locks-1 = Uma prisão segura pedras de modo que não podem andar sem perda. 21, 16 e 26 mal podem andar. Feche a prisão, para que nada possa andar.
    .wrong = Isso não fecha a prisão.
    .right = 26 não pode tomar 31, pois 37 está lá; 21 não pode tomar 27, pois 32 está lá.
locks-2 = A mesma prisão. As Pretas ainda têm uma pedra que pode andar, e você também. Não toque na prisão: use sua pedra livre.
    .wrong = Isso abre a prisão.
    .right = Quando acabam os lances livres, pedras são dadas. É por isso que se contam os tempos.
locks-3 = O fim de uma partida assim. As Pretas têm ainda uma pedra livre, em 25. Fique onde o único lance dela a entrega; a prisão faz o resto.
    .then = Ela teve de ir a 30, atrás da sua pedra. Tome-a para trás.
    .wrong = Então 25 passa, ou a prisão se abre.
    .right = Restam três pedras pretas, e nenhuma pode andar: as Brancas venceram.

## Casas fracas

weak-squares = Casas fracas
weak-squares-1 = Uma casa fraca está vazia entre pedras ou atrás delas: ali cai uma captura. Você joga com as Pretas. 29 e 38 são fracas: use-as.
    .then = 35 teve de vir a 24. Caia nas casas fracas.
    .wrong = Dê uma pedra que 35 tenha de tomar.
    .right = Duas por uma. Uma casa vazia atrás de uma pedra é lugar de chegada.
weak-squares-2 = Agora você joga com as Brancas, e as casas fracas das Pretas são 24, 13 e 22. Calcule 40-34 39x30, e deixe 35 tomar de uma à outra. Aponte a casa onde ela termina.
    .wrong = Percorra de novo: de 35 sobre 30, e depois adiante, a partir de 24.
    .right = Em 22: sobre 30, 19 e 18.
weak-squares-3 = O mesmo tabuleiro. Uma oferta leva sua pedra em 35 às três casas fracas. Jogue-a.
    .then = 39 veio a 30. Tome.
    .wrong = Que oferta traz uma pedra preta a 30?
    .right = 35x22: três por uma. Uma casa fraca conta se o outro lado pode alcançá-la.

## Partidas clássicas

classical = Partidas clássicas
classical-1 = Numa partida clássica as Brancas têm 27 e 28, as Pretas 23 e 24: as frentes se enfrentam, e os lances acabam. Aponte estas quatro pedras.
    .right = Nenhuma frente pode passar pela outra. Os tempos decidem quem a rompe primeiro.
classical-2 = A mesma posição, e é sua vez. Apoie a frente onde as Pretas podem golpeá-la: um lance mantém tudo.
    .wrong = Todos os outros lances são piores em cerca de três quartos de pedra ou mais.
    .right = Com 33 atrás, 28 fica firme, e são as Pretas que precisam de bons lances.
classical-3 = Mais uma vez a mesma posição. O lado que abre a frente costuma perder algo. Qual destes dois lances a abre?
    .a = 34-29
    .b = 38-33
    .right = 34-29 faz contato com 24 e perde. Lances de espera valem muito nessas posições: guarde-os.

## Trocar com um plano

exchange-with-a-plan = Trocar com um plano
exchange-with-a-plan-1 = Uma troca precisa de um motivo: tira uma pedra forte, abre caminho ou muda os tempos. O posto avançado das Pretas em 29 corta o lado das Brancas em dois. Troque-o.
    .then = Retome.
    .wrong = Todo outro lance perde uma pedra. Que oferta você pode retomar?
    .right = Uma pedra de cada lado, e o posto avançado se foi.
exchange-with-a-plan-2 = Você está atrás nos tempos e gostaria de estar à frente. Que troca ajuda: a que toma uma pedra que …
    .a = quase não andou
    .b = andou muito
    .c = está na borda
    .right = Os passos de uma pedra tomada se perdem para o lado dela. Aqui 33-29 transforma um tempo a menos em dois a mais.
exchange-with-a-plan-3 = Uma troca também pode abrir brecha. Ofereça 25-20: depois de 14x25 sua pedra em 23 toma 19 e fica bem dentro do lado das Pretas, onde nada pode tomá-la.
    .then = Tome com 23.
    .wrong = Ofereça uma pedra que 14 deva tomar.
    .right = Uma pedra de cada lado, e a sua está a dois passos de virar dama. Para se livrar dela, as Pretas têm de dar uma pedra: 13-19.

## Jogar até o fim

play-it-out = Jogar até o fim
play-it-out-1 = Você tem uma pedra a mais, dez a nove. Antes de tudo, não entregue nada: 33-29 perderia duas pedras. Uma troca vem depois: primeiro traga ajuda da ala, com 37-31.
    .wrong = Jogue 37-31.
    .right = Nada pode ser tomado, e você mantém o melhor jogo.
play-it-out-2 = Com uma pedra a mais, procure trocas iguais: quanto menos pedras restam, mais conta a extra. Aqui uma troca vence, e nenhum outro lance. Ache-a.
    .then = Retome.
    .wrong = Isso não vence. Que pedra você pode dar para retomar uma de imediato?
    .right = Três pedras contra duas: as pretas são apanhadas ou bloqueadas.
play-it-out-3 = Agora você tem duas pedras a menos. Não fique só esperando: quem está pior procura um golpe que recupere pedras. Dê uma, e tome três.
    .then = Tome três com 40.
    .wrong = Que oferta 25 deve tomar? Depois veja até onde 40 pode ir.
    .right = Cinco contra cinco, e a partida pode ser segurada. Nos exercícios você joga duas posições de partidas de jogadores fortes contra o nível 5: vença a melhor, não perca a pior.
