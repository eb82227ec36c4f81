## damier mail : parties par correspondance en fichiers

cli-mail = Jouer par correspondance : des parties en fichiers, avec boîte de réception et boîte d’envoi ; le programme n’envoie rien
cli-mail-new = Commencer une partie
cli-mail-read = Relever les fichiers des adversaires : ceux de la boîte de réception, ou ceux que vous nommez
cli-mail-play = Jouer un coup, et l’écrire pour l’adversaire
cli-mail-list = Lister les parties : à qui de jouer, jours restants
cli-mail-folder = Dossier des parties ; par défaut le dossier mail à côté des progrès
cli-mail-name = Nom de la partie : lettres, chiffres, - et _
cli-mail-me = Votre nom ; d’ordinaire celui des réglages
cli-mail-opponent = Nom de l’adversaire
cli-mail-color = Votre couleur
cli-mail-days = Jours pour un coup
cli-mail-files = Fichiers PDN d’une partie chacun ; - lit l’entrée standard
cli-mail-move = Le coup, ou resign pour abandonner, ou draw pour accepter une proposition de nulle
cli-mail-if = Répondre d’avance : un coup de l’adversaire et le vôtre, au besoin d’autres paires, comme "19-23 28x19" ; peut être répété
cli-mail-offer = Proposer nulle avec le coup
cli-mail-yes = Ne pas demander si le coup est bien voulu
cli-mail-json = Écrire un objet JSON par partie
value-move = COUP
value-moves = COUPS

mail-no-folder = pas de dossier pour les données : nommez-en un avec --folder
mail-no-name = il manque votre nom : donnez-le avec --me, ou dans les options (o)
mail-your-move = À vous de jouer : damier mail play { $name } COUP
mail-to-send = Écrit : { $file }. À envoyer à { $opponent }, avec le texte voisin si vous voulez.
mail-inbox-empty = Rien dans { $folder }
mail-new-game = Nouvelle partie { $name } contre { $opponent }
mail-received = { $opponent } joue { $played }
mail-answered = Réponse donnée d’avance : { $played }
mail-offered = { $opponent } propose nulle : jouez « draw » pour l’accepter, un coup refuse
mail-result = La partie est finie : { $result }
mail-resignation = l’abandon
mail-draw = la nulle
mail-confirm = Enregistrer { $what } ? [o/N]
mail-yes = o oui y yes
mail-not-sent = Rien n’a été écrit
mail-none = Aucune partie par correspondance : damier mail new en commence une
mail-line-over = { $name } : { $white } – { $black }, finie, { $result }
    .aloud = { $name } : { $white }, { $black }, finie, { $result }
mail-line-ours = { $name } : { $white } – { $black }, { $place }, à vous de jouer, { $left ->
    [one] { $left } jour restant
   *[other] { $left } jours restants
}
    .aloud = { $name } : { $white }, { $black }, { $place }, à vous de jouer, { $left ->
        [one] { $left } jour restant
       *[other] { $left } jours restants
    }
mail-line-late = { $name } : { $white } – { $black }, { $place }, à vous de jouer, votre temps est écoulé
    .aloud = { $name } : { $white }, { $black }, { $place }, à vous de jouer, votre temps est écoulé
mail-line-theirs = { $name } : { $white } – { $black }, { $place }, à l’adversaire de jouer, { $left ->
    [one] { $left } jour restant
   *[other] { $left } jours restants
}
    .aloud = { $name } : { $white }, { $black }, { $place }, à l’adversaire de jouer, { $left ->
        [one] { $left } jour restant
       *[other] { $left } jours restants
    }
mail-line-theirs-late = { $name } : { $white } – { $black }, { $place }, à l’adversaire de jouer, son temps est écoulé
    .aloud = { $name } : { $white }, { $black }, { $place }, à l’adversaire de jouer, son temps est écoulé
mail-place = { $side ->
    [white] coup { $number } des Blancs
   *[black] coup { $number } des Noirs
}
mail-text-players = Partie { $name } : { $white } (Blancs) – { $black } (Noirs)
mail-text-last = Joué au { $place } : { $played }
mail-text-offer = La nulle est proposée.
mail-text-turn = Aux { $side ->
    [white] Blancs
   *[black] Noirs
} de jouer, dans un délai de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
mail-text-file = La partie entière est dans le fichier PDN qui accompagne ce texte.
mail-board-key = w et b sont les pions (blancs, noirs), W et B les dames ; à côté de chaque rangée, sa première et sa dernière case.

