## Notation

notation-title = Notation

## Choosing what to train

notation-pane = notation
notation-setup = entraînement
notation-start = Commencer
notation-how-to = mode d’emploi
notation-skill = exercice
notation-bottom = en bas
    .aloud = en bas du damier dessiné
notation-time = temps
notation-plies = coups
notation-numbers = noms
notation-enter-starts = Entrée commence

notation-30-seconds = 30 secondes
notation-no-clock = sans pendule
notation-names-nowhere = nulle part
notation-names-at-the-edge = au bord
notation-names-everywhere = partout

notation-moves-each = { $moves } de chaque camp

skill-name = { $skill ->
    [find-square] trouver la case
    [name-square] nommer la case
    [make-move] jouer le coup
    [write-move] écrire le coup
    [blind] à l’aveugle
   *[signs] signes
}
skill-help = { $skill ->
    [find-square] On vous donne le nom d’une case : allez-y avec les flèches et Entrée, ou cliquez dessus.
    [name-square] Une case est marquée ? : tapez son nom et Entrée.
    [make-move] On vous donne un coup écrit : jouez-le sur le damier, aux flèches ou à la souris. De deux prises de mêmes extrémités, c’est le chemin écrit qui compte.
    [write-move] Un coup est joué sur le damier : écrivez-le. Une prise s’écrit avec x ; si deux ont les mêmes extrémités, ajoutez les cases entre elles ou les pièces prises.
    [blind] Vous voyez les coups d’une partie depuis le début, un par un, sans damier. Puis dites ce qu’il y a sur une case.
   *[signs] Écrivez le signe de ce qui s’est passé (x - + = ! ? * a.l.) ; choisissez le sens d’un signe par son chiffre.
}
    .aloud = { $skill ->
        [find-square] On vous donne le nom d’une case : tapez sa rangée, à partir de 1 du côté des Noirs, et sa place dans la rangée, à partir de 1 à la gauche des Blancs, comme 6 2.
        [name-square] On vous donne la rangée d’une case, à partir de 1 du côté des Noirs, et sa place dans la rangée, à partir de 1 à la gauche des Blancs : tapez son nom.
        [make-move] On vous donne un coup écrit : tapez rangée et place de chacune de ses cases, comme 6 2 5 2. Si deux prises ont les mêmes extrémités, c’est le chemin écrit qui compte.
        [write-move] Un coup est joué sur le damier : écrivez-le. Une prise s’écrit avec x ; si deux ont les mêmes extrémités, ajoutez les cases entre elles ou les pièces prises.
        [blind] Vous entendez les coups d’une partie depuis le début, un par un, sans damier. Puis dites ce qu’il y a sur une case.
       *[signs] Écrivez le signe de ce qui s’est passé, comme x pour une prise ou un tiret pour un coup sans prise ; si l’on demande le sens d’un signe, choisissez-le par son numéro.
    }

## Titles of panes

notation-message = réponse
notation-results = résultat
notation-trend = évolution

## During a session

notation-left = temps restant
notation-ends = Échap termine

notation-count-right = { $count ->
    [one] { $count } juste
   *[other] { $count } justes
}

notation-count-wrong = { $count ->
    [one] { $count } faux
   *[other] { $count } faux
}

notation-prompt-square = case
notation-prompt-sign = signe
notation-point = flèches et Entrée, ou clic
    .aloud = Tapez rangée et place de chaque case, comme 6 2.
notation-make = jouez-le : flèches et Entrée, ou souris
    .aloud = Tapez rangée et place de chaque case, comme 6 2.
notation-go-on = Entrée : continuer
notation-read = Entrée : coup suivant, ← : précédent
notation-ask = Entrée : où sont les pièces ?
notation-revealed = Entrée : une autre partie
notation-again = Entrée : encore, Échap : autre choix

## Questions

notation-name-it = Quelle case est marquée ?
notation-write-it = Écrivez le coup joué.

where-is = Où est { $square } ?

what-stands-on = Qu’y a-t-il en { $square } ?

make-move = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent { $written } : faites le coup.

sign-question = Que veut dire { $sign } ?

moves-read = { $shown } coups lus sur { $all }

contents = { $piece ->
    [white-man] un pion blanc
    [white-king] une dame blanche
    [black-man] un pion noir
    [black-king] une dame noire
   *[nothing] rien
}

## The meaning of each sign as an answer, and the question for it

sign-meaning = { $sign ->
    [quiet] un coup sans prise
    [capture] une prise
    [win] gagne la partie
    [draw] fait nulle
    [good] un bon coup
    [very-good] un très bon coup
    [bad] un mauvais coup
    [very-bad] un très mauvais coup
    [interesting] semble bon, peut être mauvais
    [dubious] semble mauvais, peut être bon
    [forced] forcé : tout le reste perd
    [ad-libitum] tout chemin, même résultat
    [wins-man] gagne un pion
    [loses-man] perd un pion
   *[nag] une remarque numérotée
}
sign-asked = { $sign ->
    [quiet] Un coup sans prise : quel signe ?
    [capture] Une pièce est prise : quel signe ?
    [win] La partie est maintenant gagnée : quel signe ?
    [draw] La partie est maintenant nulle : quel signe ?
    [good] Un coup fort : quel signe ?
    [very-good] Un coup brillant : quel signe ?
    [bad] Une erreur : quel signe ?
    [very-bad] Une gaffe : quel signe ?
    [interesting] Tentant, peut-être mauvais : quel signe ?
    [dubious] Risqué, peut-être bon : quel signe ?
    [forced] Tout autre coup perd : quel signe ?
    [ad-libitum] Deux chemins, un résultat : quel signe ?
    [wins-man] À la fin, un pion de plus : quel signe ?
    [loses-man] À la fin, un pion de moins : quel signe ?
   *[nag] Une remarque avec un numéro : quel signe ?
}

## Verdicts

notation-right = Juste.
notation-revealed-message = Voici la position.

wrong-square = C’était { $given }. { $asked } est ici ; elle reviendra.
    .aloud = C’était { $given }. On redemandera { $asked }.

wrong-name = C’était { $asked }, pas { $given } ; elle reviendra.

it-was = C’était { $answer }.

it-was-contents = { $piece ->
    [white-man] C’était un pion blanc.
    [white-king] C’était une dame blanche.
    [black-man] C’était un pion noir.
    [black-king] C’était une dame noire.
   *[nothing] La case était vide.
}

wrong-move = Vous avez joué { $given }. { $asked } est marqué.
    .aloud = Vous avez joué { $given } ; on demandait { $asked }.

slip-other-move = { $given } est un autre coup.

slip-no-capture-sign = C’est une prise : écrivez-la avec le signe de la prise, { $asked }.

slip-no-sign = Il manque le signe entre les cases : { $asked }.

sign-means = { $sign } veut dire : { $meaning }.

## Results

notation-no-answer = Aucune réponse donnée.
notation-first = Votre première séance de ce genre : les suivantes lui seront comparées.

median-time = médiane { $time }
    .aloud = la moitié des réponses a pris { $time } ou moins

times-before = avant { $times } s

results-slow = lents
results-missed = manqués

as-fast-as-usual = Aussi vite que d’habitude ({ $usual }).

faster-than-usual = Plus vite que d’habitude : { $usual } aux séances d’avant.

slower-than-usual = Plus lent que d’habitude : { $usual } aux séances d’avant.

column-sessions = séances
column-right = juste
column-median = médian
    .aloud = la moitié en moins de

notation-session-left = Notation arrêtée : { $count }.
