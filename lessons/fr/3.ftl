## Module 3 : combinaisons célèbres.

stage-3 = Les coups célèbres
    .about = Les combinaisons célèbres, chacune avec son signe sur le damier : royal, Philippe, Napoléon, Raphaël, Manoury et d’autres.

## Coup ricochet

ricochet = Coup ricochet
ricochet-1 = Comme une balle contre un mur : vous prenez, les Noirs reprennent, et ce pion arrive devant un autre des vôtres. Commencez par 22-18. Que peut alors prendre 28, et où arrive 25 ?
    .then = Prenez avec le 28.
    .then-2 = Le 25 a rebondi en 34. Prenez avec le 40.
    .right = Deux donnés, trois pris.
ricochet-2 = Encore le mur : 23-18 laisse 28 prendre par-dessus 23 et 24 jusqu’en 30. Les Noirs reprennent : devant lequel de vos pions leur pion arrive-t-il ?
    .then = Prenez avec le 28.
    .then-2 = Il a rebondi en 34. Prenez avec le 39.
    .wrong = Commencez par 23-18.
    .right = Deux donnés, trois pris.
ricochet-3 = Ici, le pionnage vient d’abord. Après 34-30 25x34 et 40x18, les Noirs doivent reprendre, et le pion qui le fait rebondit juste devant 28. Jouez le premier coup.
    .then = Prenez avec le 40.
    .then-2 = Il est arrivé en 22. Prenez avec le 28.
    .wrong = Commencez par 34-30.
    .right = 28x26 : par-dessus 22 et 21. Le pionnage égal a préparé un profit.

## Double-deux

double-deux = Double-deux
double-deux-1 = Deux fois deux : vous prenez deux pions, les Noirs reprennent, et vous en prenez encore deux. Offrez 37-31. Le 32 en prend deux ; 18 reprend, et laisse ouverte la route de 29.
    .then = Prenez-en deux avec le 32.
    .then-2 = Le 18 a repris. Maintenant deux avec le 29 : par-dessus 23 et 13, vers la ligne de dame.
    .wrong = Commencez par 37-31.
    .wrong-2 = Prenez-en deux avec le 32 : 32x12.
    .wrong-3 = Prenez avec le 29 par-dessus 23 et 13 : 29x9.
    .right = Deux donnés, quatre pris.
double-deux-2 = Cherchez deux paires. Le 25 peut prendre 30 et 29, si un pion noir vient en 30. Alors 18 doit reprendre. Quelle paire reste pour 27 ?
    .then = Prenez-en deux avec le 25.
    .then-2 = Le 18 est parti. Prenez 22 et 12.
    .wrong = Amenez un pion en 30 : 30-24.
    .wrong-2 = Prenez-en deux avec le 25 : 25x23.
    .right = 27x7. La reprise a ouvert la seconde route.
double-deux-3 = Trouvez l’envoi vous-même : 33 en prend deux, 36 reprend, et 30 en prend deux.
    .then = Prenez-en deux avec le 33.
    .then-2 = Et deux avec le 30, là où rien ne peut reprendre.
    .wrong = Amenez 19 en 28.
    .wrong-2 = Prenez-en deux avec le 33 : 33x31.
    .wrong-3 = Prenez avec le 30 par-dessus 24 et 13 : 30x8.
    .right = Deux donnés, quatre pris.

## Coup de la bombe

bombe = Coup de la bombe
bombe-1 = Votre pion s’arrête au milieu des pions noirs et pourrait être pris : une bombe. Mais la prise majoritaire oblige les Noirs ailleurs, et la bombe éclate. Commencez par 27-21.
    .then = Continuez : prenez, arrêtez-vous au milieu des pions noirs, et prenez encore.
    .right = Les Noirs ont dû prendre plus ailleurs, et votre pion est allé jusqu’à la ligne de dame.
bombe-2 = Posez la bombe vous-même. 27-21 attire 16 en 27 ; puis 32 prend et s’arrête juste derrière 19. Pourquoi 19 ne peut-il pas le prendre ?
    .then = Prenez avec le 32. Puis voyez ce que les Noirs doivent prendre.
    .then-2 = Les Noirs ont dû en prendre deux. La bombe éclate.
    .wrong = Commencez par 27-21.
    .right = 23x43 prenait plus, donc 19 ne pouvait pas en prendre un. Le pion 14 est allé jusqu’en 12.
