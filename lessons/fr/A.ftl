## Module A : joueur de tournoi et arbitre.

stage-A = Tournois et arbitres
    .about = Au damier, qui peut demander quoi, jusqu’à quand ; pendules, nulles, appariements, départages. Pour débutants en tournoi et pour arbitres.

## Touching a piece

touch-move = Pièce touchée
touch-move-1 = En tournoi, une pièce que vous touchez doit jouer, si elle le peut. Vous avez touché le pion 33. Vous préféreriez maintenant jouer le 42. Trop tard : jouez le pion 33.
    .wrong = Vous avez touché 33, donc 33 doit jouer.
    .right = Regardez d’abord, touchez ensuite. Cela sauve plus de parties que toute ouverture.
touch-move-2 = Vous touchez le pion 38, mais il n’a pas de case libre : il ne peut pas jouer. Et alors ?
    .a = Je perds la partie
    .b = Je peux jouer autre chose
    .c = Je perds mon tour
    .right = La règle vaut pour les pièces qui peuvent jouer.
touch-move-3 = Un pion est de travers en 42. Vous voulez le redresser. Quand dites-vous « j’adoube » ?
    .a = Avant de le toucher
    .b = En le touchant
    .c = Jamais : c’est interdit
    .right = D’abord le mot, puis la main. Et seulement si c’est à vous de jouer : l’autre joueur ne doit rien toucher.
touch-move-4 = Vous jouez 43-39 et gardez un doigt sur le pion. Vous voyez que 39 est mauvais. Que pouvez-vous encore faire ?
    .a = Rien : il a joué
    .b = Jouer un autre pion
    .c = Le mettre ailleurs
    .right = Le coup est complet quand votre main a quitté la pièce. Jusque-là, la même pièce peut aller sur toute case qu’elle peut atteindre.

## What hands do

by-hand = Ce que font les mains
by-hand-1 = Un pion qui s’arrête sur la dernière rangée doit être damé aussitôt : on pose un second pion dessus. L’un ou l’autre joueur peut le faire. Ici, c’est le programme. Faites une dame.
    .right = D’ordinaire, on dame soi-même son pion. Atteindre la rangée et damer sont un seul coup.
by-hand-2 = Votre pion a atteint 3, mais personne n’a posé de second pion dessus. C’est une dame tout de même. Les Noirs ont joué. Que vous est-il interdit de faire ?
    .a = La damer maintenant
    .b = La jouer telle quelle
    .c = Laisser les Noirs la damer
    .right = D’abord la couronne, puis le coup. Et une nouvelle dame ne joue jamais avant que l’adversaire ait joué.
by-hand-3 = Sur un vrai damier, vous sautez, posez la pièce, sautez encore, la posez. Alors seulement on enlève les pions pris, l’un après l’autre. Prenez deux pions avec le 33.
    .right = Dans l’ordre des sauts ou à l’envers, sans pause, et de la main qui a joué. Sinon, l’adversaire peut demander qu’on recommence.
by-hand-4 = Le 38 peut prendre trois pions. Après le premier saut, en 29, vous lâchez la pièce. Et alors ?
    .a = Le coup compte comme fini
    .b = Vous complétez la prise
    .c = Vous recommencez
    .right = Lâcher finit le coup. Et comme trop peu a été pris, les Noirs peuvent faire corriger, ou accepter.
by-hand-5 = Les Blancs prennent trois pions par 38x7 et appuient sur la pendule alors qu’ils sont encore sur le damier. La prise est-elle complète ?
    .a = Oui
    .b = Non
    .right = Elle est complète quand toutes les pièces prises ont quitté le damier ; appuyer sur la pendule vient après.

## Irregular acts

irregular-acts = Les irrégularités
irregular-acts-1 = Les Blancs touchent 32, puis jouent 33-28. C’est une des seize irrégularités des règles. À qui d’en décider ?
    .a = À l’arbitre
    .b = Aux Noirs
    .c = Aux Blancs
    .right = Les Noirs décident : les Blancs doivent corriger, ou le coup reste. 33-28 peut mieux convenir aux Noirs qu’un coup de 32.
irregular-acts-2 = Les Blancs touchent 32, puis jouent 33-28. Les Noirs répondent 19-23 et ne pensent à la règle qu’ensuite. Peuvent-ils encore demander quelque chose ?
    .a = Oui, jusqu’à la fin
    .b = Oui, pendant un coup
    .c = Non
    .right = Continuer, c’est accepter la position. Le droit de réclamer finit avec votre propre coup suivant.
irregular-acts-3 = Les Blancs jouent un pion en arrière. Les Noirs demandent la correction, et les Blancs refusent. Qu’arrive-t-il ?
    .a = Les Blancs perdent
    .b = Les Blancs sont avertis
    .c = Le coup reste
    .right = Qui refuse de corriger une irrégularité perd la partie. Ne la corriger qu’en partie est puni aussi.
irregular-acts-4 = Les Blancs prennent deux pions et en laissent un sur le damier. Laquelle de ces choses est aussi une irrégularité ?
    .a = Réfléchir une heure
    .b = Enlever son propre pion
    .c = Proposer nulle
    .right = De même jouer deux coups de suite, reprendre un coup, ne pas prendre, jouer une pièce adverse, prendre à deux mains, et d’autres encore.
irregular-acts-5 = Certaines choses se corrigent quoi que veuillent les joueurs : un pion sur une case claire, un pion oublié au départ. Si le damier lui-même est mal posé, la partie est …
    .a = perdue pour les Blancs
    .b = poursuivie
    .c = annulée, puis rejouée
    .right = Vérifiez le damier avant de commencer : une case foncée à la main gauche de chaque joueur.
irregular-acts-6 = Les Blancs ont joué 44x35 et pris un pion, alors que 33 peut en prendre deux. Les Noirs demandent la correction, et la position est rétablie. Vous avez les Blancs : jouez le coup que veulent les règles.
    .right = Ne pas prendre le plus est aussi une irrégularité. Les Noirs auraient pu laisser le coup.

## The clock

clock-and-flag = Pendule et drapeau
clock-and-flag-1 = Vous jouez, puis vous appuyez sur votre pendule, de la même main. De quelle main les Blancs ont-ils joué, si la droite a appuyé ?
    .a = La droite
    .b = La gauche
    .c = L’une ou l’autre
    .right = Une seule main pour le coup, pour enlever les pièces, et pour la pendule.
