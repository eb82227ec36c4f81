## Module B : les 64 cases.

stage-B = Les 64 cases
    .about = Dames russes et brésiliennes sur le petit damier : choix libre de la prise, promotion en passant, grande diagonale, limites, ouvertures au sort, et trois dames contre une.

## The small board

board-64 = Le petit damier
board-64-1 = Huit rangées, douze pions par camp. La grande diagonale va de a1, au coin gauche des Blancs, à h8. Montrez les deux bouts.
    .right = Qui tient cette ligne avec une dame est difficile à battre. Vous verrez pourquoi.
board-64-2 = Une case porte le nom de sa colonne, une lettre, et de sa rangée, un chiffre compté en partant du côté des Blancs. Montrez c3 et f6.
    .right = Les deux sont sur la grande diagonale.
board-64-3 = Les pions marchent comme sur le grand damier : en avant, d’une case. Jouez c3-d4 ; après la réponse, jouez n’importe quel coup. Y a-t-il une prise ? Alors vous devez prendre.
    .then = À vous ; rien ne peut être pris. Une prise s’écrit avec un deux-points, comme d4:b6.
    .right = Les pions prennent aussi en arrière, et les dames volent, comme vous les connaissez.

## Free choice of capture

free-choice = Choix libre de la prise
free-choice-1 = Aux dames russes, il n’y a pas de prise majoritaire : entre les prises, vous choisissez. Vous pouvez prendre deux pions, ou un. Mais voyez g3 : quel pion ne doit pas passer ?
    .wrong = Deux pions sont pris, mais g3 devient dame.
    .right = Un seul pion, mais le dangereux. Sur 100 cases, vous auriez dû en prendre deux.
free-choice-2 = Le choix est libre, mais la prise choisie va jusqu’au bout. Vous prenez d4 avec c3. Pouvez-vous vous arrêter en e5 ?
    .a = Oui
    .b = Non, il faut aussi prendre f6
    .right = Prendre b4 est permis aussi : cette prise est complète après un pion.
free-choice-3 = Une dame peut se poser sur toute case libre derrière sa victime. Mais si de certaines elle peut prendre encore, elle doit choisir l’une d’elles. Prenez comme le veut la règle.
    .wrong = De f6 la prise continue. C’est donc là que la dame doit se poser.
    .right = De f6 elle a pris aussi e7.

## Crowned on the way

crowned-on-the-way = Damé en passant
crowned-on-the-way-1 = Aux dames russes, un pion qui atteint la dernière rangée pendant une prise est dame aussitôt, et continue comme dame. Votre pion prend e7, et puis ?
    .wrong = En d8 c’est une dame : elle a encore c7 à prendre.
    .right = De d8 elle a pris c7 en dame, et pouvait choisir où se poser.
crowned-on-the-way-2 = La nouvelle dame voit toute la ligne. De f8, qu’y a-t-il sur le chemin vers a3 ?
    .wrong = Elle doit continuer à prendre : regardez de f8 jusqu’en a3.
    .right = Un pion de h6 a pris b4. Regardez un saut au-delà de la dernière rangée, pour l’adversaire aussi.
crowned-on-the-way-3 = Si la nouvelle dame ne trouve plus rien à prendre, le coup finit sur la dernière rangée. Ici, b4 n’est sur aucune de ses lignes. Prenez e7.
    .right = Damé en d8. Il jouera en dame après la réponse des Noirs.

## Brazilian draughts

brazilian = Les dames brésiliennes
brazilian-1 = Aux dames brésiliennes, pions et dames jouent et prennent selon les règles du grand damier. La prise majoritaire est donc de retour : c5 pourrait prendre un pion. Que doivent prendre les Blancs ?
    .wrong = La prise du plus grand nombre de pièces est obligatoire.
    .right = Deux pions. Aux dames russes, les Blancs auraient pu choisir.
brazilian-2 = Et un pion qui ne fait que passer par la dernière rangée reste pion. Prenez e7 et c7. Qu’y a-t-il en b6 ensuite ?
    .right = Un pion : son coup n’a pas fini sur la dernière rangée. Aux dames russes, ce serait une dame.
