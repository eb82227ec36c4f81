## Une partie contre le moteur.

home-game = Partie : moteur ou joueur
play-title = Partie
play-pane = partie
play-sheet = votre feuille de partie
play-sheet-of = feuille de partie : { $name }
play-setup = nouvelle partie
play-begin = Commencer
help-begin = Pendant la partie : o propose nulle, z abandonne, j ajourne.
enter-begins = Entrée commence la partie.

game-subject = { $variant }, { $opponent }

playoff-subject = { $variant }, { $opponent }, barrage, partie { $game }
match-subject = { $variant }, { $opponent }, mini-match, partie { $game }

## The opponent

own-engine = votre moteur
another-person = autre joueur, ici
    .aloud = un autre joueur, à ce clavier
remote-opponent = autre terminal
remote-side = l’autre camp
guest-nameless = Invité

level-name = niveau { $level }

player-engine = Damier, { $level }
player-nameless = Joueur
event-training = Partie d’entraînement
event-casual = Partie amicale
event-play-off = Barrage Lehmann-Georgiev
event-mini-match = Mini-match
event-display = Simultanée

level-choice = { $level ->
    [1] 1 · { $elo } · débutant
    [2] 2 · { $elo } · étourdi
    [3] 3 · { $elo } · pressé
    [4] 4 · { $elo } · amateur
    [5] 5 · { $elo } · club
    [6] 6 · { $elo } · solide
    [7] 7 · { $elo } · profond
   *[other] 8 · { $elo } · le meilleur
}
    .aloud = { $level ->
        [1] niveau 1, Elo { $elo }, débutant
        [2] niveau 2, Elo { $elo }, étourdi
        [3] niveau 3, Elo { $elo }, pressé
        [4] niveau 4, Elo { $elo }, amateur
        [5] niveau 5, Elo { $elo }, club
        [6] niveau 6, Elo { $elo }, solide
        [7] niveau 7, Elo { $elo }, profond
       *[other] niveau 8, Elo { $elo }, le meilleur
    }

program-starts = Votre moteur démarre. La pendule n’est pas encore lancée.

program-fault = Votre moteur a échoué : { $reason }. Le niveau 8 joue à sa place.

game-engine-failed = Le moteur a échoué ({ $reason }). La partie est gardée et la pendule arrêtée : r redemande.

## The clock

game-you = vous
flag = temps !

## What happens in the game

your-move = À vous de jouer.
move-of = À { $name } de jouer.
game-engine-thinks = Le moteur réfléchit.
arbiter-looks = L’arbitre juge la position.
engine-offers = Le moteur propose nulle : o accepte, un coup refuse.
person-offers = Nulle proposée par { $name } : o accepte, un coup refuse.
offering = Votre prochain coup portera une proposition de nulle.
offer-stands = Vous avez proposé nulle.
offer-declined = Le moteur refuse la nulle.
person-declines = Nulle refusée par { $name }.
resign-sure-of = { $name } : abandonner ? Encore z abandonne, toute autre touche continue.
    .aloud = { $name } : abandonner ? Tapez encore { label-resign } pour abandonner ; toute autre commande poursuit la partie.
resign-sure = Abandonner ? Encore z abandonne, toute autre touche continue.
    .aloud = Abandonner ? Tapez encore { label-resign } pour abandonner ; toute autre commande poursuit la partie.
sealing = Ajournement : votre prochain coup est mis sous enveloppe et la pendule s’arrête. Encore j annule.
    .aloud = Ajournement : tapez votre prochain coup ; il est mis sous enveloppe et la pendule s’arrête. Tapez encore { label-adjourn } pour annuler.
written-wrong = Ce coup n’a pas été joué.
taken-back = Coup annulé.
resumed = La partie continue.
resumed-sealed = Le coup secret est joué : la partie continue.
claim-possible = w demande la nulle.
time-trouble = Moins de 5 minutes : plus besoin de noter les coups.
blind = À l’aveugle : les pièces sont cachées jusqu’à la fin.
you-win = Vous gagnez !
you-lose = Vous perdez.
a-draw = Nulle.
person-wins = Gain pour { $name } !
playoff-continues = Le barrage continue : n commence la partie { $game }. Vous avez les { $side ->
        [white] Blancs
       *[black] Noirs
    } et { $yours }, le moteur { $theirs }.
playoff-continues-of = Le barrage continue : n commence la partie { $game }. Blancs : { $white }, { $whites }. Noirs : { $black }, { $blacks }.
match-continues = Mini-match : { $yours } à { $theirs } après la première partie. n commence la seconde ; vous avez les { $side ->
        [white] Blancs
       *[black] Noirs
    }.
