## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

motif-name = { $motif ->
    [direct] directe slag (coup direct)
    [mazette] mazette
    [promenade] promenade
    [epicier] coup d'épicier
    [rappel] coup de rappel
    [trappe] coup de trappe
    [talon] hielslag (coup de talon)
    [ricochet] ricochet
    [double-deux] double-deux
    [bombe] bomzet (coup de la bombe)
    [renverse] coup renversé
    [africain] coup de l'Africain
    [parallele] coup parallèle
    [tempo] vrij tempo (temps de repos)
    [king-offer] damgeven (envoi à dame)
    [turc] Turkse slag (coup turc)
    [royal] coup royal
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup de l'express
    [manoury] coup Manoury
    [raphael] coup Raphaël
    [lapin] coup du lapin
    [lunette] lunette
    [forcing] forcing
    [gambit] gambiet
    [promotion] damslag (coup à dame)
    [quiet] stille zet (repos initial)
    [exchange-trick] ruilslag (coup d'échange)
    [semi-direct] coup semi-direct
    [deflection] afleiding
    [exchange] ruil
    [king-capture] damvangst
    [rafle] meerslag (rafle)
    [double-attack] dubbele aanval
    [attack] aanval
    [zugzwang] zetdwang
    [majority] meerslag gaat voor
    [breakthrough] doorbraak (percée)
   *[blockade] vastzetten (blocage)
}

## Other features of puzzles

feature-name = { $feature ->
    [opening] opening
    [opening-trap] openingslokzetten
    [middlegame] middenspel
    [endgame] eindspel
    [kings] dammen op het bord
    [single-reply] gedwongen antwoorden
    [choice] keuze uit antwoorden
    [proven] bewezen door tabellen
   *[own-game] mijn eigen partijen
}
