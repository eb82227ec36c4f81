## Etapa 0 em 64 casas: tabuleiro e regras. As mesmas palavras nas damas russas e brasileiras.

stage-0-64 = Tabuleiro e regras
    .about = O tabuleiro pequeno, os lances, as capturas, a dama e como acaba uma partida. Para quem nunca jogou.

## A primeira partida

first-game-64 = Sua primeira partida
first-game-64-1 = Você joga com as Brancas, embaixo. As peças ficam nas casas escuras. A pedra anda uma casa para a frente, na diagonal. Escolha uma pedra da fileira da frente: setas e Enter, ou clique. Depois escolha a casa livre à frente.
    .aloud = Você joga com as Brancas. Letras a até h vão da sua esquerda à direita, números 1 a 8 rumo às Pretas. A pedra anda uma casa em diagonal, para a frente: de c3 a b4 ou d4. Mova a3, c3, e3 ou g3.
    .then = Muito bem. As Pretas responderam e é sua vez de novo. Mova qualquer pedra para uma casa livre à frente.
    .right = Um lance é só isso. Os lados se alternam: você, Pretas, você. Letras e números nomeiam as casas, então também se pode digitar o lance: c3-d4 e Enter.
    .right-aloud = Um lance é só isso. Os lados se alternam: você, Pretas, você.
first-game-64-2 = Uma pedra preta está em diagonal à frente da sua em c3, e a casa atrás dela está livre. Você salta sobre ela até essa casa e a toma. Capturar não é opcional: se você pode, deve.
    .right = A pedra saltada sai do tabuleiro. As pedras capturam para a frente e para trás, embora só andem para a frente.
first-game-64-3 = Depois do primeiro salto sua pedra pode saltar de novo, então deve: ainda é o mesmo lance. Escolha a pedra em c3, depois cada casa onde ela cai.
    .right = Duas pedras num lance. Olhe até onde vai uma captura antes de jogá-la.
first-game-64-4 = A pedra em c7 está a um passo da última linha. A pedra que chega lá vira dama. Mova-a para lá.
    .right = A coroa mostra que é uma dama. Ela anda a partir do seu próximo lance.
    .right-aloud = Agora é uma dama. Ela anda a partir do seu próximo lance.
first-game-64-5 = A dama anda quanto quiser na diagonal, para a frente e para trás. Captura de longe e pode virar após cada salto. A dama em a1 toma d4, cai em f6, vira e toma g5. Jogue.
    .right = As duas pedras saíram. Uma dama vale cerca de três pedras; quem faz dama primeiro vence muitas vezes.
first-game-64-6 = Agora um golpe: você dá uma pedra e toma duas. Jogue e3-d4. As Pretas devem capturá-la com c5, porque nada mais pode. Veja o que sua pedra em f2 pode tomar então.
    .then = As Pretas tiveram de tomar, e a pedra delas está em e3. Escolha sua pedra em f2 e tome tudo o que ela pode: duas pedras.
    .right = Uma pedra dada, duas tomadas. Como a captura é obrigatória, você conduz as peças pretas para onde quer.
first-game-64-7 = Um final. A pedra preta em a5 quer ser dama e só tem um lance: para b4. Mova sua dama, mas mantenha-a na linha que vigia b4. Depois tome a pedra.
    .then = As Pretas não tinham outro lance. Tome a pedra: escolha a dama, depois uma casa livre atrás de b4.
    .wrong = Mantenha a dama na linha de a3 a f8, mas não em b4, onde poderia ser tomada.
    .right = As Pretas não têm mais peças: você venceu. Agora uma pequena partida: suas seis pedras contra três. Troque quando puder e faça dama. A tecla u desfaz um lance.

## O tabuleiro

squares-64 = O tabuleiro e suas casas
squares-64-1 = O tabuleiro tem 64 casas, das quais só se usam as 32 escuras. Cada jogador tem uma casa escura no canto esquerdo. Aponte a do canto esquerdo das Brancas.
    .right = É a1. Cada lado começa com doze pedras em três fileiras; duas fileiras entre eles estão livres.
squares-64-2 = As colunas têm letras, a até h a partir da esquerda das Brancas; as fileiras têm números, 1 a 8 a partir do lado das Brancas. O nome de uma casa é sua letra e seu número. Aponte c3.
    .right = Terceira coluna, terceira fileira.
squares-64-3 = A fileira mais distante de você é sua linha de coroação: a pedra que chega lá vira dama. Para as Brancas é a fileira 8. Aponte as duas casas onde a pedra em e7 pode virar dama.
    .right = De e7 ela pode ir a d8 ou a f8. A linha de coroação das Pretas é a fileira 1.