bombe-3 = La même image avec d’autres pions derrière. Trouvez le premier envoi, et comptez d’avance où finira la bombe.
    .then = Prenez avec le 32.
    .then-2 = Maintenant de 14 jusqu’au bout.
    .wrong = Quel envoi 16 doit-il prendre ?
    .right = 14x1 : trois pions de plus, et une dame.

## Coup renversé

renverse = Coup renversé
renverse-1 = Vous offrez un pion, et deux pions noirs pourraient le prendre. Mais l’un d’eux peut en prendre deux, en tournant : il le doit donc. Après 28-23, 19 pourrait en prendre un ; que doit faire 18 ?
    .then = Le 18 a dû prendre 23 et 24, et est en 20. Prenez avec le 25, jusqu’à la ligne de dame.
    .wrong = Commencez par 28-23.
    .wrong-2 = Prenez avec le 25 jusqu’à la dernière rangée : 25x3.
    .right = 25x3, par-dessus 20 et 9 : deux pour deux, et une dame.
renverse-2 = 33-29 semble donner un pion à 24. Suivez-le quand il tourne : il prend 29 et 28, et s’arrête en 22. Qui l’attend là ?
    .then = Il est en 22. Prenez-en trois avec le 27.
    .wrong = Commencez par 33-29.
    .right = 27x20 : par-dessus 22, 13 et 14.
renverse-3 = Trouvez l’envoi. 14 ou 15 pourrait le prendre, mais 14 doit tourner et prendre un second pion, et il arrive devant 40.
    .then = Il est en 34. Prenez avec le 40.
    .wrong = Offrez le pion 25.
    .right = 40x9, par-dessus 34, 23 et 13 : trois pour deux.

## Coup de l'Africain

africain = Coup de l’Africain
africain-1 = Un collage avec la prise majoritaire : votre pion se colle à un pion noir qui pourrait le prendre, mais les Noirs doivent en prendre deux ailleurs. 21 doit prendre deux pions. Où vous collez-vous ?
    .then = Le 21 a dû en prendre deux. Prenez maintenant avec le 9.
    .wrong = Collez-vous à 13 : 14-9.
    .right = 9x20, par-dessus 13, 23 et 24 : trois pour deux.
africain-2 = Le 23 doit en prendre deux, 29 et 30. Pendant ce temps, collez-vous à un pion qui pourrait vous prendre, et comptez ce que vous prendrez ensuite.
    .then = Le 23 est à la bande. Prenez avec le 22.
    .wrong = Collez-vous à 18 : 27-22.
    .right = 22x11, par-dessus 18, 8 et 7.
africain-3 = Trouvez le collage. Le 23 doit prendre deux pions et arrive en 21. Votre pion de bande a une route s’il s’approche.
    .then = Prenez avec le 20.
    .wrong = Collez-vous à 14 et 24.
    .right = 20x7, par-dessus 14, 13 et 12 : trois pour deux.

## Coup parallèle

parallele = Coup parallèle
parallele-1 = Deux pions noirs peuvent prendre le pion offert, et peu importe lequel : votre réponse mène à la même position. Offrez 30-24 : 19 ou 29 prend, et 25 prend les deux. Jouez.
    .then = L’un d’eux a pris. Prenez avec le 25.
    .wrong = Entrez entre 19 et 29 : 30-24.
    .right = Un donné, deux pris, peu importe lequel a pris.
parallele-2 = Cherchez deux pions noirs dans une colonne, une rangée entre eux. Offrez un pion dans cette rangée, et vérifiez les deux prises.
    .then = Prenez avec le 16.
    .wrong = Glissez un pion entre 12 et 22, en 17.
    .right = Après 12x21, vous auriez pris avec 16 ou 26 : les Noirs n’avaient pas de bon choix.
parallele-3 = La même forme, avec un pion de plus à prendre. Trouvez l’envoi.
    .then = Prenez avec le 25, aussi loin qu’il va.
    .wrong = Glissez un pion entre 19 et 29, en 24.
    .right = 25x12, par-dessus 20, 19 et 18.

## Coup royal