clock-and-flag-2 = Les Blancs jouent et lâchent la pièce. Le drapeau tombe avant qu’ils aient appuyé sur la pendule. Le coup était-il à temps ?
    .a = Oui
    .b = Non, perte au temps
    .c = La partie est nulle
    .right = À la pendule, un coup compte une fois qu’on a appuyé. Gardez quelques secondes pour cela.
clock-and-flag-3 = Votre adversaire a joué, mais a oublié d’appuyer sur la pendule. Qui peut le dire ?
    .a = Vous seul
    .b = L’arbitre aussi
    .c = Tout spectateur
    .right = Chaque joueur veille sur sa pendule. Vous pouvez le dire, ou simplement réfléchir sur le temps de l’adversaire.
clock-and-flag-4 = Mort subite : un temps fixe pour toute la partie. Avec une pendule Fischer …
    .a = le temps ne finit jamais
    .b = chaque coup ajoute du temps
    .c = le drapeau ne compte pas
    .right = C’est pourquoi la nulle théorique, et la nulle par avantage pour un joueur qui a moins d’une minute, ne valent qu’en mort subite.

## Arriving

arriving = Les retards
arriving-1 = La ronde commence à dix heures. Les Blancs sont là, pas les Noirs. L’arbitre met en marche …
    .a = la pendule des Blancs
    .b = la pendule des Noirs
    .c = aucune pendule
    .right = Le temps perdu compte contre le retardataire. Normalement, c’est la pendule des Blancs qui part.
arriving-2 = Les Noirs ont soixante-cinq minutes de retard ; la limite est d’une heure. La partie est …
    .a = jouée avec moins de temps
    .b = nulle
    .c = perdue pour les Noirs
    .right = Jusqu’à une heure, seul le temps est perdu. Au-delà, la partie. Si les deux arrivent trop tard, les deux perdent.
arriving-3 = Personne n’est là au début. Les Blancs arrivent après vingt minutes. Les deux pendules ensemble ont perdu vingt minutes. Les Blancs ont donc perdu …
    .a = dix minutes
    .b = vingt minutes
    .c = rien
    .right = Le temps jusqu’à l’arrivée du premier est partagé en deux. Dès lors, la pendule des Noirs tourne.

## Objections and appeals

claims = Réclamations et appels
claims-1 = La pendule tombe en panne. Les Blancs ont utilisé quarante minutes, les Noirs cinquante. L’arbitre en apporte aussitôt une autre. Qu’y règle-t-on ?
    .a = Les temps entiers
    .b = Les temps déjà utilisés
    .c = La moitié du reste
    .right = La partie continue avec les temps des deux joueurs tels qu’ils étaient.
claims-2 = Vous pensez que votre pendule montre mal le temps. Jusqu’à quand pouvez-vous réclamer ?
    .a = Jusqu’à la fin du temps
    .b = Jusqu’à la fin de partie
    .c = Jusqu’à la ronde suivante
    .right = Après la chute du drapeau, une réclamation n’est plus entendue.
claims-3 = Les Blancs ont commis une irrégularité, et il faut six minutes à l’arbitre pour la réparer. C’est le temps de qui ?
    .a = Des Blancs
    .b = Des Noirs
    .c = De personne
    .right = L’arbitre décide combien cela dure ; le fautif en supporte le coût.
claims-4 = Le drapeau des Noirs est tombé. Qui peut le dire ?
    .a = Les Blancs seuls
    .b = L’arbitre seul
    .c = Joueurs et arbitre
    .right = Les joueurs peuvent signaler le drapeau de l’autre ou le leur ; l’arbitre peut aussi agir seul.
claims-5 = Vous contestez une décision et avez continué à jouer. Comment faites-vous appel ?
    .a = En le disant au jury
    .b = Par écrit, à temps, en payant
    .c = En quittant la salle
    .right = Le règlement fixe le délai après la partie et les frais.
claims-6 = Le jury d’appel décide à la majorité, et qui est intéressé ne vote pas. Combien de membres a-t-il d’ordinaire ?
    .a = Deux
    .b = Quatre
    .c = Cinq
    .right = D’ordinaire un nombre impair, trois ou plus. Un suppléant remplace un membre qui ne peut pas voter.

## The score sheet

score-sheet = Noter la partie
score-sheet-1 = Chaque joueur note tous les coups, des deux camps, après chaque coup. Une prise se note …
    .a = avant d’être faite
    .b = une fois faite
    .c = à la fin de la partie
    .right = La feuille est posée là où l’arbitre la voit. Les deux signent les feuilles à la fin.
score-sheet-2 = Mort subite, il vous reste quatre minutes. Devez-vous continuer à noter ?
    .a = Non
    .b = Oui
    .right = Moins de cinq minutes, c’est le zeitnot. L’arbitre peut vous faire compléter les coups manquants après la partie.
score-sheet-3 = Pendule Fischer, il vous reste quatre minutes. Devez-vous continuer à noter ?
    .a = Non
    .b = Oui
    .right = Chaque coup ajoute du temps : il n’y a donc pas de zeitnot avec Fischer.
score-sheet-4 = Une partie peut être rejouée d’après la feuille. La vôtre dit : 1. 28-23 19x28 2. 32x23. Jouez les coups des Blancs comme ils sont écrits.
    .then = La prise des Noirs est aussi sur la feuille : 19x28. Maintenant 32x23.
    .wrong = La feuille dit 28-23.
    .right = La feuille montre ce qui a été joué. C’est pourquoi les coups des deux camps y sont.

## Draw offers

draw-offers = Proposer nulle
draw-offers-1 = Vous pouvez proposer nulle quand chaque camp a joué quarante coups. Dans quel ordre ?
    .a = Pendule, offre, coup
    .b = Offre, coup, pendule
    .c = Coup, offre, pendule
    .right = Sur votre propre temps, et sans conditions.
draw-offers-2 = L’adversaire ne dit rien et joue un coup. Votre proposition est …
    .a = encore ouverte
    .b = refusée
    .c = acceptée
    .right = Un coup la refuse. Tant qu’on n’y a pas répondu, la proposition tient.
