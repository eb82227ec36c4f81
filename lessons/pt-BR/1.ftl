## Etapa 1: primeiros passos.

stage-1 = Primeiros passos
    .about = Trocas, tempos livres, ataque e defesa, os primeiros golpes, apanhar uma dama, três ou quatro damas contra uma, bloqueio e oposição.

## A troca

exchange = A troca
exchange-1 = Uma troca dá uma pedra e retoma outra. Ofereça a pedra com 33-29: as Pretas devem tomá-la. Sua pedra em 39 retoma.
    .then = As Pretas tiveram de tomar 29. Retome com 39.
    .right = Uma pedra de cada lado: ninguém ganhou nada, mas o tabuleiro mudou, pois a pedra preta saiu do centro.
exchange-2 = Antes de oferecer, olhe para trás: quem retoma? Aqui falta a pedra em 39. 33-29 ainda seria uma troca?
    .right = Depois de 23x34 nada pode retomar.
    .a = Sim
    .b = Não, perde uma pedra
exchange-3 = Várias trocas seguidas podem acabar com lucro. Jogue 22-18 e tome quando for obrigado. Conte o que tem no fim.
    .then = As Pretas tomaram. Agora você também deve tomar.
    .then-2 = Tome de novo: quantas desta vez?
    .right = Duas dadas, três tomadas. A última captura, 35x15, tomou duas.

## O tempo livre

free-tempo = O tempo livre
free-tempo-1 = As Pretas vão tomar 8 ou 19. Coroe, e só resta 19 a tomar: isso gasta o lance delas, e você tem um lance de graça, um tempo livre. Coroe onde a nova dama verá a pedra preta em 24.
    .then = As Pretas tiveram de tomar, e a pedra delas está em 24. Tome duas com sua dama.
    .wrong = Deixe as Pretas tomarem 19. Coroe em 2: dali a dama vê 24.
    .right = Uma pedra dada, duas tomadas, e uma dama: tudo com um lance a que as Pretas não puderam responder.
free-tempo-2 = Sua pedra em 34 está atacada. Não a salve: as Pretas devem tomá-la e caem em 29. Use o lance livre para levar uma pedra aonde possa tomar 17, 18 e 29 juntas.
    .then = 40 veio a 29. Tome três com 21.
    .wrong = Deixe as Pretas tomarem 34. Você precisa de uma pedra em 21 que 17 não possa tomar.
    .right = Três por uma. Quando o outro lado tem de capturar, procure um lance útil antes de defender.
free-tempo-3 = Agora é com você: deixe as Pretas tomarem 39. Onde termina essa captura? E onde você deve coroar, para que a nova dama tome o máximo?
    .then = Ela está em 44. Tome até onde puder.
    .wrong = Deixe as Pretas tomarem 39. Você pode coroar em 4 ou em 5: de que casa uma dama vê 13?
    .right = Três pedras por uma: 13, 28 e 44.

## Ataque e defesa

defend = Ataque e defesa
defend-1 = Uma pedra está atacada quando poderia ser tomada no lance seguinte. Ataque 24 com uma pedra que não possa ser tomada: ela precisa de outra pedra sua atrás, e 20, atrás de 24, está livre para o salto.
    .wrong = Isso não ataca 24, ou as Pretas simplesmente tomam. Que pedra pode atacar 24 e ainda ter outra pedra sua atrás?
    .right = As Pretas defenderam: uma pedra em 20 ocupa a casa atrás de 24, e você já não pode saltar.
defend-2 = Agora as Pretas atacam. A pedra em 22 quer saltar sobre 27 até 31. Ocupe 31.
    .wrong = Desta vez ocupe a casa atrás de 27, que é 31.
    .right = O salto precisa de uma casa livre, e agora não há.
defend-3 = 22 ataca 27 outra vez, e nenhuma pedra sua pode ocupar 31 nem retomar. Resta uma defesa: fugir com 27, antes que seja tarde.
    .wrong = Então 22x31 ganha uma pedra.
    .right = Ocupar a casa de trás, fugir ou retomar: procure as três antes de desistir de uma pedra.

## Por trás e entre

