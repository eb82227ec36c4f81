## Pourquoi un cas se décide ainsi : une phrase chacun. Les articles sont derrière.

why-case = { $why } ({ $articles })

why-irregular = { $sequel ->
    [noticed] C’est une des seize irrégularités, et c’est à l’adversaire seul d’en décider.
    [noticed-late] Répondre par un coup, c’est accepter la position.
    [refused] Un joueur qui refuse de corriger une infraction aux règles du jeu perd la partie.
    [partly] Ne corriger qu’une partie est puni ; seul un refus coûte aussitôt la partie.
   *[silence] D’une irrégularité, seul l’adversaire peut parler ; ici, l’arbitre ne peut pas intervenir.
}
why-accident = Un changement par accident n’est pas une faute s’il est remarqué aussitôt.
why-board-turned = Une partie sur un damier mal posé est annulée.
why-left-off = Toute position fausse qui apparaît pendant la partie est rectifiée.
why-on-light = Une pièce sur une case claire n’est pas en jeu, et cela doit être rectifié.

why-touch = { $touch ->
    [movable] Une pièce touchée qui peut jouer doit être jouée.
    [blocked] Seule une pièce touchée qui a un coup régulier doit être jouée.
    [adjusted] Qui le dit nettement avant peut redresser des pièces.
    [adjusted-late] L’annonce ne compte que si elle vient avant le toucher.
    [hand-on] Tant que la main n’a pas lâché, la pièce peut aller sur toute case qu’elle peut atteindre.
    [hand-off] Le coup est complet quand la main a lâché la pièce.
   *[not-to-move] Un joueur qui n’a pas le trait ne peut toucher aucune pièce.
}

why-clock = { $case ->
    [pressed] On a appuyé sur la pendule alors qu’il restait du temps.
    [not-pressed] Un coup ne compte qu’une fois qu’on a appuyé sur la pendule.
    [forgotten] Chaque joueur veille sur son temps ; seul l’adversaire peut le signaler.
    [other-hand] La main qui a joué doit aussi appuyer sur la pendule.
    [late] Jusqu’à la limite, un retard ne coûte que le temps perdu.
    [too-late] Qui est en retard au-delà de la limite perd.
    [both-late] Si les deux sont en retard au-delà de la limite, les deux perdent.
    [neither] Le temps jusqu’à l’arrivée du premier joueur est partagé entre les deux pendules.
    [black-absent] Si les Noirs sont absents au début, leur pendule tourne.
    [claim-right] Si la demande est acceptée, le drapeau tombé ne compte pas.
    [claim-wrong] La pendule tourne pendant une demande ; si elle est refusée, le drapeau compte.
    [broken] L’arbitre remplace la pendule, règle les deux temps, et la partie continue.
   *[colors-swapped] Une fois la partie commencée, elle continue avec les couleurs telles quelles.
}

why-sheet = { $case ->
    [trouble] En mort subite, un joueur qui a moins de cinq minutes n’est pas tenu de noter.
    [time-left] Le zeitnot commence à moins de cinq minutes.
    [fischer] Avec une pendule Fischer, il n’y a pas de zeitnot.
    [after] L’arbitre peut faire compléter après la partie les coups omis.
    [compare] Il y faut l’accord de l’adversaire, et son propre temps.
    [capture-first] Une prise se note une fois faite.
   *[refuses] Qui refuse de noter, même sur demande, perd la partie.
}

why-draw = { $case ->
    [early] On ne peut proposer nulle qu’après quarante coups.
    [stands] Quarante coups sont joués, et l’ordre est juste : coup, offre, pendule.
    [again] Qui a essuyé un refus doit attendre une proposition de l’adversaire.
    [conditional] Une proposition ne peut pas avoir de conditions.
    [late] La proposition vient avant la pendule, sur son propre temps.
    [answered] Continuer à jouer refuse une proposition.
    [repeated] C’est la troisième fois, toujours avec le même camp au trait.
    [not-repeated] Il faut trois fois, chacune avec le même camp au trait.
    [theoretical] En mort subite, la partie est nulle, à moins que le camp le plus fort ne puisse montrer un gain.
    [advantage] Il faut huit pièces au plus, moins d’une minute, et la meilleure position : tout y est.
    [no-advantage] Il faut huit pièces au plus, et moins d’une minute à la pendule.
   *[fischer] Cette règle ne vaut qu’en mort subite, sans ajout de temps.
}
why-limit-reached = Avec ce matériel, la limite est de { $limit } coups de chaque camp, et elle est atteinte.
why-limit-open = Avec ce matériel, la limite est de { $limit } coups de chaque camp, et elle n’est pas encore atteinte.