draw-offers-3 = Elle a été refusée. Quand pouvez-vous proposer nulle à nouveau ?
    .a = À mon coup suivant
    .b = Après une offre adverse
    .c = Après quarante autres coups
    .right = Choisissez donc bien le moment : la prochaine proposition revient à votre adversaire.

## Draw claims

draw-claims = Demander la nulle
draw-claims-1 = Trois dames contre une. Chaque camp a joué seize coups de plus, et rien n’est arrivé. Quel est le résultat ?
    .a = La partie continue
    .b = Nulle
    .c = Gain blanc aux points
    .right = Trois pièces dont une dame : seize coups. Deux pièces dont une dame, ou une dame seule : cinq.
draw-claims-2 = Une dame et un pion contre une dame. Combien de coups reste-t-il à chaque camp ?
    .a = Cinq
    .b = Seize
    .c = Vingt-cinq
    .right = Cinq. Vingt-cinq, c’est quand les deux camps ne jouent que des dames et que rien n’est pris.
draw-claims-3 = Mort subite : on vient d’arriver à trois dames contre une. Les Blancs ne peuvent pas montrer de gain. Quel est le résultat ?
    .a = Nulle théorique
    .b = La partie continue
    .right = Le drapeau ne doit pas décider d’une telle fin de partie. Avec une pendule Fischer, on continue.
draw-claims-4 = Encore la mort subite. Vous êtes nettement mieux et il vous reste quarante secondes. Avec combien de pièces sur le damier pouvez-vous demander la nulle ?
    .a = Quatre ou moins
    .b = N’importe combien
    .c = Huit ou moins
    .right = Nulle par avantage : huit pièces ou moins, moins d’une minute, et un net avantage. Votre pendule tourne pendant que l’arbitre décide.

## The sealed move

sealed-move = L’ajournement
sealed-move-1 = La lumière s’éteint, et il faut ajourner la partie. Trait aux Noirs. Qui écrit le coup suivant, en secret ?
    .a = Les Blancs
    .b = Les Noirs
    .c = L’arbitre
    .right = Le joueur au trait met un coup sous enveloppe. Position, temps et les deux feuilles y vont aussi, et l’arbitre la garde.
sealed-move-2 = On ouvre l’enveloppe. Le coup secret est irrégulier. Qu’arrive-t-il ?
    .a = On joue un autre coup
    .b = Les Noirs sont avertis
    .c = Les Noirs perdent
    .right = Vérifiez ce que vous mettez sous enveloppe : les numéros de cases se confondent vite.
sealed-move-3 = L’enveloppe est ouverte, les feuilles rendues, position et temps vérifiés. Le coup secret est 20-24, mais dans la nuit 19-24 vous a plu davantage. Vous avez les Noirs : jouez ce que vous devez.
    .wrong = Le coup secret reste : jouez 20-24.
    .right = Puis vous appuyez sur la pendule, et la partie continue.

## Conduct

conduct = Conduite et sanctions
conduct-1 = Votre adversaire réfléchit. Pouvez-vous marcher dans la salle ?
    .a = Oui
    .b = Non
    .right = Vous pouvez marcher, interroger l’arbitre, faire appel par écrit. Mais ne quittez pas le damier quand c’est à vous, et ne restez pas près d’autres parties.
conduct-2 = Pouvez-vous discuter votre partie finie avec l’adversaire dans la salle de jeu ?
    .a = Oui, à voix basse
    .b = Non
    .right = Analyse, téléphone, conseils, cases montrées du doigt et bavardage gênent les autres, ou aident là où nulle aide n’est permise.
conduct-3 = Il y a quatre sanctions : l’avertissement, l’avertissement sévère, la perte de la partie, la disqualification. Après combien d’avertissements sévères dans une partie est-elle perdue ?
    .a = Un
    .b = Deux
    .c = Trois
    .right = La disqualification demande l’accord de l’arbitre principal.

## Rights and duties

duties = Droits et devoirs
duties-1 = Vous pouvez connaître le règlement, jouer au calme, interroger l’arbitre sur votre partie, écrire aux organisateurs, faire appel. Laquelle de ces choses pouvez-vous faire aussi ?
    .a = Marcher dans la salle
    .b = Arrêter sa pendule un moment
    .c = Analyser dans la salle
    .right = Mais pas quand c’est à vous de jouer.
duties-2 = Quatre devoirs : respecter le règlement, suivre l’arbitre, ranger le jeu et partir sans bruit, jouer toutes ses parties. Vous ne pouvez plus gagner de prix. Et la dernière ronde ?
    .a = Vous pouvez rester absent
    .b = Vous la jouez
    .right = Les places des autres dépendent aussi de vos parties.
duties-3 = Vous avez perdu et préféreriez ne pas signer le résultat. Que s’ensuit-il ?
    .a = Rien : signer est libre
    .b = Une sanction
    .c = La partie est nulle
    .right = Refuser de signer est puni, comme refuser de noter, ou de réparer une irrégularité.
duties-4 = Les Noirs arrêtent les deux pendules, sans demander, pour aller chercher de l’eau. Est-ce permis ?
    .a = Oui, si les deux s’arrêtent
    .b = Oui, si l’autre l’accepte
    .c = Non
    .right = Seul l’arbitre arrête les pendules ; un joueur qui le fait peut perdre la partie. Les dérégler sans qu’on puisse ensuite rétablir les temps est puni aussi.
duties-5 = L’arbitre dit aux Noirs de remettre la pendule en marche. Les Noirs refusent. Quelle est la décision ?
    .a = Un avertissement
    .b = Les Noirs perdent
    .c = Les deux perdent
    .right = Qui enfreint une règle technique et refuse de la réparer perd la partie.
duties-6 = Quelqu’un crie contre les arbitres et ne cesse pas. Qui peut faire sortir ce joueur de la salle ?
    .a = Tout arbitre
    .b = Les organisateurs
    .c = L’arbitre principal
    .right = L’arbitre principal a aussi le dernier mot quand un joueur doit être disqualifié.

## The arbiter

arbiter = L’arbitre
arbiter-1 = Un drapeau est tombé, et aucun joueur ne l’a remarqué. Que fait l’arbitre ?
    .a = Il attend
    .b = Il met fin à la partie
    .c = Il avertit les deux
    .right = L’arbitre met fin aussi à une partie que les règles ont rendue nulle, et peut intervenir dans une querelle sans qu’on le demande.
