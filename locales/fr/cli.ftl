## L’aide de la ligne de commande : `damier --help`, `damier perft --help` et ainsi de suite. Pas de point à la fin.

cli-about = Entraîneur de jeu de dames pour le terminal. Sans commande, il ouvre l’entraîneur

## Commands

cli-perft = Compter les feuilles de l’arbre des coups
cli-moves = Lister les coups réguliers de positions
cli-pdn = Vérifier ou mettre en forme des fichiers PDN
cli-puzzles = Vérifier, lister, montrer, importer et exporter des problèmes
cli-endings = Interroger, lister, vérifier et faire des tables de finales
cli-import = Trouver combinaisons manquées et finales gâchées de vos parties : elles deviennent problèmes et exercices
cli-progress = Exporter, importer ou sauvegarder vos progrès
cli-stats = Montrer vos statistiques : classements, points faibles, régularité, à travailler
cli-analyse = Analyser une position ou annoter des parties
cli-hub = Faire tourner le moteur pour un autre programme par le protocole Hub, version 2
cli-dxp = Jouer contre un autre programme par le réseau en DXP, le protocole des programmes de dames
cli-bench = Mesurer la vitesse de la recherche ; son nombre de nœuds est le même sur toute machine
cli-completions = Écrire un script de complétion pour un shell
cli-man = Écrire la page de manuel
cli-help-command = Montrer l’aide d’une commande

cli-pdn-check = Rejouer des parties et lister toute erreur et tout avertissement avec fichier, ligne et colonne
cli-pdn-format = Écrire des parties dans la forme canonique de PDN 3.0

cli-puzzles-list = Lister des problèmes
cli-puzzles-show = Montrer un problème et sa solution
cli-puzzles-stats = Compter les problèmes par jeu, source, longueur, phase, motif et classement
cli-puzzles-verify = Prouver de nouveau des problèmes : ceux des fichiers, ou ceux du programme
cli-puzzles-import = Faire des problèmes de compositions : des parties avec une position posée dont la ligne principale est la solution
cli-puzzles-export = Écrire des problèmes dans un autre format

cli-endings-build = Faire des tables : celles jusqu’à quatre pièces prennent une minute ; cinq et six reprennent là où l’on s’est arrêté
cli-endings-probe = Chercher la valeur d’une position et de ses coups
cli-endings-stats = Compter gains, nulles et pertes de chaque classe, et montrer les plus longs
cli-endings-verify = Recalculer chaque valeur d’après les positions qui la suivent ; s’arrête avec le code 1 au premier désaccord
cli-endings-list = Lister des positions d’une classe par longueur, trait et nombre de bons coups

cli-progress-export = Tout écrire sur la sortie standard
cli-progress-import = Importer un export JSON ou CSV ; ce que vous avez déjà n’est pas touché
cli-progress-backup = Écrire une copie de la base de données, même si l’entraîneur tourne

## Headings, and the options of every command

cli-heading-usage = Usage :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-options-word = OPTIONS
cli-help-flag = Montrer cette aide
cli-help-flag-long = Montrer cette aide ; -h est plus court
cli-help-flag-short = Montrer cette aide ; --help est plus long
cli-version-flag = Montrer la version
cli-lang = Langue du programme ; par défaut celle des réglages, sinon celle du système
cli-help-argument = La commande à expliquer
cli-default = [par défaut : { $value }]
cli-possible = [valeurs possibles : { $values }]

## Placeholders for values: --depth <PLIES>. Short, without spaces.

value-address = ADRESSE
value-class = CLASSE
value-color = COULEUR
value-command = COMMANDE
value-fen-or-file = FEN|FICHIER
value-file = FICHIER
value-folder = DOSSIER
value-id = ID
value-language = LANGUE
value-name = NOM
value-date = DATE
value-number = NOMBRE
value-outcome = ISSUE
value-place = PLACE
value-plies = DEMI-COUPS
value-range = PLAGE
value-seconds = SECONDES
value-setting = NOM=VALEUR
value-shell = SHELL
value-side = CAMP
value-tag = ÉTIQUETTE
value-variant = JEU
value-yes-or-no = BOOL

## Options of several commands

cli-variant = Jeu
cli-variant-of-games = Jeu des parties sans étiquette GameType
cli-encoding = Codage des fichiers, comme windows-1251, cp866 ou cp850 ; sinon deviné là où ce n’est pas de l’UTF-8
cli-fen = Position en FEN, au lieu du début de la partie
cli-json-lines = Écrire un objet JSON par ligne
cli-pdn-files = Fichiers PDN ; - est l’entrée standard
cli-endings-folder = Dossier des tables de cinq et six pièces [par défaut : le dossier de données]
cli-endings-classes = Ces classes seulement, comme KKM-K
cli-endings-up-to = Classes jusqu’à ce nombre de pièces
cli-endings-threads = Fils [par défaut : un par processeur]

