## Module 2 : notation et combinaisons.

stage-2 = Notation et combinaisons
    .about = Écrire cases et coups, les combinaisons de base avec leurs noms, les sacrifices, les coups calmes, et les finales à trois dames.

## The fifty squares

numbers = Les cinquante cases
numbers-1 = Chaque rangée a cinq cases et finit par un multiple de cinq. Les rangées qui partent de la bande gauche commencent par 6, 16, 26, 36 et 46. Montrez 16 et 35.
    .right = 16 à la bande gauche, 35 à la droite.
numbers-2 = Au beau milieu du damier se trouvent 23 et 28, toutes deux sur la grande diagonale ; 22, 29, 24 et 27 sont à côté. Montrez 23 et 28.
    .right = De ces deux-là, vous pouvez compter jusqu’à toute autre.
numbers-3 = Une case hors des bandes a quatre voisines : deux dans la rangée suivante vers les Noirs et deux vers les Blancs. Montrez les quatre voisines de 28.
    .right = 22 et 23 vers les Noirs, 32 et 33 vers les Blancs. Un pion blanc en 28 va vers les deux premières, et prend par-dessus n’importe laquelle des quatre.

## Written moves

written = Écrire les coups
written-1 = Un coup s’écrit d’une case à l’autre avec un tiret. Jouez le coup 34-29.
    .right = Sur la feuille de partie, chaque camp a sa colonne : 1. 34-29 est le premier coup des Blancs.
written-2 = Une prise s’écrit avec x : première case, dernière case. On omet les cases entre les deux, sauf si deux prises ont les mêmes extrémités. Jouez 32x21.
    .right = De 32 par-dessus 27 en 21. Pions et dames s’écrivent de même.
written-3 = Des signes jugent un coup ou un résultat : ! bon, ? mauvais, doublés, ils veulent dire très ; * forcé, + gain, = nulle. Que dit 32-28?? ?
    .right = Un ? est un mauvais coup, deux un très mauvais.
    .a = Une proposition de nulle
    .b = Un coup surprenant
    .c = Un très mauvais coup
written-4 = Signes mêlés : !? semble bon et peut être mauvais. +1, -1 : une pièce gagnée ou perdue ; a.l. : plusieurs prises mènent au même résultat. Que dit 32-28?! ?
    .right = Le premier signe est donc la première impression.
    .a = Un coup qui gagne une pièce
    .b = Semble mauvais, peut être bon
    .c = Le seul coup

## Deflection

deflection = La déviation
deflection-1 = Un pion qui garde une case peut être attiré ailleurs. 28 voudrait sauter par-dessus 23, mais 19 est derrière. Donnez 30-24 : 19 doit prendre.
    .then = Le 19 est parti, et la case est libre. Prenez-en deux avec le 28.
    .wrong = Attirez 19 ailleurs : 30-24.
    .right = Un donné, deux pris. Un envoi qui attire un gardien ailleurs est une déviation.
deflection-2 = Le 25 pourrait passer par-dessus 20 puis 9, si 14 n’y était pas. Lequel de vos pions peut-on faire prendre à 14 ?
    .then = Le 14 a pris 19 et quitté sa case. Prenez avec le 25.
    .wrong = Offrez un pion que 14 doit prendre.
    .right = 25x3, par-dessus 20 et 9 : deux pour un, et une dame.
deflection-3 = Voyez d’abord la prise que vous voulez, puis ce qui la gêne. 28 veut passer par-dessus 22 et 12. Qu’est-ce qui bouche la case entre eux, et quel envoi l’attire ailleurs ?
    .then = Le 17 est maintenant à la bande. Prenez avec le 28.
    .wrong = Le 17 gêne. Que pouvez-vous lui donner ?
    .right = 28x8. L’envoi en 21 n’avait qu’un but : vider 17.

## Coup de la mazette

