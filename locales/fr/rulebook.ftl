## Cas qu’un article des livres de règles décide directement. $mover a fait quelque chose, $other est l’adversaire :
## « Blancs » ou « Noirs », toujours après les, des ou aux. Au plus 45 mots.

equipment-board = La surface de jeu d’un damier mesure { $size } sur { $size } centimètres. Est-il permis en tournoi ?
equipment-rim = Le cadre d’un damier dépasse les cases de { $height } millimètres. Est-il permis en tournoi ?
equipment-man = Les cases d’un damier ont { $square } millimètres de large, les pions { $man }. Est-ce permis en tournoi ?
equipment-man-on-45 = Sur un damier de 45 centimètres à 100 cases, les pions ont { $width } millimètres de large. Est-ce permis en tournoi ?
equipment-height = Les pions ont { $width } millimètres de large et { $height } de haut. Est-ce permis en tournoi ?
equipment-display = L’affichage d’une pendule a { $height } millimètres de haut et { $width } de large. Est-il permis en tournoi ?
fixture = { $fixture ->
    [numbers-at-home] Les numéros 1 à 50 sont imprimés sur un damier d’entraînement. Est-ce permis ?
    [numbers-in-tournament] Les numéros 1 à 50 sont imprimés sur les damiers d’un tournoi. Est-ce permis ?
    [glossy-board] Sous les lampes, les damiers d’un tournoi brillent. Est-ce permis ?
    [pale-squares] Sur les damiers d’un tournoi, les cases foncées ne sont qu’un peu plus foncées que les claires. Est-ce permis ?
    [glossy-men] Les pions d’un jeu de tournoi sont polis et brillent. Est-ce permis ?
    [two-shades] Trois pions blancs ont été remplacés et sont un peu plus foncés que les autres. Est-ce permis en tournoi ?
    [wobbly-kings] Deux pions l’un sur l’autre glissent facilement. Un tel jeu est-il permis en tournoi ?
    [one-clock-works] Une des deux pendules d’un boîtier s’est arrêtée pour de bon ; les joueurs partagent l’autre. Est-ce permis ?
    [no-common-stop] Une pendule ne peut pas arrêter les deux côtés à la fois. Est-elle permise en tournoi ?
    [both-run] Une pendule laisse tourner les deux côtés en même temps. Est-elle permise en tournoi ?
    [starts-late] Sur une pendule, l’autre côté part cinq secondes après l’appui. Est-elle permise en tournoi ?
    [hidden-time] Une pendule ne montre le temps utilisé qu’en tenant un bouton. Est-elle permise en tournoi ?
    [minutes-only] Dans ses deux dernières minutes, une pendule ne montre que les minutes. Est-elle permise en tournoi ?
    [wobbly-clock] Une pendule se renverse quand on appuie. Est-elle permise en tournoi ?
    [clock-on-left] La pendule est à gauche des Blancs, au milieu du côté du damier. Est-ce permis ?
    [clock-moved-by-player] Les { $mover } mettent la pendule de l’autre côté du damier. Est-ce permis ?
    [clock-moved-by-arbiter] À cause d’un pilier, l’arbitre met la pendule à droite des Blancs. Est-ce permis ?
    [no-sheet] Une seule feuille de partie est au damier : les { $mover } n’en ont pas. Est-ce permis ?
    [late-sheets] Les feuilles de partie sont distribuées après le dixième coup. Est-ce permis ?
    [single-sheet] Les feuilles de partie n’ont pas de double. Est-ce permis ?
   *[original-taken-home] Les { $mover } emportent l’original de la feuille après la partie. Est-ce permis ?
}