brazilian-3 = Les combinaisons du grand damier reviennent donc aussi. Les Noirs voudraient prendre f4, mais après b4-c5 la prise majoritaire décide. Jouez jusqu’au bout.
    .then = Prenez encore.
    .wrong = Donnez à d6 plus à prendre que n’en prendrait e5xg3.
    .right = Aux dames russes, les Noirs auraient pris f4, et il n’y aurait pas de combinaison.

## The ballot

ballots = L’ouverture tirée au sort
ballots-1 = En tournoi, les premiers coups sont souvent tirés au sort : c’est le tirage. Les deux joueurs doivent les jouer. Celui-ci s’écrit ab4 ba5 ba3 ab6 : la première lettre est la colonne que quitte le pion. Jouez les coups des Blancs.
    .then = Les Noirs suivent le tirage : maintenant ba3.
    .wrong = Le tirage dit ab4, puis ba3 : de la colonne a en b4, de la colonne b en a3.
    .right = Dès maintenant, chaque camp joue ses propres coups.
ballots-2 = Le tirage ab4 ba5 ba3 cb6 gh4 fe5. Cinq coups sont joués. Jouez le dernier pour les Noirs.
    .wrong = fe5 : de la colonne f en e5.
    .right = Il y a des centaines de tirages. Lisez bien le vôtre, et réfléchissez dès votre premier coup à vous.
ballots-3 = Un tirage à lire vous-même : cd4 ba5 bc3 ab6. Seules les colonnes de départ sont données : trouvez le pion qui peut y aller. Jouez les coups des Blancs.
    .then = Les Noirs ont joué ba5. Maintenant bc3.
    .wrong = cd4 : de la colonne c en d4. Puis bc3 : de la colonne b en c3.
    .right = ab6 achève le tirage, et les Blancs commencent à réfléchir.

## Shots on the small board

shots-64 = Combinaisons du petit damier
shots-64-1 = Avec le choix libre, un envoi réussit si chaque prise des Noirs vous aide. Ici, les Noirs ont une prise après e5-d6. Jouez-le, puis suivez la ligne de a3.
    .then = c5 est parti. Prenez.
    .right = Un donné, deux pris.
shots-64-2 = Amenez d6 en f4 par d4-e5, et voyez jusqu’où va alors la route de g5.
    .then = Prenez maintenant, et ne vous arrêtez pas trop tôt.
    .right = f4 et d2, pris en arrière : deux pour un.
shots-64-3 = Deux envois cette fois. a3-b4 envoie a5 en c3. Puis un envoi de plus amène e7 à côté de votre pion h6. Vérifiez que les Noirs n’ont pas d’autre prise.
    .then = Amenez maintenant e7 en g5.
    .then-2 = Prenez avec h6, aussi loin qu’il va.
    .wrong = Commencez par a3-b4.
    .wrong-2 = Offrez un pion que e7 doit prendre.
    .right = Trois pris pour deux : g5, e3 et c3.

## Danger on the small board

danger-64 = Dangers du petit damier
danger-64-1 = Vous avez les Noirs. Les Blancs menacent la combinaison que vous venez de voir : e5-d6. Seul un pionnage vous sauve. Sur quelle case offrez-vous un pion ?
    .wrong = Alors e5-d6 vient, ou les Blancs prennent aussitôt tout. Offrez un pion à b2.
    .right = b2:d4 c5:e3, et il ne reste plus de cible.
danger-64-2 = Vous avez les Blancs. e1-d2 semble calme, mais tous les coups sauf un coûtent environ un pion ou la partie. Celui-là est un pionnage au milieu. Trouvez-le.
    .then = Les Noirs ont dû prendre. Reprenez.
    .wrong = Cela coûte environ un pion, ou la partie. Offrez un pion que d6 doit prendre.
    .right = Égal, et sûr. Dans les exercices : marquez ce qui perd, parez ce qui menace.