mazette = Coup de la mazette
mazette-1 = Un pion noir en 23 barre la route de votre 32. La mazette amène une cible en 28 et attire 23 ailleurs. Trouvez le premier envoi.
    .then = Maintenant, attirez 23 ailleurs.
    .then-2 = Prenez avec le 32, aussi loin qu’il va.
    .wrong = Commencez par la cible : qu’est-ce qui amène un pion en 28 ?
    .wrong-2 = Attirez 23 ailleurs : que pouvez-vous lui donner ?
    .right = 32x5 : la route était libre et le pion est damé.
mazette-2 = La même idée dans une autre position. Les deux envois y sont de nouveau.
    .then = Et le pion qui barre la route ?
    .then-2 = Prenez avec le 32, aussi loin qu’il va.
    .wrong = Amenez d’abord un pion en 28.
    .wrong-2 = Maintenant, attirez 23 ailleurs.
    .right = Cherchez d’abord la route, puis ce qui la barre.
mazette-3 = Une autre route, de 31 par-dessus 27. Le pion noir 22 la barre, et 23 garde 28. Attirez ailleurs d’abord le gardien, puis le pion qui barre.
    .then = Maintenant 22 : quel envoi doit-il prendre ?
    .then-2 = Prenez avec le 31, aussi loin qu’il va.
    .wrong = Attirez d’abord 23 ailleurs.
    .wrong-2 = Offrez un pion que 22 doit prendre.
    .right = 31x2 : par-dessus 27, 18 et 8, et le pion est dame.

## Coup de la trappe

trappe = Coup de la trappe
trappe-1 = Une trappe s’ouvre : votre pion quitte une case, et la prise des Noirs doit y finir. 34 s’en va ; 23 prend 29, ou 25 prend 30, et tombe en 34. Que pouvez-vous prendre alors ?
    .then = Le pion est en 34. Prenez-le, et d’autres.
    .wrong = Ouvrez la trappe en 34.
    .right = La case quittée était la trappe.
trappe-2 = Ici, la trappe est 32. Sur quelle case votre pion doit-il aller pour prendre, une fois que les Noirs sont tombés ?
    .then = Les Noirs ont pris 27 et sont tombés en 32. Prenez maintenant ailleurs.
    .wrong = Quittez 32, mais restez à portée.
    .right = Le pion noir a été mené loin des autres.
trappe-3 = Encore une fois, la trappe est votre propre case : 23 prend 28 et 27 et tombe. Le pion qui ouvre la trappe en prend alors trois. Trouvez la trappe.
    .then = Le 23 est tombé en 21. Prenez avec le 16, aussi loin qu’il va.
    .wrong = Le 23 prendra 28 et 27. Lequel de vos pions est là où il se poserait ?
    .right = 16x9, par-dessus 11, 12 et 13 : trois pour deux.

## Coup de talon

talon = Coup de talon
talon-1 = Le coup de talon : une trappe dont la case est quittée par une prise en arrière. Donnez 33-29 : 24 le prend. Reprenez-le avec le 28, en arrière, et voyez qui tombe en 28.
    .then = Reprenez avec le 28 : sa case devient la trappe.
    .then-2 = Le 17 a pris 22 et est tombé en 28. Prenez avec le 32, jusqu’à la ligne de dame.
    .wrong = Commencez par 33-29.
    .wrong-3 = Prenez jusqu’à la ligne de dame : 32x5.
    .right = 32x5, par-dessus 28, 19 et 10 : une dame.
talon-2 = Donnez 37-31 et reprenez avec le 32, en arrière. Alors 23 prend 28 et arrive en 32, la case que vous avez quittée. Lequel de vos pions l’y attend ?
    .then = Reprenez avec le 32.
    .then-2 = Il est en 32. Prenez avec le 38.
    .wrong = Commencez par 37-31.
    .wrong-2 = Reprenez avec le 32 : 32x41.
    .right = 38x16 : par-dessus 32 et 21.
talon-3 = Une prise plus longue à la fin. 32-27 laisse 23 prendre 28. Reprenez avec le 27, en arrière : sa case s’ouvre, 16 prend 21 et tombe en 27. Alors 31 a une route.
    .then = Reprenez avec le 27.
    .then-2 = Prenez avec le 31, aussi loin qu’il va.
    .wrong = Commencez par 32-27.
    .wrong-2 = Reprenez avec le 27 : 27x38.
    .right = Chaque fois, la case a été quittée par une prise en arrière : c’est le talon.

