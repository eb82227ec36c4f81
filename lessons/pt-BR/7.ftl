## Etapa 7: rumo a mestre.

stage-7 = Rumo a mestre
    .about = Como pensar diante do tabuleiro, o relógio, pequenos finais e suas próprias partidas.

candidate-moves = Lances candidatos
candidate-moves-1 = Antes de calcular, liste todo lance que possa ser bom e só depois aprofunde: senão você calcula três vezes o primeiro. Sete lances são legais aqui. Qual destes três candidatos se descarta de imediato?
    .a = 21-17
    .b = 21-16
    .c = 34-30
    .right = 21-17, 33-29, 34-29 e 38-32 perdem de imediato. Dos três que restam, 21-16 é o melhor.
candidate-moves-2 = Três candidatos: 42-37, 39-34 e 30-25. Examine um por vez, e em cada um a resposta que você mais teme. Depois compare e jogue sua escolha.
    .wrong = Esse é pior. O que respondem as Pretas?
    .right = 42-37: as Brancas estão melhor, por quase uma pedra. Comparado a ele, 39-34 custa mais de uma pedra e meia, 30-25 mais de duas.
candidate-moves-3 = Você joga com as Pretas. Os candidatos são 13-19, 24-30 e 10-15. Em cada um, olhe primeiro o que as Brancas podem forçar: capturas, depois ofertas. Compare e jogue.
    .wrong = Então as Brancas têm ao menos jogo igual.
    .right = 13-19. Se as Brancas atacam 24 com 34-29, então 10-15, 29x20 15x24, e as Pretas continuam melhor.

six-plies = Calcular sem tocar
six-plies-1 = Calcule sem tocar nas peças. As Brancas dão duas vezes: 35-30 24x35, depois 28-23 19x28. Agora a pedra em 33 toma. Após cada lance, diga a si mesmo que casas estão vazias. Aponte a casa onde ela termina.
    .right = Em 2: sobre 28, 17 e 7. Veja cada casa vazia do caminho antes do primeiro lance.
    .wrong = Percorra de novo: depois de 19x28, qual das pedras pretas 33 encontra primeiro?
six-plies-2 = Mais uma vez: 23-19 14x23, depois 35-30 25x34. A pedra em 40 toma três. Siga-a de pedra em pedra na cabeça e aponte a última casa.
    .right = Em 7: sobre 34, 23 e 12. Nos exercícios as peças são listadas, e o tabuleiro fica vazio.
    .wrong = A pedra de 14 está agora em 23, e a de 25 em 34.
six-plies-3 = Agora três ofertas e uma captura: 26-21 17x26, 37-31 26x37, 38-32 37x28. Uma pedra preta dá a volta. Sua pedra em 33 toma; aponte a casa onde ela termina.
    .wrong = A pedra que passeia está agora em 28. Siga dali.
    .right = Em 4: sobre 28, 18 e 9.
six-plies-4 = Agora jogue no tabuleiro o que viu: três ofertas à mesma pedra, e a captura. Compare cada posição com a que tinha em mente.
    .then = Como você viu. A próxima oferta.
    .then-3 = Ela está em 28. Tome com 33.
    .wrong = Lembre-se da linha: 26-21, 37-31, 38-32, e então 33 toma.
    .right = O que você vê sem mover as peças, pode jogar sem medo. Nos exercícios a linha inteira fica na sua cabeça.

use-of-the-clock = Usar seu tempo
use-of-the-clock-1 = Dez minutos para a partida toda, e você espera fazer quarenta lances. Quanto tempo pode levar um lance em média, se guardar dois minutos para o final?
    .a = 8 segundos
    .b = 12 segundos
    .c = 20 segundos
    .right = Oito minutos para quarenta lances: doze segundos cada um. Capturas forçadas não custam nada, então sobra mais para os lances que decidem.
use-of-the-clock-2 = Uma captura forçada não pede reflexão: tome logo. As Pretas acabam de jogar a 23. Tome, e use o tempo do adversário para planejar o que vem.
    .right = Pense enquanto corre o outro relógio, procure golpes antes de tocar uma peça e nunca gaste seu último minuto antes do final.
