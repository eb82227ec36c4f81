## Mode parlé : l’entraîneur en lignes, pour la voix, le braille et les scripts.

plain-hello = { -damier }, mode parlé : une ligne à l’entrée, des phrases entières à la sortie. Tapez aide pour l’aide, quitter pour sortir.
plain-bye = { $kept ->
    [kept] { -damier } se ferme. Ce qui est en cours est gardé.
   *[other] { -damier } se ferme.
}

plain-parted = { $counts ->
    [counts] Vous avez quitté l’exercice : il compte tel quel et n’est pas mis de côté.
   *[other] Vous avez quitté l’exercice : il ne compte pas et n’est pas mis de côté.
}

plain-again = { $times ->
    [2] Encore : { $text }
   *[other] Encore, { $times } fois : { $text }
}

plain-screen = Écran : { $title }

plain-type-move = Tapez le coup, comme { $played }.

plain-with-state = { $line }, { $state }

plain-state = { $state ->
    [kept] réussi et acquis
    [passed] réussi
    [due] à revoir
    [begun] en cours
   *[tried] essayé
}

plain-moved = Une pièce va de { $from } à { $to }.

plain-labelled = { $label } : { $text }

plain-numbered = { $place }. { $text }

plain-chosen = Choisi : { $text }

plain-row = { $name } : { $value }
plain-row-empty = vide
plain-page = { $page }, page { $place } sur { $pages }

plain-row-values = { $name }, au choix : { $values }. Actuellement : { $value }. Tapez { $row } et le numéro d’une valeur.
plain-row-many = { $name }, { $values } valeurs au choix. Actuellement : { $value }. Tapez { $row } et le numéro d’une valeur :

plain-row-text = { $name } est un texte : { $value }. Tapez { $row } et le texte, ou { $row } et un point pour le vider.

plain-no-row = Il n’y a pas de { $row }. Tapez un nombre de 1 à { $rows }.

plain-no-value = La ligne { $row } prend un numéro de 1 à { $values }, ou le début d’une valeur ; { $row } seul dit les valeurs.

plain-text-row = Pour un texte, tapez d’abord le numéro de sa ligne : { $row } { $typed }.

plain-more = encore { $count } : tapez liste pour tout entendre.

plain-nothing-changed = Rien n’a changé.
plain-nothing-happened = Rien ne s’est passé : tapez un coup comme { $played }.
plain-done = Fait.
plain-cancelled = Annulé.
plain-go-on = Vous pouvez taper { $words }.
plain-no-list = Il n’y a pas de liste ici.
plain-no-steps = Il n’y a rien à parcourir ici.
plain-no-clock = Aucune pendule ne tourne ici.
plain-no-pieces = Aucune pièce n’est montrée.
plain-no-moves-told = Cet exercice ne liste pas les coups.
plain-no-last = Aucun coup n’a été joué.
plain-last-now = Le dernier coup est maintenant : { $played }
plain-no-score = Aucun coup n’est écrit ici.
plain-nothing-to-repeat = Rien n’a encore été dit.

plain-unknown = « { $typed } » ne veut rien dire ici. Attendu : { $expected }.

plain-not-now = « { $word } » ne fait rien maintenant.
plain-capture-ends = Une prise nomme la case où la pièce se pose, pas celle qu’elle prend.
plain-is-over = C’est fini : suite continue.
plain-step-over = Cette étape est finie : une ligne vide continue.

plain-move-before = Le coup d’avant : { $played }
plain-move-avoided = Un coup évité dans la partie : { $played }

plain-better = { $side ->
    [white] Avantage aux Blancs
   *[black] Avantage aux Noirs
}, en pions : { $men }
plain-even = Aucun camp n’est mieux

plain-back-at-start = Retour au début du problème.

plain-stops-early = { $played } s’arrête trop tôt : la prise continue.

plain-pair = { $one } et { $other }

plain-line = La suite : { $moves }.
plain-wrong-answer = Faux.

