## Motivos: a palavra brasileira onde é sabida, senão o nome francês da literatura; a explicação do motivo sempre o nomeia.

motif-name = { $motif ->
    [direct] golpe direto (direct)
    [mazette] mazette
    [promenade] promenade
    [epicier] épicier
    [rappel] coup de rappel
    [trappe] trappe
    [talon] golpe de calcanhar
    [ricochet] ricochet
    [double-deux] double-deux
    [bombe] golpe da bomba
    [renverse] coup renversé
    [africain] coup de l'Africain
    [parallele] golpe paralelo
    [tempo] tempo livre
    [king-offer] envoi à dame
    [turc] golpe turco (turc)
    [royal] golpe real (royal)
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
    [quiet] 1º lance tranquilo
    [exchange-trick] coup d'échange
    [semi-direct] golpe semidireto
    [deflection] desvio
    [exchange] troca
    [king-capture] captura de dama
    [rafle] rafle
    [double-attack] ataque duplo
    [attack] ataque
    [zugzwang] zugzwang
    [majority] Lei da Maioria
    [breakthrough] ruptura (percée)
   *[blockade] bloqueio (blocage)
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
