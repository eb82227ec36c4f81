## Module 0 sur 64 cases : le damier et les règles. Les mêmes textes aux dames russes et brésiliennes.

stage-0-64 = Le damier et les règles
    .about = Le petit damier, les coups, les prises, la dame, et comment finit une partie. Pour qui n’a jamais joué.

## The first game

first-game-64 = Votre première partie
first-game-64-1 = Vous avez les Blancs, en bas. Les pièces sont sur les cases foncées. Un pion avance d’une case en diagonale. Choisissez un pion de devant (flèches et Entrée, ou clic), puis la case libre devant lui.
    .aloud = Vous avez les Blancs. Lettres a à h depuis votre gauche, chiffres 1 à 8 vers les Noirs. Un pion avance d’une case en diagonale : de c3 en b4 ou d4. Jouez un pion de devant : a3, c3, e3 ou g3.
    .then = Bien. Les Noirs ont répondu : c’est encore à vous. Avancez n’importe quel pion sur une case libre devant lui.
    .right = Un coup, ce n’est que cela. On joue tour à tour : vous, les Noirs, vous. Lettres et chiffres nomment les cases, un coup peut donc aussi se taper : c3-d4, puis Entrée.
    .right-aloud = Un coup, ce n’est que cela. On joue tour à tour : vous, les Noirs, vous.
first-game-64-2 = Un pion noir est en diagonale devant votre pion c3, et la case derrière lui est libre. Vous sautez donc par-dessus jusqu’à cette case et vous le prenez. Prendre n’est pas un choix : si on peut, on doit.
    .right = Le pion sauté quitte le damier. Les pions prennent en avant et en arrière, bien qu’ils ne marchent qu’en avant.
first-game-64-3 = Après le premier saut, votre pion peut sauter encore, donc il le doit : c’est toujours le même coup. Choisissez le pion c3, puis chaque case où il se pose.
    .right = Deux pions en un coup. Voyez jusqu’où va une prise avant de la jouer.
first-game-64-4 = Le pion c7 est à un pas de la dernière rangée. Un pion qui y arrive devient dame. Amenez-l’y.
    .right = La couronne montre que c’est une dame. Elle peut jouer dès votre prochain tour.
    .right-aloud = C’est une dame maintenant. Elle peut jouer dès votre prochain tour.
first-game-64-5 = Une dame va aussi loin qu’elle veut en diagonale, en avant et en arrière. Elle prend de loin et peut tourner après chaque saut. La dame a1 prend d4, s’arrête en f6, tourne et prend g5. Jouez.
    .right = Les deux sont partis. Une dame vaut environ trois pions : qui en a une le premier gagne souvent.
first-game-64-6 = Une combinaison : vous donnez un pion et en prenez deux. Jouez e3-d4. Les Noirs doivent prendre avec c5, car rien d’autre ne le peut. Voyez ce que votre pion f2 peut prendre alors.
    .then = Les Noirs ont dû prendre et sont en e3. Choisissez votre pion f2 et prenez tout ce qu’il peut : deux pions.
    .right = Un pion donné, deux pris. Comme la prise est obligatoire, vous pouvez mener les pièces noires où vous voulez.
first-game-64-7 = Une fin de partie. Le pion noir a5 veut aller à dame, et n’a qu’un coup : en b4. Jouez votre dame, mais gardez-la sur la ligne qui surveille b4. Puis prenez le pion.
    .then = Les Noirs n’avaient pas d’autre coup. Prenez le pion : choisissez la dame, puis une case libre derrière b4.
    .wrong = Gardez la dame sur la ligne de a3 à f8, mais pas en b4, où elle pourrait être prise.
    .right = Les Noirs n’ont plus de pièces : gagné. Maintenant une petite partie : vos six pions contre trois. Pionnez quand vous pouvez, et allez à dame. u annule un coup.

## The board

squares-64 = Le damier et ses cases
squares-64-1 = Le damier a 64 cases, dont seules servent les 32 foncées. Chaque joueur a une case foncée dans son coin gauche. Montrez celle du coin gauche des Blancs.
    .right = C’est a1. Chaque camp commence avec douze pions sur trois rangées ; deux rangées entre eux sont libres.
squares-64-2 = Les colonnes ont des lettres, a à h depuis la gauche des Blancs ; les rangées des chiffres, 1 à 8 depuis le côté des Blancs. Le nom d’une case est sa lettre et son chiffre. Montrez c3.
    .right = Troisième colonne, troisième rangée.
squares-64-3 = La rangée la plus éloignée de vous est votre ligne de dame : un pion qui y arrive devient dame. Pour les Blancs, c’est la rangée 8. Montrez les deux cases où le pion e7 peut aller à dame.
    .right = De e7, il peut aller en d8 ou en f8. La ligne de dame des Noirs est la rangée 1.
squares-64-4 = Un coup s’écrit avec deux cases : départ et arrivée. Les Blancs commencent toute partie. Jouez c3-d4.
    .right = Le pion va au centre, d’où il peut aller des deux côtés.