why-sealing = { $step ->
    [reads-legal] Le coup secret est régulier, il doit donc être joué.
    [reads-illegal] Un coup secret qui n’est pas régulier perd la partie.
    [who-seals] Le joueur au trait écrit le coup sans qu’on le voie.
    [illegal] Un coup secret doit être régulier ; sinon la partie est perdue.
    [who-keeps] L’arbitre cachette l’enveloppe et la garde.
    [first] Enveloppe, feuilles de partie, position et temps, coup secret : dans cet ordre.
    [second] Enveloppe, feuilles de partie, position et temps, coup secret : dans cet ordre.
    [third] Enveloppe, feuilles de partie, position et temps, coup secret : dans cet ordre.
    [fourth] Enveloppe, feuilles de partie, position et temps, coup secret : dans cet ordre.
    [other-move] Le coup secret doit être joué.
   *[arbiters-time] Le temps d’écrire la position n’est compté à aucun joueur.
}

why-conduct = { $conduct ->
    [talks] Pendant la partie, un joueur ne peut parler à personne d’autre que l’arbitre.
    [asks-spectator] Pendant la partie, un joueur ne peut parler à personne d’autre que l’arbitre.
    [notes] On ne peut rien consulter qui aide dans la partie.
    [written-opening] On ne peut rien consulter qui aide dans la partie.
    [leaves-to-move] Un joueur au trait reste au damier.
    [points] Toucher ou montrer des cases pour mieux réfléchir est puni.
    [disturbs] Un joueur ne peut pas déranger l’adversaire qui réfléchit.
    [disturbs-others] Un joueur ne peut pas déranger les parties en cours.
    [advice] Un joueur ne peut pas accepter de conseils sur sa partie.
    [analyses-running] Une partie en cours ne peut pas être analysée.
    [analyses-in-hall] On n’analyse pas de parties finies dans la salle de jeu.
    [holds-up] Un joueur ne peut rien faire qui empêche le tournoi de bien se dérouler.
    [leaves-hall] Quitter la salle demande la permission de l’arbitre.
    [fetches-something] Quitter la salle demande la permission de l’arbitre.
    [stands-by] Un joueur ne peut pas s’attarder près d’une partie en cours.
    [telephone] On ne peut ni porter ni utiliser d’appareils électroniques.
    [watch] On ne peut ni porter ni utiliser d’appareils électroniques.
    [walks] Les joueurs ont le droit de marcher dans la salle.
    [asks-arbiter] Un joueur peut tout demander à l’arbitre sur sa partie.
    [appeals] Un joueur peut faire appel par écrit, sans interrompre la partie.
   *[writes-to-organisers] Un joueur peut écrire aux organisateurs.
}
why-severe-warnings = Deux avertissements sévères dans une partie la perdent.
why-disqualification = Pour disqualifier un joueur, l’arbitre a besoin de l’accord de l’arbitre principal.

why-seen = { $seen ->
    [flag] L’arbitre doit mettre fin à la partie, même si aucun joueur ne le demande.
    [rule-draw] L’arbitre peut déclarer sans qu’on le demande une nulle selon les règles.
    [third-time] L’arbitre peut déclarer sans qu’on le demande une nulle selon les règles.
    [king-moves] L’arbitre peut déclarer sans qu’on le demande une nulle selon les règles.
    [too-late] L’arbitre déclare la partie perdue pour un joueur qui arrive après la limite.
    [forgotten-clock] Seul l’adversaire peut signaler une pendule oubliée.
    [quarrel] L’arbitre peut intervenir dans tout conflit sans qu’on le demande.
   *[no-score] Noter est un devoir, et l’arbitre le contrôle.
}
why-seen-conduct = L’arbitre agit d’office ; seules les irrégularités et la pendule oubliée sont laissées à l’adversaire.

why-form = { $form ->
    [odds] Le joueur le plus fort donne des pions, pour que l’écart de force soit moindre.
    [blindfold] Un camp ne voit pas de damier et ne note rien ; les coups sont annoncés.
    [simultaneous] Un joueur affronte plusieurs adversaires sur plusieurs damiers en même temps.
    [blindfold-simultaneous] C’est une simultanée par quelqu’un qui ne voit pas de damier.
    [correspondence] Les joueurs sont en des lieux différents, et les coups vont par lettre.
    [knock-out] Les voisins de la liste se rencontrent, et le perdant sort.
    [round-robin] Tous rencontrent tous ; il y en a de simples, de doubles, et par groupes.
    [by-score] On apparie selon des scores égaux ou presque.
    [relay] C’est une lutte d’équipes où les joueurs se succèdent jusqu’à ce qu’ils perdent.
    [match] Deux joueurs se rencontrent en deux parties ou plus.
   *[scheveningen] C’est un match d’équipes où tous ceux d’un camp rencontrent tous ceux de l’autre.
}
why-rounds = Élimination directe à { $players } : { $rounds } rondes ; le suisse, deux à quatre de plus, plutôt impair, jamais moins de sept.
why-score = Un gain compte deux points, une nulle un, une perte rien.
why-compare = { $by ->
    [score] Le plus haut score passe devant.
    [wins] Les scores sont égaux, donc plus de gains passe devant.
    [game] Scores et gains sont égaux, donc la partie entre les deux décide.
   *[play-off] Scores et gains sont égaux et leur partie fut nulle : un barrage décide.
}
why-play-off-drawn = Après une nulle, la partie suivante commence avec ce qui reste à chaque joueur.
why-play-off-over = La première partie gagnée, ou perdue au temps, décide.
