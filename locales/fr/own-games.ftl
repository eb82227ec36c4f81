## Les parties du joueur, fouillées pour y trouver combinaisons manquées et finales gâchées.

own-title = Vos parties
own-form = vos parties
own-state = recherche
home-own = Vos parties : coups manqués
own-no-work = rien à faire
own-start = chercher
own-no-file = Tapez d’abord le chemin d’un fichier avec vos parties.
own-no-name = Tapez votre nom tel qu’il figure dans les parties, ou une partie de ce nom.
own-reading = Lecture du fichier …
own-here = Entrée : chercher dans vos parties les combinaisons manquées et les finales gâchées.
own-about-puzzles = Combinaisons manquées : problèmes,
own-about-drills = finales gâchées : exercices.

own-none = rien
ending-form-own = à vous

## The form: what stands before the values, and what they mean.

own-file = fichier
    .help = Le chemin d’un fichier PDN avec vos parties. Tab le complète.
    .help-aloud = Le chemin d’un fichier PDN avec vos parties.
own-name = nom
    .help = Votre nom tel qu’il figure dans les parties, ou une partie de ce nom.
own-work = moteur
    .help = ← → met le moteur en pause ou au travail. Il attend quand votre entraînement en a besoin. Les parties finies restent finies.

work-paused = en pause
work-running = au travail

## How far the search has come

own-done-count = { $games ->
    [one] { $games } partie fouillée
   *[other] { $games } parties fouillées
}

own-waiting-short = { $games ->
    [one] { $games } partie attend
   *[other] { $games } parties attendent
}

own-waiting = { $games ->
    [one] { $games } de vos parties attend d’être fouillée : y.
   *[other] { $games } de vos parties attendent d’être fouillées : y.
}

own-found = { $puzzles ->
    [one] { $puzzles } nouveau problème
   *[other] { $puzzles } nouveaux problèmes
}, { $drills ->
    [one] { $drills } nouvel exercice
   *[other] { $drills } nouveaux exercices
}

own-nothing-missed = aucune combinaison manquée et aucune finale gâchée

own-losses = { $moves ->
    [one] Votre unique coup a perdu
   *[other] Vos { $moves } coups ont perdu
} { $mean } pion en moyenne, vus rapidement ({ $nodes } positions par coup). Le pire : { $number }. { $written }, qui perd { $loss }, dans { $game }. Ouvrez cette partie dans Analyse (a) et tapez o : on y regarde plus longtemps et toute erreur est marquée.

own-no-losses = { $moves ->
    [one] Votre unique coup n’a rien perdu
   *[other] Vos { $moves } coups n’ont rien perdu
}, vus rapidement ({ $nodes } positions par coup). Ouvrez une partie dans Analyse (a) et tapez o : on y regarde plus longtemps et toute erreur est marquée.

own-done-losses = Vos parties : { $done } fouillées, { $found }. y dit ce que vos coups ont perdu.

own-game = { $white } contre { $black }

own-game-dated = { $white } contre { $black }, { $date }

own-game-in-file = { $file }, partie { $number } : { $game }

own-found-short = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}, { $drills ->
    [one] { $drills } exercice
   *[other] { $drills } exercices
}

own-tally = { $of ->
    [one] { $done } sur { $of } partie, { $found }
   *[other] { $done } sur { $of } parties, { $found }
}

own-done = Vos parties : { $done } fouillées, { $found }.

## In the last line of every screen

own-going = vos parties { $bar } { $done }/{ $of }

own-held = parties en attente { $done }/{ $of }

own-held-short = attend { $done }/{ $of }

own-done-line = vos parties : { $found }

## What a file brought

own-added = { $games ->
    [one] { $games } de vos parties, { $new } nouvelle.
   *[other] { $games } de vos parties, { $new } nouvelles.
}

own-added-skipped = { $games ->
    [one] { $games } de vos parties, { $new } nouvelle.
   *[other] { $games } de vos parties, { $new } nouvelles.
} { $skipped ->
    [one] Une a été laissée de côté : { $reason }.
   *[other] { $skipped } ont été laissées de côté, la première : { $reason }.
}

own-failed = Vos parties ne peuvent pas être enregistrées : { $reason }.

## Drills from the player's own games

own-drill-name = { $number }/{ $of } { $drill }

own-drill-source = { $role ->
    [win] Vous avez laissé échapper le gain dans { $white } contre { $black }
   *[hold] Vous avez laissé échapper la nulle dans { $white } contre { $black }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}{ $number ->
    [0] {""}
   *[other] , coup { $number }
}.