## The man

man-64 = La marche du pion
man-64-1 = Un pion avance d’une case en diagonale, à gauche ou à droite. Jouez le pion c3.
    .right = b4 et d4 étaient ses deux cases.
man-64-2 = La case doit être libre. Le pion c3 est bloqué d’un côté par votre propre pion. Jouez-le de l’autre côté.
    .wrong = Ce coup est régulier aussi, mais jouez le pion c3.
    .right = Un pion ne saute jamais par-dessus son propre camp.
man-64-3 = Un pion ne recule jamais. En avant, c’est vers la dernière rangée : vers le haut pour les Blancs, vers le bas pour les Noirs. Vous avez les Noirs. Jouez le pion d6.
    .right = Vers c5 ou e5, en bas : en avant pour les Noirs.
man-64-4 = On joue tour à tour, un coup chacun, et personne ne peut passer. Vous avez les Blancs : jouez un coup, laissez répondre les Noirs, et jouez encore.
    .right = Chaque fois exactement un coup, que cela plaise ou non. Vous verrez plus tard des parties que cela décide.

## Capturing

capture-64 = La prise
capture-64-1 = Un pion prend en sautant par-dessus une pièce adverse voisine, sur la case libre juste derrière. Prenez avec le pion c3.
    .right = Aux dames russes on écrit c3:e5, aux brésiliennes c3xe5. Vous pouvez taper l’un ou l’autre.
capture-64-2 = Un pion ne marche qu’en avant, mais il prend dans les quatre directions. Le pion noir est derrière le vôtre. Prenez-le.
    .right = En arrière, de e5 en c3. Ce sont ces prises que les débutants oublient le plus.
capture-64-3 = La prise est obligatoire. Deux de vos pions pourraient jouer, mais le troisième peut prendre : rien d’autre n’est permis. Trouvez la prise.
    .right = S’il existe une prise, aucun autre coup n’est régulier.
capture-64-4 = La case derrière doit être libre. Deux pions noirs sont devant le vôtre, mais l’un d’eux est couvert par derrière. Prenez l’autre.
    .right = On ne saute pas deux pièces qui se suivent.
capture-64-5 = S’il y a deux prises, et que chacune enlève une pièce, vous pouvez choisir. Prenez l’un ou l’autre pion.
    .right = Cette liberté de choix vous servira plus tard.

## Several captures

chain-64 = La rafle
chain-64-1 = Si un pion peut sauter encore de là où il se pose, il le doit. C’est toujours un seul coup, une rafle. Choisissez le pion c3, puis chaque case où il se pose.
    .right = Deux pions en un coup. La première et la dernière case suffisent pour l’écrire.
chain-64-2 = Une rafle peut changer de direction à chaque saut. Prenez deux pions avec c3.
    .right = Par-dessus b4 vers la bande, puis par-dessus b6.
chain-64-3 = Une prise continue tant qu’elle peut ; s’arrêter en route n’est pas permis. Prenez tout ce que vous pouvez.
    .right = Trois pions : d2, f4 et f6.
chain-64-4 = Vous avez les Noirs. Trouvez la prise et comptez ce qu’elle enlève avant de jouer.
    .right = d4 et b4 : en avant puis en arrière, en un coup.

## Free choice of capture, in Russian draughts

choice-64 = Quelle prise ?
choice-64-1 = Aux dames russes, on choisit entre les prises : c3 pourrait prendre deux pions, h2 pourrait en prendre un. Jouez l’une ou l’autre.
    .right = Les deux sont permises. La meilleure n’est pas toujours la plus longue.
choice-64-2 = Le choix est libre, mais la prise choisie va jusqu’au bout. Votre pion prend d4. Peut-il s’arrêter en e5 ?
    .a = Oui
    .b = Non, il faut aussi prendre f6
    .right = Une prise finit là où l’on ne peut plus rien prendre.
choice-64-3 = Le même pion peut avoir deux chemins. Par-dessus c3 il prend un pion, par-dessus e3 deux. Choisissez-en un et prenez jusqu’au bout.
    .right = Avant de choisir, voyez ce que les Noirs peuvent faire ensuite.

## The majority rule, in Brazilian draughts

majority-64 = La prise majoritaire
majority-64-1 = Aux dames brésiliennes, vous devez prendre le plus de pièces possible. h2 pourrait prendre un pion, c3 deux. Jouez la prise permise.
    .right = Prendre un seul pion aurait été irrégulier.
majority-64-2 = La règle vaut aussi pour une pièce qui a deux chemins. Comptez les deux, puis jouez.
    .right = Par-dessus e3 il en prend deux, par-dessus c3 un seul.
majority-64-3 = C’est le nombre qui compte : une dame compte pour une pièce. h2 pourrait prendre une dame, c3 prend deux pions. Jouez ce que veut la règle.
    .right = Deux pions passent avant une dame.

## The king

