## Course de finales : cinq finales à gagner contre une seule pendule.

rush-title = Course de finales
rush-row = course
rush-no = non, une finale
rush-yes = { $endings } finales en { $minutes } minutes

rush-rules = Gagnez { $endings } finales en { $minutes } minutes. Le premier coup qui laisse échapper un gain met fin à cette finale ; il n’y a pas d’indices.

rush-count = finale { $number } sur { $endings } · gagnées { $won }

rush-best = record { $best }

rush-task = Gagnez. Il n’y a pas d’indices, et aucun coup ne s’annule.
rush-missed = La finale suivante arrive. Entrée passe aussitôt.

rush-left = Course arrêtée : gagnées { $won } sur { $endings }.

rush-over = Gagnées { $won } sur { $endings }, il reste { $left }.

rush-time-up = Temps écoulé : gagnées { $won } sur { $endings }.

rush-first = Votre première course.
rush-best-is = Votre record est { $best }.
rush-record = Nouveau record (avant { $best }).

rush-results = finales
rush-again = Entrée en refait une, n commence une nouvelle course.
rush-anew = n commence une nouvelle course.

unfinished-rush = Course, finale { $number }, reste { $left }
give-up-rush = Encore Suppr pour abandonner cette course. Les finales jouées restent enregistrées.
