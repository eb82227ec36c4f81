## Casos que um artigo dos livros de regras decide diretamente. $mover fez algo, $other é o adversário: "Brancas" ou
## "Pretas", sempre depois de as ou das. No máximo 45 palavras.

equipment-board = A parte de um tabuleiro usada no jogo mede { $size } por { $size } centímetros. Ele é permitido num torneio?
equipment-rim = A moldura de um tabuleiro fica { $height } milímetros acima das casas. Ele é permitido num torneio?
equipment-man = As casas de um tabuleiro têm { $square } milímetros de largura, as pedras { $man }. Isso é permitido num torneio?
equipment-man-on-45 = Num tabuleiro de 45 centímetros com 100 casas as pedras têm { $width } milímetros de largura. Isso é permitido num torneio?
equipment-height = As pedras têm { $width } milímetros de largura e { $height } de altura. Isso é permitido num torneio?
equipment-display = O mostrador de um relógio tem { $height } milímetros de altura e { $width } de largura. Ele é permitido num torneio?
fixture = { $fixture ->
    [numbers-at-home] Os números 1 a 50 estão impressos num tabuleiro de treino. Isso é permitido?
    [numbers-in-tournament] Os números 1 a 50 estão impressos nos tabuleiros de um torneio. Isso é permitido?
    [glossy-board] À luz das lâmpadas os tabuleiros de um torneio brilham. Isso é permitido?
    [pale-squares] Nos tabuleiros de um torneio as casas escuras são só um pouco mais escuras que as claras. Isso é permitido?
    [glossy-men] As pedras de um conjunto de torneio são polidas e brilham. Isso é permitido?
    [two-shades] Três das pedras brancas foram substituídas e são um pouco mais escuras que as outras. Isso é permitido num torneio?
    [wobbly-kings] Duas pedras uma sobre a outra escorregam com facilidade. Um conjunto assim é permitido num torneio?
    [one-clock-works] Um dos dois relógios de uma caixa parou de vez; os jogadores dividem o outro. Isso é permitido?
    [no-common-stop] Um relógio não pode parar os dois lados ao mesmo tempo. Ele é permitido num torneio?
    [both-run] Um relógio deixa os dois lados andarem ao mesmo tempo. Ele é permitido num torneio?
    [starts-late] Num relógio o outro lado parte cinco segundos depois de acionado. Ele é permitido num torneio?
    [hidden-time] Um relógio só mostra o tempo usado enquanto se aperta um botão. Ele é permitido num torneio?
    [minutes-only] Em seus dois últimos minutos um relógio mostra só minutos. Ele é permitido num torneio?
    [wobbly-clock] Um relógio tomba quando é acionado. Ele é permitido num torneio?
    [clock-on-left] O relógio fica à esquerda das Brancas, na altura do meio do tabuleiro. Isso é permitido?
    [clock-moved-by-player] As { $mover } põem o relógio do outro lado do tabuleiro. Isso é permitido?
    [clock-moved-by-arbiter] Por causa de uma coluna o árbitro põe o relógio à direita das Brancas. Isso é permitido?
    [no-sheet] Só há uma planilha no tabuleiro: as { $mover } não recebem nenhuma. Isso é permitido?
    [late-sheets] As planilhas são distribuídas depois do décimo lance. Isso é permitido?
    [single-sheet] As planilhas não têm segunda via. Isso é permitido?
   *[original-taken-home] As { $mover } levam para casa o original da planilha depois da partida. Isso é permitido?
}

