## Les articles des livres de règles, avec nos propres mots.

## CDA 1: the board, the men, the clock and the score sheet

CDA-1-1-1-1 = Le damier est un carré de dix cases sur dix, foncées et claires tour à tour : 50 foncées et 50 claires.
    .title = Le damier
CDA-1-1-1-2 = On joue sur les 50 cases foncées. Les claires ne servent pas.
    .title = Les cases qui servent
CDA-1-1-1-3 = Les cases foncées qui se touchent par les coins forment des diagonales : 17 en tout. La plus longue a dix cases, du coin en bas à gauche au coin en haut à droite, et s’appelle la grande diagonale.
    .title = Les 17 diagonales
CDA-1-1-1-4 = Le damier se pose entre les joueurs de sorte que la grande diagonale commence à la main gauche de chacun : le coin gauche de chacun est foncé.
    .title = Comment se pose le damier
CDA-1-1-1-5-1 = La rangée du haut et celle du bas sont les bases. Un pion qui finit son coup sur la plus éloignée de son camp devient dame.
    .title = Lignes de dame
CDA-1-1-1-5-2 = La première et la dernière colonne, de cinq cases foncées chacune, sont les bandes.
    .title = Bandes
CDA-1-1-1-5-3 = Cinq cases foncées côte à côte de gauche à droite sont une rangée. Le damier a dix rangées.
    .title = Rangées
CDA-1-1-1-5-4 = Cinq cases foncées l’une au-dessus de l’autre sont une colonne. Le damier a dix colonnes.
    .title = Colonnes
CDA-1-1-1-6-1 = Les bases portent les numéros 1 à 5 et 46 à 50, de gauche à droite.
    .title = Numéros des bases
CDA-1-1-1-6-2 = La bande gauche est 6, 16, 26, 36, 46 ; la bande droite 5, 15, 25, 35, 45.
    .title = Numéros des bandes
CDA-1-1-1-6-3 = La grande diagonale va de 46 à 5.
    .title = Bouts de la grande diagonale
CDA-1-1-2-1 = Sur un damier de tournoi, la surface de jeu mesure de 35 sur 35 à 45 sur 45 centimètres.
    .title = Dimensions du damier
CDA-1-1-2-2 = La surface d’un damier de tournoi ne doit pas refléter la lumière.
    .title = Pas de reflets
CDA-1-1-2-3 = Les cases foncées et claires doivent se distinguer aisément.
    .title = Foncé et clair
CDA-1-1-2-4 = Le cadre du damier dépasse les cases de 5 à 6 millimètres.
    .title = Le cadre
CDA-1-1-2-5 = Un damier d’entraînement peut porter les numéros 1 à 50 imprimés. Pas un damier de tournoi.
    .title = Numéros sur le damier
CDA-1-2-1 = Chaque camp a 20 pions, blancs ou clairs pour l’un, noirs ou foncés pour l’autre.
    .title = Les pièces
CDA-1-2-2 = Au départ, les pions noirs sont de 1 à 20 et les blancs de 31 à 50. Les cases 21 à 30 sont libres.
    .title = La position de départ
CDA-1-2-3 = Les 40 pions sont ronds, exactement de même forme et de même taille, et deux l’un sur l’autre, une dame, tiennent bien.
    .title = La forme des pions
CDA-1-2-4 = Un pion est de 7 à 14 millimètres plus étroit qu’une case ; sur un damier de 45 centimètres à 100 cases, il en mesure 31 à 38. Les règles pour 64 cases répètent ces chiffres.
    .title = La largeur des pions
CDA-1-2-5 = Un pion est haut d’un quart à un cinquième de sa largeur.
    .title = La hauteur des pions
CDA-1-2-6 = Tous les pions d’un camp ont exactement la même couleur.
    .title = Une couleur par camp
CDA-1-2-7 = Les couleurs sont douces et sans éclat, et nettement différentes de celles du damier.
    .title = Les couleurs
CDA-1-3-1-1 = Une pendule de jeu de dames contient deux pendules, et les deux doivent marcher.
    .title = Deux pendules en une
CDA-1-3-1-2 = On doit pouvoir arrêter les deux pendules à la fois.
    .title = Arrêter les deux
CDA-1-3-1-3 = Les deux pendules ne tournent jamais en même temps.
    .title = Jamais les deux à la fois
CDA-1-3-1-4 = Arrêter une pendule lance l’autre aussitôt.
    .title = De l’une à l’autre
CDA-1-3-1-5 = Le temps utilisé est montré nettement et sans cesse. Si un drapeau tombe, la pendule montre aussitôt lequel.
    .title = Ce que montre la pendule
CDA-1-3-1-6 = Au moins pour les deux dernières minutes, la pendule montre minutes et secondes.
    .title = Les deux dernières minutes
CDA-1-3-1-7 = L’affichage mesure au moins 15 millimètres sur 45.
    .title = Dimensions de l’affichage
CDA-1-3-1-8 = La pendule tient bien et est facile à utiliser.
    .title = Stable et facile
CDA-1-3-2 = Chaque table a une pendule. Elle est à gauche du damier vu des Blancs, parallèle à son côté et au milieu. L’arbitre peut la mettre ailleurs.
    .title = Où est la pendule
CDA-1-4-1 = Chaque joueur a une feuille de partie, pour que tous les coups de chaque partie puissent être notés.
    .title = Une feuille pour chacun
CDA-1-4-2-1 = Les feuilles sont prêtes pour les joueurs avant la partie.
    .title = Prêtes à temps
CDA-1-4-2-2 = Les feuilles de partie se remplissent en double.
    .title = En double
CDA-1-4-2-3 = Le livre des règles montre en annexe l’aspect d’une feuille.
    .title = La forme de la feuille
CDA-1-4-3 = La feuille est à côté du damier du joueur.
    .title = Où elle est
CDA-1-4-4 = Après la partie, les originaux des feuilles des deux joueurs sont au comité d’organisation.
    .title = À qui elle est

## CDA 2.5: moving

CDA-2-5-1 = Une pièce est ou un pion ou une dame.
    .title = Pions et dames
CDA-2-5-2 = Pions et dames ne jouent et ne prennent pas de la même façon. Jouer une pièce une fois est un coup.
    .title = Un coup
CDA-2-5-3 = Les Blancs jouent le premier coup. Puis les camps jouent tour à tour, un coup chacun, chacun avec ses propres pièces.
    .title = Tour à tour
CDA-2-5-4 = Quand il ne prend pas, un pion avance en diagonale d’une case, sur une case libre. Il ne recule jamais.
    .title = La marche du pion
CDA-2-5-5 = Un pion qui finit son coup sur la dernière rangée devient dame. On le dame en posant dessus une seconde pièce de sa couleur.
    .title = Devenir dame
CDA-2-5-6 = Une nouvelle dame doit être damée aussitôt, par l’un ou l’autre joueur ; d’ordinaire, par celui à qui elle est. Atteindre la rangée et damer sont un seul coup.
    .title = Qui dame
CDA-2-5-7 = Une dame qui n’a pas été damée est tout de même une dame, et l’un ou l’autre joueur peut la damer plus tard. Elle ne doit pas jouer avant.
    .title = Une dame sans couronne
CDA-2-5-8 = Une nouvelle dame ne peut jouer qu’après que l’adversaire a joué un coup.
    .title = Quand joue une nouvelle dame
CDA-2-5-9 = Une dame va en diagonale, en avant ou en arrière, sur autant de cases libres qu’elle veut.
    .title = La marche de la dame
CDA-2-5-10 = Un coup est complet quand la pièce a été jouée et que la main l’a lâchée.
    .title = Quand un coup est complet
CDA-2-5-11 = Un joueur au trait qui touche une de ses pièces pouvant jouer doit jouer cette pièce, si elle a un coup régulier.
    .title = Pièce touchée, pièce jouée
