## L’entraînement aux finales

drill-title = Finales
drill-drawing = Recherche d’une position …

## Choosing an ending

ending-form-title = finale
ending-form-ending = finale
ending-form-role = rôle
ending-form-level = niveau
ending-form-errors = erreurs
ending-form-fen = FEN
ending-form-start = Commencer
ending-form-fen-help = Tapez ou collez un FEN comme { $board ->
    [eight] W:WKc3,Ke1,a3:BKb8
   *[ten] W:WK6,K8,45:BK2
} pour partir d’une position à vous. Vide : une position au hasard.
ending-form-over = Dans cette position, la partie est finie.
ending-form-from-fen = À partir du FEN : gagnez si c’est gagné ; tenez avec le camp le plus faible si c’est une nulle.

errors-at-once = montrées aussitôt
errors-at-the-end = montrées à la fin

ending-role = { $role ->
    [win] gain
   *[hold] nulle
}

ending-role-with = { $role ->
    [win] gain
   *[hold] nulle
}, côté { $pieces }

ending-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[any] tous
}

ending-kings = { $count ->
    [one] dame
   *[other] { $count } dames
}

ending-lone-king = dame

ending-men = { $count ->
    [one] pion
   *[other] { $count } pions
}

ending-force = { $kings }, { $men }

ending-material = { $strong } contre { $weak }

ending-material-short = { $strong } – { $weak }

drill-not-tried = Pas encore essayée.

drill-record = Réussie { $solved } fois sur { $tried }, { $perfect } parfaites, plus longue série { $streak }.

## The task

drill-task-win-limit = Gagnez dans la limite des { $moves } coups. Tout coup qui garde le gain est bon. Marge : coups en réserve.

drill-task-win = Vous pouvez gagner. Tout coup qui garde le gain est bon.

drill-task-hold-limit = Vous pouvez faire nulle, si vous trouvez les coups jusqu’à ce que la règle des { $moves } coups mette fin à la partie.

drill-task-hold = Vous pouvez faire nulle, si vous trouvez les coups.
drill-attempt-win = Essayez de gagner. Aucune table ne couvre cette finale : le moteur répond et juge.
drill-attempt-hold = Essayez de tenir. Aucune table ne couvre cette finale : le moteur répond et juge.

moves-to-spare = { $moves } de marge

## Verdicts on a move

engine-sees-no-win = Le moteur ne voit plus de gain.
engine-sees-loss = Le moteur voit maintenant une perte forcée.
drill-still-drawn = Toujours nulle.
drill-still-won = Toujours gagné.

drill-still-won-in = { $moves ->
    [one] Toujours gagné, en { $moves } coup au mieux.
   *[other] Toujours gagné, en { $moves } coups au mieux.
}

drill-win-gone = Le gain est parti. r revient à l’erreur.
drill-lost-now = C’est perdu. r revient à l’erreur.
drill-not-seen = Continuez ; le moteur répond.

drill-wasted = { $moves ->
    [one] Toujours gagné, mais vous avez gaspillé { $moves } coup : { $better } laissait { $kept } de marge avant la limite.
   *[other] Toujours gagné, mais vous avez gaspillé { $moves } coups : { $better } laissait { $kept } de marge avant la limite.
}

drill-gives-win-away = Ce coup laisse échapper le gain : { $why }.

drill-loses = Ce coup perd : { $why }.

drill-gave-win-why = { $written } a laissé échapper le gain : { $why }.

drill-gave-draw-why = { $written } a laissé échapper la nulle : { $why }.

## Why a move gave the result away: follows a colon

drill-mistake = { $mistake ->
    [too-late] c’est trop long pour la limite de coups
    [loses-king] une dame est prise
    [loses-man] un pion est pris
    [lets-man-through] le pion passe et va à dame
    [gives-main-road] la dame seule obtient la grande diagonale
    [leaves-main-road] votre dame quitte la grande diagonale
    [lets-king-out] la dame seule s’échappe entre vos pièces
    [walks-into-offer] un envoi vous attire sur une ligne où vous êtes pris
    [is-caught] votre dame est prise
   *[other] la réponse montre pourquoi
}

## What can be done then

drill-better = { $better } était le bon coup.

drill-retry-or-see = s montre pourquoi, r recommence, i donne le bon coup.
drill-refutation-more = s montre le coup suivant, une autre touche : retour.
    .aloud = s montre le coup suivant ; toute autre commande ramène à la question.
drill-refutation-drawn = C’est la nulle.
drill-refutation-lost = C’est perdu.
drill-refutation-end = Une touche : retour.
    .aloud = Toute commande ramène à la question.

