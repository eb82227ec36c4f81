## Cas pour un arbitre. $mover a fait quelque chose, $other est l’adversaire : « Blancs » ou « Noirs », toujours après
## les, des ou aux.

act = { $act ->
    [moves-twice] Les { $mover } jouent { $played } et ensuite, avant la réponse des { $other }, { $second }.
    [moves-wrongly] Les { $mover } jouent { $played }, un pion en arrière.
    [touches-other] Les { $mover } touchent la pièce en { $piece } sans un mot, puis jouent { $played }.
    [takes-back] Les { $mover } jouent { $played }, lâchent, remettent la pièce et jouent { $second } à la place.
    [moves-enemy] Les { $mover } jouent la pièce des { $other } en { $piece } : { $played }.
    [does-not-capture] Les { $mover } jouent { $played }, bien que cette pièce puisse prendre.
    [lifts-piece] Les { $mover } soulèvent sans raison du damier la pièce en { $piece }, puis jouent { $played }.
    [captures-fewer] Les { $mover } prennent par { $played }. Une autre prise enlève plus de pièces.
    [stops-capture] Les { $mover } commencent la prise { $played }, mais lâchent la pièce en { $piece }.
    [lifts-during-capture] Les { $mover } prennent par { $played }, et soulèvent du damier la pièce en { $piece } avant le dernier saut.
    [leaves-captured] Les { $mover } prennent par { $played }, mais laissent sur le damier la pièce prise en { $piece }.
    [removes-unjumped] Les { $mover } prennent par { $played } et enlèvent aussi la pièce en { $piece }, qui n’a pas été sautée.
    [stops-removing] Les { $mover } prennent par { $played } et s’arrêtent au milieu de l’enlèvement des pièces prises.
    [removes-own] Les { $mover } prennent par { $played }, puis enlèvent aussi une pièce de leur camp, en { $piece }.
    [moves-uncrowned] Les { $mover } jouent { $played } avec une dame encore sans couronne.
   *[two-hands] Les { $mover } prennent par { $played } d’une main et enlèvent les pièces prises de l’autre.
}

irregular-case = { $happened } { $question }
sequel = { $sequel ->
    [noticed] Les { $other } le voient aussitôt. Que peuvent faire les { $other } ?
    [noticed-late] Les { $other } répondent par un coup et ne le voient qu’alors. Que peuvent faire les { $other } ?
    [refused] Les { $other } demandent la correction, et les { $mover } refusent. Quelle est la décision ?
    [partly] Les { $other } demandent la correction. Les { $mover } n’en corrigent qu’une partie. Quelle est la décision ?
   *[silence] Les { $other } ne disent rien, mais l’arbitre l’a vu. Que fait l’arbitre ?
}

case-accident = Une manche balaie quelques pièces de leurs cases. Les deux joueurs le voient aussitôt. Comment l’arbitre en juge-t-il ?
case-board-turned = Au milieu de la partie, quelqu’un remarque que les coins gauches du damier sont clairs. Quelle est la décision ?
case-left-off = Après quelques coups, il apparaît qu’un pion a été oublié en plaçant les pièces. Quelle est la décision ?
case-on-light = Pendant la partie, il apparaît qu’un pion est sur une case claire depuis le départ. Quelle est la décision ?

## Touching a piece

touch = { $touch ->
    [movable] Les { $mover } touchent la pièce en { $piece } sans un mot, puis veulent en jouer une autre. Quelle est la décision ?
    [blocked] Les { $mover } touchent la pièce en { $piece }, qui ne peut pas jouer. Quelle est la décision ?
    [adjusted] Les { $mover } disent « j’adoube », puis touchent la pièce en { $piece }. Quelle est la décision ?
    [adjusted-late] Les { $mover } touchent la pièce en { $piece }, et ne disent « j’adoube » qu’ensuite. Quelle est la décision ?
    [hand-on] Les { $mover } jouent { $played }, mais gardent la main sur la pièce et voient maintenant une meilleure case. Quelle est la décision ?
    [hand-off] Les { $mover } jouent { $played }, retirent la main et voient maintenant une meilleure case. Quelle est la décision ?
   *[not-to-move] Trait aux { $mover }. Les { $other } ne disent rien et redressent la pièce en { $piece }. Est-ce permis ?
}