arbiter-2 = Les Blancs touchent 32 et jouent 33. Les Noirs ne disent rien. Que fait l’arbitre ?
    .a = Rien
    .b = Il avertit les Blancs
    .c = Il fait jouer 32
    .right = Deux choses sont laissées à l’adversaire seul : les irrégularités, et une pendule sur laquelle on a oublié d’appuyer.
arbiter-3 = Vous pensez que l’arbitre a tort. Que pouvez-vous faire ?
    .a = Arrêter tout et discuter
    .b = Partir
    .c = Faire appel par écrit
    .right = Continuez, et faites appel après la partie, à temps. Un jury d’appel, d’ordinaire trois membres ou plus, en nombre impair, décide à la majorité.

## The arbiter's tasks

tasks = Les tâches de l’arbitre
tasks-1 = Avant l’épreuve, l’arbitre établit le règlement par l’entremise des organisateurs, en raye ce qui contredit les règles, et reçoit la liste des joueurs une demi-heure avant le début ou le tirage. Qui signe la liste ?
    .a = Les joueurs
    .b = Les organisateurs
    .c = L’arbitre
    .right = La liste donne aussi les titres et les remplaçants.
tasks-2 = L’arbitre porte un badge, apparie les joueurs, et a un tableau d’affichage pour le règlement et les appariements. Combien de temps le règlement y reste-t-il ?
    .a = Tout le temps
    .b = Jusqu’à la 1re ronde
    .c = Jusqu’à ce qu’on l’ait lu
    .right = Ainsi chacun peut le consulter à tout moment.
tasks-3 = En jeu, l’arbitre lance les pendules, les contrôle ainsi que les feuilles, règle les litiges, et déclare des parties perdues au temps ou pour retard. Une partie est nulle selon les règles ; personne ne demande la nulle. Et alors ?
    .a = L’arbitre attend
    .b = L’arbitre la déclare nulle
    .right = C’est un devoir, peu importe qui l’a remarqué.
tasks-4 = Le règlement ne dit rien de ce qui vient d’arriver. Qui décide ?
    .a = Les organisateurs
    .b = L’arbitre
    .c = Les joueurs, par vote
    .right = L’arbitre explique aussi ce qui n’est pas clair dans le règlement, et dirige les ajournements.
tasks-5 = Le travail continue après la dernière partie. Le tableau a été tenu à jour, les parties les plus importantes sont réunies. Que fait encore l’arbitre ?
    .a = Il annonce les résultats
    .b = Il paie les prix
    .c = Il calcule les Elo
    .right = Un arbitre travaille avant, pendant et après l’épreuve.
tasks-6 = Il faut prévoir l’épreuve, la préparer, régler les problèmes et ranger ensuite. À qui est cette tâche ?
    .a = À l’arbitre
    .b = Au comité d’organisation
    .c = Au jury d’appel
    .right = Sa première tâche est le plan de l’épreuve.

## Board, men, clock, sheet

equipment = Damier, pions, pendule
equipment-1 = Un damier de tournoi a 35 à 45 centimètres dans son cadre, plus haut de 5 ou 6 millimètres. Il ne brille pas, foncé et clair diffèrent nettement, et aucun numéro n’y est imprimé. Lequel convient ?
    .a = 40 cm, avec numéros
    .b = 40 cm, sans numéros
    .c = 50 cm, sans numéros
    .right = Les damiers à numéros sont pour l’entraînement.
equipment-2 = Les pions sont ronds et tous pareils, sans éclat, de 7 à 14 millimètres plus étroits que les cases, hauts d’un quart à un cinquième de leur largeur. Cases de 40 millimètres : quelle largeur de pion ?
    .a = 24 mm
    .b = 30 mm
    .c = 36 mm
    .right = Dix de moins que 40. Ils ont 6 à 7,5 de haut, et deux l’un sur l’autre tiennent bien.
equipment-3 = Des deux pendules d’un boîtier, une seule tourne à la fois ; arrêter l’une lance l’autre, et un drapeau tombé se voit aussitôt. Minutes et secondes sont montrées au moins pour les …
    .a = deux dernières minutes
    .b = cinq dernières minutes
    .c = dix dernières minutes
    .right = Et l’affichage mesure au moins 15 millimètres sur 45.
equipment-4 = Chaque table a une pendule, au milieu d’un côté du damier. De quel côté, vu des Blancs ?
    .a = À gauche
    .b = À droite
    .c = L’un ou l’autre
    .right = L’arbitre peut la mettre ailleurs ; pas les joueurs.
equipment-5 = Chaque joueur trouve une feuille de partie en double à côté du damier. À qui sont les originaux après la partie ?
    .a = Aux joueurs
    .b = Au comité d’organisation
    .c = À l’arbitre
    .right = L’original va au comité ; il y a aussi un double.

## Forms of play

forms-of-play = Formes de jeu
forms-of-play-1 = Le jeu de dames est un sport de l’esprit à deux, amateurs ou professionnels. D’ordinaire, on est face à face devant un damier. Dans quelle forme un joueur en affronte-t-il plusieurs à la fois ?
    .a = La simultanée
    .b = Le jeu par correspondance
    .c = Le jeu à l’aveugle
    .right = Un joueur va de damier en damier.
forms-of-play-2 = Deux joueurs habitent des villes différentes et s’envoient un coup à la fois. Comment cela s’appelle-t-il ?
    .a = Le jeu à l’aveugle
    .b = Une partie à avantage
    .c = Le jeu par correspondance
    .right = Chacun peut réfléchir des jours.
forms-of-play-3 = Un joueur à l’aveugle ne voit pas de damier, ne note rien et annonce ses coups. L’adversaire joue sur un damier. Qui dit les réponses au joueur à l’aveugle ?
    .a = Personne
    .b = L’adversaire ou l’arbitre
    .c = Les spectateurs
    .right = Contre plusieurs à la fois, on parle de simultanée à l’aveugle.
forms-of-play-4 = Un joueur aveugle rencontre un voyant, ou deux aveugles se rencontrent. Comment savent-ils où sont les pièces ?
    .a = Ils les tâtent
    .b = On le leur dit
    .c = Ils retiennent tout
    .right = Les pièces sont en relief sur le damier.
