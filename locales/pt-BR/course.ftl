## O curso

course-title = Aprender
home-learn = Aprender: do primeiro lance
label-learn = aula
help-learn = o curso: lições desde o primeiro lance
label-exercises = ir aos exercícios
help-exercises = pular até os exercícios
help-again-step = este passo de novo, ou o anterior
label-stage = etapa
help-stage = etapa seguinte e anterior
label-details = números
help-details = a etapa em números, e como exportá-los
recent-lesson = lição: { $what }

course-path = etapas
course-progress = seu curso

course-own-left-out = Suas próprias lições ficam de fora: { $reason }

course-stage = Etapa { $stage }: { $name }

course-exam-of = exame, etapa { $stage }: { $name }

course-exam = Exame

course-lessons-passed = { $passed } de { $of } lições aprovadas

course-starts = Enter inicia: { $name }
course-continues = Enter continua: { $name }

course-open = não iniciada
course-begun-board = iniciada: continua no passo { $number } de { $of }
course-begun-exercise = iniciada: continua no exercício { $number }
course-passed-on = aprovada em { $day }, melhor { $best }%
course-kept-on = fixada: aprovada de novo em { $day }
course-due-on = a repetir a partir de { $day }
course-passed-and-due = { $passed }; { $due }
course-not-passed = ainda não aprovada, máximo { $best }%

course-length = { $steps ->
    [0] sem passos
    [one] { $steps } passo
   *[other] { $steps } passos
}, { $exercises ->
    [one] { $exercises } exercício
   *[other] { $exercises } exercícios
}

course-length-steps = { $steps } passos

course-exam-help = { $exercises } exercícios da etapa inteira. Para passar: 80% no total; em cada lição 60%, ou no máximo um erro. 85% uma semana depois fixam o exame. Se você conhece o jogo, faça-o já.

## Numa lição

course-lesson = lição

course-step = passo { $number } de { $of }

course-exercise = exercício { $number } de { $of }

course-right-so-far = { $right } de { $of } certas

course-over = o fim
course-task = tarefa
course-enter-goes-on = Enter: continuar
course-missed = Conta como erro; n continua.
course-enter-starts-exercises = Enter: os exercícios
course-enter-ends = Enter: a próxima lição
course-no-hints = Sem dicas nos exercícios; os tabuleiros antes deles têm.
course-no-hint-to-question = Uma pergunta não tem dica; uma resposta errada não custa nada aqui.
course-answer-first = Responda primeiro; depois n segue.
course-enter-lists = Enter: todas as lições
course-point-prompt = setas e Enter, ou clique numa casa
    .aloud = Digite o número da casa.
course-not-by-typing = Mostre no tabuleiro: setas e Enter, ou clique.
course-no-square = O tabuleiro não tem essa casa.
course-choose-prompt = digite o número, ou setas e Enter
    .aloud = Digite o número da resposta.
course-wait-prompt = As Pretas respondem …
course-found = capturas achadas

course-right = Certo.
course-your-move = Muito bem. O outro lado respondeu: é sua vez.
course-wrong = Errado.
course-again-found = Essa você já tem.
course-found-more = Certo. Há mais.
course-found-left = { $left ->
    [one] Certo. Falta { $left }.
   *[other] Certo. Faltam { $left }.
}
course-other-square = { $square } não.
course-other-move = { $played } é legal, mas não é o lance pedido aqui. Tente de novo.
course-other-choice = Não. Tente de novo.
course-it-was = O certo seria: { $answer }.
course-choose-own = Escolha primeiro uma das peças brancas.
    .aloud = É a vez das brancas: digite um lance.
course-choose-own-black = Escolha primeiro uma das peças pretas.
    .aloud = É a vez das pretas: digite um lance.
course-from = de { $square } para …

course-passed = Aprovada: { $right } de { $of } certas.
course-failed = { $right } de { $of } certas; { $needed ->
    [one] era precisa 1
   *[other] eram precisas { $needed }
}. Ela volta amanhã, ou já com r.
course-uneven = { $right } de { $of } certas bastam, mas numa lição menos de 60% estão certas. Volta amanhã, ou já com r.
course-steps-done = Pronto. Você jogou todos os passos.
course-weak-subject = Ponto mais fraco: { $subject }

## Exercícios feitos pelo programa