royal = Coup royal
royal-1 = Le coup royal dégage la route de 40 à 7. D’abord 18 doit partir : pionnez-le par 27-22. Puis les Noirs doivent prendre trois pions et arrivent en 34.
    .then = Prenez. Si les Noirs arrivent en 34, 40 a sa route.
    .right = 40x29x20x9x18x7 : la route royale.
royal-2 = Ici, 18 est déjà libre. Il ne manque qu’une chose : il faut que le pion noir 23 prenne. Quel coup lui ouvre le chemin ?
    .then = Il en a pris trois. La route est ouverte.
    .wrong = Ouvrez le chemin à 23, pour qu’il doive arriver en 34.
    .right = Retenez l’image : des pions en 12, 13, 14 et 24, et 40 prêt.
royal-3 = Encore l’image : 12, 13, 14 et 24, et 40 prêt. Le pion noir 23 peut déjà prendre 28, mais pas jusqu’en 34. Quel pion manque encore ?
    .then = Il en a pris trois et est en 34.
    .wrong = Mettez un pion là où 23 doit le prendre en allant vers 34.
    .right = 40x7 : cinq pions. Même le troisième pion de l’envoi a été amené par un coup calme.

## Coup Philippe

philippe = Coup Philippe
philippe-1 = Le Philippe commence comme le royal : on attire ailleurs le pion noir 18. La fin va de 38 ou 40 par le trou qu’il laisse. Commencez par 27-22. Puis amenez le pion 25 devant 40.
    .then = Le 18 est parti. Amenez maintenant 25 en 34.
    .wrong = Attirez d’abord 18 ailleurs : 27-22.
    .then-2 = Il est en 34. Prenez avec le 40.
    .wrong-2 = Offrez un pion que 25 doit prendre.
    .right = 40x16, par-dessus 34, 23, 12 et 11. Pensez à ce coup chaque fois qu’on peut écarter 18.
philippe-2 = Cette fois, de 38. 27-22 attire 18 ailleurs, et un envoi de plus amène un pion noir en 33, devant 38. Trouvez cet envoi.
    .then = Le 18 est parti. Amenez maintenant un pion en 33.
    .then-2 = Le trou est ouvert. Prenez avec le 38.
    .wrong = Attirez d’abord 18 ailleurs.
    .wrong-2 = Offrez un pion qui amène 24 en 33.
    .right = 38x9, par le trou en 18.
philippe-3 = 18 d’abord, comme avant. Puis regardez le pion 35 : en route il prend deux des vôtres, et s’arrête où vous le voulez.
    .then = Maintenant 35 : que pouvez-vous lui donner ?
    .then-2 = Il en a pris deux et est en 33. Prenez avec le 38.
    .wrong = Attirez d’abord 18 ailleurs.
    .wrong-2 = Offrez un pion que 35 doit prendre.
    .right = 38x20 : quatre pions pour trois.

## Coup Napoléon

napoleon = Coup Napoléon
napoleon-1 = Le Napoléon pose le second maillon avant le premier. 28-23 envoie 18 en 29 ; puis 27-22 amène 17 en 28. Votre prise zigzague par les deux.
    .then = Maintenant le premier maillon : amenez un pion en 28.
    .then-2 = Les deux maillons sont en place. Prenez.
    .wrong = Le second maillon d’abord : qu’est-ce qui amène un pion en 29 ?
    .wrong-2 = Qu’est-ce qui amène le pion 17 en 28 ?
    .right = Un zigzag par-dessus 28, 29 et 30.
napoleon-2 = La même forme, deux colonnes plus à gauche. Quel pion faut-il poser d’abord ?
    .then = Et maintenant le plus proche.
    .then-2 = Les deux maillons sont en place. Prenez.
    .wrong = Posez d’abord le maillon éloigné.
    .wrong-2 = Maintenant le maillon proche : qu’est-ce qui amène un pion en 27 ?
    .right = Maillon éloigné, maillon proche, zigzag.
napoleon-3 = Encore une fois. 30 est le dernier maillon du zigzag. Posez les deux autres, le plus éloigné d’abord.
    .then = Et maintenant le maillon proche.
    .then-2 = Les deux maillons sont en place. Prenez.
    .wrong = Qu’est-ce qui amène un pion en 29 ?
    .wrong-2 = Qu’est-ce qui amène un pion en 28 ?
    .right = 32x25 : par-dessus 28, 29 et 30.