between = Por trás e entre
between-1 = A pedra que se põe entre duas inimigas ataca ambas, se há espaço atrás de cada uma. Nenhuma pode tomá-la, porque a outra está atrás dela. Ponha uma pedra entre 8 e 17.
    .then = As Pretas salvam uma pedra. Tome a outra.
    .right = Dois ataques ao mesmo tempo, e um lance só para responder.
between-2 = Por trás também: a pedra branca se põe entre 14 e 23. As Pretas não podem salvar as duas. Jogue 24-19.
    .then = 23 fugiu. Tome 14 e siga rumo à coroação.
    .right = Uma pedra ganha, e a sua chega primeiro à linha de coroação.
between-3 = O mesmo num tabuleiro mais cheio. Procure uma casa livre entre duas pedras pretas numa diagonal, com espaço atrás de ambas, e vá para lá.
    .then = As Pretas não podem salvar as duas. Tome com 19, rumo à linha de coroação.
    .wrong = Procure uma casa livre entre duas pedras pretas numa diagonal.
    .wrong-2 = Tome a outra pedra: 19x10, rumo à linha de coroação.
    .right = Uma pedra ganha, e de novo nenhuma das duas podia tomar você.

## O golpe direto

direct = O golpe direto (coup direct)
direct-1 = Um golpe dá material para ganhar mais: pedras, uma dama ou a partida. O golpe direto é uma oferta e uma captura. Ofereça 16-11 e olhe as linhas a partir de 21.
    .then = A pedra preta caiu em 17, bem diante da sua em 21. Tome tudo.
    .right = Uma dada, três tomadas: 17, 18 e 29.
direct-2 = Como achar um: procure casas livres entre pedras inimigas, depois uma peça que possa cair nelas, depois o que deve ser afastado ou trazido. Ofereça 37-31.
    .then = A pedra em 37 está agora na linha da sua dama, com espaço atrás. Tome o máximo que puder.
    .right = Cinco pedras numa captura.
direct-3 = Agora é com você: ache um. 29 e 30 têm casas livres em volta, mas 32 ainda não as alcança: falta mais uma pedra preta. Traga-a.
    .then = 17 veio a 28. Tome até onde puder.
    .wrong = Que oferta traz uma pedra preta para junto de 32?
    .right = Uma dada, três tomadas: 28, 29 e 30.

## Um golpe de duas ofertas

two-offers = Um golpe de duas ofertas
two-offers-1 = Podem-se dar duas pedras num lance, se a captura das Pretas é mais longa. Jogue 29-23 e veja como a Lei da Maioria leva a pedra preta a 20.
    .then = As Pretas tiveram de tomar duas. Agora tome com 25, até o fim.
    .right = Duas dadas, três tomadas: a Lei da Maioria vale para as Pretas como para você.
two-offers-2 = Ou duas ofertas, uma após a outra. 27-22 traz uma pedra preta a 28. Depois 34-29 afasta a pedra atrás dela, em 23, e sua pedra em 32 tem caminho aberto.
    .then = Ofereça de novo: 34-29. Depois tome com 32 até o fim.
    .then-2 = Tome com 32, até o fim.
    .right = Duas dadas, três tomadas, e a pedra é coroada.
two-offers-3 = Mais uma vez duas ofertas. Primeiro 37-32 manda 27 a 38. Depois ache a oferta que traz 19 para junto da sua pedra em 25.
    .then = 27 está em 38. Agora atraia 19 a 30.
    .then-2 = Tome com 25, até o fim.
    .wrong = Comece com 37-32.
    .wrong-2 = Ofereça uma pedra que traga 19 a 30.
    .right = Duas dadas, três tomadas: 30, 39 e 38.

## Há golpe?

is-there-a-shot = Há golpe?
is-there-a-shot-1 = Na partida nada avisa que há golpe. Três perguntas o acham: o que posso dar, o que as Pretas devem então tomar, e o que posso tomar depois? Faça-as aqui.
    .then = Depois de cada salto, 21 tem uma casa livre onde cair. Tome tudo.
    .right = Uma dada, três tomadas.
