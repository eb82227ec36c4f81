## Une simultanée : un joueur à plusieurs damiers.

display-title = Simultanée
display-subject = { $variant }, damier { $board } sur { $boards }, { $opponent }
display-boards = damiers
display-boards-target = damiers, objectif { $target } points sur { $possible }

display-row = { $board }. { $opponent }, { $state ->
    [waits] coup { $number } : à vous
    [aside] coup { $number } : de côté
    [thinks] coup { $number } : réfléchit
    [won] vous gagnez
    [drawn] nulle
   *[lost] vous perdez
}
    .aloud = damier { $board }, { $opponent }, { $state ->
        [waits] coup { $number } : à vous
        [aside] coup { $number } : de côté
        [thinks] coup { $number } : réfléchit
        [won] vous gagnez
        [drawn] nulle
       *[lost] vous perdez
    }

display-state = { $state ->
    [waits] à vous
    [aside] de côté
    [thinks] pense
    [won] gagné
    [drawn] nulle
   *[lost] perdu
}

display-score = points : { $points }, parties : { $over } sur { $games }

display-moved = L’adversaire a joué { $played }.
display-goes-on = n passe au damier suivant.
display-over = Toutes les parties sont jouées : { $points } points sur { $possible }.
display-together = Réunies : { $name }.pdn
display-reached = Votre objectif est atteint.
display-missed = Votre objectif est hors d’atteinte.

## Le formulaire d’une nouvelle partie

row-boards = damiers
    .help = Plusieurs : une simultanée. Vous allez de damier en damier ; les adversaires réfléchissent pendant ce temps.
boards-one = un seul
row-guests = niveaux
    .help = Tous à ce niveau, ou tour à tour un de chaque niveau jusqu’à celui-ci.
guests-same = tous le même
guests-mixed = mêlés
row-target = objectif
    .help = La part des points que vous visez : deux pour un gain, un pour une nulle.
target-none = aucun
row-host = en plus
    .help = Des minutes de plus pour vous : une seule pendule, qui marche tant qu’un damier vous attend.
host-none = rien
play-alternate = en alternance

## Ce qui n’est pas terminé

unfinished-display = { $games } damiers, { $over } finis
give-up-display = Encore Suppr pour enregistrer les parties en cours sans résultat.

## Touches

label-next-board = suivant
help-next-board = passer au prochain damier qui vous attend
label-aside = de côté
help-aside = mettre ce damier de côté un moment ; les autres passent avant