CDA-2-5-12 = Tant que la main est encore sur la pièce, celle-ci peut être mise sur une autre case, si ce coup est régulier.
    .title = Avant que la main lâche
CDA-2-5-13 = Un joueur au trait qui veut redresser ses pièces doit le dire nettement avant, par exemple « j’adoube ».
    .title = Redresser des pièces
CDA-2-5-14 = Un joueur qui n’a pas le trait ne peut ni toucher ni jouer aucune pièce, d’aucun camp.
    .title = Ne rien toucher hors de son tour

## CDA 2.6: capturing

CDA-2-6-1 = Les pièces prennent en avant et en arrière. Une prise est un coup entier. Un camp ne prend jamais ses propres pièces.
    .title = En avant et en arrière
CDA-2-6-2 = Si une pièce adverse est voisine d’un pion sur une diagonale et que la case derrière elle est libre, le pion doit sauter par-dessus sur cette case. Puis la pièce sautée est enlevée.
    .title = La prise par un pion
CDA-2-6-3 = Une dame doit prendre une pièce adverse sur sa diagonale, proche ou lointaine, s’il y a des cases libres derrière elle. Elle peut se poser sur n’importe laquelle.
    .title = La prise par une dame
CDA-2-6-4 = Une prise se fait clairement et dans l’ordre : sauter, puis enlever. Elle est complète quand toutes les pièces prises ont quitté le damier. La même main joue et enlève. Sinon, l’adversaire peut demander qu’on la refasse correctement.
    .title = Prendre clairement
CDA-2-6-5 = Si un pion peut prendre encore de là où il se pose, il le doit, jusqu’à ce qu’il n’y ait plus rien à prendre. Il finit derrière la dernière pièce, et les pièces prises sont enlevées une à une, dans l’ordre de la rafle ou à l’envers.
    .title = La rafle par un pion
CDA-2-6-6 = Une dame continue à prendre de même, de près ou de loin, et tourne sur une autre diagonale là où elle le doit. Derrière la dernière pièce, elle peut se poser sur n’importe quelle case libre.
    .title = La rafle par une dame
CDA-2-6-7 = Dans une rafle, on ne peut sauter aucune de ses propres pièces.
    .title = Pas sur les siennes
CDA-2-6-8 = Dans une rafle, on peut passer plusieurs fois sur une case libre, mais une seule fois sur une pièce adverse.
    .title = Pas deux fois la même pièce
CDA-2-6-9 = Dans une rafle, la pièce est posée sur la bonne case après chaque saut. Si c’est fait peu clairement, l’adversaire peut demander qu’on recommence.
    .title = Pas à pas
CDA-2-6-10 = Une rafle compte comme finie quand la main quitte la pièce, que tout le chemin ait été fait ou non.
    .title = La main lâche
CDA-2-6-11 = Les pièces prises ne quittent le damier qu’après toute la rafle, l’une après l’autre, dans l’ordre de la rafle ou à l’envers, sans pause. L’adversaire peut demander qu’on corrige tout autre ordre.
    .title = Enlever les pièces
CDA-2-6-12 = Si plusieurs prises sont possibles, il faut jouer celle qui enlève le plus de pièces. Une dame compte pour une pièce.
    .title = La prise majoritaire
CDA-2-6-13 = Si plusieurs prises enlèvent le même nombre, le joueur choisit librement : le chemin, et si c’est un pion ou une dame qui prend.
    .title = Libre choix à nombre égal
CDA-2-6-14 = Un pion qui atteint la dernière rangée pendant une prise et la quitte de nouveau reste pion.
    .title = Passer par la dernière rangée

## CDA 2.7: irregular acts

CDA-2-7-1 = S’il apparaît pendant une partie que le damier est mal posé, la partie est annulée et rejouée.
    .title = Le damier est mal posé
CDA-2-7-2 = Avant la partie, on vérifie que les pièces sont bien placées. Toute position fausse découverte pendant la partie doit être rectifiée.
    .title = Une position fausse
CDA-2-7-3 = Une pièce sur une case claire n’est pas en jeu. Cela doit être rectifié.
    .title = Une pièce sur une case claire
CDA-2-7-4 = Il y a seize irrégularités. Après chacune, c’est l’adversaire qui décide : demander la correction, ou accepter ce qui a été fait.
    .title = Irrégularités : l’adversaire décide
CDA-2-7-4-1 = Jouer deux coups de suite.
    .title = Deux coups de suite
CDA-2-7-4-2 = Jouer un pion ou une dame d’une façon que les règles ne permettent pas.
    .title = Un coup contre les règles
CDA-2-7-4-3 = Toucher une de ses pièces puis en jouer une autre.
    .title = Toucher l’une, jouer l’autre
CDA-2-7-4-4 = Reprendre un coup : la pièce qui vient de jouer est remise d’où elle venait.
    .title = Reprendre un coup
CDA-2-7-4-5 = Jouer une pièce de l’adversaire.
    .title = Jouer une pièce adverse
CDA-2-7-4-6 = Jouer une pièce qui peut prendre, sans prendre.
    .title = Ne pas prendre
CDA-2-7-4-7 = Soulever du damier sans raison une pièce de l’un ou l’autre camp.
    .title = Soulever une pièce sans raison
CDA-2-7-4-8 = Prendre plus ou moins de pièces que ne le veulent les règles.
    .title = Trop ou trop peu
CDA-2-7-4-9 = Lâcher la pièce pendant une rafle avant d’avoir sauté toutes les pièces qu’il faut prendre.
    .title = Arrêter une rafle
CDA-2-7-4-10 = Soulever une pièce contre les règles tant qu’une rafle n’est pas finie.
    .title = Soulever pendant une rafle
CDA-2-7-4-11 = Enlever après une rafle moins de pièces qu’il n’en a été pris.
    .title = Laisser des pièces prises
CDA-2-7-4-12 = Enlever après une prise une pièce qui n’a pas été sautée.
    .title = Enlever une pièce non sautée
CDA-2-7-4-13 = Cesser d’enlever les pièces prises d’une rafle.
    .title = Arrêter l’enlèvement
CDA-2-7-4-14 = Enlever après une prise une pièce de son propre camp.
    .title = Enlever sa propre pièce
CDA-2-7-4-15 = Jouer une dame qui n’a pas été damée.
    .title = Jouer une dame non damée
CDA-2-7-4-16 = Faire une prise d’une main et enlever les pièces prises de l’autre.
    .title = Deux mains
CDA-2-7-5 = Si le hasard ou un accident change la position, et qu’on le remarque en même temps, nul n’a enfreint de règle.
    .title = Accidents
CDA-2-7-6 = Si un joueur refuse de respecter les règles officielles, l’adversaire peut exiger qu’elles le soient.
    .title = Refuser les règles
CDA-2-7-7 = Qui joue un coup après une irrégularité, sans avoir d’abord demandé la correction, a accepté la position et ne peut plus la faire corriger.
    .title = Continuer, c’est accepter
CDA-2-7-8 = Ne corriger une irrégularité qu’en partie, ou refuser de la corriger, est puni.
    .title = Corrigé en partie, ou pas

## CDA 3.8: the clock

CDA-3-8-1-1 = Mort subite : chaque joueur a un temps fixe pour la partie. Si la partie n’est pas finie d’ici là, celui qui atteint la limite le premier perd.
    .title = Mort subite
CDA-3-8-1-2 = Pendule Fischer : chaque joueur part avec un temps fixe, et chaque coup en ajoute. Celui qui dépasse le temps le premier perd.
    .title = Pendule Fischer
CDA-3-8-1-3 = Une ronde qui doit finir à l’heure peut se jouer d’abord avec un temps fixe. Après lui, une pendule électronique tourne avec un ajout par coup ; si elle ne le peut pas, il n’y a que le temps fixe.
    .title = D’abord un temps fixe