handling = { $handling ->
    [crowned-by-opponent] Uma pedra das { $mover } para na linha de coroação. As { $other } põem uma segunda pedra sobre ela. Isso é permitido?
    [crowned-by-owner] Uma pedra das { $mover } para na linha de coroação, e as { $mover } põem uma segunda pedra sobre ela. Isso é permitido?
    [crowned-later] Uma nova dama das { $mover } não foi coroada. Cinco lances depois as { $other } a coroam. Isso é permitido?
    [moves-uncrowned] Uma nova dama das { $mover } não foi coroada. As { $mover } a movem como está. Isso é permitido?
    [moves-at-once] Uma pedra das { $mover } vira dama e é coroada. Antes que as { $other } joguem, as { $mover } a movem de novo. Isso é permitido?
    [moves-after-reply] Uma pedra das { $mover } vira dama e é coroada. As { $other } fazem um lance; então as { $mover } movem a dama. Isso é permitido?
    [treated-as-man] Uma nova dama das { $mover } não foi coroada. As { $other } dizem que ela ainda é pedra e só pode andar para a frente. As { $other } podem exigir isso?
    [takes-off-in-order] As { $mover } capturaram três peças e as retiram na ordem dos saltos. Isso é permitido?
    [takes-off-in-reverse] As { $mover } capturaram três peças e as retiram da última à primeira. Isso é permitido?
    [takes-off-mixed] As { $mover } capturaram três peças e retiram a segunda, a primeira, a terceira. Isso é permitido?
    [takes-off-early] As { $mover } capturam duas peças e retiram a primeira antes do segundo salto. Isso é permitido?
    [pauses] As { $mover } capturaram três peças, retiram uma, pensam um pouco, e retiram as outras. Isso é permitido?
    [continues-after-letting-go] No meio de uma captura de várias peças as { $mover } soltam a peça. Agora as { $mover } querem completar a captura. Isso é permitido?
    [keeps-hold] Numa captura de várias peças as { $mover } pousam a peça depois de cada salto sem soltá-la. Isso é permitido?
    [sweeps] As { $mover } capturam três peças pondo a peça direto em sua última casa. Isso é permitido?
    [two-hands] As { $mover } saltam com a mão direita e retiram a peça com a esquerda. Isso é permitido?
   *[one-hand] As { $mover } saltam com a mão esquerda e retiram a peça com a mão esquerda. Isso é permitido?
}

claim-objection-before = { $minutes } minutos antes do fim do tempo as { $mover } dizem ao árbitro que o relógio mostra o tempo errado. O que acontece com a objeção?
claim-objection-after = { $minutes } minutos depois do fim do tempo as { $mover } dizem ao árbitro que o relógio mostrava o tempo errado. O que acontece com a objeção?
claim-correction = As { $mover } cometeram uma irregularidade. O árbitro precisa de { $minutes } minutos para corrigi-la. De quem é esse tempo?
claim-flag = { $reporter ->
    [owner] A bandeira das { $mover } caiu, e as { $mover } dizem isso. É permitido?
    [opponent] A bandeira das { $mover } caiu, e as { $other } dizem isso. É permitido?
    [arbiter] A bandeira das { $mover } caiu, e o árbitro diz isso. É permitido?
   *[spectator] A bandeira das { $mover } caiu, e um espectador avisa em voz alta. As regras dão esse direito aos espectadores?
}
claim-appeal = Recursos devem ser entregues até { $limit } minutos depois da partida. As { $mover } entregam um por escrito, com a taxa, após { $after } minutos. O que acontece com ele?
claim-spoken = As { $mover } recorrem à comissão só verbalmente. O que acontece com o recurso?
claim-no-fee = As { $mover } recorrem por escrito e a tempo, mas não pagam a taxa. O que acontece com o recurso?
claim-committee = Uma comissão de apelação tem { $members ->
        [one] { $members } membro
       *[other] { $members } membros
    }. Esse número é usual?
claim-vote = Uma comissão de apelação de { $members } vota um recurso: { $favour } a favor, { $against } contra. O que acontece com o recurso?
claim-interested = As { $mover } recorreram. Um membro da comissão é o treinador das { $mover } e quer votar. Isso é permitido?
claim-broken = O relógio quebra. As Brancas usaram { $white } minutos e as Pretas { $black }. O que o árbitro faz?