mail-closed = Une de vos parties par correspondance a cette position et n’est pas finie : moteur et tables sont fermés.

## What is wrong with a file or a move

mail-at = { $place } : { $reason }
mail-too-long = trop long pour une partie
mail-games = une seule partie attendue, nombre trouvé : { $games }
mail-tag = l’étiquette { $tag } manque ou ne dit rien d’utile
mail-setup = une nouvelle position au lieu du { $place }
mail-goes-on = le { $place } vient après la fin de la partie
mail-other-start = une autre position de départ que la vôtre
mail-differs = le { $place } est { $ours } ici et { $theirs } dans le fichier
mail-behind = le fichier s’arrête avant le { $place }, connu ici
mail-nothing = rien de nouveau
mail-too-many = { $moves } nouveaux coups au lieu d’un
mail-our-move = c’était à vous de jouer le nouveau coup
mail-bad-result = un résultat dont l’adversaire ne peut pas décider seul
mail-not-our-turn = ce n’est pas à vous de jouer
mail-over = la partie est finie
mail-condition = une suite de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : il faut des paires, un coup adverse et le vôtre, 20 paires au plus
mail-no-offer = aucune nulle n’a été proposée avec le dernier coup
mail-bad-name = { $name } n’est pas un nom de partie : 1 à 40 lettres, chiffres, - et _
mail-exists = il y a déjà une partie { $name }
mail-missing = il n’y a pas de partie { $name }

## Games by mail in the program

mail-opponent = une personne, par correspondance
mail-title = Correspondance
mail-menu = parties par correspondance
mail-row-named = { $opponent } ({ $name })
    .aloud = { $opponent }, { $name }
mail-row-ours = { $opponent } : à vous, { $left ->
    [one] { $left } jour
   *[other] { $left } jours
}
mail-row-late = { $opponent } : à vous, temps écoulé
mail-row-theirs = { $opponent } : en attente, { $left ->
    [one] { $left } jour
   *[other] { $left } jours
}
mail-row-theirs-late = { $opponent } : en attente, temps écoulé
mail-row-over = { $opponent } : { $result }
mail-list-how-to = r relève ce qui est arrivé dans { $folder }.
    .aloud = Son numéro ouvre une partie, { label-new-game } en commence une, { label-mail-read } relève ce qui est arrivé dans { $folder }.
mail-list-none = Pas encore de partie : n en commence une. Placez les fichiers des adversaires dans { $folder }, r les relève.
    .aloud = Pas encore de partie : { label-new-game } en commence une. Placez les fichiers des adversaires dans { $folder }, { label-mail-read } les relève.
mail-no-place = Il n’y a pas de dossier pour les parties par correspondance.
mail-nothing-new = Rien de nouveau n’est arrivé.
mail-needs-names = Il faut les deux noms.
mail-sure = Enregistrer { $what } ? Entrée : oui, Échap : non.
    .aloud = Enregistrer { $what } ? Une ligne vide : oui.
mail-with-offer = Avec une proposition de nulle.
mail-with-line = Réponse d’avance : { $line }
mail-more = o propose la nulle avec ce coup, i répond d’avance à l’adversaire.
    .aloud = { label-offer } propose la nulle avec ce coup, { label-mail-if } répond d’avance à l’adversaire.
mail-waits = À { $opponent } de jouer. Fichier suivant : boîte de réception.
row-mail-days = jours
    .help = Jours pour un coup.
mail-days-value = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
row-mail-if = si
    .help = Un coup de l’adversaire et le vôtre, d’autres paires si vous voulez : 19-23 28x19.
label-mail-read = réception
help-mail-read = relever les fichiers de la boîte de réception
help-mail-new = commencer une partie par correspondance
help-mail-offer = proposer la nulle avec le coup, ou accepter celle de l’adversaire
label-mail-if = répondre
help-mail-if = répondre d’avance à un coup de l’adversaire
help-mail-resign = abandonner, après une question
