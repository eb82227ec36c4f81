## Module 7 : vers la maîtrise.

stage-7 = Vers la maîtrise
    .about = Comment réfléchir devant le damier, la pendule, les petites finales, et vos propres parties.

candidate-moves = Les coups candidats
candidate-moves-1 = Avant de calculer, listez tous les coups qui pourraient être bons, puis approfondissez : sinon, on calcule le premier trois fois. Il y a ici sept coups réguliers. Lequel de ces trois peut-on écarter aussitôt ?
    .a = 21-17
    .b = 21-16
    .c = 34-30
    .right = 21-17, 33-29, 34-29 et 38-32 perdent aussitôt. Des trois qui restent, 21-16 est le meilleur.
candidate-moves-2 = Trois candidats : 42-37, 39-34 et 30-25. Prenez-les tour à tour, et pour chacun la réponse que vous craignez le plus. Puis comparez, et jouez votre choix.
    .wrong = C’est moins bon. Que répondent les Noirs ?
    .right = 42-37 : les Blancs sont mieux, de près d’un pion. Comparé à lui, 39-34 coûte plus d’un pion et demi, 30-25 plus de deux.
candidate-moves-3 = Vous avez les Noirs. Les candidats sont 13-19, 24-30 et 10-15. Pour chacun, voyez d’abord ce que les Blancs peuvent forcer : prises, puis envois. Comparez, et jouez.
    .wrong = Alors les Blancs ont au moins l’égalité.
    .right = 13-19. Si les Blancs attaquent 24 par 34-29, alors 10-15, 29x20 15x24, et les Noirs sont encore mieux.

six-plies = Calculer sans toucher
six-plies-1 = Calculez sans toucher. Les Blancs donnent deux fois : 35-30 24x35, puis 28-23 19x28. Puis le pion 33 prend. Après chaque coup, dites-vous quelles cases sont vides. Montrez la case où il finit.
    .right = En 2 : par-dessus 28, 17 et 7. Voyez chaque case vide du chemin avant le premier coup.
    .wrong = Reprenez le calcul : après 19x28, quel pion noir 33 rencontre-t-il d’abord ?
six-plies-2 = Encore une fois : 23-19 14x23, puis 35-30 25x34. Le pion 40 en prend trois. Suivez-le de pion en pion dans votre tête, et montrez la dernière case.
    .right = En 7 : par-dessus 34, 23 et 12. Dans les exercices, les pièces sont listées, et le damier reste vide.
    .wrong = Le pion de 14 est maintenant en 23, et celui de 25 en 34.
six-plies-3 = Cette fois trois envois et une prise : 26-21 17x26, 37-31 26x37, 38-32 37x28. Un pion noir fait le tour. Votre pion 33 prend ; montrez la case où il finit.
    .wrong = Le pion qui marche est maintenant en 28. Continuez de là.
    .right = En 4 : par-dessus 28, 18 et 9.
six-plies-4 = Jouez maintenant sur le damier ce que vous avez vu : trois envois au même pion, et la prise. Comparez chaque position avec celle que vous aviez en tête.
    .then = Comme vous l’aviez vu. L’envoi suivant.
    .then-3 = Il est en 28. Prenez avec le 33.
    .wrong = Rappelez-vous la suite : 26-21, 37-31, 38-32, et puis 33 prend.
    .right = Ce que vous voyez sans bouger, vous pouvez le jouer sans crainte. Dans les exercices, toute la suite reste dans votre tête.

use-of-the-clock = Employer son temps
use-of-the-clock-1 = Dix minutes pour toute la partie, et vous comptez jouer quarante coups. Combien de temps un coup peut-il prendre en moyenne, si vous gardez deux minutes pour la finale ?
    .a = 8 secondes
    .b = 12 secondes
    .c = 20 secondes
    .right = Huit minutes pour quarante coups : douze secondes chacun. Les prises forcées ne coûtent rien, il en reste donc plus pour les coups qui décident.
use-of-the-clock-2 = Une prise forcée ne demande aucune réflexion : prenez aussitôt. Les Noirs viennent de jouer en 23. Prenez, et profitez du temps de l’adversaire pour préparer la suite.
    .right = Réfléchissez pendant que l’autre pendule tourne, cherchez les combinaisons avant de toucher une pièce, et n’usez jamais votre dernière minute avant la finale.
