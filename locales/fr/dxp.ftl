## damier dxp : parties contre un autre programme

dxp-waiting = J’attends un autre programme à { $address }
dxp-cannot-listen = impossible d’écouter à { $address }
dxp-cannot-keep = impossible d’écrire la partie
dxp-says = L’autre camp dit : { $text }
dxp-fault = L’autre camp : { $problem }

## The report

dxp-game = Partie { $number } : { $color ->
    [white] les Blancs
   *[black] les Noirs
} contre { $opponent }, { $result }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. { $why }
dxp-end-moves = Tous les coups ont été joués.
dxp-end-illegal = L’autre camp a joué un coup irrégulier.
dxp-end-opponent = L’autre camp a mis fin à la partie.
dxp-end-connection = La connexion a été perdue.
dxp-no-game = Aucune partie n’a été jouée
dxp-won = gagné
dxp-drawn = nulle
dxp-lost = perdu
dxp-undecided = indécis
dxp-score = score
dxp-both = les deux
dxp-elo = Elo { $elo }, 95 % entre { $low } et { $high }
dxp-claimed = { $games ->
    [one] { $games } résultat repose
   *[other] { $games } résultats reposent
} sur la seule parole de l’autre camp

## Why a connection is over, or a game is not played

dxp-stopped = aucune autre partie n’était souhaitée
dxp-left = la connexion a été terminée
dxp-hung-up = l’autre camp a fermé la connexion
dxp-unreachable = pas de connexion : { $reason }
dxp-broken = la connexion s’est rompue : { $reason }
dxp-no-request = l’autre camp ne demande pas de partie
dxp-no-reply = l’autre camp ne répond pas à la demande de partie
dxp-no-move = l’autre camp ne joue pas, et son temps est écoulé
dxp-no-end = l’autre camp n’accuse pas réception de la fin de la partie
dxp-too-long = l’autre camp a envoyé plus de { $length } caractères sans fin
dxp-faults = l’autre camp a fait trop d’erreurs
dxp-flood = l’autre camp envoie des messages sans fin
dxp-declined-version = l’autre camp parle une autre version du protocole
dxp-declined-this = l’autre camp refuse cette partie
dxp-declined-all = l’autre camp ne joue aucune partie

## What the other side did wrong

dxp-illegal-move = un coup irrégulier
dxp-unexpected = un message inattendu { $kind }
dxp-unknown = un message inconnu « { $kind } »
dxp-length = un message { $kind } de { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
}
dxp-character = un message avec un caractère faux en colonne { $column }
dxp-blank = un nom vide
dxp-square = il n’y a pas de case { $number }
dxp-twice = la pièce en { $square } est prise deux fois
dxp-version = version { $version } du protocole, et non 1
dxp-bad-minutes = une partie dure 1 à { $most } minutes pour chaque camp
dxp-bad-moves = une partie a au plus { $most } coups
dxp-variant = le protocole est fait pour les dames internationales, pas pour le jeu { $variant }
dxp-over = dans cette position la partie est finie

## What our own side cannot do at the moment

dxp-nobody = il n’y a pas encore de connexion
dxp-not-ask = aucune partie ne peut être demandée maintenant
dxp-not-reply = il n’y a rien à quoi répondre
dxp-not-our-turn = c’est à l’autre camp de jouer
dxp-not-back = il n’y a rien à annuler