forms-of-play-5 = Les Blancs commencent sans le pion 48 : une partie à avantage. À quoi sert-elle ?
    .a = À jouer plus vite
    .b = Aux forces inégales
    .c = À changer de couleur
    .right = Le plus fort donne une pièce ou plus.
forms-of-play-6 = Simultanée, correspondance, aveugle : chacune a ses propres règles. Quelle forme n’en a pas en dehors des règles générales ?
    .a = Face à face au damier
    .b = Le jeu au toucher
    .c = La simultanée à l’aveugle
    .right = Par correspondance et à l’aveugle aussi, un damier doit se trouver entre les joueurs.
forms-of-play-7 = Deux sortes de cadence : tant de coups dans une période, ou un temps pour toute la partie (mort subite). Les deux demandent une pendule. Selon les règles de la FMJD, dans laquelle faut-il noter chaque coup ?
    .a = Coups par période
    .b = Mort subite
    .right = Comment saurait-on sinon combien ont été joués ? En mort subite, les règles chinoises le veulent aussi, sauf à moins de cinq minutes.

## Tournaments

tournaments = Sortes de tournois
tournaments-1 = En toutes rondes, chacun rencontre chacun. À l’élimination directe, les perdants sortent. À chaque ronde du système suisse …
    .a = les forts jouent les faibles
    .b = on tire les paires au sort
    .c = on joue à score voisin
    .right = Il convient à beaucoup de joueurs et peu de rondes.
tournaments-2 = Système suisse : les rondes d’une élimination directe et deux à quatre de plus, en nombre impair si possible, jamais moins de sept. Trente joueurs s’élimineraient en cinq. Combien de rondes conviennent ?
    .a = Cinq
    .b = Sept
    .c = Onze
    .right = Sept ou neuf.
tournaments-3 = Deux équipes de cinq. Chaque joueur d’une équipe joue contre chaque joueur de l’autre. Cela s’appelle …
    .a = un relais
    .b = le système Scheveningen
    .c = l’élimination directe
    .right = Au relais, chaque équipe envoie un joueur après l’autre, et qui perd sort.
tournaments-4 = Il y a aussi d’autres façons de jouer : à l’aveugle, par correspondance, un contre plusieurs. Ici, les Blancs commencent avec un pion de moins. C’est une partie …
    .a = à avantage
    .b = au système suisse
    .c = en passant
    .right = Le plus fort donne un ou plusieurs pions.
tournaments-5 = À l’élimination directe, on ne compte pas de points. A est sorti au deuxième tour, B au troisième. Qui est mieux classé ?
    .a = A
    .b = B
    .c = Ils partagent la place
    .right = Qui sort plus tard. Les places d’un même tour sont partagées, ou un barrage décide.

## Round robin

round-robin = Le tableau du toutes rondes
round-robin-1 = Un gain compte deux points, une nulle un. Un joueur a gagné trois parties, fait deux nulles et perdu une. Combien de points ?
    .a = 7
    .b = 8
    .c = 9
    .right = Trois fois deux, et deux fois un.
round-robin-2 = Deux joueurs ont le même score. En toutes rondes, qui a gagné le plus de parties passe devant. A : cinq gains, deux nulles. B : quatre gains, quatre nulles. Qui est premier ?
    .a = A
    .b = B
    .c = Ils partagent la place
    .right = Les deux ont douze points, et A a gagné plus.
round-robin-3 = Score et gains sont égaux. Vient ensuite la partie entre les deux : qui l’a gagnée est devant. Elle fut nulle. Qu’est-ce qui décide maintenant ?
    .a = Le sort
    .b = Le classement Elo
    .c = Un barrage
    .right = Score, gains, leur propre partie, barrage : dans cet ordre.

## Pairing

pairing = Apparier une ronde
pairing-1 = Quatre joueurs après une ronde : A et B ont 2 points, C et D aucun. A a battu C, et B a battu D. Qui rencontre qui ?
    .a = A-B et C-D
    .b = A-D et B-C
    .c = A-C et B-D
    .right = Les règles disent : à scores égaux ou presque, on se rencontre. Selon l’usage, aucune paire ne se rencontre deux fois.
pairing-2 = Après deux rondes, A a 4 points, B et C 2, D aucun. Seules les paires A-D et B-C ne se sont pas encore rencontrées. Qui rencontre donc qui ?
    .a = A-B et C-D
    .b = A-D et B-C
    .c = C’est fini
    .right = Selon l’usage, aucune paire ne se rencontre deux fois. Parmi les appariements restants, prenez celui des scores les plus proches.
pairing-3 = Six joueurs après deux rondes : A et B ont 3 points, C et D 2, E et F 1. A et B se sont déjà rencontrés, et ont fait nulle. Qui A doit-il rencontrer ?
    .a = B
    .b = C ou D
    .c = E ou F
    .right = Les scores égaux d’abord, mais selon l’usage aucune paire ne se rencontre deux fois. Un point d’écart est le plus proche qui reste.

## Tie-breaks

tie-breaks = Départages
tie-breaks-1 = Au système suisse, des joueurs à égalité ont eu des adversaires différents. Qui a eu les plus forts passe devant : additionnez les points des adversaires. Les vôtres ont fini à 8, 6, 5, 5 et 2. Votre somme ?
    .a = 24
    .b = 25
    .c = 26
    .right = 8 + 6 + 5 + 5 + 2.
tie-breaks-2 = Encore égal ? Écartez l’adversaire au plus haut score et celui au plus bas, et additionnez le reste : la médiane. Vos adversaires avaient 8, 6, 5, 5 et 2. Votre médiane ?
    .a = 18
    .b = 16
    .c = 11
    .right = Sans 8 et 2 : 6 + 5 + 5.
tie-breaks-3 = Encore égal ? Écartez le plus bas seul ; si cela ne suffit pas, les deux plus bas, et ainsi de suite : la coupe. Vos adversaires avaient 8, 6, 5, 5 et 2. Votre somme avec une coupe ?
    .a = 18
    .b = 24
    .c = 26
    .right = Sans le 2 : 8 + 6 + 5 + 5. Un adversaire qui a tout perdu ne compte alors plus contre vous.

## Ratings as a tie-break

ratings = L’Elo comme départage
ratings-1 = Un règlement peut départager par l’Elo : qui a eu en moyenne les plus forts adversaires passe devant. Vous avez rencontré 1800, 1900, 1700 et 2000. Leur moyenne ?
    .a = 1800
    .b = 1850
    .c = 1900
    .right = 7400 divisé par quatre.