CDA-3-8-1-3-1 = Deux règles spéciales de nulle ne valent que là où le temps est fixe et où aucun temps ne s’ajoute par coup.
    .title = Seulement sans ajout
CDA-3-8-1-3-1-A = En mort subite, la partie est nulle dès qu’il reste une dame contre trois dames, deux dames et un pion, ou une dame et deux pions ; ou contre deux dames, ou une dame et un pion. On ne continue que si la partie peut nettement se poursuivre ou si le camp le plus fort peut montrer un gain.
    .title = Nulle théorique
CDA-3-8-1-3-1-B = En mort subite, avec huit pièces ou moins sur le damier, un joueur qui a moins d’une minute et un avantage suffisant peut demander la nulle à l’arbitre.
    .title = Nulle par avantage
CDA-3-8-2-1 = L’arbitre lance la pendule des Blancs. Les Blancs jouent et appuient sur la pendule ; alors le temps des Noirs tourne, et ainsi tour à tour.
    .title = Lancer la pendule
CDA-3-8-2-2 = Après un coup, le joueur appuie sur la pendule, de la main qui a joué. Un coup ne compte qu’une fois qu’on a appuyé sur la pendule, même si le drapeau tombe pendant qu’on joue. L’adversaire ne peut pas empêcher d’appuyer.
    .title = Appuyer sur la pendule
CDA-3-8-2-3 = Chaque joueur veille sur son temps. Si un joueur oublie d’appuyer sur la pendule, seul l’adversaire peut le signaler.
    .title = Oublier la pendule
CDA-3-8-2-4 = Si la pendule tombe en panne, l’arbitre la remplace aussitôt, règle les temps des deux joueurs, et la partie continue.
    .title = Une pendule en panne
CDA-3-8-2-5 = Qui doute des indications de la pendule doit le dire à l’arbitre avant que le temps soit écoulé. Les réclamations plus tardives ne sont pas acceptées.
    .title = Doutes sur la pendule
CDA-3-8-2-6 = Un drapeau tombé veut dire que le temps est écoulé. Le dernier coup ne compte que si l’on a appuyé avant sur la pendule. Qui n’a pas joué à temps les coups requis perd, et l’arbitre doit arrêter la partie même si aucun joueur ne le demande.
    .title = Le drapeau
CDA-3-8-2-7 = Pendant que l’arbitre examine une demande de nulle, la pendule du joueur qui l’a faite tourne. Si elle arrive au bout, cela ne compte que si la demande est refusée ; alors le joueur perd.
    .title = La pendule pendant une demande
CDA-3-8-2-8 = La durée de la correction d’une irrégularité est l’affaire de l’arbitre. Ce temps est pris au joueur en irrégularité, quelle qu’en soit l’issue.
    .title = Le temps d’une correction
CDA-3-8-2-9 = On joue et on appuie sur la pendule de la même main.
    .title = Une seule main
CDA-3-8-3-1 = La limite de retard est d’ordinaire d’une heure. Jusqu’à la limite, le temps perdu est ôté à la pendule du joueur en retard, ou des deux.
    .title = Être en retard
CDA-3-8-3-2 = Un joueur en retard au-delà de la limite perd par forfait.
    .title = Trop tard
CDA-3-8-3-3 = Si les deux joueurs sont en retard au-delà de la limite, les deux perdent par forfait.
    .title = Les deux trop tard
CDA-3-8-4 = L’un ou l’autre joueur peut dire à l’arbitre que le temps d’un joueur est écoulé, le sien ou celui de l’adversaire ; l’arbitre peut aussi le constater seul.
    .title = Qui constate le temps écoulé
CDA-3-8-5 = Une réclamation doit se faire dans le délai fixé pour cela.
    .title = Délai pour réclamer

## CDA 3.9: the start

CDA-3-9-1 = La ronde commence à l’heure, quels que soient les présents. La pendule des Blancs est lancée ; si les Noirs sont absents, celle des Noirs. Dès lors, aucun joueur ne peut arrêter les pendules, sous peine de perdre, déplacer la pendule de l’autre côté, ni changer les temps. Si un joueur est en retard sans faute de sa part, l’arbitre peut rétablir le temps.
    .title = Début de la ronde
CDA-3-9-2 = Si aucun joueur n’est là, la pendule des Blancs est lancée. Quand le premier arrive, le temps perdu est partagé également entre les deux pendules, et celle des Blancs continue ; si les Noirs sont encore absents, celle des Noirs. Quand les Noirs arrivent, la pendule des Blancs est lancée.
    .title = Aucun joueur n’est là
CDA-3-9-3 = S’il apparaît après le début que chaque joueur a la couleur de l’autre, la partie continue, et son résultat compte.
    .title = Couleurs échangées

## CDA 3.10: the score

CDA-3-10-1 = Chaque joueur note chaque coup de la partie, des deux camps.
    .title = Noter est un devoir
CDA-3-10-2-1 = Un coup s’écrit par le numéro de la case de départ, puis celui de la case d’arrivée.
    .title = Départ et arrivée
CDA-3-10-2-2 = Entre les deux numéros d’un coup simple se met un tiret.
    .title = Un coup simple
CDA-3-10-2-3 = Entre les deux numéros d’une prise se met une croix.
    .title = Une prise
CDA-3-10-2-4 = Un signe plus veut dire une partie gagnée.
    .title = Le signe du gain
CDA-3-10-2-5 = Un signe égal veut dire nulle.
    .title = Le signe de la nulle
CDA-3-10-2-6 = a.l., ad libitum, dit qu’une prise avait le choix entre des chemins qui mènent au même résultat.
    .title = Le signe a.l.
CDA-3-10-3-1 = Chaque coup se note aussitôt et lisiblement, une prise seulement une fois faite.
    .title = Quand noter
CDA-3-10-3-2 = La feuille de partie est là où l’arbitre peut la voir et contrôler combien de coups ont été joués.
    .title = Où est la feuille
CDA-3-10-4 = Avec l’accord de l’adversaire, et sur son propre temps, un joueur peut comparer les deux feuilles de partie.
    .title = Comparer les feuilles
CDA-3-10-5-1-1 = En mort subite, un joueur qui a moins de cinq minutes avant le signal de la pendule est en zeitnot.
    .title = Le zeitnot
CDA-3-10-5-1-2 = Avec une pendule Fischer, il n’y a pas de zeitnot.
    .title = Pas de zeitnot avec Fischer
CDA-3-10-5-2 = Un joueur en zeitnot n’est pas tenu de noter. L’arbitre peut faire compléter les coups manquants après la partie.
    .title = Ne pas noter en zeitnot
CDA-3-10-6 = Après la partie, les deux joueurs écrivent les temps utilisés et le résultat sur leurs feuilles, signent les deux, corrigent ce qui doit l’être, et les remettent à l’arbitre.
    .title = Après la partie

## CDA 3.11: adjournment

CDA-3-11-1 = Dans le cours normal des choses, une partie n’est jamais interrompue.
    .title = Pas d’interruption
CDA-3-11-2 = Si la salle de jeu ne peut pas servir pour l’instant, il faut interrompre la partie. Elle est reprise dès que le problème est réglé.
    .title = Si la salle est inutilisable
CDA-3-11-3-1 = L’arbitre écrit la position et la fait confirmer par les deux joueurs. Ce temps n’est compté à aucun.
    .title = Relever la position
CDA-3-11-3-2 = Avant de partir, le joueur qui n’a pas le trait écrit sur sa feuille de partie le temps qu’il a utilisé et la remet à l’arbitre.
    .title = Le joueur sans le trait
CDA-3-11-3-3 = Le joueur au trait écrit le coup suivant sur la feuille de partie, sans qu’on le voie. Il n’a pas à être joué sur le damier.
    .title = Le coup secret
