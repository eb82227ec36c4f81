## Module 1 sur 64 cases : premiers pas. Les mêmes textes aux dames russes et brésiliennes.

stage-1-64 = Premiers pas
    .about = Pionnages, attaques, premières combinaisons et prise d’une dame. Toutes les positions valent aux dames russes et brésiliennes.

## The exchange

exchange-64 = Le pionnage
exchange-64-1 = Un pionnage donne un pion et en reprend un. Offrez le pion par c3-d4 : les Noirs le prennent. Votre pion b2 reprend.
    .then = Les Noirs ont pris. Reprenez avec b2.
    .right = Un pion chacun. Personne n’a rien gagné, mais la position a changé : votre pion est au centre.
exchange-64-2 = Avant d’offrir, regardez derrière : qui reprend ? Jouez g3-f4 et voyez qui le peut.
    .then = Reprenez avec h2.
    .right = Les Noirs ont le trait et perdent un pion : un pionnage peut décider d’une partie.
exchange-64-3 = Un pionnage peut laisser l’autre camp sans bon coup. Commencez par g3-f4, reprenez, et voyez ce que les Noirs donnent ensuite.
    .then = Reprenez avec h2.
    .then-2 = Les Noirs offrent un pion. Prenez-le.
    .right = Regardez la position après le pionnage, pas seulement le pionnage.

## Between and behind

between-64 = Passer entre et derrière
between-64-1 = Un pion qui passe entre deux pions adverses d’une diagonale attaque les deux, s’il y a de la place derrière chacun. Aucun ne peut le prendre, car l’autre est derrière lui. Trouvez cette case.
    .then = L’un est sauvé. Prenez l’autre.
    .wrong = Cherchez une case libre entre deux pions noirs d’une même diagonale.
    .right = Deux attaques, et les Noirs ont un coup pour répondre.
between-64-2 = La même chose au milieu du damier : d4 et f6 sont sur une ligne, avec e5 libre entre eux. Y a-t-il de la place derrière les deux ?
    .then = c3 couvre maintenant d4. Prenez f6.
    .wrong = Passez entre d4 et f6.
    .right = Un pion gagné. c3 était libre, et g7 aussi.
between-64-3 = Un pion derrière les lignes adverses attaque aussi en arrière. De quelle case attaquez-vous deux pions noirs à la fois ?
    .then = Les Noirs en ont sauvé un. Prenez l’autre.
    .wrong = Essayez d6 : quels pions y touche-t-il ?
    .right = Les pions prennent dans les quatre directions : une attaque peut donc venir de derrière.

## The direct shot

direct-64 = Le coup direct
direct-64-1 = Une combinaison donne du matériel pour gagner plus : des pions, une dame ou la partie. Un coup direct, c’est un envoi et une prise. Offrez e3-d4, puis suivez les lignes depuis f2.
    .then = Le pion noir est arrivé en e3, juste devant votre pion f2. Prenez tout.
    .right = Un donné, deux pris.
direct-64-2 = Pour trouver une combinaison : cherchez les cases libres entre les pions adverses, et une de vos pièces qui s’y poserait. Il se peut que les Noirs prennent plus d’un pion. Offrez c3-d4.
    .then = Les Noirs ont dû en prendre deux et sont en g5, devant votre pion h4. Prenez jusqu’au bout.
    .right = Deux donnés, deux pris, et une dame en d8.
direct-64-3 = Trouvez-la vous-même. Votre pion h6 est près de la ligne de dame. Quel envoi ouvre le chemin ?
    .then = Les Noirs sont maintenant en g7. Prenez.
    .wrong = Offrez un pion pour que les Noirs doivent arriver en g7.
    .right = Un pour un, et une dame : cela décide la partie.

## A shot of two offers

two-offers-64 = Une combinaison à deux envois
two-offers-64-1 = Parfois, un envoi ne suffit pas. D’abord e3-d4 amène c5 en e3 ; puis g3-f4 l’amène en g5, devant votre pion h4.
    .then = Maintenant le second envoi : g3-f4.
    .then-2 = Prenez jusqu’au bout avec h4.
    .right = Deux donnés, deux pris, et une dame.
two-offers-64-2 = Le premier envoi, f4-e5, amène f6 en d4. Le second attire un autre pion devant votre pion g1. Lequel ?
    .then = Préparez g1 à prendre : offrez un pion à h4.
    .wrong-2 = Offrez f2-g3 : h4 doit le prendre et arrive en f2.
    .then-2 = Prenez jusqu’au bout avec g1.
    .right = Deux donnés, trois pris : f2, d4 et b6.

## Is there a shot?

is-there-a-shot-64 = Y a-t-il une combinaison ?
is-there-a-shot-64-1 = En partie, personne ne dit qu’il y a une combinaison. Regardez chaque envoi, même s’il semble absurde. Que peuvent faire les Blancs ?
    .then = Prenez.
    .wrong = Quel envoi dégage le chemin de h6 ?
    .right = Trouvé. Maintenant un damier qui lui ressemble.
is-there-a-shot-64-2 = Les Noirs ont aussi un pion en f8, et les Blancs un en c1. g5-f6 gagne-t-il encore ?
    .a = Oui
    .b = Non
    .right = La case derrière g7 n’est pas libre : h6 ne peut pas prendre, et le pion f6 est perdu.

## Catching a king

catch-king-64 = Prendre une dame
catch-king-64-1 = Une dame doit prendre, elle aussi : on peut donc la mener là où elle est prise. Elle est sur la grande diagonale. Offrez-lui un pion.
    .then = Elle a dû se poser en g7. Prenez-la.
    .right = Un pion pour une dame, et votre pion est damé.
catch-king-64-2 = La dame noire voit votre pion f6, mais g7 n’est pas libre. Libérez-la : où la dame se posera-t-elle, et quelle pièce peut l’y prendre ?
    .then = Prenez la dame.
    .wrong = Jouez la pièce g7, pour que la dame doive prendre f6. De quelle case peut-on la prendre en g7 ?
    .right = La nouvelle dame a pris l’ancienne.
catch-king-64-3 = La dame noire est à côté de votre pion c3, et b4 est libre : elle doit prendre. Avant cela, mettez votre dame là où elle prendra le plus possible : d8-a5.
    .then = Elle a dû se poser en b4. Prenez tout avec la dame a5.
    .right = La dame et un pion contre un de vos pions.