ratings-2 = A a 7 points, et ses adversaires 1700 de moyenne. B a 6 points et une moyenne de 1900. Qui est devant ?
    .a = A
    .b = B
    .c = Ils partagent la place
    .right = Le score d’abord. L’Elo ne fait que départager.
ratings-3 = A et B sont à égalité. A a rencontré 1600, 1800, 1900, 1700 ; B 1650, 1750, 1800, 1900. À nombre égal d’adversaires, inutile de diviser : comparez les sommes. Qui est devant ?
    .a = A
    .b = B
    .c = Aucun
    .right = 7000 contre 7100.

## Team events

team-events = Épreuves par équipes
team-events-1 = En individuel compte chaque joueur, par équipes l’équipe. Tables fixes : une équipe inscrit ses joueurs par ordre de force, 1 à 4, et s’y tient. Peut-elle jouer dans l’ordre 2, 1, 3, 4 ?
    .a = Oui
    .b = Non
    .right = Seuls les organisateurs peuvent changer l’ordre, s’il ne répond pas à la force des joueurs.
team-events-2 = Un ordre fixe avec remplaçants : six joueurs sont inscrits de 1 à 6, et quatre jouent. Les plus petits numéros aux premières tables. 1, 2, 5 et 6 peuvent-ils jouer, dans cet ordre ?
    .a = Oui
    .b = Non
    .right = Mais pas 1, 6, 2, 5 : là, 6 serait devant 2.
team-events-3 = L’ordre est fixé avant chaque match. Une équipe peut-elle mettre aujourd’hui son plus fort joueur à la table 4 ?
    .a = Oui
    .b = Non
    .right = Chaque équipe devine ce que fera l’autre.
team-events-4 = Chacun joue contre tous ceux de l’autre équipe. Deux équipes de cinq : combien de parties ?
    .a = Cinq
    .b = Vingt
    .c = Vingt-cinq
    .right = Cinq fois cinq.
team-events-5 = Ou il n’y a pas du tout de matchs d’équipes : les joueurs disputent une épreuve individuelle, et leurs points s’additionnent. Ils ont marqué 9, 7, 7 et 4. Le résultat de l’équipe ?
    .a = 23
    .b = 27
    .c = 28
    .right = 9 + 7 + 7 + 4.

## Places of teams

team-places = Le classement des équipes
team-places-1 = Disons qu’un match d’équipes gagné compte deux points de match. Les points de parties des tables s’additionnent à part. Un match finit à 5 contre 3 points de parties. Combien de points de match a le gagnant ?
    .a = 2
    .b = 5
    .c = 8
    .right = On compare d’abord les points de match.
team-places-2 = Toutes rondes par équipes : deux équipes ont les mêmes points de match. Que compare-t-on ensuite ?
    .a = Le match entre elles
    .b = Leurs points de parties
    .c = La table 1
    .right = Entre joueurs, les gains viennent ensuite ; entre équipes, les points de parties de toutes les tables.
team-places-3 = Les points de parties sont égaux aussi, et le match entre les deux fut nul. Qu’est-ce qui décide ?
    .a = Le sort
    .b = Un barrage
    .c = Le score à la table 1
    .right = Puis la table 2, et ainsi de suite, jusqu’à une différence.
team-places-4 = Équipes au système suisse : deux ont les mêmes points de match. Que compare-t-on ensuite ?
    .a = Points des adversaires
    .b = Leurs points de parties
    .c = Le match entre elles
    .right = Les points de match des adversaires : au système suisse, les équipes ont eu des adversaires différents, cela vient donc ensuite.
team-places-5 = Au système suisse : les points de match des adversaires sont égaux aussi. Et maintenant ?
    .a = Le match entre elles
    .b = Leurs points de parties
    .c = La table 1
    .right = Puis la table 1, la table 2, et ainsi de suite. Le match entre les deux ne compte pas ici.

## Play-off

play-off = Le barrage Lehmann-Georgiev
play-off-1 = Deux joueurs sont encore à égalité. Au Lehmann-Georgiev, ils jouent jusqu’à un gain, à la pendule Fischer. La première partie est nulle. Il vous reste deux minutes. La suivante commence avec …
    .a = tout le temps à nouveau
    .b = ce qui reste à chacun
    .c = une minute chacun
    .right = Une nulle avec peu de temps est donc dangereuse. Dans Partie, choisissez la pendule Lehmann-Georgiev pour jouer un tel barrage.
play-off-2 = Dans la deuxième partie, le drapeau de votre adversaire tombe. Qu’arrive-t-il ?
    .a = Le barrage est fini
    .b = Encore une partie
    .right = Un gain sur le damier ou un drapeau tombé décide.
play-off-3 = Combien de parties a un barrage Lehmann-Georgiev, au plus ?
    .a = Deux
    .b = Quatre
    .c = Un nombre quelconque
    .right = Le nombre n’est pas limité. Chaque nulle mène à une autre partie, qui commence avec le temps restant, jusqu’à ce qu’une soit gagnée ou perdue au temps.

## Where the rule books differ

two-books = Où les livres de règles diffèrent
two-books-1 = Deux livres ont cours : les règles de compétition chinoises et les règles du jeu de la FMJD. La nouvelle dame blanche 3 reste sans couronne. Lequel compte déjà cela parmi ses irrégularités ?
    .a = Les deux
    .b = Celui de la FMJD
    .c = Le chinois
    .right = Les deux veulent la couronne aussitôt, mais la liste chinoise n’a que le coup d’une dame non damée. Damier dame lui-même : ici, cela ne change rien.
two-books-2 = Un pion en prend un autre : les Blancs enlèvent d’abord 28 et mettent ensuite 33 en 22. Quel livre le permet ?
    .a = Les deux
    .b = Celui de la FMJD
    .c = Le chinois
    .right = Les règles chinoises veulent d’abord le saut. Dans Damier, une prise est un coup, et les pièces partent à la fin.
two-books-3 = Les Blancs ont pris trois pions, en enlèvent deux et marquent une nette pause. Selon quel livre l’enlèvement est-il alors fini ?
    .a = Les deux
    .b = Celui de la FMJD
    .c = Le chinois
    .right = Avec un pion resté, ce serait trop peu, et les Noirs peuvent réclamer. Les règles chinoises attendent le dernier, mais interdisent la pause aussi.
