## Etapa 0: tabuleiro e regras. No máximo 45 palavras por texto e 8 linhas de 35 colunas.

stage-0 = Tabuleiro e regras
    .about = O tabuleiro, os lances, as capturas, a dama e como acaba uma partida. Para quem nunca jogou.

## A primeira partida

first-game = Sua primeira partida
first-game-1 = Você joga com as Brancas, embaixo. As peças ficam nas casas escuras. A pedra anda uma casa para a frente, na diagonal. Escolha uma pedra da fileira da frente: setas e Enter, ou clique. Depois escolha a casa livre à frente.
    .aloud = Você joga com as Brancas, nos números altos: casas 1 a 50, cinco por fileira, desde o lado das Pretas. A pedra anda uma casa em diagonal, para a frente: de 32 a 27 ou 28. Mova uma pedra da frente, 31 a 35.
    .then = Bom. As Pretas responderam e é sua vez de novo. Mova qualquer pedra para uma casa livre à frente.
    .right = Um lance é só isso. Os lados se alternam: você, Pretas, você. Números nomeiam as casas, então também se pode digitar o lance: 32-28 e Enter.
    .right-aloud = Um lance é só isso. Os lados se alternam: você, Pretas, você.
first-game-2 = Uma pedra preta está em diagonal à frente da sua em 33, e a casa atrás dela está livre. Você salta sobre ela até essa casa e a toma. Capturar não é opcional: se você pode, deve.
    .right = A pedra saltada sai do tabuleiro. As pedras capturam para a frente e para trás, embora só andem para a frente.
first-game-3 = Duas pedras suas podem capturar. A de 44 toma uma. A de 33 toma duas, salto após salto. É preciso tomar o máximo, então jogue 33: escolha-a, depois cada casa onde ela cai.
    .aloud = Duas pedras suas podem capturar. A de 44 toma uma. A de 33 toma duas, salto após salto. É preciso tomar o máximo, então jogue 33: digite 33x e a casa do último salto.
    .right = Duas pedras num lance. Com várias capturas à vista, conte primeiro: só é permitida uma que tome o máximo.
first-game-4 = A pedra em 8 está a um passo da última linha. A pedra que termina ali seu lance vira dama. Mova-a para lá.
    .right = A coroa mostra que é uma dama. Ela anda a partir do seu próximo lance.
    .right-aloud = Agora é uma dama. Ela anda a partir do seu próximo lance.
first-game-5 = A dama anda quanto quiser na diagonal, para a frente e para trás. Captura de longe e pode virar após cada salto. A dama em 46 toma 28, cai em 23, vira e toma 40. Jogue.
    .aloud = A dama anda quanto quiser na diagonal, nos dois sentidos, captura de longe e pode virar após cada salto. A sua, em 46, toma a pedra em 28, vira em 23, toma a pedra em 40 e cai em 45. Digite 46x45.
    .right = As duas pedras saíram. Uma dama vale cerca de três pedras; quem faz dama primeiro vence muitas vezes.
first-game-6 = Agora um golpe: você dá uma pedra e toma três. Jogue 27-21. As Pretas devem capturá-la e caem onde estava sua pedra. Veja o que sua pedra em 32 pode tomar então.
    .then = As Pretas tiveram de tomar, e a pedra delas está em 27. Escolha sua pedra em 32 e tome tudo o que ela pode: três pedras.
    .right = Uma pedra dada, três tomadas, e ainda uma dama. Como a captura é obrigatória, você conduz as peças pretas para onde quer.
    .then-aloud = As Pretas tiveram de tomar, e a pedra delas está em 27. Tome tudo o que sua pedra em 32 pode, três pedras: digite 32x e a casa do último salto.
first-game-7 = Um final. A pedra preta em 36 quer ser dama e só tem um lance: para 41. Mova sua dama, mas mantenha-a numa linha que vigie 41. Depois tome a pedra.
    .then = As Pretas só tinham este lance. Tome a pedra: escolha a dama, depois uma casa livre atrás de 41.
    .then-aloud = As Pretas só tinham este lance. Tome a pedra: digite a casa da dama, x e uma casa livre atrás de 41.
    .right = As Pretas não têm mais peças: você venceu. Você também vence quando elas têm peças mas nenhum lance legal.
