## Corrida de finais: cinco finais a vencer contra um relógio.

rush-title = Corrida de finais
rush-row = corrida
rush-no = não, um final
rush-yes = { $endings } finais em { $minutes } minutos

rush-rules = Vença { $endings } finais em { $minutes } minutos. O primeiro lance que entrega uma vitória encerra esse final; não há dicas.

rush-count = final { $number } de { $endings } · { $won } ganhos

rush-best = recorde { $best }

rush-task = Vença. Não há dicas, e nenhum lance pode ser desfeito.
rush-missed = Segue o próximo final. Enter continua já.

rush-left = Corrida encerrada: { $won } de { $endings } ganhos.

rush-over = { $won } de { $endings } ganhos, restam { $left }.

rush-time-up = Fim do tempo: { $won } de { $endings } ganhos.

rush-first = Sua primeira corrida.
rush-best-is = Seu recorde é { $best }.
rush-record = Novo recorde (era { $best }).

rush-results = finais
rush-again = Enter treina um de novo, n inicia nova corrida.
rush-anew = n inicia nova corrida.

unfinished-rush = Corrida de finais, final { $number }, restam { $left }
give-up-rush = Pressione Delete de novo para desistir desta corrida. Os finais já encerrados ficam registrados.
