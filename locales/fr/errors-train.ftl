## Leçons, réponses et parties enregistrées qui sont fausses

## A game that cannot begin

no-fen-typed = Tapez la position en FEN, comme W:W31-50:B1-20, sur 64 cases comme W:Wc3,e3:Bb6,d6.
game-over-no-move = La partie est finie ici : le camp au trait n’a pas de coup.

game-over-drawn = La partie est nulle ici : le compteur H a épuisé la règle des { $moves } coups.

## Answers

not-a-square = { $board ->
    [ten] « { $text } » n’est pas une case : les cases vont de 1 à 50.
   *[eight] « { $text } » n’est pas une case : les cases sont les foncées de a1 à h8.
}

not-a-sign = « { $text } » n’est pas un signe de feuille de partie : mettez { $signs }.

## Saved games

saved-unreadable = la partie en cours ne peut pas être lue : { $reason }

saved-newer = la partie en cours a été enregistrée par un Damier plus récent (version { $found }, celui-ci lit { $known }) : prenez celui-là

saved-bad = { $part ->
    [variant] la partie en cours ne peut pas être lue : son jeu est faux
    [level] la partie en cours ne peut pas être lue : son niveau est faux
    [start] la partie en cours ne peut pas être lue : sa position de départ est fausse
    [moves] la partie en cours ne peut pas être lue : sa liste de coups est fausse
    [clock] la partie en cours ne peut pas être lue : sa pendule est fausse
    [boards] la simultanée en cours ne peut pas être lue : ses damiers sont faux
   *[sealed-move] la partie en cours ne peut pas être lue : son coup secret est faux
}

## Whose game it is

game-of-others = ni « { $white } » ni « { $black } » ne correspond à votre nom

game-of-both = « { $white } » et « { $black } » correspondent tous deux à votre nom

## Words and days in files

no-such-kind = il n’y a pas de sorte d’exercice « { $word } »

no-such-mode = il n’y a pas de mode « { $word } »

no-such-verdict = il n’y a pas de verdict « { $word } »

not-a-day = « { $text } » n’est pas un jour : écrivez-le comme 2026-11-21