## The clock

clock-flag-pressed = Les { $mover } lâchent la pièce à { $seconds } secondes de la fin et appuient sur la pendule à { $left }. Les { $other } réclament le gain au temps. Quelle est la décision ?
clock-flag-not-pressed = Les { $mover } lâchent la pièce à { $seconds } secondes de la fin, mais le drapeau tombe avant que les { $mover } aient appuyé. Quelle est la décision ?
clock-forgotten = Les { $mover } ont joué et oublient d’appuyer sur la pendule. Qui peut le dire ?
clock-other-hand = Les { $mover } jouent de la main droite et appuient sur la pendule de la gauche. Est-ce permis ?
clock-late = Les { $other } arrivent { $minutes } minutes après le début ; la limite est d’une heure. Quelle est la décision ?
clock-both-late = Après { $minutes } minutes, aucun joueur n’est venu ; la limite est d’une heure. Quelle est la décision ?
clock-neither = Au début, aucun joueur n’est là. Les { $mover } viennent après { $minutes } minutes, avant les { $other }. Comment compte-t-on le temps perdu ?
clock-black-absent = La ronde commence. Les Blancs sont au damier, pas les Noirs. Quelle pendule l’arbitre lance-t-il ?
clock-claim-right = Les { $mover } demandent la nulle. Pendant que l’arbitre examine, le drapeau des { $mover } tombe. L’arbitre trouve la demande juste. Quelle est la décision ?
clock-claim-wrong = Les { $mover } demandent la nulle. Pendant que l’arbitre examine, le drapeau des { $mover } tombe. L’arbitre trouve la demande fausse. Quelle est la décision ?
clock-broken = La pendule s’arrête au milieu de la partie. L’arbitre en apporte une autre et règle les deux temps. Quelle est la décision ?
clock-colors-swapped = Après quelques coups, les joueurs remarquent que chacun a la couleur de l’autre. Quelle est la décision ?

## Keeping score

sheet-sudden-death = Mort subite : il reste { $minutes } minutes aux { $mover }, qui cessent de noter les coups. Quelle est la décision ?
sheet-fischer = Pendule Fischer : il reste { $minutes } minutes aux { $mover }, qui cessent de noter les coups. Quelle est la décision ?
sheet-after-time-trouble = Les { $mover } ont cessé de noter en zeitnot. La partie est finie, et l’arbitre demande les coups manquants. Quelle est la décision ?
sheet-compare = { $case ->
    [own-agreed] Sur leur propre temps, les { $mover } demandent la feuille des { $other } pour comparer. Les { $other } sont d’accord. Est-ce permis ?
    [own] Sur leur propre temps, les { $mover } prennent la feuille des { $other } pour comparer. Les { $other } ne sont pas d’accord. Est-ce permis ?
    [others-agreed] Sur le temps des { $other }, les { $mover } demandent leur feuille pour comparer. Les { $other } sont d’accord. Est-ce permis ?
   *[others] Sur le temps des { $other }, les { $mover } prennent leur feuille pour comparer. Les { $other } ne sont pas d’accord. Est-ce permis ?
}
sheet-capture-first = Les { $mover } notent la prise 28x19, puis la font sur le damier. Est-ce permis ?
sheet-refuses = Les { $mover } refusent de noter, même quand l’arbitre le demande. Quelle est la décision ?

## Draws

