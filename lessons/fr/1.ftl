## Module 1 : premiers pas.

stage-1 = Premiers pas
    .about = Pionnages, temps de repos, attaque et défense, premières combinaisons, prise d’une dame, trois ou quatre dames contre une, blocage et opposition.

## The exchange

exchange = Le pionnage
exchange-1 = Un pionnage donne un pion et en reprend un. Offrez le pion par 33-29 : les Noirs doivent le prendre. Votre pion 39 reprend.
    .then = Les Noirs ont dû prendre 29. Reprenez avec le 39.
    .right = Un pion chacun. Personne n’a rien gagné, mais la position a changé : le pion noir du centre n’est plus là.
exchange-2 = Avant d’offrir, regardez derrière : qui reprend ? Ici, le pion 39 manque. 33-29 serait-il encore un pionnage ?
    .right = Après 23x34, rien ne peut reprendre.
    .a = Oui
    .b = Non, il perd un pion
exchange-3 = Plusieurs pionnages de suite peuvent finir par un profit. Jouez 22-18 et prenez chaque fois que vous devez. Comptez ce que vous avez à la fin.
    .then = Les Noirs ont pris. C’est à vous : vous devez prendre aussi.
    .then-2 = Prenez encore : combien, cette fois ?
    .right = Deux donnés, trois pris. La dernière prise, 35x15, en a pris deux.

## The free tempo

free-tempo = Le temps de repos
free-tempo-1 = Les Noirs vont prendre 8 ou 19. Damez, et il ne reste que 19 à prendre : cela leur coûte leur coup, d’où un coup gratuit, un temps de repos. Damez là où la nouvelle dame verra le pion noir une fois en 24.
    .then = Les Noirs ont dû prendre et sont en 24. Prenez-en deux avec votre dame.
    .wrong = Laissez prendre 19. Damez en 2 : de là, une dame voit 24.
    .right = Un pion donné, deux pris, et une dame : le tout par un coup auquel les Noirs ne pouvaient répondre.
free-tempo-2 = Votre pion 34 est attaqué. Ne le sauvez pas : les Noirs doivent le prendre, et arrivent en 29. Profitez du temps de repos pour amener un pion là où il prendra 17, 18 et 29 ensemble.
    .then = Le 40 est venu en 29. Prenez trois pions avec le 21.
    .wrong = Laissez prendre 34. Il vous faut un pion en 21 que 17 ne puisse prendre.
    .right = Trois pour un. Quand l’autre camp doit prendre, cherchez un coup utile avant de défendre.
free-tempo-3 = Trouvez-le vous-même : laissez prendre 39. Où finit cette prise ? Et où devez-vous damer, pour que la nouvelle dame prenne le plus ?
    .then = Le pion noir est en 44. Prenez aussi loin que possible.
    .wrong = Laissez prendre 39. Vous pouvez damer en 4 ou en 5 : de quelle case une dame voit-elle 13 ?
    .right = Trois pions pour un : 13, 28 et 44.

## Attack and defence

defend = Attaque et défense
defend-1 = Un pion est attaqué s’il peut être pris au coup suivant. Attaquez 24 avec un pion imprenable : il lui faut un des vôtres derrière, et 20, derrière 24, est libre pour votre saut.
    .wrong = Cela n’attaque pas 24, ou les Noirs prennent. Quel pion peut attaquer 24 et garder un des vôtres derrière lui ?
    .right = Les Noirs ont défendu : un pion en 20 bouche la case derrière 24, et votre saut n’est plus possible.
defend-2 = Cette fois, les Noirs attaquent. Le pion 22 veut sauter par-dessus 27 en 31. Bouchez 31.
    .wrong = Cette fois, bouchez la case derrière 27, c’est-à-dire 31.
    .right = Le saut demande une case libre, et il n’y en a plus.
defend-3 = Le 22 attaque encore 27, et aucun de vos pions ne peut boucher 31 ni reprendre. Reste une défense : partez avec 27 avant qu’il soit trop tard.
    .wrong = Alors 22x31 gagne un pion.
    .right = Boucher la case derrière, partir, ou reprendre : cherchez les trois avant de céder un pion.

## Behind and between