## Épicier

epicier = Épicier
epicier-1 = Dans l’épicier, un pion noir prend deux fois, car vous donnez deux fois, et s’arrête où vous le voulez. Donnez 27-22 : 17 en prend deux et est en 37. Puis donnez 38-32.
    .then = Le même pion encore : 38-32.
    .then-2 = Il est en 28. Prenez avec le 33.
    .wrong = Commencez par 27-22.
    .wrong-2 = Donnez-en un autre au pion 37 : 38-32.
    .right = 33x15, par-dessus 28, 18, 19 et 20 : quatre pour trois.
epicier-2 = Le pion 33 doit venir en 31, devant votre pion 36. Il y arrive en deux prises. Trouvez la première.
    .then = Il est en 42. Où est la seconde ?
    .then-2 = Il est maintenant en 31. Prenez avec le 36.
    .wrong = Offrez un pion qui amène 33 en 42.
    .wrong-2 = Offrez un pion que 42 doit prendre.
    .right = 36x7, par-dessus 31, 21 et 11.
epicier-3 = Ici, 45 doit venir en 23, juste devant 28. Deux envois l’y mènent. Jouez toute la combinaison.
    .then = Le même pion encore une fois.
    .then-2 = Il est en 23. Prenez avec le 28.
    .wrong = Offrez un pion que 45 doit prendre.
    .wrong-2 = Offrez un pion que 34 doit prendre.
    .right = 28x17, par-dessus 23, 13 et 12 : trois pour deux.

## Coup de rappel

rappel = Coup de rappel
rappel-1 = Un pion qui a pris est rappelé : on lui en donne un autre, à prendre en arrière. 33-28 laisse 18 aller en 29 ; 28-23 le rappelle en 18. Puis 27-21 complète la route de 31.
    .then = Rappelez-le : 28-23.
    .then-2 = Il est de nouveau en 18, comme il vous le faut. Maintenant 27-21.
    .then-3 = Prenez avec le 31, aussi loin qu’il va.
    .wrong = Commencez par 33-28.
    .wrong-2 = 28-23 rappelle le pion.
    .wrong-3 = Amenez un pion en 27 : 27-21.
    .right = 31x11, par-dessus 27, 18, 8 et 7 : quatre pour trois.
rappel-2 = Le pion 17 descend en 37 et est rappelé en 28. Vous avez vu ce coup : rejouez-le et observez la seconde prise, qui va en arrière.
    .then = Rappelez-le en 28.
    .then-2 = Prenez avec le 33.
    .wrong = Commencez par 27-22.
    .wrong-2 = Rappelez le pion 37 : 38-32.
    .right = Un rappel est un épicier dont la seconde prise va en arrière.
rappel-3 = Un pion qui allait à dame peut être rappelé aussi. Le 33 prend jusqu’en 42, à un pas de la dernière rangée. Où le voulez-vous ?
    .then = Rappelez-le avant qu’il n’aille à dame.
    .then-2 = Il est en 31. Prenez avec le 36.
    .wrong = Laissez 33 prendre : 42-38.
    .wrong-2 = 41-37 rappelle le pion 42.
    .right = À un pas de la dame, il a dû faire demi-tour, car la prise est obligatoire.

## Coup turc

turc = Coup turc
turc-1 = Vous savez qu’une pièce prise reste jusqu’à la fin de la rafle. Ici, cela arrête une dame à côté de votre pion. Offrez 28-23 : la dame doit en prendre quatre.
    .then = Elle ne peut pas ressauter une pièce prise, elle est donc en 28. Prenez-la, et le reste.
    .wrong = Donnez-lui le plus long chemin : 28-23.
    .right = Quatre donnés et quatre pris, dont la dame : les Noirs n’ont plus rien.
turc-2 = Un autre. Suivez le chemin de la dame : lesquelles de vos pièces prend-elle, et où doit-elle s’arrêter ?
    .then = Elle s’est arrêtée en 28. Prenez-la.
    .wrong = Il faut mener la dame en 28, où 33 peut la prendre.
    .right = Elle n’a pas pu continuer, car une pièce qu’elle avait prise barrait la route.