offer-after = Coup { $number } : les { $mover } jouent, proposent nulle et appuient ensuite sur la pendule. Que vaut la proposition ?
offer-again = Coup 60 : les { $mover } jouent, proposent nulle et appuient sur la pendule. Au coup 50, les { $other } ont refusé une telle proposition, et n’en ont pas fait depuis. Que vaut la proposition ?
offer-conditional = Coup 50 : les { $mover } jouent, disent « nulle, sauf si vous prenez en arrière », et appuient sur la pendule. Que vaut la proposition ?
offer-on-opponents-time = Coup 50 : les { $mover } jouent, appuient sur la pendule, et proposent nulle ensuite. Que vaut la proposition ?
offer-answered-by-move = Les { $mover } ont fait une proposition de nulle valable. Les { $other } ne disent rien et jouent un coup. Que vaut la proposition ?

limit-case = { $material } Chaque camp a joué { $moves } coups depuis, et rien n’est décidé. Quelle est la décision ?
limit-material = { $material ->
    [kings] Les deux camps ont des dames et des pions. La dernière prise est ancienne, et depuis seules des dames ont joué.
    [three-kings] Pendule Fischer. On est arrivé à trois dames contre une dame.
    [two-kings-and-man] Pendule Fischer. On est arrivé à deux dames et un pion contre une dame.
    [king-and-two-men] Pendule Fischer. On est arrivé à une dame et deux pions contre une dame.
    [two-kings] Pendule Fischer. On est arrivé à deux dames contre une dame.
    [king-and-man] Pendule Fischer. On est arrivé à une dame et un pion contre une dame.
   *[king] Pendule Fischer. On est arrivé à une dame contre une dame.
}

repetition-same-side = Une position s’est présentée { $times } fois en tout, toujours avec les { $mover } au trait. Quelle est la décision ?
repetition-either-side = Les mêmes pièces ont été { $times } fois sur les mêmes cases, une fois avec les { $other } au trait, sinon avec les { $mover }. Quelle est la décision ?
theoretical-sudden-death = Mort subite : on vient d’arriver à trois dames contre une. Le camp le plus fort ne peut pas montrer de gain. Quelle est la décision ?
theoretical-fischer = Pendule Fischer : on vient d’arriver à trois dames contre une. Quelle est la décision ?
advantage-sudden-death = Mort subite : { $pieces } pièces sur le damier. Les { $mover } sont nettement mieux, ont { $seconds } secondes et demandent la nulle. Quelle est la décision ?
advantage-fischer = Pendule Fischer : il reste { $pieces } pièces sur le damier. Les { $mover } sont nettement mieux, ont { $seconds } secondes et demandent la nulle. Quelle est la décision ?

## An adjourned game

sealed-read = On ouvre l’enveloppe. Trait aux { $mover }, et le coup secret est { $played }. Quelle est la décision ?
sealing-case = { $step ->
    [who-seals] La lumière est coupée pour des heures, et la partie est ajournée. Qui écrit le coup suivant en secret ?
    [illegal] On ouvre l’enveloppe, et le coup secret se révèle irrégulier. Quelle est la décision ?
    [who-keeps] La partie est ajournée. Qui garde l’enveloppe cachetée ?
    [first] On reprend une partie ajournée. Que fait-on d’abord ?
    [second] On reprend une partie ajournée. L’enveloppe est ouverte. Que fait-on ensuite ?
    [third] On reprend une partie ajournée. Les joueurs ont de nouveau leurs feuilles. Que fait-on ensuite ?
    [fourth] On reprend une partie ajournée. Les joueurs sont d’accord sur position et temps. Que fait-on ensuite ?
    [other-move] Le joueur a trouvé un meilleur coup dans la nuit et veut le jouer au lieu du coup secret. Est-ce permis ?
   *[arbiters-time] Avant un ajournement, l’arbitre écrit la position. Quelle pendule tourne pendant ce temps ?
}

## Conduct