use-of-the-clock-3 = Pendule Fischer : trois minutes, et deux secondes de plus par coup. Vous avez joué trente coups et réfléchi trois minutes quarante. Que reste-t-il ?
    .a = Rien
    .b = 20 secondes
    .c = 80 secondes
    .right = Trois minutes et trente fois deux secondes font quatre minutes ; 3:40 sont parties.

small-endings = Finales à cinq et six pièces
small-endings-1 = Trois contre trois. Le 16 des Noirs court sur l’aile. Arrêtez-le de face : 33-29 garde 19 et 14 en place, et votre 37 va à la rencontre du coureur. Commencez par 33-29.
    .then = À la rencontre du pion sur l’aile : 37-31.
    .wrong = D’abord 33-29 ; puis amenez 37 en 31 et 27.
    .right = 21-26 31-27, et les Noirs donnent un pion. Dans les petites finales, chaque temps est compté.
small-endings-2 = Trois contre deux. 28 et 30 tiennent 29 : en 33 ou 34, il serait pris. Amenez 47 en 38 et 32 : l’autre pion noir s’y heurte. Deux coups d’abord : 47-42 et 42-38.
    .then = Continuez à la rencontre du pion.
    .right = Maintenant 38-32 et 32-27 ferment le chemin. Les tables exactes livrées avec le programme s’arrêtent à quatre pièces ; au-delà, le moteur juge.
small-endings-3 = Trois contre deux. Le 24 tient déjà 25 : en 30, il serait pris. C’est donc 13 qui court. Fermez-lui un côté par 33-29, puis allez à sa rencontre de l’autre.
    .then = Maintenant de l’autre côté.
    .then-2 = Il est venu à côté de vous. Prenez.
    .wrong = D’abord 33-29.
    .wrong-2 = Alors un des pions noirs passe. Allez à la rencontre de 18 avec le 31.
    .right = Deux pions devant un autre ne lui laissent aucun passage.

play-on = Contre les plus hauts niveaux
play-on-1 = Une position n’est ni gagnée ni perdue d’elle-même. Assurez d’abord ce que vous avez. Trois coups calmes le gardent ; tous les autres coûtent un pion ou plus. Jouez l’un des trois.
    .wrong = Cela coûte un pion ou plus. 38-33 soutiendrait 28 par derrière.
    .right = Rien ne peut être pris, et c’est aux Noirs de trouver un plan. 38-33, 27-21 et 37-31 se valent.
play-on-2 = Vous êtes mieux, mais un avantage ne se garde pas seul. Un pionnage le conserve ; après tout autre coup, les Noirs ont au moins l’égalité. Quel pion noir doit venir en 23 ?
    .then = Prenez avec le 28.
    .wrong = Alors les Noirs ont au moins l’égalité. Offrez un pion que 14 doit prendre.
    .right = 28x19 : le pion 19 a une route libre vers la ligne de dame, et les Blancs sont encore mieux.
play-on-3 = Cette fois, vous êtes moins bien. Les Noirs menacent 18-22 : après 27x18 13x22, ils percent à votre gauche. Un coup garde 22 à temps.
    .wrong = Alors les Noirs percent, ou gagnent un pion.
    .right = 33-28. Dans les exercices, jouez deux positions de parties de forts joueurs contre le niveau 7 : gagnez la meilleure, ne perdez pas l’autre.

own-analysis = Analyser vos parties
own-analysis-1 = Supposons que vous ayez perdu d’ici après 37-31. Ne demandez pas d’abord au moteur : dans Analyse, l l’arrête. Trouvez les moments vous-même, marquez-les avec !, puis tapez o. Jouez le meilleur coup.
    .wrong = Il y a mieux. Quel pion est inactif ?
    .right = 41-36. Pour chaque erreur : pas vu, mal jugé, ou à court de temps ? Chacune a son remède. Ce module demande dix de vos parties revues ainsi.
own-analysis-2 = Pas vu : regardez de l’autre côté. Les Blancs ont joué 37-31, et vous avez les Noirs. Que gardait le pion 37 ? Attaquez-le.
    .wrong = Alors les Blancs sont mieux. Quel pion a perdu son soutien ?
    .right = 21-26 : avec 37 vide, 31 peut être pris. Le remède : avant chaque coup, voyez ce que le pion garde où il est.
own-analysis-3 = À court de temps : une finale connue coûte des secondes, une inconnue coûte la partie. Deux pions contre un : un coup gagne. Trouvez-le en moins de dix secondes.
    .wrong = Cela ne gagne pas.
    .right = Les deux pas de 29 perdent le pion. Le remède : exercez les finales qui vous coûtent du temps.