danger-64-3 = Encore les Blancs. Le pion noir b4 veut aller en c3 et ensuite à dame. Un coup fait de c3 une case où il serait pris. Lequel ?
    .wrong = Cela perd. De quelle case pouvez-vous surveiller c3 ?
    .right = b2 regarde c3, et derrière elle d4 est libre. On peut parer une menace en gardant la case dont elle a besoin.

## Endings on the small board

endings-64 = Finales du petit damier
endings-64-1 = L’opposition vaut comme sur le grand damier : ne laissez aux Noirs que des coups perdants. Un de vos deux coups gagne, l’autre fait nulle.
    .wrong = Alors le pion noir passe.
    .right = c5 et e5 perdent tous deux le pion.
endings-64-2 = Une dame arrête un pion en gardant les cases devant lui. D’une seule case, elle gagne ici. Puis fermez les deux chemins.
    .then = Le pion s’est glissé en c3. D’où voyez-vous b2 et d2 à la fois ?
    .wrong = De là, le pion passe, ou prend votre dame.
    .right = Des deux côtés, il est pris. Dans les exercices, des tables exactes jugent toute position jusqu’à quatre pièces.
endings-64-3 = Deux contre un. Poussez le pion noir à la bande, et placez-vous pour que son dernier pas mène à votre prise. Commencez par d4-e5.
    .then = Il est allé à la bande. Placez-vous devant lui.
    .then-2 = Il est venu à côté de vous. Prenez-le.
    .wrong = D’abord d4-e5.
    .wrong-2 = Alors il passe.
    .right = À la bande, un pion n’a pas deux chemins : cela l’a rendu facile à prendre.

## The main road

main-road-64 = La grande diagonale
main-road-64-1 = Vous avez les Noirs, une dame contre trois. Sur 64 cases, une ligne vous sauve : la grande diagonale, marquée ici. Allez-y.
    .wrong = Tout autre coup perd.
    .right = Si les Blancs ont le trait et qu’aucun camp ne peut prendre, une dame seule sur cette ligne est sauve contre trois dames dans 96 positions sur 100.
main-road-64-2 = Les Noirs tiennent la grande diagonale contre trois. Combien de coups la dame noire doit-elle encore jouer avant la nulle ?
    .a = 5
    .b = 15
    .c = 30
    .right = Cinq coups de la dame sur la diagonale, si aucune autre pièce n’y est.
main-road-64-3 = Vous avez maintenant les Blancs, et la dame noire n’est pas encore sur la diagonale. Deux coups gagnent ; tous les autres font nulle. Qu’ont-ils en commun ?
    .wrong = Ne laissez pas la dame noire aller en b2.
    .right = Les deux mettent une dame sur la grande diagonale. C’est la première tâche.

## Petrov's triangle

petrov = Le triangle de Petrov
petrov-1 = Trois contre une : avec une des vôtres sur la diagonale, le trait, rien à prendre de part ni d’autre, tout est gagné. Donnez-en deux : par e3-f2, la dame noire doit prendre en e1. Puis quittez b4 : elle doit prendre encore.
    .then = Elle a dû prendre. Continuez.
    .then-2 = Prenez-la.
    .wrong = Cela gagne plus lentement, ou pas du tout. Donnez la dame e3 : e3-f2.
    .wrong-2 = Cela ne gagne pas. Quittez b4 pour a5.
    .right = Deux dames données, la dame seule prise.
petrov-2 = Le triangle du manuel de Petrov, 1827 : dames en c3, d6 et e3, la dame seule sur le carré de lignes e1-h4-d8-a5. Le coup décisif est d6-b4 : dès lors, chaque bout de ces lignes est un piège.
    .then = Les Noirs ont fui en h4. Vous connaissez la suite.
    .then-2 = Elle a pris. Quittez maintenant b4.
    .then-3 = Prenez-la.
    .wrong = D’abord le coup décisif, d6-b4 ; ensuite e3-f2.
    .wrong-3 = Quittez b4 pour a5.
    .right = Former le triangle, jouer le coup décisif, donner deux dames, prendre.