ask-captures = Jogue cada captura legal. O tabuleiro fica como está; cada uma conta uma vez.
ask-compulsory = Há mais de uma captura possível, mas as regras não permitem todas. Jogue uma permitida.
ask-ballot = { $side } jogam, e o próximo lance do sorteio se escreve { $written }. Faça-o.
ask-move = { $ask ->
    [defend] Você joga com as { $side }. Uma das suas pedras está atacada. Faça um lance depois do qual nada se perca.
   *[capture] Você joga com as { $side }. Várias capturas são permitidas. Jogue a que é melhor a longo prazo.
}
ask-line = Aponte qualquer casa desta linha: { $line }.
ask-beside = { $axis ->
    [row] Aponte outra casa na fileira de { $square }.
    [column] Aponte outra casa na coluna de { $square }.
   *[diagonal] Aponte outra casa numa diagonal de { $square }.
}
ask-square = Aponte a casa { $square }.
ask-name-line = Como se chamam as casas marcadas?
ask-name-square = Que casa está marcada?
ask-may = As Brancas querem ir de { $from } a { $to }. Isso é permitido?
ask-how-many = Brancas jogam. Quantas peças elas devem tomar?
ask-crowned = A pedra em { $from } vai a { $to }, pelas casas marcadas. Depois disso ela é dama?
ask-result = Brancas jogam. Alguém venceu?
ask-tempi = Conte as fileiras que cada pedra tem atrás de si, vistas do próprio lado. Quem está à frente, e por quantos tempos?
ask-limit = Daqui em diante nenhuma pedra se move e nada é tomado. Que limite vale agora: quantos lances cada lado tem até o empate?

line-name = { $line ->
    [main-road] a grande diagonal
    [promotion-white] a linha de coroação das Brancas
    [promotion-black] a linha de coroação das Pretas
    [left-edge] a borda esquerda
   *[right-edge] a borda direita
}

choice-yes = sim
choice-no = não
choice-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
choice-level = iguais
choice-tempi = { $side ->
    [white] Brancas, por { $count }
   *[black] Pretas, por { $count }
}
choice-moves = { $moves } lances
choice-winner = { $side ->
    [white] as Brancas venceram
    [black] as Pretas venceram
   *[none] não, a partida continua
}

why-crowned-yes = Ela termina o lance na linha de coroação, portanto é dama.
why-crowned-no = Ela não termina o lance na linha de coroação, portanto continua pedra.
why-how-many = { $count ->
    [one] A captura mais longa toma { $count } peça.
   *[other] A captura mais longa toma { $count } peças, portanto deve ser jogada.
}
why-tempi = As pedras brancas deram { $white } passos, as pretas { $black }.
why-limit = { $limit ->
    [three] Três peças, com pelo menos uma dama, contra uma dama sozinha: 16 lances.
    [two] Uma ou duas peças, com pelo menos uma dama, contra uma dama sozinha: 5 lances.
    [main-road] Três peças contra uma dama sozinha que domina a grande diagonal: 5 lances dessa dama.
    [three-kings] Três ou mais damas contra uma dama sozinha: 15 lances.
    [four] Damas dos dois lados, quatro ou cinco peças: 30 lances sem captura nem coroação.
    [six] Damas dos dois lados, seis ou sete peças: 60 lances sem captura nem coroação.
    [kings-15] Damas dos dois lados, oito peças ou mais: 15 lances só de damas e sem captura.
   *[kings-25] Nenhum limite mais curto vale: 25 lances só de damas e sem captura.
}
why-no-pieces = As Brancas não têm mais peças e perderam.
why-blocked = As Brancas têm peças, mas nenhuma pode se mover: as Brancas perderam.
why-goes-on = As Brancas ainda têm lance, portanto a partida continua.

## A página de uma etapa

page-lesson = lição
page-passed = passou
page-best = máx.
page-sittings = vezes
page-commands = No shell, damier course page { $stage } escreve esta página como texto, e damier course export todos os seus resultados como tabela (CSV).

## A linha de comando

cli-course = Verificar, listar e exportar as lições do curso
cli-course-check = Provar todas as lições, ou as de uma pasta: passos, lances, exercícios e textos
cli-course-list = Listar as lições
cli-course-export = Escrever seus resultados no curso em CSV, com nomes de colunas em inglês em todo idioma
cli-course-rulebook = Escrever onde cada artigo das regras é ensinado e perguntado
cli-course-page = Escrever a página de uma etapa como texto
cli-course-folder = uma pasta de lições suas, além das do curso
cli-course-record = tomar os valores dos lances deste arquivo e escrever nele os destas lições
cli-course-again = achar de novo todos os valores dos lances, também os registrados
cli-course-json = em JSON: uma lista de objetos
cli-course-stage = a etapa: 0 a 7, A, B, 0-64@russian e semelhantes, ou uma das suas
course-check-sound = { $lessons ->
    [one] { $lessons } lição
   *[other] { $lessons } lições
} com { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}: tudo em ordem.
course-no-stage = Não há etapa "{ $stage }". As etapas são { $stages }.

course-no-lessons = Não há lição em { $folder }. As lições estão em arquivos que terminam em .toml.

