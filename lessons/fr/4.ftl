## Module 4 : finales.

stage-4 = Finales
    .about = Dame contre pions, trois pièces contre une dame sous la règle des 16 coups, et tenir avec une dame seule. Des tables exactes jugent chaque coup.

## King against men

king-men = Dame contre pions
king-men-1 = Une dame arrête un pion en gardant les cases devant lui. Le pion 32 a deux chemins, 37 et 38. D’une seule case la dame gagne : trouvez-la.
    .wrong = De là, le pion passe.
    .right = 38 est gardée aussitôt ; s’il va en 37, la dame revient à temps.
king-men-2 = Deux pions, et 33 est en tête. Une dame juste devant un pion peut l’arrêter sur ses deux chemins. Sur quelle case la vôtre le fait-elle, et à temps ?
    .wrong = De là, un des pions passe, ou prend votre dame.
    .right = 38 et 39 sont gardées toutes deux. Quand 33 n’est plus là, il y a du temps pour 25.
king-men-3 = Les deux pions descendent la même aile. Ne les poursuivez pas : trouvez la ligne qu’ils traverseront tous deux, et mettez-y votre dame.
    .wrong = Alors un des pions passe, ou prend votre dame.
    .right = La ligne de 1 à 45 : où qu’ils la traversent, ils sont pris.

## The long lines

long-lines = Les longues lignes
long-lines-1 = Trois dames contre une, sans prise de part ni d’autre. Beaucoup mettent d’abord une dame sur la grande diagonale. À quoi cela sert-il sur le damier de 100 cases ?
    .right = Au trait, trois dames gagnent 13 de ces positions calmes sur 100 si l’une d’elles tient la grande diagonale, 18 sur 100 si la diagonale est vide. Sur 64 cases, elle décide.
    .a = Cela décide
    .b = À presque rien
long-lines-2 = Cette fois, la dame seule tient la grande diagonale. Si elle est ailleurs et que rien n’est à prendre, trois dames au trait gagnent 15 positions sur 100. Et ici ?
    .a = 3 sur 100
    .b = 15 sur 100
    .right = 3 sur 100 : pour qui se défend, la grande diagonale est la meilleure place. Sur 64 cases, c’est 4 sur 100 sur cette ligne, et les 100 ailleurs.
long-lines-3 = Vous avez la dame seule, sur la longue ligne de 36 à 4. Cette ligne ne vous sauve pas : huit coups sur neuf perdent. Quelle case est sûre ?
    .wrong = Là, vous êtes pris : aussitôt, après le don d’une dame, ou quelques coups plus tard.
    .right = Ce n’est pas la ligne qui compte, mais si une dame peut se donner devant vous avec une autre derrière.
long-lines-4 = Deux autres lignes ont un nom : les lignes tric-trac, neuf cases chacune. Elles croisent la grande diagonale en 23 et 28. L’une va de 1 à 45, l’autre de 6 à 50. Montrez les quatre bouts.
    .right = Sans prise de part ni d’autre, trois dames au trait gagnent 11 positions sur 100 contre une dame qui s’y tient, hors de la grande diagonale, et 17 si elle n’est sur aucune des trois lignes.

## Two kings and a man against a king

kkm = Deux dames et un pion contre une dame
kkm-1 = Seize coups chacun, et un gain peut en demander quatorze : on peut en gaspiller peu. Le pion peut aller à dame, ou servir d’appât. La dame noire est à la bande : un coup gagne.
    .wrong = Cela laisse échapper la dame.
    .right = La dame doit prendre 24, et elle est prise où qu’elle se pose.
kkm-2 = Le pion est encore l’appât : 19 est en prise, et la dame noire doit le prendre sur la ligne de 2 à 35. Quelle dame peut l’attendre sur cette ligne ?
    .wrong = Alors elle a une case où elle est en sûreté, ou prend tout.
    .right = De 35, l’autre bout de la ligne, votre dame atteint toute case derrière 19.
kkm-3 = La dame noire est dans le coin, sur la grande diagonale, qui porte tous ses coups, et c’est à elle de jouer ensuite. Fermez la route à l’autre bout.
    .wrong = Alors elle quitte le coin sans dommage.
    .right = Toute case de la diagonale est maintenant à votre portée.

## A king and two men against a king

kmm = Une dame et deux pions contre une dame
kmm-1 = Moins de positions sont gagnées qu’avec deux dames et un pion, et certains gains commencent par damer un pion en sûreté. Mais si la dame noire peut être prise, cela passe d’abord. Elle est au bout de la grande diagonale.
    .wrong = Alors la dame noire s’échappe.
    .right = Chaque coup de la dame sur la grande diagonale mène à une prise.
kmm-2 = La dame noire doit prendre 32, tourner, et prendre 17 : elle finit sur la ligne qui monte en 3. Damez là où vous pouvez la reprendre.
    .wrong = Alors la dame noire s’échappe, ou prend tout.
    .right = 3 est le bout de cette ligne : la dame noire s’arrête en 12 ou 8, et la nouvelle dame la prend dans les deux cas.
