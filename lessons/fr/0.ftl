## Module 0 : le damier et les règles.

stage-0 = Le damier et les règles
    .about = Le damier, les coups, les prises, la dame, et comment finit une partie. Pour qui n’a jamais joué.

## The first game

first-game = Votre première partie
first-game-1 = Vous avez les Blancs, en bas. Les pièces sont sur les cases foncées. Un pion avance d’une case en diagonale. Choisissez un pion de devant (flèches et Entrée, ou clic), puis la case libre devant lui.
    .aloud = Vous avez les Blancs, sur les grands numéros : cases 1 à 50, cinq par rangée, depuis le côté des Noirs. Un pion avance d’une case en diagonale : de 32 en 27 ou 28. Jouez un pion de devant, 31 à 35.
    .then = Bien. Les Noirs ont répondu : c’est encore à vous. Avancez n’importe quel pion sur une case libre devant lui.
    .right = Un coup, ce n’est que cela. On joue tour à tour : vous, les Noirs, vous. Les cases ont un numéro, un coup peut donc aussi se taper : 32-28, puis Entrée.
    .right-aloud = Un coup, ce n’est que cela. On joue tour à tour : vous, les Noirs, vous.
first-game-2 = Un pion noir est en diagonale devant votre pion 33, et la case derrière lui est libre. Vous sautez donc par-dessus jusqu’à cette case et vous le prenez. Prendre n’est pas un choix : si on peut, on doit.
    .right = Le pion sauté quitte le damier. Les pions prennent en avant et en arrière, bien qu’ils ne marchent qu’en avant.
first-game-3 = Deux de vos pions peuvent prendre. Le 44 prend un pion. Le 33 en prend deux, saut après saut. Il faut prendre le plus de pièces, donc jouez 33 : choisissez-le, puis chaque case où il se pose.
    .aloud = Deux de vos pions peuvent prendre. Le 44 prend un pion. Le 33 en prend deux, saut après saut. Il faut prendre le plus de pièces, donc jouez 33 : tapez 33x et la case de son dernier saut.
    .right = Deux pions en un seul coup. S’il y a plusieurs prises, comptez d’abord : seule une de celles qui prennent le plus est permise.
first-game-4 = Le pion 8 est à un pas de la dernière rangée. Un pion qui y finit son coup devient dame. Amenez-l’y.
    .right = La couronne montre que c’est une dame. Elle peut jouer dès votre prochain tour.
    .right-aloud = C’est une dame maintenant. Elle peut jouer dès votre prochain tour.
first-game-5 = Une dame va aussi loin qu’elle veut en diagonale, en avant et en arrière. Elle prend de loin et peut tourner après chaque saut. La dame 46 prend 28, s’arrête en 23, tourne et prend 40. Jouez.
    .aloud = Une dame va aussi loin qu’elle veut en diagonale, dans les deux sens, prend de loin et peut tourner après chaque saut. La vôtre, en 46, prend le pion 28, tourne en 23, prend le pion 40 et arrive en 45. Tapez 46x45.
    .right = Les deux sont partis. Une dame vaut environ trois pions : qui en a une le premier gagne souvent.
first-game-6 = Une combinaison : vous donnez un pion et en prenez trois. Jouez 27-21. Les Noirs doivent le prendre, et arrivent sur la case que votre pion a quittée. Voyez ce que votre pion 32 peut prendre alors.
    .then = Le pion noir a dû prendre et est en 27. Choisissez votre pion 32, prenez tout ce qu’il peut : trois pions.
    .right = Un pion donné, trois pris, et une dame en plus. Comme la prise est obligatoire, vous pouvez mener les pièces noires où vous voulez.
    .then-aloud = Le pion noir a dû prendre et est en 27. Prenez tout ce que votre pion 32 peut, trois pions : tapez 32x et sa case d’arrivée.
first-game-7 = Une fin de partie. Le pion noir 36 veut aller à dame, et n’a qu’un coup : en 41. Jouez votre dame, mais gardez-la sur une ligne qui surveille 41. Puis prenez le pion.
    .then = Les Noirs n’avaient que ce coup. Prenez le pion : choisissez la dame, puis une case libre derrière 41.
    .then-aloud = Les Noirs n’avaient que ce coup. Prenez le pion : tapez la case de la dame, x, et une case libre derrière 41.
    .right = Les Noirs n’ont plus de pièces : vous avez gagné. Vous gagnez aussi s’ils ont des pièces mais aucun coup régulier.
