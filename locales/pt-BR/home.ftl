## A tela inicial e o que espera para ser retomado.

home-title = Início
home-menu = treinar
home-clock = boas-vindas
home-message = como usar
    .aloud = conselho
home-puzzles = Problemas: ache o golpe

home-review = { $due ->
    [0] Revisão: nada para hoje
   *[other] Revisão: { $due } para hoje
}

home-endings = Finais: vencer, empatar
home-notation = Notação: casas e lances
home-variant = Jogo: { $variant }

home-progress = Progresso: gráficos e números
home-quit-again = q ou Esc de novo para sair.

home-resume = Continuar: { $what }

home-resume-several = Continuar: { $count } inacabados

home-due = para hoje: { $due }

due-elsewhere = { $due ->
    [one] Há { $due } revisão em outra modalidade hoje: v na tela inicial muda a modalidade.
   *[other] Há { $due } revisões em outras modalidades hoje: v na tela inicial muda a modalidade.
}

home-lesson-due = lição: { $name }

home-how-to = Uma tecla, ou ↑ ↓ e Enter.
home-welcome = { $variant ->
    [russian] Damas russas, 8x8
    [brazilian] Damas brasileiras, 8x8
   *[international] Damas internacionais, 10x10
}

home-welcome-advice = Treine um pouco todo dia.
not-saved = não salvo!

streak = { $days ->
    [0] Que bom que voltou
    [one] { $days } dia
   *[other] { $days } dias seguidos
}

done-today = { $done ->
    [0] nenhum exercício hoje
   *[other] hoje: { $clean } de { $done } de primeira
}
    .aloud = { $done ->
        [0] nenhum exercício hoje
        [one] hoje 1 exercício, { $clean } certo de primeira
       *[other] hoje { $done } exercícios, { $clean } certos de primeira
    }

rating-now = rating { $rating }

## Revisões do dia

due-puzzle = { $variant ->
    [russian] problema (russas)
    [brazilian] problema (brasileiras)
   *[international] problema
}, { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}

due-ending = { $variant ->
    [russian] russas: { $ending }
    [brazilian] brasileiras: { $ending }
   *[international] { $ending }
}

days-ago = { $days ->
    [0] hoje
    [1] ontem
   *[other] há { $days } d
}

## O que espera para ser retomado

waiting-title = Continuar
waiting-clock = a continuar
waiting-menu = inacabado
waiting-how-to = Enter continua, Delete desiste.

unfinished-game = partida, { $opponent }, lance { $number }

unfinished-analysis = { $moves ->
    [one] análise, { $moves } lance
   *[other] análise, { $moves } lances
}

unfinished-streak = sequência, { $solved } certos

unfinished-sprint = sprint, restam { $left }

unfinished-ending = { $ending }, lance { $number }

unfinished-puzzle = problema, lance { $number }

unfinished-set = pica-pau, ciclo { $cycle }, { $done } de { $size }

give-up-analysis = Não salva. Pressione Delete de novo para descartá-la.
give-up-game = Pressione Delete de novo para salvar a partida sem resultado.
give-up-counted = Pressione Delete de novo para registrá-lo como erro.
give-up-uncounted = Pressione Delete de novo para descartá-lo sem registro.

## Quando o progresso não pode ser salvo

trouble-in-memory = O progresso não é salvo: { $reason }. Você ainda pode treinar.

trouble-damaged = Seu arquivo de progresso estava danificado ({ $reason }). Ele foi guardado como { $file }; um novo foi iniciado.

trouble-fewer = Seu arquivo de progresso tinha { $had } exercícios e agora tem { $has }. Ele foi substituído, ou copiado sem o seu arquivo -wal?

trouble-mended = Um índice do seu arquivo de progresso estava danificado e foi refeito. Nada se perdeu.

trouble-faulty = Seu arquivo de progresso tem um defeito ({ $fault }). Salve o que pode ser lido: damier progress export --json > copy.json

trouble-file = Partidas e exercícios inacabados não são salvos: { $reason }.

trouble-unfinished = Algo inacabado não pode ser lido e não aparece na lista: { $reason }.

trouble-unreadable = { $attempts ->
    [one] { $attempts } exercício do seu histórico não pode ser lido. Ele é guardado, mas não contado.
   *[other] { $attempts } exercícios do seu histórico não podem ser lidos. Eles são guardados, mas não contados.
}

exercises-lost = { $exercises ->
    [one] { $exercises } exercício não pôde ser salvo e se perdeu: { $reason }
   *[other] { $exercises } exercícios não puderam ser salvos e se perderam: { $reason }
}

## O que treinar

advice-begin = Comece com alguns problemas.

advice-review = { $due ->
    [one] Faça a revisão pendente.
   *[other] Faça as { $due } revisões pendentes.
}

advice-theme = Treine problemas com "{ $theme }".
advice-explained = {" "}w explica.

advice-ending = Treine o final { $ending }.

advice-regularity = Treine em mais dias da semana.
advice-go-on = Nenhum ponto fraco se destaca.