CDA-3-11-3-4 = L’arbitre arrête les deux pendules. Le joueur au trait écrit sur sa feuille le temps qu’il a utilisé et la remet.
    .title = Arrêter les pendules
CDA-3-11-3-5 = L’arbitre met la position relevée et les deux feuilles de partie dans une enveloppe, la cachette, et la garde jusqu’à la reprise de la partie.
    .title = L’enveloppe
CDA-3-11-3-6 = Le coup secret doit être régulier ; sinon, le joueur qui l’a mis sous enveloppe perd.
    .title = Un coup secret irrégulier
CDA-3-11-4-1 = D’abord, on ouvre l’enveloppe.
    .title = Reprise : l’enveloppe
CDA-3-11-4-2 = Puis les feuilles de partie sont rendues aux joueurs.
    .title = Reprise : les feuilles
CDA-3-11-4-3 = Puis les joueurs confirment la position et les temps restants.
    .title = Reprise : position et temps
CDA-3-11-4-4 = Puis le joueur au trait joue le coup secret, aucun autre, et appuie sur la pendule.
    .title = Reprise : le coup secret

## CDA 3.12: the end of the game

CDA-3-12-1 = Une partie est finie quand les deux joueurs en conviennent, ou quand l’arbitre le décide. Elle finit par un gain ou une nulle.
    .title = Quand une partie est finie
CDA-3-12-2-1 = Un joueur dont l’adversaire abandonne, quelle qu’en soit la raison, gagne.
    .title = L’abandon
CDA-3-12-2-2 = Un joueur dont l’adversaire n’a plus de pièces gagne.
    .title = Plus de pièces
CDA-3-12-2-3 = Un joueur dont l’adversaire ne peut jouer aucune des pièces qui lui restent gagne.
    .title = Plus de coup
CDA-3-12-2-4 = Si l’arbitre déclare une partie perdue ou disqualifie un joueur, l’adversaire gagne.
    .title = Perdu par décision
CDA-3-12-3-1 = La partie est nulle quand la même position se présente pour la troisième fois, chaque fois avec le même camp au trait.
    .title = Trois fois la même position
CDA-3-12-3-2 = La partie est nulle après 25 coups de suite de chaque camp où seules des dames ont joué et où rien n’a été pris.
    .title = 25 coups de dame
CDA-3-12-3-3 = Trois dames, deux dames et un pion, ou une dame et deux pions contre une dame : chaque camp joue au plus 16 coups de plus ; sans vainqueur alors, la partie est nulle.
    .title = Trois contre une : 16 coups
CDA-3-12-3-4 = Deux dames, une dame et un pion, ou une dame contre une dame : chaque camp joue au plus 5 coups de plus ; sans vainqueur alors, la partie est nulle.
    .title = Deux ou une contre une : 5 coups
CDA-3-12-3-5 = La partie est nulle si les deux joueurs en conviennent.
    .title = Par accord
CDA-3-12-3-6 = La partie est nulle si aucun camp ne peut battre l’autre.
    .title = Gain impossible
CDA-3-12-4 = On ne peut proposer nulle qu’après 40 coups. Sur son propre temps, le joueur joue, propose nulle sans conditions, et appuie sur la pendule. La proposition tient jusqu’à la réponse ; un coup la refuse. Ensuite, le même joueur ne peut plus proposer avant que l’adversaire l’ait fait.
    .title = Proposer nulle
CDA-3-12-5 = Pour prouver une nulle selon les règles, un joueur appelle l’arbitre, qui la vérifie. L’arbitre peut aussi déclarer une telle nulle sans qu’on le demande : mettre fin aux parties fait partie de son devoir.
    .title = Qui déclare la nulle
CDA-3-12-6-1 = Le gagnant a 2 points.
    .title = Points d’un gain
CDA-3-12-6-2 = En cas de nulle, chacun a 1 point.
    .title = Points d’une nulle
CDA-3-12-6-3 = Le perdant n’en a aucun.
    .title = Points d’une perte

## CDA 3.13: rights and duties of the players

CDA-3-13-1-1 = Un joueur peut connaître le règlement du tournoi.
    .title = Droit de savoir
CDA-3-13-1-2 = Un joueur peut s’attendre à jouer dans un calme complet.
    .title = Droit au calme
CDA-3-13-1-3 = Un joueur peut poser à l’arbitre toute question sur ses parties.
    .title = Droit de demander
CDA-3-13-1-4 = Un joueur peut écrire au comité d’organisation, lui-même ou par quelqu’un d’autre.
    .title = Droit d’écrire
CDA-3-13-1-5 = Un joueur peut faire appel par écrit au jury d’appel, sans interrompre la partie, avec un double pour l’arbitre principal.
    .title = Droit d’appel
CDA-3-13-1-6 = Un joueur peut marcher dans la salle de jeu.
    .title = Droit de marcher
CDA-3-13-2-1 = Un joueur respecte le règlement et l’ordre dans la salle.
    .title = Devoir : les règles
CDA-3-13-2-2 = Un joueur répond aux questions de l’arbitre et suit ses décisions.
    .title = Devoir : l’arbitre
CDA-3-13-2-3 = Après la partie, un joueur range le jeu et part sans bruit.
    .title = Devoir : après la partie
CDA-3-13-2-4 = Un joueur joue toutes les parties du tournoi.
    .title = Devoir : chaque partie

## CDA 3.14: order and penalties

CDA-3-14-1-1 = Un joueur ne peut parler à personne d’autre que l’arbitre.
    .title = Parler
CDA-3-14-1-2 = Un joueur ne peut utiliser ni regarder quoi que ce soit qui aide pour la partie.
    .title = Notes et appareils
CDA-3-14-1-3 = Un joueur au trait ne peut pas quitter le damier.
    .title = Quitter le damier
CDA-3-14-1-4 = Un joueur ne peut pas toucher ni montrer des cases pour mieux réfléchir.
    .title = Montrer du doigt
CDA-3-14-1-5 = Un joueur ne peut pas déranger l’adversaire qui réfléchit.
    .title = Déranger
CDA-3-14-1-6 = Un joueur ne peut pas déranger les parties en cours.
    .title = Les autres parties
CDA-3-14-1-7 = Un joueur ne peut pas accepter de conseils sur sa partie.
    .title = Conseils
CDA-3-14-1-8 = Un joueur ne peut pas analyser une partie en cours.
    .title = Analyser une partie en cours
CDA-3-14-1-9 = Un joueur ne peut pas analyser des parties finies dans la salle de jeu.
    .title = Analyser dans la salle
CDA-3-14-1-10 = Un joueur ne peut rien faire qui empêche le tournoi de bien se dérouler.
    .title = Tout ce qui dérange
CDA-3-14-1-11 = Un joueur ne peut pas quitter la salle de jeu sans la permission de l’arbitre.
    .title = Quitter la salle
CDA-3-14-1-12 = Un joueur ne peut pas rester à côté d’une partie en cours.
    .title = Rester à côté
CDA-3-14-1-13 = Un joueur ne peut ni porter ni utiliser des appareils électroniques qui influent sur les parties.
    .title = Appareils qui dérangent
CDA-3-14-2-1 = Pour chaque faute, l’arbitre décide d’une sanction selon sa gravité.
    .title = Quelle sanction
CDA-3-14-2-2 = Il y a quatre sanctions : un avertissement ; un avertissement sévère, rendu public ; la perte de la partie, éventuellement pour les deux joueurs ; la disqualification.
    .title = Les quatre sanctions
CDA-3-14-2-3 = Un joueur sévèrement averti deux fois dans une partie la perd.
    .title = Deux avertissements sévères
CDA-3-14-2-4 = Un joueur n’est disqualifié qu’avec l’accord de l’arbitre principal.
    .title = Disqualification
CDA-3-14-3-1 = Un joueur qui ne veut pas corriger un coup irrégulier, ou ne le corrige qu’en partie, est puni.
    .title = Refuser de corriger