first-game-8 = Vous avez trois pions de plus. Un pionnage, pion pour pion, vous rapproche du gain. Jouez 34-29, laissez prendre, et reprenez avec le 39.
    .then = Reprenez avec le 39.
    .wrong = D’abord 34-29 ; puis reprenez avec le 39.
    .right = Une petite partie : vos sept pions contre quatre. Pionnez quand vous pouvez, et allez à dame. u annule un coup. Gagnez en prenant ou en bloquant toutes les pièces noires.

## The board

board = Le damier et les pions
board-1 = Le damier a cent cases, dont seules servent les cinquante foncées. On le pose pour que chaque joueur ait une case foncée dans son coin gauche. Montrez celle du coin gauche des Blancs.
    .right = C’est la case 46.
board-2 = Chaque camp a vingt pions sur quatre rangées. Deux rangées entre eux sont libres au début. Montrez les deux bouts de ces rangées : la première case de celle du haut et la dernière de celle du bas.
    .right = Les cases 21 et 30. Toutes les cases de 21 à 30 sont libres au départ.
board-3 = Les cases foncées portent les numéros 1 à 50, rangée par rangée : cinq chacune, de gauche à droite, en partant du côté des Noirs. Les bandes aident : 6, 16, 26, 36 et 46 sont à gauche. Montrez 28.
    .right = 26, 27, 28 : la troisième case foncée de sa rangée.
board-4 = Un coup s’écrit avec deux numéros : départ et arrivée. Les Blancs commencent toute partie. Jouez 32-28.
    .right = 32-28 est le premier coup le plus joué.

## Lines

lines = Les lignes et leurs noms
lines-1 = La plus longue diagonale s’appelle la grande diagonale. Elle a dix cases et joint les coins gauches des deux joueurs. Montrez ses deux bouts.
    .right = Elle va de 46 à 5. Une dame sur la grande diagonale tient la plus longue ligne du damier.
lines-2 = La rangée la plus éloignée de vous est votre ligne de dame : un pion qui y finit son coup devient dame. Pour les Blancs, c’est 1 à 5. Montrez les deux cases où le pion 7 peut aller à dame.
    .right = De 7, il peut aller en 1 ou en 2.
lines-3 = Les pions noirs descendent le damier. Leur ligne de dame est 46 à 50. Montrez les deux cases où le pion noir 41 peut aller à dame.
    .right = De 41, il peut aller en 46 ou en 47.
lines-4 = Les bandes sont les colonnes 6 à 46 à gauche et 5 à 45 à droite. Un pion de bande ne peut pas y être pris, mais il n’a qu’une case où aller. Jouez le pion 35.
    .right = Un seul chemin. C’est sûr, mais lent pour entrer en jeu.

## Rows

rows = Rangées, colonnes, diagonales
rows-1 = Cinq cases foncées côte à côte sont une rangée ; le damier en a dix. Le pion 33 est dans la septième rangée depuis le côté des Noirs. Montrez les deux bouts de sa rangée.
    .right = 31 à 35. Les pions blancs partent des quatre rangées du bas, les noirs des quatre du haut.
rows-2 = Les cases foncées l’une au-dessus de l’autre sont une colonne, cinq cases aussi. D’une case à la suivante, le numéro monte de dix. Montrez les deux bouts de la colonne de 33.
    .right = 3, 13, 23, 33, 43. Les cinq ont le même dernier chiffre.
rows-3 = Les pièces marchent et prennent en diagonale. La dame 33 est sur deux diagonales. L’une, marquée ici, va de 47 à 15. Montrez les deux bouts de l’autre.
    .right = De 6 à 50 : neuf cases.
rows-4 = Dans un sens, vers le haut à droite, il y a neuf diagonales ; la plus longue est la grande diagonale. Dans l’autre, vers le haut à gauche, il y en a huit. Combien de diagonales a le damier ?
    .a = Dix
    .b = Seize
    .c = Dix-sept
    .right = Dix-sept, de deux à dix cases. Le damier de 64 cases en a treize.