conduct = { $conduct ->
    [talks] Le joueur des { $mover } parle à un ami dans la salle pendant la partie.
    [asks-spectator] Le joueur des { $mover } demande à un spectateur pendant la partie où en sont les autres.
    [notes] Le joueur des { $mover } consulte un carnet pendant la partie.
    [written-opening] Le joueur des { $mover } a une ouverture écrite au dos de la feuille de partie, et la regarde.
    [leaves-to-move] Le joueur des { $mover } a le trait et quitte le damier.
    [points] Le joueur des { $mover } réfléchit en montrant du doigt une case après l’autre.
    [disturbs] Le joueur des { $other } réfléchit. Celui des { $mover } tambourine sur la table.
    [disturbs-others] Le joueur des { $mover } a fini, et raconte des blagues à voix haute alors que d’autres jouent encore.
    [advice] Le joueur des { $mover } interroge un coéquipier sur la position et suit le conseil.
    [analyses-running] Le joueur des { $mover } dit à un ami ce qui cloche dans une partie voisine, encore en cours.
    [analyses-in-hall] Le joueur des { $mover } a fini et analyse la partie avec celui des { $other }, dans la salle de jeu.
    [holds-up] La ronde suivante doit commencer. Le joueur des { $mover } reste à la table de la précédente et ne veut pas la quitter.
    [leaves-hall] Le joueur des { $mover } quitte la salle de jeu sans demander à l’arbitre.
    [fetches-something] Le joueur des { $mover } court chercher ses lunettes à l’hôtel et ne le dit à personne.
    [stands-by] Le joueur des { $mover } reste dix minutes près du damier voisin et regarde.
    [telephone] Le joueur des { $mover } regarde un téléphone pendant la partie.
    [watch] Le joueur des { $mover } lit un message sur une montre pendant la partie.
    [walks] Pendant que celui des { $other } réfléchit, le joueur des { $mover } va et vient dans la salle.
    [asks-arbiter] Le joueur des { $mover } demande à l’arbitre comment se compte la limite de coups.
    [appeals] Le joueur des { $mover } continue, et envoie un appel écrit au jury d’appel avec un double pour l’arbitre principal.
   *[writes-to-organisers] Le joueur des { $mover } écrit aux organisateurs une lettre sur la lumière de la salle.
}

conduct-case = { $conduct } Est-ce permis ?
seen-conduct = { $conduct } L’arbitre le voit ; celui des { $other } ne s’est pas plaint. Que fait l’arbitre ?

severe-warning-one = Dans une partie, le joueur des { $mover } a eu un avertissement sévère, le premier. Quelle est la décision ?
severe-warning-two = Dans une partie, le joueur des { $mover } a eu un second avertissement sévère. Quelle est la décision ?
disqualification-case = Un arbitre veut disqualifier un joueur. Qui doit être d’accord ?
refuses-correction-case = Les { $mover } ont enfreint une règle du jeu. L’arbitre demande la correction, et les { $mover } refusent. Quelle est la décision ?

seen = { $seen ->
    [flag] L’arbitre voit qu’un drapeau est tombé. Les joueurs ne l’ont pas remarqué. Que fait l’arbitre ?
    [rule-draw] L’arbitre voit que la partie est nulle par la règle des 16 coups. Aucun joueur ne l’a remarqué. Que fait l’arbitre ?
    [third-time] L’arbitre voit la même position pour la troisième fois, avec le même camp au trait. Aucun joueur ne l’a remarqué. Que fait l’arbitre ?
    [king-moves] L’arbitre voit que chaque camp a joué 25 coups rien qu’avec des dames et que rien n’a été pris. Aucun joueur ne l’a remarqué. Que fait l’arbitre ?
    [too-late] Les { $mover } arrivent avec une heure et demie de retard ; la limite est d’une heure. L’adversaire ne dit rien. Que fait l’arbitre ?
    [forgotten-clock] L’arbitre voit que les { $mover } ont joué et oublié la pendule. L’adversaire ne dit rien. Que fait l’arbitre ?
    [quarrel] Deux joueurs se querellent au damier. Aucun n’a appelé l’arbitre. Que fait l’arbitre ?
   *[no-score] L’arbitre voit que les { $mover }, à qui il reste une heure, ont cessé de noter. Que fait l’arbitre ?
}