turc-3 = Un dernier. Votre dame 32 est la première pièce que prend la dame noire. Trouvez le coup après lequel elle doit faire tout le tour jusqu’en 28.
    .then = Elle s’est arrêtée en 28. Prenez-la.
    .wrong = Il faut mener la dame en 28, où 33 peut la prendre.
    .right = Quatre pièces données, quatre prises, et la dame est partie.

## The promenade

promenade = La promenade
promenade-1 = Un pion noir est mené pas à pas : c’est le même pion qui doit prendre chaque envoi, jusqu’à être où vous le voulez. Commencez par 26-21.
    .then = Menez-le plus loin : l’envoi suivant.
    .then-3 = Il est où vous le voulez. Prenez.
    .wrong = Commencez par 26-21.
    .wrong-2 = Menez le pion plus loin : offrez-lui le suivant.
    .right = Trois envois à un seul pion, et une dame à la fin.
promenade-2 = Ici, le pion 25 se promène dans vos rangs : il prend 30, 39 et 38. Donnez ces trois pions l’un après l’autre. Commencez par 35-30.
    .then = L’arrêt suivant.
    .then-3 = Il est en 32. Prenez avec le 37.
    .wrong = Commencez par 35-30.
    .wrong-2 = Offrez le suivant au même pion noir.
    .right = 37x6 : cinq pions pour trois.
promenade-3 = Trouvez les trois envois vous-même. Le pion à mener est le 17, et vous le voulez en 28, devant votre pion 33.
    .then = Continuez avec le même pion.
    .then-3 = Il est en 28. Prenez avec le 33, jusqu’à la ligne de dame.
    .wrong = Quel envoi ce pion doit-il prendre ensuite ?
    .wrong-4 = Prenez avec le 33 jusqu’à la dernière rangée : 33x4.
    .right = 33x4 : une dame au bout de la promenade.

## Coup d'échange

exchange-trick = Coup d’échange
exchange-trick-1 = Les deux camps prennent tour à tour, pion pour pion, et la dernière prise enlève plus. Offrez 32-28 et reprenez avec le 29, en arrière. Les Noirs reprennent : qu’est-ce qui s’ouvre pour 34 ?
    .then = Reprenez avec le 29.
    .then-2 = Le 20 a pris 24 et est en 29. Prenez avec le 34, jusqu’à la ligne de dame.
    .wrong = Commencez par 32-28.
    .wrong-2 = Reprenez avec le 29 : 29x38.
    .wrong-3 = Prenez avec le 34 jusqu’à la dernière rangée : 34x1.
    .right = Un pour un, et puis trois pour un. Comptez jusqu’à la fin des échanges, pas seulement jusqu’au premier.
exchange-trick-2 = 43-39 offre un pionnage : 34 prend, 38 reprend. Mais alors les Noirs doivent en prendre deux avec le 27, et 25 vient en dernier. Combien en prend-il ?
    .then = Reprenez : 38x49.
    .then-2 = Le 27 en a pris deux. Maintenant le 25.
    .wrong = Commencez par 43-39.
    .wrong-2 = Reprenez avec le 38.
    .right = 25x3, par-dessus 30, 29, 19 et 9.
exchange-trick-3 = Trouvez le premier envoi : 9 doit prendre, 23 reprend, 17 prend, et les pions 21 et 22 ont perdu leur soutien.
    .then = Reprenez avec le 23.
    .then-2 = Le 17 est parti. Prenez-en deux avec le 26.
    .wrong = Offrez un pion pour que 9 arrive en 18, devant 23.
    .wrong-2 = Reprenez avec le 23.
    .right = Un pour un, et puis deux pour un.

## Sacrifice for position

sacrifice = Le sacrifice de position
sacrifice-1 = Un sacrifice donne un pion sans le reprendre aussitôt. Ce qu’il gagne vient plus tard : des pions bloqués, ou des coups libres. Donnez 35-30 : où seront les pions noirs ensuite ?
    .right = 35 et 45 sont à la bande et presque bloqués. 49-44 vient ensuite, et garde 40.
