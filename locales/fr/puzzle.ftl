## Problèmes et révisions.

plan-title = { $plan ->
    [practice] Problèmes
    [review] Révision
    [streak] Série
    [sprint] Sprint { $minutes } min
    [woodpecker] Pivert
   *[blind] À l’aveugle
}
review-done = Plus de révision aujourd’hui. q mène à l’accueil.

## The task

task-men = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent et gagnent { $men ->
    [one] un pion
   *[other] { $men } pions
}.

task-win = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent et gagnent.

task-promote = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent et vont à dame.

task-draw = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent et tiennent la nulle.

goal-men = gagner { $men ->
    [one] un pion
   *[other] { $men } pions
}
goal-win = gagner la partie
goal-promote = aller à dame
goal-draw = tenir la nulle

status-dual = Un autre coup est aussi bon.
status-unproven = La solution n’est pas prouvée.

## Verdicts

puzzle-good = Bien. Continuez.
puzzle-right = Résolu !
puzzle-plays-out = La suite est jouée :
puzzle-equally-good = Aussi bon ! s montre le coup du problème.
puzzle-undecided = Pas de verdict net sur ce coup. Il ne compte pas : essayez-en un autre.
puzzle-engine-failed = Le moteur a échoué sur ce coup. Il ne compte pas : essayez-en un autre.
puzzle-more-to-find = Cela gagne, mais il y a mieux. Un autre essai est gratuit.
puzzle-thrown = L’avantage est perdu.

puzzle-loses = { $men ->
    [1] Un pion de moins qu’au meilleur coup.
    [2] Deux pions de moins qu’au meilleur coup.
    [3] Trois pions de moins qu’au meilleur coup.
    [4] Quatre pions de moins qu’au meilleur coup.
    [5] Cinq pions de moins qu’au meilleur coup.
    [6] Six pions de moins qu’au meilleur coup.
    [7] Sept pions de moins qu’au meilleur coup.
    [8] Huit pions de moins qu’au meilleur coup.
    [9] Neuf pions de moins qu’au meilleur coup.
   *[other] { $men } pions de moins qu’au meilleur coup.
}

basis-proven = { " " }(prouvé)
basis-depth = { " " }(profondeur{"\u00A0"}{ $depth })
    .aloud = { "" }

## What to do

puzzle-solution = Voici la solution.
puzzle-try-again = r ou un coup : nouvel essai, s : solution.
    .aloud = Le damier montre la fin de cette suite. Un coup se joue depuis le début ; r y revient, s montre la solution.
blind-pieces = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $pieces }

unannounced-title = À vous de jouer
unannounced-task = Trouvez le meilleur coup des { $side ->
    [white] Blancs
   *[black] Noirs
}.

puzzle-go-on = n : suite, ← → : revoir.

hint-piece = Indice : regardez la pièce en { $from }.

hint-one-capture = Indice : vous devez prendre, et une seule prise est régulière.
hint-captures = Indice : { $ways } prises sont régulières ; après la bonne, les { $side ->
    [white] Blancs
   *[black] Noirs
} ne peuvent rien prendre.
hint-captures-answered = Indice : { $ways } prises sont régulières ; après chacune, voyez ce que les { $side ->
    [white] Blancs
   *[black] Noirs
} peuvent prendre. Après la bonne aussi, il y a quelque chose.
hint-threat = Indice : si les { $side ->
    [white] Blancs
   *[black] Noirs
} avaient le trait, la pièce en { $by } pourrait prendre { $count ->
    [one] la pièce en { $squares }
   *[other] les pièces en { $squares }
}.
hint-end = Indice : après le bon coup, les { $side ->
    [white] Blancs
   *[black] Noirs
} n’ont aucun coup régulier.
hint-king = Indice : aucune de vos pièces n’est en prise ; le bon coup fait une dame.
hint-offer = Indice : aucune de vos pièces n’est en prise ; le bon coup oblige les { $side ->
    [white] Blancs
   *[black] Noirs
} à prendre.
hint-careless = Indice : après { $careless } de vos { $of } coups, les { $side ->
    [white] Blancs
   *[black] Noirs
} peuvent prendre quelque chose ; après le bon, rien.
hint-aim = Indice : aucune de vos pièces n’est en prise ; le bon coup menace de prendre { $count ->
    [one] la pièce en { $squares }
   *[other] les pièces en { $squares }
}.
hint-quiet = Indice : aucune pièce ne peut être prise, ni maintenant ni après le bon coup.

hint-square = Indice : de { $from } en { $to }.

hint-move = Indice : { $line }.

fork-defences = ↑ ↓ défenses : { $moves }
fork-right = ↑ ↓ bons coups : { $moves }

## Beside the clock

puzzle-before = l’adversaire …
puzzle-before-avoided = évité …
judge-thinks = jugement …
playing = regardez …
puzzle-refuted = réfuté
puzzle-solved = résolu
puzzle-shown = montré

puzzle-rating = problème { $rating } ±{ $deviation }
    .aloud = problème : Elo { $rating }, à { $deviation } près

you-rating = vous { $rating }
    .aloud = vous : Elo { $rating }

no-more-hints = C’était le dernier indice.

tally = { $clean } sur { $done } du 1er coup

your-rating = Classement

## Where a puzzle comes from

puzzle-players = { $white } - { $black }

puzzle-players-event = { $white } - { $black }, { $event }

puzzle-avoided = { $side ->
    [white] La position ne naît qu’après { $avoided }, que les Blancs ont évité dans la partie.
   *[black] La position ne naît qu’après { $avoided }, que les Noirs ont évité dans la partie.
}

puzzle-threat = { $side ->
    [white] Une menace : dans la partie, c’était aux Blancs de jouer.
   *[black] Une menace : dans la partie, c’était aux Noirs de jouer.
}

made-self-play = d’une partie du moteur contre lui-même
made-endings = des tables de finales
made-constructed = construit par le programme
made-composition = une composition

made-composition-event = composition, { $event }

## Reviews

still-due = { $due } à revoir

put-off-all = { $items ->
    [one] Vous l’aviez remis à plus tard, et il ne reste rien d’autre à revoir aujourd’hui.
   *[other] Il ne reste aujourd’hui que les { $items } remis à plus tard.
}

put-off = { $items } remis à la fin.