between = Passer derrière et entre
between-1 = Un pion qui passe entre deux pions adverses attaque les deux, s’il y a de la place derrière chacun. Aucun ne peut le prendre, car l’autre est derrière lui. Passez entre 8 et 17.
    .then = Les Noirs sauvent un pion. Prenez l’autre.
    .right = Deux attaques à la fois, et un coup pour y répondre.
between-2 = Par derrière aussi : le pion blanc se glisse entre 14 et 23. Les Noirs ne peuvent sauver les deux. Jouez 24-19.
    .then = Le 23 s’est sauvé. Prenez 14 et courez vers la dame.
    .right = Un pion gagné, et le vôtre arrive le premier à dame.
between-3 = La même chose sur un damier plus plein. Cherchez une case libre entre deux pions noirs d’une diagonale, avec de la place derrière les deux, et allez-y.
    .then = Les Noirs ne peuvent sauver les deux. Prenez avec le 19, vers la ligne de dame.
    .wrong = Cherchez une case libre entre deux pions noirs d’une même diagonale.
    .wrong-2 = Prenez l’autre pion : 19x10, vers la ligne de dame.
    .right = Un pion gagné, et encore une fois aucun des deux ne pouvait vous prendre.

## The direct shot

direct = Le coup direct
direct-1 = Une combinaison donne du matériel pour gagner plus : des pions, une dame ou la partie. Un coup direct, c’est un envoi et une prise. Offrez 16-11, puis suivez les lignes depuis 21.
    .then = Le pion noir est arrivé en 17, juste devant votre pion 21. Prenez tout.
    .right = Un donné, trois pris : 17, 18 et 29.
direct-2 = Pour trouver une combinaison : cherchez les cases libres entre les pions adverses, puis une pièce qui s’y poserait, puis ce qu’il faut écarter ou amener. Offrez 37-31.
    .then = Le pion en 37 est maintenant sur la ligne de votre dame, avec de la place derrière. Prenez le plus possible.
    .right = Cinq pions d’une rafle.
direct-3 = Trouvez-en une vous-même. 29 et 30 ont des cases libres autour d’eux, mais 32 ne peut pas encore les atteindre : il manque un pion noir. Amenez-le.
    .then = Le 17 est venu en 28. Prenez aussi loin que possible.
    .wrong = Quel envoi amène un pion noir à côté de 32 ?
    .right = Un donné, trois pris : 28, 29 et 30.

## A shot of two offers

two-offers = Une combinaison à deux envois
two-offers-1 = On peut donner deux pions en un coup, si la prise des Noirs est plus longue. Jouez 29-23 et voyez comment la prise majoritaire mène le pion noir en 20.
    .then = Les Noirs ont dû en prendre deux. Prenez avec le 25, aussi loin qu’il va.
    .right = Deux donnés, trois pris : la prise majoritaire lie les Noirs comme vous.
two-offers-2 = Ou deux envois, l’un après l’autre. 27-22 amène un pion noir en 28. Puis 34-29 attire le pion derrière lui, le 23, et la route de votre pion 32 est ouverte.
    .then = Encore un envoi : 34-29. Puis prenez avec le 32 aussi loin qu’il va.
    .then-2 = Prenez avec le 32, aussi loin qu’il va.
    .right = Deux donnés, trois pris, et le pion est damé.
two-offers-3 = Encore deux envois. D’abord 37-32 envoie 27 en 38. Puis trouvez l’envoi qui amène 19 à côté de votre pion 25.
    .then = Le 27 est en 38. Attirez maintenant 19 en 30.
    .then-2 = Prenez avec le 25, aussi loin qu’il va.
    .wrong = Commencez par 37-32.
    .wrong-2 = Offrez un pion qui amène 19 en 30.
    .right = Deux donnés, trois pris : 30, 39 et 38.

## Is there a shot?

is-there-a-shot = Y a-t-il une combinaison ?
is-there-a-shot-1 = En partie, rien ne vous dit qu’il y a une combinaison. Trois questions la trouvent : que puis-je donner, que doivent alors prendre les Noirs, et que puis-je prendre ensuite ? Posez-les ici.
    .then = Après chaque saut, 21 a une case libre où se poser. Prenez tout.
    .right = Un donné, trois pris.
is-there-a-shot-2 = Le même damier avec un pion noir de plus, en 12. 16-11 gagne-t-il encore ?
    .a = Oui
    .b = Non, 12 fait obstacle
    .right = Le 21 ne peut plus sauter par-dessus 17. Toute case où vous voulez vous poser doit être libre.
