## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

# $motif (String) - a motif as puzzles are tagged
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
    [deflection] deflection
    [exchange] exchange
    [king-capture] king capture
    [rafle] rafle
    [double-attack] double attack
    [attack] attack
    [zugzwang] zugzwang
    [majority] majority rule
    [breakthrough] percée
   *[blockade] blocage
}

## Other features of puzzles

# $feature (String) - a feature as puzzles are tagged
feature-name = { $feature ->
    [opening] opening
    [opening-trap] opening traps
    [middlegame] middlegame
    [endgame] endgame
    [kings] kings on the board
    [single-reply] forced replies
    [choice] a choice of replies
    [proven] proven by tables
   *[own-game] my own games
}
