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
opening-searches = Recherche …

## Opening traps

traps-title = Pièges d’ouverture
traps-menu = pièges
traps-clock = lignes qui se jouent
traps-how-to = ← → choisit, Entrée commence
traps-exercise = exercice
traps-line = ligne
traps-start = Commencer
trap-exercise = { $exercise ->
    [find] trouver le coup
    [which-falls] qui y tombe ?
   *[play-on] continuer
}

trap-about = { $exercise ->
    [find] Dans une ligne qui se joue, un coup vient de tomber dans un piège. Trouvez la combinaison.
    [which-falls] Trois à cinq coups naturels au bout d’une ligne qui se joue. Marquez ceux qui tombent dans un piège.
   *[play-on] Continuez une ligne qui se joue, du côté qui doit éviter un piège : trois coups au plus, chacun jugé. Un coup qui ne perd pas plus de { $loss } pion compte ; puis la ligne continue.
}

traps-all = toutes ({ $count })
traps-first = 1.{ $played } ({ $count })
traps-more = … et encore { $count } : damier openings --traps
trap-falls = { $line } perd sur { $shot }
trap-which-task = Marquez les coups qui tombent dans un piège : ← → change une ligne, Entrée les vérifie tous.
trap-play-on-task = Continuez, et évitez ce qui perd.
traps-none = Il n’y a pas encore de pièges pour cet exercice dans ce jeu : v à l’accueil change de jeu.
home-openings = Ouvertures : les pièges
help-opening-training = pièges d’ouverture : trouver le coup, qui y tombe, continuer

## The command

cli-openings = Lister ce qui se joue dans une position d’ouverture, sa valeur, ses pièges et vos parties
cli-openings-position = FEN d’une position, ou coups depuis le départ, comme 32-28 19-23 ; sans l’un ni l’autre, le départ
cli-openings-json = Écrire un objet JSON ; les valeurs sont pour le camp au trait
cli-openings-traps = Lister les pièges d’ouverture des lignes qui commencent par ces coups
traps-listed = pièges : { $count }
value-fen-or-moves = FEN-OU-COUPS
openings-bad-move = { $text } : { $problem }