match-continues-of = Mini-match : { $white } { $whites }, { $black } { $blacks }. n commence la seconde partie, couleurs inversées.
match-over = { $result ->
        [won] Vous avez gagné le mini-match
        [lost] Vous avez perdu le mini-match
       *[drawn] Le mini-match est nul
    } : { $yours } à { $theirs }.
match-over-of = Le mini-match est terminé : { $white } { $whites }, { $black } { $blacks }.
ballot-drawn = Tirage au sort : { $moves }
ballot-basic = Position de base : { $moves }
ballot-flying = Tirage volant : avant le premier coup, un pion est placé ailleurs. { $men }.
    .aloud = C’est un tirage volant : avant le premier coup, un pion est placé ailleurs. { $men }.
man-elsewhere = { $side ->
    [white] Les Blancs ont { $to } au lieu de { $from }
   *[black] Les Noirs ont { $to } au lieu de { $from }
}
game-filed = Partie enregistrée : games.pdn.

called-out = Le moteur joue { $played }.
called-out-by = Coup joué par { $name } : { $played }.

touched = Vous avez touché { $square } : cette pièce doit jouer.

## A side that plays elsewhere, over DXP

link-waits = On attend que l’autre camp appelle { $address }.
link-calls = On appelle { $address }.
link-kept = Échap quitte.
link-over = Pas de connexion : { $reason }.
link-again = r connecte de nouveau.
remote-gone = La pendule est arrêtée, la partie est gardée.
remote-stopped = L’autre camp a mis fin à la partie sans résultat qui compte.
remote-says = { $name } dit : { $text }

## Touch-move between two people

touch-broken = Pièce en { $square } touchée par { $name }, une autre jouée : p consulte l’arbitre.
touch-corrected = Coup annulé : la pièce en { $square } doit être jouée par { $name }.
complaint-breach = Les { $by } ont touché la pièce en { $square } ; les { $other } peuvent-ils exiger qu’elle joue ? Oui, ou accepter le coup joué ({ $article }). Encore p l’exige, un coup accepte.
complaint-late = Les { $by } ont touché la pièce en { $square } ; les { $other } peuvent-ils exiger qu’elle joue ? Non : les { $other } ont répondu ({ $article }).
complaint-touched = Les { $by } ont touché la pièce en { $square } ; les { $other } peuvent-ils exiger qu’elle joue ? Oui : { $ruling } ({ $article }).

## Draws offered and claimed

offer-too-early = Vous pouvez proposer nulle après { $needed } coups de chaque camp ; pour l’instant : { $moves }.
offer-offered-last = La dernière proposition était la vôtre : la suivante revient à l’adversaire.
offer-not-your-move = On propose nulle avec son propre coup : attendez-le.
offer-none = Il n’y a pas de proposition de nulle à laquelle répondre.
offer-game-over = La partie est finie.

claim-refused = { $reason ->
    [not-your-turn] Demandez quand c’est à vous de jouer.
    [no-sudden-death] La nulle ne se demande qu’en mort subite.
    [nothing] Rien à demander : il faut une dame seule contre 3 pièces au plus, ou 8 pièces au plus en tout et moins d’une minute.
    [can-be-won] Demande refusée : les tables montrent un gain.
   *[no-advantage] Demande refusée : votre avantage n’est pas net.
}

## The player's own score sheet

sheet-prompt = { $side ->
    [white] feuille { $number }.
   *[black] feuille { $number }…
}

sheet-hint = tapez le coup joué

write-down = { $side ->
    [white] Notez le coup { $number } des Blancs.
   *[black] Notez le coup { $number } des Noirs.
}

fill-in = { $missing ->
    [one] Il manque { $missing } coup à votre feuille : complétez, ou Échap.
   *[other] Il manque { $missing } coups à votre feuille : complétez, ou Échap.
}

fill-in-of = { $missing ->
    [one] { $name } : il manque { $missing } coup à la feuille ; complétez, ou Échap.
   *[other] { $name } : il manque { $missing } coups à la feuille ; complétez, ou Échap.
}

prompt-seal = secret

## The form for a new game: what stands before the values, and what they mean.

row-opponent = contre
    .help = Un niveau du moteur (8 : le meilleur) ou un joueur. Votre moteur se règle aux options (o).
row-theirs = son nom
    .help = Le nom de l’autre joueur, pour la pendule, le fichier et vos résultats.
row-yours = votre nom
    .help = Un nom autre que celui des options est celui d’un invité : la partie va au fichier, mais pas aux progrès.
row-color = vous
    .help = Vos pièces. Les Blancs commencent, sauf dans certaines positions.
    .both = Un mini-match : cette position avec chaque couleur, d’abord les Blancs. Un gain : deux points.