deed = { $deed ->
    [sees-regulations] As { $mover } pedem para ver o regulamento do torneio. Isso é um direito, um dever, ou não é permitido?
    [wants-quiet] As { $mover } pedem silêncio no salão. Isso é um direito, um dever, ou não é permitido?
    [asks-arbiter] As { $mover } pedem ao árbitro que explique uma decisão sobre a partida. Isso é um direito, um dever, ou não é permitido?
    [writes-through-captain] As { $mover } fazem o capitão da equipe escrever aos organizadores. Isso é um direito, um dever, ou não é permitido?
    [appeals] As { $mover } seguem jogando e recorrem por escrito, com cópia para o árbitro principal. Isso é um direito, um dever, ou não é permitido?
    [walks] As { $mover } andam pelo salão enquanto as { $other } pensam. Isso é um direito, um dever, ou não é permitido?
    [keeps-regulations] As { $mover } cumprem o regulamento. Isso é um direito, um dever, ou não é permitido?
    [answers] O árbitro pergunta às { $mover } o que aconteceu, e as { $mover } respondem. Isso é um direito, um dever, ou não é permitido?
    [follows-ruling] As { $mover } acham errada uma decisão, mas a cumprem. Isso é um direito, um dever, ou não é permitido?
    [tidies] Depois da partida as { $mover } arrumam as pedras. Isso é um direito, um dever, ou não é permitido?
    [leaves-quietly] Depois da partida as { $mover } saem sem fazer barulho. Isso é um direito, um dever, ou não é permitido?
    [plays-last-round] As { $mover } já não podem ganhar nada e ainda assim jogam a última rodada. Isso é um direito, um dever, ou não é permitido?
    [skips-last-round] As { $mover } já não podem ganhar nada e faltam à última rodada. Isso é um direito, um dever, ou não é permitido?
    [leaves-pieces] Depois da partida as { $mover } deixam as pedras espalhadas. Isso é um direito, um dever, ou não é permitido?
    [keeps-silent] O árbitro pergunta às { $mover } o que aconteceu. As { $mover } nada dizem. Isso é um direito, um dever, ou não é permitido?
    [refuses-to-sign] As { $mover } perderam e se recusam a assinar o resultado. Isso é um direito, um dever, ou não é permitido?
    [sets-clock] As { $mover } põem mais cinco minutos no relógio, e ninguém sabe mais o tempo certo. Isso é um direito, um dever, ou não é permitido?
    [stops-clock] As { $mover } param os dois relógios para beber água. Isso é um direito, um dever, ou não é permitido?
    [corrects-half] As { $mover } retiraram duas pedras por engano e só repõem uma delas. Isso é um direito, um dever, ou não é permitido?
    [refuses-to-start] As { $mover } pararam o relógio. O árbitro diz que ele tem de andar; as { $mover } recusam. Qual é a decisão?
    [refuses-to-write] As { $mover } se recusam a anotar, e recusam de novo quando o árbitro o exige. Qual é a decisão?
    [shouts] As { $mover } gritam com os árbitros e não param. Quem pode mandar as { $mover } saírem do salão?
    [both-break-rules] As { $mover } e as { $other } combinaram o resultado de antemão. A partida pode ser perdida para ambas?
    [refuses-rules] As { $mover } se recusam a jogar pelas regras oficiais. As { $other } podem exigir que elas sejam cumpridas?
   *[severe-warning] As { $mover } recebem uma advertência grave. Ela é tornada pública?
}

job = A quem cabe { $job ->
    [draw-up-regulations] elaborar o regulamento do torneio, por meio dos organizadores?
    [strike-out] riscar do regulamento o que contradiz as regras do jogo?
    [receive-list] ter a lista de jogadores meia hora antes do sorteio?
    [notice-board] ter um quadro para avisos oficiais?
    [post-regulations] manter o regulamento afixado o tempo todo?
    [badge] usar um crachá fácil de ver?
    [start-clocks] acionar os relógios, ou dar a ordem de acioná-los?
    [check-clocks] verificar durante o jogo que todos os relógios funcionam?
    [check-sheets] verificar que os lances são anotados?
    [settle-disputes] resolver disputas durante o torneio?
    [declare-late] declarar perdida a partida de quem chega tarde demais?
    [declare-time] declarar perdida a partida de quem fez lances de menos no tempo?
    [declare-draw] declarar um empate que nenhum dos jogadores reivindicou?
    [explain] explicar um trecho pouco claro do regulamento?
    [decide-open] decidir o que o regulamento não prevê?
    [collect-games] reunir as anotações das partidas mais importantes?
    [update-table] manter em dia a tabela de resultados?
    [pair] emparceirar os jogadores?
    [post-pairings] cuidar que o emparceiramento de cada rodada seja afixado?
    [direct-adjournment] dirigir o registro de um lance secreto?
    [announce-results] anunciar os resultados finais?
    [plan-event] elaborar o plano do evento?
    [wind-up] cuidar do que há a fazer depois do evento?
    [sign-list] assinar a lista de jogadores?
    [keep-originals] guardar os originais das planilhas?
    [tidy-set] arrumar o material depois de uma partida?
    [ask-questions] fazer ao árbitro perguntas sobre a própria partida, se houver alguma?
    [decide-appeal] decidir um recurso?
    [consent-to-disqualify] consentir numa desclassificação?
    [keep-order] cuidar que jogadores e espectadores cumpram as regras, e que o torneio corra sem problemas?
    [hand-in-sheet] assinar as planilhas depois de uma partida e entregá-las?
   *[send-out] mandar sair do salão quem perturba gravemente a ordem?
}