first-game-8 = Você tem três pedras a mais. Uma troca, pedra por pedra, aproxima você da vitória. Jogue 34-29, deixe as Pretas tomarem e retome com 39.
    .then = Retome com 39.
    .wrong = Primeiro 34-29; depois retome com 39.
    .right = Agora uma pequena partida: suas sete pedras contra quatro. Troque quando puder e faça dama. A tecla u desfaz um lance. Vença tomando ou bloqueando todas as peças pretas.

## O tabuleiro

board = O tabuleiro e as pedras
board-1 = O tabuleiro tem cem casas, das quais só se usam as cinquenta escuras. Ele fica de modo que cada jogador tenha uma casa escura no canto esquerdo. Aponte a do canto esquerdo das Brancas.
    .right = É a casa 46.
board-2 = Cada lado tem vinte pedras em quatro fileiras. Duas fileiras entre eles estão livres no começo. Aponte as duas pontas delas: a primeira casa da de cima e a última da de baixo.
    .right = Casas 21 e 30. Todas as casas de 21 a 30 estão livres no começo.
board-3 = As casas escuras são numeradas de 1 a 50, fileira por fileira: cinco em cada uma, da esquerda para a direita, a partir do lado das Pretas. As bordas ajudam: 6, 16, 26, 36 e 46 ficam à esquerda. Aponte 28.
    .right = 26, 27, 28: a terceira casa escura da fileira.
board-4 = Um lance se escreve com dois números: de e para. As Brancas começam toda partida. Jogue 32-28.
    .right = 32-28 é o primeiro lance mais popular.

## Linhas

lines = Linhas com nome
lines-1 = A diagonal mais longa se chama grande diagonal. Tem dez casas e une os cantos esquerdos dos dois jogadores. Aponte as duas pontas.
    .right = Vai de 46 a 5. Uma dama na grande diagonal comanda a linha mais longa do tabuleiro.
lines-2 = A fileira mais distante de você é sua linha de coroação: a pedra que termina ali o lance vira dama. Para as Brancas é 1 a 5. Aponte as duas casas onde a pedra em 7 pode virar dama.
    .right = De 7 ela pode ir a 1 ou a 2.
lines-3 = As pedras pretas descem o tabuleiro. A linha de coroação delas é 46 a 50. Aponte as duas casas onde a pedra preta em 41 pode virar dama.
    .right = De 41 ela pode ir a 46 ou a 47.
lines-4 = As bordas são as colunas 6 a 46 à esquerda e 5 a 45 à direita. Uma pedra na borda não pode ser tomada ali, mas só tem uma casa aonde ir. Mova a pedra em 35.
    .right = Só um caminho. Seguro, mas lento para entrar no jogo.

## Fileiras

rows = Fileiras, colunas, diagonais
rows-1 = Cinco casas escuras lado a lado são uma fileira; o tabuleiro tem dez. A pedra em 33 está na sétima fileira a partir do lado das Pretas. Aponte as duas pontas da fileira dela.
    .right = 31 a 35. As pedras brancas começam nas quatro fileiras mais baixas, as pretas nas quatro mais altas.
rows-2 = Casas escuras bem acima umas das outras são uma coluna: de novo cinco casas. De uma casa da coluna à seguinte o número cresce dez. Aponte as duas pontas da coluna de 33.
    .right = 3, 13, 23, 33, 43. As cinco têm o mesmo último algarismo.
rows-3 = As peças andam e capturam nas diagonais. A dama em 33 está em duas delas. Uma, marcada aqui, vai de 47 a 15. Aponte as duas pontas da outra.
    .right = De 6 a 50: nove casas.