## Coup de l'express

express = Coup de l’express
express-1 = Trois pions isolés donnés de suite, comme un express qui ne s’arrête nulle part. En chemin, un pion noir est renvoyé d’où il vient. Commencez par 38-32.
    .then = Donnez le suivant.
    .then-3 = Prenez maintenant avec le 25, aussi loin qu’il va.
    .wrong = Commencez par 38-32.
    .wrong-2 = L’express ne s’arrête nulle part : donnez le suivant au pion 38.
    .wrong-3 = Donnez le dernier : 30-24.
    .right = Trois donnés, quatre pris : il reste aux Noirs un pion, en 1.
express-2 = Encore trois pions, l’un après l’autre, et 27 est renvoyé en 18. Le dernier envoi amène un pion devant 33. Commencez par 28-22.
    .then = Le suivant, sur l’aile.
    .then-2 = Et le troisième.
    .then-3 = Prenez avec le 33, aussi loin qu’il va.
    .wrong = Commencez par 28-22.
    .wrong-2 = Offrez un pion que 26 doit prendre.
    .wrong-3 = Amenez le pion 37 devant 33.
    .right = Trois donnés, trois pris, et une dame.
express-3 = Trouvez tout l’express vous-même : trois envois, et 25 prend à la fin. C’est le pion 27 qui fait le tour.
    .then = Le même pion encore une fois.
    .then-2 = Et le dernier envoi.
    .then-3 = Prenez avec le 25, aussi loin qu’il va.
    .wrong = Offrez un pion qui amène 27 en 38.
    .wrong-2 = Offrez un pion que 38 doit prendre.
    .wrong-3 = Amenez maintenant 19 à côté de 25.
    .right = 25x3 : une dame au terminus.

## Coup Weiss

weiss = Coup Weiss
weiss-1 = L’express reçut son autre nom en 1904, quand Isidore Weiss le joua contre De Haas. Sa forme usuelle : 33, 38 et 39 ensemble, un pion noir marche par 26, 37, 28, et 33 prend. D’abord 28-22 renvoie 27 en 18.
    .then = La marche commence : 37-31.
    .then-2 = Jusqu’en 28 : 38-32.
    .then-3 = Prenez avec le 33, aussi loin qu’il va.
    .wrong = Renvoyez d’abord 27 : 28-22.
    .wrong-2 = 37-31 : 26 doit prendre.
    .wrong-3 = 38-32 : 37 doit prendre.
    .right = 33x11, par-dessus 28, 18, 8 et 7 : quatre pour trois.
weiss-2 = La même marche, mais 33 prend d’autres pions. L’ordre des envois compte : le pion renvoyé d’abord. Jouez les trois.
    .then = Maintenant le pion de bande.
    .then-2 = Menez-le en 28.
    .then-3 = Prenez avec le 33. Comptez : cinq.
    .wrong = Renvoyez d’abord 27.
    .wrong-2 = Offrez un pion que 26 doit prendre.
    .wrong-3 = Offrez un pion que 37 doit prendre.
    .right = 33x24 : cinq pour trois.
weiss-3 = Encore un. Le pion qui marchera est encore en 17, et aucun pion n’est à renvoyer : 18 et 19 sont déjà bien placés. Menez 17 en 28.
    .then = Il est à la bande, en 26.
    .then-2 = Encore un pas, jusqu’en 28.
    .then-3 = Prenez avec le 33.
    .wrong = Amenez 17 en 26.
    .wrong-2 = Offrez un pion qui amène 26 en 37.
    .wrong-3 = Offrez un pion que 37 doit prendre.
    .right = 33x15 et 33x11 se valent. La marche 26, 37, 28 est le signe de ce coup.

## Coup Raphaël

raphael = Coup Raphaël
raphael-1 = Donnez deux pions, et encore deux. Pendant que les Noirs doivent prendre la seconde paire, vous avez un temps de repos : mettez un pion à côté du 39. Commencez par 37-31.
    .then = Le 21 doit en prendre deux, donc 39 ne peut pas en prendre un. Jouez 50-44.
    .then-2 = Prenez avec le 44 : le pion 39 est le premier de quatre.
    .then-3 = Et maintenant avec le 48.
    .right = Deux fois deux pions, un temps de repos, deux prises : le coup Raphaël.