two-books-4 = Un pion est sur une case claire. Selon un livre, l’adversaire décide si cela se corrige. Que dit le livre chinois ?
    .a = L’adversaire décide
    .b = La partie est annulée
    .c = Il faut corriger
    .right = La FMJD le traite comme une irrégularité. Damier ne met aucune pièce sur une case claire.
two-books-5 = Mort subite, et il reste une heure aux Blancs. Quel livre laisse les Blancs cesser de noter ?
    .a = Les deux
    .b = Celui de la FMJD
    .c = Le chinois
    .right = Les règles chinoises permettent de cesser à moins de cinq minutes. Les leçons de Damier les suivent.
two-books-6 = Mort subite, trois dames contre une, et les Blancs ne peuvent pas montrer de gain. Selon les règles chinoises, c’est aussitôt la nulle théorique. Selon celles de la FMJD, les Blancs ont encore …
    .a = cinq coups
    .b = seize coups
    .c = vingt-cinq coups
    .right = Les règles du jeu de la FMJD n’ont ni nulle théorique ni nulle par avantage. Dans Damier, elles ne valent que si vous choisissez la mort subite.
two-books-7 = Le 45 prend le pion 34 : trois dames contre une. Les deux livres donnent seize coups dès lors, et aucun ne dit si cette prise compte. Dans Damier, non. Combien de coups reste-t-il aux Blancs après elle ?
    .a = Seize
    .b = Quinze
    .right = Le compte commence avec la position d’après le coup qui l’a amenée.
two-books-8 = Après trente coups chacun, les Blancs proposent nulle, et les Noirs acceptent. Quel livre l’interdit ?
    .a = Les deux
    .b = Celui de la FMJD
    .c = Le chinois
    .right = Les règles chinoises demandent quarante coups chacun. Celles de la FMJD ne parlent que d’accord.

## Questions of clock-and-flag

clock-sudden = Mort subite : le temps est écoulé, et la partie n’est pas finie. Qui perd ?
    .a = Qui a le moins de pions
    .b = Qui a dépassé le temps
    .c = Personne : c’est la nulle
    .why = Le temps est fixé pour toute la partie, et qui en atteint la fin le premier perd.
clock-adds = Pendule Fischer : qu’arrive-t-il à votre temps quand vous jouez un coup ?
    .a = Il augmente un peu
    .b = Il revient tout entier
    .c = Rien
    .why = Chaque joueur part avec un temps fixe, et chaque coup en ajoute.
clock-fixed-first = Une ronde doit finir à l’heure, la partie commence donc avec un temps fixe. La pendule peut aussi ajouter du temps par coup. Quand commence-t-elle à en ajouter ?
    .a = Dès le premier coup
    .b = Jamais
    .c = Après le temps fixe
    .why = On utilise d’abord le temps fixe ; ensuite la pendule continue, avec un ajout par coup.
clock-first = Les deux joueurs sont au damier, et la ronde commence. Quelle pendule est lancée ?
    .a = Celle des Noirs
    .b = Celle des Blancs
    .c = Les deux
    .why = Les Blancs jouent d’abord, leur temps tourne donc d’abord.
clock-turn = Les Blancs ont joué et appuyé sur la pendule. Le temps de qui tourne maintenant ?
    .a = Celui des Noirs
    .b = Celui des Blancs
    .c = Aucun avant la réponse
    .why = Appuyer sur sa pendule l’arrête et lance l’autre.

## Questions of score-sheet

sheet-seen = Où est la feuille de partie pendant que vous jouez ?
    .a = Sur vos genoux
    .b = Où l’arbitre la voit
    .c = Sous le damier
    .why = L’arbitre y contrôle combien de coups ont été joués.
sheet-both = Les coups de qui notez-vous ?
    .a = Les vôtres
    .b = Ceux de l’adversaire
    .c = Ceux des deux camps
    .why = Chaque joueur note toute la partie.
sheet-at-once = Quand notez-vous un coup ?
    .a = Aussitôt, coup par coup
    .b = Tous les cinq coups
    .c = Après la partie
    .why = Aussitôt et lisiblement ; une prise, une fois qu’elle est faite.
sheet-capture = Vous allez prendre. Quand pouvez-vous noter la prise ?
    .a = Avant de prendre
    .b = Après avoir pris
    .c = L’un ou l’autre
    .why = Une prise ne se note qu’une fois faite.
sheet-signed = La partie est finie. Qui signe les feuilles de partie ?
    .a = Le perdant
    .b = Personne
    .c = Les deux, sur les deux
    .why = Les deux joueurs signent les deux feuilles.
sheet-result = La partie est finie. Que met-on sur les feuilles avant de les signer ?
    .a = Temps utilisés et résultat
    .b = Les deux classements
    .c = Le prochain appariement
    .why = Les temps utilisés et le résultat ; ce qui est faux est corrigé.
sheet-handed-in = Les feuilles sont signées. À qui vont-elles ?
    .a = Aux spectateurs
    .b = À l’arbitre
    .c = Les joueurs les gardent
    .why = Les joueurs les remettent à l’arbitre.
sheet-own-time = Vous voulez comparer votre feuille avec celle de l’adversaire. Quelle pendule doit tourner ?
    .a = La mienne
    .b = Celle de l’adversaire
    .c = Aucune
    .why = On compare sur son propre temps, et l’adversaire doit être d’accord.
sheet-consent = Pour comparer les feuilles, il vous faut l’accord de quelqu’un. De qui ?
    .a = Des organisateurs
    .b = De personne
    .c = De mon adversaire
    .why = L’adversaire doit être d’accord, et cela se fait sur son propre temps.
sheet-beside = Où un joueur trouve-t-il la feuille de partie ?
    .a = À la porte
    .b = Au tableau d’affichage
    .c = À côté du damier
    .why = Elle est à côté du damier du joueur.

## Questions of sealed-move

seal-normal = Une partie a duré trois heures, et les deux joueurs sont fatigués. L’interrompt-on ?
    .a = Oui, pour une heure
    .b = Oui, jusqu’à demain
    .c = Non
    .why = Dans le cours normal des choses, une partie n’est jamais interrompue.