sacrifice-2 = On peut détourner un pion qui va à dame. Le pion noir 44 n’a plus qu’un pas à faire. Donnez-lui votre dame, pour qu’il arrive loin de la ligne de dame.
    .then = Il est en 35. C’est vous qui damez le premier.
    .then-2 = Il a dû aller en 40. Prenez-le.
    .wrong = Alors le pion va à dame, et la partie est nulle.
    .right = Une dame contre le temps de deux coups, et la partie est gagnée.
sacrifice-3 = Le pion noir 29 va vous passer. Détournez-le : donnez 30-24, et il est en 20, près de la bande. Puis gardez le pion 35 devant lui.
    .then = Barrez-lui la route : 35-30.
    .then-2 = Il est allé à la bande. Laissez-le venir, et mettez-vous à côté : 30-24.
    .then-3 = Il est venu en 30, derrière votre pion. Les pions prennent aussi en arrière : prenez-le.
    .wrong = D’abord 30-24.
    .wrong-2 = Alors il passe.
    .wrong-3 = Alors 25 prend 30. Allez en 24, où il ne le peut pas.
    .right = Un pion donné, et le dernier des Noirs est pris.

## The quiet first move

quiet = Le coup calme initial
quiet-1 = Toutes les combinaisons ne commencent pas par un envoi. Un coup calme peut en préparer une, et les Noirs n’ont pas de bonne réponse : c’est le coup de repos initial. Jouez 33-29 et attendez ce que font les Noirs.
    .then = 19-24 attaque votre pion et ouvre la route de 28. Prenez avec le 28.
    .right = Trois pris pour un. Les Noirs n’avaient rien de mieux : c’est toute la valeur d’un coup calme.
quiet-2 = Un coup calme peut lier l’autre camp. Jouez 28-23, et voyez ce que la réponse 27-32 laisse ouvert.
    .then = Encore un coup calme : attaquez par 36-31.
    .then-2 = Prenez-en deux avec le 31.
    .wrong = D’abord 28-23, puis 36-31.
    .right = Deux coups calmes, deux pions.
quiet-3 = Le 22 ne menace pas 27, car 31 est derrière. Écartez-vous pourtant par 27-21 et laissez jouer les Noirs. Que coûte 25-30 ?
    .then = Le 34 en prend deux.
    .wrong = D’abord 27-21.
    .right = Quand l’autre camp n’a plus de bon coup, le coup calme est le plus fort.

## Lunette

lunette = La lunette
lunette-1 = Deux pions noirs sur une diagonale, une case libre entre eux, c’est une lunette. Entrez-y : les deux sont attaqués, et aucun ne peut vous prendre. Quelle case ?
    .then = Le 24 s’est sauvé. Prenez 13.
    .wrong = Regardez 13 et 24 : quelle case est entre eux ?
    .right = Un pion gagné : un coup ne suffit pas aux Noirs.
lunette-2 = Encore 13 et 24. Avant d’entrer, vérifiez que les cases derrière les deux sont libres, et qu’un troisième pion ne peut pas vous prendre.
    .then = Les Noirs ont joué, et 24 est encore là. Prenez-le.
    .wrong = Entrez entre 13 et 24.
    .wrong-2 = Prenez le pion 24 : 19x30.
    .right = Les deux étaient attaqués, et un coup ne suffisait pas aux Noirs.
lunette-3 = La lunette peut aussi être sur une diagonale de l’autre sens : ici 22 et 31. Entrez-y, et voyez jusqu’où va la prise.
    .then = Le 31 a couru à la bande. Prenez aussi loin que possible.
    .wrong = Quelle case est entre 22 et 31 ?
    .right = 27x9, par-dessus 22 et 13 : deux pions.

## Your choice of capture

choice = Le choix de la prise
choice-1 = À prises égales, vous choisissez, et le choix décide. Ici, les deux chemins prennent un pion. Avant de prendre, demandez-vous ce que les Noirs prendront ensuite.
    .wrong = Après cela, 13 reprend. Essayez l’autre chemin.
    .right = En 17, votre pion est en sûreté. En 19, il aurait été pris par 13.