is-there-a-shot-2 = O mesmo tabuleiro com mais uma pedra preta, em 12. 16-11 ainda ganha?
    .a = Sim
    .b = Não, 12 está no caminho
    .right = 21 já não pode saltar sobre 17. Toda casa onde você quer cair tem de estar livre.
is-there-a-shot-3 = 27-22 17x28, 34-29 23x34 e 32x5: você conhece este golpe. Mas aqui 43 está vazia. Siga as capturas das Pretas até o fim. As Brancas ainda ganham?
    .a = Sim
    .b = Não
    .right = 23 toma 29 e 39 e segue até 43: três dadas, três tomadas, e logo uma dama de cada lado. Nos exercícios, a tecla n diz que não há golpe.

## A ruptura

breakthrough = A ruptura (percée)
breakthrough-1 = A ruptura leva uma pedra à força à linha de coroação. Procure um caminho de pedras pretas isoladas com casas livres entre elas. 33 tem um até 2, sobre 28, 17 e 7. Dê primeiro 27-22, depois 28-23.
    .then = 18 saiu do caminho. Traga uma pedra a 28: 28-23.
    .then-2 = O caminho está completo. Tome com 33, até o fim.
    .wrong = Primeiro 27-22, para afastar 18.
    .wrong-2 = Agora 28-23: 19 deve tomar e cai em 28.
    .wrong-3 = Tome com 33, até a linha de coroação.
    .right = Duas dadas, três tomadas, e dama em 2.
breakthrough-2 = O caminho de 32 passa sobre 28, 18 e 7 até 1. Falta nele uma pedra. Dê 29-24, depois 44-40, e retome com 39: aonde tem de ir a pedra em 30?
    .then = Ela está em 30. Agora dê 44-40.
    .then-2 = Retome com 39.
    .then-3 = 30 tomou duas e está em 28. Tome com 32, até a linha de coroação.
    .wrong = Comece com 29-24.
    .wrong-2 = Agora 44-40.
    .wrong-4 = Tome com 32 até a última linha: 32x1.
    .right = 32x1. Antes de calcular uma oferta, olhe as casas vazias da última linha.
breakthrough-3 = Agora é com você: ache as duas ofertas. 33 quer passar sobre 28, 18 e 8. A pedra em 24 tem de sair, e 26 tem de vir a 28.
    .then = 24 saiu. Agora traga 26 a 28.
    .then-2 = Ela tomou duas no caminho. Tome com 33.
    .wrong = Mande 24 à borda: que pedra ela pode tomar ali?
    .wrong-2 = Ofereça uma pedra que 26 deva tomar.
    .right = 33x2. Três dadas, três tomadas, e uma dama.

## Apanhar uma dama

catch-king = Apanhar uma dama
catch-king-1 = A dama é forte, mas a captura é obrigatória também para ela. Ofereça duas pedras de modo que ela tenha de parar junto da sua terceira, com uma casa livre atrás.
    .then = Ela teve de tomar as duas e parar em 40. Tome a dama.
    .wrong = Então a dama não precisa vir a 40.
    .right = Duas pedras por uma dama, e as Pretas não têm mais nada.
catch-king-2 = Até da grande diagonal se apanha uma dama. Ache a oferta que a traz a 40.
    .then = A Lei da Maioria não lhe deixou escolha. Tome-a.
    .wrong = Então a dama fica livre.
    .right = Antes de correr para fazer dama, pergunte-se se ela pode ser apanhada logo em seguida.
catch-king-3 = A dama pode virar ao capturar, e deve, se assim toma mais. Dê 15-10 e siga o caminho dela: sobre 10, e depois? Veja onde ela tem de parar.
    .then = Ela tomou 10 e 38 e está em 42. Tome-a.
    .wrong = Primeiro 15-10.
    .right = Duas pedras pela dama. 47 atrás de 42 não lhe deixou outra casa.

## Quatro damas contra uma

four-kings = Quatro damas contra uma
four-kings-1 = Damas apanham uma dama entregando-se. A dama preta em 45 deve tomar 40. Jogue 41-23: onde quer que ela pare, outra dama a toma.
    .then = Ela teve de tomar. Tome-a.
    .right = Quatro damas sempre vencem uma, se nenhum lado pode tomar de imediato. Se a vez é delas, são precisos no máximo quinze lances, somados os dos dois lados.
