## Les modes des problèmes, et le formulaire où on les choisit.

modes-title = Problèmes : choix
modes-menu = entraînement
modes-clock = problèmes
modes-start = Commencer
modes-how-to = Entrée commence

## Modes

plan-name = { $plan ->
    [practice] exercice
    [review] révision
    [streak] série
    [sprint] sprint, { $minutes } minutes
    [woodpecker] pivert
   *[blind] à l’aveugle
}

plan-rules = { $plan ->
    [practice] Des problèmes à votre niveau, l’un après l’autre. Aucun autre mode ne change ce classement.
    [review] Vos erreurs à revoir aujourd’hui. Il n’y a rien d’autre à choisir.
    [streak] Chaque problème est plus dur que le précédent. La première erreur y met fin ; n en saute un, une seule fois.
    [sprint] Le plus possible en { $minutes } minutes. Erreur -{ $penalty } s, { $row } de suite +{ $bonus } s.
    [woodpecker] Une série fixe, encore et encore, plus vite et avec moins d’erreurs à chaque tour. Reprenez-la n’importe quel jour.
   *[blind] Le damier reste vide : lisez la liste des pièces et tapez les coups. Peu de pièces d’abord ; ce mode a son propre classement.
}
plan-practice-set-rules = Les problèmes de votre recueil, l’un après l’autre. Ils comptent pour votre classement.

## The form

modes-mode = mode
modes-set = recueil
modes-theme = thème
modes-rating = Elo
modes-range = de-à
modes-length = longueur
modes-source = source
modes-mirror = miroir
modes-goal = but
modes-any = tout

new-set = nouvelle série de { $size }

old-set = reprendre : tour { $cycle }, { $done } sur { $size }

mirror-never = tels quels
mirror-random = en miroir au hasard
goal-named = annoncé
goal-hidden = non annoncé
band-mine = autour du mien
band-easy = facile
band-hard = difficile
band-range = de … à …
length-any = toutes
length-1 = 1 coup à trouver
length-2 = 2 coups
length-3 = 3 coups
length-4 = 4 ou plus
origin-name = { $origin ->
    [games] parties de tournoi
    [self-play] parties du moteur
    [endings] finales
    [compositions] positions construites
   *[own] mes parties
}

puzzle-count = { $name } ({ $count })

fitting = { $count ->
    [0] Aucun problème ne convient.
    [one] { $count } problème convient.
   *[other] { $count } problèmes conviennent.
}

due-today = { $due ->
    [0] Aucune révision aujourd’hui.
   *[other] À revoir aujourd’hui : { $due }.
}

## Choices that no puzzle fits

no-single-obstacle = Même sans l’un des choix, aucun problème ne convient : changez-en deux ou plus.
change-it = m change votre choix.

obstacle = { $count ->
    [one] Sans « { $choice } », { $count } convient.
   *[other] Sans « { $choice } », { $count } conviennent.
}

obstacle-ratings = classement { $least }-{ $most }

obstacle-length = longueur { $moves }

obstacle-length-least = longueur { $moves } ou plus

left-out = { $lines ->
    [one] Une ligne de vos problèmes est laissée de côté : { $reason }.
   *[other] { $lines } lignes de vos problèmes sont laissées de côté, d’abord { $reason }. "damier puzzles list" les montre toutes.
}

no-range = Pas de fourchette de classements.
range-missing = Descendez à de-à et tapez le classement le plus bas et le plus haut : 1200-1600.

range-wrong = « { $typed } » n’est pas une fourchette : tapez le classement le plus bas et le plus haut, comme 1200-1600.

## A streak

streak-count = { $solved } de suite

streak-count-best = { $solved } de suite · record { $best }

skip-left = n saute celui-ci, une fois
no-skip-left = plus de saut
no-help-in-run = Ni indices ni solutions ici : ne compte que ce que vous trouvez vous-même.
no-skipping = On ne saute pas ici : jouez un coup.

streak-over = Série finie : { $solved } de suite.

streak-over-best = Série finie : { $solved } de suite. Votre record est { $best }.

streak-over-record = Série finie : { $solved } de suite, nouveau record (avant { $best }).

missed-title = manqués

missed-line = { $moves ->
    [one] { $id }  { $moves } coup
   *[other] { $id }  { $moves } coups
}

missed-how-to = Entrée en rejoue un, l les travaille tous, n recommence.
missed-back = n ou Échap ramène à la liste.
label-train-missed = revoir les manqués
help-train-missed = après une série ou un sprint, travailler les manqués ensemble

run-again = n recommence, s montre la solution, m change le mode.

## A sprint

sprint-count = { $solved } justes, { $errors } faux

sprint-row = { $row } de suite ; { $needed } : +{ $bonus } s, erreur : -{ $penalty } s

sprint-right = Juste.
sprint-bonus = Juste. { $row } de suite : +{ $bonus } s !

sprint-wrong = Faux, -{ $penalty } s : c’était { $solution }.

puzzle-time-over = fini

sprint-over = Temps écoulé : { $solved } résolus, { $errors } faux, meilleure suite { $longest }.

sprint-left = Sprint arrêté : { $solved } résolus, { $errors } faux, meilleure suite { $longest }.

sprint-first = Votre premier sprint de ce genre.
sprint-best = Votre record est { $best }.
sprint-record = Nouveau record (avant { $best }).

## A set of the woodpecker

cycle-count = tour { $cycle } : { $done } sur { $size } · { $errors } faux

cycle-time = temps { $time }

cycle-time-before = temps { $time } · avant { $before }

cycle-over = Le tour { $cycle } est fini.

cycle-line = tour { $cycle } : { $time }, { $errors } faux

## Keys

label-modes = modes
help-modes = choisir les problèmes : mode, thème, classement, longueur, source
help-walk-solution = avancer et reculer dans la solution ; ↑ ↓ : autre défense
help-first = au début de la solution
help-last = à la fin de la solution

practice-left = { $done ->
    [one] { $done } problème
   *[other] { $done } problèmes
} : { $clean } du premier coup.