choice-2 = Deux prises, par des pions différents. Vous prenez un pion noir, et l’autre reste. Lequel ferait le plus de dégâts s’il restait ?
    .wrong = Alors 29 prend deux pions et devient dame.
    .right = Le 38 est utile à la base. On s’occupera du 32 plus tard.
choice-3 = De nouveau, deux pions peuvent prendre. Une des prises quitte une case dont les Noirs ont besoin. Lequel de vos pions faut-il laisser en place ?
    .wrong = Alors 17 prend 22, 33 et 44 et devient dame.
    .right = Le 28 barre le chemin de 17 vers 50. Il y était nécessaire.

## Which of these lose?

which-lose = Lesquels perdent ?
which-lose-1 = Bien des parties se perdent par un coup naturel qui permet une combinaison. Les Blancs viennent de jouer 33-29. Vous avez les Noirs : qu’est-ce que le pion 29 empêche les Blancs de faire ? Jouez la combinaison.
    .then = 29 était occupée, donc 40 n’a pas pu prendre. Prenez-en deux, et posez-vous le plus près possible de la base des Blancs.
    .wrong = Donnez un pion que seul 39 peut prendre.
    .wrong-2 = Prenez le plus près possible de la base des Blancs : 25x45.
    .right = Avec 29 vide, les Blancs auraient pris avec le 40, et rien n’aurait été perdu.
which-lose-2 = Un coup plus tôt, et vous avez les Blancs. 33-29 perd. Regardez donc chaque coup avec les yeux des Noirs : que peuvent-ils donner après ? Jouez-en un qui garde tout.
    .wrong = Après cela, les Noirs gagnent du matériel. Voyez ce qu’ils peuvent prendre ou donner.
    .right = Avant chaque coup : que peut me donner l’autre camp maintenant ?
which-lose-3 = Un de ces trois coups perd sur une combinaison. Après lequel les Noirs la placent-ils par 24-30 ?
    .a = 39-33
    .b = 41-37
    .c = 45-40
    .right = 39-33 24-30, 35x24 20x38 : 33 est juste là où la prise peut continuer. Dans les exercices, marquez chaque coup qui perd.

## Parrying a threat

parry = Parer une menace
parry-1 = Avant de chercher votre coup, voyez ce que ferait l’autre camp si vous passiez. Vous avez les Noirs : quel coup attaque un pion que les Blancs ne peuvent défendre ?
    .wrong = Regardez le pion 30, et la case derrière lui.
    .right = 25x34 arrive, et 30 n’a pas d’issue : 24 et 25 sont occupées toutes deux.
parry-2 = Vous avez maintenant les Blancs et le trait. Les Noirs menacent 20-25. Une seule réponse garde l’égalité.
    .wrong = Après cela, les Noirs sont mieux.
    .right = Le pion est sur la case d’où on allait l’attaquer. On pare une menace en s’écartant, en bouchant la case derrière, ou par un pionnage.
parry-3 = Une autre menace. Vous avez les Noirs : que donneriez-vous, si c’était à vous de jouer ?
    .then = Prenez maintenant : combien ?
    .wrong = Amenez le pion 28 en 19.
    .right = Le 13 a pris 19 et 30 : deux pour un.
parry-4 = Vous avez de nouveau les Blancs. 19-23 menace. Quel pionnage rend la menace inoffensive ?
    .wrong = Les Noirs gagnent encore au moins un pion.
    .right = 19x30, 25x34 : le pion que les Noirs voulaient donner est parti, et la cible en 30 aussi.

## The weak man

weak-man = Le pion faible
weak-man-1 = Un pion est faible s’il est allé trop loin pour être aidé : rien ne peut le soutenir, l’échanger, ni boucher la case derrière. Le pion noir 27 est faible. Attaquez-le d’un pion qu’il ne peut prendre.
    .then = Les Noirs n’ont rien pu faire pour 27. Prenez-le.
    .wrong = Attaquez 27 de là où il ne peut vous prendre : quelle case est couverte par 36 ?
    .right = Un pion gagné sans aucune combinaison.