raphael-2 = La même image. Quel envoi fait prendre deux pions au 26 ?
    .then = Le 21 doit en prendre deux. Profitez du temps de repos.
    .then-2 = Prenez avec le 44, aussi loin qu’il va.
    .then-3 = Le 48 en prend deux de plus.
    .wrong = Offrez un pion que 26 doit prendre.
    .wrong-2 = Le pion à côté de 39 doit pouvoir le prendre : mettez-en un en 44.
    .right = Les Noirs n’avaient pas le temps de prendre le pion 44.
raphael-3 = Ici, 39 est encore vide : il faut y amener un pion noir. Commencez par 34-29.
    .then = Donnez-en deux par 28-23 : 19 les prend et arrive en 39.
    .then-2 = Deux de plus : quel envoi 26 doit-il prendre ?
    .then-3 = Et le temps de repos.
    .then-4 = Prenez avec le 44.
    .then-5 = Maintenant avec le 48.
    .wrong-3 = Offrez un pion que 26 doit prendre.
    .wrong-4 = Le pion à côté de 39 doit pouvoir le prendre : mettez-en un en 44.
    .right = Louis Raphaël, dont il porte le nom, fut champion de France en 1894.

## Offering a king

king-offer = L’envoi à dame
king-offer-1 = Laissez les Noirs aller à dame, si la nouvelle dame peut être prise aussitôt. Donnez 47-41 : le pion noir devient dame en 46. Puis regardez la grande diagonale.
    .then = La dame est au bout de la grande diagonale. Offrez-lui là une pièce.
    .then-2 = La dame est sortie. Prenez tout ce que vous pouvez.
    .wrong = Laissez-le d’abord aller à dame en 46.
    .wrong-2 = Laissez la dame prendre 14 et s’arrêter en 10 : bouchez 5.
    .right = La dame est sortie, et la vôtre a pris cinq pièces.
king-offer-2 = Une nouvelle dame peut être prise aussitôt. Jouez d’abord 31-18, et laissez les Noirs damer en 48. Où pouvez-vous alors donner votre dame, pour que 25 reprenne ?
    .then = C’est une dame en 48. Offrez la vôtre pour que 25 reprenne.
    .then-2 = Elle est en 30. Prenez-la avec le 25.
    .wrong = D’abord 31-18.
    .wrong-2 = Offrez la dame sur la ligne de 48 à 25.
    .right = Dame contre dame, et les Noirs n’ont plus rien.
king-offer-3 = Le pion noir 39 peut prendre 43 et devenir dame. Laissez-le : vous en aurez une aussi, et meilleure. Commencez par damer.
    .then = Prenez 14 et posez-vous en 25 : là, vous attendez la dame noire.
    .then-2 = Elle a dû prendre 34 et est en 30. Prenez-la, et posez-vous là où vous surveillez 26.
    .wrong = Damez d’abord : 8-3.
    .wrong-2 = Posez-vous en 25.
    .wrong-3 = Cela gagne aussi, mais plus lentement : posez-vous en 48, d’où vous surveillez 26.
    .right = Chaque camp a eu une dame, et c’est la vôtre qui a pris en dernier.

## Coup Manoury

manoury = Coup Manoury
manoury-1 = Sous sa forme classique, le Manoury laisse les Noirs aller à dame et prend ensuite un pion, pas la dame ! La dame est menée sur une case où elle est inoffensive. Commencez par 40-34.
    .then = Les Noirs ont une dame en 48. Quel coup l’attire en 31 ?
    .then-2 = La dame est en 31. Quelle prise ouvre la route de 36 ?
    .then-3 = Maintenant 36 prend, jusqu’au bout.
    .wrong = Commencez par 40-34.
    .wrong-2 = 31-26 attire la dame en 31.
    .wrong-3 = Laissez la dame : prenez par 26x17.
    .right = 36x9 prend la dame en route. C’est un pion contre deux, mais il va à dame aussitôt et attrape les deux.