team-form-described = { $form ->
    [fixed] Cada equipe inscreve seus jogadores na ordem dos tabuleiros e mantém essa ordem. Como se chama isso?
    [reserves] Reservas também são inscritos, todos numa ordem. Outros podem jogar em cada rodada, mas nunca um número maior à frente de um menor. Como se chama isso?
    [set-anew] Antes de cada match cada equipe decide de novo quem joga em que tabuleiro. Como se chama isso?
    [all-play-all] Todo jogador de uma equipe enfrenta todo jogador da outra. Como se chama isso?
   *[sum] Os jogadores participam de uma prova individual, e somam-se os pontos dos jogadores de cada equipe. Como se chama isso?
}
line-up = { $system ->
    [fixed] Tabuleiros fixos, jogadores fixos: uma equipe inscreveu seus jogadores como 1 a 4.
    [reserves] Ordem fixa com reservas: uma equipe inscreveu seus jogadores como 1 a 6.
   *[set-anew] A ordem se decide antes de cada match: uma equipe inscreveu quatro jogadores, 1 a 4.
} Hoje ocupam os tabuleiros 1 a 4: { $order }. Isso é permitido?
team-sum = Vale a soma dos resultados individuais. Os quatro jogadores da equipe fizeram { $scores }. Qual é o resultado da equipe?
team-games = Duas equipes de { $players } se enfrentam, e cada um joga contra cada um da outra equipe. Quantas partidas são?
standing-case = { $system ->
    [round-robin] Torneio de equipes, todas contra todas.
   *[by-score] Equipes no sistema suíço.
} A: { $first }. B: { $second }. { $between ->
    [first] A venceu B.
    [second] B venceu A.
    [none] A e B empataram.
   *[apart] A e B não se enfrentaram.
} Quem está à frente?
standing-round-robin = { $points } pontos de match, { $games } pontos de jogo (tabuleiros { $boards })
standing-by-score = { $points } pontos de match, adversários { $opponents }, { $games } pontos de jogo (tabuleiros { $boards })
rated-case = Emparceiramento por pontos; os ratings desempatam. A tem { $first } pontos e enfrentou { $met }. B tem { $second } e enfrentou { $others }. Quem está à frente?

play-form-described = { $form ->
    [over-the-board] Dois jogadores sentam-se diante de um tabuleiro, frente a frente. Como se chama isso?
    [simultaneous] Um jogador vai de tabuleiro em tabuleiro e joga contra vinte adversários ao mesmo tempo. Como se chama isso?
    [correspondence] Dois jogadores em cidades diferentes enviam um ao outro um lance por vez. Como se chama isso?
    [blindfold] Um jogador não vê tabuleiro, não anota e dita os lances. Como se chama isso?
    [blindfold-simultaneous] Um jogador não vê tabuleiro e joga contra oito adversários que têm tabuleiros. Como se chama isso?
    [by-touch] Um jogador cego sente as peças, que ficam salientes no tabuleiro. Como se chama isso?
   *[at-odds] O jogador mais forte começa com duas peças a menos. Como se chama isso?
}
play-form = { $form ->
    [over-the-board] jogo presencial
    [simultaneous] simultânea
    [correspondence] jogo por correspondência
    [blindfold] jogo às cegas
    [blindfold-simultaneous] simultânea às cegas
    [by-touch] jogo pelo tato
   *[at-odds] partida com vantagem
}
aspect-case = Pense nesta forma: { $form }. { $aspect ->
    [several] Um jogador joga várias partidas ao mesmo tempo?
    [calls-out] Um jogador dita os lances em vez de fazê-los?
    [apart] Os dois jogadores estão por definição em lugares diferentes?
    [own-rules] Há para ela regras especiais além das gerais?
    [fewer] Um lado começa com menos peças?
   *[felt] As peças se reconhecem com os dedos?
}
time-case = Pelas regras da FMJD, { $control ->
    [period] cada lado deve fazer um número de lances num período.
   *[sudden-death] cada lado tem um tempo fixo para a partida toda.
} { $asked ->
    [clock] É preciso usar um relógio?
   *[sheet] É preciso anotar todo lance?
}

