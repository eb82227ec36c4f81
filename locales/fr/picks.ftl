## Les recueils du joueur, et les problèmes qui ne reviennent plus.

## Keys

label-keep = garder
help-keep = garder le problème dans un recueil à vous
label-hide = plus jamais
help-hide = ne plus jamais montrer ce problème, ou y revenir
label-remove-set = enlever
help-remove-set = enlever un recueil (deux fois) ; ses problèmes restent dans la collection

## Keeping a puzzle

keep-title = Garder ce problème
keep-clock = garder
keep-menu = où
keep-set = recueil
keep-name = nom
keep-new = nouveau recueil
keep-start = Garder
drop-start = Retirer
keep-how-to = Entrée garde le problème dans ce recueil. Un recueil se travaille dans tous les modes (m) et s’exporte.
drop-how-to = Le problème est dans ce recueil. Entrée l’en retire.
keep-nameless = Tapez un nom pour le recueil.
    .aloud = Tapez 2 et un nom pour le recueil.

kept-in-set = { $count ->
    [one] Gardé dans « { $set } » : { $count } problème.
   *[other] Gardé dans « { $set } » : { $count } problèmes.
}

dropped-from-set = Retiré de « { $set } ».

hidden-now = Il ne reviendra plus jamais. Suppr y remédie.
shown-again = Il peut revenir.

## The form that chooses puzzles

set-all = tous les problèmes

set-own = { $set } ({ $count })

## The list

picks-title = Vos problèmes
picks-menu = recueils, et masqués
picks-none = Vous n’avez pas de recueil et n’avez masqué aucun problème. Devant un problème, + le garde dans un recueil et Suppr le masque.
picks-set-how-to = Entrée choisit comment travailler ce recueil. Suppr l’enlève.
picks-hidden-how-to = Ce problème ne revient jamais. Entrée y remédie.
picks-remove = Encore Suppr pour enlever le recueil. Ses problèmes restent dans la collection.
picks-unknown = Ce problème n’est pas dans la collection actuelle.

picks-set = { $count ->
    [one] { $set }  { $count } problème
   *[other] { $set }  { $count } problèmes
}

picks-hidden = masqué : { $id }

settings-picks-count = { $sets ->
    [one] { $sets } recueil
   *[other] { $sets } recueils
}, { $hidden } masqués
