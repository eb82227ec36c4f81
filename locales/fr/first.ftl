## Le premier écran d’un nouveau joueur : des questions, et l’offre de problèmes qui le situent.

first-title = Bienvenue
first-questions = vous
first-welcome = Quatre questions. Entrée commence.
    .aloud = Quatre questions. Une ligne vide pour commencer.
first-variant = Mon jeu
    .help = Le jeu de tous les écrans ; v à l’accueil en choisit un autre.
first-experience = Je suis
    .help = De là dépend la difficulté des premiers problèmes. Ensuite votre classement suit vos résultats.
first-how-to = ↑ ↓ choisissent une question, ← → une réponse.
first-begin = Commencer
first-go-on = Continuer
first-placement = vos premiers problèmes
first-placement-when = Les faire
first-placement-now = maintenant
first-placement-later = plus tard

first-placement-help = { $puzzles } problèmes situent votre niveau. Une seule erreur n’est pas grave : une fourchette se resserre à chaque problème.
experience-beginner = débutant
experience-club = joueur de club
experience-master = maître

you-placing = vous { $rating } · { $done } sur { $puzzles }
    .aloud = vous : Elo { $rating }, après { $done } des { $puzzles } problèmes qui situent votre niveau

placement-over = Votre niveau est trouvé : votre classement est { $rating }. La fourchette se resserre à l’usage.