books-case = { $book ->
    [chinese] Pelas regras chinesas:
   *[fmjd] Pelas regras do jogo da FMJD:
} { $difference ->
    [uncrowned] uma pedra das { $mover } para na linha de coroação e não é coroada. Isso é uma das irregularidades listadas?
    [light-square] durante a partida acha-se uma pedra das { $mover } numa casa clara. O que acontece?
    [wrong-start] durante a partida descobre-se que as pedras das { $mover } foram montadas de forma errada. O que acontece?
    [takes-off-first] uma pedra das { $mover } pode tomar uma pedra. As { $mover } podem primeiro retirar essa pedra e depois saltar?
    [pause] as { $mover } retiram duas de três peças capturadas e fazem uma clara pausa. A retirada terminou?
    [same-hand] as { $mover } têm de retirar as peças capturadas com a mão que jogou?
    [stops-writing] tempo único, e as { $mover } têm vinte minutos restantes. As { $mover } podem parar de anotar?
    [early-offer] após trinta lances de cada lado as { $mover } propõem empate, e as { $other } aceitam. Isso vale?
    [theoretical] tempo único: as { $mover } têm três damas contra uma e não conseguem mostrar vitória. Qual é agora o resultado?
    [advantage] as { $mover } têm trinta segundos, restam seis peças, e as { $mover } estão melhor. Pode-se obter empate reivindicando-o?
    [sixteen-moves] as { $mover } têm três damas contra uma, e desde então cada lado fez dezesseis lances. Qual é o resultado?
    [played-on] as { $mover } voltaram um lance, e as { $other } seguiram jogando. O que as { $other } podem exigir?
   *[board-turned] o tabuleiro está virado do lado errado, o que as { $mover } notam no lance dez. O que acontece com a partida?
}

## Por quê: o que dizem os artigos longos, em resumo; os outros são citados como estão

why-article = { $article ->
    [CDA-2-6-4] Primeiro saltar, depois retirar, com a mesma mão. A captura está completa quando todas as peças tomadas saíram.
    [CDA-2-6-11] As peças são retiradas depois da captura inteira, na ordem dela ou na inversa, sem pausa.
    [CDA-3-8-1-3-1-A] Com tempo único três damas contra uma são empate imediato, salvo se a partida pode claramente continuar ou o lado mais forte mostra vitória.
    [CDA-3-12-4] Só se pode propor empate depois que cada lado fez quarenta lances.
    [CDA-3-16] Recorre-se por escrito, a tempo e com a taxa. Decidem membros em número ímpar, em geral três ou mais, por maioria; suplentes substituem os interessados.
    [CDA-4-17-2-1] Cada equipe mantém a ordem de tabuleiros em que inscreveu seus jogadores.
    [CDA-4-17-2-2] Os jogadores de uma rodada podem mudar, mas números menores jogam nos tabuleiros mais altos.
    [CDA-4-20] A comissão organizadora prepara o evento, trata do que surge e cuida do que há a fazer depois.
    [FMJD-4-4] Uma captura se faz com clareza e em ordem; com que mão, fica em aberto.
   *[FMJD-5-2] Uma posição irregular é tratada como irregularidade: o adversário decide se ela é corrigida.
}

## Decisões: no máximo 30 colunas

team-form = { $form ->
    [fixed] tabuleiros e jogadores fixos
    [reserves] ordem fixa com reservas
    [set-anew] ordem nova a cada match
    [all-play-all] todos contra todos
   *[sum] soma dos resultados
}
ruling-games = { $games } partidas
rulebook-ruling = { $ruling ->
    [yes] sim
    [no] não
    [right] um direito
    [duty] um dever
    [considered] é examinado
    [granted] é aceito
    [rejected] é rejeitado
    [offenders-time] do infrator
    [opponents-time] do adversário
    [kept-times] relógio novo com estes tempos
    [full-times] relógio novo, tempos inteiros
    [organisers] os organizadores
    [players] os jogadores
   *[appeals-committee] a comissão de apelação
}