rows-5 = Presque toute case foncée est sur deux diagonales. Deux cases ne sont que sur une : les deux bouts de la grande diagonale. Montrez-les.
    .right = 5 et 46, les coins du damier. Une dame dans un coin ne peut en sortir que par la grande diagonale.

## The man

man = La marche du pion
man-1 = Un pion avance d’une case en diagonale, à gauche ou à droite. Jouez le pion 33.
    .right = 28 et 29 étaient ses deux seules cases.
man-2 = La case doit être libre. Le pion 33 est bloqué d’un côté par votre propre pion. Jouez-le de l’autre côté.
    .wrong = Ce coup est régulier aussi, mais jouez le pion 33.
    .right = Un pion ne saute jamais par-dessus son propre camp.
man-3 = Un pion ne recule jamais. En avant, c’est vers la dernière rangée : vers le haut pour les Blancs, vers le bas pour les Noirs. Vous avez les Noirs. Jouez le pion 18.
    .right = Vers 22 ou 23, en bas : en avant pour les Noirs.
man-4 = On joue tour à tour, un coup chacun, et personne ne peut passer. Vous avez les Blancs : jouez un coup, laissez répondre les Noirs, et jouez encore.
    .right = Chaque fois exactement un coup, que cela plaise ou non. Vous verrez plus tard des parties que cela décide.

## Capturing

capture = La prise
capture-1 = Un pion prend en sautant par-dessus une pièce adverse voisine, sur la case libre juste derrière. Prenez avec le pion 33.
    .right = 33x22 : le x dit que quelque chose a été pris.
capture-2 = Un pion ne marche qu’en avant, mais il prend dans les quatre directions. Le pion noir est derrière le vôtre. Prenez-le.
    .right = En arrière, de 23 en 32. Ce sont ces prises que les débutants oublient le plus.
capture-3 = La prise est obligatoire. Trois de vos pions pourraient jouer, mais l’un d’eux peut prendre : rien d’autre n’est permis. Trouvez la prise.
    .right = S’il existe une prise, aucun autre coup n’est régulier.
capture-4 = La case derrière doit être libre. Votre pion est devant deux pions noirs, mais l’un d’eux est couvert par derrière. Prenez l’autre.
    .right = On ne saute pas deux pièces qui se suivent.
capture-5 = Si plusieurs prises enlèvent le même nombre de pièces, vous pouvez choisir. Prenez l’un ou l’autre pion.
    .right = Ici, les deux prennent un pion. Cette liberté de choix vous servira plus tard.

## Several captures

chain = La rafle
chain-1 = Si un pion peut sauter encore de là où il se pose, il le doit. C’est toujours un seul coup, une rafle. Choisissez le pion 33, puis chaque case où il se pose ; ou tapez 33x13.
    .right = Deux pions en un coup. On n’écrit que la première et la dernière case.
chain-2 = Une rafle peut changer de direction à chaque saut, même vers l’arrière. Prenez deux pions avec le 33.
    .right = En avant par-dessus 28, puis en arrière par-dessus 27.
chain-3 = Une prise continue tant qu’elle peut ; s’arrêter en route n’est pas permis. Prenez tout ce que vous pouvez.
    .right = Trois pions : 33, 23 et 12.
chain-4 = Vous avez les Noirs. Trouvez la prise et comptez ce qu’elle enlève avant de jouer.
    .right = 24, 34 et 33 : trois pions en tournant deux fois.

## The majority rule

majority = La prise majoritaire
majority-1 = Quand plusieurs prises sont possibles, vous devez prendre le plus de pièces possible. Le 44 en prend une, le 33 deux. Jouez la prise permise.
    .right = Prendre un seul pion aurait été irrégulier.
majority-2 = La règle vaut aussi pour une pièce qui a deux chemins. Votre pion peut prendre 29, ou passer par-dessus 28. Comptez les deux, puis jouez.
    .right = Par-dessus 28 il en prend deux, par-dessus 29 un seul.