manoury-2 = Le même mécanisme : donnez 40-34, rappelez la dame par 31-26, et prenez 21 au lieu de la dame. Puis vient la longue prise de 36.
    .then = Rappelez la dame.
    .then-2 = Laissez la dame : quelle prise ouvre la route de 36 ?
    .then-3 = Maintenant 36 prend, jusqu’au bout.
    .wrong = Commencez par 40-34.
    .wrong-2 = 31-26 attire la dame en 31.
    .wrong-3 = Prenez par 26x17.
    .right = 36x20, et la dame est parmi les quatre.
manoury-3 = Sans aide, cette fois. Quels envois mènent un pion noir à dame en 48, et qu’est-ce qui rappelle la nouvelle dame ?
    .then = Rappelez la dame.
    .then-2 = Pas la dame : ouvrez la route de 36.
    .then-3 = Jusqu’au bout.
    .wrong = Offrez un pion pour que 30 prenne jusqu’en 48.
    .wrong-2 = Que la dame s’arrête en 31 : quel coup bouche 26, derrière cette case ?
    .wrong-3 = Prenez par 26x17.
    .right = Quatre donnés, cinq pris, et votre pion 20 est en route.

## Shots by the majority rule

majority-shot = Combinaisons par prise majoritaire
majority-shot-1 = Les Noirs voudraient prendre avec le 20. Offrez un pion pour qu’une autre prise soit plus longue : la prise majoritaire interdit alors celle de 20, qui doit rester.
    .then = Le 20 a dû rester où il était. Prenez.
    .wrong = Alors 20 prend, ou rien n’est à prendre. Rendez une autre prise plus longue.
    .right = Les Noirs ont pris trois pions, mais 15x11 en prend quatre.
majority-shot-2 = Le 28 attaque 32, et les Noirs le prendraient volontiers. Mais la prise majoritaire décide : rendez une autre prise plus longue, et prenez 28 vous-même. Quel envoi le fait ?
    .then = Le 23 a dû en prendre deux. Prenez maintenant avec le 32.
    .wrong = Donnez des pions au 23, pour qu’il en prenne deux.
    .right = 32x21 : trois pions pour deux.
majority-shot-3 = 33 et 44 vont à dame. Un envoi fait tourner 23, car il doit en prendre deux, et 26 en prend alors quatre. Trouvez-le.
    .then = Le 23 a dû en prendre deux et est en 21.
    .wrong = Donnez un pion au 23, pour qu’il doive en prendre deux.
    .right = 26x50 : par-dessus 21, 22, 33 et 44.

## Shots with a free tempo

tempo = Combinaisons à temps de repos
tempo-1 = Les Noirs vont prendre 23. Laissez-les faire : vous avez ainsi un temps de repos. Employez-le là où il change le plus.
    .then = Les Noirs ont dû prendre. Votre dame a été plus rapide.
    .wrong = Laissez les Noirs prendre 23. Que pouvez-vous faire entre-temps ?
    .right = Le temps de repos a fait une dame, et la dame a pris quatre pièces.
tempo-2 = Le 39 est attaqué, et rien ne le protège. Mais la prise coûte un coup aux Noirs : que pouvez-vous faire du vôtre ?
    .then = Les Noirs ont pris. Que voit votre dame ?
    .wrong = Laissez les Noirs prendre 39. Profitez du coup.
    .right = 5x49 : deux pions pour un, et une dame.
tempo-3 = Même contre une dame. La dame noire doit prendre 37, et ne peut s’arrêter qu’en 31. Vous avez donc un coup : sur quelle case une nouvelle dame voit-elle 31 ?
    .then = Elle est en 31. Prenez-la.
    .wrong = Damez là où votre dame voit 31.
    .right = 4x36 : la dame est prise, et cela a coûté un pion.

## Forcing

forcing = Le forcing
forcing-1 = Forcer, c’est ne laisser à l’autre camp aucun choix utile à chaque coup, jusqu’à ce que la fin soit sûre. Damez en 2, et demandez-vous après chaque coup ce que peuvent encore les Noirs.
    .then = Les Noirs ont fui. De quelle case la dame verra-t-elle bientôt les deux pions ?
    .then-2 = 34 et 40 sont serrés sur la ligne de la dame. Quel envoi les écarte ?
    .then-3 = Prenez les deux avec la dame.
    .wrong = Damez en 2.
    .wrong-2 = De 7, la dame voit jusqu’en 45 par 23.
    .wrong-3 = Offrez 33-29.
    .right = À chaque coup, les Noirs n’avaient pas mieux.
