## Ce qu’on sait des ouvertures

opening-name = { $name ->
    [symmetrical] variante symétrique
    [chefneux] ouverture Chefneux
    [fox] le Renard
    [modern] variante moderne
    [fabre] ouverture Fabre
    [fabre-variation] variante Fabre
    [molimard] réponse Molimard
    [de-haas] réponse De Haas
    [lochtenberg] coup de Lochtenberg, un piège
    [city] partie urbaine
    [city-declined] partie urbaine refusée
    [old] partie ancienne
    [reverse-crossroads] carrefour inversé
    [reverse-crossroads-declined] carrefour inversé refusé
    [kaulen] partie Kaulen
    [filippov] partie Filippov
    [bodyansky] partie Bodyansky
    [reverse-stake] pieu inversé
    [stake] pieu
   *[reverse-poke] taquin inversé
}

opening-source = { $line } (source : { $source })

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = perd sur { $shot }
opening-value = Moteur, profondeur { $depth } : { $value } pour les Blancs
opening-unknown = Rien n’est connu de cette position.

opening-head-move = coup
opening-head-unselected = parties
opening-head-selected = choisies
opening-head-programs = machines
opening-head-value = valeur
opening-head-own = vous
opening-legend = parties : d’humains ; choisies : d’humains, réunies d’après leur résultat ; valeur : du moteur, pour les Blancs ; vous : toutes, gains, nulles, pertes

label-openings = débuts
help-openings = montrer ce qui se joue ici, combien de fois, sa valeur et les pièges
opening-pane = ouvertures
opening-searches = Recherche …

## Opening traps

traps-title = Pièges d’ouverture
traps-menu = pièges
traps-clock = lignes de la pratique
traps-how-to = ← → choisit, Entrée commence
traps-exercise = exercice
traps-line = ligne
traps-start = Commencer
traps-starts-later = Recherche en cours : cela commencera ensuite.
trap-exercise = { $exercise ->
    [find] la combinaison
    [which-falls] lesquels tombent ?
   *[play-on] continuer
}

trap-about = { $exercise ->
    [find] Dans une ligne de la pratique, l’adversaire vient de tomber dans un piège. Trouvez la combinaison.
    [which-falls] Trois à cinq coups naturels au bout d’une ligne de la pratique. Marquez ceux qui tombent dans un piège.
   *[play-on] Continuez une ligne de la pratique, du côté qui doit éviter un piège : trois coups au plus, chacun jugé. Un coup qui perd au plus { $loss } pion est admis ; puis la ligne continue.
}

traps-all = toutes ({ $count })
    .aloud = toutes, { $count }
traps-all-uncounted = toutes
traps-first = 1.{ $played } ({ $count })
    .aloud = { $played }, { $count } questions
traps-more = … et encore { $count } : damier openings --traps
    .aloud = et encore { $count }
trap-falls = { $line } perd sur { $shot }
trap-which-task = Marquez les coups qui tombent dans un piège : ← → coche ou décoche, Entrée les vérifie tous.
trap-play-on-task = Continuez, et évitez ce qui perd.
traps-none = Il n’y a pas encore de pièges pour cet exercice dans ce jeu : v à l’accueil change de jeu.
home-openings = Ouvertures, pièges, répertoire
help-opening-training = ouvertures : pièges et votre répertoire

## What is trained with openings, and the player's repertoire

openings-title = Ouvertures
openings-menu = ouvertures
openings-clock = que travailler
openings-rule = ↑ ↓ choisit, Entrée ouvre
opening-entry = { $entry ->
    [traps] Les pièges en chemin
    [train] Répertoire : entraînement
    [types] Types de milieu de partie
   *[survey] Répertoire : lacunes, parties
}

opening-entry-about = { $entry ->
    [traps] Trouvez la combinaison, marquez les coups pris au piège, continuez la ligne.
    [train] Un coup à vous dans chaque position. Ce qui est à revoir ou nouveau vient d’abord ; un coup qui garde la valeur est accepté, et l’on vous dit qu’il n’est pas de vos cartes.
    [types] Pour chaque type : à quelle fréquence et de quelles ouvertures il naît, ses combinaisons à résoudre, ses plans et vos parties.
   *[survey] Où vos parties ont quitté votre répertoire, les réponses fréquentes sans coup prévu, et les cartes auxquelles rien ne mène.
}