rows-4 = Num sentido, para a direita e para cima, há nove diagonais; a mais longa delas é a grande diagonal. No outro, para a esquerda e para cima, há oito. Quantas diagonais tem o tabuleiro?
    .a = Dez
    .b = Dezesseis
    .c = Dezessete
    .right = Dezessete, de duas a dez casas. O tabuleiro de 64 casas tem treze.
rows-5 = Quase toda casa escura fica em duas diagonais. Duas casas ficam numa só: as duas pontas da grande diagonal. Aponte as duas.
    .right = 5 e 46, os cantos do tabuleiro. Uma dama no canto só pode sair pela grande diagonal.

## A pedra

man = Como anda a pedra
man-1 = A pedra anda uma casa para a frente na diagonal, à esquerda ou à direita. Mova a pedra em 33.
    .right = 28 e 29 eram suas únicas duas casas.
man-2 = A casa tem de estar livre. A pedra em 33 está bloqueada de um lado por outra sua. Mova-a para o outro lado.
    .wrong = Esse lance também é legal, mas mova a pedra em 33.
    .right = As pedras nunca saltam sobre o próprio lado.
man-3 = As pedras nunca andam para trás. Para a frente é rumo à última linha: para cima as Brancas, para baixo as Pretas. Agora você joga com as Pretas. Mova a pedra em 18.
    .right = Para baixo, a 22 ou 23: para a frente, para as Pretas.
man-4 = Os jogadores se alternam, um lance cada, e ninguém pode passar. Você joga com as Brancas: faça um lance, deixe as Pretas responderem e jogue de novo.
    .right = Exatamente um lance a cada vez, queira ou não. Mais tarde você verá partidas decididas por isso.

## A captura

capture = A captura
capture-1 = A pedra captura saltando sobre uma peça inimiga vizinha, até a casa livre logo atrás. Capture com a pedra em 33.
    .right = 33x22: o x diz que algo foi capturado.
capture-2 = A pedra só anda para a frente, mas captura nas quatro direções. A pedra preta está atrás da sua. Capture-a.
    .right = Para trás, de 23 a 32. São as capturas que os iniciantes mais deixam de ver.
capture-3 = A captura é obrigatória. Três pedras suas poderiam andar, mas uma delas pode capturar, então nada mais é permitido. Ache a captura.
    .right = Se existe uma captura, nenhum outro lance é legal.
capture-4 = A casa atrás tem de estar livre. Sua pedra está diante de duas pedras pretas, mas uma está coberta por trás. Tome a outra.
    .right = Duas peças seguidas não podem ser saltadas.
capture-5 = Se várias capturas tomam o mesmo número de peças, você pode escolher. Tome qualquer uma das pedras.
    .right = Aqui ambas tomam uma pedra. Mais tarde você precisará da liberdade de escolher.

## Várias capturas

chain = Várias capturas num lance
chain-1 = Se a pedra pode saltar de novo da casa onde cai, deve saltar. Ainda é um lance só. Escolha a pedra em 33, depois cada casa onde ela cai; ou digite 33x13.
    .right = Duas pedras num lance. Só se escrevem a primeira e a última casa.
chain-2 = Uma captura pode mudar de direção a cada salto, também para trás. Tome duas pedras com 33.
    .right = Para a frente sobre 28, depois para trás sobre 27.
chain-3 = Uma captura segue enquanto pode; parar no meio não é permitido. Tome tudo o que puder.
    .right = Três pedras: 33, 23 e 12.
chain-4 = Você joga com as Pretas. Ache a captura e conte o que ela toma antes de jogar.
    .right = 24, 34 e 33: três pedras com duas viradas.

## A Lei da Maioria

majority = A Lei da Maioria
majority-1 = Quando várias capturas são possíveis, você deve tomar o maior número de peças. 44 toma uma, 33 toma duas. Jogue a permitida.
    .right = Capturar uma só pedra teria sido ilegal.
majority-2 = A lei vale também para uma peça com dois caminhos. Sua pedra pode tomar 29 ou passar sobre 28. Conte os dois caminhos, depois jogue.
    .right = Sobre 28 ela toma duas, sobre 29 só uma.
