## Chercher une position, ou un modèle de position, parmi les problèmes et les parties.

label-find = trouver
help-find = chercher cette position ou un modèle dans parties et problèmes

find-title = Chercher une position
find-pattern = FEN
find-start = Chercher
find-how-to = Les cases omises sont indifférentes ; -28 dit que 28 est vide ; ? en première lettre laisse le trait indifférent.
find-searches = Recherche …
find-none = Rien n’a ce modèle.
find-hits = trouvés
find-hit = celui-ci
find-go-on = Entrée l’ouvre, Échap sort.
find-unsaved = Votre analyse a des changements non enregistrés. Encore Entrée pour la quitter.
find-gone = Ce problème n’est pas dans la collection actuelle.

pattern-side-expected = il manque le camp au trait : W (Blancs), B (Noirs), ou ? s’il est ouvert

find-found = { $found ->
    [one] { $found } trouvé
   *[other] { $found } trouvés
}{ $shown ->
    [0] { "" }
   *[other] , les { $shown } premiers montrés
}

find-extent = dans { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} et { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

found-puzzle = problème { $id }
found-puzzle-of = problème
found-game = partie
found-own = votre partie
found-whole = la position entière

found-unknown-player = ?

found-after = { $moves ->
    [0] au départ
    [one] après { $moves } coup
   *[other] après { $moves } coups
}

## The command

cli-find = Chercher une position ou un modèle dans les problèmes et les parties
cli-find-pattern = FEN d’une position, ou un modèle : un FEN où les cases omises sont indifférentes, -28 dit que 28 est vide, et ? pour le trait le laisse indifférent, comme "?:W28,32,-33:B19"
value-pattern = FEN-OU-MODÈLE