weak-man-2 = Encore 27, sur un damier plus plein. Trouvez l’attaque après laquelle ni 12 ni 23 n’arrive à temps.
    .then = Prenez 27.
    .wrong = Attaquez 27 avec un pion qu’il ne peut pas prendre.
    .right = Avant d’avancer loin un pion, demandez-vous qui le soutiendra.
weak-man-3 = Le pion 34 n’a pas de pion noir derrière lui. Attaquez-le, et couvrez la case où il pourrait fuir.
    .then = Il a fui en 40. Prenez-le.
    .wrong = Attaquez 34 de face, pour que 35 couvre 40.
    .right = Il ne pouvait ni rester, ni fuir.

## The stick-move

stick-move = Le collage
stick-move-1 = Dans un collage, un pion va se coller à un pion noir, où il semble perdu. Mais les Noirs doivent d’abord prendre ailleurs. Ils doivent en prendre deux avec le 28. Profitez-en : collez un pion à 17 et 18.
    .then = Les Noirs ont dû en prendre deux. Votre pion 22 est encore là : prenez.
    .wrong = Mettez un pion à côté de 17 et 18.
    .right = 22x2, par-dessus 17 et 7 : deux pour deux, et une dame. Les Néerlandais disent plakker.
stick-move-2 = Le 21 doit prendre deux pions et arrivera en 23. Pendant ce temps, collez un pion à 14 et 24 : ce qui pourrait le prendre n’en a pas le droit.
    .then = Prenez avec le 20, aussi loin qu’il va.
    .wrong = Quel pion peut venir juste contre 14 et 24 ?
    .right = 20x7, par-dessus 24, 23 et 12 : même celui qui a pris vos deux pions y passe.
stick-move-3 = Trouvez-le vous-même. Le 21 attaque 27 et doit en prendre deux. Lequel de vos pions peut se coller à un pion noir, et en prendre trois ensuite ?
    .then = Le 21 en a pris deux. Prenez-en trois avec le 19.
    .then-2 = Les Noirs ont encore pris. Reprenez avec le 36.
    .wrong = Collez le pion 23 à 13 et 14.
    .wrong-2 = Prenez avec le 19, aussi loin qu’il va.
    .wrong-3 = Reprenez avec le 36.
    .right = Quatre pris pour trois.

## The 5-move rule

five-moves = La règle des 5 coups
five-moves-1 = Deux dames, ou une dame et un pion, contre une dame : cinq coups de chaque camp, puis nulle. Le gain doit donc être proche. Les Noirs doivent prendre 30 : placez l’autre dame.
    .then = Elle a pris. Attrapez-la.
    .wrong = Alors la dame prend les deux vôtres, s’arrête en sûreté, ou n’est pas obligée de prendre.
    .right = Dans la plupart des positions il n’y a pas de gain, et la partie est nulle.
five-moves-2 = La dame noire voit toute la ligne de 36 à 4. Une de vos dames est l’appât sur cette ligne. Où l’autre doit-elle attendre ?
    .wrong = Alors la dame prend les deux vôtres, ou s’arrête en sûreté.
    .right = Au bout de la ligne : où que la dame s’arrête, 4 la prend.
five-moves-3 = Avec une dame et un pion, c’est pareil : donnez la dame là où le pion reprend. La dame noire est sur la grande diagonale. Trouvez la case.
    .then = Elle a dû prendre, et 41 était sa seule case. Prenez-la.
    .wrong = Alors elle n’est pas obligée de venir en 41.
    .right = Même un seul pion à la bande peut prendre une dame.

## Three kings, every position

three-kings-all = Trois dames, toutes positions
three-kings-all-1 = Ces gains finissent d’ordinaire par une combinaison : une ou deux dames se donnent, et la dernière prend. Avant cela, laissez moins de cases à la dame seule. Un seul coup gagne ici : trouvez-le.
    .wrong = Cela laisse la dame partir, ou prendre toutes les vôtres.
    .right = Où que la dame aille, elle est prise.
