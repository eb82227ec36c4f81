## Mots communs à plusieurs écrans.

-damier = Damier
language-name = Français

decimal-sign = ,
percentage = { $share } %

program = { -damier }
too-small = { -damier } demande au moins 40 colonnes et 12 lignes. Agrandissez la fenêtre.

## Titles of panes

pane-moves = coups
pane-clock = pendule
pane-clock-paused = pendule arrêtée
pane-material = pièces
prompt-move = coup

## Sides and variants

side-name = { $side ->
    [white] Blancs
   *[black] Noirs
}

to-move = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}

variant-name = { $variant ->
    [russian] russe
    [brazilian] brésilien
   *[international] international
}

variant-with-board = { $variant ->
    [russian] russe, 8x8
    [brazilian] brésilien, 8x8
   *[international] international, 10x10
}

board-size = { $variant ->
    [international] 10x10
   *[other] 8x8
}

## Entering a move

input-hint = tapez, ou flèches et Entrée
typing-hint = tapez, puis Entrée
which-way = quel chemin ? choisissez-y une case
no-such-move = aucun coup régulier ne commence ainsi

entry-plays = Entrée : { $written }

entry-legal = réguliers : { $moves }

entry-legal-more = réguliers : { $moves }, …

must-capture = Prise obligatoire : { $squares }.

cannot-move = La pièce en { $square } ne peut pas bouger.

cannot-reach = { $from } ne peut pas aller en { $to }.

## The engine

engine-thinks = le moteur réfléchit …
engine-failed = Le moteur a échoué : un coup régulier a été joué à sa place.

## The end of a game

move-limit = règle des { $moves } : { $used }/{ $moves }

end-no-pieces = { $loser ->
    [white] Les Blancs
   *[black] Les Noirs
} n’ont plus de pièces.

end-no-moves = { $loser ->
    [white] Les Blancs
   *[black] Les Noirs
} ne peuvent pas jouer.

end-resigned = { $loser ->
    [white] Les Blancs
   *[black] Les Noirs
} ont abandonné.

end-out-of-time = { $loser ->
    [white] Les Blancs
   *[black] Les Noirs
} ont dépassé le temps.

end-repetition = Nulle par répétition : troisième fois que cette position se présente.

end-move-limit = Nulle par la règle des { $moves } coups : { $moves } coups de chaque camp.

end-agreement = Nulle par accord mutuel.
end-neither-can-win = Nulle : aucun camp ne peut gagner.
end-advantage = Nulle par avantage, demandée presque à bout de temps.

## Joining

list-separator = ,{ " " }

list-or = { $first } ou { $last }