repertoire-cards = Cartes : { $cards }. Jamais essayées : { $new }. À revoir : { $due }.
repertoire-how-to = Dans l’analyse (a), + garde le dernier coup, et & garde tous ceux de ce camp. Depuis un fichier : damier repertoire add FICHIER --side white.
repertoire-title = Votre répertoire
repertoire-menu = parties, lacunes, superflu
repertoire-rule = un coup à vous, toute réponse
repertoire-whole = Aucune partie ne l’a quitté, chaque réponse fréquente a son coup, et toute carte peut se présenter.
repertoire-counts = Parties qui l’ont quitté : { $left }. Lacunes : { $gaps }. Cartes superflues : { $redundant }.
repertoire-enter-trains = Entrée vous le fait travailler.
repertoire-enter-opens = Entrée l’ouvre dans l’analyse, où + garde un coup.
departure-own-row = vous : { $line }
departure-other-row = lui : { $line }
departure-own = Vous l’avez quitté : { $line }. Votre répertoire joue { $right }.
departure-other = L’adversaire l’a quitté : { $line }. Vous n’avez pas de réponse.
departure-values = Moteur, pour vous : { $made } ; après le coup de votre répertoire, { $right }.
departure-value = Moteur, pour vous : { $made }.
departure-no-value = Aucune valeur n’est enregistrée ; à l’entraînement, le moteur juge tout coup.
gap-row = lacune : { $line }
repertoire-gap = Pas de réponse à { $line }, joué dans { $games } parties.
redundant-row = superflu : { $line }
redundant-card = Rien ne mène à { $line } : un de vos coups précédents a changé.
keep-no-move = Allez d’abord à un coup : c’est le dernier joué qui est gardé.
keep-known = { $played } est déjà dans votre répertoire. Encore + l’enlève.
kept-move = Gardé dans votre répertoire : { $played }.
kept-instead = Gardé dans votre répertoire : { $played } au lieu de { $before }.
kept-moves = Coups gardés : { $cards }. Connus : { $known }. Autres coups d’une même position, non gardés : { $others }.
card-removed = Enlevé de votre répertoire : { $played }. + le garde de nouveau.
card-remove-asks = Encore Suppr pour enlever ici votre coup du répertoire.
label-remove-card = enlever
help-remove-card = enlever votre coup du répertoire (deux fois)
label-keep-move = garder
help-keep-move = garder le dernier coup dans votre répertoire ; deux fois sur un coup qui y est, l’enlever
help-keep-all = garder tous les coups du camp qui a joué le dernier
goal-book = votre répertoire
task-book = { $side ->
    [white] Aux Blancs de jouer. Que joue votre répertoire ?
   *[black] Aux Noirs de jouer. Que joue votre répertoire ?
}

book-right = C’est votre coup.
book-kept = Ce coup garde aussi la valeur, à moins d’un demi-pion près. Celui de votre répertoire est { $right }.
cli-repertoire = Garder vos coups d’ouverture, et voir où vos parties les ont quittés
cli-repertoire-add = Garder les coups d’un camp, tirés des parties et variantes d’un fichier PDN
cli-repertoire-check = Lister où vos parties ont quitté le répertoire, les réponses sans coup prévu, et les cartes auxquelles rien ne mène
cli-repertoire-file = Un fichier PDN
cli-repertoire-side = Le camp dont les coups sont les vôtres : white ou black
no-place-for-files = Le système n’indique pas de dossier pour les fichiers du joueur

## The command

cli-openings = Lister ce qui se joue dans une position d’ouverture, sa valeur, ses pièges et vos parties
cli-openings-position = FEN d’une position, ou coups depuis le départ, comme 32-28 19-23 ; sans l’un ni l’autre, le départ
cli-openings-json = Écrire un objet JSON ; les valeurs sont pour le camp au trait
cli-openings-traps = Lister les pièges d’ouverture des lignes qui commencent par ces coups
cli-openings-ballots = Lister les ouvertures d’une table de tirage, ou celles de ces numéros : federation ou basic sur 64 cases, balanced sur 100
cli-openings-draw = En tirer une au sort
cli-openings-seed = La graine du tirage
value-table = TABLE
ballots-listed = { $game } : { $count } tirages, dont { $flying } volants (un pion est placé ailleurs, comme a3-h4 h6-a3)
ballots-none = Aucun tirage de cette table dans ce jeu : { $game }. Ses tables : { $tables }
ballots-no-number = Aucun tirage n’a le numéro { $code }
traps-listed = pièges : { $count }
value-fen-or-moves = FEN-OU-COUPS
openings-bad-move = { $text } : { $problem }

## Types of middlegame

formation-name = { $formation ->
    [outpost] Avant-poste
    [enemy-outpost] Contre un avant-poste
    [centre] Centre fort
    [base] La base en place
    [wing] Une aile forte
    [olympic] Formation olympique
    [clover] Trèfle
    [pyramid] Pyramide de Drenth
    [classical] Partie classique
   *[roozenburg] Système Roozenburg
}

formation-about = { $formation ->
    [outpost] Un pion au-delà du milieu : en 22, 23 ou 24. Soutenu, il prend des cases à l’autre camp.
    [enemy-outpost] L’adversaire a un pion au-delà du milieu : en 27, 28 ou 29. Seul, il devient une cible.
    [centre] Quatre pions ou plus en 27, 28, 29, 32 et 33 : de là, ils agissent sur les deux ailes.
    [base] De 46 à 50, trois pions ou plus : presque rien ne passe, mais ils ne jouent pas.
    [wing] Une moitié du damier a au moins trois pions de plus que l’autre : attaquez-y, et aidez le côté faible.
    [olympic] 34, 35, 40 et 45 : prêts pour les pionnages 34-29 et 34-30.
    [clover] 25, 30 et 35 : passif, car il pionne surtout en arrière.
    [pyramid] 38, 42, 43, 47, 48 et 49 : une forte défense, qui permet d’avancer ailleurs.
    [classical] 27 et 28 contre 23 et 24 : les fronts se font face, et les coups s’épuisent.
   *[roozenburg] 24, 27, 29 et 34 contre 18, 23 et 25 : le but est le pion 23.
}

middlegames-title = Types de milieu de partie
middlegames-menu = types
middlegames-rule = cases vues par les Blancs
middlegames-none = Les types sont ceux des 100 cases ; v sur l’accueil change de jeu.
middlegame-often = Dans { $games } de { $total } parties ({ $share }), surtout après { $openings }.
middlegame-opening = { $line } ({ $games } sur { $of })
middlegame-own = Vos parties avec lui : { $own }. Contre lui : { $against }.
middlegame-own-none = Il n’est pas né dans vos parties.
middlegame-shots = Résoudre ses combinaisons : { $count }
middlegame-plans = Ses plans : { $lesson }
middlegame-enter = Entrée ouvre le type.
cli-openings-types = Lister les types de milieu de partie : leur fréquence, leurs ouvertures, leurs combinaisons et vos parties