king-64 = La dame
king-64-1 = Un pion qui arrive sur la ligne de dame devient aussitôt dame. On pose une seconde pièce dessus : il est damé. Damez le pion c7.
    .right = Devenir dame fait partie du coup. La dame peut jouer après le prochain coup des Noirs.
king-64-2 = Une dame va aussi loin qu’elle veut en diagonale, en avant et en arrière. Allez de a1 en h8 en un coup.
    .wrong = Une dame peut y aller, mais allez jusqu’en h8.
    .right = Toute la grande diagonale, la plus longue ligne du damier, en un coup.
king-64-3 = Une dame prend de loin : une pièce adverse avec une case libre derrière elle, et elle peut se poser sur n’importe quelle case libre derrière. Prenez d4 et posez-vous où vous voulez.
    .right = De e5 à h8 : le choix entre quatre cases.
king-64-4 = Après un saut, une dame peut tourner sur une autre diagonale et prendre encore, et si elle peut, elle doit. Une seule case d’arrivée est donc juste. Prenez les deux pions.
    .right = De f6, le second pion pouvait être pris.
king-64-5 = Deux pièces qui se touchent sur une diagonale, sans case entre elles, ne peuvent être sautées sur cette diagonale. La dame a1 peut-elle prendre quelque chose ?
    .a = Oui, les deux à la fois
    .b = Non
    .right = d4 et e5 sont juste l’un derrière l’autre. Une dame saute une pièce à la fois.

## Removal

removal-64 = Quand les pièces prises partent
removal-64-1 = Les pièces prises ne quittent le damier que lorsque toute la rafle est finie, l’une après l’autre. Prenez trois pions.
    .right = Jusqu’à ce que votre pion s’arrête en g7, les trois étaient sur le damier.
removal-64-2 = Nulle pièce ne peut être sautée deux fois, et une pièce prise reste dans le chemin. La dame passe par c3, e1 et h4 et prend quatre pions. Posez-vous en d8, e7 ou f6.
    .right = Quatre pions. c5 reste : une pièce prise barre la route jusqu’à la fin de la rafle. La combinaison qui s’en sert s’appelle le coup turc.
removal-64-3 = Le même damier. La dame a pris b4, d2, g3 et g5, et se trouve en e7. Sur la même diagonale se trouve c5. Pourquoi ne peut-elle pas prendre aussi c5 ?
    .a = b4 est encore sur le damier
    .b = On prend quatre au plus
    .right = Derrière c5 se trouve b4. Il est pris, mais pas encore enlevé : il n’y a donc pas de case libre.

## Crowned during a capture, in Russian draughts

crowning-64 = Damé pendant une prise
crowning-64-1 = Un pion peut atteindre la ligne de dame en prenant. Si de là il n’y a plus rien à prendre, le coup finit. Prenez e7.
    .right = Damé en d8. b4 n’est sur aucune des deux lignes de la nouvelle dame.
crowning-64-2 = Si la nouvelle dame peut encore prendre, elle le doit, et elle le fait comme dame. Que voit-elle de d8 ?
    .wrong = Regardez de d8 vers a5.
    .right = Damé en d8, le pion a pris b6 aussitôt, en dame.
crowning-64-3 = Elle voit loin, comme toute dame. Prenez avec h6, et suivez la ligne depuis f8.
    .wrong = La nouvelle dame en f8 a encore c5 à prendre.
    .right = Une dame au milieu d’un coup : comptez un saut au-delà de la dernière rangée, pour les Noirs aussi.

## Passing the promotion row, in Brazilian draughts

passing-64 = Passer par la ligne de dame
passing-64-1 = Un pion peut atteindre la ligne de dame en prenant. Si le coup finit là, c’est une dame. Prenez e7.
    .right = Un pion ne peut pas prendre b6 depuis d8 : le coup a fini là, et le pion est damé.
passing-64-2 = Maintenant la prise continue et quitte la rangée. Jouez-la jusqu’au bout.
    .right = Il est passé par d8 sans y finir son coup.
passing-64-3 = Le pion prend e7 et c7, par d8, et se pose en b6. Qu’est-il alors ?
    .a = Encore un pion
    .b = Une dame
    .right = Ce qui compte, c’est où finit le coup.

## The end of the game

end-64 = Comment finit une partie
end-64-1 = Vous gagnez quand l’autre camp n’a plus de pièce. Prenez la dernière.
    .right = Gagné.
end-64-2 = Vous gagnez aussi quand l’autre camp a des pièces mais aucun coup régulier. Bloquez le pion noir.
    .wrong = Alors il peut encore jouer ou prendre. Mettez en b2 un pion qu’il ne peut pas sauter.
    .right = Les Noirs ont le trait et ne peuvent pas jouer : vous avez gagné.
end-64-3 = Une dame contre une dame, sur des lignes ouvertes, et aucune ne peut être prise. Comment finit une telle partie ?
    .a = Le camp au trait gagne
    .b = Par une nulle
    .right = Aucun camp ne peut gagner. Les règles des deux jeux limitent ces fins de partie ; une nulle vaut un demi-gain pour chacun.