forcing-2 = Une dame et un pion contre un pion. Chaque fois que le pion noir joue, la dame lui ôte la case suivante. Trouvez la case d’où elle le fait.
    .then = Il est allé à la bande. Mettez-vous à côté, pour pouvoir le prendre en 41.
    .then-2 = Il est venu à côté de vous. Prenez-le.
    .wrong = De 48, la dame voit 37, que le pion aille à gauche ou à droite.
    .wrong-2 = Mettez-vous en 37, et il reste 41.
    .right = En 37, il aurait été pris aussitôt ; puis il ne restait que 41 : c’est cela, forcer.
forcing-3 = Poussez le pion 32 jusqu’à votre pion 36. La dame l’attaque, et il avance.
    .then = Il a fui en 37. Attaquez-le encore.
    .then-2 = Il est venu en 41. Prenez-le avec le 36.
    .wrong = Attaquez 32 sur la ligne qui part de 21.
    .wrong-2 = Attaquez 37 sur la ligne qui part de 26.
    .right = 36x47. La dame elle-même n’a rien pris : elle a seulement rendu les autres chemins pires.

## Coup du lapin

lapin = Coup du lapin
lapin-1 = Le lapin court, et on le tire par derrière. Attaquez 28 par 38-33 : il fuit en 32. Puis un envoi amène un second pion sur la route où le lapin est pris.
    .then = Le lapin est en 32. Offrez 33-29.
    .then-2 = Le 24 est en 33. Prenez les deux avec le 39.
    .wrong = Attaquez le pion 28 : 38-33.
    .wrong-2 = Amenez 24 en 33 : 33-29.
    .right = 39x37, par-dessus 33 et 32 : deux pour un.
lapin-2 = Le lapin est en 34. Attaquez-le, laissez-le courir, et regardez la route de 25 à 45 par 34.
    .then = Il a fui en 40. Amenez maintenant un pion en 30.
    .then-2 = Prenez les deux avec le 25.
    .wrong = Attaquez 34 par derrière.
    .wrong-2 = Amenez 19 en 30.
    .right = 25x45, en arrière par-dessus 30 et 40.
lapin-3 = Encore une fois, sans aide. Quel pion peut-on attaquer pour qu’il fuie où vous le voulez ?
    .then = Maintenant le coup par derrière.
    .then-2 = Prenez les deux avec le 39.
    .wrong = Attaquez le pion 28 de là où il ne peut pas vous prendre.
    .wrong-2 = Offrez un pion à 24.
    .right = Avant d’attaquer, voyez où le pion peut fuir, et calculez la combinaison pour chaque case.

## Setting a trap

set-a-trap = Tendre un piège
set-a-trap-1 = Un piège est un bon coup après lequel une réponse naturelle perd. Avec 27-21, vous provoquez 18-22 : cela paraît actif, mais ôte une case aux Noirs. Jouez-le, et punissez l’erreur.
    .then = Les Noirs y sont tombés. Que pouvez-vous donner maintenant ?
    .then-2 = Prenez-en deux, vers la ligne de dame.
    .wrong = D’abord 27-21.
    .wrong-2 = Donnez un pion que 12 prend.
    .wrong-3 = Prenez vers la ligne de dame : 26x6.
    .right = Le 11 aurait pu prendre 17 si 22 avait été libre. Deux pour un.
set-a-trap-2 = Cette fois, les Noirs le voient et répondent 13-19. Qu’a coûté votre piège ?
    .a = Rien
    .b = Un pion
    .c = La partie
    .right = 27-21 valait n’importe quel coup. Tendez un piège avec un coup que vous joueriez aussi sans piège.
set-a-trap-3 = Retour au début. 33-29 paraît mordant aussi, mais les Noirs prennent deux pions, 24x42, et gagnent. Quand vaut-il la peine de tendre un piège ?
    .a = S’il attrape un débutant
    .b = S’il semble malin
    .c = Si le coup est sain
    .right = Dans les exercices, vous voyez les pièges de l’autre côté : quels coups naturels tombent dedans ?