is-there-a-shot-3 = 27-22 17x28, 34-29 23x34 et 32x5 : vous connaissez ce coup. Mais ici, 43 est vide. Suivez les prises des Noirs jusqu’au bout. Les Blancs gagnent-ils encore ?
    .a = Oui
    .b = Non
    .right = Le 23 prend 29 et 39 et va jusqu’en 43 : trois donnés, trois pris, et bientôt une dame chacun. Dans les exercices, n dit qu’il n’y a pas de combinaison.

## Breaking through

breakthrough = La percée
breakthrough-1 = Une percée mène un pion à dame de force. Cherchez une route de pions noirs isolés, avec des cases libres entre eux. 33 en a une vers 2, par-dessus 28, 17 et 7. Donnez d’abord 27-22, puis 28-23.
    .then = Le 18 n’est plus là. Amenez un pion en 28 : 28-23.
    .then-2 = La route est complète. Prenez avec le 33, jusqu’au bout.
    .wrong = D’abord 27-22, pour attirer 18 ailleurs.
    .wrong-2 = Maintenant 28-23 : 19 doit prendre, et arrive en 28.
    .wrong-3 = Prenez avec le 33, jusqu’à la ligne de dame.
    .right = Deux donnés, trois pris, et une dame en 2.
breakthrough-2 = La route de 32 mène par-dessus 28, 18 et 7 en 1. Il y manque un pion. Donnez 29-24, puis 44-40, et reprenez avec le 39 : où le pion 30 doit-il aller ?
    .then = Il est en 30. Maintenant, donnez 44-40.
    .then-2 = Reprenez avec le 39.
    .then-3 = Le 30 en a pris deux et est en 28. Prenez avec le 32, jusqu’à la ligne de dame.
    .wrong = Commencez par 29-24.
    .wrong-2 = Maintenant 44-40.
    .wrong-4 = Prenez avec le 32 jusqu’à la dernière rangée : 32x1.
    .right = 32x1. Avant de calculer un envoi, regardez les cases vides de la dernière rangée.
breakthrough-3 = Trouvez les deux envois vous-même. 33 veut passer par-dessus 28, 18 et 8. Le pion 24 doit partir, et 26 doit venir en 28.
    .then = Le 24 est parti. Amenez maintenant 26 en 28.
    .then-2 = Il en a pris deux en route. Prenez avec le 33.
    .wrong = Envoyez 24 à la bande : quel pion peut-il prendre pour y venir ?
    .wrong-2 = Offrez un pion que 26 doit prendre.
    .right = 33x2. Trois donnés, trois pris, et une dame.

## Catching a king

catch-king = Prendre une dame
catch-king-1 = Une dame est forte, mais pour elle aussi la prise est obligatoire. Offrez deux pions pour qu’elle doive s’arrêter à côté de votre troisième pion, avec une case libre derrière elle.
    .then = Elle a dû prendre les deux et s’arrêter en 40. Prenez la dame.
    .wrong = Alors la dame n’est pas obligée de venir en 40.
    .right = Deux pions pour une dame, et les Noirs n’ont plus rien.
catch-king-2 = Même depuis la grande diagonale. Trouvez l’envoi qui amène la dame en 40.
    .then = La prise majoritaire ne lui laissait pas le choix. Prenez-la.
    .wrong = Alors la dame reste libre.
    .right = Avant de courir à dame, demandez-vous si votre dame peut être prise aussitôt.
catch-king-3 = Une dame peut tourner en prenant, et elle le doit si elle peut prendre plus. Donnez 15-10 et suivez son chemin : par-dessus 10, et puis ? Voyez où elle doit s’arrêter.
    .then = Elle a pris 10 et 38 et est en 42. Prenez-la.
    .wrong = D’abord 15-10.
    .right = Deux pions pour la dame. 47, derrière 42, ne lui laissait pas d’autre case.

## Four kings against one

four-kings = Quatre dames contre une
four-kings-1 = On prend une dame en donnant les siennes. La dame noire 45 doit prendre 40. Jouez 41-23 : où qu’elle s’arrête, une autre dame la prend.
    .then = Elle a dû prendre. Prenez-la.
    .right = Quatre dames gagnent toujours contre une si aucun camp ne peut prendre aussitôt. Si elles ont le trait, il faut au plus quinze coups des deux camps ensemble.