## Forms of play and of tournaments

form-described = { $form ->
    [odds] Un maître affronte un débutant et commence avec un pion de moins. Comment cela s’appelle-t-il ?
    [blindfold] Un joueur joue sans voir le damier et annonce ses coups. Comment cela s’appelle-t-il ?
    [simultaneous] Un maître affronte vingt adversaires à la fois, de damier en damier. Comment cela s’appelle-t-il ?
    [blindfold-simultaneous] Un maître affronte dix adversaires à la fois et ne voit aucun des damiers. Comment cela s’appelle-t-il ?
    [correspondence] Les joueurs s’envoient un coup à la fois et peuvent réfléchir des jours. Comment cela s’appelle-t-il ?
    [knock-out] Qui perd sort, jusqu’à ce qu’il ne reste qu’un joueur. Comment cela s’appelle-t-il ?
    [round-robin] Chaque joueur rencontre tous les autres. Comment cela s’appelle-t-il ?
    [by-score] À chaque ronde se rencontrent des joueurs de scores égaux ou presque. Comment cela s’appelle-t-il ?
    [relay] Chaque équipe envoie un joueur après l’autre. Qui a perdu une partie ne joue plus, et une équipe sort quand son dernier joueur a perdu. Comment cela s’appelle-t-il ?
    [match] Deux joueurs se rencontrent en une série de parties. Comment cela s’appelle-t-il ?
   *[scheveningen] Deux équipes se rencontrent, et chaque joueur de l’une joue contre chaque joueur de l’autre. Comment cela s’appelle-t-il ?
}

rounds-case = { $players } joueurs disputent un tournoi au système suisse. Combien de rondes lui conviennent ?

player-name = { $player ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[f] F
}
player-line = { $player } { $score } ({ $wins })
score-case = Un tournoi toutes rondes à six se termine. Parties de { $player } : gagnées { $wins }, nulles { $draws }, perdues { $losses }. Combien de points cela fait-il ?
compare-won = { $winner } a battu { $loser }.
compare-drawn = { $first } et { $second } ont fait nulle.
compare-case = Tournoi toutes rondes à six, scores finaux avec les gains entre parenthèses : { $table }. { $game } Qui est devant, { $first } ou { $second } ?
play-off-drawn = Un barrage Lehmann-Georgiev, cinq minutes chacun au début. La partie { $game } est nulle. A a encore { $first } et B { $second }. Avec quels temps commence la suivante ?
play-off-won = Un barrage Lehmann-Georgiev, cinq minutes chacun au début. { $winner } gagne la partie { $game }. Et ensuite ?
play-off-flag = Un barrage Lehmann-Georgiev, cinq minutes chacun au début. Dans la partie { $game }, le drapeau de { $loser } tombe. Et ensuite ?

## Tables of tournaments

course-table = tableau
prompt-answer = réponse
table-row = { $player }   { $results }   { $score }
ask-score = Quel est le score du joueur { $player } ? +3 veut dire un gain contre le joueur 3, = une nulle, - une perte.
ask-opponents = Additionnez les scores de tous les adversaires du joueur { $player }. +3 veut dire un gain contre le joueur 3 ; le score est en dernier.
ask-median = Additionnez les scores des adversaires du joueur { $player }, sans le plus haut ni le plus bas. +3 veut dire un gain contre le joueur 3 ; le score est en dernier.
ask-cut = { $cut ->
        [one] Laissez de côté le score le plus bas
       *[other] Laissez de côté les { $cut } scores les plus bas
    } parmi les adversaires du joueur { $player } et additionnez les autres. +3 veut dire un gain contre le joueur 3 ; le score est en dernier.