majority-3 = O que conta é o número, não o valor: uma dama conta como uma peça. 44 poderia tomar uma dama, 33 toma duas pedras. Jogue o que a lei exige.
    .right = Duas pedras vêm antes de uma dama.
majority-4 = Aqui cada captura toma uma pedra. Nenhuma é mais longa, então a escolha é sua. Jogue uma.
    .right = Com números iguais você também pode escolher se quem captura é a pedra ou a dama.

## A dama

king = A dama
king-1 = A pedra que termina seu lance na linha de coroação vira dama imediatamente. Põe-se uma segunda peça em cima: ela é coroada. Coroe a pedra em 8.
    .right = Virar dama faz parte do lance. Ela pode ser movida depois do próximo lance das Pretas.
king-2 = A dama anda qualquer número de casas livres na diagonal, para a frente ou para trás. Vá de 46 a 5 num lance.
    .wrong = Legal para uma dama, mas vá até 5.
    .right = A grande diagonal inteira num lance.
king-3 = A dama também captura à distância. Tem de haver uma casa livre atrás da peça, e a dama pode cair em qualquer casa livre atrás dessa peça. Capture 28 e escolha onde cair.
    .right = De 23 a 5, cinco casas à sua escolha.
king-4 = Depois de um salto a dama pode virar e capturar em outra diagonal, e deve, se puder. Por isso uma casa de chegada é a certa. Tome duas pedras.
    .right = Só de 23 ela podia tomar a segunda pedra.
king-5 = Duas peças vizinhas numa diagonal param a dama: não há casa livre entre elas. A dama branca está em 46. Ela pode capturar?
    .a = Sim, toma as duas
    .b = Não
    .right = 28 e 23 estão encostadas. A dama nunca salta duas peças de uma vez.

## Passar pela linha de coroação

passing = Passar pela linha de coroação
passing-1 = A pedra pode chegar à linha de coroação com uma captura. Se o lance termina ali, ela vira dama. Capture com a pedra em 13.
    .right = A captura terminou em 2, então a pedra é coroada.
passing-2 = Agora há mais uma pedra a tomar. A captura deve continuar e deixa de novo a linha de coroação. Jogue e olhe sua pedra.
    .right = Passou por 2 mas não parou ali, então ainda é pedra. Só conta o fim do lance.
passing-3 = De novo a pedra chega à linha de coroação e a deixa. Será dama? Jogue a captura inteira.
    .right = Terminou em 14 e ainda é pedra.

## A retirada

removal = Quando saem as peças tomadas
removal-1 = As peças tomadas só saem do tabuleiro quando a captura inteira acaba, e então uma após a outra. Tome três pedras.
    .right = Até sua pedra parar em 7, as três estavam no tabuleiro.
removal-2 = Numa captura se pode cruzar uma casa livre mais de uma vez, e sua pedra pode voltar ao ponto de partida. Ela contorna quatro pedras, volta a 33 e toma uma quinta. Termina em 42.
    .right = Cinco pedras. Ela caiu em 33 no meio do caminho.
removal-3 = Nenhuma peça pode ser saltada duas vezes. A dama toma 7 e 28. Depois toma 29 ou 42, não ambas: a primeira que ela toma fica no caminho. Escolha qualquer uma.
    .right = Uma peça tomada bloqueia o caminho até a captura acabar. O golpe que usa isso se chama golpe turco.
removal-4 = O mesmo tabuleiro. Suponha que a dama tomou 7, 28 e 42 e está em 47. Na mesma diagonal, atrás de 42, está 29. Por que ela não pode tomar 29 também?
    .a = 42 ainda está no tabuleiro
    .b = Três pedras são o máximo
    .right = 42 foi tomada, mas ainda não retirada, e não pode ser saltada de novo.

## O fim da partida

end = Vitória, derrota e empate
end-1 = Você vence quando o outro lado não tem mais peças. Tome a última pedra.
    .right = Vitória. Você também vence quando o outro jogador abandona ou esgota o tempo.