seal-hall = Quelle peut être une raison d’interrompre une partie ?
    .a = La salle est inutilisable
    .b = Il est tard
    .c = La partie est longue
    .why = La salle ne peut pas servir pour l’instant.
seal-resumed = La lumière était en panne, elle marche de nouveau. Quand reprend-on la partie ?
    .a = Le lendemain
    .b = Aussitôt
    .c = Après la dernière ronde
    .why = Dès que le problème est réglé.
seal-other = Avant de partir, le joueur qui n’a pas le trait écrit quelque chose sur la feuille de partie et la remet. Quoi ?
    .a = Le coup suivant
    .b = Le temps qu’il a utilisé
    .c = Une proposition de nulle
    .why = Le coup suivant est mis sous enveloppe par le joueur au trait.
seal-stopped = Le coup est sous enveloppe. Qui arrête les pendules ?
    .a = Le joueur au trait
    .b = L’autre joueur
    .c = L’arbitre
    .why = L’arbitre arrête les deux, et le joueur au trait écrit le temps utilisé.

## Questions of forms-of-play

form-two = Entre combien de joueurs se joue une partie de dames ?
    .a = Un
    .b = Deux
    .c = Quatre
    .why = Le jeu de dames est un sport de l’esprit entre deux joueurs.
form-player = Qui les règles de la FMJD appellent-elles un joueur de dames ?
    .a = Quiconque y prend part
    .b = Les maîtres seuls
    .c = Les seuls membres de clubs
    .why = Quiconque prend part à ce sport est un joueur de dames.
form-amateurs = Pour qui peut-on organiser des tournois ?
    .a = Les amateurs seuls
    .b = Les professionnels seuls
    .c = Les uns ou les autres
    .why = Il y a des tournois pour les amateurs comme pour les professionnels.
form-period = On donne du temps pour un nombre de coups. Que doit faire chaque camp dans ce temps ?
    .a = Finir la partie
    .b = Jouer tous ces coups
    .c = Aller à dame
    .why = Chaque camp doit jouer tant de coups dans le temps donné.
form-whole = On donne du temps pour toute la partie. Que doit-il arriver dans ce temps ?
    .a = La partie doit finir
    .b = Quarante coups sont joués
    .c = On propose nulle
    .why = Toute la partie doit être finie dans ce temps.
form-board = Parties à l’aveugle et par correspondance : un damier doit-il être entre les joueurs ?
    .a = Non
    .b = Pour les spectateurs
    .c = Oui
    .why = Dans ces formes aussi, un damier doit se trouver entre les joueurs.

## Questions of team-events

team-single = Un championnat individuel. Les résultats de qui comptent ?
    .a = Ceux de chaque joueur
    .b = Ceux du club
    .c = Ceux du pays
    .why = Dans une épreuve individuelle comptent les résultats des joueurs.
team-match = Deux joueurs se rencontrent en un match de dix parties. Quelle sorte d’épreuve est-ce ?
    .a = Une épreuve individuelle
    .b = Une épreuve par équipes
    .why = Les résultats des joueurs comptent.
knock-later = Élimination directe : A est sorti au tour 1, B au tour 4. Qui est mieux classé ?
    .a = A
    .b = B
    .c = Ils partagent la place
    .why = Qui sort plus tard est mieux classé.
knock-winner = Qui gagne une élimination directe ?
    .a = Qui a le plus de points
    .b = Le mieux classé Elo
    .c = Qui n’est jamais sorti
    .why = On ne compte pas de points : gagne celui qui n’est jamais sorti.
knock-same = Deux joueurs sortent d’une élimination directe au même tour. Et leurs places ?
    .a = Partagées, ou un barrage
    .b = Tirées au sort
    .c = D’après l’Elo
    .why = De telles places peuvent être partagées ou décidées par des barrages.

## Questions of tasks

task-for = À quoi sert un arbitre ?
    .a = À aider le plus faible
    .b = Au respect des règles
    .c = À commenter les parties
    .why = L’arbitre veille à ce que chacun respecte les règles, et que le tournoi se déroule bien.
task-spectators = Un spectateur enfreint les règles. Est-ce l’affaire de l’arbitre ?
    .a = Oui
    .b = Non, les joueurs seuls
    .why = Les règles lient les joueurs et les spectateurs.
task-begins = Quand commence le travail d’un arbitre ?
    .a = À la première querelle
    .b = Au premier coup
    .c = Avant les parties
    .why = Il commence avant les parties et le tournoi.
task-goes-on = La dernière partie est finie. Le travail de l’arbitre est-il fait ?
    .a = Pas encore
    .b = Oui
    .why = Il continue après les parties et le tournoi.
task-list = Combien de temps avant le tirage l’arbitre reçoit-il la liste des joueurs ?
    .a = Une semaine
    .b = Une demi-heure
    .c = Cinq minutes
    .why = Une demi-heure avant le début ou le tirage, signée par les organisateurs.

## Questions of two-books

book-crown = Selon les règles de la FMJD : l’adversaire ne dame pas votre nouvelle dame. Qui doit le faire, et quand ?
    .a = Moi, aussitôt
    .b = Personne n’y est tenu
    .c = L’arbitre, plus tard
    .why = Si l’adversaire ne le fait pas, son propriétaire doit le faire aussitôt.
book-uncrowned = Selon les règles de la FMJD : un pion s’est arrêté sur la dernière rangée, et nul ne l’a damé. Qu’est-ce ?
    .a = Un pion
    .b = Une dame
    .c = Hors jeu
    .why = Une dame qui n’a pas été damée est tout de même une dame.
book-moved = Selon les règles de la FMJD : peut-on jouer une dame qui n’a pas encore de couronne ?
    .a = Non : d’abord la couronne
    .b = Oui
    .c = Seulement en avant
    .why = La jouer avant qu’elle soit damée est une irrégularité.
book-partly = Selon les règles de la FMJD : un joueur ne corrige une irrégularité qu’en partie. Est-ce accepté ?
    .a = Oui
    .b = Après un avertissement
    .c = Non
    .why = La corriger en partie seulement, ou pas du tout, n’est pas accepté.
book-refuses = Selon les règles de la FMJD : un joueur refuse de jouer selon les règles officielles. Comment finit la partie ?
    .a = Elle est nulle
    .b = Ce joueur perd
    .c = Elle recommence
    .why = Un joueur qui refuse de jouer selon les règles officielles perd.