CDA-3-14-3-2 = Un joueur qui refuse de noter pendant la partie, et ne veut pas y remédier, est puni.
    .title = Refuser de noter
CDA-3-14-3-3 = Un joueur qui refuse de signer le résultat après la partie, et ne veut pas y remédier, est puni.
    .title = Refuser de signer
CDA-3-14-3-4 = Est puni le joueur qui modifie la pendule sans permission, si bien que personne ne connaît plus les temps exacts, et refuse d’y remédier.
    .title = Changer les temps
CDA-3-14-3-5 = Un joueur qui arrête la pendule sans permission, et ne veut pas y remédier, est puni.
    .title = Arrêter la pendule
CDA-3-14-4 = Un joueur qui enfreint une règle technique et refuse d’y remédier perd la partie.
    .title = Refuser coûte la partie
CDA-3-14-5 = L’arbitre principal peut faire sortir de la salle un joueur qui trouble gravement l’ordre ou n’obéit pas aux arbitres.
    .title = Hors de la salle

## CDA 3.15: the arbiter

CDA-3-15-1-1 = L’arbitre veille à ce que chacun, joueurs et spectateurs, respecte les règles, et que le tournoi se déroule bien.
    .title = À quoi sert un arbitre
CDA-3-15-1-2 = Le travail de l’arbitre commence avant les parties et le tournoi, et continue après.
    .title = Avant, pendant, après
CDA-3-15-1-3 = L’arbitre peut régler toute querelle sans qu’on le demande, sauf en deux matières laissées à l’adversaire : les irrégularités (2.7.4) et une pendule sur laquelle on a oublié d’appuyer (3.8.2.3).
    .title = Intervenir
CDA-3-15-2-1 = Avant le tournoi, l’arbitre établit le règlement, par l’entremise des organisateurs.
    .title = Le règlement
CDA-3-15-2-2 = L’arbitre raye du règlement tout ce qui contredit les règles du jeu.
    .title = Contre les règles
CDA-3-15-2-3 = Une demi-heure avant le début ou le tirage, l’arbitre reçoit la liste des joueurs, des titres et des remplaçants, signée par les organisateurs.
    .title = La liste des joueurs
CDA-3-15-2-4 = L’arbitre a un tableau d’affichage pour les annonces officielles.
    .title = Le tableau d’affichage
CDA-3-15-2-5 = L’arbitre garde le règlement au tableau d’affichage.
    .title = Le règlement affiché
CDA-3-15-2-6 = L’arbitre porte un badge bien visible.
    .title = Le badge
CDA-3-15-2-7 = L’arbitre lance les pendules, ou dit aux joueurs de le faire.
    .title = Lancer les pendules
CDA-3-15-2-8 = L’arbitre contrôle de temps en temps que les pendules marchent.
    .title = Surveiller les pendules
CDA-3-15-2-9 = L’arbitre contrôle que les joueurs notent.
    .title = Feuilles de partie
CDA-3-15-2-10 = L’arbitre fait tout pour régler les litiges.
    .title = Litiges
CDA-3-15-2-11 = L’arbitre déclare la partie perdue pour un joueur qui arrive après la limite de temps.
    .title = Trop tard
CDA-3-15-2-12 = L’arbitre déclare la partie perdue pour un joueur qui n’a pas joué à temps les coups requis.
    .title = Contrôle de temps manqué
CDA-3-15-2-13 = L’arbitre déclare la nulle là où les règles la font, qu’un joueur la demande ou non.
    .title = Déclarer la nulle
CDA-3-15-2-14 = L’arbitre explique aux joueurs les passages peu clairs du règlement.
    .title = Expliquer
CDA-3-15-2-15 = L’arbitre décide de ce que le règlement ne couvre pas.
    .title = Ce qui n’est pas prévu
CDA-3-15-2-16 = Après le tournoi, l’arbitre réunit les feuilles des parties les plus importantes.
    .title = Les parties importantes
CDA-3-15-2-17 = L’arbitre tient à jour le tableau des résultats.
    .title = Le tableau
CDA-3-15-2-18 = L’arbitre apparie les joueurs, par ordinateur ou à la main.
    .title = Appariements
CDA-3-15-2-19 = L’arbitre veille à ce que les appariements de chaque ronde soient affichés.
    .title = Afficher les appariements
CDA-3-15-2-20 = L’arbitre dirige les ajournements.
    .title = Ajournements
CDA-3-15-2-21 = Après le tournoi, l’arbitre annonce les résultats finals.
    .title = Résultats finals

## CDA 3.16: appeals

CDA-3-16 = Qui conteste une décision fait appel par écrit au jury d’appel, dans le délai fixé et en payant les frais, après la partie. Le jury compte d’ordinaire trois membres ou plus, en nombre impair. Chaque membre a une voix, un suppléant remplace celui qui est intéressé, et la majorité décide.
    .title = Appels

## CDA 4.17: individual and team tournaments

CDA-4-17-1 = Dans une épreuve individuelle, comme un championnat ou un match, comptent les résultats des joueurs.
    .title = Épreuves individuelles
CDA-4-17-2-1 = Chaque équipe inscrit ses joueurs dans l’ordre des tables, selon l’Elo, le titre ou les résultats, et s’y tient. Les organisateurs peuvent changer un ordre qui ne répond pas à ce qu’ils savent, et le disent à l’équipe.
    .title = Tables fixes, joueurs fixes
CDA-4-17-2-2 = Une équipe peut inscrire des remplaçants, tous dans un seul ordre numéroté. Les joueurs d’une ronde peuvent changer, mais les plus petits numéros sont aux premières tables : 1, 2, 5, 6 est permis, 1, 6, 2, 5 ne l’est pas.
    .title = Ordre fixe avec remplaçants
CDA-4-17-2-3 = Avant chaque match, une équipe fixe à nouveau l’ordre de ses tables.
    .title = Ordre fixé avant chaque match
CDA-4-17-2-4 = Chaque joueur d’une équipe joue contre chaque joueur de l’autre.
    .title = Chacun contre tous
CDA-4-17-2-5 = Le résultat de l’équipe est la somme de ce que ses joueurs marquent dans une épreuve individuelle.
    .title = Somme des résultats individuels

## CDA 4.18: kinds of tournament

CDA-4-18-1 = Les voisins d’un tableau se rencontrent, et le perdant sort, jusqu’à ce qu’il n’en reste qu’un : le vainqueur.
    .title = Élimination directe
CDA-4-18-2 = Chacun rencontre chacun : une fois, deux fois, ou par groupes.
    .title = Toutes rondes
CDA-4-18-3 = Des joueurs de score égal ou presque se rencontrent. Le nombre de rondes est d’ordinaire celui d’une élimination directe avec autant de joueurs plus deux à quatre, de préférence un nombre impair, et au moins sept.
    .title = Système suisse
CDA-4-18-4 = Des équipes, d’ordinaire de même taille, envoient un joueur après l’autre. Un perdant ne joue plus. L’équipe qui a encore un joueur invaincu gagne.
    .title = Relais
CDA-4-18-5 = Un match se joue entre deux joueurs sur plusieurs parties, ou entre deux équipes table par table. Au système Scheveningen, chaque joueur d’une équipe rencontre chaque joueur de l’autre.
    .title = Matchs

## CDA 4.19: results and places

CDA-4-19 = Les scores de toutes les rondes s’additionnent, et qui en a le plus est premier. Les égalités se départagent par des critères ou par un barrage, à toute cadence. Dans un barrage Lehmann-Georgiev, chaque coup ajoute du temps, et il dure jusqu’à ce que quelqu’un gagne une partie ou dépasse le temps ; après une nulle, la partie suivante commence avec le temps restant de la précédente.
    .title = Scores, égalités et barrages
