## Module 5 : plans.

stage-5 = Les plans
    .about = Que jouer sans combinaison : temps, ailes, centre, avant-postes, base, formations, enchaînements, parties classiques. Les exercices viennent de parties de forts joueurs.

## Counting tempi

tempi = Compter les temps
tempi-1 = Chaque pas en avant est un temps. Jouez 32-28, puis 33-29, et voyez comment un pionnage change le compte des deux camps.
    .then = Continuez : 33-29, puis reprenez.
    .then-2 = Reprenez, avec 37 ou avec 38.
    .wrong = D’abord 32-28, puis 33-29.
    .right = Des pions qui avaient beaucoup marché ont quitté le damier. Un pionnage ne change pas que le nombre de pions, mais aussi les temps.
tempi-2 = Pour compter, donnez à chaque pion le nombre de rangées derrière lui. Blancs : 28 en a quatre, 33 trois, 38 deux. Puis les Noirs, vus de leur camp. Qui est en avance ?
    .a = Les Noirs, de 3
    .b = Les Blancs, de 3
    .c = Aucun
    .right = Neuf contre six : 9 en a un, 13 deux, 19 trois. Un camp très en avance manque souvent le premier de coups libres.
tempi-3 = Les Blancs ont un temps de retard, sept contre huit. Pionnez par 33-29, reprenez, et recomptez les pas des deux camps.
    .then = Reprenez, et comptez.
    .right = Six contre quatre : les Blancs ont deux d’avance. Les Noirs ont perdu un pion de quatre pas ; les Blancs ont perdu trois pas et en ont gagné deux.

## The wings

wings = Les ailes
wings-1 = Il y a cinq colonnes de chaque côté du milieu. Combien de pions blancs sont sur la moitié gauche ?
    .a = 4
    .b = 5
    .c = 6
    .right = Six contre un. L’aile droite est presque vide, et le pion noir 30 y est déjà.
wings-2 = Aidez le côté dégarni par 38-33 : ce pion est libre de partir, et ceux du centre ont autre chose à faire.
    .wrong = Aidez l’aile droite avec le pion libre de partir : 38-33.
    .right = Avant un plan, comparez les ailes : attaquez où vous avez plus de pions, aidez où vous en avez moins.
wings-3 = Comparez cette position. Six pions blancs sont sur la moitié gauche. Montrez tous ceux de la moitié droite.
    .right = Six et cinq : aucune aile n’est vide, et les pions sont bien répartis.

## The centre

centre = Le centre
centre-1 = Le centre, c’est 22, 23, 24 et 27, 28, 29. Montrez tous les pions blancs qui y sont.
    .right = Du centre, un pion agit sur deux ailes ; à la bande, sur une.
centre-2 = 27 et 28 sont au centre, 32 et 33 derrière eux. Il leur faut plus de soutien. Choisissez un coup calme.
    .wrong = C’est moins bon. Amenez 44 en 39, derrière le centre.
    .right = Des pions forts au milieu valent un coup calme. C’est alors aux Noirs de trouver un plan.
centre-3 = La même position. Un de ces trois coups ôte un pion qui soutient le centre, et coûte aussitôt du matériel. Lequel ?
    .a = 33-29
    .b = 44-39
    .c = 30-25
    .right = 33-29 laisse des trous au milieu des pions blancs. Regardez deux fois avant de jouer un pion qui soutient le centre.

## Outposts

outposts = Les avant-postes
outposts-1 = Un pion au centre, juste au-delà du milieu, est un avant-poste : pour les Blancs en 22, 23 ou 24, pour les Noirs en 27, 28 ou 29. Montrez les deux de cette position.
    .right = Un avant-poste ôte des cases à l’autre camp, s’il est soutenu. Isolé, il devient une cible.
outposts-2 = L’avant-poste blanc 23 est seul, et les Noirs pourront bientôt l’attaquer. Un coup lui donne aussitôt un compagnon. Trouvez-le.
    .wrong = Alors 23 reste seul ou se perd.
    .right = 23 et 24 ensemble ôtent 18, 19 et 20 aux Noirs. Tous les autres coups valent environ un demi-pion de moins, ou pire.
