## Fichiers de parties (PDN) qui sont faux

pdn-at = { $place } : { $problem }

pdn-warning-at = { $place } : avertissement : { $problem }

pdn-unread = impossible de lire plus loin : { $reason }

pdn-utf16 = le fichier est en UTF-16 ; enregistrez-le en UTF-8

pdn-unexpected = « { $text } » n’est pas un coup, ni rien d’autre de permis ici

pdn-tag-expected = il faut une étiquette comme [Event "nom"]

pdn-tag-value = étiquette { $tag } : il faut sa valeur entre guillemets doubles

pdn-tag-unclosed = l’étiquette { $tag } n’est pas fermée : il faut "]

pdn-too-many-tags = la partie a plus de { $most } étiquettes

pdn-comment-unclosed = ce commentaire n’est pas fermé : il faut {"}"} dans les { $most } Kio

pdn-setup-unclosed = cette position posée n’est pas fermée : il faut /FEN "..."/

pdn-too-deep = les variantes sont ici emboîtées sur plus de { $most } niveaux

pdn-variation-unopened = aucune variante n’est ouverte ici : enlevez la )
pdn-variation-unclosed = cette variante n’est pas fermée avant la fin de la partie : il faut )
pdn-variation-before-move = une variante remplace le coup qui la précède, et il n’y en a pas

pdn-other-game = { $game ->
    [0] les échecs
    [1] les échecs chinois
    [21] les dames anglaises
    [22] les dames italiennes
    [23] les dames américaines (pool checkers)
    [24] les dames espagnoles
    [27] les dames canadiennes
    [28] les dames portugaises
    [29] les dames tchèques
    [30] les dames turques
    [31] les dames thaïlandaises
    [40] les dames frisonnes
    [41] les dames spantsiretti
   *[50] Othello
} (GameType { $game }) : jeu non pris en charge, mettez 20 (international), 25 (russe) ou 26 (brésilien)

pdn-other-name = { $tag } « { $value } » n’est pas pris en charge : seules le sont les dames internationales, russes et brésiliennes

pdn-game-type = GameType « { $value } » n’est pas pris en charge : mettez 20 (international), 25 (russe) ou 26 (brésilien)

## Oddities

pdn-no-terminator = cette partie ne finit pas par un résultat ou *
pdn-stray-dot = ce point ne suit aucun numéro de coup

pdn-unquoted-tag = l’étiquette { $tag } a sa valeur sans guillemets doubles

pdn-draw-in-words = « { $text } » est lu comme une nulle

pdn-remark = « { $text } » à côté du résultat est lu comme un commentaire

pdn-null-move = le tiret à la place d’un coup est ignoré
pdn-dash-for-capture = c’est une prise : écrivez-la avec x ou : au lieu du tiret

pdn-ambiguous = { $played } a plusieurs sens ; les coups qui suivent ne permettent que { $meaning }

pdn-naming = GameType « { $value } » contredit les coups ; ils sont lus avec les noms de cases habituels

pdn-recognised = pas de GameType : lu comme dames { $variant ->
    [russian] russes
    [brazilian] brésiliennes
   *[international] internationales
}{ $certain ->
    [true] {""}
   *[false]  ; d’autres jeux permettent aussi ses coups
}

pdn-unknown-game-type = GameType est inconnu : lu comme dames { $variant ->
    [russian] russes
    [brazilian] brésiliennes
   *[international] internationales
}

pdn-other-name-ignored = { $tag } « { $value } » ne va pas avec GameType, qui compte

pdn-unknown-fen = FEN est inconnu : la partie est lue depuis le départ habituel

pdn-unknown-setup = la position posée ici est inconnue : le damier reste tel quel

pdn-unknown-side = FEN ne dit pas qui a le trait : lu comme { $side ->
    [white] Blancs
   *[black] Noirs
}

pdn-other-result = l’étiquette Result dit { $tag }, mais les coups finissent par { $end } ; l’étiquette compte

## The encoding of a text

text-guessed = pas en UTF-8 : lu en { $encoding }, ce qui est supposé ; --encoding NOM décide
text-marked = pas en UTF-8 : lu en { $encoding }
text-does-not-fit = une partie du texte n’est pas en { $encoding } : nommez-en un autre avec --encoding