ask-order = Les joueurs { $players } ont le même score. Qui passe devant ? Comparez les scores des adversaires : tous ; puis sans le plus haut ni le plus bas ; puis sans le plus bas. Tapez les numéros dans l’ordre, comme 3 1.
ask-pairing = Appariez la ronde suivante : chacun une fois, personne contre un ancien adversaire, les scores aussi proches que possible. Tapez les paires, comme 1-4 2-5 3-6.
fault-other-players = Nommez exactement les joueurs demandés, chacun une fois.
fault-number = Non : c’est { $right }.
fault-order = Non. Le bon ordre : { $right }.
fault-twice = Le joueur { $player } joue deux fois.
fault-missing = Le joueur { $player } n’a pas d’adversaire.
fault-rematch = { $first } et { $second } se sont déjà rencontrés.
pairing-fault = { $wrong } Serait juste, par exemple : { $pairs }.
fault-apart = Les scores de vos paires diffèrent en tout de { $total } points ; { $least } est possible.
table-unread-number = Tapez un nombre.
table-unread-player = Il n’y a pas de joueur { $player } : ce sont 1 à 6.
table-unread-odd = Un joueur n’a pas d’adversaire : tapez des paires.

## Rulings: at most 30 columns

ruling = { $ruling ->
    [correct-or-accept] faire corriger ou accepter
    [must-correct] il faut corriger
    [accepted] plus rien
    [still-correct] exiger la correction
    [offender-loses] le fautif perd
    [warned] un avertissement, sans plus
    [punished] une sanction selon la gravité
    [no-offence] aucune règle enfreinte
    [arbiter-waits] le laisser à l’adversaire
    [arbiter-acts] intervenir
    [replayed] la partie recommence
    [continues] la partie continue
    [must-move] il faut jouer cette pièce
    [any-piece] toute pièce peut jouer
    [any-square] elle peut aller ailleurs
    [move-stands] le coup est maintenu
    [forbidden] pas permis
    [allowed] permis
    [loses] le joueur perd
    [both-lose] les deux perdent
    [time-lost] seul le temps est perdu
    [only-opponent] l’adversaire seul
    [arbiter-too] l’arbitre aussi
    [anyone] n’importe qui
    [white-clock] la pendule des Blancs
    [black-clock] la pendule des Noirs
    [no-clock] aucune pendule
    [drawn] nulle
    [offer-stands] elle est valable
    [offer-too-early] elle vient trop tôt
    [offer-repeated] à l’autre de proposer d’abord
    [offer-conditional] pas de conditions permises
    [offer-late] on a déjà appuyé
    [offer-declined] elle est refusée
    [side-to-move] le joueur au trait
    [other-side] l’autre joueur
    [the-arbiter] l’arbitre
    [white-player] le joueur des Blancs
    [play-sealed] on joue le coup secret
    [confirm-position] accord sur position et temps
    [return-sheets] on rend les feuilles
    [open-envelope] on ouvre l’enveloppe
    [must-write] continuer à noter
    [write-later] cesser, compléter si demandé
    [need-not-write] on n’a jamais à les noter
    [fill-in] on les complète maintenant
    [play-off-decides] un barrage décide
    [chief-arbiter] l’arbitre principal
   *[play-off-over] le barrage est fini
}
ruling-minutes-each = { $minutes } min de moins chacun
ruling-minutes-white = { $minutes } min de moins aux Blancs
ruling-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ruling-rounds = { $rounds } rondes
ruling-times = A { $first }, B { $second }
form-name = { $form ->
    [odds] une partie à avantage
    [blindfold] le jeu à l’aveugle
    [simultaneous] la simultanée
    [blindfold-simultaneous] la simultanée à l’aveugle
    [correspondence] le jeu par correspondance
    [knock-out] une élimination directe
    [round-robin] un tournoi toutes rondes
    [by-score] le système suisse
    [relay] un relais par équipes
    [match] un match
   *[scheveningen] le système Scheveningen
}