use-of-the-clock-3 = Um relógio Fischer: três minutos, e mais dois segundos por lance. Você fez trinta lances e pensou três minutos e quarenta. Quanto resta?
    .a = Nada
    .b = 20 segundos
    .c = 80 segundos
    .right = Três minutos e trinta vezes dois segundos dão quatro minutos; 3:40 já se foram.

small-endings = Finais de cinco e seis peças
small-endings-1 = Três contra três. A 16 das Pretas corre pela ala. Pare-a de frente: 33-29 mantém 19 e 14 onde estão, e sua 37 vai ao encontro da que corre. Comece com 33-29.
    .then = Vá ao encontro da pedra na ala: 37-31.
    .wrong = Primeiro 33-29; depois leve 37 a 31 e 27.
    .right = 21-26 31-27, e as Pretas dão uma pedra. Em pequenos finais conta-se cada tempo.
small-endings-2 = Três contra dois. 28 e 30 seguram 29: em 33 ou 34 ela seria tomada. Leve 47 a 38 e 32: a outra pedra preta vai de encontro a ela. Dois lances primeiro: 47-42 e 42-38.
    .then = Siga ao encontro da pedra.
    .right = Agora 38-32 e 32-27 fecham o caminho. As tabelas exatas do programa param em quatro peças; com mais peças, quem julga é o motor.
small-endings-3 = Três contra dois. 24 já segura 25: em 30 ela seria tomada. Então é 13 que corre. Feche o caminho dela de um lado com 33-29, depois enfrente-a do outro lado.
    .then = Agora do outro lado.
    .then-2 = Ela parou ao lado da sua pedra. Tome.
    .wrong = Primeiro 33-29.
    .wrong-2 = Então uma das pedras pretas passa. Enfrente 18 com 31.
    .right = Duas pedras diante de uma não deixam passagem a ela.

play-on = Contra os níveis mais fortes
play-on-1 = Uma posição não se ganha sozinha, nem se perde. Primeiro garanta o que tem. Há três lances tranquilos que o mantêm; todos os outros custam uma pedra ou mais. Jogue um dos três.
    .wrong = Isso custa uma pedra ou mais. 38-33 apoiaria 28 por trás.
    .right = Nada pode ser tomado, e são as Pretas que precisam de um plano. 38-33, 27-21 e 37-31 são igualmente bons.
play-on-2 = Você está melhor, mas uma vantagem não cuida de si. Uma troca a conserva; após todos os outros lances as Pretas têm ao menos igualdade. Que pedra preta deve vir a 23?
    .then = Tome com 28.
    .wrong = Então as Pretas têm ao menos igualdade. Ofereça uma pedra que 14 deva tomar.
    .right = 28x19: a pedra em 19 tem caminho livre à linha de coroação, e as Brancas continuam melhor.
play-on-3 = Agora você está pior. As Pretas ameaçam 18-22: depois de 27x18 13x22 elas rompem à sua esquerda. Um lance vigia 22 a tempo.
    .wrong = Então as Pretas rompem, ou ganham uma pedra.
    .right = 33-28. Nos exercícios você joga duas posições de partidas de jogadores fortes contra o nível 7: vença a melhor, não perca a pior.

own-analysis = Analisar suas partidas
own-analysis-1 = Digamos que você perdeu daqui depois de 37-31. Não pergunte antes ao motor: na Análise, a tecla l o desliga. Ache os momentos sem ele, marque-os com !, e só depois pressione a tecla o. Agora jogue o lance melhor.
    .wrong = Há um melhor. Que pedra está parada?
    .right = 41-36. Pergunte a cada erro: não visto, mal julgado, ou sem tempo? Cada um tem sua cura. Esta etapa pede dez das suas partidas revistas assim.
own-analysis-2 = Erro não visto: olhe do outro lado. As Brancas jogaram 37-31, e você joga com as Pretas. O que a pedra em 37 vigiava? Ataque-a.
    .wrong = Então as Brancas estão melhor. Que pedra perdeu o apoio?
    .right = 21-26: com 37 vazia, 31 pode ser tomada. A cura: antes de cada lance, pergunte-se o que a pedra vigia onde está.
own-analysis-3 = Sem tempo: um final que você conhece custa segundos, um que não conhece custa a partida. Duas pedras contra uma: um lance vence. Ache-o em dez segundos.
    .wrong = Isso não vence.
    .right = Os dois passos de 29 perdem a pedra. A cura: treine os finais que lhe custam tempo.
