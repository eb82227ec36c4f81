## Motivos, com os nomes franceses da literatura do jogo de damas.

motif-name = { $motif ->
    [direct] coup direct
    [mazette] mazette
    [promenade] promenade
    [epicier] épicier
    [rappel] coup de rappel
    [trappe] trappe
    [talon] coup de talon
    [ricochet] ricochet
    [double-deux] double-deux
    [bombe] coup de la bombe
    [renverse] coup renversé
    [africain] coup de l'Africain
    [parallele] coup parallèle
    [tempo] temps de repos
    [king-offer] envoi à dame
    [turc] coup turc
    [royal] coup royal
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup de l'express
    [manoury] coup Manoury
    [raphael] coup Raphaël
    [lapin] coup du lapin
    [lunette] lunette
    [forcing] forcing
    [gambit] gambit
    [promotion] coup à dame
    [quiet] coup de repos initial
    [exchange-trick] coup d'échange
    [semi-direct] coup semi-direct
    [deflection] desvio
    [exchange] troca
    [king-capture] captura de dama
    [rafle] rafle
    [double-attack] ataque duplo
    [attack] ataque
    [zugzwang] zugzwang
    [majority] Lei da Maioria
    [breakthrough] percée
   *[blockade] blocage
}

## Outras características dos problemas

feature-name = { $feature ->
    [opening] abertura
    [opening-trap] ciladas de abertura
    [middlegame] meio de jogo
    [endgame] final
    [kings] damas no tabuleiro
    [single-reply] respostas forçadas
    [choice] várias respostas
    [proven] provado por tabelas
   *[own-game] minhas partidas
}