outposts-3 = Un avant-poste est soutenu par des pions sur les deux cases juste derrière lui ; pour 24, ce sont 29 et 30. Montrez le pion qui le soutient.
    .right = Avec 30 derrière, un pion en 19 ne peut pas prendre 24. Un pion en 20 le pourrait, car 29 est vide.

## The base

base-men = La base
base-men-1 = Les pions de la rangée la plus proche de vous sont la base : tant qu’ils y sont, un pion noir ne passe guère. Montrez ceux des Blancs.
    .right = Voyez lesquels joueront en dernier, et jouez les autres d’abord.
base-men-2 = La base blanche est 46, 48 et 49. 48-43 et 49-43 semblent naturels, mais ils l’ouvrent, et 24-29 gagne alors 23. Laissez-la entière, et amenez un pion qui puisse répondre à 24-29.
    .wrong = Il y a mieux. Laissez la base en place : quel pion peut aller en 33 ?
    .right = 39-33 est ici le meilleur coup : à 24-29 on répond 33x24, et la base est entière.
base-men-3 = Maintenant la base noire de la même position : montrez-la. Les autres cases de cette rangée sont celles où un pion blanc pourrait aller à dame.
    .right = Deux pions sont restés : assez pour garder une bonne part de la rangée, pas toute.

## Formations

formations = Les formations
formations-1 = Certains groupes de pions ont un nom. La formation olympique, 34, 35, 40 et 45, est prête pour les pionnages 34-29 et 34-30. Montrez-la.
    .right = Quand 34 est échangé, 40 reprend, et 45 peut boucher le trou en 40.
formations-2 = 25, 30 et 35 sont le trèfle : passif, car il pionne surtout en arrière. Quel coup le soutient ?
    .wrong = Tout autre coup vaut plus d’un pion de moins.
    .right = Suit 34-29, et puis 29x20 : le pion noir 24 est en danger.
formations-3 = 38, 42, 43, 47, 48 et 49 sont la pyramide de Drenth, une forte défense. Avec elle derrière vous, vous pouvez avancer ailleurs. Il vous manque un pion : regagnez-le.
    .wrong = Tous les autres coups valent plus de trois quarts de pion de moins.
    .right = 27-22 donne un pion ou deux et en prend un de plus qu’il n’en donne, dont 29 ; la pyramide reste en place.

## Locks

locks = Les enchaînements
locks-1 = Un enchaînement tient des pions de sorte qu’ils ne peuvent jouer sans perte. 21, 16 et 26 ne peuvent guère jouer. Fermez-le, pour que rien ne puisse jouer.
    .wrong = Cela ne ferme pas l’enchaînement.
    .right = 26 ne peut pas prendre 31, car 37 est là ; 21 ne peut pas prendre 27, car 32 est là.
locks-2 = Le même enchaînement. Les Noirs ont encore un pion mobile, et vous aussi. Ne touchez pas à l’enchaînement : jouez votre pion libre.
    .wrong = Cela ouvre l’enchaînement.
    .right = Quand les coups libres sont épuisés, il faut donner des pions. Voilà pourquoi l’on compte les temps.
locks-3 = La fin d’une telle partie. Les Noirs ont encore un pion libre, le 25. Placez-vous pour que son seul coup le donne ; l’enchaînement fait le reste.
    .then = Il a dû aller en 30, derrière votre pion. Prenez-le en arrière.
    .wrong = Alors 25 passe, ou l’enchaînement s’ouvre.
    .right = Il reste trois pions noirs, et aucun ne peut jouer : les Blancs ont gagné.

## Weak squares

weak-squares = Les cases faibles
weak-squares-1 = Une case faible est vide entre des pions ou derrière eux : une prise s’y pose. Vous avez les Noirs. 29 et 38 sont faibles : profitez-en.
    .then = Le 35 a dû venir en 24. Posez-vous sur les cases faibles.
    .wrong = Donnez un pion que 35 doit prendre.
    .right = Deux pour un. Une case vide derrière un pion est un lieu d’arrivée.
weak-squares-2 = Vous avez les Blancs ; les cases faibles des Noirs sont 24, 13 et 22. Calculez 40-34 39x30, et suivez la prise de 35 de l’une à l’autre. Montrez la case où il finit.
    .wrong = Reprenez le calcul : de 35 par-dessus 30, puis plus loin depuis 24.
    .right = En 22 : par-dessus 30, 19 et 18.