majority-3 = C’est le nombre qui compte, pas la valeur : une dame compte pour une pièce. Le 44 pourrait prendre une dame, le 33 prend deux pions. Jouez ce que veut la règle.
    .right = Deux pions passent avant une dame.
majority-4 = Ici, chaque prise enlève un pion. Aucune n’est plus longue : à vous de choisir. Jouez-en une.
    .right = À nombre égal, vous pouvez aussi choisir si c’est un pion ou une dame qui prend.

## The king

king = La dame
king-1 = Un pion qui finit son coup sur la ligne de dame devient aussitôt dame. On pose une seconde pièce dessus : il est damé. Damez le pion 8.
    .right = Devenir dame fait partie du coup. La dame peut jouer après le prochain coup des Noirs.
king-2 = Une dame va d’autant de cases libres qu’elle veut en diagonale, en avant ou en arrière. Allez de 46 en 5 en un coup.
    .wrong = Régulier pour une dame, mais allez jusqu’en 5.
    .right = Toute la grande diagonale en un coup.
king-3 = Une dame prend aussi à distance. Il faut une case libre derrière la pièce, et la dame peut se poser sur n’importe quelle case libre derrière. Prenez 28 et choisissez où vous poser.
    .right = De 23 à 5, vous aviez le choix entre cinq cases.
king-4 = Après un saut, la dame peut tourner et prendre sur une autre diagonale, et si elle peut, elle doit. Une seule case d’arrivée est donc juste. Prenez deux pions.
    .right = De 23 seulement, elle pouvait prendre le second pion.
king-5 = Deux pièces qui se touchent sur une diagonale arrêtent une dame : il n’y a pas de case libre entre elles. La dame blanche est en 46. Peut-elle prendre ?
    .a = Oui, elle prend les deux
    .b = Non
    .right = 28 et 23 sont dos à dos. Une dame ne saute jamais deux pièces à la fois.

## Passing the promotion row

passing = Passer par la ligne de dame
passing-1 = Un pion peut atteindre la ligne de dame en prenant. Si son coup finit là, c’est une dame. Prenez avec le pion 13.
    .right = La prise a fini en 2 : le pion est damé.
passing-2 = Maintenant il y a un pion de plus à prendre. La prise doit continuer, et elle quitte la ligne de dame. Jouez-la et regardez votre pion.
    .right = Il est passé par 2 sans s’y arrêter : il reste pion. Seule compte la fin du coup.
passing-3 = Encore une fois, le pion arrive sur la ligne de dame et la quitte. Sera-t-il dame ? Jouez toute la rafle.
    .right = Il a fini en 14 et reste pion.

## Removal

removal = Quand les pièces prises partent
removal-1 = Les pièces prises ne quittent le damier que lorsque toute la rafle est finie, l’une après l’autre. Prenez trois pions.
    .right = Jusqu’à ce que votre pion s’arrête en 7, les trois étaient sur le damier.
removal-2 = Dans une rafle, on peut passer plusieurs fois sur une case libre, et votre pion peut revenir à son départ. Il fait le tour de quatre pions, revient en 33 et en prend un cinquième. Il finit en 42.
    .right = Cinq pions. Il s’est posé en 33 au milieu de son chemin.
removal-3 = Aucune pièce ne peut être sautée deux fois. La dame prend 7 et 28. Puis elle prend 29 ou 42, pas les deux : le premier pris reste dans le chemin. Choisissez l’un ou l’autre.
    .right = Une pièce prise barre la route jusqu’à la fin de la rafle. La combinaison qui s’en sert s’appelle le coup turc.
removal-4 = Le même damier. Supposons que la dame a pris 7, 28 et 42, et se trouve en 47. Sur la même diagonale, derrière 42, il y a 29. Pourquoi ne peut-elle pas prendre aussi 29 ?
    .a = 42 est encore sur le damier
    .b = On prend trois pions au plus
    .right = 42 est pris, mais pas encore enlevé, et ne peut pas être sauté de nouveau.

## The end of the game

end = Gain, perte et nulle
end-1 = Vous gagnez quand l’autre camp n’a plus de pièces. Prenez le dernier pion.
    .right = Gagné. Vous gagnez aussi quand l’autre joueur abandonne ou dépasse le temps.
