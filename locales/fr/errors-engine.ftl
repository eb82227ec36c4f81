## Moteurs qui ne marchent pas

no-engine-set = aucun moteur n’est réglé dans les options
engine-no-move = le moteur n’a pas donné de coup

engine-command = « { $command } » n’est pas une commande : il faut un programme et ses arguments, guillemets fermés

engine-start = impossible de lancer « { $program } » : { $reason }

engine-no-folder = le dossier « { $folder } » n’existe pas

engine-stopped = le moteur a été arrêté
engine-ended-at-start = le moteur s’est terminé au démarrage ; il lui faut peut-être un argument comme "hub", ou un autre dossier
engine-ended-in-search = le moteur s’est terminé pendant la recherche
engine-silent-at-start = le moteur ne répond pas au démarrage
engine-silent-in-search = le moteur ne répond pas pendant la recherche

engine-endless = le moteur a écrit { $lines } lignes sans « { $missing } » ; il lui faut peut-être un argument comme "hub", ou un autre dossier

engine-flood = le moteur inonde sa sortie pendant la recherche ; il a été terminé
engine-unstoppable = le moteur n’arrête pas de chercher

engine-no-evaluation = le moteur a écrit « { $line } », ce qui n’est pas une évaluation de la position

engine-names-no-move = le moteur a écrit « { $line } », qui n’a pas de coup

engine-bad-move = le moteur a écrit « { $line } » : { $problem }

engine-complains = le moteur signale : { $message }

engine-other-variant = le moteur ne joue pas aux dames { $variant ->
    [russian] russes
    [brazilian] brésiliennes
   *[international] internationales
}

engine-no-node-limit = le moteur parle la version 1 du protocole Hub, qui ne peut pas limiter le nombre de positions

engine-shortage = le système n’a pas { $wanted } Mio pour le moteur, qui tourne avec { $given }

engine-gone = le fil du moteur ne tourne pas

engine-unnamed = Votre moteur