CDA-4-19-1 = À l’élimination directe, on ne compte pas de points : qui sort plus tard est mieux classé, et gagne celui qui n’est jamais sorti. Les autres places peuvent être partagées ou décidées par des barrages.
    .title = Places à l’élimination directe
CDA-4-19-2-1-1 = D’abord, on compare les scores.
    .title = Toutes rondes : score
CDA-4-19-2-1-2 = À score égal, qui a gagné le plus de parties passe devant.
    .title = Toutes rondes : gains
CDA-4-19-2-1-3 = Puis compte le résultat entre les joueurs à égalité.
    .title = Toutes rondes : leur partie
CDA-4-19-2-1-4 = Puis un barrage entre les joueurs à égalité décide.
    .title = Toutes rondes : barrage
CDA-4-19-2-2-1 = D’abord, on compare les points de match des équipes.
    .title = Équipes, toutes rondes : points de match
CDA-4-19-2-2-2 = À points de match égaux, l’équipe dont les joueurs ont marqué en tout le plus de points de parties passe devant.
    .title = Équipes, toutes rondes : points de parties
CDA-4-19-2-2-3 = Puis compte le match entre les équipes à égalité.
    .title = Équipes, toutes rondes : leur match
CDA-4-19-2-2-4 = Puis compte le score du joueur de la table 1 ; s’il est égal, de la table 2, et ainsi de suite.
    .title = Équipes, toutes rondes : première table
CDA-4-19-3-1-1-1 = Quand l’Elo départage : d’abord, on compare les scores.
    .title = Par l’Elo : score
CDA-4-19-3-1-1-2 = Puis qui a rencontré des adversaires d’un Elo moyen plus haut passe devant.
    .title = Par l’Elo : Elo moyen
CDA-4-19-3-1-2-1 = Quand les scores des adversaires départagent : d’abord, on compare les scores.
    .title = Par adversaires : score
CDA-4-19-3-1-2-2 = Puis celui dont les adversaires ont marqué le plus en tout passe devant.
    .title = Par adversaires : la somme
CDA-4-19-3-1-2-3 = Puis compte la somme sans le plus haut et le plus bas des adversaires.
    .title = Par adversaires : la médiane
CDA-4-19-3-1-2-4 = Puis compte la somme sans le plus bas des adversaires ; encore à égalité, sans les deux plus bas, et ainsi de suite.
    .title = Par adversaires : la coupe
CDA-4-19-3-2-1 = D’abord, on compare les points de match des équipes.
    .title = Équipes, système suisse : points de match
CDA-4-19-3-2-2 = Puis l’équipe dont les adversaires ont en tout le plus de points de match passe devant.
    .title = Équipes, système suisse : adversaires
CDA-4-19-3-2-3 = Puis l’équipe dont les joueurs ont marqué en tout le plus de points de parties passe devant.
    .title = Équipes, système suisse : points de parties
CDA-4-19-3-2-4 = Puis compte le score du joueur de la table 1 ; s’il est égal, de la table 2, et ainsi de suite.
    .title = Équipes, système suisse : première table

## CDA 4.20: organisation

CDA-4-20 = Une épreuve a un comité d’organisation : il prépare l’épreuve, règle ce qui survient et veille à ce qui doit se faire ensuite. Sa première tâche est d’établir le plan.
    .title = Le comité d’organisation

## CDA-64 1: the board and the men of 64 squares

CDA-64-1-1-1-1 = Le damier est un carré de huit cases sur huit, foncées et claires tour à tour : 32 foncées et 32 claires.
    .title = Le damier de 64 cases
CDA-64-1-1-1-2 = On joue sur les 32 cases foncées.
    .title = Les cases qui servent
CDA-64-1-1-1-3 = Les cases foncées qui se touchent par les coins forment 13 diagonales. La plus longue a huit cases : c’est la grande diagonale, de a1 à h8.
    .title = Les 13 diagonales
CDA-64-1-1-1-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
CDA-64-1-1-1-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
CDA-64-1-1-1-5-2 = La première et la dernière colonne, de quatre cases foncées chacune, sont les bandes.
    .title = Bandes
CDA-64-1-1-1-5-3 = Quatre cases foncées côte à côte de gauche à droite sont une rangée. Le damier a huit rangées.
    .title = Rangées
CDA-64-1-1-1-5-4 = Quatre cases foncées l’une au-dessus de l’autre sont une colonne. Le damier a huit colonnes.
    .title = Colonnes
CDA-64-1-1-1-6-1 = Les cases foncées s’appellent de a1 à h8 ; les noms ne sont pas imprimés sur le damier.
    .title = Noms des cases
CDA-64-1-1-1-6-2 = Les bouts de la grande diagonale, a1 et h8, s’appellent les coins du damier.
    .title = Les deux coins
CDA-64-1-1-2-1 = { CDA-1-1-2-1 }
    .title = { CDA-1-1-2-1.title }
CDA-64-1-1-2-2 = { CDA-1-1-2-2 }
    .title = { CDA-1-1-2-2.title }
CDA-64-1-1-2-3 = { CDA-1-1-2-3 }
    .title = { CDA-1-1-2-3.title }
CDA-64-1-1-2-4 = { CDA-1-1-2-4 }
    .title = { CDA-1-1-2-4.title }
CDA-64-1-2-1 = Chaque camp a 12 pions, blancs ou clairs pour l’un, noirs ou foncés pour l’autre.
    .title = Les pièces
CDA-64-1-2-2 = Au départ, les pions noirs sont sur les rangées 6 à 8 et les blancs sur les rangées 1 à 3. Les rangées 4 et 5 sont libres.
    .title = La position de départ
CDA-64-1-2-3 = Les 24 pions sont ronds, exactement de même forme et de même taille, et deux l’un sur l’autre, une dame, tiennent bien.
    .title = La forme des pions
CDA-64-1-2-4 = { CDA-1-2-4 }
    .title = { CDA-1-2-4.title }
CDA-64-1-2-5 = { CDA-1-2-5 }
    .title = { CDA-1-2-5.title }
CDA-64-1-2-6 = Les douze pions d’un camp ont exactement la même couleur.
    .title = Une couleur par camp
CDA-64-1-2-7 = { CDA-1-2-7 }
    .title = { CDA-1-2-7.title }

## FMJD 1: the game and its players

FMJD-1-1 = Le jeu de dames est un sport de l’esprit entre deux joueurs.
    .title = Un sport à deux
FMJD-1-2 = Quiconque prend part à ce sport est un joueur de dames.
    .title = Qui est joueur
FMJD-1-3 = On peut organiser des tournois pour amateurs ou pour professionnels.
    .title = Amateurs et professionnels

## FMJD 2: the board and the men

FMJD-2-1 = { CDA-1-1-1-1 }
    .title = { CDA-1-1-1-1.title }
FMJD-2-2 = { CDA-1-1-1-2 }
    .title = { CDA-1-1-1-2.title }
FMJD-2-3 = { CDA-1-1-1-3 }
    .title = { CDA-1-1-1-3.title }
FMJD-2-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
FMJD-2-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
FMJD-2-5-2 = { CDA-1-1-1-5-2 }
    .title = { CDA-1-1-1-5-2.title }
FMJD-2-5-3 = { CDA-1-1-1-5-3 }
    .title = { CDA-1-1-1-5-3.title }
FMJD-2-5-4 = { CDA-1-1-1-5-4 }
    .title = { CDA-1-1-1-5-4.title }
FMJD-2-6 = Les cases foncées portent les numéros 1 à 50 de gauche à droite et de haut en bas. Le damier lui-même ne montre pas les numéros.
    .title = Numéros des cases
FMJD-2-6-1 = { CDA-1-1-1-6-1 }
    .title = { CDA-1-1-1-6-1.title }
FMJD-2-6-2 = { CDA-1-1-1-6-2 }
    .title = { CDA-1-1-1-6-2.title }
