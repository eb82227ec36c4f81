## Os modos dos problemas e o formulário em que são escolhidos.

modes-title = Problemas: escolha
modes-menu = o que treinar
modes-clock = problemas
modes-start = Iniciar
modes-how-to = Enter inicia

## Modos

plan-name = { $plan ->
    [practice] prática
    [review] revisão
    [streak] sequência
    [sprint] sprint, { $minutes } minutos
    [woodpecker] pica-pau
   *[blind] às cegas
}


plan-rules = { $plan ->
    [practice] Problemas do seu nível, um após o outro. Nenhum outro modo muda este rating.
    [review] Seus erros a rever hoje. Não há mais nada a escolher.
    [streak] Cada problema é mais difícil que o anterior. O primeiro erro encerra; n pula um problema, uma vez.
    [sprint] Quantos problemas puder em { $minutes } minutos. Erro -{ $penalty } s, { $row } seguidos +{ $bonus } s.
    [woodpecker] Um conjunto, várias vezes, cada vez mais rápido e com menos erros. Continue em qualquer dia.
   *[blind] O tabuleiro fica vazio: leia a lista de peças e digite os lances. Primeiro poucas peças; tem um rating próprio.
}
plan-practice-set-rules = Os problemas do seu conjunto, um após o outro. Contam para seu rating.

## O formulário

modes-mode = modo
modes-set = conj.
modes-theme = tema
modes-rating = rating
modes-range = de-a
modes-length = lances
modes-source = fonte
modes-mirror = espelho
modes-goal = meta
modes-any = qualquer

new-set = novo conjunto de { $size }

old-set = retomar: ciclo { $cycle }, { $done } de { $size }

mirror-never = como são
mirror-random = espelhados ao acaso
goal-named = anunciada
goal-hidden = sem anúncio
band-mine = perto do meu
band-easy = fácil
band-hard = difícil
band-range = de … a …
length-any = todos
length-1 = 1 lance a achar
length-2 = 2 lances
length-3 = 3 lances
length-4 = 4 ou mais
origin-name = { $origin ->
    [games] partidas de torneio
    [self-play] partidas do motor
    [endings] finais
    [compositions] posições construídas
   *[own] minhas partidas
}

puzzle-count = { $name } ({ $count })

fitting = { $count ->
    [0] Nenhum problema serve.
    [one] { $count } problema serve.
   *[other] { $count } problemas servem.
}

due-today = { $due ->
    [0] Nenhuma revisão para hoje.
   *[other] { $due } para hoje.
}

## Escolhas a que nenhum problema serve

no-single-obstacle = Nenhum problema serve, mesmo tirando uma escolha: mude duas ou mais.
change-it = m muda sua escolha.

obstacle = { $count ->
    [one] Sem "{ $choice }" { $count } serve.
   *[other] Sem "{ $choice }" { $count } servem.
}

obstacle-ratings = rating { $least }-{ $most }

obstacle-length = lances: { $moves }

obstacle-length-least = lances: { $moves } ou mais

left-out = { $lines ->
    [one] Uma linha dos seus problemas foi deixada de fora: { $reason }.
   *[other] { $lines } linhas dos seus problemas foram deixadas de fora, a primeira { $reason }. "damier puzzles list" mostra todas.
}

no-range = Sem faixa de ratings.
range-missing = Desça até de-a e digite o menor e o maior rating: 1200-1600.

range-wrong = "{ $typed }" não é uma faixa: digite o menor e o maior rating, como 1200-1600.

## Uma sequência

streak-count = { $solved } seguidos

streak-count-best = { $solved } seguidos · recorde { $best }

skip-left = n pula este, uma vez
no-skip-left = já não pode pular
no-help-in-run = Sem dicas nem soluções aqui: conta só o que você acha sozinho.
no-skipping = Aqui não se pula: faça um lance.

streak-over = Fim da sequência: { $solved } resolvidos.

streak-over-best = Fim da sequência: { $solved } resolvidos. Seu recorde é { $best }.

streak-over-record = Fim da sequência: { $solved } resolvidos, novo recorde (era { $best }).

missed-title = errados

missed-line = { $moves ->
    [one] { $id }  { $moves } lance
   *[other] { $id }  { $moves } lances
}

missed-how-to = Enter repete um, l treina todos, n recomeça.
missed-back = n ou Esc volta à lista.
label-train-missed = treinar erros
help-train-missed = após sequência ou sprint, treinar os errados como conjunto

run-again = n recomeça, s mostra a solução, m muda o modo.

## Um sprint

sprint-count = { $solved } certos, { $errors } errados

sprint-row = { $row } seguidos; { $needed }: +{ $bonus } s, erro: -{ $penalty } s

sprint-right = Certo.
sprint-bonus = Certo. { $row } seguidos: +{ $bonus } s!

sprint-wrong = Errado, -{ $penalty } s: era { $solution }.

puzzle-time-over = fim

sprint-over = Fim do tempo: { $solved } resolvidos, { $errors } errados, melhor série { $longest }.

sprint-left = Sprint encerrado: { $solved } resolvidos, { $errors } errados, melhor série { $longest }.

sprint-first = Seu primeiro sprint deste tipo.
sprint-best = Seu recorde é { $best }.
sprint-record = Novo recorde (era { $best }).

## Um conjunto do pica-pau

cycle-count = ciclo { $cycle }: { $done } de { $size } · { $errors } errados

cycle-time = tempo { $time }

cycle-time-before = tempo { $time } · anterior { $before }

cycle-over = O ciclo { $cycle } terminou.

cycle-line = ciclo { $cycle }: { $time }, { $errors } errados

## Teclas

label-modes = modos
help-modes = escolher problemas: modo, tema, rating, lances, fonte
help-walk-solution = voltar e avançar na solução; ↑ ↓ para outra defesa
help-first = ao começo da solução
help-last = ao fim da solução

practice-left = { $done ->
    [one] { $done } problema
   *[other] { $done } problemas
}: { $clean } na primeira tentativa.
