## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

motif-direct = coup direct
motif-mazette = mazette
motif-promenade = promenade
motif-epicier = épicier
motif-rappel = coup de rappel
motif-trappe = trappe
motif-talon = coup de talon
motif-ricochet = ricochet
motif-double-deux = double-deux
motif-bombe = coup de la bombe
motif-renverse = coup renversé
motif-africain = coup de l'Africain
motif-parallele = coup parallèle
# A free move while the opponent still has a compulsory capture to make
motif-tempo = temps de repos
# The opponent is made to promote, and the king is captured
motif-king-offer = envoi à dame
motif-turc = coup turc
motif-royal = coup royal
motif-philippe = coup Philippe
motif-napoleon = coup Napoléon
motif-express = coup de l'express
motif-manoury = coup Manoury
motif-raphael = coup Raphaël
motif-lapin = coup du lapin
motif-lunette = lunette
# Threats that force the replies, until a shot is possible
motif-forcing = forcing
# A piece is given up, and a quiet move follows
motif-gambit = gambit
# The last capture ends on the promotion row
motif-promotion = coup à dame
# The first move offers nothing and threatens nothing
motif-quiet = coup de repos initial
# Every capture is even until the last
motif-exchange-trick = coup d'échange
# Two or more offers build the chain of men that is captured
motif-semi-direct = coup semi-direct
# An offer draws a piece away from where the last capture passes
motif-deflection = deflection
# An even exchange prepares the gain
motif-exchange = exchange
motif-king-capture = king capture
# Three pieces or more in one capture
motif-rafle = rafle
# Two threats at once
motif-double-attack = double attack
# A threat that cannot be parried
motif-attack = attack
# The opponent's only move loses a piece
motif-zugzwang = zugzwang
# The opponent must capture more pieces than it would like
motif-majority = majority rule
# A man promotes by force
motif-breakthrough = percée
# The opponent has no legal move left
motif-blockade = blocage

## Other features of puzzles

feature-opening = opening
feature-middlegame = middlegame
feature-endgame = endgame
feature-kings = kings on the board
feature-single-reply = forced replies
feature-choice = a choice of replies
feature-proven = proven by tables
feature-own-game = my own games