plain-new-board = Autre position :

plain-typed = « { $word } »

plain-several = « { $typed } » peut être { $words }.

plain-usage = { $typed } se tape ainsi : { $wanted }.

plain-expected-move = un coup comme { $played }
plain-expected-number = un numéro de la liste
plain-expected-places = rangée et place, comme 6 2
plain-expected-answer = la réponse
plain-expected-help = aide

plain-place = rangée { $row }, place { $place }

plain-marked = { $mark ->
    [right] Justes :
    [wrong] Faux :
    [taken] Pris :
    [asked] La bonne réponse est
    [given] Vous avez montré
   *[hint] Marqués :
} { $squares }.

plain-by-place = Dites-le par rangées et places : les rangées se comptent du côté des Noirs, les places depuis la gauche des Blancs. « à 6 2 » est la rangée 6, place 2.

plain-which-move = { $count ->
    [one] Un coup
   *[other] Plusieurs coups
} : { $text }. Tapez le numéro.

plain-no-move-of = Aucun coup régulier ne commence en { $square }.

## The clock

plain-left = reste { $time }.

plain-used = Temps utilisé : { $time }.
plain-time-is-up = Le temps est écoulé.

plain-time = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] { $seconds ->
        [0] 1 minute
        [1] 1 minute 1 seconde
       *[other] 1 minute { $seconds } secondes
    }
   *[other] { $seconds ->
        [0] { $minutes } minutes
        [1] { $minutes } minutes 1 seconde
       *[other] { $minutes } minutes { $seconds } secondes
    }
}

## A position in sentences

spoken-piece = { $piece ->
    [white-man] pion blanc
    [white-king] dame blanche
    [black-man] pion noir
   *[black-king] dame noire
}

spoken-pieces = { $pieces ->
    [white-man] Pion blanc
    [white-men] Pions blancs
    [white-king] Dame blanche
    [white-kings] Dames blanches
    [black-man] Pion noir
    [black-men] Pions noirs
    [black-king] Dame noire
   *[black-kings] Dames noires
} { $squares }.

spoken-no-pieces = { $pieces ->
    [white-men] Pas de pion blanc
    [white-kings] Pas de dame blanche
    [black-men] Pas de pion noir
   *[black-kings] Pas de dame noire
}.

spoken-empty = vide

spoken-on = { $square } { $content }

spoken-square = { $on }. Voisines : { $neighbours }.

spoken-no-square = « { $typed } » n’est pas une case de ce damier.

spoken-row = Rangée { $row }, { $first } à { $last } : { $contents }.

spoken-no-row = Les rangées vont de 1 à { $rows }, depuis le côté des { $board ->
    [ten] Noirs
   *[eight] Blancs
}.

spoken-diagonal = Diagonale { $first } à { $last } : { $squares }.

spoken-move = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $from } à { $to }.

spoken-capture = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $path }, { $taken }.

spoken-notation = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $played }{ $taken }.

spoken-crowned = La pièce devient dame.

spoken-to = { $from } à { $to }

spoken-range = { $first } à { $last }

spoken-takes = { $from } prend en { $to }

spoken-men = { $men ->
    [1] un pion
    [2] deux pions
    [3] trois pions
    [4] quatre pions
    [5] cinq pions
    [6] six pions
    [7] sept pions
    [8] huit pions
    [9] neuf pions
   *[other] { $men } pions
}

spoken-kings = { $kings ->
    [1] une dame
    [2] deux dames
    [3] trois dames
    [4] quatre dames
    [5] cinq dames
   *[other] { $kings } dames
}

spoken-must = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}, prise obligatoire : { $ways ->
    [one] une façon
   *[other] { $ways } façons
}.

spoken-turn = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}.

spoken-undone = Annulé : { $played }
spoken-before = Retour avant { $played }

spoken-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
} : { $moves }.
spoken-no-moves = Aucun coup régulier.
spoken-no-captures = Aucune prise n’est possible.