weak-squares-3 = Le même damier. Un envoi amène votre pion 35 sur les trois cases faibles. Jouez-le.
    .then = Le 39 est venu en 30. Prenez.
    .wrong = Quel envoi amène un pion noir en 30 ?
    .right = 35x22 : trois pour un. Une case faible compte si l’autre camp peut l’atteindre.

## Classical positions

classical = Les parties classiques
classical-1 = Dans une partie classique, les Blancs tiennent 27 et 28, les Noirs 23 et 24 : les fronts se font face, et les coups s’épuisent. Montrez ces quatre pions.
    .right = Aucun front ne peut passer l’autre. Les temps décident qui le rompt le premier.
classical-2 = La même position, et c’est à vous de jouer. Soutenez le front là où les Noirs peuvent l’attaquer : un coup garde tout.
    .wrong = Tous les autres coups valent environ trois quarts de pion de moins, ou pire.
    .right = Avec 33 derrière, 28 tient, et c’est aux Noirs de trouver de bons coups.
classical-3 = Encore la même position. Le camp qui ouvre le front perd d’ordinaire quelque chose. Lequel de ces deux coups l’ouvre ?
    .a = 34-29
    .b = 38-33
    .right = 34-29 prend contact avec 24 et perd. Les coups d’attente valent beaucoup dans de telles positions : gardez-les.

## Exchanging with a plan

exchange-with-a-plan = Pionner avec un plan
exchange-with-a-plan-1 = Un pionnage veut une raison : il ôte un pion fort, ouvre un chemin, ou change les temps. L’avant-poste noir 29 coupe le camp des Blancs en deux. Pionnez-le.
    .then = Reprenez.
    .wrong = Tout autre coup perd un pion. Quel envoi pouvez-vous reprendre ?
    .right = Un pion chacun, et l’avant-poste n’est plus là.
exchange-with-a-plan-2 = Au compte des temps, vous êtes en retard et voudriez être en avance. Quel pionnage aide : celui qui prend un pion qui …
    .a = n’a guère bougé
    .b = a beaucoup marché
    .c = est à la bande
    .right = Les pas d’un pion pris sont perdus pour son camp. Ici, 33-29 transforme un temps de retard en deux temps d’avance.
exchange-with-a-plan-3 = Un pionnage peut aussi percer. Offrez 25-20 : après 14x25, votre pion 23 prend 19 et s’installe au fond du camp noir, où rien ne peut le prendre.
    .then = Prenez avec le 23.
    .wrong = Offrez un pion que 14 doit prendre.
    .right = Un pion chacun, et le vôtre est à deux pas de la dame. Pour s’en défaire, les Noirs doivent donner un pion : 13-19.

## Playing it out

play-it-out = Jouer jusqu’au bout
play-it-out-1 = Vous avez un pion de plus, dix contre neuf. D’abord, ne cédez rien : 33-29 perdrait deux pions. Un pionnage viendra plus tard : amenez d’abord l’aide de l’aile, par 37-31.
    .wrong = Jouez 37-31.
    .right = Rien ne peut être pris, et vous gardez l’avantage.
play-it-out-2 = Avec un pion de plus, cherchez les pionnages égaux : moins il reste de pions, plus le pion d’avance compte. Ici un pionnage gagne, et aucun autre coup. Trouvez-le.
    .then = Reprenez.
    .wrong = Cela ne gagne pas. Quel pion pouvez-vous donner pour en reprendre un aussitôt ?
    .right = Trois pions contre deux : les pions noirs sont pris ou bloqués.
play-it-out-3 = Vous avez deux pions de moins. N’attendez pas : qui est moins bien cherche une combinaison qui regagne des pions. Donnez-en un, et prenez-en trois.
    .then = Prenez-en trois avec le 40.
    .wrong = Quel envoi 25 doit-il prendre ? Puis voyez jusqu’où va 40.
    .right = Cinq contre cinq, et la partie peut se tenir. Dans les exercices, jouez deux positions de parties de forts joueurs contre le niveau 5 : gagnez la meilleure, ne perdez pas l’autre.