end-2 = Você também vence quando o outro lado tem peças mas não pode jogar. Bloqueie a pedra em 36: ela não pode ter lance nem captura.
    .wrong = Assim as Pretas ainda podem se mover ou capturar. A casa à frente de 36 e a seguinte devem estar ambas ocupadas.
    .right = 36 não pode avançar nem saltar, porque 47 está ocupada. As Pretas perderam.
end-3 = Se nenhum lado pode vencer, é empate: ambos concordam, ou a mesma posição ocorre pela terceira vez com o mesmo lado a jogar. Dama contra dama pode durar mais cinco lances de cada lado. Quantos tem cada lado aqui?
    .a = Quantos quiser
    .b = Cinco
    .right = Cinco de cada lado, e depois é empate.
end-4 = Três peças, ao menos uma delas dama, contra uma dama: dezesseis lances de cada lado. Em qualquer partida, vinte e cinco lances de cada lado só com damas e sem tomar nada dão empate. Três damas: quantos lances restam para vencer?
    .a = Cinco de cada lado
    .b = Dezesseis de cada lado
    .c = Quantos forem precisos
    .right = Dezesseis. Três damas podem vencer, mas não de qualquer posição.
end-5 = A vitória vale dois pontos, o empate um para cada lado, a derrota zero. Em torneio só se pode propor empate após quarenta lances de cada lado. Aqui cada um fez trinta. As Brancas podem propor empate?
    .a = Sim
    .b = Ainda não
    .right = Antes vêm mais dez lances de cada lado. E uma vitória no último lance de um limite ainda é vitória.

## Perguntas sobre o fim da partida

draw-kings = Uma dama contra uma dama, e nenhuma pode ser tomada. Quantos lances ainda tem cada lado?
    .a = 5
    .b = 16
    .c = 25
    .why = Uma ou duas damas, ou dama e pedra, contra uma dama: cinco lances de cada lado, depois empate.
draw-three = Três damas contra uma. Em quantos lances de cada lado elas devem vencer?
    .a = 5
    .b = 16
    .c = 25
    .why = Três peças com uma dama contra uma dama: dezesseis lances de cada lado, depois empate.
draw-kings-only = Os dois lados têm pedras e damas, mas só movem damas e nada é tomado. Depois de quantos lances de cada lado é empate?
    .a = 5
    .b = 16
    .c = 25
    .why = Vinte e cinco lances de cada lado só com damas, sem mover pedra e sem tomar nada: empate.
draw-third = A mesma posição com o mesmo lado a jogar ocorre pela terceira vez. Qual é o resultado?
    .a = A partida continua
    .b = Empate
    .c = Perde quem repete
    .why = Uma posição que ocorre pela terceira vez é empate.
draw-two = Duas damas contra uma. Quantos lances ainda tem cada lado?
    .a = 5
    .b = 16
    .c = 25
    .why = Com duas peças, uma delas dama, contra uma dama são cinco lances de cada lado.
draw-men = Uma dama e duas pedras contra uma dama. Quantos lances ainda tem cada lado?
    .a = 5
    .b = 16
    .c = 25
    .why = Três peças, ao menos uma delas dama, contra uma dama: dezesseis lances de cada lado.
draw-offer = Numa partida de torneio, a partir de quando um jogador pode propor empate?
    .a = A qualquer momento
    .b = Após 25 lances de cada lado
    .c = Após 40 lances de cada lado
    .why = Pode-se propor empate depois que cada lado fez quarenta lances.
end-blocked = As Brancas jogam 46-41. A pedra preta em 36 então não tem lance nem captura. Qual é o resultado?
    .a = As Brancas vencem
    .b = Empate
    .c = As Pretas passam
    .why = O lado com todas as peças bloqueadas perdeu. Passar não existe.
end-points = Quanto marca um jogador por vitória e por empate?
    .a = 1 e 0,5
    .b = 2 e 1
    .c = 3 e 1
    .why = Dois pontos por vitória, um por empate, nenhum por derrota.