four-kings-2 = La dame noire 49 doit prendre au prochain coup : 38 et 40 sont à sa portée. Placez vos dames pour qu’elle soit prise où qu’elle s’arrête. Trois coups le font ; jouez-en un.
    .wrong = Alors elle trouve une case où elle est en sûreté, ou elle prend toutes vos dames.
    .right = On peut presque toujours l’obliger à prendre ; si on peut la reprendre où qu’elle s’arrête, elle est prise.
four-kings-3 = La même chose d’une autre case de cette rangée : 41 et 42 sont à côté de la dame noire, qui doit prendre. Trouvez un coup gagnant : deux la prennent aussitôt, un troisième avec un envoi de plus.
    .wrong = Alors elle s’échappe.
    .right = Dans les exercices, cherchez un gain en peu de coups : la seule limite ici est la règle des 25 coups.

## Three kings against one

three-kings = Trois dames contre une
three-kings-1 = Sans rien à prendre, trois dames ne gagnent en seize coups qu’environ une position sur quatre. La dame noire doit prendre 22. Jouez la dame 29 pour qu’elle doive la prendre aussi et s’arrête à votre portée.
    .then = Elle a dû en prendre deux, et s’arrête en 30. Prenez-la.
    .wrong = Alors la dame n’est pas prise, ou elle prend plus que vous ne voulez.
    .right = Deux dames données, et la dame seule est prise.
three-kings-2 = La dame noire est dans le coin, au bout de la grande diagonale. Tous ses coups la suivent, et passer n’est pas permis. Allez à l’autre bout.
    .right = Surveillez la limite : l’exercice compte les coups que vous pouvez encore gaspiller.
three-kings-3 = 33 est en prise : la dame noire 50 doit le prendre, sur la ligne vers 6. Elle peut s’arrêter sur toute case libre derrière 33, si elle ne peut prendre plus. Où la dame 11 l’attend-elle ?
    .wrong = Alors elle a une issue, ou prend toutes vos dames.
    .right = Sur la même ligne, tout au bout : chaque case où elle peut s’arrêter est à votre portée.

## The blockade

blockade = Le blocage
blockade-1 = Un camp dont toutes les pièces sont bloquées a perdu. Le pion 36 veut aller en 41. Arrêtez-le pour de bon.
    .wrong = Alors il peut encore jouer ou prendre.
    .right = En 41, votre pion ne peut pas être pris, car 47 est occupée.
blockade-2 = Le 26 est déjà bloqué : 31 est devant lui, et 37 l’empêche de sauter. Bloquez aussi l’autre pion, et choisissez bien avec quel pion.
    .wrong = Alors un pion noir peut encore jouer ou prendre.
    .right = Aucun des deux pions ne peut jouer ni prendre : les Blancs gagnent.
blockade-3 = Une dame peut bloquer aussi. Le pion 40 peut aller en 44 ou 45. Gardez d’abord 44 ; puis enfermez le pion à la bande.
    .then = Il est allé en 45. Enfermez-le.
    .wrong = Alors il n’est pas enfermé.
    .right = Le chemin de 45 mène en 50, et là se trouve votre dame.

## The opposition

opposition = L’opposition
opposition-1 = Deux pions se font face, une rangée libre entre eux. Qui est au trait perd le pion : c’est l’opposition. Prenez-la : allez là où les Noirs n’ont que des coups perdants.
    .then = Les Noirs sont venus devant vous. Prenez.
    .wrong = Alors le pion noir passe.
    .right = 13-19 aussi aurait perdu le pion noir.
opposition-2 = La même idée près de la ligne de dame. Un des deux coups gagne, l’autre perd. Comptez les cases avant d’y aller.
    .wrong = Là, les Noirs vous prennent.
    .right = Le danger est passé, et votre pion arrive le premier.
opposition-3 = Comptez avant de jouer. Vous voulez être face au pion noir quand c’est aux Noirs de jouer. Faites donc d’abord un coup d’attente avec l’autre pion.
    .then = Il est venu en 32. Placez-vous en face.
    .wrong = Alors le pion noir passe.
    .right = De 32, les deux pas, 37 et 38, perdent le pion.
