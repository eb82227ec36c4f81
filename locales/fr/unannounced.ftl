## Des combinaisons qui ne s’annoncent pas : y en a-t-il une ?

trial-title = Non annoncé
trial-menu = exercices
trial-ten = dix questions par série
trial-moves = perdent ?
    .aloud = coups à marquer

trial-name = { $trial ->
    [shot-or-not] Combinaison ou pas ?
    [which-lose] Lesquels perdent ?
    [parry] Parer
   *[your-move] À vous de jouer
}

trial-about = { $trial ->
    [shot-or-not] La moitié des positions cachent une combinaison ; les autres n’en ont que l’air. Jouez la combinaison, ou tapez n pour « rien ici ».
    [which-lose] Trois à cinq coups naturels. Marquez ceux qui perdent sur une combinaison.
    [parry] L’adversaire menace une combinaison. Jouez un coup qui l’empêche ; tout coup sain compte.
   *[your-move] Une position d’une partie de forts joueurs. Que joueriez-vous ? Le score est ce que perd votre coup, en pions.
}

trial-asked = { $trial ->
    [shot-or-not] Y a-t-il une combinaison ? Jouez-la, ou tapez n : rien ici.
    [which-lose] Marquez les coups qui perdent sur une combinaison : ← → change une ligne, Entrée les vérifie tous.
    [parry] Une combinaison menace. Jouez un coup qui l’empêche.
   *[your-move] Que joueriez-vous ?
}
trial-plan-task = Comment le plan continue-t-il ? Jouez un coup qui ne perd pas plus de { $loss } pion.

trial-number = { $number } sur { $of }

trial-holds = tient
    .aloud = pas marqué
trial-loses = perd
    .aloud = marqué perdant
trial-check = Vérifier

trial-right = juste
trial-wrong = faux
trial-over = la série est finie

## Results

trial-responses = trouvées { $hits }, manquées { $misses }, à tort { $alarms }

trial-count = justes : { $right } sur { $all }

trial-mean = perte moyenne { $loss }

trial-set-responses = Justes : { $right } sur { $all }. Combinaisons manquées : { $misses }. Fausses alertes : { $alarms }.

trial-set-count = Justes : { $right } sur { $all }.

trial-set-mean = Perte moyenne { $loss } ; { $right } coups sains sur { $all }.

trial-count-so-far = En { $sets } séries : { $right } sur { $all }.

trial-mean-so-far = En { $sets } séries : perte moyenne { $loss }.

trial-again = Entrée commence une autre série, Échap ramène à la liste.
trial-empty = Il n’y a pas de positions pour cet exercice. Échap sort.

## Verdicts

trial-hit = Juste : c’est la combinaison.

trial-missed = Il y a une combinaison : { $shot }.

trial-missed-by = Pas { $given } : la combinaison est { $shot }.

trial-declined = Juste : il n’y a pas de combinaison en { $depth } demi-coups.

trial-false-alarm = Il n’y a pas de combinaison ici ; { $given } ne gagne rien.

trial-false-alarm-loses = Il n’y a pas de combinaison ici, et { $given } perd { $loss }.

trial-marked = { $wrong ->
    [0] Tout est bien marqué.
    [one] Une marque est fausse.
   *[other] { $wrong } marques sont fausses.
}

trial-choice-loses = perd { $loss }
    .aloud = perd en pions { $loss }
trial-choice-holds = tient

trial-parried = { $given } l’empêche.

trial-not-parried = { $given } ne l’empêche pas : il perd { $loss }.

trial-best = { $given } : aucun coup n’est meilleur.

trial-costs = { $given } perd { $loss }.

trial-line-given = Montré : votre { $first }.

trial-line-threat = Montré : la menace { $first }, si vous aviez passé.

trial-line-choice = Montré : { $first }.

trial-line-best = Montré : le meilleur coup, { $first }.

trial-line-played = Montré : la partie continua par { $first } (perd { $loss }).

trial-go-on = n : suite.
trial-go-on-line = n : suite, ← → jouent la variante.
trial-go-on-lines = n : suite, ← → jouent, ↑ ↓ en montrent une autre.

## Elsewhere

home-unannounced = Non annoncé : combinaison ?

unfinished-trials = { $trial } · question { $number }

give-up-trials = Encore Suppr pour finir la série. Les réponses données restent.

label-unannounced = non annoncé
help-unannounced = des combinaisons qui ne s’annoncent pas
label-nothing = rien ici
help-nothing = il n’y a pas de combinaison ici