drill-retry = r reprend de là.
drill-back-here = r continue d’ici.

## Hints

drill-all-keep = Tout coup garde le résultat.

drill-winning-move = { $spare ->
    [one] Gagne : { $written }. Ensuite vous pouvez gaspiller { $spare } coup avant la limite.
   *[other] Gagne : { $written }. Ensuite vous pouvez gaspiller { $spare } coups avant la limite.
}

drill-winning-spare = Gagnent : { $moves }. Entre parenthèses : les coups que vous pouvez gaspiller ensuite avant la limite.

drill-winning = Gagnent : { $moves }.

drill-holding = Tiennent : { $moves }.

drill-and-more = { $moves } et d’autres

rule-four-kings = Gare au coup qui attaque deux de vos dames à la fois ; sans lui, quatre dames gagnent toujours.

rule-keep-off-road = Tenez la dame seule hors de la grande diagonale. Quand elle y est, vous gagnez { $on } positions sur 100, ailleurs { $off }.

rule-hold-road = Tenez la grande diagonale. Dessus, vous perdez { $on } positions sur 100, ailleurs { $off }.

rule-last-offer = Cherchez un envoi : l’adversaire doit prendre, et votre coup suivant finit la partie. { $offers ->
    [100] Tout gain en deux coups commence ainsi.
   *[other] Sur 100 gains en deux coups, { $offers } peuvent commencer ainsi.
}

rule-crowning = N’allez pas à dame trop vite. Sur 100 positions gagnées où un pion peut aller à dame tout de suite, y aller garde le gain dans { $keeps }.

rule-few-moves = Gardez les cases où la dame seule peut aller, jusqu’à ce qu’aucune ne soit sûre, ou offrez une dame. Sur 100 gains en deux coups, { $offers } peuvent commencer par un envoi ; aucun gain ne prend plus de { $moves } coups.

rule-corner = Allez au coin opposé de la grande diagonale : vous ne gagnez que si les deux dames y sont, celle de l’adversaire dans un coin.

rule-no-refuge = Mettez votre dame là où on ne peut pas la prendre. Sur 100 coups perdants, { $taken } la laissent prendre aussitôt. La grande diagonale n’est pas un refuge : vous y perdez { $on } positions sur 100, ailleurs { $off }.

rule-opposition = { $result ->
    [win] Amenez un pion face au sien, dans la même colonne, une rangée entre eux, et gardez un autre pion mobile. Sur 100 positions de ce genre avec le trait, vous gagnez { $share }.
   *[lose] Ne faites pas face à son pion, dans la même colonne, une rangée entre eux, quand c’est à vous de jouer : votre pion doit venir à côté du sien. Sur 100 positions de ce genre, vous perdez { $share }.
}

rule-stop = Gardez la route de son pion le plus avancé : placez une pièce devant lui tant qu’il est loin de sa dernière rangée. Sur 100 positions, vous gagnez { $won } quand il en est à { $near ->
    [one] { $near } pas
   *[other] { $near } pas
}, et { $more ->
    [100] toutes
   *[other] { $more }
} quand il en est à { $far }.

rule-hurry = Courez avec votre pion le plus avancé, et gardez sa route libre. Sur 100 positions, vous tenez { $held } quand il est à { $near ->
    [one] { $near } pas
   *[other] { $near } pas
} de sa dernière rangée, et { $fewer ->
    [0] aucune
   *[other] { $fewer }
} quand il en est à { $far }.

rule-captures-share = { $result ->
    [win] Gardez vos pièces : avant chaque coup, voyez ce qu’il laisse prendre. Sur 100 coups qui laissent échapper le gain, { $taken } laissent prendre aussitôt.
   *[draw] Gardez vos pièces : avant chaque coup, voyez ce qu’il laisse prendre. Sur 100 coups qui perdent, { $taken } laissent prendre aussitôt.
}

rule-captures = Avant chaque coup, voyez ce qu’il laisse prendre à l’adversaire.

## The result

drill-won = Gagné !
drill-lost = Perdu.
drill-not-won = Nulle seulement.
drill-held = Nulle tenue !
drill-won-more = Gagné, là où la nulle suffisait !
drill-perfect = Parfait : aucun coup gaspillé.

drill-gave-win = { $written } a laissé échapper le gain.

drill-gave-draw = { $written } a laissé échapper la nulle.

drill-wasted-in-all = { $moves ->
    [one] Vous avez gaspillé { $moves } coup.
   *[other] Vous avez gaspillé { $moves } coups.
}

drill-go-on = n : suite, r : encore, ↑ : revoir.
drill-try-again = r : vers l’erreur, n : suite, ↑ : revoir.