FMJD-2-6-3 = Les bouts de la grande diagonale, 5 et 46, s’appellent les coins du damier.
    .title = Les deux coins
FMJD-2-7 = { CDA-1-2-1 }
    .title = { CDA-1-2-1.title }
FMJD-2-8 = { CDA-1-2-2 }
    .title = { CDA-1-2-2.title }

## FMJD 3: moving

FMJD-3-1 = { CDA-2-5-1 }
    .title = { CDA-2-5-1.title }
FMJD-3-2 = { CDA-2-5-2 }
    .title = { CDA-2-5-2.title }
FMJD-3-3 = { CDA-2-5-3 }
    .title = { CDA-2-5-3.title }
FMJD-3-4 = { CDA-2-5-4 }
    .title = { CDA-2-5-4.title }
FMJD-3-5 = { CDA-2-5-5 }
    .title = { CDA-2-5-5.title }
FMJD-3-6 = L’un ou l’autre joueur peut damer une nouvelle dame. Si l’adversaire ne le fait pas, son propriétaire doit le faire aussitôt. La laisser non damée est une irrégularité. (Les règles chinoises ne comptent que le fait de la jouer.)
    .title = Qui dame
FMJD-3-7 = Une dame qui n’a pas été damée est tout de même une dame, et l’un ou l’autre joueur peut la damer plus tard. La jouer avant est une irrégularité.
    .title = Une dame sans couronne
FMJD-3-8 = { CDA-2-5-8 }
    .title = { CDA-2-5-8.title }
FMJD-3-9 = { CDA-2-5-9 }
    .title = { CDA-2-5-9.title }
FMJD-3-10 = { CDA-2-5-10 }
    .title = { CDA-2-5-10.title }
FMJD-3-11 = { CDA-2-5-11 }
    .title = { CDA-2-5-11.title }
FMJD-3-12 = { CDA-2-5-12 }
    .title = { CDA-2-5-12.title }
FMJD-3-13 = { CDA-2-5-13 }
    .title = { CDA-2-5-13.title }
FMJD-3-14 = { CDA-2-5-14 }
    .title = { CDA-2-5-14.title }

## FMJD 4: capturing

FMJD-4-1 = { CDA-2-6-1 }
    .title = { CDA-2-6-1.title }
FMJD-4-2 = { CDA-2-6-2 }
    .title = { CDA-2-6-2.title }
FMJD-4-3 = { CDA-2-6-3 }
    .title = { CDA-2-6-3.title }
FMJD-4-4 = Une prise se fait clairement et dans l’ordre, et est complète quand toutes les pièces prises ont quitté le damier. Sinon, l’adversaire peut demander qu’on la refasse correctement. (Qu’une seule main fasse les deux, seules les règles chinoises le disent.)
    .title = Prendre clairement
FMJD-4-5 = { CDA-2-6-5 }
    .title = { CDA-2-6-5.title }
FMJD-4-6 = { CDA-2-6-6 }
    .title = { CDA-2-6-6.title }
FMJD-4-7 = { CDA-2-6-7 }
    .title = { CDA-2-6-7.title }
FMJD-4-8 = { CDA-2-6-8 }
    .title = { CDA-2-6-8.title }
FMJD-4-9 = { CDA-2-6-9 }
    .title = { CDA-2-6-9.title }
FMJD-4-10 = { CDA-2-6-10 }
    .title = { CDA-2-6-10.title }
FMJD-4-11 = { CDA-2-6-11 }
    .title = { CDA-2-6-11.title }
FMJD-4-12 = L’enlèvement des pièces est fini quand toutes sont enlevées, ou quand le joueur marque une nette pause en le faisant.
    .title = Quand l’enlèvement est fini
FMJD-4-13 = { CDA-2-6-12 }
    .title = { CDA-2-6-12.title }
FMJD-4-14 = { CDA-2-6-13 }
    .title = { CDA-2-6-13.title }
FMJD-4-15 = { CDA-2-6-14 }
    .title = { CDA-2-6-14.title }
FMJD-4-16 = Un pion qui prend un pion peut aussi le faire à l’inverse : d’abord on enlève le pion pris, puis on fait le saut.
    .title = Enlever d’abord

## FMJD 5: irregular positions and acts

FMJD-5-1 = { CDA-2-7-1 }
    .title = { CDA-2-7-1.title }
FMJD-5-2 = Avant la partie, on vérifie la position de départ. Une position irrégulière découverte pendant la partie est traitée comme une irrégularité : l’adversaire décide si elle est corrigée. (Les règles chinoises la corrigent toujours.)
    .title = Positions irrégulières
FMJD-5-3 = Une pièce sur une case claire est hors jeu. C’est traité comme une irrégularité : l’adversaire décide. (Les règles chinoises la corrigent toujours.)
    .title = Une pièce sur une case claire
FMJD-5-4 = { CDA-2-7-4 }
    .title = { CDA-2-7-4.title }
FMJD-5-4-1 = { CDA-2-7-4-1 }
    .title = { CDA-2-7-4-1.title }
FMJD-5-4-2 = { CDA-2-7-4-2 }
    .title = { CDA-2-7-4-2.title }
FMJD-5-4-3 = { CDA-2-7-4-3 }
    .title = { CDA-2-7-4-3.title }
FMJD-5-4-4 = { CDA-2-7-4-4 }
    .title = { CDA-2-7-4-4.title }
FMJD-5-4-5 = { CDA-2-7-4-5 }
    .title = { CDA-2-7-4-5.title }
FMJD-5-4-6 = { CDA-2-7-4-6 }
    .title = { CDA-2-7-4-6.title }
FMJD-5-4-7 = { CDA-2-7-4-7 }
    .title = { CDA-2-7-4-7.title }
FMJD-5-4-8 = { CDA-2-7-4-8 }
    .title = { CDA-2-7-4-8.title }
FMJD-5-4-9 = { CDA-2-7-4-9 }
    .title = { CDA-2-7-4-9.title }
FMJD-5-4-10 = { CDA-2-7-4-10 }
    .title = { CDA-2-7-4-10.title }
FMJD-5-4-11 = { CDA-2-7-4-11 }
    .title = { CDA-2-7-4-11.title }
FMJD-5-4-12 = { CDA-2-7-4-12 }
    .title = { CDA-2-7-4-12.title }
FMJD-5-4-13 = { CDA-2-7-4-13 }
    .title = { CDA-2-7-4-13.title }
FMJD-5-4-14 = { CDA-2-7-4-14 }
    .title = { CDA-2-7-4-14.title }
FMJD-5-4-15 = Un pion devenu dame n’est pas damé.
    .title = Laisser une dame non damée
FMJD-5-4-16 = { CDA-2-7-4-15 }
    .title = { CDA-2-7-4-15.title }
FMJD-5-5 = { CDA-2-7-5 }
    .title = { CDA-2-7-5.title }
FMJD-5-6 = { CDA-2-7-6 }
    .title = { CDA-2-7-6.title }
FMJD-5-7 = { CDA-2-7-7 }
    .title = { CDA-2-7-7.title }
FMJD-5-8 = Ne corriger une irrégularité qu’en partie, ou pas du tout, n’est pas accepté.
    .title = Correction partielle

## FMJD 6: draws by the rules

FMJD-6-1 = { CDA-3-12-3-1 }
    .title = { CDA-3-12-3-1.title }
FMJD-6-2 = { CDA-3-12-3-2 }
    .title = { CDA-3-12-3-2.title }
FMJD-6-3 = { CDA-3-12-3-3 }
    .title = { CDA-3-12-3-3.title }
FMJD-6-4 = { CDA-3-12-3-4 }
    .title = { CDA-3-12-3-4.title }

## FMJD 7: results

FMJD-7-1-1 = Une partie peut avoir un vainqueur ; l’adversaire a alors perdu.
    .title = Gain et perte
