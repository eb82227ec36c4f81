## As opções.

home-settings = Opções: visual, lances, motor
label-settings = opções
help-settings = escolher tema, peças, movimento, motor
settings-title = Opções
settings-subject = mudanças valem já e são salvas
settings-middle = suas escolhas
settings-how-to = ↑ ↓ escolhem, ← → mudam
settings-lost = Não há pasta para guardar opções: as mudanças duram até você sair.
settings-language-given = Iniciado com --lang: esta opção não tem efeito agora.
settings-no-color = NO_COLOR está definido: temas sem cores.
settings-pieces-given = Iniciado com --ascii: as letras anulam esta escolha.
settings-all-threads = todos
settings-trying = O motor está iniciando …

program-answers = { $name } responde. Analisa (a), e joga se você o escolher (g).

program-silent = Não funciona: { $reason }.

kept-in = Salvo em { $file }

short-of-memory = O motor obteve { $given } de { $wanted } MiB.

mebibytes = { $amount } MiB

a-day = { $count } por dia

## O que está antes dos valores e o que significam.

option-name = { $option ->
    [language] Idioma
    [face] Modo
    [speech] Fala
    [moves] Lances
    [theme] Tema
    [colors] Cores
    [pieces] Peças
    [graphics] Gráficos
    [numbers] Números
    [cells] Casas
    [motion] Animação
    [success] Acerto
    [reviews] Revisões
    [retention] Retenção
    [threads] Núcleos
    [memory] RAM
    [program] Motor
    [folder] Pasta
    [name] Nome
   *[picks] Seleção
}
option-help = { $option ->
    [language] O idioma da tela. "auto" é o do seu computador.
    [face] Tela cheia, ou linhas para fala e braile. Muda na próxima execução.
    [speech] Quanto dizem as linhas para fala e braile.
    [moves] Como essas linhas dizem os lances.
    [theme] O aspecto da tela.
    [colors] Quantas cores o terminal tem. "auto" confia em COLORTERM e TERM.
    [pieces] Com que finura as peças são desenhadas. Sextantes e octantes exigem uma fonte que os tenha.
    [graphics] Pixels onde o terminal os tem: kitty, sixel, iTerm2. "células" nunca os usa.
    [numbers] Que casas mostram seu número: 1 a 50, ou a1 a h8 em 64 casas.
    [cells] O tamanho máximo das casas; "grandes" usa todo o espaço.
    [motion] A velocidade com que os lances deslizam no tabuleiro; "não" os mostra de uma vez.
    [success] A parte dos problemas novos que você quer resolver: menor significa problemas mais difíceis.
    [reviews] O máximo de revisões por dia.
    [retention] Quão seguro você quer estar do que volta para revisão: uma parte maior significa mais revisões.
    [threads] Quantos núcleos o motor pode usar.
    [memory] Quanta memória o motor pode usar.
    [program] Seu próprio motor para partidas e análise; deve falar Hub. Digite o comando dele, como /opt/scan/scan hub. Enter o testa.
    [folder] Onde seu próprio motor roda: muitos motores procuram ali seus arquivos. Enter o testa.
    [name] Seu nome nos arquivos das suas partidas. Digite-o; Backspace apaga.
   *[picks] Enter lista seus conjuntos e os problemas que você ocultou; ali você pode desfazer ambos.
}
settings-program-empty = o incluído
settings-folder-empty = pasta atual

## Temas, cores, peças, números, tamanhos e velocidades

language-auto = auto
theme-choice = { $theme ->
    [dark] escuro
    [light] claro
    [high-contrast] alto contraste
    [color-blind] para daltônicos
   *[monochrome] monocromático
}

face-choice = { $face ->
    [screen] tela
   *[plain] fala e braile
}

speech-choice = { $speech ->
    [short] curta
    [normal] normal
   *[full] completa
}

moves-choice = { $moves ->
    [notation] 32-28, 28x19
    [short] 32 28, 28 toma para 19
   *[full] 32 para 28, 28 toma para 19
}

colors-choice = { $colors ->
    [auto] auto
    [sixteen] 16
    [indexed] 256
   *[true] cor real
}

pieces-choice = { $pieces ->
    [block] bloco
    [half] meio bloco
    [sextant] sextantes
    [octant] octantes
    [unicode] unicode
   *[ascii] ascii
}
graphics-choice = { $graphics ->
    [auto] auto
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] células
}

numbers-choice = { $numbers ->
    [always] sempre
    [on-free-squares] casas livres
    [on-edge] borda
   *[never] nunca
}

cells-choice = { $cells ->
    [large] grandes
    [medium] médias
    [small] pequenas
   *[tiny] mínimas
}

speed-choice = { $speed ->
    [off] não
    [slow] lento
    [normal] normal
   *[fast] rápido
}

## As peças no tabuleiro


material = { $men ->
    [one] { $men } pedra
   *[other] { $men } pedras
}{ $kings ->
    [0] {""}
    [one] , { $kings } dama
   *[other] , { $kings } damas
}

off-board = ({ $pieces } fora do tabuleiro)
language-incomplete = Nem tudo está traduzido: { $screens }% das telas, { $lessons }% das lições. O resto está em inglês.