spoken-sign = { $sign ->
    [mark] , bon
    [mark-mark] , excellent
    [query] , une erreur
    [query-query] , une gaffe
    [mark-query] , semble bon, peut être mauvais
   *[query-mark] , semble mauvais, peut être bon
}

## Help

plain-help-title = Ce qu’on peut taper :
plain-help-line = Une ligne vide vaut Entrée. Un mot peut être abrégé. Une lettre seule est une touche de cet écran ; après une barre, comme /p, c’est une question sur le damier.
plain-help-moves = Coups : { $played } ou sans le signe ; prises avec x ou « prend », et avec les cases entre les deux s’il y a deux chemins.
plain-help-square = Une case seule liste ses coups.
plain-help-form = Formulaire : un numéro dit les valeurs d’une ligne ; une ligne et une valeur la changent, comme 2 3.
plain-help-board = Damier : tapez un coup, ou pièces, case { $square }, rangée 5, coups, prises, dernier, pendule, où.
plain-help-exercise = Damier : tapez un coup, ou pièces, case { $square }, rangée 5, dernier, pendule, où.
plain-help-list = Liste : un numéro choisit une ligne ; haut et bas s’y déplacent.
plain-help-text = Tapez le texte : il remplace l’ancien. Une ligne vide le laisse tel quel, « retour » l’abandonne.
plain-help-boards = Damiers : un numéro mène à ce damier, n au suivant ; coups { $square } liste les coups d’une case.
plain-help-keys = Touches : { $keys }.
plain-help-board-words = Sur le damier : { $words }.
plain-help-words = Partout : { $words }.
plain-help-more = « aide { $word } » explique un mot, « aide { $all } » tous les mots.
plain-help-all = tout
plain-no-help = Il n’y a pas d’aide sur « { $about } » : le mot aide seul dit ce qui peut être tapé.
plain-home-list = Tapez liste pour les { $count } choses à faire.

plain-help-command = { $keys } : { $help }.

plain-word = { $word ->
    [pieces] pièces
    [square] case
    [row] rangée
    [diagonals] ligne
    [moves] coups
    [captures] prises
    [last] dernier
    [score] feuille
    [clock] pendule
    [where] où
    [say] répéter
    [read] lire
    [list] liste
    [help] aide
    [board] damier
    [speech] parole
    [style] style
    [at] à
    [up] haut
    [down] bas
    [left] gauche
    [right] droite
    [start] début
    [end] fin
    [enter] entrée
    [back] retour
    [delete] supprimer
    [keep] garder
    [home] accueil
   *[quit] quitter
}

plain-word-help = { $word ->
    [pieces] toutes les pièces ; « pièces blanc », « pièces noir dames » pour certaines
    [square] une case et ses voisines, comme case 28
    [row] une rangée, depuis 1 du côté des Noirs, ou sur 64 cases par le chiffre du nom des cases ; comme rangée 5
    [diagonals] les diagonales d’une case, comme ligne 28
    [moves] les coups réguliers ; « coups 32 » pour ceux d’une pièce
    [captures] les prises
    [last] le dernier coup
    [score] les coups joués
    [clock] la pendule et ce qui est compté
    [where] quel écran c’est, ce qui est demandé, qui a le trait
    [say] la dernière réponse encore
    [read] tout le message de l’écran, ou les suites du moteur
    [list] toute la liste
    [help] cette aide
    [board] un diagramme simple pour le braille, une lettre par case : w et b sont des pions, W et B des dames, le tiret une case vide
    [speech] le niveau de détail : parole 0, 1 ou 2
    [style] comment les coups sont dits : style 1 est 32-28, 2 est 32 28, 3 est 32 à 28
    [at] montre des cases par rangée et place, comme à 6 2
    [up] la ligne au-dessus, ou la précédente
    [down] la ligne au-dessous
    [left] un pas en arrière, ou la valeur d’avant
    [right] un pas en avant, ou la valeur suivante
    [start] au début d’une partie ou d’une solution
    [end] à sa fin, ou au-delà des étapes d’une leçon
    [enter] comme une ligne vide
    [back] retour, ou ce qui est tapé ou choisi est oublié
    [delete] abandonne ou enlève ce qui est choisi
    [keep] garde un problème dans un recueil
    [home] à l’accueil
   *[quit] quitte le programme, et dit ce qui est gardé
}

