## Motifs, named as in draughts literature: the French names where English has none. Use the names of your own literature.

motif-direct = coup direct
motif-mazette = mazette
motif-promenade = promenade
motif-epicier = épicier
motif-trappe = trappe
motif-talon = coup de talon
motif-ricochet = ricochet
motif-bombe = coup de la bombe
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
# The last capture ends on the promotion row
motif-promotion = coup à dame
# The first move offers nothing and threatens nothing
motif-quiet = coup de repos initial
# Every capture is even until the last
motif-exchange-trick = coup d'échange
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
