## L’accueil, et ce qui attend d’être repris.

home-title = Accueil
home-menu = s’entraîner
home-clock = bonjour
home-message = mode d’emploi
    .aloud = conseil
home-puzzles = Problèmes : la combinaison

home-review = { $due ->
    [0] Révision : rien aujourd’hui
   *[other] Révision : { $due } aujourd’hui
}

home-endings = Finales : gain et nulle
home-notation = Notation : cases et coups
home-variant = Mon jeu : { $variant }

home-progress = Progrès : courbes et chiffres
home-quit-again = Encore q ou Échap pour quitter.

home-resume = Reprendre : { $what }

home-resume-several = Reprendre : { $count } en cours

home-due = à revoir : { $due }

due-elsewhere = { $due ->
    [one] { $due } révision attend dans un autre jeu : v à l’accueil change de jeu.
   *[other] { $due } révisions attendent dans d’autres jeux : v à l’accueil change de jeu.
}

home-lesson-due = leçon : { $name }

home-how-to = Une touche, ou ↑ ↓ et Entrée.
home-welcome = { $variant ->
    [russian] Dames russes, 8x8
    [brazilian] Dames brésiliennes, 8x8
   *[international] Dames internationales, 10x10
}

home-welcome-advice = Un peu d’exercice chaque jour.
not-saved = non enregistré !

streak = { $days ->
    [0] Bon retour
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

done-today = { $done ->
    [0] aucun exercice aujourd’hui
   *[other] ce jour : { $clean } sur { $done } du 1er coup
}
    .aloud = { $done ->
        [0] aucun exercice aujourd’hui
        [one] aujourd’hui 1 exercice, { $clean } réussi du premier coup
       *[other] aujourd’hui { $done } exercices, { $clean } réussis du premier coup
    }

rating-now = Elo { $rating }

## Due reviews

due-puzzle = { $variant ->
    [russian] problème russe
    [brazilian] problème brésilien
   *[international] problème
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

due-ending = { $variant ->
    [russian] russe : { $ending }
    [brazilian] brésilien : { $ending }
   *[international] { $ending }
}

days-ago = { $days ->
    [0] ce jour
    [1] hier
   *[other] il y a { $days } j
}

## What waits to be resumed

waiting-title = Reprendre
waiting-clock = à reprendre
waiting-menu = en cours
waiting-how-to = Entrée reprend, Suppr abandonne.

unfinished-game = partie, { $opponent }, coup { $number }

unfinished-analysis = { $moves ->
    [one] analyse, { $moves } coup
   *[other] analyse, { $moves } coups
}

unfinished-streak = série, { $solved } résolus

unfinished-sprint = sprint, reste { $left }

unfinished-ending = { $ending }, coup { $number }

unfinished-puzzle = problème, coup { $number }

unfinished-set = pivert, tour { $cycle }, { $done } sur { $size }

give-up-analysis = Analyse non enregistrée. Encore Suppr pour la jeter.
give-up-game = Encore Suppr pour enregistrer la partie sans résultat.
give-up-counted = Encore Suppr pour la compter comme échec.
give-up-uncounted = Encore Suppr pour jeter sans rien noter.

## When progress cannot be saved

trouble-in-memory = Vos progrès ne sont pas enregistrés : { $reason }. Vous pouvez quand même vous entraîner.

trouble-damaged = Votre fichier de progrès était abîmé ({ $reason }). Il est gardé sous { $file } ; un nouveau a été commencé.

trouble-fewer = Votre fichier de progrès avait { $had } exercices et en a { $has } maintenant. A-t-il été remplacé, ou copié sans son fichier -wal ?

trouble-mended = Un index de votre fichier de progrès était abîmé et a été refait. Rien n’est perdu.

trouble-faulty = Votre fichier de progrès a un défaut ({ $fault }). Sauvez ce qui se lit : damier progress export --json > copy.json

trouble-file = Les parties et les exercices en cours ne sont pas enregistrés : { $reason }.

trouble-unfinished = Un exercice en cours ne peut pas être lu et ne figure pas dans la liste : { $reason }.

trouble-unreadable = { $attempts ->
    [one] { $attempts } exercice de votre historique est illisible. Il est gardé mais pas compté.
   *[other] { $attempts } exercices de votre historique sont illisibles. Ils sont gardés mais pas comptés.
}

exercises-lost = { $exercises ->
    [one] { $exercises } exercice n’a pas pu être enregistré et est perdu : { $reason }
   *[other] { $exercises } exercices n’ont pas pu être enregistrés et sont perdus : { $reason }
}

## What to work on

advice-begin = Commencez par quelques problèmes.

advice-review = { $due ->
    [one] À travailler : la révision du jour.
   *[other] À travailler : les { $due } révisions du jour.
}

advice-theme = À travailler : les problèmes « { $theme } ».
advice-explained = {" "}w l’explique.

advice-ending = À travailler : la finale { $ending }.

advice-regularity = À travailler : plus de jours par semaine.
advice-go-on = Aucun point faible ne ressort.