fault-lesson = { $lesson }: { $problem }
fault-step = { $lesson }, passo { $step }: { $problem }
fault-several = pede mais de uma coisa; dê só um de play, point e answer
fault-judged = { $played } é dado como certo, mas entrega algo; ponha rule = true se apenas mostra uma regra
fault-refused = { $played } é recusado, embora seja tão bom quanto o que é dado como certo; aceite-o, nomeie o lance certo no texto e em named = ["…"], ou escolha outro tabuleiro
fault-false-claim = uma afirmação dele não é verdadeira na posição
fault-lost = o lado da vez está perdido aqui, jogue o que jogar; escolha outro tabuleiro
fault-unvalued = os valores dos seus lances não estão registrados
record-line = a linha { $line } não é um valor de lances: { $reason }
fault-square = o tabuleiro não tem a casa { $number }
fault-needs = precisa da lição { $lesson }, que não vem antes dela
fault-unproven = nada prova as casas ou a resposta; acrescente uma prova, ou cite um artigo das regras
fault-untrue = sua prova não é verdadeira na posição
fault-line = a linha { $line } não pode ser jogada
fault-level = o motor não tem o nível { $level }
fault-no-source = não cita fonte; acrescente sources = ["…"]
fault-no-exam = uma condição pede o exame, e a etapa não tem nenhum
fault-no-theme = nenhum problema tem a etiqueta { $theme }; damier puzzles stats lista as etiquetas
fault-no-band = sorteia problemas e não indica faixa de ratings; acrescente band = [menor, maior]
fault-idle-band = indica uma faixa de ratings e não sorteia problemas, e só problemas têm rating; retire band
fault-band = a faixa { $least } a { $most } tem de começar com o menor rating e abranger no máximo { $widest } pontos
fault-out-of-band = são sorteados problemas com rating de { $least } a { $most }, o que está fora da faixa
fault-untaught = sorteia problemas com a etiqueta { $theme }, que nem ela nem uma lição anterior ensina; acrescente teaches = ["…"] onde é ensinada
fault-choice = { $text } não é uma posição com seus lances certos, como W:W27,42:B12,18,22:27-21
fault-blurred = em { $text } o juiz não dá exatamente estes lances como certos
fault-too-few = tipo E{ $kind }: foram achados { $found } exercícios, são precisos { $needed }
fault-word-missing = os textos { $id } faltam em { $language }
fault-word-extra = os textos { $id } não pertencem a nenhuma lição em { $language }
fault-word-long = os textos { $id } têm { $rows } linhas em { $language }, e em 80x24 cabem 8
fault-words-many = os textos { $id } têm { $words } palavras em { $language }, e o máximo é 45

fault-word-unnamed = os textos { $id } não nomeiam { $played } em { $language }
fault-word-unproven = os textos { $id } dizem "{ $word }" em { $language }, e nenhuma afirmação do passo o prova
fault-word-wide = a escolha { $id } tem { $columns } colunas em { $language }, e cabem 29

course-lesson-twice = duas lições têm o id { $lesson }

ask-make = { $side ->
    [white] Brancas jogam.
   *[black] Pretas jogam.
} Faça este lance no tabuleiro, sem digitá-lo: { $written }

ask-recall = Jogue de memória os lances { $side ->
    [white] das Brancas
   *[black] das Pretas
} de uma linha principal; o outro lado responde sozinho. Toda linha principal desta lição conta.
ask-game-win = Vença esta partida.
ask-game-draw = Não perca esta partida: o empate basta.

## Condições: o que uma etapa pede além do exame

gate-win = vencer uma partida contra o nível { $level }
gate-draw = empatar uma partida contra o nível { $level }
gate-points = { $points }% dos pontos em { $games } partidas seguidas contra o nível { $level }
gate-clockless = { $wanted }, sem relógio (ele pensa um segundo por lance)
gate-answers = { $right } de { $of } certas seguidas em exercícios: { $lessons }
gate-loss = “Seu lance” em { $of } posições seguidas: perda média de no máximo { $loss }
gate-rating = um rating de problemas de { $least } ou mais, ±{ $deviation } ou menos
gate-squares = { $of } casas seguidas sem erro, em { $seconds } segundos (Notação)
gate-own = { $puzzles } golpes das suas próprias partidas resolvidos (y no início os acha)
gate-reviewed = { $games } das suas próprias partidas revistas à mão: na Análise, l desliga o motor, ! marca um lance (pelo menos { $marks } por partida), e depois “o” confere
gate-motif = { $motif }: { $right } de { $of } problemas novos seguidos resolvidos, cada um com rating { $least } ou mais
gate-exam = o exame com { $least }% ou mais
gate-open = Também: { $wanted }.
gate-counted = Também: { $wanted } (até agora { $count }).
gate-passed = Feito: { $wanted } ({ $day }).
course-language = { $code }: { $screens }% das telas, { $lessons }% das lições
course-unchecked = { $code }: o que seus textos chamam de forçado ou de único lance não é verificado, pois falta lessons/{ $code }/force.csv
