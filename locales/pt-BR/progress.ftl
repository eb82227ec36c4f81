## Os gráficos do progresso.

progress-title = Progresso
progress-nothing = Nada aqui ainda: enche-se conforme você treina.
progress-start = Enter inicia uma sessão.

tab-week = dias
tab-rating = rating
tab-themes = temas
tab-calendar = mês
tab-endings = finais
tab-notation = notação
tab-games = jogos
tab-trials = golpes

## A semana

week-exercises = exercícios
week-first-try = na primeira
week-time = tempo
week-days = dias ativos
week-chart = Exercícios por dia, até hoje

streaks = { $now ->
    [one] { $now } dia agora, recorde: { $longest }
   *[other] { $now } dias seguidos agora, recorde: { $longest }
}

due-count = { $due } para hoje

due-count-more = { $due } para hoje, mais { $more } podem esperar

due-count-elsewhere = { $due } em outras modalidades

## Ratings

rating-line = { $variant } { $mode } { $rating } ±{ $deviation } ({ $rated })

rating-line-range = { $variant } { $mode } { $range } ({ $rated })

rating-place = ↑ ↓ { $place } de { $all }

mode-name = { $mode ->
    [practice] prática
    [review] revisão
    [sprint] sprint
    [streak] sequência
    [woodpecker] pica-pau
   *[blind] às cegas
}

## Tabelas: cabeças das colunas e o que as partes das barras significam

column-theme = tema
column-tried = total
    .aloud = tentativas
column-first-try = na 1ª
    .aloud = certo na primeira
right-first-try = certo na primeira
right-later = certo depois ou com ajuda
missed-bar = errado
column-ending = final
column-solved = certos
column-perfect = limpo
column-best-streak = recorde
endings-streak = série
not-solved = não resolvido
column-opponent = rival
column-games = jogos
column-won = V
column-exercise = tarefa
column-sets = sér.
trials-chart-loss = { $trial }: perda média de cada série, em centésimos de pedra
trials-chart-right = { $trial }: respostas certas em cada série, em %
column-drawn = E
column-lost = D
column-square = casa
column-asked = vezes
    .aloud = perguntada, vezes
column-day = dia
column-rating = rating
column-exercises = exercs.
column-time = tempo
column-7-days = 7 dias
    .aloud = nos últimos 7 dias
column-7-before = antes
    .aloud = nos 7 anteriores

calendar-key = · nada  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 ou mais exercícios
squares-key = █ lento ou muito errado  ▓ ▒ ░ rápido  · nunca pedida

## Unidades e dias

seconds-short = { $seconds } s
    .aloud = { $seconds } segundos

minutes-short = { $minutes } min
    .aloud = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }

weekday = { $day ->
    [0] 2ª
    [1] 3ª
    [2] 4ª
    [3] 5ª
    [4] 6ª
    [5] Sá
   *[other] Do
}

month = { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[other] dez
}

ahead-count = { $count ->
    [one] { $count } exercício tem data posterior a hoje: conta a partir desse dia.
   *[other] { $count } exercícios têm data posterior a hoje: cada um conta a partir do seu dia.
}