## damier

cli-trainer-seed = Faire chaque fois les mêmes choix au hasard : ordre des problèmes, des positions et des cases
cli-trainer-plain = Parler en lignes, pour lecteurs d’écran, plages braille et scripts, au lieu de dessiner un écran
cli-trainer-date = Jour où se déroule un script : le temps ne passe que d’une ligne à l’autre
cli-trainer-puzzle = Commencer par ce problème
cli-trainer-puzzles = Prendre les problèmes de ce fichier au lieu de ceux du programme
cli-trainer-graphics = Dessiner le damier en pixels de cette sorte, ou en cellules, quoi que disent les réglages
cli-trainer-ascii = Dessiner les pièces avec lettres et crochets, quoi que disent les réglages
cli-trainer-config = Garder les réglages dans ce fichier
cli-trainer-analyse = Commencer par analyser une position (un FEN) ou une partie d’un fichier PDN
cli-trainer-game = Numéro de la partie dans le fichier, à partir de 1
cli-trainer-variant = Jeu du FEN, ou des parties sans étiquette GameType (par défaut : celui que vous jouez)

## damier analyse

cli-analyse-pdn = Annoter les parties d’un fichier (- est l’entrée standard) : la valeur pour les Blancs après chaque coup, des marques pour les erreurs, et de meilleures suites ; elles remplacent celles d’une analyse précédente. --variant vaut pour les parties sans étiquette GameType
cli-analyse-time = Secondes par position ; 2 si rien d’autre ne limite la recherche
cli-analyse-depth = Demi-coups à chercher en entier
cli-analyse-nodes = Positions à visiter par recherche
cli-analyse-multipv = Montrer autant de meilleurs coups
cli-analyse-threads = Fils [par défaut : un par cœur]
cli-analyse-json = Écrire du JSON : une ligne par profondeur, ou par partie
cli-analyse-engine = Interroger un autre moteur : une commande qui parle le protocole Hub, comme "scan hub"
cli-analyse-engine-folder = Dossier où faire tourner ce moteur ; beaucoup y cherchent leurs fichiers
cli-analyse-engine-param = Paramètre de ce moteur, comme tt-size=24 ; peut se répéter

## damier bench, damier completions

cli-bench-verbose = Écrire chaque position
cli-completions-shell = Shell à compléter

## damier dxp

cli-dxp-listen = Attendre qu’un autre programme se connecte à cette adresse ; sans adresse, seuls ceux de cette machine le peuvent
cli-dxp-connect = Se connecter à cette machine, par nom ou numéro ; le port est { $port }, sauf si un autre suit deux points
cli-dxp-follow = Jouer les parties que l’autre camp demande, au lieu de les demander
cli-dxp-games = Jouer autant de parties, en changeant de couleur après chacune ; { $usual } si rien n’est dit, avec --follow autant qu’il en est demandé
cli-dxp-ballots = Jouer une partie de chaque couleur depuis chacune des 79 ouvertures de deux coups tirées au sort : 158 parties
cli-dxp-fen = Commencer par cette position
cli-dxp-color = Notre couleur dans la première partie
cli-dxp-minutes = Minutes de chaque camp pour toute la partie
cli-dxp-moves = Coups de chaque camp après lesquels une partie finit, indécise à moins que les tables de finales n’en sachent plus ; 0 pour aucune limite
cli-dxp-level = Niveau du moteur, 1 à 8
cli-dxp-time = Secondes par coup au plus
cli-dxp-name = Notre nom, vu de l’autre camp
cli-dxp-pdn = Fichier auquel chaque partie est ajoutée
cli-dxp-json = Écrire un objet JSON par partie et un pour le match

## damier import

cli-import-files = Fichiers PDN ; - est l’entrée standard
cli-import-me = Votre nom tel qu’il figure dans les parties, ou une partie de ce nom
cli-import-continue = Reprendre une recherche interrompue
cli-import-verbose = Lister chaque partie laissée de côté
cli-import-jobs = Fils
cli-import-nodes = Positions que visite chaque recherche d’une preuve ; la vérification finale en visite quatre fois plus

## damier moves, damier perft