handling = { $handling ->
    [crowned-by-opponent] Le pion des { $mover } s’arrête sur la ligne de dame. Les { $other } posent dessus un second pion. Est-ce permis ?
    [crowned-by-owner] Le pion des { $mover } s’arrête sur la ligne de dame, et les { $mover } posent dessus un second pion. Est-ce permis ?
    [crowned-later] Une nouvelle dame des { $mover } n’a pas été damée. Cinq coups plus tard, les { $other } la dament. Est-ce permis ?
    [moves-uncrowned] Une nouvelle dame des { $mover } n’a pas été damée. Les { $mover } la jouent telle quelle. Est-ce permis ?
    [moves-at-once] Le pion des { $mover } devient dame et est damé. Avant que les { $other } aient joué, les { $mover } la rejouent. Est-ce permis ?
    [moves-after-reply] Le pion des { $mover } devient dame et est damé. Les { $other } jouent un coup ; puis les { $mover } jouent la dame. Est-ce permis ?
    [treated-as-man] Une nouvelle dame des { $mover } n’a pas été damée. Les { $other } disent que c’est encore un pion, qui ne peut qu’avancer. Les { $other } peuvent-ils l’exiger ?
    [takes-off-in-order] Les { $mover } ont pris trois pièces et les enlèvent dans l’ordre des sauts. Est-ce permis ?
    [takes-off-in-reverse] Les { $mover } ont pris trois pièces et les enlèvent de la dernière à la première. Est-ce permis ?
    [takes-off-mixed] Les { $mover } ont pris trois pièces et enlèvent la deuxième, la première, la troisième. Est-ce permis ?
    [takes-off-early] Les { $mover } prennent deux pièces et enlèvent la première avant le second saut. Est-ce permis ?
    [pauses] Les { $mover } ont pris trois pièces, en enlèvent une, réfléchissent un moment, et enlèvent les autres. Est-ce permis ?
    [continues-after-letting-go] Au milieu d’une rafle, les { $mover } lâchent la pièce. Ils veulent maintenant compléter la prise. Est-ce permis ?
    [keeps-hold] Dans une rafle, les { $mover } posent la pièce après chaque saut sans la lâcher. Est-ce permis ?
    [sweeps] Les { $mover } prennent trois pièces en posant la pièce tout droit sur sa dernière case. Est-ce permis ?
    [two-hands] Les { $mover } sautent de la main droite et enlèvent la pièce de la gauche. Est-ce permis ?
   *[one-hand] Les { $mover } sautent de la main gauche et enlèvent la pièce de la gauche. Est-ce permis ?
}

claim-objection-before = { $minutes } minutes avant la fin du temps, les { $mover } disent à l’arbitre que la pendule montre un temps faux. Que vaut la réclamation ?
claim-objection-after = { $minutes } minutes après la fin du temps, les { $mover } disent à l’arbitre que la pendule montrait un temps faux. Que vaut la réclamation ?
claim-correction = Les { $mover } ont commis une irrégularité. Il faut { $minutes } minutes à l’arbitre pour la réparer. C’est le temps de qui ?
claim-flag = { $reporter ->
    [owner] Le drapeau des { $mover } est tombé, et les { $mover } le disent. Est-ce permis ?
    [opponent] Le drapeau des { $mover } est tombé, et les { $other } le disent. Est-ce permis ?
    [arbiter] Le drapeau des { $mover } est tombé, et l’arbitre le dit. Est-ce permis ?
   *[spectator] Le drapeau des { $mover } est tombé, et un spectateur le crie. Les règles donnent-elles ce droit aux spectateurs ?
}
claim-appeal = Les appels se remettent dans les { $limit } minutes après la partie. Les { $mover } en remettent un, écrit et payé, après { $after } minutes. Que vaut-il ?
claim-spoken = Les { $mover } ne font appel au jury que de vive voix. Que vaut l’appel ?
claim-no-fee = Les { $mover } font appel par écrit et à temps mais ne paient pas les frais. Que vaut l’appel ?
claim-committee = Un jury d’appel a { $members ->
        [one] un membre
       *[other] { $members } membres
    }. Est-ce un nombre habituel ?
claim-vote = Un jury d’appel de { $members } vote sur un appel : { $favour } pour, { $against } contre. Que devient l’appel ?
claim-interested = Les { $mover } ont fait appel. Un membre du jury est l’entraîneur des { $mover } et veut voter. Est-ce permis ?
claim-broken = La pendule tombe en panne. Les Blancs ont utilisé { $white } minutes et les Noirs { $black }. Que fait l’arbitre ?