three-kings-all-2 = La dame noire 2 doit prendre 7, et de là une seconde dame, si elle peut. Sinon elle s’arrête en 11 ou, si la case est libre, en 16. Quelle dame peut fermer 16, et la prendre ?
    .wrong = Alors elle a une case où elle est en sûreté, ou prend toutes vos dames.
    .right = Elle doit s’arrêter en 11, juste devant votre dame 16.
three-kings-all-3 = Deux dames peuvent se donner l’une après l’autre. Attirez d’abord la dame noire en 48. Puis 5 se donne sur la ligne de 26.
    .then = Elle est en 48. Donnez la seconde : où faut-il qu’elle soit prise ?
    .then-2 = Elle est en 31. Prenez-la avec 26.
    .wrong = Attirez-la d’abord en 48 : quelle dame peut-elle prendre en route ?
    .wrong-2 = Donnez la dame 5, sur la ligne de 48 à 26.
    .right = Deux données, et la dernière prend : la fin habituelle de trois contre une.

## Questions of the lesson written

sign-move = Que dit le tiret dans 34-29 ?
    .a = Un coup, rien de pris
    .b = Une prise
    .c = Une nulle
    .why = Le premier numéro est d’où il vient.
sign-capture = Que dit le x dans 32x21 ?
    .a = Une erreur
    .b = Une prise
    .c = La fin de la partie
    .why = On n’écrit que la première et la dernière case.
sign-good = Que dit ! après un coup ?
    .a = Il est forcé
    .b = Il est bon
    .c = Il est mauvais
    .why = Deux veulent dire très bon.
sign-very-good = Que dit !! après un coup ?
    .a = Il est mauvais
    .b = Il gagne deux pièces
    .c = Il est très bon
    .why = Les auteurs le gardent pour des coups rares.
sign-bad = Que dit ? après un coup ?
    .a = Il n’est pas clair
    .b = Il n’a pas été noté
    .c = Il est mauvais
    .why = Deux veulent dire très mauvais.
sign-very-bad = Que dit ?? après un coup ?
    .a = Il est très mauvais
    .b = Il peut être mauvais
    .c = On propose nulle
    .why = Souvent, il perd aussitôt.
sign-doubtful = Que dit ?! après un coup ?
    .a = Semble bon, peut être mauvais
    .b = Semble mauvais, peut être bon
    .c = Il est très mauvais
    .why = Le premier signe est la première impression.
sign-interesting = Que dit !? après un coup ?
    .a = Semble bon, peut être mauvais
    .b = Semble mauvais, peut être bon
    .c = Il est très bon
    .why = Le premier signe est la première impression.
sign-forced = Que dit * après un coup ?
    .a = Il gagne
    .b = C’est une prise
    .c = Tout le reste perd
    .why = Le coup était forcé.
sign-win = Que dit + à la fin d’une partie ?
    .a = Une nulle
    .b = Un gain
    .c = Une pièce a été gagnée
    .why = Le signe = veut dire nulle.
sign-ahead = Que dit +1 après le dernier coup ?
    .a = Il reste un coup
    .b = Une pièce a été gagnée
    .c = C’est le premier gain
    .why = +2 dit que deux ont été gagnées.
sign-behind = Que dit -1 après le dernier coup ?
    .a = Une pièce a été perdue
    .b = Il manque un coup
    .c = Il reste une minute
    .why = -2 dit que deux ont été perdues.
sign-either = Que dit a.l. après une prise ?
    .a = Une longue prise
    .b = La dernière prise
    .c = Plusieurs voies, même effet
    .why = C’est l’abrégé d’ad libitum : à volonté.

## Questions of written

sign-draw = Que dit = à la fin d’une partie ?
    .a = Un gain
    .b = Une autre partie suit
    .c = Une nulle
    .why = + veut dire gain.
sign-numbers = Pourquoi les cases ont-elles des numéros ?
    .a = Pour écrire les coups
    .b = Pour compter les pions
    .c = Pour la grande diagonale
    .why = Ainsi une partie peut être notée, et rejouée plus tard.
