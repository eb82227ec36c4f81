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

## The command

cli-openings = Lister ce qui se joue dans une position d’ouverture, sa valeur, ses pièges et vos parties
cli-openings-position = FEN d’une position, ou coups depuis le départ, comme 32-28 19-23 ; sans l’un ni l’autre, le départ
cli-openings-json = Écrire un objet JSON ; les valeurs sont pour le camp au trait
value-fen-or-moves = FEN-OU-COUPS
openings-bad-move = { $text } : { $problem }