deed = { $deed ->
    [sees-regulations] Le joueur des { $mover } demande à voir le règlement du tournoi. Est-ce un droit, un devoir, ou pas permis ?
    [wants-quiet] Le joueur des { $mover } demande le calme dans la salle. Est-ce un droit, un devoir, ou pas permis ?
    [asks-arbiter] Le joueur des { $mover } demande à l’arbitre d’expliquer une décision sur la partie. Est-ce un droit, un devoir, ou pas permis ?
    [writes-through-captain] Le joueur des { $mover } fait écrire aux organisateurs par le capitaine d’équipe. Est-ce un droit, un devoir, ou pas permis ?
    [appeals] Le joueur des { $mover } continue à jouer et fait appel par écrit, avec un double pour l’arbitre principal. Est-ce un droit, un devoir, ou pas permis ?
    [walks] Le joueur des { $mover } marche pendant que celui des { $other } réfléchit. Est-ce un droit, un devoir, ou pas permis ?
    [keeps-regulations] Le joueur des { $mover } respecte le règlement. Est-ce un droit, un devoir, ou pas permis ?
    [answers] L’arbitre demande au joueur des { $mover } ce qui s’est passé, et il répond. Est-ce un droit, un devoir, ou pas permis ?
    [follows-ruling] Le joueur des { $mover } croit une décision fausse mais la suit. Est-ce un droit, un devoir, ou pas permis ?
    [tidies] Après la partie, le joueur des { $mover } remet les pions en ordre. Est-ce un droit, un devoir, ou pas permis ?
    [leaves-quietly] Après la partie, le joueur des { $mover } part sans un bruit. Est-ce un droit, un devoir, ou pas permis ?
    [plays-last-round] Le joueur des { $mover } ne peut plus rien gagner et joue tout de même la dernière ronde. Est-ce un droit, un devoir, ou pas permis ?
    [skips-last-round] Le joueur des { $mover } ne peut plus rien gagner et manque la dernière ronde. Est-ce un droit, un devoir, ou pas permis ?
    [leaves-pieces] Après la partie, le joueur des { $mover } laisse traîner les pions. Est-ce un droit, un devoir, ou pas permis ?
    [keeps-silent] L’arbitre demande au joueur des { $mover } ce qui s’est passé. Il ne dit rien. Est-ce un droit, un devoir, ou pas permis ?
    [refuses-to-sign] Le joueur des { $mover } a perdu et refuse de signer le résultat. Est-ce un droit, un devoir, ou pas permis ?
    [sets-clock] Le joueur des { $mover } ajoute cinq minutes à la pendule, et personne ne sait plus le vrai temps. Est-ce un droit, un devoir, ou pas permis ?
    [stops-clock] Le joueur des { $mover } arrête les deux pendules pour boire de l’eau. Est-ce un droit, un devoir, ou pas permis ?
    [corrects-half] Le joueur des { $mover } a enlevé deux pions à tort et n’en remet qu’un. Est-ce un droit, un devoir, ou pas permis ?
    [refuses-to-start] Le joueur des { $mover } a arrêté la pendule. L’arbitre dit qu’elle doit tourner ; le joueur refuse. Quelle est la décision ?
    [refuses-to-write] Le joueur des { $mover } refuse de noter, et refuse encore quand l’arbitre l’exige. Quelle est la décision ?
    [shouts] Le joueur des { $mover } crie contre les arbitres et ne cesse pas. Qui peut le faire sortir de la salle ?
    [both-break-rules] Les { $mover } et les { $other } ont convenu du résultat à l’avance. La partie peut-elle être perdue pour les deux ?
    [refuses-rules] Le joueur des { $mover } refuse de jouer selon les règles officielles. Celui des { $other } peut-il exiger qu’elles soient respectées ?
   *[severe-warning] Le joueur des { $mover } reçoit un avertissement sévère. Est-il rendu public ?
}

job = À qui de { $job ->
    [draw-up-regulations] établir le règlement du tournoi, par l’entremise des organisateurs ?
    [strike-out] rayer du règlement ce qui contredit les règles du jeu ?
    [receive-list] avoir la liste des joueurs une demi-heure avant le tirage ?
    [notice-board] avoir un tableau d’affichage pour les annonces officielles ?
    [post-regulations] garder le règlement affiché tout le temps ?
    [badge] porter un badge bien visible ?
    [start-clocks] lancer les pendules, ou donner l’ordre de les lancer ?
    [check-clocks] contrôler pendant le jeu que toutes les pendules marchent ?
    [check-sheets] contrôler que les coups sont notés ?
    [settle-disputes] régler les litiges pendant le tournoi ?
    [declare-late] déclarer la partie perdue pour qui arrive trop tard ?
    [declare-time] déclarer la partie perdue pour qui a joué trop peu de coups à temps ?
    [declare-draw] déclarer une nulle qu’aucun joueur n’a demandée ?
    [explain] expliquer un passage peu clair du règlement ?
    [decide-open] décider de ce que le règlement ne couvre pas ?
    [collect-games] réunir les feuilles des parties les plus importantes ?
    [update-table] tenir à jour le tableau des résultats ?
    [pair] apparier les joueurs ?
    [post-pairings] veiller à ce que les appariements de chaque ronde soient affichés ?
    [direct-adjournment] diriger la mise sous enveloppe d’un coup ?
    [announce-results] annoncer les résultats finals ?
    [plan-event] établir le plan de l’épreuve ?
    [wind-up] veiller à ce qui doit se faire après l’épreuve ?
    [sign-list] signer la liste des joueurs ?
    [keep-originals] garder les originaux des feuilles de partie ?
    [tidy-set] remettre le jeu en ordre après une partie ?
    [ask-questions] poser à l’arbitre des questions sur sa propre partie, s’il y en a ?
    [decide-appeal] décider d’un appel ?
    [consent-to-disqualify] donner l’accord à une disqualification ?
    [keep-order] veiller à ce que joueurs et spectateurs respectent les règles, et que le tournoi se déroule bien ?
    [hand-in-sheet] signer les feuilles de partie après une partie et les remettre ?
   *[send-out] faire sortir de la salle qui trouble gravement l’ordre ?
}

