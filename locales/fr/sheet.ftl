## Feuilles de diagrammes à imprimer : `damier sheet`.

cli-sheet = Écrire des problèmes en feuille de diagrammes à imprimer, PDF ou SVG
value-text = TEXTE
cli-sheet-out = Le fichier à écrire, finissant par .pdf ou .svg ; en SVG, un fichier par page
cli-sheet-per-page = Diagrammes par page, 2 à 6
cli-sheet-count = Combien de problèmes ; sans cela, tout le recueil ou le fichier, ou sinon 12
cli-sheet-seed = Tirer de nouveau les mêmes problèmes
cli-sheet-solutions = Ajouter des pages avec les solutions
cli-sheet-title = Le titre de la feuille
cli-sheet-font = Un fichier de police pour les lettres que la police de Damier n’a pas, comme le chinois ; sans lui, on cherche dans les polices du système

sheet-title = Problèmes
sheet-solutions = Solutions

sheet-more-lines = { $count ->
    [one] et { $count } suite de plus
   *[other] et { $count } suites de plus
}

sheet-written = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} sur { $pages ->
    [one] { $pages } page :
   *[other] { $pages } pages :
}
sheet-again = --seed { $seed } tire de nouveau les mêmes problèmes

## What can go wrong

sheet-kind = --out : { $file } doit finir par .pdf ou .svg
sheet-none = Aucun problème ne convient. `damier puzzles list` avec les mêmes options montre ce qu’il y a ; laissez-en une de côté
sheet-no-font = Ce n’est pas une police utilisable : il faut un fichier TrueType ou OpenType
sheet-font-forbidden = Cette police ne peut pas être incluse dans des documents : prenez-en une autre
sheet-letters-missing = Aucune police n’a « { $letters } ». Installez-en une qui l’a, comme Noto Sans CJK pour le chinois, ou nommez son fichier avec --font