end-2 = Vous gagnez aussi quand l’autre camp a des pièces mais ne peut pas jouer. Bloquez le pion 36 : il ne doit avoir ni coup ni prise.
    .wrong = Alors les Noirs peuvent encore jouer ou prendre. La case devant 36 et la suivante au-delà doivent toutes deux être occupées.
    .right = Le 36 ne peut ni avancer, ni sauter, car 47 est occupée. Les Noirs ont perdu.
end-3 = Si personne ne peut gagner, c’est la nulle : par accord, ou si la même position revient pour la troisième fois avec le même camp au trait. Dame contre dame : encore cinq coups chacun. Combien de coups chacun a-t-il ici ?
    .a = Autant qu’il veut
    .b = Cinq
    .right = Cinq chacun, et puis c’est la nulle.
end-4 = Trois pièces, dont au moins une dame, contre une dame : seize coups chacun. Dans toute partie, vingt-cinq coups chacun rien qu’avec des dames, sans prise, font nulle. Trois dames : combien de coups pour gagner ?
    .a = Cinq pour chaque camp
    .b = Seize pour chaque camp
    .c = Autant qu’il en faut
    .right = Seize. Trois dames peuvent gagner, mais pas de partout.
end-5 = Un gain vaut deux points, une nulle un chacun, une perte zéro. En tournoi, on peut proposer nulle quand chaque camp a joué quarante coups. Ici, trente chacun. Les Blancs peuvent-ils proposer nulle ?
    .a = Oui
    .b = Pas encore
    .right = Il faut d’abord dix coups de plus chacun. Et un gain au tout dernier coup d’une limite reste un gain.

## Questions about the end of the game

draw-kings = Une dame contre une dame, et aucune ne peut être prise. Combien de coups chaque camp a-t-il encore ?
    .a = 5
    .b = 16
    .c = 25
    .why = Une ou deux dames, ou une dame et un pion, contre une dame : cinq coups chacun, puis nulle.
draw-three = Trois dames contre une dame. En combien de coups de chaque camp doivent-elles gagner ?
    .a = 5
    .b = 16
    .c = 25
    .why = Trois pièces dont une dame contre une dame : seize coups chacun, puis nulle.
draw-kings-only = Les deux camps ont des pions et des dames, mais seules les dames jouent et rien n’est pris. Après combien de coups de chaque camp est-ce nulle ?
    .a = 5
    .b = 16
    .c = 25
    .why = Vingt-cinq coups de chaque camp rien qu’avec des dames, sans coup de pion et sans prise : nulle.
draw-third = La même position, avec le même camp au trait, se présente pour la troisième fois. Quel est le résultat ?
    .a = La partie continue
    .b = Nulle
    .c = Perte pour qui répète
    .why = Une position qui se présente pour la troisième fois est nulle.
draw-two = Deux dames contre une dame. Combien de coups chaque camp a-t-il encore ?
    .a = 5
    .b = 16
    .c = 25
    .why = Avec deux pièces, dont une dame, contre une dame, c’est cinq coups chacun.
draw-men = Une dame et deux pions contre une dame. Combien de coups chaque camp a-t-il encore ?
    .a = 5
    .b = 16
    .c = 25
    .why = Trois pièces, dont au moins une dame, contre une dame : seize coups chacun.
draw-offer = Dans une partie de tournoi, quand un joueur peut-il proposer nulle au plus tôt ?
    .a = À tout moment
    .b = Après 25 coups chacun
    .c = Après 40 coups chacun
    .why = On peut proposer nulle quand chaque camp a joué quarante coups.
end-blocked = Les Blancs jouent 46-41. Le pion noir 36 n’a alors ni coup ni prise. Quel est le résultat ?
    .a = Les Blancs gagnent
    .b = Nulle
    .c = Les Noirs passent
    .why = Un camp dont toutes les pièces sont bloquées a perdu. Passer n’existe pas.
end-points = Combien de points un joueur marque-t-il pour un gain et pour une nulle ?
    .a = 1 et un demi
    .b = 2 et 1
    .c = 3 et 1
    .why = Deux points pour un gain, un pour une nulle, zéro pour une perte.
