## Etapa 1 em 64 casas: primeiros passos. As mesmas palavras nas damas russas e brasileiras.

stage-1-64 = Primeiros passos
    .about = Trocas, ataques, os primeiros golpes e apanhar uma dama. Todas as posições valem nas damas russas e nas brasileiras.

## A troca

exchange-64 = A troca
exchange-64-1 = Uma troca dá uma pedra e retoma outra. Ofereça a pedra com c3-d4: as Pretas a tomam. Sua pedra em b2 retoma.
    .then = As Pretas tomaram. Retome com b2.
    .right = Uma pedra de cada lado: ninguém ganhou nada, mas o tabuleiro mudou, pois sua pedra está no centro.
exchange-64-2 = Antes de oferecer, olhe para trás: quem retoma? Jogue g3-f4 e veja quem pode.
    .then = Retome com h2.
    .right = Agora é a vez das Pretas, e elas perdem uma pedra: uma troca pode decidir a partida.
exchange-64-3 = Uma troca pode deixar o outro lado sem bom lance. Comece com g3-f4, retome, e veja o que as Pretas dão em seguida.
    .then = Retome com h2.
    .then-2 = As Pretas oferecem uma pedra. Tome-a.
    .right = Olhe a posição depois da troca, não só a troca.

## Entre e por trás

between-64 = Entre e por trás
between-64-1 = A pedra que se põe entre duas inimigas numa diagonal ataca ambas, se há espaço atrás de cada uma. Nenhuma pode tomá-la, porque a outra está atrás dela. Ache essa casa.
    .then = Uma está salva. Tome a outra.
    .wrong = Procure uma casa livre entre duas pedras pretas numa diagonal.
    .right = Dois ataques, e as Pretas têm um lance para responder.
between-64-2 = O mesmo no meio do tabuleiro: d4 e f6 estão numa linha, com e5 livre entre elas. Há espaço atrás de ambas?
    .then = c3 agora cobre d4. Tome f6.
    .wrong = Ponha uma pedra entre d4 e f6.
    .right = Uma pedra ganha. c3 estava livre, e g7 também.
between-64-3 = Uma pedra atrás das linhas inimigas ataca também para trás. De que casa você ataca duas pedras pretas de uma vez?
    .then = As Pretas salvaram uma. Tome a outra.
    .wrong = Tente d6: que pedras ela toca ali?
    .right = As pedras capturam nas quatro direções, então um ataque pode vir de trás.

## O golpe direto

direct-64 = O golpe direto (coup direct)
direct-64-1 = Um golpe dá material para ganhar mais: pedras, uma dama ou a partida. O golpe direto é uma oferta e uma captura. Ofereça e3-d4 e olhe as linhas a partir de f2.
    .then = A pedra preta caiu em e3, bem diante da sua em f2. Tome tudo.
    .right = Uma dada, duas tomadas.
direct-64-2 = Como achar um: procure casas livres entre pedras inimigas e uma peça sua que possa cair nelas. As Pretas podem tomar mais de uma pedra. Ofereça c3-d4.
    .then = As Pretas tiveram de tomar duas, e a pedra delas está em g5, diante da sua pedra em h4. Tome até o fim.
    .right = Duas dadas, duas tomadas, e dama em d8.
direct-64-3 = Agora é com você. Sua pedra em h6 está perto da linha de coroação. Que oferta abre o caminho?
    .then = A pedra preta está em g7 agora. Tome.
    .wrong = Ofereça uma pedra para que as Pretas tenham de cair em g7.
    .right = Uma por uma, e uma dama: isso decide a partida.

## Um golpe de duas ofertas

two-offers-64 = Um golpe de duas ofertas
two-offers-64-1 = Às vezes uma oferta não basta. Primeiro e3-d4 traz c5 a e3; depois g3-f4 a traz a g5, diante da sua pedra em h4.
    .then = Agora a segunda oferta: g3-f4.
    .then-2 = Tome até o fim com h4.
    .right = Duas dadas, duas tomadas, e uma dama.
two-offers-64-2 = A primeira oferta, f4-e5, traz f6 a d4. A segunda atrai outra pedra para a frente da sua em g1. Qual?
    .then = Agora prepare g1 para tomar: ofereça uma pedra a h4.
    .wrong-2 = Ofereça f2-g3: h4 tem de tomá-la e cai em f2.
    .then-2 = Tome até o fim com g1.
    .right = Duas dadas, três tomadas: f2, d4 e b6.

## Há golpe?

is-there-a-shot-64 = Há golpe?
is-there-a-shot-64-1 = Na partida ninguém avisa que há golpe. Olhe toda oferta, mesmo onde parece absurda. O que as Brancas podem fazer?
    .then = Tome.
    .wrong = Que oferta limpa o caminho de h6?
    .right = Achado. Agora um tabuleiro parecido.
is-there-a-shot-64-2 = As Pretas têm também uma pedra em f8, e as Brancas uma em c1. g5-f6 ainda ganha?
    .a = Sim
    .b = Não
    .right = A casa atrás de g7 não está livre, então h6 não pode tomar, e a pedra em f6 se perde.

## Apanhar uma dama

catch-king-64 = Apanhar uma dama
catch-king-64-1 = A captura é obrigatória também para a dama, então ela pode ser levada aonde é tomada. Ela está na grande diagonal. Ofereça-lhe uma pedra.
    .then = Ela teve de cair em g7. Tome-a.
    .right = Uma pedra por uma dama, e a sua própria pedra é coroada.
catch-king-64-2 = A dama preta vê sua pedra em f6, mas g7 não está livre. Libere-a: onde a dama cairá, e que peça pode tomá-la ali?
    .then = Tome a dama.
    .wrong = Mova g7, para que a dama deva tomar f6. De que casa ela pode ser tomada em g7?
    .right = A nova dama tomou a antiga.
catch-king-64-3 = A dama preta está junto da sua pedra em c3, e b4 está livre, então ela deve tomar. Antes, leve sua dama aonde possa tomar o máximo: d8-a5.
    .then = Ela teve de cair em b4. Tome tudo com a dama em a5.
    .right = A dama e uma pedra por uma pedra sua.