FMJD-7-1-2 = Si aucun joueur ne bat l’autre, la partie est nulle.
    .title = Nulle
FMJD-7-2-1 = { CDA-3-12-2-1 }
    .title = { CDA-3-12-2-1.title }
FMJD-7-2-2 = { CDA-3-12-2-3 }
    .title = { CDA-3-12-2-3.title }
FMJD-7-2-3 = { CDA-3-12-2-2 }
    .title = { CDA-3-12-2-2.title }
FMJD-7-2-4 = Un joueur qui refuse de jouer selon les règles officielles perd.
    .title = Refuser les règles
FMJD-7-3-1 = { CDA-3-12-3-5 }
    .title = { CDA-3-12-3-5.title }
FMJD-7-3-2 = Une partie est nulle quand une des règles du chapitre 6 s’applique.
    .title = Nulle selon les règles
FMJD-7-3-3 = { CDA-3-12-3-6 }
    .title = { CDA-3-12-3-6.title }

## FMJD 8: keeping score

FMJD-8-1 = Avec des numéros pour les 50 cases, chaque coup des deux camps peut être noté, et la partie rejouée ou recopiée plus tard.
    .title = Pourquoi des numéros
FMJD-8-2-1 = { CDA-3-10-2-1 }
    .title = { CDA-3-10-2-1.title }
FMJD-8-2-2 = { CDA-3-10-2-2 }
    .title = { CDA-3-10-2-2.title }
FMJD-8-2-3 = { CDA-3-10-2-3 }
    .title = { CDA-3-10-2-3.title }

## FMJD 9: signs

FMJD-9-1-1 = - veut dire un coup sans prise.
    .title = Le signe -
FMJD-9-1-2 = x veut dire une prise.
    .title = Le signe x
FMJD-9-1-3 = ! marque un bon coup.
    .title = Le signe !
FMJD-9-1-4 = !! marque un très bon coup.
    .title = Le signe !!
FMJD-9-1-5 = ? marque un mauvais coup.
    .title = Le signe ?
FMJD-9-1-6 = ?? marque un très mauvais coup.
    .title = Le signe ??
FMJD-9-1-7 = ?! marque un coup qui semble mauvais et peut être bon.
    .title = Le signe ?!
FMJD-9-1-8 = !? marque un coup qui semble bon et peut être mauvais.
    .title = Le signe !?
FMJD-9-1-9 = * marque un coup forcé : tout le reste perd.
    .title = Le signe *
FMJD-9-1-10 = { CDA-3-10-2-4 }
    .title = { CDA-3-10-2-4.title }
FMJD-9-1-11 = { CDA-3-10-2-5 }
    .title = { CDA-3-10-2-5.title }
FMJD-9-1-12 = +1, +2 et ainsi de suite : avec le dernier coup, un camp a tant de pièces d’avance.
    .title = Les signes +1, +2
FMJD-9-1-13 = -1, -2 et ainsi de suite : avec le dernier coup, un camp a tant de pièces de retard.
    .title = Les signes -1, -2
FMJD-9-1-14 = { CDA-3-10-2-6 }
    .title = { CDA-3-10-2-6.title }

## FMJD 10: time

FMJD-10-1 = On peut donner du temps pour un nombre de coups : chaque camp doit jouer tant de coups dans ce temps.
    .title = Coups par période
FMJD-10-2-1 = Avec un nombre de coups par période, une pendule est obligatoire.
    .title = Une pendule
FMJD-10-2-2 = Avec un nombre de coups par période, chaque coup est noté.
    .title = Chaque coup sur la feuille
FMJD-10-3 = On peut aussi donner du temps pour toute la partie : elle doit être finie tout entière dans ce temps.
    .title = Mort subite
FMJD-10-4 = En mort subite, une pendule est obligatoire, mais tout noter ne l’est pas. (Selon les règles chinoises, seul un joueur qui a moins de cinq minutes peut cesser de noter.)
    .title = Ne pas noter en mort subite
FMJD-10-5 = L’emploi des pendules est fixé par les règles de compétition.
    .title = Plus sur les pendules

## FMJD 11: forms of play

FMJD-11-1-1 = Deux joueurs sont face à face devant un damier : la partie ordinaire.
    .title = Devant le damier
FMJD-11-1-2 = Un joueur affronte plusieurs adversaires, chacun à son damier, en même temps.
    .title = La simultanée
FMJD-11-1-3 = Deux joueurs en des lieux différents s’envoient leurs coups.
    .title = Le jeu par correspondance
FMJD-11-1-4 = Un joueur ne voit pas de damier, n’écrit rien et annonce ses coups. L’autre joue sur un damier et répond, ou l’arbitre le fait.
    .title = Le jeu à l’aveugle
FMJD-11-1-5 = Un joueur qui ne voit pas de damier et n’écrit rien affronte plusieurs adversaires qui ont des damiers.
    .title = La simultanée à l’aveugle
FMJD-11-1-6 = Un joueur aveugle joue contre un voyant, ou deux aveugles l’un contre l’autre. Ils tâtent les pièces, en relief sur le damier.
    .title = Le jeu au toucher
FMJD-11-1-7 = Le joueur le plus fort donne au plus faible une pièce ou plus au départ, pour que les forces s’équilibrent.
    .title = Parties à avantage
FMJD-11-2 = Chaque forme, sauf la partie ordinaire, a ses propres règles.
    .title = Des règles propres
FMJD-11-3 = Par correspondance, à l’aveugle et en simultanée à l’aveugle, un damier doit se trouver entre les joueurs.
    .title = Un damier est là

## RULES 2-4: 64 squares and notation as Damier plays them

RULES-2-1 = Dames russes : 32 cases foncées, de a1 à h8, avec a1 à la main gauche des Blancs ; 12 pions chacun, les blancs sur les trois premières rangées. Les Blancs commencent.
    .title = Dames russes : damier et pièces
RULES-2-2 = Les pions avancent en diagonale d’une case. Les dames vont d’autant de cases libres qu’elles veulent, dans les deux sens.
    .title = Dames russes : la marche
RULES-2-3 = La prise est obligatoire, en avant et en arrière, mais on peut choisir n’importe quelle prise. Une fois choisie, elle va jusqu’au bout. Une dame qui peut prendre encore de certaines des cases derrière une pièce doit se poser sur l’une de celles-là.
    .title = Dames russes : la prise
RULES-2-4 = Un pion qui atteint la dernière rangée pendant une prise devient aussitôt dame, et continue à prendre comme dame s’il le peut.
    .title = Dames russes : damé en passant
RULES-2-5 = Nulle : même position une troisième fois. Contre une dame seule : jusqu’à deux pièces dont une dame, 5 coups en tout, malgré prise ou promotion ; trois dont une dame, 5 tant que la dame isolée tient seule la grande diagonale ; trois dames ou plus, 15. Dames des deux côtés, sans prise ni promotion : 30 coups avec 4 ou 5 pièces, 60 avec 6 ou 7 ; sinon 15 rien qu’avec des dames.
    .title = Nulles sur 64 cases
RULES-3-1 = Dames brésiliennes : les règles des 100 cases, avec la prise majoritaire, sur le damier russe. Un pion qui ne fait que passer par la dernière rangée reste pion. Les nulles sont celles des dames russes.
    .title = Dames brésiliennes
RULES-4-1 = Un coup s’écrit départ, tiret, arrivée, une prise avec une croix : 32-28, 28x19 ; sur 64 cases c3-d4, f2xb6 ou f2:b6. Quand deux prises ont les mêmes extrémités, on écrit toutes les cases.
    .title = Écrire les coups
RULES-4-2 = Un signe plus veut dire gain, un signe égal nulle. Derrière un coup : ! bon, !! très bon, ? mauvais, ?? très mauvais, !? semble bon mais peut être mauvais, ?! semble mauvais mais peut être bon, * forcé.
    .title = Les signes