end-limit = Au seizième coup des Blancs avec trois dames contre une, les Blancs prennent la dernière dame. Quel est le résultat ?
    .a = Nulle
    .b = Les Blancs gagnent
    .c = La partie continue
    .why = Prendre la dernière pièce gagne, au dernier coup d’une limite aussi.

## Questions of the lesson board

board-size = Combien de cases a le damier, claires et foncées ensemble ?
    .a = 64
    .b = 100
    .c = 50
    .why = Dix rangées de dix, la moitié foncées.
board-dark = Sur quelles cases jouent les pièces ?
    .a = Sur toutes
    .b = Sur les claires
    .c = Sur les foncées
    .why = Seules les cinquante cases foncées servent.
board-corner = Quel coin du damier est foncé, vu de chaque joueur ?
    .a = Le gauche
    .b = Le droit
    .c = Les deux
    .why = La grande diagonale commence à la main gauche de chaque joueur.
board-men = Combien de pions chaque camp a-t-il au départ ?
    .a = Douze
    .b = Vingt
    .c = Trente
    .why = Vingt blancs et vingt noirs.
board-start = Où sont les pions blancs au départ ?
    .a = De 1 à 20
    .b = De 21 à 40
    .c = De 31 à 50
    .why = Les noirs sont de 1 à 20, et 21 à 30 sont libres.
board-kinds = Quelles sortes de pièces y a-t-il ?
    .a = Seulement des pions
    .b = Pions et dames
    .c = Pions, dames et tours
    .why = Toute pièce est pion ou dame.
board-move = Qu’appelle-t-on un coup ?
    .a = Jouer une pièce une fois
    .b = Un tour des deux camps
    .c = Un saut d’une prise
    .why = Toute une rafle est aussi un seul coup.
board-first = Qui joue le premier coup d’une partie ?
    .a = Les Blancs
    .b = Les Noirs
    .c = Qui gagne le tirage
    .why = Les Blancs commencent toujours ; ensuite on joue tour à tour.
board-order = Dans quel sens vont les numéros des cases ?
    .a = Du bas vers le haut
    .b = Du haut vers le bas
    .c = Du centre vers le bord
    .why = De gauche à droite et du haut, côté des Noirs, vers le bas.
board-ends = Quelles cases appelle-t-on les coins du damier ?
    .a = 1 et 50
    .b = 6 et 45
    .c = 5 et 46
    .why = Ce sont les bouts de la grande diagonale.

## Questions of end

end-over = Quand une partie est-elle finie ?
    .a = Quand un camp est mieux
    .b = Après quarante coups
    .c = Par accord ou décision
    .why = Les deux joueurs conviennent qu’elle est finie, ou l’arbitre le décide.
end-resigns = Les Noirs abandonnent la partie. Quel est le résultat ?
    .a = Les Blancs gagnent
    .b = Nulle
    .c = L’arbitre décide
    .why = Si un camp abandonne, quelle qu’en soit la raison, l’autre gagne.
end-ruled = L’arbitre décide que les Noirs ont perdu. Et les Blancs ?
    .a = Les Blancs ont fait nulle
    .b = Les Blancs ont gagné
    .c = Les Blancs continuent
    .why = Si l’arbitre déclare la partie perdue pour un camp, l’autre gagne.
end-agreed = Les deux joueurs conviennent de la nulle. Quel est le résultat ?
    .a = Nulle
    .b = Le meilleur camp gagne
    .c = La partie continue
    .why = La partie est nulle si les deux joueurs en conviennent.
end-nobody = Aucun camp ne peut plus battre l’autre. Quel est le résultat ?
    .a = Les deux perdent
    .b = Nulle
    .c = Les Blancs gagnent
    .why = La partie est nulle si aucun camp ne peut battre l’autre.
end-one-wins = Un joueur a gagné la partie. Et l’autre ?
    .a = Il a fait nulle
    .b = Il continue
    .c = Il a perdu
    .why = Si une partie a un vainqueur, l’adversaire a perdu.
end-no-winner = Une partie est finie, et aucun joueur n’a battu l’autre. Qu’est-ce ?
    .a = Nulle
    .b = Sans valeur
    .c = Gain des Blancs
    .why = Si aucun ne bat l’autre, la partie est nulle.
