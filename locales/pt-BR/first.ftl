## A primeira tela de um novo jogador: as perguntas e a oferta dos problemas de nivelamento.

first-title = Boas-vindas
first-questions = sobre você
first-welcome = Quatro perguntas. Enter começa.
    .aloud = Quatro perguntas. Para começar, uma linha vazia.
first-variant = Eu jogo
    .help = A modalidade de todas as telas; v na tela inicial a muda.
first-experience = Eu sou
    .help = Decide a dificuldade dos primeiros problemas. Daí em diante, seu rating segue seus resultados.
first-how-to = ↑ ↓ escolhem a pergunta, ← → a resposta.
first-begin = Começar
first-go-on = Seguir
first-placement = primeiros problemas
first-placement-when = Resolver
first-placement-now = agora
first-placement-later = depois

first-placement-help = { $puzzles } problemas definem seu nível. Uma resposta errada não pesa: a margem de erro diminui a cada problema.
experience-beginner = iniciante
experience-club = jogador de clube
experience-master = mestre

you-placing = você { $rating } · { $done } de { $puzzles }
    .aloud = você: rating { $rating }, depois de { $done } dos { $puzzles } problemas que acham seu nível

placement-over = Seu nível está definido: seu rating é { $rating }. A margem de erro diminui conforme você treina.