team-form-described = { $form ->
    [fixed] Chaque équipe inscrit ses joueurs dans l’ordre des tables et s’y tient. Comment cela s’appelle-t-il ?
    [reserves] On inscrit aussi des remplaçants, tous dans un seul ordre. D’autres peuvent jouer à chaque ronde, mais jamais un plus grand numéro devant un plus petit. Comment cela s’appelle-t-il ?
    [set-anew] Avant chaque match, chaque équipe décide à nouveau qui est à quelle table. Comment cela s’appelle-t-il ?
    [all-play-all] Chaque joueur d’une équipe rencontre chaque joueur de l’autre. Comment cela s’appelle-t-il ?
   *[sum] Les joueurs disputent une épreuve individuelle, et l’on additionne ce que marquent ceux d’une équipe. Comment cela s’appelle-t-il ?
}
line-up = { $system ->
    [fixed] Tables fixes, joueurs fixes : une équipe a inscrit ses joueurs de 1 à 4.
    [reserves] Ordre fixe avec remplaçants : une équipe a inscrit ses joueurs de 1 à 6.
   *[set-anew] L’ordre est fixé avant chaque match : une équipe a inscrit quatre joueurs, 1 à 4.
} Aujourd’hui, les tables 1 à 4 sont tenues par { $order }. Est-ce permis ?
team-sum = On compte la somme des résultats individuels. Les quatre joueurs d’une équipe ont marqué { $scores }. Quel est le résultat de l’équipe ?
team-games = Deux équipes de { $players } se rencontrent, et chacun joue contre tous ceux de l’autre équipe. Combien de parties cela fait-il ?
standing-case = { $system ->
    [round-robin] Un toutes rondes par équipes.
   *[by-score] Équipes au système suisse.
} A : { $first }. B : { $second }. { $between ->
    [first] A a battu B.
    [second] B a battu A.
    [none] A et B ont fait nulle.
   *[apart] A et B ne se sont pas rencontrés.
} Qui est devant ?
standing-round-robin = { $points } points de match, { $games } points de parties (tables { $boards })
standing-by-score = { $points } points de match, adversaires { $opponents }, { $games } points de parties (tables { $boards })
rated-case = Système suisse ; l’Elo départage. A a { $first } points et a rencontré { $met }. B a { $second } points et a rencontré { $others }. Qui est devant ?

play-form-described = { $form ->
    [over-the-board] Deux joueurs sont face à face devant un damier. Comment cela s’appelle-t-il ?
    [simultaneous] Un joueur va de damier en damier et affronte vingt adversaires à la fois. Comment cela s’appelle-t-il ?
    [correspondence] Deux joueurs de villes différentes s’envoient un coup à la fois. Comment cela s’appelle-t-il ?
    [blindfold] Un joueur ne voit pas de damier, ne note rien et annonce ses coups. Comment cela s’appelle-t-il ?
    [blindfold-simultaneous] Un joueur ne voit pas de damier et affronte huit adversaires qui ont des damiers. Comment cela s’appelle-t-il ?
    [by-touch] Un joueur aveugle tâte les pièces, en relief sur le damier. Comment cela s’appelle-t-il ?
   *[at-odds] Le joueur le plus fort commence avec deux pièces de moins. Comment cela s’appelle-t-il ?
}
play-form = { $form ->
    [over-the-board] la partie face à face
    [simultaneous] la simultanée
    [correspondence] le jeu par correspondance
    [blindfold] le jeu à l’aveugle
    [blindfold-simultaneous] la simultanée à l’aveugle
    [by-touch] le jeu au toucher
   *[at-odds] une partie à avantage
}
aspect-case = Pensez à ceci : { $form }. { $aspect ->
    [several] Un joueur y joue-t-il plusieurs parties à la fois ?
    [calls-out] Un joueur y annonce-t-il les coups au lieu de les jouer ?
    [apart] Les deux joueurs y sont-ils par définition en des lieux différents ?
    [own-rules] Y a-t-il pour cela des règles particulières en plus des règles générales ?
    [fewer] Un camp y commence-t-il avec moins de pièces ?
   *[felt] Les pièces y sont-elles reconnues du bout des doigts ?
}
time-case = Selon les règles de la FMJD, { $control ->
    [period] chaque camp doit jouer tant de coups dans une période.
   *[sudden-death] chaque camp a un temps fixe pour toute la partie.
} { $asked ->
    [clock] Faut-il une pendule ?
   *[sheet] Faut-il noter chaque coup ?
}