squares-64-4 = Um lance se escreve com duas casas: de e para. As Brancas começam toda partida. Jogue c3-d4.
    .right = A pedra vai ao centro, de onde pode ir para os dois lados.

## A pedra

man-64 = Como anda a pedra
man-64-1 = A pedra anda uma casa para a frente na diagonal, à esquerda ou à direita. Mova a pedra em c3.
    .right = b4 e d4 eram suas duas casas.
man-64-2 = A casa tem de estar livre. A pedra em c3 está bloqueada de um lado por outra sua. Mova-a para o outro lado.
    .wrong = Esse lance também é legal, mas mova a pedra em c3.
    .right = As pedras nunca saltam sobre o próprio lado.
man-64-3 = As pedras nunca andam para trás. Para a frente é rumo à última linha: para cima as Brancas, para baixo as Pretas. Agora você joga com as Pretas. Mova a pedra em d6.
    .right = Para baixo, a c5 ou e5: para a frente, para as Pretas.
man-64-4 = Os jogadores se alternam, um lance cada, e ninguém pode passar. Você joga com as Brancas: faça um lance, deixe as Pretas responderem e jogue de novo.
    .right = Exatamente um lance a cada vez, queira ou não. Mais tarde você verá partidas decididas por isso.

## A captura

capture-64 = A captura
capture-64-1 = A pedra captura saltando sobre uma peça inimiga vizinha, até a casa livre logo atrás. Capture com a pedra em c3.
    .right = As damas russas escrevem c3:e5, as brasileiras c3xe5. Você pode digitar qualquer uma das duas formas.
capture-64-2 = A pedra só anda para a frente, mas captura nas quatro direções. A pedra preta está atrás da sua. Capture-a.
    .right = Para trás, de e5 a c3. São as capturas que os iniciantes mais deixam de ver.
capture-64-3 = A captura é obrigatória. Duas pedras suas poderiam andar, mas a terceira pode capturar, então nada mais é permitido. Ache a captura.
    .right = Se existe uma captura, nenhum outro lance é legal.
capture-64-4 = A casa atrás tem de estar livre. Duas pedras pretas estão diante da sua, mas uma está coberta por trás. Tome a outra.
    .right = Duas peças seguidas não podem ser saltadas.
capture-64-5 = Se há duas capturas, e cada uma toma uma peça, você pode escolher. Tome qualquer uma das pedras.
    .right = Mais tarde você precisará da liberdade de escolher.

## Várias capturas

chain-64 = Várias capturas num lance
chain-64-1 = Se a pedra pode saltar de novo da casa onde cai, deve saltar. Ainda é um lance só. Escolha a pedra em c3, depois cada casa onde ela cai.
    .right = Duas pedras num lance. A primeira e a última casa bastam para anotá-lo.
chain-64-2 = Uma captura pode mudar de direção a cada salto. Tome duas pedras com c3.
    .right = Sobre b4 até a borda, depois sobre b6.
chain-64-3 = Uma captura segue enquanto pode; parar no meio não é permitido. Tome tudo o que puder.
    .right = Três pedras: d2, f4 e f6.
chain-64-4 = Você joga com as Pretas. Ache a captura e conte o que ela toma antes de jogar.
    .right = d4 e b4: para a frente e depois para trás, num lance.

## Livre escolha de captura, nas damas russas

choice-64 = Qual captura?
choice-64-1 = Nas damas russas você escolhe entre as capturas: c3 poderia tomar duas pedras, h2 uma. Jogue qualquer uma.
    .right = Ambas são permitidas. A melhor nem sempre é a mais longa.
choice-64-2 = A escolha é livre, mas a captura escolhida vai até o fim. Sua pedra toma d4. Ela pode parar em e5?
    .a = Sim
    .b = Não, deve tomar também f6
    .right = Uma captura acaba onde não se pode tomar mais nada.
choice-64-3 = A mesma pedra pode ter dois caminhos. Sobre c3 ela toma uma pedra, sobre e3 duas. Escolha um e tome até o fim.
    .right = Antes de escolher, veja o que as Pretas podem fazer depois.

## A Lei da Maioria, nas damas brasileiras

majority-64 = A Lei da Maioria
majority-64-1 = Nas damas brasileiras você deve tomar o maior número possível de peças. h2 poderia tomar uma pedra, c3 duas. Jogue a captura permitida.
    .right = Tomar uma só pedra teria sido ilegal.
majority-64-2 = A lei vale também para uma peça com dois caminhos. Conte os dois, depois jogue.
    .right = Sobre e3 ela toma duas, sobre c3 apenas uma.
majority-64-3 = O que conta é o número: uma dama conta como uma peça. h2 poderia tomar uma dama, c3 toma duas pedras. Jogue o que a lei exige.
    .right = Duas pedras vêm antes de uma dama.

## A dama

