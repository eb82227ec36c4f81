## Les motifs, avec les noms de la littérature du jeu de dames.

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
    [africain] coup de l’Africain
    [parallele] coup parallèle
    [tempo] temps de repos
    [king-offer] envoi à dame
    [turc] coup turc
    [royal] coup royal
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup de l’express
    [manoury] coup Manoury
    [raphael] coup Raphaël
    [lapin] coup du lapin
    [lunette] lunette
    [forcing] forcing
    [gambit] gambit
    [promotion] coup à dame
    [quiet] coup de repos initial
    [exchange-trick] coup d’échange
    [semi-direct] coup semi-direct
    [deflection] déviation
    [exchange] pionnage
    [king-capture] prise de dame
    [rafle] rafle
    [double-attack] double attaque
    [attack] attaque
    [zugzwang] zugzwang
    [majority] prise majoritaire
    [breakthrough] percée
   *[blockade] blocage
}

## Other features of puzzles

feature-name = { $feature ->
    [opening] ouverture
    [opening-trap] pièges d’ouverture
    [middlegame] milieu de partie
    [endgame] fin de partie
    [kings] dames sur le damier
    [single-reply] réponses forcées
    [choice] réponses au choix
    [proven] prouvé par les tables
   *[own-game] mes parties
}