books-case = { $book ->
    [chinese] Selon les règles chinoises :
   *[fmjd] Selon les règles du jeu de la FMJD :
} { $difference ->
    [uncrowned] le pion des { $mover } s’arrête sur la ligne de dame et n’est pas damé. Est-ce une des irrégularités de la liste ?
    [light-square] pendant la partie, on trouve un pion des { $mover } sur une case claire. Qu’arrive-t-il ?
    [wrong-start] pendant la partie, il apparaît que les pions des { $mover } ont été mal placés. Qu’arrive-t-il ?
    [takes-off-first] le pion des { $mover } peut en prendre un. Les { $mover } peuvent-ils d’abord enlever ce pion et sauter ensuite ?
    [pause] les { $mover } enlèvent deux de trois pièces prises et marquent une nette pause. L’enlèvement est-il fini ?
    [same-hand] les { $mover } doivent-ils enlever les pièces prises de la main qui a joué ?
    [stops-writing] mort subite, et il reste vingt minutes aux { $mover }. Les { $mover } peuvent-ils cesser de noter ?
    [early-offer] après trente coups chacun, les { $mover } proposent nulle, et les { $other } acceptent. Cela compte-t-il ?
    [theoretical] mort subite : les { $mover } ont trois dames contre une et ne peuvent pas montrer de gain. Quel est le résultat maintenant ?
    [advantage] les { $mover } ont trente secondes, il reste six pièces, et les { $mover } sont mieux. Peuvent-ils obtenir la nulle sur demande ?
    [sixteen-moves] les { $mover } ont trois dames contre une, et chaque camp a joué seize coups depuis. Quel est le résultat ?
    [played-on] les { $mover } ont repris un coup, et les { $other } ont continué à jouer. Que peuvent exiger les { $other } ?
   *[board-turned] le damier est mal posé, ce que les { $mover } remarquent au dixième coup. Que devient la partie ?
}

## Why: what the long articles say, in short; the others are cited as they are

why-article = { $article ->
    [CDA-2-6-4] D’abord sauter, puis enlever, de la même main. La prise est complète quand toutes les pièces prises sont enlevées.
    [CDA-2-6-11] Les pièces s’enlèvent après toute la rafle, dans son ordre ou à l’envers, sans pause.
    [CDA-3-8-1-3-1-A] En mort subite, trois dames contre une font nulle aussitôt, sauf si la partie peut nettement se poursuivre ou si le camp le plus fort peut montrer un gain.
    [CDA-3-12-4] On ne peut proposer nulle que quand chaque camp a joué quarante coups.
    [CDA-3-16] Un appel est écrit, à temps et payé. Un nombre impair de membres, d’ordinaire trois ou plus, décide à la majorité ; des suppléants remplacent les intéressés.
    [CDA-4-17-2-1] Chaque équipe se tient à l’ordre des tables dans lequel elle a inscrit ses joueurs.
    [CDA-4-17-2-2] Les joueurs d’une ronde peuvent changer, mais les plus petits numéros sont aux premières tables.
    [CDA-4-20] Le comité d’organisation prépare l’épreuve, règle ce qui survient et veille à ce qui doit se faire ensuite.
    [FMJD-4-4] Une prise se fait clairement et dans l’ordre ; de quelle main n’est pas dit.
   *[FMJD-5-2] Une position irrégulière est traitée comme une irrégularité : l’adversaire décide si elle est corrigée.
}

## Rulings: at most 30 columns

team-form = { $form ->
    [fixed] tables fixes, joueurs fixes
    [reserves] ordre fixe avec remplaçants
    [set-anew] ordre fixé à chaque match
    [all-play-all] chacun contre tous
   *[sum] somme des résultats
}
ruling-games = { $games } parties
rulebook-ruling = { $ruling ->
    [yes] oui
    [no] non
    [right] un droit
    [duty] un devoir
    [considered] on l’examine
    [granted] on l’accepte
    [rejected] on l’écarte
    [offenders-time] celui du fautif
    [opponents-time] celui de l’adversaire
    [kept-times] une autre, avec ces temps
    [full-times] une autre, temps entiers
    [organisers] les organisateurs
    [players] les joueurs
   *[appeals-committee] le jury d’appel
}
