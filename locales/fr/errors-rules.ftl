## Coups, positions et jeux qui sont faux
##
## Une erreur est une proposition : elle commence par une minuscule et n’a pas de point, pour pouvoir suivre deux points.
## `sentence` en fait une phrase quand elle est seule à l’écran.

sentence = { $clause }.

at-column = colonne { $column } : { $problem }

## A text that is not a move

no-move-typed = il n’y a pas de coup ; écrivez-en un comme 32-28 ou c3-d4

not-a-move = « { $text } » n’est pas un coup : { $problem }

move-square-expected = il faut une case comme 28 ou c3
move-one-square = une seule case n’est pas un coup, écrivez-en deux, comme 32-28 ou c3-d4
move-trailing = enlevez ce qui suit le coup
move-dash-after-move = un coup sans prise a deux cases, écrivez les prises avec x
move-too-long = aucune prise n’est aussi longue

no-square-numbered = il n’y a pas de case { $number }

## A move that the rules forbid

no-such-square = { $board ->
    [ten] il n’y a pas de case { $square } : les cases vont de 1 à 50
   *[eight] il n’y a pas de case { $square } : les cases sont les foncées de a1 à h8, ou 1 à 32
}

no-piece-there = il n’y a pas de pièce en { $square }

no-piece-on-file = { $side ->
    [white] les Blancs n’ont pas de pièce dans la colonne { $file }
   *[black] les Noirs n’ont pas de pièce dans la colonne { $file }
}

not-your-piece = { $owner ->
    [white] la pièce en { $square } est aux Blancs, mais c’est aux Noirs de jouer
   *[black] la pièce en { $square } est aux Noirs, mais c’est aux Blancs de jouer
}

man-not-king = la pièce en { $square } est un pion, pas une dame

piece-moves-otherwise = la pièce en { $square } ne peut pas jouer ainsi

move-ambiguous = { $text } peut vouloir dire { $moves } : écrivez l’un d’eux en entier

illegal-occupied = { $played } n’est pas possible : la case { $square } est occupée

illegal-must-capture = { $played } n’est pas régulier : la prise est obligatoire, jouez { $captures }

illegal-man-step = { $played } n’est pas régulier : un pion avance en diagonale d’une case

illegal-man-backward = { $played } n’est pas régulier : un pion ne va en arrière que pour prendre

illegal-king-off-diagonal = { $played } n’est pas régulier : une dame va en diagonale

illegal-king-blocked = { $played } n’est pas possible : la pièce en { $square } barre la route

illegal-takes-nothing = { $played } ne prend rien : il n’y a pas de pièce adverse à sauter entre { $from } et { $to }
    .aloud = de { $from } à { $to }, rien à prendre : pas de pièce adverse à sauter entre les deux

illegal-jumps-own = { $played } n’est pas possible : la pièce en { $square } est du même camp

illegal-jumps-twice = { $played } n’est pas possible : la pièce en { $square } ne peut être sautée qu’une fois et reste jusqu’à la fin de la prise

illegal-no-room = { $played } n’est pas possible : la case juste derrière { $square } n’est pas libre

illegal-man-jumps-too-far = { $played } n’est pas possible : un pion saute une pièce voisine et se pose juste derrière

illegal-majority = { $played } prend { $takes ->
    [one] { $takes } pièce
   *[other] { $takes } pièces
}, mais { $best } en prend { $most } (prise majoritaire)
    .aloud = { $played }, soit { $takes ->
        [one] { $takes } pièce
       *[other] { $takes } pièces
    }, mais { $best }, soit { $most } (prise majoritaire)

illegal-stops-early = { $played } s’arrête trop tôt : la prise continue, jouez { $captures }
    .aloud = { $played } s’arrête trop tôt : la prise continue. Tapez { $captures }

illegal-wrong-landing = { $played } n’est pas régulier : la dame doit se poser là où elle peut prendre encore, jouez { $captures }

illegal-wrong-way = { $played } ne suit aucune prise régulière : de { $from } en { $to }, jouez { $captures }

illegal-no-moves = { $side ->
    [white] { $played } n’est pas possible : les Blancs n’ont plus de coup et ont perdu
   *[black] { $played } n’est pas possible : les Noirs n’ont plus de coup et ont perdu
}

illegal-digits = { $digits } n’est pas un coup régulier, de quelque façon qu’on coupe les chiffres

move-not-legal = le coup n’est pas régulier dans cette position

## FEN

fen-at = FEN colonne { $column } : { $problem }

fen-side-expected = il faut le camp au trait, W (Blancs) ou B (Noirs)
fen-colon-expected = il faut un deux-points avant la partie suivante, comme dans W:W31-50:B1-20
fen-part-expected = il faut W ou B et les cases de ce camp, ou un compteur comme H0 ou F1
fen-square-expected = il faut une case comme 28, K28 ou c3
fen-bad-range = une suite de cases va d’un numéro plus petit à un plus grand, comme 31-50
fen-comma-expected = il faut une virgule avant la case suivante ou un deux-points avant la partie suivante
fen-trailing = la position finit avant cela : enlevez le reste

fen-number-expected = il faut un nombre après { $counter }

fen-counter-twice = { $counter } figure deux fois : enlevez-en un

fen-square-twice = la case { $square } figure deux fois : gardez-la une seule fois

fen-man-is-crowned = { $side ->
    [white] un pion blanc ne peut pas être en { $square }, où les pions sont damés : écrivez K{ $square }
   *[black] un pion noir ne peut pas être en { $square }, où les pions sont damés : écrivez K{ $square }
}

## The other form of positions, a letter for each square

hub-length = une position de ce damier a { $expected } lettres, non { $found }

hub-side-expected = il faut le camp au trait, W ou B, et non « { $found } »

hub-letter-expected = il faut w, b, W, B ou e, et non « { $found } »

## A piece that cannot be set up

setup-no-square = il n’y a pas de case { $number } : les cases vont de 1 à { $last }

setup-square-twice = la case { $number } a deux pièces

setup-man-is-crowned = { $side ->
    [white] un pion blanc ne peut pas être en { $number }, où les pions sont damés : mettez une dame
   *[black] un pion noir ne peut pas être en { $number }, où les pions sont damés : mettez une dame
}

## Variants

unknown-variant = jeu inconnu « { $name } » : mettez international, russian ou brazilian