kmm-3 = Votre dame est devant la dame noire. Donnez-la sur une case où les Noirs doivent la prendre et finir juste devant un de vos pions.
    .then = Elle a dû s’arrêter en 42. Prenez-la.
    .wrong = Alors la dame noire s’échappe, ou prend même deux pièces.
    .right = Les deux pions restent, et les Noirs n’ont plus rien.

## Holding with a lone king

hold = Tenir avec une dame seule
hold-1 = Vous avez les Noirs, une dame contre trois. Restez sur les longues lignes, et avant chaque coup, cherchez la case où l’on ne peut vous prendre. Deux prises : l’une fait nulle.
    .wrong = Là, vous seriez pris.
    .right = En 46, la dame ne peut pas être prise aussitôt.
hold-2 = Vous avez maintenant les Blancs, avec la dame seule. Sur huit coups, un fait nulle. Essayez chaque case : une des trois peut-elle vous y prendre ?
    .wrong = Là, vous êtes pris.
    .right = En 45, aucune des trois ne vous atteint aussitôt.
hold-3 = Deux dames et un pion veulent vous prendre. Le pion voudrait être pris, car alors une dame vous prend. Sur douze coups, un fait nulle.
    .wrong = Là, vous êtes pris.
    .right = 6 est le bout d’une longue ligne, loin du pion.

## Practical endings, two against two

practical = Finales pratiques, deux contre deux
practical-1 = Avec peu de pièces, chaque coup compte. Avant d’avancer un pion, voyez ce que les Noirs peuvent prendre et qui arrive à dame le premier. Deux des coups perdent aussitôt : évitez-les.
    .wrong = Cela perd aussitôt.
    .right = Une nulle, comme il convient. Les exercices qui suivent sont jugés par des tables exactes.
practical-2 = Deux contre deux, et vous damez aussitôt, en 4 ou en 5. Regardez d’abord : quel pion noir faut-il arrêter avec la nouvelle dame, et d’où le voit-elle ?
    .then = Le 19 a avancé sur la grande diagonale. Prenez-le, et posez-vous là où vous arrêtez encore 34.
    .wrong = Alors la dame arrive trop tard.
    .right = De 5, la dame voyait la grande diagonale ; de 28 ou 32, elle arrête 34.
practical-3 = Encore une fois, vous damez le premier. De 1, votre dame regarde la ligne jusqu’en 45 : quel pion noir est dessus, et où ira l’autre ?
    .then = Il a avancé sur la même ligne. Prenez-le, et choisissez bien votre case.
    .then-2 = Le 36 est allé en 41, et vous êtes sur la grande diagonale. Prenez.
    .wrong = Damez d’abord.
    .wrong-2 = Posez-vous là où vous voyez 41.
    .right = Une dame a arrêté les deux pions.

## The 25-move rule

twenty-five = La règle des 25 coups
twenty-five-1 = Des dames des deux côtés, et aucun camp n’est réduit à une dame seule. Combien de coups chaque camp peut-il jouer rien qu’avec des dames, sans rien prendre, avant la nulle ?
    .a = 5
    .b = 16
    .c = 25
    .right = Vingt-cinq de suite pour chaque camp, sans coup de pion et sans prise.
twenty-five-2 = Chaque camp a joué vingt-quatre coups rien qu’avec des dames. Les Blancs veulent continuer. Quel coup remet le compte à zéro ?
    .wrong = C’est un coup de dame, le vingt-cinquième des Blancs.
    .right = Tout coup de pion, et toute prise, le remet à zéro.
twenty-five-3 = Les Blancs viennent de prendre une dame. Trois dames jouent maintenant contre une. Quelle limite court ?
    .a = 5 coups
    .b = 16 coups
    .c = 25 coups
    .right = Contre une dame seule, jusqu’à trois pièces dont au moins une dame ont, au lieu des 25 coups, des limites plus courtes : 16 pour trois pièces, 5 pour deux ou une.

## Practical endings, up to four against three

practical-bigger = Finales pratiques, jusqu’à sept pièces
practical-bigger-1 = Trois contre deux. Deux de vos pions peuvent tenir les deux noirs, si vous choisissez bien les cases ; le troisième va à dame. Arrêtez 25 d’abord, puis l’autre.
    .then = Maintenant 20 : quelle case lui est défendue ?
    .wrong = Cela gagne plus lentement, ou pas du tout. Tenez les deux pions noirs.
    .right = 25-30 perd maintenant les deux pions, et 20-24 n’est qu’un pionnage : 27 est libre de courir.
practical-bigger-2 = Trois contre trois, et vous damez aussitôt, en 1 ou en 2. Pensez à partir de là : de quelle case la nouvelle dame atteint-elle les pions noirs à temps ?
    .wrong = De 1, ou un coup plus tard, la dame arrive trop tard.
    .right = De 2, elle revient par-dessus 11 et garde la ligne jusqu’en 44. En finale, une case décide.
practical-bigger-3 = 33 est près de damer. Votre pion 20 a besoin de temps, donnez donc un pion : 32-28 renvoie le pion noir en 22. Puis courez.
    .then = Il est deux rangées plus loin de son but. Courez, dépassez 13.
    .wrong = Alors les Noirs dament à temps, et la partie est nulle.
    .right = Un pion donné pour deux coups : du matériel contre du temps. Jouez de telles finales jusqu’au bout contre le programme.