petrov-3 = Le même triangle, les Noirs en a5, à un autre bout de ces lignes. Le même coup gagne ; c3-e1 est aussi rapide. Montrez l’un des deux.
    .wrong = Cela gagne plus lentement, ou pas du tout. Le même coup : d6-b4.
    .right = Dans les exercices : d’abord la grande diagonale, puis chassez la dame sur ces lignes, puis le triangle. Treize coups suffisent.

## The limits

limits-64 = Les limites
limits-64-1 = Trois dames contre une dame qui ne tient pas la grande diagonale. En combien de coups les Blancs doivent-ils gagner ?
    .a = 5
    .b = 15
    .c = 30
    .right = Quinze ; et une position qui peut être gagnée n’en demande jamais plus de treize.
limits-64-2 = Deux dames contre une : cinq coups de chaque camp. Ici, les Blancs ne peuvent pas forcer le gain, et les cinq coups passent. Et le résultat ?
    .a = Nulle
    .b = Les Noirs perdent
    .c = Cinq coups de plus
    .right = Une ou deux pièces, dont une dame, contre une dame seule : cinq coups, et le compte ne repart jamais de zéro.
limits-64-3 = Dames des deux côtés et quatre ou cinq pièces : 30 coups sans prise ni promotion. Avec six ou sept pièces, 60. Avec huit ou plus, la limite est 15 coups rien qu’avec des dames. Laquelle vaut ici ?
    .a = 15
    .b = 30
    .c = 60
    .right = Comptez les pièces, la limite en découle.
limits-64-4 = Encore trois dames : quinze coups, et pas un à gaspiller en laissant partir la dame seule. Elle va atteindre la grande diagonale. Un coup garde le gain : occupez d’abord la diagonale.
    .wrong = Alors le gain est parti : la dame seule fait nulle, ou prend même vos dames.
    .right = Avec la diagonale en main, vous gagnez en huit coups au plus, celui-ci compris. La limite y suffit.

## Questions of board-64

small-dark = Combien de cases foncées a le damier de 64 cases ?
    .a = 32
    .b = 64
    .c = 50
    .why = Huit fois huit cases, la moitié foncées.
small-used = Sur quelles cases du petit damier jouent les pièces ?
    .a = Sur les claires
    .b = Sur les foncées
    .c = Sur toutes
    .why = Seules les 32 cases foncées servent.
small-diagonals = Combien de diagonales a le petit damier ?
    .a = 8
    .b = 17
    .c = 13
    .why = Treize, de deux à huit cases. Le damier de 100 cases en a 17.
small-edges = Quelles colonnes sont les bandes du petit damier ?
    .a = d et e
    .b = a et h
    .c = b et g
    .why = La première et la dernière colonne.
small-rows = Combien de rangées a le petit damier ?
    .a = Huit
    .b = Dix
    .c = Quatre
    .why = Huit rangées, de quatre cases foncées chacune.
small-columns = Combien de cases foncées a une colonne du petit damier ?
    .a = Huit
    .b = Cinq
    .c = Quatre
    .why = Quatre, l’une au-dessus de l’autre.
small-corners = Quelles cases appelle-t-on les coins du petit damier ?
    .a = b8 et g1
    .b = a1 et h8
    .c = a5 et h4
    .why = Ce sont les bouts de la grande diagonale.
small-men = Combien de pions chaque camp a-t-il sur le petit damier ?
    .a = 12
    .b = 20
    .c = 16
    .why = Douze blancs et douze noirs.
small-free = Quelles rangées du petit damier sont libres au départ ?
    .a = 1 et 8
    .b = 3 et 6
    .c = 4 et 5
    .why = Les pions blancs sont sur les rangées 1 à 3, les noirs sur les rangées 6 à 8.
small-alike = Qu’est-ce que les 24 pions doivent avoir en commun ?
    .a = La couleur
    .b = La forme et la taille
    .c = Rien
    .why = Tous sont ronds, de même forme et de même taille.
small-colour = Et la couleur des douze pions d’un camp ?
    .a = Exactement la même
    .b = Les dames plus claires
    .c = Peu importe
    .why = Les douze pions d’un camp ont exactement la même couleur.