plain-move-to = à|a|en
plain-move-takes = prend|prends
plain-white-words = blanc|blancs|blanche|blanches|b
plain-black-words = noir|noirs|noire|noires|n
plain-men-words = pions|pion|p
plain-king-words = dames|dame|d
plain-other-words = { $command ->
    [resign] abandonner|j’abandonne
    [next] suivant|suivante|continuer
    [progress] progression|progrès
   *[board] diagramme
}

plain-speech-is = { $length ->
    [0] La parole est brève : ce qui arrive, et la première phrase.
    [1] La parole est normale.
   *[2] La parole est complète : avec pendules et compteurs.
}

plain-style-is = Les coups sont dits ainsi : { $style ->
    [1] 32-28, 1x12
    [2] 32 28, 1 prend en 12
   *[3] 32 à 28, 1 prend en 12
}.

plain-arrow = { $arrow ->
    [up] haut
    [down] bas
    [left] gauche
   *[right] droite
}

plain-right = Juste :
plain-wrong = Faux :

plain-of = sur
plain-range = à
plain-pause = ,
plain-king = dame { $square }

plain-sign = { $sign ->
    [exclamation] point d’exclamation
    [question] point d’interrogation
    [asterisk] astérisque
    [ampersand] esperluette
    [plus] signe plus
    [hyphen] tiret
    [slash] barre oblique
   *[equals] signe égal
}

plain-double = double { $sign }

spoken-due-reason = { $reason ->
    [missed] manqué
    [thrown] gâché
    [helped] résolu avec aide
    [slow] résolu lentement
   *[known] résolu
}
spoken-days-ago = { $days ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $days } jours
}

plain-puzzle = problème
plain-none = aucun
plain-plus-minus = plus ou moins

## What the screen writes in few characters or for eyes, as it is said

spoken-ending-kings = { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
spoken-ending-men = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
spoken-ending-force = { $kings } et { $men }
spoken-ending = { $strong } contre { $weak }

spoken-times-before = aux séances d’avant, la dernière d’abord : { $times } secondes
spoken-trend = { $skill }, { $mode } : séances { $sessions }, juste { $right }, à la dernière la moitié des réponses en moins de { $time }
spoken-missed = réponses fausses : { $items }
spoken-slowest = les plus lents : { $items }

spoken-row-unnamed = Rangée { $row } : { $contents }.
spoken-places = rangée { $row }, { $count ->
    [one] place
   *[other] places
} { $places }
plain-names-hidden = Cet exercice demande les noms des cases : pièces et rangée disent des places.

spoken-opening-unselected = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
spoken-opening-selected = { $games ->
    [one] { $games } de recueils
   *[other] { $games } de recueils
}
spoken-opening-programs = { $games ->
    [one] { $games } entre programmes
   *[other] { $games } entre programmes
}
spoken-opening-better = { $side ->
    [white] avantage aux Blancs
   *[black] avantage aux Noirs
}, en pions : { $men }
spoken-opening-even = égalité
spoken-opening-own = { $games ->
    [one] { $games } de vos parties
   *[other] { $games } de vos parties
} : gagnées { $won }, nulles { $drawn }, perdues { $lost }

## The engine in an analysis

spoken-comment = Commentaire : { $text }

plain-engine-on = Le moteur travaille : suites dit ce qu’il trouve.
plain-engine-no-line = Le moteur n’a pas encore trouvé de suite : redemandez.
plain-engine-hidden = On dit ici ce qui se joue, au lieu des suites du moteur : z les redit.
plain-more-moves = encore { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} : lire dit tout.