king-64 = A dama
king-64-1 = A pedra que anda até a linha de coroação vira dama imediatamente. Põe-se uma segunda peça em cima: ela é coroada. Coroe a pedra em c7.
    .right = Virar dama faz parte do lance. Ela pode ser movida depois do próximo lance das Pretas.
king-64-2 = A dama anda qualquer distância na diagonal, para a frente e para trás. Vá de a1 a h8 num lance.
    .wrong = Uma dama pode ir aí, mas vá até h8.
    .right = A grande diagonal inteira, a linha mais longa do tabuleiro, num lance.
king-64-3 = A dama captura de longe uma peça inimiga que tem uma casa livre atrás, e pode cair em qualquer casa livre atrás dessa peça. Tome d4 e caia onde quiser.
    .right = De e5 a h8: quatro casas para escolher.
king-64-4 = Depois de um salto a dama pode virar para outra diagonal e tomar mais, e, se puder, deve. Por isso uma casa de chegada é a certa. Tome as duas pedras.
    .right = De f6 se podia tomar a segunda pedra.
king-64-5 = Duas peças vizinhas numa diagonal, sem vão, não podem ser saltadas nessa diagonal. A dama em a1 pode tomar algo?
    .a = Sim, as duas de uma vez
    .b = Não
    .right = d4 e e5 estão uma logo atrás da outra. A dama salta uma peça de cada vez.

## A retirada

removal-64 = Quando saem as peças tomadas
removal-64-1 = As peças tomadas só saem do tabuleiro quando a captura inteira acaba, e então uma após a outra. Tome três pedras.
    .right = Até sua pedra parar em g7, as três estavam no tabuleiro.
removal-64-2 = Nenhuma peça pode ser saltada duas vezes, e uma tomada fica no caminho. A dama passa por c3, e1 e h4 e toma quatro pedras. Caia em d8, e7 ou f6.
    .right = Quatro pedras. Resta c5: uma peça tomada bloqueia o caminho até a captura acabar. O golpe que usa isso se chama golpe turco.
removal-64-3 = O mesmo tabuleiro. A dama tomou b4, d2, g3 e g5 e está em e7. Na mesma diagonal está c5. Por que ela não pode tomar c5 também?
    .a = b4 ainda está no tabuleiro
    .b = Quatro pedras são o máximo
    .right = Atrás de c5 está b4. Foi tomada, mas ainda não retirada, então não há casa livre.

## Coroada durante uma captura, nas damas russas

crowning-64 = Coroada durante uma captura
crowning-64-1 = A pedra pode chegar à linha de coroação com uma captura. Se dali não se pode tomar mais nada, o lance acaba. Tome e7.
    .right = Coroada em d8. b4 não está em nenhuma linha da nova dama.
crowning-64-2 = Se a nova dama pode tomar mais, deve, e o faz como dama. O que ela vê de d8?
    .wrong = Olhe de d8 até a5.
    .right = Coroada em d8, tomou b6 em seguida.
crowning-64-3 = Ela vê longe, como toda dama. Tome com h6 e olhe a linha a partir de f8.
    .wrong = A nova dama em f8 ainda tem c5 a tomar.
    .right = Uma dama no meio de um lance: conte um salto além da última linha, também para as Pretas.

## Passar pela linha de coroação, nas damas brasileiras

passing-64 = Passar pela linha de coroação
passing-64-1 = A pedra pode chegar à linha de coroação com uma captura. Se o lance termina ali, ela vira dama. Tome e7.
    .right = Uma pedra não pode tomar b6 de d8: o lance terminou ali, e a pedra é coroada.
passing-64-2 = Agora a captura continua e deixa de novo a linha. Jogue-a até o fim.
    .right = Passou por d8 sem terminar o lance ali.
passing-64-3 = A pedra toma e7 e c7, por d8, e cai em b6. O que ela é então?
    .a = Ainda pedra
    .b = Dama
    .right = O que conta é onde o lance termina.

## O fim da partida

end-64 = Como acaba uma partida
end-64-1 = Você vence quando o outro lado não tem mais peças. Tome a última.
    .right = Você venceu.
end-64-2 = Você também vence quando o outro lado tem peças mas nenhum lance legal. Bloqueie a pedra preta.
    .wrong = Então ela ainda pode se mover ou capturar. Ponha em b2 uma pedra que ela não possa saltar.
    .right = É a vez das Pretas e elas não podem jogar: você venceu.
end-64-3 = Uma dama contra uma dama, em linhas abertas, e nenhuma pode ser apanhada. Como acaba essa partida?
    .a = Vence o lado da vez
    .b = Em empate
    .right = Nenhum lado pode vencer. As regras dos dois jogos limitam esses finais; um empate é meia vitória para cada lado.