end-limit = No décimo sexto lance que as Brancas têm com três damas contra uma, elas tomam a última dama. Qual é o resultado?
    .a = Empate
    .b = As Brancas vencem
    .c = A partida continua
    .why = Tomar a última peça vence, também no último lance de um limite.

## Perguntas da lição do tabuleiro

board-size = Quantas casas tem o tabuleiro, claras e escuras juntas?
    .a = 64
    .b = 100
    .c = 50
    .why = Dez fileiras de dez, metade delas escuras.
board-dark = Em que casas andam as peças?
    .a = Em todas
    .b = Nas claras
    .c = Nas escuras
    .why = Só se usam as cinquenta casas escuras.
board-corner = Que canto do tabuleiro é escuro, visto por cada jogador?
    .a = O esquerdo
    .b = O direito
    .c = Os dois
    .why = A grande diagonal começa à esquerda de cada jogador.
board-men = Quantas pedras tem cada lado no começo?
    .a = Doze
    .b = Vinte
    .c = Trinta
    .why = Vinte brancas e vinte pretas.
board-start = Onde ficam as pedras brancas no começo?
    .a = De 1 a 20
    .b = De 21 a 40
    .c = De 31 a 50
    .why = As pretas ficam de 1 a 20, e 21 a 30 estão livres.
board-kinds = Que tipos de peças existem?
    .a = Só pedras
    .b = Pedras e damas
    .c = Pedras, damas e torres
    .why = Toda peça é uma ou outra.
board-move = O que se chama de lance?
    .a = Mover uma peça uma vez
    .b = Uma jogada dos dois lados
    .c = Um salto de uma captura
    .why = Uma captura inteira também é um lance.
board-first = Quem faz o primeiro lance da partida?
    .a = As Brancas
    .b = As Pretas
    .c = Quem ganha o sorteio
    .why = As Brancas sempre começam; depois os lados se alternam.
board-order = Em que sentido correm os números das casas?
    .a = De baixo para cima
    .b = De cima para baixo
    .c = Do centro para fora
    .why = Da esquerda para a direita e de cima, o lado das Pretas, para baixo.
board-ends = Que casas se chamam cantos do tabuleiro?
    .a = 1 e 50
    .b = 6 e 45
    .c = 5 e 46
    .why = São as pontas da grande diagonal.

## Perguntas do fim

end-over = Quando acaba uma partida?
    .a = Quando um lado está melhor
    .b = Após quarenta lances
    .c = Por acordo ou decisão
    .why = Os dois jogadores concordam que acabou, ou o árbitro assim decide.
end-resigns = As Pretas abandonam a partida. Qual é o resultado?
    .a = As Brancas vencem
    .b = Empate
    .c = O árbitro decide
    .why = Se um lado abandona, por qualquer motivo, o outro vence.
end-ruled = O árbitro decide que as Pretas perderam. E as Brancas?
    .a = As Brancas empataram
    .b = As Brancas venceram
    .c = As Brancas seguem jogando
    .why = Se o árbitro declara a partida perdida para um lado, o outro vence.
end-agreed = Os dois jogadores concordam em empatar. Qual é o resultado?
    .a = Empate
    .b = Vence o lado melhor
    .c = A partida continua
    .why = A partida acaba empatada se os dois jogadores concordam.
end-nobody = Nenhum lado pode mais vencer o outro. Qual é o resultado?
    .a = Os dois perdem
    .b = Empate
    .c = As Brancas vencem
    .why = A partida acaba empatada se nenhum lado pode vencer o outro.
end-one-wins = Um jogador venceu a partida. E o outro?
    .a = Empatou
    .b = Segue jogando
    .c = Perdeu
    .why = Se uma partida tem vencedor, o adversário perdeu.
end-no-winner = Uma partida acabou, e nenhum jogador venceu o outro. Qual é o resultado?
    .a = Empate
    .b = Sem efeito
    .c = Vitória das Brancas
    .why = Se nenhum vence o outro, a partida está empatada.