row-start = début
    .help = La position habituelle, une ouverture équilibrée tirée au sort, votre position, ou un avantage.
    .ballots = Un des { $full } tirages de la FMJD, une des { $basic } positions de base de l’IDF, votre position, ou un avantage.
row-fen = FEN
    .help = Une position comme W:W31-50:B1-20, sur 64 cases comme W:Wc3,e3:Bb6,d6, tapée ou collée ; W : Blancs, B : Noirs, K marque une dame.
row-clock = pendule
    .help = Mort subite : un temps pour la partie. Fischer : ajout par coup.
    .playoff = Un barrage jusqu’à ce qu’une partie soit gagnée. Après une nulle, la suivante part avec le temps restant. Pendule Fischer.
row-time = temps
    .help = Pour toute la partie, ou pour les coups de la période.
row-extra = plus
    .help = Fischer : secondes ajoutées par coup. Période : nombre de coups ; puis encore la moitié du temps pour finir.
    .aloud = secondes ajoutées, ou coups
row-undo = annuler
    .help = Si l’on peut annuler (u), la partie est amicale.
row-touch = toucher
    .help = Pièce touchée, pièce jouée : une pièce choisie doit jouer, si elle le peut.
    .two = Pièce touchée, pièce jouée : qui touche une pièce et en joue une autre peut être rappelé par l’adversaire (p).
    .aloud = pièce touchée, pièce jouée
row-blind = aveugle
    .help = À l’aveugle : les pièces sont cachées jusqu’à la fin.
    .aloud = à l’aveugle
row-sheet = feuille
    .help = Si vous la tenez, vous tapez les deux coups après chaque tour ; ils sont vérifiés.
    .aloud = feuille de partie

row-link = liaison
    .help = Par DXP : un camp attend, l’autre appelle ; l’un fixe la partie, l’autre suit.
row-address = adresse
    .help = Vide : cette machine seulement. Avec une adresse, d’autres peuvent vous joindre, sans chiffrement.
address-here = 127.0.0.1:27531
link-listen-ask = attendre, mes conditions
link-call-follow = appeler, ses conditions
link-call-ask = appeler, mes conditions
link-listen-follow = attendre, ses conditions

row-turning = damier
    .help = S’il tourne après chaque coup, le camp au trait est en bas.

play-white = Blancs
play-black = Noirs
play-either = Blancs ou Noirs
play-both = les deux, mini-match
start-beginning = position de départ
start-ballot = ouverture au sort
start-ballot-federation = tirage de la FMJD
start-ballot-basic = position de base IDF
start-fen = FEN ci-dessous
    .aloud = la position de la ligne FEN
start-opponent-down-1 = adversaire moins un pion
start-opponent-down-2 = adversaire moins 2 pions
start-opponent-down-3 = adversaire moins 3 pions
start-you-down-1 = vous moins un pion
start-you-down-2 = vous moins 2 pions
start-you-down-3 = vous moins 3 pions
clock-none = sans
clock-sudden-death = mort subite
clock-fischer = Fischer
clock-periods = coups par période
clock-playoff = Lehmann-Georgiev
undo-allowed = permis
undo-forbidden = interdit
no = non
yes = oui
sheet-kept = tenue pour vous
sheet-yours = vous la tenez
sheet-theirs = chacun la sienne
turning-no = ne tourne pas
turning-yes = tourne à chaque coup

minutes-value = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

seconds-value = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}

moves-value = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Keys

label-game = partie
help-game = jouer une partie contre le moteur ou un autre joueur
label-offer = nulle
help-offer = proposer nulle avec votre prochain coup, ou l’accepter
label-claim = demande
help-claim = demander la nulle, en mort subite
label-protest = arbitre
help-protest = consulter l’arbitre sur une pièce touchée ; encore : la faire jouer
label-resign = abandon
help-resign = abandonner (appuyer deux fois)
    .aloud = abandonner (à taper deux fois)
label-adjourn = ajourner
help-adjourn = ajourner : votre prochain coup est mis sous enveloppe
label-new-game = nouvelle
help-new-game = une nouvelle partie
label-again = revanche
help-again = une autre partie aux mêmes conditions
help-ask-again = redemander au moteur après un échec

## A game read back from memory

recall-at = De mémoire : { $at } demi-coups sur { $plies }. { $faults }
recall-done = Toute la partie de mémoire : { $plies } demi-coups. { $faults }
recall-faults = Faux : { $wrong }, montrés : { $shown }.
recall-how-to = i montre le coup suivant, Échap arrête.
    .aloud = { label-remind } montre le coup suivant.
recall-shown = C’était { $played }.
label-recall = de mémoire
help-recall = redonner la partie de mémoire, coup par coup
label-remind = montrer
help-remind = de mémoire : montrer le coup suivant