four-kings-2 = A dama preta em 49 deve tomar no próximo lance: 38 e 40 estão ao alcance dela. Disponha suas damas para que ela seja tomada onde quer que pare. Há três lances que conseguem isso; jogue um.
    .wrong = Então ela acha uma casa segura, ou toma todas as suas damas.
    .right = Quase sempre você pode fazê-la capturar; se pode ser retomada onde quer que pare, está apanhada.
four-kings-3 = O mesmo de outra casa dessa fileira: 41 e 42 estão junto da dama preta, e ela deve tomar. Ache um lance que vence: dois a apanham de imediato, um terceiro com mais uma oferta.
    .wrong = Então ela escapa.
    .right = Nos exercícios, procure vencer em poucos lances: o único limite aqui é a regra dos 25 lances.

## Três damas contra uma

three-kings = Três damas contra uma
three-kings-1 = Sem nada a tomar, três damas vencem em dezesseis lances só cerca de uma em cada quatro posições. A dama preta deve tomar 22. Mova a dama em 29 de modo que a preta deva tomá-la também e pare onde você possa apanhá-la.
    .then = Ela teve de tomar duas e parou em 30. Tome-a.
    .wrong = Então a dama não é apanhada, ou toma mais do que você quer.
    .right = Duas damas dadas, e a dama sozinha é apanhada.
three-kings-2 = A dama preta está no canto, na ponta da grande diagonal. Todos os lances dela são por essa diagonal, e passar não é permitido. Vá à outra ponta.
    .right = Fique de olho no limite: o treino conta os lances que você ainda pode desperdiçar.
three-kings-3 = 33 está atacada: a dama preta em 50 deve tomá-la, na linha até 6. Ela pode parar em qualquer casa livre atrás de 33, se não pode tomar mais. Em que casa a dama em 11 a espera?
    .wrong = Então ela tem uma saída, ou toma todas as suas damas.
    .right = Na mesma linha, bem na ponta: toda casa onde ela pode parar está ao alcance da sua dama.

## O bloqueio

blockade = O bloqueio (blocage)
blockade-1 = O lado cujas peças estão todas bloqueadas perdeu. A pedra em 36 quer ir a 41. Pare-a de vez.
    .wrong = Então ela ainda pode se mover ou capturar.
    .right = Em 41 sua pedra não pode ser tomada, porque 47 está ocupada.
blockade-2 = 26 já está bloqueada: 31 está no caminho, e 37 a impede de saltar. Bloqueie também a outra pedra, e escolha bem que pedra usar.
    .wrong = Então uma pedra preta ainda pode se mover ou capturar.
    .right = Nenhuma das pedras pode se mover ou capturar: as Brancas vencem.
blockade-3 = Uma dama também pode bloquear. A pedra em 40 pode ir a 44 ou 45. Vigie primeiro 44; depois feche a pedra na borda.
    .then = Ela foi a 45. Feche-a.
    .wrong = Então ela não está fechada.
    .right = O caminho de 45 leva a 50, e lá está sua dama.

## A oposição

opposition = A oposição
opposition-1 = Duas pedras se enfrentam com uma fileira livre entre elas. Quem tem a vez perde a pedra: é a oposição. Conquiste-a: vá aonde as Pretas só têm lances que perdem.
    .then = As Pretas vieram à sua frente. Tome.
    .wrong = Então a pedra preta passa.
    .right = 13-19 também teria perdido a pedra.
opposition-2 = A mesma ideia perto da linha de coroação. Um dos dois lances vence, o outro perde. Conte as casas antes de ir.
    .wrong = Ali as Pretas tomam você.
    .right = O perigo passou, e sua pedra chega primeiro.
opposition-3 = Conte antes de jogar. Você quer estar de frente para a pedra preta quando for a vez das Pretas. Então faça primeiro um lance de espera com a outra pedra.
    .then = Ela veio a 32. Fique de frente para ela.
    .wrong = Então a pedra preta passa.
    .right = De 32 os dois passos, 37 e 38, perdem a pedra.