cli-moves-stdin = Lire des lignes d’un jeu, une tabulation et un FEN ; écrire pour chacune une ligne de JSON : ses coups, ou une erreur
cli-perft-depth = Demi-coups jusqu’aux feuilles ; toute profondeur jusqu’à celle-ci est comptée
cli-perft-threads = Fils
cli-perft-no-bulk = Faire la position à chaque feuille au lieu de compter les coups qui y mènent
cli-perft-divide = Montrer le compte derrière chaque coup à la dernière profondeur

## damier pdn, damier progress, damier stats

cli-pdn-check-json = Écrire un objet JSON par fichier
cli-pdn-format-skip-bad = Laisser de côté les parties avec erreurs au lieu de ne rien écrire
cli-progress-export-json = Écrire du JSON, le défaut
cli-progress-export-csv = N’écrire que les essais, en CSV
cli-progress-import-file = L’export ; - est l’entrée standard
cli-progress-backup-file = La copie ; elle ne doit pas exister encore
cli-stats-json = Tout écrire, en JSON

## damier puzzles

cli-puzzles-files = Collections [par défaut : les problèmes du programme, les vôtres, et ceux de vos parties]
cli-puzzles-tag = Seulement les problèmes avec cette étiquette ; répétez l’option pour en exiger plusieurs
cli-puzzles-rating = Seulement les problèmes classés dans cette plage, comme 1200..1500, bornes comprises ; l’un des nombres peut manquer
cli-puzzles-variant = Seulement les problèmes de ce jeu
cli-puzzles-set = Seulement les problèmes de ce recueil à vous
cli-puzzles-list-json = Écrire les enregistrements entiers, un objet JSON par ligne
cli-puzzles-show-id = Identité du problème, ou son début
cli-puzzles-stats-json = Écrire un objet JSON
cli-puzzles-verify-files = Collections à vérifier [par défaut : les problèmes du programme]
cli-puzzles-verify-nodes = Positions que visite chaque recherche
cli-puzzles-verify-sample = N’en vérifier qu’autant, pris au hasard
cli-puzzles-verify-seed = Graine de ce choix [par défaut : une nouvelle, qui est écrite]
cli-puzzles-verify-out = Écrire dans un fichier les enregistrements qui tiennent, avec la nouvelle preuve et leurs étiquettes retrouvées
cli-puzzles-import-files = Fichiers PDN de compositions
cli-puzzles-import-nodes = Positions que visite chaque recherche d’une première preuve ; sa vérification en visite quatre fois plus, et ce qui suit un échec jusqu’à quarante fois plus
cli-puzzles-export-pdn = Écrire des parties en PDN, avec la solution en coups et variantes
cli-puzzles-export-jsonl = Écrire les enregistrements entiers, un objet JSON par ligne

## damier endings

cli-build-pieces = Faire les classes jusqu’à ce nombre de pièces, 2 à 6
cli-build-lone-kings = Seulement les classes où un camp a une seule dame et rien d’autre
cli-build-classes = Seulement ces classes, comme KKM-K, et celles où elles mènent
cli-build-folder = Dossier où écrire [par défaut : le dossier de données]
cli-build-pack = Écrire les classes jusqu’à quatre pièces dans ce fichier, dans la forme que le programme emporte
cli-probe-fen = Position en FEN
cli-probe-plies-used = Demi-coups déjà comptés pour la limite de coups qui court dans la position
cli-probe-stdin = Lire des lignes de jeu, FEN et demi-coups usés, séparés par des tabulations ; écrire un objet JSON par ligne
cli-probe-no-moves = Omettre les coups
cli-probe-json = Écrire du JSON
cli-verify-variant = Jeu [par défaut : les trois]
cli-verify-every = Ne vérifier qu’une position sur N
cli-list-class = Classe, comme KKM-K ; les Blancs sont le camp le plus fort
cli-list-needed = Demi-coups nécessaires dans la limite de coups : un nombre, ou une plage comme 20..28, bornes comprises
cli-list-to-win = Demi-coups jusqu’à la fin de la partie
cli-list-to-move = Camp au trait
cli-list-outcome = Issue pour le camp au trait
cli-list-keeping = Nombre de coups qui gardent l’issue
cli-list-only-move = Un seul exactement de plusieurs coups garde l’issue
cli-list-main-diagonal = Si la dame du camp le plus faible est sur la grande diagonale
cli-list-capture = Si une prise est obligatoire
cli-list-plies-used = Demi-coups déjà usés de la limite ; près de sa fin, moins de coups gardent l’issue
cli-list-count = Lister au plus ce nombre de positions
cli-list-start = Où commencer dans la numérotation de la classe : un nombre quelconque
